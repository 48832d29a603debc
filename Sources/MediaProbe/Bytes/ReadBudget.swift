/// How much of one file may be read, whatever the file declares.
public struct ReadBudget: Sendable, Equatable {
  /// Bytes that are fetched.
  public let bytes: Int64
  /// Times that bytes are fetched: over a network each is a wait.
  public let requests: Int

  public init(bytes: Int64, requests: Int) {
    (self.bytes, self.requests) = (bytes, requests)
  }

  /// Of the header tier: 8 MiB, and a request for each page of them. Descriptions take kilobytes; animations tell how many
  /// frames they have only from one frame to the next (docs/decisions.md).
  public static let header = ReadBudget(bytes: 8 << 20, requests: 2048)

  /// For whoever has limits of its own.
  public static let unlimited = ReadBudget(bytes: .max, requests: .max)

  /// What a reading throws that asked for more than its budget.
  static let spent = ReadError(.tooLarge, "the description of the media is larger than any that is read")
}

/// Reads on as far as the budget goes; nil where that ended the reading.
func withinBudget<Value>(_ body: () throws(Halt) -> Value) throws(Halt) -> Value? {
  do {
    return try body()
  } catch .failed(ReadBudget.spent) {
    return nil
  }
}

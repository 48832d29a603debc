/// A limit on the part of a file that can be read, regardless of the sizes that the file declares.
package struct ReadBudget: Sendable, Equatable {
  /// Largest number of bytes to fetch.
  package let bytes: Int64
  /// Largest number of requests: over a network, each one costs a round trip.
  package let requests: Int

  package init(bytes: Int64, requests: Int) {
    (self.bytes, self.requests) = (bytes, requests)
  }

  /// Budget of the header tier: 8 MiB, and one request per page of them. Headers need only kilobytes, but counting the frames
  /// of an animation requires a walk from frame to frame (docs/decisions/reading-files.md).
  package static let header = ReadBudget(bytes: 8 << 20, requests: 2048)

  /// Budget of the header tier if facts from samples are wanted: it has half as many additional bytes for long tables, and
  /// twice as many requests. Samples and blocks use the budget that the description leaves.
  package static let samples = ReadBudget(bytes: 12 << 20, requests: 4096)

  /// No limit, for readers that have their own limits.
  package static let unlimited = ReadBudget(bytes: .max, requests: .max)

  /// The error of a reading that exceeds its budget.
  package static let spent = ReadError(.tooLarge, .descriptionTooLarge)
}

/// Calls a function; returns nil if the budget ended the reading.
@discardableResult
func withinBudget<Value>(_ body: () throws(ReadInterruption) -> Value) throws(ReadInterruption) -> Value? {
  do {
    return try body()
  } catch .failed(ReadBudget.spent) {
    return nil
  }
}

/// Calls a function; returns nil if the budget or missing bytes ended the reading.
func asFarAsPresent<Value>(_ body: () throws(ReadInterruption) -> Value) throws(ReadInterruption) -> Value? {
  do {
    return try body()
  } catch .failed(ReadBudget.spent) {
    return nil
  } catch .needs {
    return nil
  }
}

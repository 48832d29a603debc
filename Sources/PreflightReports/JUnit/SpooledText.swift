import PreflightPresenting

/// A text of any length. Its end is in memory, and its beginning is in a spool if one is available.
struct SpooledText {
  /// The number of bytes that are spooled at once.
  private static let block = 65_536

  private(set) var blocks: [Range<UInt64>] = []
  private(set) var tail = MarkupWriter()

  /// Appends to the text.
  ///
  /// - Parameter spool: The spool; nil to keep the whole text in memory.
  mutating func append(to spool: (any ReportSpool)?, _ write: (inout MarkupWriter) -> Void) throws {
    write(&tail)
    guard let spool, tail.bytes.count >= Self.block else { return }
    blocks.append(try spool.append(tail.bytes))
    tail.removeAll()
  }
}

/// Storage for the bytes of a report that can only be written at its end, and that may not fit into memory.
package protocol ReportSpool: AnyObject {
  /// Stores bytes and returns their range.
  func append(_ bytes: [UInt8]) throws -> Range<UInt64>
  /// Returns the bytes of a range.
  func bytes(_ range: Range<UInt64>) throws -> [UInt8]
}

/// A text of any length. Its end is in memory, and the beginning in a spool if there is one.
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

/// A place for bytes of a report that can only be written at its end, and that may be larger than memory.
public protocol ReportSpool: AnyObject {
  /// Keeps bytes, and says where they lie.
  func append(_ bytes: [UInt8]) throws -> Range<UInt64>
  /// The bytes that lie there.
  func bytes(_ range: Range<UInt64>) throws -> [UInt8]
}

/// A text of any length: its end in memory, and what came before in a spool where there is one.
struct SpooledText {
  /// Bytes that are spooled at once.
  private static let block = 65_536

  private(set) var blocks: [Range<UInt64>] = []
  private(set) var tail = MarkupWriter()

  /// Appends to the text.
  ///
  /// - Parameter spool: Nil keeps all of it in memory.
  mutating func append(to spool: (any ReportSpool)?, _ write: (inout MarkupWriter) -> Void) throws {
    write(&tail)
    guard let spool, tail.bytes.count >= Self.block else { return }
    blocks.append(try spool.append(tail.bytes))
    tail.removeAll()
  }
}

/// A view of a source through which a reader goes mostly forward: it fetches a block at a time and serves small pieces
/// from it. What it fetches comes out of a budget, so that no file can make a reading endless.
public struct ByteWindow {
  /// A page: what a disk reads anyway.
  private static let blockSize = 4096

  private let source: any ByteSource
  private let budget: Int
  private var block: [UInt8] = []
  private var blockStart: UInt64 = 0
  /// Bytes fetched so far.
  public private(set) var spent = 0

  public init(_ source: any ByteSource, budget: Int) {
    self.source = source
    self.budget = budget
  }

  /// The length of the whole; nil as long as it is not known.
  public var size: UInt64? { source.size }

  /// The bytes at an offset; nil where the whole ends before them.
  public mutating func fields(_ offset: UInt64, _ count: Int, _ order: Fields.Order = .big) throws(Halt) -> Fields? {
    guard count >= 0 else { return nil }
    let (end, overflow) = offset.addingReportingOverflow(UInt64(count))
    guard !overflow else { return nil }
    if let size = source.size, end > size { return nil }
    if offset < blockStart || end > blockStart + UInt64(block.count) {
      let length = max(count, ByteWindow.blockSize)
      guard spent + count <= budget else { throw .failed(ByteWindow.overBudget) }
      let (fetchEnd, overflow) = offset.addingReportingOverflow(UInt64(length))
      block = try source.bytes(offset..<(overflow ? .max : fetchEnd))
      blockStart = offset
      spent += block.count
      guard block.count >= count else { return nil }
    }
    let start = Int(offset - blockStart)
    return Fields(block[start..<start + count], order)
  }

  /// What a reading throws that asked for more than its budget.
  public static let overBudget = ReadError(
    .tooLarge, "the description of the media is larger than any that is read")
}

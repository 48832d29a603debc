/// A view of a source through which a reader goes mostly forward: it fetches a block at a time and serves small pieces
/// from it. How much is fetched is the source's to limit; how often a piece is asked for is limited here, so that no file
/// can make a reading long by pieces of a few bytes.
public struct ByteWindow {
  /// A page: what a disk reads anyway.
  private static let blockSize: UInt64 = 4096
  /// What is fetched at once, at most, of a file that is walked from piece to piece: each fetch is twice the one before.
  private static let longestBlock: UInt64 = 32768
  /// How far behind the end of a block the next piece of such a walk may lie.
  private static let nearby: UInt64 = 512
  /// Pieces of one file: some thousand times what a description has, and a hundredth of a second.
  private static let mostPieces = 1 << 18

  private let source: any ByteSource
  private let budget: Int
  private var piecesLeft: Int
  private var block: [UInt8] = []
  private var blockStart: UInt64 = 0
  /// Bytes fetched so far.
  public private(set) var spent = 0

  /// A window whose source has a budget.
  public init(_ source: any ByteSource) {
    (self.source, budget, piecesLeft) = (source, .max, ByteWindow.mostPieces)
  }

  /// A window with a budget of its own, for a reader that counts what it asks for.
  public init(_ source: any ByteSource, budget: Int) {
    (self.source, self.budget, piecesLeft) = (source, budget, .max)
  }

  /// The length of the whole; nil as long as it is not known.
  public var size: UInt64? { source.size }

  /// The bytes at an offset; nil where the whole ends before them.
  public mutating func fields(_ offset: UInt64, _ count: Int, _ order: Fields.Order = .big) throws(Halt) -> Fields? {
    guard let start = try reach(offset, count) else { return nil }
    return Fields(block[start..<start + count], order)
  }

  /// Two big-endian numbers of 32 bits, as boxes and chunks begin with; nil where the whole ends before them.
  mutating func pair(_ offset: UInt64) throws(Halt) -> (first: UInt32, second: UInt32)? {
    guard let start = try reach(offset, 8) else { return nil }
    // Without a slice of the block: a walk asks for more of these than for anything else.
    let value = unsafe block.withUnsafeBytes {
      UInt64(bigEndian: unsafe $0.loadUnaligned(fromByteOffset: start, as: UInt64.self))
    }
    return (UInt32(truncatingIfNeeded: value >> 32), UInt32(truncatingIfNeeded: value))
  }

  /// The bytes from an offset on as far as they are here, at least one; nil where the whole ends before it.
  mutating func run(from offset: UInt64) throws(Halt) -> ArraySlice<UInt8>? {
    guard let start = try reach(offset, 1) else { return nil }
    return block[start...]
  }

  /// Makes the bytes at an offset be in the block, and tells where in it; nil where the whole ends before them.
  private mutating func reach(_ offset: UInt64, _ count: Int) throws(Halt) -> Int? {
    guard count >= 0 else { return nil }
    guard piecesLeft > 0 else { throw .failed(ByteWindow.overBudget) }
    piecesLeft -= 1
    if holds(offset, count) { return Int(offset - blockStart) }
    let (end, overflow) = offset.addingReportingOverflow(UInt64(count))
    guard !overflow else { return nil }
    if let size = source.size, end > size { return nil }
    guard count <= budget - min(spent, budget) else { throw .failed(ByteWindow.overBudget) }
    // The first page was fetched to tell the format: what lies in it costs nothing.
    let start = end <= ByteWindow.blockSize ? 0 : offset
    let (blockEnd, blockOverflow) = start.addingReportingOverflow(blockLength(at: start))
    block = try source.bytes(start..<max(end, blockOverflow ? .max : blockEnd))
    blockStart = start
    spent += block.count
    let place = Int(offset - start)
    return block.count >= place + count ? place : nil
  }

  /// How much is fetched at an offset. A reader with a budget of its own chose what it asks for.
  private func blockLength(at offset: UInt64) -> UInt64 {
    let fetched = UInt64(block.count)
    guard budget == .max, fetched > 0, offset >= blockStart, offset - blockStart <= fetched + ByteWindow.nearby else {
      return ByteWindow.blockSize
    }
    return max(ByteWindow.blockSize, min(2 * fetched, ByteWindow.longestBlock))
  }

  /// Fetches a range at once, so that pieces of it are served without asking again.
  public mutating func hold(_ range: Range<UInt64>) throws(Halt) {
    guard range.count <= budget - min(spent, budget) else { throw .failed(ByteWindow.overBudget) }
    block = try source.bytes(range)
    blockStart = range.lowerBound
    spent += block.count
  }

  /// Whether a piece is here already.
  public func holds(_ offset: UInt64, _ count: Int) -> Bool {
    offset >= blockStart && offset - blockStart <= UInt64(block.count)
      && UInt64(max(0, count)) <= UInt64(block.count) - (offset - blockStart)
  }

  /// What a reading throws that asked for more than its budget.
  public static let overBudget = ReadBudget.spent
}

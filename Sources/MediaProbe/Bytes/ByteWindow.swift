/// A buffered view of a source for readers that move mostly forward. It fetches one block at a time and serves small pieces
/// from it. The source limits how many bytes are fetched. The window limits the number of pieces, so that a file cannot prolong
/// a reading with many tiny pieces.
package struct ByteWindow {
  /// Size of a block: one page, which a disk reads in any case.
  private static let blockSize: UInt64 = 4096
  /// Largest block in a sequential walk, in which each block is twice as long as the one before.
  private static let longestBlock: UInt64 = 32768
  /// Largest distance from the end of a block to the next piece of a sequential walk.
  private static let nearby: UInt64 = 512
  /// Largest number of pieces of one file: about a thousand times as many as a header needs. They take a hundredth of a second.
  private static let mostPieces = 1 << 18

  private let source: any ByteSource
  private let budget: Int
  private var piecesLeft: Int
  private var block: [UInt8] = []
  private var blockStart: UInt64 = 0
  /// Number of bytes fetched so far.
  package private(set) var spent = 0

  /// Creates a window on a source that has a budget.
  package init(_ source: any ByteSource) {
    (self.source, budget, piecesLeft) = (source, .max, ByteWindow.mostPieces)
  }

  /// Creates a window with its own budget, for a reader that counts its own requests.
  package init(_ source: any ByteSource, budget: Int) {
    (self.source, self.budget, piecesLeft) = (source, budget, .max)
  }

  /// Length of the whole in bytes; nil until it is known.
  package var size: UInt64? { source.size }

  /// Returns the bytes at an offset; nil if the whole ends before them.
  package mutating func fields(_ offset: UInt64, _ count: Int, _ order: Fields.Order = .big) throws(ReadInterruption)
    -> Fields?
  {
    guard let start = try reach(offset, count) else { return nil }
    return Fields(block[start..<start + count], order)
  }

  /// Returns the bytes of a declared length at an offset; nil if the whole ends before them.
  package mutating func fields(_ offset: UInt64, _ count: Int64, _ order: Fields.Order = .big) throws(ReadInterruption)
    -> Fields?
  {
    try fields(offset, Int(clamping: count), order)
  }

  /// Returns the byte at an offset; nil if the whole ends before it. Unlike `fields`, it makes no slice of the block.
  mutating func byte(_ offset: UInt64) throws(ReadInterruption) -> Int? {
    guard let start = try reach(offset, 1) else { return nil }
    return Int(block[start])
  }

  /// Returns two big-endian 32-bit numbers, the beginning of every box and chunk; nil if the whole ends before them.
  mutating func pair(_ offset: UInt64) throws(ReadInterruption) -> (first: UInt32, second: UInt32)? {
    guard let start = try reach(offset, 8) else { return nil }
    // This avoids a slice of the block: a walk calls this function more often than any other.
    let value = unsafe block.withUnsafeBytes {
      UInt64(bigEndian: unsafe $0.loadUnaligned(fromByteOffset: start, as: UInt64.self))
    }
    return (UInt32(truncatingIfNeeded: value >> 32), UInt32(truncatingIfNeeded: value))
  }

  /// Returns the buffered bytes from an offset on, at least one; nil if the whole ends before it.
  mutating func run(from offset: UInt64) throws(ReadInterruption) -> ArraySlice<UInt8>? {
    guard let start = try reach(offset, 1) else { return nil }
    return block[start...]
  }

  /// Brings the bytes at an offset into the block and returns their index in it; nil if the whole ends before them.
  #if hasFeature(Embedded)
    @inline(never)
  #else
    @inline(__always)
  #endif
  private mutating func reach(_ offset: UInt64, _ count: Int) throws(ReadInterruption) -> Int? {
    // Nearly all pieces are in the block. Of an offset before its start, the distance is larger than any block.
    let place = offset &- blockStart
    guard count >= 0, place <= UInt64(block.count), UInt64(count) <= UInt64(block.count) &- place, piecesLeft > 0 else {
      return try fetch(offset, count)
    }
    piecesLeft &-= 1
    return Int(truncatingIfNeeded: place)
  }

  /// Does the same for a piece that is not in the block, or if no more pieces are allowed.
  private mutating func fetch(_ offset: UInt64, _ count: Int) throws(ReadInterruption) -> Int? {
    guard count >= 0 else { return nil }
    guard piecesLeft > 0 else { throw .failed(ByteWindow.overBudget) }
    piecesLeft -= 1
    let (end, overflow) = offset.addingReportingOverflow(UInt64(count))
    guard !overflow else { return nil }
    if let size = source.size, end > size { return nil }
    guard count <= budget - min(spent, budget) else { throw .failed(ByteWindow.overBudget) }
    // The first page was already fetched to detect the format, so its pieces cost nothing.
    let start = end <= ByteWindow.blockSize ? 0 : offset
    let (blockEnd, blockOverflow) = start.addingReportingOverflow(blockLength(at: start))
    block = try source.bytes(start..<max(end, blockOverflow ? .max : blockEnd))
    blockStart = start
    spent += block.count
    let place = Int(offset - start)
    return place <= block.count && count <= block.count - place ? place : nil
  }

  /// Returns the number of bytes to fetch at an offset. A reader with its own budget has chosen its request, so its
  /// block does not grow.
  private func blockLength(at offset: UInt64) -> UInt64 {
    let fetched = UInt64(block.count)
    guard budget == .max, fetched > 0, offset >= blockStart, offset - blockStart <= fetched + ByteWindow.nearby else {
      return ByteWindow.blockSize
    }
    return max(ByteWindow.blockSize, min(2 * fetched, ByteWindow.longestBlock))
  }

  /// Fetches a range at once, so that its pieces are served without further requests.
  package mutating func hold(_ range: Range<UInt64>) throws(ReadInterruption) {
    let count = range.upperBound - range.lowerBound
    guard count <= UInt64(budget - min(spent, budget)) else { throw .failed(ByteWindow.overBudget) }
    block = try source.bytes(range)
    blockStart = range.lowerBound
    spent += block.count
  }

  /// Fetches a range that a reader can do without, cut to the whole. Returns false if it has not arrived, or if the source
  /// is shorter than it claims.
  mutating func holdIfPresent(_ range: Range<UInt64>) throws(ReadInterruption) -> Bool {
    guard let size else { return false }
    let part = range.clamped(to: 0..<size)
    let count = Int(clamping: part.upperBound - part.lowerBound)
    if holds(part.lowerBound, count) { return true }
    guard let bytes = try source.bytesIfPresent(part), bytes.count == count else { return false }
    block = bytes
    blockStart = part.lowerBound
    spent += bytes.count
    return true
  }

  /// Returns the buffered bytes from an offset on, up to a maximum number; nil if none are buffered.
  func held(from offset: UInt64, most: Int = .max, _ order: Fields.Order = .big) -> Fields? {
    guard offset >= blockStart, offset < heldEnd else { return nil }
    let start = Int(offset - blockStart)
    return Fields(block[start..<start + min(most, block.count - start)], order)
  }

  /// Offset of the end of the buffered bytes.
  var heldEnd: UInt64 { blockStart + UInt64(block.count) }

  /// Returns true if a piece is already in the block.
  package func holds(_ offset: UInt64, _ count: Int) -> Bool {
    offset >= blockStart && offset - blockStart <= UInt64(block.count)
      && UInt64(max(0, count)) <= UInt64(block.count) - (offset - blockStart)
  }

  /// The error of a reading that exceeds its budget.
  package static let overBudget = ReadBudget.spent
}

extension BoxWalk {
  /// Reads a ChunkOffsetBox or ChunkLargeOffsetBox (ISO/IEC 14496-12, 8.7.5): the offset of the last chunk. The first
  /// one, one from the middle, the largest one and one that is out of order are read too if the table is at hand.
  mutating func readChunkOffsets(_ box: BoxPlace, _ table: inout SampleTable) throws(ReadInterruption) {
    guard let head = try content(box, atMost: 8), let declared = head.u32(4) else { return }
    let width: UInt64 = box.type == "co64" ? 8 : 4
    let count = entryCount(declared, box, header: 8, width: width)
    table.chunkCount = count
    guard count > 0 else { return }
    let start = box.body + 8
    let held = Int(clamping: (max(start, window.heldEnd) - start) / width)
    let middle = min(count / 2, held - 1)
    if held > 0 { table.firstChunk = try chunkOffset(0, box) }
    if middle > 0 { table.middleChunk = try chunkOffset(middle, box) }
    table.lastChunk = try chunkOffset(count - 1, box)
    if let offsets = try tableAtHand(box, header: 8, width: Int(width), count: count) {
      table.readOrder(offsets, width: Int(width), count)
    }
  }

  /// Returns the offset of a chunk by its number from 0; nil if the file ends before its entry.
  mutating func chunkOffset(_ number: Int, _ box: BoxPlace) throws(ReadInterruption) -> UInt64? {
    let width = box.type == "co64" ? 8 : 4
    guard let entry = try tableFields(box.body + 8 + UInt64(number) * UInt64(width), width) else { return nil }
    return width == 8 ? entry.u64(0) : entry.u32(0).map { UInt64($0) }
  }
}

extension SampleTable {
  fileprivate mutating func readOrder(_ offsets: Fields, width: Int, _ count: Int) {
    let (largest, descent) = width == 8 ? offsets.orderOfU64() : offsets.orderOfU32()
    func offset(_ number: Int) -> UInt64? {
      width == 8 ? offsets.u64(8 * number) : offsets.u32(4 * number).map { UInt64($0) }
    }
    farthestChunk = largest.flatMap { number in offset(number).map { (number, $0) } }
    guard let descent else { return }
    // If the chunks before and after one are in order, that one is the exception.
    let before = descent > 1 ? offset(descent - 2) : 0
    oddChunk = offset(descent) ?? 0 > before ?? 0 ? descent - 1 : descent
  }
}

extension BoxWalk {
  /// ChunkOffsetBox and ChunkLargeOffsetBox (ISO/IEC 14496-12, 8.7.5): only where the last chunk begins.
  mutating func readChunkOffsets(_ box: BoxPlace, _ table: inout SampleTable) throws(Halt) {
    guard let head = try content(box, atMost: 8), let declared = head.u32(4) else { return }
    let width: UInt64 = box.type == "co64" ? 8 : 4
    let count = entryCount(declared, box, header: 8, width: width)
    table.chunkCount = count
    guard count > 0 else { return }
    let place = box.body + 8 + UInt64(count - 1) * width
    guard let last = try tableFields(place, Int(width)) else { return }
    table.lastChunk = width == 8 ? last.u64(0) : last.u32(0).map { UInt64($0) }
  }
}

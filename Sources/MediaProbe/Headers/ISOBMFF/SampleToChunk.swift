extension BoxWalk {
  /// Reads a SampleToChunkBox (ISO/IEC 14496-12, 8.7.4): only the first chunk of its last entry, and the description of
  /// the first samples.
  mutating func readSampleToChunk(_ box: BoxPlace, _ table: inout SampleTable) throws(ReadInterruption) {
    guard let head = try content(box, atMost: 8), let declared = head.u32(4) else { return }
    let count = entryCount(declared, box, header: 8, width: 12)
    guard count > 0, let first = try tableFields(box.body + 8, 12) else { return }
    table.firstDescription = first.u32(8)
    let last = count == 1 ? first : try tableFields(box.body + 8 + UInt64(count - 1) * 12, 12)
    table.lastRunChunk = last?.u32(0)
  }
}

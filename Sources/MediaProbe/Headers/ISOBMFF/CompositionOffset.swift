extension BoxWalk {
  /// Reads a CompositionOffsetBox (ISO/IEC 14496-12, 8.6.1.3): the composition offset of the first sample. The
  /// samples are counted and their offsets compared if the table is buffered; no table is fetched for it.
  mutating func readCompositionOffsets(_ box: BoxPlace, _ table: inout SampleTable) throws(ReadInterruption) {
    guard let head = try content(box, atMost: 16), let declared = head.u32(4), declared > 0 else { return }
    table.offsetDrop = nil
    // Writers use signed offsets in version 0 too.
    if let first = head.i32(12) { table.firstOffset = Int64(first) }
    let count = entryCount(declared, box, header: 8, width: 8)
    guard let entries = window.held(from: box.body + 8, most: 8 * count), entries.count == 8 * count else { return }
    table.offsetCount = entries.sumOfU32Pairs()
    table.offsetDrop = entries.largestDropInI32Pairs()
  }
}

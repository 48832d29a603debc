extension BoxWalk {
  /// Reads a CompositionOffsetBox (ISO/IEC 14496-12, 8.6.1.3): only the composition offset of the first sample.
  mutating func readCompositionOffsets(_ box: BoxPlace, _ table: inout SampleTable) throws(ReadInterruption) {
    guard let head = try content(box, atMost: 16), head.u32(4) ?? 0 > 0 else { return }
    table.isReordered = true
    // Writers use signed offsets in version 0 too.
    if let first = head.i32(12) { table.firstOffset = Int64(first) }
  }
}

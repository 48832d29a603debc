extension BoxWalk {
  /// Reads a SampleSizeBox or CompactSampleSizeBox (ISO/IEC 14496-12, 8.7.3).
  ///
  /// - Parameter most: Largest number of sizes to sum.
  mutating func readSampleSizes(_ box: BoxPlace, most: Int, _ table: inout SampleTable) throws(ReadInterruption) {
    guard let head = try content(box, atMost: 12), let declared = head.u32(8) else { return }
    guard box.type == "stsz" else {
      let width = UInt64(max(4, head.u8(7) ?? 0))
      let bits = (box.length - min(12, box.length)).saturatingProduct(8)
      table.sizeCount = min(UInt64(declared), bits / width)
      return
    }
    if let size = head.u32(4), size > 0 {
      table.uniformSize = UInt64(size)
      table.sizeCount = UInt64(declared)
      table.bytes = UInt64(size) * UInt64(declared)
      return
    }
    let count = entryCount(declared, box, header: 12, width: 4)
    table.sizeCount = UInt64(count)
    guard wants(count, width: 4, most: most, always: BoxLimits.header.sizes) else { return }
    var bytes: UInt64 = 0
    let isRead = try readEntries(box, header: 12, width: 4, count: count) { entries, _ in
      bytes = bytes.saturatingSum(entries.sumOfU32())
    }
    if isRead { table.bytes = bytes }
  }
}

extension BoxWalk {
  /// SampleSizeBox and CompactSampleSizeBox (ISO/IEC 14496-12, 8.7.3)
  mutating func readSampleSizes(_ box: BoxPlace, _ table: inout SampleTable) throws(Halt) {
    guard let head = try content(box, atMost: 12), let declared = head.u32(8) else { return }
    guard box.type == "stsz" else {
      let width = UInt64(max(4, head.u8(7) ?? 0))
      let bits = (box.length - min(12, box.length)).multipliedReportingOverflow(by: 8)
      table.sizeCount = min(UInt64(declared), bits.overflow ? .max : bits.partialValue / width)
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
    guard count <= limits.sizes else { return }
    var sum: UInt64 = 0
    // At most some millions of 32 bits each.
    if try readEntries(box, header: 12, width: 4, count: count, { entries, _ in sum += bigEndianSum(entries.bytes) }) {
      table.bytes = sum
    }
  }
}

/// The sum of numbers of four bytes each.
private func bigEndianSum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
  // Columns are added up apart: a loop without dependence between bytes.
  let span = bytes.span
  var (first, second, third, fourth) = (UInt64(0), UInt64(0), UInt64(0), UInt64(0))
  var index = 0
  while index + 3 < span.count {
    first &+= UInt64(span[index])
    second &+= UInt64(span[index + 1])
    third &+= UInt64(span[index + 2])
    fourth &+= UInt64(span[index + 3])
    index += 4
  }
  return first << 24 + second << 16 + third << 8 + fourth
}

/// The head of an Ogg page (RFC 3533, 6).
struct OggPage {
  let start: UInt64
  let isFirst: Bool
  /// The end of the last packet that ends on the page, as its coding counts; nil when none does.
  let granule: Int64?
  let serial: Int
  /// Sizes of the parts of packets on the page; those below 255 end one.
  let segments: [UInt8]

  var bodyStart: UInt64 { start + 27 + UInt64(segments.count) }
  var bodySize: Int { segments.reduce(0) { $0 + Int($1) } }
  var end: UInt64 { bodyStart + UInt64(bodySize) }
}

extension ByteWindow {
  /// The page at an offset; nil where there is none.
  mutating func oggPage(at offset: UInt64) throws(Halt) -> OggPage? {
    guard let head = try fields(offset, 27, .little), head.has("OggS", at: 0), head.u8(4) == 0, let flags = head.u8(5),
      let granule = head.i64(6), let serial = head.u32(14), let count = head.u8(26),
      let table = try fields(offset + 27, count)
    else { return nil }
    return OggPage(
      start: offset, isFirst: flags & 2 != 0, granule: granule == -1 ? nil : granule, serial: serial,
      segments: Array(table.bytes))
  }
}

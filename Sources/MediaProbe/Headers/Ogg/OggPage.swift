/// The header of an Ogg page (RFC 3533, 6).
struct OggPage {
  let start: UInt64
  let isFirst: Bool
  /// True for the last page of a logical stream.
  let isLast: Bool
  /// End of the last packet that ends on the page, in units of the codec; nil if no packet ends.
  let granule: Int64?
  let serial: Int64
  /// Number of the page within its logical stream.
  let number: Int64
  /// Sizes of the packet segments on the page; a size below 255 ends a packet.
  let segments: [UInt8]

  var bodyStart: UInt64 { start + 27 + UInt64(segments.count) }
  var bodySize: Int { segments.reduce(0) { $0 + Int($1) } }
  var end: UInt64 { bodyStart.saturatingSum(UInt64(bodySize)) }
}

extension ByteWindow {
  /// Reads the page at an offset; nil if no page begins there.
  mutating func oggPage(at offset: UInt64) throws(ReadInterruption) -> OggPage? {
    guard let head = try fields(offset, 27, .little), head.has("OggS", at: 0), head.u8(4) == 0, let flags = head.u8(5),
      let granule = head.i64(6), let serial = head.u32(14), let number = head.u32(18), let count = head.u8(26),
      let table = try fields(offset + 27, count)
    else { return nil }
    return OggPage(
      start: offset, isFirst: flags & 2 != 0, isLast: flags & 4 != 0, granule: granule == -1 ? nil : granule,
      serial: serial, number: number, segments: Array(table.bytes))
  }
}

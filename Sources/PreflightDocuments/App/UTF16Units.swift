import MediaProbe

/// The text of a file that its byte order mark says is UTF-16 (Unicode Standard, 23.8), behind that mark.
struct UTF16Units {
  let units: [UInt16]

  /// Nil for a file without such a mark. Half a unit at the end is left out.
  init?(_ bytes: [UInt8]) {
    let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
    guard isBigEndian || bytes.starts(with: [0xFF, 0xFE]) else { return nil }
    let fields = Fields(bytes, isBigEndian ? .big : .little)
    units = stride(from: 2, to: bytes.count - 1, by: 2).compactMap { fields.u16($0).map { UInt16($0) } }
  }
}

import MediaProbe

/// The text after the byte order mark of a UTF-16 file (Unicode Standard, 23.8).
struct UTF16Units {
  let units: [UInt16]

  /// Reads the units; nil if the file has no such mark. An incomplete unit at the end is dropped.
  init?(_ bytes: [UInt8]) {
    let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
    guard isBigEndian || bytes.starts(with: [0xFF, 0xFE]) else { return nil }
    let fields = Fields(bytes, isBigEndian ? .big : .little)
    units = stride(from: 2, to: bytes.count - 1, by: 2).compactMap { fields.u16($0).map { UInt16($0) } }
  }
}

/// Number of bytes of image data that are read: four pages.
private let mostRead: UInt64 = 4 << 12
/// Longest image data that is checked: a little more than the pages that are read. For a larger picture, these pages show too
/// little.
private let longest: UInt64 = 19 << 10

/// Returns true if the image data of a small JPEG is interrupted: another picture begins in it, or restart markers are missing.
/// False if it is complete, or if it has not arrived.
///
/// - Parameter scan: Offset of the marker of the first scan.
func breaksOffInScan(_ source: any ByteSource, from scan: UInt64, size: UInt64) throws(ReadInterruption) -> Bool {
  guard scan < size, size - scan <= longest else { return false }
  let data = try withinBudget { () throws(ReadInterruption) in
    try source.bytesIfPresent(scan..<min(size, scan + mostRead))
  }
  guard let data = data ?? nil else { return false }
  let fields = Fields(data)
  var lastRestart: UInt8?
  var position = 0
  while let found = data.firstMarkerByte(from: position), found + 1 < data.count {
    let marker = data[found + 1]
    position = found + 2
    switch marker {
    case 0x00: break
    case 0xFF: position = found + 1
    case 0xD0...0xD7:
      // T.81, B.2.1: the eight markers follow one another in turn.
      if let lastRestart, marker & 7 != (lastRestart + 1) & 7 { return true }
      lastRestart = marker
    // This is the end of the picture. Later bytes do not belong to it.
    case 0xD9: return false
    // B.2.3, B.2.4: between scans there are tables, the number of lines, application data, comments.
    case 0xC4, 0xDA...0xDD, 0xE0...0xEF, 0xFE:
      guard let length = fields.u16(position), length >= 2 else { return false }
      position += length
      lastRestart = nil
    // The start of a picture or of a frame.
    case 0xD8, 0xC0...0xC3: return true
    default: return false
    }
  }
  return false
}

/// The way in which the image data of a JPEG (ITU-T T.81) ends.
package enum JPEGEnding: Sendable, Equatable {
  /// An end marker (EOI) follows, or other content that is not image data: a second picture, a clip, a maker's trailer.
  case whole
  /// The file ends within the image data, or in zeros without an end marker before them.
  case cut
  /// The end of the file has not arrived, or reading the image data exceeds the budget.
  case unknown
}

extension JPEGEnding {
  /// Finds the end of the image data from the last page of the file. It reads the whole image data only if that page
  /// may be image data without an end, or is inconclusive.
  ///
  /// - Parameters:
  ///   - scan: Offset of the marker of the first scan.
  ///   - tail: The last page of the file, or all of a shorter file.
  ///   - start: Offset of that page.
  ///   - isLS: True for JPEG-LS, whose image data may have other bytes after 0xFF.
  init(
    _ source: any ByteSource, from scan: UInt64, tail: [UInt8], at start: UInt64, isLS: Bool
  ) throws(ReadInterruption) {
    let bytes = tail.dropFirst(Int(scan + 2 - min(start, scan + 2)))
    // B.2.3: the scan header begins with its length. An end marker directly after it leaves no image data.
    let length = bytes.prefix(2).reduce(0) { $0 << 8 | Int($1) }
    if scan >= start, bytes.dropFirst(length).prefix(2).elementsEqual([0xFF, 0xD9]) {
      self = .cut
      return
    }
    // Some files are padded with zeros to whole sectors.
    let zeros = bytes.reversed().prefix { $0 == 0 }.count
    if bytes.dropLast(zeros).suffix(2).elementsEqual([0xFF, 0xD9]) {
      self = .whole
      return
    }
    let markers = TailMarkers(bytes, isLS: isLS)
    guard !markers.hasOthers else {
      self = .whole
      return
    }
    switch try asFarAsPresent({ () throws(ReadInterruption) in try endsAfterScans(source, from: scan, isLS: isLS) }) {
    case true?: self = .whole
    case false?: self = .cut
    case nil: self = markers.areOfImageData ? .cut : .unknown
    }
  }
}

/// The markers in the last page of a JPEG, read as if it were image data.
private struct TailMarkers {
  private let count: Int
  /// Number of stuffed bytes 0xFF in image data (B.1.1.5) and of restart markers (B.2.1).
  private var stuffed = 0
  /// Number of zeros that follow a byte other than 0xFF.
  private var zeros = 0
  /// True if the page has markers that can occur between the scans of a picture.
  private var hasSegments = false
  /// True if the page has markers that neither image data nor segments between scans have, so that it has other content.
  private(set) var hasOthers = false

  /// True if the page is certainly compressed data. One byte in 256 is 0xFF and one is 0, and no marker follows 0xFF.
  /// Depth maps with 16 bits have more of both.
  var areOfImageData: Bool {
    !hasOthers && !hasSegments && (8...count / 32 + 8).contains(stuffed) && zeros <= 4 * stuffed
  }

  init(_ bytes: ArraySlice<UInt8>, isLS: Bool) {
    count = bytes.count
    for (byte, next) in zip(bytes, bytes.dropFirst()) {
      guard byte == 0xFF else {
        if next == 0 { zeros += 1 }
        continue
      }
      switch next {
      case _ where isImageData(next, isLS: isLS): stuffed += 1
      case 0xFF: break
      case _ where occursBetweenScans(next): hasSegments = true
      default: hasOthers = true
      }
    }
  }
}

/// Returns true if image data continues when this byte follows 0xFF: a stuffed byte (T.81, B.1.1.5; ISO/IEC 14495-1,
/// A.1) or a restart marker.
private func isImageData(_ byte: UInt8, isLS: Bool) -> Bool {
  byte == 0 || (0xD0...0xD7).contains(byte) || isLS && byte < 0x80
}

/// Returns true for markers that may occur between two scans of a picture (B.2.3, B.2.4), including the next scan:
/// tables, the number of lines, application data, comments.
private func occursBetweenScans(_ marker: UInt8) -> Bool {
  switch marker {
  case 0xC4, 0xCC, 0xDA, 0xDB, 0xDC, 0xDD, 0xE0...0xEF, 0xFE: true
  default: false
  }
}

/// Reads all scans of a picture and of pictures that follow it directly. Returns false if the file ends before the end
/// marker of the last one.
private func endsAfterScans(
  _ source: any ByteSource, from scan: UInt64, isLS: Bool
) throws(ReadInterruption) -> Bool {
  var window = ByteWindow(source)
  var position = scan
  // Between a start marker and its first scan other segments may occur than between scans.
  var isHeader = false
  while let found = try window.firstMarker(from: position, isLS: isLS) {
    guard let marker = try window.fields(found + 1, 1)?.u8(0).map({ UInt8($0) }) else { return false }
    position = found + 2
    switch marker {
    case 0xFF: position = found + 1
    case 0xD9:
      // A second picture can follow, as in MPF (CIPA DC-007, 5.1): a gain map, or the image for the other eye.
      guard let next = try window.fields(position, 3), next.u24(0) == 0xFFD8FF else { return true }
      (position, isHeader) = (position + 2, true)
    case _ where isImageData(marker, isLS: isLS): break
    case _ where isHeader && marker > 0x01 || occursBetweenScans(marker):
      guard let length = try window.fields(position, 2)?.u16(0) else { return false }
      position += UInt64(length)
      if marker == 0xDA { isHeader = false }
    default: break
    }
  }
  return false
}

extension ByteWindow {
  /// Returns the offset of the next marker that is not part of image data. It can also be the last available byte, if that byte
  /// can begin a marker; nil without a marker.
  fileprivate mutating func firstMarker(from start: UInt64, isLS: Bool) throws(ReadInterruption) -> UInt64? {
    var position = start
    while let run = try run(from: position) {
      let bytes = run.span
      for index in 0..<bytes.count where bytes[index] == 0xFF {
        guard index + 1 < bytes.count, isImageData(bytes[index + 1], isLS: isLS) else {
          return position + UInt64(index)
        }
      }
      position += UInt64(bytes.count)
    }
    return nil
  }
}

/// Largest number of EXIF blocks that are read. The first one applies; editors sometimes leave another one in the file.
private let mostExifBlocks = 4
/// Largest number of parts of an ICC profile that are joined: a megabyte.
private let mostProfileParts = 16

/// The marker segments of a JPEG (ITU-T T.81, B.1) up to the first scan.
package struct JPEGSegments: Sendable {
  /// The frame header (B.2.2).
  package struct Frame: Sendable, Equatable {
    package let width: Int
    /// Height in pixels; 0 if it is stated after the first scan (B.2.5).
    package let height: Int
    package let bitDepth: Int
    package let components: Int
    /// The identifiers of the first three components; fewer if the frame has fewer.
    package let identifiers: [Int]
    /// The low byte of its marker: 0xC0 baseline … 0xCF, 0xF7 JPEG-LS (ISO/IEC 14495-1, C.1.1).
    package let marker: Int

    /// False if no process has samples of this depth (T.81, table B.2; ISO/IEC 14495-1, C.2.2).
    package var hasDefinedDepth: Bool { (2...16).contains(bitDepth) }
  }

  package private(set) var frame: Frame?
  package private(set) var orientation: Int?
  /// The colors that Exif states.
  private(set) var exifColors: StatedColors?
  /// The embedded profile.
  private(set) var profile: ICCProfile?
  /// True if an XMP block or a maker's trailer announces a clip after the picture. Nil until the end of the file, which
  /// may contain the trailer, has arrived.
  package private(set) var isMotionPhoto: Bool?
  /// True if the index of the multi-picture format (CIPA DC-007) names several views of a scene. Thumbnails and gain maps are no
  /// views.
  package private(set) var isMultiPicture = false
  /// True if the file ends before the first scan.
  package private(set) var isCut = false
  /// True if bytes between segments belong to no segment.
  package private(set) var hasGarbage = false
  /// True if the first scan was reached.
  package var reachesScan: Bool { scanStart != nil }
  /// Offset of the marker of the first scan.
  private(set) var scanStart: UInt64?
  /// The way in which the image data ends.
  package private(set) var ending = JPEGEnding.unknown
  /// True if the image data is interrupted.
  private(set) var hasBrokenScan = false
  /// True if the file has an application segment of JFIF (ITU-T T.871, 10.1).
  package private(set) var hasJFIF = false
  /// The pixels per inch of JFIF, or else of Exif; nil if neither states them.
  private(set) var density: Double?
  /// The color transform in Adobe's application segment (ITU-T T.872, 6.5.3): 0 none, 1 YCbCr, 2 YCCK.
  package private(set) var adobeTransform: Int?
  /// True if the budget ended the reading.
  package private(set) var isOverBudget = false
  /// Parts of the profile by their numbers.
  private var profileParts: [Int: ArraySlice<UInt8>] = [:]
  private var exifBlocks = 0

  /// - Parameter scanBudget: Budget to find the end of the image data, if the end of the file does not show it.
  package init(_ source: any ByteSource, scanBudget: ReadBudget = .header) throws(ReadInterruption) {
    try self.init(
      within: MeteredSource(source, budget: .header), scans: MeteredSource(source, budget: scanBudget))
  }

  /// Reads from a source that has a budget.
  init(within source: any ByteSource) throws(ReadInterruption) { try self.init(within: source, scans: source) }

  private init(within source: any ByteSource, scans: any ByteSource) throws(ReadInterruption) {
    var window = ByteWindow(source)
    do {
      try walk(&window)
      try readEnd(source, scans)
    } catch .failed(ReadBudget.spent) {
      isOverBudget = true
    }
    if !profileParts.isEmpty {
      let parts = profileParts.sorted { $0.key < $1.key }.map { $0.value }
      profile = ICCProfile(Fields(parts.count == 1 ? parts[0] : Array(parts.joined())[...]))
    }
  }

  /// Reads the last page of a file that has arrived: it may contain a maker's trailer or the end of the image data.
  private mutating func readEnd(_ source: any ByteSource, _ scans: any ByteSource) throws(ReadInterruption) {
    guard let size = source.size else { return }
    let start = size - min(size, 4096)
    guard let tail = try source.bytesIfPresent(start..<size) else { return }
    if isMotionPhoto == nil { isMotionPhoto = hasSamsungClip(Fields(tail)) }
    if let scanStart {
      ending = try JPEGEnding(scans, from: scanStart, tail: tail, at: start, isLS: frame?.marker == 0xF7)
      if ending == .whole, let frame, (0xC0...0xC2).contains(frame.marker) {
        hasBrokenScan = try breaksOffInScan(source, from: scanStart, size: size)
      }
    }
  }

  private mutating func walk(_ window: inout ByteWindow) throws(ReadInterruption) {
    var position: UInt64 = 2
    while true {
      guard let byte = try window.fields(position, 1)?.u8(0) else {
        isCut = true
        return
      }
      // B.1.1.2: fill bytes may precede markers. Other bytes between segments are skipped, as decoders do.
      guard byte == 0xFF else {
        hasGarbage = true
        position = try skip(&window, position) { $0 != 0xFF }
        continue
      }
      guard let marker = try window.fields(position + 1, 1)?.u8(0) else {
        isCut = true
        return
      }
      switch marker {
      case 0xFF: position = try skip(&window, position + 1) { $0 == 0xFF } - 1
      case 0x00, 0x01, 0xD0...0xD8: position += 2
      case 0xD9: return
      case 0xDA:
        scanStart = position
        return
      default:
        guard let length = try window.fields(position + 2, 2)?.u16(0), length >= 2 else {
          isCut = true
          return
        }
        try read(marker, &window, position + 4, length - 2)
        position += 2 + UInt64(length)
      }
    }
  }

  /// Returns the offset of the first byte that is not skipped, or the end if all are skipped.
  private func skip(
    _ window: inout ByteWindow, _ start: UInt64, _ isSkipped: (UInt8) -> Bool
  ) throws(ReadInterruption) -> UInt64 {
    var position = start
    // It scans all available bytes at once, because the skipped bytes may be most of a file.
    while let run = try window.run(from: position) {
      let bytes = run.span
      for index in 0..<bytes.count where !isSkipped(bytes[index]) { return position + UInt64(index) }
      position += UInt64(bytes.count)
    }
    return position
  }

  private mutating func read(
    _ marker: Int, _ window: inout ByteWindow, _ start: UInt64, _ length: Int
  ) throws(ReadInterruption) {
    switch marker {
    case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF, 0xF7:
      guard frame == nil, let header = try window.fields(start, 6), let depth = header.u8(0),
        let height = header.u16(1),
        let width = header.u16(3), let components = header.u8(5)
      else { return }
      let table = try window.fields(start, min(length, 15))
      frame = Frame(
        width: width, height: height, bitDepth: depth, components: components,
        identifiers: (0..<min(components, 3)).compactMap { table?.u8(6 + 3 * $0) }, marker: marker)
    case 0xE0:
      if length >= 14, let block = try window.fields(start, 12), block.has("JFIF\0", at: 0) {
        hasJFIF = true
        // T.871, 10.1: unit 1 is the inch, 2 the centimeter; 0 only states the shape of pixels.
        let unit = block.u8(7) ?? 0
        density = PixelDensity.per(unit: unit == 0 ? 0 : unit + 1, Int64(block.u16(8) ?? 0), 1) ?? density
      }
    case 0xEE:
      if length >= 12, let block = try window.fields(start, 12), block.has("Adobe", at: 0) {
        adobeTransform = block.u8(11)
      }
    // The identifier of these segments is read first: other content in them (extended XMP, depth maps) may take
    // megabytes.
    case 0xE1:
      if try begins(&window, start, length, with: "Exif\0") {
        exifBlocks += 1
        guard exifBlocks <= mostExifBlocks, let block = try window.fields(start, length) else { return }
        guard let exif = Exif(block.bytes, wantsDensity: density == nil) else { return }
        density = density ?? exif.density
        orientation = orientation ?? exif.orientation
        exifColors = exifColors ?? exif.colors
      } else if isMotionPhoto == nil, try begins(&window, start, length, with: "http://ns.adobe.com/xap/1.0/\0"),
        let block = try window.fields(start, length)
      {
        readXMP(block)
      }
    case 0xE2 where try begins(&window, start, length, with: "MPF\0"):
      if let block = try window.fields(start + 4, length - 4) {
        isMultiPicture = isMultiPicture || hasViews(block.bytes)
      }
    case 0xE2:
      // ICC.1:2022, B.4: an identifier, then number and count of the part.
      guard length > 14, profileParts.count < mostProfileParts,
        try begins(&window, start, length, with: "ICC_PROFILE\0"), let block = try window.fields(start, length),
        let number = block.u8(12), profileParts[number] == nil
      else { return }
      profileParts[number] = block.bytes.dropFirst(14)
    default: break
    }
  }

  private func begins(
    _ window: inout ByteWindow, _ start: UInt64, _ length: Int, with name: String
  ) throws(ReadInterruption) -> Bool {
    try window.fields(start, min(length, name.utf8.count))?.has(name, at: 0) ?? false
  }

  /// Finds motion photos marked in XMP by Android's "Motion Photo format 1.0" and its predecessor. The value is an
  /// attribute or an element; the prefix is `GCamera` or `Camera`.
  private mutating func readXMP(_ block: Fields) {
    let bytes = block.bytes.span
    for index in 0..<max(0, bytes.count - 21) where bytes[index] == UInt8(ascii: "C") {
      guard bytes[index + 6] == UInt8(ascii: ":"), bytes[index + 7] == UInt8(ascii: "M") else { continue }
      for mark in ["Camera:MotionPhoto", "Camera:MicroVideo"] where block.has(mark, at: index) {
        // XML 1.0, 2.3 and 3.1: white space may surround the equals sign, and quotes are single or double.
        let value = block.part(index + mark.utf8.count)?.bytes.lazy.filter { ![9, 10, 13, 32].contains($0) }.prefix(4)
        if ["=\"1\"", "='1'", ">1<"].contains(where: { value?.starts(with: $0.utf8) ?? false }) {
          isMotionPhoto = true
        }
      }
    }
  }
}

/// Returns true if the index of the multi-picture format (CIPA DC-007, 5.2.3) has a panorama or views from several places.
private func hasViews(_ index: ArraySlice<UInt8>) -> Bool {
  let isLittle = Fields(index).has("II", at: 0)
  let fields = Fields(index, isLittle ? .little : .big)
  guard isLittle || fields.has("MM", at: 0), let start = fields.u32(4), let directory = fields.part(start),
    let count = directory.u16(0)
  else { return false }
  for number in 0..<min(count, 64) {
    // The tag of the entries has a length in bytes and an offset; each entry has 16 bytes and begins with its attributes.
    let entry = 2 + 12 * number
    guard directory.u16(entry) == 0xB002, let length = directory.u32(entry + 4), let place = directory.u32(entry + 8)
    else {
      continue
    }
    // The type of the picture is in the low 24 bits: 0x020001 panorama, 0x020002 disparity, 0x020003 multi-angle.
    return (0..<min(length / 16, 64)).contains { picture in
      fields.u32(place + 16 * picture).map { (0x02_0001...0x02_0003).contains($0 & 0xFF_FFFF) } ?? false
    }
  }
  return false
}

/// Returns true if a trailer of Samsung phones, which ends in `SEFT`, contains a named clip.
///
/// - Parameter tail: The last page of the file.
private func hasSamsungClip(_ tail: Fields) -> Bool {
  guard tail.has("SEFT", at: tail.count - 4) else { return false }
  // The directory lists offsets backwards from itself; an entry's name is in its data.
  guard let length = Fields(tail.bytes, .little).u32(tail.count - 8), length + 8 <= tail.count else { return false }
  let directory = Fields(tail.bytes, .little).part(Int64(tail.count) - 8 - length, length)
  guard let directory, directory.has("SEFH", at: 0), let count = directory.u32(8) else { return false }
  for index in 0..<Int(min(count, 64)) {
    // Type 0x0A30 is MotionPhoto_Data.
    if directory.u16(12 + 12 * index + 2) == 0x0A30 { return true }
  }
  return false
}

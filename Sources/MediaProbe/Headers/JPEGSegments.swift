/// Blocks of EXIF that are looked into; the first is the one that counts, and editors leave another beside it at times.
private let mostExifBlocks = 4
/// Parts of an ICC profile that are put together: a megabyte.
private let mostProfileParts = 16

/// What the marker segments of a JPEG (ITU-T T.81, B.1) say up to the first scan.
public struct JPEGSegments: Sendable {
  /// The frame header (B.2.2).
  public struct Frame: Sendable, Equatable {
    public let width: Int
    /// 0 when it is told behind the first scan (B.2.5).
    public let height: Int
    public let bitDepth: Int
    public let components: Int
    /// The identifiers of the first three components; fewer where the frame has, or holds, fewer.
    public let identifiers: [Int]
    /// The low byte of its marker: 0xC0 baseline … 0xCF, 0xF7 JPEG-LS (ISO/IEC 14495-1, C.1.1).
    public let marker: Int
  }

  public private(set) var frame: Frame?
  public private(set) var orientation: Int?
  /// The description of the embedded profile.
  public private(set) var iccProfile: String?
  /// An XMP block or a maker's trailer says that a clip follows the picture.
  public private(set) var isMotionPhoto = false
  /// The file ends before the first scan.
  public private(set) var isCut = false
  /// Bytes that belong to no segment stand between segments.
  public private(set) var hasGarbage = false
  /// The first scan was met.
  public private(set) var reachesScan = false
  /// An application segment of JFIF (ITU-T T.871, 10.1).
  public private(set) var hasJFIF = false
  /// The color transform of Adobe's application segment (ITU-T T.872, 6.5.3): 0 none, 1 YCbCr, 2 YCCK.
  public private(set) var adobeTransform: Int?
  /// The reading ended at its budget.
  public private(set) var isOverBudget = false
  /// Parts of the profile, by their numbers.
  private var profile: [Int: ArraySlice<UInt8>] = [:]
  private var exifBlocks = 0

  public init(_ source: any ByteSource) throws(Halt) {
    try self.init(within: MeteredSource(source, budget: .header))
  }

  /// Reads from a source that has a budget.
  init(within source: any ByteSource) throws(Halt) {
    var window = ByteWindow(source)
    do {
      try walk(&window)
      if !isMotionPhoto { isMotionPhoto = try hasSamsungClip(source) }
    } catch .failed(ReadBudget.spent) {
      isOverBudget = true
    }
    if !profile.isEmpty {
      let parts = profile.sorted { $0.key < $1.key }.map(\.value)
      iccProfile = iccDescription(Fields(parts.count == 1 ? parts[0] : Array(parts.joined())[...]))
    }
  }

  private mutating func walk(_ window: inout ByteWindow) throws(Halt) {
    var position: UInt64 = 2
    while true {
      guard let byte = try window.fields(position, 1)?.u8(0) else {
        isCut = true
        return
      }
      // B.1.1.2: markers may be preceded by fill bytes; what else stands between segments is skipped, as decoders do.
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
        reachesScan = true
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

  /// Where the first byte from an offset on stands that is not to be skipped; the end, where there is none.
  private func skip(
    _ window: inout ByteWindow, _ start: UInt64, _ isSkipped: (UInt8) -> Bool
  ) throws(Halt) -> UInt64 {
    var position = start
    // As much at once as is there: what is skipped may be most of a file.
    while let run = try window.run(from: position) {
      let bytes = run.span
      for index in 0..<bytes.count where !isSkipped(bytes[index]) { return position + UInt64(index) }
      position += UInt64(bytes.count)
    }
    return position
  }

  private mutating func read(
    _ marker: Int, _ window: inout ByteWindow, _ start: UInt64, _ length: Int
  ) throws(Halt) {
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
      if length >= 14, try window.fields(start, 5)?.has("JFIF\0", at: 0) == true { hasJFIF = true }
    case 0xEE:
      if length >= 12, let block = try window.fields(start, 12), block.has("Adobe", at: 0) {
        adobeTransform = block.u8(11)
      }
    // Of these the name is read first: what others put here (extended XMP, depth maps) may take megabytes.
    case 0xE1:
      if try begins(&window, start, length, with: "Exif\0") {
        exifBlocks += 1
        guard exifBlocks <= mostExifBlocks, let block = try window.fields(start, length) else { return }
        orientation = orientation ?? Exif(block.bytes)?.orientation
      } else if !isMotionPhoto, try begins(&window, start, length, with: "http://ns.adobe.com/xap/1.0/\0"),
        let block = try window.fields(start, length)
      {
        readXMP(block)
      }
    case 0xE2:
      // ICC.1:2022, B.4: an identifier, then number and count of the part.
      guard length > 14, profile.count < mostProfileParts,
        try begins(&window, start, length, with: "ICC_PROFILE\0"), let block = try window.fields(start, length),
        let number = block.u8(12), profile[number] == nil
      else { return }
      profile[number] = block.bytes.dropFirst(14)
    default: break
    }
  }

  private func begins(
    _ window: inout ByteWindow, _ start: UInt64, _ length: Int, with name: String
  ) throws(Halt) -> Bool {
    try window.fields(start, min(length, name.utf8.count))?.has(name, at: 0) ?? false
  }

  /// Android's "Motion Photo format 1.0" and its forerunner mark the picture in XMP, with the value in an attribute or in
  /// an element; the prefix is `GCamera` or `Camera`.
  private mutating func readXMP(_ block: Fields) {
    let bytes = block.bytes.span
    for index in 0..<max(0, bytes.count - 21) where bytes[index] == UInt8(ascii: "C") {
      guard bytes[index + 6] == UInt8(ascii: ":"), bytes[index + 7] == UInt8(ascii: "M") else { continue }
      for mark in ["Camera:MotionPhoto", "Camera:MicroVideo"] where block.has(mark, at: index) {
        // XML 1.0, 2.3 and 3.1: white space may stand around the equals sign, and quotes are single or double.
        let value = block.part(index + mark.utf8.count)?.bytes.lazy.filter { ![9, 10, 13, 32].contains($0) }.prefix(4)
        if ["=\"1\"", "='1'", ">1<"].contains(where: { value?.starts(with: $0.utf8) ?? false }) {
          isMotionPhoto = true
        }
      }
    }
  }
}

/// Samsung's phones put a named clip into a trailer that ends in `SEFT`.
private func hasSamsungClip(_ source: any ByteSource) throws(Halt) -> Bool {
  guard let size = source.size, size > 64 else { return false }
  let start = size - min(size, 4096)
  let tail = Fields(try source.bytes(start..<size))
  guard tail.has("SEFT", at: tail.count - 4) else { return false }
  // The directory lists offsets backwards from itself; the entry's name stands in its data.
  guard let length = Fields(tail.bytes, .little).u32(tail.count - 8), length + 8 <= tail.count else { return false }
  let directory = Fields(tail.bytes, .little).part(tail.count - 8 - length, length)
  guard let directory, directory.has("SEFH", at: 0), let count = directory.u32(8) else { return false }
  for index in 0..<min(count, 64) {
    // Type 0x0A30 is MotionPhoto_Data.
    if directory.u16(12 + 12 * index + 2) == 0x0A30 { return true }
  }
  return false
}

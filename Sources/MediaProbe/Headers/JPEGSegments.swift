/// How far the segments of a JPEG are followed: EXIF, profile and preview take a megabyte at most in what cameras write.
private let segmentBudget = 8 << 20

/// What the marker segments of a JPEG (ITU-T T.81, B.1) say up to the first scan.
public struct JPEGSegments: Sendable {
  /// The frame header (B.2.2).
  public struct Frame: Sendable, Equatable {
    public let width: Int
    /// 0 when it is told behind the first scan (B.2.5).
    public let height: Int
    public let bitDepth: Int
    public let components: Int
    /// The low byte of its marker: 0xC0 baseline … 0xCF.
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
  private var profile: [UInt8] = []

  public init(_ source: any ByteSource) throws(Halt) {
    var window = ByteWindow(source, budget: segmentBudget)
    do {
      try walk(&window)
    } catch .failed(ByteWindow.overBudget) {}
    if !profile.isEmpty { iccProfile = iccDescription(Fields(profile)) }
    if !isMotionPhoto { isMotionPhoto = try hasSamsungClip(source) }
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
        position += 1
        continue
      }
      guard let marker = try window.fields(position + 1, 1)?.u8(0) else {
        isCut = true
        return
      }
      switch marker {
      case 0xFF: position += 1
      case 0x00, 0x01, 0xD0...0xD8: position += 2
      case 0xD9, 0xDA: return
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

  private mutating func read(
    _ marker: Int, _ window: inout ByteWindow, _ start: UInt64, _ length: Int
  ) throws(Halt) {
    switch marker {
    case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
      guard frame == nil, let header = try window.fields(start, 6), let depth = header.u8(0),
        let height = header.u16(1),
        let width = header.u16(3), let components = header.u8(5)
      else { return }
      frame = Frame(width: width, height: height, bitDepth: depth, components: components, marker: marker)
    case 0xE1:
      guard let block = try window.fields(start, length) else { return }
      if block.has("Exif\0", at: 0) {
        orientation = orientation ?? Exif(block.bytes)?.orientation
      } else if block.has("http://ns.adobe.com/xap/1.0/\0", at: 0) {
        readXMP(block)
      }
    case 0xE2:
      // ICC.1:2022, B.4: an identifier, then number and count of the part.
      guard length > 14, profile.count < 1 << 20, let block = try window.fields(start, length),
        block.has("ICC_PROFILE\0", at: 0)
      else { return }
      profile += block.bytes.dropFirst(14)
    default: break
    }
  }

  /// Android's "Motion Photo format 1.0" and its forerunner mark the picture in XMP.
  private mutating func readXMP(_ block: Fields) {
    let text = String(decoding: block.bytes, as: UTF8.self)
    for name in ["GCamera:MotionPhoto", "Camera:MotionPhoto", "GCamera:MicroVideo", "Camera:MicroVideo"] {
      if text.contains("\(name)=\"1\"") || text.contains("<\(name)>1<") { isMotionPhoto = true }
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

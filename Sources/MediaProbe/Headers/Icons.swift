/// The reader of Windows icons and cursors; it reports the largest picture in the directory (ICONDIRENTRY).
extension HeaderReader {
  package static let ico = HeaderReader("ico", readIcons)

  private static func readIcons(_ source: any ByteSource) throws(ReadInterruption) -> MediaFacts {
    var window = ByteWindow(source)
    guard let count = try window.fields(4, 2, .little)?.u16(0) else { throw .truncated(.theIconDirectory) }
    var best: (width: Int, height: Int, start: UInt64, length: UInt64)?
    var end: UInt64 = 0
    // The count has 16 bits; icons come in about a dozen sizes.
    for index in 0..<min(count, 256) {
      guard let entry = try window.fields(UInt64(6 + 16 * index), 16, .little), let w = entry.u8(0),
        let h = entry.u8(1), let length = entry.u32(8), let start = entry.u32(12)
      else { break }
      // 0 means 256.
      let picture = (width: w == 0 ? 256 : w, height: h == 0 ? 256 : h, start: UInt64(start), length: UInt64(length))
      if picture.width * picture.height > (best?.width ?? 0) * (best?.height ?? 0) { best = picture }
      end = max(end, picture.start + picture.length)
    }
    guard let best else { throw .truncated(.theIconDirectory) }
    var image = ImageFacts()
    image.format = "ico"
    image.setStoredSize(best.width, best.height)
    (image.hasAlpha, image.isAnimated, image.frameCount) = (true, false, 1)
    // Since Windows Vista an entry may be a complete PNG, whose own header applies.
    let png = try picture(in: PartOfSource(source, best.start, best.length))
    if let png, let width = png.storedWidth, let height = png.storedHeight {
      image.setStoredSize(width, height)
      (image.bitDepth, image.colorType, image.hasAlpha) = (png.bitDepth, png.colorType, png.hasAlpha)
    }
    var facts = MediaFacts(container: "ico", image: image)
    if image.bitDepth == nil { facts.unknown[.imageBitDepth] = .init(.iconsNotRead) }
    if image.colorType == nil { facts.unknown[.imageColorType] = .init(.iconsNotRead) }
    facts.noteCutPicture(end: end, size: window.size)
    return facts
  }

  /// Returns the picture of an entry that is a PNG; nil if the entry is a bitmap.
  private static func picture(in entry: PartOfSource) throws(ReadInterruption) -> ImageFacts? {
    do {
      return try png.read(entry).image
    } catch .failed(let error) where !error.code.isOfSystem {
      return nil
    }
  }

  /// The reader of Apple icons; it reports the largest picture by the type of its element.
  package static let icns = HeaderReader("icns", readAppleIcons)

  private static func readAppleIcons(_ source: any ByteSource) throws(ReadInterruption) -> MediaFacts {
    var window = ByteWindow(source)
    let sides: [FourCC: Int] = [
      "ICON": 32, "ICN#": 32, "icl4": 32, "icl8": 32, "ics#": 16, "ics4": 16, "ics8": 16, "ich#": 48, "ich4": 48,
      "ich8": 48,
      "ic04": 16, "ic05": 32, "icsb": 18, "icsB": 36, "sb24": 24, "SB24": 48, "il32": 32, "is32": 16, "ih32": 48,
      "it32": 128, "icp4": 16, "icp5": 32, "icp6": 64,
      "ic07": 128, "ic08": 256, "ic09": 512, "ic10": 1024, "ic11": 32, "ic12": 64, "ic13": 256, "ic14": 512,
    ]
    var position: UInt64 = 8
    let end = try window.fields(4, 4)?.u32(0).map { UInt64($0) }
    var best = 0
    for _ in 0..<64 where position < end ?? .max {
      guard let element = try window.fields(position, 8), let type = element.code(0), let length = element.u32(4),
        length >= 8
      else { break }
      best = max(best, sides[type] ?? 0)
      position += UInt64(length)
    }
    guard best > 0 else {
      throw window.size.map { end ?? .max > $0 } ?? false
        ? .truncated(.theFirstIcon) : .corrupt(.iconWithoutSize)
    }
    var image = ImageFacts()
    image.format = "icns"
    image.setStoredSize(best, best)
    (image.hasAlpha, image.isAnimated, image.frameCount) = (true, false, 1)
    var facts = MediaFacts(container: "icns", image: image)
    for fact in [Fact.imageBitDepth, .imageColorType] { facts.unknown[fact] = .init(.iconsNotRead) }
    facts.noteCutPicture(end: position, size: window.size)
    facts.noteTrailingData(end: end, size: window.size)
    return facts
  }
}

/// A source that is a part of another source.
private final class PartOfSource: ByteSource {
  private let whole: any ByteSource
  private let start: UInt64
  private let length: UInt64

  init(_ whole: any ByteSource, _ start: UInt64, _ length: UInt64) {
    (self.whole, self.start, self.length) = (whole, start, length)
  }

  var size: UInt64? { length }

  func bytes(_ range: Range<UInt64>) throws(ReadInterruption) -> [UInt8] {
    let part = range.clamped(to: 0..<length)
    return try whole.bytes(start + part.lowerBound..<start + part.upperBound)
  }
}

/// Returns true for a directory of icons or cursors. The reserved byte of its first entry is 0, or the value that .NET's
/// Icon.Save writes.
func isIcon(_ head: [UInt8]) -> Bool {
  guard head.count >= 22, head.starts(with: [0, 0, 1, 0]) || head.starts(with: [0, 0, 2, 0]) else { return false }
  return head[4] > 0 && head[5] == 0 && (head[9] == 0 || head[9] == 255)
}

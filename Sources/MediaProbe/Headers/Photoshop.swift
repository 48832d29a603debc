/// Largest number of image resources that are read before the profile; documents have about thirty.
private let mostResources = 1024

/// Largest table of row lengths that is read in bytes: 32,768 rows of four channels.
private let longestTable: Int64 = 1 << 18

/// The reader of Photoshop documents: the file header (Adobe Photoshop File Formats Specification, "File Header
/// Section").
extension HeaderReader {
  package static let psd = HeaderReader("psd", readPhotoshop)

  private static func readPhotoshop(_ source: any ByteSource) throws(ReadInterruption) -> MediaFacts {
    var window = ByteWindow(source)
    guard let head = try window.fields(0, 26), let channels = head.u16(12), let height = head.u32(14),
      let width = head.u32(18), let depth = head.u16(22), let mode = head.u16(24)
    else { throw .truncated(.formatHeader, .text("Photoshop")) }
    var image = ImageFacts()
    image.format = "psd"
    image.setStoredSize(width, height)
    image.bitDepth = depth
    // Bitmap, grayscale, indexed, RGB, CMYK, duotone (a gray picture that is printed in other inks), Lab.
    let kinds: [Int: (ImageFacts.ColorType, Int)] = [
      0: (.bilevel, 1), 1: (.gray, 1), 2: (.palette, 1), 3: (.rgb, 3), 4: (.cmyk, 4), 8: (.gray, 1), 9: (.lab, 3),
    ]
    if let (color, components) = kinds[mode] {
      let alpha = channels > components
      image.colorType = alpha && color == .rgb ? .rgba : alpha && color == .gray ? .grayAlpha : color
      image.hasAlpha = alpha
    }
    (image.isAnimated, image.frameCount) = (false, 1)
    var facts = MediaFacts(container: "psd", image: image)
    facts.take(try profile(&window))
    // The inks of a multichannel document are not named.
    if image.colorType == nil {
      for fact in [Fact.imageColorType, .imageHasAlpha] { facts.unknown[fact] = .init(.notInFile) }
    }
    if window.size != nil { facts.noteCutPicture(end: try pictureEnd(head, &window), size: window.size) }
    return facts
  }

  /// Returns the profile, which is one of the image resources ("Image Resources Section") after the
  /// color data.
  private static func profile(_ window: inout ByteWindow) throws(ReadInterruption) -> ICCProfile? {
    guard let colors = try window.fields(26, 4)?.u32(0),
      let length = try window.fields(30 + UInt64(colors), 4)?.u32(0)
    else { return nil }
    var position = 34 + UInt64(colors)
    let end = position + UInt64(length)
    for _ in 0..<mostResources where position < end {
      // "Image Resource Blocks": a signature, the number, and a name with its length before it, padded together to an
      // even length.
      guard let head = try window.fields(position, 7), let number = head.u16(4), let name = head.u8(6),
        let size = try window.fields(position + 6 + UInt64(name / 2 * 2 + 2), 4)?.u32(0)
      else { return nil }
      let start = position + 10 + UInt64(name / 2 * 2 + 2)
      // "Image Resource IDs": 1039 is the ICC profile.
      if number == 1039 { return try ICCProfile(&window, at: start, size) }
      position = start + UInt64(size + size % 2)
    }
    return nil
  }

  /// Returns the smallest possible end of the merged picture, which follows color data, resources and layers. Returns
  /// the largest number if the file ends before them.
  private static func pictureEnd(_ head: Fields, _ window: inout ByteWindow) throws(ReadInterruption) -> UInt64 {
    let isLarge = head.u16(4) == 2
    var position: UInt64 = 26
    for width in [4, 4, isLarge ? 8 : 4] {
      guard let field = try window.fields(position, width),
        let length = width == 8 ? field.u64(0) : field.u32(0).map({ UInt64($0) })
      else { return .max }
      let (next, overflow) = length.addingReportingOverflow(position + UInt64(width))
      guard !overflow, next <= UInt64.max / 2 else { return .max }
      position = next
    }
    guard let compression = try window.fields(position, 2)?.u16(0), let channels = head.u16(12),
      let height = head.u32(14),
      let width = head.u32(18), let depth = head.u16(22)
    else { return .max }
    // The rows are uncompressed, or run lengths (PackBits) after a table of row lengths.
    let row = compression == 0 ? (width * Int64(depth) + 7) / 8 : compression == 1 ? isLarge ? 4 : 2 : 0
    let (rows, overflow) = (Int64(channels) * row).multipliedReportingOverflow(by: height)
    guard !overflow, rows >= 0 else { return .max }
    let end = position.saturatingSum(2).saturatingSum(UInt64(rows))
    // Each entry of the table is the length of a row.
    guard compression == 1, let size = window.size, end <= size, rows <= longestTable,
      let table = try window.fields(position + 2, Int(rows))
    else { return end }
    var sum: UInt64 = 0
    if isLarge {
      sum = table.sumOfU32()
    } else {
      for place in stride(from: 0, to: table.count - 1, by: 2) { sum += UInt64(table.u16(place) ?? 0) }
    }
    return end.saturatingSum(sum)
  }
}

/// JPEG 2000: the image header box (ISO/IEC 15444-1, I.5.3.1) of a JP2, or the SIZ segment (A.5.1) of a bare codestream.
extension HeaderReader {
  public static let jp2 = HeaderReader("jp2", readJPEG2000)

  private static func readJPEG2000(_ source: any ByteSource) throws(Halt) -> MediaFacts {
    var window = ByteWindow(source)
    var image = ImageFacts()
    var isCut = false
    image.format = "jp2"
    if try window.fields(0, 4)?.u32(0) == 0xFF4F_FF51 {
      guard let size = try window.fields(4, 40), let right = size.u32(4), let bottom = size.u32(8),
        let left = size.u32(12), let top = size.u32(16), let components = size.u16(36), let depth = size.u8(38)
      else { throw .truncated("the SIZ segment") }
      image.setStoredSize(right - left, bottom - top)
      describe(&image, depth: depth, components: components)
    } else {
      let boxes = try readBoxes(&window)
      isCut = boxes.isCut
      guard let height = boxes.header.u32(0), let width = boxes.header.u32(4), let components = boxes.header.u16(8),
        let depth = boxes.header.u8(10)
      else { throw .truncated("the image header of the JP2") }
      image.setStoredSize(width, height)
      describe(&image, depth: depth, components: components)
      // I.5.3.3 and ISO/IEC 15444-2, M.11.7.3: enumerated color spaces; 16 is sRGB, 17 gray.
      switch boxes.color {
      case 12: (image.colorType, image.hasAlpha) = (.cmyk, components == 5)
      case 14: (image.colorType, image.hasAlpha) = (.lab, components == 4)
      case 1, 3, 4, 18: image.colorType = .ycbcr
      default: break
      }
    }
    (image.animated, image.frameCount) = (false, 1)
    var facts = MediaFacts(container: "jp2", image: image)
    if isCut { facts.noteCutPicture(end: .max, size: window.size) }
    if image.bitDepth == nil { facts.unknown[.imageBitDepth] = .init("the components differ in depth") }
    return facts
  }

  private static func describe(_ image: inout ImageFacts, depth: Int, components: Int) {
    // 255 says that the components differ; bit 7 says signed.
    image.bitDepth = depth == 255 ? nil : (depth & 0x7F) + 1
    image.colorType = [1: .gray, 2: .grayAlpha, 3: .rgb, 4: .rgba][components]
    image.hasAlpha = components == 2 || components == 4
  }

  /// What stands in front of the codestream, and where that ends.
  private struct Boxes {
    /// The image header.
    let header: Fields
    /// The number of the color space; nil where a profile stands for it.
    let color: Int?
    /// The file ends within the codestream or in front of it.
    var isCut = true
  }

  private static func readBoxes(_ window: inout ByteWindow) throws(Halt) -> Boxes {
    var walk = BoxWalk(window)
    var position: UInt64 = 0
    var found: Boxes?
    while let box = try walk.next(&position, window.size ?? .max) {
      switch box.type {
      case "moov":
        throw .failed(ReadError(.unsupported, "found Motion JPEG 2000, which is not read: convert it to MP4"))
      case "jp2c":
        // The codestream stands behind the header (I.2.2).
        guard var found else { throw .corrupt("a JP2 without an image header: export it again") }
        found.isCut = box.isCut
        return found
      case "jp2h" where found == nil:
        found = try readHeader(box, &walk, &window)
        guard found != nil else { throw .truncated("the image header of the JP2") }
      default: break
      }
    }
    guard let found else { throw .truncated("the image header of the JP2") }
    return found
  }

  private static func readHeader(
    _ box: BoxPlace, _ walk: inout BoxWalk, _ window: inout ByteWindow
  ) throws(Halt) -> Boxes? {
    var position = box.body
    guard let first = try walk.next(&position, box.end), first.type == "ihdr",
      let header = try window.fields(first.body, 14)
    else { return nil }
    while let next = try walk.next(&position, box.end) {
      guard next.type == "colr", let color = try window.fields(next.body, 7) else { continue }
      return Boxes(header: header, color: color.u8(0) == 1 ? color.u32(3) : nil)
    }
    return Boxes(header: header, color: nil)
  }
}

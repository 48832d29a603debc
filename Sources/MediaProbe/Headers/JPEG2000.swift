/// JPEG 2000: the image header box (ISO/IEC 15444-1, I.5.3.1) of a JP2, or the SIZ segment (A.5.1) of a bare codestream.
extension HeaderReader {
  public static let jp2 = HeaderReader("jp2", readJPEG2000)

  private static func readJPEG2000(_ source: any ByteSource) throws(Halt) -> MediaFacts {
    var window = ByteWindow(source)
    var image = ImageFacts()
    image.format = "jp2"
    if try window.fields(0, 4)?.u32(0) == 0xFF4F_FF51 {
      guard let size = try window.fields(4, 40), let right = size.u32(4), let bottom = size.u32(8),
        let left = size.u32(12), let top = size.u32(16), let components = size.u16(36), let depth = size.u8(38)
      else { throw .truncated("the SIZ segment") }
      image.setStoredSize(right - left, bottom - top)
      describe(&image, depth: depth, components: components)
    } else {
      let (header, color) = try findHeader(&window)
      guard let height = header.u32(0), let width = header.u32(4), let components = header.u16(8),
        let depth = header.u8(10)
      else { throw .truncated("the image header of the JP2") }
      image.setStoredSize(width, height)
      describe(&image, depth: depth, components: components)
      // I.5.3.3 and ISO/IEC 15444-2, M.11.7.3: enumerated color spaces; 16 is sRGB, 17 gray.
      switch color {
      case 12: (image.colorType, image.hasAlpha) = (.cmyk, components == 5)
      case 14: (image.colorType, image.hasAlpha) = (.lab, components == 4)
      case 1, 3, 4, 18: image.colorType = .ycbcr
      default: break
      }
    }
    (image.animated, image.frameCount) = (false, 1)
    var facts = MediaFacts(container: "jp2", image: image)
    if image.bitDepth == nil { facts.unknown[.imageBitDepth] = .init("the components differ in depth") }
    return facts
  }

  private static func describe(_ image: inout ImageFacts, depth: Int, components: Int) {
    // 255 says that the components differ; bit 7 says signed.
    image.bitDepth = depth == 255 ? nil : (depth & 0x7F) + 1
    image.colorType = [1: .gray, 2: .grayAlpha, 3: .rgb, 4: .rgba][components]
    image.hasAlpha = components == 2 || components == 4
  }

  /// The image header, and the number of the color space; nil where a profile stands for it.
  private static func findHeader(_ window: inout ByteWindow) throws(Halt) -> (Fields, color: Int?) {
    var walk = BoxWalk(window)
    var position: UInt64 = 0
    while let box = try walk.next(&position, window.size ?? .max) {
      if box.type == "moov" {
        throw .failed(ReadError(.unsupported, "found Motion JPEG 2000, which is not read: convert it to MP4"))
      }
      // The codestream stands behind the header (I.2.2).
      guard box.type != "jp2c" else { throw .corrupt("a JP2 without an image header: export it again") }
      guard box.type == "jp2h" else { continue }
      var inner = box.body
      guard let child = try walk.next(&inner, box.end), child.type == "ihdr",
        let header = try window.fields(child.body, 14)
      else { break }
      while let next = try walk.next(&inner, box.end) {
        guard next.type == "colr", let color = try window.fields(next.body, 7) else { continue }
        return (header, color.u8(0) == 1 ? color.u32(3) : nil)
      }
      return (header, nil)
    }
    throw .truncated("the image header of the JP2")
  }
}

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
      guard let header = try findHeader(&window), let height = header.u32(0), let width = header.u32(4),
        let components = header.u16(8), let depth = header.u8(10)
      else { throw .corrupt("a JP2 without an image header: export it again") }
      image.setStoredSize(width, height)
      describe(&image, depth: depth, components: components)
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

  private static func findHeader(_ window: inout ByteWindow) throws(Halt) -> Fields? {
    var walk = BoxWalk(window)
    var position: UInt64 = 0
    while let box = try walk.next(&position, window.size ?? .max) {
      guard box.type == "jp2h" else { continue }
      var inner = box.body
      guard let child = try walk.next(&inner, box.end), child.type == "ihdr" else { return nil }
      return try window.fields(child.body, 14)
    }
    return nil
  }
}

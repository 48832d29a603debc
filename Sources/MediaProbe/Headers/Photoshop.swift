/// Photoshop documents: the file header (Adobe Photoshop File Formats Specification, "File Header Section").
extension HeaderReader {
  public static let psd = HeaderReader("psd", readPhotoshop)

  private static func readPhotoshop(_ source: any ByteSource) throws(Halt) -> MediaFacts {
    var window = ByteWindow(source)
    guard let head = try window.fields(0, 26), let channels = head.u16(12), let height = head.u32(14),
      let width = head.u32(18), let depth = head.u16(22), let mode = head.u16(24)
    else { throw .truncated("the Photoshop header") }
    var image = ImageFacts()
    image.format = "psd"
    image.setStoredSize(width, height)
    image.bitDepth = depth
    // Bitmap, grayscale, indexed, RGB, CMYK, Lab.
    let kinds: [Int: (ImageFacts.ColorType, Int)] = [
      0: (.bilevel, 1), 1: (.gray, 1), 2: (.palette, 1), 3: (.rgb, 3), 4: (.cmyk, 4), 9: (.lab, 3),
    ]
    if let (color, components) = kinds[mode] {
      let alpha = channels > components
      image.colorType = alpha && color == .rgb ? .rgba : alpha && color == .gray ? .grayAlpha : color
      image.hasAlpha = alpha
    }
    (image.animated, image.frameCount) = (false, 1)
    return MediaFacts(container: "psd", image: image)
  }
}

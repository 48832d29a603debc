/// The reader of DirectDraw surfaces: DDS_HEADER (Microsoft, "Reference for DDS").
extension HeaderReader {
  package static let dds = HeaderReader("dds", readDirectDrawSurface)

  private static func readDirectDrawSurface(_ source: any ByteSource) throws(ReadInterruption) -> MediaFacts {
    var window = ByteWindow(source)
    guard let head = try window.fields(0, 128, .little), let height = head.u32(12), let width = head.u32(16),
      let pixelFlags = head.u32(80)
    else { throw .truncated(.formatHeader, .text("DDS")) }
    var image = ImageFacts()
    image.format = "dds"
    image.setStoredSize(width, height)
    // DDPF_ALPHAPIXELS; with DDPF_FOURCC the codec determines if there is alpha.
    let isCompressed = pixelFlags & 4 != 0
    image.hasAlpha = isCompressed ? nil : pixelFlags & 1 != 0
    (image.isAnimated, image.frameCount) = (false, 1)
    var facts = MediaFacts(container: "dds", image: image)
    for fact in [Fact.imageBitDepth, .imageColorType] + (isCompressed ? [.imageHasAlpha] : []) {
      facts.unknown[fact] = .init(.texturesNotRead)
    }
    facts.noteCutPicture(end: pictureEnd(head, width, height), size: window.size)
    return facts
  }

  /// Returns the end of the largest picture of the surface. The smaller ones after it are not counted.
  private static func pictureEnd(_ head: Fields, _ width: Int64, _ height: Int64) -> UInt64 {
    // "Block Compression": blocks of 4×4 pixels, of 8 bytes in two forms and of 16 in the others. An extended header of 20 bytes
    // states the form in another way.
    let (columns, rows) = (UInt64(width + 3) / 4, UInt64(height + 3) / 4)
    var start: UInt64 = 128
    var bytes: UInt64 = 0
    switch head.u32(80).map({ $0 & 4 != 0 ? Fields(head.bytes).code(84) ?? "" : "" }) {
    case "DXT1", "ATI1", "BC4U", "BC4S": bytes = columns.saturatingProduct(rows).saturatingProduct(8)
    case "DXT2", "DXT3", "DXT4", "DXT5", "ATI2", "BC5U", "BC5S":
      bytes = columns.saturatingProduct(rows).saturatingProduct(16)
    case "DX10": start = 149
    case "":
      let bits = UInt64(clamping: head.u32(88) ?? 0)
      bytes = UInt64(width).saturatingProduct(bits).saturatingSum(7) / 8
      bytes = bytes.saturatingProduct(UInt64(height))
    default: break
    }
    return start.saturatingSum(bytes)
  }
}

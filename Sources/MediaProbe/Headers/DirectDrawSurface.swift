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
    return facts
  }
}

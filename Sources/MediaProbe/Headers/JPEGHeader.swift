/// The fields of the frame header of a JPEG (ITU-T T.81, B.2.2), and the color model, for which decoders also use
/// application segments.
package struct JPEGHeader: Sendable {
  package let width: Int
  package let height: Int
  /// The bit depth; nil if it is unknown.
  package let bitDepth: Int?
  /// The color model; nil if it is unknown.
  package let colorType: ImageFacts.ColorType?
  package let isProgressive: Bool

  package init(width: Int, height: Int, bitDepth: Int?, colorType: ImageFacts.ColorType?, isProgressive: Bool) {
    (self.width, self.height) = (width, height)
    (self.bitDepth, self.colorType, self.isProgressive) = (bitDepth, colorType, isProgressive)
  }
}

extension MediaFacts {
  /// Creates the facts of a JPEG from the fields of its header, from any reader, and from its other segments.
  package init(_ header: JPEGHeader, _ segments: JPEGSegments) {
    var image = ImageFacts()
    image.format = "jpeg"
    image.setStoredSize(header.width, header.height)
    image.bitDepth = header.bitDepth
    image.colorType = header.colorType
    image.hasAlpha = false
    (image.isAnimated, image.frameCount) = (false, 1)
    image.isProgressive = header.isProgressive
    image.isMotionPhoto = segments.isMotionPhoto
    image.isMultiPicture = segments.isMultiPicture
    image.density = segments.density
    if let orientation = segments.orientation { image.apply(orientation: orientation) }
    self.init(container: "jpeg", image: image)
    if image.colorType != .cmyk, image.colorType != .ycck { statedColors = segments.exifColors }
    take(segments.profile)
    if image.colorType == nil { unknown[.imageColorType] = .init(.notInFile) }
  }
}

// swift-format-ignore-file
// Made by script/tools/generate from Sources/MediaProbe/Facts/facts.tsv.

/// A picture, animated or still.
public struct ImageFacts: Sendable, Hashable {
  /// The codec or format of the picture: `png`, `jpeg`, `gif`, `webp`, `heic`, `avif`, `bmp`, `tiff` …
  public var format: String?
  /// The display width in pixels: EXIF orientation, rotation, mirroring and clean aperture applied.
  public var width: Int?
  /// The display height in pixels: EXIF orientation, rotation, mirroring and clean aperture applied.
  public var height: Int?
  /// The stored width in pixels.
  public var storedWidth: Int?
  /// The stored height in pixels.
  public var storedHeight: Int?
  /// The clockwise rotation in degrees: 0, 90, 180 or 270.
  public var rotation: Int?
  /// True if the picture is flipped left to right before the rotation.
  public var isMirrored: Bool?
  /// The EXIF orientation, 1 to 8, as stated in the file. It does not apply to a file that states none.
  public var orientation: Int?
  /// The number of bits per component.
  public var bitDepth: Int?
  /// The color model as stored: `gray`, `gray_alpha`, `rgb`, `rgba`, `palette`, `ycbcr`, `cmyk`, `ycck`, `bilevel` or
  /// `lab`.
  public var colorType: ColorType?
  /// True if the picture has an alpha channel or a transparent color.
  public var hasAlpha: Bool?
  /// True if the picture has several frames that follow each other in time.
  public var isAnimated: Bool?
  /// The number of frames.
  public var frameCount: Int64?
  /// True for progressive JPEG and interlaced PNG or GIF.
  public var isProgressive: Bool?
  /// The description in the embedded ICC profile. In PNG it is the name in the iCCP chunk (PNG 11.3.2.3), because the
  /// profile is compressed. It does not apply to a picture without a profile.
  public var iccProfile: String?
  /// True if the still contains a video clip.
  public var isMotionPhoto: Bool?
  /// True if a JPEG contains several views of a scene (MPO): a panorama, or pictures for each eye or angle. It applies
  /// only to JPEG.
  public var isMultiPicture: Bool?
  /// The version of a GIF: `87a` or `89a`. It applies only to GIF.
  public var gifVersion: String?
  /// The number of frames of an animation divided by its duration. It does not apply to stills.
  public var frameRate: Double?
  /// The number of times that an animation plays; 0 means forever. It does not apply to stills.
  public var loopCount: Int?
  /// The pixels per inch that the picture states: horizontally, if both directions differ. A field of the format itself
  /// (JFIF, pHYs, BMP, TIFF) counts before EXIF. It does not apply to a picture that states none.
  public var density: Double?

  public init() {}
}

extension ImageFacts {
  /// Writes the known facts, and `null` for those that are unknown.
  func writeFacts(to out: inout MemberWriter) {
    out.put(.imageFormat, "format", format)
    out.put(.imageWidth, "width", width)
    out.put(.imageHeight, "height", height)
    out.put(.imageStoredWidth, "stored_width", storedWidth)
    out.put(.imageStoredHeight, "stored_height", storedHeight)
    out.put(.imageRotation, "rotation", rotation)
    out.put(.imageMirrored, "mirrored", isMirrored)
    out.put(.imageOrientation, "orientation", orientation)
    out.put(.imageBitDepth, "bit_depth", bitDepth)
    out.put(.imageColorType, "color_type", colorType?.rawValue)
    out.put(.imageHasAlpha, "has_alpha", hasAlpha)
    out.put(.imageAnimated, "animated", isAnimated)
    out.put(.imageFrameCount, "frame_count", frameCount)
    out.put(.imageProgressive, "progressive", isProgressive)
    out.put(.imageICCProfile, "icc_profile", iccProfile)
    out.put(.imageMotionPhoto, "motion_photo", isMotionPhoto)
    out.put(.imageMultiPicture, "multi_picture", isMultiPicture)
    out.put(.imageGIFVersion, "gif_version", gifVersion)
    out.put(.imageFrameRate, "frame_rate", frameRate)
    out.put(.imageLoopCount, "loop_count", loopCount)
    out.put(.imageDensity, "density", density)
  }

  /// Reads the facts from a record that this version wrote.
  mutating func readFacts(written json: inout JSONScanner) throws(JSONDamage) {
    try json.read("format", &format)
    try json.read("width", &width)
    try json.read("height", &height)
    try json.read("stored_width", &storedWidth)
    try json.read("stored_height", &storedHeight)
    try json.read("rotation", &rotation)
    try json.read("mirrored", &isMirrored)
    try json.read("orientation", &orientation)
    try json.read("bit_depth", &bitDepth)
    try json.read("color_type", &colorType)
    try json.read("has_alpha", &hasAlpha)
    try json.read("animated", &isAnimated)
    try json.read("frame_count", &frameCount)
    try json.read("progressive", &isProgressive)
    try json.read("icc_profile", &iccProfile)
    try json.read("motion_photo", &isMotionPhoto)
    try json.read("multi_picture", &isMultiPicture)
    try json.read("gif_version", &gifVersion)
    try json.read("frame_rate", &frameRate)
    try json.read("loop_count", &loopCount)
    try json.read("density", &density)
  }

  /// Removes values of 0 and lists their facts.
  mutating func dropZeros(_ zeros: inout [Fact]) {
    if bitDepth == 0 {
      bitDepth = nil
      zeros.append(.imageBitDepth)
    }
  }
}

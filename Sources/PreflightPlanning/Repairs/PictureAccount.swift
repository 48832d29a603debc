package import MediaProbe

/// The parts of a picture's file that its facts do not describe, as far as a repair has to keep them or to name them as lost.
package struct PictureAccount: Sendable, Equatable {
  /// The RGB profile that describes the decoded pixels; nil if they are sRGB.
  package let profile: [UInt8]?
  /// The same profile as facts describe it.
  package let profileFacts: ICCProfile?
  package let isForPrint: Bool
  /// The way in which the pixels become those of sRGB; nil if they are sRGB, or if that cannot be done.
  package let conversion: Conversion?
  /// True if the picture for print has a profile that is not followed.
  package let changesColors: Bool
  /// The colors, if ffmpeg does not decode them as viewers show them.
  package let obstacle: Refusal.Colors?
  package let hasContentCredentials: Bool
  package let isMadeByAI: Bool
  package let hasGainMap: Bool
  package let otherPages: Int
  package let auxiliaryImages: Int
  package let hasLocation: Bool
  package let hasProjection: Bool
  /// The format that can hold the captions and texts of the file; nil for a file without them.
  package let formatOfTexts: String?
  /// The number of bytes of the XMP packet.
  package let sizeOfXMP: Int
  /// True if a copy gets a profile, descriptions or labels besides its pixels.
  let needsParts: Bool
  /// True if the picture has an alpha channel without a transparent pixel.
  package let isOpaque: Bool

  /// A conversion of pixels to sRGB.
  package enum Conversion: Sendable, Equatable {
    /// By a profile of RGB.
    case profile([UInt8])
    /// By the CMYK profile of a picture for print. The values can be luma and chroma (YCCK).
    case print([UInt8], isLuma: Bool)
    /// By a tone curve for a high dynamic range.
    case tones(PictureTones)
  }

  /// Most pixels of a picture whose colors are converted; they need 256 MB.
  private static let mostPixels = 1 << 26
  /// Largest XMP packet of a JPEG (ISO 16684-3, 1.1.3).
  static let largestXMP = 65_502

  /// - Parameter isOpaque: True if the picture is known to have no transparent pixel.
  package init(_ metadata: PictureMetadata, _ facts: MediaFacts, isOpaque: Bool = false) {
    let image = facts.image ?? ImageFacts()
    let colors = PictureColors(metadata, facts)
    profile = colors.profile
    profileFacts = colors.profile.flatMap { ICCProfile(Fields($0)) }
    isForPrint = colors.isForPrint
    let isSmall = (image.storedWidth ?? .max).multipliedReportingOverflow(by: image.storedHeight ?? .max)
    let isConvertible = image.isAnimated == false && !isSmall.overflow && isSmall.partialValue <= Self.mostPixels
    let isLuma = image.colorType == .ycck
    conversion = isConvertible ? Self.conversion(colors, isLuma: isLuma) : nil
    changesColors = colors.printProfile != nil && conversion == nil
    obstacle = colors.isLab ? .lab : colors.tones != nil && !isConvertible ? .highDynamicRange : nil
    hasContentCredentials = metadata.hasContentCredentials
    isMadeByAI = metadata.isMadeByAI
    hasGainMap = metadata.hasGainMap
    // The facts of a JPEG say that it has several views, which follow the first one.
    otherPages = max(metadata.otherPages, image.isMultiPicture == true ? 1 : 0)
    auxiliaryImages = metadata.auxiliaryImages
    hasLocation = metadata.hasLocation
    hasProjection = metadata.xmp.map { XMPPacket($0).hasProjection } ?? false
    formatOfTexts = metadata.texts.isEmpty ? nil : image.format
    sizeOfXMP = metadata.xmp?.count ?? 0
    self.isOpaque = isOpaque && image.hasAlpha == true
    needsParts =
      profile != nil || !metadata.texts.isEmpty || metadata.xmp != nil || isMadeByAI
      || image.format != "tiff" && metadata.exif != nil
  }

  private static func conversion(_ colors: PictureColors, isLuma: Bool) -> Conversion? {
    if let tones = colors.tones { return .tones(tones) }
    let source = colors.isForPrint ? colors.printProfile : colors.profile
    guard let source, ColorConversion(profile: source, channels: colors.isForPrint ? 4 : 3) != nil else { return nil }
    return colors.isForPrint ? .print(source, isLuma: isLuma) : .profile(source)
  }

  /// True if a tone curve brings a high dynamic range into that of sRGB.
  var hasTones: Bool { if case .tones = conversion { true } else { false } }
}

/// The colors of the pixels that ffmpeg decodes from a picture.
struct PictureColors {
  private(set) var profile: [UInt8]?
  private(set) var isForPrint = false
  /// The CMYK profile of a picture for print.
  private(set) var printProfile: [UInt8]?
  private(set) var isLab = false
  private(set) var tones: PictureTones?

  init(_ metadata: PictureMetadata, _ facts: MediaFacts) {
    let type = facts.image?.colorType
    let model = metadata.profileModel
    let isGray = type == .gray || type == .grayAlpha
    let isCMYK = type == .cmyk || type == .ycck
    isLab = type == .lab || model == "Lab "
    if isCMYK {
      isForPrint = true
      if model == "CMYK" { printProfile = metadata.profile }
      return
    }
    tones = PictureTones(facts)
    // The fact names the place that precedes the others.
    switch facts.statedColors?.source {
    case .cicp, .nclx:
      guard let space = facts.statedColors.flatMap({ RGBSpace($0) }), space != .sRGB else { return }
      profile = MatrixProfile(space).bytes
    case .iccProfile where model == "RGB ": profile = metadata.profile
    // Gray values have the same curve in each channel of RGB. Their white is that of the profile.
    case .iccProfile where model == "GRAY" && isGray:
      guard let curve = metadata.profile.flatMap({ ICCTags(Fields($0)).content("kTRC") }) else { return }
      let name = metadata.profile.flatMap { ICCProfile(Fields($0))?.description }
      profile = MatrixProfile(gray: curve, named: name).bytes
    case .gamma: profile = metadata.calibration.map { MatrixProfile(RGBSpace($0)).bytes }
    case .exif where facts.statedColors?.space == .adobeRGB: profile = MatrixProfile(.adobeRGB).bytes
    default: break
    }
  }
}

/// The colors and the transfer function of a high dynamic range picture, under FFmpeg's names.
package struct PictureTones: Sendable, Equatable {
  private let primaries: String
  private let transfer: String

  /// Returns nil for a picture whose transfer function is neither PQ nor HLG (ITU-T H.273, table 3: 16 and 18).
  init?(_ facts: MediaFacts) {
    switch facts.statedColors?.transfer {
    case 16: transfer = "smpte2084"
    case 18: transfer = "arib-std-b67"
    default: return nil
    }
    // ITU-R BT.2100-2, table 2: both functions belong to these primaries.
    primaries = facts.statedColors?.primaries == 12 ? "smpte432" : "bt2020"
  }

  /// The filters that map the tones of RGB pixels to sRGB, with the curve that films get.
  func filters(alpha: Bool) -> [String] {
    // Decoders do not state the colors of RGB, so all of them are given.
    let colors = "pin=\(primaries):tin=\(transfer):min=gbr:rin=full:p=\(primaries):m=gbr:r=full"
    return ["format=\(alpha ? "gbrap16" : "gbrp16")", "zscale=\(colors):t=linear:npl=100"]
      + Edit.toneCurve(alpha: alpha) + ["zscale=t=iec61966-2-1:m=gbr:r=full"]
  }
}

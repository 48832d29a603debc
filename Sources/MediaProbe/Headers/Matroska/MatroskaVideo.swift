/// The Video element (RFC 9559, 5.1.4.1.28): size, sample aspect ratio and layout of a track's pictures.
struct MatroskaVideo {
  private(set) var pixelWidth = 0
  private(set) var pixelHeight = 0
  private var crop = (top: 0, bottom: 0, left: 0, right: 0)
  private var displayWidth: Int?
  private var displayHeight: Int?
  private var displayUnit = 0
  private var stereoMode = 0
  private var hasAlpha = false
  private(set) var interlaced: Bool?
  private(set) var colorSpace: FourCC?
  private(set) var color = MatroskaColor()
  private(set) var projection = MatroskaProjection()

  init() {}

  init(_ data: Fields) {
    data.forEachElement { id, data in
      switch id {
      case 0xB0: pixelWidth = data.number ?? 0
      case 0xBA: pixelHeight = data.number ?? 0
      case 0x54BB: crop.top = data.number ?? 0
      case 0x54AA: crop.bottom = data.number ?? 0
      case 0x54CC: crop.left = data.number ?? 0
      case 0x54DD: crop.right = data.number ?? 0
      case 0x54B0: displayWidth = data.number
      case 0x54BA: displayHeight = data.number
      case 0x54B2: displayUnit = data.number ?? 0
      case 0x53B8: stereoMode = data.number ?? 0
      case 0x53C0: hasAlpha = data.number == 1
      // 5.1.4.1.28.1: 0 means undetermined.
      case 0x9A: interlaced = [1: true, 2: false][data.number ?? 0]
      case 0x2EB524: colorSpace = data.code(0)
      case 0x55B0: color = MatroskaColor(data)
      case 0x7670: projection = MatroskaProjection(data)
      default: break
      }
    }
  }

  /// The parts that no rule judges.
  var parts: MovieParts {
    var parts: MovieParts = hasAlpha ? .alpha : []
    // 5.1.4.1.28.3: side by side with the left eye first, or one above the other with the left eye at the top.
    if stereoMode > 0 { parts.insert(stereoMode == 1 || stereoMode == 3 ? .stereo : .otherStereo) }
    if projection.isUnnamed { parts.insert(.otherProjection) }
    return parts
  }

  /// Size after cropping; nil without cropping, or if nothing would be left.
  var cleanAperture: PixelSize? {
    guard crop != (0, 0, 0, 0) else { return nil }
    let size = croppedSize
    return size.width > 0 && size.height > 0 ? size : nil
  }

  /// True if the cropping leaves nothing of the picture.
  var cropsAll: Bool { crop != (0, 0, 0, 0) && pixelWidth > 0 && pixelHeight > 0 && cleanAperture == nil }

  private var croppedSize: PixelSize {
    // A file may state any number here.
    func rest(_ whole: Int, _ one: Int, _ other: Int) -> Int {
      let (cut, overflow) = one.addingReportingOverflow(other)
      return overflow || cut > whole ? 0 : whole - cut
    }
    return PixelSize(
      width: rest(pixelWidth, crop.left, crop.right), height: rest(pixelHeight, crop.top, crop.bottom))
  }

  /// Sample aspect ratio (11.1): display size divided by the size after cropping, for one eye if two share a picture. Nil if
  /// the file does not define it (DisplayUnit 4) or states an impossible one.
  var sampleAspectRatio: Ratio? {
    let unknownUnit = 4
    guard displayUnit != unknownUnit else { return nil }
    let cropped = cleanAperture ?? PixelSize(width: pixelWidth, height: pixelHeight)
    // 5.1.4.1.28.12: without a display size it equals the size in pixels, if the unit is pixels.
    let shownWidth = Int64(displayWidth ?? cropped.width)
    let shownHeight = Int64(displayHeight ?? cropped.height)
    guard (1...longestDisplaySide).contains(shownWidth), (1...longestDisplaySide).contains(shownHeight),
      let horizontal = Ratio(shownWidth, Int64(cropped.width)), let vertical = Ratio(Int64(cropped.height), shownHeight)
    else { return nil }
    let shape = horizontal.multiplied(by: vertical)
    return eyesInPicture.map { eyes in shape?.multiplied(by: eyes) } ?? shape
  }

  /// Number of views side by side, divided by the number of stacked views, from StereoMode (5.1.4.1.28.3); nil for one
  /// view.
  private var eyesInPicture: Ratio? {
    switch stereoMode {
    // Left and right halves, or alternating columns.
    case 1, 11, 8, 9: Ratio(2, 1)
    // Upper and lower halves, or alternating rows.
    case 2, 3, 6, 7: Ratio(1, 2)
    default: nil
    }
  }
}

/// Largest plausible display size; no screen is a tenth as wide.
private let longestDisplaySide: Int64 = 1_000_000

/// The Colour element (RFC 9559, 5.1.4.1.28.16); code points of H.273.
struct MatroskaColor {
  private(set) var matrix: Int?
  private(set) var primaries: Int?
  private(set) var transfer: Int?
  /// 5.1.4.1.28.22: 1 is broadcast range, 2 full range; 0 and 3 state no range.
  private(set) var isFullRange: Bool?
  /// True if the chromaticities or the luminance of a mastering display are stated.
  private var hasMastering = false
  private var lightLevels = 0

  /// True if a mastering display, or both light levels, are stated.
  var hasStaticMetadata: Bool { hasMastering || lightLevels == 2 }

  init() {}

  init(_ data: Fields) {
    data.forEachElement { id, data in
      switch id {
      case 0x55B1: matrix = data.number
      case 0x55BA: transfer = data.number
      case 0x55BB: primaries = data.number
      case 0x55B9: isFullRange = [1: false, 2: true][data.number ?? 0]
      // MaxCLL, MaxFALL
      case 0x55BC, 0x55BD: if data.unsigned ?? 0 > 0 { lightLevels += 1 }
      case 0x55D0: readMastering(data)
      default: break
      }
    }
  }

  private mutating func readMastering(_ data: Fields) {
    var chromaticities = 0
    var hasLuminance = false
    data.forEachElement { id, data in
      guard let value = data.float, value > 0 else { return }
      // 0x55D1 … 0x55D8: x and y of red, green, blue and white; 0x55D9: the maximum luminance.
      if (0x55D1...0x55D8).contains(id) { chromaticities += 1 }
      if id == 0x55D9 { hasLuminance = true }
    }
    hasMastering = chromaticities == 8 || hasLuminance
  }
}

/// The Projection element (RFC 9559, 5.1.4.1.28.40).
struct MatroskaProjection {
  private var type = 0
  private var privateData: Fields?
  private var yaw = 0.0
  private var pitch = 0.0
  private var roll = 0.0

  init() {}

  init(_ data: Fields) {
    data.forEachElement { id, data in
      switch id {
      case 0x7671: type = data.number ?? 0
      case 0x7672: privateData = data
      case 0x7673: yaw = data.float ?? 0
      case 0x7674: pitch = data.float ?? 0
      case 0x7675: roll = data.float ?? 0
      default: break
      }
    }
  }

  /// FFmpeg's name of the projection; nil for a flat picture.
  var name: String? {
    switch type {
    case 1: "equirectangular"
    case 2: privateData?.count == 12 ? "cubemap" : nil
    default: nil
    }
  }

  /// True for a projection without a name, such as a mesh.
  var isUnnamed: Bool { type > 0 && name == nil }

  /// Rotation of a flat picture. The standard rolls it counterclockwise (5.1.4.1.28.45); a yaw of half a turn mirrors it.
  /// `isOdd` is true if the rotation is not a multiple of 90°.
  var turn: (matrix: DisplayMatrix?, isOdd: Bool) {
    let fromBehind = abs(yaw) == 180
    guard type == 0, pitch == 0, fromBehind || yaw == 0, roll != 0 || fromBehind else { return (nil, false) }
    let turns: [Double: (cos: Int32, sin: Int32)] = [
      0: (1, 0), 90: (0, 1), 180: (-1, 0), -180: (-1, 0), -90: (0, -1), 270: (0, -1), -270: (0, 1),
    ]
    guard let (cos, sin) = turns[roll] else { return (nil, true) }
    let scale: Int32 = 1 << 16
    let side = fromBehind ? -scale : scale
    return (DisplayMatrix([side * cos, -sin * scale, 0, side * sin, cos * scale, 0, 0, 0, 1 << 30]), false)
  }
}

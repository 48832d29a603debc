/// What a codec configuration record tells of the pictures; nil for what it does not.
struct VideoCoding {
  var profile: String?
  /// 4.1 for level 4.1.
  var level: Double?
  /// Pixels as decoded, cropping applied.
  var width: Int?
  var height: Int?
  /// The coded size may be cut by the container without a cropping of its own (H.264: none at the left or the top).
  var mayBeCutByContainer = false
  var sampleAspectRatio: Ratio?
  var chroma: Chroma?
  var bitDepth: Int?
  var color = CodedColor()
  var interlaced: Bool?
  /// Frames a second as the stream states them, whatever the container makes of it; nil when it states 0 or none.
  var frameRate: Ratio?
  /// The stream comes from fields, and each picture says whether it is one.
  var mayHaveFields = false
  /// Mastering display or light levels stand in the record.
  var hasStaticMetadata = false
  /// The record is all that says how samples look: what it leaves open, no sample tells.
  var isComplete = false
}

/// How many color samples there are beside those of brightness.
enum Chroma {
  case gray, quarter, half, full, vertical

  /// chroma_format_idc of H.264 and H.265.
  init?(index: Int) {
    switch index {
    case 0: self = .gray
    case 1: self = .quarter
    case 2: self = .half
    case 3: self = .full
    default: return nil
    }
  }

  var name: String {
    switch self {
    case .gray: "4:0:0"
    case .quarter: "4:2:0"
    case .half: "4:2:2"
    case .full: "4:4:4"
    case .vertical: "4:4:0"
    }
  }
}

/// Code points of H.273 as a stream states them; nil where it is silent.
struct CodedColor {
  var primaries: Int?
  var transfer: Int?
  var matrix: Int?
  var isFullRange: Bool?
}

/// FFmpeg's name of how decoded samples lie in memory; nil for a combination that it has no name for.
///
/// - Parameter codec: Full range has names of its own (`yuvj420p`) in H.264, and for 4:2:0 in H.265; H.264 without color is
///   decoded as if it had some.
func pixelFormatName(_ chroma: Chroma, depth: Int, isRGB: Bool, isFullRange: Bool, codec: String?) -> String? {
  let hasFullRangeName = isFullRange && depth == 8 && (codec == "h264" || codec == "hevc" && chroma == .quarter)
  let base: String
  switch chroma {
  case .gray where codec == "h264": base = hasFullRangeName ? "yuvj420p" : "yuv420p"
  case .gray: base = "gray"
  case .quarter: base = hasFullRangeName ? "yuvj420p" : "yuv420p"
  case .half: base = hasFullRangeName ? "yuvj422p" : "yuv422p"
  case .full: base = isRGB ? "gbrp" : hasFullRangeName ? "yuvj444p" : "yuv444p"
  case .vertical: base = "yuv440p"
  }
  switch depth {
  case 8: return base
  case 9, 10, 12, 14: return "\(base)\(depth)le"
  case 16 where chroma != .vertical: return "\(base)16le"
  default: return nil
  }
}

/// The sample aspect ratios that have a number (H.273 table 5; ISO/IEC 14496-10 table E-1); nil for 0 and what is reserved.
func numberedAspect(_ number: Int) -> Ratio? {
  let known: [(Int64, Int64)] = [
    (1, 1), (12, 11), (10, 11), (16, 11), (40, 33), (24, 11), (20, 11), (32, 11), (80, 33), (18, 11), (15, 11),
    (64, 33), (160, 99), (4, 3), (3, 2), (2, 1),
  ]
  // The common one must not cost a table.
  if number == 1 { return Ratio(1, 1) }
  guard known.indices.contains(number - 1) else { return nil }
  return Ratio(known[number - 1].0, known[number - 1].1)
}

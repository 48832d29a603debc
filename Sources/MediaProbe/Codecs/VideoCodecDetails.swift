/// The video properties in a codec configuration record; nil if it does not state them.
package struct VideoCodecDetails {
  package var profile: String?
  /// The level as a number: 4.1 for level 4.1.
  package var level: Double?
  /// Decoded width in pixels, cropping applied.
  package var width: Int?
  package var height: Int?
  /// True if the container may crop the coded size without a cropping of its own. In H.264 that is a size without
  /// cropping at the left and the top.
  var mayBeCutByContainer = false
  package var sampleAspectRatio: Ratio?
  package var chroma: Chroma?
  package var bitDepth: Int?
  package var color = ColorCodePoints()
  package var interlaced: Bool?
  /// Frame rate as the stream states it, regardless of the container; nil if it states 0 or none.
  package var frameRate: Ratio?
  /// True if each picture states whether it is a field.
  var mayHaveFields = false
  /// True if the record contains mastering display or content light level metadata.
  package var hasStaticMetadata = false
  /// True if the record announces a layer with an alpha channel.
  var hasAlpha = false
  /// Number of bytes of the length field before each NAL unit; nil if units have none.
  var lengthSize: Int?
  /// The statements of a description that its sequence header contradicts.
  var contradictions: [Contradiction] = []
  /// The decoder settings in the record.
  var settings: DecoderSettings = []
  /// True if the record is complete: values that it leaves open are not in the samples either.
  package var isComplete = false

  /// Takes the colors that a frame states, which override those of the record.
  mutating func takeColors(of frame: VideoCodecDetails) {
    color.matrix = frame.color.matrix ?? color.matrix
    color.isFullRange = frame.color.isFullRange ?? color.isFullRange
    isComplete = frame.isComplete
  }

  /// Takes the size and format of the sequence header before a frame, which a decoder follows.
  mutating func takeSequence(of frame: VideoCodecDetails) {
    if frame.width != nil, frame.height != nil {
      (width, height, mayBeCutByContainer) = (frame.width, frame.height, frame.mayBeCutByContainer)
    }
    profile = frame.profile ?? profile
    chroma = frame.chroma ?? chroma
    bitDepth = frame.bitDepth ?? bitDepth
  }
}

/// A statement of a description, and what the sequence header or the first frame states in its place.
struct Contradiction: Sendable {
  let described: String
  let found: String
}

extension VideoCodecDetails {
  /// Returns the contradictions between this record and the sequence header of the first frame.
  func contradictions(to frame: VideoCodecDetails) -> [Contradiction] {
    var all: [Contradiction] = []
    if let width, let height, let other = frame.width, let otherHeight = frame.height,
      (width, height) != (other, otherHeight)
    {
      all.append(Contradiction(described: "\(width)×\(height)", found: "\(other)×\(otherHeight)"))
    }
    if let profile, let other = frame.profile, profile != other {
      all.append(Contradiction(described: profile, found: other))
    }
    if let bitDepth, let other = frame.bitDepth, bitDepth != other {
      all.append(Contradiction(described: "\(bitDepth) bit", found: "\(other) bit"))
    }
    return all
  }
}

/// The chroma subsampling.
package enum Chroma {
  case gray, quarter, half, full, vertical

  /// Creates the value from chroma_format_idc of H.264 and H.265.
  init?(index: some BinaryInteger) {
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

/// Code points of H.273 as a stream states them; nil if it states none.
package struct ColorCodePoints {
  package var primaries: Int?
  package var transfer: Int?
  package var matrix: Int?
  package var isFullRange: Bool?
}

/// Returns FFmpeg's name of the pixel format of decoded samples; nil if FFmpeg has no name for the combination.
///
/// - Parameter codec: Codec of the samples. H.264, and H.265 with 4:2:0, have own names for full range (`yuvj420p`).
/// H.264 without chroma is decoded to a format with chroma.
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

/// Returns the sample aspect ratio for aspect_ratio_idc (H.273 table 5; ISO/IEC 14496-10 table E-1); nil for 0 and
/// reserved values.
func numberedAspect(_ number: Int) -> Ratio? {
  let known: [(Int64, Int64)] = [
    (1, 1), (12, 11), (10, 11), (16, 11), (40, 33), (24, 11), (20, 11), (32, 11), (80, 33), (18, 11), (15, 11),
    (64, 33), (160, 99), (4, 3), (3, 2), (2, 1),
  ]
  // Square pixels are the common case and must not cost a table.
  if number == 1 { return Ratio(1, 1) }
  guard known.indices.contains(number - 1) else { return nil }
  return Ratio(known[number - 1].0, known[number - 1].1)
}

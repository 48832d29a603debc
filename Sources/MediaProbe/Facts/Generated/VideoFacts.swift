// swift-format-ignore-file
// Made by script/tools/generate from Sources/MediaProbe/Facts/facts.tsv.

/// The main video track: default or enabled, not an attached picture, with the most pixels and the lowest index.
public struct VideoFacts: Sendable, Hashable {
  /// The codec by FFmpeg's name: `h264`, `hevc`, `vp9` …
  public var codec: String?
  /// The four-character code of the sample entry: `avc1`, `hvc1` …
  public var codecTag: String?
  /// The profile by FFmpeg's name. It does not apply to codecs without profiles.
  public var profile: String?
  /// The level as a number: 4.1 for level 4.1. It does not apply to codecs without levels.
  public var level: Double?
  /// The display width in pixels: rotated, sample aspect ratio applied, rounded half up.
  public var width: Int?
  /// The display height in pixels: rotated, sample aspect ratio applied, rounded half up.
  public var height: Int?
  /// The stored width in pixels.
  public var storedWidth: Int?
  /// The stored height in pixels.
  public var storedHeight: Int?
  /// The size of the clean aperture in pixels. Matroska's cropping counts for `width` and `height`. The clean aperture
  /// of a movie does not, since players differ.
  public var cleanAperture: PixelSize?
  /// The clockwise rotation in degrees that a player applies: 0, 90, 180 or 270.
  public var rotation: Int?
  /// True if the picture is flipped top to bottom before the rotation.
  public var isMirrored: Bool?
  /// The width of one stored pixel over its height.
  public var sampleAspectRatio: Ratio?
  /// The number of frames divided by their duration.
  public var averageFrameRate: Ratio?
  /// The frame rate that the container states, also if its frames do not keep it. It applies only to containers that
  /// state one: Matroska, WebM and AVI.
  public var nominalFrameRate: Ratio?
  /// True if the frames have different durations.
  public var hasVariableFrameRate: Bool?
  /// The number of frames.
  public var frameCount: Int64?
  /// The longest distance between two key frames in seconds.
  public var maxKeyframeInterval: Double?
  /// The shortest distance between two key frames in seconds. It does not apply to a video with one key frame.
  public var minKeyframeInterval: Double?
  /// True if no frame refers to a frame on the other side of a key frame. It is stated only if that is proven.
  public var hasClosedGOP: Bool?
  /// True if frames are stored in another order than they are shown, as B frames require. It is stated only if the
  /// times or the codec prove it.
  public var hasBFrames: Bool?
  /// The pixel format by FFmpeg's name: `yuv420p` …
  public var pixelFormat: String?
  /// The number of bits per component.
  public var bitDepth: Int?
  /// The chroma subsampling: `4:2:0`, `4:2:2`, `4:4:4`, `4:0:0` (no color) or `rgb`.
  public var chromaSubsampling: String?
  /// The color primaries by FFmpeg's name: `bt709`, `bt2020` …
  public var colorPrimaries: String?
  /// The transfer function by FFmpeg's name: `bt709`, `smpte2084`, `arib-std-b67` …
  public var colorTransfer: String?
  /// The matrix coefficients by FFmpeg's name: `bt709`, `bt2020nc` …
  public var colorSpace: String?
  /// The color range: `tv` is limited, `pc` is full.
  public var colorRange: String?
  /// True if the frames consist of two fields.
  public var isInterlaced: Bool?
  /// The projection of spherical video: `equirectangular`, `cubemap` … It does not apply to a flat picture.
  public var projection: String?
  /// The dynamic range by transfer function and metadata: `sdr`, `pq`, `hdr10`, `hlg` or `dolby_vision`.
  public var hdr: HDR?
  /// The duration of the track in seconds.
  public var duration: Double?
  /// The bit rate of the track in bits per second.
  public var bitRate: Int64?
  /// `constant` if no second of the track deviates from the mean bit rate by more than a tenth, otherwise `variable`.
  /// The last, incomplete second does not count.
  public var bitRateMode: String?

  public init() {}
}

extension VideoFacts {
  /// Writes the known facts, and `null` for those that are unknown.
  func writeFacts(to out: inout MemberWriter) {
    out.put(.videoCodec, "codec", codec)
    out.put(.videoCodecTag, "codec_tag", codecTag)
    out.put(.videoProfile, "profile", profile)
    out.put(.videoLevel, "level", level)
    out.put(.videoWidth, "width", width)
    out.put(.videoHeight, "height", height)
    out.put(.videoStoredWidth, "stored_width", storedWidth)
    out.put(.videoStoredHeight, "stored_height", storedHeight)
    out.put(.videoCleanAperture, "clean_aperture", cleanAperture)
    out.put(.videoRotation, "rotation", rotation)
    out.put(.videoMirrored, "mirrored", isMirrored)
    out.put(.videoSampleAspectRatio, "sample_aspect_ratio", sampleAspectRatio.map { "\($0.numerator):\($0.denominator)" })
    out.put(.videoAspectRatio, "aspect_ratio", aspectRatio?.value)
    out.put(.videoAverageFrameRate, "avg_frame_rate", averageFrameRate.map { "\($0.numerator)/\($0.denominator)" })
    out.put(.videoFrameRate, "frame_rate", averageFrameRate?.value)
    out.put(.videoNominalFrameRate, "nominal_frame_rate", nominalFrameRate.map { "\($0.numerator)/\($0.denominator)" })
    out.put(.videoVariableFrameRate, "variable_frame_rate", hasVariableFrameRate)
    out.put(.videoFrameCount, "frame_count", frameCount)
    out.put(.videoMaxKeyframeInterval, "max_keyframe_interval", maxKeyframeInterval)
    out.put(.videoMinKeyframeInterval, "min_keyframe_interval", minKeyframeInterval)
    out.put(.videoClosedGOP, "closed_gop", hasClosedGOP)
    out.put(.videoBFrames, "b_frames", hasBFrames)
    out.put(.videoPixelFormat, "pixel_format", pixelFormat)
    out.put(.videoBitDepth, "bit_depth", bitDepth)
    out.put(.videoChromaSubsampling, "chroma_subsampling", chromaSubsampling)
    out.put(.videoColorPrimaries, "color_primaries", colorPrimaries)
    out.put(.videoColorTransfer, "color_transfer", colorTransfer)
    out.put(.videoColorSpace, "color_space", colorSpace)
    out.put(.videoColorRange, "color_range", colorRange)
    out.put(.videoInterlaced, "interlaced", isInterlaced)
    out.put(.videoProjection, "projection", projection)
    out.put(.videoHDR, "hdr", hdr?.rawValue)
    out.put(.videoDuration, "duration", duration)
    out.put(.videoBitRate, "bit_rate", bitRate)
    out.put(.videoBitRateMode, "bit_rate_mode", bitRateMode)
  }

  /// Reads the facts from a record that this version wrote.
  mutating func readFacts(written json: inout JSONScanner) throws(JSONDamage) {
    try json.read("codec", &codec)
    try json.read("codec_tag", &codecTag)
    try json.read("profile", &profile)
    try json.read("level", &level)
    try json.read("width", &width)
    try json.read("height", &height)
    try json.read("stored_width", &storedWidth)
    try json.read("stored_height", &storedHeight)
    try json.read("clean_aperture", &cleanAperture)
    try json.read("rotation", &rotation)
    try json.read("mirrored", &isMirrored)
    try json.read("sample_aspect_ratio", &sampleAspectRatio)
    try json.pass("aspect_ratio")
    try json.read("avg_frame_rate", &averageFrameRate)
    try json.pass("frame_rate")
    try json.read("nominal_frame_rate", &nominalFrameRate)
    try json.read("variable_frame_rate", &hasVariableFrameRate)
    try json.read("frame_count", &frameCount)
    try json.read("max_keyframe_interval", &maxKeyframeInterval)
    try json.read("min_keyframe_interval", &minKeyframeInterval)
    try json.read("closed_gop", &hasClosedGOP)
    try json.read("b_frames", &hasBFrames)
    try json.read("pixel_format", &pixelFormat)
    try json.read("bit_depth", &bitDepth)
    try json.read("chroma_subsampling", &chromaSubsampling)
    try json.read("color_primaries", &colorPrimaries)
    try json.read("color_transfer", &colorTransfer)
    try json.read("color_space", &colorSpace)
    try json.read("color_range", &colorRange)
    try json.read("interlaced", &isInterlaced)
    try json.read("projection", &projection)
    try json.read("hdr", &hdr)
    try json.read("duration", &duration)
    try json.read("bit_rate", &bitRate)
    try json.read("bit_rate_mode", &bitRateMode)
  }

  /// Lists the missing facts that the stream tier can read in every file with this part.
  func listMissing(_ missing: inout [Fact]) {
    if codec == nil { missing.append(.videoCodec) }
    if width == nil { missing.append(.videoWidth) }
    if height == nil { missing.append(.videoHeight) }
    if averageFrameRate == nil { missing.append(.videoAverageFrameRate) }
    if averageFrameRate == nil { missing.append(.videoFrameRate) }
    if hasVariableFrameRate == nil { missing.append(.videoVariableFrameRate) }
    if frameCount == nil { missing.append(.videoFrameCount) }
    if maxKeyframeInterval == nil { missing.append(.videoMaxKeyframeInterval) }
    if minKeyframeInterval == nil { missing.append(.videoMinKeyframeInterval) }
    if hasClosedGOP == nil { missing.append(.videoClosedGOP) }
    if hasBFrames == nil { missing.append(.videoBFrames) }
    if pixelFormat == nil { missing.append(.videoPixelFormat) }
    if bitDepth == nil { missing.append(.videoBitDepth) }
    if chromaSubsampling == nil { missing.append(.videoChromaSubsampling) }
    if colorPrimaries == nil { missing.append(.videoColorPrimaries) }
    if colorTransfer == nil { missing.append(.videoColorTransfer) }
    if colorSpace == nil { missing.append(.videoColorSpace) }
    if colorRange == nil { missing.append(.videoColorRange) }
    if isInterlaced == nil { missing.append(.videoInterlaced) }
    if hdr == nil { missing.append(.videoHDR) }
    if duration == nil { missing.append(.videoDuration) }
    if bitRate == nil { missing.append(.videoBitRate) }
    if bitRateMode == nil { missing.append(.videoBitRateMode) }
  }

  /// Fills missing facts with those of another tier. Some others need more than that.
  mutating func fill(from other: VideoFacts) {
    codecTag = codecTag ?? other.codecTag
    profile = profile ?? other.profile
    level = level ?? other.level
    pixelFormat = pixelFormat ?? other.pixelFormat
    bitDepth = bitDepth ?? other.bitDepth
    chromaSubsampling = chromaSubsampling ?? other.chromaSubsampling
    colorPrimaries = colorPrimaries ?? other.colorPrimaries
    colorSpace = colorSpace ?? other.colorSpace
    colorRange = colorRange ?? other.colorRange
    isInterlaced = isInterlaced ?? other.isInterlaced
    duration = duration ?? other.duration
  }

  /// Removes values of 0 and lists their facts.
  mutating func dropZeros(_ zeros: inout [Fact]) {
    if averageFrameRate?.numerator == 0 {
      averageFrameRate = nil
      zeros.append(.videoAverageFrameRate)
      zeros.append(.videoFrameRate)
    }
    if duration == 0 {
      duration = nil
      zeros.append(.videoDuration)
    }
    if bitRate == 0 {
      bitRate = nil
      zeros.append(.videoBitRate)
    }
  }
}

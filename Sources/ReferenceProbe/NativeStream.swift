import CFFmpeg
import MediaProbe

/// One track as libavformat describes it, in this module's types; unknown values are nil.
struct NativeStream {
  enum Kind {
    case video, audio, subtitle, data, attachment
  }

  struct Video {
    let width: Int?
    let height: Int?
    let sampleAspectRatio: Ratio?
    let averageRate: Ratio?
    let pixelFormat: String?
    let bitDepth: Int?
    let chromaSubsampling: String?
    let primaries: String?
    let transfer: String?
    let space: String?
    let range: String?
    let isInterlaced: Bool?
    let matrix: DisplayMatrix?
    let projection: String?
    let hasMastering: Bool
    let hasLightLevel: Bool
    let hasDolbyVision: Bool
  }

  struct Audio {
    let sampleRate: Int?
    let channels: Int?
    let layout: String?
  }

  let index: Int
  /// The container's own number of the track.
  let id: Int
  let kind: Kind
  let codec: String?
  let tag: String?
  let profile: String?
  /// The level in the units of the codec.
  let level: Int?
  let language: String?
  var isDefault: Bool
  let isAttachedPicture: Bool
  let isEncrypted: Bool
  /// Seconds per tick.
  let timeBase: Ratio?
  let start: Int64?
  let duration: Int64?
  let frameCount: Int64?
  let bitRate: Int64?
  let video: Video?
  let audio: Audio?

  init(_ stream: pf_stream, index: Int) {
    self.index = index
    id = Int(unsafe stream.id)
    kind =
      switch unsafe stream.kind {
      case PF_VIDEO: .video
      case PF_AUDIO: .audio
      case PF_SUBTITLE: .subtitle
      case PF_ATTACHMENT: .attachment
      default: .data
      }
    codec = unsafe text(stream.codec)
    tag = fourCharacters(unsafe stream.tag)
    profile = unsafe text(stream.profile)
    let level = unsafe stream.level
    self.level = level < 0 ? nil : Int(level)
    language = unsafe text(stream.language)
    isDefault = unsafe stream.is_default
    isAttachedPicture = unsafe stream.attached_picture
    isEncrypted = unsafe stream.encrypted
    timeBase = ratio(unsafe stream.time_base)
    start = unsafe stream.start == .min ? nil : stream.start
    let duration = unsafe stream.duration
    self.duration = duration > 0 ? duration : nil
    frameCount = positive(unsafe stream.frame_count)
    bitRate = positive(unsafe stream.bit_rate)
    video = kind == .video ? unsafe Video(stream) : nil
    audio = kind == .audio ? unsafe Audio(stream) : nil
  }

  /// Converts ticks of the time base to seconds.
  func seconds(_ ticks: Int64) -> Double? {
    guard let timeBase else { return nil }
    return Double(ticks) * Double(timeBase.numerator) / Double(timeBase.denominator)
  }
}

extension NativeStream.Video {
  init(_ stream: pf_stream) {
    let plausible = unsafe stream.width > 0 && stream.height > 0
    width = plausible ? Int(unsafe stream.width) : nil
    height = plausible ? Int(unsafe stream.height) : nil
    let aspect = ratio(unsafe stream.sample_aspect)
    sampleAspectRatio = aspect
    averageRate = ratio(unsafe stream.average_rate)
    pixelFormat = unsafe text(stream.pixel_format)
    bitDepth = positive(unsafe stream.bit_depth).map { Int($0) }
    if pixelFormat == nil || bitDepth == nil {
      chromaSubsampling = nil
    } else if unsafe stream.component_count < 3, unsafe !stream.pixel_format_is_rgb {
      chromaSubsampling = "4:0:0"
    } else {
      chromaSubsampling =
        switch unsafe (stream.chroma_shift_x, stream.chroma_shift_y) {
        case (0, 0): "4:4:4"
        case (1, 0): "4:2:2"
        case (1, 1): "4:2:0"
        case (0, 1): "4:4:0"
        case (2, 0): "4:1:1"
        case (2, 2): "4:1:0"
        default: nil
        }
    }
    primaries = unsafe text(stream.primaries)
    transfer = unsafe text(stream.transfer)
    space = unsafe text(stream.space)
    range = unsafe text(stream.range)
    isInterlaced =
      switch unsafe stream.fields {
      case PF_FIELDS_PROGRESSIVE: false
      case PF_FIELDS_INTERLACED: true
      default: nil
      }
    if unsafe stream.has_matrix {
      let m = unsafe stream.matrix
      matrix = DisplayMatrix([m.0, m.1, m.2, m.3, m.4, m.5, m.6, m.7, m.8])
    } else {
      matrix = nil
    }
    projection = unsafe text(stream.projection)
    hasMastering = unsafe stream.has_mastering
    hasLightLevel = unsafe stream.has_light_level
    hasDolbyVision = unsafe stream.has_dolby_vision
  }
}

extension NativeStream.Audio {
  init(_ stream: pf_stream) {
    sampleRate = positive(unsafe stream.sample_rate).map { Int($0) }
    channels = positive(unsafe stream.channels).map { Int($0) }
    layout = unsafe text(stream.channel_layout)
  }
}

private func text(_ pointer: UnsafePointer<CChar>?) -> String? {
  guard let pointer = unsafe pointer else { return nil }
  return unsafe String(cString: pointer)
}

private func positive(_ number: some BinaryInteger) -> Int64? { number > 0 ? Int64(number) : nil }

/// Returns nil for 0/1 and 1/0, which FFmpeg uses for "unknown".
private func ratio(_ ratio: pf_ratio) -> Ratio? { ratio.num > 0 ? Ratio(ratio.num, ratio.den) : nil }

/// Returns the code as text; nil if it is not text, such as a bare number in AVI.
private func fourCharacters(_ tag: UInt32) -> String? {
  let bytes = [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: tag >> $0) }
  guard bytes.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return nil }
  return String(decoding: bytes, as: UTF8.self)
}

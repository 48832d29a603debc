/// What was measured of one file, without any judgement.
///
/// A property is nil in two cases: the file was expected to tell it and did not, then `unknown` says why; or it does not
/// apply to this kind of file (a still has no duration). In JSON the first is `null` and the second an absent key.
/// Names of codecs, pixel formats and colours are FFmpeg's (`h264`, `yuv420p`, `bt709`).
public struct MediaFacts: Sendable, Equatable {
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// Moving pictures. A file whose only picture is cover art is audio.
    case video
    /// A picture, animated or not, in any container.
    case image
    case audio
    /// Readable, but none of these: subtitles, data, vector graphics.
    case other
  }

  /// Size of the file in bytes.
  public var fileSize: Int64?
  /// Nil when nothing could be read.
  public var kind: Kind?
  /// The container by content, never by name: `mp4`, `mov`, `webm`, `png` …
  public var container: String?
  /// The media type by content.
  public var mimeType: String?
  /// Whether the name's extension is one that the content goes by; nil for a name without extension.
  public var extensionMatches: Bool?
  /// Presentation duration in seconds, edit lists applied: what a player's time line shows. Nil for stills.
  public var duration: Double?
  /// Of the whole file, in bits per second.
  public var bitRate: Int64?
  /// ISO BMFF only: the index stands before the media data.
  public var fastStart: Bool?
  /// ISO BMFF only: movie fragments are used.
  public var fragmented: Bool?
  /// ISO BMFF only: an edit list that does more than skip encoder priming.
  public var editList: Bool?
  /// Samples of a track are encrypted.
  public var encrypted: Bool?
  public var video: VideoFacts?
  public var audio: AudioFacts?
  public var image: ImageFacts?
  /// Every track of the file, in its own order.
  public var streams: [StreamFacts] = []
  /// The deepest tier that was used.
  public var tier: Tier = .header
  /// Bytes read from the file.
  public var bytesRead: Int64 = 0
  public var unknown = UnknownFacts()
  /// What is wrong with the file although some facts could be read.
  public var problems: [Problem] = []
  /// Set when no fact could be read.
  public var error: ReadError?

  public init() {}

  /// Facts of a file of which nothing could be read.
  public init(error: ReadError, fileSize: Int64? = nil) {
    self.error = error
    self.fileSize = fileSize
  }
}

extension MediaFacts {
  /// Forgets why facts of a part are not known when the file has no such part: a reason for what is not there says
  /// nothing.
  public mutating func dropReasonsOfMissingParts() {
    guard !unknown.isEmpty else { return }
    // A comparison with nil would copy the whole part.
    let hasVideo = if case .some = video { true } else { false }
    let hasAudio = if case .some = audio { true } else { false }
    let hasImage = if case .some = image { true } else { false }
    unknown.removeAll { fact in
      switch fact.part {
      case .video: !hasVideo
      case .audio: !hasAudio
      case .image: !hasImage
      case nil: false
      }
    }
  }
}

/// The main video track: default or enabled, no attached picture, most pixels, lowest index.
public struct VideoFacts: Sendable, Equatable {
  public enum HDR: String, Sendable, Hashable, Codable, CaseIterable {
    case sdr, pq, hdr10, hlg
    case dolbyVision = "dolby_vision"
  }

  public var codec: String?
  /// The four-character code of the sample entry: `avc1`, `hvc1`.
  public var codecTag: String?
  public var profile: String?
  /// 4.1 for level 4.1.
  public var level: Double?
  /// Pixels as shown: rotated, then pixel aspect applied, rounded half up.
  public var width: Int?
  public var height: Int?
  /// Pixels as stored.
  public var storedWidth: Int?
  public var storedHeight: Int?
  /// Reported, not applied to `width` and `height`; pixels.
  public var cleanAperture: PixelSize?
  /// Clockwise turn in degrees that a player applies: 0, 90, 180 or 270.
  public var rotation: Int?
  /// Flipped top to bottom, before the turn.
  public var mirrored: Bool?
  public var sampleAspectRatio: Ratio?
  /// Frames over their duration; nil below two frames.
  public var averageFrameRate: Ratio?
  public var variableFrameRate: Bool?
  public var frameCount: Int64?
  /// The longest distance between two key frames in seconds.
  public var maxKeyframeInterval: Double?
  public var closedGOP: Bool?
  public var pixelFormat: String?
  /// Bits per component.
  public var bitDepth: Int?
  /// `4:2:0`, `4:2:2`, `4:4:4`, `4:0:0` …
  public var chromaSubsampling: String?
  public var colorPrimaries: String?
  public var colorTransfer: String?
  public var colorSpace: String?
  /// `tv` or `pc`.
  public var colorRange: String?
  public var interlaced: Bool?
  /// `equirectangular`, `cubemap` …; nil for an ordinary flat picture.
  public var projection: String?
  public var hdr: HDR?
  /// Of the track, in seconds.
  public var duration: Double?
  /// Of the track, in bits per second.
  public var bitRate: Int64?

  public init() {}

  /// Width over height as shown, exact: stored size times pixel aspect, turned. Nil where the size as shown is not known.
  public var aspectRatio: Ratio? {
    guard let storedWidth, let storedHeight, width != nil else { return nil }
    let stored = Ratio(Int64(storedWidth), Int64(storedHeight))
    let square = sampleAspectRatio.map { stored?.multiplied(by: $0) } ?? stored
    return rotation == 90 || rotation == 270 ? square?.inverted : square
  }

  /// Average frames per second.
  public var frameRate: Double? { averageFrameRate?.value }

  /// Sets size as shown from size as stored, pixel aspect and turn.
  ///
  /// The pixel aspect scales the width of the stored picture: 720 × 576 with 16:15 is shown as 768 × 576.
  public mutating func deriveShownSize() {
    guard let storedWidth, let storedHeight else {
      (width, height) = (nil, nil)
      return
    }
    var shownWidth = storedWidth
    if let aspect = sampleAspectRatio, aspect.numerator > 0,
      let exact = Ratio(Int64(storedWidth), 1)?.multiplied(by: aspect)
    {
      // Half up, in integers: floor((2n + d) / 2d).
      let (doubled, overflow) = exact.numerator.multipliedReportingOverflow(by: 2)
      let (sum, carry) = doubled.addingReportingOverflow(exact.denominator)
      if !overflow, !carry, exact.denominator <= Int64.max / 2 {
        shownWidth = max(1, Int(clamping: sum / (2 * exact.denominator)))
      }
    }
    let turned = rotation == 90 || rotation == 270
    (width, height) = turned ? (storedHeight, shownWidth) : (shownWidth, storedHeight)
  }
}

/// The main audio track: default or enabled, most channels, lowest index.
public struct AudioFacts: Sendable, Equatable {
  public var codec: String?
  public var profile: String?
  /// Hertz, as played: implicit spectral band replication counts.
  public var sampleRate: Int?
  public var channels: Int?
  public var channelLayout: String?
  /// Bits per second.
  public var bitRate: Int64?
  /// Of the track, in seconds.
  public var duration: Double?

  public init() {}
}

/// A picture, animated or not.
public struct ImageFacts: Sendable, Equatable {
  public enum ColorType: String, Sendable, Hashable, Codable, CaseIterable {
    case gray
    case grayAlpha = "gray_alpha"
    case rgb
    case rgba
    case palette
    case ycbcr
    case cmyk
    case ycck
    case bilevel
    case lab
  }

  /// The coding: `png`, `jpeg`, `gif`, `webp`, `heic`, `avif`, `bmp`, `tiff` …
  public var format: String?
  /// Pixels as shown: EXIF orientation, rotation, mirroring and clean aperture applied.
  public var width: Int?
  public var height: Int?
  /// Pixels as stored.
  public var storedWidth: Int?
  public var storedHeight: Int?
  /// Clockwise turn in degrees: 0, 90, 180 or 270.
  public var rotation: Int?
  /// Flipped left to right, before the turn.
  public var mirrored: Bool?
  /// The EXIF value 1 … 8 as the file states it; nil when it states none.
  public var orientation: Int?
  /// Bits per component.
  public var bitDepth: Int?
  public var colorType: ColorType?
  public var hasAlpha: Bool?
  public var animated: Bool?
  public var frameCount: Int64?
  /// Progressive JPEG, interlaced PNG or GIF.
  public var progressive: Bool?
  /// The description inside the embedded ICC profile, in PNG, which compresses it, the name that the file gives it (PNG 11.3.2.3);
  /// nil when there is none.
  public var iccProfile: String?
  /// A still that carries a clip with it.
  public var motionPhoto: Bool?

  public init() {}

  /// Width over height as shown, exact.
  public var aspectRatio: Ratio? {
    guard let width, let height else { return nil }
    return Ratio(Int64(width), Int64(height))
  }

  /// Sets `rotation`, `mirrored` and the size as shown from an EXIF orientation (Exif 2.32, 4.6.4 A, tag 0x0112).
  ///
  /// The eight values are: 1 upright, 2 mirrored, 3 turned by 180°, 4 mirrored and turned by 180°, 5 mirrored and turned
  /// clockwise by 270°, 6 turned by 90°, 7 mirrored and turned by 90°, 8 turned by 270°.
  public mutating func apply(orientation: Int) {
    guard (1...8).contains(orientation) else { return }
    self.orientation = orientation
    rotation = [0, 0, 180, 180, 270, 90, 90, 270][orientation - 1]
    mirrored = [2, 4, 5, 7].contains(orientation)
    (width, height) = orientation >= 5 ? (storedHeight, storedWidth) : (storedWidth, storedHeight)
  }
}

/// One track.
public struct StreamFacts: Sendable, Equatable {
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    case video, audio, subtitle, data, attachment
  }

  public var index: Int
  public var type: Kind
  public var codec: String?
  /// Seconds.
  public var duration: Double?
  public var isDefault: Bool
  /// A picture that belongs to the file, such as cover art, rather than a track of frames.
  public var attachedPicture: Bool
  /// As the file states it, mostly ISO 639-2; nil when it states none.
  public var language: String?

  public init(
    index: Int, type: Kind, codec: String? = nil, duration: Double? = nil, isDefault: Bool = false,
    attachedPicture: Bool = false, language: String? = nil
  ) {
    self.index = index
    self.type = type
    self.codec = codec
    self.duration = duration
    self.isDefault = isDefault
    self.attachedPicture = attachedPicture
    self.language = language
  }
}

/// A width and a height in pixels.
public struct PixelSize: Sendable, Hashable, Codable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

// MARK: - Decoding a facts record

// The JSON keys of the facts contract. What is derived (`video.frame_rate`, `video.aspect_ratio`) is written and not read.

extension MediaFacts: Decodable {
  enum CodingKeys: String, CodingKey {
    case kind, container, duration, fragmented, encrypted, video, audio, image, streams, tier, unknown, problems, error
    case fileSize = "file_size"
    case mimeType = "mime_type"
    case extensionMatches = "extension_matches"
    case bitRate = "bit_rate"
    case fastStart = "fast_start"
    case editList = "edit_list"
    case bytesRead = "bytes_read"
  }
}

extension VideoFacts: Decodable {
  enum CodingKeys: String, CodingKey {
    case codec, profile, level, width, height, rotation, mirrored, interlaced, projection, hdr, duration
    case codecTag = "codec_tag"
    case storedWidth = "stored_width"
    case storedHeight = "stored_height"
    case cleanAperture = "clean_aperture"
    case sampleAspectRatio = "sample_aspect_ratio"
    case averageFrameRate = "avg_frame_rate"
    case variableFrameRate = "variable_frame_rate"
    case frameCount = "frame_count"
    case maxKeyframeInterval = "max_keyframe_interval"
    case closedGOP = "closed_gop"
    case pixelFormat = "pixel_format"
    case bitDepth = "bit_depth"
    case chromaSubsampling = "chroma_subsampling"
    case colorPrimaries = "color_primaries"
    case colorTransfer = "color_transfer"
    case colorSpace = "color_space"
    case colorRange = "color_range"
    case bitRate = "bit_rate"
  }
}

extension AudioFacts: Decodable {
  enum CodingKeys: String, CodingKey {
    case codec, profile, channels, duration
    case sampleRate = "sample_rate"
    case channelLayout = "channel_layout"
    case bitRate = "bit_rate"
  }
}

extension ImageFacts: Decodable {
  enum CodingKeys: String, CodingKey {
    case format, width, height, rotation, mirrored, orientation, animated, progressive
    case storedWidth = "stored_width"
    case storedHeight = "stored_height"
    case bitDepth = "bit_depth"
    case colorType = "color_type"
    case hasAlpha = "has_alpha"
    case frameCount = "frame_count"
    case iccProfile = "icc_profile"
    case motionPhoto = "motion_photo"
  }
}

extension StreamFacts: Decodable {
  enum CodingKeys: String, CodingKey {
    case index, type, codec, duration, language
    case isDefault = "default"
    case attachedPicture = "attached_pic"
  }
}

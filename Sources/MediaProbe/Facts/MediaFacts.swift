/// The measured facts of one file, without any judgement.
///
/// A property is nil in two cases. If the fact was expected but could not be read, `unknown` gives the reason.
/// Otherwise the fact does not apply to this kind of file (a still has no duration). JSON has `null` in the first case
/// and no key in the second. Names of codecs, pixel formats and colors are FFmpeg's (`h264`, `yuv420p`, `bt709`).
public struct MediaFacts: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Moving pictures. A file whose only picture is cover art is audio.
    case video
    /// A picture in any container, animated or still.
    case image
    case audio
    /// Readable content of another kind: subtitles, data, vector graphics.
    case other
  }

  /// Size of the file in bytes.
  public var fileSize: Int64?
  /// The kind of media; nil if the file could not be read.
  public var kind: Kind?
  /// The container by content, never by file name: `mp4`, `mov`, `webm`, `png` …
  public var container: String?
  /// The media type (MIME type) by content.
  public var mimeType: String?
  /// True if the extension of the file name belongs to the content; nil if the name has no extension.
  public var extensionMatches: Bool?
  /// Presentation duration in seconds with edit lists applied, as a player's timeline shows it; nil for stills.
  public var duration: Double?
  /// Bit rate of the whole file in bits per second.
  public var bitRate: Int64?
  /// True if the index precedes the media data; ISO BMFF only.
  public var isFastStart: Bool?
  /// True if the file uses movie fragments; ISO BMFF only.
  public var isFragmented: Bool?
  /// True if an edit list does more than skip encoder priming; ISO BMFF only.
  public var hasEditList: Bool?
  /// True if samples of a track are encrypted.
  public var isEncrypted: Bool?
  public var video: VideoFacts?
  public var audio: AudioFacts?
  public var image: ImageFacts?
  /// Every track of the file, in file order.
  public var streams: [StreamFacts] = []
  /// The deepest tier that was used.
  public var tier: Tier = .header
  /// Number of bytes read from the file.
  public var bytesRead: Int64 = 0
  public var unknown = UnknownFacts()
  /// Problems of a file of which some facts could be read nevertheless.
  public var problems: [Problem] = []
  /// The error if no fact could be read; otherwise nil.
  public var error: ReadError?

  public init() {}

  /// Creates the facts of a file that could not be read.
  public init(error: ReadError, fileSize: Int64? = nil) {
    self.error = error
    self.fileSize = fileSize
  }
}

extension MediaFacts {
  /// Removes the reasons for facts of parts (video, audio, image) that the file does not have.
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

/// The main video track: default or enabled, not an attached picture, with the most pixels and the lowest index.
public struct VideoFacts: Sendable, Hashable {
  @nonexhaustive public enum HDR: String, Sendable, Hashable, CaseIterable {
    case sdr, pq, hdr10, hlg
    case dolbyVision = "dolby_vision"
  }

  public var codec: String?
  /// The four-character code of the sample entry: `avc1`, `hvc1`.
  public var codecTag: String?
  public var profile: String?
  /// The level as a number: 4.1 for level 4.1.
  public var level: Double?
  /// Display width in pixels: rotated, sample aspect ratio applied, rounded half up.
  public var width: Int?
  public var height: Int?
  /// Stored width in pixels.
  public var storedWidth: Int?
  public var storedHeight: Int?
  /// Size of the clean aperture in pixels. It is reported, but not applied to `width` and `height`.
  public var cleanAperture: PixelSize?
  /// Clockwise rotation in degrees that a player applies: 0, 90, 180 or 270.
  public var rotation: Int?
  /// True if the picture is flipped top to bottom before the rotation.
  public var isMirrored: Bool?
  public var sampleAspectRatio: Ratio?
  /// Number of frames divided by their duration; nil for fewer than two frames.
  public var averageFrameRate: Ratio?
  public var hasVariableFrameRate: Bool?
  public var frameCount: Int64?
  /// The longest distance between two key frames in seconds.
  public var maxKeyframeInterval: Double?
  public var hasClosedGOP: Bool?
  public var pixelFormat: String?
  /// Bits per component.
  public var bitDepth: Int?
  /// Chroma subsampling: `4:2:0`, `4:2:2`, `4:4:4`, `4:0:0` …
  public var chromaSubsampling: String?
  public var colorPrimaries: String?
  public var colorTransfer: String?
  public var colorSpace: String?
  /// Color range: `tv` or `pc`.
  public var colorRange: String?
  public var isInterlaced: Bool?
  /// Projection of spherical video: `equirectangular`, `cubemap` …; nil for a flat picture.
  public var projection: String?
  public var hdr: HDR?
  /// Duration of the track in seconds.
  public var duration: Double?
  /// Bit rate of the track in bits per second.
  public var bitRate: Int64?

  public init() {}

  /// The exact display aspect ratio: stored size times sample aspect ratio, rotated. Nil if the display size is
  /// unknown.
  public var aspectRatio: Ratio? {
    guard let storedWidth, let storedHeight, width != nil else { return nil }
    let stored = Ratio(Int64(storedWidth), Int64(storedHeight))
    let square = sampleAspectRatio.map { stored?.multiplied(by: $0) } ?? stored
    return rotation == 90 || rotation == 270 ? square?.inverted : square
  }

  /// Average number of frames per second.
  public var frameRate: Double? { averageFrameRate?.value }

  /// Sets the display size from the stored size, sample aspect ratio and rotation.
  ///
  /// The sample aspect ratio scales the stored width: 720 × 576 with 16:15 is displayed as 768 × 576.
  public mutating func deriveShownSize() {
    guard let storedWidth, let storedHeight else {
      (width, height) = (nil, nil)
      return
    }
    var shownWidth = storedWidth
    if let aspect = sampleAspectRatio, aspect.numerator > 0,
      let exact = Ratio(Int64(storedWidth), 1)?.multiplied(by: aspect)
    {
      // Rounds half up with integers: floor((2n + d) / 2d).
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

/// The main audio track: default or enabled, with the most channels and the lowest index.
public struct AudioFacts: Sendable, Hashable {
  public var codec: String?
  public var profile: String?
  /// Sample rate in hertz as played, with implicit spectral band replication included.
  public var sampleRate: Int?
  public var channels: Int?
  public var channelLayout: String?
  /// Bit rate in bits per second.
  public var bitRate: Int64?
  /// Duration of the track in seconds.
  public var duration: Double?

  public init() {}
}

/// A picture, animated or still.
public struct ImageFacts: Sendable, Hashable {
  @nonexhaustive public enum ColorType: String, Sendable, Hashable, CaseIterable {
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

  /// The image codec or format: `png`, `jpeg`, `gif`, `webp`, `heic`, `avif`, `bmp`, `tiff` …
  public var format: String?
  /// Display width in pixels: EXIF orientation, rotation, mirroring and clean aperture applied.
  public var width: Int?
  public var height: Int?
  /// Stored width in pixels.
  public var storedWidth: Int?
  public var storedHeight: Int?
  /// Clockwise rotation in degrees: 0, 90, 180 or 270.
  public var rotation: Int?
  /// True if the picture is flipped left to right before the rotation.
  public var isMirrored: Bool?
  /// The EXIF orientation, 1 … 8, as stated in the file; nil if the file states none.
  public var orientation: Int?
  /// Bits per component.
  public var bitDepth: Int?
  public var colorType: ColorType?
  public var hasAlpha: Bool?
  public var isAnimated: Bool?
  public var frameCount: Int64?
  /// True for progressive JPEG and interlaced PNG or GIF.
  public var isProgressive: Bool?
  /// The name of the embedded ICC profile; nil if there is none. It is the description inside the profile. PNG
  /// compresses the profile, so there it is the name in the iCCP chunk (PNG 11.3.2.3).
  public var iccProfile: String?
  /// True if the still contains a video clip.
  public var isMotionPhoto: Bool?

  public init() {}

  /// The exact display aspect ratio: width over height.
  public var aspectRatio: Ratio? {
    guard let width, let height else { return nil }
    return Ratio(Int64(width), Int64(height))
  }

  /// Sets `rotation`, `mirrored` and the display size from an EXIF orientation (Exif 2.32, 4.6.4 A, tag 0x0112).
  ///
  /// The eight values are: 1 upright, 2 mirrored, 3 rotated by 180°, 4 mirrored and rotated by 180°, 5 mirrored and
  /// rotated clockwise by 270°, 6 rotated by 90°, 7 mirrored and rotated by 90°, 8 rotated by 270°.
  public mutating func apply(orientation: Int) {
    guard (1...8).contains(orientation) else { return }
    self.orientation = orientation
    rotation = [0, 0, 180, 180, 270, 90, 90, 270][orientation - 1]
    isMirrored = [2, 4, 5, 7].contains(orientation)
    (width, height) = orientation >= 5 ? (storedHeight, storedWidth) : (storedWidth, storedHeight)
  }
}

/// The facts of one track.
public struct StreamFacts: Sendable, Hashable {
  @nonexhaustive public enum Kind: String, Sendable, Hashable, CaseIterable {
    case video, audio, subtitle, data, attachment
  }

  public var index: Int
  public var type: Kind
  public var codec: String?
  /// Duration in seconds.
  public var duration: Double?
  public var isDefault: Bool
  /// True if the track is a picture such as cover art rather than a sequence of frames.
  public var isAttachedPicture: Bool
  /// Language as stated in the file, usually ISO 639-2; nil if the file states none.
  public var language: String?

  public init(
    index: Int, type: Kind, codec: String? = nil, duration: Double? = nil, isDefault: Bool = false,
    isAttachedPicture: Bool = false, language: String? = nil
  ) {
    self.index = index
    self.type = type
    self.codec = codec
    self.duration = duration
    self.isDefault = isDefault
    self.isAttachedPicture = isAttachedPicture
    self.language = language
  }
}

/// A width and a height in pixels.
public struct PixelSize: Sendable, Hashable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

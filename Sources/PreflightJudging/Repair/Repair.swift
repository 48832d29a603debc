public import MediaProbe
package import PreflightRules

/// One kind of change that makes a file meet a rule, with its arguments.
public struct Repair: Sendable, Equatable {
  /// The kinds of change. The raw value is the `id` in records; once released, it never changes.
  @nonexhaustive public enum ID: String, Sendable, Hashable, CaseIterable {
    /// Copies all streams into a new file whose index precedes the media data.
    case moveIndexToStart = "move_index_to_start"
    /// Copies all streams into another container.
    case remux
    /// Copies all streams and writes another code for the codec (`hvc1`).
    case retag
    /// Gives the file an extension that belongs to its content.
    case rename
    /// Copies the streams up to a duration.
    case trim
    /// Leaves out all audio tracks except the main one.
    case dropAudioTracks = "drop_audio_tracks"
    case transcodeVideo = "transcode_video"
    case scale
    /// Crops or pads to another shape. An option must say which of the two is allowed.
    case reshape
    case changeFrameRate = "change_frame_rate"
    case setKeyframeInterval = "set_keyframe_interval"
    case deinterlace
    case limitBitRate = "limit_bit_rate"
    case reduceFileSize = "reduce_file_size"
    case transcodeAudio = "transcode_audio"
    case convertImage = "convert_image"
    case compressImage = "compress_image"
    /// Copies a picture without the data that follow it in the file, and without the pictures in its metadata.
    case stripPicture = "strip_picture"
    /// Puts a color behind a transparent picture. An option must name the color.
    case fillBackground = "fill_background"
    /// Leaves out the place at which the file was recorded. An option must ask for it.
    case stripLocation = "strip_location"
    /// Writes other times for the frames of a copied video.
    case retime

    /// True if the change copies every stream that it keeps.
    public var isLossless: Bool {
      switch self {
      case .moveIndexToStart, .remux, .retag, .rename, .trim, .dropAudioTracks, .stripPicture, .stripLocation, .retime:
        true
      default: false
      }
    }
  }

  /// The value of an argument: a number, a text or a list of texts.
  public enum Value: Sendable, Equatable {
    case number(Ratio)
    case text(String)
    case texts([String])
  }

  /// A limit or a choice that the changed file must meet.
  public struct Argument: Sendable, Equatable {
    /// The key in records: `max`, `one_of`, `codec`.
    public let name: String
    /// The number, the text or the texts that belong to the key.
    public let value: Value

    package init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }

  /// The kind of change.
  public let id: ID
  /// The limits and choices for the change; empty for a change that needs none of them.
  public let arguments: [Argument]

  package init(_ id: ID, _ arguments: [Argument] = []) {
    self.id = id
    self.arguments = arguments
  }
}

extension Repair {
  /// Creates the repair of a file that breaks a limit; nil if no change of the file can help.
  ///
  /// - Parameters:
  ///   - fact: The name of the judged property, as in a finding.
  ///   - isBelow: True if the value is below the limit, and not above it.
  package init?(_ limit: Constraint, on fact: String, isBelow: Bool) {
    guard let measure = Measure(fact), let id = ID(changing: measure, isBelow: isBelow) else { return nil }
    // Combinations get their arguments in a plan, which knows the file.
    self.init(id, Self.arguments(limit))
  }

  private static func arguments(_ limit: Constraint) -> [Argument] {
    switch limit.demand {
    case .number(let bound):
      return bound.figures.map { Self.arguments($0, "min", "max") } ?? []
    case .oneOf(let values): return [Argument("one_of", .texts(values.map { $0.words }))]
    case .noneOf(let values): return [Argument("none_of", .texts(values.map { $0.words }))]
    case .value(.flag): return []
    case .value(let value):
      if case .size = value { return [Argument("size", .text(value.words))] }
      return [Argument("equals", value.exact.map { .number($0) } ?? .text(value.words))]
    case .sides(let sides):
      return sides.flatMap { side in
        side.bound.figures.map { Self.arguments($0, "min_\(side.side.rawValue)", "max_\(side.side.rawValue)") } ?? []
      }
    case .length, .sizeOfParameter, .presence, .text, .entries, .clauses, .other: return []
    }
  }

  /// Exclusive limits have keys of their own, so that no reader assumes that the limit itself is allowed.
  private static func arguments(_ figures: Figures, _ min: String, _ max: String) -> [Argument] {
    let low = figures.min.map { Argument(figures.minIsAllowed ? min : "above" + min.dropFirst(3), .number($0)) }
    let high = figures.max.map { Argument(figures.maxIsAllowed ? max : "below" + max.dropFirst(3), .number($0)) }
    return [low, high].compactMap { $0 }
  }
}

extension Repair.ID {
  /// Creates the kind of change that changes a property; nil if no kind changes it.
  fileprivate init?(changing measure: Measure, isBelow: Bool) {
    switch measure {
    case .problems(.trailingData): self = .remux
    case .problems: return nil
    case .derived(let derived):
      switch derived {
      case .videoSize, .videoStoredSize, .imageSize, .imageStoredSize, .imageTotalPixels: self = .scale
      case .imageAspectRatio: self = .reshape
      case .videoMaxKeyframeFrames:
        guard !isBelow else { return nil }
        self = .setKeyframeInterval
      case .audioTracks:
        guard !isBelow else { return nil }
        self = .dropAudioTracks
      }
    case .fact(let fact):
      switch fact {
      case .fastStart: self = .moveIndexToStart
      case .audioTracks:
        guard !isBelow else { return nil }
        self = .dropAudioTracks
      case .container, .fragmented, .editList: self = .remux
      case .extensionMatches: self = .rename
      case .videoCodecTag: self = .retag
      case .duration, .videoDuration, .audioDuration:
        guard !isBelow else { return nil }
        self = .trim
      case .fileSize:
        guard !isBelow else { return nil }
        self = .reduceFileSize
      case .bitRate, .videoBitRate: self = .limitBitRate
      case .videoWidth, .videoHeight, .videoStoredWidth, .videoStoredHeight, .imageWidth, .imageHeight,
        .imageStoredWidth, .imageStoredHeight:
        self = .scale
      case .videoAspectRatio: self = .reshape
      case .videoFrameRate, .videoAverageFrameRate, .videoVariableFrameRate: self = .changeFrameRate
      case .videoMaxKeyframeInterval:
        guard !isBelow else { return nil }
        self = .setKeyframeInterval
      case .videoInterlaced: self = .deinterlace
      case .videoCodec, .videoProfile, .videoLevel, .videoClosedGOP, .videoBFrames, .videoPixelFormat, .videoBitDepth,
        .videoChromaSubsampling, .videoSampleAspectRatio, .videoHDR, .videoColorPrimaries, .videoColorTransfer,
        .videoColorSpace, .videoColorRange, .videoRotation, .videoMirrored:
        self = .transcodeVideo
      case .audioCodec, .audioProfile, .audioSampleRate, .audioChannels, .audioChannelLayout, .audioBitRate:
        self = .transcodeAudio
      case .imageFormat, .imageBitDepth, .imageColorType, .imageHasAlpha, .imageAnimated, .imageProgressive,
        .imageRotation, .imageMirrored, .imageOrientation, .imageMultiPicture, .imageGIFVersion:
        self = .convertImage
      default: return nil
      }
    }
  }
}

extension FactValue {
  /// The value as in a destination file: a word, a number or a size.
  fileprivate var words: String {
    switch self {
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .ratio(let ratio): "\(ratio.numerator):\(ratio.denominator)"
    case .text(let text): text
    case .flag(let flag): "\(flag)"
    case .size(let size): "\(size.width)x\(size.height)"
    case .list(let texts): texts.joined(separator: ",")
    case .message(let message): message.english
    case .messages(let messages): messages.map { $0.english }.joined(separator: ",")
    }
  }
}

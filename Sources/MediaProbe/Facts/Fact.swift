/// The name of one measured property of a file: its key in a facts record. Rules refer to it, and `unknown` uses it to
/// say why a value is missing.
@nonexhaustive public enum Fact: String, Sendable, Hashable, CaseIterable {
  case fileSize = "file_size"
  case kind
  case container
  case mimeType = "mime_type"
  case extensionMatches = "extension_matches"
  case duration
  case bitRate = "bit_rate"
  case fastStart = "fast_start"
  case fragmented
  case editList = "edit_list"
  case encrypted

  case videoCodec = "video.codec"
  case videoCodecTag = "video.codec_tag"
  case videoProfile = "video.profile"
  case videoLevel = "video.level"
  case videoWidth = "video.width"
  case videoHeight = "video.height"
  case videoStoredWidth = "video.stored_width"
  case videoStoredHeight = "video.stored_height"
  case videoCleanAperture = "video.clean_aperture"
  case videoRotation = "video.rotation"
  case videoMirrored = "video.mirrored"
  case videoSampleAspectRatio = "video.sample_aspect_ratio"
  case videoAspectRatio = "video.aspect_ratio"
  case videoAverageFrameRate = "video.avg_frame_rate"
  case videoFrameRate = "video.frame_rate"
  case videoVariableFrameRate = "video.variable_frame_rate"
  case videoFrameCount = "video.frame_count"
  case videoMaxKeyframeInterval = "video.max_keyframe_interval"
  case videoClosedGOP = "video.closed_gop"
  case videoPixelFormat = "video.pixel_format"
  case videoBitDepth = "video.bit_depth"
  case videoChromaSubsampling = "video.chroma_subsampling"
  case videoColorPrimaries = "video.color_primaries"
  case videoColorTransfer = "video.color_transfer"
  case videoColorSpace = "video.color_space"
  case videoColorRange = "video.color_range"
  case videoInterlaced = "video.interlaced"
  case videoProjection = "video.projection"
  case videoHDR = "video.hdr"
  case videoDuration = "video.duration"
  case videoBitRate = "video.bit_rate"

  case audioCodec = "audio.codec"
  case audioProfile = "audio.profile"
  case audioSampleRate = "audio.sample_rate"
  case audioChannels = "audio.channels"
  case audioChannelLayout = "audio.channel_layout"
  case audioBitRate = "audio.bit_rate"
  case audioDuration = "audio.duration"

  case imageFormat = "image.format"
  case imageWidth = "image.width"
  case imageHeight = "image.height"
  case imageStoredWidth = "image.stored_width"
  case imageStoredHeight = "image.stored_height"
  case imageRotation = "image.rotation"
  case imageMirrored = "image.mirrored"
  case imageOrientation = "image.orientation"
  case imageBitDepth = "image.bit_depth"
  case imageColorType = "image.color_type"
  case imageHasAlpha = "image.has_alpha"
  case imageAnimated = "image.animated"
  case imageFrameCount = "image.frame_count"
  case imageProgressive = "image.progressive"
  case imageICCProfile = "image.icc_profile"
  case imageMotionPhoto = "image.motion_photo"
}

extension Fact {
  /// The member of a facts record that holds a fact.
  enum Part {
    case video, audio, image
  }

  /// The part that holds this fact; nil if the fact describes the whole file.
  var part: Part? {
    switch self {
    case .fileSize, .kind, .container, .mimeType, .extensionMatches, .duration, .bitRate, .fastStart, .fragmented,
      .editList, .encrypted:
      nil
    case .audioCodec, .audioProfile, .audioSampleRate, .audioChannels, .audioChannelLayout, .audioBitRate,
      .audioDuration:
      .audio
    case .imageFormat, .imageWidth, .imageHeight, .imageStoredWidth, .imageStoredHeight, .imageRotation,
      .imageMirrored, .imageOrientation, .imageBitDepth, .imageColorType, .imageHasAlpha, .imageAnimated,
      .imageFrameCount, .imageProgressive, .imageICCProfile, .imageMotionPhoto:
      .image
    default: .video
    }
  }
}

/// The depth to which a file was read, from cheap to thorough.
public enum Tier: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Only the few kilobytes that describe the file are read.
  case header
  /// Packets are read, but no pixels are decoded.
  case stream
  /// Key frames at the start, in the middle and at the end of a video are decoded, and everything of other files.
  case sampled
  /// Every frame and every scan line is decoded.
  case decode

  private var rank: Int {
    switch self {
    case .header: 0
    case .stream: 1
    case .sampled: 2
    case .decode: 3
    }
  }

  public static func < (left: Tier, right: Tier) -> Bool { left.rank < right.rank }
}

/// The facts that were expected but could not be read, each with the reason.
public struct UnknownFacts: Sendable, Hashable {
  /// The reason why one fact is unknown.
  public struct Reason: Sendable, Hashable {
    /// One line for a person.
    public var message: Message
    /// The cheapest tier that can read the fact; nil if none can.
    public var tier: Tier?

    public init(_ message: Message, tier: Tier? = nil) {
      self.message = message
      self.tier = tier
    }

    /// Creates a reason with a message of the catalog.
    public init(_ id: Message.ID, _ arguments: Message.Argument..., tier: Tier? = nil) {
      self.init(Message(id, arguments: arguments), tier: tier)
    }
  }

  // There are few entries and few lookups: a list costs less than a dictionary, and an empty list is free. Lookups use
  // indices because each copied entry retains its strings once more.
  private(set) var entries: [(fact: Fact, reason: Reason)] = []

  public init() {}

  public var isEmpty: Bool { entries.isEmpty }
  public var facts: [Fact] { entries.map { $0.fact } }

  /// Returns true if at least one of these facts is unknown.
  public func contains(anyOf facts: [Fact]) -> Bool { entries.indices.contains { facts.contains(entries[$0].fact) } }

  /// Returns true if there is a reason why this fact is unknown.
  public func contains(_ fact: Fact) -> Bool { place(of: fact) != nil }

  /// The reason why a fact is unknown; nil if the fact is known or does not apply to this file.
  public subscript(fact: Fact) -> Reason? {
    get { place(of: fact).map { entries[$0].reason } }
    set {
      if let place = place(of: fact) { entries.remove(at: place) }
      if let newValue { add(fact, newValue) }
    }
  }

  /// Adds a reason to those of the facts that have none yet.
  mutating func add(_ facts: [Fact], _ reason: Reason) {
    for fact in facts where !contains(fact) { add(fact, reason) }
  }

  private mutating func add(_ fact: Fact, _ reason: Reason) {
    if entries.isEmpty { entries.reserveCapacity(8) }
    entries.append((fact, reason))
  }

  func place(of fact: Fact) -> Int? { entries.indices.first { entries[$0].fact == fact } }

  /// Removes the reasons of all facts that match the predicate.
  public mutating func removeAll(where isMeant: (Fact) -> Bool) {
    guard entries.indices.contains(where: { isMeant(entries[$0].fact) }) else { return }
    entries.removeAll { isMeant($0.fact) }
  }

  public static func == (left: UnknownFacts, right: UnknownFacts) -> Bool {
    left.entries.count == right.entries.count && left.entries.allSatisfy { right[$0.fact] == $0.reason }
  }

  public func hash(into hasher: inout Hasher) {
    // The order of the entries does not count.
    for fact in Fact.allCases where contains(fact) { hasher.combine(fact) }
  }
}

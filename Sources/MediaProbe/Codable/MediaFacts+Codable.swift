// The JSON keys of the facts contract. Derived facts (`video.frame_rate`, `video.aspect_ratio`) are written but not
// read.

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

  public init(from decoder: any Decoder) throws {
    self.init()
    let members = try decoder.container(keyedBy: CodingKeys.self)
    fileSize = try members.value(.fileSize)
    kind = try members.value(.kind)
    container = try members.value(.container)
    mimeType = try members.value(.mimeType)
    extensionMatches = try members.value(.extensionMatches)
    duration = try members.value(.duration)
    bitRate = try members.value(.bitRate)
    isFastStart = try members.value(.fastStart)
    isFragmented = try members.value(.fragmented)
    hasEditList = try members.value(.editList)
    isEncrypted = try members.value(.encrypted)
    video = try members.value(.video)
    audio = try members.value(.audio)
    image = try members.value(.image)
    streams = try members.required(.streams)
    tier = try members.required(.tier)
    bytesRead = try members.required(.bytesRead)
    unknown = try members.required(.unknown)
    problems = try members.required(.problems)
    error = try members.value(.error)
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

  public init(from decoder: any Decoder) throws {
    self.init()
    let members = try decoder.container(keyedBy: CodingKeys.self)
    codec = try members.value(.codec)
    codecTag = try members.value(.codecTag)
    profile = try members.value(.profile)
    level = try members.value(.level)
    width = try members.value(.width)
    height = try members.value(.height)
    storedWidth = try members.value(.storedWidth)
    storedHeight = try members.value(.storedHeight)
    cleanAperture = try members.value(.cleanAperture)
    rotation = try members.value(.rotation)
    isMirrored = try members.value(.mirrored)
    sampleAspectRatio = try members.value(.sampleAspectRatio)
    averageFrameRate = try members.value(.averageFrameRate)
    hasVariableFrameRate = try members.value(.variableFrameRate)
    frameCount = try members.value(.frameCount)
    maxKeyframeInterval = try members.value(.maxKeyframeInterval)
    hasClosedGOP = try members.value(.closedGOP)
    pixelFormat = try members.value(.pixelFormat)
    bitDepth = try members.value(.bitDepth)
    chromaSubsampling = try members.value(.chromaSubsampling)
    colorPrimaries = try members.value(.colorPrimaries)
    colorTransfer = try members.value(.colorTransfer)
    colorSpace = try members.value(.colorSpace)
    colorRange = try members.value(.colorRange)
    isInterlaced = try members.value(.interlaced)
    projection = try members.value(.projection)
    hdr = try members.value(.hdr)
    duration = try members.value(.duration)
    bitRate = try members.value(.bitRate)
  }
}

extension AudioFacts: Decodable {
  enum CodingKeys: String, CodingKey {
    case codec, profile, channels, duration
    case sampleRate = "sample_rate"
    case channelLayout = "channel_layout"
    case bitRate = "bit_rate"
  }

  public init(from decoder: any Decoder) throws {
    self.init()
    let members = try decoder.container(keyedBy: CodingKeys.self)
    codec = try members.value(.codec)
    profile = try members.value(.profile)
    sampleRate = try members.value(.sampleRate)
    channels = try members.value(.channels)
    channelLayout = try members.value(.channelLayout)
    bitRate = try members.value(.bitRate)
    duration = try members.value(.duration)
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

  public init(from decoder: any Decoder) throws {
    self.init()
    let members = try decoder.container(keyedBy: CodingKeys.self)
    format = try members.value(.format)
    width = try members.value(.width)
    height = try members.value(.height)
    storedWidth = try members.value(.storedWidth)
    storedHeight = try members.value(.storedHeight)
    rotation = try members.value(.rotation)
    isMirrored = try members.value(.mirrored)
    orientation = try members.value(.orientation)
    bitDepth = try members.value(.bitDepth)
    colorType = try members.value(.colorType)
    hasAlpha = try members.value(.hasAlpha)
    isAnimated = try members.value(.animated)
    frameCount = try members.value(.frameCount)
    isProgressive = try members.value(.progressive)
    iccProfile = try members.value(.iccProfile)
    isMotionPhoto = try members.value(.motionPhoto)
  }
}

extension StreamFacts: Decodable {
  enum CodingKeys: String, CodingKey {
    case index, type, codec, duration, language
    case isDefault = "default"
    case attachedPicture = "attached_pic"
  }

  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      index: try members.required(.index), type: try members.required(.type), codec: try members.value(.codec),
      duration: try members.value(.duration), isDefault: try members.required(.isDefault),
      isAttachedPicture: try members.required(.attachedPicture), language: try members.value(.language))
  }
}

extension PixelSize: Codable {
  enum CodingKeys: String, CodingKey {
    case width, height
  }

  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(width: try members.required(.width), height: try members.required(.height))
  }

  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(width, forKey: .width)
    try members.encode(height, forKey: .height)
  }
}

extension UnknownFacts: Decodable {
  public init(from decoder: any Decoder) throws {
    let reasons = try decoder.singleValueContainer().decode([String: Reason].self)
    // A record of another version may name facts that this version does not have.
    for fact in Fact.allCases { self[fact] = reasons[fact.rawValue] }
  }
}

extension Ratio: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let ratio = Ratio(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected n:d or n/d")
    }
    self = ratio
  }
}

extension KeyedDecodingContainer {
  /// Returns the value of a member; nil if it is absent or null.
  fileprivate func value<Value: Decodable>(_ key: Key) throws -> Value? {
    try decodeIfPresent(Value.self, forKey: key)
  }

  fileprivate func required<Value: Decodable>(_ key: Key) throws -> Value { try decode(Value.self, forKey: key) }
}

// MARK: - Names

extension Fact: Codable {}
extension Tier: Codable {}
extension MediaFacts.Kind: Codable {}
extension VideoFacts.HDR: Codable {}
extension ImageFacts.ColorType: Codable {}
extension StreamFacts.Kind: Codable {}
extension Problem.Code: Codable {}
extension ReadError.Code: Codable {}

// Facts are read from JSON in `Generated/`. Computed facts (`video.frame_rate`, `video.aspect_ratio`) are written but not
// read.

extension MediaFacts: Decodable {
  /// Reads facts from the keys of a record of `preflight probe`; a missing fact is nil. Throws `DecodingError` for a
  /// value of another type.
  public init(from decoder: any Decoder) throws {
    self.init()
    let members = try decoder.container(keyedBy: MemberKey.self)
    try readFacts(from: members)
    video = try members.value("video")
    audio = try members.value("audio")
    image = try members.value("image")
    color = try members.value("color")
    content = try members.value("content")
    document = try members.value("document")
    archive = try members.value("archive")
    captions = try members.value("captions")
    streams = try members.required("streams")
    tier = try members.required("tier")
    bytesRead = try members.required("bytes_read")
    unknown = try members.required("unknown")
    problems = try members.required("problems")
    error = try members.value("error")
  }
}

/// The key of a member of a record. Only literals can create one.
struct MemberKey: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  let intValue: Int? = nil

  init(stringLiteral: String) { stringValue = stringLiteral }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension StreamFacts: Decodable {
  enum CodingKeys: String, CodingKey {
    case index, type, codec, duration, language, main, start
    case isDefault = "default"
    case attachedPicture = "attached_pic"
  }

  /// Reads an item of `streams` in a record. Throws `DecodingError` if `index`, `type`, `default` or `attached_pic` is
  /// missing.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      index: try members.required(.index), type: try members.required(.type), codec: try members.value(.codec),
      duration: try members.value(.duration), isDefault: try members.required(.isDefault),
      isAttachedPicture: try members.required(.attachedPicture), language: try members.value(.language))
    isMain = try members.value(.main) ?? false
    start = try members.value(.start)
  }
}

extension ContentInterval: Decodable {
  enum CodingKeys: String, CodingKey {
    case kind, start, end
    case firstFrame = "first_frame"
    case endFrame = "end_frame"
  }

  /// Reads an interval of a record. The numbers of the frames may be missing.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try members.required(.kind), start: try members.required(.start), end: try members.required(.end),
      firstFrame: try members.value(.firstFrame), endFrame: try members.value(.endFrame))
  }
}

extension ContentCurve: Decodable {
  enum CodingKeys: String, CodingKey {
    case start, step, points
  }

  /// Reads a curve of a record from its `start`, `step` and `points`.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      start: try members.required(.start), step: try members.required(.step), points: try members.required(.points))
  }
}

extension PixelSize: Codable {
  enum CodingKeys: String, CodingKey {
    case width, height
  }

  /// Reads a size from `width` and `height`.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(width: try members.required(.width), height: try members.required(.height))
  }

  /// Writes a size as `width` and `height`.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(width, forKey: .width)
    try members.encode(height, forKey: .height)
  }
}

extension UnknownFacts: Decodable {
  /// Reads the reasons by the keys of facts. Keys that this version does not know are ignored.
  public init(from decoder: any Decoder) throws {
    let reasons = try decoder.singleValueContainer().decode([String: Reason].self)
    // A record of another version may name facts that this version does not have.
    for fact in Fact.allCases { self[fact] = reasons[fact.rawValue] }
  }
}

extension Ratio: Decodable {
  /// Reads a text such as `16:9` or `30000/1001`. Throws `DecodingError` for a text that is not a ratio.
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
  func value<Value: Decodable>(_ key: Key) throws -> Value? {
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
extension ColorFacts.Source: Codable {}
extension ContentFacts.Alpha: Codable {}
extension ContentInterval.Kind: Codable {}
extension StreamFacts.Kind: Codable {}
extension Problem.Code: Codable {}
extension ReadError.Code: Codable {}

import MediaProbe
public import PreflightJudging
public import PreflightRules

// The parts of verdicts and findings, with the keys of their records.

extension Outcome: Codable {}
extension Severity: Codable {}
extension Certainty: Codable {}
extension Acceptance.Origin: Codable {}

extension CivilDate: Codable {
  /// Reads a text such as `2026-11-21`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let date = CivilDate(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected a day such as 2026-11-21")
    }
    self = date
  }

  /// Writes a text such as `2026-11-21`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension PredictedShareState: Codable {
  private enum CodingKeys: String, CodingKey {
    case code, name, borrowed
  }

  /// Reads the members `code`, `name` and `borrowed`.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      code: try members.decode(Int.self, forKey: .code), name: try members.decode(String.self, forKey: .name),
      isBorrowed: try members.decode(Bool.self, forKey: .borrowed))
  }

  /// Writes the members `code`, `name` and `borrowed`.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(code, forKey: .code)
    try members.encode(name, forKey: .name)
    try members.encode(isBorrowed, forKey: .borrowed)
  }
}

extension Acceptance: Codable {
  private enum CodingKeys: String, CodingKey {
    case by, reason, until
  }

  /// Reads the members `by`, `reason` and `until`. `delivers` is false, because records do not contain it.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try members.decode(Origin.self, forKey: .by), reason: try members.decodeIfPresent(String.self, forKey: .reason),
      until: try members.decodeIfPresent(CivilDate.self, forKey: .until))
  }

  /// Writes the member `by`, and `reason` and `until` unless they are nil.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(origin, forKey: .by)
    try members.encodeIfPresent(reason, forKey: .reason)
    try members.encodeIfPresent(until, forKey: .until)
  }
}

extension Source: Decodable {
  private enum CodingKeys: String, CodingKey {
    case title, url, checked
    case pageAsOf = "page_as_of"
  }

  /// Reads the source of a finding. Its title becomes its id, which records do not contain.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    let title = try members.decode(String.self, forKey: .title)
    self.init(
      id: title, title: title, url: try members.decodeIfPresent(String.self, forKey: .url),
      checked: try members.decode(CivilDate.self, forKey: .checked),
      pageAsOf: members.contains(.pageAsOf)
        ? try members.decodeIfPresent(CivilDate.self, forKey: .pageAsOf).map { .day($0) } ?? .unknown : nil)
  }
}

extension UnknownSubject: Decodable {
  private enum CodingKeys: String, CodingKey {
    case field, fact, reason, args, tier, rules
    case id = "message_id"
  }

  /// Reads an unknown value from a record. The tier is nil if this version does not know it.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    let fact = try members.decode(String.self, forKey: .fact)
    self.init(
      field: try members.decodeIfPresent(String.self, forKey: .field),
      subject: Measure(fact).map { .measure($0) } ?? .field(fact),
      reason: try Message(from: members, text: .reason, id: .id, arguments: .args),
      // A later version may have more tiers.
      tier: try members.decodeIfPresent(String.self, forKey: .tier).flatMap { Tier(rawValue: $0) },
      rules: try members.decodeIfPresent([String].self, forKey: .rules) ?? [])
  }
}

extension DocumentPlace: Decodable {
  private enum CodingKeys: String, CodingKey {
    case path, line, column
  }

  /// Reads the members `line` and `column`, and `path` if the place is in another file.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      in: try members.decodeIfPresent(String.self, forKey: .path).map { AssetPath($0) },
      line: try members.decode(Int.self, forKey: .line), column: try members.decode(Int.self, forKey: .column))
  }
}

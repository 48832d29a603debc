import MediaProbe
public import PreflightJudging
import PreflightRules

// Verdicts and findings are encoded as in a record of `preflight scan`, whose writer has the one list of keys and values.
// Two of them are equal if their records are.

extension Verdict: Codable {
  /// The verdict as one line of JSON with the keys of a record of `preflight scan`, but without `record` and `path`.
  ///
  /// This is an order of magnitude faster than an encoder. The keys are described by `schemas/verdict.schema.json`.
  public var json: String { String(decoding: written, as: UTF8.self) }

  private var written: [UInt8] {
    var json = JSONWriter()
    if let record {
      record.write(to: &json)
    } else {
      json.beginObject()
      writeMembers(to: &json)
      if isOnRequest { writeRequestMembers(to: &json) }
      json.endObject()
    }
    return json.bytes
  }

  /// Writes the verdict with the keys of `json`.
  public func encode(to encoder: any Encoder) throws { try JSONValue.encode(written: written, to: encoder) }

  private enum CodingKeys: String, CodingKey {
    case destination, slot, outcome, unknown, findings, error, reason, accepted
    case shareState = "share_state"
    case mayAnswer = "may_answer"
    case dependsOn = "depends_on"
    case notGiven = "not_given"
    case atRunTime = "at_run_time"
  }

  /// Reads a verdict that this or another version wrote.
  ///
  /// The destination is looked up in `userInfo[.preflightDestinations]` and among the built-in ones. An unknown destination has
  /// only its id, and an unknown rule has only the values in the record. The messages do not change.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    let destination = decoder.destination(try members.decode(String.self, forKey: .destination))
    self.init(
      destination: destination, slot: try members.decodeIfPresent(String.self, forKey: .slot),
      outcome: try members.decode(Outcome.self, forKey: .outcome),
      shareState: try members.decodeIfPresent(PredictedShareState.self, forKey: .shareState),
      mayAnswer: try members.decodeIfPresent([Int].self, forKey: .mayAnswer) ?? [],
      dependsOn: try members.decodeIfPresent([String].self, forKey: .dependsOn) ?? [],
      unknown: try members.decodeIfPresent([UnknownSubject].self, forKey: .unknown) ?? [],
      findings: try members.decode([Finding].self, forKey: .findings),
      notGiven: try members.decodeIfPresent([String].self, forKey: .notGiven)?.compactMap { AppFileKind(rawValue: $0) }
        ?? [],
      error: try members.decodeIfPresent(ReadError.self, forKey: .error),
      reason: try members.decodeIfPresent(Reason.self, forKey: .reason)?.message,
      acceptance: try members.decodeIfPresent(Acceptance.self, forKey: .accepted),
      isOnRequest: members.contains(.notGiven) || members.contains(.atRunTime), record: try JSONValue(from: decoder))
  }

  private struct Reason: Decodable {
    let message: Message

    enum CodingKeys: String, CodingKey {
      case message, args
      case id = "message_id"
    }

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: CodingKeys.self)
      message = try Message(from: members, text: .message, id: .id, arguments: .args)
    }
  }
}

extension Verdict: Hashable {
  /// Returns true if the records of both verdicts are equal.
  public static func == (left: Verdict, right: Verdict) -> Bool {
    (try? JSONValue(written: left.written)) == (try? JSONValue(written: right.written))
  }

  /// Adds the destination, the slot, the outcome and the number of findings to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(destination.id)
    hasher.combine(slot)
    hasher.combine(outcome)
    hasher.combine(findings.count)
  }
}

extension Finding: Codable {
  private var written: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    writeMembers(to: &json)
    json.endObject()
    return json.bytes
  }

  /// Writes the finding as an item of `findings` in a record of `preflight scan`.
  public func encode(to encoder: any Encoder) throws { try JSONValue.encode(written: written, to: encoder) }

  private enum CodingKeys: String, CodingKey {
    case rule, severity, certainty, changed, fact, measured, unit, field, location, accepted, source, intervals
    case shareState = "share_state"
  }

  /// Reads a finding that this or another version wrote; see `Verdict.init(from:)`.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    let id = try members.decode(String.self, forKey: .rule)
    let fact = try members.decode(String.self, forKey: .fact)
    let destination = decoder.destination(String(id.prefix { $0 != "/" }))
    let known = (destination.rules + Destinations.ofFiles.flatMap(\.rules)).first { $0.id == id }
    let subject = known?.subject ?? Measure(fact).map { .measure($0) } ?? .field(fact)
    let rule =
      try known
      ?? Rule(
        id: id, subject: subject, constraint: .present(true),
        strength: members.contains(.changed) ? .changed : .unstated,
        certainty: try members.decode(Certainty.self, forKey: .certainty), step: .request,
        shareState: try members.decodeIfPresent(Int.self, forKey: .shareState), message: "",
        source: try members.decode(Source.self, forKey: .source))
    self.init(
      judged: JudgedRule(rule, on: subject, rule.constraint, in: destination.language),
      severity: try members.decode(Severity.self, forKey: .severity),
      measured: try members.decodeIfPresent(JSONValue.self, forKey: .measured).flatMap { FactValue($0) },
      isAtLimit: false, circumstances: [], sourceIsDue: false,
      acceptance: try members.decodeIfPresent(Acceptance.self, forKey: .accepted),
      field: try members.decodeIfPresent(String.self, forKey: .field),
      place: try members.decodeIfPresent(DocumentPlace.self, forKey: .location), record: try JSONValue(from: decoder))
    intervals = try members.decodeIfPresent([ContentInterval].self, forKey: .intervals) ?? []
  }
}

extension Finding: Hashable {
  /// Returns true if the records of both findings are equal.
  public static func == (left: Finding, right: Finding) -> Bool {
    (try? JSONValue(written: left.written)) == (try? JSONValue(written: right.written))
  }

  /// Adds the rule, the severity and the field to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rule.id)
    hasher.combine(severity)
    hasher.combine(field)
  }
}

extension CodingUserInfoKey {
  /// The user's own destinations, for decoding verdicts, as `[Destination]`; see `Verdict.init(from:)`.
  public static let preflightDestinations: CodingUserInfoKey = {
    guard let key = CodingUserInfoKey(rawValue: "preflight.destinations") else {
      preconditionFailure("every text is a key")
    }
    return key
  }()
}

extension Decoder {
  /// Returns the destination with an id; if it is unknown, one without rules.
  fileprivate func destination(_ id: String) -> Destination {
    let own = userInfo[.preflightDestinations] as? [Destination] ?? []
    return own.first { $0.id == id } ?? Destinations.named(id)
      ?? Destination(id: id, shortName: id, name: id, publisher: "", summary: "", sources: [], slots: [])
  }
}

extension FactValue {
  /// Creates a measured value from a value of a record; nil if its form is different.
  fileprivate init?(_ value: JSONValue) {
    switch value {
    case .bool(let flag): self = .flag(flag)
    case .integer(let number): self = .integer(number)
    case .number(let number): self = .number(number)
    case .string(let text): self = .text(text)
    case .array(let items):
      self = .list(items.compactMap { if case .string(let text) = $0 { text } else { nil } })
    case .object(let members):
      guard case .integer(let width)? = members["width"], case .integer(let height)? = members["height"] else {
        return nil
      }
      self = .size(PixelSize(width: Int(clamping: width), height: Int(clamping: height)))
    case .null: return nil
    }
  }
}

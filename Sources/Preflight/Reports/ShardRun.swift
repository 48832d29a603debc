import MediaProbe

/// What the summary of a shard says, so that the reports of the whole run can be made of the results of all shards.
public struct ShardRun: Sendable, Hashable, Codable {
  public var index: Int
  public var count: Int
  /// Paths of all shards.
  public var total: Int
  /// Of all paths; see `ShardWalk`.
  public var fingerprint: String
  /// Of the same paths without what is to be done with them, so that it can be computed again over the results.
  public var pathsFingerprint: String
  /// The destinations judged against, in order; empty for `probe`.
  public var destinations: [String]
  public var slot: String?
  /// Parameters that were given, `name=value`.
  public var assume: [String]
  /// See `FailureThreshold`.
  public var failOn: String
  public var allowEmpty: Bool
  /// Whether the facts were asked for; in the results of a shard they stand in any case.
  public var withFacts: Bool
  /// In which the messages of its records are.
  public var language: Language

  enum CodingKeys: String, CodingKey {
    case index, count, total, fingerprint, destinations, slot, assume, language
    case pathsFingerprint = "paths_fingerprint"
    case failOn = "fail_on"
    case allowEmpty = "allow_empty"
    case withFacts = "with_facts"
  }

  public init(
    _ shard: Shard, total: Int, fingerprint: String, pathsFingerprint: String, destinations: [String],
    slot: String? = nil, assume: [String] = [],
    failOn: FailureThreshold = .error, allowEmpty: Bool = false, withFacts: Bool = false,
    language: Language = .english
  ) {
    index = shard.index
    count = shard.count
    self.total = total
    self.fingerprint = fingerprint
    self.pathsFingerprint = pathsFingerprint
    self.destinations = destinations
    self.slot = slot
    self.assume = assume
    self.failOn = failOn.rawValue
    self.allowEmpty = allowEmpty
    self.withFacts = withFacts
    self.language = language
  }

  func writeMembers(to json: inout JSONWriter) {
    json.key("index")
    json.int(index)
    json.key("count")
    json.int(count)
    json.key("total")
    json.int(total)
    json.key("fingerprint")
    json.string(fingerprint)
    json.key("paths_fingerprint")
    json.string(pathsFingerprint)
    json.key("destinations")
    json.beginArray()
    for destination in destinations { json.string(destination) }
    json.endArray()
    if let slot {
      json.key("slot")
      json.string(slot)
    }
    json.key("assume")
    json.beginArray()
    for entry in assume { json.string(entry) }
    json.endArray()
    json.key("fail_on")
    json.string(failOn)
    json.key("allow_empty")
    json.bool(allowEmpty)
    json.key("with_facts")
    json.bool(withFacts)
    json.key("language")
    json.string(language.rawValue)
  }
}

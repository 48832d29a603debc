import MediaProbe

/// The part of a shard's summary from which the reports of the whole run can be made.
public struct ShardRun: Sendable, Hashable, Codable {
  public var index: Int
  public var count: Int
  /// The number of paths of all shards.
  public var total: Int
  /// The fingerprint of all paths and their treatment; see `ShardWalk`.
  public var fingerprint: String
  /// The fingerprint of the paths alone, which can be recomputed from the results.
  public var pathsFingerprint: String
  /// The destinations of the run, in order; empty for `probe`.
  public var destinations: [String]
  public var slot: String?
  /// The given parameters, as `name=value`.
  public var assume: [String]
  /// See `FailureThreshold`.
  public var failOn: String
  public var allowEmpty: Bool
  /// True if the report includes facts; the results of a shard always have them.
  public var withFacts: Bool
  /// The language of the messages in its records.
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

package import MediaProbe
package import PreflightBatch
package import PreflightRules

/// The part of a shard's summary that is needed to make the reports of the whole run.
package struct ShardRun: Sendable, Hashable, Decodable {
  package var index: Int
  package var count: Int
  /// The number of paths of all shards.
  package var total: Int
  /// The fingerprint of all paths and their treatment; see `ShardWalk`.
  package var fingerprint: String
  /// The fingerprint of the paths alone, which can be recomputed from the results.
  package var pathsFingerprint: String
  /// The destinations of the run, in order; empty for `probe`.
  package var destinations: [String]
  package var slot: String?
  /// The given parameters, as `name=value`.
  package var assume: [String]
  /// The day whose rules apply, as `2025-01-10`; nil if none was given.
  package var asOf: String?
  /// See `FailureThreshold`.
  package var failOn: String
  package var allowEmpty: Bool
  /// True if the report includes facts; the results of a shard always have them.
  package var withFacts: Bool
  /// The language of the messages in its records.
  package var language: Language
  /// The fingerprint of the configuration, of the baseline and of the options that change rules; nil if the run has none of
  /// these.
  package var configuration: String?
  /// True if the command line or the environment chose the destinations, and not a configuration.
  package var choosesDestinations: Bool
  /// The commands that can follow the whole run; nil if there are none, or if a path is not UTF-8.
  package var next: NextCommands?

  enum CodingKeys: String, CodingKey {
    case index, count, total, fingerprint, destinations, slot, assume, language, configuration, next
    case pathsFingerprint = "paths_fingerprint"
    case asOf = "as_of"
    case failOn = "fail_on"
    case choosesDestinations = "chooses_destinations"
    case allowEmpty = "allow_empty"
    case withFacts = "with_facts"
  }

  package init(
    _ shard: Shard, total: Int, fingerprint: String, pathsFingerprint: String, destinations: [String],
    slot: String? = nil, assume: [String] = [], asOf: CivilDate? = nil,
    failOn: FailureThreshold = .error, allowEmpty: Bool = false, withFacts: Bool = false,
    language: Language = .english, configuration: String? = nil,
    choosesDestinations: Bool = true, next: NextCommands? = nil
  ) {
    self.choosesDestinations = choosesDestinations
    self.next = next?.isText == true ? next : nil
    self.configuration = configuration
    index = shard.index
    count = shard.count
    self.total = total
    self.fingerprint = fingerprint
    self.pathsFingerprint = pathsFingerprint
    self.destinations = destinations
    self.slot = slot
    self.assume = assume
    self.asOf = asOf?.description
    self.failOn = failOn.rawValue
    self.allowEmpty = allowEmpty
    self.withFacts = withFacts
    self.language = language
  }

  package func writeMembers(to json: inout JSONWriter) {
    json.member("index", index)
    json.member("count", count)
    json.member("total", total)
    json.member("fingerprint", fingerprint)
    json.member("paths_fingerprint", pathsFingerprint)
    json.member("destinations", destinations)
    if let slot { json.member("slot", slot) }
    json.member("assume", assume)
    if let asOf { json.member("as_of", asOf) }
    json.member("fail_on", failOn)
    json.member("allow_empty", allowEmpty)
    json.member("with_facts", withFacts)
    json.member("language", language.rawValue)
    json.member("chooses_destinations", choosesDestinations)
    if let configuration { json.member("configuration", configuration) }
    if let next { json.object("next") { next.writeMembers(to: &$0) } }
  }
}

extension NextCommands: Decodable {
  fileprivate var isText: Bool { files.allSatisfy { String(decoding: $0, as: UTF8.self).utf8.elementsEqual($0) } }

  enum CodingKeys: String, CodingKey {
    case files, destinations, rules, slot, depth
  }

  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      files: try members.decode([String].self, forKey: .files).map { Array($0.utf8) },
      destinations: try members.decodeIfPresent(String.self, forKey: .destinations),
      rules: try members.decode([String].self, forKey: .rules),
      slot: try members.decodeIfPresent(String.self, forKey: .slot),
      depth: try members.decodeIfPresent(String.self, forKey: .depth))
  }

  fileprivate func writeMembers(to json: inout JSONWriter) {
    json.member("files", files.map { String(decoding: $0, as: UTF8.self) })
    if let destinations { json.member("destinations", destinations) }
    json.member("rules", rules)
    if let slot { json.member("slot", slot) }
    if let depth { json.member("depth", depth) }
  }
}

import MediaProbe

/// Writes the records of the JSON contract, one object each; shared by every format that is made of them.
struct RecordWriter {
  private let run: RunInfo
  private var answers = WrittenAnswers()

  init(run: RunInfo) { self.run = run }

  mutating func write(_ item: BatchItem, into out: inout [UInt8], separator: (inout [UInt8]) -> Void) {
    switch item {
    case .skip(let path, let reason):
      separator(&out)
      record("skip", into: &out) { json in
        path.writeMembers(to: &json)
        json.key("reason")
        json.string(reason)
      }
    case .asset(let asset) where asset.request != nil:
      writeRequest(asset, into: &out, separator: separator)
    case .asset(let asset) where run.destinations.isEmpty:
      separator(&out)
      record("facts", into: &out) { json in
        asset.path.writeMembers(to: &json)
        asset.facts.writeMembers(to: &json)
      }
    case .asset(let asset):
      let path = JSONWriter.members { asset.path.writeMembers(to: &$0) }
      for verdict in asset.verdicts {
        separator(&out)
        record("verdict", into: &out) { json in
          json.members(path)
          json.members(answers[verdict])
          verdict.writeReasons(to: &json)
          guard run.withFacts else { return }
          json.key("facts")
          json.beginObject()
          asset.facts.writeMembers(to: &json)
          json.endObject()
        }
      }
    }
  }

  func writeSummary(_ summary: RunSummary, into out: inout [UInt8]) {
    let tally = summary.tally
    record("summary", into: &out) { json in
      json.key(escaping: "\(run.noun.rawValue)s")
      json.int(tally.assets)
      json.key("skips")
      json.int(tally.skips)
      json.key("errors")
      json.int(tally.errors)
      if !run.isProbe {
        json.key("verdicts")
        json.beginObject()
        for outcome in Outcome.allCases {
          json.key(escaping: outcome.rawValue)
          json.int(tally[outcome])
        }
        json.endObject()
      }
      json.key("interrupted")
      json.bool(tally.interrupted)
      if let shard = summary.shard {
        json.key("shard")
        json.beginObject()
        shard.writeMembers(to: &json)
        json.endObject()
      }
      json.key("versions")
      json.beginObject()
      json.key("preflight")
      json.string(run.toolVersion)
      json.key("schema")
      json.int(schemaVersion)
      if let date = run.rulesDate {
        json.key("rules")
        json.string(date)
      }
      json.key("libraries")
      json.beginObject()
      for (name, version) in summary.libraries.sorted(by: { $0.key < $1.key }) {
        json.key(escaping: name)
        json.string(version)
      }
      json.endObject()
      json.endObject()
    }
  }

  /// One record for each request; one for a document of which none could be read.
  private func writeRequest(_ asset: CheckedAsset, into out: inout [UInt8], separator: (inout [UInt8]) -> Void) {
    let verdicts = asset.answers.map { Optional($0) }
    for verdict in verdicts.isEmpty ? [nil] : verdicts {
      separator(&out)
      record("verdict", into: &out) { json in
        json.key("request")
        json.beginObject()
        asset.path.writeMembers(to: &json)
        json.key("index")
        json.int(asset.request?.index ?? 0)
        json.endObject()
        if let verdict {
          verdict.writeMembers(to: &json)
          verdict.writeRequestMembers(to: &json)
        } else {
          json.key("outcome")
          json.string(Outcome.unreadable.rawValue)
          json.key("findings")
          json.beginArray()
          json.endArray()
          asset.facts.error?.told(in: run.language).writeMember(to: &json)
          asset.place?.writeMember(to: &json)
        }
      }
    }
  }

  private func record(_ name: String, into out: inout [UInt8], members: (inout JSONWriter) -> Void) {
    var json = JSONWriter(consume out)
    json.beginObject()
    json.key("record")
    json.string(name)
    members(&json)
    json.endObject()
    out = json.bytes
  }
}

/// The major version of the records in `schemas/`; keys are only ever added within one.
public let schemaVersion = 1

/// What verdicts say apart from their reasons, in bytes: a destination has few answers, and gives them to many files.
private struct WrittenAnswers {
  private struct Key: Hashable {
    let destination: ObjectIdentifier
    let slot: String?
    let outcome: UInt8
    let shareState: Int?
    let mayAnswer: [Int]
    let dependsOn: [String]
  }

  private var written: [Key: [UInt8]] = [:]

  subscript(verdict: Verdict) -> [UInt8] {
    mutating get {
      let key = Key(
        destination: ObjectIdentifier(verdict.destination), slot: verdict.slot, outcome: UInt8(verdict.outcome.rank),
        shareState: verdict.shareState?.code, mayAnswer: verdict.mayAnswer, dependsOn: verdict.dependsOn)
      if let bytes = written[key] { return bytes }
      let bytes = JSONWriter.members { verdict.writeAnswer(to: &$0) }
      written[key] = bytes
      return bytes
    }
  }
}

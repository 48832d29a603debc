import MediaProbe
import PreflightBatch
import PreflightJudging
import PreflightLanguage
import PreflightPlanning
import PreflightRequests
import PreflightRules

/// Writes the records of the JSON contract, one object each, for all formats that consist of them.
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
        reason.writeMembers("reason", to: &json)
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
      let beginning = JSONWriter.members { json in
        json.key("record")
        json.string("verdict")
        asset.path.writeMembers(to: &json)
      }
      for (index, verdict) in asset.verdicts.enumerated() {
        separator(&out)
        var json = JSONWriter(consume out)
        json.beginObject()
        json.members(beginning)
        json.members(answers[verdict, at: index])
        verdict.writeReasons(to: &json)
        if run.withFacts {
          json.key("facts")
          json.beginObject()
          asset.facts.writeMembers(to: &json)
          json.endObject()
        }
        json.endObject()
        out = json.bytes
      }
      writeSuggestions(asset, into: &out, separator: separator)
    }
  }

  /// Writes one record for each file that a change makes, and one for the destinations that no change can serve.
  private func writeSuggestions(_ asset: CheckedAsset, into out: inout [UInt8], separator: (inout [UInt8]) -> Void) {
    guard let suggestion = run.repairs?.suggestion(for: asset.path, asset.facts, asset.verdicts) else { return }
    for (index, plan) in suggestion.plans.enumerated() {
      separator(&out)
      record("suggestion", into: &out) { json in
        asset.path.writeMembers(to: &json)
        plan.writeMembers(suggestion.command(index, for: asset.path), to: &json)
      }
    }
    guard !suggestion.unserved.isEmpty else { return }
    separator(&out)
    record("suggestion", into: &out) { json in
      asset.path.writeMembers(to: &json)
      json.key("unserved")
      json.beginArray()
      for verdict in suggestion.unserved {
        json.beginObject()
        json.key("destination")
        json.string(verdict.destination.id)
        json.key("rules")
        json.beginArray()
        for finding in verdict.findings where finding.severity == .error { json.string(finding.rule.id) }
        json.endArray()
        json.endObject()
      }
      json.endArray()
    }
  }

  func writeSummary(_ summary: RunSummary, into out: inout [UInt8]) {
    let tally = summary.tally
    record("summary", into: &out) { json in
      json.key(run.isOfRequests ? "requests" : "assets")
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
      if !summary.accepted.isEmpty {
        json.key("accepted")
        json.beginObject()
        for origin in Acceptance.Origin.allCases {
          guard let count = summary.accepted[origin] else { continue }
          json.key(escaping: origin.rawValue)
          json.int(count)
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
      if let day = run.asOf {
        json.key("as_of")
        json.string(day.description)
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

  /// Writes one record for each request, and one for a document whose requests could not be read.
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
          asset.facts.error?.writeMember(in: run.language, to: &json)
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

/// The major version of the records in `schemas/`. Within a version, keys are only added.
public let schemaVersion = 1

/// The answers of verdicts without their reasons, as bytes. A destination gives the same few answers to many files.
private struct WrittenAnswers {
  /// The maximum number of answers; only an unusual destination of a user could have more.
  private static let most = 256

  private final class Answer: Sendable {
    let verdict: Verdict
    let bytes: [UInt8]

    init(_ verdict: Verdict) {
      self.verdict = verdict.withoutReasons
      bytes = JSONWriter.members { verdict.writeAnswer(to: &$0) }
    }
  }

  /// By the index of a verdict among those of its file, because the order of destinations is fixed. Each list is
  /// searched linearly: a dictionary would have to hash strings and lists, while a number distinguishes most answers.
  private var written: [[Answer]] = []

  /// - Parameter place: The index of the verdict among those of its file.
  subscript(verdict: Verdict, at place: Int) -> [UInt8] {
    mutating get {
      while written.count <= place { written.append([]) }
      for answer in written[place] where answer.verdict.hasSameAnswer(as: verdict) { return answer.bytes }
      let answer = Answer(verdict)
      if written[place].count < WrittenAnswers.most { written[place].append(answer) }
      return answer.bytes
    }
  }
}

extension Verdict {
  fileprivate func hasSameAnswer(as other: Verdict) -> Bool {
    destination === other.destination && outcome == other.outcome && shareState?.code == other.shareState?.code
      && slot == other.slot && mayAnswer == other.mayAnswer && dependsOn == other.dependsOn
  }

  fileprivate var withoutReasons: Verdict {
    Verdict(
      destination: destination, slot: slot, outcome: outcome, shareState: shareState, mayAnswer: mayAnswer,
      dependsOn: dependsOn)
  }
}

package import MediaProbe
import PreflightBatch
import PreflightJudging
import PreflightLanguage
package import PreflightPlanning
import PreflightPresenting
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
        json.member("record", "verdict")
        asset.path.writeMembers(to: &json)
      }
      for (index, verdict) in asset.verdicts.enumerated() {
        separator(&out)
        var json = JSONWriter(consume out)
        json.beginObject()
        json.members(beginning)
        json.members(answers[verdict, at: index])
        verdict.writeReasons(to: &json)
        if run.withFacts { json.object("facts") { asset.facts.writeMembers(to: &$0) } }
        json.endObject()
        out = json.bytes
      }
      writeSuggestions(asset, into: &out, separator: separator)
    }
  }

  /// Writes the records of the suggested changes.
  private func writeSuggestions(_ asset: CheckedAsset, into out: inout [UInt8], separator: (inout [UInt8]) -> Void) {
    guard let suggestion = run.repairs?.suggestion(for: asset.path, asset.facts, asset.verdicts) else { return }
    for record in suggestion.records(of: asset.path) {
      separator(&out)
      out += record
    }
  }

  func writeSummary(_ summary: RunSummary, into out: inout [UInt8]) {
    let tally = summary.tally
    record("summary", into: &out) { json in
      json.member(run.isOfRequests ? "requests" : "assets", tally.assets)
      json.member("skips", tally.skips)
      json.member("errors", tally.errors)
      if !run.isProbe {
        json.object("verdicts") { json in
          for outcome in Outcome.allCases {
            json.key(escaping: outcome.rawValue)
            json.int(tally[outcome])
          }
        }
        if tally.changed > 0 { json.member("changed", tally.changed) }
      }
      if !summary.accepted.isEmpty {
        json.object("accepted") { json in
          for origin in Acceptance.Origin.allCases {
            guard let count = summary.accepted[origin] else { continue }
            json.key(escaping: origin.rawValue)
            json.int(count)
          }
        }
      }
      json.member("interrupted", tally.interrupted)
      #if !hasFeature(Embedded)
        if let shard = summary.shard { json.object("shard") { shard.writeMembers(to: &$0) } }
      #endif
      if let day = run.asOf { json.member("as_of", day.description) }
      json.object("versions") { json in
        json.member("preflight", run.toolVersion)
        json.member("schema", schemaVersion)
        if let date = run.rulesDate { json.member("rules", date) }
        json.object("libraries") { json in
          for (name, version) in summary.libraries.sorted(by: { $0.key < $1.key }) {
            json.key(escaping: name)
            json.string(version)
          }
        }
      }
    }
  }

  /// Writes one record for each request, and one for a document whose requests could not be read.
  private func writeRequest(_ asset: CheckedAsset, into out: inout [UInt8], separator: (inout [UInt8]) -> Void) {
    let verdicts = asset.answers.map { Optional($0) }
    for verdict in verdicts.isEmpty ? [nil] : verdicts {
      separator(&out)
      record("verdict", into: &out) { json in
        json.object("request") { json in
          asset.path.writeMembers(to: &json)
          json.member("index", asset.request?.index ?? 0)
        }
        if let verdict {
          verdict.writeMembers(to: &json)
          verdict.writeRequestMembers(to: &json)
        } else {
          json.member("outcome", Outcome.unreadable.rawValue)
          json.array("findings") { _ in }
          asset.facts.error?.writeMember(in: run.language, to: &json)
          asset.place?.writeMember(to: &json)
        }
      }
    }
  }

  private func record(_ name: String, into out: inout [UInt8], members: (inout JSONWriter) -> Void) {
    var json = JSONWriter(consume out)
    json.object { json in
      json.member("record", name)
      members(&json)
    }
    out = json.bytes
  }
}

extension Suggestion {
  /// Returns one record for each file that a change makes, and one for the destinations that no change can serve.
  ///
  /// - Parameter path: The path of the original.
  package func records(of path: AssetPath) -> [[UInt8]] {
    func record(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
      var json = JSONWriter()
      json.object { json in
        json.member("record", "suggestion")
        path.writeMembers(to: &json)
        members(&json)
      }
      return json.bytes
    }
    var records = plans.enumerated().map { index, plan in
      record { plan.writeMembers(command(index, for: path), to: &$0) }
    }
    guard !unserved.isEmpty else { return records }
    records.append(
      record { json in
        json.objects("unserved", unserved) { unserved, json in
          json.member("destination", unserved.verdict.destination.id)
          json.member("reason", unserved.reason)
          json.member("rules", unserved.verdict.errorRules)
        }
      })
    return records
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

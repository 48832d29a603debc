import Foundation
import Preflight
import PreflightRules
import TestSupport
import Testing

/// Each number in a rule of the founding destinations is tried just below, exactly at, and just above the limit. The
/// built command judges real files and request documents. The documentation site shows the recorded results as a table.
@Suite struct LimitTests {
  /// An attempt with the verdict on its input.
  private struct Row {
    let limit: NumericLimit
    let attempt: Attempt
    /// Nil if there can be no such input.
    var verdict: Verdict?
    let shown: String
  }

  private struct Verdict {
    /// The severity of the finding of the rule that reports the limit.
    let finding: String?
    let shareState: Int?
    /// Other states that warnings of the verdict may lead to.
    let mayAnswer: [Int]
  }

  /// The only attempts without an input.
  private static let withoutInput = ["facebook-stories-ios/request-app-id-placeholder at"]

  private static let rows = Result { try judged(NumericLimit.all) }

  @Test func `Every limit has an attempt on both sides`() throws {
    let rows = try Self.rows.get()
    #expect(NumericLimit.all.count > 100)
    for limit in NumericLimit.all {
      let own = rows.filter { $0.limit.rule.id == limit.rule.id && $0.limit.description == limit.description }
      #expect(own.contains { $0.attempt.expected == .none }, "\(limit.rule.id), \(limit): nothing is within the limit")
      #expect(own.contains { $0.attempt.expected != .none }, "\(limit.rule.id), \(limit): nothing breaks the limit")
      #expect(own.contains { $0.attempt.position == .at }, "\(limit.rule.id), \(limit): nothing is at the limit")
    }
    let missing = rows.filter { $0.verdict == nil }.map { "\($0.limit.rule.id) \($0.attempt.position.rawValue)" }
    #expect(missing == Self.withoutInput)
  }

  @Test func `Each verdict follows from the limit`() throws { try Self.check(Self.rows.get()) }

  /// Tries some of the limits, and expects what they imply.
  static func check(_ limits: [NumericLimit]) throws {
    if !limits.isEmpty { try check(judged(limits)) }
  }

  private static func check(_ rows: [Row]) throws {
    for row in rows {
      guard let verdict = row.verdict else { continue }
      let seen: Comment = "\(row.limit.rule.id), \(row.limit), \(row.shown): \(verdict)"
      switch row.attempt.expected {
      case .none: #expect(verdict.finding == nil, seen)
      case .finding(let severity):
        #expect(verdict.finding == severity.rawValue, seen)
        guard let state = row.limit.reporter.shareState else { continue }
        switch severity {
        case .error: #expect(verdict.shareState == state, seen)
        case .warning: #expect(verdict.mayAnswer.contains(state) || verdict.shareState == state, seen)
        case .note: break
        }
      }
    }
  }

  /// The recording has more than the limits imply: the input, and the share states of the whole request.
  @Test func `The verdicts match the recorded ones`() throws {
    let file = SampleFolder.root.appendingPathComponent("Tests/PreflightCLITests/SampleMedia/Golden/limits.tsv")
    try RecordedFile(file).expect(Self.recording(Self.rows.get()))
  }

  // MARK: - Judging

  /// Writes a document for each rule, with a request for each attempt, and reads the verdicts of one run.
  private static func judged(_ limits: [NumericLimit]) throws -> [Row] {
    let requests = try LimitRequests()
    var rows: [Row] = []
    /// The row of each request of a document.
    var documents: [String: [Int]] = [:]
    var texts: [String: [[String: Any]]] = [:]
    for limit in limits {
      for attempt in limit.attempts {
        let input = try requests.input(limit, attempt)
        rows.append(Row(limit: limit, attempt: attempt, verdict: nil, shown: input?.shown ?? ""))
        guard let input else { continue }
        let name = limit.rule.id.replacing("/", with: ".") + ".json"
        var document: [String: Any] = ["destination": limit.destination.id, "request": input.request]
        if !input.context.isEmpty { document["context"] = input.context }
        texts[name, default: []].append(document)
        documents[name, default: []].append(rows.count - 1)
      }
    }
    for (name, items) in texts {
      try requests.folder.write(name, JSONSerialization.data(withJSONObject: items, options: .sortedKeys))
    }
    let outcome = try Product.preflight(
      ["request", "--format", "ndjson", "--fail-on", "never"] + texts.keys.sorted(), in: requests.folder.url)
    try #require(outcome.status == 0, "\(outcome.stderr)")
    for record in try outcome.records where record["record"] as? String == "verdict" {
      guard let request = record["request"] as? [String: Any], let path = request["path"] as? String,
        let index = request["index"] as? Int, let row = documents[path]?[index]
      else { continue }
      let findings = record["findings"] as? [[String: Any]] ?? []
      let own = findings.first { $0["rule"] as? String == rows[row].limit.reporter.id }
      rows[row].verdict = Verdict(
        finding: own?["severity"] as? String, shareState: (record["share_state"] as? [String: Any])?["code"] as? Int,
        mayAnswer: record["may_answer"] as? [Int] ?? [])
    }
    return rows
  }

  // MARK: - The recording

  /// Returns a line for each limit: the rule, the limit, and for each attempt `value: input → finding; share state`, separated by
  /// tabs. `PreflightGenerate --site` reads them.
  private static func recording(_ rows: [Row]) -> String {
    var lines: [(name: String, attempts: [String])] = []
    for row in rows {
      let name = "\(row.limit.rule.id)\t\(row.limit)"
      let answer = row.verdict.map { "\(row.shown) → \(finding(row, $0)); \(state($0))" } ?? "there is no such input"
      let attempt = "\(value(row.attempt.value)): \(answer)"
      if lines.last?.name == name {
        lines[lines.count - 1].attempts.append(attempt)
      } else {
        lines.append((name, [attempt]))
      }
    }
    return lines.map { ([$0.name] + $0.attempts).joined(separator: "\t") + "\n" }.joined()
  }

  static func value(_ value: Attempt.Value) -> String {
    switch value {
    case .number(let number): "\(number)"
    case .size(let width, let height): "\(width)×\(height)"
    case .version(let version): version
    }
  }

  private static func finding(_ row: Row, _ verdict: Verdict) -> String {
    let reporter = row.limit.reporter
    guard let finding = verdict.finding, reporter.id != row.limit.rule.id else { return verdict.finding ?? "none" }
    return "\(finding) of `\(reporter.shortID)`"
  }

  private static func state(_ verdict: Verdict) -> String {
    ([verdict.shareState.map(String.init) ?? "none"] + verdict.mayAnswer.map { "≈\($0)" }).joined(separator: ", ")
  }
}

import Foundation
import Preflight
import PreflightDocuments
import PreflightRules
import TestSupport
import Testing

/// Each number in a rule of the founding destinations is tried just below, exactly at, and just above the limit. The
/// built command judges real files and request documents. docs/coverage/limits.md has the results as a table.
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

  @Test func `The table matches the recorded page`() throws {
    let url = SampleFolder.root.appendingPathComponent("docs/coverage/limits.md")
    try RecordedFile(url).expect(Self.table(Self.rows.get()))
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

  // MARK: - The table

  private static func table(_ rows: [Row]) throws -> String {
    var text = """
      <!-- Recorded by LimitTests: RECORD=1 swift test --filter LimitTests. -->

      # Limits, tried on both sides

      Each number in a rule of the founding destinations is tried just below, exactly at, and just above the limit. The
      built command judges real files and request documents, which the test makes. A test fails if a number has no row, or
      if a finding is not what the limit implies.

      - Files differ by one byte or one pixel, and videos by two pixels, since 4:2:0 has only even sides.
      - Durations differ by 0.001 s. Containers round and pad durations, so a maximum has two more rows. Up to 0.1 s above
        it is a warning, and 0.101 s above it is an error.
      - Numbers of a request differ by 1, or by 0.001 if they have fractions.
      - A list has no fewer than no entries, so a limit of 0 has no row below it.
      - “applies at” names a number that decides whether the rule applies. Its input breaks the rule.
      - The share state is that of the whole request. “≈” marks a code that may be returned because of a warning.

      """
    let statements = try statements()
    for destination in Destinations.all {
      let own = rows.filter { $0.limit.destination.id == destination.id }
      guard !own.isEmpty else { continue }
      text += """

        ## \(destination.name)

        | rule | statement or source | limit | value | input | finding | share state |
        | --- | --- | --- | --- | --- | --- | --- |

        """
      for row in own {
        let rule = String(row.limit.rule.shortID)
        let cells = [
          "`\(rule)`", statements[row.limit.rule.id] ?? row.limit.rule.source.title, "\(row.limit)",
          value(row.attempt.value), row.verdict == nil ? "there is no such input" : row.shown, finding(row),
          row.verdict.map(state) ?? "—",
        ]
        text += "| \(cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ")) |\n"
      }
    }
    return text
  }

  private static func value(_ value: Attempt.Value) -> String {
    switch value {
    case .number(let number): "\(number)"
    case .size(let width, let height): "\(width)×\(height)"
    case .version(let version): version
    }
  }

  private static func finding(_ row: Row) -> String {
    guard let verdict = row.verdict else { return "—" }
    let reporter = row.limit.reporter
    guard let finding = verdict.finding, reporter.id != row.limit.rule.id else { return verdict.finding ?? "none" }
    return "\(finding) of `\(reporter.shortID)`"
  }

  private static func state(_ verdict: Verdict) -> String {
    ([verdict.shareState.map(String.init) ?? "none"] + verdict.mayAnswer.map { "≈\($0)" }).joined(separator: ", ")
  }

  /// Links to the statements that name each rule.
  private static func statements() throws -> [String: String] {
    let folder = SampleFolder.root.appendingPathComponent("Destinations")
    let requests = try filesBelow(SampleFolder.root.appendingPathComponent("SampleMedia/requests"))
    let reader = StatementsReader(destinations: Destinations.all + [Destinations.file], samples: requests)
    var numbers: [String: [String]] = [:]
    for name in try filesBelow(folder).filter({ $0.contains("/statements/") }).sorted() {
      let list = try reader.read([UInt8](Data(contentsOf: folder.appendingPathComponent(name))), name: name)
      let page = name.split(separator: "/")[2].dropLast(".yml".count)
      for statement in list.statements {
        for case .rule(let id) in statement.mentions.map(\.target) {
          let link = "[\(statement.number)](\(page).md)"
          if numbers[id]?.contains(link) != true { numbers[id, default: []].append(link) }
        }
      }
    }
    return numbers.mapValues { $0.joined(separator: ", ") }
  }
}

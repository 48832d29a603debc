import Foundation
import Preflight
import PreflightRules
import TestSupport
import Testing

/// Each number in a rule on single files is tried just below, exactly at, and just above the limit, in files that are read and
/// judged like any other. The documentation site shows the recorded results.
@Suite struct FileLimitTests {
  private struct Row {
    let limit: FileLimit
    let attempt: Attempt
    let file: TriedFile
    /// The severity of the finding of the rule; nil without a finding.
    let finding: Severity?
  }

  private static let rows = Result { try judged(FileLimit.all) }

  @Test func `Every limit has an attempt on both sides, or a reason`() throws {
    let rows = Dictionary(grouping: try Self.rows.get()) { "\($0.limit.limit.rule.id), \($0.limit.limit)" }
    #expect(FileLimit.all.count > 500)
    for limit in FileLimit.all where limit.obstacle == nil {
      let name = "\(limit.limit.rule.id), \(limit.limit)"
      let own = rows[name] ?? []
      #expect(own.contains { $0.attempt.position == .at }, "\(name): nothing is at the limit")
      #expect(own.contains { $0.attempt.expected == .none }, "\(name): nothing is within the limit")
      // Another part of the rule may allow what is beyond this limit, and a looser rule may have the same limit.
      let isReported =
        if case .anyOf = limit.limit.rule.constraint { false } else { limit.limit.rule.looser == nil }
      if isReported {
        #expect(own.contains { $0.attempt.expected != .none }, "\(name): nothing breaks the limit")
        continue
      }
    }
  }

  @Test func `Each finding follows from the limit`() throws { try Self.check(Self.rows.get()) }

  /// Tries some of the limits, and expects what they imply.
  static func check(_ limits: [FileLimit]) throws { try check(judged(limits)) }

  private static func check(_ rows: [Row]) {
    for row in rows {
      let found: Attempt.Expectation = row.finding.map { .finding($0) } ?? .none
      #expect(
        found == row.attempt.expected,
        "\(row.limit.limit.rule.id), \(row.limit.limit), \(row.attempt.value): \(row.file)")
    }
  }

  @Test func `The findings match the recorded ones`() throws {
    let file = SampleFolder.root.appendingPathComponent("Tests/PreflightCLITests/SampleMedia/Golden/file-limits.tsv")
    try RecordedFile(file).expect(Self.recording(Self.rows.get()))
  }

  private static func judged(_ limits: [FileLimit]) throws -> [Row] {
    var judges: [String: Judge] = [:]
    return try limits.flatMap { limit in
      let (destination, assumptions) = (limit.limit.destination, limit.assumptions)
      // A rule that no longer applies is tried on its last day.
      let day = limit.limit.rule.validUntil
      let place = "\(destination.id) \(limit.slot.name) \(assumptions) \(day?.description ?? "")"
      let judge =
        try judges[place]
        ?? Judge(destination, assuming: Assumptions(assumptions), slot: limit.slot.name, asOf: day)
      judges[place] = judge
      return limit.trials.map { attempt, file in
        let findings = judge.verdict(for: probe(source: file.source)).findings
        let own = findings.first { $0.rule.id == limit.limit.rule.id }
        return Row(limit: limit, attempt: attempt, file: file, finding: own?.severity)
      }
    }
  }

  /// Returns a line for each limit: the rule, the limit, and for each attempt `value: file → finding`, separated by tabs. A limit
  /// without attempts has `not tried: reason`. `PreflightGenerate --site` reads them.
  private static func recording(_ rows: [Row]) -> String {
    var attempts = Dictionary(grouping: rows) { "\($0.limit.limit.rule.id)\t\($0.limit.limit)" }
    return FileLimit.all.compactMap { limit in
      let name = "\(limit.limit.rule.id)\t\(limit.limit)"
      if let obstacle = limit.obstacle { return "\(name)\tnot tried: \(obstacle)\n" }
      // Two parts of a rule can have the same number.
      guard let own = attempts.removeValue(forKey: name) else { return nil }
      let assumed = limit.assumptions.map { ", \($0.name) \($0.value)" }.joined()
      let cells = own.map { row in
        let value = LimitTests.value(row.attempt.value)
        return "\(value): \(row.file.shown)\(assumed) → \(row.finding?.rawValue ?? "none")"
      }
      return ([name] + cells).joined(separator: "\t") + "\n"
    }.joined()
  }
}

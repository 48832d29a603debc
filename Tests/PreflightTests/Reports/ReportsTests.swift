import Foundation
import MediaProbe
import Preflight
import PreflightReports
import TestSupport
import Testing

/// Properties of all reports, tested on the awkward run.
@Suite struct ReportsTests {
  private static let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Golden/reports")

  /// The formats of recorded reports. NDJSON has the records of JSON.
  private static let recorded = Reporters.all.map { $0.name }.filter { $0 != "ndjson" }

  @Test(arguments: recorded, ReportCase.allCases)
  func `A report matches the recorded one`(name: String, part: ReportCase) throws {
    let reporter = try #require(Reporters.named(name))
    let report = AwkwardRun.report(reporter, AwkwardRun.info, part.items)
    try RecordedFile(Self.golden.appendingPathComponent("\(name)/\(part.rawValue)"))
      .expect(ReadableReport.text(report, of: name))
  }

  @Test func `NDJSON has the records of JSON, one in each line`() throws {
    for part in ReportCase.allCases {
      for info in [AwkwardRun.info, RunInfo(toolVersion: "1.2.3")] {
        try ReportStructure.expectSameRecords(
          AwkwardRun.report(JSONReporter.self, info, part.items),
          AwkwardRun.report(NDJSONReporter.self, info, part.items), "\(part)")
      }
    }
  }

  /// The parts of which text with `--all` shows more: skipped files, findings that a team accepts, and a table of many files.
  private static let shownInFull: [ReportCase] = [.outcomes, .names]

  @Test(arguments: ReportCase.allCases) func `Text with --all shows more only if something was left out`(
    part: ReportCase
  ) throws {
    var info = AwkwardRun.info
    info.showsAll = true
    let report = AwkwardRun.report(TextReporter.self, info, part.items)
    guard Self.shownInFull.contains(part) else {
      #expect(report == AwkwardRun.report(TextReporter.self, AwkwardRun.info, part.items))
      return
    }
    try RecordedFile(Self.golden.appendingPathComponent("text-verbose/\(part.rawValue)"))
      .expect(ReadableReport.text(report, of: "text"))
  }

  @Test func `Every recorded file has a case`() throws {
    let names = Self.recorded.flatMap { name in ReportCase.allCases.map { "\(name)/\($0.rawValue)" } }
    let inFull = Self.shownInFull.map { "text-verbose/\($0.rawValue)" }
    try RecordedFile.expectFiles(names + inFull, in: Self.golden)
    #expect(ReportCase.allCases.flatMap(\.places).sorted() == Array(AwkwardRun.assets.indices), "an asset has no case")
  }

  /// Writes the whole run for other programs if REPORTS=FOLDER is set (see `script/check/validate-reports`).
  @Test(.enabled(if: ProcessInfo.processInfo.environment["REPORTS"] != nil), arguments: Reporters.all.map { $0.name })
  func isWrittenForOtherPrograms(name: String) throws {
    let folder = try #require(ProcessInfo.processInfo.environment["REPORTS"])
    let report = AwkwardRun.report(try #require(Reporters.named(name)))
    try Data(report).write(to: URL(fileURLWithPath: folder).appendingPathComponent("awkward.\(name)"))
  }

  @Test func `The awkward run has every outcome and severity`() {
    let outcomes = Set(AwkwardRun.assets.flatMap { $0.verdicts.map(\.outcome) })
    #expect(outcomes == Set(Preflight.Outcome.allCases))
    let severities = Set(AwkwardRun.assets.flatMap { $0.verdicts.flatMap { $0.findings.map(\.severity) } })
    #expect(severities == Set(Severity.allCases))
    let verdicts = AwkwardRun.assets.flatMap(\.verdicts)
    #expect(verdicts.contains { $0.shareState?.isBorrowed == true })
    #expect(verdicts.contains { !$0.dependsOn.isEmpty })
    #expect(AwkwardRun.info.destinations.count == 3 && verdicts.count == AwkwardRun.assets.count * 3)
  }

  /// Reports cannot control a log or a terminal, nor mislead readers with reordered text.
  @Test(arguments: Reporters.all.map { $0.name })
  func `Reports contain no terminal control characters`(name: String) throws {
    let reporter = try #require(Reporters.named(name))
    let text = try #require(String(validating: AwkwardRun.report(reporter), as: UTF8.self), "not UTF-8")
    // Joiners between emoji are harmless.
    let plain = text.replacingOccurrences(of: "👩‍👩‍👧‍👦", with: "")
    let disturbing = Set(plain.unicodeScalars.filter { $0.disturbsTerminal && $0 != "\n" && $0 != "\r" })
    let values = disturbing.map { String($0.value, radix: 16) }
    #expect(values.isEmpty)
  }

  @Test(arguments: Reporters.all.map { $0.name })
  func `A report without assets or destinations is complete`(name: String) throws {
    let reporter = try #require(Reporters.named(name))
    let probe = RunInfo(toolVersion: "1.2.3")
    let empty = AwkwardRun.report(reporter, AwkwardRun.info, [])
    let probed = AwkwardRun.report(
      reporter, probe,
      AwkwardRun.assets.map { .asset(CheckedAsset(path: $0.path, facts: $0.facts, verdicts: [])) })
    #expect(!probed.isEmpty)
    for report in [empty, probed, AwkwardRun.report(reporter, probe, [])] {
      try ReportStructure.check(report, of: name)
    }
  }

  @Test(arguments: Reporters.all.map { $0.name })
  func `A report has the structure of its format`(name: String) throws {
    let reporter = try #require(Reporters.named(name))
    try ReportStructure.check(AwkwardRun.report(reporter), of: name)
    try ReportStructure.check(AwkwardRun.report(reporter, interrupted: true), of: name)
  }
}

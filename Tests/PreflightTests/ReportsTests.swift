import Foundation
import MediaProbe
import Preflight
import Testing

@testable import PreflightReports

/// Properties of all reports, tested on the awkward run.
@Suite struct ReportsTests {
  private static let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("ReportConsumers/Golden")

  /// With RECORD=1 the files are written, and the test fails anyway, because a recorded run proves nothing.
  @Test(arguments: Reporters.all.map { $0.name })
  func matchesItsGoldenFile(name: String) throws {
    let reporter = try #require(Reporters.named(name))
    let written = Data(AwkwardRun.report(reporter))
    let file = Self.golden.appendingPathComponent("awkward.\(name)")
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try written.write(to: file)
      Issue.record("recorded \(file.lastPathComponent): look at the difference, and run again without RECORD")
      return
    }
    let expected = try Data(contentsOf: file)
    #expect(written == expected, "\(name) differs from \(file.lastPathComponent): RECORD=1 writes it anew")
  }

  /// Text in full, which `--verbose` shows.
  @Test func fullTextMatchesItsGoldenFile() throws {
    var info = AwkwardRun.info
    info.isVerbose = true
    let written = Data(AwkwardRun.report(TextReporter.self, info))
    let file = Self.golden.appendingPathComponent("awkward.full.text")
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try written.write(to: file)
      Issue.record("recorded \(file.lastPathComponent): look at the difference, and run again without RECORD")
      return
    }
    #expect(try written == Data(contentsOf: file), "\(file.lastPathComponent) differs: RECORD=1 writes it anew")
  }

  @Test func theRunIsAwkwardInEveryWay() {
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
  func holdsNothingThatActsOnATerminal(name: String) throws {
    let reporter = try #require(Reporters.named(name))
    let text = try #require(String(validating: AwkwardRun.report(reporter), as: UTF8.self), "not UTF-8")
    // Joiners between emoji are harmless.
    let plain = text.replacingOccurrences(of: "👩‍👩‍👧‍👦", with: "")
    let disturbing = Set(plain.unicodeScalars.filter { $0.disturbsTerminal && $0 != "\n" && $0 != "\r" })
    let values = disturbing.map { String($0.value, radix: 16) }
    #expect(values.isEmpty)
  }

  @Test(arguments: Reporters.all.map { $0.name })
  func isWholeWithoutAssetsOrDestinations(name: String) throws {
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
  func hasTheStructureOfItsFormat(name: String) throws {
    let reporter = try #require(Reporters.named(name))
    try ReportStructure.check(AwkwardRun.report(reporter), of: name)
    try ReportStructure.check(AwkwardRun.report(reporter, interrupted: true), of: name)
  }
}

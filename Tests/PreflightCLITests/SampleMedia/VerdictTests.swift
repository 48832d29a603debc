import Foundation
import Preflight
import TestSupport
import Testing

/// The built command judges every sample, and the verdict must match its name.
@Suite struct VerdictTests {
  @Test(arguments: try SampleFolder.kept.get().places, engines)
  func `Samples get the verdict in their names`(place: Sample.Place, engine: String) throws {
    try Self.check(try SampleFolder.kept.get().samples, at: place, engine: engine)
  }

  /// Large samples are made from small ones.
  @Test(arguments: HeavySample.all, engines)
  func `File size is judged on both sides of its limit`(heavy: HeavySample, engine: String) throws {
    try Self.check(heavy, engine: engine)
  }

  static func check(_ heavy: HeavySample, engine: String) throws {
    let folder = try TemporaryFolder()
    try heavy.make(in: folder)
    let made = try SampleFolder(folder.url)
    #expect(made.samples.count == heavy.weights.count && made.places.count == 1)
    for place in made.places { try check(made.samples, at: place, engine: engine) }
  }

  @Test(arguments: engines)
  func `Broken files get the error in their names`(engine: String) throws {
    let broken = try SampleFolder.kept.get().samples.filter { $0.place == nil }
    let paths = broken.map(\.file.path)
    let facts = try records(
      ["probe", "--format", "ndjson", "--engine", engine] + paths, as: FactsRecord.self, status: 1)
    let verdicts = try records(
      ["scan", "--format", "ndjson", "--engine", engine, "--fail-on", "never", "--to", "share-sdk"] + paths,
      as: VerdictRecord.self)
    for sample in broken {
      guard case .unreadable(let code) = sample.expectation else { continue }
      let found = facts.filter { $0.path == sample.file.path }
      #expect(found.map { $0.error?.code } == [code], "\(sample.name), probed")
      let judged = verdicts.filter { $0.path == sample.file.path }
      #expect(
        judged.count == Destinations.inGroup("share-sdk").count, "\(sample.name): one verdict from each destination")
      for verdict in judged {
        #expect(verdict.outcome == "unreadable", "\(sample.name)")
        #expect(verdict.error?.code == code, "\(sample.name), judged")
      }
    }
  }

  static func check(_ samples: [Sample], at place: Sample.Place, engine: String) throws {
    let samples = samples.filter { $0.place == place }
    let records = try PreflightCLITests.records(
      ["scan", "--to", place.destination, "--slot", place.slot, "--format", "ndjson", "--engine", engine]
        + ["--fail-on", "never"] + place.arguments + samples.map(\.file.path), as: VerdictRecord.self)
    let verdicts = records.filter { $0.record == "verdict" }
    for sample in samples {
      let own = verdicts.filter { $0.path == sample.file.path }
      #expect(own.count == 1, "\(sample.name): one verdict")
      for verdict in own { check(verdict, of: sample, at: place) }
    }
  }

  private static func check(_ verdict: VerdictRecord, of sample: Sample, at place: Sample.Place) {
    let findings = verdict.findings ?? []
    let shown = findings.map { "\($0.severity) \($0.rule)" }.joined(separator: ", ")
    let seen: Comment = "\(sample.name): \(verdict.outcome ?? "no outcome") \(verdict.error?.code ?? "") \(shown)"
    #expect(verdict.slot == place.slot, seen)
    let fact: String?
    switch sample.expectation {
    case .meets(let rule):
      #expect(!findings.contains { $0.rule == rule }, seen)
      #expect(verdict.outcome == "pass" || verdict.outcome == "warn", seen)
      fact = facts[rule] ?? nil
    case .breaks(let rule, let severity):
      let own = findings.filter { $0.rule == rule }
      #expect(own.map(\.severity) == [severity], seen)
      #expect(verdict.outcome == (severity == "error" ? "fail" : "warn"), seen)
      fact = own.first?.fact
    case .unreadable:
      return
    }
    // A sample shows one problem: other findings may only be about the same fact (more than 3 s, more than 1 s).
    #expect(findings.allSatisfy { $0.fact == fact }, seen)
  }

  /// The fact of each rule.
  private static let facts = Dictionary(uniqueKeysWithValues: Rule.shownByFiles.map { ($0.id, $0.factOfOneFile) })
}

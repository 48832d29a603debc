import Foundation
import MediaProbe
import Preflight
import TestSupport
import Testing

/// Every rule and error that a file can show has a sample, and every sample shows one.
@Suite struct CoverageTests {
  private let kept: SampleFolder

  init() throws { kept = try SampleFolder.kept.get() }

  @Test func `Sample names follow the scheme`() {
    #expect(kept.misnamed == [])
    #expect(!kept.samples.isEmpty)
  }

  /// The destinations of the founding documents have samples for each rule; the others have them for each slot.
  @Test func `Every rule has a passing and a failing sample`() {
    let founding = [
      "apple-shared-with-you", "douyin-share-ios", "facebook-stories-ios", "tiktok-share-kit-ios",
      "wechat-share-xd-ios", "file",
    ]
    for rule in Rule.shownByFiles where founding.contains(String(rule.id.prefix { $0 != "/" })) {
      let own = kept.samples.filter { $0.rule == rule.id }
      #expect(own.contains { $0.expectation == .meets(rule: rule.id) }, "no sample meets \(rule.id)")
      guard !HeavySample.rules("fail").contains(rule.id) else { continue }
      let broken = Sample.Expectation.breaks(rule: rule.id, severity: rule.severity.rawValue)
      #expect(own.contains { $0.expectation == broken }, "no sample is a \(rule.severity) of \(rule.id)")
    }
  }

  /// Each slot with rules has a sample that passes, and one that does not.
  @Test(arguments: Destinations.all.map(\.id)) func `Every slot has a passing and a failing sample`(id: String) throws {
    let destination = try #require(Destinations.named(id))
    let heavy = Set(HeavySample.all.map(\.place))
    for slot in destination.slots where !slot.rules.isEmpty {
      let own = kept.samples.filter { $0.place?.destination == id && $0.place?.slot == slot.name }
      let passing = own.filter { if case .meets = $0.expectation { true } else { false } }
      #expect(!passing.isEmpty && (passing.count < own.count || heavy.contains("\(id)/\(slot.name)")), "\(slot.name)")
      let verdicts = try records(
        ["scan", "--to", id, "--slot", slot.name, "--format", "ndjson", "--fail-on", "never"]
          + (passing.first?.place?.arguments ?? []) + passing.map(\.file.path), as: VerdictRecord.self)
      #expect(verdicts.contains { $0.outcome == "pass" }, "\(slot.name)")
    }
  }

  @Test func `Every sample names an existing rule`() {
    let known = Set(Rule.shownByFiles.map(\.id))
    for sample in kept.samples {
      if let rule = sample.rule { #expect(known.contains(rule), "\(sample.name)") }
    }
  }

  @Test func `Every error of a file has a sample`() {
    for code in ReadError.Code.allCases where !ofTheSurroundings.contains(code) {
      #expect(kept.samples.contains { $0.expectation == .unreadable(code: code.rawValue) }, "no sample is \(code)")
    }
    for sample in kept.samples {
      guard case .unreadable(let code) = sample.expectation else { continue }
      let known = ReadError.Code(rawValue: code)
      #expect(known.map { !ofTheSurroundings.contains($0) } == true, "\(sample.name)")
    }
  }

  @Test func `The samples are small`() throws {
    let sizes = try Product.sampleFolders.flatMap { folder in
      try filesBelow(folder).map { try Data(contentsOf: folder.appendingPathComponent($0)).count }
    }
    #expect(sizes.reduce(0, +) < 4_100_000)
  }

  @Test func `The catalog lists all samples`() throws {
    let catalog = SampleFolder.root.appendingPathComponent("SampleMedia/CATALOG.md")
    let listed = try String(contentsOf: catalog, encoding: .utf8).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "`", maxSplits: 2, omittingEmptySubsequences: false)
      // The rows of the naming scheme have words in capitals instead of file names.
      return cells.count == 3 && cells[0] == "| " && cells[2].hasSuffix(" | CC0-1.0 |") ? String(cells[1]) : nil
    }
    let own = kept.samples.filter { $0.file.path.contains("/SampleMedia/") }
    #expect(listed.sorted() == own.map(\.name).sorted())
  }

  /// Each line `sample NAME …` of a recipe makes a sample, and each sample beside a destination has a line.
  @Test func `The recipes list all samples`() throws {
    for folder in Product.sampleFolders.dropFirst() {
      let recipe = try String(contentsOf: folder.appendingPathComponent("recipe"), encoding: .utf8)
      let listed = recipe.split(separator: "\n").filter { $0.hasPrefix("sample ") }.map {
        String($0.split(separator: " ")[1])
      }
      let there = try filesBelow(folder).filter { $0 != "recipe" && !$0.hasSuffix(".args") }
      #expect(listed.sorted() == there.sorted(), "\(folder.path)")
      let heavy = recipe.split(separator: "\n").count { $0.hasPrefix("heavy ") }
      let id = SampleFolder.destination(of: folder)
      #expect(HeavySample.all.count { $0.place.hasPrefix("\(id)/") } == heavy, "\(folder.path)")
    }
  }

  /// Errors that do not depend on the content of a file, but on its path, its owner, the disk, other processes or a
  /// defect.
  private let ofTheSurroundings: Set<ReadError.Code> = [
    .notFound, .permissionDenied, .notAFile, .changedWhileReading, .ioError, .timedOut, .crashed, .internal,
  ]
}

extension Rule {
  /// The built-in rules that a single file can meet or break.
  static var shownByFiles: [Rule] {
    Destinations.all.flatMap(\.rules).filter { $0.factOfOneFile != nil }
  }

  /// The fact that the rule is about if a single file is shared. Nil for a count, for the fields of a request, and for
  /// rules that need several files.
  var factOfOneFile: String? { subjectOfOneFile?.name }
}

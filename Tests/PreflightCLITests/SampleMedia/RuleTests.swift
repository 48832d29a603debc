import Foundation
import Preflight
import TestSupport
import Testing

/// Everything that shows one rule: samples, limits, requests and the description of its destination. `script/test rule ID` runs
/// it. The examples of a rule are judged wherever its destination is read.
@Suite(.enabled(if: chosenRule != nil, "PREFLIGHT_RULE names no rule")) struct RuleTests {
  private let rule: Rule

  init() throws {
    let id = try #require(chosenRule)
    rule = try #require(
      Destinations.all.lazy.flatMap(\.rules).first { $0.id == id }, "no built-in destination has the rule \(id)")
  }

  private func samples() throws -> [Sample] { try SampleFolder.kept.get().samples.filter { $0.rule == rule.id } }

  private var heavySamples: [HeavySample] {
    HeavySample.all.filter { heavy in
      let destination = heavy.place.prefix { $0 != "/" }
      return heavy.weights.contains {
        "\(destination)/\($0.name.split(separator: "/")[1].prefix { $0 != "." })" == rule.id
      }
    }
  }

  private var limits: [NumericLimit] { NumericLimit.all.filter { $0.rule.id == rule.id || $0.reporter.id == rule.id } }

  /// Requests whose recorded answer names the rule.
  private func requests() throws -> [String] {
    try String(contentsOf: RequestSampleTests.recorded, encoding: .utf8).split(separator: "\n").compactMap { row in
      row.split(separator: " ").contains(rule.id[...]) ? row.split(separator: "\t").first.map(String.init) : nil
    }
  }

  @Test(arguments: engines) func `Samples get the verdict in their names`(engine: String) throws {
    let samples = try samples()
    for place in Set(samples.compactMap(\.place)).sorted() {
      try VerdictTests.check(samples, at: place, engine: engine)
    }
    for heavy in heavySamples { try VerdictTests.check(heavy, engine: engine) }
  }

  private var fileLimits: [FileLimit] { FileLimit.all.filter { $0.limit.rule.id == rule.id } }

  @Test func `Limits hold on both sides`() throws {
    try LimitTests.check(limits)
    try FileLimitTests.check(fileLimits)
  }

  @Test func `Requests match the recorded verdicts`() throws {
    try RequestSampleTests.check(requests())
  }

  @Test func `The rule has a sample, limit or request`() throws {
    let counts = [
      "\(try samples().count) samples", "\(heavySamples.count) heavy samples",
      "\(limits.count + fileLimits.count) limits",
      "\(try requests().count) requests",
    ]
    print("\(rule.id): \(counts.joined(separator: ", "))")
    #expect(counts.contains { !$0.hasPrefix("0 ") }, "add a sample or a request, and record its verdict")
  }

  @Test func `The description of the destination contains the rule`() throws {
    let destination = rule.id.prefix { $0 != "/" }
    let outcome = try Product.preflight("destinations", "show", String(destination))
    #expect(outcome.stdout.contains("  \(rule.shortID) "), "\(outcome)")
  }
}

private let chosenRule = ProcessInfo.processInfo.environment["PREFLIGHT_RULE"]

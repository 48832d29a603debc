import Foundation
import MediaProbe
import Preflight
import PreflightReports
import TestSupport
import Testing

@Suite struct ReporterTests {
  /// The list of formats matches the files in the folder of reporters, so that no new file is forgotten.
  @Test func `Every reporter is listed`() throws {
    let folder = Product.root.appendingPathComponent("Sources/PreflightReports")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .compactMap { $0.split(separator: "/").last }.filter { $0.hasSuffix("Reporter.swift") && $0 != "Reporter.swift" }
    #expect(Set(files) == Set(Reporters.all.map { "\($0).swift" as Substring }))
    #expect(Set(Reporters.all.map { $0.name }).count == Reporters.all.count)
  }

  /// Items of itemwise formats have the same bytes when several writers write them.
  @Test func `Itemwise formats do not depend on the writer`() {
    for reporter in Reporters.all { #expect(reporter.isItemwise == (reporter is any ItemwiseReporter.Type)) }
    // Large runs are written in these formats.
    #expect(Reporters.all.filter { $0.isItemwise }.map { $0.name }.contains(["ndjson", "csv"]))
    for case let reporter as any ItemwiseReporter.Type in Reporters.all {
      var whole: [UInt8] = []
      var one = reporter.init(AwkwardRun.info)
      for item in AwkwardRun.items { one.add(item, into: &whole) }
      var parts: [UInt8] = []
      for item in AwkwardRun.items {
        var another = reporter.init(AwkwardRun.info)
        another.add(item, into: &parts)
      }
      #expect(parts == whole, "\(reporter.name)")
    }
  }

  @Test func `Counts of parts add up`() {
    var whole = Tally()
    var sum = Tally()
    for item in AwkwardRun.items {
      whole.add(item)
      var part = Tally()
      part.add(item)
      sum.add(part)
    }
    #expect(sum == whole && whole.assets > 0 && whole.skips > 0 && whole.errors > 0)
    var interrupted = Tally()
    interrupted.interrupted = true
    sum.add(interrupted)
    #expect(sum.interrupted)
  }

  /// Only failures of this machine make a run incomplete.
  @Test(arguments: ReadError.Code.allCases)
  func `Failures of the machine are defects and not file errors`(code: ReadError.Code) {
    let file = CheckedAsset(path: "a.mp4", facts: SampleFacts.broken(code), verdicts: [])
    let request = CheckedAsset(
      path: "a.yml", facts: MediaFacts(),
      verdicts: [
        Verdict(
          destination: Destinations.all[0], slot: nil, outcome: .unreadable,
          error: ReadError(code, Message(asWritten: "so")))
      ])
    let tally = AwkwardRun.tally([.asset(file), .asset(request)])
    let ofMachine: [ReadError.Code] = [.notFound, .permissionDenied, .notAFile, .ioError, .timedOut, .internal]
    #expect(tally.defects == (ofMachine.contains(code) ? 2 : 0))
  }

  @Test(arguments: FailureThreshold.allCases)
  func `Thresholds select failing outcomes`(threshold: FailureThreshold) {
    let red: [FailureThreshold: Set<Preflight.Outcome>] = [
      .never: [], .error: [.fail, .unreadable], .unknown: [.fail, .unreadable, .unknown],
      .notJudged: [.fail, .unreadable, .unknown, .notJudged],
      .warning: [.fail, .unreadable, .unknown, .notJudged, .warn],
    ]
    for outcome in Preflight.Outcome.allCases {
      var tally = Tally()
      tally.count(outcome)
      #expect(threshold.isReached(by: tally) == red[threshold]?.contains(outcome), "\(threshold) \(outcome)")
    }
  }
}

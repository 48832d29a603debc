import Foundation
import MediaProbe
import Preflight
import PreflightReports
import Testing

/// Reports of runs that may not fit into memory.
@Suite struct LargeReportTests {
  /// Keeps bytes in memory, or fails.
  private final class Spool: ReportSpool {
    struct Full: Error {}

    var kept: [UInt8] = []
    var appends = 0
    let isFull: Bool

    init(isFull: Bool = false) { self.isFull = isFull }

    func append(_ bytes: [UInt8]) throws -> Range<UInt64> {
      if isFull { throw Full() }
      appends += 1
      kept += bytes
      return UInt64(kept.count - bytes.count)..<UInt64(kept.count)
    }

    func bytes(_ range: Range<UInt64>) throws -> [UInt8] {
      Array(kept[Int(range.lowerBound)..<Int(range.upperBound)])
    }
  }

  private static let manyItems = (0..<400).flatMap { _ in AwkwardRun.items }

  private func report(_ items: [BatchItem], _ spool: Spool?) throws -> (report: [UInt8], largestPart: Int) {
    var info = AwkwardRun.info
    nonisolated(unsafe) let given = spool
    if spool != nil { info.makeSpool = { unsafe given ?? Spool() } }
    var reporter = JUnitReporter(info)
    var report: [UInt8] = []
    reporter.begin(into: &report)
    for item in items { reporter.add(item, into: &report) }
    #expect(report.isEmpty)
    reporter.end(RunSummary(AwkwardRun.tally(items)), into: &report)
    var largest = report.count
    var part: [UInt8] = []
    while try reporter.continueEnd(into: &part) {
      largest = max(largest, part.count)
      report += part
      part = []
    }
    return (report, largest)
  }

  @Test func `A spooled report equals one made in memory`() throws {
    let (whole, _) = try report(Self.manyItems, nil)
    let spool = Spool()
    let (spooled, largest) = try report(Self.manyItems, spool)
    #expect(spooled == whole)
    #expect(spool.appends > 3 && whole.count > 1 << 20)
    #expect(largest < 1 << 18)
    // Small reports stay in memory.
    let small = Spool()
    #expect(try report(AwkwardRun.items, small).report == report(AwkwardRun.items, nil).report)
    #expect(small.appends == 0)
  }

  @Test func `A full spool makes no report`() throws {
    #expect(throws: Spool.Full.self) { try report(Self.manyItems, Spool(isFull: true)) }
  }

  // MARK: The page

  private static let unread: CheckedAsset = {
    let path: AssetPath = "z/last-and-worst.mp4"
    let facts = SampleFacts.broken(.corrupt)
    return CheckedAsset(
      path: path, facts: facts,
      verdicts: AwkwardRun.info.destinations.map { Verdict(destination: $0, slot: nil, outcome: .unreadable) })
  }()

  private static func sound(_ index: Int) -> BatchItem {
    .asset(
      CheckedAsset(
        path: AssetPath("f\(index / 1000)/\(index).mp4"), facts: SampleFacts.video(),
        verdicts: AwkwardRun.info.destinations.map { Verdict(destination: $0, slot: nil, outcome: .pass) }))
  }

  @Test(arguments: [Language.english, .simplifiedChinese])
  func `A page with omitted files says so`(language: Language) throws {
    var info = AwkwardRun.info
    info.language = language
    let items = (0..<HTMLReporter.mostAssets + 20).map(Self.sound) + [.asset(Self.unread)]
    let page = String(decoding: AwkwardRun.report(HTMLReporter.self, info, items), as: UTF8.self)
    #expect(page.components(separatedBy: "<noscript>").count - 1 == HTMLReporter.mostAssets)
    #expect(page.components(separatedBy: "<tr role=\"row\" data-w=").count - 1 == HTMLReporter.mostAssets)
    #expect(page.contains("last-and-worst.mp4"))
    let cut = language.words.page.cut(HTMLReporter.mostAssets, items.count, .asset)
    #expect(page.contains("<p class=\"cut\">\(cut)</p>"))
    // The counts are those of the run, and the worst files are first.
    let pass = "✓ \(HTMLReporter.mostAssets + 20) <span class=\"sr\">\(language.words.terms.outcome(.pass))</span>"
    #expect(page.contains(pass))
    #expect(page.components(separatedBy: " data-g=\"").dropFirst().map { $0.prefix { $0 != "\"" } } == ["f", "p"])
  }

  @Test func `A complete page does not mention omitted files`() {
    let page = String(decoding: AwkwardRun.report(HTMLReporter.self), as: UTF8.self)
    #expect(!page.contains("class=\"cut\"") && page.contains("class=\"counts\""))
  }
}

import Foundation
import MediaProbe
import Preflight
import PreflightLanguage
import PreflightReports
import Testing

/// Reports with more destinations than fit side by side.
@Suite struct ManyDestinationsTests {
  private static let samples: [(path: AssetPath, facts: MediaFacts)] = [
    ("campaign/brand/logo.png", SampleFacts.image(size: (512, 512), format: "png")),
    ("campaign/brand/poster.jpg", SampleFacts.image()),
    ("campaign/brand/wide.jpg", SampleFacts.image(size: (3000, 100))),
    ("campaign/launch/long-film.mp4", SampleFacts.video(duration: 4000, size: (1920, 1080))),
    ("campaign/launch/square.webm", SampleFacts.video(size: (720, 720), codec: "vp9", container: "webm")),
    ("campaign/launch/teaser.mp4", SampleFacts.video()),
    ("campaign/launch/voice.mp3", SampleFacts.audio()),
    ("campaign/raw/cut.mp4", SampleFacts.broken(.truncated)),
    ("campaign/raw/empty.png", SampleFacts.broken(.empty)),
  ]

  private static func info(_ group: String, width: Int = 100, language: Language = .english) -> RunInfo {
    let destinations = Destinations.inGroup(group).map { $0.translated(to: language) }
    return RunInfo(toolVersion: "1.2.3", destinations: destinations, width: width, language: language)
  }

  private static func assets(_ info: RunInfo) throws -> [CheckedAsset] {
    let judges = try info.destinations.map { try Judge($0) }
    return samples.map { CheckedAsset($0.path, $0.facts, judgedBy: judges) }
  }

  private static func report(_ reporter: any Reporter.Type, _ info: RunInfo) throws -> String {
    String(decoding: AwkwardRun.report(reporter, info, try assets(info).map { .asset($0) }), as: UTF8.self)
  }

  // MARK: Text

  @Test(arguments: ["default", "meta", "all"], [40, 80, 120, 160])
  func `Text fits its width`(group: String, width: Int) throws {
    for language in Language.allCases {
      let lines = try Self.report(TextReporter.self, Self.info(group, width: width, language: language))
        .split(separator: "\n")
      for line in lines { #expect(TerminalText.width(line) <= width, "\(line)") }
      for sample in Self.samples {
        let name = sample.path.text.split(separator: "/").last ?? ""
        #expect(lines.contains { $0.contains(name) } || width < 60, "\(name)")
      }
    }
  }

  @Test func `The heading names the judged destinations`() throws {
    let count = Destinations.inGroup("default").count
    for reporter in [TextReporter.self, HTMLReporter.self, MarkdownReporter.self] as [any Reporter.Type] {
      let usual = try Self.report(reporter, Self.info("default", width: 120))
      #expect(usual.contains("\(count) destinations, the group default"), "\(reporter)")
      #expect(usual.contains("--to all"), "\(reporter)")
      let chosen = try Self.report(reporter, Self.info("all", width: 120))
      #expect(chosen.contains("\(Destinations.ids.count) destinations") && !chosen.contains("--to all"), "\(reporter)")
    }
  }

  @Test func `Each kind has its own table`() throws {
    let info = Self.info("default", width: 120)
    let text = try Self.report(TextReporter.self, info)
    let lines = text.split(separator: "\n").map(String.init)
    let videos = try #require(lines.firstIndex { $0.hasPrefix("  Videos: ") })
    let pictures = try #require(lines.firstIndex { $0.hasPrefix("  Images: ") })
    let unreadable = try #require(lines.firstIndex { $0.hasPrefix("  Unreadable files") })
    #expect(videos < pictures && pictures < unreadable)
    // A video has no cell for a destination that accepts only images.
    #expect(!lines[videos..<pictures].contains { $0.contains("–") })
    let cut = try #require(lines[unreadable...].first { $0.contains("cut.mp4") })
    #expect(cut.contains("✗ \(info.destinations.count)"), "\(cut)")
  }

  @Test func `A problem is stated once for all destinations`() throws {
    let info = Self.info("all", width: 120)
    for asset in try Self.assets(info) where asset.facts.error == nil {
      let problems = SharedProblem.all(of: PresentedAsset(asset, in: info).verdicts, in: info)
      let said = problems.map { problem in
        let certainties = Set(problem.places.compactMap { $0.problem?.certainty })
        return "\(problem.outcome) \(problem.sentence(in: info)) \(certainties.sorted())"
      }
      #expect(Set(said).count == problems.count)
      let reported = problems.reduce(0) { $0 + $1.places.count { $0.problem != nil } }
      let findings = asset.verdicts.reduce(0) { count, verdict in
        let own = verdict.findings.filter { !$0.rule.isOfFile }
        return count + Set(own.map { "\($0.severity) \($0.message) \($0.fix ?? "") \($0.certainty)" }).count
      }
      #expect(reported == findings, "\(asset.path)")
    }
    let text = try Self.report(TextReporter.self, info)
    let card = try #require(text.components(separatedBy: "\n\n").first { $0.hasPrefix("  ✗ campaign/brand/logo.png") })
    #expect(card.components(separatedBy: "Convert it to JPEG.").count <= 3, "\(card)")
    #expect(text.contains("media could not be processed: "))
  }

  @Test func `The only-problems option omits passing files`() throws {
    var info = Self.info("default", width: 120)
    let whole = try Self.report(TextReporter.self, info)
    info.onlyProblems = true
    let text = try Self.report(TextReporter.self, info)
    // The audio file applies to no destination.
    #expect(whole.contains("voice.mp3") && !text.contains("voice.mp3"))
    #expect(text.contains("not listed") && text.contains("problems at "), "\(text)")
    let closing = { (report: String) in report.split(separator: "\n").first { $0.contains("assets judged") } }
    #expect(closing(text) == closing(whole))

    let assets = try Self.assets(info)
    let clean = info.destinations.indices.filter { column in
      assets.allSatisfy { !$0.verdicts[column].outcome.isProblem }
    }
    let markdown = try Self.report(MarkdownReporter.self, info)
    for column in clean { #expect(!markdown.contains("| \(info.destinations[column].name) |")) }
    #expect(try Self.report(HTMLReporter.self, info).contains("id=\"only\" class=\"toggle\" aria-pressed=\"true\""))
  }

  @Test func `A run without problems lists nothing`() throws {
    var info = Self.info("default", width: 80)
    info.onlyProblems = true
    let asset = CheckedAsset(
      "voice.mp3", SampleFacts.audio(), judgedBy: try info.destinations.map { try Judge($0) })
    let text = String(decoding: AwkwardRun.report(TextReporter.self, info, [.asset(asset)]), as: UTF8.self)
    #expect(text.contains("1 asset has no problem and is not listed."), "\(text)")
    #expect(text.contains("1 asset judged"), "\(text)")
  }

  // MARK: HTML

  @Test func `A page groups destinations by publisher`() throws {
    let info = Self.info("all")
    let columns = HTMLColumns(info.destinations)
    #expect(columns.order.sorted() == Array(info.destinations.indices))
    #expect(columns.groups.contains { $0.folds } && !columns.startsUnfolded)
    let page = try Self.report(HTMLReporter.self, info)
    let rows = page.components(separatedBy: "<tr role=\"row\" data-w=").dropFirst()
    #expect(rows.count == Self.samples.count)
    for row in rows {
      let cells = row.prefix(upTo: try #require(row.range(of: "</tr>")).lowerBound)
      #expect(cells.components(separatedBy: "<td ").count - 1 == columns.count)
      let letters = try #require(cells.components(separatedBy: "data-v=\"").last?.prefix { $0 != "\"" })
      #expect(letters.count == info.destinations.count)
    }
    #expect(page.components(separatedBy: "class=\"fold\"").count - 1 == columns.groups.count { $0.folds })
  }

  @Test func `A few destinations have no groups`() {
    let columns = HTMLColumns(Array(Destinations.inGroup("meta").prefix(6)))
    #expect(columns.order == Array(0..<6) && columns.count == 6 && !columns.isWide)
  }

  // MARK: Ready files

  @Test func `Ready files are listed by destination`() throws {
    let info = Self.info("default")
    let assets = try Self.assets(info)
    let text = try Self.report(ReadyList.self, info)
    let json = try Self.report(ReadyJSONList.self, info)
    let records = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    #expect(records.count == info.destinations.count + 1 && records.last?["record"] as? String == "summary")
    for (column, destination) in info.destinations.enumerated() {
      let record = records[column]
      #expect(record["record"] as? String == "ready" && record["destination"] as? String == destination.id)
      for (key, outcome) in [("ready", Preflight.Outcome.pass), ("ready_with_warnings", .warn)] {
        let files = try #require(record[key] as? [[String: Any]])
        let expected = assets.filter { $0.verdicts[column].outcome == outcome }.map(\.path.text).sorted()
        #expect(files.compactMap { $0["path"] as? String } == expected, "\(destination.id)")
        #expect(files.allSatisfy { ($0["warnings"] != nil) == (outcome == .warn) })
      }
      #expect(text.contains("\n\(destination.shortName): "), "\(destination.id)")
    }
  }

  /// A path cannot affect the terminal, and the order does not depend on the order of the run.
  @Test func `Ready files are sorted and escaped`() throws {
    let items = AwkwardRun.items.reversed()
    for reporter in [ReadyList.self, ReadyJSONList.self] as [any Reporter.Type] {
      let sorted = AwkwardRun.report(reporter, AwkwardRun.info, AwkwardRun.items)
      #expect(AwkwardRun.report(reporter, AwkwardRun.info, Array(items)) == sorted)
      let plain = String(decoding: sorted, as: UTF8.self).replacingOccurrences(of: "👩‍👩‍👧‍👦", with: "")
      #expect(!plain.unicodeScalars.contains { $0.disturbsTerminal && $0 != "\n" })
    }
  }
}

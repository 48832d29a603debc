import Foundation
import MediaProbe
import Preflight
import PreflightLanguage
import PreflightReports
import Testing

/// The text report of many files, and its short form.
@Suite struct TextSummaryTests {
  /// Files of all kinds and with most problems, with long and with Chinese names.
  private static func samples(_ count: Int) -> [(path: AssetPath, facts: MediaFacts)] {
    (0..<count).map { index in
      let name = ["a.mp4", "spring sale final v7.mov", "秋季新品 海报.jpg", String(repeating: "long", count: 30)][index % 4]
      let path = AssetPath("campaign/folder \(index % 5)/\(index) \(name)")
      let facts: MediaFacts =
        switch index % 11 {
        case 0: SampleFacts.video(duration: 4000, size: (1920, 1080))
        case 1: SampleFacts.video(duration: 0.4, size: (100, 100), codec: "vp9", container: "webm")
        case 2: SampleFacts.image(size: (3000, 100))
        case 3: SampleFacts.image(size: (20, 20), format: "heic")
        case 4: SampleFacts.broken(ReadError.Code.allCases[index % ReadError.Code.allCases.count])
        case 5: SampleFacts.audio()
        case 6: SampleFacts.video(duration: 300, codec: "prores", container: "mov", fileSize: 9_000_000_000)
        case 7: SampleFacts.video().without(.duration)
        case 8: SampleFacts.image(format: "psd", fileSize: 60_000_000)
        default: SampleFacts.video()
        }
      return (path, facts)
    }
  }

  private static func report(
    _ count: Int, of group: String = "default", width: Int = 80, language: Language = .english,
    _ change: (inout RunInfo) -> Void = { _ in }
  ) throws -> String {
    let destinations = Destinations.inGroup(group).map { $0.translated(to: language) }
    var info = RunInfo(toolVersion: "1.2.3", destinations: destinations, width: width, language: language)
    change(&info)
    let judges = try destinations.map { try Judge($0) }
    let items = samples(count).map { BatchItem.asset(CheckedAsset($0.path, $0.facts, judgedBy: judges)) }
    return String(decoding: AwkwardRun.report(TextReporter.self, info, items), as: UTF8.self)
  }

  private static func lines(_ report: String) -> [String] {
    report.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  @Test(arguments: ["default", "meta", "all"], [40, 80, 120])
  func `A summary of many files fits a screen`(group: String, width: Int) throws {
    for language in Language.allCases {
      for count in group == "default" ? [11, 66, 400] : [66] {
        let lines = Self.lines(try Self.report(count, of: group, width: width, language: language))
        #expect(lines.count < 80 || width < 80, "\(count) files: \(lines.count) lines")
        for line in lines { #expect(TerminalText.width(line) <= width, "\(line)") }
      }
    }
  }

  @Test func `Problems are grouped with the worst first`() throws {
    let lines = Self.lines(try Self.report(66))
    let marks = lines.prefix { !$0.contains("assets judged") }.compactMap { line in
      ["  ✗ ": 4, "  ? ": 3, "  ! ": 2, "  i ": 1].first { line.hasPrefix($0.key) }?.value
    }
    #expect(marks == marks.sorted(by: >) && Set(marks).count >= 2, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("  ✗ Video too long: ") && $0.contains(" files · ") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("  ✗ Not readable, ") })
    // Each destination has a line of counts, below the signs with their meanings.
    let head = try #require(lines.first { $0.contains("✗ fail") && $0.contains("✓ pass") })
    #expect(head.contains("– other kind"))
    for destination in Destinations.inGroup("default") {
      #expect(lines.contains { $0.hasPrefix("  \(destination.shortName) ") }, "\(destination.id)")
    }
    // The common folder is printed once.
    #expect(lines.filter { $0.contains("campaign") }.count == 1, "\(lines)")
  }

  @Test func `All files and problems are shown with --all`() throws {
    let text = try Self.report(66, width: 200) { $0.showsAll = true }
    for sample in Self.samples(66) {
      let name = sample.path.text.split(separator: "/").last ?? ""
      // A longer name is shortened in the middle.
      guard name.count < 30 else { continue }
      #expect(text.contains(name), "\(name)")
    }
    #expect(text.contains("most frequent problems") && !text.contains("--all"))
  }

  @Test func `A few files are shown in full`() throws {
    let few = try Self.report(10, width: 200)
    #expect(try few == Self.report(10, width: 200) { $0.showsAll = true })
    #expect(try Self.report(11, width: 200) != Self.report(11, width: 200) { $0.showsAll = true })
  }

  @Test func `Only signs that occur are explained`() throws {
    let all = try Self.report(10, width: 400)
    #expect(all.contains("– is a kind of file that the destination"))
    #expect(all.contains("✗ fails") && all.contains("✓ means"))
    let destinations = try [#require(Destinations.named("youtube-video"))]
    let info = RunInfo(toolVersion: "1", destinations: destinations, width: 200)
    let asset = CheckedAsset("a.mp4", SampleFacts.broken(.empty), judgedBy: try destinations.map { try Judge($0) })
    let one = String(decoding: AwkwardRun.report(TextReporter.self, info, [.asset(asset)]), as: UTF8.self)
    #expect(!one.contains("–") && !one.contains("warnings") && one.contains("✗ fails"), "\(one)")
  }

  @Test(arguments: Language.allCases) func `Quiet text has a line for each failing file`(language: Language) throws {
    let text = try Self.report(66, width: 100, language: language) { $0.isQuiet = true }
    let lines = Self.lines(text)
    let failing = lines.filter { $0.hasPrefix("✗ campaign/") }
    let rest = lines.count - failing.count
    #expect(failing.count > 20 && (1...2).contains(rest), "\(text)")
    #expect(text.contains(language == .english ? "Video too long" : "视频过长"), "\(text)")
    #expect(lines[failing.count].contains("66 "), "\(text)")
  }

  /// A line of the report can be read back, and there is one for each problem.
  @Test(arguments: Language.allCases) func `The line format has one line for each problem`(language: Language) throws {
    let problems = AwkwardRun.assets.flatMap { AwkwardRun.presented($0, in: language).problems }
    var info = AwkwardRun.info
    info.language = language
    let text = String(decoding: AwkwardRun.report(LineReporter.self, info), as: UTF8.self)
    let lines = Self.lines(text)
    #expect(lines.count == problems.count)
    for (line, problem) in zip(lines, problems) {
      let rule = CommandGuard.shown(TerminalText.escaped(problem.rule))
      #expect(line.contains(": \(problem.outcome.severity.rawValue) \(rule): "), "\(line)")
      #expect(!line.hasPrefix("::"), "\(line)")
    }
  }

  @Test func `Long durations are shown as clock times`() throws {
    let full = try Self.report(10, width: 200)
    #expect(full.contains("1:06:40") && !full.contains("4000"), "\(full)")
  }

  // MARK: Probe

  @Test(arguments: Language.allCases, [60, 80, 120])
  func `Probe text shows the facts of a few files`(language: Language, width: Int) {
    var facts = SampleFacts.video(duration: 660)
    facts.isFastStart = false
    facts.video?.codecTag = "avc1"
    facts.video?.profile = "High\u{1B}[31m"
    facts.video?.bitDepth = 10
    facts.video?.hdr = .hlg
    facts.video?.maxKeyframeInterval = 2.5
    facts.video?.hasClosedGOP = true
    facts.video?.rotation = 90
    facts.video?.deriveShownSize()
    facts.video?.averageFrameRate = Ratio(30000, 1001)
    facts.audio = AudioFacts()
    facts.audio?.codec = "aac"
    facts.audio?.channels = 2
    facts.audio?.channelLayout = "stereo"
    facts.streams = [
      StreamFacts(index: 0, type: .video, codec: "h264", isDefault: true),
      StreamFacts(index: 1, type: .audio, codec: "aac", language: "eng"),
    ]
    facts = facts.without(.videoBitRate)
    let info = RunInfo(toolVersion: "1.2.3", width: width, language: language)
    let item = BatchItem.asset(CheckedAsset(path: "a/film.mp4", facts: facts, verdicts: []))
    let text = String(decoding: AwkwardRun.report(TextReporter.self, info, [item]), as: UTF8.self)
    for part in ["a/film.mp4", "11:00", "avc1", "High\\e[31m", "HDR (HLG)", "29.97 fps", "2.5 s", "eng", "aac"] {
      #expect(text.contains(part), "\(part) in \(text)")
    }
    for line in Self.lines(text) { #expect(TerminalText.width(line) <= width, "\(line)") }
    let own =
      language == .english
      ? ["closed GOP", "10 bit", "index at the end", "turned by 90°"] : ["闭合 GOP", "10 位", "索引在末尾"]
    for part in own { #expect(text.contains(part), "\(part) in \(text)") }
    // Each of many files has one row.
    let many = AwkwardRun.report(TextReporter.self, info, Array(repeating: item, count: 11))
    #expect(Self.lines(String(decoding: many, as: UTF8.self)).count < 11 + 6)
  }
}

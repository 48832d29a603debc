import Foundation
import MediaProbe
import Preflight
import PreflightReports
import TestSupport
import Testing

/// Reports in Chinese: as last reviewed, aligned, and with the same content for programs.
@Suite struct ReportLanguageTests {
  private typealias Sample = (path: AssetPath, facts: MediaFacts)

  private static let samples: [Sample] = [
    ("素材/预告片.mp4", SampleFacts.video()), ("素材/品牌片 final.mp4", SampleFacts.video(duration: 754.2, size: (1920, 1080))),
    ("素材/临界.mp4", SampleFacts.video(duration: 600.1)),
    ("素材/横幅.png", SampleFacts.image(size: (1150, 500), format: "png")),
    ("素材/贴纸.heic", SampleFacts.image(size: (640, 480), format: "heic")),
    ("teaser.mp4", SampleFacts.video(duration: 2.5)),
    ("素材/时长未知.mp4", SampleFacts.video().without(.duration)), ("旁白.mp3", SampleFacts.audio()),
    (
      "素材/没传完.mp4",
      MediaFacts(error: ReadError(.truncated, .endsWithin, .term(.theMoovIndex)), fileSize: 4096)
    ),
  ]

  private static func info(_ language: Language, width: Int = 100) throws -> RunInfo {
    let destinations = try ["tiktok-share-kit", "douyin", "facebook-stories"].map {
      try #require(Destinations.named($0)).translated(to: language)
    }
    return RunInfo(toolVersion: "1.2.3", destinations: destinations, width: width, language: language)
  }

  private static func report(_ name: String, _ info: RunInfo, _ samples: [Sample] = samples) throws -> String {
    let judges = try info.destinations.map { try Judge($0) }
    let items: [BatchItem] =
      samples.map { .asset(CheckedAsset($0.path, $0.facts, judgedBy: judges)) }
      + [.skip("说明.txt", reason: Message(.skippedNotMedia))]
    let report = AwkwardRun.report(try #require(Reporters.named(name)), info, items)
    return String(decoding: report, as: UTF8.self)
  }

  private static let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Golden/reports-zh-Hans")

  /// Formats that repeat texts of others: those of `csv` are in `json` and `ndjson`, those of `github` in `gitlab` and `sarif`.
  private static let repeating = ["gitlab", "json", "ndjson", "sarif"]
  private static let recorded = Reporters.all.map { $0.name }.filter { !repeating.contains($0) }

  @Test(arguments: recorded)
  func `Chinese reports match the recorded ones`(name: String) throws {
    let report = Array(try Self.report(name, Self.info(.simplifiedChinese)).utf8)
    try RecordedFile(Self.golden.appendingPathComponent(name))
      .expect(ReadableReport.text(report, of: name))
  }

  @Test func `Every recorded file has a case`() throws {
    try RecordedFile.expectFiles(Self.recorded, in: Self.golden)
  }

  @Test(arguments: ["gitlab", "json", "sarif"])
  func `Chinese reports for programs differ from English ones only in texts`(name: String) throws {
    func value(_ language: Language) throws -> Any {
      try JSONSerialization.jsonObject(with: Data(Self.report(name, Self.info(language)).utf8))
    }
    try Self.expectTranslated(value(.english), value(.simplifiedChinese), at: name)
  }

  /// Keys of texts for people.
  private static let texts: Set = ["description", "fix", "markdown", "message", "name", "text"]

  private static func expectTranslated(_ english: Any, _ chinese: Any, at place: String, key: String = "") {
    switch (english, chinese) {
    case (let english as [String: Any], let chinese as [String: Any]):
      #expect(english.keys.sorted() == chinese.keys.sorted(), "\(place)")
      for (key, value) in english {
        guard let other = chinese[key] else { continue }
        expectTranslated(value, other, at: "\(place).\(key)", key: key)
      }
    case (let english as [Any], let chinese as [Any]):
      #expect(english.count == chinese.count, "\(place)")
      for (index, pair) in zip(english, chinese).enumerated() {
        expectTranslated(pair.0, pair.1, at: "\(place)[\(index)]")
      }
    case (let english as String, let chinese as String) where texts.contains(key) && english != "Preflight":
      let isHan = chinese.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
      #expect(isHan && english != chinese, "\(place): “\(chinese)”")
    default: #expect((english as? NSObject) == (chinese as? NSObject), "\(place)")
    }
  }

  @Test(arguments: Language.allCases) func `Formats repeat the texts of others`(language: Language) throws {
    let info = try Self.info(language)
    try ReportStructure.expectSameRecords(
      Array(Self.report("json", info).utf8), Array(Self.report("ndjson", info).utf8), "\(language)")
    // An annotation of each finding fits into the limit of GitHub only for few samples at once.
    for sample in Self.samples {
      func report(_ name: String) throws -> [UInt8] { try Array(Self.report(name, info, [sample]).utf8) }
      func objects(_ name: String) throws -> Any { try JSONSerialization.jsonObject(with: Data(report(name))) }
      let issues = try #require(try objects("gitlab") as? [[String: Any]]).compactMap { $0["description"] as? String }
      let log = try #require(try objects("sarif") as? [String: Any])
      let results = try #require((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
      let annotations = try ReportStructure.lines(report("github")).filter { $0.hasPrefix("::") }
      #expect(try annotations.map { try ReportStructure.command($0).message }.sorted() == issues.sorted())
      #expect(results.compactMap { ($0["message"] as? [String: String])?["text"] }.sorted() == issues.sorted())

      let table = try ReportStructure.table(report("csv"))
      let verdicts = try #require(try objects("json") as? [[String: Any]]).filter {
        $0["record"] as? String == "verdict"
      }
      for (column, key) in [("messages", "message"), ("fixes", "fix")] {
        let place = try #require(table.first?.firstIndex(of: column))
        let texts = verdicts.map { verdict in
          (verdict["findings"] as? [[String: Any]] ?? []).compactMap { $0[key] as? String }.joined(separator: " | ")
        }
        #expect(table.dropFirst().map { $0[place] } == texts, "\(column)")
      }
    }
  }

  @Test(arguments: Reporters.all.map { $0.name }) func `A report has the structure of its format`(name: String) throws {
    try ReportStructure.check(Array(Self.report(name, Self.info(.simplifiedChinese)).utf8), of: name)
  }

  @Test(arguments: Language.allCases, [40, 60, 80, 100])
  func `The matrix is aligned`(language: Language, width: Int) throws {
    let lines = try Self.report("text", Self.info(language, width: width)).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .map(String.init)
    for line in lines { #expect(TerminalText.width(line) <= width, "\(line)") }
    let labels = ["tiktok-share-kit", "douyin", "facebook-stories"]
    guard let header = lines.first(where: { $0.split(separator: " ").map(String.init) == labels }) else {
      // Without room for columns, every verdict has its own line, with its symbol below those of the others.
      let marks = lines.filter { line in labels.contains { line.hasPrefix("    \($0) ") } }.map { line in
        Self.column(of: "✓~!○?✗–", in: line)
      }
      #expect(width < 80 && marks.count == 3 * Self.samples.count && Set(marks).count == 1, "\(lines)")
      return
    }
    let columns = labels.compactMap { label in
      header.range(of: label).map { TerminalText.width(String(header[..<$0.lowerBound])) }
    }
    let start = try #require(lines.firstIndex(of: header)) + 1
    for line in lines[start..<(start + Self.samples.count)] {
      for column in columns {
        #expect("✓~!○?✗–".contains(Self.character(at: column, of: line)), "\(column): \(line)")
      }
    }
  }

  /// Returns the column of the first of these symbols.
  private static func column(of marks: String, in line: String) -> Int? {
    line.firstIndex(where: marks.contains).map { TerminalText.width(String(line[..<$0])) }
  }

  private static func character(at column: Int, of line: String) -> Character {
    var width = 0
    for character in line {
      if width == column { return character }
      width += TerminalText.width(character)
    }
    return " "
  }

  /// Words of the formats themselves, in names of elements and attributes.
  private static let marks = [
    "html": ["asset", "unreadable"], "junit": ["not decided", "skipped"], "github": ["unreadable"],
    "gitlab": ["unreadable"],
  ]

  /// Reports contain no English words that a reader of Chinese would not expect.
  @Test(arguments: ["text", "markdown", "junit", "github", "gitlab", "html"])
  func `Chinese reports contain no English words`(name: String) throws {
    var text = try Self.report(name, Self.info(.simplifiedChinese))
    if name == "html" { text = text.replacing(/(?s)<(style|script)>.*?<\/\1>/, with: "") }
    for word in [
      " is ", " the ", " at most ", "warning: ", "not decided", "may answer", "official", "asset", "judged", "rules of",
      "unreadable", "destination", "Problems", "Search", "Facts", "Open all", "skipped", "fetch",
    ] where !(Self.marks[name] ?? []).contains(word) { #expect(!text.contains(word), "“\(word)” in \(name)") }
  }

  @Test func `The page states its language`() throws {
    #expect(try Self.report("html", Self.info(.simplifiedChinese)).contains("<html lang=\"zh-Hans\">"))
    #expect(try Self.report("html", Self.info(.english)).contains("<html lang=\"en\">"))
  }

  @Test func `Times and progress are written in Chinese`() {
    var text = ProgressText(in: .simplifiedChinese)
    (text.done, text.failed, text.total) = (1240, 3, 50_000)
    #expect(text.line(columns: 80, elapsed: .seconds(10)) == "1,240 / 50,000 个文件 · 3 个不通过 · 124/s · 剩余 6 分 34 秒")
    for columns in 8...80 { #expect(TerminalText.width(text.line(columns: columns, elapsed: .seconds(10))) <= columns) }
    #expect(humanTime(.seconds(3900), in: .simplifiedChinese) == "1 小时 5 分")
  }

  @Test(arguments: Fact.allCases) func `Every fact has a Chinese name`(fact: Fact) {
    let name = Language.simplifiedChinese.words.name(of: fact)
    #expect(name == "视频HDR" || Chinese.complaints(about: name).filter { !$0.hasPrefix("no space") }.isEmpty, "\(name)")
  }
}

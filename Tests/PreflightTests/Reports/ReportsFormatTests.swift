import Foundation
import MediaProbe
import Preflight
import PreflightReports
import Testing

/// The guarantees of each format in addition to its structure.
@Suite struct ReportsFormatTests {
  private static let clean: [BatchItem] = [.asset(AwkwardRun.assets[0])]
  /// Returns more issues than any limit, the harmless ones first.
  private static func many(_ count: Int) -> [BatchItem] {
    let warning = AwkwardRun.assets[4]
    let error = AwkwardRun.assets[2]
    return (0..<count).map { .asset(renamed(warning, "w/\($0).mp4")) } + [.asset(renamed(error, "last/error.mp4"))]
  }

  private static func renamed(_ asset: CheckedAsset, _ path: String) -> CheckedAsset {
    CheckedAsset(path: AssetPath(path), facts: asset.facts, verdicts: asset.verdicts)
  }

  // MARK: CSV

  @Test func `CSV has one row for each verdict`() throws {
    let rows = try ReportStructure.table(AwkwardRun.report(CSVReporter.self))
    #expect(rows.count == 1 + AwkwardRun.assets.count * 3)
    #expect(rows[0] == CSVReporter.columns)
  }

  @Test func `CSV contains no formulas`() throws {
    for row in try ReportStructure.table(AwkwardRun.report(CSVReporter.self)) {
      for field in row {
        let first = field.drop { $0.isWhitespace }.first
        #expect(first.map { !"=+-@＝＋－＠".contains($0) } ?? true, "\(field)")
      }
    }
  }

  @Test func `CSV keeps the bytes of a path`() throws {
    let table = try ReportStructure.table(AwkwardRun.report(CSVReporter.self))
    let column = try #require(table.first?.firstIndex(of: "path_uri"))
    let uris = Set(table.dropFirst().map { $0[column] })
    #expect(uris.count == AwkwardRun.assets.count)
    for asset in AwkwardRun.assets { #expect(uris.contains(asset.path.uri)) }
    #expect(uris.contains("bytes-%FF%C3%28.mp4"))
  }

  // MARK: JUnit

  @Test func `JUnit has a test case for each verdict`() throws {
    let cases = try ReportStructure.cases(AwkwardRun.report(JUnitReporter.self))
    #expect(cases.count == AwkwardRun.assets.count * 3)
    let first = cases.filter { $0.suite == AwkwardRun.info.destinations[0].name }
    for (asset, result) in zip(AwkwardRun.assets, first) {
      let part: String? =
        switch asset.verdicts[0].outcome {
        case .fail: "failure"
        case .unreadable: asset.verdicts[0].acceptance == nil ? "error" : "skipped"
        case .notApplicable, .accepted, .notJudged, .unknown: "skipped"
        default: nil
        }
      #expect(Set(result.parts.keys).subtracting(["system-out"]) == Set([part].compactMap { $0 }), "\(result.name)")
    }
  }

  /// The failed cases of a server's count agree with the exit status.
  @Test(arguments: FailureThreshold.allCases)
  func `JUnit failures match the exit status`(threshold: FailureThreshold) throws {
    var info = AwkwardRun.info
    info.failOn = threshold
    let cases = try ReportStructure.cases(AwkwardRun.report(JUnitReporter.self, info))
    for (index, destination) in info.destinations.enumerated() {
      for (asset, result) in zip(AwkwardRun.assets, cases.filter { $0.suite == destination.name }) {
        let outcome = asset.verdicts[index].outcome
        let isRed = result.parts["failure"] != nil || result.parts["error"] != nil
        #expect(isRed == threshold.isReached(by: asset.verdicts[index]), "\(result.name) \(outcome)")
        let isSilent = result.parts.isEmpty
        #expect(!isSilent || [.pass, .warn].contains(outcome), "\(result.name) passed over")
      }
    }
  }

  @Test func `JUnit always shows errors of the machine`() throws {
    var info = AwkwardRun.info
    info.failOn = .never
    var asset = AwkwardRun.assets[8]
    asset = CheckedAsset(
      path: asset.path, facts: MediaFacts(error: ReadError(.internal, Message(asWritten: "a defect"))),
      verdicts: asset.verdicts)
    let cases = try ReportStructure.cases(AwkwardRun.report(JUnitReporter.self, info, [.asset(asset)]))
    #expect(cases.allSatisfy { $0.parts["error"] != nil })
  }

  @Test func `JUnit shows a run without problems`() throws {
    let cases = try ReportStructure.cases(AwkwardRun.report(JUnitReporter.self, AwkwardRun.info, Self.clean))
    #expect(cases.map(\.name) == Array(repeating: "ok/teaser.mp4", count: 3))
    #expect(cases.allSatisfy { $0.parts.isEmpty })
  }

  // MARK: Text

  @Test func `Quiet text shows only failures`() {
    var info = AwkwardRun.info
    info.isQuiet = true
    let text = { (items: [BatchItem]) in
      String(decoding: AwkwardRun.report(TextReporter.self, info, items), as: UTF8.self)
    }
    #expect(text(Self.clean).isEmpty)
    #expect(text([.asset(AwkwardRun.assets[4])]).isEmpty, "a warning")
    let red = text(AwkwardRun.items)
    #expect(red.hasPrefix("✗ fail/brand-film.mp4: Video too long (video-duration-max"), "\(red)")
    #expect(!red.contains("ok/teaser.mp4") && red.contains("\n31 assets: ") && !red.contains("\n! "), "\(red)")
    info.failOn = .warning
    #expect(
      text([.asset(AwkwardRun.assets[4])]).hasPrefix("! warn/heavy.mp4: File larger than recommended (video-file-size)")
    )
    info.failOn = .never
    #expect(text(AwkwardRun.items).isEmpty)
  }

  // MARK: SARIF

  private func run(_ report: [UInt8]) throws -> [String: Any] {
    let log = try #require(try JSONSerialization.jsonObject(with: Data(report)) as? [String: Any])
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  private func driver(_ run: [String: Any]) throws -> [String: Any] {
    try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
  }

  @Test func `SARIF lists every rule with help`() throws {
    let run = try run(AwkwardRun.report(SARIFReporter.self, AwkwardRun.info, []))
    let rules = try #require(try driver(run)["rules"] as? [[String: Any]])
    let ids = rules.compactMap { $0["id"] as? String }
    #expect(
      ids.dropFirst(2) == ([Destinations.file] + AwkwardRun.info.destinations).flatMap(\.rules).map(\.id)[...])
    for rule in rules {
      let help = rule["help"] as? [String: String]
      #expect(help?["text"]?.isEmpty == false && help?["markdown"]?.isEmpty == false, "\(rule)")
    }
    #expect(rules.compactMap { $0["helpUri"] as? String }.allSatisfy { $0.hasPrefix("https://") })
  }

  /// A rule with alternatives names its subjects itself.
  @Test(arguments: Language.allCases) func `SARIF names no subject twice`(language: Language) throws {
    for destination in Destinations.all.map({ $0.translated(to: language) }) {
      for rule in destination.rules {
        let help = RuleHelp(rule, destination)
        let name = rule.subject.name
        for text in [help.title, help.sentence] {
          for joint in [" ", ": ", "：", " 的要求："] { #expect(!text.contains(name + joint + name), "\(text)") }
        }
      }
    }
  }

  @Test func `SARIF points to the rule and to an encoded path`() throws {
    let run = try run(AwkwardRun.report(SARIFReporter.self))
    let rules = try #require(try driver(run)["rules"] as? [[String: Any]])
    let results = try #require(run["results"] as? [[String: Any]])
    var fingerprints: Set<String> = []
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      let prints = try #require(result["partialFingerprints"] as? [String: String])
      #expect(fingerprints.insert(prints["preflightIssue/v1"] ?? "").inserted, "twice")
      let location = try #require(
        (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
      #expect(location["region"] == nil)
      let uri = try #require((location["artifactLocation"] as? [String: String])?["uri"])
      #expect(URL(string: uri) != nil && uri.utf8.allSatisfy { (0x21...0x7E).contains($0) }, "\(uri)")
    }
    let grades = results.compactMap { ["error", "warning", "note"].firstIndex(of: $0["level"] as? String) }
    #expect(grades.count == results.count && grades == grades.sorted(), "error before warning before note")
  }

  @Test func `SARIF reports that it stops at the limit of GitHub`() throws {
    let run = try run(AwkwardRun.report(SARIFReporter.self, AwkwardRun.info, Self.many(20_000)))
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 5000)
    #expect(results.first?["level"] as? String == "error")
    let notes = (run["invocations"] as? [[String: Any]])?.first?["toolExecutionNotifications"] as? [[String: Any]]
    let texts = (notes ?? []).compactMap { ($0["message"] as? [String: String])?["text"] }
    let all =
      20_000 * AwkwardRun.presented(AwkwardRun.assets[4]).problems.count
      + AwkwardRun.presented(AwkwardRun.assets[2]).problems.count
    #expect(all > 20_000 && texts.contains { $0.hasPrefix("\(all - 5000) more results are not listed") }, "\(texts)")
  }

  // MARK: GitHub

  @Test func `GitHub annotations are the ten most severe problems`() throws {
    let lines = ReportStructure.lines(AwkwardRun.report(GitHubReporter.self, AwkwardRun.info, Self.many(20)))
    let commands = try lines.filter { $0.hasPrefix("::") }.map(ReportStructure.command)
    #expect(commands.count == 10)
    #expect(commands[0].name == "error" && commands[0].properties["file"] == "last/error.mp4")
    #expect(commands[9].name == "warning" && commands[9].message.hasPrefix("and "))
    #expect(lines.last == "Preflight: 21 assets: 20 warn, 1 fail.")
  }

  @Test func `File names cannot inject GitHub commands`() throws {
    let lines = ReportStructure.lines(AwkwardRun.report(GitHubReporter.self))
    let commands = try lines.filter { $0.hasPrefix("::") }.map(ReportStructure.command)
    #expect(commands.count == 10 && lines.count == 11)
    #expect(commands.allSatisfy { Set($0.properties.keys).isSubset(of: ["file", "title"]) })
    // The runner also accepts the older `##[command]` anywhere in a line.
    #expect(!lines.joined().contains("##["))
    let alone = AwkwardRun.assets.filter { $0.path.text.contains("::error") }.map { BatchItem.asset($0) }
    let named = try ReportStructure.lines(AwkwardRun.report(GitHubReporter.self, AwkwardRun.info, alone))
      .filter { $0.hasPrefix("::") }.map(ReportStructure.command)
    #expect(named.first?.properties["file"] == "::error::file=x,line=1::injected.mp4")
  }

  // MARK: GitLab

  @Test func `GitLab issues have different fingerprints`() throws {
    let issues = try #require(
      try JSONSerialization.jsonObject(with: Data(AwkwardRun.report(GitLabReporter.self))) as? [[String: Any]])
    let fingerprints = issues.compactMap { $0["fingerprint"] as? String }
    #expect(Set(fingerprints).count == issues.count && !issues.isEmpty)
    let severities = Set(issues.compactMap { $0["severity"] as? String })
    #expect(severities == ["info", "minor", "major", "critical"])
  }

  @Test func `Fingerprints depend on the rule and not on the figure`() throws {
    let other = Self.renamed(AwkwardRun.assets[2], "./fail/brand-film.mp4")
    let prints = { (asset: CheckedAsset) in
      AwkwardRun.presented(asset).problems.map { $0.fingerprint(in: AwkwardRun.info) }
    }
    #expect(prints(other) == prints(AwkwardRun.assets[2]))
  }

  /// The examples of FIPS 180-4, and lengths around the ends of blocks.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 55), "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"
    ),
    (
      String(repeating: "a", count: 64), "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"
    ),
    (
      String(repeating: "a", count: 1000), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
    ),
  ])
  func `Digests match the standard`(text: String, digest: String) {
    var hash = SHA256()
    hash.add(text.utf8)
    #expect(hash.digest().hexadecimal == digest)
  }

  @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")])
  func `Base64 matches the standard`(text: String, encoded: String) {
    #expect(String(decoding: base64(text.utf8), as: UTF8.self) == encoded)
  }

  // MARK: Markdown

  @Test func `Markdown fits a comment`() throws {
    let text = String(
      decoding: AwkwardRun.report(MarkdownReporter.self, AwkwardRun.info, Self.many(3000)), as: UTF8.self)
    #expect(text.utf16.count <= 65_536 && text.utf16.count > 50_000)
    let error = try #require(text.range(of: "last/error.mp4"))
    let warning = try #require(text.range(of: "w/0.mp4"))
    #expect(error.lowerBound < warning.lowerBound, "failures first")
    #expect(text.contains("more assets: the html and ndjson reports list all of them"))
  }

  @Test func `Markdown with long names fits a comment`() {
    let long = String(repeating: "]`|<&", count: 800)
    let items = (0..<2000).map { BatchItem.asset(Self.renamed(AwkwardRun.assets[2], "\($0)\(long)")) }
    let text = String(decoding: AwkwardRun.report(MarkdownReporter.self, AwkwardRun.info, items), as: UTF8.self)
    #expect(text.utf16.count <= 65_536)
  }

  @Test(arguments: [0, 900_000, 1_048_000])
  func `Markdown fits a step summary`(written: Int) throws {
    let left = MarkdownReporter.Limit.stepSummaryBytes - written
    var reporter = MarkdownReporter(AwkwardRun.info, limit: .stepSummary(left: left))
    var out: [UInt8] = []
    let items = Self.many(20_000)
    for item in items { reporter.add(item, into: &out) }
    reporter.end(RunSummary(AwkwardRun.tally(items)), into: &out)
    #expect(out.count <= left)
    if left > 100_000 {
      #expect(out.count > left - 10_000, "as much as there is room for")
      #expect(String(decoding: out, as: UTF8.self).contains("more assets: the html and ndjson reports list all"))
    } else {
      #expect(out.isEmpty)
    }
  }

  @Test(arguments: [
    ("@x", "<span>@</span>x"), ("a*b_c`d", "a\\*b\\_c\\`d"), ("<b>&amp;", "&lt;b&gt;&amp;amp;"),
    ("[x](y)", "\\[x\\](y)"),
    ("a\nb", "a\\\\nb"), ("http://e", "http:/<span>/</span>e"), ("www.e", "www<span>.</span>e"), ("1.5 s", "1.5 s"),
  ])
  func `Text in Markdown is escaped`(text: String, expected: String) {
    #expect(Markdown.escaped(text) == expected)
  }

  // MARK: Links

  @Test(arguments: [
    ("https://example.com/a?b=c#d", true), ("http://example.com", true), ("javascript:alert(1)", false),
    ("https://e.com/\"onclick=", false), ("https://e.com/a b", false), ("https://é.com", false), ("", false),
    ("data:text/html,x", false), ("//example.com", false),
  ])
  func `Only plain web addresses become links`(url: String, isLink: Bool) {
    let source = Source(id: "s", title: "t", url: url, checked: .day(2026, 11, 21))
    #expect((source.link != nil) == isLink)
  }

  // MARK: HTML

  @Test func `HTML loads nothing`() throws {
    let page = String(decoding: AwkwardRun.report(HTMLReporter.self), as: UTF8.self)
    let count = { (text: String) in page.components(separatedBy: text).count - 1 }
    #expect(count("default-src &#39;none&#39;") == 1)
    // The page has one script and one style, and data can open or close neither.
    #expect(count("<script") == 1 && count("</script") == 1 && count("<style") == 1)
    #expect(count("<noscript>") == AwkwardRun.assets.count && count("</noscript") == AwkwardRun.assets.count)
    #expect(count("<img alt=\"\"") == AwkwardRun.assets.count { $0.thumbnail != nil })
    #expect(count("<img src") == 0)
    let refused = ["javascript:", "<link", "<iframe", " onclick=\"", " style=\"", "@import", "url("]
    #expect(refused.filter { count($0) > 0 } == [])
  }

  @Test func `HTML contains each thumbnail once`() throws {
    let page = String(decoding: AwkwardRun.report(HTMLReporter.self), as: UTF8.self)
    let thumbnail = try #require(AwkwardRun.thumbnail())
    let pictured = AwkwardRun.assets.count { $0.thumbnail != nil }
    #expect(pictured == 3)
    let address = "src=\"data:image/jpeg;base64,\(Data(thumbnail.jpeg).base64EncodedString())\""
    #expect(page.components(separatedBy: address).count - 1 == pictured)
    #expect(page.contains("class=\"pictured\""))
    let plain = AwkwardRun.assets.map { CheckedAsset(path: $0.path, facts: $0.facts, verdicts: $0.verdicts) }
    let without = AwkwardRun.report(HTMLReporter.self, AwkwardRun.info, plain.map { .asset($0) })
    #expect(!String(decoding: without, as: UTF8.self).contains("class=\"pictured\""))
  }

  @Test func `HTML counts the problems`() throws {
    let page = String(decoding: AwkwardRun.report(HTMLReporter.self), as: UTF8.self)
    // Counts every broken rule, and every reason for an unreadable file, by assets.
    let broken = AwkwardRun.assets.filter { $0.facts.error == nil }.map { asset in
      Set(asset.verdicts.flatMap { $0.findings.filter { $0.severity > .note }.map(\.rule.id) })
    }
    // Rules with the same headline are one problem. An asset counts once, and a rule with two headlines is in two problems.
    var listed: [(rules: [String], count: Int)] = []
    for button in page.components(separatedBy: "<button type=\"button\" class=\"ask ").dropFirst() {
      let title = try #require(button.components(separatedBy: " title=\"").dropFirst().first)
      let count = try #require(title.components(separatedBy: "\"><b>").dropFirst().first).prefix(while: \.isNumber)
      listed.append((title.prefix { $0 != "\"" }.split(separator: " ").map(String.init), try #require(Int(count))))
    }
    let all = listed.flatMap(\.rules)
    let rules = Set(broken.joined()).filter { !$0.contains("<") }
    #expect(!rules.isEmpty && rules.isSubset(of: all))
    for (own, count) in listed where rules.isSuperset(of: own) {
      let assets = broken.count { !$0.isDisjoint(with: own) }
      let isAlone = own.allSatisfy { rule in all.count { $0 == rule } == 1 }
      #expect(isAlone ? count == assets : (1...assets).contains(count), "\(own): \(count)")
    }
    #expect(listed.first { $0.rules == ["truncated"] }?.count == 1)
  }

  @Test func `HTML has a row and a card for every asset`() throws {
    let page = String(decoding: AwkwardRun.report(HTMLReporter.self), as: UTF8.self)
    for number in 1...AwkwardRun.assets.count {
      #expect(page.contains("href=\"#c\(number)\"") && page.contains("id=\"c\(number)\""))
    }
  }
}

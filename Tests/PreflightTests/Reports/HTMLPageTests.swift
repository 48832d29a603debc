import Foundation
import MediaProbe
import Preflight
import PreflightReports
import Testing

/// Tests that a page can be read, sent to others, and agrees with itself. `script/pages/validate-pages` uses it in a browser.
@Suite struct HTMLPageTests {
  private static func page(_ info: RunInfo = AwkwardRun.info, _ assets: [CheckedAsset] = AwkwardRun.assets) -> String {
    String(decoding: AwkwardRun.report(HTMLReporter.self, info, assets.map { .asset($0) }), as: UTF8.self)
  }

  private static func asset(_ path: String, _ index: Int = 0) -> CheckedAsset {
    let asset = AwkwardRun.assets[index]
    return CheckedAsset(path: AssetPath(path), facts: asset.facts, verdicts: asset.verdicts)
  }

  // MARK: Contrast

  /// The colors of a block of the style by name.
  private typealias Colors = [String: [Double]]

  /// Returns the colors of light pages, dark pages and paper, in this order.
  private static func themes() throws -> [Colors] {
    let style = String(decoding: HTMLPage.style, as: UTF8.self)
    var themes: [Colors] = []
    for block in style.components(separatedBy: ":root {").dropFirst() {
      var colors: Colors = themes.first ?? [:]
      for declaration in block.prefix(while: { $0 != "}" }).split(separator: ";") {
        let parts = declaration.split(separator: ":").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        guard parts.count == 2, parts[1].hasPrefix("#") else { continue }
        var digits = parts[1].dropFirst().map { String($0) }
        if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
        try #require(digits.count == 6, "\(declaration)")
        let components = stride(from: 0, to: 6, by: 2).compactMap { Int(digits[$0] + digits[$0 + 1], radix: 16) }
        try #require(components.count == 3, "\(declaration)")
        colors[parts[0]] = components.map { Double($0) / 255 }
      }
      themes.append(colors)
    }
    return themes
  }

  /// WCAG 2.2, relative luminance.
  private static func luminance(_ color: [Double]) -> Double {
    let linear = color.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  private static func contrast(_ left: [Double], _ right: [Double]) -> Double {
    let (first, second) = (luminance(left), luminance(right))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  @Test func `Every text has enough contrast`() throws {
    let themes = try Self.themes()
    try #require(themes.count == 3)
    let texts = ["--ink", "--soft", "--f", "--w", "--q", "--p", "--x", "--link"]
    var pairs = texts.flatMap { text in ["--page", "--sheet", "--over"].map { (text, $0) } }
    pairs += ["f", "w", "q"].map { ("--\($0)", "--\($0)-bg") }
    for colors in themes {
      for (text, ground) in pairs {
        let (front, back) = (try #require(colors[text], "\(text)"), try #require(colors[ground], "\(ground)"))
        let ratio = Self.contrast(front, back)
        #expect(ratio >= 4.5, "\(text) on \(ground): \(ratio)")
      }
      // WCAG 2.2, 1.4.11: the outline of a field.
      let edge = try #require(colors["--edge"])
      for ground in ["--page", "--sheet"] {
        let ratio = Self.contrast(edge, try #require(colors[ground]))
        #expect(ratio >= 3, "--edge on \(ground): \(ratio)")
      }
    }
  }

  /// There are no other pairs: no rule mixes other colors or makes a text transparent. Only shapes of the time line are.
  @Test func `The page uses only named colors`() {
    var style = String(decoding: HTMLPage.style, as: UTF8.self)
    while let start = style.range(of: ":root {"), let end = style[start.upperBound...].firstIndex(of: "}") {
      style.removeSubrange(start.lowerBound...end)
    }
    for found in ["#[0-9a-f]{3,8}\\b(?=[;, }])", "rgba?\\(", "hsla?\\(", "(?<!fill-)opacity: *(?!1;)[0-9.]"] {
      let range = style.range(of: found, options: .regularExpression)
      #expect(range == nil, "\(found): \(range.map { String(style[$0]) } ?? "")")
    }
  }

  // MARK: Order and counts

  @Test func `The worst files come first`() {
    let page = Self.page()
    let rows = page.components(separatedBy: "<tr role=\"row\" data-w=\"").dropFirst()
    let letters = rows.compactMap { $0.first.flatMap { "fqnwapx".firstIndex(of: $0) } }
    #expect(letters == letters.sorted() && letters.count == AwkwardRun.assets.count)
    // Cards have the order of the rows, which their script relies on.
    func numbers(_ part: String) -> [String] {
      page.components(separatedBy: part).dropFirst().map { String($0.prefix(while: \.isNumber)) }
    }
    #expect(numbers("<a href=\"#c") == numbers(" id=\"c").filter { !$0.isEmpty })
  }

  @Test func `Headings count their rows`() throws {
    let page = Self.page()
    let groups = page.components(separatedBy: "class=\"heading\" data-g=\"").dropFirst()
    #expect(groups.count > 1)
    for group in groups {
      let letter = try #require(group.first)
      let rows = group.components(separatedBy: " data-w=\"\(letter)\"").count - 1
      #expect(rows == group.components(separatedBy: " data-w=\"").count - 1 && group.contains("<b>\(rows)</b>"))
    }
  }

  @Test(arguments: Language.allCases) func `Ready files are counted`(language: Language) {
    var info = AwkwardRun.info
    info.language = language
    let page = Self.page(info)
    for index in info.destinations.indices {
      let outcomes = AwkwardRun.assets.map { $0.verdicts[index].outcome }
      let ready = language.words.page.readyCount(outcomes.count { $0 == .pass })
      #expect(page.contains("class=\"pick\">\(ready)"), "\(info.destinations[index].id)")
    }
  }

  @Test(arguments: Language.allCases) func `The script gets its words`(language: Language) throws {
    var info = AwkwardRun.info
    info.language = language
    let page = Self.page(info)
    let start = try #require(page.range(of: "data-words=\"")).upperBound
    let text = page[start...].prefix { $0 != "\"" }.replacing("&quot;", with: "\"").replacing("&#39;", with: "'")
    let words = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: String])
    let script = String(decoding: HTMLPage.script, as: UTF8.self)
    let used = Set(script.matches(of: /words\.([a-z_]+)/).map { String($0.1) })
    #expect(used == Set(words.keys))
    #expect(words["some"]?.contains("{shown}") == true && words["copied"]?.contains("{count}") == true)
  }

  @Test func `A row states its worst problem`() throws {
    let asset = try #require(AwkwardRun.assets.first { $0.facts.error == nil && $0.worstOutcome == .fail })
    let page = Self.page(AwkwardRun.info, [asset])
    let row = try #require(page.components(separatedBy: "<small class=\"why\">").dropFirst().first)
    let problems = row.components(separatedBy: "</small>")[0].components(separatedBy: "<span data-d=\"").dropFirst()
    let most = SharedProblem.all(of: AwkwardRun.presented(asset).verdicts, in: AwkwardRun.info)
      .filter { $0.outcome.isProblem }
    #expect(problems.count >= most.count && !most.isEmpty)
  }

  // MARK: Pages that are sent to others

  @Test func `A page names no folder outside of the scan`() {
    let assets = [
      Self.asset("/home/someone/shop/campaign/a.mp4"), Self.asset("/home/someone/shop/campaign/new/b.mp4", 1),
    ]
    let page = Self.page(AwkwardRun.info, assets)
    #expect(!page.contains("someone") && !page.contains("shop/"))
    #expect(page.contains("<bdi>campaign/</bdi>") && page.contains("<bdi class=\"in\">new/</bdi>"))
    #expect(page.contains("campaign/new/b.mp4") && page.contains("data-base=\"campaign/\""))
    let one = Self.page(AwkwardRun.info, [Self.asset("/home/someone/a.mp4")])
    #expect(!one.contains("/home") && one.contains("someone/a.mp4"))
    let apart = Self.page(AwkwardRun.info, [Self.asset("/home/a/x/a.mp4"), Self.asset("b/b.mp4")])
    #expect(!apart.contains("/home") && apart.contains("x/a.mp4"))
  }

  @Test(arguments: [
    (["a/b/", "a/b/c/"], "a/b/", ["", "c/"]), (["a/b/", "a/bc/"], "a/", ["b/", "bc/"]), (["", "a/"], "", ["", "a/"]),
    (["/x/y/", "/x/y/"], "y/", ["", ""]), (["/x/", "/y/"], "", ["x/", "y/"]), (["../a/", "../a/"], "../a/", ["", ""]),
  ])
  func `Folders are relative to their common folder`(folders: [String], base: String, shown: [String]) {
    let bytes = folders.map { Array($0.utf8) }
    let places = HTMLPlaces(bytes)
    #expect(places.base == base && bytes.map(places.folder) == shown)
  }

  @Test func `The time line shows what was found and where`() throws {
    var facts = AwkwardRun.assets[0].facts
    var content = ContentFacts()
    content.longestFreeze = 2.04
    content.loudness = -23.1
    content.activeArea = PixelSize(width: 1080, height: 1600)
    content.intervals = [
      ContentInterval(.still, start: 0, end: 1.5), ContentInterval(.freeze, start: 3.2, end: 5.24),
      ContentInterval(.silence, start: 4, end: 5),
    ]
    content.loudnessCurve = ContentCurve(start: 0, step: 5, points: [-30, -120, 0])
    facts.content = content
    let judges = try AwkwardRun.info.destinations.map { try Judge($0) }
    let picture = try #require(AwkwardRun.thumbnail())
    let asset = CheckedAsset(
      path: "frozen.mp4", facts: facts, verdicts: judges.map { $0.verdict(for: facts) },
      frames: [ContentFrame(time: 3.2, picture: picture)], isNamed: false)
    let page = Self.page(AwkwardRun.info, [asset])
    #expect(page.contains("<section class=\"content\"><h3>Picture and sound</h3>"))
    #expect(page.contains("<rect class=\"x\" x=\"0%\" y=\"24\" width=\"10%\" height=\"44\"><title>still "))
    #expect(page.contains("<rect class=\"w\" x=\"21.333%\" y=\"24\" width=\"13.6%\" height=\"44\"><title>freeze "))
    #expect(page.contains("<title>silence 00:00:04.000–00:00:05.000</title>"))
    // Loudness is drawn from -60 to 0 LUFS.
    #expect(page.contains("points=\"0,100 0,50 333,50 333,100 667,100 667,0 1000,0 1000,100\""))
    #expect(page.contains("<img alt=\"The frame at 00:00:03.200\" "))
    #expect(page.contains("<b>Freeze</b> <span class=\"meta\">00:00:03.200–00:00:05.240</span>"))
    #expect(!page.contains("<b>Still</b>") && !page.contains("<b>Silence</b>"))
    #expect(page.contains("Loudness: -23.1 LUFS · Active area: 1080×1600"))
    #expect(!Self.page().contains("class=\"timeline\""))
  }

  @Test func `A file without a thumbnail shows its format`() {
    let page = Self.page()
    #expect(page.contains(" data-format=\"MP4\"") || page.contains(" data-format=\"MOV\""))
    let pictured = AwkwardRun.assets.count { $0.thumbnail != nil }
    #expect(page.components(separatedBy: " data-format=\"").count - 1 == AwkwardRun.assets.count - pictured)
  }
}

import Foundation
import Preflight
import PreflightDocuments
import Testing

/// The names of the built-in destinations.
struct BuiltInNames: DestinationNames {
  var names: [String] { Destinations.all.map(\.shortName) + Destinations.groups }
  func members(of name: String) -> [Destination] {
    Destinations.named(name).map { [$0] } ?? Destinations.inGroup(name)
  }
  func isKnown(_ name: String) -> Bool { names.contains(name) || Destinations.ids.contains(name) }
  var inOrderOfUse: any Sequence<Destination> { Destinations.all }
}

@Suite struct ConfigurationReaderTests {
  private func read(_ text: String) throws -> Configuration {
    var reader = ConfigurationReader(Array(text.utf8), path: "preflight.yml")
    try reader.checkForm()
    return try reader.read(knowing: BuiltInNames())
  }

  private func mistakes(in text: String) -> [String] {
    do {
      _ = try read(text)
      return []
    } catch let errors as DocumentErrors {
      return errors.errors.map(\.description)
    } catch {
      return ["\(error)"]
    }
  }

  @Test(arguments: [
    ("to: [instagrm]", "1:5: there is no destination or group “instagrm”; did you mean “instagram”?"),
    ("to: []", "1:5: found no name, expected destinations or groups such as tiktok-video"),
    ("to: ' , '", "1:5: found no name, expected destinations or groups such as tiktok-video"),
    ("overrides: [{ paths: a, to: [] }]", "1:29: found no name, expected destinations or groups such as tiktok-video"),
    (
      "reports: { json: a.json, junit: a.json }",
      "1:33: two reports would be written to a.json: name a different file for each"
    ),
    ("fial_on: error", "1:1: unknown key “fial_on” in a configuration; did you mean “fail_on”?"),
    ("fail_on: sometimes", "1:10: found “sometimes”; expected one of error, unknown, not-judged, warning, never"),
    ("fail_on: waring", "1:10: found “waring”; did you mean “warning”?"),
    ("jobs: 0", "1:7: found “0”, expected 1 to 1024"),
    ("timeout: soon", "1:10: found “soon”, expected 0.01 to 86400 seconds"),
    ("content: { silence: 3 }", "1:21: found “3”, expected -120.0 to -20.0"),
    ("content: { black: dark }", "1:19: found “dark”, expected 0.0 to 0.5"),
    ("content: { noise: 3 }", "1:12: unknown key “noise” in content; expected one of black, still, silence"),
    ("hidden: 1", "1:9: found “1”, expected true or false"),
    ("as_of: 2026-02-30", "1:8: found “2026-02-30”, expected a day such as 2026-11-21"),
    ("exclude: ['[']", "1:11: found “[”, expected a pattern in .gitignore syntax that can match a file"),
    (
      "reports: { junit: ../x.xml }",
      "1:19: found “../x.xml”, expected a file below the folder of the configuration: use --report for other places"
    ),
    (
      "reports: { junit: /etc/x.xml }",
      "1:19: found “/etc/x.xml”, expected a file below the folder of the configuration: use --report for other places"
    ),
    (
      "rules: { tiktok-share-kit/video-duration-mx: off }",
      "1:10: tiktok-share-kit-ios has no rule “video-duration-mx”; did you mean “video-duration-max”?"
    ),
    (
      "rules: { tictok/video-duration-max: off }",
      "1:10: there is no destination “tictok”; did you mean “tiktok-video”?"
    ),
    (
      "rules: { video-duration-max: off }",
      "1:10: found “video-duration-max”, expected the id of a rule such as tiktok-video/video-duration-max"
    ),
    ("rules: { '*/video-durtion-max': off }", "1:10: no rule matches “*/video-durtion-max”"),
    (
      "rules: { tiktok-share-kit/video-duration-max: loud }",
      "1:47: found “loud”, expected error, warning, note, off, or a limit such as max: 10 s"
    ),
    (
      "rules: { '*/video-duration-max': { max: 10 s } }",
      "1:34: found a mapping for several rules, expected error, warning, note, off: a limit requires the id of one rule"
    ),
    (
      "rules: { tiktok-share-kit/video-duration-max: { max: ten } }",
      "1:54: found “ten”, expected a number, a ratio such as 5:11, or a size such as 50 MB"
    ),
    ("overrides: [{ to: x }]", "1:13: an override has no “paths”"),
    ("overrides: [{ paths: a }]", "1:13: the override changes nothing, expected “to”, “slot” or “rules”"),
    (
      "overrides: [{ paths: a, to: instagram-reel, slot: coverr }]",
      "1:51: no chosen destination has the slot “coverr”; did you mean “cover”?"
    ),
    ("allow: [{ paths: a, rules: file/truncated }]", "1:9: an allowance has no “reason”"),
    ("allow: [{ paths: a, reason: because }]", "1:9: the allowance names nothing, expected “rules” or “errors”"),
    ("allow: [{ paths: a, reason: b, errors: truncatd }]", "1:40: unknown word “truncatd”; did you mean “truncated”?"),
    ("assume: { app_verson: 3 }", "1:1: no destination has the parameter “app_verson”; did you mean “app_version”?"),
    ("- a", "1:1: found a list, expected a configuration as a mapping"),
  ])
  func `A mistake has its place`(text: String, message: String) {
    #expect(mistakes(in: text) == ["preflight.yml:\(message)"])
  }

  @Test func `Hostile documents are refused`() {
    let bomb = "a: &a [x, x]\n" + (0..<40).map { "k\($0): [*a, *a]\n" }.joined()
    #expect(mistakes(in: bomb).count >= 1)
    #expect(mistakes(in: String(repeating: "# 0123456789\n", count: 100_000)).count == 1)
    #expect(mistakes(in: String(repeating: "[", count: 10_000)).count == 1)
  }

  /// Every setting has one form, one schema and one row in the guide.
  @Test func `The schema accepts what the reader accepts`() throws {
    let text = """
      to: [instagram, tiktok-video]
      slot: video
      destinations: [a, b]
      assume_from: instance.json
      as_of: 2026-01-01
      fail_on: warning
      baseline: b.json
      fail_on_unused: true
      exclude: [drafts/]
      hidden: true
      ignore_files: false
      only_problems: true
      format: ndjson
      thumbnails: false
      lang: zh-Hans
      engine: header
      depth: header
      jobs: 4
      workers: 2
      timeout: 2.5
      assume: { app_version: "17.3" }
      reports: { junit: build/x.xml }
      groups: { launch: [instagram-reel] }
      rules:
        "*/video-duration-max": warning
        file/truncated: off
        tiktok-video/video-duration-max: { max: 60 s, severity: error, fix: Trim it. }
      overrides:
        - { paths: stories/**, to: instagram-reel, slot: cover, rules: { "*/*": note } }
      allow:
        - { paths: [a, b], rules: ["*/*"], errors: [truncated], reason: c, until: 2026-12-31 }
      """
    let configuration = try read(text)
    #expect(Set(configuration.layer.settings.keys) == Set(SettingName.allCases))
    let value = try #require(YAMLReader.read(Array(text.utf8), mistakes: Mistakes(name: "preflight.yml")))
    #expect(try Repository.schema("configuration").errors(in: JSON(value)) == [])
    let guide = String(decoding: try Repository.bytes("docs/configuration.md"), as: UTF8.self)
    for name in SettingName.allCases {
      #expect(guide.contains("| `\(name.rawValue)` | `\(name.option)` | `\(name.variable)` | \(name.meaning) |"))
    }
  }

  @Test func `An empty file sets nothing`() throws {
    for text in ["", "# nothing\n", "---\n"] {
      let configuration = try read(text)
      #expect(configuration.layer.settings.isEmpty && configuration.rules.entries.isEmpty)
    }
  }

  @Test func `The last entry decides on a rule`() throws {
    let configuration = try read(
      """
      rules:
        tiktok-video/*: off
        tiktok-video/video-duration-max: { max: 10 s }
        "*/video-duration-max": warning
      """)
    let tiktok = try #require(Destinations.named("tiktok-video"))
    let changed = configuration.rules.applied(to: tiktok)
    #expect(changed.rules.map(\.id) == ["tiktok-video/video-duration-max"])
    let rule = try #require(changed.rules.first)
    #expect(rule.severity == .warning && rule.certainty == .house)
    let other = try #require(Destinations.named("instagram-reel"))
    let kept = configuration.rules.applied(to: other)
    #expect(kept.rules.count == other.rules.count)
    #expect(kept.rules.filter { $0.shortID == "video-duration-max" }.allSatisfy { $0.severity == .warning })
    // The texts of another language belong to the rule, not to its severity.
    let chinese = changed.translated(to: .simplifiedChinese)
    #expect(chinese.rules.map(\.severity) == [.warning] && chinese.language == .simplifiedChinese)
  }

  @Test func `A baseline is read as it was written`() throws {
    var baseline = Baseline()
    baseline.insert(.finding(rule: "a/b", measured: "12.5"), for: "x/y.mp4")
    baseline.insert(.finding(rule: "a/b", measured: "\"a \\\"b\\\" \\n\""), for: "x/y.mp4")
    baseline.insert(.finding(rule: "a/c", measured: "[\"a\",\"b\"]"), for: "x/y.mp4")
    baseline.insert(.finding(rule: "a/c", measured: "{\"width\":3,\"height\":4}"), for: "x/y.mp4")
    baseline.insert(.finding(rule: "a/d", measured: nil), for: AssetPath(bytes: [0xFF, 0x41]))
    baseline.insert(.error(.truncated), for: "z.mp4")
    let read = try BaselineReader.read(baseline.document, name: "b.json")
    #expect(read.entries == baseline.entries)
    #expect(read.document == baseline.document)
  }

  @Test(arguments: [
    ("{", "1:2"), ("[]", "1:1"), ("{\"version\": 2, \"accepted\": []}", "1:13"), ("{\"version\": 1}", "1:1"),
    ("{\"version\": 1, \"accepted\": [{\"path\": \"a\"}]}", "1:29"),
    ("{\"version\": 1, \"accepted\": [{\"path\": \"a\", \"error\": \"truncatd\"}]}", "1:52"),
    ("{\"version\": 1, \"accepted\": [{\"path\": \"a\", \"rule\": \"b\", \"eror\": 1}]}", "1:56"),
    ("{\"version\": 1, \"accepted\": [{\"path\": \"a\", \"rule\": \"b\", \"path_bytes\": \"!\"}]}", "1:29"),
  ])
  func `A mistake in a baseline has its place`(text: String, place: String) {
    do {
      _ = try BaselineReader.read(Array(text.utf8), name: "b.json")
      Issue.record("no mistake in \(text)")
    } catch {
      #expect(error.errors.first?.description.hasPrefix("b.json:\(place): ") == true, "\(error)")
    }
  }
}

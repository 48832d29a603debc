import Foundation
import TestSupport
import Testing

/// The configuration of a team: layers, overrides, severities and limits.
@Suite struct ConfigurationTests {
  /// A folder with a video of 40 s for reels, one for stories, and an image.
  private func folder(_ configuration: String? = nil) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let clip = Data(BuiltMovie.clip(width: 1080, height: 1920, milliseconds: 40_000).bytes)
    try folder.write("reels/a.mp4", clip)
    try folder.write("stories/b.mp4", clip)
    try folder.write("c.png", Picture.png(width: 1080, height: 1080))
    if let configuration { try folder.write("preflight.yml", configuration) }
    return folder
  }

  private func verdicts(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) throws -> [[String: Any]] {
    let outcome = try Product.preflight(
      ["scan", "--format", "ndjson"] + arguments, in: folder, environment: environment)
    #expect([0, 1].contains(outcome.status), "\(outcome)")
    return try outcome.records.filter { $0["record"] as? String == "verdict" }
  }

  private func findings(_ verdict: [String: Any]) -> [[String: Any]] { verdict["findings"] as? [[String: Any]] ?? [] }

  /// The guide's files are written and its commands run, in order.
  @Test func `The commands of the guide work`() throws {
    let folder = try folder()
    #expect(try Guide("configuration.md").follow(in: folder) == 8)
  }

  /// In any mix of layers, `config` explains the value with which `scan` runs.
  @Test(arguments: 0..<24)
  func `The strongest layer decides each setting`(seed: Int) throws {
    var random = Generator(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    let choices: [(key: String, values: [String])] = [
      ("to", ["tiktok-share-kit", "instagram-reel", "douyin"]), ("fail_on", ["error", "warning", "never"]),
      ("format", ["csv", "ndjson", "gitlab"]), ("lang", ["en", "zh-Hans"]), ("jobs", ["1", "2", "3"]),
      ("exclude", ["*.png", "stories/", "reels/"]),
    ]
    var file = ""
    var environment: [String: String] = [:]
    var arguments: [String] = []
    var expected: [String: (value: String, origin: String)] = [:]
    for (key, values) in choices {
      let variable = "PREFLIGHT_\(key.uppercased())"
      let option = "--\(key.replacingOccurrences(of: "_", with: "-"))"
      if Bool.random(using: &random), let value = values.randomElement(using: &random) {
        file += "\(key): \(key == "exclude" ? "['\(value)']" : value)\n"
        expected[key] = (value, "preflight.yml:\(file.split(separator: "\n").count)")
      }
      if Bool.random(using: &random), let value = values.randomElement(using: &random) {
        environment[variable] = value
        expected[key] = (value, variable)
      }
      // `config` has no options for what it does not print: files and reports.
      if Bool.random(using: &random), let value = values.randomElement(using: &random),
        !["exclude", "format"].contains(key)
      {
        arguments += [option, value]
        expected[key] = (value, option)
      }
    }
    let folder = try folder(file)
    let explained = try Product.preflight(
      ["config", "--format", "json"] + arguments, in: folder.url, environment: environment)
    #expect(explained.status == 0, "\(explained)")
    let document = try #require(try JSONSerialization.jsonObject(with: explained.out) as? [String: Any])
    let settings = try #require(document["settings"] as? [[String: Any]])
    for (key, _) in choices {
      // The first entry of a collected setting is from the strongest layer.
      let shown = try #require(settings.first { $0["name"] as? String == key })
      let value = (shown["value"] as? [String])?.joined(separator: ",") ?? shown["value"] as? String
      #expect(value == expected[key]?.value, "\(key): \(explained)")
      #expect(shown["origin"] as? String == expected[key]?.origin ?? "default", "\(key): \(explained)")
    }
    let scan = try Product.preflight(["scan"] + arguments, in: folder.url, environment: environment)
    let judged = try verdicts(arguments, in: folder.url, environment: environment)
    let chosen = expected["to"]?.value
    let ids = ["tiktok-share-kit": "tiktok-share-kit-ios", "douyin": "douyin-share-ios"]
    if let chosen {
      #expect(Set(judged.compactMap { $0["destination"] as? String }) == [ids[chosen] ?? chosen], "\(scan)")
    } else {
      #expect(Set(judged.compactMap { $0["destination"] as? String }).count > 5, "\(scan)")
    }
    let outcomes = Set(judged.compactMap { $0["outcome"] as? String })
    let isRed: Bool =
      switch expected["fail_on"]?.value ?? "error" {
      case "never": false
      case "warning": !outcomes.isDisjoint(with: ["fail", "unreadable", "unknown", "warn"])
      default: !outcomes.isDisjoint(with: ["fail", "unreadable"])
      }
    #expect((scan.status == 1) == isRed, "\(scan)")
    let text = scan.stdout
    switch expected["format"]?.value {
    case "csv": #expect(text.contains("path,"), "\(scan)")
    case "ndjson": #expect(text.hasPrefix("{\"record\""), "\(scan)")
    case "gitlab": #expect(text.hasPrefix("["), "\(scan)")
    default: #expect(text.hasPrefix("  "), "\(scan)")
    }
    let paths = Set(judged.compactMap { ($0["path"] as? String)?.dropFirst(2) }.map(String.init))
    for (pattern, path) in [("*.png", "c.png"), ("stories/", "stories/b.mp4"), ("reels/", "reels/a.mp4")] {
      let isExcluded = file.contains("'\(pattern)'") || environment["PREFLIGHT_EXCLUDE"] == pattern
      #expect(paths.contains(path) != isExcluded, "\(pattern) \(paths)")
    }
  }

  @Test func `The nearest configuration above the paths applies`() throws {
    let folder = try folder("to: tiktok-share-kit\n")
    try folder.write("reels/preflight.yml", "to: douyin\n")
    func destination(_ arguments: [String], from place: String = ".") throws -> Set<String> {
      let url = folder.url.appendingPathComponent(place)
      return Set(try verdicts(arguments, in: url).compactMap { $0["destination"] as? String })
    }
    #expect(try destination([]) == ["tiktok-share-kit-ios"])
    #expect(try destination(["reels"]) == ["douyin-share-ios"])
    #expect(try destination(["reels/a.mp4", "stories/b.mp4"]) == ["tiktok-share-kit-ios"])
    #expect(try destination([], from: "reels") == ["douyin-share-ios"])
    #expect(try destination([], from: "stories") == ["tiktok-share-kit-ios"])
    let absolute = folder.url.appendingPathComponent("reels/a.mp4").path
    #expect(
      try Set(verdicts([absolute], in: Product.root).compactMap { $0["destination"] as? String }) == [
        "douyin-share-ios"
      ])
    #expect(try destination(["reels", "--config", "preflight.yml"]) == ["tiktok-share-kit-ios"])
    #expect(try destination(["--no-config"]).count > 5)
    // The search ends at the top of a work tree.
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("stories/.git"), withIntermediateDirectories: true)
    #expect(try destination([], from: "stories").count > 5)
  }

  @Test func `Overrides change destinations, slots and rules`() throws {
    let folder = try folder(
      """
      to: tiktok-share-kit
      overrides:
        - paths: stories/**
          to: [facebook-stories, instagram-reel]
          slot: background-video
        - paths: reels/**
          rules: { "tiktok-share-kit/*": note }
      """)
    let records = try verdicts([], in: folder.url)
    func verdict(_ path: String, _ destination: String) -> [String: Any]? {
      records.first { $0["path"] as? String == "./\(path)" && $0["destination"] as? String == destination }
    }
    let story = try #require(verdict("stories/b.mp4", "facebook-stories-ios"))
    #expect(story["slot"] as? String == "background-video" && story["outcome"] as? String == "fail")
    #expect(verdict("stories/b.mp4", "tiktok-share-kit-ios")?["outcome"] as? String == "not_applicable")
    let reason = verdict("stories/b.mp4", "tiktok-share-kit-ios")?["reason"] as? [String: Any]
    #expect(reason?["message_id"] as? String == "not_chosen_for_path")
    // A slot of an override is for the destinations that have it.
    #expect(verdict("stories/b.mp4", "instagram-reel")?["slot"] as? String == "video")
    #expect(verdict("c.png", "facebook-stories-ios")?["outcome"] as? String == "not_applicable")
    let shown = try Product.preflight("config", "stories/b.mp4", in: folder.url)
    #expect(shown.stdout.contains("facebook-stories, instagram-reel"), "\(shown)")
    #expect(shown.stdout.contains("background-video") && !shown.stdout.contains("tiktok-share-kit/*"), "\(shown)")
    // The command line chooses for all files.
    let chosen = try verdicts(["--to", "tiktok-share-kit"], in: folder.url)
    #expect(Set(chosen.compactMap { $0["destination"] as? String }) == ["tiktok-share-kit-ios"])
    #expect(chosen.allSatisfy { $0["outcome"] as? String != "not_applicable" })
  }

  /// `config` explains the slot in which `scan` judges a file: that of the override, or one from a stronger layer.
  @Test(arguments: [nil, "background-image"])
  func `The config command explains the slot of an override`(ofEnvironment slot: String?) throws {
    let folder = try folder(
      """
      to: facebook-stories
      overrides:
        - paths: c.png
          slot: sticker
      """)
    let environment = slot.map { ["PREFLIGHT_SLOT": $0] } ?? [:]
    let explained = try Product.preflight(
      "config", "c.png", "--format", "json", in: folder.url, environment: environment)
    #expect(explained.status == 0, "\(explained)")
    let document = try #require(try JSONSerialization.jsonObject(with: explained.out) as? [String: Any])
    let setting = try #require((document["settings"] as? [[String: Any]])?.first { $0["name"] as? String == "slot" })
    #expect(setting["value"] as? String == slot ?? "sticker", "\(explained)")
    #expect(setting["origin"] as? String == (slot == nil ? "preflight.yml:4" : "PREFLIGHT_SLOT"), "\(explained)")
    let judged = try verdicts(["c.png"], in: folder.url, environment: environment)
    #expect(judged.map { $0["slot"] as? String } == [slot ?? "sticker"])
  }

  @Test func `A team can set severities and limits`() throws {
    let folder = try folder(
      """
      to: tiktok-video
      rules:
        tiktok-video/video-frame-rate: off
        tiktok-video/video-duration-max: { max: 30 s }
      """)
    let house = try verdicts(["reels"], in: folder.url)
    let finding = try #require(findings(house[0]).first { $0["certainty"] as? String == "house" })
    #expect(finding["rule"] as? String == "tiktok-video/video-duration-max" && finding["limit"] as? Int == 30)
    #expect(house[0]["outcome"] as? String == "fail")
    for (option, outcome) in [("warning", "warn"), ("note", "pass"), ("off", "pass"), ("error", "fail")] {
      let judged = try verdicts(["reels", "--severity", "tiktok-video/video-duration-max=\(option)"], in: folder.url)
      #expect(judged[0]["outcome"] as? String == outcome, "\(judged)")
    }
    let ignored = try verdicts(["reels", "--ignore", "*/video-duration-max"], in: folder.url)
    #expect(findings(ignored[0]).isEmpty && ignored[0]["outcome"] as? String == "pass", "\(ignored)")
    // Rules on the state of the file itself can be changed too.
    let misnamed = try TemporaryFolder()
    try misnamed.write("a.jpg", Picture.png(width: 1080, height: 1080))
    let noted = try verdicts(["--to", "x-image"], in: misnamed.url)
    let rule = try #require(findings(noted[0]).compactMap { $0["rule"] as? String }.first { $0.hasPrefix("file/") })
    let strict = try verdicts(["--to", "x-image", "--severity", "\(rule)=error"], in: misnamed.url)
    #expect(strict[0]["outcome"] as? String == "fail", "\(strict)")
  }

  @Test func `A wrong setting stops the run`() throws {
    let folder = try folder("to: tiktok-share-kit\nfial_on: error\n")
    for command in ["scan", "probe", "config"] {
      let outcome = try Product.preflight(command, in: folder.url)
      #expect(outcome.status == 2 && outcome.out.isEmpty, "\(outcome)")
      #expect(outcome.stderr.contains("preflight.yml:2:1: ") && outcome.stderr.contains("fail_on"), "\(outcome)")
    }
    try folder.write("preflight.yml", "to: tiktok-share-kit\n")
    let variable = try Product.preflight("scan", in: folder.url, environment: ["PREFLIGHT_JOBS": "many"])
    #expect(variable.status == 2 && variable.stderr.contains("PREFLIGHT_JOBS: found “many”"), "\(variable)")
    for (name, value) in [("PREFLIGHT_TO", "tictok"), ("PREFLIGHT_SLOT", "cover")] {
      let outcome = try Product.preflight("scan", in: folder.url, environment: [name: value])
      #expect(outcome.status == 2 && outcome.stderr.contains("\(name): ") && outcome.out.isEmpty, "\(outcome)")
    }
    try folder.write("preflight.yml", "to: tiktok-share-kit\nslot: cover\n")
    let slot = try Product.preflight("scan", in: folder.url)
    #expect(slot.status == 2 && slot.stderr.contains("preflight.yml:2: tiktok-share-kit"), "\(slot)")
    #expect(try Product.preflight("scan", "--slot", "cover", in: folder.url).status == 64)
    try folder.write("preflight.yml", "to: tiktok-share-kit\n")
    let missing = try Product.preflight("scan", "--config", "none.yml", in: folder.url)
    #expect(missing.status == 2 && missing.stderr.contains("none.yml"), "\(missing)")
    for arguments in [
      ["--severity", "tiktok-share-kit/x=error"], ["--severity", "tiktok-share-kit/*=loud"], ["--ignore", "x"],
      ["--severity", "a"],
    ] {
      let outcome = try Product.preflight(["scan"] + arguments, in: folder.url)
      #expect(outcome.status == 64, "\(outcome)")
    }
  }

  @Test func `A configuration can name reports and groups`() throws {
    let folder = try folder(
      """
      groups: { launch: [tiktok-video, shop-screen] }
      destinations: rules
      to: launch
      reports: { junit: out.xml }
      """)
    try folder.write(
      "rules/shop-screen.yml", "id: shop-screen\nextends: instagram-reel\nrules:\n  video-duration-max: { max: 20 s }\n"
    )
    let judged = try verdicts(["reels"], in: folder.url)
    #expect(judged.compactMap { $0["destination"] as? String } == ["tiktok-video", "shop-screen"])
    let report = try String(contentsOf: folder.url.appendingPathComponent("out.xml"), encoding: .utf8)
    #expect(report.contains("<testsuite"))
    let listed = try Product.preflight("destinations", "list", "launch", in: folder.url)
    #expect(listed.status == 0 && listed.stdout.contains("shop-screen"), "\(listed)")
    // A link in a folder from elsewhere cannot lead a report out of it.
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("out.xml"))
    let outside = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("out.xml"),
      withDestinationURL: outside.url.appendingPathComponent("victim"))
    let escaped = try Product.preflight("scan", in: folder.url)
    #expect(escaped.status == 2 && escaped.stderr.contains("is outside of the folder"), "\(escaped)")
  }

  /// A configuration that came with a folder must not write what a tool of the folder's user obeys.
  @Test func `A found configuration replaces only earlier reports`() throws {
    let folder = try folder(
      "to: tiktok-share-kit\nreports:\n" + AllReports.formats.map { "  \($0): out.\($0)\n" }.joined())
    let precious = [
      "README.md": "markdown", ".env": "json", ".git/hooks/pre-commit": "csv", ".github/workflows/ci.yml": "html",
      "Makefile": "line", "preflight.yml": "text",
    ]
    for _ in 0..<2 {
      let outcome = try Product.preflight("scan", ".", "--fail-on", "never", in: folder.url)
      #expect(outcome.status == 0, "\(outcome)")
      for format in AllReports.formats {
        try AllReports.expectWhole(
          try Data(contentsOf: folder.url.appendingPathComponent("out.\(format)")), format, interrupted: false)
      }
    }
    for (name, format) in precious {
      let text = "to: tiktok-share-kit\nreports: { \(format): \(name), junit: other.xml }\n"
      try folder.write("preflight.yml", text)
      if name != "preflight.yml" { try folder.write(name, "precious") }
      let outcome = try Product.preflight("scan", ".", "--fail-on", "never", in: folder.url)
      #expect(outcome.status == 2 && outcome.stderr.contains("the report is refused"), "\(name): \(outcome)")
      let left = try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
      #expect(left == (name == "preflight.yml" ? text : "precious"), "\(name)")
    }
  }

  /// Mistakes in a document quote it, so a stranger's configuration must not name any file of the machine as one.
  @Test(arguments: ["baseline", "assume_from", "destinations"])
  func `A found configuration reads only its work tree`(key: String) throws {
    let outside = try TemporaryFolder()
    try outside.write("keys.yml", "secret: 12345\n")
    let path = outside.url.appendingPathComponent("keys.yml").path
    let folder = try folder("to: tiktok-share-kit\n\(key): \(path)\n")
    let found = try Product.preflight("scan", ".", in: folder.url)
    #expect(found.status == 2 && found.stderr.contains("expected a path in the work tree"), "\(found)")
    #expect(!found.stderr.contains("secret"), "\(found)")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("preflight.yml"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("preflight.yml").path, withDestinationPath: path)
    let link = try Product.preflight("scan", ".", in: folder.url)
    #expect(link.status == 2 && link.stderr.contains("a link out of its work tree"), "\(link)")
    #expect(!link.stderr.contains("secret"), "\(link)")
  }

  @Test func `The init command writes what the folder suggests`() throws {
    let folder = try folder()
    let written = try Product.preflight("init", "--schema", in: folder.url)
    #expect(written.status == 0 && written.stdout.contains("2 videos, 1 image, 2 overrides"), "\(written)")
    let text = try String(contentsOf: folder.url.appendingPathComponent("preflight.yml"), encoding: .utf8)
    #expect(text.contains("paths: stories/**") && text.contains("paths: reels/**"), "\(text)")
    #expect(text.hasPrefix("# yaml-language-server: $schema=.preflight.schema.json\n"))
    let schema = try Data(contentsOf: folder.url.appendingPathComponent(".preflight.schema.json"))
    #expect(try schema == Data(contentsOf: Product.root.appendingPathComponent("schemas/configuration.schema.json")))
    let config = try Product.preflight("config", in: folder.url)
    #expect(config.status == 0 && config.stdout.hasPrefix("configuration: preflight.yml\n"), "\(config)")
    let again = try Product.preflight("init", in: folder.url)
    #expect(again.status == 2 && again.stderr.contains("already exists"), "\(again)")
    // Every setting that is a comment can be switched on.
    let setting = /# ( +|[a-z_]+:( |$)).*/
    let uncommented =
      text.split(separator: "\n").map { line in
        line.wholeMatch(of: setting) == nil ? String(line) : String(line.dropFirst(2))
      }.joined(separator: "\n") + "\n"
    try folder.write("all.yml", uncommented)
    try folder.write("preflight-baseline.json", "{\"version\": 1, \"accepted\": []}")
    try folder.write("preflight/destinations/x.yml", "id: acme\nextends: instagram-reel\n")
    let all = try Product.preflight("config", "--config", "all.yml", in: folder.url)
    #expect(all.status == 0, "\(all)\n\(uncommented)")
  }
}

/// A generator with a seed (SplitMix64).
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}

import Foundation
import TestSupport
import Testing

/// `preflight app` for a user, and the samples of SampleMedia/requests/app, whose names say what is expected.
@Suite struct AppTests {
  private static let samples = Product.root.appendingPathComponent("SampleMedia/requests/app")

  /// The destinations that the samples are made for.
  private static let destinations = "tiktok-share-kit,douyin,facebook-stories,wechat,shared-with-you"

  private static func names(in folder: String) -> [String] {
    let root = samples.appendingPathComponent(folder)
    let files = FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []
    return files.filter { file in
      let values = try? root.appendingPathComponent(file).resourceValues(forKeys: [.isRegularFileKey])
      return values?.isRegularFile == true && !file.hasSuffix(".args")
    }.map { "\(folder)/\($0)" }.sorted()
  }

  /// Runs the command on a sample, together with the valid files.
  private func judge(_ name: String, _ arguments: String...) throws -> Outcome {
    let isEntitlements = name.hasSuffix(".entitlements")
    let options = try? String(contentsOf: Self.samples.appendingPathComponent(name + ".args"), encoding: .utf8)
    return try Product.preflight(
      ["app", isEntitlements ? "ok/Info.plist" : name, "--entitlements", isEntitlements ? name : "ok/app.entitlements"]
        + (options ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
        + (arguments.contains("--to") ? [] : ["--to", Self.destinations]) + arguments, in: Self.samples)
  }

  private func verdicts(_ outcome: Outcome) throws -> [[String: Any]] {
    try outcome.records.filter { $0["record"] as? String == "verdict" }
  }

  @Test(arguments: ["ok", "fail", "unknown", "broken"]) func `Each folder has samples`(folder: String) {
    #expect(!Self.names(in: folder).isEmpty)
  }

  @Test func `An app without mistakes passes`() throws {
    for plist in ["ok/Info.plist", "ok/Info.binary.plist", "ok/Info.utf-16.plist"] {
      let outcome = try judge(
        plist, "--link", "https://example.com/v/1", "--site-association", "ok/association/current", "--page",
        "ok/page/index.html", "--page-resources", "ok/page/files", "--format", "ndjson", "--fail-on", "warning")
      #expect(outcome.status == 0, "\(outcome)")
      let verdicts = try verdicts(outcome)
      #expect(verdicts.map { $0["outcome"] as? String } == Array(repeating: "pass", count: 5), "\(outcome)")
      #expect(verdicts.allSatisfy { $0["path"] as? String == plist && $0["slot"] == nil })
    }
  }

  @Test(arguments: names(in: "fail")) func `Each sample breaks the rule in its name`(name: String) throws {
    let parts = name.split(separator: "/").map(String.init)
    let words = parts[2].split(separator: ".").map(String.init)
    let outcome = try judge(name, "--to", parts[1], "--format", "ndjson")
    #expect(outcome.status == (words[1] == "fail" ? 1 : 0), "\(outcome)")
    let findings = try verdicts(outcome).flatMap { $0["findings"] as? [[String: Any]] ?? [] }
    #expect(findings.contains { $0["rule"] as? String == "\(parts[1])/\(words[0])" }, "\(outcome)")
    // One thing is wrong: where several rules ask for it, all name the same key.
    let keys = Set(
      findings.compactMap { ($0["fact"] as? String)?.split(separator: "(").last?.split(separator: "/").first })
    #expect(keys.count == 1, "\(outcome)")
    for finding in findings where finding["rule"] as? String == "\(parts[1])/\(words[0])" {
      #expect(finding["severity"] as? String == (words[1] == "fail" ? "error" : "warning"), "\(outcome)")
    }
  }

  @Test(arguments: names(in: "unknown")) func `A build setting leaves the outcome unknown`(name: String) throws {
    let destination = name.split(separator: "/").map(String.init)[1]
    let outcome = try judge(name, "--to", destination, "--format", "ndjson")
    #expect(outcome.status == 0, "\(outcome)")
    let verdict = try #require(try verdicts(outcome).first)
    #expect(verdict["outcome"] as? String == "unknown", "\(outcome)")
    #expect((verdict["depends_on"] as? [String])?.first?.hasPrefix("$") == true, "\(outcome)")
    #expect(try judge(name, "--to", destination, "--fail-on", "unknown").status == 1)
  }

  /// The catalog contains the message for each unreadable sample.
  @Test(arguments: names(in: "broken")) func `Each broken sample is refused with its message`(name: String) throws {
    let catalog = try String(contentsOf: Self.samples.appendingPathComponent("CATALOG.md"), encoding: .utf8)
    let row = try #require(catalog.split(separator: "\n").first { $0.hasPrefix("| `\(name)` |") })
    let expected = try #require(
      row.components(separatedBy: "unreadable: ").last?.components(separatedBy: " | CC0").first)
    let outcome =
      name.contains("association/")
      ? try judge(
        "ok/Info.plist", "--to", "shared-with-you", "--link", "https://example.com/v/1", "--site-association", name,
        "--format", "ndjson")
      : try judge(name, "--to", "tiktok-share-kit", "--format", "ndjson")
    #expect(outcome.status == 1, "\(outcome)")
    let verdict = try #require(try verdicts(outcome).first)
    #expect(verdict["outcome"] as? String == "unreadable", "\(outcome)")
    let message = (verdict["error"] as? [String: Any])?["message"] as? String ?? ""
    #expect(message.hasPrefix("\(name):") && message.contains(expected), "\(message)")
  }

  @Test func `The catalog lists all sample files`() throws {
    let catalog = try String(contentsOf: Self.samples.appendingPathComponent("CATALOG.md"), encoding: .utf8)
    let listed = catalog.split(separator: "\n").filter { $0.hasSuffix(" | CC0-1.0 |") }.compactMap {
      $0.split(separator: "`").dropFirst().first.map(String.init)
    }
    #expect(listed.sorted() == ["ok", "fail", "unknown", "broken", "sources", "project"].flatMap(Self.names).sorted())
  }

  @Test func `Every rule on apps and their lists has a sample`() throws {
    // Links, pages, sources and projects are shown by tests of their own, and the system for Facebook by a sample request.
    let page = try Product.preflight(
      "app", "ok/Info.plist", "--to", Self.destinations, "--format", "sarif", in: Self.samples
    ).stdout
    let ids = Set(page.components(separatedBy: "\"").filter { $0.contains("/app-") && !$0.contains(" ") })
    #expect(ids.count > 20)
    let shown = Self.names(in: "fail").map { name in
      let parts = name.split(separator: "/").map(String.init)
      return "\(parts[1])/\(parts[2].prefix { $0 != "." })"
    }
    let others = ids.subtracting(shown).filter { id in
      !["page-", "app-source-", "app-project-"].contains(where: id.contains) && !id.hasSuffix("app-query-schemes-count")
    }
    #expect(
      others.sorted() == [
        "apple-shared-with-you/app-site-association-size", "apple-shared-with-you/app-universal-link",
        "facebook-stories-ios/app-minimum-system", "tiktok-share-kit-ios/app-redirect-domain",
      ])
  }

  @Test func `The text report names key and value`() throws {
    let outcome = try judge(
      "fail/facebook-stories-ios/app-query-schemes.fail.with-slashes.plist", "--to", "facebook-stories")
    #expect(outcome.stdout.contains("1 app judged"), "\(outcome)")
    #expect(outcome.stdout.contains("≈20019"), "\(outcome)")
    #expect(outcome.stdout.contains("it has “facebook-stories://” instead"), "\(outcome)")
    #expect(outcome.stdout.contains("Add facebook-stories to LSApplicationQueriesSchemes"), "\(outcome)")
  }

  @Test func `The report says which missing file to give`() throws {
    let outcome = try Product.preflight("app", "ok/Info.plist", "--to", "tiktok-share-kit", in: Self.samples)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.stdout.contains("depends on entitlements: give it with --entitlements"), "\(outcome)")
  }

  @Test(arguments: [
    (["--page-resources", "none"], "none", "not_found"),
    (["--entitlements", "broken/list.plist"], "broken/list.plist", "corrupt"),
  ])
  func `An unreadable file is named`(options: [String], file: String, code: String) throws {
    let outcome = try Product.preflight(
      ["app", "ok/Info.plist", "--to", "tiktok-share-kit"] + options, in: Self.samples)
    #expect(outcome.status == 1, "\(outcome)")
    let card = try #require(outcome.stdout.split(separator: "\n").first { $0.hasPrefix("  ✗ ") })
    #expect(card.hasPrefix("  ✗ \(file) ") && card.hasSuffix(" \(code)"), "\(outcome)")
  }

  @Test(arguments: ["json", "csv", "markdown", "junit", "sarif", "github", "gitlab", "html"])
  func `Every report format contains the finding`(format: String) throws {
    let outcome = try judge(
      "fail/tiktok-share-kit-ios/app-client-key.fail.missing.plist", "--to", "tiktok-share-kit", "--format", format)
    #expect(outcome.status == 1, "\(outcome)")
    #expect(outcome.stdout.contains("TikTokClientKey"), "\(outcome)")
    #expect(outcome.stdout.contains("20003"), "\(outcome)")
  }

  @Test func `App records follow the schema`() throws {
    for sample in [
      "ok/Info.plist", "fail/wechat-share-xd-ios/app-url-schemes.fail.no-wechat.plist", "broken/cut.plist",
    ] {
      let outcome = try Product.shell(
        "\"$PREFLIGHT\" app SampleMedia/requests/app/\(sample) --format ndjson | script/check/validate-records")
      #expect(outcome.status == 0, "\(outcome)")
    }
  }

  /// Returns the rules on sources or projects that an app breaks, without the name of the destination.
  private func rulesBroken(_ options: String...) throws -> Set<String> {
    let outcome = try judge("ok/Info.plist", "--format", "ndjson")
    // Only some destinations have versions of an SDK.
    let hasVersions = !options.contains("--to") || options.contains("wechat-share-xd-ios")
    let sources = try Product.preflight(
      ["app", "ok/Info.plist", "--entitlements", "ok/app.entitlements", "--format", "ndjson"]
        + (options.contains("--to") ? [] : ["--to", Self.destinations])
        + (hasVersions ? ["--assume", "sdk_version=5.0.0"] : []) + options, in: Self.samples)
    #expect(outcome.status == 0 && sources.status == 0, "\(sources)")
    #expect(!outcome.stdout.contains("app-source-") && !outcome.stdout.contains("app-project-"), "\(outcome)")
    let findings = try verdicts(sources).flatMap { $0["findings"] as? [[String: Any]] ?? [] }
    #expect(findings.allSatisfy { $0["share_state"] == nil && $0["severity"] as? String != "error" }, "\(sources)")
    return Set(findings.compactMap { $0["rule"] as? String })
  }

  @Test(arguments: [
    ("tiktok-share-kit", "tiktok-share-kit-ios"), ("douyin", "douyin-share-ios"), ("facebook", "facebook-stories-ios"),
    ("wechat", "wechat-share-xd-ios"), ("shared-with-you", "apple-shared-with-you"),
  ])
  func `Complete sample sources break no rule`(folder: String, destination: String) throws {
    let broken = try rulesBroken("--to", destination, "--sources", "sources/\(folder)")
    #expect(broken.isEmpty, "\(broken)")
  }

  /// Each rule on sources and projects is broken by a sample.
  @Test func `Every rule on sources and projects has a sample`() throws {
    let page = try Product.preflight(
      "app", "ok/Info.plist", "--to", Self.destinations, "--format", "sarif", in: Self.samples
    ).stdout
    let ids = page.components(separatedBy: "\"").filter {
      ($0.contains("/app-source-") || $0.contains("/app-project-")) && !$0.contains(" ")
    }
    var broken = try rulesBroken("--sources", "sources/nothing", "--project", "project/wrong.pbxproj")
    for folder in ["no-callbacks", "wechat-share", "hide-title"] {
      broken.formUnion(try rulesBroken("--sources", "sources/\(folder)"))
    }
    // The library photos have a usage text in the Info.plist beside the samples.
    #expect(Set(ids).subtracting(broken) == ["wechat-share-xd-ios/app-source-forum-photos"])
    #expect(Set(ids).count > 30)
  }

  @Test func `The project file is searched`() throws {
    #expect(try rulesBroken("--to", "wechat-share-xd-ios", "--project", "project/right.pbxproj").isEmpty)
    let open = try judge(
      "ok/Info.plist", "--to", "wechat", "--project", "project/configuration-files.pbxproj", "--assume",
      "sdk_version=5.0.0", "--format", "ndjson")
    // Only a warning is open, which does not change the outcome.
    #expect(try verdicts(open).first?["outcome"] as? String == "pass", "\(open)")
    #expect(
      try verdicts(open).first?["depends_on"] as? [String] == [
        "$(OTHER_LDFLAGS)", "$(ALWAYS_EMBED_SWIFT_STANDARD_LIBRARIES)", "$(LD_RUNPATH_SEARCH_PATHS)",
      ], "\(open)")
  }

  @Test func `The text report names what the sources lack`() throws {
    let outcome = try judge("ok/Info.plist", "--to", "tiktok-share-kit", "--sources", "sources/no-callbacks")
    #expect(outcome.status == 0, "\(outcome)")
    let words = outcome.stdout.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("“TikTokURLHandler” was not found in the sources"), "\(outcome)")
  }

  @Test(arguments: [
    (["--sources", "none"], "none", "not_found"), (["--sources", "ok/page"], "ok/page", "not_found"),
    (["--project", "project/xml.pbxproj"], "project/xml.pbxproj", "corrupt"),
  ])
  func `Unreadable sources are named`(options: [String], file: String, code: String) throws {
    let outcome = try Product.preflight(["app", "ok/Info.plist", "--to", "wechat"] + options, in: Self.samples)
    #expect(outcome.status == 1, "\(outcome)")
    let card = try #require(outcome.stdout.split(separator: "\n").first { $0.hasPrefix("  ✗ ") })
    #expect(card.hasPrefix("  ✗ \(file) ") && card.hasSuffix(" \(code)"), "\(outcome)")
  }

  @Test func `A link is compared with the association`() throws {
    let arguments = ["--to", "shared-with-you", "--site-association", "ok/association/current", "--link"]
    func answer(_ link: String) throws -> Outcome {
      try Product.preflight(
        ["app", "ok/Info.plist", "--entitlements", "ok/app.entitlements"] + arguments + [link], in: Self.samples)
    }
    #expect(try answer("https://example.com/v/1").status == 0)
    let excluded = try answer("https://example.com/private/1")
    #expect(excluded.status == 1, "\(excluded)")
    #expect(excluded.stdout.contains("the link is excluded by “/private/*”"), "\(excluded)")
    #expect(try answer("https://other.com/v/1").stdout.contains("applinks:other.com is not among the associated"))
  }

  @Test func `A large association file is a warning`() throws {
    let folder = try TemporaryFolder()
    let comment = String(repeating: "x", count: 200_000)
    try folder.write(
      "aasa",
      "{\"applinks\":{\"details\":[{\"appIDs\":[\"ABCDE12345.com.example.preflight\"],\"components\":[{\"/\":\"*\",\"comment\":\"\(comment)\"}]}]}}"
    )
    let outcome = try judge(
      "ok/Info.plist", "--to", "shared-with-you", "--link", "https://example.com/", "--site-association",
      folder.url.appendingPathComponent("aasa").path)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.stdout.contains("app-site-association-size"), "\(outcome)")
  }

  @Test func `Page resources that are not a folder make the app unreadable`() throws {
    let outcome = try Product.preflight(
      "app", "ok/Info.plist", "--to", "shared-with-you", "--page", "ok/page/index.html", "--page-resources",
      "ok/page/index.html", in: Self.samples)
    #expect(outcome.status == 1, "\(outcome)")
    #expect(outcome.stdout.contains("ok/page/index.html: found a file, expected a folder"), "\(outcome)")
    let missing = try Product.preflight(
      "app", "ok/Info.plist", "--entitlements", "ok/app.entitlements", "--to", "shared-with-you", "--page",
      "ok/page/index.html", "--page-resources", "ok/association", in: Self.samples)
    let words = missing.stdout.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("“harbour.jpg”, which the page names, is not in the folder of its resources"), "\(missing)")
  }

  @Test(arguments: [
    (["app"], "info-plist"), (["app", "Info.plist", "--to", "tictoc"], "tictoc"),
    (["app", "ok/Info.plist", "--assume", "sdk_version=new"], "sdk_version"),
  ])
  func `A wrong command line exits with 64`(arguments: [String], named: String) throws {
    let outcome = try Product.preflight(arguments, in: Self.samples)
    #expect(outcome.status == 64, "\(outcome)")
    #expect(outcome.stderr.contains(named), "\(outcome)")
  }

  @Test func `A missing app file is a result`() throws {
    let outcome = try Product.preflight("app", "nowhere.plist", "--to", "tiktok-share-kit", in: Self.samples)
    #expect(outcome.status == 1, "\(outcome)")
    #expect(outcome.stdout.contains("nowhere.plist: no such file"), "\(outcome)")
  }
}

import BuiltProducts
import Foundation
import Testing

/// `preflight app` for a user, and the samples of SampleMedia/requests/app, whose names say what is expected.
@Suite struct AppTests {
  private static let samples = Product.root.appendingPathComponent("SampleMedia/requests/app")

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
        + (options ?? "").split(whereSeparator: \.isWhitespace).map(String.init) + arguments, in: Self.samples)
  }

  private func verdicts(_ outcome: Outcome) throws -> [[String: Any]] {
    try outcome.records.filter { $0["record"] as? String == "verdict" }
  }

  @Test func anAppThatHasAllPasses() throws {
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

  @Test(arguments: names(in: "fail")) func aSampleBreaksItsRule(name: String) throws {
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

  @Test(arguments: names(in: "unknown")) func aBuildSettingLeavesItOpen(name: String) throws {
    let destination = name.split(separator: "/").map(String.init)[1]
    let outcome = try judge(name, "--to", destination, "--format", "ndjson")
    #expect(outcome.status == 0, "\(outcome)")
    let verdict = try #require(try verdicts(outcome).first)
    #expect(verdict["outcome"] as? String == "unknown", "\(outcome)")
    #expect((verdict["depends_on"] as? [String])?.first?.hasPrefix("$") == true, "\(outcome)")
    #expect(try judge(name, "--to", destination, "--fail-on", "unknown").status == 1)
  }

  /// The catalog contains the message for each unreadable sample.
  @Test(arguments: names(in: "broken")) func aSampleIsRefusedWithItsMessage(name: String) throws {
    let catalog = try String(contentsOf: Self.samples.appendingPathComponent("CATALOG.md"), encoding: .utf8)
    let row = try #require(catalog.split(separator: "\n").first { $0.hasPrefix("| `\(name)` |") })
    let expected = try #require(
      row.components(separatedBy: "unreadable: ").last?.components(separatedBy: " | CC0").first)
    let outcome =
      name.contains("association/")
      ? try judge(
        "ok/Info.plist", "--to", "shared-with-you", "--link", "https://example.com/v/1", "--site-association", name,
        "--format", "ndjson")
      : try judge(name, "--to", "tiktok", "--format", "ndjson")
    #expect(outcome.status == 1, "\(outcome)")
    let verdict = try #require(try verdicts(outcome).first)
    #expect(verdict["outcome"] as? String == "unreadable", "\(outcome)")
    let message = (verdict["error"] as? [String: Any])?["message"] as? String ?? ""
    #expect(message.hasPrefix("\(name):") && message.contains(expected), "\(message)")
  }

  @Test func theCatalogListsWhatIsThere() throws {
    let catalog = try String(contentsOf: Self.samples.appendingPathComponent("CATALOG.md"), encoding: .utf8)
    let listed = catalog.split(separator: "\n").filter { $0.hasSuffix(" | CC0-1.0 |") }.compactMap {
      $0.split(separator: "`").dropFirst().first.map(String.init)
    }
    #expect(listed.sorted() == ["ok", "fail", "unknown", "broken"].flatMap(Self.names).sorted())
  }

  @Test func everyRuleOnAppsOrTheirListsHasASample() throws {
    // Links and pages are shown by tests of their own.
    let page = try Product.preflight("app", "ok/Info.plist", "--format", "sarif", in: Self.samples).stdout
    let ids = Set(page.components(separatedBy: "\"").filter { $0.contains("/app-") && !$0.contains(" ") })
    #expect(ids.count > 20)
    let shown = Self.names(in: "fail").map { name in
      let parts = name.split(separator: "/").map(String.init)
      return "\(parts[1])/\(parts[2].prefix { $0 != "." })"
    }
    let others = ids.subtracting(shown).filter { !$0.contains("page-") && !$0.hasSuffix("app-query-schemes-count") }
    #expect(
      others.sorted() == [
        "apple-shared-with-you/app-site-association-size", "apple-shared-with-you/app-universal-link",
        "tiktok-share-kit-ios/app-redirect-domain",
      ])
  }

  @Test func aPersonIsToldKeyAndValue() throws {
    let outcome = try judge(
      "fail/facebook-stories-ios/app-query-schemes.fail.with-slashes.plist", "--to", "facebook-stories")
    #expect(outcome.stdout.contains("1 app judged"), "\(outcome)")
    #expect(outcome.stdout.contains("✗ ≈20019"), "\(outcome)")
    #expect(outcome.stdout.contains("it has “facebook-stories://” instead"), "\(outcome)")
    #expect(outcome.stdout.contains("Add facebook-stories to LSApplicationQueriesSchemes"), "\(outcome)")
  }

  @Test func whatIsMissingIsAskedFor() throws {
    let outcome = try Product.preflight("app", "ok/Info.plist", "--to", "tiktok", in: Self.samples)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.stdout.contains("depends on entitlements: give it with --entitlements"), "\(outcome)")
  }

  @Test(arguments: [
    (["--page-resources", "none"], "none", "not_found"),
    (["--entitlements", "broken/list.plist"], "broken/list.plist", "corrupt"),
  ])
  func whatCannotBeReadIsNamed(options: [String], file: String, code: String) throws {
    let outcome = try Product.preflight(["app", "ok/Info.plist", "--to", "tiktok"] + options, in: Self.samples)
    #expect(outcome.status == 1, "\(outcome)")
    let card = try #require(outcome.stdout.split(separator: "\n").first { $0.hasPrefix("  ✗ ") })
    #expect(card.hasPrefix("  ✗ \(file) ") && card.hasSuffix(" \(code)"), "\(outcome)")
  }

  @Test(arguments: ["json", "csv", "markdown", "junit", "sarif", "github", "gitlab", "html"])
  func everyReportTellsIt(format: String) throws {
    let outcome = try judge(
      "fail/tiktok-share-kit-ios/app-client-key.fail.missing.plist", "--to", "tiktok", "--format", format)
    #expect(outcome.status == 1, "\(outcome)")
    #expect(outcome.stdout.contains("TikTokClientKey"), "\(outcome)")
    #expect(outcome.stdout.contains("20003"), "\(outcome)")
  }

  @Test func recordsFollowTheSchema() throws {
    for sample in [
      "ok/Info.plist", "fail/wechat-share-xd-ios/app-url-schemes.fail.no-wechat.plist", "broken/cut.plist",
    ] {
      let outcome = try Product.shell(
        "\"$PREFLIGHT\" app SampleMedia/requests/app/\(sample) --format ndjson | script/validate-records")
      #expect(outcome.status == 0, "\(outcome)")
    }
  }

  @Test func aLinkIsAnswered() throws {
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

  @Test func aLargeAssociationIsAWarning() throws {
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

  @Test func resourcesOfAPageThatAreNoFolderAreAResult() throws {
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
  func aWrongCommandLineIsUsage(arguments: [String], named: String) throws {
    let outcome = try Product.preflight(arguments, in: Self.samples)
    #expect(outcome.status == 64, "\(outcome)")
    #expect(outcome.stderr.contains(named), "\(outcome)")
  }

  @Test func aFileThatIsNotThereIsAResult() throws {
    let outcome = try Product.preflight("app", "nowhere.plist", "--to", "tiktok", in: Self.samples)
    #expect(outcome.status == 1, "\(outcome)")
    #expect(outcome.stdout.contains("nowhere.plist: no such file"), "\(outcome)")
  }
}

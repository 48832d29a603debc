import Foundation
import Preflight
import TestSupport
import Testing

/// The share requests of SampleMedia, judged by the built command. Each name states the expectation, and the verdicts
/// are as last reviewed, in a file for each document.
@Suite struct RequestSampleTests {
  static let folder = SampleFolder.root.appendingPathComponent("SampleMedia/requests")

  static let names = Result {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".yml") || $0.hasSuffix(".json")
    }
    .sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }

  private static let report = Result {
    try Product.preflight("request", "SampleMedia/requests", "--format", "ndjson", "--fail-on", "never")
  }

  @Test func `File names state the verdict`() throws {
    let outcome = try Self.report.get()
    try #require(outcome.status == 0, "\(outcome)")
    let names = try Self.names.get()
    let verdicts = try outcome.records.filter { $0["record"] as? String == "verdict" }
    for name in names {
      let own = verdicts.filter {
        ($0["request"] as? [String: Any])?["path"] as? String == "SampleMedia/requests/\(name)"
      }
      #expect(!own.isEmpty, "\(name): no verdict")
      let words = name.split(separator: ".")
      try #require(words.count == 4, "\(name) does not follow the scheme")
      for verdict in own {
        let code = (verdict["share_state"] as? [String: Any])?["code"] as? Int
        let outcome = verdict["outcome"] as? String ?? ""
        let mayAnswer = (verdict["may_answer"] as? [Int] ?? []).map { "may-\($0)" }
        let told = code == nil ? outcome : mayAnswer.count == 1 ? mayAnswer[0] : code.map(String.init) ?? ""
        #expect(told == words[1], "\(name): \(outcome) \(code ?? 0) \(mayAnswer)")
        #expect(verdict["destination"] as? String ?? "preflight" == words[0], "\(name)")
      }
    }
  }

  private static let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden/requests")

  /// The file with the recorded verdicts on a document.
  static func recorded(_ document: String) -> URL { golden.appendingPathComponent(document + ".verdict.json") }

  @Test func `Verdicts match the recorded ones`() throws { try Self.check(Self.names.get()) }

  static func check(_ names: [String]) throws {
    // `PostSampleTests` has the answers to posts.
    let lines = try report.get().stdout.split(separator: "\n").filter { $0.hasPrefix("{\"record\":\"verdict\"") }
    for name in names {
      // Names have no characters that JSON escapes.
      let own = lines.filter { $0.contains("\"path\":\"SampleMedia/requests/\(name)\"") }
      try RecordedFile(recorded(name)).expect(ReadableJSON(own.joined(separator: "\n")).text)
    }
  }

  @Test func `Every recorded file has a document`() throws {
    try RecordedFile.expectFiles(Self.names.get().map { Self.recorded($0).lastPathComponent }, in: Self.golden)
  }

  @Test func `The catalog lists all requests`() throws {
    let catalog = SampleFolder.root.appendingPathComponent("SampleMedia/CATALOG.md")
    let listed = try String(contentsOf: catalog, encoding: .utf8).split(separator: "\n").compactMap { line in
      line.hasPrefix("| `requests/") ? line.split(separator: "`")[1].dropFirst("requests/".count) : nil
    }
    #expect(listed.map(String.init) == (try Self.names.get()))
  }

  /// A sample that was copied from a guide has one mistake, which a finding names; the corrected form passes.
  @Test(arguments: [
    (
      "facebook-stories-ios.20019.guide-as-printed.yml", "facebook-stories-ios.20000.guide-everything.yml",
      ["context.info_plist"], "it has “facebook-stories://” instead"
    ),
    (
      "douyin-share-ios.21002.guide-as-printed.yml", "douyin-share-ios.20000.guide-posting.yml",
      ["title.mentions[0].openID", "title.mentions[0].text"], "a hashtag belongs in title.hashtags"
    ),
    (
      "wechat-share-xd-ios.20019.guide-as-printed.yml", "wechat-share-xd-ios.20000.guide-page.yml",
      ["context.info_plist"], "found “// TikTok” between elements"
    ),
  ])
  func `Copied samples have one mistake`(printed: String, corrected: String, fields: [String], said: String) throws {
    func errors(_ name: String) throws -> [[String: Any]] {
      let verdict = try #require(
        try Self.report.get().records.first {
          ($0["request"] as? [String: Any])?["path"] as? String == "SampleMedia/requests/\(name)"
        })
      return (verdict["findings"] as? [[String: Any]] ?? []).filter { $0["severity"] as? String == "error" }
    }
    let found = try errors(printed)
    #expect(found.compactMap { $0["field"] as? String }.sorted() == fields)
    #expect(found.contains { ($0["message"] as? String)?.contains(said) == true }, "\(found)")
    #expect(try errors(corrected).isEmpty)
  }

  /// Each share state that evidence can predict has a request that shows it.
  @Test(arguments: ["apple-shared-with-you", "douyin", "facebook-stories", "tiktok", "wechat"])
  func `Every predictable state has a request`(name: String) throws {
    let destination = try #require(Destinations.named(name))
    let shown = Set(
      try Self.names.get().filter { $0.hasPrefix(destination.id + ".") }.compactMap { name in
        name.split(separator: ".").dropFirst().first.flatMap { Int($0.replacing("may-", with: "")) }
      })
    for state in destination.shareStates?.states ?? [] {
      let isPredictable = state.predictableFrom.contains { $0 != .runTime }
      let isPredicted = !destination.predictors(of: state.code).isEmpty
      #expect(isPredicted == isPredictable, "\(destination.id) \(state.code): its predictors and its evidence differ")
      if isPredictable { #expect(shown.contains(state.code), "\(destination.id): no request shows \(state.code)") }
    }
  }
}

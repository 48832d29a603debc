import Foundation
import Preflight
import TestSupport
import Testing

/// The share requests of SampleMedia, judged by the built command. Each name states the expectation, and a table has the
/// answer to each request and the rules behind it, as last reviewed.
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

  /// The recorded answers, a line for each request.
  static let recorded = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden/requests.tsv")

  @Test func `Answers and rules match the recorded ones`() throws {
    let rows = try Self.rows()
    let heading = ["request", "destination", "answer", "findings", "files that were not given"]
    try RecordedFile(Self.recorded).expect(
      ([heading] + rows).map { $0.joined(separator: "\t") + "\n" }.joined())
    #expect(Set(rows.map { $0[0].prefix { $0 != "#" } }) == Set(try Self.names.get().map { $0[...] }))
  }

  /// Expects that the rows of some requests are as recorded.
  static func check(_ names: [String]) throws {
    for row in try rows() where names.contains(row[0]) {
      try RecordedFile(recorded).expectLine(row.joined(separator: "\t"), beginningWith: row[0] + "\t")
    }
  }

  /// Returns the cells of the table. `PostSampleTests` has the answers to posts.
  private static func rows() throws -> [[String]] {
    try report.get().records.compactMap { verdict in
      guard verdict["record"] as? String == "verdict", let request = verdict["request"] as? [String: Any],
        let path = request["path"] as? String, path.split(separator: "/").count == 3
      else { return nil }
      let index = request["index"] as? Int ?? 0
      let name = (path as NSString).lastPathComponent + (index > 0 ? "#\(index)" : "")
      let findings = (verdict["findings"] as? [[String: Any]] ?? []).map(shown)
      return [
        name, verdict["destination"] as? String ?? "", answer(of: verdict), findings.joined(separator: "; "),
        (verdict["not_given"] as? [String] ?? []).joined(separator: " "),
      ]
    }
  }

  /// Returns the outcome and the codes of a verdict.
  private static func answer(of verdict: [String: Any]) -> String {
    var words = [verdict["outcome"] as? String ?? ""]
    if let state = (verdict["share_state"] as? [String: Any])?["code"] as? Int { words.append("\(state)") }
    words += (verdict["native_codes"] as? [[String: Any]] ?? []).map { "native \($0["code"] ?? "")" }
    words += (verdict["may_answer"] as? [Int] ?? []).map { "may \($0)" }
    words += (verdict["depends_on"] as? [String] ?? []).map { "depends on \($0)" }
    return words.joined(separator: " ")
  }

  /// Returns the severity, the rule, the field and the place of a finding.
  private static func shown(_ finding: [String: Any]) -> String {
    let place = finding["location"] as? [String: Any] ?? [:]
    let position = ["line", "column"].compactMap { place[$0] as? Int }.map(String.init)
    let words = [finding["severity"], finding["rule"], finding["field"]].compactMap { $0 as? String }
    return (words + [([place["path"] as? String].compactMap(\.self) + position).joined(separator: ":")])
      .joined(separator: " ")
  }

  /// The table has no messages. They begin with the field, and name the source of the rule. A request that is not refused
  /// lists the states that only a run can show.
  @Test func `Findings begin with their field and have a source`() throws {
    for verdict in try Self.report.get().records where verdict["record"] as? String == "verdict" {
      let findings = verdict["findings"] as? [[String: Any]] ?? []
      for finding in findings {
        let message = finding["message"] as? String ?? ""
        let start = (finding["field"] as? String).map { $0 + ": " } ?? ""
        #expect(message.hasPrefix(start) && message.count > start.count, "\(finding)")
        #expect((finding["source"] as? [String: Any])?["title"] is String, "\(finding)")
      }
      guard let states = Destinations.named(verdict["destination"] as? String ?? "")?.shareStates?.states else {
        continue
      }
      let atRunTime = states.filter { $0.predictableFrom.contains(.runTime) }.map(\.code)
      let isRefused = ["fail", "unreadable", "not_applicable"].contains(verdict["outcome"] as? String ?? "")
      #expect(
        verdict["at_run_time"] as? [Int] == (isRefused || atRunTime.isEmpty ? nil : atRunTime),
        "\(verdict["request"] ?? "")")
    }
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
  @Test(arguments: ["apple-shared-with-you", "douyin", "facebook-stories", "tiktok-share-kit", "wechat"])
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

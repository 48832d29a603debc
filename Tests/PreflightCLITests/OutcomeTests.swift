import Foundation
import TestSupport
import Testing

/// Recorded answers of destinations, and the reports on them.
@Suite struct OutcomeTests {
  private static let store = "preflight-outcomes.ndjson"

  /// Writes a small picture that Instagram's feed refuses, because it is no JPEG.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("jane-doe.png", Picture.png(width: 1080, height: 1080))
    return folder
  }

  private func record(_ folder: TemporaryFolder, _ arguments: String...) throws -> Outcome {
    try Product.preflight(
      ["outcome", "record", "jane-doe.png", "--to", "instagram-feed"] + arguments, in: folder.url)
  }

  /// Returns a record with the facts that a test needs.
  private func line(
    _ number: Int, _ day: String, refused: Bool, _ facts: String, predicted: String = "pass", errors: [String] = [],
    code: String = "E1"
  ) -> String {
    let id = String(repeating: "0", count: 16 - String(number, radix: 16).count) + String(number, radix: 16)
    let answer = refused ? "\"refused\",\"code\":\"\(code)\"" : "\"accepted\""
    let list = errors.map { "\"\($0)\"" }.joined(separator: ",")
    return
      "{\"record\":\"outcome\",\"id\":\"\(id)\",\"date\":\"\(day)\",\"destination\":\"instagram-reel\",\"answer\":\(answer),"
      + "\"predicted\":\"\(predicted)\",\"errors\":[\(list)],\"warnings\":[],\"rules\":\"0\",\"sha256\":\"\",\"facts\":{\(facts)}}"
  }

  private func report(_ lines: [String], _ arguments: String...) throws -> (outcome: Outcome, json: [String: Any]) {
    let folder = try TemporaryFolder()
    try folder.write(Self.store, lines.joined(separator: "\n") + "\n")
    let outcome = try Product.preflight(["outcome", "report", "--no-config"] + arguments, in: folder.url)
    let json = try? JSONSerialization.jsonObject(with: Data(outcome.stdout.utf8)) as? [String: Any]
    return (outcome, json ?? [:])
  }

  private func first(_ json: [String: Any], _ key: String) -> [String: Any]? {
    let destination = (json["destinations"] as? [[String: Any]])?.first
    return (destination?[key] as? [[String: Any]])?.first
  }

  // MARK: - Records

  @Test func `A record has no name of a person and no name of the file`() throws {
    let folder = try folder()
    let outcome = try record(
      folder, "--code", "2207005", "--text", "jane-doe.png of @jane was refused, see https://example.com/jane")
    #expect(outcome.status == 0, "\(outcome)")
    let text = try String(contentsOf: folder.url.appendingPathComponent(Self.store), encoding: .utf8)
    #expect(!text.contains("jane"), "\(text)")
    #expect(text.contains("\"text\":\"… of … was refused, see …\""), "\(text)")
    #expect(text.contains("\"predicted\":\"fail\"") && text.contains("\"code\":\"2207005\""), "\(text)")
    #expect(text.contains("\"image.format\":\"png\""), "\(text)")
  }

  @Test func `A text keeps its names if they are wanted`() throws {
    let folder = try folder()
    #expect(try record(folder, "--text", "of @jane", "--keep-names").status == 0)
    let text = try String(contentsOf: folder.url.appendingPathComponent(Self.store), encoding: .utf8)
    #expect(text.contains("of @jane"), "\(text)")
  }

  @Test func `The same post counts once`() throws {
    let folder = try folder()
    for _ in 0..<2 { #expect(try record(folder, "--code", "2207005").status == 0) }
    let outcome = try Product.preflight("outcome", "report", in: folder.url)
    #expect(outcome.stdout.contains("1 record is there twice"), "\(outcome)")
    #expect(outcome.stdout.contains("refused 1,"), "\(outcome)")
  }

  @Test func `Two writers at once lose nothing`() throws {
    let folder = try folder()
    // Each writes ten records of its own day.
    let commands = (1...2).map { month in
      "for d in 10 11 12 13 14 15 16 17 18 19; do "
        + "\"$PREFLIGHT\" outcome record jane-doe.png --to instagram-feed --accepted --date 2025-0\(month)-$d; done"
    }
    let outcome = try Product.shell("(\(commands[0])) & (\(commands[1])); wait", in: folder.url)
    #expect(outcome.status == 0, "\(outcome)")
    let result = try Product.preflight("outcome", "report", "--format", "json", in: folder.url)
    #expect(result.stdout.contains("\"posts\":20,\"repeated\":0,\"damaged\":0"), "\(result)")
  }

  @Test func `A day that lies ahead is refused`() throws {
    let folder = try folder()
    let outcome = try record(folder, "--accepted", "--date", "9999-01-01")
    #expect(outcome.status == 64 && outcome.stderr.contains("found the day 9999-01-01"), "\(outcome)")
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(Self.store).path))
  }

  @Test func `A code that no document lists is recorded with a remark`() throws {
    let folder = try folder()
    let outcome = try record(folder, "--code", "no-such-code")
    #expect(outcome.status == 0 && outcome.stderr.contains("“no-such-code”"), "\(outcome)")
    let report = try Product.preflight("outcome", "report", in: folder.url)
    #expect(report.stdout.contains("instagram-feed: no-such-code (1)"), "\(report)")
  }

  @Test func `A file that is no store is not changed`() throws {
    let folder = try folder()
    try folder.write("notes.txt", "my notes\n")
    let outcome = try record(folder, "--accepted", "--store", "notes.txt")
    #expect(outcome.status == 64 && outcome.stderr.contains("notes.txt"), "\(outcome)")
    #expect(try String(contentsOf: folder.url.appendingPathComponent("notes.txt"), encoding: .utf8) == "my notes\n")
  }

  @Test func `A store in a folder that is missing has a clear message`() throws {
    let folder = try folder()
    let outcome = try record(folder, "--accepted", "--store", "missing/outcomes.ndjson")
    #expect(outcome.status == 2 && outcome.stderr.contains("missing/outcomes.ndjson"), "\(outcome)")
  }

  @Test func `An unfinished line is not joined with the next record`() throws {
    let folder = try folder()
    try folder.write(Self.store, "{\"record\":\"outcome\",\"id\":\"00")
    #expect(try record(folder, "--accepted").status == 0)
    let report = try Product.preflight("outcome", "report", "--format", "json", in: folder.url)
    #expect(report.stdout.contains("\"posts\":1,\"repeated\":0,\"damaged\":1"), "\(report)")
  }

  @Test func `Records and reports have their schemas`() throws {
    let folder = try folder()
    #expect(try record(folder, "--code", "2207005", "--text", "no").status == 0)
    #expect(try record(folder, "--accepted").status == 0)
    let store = folder.url.appendingPathComponent(Self.store).path
    let lines = try Product.shell("script/check/validate-records < '\(store)'")
    #expect(lines.status == 0, "\(lines)")
    let report = try Product.shell(
      "\"$PREFLIGHT\" outcome report '\(store)' --format json | script/check/validate-records")
    #expect(report.status == 0, "\(report)")
  }

  // MARK: - Logs

  @Test func `Logs of known forms are recorded`() throws {
    let folder = try folder()
    let logs = [
      (
        "own.csv", "file,to,date,accepted,code\njane-doe.png,instagram-feed,2026-01-02,no,2207005\n", [String](),
        ["\"code\":\"2207005\""]
      ),
      (
        "graph.ndjson",
        #"{"file":"jane-doe.png","to":"instagram-feed","date":"2026-01-02T10:00:00Z","response":{"error":{"message":"m","code":9004,"error_subcode":2207052}}}"#,
        [], ["\"code\":\"2207052\""]
      ),
      (
        "ayrshare.json",
        #"{"history":[{"created":"2026-01-02T10:00:00Z","id":"a","mediaUrls":["https://x.example/jane-doe.png?a=1"],"errors":[{"platform":"instagram","code":110,"message":"m"}],"postIds":[{"platform":"facebook","status":"success"}]}]}"#,
        ["--network", "instagram=instagram-feed", "--network", "facebook=facebook-photo"],
        ["\"code\":\"ayrshare:110\"", "\"answer\":\"accepted\""]
      ),
      (
        "postiz.json",
        #"[{"id":"p","state":"ERROR","publishDate":"2026-01-02T10:00:00Z","image":"[{\"path\":\"https://x.example/jane-doe.png\"}]","error":"{\"error\":{\"code\":9004,\"error_subcode\":2207052}}","integration":{"providerIdentifier":"instagram"}},{"id":"q","state":"DRAFT","publishDate":"2026-01-02"}]"#,
        ["--network", "instagram=instagram-feed"], ["\"code\":\"2207052\""]
      ),
    ]
    for (name, text, options, expected) in logs {
      try folder.write(name, text)
      let outcome = try Product.preflight(
        ["outcome", "record-from", name, "--store", "\(name).store"] + options, in: folder.url)
      #expect(outcome.status == 0, "\(outcome)")
      let found = try String(contentsOf: folder.url.appendingPathComponent("\(name).store"), encoding: .utf8)
      for part in expected { #expect(found.contains(part), "\(name): \(found)") }
      #expect(found.contains("\"date\":\"2026-01-02\""), "\(found)")
    }
  }

  @Test func `An entry that cannot be recorded is named with its line`() throws {
    let folder = try folder()
    try folder.write(
      "log.ndjson",
      """
      {"file":"jane-doe.png","to":"instagram-feed","date":"2026-01-02","accepted":true}
      {"file":"jane-doe.png","to":"instagram-f
      {"file":"gone.png","to":"instagram-feed","date":"2026-01-02","accepted":true}
      {"file":"jane-doe.png","to":"instagram","date":"2026-01-02","accepted":true}
      """)
    let outcome = try Product.preflight("outcome", "record-from", "log.ndjson", in: folder.url)
    #expect(outcome.status == 0 && outcome.stderr.contains("recorded 1 post"), "\(outcome)")
    for line in 2...4 { #expect(outcome.stderr.contains("left out line \(line):"), "\(outcome)") }
  }

  // MARK: - Reports

  @Test func `A limit that no rule has is found`() throws {
    let refused = (0..<14).map { line($0, "2026-01-02", refused: true, "\"duration\":\(60.5 + Double($0))") }
    let accepted = (0..<230).map {
      line(100 + $0, "2026-01-02", refused: false, "\"duration\":\(1 + Double($0) * 0.255)")
    }
    let (_, json) = try report(refused + accepted, "--format", "json")
    let separation = first(json, "unexplained")?["separation"] as? [String: Any]
    let decision = separation?["decision"] as? [String: Any]
    #expect(decision?["fact"] as? String == "duration" && decision?["comparison"] as? String == "above")
    #expect(decision?["limit"] as? Double == 60, "\(json)")
    let (text, _) = try report(refused + accepted)
    #expect(text.stdout.contains("duration > 60 s: 14 of 14 refused, 0 of 230 accepted"), "\(text)")
  }

  @Test func `A word that no rule has is found`() throws {
    let refused = (0..<5).map { line($0, "2026-01-02", refused: true, "\"video.codec\":\"hevc\",\"duration\":\($0)") }
    let accepted = (0..<50).map {
      line(100 + $0, "2026-01-02", refused: false, "\"video.codec\":\"h264\",\"duration\":\($0 % 9)")
    }
    let (text, _) = try report(refused + accepted)
    #expect(text.stdout.contains("video.codec = hevc: 5 of 5 refused, 0 of 50 accepted"), "\(text)")
  }

  @Test func `Refusals by chance have no decision`() throws {
    let lines = (0..<60).map { line($0, "2026-01-02", refused: $0 % 12 == 0, "\"duration\":\($0 * 7 % 60)") }
    let (text, _) = try report(lines)
    #expect(text.stdout.contains("no single fact separates them"), "\(text)")
  }

  @Test func `A rule that accepted posts contradict is named with its month`() throws {
    let rule = "instagram-reel/video-duration-max"
    let lines = (0..<20).map { number in
      line(
        number, number < 10 ? "2026-01-02" : "2026-03-04", refused: number < 10, "\"duration\":\(950 + number)",
        predicted: "fail", errors: [rule])
    }
    let (text, _) = try report(lines)
    #expect(text.stdout.contains("\(rule) failed 10 posts, of which 10 were accepted"), "\(text)")
    #expect(text.stdout.contains("since 2026-03"), "\(text)")
    #expect(text.stdout.contains("969 s passed; the rule has the limit 900 s"), "\(text)")
  }

  @Test func `Damaged lines are named and the rest is kept`() throws {
    let good = (0..<3).map { line($0, "2026-01-02", refused: false, "\"duration\":1") }
    let lines = [
      good[0], String(good[1].prefix(60)), String(good[1].prefix(80)) + good[2], good[1],
      line(9, "9999-01-02", refused: false, ""), "\u{FFFD}", good[2],
    ]
    let (text, _) = try report(lines)
    #expect(text.outcome(hasLines: [2, 3, 5, 6]), "\(text)")
    #expect(text.stdout.contains("3 posts from 2026-01-02"), "\(text)")
  }

  @Test func `A page escapes what a store says`() throws {
    let hostile = "<script>alert(1)</script>"
    let lines = (0..<4).map { line($0, "2026-01-02", refused: true, "\"duration\":1", code: hostile) }
    let (outcome, _) = try report(lines, "--format", "html")
    #expect(outcome.status == 0 && !outcome.stdout.contains(hostile), "\(outcome)")
    #expect(outcome.stdout.contains("&lt;script&gt;") && outcome.stdout.contains("<svg role=\"img\""), "\(outcome)")
  }

  // MARK: - Proposals and tests

  @Test func `A proposal is a patch with a correct destination file`() throws {
    let folder = try TemporaryFolder()
    let refused = (0..<14).map { line($0, "2026-01-02", refused: true, "\"duration\":\(60.5 + Double($0))") }
    let accepted = (0..<230).map {
      line(100 + $0, "2026-01-02", refused: false, "\"duration\":\(1 + Double($0) * 0.255)")
    }
    try folder.write(Self.store, (refused + accepted).joined(separator: "\n"))
    let patch = try Product.preflight("outcome", "propose", in: folder.url)
    #expect(patch.status == 0 && patch.stdout.contains("+++ b/observed-instagram-reel.yml"), "\(patch)")
    for part in [
      "constraint: { max: 60 }", "certainty: observed", "14 of 14 refusals", "# 59.395 passed, and 60.5 did not",
    ] {
      #expect(patch.stdout.contains(part), "\(patch)")
    }
    let added = patch.stdout.split(separator: "\n").filter { $0.hasPrefix("+") && !$0.hasPrefix("+++") }
    try folder.write("observed-instagram-reel.yml", added.map { $0.dropFirst() }.joined(separator: "\n") + "\n")
    let check = try Product.preflight("destinations", "check", "observed-instagram-reel.yml", in: folder.url)
    #expect(check.status == 0, "\(check)")
  }

  @Test func `A refusal becomes a test without its media`() throws {
    let folder = try folder()
    #expect(try record(folder, "--code", "2207005", "--text", "no").status == 0)
    let text = try String(contentsOf: folder.url.appendingPathComponent(Self.store), encoding: .utf8)
    let id = try #require(text.split(separator: "\"id\":\"").last?.prefix(16))
    let test = try Product.preflight("outcome", "test", String(id), in: folder.url)
    #expect(test.status == 0 && !test.stdout.contains("\"text\""), "\(test)")
    try folder.write("tests.ndjson", test.stdout)
    let good = try Product.preflight("outcome", "check", "tests.ndjson", in: folder.url)
    #expect(good.status == 0 && good.stdout.contains("1 record judged again, 0 differ"), "\(good)")
    // The opposite answer does not agree.
    try folder.write("other.ndjson", test.stdout.replacingOccurrences(of: "\"refused\"", with: "\"accepted\""))
    let bad = try Product.preflight("outcome", "check", "other.ndjson", in: folder.url)
    #expect(bad.status == 1 && bad.stdout.contains("the answer was accepted"), "\(bad)")
    let missing = try Product.preflight("outcome", "test", "0123456789abcdef", in: folder.url)
    #expect(missing.status == 64 && missing.stderr.contains("0123456789abcdef"), "\(missing)")
  }

  @Test func `A scan names rules that are due`() throws {
    let folder = try folder()
    let scan = ["scan", "jane-doe.png", "--to", "instagram-feed", "--verbose", "--fail-on", "never", "--as-of"]
    let due = try Product.preflight(scan + ["2199-01-01"], in: folder.url)
    #expect(due.stderr.contains("due for review: see 'preflight destinations stale'"), "\(due)")
    let fresh = try Product.preflight(scan + ["2026-11-28"], in: folder.url)
    #expect(!fresh.stderr.contains("due for review"), "\(fresh)")
  }
}

extension Outcome {
  /// True if the report names these lines as damaged, and no others.
  fileprivate func outcome(hasLines lines: [Int]) -> Bool {
    let named = stdout.split(separator: "\n").filter { $0.hasPrefix("  line ") }
    return named.count == lines.count && zip(named, lines).allSatisfy { $0.hasPrefix("  line \($1):") }
  }
}

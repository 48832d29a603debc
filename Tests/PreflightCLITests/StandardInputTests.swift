import Foundation
import TestSupport
import Testing

/// Media files on standard input.
@Suite struct StandardInputTests {
  private static let movie = "SampleMedia/fail/tiktok-share-kit-ios/video/video-duration-max.fail.754s.mov"

  /// All engines need random access to the file, also from another process.
  @Test(arguments: ["cat \(movie) |", "cat \(movie) | cat |"], ["auto", "reference"])
  func `A pipe is read like a file`(pipe: String, engine: String) throws {
    let outcome = try Product.shell(
      "\(pipe) \"$PREFLIGHT\" scan - --to tiktok-share-kit --engine \(engine) --format ndjson")
    #expect(outcome.status == 1, "\(outcome)")
    let verdict = try #require(try outcome.records.first)
    #expect(verdict["path"] as? String == "/dev/stdin")
    #expect((verdict["share_state"] as? [String: Any])?["code"] as? Int == 20007)
  }

  @Test func `A redirected file can be among other files`() throws {
    let outcome = try Product.shell(
      "\"$PREFLIGHT\" probe \(Self.movie) - --format ndjson < \(Self.movie)")
    let records = try outcome.records.dropLast()
    #expect(records.map { $0["path"] as? String } == [Self.movie, "/dev/stdin"])
    #expect(records.map { $0["duration"] as? Double } == [754.2, 754.2])
  }

  @Test(
    arguments: [
      ("printf '' | \"$PREFLIGHT\" scan - --to tiktok-share-kit", Int32(1), "", "empty"),
      ("\"$PREFLIGHT\" scan - <&-", 2, "cannot copy standard input into a file", ""),
      ("echo x | TMPDIR=/nowhere \"$PREFLIGHT\" probe -", 2, "cannot copy standard input into a file", ""),
      ("echo a | \"$PREFLIGHT\" scan - --files-from -", 64, "found - twice", ""),
      ("\"$PREFLIGHT\" scan SampleMedia --stdin-filename a.mp4", 64, "expected - as the only path", ""),
      ("echo a | \"$PREFLIGHT\" scan - SampleMedia --stdin-filename a.mp4", 64, "expected - as the only path", ""),
      ("echo a | \"$PREFLIGHT\" request -", 64, "expected the path of a document", ""),
    ])
  func `Wrong use of standard input is reported`(line: String, status: Int32, message: String, report: String) throws {
    let outcome = try Product.shell(line)
    #expect(outcome.status == status, "\(outcome)")
    #expect(message.isEmpty ? outcome.err.isEmpty : outcome.stderr.contains(message), "\(outcome)")
    #expect(report.isEmpty || outcome.stdout.contains(report), "\(outcome)")
  }

  /// The name decides what is reported, which kind of file is expected, and which settings apply.
  @Test(arguments: ["auto", "reference"])
  func `Standard input takes its name from --stdin-filename`(engine: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "preflight.yml", "to: [tiktok-share-kit]\noverrides:\n  - paths: [house/**]\n    to: [facebook-stories]\n")
    // A file of this name is not what is read.
    try folder.write("house/clip.mov", "no movie")
    let movie = Product.root.appendingPathComponent(Self.movie).path
    let outcome = try Product.shell(
      "cat '\(movie)' | \"$PREFLIGHT\" scan - --stdin-filename house/clip.mov --engine \(engine) --format ndjson",
      in: folder.url)
    let verdicts = try outcome.records.dropLast()
    #expect(verdicts.allSatisfy { $0["path"] as? String == "house/clip.mov" && $0["error"] == nil }, "\(outcome)")
    let outcomes = verdicts.map { $0["outcome"] as? String }
    #expect(verdicts.map { $0["destination"] as? String } == ["tiktok-share-kit-ios", "facebook-stories-ios"])
    #expect(outcomes == ["not_applicable", "fail"], "\(outcome)")
  }

  @Test func `The given name is compared with the content`() throws {
    for (name, matches) in [("clip.mov", true), ("clip.png", false)] {
      let outcome = try Product.shell(
        "\"$PREFLIGHT\" probe - --stdin-filename \(name) --format ndjson <\(Self.movie)")
      let facts = try #require(try outcome.records.first)
      #expect(facts["path"] as? String == name && facts["extension_matches"] as? Bool == matches, "\(outcome)")
    }
  }

  /// The writer can take long, but Ctrl-C does not wait for it.
  @Test func `An interrupt ends the wait for standard input`() throws {
    let folder = try TemporaryFolder()
    let outcome = try Product.shell(
      """
      mkfifo pipe; sleep 30 > pipe & writer=$!
      "$PREFLIGHT" probe - --format ndjson < pipe > report & run=$!
      until [ -d /proc/$run/fd ] && ls -l /proc/$run/fd | grep -q deleted; do sleep 0.02; done
      kill -INT $run; wait $run; status=$?; kill -KILL $writer; cat report; exit $status
      """, in: folder.url)
    #expect(outcome.status == 130, "\(outcome)")
    #expect(try outcome.records.first?["interrupted"] as? Bool == true, "\(outcome)")
  }
}

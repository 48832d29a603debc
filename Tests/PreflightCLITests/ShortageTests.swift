import Foundation
import TestSupport
import Testing

/// A shortage of this machine says nothing about a file. A short one costs no verdict. A lasting one gives `internal`, no share
/// state, and exit status 2.
@Suite struct ShortageTests {
  /// True if strace can make system calls fail, which some containers forbid.
  static let hasFaults = (try? Product.shell("strace -qq -o /dev/null true").status) == 0

  private func pictures(_ count: Int) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for index in 0..<count { try folder.write("\(index).png", Picture.png(width: 20, height: 20)) }
    return folder
  }

  private func code(_ record: [String: Any]) -> String? { (record["error"] as? [String: Any])?["code"] as? String }

  @Test func `Files that need no worker are judged without one`() throws {
    let folder = try pictures(3)
    // An AAC stream has no header reader.
    try folder.write("needs.aac", Data([0xFF, 0xF1, 0x50, 0x80, 0x02, 0x1F, 0xFC] + [UInt8](repeating: 0, count: 64)))
    let missing = ["PREFLIGHT_WORKER": "/nowhere/preflight-worker"]
    let outcome = try Product.preflight(
      "scan", "--to", "tiktok-share-kit", "--format", "ndjson", ".", in: folder.url, environment: missing)
    #expect(outcome.status == 2, "\(outcome)")
    let verdicts = try outcome.records.filter { $0["record"] as? String == "verdict" }
    #expect(verdicts.map { $0["outcome"] as? String } == ["pass", "pass", "pass", "unreadable"], "\(outcome)")
    let error = try #require(verdicts.last?["error"] as? [String: Any])
    #expect(error["code"] as? String == "internal")
    #expect((error["message"] as? String)?.contains("/nowhere/preflight-worker: install it") == true, "\(outcome)")
    #expect(verdicts.last?["share_state"] == nil)
    let fine = try Product.preflight("scan", "--to", "tiktok-share-kit", "0.png", in: folder.url, environment: missing)
    #expect(fine.status == 0, "\(fine)")
    let page = try Product.preflight(
      "scan", "--to", "tiktok-share-kit", "--format", "html", "0.png", in: folder.url, environment: missing)
    #expect(page.status == 0 && page.stderr.contains("the report has no thumbnails: found no executable"), "\(page)")
  }

  @Test func `A silent worker uses the time of its file`() throws {
    let folder = try pictures(1)
    let worker = try folder.write("worker", "#!/bin/sh\nexec sleep 60\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: worker.path)
    let start = SuspendingClock.now
    let outcome = try Product.preflight(
      "probe", "--engine", "reference", "--timeout", "1", "--format", "ndjson", "0.png", in: folder.url,
      environment: ["PREFLIGHT_WORKER": worker.path])
    #expect(start.duration(to: .now) < .seconds(8))
    #expect(try outcome.status == 2 && code(outcome.records[0]) == "internal", "\(outcome)")
  }

  @Test(.enabled(if: hasFaults, "needs strace")) func `A few failed worker starts cost no file`() throws {
    let folder = try pictures(40)
    let outcome = try Product.shell(
      """
      exec strace -qq -f -o /dev/null -e trace=socketpair -e inject=socketpair:error=EMFILE:when=1..3 \
        "$PREFLIGHT" probe --engine reference --workers 1 --format ndjson .
      """, in: folder.url)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(try outcome.records.last?["assets"] as? Int == 40, "\(outcome)")
  }

  @Test(.enabled(if: hasFaults, "needs strace"), arguments: ["EMFILE", "ENFILE", "ENOMEM", "EAGAIN"])
  func `A resource shortage at opening is not a verdict`(error: String) throws {
    let folder = try pictures(2)
    let outcome = try Product.shell(
      """
      exec strace -qq -f -o /dev/null -P 1.png -e trace=openat -e inject=openat:error=\(error) \
        "$PREFLIGHT" scan --to tiktok-share-kit --format ndjson 0.png 1.png
      """, in: folder.url)
    let verdicts = try outcome.records
    #expect(outcome.status == 2, "\(outcome)")
    #expect(verdicts[0]["outcome"] as? String == "pass" && code(verdicts[1]) == "internal", "\(outcome)")
    #expect(verdicts[1]["share_state"] == nil, "\(outcome)")
  }

  /// The worker and its libraries distinguish failures of the system from damage.
  @Test(
    .enabled(if: hasFaults, "needs strace"),
    arguments: [
      ("jpg", "EIO", "io_error"), ("png", "EIO", "io_error"), ("mp4", "EIO", "io_error"), ("jpg", "ENOMEM", "internal"),
    ])
  func `A read failure is not reported as damage`(kind: String, error: String, code: String) throws {
    let folder = try TemporaryFolder()
    let made = try Product.shell(
      "ffmpeg -v error -nostdin -f lavfi -i testsrc2=size=640x480:rate=25 -frames:v \(kind == "mp4" ? 50 : 1) a.\(kind)",
      in: folder.url)
    try #require(made.status == 0, "\(made)")
    let depth = ["--engine", "reference", "--depth", "decode", "--format", "ndjson", "a.\(kind)"]
    let whole = try Product.preflight(["probe"] + depth, in: folder.url)
    #expect(whole.status == 0, "\(whole)")
    // After the first read, which only detects the format, each of the reads fails in turn.
    var failed = 0
    for place in 2...8 {
      let outcome = try Product.shell(
        """
        exec strace -qq -f -o /dev/null -P "$PWD/a.\(kind)" -e trace=pread64 -e inject=pread64:error=\(error):when=\(place) \
          "$PREFLIGHT" probe \(depth.joined(separator: " "))
        """, in: folder.url)
      let facts = try outcome.records[0]
      if outcome.out == whole.out { continue }
      failed += 1
      #expect(self.code(facts) == code, "read \(place): \(outcome)")
      #expect(outcome.status == 2, "read \(place): \(outcome)")
    }
    #expect(failed >= 3)
  }

  /// The limit of threads does not apply to the superuser, so this runs as another user, in a folder that all users can read.
  /// With 1, the first thread is refused; with 3, the thread of a worker; with 6, the process of the worker.
  @Test(.enabled(if: getuid() == 0, "needs to run as another user"), arguments: Loops.some([1, 2, 3, 4, 6], oneOf: 2))
  func `A run without threads ends`(threads: Int) throws {
    let folder = try pictures(3)
    let outcome = try Product.shell(
      """
      cp "$PREFLIGHT" "$PREFLIGHT-worker" . && chmod 755 . && exec timeout -k 1 25 \
        setpriv --reuid=\(41_000 + threads) --regid=65534 --clear-groups prlimit --nproc=\(threads) \
        ./preflight probe --engine reference --format ndjson 0.png 1.png 2.png
      """, in: folder.url)
    if outcome.out.isEmpty {
      #expect(outcome.status == 2 && outcome.stderr.contains("cannot start a thread"), "\(outcome)")
    } else {
      let records = try outcome.records
      let hasFailed = records.contains { code($0) == "internal" }
      #expect(records.count == 4 && outcome.status == (hasFailed ? 2 : 0), "\(outcome)")
    }
  }
}

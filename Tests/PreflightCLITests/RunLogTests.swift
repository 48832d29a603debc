import Foundation
import TestSupport
import Testing

/// The output on standard error: progress, the closing line, `--quiet` and `--verbose`.
@Suite struct RunLogTests {
  /// Makes a folder with a clip that only a worker can read, and a slow worker.
  private func slowRun() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: Product.root.appendingPathComponent(
        "SampleMedia/ok/tiktok-share-kit-ios/video/video-duration-max.15s-with-sound.mov"),
      to: folder.url.appendingPathComponent("clip.mov"))
    try folder.write("wide.png", Picture.png(width: 50, height: 10))
    // A worker gets no variable of its caller.
    let worker = "\(Product.folder.path)/preflight-worker"
    try folder.write("worker", "#!/bin/sh\ntouch started\nsleep 2.5\nexec '\(worker)' \"$@\"\n")
    _ = try Product.shell("chmod 755 worker", in: folder.url)
    return folder
  }

  /// Runs a command on a terminal.
  private func onTerminal(_ command: String, columns: Int = 80, in folder: TemporaryFolder) throws -> Outcome {
    try folder.write("command", "stty cols \(columns) rows 50\n\(command)\n")
    return try Product.shell(
      "script -qec 'bash ./command' /dev/null", in: folder.url,
      environment: ["TERM": "xterm", "NO_COLOR": "1", "PREFLIGHT_WORKER": "./worker"])
  }

  private static let clearing = "\r\u{1B}[K"
  private let scan = "\"$PREFLIGHT\" scan wide.png clip.mov --to tiktok-share-kit --engine reference"

  @Test func `A long run shows its progress and clears it`() throws {
    let folder = try slowRun()
    let outcome = try onTerminal("\(scan) > report", in: folder)
    #expect(outcome.stdout.contains("\(Self.clearing)0 of 2 files"), "\(outcome)")
    // After the last clearing, there is only the closing line.
    let rest = outcome.stdout.components(separatedBy: Self.clearing).last ?? ""
    #expect(rest.hasPrefix("preflight: 2 assets judged in ") && rest.contains("1 pass, 1 fail."), "\(outcome)")
    let report = try String(contentsOf: folder.url.appendingPathComponent("report"), encoding: .utf8)
    #expect(!report.contains("\u{1B}") && report.contains("✗ 20008"), "\(report)")
  }

  @Test func `Progress does not garble a report on the same terminal`() throws {
    let folder = try slowRun()
    let outcome = try onTerminal(scan, in: folder)
    let parts = outcome.stdout.components(separatedBy: Self.clearing)
    #expect(parts.count > 2, "\(outcome)")
    // The text between two clearings is a state of the line. The complete report comes after the last clearing.
    for part in parts.dropFirst().dropLast() { #expect(part.isEmpty || part.contains(" files"), "\(part)") }
    let report = parts.last ?? ""
    #expect(
      !report.contains("files ·") && report.contains("✗ 20008") && report.contains("2 assets judged"), "\(report)")
  }

  @Test(arguments: [20, 40, 60])
  func `The progress line fits the terminal`(columns: Int) throws {
    let outcome = try onTerminal("\(scan) > report", columns: columns, in: try slowRun())
    let states = outcome.stdout.components(separatedBy: Self.clearing).dropFirst().dropLast()
    #expect(!states.isEmpty)
    for state in states { #expect(state.count < columns, "\(state)") }
  }

  @Test(arguments: [
    "\(#""$PREFLIGHT""#) scan wide.png clip.mov --engine reference --quiet > report",
    "\(#""$PREFLIGHT""#) scan wide.png clip.mov --engine reference | cat > report",
    "\(#""$PREFLIGHT""#) scan wide.png clip.mov --engine reference > report 2> err",
    "TERM=dumb \(#""$PREFLIGHT""#) scan wide.png clip.mov --engine reference --quiet > report",
  ])
  func `Progress is hidden with --quiet and outside of terminals`(command: String) throws {
    let outcome = try onTerminal(command, in: try slowRun())
    #expect(outcome.stdout.isEmpty, "\(outcome)")
  }

  @Test func `An interrupt clears the progress line`() throws {
    let folder = try slowRun()
    let outcome = try onTerminal(
      """
      \(scan) > report & run=$!
      until [ -e started ]; do sleep 0.02; done
      sleep 1.3; kill -INT $run; wait $run; echo "status $?"
      """, in: folder)
    #expect(outcome.stdout.contains("status 130"), "\(outcome)")
    let rest = outcome.stdout.components(separatedBy: Self.clearing).last ?? ""
    #expect(!rest.contains(" files"), "\(outcome)")
  }

  @Test func `A report in a file comes with a closing line`() throws {
    let folder = try TemporaryFolder()
    try folder.write("wide.png", Picture.png(width: 50, height: 10))
    let arguments = ["scan", "wide.png", "--to", "tiktok-share-kit", "--format", "junit", "--output", "r.xml"]
    let outcome = try Product.preflight(arguments, in: folder.url)
    #expect(outcome.status == 1 && outcome.out.isEmpty, "\(outcome)")
    let pattern = #/preflight: 1 asset judged in [0-9.]+ m?s: 1 fail\.\n/#
    #expect(try pattern.wholeMatch(in: outcome.stderr) != nil, "\(outcome)")
    let quiet = try Product.preflight(arguments + ["--quiet"], in: folder.url)
    #expect(quiet.status == 1 && quiet.out.isEmpty && quiet.err.isEmpty, "\(quiet)")
  }

  @Test func `Quiet output states only failures`() throws {
    let folder = try TemporaryFolder()
    try folder.write("wide.png", Picture.png(width: 50, height: 10))
    try folder.write("good.png", Picture.png(width: 20, height: 20))
    let good = try Product.preflight("scan", "good.png", "--to", "tiktok-share-kit", "-q", in: folder.url)
    #expect(good.status == 0 && good.out.isEmpty && good.err.isEmpty, "\(good)")
    let both = try Product.preflight("scan", ".", "--to", "tiktok-share-kit", "-q", in: folder.url)
    #expect(both.status == 1 && both.err.isEmpty, "\(both)")
    #expect(both.stdout.contains("✗ wide.png") && !both.stdout.contains("good.png"), "\(both)")
    let contradictory = try Product.preflight("scan", ".", "-q", "-v", in: folder.url)
    #expect(contradictory.status == 64, "\(contradictory)")
  }

  @Test func `Verbose output lists what was read`() throws {
    let folder = try TemporaryFolder()
    try folder.write("good.png", Picture.png(width: 20, height: 20))
    try folder.write("notes\n::error::.txt", "milk")
    let outcome = try Product.preflight(
      "scan", ".", "gone.mp4", "--to", "tiktok-share-kit", "--verbose", in: folder.url)
    let lines = outcome.stderr.split(separator: "\n").map { $0.drop { !$0.isWhitespace }.dropFirst() }
    let untimed = lines.map { String($0.drop { $0.isNumber || $0 == "." }.dropFirst()) }
    #expect(untimed.count == 5, "\(outcome)")
    #expect(outcome.status == 2 && untimed.last?.hasSuffix("could not be read: see its error") == true, "\(outcome)")
    #expect(untimed.first.map { $0.hasPrefix("./good.png: header tier, ") && $0.hasSuffix(" bytes") } == true)
    #expect(untimed.dropFirst().first == "./notes\\n::error::.txt: skipped, not media by name or content", "\(outcome)")
    #expect(untimed.dropFirst(2).first == "gone.mp4: not read, not_found", "\(outcome)")
    #expect(outcome.stderr.split(separator: "\n").allSatisfy { $0.hasPrefix("preflight: ") })
    // The report is the same.
    let plain = try Product.preflight("scan", ".", "gone.mp4", "--to", "tiktok-share-kit", in: folder.url)
    #expect(plain.out == outcome.out)
  }

  // MARK: GitHub

  @Test func `GitHub annotations come with a step summary`() throws {
    let folder = try TemporaryFolder()
    try folder.write("wide.png", Picture.png(width: 50, height: 10))
    try folder.write("summary.md", "what the step said before\n")
    let environment = ["GITHUB_STEP_SUMMARY": folder.url.appendingPathComponent("summary.md").path]
    let summary = { try String(contentsOf: folder.url.appendingPathComponent("summary.md"), encoding: .utf8) }
    let scan = ["scan", "wide.png", "--to", "tiktok-share-kit"]
    _ = try Product.preflight(scan, in: folder.url, environment: environment)
    #expect(try summary() == "what the step said before\n", "only where annotations are asked for")
    let outcome = try Product.preflight(scan + ["--format", "github"], in: folder.url, environment: environment)
    #expect(outcome.status == 1 && outcome.err.isEmpty, "\(outcome)")
    #expect(outcome.stdout.hasPrefix("::error file=wide.png,"), "\(outcome)")
    #expect(try summary().hasPrefix("what the step said before\n### Preflight: 0 of 1 asset ready to post\n"))
    let two = try Product.preflight(
      scan + ["--report", "github=annotations"], in: folder.url, environment: environment)
    #expect(two.status == 1, "\(two)")
    #expect(try summary().components(separatedBy: "### Preflight").count == 3)
  }

  @Test func `An unwritable step summary is reported without effect`() throws {
    let folder = try TemporaryFolder()
    try folder.write("good.png", Picture.png(width: 20, height: 20))
    let outcome = try Product.preflight(
      "scan", "good.png", "--to", "tiktok-share-kit", "--format", "github", in: folder.url,
      environment: ["GITHUB_STEP_SUMMARY": "/no/such/file"])
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.stderr.contains("the step has no summary"), "\(outcome)")
  }

  // MARK: Misspelled words

  @Test(arguments: [
    (["scna", "x.mp4"], "“scan”"), (["desinations"], "“destinations”"), (["clip.mp4"], "preflight scan clip.mp4"),
    (["scan", ".", "--to", "tictok"], "“tiktok-video”"), (["scan", ".", "--tto", "tiktok-share-kit"], "--to"),
    (["scan", ".", "--format", "jnuit"], "“junit”"),
    (["explain", "tiktok-share-kit/video-duration-mx"], "“video-duration-max”"),
    (["scan", ".", "--to", "douyin", "--assume", "app_versoin=1"], "“app_version”"),
  ])
  func `A misspelled word gets a suggestion`(arguments: [String], meant: String) throws {
    let outcome = try Product.preflight(arguments)
    #expect(outcome.status == 64, "\(outcome)")
    #expect(outcome.stderr.contains(meant), "\(outcome)")
  }
}

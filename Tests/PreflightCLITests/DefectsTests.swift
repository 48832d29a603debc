import Foundation
import TestSupport
import Testing

/// Damaged files fail, and files that only look damaged pass. Defects/make.py makes one file of each kind, whose
/// name says what is expected.
@Suite struct DefectsTests {
  private func made() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let script = Product.root.appending(path: "Tests/PreflightCLITests/Defects/make.py").path
    let outcome = try Product.shell("/usr/bin/python3 '\(script)' '\(folder.url.path)'")
    try #require(outcome.status == 0, "\(outcome)")
    return folder
  }

  /// Returns the broken rules of a file, or its error code.
  private func reasons(_ verdict: [String: Any]) -> [String] {
    let error = (verdict["error"] as? [String: Any])?["code"] as? String
    let findings = verdict["findings"] as? [[String: Any]] ?? []
    let rules = findings.filter { $0["severity"] as? String == "error" }.compactMap { $0["rule"] as? String }
    return (error.map { [$0] } ?? []) + rules.filter { $0.hasPrefix("file/") }.map { String($0.dropFirst(5)) }
  }

  @Test func `File names state what a scan finds`() throws {
    let folder = try made()
    for options in [["--engine", "auto"], ["--engine", "reference"], ["--depth", "decode"]] {
      try check(options, folder.url)
    }
  }

  private func check(_ options: [String], _ folder: URL) throws {
    let outcome = try Product.preflight(
      ["scan", ".", "--to", "tiktok-share-kit", "--format", "ndjson", "--fail-on", "never"] + options, in: folder)
    #expect(outcome.status == 0, "\(outcome)")
    let verdicts = try outcome.records.filter { $0["record"] as? String == "verdict" }
    // Every file has a verdict, also in a folder that is walked.
    let made = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(verdicts.count == made.count && made.count > 30)
    for verdict in verdicts {
      let path = try #require(verdict["path"] as? String)
      let words = path.split(separator: "/").last.map { $0.split(separator: ".").map(String.init) } ?? []
      let reasons = reasons(verdict)
      let state = (verdict["share_state"] as? [String: Any])?["code"] as? Int
      switch words[0] {
      case "red":
        #expect(reasons.contains(words[1]), "\(options) \(path) \(reasons)")
        #expect(["fail", "unreadable"].contains(verdict["outcome"] as? String ?? ""), "\(options) \(path)")
        #expect(state == 20010 || state == 20012, "\(options) \(path)")
      case "decode": #expect(reasons == (options.contains("decode") ? ["decode-error"] : []), "\(options) \(path)")
      default: #expect(reasons == [], "\(options) \(path)")
      }
    }
  }

  @Test func `Reports state a defect once for all destinations`() throws {
    let folder = try made()
    let name = "red.truncated.cut.mp4"
    let text = try Product.preflight("scan", name, in: folder.url)
    #expect(text.status == 1 && text.stdout.components(separatedBy: "ends within").count == 2, "\(text)")
    let drawing = try Product.preflight("scan", "red.kind.drawing.png", in: folder.url)
    #expect(drawing.status == 1 && drawing.stdout.components(separatedBy: "named .png, but").count == 2, "\(drawing)")
    let words = drawing.stdout.split { $0.isWhitespace }.joined(separator: " ")
    #expect(words.contains("is svg; facebook-photo, instagram-feed"), "\(drawing)")
    #expect(words.contains("x-image: the destination accepts only image; instagram-carousel"), "\(drawing)")
    let explained = try Product.preflight("explain", "tiktok-share-kit/20010", name, in: folder.url)
    #expect(explained.stdout.contains("error: the file ends within its media data"), "\(explained)")
  }
}

import Foundation
import TestSupport
import Testing

/// Ctrl-C at any time leaves complete reports that show the interruption, or no reports.
@Suite struct InterruptedReportsTests {
  private func clips(_ count: Int) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let clip = Product.root.appendingPathComponent(
      "SampleMedia/ok/tiktok-share-kit-ios/video/video-duration-max.15s-with-sound.mov")
    for name in ["clips", "out"] {
      try FileManager.default.createDirectory(
        at: folder.url.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    // The sample can be on another disk than the folder for tests, to which no link is possible.
    let first = folder.url.appendingPathComponent("clips/0.mov")
    try FileManager.default.copyItem(at: clip, to: first)
    for index in 1..<count {
      try FileManager.default.linkItem(at: first, to: folder.url.appendingPathComponent("clips/\(index).mov"))
    }
    return folder
  }

  @Test func `Interrupted reports are complete and agree`() throws {
    let folder = try clips(3000)
    // Interrupts the run once there are results.
    let outcome = try Product.shell(
      """
      "$PREFLIGHT" scan clips --to tiktok-share-kit --engine reference --format ndjson \(AllReports.options(into: "out")) \
        > stream & run=$!
      until [ -s stream ]; do sleep 0.02; done
      kill -INT $run; wait $run
      """, in: folder.url)
    #expect(outcome.status == 130, "\(outcome)")
    #expect(outcome.err.isEmpty, "\(outcome)")
    let reports = try AllReports.contents(of: folder.url.appendingPathComponent("out"))
    #expect(Set(reports.keys) == Set(AllReports.formats.map { "r.\($0)" }))
    for format in AllReports.formats {
      try AllReports.expectWhole(try #require(reports["r.\(format)"]), format, interrupted: true)
    }
    let text = { (format: String) in String(decoding: reports["r.\(format)"] ?? Data(), as: UTF8.self) }
    let verdicts = text("ndjson").split(separator: "\n").count - 1
    #expect(verdicts > 0 && verdicts < 3000)
    #expect(text("csv").split(separator: "\r\n").count - 1 == verdicts)
    #expect(text("junit").components(separatedBy: "<testcase").count - 1 == verdicts)
    let assets = verdicts == 1 ? "1 asset" : "\(verdicts) assets"
    #expect(text("github").contains("Preflight: \(assets): "), "\(text("github"))")
  }

  /// An interrupt at the very beginning ends the run like any program; a later one ends it with its reports.
  @Test(arguments: ["0", "0.001", "0.003", "0.006", "0.01", "0.02", "0.05", "0.1"])
  func `An early interrupt leaves no partial report`(delay: String) throws {
    let folder = try clips(500)
    let outcome = try Product.shell(
      """
      "$PREFLIGHT" scan clips --to tiktok-share-kit --engine reference \(AllReports.options(into: "out")) > /dev/null & run=$!
      sleep \(delay); kill -TERM $run; wait $run
      """, in: folder.url)
    let reports = try AllReports.contents(of: folder.url.appendingPathComponent("out"))
    if reports.isEmpty {
      // 128 and the number of the signal, which nobody caught.
      #expect(outcome.status == 143, "\(outcome)")
      return
    }
    let isOver = outcome.status == 0
    #expect(isOver || outcome.status == 130, "\(outcome)")
    #expect(Set(reports.keys) == Set(AllReports.formats.map { "r.\($0)" }))
    for format in AllReports.formats {
      try AllReports.expectWhole(try #require(reports["r.\(format)"]), format, interrupted: !isOver)
    }
  }
}

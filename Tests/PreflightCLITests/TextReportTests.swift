import Foundation
import TestSupport
import Testing

/// The text report fits its terminal, and has colors only on terminals that have them.
@Suite struct TextReportTests {
  private func onTerminal(columns: Int, _ arguments: String, environment: [String: String] = [:]) throws -> Outcome {
    // `script` gives the command a terminal of its own (util-linux). Progress, which a slow machine shows, is not looked at.
    try Product.shell(
      "script -qec \"stty cols \(columns) rows 50; '$PREFLIGHT' \(arguments) 2> /dev/null\" /dev/null",
      environment: ["TERM": "xterm-256color"].merging(environment) { $1 })
  }

  @Test func `Only a terminal gets colors`() throws {
    let terminal = try onTerminal(columns: 100, "scan SampleMedia --fail-on never")
    #expect(terminal.out.contains(0x1B), "\(terminal)")
    let pipe = try Product.preflight("scan", "SampleMedia", "--fail-on", "never", environment: ["TERM": "xterm"])
    #expect(!pipe.out.contains(0x1B), "\(pipe)")
    let plain = try onTerminal(columns: 100, "scan SampleMedia --fail-on never", environment: ["NO_COLOR": "1"])
    #expect(!plain.out.contains(0x1B), "\(plain)")
  }

  @Test(arguments: [40, 60, 80, 120])
  func `The report fits the terminal`(columns: Int) throws {
    let outcome = try onTerminal(columns: columns, "scan SampleMedia --fail-on never", environment: ["NO_COLOR": "1"])
    let lines = outcome.stdout.split(whereSeparator: \.isNewline)
    #expect(lines.count > 20, "\(outcome)")
    // The command that follows is one line, so that it can be copied.
    for line in lines where !line.hasPrefix("  Next: preflight ") { #expect(line.count <= columns, "\(line)") }
  }

  @Test func `The report explains problems and fixes`() throws {
    let folder = try TemporaryFolder()
    try folder.write("wide.png", Picture.png(width: 50, height: 10))
    let outcome = try Product.preflight("scan", "wide.png", "--to", "tiktok-share-kit", in: folder.url)
    #expect(outcome.stdout.contains("50×10"), "\(outcome)")
    #expect(outcome.stdout.contains("20008"), "\(outcome)")
    #expect(outcome.stdout.contains("official"), "\(outcome)")
    #expect(outcome.stdout.contains("1 asset judged: 1 fail"), "\(outcome)")
  }

  @Test func `The report states problems of the file itself`() throws {
    let folder = try TemporaryFolder()
    try folder.write("cut.png", Picture.png(width: 300, height: 300).prefix(50))
    let scan = try Product.preflight("scan", "cut.png", in: folder.url)
    #expect(scan.status == 1, "\(scan)")
    #expect(scan.stdout.components(separatedBy: "file/truncated").count == 2, "said once: \(scan)")
    #expect(scan.stdout.contains("✗ cut.png → The file itself"), "\(scan)")
    let probe = try Product.preflight("probe", "cut.png", in: folder.url)
    #expect(probe.stdout.contains("i cut.png") && probe.stdout.contains("file/truncated"), "\(probe)")
    for outcome in [scan, probe] { #expect(outcome.stdout.contains("fetch it again"), "\(outcome)") }

    try folder.write("note.jpg", Picture.png(width: 50, height: 50))
    let note = try Product.preflight(
      "scan", "--to", "tiktok-share-kit", "--fail-on", "warning", "note.jpg", in: folder.url)
    #expect(note.status == 0 && note.stdout.contains("note: ") && note.stdout.contains("1 pass"), "\(note)")
    let quiet = try Product.preflight("scan", "--to", "tiktok-share-kit", "--quiet", "note.jpg", in: folder.url)
    #expect(quiet.stdout.isEmpty && quiet.status == 0, "\(quiet)")
  }
}

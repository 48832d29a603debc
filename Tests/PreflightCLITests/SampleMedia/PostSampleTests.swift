import Foundation
import TestSupport
import Testing

/// The posts of SampleMedia, judged by the built command for the destinations that they name. The file beside each post
/// has what is expected: for each destination its outcome, and each finding with its rule and its field.
@Suite struct PostSampleTests {
  static let folder = SampleFolder.root.appendingPathComponent("SampleMedia/requests/posts")

  static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".yml") }.sorted()

  @Test func `There are sample posts`() { #expect(!Self.names.isEmpty) }

  @Test(arguments: names) func `The answers match the recorded ones`(name: String) throws {
    let outcome = try Product.preflight(
      "request", "SampleMedia/requests/posts/\(name)", "--format", "ndjson", "--fail-on", "never")
    try #require(outcome.status == 0, "\(outcome)")
    var text = ""
    for verdict in try outcome.records where verdict["record"] as? String == "verdict" {
      text += "\(verdict["destination"] as? String ?? ""): \(verdict["outcome"] as? String ?? "")"
      if let reason = verdict["reason"] as? [String: Any] { text += ", \(reason["message"] as? String ?? "")" }
      text += "\n"
      for finding in verdict["findings"] as? [[String: Any]] ?? [] {
        text += "  \(finding["severity"] as? String ?? "") \(finding["rule"] as? String ?? "")"
        text += " \(finding["field"] as? String ?? "")\n"
      }
    }
    try RecordedFile(Self.folder.appendingPathComponent(name.replacing(".yml", with: ".expected"))).expect(text)
  }
}

import Foundation
import TestSupport
import Testing

/// The commands of docs/report-recipes.md run, and print something.
@Suite struct ReportRecipesTests {
  private static let hasJQ = (try? Product.shell("command -v jq"))?.status == 0

  @Test(.enabled(if: hasJQ, "jq is not installed")) func `Every recipe of the page works`() throws {
    let page = try String(contentsOf: Product.root.appendingPathComponent("docs/report-recipes.md"), encoding: .utf8)
    let commands = page.components(separatedBy: "```sh\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
    #expect(commands.count == 7)
    let folder = try TemporaryFolder()
    try folder.write("campaign/wide.png", Picture.png(width: 50, height: 10))
    try folder.write("campaign/square.png", Picture.png(width: 400, height: 400))
    try folder.write("campaign/empty.mp4", "")
    try FileManager.default.copyItem(
      at: Product.root.appendingPathComponent(
        "SampleMedia/fail/tiktok-share-kit-ios/video/video-duration-max.fail.754s.mov"),
      to: folder.url.appendingPathComponent("campaign/long.mov"))
    for (index, command) in commands.enumerated() {
      let outcome = try Product.shell(
        "preflight() { \"$PREFLIGHT\" \"$@\"; }; set -eo pipefail; \(command)", in: folder.url)
      #expect(outcome.status == 0 && outcome.err.isEmpty || index == 0, "\(command): \(outcome)")
      #expect(outcome.out.isEmpty == (index == 0), "\(command): \(outcome)")
    }
  }
}

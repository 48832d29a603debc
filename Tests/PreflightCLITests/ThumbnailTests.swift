import Foundation
import TestSupport
import Testing

/// The thumbnails of the html report.
@Suite struct ThumbnailTests {
  private func page(_ arguments: String...) throws -> String {
    let outcome = try Product.preflight(["scan", "SampleMedia", "--fail-on", "never"] + arguments)
    #expect(outcome.status == 0, "\(outcome.stderr)")
    return outcome.stdout
  }

  private func count(_ text: String, in page: String) -> Int { page.components(separatedBy: text).count - 1 }

  @Test func `Thumbnails do not depend on the number of jobs`() throws {
    let narrow = try page("--format", "html", "--jobs", "1", "--workers", "1")
    #expect(count("<img alt", in: narrow) > 150)
    #expect(count("src=\"data:image/jpeg;base64,/9j/", in: narrow) == count("<img alt", in: narrow))
    #expect(try page("--format", "html", "--jobs", "5", "--workers", "3") == narrow)
  }

  @Test func `Thumbnails can be left out`() throws {
    let page = try page("--format", "html", "--no-thumbnails")
    #expect(count("<img alt", in: page) == 0 && count("class=\"card\"", in: page) > 150)
    // No other process runs, so no thumbnails are made.
    #expect(count("<img alt", in: try self.page("--format", "html", "--engine", "header")) == 0)
  }

  @Test func `Other reports do not make thumbnails`() throws {
    // This worker is not a worker, so every file that needs it fails. Only the header tier can read this one.
    let folder = try TemporaryFolder()
    try folder.write("good.png", Picture.png(width: 20, height: 20))
    let outcome = try Product.preflight(
      "scan", "good.png", "--to", "tiktok-share-kit", "--format", "ndjson", "--report", "html=page.html", in: folder.url
    )
    #expect(outcome.status == 0, "\(outcome)")
    #expect(!outcome.stdout.contains("base64"), "\(outcome)")
    let html = try String(contentsOf: folder.url.appendingPathComponent("page.html"), encoding: .utf8)
    #expect(count("<img alt", in: html) == 1)
  }

  @Test func `A failing worker only costs the thumbnail`() throws {
    let folder = try TemporaryFolder()
    try folder.write("good.png", Picture.png(width: 20, height: 20))
    let outcome = try Product.preflight(
      "scan", "good.png", "--to", "tiktok-share-kit", "--format", "html", in: folder.url,
      environment: ["PREFLIGHT_WORKER": "/bin/false"])
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.stdout.contains("good.png") && count("<img alt", in: outcome.stdout) == 0)
  }

  /// A hundred million pixels are scaled down line by line.
  @Test func `A very large image gets a thumbnail`() throws {
    let folder = try TemporaryFolder()
    try folder.write("large.png", Picture.png(width: 10_000, height: 4096))
    let outcome = try Product.shell(
      "ulimit -v 400000; \"$PREFLIGHT\" scan large.png --format html --fail-on never --workers 1", in: folder.url)
    #expect(outcome.status == 0 && count("<img alt", in: outcome.stdout) == 1, "\(outcome.stderr)")
  }
}

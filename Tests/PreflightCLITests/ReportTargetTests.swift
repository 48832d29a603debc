import Foundation
import TestSupport
import Testing

/// A report with the path of a link is written to the link's target, and the link remains.
@Suite struct ReportTargetTests {
  private func folder(_ links: String...) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("a.png", Picture.png(width: 20, height: 20))
    try folder.write("out/old.xml", "the report of yesterday")
    for link in links { #expect(try Product.shell("ln -s \(link)", in: folder.url).status == 0) }
    return folder
  }

  private func isLink(_ name: String, in folder: TemporaryFolder) throws -> Bool {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.url.appendingPathComponent(name).path)
    return attributes[.type] as? FileAttributeType == .typeSymbolicLink
  }

  @Test(arguments: [
    ("junit", "found --report junit without a file: add =FILE, such as --report junit=results.xml"),
    ("junit=", "found --report junit without a file: add =FILE"),
    ("results.xml", "found “results.xml” for --report, expected FORMAT=FILE"),
    ("=results.xml", "there is no format “”"), ("junt=results.xml", "did you mean “junit”?"),
  ])
  func `A report needs a format and a file`(value: String, message: String) throws {
    let folder = try folder()
    let outcome = try Product.preflight("scan", "a.png", "--report", value, in: folder.url)
    #expect(outcome.status == 64 && outcome.out.isEmpty && outcome.stderr.contains(message), "\(outcome)")
  }

  /// The target can exist, be missing, or be a second link.
  @Test(arguments: ["old.xml", "new.xml"])
  func `The target of a link is replaced`(target: String) throws {
    let folder = try folder("\(target) out/inner.xml", "out/inner.xml outer.xml")
    let outcome = try Product.preflight(
      "scan", "a.png", "--to", "tiktok-share-kit", "--report", "junit=outer.xml", in: folder.url)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(try isLink("outer.xml", in: folder) && isLink("out/inner.xml", in: folder))
    let report = try Data(contentsOf: folder.url.appendingPathComponent("out/\(target)"))
    try AllReports.expectWhole(report, "junit", interrupted: false)
  }

  /// Like `--output /dev/stdout`, but with a link that no other program uses.
  @Test(arguments: ["stdout", "/dev/fd/1", "/proc/self/fd/1"])
  func `An open stream is written in place`(place: String) throws {
    let folder = try folder("/proc/self/fd/1 stdout")
    let outcome = try Product.shell(
      """
      { echo before; "$PREFLIGHT" scan a.png --to tiktok-share-kit --format ndjson --output \(place); echo after; } > text
      """, in: folder.url)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(try isLink("stdout", in: folder))
    let lines = try String(contentsOf: folder.url.appendingPathComponent("text"), encoding: .utf8).split(
      separator: "\n")
    #expect(lines.first == "before" && lines.last == "after" && lines.count == 4, "\(lines)")
  }

  @Test func `A link does not hide a file that is used twice`() throws {
    let folder = try folder("out/old.xml outer.xml", "a.ndjson shard")
    let twice = try Product.preflight(
      "scan", "a.png", "--report", "junit=outer.xml", "--report", "sarif=out/old.xml", in: folder.url)
    #expect(twice.status == 64, "\(twice)")
    #expect(twice.stderr.contains("two reports would be written to out/old.xml:"), "\(twice)")
    try folder.write("a.ndjson", "")
    let replaced = try Product.preflight("merge", "a.ndjson", "--output", "shard", in: folder.url)
    #expect(replaced.status == 64, "\(replaced)")
    #expect(replaced.stderr.contains("would replace a.ndjson"), "\(replaced)")
  }
}

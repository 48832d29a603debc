import Foundation
import TestSupport
import Testing

/// Tests the findings that a team accepts: baselines and allowances.
@Suite struct BaselineTests {
  /// This is the usual way to remove resolved findings from a baseline.
  @Test func `A new baseline can replace the one that was read`() throws {
    let folder = try TemporaryFolder()
    try folder.write("wide.png", Picture.png(width: 50, height: 10))
    try folder.write("preflight.yml", "to: tiktok-share-kit\nbaseline: known.json\n")
    let first = try Product.preflight("scan", "--no-config", "--write-baseline", "known.json", in: folder.url)
    #expect(first.status == 0, "\(first)")
    let again = try Product.preflight("scan", "--write-baseline", "known.json", in: folder.url)
    #expect(again.status == 0, "\(again)")
    // No other file that is read is replaced, and this is said before anything is judged.
    let refused = try Product.preflight("scan", "--write-baseline", ".git/known.json", in: folder.url)
    #expect(refused.status != 0 && refused.stdout.isEmpty, "\(refused)")
  }

  private let scan = ["scan", "--to", "tiktok-video,x-image", "--format", "ndjson"]

  /// A folder with a video that is too long, a good image, and a broken file.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("media/long.mp4", Data(BuiltMovie.clip(width: 1080, height: 1920, milliseconds: 900_000).bytes))
    try folder.write("media/good.png", Picture.png(width: 1080, height: 1080))
    try folder.write("media/broken.jpg", Data([0xFF, 0xD8, 0xFF, 0xE0]))
    return folder
  }

  /// The value was left out, so a file of the run takes its place.
  @Test(arguments: ["media/long.mp4", "media/broken.jpg", "list.txt", "preflight.yml"])
  func `A baseline replaces only a baseline`(name: String) throws {
    let folder = try folder()
    try folder.write("list.txt", "media/long.mp4\n")
    try folder.write("preflight.yml", "to: x-image\n")
    let file = folder.url.appendingPathComponent(name)
    let content = try Data(contentsOf: file)
    let outcome = try Product.preflight(scan + ["--write-baseline", name, "media/good.png"], in: folder.url)
    #expect(outcome.status == 64, "\(outcome)")
    #expect(outcome.stderr.contains("would replace \(name), which is not a baseline"), "\(outcome)")
    #expect(try Data(contentsOf: file) == content)
    for _ in 0..<2 {
      let again = try Product.preflight(scan + ["--write-baseline", "known.json"], in: folder.url)
      #expect(again.status == 0, "\(again)")
    }
  }

  @Test func `A baseline works in every clone`() throws {
    let first = try folder()
    let red = try Product.preflight(scan, in: first.url)
    #expect(red.status == 1, "\(red)")
    let written = try Product.preflight(scan + ["--write-baseline", "rules/known.json"], in: first.url)
    #expect(written.status == 2, "\(written)")
    try FileManager.default.createDirectory(
      at: first.url.appendingPathComponent("rules"), withIntermediateDirectories: true)
    let wrote = try Product.preflight(scan + ["--write-baseline", "rules/known.json"], in: first.url)
    #expect(
      wrote.status == 0 && wrote.stderr.contains("wrote the baseline rules/known.json with 3 problems of 2 files"),
      "\(wrote)")

    let second = try TemporaryFolder()
    let clone = second.url.appendingPathComponent("elsewhere/clone")
    try FileManager.default.createDirectory(
      at: clone.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: first.url, to: clone)
    let accepted = try Product.preflight(scan + ["--baseline", "rules/known.json"], in: clone)
    #expect(accepted.status == 0, "\(accepted)")
    #expect(accepted.stderr.contains("the baseline accepts 3 problems"), "\(accepted)")
    // From another folder, and with absolute paths.
    let absolute = try Product.preflight(
      scan + [
        clone.appendingPathComponent("media").path, "--baseline", clone.appendingPathComponent("rules/known.json").path,
      ],
      in: Product.root)
    #expect(absolute.status == 0, "\(absolute)")
    let records = try accepted.records
    let broken = try #require(records.first { ($0["path"] as? String)?.hasSuffix("broken.jpg") == true })
    #expect(broken["outcome"] as? String == "unreadable")
    #expect((broken["accepted"] as? [String: Any])?["by"] as? String == "baseline")
    let long = try #require(records.first { ($0["path"] as? String)?.hasSuffix("long.mp4") == true })
    #expect(long["outcome"] as? String == "accepted")
    let finding = try #require((long["findings"] as? [[String: Any]])?.first)
    #expect(finding["severity"] as? String == "note" && finding["accepted"] != nil)
    #expect((long["may_answer"] as? [Int])?.contains(20007) == true, "\(long)")
    let summary = try #require(records.last?["accepted"] as? [String: Any])
    #expect((summary["baseline"] as? Int ?? 0) >= 2)

    // Another measured value counts, and a finding that no longer occurs is reported.
    try Data(BuiltMovie.clip(width: 1080, height: 1920, milliseconds: 901_000).bytes)
      .write(to: clone.appendingPathComponent("media/long.mp4"))
    try FileManager.default.removeItem(at: clone.appendingPathComponent("media/broken.jpg"))
    let changed = try Product.preflight(scan + ["--baseline", "rules/known.json"], in: clone)
    #expect(changed.status == 1, "\(changed)")
    #expect(changed.stderr.contains("media/broken.jpg, which does not have this problem any more"), "\(changed)")
    #expect(changed.stderr.contains("media/long.mp4, which does not have this problem any more"), "\(changed)")
    try FileManager.default.removeItem(at: clone.appendingPathComponent("media/long.mp4"))
    let gone = try Product.preflight(scan + ["--baseline", "rules/known.json"], in: clone)
    #expect(gone.status == 0, "\(gone)")
    let strict = try Product.preflight(scan + ["--baseline", "rules/known.json", "--fail-on-unused"], in: clone)
    #expect(strict.status == 1, "\(strict)")
    // Entries of files that this run does not concern stay silent.
    let part = try Product.preflight(
      scan + ["media/good.png", "--baseline", "../../\(clone.lastPathComponent)/rules/known.json"], in: clone)
    #expect(part.status == 2 || !part.stderr.contains("long.mp4 (gone)"), "\(part)")
  }

  @Test func `Allowances have a reason and an end date`() throws {
    let folder = try folder()
    func configure(until: String, rules: String = "tiktok-video/*", paths: String = "media/**") throws {
      try folder.write(
        "preflight.yml",
        """
        allow:
          - paths: \(paths)
            rules: \(rules)
            reason: The long version is wanted.
            until: \(until)
          - paths: "*.jpg"
            errors: [truncated, corrupt, not_media]
            reason: A test of our tools.
        """)
    }
    try configure(until: "2999-01-01")
    let allowed = try Product.preflight(scan, in: folder.url)
    #expect(allowed.status == 0, "\(allowed)")
    let long = try #require(try allowed.records.first { ($0["path"] as? String)?.hasSuffix("long.mp4") == true })
    let finding = try #require((long["findings"] as? [[String: Any]])?.first { $0["accepted"] != nil })
    let accepted = try #require(finding["accepted"] as? [String: Any])
    #expect(accepted["by"] as? String == "allowance" && accepted["reason"] as? String == "The long version is wanted.")
    #expect(accepted["until"] as? String == "2999-01-01")

    try configure(until: "2020-01-01")
    let expired = try Product.preflight(scan, in: folder.url)
    #expect(expired.status == 1 && expired.stderr.contains("expired on 2020-01-01"), "\(expired)")

    try configure(until: "2999-01-01", rules: "file/truncated", paths: "media/good.png")
    let unneeded = try Product.preflight(
      scan + ["--severity", "tiktok-video/*=note", "--fail-on-unused"], in: folder.url)
    #expect(unneeded.status == 1 && unneeded.stderr.contains("is not needed any more"), "\(unneeded)")
  }

  @Test func `Shards merge with the same configuration`() throws {
    let folder = try folder()
    try folder.write(
      "preflight.yml",
      """
      to: tiktok-video
      overrides: [{ paths: "*.png", to: x-image }]
      allow: [{ paths: "*.jpg", errors: [truncated, corrupt, not_media], reason: A test. }]
      """)
    for index in 1...2 {
      let shard = try Product.preflight(
        "scan", "media", "--shard", "\(index)/2", "--format", "ndjson", "--output", "s\(index)", in: folder.url)
      #expect([0, 1].contains(shard.status), "\(shard)")
    }
    let merged = try Product.preflight("merge", "s1", "s2", "--format", "csv", in: folder.url)
    let whole = try Product.preflight("scan", "media", "--format", "csv", in: folder.url)
    #expect(merged.out == whole.out && merged.status == whole.status, "\(merged)\n\(whole)")
    let other = try Product.preflight("merge", "s1", "s2", "--ignore", "*/*", in: folder.url)
    #expect(other.status == 2 && other.stderr.contains("another configuration"), "\(other)")
  }

  @Test func `Suppressions appear in reports for other tools`() throws {
    let folder = try folder()
    _ = try Product.preflight(scan + ["--write-baseline", "known.json"], in: folder.url)
    let sarif = try Product.preflight(
      "scan", "media", "--to", "tiktok-video,x-image", "--baseline", "known.json", "--format", "sarif", in: folder.url)
    #expect(sarif.status == 0 && sarif.stdout.contains("\"suppressions\":[{\"kind\":\"external\""), "\(sarif)")
  }

  /// Accepted findings have their own section in the page and a column in CSV, and are not errors in any report.
  @Test func `Reports for people list accepted findings`() throws {
    let folder = try folder()
    try folder.write(
      "preflight.yml",
      """
      to: [tiktok-video, x-image]
      allow:
        - { paths: media/**, rules: tiktok-video/*, reason: The <long> version is wanted., until: 2999-01-01 }
        - { paths: "*.jpg", errors: [truncated, corrupt, not_media], reason: A test of our tools. }
      """)
    let scan = try Product.preflight(
      "scan", "media", "--format", "csv", "--report", "html=page.html", "--report", "line=lines", in: folder.url)
    #expect(scan.status == 0, "\(scan)")
    let rows = scan.stdout.split(separator: "\r\n")
    #expect(rows[0].hasSuffix(",accepted"))
    let long = try #require(rows.first { $0.hasPrefix("media/long.mp4,tiktok-video") })
    #expect(long.hasSuffix(" tiktok-video/video-duration-max\""), "\(scan)")
    let broken = try #require(rows.first { $0.hasPrefix("media/broken.jpg,") })
    #expect(broken.hasSuffix(",truncated"), "\(scan)")
    let good = try #require(rows.first { $0.hasPrefix("media/good.png,x-image") })
    #expect(good.hasSuffix(","), "\(scan)")

    let page = try String(contentsOf: folder.url.appendingPathComponent("page.html"), encoding: .utf8)
    let parts = page.components(separatedBy: "<details class=\"accepted\"><summary>")
    #expect(parts.count == 4, "one for the run, and one for each of two files: \(parts.count)")
    #expect(!parts[0].contains("class=\"problems\""))
    let wanted = parts.dropFirst().filter { $0.contains("video-duration-max") }
    #expect(!wanted.isEmpty)
    for part in wanted {
      #expect(part.contains("The &lt;long&gt; version is wanted. · until 2999-01-01"), "\(part)")
    }
    let lines = try String(contentsOf: folder.url.appendingPathComponent("lines"), encoding: .utf8)
    #expect(!lines.contains(": error ") && lines.contains("media/broken.jpg: note preflight/unreadable"), "\(lines)")
    let text = try Product.preflight("scan", "media", in: folder.url)
    #expect(text.status == 0 && !text.stdout.contains("600 s"), "\(text)")
  }
}

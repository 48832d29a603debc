import Foundation
import TestSupport
import Testing

/// `preflight deliver` fills a folder for each destination with what can be posted there, and with nothing else.
@Suite(.enabled(if: RepairSample.hasFFmpeg, "needs ffmpeg")) struct DeliverTests {
  private static let destinations = ["instagram-feed", "instagram-reel", "x-image"]
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try make("-f lavfi -i testsrc2=s=1080x1080 -frames:v 1 -q:v 3 campaign/01-post.jpg")
    try make("-f lavfi -i testsrc2=s=1080x1080 -frames:v 1 campaign/02-post.png")
    try make("-f lavfi -i testsrc2=s=1200x400 -frames:v 1 -q:v 3 campaign/03-banner.jpg")
    try make(
      "-f lavfi -i testsrc2=s=720x1280:r=30:d=4 -c:v libx264 -preset ultrafast -pix_fmt yuv420p campaign/04-clip.mkv")
    let post = try Data(contentsOf: folder.url.appendingPathComponent("campaign/01-post.jpg"))
    try folder.write("campaign/05-twin.jpg", post)
    try folder.write("campaign/06-cut.jpg", post.prefix(2000))
    try folder.write("campaign/sub/Über:was? 表情 👩‍🚀.jpg", post + [0])
    try folder.write("campaign/notes.txt", "not media")
  }

  private func make(_ arguments: String) throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("campaign"), withIntermediateDirectories: true)
    let made = try Product.shell("ffmpeg -v error -nostdin -y \(arguments)", in: folder.url)
    try #require(made.status == 0, "\(made)")
  }

  private func deliver(_ more: String...) throws -> Outcome {
    try Product.preflight(
      ["deliver", "campaign", "--no-config", "--to", Self.destinations.joined(separator: ","), "--output", "out"]
        + more,
      in: folder.url)
  }

  private func manifest() throws -> (delivered: [[String: Any]], refused: [[String: Any]]) {
    let data = try Data(contentsOf: folder.url.appendingPathComponent("out/manifest.json"))
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    return (
      try #require(root["delivered"] as? [[String: Any]]), try #require(root["not_delivered"] as? [[String: Any]])
    )
  }

  private func contents(_ path: String) throws -> [String: Data] {
    let root = folder.url.appendingPathComponent(path)
    var found: [String: Data] = [:]
    for name in FileManager.default.subpaths(atPath: root.path) ?? [] {
      let file = root.appendingPathComponent(name)
      if try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory != true {
        found[name] = try Data(contentsOf: file)
      }
    }
    return found
  }

  @Test func `Each destination gets its own folder`() throws {
    let before = try contents("campaign")
    let outcome = try deliver()
    #expect(outcome.status == 1, "\(outcome)")
    #expect(try contents("campaign") == before)
    let out = try contents("out")
    // The twin is delivered once, the truncated file and the banner for Instagram not at all.
    #expect(
      Set(out.keys.filter { $0.contains("/") }) == [
        "instagram-feed/01-post.jpg", "instagram-feed/02-post.jpg", "instagram-feed/sub/Über_was_ 表情 👩‍🚀.jpg",
        "instagram-reel/04-clip.mp4", "x-image/01-post.jpg", "x-image/02-post.png", "x-image/03-banner.jpg",
        "x-image/sub/Über_was_ 表情 👩‍🚀.jpg",
      ], "\(outcome)")
    #expect(Set(out.keys.filter { !$0.contains("/") }) == ["index.html", "manifest.json"])
    #expect(out["x-image/03-banner.jpg"] == before["03-banner.jpg"])
    let (delivered, refused) = try manifest()
    let twin = try #require(delivered.first { $0["path"] as? String == "x-image/01-post.jpg" })
    #expect(twin["duplicates"] as? [String] == ["campaign/05-twin.jpg"])
    let repaired = try #require(delivered.first { $0["path"] as? String == "instagram-feed/02-post.jpg" })
    #expect(repaired["repairs"] as? [String] == ["convert_image"])
    let banner = try #require(refused.first { $0["source"] as? String == "campaign/03-banner.jpg" })
    #expect(banner["destination"] as? String == "instagram-feed" && banner["choices"] as? [String] == ["shape"])
    #expect(
      outcome.stdout.contains("✗ campaign/03-banner.jpg → instagram-feed: needs your choice: --crop, or --pad"),
      "\(outcome)")
    #expect(
      refused.contains { $0["source"] as? String == "campaign/06-cut.jpg" && $0["choices"] as? [String] == [] })
    let valid = try Product.shell("jq -c . '\(folder.url.path)/out/manifest.json' | script/check/validate-records")
    #expect(valid.status == 0, "\(valid)")
    let page = String(decoding: out["index.html"] ?? Data(), as: UTF8.self)
    #expect(page.contains("href=\"instagram-reel/04-clip.mp4\"") && page.contains("needs your choice"))
  }

  /// Every delivered file is ready for its destination, without accepted findings.
  @Test func `Delivered files are ready for their destination`() throws {
    _ = try deliver("--pad", "white")
    for destination in Self.destinations {
      let scan = try Product.preflight(
        "scan", "out/\(destination)", "--no-config", "--to", destination, "--format", "ndjson", in: folder.url)
      #expect(scan.status == 0, "\(scan)")
      let outcomes = try scan.records.compactMap { $0["outcome"] as? String }
      #expect(!outcomes.isEmpty && outcomes.allSatisfy(["pass", "warn"].contains), "\(scan)")
    }
  }

  @Test func `A second run writes only new files`() throws {
    _ = try deliver()
    let first = try contents("out")
    let again = try deliver()
    #expect(again.stdout.contains("8 delivered before") && !again.stdout.contains("copied"), "\(again)")
    #expect(try contents("out") == first)
    // A file that is new, one that changed, and one of somebody else.
    let post = try Data(contentsOf: folder.url.appendingPathComponent("campaign/01-post.jpg"))
    try folder.write("campaign/07-new.jpg", post + [1, 2])
    try folder.write("campaign/02-post.png", "no picture any more")
    try folder.write("out/x-image/caption.txt", "my own")
    let third = try deliver()
    #expect(third.stdout.contains("2 copied") && third.stdout.contains("2 removed"), "\(third)")
    let left = try contents("out")
    #expect(left["x-image/07-new.jpg"] != nil && left["x-image/02-post.png"] == nil)
    #expect(left["x-image/caption.txt"] == Data("my own".utf8))
  }

  @Test func `The check compares the folder with its manifest`() throws {
    _ = try deliver()
    func check() throws -> Outcome {
      try Product.preflight("deliver", "--check", "--output", "out", "--no-config", in: folder.url)
    }
    let right = try check()
    #expect(right.status == 0 && right.stdout.contains("8 delivered files checked: all"), "\(right)")
    try folder.write("out/x-image/01-post.jpg", "other")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("out/instagram-reel/04-clip.mp4"))
    let wrong = try check()
    #expect(wrong.status == 1 && wrong.stdout.contains("2 are missing, changed or not ready"), "\(wrong)")
    #expect(wrong.stdout.contains("✗ x-image/01-post.jpg → x-image: the file was changed"), "\(wrong)")
    let nothing = try Product.preflight("deliver", "--check", "--output", "campaign", in: folder.url)
    #expect(nothing.status == 2 && nothing.stderr.contains("manifest.json"), "\(nothing)")
    try folder.write(
      "out/manifest.json", #"{"record":"delivery","tool_version":"1","delivered":[{"path":"../x"}],"not_delivered":[]}"#
    )
    #expect(try check().status == 2)
  }

  /// Files with accepted findings are not posted.
  @Test func `Files with accepted findings are not delivered`() throws {
    let scan = ["scan", "campaign/03-banner.jpg", "--no-config", "--to", "instagram-feed"]
    let known = try Product.preflight(scan + ["--write-baseline", "known.json"], in: folder.url)
    #expect(known.status == 0, "\(known)")
    try folder.write("preflight.yml", "baseline: known.json\n")
    let outcome = try Product.preflight(
      "deliver", "campaign/03-banner.jpg", "--to", "instagram-feed", "--output", "out", in: folder.url)
    #expect(outcome.status == 1 && outcome.stdout.contains("your team accepts"), "\(outcome)")
    #expect(try contents("out").keys.allSatisfy { !$0.contains("/") })
  }

  @Test func `A dry run writes nothing`() throws {
    let outcome = try deliver("--dry-run")
    #expect(outcome.status == 1 && outcome.stdout.contains("6 would be copied, 2 would be repaired"), "\(outcome)")
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("out").path))
  }

  @Test func `Files of others are not replaced`() throws {
    try folder.write("out/x-image/01-post.jpg", "my own")
    let outcome = try deliver()
    #expect(outcome.status == 1 && outcome.stdout.contains("01-post.jpg"), "\(outcome)")
    #expect(try contents("out")["x-image/01-post.jpg"] == Data("my own".utf8))
    try folder.write("out/manifest.json", "{}")
    #expect(try deliver().status == 2)
    #expect(try deliver("--output", "campaign").status == 64)
  }
}

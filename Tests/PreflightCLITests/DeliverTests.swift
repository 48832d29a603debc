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

  @Test func `The delivery follows originals that are gone or have another name`() throws {
    _ = try deliver()
    let files = FileManager.default
    let campaign = folder.url.appendingPathComponent("campaign")
    try files.removeItem(at: campaign.appendingPathComponent("03-banner.jpg"))
    try files.moveItem(
      at: campaign.appendingPathComponent("04-clip.mkv"), to: campaign.appendingPathComponent("08-film.mkv"))
    let stale = try Product.preflight("deliver", "--check", "--output", "out", "--no-config", in: folder.url)
    #expect(
      stale.status == 1 && stale.stdout.contains("✗ x-image/03-banner.jpg → x-image: the original is gone"), "\(stale)")
    let clip = try contents("out")["instagram-reel/04-clip.mp4"]
    let dry = try deliver("--dry-run").stdout
    #expect(dry.contains("2 would be removed") && dry.contains("  x-image/03-banner.jpg\n"), "\(dry)")
    let again = try deliver()
    let left = try contents("out")
    #expect(again.stdout.contains("2 removed") && left["x-image/03-banner.jpg"] == nil, "\(again)")
    // The repaired copy has the name of its original, and is not made again.
    #expect(left["instagram-reel/04-clip.mp4"] == nil && left["instagram-reel/08-film.mp4"] == clip, "\(again)")
  }

  @Test func `A folder without any media removes nothing`() throws {
    _ = try deliver()
    let before = try contents("out")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("campaign"))
    try folder.write("campaign/notes.txt", "not media")
    let empty = try deliver()
    #expect(empty.status == 2 && !empty.stdout.contains("removed"), "\(empty)")
    #expect(try contents("out") == before)
  }

  @Test func `An option that changes no copy makes none again`() throws {
    _ = try deliver()
    let first = try contents("out")
    let again = try deliver("--trim", "--background", "white")
    #expect(again.stdout.contains("8 delivered before"), "\(again)")
    #expect(try contents("out") == first)
  }

  @Test func `A delivery needs destinations`() throws {
    let outcome = try Product.preflight("deliver", "campaign", "--to", "none", "--output", "out", in: folder.url)
    #expect(outcome.status == 64 && outcome.stderr.contains("expected destinations"), "\(outcome)")
  }

  @Test func `Campaigns with the same names share a folder`() throws {
    _ = try deliver()
    let first = try contents("out")["x-image/01-post.jpg"]
    let post = try Data(contentsOf: folder.url.appendingPathComponent("campaign/01-post.jpg"))
    try folder.write("other/campaign/01-post.jpg", post + [7])
    let second = try Product.preflight(
      "deliver", "campaign", "--no-config", "--to", "x-image", "--output", "../out",
      in: folder.url.appendingPathComponent("other"))
    let both = try contents("out")
    #expect(both["x-image/01-post.jpg"] == first && both["x-image/01-post-2.jpg"] == post + [7], "\(second)")
  }

  @Test func `A record that somebody changed by hand delivers nothing`() throws {
    _ = try deliver()
    let evil = Data("\u{FF}\u{D8} another picture".utf8)
    let (delivered, _) = try manifest()
    let item = try #require(delivered.first { $0["path"] as? String == "x-image/01-post.jpg" })
    let sum = try #require(item["sha256"] as? String)
    try folder.write("out/x-image/01-post.jpg", evil)
    let file = folder.url.appendingPathComponent("out/manifest.json")
    let forged = try Product.shell("sha256sum out/x-image/01-post.jpg", in: folder.url).stdout.prefix(64)
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      .replacingOccurrences(of: "\"sha256\":\"\(sum)\"", with: "\"sha256\":\"\(forged)\"")
    try Data(text.utf8).write(to: file)
    let check = try Product.preflight("deliver", "--check", "--output", "out", "--no-config", in: folder.url)
    #expect(check.status == 1 && check.stdout.contains("01-post.jpg → x-image: the file was changed"), "\(check)")
    _ = try deliver()
    let post = try contents("campaign")["01-post.jpg"]
    #expect(try contents("out")["x-image/01-post-2.jpg"] == post)
  }

  @Test func `Each destination gets its smallest change`() throws {
    try make(
      "-f lavfi -i testsrc2=s=720x1280:r=10:d=70 -c:v libx264 -preset ultrafast -pix_fmt yuv420p campaign/09-long.mkv")
    let outcome = try Product.preflight(
      "deliver", "campaign/09-long.mkv", "--no-config", "--to", "instagram-story,tiktok-video", "--trim", "--output",
      "long", in: folder.url)
    let line = { (id: String) in outcome.stdout.split(separator: "\n").first { $0.contains("→ \(id)") } ?? "" }
    #expect(line("instagram-story").contains("keeps the first"), "\(outcome)")
    #expect(!line("tiktok-video").isEmpty && !line("tiktok-video").contains("keeps the first"), "\(outcome)")
  }

  @Test func `The plainest name of equal files wins`() throws {
    let post = try Data(contentsOf: folder.url.appendingPathComponent("campaign/01-post.jpg"))
    for name in ["Copy of hero.jpg", "Kopie.jpg", "a.png", "ab", "hero.jpg"] { try folder.write("names/\(name)", post) }
    _ = try Product.preflight(
      "deliver", "names", "--no-config", "--to", "x-image", "--output", "named", in: folder.url)
    #expect(try contents("named").keys.filter { $0.contains("/") } == ["x-image/hero.jpg"])
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
    #expect(wrong.status == 1 && wrong.stdout.contains("2 are missing, changed, outdated or not ready"), "\(wrong)")
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
    let out = try contents("out")
    #expect(out["x-image/01-post.jpg"] == Data("my own".utf8))
    let post = try contents("campaign")["01-post.jpg"]
    #expect(post != nil && out["x-image/01-post-2.jpg"] == post, "\(outcome)")
    try folder.write("out/manifest.json", "{}")
    #expect(try deliver().status == 2)
    #expect(try deliver("--output", "campaign").status == 64)
  }

  // MARK: A mirror

  @Test func `Files of originals that are gone stay with a mark if the user wants that`() throws {
    _ = try deliver()
    let files = FileManager.default
    let campaign = folder.url.appendingPathComponent("campaign")
    try files.removeItem(at: campaign.appendingPathComponent("03-banner.jpg"))
    try files.moveItem(
      at: campaign.appendingPathComponent("04-clip.mkv"), to: campaign.appendingPathComponent("08-film.mkv"))
    let again = try deliver("--keep-removed")
    #expect(again.stdout.contains("! x-image/03-banner.jpg"), "\(again)")
    let left = try contents("out")
    // A renamed original is not gone.
    #expect(left["x-image/03-banner.jpg"] != nil && left["instagram-reel/04-clip.mp4"] == nil, "\(again)")
    let (delivered, _) = try manifest()
    let marked = delivered.filter { $0["original_gone"] as? Bool == true }.compactMap { $0["path"] as? String }
    #expect(marked == ["x-image/03-banner.jpg"])
    #expect(String(decoding: left["index.html"] ?? Data(), as: UTF8.self).contains("the original is gone"))
    let check = try Product.preflight("deliver", "--check", "--output", "out", "--no-config", in: folder.url)
    #expect(
      check.status == 0 && check.stdout.contains("! x-image/03-banner.jpg → x-image: the original is gone"), "\(check)")
    #expect(try deliver().stdout.contains("1 removed"))
    #expect(try contents("out")["x-image/03-banner.jpg"] == nil)
  }

  @Test func `A run removes what a killed run left, and nothing else`() throws {
    _ = try deliver()
    // No process has this number: it is larger than the kernel's largest one.
    let ours = [
      ".preflight-99999999-9f.partial", "x-image/.preflight-99999999-9f.partial",
      "instagram-reel/.preflight-99999999-0/output.mp4", "instagram-reel/.preflight-99999999-0/statistics-0.log",
    ]
    let others = [
      "x-image/.preflight-99999999-9f.part", "x-image/.preflight-x-9f.partial",
      "x-image/.preflight-99999999-1/mine.txt",
      "x-image/.preflight-\(ProcessInfo.processInfo.processIdentifier)-9f.partial",
      "mine/.preflight-99999999-9f.partial",
    ]
    for name in ours + others { try folder.write("out/\(name)", "part") }
    let link = folder.url.appendingPathComponent("out/x-image/.preflight-99999999-aa.partial")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "01-post.jpg")
    _ = try deliver()
    let left = try contents("out")
    #expect(ours.allSatisfy { left[$0] == nil } && others.allSatisfy { left[$0] != nil }, "\(left.keys)")
    #expect(left["x-image/.preflight-99999999-aa.partial"] != nil && left["x-image/01-post.jpg"] != nil)
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/out/instagram-reel/.preflight-99999999-0"))
  }

  // MARK: What is delivered

  @Test func `A file that the team posts anyway is delivered with a mark`() throws {
    func run(_ more: String...) throws -> Outcome {
      try Product.preflight(
        ["deliver", "campaign/03-banner.jpg", "--to", "instagram-feed", "--output", "out"] + more, in: folder.url)
    }
    let refused = try run("--no-config")
    #expect(refused.status == 1)
    // The entry that the terminal shows is right as it is.
    let lines = refused.stdout.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex(of: "  allow:"), "\(refused)")
    let entry = lines[start..<start + 5].map { $0.dropFirst(2) }.joined(separator: "\n")
    try folder.write("preflight.yml", entry.replacing("…", with: "Legal wants it.") + "\n")
    let posted = try run()
    #expect(posted.status == 0 && posted.stdout.contains("Posted anyway:"), "\(posted)")
    let banner = try contents("campaign")["03-banner.jpg"]
    #expect(try contents("out")["instagram-feed/03-banner.jpg"] == banner)
    let (delivered, _) = try manifest()
    #expect(
      delivered.first?["outcome"] as? String == "accepted"
        && delivered.first?["allowed"] as? [String] == ["Legal wants it."])
    #expect(String(decoding: try contents("out")["index.html"] ?? Data(), as: UTF8.self).contains("Legal wants it."))
    func check() throws -> Outcome { try Product.preflight("deliver", "--check", "--output", "out", in: folder.url) }
    #expect(try check().status == 0)
    // Without its allowance, it is not ready any more.
    try folder.write(
      "preflight.yml",
      entry.replacing("…", with: "Legal wants it.").replacing("deliver: yes", with: "deliver: no") + "\n")
    #expect(try check().stdout.contains("your team does not allow it any more"))
    #expect(try run().status == 1 && contents("out")["instagram-feed/03-banner.jpg"] == nil)
  }

  /// The configuration of a campaign also counts for runs and checks that begin in another folder.
  @Test func `The entry that posts a file anyway suits the configuration of its folder`() throws {
    func run(_ words: String...) throws -> Outcome {
      try Product.preflight(["deliver"] + words + ["--output", "out"], in: folder.url)
    }
    let configuration = "to: instagram-feed\n"
    try folder.write("any/preflight.yml", configuration)
    try folder.write("any/wide.jpg", try contents("campaign")["03-banner.jpg"] ?? Data())
    let refused = try run("any").stdout
    let entry = try #require(refused.firstRange(of: #/  allow:\n(    .*\n)+/#).map { refused[$0] }, "\(refused)")
    try folder.write(
      "any/preflight.yml", configuration + entry.split(separator: "\n").map { $0.dropFirst(2) + "\n" }.joined())
    #expect(entry.contains("paths: wide.jpg"), "\(entry)")
    #expect(try run("any").status == 0)
    let checked = try run("--check")
    #expect(checked.status == 0, "\(checked)")
  }

  @Test(arguments: ["null", "it's a: b #1.jpg", "[x] *?.jpg", "\u{85}y.jpg", "end .jpg "])
  func `The entry that posts a file anyway fits any name`(name: String) throws {
    func run(_ more: String...) throws -> Outcome {
      try Product.preflight(["deliver", "any", "--to", "instagram-feed", "--output", "out"] + more, in: folder.url)
    }
    try folder.write("any/\(name)", try contents("campaign")["03-banner.jpg"] ?? Data())
    let refused = try run("--no-config").stdout
    let entry = try #require(refused.firstRange(of: #/  allow:\n(    .*\n)+/#).map { refused[$0] }, "\(refused)")
    try folder.write("preflight.yml", entry.split(separator: "\n").map { $0.dropFirst(2) + "\n" }.joined())
    let posted = try run()
    #expect(posted.status == 0 && posted.stdout.contains("Posted anyway:"), "\(posted)")
  }

  @Test func `Warnings that need no encoding are repaired, and others are listed`() throws {
    try make(
      "-f lavfi -i testsrc2=s=720x1280:r=30:d=4 -f lavfi -i sine=r=48000:d=4 -c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac -ac 2 -g 30 campaign/clip.mp4"
    )
    let run = try Product.preflight(
      "deliver", "campaign/clip.mp4", "--no-config", "--to", "instagram-reel,facebook-reel", "--output", "out",
      in: folder.url)
    let (delivered, _) = try manifest()
    // The index of the original is at its end, which only the first destination advises against.
    func item(_ id: String) -> [String: Any]? { delivered.first { $0["destination"] as? String == id } }
    #expect(item("instagram-reel")?["repairs"] as? [String] == ["move_index_to_start"], "\(run)")
    #expect(
      item("instagram-reel")?["warnings"] == nil && item("facebook-reel")?["repairs"] as? [String] == [], "\(run)")
    let warning = (item("facebook-reel")?["warnings"] as? [[String: String]])?.first?["message"] ?? "none"
    #expect(run.stdout.contains("! campaign/clip.mp4 → facebook-reel: \(warning)"), "\(run)")
    let page = String(decoding: try contents("out")["index.html"] ?? Data(), as: UTF8.self)
    #expect(page.contains(warning) && page.contains("src=\"data:image/jpeg;base64,"))
    let valid = try Product.shell("jq -c . '\(folder.url.path)/out/manifest.json' | script/check/validate-records")
    #expect(valid.status == 0, "\(valid)")
  }

  @Test func `A cause that several destinations share has one line`() throws {
    let run = try Product.preflight(
      "deliver", "campaign/06-cut.jpg", "--no-config", "--to", "instagram-feed,x-image,threads", "--output",
      "out", in: folder.url)
    let lines = run.stdout.split(separator: "\n").filter { $0.hasPrefix("  ✗") }
    #expect(lines.count == 1 && lines.first?.contains("instagram-feed, x-image, threads: ") == true, "\(run)")
  }

  @Test func `A file gets the extension of its type`() throws {
    let post = try Data(contentsOf: folder.url.appendingPathComponent("campaign/01-post.jpg"))
    try folder.write("names/page.html", post + Data("<script>alert(1)</script>".utf8))
    try folder.write("names/no extension ", post + [1])
    try folder.write("names/dots...", post + [2])
    let run = try Product.preflight(
      "deliver", "names", "names/page.html", "names/no extension ", "names/dots...", "--no-config", "--to", "x-image",
      "--output", "named",
      in: folder.url)
    let names = Set(try contents("named").keys.filter { $0.contains("/") })
    #expect(names == ["x-image/page.jpg", "x-image/no extension.jpg", "x-image/dots.jpg"], "\(run)")
  }
}

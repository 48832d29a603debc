import Foundation
import TestSupport
import Testing

/// The commands that plan for several destinations, as a user runs them.
@Suite struct PlanningTests {
  @Test func `Every command of the page works`() throws {
    let page = try String(contentsOf: Product.root.appendingPathComponent("docs/planning.md"), encoding: .utf8)
    let commands = page.split(separator: "\n").filter { $0.hasPrefix("preflight ") }
    #expect(commands.count >= 12)
    for command in commands {
      let parts = command.components(separatedBy: "  # ")
      let arguments = parts[0].split(separator: " ").dropFirst().map(String.init)
      let outcome = try Product.preflight(arguments, in: Product.root)
      #expect(outcome.status == (parts.count > 1 ? 1 : 0) && !outcome.stdout.isEmpty, "\(command): \(outcome)")
    }
  }

  @Test(arguments: ["80", "160"]) func `Text output keeps to the width`(columns: String) throws {
    let width = try #require(Int(columns))
    for arguments in [
      ["compare", "tiktok-share-kit,instagram-reel,youtube-short"], ["compare", "meta"],
      ["diff", "2024-01-01", "2026-11-22"],
      ["master", "default"], ["stale", "--as-of", "2028-01-01"],
    ] {
      let outcome = try Product.preflight(["destinations"] + arguments, environment: ["COLUMNS": columns])
      for line in outcome.stdout.split(separator: "\n") {
        // Addresses and filters are not broken.
        guard !line.contains("://"), !line.contains("-vf scale=") else { continue }
        #expect(line.count <= width, "\(line)")
      }
    }
  }

  @Test(arguments: [
    ["list", "youtube"], ["compare", "tiktok-share-kit,threads"], ["master", "tiktok-share-kit,threads"],
    ["diff", "2024-01-01", "2026-11-22"], ["stale", "--as-of", "2026-11-22"],
  ])
  func `It prints JSON`(arguments: [String]) throws {
    let outcome = try Product.preflight(["destinations"] + arguments + ["--format", "json"])
    #expect(outcome.status == 0, "\(outcome)")
    #expect(try JSONSerialization.jsonObject(with: Data(outcome.stdout.utf8)) is [String: Any], "\(outcome)")
  }

  @Test func `It lists a group`() throws {
    let outcome = try Product.preflight("destinations", "list", "youtube", environment: ["COLUMNS": "200"])
    #expect(outcome.stdout.split(separator: "\n").count == 2, "\(outcome)")
  }

  @Test func `It refuses invalid comparisons`() throws {
    for arguments in [
      ["compare", "tiktok-share-kit"], ["compare", "tiktok-share-kit,nowhere"], ["master", "nowhere"],
      ["diff", "2026-01-02", "2026-01-01"],
      ["diff", "2026-02-30", "2026-03-01"], ["stale", "--within", "-1"], ["compare", "a", "--as-of", "soon"],
    ] {
      let outcome = try Product.preflight(["destinations"] + arguments)
      #expect(outcome.status == 64 && outcome.stdout.isEmpty && !outcome.stderr.isEmpty, "\(arguments): \(outcome)")
    }
  }

  @Test func `A stale source exits with 1`() throws {
    let outcome = try Product.preflight("destinations", "stale", "discord", "--as-of", "2026-12-01", "--within", "365")
    #expect(outcome.status == 1 && outcome.stdout.contains("Discord API documentation"), "\(outcome)")
  }

  @Test func `It scans by the rules of a given day`() throws {
    let folder = try TemporaryFolder()
    try folder.write("picture.png", Picture.png(width: 700, height: 500) + Data(count: 1_500_000))
    func scan(_ day: String) throws -> Outcome {
      try Product.preflight(
        "scan", "picture.png", "--to", "bluesky-image", "--as-of", day, "--format", "ndjson", in: folder.url)
    }
    let earlier = try scan("2026-04-30")
    #expect(earlier.stdout.contains("bluesky-image/image-file-size-until-2026-04"), "\(earlier)")
    #expect(earlier.stdout.contains(#""as_of":"2026-04-30""#), "\(earlier)")
    let later = try scan("2026-05-01")
    #expect(!later.stdout.contains("image-file-size"), "\(later)")
    let text = try Product.preflight(
      "scan", "picture.png", "--to", "bluesky-image", "--as-of", "2026-04-30", in: folder.url)
    #expect(text.stdout.contains("as of 2026-04-30"), "\(text)")
  }

  /// Runs the printed command and scans its result: no destination of the plan refuses it.
  @Test func `The printed command makes a file that all destinations accept`() throws {
    let folder = try TemporaryFolder()
    try Product.ffmpeg(
      [
        "-f", "lavfi", "-i", "testsrc2=size=320x180:rate=25:duration=5", "-f", "lavfi", "-i",
        "sine=frequency=440:duration=5", "-c:v", "libx264", "-preset", "ultrafast", "-c:a", "aac", "in.mp4",
      ], in: folder.url)
    for names in ["x-video,linkedin-video,tiktok-video,discord", "instagram-feed,threads,whatsapp-image"] {
      let kind = names.hasPrefix("x") ? "video" : "image"
      let plan = try Product.preflight("destinations", "master", names, "--kind", kind, "--format", "json")
      let json = try #require(try JSONSerialization.jsonObject(with: Data(plan.stdout.utf8)) as? [String: Any])
      let arguments = try #require(json["ffmpeg"] as? [String]).map { $0 == "INPUT" ? "in.mp4" : $0 }
      #expect((json["excluded"] as? [Any])?.isEmpty == true, "\(plan)")
      try Product.ffmpeg(arguments, in: folder.url)
      let made = try #require(arguments.last)
      let outcome = try Product.preflight(
        "scan", made, "--to", names, "--fail-on", "warning", in: folder.url)
      #expect(outcome.status == 0, "\(outcome)")
    }
  }
}

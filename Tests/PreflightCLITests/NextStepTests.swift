import Foundation
import TestSupport
import Testing

/// The command with which a scan ends, and the explanation of a file.
@Suite struct NextStepTests {
  /// A wide picture is refused by Instagram's feed unless it gets bars, and a small PNG only because of its format.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("it's wide.png", Picture.png(width: 500, height: 100))
    try folder.write("square.png", Picture.png(width: 400, height: 400))
    try folder.write("cut.png", Picture.png(width: 400, height: 400).prefix(50))
    return folder
  }

  private func last(_ outcome: Outcome) -> String? {
    outcome.stdout.split(separator: "\n").last.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func `A refused file is repaired by the printed command`() throws {
    let folder = try folder()
    let scan = try Product.preflight("scan", "square.png", "--to", "instagram-feed", in: folder.url)
    let line = try #require(last(scan))
    #expect(line == "Next: preflight fix square.png --to instagram-feed --output fixed", "\(scan)")
    let command = line.dropFirst("Next: preflight ".count)
    let fix = try Product.shell("\"$PREFLIGHT\" \(command)", in: folder.url)
    #expect(fix.status == 0, "\(fix)")
    #expect(FileManager.default.fileExists(atPath: folder.url.path + "/fixed/square.jpg"), "\(fix)")
  }

  @Test func `The command has the option that the repair needs, and a quoted path`() throws {
    let folder = try folder()
    let scan = try Product.preflight(
      "scan", "it's wide.png", "--to", "instagram-feed", "--as-of", "2026-11-28", in: folder.url)
    #expect(
      last(scan)
        == #"Next: preflight fix 'it'\''s wide.png' --to instagram-feed --as-of 2026-11-28 --pad black --output fixed"#,
      "\(scan)")
  }

  @Test func `Several destinations are delivered to`() throws {
    let folder = try folder()
    let scan = try Product.preflight("scan", ".", "--to", "instagram-feed,x-image", in: folder.url)
    #expect(
      last(scan) == "Next: preflight deliver . --to instagram-feed,x-image --pad black --output delivery", "\(scan)")
  }

  @Test func `A file that no repair helps is explained`() throws {
    let folder = try folder()
    let scan = try Product.preflight("scan", "cut.png", "--to", "x-image", "--lang", "zh-Hans", in: folder.url)
    #expect(last(scan) == "下一步：preflight explain cut.png --to x-image", "\(scan)")
  }

  @Test func `Nothing follows a scan without problems, and no other format has the line`() throws {
    let folder = try folder()
    let scan = try Product.preflight("scan", "square.png", "--to", "tiktok-share-kit", in: folder.url)
    #expect(scan.status == 0 && !scan.stdout.contains("Next:"), "\(scan)")
    for format in ["json", "ndjson", "csv", "junit", "sarif", "github", "gitlab", "line", "checkstyle", "markdown"] {
      let other = try Product.preflight(
        "scan", "square.png", "--to", "instagram-feed", "--format", format, in: folder.url)
      #expect(!other.stdout.contains("preflight fix"), "\(format): \(other)")
    }
    let page = try Product.preflight("scan", "square.png", "--to", "instagram-feed", "--format", "html", in: folder.url)
    #expect(
      page.stdout.components(separatedBy: "<code>preflight fix square.png --to instagram-feed --output fixed</code>")
        .count == 3,
      "\(page)")
  }

  @Test(arguments: [["square.png", "--to", "instagram-feed"], ["instagram-feed", "square.png"]])
  func `It explains why a destination refuses a file`(arguments: [String]) throws {
    let folder = try folder()
    let text = try Product.preflight(["explain"] + arguments, in: folder.url)
    #expect(text.status == 0, "\(text)")
    for part in ["is png; Instagram accepts only JPEG", "Convert it to JPEG.", "https://", "Ready for none of 1"] {
      #expect(text.stdout.contains(part), "\(part): \(text)")
    }
    #expect(last(text) == "Next: preflight fix square.png --to instagram-feed --output fixed", "\(text)")
  }

  @Test func `A cause that several destinations share is one line with the limits of each`() throws {
    let folder = try folder()
    let scan = try Product.preflight(
      "scan", "it's wide.png", "--to", "instagram-feed,instagram-carousel", in: folder.url)
    #expect(scan.stdout.components(separatedBy: "is png; Instagram accepts only JPEG").count == 2, "\(scan)")
    #expect(scan.stdout.contains("both destinations"), "\(scan)")
  }

  @Test func `The former name keeps its meaning, and each use names the clear names`() throws {
    let folder = try folder()
    let scan = try Product.preflight(
      "scan", "square.png", "--to", "tiktok,tiktok", "--format", "json", in: folder.url)
    #expect(scan.status == 0 && scan.stdout.contains(#""destination":"tiktok-share-kit-ios""#), "\(scan)")
    #expect(
      scan.stderr.components(separatedBy: "write tiktok-video for the app, or tiktok-share-kit").count == 2, "\(scan)")
    let clear = try Product.preflight(
      "scan", "square.png", "--to", "tiktok-share-kit", "--format", "json", in: folder.url)
    #expect(clear.stdout == scan.stdout && clear.stderr.isEmpty, "\(clear)")
    try folder.write(
      "preflight.yml", "to: [tiktok-video, tiktok-share-kit]\nrules:\n  tiktok/image-aspect-ratio: off\n")
    let wide = try Product.preflight("scan", "it's wide.png", "--format", "json", in: folder.url)
    #expect(!wide.stdout.contains("tiktok-share-kit-ios/image-aspect-ratio"), "\(wide)")
    #expect(wide.stderr.contains("write tiktok-video for the app"), "\(wide)")
  }

  @Test func `A file is judged without destinations`() throws {
    let folder = try folder()
    let scan = try Product.preflight(
      "scan", "square.png", "cut.png", "--to", "none", "--format", "json", in: folder.url)
    #expect(scan.status == 1, "\(scan)")
    let records = try #require(try JSONSerialization.jsonObject(with: scan.out) as? [[String: Any]])
    #expect(records.map { $0["outcome"] as? String } == ["pass", "fail", nil], "\(scan)")
    let both = try Product.preflight("scan", "square.png", "--to", "none,x-image", in: folder.url)
    #expect(both.status == 64 && both.stderr.contains("leave out the other"), "\(both)")
  }

  @Test func `A rule of one's own about sound needs the depth that measures it`() throws {
    let folder = try folder()
    try folder.write(
      "rules/acme-tv.yml",
      """
      id: acme-tv
      short_name: acme-tv
      name: TV
      publisher: Acme
      summary: For the test.
      sources:
        plan: { title: Our sheet, checked: 2026-11-28 }
      slots:
        - name: spot
          takes: [video, image]
          rules:
            - id: black
              fact: content.first_frame_black
              constraint: { equals: false }
              strength: hard
              certainty: house
              message: begins with black
              source: plan
              examples: { pass: [false], fail: [true] }
      """)
    let scan = try Product.preflight("scan", "square.png", "--destinations", "rules", "--to", "acme-tv", in: folder.url)
    #expect(
      scan.status == 64 && scan.stderr.contains("the rule acme-tv/black") && scan.stderr.contains("--depth content"),
      "\(scan)")
  }
}

import Foundation
import TestSupport
import Testing

/// Tests documents of strangers: the command answers in limited time and never ignores them.
@Suite struct HostileDocumentTests {
  @Test(.timeLimit(.minutes(1))) func `Groups that repeat each other are expanded once`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.png", Picture.png(width: 64, height: 64))
    let groups = (0..<60).map { "  g\($0): [g\($0 + 1), g\($0 + 1)]\n" }.joined()
    try folder.write("preflight.yml", "groups:\n\(groups)  g60: [tiktok-share-kit]\nto: [g0]")
    let outcome = try Product.preflight(["scan", "a.png", "--format", "ndjson"], in: folder.url)
    let verdicts = try outcome.records.filter { $0["record"] as? String == "verdict" }
    #expect(verdicts.compactMap { $0["destination"] as? String } == ["tiktok-share-kit-ios"], "\(outcome)")
  }

  @Test(.timeLimit(.minutes(1))) func `A text with many links is counted in limited time`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.png", Picture.png(width: 64, height: 64))
    let text = String(repeating: "http://a ", count: 80_000)
    try folder.write("post.yml", "to: [mastodon]\npost: { media: [a.png], text: \"\(text)\" }")
    let outcome = try Product.preflight(["request", "post.yml", "--format", "line"], in: folder.url)
    #expect(outcome.status == 1 && outcome.stdout.contains("mastodon/"), "\(outcome.stderr)")
  }

  @Test func `An ignore file that is not applied makes the scan incomplete`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.png", Picture.png(width: 64, height: 64))
    try folder.write(".preflightignore", "#" + String(repeating: "x", count: 17 << 20) + "\na.png\n")
    let outcome = try Product.preflight(["scan", "--to", "x-image", "--format", "line"], in: folder.url)
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.stdout.hasPrefix(".preflightignore: "), "\(outcome)")
    #expect(outcome.stdout.contains("its patterns are not applied: has 17825800 bytes, at most 16777216 are read"))
    // Without ignore files, no ignore file is missing.
    let without = try Product.preflight(
      ["scan", "--no-ignore-files", "--to", "x-image", "--format", "line"], in: folder.url)
    #expect(without.status == 0, "\(without)")
  }

  @Test(arguments: [
    "#hash", "[x", "x]", "\u{1}", "a\n...\nb", "a\n---\nb", "'", "\"", "a*", "?", "a\\b", "!x", " ", "a ", "\u{202E}x",
    "\u{85}",
    "\u{2028}", "\u{FEFF}", "\u{FFFF}", "null", "~", "1", "- a", "a: b", "a #b", "&a", "*a", "{a}", "%a", "@a", "`a",
    "|", ">",
    "\t", "\r", "漢字", "e\u{301}", "🎬", String(repeating: "a", count: 250),
  ])
  func `A scan reads what init wrote for any folder name`(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("\(name)/stories/a.png", Picture.png(width: 1080, height: 1920))
    let written = try Product.preflight(["init"], in: folder.url)
    #expect(written.status == 0, "\(written)")
    let outcome = try Product.preflight(["scan", "--fail-on", "never", "--format", "ndjson"], in: folder.url)
    #expect(outcome.status == 0, "\(outcome)")
    let judged = try outcome.records.filter { $0["record"] as? String == "verdict" && $0["slot"] as? String != nil }
    let ids = Set(judged.compactMap { $0["destination"] as? String })
    if name == "\u{FFFF}" {
      // No document can contain this character.
      #expect(written.stderr.contains("1 folder got no override"), "\(written)")
    } else {
      #expect(ids == ["instagram-story", "facebook-page-story"], "\(outcome)")
    }
  }

  @Test func `Init omits overrides beyond the limit of a scan`() throws {
    let folder = try TemporaryFolder()
    let picture = Picture.png(width: 64, height: 64)
    for number in 0..<600 { try folder.write("\(number)/stories/a.png", picture) }
    let written = try Product.preflight(["init"], in: folder.url)
    #expect(written.status == 0 && written.stdout.contains("500 overrides"), "\(written)")
    #expect(written.stderr.contains("100 folders got no override"), "\(written)")
    let config = try Product.preflight(["config"], in: folder.url)
    #expect(config.status == 0, "\(config)")
  }
}

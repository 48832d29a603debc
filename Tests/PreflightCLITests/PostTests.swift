import Foundation
import TestSupport
import Testing

/// A post for many destinations at once.
@Suite struct PostTests {
  private func folder(_ post: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("a.png", Picture.png(width: 200, height: 200))
    try folder.write("wide.png", Picture.png(width: 500, height: 100))
    try folder.write("post.yml", post)
    return folder
  }

  private func outcomes(_ outcome: TestSupport.Outcome) throws -> [String: String] {
    var outcomes: [String: String] = [:]
    for record in try outcome.records {
      if let destination = record["destination"] as? String { outcomes[destination] = record["outcome"] as? String }
    }
    return outcomes
  }

  @Test func `The --to option overrides the document and the default group`() throws {
    let post = "post: { media: [a.png], text: A harbour }\n"
    let folder = try folder(post)
    let usual = try outcomes(try Product.preflight("request", "post.yml", "--format", "ndjson", in: folder.url))
    #expect(usual.count > 5)
    #expect(usual["x-image"] == "pass")
    #expect(usual["youtube-video"] == "not_applicable")
    try folder.write("post.yml", "to: x-image\n" + post)
    let own = try outcomes(try Product.preflight("request", "post.yml", "--format", "ndjson", in: folder.url))
    #expect(own == ["x-image": "pass"])
    let chosen = try Product.preflight(
      "request", "post.yml", "--to", "mastodon,tiktok-share-kit", "--format", "ndjson", in: folder.url)
    #expect(try outcomes(chosen) == ["mastodon": "pass", "tiktok-share-kit-ios": "not_applicable"])
    #expect(chosen.stdout.contains("\"message_id\":\"no_post_form\""), "\(chosen)")
    #expect(chosen.status == 0, "\(chosen)")
  }

  @Test func `A finding names the media item`() throws {
    let folder = try folder(
      """
      to: [mastodon]
      post:
        media: [a.png, { file: wide.png, alt_text: \(String(repeating: "a", count: 1501)) }, a.png]
      """)
    let outcome = try Product.preflight("request", "post.yml", "--format", "ndjson", in: folder.url)
    let findings = try #require(try outcome.records.first?["findings"] as? [[String: Any]])
    #expect(findings.map { $0["field"] as? String } == ["post.media[1].alt_text"], "\(outcome)")
    #expect(findings.map { $0["rule"] as? String } == ["mastodon/request-alt-text-length"])
    #expect(findings.first?["location"] as? [String: Int] == ["line": 3, "column": 46])
  }

  @Test func `A post text counts as the description`() throws {
    let folder = try folder(
      "to: tiktok-photo\npost: { media: [a.png], text: \(String(repeating: "a", count: 4001)) }\n")
    let text = try Product.preflight("request", "post.yml", in: folder.url)
    #expect(text.stdout.contains("post.text: has 4001"), "\(text)")
    try folder.write(
      "post.yml",
      "to: tiktok-photo\npost: { media: [a.png], description: b, text: \(String(repeating: "a", count: 4001)) }\n")
    let both = try Product.preflight("request", "post.yml", in: folder.url)
    #expect(!both.stdout.contains("4001"), "\(both)")
  }

  @Test func `An unknown destination is reported`() throws {
    let folder = try folder("to: [x-imag]\npost: { media: [a.png] }\n")
    let outcome = try Product.preflight("request", "post.yml", in: folder.url)
    #expect(outcome.status == 1, "\(outcome)")
    #expect(outcome.stdout.contains("there is no destination or group “x-imag”; did you mean “x-image”?"), "\(outcome)")
  }

  @Test func `An instance file replaces the default limits`() throws {
    let folder = try folder("to: mastodon\npost: { media: [a.png], text: \(String(repeating: "a", count: 501)) }\n")
    #expect(try Product.preflight("request", "post.yml", in: folder.url).status == 1)
    try folder.write("instance.json", "{ \"configuration\": { \"statuses\": { \"max_characters\": 1000 } } }")
    let larger = try Product.preflight("request", "post.yml", "--assume-from", "instance.json", in: folder.url)
    #expect(larger.status == 0, "\(larger)")
    let option = try Product.preflight(
      "request", "post.yml", "--assume-from", "instance.json", "--assume", "max_characters=400", in: folder.url)
    #expect(option.status == 1, "\(option)")
    try folder.write("instance.json", "{}")
    let empty = try Product.preflight("request", "post.yml", "--assume-from", "instance.json", in: folder.url)
    #expect(empty.status == 64, "\(empty)")
    try folder.write("instance.json", "{ \"configuration\": }")
    let broken = try Product.preflight("request", "post.yml", "--assume-from", "instance.json", in: folder.url)
    #expect(broken.status == 2 && broken.stderr.contains("instance.json:1:20"), "\(broken)")
  }
}

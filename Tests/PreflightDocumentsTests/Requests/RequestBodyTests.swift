import Foundation
import MediaProbe
import Preflight
import PreflightDocuments
import Testing

/// Requests that do not have the form of our documents: bodies of APIs, posts of planning tools, and tables.
@Suite struct RequestBodyTests {
  struct Body: Sendable, CustomTestStringConvertible {
    let destination: String
    let document: String
    let json: String

    var testDescription: String { "\(destination), \(document)" }
  }

  private static let table = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("api-bodies.tsv")

  static let bodies: [Body] = {
    let text = (try? String(contentsOf: table, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: "\t").map(String.init)
      return Body(destination: cells[0], document: cells[1], json: cells[2])
    }
  }()

  static func posts(_ text: String, to name: String? = nil, at path: AssetPath = "post.json") throws -> [Post] {
    let chosen = name.map { name in Destinations.all.filter { $0.shortName == name || $0.groups.contains(name) } }
    return try RequestReader(destinations: Destinations.all, chosen: chosen).read(Array(text.utf8), at: path).map {
      entry in
      guard case .post(let post) = entry else { throw CocoaError(.fileReadCorruptFile) }
      return post
    }
  }

  /// Returns a field of the first request of a post.
  static func field(_ name: String, of post: Post) -> FactValue? {
    post.requests.first?.fields.first { $0.name == name }?.value
  }

  @Test func `The table has a body of each API`() {
    #expect(Self.bodies.count >= 40)
    #expect(Set(Self.bodies.map(\.document)).count > 25)
  }

  @Test(arguments: bodies) func `Every field of an API is known`(_ body: Body) throws {
    let requests = try Self.posts(body.json, to: body.destination).flatMap(\.requests)
    #expect(!requests.isEmpty)
    #expect(requests.flatMap(\.mistakes).filter { $0.kind != .unseenMedia } == [])
  }

  @Test(arguments: [
    (
      "linkedin-image",
      #"{"commentary": "a", "content": {"multiImage": {"images": [{"id": "urn:a", "altText": "b"}]}}}"#, "text", "a"
    ),
    (
      "linkedin-image", #"{"content": {"multiImage": {"images": [{"id": "urn:a", "altText": "b"}]}}}"#,
      "media[0].alt_text", "b"
    ),
    (
      "youtube-video", #"{"snippet": {"title": "a"}, "status": {"privacyStatus": "private"}}"#, "privacyStatus",
      "private"
    ),
    ("tiktok-video", #"{"post_info": {"title": "a"}}"#, "text", "a"),
    (
      "bluesky-image", #"{"record": {"text": "a", "embed": {"images": [{"alt": "b", "image": {"size": 1}}]}}}"#,
      "media[0].alt_text", "b"
    ),
    ("telegram-photo", #"{"media": [{"type": "photo", "media": "attach://a", "caption": "b"}]}"#, "media[0].text", "b"),
  ])
  func `A name of an API is that of a field`(to: String, body: String, name: String, value: String) throws {
    #expect(Self.field(name, of: try #require(try Self.posts(body, to: to).first)) == .text(value))
  }

  @Test func `Ids of media are counted, and findings have the names of the API`() throws {
    let body = #"{"text": "a", "media": {"media_ids": ["1", "2", "3", "4", "5"]}, "replly_settings": "verified"}"#
    let request = try #require(try Self.posts(body, to: "x-image").first?.requests.first)
    #expect(request.media.isEmpty)
    let verdict = try #require(try RequestJudge(request.destination)?.verdict(for: request, media: []))
    #expect(
      verdict.findings.map { "\($0.rule.id) \($0.field ?? "")" } == [
        "x-image/request-media-unseen media.media_ids[0]", "x-image/request-field-unknown replly_settings",
        "x-image/request-media-max media",
      ])
  }

  /// Rules over several fields, and texts that YAML cuts.
  @Test(arguments: [
    ("x-image", "text: Dawn #harbor", ["request-field-cut"]), ("x-image", "text: \"Dawn #harbor\"", []),
    ("x-image", "text: Dawn # a note", []), ("x-image", "{}", ["request-media-present"]),
    ("x-image", "text: \"\"", ["request-media-present"]),
    ("x-image", "{ text: a, poll: {}, quote_tweet_id: \"1\" }", ["request-media-alone"]),
    ("x-image", "text: $ABC and $XYZ", ["request-cashtags-max"]), ("x-image", "text: $ABC and $5 or a$B", []),
    (
      "mastodon",
      "{ text: \(String(repeating: "a", count: 300)), spoiler_text: \(String(repeating: "b", count: 201)) }",
      ["request-texts-length"]
    ),
    ("mastodon", "text: See example.com", ["request-links-without-scheme"]),
    ("mastodon", "text: See https://example.com", []),
    ("bluesky-image", "text: See https://example.com", ["request-links-without-facets"]),
    ("bluesky-image", "{ text: See https://example.com, facets: [] }", []),
    ("linkedin-image", "commentary: Dawn (at the harbor)", ["request-commentary-escaped"]),
    ("linkedin-image", "commentary: \"Dawn \\\\(a\\\\) @[A](urn:li:organization:1) #dawn\"", []),
    ("linkedin-image", "text: Dawn (at the harbor)", []),
    ("tiktok-photo", "{ photo_images: [a], photo_cover_index: -1 }", ["request-media-unseen", "request-cover-index"]),
    ("discord", "{ message_reference: { message_id: \"1\" } }", ["request-content-present"]),
    ("discord", "{ message_reference: { type: 1, message_id: \"1\" } }", []),
    ("discord", "{ text: a, message_reference: { type: 1, message_id: \"1\" } }", ["request-forward-alone"]),
    ("discord", "{ text: a, flags: 32768, components: [{ type: 10 }] }", ["request-components-alone"]),
    ("reddit-image", "{ title: a, kind: self, text: b }", []), ("reddit-image", "title: a", ["request-media-present"]),
    ("reddit-image", "{ title: a, kind: link }", ["request-link-present"]),
    ("reddit-image", "{ title: a, kind: self, text: b, richtext_json: \"{}\" }", ["request-one-text"]),
    ("kuaishou", "{}", ["request-media-present"]), ("kuaishou", "{ link: \"https://example.com\" }", []),
    ("whatsapp-image", "{ template: { name: a, language: { code: en } } }", []),
    (
      "whatsapp-image",
      "{ template: { components: [{ type: header, parameters: [{ image: { id: a } }, { text: b }] }] } }",
      ["request-template-header-max"]
    ),
  ])
  func `A post breaks these rules`(to: String, post: String, rules: [String]) throws {
    let document = "post:" + (post.hasPrefix("{") ? " " : "\n  ") + post
    let request = try #require(try Self.posts(document, to: to, at: "post.yml").first?.requests.first)
    let verdict = try #require(try RequestJudge(request.destination)?.verdict(for: request, media: []))
    #expect(verdict.findings.map { String($0.rule.id.split(separator: "/")[1]) } == rules)
  }

  @Test func `The file in the header of a template is judged`() throws {
    let header = "{ type: header, parameters: [{ type: image, image: { link: a.jpg } }] }"
    let post = "post: { template: { components: [\(header)] } }"
    let request = try #require(try Self.posts(post, to: "whatsapp-image", at: "post.yml").first?.requests.first)
    #expect(request.media.map(\.path.text) == ["a.jpg"] && request.media.map(\.slots) == [["image"]])
  }

  @Test func `A text that is too long has a part that fits`() throws {
    let text = String(repeating: "a", count: 270) + " https://example.com/a and more"
    let request = try #require(
      try Self.posts("post: { text: \"\(text)\" }", to: "x-image", at: "post.yml").first?.requests.first)
    let measures = try #require(try RequestJudge(request.destination)?.verdict(for: request, media: [])).texts
    #expect(measures.map { "\($0.field) \($0.length) \($0.limit)" } == ["post.text 303 280"])
    #expect(measures.first?.parts?.fitting == String(repeating: "a", count: 270) + " https://e")
  }

  @Test func `A table has a post in each row`() throws {
    let table =
      "\u{FEFF}Date;Channel;Post copy;Image;Alt text\r\n1.12.;x;\"Dawn; \"\"#harbor\"\"\nday\";a.jpg|https://e.com/b.jpg;A\r\n\r\n2.12.;threads, bluesky;Noon;;\r\n"
    let posts = try Self.posts(table, at: "sheet.csv")
    #expect(posts.map { $0.requests.count } == [3, 3])
    #expect(posts.map { Self.field("text", of: $0) } == [.text("Dawn; \"#harbor\"\nday"), .text("Noon")])
    #expect(posts[0].requests[0].media.map(\.path.text) == ["a.jpg"])
    #expect(Self.field("media", of: posts[0]) == .integer(2))
    #expect(posts.map { $0.requests[0].place.line } == [2, 5])
    #expect(try Self.posts("Titel;Text\na;b\n", at: "sheet.csv")[0].requests[0].mistakes.count == 1)
  }

  static let exports = [
    #"{"type": "now", "posts": [{"integration": {"id": "a"}, "value": [{"content": "<p>Dawn &amp; <b>noon</b></p><p>b</p>", "image": [{"id": "i", "path": "https://e.com/a.jpg", "alt": "A"}]}], "settings": {"__type": "x"}}]}"#,
    #"{"posts": [{"id": "a", "content": "Dawn & noon\nb", "image": [{"id": "i"}], "integration": {"providerIdentifier": "x"}}]}"#,
    #"{"accounts": [{"id": 1, "provider": "twitter"}, {"id": 2, "provider": "facebook_page"}], "versions": [{"account_id": 0, "is_original": true, "content": [{"body": "<div>Dawn &amp; noon</div><div>b</div>", "media": [7]}]}, {"account_id": 2, "is_original": false, "content": [{"body": "c", "media": []}]}]}"#,
  ]

  @Test(arguments: exports) func `The posts of planning tools are read`(_ export: String) throws {
    let post = try #require(try Self.posts(export).first)
    #expect(post.requests.map(\.destination.id) == ["x-gif", "x-image", "x-video"])
    #expect(Self.field("text", of: post) == .text("Dawn & noon\nb"))
    #expect(Self.field("media", of: post) == .integer(1))
    #expect(post.requests.flatMap(\.mistakes).filter { $0.kind != .unseenMedia } == [])
  }
}

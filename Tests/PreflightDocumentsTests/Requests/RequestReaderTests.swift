import MediaProbe
import Preflight
import PreflightDocuments
import Testing

/// The requests in documents, and the messages for invalid ones.
@Suite struct RequestReaderTests {
  static func read(_ text: String, at path: AssetPath = "campaign/request.yml") throws -> [ShareRequest] {
    try RequestReader(destinations: Destinations.all).read(Array(text.utf8), at: path).compactMap(\.request)
  }

  static func errors(_ text: String) -> [String] {
    do {
      _ = try RequestReader(destinations: Destinations.all).read(Array(text.utf8), at: "request.yml")
      return []
    } catch {
      return error.errors.map(\.description)
    }
  }

  /// Returns each mistake as `line:column field kind`.
  static func mistakes(_ text: String) throws -> [String] {
    try read(text).flatMap(\.mistakes).map { "\($0.place.line):\($0.place.column) \($0.field) \($0.kind)" }
  }

  static let document = """
    destination: tiktok-share-kit
    request:
      localIdentifiers: [a.mp4, b/c.mp4]
      mediaType: video
      customConfig: { clientKey: "123" }
    context:
      app_version: 30.1
      scopes: [one, two]
      info_plist: Info.plist
    """

  @Test func `Fields have names, values and places`() throws {
    let request = try #require(try Self.read(Self.document).first)
    #expect(request.mistakes == [])
    #expect(request.destination.id == "tiktok-share-kit-ios")
    let fields = request.fields.map { field in
      "\(field.name) \(field.value) \(field.place.map { "\($0.line):\($0.column)" } ?? "-")"
    }
    #expect(
      fields == [
        "localIdentifiers integer(2) 3:21", "localIdentifiers[0] text(\"a.mp4\") 3:22",
        "localIdentifiers[1] text(\"b/c.mp4\") 3:29", "mediaType text(\"video\") 4:14",
        "shareFormat text(\"normal\") -", "customConfig flag(true) 5:17", "customConfig.clientKey text(\"123\") 5:30",
      ])
    #expect(request.media.map(\.path.text) == ["campaign/a.mp4", "campaign/b/c.mp4"])
    #expect(request.appFiles.map(\.path.text) == ["campaign/Info.plist"])
    #expect(request.id == RequestID(document: "campaign/request.yml", index: 0, hasSiblings: false))
  }

  @Test func `Lists and YAML documents are several requests`() throws {
    let list = try Self.read(
      "- { destination: tiktok-share-kit }\n- { destination: tiktok-share-kit-ios, request: {} }\n")
    #expect(list.map(\.id.index) == [0, 1])
    #expect(list.allSatisfy { $0.id.hasSiblings })
    let documents = try Self.read(
      "destination: tiktok-share-kit\n---\ndestination: tiktok-share-kit\n---\n[{ destination: tiktok-share-kit }]\n")
    #expect(documents.map(\.id.index) == [0, 1, 2])
    #expect(documents.map(\.place.line) == [1, 3, 5])
  }

  /// Words, flags and numbers are taken as code writes them.
  @Test(arguments: [
    ("tiktok-share-kit", "mediaType: .video", "text(\"video\")"),
    ("tiktok-share-kit", "shareFormat: TikTokShareFormatType.greenScreen", "text(\"greenScreen\")"),
    ("tiktok-share-kit", "shareFormat: TTKSDKShareFormatTypeGreenScreen", "text(\"greenScreen\")"),
    ("douyin", "mediaType: DouyinOpenSDKShareMediaTypeVideo", "text(\"video\")"),
    ("douyin", "dailyContentType: DouyinOpenSDKShareDailyContentTypeImageText", "text(\"imageText\")"),
    ("douyin", "publishStory: YES", "flag(true)"), ("douyin", "publishStory: \"NO\"", "flag(false)"),
    ("douyin", "extraInfo: { micro_app_task_id: 123123 }", "integer(123123)"),
    ("douyin", "extraInfo: { micro_app_task_id: \"0123\" }", "text(\"0123\")"),
    ("douyin", "extraInfo: { micro_app_task_id: 99999999999999999999 }", "text(\"99999999999999999999\")"),
  ])
  func `Values can be written as code literals`(destination: String, field: String, value: String) throws {
    let request = try #require(try Self.read("destination: \(destination)\nrequest: { \(field) }").first)
    #expect(request.mistakes == [])
    #expect(request.fields.contains { $0.place != nil && "\($0.value)" == value }, "\(request.fields)")
  }

  @Test(arguments: [
    "mediaType: video.", "mediaType: Video", "mediaType: DouyinOpenSDKShareMediaType", "publishStory: Yes",
    "extraInfo: { micro_app_task_id: 1.5 }", "extraInfo: { micro_app_task_id: -1 }",
    "extraInfo: { micro_app_task_id: \"\" }",
  ])
  func `Invalid literals are mistakes`(field: String) throws {
    #expect(try Self.mistakes("destination: douyin\nrequest: { \(field) }").count == 1)
  }

  static let wrong: [(text: String, mistake: String)] = [
    ("request: { mediaTyp: video }", "2:12 mediaTyp unknownField(expected: [\"mediaType\"], isNear: true)"),
    ("request: { mediaType: vidoe }", "2:23 mediaType unknownWord(expected: [\"video\"])"),
    ("request: { mediaType: .vidoe }", "2:23 mediaType unknownWord(expected: [\"video\"])"),
    ("request: { mediaType: [video] }", "2:23 mediaType wrongType(PreflightRules.FieldType.Name.choice)"),
    ("request: { localIdentifiers: a.mp4 }", "2:30 localIdentifiers wrongList"),
    (
      "request: { localIdentifiers: [a.mp4, 7] }",
      "2:38 localIdentifiers[1] wrongType(PreflightRules.FieldType.Name.media)"
    ),
    ("request: { redirectURI: 12 }", "2:25 redirectURI wrongType(PreflightRules.FieldType.Name.identifier)"),
    ("request: { customConfig: key }", "2:26 customConfig wrongType(PreflightRules.FieldType.Name.group)"),
    (
      "request: { customConfig: { clientkey: k } }",
      "2:28 customConfig.clientkey unknownField(expected: [\"clientKey\"], isNear: true)"
    ),
    ("request: [a.mp4]", "2:10 request wrongType(PreflightRules.FieldType.Name.group)"),
    ("reqest: {}", "2:1 reqest unknownKey(expected: [\"request\"], isNear: true)"),
    ("context: 7", "2:10 context wrongType(PreflightRules.FieldType.Name.group)"),
    (
      "context: { app_version: new }",
      "2:25 context.app_version badParameter(expectation: a version such as 17.4.0)"
    ),
    (
      "context: { info_plst: Info.plist }",
      "2:12 context.info_plst unknownKey(expected: [\"info_plist\"], isNear: true)"
    ),
    ("context: { info_plist: [] }", "2:24 context.info_plist wrongType(PreflightRules.FieldType.Name.media)"),
  ]

  @Test(arguments: wrong) func `An impossible entry is a mistake at its place`(text: String, mistake: String) throws {
    #expect(try Self.mistakes("destination: tiktok-share-kit\n" + text) == [mistake])
  }

  /// If a value has the wrong type, the message names its type.
  @Test(arguments: [
    ("redirectURI: 12", "the number 12"), ("redirectURI: -1.5e3", "the number -1.5e3"),
    ("redirectURI: 0x1F", "the number 0x1F"), ("redirectURI: .nan", "the number .nan"),
    ("redirectURI: -.inf", "the number -.inf"), ("redirectURI: yes", nil), ("redirectURI: nan", nil),
    ("redirectURI: Infinity", nil), ("redirectURI: 1.2.3", nil), ("redirectURI: 1_000", nil),
    ("redirectURI: '12'", nil),
    ("redirectURI: True", "True"), ("redirectURI: []", "a list"), ("redirectURI: {}", "a mapping"),
    ("localIdentifiers: '12'", "“12” in quotes, a text"), ("localIdentifiers: \"\"", "“” in quotes, a text"),
    ("localIdentifiers: some", "“some”"),
    (
      "localIdentifiers: \(String(repeating: "e\u{301}", count: 500))", "“\(String(repeating: "e\u{301}", count: 20))…”"
    ),
  ])
  func `A message names the type of a wrong value`(field: String, found: String?) throws {
    let request = try #require(try Self.read("destination: tiktok-share-kit\nrequest:\n  \(field)\n").first)
    #expect(request.mistakes.map(\.found.english) == (found.map { [$0] } ?? []))
  }

  /// Keys that are very long, or that are empty.
  @Test func `Very long and empty keys are shown readably`() throws {
    let request = try #require(
      try Self.read(
        "destination: tiktok-share-kit\nrequest: { '': 1, \(String(repeating: "k", count: 500)): 1, \"a\\ud83c\": 1 }\n"
      ).first)
    #expect(
      Set(request.mistakes.map(\.field)) == ["“”", String(repeating: "k", count: 40) + "…", "a\u{FFFD}"])
    let long = String(repeating: "t", count: 500)
    #expect(Self.errors("destination: \(long)").first?.utf8.count ?? 0 < 400)
    #expect(Self.errors("\(long): 1\n\(long): 2").first?.utf8.count ?? 0 < 400)
  }

  @Test func `A path with NUL has its own message`() throws {
    let request = try #require(
      try Self.read("{ destination: tiktok-share-kit, request: { localIdentifiers: [\"a\\0.png\"] } }").first)
    #expect(request.media.first?.refusal?.message.english.contains("NUL") == true)
  }

  @Test func `Numbers follow YAML`() throws {
    func values(_ text: String) throws -> [String] {
      let request = try #require(
        try Self.read("destination: douyin\nrequest: { imageStickers: [{ locationX: \(text) }] }").first)
      return request.fields.filter { $0.name.hasSuffix("locationX") }.map { "\($0.value)" }
        + request.mistakes.map(\.found.english)
    }
    #expect(try values("0.5") == ["number(0.5)"])
    #expect(try values("+5e-1") == ["number(0.5)"])
    #expect(try values("nan") == ["“nan”"])
    #expect(try values(".NaN") == ["the number .NaN"])
    #expect(try values("1e999") == ["the number 1e999"])
    #expect(try values("\"0.5\"") == ["“0.5” in quotes, a text"])
    #expect(try values("Null") == [])
  }

  /// The value of a field is invalid, but the field is not missing.
  @Test(arguments: [
    ("facebook-stories", "{ com.facebook.sharedSticker.appID: 1 }", "com.facebook.sharedSticker.appID: is missing"),
    ("facebook-stories", "{ com.facebook.sharedSticker.stickerImage: 7 }", "has neither"),
    ("wechat", "{ bText: \"yes\" }", "bText: is missing"), ("wechat", "{ scene: \"0\" }", "scene: is missing"),
    ("wechat", "{ type: 1, imageUrl: 7 }", "imageData: is missing"),
    ("tiktok-share-kit", "{ redirectURI: [] }", "redirectURI: is missing"),
    ("tiktok-share-kit", "{ localIdentifiers: a.mp4 }", "localIdentifiers: has no media"),
    ("tiktok-share-kit", "{ localIdentifiers: [7] }", "localIdentifiers: has no media"),
  ])
  func `A field of another type is not missing`(destination: String, request: String, missing: String) throws {
    func messages(_ request: String) throws -> [String] {
      let request = try #require(try Self.read("destination: \(destination)\nrequest: \(request)\n").first)
      let verdict = try #require(RequestJudge(request.destination)).verdict(for: request, media: [])
      return verdict.findings.map(\.message)
    }
    let wrong = try messages(request)
    #expect(wrong.contains { $0.contains(", expected ") } && !wrong.contains { $0.hasPrefix(missing) }, "\(wrong)")
    let empty = try messages(request.contains("type: 1") ? "{ type: 1 }" : "{}")
    #expect(empty.contains { $0.hasPrefix(missing) }, "\(empty)")
  }

  static let unreadable: [(text: String, error: String)] = [
    ("", "request.yml:1:1: the document is empty"), ("[]", "request.yml:1:1: found no request, expected at least one"),
    ("tiktok-share-kit", "request.yml:1:1: found “tiktok-share-kit”, expected a request as a mapping"),
    ("request: {}", "request.yml:1:1: a request has no “destination”"),
    ("destination: [tiktok-share-kit]", "request.yml:1:14: found a list, expected the name of a destination"),
    (
      "destination: tiktok-share-kit\nrequest: { a: b", "request.yml:3:1: invalid YAML"
    ),
    (
      "destination: tiktok-share-kit\ndestination: tiktok-share-kit",
      "request.yml:2:1: the key “destination” occurs twice in one mapping"
    ),
  ]

  @Test func `A syntax error names the document format`() {
    #expect(throws: DocumentErrors.self) { try Self.read("{\"destination\": ", at: "request.json") }
    do {
      _ = try Self.read("{\"destination\": ", at: "request.json")
    } catch {
      #expect("\(error)".contains("invalid JSON: "), "\(error)")
    }
  }

  @Test(arguments: unreadable) func `A document that is not a request is refused`(text: String, error: String) {
    let found = Self.errors(text)
    #expect(found.first?.hasPrefix(error) == true, "\(found)")
  }

  /// The mistake only concerns its request. The other requests of the document are read.
  @Test func `An unknown destination does not hide other requests`() throws {
    let text =
      "- { destination: tictok }\n- { destination: tiktok-share-kit }\n- { destination: tiktok-share-kit-io }\n"
    let entries = try RequestReader(destinations: Destinations.all).read(Array(text.utf8), at: "request.yml")
    #expect(entries.compactMap { $0.request?.id.index } == [1])
    let refused = entries.compactMap { entry -> String? in
      guard case .unreadable(let id, let error, let place) = entry else { return nil }
      return
        "\(id.index) \(id.hasSiblings) \(place?.line ?? 0):\(place?.column ?? 0) \(error.code.rawValue) \(error.message)"
    }
    #expect(
      refused == [
        "0 true 1:18 unsupported 1:18: no destination “tictok”; did you mean “tiktok-share-kit”?",
        "2 true 3:18 unsupported 3:18: no destination “tiktok-share-kit-io”; did you mean “tiktok-share-kit-ios”?",
      ])
  }

  @Test func `Surrogate pairs are characters`() throws {
    let text = #"{"destination": "douyin", "request": {"title": {"text": "\ud83c\udf0a \\ud83c \u00e9"}}}"#
    let request = try #require(try Self.read(text).first)
    #expect(request.fields.first { $0.name == "title.text" }?.value == .text(#"🌊 \ud83c é"#))
  }

  @Test(arguments: [#"\ud83c"#, #"\ud83c\u0041"#, #"\udf0a\ud83c"#]) func `Half of a surrogate pair is a mistake`(
    escape: String
  ) throws {
    let text = "destination: douyin\nrequest: { title: { text: \"é\(escape)\", shortTitle: \"sea\" } }"
    let request = try #require(try Self.read(text).first)
    #expect(request.mistakes.map(\.kind) == [.halfCharacter])
    #expect(request.mistakes.map(\.field) == ["title.text"])
    #expect(request.mistakes.first?.place == DocumentPlace(line: 2, column: 27))
    #expect(request.mistakes.first?.found.english.contains("é\u{FFFD}") == true)
    // The rest is still read. There is no destination with that name.
    #expect(request.fields.first { $0.name == "title.shortTitle" }?.value == .text("sea"))
    #expect(Self.errors("destination: \"dou\(escape)yin\"").first?.contains("half of a character") == true)
  }

  @Test func `An overridden thumbnail is not read`() throws {
    let request = try Self.read(
      "destination: wechat\nrequest: { thumbData: c.png, thumbPath: b.png, thumbImage: a.png, imageData: d.png }")
    #expect(request.first?.media.map(\.field) == ["thumbImage", "imageData"])
  }

  @Test func `A sticker is a file without a slot`() throws {
    let request = try Self.read(
      "destination: douyin\nrequest: { localIdentifiers: [a.mp4], imageStickers: [{ localIdentifier: b.png }] }")
    #expect(request.first?.media.map(\.field) == ["localIdentifiers[0]", "imageStickers[0].localIdentifier"])
    #expect(request.first?.media.map(\.slots) == [["video", "image"], []])
    #expect(request.first?.media.map(\.kinds) == [[.video, .image], [.image]])
  }

  @Test func `The texts of a group count together`() throws {
    let request = try Self.read(
      "destination: douyin\nrequest: { title: { shortTitle: b, hashtags: [{ text: c }, { text: d }], text: a } }")
    #expect(request.first?.fields.first { $0.name == "title" }?.value == .text("abcd"))
  }

  @Test(arguments: DestinationErrorTests.bombs) func `Reading has limits`(_ bomb: DestinationErrorTests.Bomb) {
    let found = Self.errors(bomb.text)
    #expect(found.contains { $0.contains(bomb.error) }, "\(found.first ?? "")")
  }

  @Test(arguments: [
    ("a.mp4", true), ("./a.mp4", true), ("b/../a.mp4", true), ("../a.mp4", false), ("b/../../a.mp4", false),
    ("/etc/passwd", false), ("\"a\\0b.mp4\"", false), ("\"\"", false),
  ])
  func `Media stay in the folder of the document`(path: String, isInside: Bool) throws {
    let request = try Self.read("{ destination: tiktok-share-kit, request: { localIdentifiers: [\(path)] } }").first
    let medium = try #require(request?.media.first)
    #expect((medium.refusal == nil) == isInside)
  }

  @Test(arguments: [("Info.plist", true), ("../Info.plist", false), ("/etc/passwd", false)])
  func `App files stay in the folder of the document`(path: String, isInside: Bool) throws {
    let request = try #require(
      try Self.read("{ destination: tiktok-share-kit, context: { info_plist: \(path) } }").first)
    #expect((request.appFiles.first?.refusal == nil) == isInside)
    var reader = AppFilesReader()
    let mistake = try #require(reader.completed(request).mistakes.first)
    #expect(mistake.kind == .unreadableAppFile(.infoPlist, .notFound))
    #expect(mistake.found.english.hasPrefix(isInside ? "no such file" : "the path leaves the folder"))
  }

  @Test func `An empty path has its own message`() throws {
    let request = try #require(
      try Self.read(
        "{ destination: tiktok-share-kit, request: { localIdentifiers: [''] }, context: { info_plist: '' } }"
      ).first)
    #expect(request.media.first?.refusal?.message.english == "the path is empty: name a file")
    var reader = AppFilesReader()
    #expect(reader.completed(request).mistakes.map(\.found.english) == ["the path is empty: name a file"])
  }

  /// The content of files is kept, up to a limit.
  @Test func `Files are read once up to a size limit`() throws {
    var store = FileStore<String, ReadError>(limit: 2000)
    var read: [String] = []
    func look(_ name: String, bytes: Int64 = 300) throws(ReadError) -> String {
      try store.once(AssetPath(name)) { () throws(ReadError) in
        read.append(name)
        if name == "bad" { throw ReadError(.notFound, Message(asWritten: "bad")) }
        return (name, bytes)
      }
    }
    for name in ["a", "b", "a", "b"] { #expect(try look(name) == name) }
    #expect(throws: ReadError(.notFound, Message(asWritten: "bad"))) { try look("bad") }
    #expect(throws: ReadError(.notFound, Message(asWritten: "bad"))) { try look("bad") }
    #expect(read == ["a", "b", "bad"])
    _ = try look("c", bytes: 5000)
    _ = try look("c", bytes: 5000)
    _ = try look("a")
    #expect(read == ["a", "b", "bad", "c", "a"])
  }
}

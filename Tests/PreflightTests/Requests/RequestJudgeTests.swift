import MediaProbe
import Preflight
import PreflightJudging
import Testing

/// The predicted answers to requests: the form, each file, and all files together, in the order of steps.
@Suite struct RequestJudgeTests {
  static let place = DocumentPlace(line: 3, column: 5)

  static func request(
    _ destination: Destination, media count: Int = 0, fields: [(name: String, pattern: String, value: FactValue)] = [],
    assuming assumptions: Assumptions = [:], mistakes: [FormMistake] = []
  ) -> ShareRequest {
    ShareRequest(
      destination: destination, id: RequestID(document: "request.yml", index: 0, hasSiblings: false),
      place: DocumentPlace(line: 1, column: 1),
      fields: fields.map { ShareRequest.Field(name: $0.name, pattern: $0.pattern, value: $0.value, place: place) },
      media: (0..<count).map { index in
        ShareRequest.Medium(
          field: "media[\(index)]", path: "a.mp4", slots: destination.slots.map(\.name), kinds: [.video, .image],
          place: DocumentPlace(line: 10 + index, column: 5))
      }, assumptions: assumptions, mistakes: mistakes)
  }

  static func destination(
    video: [Rule] = [], image: [Rule] = [], request: [Rule] = [], parameters: [Parameter] = [],
    isDeprecated: Bool = false
  ) -> Destination {
    Destination(
      id: "sample", shortName: "sample", name: "Sample", publisher: "Nobody", summary: "For tests.",
      isDeprecated: isDeprecated, sources: [SampleRules.source],
      shareStates: ShareStateTable(
        success: 20000,
        states: [20000, 20002, 20004, 20007, 20008, 20012, 21002, 21003].map {
          ShareState(code: $0, name: "state \($0)", meaning: "", predictableFrom: $0 == 20004 ? [.runTime] : [])
        }),
      parameters: parameters,
      slots: [Slot("video", takes: [.video], rules: video), Slot("image", takes: [.image], rules: image)],
      requestRules: request,
      requestForm: RequestForm(
        source: SampleRules.source, fields: [FieldForm("media", .media(slots: ["video", "image"]), isList: true)],
        malformed: 21002, unusable: 20002),
      unreadable: [
        UnreadableState(.notFound, 21003), UnreadableState(.notMedia, 20012), UnreadableState(.timedOut, nil),
      ])
  }

  static func judge(_ destination: Destination, _ request: ShareRequest, _ media: MediaFacts...) throws -> Verdict {
    try #require(RequestJudge(destination)).verdict(for: request, media: media)
  }

  static let long = SampleRules.rule("long", .fact(.duration), .max(60), shareState: 20007)
  static let total = SampleRules.rule("total", .sum(.duration, of: .video), .max(100), shareState: 20007)

  @Test func `Each file is judged in its slot and named`() throws {
    let sample = Self.destination(
      video: [Self.long], image: [SampleRules.rule("image", .fact(.imageWidth), .min(900), shareState: 20008)])
    let verdict = try Self.judge(
      sample, Self.request(sample, media: 3), SampleFacts.video(duration: 10), SampleFacts.video(duration: 90),
      SampleFacts.image(size: (100, 100)))
    #expect(verdict.outcome == .fail)
    #expect(verdict.findings.map(\.field) == ["media[1]", "media[2]"])
    #expect(verdict.findings.map(\.place?.line) == [11, 12])
    #expect(verdict.findings.first?.message == "media[1]: is 90 s, limit 60 s")
    #expect(verdict.slot == nil)
  }

  @Test func `A field pattern applies to every matching field`() throws {
    let sample = Self.destination(request: [
      SampleRules.rule("music", .field("music*Url"), .present(false), step: .request)
    ])
    let names = ["musicUrl", "musicLowBandUrl", "musicTitle", "videoUrl", "musicUr"]
    let verdict = try Self.judge(
      sample, Self.request(sample, fields: names.map { ($0, $0, .text("https://example.com/a")) }))
    #expect(verdict.findings.map(\.field) == ["musicUrl", "musicLowBandUrl"])
  }

  @Test func `All files are also judged together`() throws {
    let sample = Self.destination(video: [Self.long], request: [Self.total])
    let fits = try Self.judge(
      sample, Self.request(sample, media: 2), SampleFacts.video(duration: 50), SampleFacts.video(duration: 50))
    #expect(fits.outcome == .pass)
    #expect(fits.shareState?.code == 20000)
    #expect(fits.atRunTime == [20004])
    let verdict = try Self.judge(
      sample, Self.request(sample, media: 2), SampleFacts.video(duration: 60), SampleFacts.video(duration: 50))
    #expect(verdict.findings.map(\.rule.id) == ["sample/total"])
    #expect(verdict.findings.first?.field == "media")
    #expect(verdict.atRunTime == [])
  }

  @Test func `The earliest step decides`() throws {
    let sample = Self.destination(
      video: [Self.long], request: [SampleRules.rule("few", .count(nil), .max(1), step: .request, shareState: 20002)])
    let both = try Self.judge(
      sample, Self.request(sample, media: 2), SampleFacts.video(duration: 90), SampleFacts.broken(.notFound))
    #expect(both.shareState?.code == 20002)
    #expect(both.findings.compactMap(\.shareState) == [20002, 21003, 20007])
    let one = try Self.judge(sample, Self.request(sample, media: 1), SampleFacts.video(duration: 90))
    #expect(one.shareState?.code == 20007)
  }

  @Test func `An unreadable file predicts its code`() throws {
    let sample = Self.destination(video: [Self.long])
    let text = try Self.judge(sample, Self.request(sample, media: 1), SampleFacts.broken(.notMedia))
    #expect(text.outcome == .fail)
    #expect(text.shareState?.code == 20012)
    let slow = try Self.judge(sample, Self.request(sample, media: 1), SampleFacts.broken(.timedOut))
    #expect(slow.outcome == .unreadable)
    #expect(slow.error?.code == .timedOut)
    #expect(slow.shareState == nil)
  }

  @Test func `A kind that no slot accepts cannot be used`() throws {
    let sample = Self.destination()
    let verdict = try Self.judge(sample, Self.request(sample, media: 1), SampleFacts.audio())
    #expect(verdict.shareState?.code == 20002)
    #expect(verdict.findings.first?.message == "media[0]: is of the kind audio, expected video or image")
  }

  @Test func `Form mistakes decide first unless they have no code`() throws {
    let sample = Self.destination(video: [Self.long])
    let unknown = FormMistake(
      .unknownField(expected: ["media"], isNear: true), field: "medai", found: Message(asWritten: "medai"),
      place: Self.place)
    let type = FormMistake(.wrongType(.flag), field: "loud", found: Message(asWritten: "“7”"), place: Self.place)
    let first = try Self.judge(
      sample, Self.request(sample, media: 1, mistakes: [unknown]), SampleFacts.video(duration: 90))
    #expect(first.findings.map(\.field) == ["medai", "media[0]"])
    #expect(first.shareState?.code == 20007)
    let both = try Self.judge(sample, Self.request(sample, mistakes: [unknown, type]))
    #expect(both.outcome == .fail && both.shareState == nil)
    #expect(both.findings.last?.message == "loud: found “7”, expected true or false")
  }

  @Test func `A deprecated destination gets a warning`() throws {
    let sample = Self.destination(isDeprecated: true)
    let verdict = try Self.judge(sample, Self.request(sample))
    #expect(verdict.outcome == .warn && verdict.shareState?.code == 20000)
    #expect(verdict.findings.map(\.rule.id) == ["sample/request-deprecated"])
    #expect(verdict.findings.first?.message == "destination: is deprecated")
    #expect(sample.formRules.contains("request-deprecated"))
    #expect(!Self.destination().formRules.contains("request-deprecated"))
  }

  /// A typing mistake of the document would not compile in the app, so the app gets no answer. A text with half of a
  /// character does.
  @Test func `Typing mistakes predict no state`() throws {
    let sample = Self.destination()
    func states(_ kind: FormMistake.Kind) throws -> [Int?] {
      let mistake = FormMistake(kind, field: "loud", found: Message(asWritten: "“7”"), place: Self.place)
      return try Self.judge(sample, Self.request(sample, mistakes: [mistake])).findings.map(\.shareState)
    }
    #expect(try states(.wrongType(.flag)) == [nil])
    #expect(try states(.wrongList) == [nil])
    #expect(try states(.unknownWord(expected: ["a"])) == [nil])
    #expect(try states(.unknownField(expected: ["a"], isNear: true)) == [nil])
    #expect(try states(.halfCharacter) == [21002])
  }

  @Test func `Rules on list items name the item`() throws {
    let sample = Self.destination(request: [
      SampleRules.rule(
        "position", .field("words[].index"), .positionIn(field: "text", .utf16), step: .request, shareState: 21002),
      SampleRules.rule("word", .field("words[].word"), .present(true), step: .request, shareState: 21002),
      SampleRules.rule(
        "loud", .field("words[].word"), .length(.max(.figure(3)), .utf16), step: .request, shareState: 21002,
        appliesIf: [Clause(.field("words[].loud"), .equals(.flag(true)))]),
    ])
    func item(_ index: Int, _ members: [(String, FactValue)]) -> [(name: String, pattern: String, value: FactValue)] {
      [("words[\(index)]", "words[]", .flag(true))]
        + members.map { ("words[\(index)].\($0.0)", "words[].\($0.0)", $0.1) }
    }
    let request = Self.request(
      sample,
      fields: [("text", "text", .text("four"))] + item(0, [("index", .integer(4)), ("word", .text("longer"))])
        + item(1, [("index", .integer(5)), ("word", .text("longer")), ("loud", .flag(true))])
        + item(2, [("index", .integer(-1))]))
    let findings = try Self.judge(sample, request).findings.map { "\($0.rule.shortID) \($0.field ?? "")" }
    #expect(
      findings == [
        "position words[1].index", "position words[2].index", "word words[2].word", "loud words[1].word",
      ])
  }

  @Test func `A leading wildcard applies to all matching fields`() throws {
    let sample = Self.destination(request: [
      SampleRules.rule("x", .field("*.x"), .within(.max(.figure(1))), step: .request, shareState: 21002)
    ])
    let request = Self.request(
      sample,
      fields: [
        ("a.x", "a.x", .number(0.5)), ("b[0].x", "b[].x", .number(1.5)), ("b[1].x", "b[].x", .integer(2)),
        ("ax", "ax", .integer(7)),
      ])
    #expect(try Self.judge(sample, request).findings.map(\.field) == ["b[0].x", "b[1].x"])
  }

  @Test func `Files without a slot are not counted`() throws {
    let sample = Self.destination(request: [
      SampleRules.rule("few", .count(nil), .max(0), step: .request, shareState: 20002)
    ])
    let medium = ShareRequest.Medium(field: "sticker", path: "a.png", slots: [], kinds: [.image], place: Self.place)
    let request = ShareRequest(
      destination: sample, id: RequestID(document: "request.yml", index: 0, hasSiblings: false), place: Self.place,
      fields: [], media: [medium])
    #expect(try Self.judge(sample, request, SampleFacts.image()).outcome == .pass)
    let verdict = try Self.judge(sample, request, SampleFacts.video())
    #expect(verdict.findings.map(\.message) == ["sticker: is of the kind video, expected image"])
  }

  @Test func `A condition on a missing field is met if it is missing`() throws {
    let sample = Self.destination(request: [
      SampleRules.rule(
        "data", .field("data"), .present(true), step: .request, shareState: 20002,
        appliesIf: [Clause(.field("address"), .present(false))])
    ])
    #expect(try Self.judge(sample, Self.request(sample)).outcome == .fail)
    #expect(
      try Self.judge(sample, Self.request(sample, fields: [("address", "address", .text("a"))])).outcome == .pass)
  }

  @Test(arguments: [
    ("https://example.com", true), ("http://example.com/a", true), ("https://", false), ("https:///a", false),
    ("ftp://example.com", false), ("https://exa mple.com", false), ("media/a.mp4", false),
  ])
  func `A web address has a scheme and a host`(text: String, isOne: Bool) {
    #expect(TextForm.webURL.matches(text) == isOne)
  }

  @Test(arguments: [
    ("plain", true), ("two\nlines", true), ("👩‍👩‍👧‍👦 海", true), ("a\u{202E}b", false), ("a\u{2066}b", false),
    ("a\u{7}b", false), ("a\u{85}b", false), ("\u{200F}", false),
  ])
  func `Plain text has no hidden or reordering characters`(text: String, isPlain: Bool) {
    #expect(TextForm.plainText.matches(text) == isPlain)
  }

  @Test func `A missing item is located at its parent`() throws {
    let sample = Self.destination(request: [
      SampleRules.rule("present", .field("group.name"), .present(true), step: .request, shareState: 20002)
    ])
    let empty = try Self.judge(sample, Self.request(sample))
    #expect(empty.findings.first?.place == DocumentPlace(line: 1, column: 1))
    let group = try Self.judge(sample, Self.request(sample, fields: [("group", "group", .flag(true))]))
    #expect(group.findings.first?.place == Self.place)
  }

  static let granted = SampleRules.rule(
    "scope", .field("story"), .granted("share.story", parameter: "scopes", among: nil), step: .context,
    shareState: 20008, when: [Condition("app_version", .version(from: .number("30.5"), below: nil))],
    appliesIf: [Clause(.field("story"), .equals(.flag(true)))])

  @Test(
    arguments: [
      ([:], Outcome.unknown, ["app_version", "scopes"]), (["app_version": "30.4"], .pass, []),
      (["app_version": "30.5"], .unknown, ["scopes"]),
      (["app_version": "30.5", "scopes": "share.post"], .fail, []),
      (["app_version": "30.5", "scopes": "share.post,share.story"], .pass, []),
      (["scopes": "share.story"], .pass, []),
    ] as [(Assumptions, Outcome, [String])])
  func `Permissions are a parameter`(assumptions: Assumptions, outcome: Outcome, dependsOn: [String]) throws {
    let sample = Self.destination(
      request: [Self.granted],
      parameters: [Parameter("app_version", .version, meaning: ""), Parameter("scopes", .words, meaning: "")])
    let story = try Self.judge(
      sample, Self.request(sample, fields: [("story", "story", .flag(true))], assuming: assumptions))
    #expect(story.outcome == outcome)
    #expect(story.dependsOn == dependsOn)
    // The author is not asked for values that no rule of this request needs.
    #expect(try Self.judge(sample, Self.request(sample, assuming: assumptions)).outcome == .pass)
  }

  @Test func `A finding on a length measures the length`() throws {
    let sample = Self.destination(request: [
      SampleRules.rule("title", .field("title"), .length(.max(.figure(3)), .utf16), step: .request)
    ])
    let verdict = try Self.judge(sample, Self.request(sample, fields: [("title", "title", .text("long"))]))
    #expect(verdict.findings.first?.measured == .integer(4))
    #expect(verdict.findings.first?.message == "title: is 4 UTF-16 units, limit 3 UTF-16 units")
  }

  @Test func `The stricter of two figures is reported only for its file`() throws {
    let sample = Self.destination(video: [
      SampleRules.rule("strict", .fact(.duration), .max(10), shareState: 20007, looser: "loose"),
      SampleRules.rule("loose", .fact(.duration), .max(60), shareState: 20007),
    ])
    let verdict = try Self.judge(
      sample, Self.request(sample, media: 2), SampleFacts.video(duration: 20), SampleFacts.video(duration: 90))
    #expect(verdict.findings.map { "\($0.rule.shortID) \($0.field ?? "")" } == ["strict media[0]", "loose media[1]"])
  }
}

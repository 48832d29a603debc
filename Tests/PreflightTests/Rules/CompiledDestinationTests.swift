import MediaProbe
import Preflight
import TestSupport
import Testing

@Suite struct CompiledDestinationTests {
  private static let builtIn = Destinations.all + [Destinations.file]

  @Test(arguments: builtIn) func `A built-in destination is read back unchanged`(destination: Destination) throws {
    let compiled = destination.compiled()
    let copy = try Destination(compiled: compiled)
    #expect(copy == destination)
    #expect(copy.compiled() == compiled)
    for language in Language.allCases { #expect(copy.translated(to: language) == destination.translated(to: language)) }
    #expect(destination.translated(to: .simplifiedChinese).compiled() == compiled)
  }

  @Test func `Every kind of member is read back`() throws {
    let copy = try Destination(compiled: Self.manifold.compiled())
    #expect(copy == Self.manifold)
    #expect(copy.rules.map(\.examples) == Self.manifold.rules.map(\.examples))
    #expect(copy.rules.map(\.fix) == Self.manifold.rules.map(\.fix))
  }

  @Test func `A compiled copy gives the same verdict`() throws {
    let tiktok = try #require(Destinations.named("tiktok-share-kit"))
    let copy = try Destination(compiled: tiktok.compiled())
    var facts = MediaFacts()
    facts.kind = .video
    facts.container = "mp4"
    facts.duration = 700
    facts.video = VideoFacts()
    #expect(try Judge(copy).verdict(for: facts) == Judge(tiktok).verdict(for: facts))
  }

  @Test func `Another format version is named`() throws {
    let text = String(decoding: Self.manifold.compiled(), as: UTF8.self)
    let other = text.replacing(#""preflight_destination":1"#, with: #""preflight_destination":7"#)
    let error = try #require(throws: CompiledDestinationError.self) { try Destination(compiled: Array(other.utf8)) }
    #expect(error == .otherFormat(id: "manifold", found: 7, expected: 1))
    #expect("\(error)" == "“manifold” was compiled to format 7, expected format 1: compile its YAML file again")
  }

  @Test(arguments: [
    (#""short_name":"m""#, #""shrot_name":"m""#, "2:16: found “,”, expected the member “short_name”"),
    (#""strength":"hard""#, #""strength":"hrad""#, "expected one of hard, unstated, advice, changed, remark"),
    (#""fact":"duration""#, #""fact":"duratoin""#, "found “duratoin”, expected the name of a fact"),
    (#""source":"page""#, #""source":"pgae""#, "expected the id of a source"),
    (#""checked":[2026,11,21]"#, #""checked":[2026,11,31]"#, "expected year, month and day"),
    (#""message":"is"#, #""mesage":"is"#, "expected the member “message”"),
    (#"{"max":600}"#, #"{"mxa":600}"#, "expected a constraint"),
    (#"{"max":600}"#, #"{"max":[600,0]}"#, "expected a number"),
    (#"{"max":600}"#, #"{"max":600,"min":2}"#, "expected the end of the object"),
    (#""publisher""#, "\n\"publisher\"", ""),
  ])
  func `Damage is reported with its place`(whole: String, damaged: String, message: String) throws {
    let text = String(decoding: Self.manifold.compiled(), as: UTF8.self)
    let broken = text.replacing(whole, with: damaged, maxReplacements: 1)
    #expect(broken != text)
    guard !message.isEmpty else {
      // Space between members does not matter.
      #expect(try Destination(compiled: Array(broken.utf8)) == Self.manifold)
      return
    }
    let error = try #require(throws: CompiledDestinationError.self) { try Destination(compiled: Array(broken.utf8)) }
    #expect("\(error)".contains(message), "\(error)")
    #expect("\(error)".contains(#/^[0-9]+:[0-9]+: /#), "\(error)")
  }

  @Test(arguments: [#","message""#, #","fix""#, #","examples""#])
  func `A rule on two lines is refused`(member: String) throws {
    let text = String(decoding: Self.manifold.compiled(), as: UTF8.self)
    let broken = text.replacing(member, with: "\n" + member, maxReplacements: 1)
    let error = try #require(throws: CompiledDestinationError.self) { try Destination(compiled: Array(broken.utf8)) }
    #expect("\(error)".contains("expected the end of the line"), "\(error)")
  }

  @Test(arguments: [
    (
      #"["run_time"],"meaning""#, "[\"run_time\"\n],\"meaning\"",
      "expected the end of a list with one line for each share state"
    ),
    ("\n]},\n\"slots\"", "]},\n\"slots\"", "expected the end of the line"),
    // Without a break before the first state, the end of the list is found all the same.
    ("\"states\":[\n", "\"states\":[", ""),
  ])
  func `Share states are on their own lines`(lines: String, others: String, message: String) throws {
    let tiktok = try #require(Destinations.named("tiktok-share-kit"))
    let text = String(decoding: tiktok.compiled(), as: UTF8.self)
    let changed = text.replacing(lines, with: others, maxReplacements: 1)
    #expect(changed != text)
    guard !message.isEmpty else {
      #expect(try Destination(compiled: Array(changed.utf8)) == tiktok)
      return
    }
    let error = try #require(throws: CompiledDestinationError.self) { try Destination(compiled: Array(changed.utf8)) }
    #expect("\(error)".contains(message), "\(error)")
  }

  @Test func `Other content is refused`() {
    for text in ["", " ", "{}", "[]", "null", "id: club\n", #"{"preflight_destination":1}"#, "\u{FEFF}{}"] {
      #expect(throws: CompiledDestinationError.self, "\(text)") { try Destination(compiled: Array(text.utf8)) }
    }
    #expect(throws: CompiledDestinationError.self) { try Destination(compiled: [0x7B, 0xFF, 0x7D]) }
  }

  @Test func `Truncated content is refused`() {
    let compiled = Self.manifold.compiled()
    for count in stride(from: 0, to: compiled.count - 1, by: 101) {
      #expect(throws: CompiledDestinationError.self, "\(count) bytes") {
        try Destination(compiled: Array(compiled[..<count]))
      }
    }
  }

  /// A changed letter of a text cannot be detected, but no accepted bytes may end the process later.
  @Test func `Changed bytes cause no crash`() throws {
    let compiled = Self.manifold.compiled()
    // Every 41st byte becomes one of these, or another letter; only every 451st if not all loops run.
    let others = Array("\"{]9,".utf8)
    var (accepted, refused) = (0, 0)
    for index in stride(from: 0, to: compiled.count, by: Loops.areComplete ? 41 : 451) {
      var changed = compiled
      changed[index] = index % 2 == 0 ? changed[index] ^ 0x01 : others[index % others.count]
      guard let destination = try? Destination(compiled: changed) else {
        refused += 1
        continue
      }
      accepted += 1
      #expect(!destination.compiled().isEmpty)
      _ = try? Judge(destination, language: .simplifiedChinese)
    }
    #expect(accepted > 0 && refused > 0)
  }

  @Test func `Deep nesting is refused`() {
    let clauses = (0..<200).reduce(Constraint.present(true)) { inner, _ in .anyOf([Clause(.field("a"), inner)]) }
    let deep = SampleRules.video([SampleRules.rule("deep", .field("a"), clauses)])
    #expect(throws: CompiledDestinationError.self) { try Destination(compiled: deep.compiled()) }
  }

  /// A destination with every constraint, value and field.
  private static let manifold: Destination = {
    let page = SampleRules.source
    let other = Source(
      id: "page", title: "Another page of this id", url: nil, checked: .day(2025, 1, 2), reviewAfter: .day(2026, 1, 2))
    let bounds: [Bound] = [
      .max(.figure(600)), .min(.figure(1, 3)), .above(.figure(0)),
      .below(.parameter("limit", from: .figure(1), to: .figure(9, 2))),
      .below(.parameter("limit", from: .figure(1), to: .figure(9, 2), standard: .figure(3))),
      .range(min: .figure(2997, 100), max: .figure(60)),
    ]
    let values: [FactValue] = [
      .integer(-3), .number(600), .number(0.1), .ratio(.figure(16, 9)), .text("\u{202E}“a”\n"), .flag(false),
      .size(PixelSize(width: 1, height: 2)), .list([]), .list(["a", ""]),
    ]
    let clauses = [Clause(.fact(.kind), .present(false)), Clause(.field("a.b"), .form(.filled))]
    let constraints: [Constraint] =
      bounds.map { .within($0) } + [
        .oneOf(values), .noneOf([]), .equals(values[3]),
        .sides([SideBound(.short, bounds[0]), SideBound(.short, bounds[4])]),
        .fits(parameter: "screen"), .length(bounds[3], .weighted), .form(.hexColor),
        .granted("share", parameter: "scopes", among: nil), .granted("share", parameter: "scopes", among: ["a"]),
        .positionIn(field: "title", .graphemes), .present(true),
        .contains([
          .text("a"), .prefix("wx"), .hexDigits(prefix: "wx", count: 16), .containing(prefix: "", "/"), .valueOf("Key"),
          .parameter("app_id", prefix: "XD-"),
        ]),
        .lacks([.prefix("wxwx")]), .version(from: .number("16.0"), below: nil),
        .version(from: .number("1"), below: .number("2")), .equalsParameter("app_id", value: nil),
        .equalsParameter("app_id", value: "12"), .equalsValueOf("Key"), .form(.digits), .anyOf(clauses), .allOf([]),
      ]
    let subjects: [Subject] = [
      .fact(.duration), .derived(.imageSize), .measure(.problems(.truncated)), .count(nil), .count(.image),
      .sum(.duration, of: .video), .aggregate(.of(.each, .derived(.videoSize), kind: nil)), .field("a[].b"),
      .app(.infoPlist("Key")), .app(.entries("List")), .app(.entitlement("e")), .app(.word(.pageTitle)),
      .app(.sourceText(["a", "b c"])), .app(.projectText(["A.framework"])), .app(.buildSetting("SWIFT_VERSION")),
    ]
    func rule(_ id: String, _ subject: Subject, _ constraint: Constraint) -> Rule {
      Rule(
        id: "elsewhere/" + id, subject: subject, constraint: constraint, strength: .hard, certainty: .official,
        step: .duration, shareState: -1, mayAnswer: [.video: 1, .other: 2], message: "is {measured}",
        fix: "Do {limit}.",
        source: page, furtherSources: [other],
        when: [
          Condition("v", .version(from: .number("17.4"), below: nil)),
          Condition("v", .version(from: nil, below: .number("2"))),
          Condition("region", .oneOf(["eu"])),
        ], appliesIf: clauses, system: "Android", looser: "sample/x", validFrom: .day(2020, 1, 1),
        validUntil: .day(2030, 1, 1),
        examples: Examples(
          pass: [Example(values.map { Example.Value(subject, $0) })], warn: [],
          fail: [Example([], assuming: [Assumptions.Entry("limit", "3")])]))
    }
    let plain = SampleRules.rule("plain", .fact(.duration), .max(600))
    return Destination(
      id: "manifold", shortName: "m", name: "“Manifold” ##\"", groups: ["some", "others"], publisher: "Nobody",
      summary: "多样", notes: ["a", ""],
      isDeprecated: true, sources: [page],
      shareStates: ShareStateTable(
        success: nil, borrowedFrom: "another",
        states: [
          ShareState(code: -1, name: "a", meaning: "b"),
          ShareState(
            code: 2, name: "c", meaning: "d", constants: ["e", "f"], predictableFrom: [.media, .runTime],
            nativeCode: "-7"),
        ]),
      nativeCodes: NativeCodeTable(
        name: "errCode", note: "note",
        codes: [
          NativeCode(
            code: "3_x", name: "a", meaning: "b", constants: ["c"], messages: ["d", "e"], shareState: 2,
            predictableFrom: [.media], isObserved: true)
        ]),
      steps: [.fetch, .request],
      parameters: [
        Parameter("v", .version, meaning: "a"), Parameter("screen", .size, meaning: "b"),
        Parameter("scopes", .words, meaning: "c"),
        Parameter("region", .choice(["eu", "us"]), standard: .choice("us"), meaning: "d"),
        Parameter("limit", .number(from: .figure(1), to: .figure(9, 2)), meaning: "e"),
      ],
      slots: [
        Slot(
          "video", takes: [.video, .other],
          rules: [plain] + constraints.enumerated().map { rule("c\($0)", subjects[0], $1) }),
        Slot("none", takes: [], isOnlyNamed: true, rules: []),
      ],
      requestRules: subjects.enumerated().map { rule("s\($0)", $1, constraints[0]) },
      requestForm: RequestForm(
        source: other,
        fields: [
          FieldForm("a", .text), FieldForm("b", .identifier, tells: .link),
          FieldForm("c", .integer, standard: .integer(3)),
          FieldForm("digits", .digits), FieldForm("d", .number, overriddenBy: ["a", "b"]),
          FieldForm("e", .flag, tells: .redirectURI),
          FieldForm("f", .choice(["x"], constants: ["T"]), isList: true, tells: .infoPlist("Key")),
          FieldForm("g", .media(slots: ["video"])),
          FieldForm("h", .attachment([.audio])), FieldForm("i", .group([FieldForm("j", .group([]))])),
        ], malformed: 2, unusable: -1),
      appRules: [plain],
      unreadable: [UnreadableState(.truncated, nil), UnreadableState(.internal, 2, byKind: [.image: -1])],
      undocumented: [Undocumented("a"), Undocumented("b", note: "c")])
  }()
}

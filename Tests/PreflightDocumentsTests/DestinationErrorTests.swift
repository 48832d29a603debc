import Preflight
import PreflightDocuments
import Testing

/// The messages for invalid destinations: the place, what was found, and what was expected.
@Suite struct DestinationErrorTests {
  /// A minimal destination with one of each element. Each case below replaces or removes one of its lines.
  static let document = """
    id: sample
    short_name: smp
    name: Sample
    publisher: Nobody
    summary: For tests.
    sources:
      page: { title: A page, url: "https://example.com", checked: 2026-11-21 }
    share_states:
      success: 20000
      codes:
        20000: { name: shared, meaning: Done. }
        20007: { name: too long, meaning: Too long. }
    steps: [request, duration]
    parameters:
      app_version: { kind: version, meaning: Of the app. }
      account: { kind: number, from: 180, to: 600, meaning: Of the account. }
      screen: { kind: size, meaning: The screen. }
    slots:
      - name: video
        takes: [video]
        rules:
          - id: long
            fact: duration
            constraint: { max: 600 }
            strength: hard
            certainty: official
            step: duration
            share_state: 20007
            message: runs {measured}, at most {limit}
            source: page
            when: { app_version: { from: 1.2 } }
            examples: { pass: [600, { duration: 1, app_version: 2 }], fail: [601] }
    unreadable:
      not_found: 20007
    app:
      - id: scheme
        fact: { info_plist: Schemes }
        constraint: { contains: [a, { prefix: b }] }
        strength: advice
        certainty: third_party
        step: request
        message: lacks {limit}
        source: [page]
    request:
      source: page
      fields: { clips: { list_of: media, slots: [video] }, tone: { type: choice, words: [low, high], default: low } }
    """

  static func errors(_ text: String) -> [String] {
    do {
      _ = try DestinationReader().read(Array(text.utf8), name: "d.yml")
      return []
    } catch {
      return error.errors.map(\.description)
    }
  }

  @Test func `The sample document has no mistakes`() { #expect(Self.errors(Self.document) == []) }

  static let cases: [(old: String, new: String, error: String)] = [
    ("publisher: Nobody", "pubisher: Nobody", "d.yml:1:1: a destination has no “publisher”"),
    ("publisher: Nobody", "publisher:", "d.yml:4:11: “publisher” is empty"),
    ("id: sample", "id: Sample", "d.yml:1:5: found “Sample”, expected lower-case letters, digits and hyphens"),
    ("fact: duration", "fact: duratoin", "d.yml:23:15: unknown fact “duratoin”; did you mean “duration”?"),
    (
      "fact: duration", "fact: { sum: duration }",
      "d.yml:23:15: a rule of a slot applies to one file; move this one to request_rules"
    ),
    ("fact: duration", "fact: [duration]", "d.yml:23:15: found a list, expected the name of a fact"),
    ("{ max: 600 }", "{ mx: 600 }", "d.yml:24:23: unknown constraint “mx”; did you mean “max”?"),
    ("{ max: 600 }", "{ max: 600, above: 3 }", "d.yml:24:21: a constraint has one key, found 2"),
    (
      "{ max: 600 }", "{ max: long }",
      "d.yml:24:28: found “long”, expected a number, a ratio such as 5:11, or a size such as 50 MB"
    ),
    ("{ max: 600 }", "{ one_of: [h264] }", "d.yml:24:32: found “h264”, expected a number"),
    (
      "{ max: 600 }", "{ length: { max: 5, unit: utf16 } }",
      "d.yml:24:23: “length” cannot be used on duration, which is a number"
    ),
    ("{ max: 600 }", "{ range: { min: 9, max: 3 } }", "d.yml:24:30: “min” is above “max”"),
    ("{ max: 600 }", "{ max: { parameter: acount } }", "d.yml:24:41: no parameter “acount”; did you mean “account”?"),
    (
      "{ max: 600 }", "{ max: { parameter: screen } }",
      "d.yml:24:41: “screen” is a size such as 1170x2532, expected a number"
    ),
    ("{ max: 600 }", "max 600", "d.yml:24:21: found “max 600”, expected a constraint such as { max: … }"),
    (
      "{ max: 600 }", "{ sides: { wide: { max: 3 } } }",
      "d.yml:24:32: unknown key “wide” in sides; did you mean “width”?"
    ),
    ("{ max: 600 }", "{ any_of: [] }", "d.yml:24:31: expected at least one clause"),
    ("strength: hard", "strength: harsh", "d.yml:25:19: unknown word “harsh”; did you mean “hard”?"),
    (
      "certainty: official", "certainty: sure",
      "d.yml:26:20: unknown word “sure”; expected one of official, official_quoted, official_older, third_party"
    ),
    ("step: duration", "step: format", "d.yml:27:15: “format” is not among the steps"),
    (
      "        share_state: 20007", "        share_state: 20008",
      "d.yml:28:22: the table of share states has no 20008"
    ),
    (
      "        share_state: 20007", "        share_state: soon",
      "d.yml:28:22: found “soon”, expected a whole number"
    ),
    ("runs {measured}", "runs {measurd}", "d.yml:29:18: unknown place “{measurd}”; did you mean “measured”?"),
    ("source: page", "source: pag", "d.yml:30:17: no source “pag”; did you mean “page”?"),
    ("source: page", "source: []", "d.yml:30:17: a rule needs a source"),
    (
      "source: page\n        when", "source: page\n        where: Table (A page)\n        when",
      "d.yml:22:9: the words are those of the source “page”, which is not official"
    ),
    ("from: 1.2 ", "from: new ", "d.yml:31:38: found “new”, expected a version such as 17.4.0"),
    (
      "when: { app_version", "when: { ap_version", "d.yml:31:17: no parameter “ap_version”; did you mean “app_version”?"
    ),
    (
      "when: { app_version: { from: 1.2 } }", "when: { screen: 1x1 }",
      "d.yml:31:17: “screen” is a size such as 1170x2532 and cannot be used in a condition"
    ),
    ("pass: [600,", "pass: [602,", "d.yml:32:28: the outcome of the example is fail, expected pass"),
    ("app_version: 2 }]", "app_version: two }]", "d.yml:32:61: found “two”, expected a version such as 17.4.0"),
    ("fail: [601]", "fail: [601], pas: []", "d.yml:32:80: unknown key “pas” in examples; did you mean “pass”?"),
    ("not_found: 20007", "lost: 20007", "d.yml:34:3: unknown error code “lost”"),
    (
      "{ info_plist: Schemes }", "{ info_plst: Schemes }",
      "d.yml:37:13: unknown key “info_plst” in a fact; did you mean “info_plist”?"
    ),
    (
      "{ info_plist: Schemes }", "duration",
      "d.yml:37:11: a rule on the app applies to info_plist, entries, entitlement"
    ),
    ("{ info_plist: Schemes }", "page_siz", "d.yml:37:11: unknown fact “page_siz”; did you mean “page_size”?"),
    ("[a, { prefix: b }]", "[]", "d.yml:38:29: expected at least one entry"),
    (
      "[a, { prefix: b }]", "{ prefix: b, value_of: c }",
      "d.yml:38:29: expected “prefix”, “hex_digits”, “containing”, “parameter” or “value_of”"
    ),
    ("[a, { prefix: b }]", "[[a]]", "d.yml:38:30: found a list, expected a text"),
    ("not_found: 20007", "not_found: 1", "d.yml:34:14: the table of share states has no 1"),
    ("  source: page\n  fields", "  source: pag\n  fields", "d.yml:45:11: no source “pag”; did you mean “page”?"),
    ("slots: [video] }", "slots: [vido] }", "d.yml:46:46: no slot “vido”; did you mean “video”?"),
    ("list_of: media", "list_of: film", "d.yml:46:31: unknown word “film”"),
    ("type: choice", "tipe: choice", "d.yml:46:56: expected one of type and list_of"),
    ("default: low", "default: lower", "d.yml:46:107: found “lower”, expected a value of the field"),
    (
      "  source: page\n  fields", "  source: page\n  malformed: 3\n  fields",
      "d.yml:46:14: the table of share states has no 3"
    ),
    (
      "constraint: { max: 600 }", "constraint: { granted: { by: screen, word: a } }",
      "d.yml:24:38: “screen” is a size such as 1170x2532, expected words"
    ),
    ("takes: [video]", "takes: [vido]", "d.yml:20:13: unknown word “vido”; did you mean “video”?"),
    ("checked: 2026-11-21", "checked: 2026-11-31", "d.yml:7:63: found “2026-11-31”, expected a day such as 2026-11-21"),
    ("https://example.com", "example.com", "d.yml:7:31: found “example.com”, expected a web address"),
    ("success: 20000", "success: 20001", "d.yml:9:12: the table of share states has no 20001"),
    ("steps: [request, duration]", "steps: [duration, duration]", "d.yml:13:19: the step “duration” occurs twice"),
    ("from: 180, to: 600", "from: 600, to: 180", "d.yml:16:3: “from” is above “to”"),
    (
      "  screen: { kind: size,", "  screen: { kind: area,",
      "d.yml:17:19: unknown word “area”; expected one of version, choice, number, size, words"
    ),
    ("        source: page", "        source: page\n        looser: log", "d.yml:31:17: no rule “log”"),
    (
      "        source: page", "        source: page\n        looser: long",
      "d.yml:31:17: the rule names itself as the looser one"
    ),
    (
      "        source: page",
      "        source: page\n        valid_from: 2026-02-01\n        valid_until: 2026-01-01",
      "d.yml:22:9: the rule ends on 2026-01-01 before it begins on 2026-02-01"
    ),
    ("name: Sample", "name: Sample\nname: Again", "d.yml:4:1: the key “name” occurs twice in one mapping"),
    (
      "  - name: video", "  - name: video\n   name: x",
      "d.yml:20:4: invalid YAML: did not find expected '-' indicator while parsing a block collection in line 19"
    ),
    (
      "summary: For tests.", "summary: \"For",
      "d.yml:7:32: invalid YAML: did not find expected key while parsing a block mapping in line 1"
    ),
    ("summary: For tests.", "summary: *x", "d.yml:5:10: invalid YAML: found undefined alias"),
  ]

  @Test(arguments: cases) func `An error states place and mistake`(old: String, new: String, error: String) {
    let found = Self.errors(Self.document.replacing(old, with: new, maxReplacements: 1))
    #expect(found.contains { $0.hasPrefix(error) }, "\(found)")
  }

  @Test func `Several mistakes are reported in their order`() {
    let broken = Self.document.replacing("strength: hard", with: "strength: harsh").replacing(
      "takes: [video]", with: "takes: [vido]"
    ).replacing("source: page", with: "source: pag")
    #expect(Self.errors(broken).map { $0.split(separator: ":")[1] } == ["20", "25", "30", "45"])
  }

  @Test(arguments: [
    ("", "d.yml:1:1: the document is empty"), ("- a\n", "d.yml:1:1: found a list, expected a destination as a mapping"),
    (
      "id: a\n---\nid: b\n",
      "d.yml:2:1: invalid YAML: a second document begins, expected one"
    ),
    ("id: \u{1}\n", "d.yml:1:5: invalid YAML: control characters are not allowed"),
  ])
  func `A document that is not a destination is refused`(text: String, error: String) {
    #expect(Self.errors(text).first == error)
  }

  @Test func `A byte order mark is not a mistake`() { #expect(Self.errors("\u{FEFF}" + Self.document) == []) }

  @Test func `Invalid UTF-8 is located`() {
    #expect(throws: DocumentErrors.self) {
      try DestinationReader().read(Array("id: ä\nx: ".utf8) + [0xFF], name: "d.yml")
    }
    do {
      _ = try DestinationReader().read(Array("id: ä\nx: ".utf8) + [0xFF], name: "d.yml")
    } catch {
      #expect(error.description == "d.yml:2:4: the document is not valid UTF-8")
    }
  }

  /// Short documents that would take much time or memory, or nest deeply.
  struct Bomb: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let error: String

    init(_ name: String, _ text: String, _ error: String) { (self.name, self.text, self.error) = (name, text, error) }

    var testDescription: String { name }
  }

  static let bombs: [Bomb] = [
    Bomb(
      "aliases of aliases",
      "a0: &a0 [x]\n" + (1...40).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined(), "more than 32 aliases"
    ),
    Bomb(
      "few aliases of many values",
      "a0: &a0 [\(Array(repeating: "x", count: 5000).joined(separator: ","))]\n"
        + (1...20).map { "a\($0): *a0\n" }.joined(), "more than 50000 values"
    ),
    Bomb("brackets", String(repeating: "[", count: 100_000), "nested deeper than 64 levels"),
    Bomb("indicators", String(repeating: "- ", count: 100_000) + "x", "nested deeper than 64 levels"),
    Bomb(
      "indentation", (0..<500).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
      "nested deeper than 64 levels"
    ),
    Bomb(
      "some brackets", String(repeating: "[", count: 80) + String(repeating: "]", count: 80),
      "nested deeper than 64 levels"
    ),
    Bomb(
      "size", String(repeating: "#", count: (1 << 20) + 1), "the document has 1048577 bytes, at most 1048576 are read"),
  ]

  @Test(arguments: bombs) func `Reading has limits`(_ bomb: Bomb) {
    let found = Self.errors(bomb.text)
    #expect(found.contains { $0.contains(bomb.error) }, "\(found.first ?? "")")
    #expect(found.count <= 50)
  }

  @Test func `A few aliases are accepted`() {
    let text = Self.document.replacing("pass: [600,", with: "pass: &p [600,").replacing(
      "fail: [601]", with: "fail: [601]")
    #expect(Self.errors(text) == [])
    #expect(
      Self.errors(
        Self.document.replacing("short_name: smp", with: "short_name: &n smp").replacing(
          "publisher: Nobody", with: "publisher: *n")) == [])
  }
}

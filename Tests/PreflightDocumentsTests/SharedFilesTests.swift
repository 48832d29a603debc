import Preflight
import PreflightDocuments
import Testing

/// Files that several destinations extend.
@Suite struct SharedFilesTests {
  /// The shared file that `own` extends. Both together equal the document of `DestinationErrorTests`.
  private static let shared = """
    publisher: Nobody
    sources:
      page: { title: A page, url: "https://example.com", checked: 2026-11-21 }
      other: { title: Another page, url: "https://example.com/other", checked: 2026-11-21 }
    share_states:
      success: 20000
      codes:
        20000: { name: shared, meaning: Done. }
        20007: { name: too long, meaning: Much too long. }
        20008: { name: not right, meaning: Not right. }
    steps: [request, duration]
    unreadable:
      not_found: 20007
      empty: 20007
    rules:
      long:
        fact: duration
        constraint: { max: 60 }
        strength: hard
        certainty: official
        step: duration
        share_state: 20007
        message: runs {measured}, at most {limit}
        fix: Trim it.
        source: page
        when: { app_version: { from: 1.2 } }
        examples: { pass: [60], fail: [61] }
      scheme:
        fact: { info_plist: Schemes }
        constraint: { contains: [a, { prefix: b }] }
        strength: advice
        certainty: third_party
        step: request
        message: lacks {limit}
        source: [page]
    """

  private static let own = """
    id: sample
    extends: _shared/brand
    short_name: smp
    name: Sample
    summary: For tests.
    share_states:
      codes:
        20007: { meaning: Too long. }
    parameters:
      app_version: { kind: version, meaning: Of the app. }
      account: { kind: number, from: 180, to: 600, meaning: Of the account. }
      screen: { kind: size, meaning: The screen. }
    slots:
      - name: video
        takes: [video]
        rules:
          - id: long
            constraint: { max: 600 }
            fix: null
            examples: { pass: [600, { duration: 1, app_version: 2 }], fail: [601] }
    unreadable:
      empty: null
    app:
      - scheme
    request:
      source: page
      fields: { clips: { list_of: media, slots: [video] }, tone: { type: choice, words: [low, high], default: low } }
    """

  private func files(_ texts: (name: String, text: String)...) -> SharedFiles {
    SharedFiles(texts.map { ($0.name, Array($0.text.utf8)) })
  }

  private func read(_ text: String, _ files: SharedFiles) throws -> Destination {
    try DestinationReader().read(Array(text.utf8), name: "d.yml", sharing: files)
  }

  private func mistakes(_ old: String, _ new: String, inShared: Bool = false) throws -> [String] {
    try #require((inShared ? Self.shared : Self.own).contains(old))
    let text = inShared ? Self.own : Self.own.replacing(old, with: new, maxReplacements: 1)
    let shared = inShared ? Self.shared.replacing(old, with: new, maxReplacements: 1) : Self.shared
    do {
      _ = try read(text, files(("rules/_shared/brand.yml", shared)))
      return []
    } catch let error as DocumentErrors {
      return error.errors.map(\.description)
    }
  }

  @Test func `A destination with a shared file equals one whole file`() throws {
    let whole = try DestinationReader().read(Array(DestinationErrorTests.document.utf8), name: "whole.yml")
    #expect(try read(Self.own, files(("rules/_shared/brand.yml", Self.shared))) == whole)
  }

  @Test func `Later shared files override earlier ones and destinations override both`() throws {
    let destination = try read(
      Self.own.replacing("extends: _shared/brand", with: "extends: [_shared/brand, _shared/brand-2]"),
      files(
        ("_shared/brand.yml", Self.shared),
        (
          "_shared/brand-2.yml",
          "publisher: Somebody\nsummary: Shared.\nrules:\n  scheme: { message: \"misses {limit}\" }"
        )))
    #expect(destination.publisher == "Somebody" && destination.summary == "For tests.")
    #expect(destination.appRules.map(\.message) == ["misses {limit}"])
    #expect(destination.appRules.map(\.certainty) == [.thirdParty])
  }

  @Test func `A destination has only the shared parts that it names`() throws {
    let files = files(("_shared/brand.yml", Self.shared))
    let unused = try read(Self.own, files)
    #expect(unused.sources.map(\.id) == ["page"])
    #expect(unused.shareStates?.states.map(\.code) == [20000, 20007])
    let named = try read(
      Self.own.replacing("    20007: {", with: "    20008: {}\n    20007: {")
        .replacing("parameters:", with: "sources: { other: {} }\nparameters:"), files)
    #expect(named.sources.map(\.id) == ["page", "other"])
    #expect(named.shareStates?.states.map(\.code) == [20000, 20007, 20008])
  }

  @Test(arguments: [
    (
      "_shared/brand", "_shared/brend",
      "d.yml:2:10: there is no file “_shared/brend.yml”; did you mean “_shared/brand”?"
    ),
    ("_shared/brand", "[_shared/brand, a, b]", "d.yml:2:29: “extends” names more than one destination"),
    ("- scheme", "- shceme", "d.yml:24:5: no shared rule “shceme”; did you mean “scheme”?"),
    ("- scheme", "- scheme\n  - scheme", "d.yml:25:5: the rule “scheme” occurs twice"),
    ("id: long", "id: lang", "d.yml:17:9: a rule has no “fact”"),
    ("{ max: 600 }", "{ mx: 600 }", "d.yml:18:23: unknown constraint “mx”; did you mean “max”?"),
  ])
  func `Mistakes in a destination are reported there`(old: String, new: String, mistake: String) throws {
    let found = try mistakes(old, new)
    #expect(found.contains { $0.hasPrefix(mistake) }, "\(found)")
  }

  @Test(arguments: [
    ("fact: { info_plist: Schemes }", "fact: shcemes", "rules/_shared/brand.yml:29:11: unknown fact “shcemes”"),
    ("message: lacks {limit}", "mesage: lacks {limit}", "rules/_shared/brand.yml:34:5: unknown key “mesage” in a rule"),
    ("checked: 2026-11-21", "checked: soon", "rules/_shared/brand.yml:3:63: found “soon”, expected a day"),
    ("publisher: Nobody", "pubisher: Nobody", "rules/_shared/brand.yml:1:1: unknown key “pubisher” in a destination"),
    (
      "publisher: Nobody", "id: brand",
      "rules/_shared/brand.yml:1:1: “id” belongs to one destination, not to a shared file"
    ),
    ("publisher: Nobody", "publisher: }", "rules/_shared/brand.yml:1:12: invalid YAML"),
  ])
  func `Mistakes in a shared file are reported in that file`(old: String, new: String, mistake: String) throws {
    let found = try mistakes(old, new, inShared: true)
    #expect(found.contains { $0.hasPrefix(mistake) }, "\(found)")
  }

  @Test func `A mistake in a shared file is reported once for all destinations`() {
    let documents = ["a", "b"].map { name in
      ("\(name).yml", Array(Self.own.replacing("id: sample", with: "id: \(name)").replacing("smp", with: name).utf8))
    }
    let shared = files(("_shared/brand.yml", Self.shared.replacing("20007: {", with: "20007: { nam: x,")))
    let error = #expect(throws: DocumentErrors.self) { try OwnDestinations(documents, sharing: shared) }
    #expect(error?.errors.map(\.description).count == 1, "\(String(describing: error))")
  }

  @Test func `Two shared files of one name are a mistake`() {
    let error = #expect(throws: DocumentErrors.self) {
      try read(Self.own, files(("a/_shared/brand.yml", Self.shared), ("b/_shared/brand.yml", Self.shared)))
    }
    #expect(error?.description == "d.yml:2:10: two folders have a file “_shared/brand.yml”")
  }

  @Test func `Small documents cannot use a large shared file without limit`() {
    let notes = "notes:\n" + String(repeating: "- a\n", count: 400)
    let shared = SharedFiles([("_shared/brand.yml", Array(notes.utf8))], limit: 4000)
    let documents = (0..<12).map { ("\($0).yml", Array("id: d\($0)\nextends: _shared/brand\n".utf8)) }
    let error = #expect(throws: DocumentErrors.self) { try OwnDestinations(documents, sharing: shared) }
    let refused = error?.errors.filter { $0.message.english.contains("takes more than 4000 steps to read") }
    #expect(refused?.map(\.description).contains { $0.hasPrefix("11.yml:2:10: ") } == true)
    #expect(refused?.contains { $0.name == "0.yml" } == false)
  }

  // MARK: Defaults

  /// A destination whose rules say only what is special.
  private static let short = """
    id: short
    short_name: short
    name: Short
    publisher: Nobody
    summary: For tests.
    sources:
      page: { title: A page, url: "https://example.com", checked: 2026-11-21, certainty: official_older }
    share_states:
      predicts: { duration: 20007, format: { otherwise: 20012, image: 20010 }, file_size: 20008, request: 20002 }
      codes:
        20002: { name: a, meaning: A. }
        20007: { name: b, meaning: B. }
        20008: { name: c, meaning: C. }
        20010: { name: d, meaning: D. }
        20012: { name: e, meaning: E. }
    slots:
      - name: video
        takes: [video]
        rules:
          - { id: length, fact: duration, constraint: { max: 9 }, strength: hard, message: m, source: page }
          - { id: codec, fact: video.codec, constraint: { equals: h264 }, strength: hard, message: m, source: page }
          - { id: width, fact: video.width, constraint: { max: 9 }, strength: hard, message: m, source: page }
      - name: image
        takes: [image]
        rules:
          - { id: format, fact: image.format, constraint: { equals: png }, strength: hard, message: m, source: page }
          - { id: size, fact: file_size, constraint: { max: 9 }, strength: hard, message: m, source: page }
          - { id: depth, fact: image.bit_depth, constraint: { max: 8 }, strength: hard, certainty: derived, share_state: null, message: m, source: page }
    request: { source: page, form: post, media_slots: [video] }
    request_rules:
      - { id: count, fact: { count: media }, constraint: { max: 9 }, strength: hard, message: m, source: page }
      - { id: sum, fact: { sum: duration, of: video }, constraint: { max: 9 }, strength: hard, message: m, source: page }
    app:
      - { id: key, fact: { info_plist: Key }, constraint: { form: filled }, strength: hard, message: m, source: page }
    """

  @Test func `A rule takes defaults from its fact, source and table`() throws {
    let rules = try DestinationReader().read(Array(Self.short.utf8), name: "short.yml").rules
    #expect(
      rules.map { "\($0.shortID) \($0.step) \($0.certainty.rawValue) \($0.shareState.map(String.init) ?? "none")" } == [
        "length duration official_older 20007", "codec format official_older 20012",
        "width resolution official_older none", "format format official_older 20010",
        "size format official_older 20008", "depth format derived none", "count request official_older 20002",
        "sum duration official_older 20007", "key context official_older none",
      ])
  }

  @Test(arguments: [
    (", certainty: official_older", "", "short.yml:20:9: a rule has no “certainty”"),
    ("file_size: 20008", "file_sise: 20008", "short.yml:9:76: “file_sise” is neither a step nor a fact"),
    ("file_size: 20008", "file_size: 20009", "short.yml:9:87: the table of share states has no 20009"),
    (
      "summary:", "steps: [request, format, resolution, context]\nsummary:",
      "short.yml:21:9: “duration” is not among the steps"
    ),
  ])
  func `Mistakes in these defaults are reported`(old: String, new: String, mistake: String) throws {
    let text = Self.short.replacing(old, with: new, maxReplacements: 1)
    let error = #expect(throws: DocumentErrors.self) {
      try DestinationReader().read(Array(text.utf8), name: "short.yml")
    }
    #expect(error?.errors.map(\.description).contains { $0.hasPrefix(mistake) } == true, "\(String(describing: error))")
  }

  // MARK: Translations

  @Test func `A translation takes the shared texts of its destination`() throws {
    let destination = try DestinationReader().read(Array(DestinationErrorTests.document.utf8), name: "whole.yml")
    let shared = SharedFiles(
      [
        (
          "_shared/brand.zh-Hans.yml",
          Array(
            """
            share_states:
              codes:
                20000: { name: 成功, meaning: 完成。 }
                20007: { name: 过长, meaning: 过长。 }
                20008: { name: 不符, meaning: 不符。 }
            rules:
              long: { message: "{measured}，{limit}", fix: 剪短 }
              scheme: { message: "缺少 {limit}" }
              width: { message: 过宽 }
            """.utf8)
        ), ("_shared/brand.yml", Array(Self.shared.utf8)),
      ], in: .simplifiedChinese)
    let own = """
      extends: _shared/brand
      name: 样例
      summary: 用于测试。
      share_states: { codes: { 20007: { meaning: 时间过长。 } } }
      parameters: { app_version: 应用的版本。, account: 账号的上限。, screen: 屏幕。 }
      """
    let texts = try TranslationReader().read(Array(own.utf8), name: "zh.yml", sharing: shared, of: destination)
    #expect(texts.shareStates.last == DestinationTexts.CodeTexts("20007", "过长", "时间过长。"))
    #expect(texts.rules.map(\.id) == ["long", "scheme"] && texts.rules.first?.fix == nil)
    let error = #expect(throws: DocumentErrors.self) {
      try TranslationReader().read(
        Array((own + "\nrules: { lang: { message: x } }").utf8), name: "zh.yml", sharing: shared, of: destination)
    }
    #expect(error?.description.hasPrefix("zh.yml:6:10: unknown key “lang” in rules") == true)
  }
}

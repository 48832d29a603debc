import MediaProbe
import Preflight
import PreflightJudging
import PreflightReports
import Testing

/// Verdicts that depend on values outside of the file.
@Suite struct ParameterTests {
  static let version = Parameter("app_version", .version, meaning: "Of the receiving app.")

  /// Limits by version, as in a published destination: the aspect ratio was wider from 17.4.0 and is free from 21.2.0;
  /// the maximum count grew with 12.3.0.
  static let byVersion = SampleRules.image(
    [
      SampleRules.rule(
        "shape-old", .derived(.imageAspectRatio), .within(.range(min: .figure(5, 11), max: .figure(11, 5))),
        step: .resolution, shareState: 20008,
        when: [Condition("app_version", .version(from: nil, below: .number("17.4.0")))]),
      SampleRules.rule(
        "shape", .derived(.imageAspectRatio), .within(.range(min: .figure(1, 3), max: .figure(3))), step: .resolution,
        shareState: 20008,
        when: [Condition("app_version", .version(from: .number("17.4.0"), below: .number("21.2.0")))]),
    ],
    requestRules: [
      SampleRules.rule(
        "images-old", .count(.image), .max(12), step: .request, shareState: 20002,
        when: [Condition("app_version", .version(from: nil, below: .number("12.3.0")))]),
      SampleRules.rule(
        "images", .count(.image), .max(35), step: .request, shareState: 20002,
        when: [Condition("app_version", .version(from: .number("12.3.0"), below: nil))]),
    ], parameters: [version])

  static func verdict(_ size: (Int, Int), _ assumptions: Assumptions = [:]) throws -> Verdict {
    try Judge(byVersion, assuming: assumptions).verdict(for: SampleFacts.image(size: size))
  }

  @Test(arguments: [
    (["app_version"], "app_version; give it with --assume app_version=… (a version such as 17.4.0)"),
    (
      ["app_version", "scopes"], "app_version, scopes; give them with --assume app_version=… --assume scopes=…"
    ),
    (
      ["app_version", "context.page"],
      "app_version, context.page; give it with --assume app_version=…; name it in the request"
    ),
    (["site_association", "entitlements"], "give them with --site-association --entitlements"),
    (["$(KEY)"], "$(KEY); a build setting: use the property list of the built app"),
  ])
  func `The reason names every way to give a missing value`(names: [String], told: String) throws {
    let douyin = try #require(Destinations.named("douyin"))
    let verdict = Verdict(destination: douyin, slot: nil, outcome: .unknown, dependsOn: names)
    #expect(verdict.undecidedReason?.hasSuffix(told) == true, "\(verdict.undecidedReason ?? "")")
  }

  /// A number with a default is known, so that nothing depends on it.
  @Test func `A number has a default`() throws {
    let parameter = Parameter(
      "limit", .number(from: .figure(1), to: .figure(600)), standard: .number(.figure(600)), meaning: "")
    let rule = SampleRules.rule(
      "long", .fact(.duration), .within(.max(.parameter("limit", from: .figure(1), to: .figure(600)))))
    let sample = SampleRules.video([rule], parameters: [parameter])
    func verdict(_ duration: Double, _ assumptions: Assumptions = [:]) throws -> Verdict {
      try Judge(sample, assuming: assumptions).verdict(for: SampleFacts.video(duration: duration))
    }
    #expect(try verdict(600).outcome == .pass)
    #expect(try verdict(601).outcome == .fail)
    #expect(try verdict(601).dependsOn == [] && verdict(601).findings.first?.when == [])
    #expect(try verdict(180, ["limit": "180"]).outcome == .pass)
    #expect(try verdict(181, ["limit": "180"]).findings.first?.limit == .max(180))
  }

  /// A missing text parameter is not compared, and leaves nothing open.
  @Test func `A text parameter is compared only if it is given`() throws {
    let rules = [
      SampleRules.rule("key", .app(.infoPlist("Key")), .equalsParameter("key", value: nil)),
      SampleRules.rule("scheme", .app(.infoPlist("Schemes")), .contains([.parameter("key", prefix: "XD-")])),
    ]
    let sample = Destination(
      id: "sample", shortName: "sample", name: "Sample", publisher: "Nobody", summary: "For tests.",
      sources: [SampleRules.source], parameters: [Parameter("key", .text, meaning: "")], slots: [], appRules: rules)
    let app = AppContext(infoPlist: .dictionary(["Key": .text("a"), "Schemes": .list([.text("XD-a")])]))
    let open = try sample.verdict(for: app)
    #expect(open.outcome == .pass && open.dependsOn == [])
    #expect(try sample.verdict(for: app, assuming: ["key": "a"]).outcome == .pass)
    let other = try sample.verdict(for: app, assuming: ["key": "b"])
    #expect(other.findings.map(\.limit) == [.equalsParameter("key", value: "b"), .contains([.text("XD-b")])])
  }

  @Test func `Thresholds divide the versions into ranges`() throws {
    // 12.3.0, 17.4.0 and 21.2.0 divide versions into four ranges.
    #expect(try ParameterCells(Self.byVersion, askedBy: Self.byVersion.rules, assuming: [:]).count == 4)
    #expect(
      try ParameterCells(Self.byVersion, askedBy: Self.byVersion.rules, assuming: ["app_version": "18"]).count == 1)
  }

  @Test func `A result equal for all versions does not depend on them`() throws {
    let verdict = try Self.verdict((1000, 1000))
    #expect(verdict.outcome == .pass)
    #expect(verdict.dependsOn.isEmpty)
  }

  @Test func `A result that differs between versions is unknown`() throws {
    let verdict = try Self.verdict((1000, 2500))
    #expect(verdict.outcome == .unknown)
    #expect(verdict.dependsOn == ["app_version"])
    #expect(verdict.mayAnswer == [20008])
    #expect(verdict.shareState == nil)
    #expect(verdict.findings.map(\.rule.id) == ["sample/shape-old"])
    #expect(verdict.findings.first?.when == ["app_version below 17.4.0"])
  }

  @Test(arguments: [
    ("17.3", (1000, 2500), Outcome.fail), ("17.4", (1000, 2500), .pass), ("17.4.0", (1000, 3000), .pass),
    ("17.4.0", (1000, 3004), .fail), ("21.1.9", (1000, 3004), .fail), ("21.2", (1000, 3004), .notJudged),
  ])
  func `A given version decides`(version: String, size: (Int, Int), outcome: Outcome) throws {
    let verdict = try Self.verdict(size, ["app_version": version])
    #expect(verdict.outcome == outcome)
    #expect(verdict.dependsOn.isEmpty)
    #expect(verdict.findings.flatMap(\.when).isEmpty)
  }

  @Test(arguments: [("12.2.9", 13, Answer.notMet), ("12.3", 13, .met), ("12.3", 35, .met), ("12.3", 36, .notMet)])
  func `Count limits depend on the version`(version: String, count: Int, answer: Answer) throws {
    let cells = try ParameterCells(Self.byVersion, askedBy: Self.byVersion.rules, assuming: ["app_version": version])
    let request = RequestEvidence(media: Array(repeating: SampleFacts.image(), count: count))
    let answers = try Self.byVersion.requestRules.flatMap {
      try PreparedRule.variants(of: $0, in: cells, oneFile: false)
    }.map { $0.answer(for: request) }
    let whole = answers.reduce(Answer.met) { $0.and($1) }
    #expect(whole == answer)
  }

  static let account = Parameter(
    "max_duration", .number(from: .figure(180), to: .figure(600)), meaning: "Of the account.")
  static let byAccount = SampleRules.video(
    [
      SampleRules.rule(
        "rule", .fact(.duration), .within(.max(.parameter("max_duration", from: .figure(180), to: .figure(600)))),
        shareState: 20007)
    ], parameters: [account])

  @Test(arguments: [(180.0, Outcome.pass), (400, .unknown), (600, .unknown), (600.2, .fail)])
  func `An account limit is judged at both ends`(duration: Double, outcome: Outcome) throws {
    let verdict = try Judge(Self.byAccount).verdict(for: SampleFacts.video(duration: duration))
    #expect(verdict.outcome == outcome)
    #expect(verdict.dependsOn == (outcome == .unknown ? ["max_duration"] : []))
    #expect(verdict.findings.count == (outcome == .pass ? 0 : 1))
    if outcome == .fail { #expect(verdict.findings.first?.message == "is 600.2 s, limit 600 s") }
    if outcome == .unknown {
      #expect(verdict.findings.first?.message == "is \(Int(duration)) s, limit 180 s (for max_duration 180)")
    }
  }

  @Test func `An account limit can be given`() throws {
    let judge = try Judge(Self.byAccount, assuming: ["max_duration": "300"])
    #expect(judge.verdict(for: SampleFacts.video(duration: 300)).outcome == .pass)
    #expect(judge.verdict(for: SampleFacts.video(duration: 301)).outcome == .fail)
  }

  @Test func `Only parameters that matter are named`() throws {
    let region = Parameter("region", .choice(["here", "there"]), meaning: "Where.")
    let destination = SampleRules.video(
      [
        SampleRules.rule(
          "new", .fact(.duration), .max(60), shareState: 20007,
          when: [Condition("app_version", .version(from: .number("2"), below: nil))]),
        SampleRules.rule(
          "there", .fact(.fileSize), .max(1), strength: .advice, shareState: 20002,
          when: [Condition("region", .oneOf(["there"]))]),
      ], parameters: [Self.version, region])
    let long = try Judge(destination, assuming: ["region": "here"]).verdict(for: SampleFacts.video(duration: 90))
    #expect(long.dependsOn == ["app_version"])
    let heavy = try Judge(destination).verdict(for: SampleFacts.video())
    #expect(heavy.dependsOn == ["region"])
    // Only the warnings differ.
    #expect(heavy.outcome == .warn)
    #expect(heavy.mayAnswer == [20002])
    let both = try Judge(destination).verdict(for: SampleFacts.video(duration: 90))
    #expect(both.dependsOn == ["app_version", "region"])
    #expect(both.outcome == .unknown)
  }

  @Test func `Versions that fail with different codes give a failure`() throws {
    func rule(_ id: String, _ state: Int, _ condition: Condition) -> Rule {
      SampleRules.rule(id, .fact(.duration), .max(60), shareState: state, when: [condition])
    }
    let destination = SampleRules.video(
      [
        rule("old", 20002, Condition("app_version", .version(from: nil, below: .number("2")))),
        rule("new", 20007, Condition("app_version", .version(from: .number("2"), below: nil))),
      ], parameters: [Self.version])
    let verdict = try Judge(destination).verdict(for: SampleFacts.video(duration: 90))
    #expect(verdict.outcome == .fail)
    #expect(verdict.shareState == nil)
    #expect(verdict.mayAnswer == [20002, 20007])
    #expect(verdict.dependsOn == ["app_version"])
  }

  @Test func `A parameter without a value leaves only advice open`() throws {
    let stories = try #require(Destinations.named("facebook-stories"))
    let open = try Judge(stories, slot: "background-image").verdict(for: SampleFacts.image())
    #expect(open.outcome == .pass)
    #expect(open.dependsOn == ["screen"])
    let small = try Judge(stories, assuming: ["screen": "750x1334"], slot: "background-image")
    #expect(small.verdict(for: SampleFacts.image()).outcome == .warn)
    #expect(small.verdict(for: SampleFacts.image(size: (720, 1280))).outcome == .pass)
    #expect(small.verdict(for: SampleFacts.image()).dependsOn.isEmpty)
  }

  @Test func `A size rule without its parameter is unknown`() throws {
    let screen = Parameter("screen", .size, meaning: "The screen.")
    let destination = SampleRules.image(
      [SampleRules.rule("rule", .derived(.imageSize), .fits(parameter: "screen"), shareState: 20008)],
      parameters: [screen])
    let verdict = try Judge(destination).verdict(for: SampleFacts.image())
    #expect(verdict.outcome == .unknown)
    #expect(verdict.dependsOn == ["screen"])
    #expect(verdict.mayAnswer == [20008])
  }

  @Test func `Wrong assumptions are errors of the caller`() throws {
    let tiktok = try #require(Destinations.named("tiktok-share-kit"))
    let known = ["max_duration", "client_key"]
    #expect(throws: JudgeError.unknownParameter("app_version", destination: tiktok.id, known: known)) {
      try Judge(tiktok, assuming: ["app_version": "1"])
    }
    #expect(throws: JudgeError.unknownSlot("sticker", destination: tiktok.id, known: ["video", "image"])) {
      try Judge(tiktok, slot: "sticker")
    }
    let stories = try #require(Destinations.named("facebook-stories"))
    #expect(
      throws: JudgeError.badValue(parameter: "screen", value: "wide", expected: "a size such as 1170x2532")
    ) { try Judge(stories, assuming: ["screen": "wide"]) }
    #expect(
      Assumptions(["screen": "1x1", "app_version": "1"].map(Assumptions.Entry.init)).known(to: stories).entries.count
        == 1)
  }

  /// The document of a server can have any number, so a wrong one must be an error before the first file is judged.
  @Test(arguments: ["1/3", "0.000001", "999999999999.999999"])
  func `A limit that is no whole number of bytes is an error of the caller`(limit: String) throws {
    let mastodon = try #require(Destinations.named("mastodon"))
    #expect {
      try Judge(mastodon, assuming: ["image_size_limit": limit])
    } throws: { error in
      if case .badRule? = error as? JudgeError { true } else { false }
    }
  }

  @Test func `Too many combinations are refused`() {
    let parameters = (0..<7).map { Parameter("p\($0)", .choice(["a", "b"]), meaning: "One.") }
    let rules = parameters.map {
      SampleRules.rule($0.name, .fact(.duration), .max(1), when: [Condition($0.name, .oneOf(["a"]))])
    }
    #expect(throws: JudgeError.tooManyCombinations(128, destination: "sample", limit: 64)) {
      try Judge(SampleRules.video(rules, parameters: parameters))
    }
    #expect(throws: Never.self) {
      try Judge(SampleRules.video(rules, parameters: parameters), assuming: ["p0": "a"])
    }
  }
}

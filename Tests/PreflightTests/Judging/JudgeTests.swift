import MediaProbe
import Preflight
import Testing

@Suite struct JudgeTests {
  let tiktok: Judge
  let stories: Judge

  init() throws {
    tiktok = try Judge(#require(Destinations.named("tiktok-share-kit")))
    stories = try Judge(#require(Destinations.named("facebook-stories")))
  }

  @Test func `A file that breaks no rule passes`() {
    let verdict = tiktok.verdict(for: SampleFacts.video())
    #expect(verdict.outcome == .pass)
    #expect(verdict.slot == "video")
    #expect(verdict.shareState == PredictedShareState(code: 20000, name: "shared", isBorrowed: false))
    #expect(verdict.findings.isEmpty && verdict.mayAnswer.isEmpty && verdict.dependsOn.isEmpty)
  }

  @Test func `Borrowed codes are marked`() {
    let verdict = stories.verdict(for: SampleFacts.video(duration: 30))
    #expect(verdict.shareState?.code == 20007)
    #expect(verdict.shareState?.isBorrowed == true)
    #expect(stories.verdict(for: SampleFacts.image()).shareState?.isBorrowed == true)
  }

  @Test(arguments: [(600.0, Outcome.pass, Int?.none), (600.1, .warn, 20007), (600.2, .fail, nil)])
  func `A duration slightly over the limit is a warning`(duration: Double, outcome: Outcome, mayAnswer: Int?) {
    let verdict = tiktok.verdict(for: SampleFacts.video(duration: duration))
    #expect(verdict.outcome == outcome)
    #expect(verdict.mayAnswer == [mayAnswer].compactMap { $0 })
    #expect(verdict.shareState?.code == (outcome == .fail ? 20007 : 20000))
    if outcome == .warn { #expect(verdict.findings.first?.isAtLimit == true) }
  }

  /// A rule on several properties reports the one that breaks it.
  @Test(arguments: [("mp4", "vp9", "video.codec", "vp9"), ("matroska", "h264", "container", "matroska")])
  func `A finding names the broken property`(container: String, codec: String, fact: String, measured: String) {
    let verdict = tiktok.verdict(for: SampleFacts.video(codec: codec, container: container))
    #expect(verdict.findings.map(\.rule.id) == ["tiktok-share-kit-ios/video-photo-library"])
    #expect(verdict.findings.map(\.fact) == [fact])
    #expect(verdict.findings.map(\.message) == ["has \(measured), which an iOS photo library cannot store"])
  }

  @Test func `The first error in step order decides`() throws {
    let rules = [
      SampleRules.rule(
        "shape", .fact(.videoAspectRatio), .equals(.ratio(.figure(1))), step: .resolution, shareState: 20008),
      SampleRules.rule("long", .fact(.duration), .max(1), step: .duration, shareState: 20007),
      SampleRules.rule("longer", .fact(.duration), .max(2), step: .duration, shareState: 20002),
    ]
    func verdict(_ steps: [Step]) throws -> Verdict {
      let slot = Slot("video", takes: [.video], rules: rules)
      return try Judge(SampleRules.destination([slot], steps: steps)).verdict(for: SampleFacts.video())
    }
    let usual = try verdict([.duration, .resolution])
    #expect(usual.shareState?.code == 20007)
    #expect(usual.findings.map(\.rule.id) == ["sample/long", "sample/longer", "sample/shape"])
    #expect(try verdict([.resolution, .duration]).shareState?.code == 20008)
  }

  @Test func `A kind that no slot accepts is not applicable`() throws {
    let verdict = tiktok.verdict(for: SampleFacts.audio())
    #expect(verdict.outcome == .notApplicable)
    #expect(verdict.slot == nil && verdict.shareState == nil && verdict.error == nil)
    let sticker = try Judge(tiktok.destination, slot: "image").verdict(for: SampleFacts.video())
    #expect(sticker.outcome == .notApplicable)
    #expect(sticker.slot == "image")
  }

  @Test func `The best slot is chosen`() throws {
    // Both slots break recommendations: the first one wins.
    #expect(stories.verdict(for: SampleFacts.image(size: (1150, 500), format: "png")).slot == "background-image")
    // A sticker of the recommended size is not a 9:16 background.
    let sticker = stories.verdict(for: SampleFacts.image(size: (640, 480), format: "png"))
    #expect(sticker.slot == "sticker" && sticker.outcome == .pass)
    #expect(stories.verdict(for: SampleFacts.image(size: (1080, 1920))).slot == "background-image")
    let fixed = try Judge(stories.destination, slot: "background-image")
    #expect(fixed.verdict(for: SampleFacts.image(size: (640, 480))).outcome == .warn)
    #expect(fixed.verdict(for: SampleFacts.image(size: (640, 480))).slot == "background-image")
  }

  @Test func `The choice of slot considers unknown facts`() throws {
    func slot(_ name: String, _ constraint: Constraint, _ strength: Strength = .hard) -> Slot {
      Slot(name, takes: [.video], rules: [SampleRules.rule(name, .fact(.fileSize), constraint, strength: strength)])
    }
    func chosen(_ slots: Slot...) throws -> String? {
      let facts = SampleFacts.video(fileSize: 100).without(.duration)
      return try Judge(SampleRules.destination(slots)).verdict(for: facts).slot
    }
    let unknown = Slot("unknown", takes: [.video], rules: [SampleRules.rule("u", .fact(.duration), .max(1))])
    #expect(
      try chosen(slot("fail", .max(1)), unknown, slot("warn", .max(1), .advice), slot("pass", .max(100))) == "pass")
    #expect(try chosen(slot("fail", .max(1)), unknown, slot("warn", .max(1), .advice)) == "warn")
    #expect(try chosen(slot("fail", .max(1)), unknown) == "unknown")
    #expect(try chosen(slot("fail", .max(1)), slot("fail2", .max(1))) == "fail")
  }

  @Test func `Severity follows from certainty and strength`() {
    for certainty in Certainty.allCases {
      for strength in Strength.allCases {
        let rule = SampleRules.rule("rule", .fact(.duration), .max(1), strength: strength, certainty: certainty)
        let isSure = [.official, .derived, .house].contains(certainty)
        let isSureIfHard = [.officialQuoted, .observed].contains(certainty)
        let expected: Severity =
          strength == .remark
          ? .note
          : isSure && strength != .advice && strength != .changed || isSureIfHard && strength == .hard
            ? .error : .warning
        #expect(rule.severity == expected, "\(certainty) \(strength)")
      }
    }
    #expect(SampleRules.rule("rule", .fact(.duration), .max(1), looser: "other").severity == .warning)
  }

  @Test func `The stricter of two conflicting figures warns once`() {
    let between = tiktok.verdict(for: SampleFacts.video(duration: 2.5))
    #expect(between.outcome == .warn)
    #expect(between.findings.map(\.rule.shortID) == ["video-duration-min"])
    #expect(between.findings.first?.message.contains("3 s") == true)
    #expect(between.findings.first?.message.contains("1 s") == true)
    let under = tiktok.verdict(for: SampleFacts.video(duration: 0.5))
    #expect(under.findings.map(\.rule.shortID) == ["video-duration-min-older"])
  }

  @Test(arguments: [(50_000_000, Outcome.pass, Int?.none), (52_000_000, .warn, 0), (52_428_801, .fail, 1)])
  func `A value between two readings of a unit is a warning`(bytes: Int, outcome: Outcome, finding: Int?) throws {
    let destination = SampleRules.video([
      SampleRules.rule("decimal", .fact(.fileSize), .max(50_000_000), looser: "binary"),
      SampleRules.rule("binary", .fact(.fileSize), .max(52_428_800)),
    ])
    let verdict = try Judge(destination).verdict(for: SampleFacts.video(fileSize: Int64(bytes)))
    #expect(verdict.outcome == outcome)
    #expect(verdict.findings.map(\.rule.id) == (finding.map { [["sample/decimal"], ["sample/binary"]][$0] } ?? []))
  }

  @Test func `A rule with a condition needs that condition`() throws {
    let onlyOgg = [Clause(.fact(.container), .equals(.text("ogg")))]
    let destination = SampleRules.video([
      SampleRules.rule("rule", .fact(.videoCodec), .equals(.text("theora")), shareState: 20007, appliesIf: onlyOgg)
    ])
    let judge = try Judge(destination)
    #expect(judge.verdict(for: SampleFacts.video(container: "mp4")).outcome == .notJudged)
    #expect(judge.verdict(for: SampleFacts.video(container: "ogg")).outcome == .fail)
    var untold = SampleFacts.video()
    untold.container = nil
    untold.unknown[.container] = UnknownFacts.Reason(Message(asWritten: "not seen"), tier: .stream)
    #expect(judge.verdict(for: untold).outcome == .unknown)
    #expect(judge.tierNeeded(for: untold) == .stream)
    untold.video?.codec = "theora"
    #expect(judge.verdict(for: untold).outcome == .pass)
  }

  @Test func `A finding says that its figure is for another system`() throws {
    let destination = SampleRules.video([SampleRules.rule("rule", .fact(.duration), .max(1), system: "android")])
    let verdict = try Judge(destination).verdict(for: SampleFacts.video())
    #expect(verdict.outcome == .fail)
    #expect(verdict.findings.first?.message == "is 15 s, limit 1 s; the figure is from the page for android")
  }

  @Test func `Rules apply from and until their days`() throws {
    let old = SampleRules.rule("old", .fact(.duration), .max(60), validUntil: .day(2026, 6, 30))
    let new = SampleRules.rule("new", .fact(.duration), .max(90), validFrom: .day(2026, 7, 1))
    let coming = SampleRules.rule("coming", .fact(.duration), .max(10), validFrom: .day(2027, 1, 1))
    let destination = SampleRules.video([old, new, coming])
    func findings(_ day: CivilDate?) throws -> [String] {
      try Judge(destination, asOf: day).verdict(for: SampleFacts.video(duration: 100)).findings.map {
        String($0.rule.shortID)
      }
    }
    #expect(try findings(.day(2026, 6, 30)) == ["old"])
    #expect(try findings(.day(2026, 7, 1)) == ["new"])
    #expect(try findings(.day(2027, 1, 1)) == ["new", "coming"])
    // Without a day, the day on which the sources were checked applies.
    #expect(try findings(nil) == ["new"])
  }

  @Test func `A finding says that its source is due for review`() throws {
    let source = Source(
      id: "page", title: "A page", url: "https://example.com", checked: .day(2026, 1, 1), reviewAfter: .day(2026, 6, 1))
    let destination = SampleRules.video([SampleRules.rule("rule", .fact(.duration), .max(1), source: source)])
    func message(_ day: CivilDate) throws -> String? {
      try Judge(destination, asOf: day).verdict(for: SampleFacts.video()).findings.first?.message
    }
    #expect(try message(.day(2026, 6, 1)) == "is 15 s, limit 1 s")
    #expect(try message(.day(2026, 6, 2)) == "is 15 s, limit 1 s; the source was due for review on 2026-06-01")
  }

  @Test func `A measured value never looks equal to its limit`() throws {
    func message(_ duration: Double) -> String? {
      tiktok.verdict(for: SampleFacts.video(duration: duration)).findings.first?.message
    }
    #expect(message(754.2) == "is 754.2 s long; the limit is 600 s")
    #expect(message(600.0004)?.hasPrefix("is 600.0004 s long; the limit is 600 s; at the limit") == true)
    let heavy = stories.verdict(for: SampleFacts.video(fileSize: 50_000_001))
    #expect(heavy.findings.first?.message.hasPrefix("is 50000001 bytes; ") == true)
    let narrow = tiktok.verdict(for: SampleFacts.image(size: (45450, 100000)))
    #expect(
      narrow.findings.first?.message == "aspect ratio 0.4545 is outside 0.454545 (5:11) to 2.2 (11:5)")
    let square = tiktok.verdict(for: SampleFacts.image(size: (100, 1000)))
    #expect(
      square.findings.first?.message == "aspect ratio 0.1 (1:10) is outside 0.4545 (5:11) to 2.2 (11:5)")
  }
}

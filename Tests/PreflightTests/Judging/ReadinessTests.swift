import MediaProbe
import Preflight
import PreflightBatch
import PreflightReports
import PreflightRules
import Testing

/// A file is ready only if it was judged and nothing of it is wrong, and each file has one state for all destinations.
@Suite struct ReadinessTests {
  /// Accepts every finding.
  private final class Acceptor: FindingAcceptor {
    func acceptance(of rule: Rule, measured: FactValue?, at intervals: [ContentInterval]) -> Acceptance? {
      Acceptance(.baseline)
    }
    func acceptance(of error: ReadError.Code) -> Acceptance? { Acceptance(.baseline) }
  }

  private static func facts() -> [MediaFacts] {
    var damaged = SampleFacts.image()
    damaged.problems = [Problem(.truncated, Message(asWritten: "ends early"))]
    var facts = [
      SampleFacts.video(), SampleFacts.video(duration: 4000), SampleFacts.video(size: (1920, 1080), codec: "vp9"),
      SampleFacts.video(container: "avi", fileSize: 20_000_000_000), SampleFacts.image(), damaged, SampleFacts.audio(),
      SampleFacts.image(size: (48, 48), format: "gif"), SampleFacts.image(size: (3000, 100), format: "webp"),
    ]
    facts += ReadError.Code.allCases.map(SampleFacts.broken)
    return facts
  }

  private static let ready: [Outcome] = [.pass, .warn]

  /// No accepted, unreadable, unjudged or failing file is ready, at any destination, with and without what a team accepts.
  @Test(arguments: Destinations.all.map(\.id)) func `Only sound files are ready`(id: String) throws {
    let judge = try Judge(#require(Destinations.named(id)))
    for facts in Self.facts() {
      for range in [Judge.Range.meantPlacements, .meantFormats, .anyFormat, .anyKind] {
        let plain = judge.verdict(for: facts, expecting: nil, accepting: nil, in: range)
        let accepted = judge.verdict(for: facts, expecting: nil, accepting: Acceptor(), in: range)
        #expect(plain.isReady == Self.ready.contains(plain.outcome))
        #expect(!accepted.isReady || plain.outcome == .pass, "\(plain.outcome) became \(accepted.outcome)")
        #expect((plain.outcome == .unreadable) == (facts.error != nil))
        #expect(accepted.outcome != .unreadable || accepted.acceptance != nil || facts.error?.code.isOfMedia == false)
        if facts.error != nil { #expect(accepted.outcome == .unreadable) }
      }
    }
  }

  @Test(arguments: ["wechat-channels", "kuaishou", "xiaohongshu"])
  func `A destination without rules judges nothing`(id: String) throws {
    let judge = try Judge(#require(Destinations.named(id)))
    for facts in [SampleFacts.image(), SampleFacts.video()] {
      let verdict = judge.verdict(for: facts)
      #expect(verdict.outcome == .notJudged && verdict.slot != nil && verdict.shareState == nil)
    }
  }

  @Test func `Rules that do not apply judge nothing`() throws {
    let onAudio = SampleRules.rule("sound", .fact(.audioCodec), .equals(.text("aac")))
    let onHEVC = SampleRules.rule(
      "tag", .fact(.videoCodecTag), .equals(.text("hvc1")),
      appliesIf: [Clause(.fact(.videoCodec), .equals(.text("hevc")))])
    let note = SampleRules.rule("light", .fact(.fileSize), .max(1), strength: .remark)
    let destination = SampleRules.destination([Slot("video", takes: [.video], rules: [onAudio, onHEVC, note])])
    let judge = try Judge(destination)
    #expect(judge.verdict(for: SampleFacts.video()).outcome == .notJudged)
    var hevc = SampleFacts.video(codec: "hevc")
    hevc.video?.codecTag = "hvc1"
    #expect(judge.verdict(for: hevc).outcome == .pass)
  }

  @Test func `A slot for one format judges others only as a last resort`() throws {
    let sticker = try Judge(#require(Destinations.named("whatsapp-sticker")))
    let image = try Judge(#require(Destinations.named("whatsapp-image")))
    let picture = SampleFacts.image(size: (512, 512), format: "png")
    func outcomes(_ judges: [Judge]) -> [Outcome] {
      CheckedAsset("a.png", picture, judgedBy: judges).verdicts.map(\.outcome)
    }
    #expect(outcomes([sticker]) == [.fail])
    #expect(outcomes([sticker, image]) == [.notApplicable, .pass])
  }

  /// The slot has no rule on the format, as slots of users often have none.
  @Test func `A slot never accepts a format that it does not list`() throws {
    let light = SampleRules.rule("light", .fact(.fileSize), .max(9_000_000))
    let destination = SampleRules.destination([
      Slot("gif", takes: [.image], formats: ["gif"], rules: [light]),
      Slot("sound", takes: [.audio], formats: ["mp3"], rules: [light]),
    ])
    let own = try Judge(destination)
    let other = try Judge(#require(Destinations.named("whatsapp-image")))
    let picture = SampleFacts.image(size: (512, 512), format: "png")
    func verdicts(_ facts: MediaFacts, _ judges: [Judge], isNamed: Bool) -> [Verdict] {
      CheckedAsset("a", facts, judgedBy: judges, isNamed: isNamed).verdicts
    }
    #expect(verdicts(picture, [own], isNamed: false).map(\.outcome) == [.notApplicable])
    #expect(verdicts(picture, [own, other], isNamed: true).map(\.outcome) == [.notApplicable, .pass])
    let refused = verdicts(picture, [own], isNamed: true)
    #expect(refused.map(\.outcome) == [.fail])
    #expect(refused[0].findings.map(\.message) == ["is png; the destination accepts only gif or mp3"])
    var sound = SampleFacts.audio()
    sound.fileSize = 1
    #expect(own.verdict(for: sound).outcome == .pass)
    sound.container = "m4a"
    #expect(own.verdict(for: sound).outcome == .notApplicable)
    #expect(try Judge(destination, slot: "gif").verdict(for: picture).outcome == .notApplicable)
    #expect(own.verdict(for: SampleFacts.image(format: "gif")).outcome == .pass)
  }

  @Test func `Text in place of a document names the formats of the slot`() throws {
    let slot = Slot("captions", takes: [.other], formats: ["webvtt", "srt"], rules: [])
    let judge = try Judge(SampleRules.destination([slot]))
    let verdict = judge.verdict(for: MediaFacts(error: ReadError(.notMedia, .foundText)))
    #expect(verdict.error?.message.english.contains("found text, expected webvtt, srt") == true)
  }

  @Test func `A named file that no destination accepts fails`() throws {
    let judges = [try Judge(#require(Destinations.named("youtube-video")))]
    let named = CheckedAsset("a.jpg", SampleFacts.image(), judgedBy: judges, isNamed: true)
    #expect(named.verdicts.map(\.outcome) == [.fail])
    #expect(named.verdicts.flatMap(\.findings).map(\.rule.id) == ["file/kind"])
    #expect(CheckedAsset("a.jpg", SampleFacts.image(), judgedBy: judges).verdicts.map(\.outcome) == [.notApplicable])
  }

  /// A landscape video does not fail as a Reel if nobody asked for Reels.
  @Test func `A video of another orientation is not meant for the destination`() throws {
    let judges = try ["instagram-reel", "youtube-video"].map { try Judge(#require(Destinations.named($0))) }
    let policy = Policy(judges, onlyMeant: true)
    func outcomes(_ size: (Int, Int), by policy: Policy) -> [Outcome] {
      CheckedAsset("a.mp4", SampleFacts.video(size: size), by: policy).verdicts.map(\.outcome)
    }
    #expect(outcomes((1920, 1080), by: policy).first == .notApplicable)
    #expect(outcomes((1920, 1080), by: Policy(judges)).first == .warn)
    #expect(outcomes((1080, 1920), by: policy).first != .notApplicable)
  }

  @Test func `The failure thresholds have one order`() {
    let thresholds: [FailureThreshold] = [.error, .unknown, .notJudged, .warning]
    for (milder, stricter) in zip(thresholds, thresholds.dropFirst()) {
      for outcome in Outcome.allCases where milder.isReached(by: outcome) { #expect(stricter.isReached(by: outcome)) }
    }
    #expect(FailureThreshold.notJudged.isReached(by: .notJudged) && !FailureThreshold.unknown.isReached(by: .notJudged))
    #expect(!FailureThreshold.warning.isReached(by: .accepted))
  }
}

import MediaProbe
import Preflight
import PreflightJudging
import Testing

/// Verdicts on files with unknown facts.
@Suite struct UnknownTests {
  let tiktok: Judge
  let stories: Judge

  init() throws {
    tiktok = try Judge(#require(Destinations.named("tiktok-share-kit")))
    stories = try Judge(#require(Destinations.named("facebook-stories")))
  }

  @Test func `A rule that can fail makes the verdict unknown`() {
    let verdict = tiktok.verdict(for: SampleFacts.video().without(.duration))
    #expect(verdict.outcome == .unknown)
    #expect(verdict.shareState == nil)
    #expect(verdict.mayAnswer == [20007])
    #expect(verdict.findings.isEmpty)
  }

  @Test func `A certain error outweighs unknown facts`() {
    let verdict = tiktok.verdict(for: SampleFacts.video(size: (2520, 1080)).without(.duration))
    #expect(verdict.outcome == .fail)
    #expect(verdict.shareState?.code == 20011)
    #expect(verdict.mayAnswer.isEmpty)
  }

  @Test func `Advice that cannot be judged does not affect the outcome`() {
    let facts = SampleFacts.video(duration: 15).without(.fileSize)
    let verdict = stories.verdict(for: facts)
    #expect(verdict.outcome == .pass)
    // A deeper tier can still add facts.
    #expect(stories.tierNeeded(for: facts) == .stream)
  }

  @Test(arguments: Tier.allCases) func `The tier that can find a fact is named`(tier: Tier) {
    let facts = SampleFacts.video().without(.duration, tier: tier)
    #expect(tiktok.tierNeeded(for: facts) == (tier == .header ? nil : tier))
    #expect(tiktok.missingFacts(in: facts).map(\.fact) == ["duration", "duration", "duration"])
  }

  @Test func `No tier is named if none can find the fact`() {
    #expect(tiktok.tierNeeded(for: SampleFacts.video().without(.duration, tier: nil)) == nil)
    #expect(tiktok.tierNeeded(for: SampleFacts.video()) == nil)
    #expect(tiktok.tierNeeded(for: SampleFacts.broken(.unsupported)) == nil)
    // No rule needs it.
    #expect(tiktok.tierNeeded(for: SampleFacts.video().without(.videoBitRate)) == nil)
    var deep = SampleFacts.video().without(.duration, tier: .stream)
    deep.tier = .stream
    #expect(tiktok.tierNeeded(for: deep) == nil)
  }

  @Test func `The deepest needed tier is named`() {
    var facts = SampleFacts.video().without(.duration, tier: .stream)
    facts.fileSize = nil
    facts.unknown[.fileSize] = UnknownFacts.Reason(Message(asWritten: "no header tells"), tier: .decode)
    #expect(stories.tierNeeded(for: facts) == .decode)
    #expect(tiktok.tierNeeded(for: facts) == .stream)
  }

  @Test func `A slot that cannot win needs no deeper tier`() {
    // The image passes as a background; the unknown facts of the sticker's rules cannot change that.
    var facts = SampleFacts.image(size: (1080, 1920))
    #expect(stories.tierNeeded(for: facts) == nil)
    facts = facts.without(.imageWidth)
    #expect(stories.tierNeeded(for: facts) == .stream)
  }

  @Test func `A track bit rate is at most the file bit rate`() throws {
    let destination = SampleRules.video([
      SampleRules.rule("rule", .fact(.videoBitRate), .max(25_000_000), shareState: 20007)
    ])
    let judge = try Judge(destination)
    var facts = SampleFacts.video().without(.videoBitRate)
    #expect(judge.verdict(for: facts).outcome == .unknown)
    #expect(judge.tierNeeded(for: facts) == .stream)
    facts.bitRate = 25_000_000
    #expect(judge.verdict(for: facts).outcome == .pass)
    #expect(judge.tierNeeded(for: facts) == nil)
    facts.bitRate = 25_000_001
    #expect(judge.verdict(for: facts).outcome == .unknown)
    #expect(judge.tierNeeded(for: facts) == .stream)
  }

  /// The message states the bounds of a value that is not known exactly.
  @Test func `A finding says that only bounds are known`() throws {
    let destination = SampleRules.video([
      SampleRules.rule("rule", .fact(.videoBitRate), .min(5_000_000), shareState: 20007)
    ])
    var facts = SampleFacts.video().without(.videoBitRate)
    facts.bitRate = 39_891
    let verdict = try Judge(destination).verdict(for: facts)
    #expect(verdict.outcome == .fail)
    #expect(verdict.findings.map(\.message) == ["is at most 39.89 kbit/s, limit 5 Mbit/s"])
    let chinese = try Judge(destination, language: .simplifiedChinese).verdict(for: facts)
    #expect(chinese.findings.map { $0.message.contains("不超过 39.89 kbit/s") } == [true])
  }

  @Test func `An aspect ratio depends on rotation and size`() {
    var facts = SampleFacts.video()
    facts.unknown[.videoRotation] = UnknownFacts.Reason(Message(asWritten: "not read"), tier: .stream)
    #expect(tiktok.verdict(for: facts).outcome == .unknown)
    #expect(tiktok.verdict(for: facts).mayAnswer == [20011])
    #expect(tiktok.verdict(for: SampleFacts.video().without(.videoWidth)).outcome == .unknown)
    #expect(tiktok.verdict(for: SampleFacts.image().without(.imageWidth)).mayAnswer == [20008])
  }

  @Test func `An unknown kind makes the verdict unknown`() {
    var facts = MediaFacts()
    facts.unknown[.kind] = UnknownFacts.Reason(Message(asWritten: "no header reader"), tier: .stream)
    #expect(tiktok.verdict(for: facts).outcome == .unknown)
    #expect(tiktok.tierNeeded(for: facts) == .stream)
  }

  /// `Judge.needs` relies on this list to decide whether judging could need more facts.
  @Test(arguments: Measure.allNames.compactMap { Measure($0) })
  func `A reading depends only on the facts that it names`(measure: Measure) {
    var facts = MediaFacts()
    facts.video = VideoFacts()
    facts.audio = AudioFacts()
    facts.image = ImageFacts()
    for fact in Fact.allCases where !measure.facts.contains(fact) { facts.unknown[fact] = .init(.notInFile) }
    let reading = facts.reading(of: measure)
    facts.unknown = UnknownFacts()
    #expect(facts.reading(of: measure) == reading)
  }
}

import MediaProbe
import Preflight
import PreflightJudging
import PreflightRules
import Testing

/// Rules that compare the files of a post, count them by a word, or are for one format.
@Suite struct PostRuleTests {
  private func answer(_ constraint: Constraint, on subject: Subject, _ evidence: RequestEvidence) throws -> Answer {
    try #require(Check(constraint, on: subject)).answer(on: subject, of: evidence)
  }

  @Test func `Files can be counted by a condition`() throws {
    let gifs = Subject.aggregate(.count(.image, where: Aggregate.Condition(.fact(.imageFormat), is: "gif")))
    let evidence = RequestEvidence(media: [SampleFacts.image(format: "gif"), SampleFacts.image(), SampleFacts.video()])
    #expect(evidence.reading(of: gifs) == .known(.integer(1)))
    #expect(gifs.name == "count(image, image.format gif)")
  }

  @Test func `The first file can be of any kind`() throws {
    let first = Subject.aggregate(.of(.first, .derived(.imageAspectRatio), kind: nil))
    let ratio = try #require(Ratio(9, 16))
    let video = RequestEvidence(media: [SampleFacts.video(), SampleFacts.image(size: (1, 1))])
    #expect(video.reading(of: first) == .known(.ratio(ratio)))
    #expect(RequestEvidence(media: []).reading(of: first) == .absent)
  }

  @Test func `A value can be compared with that of the first file`() throws {
    let size = Subject.derived(.imageSize)
    let first = Subject.aggregate(.of(.first, .derived(.imageSize), kind: nil))
    #expect(try answer(.sameAs(first), on: size, RequestEvidence(media: [SampleFacts.image()])) == .met)
    #expect(Check(.sameAs(first), on: .fact(.duration)) == nil)
  }

  @Test func `Tags are counted together`() {
    let tags = Subject.count(.tagCharacters, in: "tags")
    let fields: [(name: String, value: FactValue)] = [
      ("tags", .integer(2)), ("tags[0]", .text("a b")), ("tags[1]", .text("c")),
    ]
    #expect(RequestEvidence(media: [], fields: fields).reading(of: tags) == .known(.integer(7)))
    #expect(RequestEvidence(media: []).reading(of: tags) == .absent)
  }

  @Test func `A slot for one format does not judge others`() throws {
    let rule = SampleRules.rule("format", .fact(.imageFormat), .equals(.text("gif")))
    let destination = SampleRules.destination([Slot("gif", takes: [.image], formats: ["gif"], rules: [rule])])
    #expect(try Judge(destination).verdict(for: SampleFacts.image(format: "gif")).outcome == .pass)
    let judge = try Judge(destination)
    let usual = judge.verdict(for: SampleFacts.image(), expecting: nil, accepting: nil, in: .meantFormats)
    #expect(usual.outcome == .notApplicable)
    #expect(judge.verdict(for: SampleFacts.image()).outcome == .fail)
    #expect(try Judge(destination, slot: "gif").verdict(for: SampleFacts.image()).outcome == .fail)
  }

  /// Just above a maximum, an error becomes a warning; a remark stays a note.
  @Test(arguments: [
    (Strength.hard, Severity.warning, Outcome.warn), (.advice, .warning, .warn), (.changed, .warning, .warn),
    (.remark, .note, .notJudged),
  ])
  func `Findings just above the limit are milder`(strength: Strength, severity: Severity, outcome: Outcome) throws {
    let rule = SampleRules.rule("long", .fact(.duration), .max(15), strength: strength)
    let verdict = try Judge(SampleRules.video([rule])).verdict(for: SampleFacts.video(duration: 15.05))
    #expect(verdict.outcome == outcome)
    #expect(verdict.findings.map(\.severity) == [severity])
    #expect(verdict.findings.allSatisfy { $0.isAtLimit })
    #expect(
      verdict.isChanged == (strength == .changed) && verdict.json.contains(#""changed":true"#) == verdict.isChanged)
  }
}

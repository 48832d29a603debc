import MediaProbe
import Preflight
import PreflightReports
import Testing

/// Tests that reports print each problem of an asset once, with the outcome that it leads to.
@Suite struct PresentedAssetTests {
  private static let destinations = ["tiktok-share-kit", "facebook-stories", "instagram-reel"].compactMap(
    Destinations.named)

  private func presented(_ facts: MediaFacts, at destinations: [Destination] = destinations) throws -> PresentedAsset {
    let asset = CheckedAsset("a.mp4", facts, judgedBy: try destinations.map { try Judge($0) })
    return PresentedAsset(asset, in: RunInfo(toolVersion: "1", destinations: destinations))
  }

  private func video(with problem: Problem.Code) -> MediaFacts {
    var facts = SampleFacts.video()
    facts.problems = [Problem(problem, Message(asWritten: "as it was found"))]
    return facts
  }

  @Test func `A broken rule is a problem of its destination`() throws {
    let asset = try presented(SampleFacts.video(duration: 754.2))
    let problem = try #require(asset.problems.first { $0.rule == "tiktok-share-kit-ios/video-duration-max" })
    #expect(problem.outcome == .fail && problem.severity == .error && problem.shareState == 20007)
    #expect(problem.destination?.id == "tiktok-share-kit-ios" && problem.answer.hasPrefix("20007 "))
    #expect(problem.title.text(in: .english) == "Video too long")
    #expect(asset.outcome == .fail && asset.isRed && asset.ofFile.isEmpty)
  }

  @Test func `An unreadable file is one problem`() throws {
    let asset = try presented(SampleFacts.broken(.truncated))
    #expect(asset.problems.count == 1 && asset.isUnreadable && asset.outcome == .unreadable)
    #expect(asset.problems.first?.rule == "preflight/unreadable" && asset.problems.first?.errorCode == "truncated")
    #expect(asset.unreadable?.answers { $0.code }.count == Self.destinations.count)
    #expect(asset.verdicts.allSatisfy { $0.problems.isEmpty } && asset.accepted.isEmpty)
  }

  @Test func `A problem of the file itself is stated once`() throws {
    let asset = try presented(video(with: .truncated))
    #expect(asset.ofFile.map(\.rule) == ["file/truncated"] && asset.ofFile.first?.destination == nil)
    #expect(asset.problems.count { $0.rule == "file/truncated" } == 1)
    #expect(asset.verdicts.allSatisfy { answer in !answer.problems.contains(where: \.isOfFile) })
    #expect(asset.fileAnswer?.code == "20010")
  }

  @Test func `A file with only a note passes`() throws {
    let asset = try presented(video(with: .trailingData))
    let note = try #require(asset.ofFile.first)
    #expect(note.outcome == .pass && note.severity == .note && asset.hasNews && !asset.isRed)
    #expect(asset.outcome == .pass && asset.verdicts.allSatisfy(\.isReady))
  }

  @Test func `A file without a judging destination keeps its problems`() throws {
    let asset = try presented(video(with: .trailingData), at: [])
    #expect(!asset.isJudged && asset.problems.map(\.rule) == ["file/trailing-data"])
    #expect(asset.problems.first?.certainty == nil && asset.problems.first?.tag.isEmpty == true)
  }

  @Test func `An open parameter leaves an error undecided`() throws {
    var undecided = 0
    for destination in Destinations.all {
      for facts in [SampleFacts.video(duration: 3599), SampleFacts.video(duration: 190)] {
        let answer = try #require(try presented(facts, at: [destination]).verdicts.first)
        let errors = answer.problems.filter { $0.severity == .error }
        let expected: Preflight.Outcome = answer.outcome == .unknown ? .unknown : .fail
        #expect(errors.allSatisfy { $0.outcome == expected }, "\(destination.id)")
        undecided += answer.outcome == .unknown ? errors.count : 0
        #expect((answer.undecided != nil) == (answer.outcome == .unknown))
      }
    }
    #expect(undecided > 0)
  }

  @Test func `Outcomes have one order`() {
    let ordered: [Preflight.Outcome] = [
      .notApplicable, .pass, .accepted, .warn, .notJudged, .unknown, .fail, .unreadable,
    ]
    #expect(Preflight.Outcome.allCases.sorted() == ordered)
    #expect(ordered.map(\.severity) == [.note, .note, .note, .warning, .warning, .warning, .error, .error])
  }

  /// Every outcome is counted under a sign, also one that is added.
  @Test func `Counts by sign include every outcome`() {
    var counts = OutcomeCounts()
    for outcome in Preflight.Outcome.allCases { counts[outcome] += 1 }
    #expect(counts.shares.reduce(0) { $0 + $1.count } == Preflight.Outcome.allCases.count)
    #expect(counts.shares.map(\.outcome) == [.fail, .unknown, .notJudged, .warn, .accepted, .pass, .notApplicable])
    #expect(counts.count(signed: .fail) == 2 && counts.worst == .unreadable && counts.hasProblem)
    #expect(Preflight.Outcome.allCases.allSatisfy { $0.symbol == $0.signed.symbol })
  }
}

import MediaProbe
import Preflight
import PreflightReports
import Testing

/// The rules on the state of the file itself, for every destination.
@Suite struct FileRulesTests {
  private func damaged(_ facts: MediaFacts, _ codes: Problem.Code...) -> MediaFacts {
    var facts = facts
    facts.problems = codes.map { Problem($0, Message(asWritten: "what was found: \($0.rawValue)")) }
    return facts
  }

  private func judge(_ name: String) throws -> Judge { try Judge(#require(Destinations.named(name))) }

  @Test func `Every problem has exactly one rule`() {
    let ofProblems = Destinations.file.rules.filter {
      if case .measure(.problems) = $0.subject { true } else { false }
    }
    #expect(Set(ofProblems.map(\.id)) == Set(Problem.Code.allCases.map { Problem($0, Message(asWritten: "")).rule }))
    #expect(ofProblems.count == Problem.Code.allCases.count)
    // The other problems are notes, and change no outcome.
    for rule in Destinations.file.rules where !ofProblems.contains(rule) && rule.id != "file/kind" {
      #expect(rule.severity == .note, "\(rule.id)")
    }
    for rule in Destinations.file.rules { #expect(rule.certainty == .derived && rule.source.url == nil, "\(rule.id)") }
  }

  private static let errors: [Problem.Code] = [
    .truncated, .zeroFilled, .damaged, .decodeError, .externalReference, .unplayable, .encrypted,
  ]
  private static let warnings: [Problem.Code] = [.disabled, .timeGap, .durationDiffers]

  @Test(arguments: errors) func `A file that nobody can play is an error at every destination`(code: Problem.Code)
    throws
  {
    for destination in Destinations.all {
      for facts in [SampleFacts.video(), SampleFacts.image()] {
        guard destination.slots.contains(where: { !$0.isOnlyNamed && $0.isMeant(for: facts) }) else {
          continue
        }
        let verdict = try Judge(destination).verdict(for: damaged(facts, code))
        #expect(verdict.outcome == .fail, "\(destination.id)")
        let finding = try #require(verdict.findings.first { $0.rule.id == Problem(code, Message(asWritten: "")).rule })
        #expect(finding.severity == .error && finding.message == "what was found: \(code.rawValue)")
      }
    }
  }

  @Test func `A damaged video can also get the code of an unknown format`() throws {
    let tiktok = try judge("tiktok-share-kit")
    let video = tiktok.verdict(for: damaged(SampleFacts.video(), .truncated))
    #expect(video.shareState?.code == 20010 && video.mayAnswer == [20012])
    let image = tiktok.verdict(for: damaged(SampleFacts.image(), .truncated))
    #expect(image.shareState?.code == 20010 && image.mayAnswer == [])
    // The state of the file is checked before its duration.
    let long = tiktok.verdict(for: damaged(SampleFacts.video(duration: 754.2), .truncated))
    #expect(long.shareState?.code == 20010)
    #expect(long.findings.map { String($0.rule.shortID) } == ["truncated", "video-duration-max"])
  }

  @Test func `A note does not change the outcome`() throws {
    for code in Problem.Code.allCases where !Self.errors.contains(code) && !Self.warnings.contains(code) {
      let verdict = try judge("tiktok-share-kit").verdict(for: damaged(SampleFacts.video(), code))
      #expect(verdict.outcome == .pass && verdict.shareState?.code == 20000 && verdict.mayAnswer == [], "\(code)")
      #expect(verdict.findings.map(\.severity) == [.note], "\(code)")
      #expect(
        !FailureThreshold.warning.isReached(by: verdict.outcome)
          && !FailureThreshold.unknown.isReached(by: verdict.outcome))
    }
  }

  /// Players differ, or show what the sender did not mean.
  @Test(arguments: warnings) func `A file that players show differently is a warning`(code: Problem.Code) throws {
    let verdict = try judge("tiktok-share-kit").verdict(for: damaged(SampleFacts.video(), code))
    #expect(verdict.outcome == .warn && verdict.findings.map(\.severity) == [.warning])
  }

  /// Cutting a recording at the limit would remove what follows the gap.
  @Test func `No repair trims a file because of a gap in its time stamps`() throws {
    let long = SampleFacts.video(duration: 754.2)
    for (facts, isTrimmed) in [(long, true), (damaged(long, .timeGap), false)] {
      let verdict = try judge("tiktok-share-kit").verdict(for: facts)
      let finding = try #require(verdict.findings.first { $0.fact == "duration" })
      #expect((finding.repair?.id == .trim) == isTrimmed && (finding.fix != nil) == isTrimmed)
    }
  }

  @Test func `A damaged file fails even if no slot accepts it`() throws {
    let verdict = try judge("tiktok-share-kit").verdict(for: damaged(SampleFacts.audio(), .truncated))
    #expect(verdict.outcome == .fail && verdict.findings.map(\.rule.id) == ["file/truncated"])
    #expect(verdict.shareState?.code == 20010)
    let note = try judge("tiktok-share-kit").verdict(for: damaged(SampleFacts.audio(), .trailingData))
    #expect(note.outcome == .notApplicable && note.findings.map(\.rule.id) == ["file/trailing-data"])
    #expect(try judge("tiktok-share-kit").verdict(for: SampleFacts.audio()).outcome == .notApplicable)
  }

  @Test func `The name of an audio file does not promise a video`() throws {
    for name: AssetPath in ["a.m4a", "a.mka", "a.weba", "a.wma", "a.oga"] { #expect(name.promisedKind == .audio) }
    let tiktok = try judge("tiktok-share-kit")
    #expect(tiktok.verdict(for: SampleFacts.audio(), expecting: .audio).outcome == .notApplicable)
    let broken = tiktok.verdict(for: SampleFacts.audio(), expecting: .video)
    #expect(broken.outcome == .fail && broken.findings.map(\.rule.id) == ["file/kind"])
    #expect(broken.shareState?.code == 20012)
  }

  @Test func `A destination without codes predicts none`() throws {
    let destination = SampleRules.destination([Slot("video", takes: [.video], rules: [])])
    let verdict = try Judge(destination).verdict(for: damaged(SampleFacts.video(), .truncated))
    #expect(verdict.outcome == .fail && verdict.shareState == nil && verdict.mayAnswer == [])
  }

  @Test func `Several problems of one kind are one finding`() throws {
    var facts = damaged(SampleFacts.video(), .truncated, .truncated)
    facts.problems[1] = Problem(.truncated, Message(asWritten: "another track ends too early"))
    let finding = try #require(try judge("tiktok-share-kit").verdict(for: facts).findings.first)
    #expect(finding.message == "what was found: truncated; another track ends too early")
  }

  @Test func `Findings can be in Chinese`() throws {
    let judge = try Judge(try #require(Destinations.named("tiktok-share-kit")), language: .simplifiedChinese)
    let finding = try #require(judge.verdict(for: damaged(SampleFacts.video(), .truncated)).findings.first)
    #expect(finding.message.hasPrefix("文件不完整"))
  }

  @Test func `Reports state a problem of the file once`() throws {
    let facts = damaged(SampleFacts.video(), .truncated)
    let asset = CheckedAsset("cut.mp4", facts, judgedBy: try Destinations.all.map { try Judge($0) })
    let presented = PresentedAsset(asset, in: RunInfo(toolVersion: "1", destinations: Destinations.all))
    let problems = presented.problems.filter { $0.rule == "file/truncated" }
    #expect(problems.count == 1 && problems.first?.destination == nil && problems.first?.outcome == .fail)
  }
}

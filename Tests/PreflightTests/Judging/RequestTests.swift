import MediaProbe
import Preflight
import PreflightJudging
import Testing

/// Rules on all files of a request together.
@Suite struct RequestTests {
  static func answer(_ subject: Subject, _ constraint: Constraint, _ media: MediaFacts...) throws -> Answer {
    let check = try #require(Check(constraint, on: subject))
    return check.answer(on: subject, of: RequestEvidence(media: media))
  }

  static let short = SampleFacts.video(duration: 1.5, fileSize: 10)
  static let long = SampleFacts.video(duration: 40, fileSize: 30)
  static let open = SampleFacts.video().without(.duration)
  static let image = SampleFacts.image()

  @Test func `Files are counted by kind`() throws {
    #expect(try Self.answer(.count(.video), .max(1), Self.short, Self.image, Self.image) == .met)
    #expect(try Self.answer(.count(.image), .max(1), Self.short, Self.image, Self.image) == .notMet)
    #expect(try Self.answer(.count(nil), .min(3), Self.short, Self.image, Self.image) == .met)
    #expect(try Self.answer(.count(.audio), .min(1), Self.short) == .notMet)
  }

  @Test func `Durations are added up`() throws {
    let total = Subject.sum(.duration, of: .video)
    #expect(try Self.answer(total, .above(3), Self.short, Self.short) == .notMet)
    #expect(try Self.answer(total, .above(3), Self.short, Self.short, Self.short) == .met)
    #expect(try Self.answer(total, .max(80), Self.long, Self.long) == .met)
    #expect(try Self.answer(total, .max(80), Self.long, Self.long, Self.short) == .notMet)
    #expect(try Self.answer(total, .max(3), Self.image) == .met)
  }

  @Test func `A sum with unknown values still has bounds`() throws {
    let total = Subject.sum(.duration, of: .video)
    #expect(try Self.answer(total, .above(3), Self.long, Self.open) == .met)
    #expect(try Self.answer(total, .above(50), Self.long, Self.open) == .unknown)
    #expect(try Self.answer(total, .max(30), Self.long, Self.open) == .notMet)
    #expect(try Self.answer(total, .max(50), Self.long, Self.open) == .unknown)
  }

  @Test func `The smallest and the largest value are found`() throws {
    func subject(_ function: Aggregate.Function) -> Subject {
      .aggregate(.of(function, .fact(.fileSize), kind: .video))
    }
    #expect(try Self.answer(subject(.max), .max(29), Self.short, Self.long) == .notMet)
    #expect(try Self.answer(subject(.max), .max(30), Self.short, Self.long) == .met)
    #expect(try Self.answer(subject(.min), .min(10), Self.short, Self.long) == .met)
    #expect(try Self.answer(subject(.min), .min(11), Self.short, Self.long) == .notMet)
  }

  @Test func `Each file has to meet the constraint`() throws {
    let each = Subject.aggregate(.of(.each, .fact(.duration), kind: .video))
    #expect(try Self.answer(each, .max(40), Self.short, Self.long, Self.image) == .met)
    #expect(try Self.answer(each, .max(39), Self.short, Self.long) == .notMet)
    #expect(try Self.answer(each, .max(40), Self.short, Self.open) == .unknown)
  }

  @Test func `Fields are found by their names`() throws {
    let request = RequestEvidence(media: [], fields: [("state", .text("abc"))])
    let state = Subject.field("state")
    let length = try #require(Check(.length(.max(.figure(2)), .utf16), on: state))
    #expect(length.answer(on: state, of: request) == .notMet)
    let present = try #require(Check(.present(true), on: .field("uri")))
    #expect(present.answer(on: .field("uri"), of: request) == .notMet)
  }

  /// A default of the SDK has a value, but the request does not have it.
  @Test func `A default value is not present`() throws {
    let request = RequestEvidence(media: [], fields: [("format", .text("normal"))], defaults: ["format"])
    let format = Subject.field("format")
    let equals = try #require(Check(.equals(.text("normal")), on: format))
    #expect(equals.answer(on: format, of: request) == .met)
    let present = try #require(Check(.present(true), on: format))
    #expect(present.answer(on: format, of: request) == .notMet)
    let absent = try #require(Check(.present(false), on: format))
    #expect(absent.answer(on: format, of: request) == .met)
  }

  @Test func `Totals are the only request rules for a single file`() throws {
    let tiktok = try Judge(#require(Destinations.named("tiktok-share-kit")))
    #expect(
      tiktok.slots.map { $0.rules.filter { !$0.rule.isOfFile }.map { String($0.rule.shortID) } } == [
        [
          "video-photo-library", "video-duration-max", "video-duration-min", "video-duration-min-older",
          "video-aspect-ratio",
        ],
        ["image-photo-library", "image-aspect-ratio"],
      ])
    let finding = tiktok.verdict(for: SampleFacts.video(duration: 2)).findings.first
    #expect(finding?.fact == "duration")
    #expect(finding?.measured == .number(2))
  }

  @Test func `The TikTok maximum can apply to all videos together`() throws {
    let tiktok = try #require(Destinations.named("tiktok-share-kit"))
    func broken(_ media: MediaFacts...) throws -> [String] {
      let judge = try #require(RequestJudge(tiktok))
      let verdict = try judge.verdict(for: RequestJudgeTests.request(tiktok, media: media.count), media: media)
      return verdict.findings.map { String($0.rule.shortID) }.filter { $0.hasPrefix("video-duration") }
    }
    let clip = SampleFacts.video(duration: 400)
    #expect(try broken(clip, SampleFacts.video(duration: 200)) == [])
    #expect(try broken(clip, clip) == ["video-duration-max-total"])
    #expect(try broken(SampleFacts.video(duration: 700)) == ["video-duration-max"])
    let alone = try Judge(tiktok).verdict(for: SampleFacts.video(duration: 700))
    #expect(alone.findings.map(\.rule.shortID) == ["video-duration-max"])
  }

  @Test func `TikTok limits the number of images`() throws {
    let tiktok = try #require(Destinations.named("tiktok-share-kit"))
    func outcomes(_ count: Int64) throws -> [String: Outcome] {
      var outcomes: [String: Outcome] = [:]
      for rule in tiktok.requestRules where rule.shortID.hasPrefix("request-images-max") {
        let example = Example([Example.Value(rule.subject, .integer(count))])
        outcomes[String(rule.shortID)] = try tiktok.outcome(of: example, by: rule)
      }
      return outcomes
    }
    #expect(try outcomes(12) == ["request-images-max": .pass, "request-images-max-sdk": .pass])
    #expect(try outcomes(13) == ["request-images-max": .pass, "request-images-max-sdk": .pass])
    #expect(try outcomes(36) == ["request-images-max": .fail, "request-images-max-sdk": .pass])
  }
}

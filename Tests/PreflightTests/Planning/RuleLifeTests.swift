import Preflight
import PreflightJudging
import PreflightLanguage
import PreflightPlanning
import PreflightReports
import PreflightRules
import Testing

@Suite struct RuleLifeTests {
  @Test func `A file is judged by the rules of a day`() throws {
    let discord = try #require(Destinations.named("discord"))
    func outcome(_ day: CivilDate?) throws -> Outcome {
      try Judge(discord, assuming: ["upload_limit": "standard"], slot: "attachment", asOf: day).verdict(
        for: SampleFacts.video(fileSize: 20_000_000)
      ).outcome
    }
    #expect(try outcome(nil) == .fail)
    #expect(try outcome(CivilDate(2025, 1, 16)) == .fail)
    #expect(try outcome(CivilDate(2025, 1, 15)) == .pass)
  }

  @Test func `A change has the old and the new rule`() throws {
    let discord = try #require(Destinations.named("discord"))
    let from = try #require(CivilDate(2025, 1, 15))
    let to = try #require(CivilDate(2025, 1, 16))
    let changes = RuleChange.all(of: discord, from: from, to: to)
    #expect(changes.map { $0.old?.shortID } == ["attachment-file-size-until-2025-01-15"])
    #expect(changes.map { $0.new?.shortID } == ["attachment-file-size"])
    #expect(changes.first?.day == to && changes.first?.slot == "attachment")
    #expect(RuleChange.all(of: discord, from: to, to: to).isEmpty)
  }

  /// A limit that replaces another one begins on the day after the last day of the other.
  @Test func `New limits begin the day after old ones end`() throws {
    var count = 0
    for destination in Destinations.all {
      for old in destination.rules {
        guard let last = old.validUntil else { continue }
        count += 1
        let next = try #require(last.adding(days: 1))
        #expect(
          destination.rules.contains { $0.subject == old.subject && $0.validFrom == next }, "\(old.id)")
      }
    }
    #expect(count >= 4)
  }

  @Test func `A source is stale after its review day`() throws {
    let all = Destinations.all
    let sources = all.flatMap(\.sources)
    let last = try #require(sources.compactMap(\.reviewAfter).max())
    #expect(StaleSource.all(of: all, on: try #require(CivilDate(2026, 11, 22))).isEmpty)
    let next = try #require(last.adding(days: 1))
    #expect(StaleSource.all(of: all, on: next).count == sources.count { $0.reviewAfter != nil })
  }

  @Test(arguments: [(0, "2024-02-28"), (1, "2024-02-29"), (2, "2024-03-01"), (307, "2024-12-31"), (308, "2025-01-01")])
  func `Days are added to a date`(days: Int, expected: String) throws {
    #expect(try #require(CivilDate(2024, 2, 28)).adding(days: days)?.description == expected)
  }

  @Test func `The comparison aligns related properties`() throws {
    let named = try ["x-video", "threads"].map { try #require(Destinations.named($0)) }
    let rows = Comparison(named).rows
    // One of them limits the average frame rate, the other one the frame rate.
    let rates = rows.filter { $0.subject.name == "video.frame_rate" }
    #expect(rates.count == 1 && rates.first?.cells.allSatisfy { !$0.isEmpty } == true)
    // Within an area, the rows that differ come first.
    for area in Set(rows.map(\.area)) {
      let marks = rows.filter { $0.area == area }.map(\.differs)
      #expect(marks == marks.sorted { $0 && !$1 })
    }
    #expect(!rows.contains { if case .app = $0.subject { true } else { false } })
  }

  @Test func `A destination equals itself in the comparison`() throws {
    let one = try #require(Destinations.named("threads"))
    #expect(Comparison([one, one]).rows.allSatisfy { !$0.differs })
  }

  @Test(arguments: [60, 80, 160]) func `Texts keep to their width`(width: Int) throws {
    for language in [Language.english, .simplifiedChinese] {
      let named = try ["tiktok-share-kit", "instagram-reel", "youtube-short", "discord"].map {
        try #require(Destinations.named($0)).translated(to: language)
      }
      let text = DestinationText(width: width, language: language)
      for line in text.comparison(Comparison(named)).split(separator: "\n") {
        #expect(TerminalText.width(line) <= width, "\(line)")
      }
    }
  }
}

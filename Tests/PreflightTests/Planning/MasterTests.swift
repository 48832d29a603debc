import MediaProbe
import Preflight
import PreflightJudging
import PreflightPlanning
import PreflightRules
import Testing

/// Tests that no file that a master allows fails at any of its destinations.
@Suite struct MasterTests {
  private static let destinations = Destinations.all
  private static let kinds: [MediaFacts.Kind] = [.video, .image]

  private func judges(_ destinations: [Destination]) throws -> [Judge] { try destinations.map { try Judge($0) } }

  /// Judges the file of a master, and files at the ends of its numbers.
  private func expectNoFailure(_ master: Master) {
    for facts in master.edges {
      for place in master.places {
        let verdict = place.judge.verdict(for: facts)
        #expect(
          verdict.outcome != .fail && verdict.outcome != .notApplicable && verdict.outcome != .unreadable,
          "\(place.destination.shortName) with \(master.places.map(\.destination.shortName)): \(verdict.findings.map(\.rule.id))"
        )
      }
    }
  }

  @Test(arguments: kinds) func `Each destination accepts its own master`(kind: MediaFacts.Kind) throws {
    for destination in Self.destinations {
      let (master, excluded) = Master.make(kind, for: try judges([destination]))
      let takes = destination.slots.contains { $0.takes.contains(kind) && !$0.isOnlyNamed }
      #expect((master != nil) == takes, "\(destination.shortName): \(excluded.compactMap(\.conflict))")
      if let master { expectNoFailure(master) }
    }
  }

  @Test(arguments: kinds) func `Each pair of destinations accepts its master`(kind: MediaFacts.Kind) throws {
    let all = try judges(Self.destinations.filter { $0.slots.contains { $0.takes.contains(kind) && !$0.isOnlyNamed } })
    for first in all.indices {
      for second in all.indices where first < second {
        let (master, excluded) = Master.make(kind, for: [all[first], all[second]])
        if let master { expectNoFailure(master) }
        // A destination that is left out has rules that say why.
        for exclusion in excluded {
          let conflict = try #require(exclusion.conflict, "\(exclusion.destination.shortName)")
          #expect(!conflict.rules.isEmpty && conflict.subject != "numbers", "\(conflict)")
        }
      }
    }
  }

  @Test(arguments: kinds) func `Each group of destinations accepts its master`(kind: MediaFacts.Kind) throws {
    for group in Destinations.groups {
      let (master, _) = Master.make(kind, for: try judges(Destinations.inGroup(group)))
      if let master { expectNoFailure(master) }
    }
  }

  @Test func `A conflict names both rules`() throws {
    let named = try ["x-gif", "instagram-feed"].map { try #require(Destinations.named($0)) }
    let (master, excluded) = Master.make(.image, for: try judges(named))
    #expect(master?.places.map(\.destination.shortName) == ["x-gif"])
    #expect(
      excluded.first?.conflict.map { Set($0.rules) } == ["x-gif/gif-format", "instagram-feed/image-format"])
  }

  @Test func `Conflicting aspect ratios are named`() throws {
    let upright = try ownDestination("upright", SampleRules.rule("shape", .fact(.videoAspectRatio), .max(1)))
    let wide = try ownDestination(
      "wide",
      SampleRules.rule("wide-shape", .fact(.videoAspectRatio), .within(.above(.fixed(try #require(Ratio(1, 1)))))))
    let (master, excluded) = Master.make(.video, for: try judges([upright, wide]))
    #expect(master?.places.count == 1)
    #expect(excluded.first?.conflict == Conflict("aspect_ratio", ["sample/wide-shape", "sample/shape"]))
  }

  @Test func `Destinations with several ranges of a number get one that all of them allow`() throws {
    let destinations = try [
      ("first", [(23, 24), (29, 30)]), ("second", [(24, 25), (40, 50)]), ("third", [(59, 60)]),
    ].map { (name: String, ranges: [(Int64, Int64)]) in
      let clauses = try ranges.map { low, high in
        let bound = Bound.range(min: .fixed(try #require(Ratio(low, 1))), max: .fixed(try #require(Ratio(high, 1))))
        return Clause(.fact(.videoFrameRate), .within(bound))
      }
      return try ownDestination(name, SampleRules.rule(name, .fact(.videoFrameRate), .anyOf(clauses)))
    }
    let (master, excluded) = Master.make(.video, for: try judges(destinations))
    #expect(master?.chosen[.frameRate] == Ratio(24, 1))
    #expect(master?.places.map(\.destination.shortName) == ["first", "second"])
    let conflict = try #require(excluded.first?.conflict)
    #expect(conflict.subject == "video.frame_rate" && conflict.rules.count == 2, "\(conflict)")
    #expect(conflict.rules.contains("sample/third"))
  }

  @Test func `The strictest limit sets the figure`() throws {
    let named = try ["tiktok-share-kit", "instagram-reel", "youtube-short"].map { try #require(Destinations.named($0)) }
    let master = try #require(Master.make(.video, for: try judges(named)).master)
    #expect(master.ranges[.fileSize]?.high?.rules == ["instagram-reel/video-file-size-current"])
    #expect(master.size == PixelSize(width: 1080, height: 1920))
    #expect(master.commandLine.hasPrefix("ffmpeg -i INPUT -map 0:v:0 -map \"0:a:0?\" -t 179.9 -vf scale=1080:1920:"))
    #expect(master.commandLine.hasSuffix("-movflags +faststart OUTPUT.mp4"))
  }

  @Test func `A small file limit shortens the video`() throws {
    let named = try ["discord", "facebook-reel"].map { try #require(Destinations.named($0)) }
    let master = try #require(Master.make(.video, for: try judges(named)).master)
    let seconds = try #require(master.chosen[.duration]?.value)
    let bits = try #require(master.chosen[.bitRate]?.value)
    #expect(seconds < 90 && seconds * bits / 8 < 10_485_760, "\(seconds) s, \(bits) bit/s")
  }

  private func ownDestination(_ name: String, _ rule: Rule) throws -> Destination {
    Destination(
      id: name, shortName: name, name: name, publisher: "", summary: "", sources: [SampleRules.source],
      slots: [Slot("video", takes: [.video], rules: [rule])])
  }
}

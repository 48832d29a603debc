import MediaProbe
import Preflight
import PreflightBatch
import PreflightDocuments
import PreflightRules
import Testing

/// The rules on what can be seen and heard, for every destination.
@Suite struct ContentRulesTests {
  private func facts(_ intervals: [ContentInterval] = [], _ change: (inout ContentFacts) -> Void = { _ in })
    -> MediaFacts
  {
    var content = ContentFacts()
    content.intervals = intervals
    content.longestBlack = intervals.filter { $0.kind == .black }.map(\.length).max() ?? 0
    content.blackShare = 0.1
    content.longestSilence = intervals.filter { $0.kind == .silence }.map(\.length).max() ?? 0
    content.silentShare = 0.1
    change(&content)
    var facts = SampleFacts.video()
    facts.content = content
    return facts
  }

  private func findings(_ facts: MediaFacts, changing rules: RuleSettings = RuleSettings()) throws -> [Finding] {
    let destination = try #require(Destinations.named("tiktok-share-kit"))
    return try Judge(rules.applied(to: destination)).verdict(for: facts).findings.filter { $0.rule.isOnContent }
  }

  /// The names of the built-in destinations.
  private struct Names: DestinationNames {
    var names: [String] { Destinations.all.map(\.shortName) }
    func members(of name: String) -> [Destination] { Destinations.named(name).map { [$0] } ?? [] }
    func isKnown(_ name: String) -> Bool { names.contains(name) }
    var inOrderOfUse: any Sequence<Destination> { Destinations.all }
  }

  private func configuration(_ text: String) throws -> Configuration {
    var reader = ConfigurationReader(Array(text.utf8), path: "preflight.yml")
    return try reader.read(knowing: Names())
  }

  private let black = ContentInterval(.black, start: 3.2, end: 5.24, firstFrame: 80, endFrame: 131)
  private let short = ContentInterval(.black, start: 1, end: 1.4, firstFrame: 25, endFrame: 35)

  @Test func `A file whose content was not measured has no finding and stays known`() throws {
    var plain = SampleFacts.video()
    plain.content = nil
    let verdict = try Judge(#require(Destinations.named("tiktok-share-kit"))).verdict(for: plain)
    #expect(verdict.outcome == .pass)
    #expect(verdict.unknown.isEmpty)
  }

  @Test func `Only intervals beyond the limit are named`() throws {
    let found = try findings(facts([short, black]))
    #expect(found.map(\.rule.id) == ["content/black"])
    #expect(found.first?.intervals == [black])
    #expect(found.first?.severity == .warning)
    #expect(
      found.first?.message == "is black for 2.04 s; the limit is 0.5 s (00:00:03.200–00:00:05.240)")
  }

  @Test func `A file that is black or silent throughout is an error`() throws {
    let found = try findings(
      facts {
        $0.blackShare = 1
        $0.longestBlack = 15
        $0.silentShare = 1
        $0.longestSilence = 15
      })
    #expect(Set(found.map(\.rule.id)) == ["content/all-black", "content/silent"])
    #expect(found.allSatisfy { $0.severity == .error })
  }

  @Test func `A still with sound is meant, and a still with a silent track is an error`() throws {
    #expect(try findings(facts { $0.stillShare = 1 }).isEmpty)
    let found = try findings(
      facts {
        $0.stillShare = 1
        $0.silentShare = 1
      })
    #expect(found.map(\.rule.id).contains("content/frozen"))
  }

  @Test func `A second limit makes a longer interval an error`() throws {
    func severity(_ interval: ContentInterval) throws -> Severity? {
      let configuration = try configuration("rules:\n  content/black: { max: 1 s, fail: 3 s }\n")
      return try findings(facts([interval]), changing: configuration.rules).first?.severity
    }
    #expect(try severity(ContentInterval(.black, start: 0, end: 0.9)) == nil)
    #expect(try severity(ContentInterval(.black, start: 0, end: 2)) == .warning)
    #expect(try severity(ContentInterval(.black, start: 0, end: 3)) == .warning)
    #expect(try severity(ContentInterval(.black, start: 0, end: 3.5)) == .error)
  }

  @Test func `An allowance accepts an interval, and a moved one is new`() throws {
    func outcome(_ interval: String, _ found: [ContentInterval]) throws -> Bool {
      let configuration = try configuration(
        """
        allow:
          - paths: "*.mp4"
            rules: content/black
            interval: \(interval)
            reason: The fade is meant.
        """)
      let acceptances = Acceptances(
        baseline: nil, allowances: (configuration.allowances, FolderScope("")),
        today: try #require(CivilDate(2026, 11, 28)))
      let acceptor = try #require(acceptances.acceptor(for: "a.mp4"))
      let verdict = try Judge(#require(Destinations.named("tiktok-share-kit"))).verdict(
        for: facts(found), expecting: nil, accepting: acceptor, in: .anyFormat)
      return verdict.findings.filter { $0.rule.id == "content/black" }.allSatisfy { $0.acceptance != nil }
    }
    #expect(try outcome("{ from: 3 s, to: 5.3 }", [black]))
    #expect(try outcome("{ from: 00:00:03.200, to: 00:00:05.240 }", [black]))
    #expect(try !outcome("{ from: 0 s, to: 5 s }", [black]))
    #expect(try !outcome("{ from: 3 s, to: 5.3 }", [black, ContentInterval(.black, start: 9, end: 11)]))
  }

  /// Returns the finding on two black intervals, of which the configuration accepts the first.
  private func finding(besides baseline: Baseline?) throws -> (finding: Finding, acceptances: Acceptances) {
    let configuration = try configuration(
      """
      allow:
        - paths: "*.mp4"
          rules: content/black
          interval: { from: 3 s, to: 5.3 }
          reason: The fade is meant.
      """)
    let acceptances = Acceptances(
      baseline: baseline.map { ($0, FolderScope("")) },
      allowances: (configuration.allowances, FolderScope("")), today: try #require(CivilDate(2026, 11, 28)))
    let judge = try Judge(#require(Destinations.named("tiktok-share-kit")))
    let verdicts = Policy([judge], acceptances: acceptances)
      .verdicts(on: "a.mp4", facts([black, late]), by: [judge], isNamed: false)
    return (try #require(verdicts.first?.findings.first { $0.rule.id == "content/black" }), acceptances)
  }

  private let late = ContentInterval(.black, start: 9, end: 11)

  @Test func `A finding names only the intervals that are not accepted`() throws {
    let (finding, acceptances) = try finding(besides: nil)
    #expect(finding.intervals == [late])
    #expect(finding.acceptance == nil)
    // The allowance was needed although the finding counts.
    #expect(acceptances.unneeded.isEmpty)
  }

  @Test func `A baseline can accept what an allowance leaves`() throws {
    let rule = try #require(Destinations.content.rules.first { $0.id == "content/black" })
    var baseline = Baseline()
    baseline.insert(Baseline.Entry(rule, measured: .number(2.04), at: [late]), for: "a.mp4")
    #expect(try finding(besides: baseline).finding.acceptance?.origin == .baseline)
  }

  @Test func `A baseline knows the intervals`() throws {
    let rule = try #require(Destinations.content.rules.first { $0.id == "content/black" })
    func document(_ interval: ContentInterval) -> String {
      var baseline = Baseline()
      baseline.insert(Baseline.Entry(rule, measured: .number(2.04), at: [interval]), for: "a.mp4")
      return String(decoding: baseline.document, as: UTF8.self)
    }
    #expect(document(black).contains(#""measured":["00:00:03.200–00:00:05.240"]"#))
    var moved = black
    moved.start += 0.04
    #expect(document(black) != document(moved))
  }

  @Test func `A rule of a team on the loudness is unknown until the content is measured`() throws {
    let text = """
      id: streaming
      short_name: streaming
      name: Streaming TV
      publisher: Acme
      summary: The loudness that our partners require.
      sources:
        contract: { title: The contract, checked: 2026-11-28 }
      slots:
        - name: video
          takes: [video]
          rules:
            - id: loudness
              fact: content.loudness
              constraint: { range: { min: -26 LKFS, max: -22 LKFS } }
              strength: hard
              certainty: house
              message: is {measured}; the range is {min} to {max}
              source: contract
              examples: { pass: [-24, -22], fail: [-21.9, -30] }
            - id: true-peak
              fact: content.true_peak
              constraint: { max: -2 dBTP }
              strength: hard
              certainty: house
              message: peaks at {measured}; the limit is {limit}
              source: contract
              examples: { pass: [-2], fail: [-1.9] }
      """
    let destination = try DestinationReader().read(Array(text.utf8), name: "streaming.yml")
    let judge = try Judge(destination)
    #expect(judge.verdict(for: SampleFacts.video()).outcome == .unknown)
    func outcome(_ loudness: Double, _ peak: Double) -> Outcome {
      judge.verdict(
        for: facts {
          $0.loudness = loudness
          $0.truePeak = peak
        }
      ).outcome
    }
    #expect(outcome(-24, -3) == .pass)
    #expect(outcome(-20, -3) == .fail)
    #expect(outcome(-24, -1) == .fail)
  }

  @Test func `A record holds the content key for key`() throws {
    var original = facts([black])
    original.content?.loudness = -23.04
    original.content?.activeArea = PixelSize(width: 1920, height: 800)
    original.content?.alpha = .mixed
    original.content?.loudnessCurve = ContentCurve(start: 0, step: 0.1, points: [-120, -23.1])
    var json = JSONWriter()
    json.beginObject()
    original.writeMembers(to: &json)
    json.endObject()
    let read = try MediaFacts(written: json.bytes)
    #expect(read.content == original.content)
  }

  @Test func `A worker cannot make the pool believe impossible intervals`() {
    var lie = facts([ContentInterval(.black, start: 5, end: 3)])
    #expect(lie.impossibleValue == "content.intervals")
    lie = facts([ContentInterval(.black, start: -1, end: 3)])
    #expect(lie.impossibleValue == "content.intervals")
    lie = facts([ContentInterval(.black, start: 0, end: 1e300)])
    #expect(lie.impossibleValue == "content.intervals")
    #expect(facts([black]).impossibleValue == nil)
  }
}

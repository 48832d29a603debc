import Foundation
import MediaProbe
import Preflight
import PreflightReports
import Testing

/// Many requests in one call.
@Suite struct RequestBatchTests {
  /// Answers for every file, and records the requested ones.
  private actor CountingProbe: DeeperProbe {
    private(set) var asked = 0

    func facts(of file: OpenFile, depth: Tier) async -> MediaFacts {
      asked += 1
      return SampleFacts.video(duration: Double(asked))
    }
  }

  private let folder: URL
  private let sample = RequestJudgeTests.destination(video: [RequestJudgeTests.long])

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "requests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["a.mp4", "b.mp4"] { try Data("media".utf8).write(to: folder.appending(path: name)) }
  }

  private func request(_ index: Int, _ names: [String], refusing: Bool = false) -> RequestEntry {
    .request(
      ShareRequest(
        destination: sample, id: RequestID(document: "request.yml", index: index, hasSiblings: true),
        place: RequestJudgeTests.place, fields: [],
        media: names.enumerated().map { position, name in
          .init(
            field: "media[\(position)]", path: AssetPath(folder.appending(path: name).path), slots: ["video"],
            kinds: [.video], refusal: refusing ? ReadError(.notFound, Message(asWritten: "outside")) : nil,
            place: RequestJudgeTests.place)
        }))
  }

  private func run(_ entries: [RequestEntry], width: Int = 2, with probe: CountingProbe) async throws -> [CheckedAsset]
  {
    var assets: [CheckedAsset] = []
    let batch = RequestBatch(
      Checker(deeper: probe, engine: .reference), destinations: [sample], width: width, openFiles: 4)
    try await batch.run(entries) { item in if case .asset(let asset) = item { assets.append(asset) } }
    return assets
  }

  @Test(arguments: [1, 3]) func `A file is read once for many requests`(width: Int) async throws {
    let probe = CountingProbe()
    let entries = (0..<20).map { request($0, $0.isMultiple(of: 2) ? ["a.mp4", "b.mp4"] : ["b.mp4", "a.mp4"]) }
    let assets = try await run(entries, width: width, with: probe)
    #expect(await probe.asked == 2)
    #expect(assets.map(\.request?.index) == (0..<20).map { $0 })
    #expect(assets.allSatisfy { $0.verdicts.map(\.outcome) == [.pass] })
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `Every entry is delivered in its place`() async throws {
    let probe = CountingProbe()
    let assets = try await run(
      [
        .unreadable(
          "bad.yml", ReadError(.corrupt, Message(asWritten: "no request")), DocumentPlace(line: 2, column: 9)),
        request(0, []),
        request(1, ["a.mp4"]),
        request(2, ["b.mp4"], refusing: true),
        .unreadable("worse.yml", ReadError(.empty, Message(asWritten: "nothing"))),
      ], with: probe)
    #expect(await probe.asked == 1)
    #expect(assets.map(\.facts.error?.code) == [.corrupt, nil, nil, nil, .empty])
    #expect(assets.map(\.worstOutcome) == [.unreadable, .pass, .pass, .fail, .unreadable])
    #expect(assets.map(\.place) == [DocumentPlace(line: 2, column: 9), nil, nil, nil, nil])
    #expect(assets[3].verdicts.first?.shareState?.code == 21003)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `Reports give the place of a mistake in a request`() throws {
    var finding = try #require(
      try RequestJudgeTests.judge(
        sample, RequestJudgeTests.request(sample, media: 1), SampleFacts.video(duration: 90)
      ).findings.first)
    finding.place = DocumentPlace(line: 12, column: 7)
    let verdict = Verdict(destination: sample, slot: nil, outcome: .fail, findings: [finding])
    let asset = CheckedAsset(
      path: "campaign.yml", facts: MediaFacts(), verdicts: [verdict],
      request: RequestID(document: "campaign.yml", index: 2, hasSiblings: true))
    func report(_ reporter: any Reporter.Type) -> String {
      String(
        decoding: AwkwardRun.report(reporter, RunInfo(toolVersion: "1", destinations: [sample]), [.asset(asset)]),
        as: UTF8.self)
    }
    #expect(report(GitHubReporter.self).contains("file=campaign.yml,line=12,col=7,"))
    #expect(report(GitLabReporter.self).contains("\"begin\":12"))
    #expect(report(SARIFReporter.self).contains("\"region\":{\"startLine\":12,\"startColumn\":7}"))
    #expect(report(JUnitReporter.self).contains("campaign.yml[2]"))
    #expect(report(TextReporter.self).contains("12:7: media[0]: is 1:30"))
    #expect(report(CSVReporter.self).contains("campaign.yml[2],"))
    #expect(
      report(NDJSONReporter.self).hasPrefix(
        "{\"record\":\"verdict\",\"request\":{\"path\":\"campaign.yml\",\"index\":2}"))
    #expect(report(NDJSONReporter.self).contains("\"location\":{\"line\":12,\"column\":7}"))
  }

  @Test func `Reports give the place of a mistake in a document`() throws {
    let error = ReadError(.corrupt, Message(asWritten: "no valid YAML, or so").placed(at: "2:9"))
    let asset = CheckedAsset(
      path: "bad.yml", facts: MediaFacts(error: error),
      verdicts: [Verdict(destination: sample, slot: nil, outcome: .unreadable, error: error)],
      request: RequestID(document: "bad.yml", index: 0, hasSiblings: false), place: DocumentPlace(line: 2, column: 9))
    func report(_ reporter: any Reporter.Type) -> String {
      let run = RunInfo(toolVersion: "1", destinations: [sample], isOfRequests: true)
      return String(decoding: AwkwardRun.report(reporter, run, [.asset(asset)]), as: UTF8.self)
    }
    #expect(report(GitHubReporter.self).contains("file=bad.yml,line=2,col=9,"))
    #expect(report(GitLabReporter.self).contains("\"begin\":2"))
    #expect(report(SARIFReporter.self).contains("\"region\":{\"startLine\":2,\"startColumn\":9}"))
    #expect(report(NDJSONReporter.self).contains("\"location\":{\"line\":2,\"column\":9}"))
    #expect(report(NDJSONReporter.self).contains("\"requests\":1"))
    #expect(report(JUnitReporter.self).contains("errors=\"1\""))
    #expect(report(TextReporter.self).contains("2:9: no valid YAML, or so"))
    // A matrix without destinations shows the reason in its row, without the place.
    let alone = AwkwardRun.report(HTMLReporter.self, RunInfo(toolVersion: "1", isOfRequests: true), [.asset(asset)])
    #expect(String(decoding: alone, as: UTF8.self).contains(">no valid YAML<"))
  }

  /// A finding in a file of the app has its place in that file.
  @Test func `Reports name the app file`() throws {
    var finding = try #require(
      try RequestJudgeTests.judge(
        sample, RequestJudgeTests.request(sample, media: 1), SampleFacts.video(duration: 90)
      ).findings.first)
    finding.place = DocumentPlace(in: "App/Info.plist", line: 30, column: 2)
    let asset = CheckedAsset(
      path: "campaign.yml", facts: MediaFacts(),
      verdicts: [Verdict(destination: sample, slot: nil, outcome: .fail, findings: [finding])],
      request: RequestID(document: "campaign.yml", index: 0, hasSiblings: false))
    func report(_ reporter: any Reporter.Type) -> String {
      String(
        decoding: AwkwardRun.report(reporter, RunInfo(toolVersion: "1", destinations: [sample]), [.asset(asset)]),
        as: UTF8.self)
    }
    #expect(report(GitHubReporter.self).contains("file=App/Info.plist,line=30,col=2,"))
    #expect(report(GitLabReporter.self).contains("\"path\":\"App/Info.plist\""))
    #expect(report(SARIFReporter.self).contains("\"uri\":\"App/Info.plist\""))
    #expect(report(TextReporter.self).contains("App/Info.plist:30:2: "))
    #expect(
      report(NDJSONReporter.self).contains("\"location\":{\"path\":\"App/Info.plist\",\"line\":30,\"column\":2}"))
  }

  @Test(arguments: Reporters.all.map { $0.name }) func `Requests are counted as requests`(name: String) throws {
    let reporter = try #require(Reporters.all.first { $0.name == name })
    let items = try (0..<700).map { index in
      BatchItem.asset(
        CheckedAsset(
          path: "campaign.yml", facts: MediaFacts(),
          verdicts: [
            try RequestJudgeTests.judge(
              sample, RequestJudgeTests.request(sample, media: 1), SampleFacts.video(duration: 90))
          ], request: RequestID(document: "campaign.yml", index: index, hasSiblings: true)))
    }
    let run = RunInfo(toolVersion: "1", destinations: [sample], isOfRequests: true)
    let report = String(decoding: AwkwardRun.report(reporter, run, items), as: UTF8.self)
    // The text and the names of styles; the id of the table is not for people.
    let said = report.replacing("#assets", with: "").replacing("id=\"assets\"", with: "")
      .replacing("id(\"assets\")", with: "")
    #expect(!said.lowercased().contains("asset"))
  }

  @Test func `Two requests of one document have different fingerprints`() throws {
    let verdict = try RequestJudgeTests.judge(
      sample, RequestJudgeTests.request(sample, media: 1), SampleFacts.video(duration: 90))
    let prints = [0, 1].flatMap { index -> [String] in
      let run = RunInfo(toolVersion: "1", destinations: [sample], isOfRequests: true)
      let asset = CheckedAsset(
        path: "campaign.yml", facts: MediaFacts(), verdicts: [verdict],
        request: RequestID(document: "campaign.yml", index: index, hasSiblings: true))
      return PresentedAsset(asset, in: run).problems.map { $0.fingerprint(in: run) }
    }
    #expect(Set(prints).count == 2)
  }
}

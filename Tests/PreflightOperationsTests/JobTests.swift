import Foundation
import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightReports
import Synchronization
import TestSupport
import Testing

/// Jobs as functions.
@Suite struct JobTests {
  /// Keeps the lines of a job, and can cancel it at its first line.
  private final class Lines: JobListener {
    private let lines = Mutex<[String]>([])
    private let cancels: Bool

    init(cancels: Bool = false) { self.cancels = cancels }

    var all: [String] { lines.withLock { $0 } }

    func add(_ text: String) {
      lines.withLock { $0.append(text) }
      // Jobs tell from their own task.
      if cancels { unsafe withUnsafeCurrentTask { unsafe $0?.cancel() } }
    }
  }

  private static let chinese = Language(rawValue: "zh-Hans")

  private let variables = ProcessInfo.processInfo.environment

  private func names(in folder: URL) -> Set<String> {
    let found = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String]
    return Set(found ?? [])
  }

  private func choice(_ caller: Caller, _ to: String) -> JobChoice {
    var choice = caller.choice
    choice.to = [to]
    return choice
  }

  @Test func `A canceled repair leaves nothing half-written`() async throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appendingPathComponent("fixed")
    let caller = Caller(variables)
    let job = try FixJob(
      InputChoice(given: [AssetPath(Caller.movie)]), choice(caller, "instagram-reel"), RepairOptions(),
      output: AssetPath(output.path), in: caller.surroundings)
    let canceled = try await Task { try await job.run(Lines(cancels: true)) }.value
    #expect(canceled.tally.interrupted && canceled.copies.isEmpty)
    #expect(names(in: output).isEmpty)
    // The next run is not affected.
    let result = try await job.run(Lines())
    let copy = try #require(result.copies.first)
    #expect(!result.tally.interrupted && !result.hasProblemsLeft)
    #expect(names(in: output) == [String(decoding: copy.path.lastComponent, as: UTF8.self)])
  }

  @Test func `A canceled delivery leaves nothing half-written`() async throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appendingPathComponent("out")
    let caller = Caller(variables)
    let job = try DeliveryJob(
      InputChoice(given: [AssetPath(Caller.movie)]), choice(caller, "instagram-reel"),
      RepairOptions(), output: AssetPath(output.path), in: caller.surroundings)
    let canceled = try await Task { try await job.run(Lines(cancels: true)) }.value
    #expect(canceled.tally.interrupted && canceled.manifest.items.isEmpty)
    #expect(names(in: output).subtracting(["manifest.json", "index.html"]).isEmpty)
    let result = try await job.run(Lines())
    #expect(!result.tally.interrupted && !result.manifest.items.isEmpty)
    for item in result.manifest.items { #expect(names(in: output).contains(item.path)) }
  }

  @Test func `Swift callers repair and deliver files`() async throws {
    let folder = try TemporaryFolder()
    var repairs = Repairs(for: ["instagram-reel"])
    let done = Mutex<[Int]>([])
    repairs.progress = { number, total in done.withLock { $0 += [number, total] } }
    let fixed = try await repairs.fix([AssetPath(Caller.movie)], into: AssetPath(folder.url.path + "/fixed"))
    #expect(fixed.copies.count == 1 && !fixed.hasProblemsLeft && !fixed.lines.isEmpty)
    #expect(fixed.copies.first?.verdicts.map(\.outcome) == [.warn], "\(fixed)")
    #expect(done.withLock { $0 } == [1, 1])
    let delivered = try await repairs.deliver([AssetPath(Caller.movie)], into: AssetPath(folder.url.path + "/out"))
    #expect(delivered.files.map(\.isRepaired) == [true] && delivered.refusals.isEmpty, "\(delivered)")
    repairs.destinations = ["instagram-rel"]
    await #expect(throws: RepairError.self) {
      try await repairs.fix([AssetPath(Caller.movie)], into: AssetPath(folder.url.path + "/fixed"))
    }
  }

  @Test func `A job has the language of its caller`() async throws {
    let caller = Caller(["PREFLIGHT_LANG": "zh-Hans"])
    for (language, words) in [(Language.english, "there is no destination or group"), (Self.chinese, "没有")] {
      var choice = choice(caller, "nowhere")
      choice.language = language
      do {
        _ = try FixJob(
          InputChoice(given: [AssetPath(Caller.movie)]), choice, RepairOptions(), output: "out", isDry: true,
          in: caller.surroundings)
        Issue.record("a destination that does not exist was found")
      } catch let failure as Failure {
        #expect(failure.kind == .usage && failure.language == language)
        #expect(failure.message(in: language).contains(words), "\(failure.message(in: language))")
      }
    }
  }

  @Test func `A text has the language in which it is shown`() {
    let text = CommandText.unknownDestination("x") + CommandText.guess("threds", among: ["threads"])
    #expect(text.text(in: .english).hasPrefix("there is no destination “x”; "))
    #expect(text.text(in: Self.chinese).hasPrefix("没有渠道“x”；"))
  }
}

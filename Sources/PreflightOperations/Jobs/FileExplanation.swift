package import MediaProbe
import Preflight
import PreflightDocuments
import PreflightPlanning
import PreflightReports
import WorkerPool

/// An explanation of the answers that destinations give to one file.
package struct FileExplanation: Sendable {
  private let file: AssetPath
  private let choice: JobChoice
  private let layout: TextLayout
  private let surroundings: Surroundings

  package init(of file: AssetPath, _ choice: JobChoice, layout: TextLayout, in surroundings: Surroundings) {
    self.file = file
    self.choice = choice
    self.layout = layout
    self.surroundings = surroundings
  }

  /// Returns the explanation. The file is judged as a scan judges it.
  package func text(_ settings: RunSettings) async throws -> String {
    let input = InputChoice(given: [file])
    try input.expectNames()
    if (try? targetKind(of: file)) == .folder {
      throw mistake(.folderWhereFile(shown(file)))
    }
    let plan = try choice.plan(settings)
    try settings.expectDepth(of: plan)
    var run = ScanRun(
      input, plan, try settings.reading(), reports: ReportFiles([], standardOutput: nil), language: settings.language,
      isQuiet: true, showsThumbnails: false, in: surroundings)
    run.asOf = settings.asOf
    run.failOn = settings.failOn
    run.next = input.nextCommands(choice, plan, settings, slot: choice.slot ?? settings.text(.slot))
    let receiver = OneAsset()
    let tally = try await run.execute(
      {
        receiver.info = $0
        return receiver
      }, standardInput: {})
    guard let asset = receiver.asset, let info = receiver.info else {
      try tally.expectComplete(mayBeEmpty: false)
      throw mistake(.notMedia(shown(file)))
    }
    return layout.text(in: settings.language).explain(asset, in: info)
  }
}

/// Keeps the only asset of a run.
private final class OneAsset: RunReceiver {
  var info: RunInfo?
  private(set) var asset: CheckedAsset?
  private var tally = Tally()

  var watch: (any DecodingWatch)? { nil }
  var setTotal: (@Sendable (Int) -> Void)? { nil }

  func add(_ item: BatchItem) {
    tally.add(item)
    if case .asset(let found) = item { asset = found }
  }

  func isRed(_ item: BatchItem) -> Bool { false }
  func flush() {}
  func makeParts() -> OutputParts? { nil }
  func add(_ part: OutputPart) {}
  func note(_ text: CommandText) {}
  func interrupt() { tally.interrupted = true }
  func tellStop() {}
  func endProgress() {}

  func end(libraries: [String: String], shard: ShardRun?, accepted: [Acceptance.Origin: Int]) -> Tally { tally }
}

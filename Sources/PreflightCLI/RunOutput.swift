import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightReports
import WorkerPool

/// The complete output of a run: its reports, its lines on standard error, and its counts. It is a class because closures
/// use it, all in one task.
final class RunOutput: RunReceiver {
  private let info: RunInfo
  private let log: RunLog
  private let reports: ReportStreams
  /// Nil if no rule is due, or if nobody reads standard error.
  private let due: DueRules?
  private var tally = Tally()

  /// - Parameter inputs: The files that the run reads, which no report replaces.
  init(_ options: ReportOptions, besides inputs: InputFiles, _ info: RunInfo) throws {
    var info = info
    info.showsAll = options.all
    let workTrees = GitWorkTrees()
    keepUntilExit(workTrees)
    info.annotated = { workTrees.relative($0) }
    self.info = info
    log = RunLog(info, options)
    let isRead = !options.quiet && (options.verbose || isTerminal(standardError))
    due = isRead ? (info.asOf ?? CivilDate.today).flatMap { DueRules(info.destinations, on: $0) } : nil
    reports = try ReportStreams(options, besides: inputs, info, log.status)
  }

  var watch: (any DecodingWatch)? { log.status }

  var setTotal: (@Sendable (Int) -> Void)? { log.status.map { $0.setTotal } }

  /// Adds an item. Items come in the order of the paths.
  func add(_ item: BatchItem) throws {
    tally.add(item)
    log.add(item)
    due?.note(item)
    reports.add(item)
    try checkReaders()
  }

  /// Returns an object that makes parts of all reports where the files are read. Returns nil if a format depends on earlier
  /// items, or if `--verbose` prints a line for each item.
  func makeParts() -> OutputParts? {
    guard !log.isVerbose, let reporters = reports.itemwise else { return nil }
    guard let due else { return OutputParts(reporters, isRed: log.isRed) }
    return OutputParts(reporters) { [isRed = log.isRed] item in
      due.note(item)
      return isRed(item)
    }
  }

  /// Adds a part. Parts come in the order of the paths.
  func add(_ part: OutputPart) throws {
    tally.add(part.tally)
    log.status?.advance(by: part.count, red: part.red)
    reports.add(part.texts)
    try checkReaders()
  }

  /// Writes all buffered output, because the next results will take a while.
  func flush() throws {
    reports.flush()
    try checkReaders()
  }

  /// Throws the exit status if no report can be written any more. If the readers left, no message is printed, but the results
  /// so far count. So `| head` does not turn a failed check into a success.
  private func checkReaders() throws {
    guard reports.areOver else { return }
    try checkFailures()
    let isRed = info.isProbe ? tally.errors > 0 : info.failOn.isReached(by: tally)
    throw isRed ? ExitStatus.red : ExitStatus.done
  }

  /// Returns true if an item makes the exit status 1.
  func isRed(_ item: BatchItem) -> Bool { log.isRed(item) }

  /// Says that later files were not judged, because the run ends at the first failure.
  func tellStop() { log.tellStop() }

  func note(_ text: CommandText) { printError(text) }

  /// Records that the run ends before its last item.
  func interrupt() { tally.interrupted = true }

  /// Clears the progress line, so that other text can be printed.
  func endProgress() { log.status?.end() }

  /// Throws the exit status if a report could not be written. The failure was already printed.
  private func checkFailures() throws {
    if reports.haveFailed { throw ExitStatus.incomplete }
  }

  /// Ends every report, and returns the counts.
  func end(libraries: [String: String], shard: ShardRun?, accepted: [Acceptance.Origin: Int]) throws -> Tally {
    endProgress()
    var summary = RunSummary(tally, libraries: libraries)
    summary.shard = shard
    summary.accepted = accepted
    reports.end(summary, elapsed: log.elapsed)
    log.end(tally, libraries: libraries)
    if let line = due?.line { printError(line) }
    try checkFailures()
    return tally
  }
}

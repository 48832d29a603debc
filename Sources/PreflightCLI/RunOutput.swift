import ArgumentParser
import MediaProbe
import Preflight

/// All that a run puts out: its reports, what it tells on standard error, and its counts. A class, since closures feed it;
/// used by one task.
final class RunOutput {
  private let info: RunInfo
  private let log: RunLog
  private let reports: ReportStreams
  private var tally = Tally()

  init(_ options: ReportOptions, _ info: RunInfo) throws {
    self.info = info
    log = RunLog(info, options)
    reports = try ReportStreams(options, info, log.status)
  }

  /// The progress, for who knows how many files there are; nil where none is shown.
  var status: StatusLine? { log.status }

  /// Takes one item; items come in the order of the paths.
  func add(_ item: BatchItem) throws {
    tally.add(item)
    log.add(item)
    reports.add(item)
    try checkReaders()
  }

  /// What puts items into parts of all reports, wherever they are read; nil where that takes what came before an item, or
  /// more is told of each than reports have.
  func makeParts() -> OutputParts? {
    log.isVerbose ? nil : reports.itemwise.map { OutputParts($0, isRed: log.isRed) }
  }

  /// Takes a part; parts come in the order of the paths.
  func add(_ part: OutputPart) throws {
    tally.add(part.tally)
    log.status?.advance(by: part.count, red: part.red)
    reports.add(part.texts)
    try checkReaders()
  }

  /// Passes on what there is; more will take a while.
  func flush() throws {
    reports.flush()
    try checkReaders()
  }

  /// Ends the program where no report can be written any more. Where their readers went away it does so without a word, and
  /// what had been found until then counts: a gate does not become green by `| head`.
  private func checkReaders() throws {
    guard reports.areOver else { return }
    try checkFailures()
    let isRed = info.isProbe ? tally.errors > 0 : info.failOn.isReached(by: tally)
    throw isRed ? ExitCode(ExitStatus.red.rawValue) : ExitCode.success
  }

  /// Notes that the run ends before its last item.
  func interrupt() { tally.interrupted = true }

  /// Clears the line that shows the progress, for whatever comes next on the terminal.
  func endProgress() { log.status?.end() }

  /// Ends the program if a report could not be written, which was told when it happened.
  private func checkFailures() throws {
    if reports.haveFailed { throw ExitCode(ExitStatus.incomplete.rawValue) }
  }

  /// Ends every report, and gives the counts.
  func end(libraries: [String: String] = [:], shard: ShardRun? = nil) throws -> Tally {
    endProgress()
    var summary = RunSummary(tally, libraries: libraries)
    summary.shard = shard
    reports.end(summary, elapsed: log.elapsed)
    log.end(tally, libraries: libraries)
    try checkFailures()
    return tally
  }
}

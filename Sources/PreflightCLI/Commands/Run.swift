import ArgumentParser
import MediaProbe
import Preflight
import WorkerPool

/// One run over many files: walks, checks, reports, counts.
struct Run {
  let roots: [AssetPath]
  let judges: [Judge]
  let reading: ReadingOptions
  let report: ReportOptions
  var withFacts = false

  /// Counts of what was reported, with whether the task was cancelled before the last file.
  func execute() async throws -> Tally {
    let info = RunInfo(toolVersion: toolVersion, destinations: judges.map(\.destination), withFacts: withFacts)
    let reports = try ReportStreams(report, info)
    let pool = try reading.makePool()
    let batch = Batch(
      Checker(deeper: pool, engine: reading.engine), judges: judges, width: reading.width,
      openFiles: openFiles(besides: pool))

    let start = ContinuousClock.now
    var tally = Tally()
    do {
      try await batch.run(FileWalk(roots)) { item in
        tally.add(item)
        try reports.add(item)
      }
    } catch is CancellationError {
      tally.interrupted = true
    }
    try reports.end(RunSummary(tally, libraries: pool?.libraries ?? [:]), elapsed: ContinuousClock.now - start)
    await pool?.shutdown()
    return tally
  }

}

/// Executes so that Ctrl-C ends the run with a report of what was done until then, and a reader that closes standard
/// output ends the program quietly, with status 0.
func interruptible(_ execute: @escaping @Sendable () async throws -> Tally) async throws -> Tally {
  let work = Task { try await execute() }
  onInterrupt { work.cancel() }
  do {
    return try await work.value
  } catch is CancelledByReader {
    throw ExitCode.success
  }
}

/// How many files of a batch may be open at once beside standard streams, reports, the folders of the walk, and for each
/// worker a socket and its standard error.
func openFiles(besides pool: WorkerPool?) -> Int { min(512, raiseOpenFileLimit() - 24 - 4 * (pool?.workers ?? 0)) }

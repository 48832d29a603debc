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
    // Standard streams, reports, the folders of the walk, and for each worker a socket, its standard error and two files
    // that wait for their thumbnails.
    let reserved = 24 + 6 * (pool?.workers ?? 0)
    let batch = Batch(
      Checker(deeper: pool, engine: reading.engine), judges: judges, width: reading.width,
      openFiles: min(512, raiseOpenFileLimit() - reserved))

    let start = ContinuousClock.now
    var tally = Tally()
    let deliver = { (item: BatchItem) throws in
      tally.add(item)
      try reports.add(item)
    }
    // Two for each worker, so that none waits for the next.
    var thumbnails = ThumbnailStage(report.showsThumbnails ? pool : nil, width: 2 * (pool?.workers ?? 0))
    do {
      try await batch.run(FileWalk(roots)) { item in try await thumbnails.add(item, deliver: deliver) }
    } catch is CancellationError {
      tally.interrupted = true
    }
    try await thumbnails.end(deliver: deliver)
    try reports.end(RunSummary(tally, libraries: pool?.libraries ?? [:]), elapsed: ContinuousClock.now - start)
    await pool?.shutdown()
    return tally
  }

  /// Executes so that Ctrl-C ends the run with a report of what was done until then, and a reader that closes standard
  /// output ends the program quietly, with status 0.
  func executeForPeople() async throws -> Tally {
    let work = Task { try await execute() }
    onInterrupt { work.cancel() }
    do {
      return try await work.value
    } catch is CancelledByReader {
      throw ExitCode.success
    }
  }
}

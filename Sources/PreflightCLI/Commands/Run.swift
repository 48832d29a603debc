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
  /// What is red; `probe` knows only files that can be read, and others.
  var failOn = FailureThreshold.error

  /// Counts of what was reported, with whether the task was cancelled before the last file.
  func execute() async throws -> Tally {
    let info = RunInfo(
      toolVersion: toolVersion, destinations: judges.map(\.destination), withFacts: withFacts, failOn: failOn,
      isQuiet: report.quiet)
    let log = RunLog(info, report)
    defer { log.status?.end() }
    let reports = try ReportStreams(report, info, log.status)
    let pool = try reading.makePool()
    let batch = Batch(
      Checker(deeper: pool, engine: reading.engine), judges: judges, width: reading.width,
      openFiles: openFiles(besides: pool))

    let start = ContinuousClock.now
    var tally = Tally()
    let inputs = FileWalk(roots)
    let counting = log.status.map { count(inputs, for: $0) }
    defer { counting?.cancel() }
    do {
      try await batch.run(inputs) { item in
        tally.add(item)
        log.add(item)
        try reports.add(item)
      }
    } catch is CancellationError {
      tally.interrupted = true
    }
    log.status?.end()
    let libraries = pool?.libraries ?? [:]
    try reports.end(RunSummary(tally, libraries: libraries), elapsed: ContinuousClock.now - start)
    log.end(tally, libraries: libraries)
    await pool?.shutdown()
    return tally
  }

  /// Finds out how many files there are, for a person who waits: a second walk, begun once the first proves to be long.
  private func count(_ inputs: some Sequence<ScanInput> & Sendable, for status: StatusLine) -> Task<Void, any Error> {
    Task.detached(priority: .utility) {
      try await Task.sleep(for: .seconds(1))
      var count = 0
      for _ in inputs {
        count += 1
        if count.isMultiple(of: 1024) { try Task.checkCancellation() }
      }
      status.expect(count)
    }
  }
}

/// Executes so that Ctrl-C ends the run with a report of what was done until then, and a reader that closes standard
/// output ends the program quietly, with status 0.
func interruptible(_ execute: @escaping @Sendable () async throws -> Tally) async throws -> Tally {
  // Nothing is opened before the interrupt is listened for, so that nothing half is left by one that comes early.
  let (listening, listen) = AsyncStream<Void>.makeStream()
  let work = Task {
    for await _ in listening { break }
    return try await execute()
  }
  onInterrupt { work.cancel() }
  listen.finish()
  do {
    return try await work.value
  } catch is CancelledByReader {
    throw ExitCode.success
  }
}

/// How many files of a batch may be open at once beside standard streams, reports, the folders of the walk, and for each
/// worker a socket and its standard error.
func openFiles(besides pool: WorkerPool?) -> Int { min(512, raiseOpenFileLimit() - 24 - 4 * (pool?.workers ?? 0)) }

import MediaProbe
import Preflight
import WorkerPool

/// One run over many requests: reads their media, judges, reports, counts.
struct RequestRun {
  let entries: [RequestEntry]
  let destinations: [Destination]
  let assumptions: Assumptions
  let reading: ReadingOptions
  let report: ReportOptions
  let failOn: FailureThreshold

  /// Counts of what was reported, with whether the task was cancelled before the last request.
  func execute() async throws -> Tally {
    // A column for each destination that a request names.
    let columns = destinations.filter { destination in
      entries.contains {
        if case .request(let request) = $0 { request.destination.id == destination.id } else { false }
      }
    }
    let info = RunInfo(
      toolVersion: toolVersion, destinations: columns, failOn: failOn, isQuiet: report.quiet,
      isOfRequests: true)
    let log = RunLog(info, report)
    defer { log.status?.end() }
    let reports = try ReportStreams(report, info, log.status)
    let pool = try reading.makePool()
    let batch = RequestBatch(
      Checker(deeper: pool, engine: reading.engine), destinations: columns, assuming: assumptions, width: reading.width,
      openFiles: openFiles(besides: pool))
    let start = ContinuousClock.now
    var tally = Tally()
    do {
      try await batch.run(entries) { item in
        tally.add(item)
        log.add(item)
        try reports.add(item)
      }
    } catch is CancellationError {
      tally.interrupted = true
    } catch let error as JudgeError {
      await pool?.shutdown()
      throw Failure(.usage, "\(error)")
    }
    log.status?.end()
    let libraries = pool?.libraries ?? [:]
    try reports.end(RunSummary(tally, libraries: libraries), elapsed: ContinuousClock.now - start)
    log.end(tally, libraries: libraries)
    await pool?.shutdown()
    return tally
  }
}

import MediaProbe
import Preflight
import PreflightDocuments
import PreflightReports
import WorkerPool

/// A run over many requests: reads their media, judges them, and writes the reports.
struct RequestRun {
  let entries: [RequestEntry]
  let destinations: [Destination]
  let rules: RuleSettings
  let assumptions: Assumptions
  let asOf: CivilDate?
  let reading: Reading
  let report: ReportOptions
  /// The files that the run reads besides media.
  let inputs: InputFiles
  let failOn: FailureThreshold

  /// Runs to the last request or until the task is canceled, and returns the counts.
  func execute() async throws -> Tally {
    // The report has a column for each destination that a request names.
    let columns = destinations.filter { destination in
      entries.contains { $0.destinations.contains { $0.id == destination.id } }
    }.map { rules.applied(to: $0) }
    let info = RunInfo(
      toolVersion: toolVersion, destinations: columns, failOn: failOn, isQuiet: report.quiet,
      isOfRequests: true, asOf: asOf, language: report.language)
    let output = try RunOutput(report, besides: inputs, info)
    defer { output.endProgress() }
    let pool = reading.makePool()
    let batch = RequestBatch(
      reading.makeChecker(pool), destinations: columns, assuming: assumptions, asOf: asOf, width: reading.width,
      openFiles: openFiles(besides: pool), executor: workThreads)
    var apps = AppFilesReader()
    do {
      try await batch.run(entries, completing: { apps.completed($0) }, deliver: output.add)
    } catch is CancellationError {
      output.interrupt()
    } catch let error as JudgeError {
      await pool?.shutdown()
      throw Failure(.usage, "\(error)")
    }
    let tally = try output.end(libraries: pool?.libraries ?? [:])
    await pool?.shutdown()
    return tally
  }
}

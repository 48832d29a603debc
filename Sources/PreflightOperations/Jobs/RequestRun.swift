import MediaProbe
package import Preflight
package import PreflightDocuments
package import PreflightReports
import WorkerPool

/// A run over many requests: reads their media, judges them, and writes the reports.
package struct RequestRun: Sendable {
  let entries: [RequestEntry]
  let destinations: [Destination]
  let rules: RuleSettings
  let assumptions: Assumptions
  let asOf: CivilDate?
  let reading: ReadingPlan
  let language: Language
  /// True if the receiver shows the requests that fail the run only.
  let isQuiet: Bool
  let failOn: FailureThreshold
  let surroundings: Surroundings

  package init(
    _ entries: [RequestEntry], _ destinations: [Destination], _ rules: RuleSettings, _ assumptions: Assumptions,
    _ reading: ReadingPlan, _ settings: RunSettings, language: Language, isQuiet: Bool
  ) {
    self.entries = entries
    self.destinations = destinations
    self.rules = rules
    self.assumptions = assumptions
    asOf = settings.asOf
    self.reading = reading
    self.language = language
    self.isQuiet = isQuiet
    failOn = settings.failOn
    surroundings = settings.surroundings
  }

  /// Runs to the last request or until the task is canceled, and returns the counts.
  ///
  /// - Parameter makeReceiver: Returns the receiver of the items.
  package func execute(_ makeReceiver: (RunInfo) throws -> any RunReceiver) async throws -> Tally {
    // The report has a column for each destination that a request names.
    let columns = destinations.filter { destination in
      entries.contains { $0.destinations.contains { $0.id == destination.id } }
    }.map { rules.applied(to: $0) }
    let info = RunInfo(
      toolVersion: toolVersion, destinations: columns, failOn: failOn, isQuiet: isQuiet,
      isOfRequests: true, asOf: asOf, language: language)
    let output = try makeReceiver(info)
    defer { output.endProgress() }
    let pool = reading.makePool()
    let batch = RequestBatch(
      reading.makeChecker(pool), destinations: columns, assuming: assumptions, asOf: asOf, width: reading.width,
      openFiles: surroundings.openFiles(besides: pool), executor: surroundings.threads)
    var apps = AppFilesReader()
    do {
      try await batch.run(entries, completing: { apps.completed($0) }, deliver: output.add)
    } catch is CancellationError {
      output.interrupt()
    } catch let error as JudgeError {
      await pool?.shutdown()
      throw Failure(.usage, "\(error)")
    }
    let tally = try output.end(libraries: pool?.libraries ?? [:], shard: nil, accepted: [:])
    await pool?.shutdown()
    return tally
  }
}

import ArgumentParser
import MediaProbe
import Preflight
import WorkerPool

/// One run over many files: walks, checks, reports, counts.
struct Run {
  let input: InputOptions
  let judges: [Judge]
  let reading: ReadingOptions
  let report: ReportOptions
  var withFacts = false
  // What the results of a shard say of the run, beside what stands above.
  var slot: String?
  var assume: [String] = []
  var failOn = FailureThreshold.error

  /// Counts of what was reported, with whether the task was cancelled before the last file.
  func execute() async throws -> Tally {
    let files = try input.open(for: report)
    // Shards are put together from their facts.
    let info = RunInfo(
      toolVersion: toolVersion, destinations: judges.map(\.destination), withFacts: withFacts || input.shard != nil)
    let reports = try ReportStreams(report, info)
    let pool = try reading.makePool()
    // Standard streams, reports, the folders of the walk, and for each worker a socket and its standard error.
    let reserved = 24 + 4 * (pool?.workers ?? 0)
    let batch = Batch(
      Checker(deeper: pool, engine: reading.engine), judges: judges, width: reading.width,
      openFiles: min(512, raiseOpenFileLimit() - reserved))

    let start = ContinuousClock.now
    var tally = Tally()
    let shard = input.shard.map { ShardWalk(files.walk, $0) }
    let inputs: any Sequence<ScanInput> = if let shard { shard } else { files.walk }
    do {
      try await batch.run(inputs) { item in
        tally.add(item)
        try reports.add(item)
      }
    } catch is CancellationError {
      tally.interrupted = true
    }
    if files.list?.isCutShort == true { tally.interrupted = true }
    try files.checkList()
    var summary = RunSummary(tally, libraries: pool?.libraries ?? [:])
    summary.shard = shard.flatMap(describe)
    try reports.end(summary, elapsed: ContinuousClock.now - start)
    await pool?.shutdown()
    return tally
  }

  private func describe(_ walk: ShardWalk<FileWalk>) -> ShardRun? {
    input.shard.map { shard in
      ShardRun(
        shard, total: walk.total, fingerprint: walk.fingerprint, destinations: judges.map(\.destination.id), slot: slot,
        assume: assume, failOn: failOn, allowEmpty: input.mayBeEmpty, withFacts: withFacts)
    }
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

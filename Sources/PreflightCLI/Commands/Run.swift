import ArgumentParser
import MediaProbe
import Preflight
import PreflightDocuments
import PreflightPlanning
import PreflightReports
import Synchronization
import WorkerPool

/// A run over many files: walks folders, checks files, and writes the reports.
struct Run {
  let input: InputChoice
  /// The rules; without judges for `probe`.
  var policy = Policy([])
  /// The destinations, one column of a report each; empty for `probe`.
  var destinations: [Destination] = []
  let reading: Reading
  let report: ReportOptions
  /// The files that the run reads besides media.
  let inputs: InputFiles
  var withFacts = false
  // The following options are only written into the results of a shard.
  var slot: String?
  var assume: [String] = []
  /// True if the command line or the environment chooses the destinations.
  var choosesDestinations = false
  /// Identifies the configuration of a shard; nil if none exists.
  var fingerprint: String?
  /// The day whose rules apply; nil if none was given.
  var asOf: CivilDate?
  /// The mildest outcome that makes the exit status 1. `probe` does not use it.
  var failOn = FailureThreshold.error
  /// True if the run ends after the first file that makes the exit status 1.
  var failFast = false
  /// True if text for people leaves out files and destinations without problems.
  var onlyProblems = false
  /// True if the report on standard output lists the files that are ready for each destination.
  var listsReady = false

  /// Suggests changes of the files; nil if none are wanted.
  var repairs: RepairPlanner?

  /// Runs to the last file or until the task is canceled, and returns the counts.
  func execute() async throws -> Tally {
    // A shard takes every n-th file, so all files must be known.
    let files = try input.open(for: report, looksAtRoots: input.shard != nil)
    // Shards are merged by means of their facts.
    var info = RunInfo(
      toolVersion: toolVersion, destinations: destinations, withFacts: withFacts || input.shard != nil,
      failOn: failOn, isQuiet: report.quiet, asOf: asOf, language: report.language)
    info.onlyProblems = onlyProblems
    info.listsReady = listsReady
    info.showsPlaces = policy.onlyMeant
    info.repairs = repairs
    let output = try RunOutput(report, besides: inputs, info)
    defer { output.endProgress() }
    let pool = reading.makePool(watchedBy: output.status)
    let batch = Batch(
      reading.makeChecker(pool, alias: input.standardInputAlias), policy, width: reading.width,
      openFiles: openFiles(besides: pool),
      executor: workThreads)

    let shard = input.shard.map { ShardWalk(files.walk, $0) }
    let inputs: any Sequence<ScanInput> = if let shard { shard } else { files.walk }
    let counting = output.status.flatMap(countFiles(for:))
    defer { counting?.cancel() }
    // Two thumbnails for each worker, so that no worker waits for its next one.
    let thumbnailPool = report.showsThumbnails ? pool : nil
    thumbnailPool?.warnOfMissingThumbnails()
    var thumbnails = ThumbnailStage(
      thumbnailPool, width: 2 * (pool?.workers ?? 0), alias: input.standardInputAlias, executor: workThreads)
    var stopsEarly = false
    do {
      if input.namesStandardInput { try StandardInput.becomeFile() }
      if !failFast, let parts = output.makeParts() {
        try await batch.run(
          inputs, below: files.walk(below:), whenIdle: output.flush, making: parts.makeMaker,
          deliver: { part in
            try output.add(part)
            parts.recycle(part)
          })
      } else {
        try await batch.run(
          inputs, below: files.walk(below:),
          whenIdle: {
            try await thumbnails.end(deliver: output.add)
            try output.flush()
          },
          deliver: { item in
            try await thumbnails.add(item, deliver: output.add)
            if failFast, output.isRed(item) { throw FirstFailure() }
          })
      }
    } catch is CancellationError {
      output.interrupt()
    } catch is FirstFailure {
      stopsEarly = true
    }
    try await thumbnails.end(deliver: output.add)
    if stopsEarly { output.tellStop() }
    if files.list?.isCutShort == true { output.interrupt() }
    try files.checkList()
    let tally = try output.end(
      libraries: pool?.libraries ?? [:], shard: shard.flatMap(describe), accepted: policy.accepted)
    await pool?.shutdown()
    return tally
  }

  private func describe(_ walk: ShardWalk<FileWalk>) -> ShardRun? {
    input.shard.map { shard in
      ShardRun(
        shard, total: walk.total, fingerprint: walk.fingerprint, pathsFingerprint: walk.pathsFingerprint,
        destinations: destinations.map(\.id), slot: slot,
        assume: assume,
        asOf: asOf, failOn: failOn, allowEmpty: input.mayBeEmpty, withFacts: withFacts, language: report.language,
        configuration: fingerprint, choosesDestinations: choosesDestinations)
    }
  }

  /// Counts the files in a second walk, which starts after a second, and shows the total in the progress line. Returns nil
  /// for a list, which can be read only once, and for runs that read only some of the files.
  private func countFiles(for status: StatusLine) -> Cancellation? {
    guard input.filesFrom == nil, input.changedSince == nil, input.shard == nil else { return nil }
    let cancellation = Cancellation()
    // If no thread can be started, the total stays unknown.
    _ = startThread { [input, report] in
      sleepThread(for: .seconds(1))
      guard !cancellation.isCancelled, let walk = try? input.open(for: report).walk else { return }
      var count = 0
      for _ in walk {
        count += 1
        if count.isMultiple(of: 1024), cancellation.isCancelled { return }
      }
      status.setTotal(count)
    }
    return cancellation
  }
}

/// Ends a run after the first file that makes the exit status 1.
private struct FirstFailure: Error {}

/// Values that live until the process ends.
private let kept = Mutex<[any Sendable]>([])

/// Keeps a value until the process ends, when the system takes all memory back at once. To release the rules of a run one by
/// one would take a fiftieth of the time from start to verdict.
func keepUntilExit(_ value: some Sendable) { kept.withLock { $0.append(value) } }

/// A flag that cancels the work of a thread.
private final class Cancellation: Sendable {
  private let state = Mutex(false)
  var isCancelled: Bool { state.withLock { $0 } }
  func cancel() { state.withLock { $0 = true } }
}

/// Executes a run so that Ctrl-C ends it with a report of the results so far.
func interruptible<Counts: Sendable>(_ execute: @escaping @Sendable () async throws -> Counts) async throws -> Counts {
  // A call of another program is interrupted by that one.
  if CommandSink.current != nil { return try await execute() }
  // The work starts after the signal handler is set. So an early interrupt leaves no incomplete file.
  let (listening, listen) = AsyncStream<Void>.makeStream()
  let work = Task(executorPreference: workThreads) {
    for await _ in listening { break }
    return try await execute()
  }
  onInterrupt { work.cancel() }
  listen.finish()
  return try await work.value
}

/// Returns the number of files of a batch that can be open at once. It leaves descriptors for standard streams, reports, the
/// folders of the walk and, for each worker, a socket, its standard error and two files that wait for their thumbnails.
func openFiles(besides pool: WorkerPool?) -> Int { min(512, raiseOpenFileLimit() - 24 - 6 * (pool?.workers ?? 0)) }

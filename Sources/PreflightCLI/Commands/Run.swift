import ArgumentParser
import MediaProbe
import Preflight
import Synchronization
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
  /// What is red; `probe` knows only files that can be read, and others.
  var failOn = FailureThreshold.error

  /// Counts of what was reported, with whether the task was cancelled before the last file.
  func execute() async throws -> Tally {
    // A shard has every so many-th file of all, so that all must be known.
    let files = try input.open(for: report, looksAtRoots: input.shard != nil)
    // Shards are put together from their facts.
    let info = RunInfo(
      toolVersion: toolVersion, destinations: judges.map(\.destination), withFacts: withFacts || input.shard != nil,
      failOn: failOn, isQuiet: report.quiet, language: report.language)
    let output = try RunOutput(report, info)
    defer { output.endProgress() }
    let pool = reading.makePool()
    let batch = Batch(
      reading.makeChecker(pool), judges: judges, width: reading.width, openFiles: openFiles(besides: pool),
      executor: workThreads)

    let shard = input.shard.map { ShardWalk(files.walk, $0) }
    let inputs: any Sequence<ScanInput> = if let shard { shard } else { files.walk }
    let counting = output.status.flatMap(countFiles(for:))
    defer { counting?.cancel() }
    // Two for each worker, so that none waits for the next.
    let painter = report.showsThumbnails ? pool : nil
    painter?.warnOfMissingPictures()
    var thumbnails = ThumbnailStage(painter, width: 2 * (pool?.workers ?? 0), executor: workThreads)
    do {
      if input.namesStandardInput { try StandardInput.becomeFile() }
      if let parts = output.makeParts() {
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
          deliver: { item in try await thumbnails.add(item, deliver: output.add) })
      }
    } catch is CancellationError {
      output.interrupt()
    }
    try await thumbnails.end(deliver: output.add)
    if files.list?.isCutShort == true { output.interrupt() }
    try files.checkList()
    let tally = try output.end(libraries: pool?.libraries ?? [:], shard: shard.flatMap(describe))
    await pool?.shutdown()
    return tally
  }

  private func describe(_ walk: ShardWalk<FileWalk>) -> ShardRun? {
    input.shard.map { shard in
      ShardRun(
        shard, total: walk.total, fingerprint: walk.fingerprint, pathsFingerprint: walk.pathsFingerprint,
        destinations: judges.map(\.destination.id), slot: slot, assume: assume, failOn: failOn,
        allowEmpty: input.mayBeEmpty, withFacts: withFacts, language: report.language)
    }
  }

  /// Finds out how many files there are, for a person who waits: a second walk, begun once the first proves to be long.
  /// Nil for a list, which can be read once, and where only a part of the files is looked at.
  private func countFiles(for status: StatusLine) -> Cancellation? {
    guard input.filesFrom == nil, input.changedSince == nil, input.shard == nil else { return nil }
    let cancellation = Cancellation()
    // Without a thread for it the total stays unknown.
    _ = startThread { [input, report] in
      sleepThread(for: .seconds(1))
      guard !cancellation.isCancelled, let walk = try? input.open(for: report).walk else { return }
      var count = 0
      for _ in walk {
        count += 1
        if count.isMultiple(of: 1024), cancellation.isCancelled { return }
      }
      status.expect(count)
    }
    return cancellation
  }
}

/// Tells a thread that its result is not wanted any more.
private final class Cancellation: Sendable {
  private let state = Mutex(false)
  var isCancelled: Bool { state.withLock { $0 } }
  func cancel() { state.withLock { $0 = true } }
}

/// Executes so that Ctrl-C ends the run with a report of what was done until then.
func interruptible(_ execute: @escaping @Sendable () async throws -> Tally) async throws -> Tally {
  // Nothing is opened before the interrupt is listened for, so that nothing half is left by one that comes early.
  let (listening, listen) = AsyncStream<Void>.makeStream()
  let work = Task(executorPreference: workThreads) {
    for await _ in listening { break }
    return try await execute()
  }
  onInterrupt { work.cancel() }
  listen.finish()
  return try await work.value
}

/// How many files of a batch may be open at once beside standard streams, reports, the folders of the walk, and for each
/// worker a socket, its standard error and two files that wait for their thumbnails.
func openFiles(besides pool: WorkerPool?) -> Int { min(512, raiseOpenFileLimit() - 24 - 6 * (pool?.workers ?? 0)) }

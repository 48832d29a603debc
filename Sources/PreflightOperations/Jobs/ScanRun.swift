import MediaProbe
package import Preflight
import PreflightDocuments
package import PreflightPlanning
package import PreflightReports
import Synchronization
package import WorkerPool

/// Receives what a run over many files finds. Items come in the order of the paths, all in one task.
package protocol RunReceiver: AnyObject {
  /// Receives how far files are decoded; nil if nobody watches.
  var watch: (any DecodingWatch)? { get }
  /// Takes the number of files, from another thread; nil if nobody waits for it.
  var setTotal: (@Sendable (Int) -> Void)? { get }
  /// Takes an item. An error that it throws ends the run.
  func add(_ item: BatchItem) throws
  /// Returns true if an item makes the run fail.
  func isRed(_ item: BatchItem) -> Bool
  /// Hands on what was added, because the next results will take a while.
  func flush() throws
  /// Returns an object that makes parts of the output where the files are read; nil to take only items.
  func makeParts() -> OutputParts?
  /// Takes a part. Parts come in the order of the paths.
  func add(_ part: OutputPart) throws
  /// Takes a remark about the run.
  func note(_ text: CommandText)
  /// Notes that the run ends before its last item.
  func interrupt()
  /// Notes that later files were not judged, because the run ends at the first failure.
  func tellStop()
  /// Ends what it shows while the run goes on. It is called at every end of a run.
  func endProgress()
  /// Ends the run, and returns its counts.
  func end(libraries: [String: String], shard: ShardRun?, accepted: [Acceptance.Origin: Int]) throws -> Tally
}

/// A run over many files: walks folders, and checks files.
package struct ScanRun: Sendable {
  let input: InputChoice
  /// The rules; without judges for `probe`.
  let policy: Policy
  /// The destinations, one column of a report each; empty for `probe`.
  let destinations: [Destination]
  let reading: ReadingPlan
  /// The files of the reports.
  let reports: ReportFiles
  let language: Language
  /// True if the receiver shows the files that fail the run only.
  let isQuiet: Bool
  /// True if items get thumbnails.
  let showsThumbnails: Bool
  let surroundings: Surroundings
  package var withFacts = false
  // The following options are only written into the results of a shard.
  package var slot: String?
  package var assume: [String] = []
  /// True if the command line or the environment chooses the destinations.
  package var choosesDestinations = false
  /// Identifies the configuration of a shard; nil if none exists.
  package var fingerprint: String?
  /// The day whose rules apply; nil if none was given.
  package var asOf: CivilDate?
  /// The mildest outcome that makes the exit status 1. `probe` does not use it.
  package var failOn = FailureThreshold.error
  /// True if the run ends after the first file that makes the exit status 1.
  package var failFast = false
  /// True if text for people leaves out files and destinations without problems.
  package var onlyProblems = false
  /// True if the report on standard output lists the files that are ready for each destination.
  package var listsReady = false

  /// Suggests changes of the files; nil if none are wanted.
  package var repairs: RepairPlanner?
  /// The commands that can follow the run; nil if nobody types commands.
  package var next: NextCommands?

  package init(
    _ input: InputChoice, _ plan: ScanPlan, _ reading: ReadingPlan, reports: ReportFiles, language: Language,
    isQuiet: Bool, showsThumbnails: Bool, in surroundings: Surroundings
  ) {
    self.input = input
    policy = plan.policy
    destinations = plan.destinations
    self.reading = reading
    self.reports = reports
    self.language = language
    self.isQuiet = isQuiet
    self.showsThumbnails = showsThumbnails
    self.surroundings = surroundings
  }

  /// Runs to the last file or until the task is canceled, and returns the counts.
  ///
  /// - Parameters:
  ///   - makeReceiver: Returns the receiver of the items. It is called when the files of the run are known.
  ///   - standardInput: Makes standard input a file. It is called if the run reads that.
  package func execute(
    _ makeReceiver: (RunInfo) throws -> any RunReceiver, standardInput: () throws -> Void
  ) async throws -> Tally {
    // A shard takes every n-th file, so all files must be known.
    let files = try input.open(for: reports, looksAtRoots: input.shard != nil)
    // Shards are merged by means of their facts.
    var info = RunInfo(
      toolVersion: toolVersion, destinations: destinations, withFacts: withFacts || input.shard != nil,
      failOn: failOn, isQuiet: isQuiet, asOf: asOf, language: language)
    info.onlyProblems = onlyProblems
    info.listsReady = listsReady
    info.showsPlaces = policy.onlyMeant
    info.repairs = repairs
    info.next = next
    let output = try makeReceiver(info)
    defer { output.endProgress() }
    let pool = reading.makePool(watchedBy: output.watch)
    let batch = Batch(
      reading.makeChecker(pool, alias: input.standardInputAlias), policy, width: reading.width,
      openFiles: surroundings.openFiles(besides: pool),
      executor: surroundings.threads)

    let shard = input.shard.map { ShardWalk(files.walk, $0) }
    let inputs: any Sequence<ScanInput> = if let shard { shard } else { files.walk }
    let counting = output.setTotal.flatMap(countFiles(for:))
    defer { counting?.cancel() }
    // Two thumbnails for each worker, so that no worker waits for its next one.
    let thumbnailPool = showsThumbnails ? pool : nil
    if let remark = thumbnailPool?.remarkOnMissingThumbnails { output.note(remark) }
    var thumbnails = ThumbnailStage(
      thumbnailPool, width: 2 * (pool?.workers ?? 0), alias: input.standardInputAlias, executor: surroundings.threads)
    var stopsEarly = false
    do {
      if input.namesStandardInput { try standardInput() }
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
        asOf: asOf, failOn: failOn, allowEmpty: input.mayBeEmpty, withFacts: withFacts, language: language,
        configuration: fingerprint, choosesDestinations: choosesDestinations, next: next)
    }
  }

  /// Counts the files in a second walk, which starts after a second, and shows the total in the progress line. Returns nil
  /// for a list, which can be read only once, and for runs that read only some of the files.
  private func countFiles(for setTotal: @escaping @Sendable (Int) -> Void) -> Cancellation? {
    guard input.filesFrom == nil, input.changedSince == nil, input.shard == nil else { return nil }
    let cancellation = Cancellation()
    // If no thread can be started, the total stays unknown.
    _ = startThread { [input, reports] in
      sleepThread(for: .seconds(1))
      guard !cancellation.isCancelled, let walk = try? input.open(for: reports).walk else { return }
      var count = 0
      for _ in walk {
        count += 1
        if count.isMultiple(of: 1024), cancellation.isCancelled { return }
      }
      setTotal(count)
    }
    return cancellation
  }
}

/// Ends a run after the first file that makes the exit status 1.
private struct FirstFailure: Error {}

/// A flag that cancels the work of a thread.
private final class Cancellation: Sendable {
  private let state = Mutex(false)
  var isCancelled: Bool { state.withLock { $0 } }
  func cancel() { state.withLock { $0 = true } }
}

extension WorkerPool {
  /// The remark that there is no worker to make thumbnails; nil if there is one.
  package var remarkOnMissingThumbnails: CommandText? {
    do {
      _ = try locateExecutable()
      return nil
    } catch {
      return .noThumbnails(CommandText(error))
    }
  }
}

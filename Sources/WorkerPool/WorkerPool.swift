public import MediaProbe
import WorkerChannel

/// A pool of processes that run the deeper tiers. A file that crashes a process, hangs or exhausts memory loses its own
/// facts and affects nothing else.
///
/// Workers are started when first needed and receive each file as an open descriptor. They are replaced if they die or exceed
/// the time for a file. They end with the pool, and with this process regardless of how it ends.
public final class WorkerPool: DeeperProbe, ThumbnailMaker {
  /// File name of the worker program.
  public static let executableName = "preflight-worker"
  /// The environment variable that names the worker program.
  public static let environmentName = "PREFLIGHT_WORKER"
  /// Number of processors, which is the default number of workers.
  public static let cores = onlineProcessors

  /// Largest number of workers that run at once.
  public let workers: Int
  /// Longest time for one file.
  public let timeout: Duration

  private let dispatcher: Dispatcher

  /// Creates a pool; no worker is started yet.
  ///
  /// - Parameters:
  ///   - executable: Path of the worker program. If nil, the pool uses the one that `PREFLIGHT_WORKER` names, then the one in
  ///     the folder of this program, then the one in `../libexec/preflight/` from there. It never searches `PATH`.
  ///   - workers: Largest number of workers that run at once, at least 1.
  ///   - timeout: Longest time for one file, from the start of its turn until its facts arrive. It includes the time to
  ///     start a worker. A worker that takes longer is killed.
  ///   - levels: What counts as black, still or silent at the depth `content`.
  /// - Throws: `WorkerMissing` if the program does not exist.
  public convenience init(
    executable: AssetPath? = nil, workers: Int = WorkerPool.cores, timeout: Duration = .seconds(10),
    levels: ContentLevels = ContentLevels()
  ) throws(WorkerMissing) {
    self.init(locatedAt: try locateWorker(given: executable), workers: workers, timeout: timeout, levels: levels)
  }

  /// Returns a pool that searches for its worker only when a file first needs one. If no worker is found, that file gets the
  /// error `internal` with the searched places and the advice.
  public static func onDemand(
    workers: Int = WorkerPool.cores, timeout: Duration = .seconds(10), levels: ContentLevels = ContentLevels()
  ) -> WorkerPool {
    WorkerPool(locatedAt: nil, workers: workers, timeout: timeout, levels: levels)
  }

  /// - Parameters:
  ///   - startTimeout: Longest time from the start of a worker until its hello.
  ///   - patience: Longest time that files wait while workers cannot be started; after it they are refused.
  package init(
    locatedAt executable: AssetPath?, workers: Int, timeout: Duration, startTimeout: Duration = .seconds(10),
    patience: Duration = .seconds(10), levels: ContentLevels = ContentLevels()
  ) {
    self.workers = max(1, workers)
    // A month is practically unlimited and does not overflow in any arithmetic.
    self.timeout = min(max(timeout, .milliseconds(1)), .seconds(30 * 86_400))
    dispatcher = Dispatcher(
      launch: WorkerLaunch(executable: executable, startTimeout: startTimeout),
      timeout: self.timeout, limit: self.workers, patience: patience, levels: levels)
  }

  deinit { dispatcher.close() }

  /// Watches the decoding of files, for a progress line. Set it before the first file is read.
  package var watch: (any DecodingWatch)? {
    get { dispatcher.watch }
    set { dispatcher.watch = newValue }
  }

  /// Searches for the worker program and returns its path.
  public func locateExecutable() throws(WorkerMissing) -> AssetPath { try dispatcher.launch.locate() }

  /// Returns all facts that a worker can read from a file.
  ///
  /// Failures are in the `error` of the facts:
  ///
  /// - `timed_out` if no answer came in time, or if the task was canceled. Canceling kills the worker and answers at once, with
  ///   a message about the cancellation.
  /// - `crashed` if the worker died or sent an invalid answer.
  /// - `changed_while_reading` if the file changed.
  /// - `internal` if no worker was found, or no worker could be started for ten seconds.
  public func facts(of file: OpenFile, depth: Tier) async -> MediaFacts {
    let error: ReadError
    switch await answer(to: .facts(depth), of: file) {
    case .facts(let facts): return facts
    case .failure(let failure): error = failure
    // A lane accepts only answers to the request that it sent.
    case .thumbnail: error = ReadError(.internal, .pictureForFacts)
    }
    var facts = MediaFacts(error: error, fileSize: file.fileSize)
    facts.tier = depth
    return facts
  }

  /// Returns a thumbnail of a file; nil if the worker could not make one, did not answer in time, or died.
  ///
  /// - Parameters:
  ///   - file: The open file.
  ///   - seconds: The time of the frame from the start of the file; nil for the usual picture.
  public func thumbnail(of file: OpenFile, at seconds: Double?) async -> Thumbnail? {
    guard case .thumbnail(let thumbnail) = await answer(to: .thumbnail(at: seconds), of: file) else { return nil }
    return thumbnail
  }

  private func answer(to task: WorkerRequest.Task, of file: OpenFile) async -> Job.Answer {
    let job = Job(file: file, task: task)
    return await withTaskCancellationHandler {
      await job.answer { dispatcher.submit(job) }
    } onCancel: {
      dispatcher.withdraw(job, because: .cancelled)
    }
  }

  /// Versions of the workers' libraries by name (`libavformat` → `59.27.100`). Nil until a worker was needed for facts.
  /// Thumbnails do not count, because they add no facts.
  public var libraries: [String: String]? { dispatcher.libraries }

  /// Ends all workers and returns when none is left. Pending files are answered with an error at once, and so are later files.
  /// Releasing the pool does the same without waiting, so not calling this leaks nothing.
  public func shutdown() async {
    dispatcher.close()
    await dispatcher.drained()
  }

  /// Process numbers of the running workers.
  package var processes: [Int32] { dispatcher.processes }
}

public import MediaProbe
import WorkerChannel

/// The deeper tiers in other processes: a file that crashes, hangs or feeds on memory costs its own facts, and nothing else.
///
/// Workers are started when first needed, get each file as an open descriptor, and are replaced when they die or exceed
/// the time for a file. They end with the pool, and with this process however it ends.
public final class WorkerPool: DeeperProbe, ThumbnailMaker {
  /// The name under which a worker is looked for.
  public static let executableName = "preflight-worker"
  /// The environment variable that names the worker to use.
  public static let environmentName = "PREFLIGHT_WORKER"
  /// How many processors there are: how many workers a pool has unless told otherwise.
  public static let cores = Host.processors

  /// The program that is started.
  public let executable: AssetPath
  /// The most workers that run at once.
  public let workers: Int
  /// The most time for one file.
  public let timeout: Duration

  private let dispatcher: Dispatcher

  /// A pool that has not started anything yet.
  ///
  /// - Parameters:
  ///   - executable: The worker's program. When nil it is the one that `PREFLIGHT_WORKER` names, else the one beside this
  ///     program, else the one in `../libexec/preflight/` from there; it is never searched for in `PATH`.
  ///   - workers: The most workers that run at once, at least 1.
  ///   - timeout: The most time for one file, from handing it over until its facts are there; a worker that takes longer is
  ///     killed. Starting a worker does not count.
  /// - Throws: `WorkerMissing` when there is no such program.
  public convenience init(
    executable: AssetPath? = nil, workers: Int = WorkerPool.cores, timeout: Duration = .seconds(10)
  ) throws(WorkerMissing) {
    try self.init(executable: executable, workers: workers, timeout: timeout, startTimeout: .seconds(10))
  }

  package init(
    executable: AssetPath?, workers: Int, timeout: Duration, startTimeout: Duration
  ) throws(WorkerMissing) {
    self.executable = try locateWorker(given: executable)
    self.workers = max(1, workers)
    // A month is as good as for ever, and does not overflow in anyone's arithmetic.
    self.timeout = min(max(timeout, .milliseconds(1)), .seconds(30 * 86_400))
    dispatcher = Dispatcher(
      launch: WorkerLaunch(executable: self.executable, startTimeout: startTimeout),
      timeout: self.timeout, limit: self.workers)
  }

  deinit { dispatcher.close() }

  /// All facts that a worker can tell of a file.
  ///
  /// What goes wrong stands in the facts' `error`: `timed_out` when the answer did not come in time, `crashed` when the
  /// worker died or answered nonsense, `changed_while_reading`, and `internal` when no worker could be started. When the
  /// task is cancelled, the worker is killed and the answer comes at once, as an error `timed_out` that says so.
  public func facts(of file: OpenFile, depth: Tier) async -> MediaFacts {
    let error: ReadError
    switch await answer(to: .facts(depth), of: file) {
    case .facts(let facts): return facts
    case .failure(let failure): error = failure
    // A lane takes no answer to another question than the one that was asked.
    case .thumbnail: error = ReadError(.internal, "a picture came for facts: please report this defect")
    }
    var facts = MediaFacts(error: error, fileSize: file.fileSize)
    facts.tier = depth
    return facts
  }

  /// A picture of a file; nil when the worker could make none, did not answer in time, or died over it.
  public func thumbnail(of file: OpenFile) async -> Thumbnail? {
    guard case .thumbnail(let thumbnail) = await answer(to: .thumbnail, of: file) else { return nil }
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

  /// Versions of the libraries that the workers read with, by name (`libavformat` → `59.27.100`); nil as long as no worker
  /// was needed for facts: pictures tell nothing of a file.
  public var libraries: [String: String]? { dispatcher.libraries }

  /// Ends all workers and returns when none is left. Files that were not answered yet are answered with an error now, and
  /// so is every later one. Not calling it leaks nothing: letting go of the pool does the same, without waiting.
  public func shutdown() async {
    dispatcher.close()
    await dispatcher.drained()
  }

  /// The processes that are running now.
  package var processes: [Int32] { dispatcher.processes }
}

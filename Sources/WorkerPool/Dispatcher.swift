import Dispatch
import MediaProbe
import Synchronization
import WorkerChannel

/// A dispatcher that hands jobs to lanes in order of arrival and holds the state that all lanes share.
///
/// It lives until the last lane has ended, so that workers are reaped even if nobody waits for it.
final class Dispatcher: Sendable {
  /// Pauses between failed starts double, from the first to the longest.
  private static let firstPause = Duration.milliseconds(50)
  private static let longestPause = Duration.milliseconds(250)

  /// Largest number of threads that decode one file. Each keeps pictures in memory, and more threads gain little.
  private static let mostThreads = 16
  /// Number of threads that decode a file that is read alone: it needs much memory with few of them.
  private static let threadsAlone = 2
  /// Smallest memory of a worker in bytes: 4K video with 8 bits per component takes about as much with one thread.
  private static let leastMemory: UInt64 = 128 << 20

  let launch: WorkerLaunch
  let timeout: Duration
  private let limit: Int
  private let levels: ContentLevels
  private let watching = Mutex<(any DecodingWatch)?>(nil)
  /// Receives how far files are decoded; nil if nobody watches.
  var watch: (any DecodingWatch)? {
    get { watching.withLock { $0 } }
    set { watching.withLock { $0 = newValue } }
  }
  /// The time that files wait while workers fail to start. After it files are refused, and one start is tried after
  /// each pause.
  private let patience: Duration

  /// A series of starts that failed in a row.
  private struct FailingStarts {
    let since: SuspendingClock.Instant
    var failure: WorkerLaunch.Failure
    var pause = Dispatcher.firstPause
    /// The earliest time of the next start.
    var next: SuspendingClock.Instant
  }

  private struct State {
    var jobs = JobQueue()
    var idle: [Lane] = []
    var lanes = 0
    /// True if the last attempts to start the only lane failed.
    var lacksThreads = false
    var isClosed = false
    var waitingForEnd: [CheckedContinuation<Void, Never>] = []

    var processes: [Int32] = []
    var libraries: [String: String]?
    /// True if facts were requested, not only thumbnails.
    var readsFacts = false
    /// The current series of failed starts; nil if the last start succeeded.
    var failing: FailingStarts?
    /// Workers that were killed but have not ended yet: a process in an uninterruptible call ends when the call does.
    var lingering: [WorkerProcess] = []
    var lastRequest: UInt64 = 0

    /// Returns the lanes that wait although there are jobs.
    mutating func wakeIdle() -> [Lane] {
      guard !jobs.isEmpty else { return [] }
      defer { idle = [] }
      return idle
    }
  }
  private let state = Mutex(State())

  init(launch: WorkerLaunch, timeout: Duration, limit: Int, patience: Duration, levels: ContentLevels) {
    self.launch = launch
    self.timeout = timeout
    self.limit = limit
    self.patience = patience
    self.levels = levels
  }

  // MARK: - Jobs

  func submit(_ job: Job) {
    enum Next {
      case refuse, start
      case wake(Lane?)
    }
    let next = state.withLock { state -> Next in
      if state.isClosed { return .refuse }
      if case .facts = job.task { state.readsFacts = true }
      state.jobs.append(job)
      if let lane = state.idle.popLast() { return .wake(lane) }
      guard state.lanes < limit else { return .wake(nil) }
      state.lanes += 1
      return .start
    }
    switch next {
    case .refuse: job.finish(.failure(.shutDown))
    case .start: startLane()
    case .wake(let lane): lane?.wake.signal()
    }
  }

  /// Starts a lane that is already counted. If the system has no thread for it, it is dropped if other lanes exist. The only
  /// lane is tried again; if that keeps failing, its waiting jobs are refused.
  private func startLane() {
    let began = SuspendingClock.now
    var pause = Self.firstPause
    while true {
      let code = Lane(dispatcher: self).start()
      if code == 0 { return state.withLock { $0.lacksThreads = false } }
      enum Next {
        case retry
        case end(refused: [Job])
      }
      let next = state.withLock { state -> Next in
        let isNeeded = state.lanes == 1 && !state.isClosed
        if isNeeded, began.duration(to: .now) < patience, !state.lacksThreads { return .retry }
        state.lanes -= 1
        guard isNeeded else { return .end(refused: []) }
        state.lacksThreads = true
        return .end(refused: state.jobs.removeWaiting())
      }
      switch next {
      case .retry:
        sleepThread(for: pause)
        pause = min(pause * 2, Self.longestPause)
      case .end(let jobs):
        let error = ReadError(.internal, .workerThreadFailed, .text(describe(errno: code)))
        for job in jobs { job.finish(.failure(error)) }
        return resumeWhenDrained()
      }
    }
  }

  /// Answers a job with an error wherever it is, and kills the worker that has its file.
  func withdraw(_ job: Job, because error: ReadError) {
    job.withdraw(error)
    let lanes = state.withLock { state in
      state.jobs.withdraw(job)
      return state.wakeIdle()
    }
    for lane in lanes { lane.wake.signal() }
  }

  /// Waits for the next job of a lane; returns nil if the lane has to end.
  func nextJob(for lane: Lane) -> Job? {
    while true {
      enum Next {
        case job(Job)
        case wait, end
      }
      let next = state.withLock { state -> Next in
        if state.isClosed { return .end }
        if let job = state.jobs.take() { return .job(job) }
        state.idle.append(lane)
        return .wait
      }
      switch next {
      case .job(let job): return job
      case .end: return nil
      case .wait: lane.wake.wait()
      }
    }
  }

  /// Takes a job for a lane that still serves another one. It may have to wait for that one, so this returns nil unless more
  /// jobs wait than the maximum number of lanes.
  func jobAhead() -> Job? {
    state.withLock { state in
      guard !state.isClosed, state.jobs.waitingCount > limit else { return nil }
      return state.jobs.takeAhead()
    }
  }

  /// Takes back a job that a lane could not serve, so that another lane serves it.
  func takeBack(_ job: Job) {
    let lanes = state.withLock { state -> [Lane] in
      state.jobs.end(job)
      if !state.isClosed { state.jobs.prepend(job) }
      return state.wakeIdle()
    }
    for lane in lanes { lane.wake.signal() }
  }

  /// Puts a running job off until no other runs, because it needs more memory. The caller reports its end.
  func putOff(_ job: Job) {
    state.withLock { state in
      if !state.isClosed { state.jobs.append(job) }
    }
  }

  func ended(_ job: Job) {
    let lanes = state.withLock { state in
      state.jobs.end(job)
      return state.wakeIdle()
    }
    for lane in lanes { lane.wake.signal() }
  }

  /// - Parameter deadline: Time by which the answer must arrive.
  func nextRequest(for job: Job, by deadline: SuspendingClock.Instant) -> WorkerRequest {
    let (id, busy) = state.withLock { state in
      state.lastRequest += 1
      return (state.lastRequest, state.jobs.count)
    }
    let time = max(.milliseconds(1), SuspendingClock.now.duration(to: deadline))
    let most = job.isLarge ? Self.threadsAlone : Self.mostThreads
    // A thread that waits for the picture of another thread leaves its processor idle. One more thread than processors uses it.
    let processors = onlineProcessors / max(1, busy)
    let threads = processors > 1 ? min(most, processors + 1) : 1
    let memory = WorkerProtocol.memory
    return WorkerRequest(
      id: id, task: job.task, deadline: UInt64(clamping: time.inMilliseconds),
      threads: UInt8(threads),
      memory: job.isLarge ? memory : max(Self.leastMemory, memory / UInt64(limit)), levels: levels)
  }

  // MARK: - Workers

  var processes: [Int32] { state.withLock { $0.processes } }
  var libraries: [String: String]? { state.withLock { $0.readsFacts ? $0.libraries : nil } }

  func started(_ worker: WorkerProcess, _ hello: WorkerHello) {
    state.withLock { state in
      state.processes.append(worker.number)
      state.libraries = hello.libraries
      state.failing = nil
    }
  }

  /// Records that a worker failed to start.
  ///
  /// - Parameter began: Time at which its start began.
  func failedToStart(_ failure: WorkerLaunch.Failure, began: SuspendingClock.Instant) {
    state.withLock { state in
      let now = SuspendingClock.now
      if var failing = state.failing {
        failing.failure = failure
        failing.pause = min(failing.pause * 2, Self.longestPause)
        failing.next = now.advanced(by: failing.pause)
        state.failing = failing
      } else {
        state.failing = FailingStarts(since: began, failure: failure, next: now.advanced(by: Self.firstPause))
      }
    }
  }

  /// The next step of a lane that needs a worker.
  enum StartTurn {
    case start
    case wait(Duration)
    /// Other lanes have workers; this lane ends.
    case leave
    /// Starting keeps failing.
    case refuse(WorkerLaunch.Failure)
  }

  var startTurn: StartTurn {
    state.withLock { state in
      guard let failing = state.failing else { return .start }
      let now = SuspendingClock.now
      guard now < failing.next else {
        // Only one lane tries at a time, because several would request more of the scarce resource.
        state.failing?.next = now.advanced(by: failing.pause)
        return .start
      }
      if !state.processes.isEmpty { return .leave }
      if failing.failure.isLasting || failing.since.duration(to: now) >= patience { return .refuse(failing.failure) }
      // The lane checks again soon, since another lane may have succeeded.
      return .wait(min(now.duration(to: failing.next), Self.firstPause))
    }
  }

  /// Records that a worker has ended; a worker that is not reaped yet is reaped later.
  func ended(_ worker: WorkerProcess, reaped: Bool) {
    state.withLock { state in
      state.processes.removeAll { $0 == worker.number }
      state.lingering.removeAll { $0.reap(within: .zero) != nil }
      if !reaped { state.lingering.append(worker) }
    }
  }

  // MARK: - The end

  /// Accepts no more jobs, answers pending ones with an error, and lets the lanes end.
  func close() {
    let (jobs, lanes) = state.withLock { state -> ([Job], [Lane]) in
      state.isClosed = true
      defer { state.idle = [] }
      return (state.jobs.removeWaiting() + state.jobs.running, state.idle)
    }
    for job in jobs { job.withdraw(.shutDown) }
    for lane in lanes { lane.wake.signal() }
  }

  func laneEnded() {
    state.withLock { $0.lanes -= 1 }
    resumeWhenDrained()
  }

  private func resumeWhenDrained() {
    let waiting = state.withLock { state -> [CheckedContinuation<Void, Never>] in
      guard state.lanes == 0 else { return [] }
      state.lingering.removeAll { $0.reap(within: .zero) != nil }
      defer { state.waitingForEnd = [] }
      return state.waitingForEnd
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Waits until every lane has ended.
  func drained() async {
    // Most runs over a few files start no worker, and a continuation would create types that the start does not need otherwise.
    if state.withLock({ $0.lanes == 0 }) { return }
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if state.lanes > 0 { state.waitingForEnd.append(continuation) }
        return state.lanes == 0
      }
      if isOver { continuation.resume() }
    }
  }
}

import Dispatch
import MediaProbe
import Synchronization
import WorkerChannel

/// Hands jobs to lanes in the order in which they came, and keeps what all lanes share.
///
/// It lives until the last lane has ended, so that workers are reaped also when nobody waits for it.
final class Dispatcher: Sendable {
  /// So many failures to start in a row, and files are refused rather than workers started.
  static let startAttempts = 3
  /// After that, one more attempt is made when so much time has passed: the machine may have recovered.
  static let retryPause = Duration.seconds(1)

  let launch: WorkerLaunch
  let timeout: Duration
  private let limit: Int

  private struct State {
    var queue: [Job] = []
    var running: [ObjectIdentifier: Job] = [:]
    var idle: [Lane] = []
    var lanes = 0
    var isClosed = false
    var waitingForEnd: [CheckedContinuation<Void, Never>] = []

    var processes: [Int32] = []
    var libraries: [String: String]?
    /// Facts were asked for, not pictures alone.
    var readsFacts = false
    var startFailures = 0
    var lastFailure: (message: String, time: SuspendingClock.Instant)?
    /// Killed, but not gone yet: a process in an uninterruptible call ends when the call does.
    var lingering: [WorkerProcess] = []
    var lastRequest: UInt64 = 0
  }
  private let state = Mutex(State())

  init(launch: WorkerLaunch, timeout: Duration, limit: Int) {
    self.launch = launch
    self.timeout = timeout
    self.limit = limit
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
      state.queue.append(job)
      if let lane = state.idle.popLast() { return .wake(lane) }
      guard state.lanes < limit else { return .wake(nil) }
      state.lanes += 1
      return .start
    }
    switch next {
    case .refuse: job.finish(.failure(.shutDown))
    case .start: Lane(dispatcher: self).start()
    case .wake(let lane): lane?.wake.signal()
    }
  }

  /// Answers a job with an error wherever it is, and kills the worker that has its file.
  func withdraw(_ job: Job, because error: ReadError) {
    job.withdraw(error)
    state.withLock { $0.queue.removeAll { $0 === job } }
  }

  /// The next job of a lane, waiting for it; nil when the lane is to end.
  func nextJob(for lane: Lane) -> Job? {
    while true {
      enum Next {
        case job(Job)
        case wait, end
      }
      let next = state.withLock { state -> Next in
        if state.isClosed { return .end }
        if state.queue.isEmpty {
          state.idle.append(lane)
          return .wait
        }
        let job = state.queue.removeFirst()
        state.running[ObjectIdentifier(job)] = job
        return .job(job)
      }
      switch next {
      case .job(let job): return job
      case .end: return nil
      case .wait: lane.wake.wait()
      }
    }
  }

  func ended(_ job: Job) { state.withLock { _ = $0.running.removeValue(forKey: ObjectIdentifier(job)) } }

  func nextRequest(_ task: WorkerRequest.Task) -> WorkerRequest {
    let id = state.withLock { state in
      state.lastRequest += 1
      return state.lastRequest
    }
    return WorkerRequest(id: id, task: task, deadline: UInt64(clamping: timeout.inMilliseconds))
  }

  // MARK: - Workers

  var processes: [Int32] { state.withLock { $0.processes } }
  var libraries: [String: String]? { state.withLock { $0.readsFacts ? $0.libraries : nil } }

  func started(_ worker: WorkerProcess, _ hello: WorkerHello) {
    state.withLock { state in
      state.processes.append(worker.number)
      state.libraries = hello.libraries
      state.startFailures = 0
    }
  }

  func failedToStart(_ message: String) {
    state.withLock { state in
      state.startFailures += 1
      state.lastFailure = (message, .now)
    }
  }

  /// Why no worker is to be started now; nil when one may be.
  var refusal: String? {
    state.withLock { state in
      guard state.startFailures >= Self.startAttempts, let last = state.lastFailure else { return nil }
      return last.time.duration(to: .now) < Self.retryPause ? last.message : nil
    }
  }

  /// Notes that a worker is over; one that has not gone yet is collected later.
  func ended(_ worker: WorkerProcess, reaped: Bool) {
    state.withLock { state in
      state.processes.removeAll { $0 == worker.number }
      state.lingering.removeAll { $0.reap(within: .zero) != nil }
      if !reaped { state.lingering.append(worker) }
    }
  }

  // MARK: - The end

  /// Takes no more jobs, answers those that are there with an error, and lets the lanes end.
  func close() {
    let (jobs, lanes) = state.withLock { state -> ([Job], [Lane]) in
      state.isClosed = true
      defer { (state.queue, state.idle) = ([], []) }
      return (state.queue + state.running.values, state.idle)
    }
    for job in jobs { job.withdraw(.shutDown) }
    for lane in lanes { lane.wake.signal() }
  }

  func laneEnded() {
    let waiting = state.withLock { state -> [CheckedContinuation<Void, Never>] in
      state.lanes -= 1
      guard state.lanes == 0 else { return [] }
      state.lingering.removeAll { $0.reap(within: .zero) != nil }
      defer { state.waitingForEnd = [] }
      return state.waitingForEnd
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Returns when every lane has ended.
  func drained() async {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if state.lanes > 0 { state.waitingForEnd.append(continuation) }
        return state.lanes == 0
      }
      if isOver { continuation.resume() }
    }
  }
}

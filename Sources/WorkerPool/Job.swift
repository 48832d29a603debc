package import MediaProbe
import Synchronization
package import WorkerChannel

/// A request about one file. It is answered exactly once, by whichever caller is first.
package final class Job: Sendable {
  enum Answer: Sendable {
    case facts(MediaFacts)
    case thumbnail(Thumbnail?)
    /// The job has neither facts nor a thumbnail, for this reason.
    case failure(ReadError)
  }

  let file: OpenFile
  let task: WorkerRequest.Task

  private struct State {
    /// True once the file needed more memory than a worker has when others run.
    var isLarge = false
    /// Time that the file took in the worker that had too little memory.
    var spent = Duration.zero
    var waiting: CheckedContinuation<Answer, Never>?
    /// The answer of a job that was withdrawn before anyone waited for it.
    var answer: Answer?
    var isAnswered = false
    /// The worker that has the file now.
    var worker: WorkerProcess?
  }
  private let state = Mutex(State())

  package init(file: OpenFile, task: WorkerRequest.Task) {
    self.file = file
    self.task = task
  }

  /// Submits the job and waits for its answer.
  func answer(submit: () -> Void) async -> Answer {
    await withCheckedContinuation { continuation in
      let early = state.withLock { state in
        if state.answer == nil { state.waiting = continuation }
        return state.answer
      }
      if let early { continuation.resume(returning: early) } else { submit() }
    }
  }

  /// Answers the job unless it is answered already.
  func finish(_ answer: Answer) {
    let waiting = state.withLock { state -> CheckedContinuation<Answer, Never>? in
      guard !state.isAnswered else { return nil }
      state.isAnswered = true
      if state.waiting == nil { state.answer = answer }
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(returning: answer)
  }

  /// Answers with an error and kills the worker that has the file.
  func withdraw(_ error: ReadError) {
    finish(.failure(error))
    state.withLock { $0.worker }?.kill()
  }

  /// Records the worker that gets the file. Returns false if nobody waits for the answer anymore.
  func begin(with worker: WorkerProcess) -> Bool {
    state.withLock { state in
      guard !state.isAnswered else { return false }
      state.worker = worker
      return true
    }
  }

  /// Records that the file needs more memory than a worker has when others run, and the time until that was known.
  package func becomeLarge(after time: Duration) {
    state.withLock { state in
      state.isLarge = true
      state.spent = time
    }
  }

  /// True if the file must be read while no other is read.
  var isLarge: Bool { state.withLock { $0.isLarge } }

  /// Time that the file took before it was found to be large.
  var spent: Duration { state.withLock { $0.spent } }

  /// Forgets the worker, so that withdrawing the job no longer kills it.
  func end() { state.withLock { $0.worker = nil } }

  var isAnswered: Bool { state.withLock { $0.isAnswered } }
}

extension ReadError {
  static let cancelled = ReadError(.timedOut, .readingCancelled)
  static let shutDown = ReadError(.timedOut, .poolShutDown)
}

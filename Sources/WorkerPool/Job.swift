import MediaProbe
import Synchronization

/// One file that waits for its facts. It is answered exactly once, by whoever comes first.
final class Job: Sendable {
  let file: OpenFile
  let depth: Tier

  private struct State {
    var waiting: CheckedContinuation<MediaFacts, Never>?
    /// Set before anyone waits when the job was withdrawn that early.
    var answer: MediaFacts?
    var isAnswered = false
    /// The worker that has the file now.
    var worker: WorkerProcess?
  }
  private let state = Mutex(State())

  init(file: OpenFile, depth: Tier) {
    self.file = file
    self.depth = depth
  }

  /// Waits for the answer, after having had the job submitted.
  func answer(submit: () -> Void) async -> MediaFacts {
    await withCheckedContinuation { continuation in
      let early = state.withLock { state in
        if state.answer == nil { state.waiting = continuation }
        return state.answer
      }
      if let early { continuation.resume(returning: early) } else { submit() }
    }
  }

  /// Answers, unless that has happened already.
  func finish(_ facts: MediaFacts) {
    let waiting = state.withLock { state -> CheckedContinuation<MediaFacts, Never>? in
      guard !state.isAnswered else { return nil }
      state.isAnswered = true
      if state.waiting == nil { state.answer = facts }
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(returning: facts)
  }

  /// Answers with an error.
  func finish(_ error: ReadError) { finish(facts(error)) }

  /// Answers with an error and kills the worker that has the file.
  func withdraw(_ error: ReadError) {
    finish(error)
    state.withLock { $0.worker }?.kill()
  }

  /// Notes the worker that gets the file; false when nobody waits for the answer any more.
  func begin(with worker: WorkerProcess) -> Bool {
    state.withLock { state in
      guard !state.isAnswered else { return false }
      state.worker = worker
      return true
    }
  }

  /// Forgets the worker: from now on withdrawing the job does it no harm.
  func end() { state.withLock { $0.worker = nil } }

  var isAnswered: Bool { state.withLock { $0.isAnswered } }

  /// Facts of this file that say nothing but an error.
  func facts(_ error: ReadError) -> MediaFacts {
    var facts = MediaFacts(error: error, fileSize: file.fileSize)
    facts.tier = depth
    return facts
  }
}

extension ReadError {
  static let cancelled = ReadError(.timedOut, "reading was cancelled before the answer came: read the file again")
  static let shutDown = ReadError(.timedOut, "the pool was shut down before the answer came: read the file again")
}

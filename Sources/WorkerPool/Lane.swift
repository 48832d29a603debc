import Dispatch
import MediaProbe
import WorkerChannel

/// Serves one job after another with one worker of its own, on one thread for all its life.
///
/// All that waits, waits here, outside the cooperative pool. One thread for all its life, because Linux ends a worker when
/// the *thread* that started it ends (prctl(2), PR_SET_PDEATHSIG).
final class Lane: Sendable {
  /// Signalled when there is something to do.
  let wake = DispatchSemaphore(value: 0)
  private let dispatcher: Dispatcher

  init(dispatcher: Dispatcher) { self.dispatcher = dispatcher }

  func start() {
    DispatchQueue(label: "preflight.worker-lane").async {
      self.run()
      // Only now is everything of the worker closed.
      self.dispatcher.laneEnded()
    }
  }

  private func run() {
    var worker: WorkerProcess?
    while let job = dispatcher.nextJob(for: self) {
      let answer = serve(job, &worker)
      dispatcher.ended(job)
      if let answer { job.finish(answer) }
    }
    if let worker {
      // An idle worker ends when its socket does.
      worker.socket.hangUp()
      retire(worker, patience: .milliseconds(200))
    }
  }

  /// The answer to a job; nil when nobody waits for it any more. Leaves no worker when that one is not to be used again.
  private func serve(_ job: Job, _ worker: inout WorkerProcess?) -> Job.Answer? {
    // A worker may die between looking whether it is there and handing it a file, which is not the file's fault.
    for _ in 0..<Dispatcher.startAttempts {
      if job.isAnswered { return nil }
      let current: WorkerProcess
      do {
        current = try ready(&worker)
      } catch {
        return .failure(ReadError(.internal, error.message))
      }
      guard job.begin(with: current) else { return nil }
      defer { job.end() }
      let request = dispatcher.nextRequest(job.task)
      let deadline = SuspendingClock.now.advanced(by: dispatcher.timeout)
      do {
        try current.socket.send(request, file: job.file)
      } catch {
        worker = nil
        retire(current, patience: .zero)
        continue
      }
      do {
        let answer = try answer(try current.socket.receiveMessage(until: deadline), to: request)
        _ = current.lastWords()
        return finished(answer, of: job)
      } catch {
        worker = nil
        return .failure(failure(error, of: current))
      }
    }
    return .failure(
      ReadError(.internal, "the worker ended before it took the file, several times: read the file again"))
  }

  private func answer(_ message: WorkerMessage, to request: WorkerRequest) throws(ChannelError) -> Job.Answer {
    switch request.task {
    case .facts: .facts(try message.facts(answering: request))
    case .thumbnail: .thumbnail(try message.thumbnail(answering: request))
    }
  }

  /// What a worker answered, with what only this side knows.
  private func finished(_ answer: Job.Answer, of job: Job) -> Job.Answer {
    if job.file.hasChanged {
      let found = "the file has another size or date than when it was opened: read it again when it is complete"
      return .failure(ReadError(.changedWhileReading, found))
    }
    guard case .facts(var facts) = answer else { return answer }
    facts.fileSize = job.file.fileSize
    return .facts(facts)
  }

  /// Ends a worker that failed at a file, and tells why.
  private func failure(_ error: ChannelError, of worker: WorkerProcess) -> ReadError {
    switch error {
    case .timedOut:
      retire(worker, patience: .zero)
      return ReadError(
        .timedOut, "no answer within \(dispatcher.timeout.inSeconds) s: allow more time, or check the file")
    case .closed:
      // It is ending by itself: its own status tells more than ours would.
      let ending = worker.reap(within: .milliseconds(200))
      let said = worker.lastWords().map { ": \($0)" } ?? ""
      if ending == nil { retire(worker, patience: .zero) } else { dispatcher.ended(worker, reaped: true) }
      let what = ending.map(\.description) ?? "closed its socket"
      return ReadError(.crashed, "the process that read the file \(what)\(said); the file may be crafted, or damaged")
    case .malformed(let found):
      retire(worker, patience: .zero)
      return ReadError(.crashed, "the process that read the file answered nonsense: \(found)")
    case .system(let call, let code):
      retire(worker, patience: .zero)
      return ReadError(.internal, "\(call) failed: \(describe(errno: code)); read the file again")
    }
  }

  /// A worker that waits for a request: the one that is there, or a new one.
  private func ready(_ worker: inout WorkerProcess?) throws(WorkerLaunch.Failure) -> WorkerProcess {
    if let current = worker {
      if current.socket.isQuiet { return current }
      // It died, or speaks unasked.
      worker = nil
      retire(current, patience: .zero)
    }
    while true {
      if let message = dispatcher.refusal { throw WorkerLaunch.Failure(message: message) }
      do throws(WorkerLaunch.Failure) {
        let (started, hello) = try dispatcher.launch.start()
        dispatcher.started(started, hello)
        worker = started
        return started
      } catch {
        dispatcher.failedToStart(error.message)
      }
    }
  }

  /// Ends a worker and collects it, after it had time to end by itself. Does not wait long for one that not even SIGKILL
  /// ends at once.
  private func retire(_ worker: WorkerProcess, patience: Duration) {
    if patience > .zero, worker.reap(within: patience) != nil { return dispatcher.ended(worker, reaped: true) }
    worker.kill()
    dispatcher.ended(worker, reaped: worker.reap(within: .milliseconds(500)) != nil)
  }
}

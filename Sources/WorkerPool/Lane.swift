import Dispatch
import MediaProbe
import WorkerChannel

/// A thread that serves one job after another with its own worker.
///
/// All blocking calls happen here, outside of the cooperative pool. The lane keeps one thread for its whole life
/// because Linux ends a worker when the *thread* that started it ends (prctl(2), PR_SET_PDEATHSIG).
package final class Lane: Sendable {
  /// A semaphore that is signaled when there is something to do.
  let wake = DispatchSemaphore(value: 0)
  private let dispatcher: Dispatcher

  init(dispatcher: Dispatcher) { self.dispatcher = dispatcher }

  /// Starts the thread; returns 0, or the error number if the system cannot create one.
  func start() -> Int32 {
    startThread {
      self.run()
      // Every descriptor of the worker is closed by now.
      self.dispatcher.laneEnded()
    }
  }

  /// The state of the lane's worker.
  private enum Seat {
    case empty
    case starting(StartingWorker)
    /// A worker that waits for a request, with the number of files that it has read.
    case ready(WorkerProcess, files: Int)
    /// The machine cannot run another worker in addition to those of other lanes.
    case surplus
  }

  /// Number of files after which a worker is replaced. Memory leaks of libraries and changes by an attacker end with it. The
  /// start of the next worker is spread over so many files that its cost cannot be measured.
  package static let filesPerWorker = 10_000

  /// Number of times that a file is handed to a worker that has just ended.
  private static let handOverAttempts = 3

  /// The job after the current one, whose file the worker may already have. So the worker never waits for the pool.
  private struct NextJob {
    let job: Job
    /// The worker that has its file, and the request; nil if it is not sent.
    var sent: (worker: WorkerProcess, request: WorkerRequest)?
  }

  private func run() {
    var seat = Seat.empty
    var next: NextJob?
    while let job = next?.job ?? dispatcher.nextJob(for: self) {
      let answer = serve(job, &seat, &next)
      if case .surplus = seat {
        if let next { dispatcher.takeBack(next.job) }
        dispatcher.takeBack(job)
        break
      }
      dispatcher.ended(job)
      if let answer { job.finish(answer) }
    }
    switch seat {
    case .empty, .surplus: break
    case .starting(let worker): retire(worker.process, patience: .zero)
    case .ready(let worker, _): dismiss(worker)
    }
  }

  /// Ends an idle worker, which does so by itself when its socket is closed.
  private func dismiss(_ worker: WorkerProcess) {
    worker.socket.hangUp()
    retire(worker, patience: .milliseconds(200))
  }

  /// Returns the answer to a job; nil if it was postponed, or if nobody waits for it anymore. Removes the worker if it must not
  /// be used again.
  ///
  /// - Parameter next: The job itself if its file may already have been sent. Set to the job after it, if one waits.
  private func serve(_ job: Job, _ seat: inout Seat, _ next: inout NextJob?) -> Job.Answer? {
    let began = SuspendingClock.now
    var deadline = began.advanced(by: dispatcher.timeout - job.spent)
    var sent = next.take()?.sent
    // A worker may die between the check that it is there and the handover of a file. The file is not the cause.
    for _ in 0..<Self.handOverAttempts {
      let worker: WorkerProcess
      let request: WorkerRequest
      if let before = sent.take(), case .ready(let present, _) = seat, present === before.worker {
        (worker, request) = before
        guard job.begin(with: worker) else {
          // The worker reads the file of a job that was withdrawn.
          seat = .empty
          retire(worker, patience: .zero)
          return nil
        }
      } else {
        do {
          guard let ready = try ready(for: job, &seat, by: &deadline) else { return nil }
          worker = ready
        } catch {
          return .failure(ReadError(.internal, error.message))
        }
        guard job.begin(with: worker) else { return nil }
        request = dispatcher.nextRequest(for: job, by: deadline)
        do {
          try worker.socket.send(request, file: job.file)
        } catch {
          job.end()
          seat = .empty
          retire(worker, patience: .zero)
          continue
        }
      }
      var decoded = 0.0
      defer {
        job.end()
        dispatcher.watch?.ended(request.id, decoded: decoded)
      }
      sendAhead(&next, seat)
      do {
        let message = try receiveAnswer(to: request, from: worker, until: deadline)
        // A surplus answer to a file of before. The present file is not the cause.
        if message.id < request.id {
          seat = .empty
          retire(worker, patience: .zero)
          continue
        }
        let answer = try answer(message, to: request)
        _ = worker.standardErrorTail()
        if case .ready(_, let files) = seat { seat = .ready(worker, files: files + 1) }
        if case .facts(let facts) = answer, facts.needsMemory, request.memory < WorkerProtocol.memory {
          job.becomeLarge(after: began.duration(to: .now))
          dispatcher.putOff(job)
          return nil
        }
        if case .facts(let facts) = answer { decoded = facts.decodedSeconds }
        return finished(answer, of: job)
      } catch {
        seat = .empty
        return .failure(failure(error, of: worker, by: deadline))
      }
    }
    return .failure(ReadError(.internal, .workerEndedEarly))
  }

  /// Returns the answer of a worker, which may report its progress before.
  private func receiveAnswer(
    to request: WorkerRequest, from worker: WorkerProcess, until deadline: SuspendingClock.Instant
  ) throws(ChannelError) -> WorkerMessage {
    let watch = dispatcher.watch
    while true {
      let message = try worker.socket.receiveMessage(until: deadline)
      guard message.kind == .progress, message.id >= request.id else { return message }
      let progress = try message.progress(of: request)
      watch?.reached(progress, in: request.id)
    }
  }

  /// Sends the file after the current one, if files wait. If the worker dies before it has answered the current one, another
  /// worker gets the file, so that nothing is lost.
  private func sendAhead(_ next: inout NextJob?, _ seat: Seat) {
    guard case .ready(let worker, let files) = seat, files + 1 < Self.filesPerWorker,
      let job = next?.job ?? dispatcher.jobAhead()
    else { return }
    // Its time begins when the present file is done.
    let request = dispatcher.nextRequest(for: job, by: .now.advanced(by: dispatcher.timeout))
    let isSent = (try? worker.socket.send(request, file: job.file)) != nil
    next = NextJob(job: job, sent: isSent ? (worker, request) : nil)
  }

  private func answer(_ message: WorkerMessage, to request: WorkerRequest) throws(ChannelError) -> Job.Answer {
    switch request.task {
    case .facts: .facts(try message.facts(answering: request))
    case .thumbnail: .thumbnail(try message.thumbnail(answering: request))
    }
  }

  /// Returns a worker's answer, with facts added that only this side knows.
  private func finished(_ answer: Job.Answer, of job: Job) -> Job.Answer {
    if let change = job.file.change { return .failure(change) }
    guard case .facts(var facts) = answer else { return answer }
    facts.fileSize = job.file.fileSize
    return .facts(facts)
  }

  /// Ends a worker that failed on a file, and returns the error.
  ///
  /// - Parameters:
  ///   - error: The error of its socket.
  ///   - worker: The worker.
  ///   - deadline: Time by which the file must be done.
  private func failure(
    _ error: ChannelError, of worker: WorkerProcess, by deadline: SuspendingClock.Instant
  ) -> ReadError {
    switch error {
    case .timedOut:
      retire(worker, patience: .zero)
      return ReadError(.timedOut, .noAnswerWithin, .text(dispatcher.timeout.inSeconds))
    case .closed:
      // The worker is ending by itself, and its exit status says more than a kill by the pool would. On a busy machine this can
      // take a second.
      let patience = min(.seconds(2), SuspendingClock.now.duration(to: deadline))
      let ending = worker.reap(within: max(.milliseconds(200), patience))
      let said = Message.Argument.afterColon(worker.standardErrorTail() ?? "")
      if ending == nil { retire(worker, patience: .zero) } else { dispatcher.ended(worker, reaped: true) }
      let what = ending.map(\.description) ?? "closed its socket"
      if ending == .exited(WorkerProtocol.systemFailureStatus) {
        return ReadError(.internal, .workerFailedByMachine, said)
      }
      return ReadError(.crashed, .workerCrashed, .text(what), said)
    case .malformed(let found):
      retire(worker, patience: .zero)
      return ReadError(.crashed, .workerAnswerInvalid, .text(found))
    case .system(let call, let code):
      retire(worker, patience: .zero)
      return ReadError(.internal, .workerCallFailed, .text(call), .text(describe(errno: code)))
    }
  }

  /// Returns a worker that waits for a request, either the present one or a new one; nil if nobody waits for the job anymore.
  ///
  /// - Parameter deadline: Time by which the job must be done. Starting a worker uses this time; pauses between failed
  /// starts extend it.
  private func ready(
    for job: Job, _ seat: inout Seat, by deadline: inout SuspendingClock.Instant
  ) throws(WorkerLaunch.Failure) -> WorkerProcess? {
    while !job.isAnswered {
      switch seat {
      case .ready(let worker, Self.filesPerWorker...):
        seat = .empty
        dismiss(worker)
      case .ready(let worker, _):
        if worker.socket.isQuiet { return worker }
        // The worker died, or sent a message without a request.
        seat = .empty
        retire(worker, patience: .zero)
      case .starting(let worker):
        try greet(worker, for: job, &seat, by: deadline)
      case .surplus: return nil
      case .empty:
        switch dispatcher.startTurn {
        case .leave: seat = .surplus
        case .refuse(let failure): throw failure
        case .wait(let pause):
          let began = SuspendingClock.now
          sleepThread(for: pause)
          deadline = deadline.advanced(by: began.duration(to: .now))
        case .start:
          let began = SuspendingClock.now
          do throws(WorkerLaunch.Failure) {
            seat = .starting(try dispatcher.launch.start())
          } catch {
            dispatcher.failedToStart(error, began: began)
          }
        }
      }
    }
    return nil
  }

  /// Waits for the hello of a worker. A worker that is still starting at the deadline of the job stays for the next
  /// job.
  private func greet(
    _ worker: StartingWorker, for job: Job, _ seat: inout Seat, by deadline: SuspendingClock.Instant
  ) throws(WorkerLaunch.Failure) {
    // Withdrawing the job ends the wait.
    guard job.begin(with: worker.process) else { return }
    defer { job.end() }
    let hello: WorkerHello?
    do throws(WorkerLaunch.Failure) {
      hello = try dispatcher.launch.hello(of: worker, until: deadline)
    } catch {
      seat = .empty
      retire(worker.process, patience: .zero)
      if !job.isAnswered { dispatcher.failedToStart(error, began: worker.began) }
      return
    }
    guard let hello else { throw dispatcher.launch.notUp(worker, within: dispatcher.timeout) }
    dispatcher.started(worker.process, hello)
    seat = .ready(worker.process, files: 0)
  }

  /// Ends a worker and reaps it, after giving it time to end by itself. The wait is short, even for a worker that does
  /// not end at once after SIGKILL.
  private func retire(_ worker: WorkerProcess, patience: Duration) {
    if patience > .zero, worker.reap(within: patience) != nil { return dispatcher.ended(worker, reaped: true) }
    worker.kill()
    dispatcher.ended(worker, reaped: worker.reap(within: .milliseconds(500)) != nil)
  }
}

extension MediaFacts {
  /// The length of a file that was decoded completely, in seconds; otherwise 0.
  fileprivate var decodedSeconds: Double { tier >= .decode && kind != .image ? duration ?? 0 : 0 }

  /// True if the memory of the worker was too small for the file.
  fileprivate var needsMemory: Bool {
    error?.message.id == .headerOverMemory || problems.contains { $0.message.id == .decodingOverMemory }
  }
}

import MediaProbe
import WorkerChannel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A worker that has not said hello yet.
struct StartingWorker: Sendable {
  let process: WorkerProcess
  let executable: AssetPath
  let began: SuspendingClock.Instant
}

/// The way in which a pool starts its workers.
struct WorkerLaunch: Sendable {
  /// The reason why a worker did not start, in one line.
  struct Failure: Error {
    var message: Message
    /// True if another attempt would fail too, because the program does not exist or is not a worker.
    var isLasting = false
  }

  /// The worker program; nil to search the environment and the usual places whenever a worker is started.
  let executable: AssetPath?
  /// Longest time from starting the program to its hello.
  let startTimeout: Duration

  /// Searches for the worker program again and returns its path.
  func locate() throws(WorkerMissing) -> AssetPath { try locateWorker(given: executable) }

  /// Starts a worker.
  func start() throws(Failure) -> StartingWorker {
    let located: AssetPath
    do {
      located = try locate()
    } catch {
      throw Failure(message: error.message, isLasting: true)
    }
    let began = SuspendingClock.now
    do {
      return StartingWorker(process: try WorkerProcess(spawning: located), executable: located, began: began)
    } catch {
      let isLasting =
        if case .system(_, let code) = error { [ENOEXEC, EACCES, ENOENT, EPERM].contains(code) } else { false }
      throw Failure(message: Message(.workerNotStarted, .text(located.text), describe(error)), isLasting: isLasting)
    }
  }

  /// Waits for the hello of a worker; nil if the deadline passed first and the worker may still start.
  func hello(
    of worker: StartingWorker, until deadline: SuspendingClock.Instant
  ) throws(Failure) -> WorkerHello? {
    let limit = worker.began.advanced(by: startTimeout)
    do {
      return try WorkerHello(try worker.process.socket.receiveMessage(until: min(limit, deadline)))
    } catch {
      if error == .timedOut, deadline < limit { return nil }
      // A worker that closed its socket is ending by itself. Its exit status says more than a kill by the pool would.
      var ending = error == .closed ? worker.process.reap(within: .milliseconds(200)) : nil
      var tail = worker.process.standardErrorTail()
      if ending == nil {
        worker.process.kill()
        ending = worker.process.reap(within: .seconds(1))
        tail = tail ?? worker.process.standardErrorTail()
      }
      let reason = error == .closed ? .text((ending ?? .unknown).description) : describe(error)
      throw notUp(worker, reason, .afterColon(tail ?? ""), isLasting: error.isMalformed)
    }
  }

  /// Returns the failure of a worker that is still starting at the deadline of a file.
  func notUp(_ worker: StartingWorker, within time: Duration) -> Failure {
    notUp(worker, .term(.noHelloWithin, .text(time.inSeconds)), .text(""), isLasting: false)
  }

  private func notUp(
    _ worker: StartingWorker, _ reason: Message.Argument, _ said: Message.Argument, isLasting: Bool
  ) -> Failure {
    Failure(message: Message(.workerNotUp, .text(worker.executable.text), reason, said), isLasting: isLasting)
  }

  private func describe(_ error: ChannelError) -> Message.Argument {
    switch error {
    case .closed: .text("closed its socket")
    case .timedOut: .term(.noHelloWithin, .text(startTimeout.inSeconds))
    case .malformed(let found): .text("spoke another language: \(found)")
    case .system(let call, let code): .text("\(call) failed: \(MediaProbe.describe(errno: code))")
    }
  }
}

extension ChannelError {
  fileprivate var isMalformed: Bool { if case .malformed = self { true } else { false } }
}

extension Duration {
  /// The duration in seconds for a message: 10, 0.3.
  var inSeconds: String {
    let milliseconds = inMilliseconds
    if milliseconds % 1000 == 0 { return "\(milliseconds / 1000)" }
    return "\(Double(milliseconds) / 1000)"
  }
}

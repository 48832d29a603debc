import MediaProbe
import WorkerChannel

/// How a pool starts its workers.
struct WorkerLaunch: Sendable {
  /// Why a worker did not come up, in one line.
  struct Failure: Error {
    var message: String
  }

  let executable: AssetPath
  /// The most time from starting the program to its hello.
  let startTimeout: Duration

  /// A worker that has said hello, and what it said.
  func start() throws(Failure) -> (WorkerProcess, WorkerHello) {
    let worker: WorkerProcess
    do {
      worker = try WorkerProcess(spawning: executable)
    } catch {
      throw Failure(message: "the worker \(executable.text) could not be started: \(describe(error))")
    }
    do {
      let message = try worker.socket.receiveMessage(until: SuspendingClock.now.advanced(by: startTimeout))
      return (worker, try WorkerHello(message))
    } catch {
      // One that closed its socket is ending by itself, and its own status tells more than ours would.
      var ending = error == .closed ? worker.reap(within: .milliseconds(200)) : nil
      var words = worker.lastWords()
      if ending == nil {
        worker.kill()
        ending = worker.reap(within: .seconds(1))
        words = words ?? worker.lastWords()
      }
      let said = words.map { ": \($0)" } ?? ""
      let reason = error == .closed ? (ending ?? .unknown).description : describe(error)
      throw Failure(
        message:
          "the worker \(executable.text) did not come up: it \(reason)\(said); install tool and worker of one release")
    }
  }

  private func describe(_ error: ChannelError) -> String {
    switch error {
    case .closed: "closed its socket"
    case .timedOut: "said no hello within \(startTimeout.inSeconds) s"
    case .malformed(let found): "spoke another language: \(found)"
    case .system(let call, let code): "\(call) failed: \(MediaProbe.describe(errno: code))"
    }
  }
}

extension Duration {
  /// Seconds for a message: 10, 0.3.
  var inSeconds: String {
    let milliseconds = inMilliseconds
    if milliseconds % 1000 == 0 { return "\(milliseconds / 1000)" }
    return "\(Double(milliseconds) / 1000)"
  }
}

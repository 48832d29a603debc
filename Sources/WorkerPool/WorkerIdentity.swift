public import MediaProbe
package import WorkerChannel

/// A worker program and the versions of its libraries.
public struct WorkerIdentity: Sendable, Equatable {
  /// Path of the worker program.
  public let executable: AssetPath
  /// Versions of the libraries by name, for example `libavformat` → `59.27.100`.
  public let libraries: [String: String]
  /// The measures that confine it, in the order in which it took them.
  package let confinement: [ConfinementMeasure]
}

/// The reason why a worker program was found but could not be used, in one line.
public struct WorkerUnusable: Error, Sendable, Equatable, CustomStringConvertible {
  /// The reason in one line of English.
  public let description: String
}

extension WorkerPool {
  /// Starts a worker, asks for the versions of its libraries, and ends it.
  ///
  /// - Parameter executable: Path of the worker program; nil for the one that a pool would find.
  /// - Throws: `WorkerMissing` if the program does not exist, `WorkerUnusable` if it does not start within 10 seconds.
  public static func identifyWorker(executable: AssetPath? = nil) throws -> WorkerIdentity {
    let launch = WorkerLaunch(executable: try locateWorker(given: executable), startTimeout: .seconds(10))
    do throws(WorkerLaunch.Failure) {
      let worker = try launch.start()
      guard let hello = try launch.hello(of: worker, until: worker.began.advanced(by: launch.startTimeout)) else {
        throw launch.notUp(worker, within: launch.startTimeout)
      }
      worker.process.socket.hangUp()
      if worker.process.reap(within: .milliseconds(200)) == nil {
        worker.process.kill()
        _ = worker.process.reap(within: .milliseconds(500))
      }
      return WorkerIdentity(executable: worker.executable, libraries: hello.libraries, confinement: hello.confinement)
    } catch {
      throw WorkerUnusable(description: error.message.english)
    }
  }
}

import CDescriptors
package import MediaProbe
import PreflightDocuments
import PreflightOperations
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The transport of a Unix socket, for many processes that share the workers and the prepared rules of one. Only processes of the
/// same user can connect. Each connection is an exchange of its own.
package final class SocketServer: Sendable {
  /// Most connections at once. Further ones wait in the queue of the system.
  package static let mostConnections = 256

  private let path: AssetPath
  private let listener: Int32
  private let isStopped = Mutex(false)
  private let connections = Mutex(0)

  /// Listens at a path.
  ///
  /// - Throws: `Failure` if the socket cannot be made.
  package init(_ path: AssetPath) throws {
    self.path = path
    listener = unsafe withCString(path.bytes) { unsafe pf_socket_listen($0) }
    if listener >= 0 { return }
    if listener == -EADDRINUSE {
      throw Failure(.incomplete, .socketInUse(shown(path)))
    }
    throw Failure(.incomplete, .cannotMakeSocket(shown(path), CommandText(SystemError(code: -listener))))
  }

  deinit { if listener >= 0 { close(listener) } }

  /// Answers the calls of all connections until the task is canceled, and removes the socket.
  package func serve(_ answers: ExchangeAnswers) async throws {
    defer { _ = unsafe withCString(path.bytes) { unsafe unlink($0) } }
    let (accepted, more) = AsyncStream<Int32>.makeStream()
    try await withTaskCancellationHandler {
      let code = startThread {
        self.accept { more.yield($0) }
        more.finish()
      }
      guard code == 0 else { throw Failure(.incomplete, .cannotStartThread(CommandText(SystemError(code: code)))) }
      await withDiscardingTaskGroup { group in
        for await connection in accepted {
          group.addTask { await self.answer(connection, answers) }
        }
      }
      try Task.checkCancellation()
    } onCancel: {
      isStopped.withLock { $0 = true }
    }
  }

  /// Waits for connections, and looks between them if the server was stopped.
  private func accept(_ take: (Int32) -> Void) {
    while !isStopped.withLock({ $0 }) {
      guard connections.withLock({ $0 < Self.mostConnections }) else {
        sleepThread(for: .milliseconds(10))
        continue
      }
      let connection = pf_socket_accept(listener, 200)
      if connection >= 0 {
        connections.withLock { $0 += 1 }
        take(connection)
      } else if connection != -EAGAIN {
        // The process has no descriptor left, or the caller is gone.
        sleepThread(for: .milliseconds(10))
      }
    }
  }

  private func answer(_ connection: Int32, _ answers: ExchangeAnswers) async {
    let streams = StandardStreams(output: connection) { readBlocks(of: connection, $0) }
    // After a cancellation the reading thread may still use the descriptor, and the process ends.
    if (try? await streams.serve(answers)) != nil { close(connection) }
    connections.withLock { $0 -= 1 }
  }
}

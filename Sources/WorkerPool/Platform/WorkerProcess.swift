import CDescriptors
package import MediaProbe
import Synchronization
package import WorkerChannel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// One running worker: its process, its socket and its standard error.
///
/// One lane starts it, talks to it and reaps it; any thread may kill it.
package final class WorkerProcess: Sendable {
  /// The process number; it stays reserved until the process is reaped.
  let number: Int32
  package let socket: Socket
  private let errors: Socket
  /// True until the process is reaped. Killing and reaping hold this lock, because after reaping the system may give
  /// the number to another process.
  private let isOurs = Mutex(true)

  /// Starts a program; it has not said hello yet.
  package init(spawning executable: AssetPath) throws(ChannelError) {
    let (near, far) = try Socket.pair()
    var (readEnd, writeEnd): (Int32, Int32) = (-1, -1)
    var code = unsafe pf_pipe(&readEnd, &writeEnd)
    guard code == 0 else { throw .system("pipe", code) }
    // These objects own the descriptors from here on, so that each is closed exactly once.
    let (errors, childErrors) = (Socket(owning: readEnd), Socket(owning: writeEnd))
    var process: pid_t = 0
    let name = executable.bytes.map { CChar(bitPattern: $0) } + [0]
    code = unsafe name.withUnsafeBufferPointer { path in
      guard let start = path.baseAddress else { return EINVAL }
      return unsafe pf_worker_spawn(start, far.descriptor, childErrors.descriptor, &process)
    }
    guard code == 0 else { throw .system("starting", code) }
    number = process
    socket = near
    self.errors = errors
  }

  /// Kills the process and its group at once; does nothing if it has ended already.
  package func kill() {
    isOurs.withLock { isOurs in
      if isOurs { pf_worker_kill(number) }
    }
  }

  /// Reaps the process if it ends within a time; nil if it is still running.
  package func reap(within time: Duration) -> ProcessEnding? {
    let deadline = SuspendingClock.now.advanced(by: time)
    while true {
      if let ending = reapNow() { return ending }
      if SuspendingClock.now >= deadline { return nil }
      usleep(500)
    }
  }

  private func reapNow() -> ProcessEnding? {
    isOurs.withLock { isOurs in
      guard isOurs else { return .unknown }
      var status: Int32 = 0
      let found = unsafe pf_worker_reap(number, &status)
      if found == 0 { return nil }
      isOurs = false
      // If no child has that number, it is gone: SIGCHLD is ignored, or other code waits for any child.
      return found == 1 ? ProcessEnding(status: status) : .unknown
    }
  }

  /// Largest number of bytes read from standard error at once: the capacity of a pipe (pipe(7)).
  private static let standardErrorLimit = 64 << 10
  /// Longest time for reading it, in case the machine is very slow.
  private static let standardErrorTime = Duration.milliseconds(50)

  /// Returns the last line that the process wrote to standard error since the previous call, sanitized for a message; nil if it
  /// wrote no line. Regular calls keep the pipe from filling. When it is full, further output is lost and the process does not
  /// block. The limits also apply to a process that writes endlessly.
  func standardErrorTail() -> String? {
    let deadline = SuspendingClock.now.advanced(by: Self.standardErrorTime)
    var tail: [UInt8] = []
    var total = 0
    while total < Self.standardErrorLimit, SuspendingClock.now < deadline {
      var got = 0
      let part = unsafe [UInt8](unsafeUninitializedCapacity: 4096) { buffer, filled in
        got = unsafe read(errors.descriptor, buffer.baseAddress, 4096)
        filled = max(0, got)
      }
      if got < 0, errno == EINTR { continue }
      if got <= 0 { break }
      total += got
      tail = Array((tail + part).suffix(4096))
    }
    guard let line = tail.split(separator: UInt8(ascii: "\n")).last else { return nil }
    // The libraries quote the file in their messages, and the file may be hostile.
    let text = String(decoding: line, as: UTF8.self).unicodeScalars.filter { !$0.disturbsTerminal }.prefix(200)
    return text.isEmpty ? nil : String(String.UnicodeScalarView(text))
  }
}

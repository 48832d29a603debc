import CDescriptors

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The resource limits of a worker.
enum WorkerLimits {
  /// Largest address space in bytes. It is ten times what the libraries and a picture of 268 million pixels need, but a
  /// few workers do not exhaust a machine. Allocations above it fail.
  static let memory: UInt64 = 2 << 30

  /// Seconds that a worker waits longer than the pool before it ends itself, so that the pool can act first.
  static let grace: UInt32 = 2

  /// Sets the limits and makes this process end with its parent. Returns 0, or the error number.
  static func impose() -> Int32 {
    pf_worker_follow_parent()
    return pf_worker_limit(memory)
  }

  /// Ends this process by SIGALRM after this time and the grace, unless called again, in case the pool cannot. Nil
  /// cancels the alarm.
  static func endItself(after milliseconds: UInt64?) {
    guard let milliseconds else {
      _ = alarm(0)
      return
    }
    _ = alarm(UInt32(clamping: milliseconds / 1000 + 1 + UInt64(grace)))
  }
}

/// Ends this process.
func end(_ status: Int32) -> Never { exit(status) }

/// Writes a line to standard error.
func complain(_ line: String) {
  var bytes = Array(line.utf8)
  bytes.append(UInt8(ascii: "\n"))
  _ = unsafe write(STDERR_FILENO, bytes, bytes.count)
}

/// Writes text to standard output.
func say(_ text: String) {
  let bytes = Array(text.utf8)
  _ = unsafe write(STDOUT_FILENO, bytes, bytes.count)
}

/// The arguments of this process without its name.
var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

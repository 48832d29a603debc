import CDescriptors

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bounds within which a worker runs.
enum WorkerLimits {
  /// The most address space in bytes: ten times what the libraries and a picture of 268 million pixels need, and little
  /// enough that a few workers do not exhaust a machine. What asks for more gets no memory, and fails or dies.
  static let memory: UInt64 = 2 << 30

  /// How much longer than the pool a worker waits before it ends itself, in seconds: time for the pool to be first.
  static let grace: UInt32 = 2

  /// Imposes the bounds, and makes this process end with the one that started it. A false answer has a reason.
  static func impose() -> Int32 {
    pf_worker_follow_parent()
    return pf_worker_limit(memory)
  }

  /// Ends this process by SIGALRM so many milliseconds and the grace from now, unless called again: should the pool be
  /// unable to. Nil ends it never.
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

/// Writes to standard output.
func say(_ text: String) {
  let bytes = Array(text.utf8)
  _ = unsafe write(STDOUT_FILENO, bytes, bytes.count)
}

/// The arguments of this process, without its name.
var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

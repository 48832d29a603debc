import CConfinement

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The time that a worker takes for a file.
enum WorkerLimits {
  /// Seconds that a worker waits longer than the pool before it ends itself, so that the pool can act first.
  static let grace: UInt32 = 2

  /// Makes this process end with its parent, gives it the stack that decoders need, and keeps freed memory. Returns 0, or
  /// the error number.
  static func prepare() -> Int32 {
    pf_confine_follow_parent()
    pf_keep_freed_memory()
    return pf_confine_stack()
  }

  /// Ends this process after this time and the grace, unless called again, in case the pool cannot: by SIGALRM, or by
  /// SIGXCPU if the alarm was cancelled. Nil cancels the alarm.
  static func endItself(after milliseconds: UInt64?, threads: Int) {
    guard let milliseconds else {
      _ = alarm(0)
      return
    }
    let seconds = milliseconds / 1000 + 1 + UInt64(grace)
    // Processor time is at most the time that passes on each thread: those that decode, and the one that reads.
    let used = seconds.multipliedReportingOverflow(by: UInt64(threads) + 1)
    _ = pf_confine_processor_time(used.overflow ? .max : used.partialValue)
    _ = alarm(UInt32(clamping: seconds))
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

import CConfinement
import MediaProbe
import WorkerChannel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The limits on the resources that a worker uses for a file.
struct WorkerLimits {
  /// Seconds that a worker waits longer than the pool before it ends itself, so that the pool can act first.
  static let grace: UInt32 = 2

  /// Time until which the limit of processor time leaves enough for a file, and that amount in seconds.
  private var granted: (until: SuspendingClock.Instant, seconds: UInt64)?

  /// The present limit of memory.
  private var memory = WorkerProtocol.memory

  /// Limits the memory of this process for the next file. Setting it takes a system call, and most files have the same limit.
  mutating func limitMemory(to bytes: UInt64) {
    guard bytes != memory, !pf_confine_is_sanitized() else { return }
    memory = bytes
    _ = pf_set_data(bytes)
  }

  /// Makes this process end with its parent, gives it the stack that decoders need, and keeps freed memory. Returns 0, or
  /// the error number.
  static func prepare() -> Int32 {
    pf_confine_follow_parent()
    pf_keep_freed_memory()
    return pf_confine_stack()
  }

  /// Ends this process after this time and the grace, unless called again, in case the pool cannot: by SIGALRM, or by
  /// SIGXCPU if the alarm was canceled. Nil cancels the alarm.
  mutating func endItself(after milliseconds: UInt64?, threads: Int) {
    guard let milliseconds else {
      _ = alarm(0)
      return
    }
    let seconds = milliseconds / 1000 + 1 + UInt64(Self.grace)
    // Processor time is at most the time that passes on each thread: those that decode, and the one that reads.
    limitProcessorTime(to: seconds.saturatingProduct(UInt64(threads) + 1), perSecond: UInt64(threads) + 1)
    _ = alarm(UInt32(clamping: seconds))
  }

  /// Setting the limit takes three system calls, so it is set for all files that begin within a second.
  private mutating func limitProcessorTime(to seconds: UInt64, perSecond: UInt64) {
    let now = SuspendingClock.now
    if let granted, now < granted.until, seconds <= granted.seconds { return }
    granted = (now.advanced(by: .seconds(1)), seconds)
    _ = pf_confine_processor_time(seconds.saturatingSum(perSecond))
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

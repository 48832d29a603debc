import Foundation

/// Returns the peak memory of this process in bytes; 0 if the system does not provide it.
func peakMemory() -> Int {
  #if canImport(Darwin)
    var usage = rusage()
    return unsafe getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss : 0
  #else
    // On this system, getrusage includes the parent's memory (proc(5), VmHWM).
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kibibytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
    return (kibibytes ?? 0) * 1024
  #endif
}

/// Returns the processor time of this process in microseconds: POSIX defines a million clock ticks per second.
func processorTime() -> Int { Int(clock()) }

/// A file that keeps a process's number even if the process crashes.
final class Note {
  private let descriptor: Int32

  init?(_ path: String) {
    descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
  }

  // Each file has one note. Thousands of open ones exceed the limits of some systems, and of `Process`.
  deinit { close(descriptor) }

  func write(_ number: UInt64) {
    var number = number
    _ = unsafe withUnsafeBytes(of: &number) { unsafe pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }

  func read() -> UInt64 {
    var number: UInt64 = 0
    _ = unsafe withUnsafeMutableBytes(of: &number) { unsafe pread(descriptor, $0.baseAddress, $0.count, 0) }
    return number
  }
}

import Foundation

/// The most memory that this process had at once, in bytes; 0 where the system does not tell.
func peakMemory() -> Int {
  #if canImport(Darwin)
    var usage = rusage()
    return unsafe getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss : 0
  #else
    // What getrusage tells here holds what the parent had (proc(5), VmHWM).
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kibibytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
    return (kibibytes ?? 0) * 1024
  #endif
}

/// Time that this process took of processors, in microseconds: POSIX defines a million clocks a second.
func processorTime() -> Int { Int(clock()) }

/// A file in which a process notes a number that outlives its crash.
final class Note {
  private let descriptor: Int32

  init?(_ path: String) {
    descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
  }

  // One for every file: thousands that stay open are more than some systems allow, and than `Process` can list.
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

import CDescriptors
import MediaProbe
import PreflightDocuments

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The exit status and output of a program that has ended.
struct ChildProcess {
  /// The exit status, or 128 plus the number of the signal that ended the program.
  let status: Int32
  let output: [UInt8]
  let errors: [UInt8]

  /// True if the program was killed, because its time was over or the task was canceled.
  let wasKilled: Bool

  /// Runs a program from PATH without a shell and with an empty standard input, and waits for its end.
  ///
  /// - Parameters:
  ///   - environment: The environment of the program, such as `LC_ALL=C`; nil for that of this process.
  ///   - deadline: The time at which the program is killed; nil to wait for as long as it takes.
  ///   - read: Receives the output so far whenever there is more of it, if the program has a deadline.
  init(
    _ name: String, _ arguments: [[UInt8]], environment: [String]? = nil, deadline: ContinuousClock.Instant? = nil,
    read: (([UInt8]) -> Void)? = nil
  ) throws(SystemError) {
    let out = try Pipe()
    let err = try Pipe()
    let process = try Self.spawn([Array(name.utf8)] + arguments, out.writeEnd, err.writeEnd, environment)
    out.closeWriteEnd()
    err.closeWriteEnd()
    var isOver = false
    if let deadline {
      (output, errors) = Self.readToEnd(out.readEnd, err.readEnd, read: read) {
        guard ContinuousClock.now >= deadline || Task.isCancelled else { return }
        if !isOver { _ = kill(process, SIGKILL) }
        isOver = true
      }
    } else {
      (output, errors) = Self.readToEnd(out.readEnd, err.readEnd)
    }
    wasKilled = isOver
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw SystemError(code: errno) }
    }
    let signal = status & 0x7F
    self.status = signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  /// The reason why this machine could not write more of a file for the program; nil if the program's last lines have no such
  /// reason. The program runs in the locale C.
  var writeRefusal: SystemError? {
    // The file exceeded the maximum size that a process may write (`ulimit -f`).
    if status == 128 + SIGXFSZ { return SystemError(code: EFBIG) }
    let lines = errors.split(separator: UInt8(ascii: "\n")).suffix(16).map { String(decoding: $0, as: UTF8.self) }
    return [ENOSPC, EDQUOT, EFBIG, EACCES, EPERM, EROFS].lazy.map { SystemError(code: $0) }
      .first { error in lines.contains { $0.hasSuffix("\(error)") } }
  }

  /// The signal by which something outside ended the program; nil otherwise. A crash is the program's own.
  var foreignSignal: Int? {
    guard !wasKilled else { return nil }
    // ffmpeg ends with this status after a termination signal.
    if status == 255 { return Int(SIGTERM) }
    let signals = [SIGKILL, SIGTERM, SIGINT, SIGHUP, SIGQUIT]
    return signals.first { status == 128 + $0 }.map { Int($0) }
  }

  private static func spawn(
    _ words: [[UInt8]], _ out: Int32, _ err: Int32, _ environment: [String]?
  ) throws(SystemError) -> pid_t {
    var process: pid_t = 0
    let code = unsafe withCStrings(words) { arguments in
      guard let name = unsafe arguments[0] else { return ENOMEM }
      // The program stays in the process group of this one, so that an interrupt at the terminal ends it too.
      guard let environment else { return unsafe pf_spawn(name, arguments, nil, [-1, out, err], false, &process) }
      return unsafe withCStrings(environment.map { Array($0.utf8) }) { variables in
        unsafe pf_spawn(name, arguments, variables, [-1, out, err], false, &process)
      }
    }
    guard code == 0 else { throw SystemError(code: code) }
    return process
  }

  /// The number of bytes of standard error that are kept.
  private static let mostErrors = 1 << 20

  /// Reads two pipes at once, because a program can wait until one of them is read.
  ///
  /// - Parameter watch: Called several times a second while no data arrives; nil to sleep until data arrives.
  private static func readToEnd(
    _ first: Int32, _ second: Int32, read report: (([UInt8]) -> Void)? = nil, watch: (() -> Void)? = nil
  ) -> ([UInt8], [UInt8]) {
    var requests = [first, second].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var bytes: [[UInt8]] = [[], []]
    while requests.contains(where: { $0.fd >= 0 }) {
      guard unsafe poll(&requests, 2, watch == nil ? -1 : 100) >= 0 || errno == EINTR else { break }
      watch?()
      for index in requests.indices where requests[index].fd >= 0 && requests[index].revents != 0 {
        var isOver = false
        bytes[index] += unsafe [UInt8](unsafeUninitializedCapacity: 65_536) { block, count in
          let got = unsafe read(requests[index].fd, block.baseAddress, block.count)
          count = max(0, got)
          isOver = got == 0 || got < 0 && errno != EINTR
        }
        if isOver { requests[index].fd = -1 } else if index == 0 { report?(bytes[0]) }
        // A damaged file can make a program print errors forever. Only the last lines of the errors count.
        if index == 1, bytes[1].count > 2 * mostErrors { bytes[1].removeFirst(bytes[1].count - mostErrors) }
      }
    }
    return (bytes[0], bytes[1])
  }
}

/// Calls a function with copies of texts as C strings, followed by a null pointer.
private func withCStrings(_ texts: [[UInt8]], _ body: ([UnsafeMutablePointer<CChar>?]) -> Int32) -> Int32 {
  let pointers = unsafe texts.map { text in unsafe withCString(text) { unsafe strdup($0) } } + [nil]
  defer { for index in unsafe pointers.indices { unsafe free(pointers[index]) } }
  return unsafe body(pointers)
}

/// Both ends of a pipe. They are closed when the object is released, and in child processes.
private final class Pipe {
  let readEnd: Int32
  private(set) var writeEnd: Int32

  init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw SystemError(code: errno) }
    (readEnd, writeEnd) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  func closeWriteEnd() {
    if writeEnd >= 0 { close(writeEnd) }
    writeEnd = -1
  }

  deinit {
    closeWriteEnd()
    close(readEnd)
  }
}

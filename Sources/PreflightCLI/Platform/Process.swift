import MediaProbe

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The arguments behind the program's name, as text from which `AssetPath(argument:)` gets back every byte.
///
/// Text cannot hold bytes that are not UTF-8. Such a byte becomes one character of the last private plane, U+10FF00 plus
/// the byte, and so does each byte of an argument that has such characters of its own.
func commandLineArguments() -> [String] {
  let count = Int(CommandLine.argc)
  return (1..<max(1, count)).compactMap { index -> String? in
    guard let argument = unsafe CommandLine.unsafeArgv[index] else { return nil }
    let length = unsafe strlen(argument)
    let bytes = unsafe UnsafeRawBufferPointer(start: argument, count: length).map { $0 }
    return argumentText(bytes)
  }
}

/// Ends this program's wish to die when a reader goes away; the write fails instead.
func ignoreBrokenPipes() {
  _ = signal(SIGPIPE, SIG_IGN)
}

/// Raises the number of files that this process may have open as far as the system lets it, and says how far that is.
func raiseOpenFileLimit() -> Int {
  var limit = rlimit()
  #if canImport(Glibc)
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    let resource = RLIMIT_NOFILE
  #endif
  guard unsafe getrlimit(resource, &limit) == 0 else { return 256 }
  // More than this is of no use here, and a limit without end does not fit everywhere.
  let wanted = min(limit.rlim_max, 4096)
  if limit.rlim_cur < wanted {
    var raised = limit
    raised.rlim_cur = wanted
    if unsafe setrlimit(resource, &raised) == 0 { limit = raised }
  }
  return Int(clamping: min(limit.rlim_cur, 4096))
}

/// Calls back once, at the first signal that asks for an end; a second one ends the program the usual way.
func onInterrupt(_ body: @escaping @Sendable () -> Void) {
  InterruptWatch.start(body)
}

/// The number of processors that are online; at least 1.
func processorCount() -> Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

/// The value of an environment variable; nil when it is not set or empty.
func environment(_ name: String) -> String? {
  guard let value = unsafe getenv(name) else { return nil }
  let text = unsafe String(cString: value)
  return text.isEmpty ? nil : text
}

func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

/// The columns of the terminal behind a descriptor; nil when it is none.
func terminalColumns(_ descriptor: Int32) -> Int? {
  var size = winsize()
  guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
  return Int(size.ws_col)
}

/// Prints one line on standard error, without anything that could act on the terminal.
func complain(_ message: String) {
  var line = ""
  for scalar in message.unicodeScalars {
    if scalar != "\n", scalar.disturbsTerminal {
      line += "\\u{" + String(scalar.value, radix: 16) + "}"
    } else {
      line.unicodeScalars.append(scalar)
    }
  }
  // There is nowhere left to say that this failed.
  _ = try? writeAll(Array("preflight: \(line)\n".utf8), to: STDERR_FILENO)
}

/// Writes all bytes; throws the error number of the write that failed.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
  var done = 0
  while done < bytes.count {
    let written = unsafe bytes.withUnsafeBytes { buffer in
      let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[done...])
      return unsafe write(descriptor, rest.baseAddress, rest.count)
    }
    if written >= 0 {
      done += written
    } else if errno == EAGAIN {
      // Standard output may have been left non-blocking by another program: wait until it takes more.
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = unsafe poll(&request, 1, -1)
    } else if errno != EINTR {
      throw SystemError(code: errno)
    }
  }
}

/// A system call that failed.
struct SystemError: Error, CustomStringConvertible {
  let code: Int32
  var isBrokenPipe: Bool { code == EPIPE }
  var description: String { describe(errno: code) }
}

/// Where a report goes: standard output, or a file that takes its final name only when it is whole.
struct ReportOutput: ~Copyable {
  private let descriptor: Int32
  private let names: (temporary: AssetPath, final: AssetPath)?
  private var isFinished = false

  /// Standard output.
  init() {
    descriptor = STDOUT_FILENO
    names = nil
  }

  /// A file. What is no regular file yet (a device, a FIFO) is written directly.
  init(_ path: AssetPath) throws(SystemError) {
    var status = stat()
    let exists = unsafe withCString(path.bytes) { unsafe stat($0, &status) } == 0
    let direct = exists && status.st_mode & S_IFMT != S_IFREG
    let target = direct ? path : Self.temporaryName(for: path)
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | (direct ? 0 : O_TRUNC)
    descriptor = unsafe withCString(target.bytes) { unsafe open($0, flags, 0o666) }
    guard descriptor >= 0 else { throw SystemError(code: errno) }
    names = direct ? nil : (target, path)
  }

  /// Under which a report is written until it is whole.
  static func temporaryName(for path: AssetPath) -> AssetPath {
    AssetPath(bytes: path.bytes + Array(".\(getpid()).partial".utf8))
  }

  /// The file that standard output is directed to; nil when it is none, or the system does not tell.
  static func standardOutputFile() -> AssetPath? {
    var status = stat()
    guard unsafe fstat(STDOUT_FILENO, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let found = unsafe [CChar](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      #if os(Linux)
        let length = unsafe readlink("/proc/self/fd/1", start, buffer.count)
        count = length < 0 ? 0 : length
      #else
        count = unsafe fcntl(STDOUT_FILENO, F_GETPATH, start) == 0 ? strlen(start) : 0
      #endif
    }
    return found.isEmpty ? nil : AssetPath(bytes: found.map { UInt8(bitPattern: $0) })
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }
  var columns: Int? { terminalColumns(descriptor) }

  func write(_ bytes: [UInt8]) throws(SystemError) { try writeAll(bytes, to: descriptor) }

  /// Gives the report its final name.
  mutating func finish() throws(SystemError) {
    guard let names else { return }
    let moved = unsafe withCString(names.temporary.bytes) { old in
      unsafe withCString(names.final.bytes) { new in unsafe rename(old, new) }
    }
    guard moved == 0 else { throw SystemError(code: errno) }
    isFinished = true
  }

  deinit {
    guard let names else { return }
    close(descriptor)
    if !isFinished { _ = unsafe withCString(names.temporary.bytes) { unsafe unlink($0) } }
  }
}

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
///
/// - Throws: When Swift's runtime could not find the arguments, which it does by `/proc` on Linux. A run without them would
///   print help, and a gate would be green that judged nothing.
func commandLineArguments() throws(Failure) -> [String] {
  let count = Int(CommandLine.argc)
  guard count > 0 else {
    throw Failure(
      .incomplete,
      "cannot read the arguments: mount /proc, or free file descriptors (ulimit -n); nothing was done")
  }
  return (1..<count).compactMap { index -> String? in
    guard let argument = unsafe CommandLine.unsafeArgv[index] else { return nil }
    let length = unsafe strlen(argument)
    let bytes = unsafe UnsafeRawBufferPointer(start: argument, count: length).map { $0 }
    return argumentText(bytes)
  }
}

/// Has a write fail where it would end this program by a signal: a reader went away, or a file may not grow any more
/// (`ulimit -f`). A report that fails is cleared away and said to have failed.
func letWritesFail() {
  _ = signal(SIGPIPE, SIG_IGN)
  _ = signal(SIGXFSZ, SIG_IGN)
}

/// Fills the places of standard streams that are closed (`>&-`), so that no file that is opened later takes one of them
/// and gets what was meant for the stream. What stands there fails to write and to read.
func keepStandardStreams() {
  for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
    // The lowest free descriptor is this one: those below it are in use by now.
    _ = unsafe open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
  }
}

/// True if the system lets this process have so many bytes more of address space. None is kept.
func hasMemory(_ bytes: Int) -> Bool {
  guard let room = unsafe mmap(nil, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0), unsafe room != MAP_FAILED else {
    return false
  }
  unsafe munmap(room, bytes)
  return true
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

let standardOutput = STDOUT_FILENO
let standardError = STDERR_FILENO

func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

/// Whether this program may write to its terminal: not while it runs in the background of a shell.
func isInForeground(_ descriptor: Int32) -> Bool { tcgetpgrp(descriptor) == getpgrp() }

/// Whether a descriptor is the end of a pipe or a socket.
func isPipe(_ descriptor: Int32) -> Bool { [S_IFIFO, S_IFSOCK].contains(fileKind(descriptor)) }

/// Whether a descriptor is a file on a disk.
func isFile(_ descriptor: Int32) -> Bool { fileKind(descriptor) == S_IFREG }

/// The file type of a descriptor (`S_IFMT`); 0 when it is closed.
private func fileKind(_ descriptor: Int32) -> mode_t {
  var status = stat()
  return unsafe fstat(descriptor, &status) == 0 ? status.st_mode & S_IFMT : 0
}

/// The columns of the terminal behind a descriptor; nil when it is none.
func terminalColumns(_ descriptor: Int32) -> Int? {
  var size = winsize()
  guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
  return Int(size.ws_col)
}

/// Prints one line on standard error, without anything that could act on the terminal.
func complain(_ message: String) {
  // There is nowhere left to say that this failed.
  _ = try? writeAll(Array("preflight: \(harmless(message))\n".utf8), to: STDERR_FILENO)
}

/// A path for a message: one line, without anything that could act on a terminal.
func shown(_ path: AssetPath) -> String {
  path.text.split(separator: "\n", omittingEmptySubsequences: false).map { harmless(String($0)) }.joined(
    separator: "\\n")
}

/// Text without anything that could act on a terminal.
private func harmless(_ message: String) -> String {
  var line = ""
  for scalar in message.unicodeScalars {
    if scalar != "\n", scalar.disturbsTerminal {
      line += "\\u{" + String(scalar.value, radix: 16) + "}"
    } else {
      line.unicodeScalars.append(scalar)
    }
  }
  return line
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

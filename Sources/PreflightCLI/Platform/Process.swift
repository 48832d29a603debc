import CProcessStart
import MediaProbe
import PreflightDocuments
import PreflightOperations
import PreflightReports

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Returns the arguments after the program's name, as text from which `AssetPath(argument:)` restores every byte.
///
/// Text cannot contain bytes that are not UTF-8. Such a byte becomes a character of the last private plane, U+10FF00 plus the
/// byte. If an argument already has such characters, all of its bytes beyond ASCII are converted.
///
/// - Throws: `Failure` if Swift's runtime could not find the arguments, which it reads from `/proc` on Linux. A run without
///   arguments would print help and succeed, although nothing was judged.
func commandLineArguments() throws(Failure) -> [String] {
  let count = Int(CommandLine.argc)
  guard count > 0 else {
    throw Failure(.incomplete, CommandText(asWritten: PF_ARGUMENTS_UNREADABLE))
  }
  return (1..<count).compactMap { index -> String? in
    guard let argument = unsafe CommandLine.unsafeArgv[index] else { return nil }
    let length = unsafe strlen(argument)
    let bytes = unsafe UnsafeRawBufferPointer(start: argument, count: length).map { $0 }
    return argumentText(bytes)
  }
}

/// Ignores the signals of failed writes (closed pipes, `ulimit -f`), so that the writes return errors instead. Incomplete
/// reports are then removed, and the failure is printed.
func ignoreWriteSignals() {
  _ = signal(SIGPIPE, SIG_IGN)
  _ = signal(SIGXFSZ, SIG_IGN)
}

/// Returns true if the system can give this process this many more bytes of address space. The memory is released again.
func hasMemory(_ bytes: Int) -> Bool {
  guard let room = unsafe mmap(nil, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0), unsafe room != MAP_FAILED else {
    return false
  }
  unsafe munmap(room, bytes)
  return true
}

/// Raises the limit of open files as far as the system allows, up to 4096, and returns it.
func raiseOpenFileLimit() -> Int {
  var limit = rlimit()
  #if canImport(Glibc)
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    let resource = RLIMIT_NOFILE
  #endif
  guard unsafe getrlimit(resource, &limit) == 0 else { return 256 }
  // A higher limit is not useful, and not all systems accept an infinite one.
  let wanted = min(limit.rlim_max, 4096)
  if limit.rlim_cur < wanted {
    var raised = limit
    raised.rlim_cur = wanted
    if unsafe setrlimit(resource, &raised) == 0 { limit = raised }
  }
  return Int(clamping: min(limit.rlim_cur, 4096))
}

/// Sets the function that is called at the first signal that asks for the end. The second signal ends the program.
func onInterrupt(_ body: @escaping @Sendable () -> Void) {
  InterruptWatch.start(body)
}

/// Returns the number of online processors, at least 1.
func processorCount() -> Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

/// Ends the program.
func end(_ status: ExitStatus) -> Never { exit(status.rawValue) }

/// Returns the value of an environment variable; nil if it is not set or empty.
func environment(_ name: String) -> String? { processVariable(name) }

let standardOutput = STDOUT_FILENO
let standardInput = STDIN_FILENO
let standardError = STDERR_FILENO

func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

/// Returns true if this program is in the foreground of its terminal, and so can write to it.
func isInForeground(_ descriptor: Int32) -> Bool { tcgetpgrp(descriptor) == getpgrp() }

/// Returns true if a descriptor is an end of a pipe or a socket.
func isPipe(_ descriptor: Int32) -> Bool { [S_IFIFO, S_IFSOCK].contains(fileKind(descriptor)) }

/// Returns true if a descriptor is a regular file.
func isFile(_ descriptor: Int32) -> Bool { fileKind(descriptor) == S_IFREG }

/// Returns the file type of a descriptor (`S_IFMT`); 0 if it is closed.
private func fileKind(_ descriptor: Int32) -> mode_t {
  var status = stat()
  return unsafe fstat(descriptor, &status) == 0 ? status.st_mode & S_IFMT : 0
}

/// Prints one line on standard error, in the language of messages. Characters that could control the terminal, or form commands for a build server, are
/// escaped.
func printError(_ text: CommandText) {
  printMessage("preflight: \(text.text(in: MessageLanguage.current))")
}

/// Prints a message to standard error, with such characters escaped; nothing if it is empty.
func printMessage(_ message: String) {
  guard !message.isEmpty else { return }
  // If this fails, no place is left to report it.
  _ = try? writeAll(Array("\(CommandGuard.lines(escapedForTerminal(message)))\n".utf8), to: STDERR_FILENO)
}

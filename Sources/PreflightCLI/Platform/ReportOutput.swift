import MediaProbe

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where a report goes: standard output, or a file that takes its final name only when it is whole.
struct ReportOutput: ~Copyable {
  private var descriptor: Int32
  /// The names of a file that is renamed; nil for what is written in place.
  private let names: (temporary: AssetPath, final: AssetPath)?
  /// Whether the file bears its temporary name. Where the system lets it, it bears none while it is written: so a run
  /// that is killed leaves nothing, and one that scans the folder in which it writes does not meet its own report.
  private var isNamed = true

  /// Standard output.
  init() {
    descriptor = STDOUT_FILENO
    names = nil
  }

  /// A file, the one behind a link where the path is one. What is no regular file yet (a device, a FIFO) and what is open
  /// already (`/dev/stdout`) is written directly.
  init(_ path: AssetPath) throws(SystemError) {
    switch ReportTarget(of: path) {
    case .descriptor(let open):
      names = nil
      // With the position of the original: what others write there stands before and behind the report.
      descriptor = fcntl(open, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    case .file(let path):
      var status = stat()
      let exists = unsafe withCString(path.bytes) { unsafe stat($0, &status) } == 0
      if exists, status.st_mode & S_IFMT != S_IFREG {
        names = nil
        descriptor =
          status.st_mode & S_IFMT == S_IFIFO
          ? Self.openPipe(path) : unsafe withCString(path.bytes) { unsafe open($0, O_WRONLY | O_CLOEXEC) }
      } else {
        let temporary = Self.temporaryName(for: path)
        names = (temporary, path)
        descriptor = Self.openUnnamed(beside: path)
        isNamed = descriptor < 0
        if isNamed {
          // What a run that was killed may have left, if it had the same number.
          _ = unsafe withCString(temporary.bytes) { unsafe unlink($0) }
          descriptor = unsafe withCString(temporary.bytes) {
            unsafe open($0, O_WRONLY | O_CLOEXEC | O_CREAT | O_EXCL, 0o666)
          }
        }
      }
    }
    guard descriptor >= 0 else {
      let code = errno
      isNamed = false
      throw SystemError(code: code)
    }
  }

  /// Opens a FIFO when it has a reader; negative, with the error number `ECANCELED`, when the task is cancelled before.
  private static func openPipe(_ path: AssetPath) -> Int32 {
    while true {
      let opened = unsafe withCString(path.bytes) { unsafe open($0, O_WRONLY | O_CLOEXEC | O_NONBLOCK) }
      if opened >= 0 {
        _ = fcntl(opened, F_SETFL, O_WRONLY)
        return opened
      }
      guard errno == ENXIO || errno == EINTR else { return opened }
      if Task.isCancelled {
        errno = ECANCELED
        return -1
      }
      sleepThread(for: .milliseconds(20))
    }
  }

  /// A file without a name in the folder of a path, to be named later; negative where there is no such thing.
  private static func openUnnamed(beside path: AssetPath) -> Int32 {
    #if os(Linux)
      // O_TMPFILE, which the header builds in a way that is not imported (open(2)).
      let flags = O_WRONLY | O_CLOEXEC | O_DIRECTORY | 0o20000000
      let folder = path.folder.isEmpty ? [UInt8(ascii: ".")] : path.folder
      let opened = unsafe withCString(folder) { unsafe open($0, flags, 0o666) }
      guard opened >= 0 else { return opened }
      // It gets its name through this file system.
      if unsafe access("/proc/self/fd/\(opened)", F_OK) == 0 { return opened }
      close(opened)
    #endif
    return -1
  }

  /// Gives a file that bears no name its temporary one: there is no call that names it and replaces another at once.
  private func name(_ temporary: AssetPath) -> Bool {
    #if os(Linux)
      _ = unsafe withCString(temporary.bytes) { unsafe unlink($0) }
      let linked = unsafe withCString(temporary.bytes) {
        unsafe linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, $0, AT_SYMLINK_FOLLOW)
      }
      return linked == 0
    #else
      return false
    #endif
  }

  /// A file that exists, to whose end is written.
  init(appendingTo path: AssetPath) throws(SystemError) {
    descriptor = unsafe withCString(path.bytes) { unsafe open($0, O_WRONLY | O_APPEND | O_CLOEXEC) }
    guard descriptor >= 0 else { throw SystemError(code: errno) }
    names = nil
  }

  /// Under which a report that is to get this name is written, where it needs a name at all. In the same folder, since a
  /// rename stays within a file system; hidden; and short, since the final name may be as long as names can be: what
  /// tells the reports of a run apart is a sum over it (FNV-1a, 64 bits).
  static func temporaryName(for path: AssetPath) -> AssetPath {
    let sum = path.bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return AssetPath(bytes: path.folder + Array(".preflight-\(getpid())-\(String(sum, radix: 16)).partial".utf8))
  }

  /// Whether a path names something that a person may miss when a report has taken its place: media that is there, by
  /// content or, as sound without a signature, by name.
  static func wouldReplaceMedia(_ path: AssetPath) -> Bool {
    guard let file = try? OpenFile(path), file.fileSize > 0 else { return false }
    if path.promisedKind != nil { return true }
    guard let head = try? file.bytes(0..<UInt64(Signature.length)) else { return false }
    let signature = Signature(head)
    // A page with a drawing at its beginning may be an earlier report.
    return signature.isMedia && signature != .format("svg")
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
  /// Bytes that are there already.
  var size: Int {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? Int(clamping: status.st_size) : 0
  }
  var columns: Int? { terminalColumns(descriptor) }

  func write(_ bytes: [UInt8]) throws(SystemError) { try writeAll(bytes, to: descriptor) }

  /// Gives the report its final name.
  mutating func finish() throws(SystemError) {
    guard descriptor != STDOUT_FILENO else { return }
    if let names, !isNamed {
      isNamed = name(names.temporary)
      guard isNamed else { throw SystemError(code: errno) }
    }
    // Some file systems tell only here that there was no room.
    let closed = close(descriptor)
    let code = errno
    descriptor = -1
    guard closed == 0 || code == EINTR else { throw SystemError(code: code) }
    guard let names else { return }
    let moved = unsafe withCString(names.temporary.bytes) { old in
      unsafe withCString(names.final.bytes) { new in unsafe rename(old, new) }
    }
    guard moved == 0 else { throw SystemError(code: errno) }
    isNamed = false
  }

  deinit {
    if descriptor > STDOUT_FILENO { close(descriptor) }
    guard let names, isNamed else { return }
    _ = unsafe withCString(names.temporary.bytes) { unsafe unlink($0) }
  }
}

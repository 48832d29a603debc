import MediaProbe

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The output of a report: standard output, or a file that gets its final name only when it is complete.
struct ReportOutput: ~Copyable {
  private var descriptor: Int32
  /// The names of a file that is renamed at the end; nil if the output is written directly.
  private let names: (temporary: AssetPath, final: AssetPath)?
  /// True if the file has its temporary name. If the system allows it, the file has no name while it is written. So a killed
  /// run leaves no file, and a run does not find its own report in a scanned folder.
  private var isNamed = true

  /// Opens standard output.
  init() {
    descriptor = STDOUT_FILENO
    names = nil
  }

  /// Opens a file, or the target of a symbolic link. Devices, FIFOs and open descriptors (`/dev/stdout`) are written directly.
  init(_ path: AssetPath) throws(SystemError) {
    switch ReportTarget(of: path) {
    case .descriptor(let open):
      names = nil
      // The copy shares the position of the original, so other programs can write before and after the report.
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
          // A killed run with the same process id can have left this file.
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

  /// Opens a FIFO when it has a reader. Returns a negative number with `errno` `ECANCELED` if the task is cancelled before.
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

  /// Opens an unnamed file in the folder of a path, to be named later. Returns a negative number if the system does not support
  /// this.
  private static func openUnnamed(beside path: AssetPath) -> Int32 {
    #if os(Linux)
      // O_TMPFILE (open(2)), whose macro Swift cannot import.
      let flags = O_WRONLY | O_CLOEXEC | O_DIRECTORY | 0o20000000
      let folder = path.folder.isEmpty ? [UInt8(ascii: ".")] : path.folder
      let opened = unsafe withCString(folder) { unsafe open($0, flags, 0o666) }
      guard opened >= 0 else { return opened }
      // The file gets its name through /proc.
      if unsafe access("/proc/self/fd/\(opened)", F_OK) == 0 { return opened }
      close(opened)
    #endif
    return -1
  }

  /// Gives an unnamed file its temporary name. No system call can name it and replace another file in one step.
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

  /// Opens an existing file, to write at its end.
  init(appendingTo path: AssetPath) throws(SystemError) {
    descriptor = unsafe withCString(path.bytes) { unsafe open($0, O_WRONLY | O_APPEND | O_CLOEXEC) }
    guard descriptor >= 0 else { throw SystemError(code: errno) }
    names = nil
  }

  /// Returns the temporary name of a report, which is used if it cannot be written without a name.
  ///
  /// It is in the same folder, because a rename stays within a file system. It is hidden and short, because the final name can
  /// have the maximum length. A hash of the final name (FNV-1a, 64 bits) distinguishes the reports of a run.
  static func temporaryName(for path: AssetPath) -> AssetPath {
    let sum = path.bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return AssetPath(bytes: path.folder + Array(".preflight-\(getpid())-\(String(sum, radix: 16)).partial".utf8))
  }

  /// Returns true if a path is an existing media file by content or by name, which a report must not replace.
  static func wouldReplaceMedia(_ path: AssetPath) -> Bool {
    guard let file = try? OpenFile(path), file.fileSize > 0 else { return false }
    if path.promisedKind != nil { return true }
    guard let head = try? file.bytes(0..<UInt64(Signature.length)) else { return false }
    let signature = Signature(head)
    // A page that begins with an SVG image can be an earlier report.
    return signature.isMedia && signature != .format("svg")
  }

  /// Returns the file to which standard output is redirected; nil if it is not a file, or if its path is unknown.
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
  /// The current size in bytes.
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
    // Some file systems report a full disk only here.
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

extension ReportOutput {
  /// Writes a file, which appears when it is complete.
  ///
  /// - Parameter noun: What the file is, with a space at the end, for the message of a failure.
  static func writeFile(_ bytes: [UInt8], at path: AssetPath, noun: String = "") throws(Failure) {
    do throws(SystemError) {
      var output = try ReportOutput(path)
      try output.write(bytes)
      try output.finish()
    } catch {
      throw Failure(.incomplete, "cannot write \(noun)\(shown(path)): \(error)")
    }
  }
}

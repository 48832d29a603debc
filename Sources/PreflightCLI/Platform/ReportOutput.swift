import MediaProbe
import Synchronization

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
    let target = direct ? path : Self.temporaryName(beside: path)
    if !direct {
      // What a run that was killed may have left, if it had the same number.
      _ = unsafe withCString(target.bytes) { unsafe unlink($0) }
    }
    let flags = O_WRONLY | O_CLOEXEC | (direct ? 0 : O_CREAT | O_EXCL)
    descriptor = unsafe withCString(target.bytes) { unsafe open($0, flags, 0o666) }
    guard descriptor >= 0 else { throw SystemError(code: errno) }
    names = direct ? nil : (target, path)
  }

  /// A file that exists, to whose end is written.
  init(appendingTo path: AssetPath) throws(SystemError) {
    descriptor = unsafe withCString(path.bytes) { unsafe open($0, O_WRONLY | O_APPEND | O_CLOEXEC) }
    guard descriptor >= 0 else { throw SystemError(code: errno) }
    names = nil
  }

  /// In the same folder, since a rename stays within a file system; short, since the final name may be as long as names
  /// can be; hidden, so that a walk of the folder takes it for no asset.
  private static func temporaryName(beside path: AssetPath) -> AssetPath {
    let folder = path.bytes.lastIndex(of: UInt8(ascii: "/")).map { path.bytes[...$0] } ?? []
    let number = temporaryNames.withLock { count in
      count += 1
      return count
    }
    return AssetPath(bytes: folder + Array(".preflight-\(getpid())-\(number).partial".utf8))
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
    isFinished = true
  }

  deinit {
    if descriptor > STDOUT_FILENO { close(descriptor) }
    guard let names, !isFinished else { return }
    _ = unsafe withCString(names.temporary.bytes) { unsafe unlink($0) }
  }
}

/// How many temporary names this process gave.
private let temporaryNames = Mutex(0)

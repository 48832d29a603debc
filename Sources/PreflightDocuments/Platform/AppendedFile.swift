package import MediaProbe

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file to which several programs add lines.
package enum AppendedFile {
  /// The reason why lines were not added.
  package enum Failure: Error {
    case system(SystemError)
    /// Another program has held the lock of the file for all of the waiting time.
    case locked
    /// The path leads to something else than a file.
    case notRegular
  }

  /// Milliseconds that pass before another attempt to get the lock.
  private static let pause = 20

  /// Adds complete lines with one write, so that those of two writers never mix. Creates the file if it is missing. If the last
  /// line of the file has no end, because a writer was killed, the new lines begin after it.
  ///
  /// - Parameter patience: The milliseconds to wait for a file that another program has locked.
  package static func append(_ lines: [UInt8], to path: AssetPath, patience: Int = 10_000) throws(Failure) {
    let flags = O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK
    let descriptor = unsafe withCString(path.bytes) { unsafe open($0, flags, 0o666) }
    guard descriptor >= 0 else { throw .system(SystemError(code: errno)) }
    defer { close(descriptor) }
    var state = stat()
    guard unsafe fstat(descriptor, &state) == 0 else { throw .system(SystemError(code: errno)) }
    guard state.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    try lock(descriptor, patience: patience)
    guard unsafe fstat(descriptor, &state) == 0 else { throw .system(SystemError(code: errno)) }
    var bytes = lines
    var last: UInt8 = 0
    if state.st_size > 0, unsafe pread(descriptor, &last, 1, state.st_size - 1) == 1, last != UInt8(ascii: "\n") {
      bytes.insert(UInt8(ascii: "\n"), at: 0)
    }
    let written = unsafe bytes.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
    guard written == bytes.count else {
      let code = written < 0 ? errno : ENOSPC
      // The disk is full. Half a record would only be damage.
      if written > 0 { _ = ftruncate(descriptor, state.st_size) }
      throw .system(SystemError(code: code))
    }
  }

  private static func lock(_ descriptor: Int32, patience: Int) throws(Failure) {
    var waited = 0
    // Some file systems have no locks. There, a write at the end of the file is the only protection.
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      guard waited < patience else { throw .locked }
      usleep(UInt32(pause) * 1000)
      waited += pause
    }
  }
}

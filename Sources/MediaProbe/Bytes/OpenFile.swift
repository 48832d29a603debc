#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A regular file, open for reading; closed when the last user lets go.
///
/// Opening never waits and never acts on what it meets: a FIFO, socket, device or folder is refused by what it is, before
/// anything is read from it.
public final class OpenFile: ByteSource, Sendable {
  /// Owned by this object, valid as long as it lives.
  public let descriptor: Int32
  /// Size in bytes when it was opened.
  public let fileSize: Int64
  private let modified: timespec

  /// Opens a file by its path.
  public convenience init(_ path: AssetPath) throws(ReadError) {
    // Read only; without waiting for the other end of a FIFO; never becoming a terminal's owner; closed in children.
    let descriptor = openPath(path.bytes, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw ReadError(opening: errno) }
    try self.init(owning: descriptor)
  }

  /// Takes over a descriptor, and closes it also when this throws.
  public init(owning descriptor: Int32) throws(ReadError) {
    self.descriptor = descriptor
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      let code = errno
      close(descriptor)
      throw ReadError(.ioError, "fstat failed: \(describe(errno: code))")
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw ReadError(.notAFile, "found \(describe(mode: status.st_mode)), expected a regular file")
    }
    fileSize = Int64(status.st_size)
    modified = status.modified
  }

  deinit { close(descriptor) }

  public var size: UInt64? { UInt64(clamping: fileSize) }

  public func bytes(_ range: Range<UInt64>) throws(Halt) -> [UInt8] {
    guard let end = Int64(exactly: range.upperBound) else { return [] }
    let start = Int64(range.lowerBound)
    let count = max(0, Int(min(end, fileSize) - start))
    guard count > 0 else { return [] }
    var failure: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
        let got = unsafe pread(descriptor, rest.baseAddress, rest.count, off_t(start) + off_t(filled))
        if got > 0 {
          filled += got
        } else if got == 0 {
          break
        } else if errno != EINTR {
          failure = errno
          break
        }
      }
    }
    guard failure == 0 else { throw .failed(ReadError(.ioError, "reading failed: \(describe(errno: failure))")) }
    return bytes
  }

  /// Whether the file has another size or date than when it was opened, so that what was read may belong to no one state.
  public var hasChanged: Bool {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return true }
    let now = status.modified
    return Int64(status.st_size) != fileSize || now.tv_sec != modified.tv_sec || now.tv_nsec != modified.tv_nsec
  }
}

extension AssetPath {
  /// Looks whether a folder lies there, links followed; nothing in it is read.
  public func checkFolder() throws(ReadError) {
    let descriptor = openPath(bytes, O_RDONLY | O_DIRECTORY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor < 0 else {
      close(descriptor)
      return
    }
    switch errno {
    case ENOTDIR where target != .nothing: throw ReadError(.notFound, "found a file, expected a folder")
    case ENOENT, ENOTDIR: throw ReadError(.notFound, "no such folder: check the path")
    case let code: throw ReadError(opening: code)
    }
  }
}

extension ReadError {
  /// The error for a file that could not be opened.
  fileprivate init(opening code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self.init(.notFound, "no such file: check the path, or fetch the asset")
    case EACCES, EPERM: self.init(.permissionDenied, "not readable for this user: grant read permission")
    case ENXIO: self.init(.notAFile, "found a socket or a device without a driver, expected a regular file")
    case ELOOP: self.init(.notFound, "too many symbolic links: the link leads in a circle")
    case ENAMETOOLONG: self.init(.notFound, "a name in the path is longer than this system allows")
    default: self.init(.ioError, "open failed: \(describe(errno: code))")
    }
  }
}

private func describe(mode: mode_t) -> String {
  switch mode & S_IFMT {
  case S_IFDIR: "a folder"
  case S_IFIFO: "a FIFO"
  case S_IFSOCK: "a socket"
  case S_IFCHR, S_IFBLK: "a device"
  default: "no regular file"
  }
}

/// The system's words for an error number.
package func describe(errno code: Int32) -> String {
  guard let words = unsafe strerror(code) else { return "error \(code)" }
  return unsafe String(cString: words)
}

/// Calls with the bytes as a C string. A NUL cannot stand in a path; what follows one is not passed on.
package func withCString<Result>(_ bytes: [UInt8], _ body: (UnsafePointer<CChar>) -> Result) -> Result {
  // On the stack: every file is opened by its path.
  unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { buffer in
    for (place, byte) in bytes.enumerated() { unsafe buffer[place] = CChar(bitPattern: byte) }
    unsafe buffer[bytes.count] = 0
    guard let start = buffer.baseAddress else { preconditionFailure("a buffer with a terminator has a first element") }
    return unsafe body(start)
  }
}

extension stat {
  fileprivate var modified: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A regular file, open for reading. It is closed when its last reference is released.
///
/// Opening never blocks and has no side effects: a FIFO, socket, device or folder is refused by its type before
/// anything is read.
public final class OpenFile: ByteSource, Sendable {
  /// The file descriptor. This object owns it; it is valid as long as the object lives.
  public let descriptor: Int32
  /// Size in bytes when the file was opened.
  public let fileSize: Int64
  private let modified: timespec

  /// Opens a file by its path.
  public convenience init(_ path: AssetPath) throws(ReadError) {
    // Flags: read only, do not wait for the other end of a FIFO, close in children, never become a controlling
    // terminal.
    let descriptor = openPath(path.bytes, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else {
      let code = errno
      throw code == ENOENT && path.isWebAddress ? ReadError(.notFound, .webAddress) : ReadError(opening: code)
    }
    try self.init(owning: descriptor)
  }

  /// Opens the file of a descriptor, which stays open and keeps its position.
  public convenience init(duplicating descriptor: Int32) throws(ReadError) {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { throw ReadError(opening: errno) }
    try self.init(owning: copy)
  }

  /// Takes ownership of a descriptor; it is closed even if this throws.
  public init(owning descriptor: Int32) throws(ReadError) {
    self.descriptor = descriptor
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      let code = errno
      close(descriptor)
      throw ReadError(of: .fstat, failedWith: code)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw ReadError(.notAFile, .notARegularFile, .term(describe(mode: status.st_mode)))
    }
    fileSize = Int64(status.st_size)
    modified = status.modified
  }

  deinit { close(descriptor) }

  /// The size in bytes when the file was opened; never nil.
  public var size: UInt64? { UInt64(clamping: fileSize) }

  /// Returns the bytes of a range; fewer if the file ends before the range does. Throws if the system cannot read them.
  public func bytes(_ range: Range<UInt64>) throws(ReadInterruption) -> [UInt8] {
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
    guard failure == 0 else { throw .failed(ReadError(of: .reading, failedWith: failure)) }
    return bytes
  }

  /// The error `changed_while_reading` if size or modification time changed since the file was opened; otherwise nil.
  /// The bytes read may then mix two states of the file. If the system cannot tell, its error is returned.
  public var change: ReadError? {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return ReadError(of: .fstat, failedWith: errno) }
    let now = status.modified
    let isSame = Int64(status.st_size) == fileSize && now.tv_sec == modified.tv_sec && now.tv_nsec == modified.tv_nsec
    return isSame ? nil : .changedWhileReading
  }
}

extension AssetPath {
  /// True if the path is an address that was given in place of a file, possibly after the folder of its document.
  fileprivate var isWebAddress: Bool {
    // Every folder is searched for ignore files, which mostly do not exist, and a search in a text costs more than the rest.
    guard bytes.contains(UInt8(ascii: ":")) else { return false }
    let text = text
    return ["http://", "https://"].contains { text.hasPrefix($0) || text.contains("/" + $0) }
  }

  /// Checks that the path is a folder, following links; its contents are not read.
  public func checkFolder() throws(ReadError) {
    let descriptor = openPath(bytes, O_RDONLY | O_DIRECTORY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor < 0 else {
      close(descriptor)
      return
    }
    switch errno {
    case ENOTDIR where target != .nothing: throw ReadError(.notFound, .foundFileForFolder)
    case ENOENT, ENOTDIR: throw ReadError(.notFound, .noSuchFolder)
    case let code: throw ReadError(opening: code)
    }
  }
}

extension ReadError {
  /// A call of the system that may fail on a file or folder.
  package struct FailedCall: Sendable {
    let name: String
    let failure: Message.ID

    package static let open = FailedCall(name: "open", failure: .openFailed)
    package static let fstat = FailedCall(name: "fstat", failure: .fstatFailed)
    package static let realpath = FailedCall(name: "realpath", failure: .realpathFailed)
    package static let reading = FailedCall(name: "reading", failure: .readingFailed)
    package static let folderOpening = FailedCall(name: "opening the folder", failure: .folderOpeningFailed)
    package static let folderReading = FailedCall(name: "reading the folder", failure: .folderReadingFailed)
  }

  /// Creates the error for a file that could not be opened or looked up.
  package init(opening code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self.init(.notFound, .noSuchFile)
    case EACCES, EPERM: self.init(.permissionDenied, .noPermission)
    case ENXIO: self.init(.notAFile, .noDriver)
    case ELOOP: self.init(.notFound, .circularLink)
    case ENAMETOOLONG: self.init(.notFound, .nameTooLong)
    default: self.init(of: .open, failedWith: code)
    }
  }

  /// Creates the error for a system call that failed on a file: `internal` if this machine lacks a resource, which says
  /// nothing about the file; otherwise `io_error`.
  package init(of call: FailedCall, failedWith code: Int32) {
    switch code {
    case EMFILE, ENFILE, ENOMEM, EAGAIN, ENOBUFS, EINTR:
      self.init(
        .internal,
        .lacksResources, .text(call.name), .text(describe(errno: code)))
    default: self.init(.ioError, call.failure, .text(describe(errno: code)))
    }
  }
}

private func describe(mode: mode_t) -> Message.ID {
  switch mode & S_IFMT {
  case S_IFDIR: .aFolder
  case S_IFIFO: .aFIFO
  case S_IFSOCK: .aSocket
  case S_IFCHR, S_IFBLK: .aDevice
  default: .noRegularFile
  }
}

/// Returns the system's description of an error number.
package func describe(errno code: Int32) -> String {
  guard let words = unsafe strerror(code) else { return "error \(code)" }
  return unsafe String(cString: words)
}

/// Calls a function with the bytes as a C string. A path cannot contain NUL; bytes after one are not passed on.
package func withCString<Result>(_ bytes: [UInt8], _ body: (UnsafePointer<CChar>) -> Result) -> Result {
  // The buffer is on the stack because every file is opened by its path.
  unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { buffer in
    unsafe UnsafeMutableRawBufferPointer(buffer).copyBytes(from: bytes)
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

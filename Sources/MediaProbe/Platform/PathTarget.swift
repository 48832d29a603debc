#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The target of a path after every symbolic link and every `..` is resolved.
package enum PathTarget: Sendable, Equatable {
  /// The target is this absolute path without links.
  case found(AssetPath)
  /// There is no target: the path cannot be opened either.
  case nothing
  /// The target is unknown but can exist: the path is longer than the system resolves at once.
  case unknown
  /// The system failed, so the target is unknown.
  case failed(ReadError)
}

extension AssetPath {
  /// The current target of this path; it may change before it is opened.
  package var target: PathTarget {
    // A path cannot contain NUL; the system would ignore the bytes after it.
    guard !bytes.contains(0) else { return .nothing }
    // Without a buffer, realpath allocates the result and the caller frees it (POSIX.1-2017, realpath).
    guard let resolved = unsafe withCString(bytes, { unsafe realpath($0, nil) }) else {
      let code = errno
      return switch code {
      case ENOENT, ENOTDIR, EACCES, EPERM, ELOOP: .nothing
      // A component of the path is too long, not the path itself.
      case ENAMETOOLONG where bytes.split(separator: UInt8(ascii: "/")).contains { $0.count > NAME_MAX }: .nothing
      case ENAMETOOLONG: .unknown
      default: .failed(ReadError(of: .realpath, failedWith: code))
      }
    }
    defer { unsafe free(resolved) }
    let length = unsafe strlen(resolved)
    let path = unsafe UnsafeBufferPointer(start: resolved, count: length).map { UInt8(bitPattern: $0) }
    return .found(AssetPath(bytes: path))
  }

  /// Returns true if this path is the folder or lies below it, by comparison of bytes; neither may contain links or
  /// `..`.
  package func isBelow(_ folder: AssetPath) -> Bool {
    let slash = UInt8(ascii: "/")
    let stem = folder.bytes.last == slash ? folder.bytes.dropLast() : folder.bytes[...]
    return bytes.starts(with: stem) && (bytes.count == stem.count || bytes[stem.count] == slash)
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where a path leads once every symbolic link and every `..` in it is followed.
public enum PathTarget: Sendable, Equatable {
  /// An absolute path without links.
  case found(AssetPath)
  /// Nowhere: it cannot be opened either.
  case nothing
  /// That cannot be told, though something may be there: the path is longer than the system resolves in one go.
  case unknown
}

extension AssetPath {
  /// Where it leads now; what lies there may change before it is opened.
  public var target: PathTarget {
    // A NUL cannot stand in a path; what follows one would not be looked at.
    guard !bytes.contains(0) else { return .nothing }
    // Without a buffer the result is as long as it has to be, and the caller's to free (POSIX.1-2017, realpath).
    guard let resolved = unsafe withCString(bytes, { unsafe realpath($0, nil) }) else {
      return switch errno {
      case ENOENT, ENOTDIR, EACCES, EPERM, ELOOP: .nothing
      // Of a name, and not of the path.
      case ENAMETOOLONG where bytes.split(separator: UInt8(ascii: "/")).contains { $0.count > NAME_MAX }: .nothing
      default: .unknown
      }
    }
    defer { unsafe free(resolved) }
    let length = unsafe strlen(resolved)
    let path = unsafe UnsafeBufferPointer(start: resolved, count: length).map { UInt8(bitPattern: $0) }
    return .found(AssetPath(bytes: path))
  }

  /// Whether the words of both say that this is the folder or lies below it; neither may hold links or `..`.
  public func isBelow(_ folder: AssetPath) -> Bool {
    let slash = UInt8(ascii: "/")
    let stem = folder.bytes.last == slash ? folder.bytes.dropLast() : folder.bytes[...]
    return bytes.starts(with: stem) && (bytes.count == stem.count || bytes[stem.count] == slash)
  }
}

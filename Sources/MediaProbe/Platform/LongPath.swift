#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Opens a path of any length; returns -1 and sets `errno` if that fails.
///
/// A system call does not accept a path of `PATH_MAX` bytes or more (limits.h), although folders can be nested deeper. The
/// folders of a longer path are opened step by step, each relative to the one before. This needs two descriptors at any depth.
package func openPath(_ path: [UInt8], _ flags: Int32) -> Int32 {
  // The system would open what stands before a NUL.
  guard !hasNUL(path) else {
    errno = ENOENT
    return -1
  }
  let limit = Int(PATH_MAX)
  let slash = UInt8(ascii: "/")
  var folder = AT_FDCWD
  var rest = path[...]
  while rest.count >= limit {
    guard let end = rest.prefix(limit - 1).lastIndex(of: slash) else {
      if folder != AT_FDCWD { close(folder) }
      errno = ENAMETOOLONG
      return -1
    }
    let inner = openRelative(to: folder, Array(rest[...end]), onTheWay | O_DIRECTORY | O_CLOEXEC)
    let code = errno
    if folder != AT_FDCWD { close(folder) }
    errno = code
    guard inner >= 0 else { return -1 }
    folder = inner
    rest = rest[(end + 1)...].drop { $0 == slash }
  }
  let descriptor = openRelative(to: folder, rest.isEmpty && !path.isEmpty ? [UInt8(ascii: ".")] : Array(rest), flags)
  let code = errno
  if folder != AT_FDCWD { close(folder) }
  errno = code
  return descriptor
}

private func hasNUL(_ path: [UInt8]) -> Bool {
  unsafe path.withUnsafeBytes { bytes in
    // Every file is opened by its path, and the system's function compares many bytes at once.
    unsafe bytes.baseAddress.map { unsafe memchr($0, 0, bytes.count) != nil } ?? false
  }
}

/// The access mode for intermediate folders: they must be searchable, not readable.
#if os(Linux)
  // O_PATH (open(2); include/uapi/asm-generic/fcntl.h), which the C library's module does not export.
  private let onTheWay: Int32 = 0o10000000
#else
  private let onTheWay: Int32 = O_RDONLY
#endif

private func openRelative(to folder: Int32, _ path: [UInt8], _ flags: Int32) -> Int32 {
  unsafe withCString(path) { unsafe openat(folder, $0, flags) }
}

public import MediaProbe

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The type of a folder's entry, as far as a walk needs it.
package enum EntryKind: UInt8 {
  case folder, file
  /// A symbolic link to a folder, and one to anything else or to nothing.
  case linkToFolder, link
  /// A FIFO, socket or device.
  case special
}

/// The names in a folder in byte order, so that a walk is the same on every system.
///
/// A folder may have a million names. They share one buffer, each preceded by its type and followed by a zero, and need
/// four more bytes for their position in the order.
@safe package final class FolderNames {
  private var bytes: UnsafeMutablePointer<UInt8>?
  private var used = 0
  private var capacity = 0
  private var offsets: [UInt32] = []

  private init() {}

  deinit { unsafe free(bytes) }

  /// Reads a folder.
  ///
  /// - Parameter followsLink: True if the path may be a symbolic link. Otherwise a link that replaced a folder during
  ///   the walk is refused.
  package static func read(_ path: AssetPath, followsLink: Bool) throws(ReadError) -> FolderNames {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK | (followsLink ? 0 : O_NOFOLLOW)
    let descriptor = openPath(path.bytes, flags)
    guard descriptor >= 0 else { throw ReadError(openingFolder: errno) }
    guard let folder = unsafe fdopendir(descriptor) else {
      let code = errno
      close(descriptor)
      throw ReadError(openingFolder: code)
    }
    defer { unsafe closedir(folder) }
    let names = FolderNames()
    while true {
      errno = 0
      guard let entry = unsafe readdir(folder) else {
        if errno != 0 { throw ReadError(of: .folderReading, failedWith: errno) }
        break
      }
      // The declared array is shorter than the names of some file systems: count up to the terminator instead.
      let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
      let name = unsafe UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
      if unsafe strcmp(name, ".") == 0 || strcmp(name, "..") == 0 { continue }
      let kind = unsafe entryKind(ofType: Int32(entry.pointee.d_type), name, in: descriptor)
      guard unsafe names.append(name, kind) else {
        throw ReadError(.internal, .folderTooLarge)
      }
    }
    names.sort()
    return names
  }

  package var count: Int { offsets.count }

  package func kind(at index: Int) -> EntryKind {
    guard let bytes = unsafe bytes else { return .special }
    return unsafe EntryKind(rawValue: bytes[Int(offsets[index])]) ?? .special
  }

  /// Appends the name at this index to a path.
  package func append(at index: Int, to path: inout [UInt8]) {
    guard let name = unsafe name(at: index) else { return }
    unsafe path.append(
      contentsOf: UnsafeBufferPointer(
        start: UnsafeRawPointer(name).assumingMemoryBound(to: UInt8.self), count: strlen(name)))
  }

  func contains(_ name: String) -> Bool {
    unsafe name.withCString { wanted in
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        guard let found = unsafe self.name(at: middle) else { return false }
        let order = unsafe strcmp(found, wanted)
        if order == 0 { return true }
        if order < 0 { low = middle + 1 } else { high = middle }
      }
      return false
    }
  }

  private func name(at index: Int) -> UnsafePointer<CChar>? {
    guard let bytes = unsafe bytes else { return nil }
    return unsafe UnsafeRawPointer(bytes + Int(offsets[index]) + 1).assumingMemoryBound(to: CChar.self)
  }

  /// Returns false if there is no memory.
  private func append(_ name: UnsafePointer<CChar>, _ kind: EntryKind) -> Bool {
    let length = unsafe strlen(name)
    guard let offset = UInt32(exactly: used) else { return false }
    if used + length + 2 > capacity {
      // Large blocks are moved by the system without being copied.
      let larger = max(4096, capacity * 2)
      guard let moved = unsafe realloc(bytes, larger) else { return false }
      unsafe bytes = moved.assumingMemoryBound(to: UInt8.self)
      capacity = larger
    }
    guard let bytes = unsafe bytes else { return false }
    unsafe bytes[used] = kind.rawValue
    unsafe memcpy(bytes + used + 1, name, length + 1)
    offsets.append(offset)
    used += length + 2
    return true
  }

  private func sort() {
    guard let bytes = unsafe bytes else { return }
    offsets.sort { left, right in
      unsafe strcmp(
        UnsafeRawPointer(bytes + Int(left) + 1).assumingMemoryBound(to: CChar.self),
        UnsafeRawPointer(bytes + Int(right) + 1).assumingMemoryBound(to: CChar.self)) < 0
    }
  }
}

/// Returns the type of a path's target, with symbolic links followed; nil if the target does not exist.
///
/// - Throws: `permission_denied`, `io_error`, or `internal` if the lookup of the path fails for another reason.
package func targetKind(of path: AssetPath) throws(ReadError) -> EntryKind? {
  var status = stat()
  if path.bytes.count < Int(PATH_MAX) {
    if unsafe withCString(path.bytes, { unsafe stat($0, &status) }) == 0 { return kind(ofMode: status.st_mode) }
    return try nothing(errno)
  }
  let descriptor = openPath(path.bytes, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
  guard descriptor >= 0 else { return try nothing(errno) }
  defer { close(descriptor) }
  return unsafe fstat(descriptor, &status) == 0 ? kind(ofMode: status.st_mode) : try nothing(errno)
}

/// Returns nil for an error number that means that the file does not exist; throws for all others.
private func nothing(_ code: Int32) throws(ReadError) -> EntryKind? {
  switch code {
  case ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG: return nil
  default: throw ReadError(opening: code)
  }
}

/// Returns true if a file, a folder or a link exists at a path. A broken link counts.
func exists(_ path: AssetPath) -> Bool {
  var status = stat()
  return unsafe withCString(path.bytes) { unsafe lstat($0, &status) } == 0
}

extension AssetPath {
  /// True if nothing exists at the path, not even a broken link.
  public var isMissing: Bool {
    var status = stat()
    guard unsafe withCString(bytes, { unsafe lstat($0, &status) }) != 0 else { return false }
    return errno == ENOENT || errno == ENOTDIR
  }

  /// True if the path has a character of a pattern, such as `*`.
  public var mayBePattern: Bool { Wildcard.isPattern(bytes) }
}

/// Returns the path from the root of the file system, without links and without a slash at the end; nil if the file does not
/// exist, or the path is too long for the system to resolve.
func physicalPath(of path: AssetPath) -> [UInt8]? {
  guard let resolved = unsafe withCString(path.bytes, { unsafe realpath($0, nil) }) else { return nil }
  defer { unsafe free(resolved) }
  let bytes = unsafe Array(
    UnsafeBufferPointer(start: UnsafeRawPointer(resolved).assumingMemoryBound(to: UInt8.self), count: strlen(resolved)))
  return bytes == [UInt8(ascii: "/")] ? [] : bytes
}

/// Returns the type of an entry. Only links, and file systems that do not report types, require a look at the file.
private func entryKind(ofType type: Int32, _ name: UnsafePointer<CChar>, in folder: Int32) -> EntryKind {
  var status = stat()
  switch type {
  case Int32(DT_DIR): return .folder
  case Int32(DT_REG): return .file
  case Int32(DT_LNK):
    let leadsToFolder = unsafe fstatat(folder, name, &status, 0) == 0 && status.st_mode & S_IFMT == S_IFDIR
    return leadsToFolder ? .linkToFolder : .link
  case Int32(DT_UNKNOWN):
    // A file that vanished in the meantime is reported as missing when it is opened.
    guard unsafe fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return .file }
    guard status.st_mode & S_IFMT == S_IFLNK else { return kind(ofMode: status.st_mode) }
    return unsafe entryKind(ofType: Int32(DT_LNK), name, in: folder)
  default: return .special
  }
}

private func kind(ofMode mode: mode_t) -> EntryKind {
  switch mode & S_IFMT {
  case S_IFDIR: .folder
  case S_IFREG: .file
  default: .special
  }
}

extension ReadError {
  fileprivate init(openingFolder code: Int32) {
    switch code {
    case EACCES, EPERM: self.init(.permissionDenied, .noFolderPermission)
    case ENOENT, ENOTDIR, ELOOP: self.init(.notFound, .folderGone)
    default: self.init(of: .folderOpening, failedWith: code)
    }
  }
}

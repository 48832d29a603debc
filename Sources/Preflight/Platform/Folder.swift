import MediaProbe

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What stands under a name, as far as a walk must know it.
enum EntryKind: Equatable {
  case folder, file, symbolicLink
  /// A FIFO, socket or device.
  case special
}

/// One name in a folder.
struct FolderEntry {
  let name: [UInt8]
  let kind: EntryKind
}

/// The entries of a folder in byte order of their names, so that a walk is the same on every system.
func readFolder(_ path: AssetPath) throws(ReadError) -> [FolderEntry] {
  guard let folder = unsafe withCString(path.bytes, { unsafe opendir($0) }) else {
    throw ReadError(openingFolder: errno)
  }
  defer { unsafe closedir(folder) }
  var entries: [FolderEntry] = []
  while true {
    errno = 0
    guard let entry = unsafe readdir(folder) else {
      if errno != 0 { throw ReadError(.ioError, "reading the folder failed: \(describe(errno: errno))") }
      break
    }
    let name = unsafe nameBytes(of: entry)
    if name == [UInt8(ascii: ".")] || name == [UInt8(ascii: "."), UInt8(ascii: ".")] { continue }
    let type = unsafe Int32(entry.pointee.d_type)
    entries.append(FolderEntry(name: name, kind: kind(ofType: type) ?? entryKind(of: path.appending(name)) ?? .special))
  }
  entries.sort { $0.name.lexicographicallyPrecedes($1.name) }
  return entries
}

/// What stands under a path, symbolic links followed; nil when nothing does.
func targetKind(of path: AssetPath) -> EntryKind? {
  var status = stat()
  return unsafe withCString(path.bytes) { unsafe stat($0, &status) } == 0 ? kind(ofMode: status.st_mode) : nil
}

/// What stands under a path itself.
private func entryKind(of path: AssetPath) -> EntryKind? {
  var status = stat()
  return unsafe withCString(path.bytes) { unsafe lstat($0, &status) } == 0 ? kind(ofMode: status.st_mode) : nil
}

private func kind(ofMode mode: mode_t) -> EntryKind {
  switch mode & S_IFMT {
  case S_IFDIR: .folder
  case S_IFREG: .file
  case S_IFLNK: .symbolicLink
  default: .special
  }
}

/// Nil where the file system does not say.
private func kind(ofType type: Int32) -> EntryKind? {
  switch type {
  case Int32(DT_DIR): .folder
  case Int32(DT_REG): .file
  case Int32(DT_LNK): .symbolicLink
  case Int32(DT_UNKNOWN): nil
  default: .special
  }
}

private func nameBytes(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
  // The declared array is shorter than what a file system may hand out: count up to the terminator instead.
  let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
  let start = unsafe UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: UInt8.self)
  return unsafe Array(
    UnsafeBufferPointer(start: start, count: strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self))))
}

extension ReadError {
  fileprivate init(openingFolder code: Int32) {
    switch code {
    case EACCES, EPERM: self.init(.permissionDenied, "the folder is not readable for this user: grant read permission")
    case ENOENT, ENOTDIR: self.init(.notFound, "no such folder")
    default: self.init(.ioError, "opening the folder failed: \(describe(errno: code))")
    }
  }
}

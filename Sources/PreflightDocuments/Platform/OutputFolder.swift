import CDescriptors
import MediaProbe
import Preflight

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder that stays open while a file is written into it, so that nothing can redirect the file in the meantime.
final class OutputFolder: Sendable {
  let descriptor: Int32
  /// The physical path.
  let path: AssetPath

  private init(owning descriptor: Int32, _ path: AssetPath) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit { close(descriptor) }

  /// The access mode of folders: they must be searchable, not readable.
  #if os(Linux)
    // O_PATH (open(2)), which the C library's module does not export.
    private static let mode: Int32 = 0o10000000 | O_DIRECTORY | O_CLOEXEC
  #else
    private static let mode: Int32 = O_RDONLY | O_DIRECTORY | O_CLOEXEC
  #endif

  /// Opens an existing folder, also through links; an empty path is the working folder.
  static func open(_ path: AssetPath) throws(OutputError) -> OutputFolder {
    let named: AssetPath = path.bytes.isEmpty ? "." : path
    let descriptor = openPath(named.bytes, mode)
    guard descriptor >= 0 else { throw .system(SystemError(code: errno)) }
    return OutputFolder(owning: descriptor, try physical(of: descriptor, named))
  }

  /// Opens a folder that need not exist yet. It and those above it are created.
  static func make(_ path: AssetPath) throws(OutputError) -> OutputFolder {
    let (known, missing) = split(path)
    return try open(known).making(missing)
  }

  /// Opens a folder below this one. A link on the way may lead to another place in this folder, but not outside of it.
  ///
  /// - Parameter creates: True to create missing folders.
  func below(_ relative: AssetPath, creates: Bool) throws(OutputError) -> OutputFolder {
    guard !relative.bytes.split(separator: Self.slash).contains(where: { $0.elementsEqual("..".utf8) }) else {
      throw leaving(relative)
    }
    guard !relative.bytes.isEmpty else { return self }
    let (known, missing) = Self.split(path.appending(relative.bytes))
    guard creates || missing.isEmpty else { throw .system(SystemError(code: ENOENT)) }
    guard case .found(let target) = known.target, target.isBelow(path) else { throw leaving(relative) }
    let inner = Array(target.bytes.dropFirst(path.bytes.count).drop { $0 == Self.slash })
    return try opening(inner, target, for: relative).making(missing)
  }

  private static let slash = UInt8(ascii: "/")

  /// Splits a path into the longest part that exists, and the names that follow it.
  private static func split(_ path: AssetPath) -> (known: AssetPath, missing: [ArraySlice<UInt8>]) {
    var known = path
    var missing: [ArraySlice<UInt8>] = []
    while known.isMissing {
      let name = known.lastComponent
      guard !name.isEmpty, !name.elementsEqual("..".utf8) else { break }
      if !name.elementsEqual(".".utf8) { missing.append(name) }
      let above = known.bytes[..<name.startIndex]
      known = AssetPath(bytes: above.isEmpty ? [UInt8(ascii: ".")] : Array(above))
      if above.isEmpty { break }
    }
    return (known, missing.reversed())
  }

  private func leaving(_ relative: AssetPath) -> OutputError {
    .refused(.leadsOut(relative, of: path))
  }

  /// Opens a folder at a physical path below this one, without following a link that appears there in the meantime.
  private func opening(
    _ inner: [UInt8], _ target: AssetPath, for relative: AssetPath
  ) throws(OutputError) -> OutputFolder {
    guard !inner.isEmpty else { return self }
    var opened = unsafe withCString(inner) { unsafe pf_folder_open_beneath(descriptor, $0) }
    if opened == -ENOSYS { opened = walk(inner) }
    switch -opened {
    case ..<0, 0: return OutputFolder(owning: opened, target)
    case ELOOP, EXDEV, ENOTDIR: throw leaving(relative)
    case let code: throw .system(SystemError(code: code))
    }
  }

  /// Opens a folder name by name. Returns its descriptor, or a negative error number.
  private func walk(_ inner: [UInt8]) -> Int32 {
    var folder = descriptor
    for name in inner.split(separator: Self.slash) {
      let next = unsafe withCString(Array(name)) { unsafe openat(folder, $0, Self.mode | O_NOFOLLOW) }
      let code = errno
      if folder != descriptor { close(folder) }
      guard next >= 0 else { return -code }
      folder = next
    }
    return folder
  }

  /// Creates folders in each other, and opens the last one.
  private func making(_ names: [ArraySlice<UInt8>]) throws(OutputError) -> OutputFolder {
    var folder = self
    for name in names {
      let made = unsafe withCString(Array(name)) { unsafe mkdirat(folder.descriptor, $0, 0o777) }
      guard made == 0 || errno == EEXIST else { throw .system(SystemError(code: errno)) }
      folder = try folder.openInner(Array(name))
    }
    return folder
  }

  /// Creates a folder for this process alone, into which another program writes.
  func makePrivate() throws(OutputError) -> (folder: OutputFolder, name: [UInt8]) {
    for attempt in 0..<1000 {
      let name = Array(".preflight-\(getpid())-\(attempt)".utf8)
      if unsafe withCString(name, { unsafe mkdirat(descriptor, $0, 0o700) }) != 0 {
        guard errno == EEXIST else { throw .system(SystemError(code: errno)) }
        continue
      }
      return (try openInner(name), name)
    }
    throw .system(SystemError(code: EEXIST))
  }

  /// Opens a folder in this one, without following a link.
  func openInner(_ name: [UInt8]) throws(OutputError) -> OutputFolder {
    let opened = unsafe withCString(name) { unsafe openat(descriptor, $0, Self.mode | O_NOFOLLOW) }
    guard opened >= 0 else { throw .system(SystemError(code: errno)) }
    return OutputFolder(owning: opened, path.appending(name))
  }

  /// True if the folder, or one above it, has the files of a git repository. This includes bare repositories, whose names do
  /// not show it.
  var isOfRepository: Bool {
    var folder = path.bytes[...]
    while true {
      let names = ["HEAD", "objects", "refs"]
      // Some systems cannot answer. That does not mean that the files exist.
      if names.allSatisfy({ FileIdentity(AssetPath(bytes: Array(folder)).appending(Array($0.utf8))) != nil }) {
        return true
      }
      guard let end = folder.lastIndex(of: Self.slash), end > folder.startIndex else { return false }
      folder = folder[..<end]
    }
  }

  /// A path by which another program reaches this folder, also after its name changed; nil if the system has none.
  var pathForPrograms: AssetPath? { Self.pathForPrograms(descriptor) }

  static func pathForPrograms(_ descriptor: Int32) -> AssetPath? {
    #if os(Linux)
      AssetPath("/proc/\(getpid())/fd/\(descriptor)")
    #else
      nil
    #endif
  }

  private static func physical(of descriptor: Int32, _ path: AssetPath) throws(OutputError) -> AssetPath {
    guard case .found(let target) = path.target else {
      close(descriptor)
      throw .system(SystemError(code: ENAMETOOLONG))
    }
    return target
  }

  // MARK: Files in the folder

  /// Returns the state of a file, without following a link; nil if the file does not exist.
  func status(of name: [UInt8]) throws(OutputError) -> stat? {
    var status = stat()
    guard unsafe withCString(name, { unsafe fstatat(descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) }) != 0 else {
      return status
    }
    guard errno == ENOENT else { throw .system(SystemError(code: errno)) }
    return nil
  }

  /// Opens a regular file of the folder for reading; nil if it cannot be read.
  func file(_ name: [UInt8]) -> OpenFile? {
    let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY | O_NOFOLLOW
    let opened = unsafe withCString(name) { unsafe openat(descriptor, $0, flags) }
    return opened < 0 ? nil : try? OpenFile(owning: opened)
  }

  func remove(_ name: [UInt8], isFolder: Bool = false) {
    _ = unsafe withCString(name) { unsafe unlinkat(descriptor, $0, isFolder ? AT_REMOVEDIR : 0) }
  }
}

extension FileIdentity {
  /// The identity of the file at a path, after following links; nil if no file exists there.
  init?(_ path: AssetPath) {
    var status = stat()
    guard unsafe withCString(path.bytes, { unsafe stat($0, &status) }) == 0 else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    self.init(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
  }
}

extension AssetPath {
  /// True if a link is at this path.
  package var isLink: Bool {
    var status = stat()
    return unsafe withCString(bytes, { unsafe lstat($0, &status) }) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}

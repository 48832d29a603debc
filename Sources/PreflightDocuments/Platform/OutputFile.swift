import CDescriptors
package import MediaProbe
import Preflight
import PreflightReports

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The only place of the program where a file is opened for writing, created, renamed or removed.
///
/// A file gets its name when it is complete. It is never written into a file that controls other tools, over media, over a file
/// that the run reads, or outside of the root of its place. `OutputPlace` says which existing files it may replace.
package struct OutputFile: ~Copyable {
  private var descriptor: Int32
  /// The place of a file that gets its name at the end; nil if the output is written directly.
  private let target: OutputTarget?
  /// True if the file has its temporary name. If the system allows it, the file has no name while it is written. So a killed
  /// run leaves no file, and a run does not find its own report in a scanned folder.
  private var isNamed = false

  /// Opens standard output.
  package init() {
    descriptor = STDOUT_FILENO
    target = nil
  }

  /// Opens a file. Devices, FIFOs and open descriptors (`/dev/stdout`) are written directly if the user typed their path.
  package init(_ place: OutputPlace) throws(OutputError) {
    let opened: Int32
    var file: OutputTarget?
    var isNamed = false
    switch try OutputTarget.Destination(place) {
    case .descriptor(let open):
      // The copy shares the position of the original, so other programs can write before and after the report.
      opened = fcntl(open, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    case .stream(let folder, let name, isPipe: true): opened = Self.openPipe(folder, name)
    case .stream(let folder, let name, isPipe: false):
      opened = Self.open(folder, name, O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NOFOLLOW)
    case .file(let target):
      file = target
      let unnamed = Self.openUnnamed(in: target.folder)
      isNamed = unnamed < 0
      opened = isNamed ? Self.openNamed(target) : unnamed
    }
    guard opened >= 0 else { throw .system(SystemError(code: errno)) }
    descriptor = opened
    target = file
    self.isNamed = isNamed
  }

  /// Opens an existing file to append to it.
  package init(appendingTo path: AssetPath) throws(OutputError) {
    let opened = openPath(path.bytes, O_WRONLY | O_APPEND | O_CLOEXEC | O_NOCTTY)
    guard opened >= 0 else { throw .system(SystemError(code: errno)) }
    descriptor = opened
    target = nil
  }

  private static func openNamed(_ target: OutputTarget) -> Int32 {
    let flags = O_WRONLY | O_CLOEXEC | O_CREAT | O_EXCL
    let opened = open(target.folder, target.temporary, flags)
    guard opened < 0, errno == EEXIST else { return opened }
    // A killed run with the same process id left this file.
    target.folder.remove(target.temporary)
    return open(target.folder, target.temporary, flags)
  }

  private static func open(_ folder: OutputFolder, _ name: [UInt8], _ flags: Int32) -> Int32 {
    unsafe withCString(name) { unsafe openat(folder.descriptor, $0, flags, 0o666) }
  }

  /// Opens a FIFO when it has a reader. Returns a negative number with `errno` `ECANCELED` if the task is canceled before.
  private static func openPipe(_ folder: OutputFolder, _ name: [UInt8]) -> Int32 {
    while true {
      let opened = open(folder, name, O_WRONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
      if opened >= 0 {
        _ = fcntl(opened, F_SETFL, O_WRONLY)
        return opened
      }
      guard errno == ENXIO || errno == EINTR else { return opened }
      if Task.isCancelled {
        errno = ECANCELED
        return -1
      }
      sleepThread(for: .milliseconds(20))
    }
  }

  /// Opens an unnamed file in a folder, to be named later. Returns a negative number if the system does not support this.
  private static func openUnnamed(in folder: OutputFolder) -> Int32 {
    #if os(Linux)
      // O_TMPFILE (open(2)), whose macro Swift cannot import.
      let opened = open(folder, [UInt8(ascii: ".")], O_WRONLY | O_CLOEXEC | O_DIRECTORY | 0o20000000)
      guard opened >= 0 else { return opened }
      // The file gets its name through /proc.
      if unsafe access("/proc/self/fd/\(opened)", F_OK) == 0 { return opened }
      close(opened)
    #endif
    return -1
  }

  /// Gives an unnamed file a name that no other file has.
  private func link(as name: [UInt8], in folder: OutputFolder) -> Bool {
    #if os(Linux)
      unsafe withCString(name) {
        unsafe linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", folder.descriptor, $0, AT_SYMLINK_FOLLOW)
      } == 0
    #else
      false
    #endif
  }

  package var isTerminal: Bool { isatty(descriptor) == 1 }
  /// The current size in bytes.
  package var size: Int {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? Int(clamping: status.st_size) : 0
  }
  /// The number of columns of a terminal; nil if the output is not a terminal.
  package var columns: Int? { terminalColumns(descriptor) }

  package func write(_ bytes: [UInt8]) throws(OutputError) {
    do { try writeAll(bytes, to: descriptor) } catch { throw .system(error) }
  }

  /// Writes the content of another file. Both share their blocks where the file system allows that.
  private func fill(from source: OpenFile) throws(OutputError) {
    if pf_file_clone(source.descriptor, descriptor) { return }
    var start: UInt64 = 0
    while start < UInt64(clamping: source.fileSize) {
      if Task.isCancelled { throw .system(SystemError(code: ECANCELED)) }
      let block: [UInt8]
      do { block = try source.bytes(start..<start + 1 << 20) } catch { throw .refused(.originalUnreadable(error)) }
      guard !block.isEmpty else { throw .refused(.originalShortened) }
      try write(block)
      start += UInt64(block.count)
    }
  }

  /// Gives the file its final name, if an existing file may still be replaced.
  package mutating func finish() throws(OutputError) {
    guard descriptor != STDOUT_FILENO else { return }
    guard let target else { return try end() }
    // A file without a name gets its final one in one step if no other file has it.
    if !isNamed, target.isNew {
      let isMarked = target.mark(OpenFile.reopened(descriptor))
      if link(as: target.name, in: target.folder) {
        do throws(OutputError) {
          try end()
        } catch {
          target.folder.remove(target.name)
          throw error
        }
        if !isMarked { try target.note() }
        return
      }
    }
    if !isNamed {
      // No system call can name a file and replace another one in one step.
      target.folder.remove(target.temporary)
      isNamed = link(as: target.temporary, in: target.folder)
      guard isNamed else { throw .system(SystemError(code: errno)) }
    }
    try end()
    try target.take(target.temporary, from: target.folder)
    isNamed = false
  }

  private mutating func end() throws(OutputError) {
    // Some file systems report a full disk only here.
    let closed = close(descriptor)
    let code = errno
    descriptor = -1
    guard closed == 0 || code == EINTR else { throw .system(SystemError(code: code)) }
  }

  deinit {
    if descriptor > STDOUT_FILENO { close(descriptor) }
    guard let target, isNamed else { return }
    target.folder.remove(target.temporary)
  }

  /// Returns the temporary name of an output, which is used if it cannot be written without a name.
  package static func temporaryPath(of path: AssetPath) -> AssetPath {
    path.parentFolder.sibling(OutputTarget.temporaryName(Array(path.lastComponent)))
  }

  /// Returns the file to which standard output is redirected; nil if it is not a file, or if its path is unknown.
  package static func standardOutputFile() -> AssetPath? {
    var status = stat()
    guard unsafe fstat(STDOUT_FILENO, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let found = unsafe [CChar](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      #if os(Linux)
        let length = unsafe readlink("/proc/self/fd/1", start, buffer.count)
        count = length < 0 ? 0 : length
      #else
        count = unsafe fcntl(STDOUT_FILENO, F_GETPATH, start) == 0 ? strlen(start) : 0
      #endif
    }
    return found.isEmpty ? nil : AssetPath(bytes: found.map { UInt8(bitPattern: $0) })
  }

  /// Throws the error that opening the place would throw, for an output that is written at the end of a run.
  package static func check(_ place: OutputPlace) throws(OutputError) { _ = try OutputTarget.Destination(place) }

  /// Writes a file, which appears when it is complete.
  package static func write(_ bytes: [UInt8], to place: OutputPlace) throws(OutputError) {
    var output = try OutputFile(place)
    try output.write(bytes)
    try output.finish()
  }

  /// Writes a copy of a file, which appears when it is complete.
  package static func copy(_ source: OpenFile, to place: OutputPlace) throws(OutputError) {
    var output = try OutputFile(place)
    try output.fill(from: source)
    try output.finish()
  }

  /// Removes an output of an earlier run that nobody changed since then. Returns false if no such file exists.
  package static func removeEarlier(_ place: OutputPlace) throws(OutputError) -> Bool {
    guard !place.path.isMissing, case .file(let target) = try OutputTarget.Destination(place) else { return false }
    return target.removeEarlier()
  }
}

extension OutputFile {
  /// Opens `/dev/null` for each closed standard stream (`>&-`), so that no file that is opened later takes its descriptor.
  /// Writing to these descriptors and reading from them fails.
  package static func openMissingStandardStreams() {
    // A loop over a list would need types that the runtime has to look up, which takes longer than the calls.
    var descriptor = STDIN_FILENO
    while descriptor <= STDERR_FILENO {
      if fcntl(descriptor, F_GETFD) < 0 {
        // This is the lowest free descriptor, because all lower ones are in use by now.
        _ = openPath(Array("/dev/null".utf8), descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
      }
      descriptor += 1
    }
  }

  /// Opens an unnamed file in a folder for temporary files. It is deleted when it is closed.
  package static func openUnnamedTemporaryFile(in folder: String) throws(SystemError) -> Int32 {
    var name = Array("\(folder)/preflight-XXXXXX".utf8CString)
    let file = unsafe name.withUnsafeMutableBufferPointer { unsafe $0.baseAddress.map { unsafe mkstemp($0) } ?? -1 }
    guard file >= 0 else { throw SystemError(code: errno) }
    _ = unsafe name.withUnsafeBufferPointer { unsafe $0.baseAddress.map { unsafe unlink($0) } }
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return file
  }
}

/// A file that another program writes into a folder of its own, and that is moved to its place when it is complete.
package final class ProgramOutput {
  private let target: OutputTarget
  private let folder: OutputFolder
  private let folderName: [UInt8]
  private let name: [UInt8]
  /// The path of the folder for the program. In a root, it names the open folder, because names can change.
  private let programFolder: AssetPath
  private static let scratch = Array("scratch".utf8)
  /// The files of x264, whose names ffmpeg makes from a path, and those that it writes before it gives them their names.
  private static let statistics = ["", ".temp", ".mbtree", ".mbtree.temp"].map { Array("statistics-0.log\($0)".utf8) }

  /// Returns true for the name of a file that is made here.
  static func isOwn(_ name: [UInt8]) -> Bool {
    name == scratch || statistics.contains(name) || name == output || name.starts(with: output + [UInt8(ascii: ".")])
  }

  private static let output = Array("output".utf8)

  /// Opens the place. The folders above it are created.
  package init(_ place: OutputPlace) throws(OutputError) {
    guard case .file(let target) = try OutputTarget.Destination(place) else { throw .system(SystemError(code: EEXIST)) }
    self.target = target
    // The extension stays, because readers of the file may look at it.
    name = Self.output + (place.path.fileExtension.map { Array(".\($0)".utf8) } ?? [])
    (folder, folderName) = try target.folder.makePrivate()
    if case .below(_, .some) = place.origin {
      programFolder = folder.pathForPrograms ?? folder.path
    } else {
      programFolder = folder.path
    }
  }

  /// The path at which the program writes the file.
  package var path: AssetPath { programFolder.appending(name) }

  /// The path of another file, which the program can read or write in the meantime. It is deleted.
  package var scratchPath: AssetPath { programFolder.appending(Self.scratch) }

  /// The beginning of the paths at which the program can keep statistics between two passes. They are deleted.
  package var statisticsPath: AssetPath { programFolder.appending(Array("statistics".utf8)) }

  /// Deletes the file, so that the program can write it again.
  package func restart() { folder.remove(name) }

  /// Writes the file itself.
  package func write(_ bytes: [UInt8]) throws(OutputError) { try write(bytes, as: name) }

  /// Appends to the file that the program has written.
  package func append(_ bytes: [UInt8]) throws(OutputError) {
    let flags = O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW
    let opened = unsafe withCString(name) { unsafe openat(folder.descriptor, $0, flags) }
    guard opened >= 0 else { throw .system(SystemError(code: errno)) }
    try Self.writeAndClose(bytes, to: opened)
  }

  /// Writes the other file.
  package func writeScratch(_ bytes: [UInt8]) throws(OutputError) { try write(bytes, as: Self.scratch) }

  private func write(_ bytes: [UInt8], as name: [UInt8]) throws(OutputError) {
    folder.remove(name)
    let flags = O_WRONLY | O_CLOEXEC | O_CREAT | O_EXCL | O_NOFOLLOW
    let opened = unsafe withCString(name) { unsafe openat(folder.descriptor, $0, flags, 0o666) }
    guard opened >= 0 else { throw .system(SystemError(code: errno)) }
    try Self.writeAndClose(bytes, to: opened)
  }

  private static func writeAndClose(_ bytes: [UInt8], to opened: Int32) throws(OutputError) {
    let written = Result { () throws(SystemError) in try writeAll(bytes, to: opened) }
    // Some file systems report a full disk only here.
    let closed = close(opened)
    let code = errno
    if case .failure(let error) = written { throw .system(error) }
    guard closed == 0 || code == EINTR else { throw .system(SystemError(code: code)) }
  }

  /// Gives the file its name, if an existing file may still be replaced.
  package func finish() throws(OutputError) {
    guard let status = try folder.status(of: name), status.st_mode & S_IFMT == S_IFREG, status.st_nlink == 1 else {
      throw .refused(.programWroteNoFile)
    }
    try target.take(name, from: folder)
  }

  deinit {
    folder.remove(name)
    folder.remove(Self.scratch)
    for name in Self.statistics { folder.remove(name) }
    target.folder.remove(folderName, isFolder: true)
  }
}

/// A file in an open folder, which an output may create or replace.
final class OutputTarget {
  /// The target of a place.
  enum Destination {
    case file(OutputTarget)
    /// A FIFO or a device.
    case stream(OutputFolder, [UInt8], isPipe: Bool)
    /// An open descriptor of this process.
    case descriptor(Int32)
  }

  let folder: OutputFolder
  let name: [UInt8]
  private let place: OutputPlace
  /// The folder whose record lists the file, and the path of the file below it; nil for a file that needs no entry.
  private let record: (folder: OutputFolder, path: AssetPath)?
  /// The file that existed when the output was opened; nil if none existed.
  private let replaced: FileIdentity?

  private init(
    _ folder: OutputFolder, _ name: [UInt8], _ place: OutputPlace, _ root: OutputFolder?, existing: stat?
  ) throws(OutputError) {
    self.folder = folder
    self.name = name
    self.place = place
    replaced = existing.map { FileIdentity($0) }
    switch place.origin {
    case .typed: record = nil
    case .below:
      record = root.map { root in
        (root, folder.path.appending(name).relative(to: root.path))
      }
    case .configuration: record = place.kind.recognizes == nil ? (folder, AssetPath(bytes: name)) : nil
    }
    if let existing { try expectReplaceable(existing) }
  }

  /// The name of the file while it is written. It is hidden and short, because the final name can have the maximum length.
  var temporary: [UInt8] { OutputTarget.temporaryName(name) }

  /// A hash of the final name (FNV-1a, 64 bits) distinguishes the reports of a run.
  static func temporaryName(_ name: [UInt8]) -> [UInt8] {
    let sum = name.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return Array(".preflight-\(getpid())-\(String(sum, radix: 16)).partial".utf8)
  }

  /// True if no file had the name when the output was opened.
  var isNew: Bool { replaced == nil }

  /// Removes the existing file. Returns false if no file existed.
  func removeEarlier() -> Bool {
    guard replaced != nil else { return false }
    folder.remove(name)
    return true
  }

  // MARK: What is there

  private func expectReplaceable(_ status: stat) throws(OutputError) {
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .refused(.notRegular(place.path))
    }
    if place.inputs.contains(FileIdentity(status), at: folder.path.appending(name)) {
      throw .refused(.input(place.path))
    }
    switch place.replaces {
    case .nothing: throw .system(SystemError(code: EEXIST))
    case .anything:
      if isMedia { throw .refused(.media(place.path)) }
    case .earlierOutput:
      guard isEarlierOutput else {
        throw .refused(.foreign(place.path, kind: place.kind.name))
      }
    }
  }

  private var isMedia: Bool {
    guard let file = folder.file(name), file.fileSize > 0 else { return false }
    return AssetPath(bytes: name).promisedKind != nil || file.isMedia
  }

  private var isEarlierOutput: Bool {
    guard let file = folder.file(name) else { return false }
    if let recognizes = place.kind.recognizes {
      return (try? file.bytes(0..<4096)).map(recognizes) ?? false
    }
    guard let record else { return false }
    if case .below = place.origin, let entry = file.mark {
      return entry.kind == place.kind.name && entry.sha256 == file.sha256
    }
    guard let files = WrittenFiles.read(in: record.folder) else { return false }
    return files.have(file, at: record.path, as: place.kind)
  }

  /// Moves a complete file to this place, and adds it to the record.
  func take(_ temporary: [UInt8], from source: OutputFolder) throws(OutputError) {
    let isMarked = mark(source.file(temporary))
    let now = try folder.status(of: name)
    if let now {
      guard place.replaces != .earlierOutput || FileIdentity(now) == replaced else {
        throw .refused(.appeared(place.path))
      }
      try expectReplaceable(now)
      try move(temporary, from: source)
    } else {
      try create(temporary, from: source)
    }
    if !isMarked { try note() }
  }

  /// Gives a file a name that no other file has. Unlike a rename, a link never replaces a file.
  private func create(_ temporary: [UInt8], from source: OutputFolder) throws(OutputError) {
    let (linked, code) = unsafe withCString(temporary) { old in
      unsafe withCString(name) { new in
        (unsafe linkat(source.descriptor, old, folder.descriptor, new, 0), errno)
      }
    }
    if linked == 0 { return source.remove(temporary) }
    // Some file systems have no hard links.
    guard [EPERM, EOPNOTSUPP, ENOSYS, EMLINK].contains(code) else { throw .system(SystemError(code: code)) }
    try move(temporary, from: source)
  }

  private func move(_ temporary: [UInt8], from source: OutputFolder) throws(OutputError) {
    let moved = unsafe withCString(temporary) { old in
      unsafe withCString(name) { new in unsafe renameat(source.descriptor, old, folder.descriptor, new) }
    }
    guard moved == 0 else { throw .system(SystemError(code: errno)) }
  }

  /// Marks a file as an output before it gets its name, so that a run that is killed then leaves no file that seems to be somebody
  /// else's. Returns false if it needs an entry in the record. A folder of copies is delivered, so a record in it would be an
  /// unwanted file.
  func mark(_ file: OpenFile?) -> Bool {
    guard record != nil, case .below = place.origin, let file, let sum = file.sha256 else { return false }
    return file.setMark(WrittenFiles.Entry(kind: place.kind.name, sha256: sum))
  }

  func note() throws(OutputError) {
    guard let record, let file = folder.file(name), let sum = file.sha256 else { return }
    let entry = WrittenFiles.Entry(kind: place.kind.name, sha256: sum)
    guard var files = WrittenFiles.read(in: record.folder) else {
      // A file of this name that is not a record stays. Then only a later replacement is not possible.
      return
    }
    files.set(entry, for: record.path)
    try files.write(in: record.folder)
  }
}

extension OutputTarget.Destination {
  /// Finds the target of a place, and refuses a target that the output must not have.
  init(_ place: OutputPlace) throws(OutputError) {
    var path = place.path
    if case .below = place.origin {
    } else {
      switch ReportTarget(of: path) {
      case .descriptor(let open):
        guard case .typed = place.origin else { throw Self.noFile(place) }
        // Descriptors that this process opened itself are closed in children. Inherited descriptors are not.
        guard open <= STDERR_FILENO || fcntl(open, F_GETFD) & FD_CLOEXEC == 0 else {
          throw .system(SystemError(code: EBADF))
        }
        self = .descriptor(open)
        return
      case .file(let file): path = file
      }
    }
    let name = Array(path.lastComponent)
    guard !name.isEmpty, path.bytes.last != UInt8(ascii: "/"),
      ![".", ".."].contains(where: { name.elementsEqual($0.utf8) })
    else {
      throw .system(SystemError(code: EISDIR))
    }
    let root: OutputFolder?
    let folder: OutputFolder
    switch place.origin {
    case .typed:
      root = nil
      folder = try OutputFolder.open(path.parentFolder)
    case .below(let named, let within):
      let opened: OutputFolder
      if let within {
        guard let inner = within.inner(of: named) else { throw .refused(.leadsOut(named, of: within.folder.path)) }
        opened = try within.folder.below(AssetPath(bytes: inner), creates: true)
      } else {
        opened = try OutputFolder.make(named)
      }
      root = opened
      folder = try opened.below(path.parentFolder.relative(to: named), creates: true)
    case .configuration(let named):
      let opened = try OutputFolder.open(named)
      root = opened
      guard case .found(let parent) = path.parentFolder.orCurrent.target else {
        throw .system(SystemError(code: ENOENT))
      }
      guard parent.isBelow(opened.path) else {
        throw .refused(.outsideConfiguration(place.path))
      }
      folder = try opened.below(parent.relative(to: opened.path), creates: false)
    }
    let physical = folder.path.appending(name)
    if let owner = place.kind.isControlFile ? nil : ControlFiles.owner(of: physical) {
      throw .refused(.controlFile(place.path, owner: owner))
    }
    guard !folder.isOfRepository else {
      throw .refused(.insideRepository(place.path))
    }
    if case .configuration = place.origin, let root,
      let reason = ControlFiles.refusal(
        of: physical.relative(to: root.path),
        formats: Reporters.all.map { $0.name })
    {
      throw .refused(.notNameable(place.path, reason))
    }
    let status = try folder.status(of: name)
    let type = status.map { $0.st_mode & S_IFMT }
    if let type, type == S_IFIFO || type == S_IFCHR || type == S_IFSOCK {
      guard case .typed = place.origin else { throw Self.noFile(place) }
      self = .stream(folder, name, isPipe: type == S_IFIFO)
      return
    }
    if type == S_IFDIR { throw .system(SystemError(code: EISDIR)) }
    if type == S_IFLNK {
      throw .refused(.link(place.path))
    }
    self = .file(try OutputTarget(folder, name, place, root, existing: status))
  }

  private static func noFile(_ place: OutputPlace) -> OutputError {
    .refused(.onlyTyped(place.path))
  }
}

extension AssetPath {
  /// The path of a file in this folder, which is empty for the working folder.
  fileprivate func sibling(_ name: [UInt8]) -> AssetPath { bytes.isEmpty ? AssetPath(bytes: name) : appending(name) }

  /// The path below a folder, if it begins with the path of the folder.
  fileprivate func relative(to folder: AssetPath) -> AssetPath {
    AssetPath(bytes: Array(bytes.dropFirst(folder.bytes.count).drop { $0 == UInt8(ascii: "/") }))
  }
}

extension OpenFile {
  /// True if the first bytes are those of a media file. A page that begins with an SVG image can be an earlier report.
  fileprivate var isMedia: Bool {
    guard let head = try? bytes(0..<UInt64(Signature.length)) else { return false }
    let signature = Signature(head)
    return signature.isMedia && signature != .format("svg")
  }

  /// Opens a file for reading that is open for writing; nil if the system cannot do that.
  fileprivate static func reopened(_ descriptor: Int32) -> OpenFile? {
    let opened = openPath(Array("/proc/self/fd/\(descriptor)".utf8), O_RDONLY | O_CLOEXEC)
    return opened < 0 ? nil : try? OpenFile(owning: opened)
  }

  /// The SHA-256 checksum as hexadecimal digits; nil if the file cannot be read to its end.
  package var sha256: String? {
    var sum = SHA256()
    var start: UInt64 = 0
    while start < UInt64(clamping: fileSize) {
      guard let block = try? bytes(start..<start + 1 << 20), !block.isEmpty else { return nil }
      sum.add(block)
      start += UInt64(block.count)
    }
    return sum.digits()
  }
}

extension WrittenFiles {
  /// Returns true if a file has an entry of a kind, and nobody changed it since then.
  func have(_ file: OpenFile, at path: AssetPath, as kind: OutputKind) -> Bool {
    guard let entry = self[path], entry.kind == kind.name else { return false }
    return entry.sha256 == file.sha256
  }

  /// Reads the record of a folder. It is empty if the folder has no record, and nil if the file is not a record.
  static func read(in folder: OutputFolder) -> WrittenFiles? {
    let name = Array(fileName.utf8)
    guard let status = try? folder.status(of: name) else { return WrittenFiles() }
    guard status.st_mode & S_IFMT == S_IFREG, let file = folder.file(name), file.fileSize <= sizeLimit,
      let bytes = try? file.bytes(0..<UInt64(clamping: file.fileSize))
    else { return nil }
    return WrittenFiles(bytes)
  }

  func write(in folder: OutputFolder) throws(OutputError) {
    let kind = OutputKind("record", isControlFile: true) { WrittenFiles($0) != nil }
    let path = folder.path.appending(Self.fileName.utf8)
    try OutputFile.write(document, to: OutputPlace(path, kind, .typed, replacing: .anything))
  }
}

/// The files that earlier runs wrote into a folder as one kind of output, and that nobody changed since.
package struct EarlierOutputs {
  private let kind: OutputKind
  private let root: OutputFolder?
  private let files: WrittenFiles

  package init(of kind: OutputKind, in folder: AssetPath) {
    self.kind = kind
    root = try? OutputFolder.open(folder)
    files = root.flatMap { WrittenFiles.read(in: $0) } ?? WrittenFiles()
  }

  package func contains(_ path: AssetPath) -> Bool {
    guard let root, case .found(let target) = path.target, target.isBelow(root.path), let file = try? OpenFile(target)
    else { return false }
    if let entry = file.mark { return entry.kind == kind.name && entry.sha256 == file.sha256 }
    return files.have(file, at: target.relative(to: root.path), as: kind)
  }
}

/// The extended attribute with the kind and the checksum of a file that Preflight wrote. Some file systems do not support it.
extension OpenFile {
  private static let markName = Array("user.preflight.written".utf8)
  private static let longestMark = 256

  /// The kind and the checksum that the file had when it was written; nil if it has no mark.
  fileprivate var mark: WrittenFiles.Entry? {
    let bytes = unsafe withCString(Self.markName) { name in
      unsafe [UInt8](unsafeUninitializedCapacity: Self.longestMark) { buffer, count in
        guard let start = buffer.baseAddress else { return }
        count = max(0, unsafe pf_attribute_read(descriptor, name, start, buffer.count))
      }
    }
    let words = String(decoding: bytes, as: UTF8.self).split(separator: " ")
    return words.count == 2 ? WrittenFiles.Entry(kind: "\(words[0])", sha256: "\(words[1])") : nil
  }

  /// Marks the file. Returns false if the file system does not support marks, or if the kind cannot be read back.
  fileprivate func setMark(_ entry: WrittenFiles.Entry) -> Bool {
    guard !entry.kind.contains(" ") else { return false }
    let bytes = Array("\(entry.kind) \(entry.sha256)".utf8)
    return unsafe withCString(Self.markName) { name in
      unsafe bytes.withUnsafeBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return false }
        return unsafe pf_attribute_write(descriptor, name, start, buffer.count)
      }
    }
  }
}

import MediaProbe

/// The exclusions by the user and by the ignore files that apply to the current folder.
///
/// The first one that matches decides, in this order: the patterns of the user, `.preflightignore` files from the
/// current folder upwards, and `.gitignore` files likewise up to the top of the git work tree. Patterns outside of the
/// tree (`.git/info/exclude` and the user's git configuration) are not read, because runs would differ between
/// machines.
struct IgnoreRules {
  /// An ignore file, whose patterns are relative to its folder.
  private struct List {
    let patterns: [IgnorePattern]
    let file: AssetPath
    /// The length in bytes of its folder's physical path.
    let folderLength: Int
  }

  /// The state before a folder was entered.
  struct Mark {
    fileprivate let own: Int
    fileprivate let git: Int
    fileprivate let gitStart: Int?
  }

  private static let ownName = ".preflightignore"
  private static let gitName = ".gitignore"
  /// The maximum size of an ignore file in bytes. Patterns take about 16 times as much memory.
  package static let longestFile: Int64 = 16 << 20

  /// A system call on Linux accepts no path of this length in bytes (`PATH_MAX` in limits.h). Nearly all paths are shorter.
  private static let unusualLength = 4096

  private let selection: FileSelection
  private let workingFolder: [UInt8]
  private let budget = PatternBudget()
  private var own: [List] = []
  private var git: [List] = []
  /// The index of the first list of the current work tree; nil outside of one.
  private var gitStart: Int?
  /// The folder of the last file of a list; nil if a folder was entered since.
  private var listed: ListedFolder?
  /// The ignore files whose patterns could not be read, and that were not taken yet.
  private var failures: [(path: AssetPath, error: ReadError)] = []
  /// The physical paths of all such files, each of which is reported once.
  private var failed: Set<AssetPath> = []

  private struct ListedFolder {
    let given: ArraySlice<UInt8>
    let physical: [UInt8]
    let isExcluded: Bool
  }

  init(_ selection: FileSelection) {
    self.selection = selection
    workingFolder = physicalPath(of: ".") ?? []
  }

  /// Begins with a named folder at a physical path. Ignore files in the folders above apply too.
  mutating func begin(at root: [UInt8], _ names: FolderNames) {
    (own, git, gitStart, listed) = ([], [], nil, nil)
    guard selection.readsIgnoreFiles, !names.contains(".git") else { return }
    let (above, isWorkTree) = Self.folders(above: root[...])
    if isWorkTree { gitStart = 0 }
    for length in above {
      read(Self.ownName, in: root[..<length], into: \.own)
      if isWorkTree { read(Self.gitName, in: root[..<length], into: \.git) }
    }
  }

  /// Returns the lengths of the physical paths of the folders above a path, outermost first, up to the top of its git work
  /// tree. The second value is true if a work tree exists.
  private static func folders(above path: ArraySlice<UInt8>) -> (lengths: [Int], isWorkTree: Bool) {
    var lengths: [Int] = []
    var length = path.endIndex
    while length > 0 {
      length = path[..<length].lastIndex(of: UInt8(ascii: "/")) ?? 0
      lengths.append(length)
      if exists(Self.path(path[..<length], ".git")) { return (lengths.reversed(), true) }
    }
    return (lengths.reversed(), false)
  }

  /// Adds the ignore files of a folder.
  mutating func enter(_ folder: [UInt8], _ names: FolderNames) -> Mark {
    let mark = Mark(own: own.count, git: git.count, gitStart: gitStart)
    guard selection.readsIgnoreFiles else { return mark }
    // This is another repository inside the current one, such as a submodule: the patterns of the outer one end here.
    if names.contains(".git") { gitStart = git.count }
    if names.contains(Self.ownName) { read(Self.ownName, in: folder[...], into: \.own) }
    if gitStart != nil, names.contains(Self.gitName) { read(Self.gitName, in: folder[...], into: \.git) }
    return mark
  }

  mutating func leave(_ mark: Mark) {
    own.removeLast(own.count - mark.own)
    git.removeLast(git.count - mark.git)
    gitStart = mark.gitStart
  }

  /// Returns true if a path is excluded.
  ///
  /// - Parameters:
  ///   - path: The physical path.
  ///   - nameStart: The index of its last component.
  mutating func excludes(_ path: [UInt8], nameStart: Int, isFolder: Bool) -> Bool {
    if budget.isSpent { return false }
    budget.grant()
    let name = path[nameStart...]
    if !selection.excluded.isEmpty {
      let excluded = selection.excluded.decision(fromWorkingFolder(path), name: name, isFolder: isFolder, budget)
      if budget.isSpent { return end(AssetPath("exclude")) }
      if let excluded { return excluded }
    }
    return decision(own[...], path, name, isFolder)
      ?? gitStart.flatMap { decision(git[$0...], path, name, isFolder) } ?? false
  }

  /// Returns true if the user or a `.preflightignore` file excludes a file of a list, or a folder between the working
  /// folder and the file.
  ///
  /// `.gitignore` does not apply, because lists often come from git, and git has files that its patterns exclude.
  mutating func excludes(listed file: AssetPath) -> Bool {
    guard selection.readsIgnoreFiles || !selection.excluded.isEmpty else { return false }
    let folder: ListedFolder
    let given = file.bytes[..<file.lastComponent.startIndex]
    if let listed, listed.given == given {
      folder = listed
    } else {
      folder = enterListed(given, file.place.bytes)
      listed = folder
    }
    if folder.isExcluded { return true }
    // Without patterns there is nothing to compare the path with.
    guard !selection.excluded.isEmpty || !own.isEmpty else { return false }
    return excludes(
      folder.physical + [UInt8(ascii: "/")] + file.lastComponent, nameStart: folder.physical.count + 1, isFolder: false)
  }

  /// Reads the ignore files that apply to a file of a list at a physical path.
  private mutating func enterListed(_ given: ArraySlice<UInt8>, _ file: [UInt8]) -> ListedFolder {
    (own, git, gitStart) = ([], [], nil)
    let slash = UInt8(ascii: "/")
    let physical = Array(file[..<(file.lastIndex(of: slash) ?? 0)])
    let isBelow = physical.starts(with: workingFolder + [slash])
    let existing = Self.lengthOfExisting(file)
    let firstIgnoreFile = Self.folders(above: file[..<existing]).lengths.first ?? 0
    var nameStart = 0
    for length in file.indices where file[length] == slash {
      if length > existing && own.isEmpty && selection.excluded.isEmpty { break }
      // The patterns of the user are for folders below the working folder, as in a walk that starts there.
      let above = Array(file[..<length])
      let isExcluded =
        isBelow && length > workingFolder.count
        ? excludes(above, nameStart: nameStart, isFolder: true)
        : decision(own[...], above, above[nameStart...], true) ?? false
      if isExcluded { return ListedFolder(given: given, physical: physical, isExcluded: true) }
      nameStart = length + 1
      if selection.readsIgnoreFiles, (firstIgnoreFile...existing).contains(length) {
        read(Self.ownName, in: file[..<length], into: \.own)
      }
    }
    return ListedFolder(given: given, physical: physical, isExcluded: false)
  }

  /// Returns the length of the part of a path below which no folder exists; of the whole path if its length is usual. A line of a
  /// list can name tens of thousands of folders, and it takes a minute to look for ignore files in all of them.
  private static func lengthOfExisting(_ path: [UInt8]) -> Int {
    guard path.count >= unusualLength else { return path.count }
    for length in path.indices.dropFirst() where path[length] == UInt8(ascii: "/") {
      guard (try? targetKind(of: AssetPath(bytes: Array(path[..<length])))) == .folder else { return length }
    }
    return path.count
  }

  private mutating func decision(
    _ lists: ArraySlice<List>, _ path: [UInt8], _ name: ArraySlice<UInt8>, _ isFolder: Bool
  ) -> Bool? {
    if budget.isSpent { return nil }
    for list in lists.reversed() {
      let path = path[(list.folderLength + 1)...]
      let decision = list.patterns.decision(path, name: name, isFolder: isFolder, budget)
      if budget.isSpent { return end(list.file) }
      if let decision { return decision }
    }
    return nil
  }

  /// Applies no more patterns, since comparing them takes too many steps.
  private mutating func end(_ file: AssetPath) -> Bool {
    report(file, Message(.patternsTakeTooLong))
    return false
  }

  /// Returns the path relative to the working folder if it is below it; otherwise relative to the root of the file
  /// system.
  private func fromWorkingFolder(_ path: [UInt8]) -> ArraySlice<UInt8> {
    let isBelow =
      path.count > workingFolder.count && path[workingFolder.count] == UInt8(ascii: "/")
      && path.starts(with: workingFolder)
    return path[((isBelow ? workingFolder.count : 0) + 1)...]
  }

  /// Returns an ignore file whose patterns could not be read, each once; nil if no other one is left.
  mutating func takeFailure() -> (path: AssetPath, error: ReadError)? {
    failures.isEmpty ? nil : failures.removeFirst()
  }

  /// Reads an ignore file. An unreadable file excludes nothing, because an extra verdict is better than a lost asset. It
  /// is reported, because otherwise nobody would notice that its patterns have no effect.
  private mutating func read(_ name: String, in folder: ArraySlice<UInt8>, into lists: WritableKeyPath<Self, [List]>) {
    let path = Self.path(folder, name)
    do {
      let file = try OpenFile(path)
      guard file.fileSize <= Self.longestFile else {
        throw ReadError(.tooLarge, .fileTooLarge, .int(file.fileSize), .int(Self.longestFile))
      }
      let patterns = [IgnorePattern](file: try file.bytes(0..<UInt64(file.fileSize)))
      if patterns.isEmpty { return }
      self[keyPath: lists].append(List(patterns: patterns, file: path, folderLength: folder.count))
    } catch let error as ReadError {
      // A folder of this name, or a link to nothing, contains no patterns.
      if [.notFound, .notAFile, .empty].contains(error.code) { return }
      report(path, error.message)
    } catch {
      report(path, Message(asWritten: "\(error)"))
    }
  }

  private mutating func report(_ path: AssetPath, _ reason: Message) {
    guard failed.insert(path).inserted else { return }
    let shown = AssetPath(bytes: Array(fromWorkingFolder(path.bytes)))
    let isBelow = shown.bytes.count + workingFolder.count + 1 == path.bytes.count
    failures.append(
      (isBelow ? shown : path, ReadError(.internal, Message(.ignoreFileUnread, .message(reason)))))
  }

  private static func path(_ folder: ArraySlice<UInt8>, _ name: String) -> AssetPath {
    AssetPath(bytes: Array(folder) + [UInt8(ascii: "/")] + Array(name.utf8))
  }
}

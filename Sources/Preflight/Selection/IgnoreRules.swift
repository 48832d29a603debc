import MediaProbe

/// What the ignore files on the way to the current folder, and the user, exclude.
///
/// The first of these to say anything decides: the patterns of the user, `.preflightignore` from the current folder
/// upwards, `.gitignore` likewise up to the top of its git work tree. Patterns that are no part of the tree (of
/// `.git/info/exclude` and the user's own configuration of git) are not read: they would make a run differ from machine to
/// machine.
struct IgnoreRules {
  /// An ignore file; its patterns are relative to its folder.
  private struct List {
    let patterns: [IgnorePattern]
    /// Bytes of the physical path of its folder.
    let folderLength: Int
  }

  /// What was there before a folder was entered.
  struct Mark {
    fileprivate let own: Int
    fileprivate let git: Int
    fileprivate let gitStart: Int?
  }

  private static let ownName = ".preflightignore"
  private static let gitName = ".gitignore"
  /// More than any ignore file has, and little enough to hold.
  private static let longestFile: Int64 = 1 << 20

  private let selection: FileSelection
  private let workingFolder: [UInt8]
  private var own: [List] = []
  private var git: [List] = []
  /// Where the lists of the current work tree begin; nil outside of one.
  private var gitStart: Int?

  init(_ selection: FileSelection) {
    self.selection = selection
    workingFolder = physicalPath(of: ".") ?? []
  }

  /// Begins with a folder that was named, whose physical path is given: what the folders above it say counts too.
  mutating func begin(at root: [UInt8], _ names: FolderNames) {
    (own, git, gitStart) = ([], [], nil)
    guard selection.readsIgnoreFiles, !names.contains(".git") else { return }
    var above: [Int] = []
    var length = root.count
    while length > 0 {
      length = root[..<length].lastIndex(of: UInt8(ascii: "/")) ?? 0
      above.append(length)
      if exists(path(root[..<length], ".git")) {
        gitStart = 0
        break
      }
    }
    for length in above.reversed() {
      read(Self.ownName, in: root[..<length], into: &own)
      if gitStart != nil { read(Self.gitName, in: root[..<length], into: &git) }
    }
  }

  /// Takes in what a folder says of what lies in it.
  mutating func enter(_ folder: [UInt8], _ names: FolderNames) -> Mark {
    let mark = Mark(own: own.count, git: git.count, gitStart: gitStart)
    guard selection.readsIgnoreFiles else { return mark }
    // Another repository inside of this one, a submodule for one: the patterns of the outer one end here.
    if names.contains(".git") { gitStart = git.count }
    if names.contains(Self.ownName) { read(Self.ownName, in: folder[...], into: &own) }
    if gitStart != nil, names.contains(Self.gitName) { read(Self.gitName, in: folder[...], into: &git) }
    return mark
  }

  mutating func leave(_ mark: Mark) {
    own.removeLast(own.count - mark.own)
    git.removeLast(git.count - mark.git)
    gitStart = mark.gitStart
  }

  /// Whether something is left out.
  ///
  /// - Parameters:
  ///   - path: Its physical path.
  ///   - nameStart: Where its last component begins.
  func excludes(_ path: [UInt8], nameStart: Int, isFolder: Bool) -> Bool {
    let name = path[nameStart...]
    if !selection.excluded.isEmpty,
      let decision = selection.excluded.decision(fromWorkingFolder(path), name: name, isFolder: isFolder)
    {
      return decision
    }
    return decision(own[...], path, name, isFolder)
      ?? gitStart.flatMap { decision(git[$0...], path, name, isFolder) } ?? false
  }

  private func decision(
    _ lists: ArraySlice<List>, _ path: [UInt8], _ name: ArraySlice<UInt8>, _ isFolder: Bool
  ) -> Bool? {
    for list in lists.reversed() {
      if let decision = list.patterns.decision(path[(list.folderLength + 1)...], name: name, isFolder: isFolder) {
        return decision
      }
    }
    return nil
  }

  /// The path from the working folder, where it is below that; else from the root of the file system.
  private func fromWorkingFolder(_ path: [UInt8]) -> ArraySlice<UInt8> {
    let isBelow =
      path.count > workingFolder.count && path[workingFolder.count] == UInt8(ascii: "/")
      && path.starts(with: workingFolder)
    return path[((isBelow ? workingFolder.count : 0) + 1)...]
  }

  /// A file that cannot be read excludes nothing: rather one verdict too many than an asset lost.
  private func read(_ name: String, in folder: ArraySlice<UInt8>, into lists: inout [List]) {
    guard let file = try? OpenFile(path(folder, name)), file.fileSize <= Self.longestFile,
      let bytes = try? file.bytes(0..<UInt64(file.fileSize))
    else { return }
    let patterns = [IgnorePattern](file: bytes)
    if !patterns.isEmpty { lists.append(List(patterns: patterns, folderLength: folder.count)) }
  }

  private func path(_ folder: ArraySlice<UInt8>, _ name: String) -> AssetPath {
    AssetPath(bytes: Array(folder) + [UInt8(ascii: "/")] + Array(name.utf8))
  }
}

public import MediaProbe

/// Which files of a folder count; a path that is named counts in any case.
public struct FileSelection: Sendable {
  /// Patterns of what is left out, relative to the working folder; they go before those of any ignore file.
  public var excluded: [IgnorePattern]
  /// Whether `.preflightignore` and, in a git work tree, `.gitignore` are read, and `.git` is left out.
  public var readsIgnoreFiles: Bool
  /// Whether names that begin with a dot count too.
  public var includesHidden: Bool
  /// The only files that count, named ones as well; nil for all.
  public var changed: ChangedFiles?
  /// Files that the run itself writes: they are no part of what it looks at, and get no record.
  public var reports: [AssetPath]

  public init(
    excluded: [IgnorePattern] = [], readsIgnoreFiles: Bool = true, includesHidden: Bool = false,
    changed: ChangedFiles? = nil, reports: [AssetPath] = []
  ) {
    self.excluded = excluded
    self.readsIgnoreFiles = readsIgnoreFiles
    self.includesHidden = includesHidden
    self.changed = changed
    self.reports = reports
  }
}

/// Files below one folder, such as those that differ from a revision of a git work tree.
public struct ChangedFiles: Sendable {
  private let top: [UInt8]
  private let files: Set<[UInt8]>
  /// The folders that lead to them.
  private let folders: Set<[UInt8]>

  /// - Parameters:
  ///   - top: The folder to which the paths are relative; it must exist.
  ///   - paths: Files, and folders all of whose content counts, with a slash at the end or not.
  public init(in top: AssetPath, _ paths: some Sequence<[UInt8]>) {
    let slash = UInt8(ascii: "/")
    self.top = physicalPath(of: top) ?? top.bytes
    var files: Set<[UInt8]> = []
    var folders: Set<[UInt8]> = [[]]
    for path in paths {
      var path = path
      while path.last == slash { path.removeLast() }
      var way = path[...]
      while let end = way.lastIndex(of: slash) {
        way = path[..<end]
        guard folders.insert(Array(way)).inserted else { break }
      }
      files.insert(path)
    }
    self.files = files
    self.folders = folders
  }

  /// The folder that the files are below, without links.
  public var folder: AssetPath { AssetPath(bytes: top) }

  /// How a path has to do with the files.
  enum Relation { case none, leadsToSome, isOne }

  /// - Parameter path: A physical path.
  func relation(of path: [UInt8]) -> Relation {
    let slash = UInt8(ascii: "/")
    guard path.starts(with: top), path.count == top.count || path[top.count] == slash else {
      return top.starts(with: path) && top[path.count] == slash ? .leadsToSome : .none
    }
    let relative = Array(path.dropFirst(top.count + 1))
    if files.contains(relative) { return .isOne }
    return folders.contains(relative) ? .leadsToSome : .none
  }
}

package import MediaProbe

/// Rules for the files of a folder or list that a run includes. A path that is named is always included.
public struct FileSelection: Sendable {
  /// Patterns of excluded files, relative to the working folder. They take precedence over ignore files.
  public var excluded: [IgnorePattern]
  /// True if `.preflightignore` and, in a git work tree, `.gitignore` are read, and `.git` is excluded.
  public var readsIgnoreFiles: Bool
  /// True if names that begin with a dot are included.
  public var includesHidden: Bool
  /// The only files that are included, even of named ones; nil for all.
  package var changed: ChangedFiles?
  /// Files that the run itself writes. They are excluded without a record.
  package var reports: [AssetPath] = []

  /// - Parameters:
  ///   - excluded: Patterns of excluded files.
  ///   - readsIgnoreFiles: False judges files that `.preflightignore` and `.gitignore` exclude as well.
  ///   - includesHidden: True includes files and folders whose names start with a dot.
  public init(excluded: [IgnorePattern] = [], readsIgnoreFiles: Bool = true, includesHidden: Bool = false) {
    self.excluded = excluded
    self.readsIgnoreFiles = readsIgnoreFiles
    self.includesHidden = includesHidden
  }
}

/// Files below one folder, such as those that differ from a revision of a git work tree.
package struct ChangedFiles: Sendable {
  private let top: [UInt8]
  private let files: Set<[UInt8]>
  /// The folders that contain them.
  private let folders: Set<[UInt8]>

  /// - Parameters:
  ///   - top: The folder to which the paths are relative; it must exist.
  ///   - paths: Files, and folders whose whole content is included, with or without a slash at the end.
  package init(in top: AssetPath, _ paths: some Sequence<[UInt8]>) {
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

  /// The folder above the files, without links.
  package var folder: AssetPath { AssetPath(bytes: top) }

  /// Returns true if a path is one of the files, or a folder above one of them. The path does not have to exist.
  package func includeSome(of path: AssetPath) -> Bool { relation(of: path.placeOfMissing.bytes) != .none }

  /// The relation of a path to the files.
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

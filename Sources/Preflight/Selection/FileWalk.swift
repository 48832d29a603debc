public import MediaProbe

/// One path that a scan has to account for.
public enum ScanInput: Sendable, Equatable {
  /// Named by the user, or in a folder under a name that says media: it gets a verdict whatever it holds.
  case asset(AssetPath)
  /// In a folder, under a name that says nothing: its content decides.
  case candidate(AssetPath)
  /// Left out, with the reason.
  case skip(AssetPath, reason: String)
  /// Could not be looked into, a folder without permission for one.
  case failure(AssetPath, ReadError)
}

/// The files below the given paths, in the order given and, within a folder, in byte order of names.
///
/// A path that is no folder is an asset, whatever it is called. In a folder hidden names and links to folders are skipped;
/// a file counts if its name or, later, its content says media. Only the folders on the way to the current file are held.
public struct FileWalk: Sequence, IteratorProtocol, Sendable {
  private struct Level {
    let folder: AssetPath
    var entries: ArraySlice<FolderEntry>
  }

  private var roots: ArraySlice<AssetPath>
  private var levels: [Level] = []

  public init(_ roots: [AssetPath]) { self.roots = roots[...] }

  public mutating func next() -> ScanInput? {
    while !levels.isEmpty {
      let depth = levels.count - 1
      guard let entry = levels[depth].entries.popFirst() else {
        levels.removeLast()
        continue
      }
      if let input = visit(entry, in: levels[depth].folder) { return input }
    }
    guard let root = roots.popFirst() else { return nil }
    guard targetKind(of: root) == .folder else { return .asset(root) }
    return enter(root) ?? next()
  }

  /// Nil when the entry is a folder that was entered.
  private mutating func visit(_ entry: FolderEntry, in folder: AssetPath) -> ScanInput? {
    let path = folder.appending(entry.name)
    if entry.name.first == UInt8(ascii: "."), !path.isCloudPlaceholder {
      return .skip(path, reason: "hidden")
    }
    switch entry.kind {
    case .folder: return enter(path)
    case .symbolicLink where targetKind(of: path) == .folder: return .skip(path, reason: "a link to a folder")
    case .file, .symbolicLink: return saysMedia(path) ? .asset(path) : .candidate(path)
    case .special: return saysMedia(path) ? .asset(path) : .skip(path, reason: "not a regular file")
    }
  }

  private mutating func enter(_ folder: AssetPath) -> ScanInput? {
    do {
      levels.append(Level(folder: folder, entries: try readFolder(folder)[...]))
      return nil
    } catch {
      return .failure(folder, error)
    }
  }

  private func saysMedia(_ path: AssetPath) -> Bool { path.isCloudPlaceholder || path.promisedKind != nil }
}

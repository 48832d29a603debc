import MediaProbe
import Preflight
import PreflightOperations
import Synchronization

/// Finds the path of a file in its git work tree, because build servers attach annotations to these paths.
final class GitWorkTrees: Sendable {
  /// For each folder as given: the folder in the work tree with its slash; nil outside of all work trees.
  private let folders = Mutex<[[UInt8]: [UInt8]?]>([:])
  /// The largest number of folders that are remembered.
  private static let mostFolders = 4096

  /// Returns the path relative to the top of the work tree that contains the file. Returns the path as it is if there is
  /// none.
  func relative(_ path: AssetPath) -> AssetPath {
    let name = path.lastComponent
    let given = Array(path.bytes[..<name.startIndex])
    let known = folders.withLock { $0[given] }
    let folder = known ?? Self.folder(of: path)
    if known == nil {
      folders.withLock { folders in
        if folders.count >= Self.mostFolders { folders.removeAll() }
        folders[given] = .some(folder)
      }
    }
    return folder.map { AssetPath(bytes: $0 + name) } ?? path
  }

  /// Returns the folder of a file in its work tree, with its slash. A linked work tree and a submodule have a file `.git`.
  private static func folder(of path: AssetPath) -> [UInt8]? {
    let place = path.place
    guard place.bytes.first == UInt8(ascii: "/") else { return nil }
    let folder = place.bytes[..<place.lastComponent.startIndex]
    var top = folder
    while let slash = top.dropLast().lastIndex(of: UInt8(ascii: "/")) {
      if case .found = AssetPath(bytes: Array(top) + Array(".git".utf8)).target {
        return Array(folder.dropFirst(top.count))
      }
      top = top[...slash]
    }
    if case .found = AssetPath("/.git").target { return Array(folder.dropFirst()) }
    return nil
  }
}

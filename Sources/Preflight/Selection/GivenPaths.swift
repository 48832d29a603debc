package import MediaProbe

/// Detects paths that are given more than once, also in different spellings: `a`, `./a` and `b/../a` are one path.
///
/// Two paths are the same if they have the same name in the same folder, after symbolic links in the path of that
/// folder are resolved. A link to a file has a name of its own, and so has a hard link. All named paths are known from
/// the beginning, so that a folder does not return them again. Paths of a list are remembered as they arrive, up to a
/// limit, so that memory does not grow with the list.
package struct GivenPaths: Sendable {
  /// The maximum size in bytes of the remembered paths of a list: 100,000 paths or more. Later paths are compared only
  /// with these.
  private static let limit = 16 << 20
  /// The estimated overhead of a path in bytes.
  private static let overhead = 64

  /// True for each path that was begun, by its location.
  private var begun: [[UInt8]: Bool] = [:]
  private var size = 0
  /// A cache, because the paths of a list are often in the same folder.
  private var lastFolder: (spelled: [UInt8], physical: [UInt8])?

  /// - Parameter named: All paths that will be begun, except those of a list.
  package init(named: [AssetPath]) {
    for path in named { begun[place(of: path)] = false }
  }

  /// Records that a path is begun; false if it was begun before.
  mutating func begin(_ path: AssetPath) -> Bool {
    let place = place(of: path)
    if let isRepeated = begun[place] {
      begun[place] = true
      return !isRepeated
    }
    guard size < Self.limit else { return true }
    size += place.count + Self.overhead
    begun[place] = true
    return true
  }

  /// Returns true if a file that was found in a folder is also given as a path.
  ///
  /// - Parameter path: A physical path.
  func contains(_ path: [UInt8]) -> Bool { begun[path] != nil }

  private mutating func place(of path: AssetPath) -> [UInt8] {
    let slash = UInt8(ascii: "/")
    let name = path.lastComponent
    let isDots = name.count <= 2 && name.allSatisfy { $0 == UInt8(ascii: ".") }
    if isDots { return physicalPath(of: path) ?? path.bytes }
    let folder = Array(path.bytes[..<name.startIndex])
    if let lastFolder, lastFolder.spelled == folder { return lastFolder.physical + [slash] + name }
    let physical = physicalPath(of: folder.isEmpty ? "." : AssetPath(bytes: folder)) ?? folder
    lastFolder = (folder, physical)
    return physical + [slash] + name
  }
}

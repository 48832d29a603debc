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
  private var begun: [AssetPath: Bool] = [:]
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
    guard size < Self.limit || begun[place] != nil else { return true }
    // One search finds the path or adds it: this is done for one path after another, whatever the number of processors.
    guard let isRepeated = begun.updateValue(true, forKey: place) else {
      size += place.bytes.count + Self.overhead
      return true
    }
    return !isRepeated
  }

  /// Returns true if a file that was found in a folder is also given as a path.
  ///
  /// - Parameter path: A physical path.
  func contains(_ path: [UInt8]) -> Bool { begun[AssetPath(bytes: path)] != nil }

  private mutating func place(of path: AssetPath) -> AssetPath {
    let slash = UInt8(ascii: "/")
    let name = path.lastComponent
    let isDots = name.count <= 2 && name.allSatisfy { $0 == UInt8(ascii: ".") }
    if isDots { return AssetPath(bytes: physicalPath(of: path) ?? path.bytes) }
    let spelled = path.bytes[..<name.startIndex]
    if lastFolder?.spelled.elementsEqual(spelled) != true {
      let folder = Array(spelled)
      lastFolder = (folder, physicalPath(of: folder.isEmpty ? "." : AssetPath(bytes: folder)) ?? folder)
    }
    let physical = lastFolder?.physical ?? []
    var place: [UInt8] = []
    place.reserveCapacity(physical.count + 1 + name.count)
    place += physical
    place.append(slash)
    place += name
    return AssetPath(bytes: place)
  }
}

public import MediaProbe

/// Finds paths that are given more than once, in one spelling or in several: `a`, `./a` and `b/../a` are one path.
///
/// Two paths are one if they have the same name in the same folder, symbolic links in the way to that folder resolved. A link
/// to a file has a name of its own, and so has a hard link. All paths that were named are known from the beginning, so that
/// a folder does not give them again. Paths of a list are remembered as they come, up to a limit: memory does not grow with
/// the list.
public struct GivenPaths: Sendable {
  /// Bytes of paths of a list that are remembered: 100,000 paths and more. Those behind them are compared with these.
  private static let limit = 16 << 20
  /// What a path costs beside its bytes.
  private static let overhead = 64

  /// By the place of a path, whether its turn has come.
  private var begun: [[UInt8]: Bool] = [:]
  private var size = 0
  /// The paths of a list often lie in one folder.
  private var lastFolder: (spelled: [UInt8], physical: [UInt8])?

  /// - Parameter named: All paths that will be begun, but for those of a list.
  public init(named: [AssetPath]) {
    for path in named { begun[place(of: path)] = false }
  }

  /// Notes that the turn of a path has come; false if it has come before.
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

  /// Whether a file that was found in a folder was given, or will be.
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

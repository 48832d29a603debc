public import MediaProbe
import Synchronization

/// Gives files their paths relative to a folder, however they were named.
///
/// Links in the folders of a path are resolved. So the same file has the same relative path in every clone, and from every
/// working folder.
public final class FolderScope: Sendable {
  private static let slash = UInt8(ascii: "/")

  /// The physical path, without a slash at the end.
  private let folder: [UInt8]
  /// The last folder that was resolved. Files come folder by folder.
  private let resolved = Mutex<(named: [UInt8], physical: [UInt8])?>(nil)

  /// - Parameter folder: The folder; an empty path is the working folder.
  public init(_ folder: AssetPath) {
    self.folder = physicalPath(of: folder.orCurrent) ?? folder.bytes
  }

  /// Returns the path of a file relative to the folder. It begins with `../` for a file outside of the folder.
  public func relativePath(of file: AssetPath) -> AssetPath {
    let name = file.lastComponent
    let parent = Array(file.bytes[..<name.startIndex])
    let path = physical(parent) + [Self.slash] + name
    let parts = path.split(separator: Self.slash)
    let own = folder.split(separator: Self.slash)
    let common = zip(parts, own).prefix { $0 == $1 }.count
    let up = Array(repeating: ArraySlice([UInt8(ascii: "."), UInt8(ascii: ".")]), count: own.count - common)
    return AssetPath(bytes: Array((up + parts[common...]).joined(separator: [Self.slash])))
  }

  private func physical(_ parent: [UInt8]) -> [UInt8] {
    if let known = resolved.withLock({ $0?.named == parent ? $0?.physical : nil }) { return known }
    let found = physicalPath(of: AssetPath(bytes: parent).orCurrent) ?? parent
    resolved.withLock { $0 = (parent, found) }
    return found
  }
}

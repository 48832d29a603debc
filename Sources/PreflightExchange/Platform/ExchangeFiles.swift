import MediaProbe
import PreflightDocuments

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension OpenFile {
  /// Creates an unnamed temporary file with these bytes in a folder.
  convenience init(bytes: [UInt8], in folder: String) throws {
    let descriptor = try OutputFile.openUnnamedTemporaryFile(in: folder)
    do throws(SystemError) {
      try writeAll(bytes, to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    try self.init(owning: descriptor)
  }

  /// The present path of the open file without links; nil if the system does not know it. Unlike the path by which it was
  /// opened, no other process can have changed it meanwhile.
  var place: AssetPath? {
    #if canImport(Darwin)
      var path = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let code = unsafe path.withUnsafeMutableBytes { unsafe fcntl(descriptor, F_GETPATH, $0.baseAddress) }
      return code < 0 ? nil : AssetPath(bytes: Array(path.prefix { $0 != 0 }))
    #else
      guard case .found(let path) = AssetPath("/proc/self/fd/\(descriptor)").target else { return nil }
      return path
    #endif
  }
}

extension AssetPath {
  /// True if the path, or the nearest folder above it that exists, lies in a folder without links.
  func isWithin(_ root: AssetPath) -> Bool {
    var path = self
    while true {
      if case .found(let target) = path.target { return target.isBelow(root) }
      guard !path.bytes.split(separator: UInt8(ascii: "/")).contains(Array("..".utf8)[...]) else { return false }
      let parent = path.parentFolder
      if parent.bytes.isEmpty { return AssetPath(".").target.isFound(below: root) }
      guard parent != path else { return false }
      path = parent
    }
  }
}

extension PathTarget {
  fileprivate func isFound(below root: AssetPath) -> Bool {
    if case .found(let target) = self { target.isBelow(root) } else { false }
  }
}

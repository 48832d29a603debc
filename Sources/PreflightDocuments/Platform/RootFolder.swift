import CDescriptors
package import MediaProbe

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open folder to which the paths of a caller are confined.
///
/// Files and folders are opened below its descriptor, so that no link and no renamed folder leads out of it. A path is never
/// opened by its name.
package final class RootFolder: Sendable {
  /// The reason why a file is not opened.
  package enum Refusal: Error {
    /// The path leads out of the folder.
    case outside
    case unreadable(ReadError)
  }

  let folder: OutputFolder
  /// The path by which the folder was named, from the root of the file system on.
  private let named: [UInt8]

  /// Opens a folder.
  package init(_ path: AssetPath) throws(OutputError) {
    folder = try OutputFolder.open(path)
    named = Self.absolute(path)
  }

  /// Opens a file for reading. A path can begin with any name of the folder, and lead through links that stay in it.
  package func open(_ path: AssetPath) throws(Refusal) -> OpenFile {
    guard let inner = inner(of: path) else { throw .outside }
    let named = inner.isEmpty ? [UInt8(ascii: ".")] : inner
    let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY
    var opened = unsafe withCString(named) { unsafe pf_file_open_beneath(folder.descriptor, $0, flags) }
    // An older system opens the file by its name. The comparison below refuses it if a link led out.
    let byName = opened == -ENOSYS
    if byName {
      opened = unsafe withCString(named) { unsafe openat(folder.descriptor, $0, flags) }
      if opened < 0 { opened = -errno }
    }
    guard opened >= 0 else {
      throw [EXDEV, ELOOP].contains(-opened) ? .outside : .unreadable(ReadError(opening: -opened))
    }
    let file: OpenFile
    do { file = try OpenFile(owning: opened) } catch { throw .unreadable(error) }
    if byName {
      guard let place = file.place, place.isBelow(folder.path) else { throw .outside }
    }
    return file
  }

  /// Returns true if a path, or the part of it that exists, leads into the folder now.
  package func contains(_ path: AssetPath) -> Bool { resolved(Self.absolute(path)) != nil }

  /// Returns the path below the folder; nil for a path that does not begin with a name of the folder.
  func inner(of path: AssetPath) -> [UInt8]? {
    guard !path.bytes.contains(0) else { return nil }
    let absolute = Self.absolute(path)
    return Self.rest(of: absolute, after: named) ?? Self.rest(of: absolute, after: folder.path.bytes)
      ?? resolved(absolute)
  }

  /// Returns the path below the folder without links in the part that exists; nil if it leads elsewhere.
  private func resolved(_ path: [UInt8]) -> [UInt8]? {
    var known = AssetPath(bytes: path)
    var missing: [UInt8] = []
    while true {
      if case .found(let target) = known.target {
        return Self.rest(of: target.bytes + missing, after: folder.path.bytes)
      }
      let parent = known.parentFolder
      guard parent != known, !known.lastComponent.elementsEqual("..".utf8) else { return nil }
      missing = [Self.slash] + known.lastComponent + missing
      known = parent
    }
  }

  private static let slash = UInt8(ascii: "/")

  /// Returns the rest of a path after that of a folder, without the slashes between them; nil if it does not begin so.
  private static func rest(of path: [UInt8], after folder: [UInt8]) -> [UInt8]? {
    let folder = folder.last == slash ? folder.dropLast() : folder[...]
    guard path.starts(with: folder) else { return nil }
    let rest = path.dropFirst(folder.count)
    guard rest.isEmpty || rest.first == slash else { return nil }
    return Array(rest.drop { $0 == slash })
  }

  private static func absolute(_ path: AssetPath) -> [UInt8] {
    guard path.bytes.first != slash, case .found(let working) = AssetPath(".").target else { return path.bytes }
    var rest = path.bytes[...]
    while rest.starts(with: "./".utf8) { rest = rest.dropFirst(2).drop { $0 == slash } }
    return rest.isEmpty || rest.elementsEqual(".".utf8) ? working.bytes : working.appending(Array(rest)).bytes
  }
}

extension OpenFile {
  /// The present path of the open file without links; nil if the system does not know it. Unlike the path by which it was
  /// opened, no other process can have changed it meanwhile.
  package var place: AssetPath? {
    #if canImport(Darwin)
      var path = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let code = unsafe path.withUnsafeMutableBytes { unsafe fcntl(descriptor, F_GETPATH, $0.baseAddress) }
      return code < 0 ? nil : AssetPath(bytes: Array(path.prefix { $0 != 0 }))
    #else
      guard case .found(let path) = AssetPath("/proc/self/fd/\(descriptor)").target else { return nil }
      return path
    #endif
  }

  /// A path by which another program opens this file, also after its name changed; nil if the system has none.
  package var pathForPrograms: AssetPath? { OutputFolder.pathForPrograms(descriptor) }
}

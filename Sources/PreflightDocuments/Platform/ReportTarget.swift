package import MediaProbe

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The target of a report's path. It is resolved because a rename would replace a symbolic link.
enum ReportTarget {
  /// A path that is not a link. The file does not have to exist.
  case file(AssetPath)
  /// An open descriptor of this process, such as `/dev/stdout` or `/dev/fd/5`.
  case descriptor(Int32)

  init(of path: AssetPath) {
    var path = path
    for _ in 0..<Self.mostLinks {
      if let descriptor = path.descriptor {
        self = .descriptor(descriptor)
        return
      }
      guard let next = path.linked else { break }
      path = next
    }
    self = .file(path)
  }

  /// The number of links that Linux follows (path_resolution(7)). Circular links are not resolved.
  private static let mostLinks = 40
}

extension AssetPath {
  /// The file that a report with this path replaces or creates, with all links resolved.
  package var reportFile: AssetPath { if case .file(let file) = ReportTarget(of: self) { file } else { self } }

  /// The folder of a file; an empty path for the working folder.
  package var parentFolder: AssetPath {
    let above = folder
    return AssetPath(bytes: above.count > 1 ? above.dropLast() : above)
  }

  /// The folder of the path, with its slash; empty for the working folder.
  fileprivate var folder: [UInt8] { bytes.lastIndex(of: UInt8(ascii: "/")).map { Array(bytes[...$0]) } ?? [] }

  /// The number of the open descriptor that the path names; nil for any other path.
  fileprivate var descriptor: Int32? {
    #if os(Linux)
      let descriptors: AssetPath = "/proc/self/fd"
    #else
      let descriptors: AssetPath = "/dev/fd"
    #endif
    guard let number = Int32(String(decoding: bytes.dropFirst(folder.count), as: UTF8.self)),
      case .found(let all) = descriptors.target, AssetPath(bytes: folder).target == .found(all)
    else { return nil }
    return number
  }

  /// The target of a symbolic link, with only one link resolved; nil if the path is not a link.
  fileprivate var linked: AssetPath? {
    let target = unsafe [CChar](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      let length = unsafe withCString(bytes) { unsafe readlink($0, start, buffer.count) }
      count = max(0, length)
    }.map { UInt8(bitPattern: $0) }
    guard let first = target.first else { return nil }
    return AssetPath(bytes: first == UInt8(ascii: "/") ? target : folder + target)
  }
}

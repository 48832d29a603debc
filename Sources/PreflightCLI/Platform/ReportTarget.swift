import MediaProbe

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the path of a report leads to. A rename over a symbolic link would replace the link.
enum ReportTarget {
  /// A path that is no link; something may be there or not.
  case file(AssetPath)
  /// What this process has open already, under a name for its number: `/dev/stdout`, `/dev/fd/5`.
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

  /// As many as Linux follows (path_resolution(7)). What leads in circles is left as it is.
  private static let mostLinks = 40
}

extension AssetPath {
  /// The file that is replaced or made when a report gets this path: behind all links, there or not.
  var reportFile: AssetPath { if case .file(let file) = ReportTarget(of: self) { file } else { self } }

  /// With its slash; empty for the current one.
  var folder: [UInt8] { bytes.lastIndex(of: UInt8(ascii: "/")).map { Array(bytes[...$0]) } ?? [] }

  /// The number that it names in the folder of this process's descriptors.
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

  /// Where it leads by one link; nil for what is none.
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

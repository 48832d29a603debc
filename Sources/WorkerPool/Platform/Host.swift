import MediaProbe

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Properties of the system and of this process.
enum Host {
  /// The path of the running program with links resolved; empty if the system does not provide it.
  static var executable: AssetPath {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = unsafe _NSGetExecutablePath(nil, &size)
      var name = [CChar](repeating: 0, count: Int(size) + 1)
      guard unsafe _NSGetExecutablePath(&name, &size) == 0 else { return AssetPath(bytes: []) }
      var resolved = [CChar](repeating: 0, count: Int(PATH_MAX))
      guard unsafe realpath(name, &resolved) != nil else { return AssetPath(bytes: []) }
      return AssetPath(bytes: resolved.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) })
    #else
      var target = [CChar](repeating: 0, count: Int(PATH_MAX))
      let length = unsafe readlink("/proc/self/exe", &target, target.count)
      return AssetPath(bytes: target.prefix(max(0, length)).map { UInt8(bitPattern: $0) })
    #endif
  }

  static func environment(_ name: String) -> [UInt8]? {
    guard let value = unsafe getenv(name) else { return nil }
    return Array(unsafe String(cString: value).utf8)
  }

  /// Returns true if a path leads to a regular file that this user may run.
  static func isExecutable(_ path: AssetPath) -> Bool {
    var status = stat()
    let name = path.bytes.map { CChar(bitPattern: $0) } + [0]
    guard unsafe stat(name, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    return unsafe access(name, X_OK) == 0
  }
}

import MediaProbe

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that another program writes under a temporary name, and that gets its own name when it is complete.
struct NewFile {
  let temporary: AssetPath
  private let final: AssetPath

  /// Creates the folders above the file. Nothing is written yet.
  init(_ path: AssetPath) throws(SystemError) {
    final = path
    let name = Array(path.lastComponent)
    let folder = Array(path.bytes.dropLast(name.count))
    temporary = AssetPath(bytes: folder + Array(".preflight-\(getpid()).".utf8) + name)
    var end = folder.firstIndex { $0 != UInt8(ascii: "/") } ?? folder.endIndex
    while end < folder.endIndex {
      end = folder[end...].firstIndex(of: UInt8(ascii: "/")) ?? folder.endIndex
      let made = unsafe withCString(Array(folder[..<end])) { unsafe mkdir($0, 0o777) }
      guard made == 0 || errno == EEXIST || errno == EISDIR else { throw SystemError(code: errno) }
      end = min(end + 1, folder.endIndex)
    }
    remove()
  }

  /// Gives the file its name.
  ///
  /// - Parameter replacing: True to replace an existing file; otherwise it stays, and the error is `EEXIST`.
  func finish(replacing: Bool) throws(SystemError) {
    if replacing {
      let renamed = unsafe withCString(temporary.bytes) { old in
        unsafe withCString(final.bytes) { new in unsafe rename(old, new) }
      }
      guard renamed == 0 else { throw SystemError(code: errno) }
      return
    }
    // Unlike a rename, a link never replaces a file.
    let linked = unsafe withCString(temporary.bytes) { old in
      unsafe withCString(final.bytes) { new in unsafe link(old, new) }
    }
    guard linked == 0 else { throw SystemError(code: errno) }
    remove()
  }

  func remove() { _ = unsafe withCString(temporary.bytes) { unsafe unlink($0) } }
}

/// Returns true if a program of this name is in a folder of PATH.
func isInPath(_ name: String) -> Bool {
  let folders = environment("PATH")?.split(separator: ":", omittingEmptySubsequences: false) ?? []
  return folders.contains { folder in
    let path = (folder.isEmpty ? "." : String(folder)) + "/" + name
    return unsafe withCString(Array(path.utf8)) { unsafe access($0, X_OK) } == 0
  }
}

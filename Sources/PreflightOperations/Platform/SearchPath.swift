import MediaProbe
import PreflightDocuments

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Returns true if a program of this name is in one of the folders of a search path, which are separated by colons.
func isInPath(_ name: String, _ folders: String?) -> Bool {
  let folders = folders?.split(separator: ":", omittingEmptySubsequences: false) ?? []
  return folders.contains { folder in
    let path = (folder.isEmpty ? "." : String(folder)) + "/" + name
    return unsafe withCString(Array(path.utf8)) { unsafe access($0, X_OK) } == 0
  }
}

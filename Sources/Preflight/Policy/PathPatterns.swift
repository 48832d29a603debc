public import MediaProbe

/// Patterns for the paths of files, in the language of ignore files. A later pattern with `!` excludes files again.
public struct PathPatterns: Sendable {
  private let patterns: [IgnorePattern]

  /// - Parameter patterns: Patterns relative to the folder of their document.
  public init(_ patterns: [IgnorePattern]) { self.patterns = patterns }

  /// Returns true if a path or one of its folders matches.
  ///
  /// - Parameter path: The path relative to the folder of the patterns.
  public func contains(_ path: AssetPath) -> Bool {
    let path = path.bytes[...]
    var isMatched = false
    for pattern in patterns where pattern.isNegated == isMatched {
      if matches(pattern, path) { isMatched.toggle() }
    }
    return isMatched
  }

  private func matches(_ pattern: IgnorePattern, _ path: ArraySlice<UInt8>) -> Bool {
    let slash = UInt8(ascii: "/")
    // A pattern that matches a folder matches everything in it.
    var start = path.startIndex
    while let end = path[start...].firstIndex(of: slash) {
      if pattern.matches(path[..<end], name: path[start..<end], isFolder: true) { return true }
      start = end + 1
    }
    return pattern.matches(path, name: path[start...], isFolder: false)
  }
}

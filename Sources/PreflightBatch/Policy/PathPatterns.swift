public import MediaProbe

/// Patterns for the paths of files, in the language of ignore files. A later pattern with `!` excludes files again.
public struct PathPatterns: Sendable {
  private let patterns: [IgnorePattern]
  private let budget = PatternBudget()

  /// - Parameter patterns: Patterns relative to the folder of their document.
  public init(_ patterns: [IgnorePattern]) { self.patterns = patterns }

  /// Returns true if a path or one of its folders matches. If comparing takes too many steps, further paths do not match.
  ///
  /// - Parameter path: The path relative to the folder of the patterns.
  public func contains(_ path: AssetPath) -> Bool {
    let path = path.bytes[...]
    guard !patterns.isEmpty, !budget.isSpent else { return false }
    budget.grant()
    budget.take(patterns.count)
    var isMatched = false
    for pattern in patterns where pattern.isNegated == isMatched {
      // A pattern that matches a folder matches everything in it.
      if pattern.matchesFileOrFolder(in: path, budget) { isMatched.toggle() }
    }
    return isMatched && !budget.isSpent
  }
}

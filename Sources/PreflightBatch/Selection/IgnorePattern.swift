/// One line of an ignore file, with the semantics of git (https://git-scm.com/docs/gitignore#_pattern_format).
public struct IgnorePattern: Sendable {
  /// True if the pattern begins with `!` and includes again what an earlier pattern excludes.
  let isNegated: Bool
  /// True if the pattern ends with a slash and matches only folders.
  private let foldersOnly: Bool
  /// True if the pattern has no other slash and matches names at any depth.
  private let byName: Bool
  private let wildcard: Wildcard

  /// Reads a line; nil for an empty line, a comment, and a pattern that cannot match anything.
  public init?(_ line: [UInt8]) {
    var pattern = Self.trimmed(Array(line.prefix { $0 != 0 }))
    guard let first = pattern.first, first != UInt8(ascii: "#") else { return nil }
    isNegated = first == UInt8(ascii: "!")
    if isNegated { pattern = pattern.dropFirst() }
    let slash = UInt8(ascii: "/")
    foldersOnly = pattern.last == slash
    if foldersOnly { pattern = pattern.dropLast() }
    byName = !pattern.contains(slash)
    if pattern.first == slash { pattern = pattern.dropFirst() }
    guard !pattern.isEmpty, let wildcard = Wildcard(pattern) else { return nil }
    self.wildcard = wildcard
  }

  /// - Parameters:
  ///   - path: The path relative to the folder of the ignore file.
  ///   - name: Its last component.
  package func matches(
    _ path: ArraySlice<UInt8>, name: ArraySlice<UInt8>, isFolder: Bool, _ budget: PatternBudget = PatternBudget()
  ) -> Bool {
    (isFolder || !foldersOnly) && wildcard.matches(byName ? name : path, budget)
  }

  /// Returns true if the pattern matches a path or one of the folders in it.
  ///
  /// - Parameter path: The path of a file, relative to the folder of the pattern.
  func matchesFileOrFolder(in path: ArraySlice<UInt8>, _ budget: PatternBudget) -> Bool {
    let slash = UInt8(ascii: "/")
    let folders = path[..<(path.lastIndex(of: slash) ?? path.startIndex)]
    if byName {
      let names = (foldersOnly ? folders : path).split(separator: slash)
      return names.contains { wildcard.matches($0, budget) }
    }
    if foldersOnly { return !folders.isEmpty && wildcard.matchesAnyFolder(of: folders, budget) }
    return wildcard.matchesAnyFolder(of: path, budget)
  }

  /// Returns the text of a pattern that matches all files below a folder and no others.
  ///
  /// - Parameter folder: The path of the folder relative to that of the pattern, without a slash at its end.
  public static func everything(below folder: String) -> String {
    var text = folder.hasPrefix("#") || folder.hasPrefix("!") ? "\\" : ""
    for scalar in folder.unicodeScalars {
      if ["*", "?", "[", "\\"].contains(scalar) { text.unicodeScalars.append("\\") }
      text.unicodeScalars.append(scalar)
    }
    return text + "/**"
  }

  /// Returns the line without trailing spaces that no backslash protects.
  private static func trimmed(_ line: [UInt8]) -> ArraySlice<UInt8> {
    var end = 0
    var place = 0
    while place < line.count {
      let isEscape = line[place] == UInt8(ascii: "\\")
      place += isEscape ? 2 : 1
      if isEscape || line[place - 1] != UInt8(ascii: " ") { end = min(place, line.count) }
    }
    return line[..<end]
  }
}

extension [IgnorePattern] {
  /// Reads the patterns of an ignore file, one on each line, with any line ends and with or without a byte order mark.
  package init(file bytes: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self = bytes.dropFirst(bytes.starts(with: mark) ? 3 : 0).split(separator: UInt8(ascii: "\n")).compactMap { line in
      IgnorePattern([UInt8](line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
    }
  }

  /// Returns the decision of the last pattern that matches: true to exclude, false to include again; nil if none
  /// matches.
  package func decision(
    _ path: ArraySlice<UInt8>, name: ArraySlice<UInt8>, isFolder: Bool, _ budget: PatternBudget = PatternBudget()
  ) -> Bool? {
    budget.take(count)
    return last { $0.matches(path, name: name, isFolder: isFolder, budget) }.map { !$0.isNegated }
  }
}

/// One line of an ignore file, as git reads it (https://git-scm.com/docs/gitignore#_pattern_format).
public struct IgnorePattern: Sendable {
  /// `!`: takes back what an earlier pattern excludes.
  let isNegated: Bool
  /// A slash at the end: matches folders alone.
  private let foldersOnly: Bool
  /// No other slash: matches the name, at any depth.
  private let byName: Bool
  private let wildcard: Wildcard

  /// Nil for a line that says nothing: empty, a comment, a pattern that can match nothing.
  public init?(_ line: some Sequence<UInt8>) {
    let line = Array(line.prefix { $0 != 0 })
    var pattern = Self.trimmed(line)
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
  ///   - path: Relative to the folder of the ignore file.
  ///   - name: Its last component.
  func matches(_ path: ArraySlice<UInt8>, name: ArraySlice<UInt8>, isFolder: Bool) -> Bool {
    (isFolder || !foldersOnly) && wildcard.matches(byName ? name : path)
  }

  /// Without spaces at the end that no backslash protects.
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
  /// The patterns of an ignore file: a line each, with any line end, behind a byte order mark or not.
  init(file bytes: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self = bytes.dropFirst(bytes.starts(with: mark) ? 3 : 0).split(separator: UInt8(ascii: "\n")).compactMap { line in
      IgnorePattern(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
  }

  /// Whether the last pattern that matches excludes (true) or takes back (false); nil when none matches.
  func decision(_ path: ArraySlice<UInt8>, name: ArraySlice<UInt8>, isFolder: Bool) -> Bool? {
    last { $0.matches(path, name: name, isFolder: isFolder) }.map { !$0.isNegated }
  }
}

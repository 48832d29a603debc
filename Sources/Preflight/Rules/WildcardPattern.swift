import MediaProbe

/// A text in which each `*` stands for any text, also an empty one.
package struct WildcardPattern: Sendable, Hashable {
  /// The texts between the wildcards. One if there is no wildcard.
  private let parts: [Substring]

  package init(_ text: String) {
    // Most have no wildcard. Splitting by characters is slow.
    parts =
      text.utf8.contains(UInt8(ascii: "*"))
      ? text.split(separator: "*", omittingEmptySubsequences: false) : [Substring(text)]
  }

  /// True if there is a wildcard.
  package var hasWildcards: Bool { parts.count > 1 }

  /// Returns true if the whole text matches.
  package func matches(_ text: String) -> Bool {
    guard let first = parts.first, let last = parts.last else { return text.isEmpty }
    guard hasWildcards else { return text == first }
    guard text.hasPrefix(first), text.hasSuffix(last), text.utf8.count >= first.utf8.count + last.utf8.count else {
      return false
    }
    var rest = text.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() {
      guard let place = rest.firstRange(ofText: part) else { return false }
      rest = rest[place.upperBound...]
    }
    return true
  }
}

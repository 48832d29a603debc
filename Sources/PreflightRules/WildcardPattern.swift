import MediaProbe

/// A text in which each `*` matches any text, including an empty one.
package struct WildcardPattern: Sendable, Hashable {
  /// The texts between the wildcards: a single text if the pattern has no wildcard.
  private let parts: [Substring]

  package init(_ text: String) {
    // Most texts have no wildcard, and splitting by characters is slow.
    guard text.utf8.contains(UInt8(ascii: "*")) else {
      parts = [Substring(text)]
      return
    }
    let all = text.split(separator: "*", omittingEmptySubsequences: false)
    // Several wildcards in a row match the same as one.
    parts = all.prefix(1) + all.dropFirst().dropLast().filter { !$0.isEmpty } + all.suffix(1)
  }

  /// True if the pattern has a wildcard.
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

import PreflightRules

extension TextUnit {
  /// Returns the length of a text in this unit.
  func length(of text: String) -> Int {
    switch self {
    case .utf16: text.utf16.count
    case .characters: text.unicodeScalars.count
    case .graphemes: text.count
    case .utf8Bytes: text.utf8.count
    case .weighted: Self.weightedLength(of: text)
    }
  }

  /// Returns the length as X counts it (docs.x.com, "Counting characters"): 1 for a character in the ranges below, 2
  /// for any other, 2 for an emoji regardless of its code points, and 23 for a URL regardless of its length.
  private static func weightedLength(of text: String) -> Int {
    text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isWhitespace }).reduce(
      // Every separator counts 1: the ranges contain all white space that is in use.
      text.count { $0.isWhitespace }
    ) { total, word in
      let lowercased = word.lowercased()
      if lowercased.hasPrefix("https://") || lowercased.hasPrefix("http://") { return total + 23 }
      return total
        + word.reduce(0) { weight, character in
          if character.unicodeScalars.contains(where: { $0.properties.isEmojiPresentation }) { return weight + 2 }
          return weight + character.unicodeScalars.reduce(0) { $0 + (isLight($1) ? 1 : 2) }
        }
    }
  }

  private static func isLight(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...4351, 8192...8205, 8208...8223, 8242...8247: true
    default: false
    }
  }
}

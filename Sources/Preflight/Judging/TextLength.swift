extension TextUnit {
  /// The length of a text.
  func length(of text: String) -> Int {
    switch self {
    case .utf16: text.utf16.count
    case .characters: text.unicodeScalars.count
    case .graphemes: text.count
    case .utf8Bytes: text.utf8.count
    case .weighted: Self.weightedLength(of: text)
    }
  }

  /// X's count (docs.x.com, "Counting characters"): a character of the ranges below weighs 1, any other 2, an emoji 2
  /// however many code points it has, and a URL 23 whatever its length.
  private static func weightedLength(of text: String) -> Int {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace).reduce(
      // Every separator weighs 1: the ranges contain all of white space that is in use.
      text.count(where: \.isWhitespace)
    ) { total, word in
      let lowercased = word.lowercased()
      if lowercased.hasPrefix("https://") || lowercased.hasPrefix("http://") { return total + 23 }
      return total
        + word.reduce(0) { weight, character in
          if character.unicodeScalars.contains(where: \.properties.isEmojiPresentation) { return weight + 2 }
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

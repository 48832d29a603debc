import PreflightRules
@_spi(_Unicode) import Swift

extension TextLength {
  /// Returns the length of a text in this unit.
  package func length(of text: String) -> Int {
    if textUnit == .weighted { return Self.weightedLength(of: text) }
    guard let link else { return textUnit.length(of: text) }
    let links = TextLinks(text)
    guard !links.ranges.isEmpty else { return textUnit.length(of: text) }
    // The parts are counted separately, because a link ends where a character ends.
    return links.parts.reduce(links.ranges.count * link) { total, part in
      total + textUnit.length(of: String(String.UnicodeScalarView(part)))
    }
  }

  /// Returns the length as X counts it (docs.x.com, "Counting characters"): the text is normalized to NFC. Then each
  /// link counts 23 regardless of its length, an emoji 2 regardless of its code points, a character in the ranges below
  /// 1, and any other 2.
  ///
  /// X also links addresses without a scheme. This is imitated for a few common endings; see `TextLinks`.
  private static func weightedLength(of text: String) -> Int {
    var scalars: [Unicode.Scalar] = []
    for scalar in text._nfc { scalars.append(scalar) }
    let links = TextLinks(scalars, bare: true)
    let rest = Array(links.parts.joined())
    return String(String.UnicodeScalarView(rest)).reduce(links.ranges.count * 23) { weight, character in
      if character.isEmoji { return weight + 2 }
      return weight + character.unicodeScalars.reduce(0) { $0 + (isLight($1) ? 1 : 2) }
    }
  }

  private static func isLight(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...4351, 8192...8205, 8208...8223, 8242...8247: true
    default: false
    }
  }
}

extension Character {
  /// True for a character that is shown as an emoji by default, or because a variation selector asks for it.
  fileprivate var isEmoji: Bool {
    unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
  }
}

extension TextUnit {
  /// Returns the length of a text in this unit.
  package func length(of text: String) -> Int {
    switch self {
    case .utf16: text.utf16.count
    case .characters: text.unicodeScalars.count
    case .graphemes: text.count
    case .utf8Bytes: text.utf8.count
    case .weighted: TextLength.weighted.length(of: text)
    case .emojiBytes: text.reduce(0) { $0 + ($1.isEmoji ? $1.utf8.count : 1) }
    case .halfASCII: (text.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 2) } + 1) / 2
    }
  }
}

extension TextCount {
  /// Returns the number of things of this kind in a text.
  package func number(in text: String) -> Int {
    switch self {
    case .links: return Set(TextLinks(text, bare: true).addresses).count
    case .hashtags: return Self.number(of: "#", notAfter: [], in: TextLinks(text).rest)
    case .topicTags: return Self.topicTags(in: TextLinks(text).rest)
    case .mentions: return Self.number(of: "@", notAfter: ["."], in: TextLinks(text).rest)
    case .tagCharacters: return Self.length(of: [text])
    }
  }

  private static func number(
    of sign: Unicode.Scalar, notAfter excluded: [Unicode.Scalar], in scalars: [Unicode.Scalar]
  ) -> Int {
    scalars.indices.dropLast().count { isSign(sign, at: $0, notAfter: excluded, in: scalars) }
  }

  private static func topicTags(in scalars: [Unicode.Scalar]) -> Int {
    scalars.indices.dropLast().count { index in
      guard isSign("#", at: index, notAfter: [], in: scalars) else { return false }
      let tag = scalars[(index + 1)...].prefix { $0.isWordPart }
      return tag.contains { $0.properties.generalCategory != .decimalNumber }
    }
  }

  private static func isSign(
    _ sign: Unicode.Scalar, at index: Int, notAfter excluded: [Unicode.Scalar], in scalars: [Unicode.Scalar]
  ) -> Bool {
    scalars[index] == sign && scalars[index + 1].isWordPart
      && (index == 0 || !(scalars[index - 1].isWordPart || excluded.contains(scalars[index - 1])))
  }

  /// Returns the length of a list of tags with the commas between them, and two quotation marks for each tag with a
  /// space.
  package static func length(of tags: [String]) -> Int {
    tags.reduce(Swift.max(0, tags.count - 1)) { total, tag in
      total + tag.unicodeScalars.count + (tag.unicodeScalars.contains(" ") ? 2 : 0)
    }
  }
}

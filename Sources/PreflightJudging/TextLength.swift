import PreflightRules
@_spi(_Unicode) import Swift

extension TextLength {
  /// Returns the length of a text in this unit.
  package func length(of text: String) -> Int {
    if textUnit == .weighted { return Self.weightedLength(of: text) }
    guard link != nil || shortensMentions else { return textUnit.length(of: text) }
    let scalars = Array(text.unicodeScalars)
    let links = link == nil ? [] : PostLinks(scalars, .mastodon).ranges
    let servers = shortensMentions ? MentionServers(scalars, outside: links).ranges : []
    guard !links.isEmpty || !servers.isEmpty else { return textUnit.length(of: text) }
    // Letters stand for each link, because a mark after it makes one character with the last of them.
    var counted = String.UnicodeScalarView()
    var index = 0
    var (link, server) = (links.makeIterator(), servers.makeIterator())
    var (nextLink, nextServer) = (link.next(), server.next())
    while index < scalars.count {
      if let range = nextLink, range.lowerBound == index {
        for _ in 0..<(self.link ?? 0) { counted.append("x") }
        (index, nextLink) = (range.upperBound, link.next())
      } else if let range = nextServer, range.lowerBound == index {
        (index, nextServer) = (range.upperBound, server.next())
      } else {
        counted.append(scalars[index])
        index += 1
      }
    }
    return textUnit.length(of: String(counted))
  }

  /// Returns the length as X counts it, by version 3 of the published configuration of its text parser. The text is
  /// normalized to NFC. Then each link counts 23 regardless of its length, an emoji 2 regardless of its code points, a character in the
  /// ranges below 1, and any other 2.
  private static func weightedLength(of text: String) -> Int {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(text.utf8.count)
    for scalar in text._nfc {
      // Both scalars of a line end count as one.
      if scalar == "\n", scalars.last == "\r" { scalars.removeLast() }
      scalars.append(scalar)
    }
    let links = PostLinks(scalars, .x).ranges
    var (index, weight) = (0, links.count * 23)
    var link = links.makeIterator()
    var nextLink = link.next()
    while index < scalars.count {
      if let range = nextLink, range.lowerBound == index {
        (index, nextLink) = (range.upperBound, link.next())
      } else if let end = scalars.endOfEmoji(at: index) {
        (index, weight) = (end, weight + 2)
      } else {
        weight += isLight(scalars[index]) ? 1 : 2
        index += 1
      }
    }
    return weight
  }

  private static func isLight(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...4351, 8192...8205, 8208...8223, 8242...8247: true
    default: false
    }
  }
}

/// The servers in the mentions of a text: `@server` of `@name@server`.
private struct MentionServers {
  private(set) var ranges: [Range<Int>] = []

  init(_ scalars: [Unicode.Scalar], outside links: [Range<Int>]) {
    var link = links.makeIterator()
    var nextLink = link.next()
    var index = 0
    func words(from start: Int, _ isPart: (Unicode.Scalar) -> Bool) -> Int {
      // Full stops and hyphens belong to a name only before another part of it.
      var (end, index) = (start, start)
      while index < scalars.count {
        if isPart(scalars[index]) {
          index += 1
          end = index
        } else if end > start, scalars[index] == "." || scalars[index] == "-" {
          index += 1
        } else {
          break
        }
      }
      return end
    }
    while index < scalars.count {
      if let range = nextLink, range.lowerBound == index {
        (index, nextLink) = (range.upperBound, link.next())
        continue
      }
      defer { index += 1 }
      guard scalars[index] == "@" else { continue }
      if index > 0, scalars[index - 1].isWordPart || "=/".unicodeScalars.contains(scalars[index - 1]) { continue }
      let name = words(from: index + 1) { $0.isASCIIWordPart || $0 == "_" }
      guard name > index + 1, name < scalars.count, scalars[name] == "@" else { continue }
      let server = words(from: name + 1) { $0.isWordPart }
      guard server > name + 1, server == scalars.count || scalars[server] != "@" else { continue }
      ranges.append(name..<server)
      index = server - 1
    }
  }
}

extension Character {
  /// True for a character that is shown as an emoji by default, or because a variation selector asks for it.
  fileprivate var isEmoji: Bool {
    unicodeScalars.contains { !$0.isASCII && ($0.properties.isEmojiPresentation || $0.value == 0xFE0F) }
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
    case .hashtags: return Self.number(of: "#", in: text) { _, _ in true }
    case .topicTags:
      return Self.number(of: "#", in: text) { part, index in
        let tag = part[(index + 1)...].prefix { $0.isWordPart }
        return tag.contains { $0.properties.generalCategory != .decimalNumber }
      }
    case .mentions:
      return Self.number(of: "@", in: text) { part, index in index == part.startIndex || part[index - 1] != "." }
    case .bareLinks:
      let links = TextLinks(text, bare: true)
      var comparisons = 0
      return links.ranges.count { links.scalars.endOfScheme(at: $0.lowerBound, &comparisons) == nil }
    case .cashtags: return Self.cashtags(in: Array(text.unicodeScalars))
    case .unescapedMarks: return Self.unescapedMarks(in: Array(text.unicodeScalars))
    case .tagCharacters: return Self.length(of: [text])
    }
  }

  /// Returns the number of words after a sign, outside of links, that are as they should be.
  private static func number(
    of sign: Unicode.Scalar, in text: String, where isCounted: (ArraySlice<Unicode.Scalar>, Int) -> Bool
  ) -> Int {
    guard text.unicodeScalars.contains(sign) else { return 0 }
    return TextLinks(text).parts.reduce(0) { number, part in
      number
        + part.indices.dropLast().count { index in
          part[index] == sign && part[index + 1].isWordPart && (index == part.startIndex || !part[index - 1].isWordPart)
            && isCounted(part, index)
        }
    }
  }

  private static func cashtags(in scalars: [Unicode.Scalar]) -> Int {
    scalars.indices.count { index in
      guard scalars[index] == "$", index == 0 || scalars[index - 1].properties.isWhitespace else { return false }
      let name = scalars[(index + 1)...].prefix { $0.isASCIIWordPart && !$0.isASCIIDigit }
      return (1...6).contains(name.count) && (name.endIndex == scalars.count || !scalars[name.endIndex].isWordPart)
    }
  }

  private static func unescapedMarks(in scalars: [Unicode.Scalar]) -> Int {
    var (index, count) = (0, 0)
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      if scalar == "\\", index < scalars.count {
        index += 1
      } else if scalar == "@", let end = mentionEnd(in: scalars, at: index) {
        index = end
      } else if scalar == "#", index < scalars.count, scalars[index].isWordPart {
        continue
      } else if "|{}@[]()<>#\\*_~".unicodeScalars.contains(scalar) {
        count += 1
      }
    }
    return count
  }

  private static let longestMention = 500

  /// Returns the end of a mention of LinkedIn, `[name](urn)`; otherwise nil.
  private static func mentionEnd(in scalars: [Unicode.Scalar], at start: Int) -> Int? {
    guard start < scalars.count, scalars[start] == "[",
      let name = scalars[start...].prefix(longestMention).firstIndex(of: "]"), name + 1 < scalars.count,
      scalars[name + 1] == "(",
      let end = scalars[name...].prefix(longestMention).firstIndex(of: ")")
    else { return nil }
    return end + 1
  }

  /// Returns the length of a list of tags with the commas between them, and two quotation marks for each tag with a
  /// space.
  package static func length(of tags: [String]) -> Int {
    tags.reduce(Swift.max(0, tags.count - 1)) { total, tag in
      total + tag.unicodeScalars.count + (tag.unicodeScalars.contains(" ") ? 2 : 0)
    }
  }
}

/// The links in a text, as positions among its Unicode scalars.
///
/// A link begins with `http://` or `https://` in any case, not after a letter, a digit or an underscore. Letters of
/// East Asian scripts may stand before it, because these have no spaces between words. It ends before white space, a
/// quotation mark, `<`, `>`, and any character of East Asian scripts or emoji. Punctuation at its end is not part of it.
package struct TextLinks {
  let scalars: [Unicode.Scalar]
  private(set) var ranges: [Range<Int>] = []
  /// The number of scalars that were compared to find the links. Tests check that it does not grow faster than the text.
  package private(set) var comparisons = 0

  /// - Parameter areBare: True to find links without a scheme too, such as `example.com/a`.
  package init(_ text: some StringProtocol, bare areBare: Bool = false) {
    self.init(Array(text.unicodeScalars), bare: areBare)
  }

  init(_ scalars: [Unicode.Scalar], bare areBare: Bool = false) {
    self.scalars = scalars
    var index = 0
    while index < scalars.count {
      comparisons += 1
      if index > 0, !scalars[index - 1].isEastAsian, scalars[index - 1].isWordPart {
        index += 1
      } else if let host = afterScheme(index) ?? (areBare ? afterDomain(index) : nil) {
        let end = self.end(from: host)
        ranges.append(index..<end)
        index = end
      } else {
        index += 1
      }
    }
  }

  /// The links as they are written, in their order.
  var addresses: [String] { ranges.map { String(String.UnicodeScalarView(scalars[$0])) } }

  /// The parts of the text before, between and after the links.
  var parts: [ArraySlice<Unicode.Scalar>] {
    var parts: [ArraySlice<Unicode.Scalar>] = []
    var start = 0
    for range in ranges {
      parts.append(scalars[start..<range.lowerBound])
      start = range.upperBound
    }
    return parts + [scalars[start...]]
  }

  /// Returns the position after the scheme and the first character of a host; nil if the text has no link there.
  private mutating func afterScheme(_ start: Int) -> Int? {
    guard let host = scalars.endOfScheme(at: start, &comparisons), scalars[host].isWordPart else { return nil }
    return host + 1
  }

  /// Returns the position after a domain name without a scheme; nil if the text has no domain name there.
  private mutating func afterDomain(_ start: Int) -> Int? {
    guard scalars[start].isDomainPart else { return nil }
    if start > 0, "@#$./-".unicodeScalars.contains(scalars[start - 1]) { return nil }
    // Most words have no dot, so nothing is copied before one is found.
    var (index, dot, earlierDot) = (start, nil as Int?, nil as Int?)
    while index < scalars.count, scalars[index].isDomainPart {
      comparisons += 1
      if scalars[index] == "." {
        guard index > start, dot != index - 1 else { return nil }
        (earlierDot, dot) = (dot, index)
      }
      index += 1
    }
    if dot == index - 1 { (index, dot) = (index - 1, earlierDot) }
    guard let dot, TopLevelDomains.contains(scalars[(dot + 1)..<index].map { UInt8(ascii: $0.lowercasedLetter) }),
      index == scalars.count || scalars[index].isEastAsian
        || !(scalars[index].isWordPart || scalars[index] == "@")
    else { return nil }
    return index
  }

  /// Returns the end of a link whose host was found.
  private mutating func end(from host: Int) -> Int {
    var end = host
    while end < scalars.count, !scalars[end].endsLink { end += 1 }
    comparisons += end - host
    while end > host, ".,:;!?'*)]}".unicodeScalars.contains(scalars[end - 1]) { end -= 1 }
    return end
  }
}

extension Unicode.Scalar {
  /// True for a letter, a digit, an underscore, and a mark that belongs to a letter.
  var isWordPart: Bool {
    if isASCII { return isASCIIWordPart || self == "_" }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .nonspacingMark, .spacingMark:
      return value != 0xFE0F
    default: return false
    }
  }

  fileprivate var isDomainPart: Bool { isASCII && (isWordPart && self != "_" || self == "." || self == "-") }

  /// True for the scripts of East Asia, and for the emoji and other characters after them.
  fileprivate var isEastAsian: Bool { value >= 0x2E80 }

  fileprivate var endsLink: Bool {
    if isASCII { return value <= 0x20 || self == "<" || self == ">" || self == "\"" }
    return isEastAsian || (0x2018...0x201F).contains(value) || properties.isWhitespace
  }
}

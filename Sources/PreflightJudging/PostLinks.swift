/// The links that X makes of a text, by the published rules of its text parser. Mastodon uses the same rules, but only for
/// links with a scheme, and with more characters in their paths.
///
/// A link has a domain name of labels that dots separate, and the last label is a top-level domain. Before it may be
/// `http://` or `https://`, and after it a port, a path and a query. Without a scheme, only the part of a domain name with
/// letters of ASCII or Latin accents is a link.
///
/// Each step passes over the text once, so the time grows with its length.
package struct PostLinks {
  package enum Style {
    case x, mastodon
  }

  /// The links, as positions among the scalars.
  private(set) var ranges: [Range<Int>] = []
  /// The number of scalars that were compared. Tests check that it does not grow faster than the text.
  package private(set) var comparisons = 0

  private let scalars: [Unicode.Scalar]
  private let style: Style
  private var labels: [Label] = []

  /// A run of characters that a label of a domain name can have.
  private struct Label {
    let range: Range<Int>
    /// The end of the top-level domain after the dot; otherwise nil.
    let end: Int?
    /// The end of the longest domain name that goes on after the next label; otherwise nil.
    let laterEnd: Int?
    let lastUnderscore: Int?
  }

  /// The longest link, and the longest path of a link that X shortened.
  private static let lengthLimit = 4096
  private static let shortenedLimit = 40

  init(_ scalars: [Unicode.Scalar], _ style: Style) {
    (self.scalars, self.style) = (scalars, style)
    guard scalars.contains(".") else { return }
    findLabels()
    // A link begins at the first character only if none begins after it.
    var end = 0
    var index = 0
    if scalars.count > 1, scalars[0].mayPrecedeLink, let next = addLinks(at: 1) { (end, index) = (next, next) }
    while index < scalars.count {
      comparisons += 1
      if index == 0 || index > end && scalars[index - 1].mayPrecedeLink, let next = addLinks(at: index) {
        (end, index) = (next, next)
      } else {
        index += 1
      }
    }
    labels = []
  }

  package init(_ text: String, _ style: Style) { self.init(Array(text.unicodeScalars), style) }

  /// Adds the links that begin at this position, or at a later part of its domain name. Returns the end of what they cover;
  /// nil if no domain name begins here.
  private mutating func addLinks(at start: Int) -> Int? {
    guard scalars[start].isLabelEdge else { return nil }
    if let host = scalars.endOfScheme(at: start, &comparisons), let domainEnd = domainEnd(at: host) {
      let tail = tail(from: domainEnd)
      guard isHost(host..<domainEnd), tail.end - start <= Self.lengthLimit else { return tail.end }
      let end = shortenedEnd(start, host..<domainEnd, tail.end)
      if let end { ranges.append(start..<end) }
      return end ?? tail.end
    }
    guard let domainEnd = domainEnd(at: start) else { return nil }
    let tail = tail(from: domainEnd)
    guard style == .x, isHost(start..<domainEnd), tail.end - start <= Self.lengthLimit,
      start == 0 || !"-_./".unicodeScalars.contains(scalars[start - 1])
    else { return tail.end }
    let names = plainNames(in: start..<domainEnd)
    ranges += names
    // A path belongs to the last name. After a part that is no link, X takes as many characters as the path has.
    if tail.hasPath, let last = names.last {
      ranges[ranges.count - 1] = last.lowerBound..<last.upperBound + tail.end - domainEnd
    }
    return tail.end
  }

  // MARK: - Domain names

  /// Finds all labels. It begins at the end of the text, because a name goes on as far as it can.
  private mutating func findLabels() {
    var end = scalars.count
    while end > 0 {
      comparisons += 1
      guard scalars[end - 1].isLabelPart else {
        end -= 1
        continue
      }
      var start = end
      var lastUnderscore: Int?
      while start > 0, scalars[start - 1].isLabelPart {
        start -= 1
        if lastUnderscore == nil, scalars[start] == "_" { lastUnderscore = start }
      }
      comparisons += end - start
      var label = Label(range: start..<end, end: nil, laterEnd: nil, lastUnderscore: lastUnderscore)
      if end < scalars.count, scalars[end] == ".", scalars[end - 1].isLabelEdge {
        var later: Int?
        if let next = labels.last, next.range.lowerBound == end + 1, scalars[end + 1].isLabelEdge {
          later = next.laterEnd ?? (next.lastUnderscore == nil ? next.end : nil)
        }
        label = Label(
          range: start..<end, end: topLevelEnd(at: end + 1, before: scalars.count), laterEnd: later,
          lastUnderscore: lastUnderscore)
      }
      labels.append(label)
      end = start
    }
  }

  /// Returns the end of the domain name that begins here; otherwise nil. Positions may only grow from call to call.
  private mutating func domainEnd(at start: Int) -> Int? {
    while let label = labels.last, label.range.upperBound <= start { labels.removeLast() }
    guard let label = labels.last, label.range.contains(start), scalars[start].isLabelEdge else { return nil }
    return label.laterEnd ?? ((label.lastUnderscore ?? -1) < start ? label.end : nil)
  }

  /// Returns the end of a top-level domain that begins here; otherwise nil.
  private mutating func topLevelEnd(at start: Int, before limit: Int) -> Int? {
    func ends(_ index: Int) -> Bool {
      guard index < limit else { return true }
      return !(scalars[index].isASCIIWordPart || "@+-".unicodeScalars.contains(scalars[index]))
    }
    var end = start
    var name: [UInt8] = []
    while end < limit, scalars[end].isASCIIWordPart {
      if name.count < 64 { name.append(UInt8(ascii: scalars[end].lowercasedLetter)) }
      end += 1
    }
    comparisons += end - start
    if !name.isEmpty, ends(end), TopLevelDomains.contains(name) { return end }
    let isInternational = start < limit && !scalars[start].isASCII || end < limit && !scalars[end].isASCII
    if isInternational,
      let length = TopLevelDomains.length(ofNameAt: start, in: scalars, before: limit, where: ends)
    {
      return start + length
    }
    // A label in Punycode (RFC 3492) counts as a name in another script.
    guard name.starts(with: "xn".utf8), name.count == 2, end + 2 < limit, scalars[end] == "-", scalars[end + 1] == "-"
    else { return nil }
    var last = end + 2
    while last < limit, scalars[last].isASCIIWordPart || scalars[last] == "-" { last += 1 }
    comparisons += last - end
    return last > end + 2 ? last : nil
  }

  /// Returns the parts of a domain name that are names with letters of ASCII and Latin accents alone.
  private mutating func plainNames(in domain: Range<Int>) -> [Range<Int>] {
    var names: [Range<Int>] = []
    var start = domain.lowerBound
    while start < domain.upperBound {
      var (index, end) = (start, nil as Int?)
      while true {
        let label = index
        while index < domain.upperBound, scalars[index].isPlainLabelPart { index += 1 }
        guard index > label, index < domain.upperBound, scalars[index] == "." else { break }
        index += 1
        end = topLevelEnd(at: index, before: domain.upperBound) ?? end
      }
      comparisons += index - start
      if let end { names.append(start..<end) }
      start = end ?? Swift.max(index, start + 1)
    }
    return names
  }

  /// Returns true if each label has a form in ASCII of at most 63 characters (RFC 3490, 4.1).
  private mutating func isHost(_ domain: Range<Int>) -> Bool {
    comparisons += domain.count
    let labels = scalars[domain].split(omittingEmptySubsequences: false) {
      $0 == "." || $0 == "\u{3002}" || $0 == "\u{FF0E}" || $0 == "\u{FF61}"
    }
    return labels.allSatisfy { Punycode.hasValidForm($0) }
  }

  // MARK: - After a domain name

  /// Returns the end of the port, path and query after a domain name.
  private mutating func tail(from domainEnd: Int) -> (end: Int, hasPath: Bool) {
    var end = domainEnd
    if end + 1 < scalars.count, scalars[end] == ":", scalars[end + 1].isASCIIDigit {
      end += 1
      while end < scalars.count, scalars[end].isASCIIDigit { end += 1 }
    }
    let hasPath = end < scalars.count && scalars[end] == "/"
    if hasPath { end = pathEnd(from: end + 1) }
    if end < scalars.count, scalars[end] == "?" {
      var (index, last) = (end + 1, end)
      while index < scalars.count, isQueryPart(scalars[index]) {
        index += 1
        if endsQuery(scalars[index - 1]) { last = index }
      }
      comparisons += index - end
      end = last
    }
    comparisons += end - domainEnd
    return (end, hasPath)
  }

  /// Returns the end of a path after its first slash: after its last character that can end a path, or after a pair of round
  /// brackets.
  private mutating func pathEnd(from start: Int) -> Int {
    var (index, end) = (start, start)
    while index < scalars.count {
      comparisons += 1
      if scalars[index] == "(" {
        guard let closed = bracketsEnd(at: index) else { break }
        // At X, brackets end a path only after a character that could end it too.
        if style == .mastodon || end == index { end = closed }
        index = closed
      } else if isPathPart(scalars[index]) {
        index += 1
        if endsPath(scalars[index - 1]) { end = index }
      } else {
        break
      }
    }
    return end
  }

  /// Returns the end of a pair of round brackets with text between them, and at most one other pair in it; nil for anything else.
  private mutating func bracketsEnd(at start: Int) -> Int? {
    var index = start + 1
    func text() -> Int {
      let first = index
      while index < scalars.count, isPathPart(scalars[index]) { index += 1 }
      return index - first
    }
    func take(_ bracket: Unicode.Scalar) -> Bool {
      guard index < scalars.count, scalars[index] == bracket else { return false }
      index += 1
      return true
    }
    let outer = text()
    defer { comparisons += index - start }
    if take(")") { return outer > 0 ? index : nil }
    guard take("("), text() > 0, take(")") else { return nil }
    _ = text()
    return take(")") ? index : nil
  }

  /// Returns the end of a link that X shortened, which has only letters and digits in its path; nil if these are too many. Any
  /// other link keeps its end.
  private func shortenedEnd(_ start: Int, _ host: Range<Int>, _ end: Int) -> Int? {
    guard style == .x, host.count == 4, scalars[host].map({ $0.lowercasedLetter }) == Array("t.co".unicodeScalars),
      host.upperBound < end, scalars[host.upperBound] == "/"
    else { return end }
    var index = host.upperBound + 1
    while index < end, scalars[index].isASCIIWordPart { index += 1 }
    let length = index - host.upperBound - 1
    guard length > 0 else { return end }
    guard length <= Self.shortenedLimit else { return nil }
    guard index < end, scalars[index] == "?" else { return index }
    var (query, last) = (index + 1, index)
    while query < end, isQueryPart(scalars[query]) {
      query += 1
      if endsQuery(scalars[query - 1]) { last = query }
    }
    return last
  }

  private func isPathPart(_ scalar: Unicode.Scalar) -> Bool {
    switch style {
    case .x: scalar.isPathLetter || "!*';:=+,.$/%#[]-\u{2013}_~@|&".unicodeScalars.contains(scalar)
    case .mastodon: !scalar.properties.isWhitespace && !"<>()?".unicodeScalars.contains(scalar)
    }
  }

  private func endsPath(_ scalar: Unicode.Scalar) -> Bool {
    switch style {
    case .x: scalar.isPathLetter || "+-=_#/".unicodeScalars.contains(scalar)
    case .mastodon: !"!*\"'「」;:=,.$%[]~&|@".unicodeScalars.contains(scalar)
    }
  }

  private func isQueryPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCIIWordPart || "!?*'@();:&=+$/%#[]-_.,~|".unicodeScalars.contains(scalar)
      || style == .mastodon && (scalar == "^" || scalar.value >= 0xA0)
  }

  private func endsQuery(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCIIWordPart || "-_&=#/".unicodeScalars.contains(scalar) || style == .mastodon && scalar.value >= 0xA0
  }
}

extension [Unicode.Scalar] {
  /// Returns the position after `http://` or `https://`, if something is there; otherwise nil.
  func endOfScheme(at start: Int, _ comparisons: inout Int) -> Int? {
    comparisons += 1
    // Almost every position fails here.
    guard start < count, self[start] == "h" || self[start] == "H" else { return nil }
    var index = start + 1
    for letter in "ttp".unicodeScalars {
      comparisons += 1
      guard index < count, self[index].lowercasedLetter == letter else { return nil }
      index += 1
    }
    if index < count, self[index].lowercasedLetter == "s" { index += 1 }
    for sign in "://".unicodeScalars {
      guard index < count, self[index] == sign else { return nil }
      index += 1
    }
    return index < count ? index : nil
  }
}

extension Unicode.Scalar {
  var isASCIIDigit: Bool { (0x30...0x39).contains(value) }

  /// True for a letter or a digit of ASCII.
  var isASCIIWordPart: Bool {
    isASCIIDigit || (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value)
  }

  /// The lowercase form of a letter of ASCII, Latin-1 or the basic Cyrillic letters; any other scalar itself.
  var lowercasedLetter: Unicode.Scalar {
    switch value {
    case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE, 0x410...0x42F: Unicode.Scalar(value + 0x20) ?? self
    case 0x400...0x40F: Unicode.Scalar(value + 0x50) ?? self
    default: self
    }
  }

  /// True for a letter with a Latin accent, or a mark that makes one. A Greek iota is the other case of such a mark (U+0345), and
  /// X's parser compares without regard to case.
  private var isLatinAccent: Bool {
    switch value {
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x253, 0x254, 0x256, 0x257, 0x259, 0x25B, 0x263, 0x268, 0x26F, 0x272,
      0x289, 0x28B, 0x2BB, 0x300...0x36F, 0x399, 0x3B9, 0x1E00...0x1EFF:
      true
    default: false
    }
  }

  fileprivate var isPlainLabelPart: Bool { isASCIIWordPart || self == "-" || isLatinAccent }

  fileprivate var isPathLetter: Bool { isASCIIWordPart || (0x400...0x4FF).contains(value) || isLatinAccent }

  /// True for a character that X never accepts.
  private var isNeverValid: Bool { value == 0xFFFE || value == 0xFEFF || value == 0xFFFF }

  fileprivate var mayPrecedeLink: Bool {
    !(isASCIIWordPart || self == "@" || self == "＠" || self == "$" || self == "#" || self == "＃" || isNeverValid)
  }

  /// True for a character with which a label can begin and end.
  fileprivate var isLabelEdge: Bool {
    if isASCIIWordPart { return true }
    return switch value {
    // White space and control characters, then punctuation. Other control characters, " and ` belong to a label.
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x180E, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: false
    case 0x21, 0x23...0x2F, 0x3A...0x40, 0x5B...0x5F, 0x7B...0x7E: false
    // Characters that set the text direction.
    case 0x202A...0x202E, 0x061C, 0x200E, 0x200F, 0x2066...0x2069: false
    default: !isNeverValid
    }
  }

  fileprivate var isLabelPart: Bool { isLabelEdge || self == "-" || self == "_" }
}

/// The form of labels in ASCII (RFC 3492).
private enum Punycode {
  private static let lengthLimit = 63

  /// Returns true if a label has such a form of at most 63 characters.
  static func hasValidForm(_ label: ArraySlice<Unicode.Scalar>) -> Bool {
    guard !label.isEmpty else { return false }
    if label.allSatisfy({ $0.isASCII }) { return label.count <= lengthLimit }
    let label = label.filter { !$0.isIgnoredInLabel }
    if label.allSatisfy({ $0.isASCII }) { return !label.isEmpty && label.count <= lengthLimit }
    // Each character that is not in ASCII takes at least one digit after the prefix `xn--`, with which a label must not begin.
    guard label.count <= lengthLimit - 4, !label.contains(where: { $0.isProhibitedInLabel }),
      !label.prefix(4).map({ $0.lowercasedLetter }).elementsEqual("xn--".unicodeScalars)
    else { return false }
    // A label from right to left begins and ends with such a letter, and has no letter of the other direction (RFC 3454, 6).
    if label.contains(where: { $0.isRightToLeft }) {
      guard label.first?.isRightToLeft == true, label.last?.isRightToLeft == true,
        !label.contains(where: { $0.isASCIIWordPart && !$0.isASCIIDigit })
      else { return false }
    }
    return length(label) <= lengthLimit - 4
  }

  /// Returns the number of characters after the prefix.
  private static func length(_ label: [Unicode.Scalar]) -> Int {
    let basic = label.count { $0.isASCII }
    var (length, handled) = (basic > 0 ? basic + 1 : 0, basic)
    var (bias, delta, next) = (72, 0, 128)
    for value in Set(label.map { Int($0.value) }).sorted() where value >= 128 {
      delta += (value - next) * (handled + 1)
      next = value
      for scalar in label {
        if scalar.value < value { delta += 1 }
        guard scalar.value == value else { continue }
        var (rest, position) = (delta, 36)
        while true {
          let threshold = Swift.min(Swift.max(position - bias, 1), 26)
          length += 1
          if rest < threshold { break }
          rest = (rest - threshold) / (36 - threshold)
          position += 36
        }
        bias = adapted(delta, handled + 1, isFirst: handled == basic)
        (delta, handled) = (0, handled + 1)
      }
      delta += 1
      next += 1
    }
    return length
  }

  private static func adapted(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var bias = 0
    while delta > 455 {
      delta /= 35
      bias += 36
    }
    return bias + 36 * delta / (delta + 38)
  }
}

extension Unicode.Scalar {
  /// True for a letter of Hebrew, Arabic and the scripts between and beside them.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x5BE, 0x5C0, 0x5C3, 0x5D0...0x5F4, 0x61B...0x64A, 0x66D...0x66F, 0x671...0x6D5, 0x6DD, 0x6E5, 0x6E6,
      0x6FA...0x7B1, 0xFB1D, 0xFB1F...0xFB28, 0xFB2A...0xFDFC, 0xFE70...0xFEFC:
      true
    default: false
    }
  }

  /// True for characters that a label loses (RFC 3454, B.1), such as joiners and selectors.
  fileprivate var isIgnoredInLabel: Bool {
    switch value {
    case 0xAD, 0x34F, 0x1806, 0x180B...0x180D, 0x200B...0x200D, 0x2060, 0xFE00...0xFE0F, 0xFEFF: true
    default: false
    }
  }

  /// True for characters that no label may have (RFC 3491, 5), such as those of private use.
  fileprivate var isProhibitedInLabel: Bool {
    switch value {
    case 0x80...0x9F, 0x340, 0x341, 0x6DD, 0x70F, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x2FF0...0x2FFB,
      0xE000...0xF8FF, 0xFDD0...0xFDEF, 0xFFF9...0xFFFF, 0xE0001...0xE007F, 0xF0000...0x10FFFF:
      true
    default: false
    }
  }
}

package import MediaProbe

/// Formats text for a terminal: control characters are escaped, and widths are counted in columns.
package enum TerminalText {
  /// Returns untrusted text with control characters and reordering marks made visible.
  package static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.disturbsTerminal }) else { return text }
    var out = ""
    visit(text) { scalar, disturbs in
      switch scalar {
      case "\n": out += "\\n"
      case "\t": out += "\\t"
      case "\r": out += "\\r"
      case "\u{1B}": out += "\\e"
      case _ where disturbs: out += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  /// Returns a path, with bytes that are not UTF-8 as `\xNN`.
  package static func escaped(_ path: AssetPath) -> String {
    if path.isText { return escaped(path.text) }
    var out = ""
    var text = ""
    var rest = path.bytes[...]
    while let first = rest.first {
      let length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
      if let character = String(validating: rest.prefix(length), as: UTF8.self) {
        text += character
        rest = rest.dropFirst(length)
      } else {
        out += escaped(text) + "\\x" + hexadecimal(UInt32(first), digits: 2)
        text = ""
        rest = rest.dropFirst()
      }
    }
    return out + escaped(text)
  }

  /// Calls `body` for each character, with true if it disturbs a terminal at this position. A joiner between emoji
  /// combines them into one picture (Unicode Technical Standard #51, 2.3); anywhere else it is invisible and is
  /// escaped.
  package static func visit(_ text: String, _ body: (_ scalar: Unicode.Scalar, _ disturbs: Bool) -> Void) {
    let scalars = text.unicodeScalars
    var previous: Unicode.Scalar?
    for index in scalars.indices {
      let scalar = scalars[index]
      var disturbs = scalar.disturbsTerminal
      if scalar == "\u{200D}", let previous, previous == "\u{FE0F}" || previous.isPictured {
        let next = scalars.index(after: index)
        if next < scalars.endIndex, scalars[next].isPictured { disturbs = false }
      }
      body(scalar, disturbs)
      previous = scalar
    }
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  /// Returns the number of columns of a text.
  package static func width(_ text: String) -> Int {
    text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count : text.reduce(0) { $0 + width($1) }
  }

  /// Returns the number of columns of a part of a text.
  package static func width(_ text: Substring) -> Int { width(String(text)) }

  /// Returns two columns for wide and full-width characters and emoji, and none for combining marks (Unicode Standard
  /// Annex #11, using the blocks that are completely wide).
  package static func width(_ character: Character) -> Int {
    if let byte = character.utf8.first, (0x20..<0x7F).contains(byte), character.utf8.count == 1 { return 1 }
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    if scalar.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }

  /// Returns the text in exactly this many columns: padded on the right, or shortened in the middle.
  package static func fitted(_ text: String, to columns: Int) -> String {
    let shortened = shortened(text, to: columns)
    return shortened + spaces(columns - width(shortened))
  }

  /// Returns the text in at most this many columns. The end of a path identifies it better than its beginning, so the
  /// end keeps two thirds.
  package static func shortened(_ text: String, to columns: Int) -> String {
    guard width(text) > columns else { return text }
    guard columns > 1 else { return columns == 1 ? "…" : "" }
    let head = (columns - 1) / 3
    return prefix(text, columns: head) + "…" + suffix(text, columns: columns - 1 - head)
  }

  private static func prefix(_ text: some StringProtocol, columns: Int) -> String {
    var used = 0
    return String(
      text.prefix {
        used += width($0)
        return used <= columns
      })
  }

  private static func suffix(_ text: String, columns: Int) -> String {
    String(prefix(String(text.reversed()), columns: columns).reversed())
  }

  package static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  /// Returns the text in lines of at most this many columns, broken at spaces and between Chinese characters, but not between a
  /// number and its unit. A longer word is broken after a slash, a hyphen or a similar character, or at the limit.
  package static func wrapped(_ text: String, to columns: Int) -> [String] {
    let columns = max(8, columns)
    var lines: [String] = []
    var line = ""
    var used = 0
    for (gap, word) in words(text) {
      var word = word[...]
      if !line.isEmpty, !isWider(word, than: columns) {
        let more = width(gap) + width(word)
        if used + more <= columns {
          line += gap
          line += word
          used += more
          continue
        }
      }
      if !line.isEmpty { lines.append(line) }
      while isWider(word, than: columns) {
        let part = breakable(prefix(word, columns: columns))
        lines.append(part)
        word = word.dropFirst(part.count)
      }
      line = String(word)
      used = width(line)
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }

  /// Returns true if a text is wider than this many columns. It stops there, because untrusted words can be long.
  private static func isWider(_ text: Substring, than columns: Int) -> Bool {
    // No character has more columns than bytes.
    guard text.utf8.count > columns else { return false }
    var used = 0
    for character in text {
      used += width(character)
      if used > columns { return true }
    }
    return false
  }

  /// Returns the text up to the last place where a break is natural, unless that leaves a line half empty.
  private static func breakable(_ part: String) -> String {
    guard let last = part.lastIndex(where: { "/-_.".contains($0) }) else { return part }
    let shorter = part[...last]
    return width(shorter) * 2 > width(part) ? String(shorter) : part
  }

  private static let units: Set<String> = [
    "s", "ms", "B", "bytes", "KB", "MB", "GB", "TB", "px", "fps", "Hz", "bit/s", "kbit/s", "Mbit/s", "Gbit/s",
  ]

  /// Returns the words between spaces or Chinese characters, each with the gap before it. A number and the noun after
  /// it are one word.
  private static func words(_ text: String) -> [(gap: String, word: String)] {
    var words: [(gap: String, word: String)] = []
    // A space is one byte; only a combining mark after it, which no sentence has, would make it another character.
    for spaced in text.utf8.split(separator: UInt8(ascii: " ")).map(Substring.init) {
      for (index, word) in Typography.words(spaced).enumerated() {
        if index == 0, let last = words.last?.word, last.utf8.first.map({ (0x30...0x39).contains($0) }) == true,
          last.utf8.count <= 12, isCounted(word)
        {
          words[words.count - 1].word = "\(last) \(word)"
        } else {
          words.append((index == 0 ? " " : "", String(word)))
        }
      }
    }
    return words
  }

  private static func isCounted(_ word: Substring) -> Bool {
    units.contains(word.filter { !Typography.isClosing($0) }) || word.first.map(HanText.isHan) == true
  }
}

extension Unicode.Scalar {
  /// True for emoji and their modifiers. Digits are emoji too, but are excluded.
  fileprivate var isPictured: Bool { value > 0x7F && properties.isEmoji }
}

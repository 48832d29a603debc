/// The texts of a topic in one language, as script/tools/texts compiles them.
///
/// A text is UTF-8 with these instructions; all other bytes below 8 are not used, and numbers are below 128, so that it stays UTF-8:
///
///     1 VALUE                      the value with this number
///     2 VALUE STYLE                the texts of a list, joined in this style (`Grammar.joined`)
///     3 VALUE MODE COUNT VARIANT…  the first variant that suits the value: its key, its length, its text
///
/// Counts and lengths have two bytes. A key of mode 0 is a choice in two bytes, one of mode 1 is a number below 100 or a plural
/// form, and one of mode 2 has a length of one byte and is a text.
/// The key 127 suits every value.
package final class TextTable: Sendable {
  /// A value of a text.
  package enum Value: Sendable {
    case text(String)
    case number(Int64)
    case list([String])
    case choice(Int)
  }

  /// The separators of lists and decimals, the plural forms and the spacing of a language.
  package final class Grammar: Sendable {
    fileprivate let separators: [String]
    /// Adds a piece to a text with the spacing of the language; nil if pieces are joined as they are.
    private let append: (@Sendable (_ piece: String, _ text: inout String) -> Void)?
    /// Returns the key of the plural form of a number.
    fileprivate let pluralKey: @Sendable (Int64) -> UInt8

    package init(
      _ separators: [String], append: (@Sendable (String, inout String) -> Void)?,
      _ pluralKey: @escaping @Sendable (Int64) -> UInt8
    ) {
      self.separators = separators
      self.append = append
      self.pluralKey = pluralKey
    }

    /// Adds a piece to a text with the spacing of the language.
    fileprivate func add(_ piece: Substring, to text: inout String) {
      if let append { append(String(piece), &text) } else { text += piece }
    }

    /// The same grammar for texts that are joined as they are, because they quote names of files.
    package var plain: Grammar { Grammar(separators, append: nil, pluralKey) }

    /// Joins the texts of a list: with commas, with semicolons, with spaces, or with “and” or “or” before the last one.
    fileprivate func joined(_ texts: [String], style: Int) -> String {
      let separator = separators[style > 2 ? 0 : style]
      let last = style > 2 ? separators[style] : separator
      var text = ""
      for (place, piece) in texts.enumerated() {
        if place > 0 { add((place == texts.count - 1 ? last : separator)[...], to: &text) }
        add(piece[...], to: &text)
      }
      return text
    }
  }

  private let texts: [String]
  private let grammar: Grammar?

  /// The mark before the decimals of a number; nil if it is the point.
  package let decimalMark: String?

  package init(_ texts: [String], _ grammar: Grammar? = nil) {
    self.texts = texts
    self.grammar = grammar
    decimalMark = grammar.flatMap { $0.separators[5] == "." ? nil : $0.separators[5] }
  }

  /// The text with this number, which has no values.
  package subscript(place: Int) -> String { texts[place] }

  /// The text with this number, with its values.
  package subscript(place: Int, values: Value...) -> String { text(place, values) }

  /// The text with this number, with its values. A value that is missing is left out.
  package func text(_ place: Int, _ values: [Value]) -> String {
    var text = ""
    TextPattern(table: texts[place], grammar: grammar).write(values, to: &text)
    return text
  }
}

/// A text with instructions. Places are indices, because an offset from the start would have to be checked at each byte.
private struct TextPattern {
  let table: String
  let grammar: TextTable.Grammar?

  private static let other = 127

  private typealias Index = String.Index

  private func byte(_ place: Index) -> UInt8 { table.utf8[place] }

  private func index(_ place: Index, _ distance: Int = 1) -> Index { table.utf8.index(place, offsetBy: distance) }

  private func length(at place: Index) -> Int { Int(byte(place)) << 7 | Int(byte(index(place))) }

  func write(_ values: [TextTable.Value], to text: inout String) {
    write(table.startIndex..<table.endIndex, values, to: &text)
  }

  private func write(_ range: Range<Index>, _ values: [TextTable.Value], to text: inout String) {
    var place = range.lowerBound
    while place < range.upperBound {
      let instruction = byte(place)
      guard instruction < 4 else {
        let start = place
        repeat { place = index(place) } while place < range.upperBound && byte(place) >= 4
        // The ends are between characters, so the bytes need no decoding.
        append(table[start..<place], to: &text)
        continue
      }
      let number = Int(byte(index(place)))
      let value = number < values.count ? values[number] : .text("")
      switch instruction {
      case 1:
        switch value {
        case .text(let word): append(word[...], to: &text)
        case .number(let number): append(number.description[...], to: &text)
        case .list, .choice: break
        }
        place = index(place, 2)
      case 2:
        if case .list(let words) = value, let grammar {
          append(grammar.joined(words, style: Int(byte(index(place, 2))))[...], to: &text)
        }
        place = index(place, 3)
      default:
        place = writeVariant(at: place, value, values, to: &text)
      }
    }
  }

  private func append(_ piece: Substring, to text: inout String) {
    if let grammar { grammar.add(piece, to: &text) } else { text += piece }
  }

  /// Writes the variant that suits a value, and returns the place after all variants.
  private func writeVariant(
    at start: Index, _ value: TextTable.Value, _ values: [TextTable.Value], to text: inout String
  ) -> Index {
    let mode = byte(index(start, 2))
    var place = index(start, 5)
    var isFound = false
    for _ in 0..<length(at: index(start, 3)) {
      let suits = suits(value, mode, at: &place)
      let body = index(place, 2)..<index(place, 2 + length(at: place))
      if suits, !isFound {
        isFound = true
        write(body, values, to: &text)
      }
      place = body.upperBound
    }
    return place
  }

  /// Returns true if a variant suits a value, and moves the place behind the key.
  private func suits(_ value: TextTable.Value, _ mode: UInt8, at place: inout Index) -> Bool {
    if mode == 0 {
      let key = length(at: place)
      place = index(place, 2)
      return if key != Self.other, case .choice(let choice) = value { key == choice } else { key == Self.other }
    }
    let key = byte(place)
    place = index(place)
    if mode == 2, key != UInt8(Self.other) {
      let start = place
      place = index(place, Int(key))
      return if case .text(let text) = value { text == table[start..<place] } else { false }
    }
    if key == UInt8(Self.other) { return true }
    switch value {
    case .number(let number): return suits(number, key)
    case .list(let texts): return suits(Int64(texts.count), key)
    case .text, .choice: return false
    }
  }

  private func suits(_ number: Int64, _ key: UInt8) -> Bool {
    key < 100 ? number == Int64(key) : grammar?.pluralKey(number) == key
  }
}

import PreflightRules

/// The spacing and line breaks of a language.
struct Typography: Sendable {
  /// Adds a piece to a text, with the space that the language requires between them.
  let append: @Sendable (_ piece: String, _ text: inout String) -> Void
  /// Returns the text after the number 1, if its noun has another form there; nil otherwise.
  let afterOne: @Sendable (_ text: String) -> String?
  /// True if pieces are joined without inspecting them.
  let joinsPlainly: Bool
  /// Returns the parts of a text without spaces; a line may end between two of them. Nil if lines end only at spaces.
  let words: (@Sendable (Substring) -> [Substring])?
  /// Marks that may follow a word without a space.
  let closingMarks: String
  /// Returns true for a character that begins the noun after a number.
  let isCounted: @Sendable (Character) -> Bool
}

extension Typography {
  /// Returns the parts of a text between which a line may end in any language, because file names are in any language.
  static func words(_ text: Substring) -> [Substring] {
    var parts = [text]
    // In ASCII, lines end only at spaces.
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return parts }
    for words in breaks { parts = parts.count == 1 ? words(text) : parts.flatMap(words) }
    return parts
  }

  private static let breaks = Language.catalogs.compactMap { $0.typography.words }

  /// Returns true for a mark that may follow a word in any language.
  static func isClosing(_ character: Character) -> Bool {
    allClosingMarks.contains(character)
  }

  private static let allClosingMarks = Language.catalogs.map { $0.typography.closingMarks }.joined()

  /// Returns true for a character that begins the noun after a number, in any language.
  static func isCounted(_ character: Character) -> Bool {
    Language.catalogs.contains { $0.typography.isCounted(character) }
  }
}

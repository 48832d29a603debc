/// The spacing and line breaks of a language.
struct Typography: Sendable {
  /// True for a script without spaces between words, such as Chinese.
  let isHan: Bool
  /// Nouns with their form after the number 1, such as “videos” with “video”; empty if nouns have one form.
  let singulars: [(many: String, one: String)]

  /// Adds a piece to a text, with the space that the language requires between them.
  func append(_ piece: String, _ text: inout String) {
    if isHan { HanText.append(piece, to: &text) } else { text += piece }
  }

  /// Returns the text after the number 1, if its noun has another form there; nil otherwise.
  func afterOne(_ text: String) -> String? {
    guard text.utf8.first == 0x20 else { return nil }
    for (many, one) in singulars where text.utf8.dropFirst().starts(with: many.utf8) {
      let rest = text.dropFirst(many.count + 1)
      if rest.first?.isLetter != true { return " " + one + rest }
    }
    return nil
  }

  /// Returns the parts of a text between which a line may end in any language, because file names are in any language.
  static func words(_ text: Substring) -> [Substring] {
    // In ASCII, lines end only at spaces.
    text.utf8.contains { $0 >= 0x80 } ? HanText.words(text) : [text]
  }

  /// Returns true for a mark that may follow a word in any language.
  static func isClosing(_ character: Character) -> Bool { ",;.:)，；。：）".contains(character) }
}

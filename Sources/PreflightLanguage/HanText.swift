/// Chinese text that is joined from pieces, and broken into lines.
package enum HanText {
  /// Adds a piece to a text. There is a space between a Han and a Latin character, and none between two full-width ones.
  package static func append(_ piece: String, to text: inout String) {
    if text.last == " ", let before = text.dropLast().last, let next = piece.first, isWide(before), isWide(next) {
      text.removeLast()
    }
    if piece.first == " ", let last = text.last, let next = piece.dropFirst().first, isWide(last), isWide(next) {
      text += piece.dropFirst()
    } else {
      if let last = text.last, let next = piece.first, isHan(last) && isLatin(next) || isLatin(last) && isHan(next) {
        text += " "
      }
      text += piece
    }
  }

  /// Returns the parts of a text without spaces between which a line may end: on both sides of a Han character, but not before
  /// closing or after opening punctuation (Requirements for Chinese Text Layout, 3.1.3), and never so that a single character
  /// remains.
  static func words(_ text: Substring) -> [Substring] {
    var words: [Substring] = []
    var start = text.startIndex
    var previous: Character?
    for index in text.indices {
      let next = text[index]
      if let last = previous, isHan(last) || isHan(next) || isMark(last), !closing.contains(next),
        !opening.contains(last)
      {
        words.append(text[start..<index])
        start = index
      }
      previous = next
    }
    if let last = words.last, let end = last.last, isHan(end), text[start...].count(where: isHan) == 1 {
      words[words.count - 1] = text[last.startIndex...]
      return words
    }
    return words + [text[start...]]
  }

  static func isHan(_ character: Character) -> Bool {
    switch character.unicodeScalars.first?.value ?? 0 {
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD: true
    default: false
    }
  }

  private static func isLatin(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }

  private static let opening: Set<Character> = ["（", "“", "《", "「", "‘"]
  private static let closing: Set<Character> = ["，", "。", "；", "：", "、", "！", "？", "）", "”", "》", "」", "’", "…"]

  private static func isMark(_ character: Character) -> Bool { closing.contains(character) && isWide(character) }

  private static func isWide(_ character: Character) -> Bool { TerminalText.width(character) == 2 }
}

import MediaProbe

/// Writes a command for a POSIX shell.
package enum ShellText {
  /// Returns the words of a command as one line, quoted so that a shell passes on exactly these bytes.
  ///
  /// Bytes that no terminal should get, such as line ends and those that are not UTF-8, are written as `$'\n'`, which is a
  /// part of POSIX.1-2024 and known to bash, zsh and others.
  package static func command(_ words: [[UInt8]]) -> String { words.map(quoted).joined(separator: " ") }

  package static func quoted(_ word: [UInt8]) -> String {
    let text = String(decoding: word, as: UTF8.self)
    guard UTF8.isValid(word), !text.unicodeScalars.contains(where: { $0.disturbsTerminal }) else {
      return "$'" + word.map(escaped).joined() + "'"
    }
    if !word.isEmpty, word.allSatisfy(isPlain) { return text }
    return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: Array("-_./:,+=%@".utf8).contains(byte)
    }
  }

  private static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "'"): return "\\'"
    case UInt8(ascii: "\\"): return "\\\\"
    case 0x20..<0x7F: return String(UnicodeScalar(byte))
    default:
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
  }
}

extension UTF8 {
  fileprivate static func isValid(_ bytes: [UInt8]) -> Bool { AssetPath(bytes: bytes).isText }
}

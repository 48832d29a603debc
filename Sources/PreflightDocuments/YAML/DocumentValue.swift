import MediaProbe

/// A value of a document, and its place.
package struct DocumentValue: Sendable {
  package enum Content: Sendable {
    /// A word, number or text. If it is quoted, it can only be a text.
    case scalar(String, quoted: Bool)
    case list([DocumentValue])
    /// The members in the order of the document.
    case mapping([(key: DocumentValue, value: DocumentValue)])
  }

  package let place: Place
  package let content: Content
  /// The words after a value that begin with `#`, which YAML takes for a comment; nil if there are none. A comment with a space
  /// after its sign is meant as one.
  var cut: String?

  /// The text of a scalar as written; nil for a list or a mapping.
  package var scalar: String? { if case .scalar(let text, _) = content { text } else { nil } }

  /// True if the value is missing or `null`.
  package var isNull: Bool { plain == .null }

  /// True if the value is a text that contains half of a surrogate pair, and so is not valid.
  var hasHalfCharacter: Bool {
    if case .scalar(let text, _) = content { text.unicodeScalars.contains(SurrogateEscapes.half) } else { false }
  }

  /// A description of the value for messages, such as `“a”` or `the number 12`.
  var kind: Message {
    switch content {
    case .scalar(let text, let isQuoted):
      let shown = text.shortened
      return switch PlainScalar(text) {
      case .text: Message(.quoted, .text(shown))
      case _ where isQuoted: Message(.quotedText, .text(shown))
      case .null: Message(.nothing)
      case .flag: Message(asWritten: shown)
      case .number: Message(.theNumber, .text(shown))
      }
    case .list: return Message(.aList)
    case .mapping: return Message(.aMapping)
    }
  }

  /// The type of an unquoted scalar; nil for a list, a mapping or a quoted text.
  var plain: PlainScalar? {
    if case .scalar(let text, quoted: false) = content { PlainScalar(text) } else { nil }
  }
}

/// The type of an unquoted scalar in the core schema of YAML (YAML 1.2.2, 10.3.2), which includes the literals of JSON.
enum PlainScalar: Equatable {
  case null
  case flag(Bool)
  /// A number of any size, including infinity and NaN.
  case number
  case text

  init(_ text: String) {
    switch text {
    case "", "~", "null", "Null", "NULL": self = .null
    case "true", "True", "TRUE": self = .flag(true)
    case "false", "False", "FALSE": self = .flag(false)
    default: self = Self.isNumber(text) ? .number : .text
    }
  }

  private static func isNumber(_ text: String) -> Bool {
    // Most scalars are words.
    guard let first = text.utf8.first, first < UInt8(ascii: "A") else { return false }
    var rest = Array(text.utf8)[...]
    func take(_ isTaken: (UInt8) -> Bool) -> Int {
      let start = rest.startIndex
      while let byte = rest.first, isTaken(byte) { rest.removeFirst() }
      return rest.startIndex - start
    }
    func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    if text.hasPrefix("0x") {
      return text.utf8.count > 2 && text.dropFirst(2).allSatisfy { $0.isASCII && $0.isHexDigit }
    }
    if text.hasPrefix("0o") { return text.utf8.count > 2 && text.dropFirst(2).allSatisfy { ("0"..."7").contains($0) } }
    if [".nan", ".NaN", ".NAN"].contains(text) { return true }
    if let sign = rest.first, "+-".utf8.contains(sign) { rest = rest.dropFirst() }
    if [".inf", ".Inf", ".INF"].contains(String(decoding: rest, as: UTF8.self)) { return true }
    var digits = take(isDigit)
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      digits += take(isDigit)
    }
    guard digits > 0 else { return false }
    if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if let sign = rest.first, "+-".utf8.contains(sign) { rest = rest.dropFirst() }
      guard take(isDigit) > 0 else { return false }
    }
    return rest.isEmpty
  }
}

extension String {
  /// The text for messages: its first 40 Unicode scalars, with U+FFFD for half of a surrogate pair. It counts scalars,
  /// because a visible character can consist of any number of them.
  var shortened: String {
    let scalars = unicodeScalars
    let shown = scalars.dropFirst(40).isEmpty ? self : String(scalars.prefix(40)) + "…"
    return shown.replacing(String(SurrogateEscapes.half), with: "\u{FFFD}")
  }

  /// The shortened text of a key; a pair of quotes if the key is empty.
  var shownAsKey: String { isEmpty ? "“”" : shortened }
}

/// A value of a document, and where it stands.
struct DocumentValue {
  enum Content {
    /// A word, number or text; `quoted` when it can only be text.
    case scalar(String, quoted: Bool)
    case list([DocumentValue])
    /// In the order of the document.
    case mapping([(key: DocumentValue, value: DocumentValue)])
  }

  let place: Place
  let content: Content

  /// Nothing was written, or `null`.
  var isNull: Bool { plain == .null }

  /// Whether it is a text with half of a character in it, which therefore is none.
  var hasHalfCharacter: Bool {
    if case .scalar(let text, _) = content { text.unicodeScalars.contains(SurrogateEscapes.half) } else { false }
  }

  /// What it is, for messages: `“a”`, `the number 12`.
  var kind: String {
    switch content {
    case .scalar(let text, let isQuoted):
      let shown = text.shortened
      return switch PlainScalar(text) {
      case .text: "“\(shown)”"
      case _ where isQuoted: "“\(shown)” in quotes, a text"
      case .null: "nothing"
      case .flag: shown
      case .number: "the number \(shown)"
      }
    case .list: return "a list"
    case .mapping: return "a mapping"
    }
  }

  /// What stands there without quotes; nil for a list, a mapping, and what can only be text.
  var plain: PlainScalar? {
    if case .scalar(let text, quoted: false) = content { PlainScalar(text) } else { nil }
  }
}

/// What a scalar is when it has no quotes, by the core schema of YAML (YAML 1.2.2, 10.3.2), of which JSON's literals are a
/// part.
enum PlainScalar: Equatable {
  case null
  case flag(Bool)
  /// Of any size, infinity and NaN among them.
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
    var rest = text.utf8[...]
    func take(_ isTaken: (UInt8) -> Bool) -> Int {
      let count = rest.prefix(while: isTaken).count
      rest = rest.dropFirst(count)
      return count
    }
    func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    if text.hasPrefix("0x") {
      return text.utf8.count > 2 && text.dropFirst(2).allSatisfy { $0.isASCII && $0.isHexDigit }
    }
    if text.hasPrefix("0o") { return text.utf8.count > 2 && text.dropFirst(2).allSatisfy { ("0"..."7").contains($0) } }
    if [".nan", ".NaN", ".NAN"].contains(text) { return true }
    if let sign = rest.first, "+-".utf8.contains(sign) { rest = rest.dropFirst() }
    if [".inf", ".Inf", ".INF"].contains(String(rest)) { return true }
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
  /// What somebody wrote as messages repeat it: its beginning where it is long, and half of a character as U+FFFD. Counts
  /// Unicode scalars, since one character that is seen may consist of any number of them.
  var shortened: String {
    let scalars = unicodeScalars
    let shown = scalars.dropFirst(40).isEmpty ? self : String(scalars.prefix(40)) + "…"
    return shown.replacing(String(SurrogateEscapes.half), with: "\u{FFFD}")
  }

  /// The same for the key of a member; for one without characters a pair of quotes.
  var shownAsKey: String { isEmpty ? "“”" : shortened }
}

import MediaProbe

/// Reads JSON (RFC 8259) strictly, into values with their places.
///
/// Foundation's decoder on Linux accepts trailing commas and reports no places. YAML accepts comments. So neither finds
/// the mistakes that an Apple device rejects.
package struct JSONReader {
  /// The largest size in bytes. A site association of 128 KB has some thousand values.
  static let sizeLimit = 1 << 20
  static let depthLimit = 64
  static let valueLimit = 50_000

  /// An error that ends the reading, after the first mistake was reported.
  private struct Stop: Error {}

  private let text: [Unicode.Scalar]
  private let mistakes: Mistakes
  private var index = 0
  private var place = Place.start
  private var depth = 0
  private let valueLimit: Int
  private var budget: Int

  /// Reads the value of a document; nil if a mistake was reported.
  package static func read(
    _ bytes: [UInt8], mistakes: Mistakes, sizeLimit: Int = sizeLimit, valueLimit: Int = valueLimit
  ) -> DocumentValue? {
    guard bytes.count <= sizeLimit else {
      mistakes.add(.documentTooLarge, .int(bytes.count), .int(sizeLimit), at: .start)
      return nil
    }
    guard !bytes.starts(with: [0xEF, 0xBB, 0xBF]) else {
      mistakes.add(.byteOrderMark, at: .start)
      return nil
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      mistakes.add(.invalidJSONUTF8, at: .start)
      return nil
    }
    var reader = JSONReader(text: Array(text.unicodeScalars), mistakes: mistakes, valueLimit: valueLimit)
    return try? reader.document()
  }

  private init(text: [Unicode.Scalar], mistakes: Mistakes, valueLimit: Int) {
    self.valueLimit = valueLimit
    budget = valueLimit
    self.text = text
    self.mistakes = mistakes
  }

  private mutating func document() throws -> DocumentValue {
    let value = try value(Message(.aJSONDocument))
    skipSpace()
    if index < text.count { try fail(.foundAfterEnd, found) }
    return value
  }

  private mutating func value(_ expected: Message) throws -> DocumentValue {
    skipSpace()
    let start = place
    budget -= 1
    if budget < 0 { try fail(.tooManyValues, .int(valueLimit)) }
    if !mistakes.spend(at: start) { throw Stop() }
    switch next {
    case "{": return DocumentValue(place: start, content: .mapping(try nested { try $0.members() }))
    case "[": return DocumentValue(place: start, content: .list(try nested { try $0.items() }))
    case "\"": return DocumentValue(place: start, content: .scalar(try string(), quoted: true))
    default: return DocumentValue(place: start, content: .scalar(try literal(expected), quoted: false))
    }
  }

  private mutating func nested<Content>(_ read: (inout JSONReader) throws -> Content) throws -> Content {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.depthLimit { try fail(.nestedTooDeep, .int(Self.depthLimit)) }
    advance()
    return try read(&self)
  }

  private mutating func members() throws -> [(key: DocumentValue, value: DocumentValue)] {
    var members: [(key: DocumentValue, value: DocumentValue)] = []
    var keys: Set<String> = []
    if take("}") { return members }
    repeat {
      skipSpace()
      let start = place
      if next == "}", !members.isEmpty {
        try fail(.braceAfterComma)
      }
      guard next == "\"" else {
        try fail(members.isEmpty ? .expectedKeyOrBrace : .expectedKey, found)
      }
      let key = try string()
      if !keys.insert(key).inserted { mistakes.add(.repeatedObjectKey, .text(key.shortened), at: start) }
      guard take(":") else { try fail(.expectedColon, found, .text(key.shortened)) }
      members.append((DocumentValue(place: start, content: .scalar(key, quoted: true)), try value(Message(.aValue))))
    } while take(",")
    guard take("}") else { try fail(.expectedCommaOrBrace, found) }
    return members
  }

  private mutating func items() throws -> [DocumentValue] {
    var items: [DocumentValue] = []
    if take("]") { return items }
    repeat {
      skipSpace()
      if next == "]", !items.isEmpty { try fail(.bracketAfterComma) }
      items.append(try value(Message(items.isEmpty ? .aValueOrBracket : .aValue)))
    } while take(",")
    guard take("]") else { try fail(.expectedCommaOrBracket, found) }
    return items
  }

  /// Reads a number, `true`, `false` or `null`, and returns it as written.
  private mutating func literal(_ expected: Message) throws -> String {
    let start = place
    let message = Message(.foundInstead, found, .message(expected))
    let from = index
    while let scalar = next, scalar.isLiteral { advance() }
    let word = String(String.UnicodeScalarView(text[from..<index]))
    guard ["true", "false", "null"].contains(word) || Self.isNumber(word) else { try stop(message, at: start) }
    return word
  }

  /// True if a word is a JSON number (RFC 8259, 6).
  private static func isNumber(_ word: String) -> Bool {
    var rest = word.utf8[...]
    func digits() -> Int {
      let count = rest.prefix { (0x30...0x39).contains($0) }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let leadsWithZero = rest.first == UInt8(ascii: "0")
    let whole = digits()
    guard whole > 0, !leadsWithZero || whole == 1 else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard digits() > 0 else { return false }
    }
    if let sign = rest.first, sign | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if let sign = rest.first, "+-".utf8.contains(sign) { rest = rest.dropFirst() }
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }

  /// Reads a string (RFC 8259, 7).
  private mutating func string() throws -> String {
    let start = place
    advance()
    var string = String.UnicodeScalarView()
    while let scalar = next {
      advance()
      switch scalar {
      case "\"": return String(string)
      case "\\": string.append(try escape())
      case _ where scalar.value < 0x20:
        try fail(.controlCharacterInString)
      default: string.append(scalar)
      }
    }
    try fail(.stringNotClosed, at: start)
  }

  private mutating func escape() throws -> Unicode.Scalar {
    let simple: [Unicode.Scalar: Unicode.Scalar] = [
      "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
    ]
    guard let letter = next else { try fail(.endsWithinString) }
    advance()
    if let scalar = simple[letter] { return scalar }
    guard letter == "u" else { try fail(.unknownEscape, .text("\\\(letter)")) }
    let unit = try hexadecimal()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, next == "\\" else { try fail(.halfSurrogatePair) }
    advance()
    guard next == "u" else { try fail(.halfSurrogatePair) }
    advance()
    let low = try hexadecimal()
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else { try fail(.halfSurrogatePair) }
    return scalar
  }

  private mutating func hexadecimal() throws -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = next?.properties.isASCIIHexDigit == true ? next.flatMap({ Character($0).hexDigitValue }) : nil
      else { try fail(.expectedHexDigits, found) }
      value = value << 4 | UInt32(digit)
      advance()
    }
    return value
  }

  // MARK: - Moving

  private var next: Unicode.Scalar? { index < text.count ? text[index] : nil }

  private mutating func advance() {
    guard index < text.count else { return }
    place.move(over: text[index])
    index += 1
  }

  private mutating func skipSpace() {
    while let scalar = next, " \t\n\r".unicodeScalars.contains(scalar) { advance() }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == scalar else { return false }
    advance()
    return true
  }

  /// The text at this position, for messages.
  private var found: Message.Argument {
    guard let next else { return .term(.theDocumentEnd) }
    if next == "/" || next == "#" { return .term(.aComment) }
    let word = text[index...].prefix { $0.isLiteral }.prefix(24)
    return .term(.quoted, .text(word.isEmpty ? String(next) : String(String.UnicodeScalarView(word))))
  }

  private func fail(_ id: Message.ID, _ arguments: Message.Argument..., at place: Place? = nil) throws -> Never {
    try stop(Message(id, arguments: arguments), at: place ?? self.place)
  }

  private func stop(_ message: Message, at place: Place) throws -> Never {
    mistakes.add(message, at: place)
    throw Stop()
  }
}

extension Unicode.Scalar {
  /// True if the character can be part of a number, a literal, or a word that was written in place of one.
  fileprivate var isLiteral: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "+", "-", ".", "_": true
    default: false
    }
  }
}

/// A writer that appends JSON to a buffer of bytes, without intermediate values.
///
/// One record takes well under a microsecond; a general encoder takes ten. A batch writes one record per file. Values
/// are written in the order of the calls, so equal values give equal bytes.
package struct JSONWriter: Sendable {
  /// The UTF-8 bytes written so far.
  package var bytes: [UInt8]
  private var needsComma = false

  package init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  package mutating func beginObject() { open("{") }
  package mutating func endObject() { close("}") }
  package mutating func beginArray() { open("[") }
  package mutating func endArray() { close("]") }

  /// Starts a member of the current object. Keys are identifiers and are not escaped.
  package mutating func key(_ name: StaticString) {
    separate()
    byte("\"")
    name.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    byte("\"")
    byte(":")
    needsComma = false
  }

  /// Starts a member with a key that comes from data.
  package mutating func key(escaping name: String) {
    string(name)
    byte(":")
    needsComma = false
  }

  /// Writes members that `members(_:)` has already encoded. Members that many records share are encoded only once.
  package mutating func members(_ written: [UInt8]) {
    guard !written.isEmpty else { return }
    separate()
    bytes.append(contentsOf: written)
  }

  /// Returns the encoded members of an object, for `members(_:)`.
  package static func members(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.bytes.reserveCapacity(192)
    write(&json)
    return json.bytes
  }

  /// Starts a new line before the next value or member.
  package mutating func beginLine() {
    if needsComma { byte(",") }
    needsComma = false
    byte("\n")
  }

  /// Starts a new line before the end of an object or array.
  package mutating func endLine() { byte("\n") }

  package mutating func null() { word("null") }
  package mutating func bool(_ value: Bool) { word(value ? "true" : "false") }

  package mutating func int(_ value: Int) { int(Int64(value)) }

  package mutating func int(_ value: Int64) {
    separate()
    var rest = value.magnitude
    // Sixteen digits fit into one word at four bits each; taking them out again reverses their order.
    guard rest < 10_000_000_000_000_000 else { return bytes.append(contentsOf: value.description.utf8) }
    if value < 0 { byte("-") }
    var digits: UInt64 = 0
    var count = 0
    repeat {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      digits = digits << 4 | digit
      count += 1
      rest = quotient
    } while rest > 0
    for _ in 0..<count {
      bytes.append(0x30 + UInt8(truncatingIfNeeded: digits & 0xF))
      digits >>= 4
    }
  }

  /// Writes the shortest number that reads back as the same value; whole numbers have no fraction. Infinity and NaN
  /// become `null`, because JSON cannot express them.
  package mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    if let whole = Int64(exactly: value), abs(value) < 1e15 {
      int(whole)
    } else {
      separate()
      bytes.append(contentsOf: value.description.utf8)
    }
  }

  /// Writes a string; control characters, and those that reorder or hide text on a terminal, become `\u` escapes.
  package mutating func string(_ value: String) {
    beginString()
    text(value)
    endString()
  }

  /// Writes a string of letters, digits and underscores, which need no escapes.
  mutating func identifier(_ value: String) {
    beginString()
    var value = value
    value.withUTF8 { unsafe bytes.append(contentsOf: $0) }
    endString()
  }

  /// Writes bytes that should be UTF-8 as a string; invalid bytes become U+FFFD.
  package mutating func string(utf8 value: [UInt8]) {
    beginString()
    if unsafe value.withUnsafeBufferPointer({ unsafe isPlainASCII($0) }) {
      bytes.append(contentsOf: value)
    } else {
      text(String(decoding: value, as: UTF8.self))
    }
    endString()
  }

  /// Begins a string whose text is written in pieces.
  package mutating func beginString() {
    separate()
    byte("\"")
  }

  package mutating func endString() { byte("\"") }

  /// Writes a piece of the text of a string.
  package mutating func text(_ value: String) {
    var value = value
    let isPlain = value.withUTF8 { buffer in
      guard unsafe isPlainASCII(buffer) || !buffer.contains(where: mayBeginEscaped) else { return false }
      unsafe bytes.append(contentsOf: buffer)
      return true
    }
    guard !isPlain else { return }
    var previous: Unicode.Scalar = bytes.last == UInt8(ascii: "#") ? "#" : " "
    for scalar in value.unicodeScalars {
      escape(scalar, after: previous)
      previous = scalar
    }
  }

  /// Writes a piece that `escaped(_:)` has already escaped. Text that many strings share is escaped only once.
  package mutating func text(escaped piece: [UInt8]) {
    guard bytes.last == UInt8(ascii: "#"), piece.first == UInt8(ascii: "#") else {
      return bytes.append(contentsOf: piece)
    }
    escape("#", after: "#")
    bytes.append(contentsOf: piece.dropFirst())
  }

  /// Returns an escaped piece of text, for `text(escaped:)`.
  package static func escaped(_ value: String) -> [UInt8] {
    var json = JSONWriter()
    json.text(value)
    return json.bytes
  }

  private mutating func escape(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar) {
    switch scalar {
    // `##[` and `##vso[` anywhere in a log are commands to build servers (`CommandGuard`).
    case "#" where previous == "#": bytes.append(contentsOf: #"\u0023"#.utf8)
    case "\"": bytes.append(contentsOf: #"\""#.utf8)
    case "\\": bytes.append(contentsOf: #"\\"#.utf8)
    case "\n": bytes.append(contentsOf: #"\n"#.utf8)
    case "\t": bytes.append(contentsOf: #"\t"#.utf8)
    case "\r": bytes.append(contentsOf: #"\r"#.utf8)
    case _ where scalar.disturbsTerminal:
      // JSON escapes are UTF-16 code units: one, or a pair outside of the basic plane (RFC 8259, 7).
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        bytes.append(contentsOf: "\\u".utf8)
        bytes.append(contentsOf: repeatElement(0x30, count: 4 - digits.utf8.count))
        bytes.append(contentsOf: digits.utf8)
      }
    default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  private mutating func open(_ bracket: Unicode.Scalar) {
    separate()
    byte(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: Unicode.Scalar) {
    byte(bracket)
    needsComma = true
  }

  private mutating func word(_ word: StaticString) {
    separate()
    word.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  private mutating func separate() {
    if needsComma { byte(",") }
    needsComma = true
  }

  private mutating func byte(_ scalar: Unicode.Scalar) { bytes.append(UInt8(truncatingIfNeeded: scalar.value)) }
}

/// Returns true if the text is printable ASCII that JSON needs not escape. It visits every byte because a loop without
/// an early exit is vectorized, sixteen bytes at a time.
private func isPlainASCII(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  let others: UInt8 = unsafe text.reduce(0) { others, byte in
    others | (byte &- 0x20 >= 0x5F ? 1 : 0) | (byte == 0x22 ? 1 : 0) | (byte == 0x23 ? 1 : 0) | (byte == 0x5C ? 1 : 0)
  }
  return others == 0
}

/// Returns true if an escaped character may begin with this UTF-8 byte. It may be an escaped ASCII character, or the
/// lead byte of a block that contains escaped characters.
private func mayBeginEscaped(_ byte: UInt8) -> Bool {
  switch byte {
  case 0..<0x20, 0x22, 0x23, 0x5C, 0x7F, 0xC2, 0xD8, 0xE1, 0xE2, 0xEF, 0xF3: true
  default: false
  }
}

extension Unicode.Scalar {
  /// True if a terminal would act on this character rather than display it: C0 and C1 controls (ECMA-48), line and
  /// paragraph separators, and characters that reorder or hide text (Unicode Standard Annex #9, UAX #14; tags, 23.9).
  package var disturbsTerminal: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x180E, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
      0xFFF9...0xFFFB, 0xE0000...0xE007F:
      true
    default: false
    }
  }
}

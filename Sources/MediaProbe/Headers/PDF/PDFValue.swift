/// A value of a PDF (ISO 32000-1, 7.3), as far as a fact needs it.
enum PDFValue {
  case integer(Int64)
  case real(Double)
  case name(String)
  /// The number of an indirect object (7.3.10).
  case reference(Int64)
  /// The first values of an array.
  case array([PDFValue])
  case dictionary([String: PDFValue])
  /// A string, a truth value or null.
  case other

  subscript(key: String) -> PDFValue? {
    if case .dictionary(let entries) = self { entries[key] } else { nil }
  }

  var integer: Int64? { if case .integer(let value) = self { value } else { nil } }
  var name: String? { if case .name(let value) = self { value } else { nil } }
  var values: [PDFValue]? { if case .array(let values) = self { values } else { nil } }
  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .real(let value): value
    default: nil
    }
  }
}

/// A reader of the syntax of PDF (7.2). It interprets nothing.
struct PDFLexer {
  private let bytes: [UInt8]
  private(set) var place: Int
  /// True if the bytes end within a value.
  private(set) var isCut = false

  /// Number of values of an array that are kept: the kids of a node can be a hundred thousand, of which the first counts.
  private static let mostKept = 64
  /// Number of entries of a dictionary that are kept.
  private static let mostEntries = 256
  /// Depth of arrays and dictionaries within each other; those that count are three deep.
  private static let mostDepth = 24

  init(_ bytes: [UInt8], at place: Int = 0) { (self.bytes, self.place) = (bytes, place) }

  private var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

  /// Skips white space and comments (7.2.2, 7.2.3).
  mutating func skipSpace() {
    while let byte {
      if byte == UInt8(ascii: "%") {
        while let next = self.byte, next != 10, next != 13 { place += 1 }
      } else if isSpace(byte) {
        place += 1
      } else {
        return
      }
    }
  }

  /// Takes a keyword; returns false and stays if another one follows.
  mutating func take(_ keyword: StaticString) -> Bool {
    skipSpace()
    let end = place + keyword.utf8CodeUnitCount
    guard end <= bytes.count else {
      isCut = true
      return false
    }
    let isSame = keyword.withUTF8Buffer { word in unsafe bytes[place..<end].elementsEqual(word) }
    if isSame { place = end }
    return isSame
  }

  /// Takes a whole number that is not negative; nil if none follows.
  mutating func takeNumber() -> Int64? {
    skipSpace()
    let start = place
    var value: Int64 = 0
    while let byte, isDigit(byte) {
      value = value.saturatingProduct(10).saturatingSum(Int64(byte - 0x30))
      place += 1
    }
    if place == bytes.count { isCut = true }
    return place > start ? value : nil
  }

  /// Takes the end of the line after `stream` (7.3.8.1).
  mutating func takeLineEnd() {
    if byte == 13 { place += 1 }
    if byte == 10 { place += 1 }
  }

  /// Takes a value; nil if no valid one follows.
  mutating func takeValue(depth: Int = 0) -> PDFValue? {
    skipSpace()
    guard let byte else {
      isCut = true
      return nil
    }
    switch byte {
    case UInt8(ascii: "/"): return .name(takeName())
    case UInt8(ascii: "<"):
      guard place + 1 < bytes.count else {
        isCut = true
        return nil
      }
      return bytes[place + 1] == byte ? takeDictionary(depth) : skip(to: UInt8(ascii: ">"))
    case UInt8(ascii: "("): return skipString()
    case UInt8(ascii: "["): return takeArray(depth)
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): return takeReal()
    case _ where isDigit(byte): return takeReal()
    case _ where isLetter(byte):
      while let next = self.byte, isLetter(next) { place += 1 }
      if place == bytes.count { isCut = true }
      return .other
    default: return nil
    }
  }

  /// Takes a name (7.3.5), in which `#` precedes two hexadecimal digits.
  private mutating func takeName() -> String {
    place += 1
    var name: [UInt8] = []
    while let byte, !isSpace(byte), !isDelimiter(byte) {
      if byte == UInt8(ascii: "#"), place + 2 < bytes.count, let high = hexDigit(bytes[place + 1]),
        let low = hexDigit(bytes[place + 2])
      {
        name.append(high << 4 | low)
        place += 3
      } else {
        name.append(byte)
        place += 1
      }
    }
    if place == bytes.count { isCut = true }
    return String(decoding: name, as: UTF8.self)
  }

  /// Takes a number (7.3.3), or a reference, which is two whole numbers and an R.
  private mutating func takeReal() -> PDFValue? {
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative || byte == UInt8(ascii: "+") { place += 1 }
    let whole = byte.map(isDigit) == true ? takeNumber() : nil
    guard byte == UInt8(ascii: ".") else {
      guard let whole else { return nil }
      let end = place
      if !isNegative, byte.map(isSpace) == true, takeNumber() != nil, take("R") { return .reference(whole) }
      place = end
      return .integer(isNegative ? -whole : whole)
    }
    place += 1
    var (fraction, scale) = (0.0, 1.0)
    while let byte, isDigit(byte) {
      if scale < 1e9 { (fraction, scale) = (fraction * 10 + Double(byte - 0x30), scale * 10) }
      place += 1
    }
    if place == bytes.count { isCut = true }
    let value = Double(whole ?? 0) + fraction / scale
    return .real(isNegative ? -value : value)
  }

  private mutating func takeArray(_ depth: Int) -> PDFValue? {
    guard depth < PDFLexer.mostDepth else { return nil }
    place += 1
    var values: [PDFValue] = []
    while true {
      skipSpace()
      if byte == UInt8(ascii: "]") {
        place += 1
        return .array(values)
      }
      guard let value = takeValue(depth: depth + 1) else { return nil }
      if values.count < PDFLexer.mostKept { values.append(value) }
    }
  }

  private mutating func takeDictionary(_ depth: Int) -> PDFValue? {
    guard depth < PDFLexer.mostDepth else { return nil }
    place += 2
    var entries: [String: PDFValue] = [:]
    while true {
      skipSpace()
      if byte == UInt8(ascii: ">") {
        guard place + 1 < bytes.count else {
          isCut = true
          return nil
        }
        place += 2
        return .dictionary(entries)
      }
      guard byte != nil else {
        isCut = true
        return nil
      }
      guard byte == UInt8(ascii: "/") else { return nil }
      let key = takeName()
      guard let value = takeValue(depth: depth + 1) else { return nil }
      if entries.count < PDFLexer.mostEntries, entries[key] == nil { entries[key] = value }
    }
  }

  private mutating func skip(to end: UInt8) -> PDFValue? {
    while let byte {
      place += 1
      if byte == end { return .other }
    }
    isCut = true
    return nil
  }

  /// Skips a string (7.3.4.2), in which parentheses are balanced or follow a backslash.
  private mutating func skipString() -> PDFValue? {
    var open = 0
    while let byte {
      place += 1
      switch byte {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"):
        open -= 1
        if open == 0 { return .other }
      default: break
      }
    }
    isCut = true
    return nil
  }
}

private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0 || (9...13).contains(byte) && byte != 11 }
private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
private func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) }
/// 7.2.2, table 2.
private func isDelimiter(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x28, 0x29, 0x3C, 0x3E, 0x5B, 0x5D, 0x7B, 0x7D, 0x2F, 0x25: true
  default: false
  }
}
private func hexDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case 0x30...0x39: byte - 0x30
  case 0x41...0x46: byte - 0x41 + 10
  case 0x61...0x66: byte - 0x61 + 10
  default: nil
  }
}

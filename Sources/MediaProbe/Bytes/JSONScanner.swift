/// A place in a JSON text that differs from what its reader expects.
package struct JSONDamage: Error, Equatable {
  /// Offset of the byte.
  package let offset: Int
  /// A message in one line.
  package let message: String

  package init(at offset: Int, _ message: String) {
    self.offset = offset
    self.message = message
  }
}

/// Reads JSON (RFC 8259) that a program wrote, without intermediate values.
///
/// The caller requests the members of an object in the order in which they were written. So finding a member is a comparison of
/// bytes, and an unneeded value costs only the search for its end. The bytes must be valid UTF-8.
@safe package struct JSONScanner {
  /// Largest number of objects and arrays within each other. A reader can recurse once for each.
  private static let depthLimit = 64

  package let bytes: SharedBytes
  // The memory of `bytes`, which keeps it alive. Reading through the pointer avoids an indirection.
  private let base: UnsafePointer<UInt8>
  private let count: Int
  /// Offset of the next byte.
  package private(set) var offset: Int
  /// True if the user reads everything once, to check it. Otherwise parts are skipped and read on demand.
  package let isChecking: Bool
  private var depth = 0
  /// True after a value, and so where reading continues with the members after one.
  private var needsComma = true

  /// Starts at a value of a JSON text, or at the members after a value.
  package init(_ bytes: SharedBytes, at offset: Int = 0, isChecking: Bool = false) {
    (self.bytes, self.offset, self.isChecking) = (bytes, offset, isChecking)
    unsafe base = bytes.start
    count = bytes.count
  }

  // MARK: - Objects and arrays

  package mutating func beginObject() throws(JSONDamage) { try open("{", "an object") }
  package mutating func beginArray() throws(JSONDamage) { try open("[", "a list") }

  /// Moves to the value of this member if it is the next one; otherwise returns false.
  package mutating func member(_ key: StaticString) -> Bool {
    guard let value = valueOfNext(key) else { return false }
    offset = value
    needsComma = false
    return true
  }

  /// Returns true if this member is the next one.
  package func isNext(_ key: StaticString) -> Bool { valueOfNext(key) != nil }

  /// Returns the offset of the value of the next member if it has this key.
  @inline(__always)
  private func valueOfNext(_ key: StaticString) -> Int? {
    // Most requested members that are absent differ in the first letter.
    guard let text = startOfKey(), unsafe base[text] == key.utf8Start[0] else { return nil }
    let length = key.utf8CodeUnitCount
    let end = text &+ length
    guard end &+ 1 < count, unsafe base[end] == UInt8(ascii: "\""), unsafe base[end &+ 1] == UInt8(ascii: ":"),
      unsafe isSame(base + text, key.utf8Start, length)
    else { return nil }
    return end &+ 2
  }

  /// Moves to the value of the next member if the table has its key, and returns the index of the key; otherwise returns nil.
  package mutating func member(in table: NameTable) -> Int? {
    guard let text = startOfKey() else { return nil }
    let end = endOfPlainText(from: text)
    guard end + 1 < count, unsafe base[end] == UInt8(ascii: "\""), unsafe base[end + 1] == UInt8(ascii: ":"),
      let index = unsafe table.index(of: base + text, count: end - text)
    else { return nil }
    offset = end + 2
    needsComma = false
    return index
  }

  /// Returns the offset of the text of the next key; nil if no member is next.
  @inline(__always)
  private func startOfKey() -> Int? {
    var next = afterSpace(offset)
    if needsComma {
      guard next < count, unsafe base[next] == UInt8(ascii: ",") else { return nil }
      next = afterSpace(next &+ 1)
    }
    guard next &+ 1 < count, unsafe base[next] == UInt8(ascii: "\"") else { return nil }
    return next &+ 1
  }

  /// Moves to the value of this member, which must be the next one.
  package mutating func required(_ key: StaticString) throws(JSONDamage) {
    guard member(key) else { throw damage("the member “\(key)”") }
  }

  /// Moves to the value of the next member and returns its key. At the end of the object, moves past it and returns nil.
  package mutating func nextMember() throws(JSONDamage) -> String? {
    guard try next(before: "}") else { return nil }
    let key = try string()
    guard take(":") else { throw damage("a colon") }
    needsComma = false
    return key
  }

  /// Moves to the next item and returns true. At the end of the array, moves past it and returns false.
  package mutating func nextItem() throws(JSONDamage) -> Bool { try next(before: "]") }

  /// Moves past the end of an object.
  package mutating func endObject() throws(JSONDamage) {
    guard take("}") else { throw damage("the end of the object") }
    depth &-= 1
    needsComma = true
  }

  @inline(__always)
  private mutating func open(_ bracket: Unicode.Scalar, _ expected: StaticString) throws(JSONDamage) {
    guard take(bracket) else { throw damage("\(expected)") }
    depth &+= 1
    needsComma = false
    if depth > Self.depthLimit { throw JSONDamage(at: offset, "nested deeper than \(Self.depthLimit) levels") }
  }

  @inline(__always)
  private mutating func next(before bracket: Unicode.Scalar) throws(JSONDamage) -> Bool {
    if take(bracket) {
      depth &-= 1
      needsComma = true
      return false
    }
    if needsComma, !take(",") { throw damage("a comma or \(bracket)") }
    needsComma = false
    return true
  }

  /// Moves past the end of the text.
  package mutating func end() throws(JSONDamage) {
    if peek() != nil { throw damage("the end of the text") }
  }

  // MARK: - Values

  /// Returns true if the next value begins with this character.
  package mutating func begins(with character: Unicode.Scalar) -> Bool { peek() == UInt8(ascii: character) }

  package mutating func string() throws(JSONDamage) -> String {
    let (text, hasEscapes) = try passString()
    return hasEscapes ? try unescaped(text) : decoded(text)
  }

  /// Moves past a string that equals this text; otherwise returns false.
  package mutating func take(string text: String) -> Bool {
    let begin = skipSpace() + 1
    let end = begin + text.utf8.count
    guard end < count, unsafe base[end] == UInt8(ascii: "\""), unsafe base[begin - 1] == UInt8(ascii: "\"") else {
      return false
    }
    var text = text
    let isEqual = text.withUTF8 { text in
      guard let first = text.baseAddress else { return text.isEmpty }
      return unsafe isSame(base + begin, first, text.count)
    }
    guard isEqual else { return false }
    offset = end + 1
    needsComma = true
    return true
  }

  /// Moves past a string that is a name of the table, and returns the index of the name; otherwise returns nil.
  package mutating func take(nameIn table: NameTable) -> Int? {
    guard peek() == UInt8(ascii: "\"") else { return nil }
    let text = offset + 1
    let end = endOfPlainText(from: text)
    guard end < count, unsafe base[end] == UInt8(ascii: "\""),
      let index = unsafe table.index(of: base + text, count: end - text)
    else { return nil }
    offset = end + 1
    needsComma = true
    return index
  }

  package mutating func bool() throws(JSONDamage) -> Bool {
    if take(literal: "true") { return true }
    if take(literal: "false") { return false }
    throw damage("true or false")
  }

  /// Moves past a null; otherwise returns false.
  package mutating func null() -> Bool { take(literal: "null") }

  private mutating func take(literal text: StaticString) -> Bool {
    let start = skipSpace()
    guard count - start >= text.utf8CodeUnitCount,
      unsafe isSame(base + start, text.utf8Start, text.utf8CodeUnitCount)
    else { return false }
    offset = start + text.utf8CodeUnitCount
    if isWithinLiteral {
      offset = start
      return false
    }
    needsComma = true
    return true
  }

  /// Reads a whole number.
  package mutating func int64() throws(JSONDamage) -> Int64 {
    let start = skipSpace()
    let isNegative = take("-")
    let digits = offset
    // There is one more negative number than there are positive ones.
    var negative: Int64 = 0
    var fits = true
    while let byte = byte(at: offset), byte &- 0x30 < 10 {
      let digit = Int64(byte &- 0x30)
      if offset &- digits < 18 {
        negative = negative &* 10 &- digit
      } else {
        let (product, overflow) = negative.multipliedReportingOverflow(by: 10)
        let (difference, borrow) = product.subtractingReportingOverflow(digit)
        (negative, fits) = (difference, fits && !overflow && !borrow)
      }
      offset &+= 1
    }
    guard offset > digits, fits, isNegative || negative > .min, !isWithinLiteral else {
      offset = start
      throw damage("a whole number of at most 64 bits")
    }
    needsComma = true
    return isNegative ? negative : -negative
  }

  package mutating func int() throws(JSONDamage) -> Int {
    let start = offset
    guard let value = Int(exactly: try int64()) else { throw JSONDamage(at: start, "the number is too large") }
    return value
  }

  package mutating func number() throws(JSONDamage) -> Double {
    let start = skipSpace()
    try skip()
    let text = decoded(start..<offset)
    guard text.utf8.allSatisfy({ $0 &- 0x30 < 10 || "+-.eE".utf8.contains($0) }), let value = Double(text),
      value.isFinite
    else {
      offset = start
      throw damage("a number")
    }
    return value
  }

  /// Moves past a value of any kind by searching only for its end.
  package mutating func skip() throws(JSONDamage) {
    let start = skipSpace()
    var open = 0
    repeat {
      switch peek() {
      case UInt8(ascii: "\""): _ = try passString()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        open += 1
        offset += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        open -= 1
        offset += 1
      case nil: throw JSONDamage(at: start, "found a value without an end")
      default:
        offset += 1
        while open == 0, isWithinLiteral { offset += 1 }
      }
    } while open > 0
    needsComma = true
  }

  /// Moves past the rest of an object that ends on this line. A comma can follow it before the end of the line.
  package mutating func skipToEndOfLine() throws(JSONDamage) {
    let end = endOfLine(from: offset)
    guard end < count else { throw JSONDamage(at: offset, "found no further line") }
    offset = end > offset && byte(at: end - 1) == UInt8(ascii: ",") ? end - 1 : end
    depth &-= 1
    needsComma = true
  }

  /// Moves past a list with each item on lines of its own. Its end is the next bracket at the beginning of a line.
  package mutating func skipLines() throws(JSONDamage) {
    var line = offset
    repeat {
      line = endOfLine(from: line) + 1
      guard line < count else { throw JSONDamage(at: offset, "found no further line") }
    } while byte(at: line) != UInt8(ascii: "]")
    offset = line + 1
    needsComma = true
  }

  /// Returns the error that the next byte differs from what was expected.
  package mutating func damage(_ expected: String) -> JSONDamage {
    let start = skipSpace()
    var end = start
    while let byte = byte(at: end), end - start < 24, byte &- 0x20 < 0x5F { end += 1 }
    let found = end > start ? "“\(decoded(start..<end))”" : start < count ? "a character" : "the end"
    return JSONDamage(at: start, "found \(found), expected \(expected)")
  }

  // MARK: - Bytes

  @inline(__always)
  private func byte(at offset: Int) -> UInt8? { offset < count ? unsafe base[offset] : nil }

  /// Returns the offset of the first byte from here on that is no space.
  @inline(__always)
  private func afterSpace(_ start: Int) -> Int {
    var offset = start
    while offset < count, unsafe base[offset] <= 0x20 { offset &+= 1 }
    return offset
  }

  @inline(__always) @discardableResult
  private mutating func skipSpace() -> Int {
    offset = afterSpace(offset)
    return offset
  }

  @inline(__always)
  private mutating func peek() -> UInt8? { byte(at: skipSpace()) }

  @inline(__always)
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: character) else { return false }
    offset &+= 1
    return true
  }

  /// True if the next byte belongs to a number, `true`, `false` or `null`.
  private var isWithinLiteral: Bool {
    guard let byte = byte(at: offset), byte > 0x20 else { return false }
    return byte != UInt8(ascii: ",") && byte != UInt8(ascii: "]") && byte != UInt8(ascii: "}")
  }

  /// Passes a string, and returns the range of its text.
  private mutating func passString() throws(JSONDamage) -> (text: Range<Int>, hasEscapes: Bool) {
    guard take("\"") else { throw damage("a text") }
    let start = offset
    var hasEscapes = false
    while true {
      offset = endOfPlainText(from: offset)
      guard offset < count else { throw JSONDamage(at: start - 1, "found a text without an end") }
      if byte(at: offset) == UInt8(ascii: "\"") { break }
      hasEscapes = true
      offset += 2
    }
    offset += 1
    needsComma = true
    return (start..<offset - 1, hasEscapes)
  }

  /// Returns the offset of the next quote or backslash; the end if none follows.
  private func endOfPlainText(from start: Int) -> Int {
    first(start) { matches($0, 0x22) | matches($0, 0x5C) }
  }

  /// Returns the offset of the next line feed; the end if none follows. Lines are long, so this checks four words at a time.
  private func endOfLine(from start: Int) -> Int {
    var offset = start
    while count - offset >= 32 {
      let word = unsafe UnsafeRawPointer(base) + offset
      let found =
        unsafe matches(word.loadUnaligned(as: UInt64.self), 0x0A)
        | matches(word.loadUnaligned(fromByteOffset: 8, as: UInt64.self), 0x0A)
        | matches(word.loadUnaligned(fromByteOffset: 16, as: UInt64.self), 0x0A)
        | matches(word.loadUnaligned(fromByteOffset: 24, as: UInt64.self), 0x0A)
      if found != 0 { break }
      offset += 32
    }
    return first(offset) { matches($0, 0x0A) }
  }

  /// Returns the offset of the first match at or after a place; the end if no byte matches. Most bytes belong to texts, so this
  /// checks eight at a time.
  ///
  /// - Parameter found: Returns 0 for a word if none of its bytes matches. Otherwise the lowest set bit belongs to the first
  ///   byte that matches.
  @inline(__always)
  private func first(_ start: Int, _ found: (UInt64) -> UInt64) -> Int {
    var offset = start
    while count - offset >= 8 {
      let word = UInt64(
        littleEndian: unsafe UnsafeRawPointer(base).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let bits = found(word)
      if bits != 0 { return offset + bits.trailingZeroBitCount / 8 }
      offset += 8
    }
    while let byte = byte(at: offset), found(UInt64(byte)) & 0xFF == 0 { offset += 1 }
    return min(offset, count)
  }

  private func decoded(_ text: Range<Int>) -> String {
    unsafe String(decoding: UnsafeBufferPointer(start: base + text.lowerBound, count: text.count), as: UTF8.self)
  }

  private func unescaped(_ text: Range<Int>) throws(JSONDamage) -> String {
    var units: [UInt8] = []
    units.reserveCapacity(text.count)
    var offset = text.lowerBound
    while offset < text.upperBound {
      let end = min(endOfPlainText(from: offset), text.upperBound)
      unsafe units.append(contentsOf: UnsafeBufferPointer(start: base + offset, count: end - offset))
      guard end < text.upperBound else { break }
      offset = end + 2
      switch byte(at: end + 1) {
      case UInt8(ascii: "n"): units.append(0x0A)
      case UInt8(ascii: "t"): units.append(0x09)
      case UInt8(ascii: "r"): units.append(0x0D)
      case UInt8(ascii: "b"): units.append(0x08)
      case UInt8(ascii: "f"): units.append(0x0C)
      case UInt8(ascii: "u"):
        guard let scalar = escapedScalar(at: &offset) else {
          throw JSONDamage(at: end, "found an escape that is no character")
        }
        units.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      case let byte? where byte == 0x22 || byte == 0x5C || byte == UInt8(ascii: "/"): units.append(byte)
      default: throw JSONDamage(at: end, "found an escape that JSON does not have")
      }
    }
    return String(decoding: units, as: UTF8.self)
  }

  /// Reads the digits of `\u`; of a surrogate pair the second escape too (RFC 8259, 7).
  private func escapedScalar(at offset: inout Int) -> Unicode.Scalar? {
    guard let unit = hexadecimal(at: &offset) else { return nil }
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, byte(at: offset) == UInt8(ascii: "\\"), byte(at: offset + 1) == UInt8(ascii: "u") else {
      return nil
    }
    offset += 2
    guard let low = hexadecimal(at: &offset), (0xDC00...0xDFFF).contains(low) else { return nil }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
  }

  private func hexadecimal(at offset: inout Int) -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = byte(at: offset), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return value
  }
}

/// Returns a word whose lowest set bit belongs to the first byte of `word` that equals `byte`; 0 if no byte does. A byte of `x
/// - 0x01… & ~x & 0x80…` is not 0 for the first byte of `x` that is 0 (Hacker's Delight, 6-1).
@inline(__always)
private func matches(_ word: UInt64, _ byte: UInt8) -> UInt64 {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let difference = word ^ (ones &* UInt64(byte))
  return (difference &- ones) & ~difference & (ones &* 0x80)
}

/// Returns true if two places have the same bytes. Embedded Swift has no `memcmp`, and most keys are two words long.
@inline(__always)
private func isSame(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ count: Int) -> Bool {
  var place = 0
  guard count >= 8 else {
    while place < count {
      if unsafe left[place] != right[place] { return false }
      place &+= 1
    }
    return true
  }
  let (left, right) = unsafe (UnsafeRawPointer(left), UnsafeRawPointer(right))
  // The last word may overlap the one before.
  let last = count &- 8
  while true {
    guard
      unsafe left.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        == right.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    else { return false }
    if place == last { return true }
    place = min(place &+ 8, last)
  }
}

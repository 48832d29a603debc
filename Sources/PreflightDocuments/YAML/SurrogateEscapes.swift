/// Converts the escapes of JSON for characters beyond the basic plane: two escapes, one for each half of a UTF-16 pair (RFC
/// 8259, 7). YAML's parser only accepts a single escape such as `\U0001F600`.
enum SurrogateEscapes {
  /// Replaces half of a pair, which is not a character. It is a noncharacter (Unicode, 23.7) with an escape of the same
  /// length.
  static let half: Unicode.Scalar = "\u{FFFF}"
  private static let escapeOfHalf = #"\uffff"#

  /// Returns the text with each pair as one escape of YAML, and half of a pair as `half`. After a pair, columns in the same
  /// line are two less.
  static func joined(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.contains(UInt8(ascii: "\\")) else { return text }
    let bytes = Array(text)
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == UInt8(ascii: "\\") else {
        out.append(byte)
        index += 1
        continue
      }
      let unit = unit(at: index, in: bytes)
      if let high = unit, (0xD800...0xDBFF).contains(high), let low = self.unit(at: index + 6, in: bytes),
        (0xDC00...0xDFFF).contains(low)
      {
        let digits = String(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00), radix: 16)
        out +=
          Array("\\U".utf8) + Array(repeating: UInt8(ascii: "0"), count: 8 - digits.utf8.count) + Array(digits.utf8)
        index += 12
      } else if let unit, (0xD800...0xDFFF).contains(unit) {
        out += Array(escapeOfHalf.utf8)
        index += 6
      } else {
        // An escaped backslash does not begin another escape.
        let count = min(2, bytes.count - index)
        out += bytes[index..<index + count]
        index += count
      }
    }
    return out[...]
  }

  /// Returns the UTF-16 unit of an escape `\uXXXX` that begins here; nil for anything else.
  private static func unit(at index: Int, in bytes: [UInt8]) -> UInt32? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u") else {
      return nil
    }
    return bytes[index + 2..<index + 6].reduce(0) { unit, byte in
      guard let unit, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      return unit << 4 | UInt32(digit)
    }
  }
}

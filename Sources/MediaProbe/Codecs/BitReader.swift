/// A reader of bits, most significant bit first. After the end every bit is 0 and `isExhausted` is set. So a parser does not
/// have to check each field. It checks once at the end if all fields were present.
package struct BitReader {
  private let bytes: Fields
  /// Number of bits read so far.
  private(set) var position = 0
  /// True if more bits were requested than there are.
  package private(set) var isExhausted = false

  package init(_ bytes: ArraySlice<UInt8>) { self.bytes = Fields(bytes) }

  var remaining: Int { bytes.count * 8 - position }

  /// Reads one bit.
  mutating func flag() -> Bool { bits(1) != 0 }

  /// Reads the next `count` bits as a number; 0 for more than 31 bits or after the end.
  package mutating func bits(_ count: Int) -> Int {
    guard count <= 31 else {
      isExhausted = true
      return 0
    }
    return Int(truncatingIfNeeded: longBits(count))
  }

  /// Reads the next `count` bits as a number that does not have to fit into `Int`; 0 for more than 32 bits or after the end.
  package mutating func longBits(_ count: Int) -> Int64 {
    guard count > 0 else { return 0 }
    guard count <= 32, count <= remaining else {
      isExhausted = true
      return 0
    }
    defer { position += count }
    return peek(count)
  }

  /// Returns the next bits without advancing: at most 32, and no more than remain.
  private func peek(_ count: Int) -> Int64 {
    // A load of eight bytes, which are the last ones near the end, contains 32 bits at every bit offset.
    let start = min(position >> 3, bytes.count - 8)
    if let word = bytes.word(start) { return Int64((word &<< UInt64(position - 8 * start)) >> UInt64(64 - count)) }
    let width = min(5, bytes.count - position >> 3)
    let word = bytes.unsigned(at: position >> 3, width) ?? 0
    return Int64(truncatingIfNeeded: word >> UInt64(8 * width - position & 7 - count) & ((1 << UInt64(count)) - 1))
  }

  /// Skips bits.
  mutating func skip(_ count: Int) {
    guard count >= 0, count <= remaining else {
      isExhausted = true
      return
    }
    position += count
  }

  /// Reads ue(v), an unsigned Exp-Golomb number (ISO/IEC 14496-10, 9.1), at most 2^32 - 2.
  mutating func unsigned() -> Int64 {
    let count = min(32, remaining)
    let zeros = count - (Int64.bitWidth - peek(count).leadingZeroBitCount)
    guard zeros < count else {
      position += count
      isExhausted = true
      return 0
    }
    position += zeros + 1
    return (1 << Int64(zeros)) - 1 + longBits(zeros)
  }

  /// Reads se(v), a signed Exp-Golomb number (ISO/IEC 14496-10, 9.1.1).
  mutating func signed() -> Int64 {
    let code = unsigned()
    return code & 1 == 1 ? (code + 1) / 2 : -(code / 2)
  }

  /// Skips to the next whole byte.
  mutating func align() { skip((8 - position & 7) & 7) }
}

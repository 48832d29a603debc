/// Bits in the order in which they are sent, most significant first. Past the end every bit is 0 and `isExhausted` is set,
/// so that a parser reads on without a check at each field and asks once whether what it read was there.
struct CodedBits {
  private let bytes: Fields
  /// Bits consumed so far.
  private(set) var position = 0
  /// More bits were asked for than there are.
  private(set) var isExhausted = false

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = Fields(bytes) }

  var remaining: Int { bytes.count * 8 - position }

  /// One bit.
  mutating func flag() -> Bool { bits(1) != 0 }

  /// The next `count` bits as a number; 0 for more than 32 and past the end.
  mutating func bits(_ count: Int) -> Int {
    guard count > 0 else { return 0 }
    guard count <= 32, count <= remaining else {
      isExhausted = true
      return 0
    }
    defer { position += count }
    return peek(count)
  }

  /// The next bits without passing over them: at most 32, and no more than there are.
  private func peek(_ count: Int) -> Int {
    // Of five bytes, 32 bits are there wherever in the first of them they begin.
    let width = min(5, bytes.count - position >> 3)
    let word = bytes.unsigned(at: position >> 3, width) ?? 0
    return Int(word >> UInt64(8 * width - position & 7 - count) & ((1 << UInt64(count)) - 1))
  }

  /// Passes over bits.
  mutating func skip(_ count: Int) {
    guard count >= 0, count <= remaining else {
      isExhausted = true
      return
    }
    position += count
  }

  /// ue(v): an unsigned Exp-Golomb number (ISO/IEC 14496-10, 9.1), at most 2^32 - 2.
  mutating func unsigned() -> Int {
    let count = min(32, remaining)
    let zeros = count - (Int.bitWidth - peek(count).leadingZeroBitCount)
    guard zeros < count else {
      position += count
      isExhausted = true
      return 0
    }
    position += zeros + 1
    return (1 << zeros) - 1 + bits(zeros)
  }

  /// se(v): a signed Exp-Golomb number (ISO/IEC 14496-10, 9.1.1).
  mutating func signed() -> Int {
    let code = unsigned()
    return code & 1 == 1 ? (code + 1) / 2 : -(code / 2)
  }

  /// Goes on at the next whole byte.
  mutating func align() { skip((8 - position & 7) & 7) }
}

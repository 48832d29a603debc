extension [UInt8] {
  /// Appends a number, lowest byte first.
  mutating func append<Number: FixedWidthInteger & UnsignedInteger>(field number: Number) {
    for byte in 0..<(Number.bitWidth / 8) { append(UInt8(truncatingIfNeeded: number >> (8 * byte))) }
  }

  /// Returns the little-endian number at an offset; missing bytes count as zero.
  func field<Number: FixedWidthInteger & UnsignedInteger>(at offset: Int, as type: Number.Type) -> Number {
    var number: Number = 0
    for byte in 0..<(Number.bitWidth / 8) where offset + byte < count {
      number |= Number(self[offset + byte]) << (8 * byte)
    }
    return number
  }
}

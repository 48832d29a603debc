extension Int64 {
  /// Reads decimal digits alone; nil for a sign or any other character, for no digit, and for more than 63 bits.
  package init?(digits text: Substring) {
    guard !text.isEmpty else { return nil }
    var number: Int64 = 0
    for byte in text.utf8 {
      guard (0x30...0x39).contains(byte) else { return nil }
      let (tens, isTooLong) = number.multipliedReportingOverflow(by: 10)
      let (sum, isTooLarge) = tens.addingReportingOverflow(Int64(byte - 0x30))
      guard !isTooLong, !isTooLarge else { return nil }
      number = sum
    }
    self = number
  }
}

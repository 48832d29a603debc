extension Substring {
  /// True for one or more of the digits 0 to 9, and nothing else.
  package var isDigits: Bool { !isEmpty && utf8.allSatisfy { (0x30...0x39).contains($0) } }
}

extension FixedWidthInteger {
  /// Reads decimal digits alone; nil for anything else, such as a sign, and for a number that does not fit.
  package init?(digits text: Substring) {
    guard text.isDigits else { return nil }
    self.init(text, radix: 10)
  }
}

/// Saturating arithmetic for numbers that a file declares. A result that does not fit becomes the nearest number that
/// fits. So no file can crash the process or make a huge number look small.
extension FixedWidthInteger {
  /// Returns the sum, or the nearest representable number.
  @inlinable package func saturatingSum(_ other: Self) -> Self {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  /// Returns the difference, or the nearest representable number.
  @inlinable package func saturatingDifference(_ other: Self) -> Self {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other < 0 ? .max : .min) : difference
  }

  /// Returns the product, or the nearest representable number.
  @inlinable package func saturatingProduct(_ other: Self) -> Self {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? ((self < 0) == (other < 0) ? .max : .min) : product
  }

  /// Creates the value without its fraction, or the nearest representable number; 0 if the value is not a number.
  @inlinable package init(saturating value: Double) {
    // A double cannot represent the largest number, and the next above does not fit.
    if let whole = Self(exactly: value.rounded(.towardZero)) {
      self = whole
    } else {
      self = value.isNaN ? 0 : value < 0 ? .min : .max
    }
  }
}

/// An exact quotient of two integers: a frame rate, a sample aspect ratio or an aspect ratio.
///
/// Ratios are compared as integers and never as rounded floating-point numbers. So 1080 × 1920 is exactly 9:16, and
/// 30000/1001 is exactly the NTSC rate.
public struct Ratio: Sendable, Hashable {
  /// The numerator; it is 0 only in the ratio 0:1. Only limits of levels, such as −24 LUFS, are negative.
  public let numerator: Int64
  /// The denominator; it is always above 0.
  public let denominator: Int64

  /// Creates the ratio in lowest terms; nil if the denominator is 0 or a part is negative.
  public init?(_ numerator: Int64, _ denominator: Int64) {
    guard numerator >= 0, denominator > 0 else { return nil }
    let divisor = greatestCommonDivisor(numerator, denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// Creates a ratio of two numbers that have no common divisor: finding one again would cost several divisions.
  private init(lowestTerms numerator: Int64, _ denominator: Int64) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Creates a ratio whose numerator may be negative; nil if the denominator is not positive.
  package init?(signed numerator: Int64, _ denominator: Int64) {
    guard numerator < 0 && numerator != Int64.min else {
      self.init(numerator, denominator)
      return
    }
    guard let positive = Ratio(-numerator, denominator) else { return nil }
    self = positive.negated
  }

  /// The ratio with the other sign.
  package var negated: Ratio { Ratio(lowestTerms: 0 &- numerator, denominator) }

  /// The ratio 1:1.
  package static let one = Ratio(lowestTerms: 1, 1)

  /// Reads `16:9`, `30000/1001` or `2`; nil for any other text.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: text.contains(":") ? ":" : "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = parts.first, let numerator = Int64(first) else { return nil }
    guard parts.count == 2 else {
      self.init(numerator, 1)
      return
    }
    guard let denominator = Int64(parts[1]) else { return nil }
    self.init(numerator, denominator)
  }

  /// The nearest floating-point number.
  public var value: Double { Double(numerator) / Double(denominator) }

  /// The reciprocal; nil for 0.
  public var inverted: Ratio? { numerator > 0 ? Ratio(lowestTerms: denominator, numerator) : nil }

  /// Returns the product; nil if it does not fit.
  public func multiplied(by other: Ratio) -> Ratio? {
    if numerator < 0 { return negated.multiplied(by: other)?.negated }
    if other.numerator < 0 { return multiplied(by: other.negated)?.negated }
    // Crosswise reduction keeps products of 32-bit sizes and 32-bit sample aspect ratios within 64 bits where possible.
    guard let left = Ratio(numerator, other.denominator), let right = Ratio(other.numerator, denominator) else {
      return nil
    }
    let (top, topOverflow) = left.numerator.multipliedReportingOverflow(by: right.numerator)
    let (bottom, bottomOverflow) = left.denominator.multipliedReportingOverflow(by: right.denominator)
    // The result is already in lowest terms: each factor was, and so are the crosswise ones.
    return topOverflow || bottomOverflow ? nil : Ratio(lowestTerms: top, bottom)
  }
}

extension Ratio: Comparable {
  /// Returns true if the left ratio is smaller. The comparison is exact, without rounding or overflow.
  public static func < (left: Ratio, right: Ratio) -> Bool {
    let a = left.numerator.multipliedFullWidth(by: right.denominator)
    let b = right.numerator.multipliedFullWidth(by: left.denominator)
    return (a.high, a.low) < (b.high, b.low)
  }
}

func greatestCommonDivisor(_ a: Int64, _ b: Int64) -> Int64 {
  var (a, b) = (a, b)
  while b != 0 { (a, b) = (b, a % b) }
  return max(a, 1)
}

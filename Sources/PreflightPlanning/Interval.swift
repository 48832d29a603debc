package import MediaProbe
package import PreflightJudging
import PreflightRules

/// A range of numbers, with the rules that set its ends.
package struct Interval: Sendable, Equatable {
  package struct End: Sendable, Equatable {
    package let value: Ratio
    /// True if the value itself is allowed.
    package let isAllowed: Bool
    /// The ids of the rules that set the end, in the order in which they were applied.
    package var rules: [String]

    package init(_ value: Ratio, isAllowed: Bool = true, rules: [String] = []) {
      self.value = value
      self.isAllowed = isAllowed
      self.rules = rules
    }
  }

  /// The lowest number; nil for no limit.
  package var low: End?
  /// The highest number; nil for no limit.
  package var high: End?

  package init(low: End? = nil, high: End? = nil) {
    self.low = low
    self.high = high
  }

  /// Creates the range that a rule allows.
  package init(_ figures: Figures, of rule: String) {
    low = figures.min.map { End($0, isAllowed: figures.minIsAllowed, rules: [rule]) }
    high = figures.max.map { End($0, isAllowed: figures.maxIsAllowed, rules: [rule]) }
  }

  /// Creates the range of a single number.
  package init(only value: Ratio, of rule: String) {
    self.init(low: End(value, rules: [rule]), high: End(value, rules: [rule]))
  }

  /// True if no number is in the range.
  package var isEmpty: Bool {
    guard let low, let high else { return false }
    return high.value < low.value || low.value == high.value && !(low.isAllowed && high.isAllowed)
  }

  /// Returns true if the number is in the range.
  package func contains(_ value: Ratio) -> Bool {
    if let low, low.isAllowed ? value < low.value : !(low.value < value) { return false }
    if let high, high.isAllowed ? high.value < value : !(value < high.value) { return false }
    return true
  }

  /// Returns the numbers that are in both ranges. Each end has the rules of the stricter one, or of both if they agree.
  package func intersection(_ other: Interval) -> Interval {
    Interval(
      low: Self.stricter(low, other.low) { $1 < $0 }, high: Self.stricter(high, other.high) { $0 < $1 })
  }

  private static func stricter(_ left: End?, _ right: End?, _ isStricter: (Ratio, Ratio) -> Bool) -> End? {
    guard let left, let right else { return left ?? right }
    if isStricter(left.value, right.value) { return left }
    if isStricter(right.value, left.value) { return right }
    if left.isAllowed != right.isAllowed { return left.isAllowed ? right : left }
    var end = left
    end.rules += right.rules.filter { !left.rules.contains($0) }
    return end
  }

  /// The rules of both ends, each once.
  package var rules: [String] {
    let low = low?.rules ?? []
    return low + (high?.rules ?? []).filter { !low.contains($0) }
  }
}

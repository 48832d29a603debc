package import MediaProbe
import PreflightRules

extension Finding {
  /// The change of the file that meets the rule; nil if no change does, or if the finding is not about one file.
  public var repair: Repair? { isOfGap ? nil : judged.repair(isBelow: judged.isBelow(measured)) }
}

extension JudgedRule {
  /// Returns the change of a file that breaks the rule; nil if no change repairs it.
  ///
  /// - Parameter isBelow: True if the value is below the limit, and not above it.
  package func repair(isBelow: Bool) -> Repair? {
    // A note needs no repair. A field of a request may have the name of a fact.
    guard rule.severity != .note, rule.subject.ofOneFile != nil else { return nil }
    return Repair(limit, on: fact, isBelow: isBelow)
  }

  /// Returns true if a value is below the lower limit of the rule.
  package func isBelow(_ measured: FactValue?) -> Bool {
    guard case .within(let bound) = limit, let figures = bound.figures, let min = figures.min,
      let value = measured?.exact
    else { return false }
    return figures.minIsAllowed ? value < min : !(min < value)
  }
}

public import MediaProbe
public import PreflightRules

/// A rule that a file or a request breaks.
public struct Finding: Sendable {
  package let judged: JudgedRule
  /// The severity of this finding. It is lower than that of the rule if the value is just at its limit.
  public let severity: Severity
  /// True if the destination accepts the file, but shows something else; the message says what it shows.
  public let isChange: Bool
  /// The measured value; nil if the rule measures nothing.
  public let measured: FactValue?
  /// The bounds of a value that is not known exactly; nil if it is known, or has no bounds.
  package let bounds: MeasuredBounds?
  /// True if the rule is broken by so little that the finding is only a warning; see `message` for the amount.
  public let isAtLimit: Bool
  /// The values of open parameters for which this finding holds; empty if it holds for all.
  package let circumstances: [Circumstance]
  /// True if the source of the rule was due for another check on the day of judging.
  public let sourceIsDue: Bool
  /// The reason for which a team accepts the finding, which is then a note; nil if it counts.
  public let acceptance: Acceptance?
  /// The field of a request that the finding is about: `localIdentifiers[3]`; nil for a file and for the request as a
  /// whole.
  public package(set) var field: String?
  /// The place in the request document or in a file of the app; nil for media.
  public package(set) var place: DocumentPlace?
  /// The text that replaces the measured value in a translated message; nil to use the value itself.
  package var measuredWords: String?
  /// The found and the expected type, if the value has another type than the rule requires.
  package var mismatch: TypeMismatch?
  /// True for a duration that has a gap in its time stamps. Cutting the file at the limit would not remove the gap, but what was
  /// recorded after it.
  package let isOfGap: Bool
  /// The parts of the time line that break the rule and are not accepted, in the order of time; empty for a rule on the file as
  /// a whole.
  public package(set) var intervals: [ContentInterval]
  /// The record from which it was decoded; nil for a finding that was judged here.
  package let record: JSONValue?

  package init(
    judged: JudgedRule, severity: Severity, measured: FactValue?, isAtLimit: Bool, circumstances: [Circumstance],
    sourceIsDue: Bool, acceptance: Acceptance? = nil, field: String? = nil, place: DocumentPlace? = nil,
    mismatch: TypeMismatch? = nil, bounds: MeasuredBounds? = nil, measuredWords: String? = nil, isOfGap: Bool = false,
    intervals: [ContentInterval] = [], record: JSONValue? = nil
  ) {
    self.record = record
    self.acceptance = acceptance
    self.judged = judged
    self.severity = severity
    isChange = severity == .warning && judged.rule.strength == .changed
    self.measured = measured
    self.isAtLimit = isAtLimit
    self.circumstances = circumstances
    self.sourceIsDue = sourceIsDue
    self.field = field
    self.place = place
    self.mismatch = mismatch
    self.bounds = bounds
    self.measuredWords = measuredWords
    self.isOfGap = isOfGap
    self.intervals = intervals
  }

  /// The rule that the file or the request breaks.
  public var rule: Rule { judged.rule }
  /// The name of the judged property: `duration`, `video.size`.
  public var fact: String { judged.fact }
  /// The limit, with numbers in place of parameters.
  package var limit: Constraint { judged.limit }
  /// The unit of the measured value; nil for a value without a unit.
  public var unit: Unit? { judged.unit }
  /// The reliability of the limit.
  public var certainty: Certainty { rule.certainty }
  /// The share state that this violation predicts; nil if no state is documented.
  public var shareState: Int? { rule.shareState }
  /// The document that states the limit.
  public var source: Source { rule.source }
}

/// The bounds of a measured value that is not known exactly.
package struct MeasuredBounds: Sendable, Equatable {
  /// The least possible value; nil if it has no bound.
  package let low: FactValue?
  /// The greatest possible value; nil if it has no bound.
  package let high: FactValue?
}

extension MeasuredBounds {
  /// Creates the bounds of a reading; nil for a value that is known or has no bounds.
  init?(_ reading: Reading, of type: ValueType) {
    guard case .between(let low, let high, _) = reading else { return nil }
    func value(_ number: Int64) -> FactValue {
      type == .number ? .number(Double(number) / 1_000_000) : .integer(number)
    }
    self.low = low > 0 ? value(low) : nil
    self.high = high < .max ? value(high) : nil
    if self.low == nil, self.high == nil { return nil }
  }
}

/// A value of an open parameter on which a finding depends.
package enum Circumstance: Sendable, Equatable {
  case condition(Condition)
  case value(of: String, ParameterValue)
}

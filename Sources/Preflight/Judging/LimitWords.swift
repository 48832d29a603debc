/// What the messages of a rule say of its limits, put into words once: that costs more than judging a file does.
final class LimitWords: Sendable, Equatable {
  let limit: String
  /// Empty where there is no such end.
  let min: String
  let max: String
  /// Of the looser rule that contradicts this one; empty when there is none.
  let looser: String

  init(_ constraint: Constraint, of rule: Rule, looser: Constraint?) {
    let unit = constraint.unit ?? rule.subject.unit
    let type = rule.subject.type
    limit = constraint.phrase(unit: unit, type: type)
    self.looser = looser.map { $0.phrase(unit: $0.unit ?? unit, type: type) } ?? ""
    var figures: Figures?
    if case .within(let bound) = constraint { figures = bound.figures }
    min = figures?.min.map { Limit.fixed($0).phrase(unit: unit, type: type) } ?? ""
    max = figures?.max.map { Limit.fixed($0).phrase(unit: unit, type: type) } ?? ""
  }

  static func == (left: LimitWords, right: LimitWords) -> Bool {
    left === right
      || left.limit == right.limit && left.min == right.min && left.max == right.max && left.looser == right.looser
  }
}

package import MediaProbe
package import PreflightRules

#if hasFeature(Embedded)
  import Synchronization
#endif

/// A rule in the form in which files are judged: with numbers in place of parameters, and with the parts that its
/// findings share.
///
/// A class, because findings refer to it. Its texts are made when the first finding needs them.
package final class JudgedRule: Sendable {
  package let rule: Rule
  /// The name of the judged property: `duration`, `video.size`.
  package let fact: String
  package let limit: Constraint
  package let unit: Unit?
  /// The language of its findings.
  package let language: Language
  package let looser: Constraint?
  /// For a rule on several properties, its part on each of them, because a finding names only one.
  let parts: [JudgedRule]
  /// The texts of this rule, of a type that only the module that renders findings knows. It makes them once and stores them
  /// here.
  package let rendering = FirstReference<Shared<any AnyObject & Sendable>>()

  /// - Parameter looser: The constraint of the looser rule that contradicts this one.
  package init(_ rule: Rule, on subject: Subject, _ limit: Constraint, looser: Constraint? = nil, in language: Language)
  {
    self.rule = rule
    fact = subject.name
    self.limit = limit
    unit = limit.unit ?? subject.unit
    self.looser = looser
    self.language = language
    if case .allOf(let clauses) = limit {
      parts = clauses.map { JudgedRule(rule, on: $0.subject, $0.constraint, in: language) }
    } else {
      parts = []
    }
  }
}

extension JudgedRule: Equatable {
  package static func == (left: JudgedRule, right: JudgedRule) -> Bool {
    left === right
      || left.rule == right.rule && left.fact == right.fact && left.limit == right.limit && left.unit == right.unit
        && left.looser == right.looser && left.language == right.language
  }
}

import MediaProbe
package import PreflightJudging
package import PreflightRules

/// Texts on a rule, independent of any file: in explanations, and in the help of code scanning.
package struct RuleWords: Sendable {
  // MARK: In code scanning

  package let unreadableTitle: String
  package let unreadableHelp: String
  package let undecidedTitle: String
  package let undecidedHelp: String
  /// The title; `subject` is nil if the limit names its subject.
  package let title: @Sendable (_ destination: String, _ subject: String?, _ limit: String) -> String
  package let sentence:
    @Sendable (_ destination: String, _ subject: String?, _ limit: String, _ strength: Strength) -> String
  package let certainty: @Sendable (_ words: String) -> String
  package let predicted: @Sendable (_ state: String) -> String
  package let holdsFor: @Sendable (_ conditions: [String]) -> String
  package let checkedOn: @Sendable (_ title: String, _ day: CivilDate) -> String
  package let source: String

  // MARK: In explanations

  package let appliesWhere: @Sendable (_ conditions: [String]) -> String
  package let breach: @Sendable (Strength) -> String
  package let standing: @Sendable (_ strength: String, _ certainty: String, _ system: String?) -> String
  package let derived: String
  package let examples: String
  package let exampleOutcome: @Sendable (Outcome) -> String
  package let breachPredicts: String
  package let sources: String
  package let checked: @Sendable (_ title: String, _ day: CivilDate) -> String
  /// The date of a page, as text after `checked` and `checkedOn`.
  package let pageDate: @Sendable (PageDate) -> String
  package let notJudged: @Sendable (_ reason: String) -> String
  package let speaksOfOthers: String
  package let breaksLooser: String
  package let isMet: String
  package let described: @Sendable (_ severity: String, _ message: String, _ rule: Substring) -> String
}

extension RuleWords {
  /// Returns the title of a source with its days.
  package func dated(_ title: String, _ source: Source) -> String {
    checked(title, source.checked) + pageDate(of: source)
  }

  /// Returns the day of a source's page; empty if the source does not state it.
  package func pageDate(of source: Source) -> String { source.pageAsOf.map(pageDate) ?? "" }
}

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
  /// The day on which a source was due for review, as text after its days.
  package let due: @Sendable (CivilDate) -> String
  package let notJudged: @Sendable (_ reason: String) -> String
  package let speaksOfOthers: String
  package let breaksLooser: String
  package let isMet: String
  package let described: @Sendable (_ severity: String, _ message: String, _ rule: Substring) -> String
}

extension RuleWords {
  /// Returns the title of a source with its days.
  ///
  /// - Parameter day: The day for which the text says that the source is due for review; nil to leave that out.
  package func dated(_ title: String, _ source: Source, on day: CivilDate? = nil) -> String {
    var text = checked(title, source.checked) + pageDate(of: source)
    if let day, source.isDue(on: day), let end = source.reviewAfter { text += due(end) }
    return text
  }

  /// Returns the day of a source's page; empty if the source does not state it.
  package func pageDate(of source: Source) -> String { source.pageAsOf.map(pageDate) ?? "" }
}

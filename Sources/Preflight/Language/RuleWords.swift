import MediaProbe

/// Texts on a rule, independent of any file: in explanations, and in the help of code scanning.
struct RuleWords: Sendable {
  // MARK: In code scanning

  let unreadableTitle: String
  let unreadableHelp: String
  let undecidedTitle: String
  let undecidedHelp: String
  /// `subject` is nil if the limit names its subject.
  let title: @Sendable (_ destination: String, _ subject: String?, _ limit: String) -> String
  let sentence: @Sendable (_ destination: String, _ subject: String?, _ limit: String, _ strength: Strength) -> String
  let certainty: @Sendable (_ words: String) -> String
  let predicted: @Sendable (_ state: String) -> String
  let holdsFor: @Sendable (_ conditions: [String]) -> String
  let checkedOn: @Sendable (_ title: String, _ day: CivilDate) -> String
  let source: String

  // MARK: In explanations

  let appliesWhere: @Sendable (_ conditions: [String]) -> String
  let breach: @Sendable (Strength) -> String
  let standing: @Sendable (_ strength: String, _ certainty: String, _ system: String?) -> String
  let derived: String
  let examples: String
  let exampleOutcome: @Sendable (Outcome) -> String
  let breachPredicts: String
  let sources: String
  let checked: @Sendable (_ title: String, _ day: CivilDate) -> String
  let notJudged: @Sendable (_ reason: String) -> String
  let speaksOfOthers: String
  let breaksLooser: String
  let isMet: String
  let described: @Sendable (_ severity: String, _ message: String, _ rule: Substring) -> String
}

import MediaProbe
package import PreflightRules

/// Texts on the common limits of several destinations, and on changes of rules.
package struct PlanningWords: Sendable {
  // MARK: Comparisons

  package let compared: @Sendable (_ count: Int) -> String
  package let differing: @Sendable (_ count: Int, _ all: Int) -> String
  package let nothingToCompare: String
  /// Marks the stricter of two limits, whose violation is only a warning.
  package let warning: String
  package let noLimit: String

  // MARK: Masters

  package let master: @Sendable (_ kind: String, _ destinations: Int) -> String
  package let noMaster: @Sendable (_ kind: String) -> String
  package let size: String
  package let shape: @Sendable (_ width: Int, _ height: Int) -> String
  package let chosen: @Sendable (_ value: String) -> String
  package let longest: @Sendable (_ value: String) -> String
  package let command: String
  package let commandNote: String
  package let leftOut: String
  package let leftOutNote: String
  package let takesNone: @Sendable (_ kind: String, _ destinations: [String]) -> String
  package let excludeEachOther: @Sendable (_ subject: String) -> String
  package let impossible: @Sendable (_ subject: String) -> String
  package let unmet: String
  package let unmetNote: String

  // MARK: Changes

  package let changes: @Sendable (_ from: CivilDate, _ to: CivilDate) -> String
  package let noChange: @Sendable (_ from: CivilDate, _ to: CivilDate) -> String
  package let changesTo: @Sendable (_ old: String, _ new: String) -> String
  package let begins: @Sendable (_ limit: String) -> String
  package let ends: @Sendable (_ limit: String) -> String
  package let from: @Sendable (_ day: CivilDate) -> String
  package let until: @Sendable (_ day: CivilDate) -> String

  // MARK: Reviews

  package let due: @Sendable (_ count: Int, _ day: CivilDate) -> String
  package let noneDue: @Sendable (_ day: CivilDate) -> String
  package let dueSource: @Sendable (_ checked: CivilDate, _ reviewAfter: CivilDate, _ rules: Int) -> String
}

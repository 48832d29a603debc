/// Texts on one verdict, used by all reports.
package struct VerdictWords: Sendable {
  package let mayAnswer: @Sendable (_ codes: [String]) -> String
  package let undecided: String
  package let factUnknown: String
  /// The option with which a deeper tier reads an unknown value.
  package let readBy: @Sendable (_ depth: String) -> String
  /// The rules that need an unknown value.
  package let neededBy: @Sendable (_ rules: [String]) -> String
  package let undecidedSince: @Sendable (_ dependence: String) -> String
  package let dependsOn: @Sendable (_ names: [String]) -> String
  /// The ways to set the values that the answer depends on: options, fields of the request, or another file.
  package let give: @Sendable (_ options: [String]) -> String
  package let nameInContext: @Sendable (_ count: Int) -> String
  package let buildSetting: String
  /// The separator between a dependency and the way to set it, if both are on one line.
  package let dependenceJoint: String
  package let warning: String
  package let note: String
  package let predicted: String
  package let wouldBeAnswered: @Sendable (_ state: String) -> String
  /// The reason why a destination judged nothing.
  package let notJudged: String
  package let noSlot: @Sendable (_ destination: String) -> String
  package let slot: @Sendable (_ name: String) -> String
  /// The slot after the name of a destination.
  package let inSlot: @Sendable (_ name: String) -> String
  package let more: @Sendable (_ count: Int) -> String
  package let moreAssets: @Sendable (_ count: Int, Noun) -> String
  package let warningsAndUndecided: String
  package let destination: String
  package let moreAnnotations: @Sendable (_ count: Int, _ errors: Int) -> String
  package let moreResults: @Sendable (_ left: Int, _ shown: Int, _ all: Int) -> String
  /// The name of the suite for a run without verdicts.
  package let readable: String
}

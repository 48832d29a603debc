/// Texts on one verdict, used by all reports.
struct VerdictWords: Sendable {
  let mayAnswer: @Sendable (_ codes: [String]) -> String
  let undecided: String
  let factUnknown: String
  let undecidedSince: @Sendable (_ dependence: String) -> String
  let dependsOn: @Sendable (_ names: [String]) -> String
  /// The way to set what the answer depends on: by options, by fields of the request, or by another file.
  let give: @Sendable (_ options: [String]) -> String
  let nameInContext: @Sendable (_ count: Int) -> String
  let buildSetting: String
  /// The separator between a dependency and the way to set it, if both are on one line.
  let dependenceJoint: String
  let warning: String
  let note: String
  let predicted: String
  let wouldBeAnswered: @Sendable (_ state: String) -> String
  let noSlot: @Sendable (_ destination: String) -> String
  let slot: @Sendable (_ name: String) -> String
  /// The slot after the name of a destination.
  let inSlot: @Sendable (_ name: String) -> String
  let more: @Sendable (_ count: Int) -> String
  let moreAssets: @Sendable (_ count: Int, Noun) -> String
  let warningsAndUndecided: String
  let destination: String
  let moreAnnotations: @Sendable (_ count: Int, _ errors: Int) -> String
  let moreResults: @Sendable (_ left: Int, _ shown: Int, _ all: Int) -> String
  /// The name of the suite for a run without verdicts.
  let readable: String
}

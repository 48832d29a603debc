import MediaProbe

/// Words that stand for one case each of what records spell in a machine's way.
struct TermWords: Sendable {
  let outcome: @Sendable (Outcome) -> String
  let severity: @Sendable (Severity) -> String
  let certainty: @Sendable (Certainty) -> String
  let strength: @Sendable (Strength) -> String
  let step: @Sendable (Step) -> String
  let kind: @Sendable (MediaFacts.Kind) -> String
  let noun: @Sendable (Noun) -> String
  /// A comma between items of one line.
  let comma: String
  /// Between sentences that belong together.
  let semicolon: String
  /// Behind what introduces something.
  let colon: String
  /// Ends a sentence; what follows comes behind `gap`.
  let stop: String
  let gap: String
  /// What breaks a clause off its sentence, where only its beginning has room.
  let clauseEnds: String
  let inParentheses: @Sendable (String) -> String
}

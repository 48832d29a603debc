import MediaProbe

/// Words for the cases of enumerations that records write as identifiers.
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
  /// A separator of sentences that belong together.
  let semicolon: String
  /// A separator after an introduction.
  let colon: String
  /// The end of a sentence; `gap` separates it from the next.
  let stop: String
  let gap: String
  /// The characters at which a sentence can be cut if there is only room for its beginning.
  let clauseEnds: String
  let inParentheses: @Sendable (String) -> String
}

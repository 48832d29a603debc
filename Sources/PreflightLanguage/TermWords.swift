package import MediaProbe
package import PreflightJudging
package import PreflightRules

/// Words for the cases of enumerations that records write as identifiers.
package struct TermWords: Sendable {
  package let outcome: @Sendable (Outcome) -> String
  package let severity: @Sendable (Severity) -> String
  package let certainty: @Sendable (Certainty) -> String
  package let strength: @Sendable (Strength) -> String
  package let step: @Sendable (Step) -> String
  package let kind: @Sendable (MediaFacts.Kind) -> String
  package let noun: @Sendable (Noun) -> String
  /// A comma between items of one line.
  package let comma: String
  /// A separator of sentences that belong together.
  package let semicolon: String
  /// A separator after an introduction.
  package let colon: String
  /// The end of a sentence; `gap` separates it from the next.
  package let stop: String
  package let gap: String
  /// The characters at which a sentence can be cut if only its beginning fits.
  let clauseEnds: String
  package let inParentheses: @Sendable (String) -> String
}

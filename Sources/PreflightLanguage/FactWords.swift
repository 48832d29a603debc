package import MediaProbe
package import PreflightRules

/// Texts on a fact in general, independent of any file. Names and meanings come from the table of facts.
package struct FactWords: Sendable {
  /// The name of a fact, without its part.
  package let name: @Sendable (Fact) -> String
  /// Sentences on the meaning of the value, with code between backticks.
  package let meaning: @Sendable (Fact) -> String
  package let type: @Sendable (ValueType) -> String
  package let unit: @Sendable (Unit) -> String
  package let tier: @Sendable (Tier) -> String
  /// The labels before these three.
  package let typeLabel: String
  package let unitLabel: String
  package let tierLabel: String
  /// The heading of the rules that read a fact.
  package let rules: String
  package let noRule: String
  /// The statement that a file has no such fact.
  package let absent: String
}

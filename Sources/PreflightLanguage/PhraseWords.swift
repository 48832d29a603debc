package import PreflightRules

/// Texts of values and limits.
package struct PhraseWords: Sendable {
  let yes: String
  let no: String
  let emptyList: String
  package let quoted: @Sendable (String) -> String
  let bytes: String
  /// The unit after a number, if it is a word.
  let unit: @Sendable (Unit) -> String
  let or: @Sendable (_ words: [String]) -> String
  let and: @Sendable (_ words: [String]) -> String
  let limit: @Sendable (LimitPhrase) -> String
  let hexDigits: @Sendable (_ prefix: String, _ count: Int) -> String
  /// The limit as a condition, which requires nothing.
  let isPresent: @Sendable (_ wanted: Bool) -> String
  let valueOf: @Sendable (_ key: String) -> String
  let side: @Sendable (Side, _ bound: String) -> String
  let sides: @Sendable (_ bounds: [String]) -> String
  let box: @Sendable (_ short: Int64, _ long: Int64) -> String
  let boxAtMost: @Sendable (_ short: Int64, _ long: Int64) -> String
  /// The text of a limit around a single value, and around a range.
  let being: @Sendable (String) -> String
  let within: @Sendable (String) -> String
  let atMost: @Sendable (String) -> String
  let atLeast: @Sendable (_ limit: String, _ isCount: Bool) -> String
  let above: @Sendable (String) -> String
  let below: @Sendable (String) -> String
  let range: @Sendable (_ min: String, _ max: String) -> String
  let parameter: @Sendable (_ name: String, _ range: String) -> String
  let has: @Sendable (_ entries: String) -> String
  let without: @Sendable (_ entries: String) -> String
  let shortened: @Sendable (_ beginning: Substring, _ characters: Int) -> String
  package let condition: @Sendable (Condition) -> String
  let expectation: @Sendable (Parameter.Values) -> String
  let unlessGiven: @Sendable (_ expectation: String, _ standard: String) -> String
}

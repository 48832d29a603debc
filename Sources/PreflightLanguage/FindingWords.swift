import PreflightJudging
import PreflightRules

/// Additions to the message of a finding.
struct FindingWords: Sendable {
  /// Replaces a measured value that is empty.
  let nothing: String
  let ofField: @Sendable (_ field: String) -> String
  let atLimit: String
  let mismatch: @Sendable (TypeMismatch) -> String
  let lookalikes: @Sendable (_ entries: [String], _ inOtherCase: Bool) -> String
  let system: @Sendable (String) -> String
  let circumstances: @Sendable ([String]) -> String
  let sourceIsDue: @Sendable (CivilDate) -> String
}

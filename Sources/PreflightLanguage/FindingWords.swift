import PreflightJudging
import PreflightRules

/// Additions to the message of a finding.
struct FindingWords: Sendable {
  /// Replaces a measured value that is empty.
  let nothing: String
  /// Says what a file of a kind that the destination does not accept holds. The format says more than most kinds.
  let holding: @Sendable (_ format: String, _ isSound: Bool) -> String
  let ofField: @Sendable (_ field: String) -> String
  let atLimit: String
  /// Says that the value is nominally the limit: a frame rate, or a shape.
  let nominalRate: String
  let nominalShape: String
  let mismatch: @Sendable (TypeMismatch) -> String
  let lookalikes: @Sendable (_ entries: [String], _ inOtherCase: Bool) -> String
  let system: @Sendable (String) -> String
  let circumstances: @Sendable ([String]) -> String
  let sourceIsDue: @Sendable (CivilDate) -> String
  /// Lists the first parts of the time line that break a rule, and counts the others.
  let intervals: @Sendable (_ timecodes: [String], _ more: Int) -> String

  /// Returns the reason why a violation of a rule on this subject is only a warning near its limit; empty if the message states
  /// it.
  func reason(of subject: Subject) -> String {
    switch subject.unit {
    case .seconds: atLimit
    case .framesPerSecond: nominalRate
    default: subject.type == .ratio ? nominalShape : ""
    }
  }
}

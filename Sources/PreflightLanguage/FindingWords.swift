import PreflightRules

extension FindingWords {
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

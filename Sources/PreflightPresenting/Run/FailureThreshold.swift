public import PreflightJudging

/// The mildest outcome that fails a run (`--fail-on`).
public enum FailureThreshold: String, Sendable, CaseIterable {
  case error, unknown, warning, never

  /// The outcome; nil if no outcome fails the run.
  package var mildest: Outcome? {
    switch self {
    case .error: .fail
    case .unknown: .unknown
    case .warning: .warn
    case .never: nil
    }
  }

  /// Returns true if a verdict with this outcome fails the run.
  public func isReached(by outcome: Outcome) -> Bool { mildest.map { outcome >= $0 } ?? false }

  /// Returns true if the counts fail the run.
  package func isReached(by tally: Tally) -> Bool {
    Outcome.allCases.contains { tally[$0] > 0 && isReached(by: $0) }
  }
}

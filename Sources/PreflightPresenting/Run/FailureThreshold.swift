public import PreflightJudging

/// The mildest outcome that fails a run (`--fail-on`).
public enum FailureThreshold: String, Sendable, CaseIterable {
  case error, unknown
  case notJudged = "not-judged"
  case warning, never

  /// Creates the threshold of a word: its name, or that of the outcome, such as `warn`; nil for another word.
  public init?(word: String) {
    if let threshold = Self(rawValue: word) ?? Self.allCases.first(where: { $0.mildest?.rawValue == word }) {
      self = threshold
    } else {
      return nil
    }
  }

  /// The outcome; nil if no outcome fails the run.
  package var mildest: Outcome? {
    switch self {
    case .error: .fail
    case .unknown: .unknown
    case .notJudged: .notJudged
    case .warning: .warn
    case .never: nil
    }
  }

  /// Returns true if a verdict with this outcome fails the run.
  public func isReached(by outcome: Outcome) -> Bool { mildest.map { outcome >= $0 } ?? false }

  /// Returns true if a verdict fails the run. An unreadable file does not fail it if a team accepts that.
  public func isReached(by verdict: Verdict) -> Bool { isReached(by: verdict.outcome) && !verdict.isAcceptedUnreadable }

  /// Returns true if one of the verdicts fails the run. Only those whose outcome does so are copied.
  package func isReached(byAnyOf verdicts: [Verdict]) -> Bool {
    verdicts.indices.contains { isReached(by: verdicts[$0].outcome) && isReached(by: verdicts[$0]) }
  }

  /// Returns true if the counts fail the run.
  package func isReached(by tally: Tally) -> Bool {
    Outcome.allCases.contains { tally.unaccepted($0) > 0 && isReached(by: $0) }
  }
}

public import MediaProbe

/// What a destination would answer to a file.
public struct Verdict: Sendable, Equatable {
  public let destination: Destination
  /// The slot in which the file does best, or the one that was asked for; nil when it fits in none.
  public let slot: String?
  public let outcome: Outcome
  /// Nil when nothing can be foretold, and for a destination without codes.
  public let shareState: PredictedShareState?
  /// Codes that may come instead: those of warnings, and of rules that could not be judged.
  public let mayAnswer: [Int]
  /// Parameters that were not given and on which the answer depends.
  public let dependsOn: [String]
  /// Every rule that was not met, in the order in which the destination meets them.
  public let findings: [Finding]
  /// Of a request: files of the app for which rules ask and that it does not name. What they tell is left out.
  public let notGiven: [AppContext.File]
  /// Why the file could not be read.
  public let error: ReadError?

  public init(
    destination: Destination, slot: String?, outcome: Outcome, shareState: PredictedShareState? = nil,
    mayAnswer: [Int] = [], dependsOn: [String] = [], findings: [Finding] = [], notGiven: [AppContext.File] = [],
    error: ReadError? = nil
  ) {
    self.destination = destination
    self.slot = slot
    self.outcome = outcome
    self.shareState = shareState
    self.mayAnswer = mayAnswer
    self.dependsOn = dependsOn
    self.findings = findings
    self.notGiven = notGiven
    self.error = error
  }

  /// Codes that depend on what happens then alone, and may come although nothing is wrong; empty when something is: the
  /// destination then does not come that far.
  public var atRunTime: [Int] {
    switch outcome {
    case .pass, .warn, .unknown:
      destination.shareStates?.states.filter { $0.predictableFrom.contains(.runTime) }.map(\.code) ?? []
    case .fail, .unreadable, .notApplicable: []
    }
  }
}

public import MediaProbe

/// What a destination would answer to a file.
public struct Verdict: Sendable, Equatable {
  public let destination: Destination
  /// The slot in which the file does best, or the one that was asked for; nil when it fits in none.
  public let slot: String?
  public let outcome: Outcome
  /// Nil if no code can be predicted, and for a destination without codes.
  public let shareState: PredictedShareState?
  /// Codes that may come instead: those of warnings, and of rules that could not be judged.
  public let mayAnswer: [Int]
  /// Parameters that were not given and on which the answer depends.
  public let dependsOn: [String]
  /// Of a request or an app: what else rules ask for and is not known, with the reason. Of a file its facts tell that.
  public let unknown: [UnknownSubject]
  /// Every rule that was not met, in the order in which the destination meets them.
  public let findings: [Finding]
  /// Of a request: files of the app for which rules ask and that it does not name. What they tell is left out.
  public let notGiven: [AppContext.File]
  /// Why the file could not be read.
  public let error: ReadError?

  public init(
    destination: Destination, slot: String?, outcome: Outcome, shareState: PredictedShareState? = nil,
    mayAnswer: [Int] = [], dependsOn: [String] = [], unknown: [UnknownSubject] = [], findings: [Finding] = [],
    notGiven: [AppContext.File] = [],
    error: ReadError? = nil
  ) {
    self.destination = destination
    self.slot = slot
    self.outcome = outcome
    self.shareState = shareState
    self.mayAnswer = mayAnswer
    self.dependsOn = dependsOn
    self.unknown = unknown
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

/// Something that a rule asks for and that is not known, though all that would tell it was given.
public struct UnknownSubject: Sendable, Hashable {
  /// The field of a request that names the file; nil for what is of no one file.
  public let field: String?
  public let subject: Subject
  public let reason: Message
}

extension UnknownSubject {
  /// Why it is not known, for people.
  func text(in language: Language) -> String {
    let reason = reason.text(in: language)
    // What is told of an app says what it speaks of.
    if case .app = subject { return reason }
    return ([field, subject.name].compactMap { $0 } + [reason]).joined(separator: language.words.terms.colon)
  }
}

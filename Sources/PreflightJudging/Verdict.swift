public import MediaProbe
public import PreflightRules

/// The predicted answer of a destination to a file or a request.
public struct Verdict: Sendable {
  /// The destination whose answer is predicted.
  public let destination: Destination
  /// The slot with the best outcome, or the requested one; nil if the file fits no slot.
  public let slot: String?
  /// The predicted outcome, which follows from the findings and the unknown values.
  public let outcome: Outcome
  /// The predicted share state; nil if no code can be predicted or the destination has no codes.
  public let shareState: PredictedShareState?
  /// Codes that may be returned instead: those of warnings, and of rules that could not be judged.
  public let mayAnswer: [Int]
  /// The parameters without a value on which the answer depends.
  public let dependsOn: [String]
  /// The unknown values that leave the outcome `unknown`, with their reasons. Empty if only `dependsOn` leaves it so. A
  /// request or an app can also have unknown values beside an error.
  public let unknown: [UnknownSubject]
  /// All rules that were not met, in the order in which the destination applies them.
  public package(set) var findings: [Finding]
  /// The parts that only requests have; nil for most verdicts, which are copied often and are on files.
  private let ofRequest: RequestParts?
  /// The reason why the file could not be read.
  public let error: ReadError?
  /// The reason why the destination is not applicable; nil if it is applicable.
  public let reason: Message?
  /// The reason for which a team accepts that the file cannot be read; nil if no team accepts it.
  public let acceptance: Acceptance?
  /// True if a request was judged and not a file.
  package let isOnRequest: Bool
  /// The record from which it was decoded; nil for a verdict that was judged here.
  package let record: JSONValue?

  package init(
    destination: Destination, slot: String?, outcome: Outcome, shareState: PredictedShareState? = nil,
    mayAnswer: [Int] = [], dependsOn: [String] = [], unknown: [UnknownSubject] = [], findings: [Finding] = [],
    notGiven: [AppFileKind] = [], texts: [TextMeasure] = [], error: ReadError? = nil, reason: Message? = nil,
    acceptance: Acceptance? = nil, isOnRequest: Bool = false, record: JSONValue? = nil
  ) {
    self.acceptance = acceptance
    self.isOnRequest = isOnRequest
    self.record = record
    self.destination = destination
    self.slot = slot
    self.outcome = outcome
    self.shareState = shareState
    self.mayAnswer = mayAnswer
    self.dependsOn = dependsOn
    self.unknown = unknown
    self.findings = findings
    ofRequest = notGiven.isEmpty && texts.isEmpty ? nil : RequestParts(notGiven, texts)
    self.error = error
    self.reason = reason
  }

  private final class RequestParts: Sendable {
    let notGiven: [AppFileKind]
    let texts: [TextMeasure]

    init(_ notGiven: [AppFileKind], _ texts: [TextMeasure]) { (self.notGiven, self.texts) = (notGiven, texts) }
  }

  /// The files of the app that rules need and a request does not name. The rules on them were not judged.
  public var notGiven: [AppFileKind] { ofRequest?.notGiven ?? [] }

  /// The texts of a request that have limits, in the order of the rules.
  public var texts: [TextMeasure] { ofRequest?.texts ?? [] }

  /// True if the file cannot be read and a team accepts that.
  package var isAcceptedUnreadable: Bool { outcome == .unreadable && acceptance != nil }

  /// True if the file can be sent to the destination as it is: it was judged, it has no errors, and no finding had to be
  /// accepted.
  public var isReady: Bool {
    (outcome == .pass || outcome == .warn) && !findings.contains { $0.acceptance != nil }
  }

  /// True if the destination accepts the file, but shows something else than the file.
  public var isChanged: Bool {
    guard outcome == .warn else { return false }
    // A loop over values would copy them.
    for index in findings.indices where findings[index].isChange { return true }
    return false
  }

  /// The team's reasons for which the file is delivered although rules are broken; empty if it is not. Each accepted finding needs an
  /// allowance that says so.
  package var reasonsToDeliver: [String] {
    let acceptances = findings.compactMap { $0.acceptance }
    guard [.accepted, .warn, .pass].contains(outcome), acceptances.allSatisfy({ $0.delivers }) else { return [] }
    return acceptances.reduce(into: []) { reasons, acceptance in
      if let reason = acceptance.reason, !reasons.contains(reason) { reasons.append(reason) }
    }
  }

  /// True if the destination gets the file: it is ready, or the team decided to post it anyway.
  package var isDeliverable: Bool { isReady || !reasonsToDeliver.isEmpty }

  /// The destination's own codes for the predicted refusal. Empty if nothing is refused, or if no document connects a code to
  /// the rule or the share state.
  public var nativeCodes: [NativeCode] {
    guard outcome == .fail || outcome == .unreadable else { return [] }
    // A destination stops at the first error.
    let state = shareState?.code
    // A search by elements would copy each finding.
    let decisive = findings.indices.first {
      findings[$0].severity == .error && findings[$0].judged.rule.shareState == state
    }
    let codes = decisive.map { findings[$0].judged.rule.nativeCodes } ?? []
    if codes.isEmpty {
      guard let code = shareState.flatMap({ destination.shareState($0.code)?.nativeCode }) else { return [] }
      return [destination.nativeCodes?[code]].compactMap { $0 }
    }
    return codes.compactMap { destination.nativeCodes?[$0] }
  }

  /// Codes that depend only on the run time and may be returned although nothing is wrong. Empty if something is wrong,
  /// because the destination then stops earlier.
  public var atRunTime: [Int] {
    switch outcome {
    case .pass, .accepted, .warn, .notJudged, .unknown:
      destination.shareStates?.states.filter { $0.predictableFrom.contains(.runTime) }.map { $0.code } ?? []
    case .fail, .unreadable, .notApplicable: []
    }
  }
}

/// A value that rules need and that is unknown although its source was given.
public struct UnknownSubject: Sendable, Hashable {
  /// The field of a request that names the file; nil if the subject is not a single file.
  public let field: String?
  package let subject: Subject
  /// The reason why the value is unknown, in one line.
  public let reason: Message
  /// The cheapest tier that can read the value; nil if no tier can.
  public let tier: Tier?
  /// The ids of the rules that need the value. Empty for the kind of a file, which all rules need.
  public private(set) var rules: [String]

  package init(field: String?, subject: Subject, reason: Message, tier: Tier? = nil, rules: [String] = []) {
    self.field = field
    self.subject = subject
    self.reason = reason
    self.tier = tier
    self.rules = rules
  }

  /// The kind of a file, which every rule needs.
  static func kind(_ reason: UnknownFacts.Reason) -> UnknownSubject {
    UnknownSubject(field: nil, subject: .measure(.fact(.kind)), reason: reason.message, tier: reason.tier)
  }

  /// The key of the fact, or the name of the property, such as `video.closed_gop`.
  public var fact: String { subject.name }

  /// Returns true if both have the same content for one value, regardless of the rules that need it.
  private func isAlike(_ other: UnknownSubject) -> Bool {
    field == other.field && subject == other.subject && reason == other.reason && tier == other.tier
  }

  /// Adds an entry to a list, or adds its rules to an existing entry for the same value.
  package static func add(_ entry: UnknownSubject, to list: inout [UnknownSubject]) {
    guard let place = list.firstIndex(where: { $0.isAlike(entry) }) else { return list.append(entry) }
    for rule in entry.rules where !list[place].rules.contains(rule) { list[place].rules.append(rule) }
  }
}

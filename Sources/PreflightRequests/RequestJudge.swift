public import MediaProbe
public import PreflightJudging
public import PreflightRules

/// Judges share requests by the rules of one destination: the form of the request, each file in its slot, all files together,
/// and the known properties of the app.
public struct RequestJudge: Sendable {
  /// The destination whose rules the judge applies.
  public let destination: Destination
  private let asOf: CivilDate?
  private let form: RequestForm
  private let rules: (slots: [(slot: Slot, rules: [Rule])], request: [Rule], app: [Rule])

  /// Creates a judge; nil for a destination whose requests have no document form.
  ///
  /// - Parameter asOf: The day whose rules apply; nil for the day on which the destination's sources were last checked.
  public init?(_ destination: Destination, asOf: CivilDate? = nil) {
    guard let form = destination.requestForm else { return nil }
    self.destination = destination
    self.asOf = asOf
    self.form = form
    let day = asOf ?? destination.checked
    func inForce(_ rule: Rule) -> Bool { day.map { rule.holds(on: $0) } ?? true }
    let fileRules = FileRules.rules(at: destination)
    rules = (
      destination.slots.map { ($0, fileRules + $0.rules.filter(inForce)) }, destination.requestRules.filter(inForce),
      destination.appRules.filter(inForce)
    )
  }

  /// Returns the predicted answer of the destination.
  ///
  /// Rules on the app are judged if its files are given. Rules on files that the request does not name are left out, and
  /// `notGiven` lists these files.
  ///
  /// - Parameters:
  ///   - media: The facts of the request's media, in their order.
  ///   - assumptions: Values of parameters that the request does not set.
  /// - Throws: A `JudgeError` if the destination does not have an assumed parameter, or if too many parameters are
  ///   open.
  public func verdict(
    for request: ShareRequest, media: [MediaFacts], assuming assumptions: Assumptions = Assumptions()
  ) throws(JudgeError) -> Verdict {
    if let reason = request.mismatch(of: media) {
      return Verdict(destination: destination, slot: nil, outcome: .notApplicable, reason: reason, isOnRequest: true)
    }
    let inquiry = Inquiry(request, media, destination, form)
    let candidates = inquiry.candidates(slots: rules.slots, request: rules.request, app: rules.app)
    let cells = try ParameterCells(
      destination, askedBy: candidates.map(\.rule),
      assuming: Assumptions(assumptions.entries + request.assumptions.entries))
    var prepared = inquiry.given.indices.map { inquiry.prepared(given: $0, cells) }
    for candidate in candidates {
      prepared += try PreparedRule.variants(of: candidate.rule, in: cells, oneFile: false, scope: candidate.scope)
    }
    let whole = PreparedSlot(rules: prepared, of: destination)
    let answer = SlotAnswer.of(whole, cells) { inquiry.answer(of: $0) }
    let maker = FindingMaker(slot: whole, cells: cells, asOf: asOf)
    let findings = maker.findings(of: answer) { observation, cells in
      var finding = inquiry.finding(whole.rules[observation.rule]) { maker.finding(observation, in: cells, of: $0) }
      finding.field = finding.field.map(request.shown)
      return finding
    }
    // The answer is unknown if the only errors are unreadable files whose reason predicts no share state.
    let unread = media.first { $0.error != nil }?.error
    let isUnread =
      answer.outcome == .fail && answer.shareState == nil && unread != nil && request.mistakes.isEmpty
    let outcome = isUnread ? Outcome.unreadable : answer.outcome
    let code =
      switch outcome {
      case .pass, .accepted, .warn: destination.shareStates?.success
      case .fail: answer.shareState
      case .unknown, .unreadable, .notApplicable, .notJudged: nil as Int?
      }
    // Files are named by their fields, and build settings as they are written.
    let openEnds = answer.openEnds(of: inquiry.app, in: whole).map { end in
      AppFileKind(rawValue: end)?.field ?? end
    }
    return Verdict(
      destination: destination, slot: nil, outcome: outcome, shareState: code.map { destination.predicted($0) },
      mayAnswer: answer.mayAnswer, dependsOn: answer.dependsOn + openEnds,
      unknown: answer.unknown(in: whole, inquiry.app, field: inquiry.field(of:)) { inquiry.reading(of: $1, for: $0) },
      findings: findings,
      notGiven: destination.appFiles.filter { file in
        !inquiry.app.has(file) && !request.appFiles.contains { $0.kind == file }
      }, texts: try inquiry.texts(rules.request, cells), error: isUnread ? unread : nil, isOnRequest: true)
  }
}

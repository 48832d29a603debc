import MediaProbe
public import PreflightJudging
public import PreflightRules

extension Destination {
  /// Returns the predicted answer of the destination to an app, based on its files alone, for anything that it shares.
  ///
  /// A verdict does not cover conditions outside of the files, such as registration in a portal. Rules on source files and on
  /// the Xcode project are left out if these are not given. If a rule needs a document that was not given, or a build setting
  /// that was not replaced, the verdict is unknown. `dependsOn` then lists documents as `info_plist` and `entitlements`, and
  /// settings as `$(NAME)`. The outcome is `notApplicable` if there are no rules on apps.
  ///
  /// - Parameters:
  ///   - app: The known properties of the app.
  ///   - assumptions: Values of parameters, such as versions.
  ///   - asOf: The day whose rules apply; nil for the day on which the destination's sources were last checked.
  public func verdict(
    for app: AppContext, assuming assumptions: Assumptions = .init(), asOf: CivilDate? = nil
  ) throws(JudgeError) -> Verdict {
    guard !appRules.isEmpty else { return Verdict(destination: self, slot: nil, outcome: .notApplicable) }
    let cells = try ParameterCells(self, askedBy: appRules, assuming: assumptions)
    let day = asOf ?? checked
    var rules: [PreparedRule] = []
    for rule in appRules where day.map({ rule.holds(on: $0) }) ?? true && rule.optionalFiles.allSatisfy(app.has) {
      rules += try PreparedRule.variants(of: rule, in: cells, oneFile: false)
    }
    let slot = PreparedSlot(rules: rules, of: self)
    let answer = SlotAnswer.of(app, in: slot, cells)
    return Judge(self, slot, cells, asOf: asOf).verdict(
      answer, in: slot, named: nil, on: app, undecided: answer.openEnds(of: app, in: slot),
      unknown: answer.unknown(in: slot, app) { app.reading(of: $1) })
  }
}

extension SlotAnswer {
  /// Returns the reasons why rules on an app are undecided, each once; see `AppContext.openEnds`.
  func openEnds(of app: AppContext, in slot: PreparedSlot) -> [String] {
    var ends: [String] = []
    for observation in observations where observation.answer == .unknown {
      for case .app(let fact) in slot.rules[observation.rule].subjects {
        ends += app.openEnds(of: fact).filter { !ends.contains($0) }
      }
    }
    return ends
  }

  /// Returns the subjects that leave rules undecided although every document was given, each once. Only rules that are errors
  /// count.
  func unknown(
    in slot: PreparedSlot, _ app: AppContext, field: (PreparedRule) -> String? = { _ in nil },
    reading: (PreparedRule, Subject) -> Reading
  ) -> [UnknownSubject] {
    var unknown: [UnknownSubject] = []
    for observation in observations where observation.answer == .unknown && observation.severity == .error {
      let rule = slot.rules[observation.rule]
      for subject in rule.subjects {
        if case .app(let fact) = subject, !app.openEnds(of: fact).isEmpty { continue }
        switch reading(rule, subject) {
        case .known, .absent: continue
        case .between(_, _, let why), .unknown(let why):
          UnknownSubject.add(
            UnknownSubject(
              field: field(rule), subject: subject, reason: why.message, tier: why.tier, rules: [rule.rule.id]),
            to: &unknown)
        }
      }
    }
    return unknown
  }
}

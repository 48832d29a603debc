import MediaProbe

extension Destination {
  /// What the destination would answer to an app, as far as its files tell, whatever it shares.
  ///
  /// What an app's files do not tell (registration in a portal, code that hands back an URL) is in no verdict. A document
  /// that was not given, and a build setting that was not filled in, makes the verdict unknown where a rule asks for it;
  /// `dependsOn` then names it, documents as `info_plist` and `entitlements`, settings as `$(NAME)`. The outcome is
  /// `notApplicable` where no rule speaks of apps.
  ///
  /// - Parameters:
  ///   - app: What is known of it.
  ///   - assumptions: Values of parameters, such as versions.
  ///   - asOf: The day by whose rules to judge; nil for the day on which the destination's sources were last checked.
  public func verdict(
    for app: AppContext, assuming assumptions: Assumptions = .init(), asOf: CivilDate? = nil
  ) throws(JudgeError) -> Verdict {
    guard !appRules.isEmpty else { return Verdict(destination: self, slot: nil, outcome: .notApplicable) }
    let cells = try ParameterCells(self, askedBy: appRules, assuming: assumptions)
    let day = asOf ?? checked
    var rules: [PreparedRule] = []
    for rule in appRules where day.map({ rule.holds(on: $0) }) ?? true {
      rules += try PreparedRule.variants(of: rule, in: cells, oneFile: false)
    }
    let slot = PreparedSlot(name: "", takes: [], rules: rules, of: self)
    let answer = SlotAnswer.of(app, in: slot, cells)
    return Judge(self, slot, cells, asOf: asOf).verdict(
      answer, in: slot, named: nil, on: app, undecided: answer.openEnds(of: app, in: slot),
      unknown: answer.unknown(in: slot, app) { app.reading(of: $1) })
  }
}

extension SlotAnswer {
  /// Why rules on an app are not decided, each reason once; see `AppContext.openEnds`.
  func openEnds(of app: AppContext, in slot: PreparedSlot) -> [String] {
    var ends: [String] = []
    for observation in observations where observation.answer == .unknown {
      for case .app(let fact) in slot.rules[observation.rule].subjects {
        ends += app.openEnds(of: fact).filter { !ends.contains($0) }
      }
    }
    return ends
  }

  /// What leaves rules open whose breach is an error, though nothing more could be given: each subject once.
  ///
  /// - Parameters:
  ///   - field: The field of a request that names the file of which a rule speaks.
  ///   - reading: What is known of a subject of a rule.
  func unknown(
    in slot: PreparedSlot, _ app: AppContext, field: (PreparedRule) -> String? = { _ in nil },
    reading: (PreparedRule, Subject) -> Reading
  ) -> [UnknownSubject] {
    var unknown: [UnknownSubject] = []
    var seen: Set<UnknownSubject> = []
    for observation in observations where observation.answer == .unknown && observation.severity == .error {
      let rule = slot.rules[observation.rule]
      for subject in rule.subjects {
        if case .app(let fact) = subject, !app.openEnds(of: fact).isEmpty { continue }
        switch reading(rule, subject) {
        case .known, .absent: continue
        case .between(_, _, let why), .unknown(let why):
          let entry = UnknownSubject(field: field(rule), subject: subject, reason: why.message)
          if seen.insert(entry).inserted { unknown.append(entry) }
        }
      }
    }
    return unknown
  }
}

extension Destination {
  /// What the destination would answer to an app, as far as its files tell, whatever it shares.
  ///
  /// What an app's files do not tell (registration in a portal, code that hands back an URL) is in no verdict. A document
  /// that was not given, and a build setting that was not filled in, makes the verdict unknown where a rule asks for it;
  /// `dependsOn` then names it, documents as `info_plist` and `entitlements`, settings as `$(NAME)`. The outcome is
  /// `notApplicable` where no rule speaks of apps.
  ///
  /// - Parameters:
  ///   - app: What is known of it. Its versions stand for the parameters `app_version` and `sdk_version`.
  ///   - assumptions: Values of further parameters; they come before the versions of the app.
  ///   - asOf: The day by whose rules to judge; nil for the day on which the destination's sources were last checked.
  public func verdict(
    for app: AppContext, assuming assumptions: Assumptions = .init(), asOf: CivilDate? = nil
  ) throws(JudgeError) -> Verdict {
    guard !appRules.isEmpty else { return Verdict(destination: self, slot: nil, outcome: .notApplicable) }
    let given = Assumptions(app.assumptions(for: self).entries + assumptions.entries)
    let cells = try ParameterCells(self, askedBy: appRules, assuming: given)
    let day = asOf ?? checked
    var rules: [PreparedRule] = []
    for rule in appRules where day.map({ rule.holds(on: $0) }) ?? true {
      rules += try PreparedRule.variants(of: rule, in: cells, oneFile: false)
    }
    let slot = PreparedSlot(name: "", takes: [], rules: rules, of: self)
    let answer = SlotAnswer.of(app, in: slot, cells)
    var undecided: [String] = []
    for observation in answer.observations where observation.answer == .unknown {
      for case .app(let fact) in slot.rules[observation.rule].subjects {
        undecided += app.openEnds(of: fact).filter { !undecided.contains($0) }
      }
    }
    return Judge(self, slot, cells, asOf: asOf).verdict(answer, in: slot, named: nil, on: app, undecided: undecided)
  }
}

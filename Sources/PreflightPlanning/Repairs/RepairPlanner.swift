public import MediaProbe
public import PreflightJudging
import PreflightRules

/// Plans the smallest change of each file that makes it acceptable to the chosen destinations.
public struct RepairPlanner: Sendable {
  private let judges: @Sendable (AssetPath) -> [Judge]
  private let choices: RepairChoices
  private let repairsWarnings: Bool
  private let account: @Sendable (AssetPath, inout MediaFacts) -> PictureAccount?
  /// True if copies do not say where a file was recorded.
  package var stripsLocation: Bool { choices.stripsLocation }
  /// The arguments of `preflight fix` that choose the destinations and rules of this planner.
  let command: [String]

  /// - Parameters:
  ///   - choices: The changes that repairs may make.
  ///   - repairsWarnings: True if warnings are repaired like errors. Otherwise they are repaired only if that needs no encoding
  ///     that errors do not need anyway.
  ///   - command: The arguments of `preflight fix` that choose the same destinations and rules.
  ///   - judges: Returns the judges of a file.
  public init(
    _ choices: RepairChoices = RepairChoices(), repairsWarnings: Bool = false, command: [String] = [],
    judges: @escaping @Sendable (AssetPath) -> [Judge]
  ) {
    self.init(choices, repairsWarnings: repairsWarnings, command: command, account: { _, _ in nil }, judges: judges)
  }

  /// - Parameter account: Returns the parts of a picture's file that its facts do not describe; nil if they are not known. It adds
  ///   to the facts of a film the parts that need further reads.
  package init(
    _ choices: RepairChoices, repairsWarnings: Bool, command: [String],
    account: @escaping @Sendable (AssetPath, inout MediaFacts) -> PictureAccount?,
    judges: @escaping @Sendable (AssetPath) -> [Judge]
  ) {
    self.account = account
    self.choices = choices
    self.repairsWarnings = repairsWarnings
    self.command = command
    self.judges = judges
  }

  /// Returns the changes for a file; nil if it needs none, or if it cannot be read.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - facts: The facts of the file.
  ///   - verdicts: The answers to the file, in the order of its judges.
  public func suggestion(for path: AssetPath, _ facts: MediaFacts, _ verdicts: [Verdict]) -> Suggestion? {
    suggestion(for: path, facts, verdicts, account: account)
  }

  /// - Parameter account: Returns what that of the planner does. It is called at most once.
  package func suggestion(
    for path: AssetPath, _ facts: MediaFacts, _ verdicts: [Verdict],
    account: (AssetPath, inout MediaFacts) -> PictureAccount?
  ) -> Suggestion? {
    guard facts.error == nil else { return nil }
    var places = places(path, verdicts)
    guard let trouble = trouble(&places, path, facts, account: account) else {
      return lossless(path, facts, places, account)
    }
    let facts = trouble.source

    // Prefers one file for all destinations if that is possible.
    if let plan = plan(facts, places), serves(plan, places) {
      return Suggestion(plans: [plan], unserved: [], command: command)
    }
    var groups: [(places: [Place], plan: RepairPlan)] = []
    var unserved: [Unserved] = []
    for place in trouble.places {
      var isServed = false
      for index in groups.indices {
        guard let joint = plan(facts, groups[index].places + [place]), serves(joint, groups[index].places + [place])
        else { continue }
        groups[index] = (groups[index].places + [place], joint)
        isServed = true
        break
      }
      if isServed { continue }
      let own = plan(facts, [place])
      if let own, serves(own, [place]) {
        groups.append(([place], own))
      } else {
        unserved.append(Unserved(verdict: own?.predicted.first ?? place.before, refusal: refusal(facts, place)))
      }
    }
    return Suggestion(plans: groups.map { $0.plan }, unserved: unserved, command: command)
  }

  /// Returns the smallest change for each destination alone; nil if the file needs none, or if it cannot be read. Destinations
  /// that get the same change share a plan. A destination that only warns gets a change if that needs no encoding.
  package func suggestion(forEach path: AssetPath, _ facts: MediaFacts, _ verdicts: [Verdict]) -> Suggestion? {
    guard facts.error == nil else { return nil }
    var places = places(path, verdicts)
    let trouble = trouble(&places, path, facts, account: account)
    var plans: [RepairPlan] = []
    var unserved: [Unserved] = []
    for place in places {
      let own: RepairPlan
      if let trouble, trouble.places.contains(where: { $0.judge.destination === place.judge.destination }) {
        let found = plan(trouble.source, [place])
        guard let found, serves(found, [place]) else {
          unserved.append(
            Unserved(verdict: found?.predicted.first ?? place.before, refusal: refusal(trouble.source, place)))
          continue
        }
        own = found
      } else {
        guard let found = lossless(path, facts, [place], account)?.plans.first else { continue }
        own = found
      }
      if let index = plans.firstIndex(where: { $0.edit == own.edit }) {
        let openParameters = plans[index].openParameters + own.openParameters
        plans[index] = RepairPlan(
          own.edit, of: own.original, predicted: plans[index].predicted + own.predicted, own.facts)
        plans[index].openParameters = openParameters
      } else {
        plans.append(own)
      }
    }
    return plans.isEmpty && unserved.isEmpty ? nil : Suggestion(plans: plans, unserved: unserved, command: command)
  }

  /// Returns another plan for the destinations of a plan that did not meet their rules: it copies no stream. Nil if no other
  /// plan serves them.
  public func alternative(
    to plan: RepairPlan, for path: AssetPath, _ facts: MediaFacts, _ verdicts: [Verdict]
  ) -> RepairPlan? {
    let source = Source(facts: facts, account: plan.edit.account)
    let places = places(path, verdicts).filter { place in
      plan.predicted.contains { $0.destination === place.before.destination }
    }.map { settled($0, source) }
    guard places.contains(where: { $0.isOpen || isTrouble($0.before.outcome) }),
      let other = self.plan(source, places, encodesAll: true),
      other.edit != plan.edit, serves(other, places)
    else { return nil }
    return other
  }

  /// The file that is repaired.
  private struct Source {
    let facts: MediaFacts
    let account: PictureAccount?
  }

  private struct Place {
    let judge: Judge
    let slot: PreparedSlot
    let before: Verdict
    /// True if a limit is a parameter without a value, and some change makes the file acceptable for every value.
    var isOpen = false
  }

  /// Returns the destinations for which the file has to change; nil if there are none.
  private func trouble(
    _ places: inout [Place], _ path: AssetPath, _ facts: MediaFacts,
    account: (AssetPath, inout MediaFacts) -> PictureAccount?
  ) -> (places: [Place], source: Source)? {
    guard choices.stripsLocation || places.contains(where: { $0.before.hasOpenLimit || isTrouble($0.before.outcome) })
    else {
      return nil
    }
    var facts = facts
    let account = account(path, &facts)
    let source = Source(facts: facts, account: account)
    // Each destination gets a copy without the place, also if it accepts the original.
    let hasLocation = account?.hasLocation == true || facts.movieParts.contains(.location)
    let strips = choices.stripsLocation && hasLocation
    places = places.map { settled($0, source) }
    let found = places.filter { place in
      strips ? place.before.outcome != .notApplicable : isTrouble(place.before.outcome) || place.isOpen
    }
    return found.isEmpty ? nil : (found, source)
  }

  /// Returns a destination that knows if some change makes the file acceptable for every value of its open parameters.
  private func settled(_ place: Place, _ source: Source) -> Place {
    var open = place
    open.isOpen = place.before.hasOpenLimit
    guard open.isOpen, let plan = plan(source, [open], choices.everything), serves(plan, [open]) else { return place }
    return open
  }

  private func places(_ path: AssetPath, _ verdicts: [Verdict]) -> [Place] {
    zip(judges(path), verdicts).compactMap { judge, verdict -> Place? in
      guard let slot = judge.slots.first(where: { $0.name == verdict.slot }) else { return nil }
      return Place(judge: judge, slot: slot, before: verdict)
    }
  }

  private func isTrouble(_ outcome: Outcome) -> Bool {
    outcome == .fail || repairsWarnings && outcome == .warn
  }

  /// Returns true if every destination that refused the file accepts the new one, and no other destination gives a worse
  /// answer.
  private func serves(_ plan: RepairPlan, _ places: [Place]) -> Bool {
    zip(plan.predicted, places).allSatisfy { after, place in
      place.isOpen || isTrouble(place.before.outcome)
        ? !isTrouble(after.outcome) && after.outcome != .notApplicable && after.outcome != .unreadable
          && !(place.isOpen && after.outcome == .unknown)
        : after.outcome.rank <= place.before.outcome.rank
    }
  }

  /// Returns the reason why no change serves a destination.
  private func refusal(_ source: Source, _ place: Place) -> Refusal {
    let facts = source.facts
    if let whole = plan(source, [place], choices.everything), serves(whole, [place]) {
      var needed: [Refusal.Choice] = []
      if whole.edit.reshaping != nil, choices.reshaping == nil { needed.append(.shape) }
      if whole.edit.background != nil, choices.background == nil { needed.append(.background) }
      if whole.edit.duration != nil, !choices.trims { needed.append(.trim) }
      if !needed.isEmpty { return .needsChoice(needed) }
    }
    // An image in a format that is not read here can be repaired after another program has converted it.
    let isForeign = facts.kind == .image && facts.isEncrypted != true && Edit(copying: facts) == nil
    let isRepairable = place.before.findings.contains { $0.severity == .error && $0.repair != nil }
    if let colors = source.account?.obstacle, isRepairable { return .otherColors(colors) }
    if isForeign && isRepairable { return .elsewhere }
    return facts.image?.isAnimated == true && isRepairable ? .animation : .impossible
  }

  /// Returns a change that copies all streams and leaves fewer warnings, for a file that is already accepted.
  private func lossless(
    _ path: AssetPath, _ facts: MediaFacts, _ places: [Place],
    _ account: (AssetPath, inout MediaFacts) -> PictureAccount?
  ) -> Suggestion? {
    let warned = places.filter { $0.before.outcome == .warn }
    guard !warned.isEmpty else { return nil }
    var facts = facts
    if facts.kind == .video { _ = account(path, &facts) }
    let plan = plan(Source(facts: facts, account: nil), places, RepairChoices()) {
      $0.severity != .note && $0.isAboutLayout
    }
    guard let plan, plan.isLossless, plan.losses.isEmpty else { return nil }
    let before = places.map { $0.before.findings.count { $0.severity == .warning } }
    let after = plan.predicted.map { $0.findings.count { $0.severity == .warning } }
    let isBetter = after.reduce(0, +) < before.reduce(0, +)
    let isNoWorse = zip(plan.predicted, places).allSatisfy { $0.outcome.rank <= $1.before.outcome.rank }
    return isBetter && isNoWorse ? Suggestion(plans: [plan], unserved: [], command: command) : nil
  }

  private func plan(
    _ facts: Source, _ places: [Place], _ choices: RepairChoices? = nil, encodesAll: Bool = false
  ) -> RepairPlan? {
    let severities: [Severity] = repairsWarnings ? [.error, .warning] : [.error]
    let choices = choices ?? self.choices
    let certain = plan(facts, places, choices, encodesAll: encodesAll) { rule in
      severities.contains(rule.severity)
        && places.contains { $0.judge.holdsAlways(rule) && $0.slot.rules.contains { $0 === rule } }
    }
    let open = certain?.predicted.filter { $0.hasOpenLimit } ?? []
    let isServed = certain.map { serves($0, places) } ?? false
    if isServed, open.isEmpty { return certain }
    // A limit can depend on a parameter without a value. Then the strictest limit counts.
    var strictest = plan(facts, places, choices, encodesAll: encodesAll) { severities.contains($0.severity) }
    strictest?.openParameters = open.flatMap { $0.dependsOn }
    return isServed && strictest.map { serves($0, places) } != true ? certain : strictest ?? certain
  }

  private func plan(
    _ source: Source, _ places: [Place], _ choices: RepairChoices, encodesAll: Bool = false,
    isNeeded: (PreparedRule) -> Bool
  ) -> RepairPlan? {
    let facts = source.facts
    let search = EditSearch(
      facts, places.map { $0.slot }, choices, source.account, encodesAll: encodesAll, isNeeded: isNeeded)
    guard let edit = search.find() else { return nil }
    let predicted = edit.predict(facts)
    // A file can also become smaller than predicted, and a rule can require a minimum size.
    var smaller = predicted
    if !edit.isLossless, let size = facts.fileSize, let highest = predicted.fileSize {
      smaller.fileSize = min(size, highest)
    }
    let verdicts = places.map { place in
      let (large, small) = (place.judge.verdict(for: predicted), place.judge.verdict(for: smaller))
      return small.outcome.rank > large.outcome.rank ? small : large
    }
    return RepairPlan(edit, of: facts, predicted: verdicts, predicted)
  }
}

extension Verdict {
  /// True if the only limits that a file breaks are parameters without a value, such as the longest video of an account.
  fileprivate var hasOpenLimit: Bool {
    let errors = findings.lazy.filter { $0.severity == .error }
    return outcome == .unknown && !errors.isEmpty && errors.allSatisfy { !$0.rule.constraint.parameters.isEmpty }
  }
}

extension PreparedRule {
  /// True for a rule that a copy of all streams can meet: the container, the index, the code of the codec.
  fileprivate var isAboutLayout: Bool {
    switch subject {
    case .measure(.fact(.fastStart)), .measure(.fact(.fragmented)), .measure(.fact(.container)),
      .measure(.fact(.videoCodecTag)), .measure(.fact(.extensionMatches)):
      true
    default: severity == .error
    }
  }
}

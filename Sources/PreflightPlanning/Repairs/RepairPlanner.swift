public import MediaProbe
public import PreflightJudging
import PreflightRules

/// Plans the smallest change of each file that makes the chosen destinations take it.
public struct RepairPlanner: Sendable {
  /// The way in which a picture gets another aspect ratio. The caller chooses it, since both ways change the picture.
  public enum Reshaping: Sendable, Equatable {
    case crop
    /// Adds bars of this color.
    case pad(color: String)
  }

  private let judges: @Sendable (AssetPath) -> [Judge]
  private let reshaping: Edit.Reshaping?
  private let repairsWarnings: Bool

  /// - Parameters:
  ///   - reshaping: How pictures get another shape; nil to keep their shapes.
  ///   - repairsWarnings: True if warnings are repaired like errors. Otherwise they are repaired if that needs no encoding
  ///     that errors do not need anyway.
  ///   - judges: Returns the judges of a file.
  public init(
    reshaping: Reshaping? = nil, repairsWarnings: Bool = false, judges: @escaping @Sendable (AssetPath) -> [Judge]
  ) {
    self.judges = judges
    self.repairsWarnings = repairsWarnings
    self.reshaping =
      switch reshaping {
      case nil: nil
      case .crop: .crop
      case .pad(let color): .pad(color: color)
      }
  }

  /// Returns the changes for a file; nil if it needs none, or if it cannot be read.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - facts: What was read of the file.
  ///   - verdicts: The answers to the file, in the order of its judges.
  public func suggestion(for path: AssetPath, _ facts: MediaFacts, _ verdicts: [Verdict]) -> Suggestion? {
    guard facts.error == nil else { return nil }
    let places = zip(judges(path), verdicts).compactMap { judge, verdict -> Place? in
      guard let slot = judge.slots.first(where: { $0.name == verdict.slot }) else { return nil }
      return Place(judge: judge, slot: slot, before: verdict)
    }
    let troubled = places.filter { isTrouble($0.before.outcome) }
    guard !troubled.isEmpty else { return lossless(facts, places) }

    // One file for all destinations, if there is one.
    if let plan = plan(facts, places), serves(plan, places) {
      return Suggestion(plans: [plan], unserved: [], needsReshaping: false)
    }
    var groups: [(places: [Place], plan: RepairPlan)] = []
    var unserved: [Verdict] = []
    var needsReshaping = false
    for place in troubled {
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
        let after = own?.predicted.first ?? place.before
        unserved.append(after)
        needsReshaping = needsReshaping || reshaping == nil && after.findings.contains { $0.repair?.id == .reshape }
      }
    }
    return Suggestion(plans: groups.map(\.plan), unserved: unserved, needsReshaping: needsReshaping)
  }

  private struct Place {
    let judge: Judge
    let slot: PreparedSlot
    let before: Verdict
  }

  private func isTrouble(_ outcome: Outcome) -> Bool {
    outcome == .fail || repairsWarnings && outcome == .warn
  }

  /// Returns true if every destination that refused the file takes the new one, and no other one answers worse.
  private func serves(_ plan: RepairPlan, _ places: [Place]) -> Bool {
    zip(plan.predicted, places).allSatisfy { after, place in
      isTrouble(place.before.outcome)
        ? !isTrouble(after.outcome) && after.outcome != .notApplicable && after.outcome != .unreadable
        : after.outcome.rank <= place.before.outcome.rank
    }
  }

  /// Returns a change that copies all streams and leaves fewer warnings, for a file that is taken as it is.
  private func lossless(_ facts: MediaFacts, _ places: [Place]) -> Suggestion? {
    let warned = places.filter { $0.before.outcome == .warn }
    guard !warned.isEmpty else { return nil }
    let plan = plan(facts, places) { $0.severity != .note && $0.isAboutLayout }
    guard let plan, plan.isLossless, plan.edit.duration == nil else { return nil }
    let before = places.map { $0.before.findings.count { $0.severity == .warning } }
    let after = plan.predicted.map { $0.findings.count { $0.severity == .warning } }
    let isBetter = after.reduce(0, +) < before.reduce(0, +)
    let isNoWorse = zip(plan.predicted, places).allSatisfy { $0.outcome.rank <= $1.before.outcome.rank }
    return isBetter && isNoWorse ? Suggestion(plans: [plan], unserved: [], needsReshaping: false) : nil
  }

  private func plan(_ facts: MediaFacts, _ places: [Place]) -> RepairPlan? {
    let severities: [Severity] = repairsWarnings ? [.error, .warning] : [.error]
    let certain = plan(facts, places) { rule in
      severities.contains(rule.severity)
        && places.contains { $0.judge.holdsAlways(rule) && $0.slot.rules.contains { $0 === rule } }
    }
    if let certain, serves(certain, places) { return certain }
    // A limit can depend on a parameter that was not given. Then the strictest one counts.
    return plan(facts, places) { severities.contains($0.severity) } ?? certain
  }

  private func plan(
    _ facts: MediaFacts, _ places: [Place], isNeeded: (PreparedRule) -> Bool
  ) -> RepairPlan? {
    let search = EditSearch(facts, places.map(\.slot), reshaping, isNeeded: isNeeded)
    guard let edit = search.find() else { return nil }
    let predicted = edit.predict(facts)
    // A file can also become smaller than predicted, and a rule can demand a least size.
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

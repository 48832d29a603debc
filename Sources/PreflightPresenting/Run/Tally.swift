import MediaProbe
public import PreflightBatch
package import PreflightJudging

/// The counts of a run, for the last record and the exit status.
public struct Tally: Sendable, Equatable {
  /// The number of judged or probed assets.
  package private(set) var assets = 0
  package private(set) var skips = 0
  /// The number of unreadable assets.
  package private(set) var errors = 0
  /// The number of assets that were not read because of this program, this machine or the caller.
  package private(set) var defects = 0
  /// The number of verdicts on unreadable files that a team accepts.
  private var acceptedUnreadable = 0
  /// The verdicts of all destinations by outcome.
  package private(set) var verdicts = OutcomeCounts()
  /// The assets by the worst outcome among their destinations.
  package private(set) var worst = OutcomeCounts()
  /// The verdicts on files that a destination accepts, but shows differently.
  package private(set) var changed = 0
  /// The assets whose worst outcome is a warning, and that a destination shows differently.
  package private(set) var changedAssets = 0
  /// The readable assets by the destinations that they are ready for.
  package private(set) var readiness = Readiness()
  /// True if the run ended before its last file.
  package var interrupted = false

  /// Creates the counts of a run that has no items yet.
  public init() {}

  /// Counts a skipped path, or an asset with its verdicts.
  public mutating func add(_ item: BatchItem) {
    switch item {
    case .skip: skips += 1
    case .asset(let asset):
      assets += 1
      if asset.facts.error != nil { errors += 1 }
      var isDefect = asset.facts.error?.code.isOfMedia == false
      for index in asset.verdicts.indices where asset.verdicts[index].error?.code.isOfMedia == false { isDefect = true }
      if isDefect { defects += 1 }
      // The loop uses indices, because a verdict has many members and a loop over values would copy them.
      let answers = asset.answers
      var isChanged = false
      for index in answers.indices {
        let outcome = answers[index].outcome
        count(outcome)
        if outcome == .unreadable, answers[index].isAcceptedUnreadable { acceptedUnreadable += 1 }
        if outcome == .warn, answers[index].isChanged { (changed, isChanged) = (changed + 1, true) }
      }
      if asset.facts.error == nil { readiness.add(asset.verdicts) }
      // An unreadable request has no destination, but counts as a verdict.
      if asset.isUnreadableRequest { count(.unreadable) }
      if let outcome = asset.worstOutcome {
        worst[outcome] += 1
        if isChanged, outcome == .warn { changedAssets += 1 }
      }
    }
  }

  /// Adds the counts of another part of the same run.
  package mutating func add(_ part: Tally) {
    assets += part.assets
    skips += part.skips
    errors += part.errors
    defects += part.defects
    acceptedUnreadable += part.acceptedUnreadable
    verdicts.add(part.verdicts)
    worst.add(part.worst)
    changed += part.changed
    changedAssets += part.changedAssets
    readiness.add(part.readiness)
    interrupted = interrupted || part.interrupted
  }

  package mutating func count(_ outcome: Outcome) { verdicts[outcome] += 1 }

  /// The number of verdicts with an outcome.
  package subscript(outcome: Outcome) -> Int { verdicts[outcome] }

  /// The number of verdicts with an outcome that a team does not accept.
  func unaccepted(_ outcome: Outcome) -> Int { verdicts[outcome] - (outcome == .unreadable ? acceptedUnreadable : 0) }
}

/// The numbers of assets that are ready for all, for some and for none of the destinations that suit them.
package struct Readiness: Sendable, Equatable {
  package private(set) var everywhere = 0
  package private(set) var somewhere = 0
  package private(set) var nowhere = 0

  fileprivate mutating func add(_ verdicts: [Verdict]) {
    var (suited, ready) = (0, 0)
    for index in verdicts.indices {
      let outcome = verdicts[index].outcome
      suited += outcome == .notApplicable ? 0 : 1
      guard outcome == .pass || outcome == .warn else { continue }
      // This is `isReady` without a copy of the verdict, which nearly every file would cost.
      if !verdicts[index].findings.contains(where: { $0.acceptance != nil }) { ready += 1 }
    }
    if suited == 0 { return }
    if ready == suited { everywhere += 1 } else if ready > 0 { somewhere += 1 } else { nowhere += 1 }
  }

  fileprivate mutating func add(_ other: Readiness) {
    everywhere += other.everywhere
    somewhere += other.somewhere
    nowhere += other.nowhere
  }
}

extension CheckedAsset {
  /// The worst outcome among all destinations; nil without destinations.
  package var worstOutcome: Outcome? {
    if isUnreadableRequest { return .unreadable }
    var worst: Outcome?
    // The loop uses indices, because a verdict has many members and a loop over values would copy them.
    for index in verdicts.indices where worst.map({ verdicts[index].outcome > $0 }) ?? true {
      worst = verdicts[index].outcome
    }
    return worst
  }
}

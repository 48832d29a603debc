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
  /// The number of assets that could not be read because of a failure of this program or this machine.
  package private(set) var defects = 0
  /// The verdicts of all destinations by outcome.
  package private(set) var verdicts = OutcomeCounts()
  /// The assets by the worst outcome among their destinations.
  package private(set) var worst = OutcomeCounts()
  /// True if the run ended before its last file.
  package var interrupted = false

  public init() {}

  public mutating func add(_ item: BatchItem) {
    switch item {
    case .skip: skips += 1
    case .asset(let asset):
      assets += 1
      if asset.facts.error != nil { errors += 1 }
      if ([asset.facts.error] + asset.verdicts.map(\.error)).contains(where: { $0?.code.isOfThisMachine == true }) {
        defects += 1
      }
      for verdict in asset.answers { count(verdict.outcome) }
      // An unreadable request has no destination, but counts as a verdict.
      if asset.isUnreadableRequest { count(.unreadable) }
      if let outcome = asset.worstOutcome { worst[outcome] += 1 }
    }
  }

  /// Adds the counts of another part of the same run.
  package mutating func add(_ part: Tally) {
    assets += part.assets
    skips += part.skips
    errors += part.errors
    defects += part.defects
    verdicts.add(part.verdicts)
    worst.add(part.worst)
    interrupted = interrupted || part.interrupted
  }

  package mutating func count(_ outcome: Outcome) { verdicts[outcome] += 1 }

  /// The number of verdicts with an outcome.
  package subscript(outcome: Outcome) -> Int { verdicts[outcome] }
}

extension CheckedAsset {
  /// The worst outcome among all destinations; nil if there are none.
  package var worstOutcome: Outcome? {
    if isUnreadableRequest { return .unreadable }
    var worst: Outcome?
    // By their index, because a verdict has many members, and a loop would copy them.
    for index in verdicts.indices where worst.map({ verdicts[index].outcome > $0 }) ?? true {
      worst = verdicts[index].outcome
    }
    return worst
  }
}

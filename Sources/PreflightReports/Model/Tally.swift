import MediaProbe
public import PreflightBatch
public import PreflightJudging

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

  mutating func count(_ outcome: Outcome) { verdicts[outcome] += 1 }

  /// The number of verdicts with an outcome.
  package subscript(outcome: Outcome) -> Int { verdicts[outcome] }
}

/// A count for every outcome.
package struct OutcomeCounts: Sendable, Equatable {
  private var counts = [Int](repeating: 0, count: Outcome.allCases.count)

  package init() {}

  package subscript(outcome: Outcome) -> Int {
    get { counts[outcome.gravity] }
    set { counts[outcome.gravity] = newValue }
  }

  mutating func add(_ other: OutcomeCounts) { for index in counts.indices { counts[index] += other.counts[index] } }
}

extension CheckedAsset {
  /// The worst outcome among all destinations; nil if there are none.
  package var worstOutcome: Outcome? {
    if isUnreadableRequest { return .unreadable }
    return verdicts.lazy.map(\.outcome).max()
  }
}

/// The mildest outcome that fails a run (`--fail-on`).
public enum FailureThreshold: String, Sendable, CaseIterable {
  case error, unknown, warning, never

  /// The outcome; nil if no outcome fails the run.
  var mildest: Outcome? {
    switch self {
    case .error: .fail
    case .unknown: .unknown
    case .warning: .warn
    case .never: nil
    }
  }

  /// Returns true if a verdict with this outcome fails the run.
  public func isReached(by outcome: Outcome) -> Bool { mildest.map { outcome >= $0 } ?? false }

  /// Returns true if the counts fail the run.
  package func isReached(by tally: Tally) -> Bool {
    Outcome.allCases.contains { tally[$0] > 0 && isReached(by: $0) }
  }
}

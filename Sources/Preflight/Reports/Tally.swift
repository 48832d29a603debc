import MediaProbe

/// Counts over a run: what the last record says, and what decides the exit status.
public struct Tally: Sendable, Equatable {
  /// Assets that were judged, or probed.
  public private(set) var assets = 0
  public private(set) var skips = 0
  /// Assets of which nothing could be read.
  public private(set) var errors = 0
  /// Assets that could not be read for a reason that lies in this program or this machine, not in the file.
  public private(set) var defects = 0
  /// Verdicts by outcome, over all destinations.
  public private(set) var verdicts = OutcomeCounts()
  /// Assets by the worst outcome that a destination gave them.
  public private(set) var worst = OutcomeCounts()
  /// The run ended before its last file.
  public var interrupted = false

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
      // A request that cannot be read has no destination, and is a verdict all the same.
      if asset.isUnreadableRequest { count(.unreadable) }
      if let outcome = asset.worstOutcome { worst[outcome] += 1 }
    }
  }

  /// Adds the counts of another part of the same run.
  public mutating func add(_ part: Tally) {
    assets += part.assets
    skips += part.skips
    errors += part.errors
    defects += part.defects
    verdicts.add(part.verdicts)
    worst.add(part.worst)
    interrupted = interrupted || part.interrupted
  }

  mutating func count(_ outcome: Outcome) { verdicts[outcome] += 1 }

  /// Verdicts of this outcome.
  public subscript(outcome: Outcome) -> Int { verdicts[outcome] }
}

/// A count for every outcome.
public struct OutcomeCounts: Sendable, Equatable {
  private var counts = [Int](repeating: 0, count: Outcome.allCases.count)

  public init() {}

  public subscript(outcome: Outcome) -> Int {
    get { counts[outcome.rank] }
    set { counts[outcome.rank] = newValue }
  }

  mutating func add(_ other: OutcomeCounts) { for rank in counts.indices { counts[rank] += other.counts[rank] } }
}

extension CheckedAsset {
  /// The gravest outcome over all destinations; nil when there are none.
  public var worstOutcome: Outcome? {
    if isUnreadableRequest { return .unreadable }
    var worst: Outcome?
    for index in verdicts.indices where verdicts[index].outcome.gravity > worst?.gravity ?? -1 {
      worst = verdicts[index].outcome
    }
    return worst
  }
}

extension Outcome {
  /// Orders outcomes from harmless to grave.
  var gravity: Int {
    switch self {
    case .notApplicable: 0
    case .pass: 1
    case .warn: 2
    case .unknown: 3
    case .fail: 4
    case .unreadable: 5
    }
  }
}

/// The lowest finding at which a run is red.
public enum FailureThreshold: String, Sendable, CaseIterable {
  case error, unknown, warning, never

  /// Whether a run with these counts is red.
  public func isReached(by tally: Tally) -> Bool {
    Outcome.allCases.contains { tally[$0] > 0 && isReached(by: $0) }
  }

  /// Whether one verdict with this outcome makes a run red.
  public func isReached(by outcome: Outcome) -> Bool {
    switch outcome {
    case .fail, .unreadable: self != .never
    case .unknown: self == .unknown || self == .warning
    case .warn: self == .warning
    case .pass, .notApplicable: false
    }
  }
}

package import PreflightJudging
package import PreflightRules

extension Outcome {
  /// The outcomes by sign, worst first. An unreadable file has the sign of a failure, and is counted with it.
  package static let bySign: [Outcome] = [.fail, .unknown, .notJudged, .warn, .accepted, .pass, .notApplicable]

  /// The outcome under whose sign this one is counted.
  package var signed: Outcome { self == .unreadable ? .fail : self }

  /// The symbol, which is one column wide.
  package var symbol: String {
    switch self {
    case .pass: "✓"
    case .accepted: "~"
    case .warn: "!"
    case .notJudged: "○"
    case .unknown: "?"
    case .fail, .unreadable: "✗"
    case .notApplicable: "–"
    }
  }

  /// True if users have to look at a file with this outcome.
  package var isProblem: Bool { self >= .warn }

  /// The severity in formats that have errors, warnings and notes.
  package var severity: Severity { self >= .fail ? .error : self >= .warn ? .warning : .note }
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

  /// Returns the number of outcomes with the sign of this one.
  package func count(signed outcome: Outcome) -> Int {
    self[outcome] + (outcome == .fail ? self[.unreadable] : 0)
  }

  /// The counts that are not 0, worst first.
  package var shares: [(outcome: Outcome, count: Int)] {
    Outcome.bySign.compactMap { outcome in
      let count = count(signed: outcome)
      return count > 0 ? (outcome, count) : nil
    }
  }

  /// The worst outcome; nil if no outcome was counted.
  package var worst: Outcome? { Outcome.allCases.filter { self[$0] > 0 }.max() }

  /// True if an outcome is a problem.
  package var hasProblem: Bool { shares.contains { $0.outcome.isProblem } }
}

/// The outcomes of all assets of a run, for each destination.
package struct DestinationCounts: Sendable {
  private var counts: [OutcomeCounts]

  package init(_ run: RunInfo) { counts = Array(repeating: OutcomeCounts(), count: run.destinations.count) }

  package mutating func add(_ asset: PresentedAsset) {
    for (index, answer) in asset.verdicts.enumerated() where index < counts.count { counts[index][answer.counted] += 1 }
  }

  package subscript(destination: Int) -> OutcomeCounts { counts[destination] }

  /// The outcomes that at least one destination answered and that have their own sign, worst first.
  package var used: [Outcome] {
    Outcome.bySign.filter { outcome in counts.contains { $0.count(signed: outcome) > 0 } }
  }
}

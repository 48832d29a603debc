import Synchronization

/// The steps that comparing patterns with paths may take in one run.
///
/// The time for one pattern is at most the product of its length and that of the path. A folder of a stranger can bring thousands
/// of long patterns, which would take minutes for a single path.
package final class PatternBudget: Sendable {
  /// The steps for a run, which take about a second.
  private static let forRun = 30_000_000
  /// The further steps for each path. Lists of a thousand usual patterns take fewer.
  private static let forPath = 20_000

  private let left = Atomic(PatternBudget.forRun)

  package init() {}

  /// The steps that are left; 0 if none are.
  var steps: Int { max(0, left.load(ordering: .relaxed)) }
  package var isSpent: Bool { steps == 0 }

  /// Adds the steps for a path. A spent budget gets none, so that it stays spent.
  func grant() { if !isSpent { left.add(Self.forPath, ordering: .relaxed) } }

  func take(_ steps: Int) { left.subtract(steps, ordering: .relaxed) }
}

package import Preflight
import PreflightDocuments
import PreflightPlanning
import PreflightReports
import Synchronization

/// Notes which rules decided verdicts although their sources are due for review.
package final class DueRules: Sendable {
  private let day: CivilDate
  private let rules = Mutex<Set<String>>([])

  /// Nil if no source of the destinations is due on the day, which is usual. Then a run looks at no finding for this.
  package init?(_ destinations: [Destination], on day: CivilDate) {
    guard destinations.contains(where: { $0.sources.contains { $0.isDue(on: day) } }) else { return nil }
    self.day = day
  }

  /// Notes the rules that decided the verdicts of an item: those with an error, or those with a warning if nothing is worse.
  package func note(_ item: BatchItem) {
    guard case .asset(let asset) = item else { return }
    for verdict in asset.verdicts where verdict.outcome == .fail || verdict.outcome == .warn {
      let severity: Severity = verdict.outcome == .fail ? .error : .warning
      for finding in verdict.findings where finding.severity == severity && finding.source.isDue(on: day) {
        rules.withLock { _ = $0.insert(finding.rule.id) }
      }
    }
  }

  /// A line about these rules; nil if there are none.
  package var line: CommandText? {
    let rules = rules.withLock { $0 }
    return rules.min().map { .decidedByDueRules(rules.count, $0) }
  }
}

import MediaProbe
package import PreflightBatch
package import PreflightJudging
package import PreflightLanguage
package import PreflightPlanning
import PreflightPresenting
package import PreflightRules

/// The lines that a run of `preflight deliver` prints.
package struct DeliveryText: Sendable {
  private let language: Language
  private var words: DeliveryWords { language.words.delivery }

  package init(_ language: Language) { self.language = language }

  /// Returns the needed and the free space in bytes, or only the needed space if the free space is not known.
  package func space(_ files: Int, _ needed: Int64, free: Int64?) -> String {
    words.space(files, humanBytes(needed), free.map { humanBytes($0) })
  }

  /// Returns the reason why a destination does not get a file.
  ///
  /// - Parameter unserved: The destination with the choices that a repair of the file needs; nil if no repair was searched.
  package func reason(of verdict: Verdict, of asset: CheckedAsset, _ unserved: Unserved?) -> String {
    if let unserved { return unserved.reason(in: language) }
    switch verdict.outcome {
    case .accepted: return words.onlyAccepted
    case .notJudged: return words.notJudged
    default: break
    }
    if verdict.findings.contains(where: { $0.acceptance != nil }) { return words.onlyAccepted }
    let presented = PresentedAsset(asset, in: RunInfo(toolVersion: "", language: language))
    if let unreadable = presented.unreadable { return unreadable.message }
    let own = presented.verdicts.first {
      $0.destination === verdict.destination || $0.destination.id == verdict.destination.id
    }
    let problems = (own?.all ?? []).filter { $0.severity == .error }.map(\.message)
    if !problems.isEmpty { return problems.prefix(2).joined(separator: language.words.terms.semicolon) }
    return own?.undecided?.message ?? language.words.terms.outcome(verdict.outcome)
  }

  /// Returns the differences between a repaired copy and its original.
  package func change(_ plan: RepairPlan) -> String {
    [plan.summary(in: language), plan.lossText(in: language), plan.keptText(in: language)]
      .compactMap { $0 }
      .joined(separator: language.words.terms.semicolon)
  }

  /// Returns the line for a file that is repaired, before that begins.
  package func repairs(_ path: String, for destinations: [String], _ change: String) -> String {
    words.refused(
      TerminalText.escaped(path), destinations.map { TerminalText.escaped($0) }.joined(separator: ", "),
      TerminalText.escaped(change))
  }

  package var stray: String { words.stray }
  package var gone: String { words.gone }
  package var originalDiffers: String { words.originalDiffers }
  package func stays(_ path: String, _ reason: String) -> String { words.stays(path, reason) }
  package func changed(_ path: String) -> String { words.changed(path) }
  package func vanished(_ path: String) -> String { words.vanished(path) }
  package var missing: String { words.missing }
  package var differs: String { words.differs }
  package var unknownDestination: String { words.unknownDestination }
  package func notReady(_ reason: String) -> String { words.notReady(reason) }
  package func checked(_ files: Int, wrong: Int) -> String { words.checked(files, wrong) }

  /// Returns the line for a file that a destination does not get, or that changed since its delivery.
  package func refused(_ path: String, _ destination: String, _ reason: String) -> String {
    "✗ "
      + words.refused(TerminalText.escaped(path), TerminalText.escaped(destination), TerminalText.escaped(reason))
  }

  /// Returns a line for each destination, the files that were not delivered, and the counts.
  ///
  /// - Parameters:
  ///   - deliveries: The files of each destination: the number of originals, of repaired copies, and their size in bytes.
  ///   - refusals: The files that were not delivered: path, destination and reason.
  package func summary(
    _ counts: DeliveryCounts, _ deliveries: [(name: String, originals: Int, repaired: Int, size: Int64)],
    _ refusals: [(path: String, destination: String, reason: String)], interrupted: Bool
  ) -> String {
    var lines = deliveries.map { delivery in
      words.destination(
        TerminalText.escaped(delivery.name), delivery.originals, delivery.repaired, humanBytes(delivery.size))
    }
    if !refusals.isEmpty {
      lines += [words.notDelivered + language.words.terms.colon[...].trimmingTrailingSpaces]
      lines += refusals.map { "  " + refused($0.path, $0.destination, $0.reason) }
    }
    lines.append(words.summary(counts, refusals.count) + (interrupted ? language.words.run.interrupted : ""))
    return lines.joined(separator: "\n")
  }
}

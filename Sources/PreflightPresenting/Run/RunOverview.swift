import PreflightLanguage
import PreflightRules

/// The destinations of a run in words, for the head of a report.
package struct RunOverview {
  private let run: RunInfo
  private var words: OverviewWords { run.words.overview }

  package init(_ run: RunInfo) { self.run = run }

  /// `12 destinations, the group default`.
  package var count: String {
    guard let areWithOwn = usual else { return words.destinations(run.destinations.count) }
    return words.usual(run.destinations.count, areWithOwn)
  }

  /// A sentence on how to choose other destinations; nil if the user chose them.
  package var hint: String? { usual == nil ? nil : words.howToChoose }

  /// The count and the hint as whole sentences.
  package var sentence: String { count + run.words.terms.stop + (hint.map { run.words.terms.gap + $0 } ?? "") }

  /// The short names, in the order of the columns.
  package var names: [String] {
    run.destinations.map { destination in
      destination.label
        + (destination.isDeprecated ? run.words.terms.inParentheses(run.words.destinations.deprecated) : "")
    }
  }

  /// True if the run has destinations besides those of the group `default`, which must be the user's own. Nil if the user chose
  /// the destinations.
  private var usual: Bool? {
    #if hasFeature(Embedded)
      // A page shows which destinations are chosen, and has only these.
      nil
    #else
      guard !run.isOfRequests, !run.isOfApp else { return nil }
      let judged = Set(run.destinations.map { $0.id })
      var isWhole = false
      for entry in Destinations.entries {
        if entry.isIn("default") {
          guard judged.contains(entry.id) else { return nil }
          isWhole = true
        } else if run.destinations.contains(where: { $0.id == entry.id }) {
          return nil
        }
      }
      return isWhole ? judged.count > Destinations.entries.count { $0.isIn("default") } : nil
    #endif
  }
}

extension RunInfo {
  /// The largest number of destinations whose full names and verdicts are written out.
  package static let few = 4

  /// True if reports name the destinations briefly, and state a problem once for all of them, because they are many. A request
  /// has only one destination.
  package var hasManyDestinations: Bool { !isOfRequests && !isOfApp && destinations.count > Self.few }
}

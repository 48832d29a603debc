import MediaProbe
package import PreflightJudging
import PreflightLanguage
import PreflightRules

/// The destinations that an asset is ready for, and the others, for a run in which nobody chose destinations.
package struct Places {
  /// The destinations that the asset is ready for.
  package let ready: [PresentedVerdict]
  /// The destinations that suit the asset and for which it is not ready, by reason.
  package let refused: [(reason: String, verdicts: [PresentedVerdict])]
  /// The destinations for files of another orientation.
  package let unsuited: [PresentedVerdict]

  package init(_ asset: PresentedAsset) {
    let suited = asset.verdicts.filter { $0.outcome != .notApplicable }
    ready = suited.filter { $0.isReady }
    refused = Grouped.members(suited.filter { !$0.isReady }.map { ($0.obstacle, $0) }).map { ($0.key, $0.members) }
    unsuited = asset.verdicts.filter { $0.verdict.reason?.id == .otherOrientation }
  }

  /// The number of destinations that suit the asset.
  package var suited: Int { ready.count + refused.reduce(0) { $0 + $1.verdicts.count } }

  /// The reason why no destination accepts the asset, if all have the same reason; nil otherwise.
  package var onlyReason: String? { ready.isEmpty && refused.count == 1 ? refused.first?.reason : nil }

  /// A pass if the asset is ready everywhere, a failure if it is ready nowhere.
  package var outcome: Outcome {
    suited == 0 ? .notApplicable : refused.isEmpty ? .pass : ready.isEmpty ? .fail : .warn
  }
}

extension PresentedVerdict {
  /// The reason why the asset is not ready, in a few words: `video too long`.
  fileprivate var obstacle: String {
    let title = problems.first { $0.severity == .error } ?? all.first { $0.severity == .error } ?? undecided
    guard let text = title?.title.text(in: destination.language) else {
      return destination.language.words.terms.outcome(outcome)
    }
    return text.withoutCapital
  }
}

import PreflightJudging
import PreflightLanguage
package import PreflightRules

/// The result of a run in words.
package struct Headline {
  private let run: RunInfo
  private let tally: Tally

  package init(run: RunInfo, tally: Tally) {
    self.run = run
    self.tally = tally
  }

  /// - Parameters:
  ///   - run: The run, which is over.
  ///   - tally: The counts of the run.
  ///   - elapsed: The time that the run took; nil to omit it.
  /// - Returns: One line: `5 assets judged in 3 ms: 2 pass, 3 fail.`
  package static func closing(of run: RunInfo, _ tally: Tally, elapsed: Duration?) -> String {
    let headline = Headline(run: run, tally: tally)
    let time = elapsed.map { humanTime($0, in: run.language) } ?? ""
    return headline.counts(of: headline.words.done(headline.assets, run.isProbe, time))
  }

  private var words: RunWords { run.language.words.run }

  /// `2 of 5 assets ready to post`, `5 assets break no documented rule`. Without chosen destinations, an asset is ready if one
  /// of them takes it.
  package var title: String {
    if tally.assets == 0 { return words.noAssets(run.noun) }
    if run.isProbe {
      return tally.errors > 0 ? words.unreadable(tally.errors, assets) : words.probed(assets)
    }
    let overview = run.words.overview
    if run.showsPlaces {
      return overview.postable(tally.readiness.everywhere + tally.readiness.somewhere, assets)
    }
    if count(.fail) + count(.unreadable) + count(.unknown) + count(.warn) == 0 {
      return words.clean(tally.assets, assets)
    }
    return overview.postable(count(.pass) + count(.accepted) + count(.warn), assets)
  }

  /// `5 assets: 2 pass, 3 fail (1 of them unreadable). 4 other files skipped.`
  package var counts: String { counts(of: assets) }

  private func counts(of what: String) -> String {
    let unreadable = count(.unreadable)
    let failed = count(.fail) + unreadable
    var parts: [String] = []
    if run.showsPlaces {
      parts = places
    } else if run.isProbe {
      if tally.errors > 0 { parts.append(words.count(.unreadable, tally.errors)) }
    } else {
      for outcome in [Outcome.pass, .accepted, .warn, .notJudged, .unknown] where count(outcome) > 0 {
        parts.append(words.count(outcome, count(outcome)))
        if outcome == .warn, tally.changedAssets > 0 {
          parts[parts.count - 1] += words.changedAmong(tally.changedAssets)
        }
      }
      if failed > 0 { parts.append(words.unreadableAmong(failed, unreadable)) }
      if count(.notApplicable) > 0 { parts.append(words.count(.notApplicable, count(.notApplicable))) }
    }
    var text = words.counts(what, parts)
    if tally.skips > 0 { text += words.skipped(tally.skips) }
    if tally.interrupted { text += words.interrupted }
    return text
  }

  /// `12 ready everywhere`, `3 ready for some destinations`, `1 unreadable`.
  private var places: [String] {
    let readiness = tally.readiness
    var parts = run.words.overview.readiness(readiness.everywhere, readiness.somewhere, readiness.nowhere)
    if tally.errors > 0 { parts.append(words.count(.unreadable, tally.errors)) }
    let others = tally.assets - tally.errors - readiness.everywhere - readiness.somewhere - readiness.nowhere
    if others > 0 { parts.append(words.count(.notApplicable, others)) }
    return parts
  }

  private var assets: String { words.assets(tally.assets, run.noun) }

  private func count(_ outcome: Outcome) -> Int { tally.worst[outcome] }
}

/// Returns `3 ms`, `2.4 s`, `3 min 20 s` or `1 h 5 min`.
package func humanTime(_ duration: Duration, in language: Language) -> String {
  let milliseconds = duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
  if milliseconds < 1000 { return "\(max(1, milliseconds)) ms" }
  if milliseconds < 60_000 { return "\(decimal(Double(milliseconds) / 1000, places: 1)) s" }
  if milliseconds < 3_600_000 {
    return language.words.run.minutes(milliseconds / 60_000, milliseconds / 1000 % 60)
  }
  return language.words.run.hours(milliseconds / 3_600_000, milliseconds / 60_000 % 60)
}

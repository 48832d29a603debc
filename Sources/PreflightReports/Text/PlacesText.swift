import PreflightJudging
import PreflightLanguage
import PreflightPresenting

/// Assets with the destinations that they are ready for, for a run in which nobody chose destinations. Assets that are ready
/// for the largest share of destinations come first.
struct PlacesText {
  let run: RunInfo
  let palette: Palette
  /// The folder, with its slash, that the head of the report shows and paths omit.
  let folder: String

  func lines(_ assets: [PresentedAsset]) -> [String] {
    assets.map { ($0, Places($0)) }.bestFirst.flatMap { lines($0.0, $0.1) }
  }

  private func lines(_ asset: PresentedAsset, _ places: Places) -> [String] {
    let outcome = asset.unreadable == nil ? places.outcome : .unreadable
    let path = Row(asset).path(in: folder)
    let facts = asset.trouble ?? asset.factsLine
    let room = run.width - 6 - TerminalText.width(facts)
    let shown = TerminalText.shortened(path, to: max(12, room))
    var lines = [
      "  " + outcome.painted(outcome.symbol, palette) + " " + palette.bold(shown) + "  " + palette.dim(facts)
    ]
    guard asset.unreadable == nil else { return lines }
    let words = run.words.overview
    guard places.suited > 0 else { return lines + wrapped(words.noPlace) }
    if let reason = places.onlyReason {
      return lines + wrapped(words.readyFor(0, places.suited) + run.words.terms.colon + reason)
    }
    lines += wrapped(
      listed(words.readyFor(places.ready.count, places.suited), places.ready.map { name($0) }))
    for (reason, verdicts) in places.refused {
      lines += wrapped(words.notFor(names(verdicts)) + run.words.terms.colon + reason)
    }
    if !places.unsuited.isEmpty { lines += wrapped(words.otherOrientation(names(places.unsuited))).map(palette.dim) }
    return lines
  }

  /// Returns a line for each asset, of at most the width of the report: `ready for 7 of 9 · not for tiktok-video +1: reason`.
  func rows(_ assets: [PresentedAsset]) -> [String] {
    let sorted = assets.map { ($0, Places($0)) }.bestFirst
    let paths = sorted.map { Row($0.0).path(in: folder) }
    let widest = paths.map { TerminalText.width($0) }.max() ?? 0
    let width = min(widest, max(12, run.width / 3))
    return zip(sorted, paths).map { entry, path in
      let (asset, places) = entry
      let outcome = asset.unreadable == nil ? places.outcome : .unreadable
      let room = run.width - 6 - width
      return "  " + outcome.painted(outcome.symbol, palette) + " " + TerminalText.fitted(path, to: width) + "  "
        + (asset.trouble.map { TerminalText.shortened($0, to: room) } ?? row(places, in: room))
    }
  }

  /// Returns the destinations that an asset is ready for, with as many reasons as fit.
  private func row(_ places: Places, in room: Int) -> String {
    let words = run.words.overview
    guard places.suited > 0 else { return TerminalText.shortened(words.noPlace, to: room) }
    let ready = words.readyFor(places.ready.count, places.suited)
    if let reason = places.onlyReason {
      return TerminalText.shortened(ready + run.words.terms.colon + reason, to: room)
    }
    var line = ready
    for (index, (reason, verdicts)) in places.refused.enumerated() {
      let more = verdicts.count > 1 ? " +\(verdicts.count - 1)" : ""
      let names = words.notFor((verdicts.first?.destination.label ?? "") + more) + run.words.terms.colon
      let left = places.refused.count - index - 1
      // If the names do not fit, the reason alone may fit.
      let fitting = [" · " + names + reason, " · " + reason].first {
        TerminalText.width(line + $0) + (left > 0 ? 5 : 0) <= room
      }
      guard let fitting else { return line + " · +\(left + 1)" }
      line += fitting
    }
    return line
  }

  private func listed(_ title: String, _ names: [String]) -> String {
    names.isEmpty ? title : title + run.words.terms.colon + names.joined(separator: run.words.terms.comma)
  }

  private func names(_ verdicts: [PresentedVerdict]) -> String {
    verdicts.map(\.destination.label).joined(separator: run.words.terms.comma)
  }

  /// Returns the name of a destination, with the sign of a warning if the verdict has one.
  private func name(_ verdict: PresentedVerdict) -> String {
    verdict.outcome == .pass ? verdict.destination.label : "\(verdict.destination.label) \(verdict.outcome.symbol)"
  }

  private func wrapped(_ text: String) -> [String] {
    TerminalText.wrapped(text, to: run.width - 6).map { "      " + $0 }
  }
}

extension [(PresentedAsset, Places)] {
  /// The same assets, sorted by the share of suitable destinations that they are ready for, largest first.
  fileprivate var bestFirst: [Element] {
    func share(_ places: Places) -> Double { Double(places.ready.count) / Double(Swift.max(1, places.suited)) }
    return enumerated().sorted { left, right in
      (share(right.element.1), left.offset) < (share(left.element.1), right.offset)
    }.map(\.element)
  }
}

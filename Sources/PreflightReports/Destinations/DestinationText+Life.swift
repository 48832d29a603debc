import MediaProbe
import PreflightLanguage
package import PreflightPlanning
package import PreflightRules

extension DestinationText {
  /// Returns the rules that begin, end or change between two days, by destination.
  package func changes(_ destinations: [Destination], from: CivilDate, to: CivilDate) -> String {
    var lines: [String] = []
    for destination in destinations {
      let changes = RuleChange.all(of: destination, from: from, to: to)
      guard !changes.isEmpty else { continue }
      lines += heading(destination.name, destination.shortName)
      for change in changes {
        guard let subject = change.subject else { continue }
        let title = subject.name + (change.slot.map { words.terms.inParentheses($0) } ?? "")
        let day =
          change.new?.validFrom.map(words.planning.from) ?? change.old?.validUntil.map(words.planning.until) ?? ""
        let room = width - 2 - TerminalText.width(title) - TerminalText.width(day)
        lines.append("  " + title + TerminalText.spaces(max(2, room)) + palette.dim(day))
        lines += wrapped(text(change), indent: 4)
        lines += wrapped([change.old, change.new].compactMap { $0?.shortID }.joined(separator: " → "), indent: 4).map {
          palette.dim($0)
        }
      }
    }
    let title = lines.isEmpty ? words.planning.noChange(from, to) : palette.bold(words.planning.changes(from, to))
    return ([title] + lines).joined(separator: "\n") + "\n"
  }

  private func text(_ change: RuleChange) -> String {
    switch (change.old.map(limit), change.new.map(limit)) {
    case (let old?, let new?): words.planning.changesTo(old, new)
    case (nil, let new?): words.planning.begins(new)
    case (let old?, nil): words.planning.ends(old)
    case (nil, nil): ""
    }
  }

  /// Returns the sources whose review is due on a day.
  package func stale(_ sources: [StaleSource], on day: CivilDate) -> String {
    guard !sources.isEmpty else { return words.planning.noneDue(day) + "\n" }
    var lines = [palette.bold(words.planning.due(sources.count, day))]
    var last: String?
    for stale in sources {
      if stale.destination.id != last { lines += heading(stale.destination.name, stale.destination.shortName) }
      last = stale.destination.id
      lines += wrapped(stale.source.title, indent: 2)
      if let url = stale.source.url { lines.append("    " + palette.dim(url)) }
      if let after = stale.source.reviewAfter {
        lines += wrapped(words.planning.dueSource(stale.source.checked, after, stale.rules), indent: 4)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

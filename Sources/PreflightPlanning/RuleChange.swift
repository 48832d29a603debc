package import PreflightRules

/// A difference between the rules of two days.
package struct RuleChange: Sendable {
  /// The slot of the rule; nil for a rule on requests or apps.
  package let slot: String?
  /// The rule of the earlier day; nil if the limit is new.
  package let old: Rule?
  /// The rule of the later day; nil if the limit is gone.
  package let new: Rule?

  /// The day on which the change took effect: the first day of the new rule, or the last day of the old one.
  package var day: CivilDate? { new?.validFrom ?? old?.validUntil }
  package var subject: Subject? { (new ?? old)?.subject }

  /// Returns the changes of a destination from one day to another.
  package static func all(of destination: Destination, from: CivilDate, to: CivilDate) -> [RuleChange] {
    let lists =
      destination.slots.map { (Optional($0.name), $0.rules) } + [(nil, destination.requestRules + destination.appRules)]
    return lists.flatMap { slot, rules -> [RuleChange] in
      let gone = rules.filter { $0.holds(on: from) && !$0.holds(on: to) }
      var begun = rules.filter { !$0.holds(on: from) && $0.holds(on: to) }
      var changes: [RuleChange] = []
      for old in gone {
        let index = begun.firstIndex {
          $0.subject == old.subject && $0.when == old.when && $0.appliesIf == old.appliesIf
        }
        changes.append(RuleChange(slot: slot, old: old, new: index.map { begun.remove(at: $0) }))
      }
      return changes + begun.map { RuleChange(slot: slot, old: nil, new: $0) }
    }
  }
}

/// A source whose review is due, with the number of rules that cite it.
package struct StaleSource: Sendable {
  package let destination: Destination
  package let source: Source
  package let rules: Int

  /// Returns the sources of these destinations whose review is due on a day.
  package static func all(of destinations: [Destination], on day: CivilDate) -> [StaleSource] {
    destinations.flatMap { destination in
      destination.sources.filter { $0.isDue(on: day) }.map { source in
        StaleSource(
          destination: destination, source: source,
          rules: destination.rules.count { $0.source == source || $0.furtherSources.contains(source) })
      }
    }
  }
}

extension CivilDate {
  /// Returns the day that is this many days later; nil if the calendar has no such day.
  package func adding(days: Int) -> CivilDate? {
    guard (0...40_000).contains(days) else { return nil }
    var (year, month, day) = (year, month, day)
    var left = days
    while left > 0 {
      let last = [31, 30, 29].first { CivilDate(year, month, $0) != nil } ?? 28
      let step = min(left, last - day)
      day += step
      left -= step
      if left > 0 {
        left -= 1
        day = 1
        month += 1
        if month > 12 { (year, month) = (year + 1, 1) }
      }
    }
    return CivilDate(year, month, day)
  }
}

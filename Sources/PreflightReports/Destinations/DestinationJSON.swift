package import MediaProbe
import PreflightJudging
import PreflightLanguage
package import PreflightPlanning
import PreflightPresenting
package import PreflightRules

/// Writes destinations, comparisons, masters and changes of rules as JSON.
package struct DestinationJSON {
  private let language: Language

  /// - Parameter language: The language of limits as text.
  package init(language: Language = .english) { self.language = language }

  /// Returns one object for each destination: names, slots, parameters and dates.
  package func list(_ destinations: [Destination]) -> [UInt8] {
    document { json in
      json.objects("destinations", destinations) { destination, json in
        json.member("id", destination.id)
        json.member("short_name", destination.shortName)
        json.member("name", destination.name)
        json.member("publisher", destination.publisher)
        json.member("groups", destination.groups)
        json.member("deprecated", destination.isDeprecated)
        json.objects("slots", destination.slots) { slot, json in
          json.member("name", slot.name)
          json.member("takes", slot.takes.map(\.rawValue))
          json.member("only_named", slot.isOnlyNamed)
        }
        json.member("rules", destination.rules.count)
        if let checked = destination.checked { json.member("checked", checked.description) }
        if let due = destination.sources.compactMap(\.reviewAfter).min() {
          json.member("review_after", due.description)
        }
        json.objects("parameters", destination.parameters) { write($0, &$1) }
      }
    }
  }

  private func write(_ parameter: Parameter, _ json: inout JSONWriter) {
    json.member("name", parameter.name)
    switch parameter.values {
    case .version: json.member("kind", "version")
    case .choice(let words):
      json.member("kind", "choice")
      json.member("values", words)
    case .number(let from, let to):
      json.member("kind", "number")
      json.key("min")
      json.number(from.value)
      json.key("max")
      json.number(to.value)
    case .size: json.member("kind", "size")
    case .words: json.member("kind", "words")
    case .text: json.member("kind", "text")
    }
    if let standard = parameter.standard { json.member("default", standard.description) }
    json.member("meaning", parameter.meaning)
  }

  /// Returns the rows of a comparison, each with the limits of all destinations.
  package func comparison(_ comparison: Comparison, asOf: CivilDate?) -> [UInt8] {
    document { json in
      date(asOf, &json)
      json.member("destinations", comparison.destinations.map(\.id))
      json.objects("rows", comparison.rows) { row, json in
        switch row.area {
        case .file(let kind): json.member("kind", kind.rawValue)
        case .request: json.member("kind", "request")
        }
        json.member("fact", row.subject.name)
        json.member("differs", row.differs)
        let limits = zip(comparison.destinations, row.cells).flatMap { at, cell in cell.map { (at, $0) } }
        json.objects("limits", limits) { limit, json in
          json.member("destination", limit.0.id)
          if let slot = limit.1.slot { json.member("slot", slot) }
          write(limit.1.rule, &json)
        }
      }
    }
  }

  private func write(_ rule: Rule, _ json: inout JSONWriter) {
    json.member("rule", rule.id)
    json.key("limit")
    rule.constraint.write(to: &json, as: rule.subject)
    if let unit = rule.constraint.unit ?? rule.subject.unit { json.member("unit", unit.rawValue) }
    json.member("text", rule.constraint.limitText(on: rule.subject, in: language))
    json.member("certainty", rule.certainty.rawValue)
    json.member("strength", rule.strength.rawValue)
    json.member("severity", rule.severity.rawValue)
    if let day = rule.validFrom { json.member("valid_from", day.description) }
    if let day = rule.validUntil { json.member("valid_until", day.description) }
    let conditions =
      rule.when.map(\.description) + rule.appliesIf.map { $0.conditionText(in: language) }
    if !conditions.isEmpty { json.member("conditions", conditions) }
  }

  /// Returns a master with its numbers, rules and command.
  package func master(
    _ master: Master?, _ kind: MediaFacts.Kind, excluded: [Master.Exclusion], asOf: CivilDate?
  ) -> [UInt8] {
    document { json in
      json.member("kind", kind.rawValue)
      date(asOf, &json)
      json.objects("destinations", master?.places ?? []) { place, json in
        json.member("id", place.destination.id)
        json.member("slot", place.slot)
      }
      json.objects("excluded", excluded) { exclusion, json in
        json.member("id", exclusion.destination.id)
        if let conflict = exclusion.conflict { json.member("subject", conflict.subject) }
        json.member("rules", exclusion.conflict?.rules ?? [])
      }
      if let master { write(master, &json) }
    }
  }

  private func write(_ master: Master, _ json: inout JSONWriter) {
    json.member("container", master.format.container)
    json.member("codec", master.format.codec)
    json.member("width", master.size.width)
    json.member("height", master.size.height)
    json.member("size_rules", master.sizeRules)
    let numbers = MasterNumber.allCases.filter { master.ranges[$0] != nil || master.chosen[$0] != nil }
    json.objects("numbers", numbers) { number, json in
      json.member("fact", number.rawValue)
      if let unit = number.unit { json.member("unit", unit.rawValue) }
      if let end = master.ranges[number]?.low { write(end.value, end.isAllowed ? "min" : "above", &json) }
      if let end = master.ranges[number]?.high { write(end.value, end.isAllowed ? "max" : "below", &json) }
      if let chosen = master.chosen[number] { write(chosen, "chosen", &json) }
      json.member("rules", master.ranges[number]?.rules ?? [])
    }
    json.objects("words", master.wordRules) { entry, json in
      json.member("fact", entry.subject)
      if let measure = Measure(entry.subject), case .known(let value) = master.facts.reading(of: measure) {
        json.key("value")
        value.write(to: &json, as: .measure(measure))
      }
      json.member("rules", entry.rules)
    }
    json.member("unmet", master.unmet)
    json.member("ffmpeg", master.arguments())
  }

  private func write(_ value: Ratio, _ name: StaticString, _ json: inout JSONWriter) {
    json.key(name)
    if value.denominator == 1 { json.int(value.numerator) } else { json.number(value.value) }
  }

  /// Returns the changes of rules between two days.
  package func changes(_ destinations: [Destination], from: CivilDate, to: CivilDate) -> [UInt8] {
    document { json in
      json.member("from", from.description)
      json.member("to", to.description)
      let changes = destinations.flatMap { at in RuleChange.all(of: at, from: from, to: to).map { (at, $0) } }
      json.objects("changes", changes) { entry, json in
        let (destination, change) = entry
        json.member("destination", destination.id)
        if let slot = change.slot { json.member("slot", slot) }
        if let subject = change.subject { json.member("fact", subject.name) }
        if let old = change.old { json.object("old") { write(old, &$0) } }
        if let new = change.new { json.object("new") { write(new, &$0) } }
      }
    }
  }

  /// Returns the sources whose review is due on a day.
  package func stale(_ sources: [StaleSource], on day: CivilDate) -> [UInt8] {
    document { json in
      date(day, &json)
      json.objects("sources", sources) { stale, json in
        json.member("destination", stale.destination.id)
        json.member("source", stale.source.id)
        json.member("title", stale.source.title)
        if let url = stale.source.url { json.member("url", url) }
        json.member("checked", stale.source.checked.description)
        if let after = stale.source.reviewAfter { json.member("review_after", after.description) }
        json.member("rules", stale.rules)
      }
    }
  }

  func document(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.object(members)
    return json.bytes + [UInt8(ascii: "\n")]
  }

  private func date(_ day: CivilDate?, _ json: inout JSONWriter) {
    if let day { json.member("as_of", day.description) }
  }
}

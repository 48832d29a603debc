package import MediaProbe
import PreflightJudging
import PreflightLanguage
package import PreflightPlanning
package import PreflightRules

/// Writes destinations, comparisons, masters and changes of rules as JSON.
package struct DestinationJSON {
  private let language: Language

  /// - Parameter language: The language of limits as text.
  package init(language: Language = .english) { self.language = language }

  /// Returns one object for each destination: names, slots, parameters and dates.
  package func list(_ destinations: [Destination]) -> [UInt8] {
    document { json in
      json.key("destinations")
      json.beginArray()
      for destination in destinations {
        json.beginObject()
        text("id", destination.id, &json)
        text("short_name", destination.shortName, &json)
        text("name", destination.name, &json)
        text("publisher", destination.publisher, &json)
        texts("groups", destination.groups, &json)
        json.key("deprecated")
        json.bool(destination.isDeprecated)
        json.key("slots")
        json.beginArray()
        for slot in destination.slots {
          json.beginObject()
          text("name", slot.name, &json)
          texts("takes", slot.takes.map(\.rawValue), &json)
          json.key("only_named")
          json.bool(slot.isOnlyNamed)
          json.endObject()
        }
        json.endArray()
        json.key("rules")
        json.int(destination.rules.count)
        if let checked = destination.checked { text("checked", checked.description, &json) }
        if let due = destination.sources.compactMap(\.reviewAfter).min() {
          text("review_after", due.description, &json)
        }
        json.key("parameters")
        json.beginArray()
        for parameter in destination.parameters { write(parameter, &json) }
        json.endArray()
        json.endObject()
      }
      json.endArray()
    }
  }

  private func write(_ parameter: Parameter, _ json: inout JSONWriter) {
    json.beginObject()
    text("name", parameter.name, &json)
    switch parameter.values {
    case .version: text("kind", "version", &json)
    case .choice(let words):
      text("kind", "choice", &json)
      texts("values", words, &json)
    case .number(let from, let to):
      text("kind", "number", &json)
      json.key("min")
      json.number(from.value)
      json.key("max")
      json.number(to.value)
    case .size: text("kind", "size", &json)
    case .words: text("kind", "words", &json)
    case .text: text("kind", "text", &json)
    }
    if let standard = parameter.standard { text("default", standard.description, &json) }
    text("meaning", parameter.meaning, &json)
    json.endObject()
  }

  /// Returns the rows of a comparison, each with the limits of all destinations.
  package func comparison(_ comparison: Comparison, asOf: CivilDate?) -> [UInt8] {
    document { json in
      date(asOf, &json)
      texts("destinations", comparison.destinations.map(\.id), &json)
      json.key("rows")
      json.beginArray()
      for row in comparison.rows {
        json.beginObject()
        switch row.area {
        case .file(let kind): text("kind", kind.rawValue, &json)
        case .request: text("kind", "request", &json)
        }
        text("fact", row.subject.name, &json)
        json.key("differs")
        json.bool(row.differs)
        json.key("limits")
        json.beginArray()
        for (destination, cell) in zip(comparison.destinations, row.cells) {
          for entry in cell {
            json.beginObject()
            text("destination", destination.id, &json)
            if let slot = entry.slot { text("slot", slot, &json) }
            write(entry.rule, &json)
            json.endObject()
          }
        }
        json.endArray()
        json.endObject()
      }
      json.endArray()
    }
  }

  private func write(_ rule: Rule, _ json: inout JSONWriter) {
    text("rule", rule.id, &json)
    json.key("limit")
    rule.constraint.write(to: &json, as: rule.subject)
    if let unit = rule.constraint.unit ?? rule.subject.unit { text("unit", unit.rawValue, &json) }
    text("text", rule.constraint.limitText(on: rule.subject, in: language), &json)
    text("certainty", rule.certainty.rawValue, &json)
    text("strength", rule.strength.rawValue, &json)
    text("severity", rule.severity.rawValue, &json)
    if let day = rule.validFrom { text("valid_from", day.description, &json) }
    if let day = rule.validUntil { text("valid_until", day.description, &json) }
    let conditions =
      rule.when.map(\.description) + rule.appliesIf.map { $0.conditionText(in: language) }
    if !conditions.isEmpty { texts("conditions", conditions, &json) }
  }

  /// Returns a master with its numbers, rules and command.
  package func master(
    _ master: Master?, _ kind: MediaFacts.Kind, excluded: [Master.Exclusion], asOf: CivilDate?
  ) -> [UInt8] {
    document { json in
      text("kind", kind.rawValue, &json)
      date(asOf, &json)
      json.key("destinations")
      json.beginArray()
      for place in master?.places ?? [] {
        json.beginObject()
        text("id", place.destination.id, &json)
        text("slot", place.slot, &json)
        json.endObject()
      }
      json.endArray()
      json.key("excluded")
      json.beginArray()
      for exclusion in excluded {
        json.beginObject()
        text("id", exclusion.destination.id, &json)
        if let conflict = exclusion.conflict { text("subject", conflict.subject, &json) }
        texts("rules", exclusion.conflict?.rules ?? [], &json)
        json.endObject()
      }
      json.endArray()
      guard let master else { return }
      text("container", master.format.container, &json)
      text("codec", master.format.codec, &json)
      json.key("width")
      json.int(master.size.width)
      json.key("height")
      json.int(master.size.height)
      texts("size_rules", master.sizeRules, &json)
      json.key("numbers")
      json.beginArray()
      for number in MasterNumber.allCases where master.ranges[number] != nil || master.chosen[number] != nil {
        json.beginObject()
        text("fact", number.rawValue, &json)
        if let unit = number.unit { text("unit", unit.rawValue, &json) }
        if let end = master.ranges[number]?.low { write(end, end.isAllowed ? "min" : "above", &json) }
        if let end = master.ranges[number]?.high { write(end, end.isAllowed ? "max" : "below", &json) }
        if let chosen = master.chosen[number] { write(chosen, "chosen", &json) }
        json.key("rules")
        json.beginArray()
        for rule in master.ranges[number]?.rules ?? [] { json.string(rule) }
        json.endArray()
        json.endObject()
      }
      json.endArray()
      json.key("words")
      json.beginArray()
      for entry in master.wordRules {
        json.beginObject()
        text("fact", entry.subject, &json)
        if let measure = Measure(entry.subject), case .known(let value) = master.facts.reading(of: measure) {
          json.key("value")
          value.write(to: &json, as: .measure(measure))
        }
        texts("rules", entry.rules, &json)
        json.endObject()
      }
      json.endArray()
      texts("unmet", master.unmet, &json)
      texts("ffmpeg", master.arguments(), &json)
    }
  }

  private func write(_ end: Interval.End, _ name: String, _ json: inout JSONWriter) { write(end.value, name, &json) }

  private func write(_ value: Ratio, _ name: String, _ json: inout JSONWriter) {
    json.key(escaping: name)
    if value.denominator == 1 { json.int(value.numerator) } else { json.number(value.value) }
  }

  /// Returns the changes of rules between two days.
  package func changes(_ destinations: [Destination], from: CivilDate, to: CivilDate) -> [UInt8] {
    document { json in
      text("from", from.description, &json)
      text("to", to.description, &json)
      json.key("changes")
      json.beginArray()
      for destination in destinations {
        for change in RuleChange.all(of: destination, from: from, to: to) {
          json.beginObject()
          text("destination", destination.id, &json)
          if let slot = change.slot { text("slot", slot, &json) }
          if let subject = change.subject { text("fact", subject.name, &json) }
          for (name, rule) in [("old", change.old), ("new", change.new)] {
            guard let rule else { continue }
            json.key(escaping: name)
            json.beginObject()
            write(rule, &json)
            json.endObject()
          }
          json.endObject()
        }
      }
      json.endArray()
    }
  }

  /// Returns the sources whose review is due on a day.
  package func stale(_ sources: [StaleSource], on day: CivilDate) -> [UInt8] {
    document { json in
      date(day, &json)
      json.key("sources")
      json.beginArray()
      for stale in sources {
        json.beginObject()
        text("destination", stale.destination.id, &json)
        text("source", stale.source.id, &json)
        text("title", stale.source.title, &json)
        if let url = stale.source.url { text("url", url, &json) }
        text("checked", stale.source.checked.description, &json)
        if let after = stale.source.reviewAfter { text("review_after", after.description, &json) }
        json.key("rules")
        json.int(stale.rules)
        json.endObject()
      }
      json.endArray()
    }
  }

  // MARK: - Parts

  private func document(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    members(&json)
    json.endObject()
    return json.bytes + [UInt8(ascii: "\n")]
  }

  private func date(_ day: CivilDate?, _ json: inout JSONWriter) {
    if let day { text("as_of", day.description, &json) }
  }

  private func text(_ key: String, _ value: String, _ json: inout JSONWriter) {
    json.key(escaping: key)
    json.string(value)
  }

  private func texts(_ key: String, _ values: [String], _ json: inout JSONWriter) {
    json.key(escaping: key)
    json.beginArray()
    for value in values { json.string(value) }
    json.endArray()
  }
}

import MediaProbe
import PreflightLanguage
import PreflightPlanning
package import PreflightRules

/// Formats destinations for a terminal. The pages of the documentation site have the same content.
package struct DestinationText: Sendable {
  let width: Int
  let palette: Palette
  let words: Words
  let language: Language

  /// - Parameters:
  ///   - width: The maximum number of columns of a line.
  ///   - color: True if escape sequences for colors are allowed.
  ///   - language: The language. Destinations have their own texts (`Destination.translated`).
  package init(width: Int = 100, color: Bool = false, language: Language = .english) {
    self.width = max(40, width)
    palette = Palette(isOn: color)
    self.language = language
    words = language.words
  }

  /// Returns for each destination its names, groups, number of rules, and the date on which its sources were last checked.
  package func list(_ destinations: [Destination]) -> String {
    let short = destinations.map { TerminalText.width($0.shortName) }.max() ?? 0
    let rows = destinations.map { destination in
      // Users type these names, so they are never shortened.
      let id = destination.id == destination.shortName ? "" : words.terms.gap + destination.id
      let groups =
        destination.groups.isEmpty ? "" : words.terms.inParentheses(destination.groups.joined(separator: ", "))
      return (
        line: TerminalText.fitted(destination.shortName, to: short) + "  " + destination.name, id: id, groups: groups,
        facts: words.destinations.rules(destination.rules.count, destination.checked), destination: destination
      )
    }
    let left = rows.map { TerminalText.width($0.line + $0.id) }.max() ?? 0
    let fits = rows.allSatisfy { left + 2 + TerminalText.width($0.facts + $0.groups) <= width }
    let lines = rows.flatMap { row -> [String] in
      if fits {
        let names = TerminalText.fitted(row.line + row.id, to: left)
        return [names + "  " + palette.dim(row.facts + row.groups)]
      }
      return [row.destination.shortName] + wrapped(row.destination.name + row.id, indent: 2)
        + wrapped(row.facts + row.groups, indent: 2).map { palette.dim($0) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns slots and rules with their limits, certainty and sources, parameters, share states, and the undocumented points.
  ///
  /// - Parameter asOf: The day whose rules are shown; nil for the day on which the sources were last checked.
  package func page(_ destination: Destination, asOf: CivilDate? = nil) -> String {
    var lines = [
      palette.bold(destination.name) + (asOf.map { words.run.asOf($0.description) } ?? ""),
      "\(destination.id) · \(destination.shortName) · \(destination.publisher)",
    ]
    lines += [""] + wrapped(destination.summary)
    for note in destination.notes { lines += wrapped(note, indent: 2, bullet: "· ") }
    for slot in destination.slots {
      let formats = slot.formats.isEmpty ? "" : words.terms.inParentheses(slot.formats.joined(separator: ", "))
      lines += heading("\(slot.name)", words.destinations.takes(slot.takes.map(words.terms.kind)) + formats)
      lines += destination.inForce(slot.rules, on: asOf).flatMap(rule)
    }
    if let form = destination.requestForm {
      lines += heading(words.destinations.fields, words.destinations.fieldsNote)
      for row in form.rows(in: language) {
        lines += wrapped(TerminalText.escaped(words.destinations.field(row.name, row.value)), indent: 2)
      }
    }
    if !destination.requestRules.isEmpty {
      lines += heading(words.destinations.request, words.destinations.requestNote)
      lines += destination.inForce(destination.requestRules, on: asOf).flatMap(rule)
    }
    if !destination.appRules.isEmpty {
      lines += heading(words.destinations.app, words.destinations.appNote)
      lines += destination.inForce(destination.appRules, on: asOf).flatMap(rule)
    }
    if !destination.parameters.isEmpty {
      lines += heading(words.destinations.parameters, words.destinations.parametersNote)
      for parameter in destination.parameters {
        let expectation = parameter.expectation(in: language)
        lines += wrapped(words.destinations.parameter(parameter.name, parameter.meaning, expectation), indent: 2)
      }
    }
    if let table = destination.shareStates {
      lines += heading(
        words.destinations.shareStates, table.borrowedFrom.map(words.destinations.borrowed) ?? words.destinations.own)
      for state in table.states {
        lines += wrapped(words.destinations.code("\(state.code)", state.name, state.meaning), indent: 2)
      }
    }
    if let table = destination.nativeCodes {
      lines += heading(table.name, words.destinations.nativeCodesNote)
      for error in table.codes {
        lines += wrapped(words.destinations.code(error.code, error.name, error.meaning), indent: 2)
      }
    }
    if !destination.undocumented.isEmpty {
      lines += heading(words.destinations.undocumented, words.destinations.undocumentedNote)
      lines += wrapped(words.destinations.readAsWhole(destination.pagesRead), indent: 2)
      for entry in destination.undocumented {
        let text = entry.note.map { words.destinations.noted(entry.subject, $0) } ?? entry.subject
        lines += wrapped(text, indent: 2, bullet: "· ")
      }
    }
    lines += heading(words.rules.sources, "")
    for source in destination.sources {
      lines += wrapped(words.rules.dated(source.title, source, on: asOf), indent: 2)
      if let url = source.url { lines.append("    " + palette.dim(url)) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  func rule(_ rule: Rule) -> [String] {
    let left = "  \(rule.shortID)"
    // The destination's own code says more than the share state that stands for it.
    let codes = rule.nativeCodes.isEmpty ? rule.shareState.map { ["\($0)"] } ?? [] : rule.nativeCodes
    let answer = codes.isEmpty ? "" : " → " + codes.map { TerminalText.escaped($0) }.joined(separator: ", ")
    let certainty = words.terms.certainty(rule.certainty) + words.terms.comma + words.terms.strength(rule.strength)
    let right = certainty + words.terms.colon + words.terms.severity(rule.severity) + answer
    let room = width - TerminalText.width(left) - TerminalText.width(right)
    let first =
      room >= 2
      ? [palette.bold(left) + TerminalText.spaces(room) + palette.dim(right)]
      : [palette.bold(left)] + wrapped(right, indent: 6).map { palette.dim($0) }
    var condition = rule.when.map(words.phrases.condition)
    condition += rule.appliesIf.map { $0.conditionText(in: language) }
    let when = condition.isEmpty ? "" : words.rules.appliesWhere(condition)
    return first + wrapped(rule.demand(in: language) + when, indent: 6)
  }

  func heading(_ title: String, _ note: String) -> [String] {
    ["", palette.bold(title) + (note.isEmpty ? "" : "  " + palette.dim(note))]
  }

  func wrapped(_ text: String, indent: Int = 0, bullet: String = "") -> [String] {
    let hanging = indent + TerminalText.width(bullet)
    return TerminalText.wrapped(text, to: width - hanging).enumerated().map { index, line in
      index == 0 ? TerminalText.spaces(indent) + bullet + line : TerminalText.spaces(hanging) + line
    }
  }
}

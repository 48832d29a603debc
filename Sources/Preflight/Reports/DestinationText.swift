import MediaProbe

/// Destinations as a person reads them on a terminal. The pages in `docs/destinations/` say the same at more length.
public struct DestinationText: Sendable {
  let width: Int
  let palette: Palette

  /// - Parameters:
  ///   - width: Columns that a line may take.
  ///   - color: Whether escape sequences for colour may be written.
  public init(width: Int = 100, color: Bool = false) {
    self.width = max(40, width)
    palette = Palette(isOn: color)
  }

  /// One line a destination: short name, name, how many rules, when its sources were last checked.
  public func list(_ destinations: [Destination]) -> String {
    let short = destinations.map { TerminalText.width($0.shortName) }.max() ?? 0
    let id = destinations.map { TerminalText.width($0.id) }.max() ?? 0
    let lines = destinations.map { destination -> String in
      let names =
        TerminalText.fitted(destination.shortName, to: short) + "  " + TerminalText.fitted(destination.id, to: id)
      let count = destination.rules.count
      let facts = "\(count) \(count == 1 ? "rule" : "rules")" + (destination.checked.map { ", checked \($0)" } ?? "")
      let line = names + "  " + destination.name
      let room = width - TerminalText.width(line) - TerminalText.width(facts)
      return room >= 2
        ? line + TerminalText.spaces(room) + palette.dim(facts)
        : TerminalText.shortened(line, to: width) + "\n  " + palette.dim(facts)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Slots and rules with their limits, certainty and sources, parameters, share states, and what is not documented.
  public func page(_ destination: Destination) -> String {
    var lines = [
      palette.bold(destination.name), "\(destination.id) · \(destination.shortName) · \(destination.publisher)",
    ]
    lines += [""] + wrapped(destination.summary)
    for note in destination.notes { lines += wrapped(note, indent: 2, bullet: "· ") }
    for slot in destination.slots {
      lines += heading("\(slot.name)", "takes \(slot.takes.map(\.rawValue).joined(separator: ", "))")
      lines += slot.rules.flatMap(rule)
    }
    if let form = destination.requestForm {
      lines += heading("fields of a request", "for preflight request")
      for row in form.rows { lines += wrapped(TerminalText.escaped("\(row.name): \(row.value)"), indent: 2) }
    }
    if !destination.requestRules.isEmpty {
      lines += heading("request", "what holds for a share as a whole")
      lines += destination.requestRules.flatMap(rule)
    }
    if !destination.appRules.isEmpty {
      lines += heading("app", "what its files have to say")
      lines += destination.appRules.flatMap(rule)
    }
    if !destination.parameters.isEmpty {
      lines += heading("parameters", "given with --assume")
      for parameter in destination.parameters {
        lines += wrapped("\(parameter.name): \(parameter.meaning) Takes \(parameter.expectation).", indent: 2)
      }
    }
    if let table = destination.shareStates {
      lines += heading("share states", table.borrowedFrom.map { "borrowed from \($0)" } ?? "its own")
      for state in table.states {
        lines += wrapped("\(state.code) \(state.name): \(state.meaning)", indent: 2)
      }
    }
    if let table = destination.errorCodes {
      lines += heading(table.name, "set beside the share state")
      for error in table.codes { lines += wrapped("\(error.code) \(error.name): \(error.meaning)", indent: 2) }
    }
    if !destination.undocumented.isEmpty {
      lines += heading("not documented", "so no rule stands for it")
      for entry in destination.undocumented {
        lines += wrapped(entry.subject + (entry.note.map { ": \($0)" } ?? ""), indent: 2, bullet: "· ")
      }
    }
    lines += heading("sources", "")
    for source in destination.sources {
      lines += wrapped("\(source.title), checked \(source.checked)", indent: 2)
      lines.append("    " + palette.dim(source.url))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  func rule(_ rule: Rule) -> [String] {
    let left = "  \(rule.shortID)"
    let state = rule.shareState.map { " → \($0)" } ?? ""
    let right = "\(rule.certainty.words), \(rule.strength.rawValue): \(rule.severity.rawValue)\(state)"
    let room = width - TerminalText.width(left) - TerminalText.width(right)
    let first =
      room >= 2
      ? [palette.bold(left) + TerminalText.spaces(room) + palette.dim(right)]
      : [palette.bold(left)] + wrapped(right, indent: 6).map { palette.dim($0) }
    var condition = rule.when.map(\.description)
    condition += rule.appliesIf.map { "\($0.subject.name) \($0.constraint.limitText(on: $0.subject))" }
    let when = condition.isEmpty ? "" : " (where \(condition.joined(separator: " and ")))"
    return first + wrapped(rule.demand + when, indent: 6)
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

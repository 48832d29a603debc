import MediaProbe
import PreflightLanguage
package import PreflightPlanning
package import PreflightRules

extension DestinationText {
  /// Returns the rules of several destinations side by side, with a column for each. If the columns would be too narrow,
  /// each row is a list instead.
  package func comparison(_ comparison: Comparison, asOf: CivilDate? = nil) -> String {
    let names = comparison.destinations.map(\.shortName)
    let day = asOf.map { words.run.asOf($0.description) } ?? ""
    var lines = [palette.bold(words.planning.compared(names.count)) + day]
    guard !comparison.rows.isEmpty else {
      return (lines + wrapped(words.planning.nothingToCompare)).joined(separator: "\n") + "\n"
    }
    lines += wrapped(
      words.planning.differing(comparison.rows.count { $0.differs }, comparison.rows.count))
    let labels = comparison.rows.map { TerminalText.width($0.subject.name) }.max() ?? 0
    let left = min(labels, width < 120 ? 22 : 28) + 2
    let column = (width - left) / max(1, names.count) - 2
    let isTable = column >= 14
    var area: Comparison.Area?
    for row in comparison.rows {
      if row.area != area {
        area = row.area
        lines += heading(title(row.area), "")
        if isTable {
          let head = TerminalText.spaces(left) + names.map { "  " + TerminalText.fitted($0, to: column) }.joined()
          lines.append(palette.dim(head.trimmingEnd))
        }
      }
      let mark = row.differs ? "≠ " : "  "
      let cells = comparison.destinations.indices.map { index in
        row.isConcerned[index] ? texts(row.cells[index], of: comparison.destinations[index], in: row) : []
      }
      if isTable {
        let parts = cells.map { cell in cell.flatMap { TerminalText.wrapped($0, to: column) } }
        let label = TerminalText.wrapped(row.subject.name, to: left - 2)
        for index in 0..<max(label.count, parts.map(\.count).max() ?? 0) {
          var line = index == 0 ? mark : "  "
          line += TerminalText.fitted(index < label.count ? label[index] : "", to: left - 2)
          for part in parts { line += "  " + TerminalText.fitted(index < part.count ? part[index] : "", to: column) }
          lines.append(line.trimmingEnd)
        }
      } else {
        lines.append(mark + row.subject.name)
        // Destinations with the same limits share a line.
        var groups: [(names: [String], texts: [String])] = []
        for (name, cell) in zip(names, cells) where !cell.isEmpty {
          if let index = groups.firstIndex(where: { $0.texts == cell }) {
            groups[index].names.append(name)
          } else {
            groups.append(([name], cell))
          }
        }
        for group in groups {
          let limits = group.texts.joined(separator: words.terms.semicolon)
          lines += wrapped(group.names.joined(separator: ", ") + words.terms.colon + limits, indent: 4)
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func title(_ area: Comparison.Area) -> String {
    switch area {
    case .file(let kind): words.terms.kind(kind)
    case .request: words.destinations.request
    }
  }

  /// Returns the limits of a cell, one text for each rule.
  private func texts(_ cell: [Comparison.Entry], of destination: Destination, in row: Comparison.Row) -> [String] {
    if cell.isEmpty { return [words.planning.noLimit] }
    // The slot is named only if the destination has several for this kind.
    var isNamed = false
    if case .file(let kind) = row.area { isNamed = destination.slots.count { $0.takes.contains(kind) } > 1 }
    return cell.map { entry in
      let slot = isNamed ? entry.slot.map { $0 + words.terms.colon } ?? "" : ""
      return slot + limit(entry.rule)
    }
  }

  /// Returns the limit of a rule with its conditions. It has a mark unless the limit is official and a violation is an error.
  func limit(_ rule: Rule) -> String {
    var conditions = rule.when.map(words.phrases.condition)
    conditions += rule.appliesIf.map { $0.conditionText(in: language) }
    var marks: [String] = []
    if rule.certainty != .official { marks.append(words.terms.certainty(rule.certainty)) }
    if rule.strength == .advice || rule.strength == .remark { marks.append(words.terms.strength(rule.strength)) }
    if rule.looser != nil { marks.append(words.planning.warning) }
    return rule.constraint.limitText(on: rule.subject, in: language)
      + (conditions.isEmpty ? "" : words.rules.appliesWhere(conditions))
      + (marks.isEmpty ? "" : words.terms.inParentheses(marks.joined(separator: words.terms.comma)))
  }
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmingEnd: String { String(self[...].trimmingTrailingSpaces) }
}

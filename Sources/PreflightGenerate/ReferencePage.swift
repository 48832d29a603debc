import MediaProbe
import Preflight

/// Makes the page of a destination in docs/destinations.
enum ReferencePage {
  static func index(_ destinations: [Destination]) -> String {
    var text = """
      <!-- Made by script/generate from Destinations/. -->

      # Destinations

      | id | short name | name | rules | sources checked |
      | --- | --- | --- | --- | --- |

      """
    for destination in destinations {
      text += "| [\(destination.id)](\(destination.id).md) | `\(destination.shortName)` | \(cell(destination.name)) "
      text += "| \(destination.rules.count) | \(destination.checked?.description ?? "") |\n"
    }
    return text
  }

  static func text(_ destination: Destination) -> String {
    var text = """
      <!-- Made by script/generate from Destinations/\(destination.id).yml: edit that file. -->

      # \(destination.name)

      `\(destination.id)`, short `\(destination.shortName)`, of \(destination.publisher).

      \(destination.summary)


      """
    for note in destination.notes { text += "- \(note)\n" }
    if !destination.notes.isEmpty { text += "\n" }
    text += parameters(destination)
    for slot in destination.slots {
      text += "## Slot `\(slot.name)`\n\nTakes: \(slot.takes.map(\.rawValue).joined(separator: ", ")).\n\n"
      text += rules(slot.rules)
    }
    if let form = destination.requestForm {
      text +=
        "## Fields of a request\n\nFor `preflight request`; files are named by paths from the folder of the document.\n\n"
      text += "| field | value |\n| --- | --- |\n"
      for row in form.rows() { text += "| `\(row.name)` | \(cell(row.value)) |\n" }
      text += "\n"
    }
    if !destination.requestRules.isEmpty {
      text += "## Rules on a request as a whole\n\n"
      text += rules(destination.requestRules)
    }
    if !destination.appRules.isEmpty {
      text += "## Rules on the app that shares\n\nJudged by `preflight app Info.plist`.\n\n"
      text += rules(destination.appRules)
    }
    text += states(destination)
    text += nativeCodes(destination)
    text += unreadable(destination)
    if !destination.undocumented.isEmpty {
      text += "## Not documented\n\nNo source documents these, so there are no rules for them.\n\n"
      for entry in destination.undocumented { text += "- \(entry.subject)\(entry.note.map { ": " + $0 } ?? "")\n" }
      text += "\n"
    }
    text += "## Sources\n\n| source | checked | look again after |\n| --- | --- | --- |\n"
    for source in destination.sources {
      text += "| \(link(source)) | \(source.checked) "
      text += "| \(source.reviewAfter?.description ?? "no longer changes") |\n"
    }
    return text
  }

  private static func parameters(_ destination: Destination) -> String {
    guard !destination.parameters.isEmpty else { return "" }
    var text = "## Parameters that the verdict depends on\n\n"
    for parameter in destination.parameters {
      text += "- `--assume \(parameter.name)=…`: \(parameter.expectation(in: .english)). \(parameter.meaning)\n"
    }
    return text + "\n"
  }

  private static func rules(_ rules: [Rule]) -> String {
    guard !rules.isEmpty else { return "No rule.\n\n" }
    var text = "| rule | limit | a breach is | share state | source |\n| --- | --- | --- | --- | --- |\n"
    for rule in rules {
      let state = rule.shareState.map(String.init) ?? ""
      text += "| `\(rule.shortID)` | \(cell(rule.demand())) "
      text += "| \(rule.severity.rawValue) (\(rule.strength.rawValue), \(rule.certainty.rawValue)) | \(state) "
      text +=
        "| \(([rule.source] + rule.furtherSources).map (link).joined(separator: "; ")), "
      text += "checked \(rule.source.checked) |\n"
    }
    text += "\n"
    for rule in rules {
      text += "### `\(rule.id)`\n\n"
      for line in details(rule) { text += "- \(line)\n" }
      text += "\n"
    }
    return text
  }

  private static func link(_ source: Source) -> String {
    source.url.map { "[\(cell(source.title))](\($0))" } ?? cell(source.title)
  }

  private static func details(_ rule: Rule) -> [String] {
    var lines: [String] = ["Says: \(rule.message.text)"]
    if let fix = rule.fix { lines.append("Fix: \(fix.text)") }
    if !rule.when.isEmpty { lines.append("Holds for \(rule.when.map(\.description).joined(separator: ", "))") }
    if !rule.appliesIf.isEmpty {
      lines.append(
        "Holds if "
          + rule.appliesIf.map { $0.conditionText() }
          .joined(separator: " and "))
    }
    if let looser = rule.looser { lines.append("The stricter of two figures; the looser is `\(looser)`") }
    if let system = rule.system { lines.append("The figure is from the page for \(system)") }
    if rule.validFrom != nil || rule.validUntil != nil {
      lines.append(
        "Valid" + (rule.validFrom.map { " from \($0)" } ?? "") + (rule.validUntil.map { " until \($0)" } ?? ""))
    }
    for (name, examples) in [
      ("passes", rule.examples.pass), ("warns", rule.examples.warn), ("fails", rule.examples.fail),
    ] where !examples.isEmpty {
      lines.append("\(name): " + examples.map { $0.text() }.joined(separator: "; "))
    }
    return lines
  }

  private static func states(_ destination: Destination) -> String {
    guard let table = destination.shareStates else { return "" }
    var text = "## Share states\n\n"
    if let owner = table.borrowedFrom {
      text += "This destination publishes no codes. These are borrowed from \(owner), and reports mark them with ≈.\n\n"
    }
    text +=
      "The order in which things are met is assumed: \(destination.steps.map(\.rawValue).joined(separator: ", ")).\n\n"
    text += "| code | name | meaning | predicted from |\n| --- | --- | --- | --- |\n"
    for state in table.states {
      let evidence = state.predictableFrom.map { $0 == .runTime ? "run time only" : $0.rawValue }
      text +=
        "| \(state.code) | \(cell(state.name))\(inParentheses(state.constants)) | \(cell(state.meaning)) "
      text += "| \(evidence.joined(separator: ", ")) |\n"
    }
    return text + "\n"
  }

  private static func nativeCodes(_ destination: Destination) -> String {
    guard let table = destination.nativeCodes else { return "" }
    var text = "## Result codes: `\(table.name)`\n\n"
    if let note = table.note { text += note + "\n\n" }
    text += "| code | name | meaning |\n| --- | --- | --- |\n"
    for error in table.codes {
      text +=
        "| \(error.code) | \(cell(error.name))\(inParentheses(error.constants)) | \(cell(error.meaning)) |\n"
    }
    return text + "\n"
  }

  private static func unreadable(_ destination: Destination) -> String {
    guard !destination.unreadable.isEmpty else { return "" }
    var text = "## Files that cannot be read\n\n| error | share state |\n| --- | --- |\n"
    for entry in destination.unreadable {
      let byKind = entry.byKind.sorted { $0.key.rawValue < $1.key.rawValue }.map {
        "\($0.value) where \($0.key == .image || $0.key == .audio ? "an" : "a") \($0.key.rawValue) is expected"
      }
      text += "| `\(entry.code.rawValue)` | "
      text += ([entry.state.map(String.init) ?? "none"] + byKind).joined(separator: ", ") + " |\n"
    }
    return text + "\n"
  }

  private static func inParentheses(_ constants: [String]) -> String {
    constants.isEmpty ? "" : " (\(constants.map { "`\($0)`" }.joined(separator: ", ")))"
  }

  private static func cell(_ text: some StringProtocol) -> String {
    text.split(separator: "|").joined(separator: "\\|")
  }
}

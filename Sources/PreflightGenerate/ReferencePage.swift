import MediaProbe
import Preflight

/// Makes the page of a destination for the documentation site. `RulePage` makes the pages of its rules.
struct ReferencePage {
  let labels: PageLabels

  private var words: Words { labels.words }
  private var texts: LabelWords { labels.texts }

  func text(_ destination: Destination) -> String {
    var text = """
      # \(destination.name)

      \(texts.names(destination.id, destination.shortName, destination.publisher))

      \(destination.summary)


      """
    for note in destination.notes { text += "- \(note)\n" }
    if !destination.notes.isEmpty { text += "\n" }
    text += parameters(destination)
    for slot in destination.slots {
      text += "## \(texts.slot(slot.name))\n\n\(texts.takes(slot.takes.map(words.terms.kind)))\n\n"
      text += rules(slot.rules, of: destination)
    }
    if let form = destination.requestForm {
      text += "## \(texts.fields)\n\n\(texts.fieldsNote)\n\n" + PageLabels.head(texts.fieldColumns)
      for row in form.rows(in: labels.language) { text += "| `\(row.name)` | \(PageLabels.cell(row.value)) |\n" }
      text += "\n"
    }
    if !destination.requestRules.isEmpty {
      text += "## \(texts.requestRules)\n\n" + rules(destination.requestRules, of: destination)
    }
    if !destination.appRules.isEmpty {
      text += "## \(texts.appRules)\n\n\(texts.appNote)\n\n" + rules(destination.appRules, of: destination)
    }
    text += states(destination)
    text += nativeCodes(destination)
    text += unreadable(destination)
    if !destination.undocumented.isEmpty {
      text += "## \(texts.undocumented)\n\n\(texts.undocumentedNote) "
      text += words.destinations.readAsWhole(destination.pagesRead) + "\n\n"
      for entry in destination.undocumented {
        text += "- \(entry.note.map { words.destinations.noted(entry.subject, $0) } ?? entry.subject)\n"
      }
      text += "\n"
    }
    return text + "## \(texts.sources)\n\n" + sources(destination.sources)
  }

  /// Returns the table of sources, which the page of a rule has as well.
  func sources(_ sources: [Source]) -> String {
    var text = PageLabels.head(texts.sourceColumns)
    for source in sources {
      text += "| \(link(source)) | \(source.checked) "
      text += "| \(source.pageAsOf.map { $0.day?.description ?? texts.undated } ?? "") "
      text += "| \(source.reviewAfter?.description ?? texts.neverDue) |\n"
    }
    return text
  }

  /// Returns the severity of a breach, with its reasons.
  func breach(_ rule: Rule) -> String {
    texts.breach(rule.severity, rule.strength, rule.certainty)
  }

  /// Returns the conditions under which a rule applies, first those on the file.
  func conditions(_ rule: Rule) -> [String] {
    rule.when.map(words.phrases.condition) + rule.appliesIf.map { $0.conditionText(in: labels.language) }
  }

  /// Returns the examples of a rule by their outcome.
  func examples(_ rule: Rule) -> [(outcome: String, values: String)] {
    [(Outcome.pass, rule.examples.pass), (.warn, rule.examples.warn), (.fail, rule.examples.fail)]
      .filter { !$0.1.isEmpty }
      .map { outcome, values in
        let items = values.map { $0.text(in: labels.language) }
        return (words.rules.exampleOutcome(outcome), items.joined(separator: words.terms.semicolon))
      }
  }

  private func parameters(_ destination: Destination) -> String {
    guard !destination.parameters.isEmpty else { return "" }
    var text = "## \(texts.parameters)\n\n"
    for parameter in destination.parameters {
      let expectation = parameter.expectation(in: labels.language)
      text += "- \(texts.parameter(parameter.name, expectation, parameter.meaning))\n"
    }
    return text + "\n"
  }

  private func rules(_ rules: [Rule], of destination: Destination) -> String {
    guard !rules.isEmpty else { return "\(texts.noRule)\n\n" }
    var text = PageLabels.head(texts.ruleColumns)
    for rule in rules {
      let name = "[`\(rule.shortID)`](../rules/\(destination.id)/\(rule.shortID).md)"
      text += "| \(name) | \(PageLabels.cell(rule.demand(in: labels.language))) "
      text += "| \(breach(rule)) | \(rule.shareState.map(String.init) ?? "") "
      let links = ([rule.source] + rule.furtherSources).map(link).joined(separator: words.terms.semicolon)
      text += "| \(words.rules.dated(links, rule.source)) |\n"
    }
    return text + "\n"
  }

  private func link(_ source: Source) -> String {
    source.url.map { "[\(PageLabels.cell(source.title))](\($0))" } ?? PageLabels.cell(source.title)
  }

  private func states(_ destination: Destination) -> String {
    guard let table = destination.shareStates else { return "" }
    var text = "## \(texts.shareStates)\n\n"
    if let owner = table.borrowedFrom { text += texts.borrowed(owner) + "\n\n" }
    text += texts.order(destination.steps.map(words.terms.step)) + "\n\n"
    text += PageLabels.head(texts.stateColumns)
    for state in table.states {
      text += "| \(state.code) | \(named(state.name, state.constants)) | \(PageLabels.cell(state.meaning)) "
      text += "| \(labels.evidence(state)) |\n"
    }
    return text + "\n"
  }

  private func nativeCodes(_ destination: Destination) -> String {
    guard let table = destination.nativeCodes else { return "" }
    var text = "## \(texts.nativeCodes(table.name))\n\n"
    if let note = table.note { text += note + "\n\n" }
    text += PageLabels.head(texts.codeColumns)
    for error in table.codes {
      text += "| \(error.code) | \(named(error.name, error.constants)) | \(PageLabels.cell(error.meaning)) |\n"
    }
    return text + "\n"
  }

  private func unreadable(_ destination: Destination) -> String {
    guard !destination.unreadable.isEmpty else { return "" }
    var text = "## \(texts.unreadable)\n\n" + PageLabels.head(texts.unreadableColumns)
    for entry in destination.unreadable {
      let byKind = entry.byKind.sorted { $0.key.rawValue < $1.key.rawValue }
      let states = [entry.state.map(String.init) ?? texts.noState] + byKind.map { texts.stateOfKind($1, $0) }
      text += "| `\(entry.code.rawValue)` | \(states.joined(separator: words.terms.comma)) |\n"
    }
    return text + "\n"
  }

  private func named(_ name: String, _ constants: [String]) -> String {
    guard !constants.isEmpty else { return PageLabels.cell(name) }
    return PageLabels.cell(name) + words.terms.inParentheses(texts.items(PageLabels.codes(constants)))
  }
}

import Preflight

/// Makes the page of a rule for the documentation site, and the list of these pages.
struct RulePage {
  /// The place of a rule within its destination.
  private enum Place {
    case slot(String)
    case request, app
  }

  let labels: PageLabels
  private let reference: ReferencePage

  private var words: Words { labels.words }
  private var names: PageLabels.RuleLabels { labels.rulePage }

  init(labels: PageLabels) {
    self.labels = labels
    reference = ReferencePage(labels: labels)
  }

  /// Returns the list of all rules by their destinations.
  func index(_ destinations: [Destination]) -> String {
    var text = "# \(names.index)\n\n\(names.indexNote)\n\n"
    for destination in destinations {
      let ids = pages(destination).map(\.id)
      guard !ids.isEmpty else { continue }
      text += "## \(destination.name)\n\n"
      for id in ids { text += "- [`\(destination.id)/\(id)`](\(destination.id)/\(id).md)\n" }
      text += "\n"
    }
    return text
  }

  /// Returns the pages of all rules of a destination, each with the last part of the rule's id.
  func pages(_ destination: Destination) -> [(id: String, text: String)] {
    let slots = destination.slots.flatMap { slot in slot.rules.map { ($0, Place.slot(slot.name)) } }
    let request = destination.requestRules.map { ($0, Place.request) }
    let app = destination.appRules.map { ($0, Place.app) }
    var seen: Set<String> = []
    // Several slots can have the same rule.
    let rules = (slots + request + app).filter { seen.insert($0.0.id).inserted }
    return rules.map { (String($0.shortID), page($0, $1, destination)) } + formPages(destination)
  }

  private func page(_ rule: Rule, _ place: Place, _ destination: Destination) -> String {
    var rows = [(names.limit, rule.demand(in: labels.language))]
    let conditions = reference.conditions(rule)
    if !conditions.isEmpty { rows.append((names.condition, conditions.joined(separator: words.terms.semicolon))) }
    rows.append((names.breach, reference.breach(rule)))
    let reason =
      rule.certainty == .derived && rule.strength != .remark
      ? words.rules.derived : words.rules.breach(rule.strength)
    rows.append((names.certainty, words.rules.standing(reason, words.terms.certainty(rule.certainty), rule.system)))
    if let state = rule.shareState.flatMap({ destination.shareState($0) }) {
      rows.append((names.shareState, words.destinations.code("\(state.code)", state.name, state.meaning)))
    }
    if !rule.nativeCodes.isEmpty {
      rows.append((names.nativeCodes, labels.list(PageLabels.codes(rule.nativeCodes))))
    }
    rows.append((labels.message, rule.message.text))
    if let fix = rule.fix { rows.append((labels.fix, fix.text)) }
    var text = head(rule.id, place, destination) + table(rows)
    if let place = rule.place { text += labels.written(place, rule.written) + words.terms.stop + "\n\n" }
    if let looser = rule.looser { text += labels.looser(looser) + words.terms.stop + "\n\n" }
    if rule.validFrom != nil || rule.validUntil != nil {
      text += labels.valid(rule.validFrom, rule.validUntil) + words.terms.stop + "\n\n"
    }
    let examples = reference.examples(rule)
    if !examples.isEmpty {
      text += "## \(names.examples)\n\n" + PageLabels.head(names.exampleColumns)
      for example in examples { text += "| \(example.outcome) | \(PageLabels.cell(example.values)) |\n" }
      text += "\n"
    }
    return text + foot(rule.id, [rule.source] + rule.furtherSources, destination)
  }

  private func formPages(_ destination: Destination) -> [(id: String, text: String)] {
    guard let form = destination.requestForm else { return [] }
    return destination.rulesOfForm.map { rule in
      let id = rule.id(at: destination)
      var rows = [(names.limit, words.forms.demand(rule))]
      let states = rule.states(at: destination, form).map { state in
        words.destinations.code("\(state.code)", state.name, state.meaning)
      }
      if !states.isEmpty { rows.append((names.shareState, states.joined(separator: "<br>"))) }
      let text = "# \(id)\n\n\(names.place(link(destination), names.form))\n\n" + table(rows)
      return (rule.rawValue, text + foot(id, [form.source], destination))
    }
  }

  private func head(_ id: String, _ place: Place, _ destination: Destination) -> String {
    let part =
      switch place {
      case .slot(let name): labels.slot(name).lowercasedFirst
      case .request: names.request
      case .app: names.app
      }
    return "# \(id)\n\n\(names.place(link(destination), part))\n\n"
  }

  private func link(_ destination: Destination) -> String {
    "[\(destination.name)](../../destinations/\(destination.id).md)"
  }

  private func table(_ rows: [(String, String)]) -> String {
    // Markdown has no tables without a heading.
    "| | |\n| --- | --- |\n" + rows.map { "| \($0) | \(PageLabels.cell($1)) |\n" }.joined() + "\n"
  }

  private func foot(_ id: String, _ sources: [Source], _ destination: Destination) -> String {
    let file = "Destinations/\(destination.id)/rules.yml"
    return """
      ## \(labels.sourcesTitle)

      \(reference.sources(sources))
      \(names.source("[`\(file)`](\(SitePages.up(labels.language, by: 3))\(file))"))

      ## \(names.commandLine)

      ```sh
      preflight explain \(id)
      ```

      """
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

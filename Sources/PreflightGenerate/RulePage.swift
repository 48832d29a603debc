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
  private var texts: LabelWords { labels.texts }

  init(labels: PageLabels) {
    self.labels = labels
    reference = ReferencePage(labels: labels)
  }

  /// Returns the list of all rules by their destinations.
  func index(_ destinations: [Destination]) -> String {
    var text = "# \(texts.rules)\n\n\(texts.rulesNote)\n\n"
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
    var rows = [(texts.limit, rule.demand(in: labels.language))]
    let conditions = reference.conditions(rule)
    if !conditions.isEmpty { rows.append((texts.condition, conditions.joined(separator: words.terms.semicolon))) }
    rows.append((texts.breachRow, reference.breach(rule)))
    let reason =
      rule.certainty == .derived && rule.strength != .remark
      ? words.rules.derived : words.rules.breach(rule.strength)
    rows.append((texts.certainty, words.rules.standing(reason, words.terms.certainty(rule.certainty), rule.system)))
    if let state = rule.shareState.flatMap({ destination.shareState($0) }) {
      rows.append((texts.shareState, words.destinations.code("\(state.code)", state.name, state.meaning)))
    }
    if !rule.nativeCodes.isEmpty {
      rows.append((texts.codesRow, texts.items(PageLabels.codes(rule.nativeCodes))))
    }
    rows.append((texts.message, rule.message.text))
    if let fix = rule.fix { rows.append((texts.fix, fix.text)) }
    var text = head(rule.id, place, destination) + table(rows)
    if let place = rule.place { text += texts.written(place, rule.written) + words.terms.stop + "\n\n" }
    if let looser = rule.looser { text += texts.looser(looser) + words.terms.stop + "\n\n" }
    if rule.validFrom != nil || rule.validUntil != nil {
      text += texts.valid(rule.validFrom, rule.validUntil) + words.terms.stop + "\n\n"
    }
    let examples = reference.examples(rule)
    if !examples.isEmpty {
      text += "## \(texts.examples)\n\n" + PageLabels.head(texts.exampleColumns)
      for example in examples { text += "| \(example.outcome) | \(PageLabels.cell(example.values)) |\n" }
      text += "\n"
    }
    return text + foot(rule.id, [rule.source] + rule.furtherSources, destination)
  }

  private func formPages(_ destination: Destination) -> [(id: String, text: String)] {
    guard let form = destination.requestForm else { return [] }
    return destination.rulesOfForm.map { rule in
      let id = rule.id(at: destination)
      var rows = [(texts.limit, words.forms.demand(rule))]
      let states = rule.states(at: destination, form).map { state in
        words.destinations.code("\(state.code)", state.name, state.meaning)
      }
      if !states.isEmpty { rows.append((texts.shareState, states.joined(separator: "<br>"))) }
      let text = "# \(id)\n\n\(texts.placeOf(link(destination), texts.ofForm))\n\n" + table(rows)
      return (rule.rawValue, text + foot(id, [form.source], destination))
    }
  }

  private func head(_ id: String, _ place: Place, _ destination: Destination) -> String {
    let part =
      switch place {
      case .slot(let name): texts.slot(name).lowercasedFirst
      case .request: texts.ofRequest
      case .app: texts.ofApp
      }
    return "# \(id)\n\n\(texts.placeOf(link(destination), part))\n\n"
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
      ## \(texts.sources)

      \(reference.sources(sources))
      \(texts.ruleSource("[`\(file)`](\(SitePages.up(labels.language, by: 3))\(file))"))

      ## \(texts.commandLine)

      ```sh
      preflight explain \(id)
      ```

      """
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

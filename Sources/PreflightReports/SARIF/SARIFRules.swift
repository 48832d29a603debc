import MediaProbe
import PreflightJudging
import PreflightLanguage
import PreflightRules

/// The rules that a SARIF run lists: the two for problems without a rule, those on files and of the destinations, and
/// for requests those on the form of each.
struct SARIFRules {
  private struct Entry {
    let rule: Rule
    let destination: Destination
  }

  private let entries: [Entry]
  /// The rules on forms, which follow the entries.
  private let formRules: [(rule: FormRule, destination: Destination)]
  private let places: [String: Int]
  private let language: Language

  init(_ run: RunInfo) {
    language = run.language
    let destinations = run.destinations
    var entries: [Entry] = []
    var places = [Issue.unreadableRule: 0, Issue.undecidedRule: 1]
    for destination in [Destinations.file.translated(to: run.language)] + destinations {
      for rule in destination.rules where places[rule.id] == nil {
        places[rule.id] = entries.count + 2
        entries.append(Entry(rule: rule, destination: destination))
      }
    }
    formRules = run.isOfRequests ? destinations.flatMap { at in at.rulesOfForm.map { ($0, at) } } : []
    for (rule, destination) in formRules { places[rule.id(at: destination)] = places.count }
    self.entries = entries
    self.places = places
  }

  func index(of rule: String) -> Int? { places[rule] }

  func write(to json: inout JSONWriter) {
    let words = language.words.rules
    json.beginArray()
    write(Issue.unreadableRule, words.unreadableTitle, level: "error", help: words.unreadableHelp, to: &json)
    write(Issue.undecidedRule, words.undecidedTitle, level: "warning", help: words.undecidedHelp, to: &json)
    for entry in entries { write(entry, to: &json) }
    for (rule, destination) in formRules {
      let demand = language.words.forms.demand(rule)
      write(
        rule.id(at: destination), TerminalText.escaped(destination.name) + language.words.terms.colon + demand,
        level: rule == .deprecated ? "warning" : "error", help: demand, to: &json)
    }
    json.endArray()
  }

  private func write(_ id: String, _ title: String, level: String, help: String, to json: inout JSONWriter) {
    json.bytes.append(UInt8(ascii: "\n"))
    json.beginObject()
    json.key("id")
    json.string(id)
    json.key("shortDescription")
    writeText(title, to: &json)
    json.key("fullDescription")
    writeText(help, to: &json)
    json.key("help")
    writeText(help, markdown: Markdown.escaped(help), to: &json)
    json.key("defaultConfiguration")
    configuration(level, to: &json)
    json.endObject()
  }

  private func write(_ entry: Entry, to json: inout JSONWriter) {
    let (rule, destination) = (entry.rule, entry.destination)
    let help = RuleHelp(rule, destination)
    json.bytes.append(UInt8(ascii: "\n"))
    json.beginObject()
    json.key("id")
    json.string(rule.id)
    json.key("shortDescription")
    writeText(help.title, to: &json)
    json.key("fullDescription")
    writeText(help.sentence, to: &json)
    json.key("help")
    writeText(help.lines.joined(separator: "\n"), markdown: help.markdown, to: &json)
    if let link = rule.source.link {
      json.key("helpUri")
      json.string(link)
    }
    json.key("defaultConfiguration")
    // The severity names are those of SARIF 2.1.0, 3.27.10.
    configuration(rule.severity.rawValue, to: &json)
    json.key("properties")
    json.beginObject()
    json.key("certainty")
    json.string(rule.certainty.rawValue)
    json.key("strength")
    json.string(rule.strength.rawValue)
    // GitHub sorts by this property.
    json.key("precision")
    json.string(rule.certainty.precision)
    json.key("problem.severity")
    json.string(rule.severity == .note ? "recommendation" : rule.severity.rawValue)
    json.key("tags")
    json.beginArray()
    json.string(destination.id)
    json.endArray()
    json.endObject()
    json.endObject()
  }

  private func configuration(_ level: String, to json: inout JSONWriter) {
    json.beginObject()
    json.key("level")
    json.string(level)
    json.endObject()
  }
}

/// The texts of a rule, independent of any file.
struct RuleHelp {
  /// The title: `duration: at most 600 s`.
  let title: String
  let sentence: String
  /// The text in plain lines, one thought per line.
  let lines: [String]
  let markdown: String

  init(_ rule: Rule, _ destination: Destination) {
    let language = destination.language
    let words = language.words
    let subject = rule.constraint.namesSubjects ? nil : TerminalText.escaped(rule.subject.name)
    let limit = TerminalText.escaped(rule.constraint.limitText(on: rule.subject, in: language))
    let name = TerminalText.escaped(destination.name)
    title = words.rules.title(name, subject, limit)
    sentence =
      rule.certainty == .derived ? words.rules.derived : words.rules.sentence(name, subject, limit, rule.strength)
    var facts = [words.rules.certainty(words.terms.certainty(rule.certainty))]
    if let code = rule.shareState { facts.append(words.rules.predicted(destination.predicted(code).words)) }
    if !rule.when.isEmpty {
      facts.append(words.rules.holdsFor(rule.when.map { TerminalText.escaped(words.phrases.condition($0)) }))
    }
    let source =
      words.rules.checkedOn(rule.source.title, rule.source.checked) + words.rules.pageDate(of: rule.source)
    let address =
      TerminalText.escaped(source)
      + (rule.source.url.map { words.terms.comma + TerminalText.escaped($0) } ?? "")
    lines = [sentence] + facts + [words.rules.source + address]
    let link = Markdown.link(source, to: rule.source)
    markdown = ([sentence] + facts).map(Markdown.escaped).joined(separator: "\n\n") + "\n\n\(words.rules.source)\(link)"
  }
}

extension Certainty {
  /// GitHub's name for the reliability of a result.
  fileprivate var precision: String {
    switch self {
    case .official: "very-high"
    case .officialQuoted, .observed: "high"
    case .officialOlder: "medium"
    case .thirdParty: "low"
    // The file itself shows it.
    case .derived, .house: "very-high"
    }
  }
}

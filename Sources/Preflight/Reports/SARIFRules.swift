import MediaProbe

/// The rules that a SARIF run lists: the two that stand for no rule, those of its destinations, and where requests are
/// judged those on the form of each.
struct SARIFRules {
  private struct Entry {
    let rule: Rule
    let destination: Destination
  }

  private let entries: [Entry]
  /// Behind the entries.
  private let formRules: [(rule: FormRule, destination: Destination)]
  private let places: [String: Int]

  init(_ run: RunInfo) {
    let destinations = run.destinations
    var entries: [Entry] = []
    var places = [Issue.unreadableRule: 0, Issue.undecidedRule: 1]
    for destination in destinations {
      for rule in destination.rules where places[rule.id] == nil {
        places[rule.id] = entries.count + 2
        entries.append(Entry(rule: rule, destination: destination))
      }
    }
    formRules = run.isOfRequests ? destinations.flatMap { at in FormRule.allCases.map { ($0, at) } } : []
    for (rule, destination) in formRules { places[rule.id(at: destination)] = places.count }
    self.entries = entries
    self.places = places
  }

  func index(of rule: String) -> Int? { places[rule] }

  func write(to json: inout JSONWriter) {
    json.beginArray()
    write(
      Issue.unreadableRule, "The file cannot be read", level: "error",
      help:
        "Nothing could be read from the file, so no rule was judged. The message says what was found and what to do.",
      to: &json)
    write(
      Issue.undecidedRule, "The answer is not decided", level: "warning",
      help: "A fact of the file or a parameter of the destination is not known, and the answer depends on it. Give "
        + "parameters with --assume NAME=VALUE.", to: &json)
    for entry in entries { write(entry, to: &json) }
    for (rule, destination) in formRules {
      write(
        rule.id(at: destination), "\(TerminalText.escaped(destination.name)): \(rule.demand)", level: "error",
        help: rule.demand, to: &json)
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
    configuration(rule.severity == .error ? "error" : "warning", to: &json)
    json.key("properties")
    json.beginObject()
    json.key("certainty")
    json.string(rule.certainty.rawValue)
    json.key("strength")
    json.string(rule.strength.rawValue)
    // What GitHub sorts by.
    json.key("precision")
    json.string(rule.certainty.precision)
    json.key("problem.severity")
    json.string(rule.severity == .error ? "error" : "warning")
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

/// What a rule says, apart from any file.
struct RuleHelp {
  /// `duration: at most 600 s`.
  let title: String
  let sentence: String
  /// Plain text, a thought a line.
  let lines: [String]
  let markdown: String

  init(_ rule: Rule, _ destination: Destination) {
    let demand = TerminalText.escaped("\(rule.subject.name): \(rule.constraint.limitText(on: rule.subject))")
    let name = TerminalText.escaped(destination.name)
    title = "\(name): \(demand)"
    let breach =
      switch rule.strength {
      case .hard: "The document says that what breaks it is refused or cut."
      case .unstated: "The document does not say what follows from breaking it."
      case .advice: "The document advises it."
      }
    sentence = "\(name) documents for \(demand). \(breach)"
    var facts = ["Certainty: \(rule.certainty.words)."]
    if let code = rule.shareState { facts.append("Foretold answer: \(destination.predicted(code).words).") }
    if !rule.when.isEmpty {
      facts.append("Holds for \(TerminalText.escaped(rule.when.map(\.description).joined(separator: ", "))).")
    }
    let source = "\(rule.source.title), checked on \(rule.source.checked)"
    lines = [sentence] + facts + ["Source: \(TerminalText.escaped(source)), \(TerminalText.escaped(rule.source.url))"]
    let link = Markdown.link(source, to: rule.source)
    markdown = ([sentence] + facts).map(Markdown.escaped).joined(separator: "\n\n") + "\n\nSource: \(link)"
  }
}

extension Certainty {
  /// GitHub's words for how far a result can be trusted.
  fileprivate var precision: String {
    switch self {
    case .official: "very-high"
    case .officialQuoted: "high"
    case .officialOlder: "medium"
    case .thirdParty: "low"
    }
  }
}

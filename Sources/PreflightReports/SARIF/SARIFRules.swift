import MediaProbe
import PreflightJudging
import PreflightLanguage
import PreflightPresenting
package import PreflightRules

/// The rules that a SARIF run lists: two for problems without a rule, the rules on files and of the destinations, and the rules
/// on the form of each request.
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
    var places = [PresentedProblem.unreadableRule: 0, PresentedProblem.undecidedRule: 1]
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
    write(
      PresentedProblem.unreadableRule, words.unreadableTitle, .error, (words.unreadableHelp, words.unreadableHelp, nil),
      to: &json)
    write(
      PresentedProblem.undecidedRule, words.undecidedTitle, .warning, (words.undecidedHelp, words.undecidedHelp, nil),
      to: &json)
    for entry in entries {
      let (rule, help) = (entry.rule, RuleHelp(entry.rule, entry.destination))
      write(
        rule.id, help.title, rule.severity, (help.sentence, help.lines.joined(separator: "\n"), help.markdown),
        to: &json
      ) { json in
        if let link = rule.source.link { json.member("helpUri", link) }
      } properties: { json in
        json.member("certainty", rule.certainty.rawValue)
        json.member("strength", rule.strength.rawValue)
        // GitHub sorts by this property.
        json.member("precision", rule.certainty.precision)
        json.member("problem.severity", rule.severity == .note ? "recommendation" : rule.severity.rawValue)
        json.member("tags", [entry.destination.id])
      }
    }
    for (rule, destination) in formRules {
      let demand = language.words.forms.demand(rule)
      write(
        rule.id(at: destination), destination.title + language.words.terms.colon + demand,
        rule == .deprecated ? .warning : .error, (demand, demand, nil), to: &json)
    }
  }

  /// - Parameter help: The sentence, all lines, and the same as Markdown; nil to escape the lines.
  private func write(
    _ id: String, _ title: String, _ severity: Severity, _ help: (sentence: String, lines: String, markdown: String?),
    to json: inout JSONWriter, link: (inout JSONWriter) -> Void = { _ in },
    properties: ((inout JSONWriter) -> Void)? = nil
  ) {
    json.bytes.append(UInt8(ascii: "\n"))
    json.object { json in
      json.member("id", id)
      json.text("shortDescription", title)
      json.text("fullDescription", help.sentence)
      json.text("help", help.lines, markdown: help.markdown ?? Markdown.escaped(help.lines))
      link(&json)
      // The severity names are those of SARIF 2.1.0, 3.27.10.
      json.object("defaultConfiguration") { $0.member("level", severity.rawValue) }
      if let properties { json.object("properties", properties) }
    }
  }
}

/// The texts of a rule, independent of any file.
package struct RuleHelp {
  /// The title: `duration: at most 600 s`.
  package let title: String
  package let sentence: String
  /// The text in plain lines, one thought per line.
  let lines: [String]
  let markdown: String

  package init(_ rule: Rule, _ destination: Destination) {
    let language = destination.language
    let words = language.words
    let subject = rule.constraint.namesSubjects ? nil : TerminalText.escaped(rule.subject.name)
    let limit = TerminalText.escaped(rule.constraint.limitText(on: rule.subject, in: language))
    let name = TerminalText.escaped(destination.name)
    title = words.rules.title(name, subject, limit)
    sentence =
      rule.certainty == .derived ? words.rules.derived : words.rules.sentence(name, subject, limit, rule.strength)
    var facts = [words.rules.certainty(words.terms.certainty(rule.certainty))]
    if let answer = destination.answer(to: rule) { facts.append(words.rules.predicted(answer.words)) }
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
    // The file itself is the evidence.
    case .derived, .house: "very-high"
    }
  }
}

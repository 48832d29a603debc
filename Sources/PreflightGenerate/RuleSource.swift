import MediaProbe
import Preflight

/// Makes Swift source of the rules of a destination, with one member for each rule.
struct RuleSource {
  private let destination: Destination
  private var count = 0
  private(set) var text = ""

  init(_ destination: Destination) { self.destination = destination }

  /// Writes a rule, and returns the name of its member.
  mutating func add(_ rule: Rule) -> String {
    let name = "rule\(count)"
    count += 1
    var arguments = [
      "id: \(SwiftSource.literal(rule.id))",
      "subject: \(subject(rule.subject))",
      "constraint: \(name)Constraint",
      "strength: .\(rule.strength), certainty: .\(rule.certainty), step: .\(rule.step)",
    ]
    if let state = rule.shareState { arguments.append("shareState: \(state)") }
    if !rule.mayAnswer.isEmpty {
      let codes = rule.mayAnswer.sorted { $0.key.rawValue < $1.key.rawValue }.map { ".\($0.key): \($0.value)" }
      arguments.append("mayAnswer: \(SwiftSource.list(codes))")
    }
    arguments.append("message: \(SwiftSource.literal(rule.message.text))")
    if let fix = rule.fix { arguments.append("fix: \(SwiftSource.literal(fix.text))") }
    arguments.append("source: \(source(rule.source))")
    if !rule.furtherSources.isEmpty {
      arguments.append("furtherSources: \(SwiftSource.list(rule.furtherSources.map(source)))")
    }
    if !rule.when.isEmpty { arguments.append("when: \(SwiftSource.list(rule.when.map(condition)))") }
    if !rule.appliesIf.isEmpty { arguments.append("appliesIf: \(SwiftSource.list(rule.appliesIf.map(clause)))") }
    if let system = rule.system { arguments.append("system: \(SwiftSource.literal(system))") }
    if let looser = rule.looser { arguments.append("looser: \(SwiftSource.literal(looser))") }
    if let date = rule.validFrom { arguments.append("validFrom: \(SwiftSource.day(date))") }
    if let date = rule.validUntil { arguments.append("validUntil: \(SwiftSource.day(date))") }
    arguments.append("examples: \(name)Examples")
    text += SwiftSource.member(name, "Rule", "Rule(\n    " + arguments.joined(separator: ",\n    ") + ")")
    text += SwiftSource.member("\(name)Constraint", "Constraint", constraint(rule.constraint))
    text += SwiftSource.member(
      "\(name)Examples", "Examples",
      """
      Examples(
          pass: \(examples(rule.examples.pass)),
          warn: \(examples(rule.examples.warn)),
          fail: \(examples(rule.examples.fail)))
      """)
    return name
  }

  private func source(_ source: Source) -> String {
    "source\(destination.sources.firstIndex(of: source) ?? 0)"
  }

  private func measure(_ measure: Measure) -> String {
    switch measure {
    case .fact(let fact): ".fact(.\(fact))"
    case .derived(let derived): ".derived(.\(derived))"
    case .problems(let code): ".problems(.\(code))"
    }
  }

  private func subject(_ subject: Subject) -> String {
    switch subject {
    case .measure(let measure): return ".measure(\(self.measure(measure)))"
    case .field(let name): return ".field(\(SwiftSource.literal(name)))"
    case .app(.infoPlist(let key)): return ".app(.infoPlist(\(SwiftSource.literal(key))))"
    case .app(.entries(let key)): return ".app(.entries(\(SwiftSource.literal(key))))"
    case .app(.entitlement(let key)): return ".app(.entitlement(\(SwiftSource.literal(key))))"
    case .app(.word(let word)): return ".app(.word(.\(word)))"
    case .aggregate(let aggregate):
      let kind = aggregate.kind.map { ".\($0)" } ?? "nil"
      guard let measure = aggregate.measure else { return ".aggregate(.count(\(kind)))" }
      return ".aggregate(.of(.\(aggregate.function), \(self.measure(measure)), kind: \(kind)))"
    }
  }

  private func constraint(_ constraint: Constraint) -> String {
    switch constraint {
    case .within(let bound): ".within(\(self.bound(bound)))"
    case .oneOf(let values): ".oneOf(\(SwiftSource.list(values.map(Self.value))))"
    case .noneOf(let values): ".noneOf(\(SwiftSource.list(values.map(Self.value))))"
    case .equals(let value): ".equals(\(Self.value(value)))"
    case .sides(let sides):
      ".sides(\(SwiftSource.list(sides.map { "SideBound(.\($0.side), \(bound($0.bound)))" })))"
    case .fits(let parameter): ".fits(parameter: \(SwiftSource.literal(parameter)))"
    case .length(let bound, let unit): ".length(\(self.bound(bound)), .\(unit))"
    case .granted(let word, let parameter, _):
      ".granted(\(SwiftSource.literal(word)), parameter: \(SwiftSource.literal(parameter)), among: nil)"
    case .positionIn(let field, let unit): ".positionIn(field: \(SwiftSource.literal(field)), .\(unit))"
    case .form(let form): ".form(.\(form))"
    case .present(let wanted): ".present(\(wanted))"
    case .contains(let entries): ".contains(\(SwiftSource.list(entries.map(entry))))"
    case .anyOf(let clauses): ".anyOf(\(SwiftSource.list(clauses.map(clause))))"
    case .allOf(let clauses): ".allOf(\(SwiftSource.list(clauses.map(clause))))"
    }
  }

  private func entry(_ entry: ListEntry) -> String {
    switch entry {
    case .text(let text): ".text(\(SwiftSource.literal(text)))"
    case .prefix(let prefix): ".prefix(\(SwiftSource.literal(prefix)))"
    case .valueOf(let key): ".valueOf(\(SwiftSource.literal(key)))"
    }
  }

  private func clause(_ clause: Clause) -> String {
    "Clause(\(subject(clause.subject)), \(constraint(clause.constraint)))"
  }

  private func bound(_ bound: Bound) -> String {
    switch bound {
    case .max(let limit): ".max(\(self.limit(limit)))"
    case .min(let limit): ".min(\(self.limit(limit)))"
    case .above(let limit): ".above(\(self.limit(limit)))"
    case .below(let limit): ".below(\(self.limit(limit)))"
    case .range(let min, let max): ".range(min: \(limit(min)), max: \(limit(max)))"
    }
  }

  private func limit(_ limit: Limit) -> String {
    switch limit {
    case .fixed(let figure): SwiftSource.figure(figure)
    case .parameter(let name, let from, let to):
      ".parameter(\(SwiftSource.literal(name)), from: \(SwiftSource.figure(from)), to: \(SwiftSource.figure(to)))"
    }
  }

  private func condition(_ condition: Condition) -> String {
    let test =
      switch condition.test {
      case .version(let from, let below): ".version(from: \(version(from)), below: \(version(below)))"
      case .oneOf(let words): ".oneOf(\(SwiftSource.list(words.map(SwiftSource.literal))))"
      }
    return "Condition(\(SwiftSource.literal(condition.parameter)), \(test))"
  }

  private func version(_ version: Version?) -> String { version.map { ".number(\"\($0)\")" } ?? "nil" }

  static func value(_ value: FactValue) -> String {
    switch value {
    case .integer(let integer): ".integer(\(integer))"
    case .number(let number): ".number(\(number))"
    case .ratio(let ratio): ".ratio(\(SwiftSource.figure(ratio)))"
    case .text(let text): ".text(\(SwiftSource.literal(text)))"
    case .flag(let flag): ".flag(\(flag))"
    case .size(let size): ".size(PixelSize(width: \(size.width), height: \(size.height)))"
    case .list(let texts): ".list(\(SwiftSource.list(texts.map(SwiftSource.literal))))"
    }
  }

  private func examples(_ examples: [Example]) -> String {
    SwiftSource.list(
      examples.map { example in
        let values = example.values.map { "Example.Value(\(subject($0.subject)), \(Self.value($0.value)))" }
        let assuming = example.assuming.map {
          "Assumptions.Entry(\(SwiftSource.literal($0.name)), \(SwiftSource.literal($0.value)))"
        }
        return "Example(\(SwiftSource.list(values))"
          + (assuming.isEmpty ? "" : ", assuming: \(SwiftSource.list(assuming))") + ")"
      })
  }
}

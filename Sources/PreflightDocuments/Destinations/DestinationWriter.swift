import MediaProbe
package import Preflight

/// Writes a destination as a file that `DestinationReader` reads.
///
/// It has the sources, parameters, slots and rules. Codes, the form of requests and rules on apps are left out, and so are
/// `where`, `written` and examples if the figures are meant to be edited.
package struct DestinationWriter {
  private let destination: Destination
  /// Lines at the beginning, without their signs.
  private let comments: [String]
  /// True if a user edits the figures, so that the words of sources about them are left out.
  private let isTemplate: Bool
  private var lines: [String] = []

  package static func text(
    _ destination: Destination, comments: [String] = [], isTemplate: Bool = false
  ) -> String {
    var writer = DestinationWriter(destination, comments, isTemplate)
    writer.write()
    return writer.lines.joined(separator: "\n") + "\n"
  }

  private init(_ destination: Destination, _ comments: [String], _ isTemplate: Bool) {
    (self.destination, self.comments, self.isTemplate) = (destination, comments, isTemplate)
  }

  private mutating func write() {
    lines = comments.map { $0.isEmpty ? "#" : "# \($0)" }
    lines.append("id: \(destination.id)")
    if destination.shortName != destination.id { lines.append("short_name: \(destination.shortName)") }
    add("name", destination.name)
    add("publisher", destination.publisher)
    add("summary", destination.summary)
    list("notes", destination.notes) { Self.scalar($0) }
    let rules = destination.slots.flatMap(\.rules)
    let cited = Set(rules.flatMap { [$0.source.id] + $0.furtherSources.map(\.id) })
    let sources = destination.sources.filter { cited.contains($0.id) || cited.isEmpty }
    lines.append(sources.isEmpty ? "sources: {}" : "sources:")
    for source in sources {
      lines.append("  \(source.id):")
      add("title", source.title, in: 4)
      if let url = source.url { add("url", url, in: 4) }
      lines.append("    checked: \(source.checked)")
      if let page = source.pageAsOf {
        lines.append("    page_as_of: \(page.day.map { "\($0)" } ?? PageDate.unknownWord)")
      }
      if let review = source.reviewAfter { lines.append("    review_after: \(review)") }
    }
    let used = Set(rules.flatMap { $0.constraint.parameters + $0.when.map(\.parameter) })
    let parameters = destination.parameters.filter { used.contains($0.name) }
    if !parameters.isEmpty { lines.append("parameters:") }
    for parameter in parameters { write(parameter) }
    if destination.steps != Step.allCases {
      lines.append("steps: [\(destination.steps.map(\.rawValue).joined(separator: ", "))]")
    }
    lines.append(destination.slots.isEmpty ? "slots: []" : "slots:")
    for slot in destination.slots { write(slot) }
    list("not_documented", destination.undocumented) { entry in
      "{ subject: \(Self.quoted(entry.subject))" + (entry.note.map { ", note: \(Self.quoted($0))" } ?? "") + " }"
    }
    if let adcp = destination.adcp {
      lines.append("# The AdCP document. 'preflight destinations export adcp' takes from it what no rule says.")
      lines.append("adcp: |-")
      lines += adcp.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
    }
  }

  private mutating func add(_ key: String, _ text: String, in indent: Int = 0) {
    lines.append(String(repeating: " ", count: indent) + "\(key): \(Self.scalar(text))")
  }

  private mutating func list<Item>(_ key: String, _ items: [Item], _ text: (Item) -> String) {
    guard !items.isEmpty else { return }
    lines.append("\(key):")
    lines += items.map { "  - " + text($0) }
  }

  private mutating func write(_ parameter: Parameter) {
    lines.append("  \(parameter.name):")
    let (kind, further): (String, [String]) =
      switch parameter.values {
      case .version: ("version", [])
      case .choice(let words): ("choice", ["values: [\(words.map { Self.quoted($0) }.joined(separator: ", "))]"])
      case .number(_, let to) where to.isUnbounded: ("number", [])
      case .number(let from, let to):
        ("number", ["from: \(FigureText.plain(from))", "to: \(FigureText.plain(to))"])
      case .size: ("size", [])
      case .words: ("words", [])
      case .text: ("text", [])
      }
    lines.append("    kind: \(kind)")
    lines += further.map { "    " + $0 }
    add("meaning", parameter.meaning, in: 4)
    if let standard = parameter.standard { add("default", "\(standard)", in: 4) }
  }

  private mutating func write(_ slot: Slot) {
    lines.append("  - name: \(slot.name)")
    lines.append("    takes: [\(slot.takes.map(\.rawValue).joined(separator: ", "))]")
    if slot.isOnlyNamed { lines.append("    only_named: true") }
    if !slot.formats.isEmpty { lines.append("    formats: [\(slot.formats.joined(separator: ", "))]") }
    guard !slot.rules.isEmpty else { return }
    lines.append("    rules:")
    let written = Set(slot.rules.filter { Self.members(of: $0) != nil }.map(\.id))
    for rule in slot.rules {
      guard let members = Self.members(of: rule) else {
        lines.append("      # \(rule.shortID) is left out, because it depends on more than the file.")
        continue
      }
      var all = [("id", String(rule.shortID))] + members
      if let looser = rule.looser, written.contains(looser) {
        all.append(("looser", String(looser.drop { $0 != "/" }.dropFirst())))
      }
      if !isTemplate {
        if let place = rule.place { all.append(("where", Self.scalar(place))) }
        if let text = rule.written { all.append(("written", Self.quoted(text))) }
      }
      for (index, (name, value)) in all.enumerated() {
        lines.append((index == 0 ? "      - " : "        ") + "\(name): \(value)")
      }
    }
  }

  /// Returns the members of a rule after its id; nil if it depends on something that is left out.
  private static func members(of rule: Rule) -> [(String, String)]? {
    guard let subject = subject(rule.subject), let constraint = text(rule.constraint, on: rule.subject) else {
      return nil
    }
    var members = [("fact", subject), ("constraint", constraint)]
    if !rule.appliesIf.isEmpty {
      let clauses = rule.appliesIf.compactMap { clause($0) }
      guard clauses.count == rule.appliesIf.count else { return nil }
      members.append(("applies_if", "[\(clauses.joined(separator: ", "))]"))
    }
    if !rule.when.isEmpty { members.append(("when", "{ \(rule.when.map { text($0) }.joined(separator: ", ")) }")) }
    members += [("strength", rule.strength.rawValue), ("certainty", rule.certainty.rawValue)]
    if rule.step != rule.subject.step { members.append(("step", rule.step.rawValue)) }
    if let system = rule.system { members.append(("system", scalar(system))) }
    members.append(("message", scalar(rule.message.text)))
    if let fix = rule.fix { members.append(("fix", scalar(fix.text))) }
    let sources = [rule.source.id] + rule.furtherSources.map(\.id)
    members.append(("source", sources.count == 1 ? sources[0] : "[\(sources.joined(separator: ", "))]"))
    if let from = rule.validFrom { members.append(("valid_from", "\(from)")) }
    if let until = rule.validUntil { members.append(("valid_until", "\(until)")) }
    if rule.isOnlyIfKnown { members.append(("if_known", "true")) }
    return members
  }

  private static func subject(_ subject: Subject) -> String? {
    if case .measure(let measure) = subject { measure.name } else { nil }
  }

  private static func clause(_ clause: Clause) -> String? {
    guard let subject = subject(clause.subject), let constraint = text(clause.constraint, on: clause.subject) else {
      return nil
    }
    return "{ fact: \(subject), constraint: \(constraint) }"
  }

  private static func text(_ condition: Condition) -> String {
    switch condition.test {
    case .version(let from, let below):
      "\(condition.parameter): { "
        + ([from.map { "from: \(quoted("\($0)"))" }, below.map { "below: \(quoted("\($0)"))" }].compactMap(\.self))
        .joined(separator: ", ") + " }"
    case .oneOf(let words): "\(condition.parameter): [\(words.map { quoted($0) }.joined(separator: ", "))]"
    }
  }

  /// Returns a constraint on a fact of a file as files have it; nil for one that needs a request or an app.
  static func text(_ constraint: Constraint, on subject: Subject) -> String? {
    func list(_ values: [FactValue]) -> String? {
      let texts = values.compactMap { text($0, subject.unit) }
      return texts.count == values.count ? "[\(texts.joined(separator: ", "))]" : nil
    }
    func clauses(_ clauses: [Clause]) -> String? {
      let texts = clauses.compactMap { clause($0) }
      return texts.count == clauses.count ? "[\(texts.joined(separator: ", "))]" : nil
    }
    let body: String? =
      switch constraint {
      case .within(let bound): text(bound, subject)
      case .oneOf(let values): list(values).map { "one_of: \($0)" }
      case .oneOfParameter(let name, _): "one_of: { parameter: \(name) }"
      case .noneOf(let values): list(values).map { "none_of: \($0)" }
      case .equals(let value): text(value, subject.unit).map { "equals: \($0)" }
      case .sides(let sides):
        "sides: { " + sides.map { "\($0.side.rawValue): { \(text($0.bound, nil)) }" }.joined(separator: ", ") + " }"
      case .fits(let parameter): "fits: { parameter: \(parameter) }"
      case .sameAs(let other): Self.subject(other).map { "same_as: \($0)" }
      case .anyOf(let list): clauses(list).map { "any_of: \($0)" }
      case .allOf(let list): clauses(list).map { "all_of: \($0)" }
      case .length, .form, .granted, .positionIn, .version, .equalsParameter, .equalsValueOf, .present, .contains,
        .lacks:
        nil
      }
    return body.map { "{ \($0) }" }
  }

  private static func text(_ bound: Bound, _ subject: Subject?) -> String {
    func limit(_ limit: Limit) -> String {
      switch limit {
      case .fixed(let figure): FigureText.text(figure, subject?.unit, isShape: subject?.type == .ratio)
      case .parameter(let name, _, _, _): "{ parameter: \(name) }"
      }
    }
    return switch bound {
    case .max(let figure): "max: \(limit(figure))"
    case .min(let figure): "min: \(limit(figure))"
    case .above(let figure): "above: \(limit(figure))"
    case .below(let figure): "below: \(limit(figure))"
    case .range(let min, let max): "range: { min: \(limit(min)), max: \(limit(max)) }"
    }
  }

  private static func text(_ value: FactValue, _ unit: Unit?) -> String? {
    switch value {
    case .integer(let number): "\(number)"
    case .number(let number): number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
    case .ratio(let ratio): FigureText.text(ratio, unit, isShape: true)
    case .text(let text): quoted(text, bare: true)
    case .flag(let flag): "\(flag)"
    case .size(let size): "\(size.width)x\(size.height)"
    case .list, .message, .messages: nil
    }
  }

  /// Returns a text for a block of YAML: in quotes if it would be read as something else.
  static func scalar(_ text: String) -> String {
    let isPlain =
      text.first.map { $0.isLetter } ?? false && !text.contains(": ") && !text.contains(" #") && text.last != ":"
      && text.last != " " && PlainScalar(text) == .text && text.unicodeScalars.allSatisfy { $0.value >= 0x20 }
    return isPlain && !["yes", "no", "on", "off"].contains(text.lowercased()) ? text : quoted(text)
  }

  /// Returns a text in quotes, in the notation that JSON and YAML have in common. If `bare` is true, a plain word has none.
  static func quoted(_ text: String, bare: Bool = false) -> String {
    let isWord =
      text.utf8.first.map { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A } ?? false
      && text.utf8.allSatisfy { ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || (0x30...0x39).contains($0) || $0 == 0x5F }
    if bare, isWord, PlainScalar(text) == .text { return text }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || isUnprintable(scalar):
        quoted += "\\u" + String(repeating: "0", count: max(0, 4 - hex(scalar).count)) + hex(scalar)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// True for characters of the first plane that YAML does not have, or takes for the end of a line.
  private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    [0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF].contains(scalar.value)
  }

  private static func hex(_ scalar: Unicode.Scalar) -> String { String(scalar.value, radix: 16, uppercase: true) }
}

/// Figures as destination files have them.
enum FigureText {
  private static let multiples: [Unit: [(name: String, factor: Int64)]] = [
    .bytes: [
      ("GB", 1_000_000_000), ("GiB", 1 << 30), ("MB", 1_000_000), ("MiB", 1 << 20), ("KB", 1_000), ("KiB", 1 << 10),
    ],
    .bitsPerSecond: [("Mbit/s", 1_000_000), ("kbit/s", 1_000)],
    .seconds: [("s", 1)], .hertz: [("kHz", 1_000)],
    .loudnessUnitsFullScale: [("LUFS", 1)], .loudnessUnits: [("LU", 1)], .decibelsTruePeak: [("dBTP", 1)],
  ]

  /// Returns a figure with a unit in which it is short.
  static func text(_ figure: Ratio, _ unit: Unit?, isShape: Bool = false) -> String {
    if isShape, unit == nil { return "\"\(figure.numerator):\(figure.denominator)\"" }
    guard figure.numerator != 0 else { return "0" }
    for (name, factor) in unit.flatMap({ multiples[$0] }) ?? [] {
      guard let scaled = figure.multiplied(by: Ratio(1, factor) ?? .one), let text = decimal(scaled),
        factor == 1 || scaled >= .one && [1, 2, 10].contains(scaled.denominator)
      else { continue }
      return "\(text) \(name)"
    }
    return plain(figure)
  }

  static func plain(_ figure: Ratio) -> String { decimal(figure) ?? "\"\(figure.numerator)/\(figure.denominator)\"" }

  /// Returns a figure in decimals; nil if it has more than six places.
  static func decimal(_ figure: Ratio) -> String? {
    guard figure.denominator > 1 else { return "\(figure.numerator)" }
    var (scale, places): (Int64, Int) = (1, 0)
    while scale % figure.denominator != 0 {
      (scale, places) = (scale * 10, places + 1)
      if places > 6 { return nil }
    }
    let (number, isTooLarge) = figure.numerator.magnitude.multipliedReportingOverflow(
      by: UInt64(scale / figure.denominator))
    guard !isTooLarge else { return nil }
    let digits = "\(number)"
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return (figure.numerator < 0 ? "-" : "") + padded.dropLast(places) + "." + padded.suffix(places)
  }
}

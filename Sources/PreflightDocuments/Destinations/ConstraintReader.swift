import MediaProbe
import Preflight
import PreflightRules

// The kinds of constraints in destination files: how each is read, and its schema.

/// Reads a constraint: a mapping with one key, which names one of a closed set.
struct ConstraintReader {
  private let parameters: [Parameter]
  private let parametersByName: [String: Parameter]
  private let mistakes: Mistakes
  /// The unit of the subject, which a figure with a unit must have; nil if the subject has no unit.
  private var unit: Unit?

  /// - Parameters:
  ///   - parameters: The parameters of the destination, in the order of its document.
  ///   - byName: The same parameters by their names. Every rule has a reader, so the caller makes this once.
  init(parameters: [Parameter], byName parametersByName: [String: Parameter], mistakes: Mistakes) {
    self.parameters = parameters
    self.parametersByName = parametersByName
    self.mistakes = mistakes
  }

  private static let names = Constraint.Key.allCases.filter { $0.schema != nil }.map(\.rawValue)

  /// The kinds that can be members of the rule itself.
  static var kinds: [String] { names }

  func read(_ value: DocumentValue, on subject: Subject) -> Constraint? {
    if case .mapping = value.content {} else { return shorthand(value, on: subject) }
    guard var entry = MappingReader(value, "a constraint", mistakes) else { return nil }
    return read(entry.rest(), at: value.place, on: subject)
  }

  /// Reads a constraint from its members: one, or a minimum and a maximum.
  func read(
    _ members: [(key: String, place: Place, value: DocumentValue)], at place: Place, on subject: Subject
  ) -> Constraint? {
    if members.count == 2, Set(members.map(\.key)) == ["min", "max"] {
      let bounds = members.map { member in
        (key: DocumentValue(place: member.place, content: .scalar(member.key, quoted: false)), value: member.value)
      }
      return read("range", place, DocumentValue(place: place, content: .mapping(bounds)), on: subject)
    }
    guard members.count == 1, let (name, place, demand) = members.first else {
      mistakes.add(
        "a constraint has one key, found \(members.count), expected one of \(Self.names.joined(separator: ", "))",
        at: place)
      return nil
    }
    return read(name, place, demand, on: subject)
  }

  /// Reads a value or a list of values without a key: `h264` or `[h264, hevc]` for words, `yes` for a flag, `1920x1080` for a
  /// size, `44.1 kHz` for a sample rate.
  private func shorthand(_ value: DocumentValue, on subject: Subject) -> Constraint? {
    if subject.type == .size, case .size(let size)? = value.value(of: .size, mistakes),
      let width = Ratio(Int64(size.width), 1), let height = Ratio(Int64(size.height), 1)
    {
      return .sides([
        SideBound(.width, .range(min: .fixed(width), max: .fixed(width))),
        SideBound(.height, .range(min: .fixed(height), max: .fixed(height))),
      ])
    }
    var figure: String?
    if case .scalar(let text, _) = value.content, Figure.read(text) != nil { figure = text }
    // A sample rate is chosen, not limited. Any other bare figure could be a limit or the only value.
    let isRate = subject.unit == .hertz && figure.flatMap { Figure.unit(of: $0) } == .hertz
    guard [.text, .flag].contains(subject.type) || isRate, case .measure = subject else {
      let ways = figure.map { "{ max: \($0) } or { equals: \($0) }" } ?? "{ max: … }"
      mistakes.add(
        "found \(value.kind), expected a constraint such as \(ways): one of \(Self.names.joined(separator: ", "))",
        at: value.place)
      return nil
    }
    let name = subject.type == .flag || isRate ? Constraint.Key.equals : .oneOf
    return read(name.rawValue, value.place, value, on: subject)
  }

  /// Reads a constraint from its only member.
  func read(_ name: String, _ place: Place, _ value: DocumentValue, on subject: Subject) -> Constraint? {
    var reader = self
    reader.unit = subject.unit
    guard let constraint = reader.constraint(name, place, value, subject) else { return nil }
    let used = constraint.parameterNames.compactMap { parametersByName[$0] }
    guard constraint.fits(subject, parameters: used) else {
      mistakes.add("“\(name)” cannot be used on \(subject.name), which is \(subject.type.expectation)", at: place)
      return nil
    }
    return constraint
  }

  /// Reads a constraint on a subject that it names itself.
  func clause(_ value: DocumentValue) -> Clause? {
    guard var entry = MappingReader(value, "a clause", mistakes) else { return nil }
    let subject = entry.required("fact").flatMap { SubjectReader(mistakes: mistakes).read($0) }
    let constraint = entry.required("constraint").flatMap { value in subject.flatMap { read(value, on: $0) } }
    entry.finish()
    guard let subject, let constraint else { return nil }
    return Clause(subject, constraint)
  }

  private func constraint(_ name: String, _ place: Place, _ value: DocumentValue, _ subject: Subject) -> Constraint? {
    switch Constraint.Key(rawValue: name) {
    case .max, .min, .above, .below, .range: bound(name, value).map { .within($0) }
    case .oneOf: oneOf(value, subject)
    case .noneOf: values(value, subject).map { .noneOf($0) }
    case .equals: equals(value, subject)
    case .fits: fits(value)
    case .covers: MappingReader(value, "a size", mistakes).flatMap { box($0) { .min($0) } }
    case .sides: sides(value)
    case .length: length(value)
    case .form: (value.word(mistakes) as TextForm?).map { .form($0) }
    case .granted: granted(value)
    case .positionIn: positionIn(value)
    case .sameAs: SubjectReader(mistakes: mistakes).read(value).map { .sameAs($0) }
    case .present: value.flag(mistakes).map { .present($0) }
    case .contains: entries(value).map { .contains($0) }
    case .lacks: entries(value).map { .lacks($0) }
    case .version: version(value)
    case .anyOf: clauses(value).map { .anyOf($0) }
    case .allOf: clauses(value).map { .allOf($0) }
    case .oneOfParameter, .equalsParameter, .equalsValueOf, nil: unknown(name, place)
    }
  }

  private func unknown(_ name: String, _ place: Place) -> Constraint? {
    let near = Guess.nearest(to: name, among: Self.names)
    let hint = near.map { "; did you mean “\($0)”?" } ?? ""
    mistakes.add(
      "unknown constraint “\(name.shortened)”\(hint)\(hint.isEmpty ? "," : " The kinds are:") "
        + (hint.isEmpty ? "expected one of " : "") + Self.names.joined(separator: ", "), at: place)
    return nil
  }

  private func bound(_ name: String, _ value: DocumentValue) -> Bound? {
    switch name {
    case "max": return limit(value).map { .max($0) }
    case "min": return limit(value).map { .min($0) }
    case "above": return limit(value).map { .above($0) }
    case "below": return limit(value).map { .below($0) }
    default:
      guard var entry = MappingReader(value, "a range", mistakes) else { return nil }
      let min = entry.required("min")
      let max = entry.required("max")
      entry.finish()
      guard let min, let max, let low = limit(min), let high = limit(max) else { return nil }
      if case .fixed(let low) = low, case .fixed(let high) = high, high < low {
        mistakes.add("“min” is above “max”", at: value.place)
      }
      return .range(min: low, max: high)
    }
  }

  private func limit(_ value: DocumentValue) -> Limit? {
    guard case .mapping = value.content, var entry = MappingReader(value, "a limit", mistakes) else {
      if case .scalar(let text, _) = value.content, let unit, let given = Figure.unit(of: text), given != unit {
        mistakes.add("found \(value.kind), expected a figure in \(unit.rawValue)", at: value.place)
        return nil
      }
      return value.figure(mistakes).map { .fixed($0) }
    }
    let name = entry.required("parameter")
    entry.finish()
    guard let name, let parameter = parameter(name) else { return nil }
    guard case .number(let from, let to) = parameter.values else {
      mistakes.add("“\(parameter.name)” is \(parameter.expected.english), expected a number", at: name.place)
      return nil
    }
    var standard: Ratio?
    if case .number(let number) = parameter.standard { standard = number }
    return .parameter(parameter.name, from: from, to: to, standard: standard)
  }

  private func parameter(_ value: DocumentValue) -> Parameter? {
    guard let name = value.text(mistakes) else { return nil }
    if let parameter = parametersByName[name] { return parameter }
    mistakes.add("no parameter “\(name)”" + Guess.suffix(for: name, among: parameters.map(\.name)), at: value.place)
    return nil
  }

  private func values(_ value: DocumentValue, _ subject: Subject) -> [FactValue]? {
    value.list(mistakes, orOne: true)?.compactMap { single($0, subject) }
  }

  private func single(_ value: DocumentValue, _ subject: Subject) -> FactValue? {
    if let unit, case .scalar(let text, _) = value.content, let given = Figure.unit(of: text), given != unit {
      mistakes.add("found \(value.kind), expected a figure in \(unit.rawValue)", at: value.place)
      return nil
    }
    return value.value(of: subject.type, mistakes).flatMap {
      FactSpelling.checked($0, of: subject, at: value.place, mistakes)
    }
  }

  /// Reads a value, `{ parameter: client_key }`, or `{ value_of: FacebookAppID }`.
  private func equals(_ value: DocumentValue, _ subject: Subject) -> Constraint? {
    guard case .mapping = value.content, var entry = MappingReader(value, "a value", mistakes) else {
      return single(value, subject).map { .equals($0) }
    }
    let name = entry.optional("parameter")
    let key = entry.optional("value_of")?.text(mistakes)
    entry.finish()
    switch (name, key) {
    case (let name?, nil): return textParameter(name).map { .equalsParameter($0, value: nil) }
    case (nil, let key?): return .equalsValueOf(key)
    default:
      mistakes.add("expected “parameter” or “value_of”", at: value.place)
      return nil
    }
  }

  /// Reads the name of a parameter whose value is a text.
  private func textParameter(_ value: DocumentValue) -> String? {
    guard let parameter = parameter(value) else { return nil }
    guard parameter.values == .text else {
      mistakes.add(
        "“\(parameter.name)” is \(parameter.expected.english), expected a parameter of kind text", at: value.place)
      return nil
    }
    return parameter.name
  }

  private func version(_ value: DocumentValue) -> Constraint? {
    guard var range = MappingReader(value, "versions", mistakes) else { return nil }
    func version(_ value: DocumentValue) -> Version? {
      if case .scalar(let text, _) = value.content, let version = Version(text) { return version }
      mistakes.add("found \(value.kind), expected a version such as 17.4.0", at: value.place)
      return nil
    }
    let from = range.optional("from").flatMap(version)
    let below = range.optional("below").flatMap(version)
    range.finish()
    if range.isEmpty { mistakes.add("expected “from”, “below” or both", at: value.place) }
    return from == nil && below == nil ? nil : .version(from: from, below: below)
  }

  /// Reads a maximum for every side, or a parameter whose size is the maximum.
  private func fits(_ value: DocumentValue) -> Constraint? {
    guard var entry = MappingReader(value, "a size", mistakes) else { return nil }
    guard let name = entry.optional("parameter") else { return box(entry) { .max($0) } }
    entry.finish()
    guard let parameter = parameter(name) else { return nil }
    guard parameter.values == .size else {
      mistakes.add("“\(parameter.name)” is \(parameter.expected.english), expected a size", at: name.place)
      return nil
    }
    return .fits(parameter: parameter.name)
  }

  /// Reads bounds that limit all sides in the same way.
  private func box(_ entry: MappingReader, _ bound: (Limit) -> Bound) -> Constraint? {
    var entry = entry
    return sides(&entry) { limit($0).map(bound) }
  }

  private func sides(_ value: DocumentValue) -> Constraint? {
    guard var entry = MappingReader(value, "sides", mistakes) else { return nil }
    return sides(&entry) { value in
      guard var entry = MappingReader(value, "limits of a side", mistakes) else { return nil }
      let members = entry.rest()
      guard members.count == 1, let (name, place, demand) = members.first else {
        mistakes.add("a side has one limit, found \(members.count)", at: value.place)
        return nil
      }
      let known = ["max", "min", "above", "below", "range"]
      guard known.contains(name) else {
        mistakes.add("unknown limit “\(name)”" + Guess.suffix(for: name, among: known), at: place)
        return nil
      }
      return bound(name, demand)
    }
  }

  private func sides(_ entry: inout MappingReader, _ bound: (DocumentValue) -> Bound?) -> Constraint? {
    var sides: [SideBound] = []
    for side in Side.allCases {
      guard let value = entry.optional(side.rawValue) else { continue }
      if let bound = bound(value) { sides.append(SideBound(side, bound)) }
    }
    entry.finish()
    if entry.isEmpty { mistakes.add("no side is limited", at: entry.place) }
    return sides.isEmpty ? nil : .sides(sides)
  }

  private func length(_ value: DocumentValue) -> Constraint? {
    guard var entry = MappingReader(value, "a length", mistakes) else { return nil }
    let unit = entry.required("unit")?.word(mistakes) as TextUnit?
    let link = entry.optional("url")?.integer(mistakes)
    let shortensMentions = entry.optional("short_mentions")?.flag(mistakes) ?? false
    let members = entry.rest()
    guard members.count == 1, let (name, place, demand) = members.first else {
      mistakes.add("a length has one limit in addition to its unit, found \(members.count)", at: value.place)
      return nil
    }
    guard ["max", "min", "above", "below", "range"].contains(name) else {
      mistakes.add(
        "unknown limit “\(name)”" + Guess.suffix(for: name, among: ["max", "min", "above", "below", "range"]),
        at: place)
      return nil
    }
    guard let unit, let bound = bound(name, demand) else { return nil }
    return .length(bound, TextLength(unit, link: link, shortensMentions: shortensMentions))
  }

  /// Reads a list of values, or `{ parameter: NAME }` for the words of a parameter.
  private func oneOf(_ value: DocumentValue, _ subject: Subject) -> Constraint? {
    guard case .mapping = value.content, var entry = MappingReader(value, "a list", mistakes) else {
      return values(value, subject).map { .oneOf($0) }
    }
    let name = entry.required("parameter")
    entry.finish()
    guard let name, let parameter = parameter(name) else { return nil }
    guard parameter.values == .words else {
      mistakes.add("“\(parameter.name)” is \(parameter.expected.english), expected words", at: name.place)
      return nil
    }
    var standard: [FactValue] = []
    if case .words(let words) = parameter.standard { standard = words.map { .text($0) } }
    return .oneOfParameter(parameter.name, standard: standard)
  }

  /// Reads a word that the value of a parameter must contain.
  private func granted(_ value: DocumentValue) -> Constraint? {
    guard var entry = MappingReader(value, "granted", mistakes) else { return nil }
    let name = entry.required("by")
    let word = entry.required("word")?.text(mistakes)
    entry.finish()
    guard let name, let parameter = parameter(name), let word else { return nil }
    guard parameter.values == .words else {
      mistakes.add("“\(parameter.name)” is \(parameter.expected.english), expected words", at: name.place)
      return nil
    }
    return .granted(word, parameter: parameter.name, among: nil)
  }

  private func positionIn(_ value: DocumentValue) -> Constraint? {
    guard var entry = MappingReader(value, "a position", mistakes) else { return nil }
    let field = entry.required("field")?.text(mistakes)
    let unit = entry.required("unit")?.word(mistakes) as TextUnit?
    entry.finish()
    guard let field, let unit else { return nil }
    return .positionIn(field: field, unit)
  }

  /// Reads `weixin`, `{ prefix: wx }`, `{ prefix: wx, hex_digits: 16 }`, `{ prefix: "applinks:", containing: "/" }`, `{
  /// value_of: TikTokClientKey }`, `{ prefix: "XD-", parameter: xd_app_id }`, or a list of these.
  private func entries(_ value: DocumentValue) -> [ListEntry]? {
    guard let items = value.list(mistakes, orOne: true) else { return nil }
    if items.isEmpty { mistakes.add("expected at least one entry", at: value.place) }
    return items.compactMap { item in
      guard case .mapping = item.content, var entry = MappingReader(item, "an entry", mistakes) else {
        return item.text(mistakes).map { .text($0) }
      }
      let prefix = entry.optional("prefix")?.text(mistakes)
      let digits = entry.optional("hex_digits").flatMap { $0.integer(mistakes) }
      let part = entry.optional("containing")?.text(mistakes)
      let name = entry.optional("parameter").flatMap { textParameter($0) }
      let key = entry.optional("value_of")?.text(mistakes)
      entry.finish()
      switch (prefix, digits, part, name, key) {
      case (let prefix?, nil, nil, nil, nil): return .prefix(prefix)
      case (let prefix, let digits?, nil, nil, nil): return .hexDigits(prefix: prefix ?? "", count: digits)
      case (let prefix, nil, let part?, nil, nil): return .containing(prefix: prefix ?? "", part)
      case (let prefix, nil, nil, let name?, nil): return .parameter(name, prefix: prefix ?? "")
      case (nil, nil, nil, nil, let key?): return .valueOf(key)
      default:
        mistakes.add(
          "expected “prefix”, “hex_digits”, “containing”, “parameter” or “value_of”",
          at: item.place)
        return nil
      }
    }
  }

  private func clauses(_ value: DocumentValue) -> [Clause]? {
    guard let items = value.list(mistakes) else { return nil }
    if items.isEmpty { mistakes.add("expected at least one clause", at: value.place) }
    return items.compactMap { clause($0) }
  }
}

// MARK: - The schema

extension Constraint.Key {
  /// The JSON Schema of the key's value; nil for a key that destination files do not have. Names after `#/$defs/` are parts of
  /// the schema of destinations that other keys use too.
  package var schema: String? {
    switch self {
    case .max, .min, .above, .below: ##"{ "$ref": "#/$defs/limit" }"##
    case .range: ##"{ "$ref": "#/$defs/range" }"##
    case .oneOf:
      #"""
      {
        "description": "Values, or the words of a parameter.",
        "anyOf": [
          { "type": "array", "items": { "type": ["string", "number", "boolean"] } },
          {
            "type": "object",
            "required": ["parameter"],
            "additionalProperties": false,
            "properties": { "parameter": { "type": "string" } }
          }
        ]
      }
      """#
    case .noneOf: #"{ "type": "array", "items": { "type": ["string", "number", "boolean"] } }"#
    case .equals:
      #"""
      {
        "description": "A value, that of a parameter, or that of a key in the Info.plist.",
        "anyOf": [
          { "type": ["string", "number", "boolean"] },
          {
            "type": "object",
            "minProperties": 1,
            "maxProperties": 1,
            "additionalProperties": false,
            "properties": { "parameter": { "type": "string" }, "value_of": { "type": "string" } }
          }
        ]
      }
      """#
    case .fits, .covers: ##"{ "$ref": "#/$defs/box" }"##
    case .sides:
      #"""
      {
        "type": "object",
        "minProperties": 1,
        "additionalProperties": false,
        "properties": {
          "width": { "$ref": "#/$defs/bound" },
          "height": { "$ref": "#/$defs/bound" },
          "short": { "$ref": "#/$defs/bound" },
          "long": { "$ref": "#/$defs/bound" },
          "sum": { "$ref": "#/$defs/bound" },
          "pixels": { "$ref": "#/$defs/bound" }
        }
      }
      """#
    case .length:
      #"""
      {
        "type": "object",
        "required": ["unit"],
        "minProperties": 2,
        "additionalProperties": false,
        "properties": {
          "unit": { "enum": \#(Self.words(TextUnit.self)) },
          "url": { "description": "The length of each link in the count, regardless of its real length.", "type": "integer" },
          "short_mentions": { "description": "True if a mention counts without its server.", "type": "boolean" },
          "max": { "$ref": "#/$defs/limit" },
          "min": { "$ref": "#/$defs/limit" },
          "above": { "$ref": "#/$defs/limit" },
          "below": { "$ref": "#/$defs/limit" },
          "range": { "$ref": "#/$defs/range" }
        }
      }
      """#
    case .form: #"{ "enum": \#(Self.words(TextForm.self)) }"#
    case .granted:
      #"""
      {
        "description": "A word that the value of a parameter must contain.",
        "type": "object",
        "required": ["by", "word"],
        "additionalProperties": false,
        "properties": { "by": { "type": "string" }, "word": { "type": "string" } }
      }
      """#
    case .positionIn:
      #"""
      {
        "description": "From 0 to the length of the text of another field.",
        "type": "object",
        "required": ["field", "unit"],
        "additionalProperties": false,
        "properties": {
          "field": { "type": "string" },
          "unit": { "enum": \#(Self.words(TextUnit.self)) }
        }
      }
      """#
    case .sameAs: ##"{ "description": "The value of another subject.", "$ref": "#/$defs/subject" }"##
    case .present: #"{ "type": "boolean" }"#
    case .contains: Self.entries("Entries that a list has to have.")
    case .lacks: Self.entries("Entries that a list must not have. A text is compared like a list of one.")
    case .version:
      #"""
      {
        "description": "A text that is a version within these.",
        "type": "object",
        "minProperties": 1,
        "additionalProperties": false,
        "properties": {
          "from": { "type": ["string", "number"] },
          "below": { "type": ["string", "number"] }
        }
      }
      """#
    case .anyOf, .allOf: ##"{ "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/clause" } }"##
    case .oneOfParameter, .equalsParameter, .equalsValueOf: nil
    }
  }

  /// Returns the schema of an entry or a list of entries.
  private static func entries(_ description: String) -> String {
    ##"""
    {
      "description": "\##(description)",
      "anyOf": [{ "$ref": "#/$defs/entry" }, { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/entry" } }]
    }
    """##
  }

  /// Returns the words of a fixed set as a JSON array.
  private static func words<Word: CaseIterable & RawRepresentable<String>>(_ type: Word.Type) -> String {
    "[" + type.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ") + "]"
  }
}

/// The part of the JSON Schema of destinations that lists the kinds of constraints.
package enum ConstraintSchema {
  /// The lines before and after the members, each with its line break. The generator replaces what is between them.
  package static let start = """
        "constraint": {
          "description": "One of a closed set.",
          "type": "object",
          "minProperties": 1,
          "maxProperties": 1,
          "additionalProperties": false,
          "properties": {

    """
  package static let end = """
          }
        },

    """

  /// Returns the schema of destinations with the current kinds of constraints; nil if it has no place for them.
  package static func text(in schema: String) -> String? {
    guard let head = schema.firstRange(of: start), let tail = schema[head.upperBound...].firstRange(of: end) else {
      return nil
    }
    let members = Constraint.Key.allCases.compactMap { key in
      key.schema.map { "\"\(key.rawValue)\": \($0)" }
    }
    let lines = members.joined(separator: ",\n").split(separator: "\n").map { "        \($0)\n" }
    return schema[..<head.upperBound] + lines.joined() + schema[tail.lowerBound...]
  }
}

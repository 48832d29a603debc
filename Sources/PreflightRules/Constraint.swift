package import MediaProbe

// The kinds of constraints, with all that the model of rules must know of each. CONTRIBUTING.md lists the other files of a kind.

/// The requirement of a rule on its subject. The set of constraints is small and closed; there is no expression
/// language.
package enum Constraint: Sendable, Equatable {
  /// A number, a frame rate or an aspect ratio within limits.
  case within(Bound)
  case oneOf([FactValue])
  /// The value is among the words of a parameter. `standard` has the words that count if no value is given.
  case oneOfParameter(String, standard: [FactValue])
  case noneOf([FactValue])
  case equals(FactValue)
  /// Sides of a picture, each within its limits; all of them must hold.
  case sides([SideBound])
  /// Width and height must not exceed those of a parameter.
  case fits(parameter: String)
  /// The length of a text.
  case length(Bound, TextLength)
  case form(TextForm)
  /// A word must be among those of a parameter, regardless of the subject. `among` has the words once they are known.
  case granted(String, parameter: String, among: [String]?)
  /// A position from 0 to the length of the text of another field.
  case positionIn(field: String, TextUnit)
  /// A text is a version in this range. Nil for an open end.
  case version(from: Version?, below: Version?)
  /// The value equals that of a parameter. `value` has it once it is known; without it, nothing is compared.
  case equalsParameter(String, value: String?)
  /// The value equals that of a key in the app's property list, if that key is filled in.
  case equalsValueOf(String)
  /// The value equals that of another subject, if that one is known to have a value.
  case sameAs(Subject)
  /// A field must be present, or must be absent.
  case present(Bool)
  /// A list must contain these entries.
  case contains([ListEntry])
  /// A list must have none of these entries. A text is compared like a list of one.
  case lacks([ListEntry])
  case anyOf([Clause])
  case allOf([Clause])

  /// The keys of constraints in destination files, in the order of their schema, and in the compiled form.
  package enum Key: String, Sendable, CaseIterable {
    case max, min, above, below, range
    case oneOf = "one_of"
    case noneOf = "none_of"
    case equals, fits
    /// Another spelling of `sides`, which only destination files have.
    case covers
    case sides, length, form, granted
    case positionIn = "position_in"
    case sameAs = "same_as"
    case present, contains, lacks, version
    case anyOf = "any_of"
    case allOf = "all_of"
    /// A form of `one_of` and two forms of `equals`, which have keys of their own only in the compiled form.
    case oneOfParameter = "one_of_parameter"
    case equalsParameter = "equals_parameter"
    case equalsValueOf = "equals_value_of"
  }

  /// A constraint says what it demands of a value, and several kinds can demand the same. Planning, repairs, headlines, app files
  /// and the comparison with a source read the demand and not the kind, so a new kind changes none of them.
  package enum Demand: Sendable {
    /// A number, a frame rate or an aspect ratio.
    case number(Bound)
    case length(Bound, TextLength)
    case sides([SideBound])
    /// A size that is not above one that is not known yet.
    case sizeOfParameter
    case value(FactValue)
    case oneOf([FactValue])
    case noneOf([FactValue])
    case presence(Bool)
    /// A text with a property that is not its length.
    case text
    /// A list with certain entries.
    case entries
    case clauses([Clause])
    /// Nothing that a value alone can meet, or that a changed file can meet.
    case other
  }
}

extension Constraint {
  package var demand: Demand {
    switch self {
    case .within(let bound): .number(bound)
    case .length(let bound, let unit): .length(bound, unit)
    case .sides(let sides): .sides(sides)
    case .fits: .sizeOfParameter
    case .equals(let value): .value(value)
    case .oneOf(let values), .oneOfParameter(_, let values): .oneOf(values)
    case .noneOf(let values): .noneOf(values)
    case .present(let wanted): .presence(wanted)
    case .form, .version, .equalsParameter: .text
    case .contains: .entries
    case .anyOf(let clauses), .allOf(let clauses): .clauses(clauses)
    case .granted, .positionIn, .equalsValueOf, .sameAs, .lacks: .other
    }
  }

  /// The range of a number or of a length; nil for any other constraint.
  package var bound: Bound? {
    switch demand {
    case .number(let bound), .length(let bound, _): bound
    case .sides, .sizeOfParameter, .value, .oneOf, .noneOf, .presence, .text, .entries, .clauses, .other: nil
    }
  }

  /// The parameters that the constraint uses.
  package var parameters: [String] {
    switch self {
    case .within(let bound), .length(let bound, _): bound.parameters
    case .sides(let sides): sides.flatMap { $0.bound.parameters }
    case .fits(let parameter): [parameter]
    case .granted(_, let parameter, _): [parameter]
    case .equalsParameter(let parameter, _), .oneOfParameter(let parameter, _): [parameter]
    case .contains(let entries), .lacks(let entries):
      entries.compactMap { if case .parameter(let name, _) = $0 { name } else { nil } }
    case .anyOf(let clauses), .allOf(let clauses): clauses.flatMap { $0.constraint.parameters }
    case .oneOf, .noneOf, .equals, .form, .version, .equalsValueOf, .positionIn, .sameAs, .present: []
    }
  }

  /// The subjects of the constraint in addition to the rule's own.
  package var furtherSubjects: [Subject] {
    switch self {
    case .anyOf(let clauses), .allOf(let clauses): clauses.map { $0.subject }
    case .equalsValueOf(let key): [.app(.infoPlist(key))]
    case .sameAs(let subject): [subject]
    case .contains(let entries), .lacks(let entries):
      entries.compactMap { if case .valueOf(let key) = $0 { .app(.infoPlist(key)) } else { nil } }
    case .within, .oneOf, .oneOfParameter, .noneOf, .equals, .sides, .fits, .length, .form, .granted, .positionIn,
      .version, .equalsParameter, .present:
      []
    }
  }

  /// True if the constraint compares a value with a text parameter that has no value. A rule with such a constraint does not
  /// apply once the values of parameters are known.
  package var lacksText: Bool {
    switch self {
    case .equalsParameter(_, let value): value == nil
    case .contains(let entries), .lacks(let entries):
      entries.contains { if case .parameter = $0 { true } else { false } }
    case .anyOf(let clauses), .allOf(let clauses): clauses.contains { $0.constraint.lacksText }
    case .within, .oneOf, .oneOfParameter, .noneOf, .equals, .sides, .fits, .length, .form, .granted, .positionIn,
      .version, .equalsValueOf, .sameAs, .present:
      false
    }
  }

  /// Returns the constraint with numbers in place of the parameters whose values are known.
  package func resolved(_ value: (String) -> ParameterValue?) -> Constraint {
    switch self {
    case .within(let bound): .within(bound.resolved(value))
    case .length(let bound, let unit): .length(bound.resolved(value), unit)
    case .sides(let sides): .sides(sides.map { SideBound($0.side, $0.bound.resolved(value)) })
    case .fits(let parameter):
      if case .size(let size) = value(parameter), let width = Ratio(Int64(size.width), 1),
        let height = Ratio(Int64(size.height), 1)
      {
        .sides([SideBound(.width, .max(.fixed(width))), SideBound(.height, .max(.fixed(height)))])
      } else {
        self
      }
    case .anyOf, .allOf: mapClauses { Clause($0.subject, $0.constraint.resolved(value)) }
    case .granted(let word, let parameter, _):
      if case .words(let words) = value(parameter) { .granted(word, parameter: parameter, among: words) } else { self }
    case .equalsParameter(let parameter, _):
      if case .text(let text) = value(parameter) { .equalsParameter(parameter, value: text) } else { self }
    case .oneOfParameter(let parameter, _):
      if case .words(let words) = value(parameter) { .oneOf(words.map { .text($0) }) } else { self }
    case .contains(let entries): .contains(entries.map { $0.resolved(value) })
    case .lacks(let entries): .lacks(entries.map { $0.resolved(value) })
    case .oneOf, .noneOf, .equals, .form, .version, .equalsValueOf, .positionIn, .sameAs, .present: self
    }
  }

  /// Returns the constraint with other clauses; the same constraint if it has none.
  package func mapClauses(_ changed: (Clause) -> Clause) -> Constraint {
    switch self {
    case .anyOf(let clauses): .anyOf(clauses.map(changed))
    case .allOf(let clauses): .allOf(clauses.map(changed))
    case .within, .oneOf, .oneOfParameter, .noneOf, .equals, .sides, .fits, .length, .form, .granted, .positionIn,
      .version, .equalsParameter, .equalsValueOf, .sameAs, .present, .contains, .lacks:
      self
    }
  }
}

// MARK: - The compiled form

extension Constraint.Key: CompiledWord { static let compiledWords = WordTable<Constraint.Key>() }

extension Constraint: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    try json.beginObject()
    switch json.nextKey() as Key? {
    case .max: self = .within(.max(try Limit(compiled: &json)))
    case .min: self = .within(.min(try Limit(compiled: &json)))
    case .above: self = .within(.above(try Limit(compiled: &json)))
    case .below: self = .within(.below(try Limit(compiled: &json)))
    case .range: self = .within(try Bound(range: &json))
    case .oneOf: self = .oneOf(try json.list())
    case .oneOfParameter:
      try json.beginObject()
      let parameter: String = try json.value("name")
      self = .oneOfParameter(parameter, standard: json.member("default") ? try json.list() : [])
      try json.endObject()
    case .noneOf: self = .noneOf(try json.list())
    case .equals: self = .equals(try FactValue(compiled: &json))
    case .equalsParameter:
      try json.beginObject()
      let parameter: String = try json.value("name")
      self = .equalsParameter(parameter, value: try json.optional("value"))
      try json.endObject()
    case .equalsValueOf: self = .equalsValueOf(try json.string())
    case .version:
      try json.beginObject()
      let from: Version? = try json.optional("from")
      self = .version(from: from, below: try json.optional("below"))
      try json.endObject()
    case .sides: self = .sides(try json.list())
    case .fits: self = .fits(parameter: try json.string())
    case .length:
      try json.beginObject()
      let unit: TextUnit = try json.word("unit")
      let link = try json.int("link")
      let shortensMentions = json.member("short_mentions") ? try json.bool() : false
      self = .length(
        try Bound(next: &json), TextLength(unit, link: link, shortensMentions: shortensMentions))
      try json.endObject()
    case .form: self = .form(try json.word())
    case .granted:
      try json.beginObject()
      let word: String = try json.value("word")
      let parameter: String = try json.value("by")
      self = .granted(word, parameter: parameter, among: json.member("among") ? try json.list() : nil)
      try json.endObject()
    case .positionIn:
      try json.beginObject()
      let field: String = try json.value("field")
      self = .positionIn(field: field, try json.word("unit"))
      try json.endObject()
    case .sameAs: self = .sameAs(try Subject(compiled: &json))
    case .present: self = .present(try json.bool())
    case .contains: self = .contains(try json.list())
    case .lacks: self = .lacks(try json.list())
    case .anyOf: self = .anyOf(try json.list())
    case .allOf: self = .allOf(try json.list())
    case .covers, nil: throw json.damage("a constraint")
    }
    try json.endObject()
  }

  func compile(to json: inout JSONWriter) {
    json.beginObject()
    switch self {
    case .within(let bound): bound.compileMember(to: &json)
    case .oneOf(let values): json.write(.oneOf, list: values)
    case .oneOfParameter(let parameter, let standard):
      json.begin(.oneOfParameter)
      json.value("name", parameter)
      json.key("default")
      json.list(standard)
      json.endObject()
    case .noneOf(let values): json.write(.noneOf, list: values)
    case .equals(let value): json.write(.equals, value)
    case .equalsParameter(let parameter, let value):
      json.begin(.equalsParameter)
      json.value("name", parameter)
      json.value("value", value)
      json.endObject()
    case .equalsValueOf(let key): json.write(.equalsValueOf, key)
    case .version(let from, let below):
      json.begin(.version)
      json.value("from", from)
      json.value("below", below)
      json.endObject()
    case .sides(let sides): json.write(.sides, list: sides)
    case .fits(let parameter): json.write(.fits, parameter)
    case .length(let bound, let unit):
      json.begin(.length)
      json.word("unit", unit.textUnit)
      json.int("link", unit.link)
      if unit.shortensMentions {
        json.key("short_mentions")
        json.bool(true)
      }
      bound.compileMember(to: &json)
      json.endObject()
    case .form(let form): json.write(.form, form.rawValue)
    case .granted(let word, let parameter, let words):
      json.begin(.granted)
      json.value("word", word)
      json.value("by", parameter)
      if let words {
        json.key("among")
        json.list(words)
      }
      json.endObject()
    case .positionIn(let field, let unit):
      json.begin(.positionIn)
      json.value("field", field)
      json.word("unit", unit)
      json.endObject()
    case .sameAs(let subject): json.write(.sameAs, subject)
    case .present(let wanted):
      json.key(escaping: Key.present.rawValue)
      json.bool(wanted)
    case .contains(let entries): json.write(.contains, list: entries)
    case .lacks(let entries): json.write(.lacks, list: entries)
    case .anyOf(let clauses): json.write(.anyOf, list: clauses)
    case .allOf(let clauses): json.write(.allOf, list: clauses)
    }
    json.endObject()
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ key: Constraint.Key, _ value: some Compilable) {
    self.key(escaping: key.rawValue)
    value.compile(to: &self)
  }

  fileprivate mutating func write(_ key: Constraint.Key, list: [some Compilable]) {
    self.key(escaping: key.rawValue)
    self.list(list)
  }

  /// Begins an object under a key.
  fileprivate mutating func begin(_ key: Constraint.Key) {
    self.key(escaping: key.rawValue)
    beginObject()
  }
}

package import MediaProbe
import PreflightJudging
public import PreflightRules

// The words of each kind of constraint, and its place in JSON.

extension Constraint {
  /// Returns the constraint as text for people.
  func phrase(
    unit: Unit?, type: ValueType, _ precision: Phrase.Precision = .usual, in language: Language
  ) -> String {
    let words = language.words
    return switch self {
    case .within(let bound), .length(let bound, _): bound.phrase(unit: unit, type: type, precision, in: language)
    case .oneOf(let values): words.phrases.oneOf(values.map { Phrase.of($0, unit: unit, in: language) })
    case .oneOfParameter(let parameter, _): words.phrases.valueOf(parameter)
    case .noneOf(let values): words.phrases.noneOf(values.map { Phrase.of($0, unit: unit, in: language) })
    case .equals(let value): Phrase.of(value, unit: unit, in: language)
    case .sides(let sides): Self.phrase(sides, in: language)
    case .fits(let parameter): words.phrases.sizeOf(parameter)
    case .granted(let word, _, _): word
    case .positionIn(let field, let unit): words.phrases.positionIn(field, unit.unit)
    case .form(let form): words.phrases.form(form)
    case .version(let from, let below): words.phrases.versions(from?.description, below?.description)
    case .equalsParameter(let parameter, let value): value ?? words.phrases.valueOf(parameter)
    case .equalsValueOf(let key): words.phrases.valueOf(key)
    case .sameAs(let subject): words.phrases.valueOf(subject.name)
    case .present(let wanted): words.phrases.present(wanted)
    case .contains(let entries): words.phrases.all(entries.map { $0.phrase(in: language) })
    case .lacks(let entries): words.phrases.oneOf(entries.map { $0.phrase(in: language) })
    case .anyOf(let clauses): words.phrases.any(of: clauses, clauses.map { $0.phrase(in: language) })
    case .allOf(let clauses): words.phrases.all(of: clauses, clauses.map { $0.phrase(in: language) }, in: language)
    }
  }

  private static func phrase(_ sides: [SideBound], in language: Language) -> String {
    if let box = box(sides, in: language) { return box }
    return language.words.phrases.sides(
      sides.map { side in
        language.words.phrases.side(
          side.side, side.bound.phrase(unit: .pixels, type: .integer, words: true, in: language))
      })
  }

  /// Returns a maximum size if both sides, or the short and the long side, have a maximum; nil for anything else.
  private static func box(_ sides: [SideBound], in language: Language) -> String? {
    guard sides.count == 2, case .max(.fixed(let first)) = sides[0].bound,
      case .max(.fixed(let second)) = sides[1].bound,
      first.denominator == 1, second.denominator == 1
    else { return nil }
    return switch (sides[0].side, sides[1].side) {
    case (.width, .height): "\(first.numerator)×\(second.numerator)"
    case (.short, .long): language.words.phrases.box(first.numerator, second.numerator)
    default: nil
    }
  }
}

extension Clause {
  /// Returns the clause as text for people, as a condition under which a rule applies.
  package func conditionText(in language: Language = .english) -> String {
    "\(subject.name) \(constraint.conditionText(on: subject, in: language))"
  }

  fileprivate func phrase(in language: Language) -> String { subject.name + " " + demand(in: language) }

  /// Returns the clause without its subject.
  func demand(in language: Language) -> String {
    constraint.phrase(unit: constraint.unit ?? subject.unit, type: subject.type, in: language)
  }
}

// MARK: - For documentation

extension Rule {
  /// Returns the subject and its constraint as text for people: `duration at most 600 s`.
  public func demand(in language: Language = .english) -> String {
    (constraint.namesSubjects ? "" : subject.name + " ") + constraint.limitText(on: subject, in: language)
  }
}

extension Constraint {
  /// True if the text of the constraint names its subjects, because it may have several.
  package var namesSubjects: Bool {
    switch self {
    case .anyOf, .allOf: true
    case .within, .oneOf, .oneOfParameter, .noneOf, .equals, .sides, .fits, .length, .form, .granted, .positionIn,
      .version, .equalsParameter, .equalsValueOf, .sameAs, .present, .contains, .lacks:
      false
    }
  }

  /// Returns the limit on a subject as text for people.
  package func limitText(on subject: Subject, in language: Language = .english) -> String {
    let unit = self.unit ?? subject.unit
    let phrase = self.phrase(unit: unit, type: subject.type, in: language)
    return switch self {
    case .within(let bound), .length(let bound, _):
      bound.phrase(unit: unit, type: subject.type, words: true, in: language)
    case .fits: language.words.phrases.atMost(phrase)
    case .equals, .oneOf, .oneOfParameter, .equalsParameter, .equalsValueOf, .sameAs:
      language.words.phrases.being(phrase)
    case .contains: language.words.phrases.has(phrase)
    case .lacks: language.words.phrases.without(phrase)
    case .sides(let sides): Self.boxAtMost(sides, in: language) ?? phrase
    case .noneOf, .granted, .positionIn, .form, .version, .present, .anyOf, .allOf: phrase
    }
  }

  /// Returns the constraint as text for people, as a condition under which a rule applies.
  fileprivate func conditionText(on subject: Subject, in language: Language) -> String {
    switch self {
    case .present(let wanted): language.words.phrases.isPresent(wanted)
    case .form(.filled): language.words.phrases.isPresent(true)
    case .within, .oneOf, .oneOfParameter, .noneOf, .equals, .sides, .fits, .length, .form, .granted, .positionIn,
      .version, .equalsParameter, .equalsValueOf, .sameAs, .contains, .lacks, .anyOf, .allOf:
      limitText(on: subject, in: language)
    }
  }

  /// Returns a maximum size as text for people; nil if the bounds are not such a size.
  private static func boxAtMost(_ sides: [SideBound], in language: Language) -> String? {
    guard let box = box(sides, in: language) else { return nil }
    if case .short = sides[0].side, case .max(.fixed(let short)) = sides[0].bound,
      case .max(.fixed(let long)) = sides[1].bound
    {
      return language.words.phrases.boxAtMost(short.numerator, long.numerator)
    }
    return language.words.phrases.atMost(box)
  }
}

// MARK: - JSON

extension Constraint {
  /// Writes a limit: a value, a list of values, `{min, max}`, or for the sides of a picture `{min, max}` with objects
  /// by side.
  package func write(to json: inout JSONWriter, as subject: Subject) {
    switch self {
    case .within(let bound), .length(let bound, _): bound.write(to: &json, as: subject)
    case .oneOf(let values), .noneOf(let values):
      json.beginArray()
      for value in values { value.write(to: &json, as: subject) }
      json.endArray()
    case .oneOfParameter(let parameter, _): json.string(parameter)
    case .equals(let value): value.write(to: &json, as: subject)
    case .sides(let sides):
      json.beginObject()
      Self.write("min", sides.compactMap { side in side.bound.ends.min.map { (side.side, $0) } }, to: &json)
      Self.write("max", sides.compactMap { side in side.bound.ends.max.map { (side.side, $0) } }, to: &json)
      json.endObject()
    case .fits(let parameter): json.string(parameter)
    case .granted(let word, _, _): json.string(word)
    case .positionIn(let field, _): json.string(field)
    case .form(let form): json.string(form.rawValue)
    case .version(let from?, let below?):
      json.beginObject()
      json.key("min")
      json.string(from.description)
      json.key("max")
      json.string(below.description)
      json.endObject()
    case .version(let from, let below): json.string((from ?? below)?.description ?? "")
    case .equalsParameter(let parameter, let value): json.string(value ?? parameter)
    case .equalsValueOf(let key): json.string(key)
    case .sameAs(let subject): json.string(subject.name)
    case .present(let wanted): json.bool(wanted)
    case .contains(let entries), .lacks(let entries):
      json.beginArray()
      for entry in entries { json.string(entry.phrase(in: .english)) }
      json.endArray()
    case .anyOf(let clauses), .allOf(let clauses):
      json.beginArray()
      for clause in clauses {
        json.beginObject()
        json.key("fact")
        json.string(clause.subject.name)
        json.key("limit")
        clause.constraint.write(to: &json, as: clause.subject)
        json.endObject()
      }
      json.endArray()
    }
  }

  private static func write(_ key: StaticString, _ sides: [(Side, Limit)], to json: inout JSONWriter) {
    guard !sides.isEmpty else { return }
    json.key(key)
    json.beginObject()
    for (side, limit) in sides {
      json.key(escaping: side.rawValue)
      limit.write(to: &json, as: .measure(.fact(.videoWidth)))
    }
    json.endObject()
  }
}

extension Bound {
  fileprivate var ends: (min: Limit?, max: Limit?) {
    switch self {
    case .max(let limit), .below(let limit): (nil, limit)
    case .min(let limit), .above(let limit): (limit, nil)
    case .range(let min, let max): (min, max)
    }
  }

  fileprivate func write(to json: inout JSONWriter, as subject: Subject) {
    switch self {
    case .max(let limit), .min(let limit), .above(let limit), .below(let limit): limit.write(to: &json, as: subject)
    case .range(let min, let max):
      json.beginObject()
      json.key("min")
      min.write(to: &json, as: subject)
      json.key("max")
      max.write(to: &json, as: subject)
      json.endObject()
    }
  }
}

extension Limit {
  fileprivate func write(to json: inout JSONWriter, as subject: Subject) {
    switch self {
    case .fixed(let figure): figure.write(to: &json, as: subject)
    case .parameter(let name, _, _, _): json.string(name)
    }
  }
}

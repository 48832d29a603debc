package import PreflightRules

extension PhraseWords {
  /// Returns the unit after a number, as a word or a symbol. Symbols are the same in every language.
  func unit(_ unit: Unit) -> String {
    switch unit {
    case .bitsPerSecond, .pixels, .framesPerSecond, .hertz, .loudnessUnitsFullScale, .loudnessUnits, .decibelsTruePeak:
      unit.rawValue
    case .seconds: seconds
    default: unitAfter(unit, unit.rawValue)
    }
  }

  package func condition(_ condition: Condition) -> String {
    switch condition.test {
    case .version(let from, let below):
      conditionOn(condition.parameter, true, from?.description, below?.description, [])
    case .oneOf(let words): conditionOn(condition.parameter, false, nil, nil, words)
    }
  }

  func expectation(_ values: Parameter.Values) -> String {
    switch values {
    case .version: expected("version", [], "", "")
    case .choice(let words): expected("choice", words, "", "")
    case .number(_, let to) where to.isUnbounded: expected("number", [], "", "")
    case .number(let from, let to):
      expected("range", [], ParameterValue.number(from).description, ParameterValue.number(to).description)
    case .size: expected("size", [], "", "")
    case .words: expected("words", [], "", "")
    case .text: expected("text", [], "", "")
    }
  }

  /// Returns clauses of which one is enough.
  func any(of clauses: [Clause], _ texts: [String]) -> String {
    let areRequired = clauses.count > 1 && clauses.allSatisfy { $0.constraint == .present(true) }
    return anyOf(texts, clauses.map { $0.subject.name }, areRequired)
  }

  /// Returns clauses that all hold. Some languages join demands on fields as one sentence, which names a subject once.
  func all(of clauses: [Clause], _ texts: [String], in language: Language) -> String {
    var sentence = texts.first ?? ""
    var last = clauses.first?.subject
    for (clause, text) in zip(clauses, texts).dropFirst() {
      sentence = also(sentence, clause.subject == last ? clause.demand(in: language) : text)
      last = clause.subject
    }
    return allOf(texts, sentence, clauses.count > 1 && clauses.allSatisfy { $0.constraint.isDemand })
  }
}

extension Constraint {
  /// True for a requirement that is a sentence with its subject in every language.
  fileprivate var isDemand: Bool {
    switch self {
    case .present, .noneOf, .form(.filled): true
    default: false
    }
  }
}

import PreflightRules

extension PhraseWords {
  static let english = PhraseWords(
    yes: "yes",
    no: "no",
    emptyList: "an empty list",
    quoted: { "“\($0)”" },
    bytes: "bytes",
    unit: { englishWords(for: $0) },
    or: { enumerated($0, last: "or") },
    and: { enumerated($0, last: "and") },
    limit: { limit in
      switch limit {
      case .noneOf(let values): "none of " + enumerated(values, last: "and")
      case .sizeOf(let parameter): "the size of \(parameter)"
      case .positionIn(let field, let unit): "0 to the length of \(field) in \(englishWords(for: unit))"
      case .form(.hexColor): "a color such as #444444"
      case .form(.httpsURL): "an https URL"
      case .form(.webURL): "a web address"
      case .form(.plainText): "text without control characters and direction marks"
      case .form(.digits): "only digits"
      case .form(.filled): "to be filled in"
      case .present(let wanted): wanted ? "present" : "absent"
      case .versions(let from?, let below?): "\(from) or later, below \(below)"
      case .versions(let from?, nil): "\(from) or later"
      case .versions(nil, let below): "below \(below ?? "")"
      }
    },
    hexDigits: { "\($0) and \($1) hexadecimal digits" },
    isPresent: { $0 ? "present" : "absent" },
    valueOf: { "the value of \($0)" },
    side: { side, bound in
      let name =
        switch side {
        case .width, .height: side.rawValue
        case .short: "short side"
        case .long: "long side"
        case .sum: "width + height"
        case .pixels: "width × height"
        }
      return "\(name) \(bound)"
    },
    sides: { enumerated($0, last: "and") },
    box: { "short side \($0) px, long side \($1) px" },
    boxAtMost: { "at most short side \($0) px, long side \($1) px" },
    being: { $0 },
    within: { $0 },
    atMost: { "at most \($0)" },
    atLeast: { limit, _ in "at least \(limit)" },
    above: { "above \($0)" },
    below: { "below \($0)" },
    range: { "\($0) to \($1)" },
    parameter: { "\($0) (\($1))" },
    has: { "has \($0)" },
    without: { "without \($0)" },
    shortened: { "\($0)… (\($1) characters)" },
    condition: { $0.description },
    expectation: { values in
      switch values {
      case .version: "a version such as 17.4.0"
      case .choice(let words): "one of " + words.joined(separator: ", ")
      case .number(_, let to) where to.isUnbounded: "a number"
      case .number(let from, let to): "a number from \(ParameterValue.number(from)) to \(ParameterValue.number(to))"
      case .size: "a size such as 1170x2532"
      case .words: "words separated by commas"
      case .text: "a text"
      }
    },
    unlessGiven: { "\($0), \($1) if it is not given" })

  private static func englishWords(for unit: Unit) -> String {
    switch unit {
    case .utf16: "UTF-16 units"
    case .utf8: "bytes of UTF-8"
    case .weighted: "weighted characters"
    case .emojiBytes, .halfASCII: "characters"
    default: unit.rawValue
    }
  }

  /// Returns `a, b or c`.
  private static func enumerated(_ words: [String], last: String) -> String {
    guard words.count > 1, let final = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(last) " + final
  }
}

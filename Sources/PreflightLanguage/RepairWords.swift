import MediaProbe
package import PreflightJudging
package import PreflightRules

/// Texts on changes that make destinations take a file.
package struct RepairWords: Sendable {
  /// A description of a change, such as “copies the first 59.9 s”.
  package let change: @Sendable (Repair, Language) -> String
  package let isLossless: String
  package let encodes: String
  /// The headline of the change of a file.
  package let suggestion: @Sendable (_ path: String) -> String
  package let predicted: @Sendable (_ answers: [String]) -> String
  package let answer: @Sendable (_ destination: String, _ outcome: String) -> String
  /// The destinations that no change can serve, with the rules that stay broken.
  package let unserved: @Sendable (_ destination: String, _ rules: [String]) -> String
  package let needsReshaping: String
  package let severalFiles: String

  // MARK: Repaired files

  package let nothingToDo: @Sendable (_ path: String) -> String
  package let notApplicable: @Sendable (_ path: String) -> String
  package let unreadable: @Sendable (_ path: String, _ reason: String) -> String
  package let written: @Sendable (_ path: String, _ output: String) -> String
  package let wouldWrite: @Sendable (_ path: String, _ output: String) -> String
  package let beforeAndAfter: @Sendable (_ destination: String, _ before: String, _ after: String) -> String
  package let failed: @Sendable (_ path: String, _ reason: String) -> String
  package let exists: @Sendable (_ output: String) -> String
  package let cannotWrite: @Sendable (_ output: String, _ reason: String) -> String
  package let timedOut: @Sendable (_ seconds: Double) -> String
  package let summary: @Sendable (_ files: Int, _ written: Int, _ sound: Int, _ left: Int) -> String
}

extension Repair {
  /// The text of an argument; nil if there is none.
  package func text(_ name: String) -> String? {
    guard let argument = arguments.first(where: { $0.name == name }) else { return nil }
    return switch argument.value {
    case .text(let text): text
    case .texts(let texts): texts.joined(separator: ", ")
    case .number(let number): Phrase.number(number)
    }
  }

  /// The text of a number with its unit; nil if there is none.
  package func text(_ name: String, unit: Unit, in language: Language) -> String? {
    guard let argument = arguments.first(where: { $0.name == name }), case .number(let number) = argument.value else {
      return nil
    }
    return Phrase.of(.integer(number.numerator / number.denominator), unit: unit, in: language)
  }
}

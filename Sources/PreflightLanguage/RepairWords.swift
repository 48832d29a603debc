import MediaProbe
package import PreflightJudging
package import PreflightRules

/// Texts on changes that make destinations accept a file.
package struct RepairWords: Sendable {
  /// A description of a change, such as “copies the first 59.9 s”.
  package let change: @Sendable (Repair, Language) -> String
  /// The limit that a copy meets if parameters have no value.
  package let strictest: @Sendable (_ parameters: [String]) -> String
  package let isLossless: String
  package let encodes: String
  /// The headline of the change of a file.
  package let suggestion: @Sendable (_ path: String) -> String
  package let predicted: @Sendable (_ answers: [String]) -> String
  package let answer: @Sendable (_ destination: String, _ outcome: String) -> String
  /// A part of the original that the copy lacks, by its word in records; a number of tracks, if it has one.
  package let loss: @Sendable (_ id: String, _ count: Int?) -> String
  package let loses: @Sendable (_ losses: String) -> String
  /// The copy says where the picture was taken.
  package let keepsLocation: String
  /// The three kinds of refusal: no change helps, another program is needed, an option is needed.
  package let impossible: @Sendable (_ reasons: String) -> String
  package let animationWouldEnd: String
  package let elsewhere: String
  /// The colors of the picture are not converted here: `hdr` or `lab`.
  package let otherColors: @Sendable (_ colors: String) -> String
  package let needsChoice: @Sendable (_ choices: [String]) -> String
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
  /// A signal ended ffmpeg. One reason is a machine without free memory.
  package let killed: @Sendable (_ signal: Int) -> String
  /// The copy lacks a part that was not announced, and was deleted.
  package let differs: @Sendable (_ differences: [String]) -> String
  /// A difference between a copy and its original, by its word.
  package let difference: @Sendable (_ id: String) -> String
  /// The copy differs from the prediction, so another way is tried.
  package let secondAttempt: String
  package let tooLarge: @Sendable (_ limit: String) -> String
  package let stripped: String
  package let refused: @Sendable (_ path: String) -> String
  package let summary: @Sendable (_ counts: RepairCounts) -> String
}

/// The counts of a run of `preflight fix`.
package struct RepairCounts: Sendable, Equatable {
  package var files = 0
  /// The files that were repaired, or would be.
  package var written = 0
  /// The files that need no change.
  package var sound = 0
  /// The files that are not for any of the chosen destinations.
  package var unmeant = 0
  /// The files that still have problems.
  package var left = 0
  /// True if nothing is written.
  package var isDry: Bool

  package init(isDry: Bool) { self.isDry = isDry }
}

extension Repair {
  /// The text of an argument; nil if the argument is missing.
  package func text(_ name: String) -> String? {
    guard let argument = arguments.first(where: { $0.name == name }) else { return nil }
    return switch argument.value {
    case .text(let text): text
    case .texts(let texts): texts.joined(separator: ", ")
    case .number(let number): Phrase.number(number)
    }
  }

  /// The text of a number with its unit; nil if the number is missing.
  package func text(_ name: String, unit: Unit, in language: Language) -> String? {
    guard let argument = arguments.first(where: { $0.name == name }), case .number(let number) = argument.value else {
      return nil
    }
    return Phrase.of(.integer(number.numerator / number.denominator), unit: unit, in: language)
  }
}

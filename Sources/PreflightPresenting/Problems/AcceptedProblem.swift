import MediaProbe
package import PreflightJudging
import PreflightLanguage
package import PreflightRules

/// A problem of one file that the team accepts.
package struct AcceptedProblem {
  /// The destination; nil for a problem of the file itself.
  let destination: Destination?
  /// The rule, or the code of the error of a file that cannot be read.
  package let rule: String
  /// The problem in one line that is safe to print.
  package let message: String
  package let acceptance: Acceptance

  init(destination: Destination?, rule: String, message: String, acceptance: Acceptance) {
    self.destination = destination
    self.rule = rule
    self.message = message
    self.acceptance = acceptance
  }

  /// Creates the entry of a broken rule; nil if no team accepts that.
  init?(_ problem: PresentedProblem, at destination: Destination?) {
    guard let acceptance = problem.acceptance else { return nil }
    self.init(
      destination: destination, rule: TerminalText.escaped(problem.rule), message: problem.located,
      acceptance: acceptance)
  }

  /// Returns the destination or the file itself, the rule, the reason and its last day, in words.
  package func origin(in language: Language) -> (place: String, reason: String) {
    let reason = acceptance.reason.map(TerminalText.escaped) ?? language.words.page.inBaseline
    let end = acceptance.until.map { [language.words.page.until($0)] } ?? []
    return (destination?.title ?? language.nameOfFile, ([reason] + end).joined(separator: " · "))
  }
}

import PreflightJudging
import PreflightLanguage
package import PreflightPlanning
package import PreflightRules

extension Unserved {
  /// Returns the reason why no change serves the destination: “bluesky: needs your choice: --background COLOR”.
  package func text(in language: Language) -> String {
    TerminalText.escaped(verdict.destination.shortName) + language.words.terms.colon + reason(in: language)
  }

  /// Returns the reason without the destination.
  package func reason(in language: Language) -> String {
    let words = language.words.repairs
    switch refusal {
    case .elsewhere: return words.elsewhere
    case .otherColors(let colors): return words.otherColors(colors.rawValue)
    case .needsChoice(let choices): return words.needsChoice(choices.map { words.option($0.rawValue) })
    case .impossible, .animation:
      let broken = verdict.findings.filter { $0.severity == .error }.prefix(2)
      let reasons = broken.map { TerminalText.escaped($0.message) }.joined(separator: language.words.terms.semicolon)
      let animation = refusal == .animation ? [words.animationWouldEnd] : []
      return words.impossible(
        (animation + [reasons].filter { !$0.isEmpty }).joined(separator: language.words.terms.semicolon))
    }
  }

  /// The names of the choices that a repair needs; empty if it needs no choices.
  package var choices: [String] {
    if case .needsChoice(let choices) = refusal { choices.map { $0.rawValue } } else { [] }
  }

  /// The word for the refusal in records.
  var reason: String {
    switch refusal {
    case .impossible, .animation: "impossible"
    case .elsewhere, .otherColors: "elsewhere"
    case .needsChoice: "needs_choice"
    }
  }
}

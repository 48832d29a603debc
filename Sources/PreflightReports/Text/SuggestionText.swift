import MediaProbe
import PreflightBatch
import PreflightJudging
import PreflightLanguage
import PreflightPlanning
import PreflightPresenting
import PreflightRules

/// Shows the suggested changes of one file, each with its command and the predicted answers.
struct SuggestionText {
  let run: RunInfo
  let palette: Palette

  func lines(for asset: CheckedAsset) -> [String] {
    guard let suggestion = run.repairs?.suggestion(for: asset.path, asset.facts, asset.verdicts) else { return [] }
    let words = run.words.repairs
    var lines: [String] = []
    func add(_ text: String) { lines += TerminalText.wrapped(text, to: run.width - 6).map { "      " + $0 } }
    lines.append("  " + palette.bold(words.suggestion(asset.path.display)))
    if suggestion.plans.count > 1 { add(words.severalFiles) }
    for (index, plan) in suggestion.plans.enumerated() {
      add(plan.summary(in: run.language))
      if let losses = plan.lossText(in: run.language) { add(losses) }
      if let kept = plan.keptText(in: run.language) { add(kept) }
      // The command is one line, whatever its length, so that it can be copied.
      lines.append("      " + ShellText.command(suggestion.command(index, for: asset.path)))
      let answers = plan.predicted.map { words.answer($0.destination.shortName, run.words.terms.outcome($0.outcome)) }
      add(words.predicted(answers))
    }
    for unserved in suggestion.unserved { add(unserved.text(in: run.language)) }
    return lines + [""]
  }
}

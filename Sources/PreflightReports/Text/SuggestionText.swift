import MediaProbe
import PreflightBatch
import PreflightJudging
import PreflightLanguage
package import PreflightPlanning
import PreflightPresenting
package import PreflightRules

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
      // The command is one line, whatever its length, so that it can be copied.
      lines.append("      " + ShellText.command(suggestion.command(index, for: asset.path)))
      let answers = plan.predicted.map { words.answer($0.destination.shortName, run.words.terms.outcome($0.outcome)) }
      add(words.predicted(answers))
    }
    for unserved in suggestion.unserved { add(unserved.text(in: run.language)) }
    return lines + [""]
  }
}

extension RepairPlan {
  /// Returns the changes in words: “moves the index to the start; nothing is encoded again”.
  package func summary(in language: Language) -> String {
    let words = language.words
    let changes = repairs.map { words.repairs.change($0, language) }
    return (changes + [isLossless ? words.repairs.isLossless : words.repairs.encodes])
      .joined(separator: words.terms.semicolon)
  }

  /// Returns the parts of the original that the copy lacks; nil if it lacks nothing.
  package func lossText(in language: Language, besides others: [Loss] = []) -> String? {
    let words = language.words
    let losses = (losses + others).map { words.repairs.loss($0.id, $0.count) }
    return losses.isEmpty ? nil : words.repairs.loses(losses.joined(separator: words.terms.semicolon))
  }

  /// Writes the members of a suggestion record after its path.
  func writeMembers(_ command: [[UInt8]], to json: inout JSONWriter) {
    let paths = command.map { AssetPath(bytes: $0) }
    if paths.allSatisfy(\.isText) { json.member("command", paths.map(\.text)) }
    json.member("shell", ShellText.command(command))
    json.member("lossless", isLossless)
    json.array("repairs") { json in for repair in repairs { repair.write(to: &json) } }
    if !losses.isEmpty { json.member("losses", losses.map(\.id)) }
    json.objects("predicted", predicted) { verdict, json in
      json.member("destination", verdict.destination.id)
      if let slot = verdict.slot { json.member("slot", slot) }
      json.member("outcome", verdict.outcome.rawValue)
    }
  }
}

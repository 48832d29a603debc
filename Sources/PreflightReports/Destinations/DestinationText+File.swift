package import PreflightBatch
import PreflightJudging
import PreflightLanguage
package import PreflightPresenting
import PreflightRules

extension DestinationText {
  /// Explains the answers to one file: each problem with its fix, its rules and their sources, and the destinations that it is
  /// ready for. The last line is the command that repairs the file, if a repair helps.
  package func explain(_ checked: CheckedAsset, in run: RunInfo) -> String {
    let asset = PresentedAsset(checked, in: run)
    var lines = [palette.bold(asset.path) + (asset.unreadable == nil ? "  " + palette.dim(asset.factsLine) : "")]
    if let problem = asset.unreadable {
      lines += problems([(.unreadable, problem.headline + words.terms.colon + problem.message, nil)])
      lines += problem.sharedAnswers(in: run).flatMap { wrapped($0, indent: 4) }
    }
    for problem in asset.ofFile.worstFirst {
      lines += problems([(problem.outcome, problem.titledMessage, problem.fix)])
      lines += origin([problem.shownRule] + (problem.certainty.map { [$0] } ?? []), [problem])
    }
    let answers = asset.unreadable == nil ? asset.verdicts : []
    for problem in SharedProblem.all(of: answers, in: run) {
      lines += problems([(problem.outcome, problem.titledMessage(in: run), problem.fix)])
      lines += origin([problem.origin(in: run)], problem.places.compactMap { $0.problem })
    }
    lines += summary(answers)
    if let command = NextStep.repair(of: checked, in: run) { lines += ["", words.run.next + command] }
    return lines.joined(separator: "\n") + "\n"
  }

  private func problems(_ problems: [(outcome: Outcome, message: String, fix: String?)]) -> [String] {
    var lines: [String] = []
    for problem in problems {
      let sign = problem.outcome.problemSign(palette) + " "
      let told = TerminalText.wrapped(ClockText.told(problem.message, in: language), to: width - 2)
      lines.append("")
      for (index, line) in told.enumerated() { lines.append((index == 0 ? sign : "  ") + line) }
      if let fix = problem.fix { lines += wrapped(ClockText.told(fix, in: language), indent: 4) }
    }
    return lines
  }

  /// Returns the destinations, rules and certainty of a problem, and each source once.
  private func origin(_ names: [String], _ problems: [PresentedProblem]) -> [String] {
    var known: Set<String> = []
    let sources = problems.compactMap { $0.source }.filter { known.insert($0.url ?? $0.title).inserted }
    var lines = wrapped(names.joined(separator: " · "), indent: 4)
    for source in sources {
      lines += wrapped(words.rules.dated(source.title, source), indent: 4)
      if let url = source.url { lines.append("    " + url) }
    }
    return lines.map(palette.dim)
  }

  /// Returns the destinations that a file is ready for, and the reasons of those that did not judge it.
  private func summary(_ answers: [PresentedVerdict]) -> [String] {
    let suited = answers.filter { $0.outcome != .notApplicable }
    let ready = suited.filter { $0.isReady }.map { $0.destination.label }
    var lines = [""]
    if !suited.isEmpty {
      let names = ready.isEmpty ? "" : words.terms.colon + ready.joined(separator: words.terms.comma)
      lines += wrapped(words.overview.readyFor(ready.count, suited.count).withCapital + names)
    }
    for answer in answers {
      if let reason = answer.reason { lines += wrapped("– " + answer.destination.label + words.terms.colon + reason) }
    }
    return lines.count > 1 ? lines : []
  }
}

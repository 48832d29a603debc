import MediaProbe
import PreflightBatch
import PreflightJudging
import PreflightLanguage
import PreflightPresenting
import PreflightRules

/// Explains the problems of one asset, destination by destination.
struct ProblemCards {
  let run: RunInfo
  let palette: Palette

  /// Returns the lines for an asset.
  ///
  /// - Parameter answers: The verdicts of the destinations that have something to report.
  func lines(for asset: PresentedAsset, _ answers: [PresentedVerdict]) -> [String] {
    let path = asset.culprit.display + asset.asset.suffix
    if let problem = asset.unreadable { return unreadable(path, problem) }
    var lines = file(asset, path)
    if let problem = asset.unreadMedium { lines += unreadable(path, problem) }
    let reasons = answers.compactMap { answer in answer.reason.map { wrapped("– " + $0) } }
    let answers = answers.filter { $0.reason == nil }
    // A post can be for many destinations, which report the same problem.
    let problems = answers.count > 1 || run.hasManyDestinations ? SharedProblem.all(of: answers, in: run) : []
    if run.hasManyDestinations || answers.count > RunInfo.few || problems.contains(where: { $0.count > 1 }) {
      lines += shared(path, problems)
    } else {
      for answer in answers where !answer.isReportedForFile { lines += card(asset.asset.path, path, answer) + [""] }
    }
    return reasons.isEmpty ? lines : lines + reasons.flatMap { $0 } + [""]
  }

  /// Returns each problem once, with the destinations that report it.
  private func shared(_ path: String, _ problems: [SharedProblem]) -> [String] {
    guard let worst = problems.first?.outcome else { return [] }
    var lines = headline(worst.problemSign(palette), path, nil, right: "")
    for problem in problems {
      let sentence = TerminalText.wrapped(told(problem.sentence(in: run)), to: run.width - 6)
      lines += sentence.enumerated().map {
        ($0 == 0 ? "    \(problem.outcome.problemSign(palette)) " : "      ") + $1
      }
      lines += wrapped(problem.origin(in: run)).map { palette.dim($0) }
    }
    return lines + [""]
  }

  /// Returns the reason why a file is unreadable, once, and the predicted answers.
  private func unreadable(_ path: String, _ problem: PresentedProblem) -> [String] {
    let reason = headline(palette.red("✗"), path, nil, right: problem.errorCode ?? "") + wrapped(problem.message)
    let answers = run.hasManyDestinations ? problem.sharedAnswers(in: run) : problem.answers { $0.words }
    return reason + answers.flatMap(wrapped) + [""]
  }

  /// Returns the problems of the file itself, which apply to every destination.
  private func file(_ asset: PresentedAsset, _ path: String) -> [String] {
    let problems = asset.ofFile.worstFirst
    guard let worst = problems.first?.severity else { return [] }
    let place = asset.isJudged ? "→ \(run.language.nameOfFile)" : nil
    return headline(worst.sign(palette), path, place, right: asset.fileAnswer?.words ?? "")
      + problems.flatMap { explain($0, in: asset.asset.path) } + [""]
  }

  private func explain(_ problem: PresentedProblem, in document: AssetPath) -> [String] {
    pair(
      problem.tag + problem.located(seenFrom: document),
      ([problem.shownRule] + (problem.certainty.map { [$0] } ?? [])).joined(separator: " · "))
      + (problem.fix.map(wrapped) ?? [])
  }

  private func card(_ document: AssetPath, _ path: String, _ answer: PresentedVerdict) -> [String] {
    let isFailure = answer.outcome == .fail
    let state = isFailure ? answer.verdict.refusal?.words ?? "" : answer.verdict.likelyAnswerWords
    let sign = isFailure || answer.outcome == .unreadable ? palette.red("✗") : palette.yellow(answer.outcome.symbol)
    var lines = headline(sign, path, "→ \(answer.destination.title)\(answer.slotSuffix)", right: state)
    for problem in answer.problems { lines += explain(problem, in: document) }
    if answer.outcome == .notJudged { lines += wrapped(run.words.verdicts.notJudged) }
    if isFailure { return lines }
    for reason in answer.verdict.reasonsToDoubt(joint: run.words.verdicts.dependenceJoint) {
      lines += reason.rules.isEmpty ? wrapped(reason.text) : pair(reason.text, reason.rules.joined(separator: ", "))
    }
    return lines
  }

  /// Returns the first line of a card: sign, path and place on the left, and the share state on the right. They are on separate
  /// lines if one line is too short.
  private func headline(_ sign: String, _ path: String, _ place: String?, right: String) -> [String] {
    let left = ([path] + (place.map { [$0] } ?? [])).joined(separator: " ")
    let room = run.width - 4 - TerminalText.width(left)
    if right.isEmpty, room >= 0 { return ["  \(sign) " + palette.bold(left)] }
    let gap = room - TerminalText.width(right)
    if gap >= 2 { return ["  \(sign) " + palette.bold(left) + TerminalText.spaces(gap) + right] }
    if room >= 0 { return ["  \(sign) " + palette.bold(left)] + wrapped(right) }
    let first = "  \(sign) " + palette.bold(TerminalText.shortened(path, to: run.width - 4))
    let second = place.map { TerminalText.wrapped($0, to: run.width - 6) } ?? []
    return [first]
      + second.enumerated().map { TerminalText.spaces($0 == 0 ? 4 : 6) + palette.bold($1) } + wrapped(right)
  }

  /// Returns a sentence with its rule on the right, or below it if the line is too short.
  private func pair(_ left: String, _ right: String) -> [String] {
    let left = told(left)
    let room = run.width - 6 - TerminalText.width(left) - TerminalText.width(right)
    if room >= 2 { return ["      " + left + TerminalText.spaces(room) + palette.dim(right)] }
    return wrapped(left) + wrapped(right).map { palette.dim($0) }
  }

  private func told(_ text: String) -> String { ClockText.told(text, in: run.language) }

  private func wrapped(_ text: String) -> [String] {
    TerminalText.wrapped(told(text), to: run.width - 6).map { "      " + $0 }
  }
}

extension Outcome {
  func painted(_ text: String, _ palette: Palette) -> String {
    switch self {
    case .pass: palette.green(text)
    case .accepted, .warn, .notJudged, .unknown: palette.yellow(text)
    case .fail, .unreadable: palette.red(text)
    case .notApplicable: palette.dim(text)
    }
  }

  /// Returns the sign of a problem that leads to this outcome; `i` for a note.
  func problemSign(_ palette: Palette) -> String { self > .pass ? painted(symbol, palette) : palette.dim("i") }
}

extension Severity {
  /// Returns the sign of a problem of this severity.
  fileprivate func sign(_ palette: Palette) -> String {
    switch self {
    case .error: Outcome.fail.problemSign(palette)
    case .warning: Outcome.warn.problemSign(palette)
    case .note: Outcome.pass.problemSign(palette)
    }
  }
}

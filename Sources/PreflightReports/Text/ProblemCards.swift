import MediaProbe
import PreflightBatch
import PreflightJudging
import PreflightLanguage
import PreflightRules

/// Explains the problems of one asset, destination by destination.
struct ProblemCards {
  let run: RunInfo
  let palette: Palette

  func lines(for asset: CheckedAsset, _ verdicts: [Verdict]) -> [String] {
    var lines: [String] = []
    let path = (asset.culprit ?? asset.path).display + asset.suffix
    if let error = asset.facts.error {
      return unreadable(path, error, verdicts)
    }
    lines += file(asset, path)
    if let error = asset.promiseError { lines += unreadable(path, error, asset.brokenPromises) }
    let reasons = verdicts.compactMap { verdict in
      verdict.reason.map { wrapped("– " + TerminalText.escaped($0.text(in: run.language))) }
    }
    let verdicts = verdicts.filter { $0.reason == nil }
    if run.hasManyDestinations {
      lines += shared(asset, path, verdicts)
      return reasons.isEmpty ? lines : lines + reasons.flatMap { $0 } + [""]
    }
    for verdict in verdicts {
      let findings = asset.ownFindings(of: verdict)
      // These problems were already reported for the file.
      if findings.isEmpty, verdict.error != nil || !verdict.findings.isEmpty, verdict.outcome != .unknown { continue }
      lines += card(asset.path, path, verdict, findings)
      lines.append("")
    }
    return reasons.isEmpty ? lines : lines + reasons.flatMap { $0 } + [""]
  }

  /// Returns each problem once, with the destinations that report it.
  private func shared(_ asset: CheckedAsset, _ path: String, _ verdicts: [Verdict]) -> [String] {
    let problems = SharedProblem.all(of: verdicts, in: run, findings: { asset.ownFindings(of: $0) })
    guard let worst = problems.first?.outcome else { return [] }
    func symbol(_ outcome: Outcome) -> String { outcome == .pass ? paintedSymbol(.note) : paintedSymbol(outcome) }
    var lines = headline(symbol: symbol(worst), path, nil, right: "")
    for problem in problems {
      let sentence = TerminalText.wrapped(told(problem.sentence(in: run)), to: run.width - 6)
      lines += sentence.enumerated().map { ($0 == 0 ? "    \(symbol(problem.outcome)) " : "      ") + $1 }
      let source = problem.rules + (problem.certainty.map { [run.words.terms.certainty($0)] } ?? [])
      lines += wrapped(([problem.names(in: run)] + source).joined(separator: " · ")).map { palette.dim($0) }
    }
    return lines + [""]
  }

  /// Returns the reason why a file is unreadable, once, and the predicted answer of each destination.
  private func unreadable(_ path: String, _ error: ReadError, _ verdicts: [Verdict]) -> [String] {
    let reason =
      headline(symbol: palette.red("✗"), path, nil, right: error.code.rawValue)
      + wrapped(TerminalText.escaped(error.text(in: run.language)))
    if run.hasManyDestinations {
      return reason + SharedProblem.answers(of: verdicts, in: run).flatMap(wrapped) + [""]
    }
    return reason
      + verdicts.flatMap { verdict in
        verdict.shareState.map { state in
          wrapped(verdict.destination.title + run.words.terms.colon + describe(state, verdict.destination))
        } ?? []
      } + [""]
  }

  /// Returns the problems of the file itself, which apply to every destination.
  private func file(_ asset: CheckedAsset, _ path: String) -> [String] {
    let findings = asset.fileFindings.worstFirst
    if let worst = findings.first?.severity {
      let answer = asset.fileAnswer.map { describe($0.state, $0.destination) } ?? ""
      return headline(symbol: paintedSymbol(worst), path, "→ \(run.language.nameOfFile)", right: answer)
        + findings.flatMap { explain($0, in: asset.path) } + [""]
    }
    let problems = asset.unjudgedProblems
    guard !problems.isEmpty else { return [] }
    return headline(symbol: paintedSymbol(.note), path, nil, right: "")
      + problems.flatMap { pair(TerminalText.escaped($0.text(in: run.language)), $0.rule) } + [""]
  }

  private func explain(_ finding: Finding, in document: AssetPath) -> [String] {
    let severity =
      switch finding.severity {
      case .error: ""
      case .warning: run.words.verdicts.warning
      case .note: run.words.verdicts.note
      }
    return pair(
      severity + finding.position(seenFrom: document) + TerminalText.escaped(finding.message),
      "\(TerminalText.escaped(finding.rule.id)) · \(run.words.terms.certainty(finding.certainty))")
      + (finding.fix.map { wrapped(TerminalText.escaped($0)) } ?? [])
  }

  private func card(_ document: AssetPath, _ path: String, _ verdict: Verdict, _ findings: [Finding]) -> [String] {
    let slot =
      verdict.destination.slots.count > 2
      ? verdict.slot.map { run.words.verdicts.inSlot(TerminalText.escaped($0)) } ?? "" : ""
    let state =
      switch verdict.outcome {
      case .fail: verdict.shareState.map { describe($0, verdict.destination) } ?? ""
      default:
        verdict.mayAnswer.isEmpty ? "" : run.words.verdicts.mayAnswer(verdict.mayAnswer.map(String.init))
      }
    var lines = headline(
      symbol: paintedSymbol(verdict.outcome), path, "→ \(verdict.destination.title)\(slot)", right: state)
    for finding in findings { lines += explain(finding, in: document) }
    if verdict.outcome != .fail {
      for reason in verdict.reasonsToDoubt(joint: run.words.verdicts.dependenceJoint) {
        lines += reason.rules.isEmpty ? wrapped(reason.text) : pair(reason.text, reason.rules.joined(separator: ", "))
      }
    }
    return lines
  }

  private func describe(_ state: PredictedShareState, _ destination: Destination) -> String {
    "\(state.isBorrowed ? "≈" : "")\(state.code) \(TerminalText.escaped(state.name))"
  }

  private func paintedSymbol(_ outcome: Outcome) -> String {
    switch outcome {
    case .fail, .unreadable: palette.red(outcome.symbol)
    default: palette.yellow(outcome.symbol)
    }
  }

  private func paintedSymbol(_ severity: Severity) -> String {
    switch severity {
    case .error: paintedSymbol(.fail)
    case .warning: paintedSymbol(.warn)
    case .note: palette.dim("i")
    }
  }

  /// Returns the first line of a card: symbol, path and place on the left, and the share state on the right. They are
  /// on separate lines if there is no room.
  private func headline(symbol: String, _ path: String, _ place: String?, right: String) -> [String] {
    let left = ([path] + (place.map { [$0] } ?? [])).joined(separator: " ")
    let room = run.width - 4 - TerminalText.width(left)
    if right.isEmpty, room >= 0 { return ["  \(symbol) " + palette.bold(left)] }
    let gap = room - TerminalText.width(right)
    if gap >= 2 { return ["  \(symbol) " + palette.bold(left) + TerminalText.spaces(gap) + right] }
    if room >= 0 { return ["  \(symbol) " + palette.bold(left)] + wrapped(right) }
    let first = "  \(symbol) " + palette.bold(TerminalText.shortened(path, to: run.width - 4))
    let second = place.map { TerminalText.wrapped($0, to: run.width - 6) } ?? []
    return [first]
      + second.enumerated().map { TerminalText.spaces($0 == 0 ? 4 : 6) + palette.bold($1) } + wrapped(right)
  }

  /// Returns a sentence with its rule on the right, or below it if there is no room.
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

extension Finding {
  /// Returns the place in a document: `3:5: `, after the name of the file if it is another one; empty for media.
  func position(seenFrom document: AssetPath? = nil) -> String {
    guard let place else { return "" }
    let file = place.document.flatMap { $0 == document ? nil : $0.display + ":" } ?? ""
    return "\(file)\(place.line):\(place.column): "
  }
}

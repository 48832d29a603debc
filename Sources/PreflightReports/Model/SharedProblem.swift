import MediaProbe
import PreflightBatch
import PreflightJudging
import PreflightLanguage
import PreflightRules

/// A problem of one file with all destinations that report it in the same words.
struct SharedProblem {
  /// The outcome that the problem leads to; a pass for a note.
  let outcome: Outcome
  /// The message in one line that is safe to print.
  let message: String
  let fix: String?
  let certainty: Certainty?
  /// The destinations with the predicted answers, in the order of the run.
  private(set) var destinations: [(verdict: Verdict, finding: Finding?, answer: String)] = []
  /// The names of the rules without their destinations, each once.
  private(set) var rules: [String] = []

  /// Returns the problems of some verdicts: the worst first, and of these the ones with the most destinations.
  ///
  /// - Parameter findings: Returns the findings of a verdict that are reported.
  static func all(of verdicts: [Verdict], in run: RunInfo, findings: (Verdict) -> [Finding]) -> [SharedProblem] {
    var problems: [SharedProblem] = []
    var places: [String: Int] = [:]
    func add(
      _ problem: SharedProblem, _ finding: Finding?, _ verdict: Verdict, _ answer: String, neededBy rules: [String] = []
    ) {
      let key = [
        problem.outcome.rawValue, problem.message, problem.fix ?? "", problem.certainty?.rawValue ?? "",
      ].joined(separator: "\u{0}")
      let place = places[key] ?? problems.count
      if place == problems.count {
        places[key] = place
        problems.append(problem)
      }
      if problems[place].destinations.last?.verdict.destination !== verdict.destination {
        problems[place].destinations.append((verdict, finding, answer))
      }
      for rule in (finding.map { [TerminalText.escaped(String($0.rule.shortID))] } ?? []) + rules
      where !problems[place].rules.contains(rule) { problems[place].rules.append(rule) }
    }
    for verdict in verdicts {
      for finding in findings(verdict) {
        let state = finding.severity == .error ? finding.shareState : nil
        let answer = state.map { verdict.destination.predicted($0).number }
        add(
          SharedProblem(
            outcome: finding.severity.outcome(in: verdict),
            message: finding.position() + TerminalText.escaped(finding.message),
            fix: finding.fix.map(TerminalText.escaped), certainty: finding.certainty),
          finding, verdict, answer ?? "")
      }
      guard verdict.outcome != .fail else { continue }
      let isOpen = verdict.outcome == .unknown
      let reasons = verdict.reasonsToDoubt(joint: run.words.verdicts.dependenceJoint)
      for reason in isOpen && reasons.isEmpty ? [(text: run.words.verdicts.undecided, rules: [])] : reasons {
        let answers = isOpen ? verdict.mayAnswer.map { verdict.destination.predicted($0).number } : []
        add(
          SharedProblem(outcome: verdict.outcome, message: reason.text, fix: nil, certainty: nil), nil, verdict,
          answers.joined(separator: "/"), neededBy: reason.rules.map { String($0.drop { $0 != "/" }.dropFirst()) })
      }
    }
    return problems.enumerated().sorted { left, right in
      (right.element.outcome.gravity, right.element.destinations.count, left.offset)
        < (left.element.outcome.gravity, left.element.destinations.count, right.offset)
    }.map(\.element)
  }

  /// `instagram-feed ≈20010, threads ≈20010`; their number if these are all destinations of the run.
  func names(in run: RunInfo) -> String {
    let answers = Set(destinations.map(\.answer))
    if destinations.count == run.destinations.count, answers.count == 1, let answer = answers.first {
      return run.words.overview.everyDestination(destinations.count) + (answer.isEmpty ? "" : " " + answer)
    }
    return destinations.map { verdict, _, answer in
      let slot =
        verdict.destination.slots.count > 2
        ? verdict.slot.map { run.words.verdicts.inSlot(TerminalText.escaped($0)) } ?? "" : ""
      return verdict.destination.label + slot + (answer.isEmpty ? "" : " " + answer)
    }.joined(separator: run.words.terms.comma)
  }

  /// Returns the predicted answers, each once with the short names of the destinations that give it.
  static func answers(of verdicts: [Verdict], in run: RunInfo) -> [String] {
    var answers: [(words: String, names: [String])] = []
    for verdict in verdicts {
      guard let words = verdict.shareState?.words else { continue }
      let place = answers.firstIndex { $0.words == words } ?? answers.count
      if place == answers.count { answers.append((words, [])) }
      answers[place].names.append(verdict.destination.label)
    }
    return answers.map { words, names in
      let isAll = names.count == run.destinations.count
      return words + run.words.terms.colon
        + (isAll ? run.words.overview.everyDestination(names.count) : names.joined(separator: run.words.terms.comma))
    }
  }

  /// The message with its fix: `is png, only jpeg is supported. Convert it to JPEG.`
  func sentence(in run: RunInfo) -> String {
    message + (fix.map { run.words.terms.stop + run.words.terms.gap + $0 } ?? "")
  }
}

extension Severity {
  /// The outcome that a finding leads to. If an open parameter decides, an error is only one of several answers.
  fileprivate func outcome(in verdict: Verdict) -> Outcome {
    switch self {
    case .note: .pass
    case .warning: .warn
    case .error: verdict.outcome == .unknown ? .unknown : .fail
    }
  }
}

package import PreflightJudging
import PreflightLanguage
import PreflightRules

/// A problem of one file with all destinations that report it in the same words.
package struct SharedProblem {
  /// A destination that reports the problem.
  package struct Place {
    package let verdict: PresentedVerdict
    /// The problem at this destination; nil if only the answer is open.
    package let problem: PresentedProblem?
    /// The predicted answer: `≈20010`; empty if no answer is predicted.
    package let answer: String
  }

  private struct Key: Hashable {
    let outcome: Outcome
    let message: String
    let fix: String?
    let certainty: String?
  }

  private let key: Key
  /// The destinations in the order of the run.
  package private(set) var places: [Place] = []
  /// The names of the rules without their destinations, each once.
  package private(set) var rules: [String] = []

  private init(_ key: Key) { self.key = key }

  /// The outcome that the problem leads to; a pass for a note.
  package var outcome: Outcome { key.outcome }
  /// The message in one line that is safe to print.
  package var message: String { key.message }
  package var fix: String? { key.fix }

  /// The headline of the problem: `Video too long`; nil if the answer is only open.
  package var title: String? { places.lazy.compactMap { $0.problem }.first?.headline }

  /// The headline with the message: `Video too long: is 12:34 long; the limit is 10:00`.
  package func titledMessage(in run: RunInfo) -> String {
    title.map { $0 + run.words.terms.colon + message } ?? message.withCapital
  }

  /// Returns the problems of some verdicts: the worst first, and of these the ones with the most destinations.
  package static func all(of verdicts: [PresentedVerdict], in run: RunInfo) -> [SharedProblem] {
    var problems = Grouped<Key, SharedProblem>()
    func add(_ key: Key, _ place: Place, _ rules: [String]) {
      let index = problems.place(of: key) { SharedProblem(key) }
      if problems[index].places.last?.verdict.destination !== place.verdict.destination {
        problems[index].places.append(place)
      }
      for rule in rules where !problems[index].rules.contains(rule) { problems[index].rules.append(rule) }
    }
    for verdict in verdicts {
      let destination = verdict.destination
      for problem in verdict.problems {
        let answer = problem.severity == .error ? problem.code : ""
        add(
          Key(
            outcome: problem.outcome, message: problem.located, fix: problem.fix, certainty: problem.certainty),
          Place(verdict: verdict, problem: problem, answer: answer),
          problem.shortRule.map { [$0] } ?? [])
      }
      guard verdict.outcome != .fail else { continue }
      let isOpen = verdict.outcome == .unknown
      let reasons = verdict.verdict.reasonsToDoubt(joint: run.words.verdicts.dependenceJoint)
      for reason in isOpen && reasons.isEmpty ? [(text: run.words.verdicts.undecided, rules: [])] : reasons {
        let answers = isOpen ? verdict.verdict.mayAnswer.map { destination.answer($0).code } : []
        add(
          Key(outcome: verdict.outcome, message: reason.text, fix: nil, certainty: nil),
          Place(verdict: verdict, problem: nil, answer: answers.joined(separator: "/")),
          reason.rules.map { String($0.drop { $0 != "/" }.dropFirst()) })
      }
    }
    return problems.values.enumerated().sorted { left, right in
      (right.element.outcome, right.element.places.count, left.offset)
        < (left.element.outcome, left.element.places.count, right.offset)
    }.map { $0.element }
  }

  /// Returns `instagram-feed ≈20010, threads ≈20010`, or their number if these are all destinations of the run.
  private func names(in run: RunInfo) -> String {
    let answers = Set(places.map { $0.answer })
    func suffix(_ answer: String) -> String { answer.isEmpty ? "" : " " + answer }
    if places.count == run.destinations.count, answers.count == 1, let answer = answers.first {
      return run.words.overview.everyDestination(places.count) + suffix(answer)
    }
    return places.map { $0.verdict.destination.label + $0.verdict.slotSuffix + suffix($0.answer) }
      .joined(separator: run.words.terms.comma)
  }

  /// Returns the destinations with their answers, the rules and the certainty in one line.
  package func origin(in run: RunInfo) -> String {
    ([names(in: run)] + rules + (key.certainty.map { [$0] } ?? [])).joined(separator: " · ")
  }

  /// The message with its fix: `is png; Instagram accepts only JPEG. Convert it to JPEG.`
  package func sentence(in run: RunInfo) -> String { run.words.joined(message, fix: fix) }
}

extension PresentedProblem {
  /// Returns the predicted answers to an unreadable file, each once with the short names of the destinations that give it.
  package func sharedAnswers(in run: RunInfo) -> [String] {
    let answers = refusals.compactMap { verdict in
      verdict.refusal.map { (key: $0.words, member: verdict.destination.label) }
    }
    return Grouped.members(answers).map { words, names in
      let isAll = names.count == run.destinations.count
      return words + run.words.terms.colon
        + (isAll ? run.words.overview.everyDestination(names.count) : names.joined(separator: run.words.terms.comma))
    }
  }
}

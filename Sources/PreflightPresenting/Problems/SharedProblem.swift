package import PreflightJudging
import PreflightLanguage
import PreflightRules

/// A problem of one file with all destinations that report it. If they report the same cause in different words, such as limits
/// of their own, the message has the cause once, and the words of each destination.
package struct SharedProblem {
  /// A destination that reports the problem.
  package struct Place {
    package let verdict: PresentedVerdict
    /// The problem at this destination; nil if only the answer is open.
    package let problem: PresentedProblem?
    /// The predicted answer: `≈20010`; empty if no answer is predicted.
    package let answer: String
    fileprivate let demand: String
    fileprivate let fix: String?
    fileprivate let certainty: String?

    fileprivate func saysSame(as other: Place) -> Bool {
      verdict.destination === other.verdict.destination && demand == other.demand && fix == other.fix
    }
  }

  private struct Key: Hashable {
    let outcome: Outcome
    let title: ProblemHeadline?
    /// The message up to its first semicolon, such as `is 754.2 s long`.
    let cause: String
  }

  private let key: Key
  private let language: Language
  /// The destinations in the order of the run.
  package private(set) var places: [Place] = []
  /// The names of the rules without their destinations, each once.
  package private(set) var rules: [String] = []

  private init(_ key: Key, _ language: Language) {
    self.key = key
    self.language = language
  }

  /// The outcome that the problem leads to; a pass for a note.
  package var outcome: Outcome { key.outcome }
  /// The message in one line that is safe to print.
  package var message: String {
    let terms = language.words.terms
    let demands = told { $0.demand.isEmpty ? nil : $0.demand }
    return demands.isEmpty ? key.cause : key.cause + terms.semicolon + demands.joined(separator: terms.semicolon)
  }
  package var fix: String? {
    let fixes = told { $0.fix }
    return fixes.isEmpty ? nil : fixes.joined(separator: language.words.terms.gap)
  }

  /// Returns a text of the destinations: as it is if all have the same, otherwise each one after the names of its destinations.
  private func told(_ text: (Place) -> String?) -> [String] {
    let terms = language.words.terms
    let texts = Grouped.members(
      places.compactMap { place in text(place).map { (key: $0, member: place.verdict.destination.label) } })
    if texts.count <= 1 { return texts.map { $0.key } }
    return texts.map { text, names in names.once.joined(separator: terms.comma) + terms.colon + text }
  }

  /// The headline of the problem: `Video too long`; nil if the answer is only open.
  package var title: String? { places.lazy.compactMap { $0.problem }.first?.headline }

  /// The headline with the message: `Video too long: is 12:34 long; the limit is 10:00`.
  package func titledMessage(in run: RunInfo) -> String {
    title.map { $0 + run.words.terms.colon + message } ?? message.withCapital
  }

  /// Returns the problems of some verdicts: the worst first, and of these the ones with the most destinations.
  package static func all(of verdicts: [PresentedVerdict], in run: RunInfo) -> [SharedProblem] {
    let semicolon = run.words.terms.semicolon
    var problems = Grouped<Key, SharedProblem>()
    func add(_ key: Key, _ place: Place, _ rules: [String]) {
      let index = problems.place(of: key) { SharedProblem(key, run.language) }
      if problems[index].places.last?.saysSame(as: place) != true { problems[index].places.append(place) }
      for rule in rules where !problems[index].rules.contains(rule) { problems[index].rules.append(rule) }
    }
    for verdict in verdicts {
      let destination = verdict.destination
      for problem in verdict.problems {
        let answer = problem.severity == .error ? problem.code : ""
        let (cause, demand) = problem.located.split(atFirst: semicolon)
        add(
          Key(outcome: problem.outcome, title: problem.title, cause: cause),
          Place(
            verdict: verdict, problem: problem, answer: answer, demand: demand, fix: problem.fix,
            certainty: problem.certainty),
          problem.shortRule.map { [$0] } ?? [])
      }
      guard verdict.outcome != .fail else { continue }
      let isOpen = verdict.outcome == .unknown
      let reasons = verdict.verdict.reasonsToDoubt(joint: run.words.verdicts.dependenceJoint)
      for reason in isOpen && reasons.isEmpty ? [(text: run.words.verdicts.undecided, rules: [])] : reasons {
        let answers = isOpen ? verdict.verdict.mayAnswer.map { destination.answer($0).code } : []
        add(
          Key(outcome: verdict.outcome, title: nil, cause: reason.text),
          Place(
            verdict: verdict, problem: nil, answer: answers.joined(separator: "/"), demand: "", fix: nil, certainty: nil
          ),
          reason.rules.map { String($0.drop { $0 != "/" }.dropFirst()) })
      }
    }
    return problems.values.enumerated().sorted { left, right in
      (right.element.outcome, right.element.count, left.offset)
        < (left.element.outcome, left.element.count, right.offset)
    }.map { $0.element }
  }

  /// The number of destinations.
  package var count: Int {
    places.indices.count { $0 == 0 || places[$0 - 1].verdict.destination !== places[$0].verdict.destination }
  }

  /// Returns `instagram-feed ≈20010, threads ≈20010`, or their number if these are all destinations of the run.
  private func names(in run: RunInfo) -> String {
    let answers = Set(places.map { $0.answer })
    func suffix(_ answer: String) -> String { answer.isEmpty ? "" : " " + answer }
    if count > 1, count == run.destinations.count, answers.count == 1, let answer = answers.first {
      return run.words.overview.everyDestination(count) + suffix(answer)
    }
    return places.map { $0.verdict.destination.label + $0.verdict.slotSuffix + suffix($0.answer) }.once
      .joined(separator: run.words.terms.comma)
  }

  /// Returns the destinations with their answers, the rules and the certainty in one line.
  package func origin(in run: RunInfo) -> String {
    ([names(in: run)] + rules + places.compactMap { $0.certainty }.once).joined(separator: " · ")
  }

  /// The message with its fix: `is png; Instagram accepts only JPEG. Convert it to JPEG.`
  package func sentence(in run: RunInfo) -> String { run.words.joined(message, fix: fix) }
}

extension [String] {
  /// Each element once.
  fileprivate var once: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

extension String {
  /// Returns the parts before and after the first separator; the whole text and an empty one without a separator.
  fileprivate func split(atFirst separator: String) -> (String, String) {
    let separator = Array(separator.utf8)
    let bytes = Array(utf8)
    guard bytes.count > separator.count else { return (self, "") }
    for start in 1..<(bytes.count - separator.count) where bytes[start...].starts(with: separator) {
      return (
        String(decoding: bytes[..<start], as: UTF8.self),
        String(decoding: bytes[(start + separator.count)...], as: UTF8.self)
      )
    }
    return (self, "")
  }
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

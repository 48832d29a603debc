import MediaProbe
package import PreflightRules

/// The result of the rules of one slot for a file, or of the rules on apps for an app, for all combinations of open
/// parameters.
package struct SlotAnswer {
  /// A rule that was not met, or not for certain.
  package struct Observation {
    package let rule: Int
    package var answer: Answer
    package fileprivate(set) var severity: Severity
    /// The combinations for which it counts.
    package var cells: UInt64
    /// The reason for which a team accepts it; it is then a note.
    package fileprivate(set) var acceptance: Acceptance?

    var isFinding: Bool { (answer == .notMet || answer == .atLimit) && cells != 0 }
  }

  /// The result for one combination.
  private struct CellAnswer: Equatable {
    var outcome = Outcome.pass
    var shareState: Int?
    var mayAnswer: [Int] = []
  }

  package private(set) var outcome = Outcome.pass
  package private(set) var shareState: Int?
  package private(set) var mayAnswer: [Int] = []
  package private(set) var dependsOn: [String] = []
  package private(set) var observations: [Observation] = []

  private init() {}

  /// Returns the result of the rules of a slot.
  package static func of(_ evidence: some Evidence, in slot: PreparedSlot, _ cells: ParameterCells) -> SlotAnswer {
    of(evidence, slot.ordered, cells)
  }

  // This is a function because an initializer would take ownership of its arguments, and copying facts is expensive. A
  // closure would also be slow.
  static func of(_ evidence: some Evidence, _ ordered: OrderedRules, _ cells: ParameterCells) -> SlotAnswer {
    var whole = SlotAnswer()
    for index in evidence.hasProblems ? ordered.places : ordered.placesForSoundFiles {
      whole.note(ordered.rules[index].answer(for: evidence), to: index, in: ordered)
    }
    whole.conclude(ordered, cells)
    return whole
  }

  /// Returns the result of the rules of a slot, each of which is evaluated by `answer`.
  package static func of(
    _ slot: PreparedSlot, _ cells: ParameterCells, answer: (PreparedRule) -> Answer
  ) -> SlotAnswer {
    var whole = SlotAnswer()
    let ordered = slot.ordered
    for index in ordered.places { whole.note(answer(ordered.rules[index]), to: index, in: ordered) }
    whole.conclude(ordered, cells)
    return whole
  }

  /// Returns the result in which findings that a team accepts have no effect.
  ///
  /// - Parameter acceptance: Returns the reason for which a finding is accepted; nil if it is not accepted.
  func accepting(
    in slot: PreparedSlot, _ cells: ParameterCells, _ acceptance: (Observation) -> Acceptance?
  ) -> SlotAnswer {
    var whole = SlotAnswer()
    whole.observations = observations
    for index in whole.observations.indices where whole.observations[index].isFinding {
      guard let accepted = acceptance(whole.observations[index]) else { continue }
      whole.observations[index].acceptance = accepted
      whole.observations[index].severity = .note
    }
    whole.conclude(slot.ordered, cells)
    if whole.outcome == .pass, whole.observations.contains(where: { $0.acceptance != nil }) {
      whole.outcome = .accepted
    }
    return whole
  }

  /// Replaces a pass with `notJudged` if no rule of the destination applied.
  mutating func becomeNotJudged() { outcome = .notJudged }

  private mutating func note(_ answer: Answer, to rule: Int, in ordered: OrderedRules) {
    if answer == .met { return }
    // An array that grows from one element would be allocated several times.
    if observations.isEmpty { observations.reserveCapacity(4) }
    observations.append(
      Observation(
        rule: rule, answer: answer, severity: ordered.rules[rule].severity(of: answer),
        cells: ordered.rules[rule].cells))
  }

  /// Derives the outcome from the observations.
  private mutating func conclude(_ ordered: OrderedRules, _ cells: ParameterCells) {
    if observations.isEmpty { return }
    let rules = ordered.rules

    // The stricter of two contradicting limits is not reported again if the looser one is broken too.
    for index in observations.indices {
      for looser in ordered.looser[observations[index].rule] {
        guard let broken = observation(of: looser), broken.isFinding else { continue }
        observations[index].cells &= ~broken.cells
      }
    }

    // Most rules hold for every combination, so that one result serves for all.
    let isAlike = observations.allSatisfy { $0.cells == cells.all }
    let answers = isAlike ? [] : (0..<cells.count).map { Self.answer(in: $0, observations, rules) }
    let whole = isAlike ? Self.answer(in: 0, observations, rules) : Self.merged(answers)
    (outcome, shareState, mayAnswer) = (whole.outcome, whole.shareState, whole.mayAnswer)
    if cells.open.isEmpty { return }
    dependsOn = cells.open.filter { parameter in
      parameter.values.contains(nil)
        ? depends(on: parameter.name, cells.count, rules)
        : !isAlike
          && answers.indices.contains { cell in
            let position = cell / parameter.stride % parameter.values.count
            return answers[cell] != answers[cell - position * parameter.stride]
          }
    }.map { $0.name }
  }

  /// Returns the observation of a rule; nil if it was met. Observations are in the order of the rules.
  private func observation(of rule: Int) -> Observation? {
    var range = observations.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if observations[middle].rule == rule { return observations[middle] }
      range = observations[middle].rule < rule ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  /// Returns the outcome if all unknown rules were met.
  func best(in slot: PreparedSlot, _ cells: ParameterCells) -> Outcome {
    let known = observations.filter { $0.answer != .unknown }
    if known.isEmpty { return .pass }
    return Self.merged((0..<cells.count).map { Self.answer(in: $0, known, slot.rules) }).outcome
  }

  /// Returns the unknown values that leave rules undecided whose breach is an error, each once.
  func unknown(in slot: PreparedSlot, on evidence: some Evidence) -> [UnknownSubject] {
    var unknown: [UnknownSubject] = []
    for observation in observations where observation.answer == .unknown && observation.severity == .error {
      let rule = slot.rules[observation.rule]
      for subject in rule.subjects {
        switch evidence.reading(of: subject) {
        case .known, .absent: continue
        case .between(_, _, let why), .unknown(let why):
          UnknownSubject.add(
            UnknownSubject(field: nil, subject: subject, reason: why.message, tier: why.tier, rules: [rule.rule.id]),
            to: &unknown)
        }
      }
    }
    return unknown
  }

  /// The outcome if all unknown rules were broken.
  var worst: Outcome {
    observations.reduce(outcome) { outcome, observation in
      guard observation.answer == .unknown else { return outcome }
      return switch observation.severity {
      case .error: .fail
      case .warning: outcome == .pass ? .warn : outcome
      case .note: outcome
      }
    }
  }

  /// Returns the result for one combination.
  private static func answer(
    in cell: Int, _ observations: [Observation], _ rules: [PreparedRule]
  ) -> CellAnswer {
    var answer = CellAnswer()
    var alternatives: [Int] = []
    for observation in observations where observation.cells & (1 << UInt64(cell)) != 0 {
      let rule = rules[observation.rule]
      let code = rule.rule.shareState
      switch (observation.answer, observation.severity) {
      // The destination does not know which findings a team accepts.
      case (.met, _), (_, .note):
        if observation.acceptance == nil { continue }
      // An unknown rule that causes a warning at most does not change the outcome.
      case (.unknown, .warning): continue
      case (.unknown, .error):
        if answer.outcome != .fail { answer.outcome = .unknown }
      case (.notMet, .error), (.atLimit, .error):
        // If no code is documented for an error, the next error decides the code.
        if answer.outcome != .fail || answer.shareState == nil {
          (answer.outcome, answer.shareState, alternatives) = (.fail, code, rule.alternatives)
        }
      case (.notMet, .warning), (.atLimit, .warning):
        if answer.outcome == .pass { answer.outcome = .warn }
      }
      if answer.outcome != .fail, let code, !answer.mayAnswer.contains(code) { answer.mayAnswer.append(code) }
    }
    // The first error with a code decides the answer. Only its alternatives remain.
    if answer.outcome == .fail { answer.mayAnswer = alternatives }
    return answer
  }

  /// Merges the results of all combinations.
  private static func merged(_ answers: [CellAnswer]) -> CellAnswer {
    guard let first = answers.first else { return CellAnswer() }
    if answers.allSatisfy({ $0 == first }) { return first }
    var whole = CellAnswer()
    let outcomes = Set(answers.map { $0.outcome })
    if outcomes == [.fail] {
      // It fails for all values of the parameters; only the code depends on them.
      whole.outcome = .fail
      whole.mayAnswer = first.mayAnswer
      if answers.allSatisfy({ $0.shareState == first.shareState }) { whole.shareState = first.shareState }
    } else if outcomes.isSubset(of: [.pass, .warn]) {
      whole.outcome = outcomes.contains(.warn) ? .warn : .pass
    } else {
      whole.outcome = .unknown
    }
    for code in answers.flatMap({ $0.mayAnswer + ($0.shareState.map { [$0] } ?? []) })
    where code != whole.shareState && !whole.mayAnswer.contains(code) { whole.mayAnswer.append(code) }
    return whole
  }

  /// Returns true if the result depends on a parameter that has no finite set of values: the rules that use it are
  /// assumed to be met, and then to be broken.
  private func depends(on parameter: String, _ cells: Int, _ rules: [PreparedRule]) -> Bool {
    func answer(with supposed: Answer) -> CellAnswer {
      let observations = observations.map { observation in
        var observation = observation
        if observation.answer == .unknown, rules[observation.rule].constraint.parameters.contains(parameter) {
          observation.answer = supposed
        }
        return observation
      }
      return Self.merged((0..<cells).map { Self.answer(in: $0, observations, rules) })
    }
    return answer(with: .met) != answer(with: .notMet)
  }
}

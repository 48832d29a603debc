import MediaProbe
package import PreflightRules

/// Makes findings from the observations on one slot or one request.
package struct FindingMaker {
  let slot: PreparedSlot
  let cells: ParameterCells
  let asOf: CivilDate?

  package init(slot: PreparedSlot, cells: ParameterCells, asOf: CivilDate?) {
    self.slot = slot
    self.cells = cells
    self.asOf = asOf
  }

  /// Returns the findings of an answer, each of which `make` creates from an observation and the parameter combinations for
  /// which it holds.
  package func findings(
    of answer: SlotAnswer, _ make: (SlotAnswer.Observation, UInt64) -> Finding
  ) -> [Finding] {
    var findings: [Finding] = []
    // The findings of each rule, which are needed only if parameters are open.
    var ofRules: [String: [SlotAnswer.Observation]]?
    for observation in answer.observations where observation.isFinding {
      if findings.isEmpty { findings.reserveCapacity(answer.observations.count) }
      let rule = slot.rules[observation.rule]
      if observation.cells == cells.all {
        // The observation holds for all combinations, so no other limit can apply.
        findings.append(make(observation, observation.cells))
        continue
      }
      // If a rule has several limits that are all broken, only the loosest is reported.
      let known = ofRules ?? findingsByRule(answer.observations)
      ofRules = known
      let same = (known[rule.rule.id] ?? []).filter {
        $0.answer == observation.answer && slot.rules[$0.rule].isVariant(of: rule)
      }
      guard same.allSatisfy({ !slot.rules[$0.rule].constraint.isLooser(than: rule.constraint) }) else { continue }
      findings.append(make(observation, same.reduce(observation.cells) { $0 | $1.cells }))
    }
    return findings
  }

  /// Returns the findings of each rule by its id.
  private func findingsByRule(_ observations: [SlotAnswer.Observation]) -> [String: [SlotAnswer.Observation]] {
    var findings: [String: [SlotAnswer.Observation]] = [:]
    for observation in observations where observation.isFinding {
      findings[slot.rules[observation.rule].rule.id, default: []].append(observation)
    }
    return findings
  }

  package func finding(_ observation: SlotAnswer.Observation, in mask: UInt64, of evidence: some Evidence) -> Finding {
    let prepared = slot.rules[observation.rule]
    var measured = Self.measured(by: prepared, of: evidence)
    var judged = slot.ordered.judged[observation.rule]
    prepared.constraint.narrow(&judged, &measured, of: prepared, in: evidence)
    // All values are given at once, because a finding that is changed later would be copied.
    return Finding(
      judged: judged, severity: observation.severity, measured: measured,
      isAtLimit: observation.answer == .atLimit,
      circumstances: mask == cells.all ? [] : circumstances(of: prepared.rule, in: mask),
      sourceIsDue: asOf.map { prepared.rule.source.isDue(on: $0) } ?? false, acceptance: observation.acceptance,
      place: evidence.place(of: prepared.subject),
      mismatch: evidence.mismatch(of: prepared.subject, under: prepared.constraint),
      bounds: measured == nil
        ? MeasuredBounds(evidence.reading(of: prepared.subject), of: prepared.subject.type) : nil,
      measuredWords: prepared.rule.id == FileRules.kindID ? Self.format(of: evidence, ofKind: measured) : nil,
      isOfGap: evidence.hasProblems && prepared.subject.isDuration && Self.hasGap(evidence),
      intervals: evidence.hasIntervals
        ? evidence.intervals(of: prepared.subject, breaking: prepared.constraint) : [])
  }

  /// Returns the format of a file, which says more than its kind, since that can be “other”; the kind if it has no format.
  private static func format(of evidence: some Evidence, ofKind kind: FactValue?) -> String? {
    for fact in [Fact.imageFormat, .container] {
      if case .known(.text(let format)) = evidence.reading(of: .measure(.fact(fact))) { return format }
    }
    return if case .text(let kind)? = kind { kind } else { nil }
  }

  private static func hasGap(_ evidence: some Evidence) -> Bool {
    if case .known = evidence.reading(of: .measure(.problems(.timeGap))) { true } else { false }
  }

  /// Returns the value that a finding states; nil if it states no value.
  static func measured(by prepared: PreparedRule, of evidence: some Evidence) -> FactValue? {
    // A required field with only a default value counts as missing.
    if case .present(true) = prepared.constraint, !evidence.isGiven(prepared.subject) { return nil }
    guard case .known(let value) = evidence.reading(of: prepared.subject) else { return nil }
    return prepared.constraint.measured(value)
  }

  /// Returns the values of open parameters on which a rule depends.
  private func circumstances(of rule: Rule, in mask: UInt64) -> [Circumstance] {
    let conditions = rule.when.filter { condition in cells.open.contains { $0.name == condition.parameter } }
    let figures = rule.constraint.parameters.compactMap { name -> Circumstance? in
      let values = Set((0..<cells.count).filter { mask & (1 << UInt64($0)) != 0 }.map { cells.value(of: name, in: $0) })
      guard values.count == 1, case .some(.some(let value)) = values.first else { return nil }
      return cells.open.contains { $0.name == name } ? .value(of: name, value) : nil
    }
    return conditions.map { .condition($0) } + figures
  }

}

extension Subject {
  /// True for the duration of a file or of one of its tracks.
  fileprivate var isDuration: Bool {
    switch self {
    case .measure(.fact(.duration)), .measure(.fact(.videoDuration)), .measure(.fact(.audioDuration)): true
    default: false
    }
  }
}

extension PreparedRule {
  /// Returns true if both are the same rule on the same subject with different limits.
  fileprivate func isVariant(of other: PreparedRule) -> Bool {
    rule.id == other.rule.id && scope == other.scope && subject == other.subject
  }
}

extension Constraint {
  /// Returns true if the constraint allows more than another one of the same form.
  fileprivate func isLooser(than other: Constraint) -> Bool {
    guard case .number(let bound) = demand, case .number(let otherBound) = other.demand, let figures = bound.figures,
      let otherFigures = otherBound.figures
    else { return false }
    if let max = figures.max, let otherMax = otherFigures.max, max != otherMax { return otherMax < max }
    if let min = figures.min, let otherMin = otherFigures.min { return min < otherMin }
    return false
  }

  /// The unit of the limit if it differs from the subject's.
  package var unit: Unit? { if case .length(_, let unit) = demand { unit.unit } else { nil } }

  /// Returns the part of a value that is compared: for a text with a limited length, the length.
  fileprivate func measured(_ value: FactValue) -> FactValue {
    if case .text(let text) = value, case .length(_, let unit) = demand {
      .integer(Int64(unit.length(of: text)))
    } else {
      value
    }
  }
}

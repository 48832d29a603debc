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

  /// Returns the observations that become findings, each with the parameter combinations for which it holds.
  package func reported(in answer: SlotAnswer) -> [(observation: SlotAnswer.Observation, cells: UInt64)] {
    var reported: [(observation: SlotAnswer.Observation, cells: UInt64)] = []
    reported.reserveCapacity(answer.observations.count)
    // The findings of each rule, which are needed only if parameters are open.
    var ofRules: [String: [SlotAnswer.Observation]]?
    for observation in answer.observations where observation.isFinding {
      let rule = slot.rules[observation.rule]
      if observation.cells == cells.all {
        // The observation holds for all combinations, so no other limit can apply.
        reported.append((observation, observation.cells))
        continue
      }
      // If a rule has several limits that are all broken, only the loosest is reported.
      let known = ofRules ?? findingsByRule(answer.observations)
      ofRules = known
      let same = (known[rule.rule.id] ?? []).filter {
        $0.answer == observation.answer && slot.rules[$0.rule].isVariant(of: rule)
      }
      guard same.allSatisfy({ !slot.rules[$0.rule].constraint.isLooser(than: rule.constraint) }) else { continue }
      reported.append((observation, same.reduce(observation.cells) { $0 | $1.cells }))
    }
    return reported
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
    // A finding on a list of required entries names only the missing ones.
    var judged = slot.judged[observation.rule]
    if case .contains(let entries) = prepared.constraint,
      let missing = evidence.missing(entries, in: prepared.subject)
    {
      judged = JudgedRule(prepared.rule, on: prepared.subject, .contains(missing), in: judged.language)
    }
    // A finding on a list with unwanted entries names only those entries.
    if case .lacks(let entries) = prepared.constraint, case .list = measured {
      measured = .list(evidence.unwanted(entries, in: prepared.subject))
    }
    // A finding on a value that differs from another one states that other value.
    if case .sameAs(let other) = prepared.constraint, case .known(let wanted) = evidence.reading(of: other) {
      judged = JudgedRule(prepared.rule, on: prepared.subject, .equals(wanted), in: judged.language)
    }
    // A finding on several properties of a file names the first one that breaks the rule.
    if case .allOf(let clauses) = prepared.constraint,
      let broken = clauses.firstIndex(where: { isBroken($0, in: evidence) }),
      case .known(let value) = evidence.reading(of: clauses[broken].subject)
    {
      judged = judged.parts[broken]
      measured = value
    }
    var finding = Finding(
      judged: judged, severity: observation.severity, measured: measured,
      isAtLimit: observation.answer == .atLimit,
      circumstances: mask == cells.all ? [] : circumstances(of: prepared.rule, in: mask),
      sourceIsDue: asOf.map { prepared.rule.source.isDue(on: $0) } ?? false, acceptance: observation.acceptance,
      place: evidence.place(of: prepared.subject),
      mismatch: evidence.mismatch(of: prepared.subject, under: prepared.constraint))
    // The format says more than the kind, which can be “other”.
    if prepared.rule.id == FileRules.kindID {
      for fact in [Fact.imageFormat, .container] {
        guard finding.measuredWords == nil, case .known(.text(let format)) = evidence.reading(of: .measure(.fact(fact)))
        else {
          continue
        }
        finding.measuredWords = format
      }
    }
    if evidence.hasIntervals {
      finding.intervals = evidence.intervals(of: prepared.subject, breaking: prepared.constraint)
    }
    if measured == nil {
      finding.bounds = MeasuredBounds(evidence.reading(of: prepared.subject), of: prepared.subject.type)
    }
    return finding
  }

  /// Returns the value that a finding states; nil if it states no value.
  static func measured(by prepared: PreparedRule, of evidence: some Evidence) -> FactValue? {
    // A required field with only a default value counts as missing.
    if case .present(true) = prepared.constraint, !evidence.isGiven(prepared.subject) { return nil }
    guard case .known(let value) = evidence.reading(of: prepared.subject) else { return nil }
    return prepared.constraint.measured(value)
  }

  /// Returns true if a property of a file does not meet its part of a constraint.
  private func isBroken(_ clause: Clause, in evidence: some Evidence) -> Bool {
    guard case .measure = clause.subject, let check = Check(clause.constraint, on: clause.subject) else { return false }
    return check.answer(on: clause.subject, of: evidence) == .notMet
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

extension PreparedRule {
  /// Returns true if both are the same rule on the same subject with different limits.
  fileprivate func isVariant(of other: PreparedRule) -> Bool {
    rule.id == other.rule.id && scope == other.scope && subject == other.subject
  }
}

extension Constraint {
  /// Returns true if the constraint allows more than another one of the same form.
  fileprivate func isLooser(than other: Constraint) -> Bool {
    guard case .within(let bound) = self, case .within(let otherBound) = other, let figures = bound.figures,
      let otherFigures = otherBound.figures
    else { return false }
    if let max = figures.max, let otherMax = otherFigures.max, max != otherMax { return otherMax < max }
    if let min = figures.min, let otherMin = otherFigures.min { return min < otherMin }
    return false
  }

  /// The unit of the limit if it differs from the subject's.
  package var unit: Unit? { if case .length(_, let unit) = self { unit.unit } else { nil } }

  /// Returns the part of a value that is compared: for a text with a limited length, the length.
  fileprivate func measured(_ value: FactValue) -> FactValue {
    if case .length(_, let unit) = self, case .text(let text) = value {
      .integer(Int64(unit.length(of: text)))
    } else {
      value
    }
  }
}

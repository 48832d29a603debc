public import MediaProbe
public import PreflightRules

/// Judges files by the rules of one destination.
///
/// Creating a judge prepares everything that does not depend on a file: integer limits, the order of rules and the
/// combinations of parameters. Judging opens no files, and a file that breaks no rule costs no allocation.
///
/// A class, because every file is passed to every judge, and copying a dozen members would cost as much as judging.
public final class Judge: Sendable {
  public let destination: Destination
  /// The day whose rules apply; nil if none was given.
  public let asOf: CivilDate?
  package let slots: [PreparedSlot]
  let cells: ParameterCells
  /// The rules on the state of a file, for files that no slot takes.
  private let fileRules: PreparedSlot
  private let fixedSlot: Slot?
  /// The reason why no file is judged; nil for every judge but those that stand for a destination that is not chosen.
  private let exclusion: Message?
  private let success: PredictedShareState?
  /// The facts that any rule needs.
  private let asked: [Fact]

  /// Creates a judge for one destination.
  ///
  /// - Parameters:
  ///   - assumptions: Values of the destination's parameters. A parameter without a value is judged for every value it
  ///     could have.
  ///   - slot: The only slot to judge in; nil for the best of the slots that take the file.
  ///   - asOf: The day whose rules apply; nil for the day on which the destination's sources were last checked.
  ///   - language: The language of verdicts; nil for that of the destination, which is English unless it was
  ///     translated.
  public init(
    _ destination: Destination, assuming assumptions: Assumptions = .init(), slot: String? = nil,
    asOf: CivilDate? = nil, language: Language? = nil
  ) throws(JudgeError) {
    let destination = destination.translated(to: language ?? destination.language)
    self.destination = destination
    self.asOf = asOf
    // Parameters that only rules on request fields use do not matter for a file.
    let mediaRules =
      destination.slots.flatMap { $0.rules } + destination.requestRules.filter { $0.subjectOfOneFile != nil }
    let cells = try ParameterCells(destination, askedBy: mediaRules, assuming: assumptions)
    self.cells = cells
    exclusion = nil
    fixedSlot = slot.flatMap { name in destination.slots.first { $0.name == name } }
    if let slot, fixedSlot == nil {
      throw .unknownSlot(slot, destination: destination.id, known: destination.slots.map { $0.name })
    }
    success = destination.shareStates?.success.map { destination.predicted($0) }

    let day = asOf ?? destination.checked
    func inForce(_ rule: Rule) -> Bool { day.map { rule.holds(on: $0) } ?? true }
    let fileRules = FileRules.rules(at: destination)
    var slots: [PreparedSlot] = []
    for slot in destination.slots where fixedSlot.map({ $0.name == slot.name }) ?? !slot.isOnlyNamed {
      // These come first, so that within one step the state of the file decides the share state.
      var rules: [PreparedRule] = []
      for rule in fileRules {
        rules += try PreparedRule.variants(of: rule, in: cells, oneFile: true, kinds: slot.takes)
      }
      for rule in slot.rules where inForce(rule) {
        rules += try PreparedRule.variants(of: rule, in: cells, oneFile: true)
      }
      for rule in destination.requestRules where inForce(rule) {
        guard case .aggregate(let aggregate) = rule.subject, aggregate.kind.map(slot.takes.contains) ?? true else {
          continue
        }
        rules += try PreparedRule.variants(of: rule, in: cells, oneFile: true)
      }
      slots.append(PreparedSlot(slot, rules: rules, of: destination))
    }
    self.slots = slots
    var preparedFileRules: [PreparedRule] = []
    for rule in fileRules { preparedFileRules += try PreparedRule.variants(of: rule, in: cells, oneFile: true) }
    self.fileRules = PreparedSlot(rules: preparedFileRules, of: destination)
    asked = Array(
      Set(slots.flatMap { $0.rules.filter { !$0.rule.isOnlyIfKnown }.flatMap { $0.subjects.flatMap { $0.facts } } }))
  }

  /// Creates a judge that does not apply to any file, for a destination that is not chosen for some files of a run.
  package init(excluding destination: Destination, because reason: Message) {
    self.destination = destination
    exclusion = reason
    asOf = nil
    slots = []
    fixedSlot = nil
    success = nil
    asked = []
    cells = .none
    fileRules = PreparedSlot(rules: [], of: destination)
  }

  /// Creates a judge from prepared rules.
  package init(_ destination: Destination, _ slot: PreparedSlot, _ cells: ParameterCells, asOf: CivilDate?) {
    self.destination = destination
    self.asOf = asOf
    self.cells = cells
    slots = [slot]
    fileRules = PreparedSlot(rules: [], of: destination)
    asked = []
    fixedSlot = nil
    exclusion = nil
    success = destination.shareStates?.success.map { destination.predicted($0) }
  }

  /// Returns the predicted answer of the destination to a file.
  ///
  /// - Parameter expected: The kind that the file has by its name. It selects the code of an unreadable file if a
  ///   destination has different codes for videos and images. A file that no slot takes is unreadable if a slot takes
  ///   this kind, and not applicable otherwise.
  public func verdict(
    for facts: MediaFacts, expecting expected: @autoclosure () -> MediaFacts.Kind? = nil
  ) -> Verdict {
    verdict(for: facts, expecting: expected(), accepting: nil)
  }

  /// Returns the predicted answer of the destination to a file, without the effect of what a team accepts.
  package func verdict(
    for facts: MediaFacts, expecting expected: @autoclosure () -> MediaFacts.Kind?,
    accepting acceptor: (any FindingAcceptor)?
  ) -> Verdict {
    if let exclusion {
      return Verdict(destination: destination, slot: nil, outcome: .notApplicable, reason: exclusion)
    }
    if let error = facts.error {
      return accepted(acceptor, error.code) ?? unreadable(error, facts, expected())
    }
    guard let kind = facts.kind else {
      // Facts that a caller made may lack the kind and its reason.
      let reason = facts.unknown[.kind] ?? UnknownFacts.Reason(.kindNotStated)
      return Verdict(
        destination: destination, slot: fixedSlot?.name, outcome: .unknown, unknown: [.kind(reason)])
    }
    var best: SlotAnswer?
    var slot: PreparedSlot?
    for candidate in slots where takes(candidate, facts, kind) {
      var answer = SlotAnswer.of(facts, in: candidate, cells)
      if let acceptor, answer.outcome != .pass {
        answer = answer.accepting(in: candidate, cells) { observation in
          let prepared = candidate.rules[observation.rule]
          return acceptor.acceptance(of: prepared.rule, measured: FindingMaker.measured(by: prepared, of: facts))
        }
      }
      if answer.outcome == .pass { return verdict(answer, in: candidate, named: candidate.name, on: facts) }
      if best.map({ answer.outcome < $0.outcome }) ?? true { (best, slot) = (answer, candidate) }
    }
    guard let best, let slot else {
      let verdict = notTaken(facts, of: kind, expected())
      return verdict.error.flatMap { accepted(acceptor, $0.code) } ?? verdict
    }
    return verdict(best, in: slot, named: slot.name, on: facts)
  }

  /// Returns true if a rule holds for every value of the open parameters.
  package func holdsAlways(_ rule: PreparedRule) -> Bool { rule.cells == cells.all }

  /// Returns the verdict on a file that cannot be read if a team accepts that; nil if it does not.
  private func accepted(_ acceptor: (any FindingAcceptor)?, _ code: ReadError.Code) -> Verdict? {
    guard let acceptance = acceptor?.acceptance(of: code) else { return nil }
    return Verdict(
      destination: destination, slot: fixedSlot?.name, outcome: .notApplicable,
      reason: Message(.acceptedUnreadable, .text(code.rawValue)), acceptance: acceptance)
  }

  /// Returns the slots in which a file is judged.
  func slots(taking facts: MediaFacts, _ kind: MediaFacts.Kind) -> [PreparedSlot] {
    slots.filter { takes($0, facts, kind) }
  }

  /// Returns true if a file is judged in a slot. A slot that was named judges files of all formats.
  private func takes(_ slot: PreparedSlot, _ facts: MediaFacts, _ kind: MediaFacts.Kind) -> Bool {
    fixedSlot == nil ? slot.slot.isMeant(for: facts) : slot.takes.contains(kind)
  }

  /// Returns the verdict for the answer of a slot.
  ///
  /// - Parameters:
  ///   - undecided: Open subjects on which the answer depends, in addition to parameters.
  ///   - unknown: Unknown values that leave the answer open; nil to take them from the evidence.
  package func verdict(
    _ answer: SlotAnswer, in slot: PreparedSlot, named name: String?, on evidence: some Evidence,
    undecided: [String] = [], unknown: [UnknownSubject]? = nil
  ) -> Verdict {
    Verdict(
      destination: destination, slot: name, outcome: answer.outcome,
      shareState: answer.outcome == .fail
        ? answer.shareState.map { destination.predicted($0) } : answer.outcome == .unknown ? nil : success,
      mayAnswer: answer.mayAnswer,
      dependsOn: undecided.isEmpty ? answer.dependsOn : answer.dependsOn + undecided,
      unknown: unknown ?? (answer.outcome == .unknown ? answer.unknown(in: slot, on: evidence) : []),
      findings: findings(answer, in: slot, on: evidence))
  }

  /// A fact that is unknown for a file, and a rule that needs it.
  public struct MissingFact: Sendable, Equatable {
    public let rule: Rule
    public let fact: String
    public let reason: UnknownFacts.Reason
  }

  /// Returns the unknown facts that could change the verdict or add findings. Empty for a file that could not be read.
  public func missingFacts(in facts: MediaFacts) -> [MissingFact] {
    guard facts.error == nil, let kind = facts.kind else { return [] }
    let asked = slots(taking: facts, kind)
    let answers = asked.map { SlotAnswer.of(facts, in: $0, cells) }
    let worst = answers.map { $0.worst }
    guard let certain = worst.min(), let first = worst.firstIndex(of: certain) else { return [] }
    return answers.indices.flatMap { index -> [MissingFact] in
      // Skips a slot that cannot do better than another slot's certain outcome.
      let best = answers[index].best(in: asked[index], cells)
      guard best < certain || best == certain && index <= first else { return [] }
      return answers[index].observations.filter { $0.answer == .unknown }.flatMap {
        missing(asked[index].rules[$0.rule], in: facts)
      }
    }
  }

  /// Returns the tier that could read the missing facts; nil if no fact is missing or no tier can read them.
  public func tierNeeded(for facts: MediaFacts) -> Tier? {
    guard !facts.unknown.isEmpty else { return nil }
    if facts.error == nil, facts.kind == nil { return facts.unknown[.kind]?.tier }
    // Rules need few of the facts that headers leave open, and this check is cheaper than judging.
    guard facts.unknown.contains(anyOf: asked) else { return nil }
    return missingFacts(in: facts).lazy.compactMap { $0.reason.tier }.filter { $0 > facts.tier }.max()
  }

  private func missing(_ rule: PreparedRule, in facts: MediaFacts) -> [MissingFact] {
    var missing: [MissingFact] = []
    for subject in rule.subjects where !missing.contains(where: { $0.fact == subject.name }) {
      switch facts.reading(of: subject) {
      case .unknown(let reason), .between(_, _, let reason):
        missing.append(MissingFact(rule: rule.rule, fact: subject.name, reason: reason))
      case .known, .absent: break
      }
    }
    return missing
  }

  private func findings(_ answer: SlotAnswer, in slot: PreparedSlot, on evidence: some Evidence) -> [Finding] {
    if answer.observations.isEmpty { return [] }
    let maker = FindingMaker(slot: slot, cells: cells, asOf: asOf)
    return maker.reported(in: answer).map { maker.finding($0.observation, in: $0.cells, of: evidence) }
  }

  /// Returns the verdict on a file that no slot takes. The file is unreadable if it is damaged, or if its name promises
  /// a kind that a slot takes.
  private func notTaken(_ facts: MediaFacts, of kind: MediaFacts.Kind, _ named: MediaFacts.Kind?) -> Verdict {
    let findings = findings(SlotAnswer.of(facts, in: fileRules, cells), in: fileRules, on: facts)
    if let error = FileRules.error(in: facts, brokenBy: findings) {
      return unreadable(error, facts, named, findings: findings)
    }
    if let named, named != kind, slots.contains(where: { $0.takes.contains(named) }) {
      return broken(ReadError(promising: named, found: facts), named, findings: findings)
    }
    return Verdict(destination: destination, slot: fixedSlot?.name, outcome: .notApplicable, findings: findings)
  }

  private func unreadable(
    _ error: ReadError, _ facts: MediaFacts, _ named: MediaFacts.Kind?, findings: [Finding] = []
  ) -> Verdict {
    let expected = fixedSlot.flatMap { $0.takes.count == 1 ? $0.takes.first : nil } ?? facts.kind ?? named
    return broken(error, expected, findings: findings)
  }

  /// Returns the verdict on a file that the destination cannot read.
  private func broken(
    _ error: ReadError, _ expected: MediaFacts.Kind?, findings: [Finding] = []
  ) -> Verdict {
    let state = destination.unreadableState(error.code, expecting: expected)
    return Verdict(
      destination: destination, slot: fixedSlot?.name, outcome: .unreadable,
      shareState: state.map { destination.predicted($0) }, findings: findings,
      error: error)
  }
}

extension ReadError {
  /// Creates the error of a file whose content is not the kind that its name promises, and that no slot takes.
  fileprivate init(promising promised: MediaFacts.Kind, found facts: MediaFacts) {
    let content: Message.ID =
      switch facts.kind {
      case .video: .aVideo
      case .image: .anImage
      case .audio: .someAudio
      case .other, nil: facts.container == "svg" ? .anSVGDrawing : .neitherVideoNorImage
      }
    let wanted: Message.ID = promised == .image ? .anImage : .aVideo
    self.init(.unsupported, .foundOtherKind, .term(content), .term(wanted))
  }
}

extension Destination {
  package func predicted(_ code: Int) -> PredictedShareState {
    PredictedShareState(code: code, name: shareState(code)?.name ?? "", isBorrowed: shareStates?.borrowedFrom != nil)
  }
}

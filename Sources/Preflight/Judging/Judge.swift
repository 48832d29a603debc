public import MediaProbe

/// Judges files by the rules of one destination.
///
/// Everything that does not depend on the file is done when it is made: figures are integers, the order of the rules and
/// the combinations of parameters are fixed. Judging opens nothing, and a file that breaks no rule costs no allocation.
///
/// A class, since every file is shown to every judge, and handing on a dozen members for each costs as much as judging.
public final class Judge: Sendable {
  public let destination: Destination
  /// The day by whose rules files are judged; nil when none was given.
  public let asOf: CivilDate?
  let slots: [PreparedSlot]
  let cells: ParameterCells
  /// The rules on the state of a file, for one that no slot takes.
  private let fileRules: PreparedSlot
  private let fixedSlot: Slot?
  private let success: PredictedShareState?
  /// The facts for which any rule asks.
  private let asked: [Fact]

  /// A judge for one destination.
  ///
  /// - Parameters:
  ///   - assumptions: Values of the destination's parameters. One that is not given is judged for every value it could
  ///     have.
  ///   - slot: The only slot to judge in; nil for the best of those that take the file.
  ///   - asOf: The day by whose rules to judge; nil for the day on which the destination's sources were last checked.
  ///   - language: In which verdicts are told; nil for that of the destination, which is English unless it was translated.
  public init(
    _ destination: Destination, assuming assumptions: Assumptions = .init(), slot: String? = nil,
    asOf: CivilDate? = nil, language: Language? = nil
  ) throws(JudgeError) {
    let destination = destination.translated(to: language ?? destination.language)
    self.destination = destination
    self.asOf = asOf
    // A parameter that only rules on the fields of a request ask for has no say about a file.
    let mediaRules =
      destination.slots.flatMap(\.rules) + destination.requestRules.filter { $0.subjectOfOneFile != nil }
    let cells = try ParameterCells(destination, askedBy: mediaRules, assuming: assumptions)
    self.cells = cells
    fixedSlot = slot.flatMap { name in destination.slots.first { $0.name == name } }
    if let slot, fixedSlot == nil {
      throw .unknownSlot(slot, destination: destination.id, known: destination.slots.map(\.name))
    }
    success = destination.shareStates?.success.map { destination.predicted($0) }

    let day = asOf ?? destination.checked
    func inForce(_ rule: Rule) -> Bool { day.map { rule.holds(on: $0) } ?? true }
    let fileRules = FileRules.rules(at: destination)
    var slots: [PreparedSlot] = []
    for slot in destination.slots where fixedSlot == nil || slot.name == fixedSlot?.name {
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
      slots.append(PreparedSlot(name: slot.name, takes: slot.takes, rules: rules, of: destination))
    }
    self.slots = slots
    var preparedFileRules: [PreparedRule] = []
    for rule in fileRules { preparedFileRules += try PreparedRule.variants(of: rule, in: cells, oneFile: true) }
    self.fileRules = PreparedSlot(name: "", takes: [], rules: preparedFileRules, of: destination)
    asked = Array(Set(slots.flatMap { $0.rules.flatMap { $0.subjects.flatMap { $0.facts } } }))
  }

  /// A judge by rules that are made ready.
  init(_ destination: Destination, _ slot: PreparedSlot, _ cells: ParameterCells, asOf: CivilDate?) {
    self.destination = destination
    self.asOf = asOf
    self.cells = cells
    slots = [slot]
    fileRules = PreparedSlot(name: "", takes: [], rules: [], of: destination)
    asked = []
    fixedSlot = nil
    success = destination.shareStates?.success.map { destination.predicted($0) }
  }

  /// What the destination would answer.
  ///
  /// - Parameter expected: What the file was meant to be, by its name. It decides which code an unreadable file gets where
  ///   a destination has different ones for videos and images. A file that no slot takes is unreadable if a slot takes what
  ///   its name promises, and not applicable otherwise.
  public func verdict(
    for facts: MediaFacts, expecting expected: @autoclosure () -> MediaFacts.Kind? = nil
  ) -> Verdict {
    if let error = facts.error { return unreadable(error, facts, expected()) }
    guard let kind = facts.kind else {
      return Verdict(destination: destination, slot: fixedSlot?.name, outcome: .unknown)
    }
    var best: SlotAnswer?
    var slot: PreparedSlot?
    for candidate in slots where candidate.takes.contains(kind) {
      let answer = SlotAnswer.of(facts, in: candidate, cells)
      let outcome = answer.outcome
      if outcome.rank < best?.outcome.rank ?? .max { (best, slot) = (answer, candidate) }
      if outcome == .pass { break }
    }
    guard let best, let slot else { return notTaken(facts, of: kind, expected()) }
    return verdict(best, in: slot, named: slot.name, on: facts)
  }

  /// The verdict that the answer of a slot comes to.
  ///
  /// - Parameters:
  ///   - undecided: What else was not given and the answer depends on, beside parameters.
  ///   - unknown: What leaves it open besides.
  func verdict(
    _ answer: SlotAnswer, in slot: PreparedSlot, named name: String?, on evidence: some Evidence,
    undecided: [String] = [], unknown: [UnknownSubject] = []
  ) -> Verdict {
    Verdict(
      destination: destination, slot: name, outcome: answer.outcome,
      shareState: answer.outcome == .fail
        ? answer.shareState.map { destination.predicted($0) } : answer.outcome == .unknown ? nil : success,
      mayAnswer: answer.mayAnswer,
      dependsOn: undecided.isEmpty ? answer.dependsOn : answer.dependsOn + undecided,
      unknown: unknown, findings: findings(answer, in: slot, on: evidence))
  }

  /// A fact that a file did not tell, and a rule that asks for it.
  public struct MissingFact: Sendable, Equatable {
    public let rule: Rule
    public let fact: String
    public let reason: UnknownFacts.Reason
  }

  /// The facts that are not known and could change the verdict or add to its findings. Empty for a file that could not
  /// be read at all.
  public func missingFacts(in facts: MediaFacts) -> [MissingFact] {
    guard facts.error == nil, let kind = facts.kind else { return [] }
    let asked = slots.filter { $0.takes.contains(kind) }
    let answers = asked.map { SlotAnswer.of(facts, in: $0, cells) }
    let worst = answers.map(\.worst.rank)
    guard let certain = worst.min(), let first = worst.firstIndex(of: certain) else { return [] }
    return answers.indices.flatMap { index -> [MissingFact] in
      // A slot whose best hope does not beat what another offers for certain has no say.
      let best = answers[index].best(in: asked[index], cells).rank
      guard best < certain || best == certain && index <= first else { return [] }
      return answers[index].observations.filter { $0.answer == .unknown }.flatMap {
        missing(asked[index].rules[$0.rule], in: facts)
      }
    }
  }

  /// The tier that could settle what is not known; nil when everything is settled, or no tier could.
  public func needs(_ facts: MediaFacts) -> Tier? {
    guard !facts.unknown.isEmpty else { return nil }
    if facts.error == nil, facts.kind == nil { return facts.unknown[.kind]?.tier }
    // Most of what headers leave open nobody asks for, and judging costs more than seeing that.
    guard facts.unknown.contains(anyOf: asked) else { return nil }
    return missingFacts(in: facts).lazy.compactMap(\.reason.tier).filter { $0 > facts.tier }.max()
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

  /// The verdict on a file that no slot takes. It is unreadable if it is broken, or if its name promises what a slot takes.
  private func notTaken(_ facts: MediaFacts, of kind: MediaFacts.Kind, _ named: MediaFacts.Kind?) -> Verdict {
    let answer = SlotAnswer.of(facts, in: fileRules, cells)
    let findings = findings(answer, in: fileRules, on: facts)
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

  /// The verdict on a file of which the destination can make nothing.
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
  /// The content is not what the name promises, and nothing that a slot takes.
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
  func predicted(_ code: Int) -> PredictedShareState {
    PredictedShareState(code: code, name: shareState(code)?.name ?? "", borrowed: shareStates?.borrowedFrom != nil)
  }
}

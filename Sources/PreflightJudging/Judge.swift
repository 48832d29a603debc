public import MediaProbe
public import PreflightRules

/// Judges files by the rules of one destination.
///
/// A judge prepares everything that does not depend on a file: integer limits, the order of rules and the combinations of
/// parameters. It prepares the rules of a slot for the first file that enters it, unless values that a user gives can be wrong.
/// Judging opens no files, and a file that breaks no rule costs no allocation.
///
/// A class, because every file is passed to every judge, and copying a dozen members would cost as much as judging.
public final class Judge: Sendable {
  /// The destination whose rules the judge applies.
  public let destination: Destination
  /// The day whose rules apply; nil if none was given.
  public let asOf: CivilDate?
  package let slots: [PreparedSlot]
  let cells: ParameterCells
  /// The rules on the state of a file, for files that no slot accepts. Few runs have any.
  private let fileRules: PreparedSlot
  /// The name of the only slot that judges; nil if the best slot does.
  private let fixedName: String?
  /// The reason why no file is judged; nil unless the judge represents a destination that was not chosen.
  private let exclusion: Message?
  private let success: PredictedShareState?
  /// Judges files whose content was measured. Most runs measure none, and need no rules on it.
  private let ofContent: Deferred<Judge?>

  /// Creates a judge for one destination.
  ///
  /// - Parameters:
  ///   - assumptions: Values of the destination's parameters. A parameter without a value is judged for every value it
  ///     could have.
  ///   - slot: The only slot to judge in; nil for the best slot that accepts the file.
  ///   - asOf: The day whose rules apply; nil for the day on which the destination's sources were last checked.
  ///   - language: The language of verdicts; nil for the language of the destination, which is English unless it was
  ///     translated.
  public convenience init(
    _ destination: Destination, assuming assumptions: Assumptions = .init(), slot: String? = nil,
    asOf: CivilDate? = nil, language: Language? = nil
  ) throws(JudgeError) {
    try self.init(
      destination, assumptions, slot, asOf, language, [Destinations.file],
      ofContent: Deferred {
        // Only a deeper tier measures content, and a module for browsers has none.
        #if hasFeature(Embedded)
          nil
        #else
          try? Judge(
            destination, assumptions, slot, asOf, language, Destinations.ofFiles,
            ofContent: Deferred { nil })
        #endif
      })
  }

  private init(
    _ destination: Destination, _ assumptions: Assumptions, _ slot: String?, _ asOf: CivilDate?, _ language: Language?,
    _ documents: [Destination], ofContent: Deferred<Judge?>
  ) throws(JudgeError) {
    self.ofContent = ofContent
    let destination = destination.translated(to: language ?? destination.language)
    self.destination = destination
    self.asOf = asOf
    // Parameters that only rules on request fields use do not matter for a file.
    let cells = try ParameterCells(
      destination,
      askedBy: destination.slots.flatMap { $0.rules } + destination.requestRules.filter { $0.subjectOfOneFile != nil },
      assuming: assumptions)
    self.cells = cells
    exclusion = nil
    fixedName = slot.flatMap { name in destination.slots.contains { $0.name == name } ? name : nil }
    if let slot, fixedName == nil {
      throw .unknownSlot(slot, destination: destination.id, known: destination.slots.map { $0.name })
    }
    success = destination.shareStates?.success.map { destination.predicted($0) }

    let maker = SlotMaker(
      destination: destination, documents: documents, day: asOf ?? destination.checked, cells: cells,
      isTested: destination.isTested && assumptions.entries.isEmpty)
    var slots: [PreparedSlot] = []
    for slot in destination.slots where fixedName.map({ $0 == slot.name }) ?? !slot.isOnlyNamed {
      slots.append(try maker.slot(slot))
    }
    self.slots = slots
    fileRules = try maker.slot(nil)
  }

  /// Creates a judge that does not apply to any file, for a destination that is not chosen for some files of a run.
  package init(excluding destination: Destination, because reason: Message) {
    self.destination = destination
    ofContent = Deferred { nil }
    exclusion = reason
    asOf = nil
    slots = []
    fixedName = nil
    success = nil
    cells = .none
    fileRules = PreparedSlot(rules: [], of: destination)
  }

  /// Creates a judge from prepared rules.
  package init(_ destination: Destination, _ slot: PreparedSlot, _ cells: ParameterCells, asOf: CivilDate?) {
    self.destination = destination
    ofContent = Deferred { nil }
    self.asOf = asOf
    self.cells = cells
    slots = [slot]
    fileRules = PreparedSlot(rules: [], of: destination)
    fixedName = nil
    exclusion = nil
    success = destination.shareStates?.success.map { destination.predicted($0) }
  }

  /// Returns the predicted answer of the destination to a file.
  ///
  /// A slot that is not meant for the format of a file never accepts it. If no other slot judges the file, a rule of this slot on
  /// the format does. Without such a rule, the file is not applicable.
  ///
  /// - Parameter expected: The kind that the file has by its name. It selects the code of an unreadable file if a destination
  ///   has different codes for videos and images. A file that no slot accepts fails if a slot accepts this kind, and is not
  ///   applicable otherwise.
  public func verdict(
    for facts: MediaFacts, expecting expected: @autoclosure () -> MediaFacts.Kind? = nil
  ) -> Verdict {
    verdict(for: facts, expecting: expected(), accepting: nil, in: .anyFormat)
  }

  /// The files that a judge judges.
  package enum Range: Sendable {
    /// Files of a format and an orientation for which a slot is meant; others are not applicable. A file that was made for
    /// one placement is not wrong because it does not suit another.
    case meantPlacements
    /// Files of a format for which a slot is meant; others are not applicable.
    case meantFormats
    /// Files of a kind that a slot accepts.
    case anyFormat
    /// All files; a file of another kind fails.
    case anyKind
  }

  /// Returns the predicted answer of the destination to a file, after applying what a team accepts.
  package func verdict(
    for facts: MediaFacts, expecting expected: @autoclosure () -> MediaFacts.Kind?,
    accepting acceptor: (any FindingAcceptor)?, in range: Range
  ) -> Verdict {
    if facts.hasContent, let judge = ofContent.value {
      return judge.verdict(for: facts, expecting: expected(), accepting: acceptor, in: range)
    }
    if let exclusion {
      return Verdict(destination: destination, slot: nil, outcome: .notApplicable, reason: exclusion)
    }
    if facts.kind == .other, facts.refusal != nil, !takesDocument(facts) {
      // In a folder, a document may be meant for another destination, unless its name promises media.
      let named = expected()
      return range == .anyKind || named ?? .other != .other
        ? verdict(for: facts.ofMedia, expecting: named, accepting: acceptor, in: range)
        : notTaken(facts, of: .other, named, accepting: acceptor, isRefused: false)
    }
    if let error = facts.error {
      // Nobody can accept a file that was not read.
      let acceptance = error.code.isOfMedia ? acceptor?.acceptance(of: error.code) : nil
      return unreadable(error, facts, expected(), acceptance)
    }
    guard let kind = facts.kind else {
      // Facts that a caller made may lack the kind and its reason.
      let reason = facts.unknown[.kind] ?? UnknownFacts.Reason(.kindNotStated)
      return Verdict(
        destination: destination, slot: fixedName, outcome: .unknown, unknown: [.kind(reason)])
    }
    var best = best(of: facts, kind, accepting: acceptor, anyFormat: fixedName != nil)
    if best == nil, range == .anyFormat || range == .anyKind {
      best = self.best(of: facts, kind, accepting: acceptor, anyFormat: true)
    }
    guard let best else {
      return notTaken(facts, of: kind, expected(), accepting: acceptor, isRefused: range == .anyKind)
    }
    if range == .meantPlacements {
      return verdict(best.answer, in: best.slot, named: best.slot.name, on: facts).ofMeantPlacement
    }
    return verdict(best.answer, in: best.slot, named: best.slot.name, on: facts)
  }

  /// Returns true if a slot lists the format of a document, an archive or captions.
  fileprivate func takesDocument(_ facts: MediaFacts) -> Bool { slots.contains { $0.takesDocument(facts) } }

  /// Returns the result in the best slot that accepts a file; nil if no slot accepts it.
  ///
  /// - Parameter anyFormat: True to judge also in slots that are meant for other formats and have a rule on them.
  #if hasFeature(Embedded)
    @inline(never)
  #else
    @inline(__always)
  #endif
  private func best(
    of facts: MediaFacts, _ kind: MediaFacts.Kind, accepting acceptor: (any FindingAcceptor)?, anyFormat: Bool
  ) -> (answer: SlotAnswer, slot: PreparedSlot)? {
    var best: SlotAnswer?
    var chosen: PreparedSlot?
    for slot in slots where slot.isMeant(for: facts, of: kind) || anyFormat && slot.refusesFormats(of: kind) {
      let ordered = slot.ordered
      var answer = answer(to: facts, in: slot, ordered, accepting: acceptor)
      if answer.outcome == .pass {
        // The condition of a rule on the format may not hold. A slot never accepts a format that it does not list.
        if anyFormat, !slot.isMeant(for: facts, of: kind) { continue }
        if ordered.judges(facts) { return (answer, slot) }
        answer.becomeNotJudged()
      }
      if best.map({ answer.outcome < $0.outcome }) ?? true { (best, chosen) = (answer, slot) }
    }
    guard let best, let chosen else { return nil }
    return (best, chosen)
  }

  /// Returns the result of the rules of a slot.
  #if hasFeature(Embedded)
    @inline(never)
  #else
    @inline(__always)
  #endif
  private func answer(
    to facts: MediaFacts, in slot: PreparedSlot, _ ordered: OrderedRules, accepting acceptor: (any FindingAcceptor)?
  ) -> SlotAnswer {
    let answer = SlotAnswer.of(facts, ordered, cells)
    guard let acceptor, answer.outcome != .pass else { return answer }
    return answer.accepting(in: slot, cells) { observation in
      let prepared = slot.rules[observation.rule]
      return acceptor.acceptance(
        of: prepared.rule, measured: FindingMaker.measured(by: prepared, of: facts),
        at: facts.intervals(of: prepared.subject, breaking: prepared.constraint))
    }
  }

  /// Returns true if a rule holds for every value of the open parameters.
  package func holdsAlways(_ rule: PreparedRule) -> Bool { rule.cells == cells.all }

  /// Returns the slots that judge a file: those that are meant for it. If none is, or if the caller named a slot, slots with a
  /// rule on the format judge it too.
  func slots(taking facts: MediaFacts, _ kind: MediaFacts.Kind) -> [PreparedSlot] {
    let meant = fixedName == nil ? slots.filter { $0.isMeant(for: facts, of: kind) } : []
    guard meant.isEmpty else { return meant }
    return slots.filter { $0.isMeant(for: facts, of: kind) || $0.refusesFormats(of: kind) }
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
        ? answer.shareState.map { destination.predicted($0) }
        : answer.outcome == .unknown || answer.outcome == .notJudged ? nil : success,
      mayAnswer: answer.mayAnswer,
      dependsOn: undecided.isEmpty ? answer.dependsOn : answer.dependsOn + undecided,
      unknown: unknown ?? (answer.outcome == .unknown ? answer.unknown(in: slot, on: evidence) : []),
      findings: findings(answer, in: slot, on: evidence))
  }

  /// A fact that is unknown for a file, and a rule that needs it.
  public struct MissingFact: Sendable, Equatable {
    /// The rule that cannot be judged without the fact.
    public let rule: Rule
    /// The name of the fact as in findings, such as `video.closed_gop`.
    public let fact: String
    /// The reason why the fact is unknown, with the tier that can read it.
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
    if facts.error != nil { return nil }
    guard let kind = facts.kind else { return facts.unknown[.kind]?.tier }
    // Rules need few of the facts that headers leave open, and this check is cheaper than judging.
    guard slots.contains(where: { $0.takes.contains(kind) && facts.unknown.contains(anyOf: $0.ordered.asked) }) else {
      return nil
    }
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
    // The closure would copy the facts, which are large, for every file that passes.
    if answer.observations.isEmpty { return [] }
    let maker = FindingMaker(slot: slot, cells: cells, asOf: asOf)
    return maker.findings(of: answer) { maker.finding($0, in: $1, of: evidence) }
  }

  /// Returns the verdict on a file that no slot accepts. It fails if it is damaged, if its name indicates a kind that a slot
  /// accepts, or if it was meant for the destination.
  private func notTaken(
    _ facts: MediaFacts, of kind: MediaFacts.Kind, _ named: MediaFacts.Kind?,
    accepting acceptor: (any FindingAcceptor)?, isRefused: Bool
  ) -> Verdict {
    let promised = named.map { named in named != kind && slots.contains { $0.takes.contains(named) } } ?? false
    let rules = isRefused || promised ? refusingRules : fileRules
    let answer = answer(to: facts, in: rules, rules.ordered, accepting: acceptor)
    if answer.outcome != .pass { return verdict(answer, in: rules, named: fixedName, on: facts) }
    return Verdict(
      destination: destination, slot: fixedName, outcome: .notApplicable,
      findings: findings(answer, in: rules, on: facts))
  }

  /// The rules on the state of a file, including the rule on its kind. Few files need them, so they are made on first use.
  private var refusingRules: PreparedSlot {
    guard let rule = FileRules.kindRule(at: destination, accepting: slots.map { $0.slot }),
      let ofKind = try? PreparedRule.variants(of: rule, in: cells, oneFile: true)
    else { return fileRules }
    return PreparedSlot(rules: fileRules.rules + ofKind, of: destination)
  }

  /// Returns the verdict on a file that cannot be read. The outcome does not change if a team accepts that.
  private func unreadable(
    _ error: ReadError, _ facts: MediaFacts, _ named: MediaFacts.Kind?, _ acceptance: Acceptance?
  ) -> Verdict {
    let takes = fixedName == nil ? nil : slots.first?.takes
    let expected = takes.flatMap { $0.count == 1 ? $0.first : nil } ?? facts.kind ?? named
    let state = error.code.isOfMedia ? destination.unreadableState(error.code, expecting: expected) : nil
    return Verdict(
      destination: destination, slot: fixedName, outcome: .unreadable,
      shareState: state.map { destination.predicted($0) }, error: expecting(error), acceptance: acceptance)
  }
}

extension Judge {
  /// Returns the error with the formats that the destination accepts, if it accepts neither all videos nor all images.
  private func expecting(_ error: ReadError) -> ReadError {
    let accepted = slots.map { $0.slot }.accepted
    guard error.code == .notMedia, !accepted.isEmpty,
      !accepted.contains(where: { $0 == MediaFacts.Kind.video.rawValue || $0 == MediaFacts.Kind.image.rawValue })
    else { return error }
    let formats = Message.Argument.text(accepted.joined(separator: ", "))
    switch error.message.id {
    case .foundText: return ReadError(.notMedia, .foundTextInstead, formats)
    case .foundNoMedia:
      return ReadError(.notMedia, Message(.foundOther, arguments: error.message.arguments + [formats]))
    default: return error
    }
  }
}

/// Prepares the slots of a destination for judging single files.
private struct SlotMaker: Sendable {
  let destination: Destination
  /// The documents with rules on files themselves.
  let documents: [Destination]
  let day: CivilDate?
  let cells: ParameterCells
  /// True if the tests have prepared the same rules: those of a built-in destination, without a value that a user gives.
  let isTested: Bool

  /// Returns the rules of a slot, or without a slot those on the state of a file.
  ///
  /// - Throws: `badRule` for a rule that does not fit its subject: a user's own, or one whose limit a user gives.
  func slot(_ slot: Slot?) throws(JudgeError) -> PreparedSlot {
    let named = slot ?? Slot("", takes: [], rules: [])
    guard isTested else { return PreparedSlot(named, rules: try rules(of: slot), of: destination) }
    return PreparedSlot(named, of: destination) {
      do throws(JudgeError) {
        return try rules(of: slot)
      } catch {
        preconditionFailure("a rule of a built-in destination does not fit its subject")
      }
    }
  }

  private func rules(of slot: Slot?) throws(JudgeError) -> [PreparedRule] {
    // These come first, so that within one step the state of the file decides the share state.
    var rules: [PreparedRule] = []
    for rule in FileRules.rules(at: destination, of: documents) {
      rules += try PreparedRule.variants(of: rule, in: cells, oneFile: true, kinds: slot?.takes ?? [], isOfFile: true)
    }
    guard let slot else { return rules }
    for rule in slot.rules where isInForce(rule) {
      rules += try PreparedRule.variants(of: rule, in: cells, oneFile: true)
    }
    for rule in destination.requestRules where isInForce(rule) {
      guard case .aggregate(let aggregate) = rule.subject, aggregate.kind.map(slot.takes.contains) ?? true else {
        continue
      }
      rules += try PreparedRule.variants(of: rule, in: cells, oneFile: true)
    }
    return rules
  }

  private func isInForce(_ rule: Rule) -> Bool { day.map { rule.holds(on: $0) } ?? true }
}

extension Verdict {
  /// The same verdict, or one that is not applicable if the file was made for a placement of another orientation.
  fileprivate var ofMeantPlacement: Verdict {
    guard let finding = findings.first(where: { $0.severity > .note && $0.refusesOrientation }),
      !findings.contains(where: { $0.rule.isOfFile && $0.severity == .error })
    else { return self }
    return Verdict(
      destination: destination, slot: slot, outcome: .notApplicable,
      reason: Message(.otherOrientation, .text("\(finding.rule.id)")))
  }
}

extension Destination {
  package func predicted(_ code: Int) -> PredictedShareState {
    PredictedShareState(code: code, name: shareState(code)?.name ?? "", isBorrowed: shareStates?.borrowedFrom != nil)
  }
}

extension [Judge] {
  /// Returns false for a document, an archive or captions that none of the destinations takes: for them it is no media.
  package func judge(_ facts: MediaFacts) -> Bool {
    facts.refusal == nil || contains { $0.takesDocument(facts) }
  }

  /// Returns true for a document, an archive or captions that none of the destinations takes. Without a destination, only a name
  /// that promises media makes it one.
  package func refuse(_ facts: MediaFacts, named path: AssetPath) -> Bool {
    isEmpty ? facts.refusal != nil && path.promisedKind ?? .other != .other : !judge(facts)
  }
}

package import MediaProbe
package import PreflightRules

#if hasFeature(Embedded)
  import Synchronization
#endif

/// One slot with its rules, prepared for judging many files. A class, like its rules.
package final class PreparedSlot: Sendable {
  /// The slot of the destination; without a name for rules that belong to no slot.
  let slot: Slot
  // A copy of the name, because reading it from the slot would copy the slot for each judgment.
  package let name: String
  package let takes: [MediaFacts.Kind]
  private let isMeantForAllFormats: Bool
  private let made = FirstReference<OrderedRules>()
  private let make: @Sendable () -> OrderedRules

  /// The rules and what judging needs of all of them. They are prepared for the first file that enters the slot.
  var ordered: OrderedRules { made.load() ?? made.storeIfNil(make()) }
  /// The rules in the order in which the destination applies them.
  package var rules: [PreparedRule] { ordered.rules }

  package convenience init(
    _ slot: Slot = Slot("", takes: [], rules: []), rules: [PreparedRule], of destination: Destination
  ) {
    self.init(slot, of: destination) { rules }
  }

  init(_ slot: Slot, of destination: Destination, rules: @escaping @Sendable () -> [PreparedRule]) {
    self.slot = slot
    name = slot.name
    takes = slot.takes
    isMeantForAllFormats = slot.formats.isEmpty
    make = { OrderedRules(rules(), of: destination) }
  }

  /// Returns true if the slot is meant for a file of this kind.
  func isMeant(for facts: MediaFacts, of kind: MediaFacts.Kind) -> Bool {
    takes.contains(kind) && (isMeantForAllFormats || slot.isMeant(for: facts))
  }

  /// Returns true if the slot lists formats and has a rule that says why another format of this kind is refused.
  func refusesFormats(of kind: MediaFacts.Kind) -> Bool {
    !isMeantForAllFormats && takes.contains(kind)
      && rules.contains { rule in
        switch rule.constraint {
        case .oneOf, .equals: rule.subject == .measure(.fact(kind == .image ? .imageFormat : .container))
        default: false
        }
      }
  }

  /// Returns true if the slot lists the format of a document, an archive or captions.
  func takesDocument(_ facts: MediaFacts) -> Bool { !isMeantForAllFormats && isMeant(for: facts, of: .other) }
}

/// The rules of a slot in the order in which the destination applies them, and what follows from all of them.
final class OrderedRules: Sendable {
  let rules: [PreparedRule]
  /// The positions of all rules.
  let places: [Int]
  /// The positions of the rules that a file without problems can break. Most rules are on problems, and most files have
  /// none.
  let placesForSoundFiles: [Int]
  /// For each rule, the positions of the looser rule that contradicts it, one for each of its limits.
  let looser: [[Int]]
  /// For each rule, the data that its findings share.
  let judged: [JudgedRule]
  /// The facts that any rule needs.
  let asked: [Fact]
  /// True if a rule that can cause a warning or an error applies to every file. Rules on the file itself do not count.
  private let judgesEveryFile: Bool
  /// These rules, if none of them applies to every file.
  private let sometimesApplying: [PreparedRule]

  init(_ rules: [PreparedRule], of destination: Destination) {
    let steps = destination.steps
    let order = { (rule: PreparedRule) in steps.firstIndex(of: rule.rule.step) ?? steps.count }
    // Sorting is stable: rules of one step keep the order of the document.
    let sorted = rules.sorted { order($0) < order($1) }
    self.rules = sorted
    places = Array(sorted.indices)
    placesForSoundFiles = sorted.indices.filter { !sorted[$0].forbidsProblem }
    let looser = Self.looser(of: sorted)
    func decides(_ rule: PreparedRule) -> Bool { rule.severity != .note && !rule.isOfFile }
    // Without a destination, the rules on the file itself are all that is wanted.
    judgesEveryFile =
      destination.id == Destination.noneID || sorted.contains { decides($0) && $0.appliesToEveryFile }
    sometimesApplying = judgesEveryFile ? [] : sorted.filter(decides)
    var asked: [Fact] = []
    for rule in sorted where !rule.rule.isOnlyIfKnown {
      for fact in rule.subjects.flatMap({ $0.facts }) where !asked.contains(fact) { asked.append(fact) }
    }
    self.asked = asked
    self.looser = looser
    judged = zip(sorted, looser).map { rule, looser in
      JudgedRule(
        rule.rule, on: rule.subject, rule.constraint, looser: looser.first.map { sorted[$0].constraint },
        in: destination.language)
    }
  }

  /// Returns true if a rule of the destination that can cause a warning or an error applies to a file.
  func judges(_ evidence: some Evidence) -> Bool {
    judgesEveryFile || sometimesApplying.contains { $0.applies(to: evidence) }
  }

  /// The rules that the id of a looser rule can mean.
  private struct Key: Hashable {
    let id: String
    let scope: Int
    /// The subject, since a request has one rule for each item of a list; nil for any subject.
    let subject: Subject?
  }

  /// Returns for each rule the positions of its looser rule, on the same item of a list if there is one.
  private static func looser(of rules: [PreparedRule]) -> [[Int]] {
    let names = Set(rules.compactMap { $0.rule.looser })
    guard !names.isEmpty else { return rules.map { _ in [] } }
    var places: [Key: [Int]] = [:]
    for (place, rule) in rules.enumerated() where names.contains(rule.rule.id) {
      for subject in [rule.subject, nil] {
        places[Key(id: rule.rule.id, scope: rule.scope, subject: subject), default: []].append(place)
      }
    }
    return rules.map { rule in
      guard let id = rule.rule.looser else { return [] }
      return places[Key(id: id, scope: rule.scope, subject: rule.subject)]
        ?? places[Key(id: id, scope: rule.scope, subject: nil)] ?? []
    }
  }
}

/// One rule with one limit, for the parameter combinations in which this limit applies.
///
/// A class, because a rule has many members, and judging would copy them for every file.
package final class PreparedRule: Sendable {
  package let rule: Rule
  package let subject: Subject
  /// The constraint with numbers in place of parameters.
  package let constraint: Constraint
  let check: Check
  let appliesIf: [Check.Part]
  /// True if the rule has no conditions and compares one property of a file with constants, as most rules do.
  private let comparesMeasure: Bool
  /// One bit for each combination of the open parameters.
  package let cells: UInt64
  package let severity: Severity
  /// Codes that may be returned instead of the rule's own.
  let alternatives: [Int]
  /// The number of the file of a request that the rule applies to; 0 for the request itself and for a single file.
  package let scope: Int
  /// True for a rule on the state of the file itself.
  let isOfFile: Bool

  package init(
    _ rule: Rule, _ subject: Subject, _ constraint: Constraint, _ check: Check, _ appliesIf: [Check.Part],
    _ cells: UInt64, kinds: [MediaFacts.Kind] = [], scope: Int = 0, isOfFile: Bool = false
  ) {
    self.rule = rule
    self.subject = subject
    self.constraint = constraint
    self.check = check
    self.appliesIf = appliesIf
    comparesMeasure = if case .measure = subject { appliesIf.isEmpty && check.comparesValue } else { false }
    self.cells = cells
    severity = rule.severity
    alternatives = rule.mayAnswer.isEmpty ? [] : kinds.compactMap { rule.mayAnswer[$0] }
    self.scope = scope
    self.isOfFile = isOfFile
  }

  /// True if the rule is met by every file without problems.
  fileprivate var forbidsProblem: Bool {
    if case .measure(.problems) = subject, case .present(false) = check { true } else { false }
  }

  /// True if the rule judges every file, because it has no conditions and every file has the property.
  fileprivate var appliesToEveryFile: Bool {
    guard appliesIf.isEmpty, case .measure(.fact(let fact)) = subject else { return false }
    return fact == .fileSize || fact == .container || fact == .kind
  }

  /// Returns true if the rule judges a file: its conditions may hold, and the file has the property.
  fileprivate func applies(to evidence: some Evidence) -> Bool {
    evidence.reading(of: subject) != .absent && appliesIf.allSatisfy { $0.mayHold(for: evidence) }
  }

  /// All subjects that the rule needs.
  package var subjects: [Subject] { [subject] + appliesIf.map { $0.subject } + constraint.furtherSubjects }

  /// Returns the severity of an answer. A breach just at the limit is at most a warning.
  func severity(of answer: Answer) -> Severity {
    answer == .atLimit && severity == .error ? .warning : severity
  }

  /// Returns the answer of the rule for a file. A rule that does not apply is met.
  package func answer(for evidence: some Evidence) -> Answer {
    let answer =
      comparesMeasure
      ? check.answer(to: evidence.reading(of: subject), of: subject, in: evidence) : certainAnswer(for: evidence)
    return answer == .unknown && rule.isOnlyIfKnown ? .met : answer
  }

  private func certainAnswer(for evidence: some Evidence) -> Answer {
    var answer: Answer?
    for part in appliesIf {
      switch part.condition(on: evidence) {
      case .notMet: return .met
      case .unknown: answer = .unknown
      case .met, .atLimit: break
      }
    }
    let own = check.answer(on: subject, of: evidence)
    // It is unknown whether the rule applies. It is met for certain only if its own check is met.
    return own == .met ? .met : answer ?? own
  }
}

extension Check.Part {
  /// Returns the answer of a condition. A condition on an absent subject does not hold, except the condition that it is
  /// absent.
  fileprivate func condition(on evidence: some Evidence) -> Answer {
    guard evidence.reading(of: subject) == .absent else { return check.answer(on: subject, of: evidence) }
    if case .present(false) = check { return .met }
    return .notMet
  }

  fileprivate func mayHold(for evidence: some Evidence) -> Bool { condition(on: evidence) != .notMet }
}

extension PreparedRule {
  /// Returns one prepared rule for each limit that a rule can have.
  ///
  /// - Parameters:
  ///   - oneFile: Prepares rules on a request for a request with one file; omits those that one file cannot decide.
  ///   - isOfFile: True for a rule on the state of the file itself.
  ///   - kinds: The kinds of file that the rule is applied to; they select the codes that may be returned instead of
  ///     its own.
  package static func variants(
    of rule: Rule, in cells: ParameterCells, oneFile: Bool, kinds: [MediaFacts.Kind] = [], scope: Int = 0,
    isOfFile: Bool = false
  ) throws(JudgeError) -> [PreparedRule] {
    var subject = rule.subject
    if oneFile {
      guard let measure = rule.subjectOfOneFile else { return [] }
      subject = .measure(measure)
    }
    func prepared(_ constraint: Constraint, _ cells: UInt64) throws(JudgeError) -> PreparedRule {
      guard let check = Check(constraint, on: subject, failingBeyond: rule.failLimit),
        let appliesIf = Check.parts(rule.appliesIf)
      else {
        throw .badRule(id: rule.id, reason: "the constraint does not fit \(subject.name), which is \(subject.type)")
      }
      return PreparedRule(
        rule, subject, constraint, check, appliesIf, cells, kinds: kinds, scope: scope, isOfFile: isOfFile)
    }
    // Most rules have one limit.
    if rule.when.isEmpty, rule.constraint.parameters.isEmpty {
      return rule.constraint.lacksText ? [] : [try prepared(rule.constraint, cells.all)]
    }
    var figures: [(constraint: Constraint, cells: UInt64)] = []
    for cell in 0..<cells.count {
      let holds = rule.when.allSatisfy { condition in
        cells.value(of: condition.parameter, in: cell).map { condition.holds(for: $0) } ?? false
      }
      guard holds else { continue }
      let constraint = rule.constraint.resolved { cells.value(of: $0, in: cell) }
      // A text that was not given is not compared.
      guard !constraint.lacksText else { continue }
      if let index = figures.firstIndex(where: { $0.constraint == constraint }) {
        figures[index].cells |= 1 << UInt64(cell)
      } else {
        figures.append((constraint, 1 << UInt64(cell)))
      }
    }
    var variants: [PreparedRule] = []
    for (constraint, cells) in figures { variants.append(try prepared(constraint, cells)) }
    return variants
  }
}

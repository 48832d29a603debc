import MediaProbe
import Preflight

/// Reads the rules of one destination, and then checks their references to each other.
struct RulesReader {
  let destination: String
  let sources: [Source]
  /// The codes of the share states.
  private let shareStates: Set<Int>
  /// The native codes in the order of their table.
  private let nativeCodes: [String]
  private let knownNativeCodes: Set<String>
  let steps: [Step]
  let parameters: [Parameter]
  private let sourcesByID: [String: Source]
  private let parametersByName: [String: Parameter]
  /// The source of house rules that name no source; nil if each rule must name one.
  let house: Source?
  /// The certainty of rules that state none, by the first source that they cite.
  private let certainties: [String: Certainty]
  /// The share states of rules that name no state, by fact or step.
  private let predicted: [String: StatesByKind]
  let mistakes: Mistakes

  private var read: [(rule: Rule, place: Place, looser: Place?, examples: [(example: Place, of: Outcome)])] = []
  private var ids: Set<String> = []

  init(
    destination: String, sources: [Source], shareStates: ShareStateTable?, nativeCodes: NativeCodeTable?, steps: [Step],
    parameters: [Parameter], house: Source?, certainties: [String: Certainty] = [:],
    predicted: [String: StatesByKind] = [:], mistakes: Mistakes
  ) {
    self.destination = destination
    self.sources = sources
    self.shareStates = Set(shareStates?.states.map(\.code) ?? [])
    self.nativeCodes = nativeCodes?.codes.map(\.code) ?? []
    knownNativeCodes = Set(self.nativeCodes)
    self.steps = steps
    self.parameters = parameters
    sourcesByID = Dictionary(sources.map { ($0.id, $0) }) { first, _ in first }
    parametersByName = Dictionary(parameters.map { ($0.name, $0) }) { first, _ in first }
    self.house = house
    self.certainties = certainties
    self.predicted = predicted
    self.mistakes = mistakes
  }

  /// Creates a reader of changes of a destination's rules. A change has no codes, so the tables of codes need not be read.
  init(ofChangesIn destination: Destination, _ mistakes: Mistakes) {
    self.init(
      destination: destination.id, sources: destination.sources, shareStates: nil, nativeCodes: nil,
      steps: destination.steps, parameters: destination.parameters, house: nil, mistakes: mistakes)
  }

  /// The part of a destination that contains a rule, which decides its possible subjects.
  enum Section {
    /// A slot, and the kinds of its files; empty if they could not be read.
    case slot(kinds: [MediaFacts.Kind])
    case request, app
  }

  /// Reads a rule; nil if a required member is missing.
  mutating func read(_ value: DocumentValue, in section: Section) -> Rule? {
    guard var entry = MappingReader(value, "a rule", mistakes) else { return nil }
    let id = readID(&entry)
    let subject = entry.required("fact").flatMap { readSubject($0, in: section) }
    // Without a member “constraint”, the kinds are members of the rule: fact: duration, max: 30 s.
    let direct = entry.has("constraint") ? [] : entry.take(ConstraintReader.kinds)
    let constraintValue = direct.isEmpty ? entry.required("constraint") : nil
    let constraints = ConstraintReader(parameters: parameters, byName: parametersByName, mistakes: mistakes)
    let constraint = subject.flatMap { subject in
      direct.isEmpty
        ? constraintValue.flatMap { constraints.read($0, on: subject) }
        : constraints.read(direct, at: direct[0].place, on: subject)
    }
    let certaintyValue = entry.optional("certainty")
    let stated = certaintyValue?.word(mistakes) as Certainty?
    let cited = readCited(&entry, otherwise: stated == .house ? house : nil)
    let certainty = certaintyValue == nil ? cited.first.flatMap { certainties[$0.id] } : stated
    // A mistake in the source is reported already.
    if certaintyValue == nil, certainty == nil, !cited.isEmpty { _ = entry.required("certainty") }
    let isHouseRule = certainty == .house
    let strengthValue = entry.optional("strength")
    // Without a word on what happens, the strength of a document's limit is “unstated”.
    let strength = strengthValue.map { $0.word(mistakes) } ?? (isHouseRule ? Strength.hard : .unstated)
    let step = readStep(&entry, of: subject, at: value.place)
    let shareState =
      entry.has("share_state") ? readShareState(&entry) : predictedState(of: subject, in: step, of: section)
    let mayAnswer = readAlternatives(&entry)
    let nativeCodes = readNativeCodes(&entry)
    let plain = subject.flatMap { subject in
      constraint.flatMap { constraint -> MessageTemplate? in
        if case .measure(let measure) = subject {
          MessageTemplate(PlainWords(measure, constraint).message)
        } else {
          nil
        }
      }
    }
    // A rule on a fact of a file has a default message. It is missing here only if the fact or the constraint has a mistake.
    let hasDefault: Bool
    switch subject {
    case nil: hasDefault = entry.has("fact")
    case .measure?: hasDefault = true
    default: hasDefault = false
    }
    let message = hasDefault && !entry.has("message") ? plain : readTemplate(entry.required("message"))
    let fix = readTemplate(entry.optional("fix"))
    let when = readConditions(&entry)
    let appliesIf =
      entry.optional("applies_if")?.list(mistakes)?.compactMap { constraints.clause($0) } ?? []
    let system = entry.optional("system")?.text(mistakes)
    let looserValue = entry.optional("looser")
    let looser = looserValue?.text(mistakes)
    let validFrom = entry.optional("valid_from")?.date(mistakes)
    let validUntil = entry.optional("valid_until")?.date(mistakes)
    if let validFrom, let validUntil, validUntil < validFrom {
      mistakes.add("the rule ends on \(validUntil) before it begins on \(validFrom)", at: value.place)
    }
    let place = entry.optional("where")?.line(mistakes)
    let writtenValue = entry.optional("written")
    let written = writtenValue?.text(mistakes)
    let isOnlyIfKnown = entry.optional("if_known")?.flag(mistakes) ?? false
    let examplesValue = entry.optional("examples")
    var places: [(example: Place, of: Outcome)] = []
    let others = (constraint?.furtherSubjects ?? []) + appliesIf.map(\.subject)
    let examples = examplesValue.flatMap { value in
      subject.flatMap { readExamples(value, of: $0, and: others, &places) }
    }
    entry.finish()
    guard let id, let subject, let constraint, let strength, let certainty, let step, let message,
      let source = cited.first
    else { return nil }
    if ![.derived, .observed, .house].contains(certainty), let bare = cited.first(where: { $0.url == nil }) {
      mistakes.add(
        "the source “\(bare.id)” has no url: only the source of a derived, an observed or a house rule can omit it",
        at: value.place)
    }
    // The words are another publisher's, however official a further source is.
    if certainty == .official, let place,
      let other = cited.first(where: { $0.isNamed(at: place) && certainties[$0.id] != .official })
    {
      mistakes.add("the words are those of the source “\(other.id)”, which is not official", at: value.place)
    }
    let rule = Rule(
      id: destination + "/" + id, subject: subject, constraint: constraint, strength: strength, certainty: certainty,
      step: step, shareState: shareState, nativeCodes: nativeCodes, mayAnswer: mayAnswer, message: message, fix: fix,
      source: source,
      furtherSources: Array(cited.dropFirst()), when: when, appliesIf: appliesIf, system: system,
      looser: looser.map { destination + "/" + $0 }, validFrom: validFrom, validUntil: validUntil,
      isOnlyIfKnown: isOnlyIfKnown,
      examples: examples ?? Examples(), place: place, written: written)
    if let writtenValue, let written, let problem = WrittenFigure(written).disagreement(with: rule) {
      mistakes.add("\(problem)", at: writtenValue.place)
    }
    read.append((rule, value.place, looserValue?.place, places))
    return rule
  }

  /// Returns a rule of the extended destination as one of this destination, with the changes that a document makes to it.
  mutating func extend(_ rule: Rule, by value: DocumentValue?, house: Source) -> Rule? {
    let rule = rule.moved(to: destination)
    ids.insert(rule.id)
    guard let value else { return rule }
    var places: [(example: Place, of: Outcome)] = []
    guard let setting = readSetting(value, of: rule, &places) else { return rule }
    guard case .change(let change) = setting else { return nil }
    let changed = rule.changed(by: change, source: house)
    read.append((changed, value.place, nil, places))
    return changed
  }

  /// Reads a team's setting of a rule: `off`, a severity, or a mapping with another limit. Nil if it has a mistake.
  func readSetting(
    _ value: DocumentValue, of rule: Rule, _ places: inout [(example: Place, of: Outcome)]
  ) -> RuleSetting? {
    if case .scalar = value.content { return RuleSetting(word: value, mistakes) }
    guard var entry = MappingReader(value, "a change of a rule", mistakes) else { return nil }
    var change = Rule.Change()
    change.severity = entry.optional("severity")?.word(mistakes)
    change.strength = entry.optional("strength")?.word(mistakes)
    change.message = readTemplate(entry.optional("message"))
    change.fix = readTemplate(entry.optional("fix"))
    let examplesValue = entry.optional("examples")
    let fail = entry.optional("fail")
    let constraints = ConstraintReader(parameters: parameters, byName: parametersByName, mistakes: mistakes)
    if let constraint = entry.optional("constraint") {
      change.constraint = constraints.read(constraint, on: rule.subject)
      entry.finish()
    } else {
      let limits = entry.rest()
      if limits.count > 1 { mistakes.add("a constraint has one key, found \(limits.count)", at: limits[1].place) }
      if let (name, place, limit) = limits.first {
        change.constraint = constraints.read(name, place, limit, on: rule.subject)
      }
    }
    if let fail, let bound = (change.constraint ?? rule.constraint).bound,
      let name = bound.figures?.max != nil ? "max" : bound.figures?.min != nil ? "min" : nil,
      case .within(let second) = constraints.read(name, fail.place, fail, on: rule.subject)
    {
      change.failLimit = second.figures.flatMap { $0.max ?? $0.min }
      if let limit = change.failLimit, let first = bound.figures,
        first.max.map({ limit < $0 }) ?? false || first.min.map({ $0 < limit }) ?? false
      {
        mistakes.add("“fail” is a second limit beyond “\(name)”", at: fail.place)
      }
    } else if let fail, mistakes.isEmpty {
      mistakes.add("“fail” is a second limit, for a rule with “max” or “min”", at: fail.place)
    }
    // A length keeps its unit, so “max: 500” is enough.
    if case .within(let bound) = change.constraint, case .length(_, let unit) = rule.constraint {
      change.constraint = .length(bound, unit)
    }
    if let new = change.constraint, let wanted = new.otherDirection(than: rule.constraint) {
      mistakes.add(
        "the rule gives \(wanted), which cannot become another kind of limit: switch it off and add a rule",
        at: value.place)
      change.constraint = nil
    }
    let others = (change.constraint ?? rule.constraint).furtherSubjects + rule.appliesIf.map(\.subject)
    change.examples = examplesValue.flatMap { readExamples($0, of: rule.subject, and: others, &places) }
    return .change(change)
  }

  /// Reports references to rules that do not exist.
  func checkReferences() {
    for (rule, _, place, _) in read {
      guard let looser = rule.looser, let place else { continue }
      if looser == rule.id {
        mistakes.add("the rule names itself as the looser one", at: place)
      } else if !ids.contains(looser) {
        let name = String(looser.drop { $0 != "/" }.dropFirst())
        mistakes.add("no rule “\(name)”" + Guess.suffix(for: name, among: otherNames(than: rule)), at: place)
      }
    }
  }

  private func otherNames(than rule: Rule) -> [String] {
    ids.filter { $0 != rule.id }.sorted().map { String($0.drop { $0 != "/" }.dropFirst()) }
  }

  /// Reports examples whose outcome differs from the one that they state.
  func checkExamples(of destination: Destination) {
    for (rule, place, _, places) in read {
      let examples = rule.examples.pass + rule.examples.warn + rule.examples.fail
      // Each example is judged for all values of the parameters that it does not set.
      for (example, expected) in zip(examples, places)
      where mistakes.spend(1 + parameters.count, at: expected.example) {
        do {
          let outcome = try destination.outcome(of: example, by: rule)
          if outcome != expected.of {
            mistakes.add(
              "the outcome of the example is \(outcome.rawValue), expected \(expected.of.rawValue)",
              at: expected.example)
          }
        } catch {
          mistakes.add("\(error)", at: place)
        }
      }
    }
  }

  private mutating func readID(_ entry: inout MappingReader) -> String? {
    guard let value = entry.required("id"), let id = value.text(mistakes) else { return nil }
    guard isName(id) else {
      mistakes.add("found \(value.kind), expected lower-case letters, digits and hyphens", at: value.place)
      return nil
    }
    if !ids.insert(destination + "/" + id).inserted {
      mistakes.add("the rule “\(id)” occurs twice", at: value.place)
    }
    return id
  }

  private func readSubject(_ value: DocumentValue, in section: Section) -> Subject? {
    guard let subject = SubjectReader(mistakes: mistakes).read(value) else { return nil }
    switch (section, subject) {
    case (.slot(let kinds), .measure(let measure)):
      if let having = measure.kinds, !kinds.isEmpty, !kinds.contains(where: having.contains) {
        mistakes.add(
          "no file of the slot has “\(measure.name)”: the slot takes \(kinds.map(\.rawValue).joined(separator: ", "))",
          at: value.place)
        return nil
      }
      return subject
    case (.request, _), (.app, .app): return subject
    case (.slot, _):
      mistakes.add("a rule of a slot applies to one file; move this one to request_rules", at: value.place)
    case (.app, _):
      mistakes.add(
        "a rule on the app applies to \(AppFact.keyed.joined(separator: ", ")), or one of \(AppFact.Word.allCases.map(\.rawValue).joined(separator: ", "))",
        at: value.place)
    }
    return nil
  }

  /// Reads the step of a rule, or returns the step of its subject; `place` is that of the rule.
  private func readStep(_ entry: inout MappingReader, of subject: Subject?, at place: Place) -> Step? {
    let value = entry.optional("step")
    guard let step = value.map({ $0.word(mistakes) }) ?? subject?.step else { return nil }
    if !steps.contains(step) { mistakes.add("“\(step.rawValue)” is not among the steps", at: value?.place ?? place) }
    return step
  }

  private func predictedState(of subject: Subject?, in step: Step?, of section: Section) -> Int? {
    let ofStep = step.flatMap { predicted[$0.rawValue] }
    guard case .slot(let kinds) = section else { return ofStep?.state(of: nil) }
    return (subject.flatMap { predicted[$0.name] } ?? ofStep)?.state(of: kinds.count == 1 ? kinds.first : nil)
  }

  private func readShareState(_ entry: inout MappingReader) -> Int? {
    entry.optional("share_state").flatMap(readCode)
  }

  private func readCode(_ value: DocumentValue) -> Int? {
    guard let code = value.integer(mistakes) else { return nil }
    if !shareStates.contains(code) { mistakes.add("the table of share states has no \(code)", at: value.place) }
    return code
  }

  /// Reads the codes that can be returned instead of the share state, by the kind of the file.
  private func readAlternatives(_ entry: inout MappingReader) -> [MediaFacts.Kind: Int] {
    guard let value = entry.optional("may_answer"), var kinds = MappingReader(value, "may_answer", mistakes) else {
      return [:]
    }
    var codes: [MediaFacts.Kind: Int] = [:]
    for kind in MediaFacts.Kind.allCases {
      if let code = kinds.optional(kind.rawValue).flatMap(readCode) { codes[kind] = code }
    }
    kinds.finish()
    return codes
  }

  private func readNativeCodes(_ entry: inout MappingReader) -> [String] {
    entry.optional("native_code")?.list(mistakes, orOne: true)?.compactMap { item in
      guard let code = item.text(mistakes) else { return nil }
      if !knownNativeCodes.contains(code) {
        mistakes.add(
          "the table native_codes has no “\(code)”" + Guess.suffix(for: code, among: nativeCodes), at: item.place)
      }
      return code
    } ?? []
  }

  private func readTemplate(_ value: DocumentValue?) -> MessageTemplate? {
    guard let value, let text = value.line(mistakes) else { return nil }
    let template = MessageTemplate(text)
    for place in template.unknownPlaces {
      mistakes.add(
        "unknown place “{\(place)}”" + Guess.suffix(for: place, among: MessageTemplate.Place.allCases.map(\.rawValue)),
        at: value.place)
    }
    return template
  }

  private func readCited(_ entry: inout MappingReader, otherwise house: Source?) -> [Source] {
    let value = house == nil ? entry.required("source") : entry.optional("source")
    if value == nil, let house { return [house] }
    guard let value, let items = value.list(mistakes, orOne: true) else { return [] }
    if items.isEmpty { mistakes.add("a rule needs a source", at: value.place) }
    return items.compactMap { item in
      guard let id = item.text(mistakes) else { return nil }
      if let source = sourcesByID[id] { return source }
      mistakes.add("no source “\(id)”" + Guess.suffix(for: id, among: sources.map(\.id)), at: item.place)
      return nil
    }
  }

  private func readConditions(_ entry: inout MappingReader) -> [Condition] {
    guard let value = entry.optional("when"), var conditions = MappingReader(value, "when", mistakes) else { return [] }
    return conditions.rest().compactMap { name, place, value in
      guard let parameter = parametersByName[name] else {
        mistakes.add(
          "no parameter “\(name)”" + Guess.suffix(for: name, among: parameters.map(\.name)), at: place)
        return nil
      }
      switch parameter.values {
      case .version:
        guard var range = MappingReader(value, "versions", mistakes) else { return nil }
        let from = range.optional("from").map(readVersion)
        let below = range.optional("below").map(readVersion)
        range.finish()
        if from == nil, below == nil { mistakes.add("expected “from”, “below” or both", at: value.place) }
        return Condition(name, .version(from: from ?? nil, below: below ?? nil))
      case .choice(let known):
        let words = value.list(mistakes, orOne: true)?.compactMap { item -> String? in
          guard let word = item.text(mistakes) else { return nil }
          if known.contains(word) { return word }
          mistakes.add("unknown word “\(word)”" + Guess.suffix(for: word, among: known), at: item.place)
          return nil
        }
        return words.map { Condition(name, .oneOf($0)) }
      case .number, .size, .words, .text:
        mistakes.add("“\(name)” is \(parameter.expected.english) and cannot be used in a condition", at: place)
        return nil
      }
    }
  }

  private func readVersion(_ value: DocumentValue) -> Version? {
    if case .scalar(let text, _) = value.content, let version = Version(text) { return version }
    mistakes.add("found \(value.kind), expected a version such as 17.4.0", at: value.place)
    return nil
  }

  private func readExamples(
    _ value: DocumentValue, of subject: Subject, and others: [Subject], _ places: inout [(example: Place, of: Outcome)]
  ) -> Examples? {
    guard var entry = MappingReader(value, "examples", mistakes) else { return nil }
    var lists: [Outcome: [Example]] = [:]
    for outcome in [Outcome.pass, .warn, .fail] {
      for item in entry.optional(outcome.rawValue)?.list(mistakes) ?? [] {
        guard let example = readExample(item, of: subject, and: others) else { continue }
        lists[outcome, default: []].append(example)
        places.append((item.place, outcome))
      }
    }
    entry.finish()
    return Examples(pass: lists[.pass] ?? [], warn: lists[.warn] ?? [], fail: lists[.fail] ?? [])
  }

  private func readExample(_ value: DocumentValue, of subject: Subject, and others: [Subject]) -> Example? {
    guard !value.isComposed, case .mapping = value.content, var entry = MappingReader(value, "an example", mistakes)
    else {
      return value.value(of: subject.type, mistakes).map {
        Example([Example.Value(subject, FactSpelling.plain($0, of: subject))])
      }
    }
    var values: [Example.Value] = []
    var assuming: [Assumptions.Entry] = []
    for (key, place, value) in entry.rest() {
      if let parameter = parametersByName[key] {
        guard let text = value.text(mistakes) else { continue }
        if parameter.value(text) == nil {
          mistakes.add("found \(value.kind), expected \(parameter.expected.english)", at: value.place)
        }
        assuming.append(Assumptions.Entry(key, text))
      } else if let other = ([subject] + others).first(where: { $0.name == key }) ?? Measure(key).map({ .measure($0) })
      {
        if let value = value.value(of: other.type, mistakes) {
          values.append(Example.Value(other, FactSpelling.plain(value, of: other)))
        }
      } else {
        mistakes.add(
          "“\(key)” is neither a fact nor a parameter"
            + Guess.suffix(for: key, among: Measure.allNames + parameters.map(\.name)), at: place)
      }
    }
    return Example(values, assuming: assuming)
  }
}

extension [Rule] {
  /// The rules, in which the stricter of two figures for one limit has the codes of the looser one unless it names its own.
  var sharingCodes: [Rule] {
    map { rule in
      var (codes, looser) = (rule.nativeCodes, rule.looser)
      // The number of steps is bounded, because a document can name rules in a circle.
      for _ in indices where codes.isEmpty {
        guard let next = looser.flatMap({ id in first { $0.id == id } }) else { break }
        (codes, looser) = (next.nativeCodes, next.looser)
      }
      return codes == rule.nativeCodes ? rule : rule.answering(nativeCodes: codes)
    }
  }
}

extension Measure {
  /// The kinds of file that can have the fact; nil if all can.
  fileprivate var kinds: [MediaFacts.Kind]? {
    switch Fact.Part(rawValue: String(name.prefix { $0 != "." })) {
    case .video: [.video]
    case .audio: [.audio, .video]
    case .image: [.image]
    case .color: [.image, .video]
    case .content: [.video, .image, .audio]
    case .document, .archive, .captions: [.other]
    case nil: nil
    }
  }
}

extension Constraint {
  /// Returns “a maximum” or “a minimum” for this constraint if the other one limits the opposite side; otherwise nil.
  fileprivate func otherDirection(than other: Constraint) -> String? {
    guard let mine = bound, let theirs = other.bound else { return nil }
    switch (mine, theirs) {
    case (.min, .max), (.above, .max), (.min, .below), (.above, .below): return "a maximum"
    case (.max, .min), (.below, .min), (.max, .above), (.below, .above): return "a minimum"
    default: return nil
    }
  }
}

extension Source {
  /// True if a place ends with the name of this source in parentheses, which is what its title begins with.
  fileprivate func isNamed(at place: String) -> Bool {
    guard place.last == ")", let name = place.split(separator: "(").last?.dropLast() else { return false }
    return title == name || title.hasPrefix(name + ",")
  }
}

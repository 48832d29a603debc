import MediaProbe
import PreflightJudging
import PreflightRules

/// A request that is being judged, with the facts of its media and its app.
struct Inquiry {
  /// A rule, applied to one of its subjects in the request.
  struct Candidate {
    let rule: Rule
    /// 0 for the request itself, otherwise one more than the index of a file among its media.
    let scope: Int
  }

  private let request: ShareRequest
  private let media: [MediaFacts]
  private let form: RequestForm
  let app: AppContext
  /// The slot of each file; nil for a file without a slot.
  private let slots: [String?]
  private let evidence: RequestEvidence
  /// The only field with media; nil if there are several.
  private let listOfMedia: String?
  /// Findings that do not come from rules of the destination, in their order.
  let given: [Finding]
  /// The places of fields and files of the app, by name. A dictionary, because a document may have thousands.
  private let places: [String: DocumentPlace]
  /// The fields with invalid values. The flag is true if one of them would contain media.
  private let spoiled: (fields: Set<String>, media: Bool)

  init(_ request: ShareRequest, _ media: [MediaFacts], _ destination: Destination, _ form: RequestForm) {
    self.request = request
    self.media = media
    self.form = form
    app = request.app.completed(by: request.fields, of: form)
    let lists = form.fields.filter { $0.type.name == .media }
    listOfMedia = form.isPost ? PostForm.media : lists.count == 1 ? lists.first?.name : nil
    let shared = request.media.indices.filter { !request.media[$0].slots.isEmpty }
    evidence = RequestEvidence(
      media: shared.map { media[$0] }, unseen: request.references, of: form.mediaKinds(at: destination),
      fields: request.fields.map { ($0.name, $0.value) },
      defaults: Set(request.fields.filter { $0.place == nil }.map(\.name)))
    var given = destination.isDeprecated ? [form.deprecation(of: destination, at: request.place)] : []
    given += request.mistakes.map { form.finding($0, at: destination) }
    slots = zip(request.media, media).map { medium, facts in
      if let error = facts.error { given.append(form.finding(error, of: medium, at: destination)) }
      guard let kind = facts.kind else { return nil }
      if !medium.kinds.contains(kind) { given.append(form.finding(kind, of: medium, at: destination)) }
      return medium.slots.first { name in
        destination.slots.contains { $0.name == name && $0.takes.contains(kind) }
      }
    }
    self.given = given
    let named = request.fields.compactMap { field in field.place.map { (field.name, $0) } }
    places = Dictionary(named + request.appFiles.map { ($0.field, $0.place) }) { first, _ in first }
    spoiled = (
      Set(request.mistakes.filter { $0.kind != .cutText && $0.kind != .unseenMedia }.map(\.field)),
      request.mistakes.contains { mistake in
        mistake.kind != .unseenMedia
          && lists.contains { mistake.field == $0.name || mistake.field.hasPrefix($0.name + "[") }
      }
    )
  }

  // MARK: - Rules

  /// Returns the rules that are not met for all values of the parameters, in the order of the destination's document.
  func candidates(
    slots rules: [(slot: Slot, rules: [Rule])], request others: [Rule], app appRules: [Rule]
  ) -> [Candidate] {
    var candidates: [Candidate] = []
    for (slot, rules) in rules {
      let places = slots.indices.filter { slots[$0] == slot.name }
      for rule in rules { candidates += places.map { Candidate(rule: rule, scope: $0 + 1) } }
    }
    for rule in others where isComparable(rule) { candidates += instances(of: rule) }
    for rule in appRules where isAsked(rule) { candidates.append(Candidate(rule: rule, scope: 0)) }
    let open = candidates.map { !isMet($0) && !isSpoiled($0.rule) }
    // The looser of two limits is reported together with the stricter one.
    var looser: [String: Set<Int>] = [:]
    for (candidate, isOpen) in zip(candidates, open) where isOpen {
      if let id = candidate.rule.looser { looser[id, default: []].insert(candidate.scope) }
    }
    return zip(candidates, open).filter { candidate, isOpen in
      isOpen || looser[candidate.rule.id]?.contains(candidate.scope) == true
    }.map(\.0)
  }

  /// Returns true if a rule on the app is judged: at least one of its files is given, and none of the given files is
  /// unreadable. An unreadable file is reported separately.
  private func isAsked(_ rule: Rule) -> Bool {
    rule.appFiles.contains(where: app.has) && rule.optionalFiles.allSatisfy(app.has)
      && !rule.appFiles.contains { file in !app.has(file) && request.appFiles.contains { $0.kind == file } }
  }

  /// Returns true if the files of the app with which a rule on the request compares a field are given.
  private func isComparable(_ rule: Rule) -> Bool {
    rule.constraint.furtherSubjects.allSatisfy { subject in
      if case .app(let fact) = subject { fact.files.allSatisfy(app.has) } else { true }
    }
  }

  private func isMet(_ candidate: Candidate) -> Bool {
    let rule = candidate.rule
    guard !rule.constraint.lacksText else { return false }
    // A constraint that does not fit its subject is reported when the rule is prepared.
    guard let check = Check(rule.constraint, on: rule.subject), let parts = Check.parts(rule.appliesIf) else {
      return false
    }
    return answer(of: PreparedRule(rule, rule.subject, rule.constraint, check, parts, 0, scope: candidate.scope))
      == .met
  }

  /// Returns true if a rule needs a field with an invalid value. The value is reported separately, and the field is not
  /// missing.
  private func isSpoiled(_ rule: Rule) -> Bool {
    guard !spoiled.fields.isEmpty else { return false }
    let subjects = [rule.subject] + rule.appliesIf.map(\.subject) + rule.constraint.furtherSubjects
    return subjects.contains { subject in
      switch subject {
      case .field(let name), .count(_, let name): name.withGroups.contains { spoiled.fields.contains(String($0)) }
      case .together(let names), .given(let names): names.contains { spoiled.fields.contains($0) }
      case .aggregate: spoiled.media && media.isEmpty
      case .measure, .app: false
      }
    }
  }

  /// Returns one candidate for each subject of a rule.
  private func instances(of rule: Rule) -> [Candidate] {
    switch rule.subject {
    case .aggregate(let aggregate) where aggregate.function == .each:
      guard let measure = aggregate.measure else { return [] }
      return slots.indices.filter {
        slots[$0] != nil && (aggregate.kind == nil || media[$0].kind == aggregate.kind)
      }.map {
        Candidate(rule: rule.on(.measure(measure)), scope: $0 + 1)
      }
    // Each media item of a post may have texts of its own.
    case .field(let name) where form.isPost && (name == PostForm.altText || name == PostForm.text):
      let texts = request.fields.filter { $0.name == name || $0.pattern == "\(PostForm.media)[].\(name)" }
      guard !texts.isEmpty else { return [Candidate(rule: rule, scope: 0)] }
      return texts.map { Candidate(rule: rule.on(.field($0.name)), scope: 0) }
    // `*` matches any text: `*.locationX` for the position of every sticker, `music*Url` for every address of music.
    case .field(let pattern) where pattern.contains("*"):
      let wildcards = WildcardPattern(pattern)
      return request.fields.filter { wildcards.matches($0.pattern) }.map {
        Candidate(rule: rule.on(.field($0.name)), scope: 0)
      }
    case .field(let pattern):
      guard let items = pattern.range(ofLast: "[]") else { return [Candidate(rule: rule, scope: 0)] }
      let list = pattern[..<items.upperBound]
      return request.fields.filter { $0.pattern == list }.map { item in
        Candidate(rule: rule.bound(list, to: item.name), scope: 0)
      }
    default: return [Candidate(rule: rule, scope: 0)]
    }
  }

  /// Returns the answer of a rule; `notMet` for a finding that already existed.
  func answer(of rule: PreparedRule) -> Answer { rule.scope < 0 ? .notMet : rule.answer(for: evidence(for: rule)) }

  /// Returns the value of a rule's subject, as far as it is known.
  func reading(of subject: Subject, for rule: PreparedRule) -> Reading { evidence(for: rule).reading(of: subject) }

  /// Returns the field that names the file of a rule; nil for the request itself.
  func field(of rule: PreparedRule) -> String? {
    rule.scope > 0 ? request.shown(request.media[rule.scope - 1].field) : nil
  }

  private func evidence(for rule: PreparedRule) -> ItemEvidence {
    ItemEvidence(file: rule.scope > 0 ? media[rule.scope - 1] : nil, request: evidence, app: app)
  }

  private static let mostTexts = 100

  /// Returns the lengths of the texts that rules limit: for each field the limit of which it uses most, and the limits that only
  /// say how much of it is shown.
  func texts(_ rules: [Rule], _ cells: ParameterCells) throws(JudgeError) -> [TextMeasure] {
    var texts: [TextMeasure] = []
    for rule in rules {
      guard case .length = rule.constraint, case .field = rule.subject else { continue }
      for candidate in instances(of: rule) {
        for variant in try PreparedRule.variants(of: candidate.rule, in: cells, oneFile: false) {
          guard case .length(.max(.fixed(let most)), let measure) = variant.constraint,
            case .field(let field) = variant.subject,
            case .known(.text(let text)) = evidence.reading(of: variant.subject),
            variant.condition(for: evidence) == .met, texts.count < Self.mostTexts
          else { continue }
          let limit = Int(clamping: most.numerator / most.denominator)
          let isShown = variant.severity == .note
          let new = TextMeasure(of: text, in: request.shown(field), measure, limit: limit, isShown: isShown)
          // A text that is shown as a whole needs no words.
          if isShown, new.parts == nil { continue }
          guard let place = texts.firstIndex(where: { $0.field == new.field && $0.isShown == isShown }) else {
            texts.append(new)
            continue
          }
          if new.isTighter(than: texts[place]) { texts[place] = new }
        }
      }
    }
    return texts
  }

  // MARK: - Findings

  /// Returns a placeholder for a finding among the rules, which gives it a position in their order. Its scope is negative.
  func prepared(given index: Int, _ cells: ParameterCells) -> PreparedRule {
    let finding = given[index]
    return PreparedRule(
      finding.rule, finding.rule.subject, finding.limit, .settled(false), [], cells.all,
      scope: -1 - index)
  }

  /// Returns the finding that a placeholder represents, or makes one for a rule, with its field.
  func finding(_ rule: PreparedRule, _ make: (ItemEvidence) -> Finding) -> Finding {
    guard rule.scope >= 0 else { return given[-1 - rule.scope] }
    var finding = make(evidence(for: rule))
    if rule.scope > 0 {
      finding.field = request.media[rule.scope - 1].field
      finding.place = request.media[rule.scope - 1].place
    } else if let name = rule.subject.fieldName {
      finding.field = name
      finding.place = place(of: name)
    } else if case .app(let fact) = rule.subject {
      let field = field(telling: fact)
      finding.field = field
      finding.place = finding.place ?? field.map { place(of: $0) }
    } else {
      finding.field = listOfMedia
      finding.place = listOfMedia.map { place(of: $0) } ?? request.place
    }
    return finding
  }

  /// Returns the field of the request that provides a fact about the app.
  private func field(telling fact: AppFact) -> String? {
    func field(_ detail: AppDetail) -> String? { form.appDetails.first { $0.detail == detail }?.field }
    return switch fact {
    case .word(.redirectDomain): field(.redirectURI)
    case .word(.universalLink): field(.link)
    default: fact.files.first?.field
    }
  }

  /// Returns the place of a field; for a missing field, the place where it belongs.
  private func place(of name: String) -> DocumentPlace {
    name.withGroups.lazy.compactMap { places[String($0)] }.first ?? request.place
  }
}

/// One file of a request, together with the request and its app.
struct ItemEvidence: Evidence {
  let file: MediaFacts?
  let request: RequestEvidence
  let app: AppContext

  func reading(of subject: Subject) -> Reading {
    switch subject {
    case .measure(let measure): file?.reading(of: measure) ?? request.reading(of: subject)
    case .app(let fact): app.reading(of: fact)
    case .aggregate, .field, .count, .together, .given: request.reading(of: subject)
    }
  }

  func isGiven(_ subject: Subject) -> Bool { request.isGiven(subject) }

  func place(of subject: Subject) -> DocumentPlace? { app.place(of: subject) }

  func mismatch(of subject: Subject, under constraint: Constraint) -> TypeMismatch? {
    app.mismatch(of: subject, under: constraint)
  }

  func each(_ aggregate: Aggregate, _ answer: (Reading) -> Answer) -> Answer { request.each(aggregate, answer) }
}

// MARK: - Binding

extension Rule {
  /// Returns the same rule on another subject.
  fileprivate func on(_ subject: Subject, appliesIf: [Clause]? = nil, constraint: Constraint? = nil) -> Rule {
    Rule(
      id: id, subject: subject, constraint: constraint ?? self.constraint, strength: strength, certainty: certainty,
      step: step, shareState: shareState, mayAnswer: mayAnswer, message: message, fix: fix, source: source,
      furtherSources: furtherSources,
      when: when, appliesIf: appliesIf ?? self.appliesIf, system: system, looser: looser, validFrom: validFrom,
      validUntil: validUntil, examples: Examples())
  }

  /// Returns the same rule on one item of a list. Its other subjects in this list are bound to the same item.
  fileprivate func bound(_ list: Substring, to item: String) -> Rule {
    func bound(_ subject: Subject) -> Subject {
      guard case .field(let pattern) = subject, pattern.hasPrefix(list) else { return subject }
      return .field(item + pattern.dropFirst(list.count))
    }
    func bound(_ clause: Clause) -> Clause {
      Clause(bound(clause.subject), clause.constraint.mapClauses { bound($0) })
    }
    return on(
      bound(subject), appliesIf: appliesIf.map { bound($0) }, constraint: constraint.mapClauses { bound($0) })
  }
}

extension String {
  /// The name of a field, followed by those of the lists and groups around it, from the inside out.
  fileprivate var withGroups: some Sequence<Substring> {
    sequence(first: self[...]) { name in
      name.lastIndex { $0 == "." || $0 == "[" }.map { name[..<$0] }
    }
  }

  fileprivate func range(ofLast part: String) -> Range<Index>? {
    var end = endIndex
    while let start = self[..<end].lastIndex(of: part.first ?? " ") {
      if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
      end = start
    }
    return nil
  }
}

extension Subject {
  /// The field of the request that the subject is about; nil if the subject is not a field.
  fileprivate var fieldName: String? {
    switch self {
    case .field(let name): name
    case .count(_, let names): String(names.prefix { $0 != "," })
    case .together(let names), .given(let names): names.first
    case .measure, .aggregate, .app: nil
    }
  }
}

import MediaProbe
import Preflight

/// A destination whose document is being read.
struct DestinationDraft {
  private var members: MappingReader
  private let mistakes: Mistakes
  /// Returns the destination that another one names with `extends`.
  private let extended: (String) -> Destination?

  init(_ members: MappingReader, _ mistakes: Mistakes, extending extended: @escaping (String) -> Destination?) {
    self.members = members
    self.mistakes = mistakes
    self.extended = extended
  }

  /// Returns the destination; nil if a member is missing that has no substitute. Mistakes are reported then, and in other cases
  /// too.
  mutating func read() -> Destination? {
    let id = name("id")
    // The reader of all destinations handles the replaced one.
    _ = members.optional("replaces")
    let base: Destination?
    if let value = members.optional("extends") {
      base = value.text(mistakes).flatMap(extended)
      guard base != nil else {
        // Without the extended destination, everything that the document inherits from it would be reported as missing.
        if mistakes.isEmpty {
          let known = Destinations.all.map(\.shortName)
          let guess = value.text(mistakes).flatMap { Guess.nearest(to: $0, among: known) }
          let hint = guess.map { "; did you mean “\($0)”?" } ?? ""
          mistakes.add("there is no destination \(value.kind)\(hint)", at: value.place)
        }
        return nil
      }
    } else {
      base = nil
    }
    let shortName = members.optional("short_name").flatMap(name) ?? id
    func text(_ key: String, _ inherited: (Destination) -> String) -> String? {
      if let base { return members.optional(key)?.line(mistakes) ?? inherited(base) }
      return members.required(key)?.line(mistakes)
    }
    let title = text("name") { "\(id ?? "") (\($0.name))" }
    // A destination that replaces the extended one belongs to the same groups.
    let groups = readGroups() ?? (base?.id == id ? base?.groups : nil) ?? []
    let publisher = text("publisher") { $0.publisher }
    let summary = text("summary") { $0.summary }
    let notes = members.optional("notes")?.list(mistakes)?.compactMap { $0.line(mistakes) } ?? base?.notes ?? []
    let isDeprecated = members.optional("deprecated")?.flag(mistakes) ?? base?.isDeprecated ?? false
    var offered = OfferedParts()
    let sources = readSources(besides: base, &offered)
    let shareStates = readShareStates(&offered) ?? base?.shareStates
    let nativeCodes = readNativeCodes(shareStates) ?? base?.nativeCodes
    let steps = readSteps() ?? base?.steps ?? Step.allCases
    let parameters = readParameters(besides: base)
    let house = base.flatMap { Source(house: title ?? "", basedOn: $0) }
    var rules = RulesReader(
      destination: id ?? "", sources: sources, shareStates: shareStates, nativeCodes: nativeCodes, steps: steps,
      parameters: parameters, house: house, certainties: offered.certainties, predicted: offered.predicted,
      mistakes: mistakes)
    var changes = readChanges(of: base)
    func inherited(_ rules: [Rule], _ reader: inout RulesReader) -> [Rule] {
      guard let house else { return [] }
      return rules.compactMap { rule in
        reader.extend(rule, by: changes.removeValue(forKey: String(rule.shortID))?.value, house: house)
      }
    }
    var slots = base?.slots.map { Slot($0, rules: inherited($0.rules, &rules)) } ?? []
    var requestRules = inherited(base?.requestRules ?? [], &rules)
    var appRules = inherited(base?.appRules ?? [], &rules)
    let known = changes.isEmpty ? [] : base?.rules.map { String($0.shortID) } ?? []
    for (name, change) in changes {
      mistakes.add("no rule “\(name)”" + Guess.suffix(for: name, among: known), at: change.place)
    }
    slots = readSlots(&rules, besides: slots, isExtending: base != nil)
    requestRules += members.optional("request_rules")?.list(mistakes)?.compactMap { rules.read($0, in: .request) } ?? []
    appRules += members.optional("app")?.list(mistakes)?.compactMap { rules.read($0, in: .app) } ?? []
    slots = slots.map { Slot($0, rules: $0.rules.sharingCodes) }
    requestRules = requestRules.sharingCodes
    // A destination without requests does not use the members on requests of a shared file.
    let requestForm = members.optional("request").flatMap { $0.place.document == nil ? $0 : nil }.map {
      RequestFormReader(sources: sources, shareStates: shareStates, slots: slots, mistakes: mistakes).read($0)
    }
    let unreadable = readUnreadable(shareStates) ?? base?.unreadable ?? []
    let undocumented = readUndocumented() ?? base?.undocumented ?? []
    let adcp = members.optional("adcp").flatMap { readAdCP($0) } ?? base?.adcp
    let upload = members.optional("upload").flatMap { UploadFormReader(sources: sources, mistakes: mistakes).read($0) }
    for figure in upload?.figures ?? [] { offered.sources.remove(figure.source.id) }
    if let upload { offered.sources.remove(upload.source.id) }
    members.finish()
    rules.checkReferences()
    guard let id, let shortName, let title, let publisher, let summary else { return nil }
    let form = requestForm ?? base?.requestForm
    offered.remove(usedBy: slots.flatMap(\.rules) + requestRules + appRules, form, unreadable, shareStates)
    let destination = Destination(
      id: id, shortName: shortName, name: title, groups: groups, publisher: publisher, summary: summary, notes: notes,
      isDeprecated: isDeprecated, sources: sources.filter { !offered.sources.contains($0.id) },
      shareStates: shareStates?.without(offered.shareStates), nativeCodes: nativeCodes, steps: steps,
      parameters: parameters, slots: slots, requestRules: requestRules, requestForm: form,
      appRules: appRules, unreadable: unreadable, undocumented: undocumented, adcp: adcp, upload: upload ?? base?.upload
    )
    if mistakes.isEmpty { rules.checkExamples(of: destination) }
    return destination
  }

  /// Reads the AdCP format from which the destination was made.
  private func readAdCP(_ value: DocumentValue) -> String? {
    guard let text = value.text(mistakes) else { return nil }
    let own = Mistakes(name: "")
    if JSONReader.read(Array(text.utf8), mistakes: own) == nil || !own.isEmpty {
      let first = own.errors?.errors.first
      mistakes.add(
        "“adcp” is not JSON: \(first.map { "line \($0.line) of it: \($0.message)" } ?? "no value")", at: value.place)
      return nil
    }
    return text
  }

  /// Reads the changes of the extended destination's rules, by the last part of their ids.
  private mutating func readChanges(of base: Destination?) -> [String: (place: Place, value: DocumentValue)] {
    guard let value = members.optional("rules"), var entries = MappingReader(value, "rules", mistakes) else {
      return [:]
    }
    if base == nil {
      mistakes.add(
        "“rules” changes those of the destination that “extends” names; new rules belong to a slot", at: value.place)
    }
    var changes: [String: (place: Place, value: DocumentValue)] = [:]
    for (name, place, value) in entries.rest() { changes[name] = (place, value) }
    return base == nil ? [:] : changes
  }

  private mutating func name(_ key: String) -> String? { members.required(key).flatMap(name) }

  private func name(_ value: DocumentValue) -> String? {
    guard let text = value.text(mistakes) else { return nil }
    guard isName(text) else {
      mistakes.add("found \(value.kind), expected lower-case letters, digits and hyphens", at: value.place)
      return nil
    }
    return text
  }

  private mutating func readGroups() -> [String]? {
    members.optional("groups")?.list(mistakes)?.compactMap { value in
      guard let group = value.text(mistakes) else { return nil }
      if !isName(group) {
        mistakes.add("found \(value.kind), expected lower-case letters, digits and hyphens", at: value.place)
      }
      return group
    }
  }

  private mutating func readSources(besides base: Destination?, _ offered: inout OfferedParts) -> [Source] {
    let value = base == nil ? members.required("sources") : members.optional("sources")
    guard let value, var entries = MappingReader(value, "sources", mistakes) else { return base?.sources ?? [] }
    let own = entries.rest().compactMap { id, place, value -> Source? in
      guard var entry = MappingReader(value, "a source", mistakes) else { return nil }
      if place.document != nil { offered.sources.insert(id) }
      let title = entry.required("title")?.line(mistakes)
      let url = entry.optional("url")
      let address = url?.text(mistakes)
      let checked = entry.required("checked")?.date(mistakes)
      let pageAsOf = entry.optional("page_as_of").flatMap { pageDate($0) }
      let reviewAfter = entry.optional("review_after")?.date(mistakes)
      offered.certainties[id] = entry.optional("certainty")?.word(mistakes)
      entry.finish()
      if let url, let address, !address.hasPrefix("https://"), !address.hasPrefix("http://") {
        mistakes.add("found \(url.kind), expected a web address", at: url.place)
      }
      guard let title, let checked else { return nil }
      return Source(id: id, title: title, url: address, checked: checked, pageAsOf: pageAsOf, reviewAfter: reviewAfter)
    }
    let ids = Set(own.map(\.id))
    return own + (base?.sources ?? []).filter { !ids.contains($0.id) }
  }

  /// Reads the day that a page states, or `unknown`.
  private func pageDate(_ value: DocumentValue) -> PageDate? {
    if case .scalar(PageDate.unknownWord, _) = value.content { return .unknown }
    return value.date(mistakes).map { .day($0) }
  }

  private mutating func readShareStates(_ offered: inout OfferedParts) -> ShareStateTable? {
    guard let value = members.optional("share_states"), var table = MappingReader(value, "share_states", mistakes)
    else {
      return nil
    }
    let success = table.optional("success")
    let successCode = success?.integer(mistakes)
    let borrowedFrom = table.optional("borrowed_from")?.line(mistakes)
    let states = readCodes(&table, Message(asWritten: "a share state")) { texts, place, entry -> ShareState? in
      let nativeCode = entry.optional("native_code")?.text(mistakes)
      guard let code = Int(texts.code) else {
        mistakes.add("found “\(texts.code)”, expected a share state, a whole number", at: place)
        return nil
      }
      if place.document != nil { offered.shareStates.insert(code) }
      return ShareState(
        code: code, name: texts.name, meaning: texts.meaning, constants: texts.constants,
        predictableFrom: texts.predictableFrom, nativeCode: nativeCode)
    }
    offered.predicted = readPredicted(&table, in: states)
    table.finish()
    if let success, let successCode, !states.contains(where: { $0.code == successCode }) {
      mistakes.add("the table of share states has no \(successCode)", at: success.place)
    }
    return ShareStateTable(
      success: successCode, borrowedFrom: borrowedFrom, states: states.sorted { $0.code < $1.code })
  }

  /// Reads the share states that rules predict unless they name one, by fact or step.
  private func readPredicted(_ table: inout MappingReader, in states: [ShareState]) -> [String: StatesByKind] {
    guard let value = table.optional("predicts"), var entries = MappingReader(value, "predicts", mistakes) else {
      return [:]
    }
    let known = Step.allCases.map(\.rawValue) + Measure.allNames
    let codes = Set(states.map(\.code))
    var predicted: [String: StatesByKind] = [:]
    for (key, place, value) in entries.rest() {
      if !known.contains(key) {
        mistakes.add(
          "“\(key.shortened)” is neither a step nor a fact" + Guess.suffix(for: key, among: known), at: place)
      }
      predicted[key] = StatesByKind(value, in: codes, mistakes)
    }
    return predicted
  }

  private mutating func readNativeCodes(_ shareStates: ShareStateTable?) -> NativeCodeTable? {
    guard let value = members.optional("native_codes"), var table = MappingReader(value, "native_codes", mistakes)
    else {
      return nil
    }
    let name = table.required("name")?.line(mistakes)
    let note = table.optional("note")?.line(mistakes)
    let certainty = readCertainty(ofCodes: &table)
    let states = Set(shareStates?.states.map(\.code) ?? [])
    let codes = readCodes(&table, Message(asWritten: "a code")) { texts, _, entry -> NativeCode? in
      let messages = entry.optional("message")?.list(mistakes, orOne: true)?.compactMap { $0.line(mistakes) }
      let state = entry.optional("share_state")
      let shareState = state?.integer(mistakes)
      // The table of borrowed codes has only codes that rules predict.
      if let state, let shareState, !states.contains(shareState), shareStates?.borrowedFrom == nil {
        mistakes.add("the table of share states has no \(shareState)", at: state.place)
      }
      return NativeCode(
        code: texts.code, name: texts.name, meaning: texts.meaning, constants: texts.constants,
        messages: messages ?? [], shareState: shareState, predictableFrom: texts.predictableFrom,
        isObserved: (readCertainty(ofCodes: &entry) ?? certainty) == .observed)
    }
    table.finish()
    return name.map { NativeCodeTable(name: $0, note: note, codes: codes) }
  }

  /// Reads if a code is documented or was observed; nil if this is not stated.
  private func readCertainty(ofCodes entry: inout MappingReader) -> CodeCertainty? {
    entry.optional("certainty")?.word(mistakes)
  }

  private enum CodeCertainty: String, CaseIterable { case documented, observed }

  /// Reads the codes of a table; `make` reads the members that only one kind of code has.
  private func readCodes<Code>(
    _ table: inout MappingReader, _ what: Message, _ make: (NativeCode, Place, inout MappingReader) -> Code?
  ) -> [Code] {
    guard let codes = table.required("codes"), var entries = MappingReader(codes, "codes", mistakes) else { return [] }
    return entries.rest().compactMap { key, place, value in
      guard var entry = MappingReader(value, what, mistakes) else { return nil }
      let name = entry.required("name")?.line(mistakes)
      let meaning = entry.required("meaning")?.line(mistakes)
      let constants = entry.optional("constant")?.list(mistakes, orOne: true)?.compactMap { $0.text(mistakes) } ?? []
      let evidence =
        entry.optional("predictable_from")?.list(mistakes)?.compactMap { $0.word(mistakes) as ShareState.Evidence? }
      let texts = NativeCode(
        code: key, name: name ?? "", meaning: meaning ?? "", constants: constants, predictableFrom: evidence ?? [])
      let made = make(texts, place, &entry)
      entry.finish()
      return name == nil || meaning == nil ? nil : made
    }
  }

  private mutating func readSteps() -> [Step]? {
    guard let value = members.optional("steps") else { return nil }
    var steps: [Step] = []
    for item in value.list(mistakes) ?? [] {
      guard let step = item.word(mistakes) as Step? else { continue }
      if steps.contains(step) {
        mistakes.add("the step “\(step.rawValue)” occurs twice", at: item.place)
      } else {
        steps.append(step)
      }
    }
    return steps
  }

  private enum ValuesKind: String, CaseIterable { case version, choice, number, size, words, text }

  private mutating func readParameters(besides base: Destination?) -> [Parameter] {
    guard let value = members.optional("parameters"), var entries = MappingReader(value, "parameters", mistakes) else {
      return base?.parameters ?? []
    }
    let own = entries.rest().compactMap { name, place, value -> Parameter? in
      guard var entry = MappingReader(value, "a parameter", mistakes) else { return nil }
      let kind = entry.required("kind")?.word(mistakes) as ValuesKind?
      let meaning = entry.required("meaning")?.line(mistakes)
      let values: Parameter.Values?
      switch kind {
      case .version: values = .version
      case .size: values = .size
      case .words: values = .words
      case .text: values = .text
      case .choice:
        let words = entry.required("values")?.list(mistakes)?.compactMap { $0.text(mistakes) }
        values = words.map { .choice($0) }
      case .number where entry.has("default") && !entry.has("from") && !entry.has("to"):
        if let zero = Ratio(0, 1), let most = Ratio(Int64.max, 1) {
          values = .number(from: zero, to: most)
        } else {
          values = nil
        }
      case .number:
        let from = entry.required("from")?.figure(mistakes)
        let to = entry.required("to")?.figure(mistakes)
        if let from, let to, to < from { mistakes.add("“from” is above “to”", at: place) }
        if let from, let to { values = .number(from: from, to: to) } else { values = nil }
      case nil: values = nil
      }
      let standard = entry.optional("default")
      let path = entry.optional("from_document")?.text(mistakes)
      // A parameter of unknown kind may have members of any kind.
      if kind != nil { entry.finish() }
      guard let values, let meaning else { return nil }
      let parameter = Parameter(name, values, meaning: meaning)
      return Parameter(
        name, values, standard: standard.flatMap { readDefault($0, of: parameter) }, meaning: meaning,
        pathInDocument: path)
    }
    let names = Set(own.map(\.name))
    return own + (base?.parameters ?? []).filter { !names.contains($0.name) }
  }

  private func readDefault(_ value: DocumentValue, of parameter: Parameter) -> ParameterValue? {
    if case .number(let from, let to) = parameter.values {
      guard let figure = value.figure(mistakes) else { return nil }
      if figure < from || to < figure {
        mistakes.add("“default” is not between “from” and “to”", at: value.place)
      }
      return .number(figure)
    }
    guard let text = value.text(mistakes) else { return nil }
    let standard = parameter.value(text)
    if standard == nil { mistakes.add("found \(value.kind), expected \(parameter.expected.english)", at: value.place) }
    return standard
  }

  /// Reads slots. A slot that the extended destination also has gets additional rules.
  private mutating func readSlots(
    _ rules: inout RulesReader, besides inherited: [Slot], isExtending: Bool
  ) -> [Slot] {
    var slots = inherited
    var own: Set<String> = []
    let places = Dictionary(inherited.enumerated().map { ($1.name, $0) }) { first, _ in first }
    let value = isExtending ? members.optional("slots") : members.required("slots")
    for value in value?.list(mistakes) ?? [] {
      guard var entry = MappingReader(value, "a slot", mistakes) else { continue }
      let name = entry.required("name")
      let title = name?.text(mistakes)
      let extended = title.flatMap { places[$0] }
      let takes = extended == nil ? entry.required("takes") : entry.optional("takes")
      let kinds = takes?.list(mistakes)?.compactMap { $0.word(mistakes) as MediaFacts.Kind? }
      let isOnlyNamed = entry.optional("only_named")?.flag(mistakes)
      let formatsValue = entry.optional("formats")
      let formatItems = formatsValue?.list(mistakes, orOne: true)
      let formats = formatItems?.compactMap { FactSpelling.format($0, mistakes) }
      let taken = kinds ?? extended.map { slots[$0].takes } ?? []
      let hasFormats = formatItems.map { !$0.isEmpty } ?? extended.map { !slots[$0].formats.isEmpty } ?? false
      if let place = formatsValue?.place ?? takes?.place, taken == [.other], !hasFormats {
        mistakes.add("a slot for other files needs “formats”, such as pdf, zip, webvtt or srt", at: place)
      }
      let section = RulesReader.Section.slot(kinds: taken)
      let ruleList = entry.optional("rules")?.list(mistakes)?.compactMap { rules.read($0, in: section) } ?? []
      entry.finish()
      guard let name, let title else { continue }
      if !isName(title) {
        mistakes.add("found \(name.kind), expected lower-case letters, digits and hyphens", at: name.place)
      }
      if !own.insert(title).inserted { mistakes.add("the slot “\(title)” occurs twice", at: name.place) }
      if let extended {
        let slot = slots[extended]
        slots[extended] = Slot(
          title, takes: kinds ?? slot.takes, isOnlyNamed: isOnlyNamed ?? slot.isOnlyNamed,
          formats: formats ?? slot.formats, rules: slot.rules + ruleList)
      } else if let kinds {
        slots.append(
          Slot(title, takes: kinds, isOnlyNamed: isOnlyNamed ?? false, formats: formats ?? [], rules: ruleList))
      }
    }
    return slots
  }

  private mutating func readUnreadable(_ table: ShareStateTable?) -> [UnreadableState]? {
    guard let value = members.optional("unreadable"), var entries = MappingReader(value, "unreadable", mistakes) else {
      return nil
    }
    let codes = Set(table?.states.map(\.code) ?? [])
    // A code has its own states; otherwise it has those of its group.
    var ofGroups: [ReadError.Code.Group: StatesByKind] = [:]
    var ofCodes: [ReadError.Code: StatesByKind] = [:]
    for (key, place, value) in entries.rest() {
      if let group = ReadError.Code.Group(rawValue: key) {
        ofGroups[group] = StatesByKind(value, in: codes, mistakes)
      } else if let code = ReadError.Code(rawValue: key) {
        ofCodes[code] = StatesByKind(value, in: codes, mistakes)
      } else {
        let names = ReadError.Code.Group.allCases.map(\.rawValue) + ReadError.Code.allCases.map(\.rawValue)
        mistakes.add("unknown error code “\(key)”" + Guess.suffix(for: key, among: names), at: place)
      }
    }
    return ReadError.Code.allCases.compactMap { code in
      (ofCodes[code] ?? ofGroups[code.group]).map { UnreadableState(code, $0.otherwise, byKind: $0.byKind) }
    }
  }

  private mutating func readUndocumented() -> [Undocumented]? {
    members.optional("not_documented")?.list(mistakes)?.compactMap { value in
      guard var entry = MappingReader(value, "an entry of not_documented", mistakes) else { return nil }
      let subject = entry.required("subject")?.line(mistakes)
      let note = entry.optional("note")?.line(mistakes)
      entry.finish()
      return subject.map { Undocumented($0, note: note) }
    }
  }
}

extension Source {
  /// Creates the source for the changes in a destination that extends another. Nil if the other destination has no source,
  /// whose day it needs.
  fileprivate init?(house name: String, basedOn base: Destination) {
    guard let checked = base.checked else { return nil }
    self.init(id: "house", title: name, url: nil, checked: checked)
  }
}

extension Slot {
  fileprivate init(_ slot: Slot, rules: [Rule]) {
    self.init(
      slot.name, takes: slot.takes, isOnlyNamed: slot.isOnlyNamed, formats: slot.formats, rules: rules)
  }
}

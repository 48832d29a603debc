import MediaProbe

extension Rule {
  /// - Parameter sources: The sources of the destination, to which rules refer by id.
  init(compiled json: inout JSONScanner, sources: [Source]) throws(JSONDamage) {
    // The parts are constants, because the compiler copies a value that is created member by member.
    try json.beginObject()
    let id: String = try json.value("id")
    let subject: Subject = try json.value("fact")
    let constraint: Constraint = try json.value("constraint")
    let strength: Strength = try json.word("strength")
    let certainty: Certainty = try json.word("certainty")
    let step: Step = try json.word("step")
    let shareState = try json.int("share_state")
    let mayAnswer = try json.codes("may_answer")
    try json.required("source")
    let citation = try Citation(&json, among: sources)
    var (furtherSources, when, appliesIf): ([Source], [Condition], [Clause]) = ([], [], [])
    var (system, looser): (String?, String?)
    var nativeCodes: [String] = []
    var isOnlyIfKnown = false
    var severity: Severity?
    var (validFrom, validUntil): (CivilDate?, CivilDate?)
    // Most rules have none of these members.
    if !json.isNext("message") {
      if json.member("further_sources") {
        furtherSources = try json.list { json throws(JSONDamage) in try Source(citedIn: &json, among: sources) }
      }
      when = try json.list("when")
      appliesIf = try json.list("applies_if")
      system = try json.optional("system")
      looser = try json.optional("looser")
      validFrom = try json.optional("valid_from")
      validUntil = try json.optional("valid_until")
      nativeCodes = try json.list("native_codes")
      isOnlyIfKnown = json.member("if_known") ? try json.bool() : false
      if json.isNext("severity") { severity = try json.word("severity") }
    }
    self.init(
      Definition(
        id: id, subject: subject, constraint: constraint, citation: citation, furtherSources: furtherSources,
        mayAnswer: mayAnswer, when: when, appliesIf: appliesIf, system: system, looser: looser, shareState: shareState,
        nativeCodes: nativeCodes, strength: strength, certainty: certainty, step: step, validFrom: validFrom,
        validUntil: validUntil, isOnlyIfKnown: isOnlyIfKnown, chosenSeverity: severity),
      texts: try OnDemand(restOfLine: &json))
  }

  func compile(to json: inout JSONWriter, sources: [Source]) {
    json.beginObject()
    json.value("id", id)
    json.value("fact", subject)
    json.value("constraint", constraint)
    json.word("strength", strength)
    json.word("certainty", certainty)
    json.word("step", step)
    json.int("share_state", shareState)
    json.codes("may_answer", mayAnswer)
    json.key("source")
    source.cite(in: &json, among: sources)
    if !furtherSources.isEmpty {
      json.key("further_sources")
      json.beginArray()
      for source in furtherSources { source.cite(in: &json, among: sources) }
      json.endArray()
    }
    json.list("when", when)
    json.list("applies_if", appliesIf)
    json.value("system", system)
    json.value("looser", looser)
    json.value("valid_from", validFrom)
    json.value("valid_until", validUntil)
    json.list("native_codes", nativeCodes)
    if isOnlyIfKnown {
      json.key("if_known")
      json.bool(true)
    }
    if let severity = shared.value.chosenSeverity { json.word("severity", severity) }
    texts.value.compile(to: &json)
  }
}

extension Rule.Citation {
  /// Reads the id of a source, or a source that the destination does not list.
  init(_ json: inout JSONScanner, among sources: [Source]) throws(JSONDamage) {
    if json.begins(with: "{") {
      self.init(try Source(compiled: &json))
      return
    }
    // The search uses indices, so that it does not copy the sources that it skips.
    guard let index = sources.indices.first(where: { json.take(string: sources[$0].id) }) else {
      throw json.damage("the id of a source")
    }
    self.init(index, of: sources)
  }
}

/// The texts are the last members of the rule.
extension RuleTexts: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    message = MessageTemplate(try json.value("message") as String)
    fix = (try json.optional("fix") as String?).map { MessageTemplate($0) }
    place = try json.optional("where")
    written = try json.optional("written")
    #if hasFeature(Embedded)
      // Only tests and pages use them, and a module for browsers has neither.
      if json.member("examples") { try json.skip() }
      examples = .made(Examples())
    #else
      examples = json.member("examples") ? try OnDemand(compiled: &json) : .made(Examples())
    #endif
    try json.endObject()
  }

  func compile(to json: inout JSONWriter) {
    json.value("message", message.text)
    json.value("fix", fix?.text)
    json.value("where", place)
    json.value("written", written)
    let examples = examples.value
    if examples != Examples() { json.value("examples", examples) }
    json.endObject()
  }
}

extension Source: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    try json.beginObject()
    let id: String = try json.value("id")
    let title: String = try json.value("title")
    let url: String? = try json.optional("url")
    let checked: CivilDate = try json.value("checked")
    let pageAsOf: PageDate? = try json.optional("page_as_of")
    let reviewAfter: CivilDate? = try json.optional("review_after")
    try json.endObject()
    self.init(id: id, title: title, url: url, checked: checked, pageAsOf: pageAsOf, reviewAfter: reviewAfter)
  }

  func compile(to json: inout JSONWriter) {
    json.beginObject()
    json.value("id", id)
    json.value("title", title)
    json.value("url", url)
    json.value("checked", checked)
    json.value("page_as_of", pageAsOf)
    json.value("review_after", reviewAfter)
    json.endObject()
  }

  /// Reads the id of a source, or a source that the destination does not list.
  init(citedIn json: inout JSONScanner, among sources: [Source]) throws(JSONDamage) {
    self = try Rule.Citation(&json, among: sources).source
  }

  func cite(in json: inout JSONWriter, among sources: [Source]) {
    if sources.first(where: { $0.id == id }) == self { json.string(id) } else { compile(to: &json) }
  }
}

/// Written as a day, or as the text `unknown`.
extension PageDate: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    if json.begins(with: "[") {
      self = .day(try CivilDate(compiled: &json))
    } else {
      guard json.take(string: Self.unknownWord) else { throw json.damage("a day or unknown") }
      self = .unknown
    }
  }

  func compile(to json: inout JSONWriter) {
    switch self {
    case .day(let day): day.compile(to: &json)
    case .unknown: json.string(Self.unknownWord)
    }
  }

  package static let unknownWord = "unknown"
}

extension Condition: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    try json.beginObject()
    parameter = try json.value("parameter")
    if json.member("one_of") {
      test = .oneOf(try json.list())
    } else {
      let from: Version? = try json.optional("from")
      test = .version(from: from, below: try json.optional("below"))
    }
    try json.endObject()
  }

  func compile(to json: inout JSONWriter) {
    json.beginObject()
    json.value("parameter", parameter)
    switch test {
    case .oneOf(let words):
      json.key("one_of")
      json.list(words)
    case .version(let from, let below):
      json.value("from", from)
      json.value("below", below)
    }
    json.endObject()
  }
}

extension Examples: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    try json.beginObject()
    pass = try json.list("pass")
    warn = try json.list("warn")
    fail = try json.list("fail")
    try json.endObject()
  }

  func compile(to json: inout JSONWriter) {
    json.beginObject()
    json.list("pass", pass)
    json.list("warn", warn)
    json.list("fail", fail)
    json.endObject()
  }
}

extension Example: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    try json.beginObject()
    values = try json.list("values")
    assuming = try json.list("assuming")
    try json.endObject()
  }

  func compile(to json: inout JSONWriter) {
    json.beginObject()
    json.list("values", values)
    json.list("assuming", assuming)
    json.endObject()
  }
}

extension Example.Value: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    try json.beginObject()
    subject = try json.value("fact")
    value = try json.value("value")
    try json.endObject()
  }

  func compile(to json: inout JSONWriter) {
    json.beginObject()
    json.value("fact", subject)
    json.value("value", value)
    json.endObject()
  }
}

extension Assumptions.Entry: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    try json.beginObject()
    name = try json.value("parameter")
    value = try json.value("value")
    try json.endObject()
  }

  func compile(to json: inout JSONWriter) {
    json.beginObject()
    json.value("parameter", name)
    json.value("value", value)
    json.endObject()
  }
}

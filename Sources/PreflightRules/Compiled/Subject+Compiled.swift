import MediaProbe

extension Subject: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    if let index = json.take(nameIn: Self.names) {
      self = Self.named[index]
      return
    }
    if json.begins(with: "\"") {
      let start = json.offset
      throw JSONDamage(at: start, "found “\(try json.string())”, expected the name of a fact")
    }
    try json.beginObject()
    switch json.nextKey() as Key? {
    case .field: self = .field(try json.string())
    case .infoPlist: self = .app(.infoPlist(try json.string()))
    case .entries: self = .app(.entries(try json.string()))
    case .entitlement: self = .app(.entitlement(try json.string()))
    case .sourceText: self = .app(.sourceText(try json.list()))
    case .projectText: self = .app(.projectText(try json.list()))
    case .buildSetting: self = .app(.buildSetting(try json.string()))
    case .together: self = .together(try json.list())
    case .given: self = .given(try json.list())
    case .count:
      let kind = try Self.kind(&json)
      var condition: Aggregate.Condition?
      if json.member("where") {
        let measure = try Measure(compiled: &json)
        condition = Aggregate.Condition(measure, is: try json.value("is"))
      }
      self = .aggregate(.count(kind, where: condition))
    case .textCount:
      let count: TextCount = try json.word()
      self = .count(count, in: try json.value("in"))
    case .function:
      let function: Aggregate.Function = try json.word()
      let measure: Measure = try json.value("fact")
      self = .aggregate(.of(function, measure, kind: json.member("of") ? try Self.kind(&json) : nil))
    case nil: throw json.damage("the member “function”")
    }
    try json.endObject()
  }

  private enum Key: String, CompiledWord {
    case field
    case infoPlist = "info_plist"
    case entries, entitlement
    case sourceText = "source_text"
    case projectText = "project_text"
    case buildSetting = "build_setting"
    case textCount = "text_count"
    case together, given, count, function

    static let compiledWords = WordTable<Key>()
  }

  /// The subjects that consist of a name alone.
  fileprivate static let named: [Subject] =
    Measure.named.map { .measure($0) } + AppFact.Word.allCases.map { .app(.word($0)) }

  fileprivate static let names = NameTable(named.map { $0.name })

  func compile(to json: inout JSONWriter) {
    switch self {
    case .measure(let measure): return measure.compile(to: &json)
    case .app(.word(let word)): return json.string(word.rawValue)
    default: break
    }
    json.beginObject()
    switch self {
    case .field(let name): json.value("field", name)
    case .app(.infoPlist(let key)): json.value("info_plist", key)
    case .app(.entries(let key)): json.value("entries", key)
    case .app(.entitlement(let key)): json.value("entitlement", key)
    case .app(.sourceText(let texts)): json.list("source_text", texts)
    case .app(.projectText(let texts)): json.list("project_text", texts)
    case .app(.buildSetting(let name)): json.value("build_setting", name)
    case .aggregate(let aggregate):
      if let measure = aggregate.measure {
        json.word("function", aggregate.function)
        json.value("fact", measure)
        if let kind = aggregate.kind { json.word("of", kind) }
      } else {
        json.value("count", aggregate.kind?.rawValue ?? Self.anyKind)
        if let condition = aggregate.condition {
          json.value("where", condition.measure)
          json.value("is", condition.word)
        }
      }
    case .count(let count, let field):
      json.word("text_count", count)
      json.value("in", field)
    case .together(let fields): json.list("together", fields)
    case .given(let fields): json.list("given", fields)
    case .measure, .app(.word): break
    }
    json.endObject()
  }

  private static let anyKind = "media"

  private static func kind(_ json: inout JSONScanner) throws(JSONDamage) -> MediaFacts.Kind? {
    if json.take(string: anyKind) { return nil }
    let kinds = MediaFacts.Kind.compiledWords
    guard let index = json.take(nameIn: kinds.names) else {
      let start = json.offset
      throw JSONDamage(at: start, "found “\(try json.string())”, expected a kind of file")
    }
    return kinds.words[index]
  }
}

extension Measure: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    let start = json.offset
    let index = json.take(nameIn: Subject.names)
    guard let index, index < Measure.named.count else {
      let name = if let index { Subject.named[index].name } else { try json.string() }
      throw JSONDamage(at: start, "found “\(name)”, expected the name of a fact of a file")
    }
    self = Measure.named[index]
  }

  func compile(to json: inout JSONWriter) { json.string(name) }
}

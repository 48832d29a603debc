import MediaProbe

extension Subject: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    if json.begins(with: "\"") {
      let start = json.offset
      let name = try json.string()
      if let measure = Measure(name) {
        self = .measure(measure)
      } else if let word = AppFact.Word(rawValue: name) {
        self = .app(.word(word))
      } else {
        throw JSONDamage(at: start, "found “\(name)”, expected the name of a fact")
      }
      return
    }
    try json.beginObject()
    if json.member("field") {
      self = .field(try json.string())
    } else if json.member("info_plist") {
      self = .app(.infoPlist(try json.string()))
    } else if json.member("entries") {
      self = .app(.entries(try json.string()))
    } else if json.member("entitlement") {
      self = .app(.entitlement(try json.string()))
    } else if json.member("count") {
      self = .aggregate(.count(try Self.kind(&json)))
    } else {
      let function: Aggregate.Function = try json.word("function")
      let measure: Measure = try json.value("fact")
      self = .aggregate(.of(function, measure, kind: json.member("of") ? try Self.kind(&json) : nil))
    }
    try json.endObject()
  }

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
    case .aggregate(let aggregate):
      if let measure = aggregate.measure {
        json.word("function", aggregate.function)
        json.value("fact", measure)
        if let kind = aggregate.kind { json.word("of", kind) }
      } else {
        json.value("count", aggregate.kind?.rawValue ?? Self.anyKind)
      }
    case .measure, .app(.word): break
    }
    json.endObject()
  }

  private static let anyKind = "media"

  private static func kind(_ json: inout JSONScanner) throws(JSONDamage) -> MediaFacts.Kind? {
    let start = json.offset
    let name = try json.string()
    if name == anyKind { return nil }
    guard let kind = MediaFacts.Kind(rawValue: name) else {
      throw JSONDamage(at: start, "found “\(name)”, expected a kind of file")
    }
    return kind
  }
}

extension Measure: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    let start = json.offset
    let name = try json.string()
    guard let measure = Measure(name) else {
      throw JSONDamage(at: start, "found “\(name)”, expected the name of a fact of a file")
    }
    self = measure
  }

  func compile(to json: inout JSONWriter) { json.string(name) }
}

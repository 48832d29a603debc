import MediaProbe

extension Constraint: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    try json.beginObject()
    switch json.nextKey() as Key? {
    case .max: self = .within(.max(try Limit(compiled: &json)))
    case .min: self = .within(.min(try Limit(compiled: &json)))
    case .above: self = .within(.above(try Limit(compiled: &json)))
    case .below: self = .within(.below(try Limit(compiled: &json)))
    case .range: self = .within(try Bound(range: &json))
    case .oneOf: self = .oneOf(try json.list())
    case .noneOf: self = .noneOf(try json.list())
    case .equals: self = .equals(try FactValue(compiled: &json))
    case .equalsParameter:
      try json.beginObject()
      let parameter: String = try json.value("name")
      self = .equalsParameter(parameter, value: try json.optional("value"))
      try json.endObject()
    case .equalsValueOf: self = .equalsValueOf(try json.string())
    case .version:
      try json.beginObject()
      let from: Version? = try json.optional("from")
      self = .version(from: from, below: try json.optional("below"))
      try json.endObject()
    case .sides: self = .sides(try json.list())
    case .fits: self = .fits(parameter: try json.string())
    case .length:
      try json.beginObject()
      let unit: TextUnit = try json.word("unit")
      let link = try json.int("link")
      self = .length(try Bound(next: &json), TextLength(unit, link: link))
      try json.endObject()
    case .form: self = .form(try json.word())
    case .granted:
      try json.beginObject()
      let word: String = try json.value("word")
      let parameter: String = try json.value("by")
      self = .granted(word, parameter: parameter, among: json.member("among") ? try json.list() : nil)
      try json.endObject()
    case .positionIn:
      try json.beginObject()
      let field: String = try json.value("field")
      self = .positionIn(field: field, try json.word("unit"))
      try json.endObject()
    case .sameAs: self = .sameAs(try Subject(compiled: &json))
    case .present: self = .present(try json.bool())
    case .contains: self = .contains(try json.list())
    case .lacks: self = .lacks(try json.list())
    case .anyOf: self = .anyOf(try json.list())
    case .allOf: self = .allOf(try json.list())
    case nil: throw json.damage("a constraint")
    }
    try json.endObject()
  }

  private enum Key: String, CompiledWord {
    case max, min, above, below, range
    case oneOf = "one_of"
    case noneOf = "none_of"
    case equals
    case equalsParameter = "equals_parameter"
    case equalsValueOf = "equals_value_of"
    case version, sides, fits, length, form, granted
    case positionIn = "position_in"
    case sameAs = "same_as"
    case present, contains, lacks
    case anyOf = "any_of"
    case allOf = "all_of"

    static let compiledWords = WordTable<Key>()
  }

  func compile(to json: inout JSONWriter) {
    json.beginObject()
    switch self {
    case .within(let bound): bound.compileMember(to: &json)
    case .oneOf(let values):
      json.key("one_of")
      json.list(values)
    case .noneOf(let values):
      json.key("none_of")
      json.list(values)
    case .equals(let value): json.value("equals", value)
    case .equalsParameter(let parameter, let value):
      json.key("equals_parameter")
      json.beginObject()
      json.value("name", parameter)
      json.value("value", value)
      json.endObject()
    case .equalsValueOf(let key): json.value("equals_value_of", key)
    case .version(let from, let below):
      json.key("version")
      json.beginObject()
      json.value("from", from)
      json.value("below", below)
      json.endObject()
    case .sides(let sides):
      json.key("sides")
      json.list(sides)
    case .fits(let parameter): json.value("fits", parameter)
    case .length(let bound, let unit):
      json.key("length")
      json.beginObject()
      json.word("unit", unit.textUnit)
      json.int("link", unit.link)
      bound.compileMember(to: &json)
      json.endObject()
    case .form(let form): json.word("form", form)
    case .granted(let word, let parameter, let words):
      json.key("granted")
      json.beginObject()
      json.value("word", word)
      json.value("by", parameter)
      if let words {
        json.key("among")
        json.list(words)
      }
      json.endObject()
    case .positionIn(let field, let unit):
      json.key("position_in")
      json.beginObject()
      json.value("field", field)
      json.word("unit", unit)
      json.endObject()
    case .sameAs(let subject): json.value("same_as", subject)
    case .present(let wanted):
      json.key("present")
      json.bool(wanted)
    case .contains(let entries):
      json.key("contains")
      json.list(entries)
    case .lacks(let entries):
      json.key("lacks")
      json.list(entries)
    case .anyOf(let clauses):
      json.key("any_of")
      json.list(clauses)
    case .allOf(let clauses):
      json.key("all_of")
      json.list(clauses)
    }
    json.endObject()
  }
}

extension Bound {
  /// Reads the next member of an object.
  fileprivate init(next json: inout JSONScanner) throws(JSONDamage) {
    if json.member("max") {
      self = .max(try Limit(compiled: &json))
    } else if json.member("min") {
      self = .min(try Limit(compiled: &json))
    } else if json.member("above") {
      self = .above(try Limit(compiled: &json))
    } else if json.member("below") {
      self = .below(try Limit(compiled: &json))
    } else if json.member("range") {
      self = try Bound(range: &json)
    } else {
      throw json.damage("a limit")
    }
  }

  fileprivate init(range json: inout JSONScanner) throws(JSONDamage) {
    try json.beginObject()
    let min: Limit = try json.value("min")
    self = .range(min: min, max: try json.value("max"))
    try json.endObject()
  }

  fileprivate func compileMember(to json: inout JSONWriter) {
    switch self {
    case .max(let limit): json.value("max", limit)
    case .min(let limit): json.value("min", limit)
    case .above(let limit): json.value("above", limit)
    case .below(let limit): json.value("below", limit)
    case .range(let min, let max):
      json.key("range")
      json.beginObject()
      json.value("min", min)
      json.value("max", max)
      json.endObject()
    }
  }
}

extension Limit: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    guard json.begins(with: "{") else {
      self = .fixed(try Ratio(compiled: &json))
      return
    }
    try json.beginObject()
    let name: String = try json.value("parameter")
    let from: Ratio = try json.value("from")
    let to: Ratio = try json.value("to")
    self = .parameter(name, from: from, to: to, standard: try json.optional("default"))
    try json.endObject()
  }

  func compile(to json: inout JSONWriter) {
    switch self {
    case .fixed(let figure): figure.compile(to: &json)
    case .parameter(let name, let from, let to, let standard):
      json.beginObject()
      json.value("parameter", name)
      json.value("from", from)
      json.value("to", to)
      json.value("default", standard)
      json.endObject()
    }
  }
}

extension SideBound: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    try json.beginObject()
    let side: Side = try json.word("side")
    let bound = try Bound(next: &json)
    try json.endObject()
    self.init(side, bound)
  }

  func compile(to json: inout JSONWriter) {
    json.beginObject()
    json.word("side", side)
    bound.compileMember(to: &json)
    json.endObject()
  }
}

extension ListEntry: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    guard json.begins(with: "{") else {
      self = .text(try json.string())
      return
    }
    try json.beginObject()
    if json.member("prefix") {
      let prefix = try json.string()
      if let count = try json.int("hex_digits") {
        self = .hexDigits(prefix: prefix, count: count)
      } else if json.member("containing") {
        self = .containing(prefix: prefix, try json.string())
      } else if json.member("parameter") {
        self = .parameter(try json.string(), prefix: prefix)
      } else {
        self = .prefix(prefix)
      }
    } else {
      self = .valueOf(try json.value("value_of"))
    }
    try json.endObject()
  }

  func compile(to json: inout JSONWriter) {
    if case .text(let text) = self { return json.string(text) }
    json.beginObject()
    switch self {
    case .text: break
    case .prefix(let prefix): json.value("prefix", prefix)
    case .hexDigits(let prefix, let count):
      json.value("prefix", prefix)
      json.int("hex_digits", count)
    case .containing(let prefix, let part):
      json.value("prefix", prefix)
      json.value("containing", part)
    case .parameter(let name, let prefix):
      json.value("prefix", prefix)
      json.value("parameter", name)
    case .valueOf(let key): json.value("value_of", key)
    }
    json.endObject()
  }
}

extension Clause: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    try json.beginObject()
    let subject: Subject = try json.value("fact")
    let constraint: Constraint = try json.value("constraint")
    try json.endObject()
    self.init(subject, constraint)
  }

  func compile(to json: inout JSONWriter) {
    json.beginObject()
    json.value("fact", subject)
    json.value("constraint", constraint)
    json.endObject()
  }
}

import MediaProbe

extension Constraint: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    try json.beginObject()
    if let bound = try Bound(next: &json) {
      self = .within(bound)
    } else if json.member("one_of") {
      self = .oneOf(try json.list())
    } else if json.member("none_of") {
      self = .noneOf(try json.list())
    } else if json.member("equals") {
      self = .equals(try FactValue(compiled: &json))
    } else if json.member("sides") {
      self = .sides(try json.list())
    } else if json.member("fits") {
      self = .fits(parameter: try json.string())
    } else if json.member("length") {
      try json.beginObject()
      let unit: TextUnit = try json.word("unit")
      guard let bound = try Bound(next: &json) else { throw json.damage("a limit") }
      try json.endObject()
      self = .length(bound, unit)
    } else if json.member("form") {
      self = .form(try json.word())
    } else if json.member("granted") {
      try json.beginObject()
      let word: String = try json.value("word")
      let parameter: String = try json.value("by")
      self = .granted(word, parameter: parameter, among: json.member("among") ? try json.list() : nil)
      try json.endObject()
    } else if json.member("position_in") {
      try json.beginObject()
      let field: String = try json.value("field")
      self = .positionIn(field: field, try json.word("unit"))
      try json.endObject()
    } else if json.member("present") {
      self = .present(try json.bool())
    } else if json.member("contains") {
      self = .contains(try json.list())
    } else if json.member("any_of") {
      self = .anyOf(try json.list())
    } else if json.member("all_of") {
      self = .allOf(try json.list())
    } else {
      throw json.damage("a constraint")
    }
    try json.endObject()
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
    case .sides(let sides):
      json.key("sides")
      json.list(sides)
    case .fits(let parameter): json.value("fits", parameter)
    case .length(let bound, let unit):
      json.key("length")
      json.beginObject()
      json.word("unit", unit)
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
    case .present(let wanted):
      json.key("present")
      json.bool(wanted)
    case .contains(let entries):
      json.key("contains")
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
  /// Reads the next member of an object; nil if it is not a limit.
  fileprivate init?(next json: inout JSONScanner) throws(JSONDamage) {
    if json.member("max") {
      self = .max(try Limit(compiled: &json))
    } else if json.member("min") {
      self = .min(try Limit(compiled: &json))
    } else if json.member("above") {
      self = .above(try Limit(compiled: &json))
    } else if json.member("below") {
      self = .below(try Limit(compiled: &json))
    } else if json.member("range") {
      try json.beginObject()
      let min: Limit = try json.value("min")
      self = .range(min: min, max: try json.value("max"))
      try json.endObject()
    } else {
      return nil
    }
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
    self = .parameter(name, from: from, to: try json.value("to"))
    try json.endObject()
  }

  func compile(to json: inout JSONWriter) {
    switch self {
    case .fixed(let figure): figure.compile(to: &json)
    case .parameter(let name, let from, let to):
      json.beginObject()
      json.value("parameter", name)
      json.value("from", from)
      json.value("to", to)
      json.endObject()
    }
  }
}

extension SideBound: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    try json.beginObject()
    let side: Side = try json.word("side")
    guard let bound = try Bound(next: &json) else { throw json.damage("a limit") }
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
      self = .prefix(try json.string())
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

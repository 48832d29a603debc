import MediaProbe

extension Bound {
  /// Reads the next member of an object.
  init(next json: inout JSONScanner) throws(JSONDamage) {
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

  init(range json: inout JSONScanner) throws(JSONDamage) {
    try json.beginObject()
    let min: Limit = try json.value("min")
    self = .range(min: min, max: try json.value("max"))
    try json.endObject()
  }

  func compileMember(to json: inout JSONWriter) {
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

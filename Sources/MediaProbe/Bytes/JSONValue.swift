/// A value of a JSON text (RFC 8259). It transfers records between the writer of this package and the encoders and decoders of
/// others.
package indirect enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Reads a value that `JSONWriter` wrote.
  package init(written bytes: [UInt8]) throws(JSONDamage) {
    var scanner = JSONScanner(SharedBytes(copying: bytes))
    var rest = Int.max
    try self.init(&scanner, &rest)
  }

  /// Reads a text of another program. Throws for bytes that are no UTF-8, and for a text with more values than the limit.
  package init(text bytes: [UInt8], atMost limit: Int) throws(JSONDamage) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw JSONDamage(at: 0, "found bytes that are no UTF-8")
    }
    var scanner = JSONScanner(SharedBytes(copying: bytes))
    var rest = limit
    try self.init(&scanner, &rest)
    try scanner.end()
  }

  /// - Parameter rest: The number of values that may follow.
  package init(_ scanner: inout JSONScanner, _ rest: inout Int) throws(JSONDamage) {
    guard rest > 0 else { throw JSONDamage(at: scanner.offset, "found too many values") }
    rest -= 1
    if scanner.begins(with: "{") {
      var members: [String: JSONValue] = [:]
      try scanner.beginObject()
      while let key = try scanner.nextMember() { members[key] = try JSONValue(&scanner, &rest) }
      self = .object(members)
    } else if scanner.begins(with: "[") {
      var items: [JSONValue] = []
      try scanner.beginArray()
      while try scanner.nextItem() { items.append(try JSONValue(&scanner, &rest)) }
      self = .array(items)
    } else if scanner.begins(with: "\"") {
      self = .string(try scanner.string())
    } else if scanner.begins(with: "t") || scanner.begins(with: "f") {
      self = .bool(try scanner.bool())
    } else if scanner.begins(with: "n") {
      guard scanner.null() else { throw scanner.damage("a value") }
      self = .null
    } else {
      var whole = scanner
      if let number = try? whole.int64() {
        (self, scanner) = (.integer(number), whole)
      } else {
        self = .number(try scanner.number())
      }
    }
  }

  package func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.null()
    case .bool(let value): json.bool(value)
    case .integer(let value): json.int(value)
    case .number(let value): json.number(value)
    case .string(let value): json.string(value)
    case .array(let items):
      json.beginArray()
      for item in items { item.write(to: &json) }
      json.endArray()
    case .object:
      json.beginObject()
      writeMembers(to: &json)
      json.endObject()
    }
  }

  /// Writes the members of an object in the order of their keys, so that equal values give equal bytes.
  package func writeMembers(to json: inout JSONWriter) {
    guard case .object(let members) = self else { return }
    for (key, value) in members.sorted(by: { $0.key < $1.key }) {
      json.key(escaping: key)
      value.write(to: &json)
    }
  }

  /// The text; nil for any other value.
  package var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The items of an array; empty for any other value.
  package var items: [JSONValue] { if case .array(let items) = self { items } else { [] } }

  /// The value of a member; nil if the member is missing, or if this is not an object.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }
}

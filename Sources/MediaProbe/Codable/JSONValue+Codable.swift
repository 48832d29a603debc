extension JSONValue: Codable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  package init(from decoder: any Decoder) throws {
    if let members = try? decoder.container(keyedBy: Key.self) {
      var object: [String: JSONValue] = [:]
      for key in members.allKeys { object[key.stringValue] = try members.decode(JSONValue.self, forKey: key) }
      self = .object(object)
    } else if var items = try? decoder.unkeyedContainer() {
      var array: [JSONValue] = []
      while !items.isAtEnd { array.append(try items.decode(JSONValue.self)) }
      self = .array(array)
    } else {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        self = .null
      } else if let flag = try? value.decode(Bool.self) {
        self = .bool(flag)
      } else if let number = try? value.decode(Int64.self) {
        self = .integer(number)
      } else if let number = try? value.decode(Double.self) {
        self = .number(number)
      } else {
        self = .string(try value.decode(String.self))
      }
    }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var container = encoder.container(keyedBy: Key.self)
      for (key, value) in members { try container.encode(value, forKey: Key(stringValue: key)) }
    case .array(let items):
      var container = encoder.unkeyedContainer()
      for item in items { try container.encode(item) }
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .integer(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .number(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .string(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    }
  }
}

extension JSONValue {
  /// Encodes a record that `JSONWriter` wrote, key for key.
  package static func encode(written bytes: [UInt8], to encoder: any Encoder) throws {
    let value: JSONValue
    do throws(JSONDamage) {
      value = try JSONValue(written: bytes)
    } catch {
      throw EncodingError.invalidValue(
        bytes, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: error.message))
    }
    try value.encode(to: encoder)
  }
}

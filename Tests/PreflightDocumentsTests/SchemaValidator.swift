/// Holds JSON against a JSON Schema (draft 2020-12): those of its words that our schemas use, and a complaint about any
/// other, so that none is passed over in silence.
struct SchemaValidator {
  let root: JSON

  /// What is wrong with a value; empty when it is valid.
  func complaints(about value: JSON) -> [String] { complaints(value, root, at: "$") }

  private func complaints(_ value: JSON, _ schema: JSON, at path: String) -> [String] {
    guard case .object(let words) = schema else { return schema == .bool(false) ? ["\(path): not allowed"] : [] }
    return words.keys.sorted().flatMap { word -> [String] in
      guard let demand = words[word] else { return [] }
      return complaints(value, word, demand, words, at: path)
    }
  }

  private func complaints(_ value: JSON, _ word: String, _ demand: JSON, _ words: [String: JSON], at path: String)
    -> [String]
  {
    func complain(_ isValid: Bool, _ what: String) -> [String] { isValid ? [] : ["\(path): \(what)"] }
    switch (word, demand, value) {
    case ("$schema", _, _), ("$defs", _, _), ("title", _, _), ("description", _, _): return []
    case ("$ref", .string(let reference), _):
      guard let name = reference.split(separator: "/").last, let target = root["$defs"]?[String(name)] else {
        return ["schema: no \(reference)"]
      }
      return complaints(value, target, at: path)
    case ("type", .string(let type), _): return complain(value.is(type), "is no \(type)")
    case ("type", .array(let types), _):
      return complain(
        types.contains { if case .string(let type) = $0 { value.is(type) } else { false } }, "has another type")
    case ("enum", .array(let values), _): return complain(values.contains(value), "is none of the words: \(value)")
    case ("const", _, _): return complain(value == demand, "is another value")
    case ("anyOf", .array(let schemas), _):
      let results = schemas.map { complaints(value, $0, at: path) }
      return results.contains(where: \.isEmpty) ? [] : ["\(path): fits none of \(schemas.count): \(results)"]
    case ("required", .array(let keys), .object(let members)):
      return keys.flatMap { key -> [String] in
        guard case .string(let key) = key else { return [] }
        return complain(members[key] != nil, "has no \(key)")
      }
    case ("properties", .object(let properties), .object(let members)):
      return properties.flatMap { key, schema in
        members[key].map { complaints($0, schema, at: "\(path).\(key)") } ?? []
      }
    case ("additionalProperties", _, .object(let members)):
      var known: [String: JSON] = [:]
      if case .object(let properties)? = words["properties"] { known = properties }
      return members.filter { known[$0.key] == nil }.flatMap { complaints($0.value, demand, at: "\(path).\($0.key)") }
    case ("propertyNames", _, .object(let members)):
      return members.keys.flatMap { complaints(.string($0), demand, at: "\(path).\($0)") }
    case ("minProperties", .number(let count), .object(let members)):
      return complain(Double(members.count) >= count, "has too few members")
    case ("maxProperties", .number(let count), .object(let members)):
      return complain(Double(members.count) <= count, "has too many members")
    case ("items", _, .array(let items)):
      return items.enumerated().flatMap { complaints($0.element, demand, at: "\(path)[\($0.offset)]") }
    case ("minItems", .number(let count), .array(let items)):
      return complain(Double(items.count) >= count, "has too few items")
    case ("pattern", .string(let pattern), .string(let text)):
      guard let regex = try? Regex(pattern) else { return ["schema: no pattern: \(pattern)"] }
      return complain(text.contains(regex), "does not look like \(pattern): \(text)")
    case ("required", _, _), ("properties", _, _), ("additionalProperties", _, _), ("propertyNames", _, _),
      ("minProperties", _, _), ("maxProperties", _, _), ("items", _, _), ("minItems", _, _), ("pattern", _, _):
      // They say nothing about values of another type.
      return []
    default: return ["schema: unknown word \(word)"]
    }
  }
}

extension JSON {
  fileprivate func `is`(_ type: String) -> Bool {
    switch (self, type) {
    case (.null, "null"), (.bool, "boolean"), (.number, "number"), (.string, "string"), (.array, "array"),
      (.object, "object"):
      true
    case (.number(let number), "integer"): number.rounded() == number
    default: false
    }
  }
}

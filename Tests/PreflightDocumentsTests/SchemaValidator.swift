/// Validates JSON with a JSON Schema (draft 2020-12). It supports the keywords that our schemas use, and reports an error for
/// any other keyword.
struct SchemaValidator {
  let root: JSON

  /// Returns the errors of a value; empty if it is valid.
  func errors(in value: JSON) -> [String] { errors(value, root, at: "$") }

  private func errors(_ value: JSON, _ schema: JSON, at path: String) -> [String] {
    guard case .object(let keywords) = schema else { return schema == .bool(false) ? ["\(path): not allowed"] : [] }
    return keywords.keys.sorted().flatMap { keyword -> [String] in
      guard let demand = keywords[keyword] else { return [] }
      return errors(value, keyword, demand, keywords, at: path)
    }
  }

  private func errors(_ value: JSON, _ keyword: String, _ demand: JSON, _ keywords: [String: JSON], at path: String)
    -> [String]
  {
    func check(_ isValid: Bool, _ error: String) -> [String] { isValid ? [] : ["\(path): \(error)"] }
    switch (keyword, demand, value) {
    case ("$schema", _, _), ("$defs", _, _), ("title", _, _), ("description", _, _): return []
    case ("$ref", .string(let reference), _):
      guard let name = reference.split(separator: "/").last, let target = root["$defs"]?[String(name)] else {
        return ["schema: no \(reference)"]
      }
      return errors(value, target, at: path)
    case ("type", .string(let type), _): return check(value.is(type), "is not of type \(type)")
    case ("type", .array(let types), _):
      return check(
        types.contains { if case .string(let type) = $0 { value.is(type) } else { false } }, "has another type")
    case ("enum", .array(let values), _): return check(values.contains(value), "is not an allowed value: \(value)")
    case ("const", _, _): return check(value == demand, "is another value")
    case ("anyOf", .array(let schemas), _):
      let results = schemas.map { errors(value, $0, at: path) }
      return results.contains(where: \.isEmpty) ? [] : ["\(path): fits none of \(schemas.count): \(results)"]
    case ("required", .array(let keys), .object(let members)):
      return keys.flatMap { key -> [String] in
        guard case .string(let key) = key else { return [] }
        return check(members[key] != nil, "has no \(key)")
      }
    case ("properties", .object(let properties), .object(let members)):
      return properties.flatMap { key, schema in
        members[key].map { errors($0, schema, at: "\(path).\(key)") } ?? []
      }
    case ("additionalProperties", _, .object(let members)):
      var known: [String: JSON] = [:]
      if case .object(let properties)? = keywords["properties"] { known = properties }
      return members.filter { known[$0.key] == nil }.flatMap { errors($0.value, demand, at: "\(path).\($0.key)") }
    case ("propertyNames", _, .object(let members)):
      return members.keys.flatMap { errors(.string($0), demand, at: "\(path).\($0)") }
    case ("minProperties", .number(let count), .object(let members)):
      return check(Double(members.count) >= count, "has too few members")
    case ("maxProperties", .number(let count), .object(let members)):
      return check(Double(members.count) <= count, "has too many members")
    case ("items", _, .array(let items)):
      return items.enumerated().flatMap { errors($0.element, demand, at: "\(path)[\($0.offset)]") }
    case ("minItems", .number(let count), .array(let items)):
      return check(Double(items.count) >= count, "has too few items")
    case ("pattern", .string(let pattern), .string(let text)):
      guard let regex = try? Regex(pattern) else { return ["schema: no pattern: \(pattern)"] }
      return check(text.contains(regex), "does not look like \(pattern): \(text)")
    case ("minimum", .number(let least), .number(let number)): return check(number >= least, "is below \(least)")
    case ("maximum", .number(let most), .number(let number)): return check(number <= most, "is above \(most)")
    case ("required", _, _), ("minimum", _, _), ("maximum", _, _), ("properties", _, _), ("additionalProperties", _, _),
      ("propertyNames", _, _),
      ("minProperties", _, _), ("maxProperties", _, _), ("items", _, _), ("minItems", _, _), ("pattern", _, _):
      // These keywords do not apply to values of another type.
      return []
    default: return ["schema: unknown keyword \(keyword)"]
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

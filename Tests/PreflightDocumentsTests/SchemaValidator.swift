/// Validates JSON with a JSON Schema (draft 2020-12). It supports the keywords that our schemas use, and reports an error for
/// any other keyword.
struct SchemaValidator {
  /// The first error of a value.
  private struct Mistake: Error { let text: String }

  let root: JSON

  /// Returns the first error of a value; empty if it is valid.
  func errors(in value: JSON) -> [String] {
    do {
      try check(value, root, at: "$")
      return []
    } catch { return [error.text] }
  }

  private func check(_ value: JSON, _ schema: JSON, at path: @autoclosure () -> String) throws(Mistake) {
    guard case .object(let keywords) = schema else {
      if schema == .bool(false) { throw Mistake(text: "\(path()): not allowed") }
      return
    }
    for (keyword, demand) in keywords { try check(value, keyword, demand, keywords, at: path()) }
  }

  private func check(
    _ value: JSON, _ keyword: String, _ demand: JSON, _ keywords: [String: JSON], at path: @autoclosure () -> String
  ) throws(Mistake) {
    // A path is made for an error only, because most branches of a schema are tried and left.
    func require(_ isValid: Bool, _ error: @autoclosure () -> String) throws(Mistake) {
      if !isValid { throw Mistake(text: "\(path()): \(error())") }
    }
    switch (keyword, demand, value) {
    case ("$schema", _, _), ("$defs", _, _), ("title", _, _), ("description", _, _): break
    case ("$ref", .string(let reference), _):
      let target = reference.split(separator: "/").dropFirst().reduce(root) { $0?[String($1)] }
      guard let target else { throw Mistake(text: "schema: no \(reference)") }
      try check(value, target, at: path())
    case ("type", .string(let type), _): try require(value.is(type), "is not of type \(type)")
    case ("type", .array(let types), _):
      let isOne = types.contains { if case .string(let type) = $0 { value.is(type) } else { false } }
      try require(isOne, "has another type")
    case ("enum", .array(let values), _): try require(values.contains(value), "is not an allowed value: \(value)")
    case ("const", _, _): try require(value == demand, "is another value")
    case ("anyOf", .array(let schemas), _):
      var errors: [String] = []
      for schema in schemas {
        do {
          return try check(value, schema, at: path())
        } catch { errors.append(error.text) }
      }
      throw Mistake(text: "\(path()): fits none of \(schemas.count): \(errors)")
    case ("required", .array(let keys), .object(let members)):
      for case .string(let key) in keys { try require(members[key] != nil, "has no \(key)") }
    case ("properties", .object(let properties), .object(let members)):
      for (key, member) in members {
        if let schema = properties[key] { try check(member, schema, at: "\(path()).\(key)") }
      }
    case ("additionalProperties", _, .object(let members)):
      let known: [String: JSON] = if case .object(let properties)? = keywords["properties"] { properties } else { [:] }
      for (key, member) in members where known[key] == nil { try check(member, demand, at: "\(path()).\(key)") }
    case ("propertyNames", _, .object(let members)):
      for key in members.keys { try check(.string(key), demand, at: "\(path()).\(key)") }
    case ("minProperties", .number(let count), .object(let members)):
      try require(Double(members.count) >= count, "has too few members")
    case ("maxProperties", .number(let count), .object(let members)):
      try require(Double(members.count) <= count, "has too many members")
    case ("items", _, .array(let items)):
      for (index, item) in items.enumerated() { try check(item, demand, at: "\(path())[\(index)]") }
    case ("minItems", .number(let count), .array(let items)):
      try require(Double(items.count) >= count, "has too few items")
    case ("pattern", .string(let pattern), .string(let text)):
      guard let regex = try? Regex(pattern) else { throw Mistake(text: "schema: no pattern: \(pattern)") }
      try require(text.contains(regex), "does not look like \(pattern): \(text)")
    case ("minimum", .number(let least), .number(let number)): try require(number >= least, "is below \(least)")
    case ("maximum", .number(let most), .number(let number)): try require(number <= most, "is above \(most)")
    case ("required", _, _), ("minimum", _, _), ("maximum", _, _), ("properties", _, _), ("additionalProperties", _, _),
      ("propertyNames", _, _),
      ("minProperties", _, _), ("maxProperties", _, _), ("items", _, _), ("minItems", _, _), ("pattern", _, _):
      // These keywords do not apply to values of another type.
      break
    default: throw Mistake(text: "schema: unknown keyword \(keyword)")
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

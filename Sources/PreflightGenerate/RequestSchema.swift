import Preflight
import PreflightDocuments

/// Makes the JSON Schema of request documents. It has one schema for each destination, made from the fields in its file.
enum RequestSchema {
  static func text(_ destinations: [Destination]) -> String {
    let forms = destinations.compactMap { destination in destination.requestForm.map { (destination, $0) } }
    var known: [String: String] = [:]
    let post = post(forms, &known)
    let definitions = forms.map { destination, form in
      "    \(quoted(destination.id)): \(request(destination, form, &known))"
    }
    return """
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Share request",
        "description": "The request that an app would send to the SDK of a destination: a document of `preflight request`, or one item of its list. Made by script/tools/generate from Destinations/.",
        "anyOf": [
          { "$ref": "#/$defs/request" },
          { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/request" } }
        ],
        "$defs": {
          "request": {
            "anyOf": [
      \(packed((["post"] + forms.map(\.0.id)).map { "{ \"$ref\": \"#/$defs/\($0)\" }" }, indent: 8))
            ]
          },
          "post": \(post),
          "path": { "description": "A path from the folder of the document, at or below it.", "type": "string" },
          "version": { "type": ["string", "number"], "pattern": "^[0-9]+(\\\\.[0-9]+)*$" },
      \(definitions.joined(separator: ",\n"))
        }
      }

      """
  }

  /// Returns the schema of a post, with the fields of all destinations that have its form.
  private static func post(_ forms: [(Destination, RequestForm)], _ known: inout [String: String]) -> String {
    var all = PostForm.fields(media: [], cover: [])
    for field in forms.filter({ $0.1.isPost }).flatMap({ $0.1.fields })
    where !all.contains(where: { $0.name == field.name }) {
      all.append(field)
    }
    all += others(forms.filter { $0.1.isPost }.flatMap { $0.1.names }, besides: all)
    let text = "{ \"type\": \"string\" }"
    let item = object(
      [("file", "{ \"$ref\": \"#/$defs/path\" }"), ("alt_text", text)], required: ["file"], indent: 8)
    let reference = object([("reference", "{}"), ("alt_text", text)], required: ["reference"], indent: 8)
    let members = all.map { field in
      field.name == PostForm.media
        ? (
          field.name,
          "{ \"type\": \"array\", \"items\": { \"anyOf\": [{ \"$ref\": \"#/$defs/path\" }, \(item), \(reference)] } }"
        )
        : (field.name, self.field(field, indent: 8))
    }
    for (name, text) in members where text.contains("\n") {
      known[text] = "{ \"$ref\": \"#/$defs/post/properties/post/properties/\(name)\" }"
    }
    return object(
      [
        ("note", "{ \"description\": \"A note for people; no rule reads it.\", \"type\": \"string\" }"),
        (
          "to",
          "{ \"description\": \"Destinations and groups; --to replaces them.\", \"anyOf\": [\(text), { \"type\": \"array\", \"items\": \(text) }] }"
        ),
        ("post", object(members, indent: 6)),
        ("context", "{ \"description\": \"Parameters of the destinations.\", \"type\": \"object\" }"),
      ], required: ["post"], indent: 4)
  }

  /// Returns the schema of a destination's document. `known` has the place of each part, to which equal ones refer.
  private static func request(
    _ destination: Destination, _ form: RequestForm, _ known: inout [String: String]
  ) -> String {
    func part(_ name: String, _ text: String) -> (String, String) {
      if let earlier = known[text] { return (name, earlier) }
      known[text] = "{ \"$ref\": \"#/$defs/\(destination.id)/properties/\(name)\" }"
      return (name, text)
    }
    let former = FormerName.all.filter { $0.id == destination.id }.map(\.name)
    let names = Set([destination.id, destination.shortName] + former).sorted().map(quoted).joined(separator: ", ")
    return object(
      [
        ("destination", "{ \"enum\": [\(names)] }"),
        part("note", "{ \"description\": \"A note for people; no rule reads it.\", \"type\": \"string\" }"),
        part("request", fields(form.fields + others(form.names, besides: form.fields), indent: 6, known)),
        part("context", context(destination)),
      ], required: ["destination"], indent: 4)
  }

  /// Returns fields of any type for the names of the API that are no fields.
  private static func others(_ names: [String], besides fields: [FieldForm]) -> [FieldForm] {
    var known = Set(fields.map(\.name))
    return names.filter { known.insert($0).inserted }.map { FieldForm($0, .anything) }
  }

  private static func fields(_ fields: [FieldForm], indent: Int, _ known: [String: String] = [:]) -> String {
    object(
      fields.map { field in
        let text = self.field(field, indent: indent + 2)
        return (field.name, known[text] ?? text)
      }, indent: indent)
  }

  private static func field(_ field: FieldForm, indent: Int) -> String {
    let type =
      switch field.type {
      case .text, .identifier: "{ \"type\": \"string\" }"
      case .integer: "{ \"type\": \"integer\" }"
      case .digits: "{ \"type\": [\"integer\", \"string\"] }"
      case .number: "{ \"type\": \"number\" }"
      case .flag: "{ \"anyOf\": [{ \"type\": \"boolean\" }, { \"enum\": [\"YES\", \"NO\"] }] }"
      case .choice(let words, _):
        "{ \"enum\": [\((words + words.flatMap(field.type.constants(of:))).map(quoted).joined(separator: ", "))] }"
      case .media, .attachment: "{ \"$ref\": \"#/$defs/path\" }"
      case .group(let members): fields(members, indent: indent)
      case .anything: "{}"
      }
    return field.isList ? "{ \"type\": \"array\", \"items\": \(type) }" : type
  }

  private static func context(_ destination: Destination) -> String {
    let words =
      "{ \"anyOf\": [{ \"type\": \"string\" }, { \"type\": \"array\", \"items\": { \"type\": \"string\" } }] }"
    return object(
      destination.contextParameters.map { parameter in
        switch parameter.values {
        case .version: (parameter.name, "{ \"$ref\": \"#/$defs/version\" }")
        case .choice(let words): (parameter.name, "{ \"enum\": [\(words.map(quoted).joined(separator: ", "))] }")
        case .number: (parameter.name, "{ \"type\": \"number\" }")
        case .size: (parameter.name, "{ \"type\": \"string\", \"pattern\": \"^[0-9]+[x×][0-9]+$\" }")
        case .words: (parameter.name, words)
        case .text: (parameter.name, "{ \"type\": [\"string\", \"number\"] }")
        }
      } + AppFileKind.allCases.map { ($0.rawValue, "{ \"$ref\": \"#/$defs/path\" }") }, indent: 6)
  }

  /// Returns a JSON object, on one line if it fits. `indent` is the indentation of the line with its opening bracket.
  private static func object(_ properties: [(String, String)], required: [String] = [], indent: Int) -> String {
    let members = properties.map { "\(quoted($0.0)): \($0.1)" }
    let list = required.map(quoted).joined(separator: ", ")
    let demand = required.isEmpty ? "" : " \"required\": [\(list)],"
    let head = "\"type\": \"object\",\(demand) \"additionalProperties\": false,"
    let line = "{ \(head) \"properties\": { \(members.joined(separator: ", ")) } }"
    // The member that has the object takes some room too.
    if !line.contains("\n"), indent + line.count <= widest - 30 { return line }
    let space = String(repeating: " ", count: indent)
    return """
      { \(head) "properties": {
      \(packed(members, indent: indent + 2))
      \(space)} }
      """
  }

  /// Returns the members of an object or a list, as many on each line as fit.
  private static func packed(_ items: [String], indent: Int) -> String {
    let space = String(repeating: " ", count: indent)
    var lines: [String] = []
    var isOpen = false
    for item in items {
      let isShort = !item.contains("\n")
      if isOpen, isShort, let last = lines.last, last.count + item.count + 2 <= widest {
        lines[lines.count - 1] = "\(last), \(item)"
      } else {
        if !lines.isEmpty { lines[lines.count - 1] += "," }
        lines.append(space + item)
      }
      isOpen = isShort
    }
    return lines.joined(separator: "\n")
  }

  private static let widest = 260

  /// Returns the name of a field or parameter in quotes. Such names need no escapes in JSON.
  private static func quoted(_ text: String) -> String { "\"\(text)\"" }
}

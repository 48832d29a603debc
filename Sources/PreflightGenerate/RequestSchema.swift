import Preflight
import PreflightDocuments

/// Makes the JSON Schema of request documents. It has one schema for each destination, made from the fields in its file.
enum RequestSchema {
  static func text(_ destinations: [Destination]) -> String {
    let forms = destinations.compactMap { destination in destination.requestForm.map { (destination, $0) } }
    let definitions = forms.map { destination, form in
      "    \(quoted(destination.id)): \(request(destination, form))"
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
              { "$ref": "#/$defs/post" },
      \(forms.map { "        { \"$ref\": \"#/$defs/\($0.0.id)\" }" }.joined(separator: ",\n"))
            ]
          },
          "post": \(post(forms)),
          "path": { "description": "A path from the folder of the document, at or below it.", "type": "string" },
          "version": { "type": ["string", "number"], "pattern": "^[0-9]+(\\\\.[0-9]+)*$" },
      \(definitions.joined(separator: ",\n"))
        }
      }

      """
  }

  /// Returns the schema of a post, with the fields of all destinations that have its form.
  private static func post(_ forms: [(Destination, RequestForm)]) -> String {
    var all = PostForm.fields(media: [], cover: [])
    for field in forms.filter({ $0.1.isPost }).flatMap({ $0.1.fields })
    where !all.contains(where: { $0.name == field.name }) {
      all.append(field)
    }
    let text = "{ \"type\": \"string\" }"
    let item = object(
      [("file", "{ \"$ref\": \"#/$defs/path\" }"), ("alt_text", text)], required: ["file"], indent: 12)
    let members = all.map { field in
      field.name == PostForm.media
        ? (
          field.name,
          "{ \"type\": \"array\", \"items\": { \"anyOf\": [{ \"$ref\": \"#/$defs/path\" }, \(item)] } }"
        )
        : (field.name, self.field(field, indent: 12))
    }
    return object(
      [
        ("note", "{ \"description\": \"A note for people; no rule reads it.\", \"type\": \"string\" }"),
        (
          "to",
          "{ \"description\": \"Destinations and groups; --to replaces them.\", \"anyOf\": [\(text), { \"type\": \"array\", \"items\": \(text) }] }"
        ),
        ("post", object(members, indent: 8)),
        ("context", "{ \"description\": \"Parameters of the destinations.\", \"type\": \"object\" }"),
      ], required: ["post"], indent: 4)
  }

  private static func request(_ destination: Destination, _ form: RequestForm) -> String {
    let names = [destination.id, destination.shortName].map(quoted).joined(separator: ", ")
    return object(
      [
        ("destination", "{ \"enum\": [\(names)] }"),
        ("note", "{ \"description\": \"A note for people; no rule reads it.\", \"type\": \"string\" }"),
        ("request", fields(form.fields, indent: 8)), ("context", context(destination)),
      ], required: ["destination"], indent: 4)
  }

  private static func fields(_ fields: [FieldForm], indent: Int) -> String {
    object(fields.map { ($0.name, field($0, indent: indent + 4)) }, indent: indent)
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
      } + AppFileKind.allCases.map { ($0.rawValue, "{ \"$ref\": \"#/$defs/path\" }") }, indent: 8)
  }

  /// Returns a JSON object. `indent` is the indentation of the line with its opening bracket.
  private static func object(_ properties: [(String, String)], required: [String] = [], indent: Int) -> String {
    let space = String(repeating: " ", count: indent)
    let needed = required.isEmpty ? "" : "\"required\": [\(required.map(quoted).joined(separator: ", "))], "
    let head = "{ \"type\": \"object\", \(needed)\"additionalProperties\": false, \"properties\": {"
    let members = properties.map { "\(quoted($0.0)): \($0.1)" }
    let line = "\(head) \(members.joined(separator: ", ")) } }"
    if line.count < 80, !line.contains("\n") { return line }
    return "\(head)\n\(wrapped(members, after: space + "  "))\n\(space)} }"
  }

  /// Returns members with commas between them, as many in a line as there is room for.
  private static func wrapped(_ members: [String], after space: String) -> String {
    var lines: [String] = []
    for member in members {
      if let last = lines.last, !last.contains("\n"), !member.contains("\n"),
        space.count + last.count + member.count < 118
      {
        lines[lines.count - 1] += ", " + member
      } else {
        lines.append(member)
      }
    }
    return lines.map { space + $0 }.joined(separator: ",\n")
  }

  /// Returns the name of a field or parameter in quotes. Such names need no escapes in JSON.
  private static func quoted(_ text: String) -> String { "\"\(text)\"" }
}

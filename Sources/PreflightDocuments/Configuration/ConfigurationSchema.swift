import MediaProbe
public import Preflight
import PreflightReports

/// The JSON Schema of configuration files, with which editors check and complete them.
public enum ConfigurationSchema {
  /// The description of the document, by which an earlier schema is recognized.
  package static let description =
    "The file preflight.yml. Made by script/tools/generate from the settings of the command."

  /// The schema as a JSON document.
  ///
  /// - Parameter destinations: The destinations whose names editors complete. Other names are valid too.
  public static func text(_ destinations: [Destination]) -> String {
    // The document of the rules on the state of a file is not a destination.
    let destinations = destinations.filter { !FileRules.ids.contains($0.id) }
    let groups = Set(destinations.flatMap(\.groups) + ["all"]).sorted()
    let names = destinations.map(\.shortName) + FormerName.all.map(\.name) + groups
    let settings = SettingName.allCases.map { name in
      "    \(quoted(name.rawValue)): { \"description\": \(quoted(name.meaning)), \(type(of: name)) }"
    }
    let levels = ContentLevelName.allCases.map { name in
      "        \(quoted(name.rawValue)): { \"description\": \(quoted(name.meaning)), \"type\": \"number\", "
        + "\"minimum\": \(name.range.lowerBound), \"maximum\": \(name.range.upperBound) }"
    }
    let formats = Reporters.all.map { $0.name }
    let codes = ReadError.Code.allCases.map(\.rawValue)
    return """
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Configuration",
        "description": "\(description)",
        "type": "object",
        "additionalProperties": false,
        "properties": {
      \(settings.joined(separator: ",\n")),
          "assume": {
            "description": "Values of parameters that no file contains.",
            "type": "object",
            "additionalProperties": { "type": ["string", "number", "boolean"] }
          },
          "reports": {
            "description": "Further reports of every scan: a file below the folder of the configuration for each format.",
            "type": "object",
            "additionalProperties": false,
            "properties": {
      \(formats.map { "        \(quoted($0)): { \"type\": \"string\" }" }.joined(separator: ",\n"))
            }
          },
          "content": {
            "description": "The levels of picture and sound at the depth content.",
            "type": "object",
            "additionalProperties": false,
            "properties": {
      \(levels.joined(separator: ",\n"))
            }
          },
          "groups": {
            "description": "Groups of your own: destinations and other groups by the name of the group.",
            "type": "object",
            "additionalProperties": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/name" } }
          },
          "rules": { "description": "Severities and limits of your own.", "$ref": "#/$defs/rules" },
          "overrides": {
            "description": "Other destinations, slots or rules for some files. The last override that matches decides.",
            "type": "array",
            "items": {
              "type": "object",
              "required": ["paths"],
              "additionalProperties": false,
              "properties": {
                "paths": { "$ref": "#/$defs/patterns" },
                "to": { "$ref": "#/$defs/names" },
                "slot": { "type": "string" },
                "rules": { "$ref": "#/$defs/rules" }
              }
            }
          },
          "allow": {
            "description": "Findings that are accepted. They are listed and do not count.",
            "type": "array",
            "items": {
              "type": "object",
              "required": ["paths", "reason"],
              "anyOf": [{ "required": ["rules"] }, { "required": ["errors"] }],
              "additionalProperties": false,
              "properties": {
                "paths": { "$ref": "#/$defs/patterns" },
                "rules": { "description": "Ids of rules, which can contain *.", "$ref": "#/$defs/patterns" },
                "errors": {
                  "description": "Codes of files that cannot be read.",
                  "anyOf": [{ "$ref": "#/$defs/error" }, { "type": "array", "items": { "$ref": "#/$defs/error" } }]
                },
                "reason": { "type": "string" },
                "until": { "description": "The last day on which it applies.", "type": "string" },
                "deliver": {
                  "description": "Yes to deliver the files although a destination may refuse them. Files that cannot be read stay out.",
                  "enum": [true, false, "yes", "no"]
                },
                "interval": {
                  "description": "The part of the time line that is accepted, for rules on picture and sound.",
                  "type": "object",
                  "required": ["from", "to"],
                  "additionalProperties": false,
                  "properties": {
                    "from": { "type": ["number", "string"] },
                    "to": { "type": ["number", "string"] }
                  }
                }
              }
            }
          }
        },
        "$defs": {
          "name": {
            "anyOf": [
              { "enum": [\(names.map(quoted).joined(separator: ", "))] },
              { "type": "string" }
            ]
          },
          "names": { "anyOf": [{ "$ref": "#/$defs/name" }, { "type": "array", "items": { "$ref": "#/$defs/name" } }] },
          "patterns": {
            "anyOf": [{ "type": "string" }, { "type": "array", "minItems": 1, "items": { "type": "string" } }]
          },
          "error": { "enum": [\(codes.map(quoted).joined(separator: ", "))] },
          "severity": { "enum": [\(RuleSettings.words.map(quoted).joined(separator: ", "))] },
          "rules": {
            "description": "By the id of a rule, which can contain *: a severity, or a mapping with another limit.",
            "type": "object",
            "additionalProperties": {
              "anyOf": [
                { "$ref": "#/$defs/severity" },
                {
                  "type": "object",
                  "properties": {
                    "severity": { "$ref": "#/$defs/severity" },
                    "fail": { "description": "A second limit. Up to it a violation is a warning." },
                    "message": { "type": "string" },
                    "fix": { "type": "string" }
                  }
                }
              ]
            }
          }
        }
      }

      """
  }

  private static func type(of name: SettingName) -> String {
    switch name.kind {
    case .names: "\"$ref\": \"#/$defs/names\""
    case .patterns, .paths: "\"$ref\": \"#/$defs/patterns\""
    case .path, .name, .day: "\"type\": \"string\""
    case .flag: "\"type\": \"boolean\""
    case .seconds: "\"type\": \"number\", \"minimum\": 0.01, \"maximum\": 86400"
    case .count(let range):
      "\"type\": \"integer\", \"minimum\": \(range.lowerBound), \"maximum\": \(range.upperBound)"
    case .word(let words): "\"enum\": [\(words.map(quoted).joined(separator: ", "))]"
    }
  }

  private static func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.string(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}

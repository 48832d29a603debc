import MediaProbe
import Preflight
import PreflightOperations
import PreflightReports

/// Describes the exchange as an OpenRPC document (https://spec.open-rpc.org), which clients and their tools are made from.
enum OpenRPC {
  /// Returns the document, with its texts in a language.
  static func document(in language: Language) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("openrpc", "1.3.2")
      json.object("info") { json in
        json.member("title", "Preflight")
        json.member("version", toolVersion)
      }
      json.array("methods") { json in
        for method in ExchangeMethod.all + [ExchangeMethod.cancel] {
          json.object { write(method, in: language, to: &$0) }
        }
      }
    }
    return json.bytes
  }

  private static func write(_ method: ExchangeMethod, in language: Language, to json: inout JSONWriter) {
    json.member("name", method.name)
    json.member("summary", method.summary.text(in: language))
    json.member("paramStructure", "by-name")
    json.array("params") { json in
      for parameter in method.parameters {
        json.object { json in
          json.member("name", parameter.name)
          json.member("summary", parameter.summary.text(in: language))
          json.member("required", parameter.isRequired)
          json.object("schema") { parameter.type.writeSchema(to: &$0) }
        }
      }
    }
    json.object("result") { json in
      json.member("name", "result")
      json.object("schema") { json in
        json.member("type", "object")
        json.object("properties") { json in
          for member in method.result {
            json.key(escaping: member)
            json.object { _ in }
          }
        }
      }
    }
    json.array("errors") { json in
      for kind in ExchangeMethod.commonErrors + method.errors {
        json.object { json in
          json.member("code", kind.rawValue)
          json.member("message", kind.name)
        }
      }
    }
  }
}

extension ExchangeParameter {
  /// Writes the JSON Schema of an object with these members.
  static func writeSchema(of parameters: [ExchangeParameter], to json: inout JSONWriter) {
    json.member("type", "object")
    let required = parameters.filter(\.isRequired).map(\.name)
    if !required.isEmpty { json.member("required", required) }
    json.member("additionalProperties", false)
    json.object("properties") { json in
      for parameter in parameters {
        json.key(escaping: parameter.name)
        json.object { parameter.type.writeSchema(to: &$0) }
      }
    }
  }
}

import Foundation
import Hummingbird
import NIOCore
import PreflightExchange

/// A route: what the router gets, and what the OpenAPI document says.
struct Route: Sendable {
  enum Body: Sendable {
    case none
    /// The parameters of a method as a JSON object.
    case call(String)
    /// A file, a form, or the parameters of a method.
    case file(String)
    /// A hook of tusd.
    case hook
  }

  let method: HTTPRequest.Method
  let path: String
  let summary: String
  let body: Body
  /// The parameters in the address, with their descriptions.
  var query: [(name: String, text: String)] = []
  let answers: [(status: Int, text: String)]
  /// True if the route can be called without a token.
  var isOpen = false
  let answer: @Sendable (Checks, Request, ServerContext) async throws -> Response

  private static let refused: (status: Int, text: String) = (422, "Every destination refuses the file.")
  private static let wrong: (status: Int, text: String) = (
    400, "The request has a mistake, and message says which."
  )
  private static let limited: [(status: Int, text: String)] = [
    (401, "The token is missing or wrong."), (408, "The body arrived too slowly."),
    (413, "The body is too large."), (431, "The headers are too many or too large."),
  ]

  /// All routes.
  static let all = own + calls

  private static let own: [Route] = [
    Route(
      method: .post, path: "/v1/check",
      summary: "Judges a file while it arrives, or ranges of an object.",
      body: .file("check"),
      query: [
        ("name", "The name of the file, whose extension is compared with the content."),
        ("to", "Ids, short names or groups of destinations, with commas between them."),
      ],
      answers: [
        (200, "At least one destination accepts the file."),
        (428, "Only for ranges: needs has the next range to send, together with those sent before."), wrong,
        (409, "No destination is certain to accept the file, and none is certain to refuse it."),
        (415, "The body has a content encoding, or is another form."), refused,
      ] + limited
    ) { try await $0.check($1, $2) },
    Route(
      method: .get, path: "/v1/destinations", summary: "Lists destinations.", body: .none,
      query: [
        ("to", "Ids, short names or groups of destinations, with commas between them."),
        ("lang", "The language of texts: en or zh-Hans."),
      ],
      answers: [(200, "The destinations."), wrong, limited[0]]
    ) { checks, request, _ in
      let query = request.uri.queryParameters
      return await checks.call("destinations", to: query["to"].map(String.init), lang: query["lang"].map(String.init))
    },
    Route(
      method: .post, path: "/v1/hooks/tusd", summary: "Answers the hooks of tusd.", body: .hook,
      answers: [(200, "The answer to the hook, which can refuse or stop the upload."), wrong] + limited
    ) { try await TusHook.answer($0, $1, $2) },
    Route(
      method: .get, path: "/metrics", summary: "Counts since the start, for Prometheus.", body: .none,
      answers: [(200, "The text format of Prometheus."), limited[0]]
    ) { checks, _, _ in text("text/plain; version=0.0.4", checks.metrics.text) },
    Route(
      method: .get, path: "/health", summary: "Says that the process runs.", body: .none,
      answers: [(200, "It runs.")], isOpen: true
    ) { _, _, _ in text("application/json", #"{"status":"ok"}"#) },
    Route(
      method: .get, path: "/ready", summary: "Says that the rules are prepared.", body: .none,
      answers: [(200, "They are.")], isOpen: true
    ) { _, _, _ in text("application/json", #"{"status":"ready"}"#) },
    Route(
      method: .get, path: "/openapi.json", summary: "Describes the routes.", body: .none,
      answers: [(200, "An OpenAPI 3.1 document.")], isOpen: true
    ) { _, _, _ in text("application/json", OpenAPI.document) },
  ]

  private static let calls: [Route] = ["request", "plan", "explain", "judge"].map { name in
    Route(
      method: .post, path: "/v1/\(name)", summary: "", body: .call(name),
      answers: [(200, "The result."), wrong] + limited
    ) { try await $0.call(name, $1, $2) }
  }

  private static func text(_ type: String, _ text: String) -> Response {
    Response(
      status: .ok, headers: [.contentType: type], body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }
}

/// The description of the routes.
enum OpenAPI {
  static let document: String = {
    var paths: [String: [String: Any]] = [:]
    let methods = Dictionary(
      uniqueKeysWithValues: RemoteMethods.descriptions().map { ($0.name, $0) })
    for route in Route.all {
      var operation: [String: Any] = ["summary": route.summary]
      let parameters: [[String: Any]] = route.query.map { each in
        ["name": each.name, "in": "query", "description": each.text, "schema": ["type": "string"]]
      }
      if !parameters.isEmpty { operation["parameters"] = parameters }
      var responses: [String: Any] = [:]
      for answer in route.answers { responses["\(answer.status)"] = ["description": answer.text] }
      operation["responses"] = responses
      if route.isOpen { operation["security"] = [[String: Any]]() }
      let binary: [String: Any] = ["schema": [String: Any]()]
      func call(_ name: String) -> [String: Any] {
        let schema = methods[name].flatMap { try? JSONSerialization.jsonObject(with: Data($0.schema)) }
        return ["application/json": ["schema": schema ?? [String: Any]()]]
      }
      switch route.body {
      case .none: break
      case .call(let name):
        operation["summary"] = methods[name]?.summary ?? ""
        operation["requestBody"] = ["required": true, "content": call(name)]
      case .file(let name):
        let form: [String: Any] = [
          "schema": [
            "type": "object", "required": ["file"],
            "properties": ["file": ["type": "string", "contentMediaType": "application/octet-stream"]],
          ]
        ]
        let content = call(name).merging(["application/octet-stream": binary, "multipart/form-data": form]) { $1 }
        operation["requestBody"] = ["required": true, "content": content]
      case .hook:
        let content = [
          "application/json": ["schema": ["type": "object", "required": ["Type", "Event"]] as [String: Any]]
        ]
        operation["requestBody"] = ["required": true, "content": content]
      }
      paths[route.path, default: [:]][route.method.rawValue.lowercased()] = operation
    }
    let document: [String: Any] = [
      "openapi": "3.1.0",
      "info": ["title": "Preflight", "version": "1"],
      "paths": paths,
      "security": [["token": [String]()]],
      "components": ["securitySchemes": ["token": ["type": "http", "scheme": "bearer"]]],
    ]
    let data = try? JSONSerialization.data(withJSONObject: document, options: [.sortedKeys, .withoutEscapingSlashes])
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }()
}

package import MediaProbe
import Preflight
package import PreflightOperations

/// A message of the caller (JSON-RPC 2.0, https://www.jsonrpc.org/specification).
package enum ExchangeMessage: Sendable {
  /// A call that expects an answer.
  case call(id: ExchangeID, method: String, ExchangeParams)
  /// A call without an id, which gets no answer.
  case notification(method: String, ExchangeParams)
  /// The answer to a request of this side.
  case answer(id: String, Result<JSONValue, CallFailure>)

  /// Largest length of a message in bytes: a file of 24 MiB in base64.
  static let largest = 32 << 20
  /// Most values of a message. The facts of a long film have some thousands.
  private static let mostValues = 100_000

  /// Reads a line. Throws the error with which it is answered, and the id if the line has one.
  package init(_ line: [UInt8]) throws(Refusal) {
    let read: (members: [String: JSONValue], params: ExchangeParams?)?
    do throws(JSONDamage) {
      read = try Self.members(of: line)
    } catch {
      throw Refusal(id: nil, CallFailure(.parseError, .notJSON(error.message)))
    }
    guard let (members, named) = read else {
      throw Refusal(id: nil, CallFailure(.invalidRequest, .notAnObject))
    }
    let id = members["id"].map { ExchangeID($0) }
    if case .some(nil) = id {
      throw Refusal(id: nil, CallFailure(.invalidRequest, .wrongID))
    }
    func refusal(_ text: CommandText) -> Refusal {
      Refusal(id: id.flatMap { $0 }, CallFailure(.invalidRequest, text))
    }
    guard members["jsonrpc"]?.text == "2.0" else {
      throw refusal(.noVersionOfJSONRPC)
    }
    if let method = members["method"] {
      guard let method = method.text else { throw refusal(.methodIsNoText) }
      guard let params = named ?? (members["params"] == nil ? ExchangeParams() : nil) else {
        throw refusal(.paramsWithoutNames)
      }
      if let id, let id {
        self = .call(id: id, method: method, params)
      } else {
        self = .notification(method: method, params)
      }
      return
    }
    guard case .some(.some(.text(let answered))) = id else {
      throw refusal(.neitherMethodNorAnswer)
    }
    if let result = members["result"] {
      self = .answer(id: answered, .success(result))
    } else if case .object(let error)? = members["error"] {
      let reason = error["message"]?.text.map { CommandText(asWritten: $0) }
      self = .answer(id: answered, .failure(CallFailure(.rangeFailed, reason ?? .callerGaveNoReason)))
    } else {
      throw refusal(.neitherResultNorError)
    }
  }

  /// Returns the members of a message, and its parameters if they have names; nil for a line that is no object.
  private static func members(
    of line: [UInt8]
  ) throws(JSONDamage) -> (members: [String: JSONValue], params: ExchangeParams?)? {
    guard String(validating: line, as: UTF8.self) != nil else {
      throw JSONDamage(at: 0, "found bytes that are no UTF-8")
    }
    var json = JSONScanner(SharedBytes(copying: line))
    var rest = mostValues
    guard json.begins(with: "{") else {
      _ = try JSONValue(&json, &rest)
      try json.end()
      return nil
    }
    var members: [String: JSONValue] = [:]
    var params: ExchangeParams?
    try json.beginObject()
    while let key = try json.nextMember() {
      if key == "params", json.begins(with: "{") {
        params = try ExchangeParams(&json, &rest)
        members[key] = nil
      } else {
        members[key] = try JSONValue(&json, &rest)
        if key == "params" { params = nil }
      }
    }
    try json.end()
    return (members, params)
  }

  /// The answer to a line that is no valid message.
  package struct Refusal: Error {
    let id: ExchangeID?
    let failure: CallFailure

    init(id: ExchangeID?, _ failure: CallFailure) { (self.id, self.failure) = (id, failure) }
  }
}

/// The id of a call, which its answer repeats.
package enum ExchangeID: Hashable, Sendable {
  case text(String)
  case number(Int64)

  /// Returns nil for any other value.
  init?(_ value: JSONValue) {
    switch value {
    case .string(let text): self = .text(text)
    case .integer(let number): self = .number(number)
    default: return nil
    }
  }

  func write(to json: inout JSONWriter) {
    switch self {
    case .text(let text): json.string(text)
    case .number(let number): json.int(number)
    }
  }
}

/// The error of a call.
package struct CallFailure: Error {
  /// The kinds of errors, with the codes of JSON-RPC 2.0, section 5.1, and codes of this exchange from 1001 on.
  package enum Kind: Int, CaseIterable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case cancelled = 1001
    case timedOut = 1002
    case outsideRoot = 1003
    case rangeFailed = 1004
    case tooBusy = 1005
    case shuttingDown = 1006

    /// The name in `data.kind`.
    var name: String {
      switch self {
      case .parseError: "parse_error"
      case .invalidRequest: "invalid_request"
      case .methodNotFound: "method_not_found"
      case .invalidParams: "invalid_params"
      case .internalError: "internal_error"
      case .cancelled: "cancelled"
      case .timedOut: "timed_out"
      case .outsideRoot: "outside_root"
      case .rangeFailed: "range_failed"
      case .tooBusy: "too_busy"
      case .shuttingDown: "shutting_down"
      }
    }
  }

  package let kind: Kind
  /// One line: what was found, what is expected, and what to do.
  package let text: CommandText

  init(_ kind: Kind, _ text: CommandText) { (self.kind, self.text) = (kind, text) }

  func write(to json: inout JSONWriter, in language: Language) {
    json.beginObject()
    json.key("code")
    json.int(kind.rawValue)
    json.key("message")
    json.string(oneLine(text.text(in: language)))
    json.key("data")
    json.beginObject()
    json.key("kind")
    json.string(kind.name)
    json.endObject()
    json.endObject()
  }
}

/// A part of an object that the caller has to give.
enum ObjectPart {
  case range(Range<UInt64>)
  /// The last bytes, at most this number, and the size of the object.
  case end(Int)

  fileprivate var method: String {
    switch self {
    case .range: "needRange"
    case .end: "needEnd"
    }
  }
}

/// Writes the messages of this side.
enum ExchangeLine {
  /// Returns the line of an answer.
  ///
  /// - Parameters:
  ///   - id: The id of the call; nil if the call had none that is valid.
  ///   - value: The JSON of the result, in one line.
  static func result(_ id: ExchangeID, _ value: [UInt8]) -> [UInt8] {
    var json = JSONWriter()
    begin(id, &json)
    json.key("result")
    return json.bytes + value + Array("}\n".utf8)
  }

  static func error(_ id: ExchangeID?, _ failure: CallFailure, in language: Language) -> [UInt8] {
    line(id) { json in
      json.key("error")
      failure.write(to: &json, in: language)
    }
  }

  /// Returns the line of a notification of the progress of a call.
  static func progress(of call: ExchangeID, _ what: String, done: Int, of total: Int) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("jsonrpc")
    json.string("2.0")
    json.key("method")
    json.string("$/progress")
    json.key("params")
    json.beginObject()
    json.key("call")
    call.write(to: &json)
    json.key("what")
    json.string(what)
    json.key("done")
    json.int(done)
    json.key("total")
    json.int(total)
    json.endObject()
    json.endObject()
    return json.bytes + [UInt8(ascii: "\n")]
  }

  /// Returns the line of a request to the caller for a part of an object.
  static func need(_ id: String, of call: ExchangeID, _ part: ObjectPart) -> [UInt8] {
    line(.text(id)) { json in
      json.key("method")
      json.string(part.method)
      json.key("params")
      json.beginObject()
      json.key("call")
      call.write(to: &json)
      switch part {
      case .range(let range):
        json.key("offset")
        json.int(Int64(clamping: range.lowerBound))
        json.key("length")
        json.int(range.count)
      case .end(let length):
        json.key("length")
        json.int(length)
      }
      json.endObject()
    }
  }

  /// Writes the beginning of a message.
  private static func begin(_ id: ExchangeID?, _ json: inout JSONWriter) {
    json.beginObject()
    json.key("jsonrpc")
    json.string("2.0")
    json.key("id")
    if let id { id.write(to: &json) } else { json.null() }
  }

  private static func line(_ id: ExchangeID?, _ members: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    begin(id, &json)
    members(&json)
    json.endObject()
    return json.bytes + [UInt8(ascii: "\n")]
  }
}

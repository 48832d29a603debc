import Hummingbird
import NIOCore
import Preflight
import PreflightExchange
import Synchronization

/// Checks bodies while they arrive, and answers calls. It keeps no file: only the few kilobytes that describe one are in memory.
struct Checks: Sendable {
  let settings: Settings
  let methods: RemoteMethods
  let metrics: Metrics
  let destinations: DestinationCache
  private let callBytes = CallBytes()

  var limits: Limits { settings.limits }

  init(_ settings: Settings) throws {
    self.settings = settings
    methods = try RemoteMethods(to: settings.to)
    metrics = Metrics(fingerprint: try methods.fingerprint())
    destinations = try DestinationCache(settings.to)
  }

  // MARK: - Bodies

  /// Answers a check: ranges of an object in a JSON body, or else the file itself, as it is or in a form.
  @Sendable func check(_ request: Request, _ context: ServerContext) async throws -> Response {
    if request.headers[.contentType]?.lowercased().hasPrefix("application/json") == true {
      return try await call("check", request, context)
    }
    metrics.begin()
    let size = request.headers[.contentLength].flatMap { UInt64($0) }
    do {
      let answer = try await checkBody(request, context, size: size)
      metrics.end(answer.outcome, answer.status, answer.verdicts, isEarly: false, saved: 0)
      log(request, context, answer)
      var response = try answer.response(from: request, context: context)
      response.status = HTTPResponse.Status(code: answer.status)
      return response
    } catch let problem as Problem {
      let answer = problem.answer
      // A stated length is not always that of the body.
      let read = min(answer.bytesRead, size ?? 0)
      metrics.end(
        answer.outcome, answer.status, answer.verdicts, isEarly: problem.isEarly,
        saved: problem.isEarly ? (size ?? 0) - read : 0)
      log(request, context, answer)
      throw problem
    } catch {
      metrics.interrupted()
      throw error
    }
  }

  private func checkBody(_ request: Request, _ context: ServerContext, size: UInt64?) async throws -> Answer {
    let start = ContinuousClock.now
    if let coding = request.headers[.contentEncoding], coding.lowercased() != "identity" {
      throw Problem(.unsupportedMediaType, "found the content encoding “\(coding)”: send the file as it is")
    }
    let query = request.uri.queryParameters
    let judges = try destinations.judges(query["to"].map(String.init))
    let contentType = request.headers[.contentType] ?? ""
    var form: FormReader?
    if contentType.lowercased().hasPrefix("multipart/") {
      guard let reader = FormReader(contentType: contentType) else {
        throw Problem(.unsupportedMediaType, "found another form, expected multipart/form-data with a boundary")
      }
      form = reader
    }
    // A form is longer than its file, so that its length does not tell the size.
    var check = UploadCheck(
      judges: judges, size: form == nil ? size : nil, named: query["name"].map { AssetPath(String($0)) })
    var (arrived, ofFile): (UInt64, UInt64) = (0, 0)
    var isNamed = form == nil || query["name"] != nil
    // If the stated length is too large, no byte of the body is read.
    try refuse(check, 0, arrived: size ?? 0, time: .zero, isEarly: true)
    try await context.askForBody(request)
    for try await chunk in request.body {
      let count = UInt64(chunk.readableBytes)
      arrived += count
      metrics.add(bytes: count)
      if form == nil {
        ofFile += count
        check.add(chunk.readableBytesView)
      } else {
        let bytes: [UInt8]
        do { bytes = try form?.add(chunk.readableBytesView) ?? [] } catch { throw wrongForm(check, ofFile) }
        if !isNamed, let name = form?.name {
          isNamed = true
          check = UploadCheck(judges: judges, named: AssetPath(name))
        }
        ofFile += UInt64(bytes.count)
        check.add(bytes)
      }
      try refuse(check, ofFile, arrived: arrived, time: start.duration(to: .now), isEarly: arrived != size)
      // A service writes the chunk to its storage here.
    }
    if let form, !form.hasWholeFile { throw wrongForm(check, ofFile, isEarly: false) }
    check.end()
    try refuse(check, ofFile, arrived: arrived, time: .zero, isEarly: false)
    let outcome: Answer.Outcome = check.isAccepted ? .accepted : .unknown
    let status: HTTPResponse.Status = check.isAccepted ? .ok : .conflict
    return Answer(
      outcome: outcome, status: status.code, message: nil, bytesRead: ofFile, verdicts: check.verdicts)
  }

  private func wrongForm(_ check: UploadCheck, _ bytes: UInt64, isEarly: Bool = true) -> Problem {
    let message = "found no complete file in the first 64 KiB of the form: send the file as its first part"
    return Problem(
      .badRequest, isEarly: isEarly,
      Answer(outcome: .stopped, status: 400, message: message, bytesRead: bytes, verdicts: check.verdicts))
  }

  private func refuse(
    _ check: UploadCheck, _ bytes: UInt64, arrived: UInt64, time: Duration, isEarly: Bool
  ) throws(Problem) {
    let status: HTTPResponse.Status
    var message: String?
    if check.isRefused {
      status = .unprocessableContent
    } else if arrived > limits.bytes {
      status = .contentTooLarge
      message = "found more than \(limits.bytes) bytes: send a smaller file, or raise --max-bytes"
    } else if limits.isTooSlow(arrived, after: time) {
      status = .requestTimeout
      message = "the body arrived too slowly: send it again"
    } else {
      return
    }
    throw Problem(
      status, isEarly: isEarly,
      Answer(
        outcome: check.isRefused ? .refused : .stopped, status: status.code, message: message, bytesRead: bytes,
        verdicts: check.verdicts))
  }

  // MARK: - Calls

  /// Answers a call whose parameters are the JSON object in the body.
  func call(_ method: String, _ request: Request, _ context: ServerContext) async throws -> Response {
    let body = try await read(request, context)
    defer { callBytes.leave(body.count) }
    return answer(await answer(method, body))
  }

  /// Answers a call whose parameters are in the address.
  func call(_ method: String, to names: String?, lang: String?) async -> Response {
    var members: [String] = []
    if let names {
      members.append("\"to\":[\(names.split(separator: ",").map { Self.quoted($0) }.joined(separator: ","))]")
    }
    if let lang { members.append("\"lang\":\(Self.quoted(lang[...]))") }
    return answer(await answer(method, Array("{\(members.joined(separator: ","))}".utf8)))
  }

  private func answer(_ method: String, _ body: [UInt8]) async -> RemoteMethods.Answer {
    let answer = await methods.answer(method, body)
    metrics.call(method, "\(answer.kind)")
    if answer.outcome == .refused { metrics.refused(answer.verdicts) }
    return answer
  }

  private func answer(_ answer: RemoteMethods.Answer) -> Response {
    let status: HTTPResponse.Status =
      switch answer.kind {
      case .mistake: .badRequest
      case .failure: .internalServerError
      case .result:
        switch answer.outcome {
        case nil, .accepted: .ok
        case .needs: .preconditionRequired
        case .refused: .unprocessableContent
        case .unknown: .conflict
        }
      }
    return Response(
      status: status, headers: [.contentType: "application/json"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: answer.json)))
  }

  /// Returns the body of a call, which has to leave `callBytes` afterwards.
  func read(_ request: Request, _ context: ServerContext) async throws -> [UInt8] {
    let start = ContinuousClock.now
    if let stated = request.headers[.contentLength].flatMap({ Int($0) }), stated > limits.callBytes {
      throw tooLarge
    }
    try await context.askForBody(request)
    var body: [UInt8] = []
    do {
      for try await chunk in request.body {
        let count = chunk.readableBytes
        guard body.count + count <= limits.callBytes else { throw tooLarge }
        guard callBytes.enter(count, atMost: limits.allCallBytes) else {
          throw Problem(.serviceUnavailable, "other calls use all memory for bodies: repeat the call later")
        }
        body += chunk.readableBytesView
        metrics.add(bytes: UInt64(count))
        if limits.isTooSlow(UInt64(body.count), after: start.duration(to: .now)) {
          throw Problem(.requestTimeout, "the body arrived too slowly: send it again")
        }
      }
    } catch {
      callBytes.leave(body.count)
      throw error
    }
    return body
  }

  func leave(_ body: [UInt8]) { callBytes.leave(body.count) }

  private var tooLarge: Problem {
    Problem(
      .contentTooLarge, "found a call of more than \(limits.callBytes) bytes: send less, or raise --max-call-bytes")
  }

  private static func quoted(_ text: Substring) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case _ where scalar.value < 0x20: quoted += " "
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  // MARK: - Log

  private func log(_ request: Request, _ context: ServerContext, _ answer: Answer) {
    context.logger.info(
      "check",
      metadata: [
        "outcome": "\(answer.outcome)", "status": "\(answer.status)", "bytes_read": "\(answer.bytesRead)",
        "name": settings.logsNames ? "\(request.uri.queryParameters["name"] ?? "")" : "-",
      ])
  }
}

/// The bytes that the bodies of all running calls hold.
final class CallBytes: Sendable {
  private let held = Mutex(0)

  /// Returns false if they would be too many.
  func enter(_ count: Int, atMost most: Int) -> Bool {
    held.withLock { held in
      guard held + count <= most else { return false }
      held += count
      return true
    }
  }

  func leave(_ count: Int) { held.withLock { $0 -= count } }
}

/// The prepared rules of destinations, which requests share.
final class DestinationCache: Sendable {
  /// Most choices whose rules stay prepared.
  private static let mostChoices = 64

  private let usual: [Judge]
  private let prepared = Mutex<[String: [Judge]]>([:])

  init(_ names: [String]) throws { usual = try Self.judges(names) }

  /// Returns the judges of a choice, which is names with commas between them; the usual ones for nil.
  func judges(_ names: String?) throws -> [Judge] {
    guard let names else { return usual }
    if let known = prepared.withLock({ $0[names] }) { return known }
    do {
      let judges = try Self.judges(names.split(separator: ",").map(String.init))
      prepared.withLock { prepared in
        if prepared.count >= Self.mostChoices { prepared = [:] }
        prepared[names] = judges
      }
      return judges
    } catch {
      throw Problem(.badRequest, "to: found destinations that do not exist: GET /v1/destinations lists them")
    }
  }

  private static func judges(_ names: [String]) throws -> [Judge] {
    let chosen = try Destinations.chosen(by: names)
    guard !chosen.isEmpty else { throw SettingsMistake("found no destination") }
    return try chosen.map { try Judge($0) }
  }
}

import Hummingbird
import NIOCore
import NIOHTTPTypes
import Preflight

/// The limits for a client.
struct Limits {
  var bytes: UInt64 = 4 << 30
  /// A client that sends nothing for this time is disconnected. After this time, each upload must have the minimum rate.
  var patience = Duration.seconds(10)
  var leastBytesPerSecond = 10_000.0
  /// True to accept a file that no destination is certain to accept, because a deeper tier reads the stored file.
  var acceptsUnknown = false
}

/// Receives uploads and keeps no file. Only the few kilobytes of an upload that describe it are in memory.
struct Uploads: Sendable {
  let judges: [Judge]
  let limits: Limits
  let counters = Counters()

  /// Answers an upload with its verdicts. Throws a problem, before the body has ended if possible.
  @Sendable func receive(_ request: Request, _ context: UploadContext) async throws -> Answer {
    counters.update { $0.active += 1 }
    defer { counters.update { $0.active -= 1 } }
    do {
      let answer = try await check(request, context)
      counters.update { $0.accepted += 1 }
      return answer
    } catch {
      counters.update { $0.count(error) }
      throw error
    }
  }

  private func check(_ request: Request, _ context: UploadContext) async throws -> Answer {
    let start = ContinuousClock.now
    let size = request.headers[.contentLength].flatMap { UInt64($0) }
    var check = UploadCheck(judges: judges, size: size, named: context.parameters.get("name").map { AssetPath($0) })
    var bytes: UInt64 = 0
    // If the stated length is too large, no byte of the body is read.
    try refuse(check, bytes, size: size ?? 0)
    if request.headers[.expect] == "100-continue" { try await context.askForBody() }
    for try await chunk in request.body {
      let count = UInt64(chunk.readableBytes)
      bytes += count
      counters.update { $0.bytes += count }
      check.add(chunk.readableBytesView)
      try refuse(check, bytes, size: bytes, after: start.duration(to: .now), isEarly: bytes != size)
      // A service writes the chunk to its storage here.
    }
    check.end()
    try refuse(check, bytes, isEarly: false)
    let isUndecided = check.verdicts.contains { $0.outcome == .unknown }
    guard check.isAccepted || limits.acceptsUnknown && isUndecided else {
      throw problem(.unprocessableContent, check, bytes, isEarly: false)
    }
    return Answer(.ok, bytes, check.verdicts)
  }

  private func refuse(
    _ check: UploadCheck, _ bytes: UInt64, size: UInt64 = 0, after time: Duration = .zero, isEarly: Bool = true
  ) throws(Problem) {
    let status: HTTPResponse.Status
    if check.isRefused {
      status = .unprocessableContent
    } else if size > limits.bytes {
      status = .contentTooLarge
    } else if time > limits.patience, Double(bytes) < time / .seconds(1) * limits.leastBytesPerSecond {
      status = .requestTimeout
    } else {
      return
    }
    throw problem(status, check, bytes, isEarly: isEarly)
  }

  private func problem(
    _ status: HTTPResponse.Status, _ check: UploadCheck, _ bytes: UInt64, isEarly: Bool
  ) -> Problem {
    Problem(status: status, isEarly: isEarly, answer: Answer(status, bytes, check.verdicts))
  }
}

/// Has the connection of a request, because a client can wait until the server asks for the body.
struct UploadContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  let channel: any Channel

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
  }

  func askForBody() async throws {
    try await channel.writeAndFlush(HTTPResponsePart.head(HTTPResponse(status: .continue)))
  }
}

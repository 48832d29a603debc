import Hummingbird
import NIOCore
import NIOHTTPTypes
import Preflight

/// The answer to a check of a body, which is also the body of an answer that refuses it.
struct Answer: ResponseEncodable {
  enum Outcome: String, Encodable {
    case accepted, refused, unknown
    /// The server stopped for another reason than the file.
    case stopped
  }

  let outcome: Outcome
  let status: Int
  /// One line for people; nil if the verdicts say all.
  let message: String?
  /// The number of bytes of the file that were read.
  let bytesRead: UInt64
  /// The verdict of each destination.
  let verdicts: [Verdict]

  enum CodingKeys: String, CodingKey {
    case outcome, status, message
    case bytesRead = "bytes_read"
    case verdicts
  }
}

/// An answer that ends a request.
struct Problem: HTTPResponseError {
  let status: HTTPResponse.Status
  /// True if the body has not ended.
  let isEarly: Bool
  let answer: Answer

  init(_ status: HTTPResponse.Status, isEarly: Bool, _ answer: Answer) {
    (self.status, self.isEarly, self.answer) = (status, isEarly, answer)
  }

  /// Creates the answer to a request that is refused for another reason than its file.
  init(_ status: HTTPResponse.Status, _ message: String, isEarly: Bool = true) {
    let answer = Answer(outcome: .stopped, status: status.code, message: message, bytesRead: 0, verdicts: [])
    self.init(status, isEarly: isEarly, answer)
  }

  func response(from request: Request, context: some RequestContext) throws -> Response {
    var response = try answer.response(from: request, context: context)
    response.status = status
    if status == .unauthorized { response.headers[.wwwAuthenticate] = "Bearer" }
    guard isEarly else { return response }
    response.headers[.connection] = "close"
    let body = response.body
    response.body = ResponseBody(contentLength: body.contentLength) { writer in
      try await body.write(writer)
      // An error closes the connection. Without it, the server would receive the rest of the body. Closing at once could
      // destroy the answer on its way to a client that still sends.
      try await Task.sleep(for: .seconds(1))
      throw BodyNotWanted()
    }
    return response
  }
}

struct BodyNotWanted: Error {}

/// Has the connection of a request, because a client can wait until the server asks for the body.
struct ServerContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  let channel: any Channel

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
  }

  func askForBody(_ request: Request) async throws {
    guard request.headers[.expect]?.lowercased() == "100-continue" else { return }
    try await channel.writeAndFlush(HTTPResponsePart.head(HTTPResponse(status: .continue)))
  }
}

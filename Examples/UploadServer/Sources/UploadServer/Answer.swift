import Hummingbird
import Preflight

/// The answer to an upload. It has the members of problem details (RFC 9457); without `type`, the title is the status.
struct Answer: ResponseEncodable {
  let title: String
  let status: Int
  /// The number of received bytes of the body.
  let bytes: UInt64
  /// The verdict of each destination.
  let verdicts: [Verdict]

  init(_ status: HTTPResponse.Status, _ bytes: UInt64, _ verdicts: [Verdict]) {
    (title, self.status) = (status.reasonPhrase, status.code)
    (self.bytes, self.verdicts) = (bytes, verdicts)
  }
}

/// The answer to an upload that is not accepted.
struct Problem: HTTPResponseError {
  let status: HTTPResponse.Status
  /// True if the body has not ended.
  let isEarly: Bool
  let answer: Answer

  func response(from request: Request, context: some RequestContext) throws -> Response {
    var response = try answer.response(from: request, context: context)
    response.status = status
    response.headers[.contentType] = "application/problem+json"
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

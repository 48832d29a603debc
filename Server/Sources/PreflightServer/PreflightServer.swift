import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore

/// The program.
@main
struct PreflightServer {
  static func main() async {
    let words = Array(CommandLine.arguments.dropFirst())
    if words.contains("--help") || words.contains("-h") {
      print(Settings.usage, terminator: "")
      return
    }
    do {
      let settings = try Settings(words)
      try await serve(settings)
    } catch let mistake as SettingsMistake {
      end(64, mistake.text)
    } catch {
      end(1, "\(error)")
    }
  }

  private static func end(_ status: Int32, _ text: String) {
    FileHandle.standardError.write(Data("preflight-server: \(text)\n".utf8))
    exit(status)
  }

  private static func serve(_ settings: Settings) async throws {
    let checks: Checks
    do { checks = try Checks(settings) } catch { throw SettingsMistake("--to: \(error)") }
    let router = Router(context: ServerContext.self)
    router.add(middleware: Guard(settings))
    for route in Route.all {
      router.on(RouterPath(route.path), method: route.method) { request, context in
        try await route.answer(checks, request, context)
      }
    }
    let address: BindAddress =
      settings.socket.map { .unixDomainSocket(path: $0) } ?? .hostname(settings.host, port: settings.port)
    // A socket that an ended server left is in the way.
    if let socket = settings.socket { try? FileManager.default.removeItem(atPath: socket) }
    var logger = Logger(label: "preflight-server")
    logger.logLevel = .info
    let app = Application(
      router: router,
      // Closes connections that send nothing, also in the middle of a request.
      server: .http1(configuration: .init(idleTimeout: .init(settings.limits.patience))),
      configuration: .init(
        address: address, availableConnectionsDelegate: MaximumAvailableConnections(settings.limits.connections)),
      logger: logger)
    try await app.runService()
  }
}

/// Refuses requests before any route sees them.
struct Guard: RouterMiddleware {
  private let limits: Limits
  private let tokens: [[UInt8]]
  private let open = Set(Route.all.filter(\.isOpen).map(\.path))

  init(_ settings: Settings) {
    limits = settings.limits
    tokens = settings.tokens.map { Array($0.utf8) }
  }

  func handle(
    _ request: Request, context: ServerContext, next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    var response: Response
    do {
      try expectAllowed(request)
      response = try await next(request, context)
    } catch let problem as any HTTPResponseError {
      response = try problem.response(from: request, context: context)
    }
    // A client that does not read its answers would keep its connection for ever: only reading has a time limit in the server. The
    // two seconds are those after an early answer, and one more.
    let channel = context.channel
    let patience = TimeAmount(limits.patience) + .seconds(2)
    let body = response.body
    let timer = channel.eventLoop.scheduleTask(in: patience) { channel.close(promise: nil) }
    response.body = ResponseBody(contentLength: body.contentLength) { writer in
      defer { timer.cancel() }
      try await body.write(writer)
    }
    return response
  }

  private func expectAllowed(_ request: Request) throws(Problem) {
    let headers = request.headers
    let bytes = headers.reduce(0) { $0 + $1.name.rawName.utf8.count + $1.value.utf8.count }
    guard headers.count <= limits.headers, bytes <= limits.headerBytes else {
      throw Problem(
        .requestHeaderFieldsTooLarge,
        "found too many headers: send at most \(limits.headers), with \(limits.headerBytes) bytes")
    }
    if !tokens.isEmpty, !open.contains(request.uri.path), !isKnown(headers[.authorization] ?? "") {
      throw Problem(.unauthorized, "found no known token: send Authorization: Bearer TOKEN")
    }
  }

  private func isKnown(_ header: String) -> Bool {
    guard header.lowercased().hasPrefix("bearer ") else { return false }
    let given = Array(header.utf8.dropFirst("bearer ".count))
    // Every token is compared to its end, so that the time tells nothing about it.
    return tokens.reduce(false) { known, token in
      let differs = zip(token, given).reduce(token.count == given.count ? 0 : 1) { $0 | Int($1.0 ^ $1.1) }
      return known || differs == 0
    }
  }
}

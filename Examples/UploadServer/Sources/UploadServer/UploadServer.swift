import Hummingbird
import HummingbirdCore
import Preflight

/// A server that refuses an upload as soon as it is certain that all of its destinations would refuse it.
@main
struct UploadServer {
  static func main() async throws {
    let settings = Environment()
    var limits = Limits()
    if let bytes = settings.get("MAX_BYTES", as: UInt64.self) { limits.bytes = bytes }
    if let seconds = settings.get("PATIENCE", as: Int64.self) { limits.patience = .seconds(seconds) }
    if settings.get("ACCEPT_UNKNOWN") == "1" { limits.acceptsUnknown = true }
    // Rules are prepared once, and all uploads share them.
    let names = (settings.get("TO") ?? "tiktok-video,instagram-reel").split(separator: ",").map(String.init)
    let judges = try Destinations.chosen(by: names).map { try Judge($0) }
    let uploads = Uploads(judges: judges, limits: limits)
    let router = Router(context: UploadContext.self)
    // The path has the name of the file, so that `curl -T clip.mp4 http://localhost:8080/uploads/` works.
    router.put("uploads/:name", use: uploads.receive)
    router.post("uploads/:name", use: uploads.receive)
    router.get("counters") { _, _ in uploads.counters.values }
    router.get("health") { _, _ in ["status": "ok"] }
    router.get("/") { _, _ in
      let page = ByteBuffer(bytes: PackageResources.page_html)
      return Response(status: .ok, headers: [.contentType: "text/html"], body: .init(byteBuffer: page))
    }
    let app = Application(
      router: router,
      // Closes connections that send nothing, also in the middle of a request.
      server: .http1(configuration: .init(idleTimeout: .init(limits.patience))),
      configuration: .init(
        address: .hostname(settings.get("HOST") ?? "127.0.0.1", port: settings.get("PORT", as: Int.self) ?? 8080),
        availableConnectionsDelegate: MaximumAvailableConnections(1000)))
    try await app.runService()
  }
}

import InMemoryLogging
import InMemoryTracing
import Logging
import MetricsTestKit
import Preflight
import PreflightObservability
import Testing
import Tracing

/// Tests that the three backends receive a check.
struct CheckTelemetryTests {
  let logs = InMemoryLogHandler()
  let metrics = TestMetrics()
  let tracer = InMemoryTracer()
  let checker: Checker
  let telemetry: CheckTelemetry

  init() {
    var handler = logs
    handler.logLevel = .debug
    telemetry = CheckTelemetry(
      logger: Logger(label: "test") { [handler] _ in handler }, metrics: metrics, tracer: tracer)
    checker = Checker(observer: telemetry)
  }

  static let samples = #filePath.split(separator: "Tests/Observability")[0] + "Destinations/tiktok-video/samples/"
  static let video = AssetPath(samples + "fail/video/video-size.fail.vp9.webm")

  @Test func `A check is logged`() async throws {
    _ = try await check(Self.video, for: [.tikTokVideo], using: checker)
    let entry = try #require(logs.entries.first)
    #expect(logs.entries.count == 1)
    #expect(entry.level == .debug)
    #expect(entry.metadata["path"] == "\(Self.video)")
    #expect(entry.metadata["tier"] == "header")
    #expect(entry.metadata["outcomes"] == "tiktok-video=fail")
  }

  @Test func `A check is counted`() async throws {
    let facts = try await probe(Self.video, using: checker)
    _ = try await check(Self.video, for: [.tikTokVideo, .instagramReel], using: checker)
    let tier = [("tier", "header")]
    #expect(try metrics.expectCounter("preflight.checks", tier + [("error", "none")]).totalValue == 2)
    #expect(try metrics.expectCounter("preflight.bytes_read", tier).totalValue >= 2 * facts.bytesRead)
    #expect(
      try metrics.expectCounter("preflight.verdicts", [("destination", "tiktok-video"), ("outcome", "fail")]).totalValue
        == 1)
    let durations = try metrics.expectTimer("preflight.duration", tier).values
    #expect(durations.count == 2 && durations.allSatisfy { $0 > 0 && $0 < 10_000_000_000 })
  }

  @Test func `A check creates a span below the current one`() async throws {
    try await tracer.withSpan("request") { _ in
      _ = try await check(Self.video, for: [.tikTokVideo], using: checker)
    }
    let span = try #require(tracer.finishedSpans.first { $0.operationName == "preflight.check" })
    let request = try #require(tracer.finishedSpans.first { $0.operationName == "request" })
    #expect(span.parentSpanID == request.spanID)
    #expect(span.attributes["preflight.outcomes"]?.toSpanAttribute() == ["tiktok-video=fail"].toSpanAttribute())
    #expect(span.startInstant.nanosecondsSinceEpoch < span.endInstant.nanosecondsSinceEpoch)
    #expect(span.startInstant.nanosecondsSinceEpoch >= request.startInstant.nanosecondsSinceEpoch)
  }

  @Test func `A batch reports each file once`() async throws {
    let missing = AssetPath(Self.samples + "none.mp4")
    for try await _ in try check([Self.video, missing, Self.video], for: [.tikTokVideo], using: checker) {}
    #expect(logs.entries.count == 3)
    #expect(
      try metrics.expectCounter("preflight.checks", [("tier", "header"), ("error", "not_found")]).totalValue == 1)
    #expect(tracer.finishedSpans.count == 3)
  }

  @Test func `An upload check creates metrics and logs`() throws {
    var upload = try UploadCheck(for: [.tikTokVideo], size: 4)
    upload.add([1, 2, 3, 4])
    upload.end()
    telemetry.finished(upload, named: "clip.mp4", duration: .milliseconds(3))
    #expect(try metrics.expectTimer("preflight.duration", [("tier", "header")]).lastValue == 3_000_000)
    #expect(logs.entries.first?.metadata["outcomes"] == "tiktok-video=\(upload.verdicts[0].outcome.rawValue)")
  }
}

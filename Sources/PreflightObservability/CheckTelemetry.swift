// The trait adds the three packages. Without it, this module is empty and no package is downloaded.
#if Observability
  public import Logging
  public import Metrics
  public import Preflight
  public import Tracing

  /// Reports finished checks to swift-log, swift-metrics and swift-distributed-tracing.
  ///
  /// ```swift
  /// let checker = Checker(observer: CheckTelemetry())
  /// ```
  ///
  /// | metric | kind | dimensions |
  /// | --- | --- | --- |
  /// | `preflight.checks` | counter | `tier`, `error`: the error code, or `none` |
  /// | `preflight.bytes_read` | counter | `tier` |
  /// | `preflight.duration` | timer | `tier` |
  /// | `preflight.verdicts` | counter | `destination`, `outcome` |
  ///
  /// The span `preflight.check` has the same values as attributes. It is a child of the current span of the task. The log
  /// has one message for each check, of level `debug`; of level `error` if this machine failed to read the file.
  public final class CheckTelemetry: CheckObserver {
    private let logger: Logger
    private let metrics: any MetricsFactory
    private let tracer: any Tracer

    /// - Parameters:
    ///   - logger: Receives the messages.
    ///   - metrics: Makes the counters; the factory of the process unless it is given.
    ///   - tracer: Makes the spans; the tracer of the process unless it is given.
    public init(
      logger: Logger = Logger(label: "preflight"), metrics: any MetricsFactory = MetricsSystem.factory,
      tracer: any Tracer = InstrumentationSystem.tracer
    ) {
      self.logger = logger
      self.metrics = metrics
      self.tracer = tracer
    }

    /// Reports the check of an upload.
    ///
    /// - Parameters:
    ///   - upload: The check, ended or refused.
    ///   - name: The name of the file.
    ///   - duration: The time since the upload began.
    public func finished(_ upload: UploadCheck, named name: AssetPath, duration: Duration) {
      finished(CheckedAsset(path: name, facts: upload.facts, verdicts: upload.verdicts), duration: duration)
    }

    /// Reports the check of a file in metrics, one span and one log message.
    public func finished(_ asset: CheckedAsset, duration: Duration) {
      let facts = asset.facts
      let tier = facts.tier.rawValue
      let error = facts.error?.code
      let outcomes = asset.verdicts.map { "\($0.destination.id)=\($0.outcome.rawValue)" }

      Counter(
        label: "preflight.checks", dimensions: [("tier", tier), ("error", error?.rawValue ?? "none")], factory: metrics
      )
      .increment()
      Counter(label: "preflight.bytes_read", dimensions: [("tier", tier)], factory: metrics).increment(
        by: facts.bytesRead)
      Timer(label: "preflight.duration", dimensions: [("tier", tier)], factory: metrics).record(duration: duration)
      for verdict in asset.verdicts {
        Counter(
          label: "preflight.verdicts",
          dimensions: [("destination", verdict.destination.id), ("outcome", verdict.outcome.rawValue)], factory: metrics
        ).increment()
      }

      let end = DefaultTracerClock.now
      let start = DefaultTracerClock.Timestamp(
        nanosecondsSinceEpoch: end.nanosecondsSinceEpoch - UInt64(max(0, duration / .nanoseconds(1))))
      let span = tracer.startSpan("preflight.check", at: start)
      span.updateAttributes { attributes in
        attributes["preflight.path"] = "\(asset.path)"
        attributes["preflight.tier"] = tier
        attributes["preflight.bytes_read"] = facts.bytesRead
        attributes["preflight.outcomes"] = outcomes
        attributes["preflight.error"] = error?.rawValue
      }
      if error == .internal { span.setStatus(SpanStatus(code: .error, message: facts.error?.message.english)) }
      span.end(at: end)

      logger.log(
        level: error == .internal ? .error : .debug, "checked a file",
        metadata: [
          "path": "\(asset.path)", "tier": "\(tier)", "bytes_read": "\(facts.bytesRead)",
          "outcomes": "\(outcomes.joined(separator: " "))", "error": "\(error?.rawValue ?? "none")",
          "duration": "\(duration)",
        ])
    }
  }
#endif

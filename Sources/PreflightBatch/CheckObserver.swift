/// Receives each finished check, for example to write a log or to count outcomes.
///
/// ```swift
/// let checker = Checker(observer: CheckTelemetry())
/// ```
///
/// `CheckTelemetry` is in the product `PreflightObservability` of this package, which has the trait `Observability`.
public protocol CheckObserver: AnyObject, Sendable {
  /// Called once for each file that was read and judged, in the task that checked it and before its result is delivered. A
  /// canceled check is not reported.
  ///
  /// - Parameters:
  ///   - asset: The file with its facts, which contain the tier and the number of bytes read, and its verdicts, which
  ///     are empty if the caller requested only facts.
  ///   - duration: The time from the opening of the file to its last verdict, including the wait for a worker.
  func finished(_ asset: CheckedAsset, duration: Duration)
}

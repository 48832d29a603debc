public import MediaProbe

/// No worker to start: where it was looked for, and what to do.
public struct WorkerMissing: Error, Sendable, Equatable, CustomStringConvertible {
  /// Every place that was looked at, in order.
  public let searched: [AssetPath]

  public var description: String {
    let places = searched.map(\.text).joined(separator: ", ")
    return
      "found no executable \(WorkerPool.executableName) at \(places): install it beside the program, or name it in "
      + WorkerPool.environmentName
  }
}

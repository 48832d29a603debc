public import MediaProbe

/// The error that no worker program was found, with the places searched and the advice.
public struct WorkerMissing: Error, Sendable, Equatable, CustomStringConvertible {
  /// Every place that was looked at, in order.
  public let searched: [AssetPath]

  public var description: String {
    let places = searched.map(\.text).joined(separator: ", ")
    return
      "found no executable \(WorkerPool.executableName) at \(places): install it beside the program or "
      + "with script/install, or name it in \(WorkerPool.environmentName)"
  }
}

public import MediaProbe

/// The error that no worker program was found, with the places searched and the advice.
public struct WorkerMissing: Error, Sendable, Equatable, CustomStringConvertible {
  /// Every place that was looked at, in order.
  public let searched: [AssetPath]

  /// The places and the advice, for every language.
  public var message: Message { Message(.workerMissing, .text(searched.map(\.text).joined(separator: ", "))) }

  public var description: String { message.english }
}

public import MediaProbe

/// The error for a missing worker program, with the searched places and the advice.
public struct WorkerMissing: Error, Sendable, Equatable, CustomStringConvertible {
  /// Every place that was searched, in order.
  public let searched: [AssetPath]

  package init(searched: [AssetPath]) { self.searched = searched }

  /// The places and the advice, for every language.
  public var message: Message { Message(.workerMissing, .text(searched.map(\.text).joined(separator: ", "))) }

  /// The places and the advice, in one line of English.
  public var description: String { message.english }
}

public import MediaProbe

/// The position of a request in its document.
public struct RequestID: Sendable, Hashable {
  public let document: AssetPath
  /// The index, starting with 0.
  public let index: Int
  /// True if the document has several requests, so that reports include the index.
  public let hasSiblings: Bool

  public init(document: AssetPath, index: Int, hasSiblings: Bool) {
    self.document = document
    self.index = index
    self.hasSiblings = hasSiblings
  }
}

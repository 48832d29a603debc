public import MediaProbe

/// The position of a request in its document.
public struct RequestID: Sendable, Hashable {
  /// The path of the document with the request.
  public let document: AssetPath
  /// The index, starting with 0.
  public let index: Int
  /// True if the document has several requests, so that reports include the index.
  public let hasSiblings: Bool

  /// Creates a position. The index starts with 0.
  public init(document: AssetPath, index: Int, hasSiblings: Bool) {
    self.document = document
    self.index = index
    self.hasSiblings = hasSiblings
  }
}

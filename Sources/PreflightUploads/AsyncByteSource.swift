/// A source of which ranges of bytes are fetched, such as an object in a store.
public protocol AsyncByteSource: Sendable {
  /// The size of the whole in bytes.
  var size: UInt64 { get async throws }

  /// Returns all bytes of a range, which lies within the size. Fewer bytes mean that the source has changed.
  func bytes(_ range: Range<UInt64>) async throws -> [UInt8]
}

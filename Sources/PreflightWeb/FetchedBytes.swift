import MediaProbe

/// The bytes of a file that were fetched so far.
///
/// A missing byte interrupts every reading, also one that could do without it. So a reading that is not interrupted takes the same
/// bytes as one of the command, which has the whole file.
final class FetchedBytes: ByteSource {
  private var parts: ArrivingBytes
  /// The first missing range that a reading asked for; nil if it asked for none.
  private(set) var missing: Range<UInt64>?

  init(size: UInt64) { parts = ArrivingBytes(size: size) }

  var size: UInt64? { parts.size }
  /// The number of bytes that it holds.
  var count: Int { parts.count }

  func add(_ bytes: some Collection<UInt8>, at offset: UInt64) { parts.add(bytes, at: offset) }

  /// Forgets what the last reading lacked.
  func restart() { missing = nil }

  func bytes(_ range: Range<UInt64>) throws(ReadInterruption) -> [UInt8] {
    do {
      return try parts.bytes(range)
    } catch {
      if case .needs(let range) = error, missing == nil { missing = range }
      throw error
    }
  }

  func bytesIfPresent(_ range: Range<UInt64>) throws(ReadInterruption) -> [UInt8]? { try bytes(range) }
}

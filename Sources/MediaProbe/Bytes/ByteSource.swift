/// The reason why a read stopped before it was done.
public enum ReadInterruption: Error, Sendable, Equatable {
  /// These bytes have not arrived yet. The caller provides this range and reads again.
  case needs(Range<UInt64>)
  case failed(ReadError)
}

/// A source of bytes, some of which may not have arrived yet: a file, memory, an upload in progress.
///
/// A reader requests a few ranges and parses them, independently of how the bytes arrive. Sources are objects because Embedded
/// Swift supports no other values of a protocol type.
public protocol ByteSource: AnyObject {
  /// Length of the whole in bytes; nil until it is known.
  var size: UInt64? { get }

  /// Returns the bytes of a range; fewer only if the whole ends before the range does.
  func bytes(_ range: Range<UInt64>) throws(ReadInterruption) -> [UInt8]

  /// Returns the bytes of a range that a reader does not need, such as samples or the end of a picture. Nil if they have not
  /// arrived yet, so that no answer waits for them.
  func bytesIfPresent(_ range: Range<UInt64>) throws(ReadInterruption) -> [UInt8]?
}

extension ByteSource {
  /// Returns the bytes as `bytes` does; nil if they have not arrived yet. Throws every other failure.
  public func bytesIfPresent(_ range: Range<UInt64>) throws(ReadInterruption) -> [UInt8]? {
    do {
      return try bytes(range)
    } catch .needs {
      return nil
    }
  }
}

/// A source of bytes in memory.
public final class MemorySource: ByteSource, Sendable {
  private let content: [UInt8]

  /// Creates a source from the complete content of a file.
  public init(_ content: [UInt8]) { self.content = content }

  /// The number of bytes; never nil, because the whole content is present.
  public var size: UInt64? { UInt64(content.count) }

  /// Returns the bytes of a range; fewer if the content ends before the range does. It never throws.
  public func bytes(_ range: Range<UInt64>) throws(ReadInterruption) -> [UInt8] {
    let whole = 0..<UInt64(content.count)
    let part = range.clamped(to: whole)
    return Array(content[Int(part.lowerBound)..<Int(part.upperBound)])
  }
}

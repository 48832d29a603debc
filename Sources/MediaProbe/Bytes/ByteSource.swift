/// Why a reading stopped before it was done.
public enum Halt: Error, Sendable, Equatable {
  /// Bytes that are not there yet: the caller brings this range and reads again.
  case needs(Range<UInt64>)
  case failed(ReadError)
}

/// Bytes that may not all be there yet: a file, memory, an upload in flight.
///
/// A reader asks for a few ranges and parses from what it gets; it never learns how the bytes arrived.
public protocol ByteSource {
  /// The length of the whole; nil as long as it is not known.
  var size: UInt64? { get }

  /// The bytes of a range, fewer only where the whole ends before the range does.
  func bytes(_ range: Range<UInt64>) throws(Halt) -> [UInt8]
}

/// Bytes in memory.
public struct MemorySource: ByteSource {
  private let content: [UInt8]

  public init(_ content: [UInt8]) { self.content = content }

  public var size: UInt64? { UInt64(content.count) }

  public func bytes(_ range: Range<UInt64>) throws(Halt) -> [UInt8] {
    let whole = 0..<UInt64(content.count)
    let part = range.clamped(to: whole)
    return Array(content[Int(part.lowerBound)..<Int(part.upperBound)])
  }
}

/// Counts what readers take from a source. Used within one reading, on one thread.
public final class MeteredSource: ByteSource {
  private let source: any ByteSource
  public private(set) var bytesRead: Int64 = 0

  public init(_ source: any ByteSource) { self.source = source }

  public var size: UInt64? { source.size }

  public func bytes(_ range: Range<UInt64>) throws(Halt) -> [UInt8] {
    let bytes = try source.bytes(range)
    bytesRead += Int64(bytes.count)
    return bytes
  }
}

public import MediaProbe

/// A whole of known length of which only some parts have arrived.
public final class ArrivingSource: ByteSource {
  public let content: [UInt8]
  /// What is missing, in order.
  private var gaps: [Range<Int>]

  public init(_ content: [UInt8]) {
    self.content = content
    gaps = content.isEmpty ? [] : [0..<content.count]
  }

  public var size: UInt64? { UInt64(content.count) }

  public func arrive(_ range: Range<Int>) {
    guard gaps.contains(where: { $0.overlaps(range) }) else { return }
    gaps = gaps.flatMap { gap -> [Range<Int>] in
      let part = range.clamped(to: gap)
      return [gap.lowerBound..<part.lowerBound, part.upperBound..<gap.upperBound].filter { !$0.isEmpty }
    }
  }

  public func bytes(_ range: Range<UInt64>) throws(Halt) -> [UInt8] {
    let part = range.clamped(to: 0..<UInt64(content.count))
    let wanted = Int(part.lowerBound)..<Int(part.upperBound)
    guard !gaps.contains(where: { $0.overlaps(wanted) }) else { throw .needs(range) }
    return Array(content[wanted])
  }
}

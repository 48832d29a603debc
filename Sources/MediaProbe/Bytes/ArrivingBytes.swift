/// Bytes of which some have arrived: the beginning of an upload, ranges of a remote object.
///
/// A range that is not all there is answered with `Halt.needs` and the part of it that is missing.
public struct ArrivingBytes: ByteSource, Sendable {
  private struct Part: Sendable {
    let start: UInt64
    var bytes: [UInt8]

    var range: Range<UInt64> { start..<start + UInt64(bytes.count) }
  }

  public private(set) var size: UInt64?
  /// In order, with a gap between any two.
  private var parts: [Part] = []

  /// How many are held.
  public var count: Int { parts.reduce(0) { $0 + $1.bytes.count } }

  /// - Parameter size: The length of the whole; nil as long as it is not known.
  public init(size: UInt64? = nil) { self.size = size }

  /// Takes bytes in; where some are there already these stay, and what lies behind the end is left out.
  public mutating func add(_ bytes: some Collection<UInt8>, at offset: UInt64) {
    let (end, overflow) = offset.addingReportingOverflow(UInt64(bytes.count))
    let limit = min(overflow ? .max : end, size ?? .max)
    guard offset < limit else { return }
    // As a rule they follow what came last.
    if let last = parts.last, last.range.upperBound == offset {
      parts[parts.count - 1].bytes += bytes.prefix(Int(limit - offset))
      return
    }
    var joined = Part(start: offset, bytes: Array(bytes.prefix(Int(limit - offset))))
    let first = parts.firstIndex { $0.range.upperBound >= offset } ?? parts.endIndex
    var behind = first
    while behind < parts.endIndex, parts[behind].start <= limit {
      joined = Self.join(parts[behind], joined)
      behind += 1
    }
    parts.replaceSubrange(first..<behind, with: [joined])
  }

  /// Two parts that touch as one.
  private static func join(_ old: Part, _ new: Part) -> Part {
    var bytes = Array(new.bytes.prefix(Int(old.start - min(new.start, old.start))))
    bytes += old.bytes
    if new.range.upperBound > old.range.upperBound {
      bytes += new.bytes.suffix(Int(new.range.upperBound - old.range.upperBound))
    }
    return Part(start: min(old.start, new.start), bytes: bytes)
  }

  /// Says how long the whole is.
  public mutating func end(at size: UInt64) { self.size = size }

  /// What has yet to come before all of a range is there, from its first to its last missing byte; nil when it is there.
  public func missing(_ range: Range<UInt64>) -> Range<UInt64>? {
    var wanted = range.clamped(to: 0..<(size ?? .max))
    guard !wanted.isEmpty else { return nil }
    for part in parts {
      if part.range.contains(wanted.lowerBound) {
        guard part.range.upperBound < wanted.upperBound else { return nil }
        wanted = part.range.upperBound..<wanted.upperBound
      }
      if part.range.contains(wanted.upperBound - 1) { wanted = wanted.lowerBound..<part.start }
    }
    return wanted
  }

  public func bytes(_ range: Range<UInt64>) throws(Halt) -> [UInt8] {
    if let missing = missing(range) { throw .needs(missing) }
    let wanted = range.clamped(to: 0..<(size ?? .max))
    guard let part = parts.first(where: { $0.range.contains(wanted.lowerBound) }), !wanted.isEmpty else { return [] }
    return Array(part.bytes[Int(wanted.lowerBound - part.start)..<Int(wanted.upperBound - part.start)])
  }
}

/// Bytes that arrive in parts: the beginning of an upload, or ranges of a remote object.
package struct ArrivingBytes: Sendable {
  private struct Part: Sendable {
    let start: UInt64
    var bytes: [UInt8]

    var range: Range<UInt64> { start..<start + UInt64(bytes.count) }
  }

  package private(set) var size: UInt64?
  /// The parts in order, with a gap between any two.
  private var parts: [Part] = []

  /// Number of bytes that are held.
  package var count: Int { parts.reduce(0) { $0 + $1.bytes.count } }

  /// - Parameter size: Length of the whole in bytes; nil until it is known.
  package init(size: UInt64? = nil) { self.size = size }

  /// Adds bytes. Bytes that are already present stay, and bytes after the end are ignored.
  package mutating func add(_ bytes: some Collection<UInt8>, at offset: UInt64) {
    let (end, overflow) = offset.addingReportingOverflow(UInt64(bytes.count))
    let limit = min(overflow ? .max : end, size ?? .max)
    guard offset < limit else { return }
    // Bytes usually follow the last ones.
    if let last = parts.last, last.range.upperBound == offset {
      parts[parts.count - 1].bytes += bytes.prefix(Int(limit - offset))
      return
    }
    var joined = Part(start: offset, bytes: Array(bytes.prefix(Int(limit - offset))))
    let first = firstPart(reaching: offset)
    var after = first
    while after < parts.endIndex, parts[after].start <= limit {
      joined = Self.join(parts[after], joined)
      after += 1
    }
    parts.replaceSubrange(first..<after, with: [joined])
  }

  /// Returns two touching parts as one.
  private static func join(_ old: Part, _ new: Part) -> Part {
    var bytes = Array(new.bytes.prefix(Int(old.start - min(new.start, old.start))))
    bytes += old.bytes
    if new.range.upperBound > old.range.upperBound {
      bytes += new.bytes.suffix(Int(new.range.upperBound - old.range.upperBound))
    }
    return Part(start: min(old.start, new.start), bytes: bytes)
  }

  /// Sets the length of the whole; nil if it is no longer known.
  package mutating func end(at size: UInt64?) { self.size = size }

  /// Returns the missing part of a range, from its first to its last missing byte; nil if all of it is present.
  package func missing(_ range: Range<UInt64>) -> Range<UInt64>? {
    var wanted = range.clamped(to: 0..<(size ?? .max))
    guard !wanted.isEmpty else { return nil }
    if let part = part(holding: wanted.lowerBound) {
      guard part.range.upperBound < wanted.upperBound else { return nil }
      wanted = part.range.upperBound..<wanted.upperBound
    }
    if let part = part(holding: wanted.upperBound - 1) { wanted = wanted.lowerBound..<part.start }
    return wanted
  }

  /// Returns the bytes of a range; throws `ReadInterruption.needs` with the missing part if the range is incomplete.
  package func bytes(_ range: Range<UInt64>) throws(ReadInterruption) -> [UInt8] {
    if let missing = missing(range) { throw .needs(missing) }
    let wanted = range.clamped(to: 0..<(size ?? .max))
    guard !wanted.isEmpty, let part = part(holding: wanted.lowerBound) else { return [] }
    return Array(part.bytes[Int(wanted.lowerBound - part.start)..<Int(wanted.upperBound - part.start)])
  }

  /// Returns the index of the first part that ends at or after an offset. It is a binary search because a crafted file
  /// may cause hundreds of parts.
  private func firstPart(reaching offset: UInt64) -> Int {
    var (low, high) = (parts.startIndex, parts.endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if parts[middle].range.upperBound >= offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns the part with the byte at an offset; nil if the byte is missing.
  private func part(holding offset: UInt64) -> Part? {
    let index = firstPart(reaching: offset.saturatingSum(1))
    guard index < parts.endIndex, parts[index].range.contains(offset) else { return nil }
    return parts[index]
  }
}

/// A source of the bytes that have arrived so far. Bytes that arrive later are not in it.
package final class ArrivedBytes: ByteSource, Sendable {
  private let parts: ArrivingBytes

  package init(_ parts: ArrivingBytes) { self.parts = parts }

  package var size: UInt64? { parts.size }

  package func bytes(_ range: Range<UInt64>) throws(ReadInterruption) -> [UInt8] { try parts.bytes(range) }
}

/// The end of a Matroska file without a duration, read from the last cluster near its end.
///
/// Recorders in browsers write neither a duration (optional by RFC 9559, 5.1.2.10) nor an index. So only the end of the
/// file shows when the last frame starts.
package struct MatroskaTail: Sendable, Equatable {
  /// Time in seconds from the start of the timeline to the start of the last frame.
  package let seconds: Double

  /// Number of bytes at the end that are searched: muxers write clusters of at most 5 MB (recommended by RFC 9559,
  /// 5.1.3).
  private static let reach: UInt64 = 6 << 20

  /// Reads the end of the file; nil if no cluster begins near it.
  package init?(_ source: any ByteSource) throws(ReadInterruption) {
    guard let size = source.size, size > 64 else { return nil }
    let head = Fields(try source.bytes(0..<min(size, 4096)))
    let tail = Fields(try source.bytes(size - min(size, MatroskaTail.reach)..<size))
    // TimestampScale, 2AD7B1: nanoseconds per tick, a million unless stated.
    var scale = 1_000_000.0
    for place in 0..<max(0, head.count - 8) where head.u24(place) == 0x2AD7B1 {
      if let element = head.elementHead(at: place), let length = element.size.flatMap({ Int(exactly: $0) }),
        let value = head.unsigned(at: place + element.length, length), value > 0
      {
        scale = Double(value)
      }
      break
    }
    var place = tail.count - 12
    while place >= 0 {
      // Cluster, 1F43B675, with a known or unknown size.
      if tail.u8(place) == 0x1F, tail.u32(place) == 0x1F43_B675, let cluster = tail.elementHead(at: place),
        let ticks = lastTime(tail, place + cluster.length)
      {
        seconds = ticks * scale / 1_000_000_000
        return
      }
      place -= 1
    }
    return nil
  }
}

/// Returns the time of the last block in ticks, following blocks and groups to the end; nil if no cluster begins here.
private func lastTime(_ fields: Fields, _ start: Int) -> Double? {
  var place = start
  var time: UInt64?
  var inFront = 0
  var latest = 0
  while let (id, size, length) = fields.elementHead(at: place) {
    let body = place + length
    let step = size.flatMap { Int(exactly: $0) }
    switch id {
    case 0xE7: time = step.flatMap { fields.unsigned(at: body, $0) }
    // Only Void and CRC-32 may precede the timestamp (RFC 9559, 5.1.3.1).
    case 0xEC where inFront < 2, 0xBF where inFront < 2: inFront += 1
    case _ where time == nil: return nil
    case 0xA3, 0xA1:
      // SimpleBlock and Block: the track number, then a signed 16-bit time (RFC 9559, 10.1).
      if let track = fields.variableNumber(at: body), let offset = fields.i16(body + track.length) {
        latest = max(latest, offset)
      }
    case 0xA0:
      // The children of a BlockGroup are read next.
      place = body
      continue
    default: break
    }
    guard let step, step < fields.count else { break }
    place = body + step
  }
  return time.map { Double($0) + Double(latest) }
}

/// When the last frame of a Matroska file without a duration is shown, by the last cluster near its end.
///
/// Recorders in browsers write no duration (RFC 9559, 5.1.2.10 makes it optional), and no index either, so that only the
/// end of the file can tell.
public struct MatroskaTail: Sendable, Equatable {
  /// From the start of the time line to the start of the last frame.
  public let seconds: Double

  /// How much of the end is searched: a cluster is 5 MB at most in what muxers write (RFC 9559, 5.1.3 recommends it).
  private static let reach: UInt64 = 6 << 20

  /// Nil when no cluster begins near the end.
  public init?(_ source: any ByteSource) throws(Halt) {
    guard let size = source.size, size > 64 else { return nil }
    let head = Fields(try source.bytes(0..<min(size, 4096)))
    let tail = Fields(try source.bytes(size - min(size, MatroskaTail.reach)..<size))
    // TimestampScale, 2AD7B1: nanoseconds in a tick, a million unless stated.
    var scale = 1_000_000.0
    for place in 0..<max(0, head.count - 8) where head.u24(place) == 0x2AD7B1 {
      guard let length = head.u8(place + 3).map({ $0 & 0x7F }), let value = unsigned(head, place + 4, length) else {
        break
      }
      scale = Double(value)
      break
    }
    var place = tail.count - 12
    while place >= 0 {
      // Cluster, 1F43B675, of known or unknown size, with its timestamp, E7, as the first element.
      if tail.u8(place) == 0x1F, tail.u32(place) == 0x1F43_B675, let body = elementBody(tail, place + 4),
        tail.u8(body) == 0xE7, let length = tail.u8(body + 1).map({ $0 & 0x7F }),
        let time = unsigned(tail, body + 2, length)
      {
        let offset = lastBlock(tail, body + 2 + length)
        let ticks = Double(time) + Double(offset)
        seconds = ticks * scale / 1_000_000_000
        return
      }
      place -= 1
    }
    return nil
  }
}

/// Where the content of an element begins, behind a size of 1 to 8 bytes (RFC 8794, 4).
private func elementBody(_ fields: Fields, _ place: Int) -> Int? {
  guard let first = fields.u8(place), first > 0 else { return nil }
  return place + UInt8(truncatingIfNeeded: first).leadingZeroBitCount + 1
}

private func unsigned(_ fields: Fields, _ place: Int, _ length: Int) -> UInt64? {
  guard (1...8).contains(length), let part = fields.part(place, length) else { return nil }
  return part.bytes.reduce(0) { $0 << 8 | UInt64($1) }
}

/// The largest time of a block relative to its cluster, following blocks and groups to the end.
private func lastBlock(_ fields: Fields, _ start: Int) -> Int {
  var place = start
  var latest = 0
  while let id = fields.u8(place), let first = fields.u8(place + 1), first > 0 {
    let width = UInt8(truncatingIfNeeded: first).leadingZeroBitCount + 1
    guard let size = fields.part(place + 1, width).map({ $0.bytes.reduce(0) { $0 << 8 | UInt64($1) } }) else { break }
    let length = size & ((1 << UInt64(7 * width)) - 1)
    let body = place + 1 + width
    switch id {
    case 0xA3, 0xA1:
      // SimpleBlock and Block: track number, then a signed time of 16 bits (RFC 9559, 10.1).
      guard let time = elementBody(fields, body).flatMap({ fields.i16($0) }) else { return latest }
      latest = max(latest, time)
    case 0xA0:
      // BlockGroup: look inside.
      place = body
      continue
    default: break
    }
    guard let step = Int(exactly: length), step < fields.count else { break }
    place = body + step
  }
  return latest
}

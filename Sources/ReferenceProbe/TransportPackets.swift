import MediaProbe

/// The places of the packets of an MPEG transport stream (ISO/IEC 13818-1, 2.4.3.2).
package struct TransportPackets {
  /// The first byte of each packet, and its length.
  private static let mark: UInt8 = 0x47
  fileprivate static let length = 188
  /// Distances of packets: plain, with a time before each (Blu-ray), and with a checksum behind each (DVB).
  private static let distances = [188, 192, 204]
  /// Number of marks that do not follow one another by chance.
  private static let fewest = 5
  /// Number of bytes that show where packets begin.
  static let headLength: UInt64 = 2048

  /// Offset of the first mark.
  package let first: Int
  private let distance: Int

  /// Finds the packets; nil if the beginning of the file does not show them.
  package init?(_ head: [UInt8]) {
    for distance in TransportPackets.distances {
      for first in 0..<distance where (head.count - first) / distance >= TransportPackets.fewest {
        let marks = stride(from: first, to: head.count, by: distance)
        guard marks.allSatisfy({ head[$0] == TransportPackets.mark }) else { continue }
        (self.first, self.distance) = (first, distance)
        return
      }
    }
    return nil
  }

  /// The part of a stream after a place where a packet should begin.
  package enum Rest: Equatable {
    /// All packets are whole.
    case whole
    /// The last packet begins at this offset, and is not all there.
    case part(Int)
    /// No packet begins at this offset. The next one begins at the second offset; nil if no packet follows.
    case gap(Int, next: Int?)
  }

  package func rest(of chunk: [UInt8]) -> Rest {
    var place = 0
    while place < chunk.count, chunk[place] == TransportPackets.mark {
      guard place + TransportPackets.length <= chunk.count else { return .part(place) }
      place += distance
    }
    guard place < chunk.count else { return .whole }
    // One mark alone may be any byte.
    let next = (place..<max(place, chunk.count - distance)).first { start in
      stride(from: start, to: min(chunk.count, start + TransportPackets.fewest * distance), by: distance)
        .allSatisfy { chunk[$0] == TransportPackets.mark }
    }
    return .gap(place, next: next)
  }

  /// Number of bytes that are looked at in one place.
  var pageLength: UInt64 { UInt64(distance) * 32 }

  /// Returns the offset of the last packet that begins before a place, if all packets follow one another.
  func start(ofPacketBefore place: UInt64) -> UInt64 {
    let first = UInt64(first)
    guard place > first else { return first }
    return first + (place - first) / UInt64(distance) * UInt64(distance)
  }

  /// Number of bytes that are looked at together.
  var chunkLength: UInt64 { UInt64(distance) * 8192 }
}

extension FileReading {
  /// Returns the problem of a transport stream at a few places: the middle, three quarters, and the end.
  func problemOfTransportPlaces() -> Problem? {
    let size = UInt64(clamping: file.fileSize)
    guard let head = try? bytes(0..<min(size, TransportPackets.headLength)), let packets = TransportPackets(head) else {
      return nil
    }
    for share in [2, 3, 4] as [UInt64] {
      let place = share == 4 ? size : size / 4 * share
      let start = packets.start(ofPacketBefore: place - min(place, packets.pageLength))
      let end = share == 4 ? size : min(size, place + packets.pageLength)
      guard let page = try? bytes(start..<end) else { return nil }
      switch packets.rest(of: page) {
      case .part where end == size: return Problem(.truncated, .endsWithin, .term(.itsMediaData))
      // Less than a packet at the end is not of the stream.
      case .gap(let offset, nil) where end == size && page.count - offset < TransportPackets.length: break
      case .gap(let offset, _): return .instead(of: .aTransportPacket, at: start + UInt64(offset), page[offset...])
      default: break
      }
    }
    return nil
  }

  /// Returns the problem of a transport stream that ends within a packet, or whose packets do not follow one another. Demuxers
  /// continue at the next packet without an error.
  func problemOfTransportPackets() -> Problem? {
    let size = UInt64(clamping: file.fileSize)
    guard let head = try? bytes(0..<min(size, TransportPackets.headLength)), let packets = TransportPackets(head) else {
      return nil
    }
    var place = UInt64(packets.first)
    var gaps = 0
    while place < size, limits.deadline > 0 {
      let end = min(size, place.saturatingSum(packets.chunkLength))
      guard let chunk = try? bytes(place..<end), !chunk.isEmpty else { break }
      switch packets.rest(of: chunk) {
      case .whole: place = end
      case .part where end == size: return Problem(.truncated, .endsWithin, .term(.itsMediaData))
      // A chunk has many packets, so the offset is not 0.
      case .part(let offset): place += UInt64(max(1, offset))
      // Less than a packet at the end is not of the stream.
      case .gap(let offset, nil) where end == size && chunk.count - offset < TransportPackets.length: place = end
      case .gap(let offset, let next):
        gaps += 1
        place += UInt64(next ?? max(offset, chunk.count))
      }
    }
    return gaps > 0 ? Problem(.damaged, .transportPacketsLost, .int(gaps)) : nil
  }
}

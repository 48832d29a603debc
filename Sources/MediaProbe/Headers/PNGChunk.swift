/// The place, type and length of a chunk (PNG 3rd edition, 5.3).
struct PNGChunk {
  let type: FourCC
  /// Offset of its length, which precedes its type.
  let start: UInt64
  /// Number of bytes of its data.
  let length: Int64

  /// Offset of its data.
  var data: UInt64 { start + 8 }
  /// Offset of the next chunk.
  var end: UInt64 { start + 12 + UInt64(length) }
}

/// The content of a PNG at the place of a chunk.
enum PNGChunkPlace {
  case chunk(PNGChunk)
  case none(PNGEnding)
}

/// The way in which the chunks of a PNG end.
enum PNGEnding {
  /// With the end chunk.
  case whole
  /// The file ends within a chunk or between two.
  case cut
  case zeroFilled
  /// With bytes that are no chunk.
  case noChunk
}

extension ByteWindow {
  /// Reads the length and the type of a chunk.
  mutating func pngChunk(at position: UInt64) throws(ReadInterruption) -> PNGChunkPlace {
    guard let head = try fields(position, 8), let length = head.u32(0), let type = head.code(4) else {
      return .none(.cut)
    }
    if length == 0, type.value == 0 { return .none(.zeroFilled) }
    // 5.3: a length is at most 2^31 - 1; a type has four letters.
    guard length <= Int64(Int32.max), head.bytes.suffix(4).allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }) else {
      return .none(.noChunk)
    }
    return .chunk(PNGChunk(type: type, start: position, length: length))
  }
}

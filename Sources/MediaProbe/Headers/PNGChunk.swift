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
  /// The chunks end with the end chunk.
  case whole
  /// The file ends within a chunk or between two.
  case cut
  case zeroFilled
  /// The chunks end with bytes that are not a chunk.
  case noChunk
}

extension ByteWindow {
  /// Reads the length and the type of a chunk.
  mutating func pngChunk(at position: UInt64) throws(ReadInterruption) -> PNGChunkPlace {
    guard let (length, type) = try pair(position) else { return .none(.cut) }
    return PNGChunkPlace(length: length, type: type, at: position)
  }
}

extension PNGChunkPlace {
  /// Judges the eight bytes at a position.
  init(length: UInt32, type: UInt32, at position: UInt64) {
    if length == 0, type == 0 {
      self = .none(.zeroFilled)
    } else if length <= Int32.max, type.isFourLetters {
      // 5.3: a length is at most 2^31 - 1; a type has four letters.
      self = .chunk(PNGChunk(type: FourCC(type), start: position, length: Int64(length)))
    } else {
      self = .none(.noChunk)
    }
  }
}

extension UInt32 {
  /// True if each byte is a letter in ASCII.
  fileprivate var isFourLetters: Bool {
    isLetter(self >> 24) && isLetter(self >> 16) && isLetter(self >> 8) && isLetter(self)
  }
}

private func isLetter(_ byte: UInt32) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }

import MediaProbe

/// Tells whether a key frame closes what came before it: whether every frame behind it can do without those before it.
struct KeyFrames {
  private enum Coding {
    case h264, hevc, mpeg2
  }

  private let coding: Coding
  /// Bytes of the length before each unit; nil where start codes stand between units (Annex B).
  private let lengthSize: Int?

  /// Nil for a coding whose key frames are not looked into.
  init?(codec: String?, configuration: [UInt8]) {
    let record = Fields(configuration)
    switch codec {
    case "h264":
      coding = .h264
      // ISO/IEC 14496-15, 5.3.3.1: version 1, length size in the fifth byte.
      lengthSize = record.u8(0) == 1 ? record.u8(4).map { $0 & 3 + 1 } : nil
    case "hevc":
      coding = .hevc
      // ISO/IEC 14496-15, 8.3.3.1: length size in byte 21. Parameter sets with start codes begin with zeros.
      lengthSize = record.u8(0) == 1 ? record.u8(21).map { $0 & 3 + 1 } : nil
    case "mpeg2video", "mpeg1video":
      coding = .mpeg2
      lengthSize = nil
    default: return nil
    }
  }

  /// Whether a key frame is closed; nil when the frame does not tell.
  func isClosed(_ frame: [UInt8]) -> Bool? {
    let fields = Fields(frame)
    guard let lengthSize else { return closedByStartCodes(fields) }
    var place = 0
    while let length = [1: fields.u8(place), 2: fields.u16(place), 3: fields.u24(place), 4: fields.u32(place)][
      lengthSize],
      let length, let unit = fields.u8(place + lengthSize)
    {
      if let closed = isClosed(unit: unit) { return closed }
      place += lengthSize + length
    }
    return nil
  }

  private func closedByStartCodes(_ fields: Fields) -> Bool? {
    var zeros = 0
    for place in 0..<fields.count {
      let byte = fields.u8(place) ?? 0
      if byte == 1, zeros >= 2, let unit = fields.u8(place + 1) {
        if coding == .mpeg2 {
          // ISO/IEC 13818-2, 6.2.2.6: group header; closed_gop behind 25 bits of time code.
          if unit == 0xB8, let last = fields.u8(place + 5) { return last & 0x40 != 0 }
          if unit == 0 { return nil }
        } else if let closed = isClosed(unit: unit) {
          return closed
        }
      }
      zeros = byte == 0 ? zeros + 1 : 0
    }
    return nil
  }

  /// By the type of the first unit that carries picture data; nil for other units.
  private func isClosed(unit: Int) -> Bool? {
    switch coding {
    case .h264:
      // ISO/IEC 14496-10, table 7-1: 5 is an IDR slice, 1 and 2 are others.
      switch unit & 0x1F {
      case 5: return true
      case 1, 2: return false
      default: return nil
      }
    case .hevc:
      // ISO/IEC 23008-2, table 7-1: 16 … 20 are BLA and IDR, 21 is CRA, whose leading pictures may need what came before.
      switch unit >> 1 & 0x3F {
      case 16...20: return true
      case 0...9, 21: return false
      default: return nil
      }
    case .mpeg2: return nil
    }
  }
}

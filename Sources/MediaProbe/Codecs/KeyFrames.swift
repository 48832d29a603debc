/// A parser of key frames. It finds out if they close the preceding group of pictures and if they contain HDR metadata.
package struct KeyFrames {
  private enum Codec {
    case h264, hevc, mpeg2, av1
  }

  private let codec: Codec
  /// Bytes of the length field before each NAL unit; nil if start codes separate the units (Annex B).
  private let lengthSize: Int?
  /// Number of bytes before a frame's picture that are searched for metadata.
  package static let searched = 1 << 16

  /// Creates the parser from a codec configuration record; nil for codecs whose key frames are not parsed.
  package init?(codec: String?, configuration: [UInt8]) {
    let record = Fields(configuration)
    switch codec {
    case "h264": self.init(codec: codec, lengthSize: avcLengthSize(record))
    case "hevc": self.init(codec: codec, lengthSize: hevcLengthSize(record))
    default: self.init(codec: codec, lengthSize: nil)
    }
  }

  /// Creates the parser; nil for codecs whose key frames are not parsed.
  ///
  /// - Parameter lengthSize: Bytes of the length field before each NAL unit; nil if start codes separate the units.
  init?(codec: String?, lengthSize: Int?) {
    switch codec {
    case "h264": (self.codec, self.lengthSize) = (.h264, lengthSize)
    case "hevc": (self.codec, self.lengthSize) = (.hevc, lengthSize)
    case "mpeg2video", "mpeg1video": (self.codec, self.lengthSize) = (.mpeg2, nil)
    case "av1": (self.codec, self.lengthSize) = (.av1, nil)
    default: return nil
    }
  }

  /// Returns true for codecs whose key frames are parsed, and for an unknown codec, which a deeper tier may know.
  static func areParsed(of codec: String?) -> Bool { codec == nil || KeyFrames(codec: codec, lengthSize: nil) != nil }

  /// Returns true if no frame after a key frame depends on frames before it; nil if the key frame does not show it.
  package func isClosed(_ frame: [UInt8]) -> Bool? {
    var closed: Bool?
    units(of: Fields(frame)) { unit in
      closed = isClosed(unit)
      return closed == nil && !(codec == .mpeg2 && unit.u8(0) == 0)
    }
    return closed
  }

  /// Returns the answer of one unit; nil if it does not show it.
  private func isClosed(_ unit: Fields) -> Bool? {
    guard let first = unit.u8(0) else { return nil }
    switch codec {
    case .h264:
      // ISO/IEC 14496-10, table 7-1: 5 is an IDR slice; 1 and 2 are other slices.
      return switch first & 0x1F {
      case 5: true
      case 1, 2: false
      default: nil
      }
    case .hevc:
      // ISO/IEC 23008-2, table 7-1: 16 … 20 are BLA and IDR. 21 is CRA, whose leading pictures may depend on earlier
      // ones.
      return switch first >> 1 & 0x3F {
      case 16...20: true
      case 0...9, 21: false
      default: nil
      }
    case .mpeg2:
      // ISO/IEC 13818-2, 6.2.2.6: in the group header, closed_gop follows 25 bits of time code.
      return first == 0xB8 ? unit.u8(4).map { $0 & 0x40 != 0 } : nil
    case .av1: return true
    }
  }

  /// Returns true if the frame carries the mastering display or content light level metadata of HDR10 (CTA-861.3).
  package func hasStaticMetadata(_ frame: [UInt8]) -> Bool {
    codec == .av1 ? av1Metadata(Self.head(frame)) : hasMessage(frame, [137, 144])
  }

  /// Returns true if the frame says that two views share each picture (ISO/IEC 14496-10, D.1.26: frame packing arrangement).
  func hasViews(_ frame: [UInt8]) -> Bool { hasMessage(frame, [45]) }

  private static func head(_ frame: [UInt8]) -> Fields { Fields(frame[..<min(frame.count, KeyFrames.searched)]) }

  /// Returns true if an SEI message before the picture has one of these types.
  private func hasMessage(_ frame: [UInt8], _ types: [Int]) -> Bool {
    var found = false
    units(of: Self.head(frame)) { unit in
      guard let first = unit.u8(0) else { return true }
      // ISO/IEC 14496-10, table 7-1: type 6. ISO/IEC 23008-2, table 7-1: type 39, with a header of two bytes.
      let message =
        switch codec {
        case .h264 where first & 0x1F == 6: unit.part(1)
        case .hevc where first >> 1 & 0x3F == 39: unit.part(2)
        default: Fields?.none
        }
      if let message, supplement(message, has: types) { found = true }
      return !found && isClosed(unit) == nil
    }
    return found
  }

  /// Returns true if SEI messages (ISO/IEC 23008-2, 7.3.5) contain one of these types.
  private func supplement(_ escaped: Fields, has types: [Int]) -> Bool {
    var plain: [UInt8] = []
    var zeros = 0
    for byte in escaped.bytes.prefix(4096) {
      // 7.4.2: a 3 after two zeros only prevents the emulation of start codes.
      if zeros >= 2, byte == 3 {
        zeros = 0
        continue
      }
      zeros = byte == 0 ? zeros + 1 : 0
      plain.append(byte)
    }
    let message = Fields(plain)
    var place = 0
    func number() -> Int? {
      var total = 0
      while let byte = message.u8(place) {
        place += 1
        total += byte
        if byte != 0xFF { return total }
      }
      return nil
    }
    while let type = number(), let size = number() {
      if types.contains(type) { return true }
      place += size
    }
    return false
  }

  /// Returns true if the frame has a metadata OBU (AV1, 5.3 and 5.8; type 5) of kind 1 (content light level) or 2
  /// (mastering display).
  private func av1Metadata(_ frame: Fields) -> Bool {
    var place = 0
    while let header = frame.u8(place) {
      var body = place + (header & 0x04 != 0 ? 2 : 1)
      guard header & 0x02 != 0 else { return false }
      var size = 0
      // 4.10.5: seven bits per byte, the lowest first.
      for index in 0..<4 {
        guard let byte = frame.u8(body) else { return false }
        body += 1
        size |= (byte & 0x7F) << (7 * index)
        if byte & 0x80 == 0 { break }
      }
      if header >> 3 & 0xF == 5, let kind = frame.u8(body), kind == 1 || kind == 2 { return true }
      place = body + size
    }
    return false
  }

  /// Calls `body` with each unit of a frame until it returns false.
  func units(of frame: Fields, _ body: (Fields) -> Bool) {
    guard let lengthSize else { return unitsByStartCodes(of: frame, body) }
    var place = 0
    while true {
      let length =
        switch lengthSize {
        case 1: frame.u8(place)
        case 2: frame.u16(place)
        case 3: frame.u24(place)
        default: frame.u32(place).map { Int($0) }
        }
      guard let length, place + lengthSize < frame.count else { return }
      let start = place + lengthSize
      guard let unit = frame.part(start, min(length, frame.count - start)), body(unit) else { return }
      place = start + length
    }
  }

  /// Finds units by start codes (Annex B of both standards): the bytes 0 0 1 precede each unit. Each passed part
  /// extends to the end of the frame.
  private func unitsByStartCodes(of frame: Fields, _ body: (Fields) -> Bool) {
    var zeros = 0
    var place = 0
    for byte in frame.bytes {
      place += 1
      if byte == 1, zeros >= 2 {
        guard let unit = frame.part(place), body(unit) else { return }
      }
      zeros = byte == 0 ? zeros + 1 : 0
    }
  }
}

/// The settings that a decoder needs before the first frame: parameter sets, a sequence header, an object layer.
package struct DecoderSettings: OptionSet {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The sequence parameter set of H.264 or HEVC, the sequence header of AV1, or the object layer of MPEG-4 Visual.
  package static let sequence = DecoderSettings(rawValue: 1)
  package static let picture = DecoderSettings(rawValue: 2)
  package static let video = DecoderSettings(rawValue: 4)
  /// A record has all settings of its codec.
  static let complete = DecoderSettings(rawValue: 8)

  /// Returns all settings of a codec; nil for a codec whose frames need none, or that is not examined.
  package static func all(of codec: String) -> DecoderSettings? {
    switch codec {
    case "h264": [.sequence, .picture]
    case "hevc": [.sequence, .picture, .video]
    case "av1", "mpeg4": .sequence
    default: nil
    }
  }

  /// Returns the settings at the beginning of a frame, before its picture.
  ///
  /// - Parameter lengthSize: Bytes of the length field before each NAL unit; nil if it is not known.
  package static func found(in frame: Fields, codec: String, lengthSize: Int?) -> DecoderSettings {
    switch codec {
    case "av1": return firstSequenceHeader(frame) == nil ? [] : .sequence
    case "mpeg4": return objectLayer(in: frame) ? .sequence : []
    default: break
    }
    var found: DecoderSettings = []
    // Some writers keep start codes in place of lengths.
    let hasStartCodes = frame.u32(0) == 1 || frame.u24(0) == 1
    let units = KeyFrames(codec: codec, lengthSize: hasStartCodes ? nil : lengthSize ?? 4)
    units?.units(of: frame) { unit in
      guard let first = unit.u8(0), unit.count > 2 else { return true }
      if codec == "h264" {
        // ISO/IEC 14496-10, table 7-1: 7 is a sequence parameter set, 8 one for pictures, and 1 to 5 are slices.
        switch first & 0x1F {
        case 7: found.insert(.sequence)
        case 8: found.insert(.picture)
        case 1...5: return false
        default: break
        }
      } else {
        // ISO/IEC 23008-2, table 7-1: 32 to 34 are the three parameter sets, and types below 32 are slices.
        switch first >> 1 & 0x3F {
        case 32: found.insert(.video)
        case 33: found.insert(.sequence)
        case 34: found.insert(.picture)
        case 0..<32: return false
        default: break
        }
      }
      return true
    }
    return found
  }

  /// Returns true if a frame begins with the start code of a video object layer, 0x20 to 0x2F (ISO/IEC 14496-2, 6.2.1).
  private static func objectLayer(in frame: Fields) -> Bool {
    var zeros = 0
    var place = 0
    for byte in frame.bytes {
      place += 1
      if byte == 1, zeros >= 2, let code = frame.u8(place) {
        if 0x20...0x2F ~= code { return true }
        // 0xB6 is a picture.
        if code == 0xB6 { return false }
      }
      zeros = byte == 0 ? zeros + 1 : 0
    }
    return false
  }
}

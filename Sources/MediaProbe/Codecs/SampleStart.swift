/// A check that the first bytes of a sample can begin a frame of its codec.
///
/// It finds an index that points to other bytes. It does not check the picture or the audio.
package struct SampleStart: Sendable {
  enum Form {
    /// NAL units of H.264 or HEVC with a length before each, and the size of that field.
    case units(isHEVC: Bool, lengthSize: Int)
    case av1, vp8, vp9, aac
    /// Bits that are set or not in a number of at most eight bytes at a place. Arrays of bytes would cost more to copy with
    /// each sample than to compare.
    case bits(mask: UInt64, value: UInt64, count: Int, at: Int)

    /// Bytes at a place.
    static func mark(_ bytes: UInt8..., at place: Int) -> Form {
      let value = bytes.reduce(0) { $0 << 8 | UInt64($1) }
      return .bits(mask: UInt64.max >> UInt64(64 - 8 * bytes.count), value: value, count: bytes.count, at: place)
    }
  }

  let form: Form
  /// True if a wrong sample can pass so often that several samples have to be checked.
  let isWeak: Bool

  /// Creates the check; nil for codecs whose samples may begin with any bytes.
  ///
  /// - Parameter lengthSize: Bytes of the length field before each NAL unit; nil if start codes separate the units.
  package init?(codec: String?, lengthSize: Int?) {
    isWeak = codec == "aac" || codec == "vp9" || codec == "vp8"
    switch codec {
    case "h264":
      guard let lengthSize else { return nil }
      form = .units(isHEVC: false, lengthSize: lengthSize)
    case "hevc":
      guard let lengthSize else { return nil }
      form = .units(isHEVC: true, lengthSize: lengthSize)
    case "av1": form = .av1
    case "vp8": form = .vp8
    case "vp9": form = .vp9
    case "aac": form = .aac
    // ISO/IEC 14496-2, 6.2.1, and ISO/IEC 13818-2, 5.2.3: every start code.
    case "mpeg4", "mpeg2video", "mpeg1video": form = .mark(0, 0, 1, at: 0)
    // ITU-T H.263, 5.1.1: 22 bits of picture start code.
    case "h263": form = .bits(mask: 0xFFFFFC, value: 0x000080, count: 3, at: 0)
    // ITU-T T.81, table B.1: SOI.
    case "mjpeg": form = .mark(0xFF, 0xD8, at: 0)
    // PNG Specification, 5.2.
    case "png": form = .mark(0x89, 0x50, 0x4E, 0x47, at: 0)
    // SMPTE RDD 36, 5.1: the frame's size, then its identifier "icpf".
    case "prores": form = .mark(0x69, 0x63, 0x70, 0x66, at: 4)
    // ISO/IEC 11172-3, 2.4.2.3: eleven bits of syncword, as in all decoders of its extension.
    case "mp3": form = .bits(mask: 0xFFE0, value: 0xFFE0, count: 2, at: 0)
    // ETSI TS 102 366, 4.4.1.1.
    case "ac3", "eac3": form = .mark(0x0B, 0x77, at: 0)
    // RFC 9639, 9.1: 15 bits of sync code.
    case "flac": form = .bits(mask: 0xFFFE, value: 0xFFF8, count: 2, at: 0)
    // Apple Lossless Format, as its decoder reads a frame: a tag of three bits, one of four, and twelve zeros.
    case "alac": form = .bits(mask: 0x01FFE0, value: 0, count: 3, at: 0)
    // 3GPP TS 26.101, annex A, as RFC 4867, 5.3, stores it: the padding bits of the frame's header are 0.
    case "amr_nb", "amr_wb": form = .bits(mask: 0x83, value: 0, count: 1, at: 0)
    default: return nil
    }
  }

  /// Returns false if no sample begins with these bytes; nil if the bytes are too few or inconclusive.
  ///
  /// - Parameters:
  ///   - head: The first bytes of the sample.
  ///   - size: Number of bytes of the sample; nil if it is not known.
  package func accepts(_ head: Fields, size: UInt64?) -> Bool? {
    switch form {
    case .units(let isHEVC, let lengthSize): acceptsUnits(head, size, lengthSize, isHEVC: isHEVC)
    case .av1: acceptsOBUs(head, size)
    case .vp8: acceptsVP8(head)
    // VP9 Bitstream Specification 0.6, 6.2: frame_marker is 2.
    case .vp9: head.u8(0).map { $0 >> 6 == 2 }
    // ISO/IEC 14496-3, table 4.85: no block begins with a coupling channel, an LFE channel or its end.
    case .aac: head.u8(0).map { $0 >> 5 != 2 && $0 >> 5 != 3 && $0 >> 5 != 7 }
    case .bits(let mask, let value, let count, let place): head.unsigned(at: place, count).map { $0 & mask == value }
    }
  }

  /// Follows the lengths of NAL units (ISO/IEC 14496-15, 5.3.4.2 and 8.3.3): together they fill the sample.
  private func acceptsUnits(
    _ head: Fields, _ size: UInt64?, _ lengthSize: Int, isHEVC: Bool
  ) -> Bool? {
    // Some writers keep start codes. Interpreted as a length, a start code of four bytes is 1.
    if head.unsigned(at: 0, 3) == 1 || head.unsigned(at: 0, 4) == 1 { return nil }
    var place: UInt64 = 0
    while let start = Int(exactly: place), start + lengthSize + 2 <= head.count {
      guard let length = head.unsigned(at: start, lengthSize) else { return nil }
      // Players skip empty units.
      if length == 0 { return place == 0 ? nil : true }
      place = place.saturatingSum(UInt64(lengthSize)).saturatingSum(length)
      if let size, place > size { return false }
      guard isHEVC ? isHEVCUnit(head, start + lengthSize) : isAVCUnit(head, start + lengthSize) else { return false }
      // Without a size, the next unit may belong to another sample.
      guard size != nil else { return true }
    }
    // The last unit ends with the sample.
    if let size, size <= UInt64(head.count), place != size { return false }
    return place > 0 ? true : nil
  }

  /// Follows the sizes of open bitstream units (AV1 Bitstream Specification, 5.3.1).
  private func acceptsOBUs(_ head: Fields, _ size: UInt64?) -> Bool? {
    var place = 0
    while let first = head.u8(place) {
      // Types 0 and 9 … 14 are reserved; the lowest bit and the highest one are 0.
      guard first & 0x81 == 0, !(9...14).contains(first >> 3 & 0xF), first >> 3 & 0xF != 0 else { return false }
      guard first & 0x02 != 0 else { return true }
      var (body, length) = (place + (first & 0x04 != 0 ? 2 : 1), 0)
      for index in 0..<4 {
        guard let byte = head.u8(body) else { return place > 0 ? true : nil }
        body += 1
        length |= (byte & 0x7F) << (7 * index)
        if byte & 0x80 == 0 { break }
      }
      place = body + length
      guard let size else { return true }
      if UInt64(place) > size { return false }
    }
    return place > 0 ? true : nil
  }

  /// Reads the frame tag (RFC 6386, 9.1): versions up to 3, and a start code in key frames.
  private func acceptsVP8(_ head: Fields) -> Bool? {
    guard let tag = head.u8(0) else { return nil }
    guard tag >> 1 & 7 <= 3 else { return false }
    return tag & 1 == 0 ? head.u24(3).map { $0 == 0x9D_012A } : true
  }
}

/// Returns true if a unit's header is valid (ISO/IEC 14496-10, 7.4.1): forbidden_zero_bit is 0, and the type is not 0.
private func isAVCUnit(_ head: Fields, _ place: Int) -> Bool {
  head.u8(place).map { $0 & 0x80 == 0 && $0 & 0x1F != 0 } ?? true
}

/// Returns true if a unit's header is valid (ISO/IEC 23008-2, 7.4.2.2): forbidden_zero_bit is 0, and
/// nuh_temporal_id_plus1 is not.
private func isHEVCUnit(_ head: Fields, _ place: Int) -> Bool {
  head.u16(place).map { $0 & 0x8000 == 0 && $0 & 7 != 0 } ?? true
}

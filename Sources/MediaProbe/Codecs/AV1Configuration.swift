/// Reads an AV1CodecConfigurationRecord (AV1 Codec ISO Media File Format Binding, 2.3), the `av1C` box of AV1.
///
/// - Returns: The values of the record and of the sequence header in it; nil if it is damaged.
package func av1Configuration(_ record: Fields) -> VideoCodecDetails? {
  guard record.u8(0) == 0x81, let level = record.u8(1), let flags = record.u8(2) else { return nil }
  var details = VideoCodecDetails()
  details.profile = av1ProfileName(level >> 5)
  details.level = av1Level(level & 0x1F)
  details.bitDepth = flags & 0x40 == 0 ? 8 : flags & 0x20 == 0 ? 10 : 12
  details.chroma = av1Chroma(isGray: flags & 0x10 != 0, x: flags >> 3 & 1, y: flags >> 2 & 1)
  details.interlaced = false
  guard let units = record.part(4), let header = firstSequenceHeader(units) else { return details }
  details.settings = [.sequence, .complete]
  var bits = BitReader(header.bytes)
  let sequence = AV1SequenceHeader(&bits)
  guard !bits.isExhausted else { return details }
  (details.width, details.height) = (sequence.width, sequence.height)
  details.color = sequence.color
  details.isComplete = true
  let described = details
  (details.profile, details.bitDepth) = (av1ProfileName(sequence.profile), sequence.bitDepth)
  details.contradictions = described.contradictions(to: details)
  return details
}

/// Returns the values of the sequence header in a frame (AV1, 5.5.1); nil without such a header.
func av1Sequence(_ frame: Fields) -> VideoCodecDetails? {
  guard let header = firstSequenceHeader(frame) else { return nil }
  var bits = BitReader(header.bytes)
  let sequence = AV1SequenceHeader(&bits)
  guard !bits.isExhausted else { return nil }
  var details = VideoCodecDetails()
  (details.width, details.height) = (sequence.width, sequence.height)
  (details.profile, details.bitDepth) = (av1ProfileName(sequence.profile), sequence.bitDepth)
  return details
}

/// Returns the content of the first sequence header in a series of open bitstream units (AV1, 5.3).
func firstSequenceHeader(_ units: Fields) -> Fields? {
  var place = 0
  // A record contains the sequence header first, then metadata.
  for _ in 0..<16 {
    guard let header = units.u8(place) else { return nil }
    place += header & 0x04 != 0 ? 2 : 1
    guard header & 0x02 != 0 else { return nil }
    // 4.10.5: seven bits per byte, the lowest first.
    var length = 0
    for index in 0..<4 {
      guard let byte = units.u8(place) else { return nil }
      place += 1
      length |= (byte & 0x7F) << (7 * index)
      if byte & 0x80 == 0 { break }
    }
    guard let content = units.part(place, length) else { return nil }
    if header >> 3 & 15 == 1 { return content }
    place += length
  }
  return nil
}

/// Returns FFmpeg's name of a profile (AV1 A.2).
func av1ProfileName(_ profile: Int) -> String? {
  switch profile {
  case 0: "Main"
  case 1: "High"
  case 2: "Professional"
  default: nil
  }
}

/// Returns the level for seq_level_idx (AV1 A.3): four indices per number, from 2.0 up. Nil for 31, which means no
/// limit, and for reserved values.
func av1Level(_ index: Int) -> Double? { index < 24 ? Double(2 + index / 4) + Double(index % 4) / 10 : nil }

func av1Chroma(isGray: Bool, x: Int, y: Int) -> Chroma? {
  if isGray { return .gray }
  switch (x, y) {
  case (1, 1): return .quarter
  case (1, 0): return .half
  case (0, 0): return .full
  default: return nil
  }
}

/// A sequence_header_obu (AV1, 5.5.1) up to the color configuration.
private struct AV1SequenceHeader {
  let width: Int
  let height: Int
  let profile: Int
  private(set) var bitDepth = 8
  private(set) var color = ColorCodePoints()

  init(_ bits: inout BitReader) {
    profile = bits.bits(3)
    bits.skip(1)  // still_picture
    let isReduced = bits.flag()
    if isReduced {
      bits.skip(5)
    } else {
      AV1SequenceHeader.skipOperatingPoints(&bits)
    }
    let (widthBits, heightBits) = (bits.bits(4) + 1, bits.bits(4) + 1)
    width = bits.bits(widthBits) + 1
    height = bits.bits(heightBits) + 1
    if !isReduced, bits.flag() { bits.skip(7) }  // frame_id_numbers_present_flag
    bits.skip(3)  // superblock size, filter intra, intra edge filter
    if !isReduced {
      bits.skip(4)  // interintra, masked compound, warped motion, dual filter
      let hasOrderHint = bits.flag()
      if hasOrderHint { bits.skip(2) }
      // The two fields are seq_choose_screen_content_tools and otherwise seq_force_screen_content_tools.
      let screenContent = bits.flag() ? 2 : bits.bits(1)
      if screenContent > 0, !bits.flag() { bits.skip(1) }
      if hasOrderHint { bits.skip(3) }
    }
    bits.skip(3)  // superresolution, cdef, restoration
    readColor(&bits)
  }

  /// Skips 5.5.1 up to the end of the operating points.
  private static func skipOperatingPoints(_ bits: inout BitReader) {
    var delayBits: Int?
    if bits.flag() {  // timing_info_present_flag
      bits.skip(64)
      if bits.flag() { _ = bits.unsigned() }  // equal_picture_interval: uvlc, coded like ue(v)
      if bits.flag() {  // decoder_model_info_present_flag
        delayBits = bits.bits(5) + 1
        bits.skip(42)
      }
    }
    let hasDisplayDelay = bits.flag()
    for _ in 0...bits.bits(5) {
      bits.skip(12)
      if bits.bits(5) > 7 { bits.skip(1) }
      if let delayBits, bits.flag() { bits.skip(2 * delayBits + 1) }
      if hasDisplayDelay, bits.flag() { bits.skip(4) }
    }
  }

  /// Reads color_config (5.5.2).
  private mutating func readColor(_ bits: inout BitReader) {
    if bits.flag() { bitDepth = profile == 2 && bits.flag() ? 12 : 10 }
    let isGray = profile == 1 ? false : bits.flag()
    if bits.flag() {
      color.primaries = bits.bits(8)
      color.transfer = bits.bits(8)
      color.matrix = bits.bits(8)
    }
    if !isGray, color.primaries == 1, color.transfer == 13, color.matrix == 0 {
      color.isFullRange = true
    } else {
      color.isFullRange = bits.flag()
    }
  }
}

/// Reads an AVCDecoderConfigurationRecord (ISO/IEC 14496-15, 5.3.3.1), the `avcC` box of H.264.
///
/// - Returns: The values of its first sequence parameter set. Nil if it has none, as with `avc3`, whose parameter sets
/// are in the samples.
package func avcConfiguration(_ record: Fields) -> VideoCodecDetails? {
  // Version, profile, compatibility, level and length size come first; the low five bits are the number of sets.
  guard record.u8(0) == 1, let count = record.u8(5).map({ $0 & 0x1F }), count > 0, let length = record.u16(6),
    let unit = record.part(8, length)
  else { return nil }
  var details = avcSequenceParameters(unit.bytes)
  details?.lengthSize = avcLengthSize(record)
  details?.settings = avcHasPictureSet(record, after: count) ? [.sequence, .picture, .complete] : .sequence
  if let profile = record.u8(1), let constraints = record.u8(2), unit.u8(1) != profile,
    let described = avcProfileName(profile, constraints), let found = details?.profile
  {
    details?.contradictions.append(Contradiction(described: described, found: found))
  }
  return details
}

/// Returns true if a picture parameter set follows this many sequence parameter sets.
private func avcHasPictureSet(_ record: Fields, after count: Int) -> Bool {
  var place = 6
  for _ in 0..<count {
    guard let length = record.u16(place) else { return false }
    place += 2 + length
  }
  return record.u8(place) ?? 0 > 0 && record.u16(place + 1) ?? 0 > 0
}

/// Returns true if the record has lost the highest bit of its bytes. Six reserved bits, which are always set, precede the
/// length size, and three the number of sets.
func avcLacksHighBits(_ record: Fields) -> Bool {
  record.u8(4).map { $0 & 0xFC } == 0x7C && record.u8(5).map { $0 & 0xE0 } == 0x60
}

/// Returns the number of bytes of the length field before each NAL unit (ISO/IEC 14496-15, 5.3.3.1); nil if the record
/// is not of version 1, as parameter sets with start codes.
func avcLengthSize(_ record: Fields) -> Int? { record.u8(0) == 1 ? record.u8(4).map { $0 & 3 + 1 } : nil }

/// Reads seq_parameter_set_data (ISO/IEC 14496-10, 7.3.2.1.1) from a NAL unit with its header; nil if it is damaged.
package func avcSequenceParameters(_ unit: ArraySlice<UInt8>) -> VideoCodecDetails? {
  guard let header = unit.first, header & 0x1F == 7 else { return nil }
  var bits = BitReader(rawPayload(unit.dropFirst()))
  let profile = bits.bits(8)
  let constraints = bits.bits(8)
  let level = bits.bits(8)
  _ = bits.unsigned()  // seq_parameter_set_id
  var details = VideoCodecDetails()
  details.profile = avcProfileName(profile, constraints)
  // A.3: level_idc is ten times the level.
  details.level = level > 0 ? Double(level) / 10 : nil
  var chromaIndex: Int64 = 1
  var depth: Int64 = 8
  if [100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135].contains(profile) {
    chromaIndex = bits.unsigned()
    if chromaIndex == 3 { bits.skip(1) }  // separate_colour_plane_flag
    depth = bits.unsigned() + 8
    _ = bits.unsigned()  // bit_depth_chroma_minus8
    bits.skip(1)  // qpprime_y_zero_transform_bypass_flag
    if bits.flag() { skipScalingMatrix(&bits, lists: chromaIndex == 3 ? 12 : 8) }
  }
  _ = bits.unsigned()  // log2_max_frame_num_minus4
  switch bits.unsigned() {  // pic_order_cnt_type
  case 0: _ = bits.unsigned()
  case 1:
    bits.skip(1)
    _ = bits.signed()
    _ = bits.signed()
    let cycle = bits.unsigned()
    guard cycle <= 255 else { return nil }
    for _ in 0..<cycle { _ = bits.signed() }
  default: break
  }
  _ = bits.unsigned()  // max_num_ref_frames
  bits.skip(1)  // gaps_in_frame_num_value_allowed_flag
  let macroblocksAcross = bits.unsigned() + 1
  let mapUnitsDown = bits.unsigned() + 1
  let framesOnly = bits.flag()
  if !framesOnly { bits.skip(1) }  // mb_adaptive_frame_field_flag
  bits.skip(1)  // direct_8x8_inference_flag
  guard let chroma = Chroma(index: chromaIndex), macroblocksAcross <= 1 << 14, mapUnitsDown <= 1 << 14 else {
    return nil
  }
  var width = macroblocksAcross * 16
  var height = mapUnitsDown * (framesOnly ? 16 : 32)
  details.mayBeCutByContainer = true
  if bits.flag() {  // frame_cropping_flag
    let (left, right, top, bottom) = (bits.unsigned(), bits.unsigned(), bits.unsigned(), bits.unsigned())
    // 7.4.2.1.1: the units are chroma samples, and field lines if fields may be coded.
    let across: Int64 = chroma == .quarter || chroma == .half ? 2 : 1
    let down: Int64 = (chroma == .quarter ? 2 : 1) * (framesOnly ? 1 : 2)
    width -= (left + right) * across
    height -= (top + bottom) * down
    details.mayBeCutByContainer = left == 0 && top == 0
  }
  guard width > 0, height > 0, !bits.isExhausted else { return nil }
  (details.width, details.height) = (Int(clamping: width), Int(clamping: height))
  details.chroma = chroma
  details.bitDepth = Int(clamping: depth)
  // Each picture states whether it is a frame or a field, so this set leaves it open.
  details.interlaced = framesOnly ? false : nil
  if bits.flag() {  // vui_parameters_present_flag
    let vui = VUIParameters(&bits)
    // VUI parameters that are cut off are not used, so that a truncated set still gives its size.
    if !bits.isExhausted {
      details.sampleAspectRatio = vui.sampleAspectRatio
      details.color = vui.color
    }
    if bits.flag() {  // timing_info_present_flag
      let (tick, scale) = (bits.longBits(32), bits.longBits(32))
      // E.2.1: a frame takes two ticks, one per field.
      if !bits.isExhausted, tick > 0 { details.frameRate = Ratio(scale, 2 * tick) }
    }
  }
  // Zeros after the end of a truncated set are not statements.
  details.isComplete = !bits.isExhausted
  return details
}

/// Skips scaling lists (7.3.2.1.1.1).
private func skipScalingMatrix(_ bits: inout BitReader, lists: Int) {
  for list in 0..<lists where bits.flag() {
    var (last, next): (Int64, Int64) = (8, 8)
    for _ in 0..<(list < 6 ? 16 : 64) {
      if next != 0 { next = (last + bits.signed() % 256 + 256) % 256 }
      if next != 0 { last = next }
      if bits.isExhausted { return }
    }
  }
}

/// Returns FFmpeg's name of a profile (ISO/IEC 14496-10, A.2). constraint_set0_flag is the highest bit.
private func avcProfileName(_ profile: Int, _ constraints: Int) -> String? {
  let isIntra = constraints & 0x10 != 0  // constraint_set3_flag
  switch profile {
  case 44: return "CAVLC 4:4:4"
  case 66: return constraints & 0x40 != 0 ? "Constrained Baseline" : "Baseline"
  case 77: return "Main"
  case 88: return "Extended"
  case 100: return "High"
  case 110: return isIntra ? "High 10 Intra" : "High 10"
  case 118: return "Multiview High"
  case 122: return isIntra ? "High 4:2:2 Intra" : "High 4:2:2"
  case 128: return "Stereo High"
  case 144: return "High 4:4:4"
  case 244: return isIntra ? "High 4:4:4 Intra" : "High 4:4:4 Predictive"
  default: return nil
  }
}

/// AVCDecoderConfigurationRecord (ISO/IEC 14496-15, 5.3.3.1): the `avcC` of H.264.
///
/// - Returns: What its first sequence parameter set tells; nil when there is none in it, as where parameter sets stand among
///   the samples (`avc3`).
func avcConfiguration(_ record: Fields) -> VideoCoding? {
  // Version, profile, compatibility, level and length size stand before; the low five bits count the sets.
  guard record.u8(0) == 1, let count = record.u8(5).map({ $0 & 0x1F }), count > 0, let length = record.u16(6),
    let unit = record.part(8, length)
  else { return nil }
  return avcSequenceParameters(unit.bytes)
}

/// seq_parameter_set_data (ISO/IEC 14496-10, 7.3.2.1.1) of a NAL unit with its header; nil when it is damaged.
func avcSequenceParameters(_ unit: ArraySlice<UInt8>) -> VideoCoding? {
  guard let header = unit.first, header & 0x1F == 7 else { return nil }
  var bits = CodedBits(rawPayload(unit.dropFirst()))
  let profile = bits.bits(8)
  let constraints = bits.bits(8)
  let level = bits.bits(8)
  _ = bits.unsigned()  // seq_parameter_set_id
  var coding = VideoCoding()
  coding.profile = avcProfileName(profile, constraints)
  // A.3: ten times the level.
  coding.level = level > 0 ? Double(level) / 10 : nil
  var chromaIndex = 1
  var depth = 8
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
  coding.mayBeCutByContainer = true
  if bits.flag() {  // frame_cropping_flag
    let (left, right, top, bottom) = (bits.unsigned(), bits.unsigned(), bits.unsigned(), bits.unsigned())
    // 7.4.2.1.1: in units of chroma samples, and of fields where those are coded.
    let across = chroma == .quarter || chroma == .half ? 2 : 1
    let down = (chroma == .quarter ? 2 : 1) * (framesOnly ? 1 : 2)
    width -= (left + right) * across
    height -= (top + bottom) * down
    coding.mayBeCutByContainer = left == 0 && top == 0
  }
  guard width > 0, height > 0, !bits.isExhausted else { return nil }
  (coding.width, coding.height) = (width, height)
  coding.chroma = chroma
  coding.bitDepth = depth
  // Fields may be coded one by one, two together, or not at all; each picture says which.
  coding.interlaced = framesOnly ? false : nil
  if bits.flag() {
    let usability = VideoUsability(&bits)
    // What follows is not read, so that a set that is cut there still tells its size.
    if !bits.isExhausted {
      coding.sampleAspectRatio = usability.sampleAspectRatio
      coding.color = usability.color
    }
    if bits.flag() {  // timing_info_present_flag
      let (tick, scale) = (bits.bits(32), bits.bits(32))
      // E.2.1: a frame takes two ticks, one for each of its fields.
      if !bits.isExhausted, tick > 0 { coding.frameRate = Ratio(Int64(scale), 2 * Int64(tick)) }
    }
  }
  coding.isComplete = true
  return coding
}

/// 7.3.2.1.1.1
private func skipScalingMatrix(_ bits: inout CodedBits, lists: Int) {
  for list in 0..<lists where bits.flag() {
    var (last, next) = (8, 8)
    for _ in 0..<(list < 6 ? 16 : 64) {
      if next != 0 { next = (last + bits.signed() % 256 + 256) % 256 }
      if next != 0 { last = next }
      if bits.isExhausted { return }
    }
  }
}

/// ISO/IEC 14496-10, A.2, in FFmpeg's words. The constraint flags stand from the highest bit down.
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

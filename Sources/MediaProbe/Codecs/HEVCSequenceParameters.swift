/// Reads seq_parameter_set_rbsp (ISO/IEC 23008-2, 7.3.2.2.1) from a NAL unit with its header; nil if it is damaged or
/// does not belong to the base layer.
func hevcSequenceParameters(_ unit: ArraySlice<UInt8>) -> VideoCodecDetails? {
  // 7.3.1.2: the type is in the high bits, followed by six bits of layer.
  let head = Fields(unit)
  guard let header = head.u16(0), header >> 9 & 0x3F == 33, header >> 3 & 0x3F == 0 else { return nil }
  var bits = BitReader(rawPayload(unit.dropFirst(2)))
  bits.skip(4)  // sps_video_parameter_set_id
  let subLayers = bits.bits(3)
  bits.skip(1)  // sps_temporal_id_nesting_flag
  var details = VideoCodecDetails()
  let tier = HEVCProfileTierLevel(&bits, subLayers: subLayers)
  details.profile = hevcProfileName(tier.profile)
  details.level = hevcLevel(tier.level)
  _ = bits.unsigned()  // sps_seq_parameter_set_id
  let chromaIndex = bits.unsigned()
  if chromaIndex == 3 { bits.skip(1) }  // separate_colour_plane_flag
  var width = bits.unsigned()
  var height = bits.unsigned()
  guard let chroma = Chroma(index: chromaIndex), width <= 1 << 18, height <= 1 << 18 else { return nil }
  if bits.flag() {  // conformance_window_flag
    let (left, right, top, bottom) = (bits.unsigned(), bits.unsigned(), bits.unsigned(), bits.unsigned())
    width -= (left + right) * (chroma == .quarter || chroma == .half ? 2 : 1)
    height -= (top + bottom) * (chroma == .quarter ? 2 : 1)
  }
  let depth = bits.unsigned() + 8
  _ = bits.unsigned()  // bit_depth_chroma_minus8
  guard width > 0, height > 0, depth <= 16, !bits.isExhausted else { return nil }
  (details.width, details.height) = (Int(clamping: width), Int(clamping: height))
  details.chroma = chroma
  details.bitDepth = Int(clamping: depth)
  // 7.4.4: pictures may be fields if the interlaced flag is set without the progressive flag.
  if tier.isInterlaced, !tier.isProgressive { details.mayHaveFields = true }
  if skipToVUI(&bits, subLayers: subLayers, chromaIndex: chromaIndex), !bits.isExhausted {
    if bits.flag() {  // vui_parameters_present_flag
      let vui = VUIParameters(&bits)
      if !bits.isExhausted {
        details.sampleAspectRatio = vui.sampleAspectRatio
        details.color = vui.color
      }
    }
    // Zeros after the end of a truncated set are not statements.
    guard !bits.isExhausted else { return details }
    // E.3.1: the range is inferred if it is not stated.
    details.color.isFullRange = details.color.isFullRange ?? false
    details.isComplete = true
  }
  return details
}

/// The structure profile_tier_level (7.3.3).
private struct HEVCProfileTierLevel {
  let profile: Int
  let isProgressive: Bool
  let isInterlaced: Bool
  let level: Int

  init(_ bits: inout BitReader, subLayers: Int) {
    bits.skip(3)  // general_profile_space, general_tier_flag
    profile = bits.bits(5)
    bits.skip(32)  // compatibility flags
    isProgressive = bits.flag()
    isInterlaced = bits.flag()
    bits.skip(46)  // further constraint flags
    level = bits.bits(8)
    guard subLayers > 0 else { return }
    var present: [(profile: Bool, level: Bool)] = []
    for _ in 0..<subLayers { present.append((bits.flag(), bits.flag())) }
    bits.skip(2 * (8 - subLayers))
    for layer in present {
      if layer.profile { bits.skip(88) }
      if layer.level { bits.skip(8) }
    }
  }
}

/// Skips the fields between the bit depths and the VUI parameters; returns false if they are invalid.
private func skipToVUI(_ bits: inout BitReader, subLayers: Int, chromaIndex: Int64) -> Bool {
  let orderBits = bits.unsigned() + 4  // log2_max_pic_order_cnt_lsb_minus4
  guard orderBits <= 16 else { return false }
  for _ in 0...(bits.flag() ? subLayers : 0) {  // sps_sub_layer_ordering_info_present_flag
    for _ in 0..<3 { _ = bits.unsigned() }
  }
  for _ in 0..<6 { _ = bits.unsigned() }  // sizes and depths of coding and transform blocks
  // scaling_list_enabled_flag, sps_scaling_list_data_present_flag
  if bits.flag(), bits.flag() { skipScalingLists(&bits) }
  bits.skip(2)  // amp_enabled_flag, sample_adaptive_offset_enabled_flag
  if bits.flag() {  // pcm_enabled_flag
    bits.skip(8)
    _ = bits.unsigned()
    _ = bits.unsigned()
    bits.skip(1)
  }
  let sets = bits.unsigned()
  guard sets <= 64 else { return false }
  var deltas: [Int64] = []
  for set in 0..<sets {
    guard let count = skipReferenceSet(&bits, index: set, previous: deltas.last) else { return false }
    deltas.append(count)
  }
  if bits.flag() {  // long_term_ref_pics_present_flag
    let count = bits.unsigned()
    guard count <= 32 else { return false }
    bits.skip(Int(count * (orderBits + 1)))
  }
  bits.skip(2)  // sps_temporal_mvp_enabled_flag, strong_intra_smoothing_enabled_flag
  return true
}

/// Skips scaling_list_data (7.3.4).
private func skipScalingLists(_ bits: inout BitReader) {
  for size in 0..<4 {
    for _ in stride(from: 0, to: 6, by: size == 3 ? 3 : 1) {
      guard bits.flag() else {  // scaling_list_pred_mode_flag
        _ = bits.unsigned()
        continue
      }
      if size > 1 { _ = bits.signed() }
      for _ in 0..<min(64, 1 << (4 + size << 1)) { _ = bits.signed() }
      if bits.isExhausted { return }
    }
  }
}

/// Skips st_ref_pic_set (7.3.7) and returns its number of pictures; nil if it is invalid.
private func skipReferenceSet(_ bits: inout BitReader, index: Int64, previous: Int64?) -> Int64? {
  if index > 0, let previous, bits.flag() {  // inter_ref_pic_set_prediction_flag
    bits.skip(1)
    _ = bits.unsigned()
    var count: Int64 = 0
    for _ in 0...previous {
      // The two fields are used_by_curr_pic_flag and otherwise use_delta_flag.
      if bits.flag() || bits.flag() { count += 1 }
    }
    return bits.isExhausted || count > 16 ? nil : count
  }
  let (negative, positive) = (bits.unsigned(), bits.unsigned())
  guard negative <= 16, positive <= 16, !bits.isExhausted else { return nil }
  for _ in 0..<negative + positive {
    _ = bits.unsigned()
    bits.skip(1)
  }
  return negative + positive
}

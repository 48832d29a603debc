/// Reads the headers of MPEG-4 Visual (ISO/IEC 14496-2, 6.2.2 and 6.2.3) in an `esds` box: profile, size and sample
/// aspect ratio.
package func mpeg4VisualConfiguration(_ record: Fields) -> VideoCodecDetails? {
  var details = VideoCodecDetails()
  var found = false
  var place = 0
  while let prefix = record.u24(place) {
    guard prefix == 1, let code = record.u8(place + 3) else {
      place += 1
      continue
    }
    switch code {
    case 0xB0:  // visual_object_sequence_start_code
      if let indication = record.u8(place + 4) {
        details.profile = mpeg4VisualProfileName(indication >> 4)
        // 8 means level 0 of the simple profile, which is not reported.
        details.level = indication & 15 > 0 && indication != 8 ? Double(indication & 15) : nil
      }
    case 0x20...0x2F:  // video_object_layer_start_code
      guard let layer = record.part(place + 4) else { return nil }
      readLayer(layer, into: &details)
      found = true
    default: break
    }
    place += 4
  }
  return found ? details : nil
}

/// Reads VideoObjectLayer (6.2.3).
private func readLayer(_ layer: Fields, into details: inout VideoCodecDetails) {
  var bits = BitReader(layer.bytes)
  // Zeros after the end of a truncated header are not statements.
  defer { if bits.isExhausted { details.sampleAspectRatio = nil } }
  bits.skip(9)  // random_accessible_vol, video_object_type_indication
  var version = 1
  if bits.flag() {  // is_object_layer_identifier
    version = bits.bits(4)
    bits.skip(3)
  }
  let aspect = bits.bits(4)
  // Table 6-12: values up to 5 are the common ones; 15 precedes an explicit ratio.
  if aspect == 15 {
    let (width, height) = (bits.bits(8), bits.bits(8))
    details.sampleAspectRatio = width > 0 ? Ratio(Int64(width), Int64(height)) : nil
  } else if (1...5).contains(aspect) {
    details.sampleAspectRatio = numberedAspect(aspect)
  }
  if bits.flag() {  // vol_control_parameters
    bits.skip(3)  // chroma_format, low_delay
    if bits.flag() { bits.skip(79) }  // vbv_parameters
  }
  let shape = bits.bits(2)
  if shape == 3, version != 1 { bits.skip(4) }
  bits.skip(1)
  let resolution = bits.bits(16)
  bits.skip(1)
  guard resolution > 0 else { return }
  if bits.flag() {  // fixed_vop_rate
    // The field has as many bits as numbers below the resolution need.
    var width = 1
    while width < 16, resolution > 1 << width { width += 1 }
    bits.skip(width)
  }
  // Only a rectangular layer has a size.
  guard shape == 0 else { return }
  bits.skip(1)
  let width = bits.bits(13)
  bits.skip(1)
  let height = bits.bits(13)
  bits.skip(1)
  let isInterlaced = bits.flag()
  guard !bits.isExhausted, width > 0, height > 0 else { return }
  (details.width, details.height) = (width, height)
  // Samples are 8 bits and 4:2:0, except in the studio profiles, whose object layers have another syntax.
  (details.chroma, details.bitDepth) = (.quarter, 8)
  details.interlaced = isInterlaced ? nil : false
}

/// Returns FFmpeg's name of a profile (table G.1) by its high four bits.
private func mpeg4VisualProfileName(_ number: Int) -> String? {
  switch number {
  case 0: "Simple Profile"
  case 1: "Simple Scalable Profile"
  case 2: "Core Profile"
  case 3: "Main Profile"
  case 4: "N-bit Profile"
  case 5: "Scalable Texture Profile"
  case 6: "Simple Face Animation Profile"
  case 7: "Basic Animated Texture Profile"
  case 8: "Hybrid Profile"
  case 9: "Advanced Real Time Simple Profile"
  case 10: "Core Scalable Profile"
  case 11: "Advanced Coding Profile"
  case 12: "Advanced Core Profile"
  case 13: "Advanced Scalable Texture Profile"
  case 14: "Simple Studio Profile"
  case 15: "Advanced Simple Profile"
  default: nil
  }
}

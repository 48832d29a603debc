/// Reads a VPCodecConfigurationRecord (VP Codec ISO Media File Format Binding 1.0), the `vpcC` box of VP8 and VP9. Nil
/// for version 0 of the draft, which has another layout.
package func vpConfiguration(_ record: Fields) -> VideoCodecDetails? {
  guard record.version == 1, let profile = record.u8(4), let level = record.u8(5), let format = record.u8(6),
    let primaries = record.u8(7), let transfer = record.u8(8), let matrix = record.u8(9)
  else { return nil }
  var details = VideoCodecDetails()
  details.profile = (0...3).contains(profile) ? ["Profile 0", "Profile 1", "Profile 2", "Profile 3"][profile] : nil
  // 0 means an unknown level; other values are ten times the level.
  details.level = level > 0 ? Double(level) / 10 : nil
  details.bitDepth = format >> 4 > 0 ? format >> 4 : nil
  switch format >> 1 & 7 {
  case 0, 1: details.chroma = .quarter
  case 2: details.chroma = .half
  case 3: details.chroma = .full
  default: break
  }
  details.color = ColorCodePoints(
    primaries: primaries, transfer: transfer, matrix: matrix, isFullRange: format & 1 != 0)
  details.interlaced = false
  return details
}

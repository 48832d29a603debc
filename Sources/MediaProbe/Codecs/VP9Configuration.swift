/// VPCodecConfigurationRecord (VP Codec ISO Media File Format Binding 1.0): the `vpcC` of VP8 and VP9, behind version and
/// flags. Nil for the draft's version 0, whose fields stood otherwise.
func vpConfiguration(_ record: Fields) -> VideoCoding? {
  guard record.version == 1, let profile = record.u8(4), let level = record.u8(5), let format = record.u8(6),
    let primaries = record.u8(7), let transfer = record.u8(8), let matrix = record.u8(9)
  else { return nil }
  var coding = VideoCoding()
  coding.profile = (0...3).contains(profile) ? ["Profile 0", "Profile 1", "Profile 2", "Profile 3"][profile] : nil
  // 0 stands for a level that is not known; else ten times the level.
  coding.level = level > 0 ? Double(level) / 10 : nil
  coding.bitDepth = format >> 4 > 0 ? format >> 4 : nil
  switch format >> 1 & 7 {
  case 0, 1: coding.chroma = .quarter
  case 2: coding.chroma = .half
  case 3: coding.chroma = .full
  default: break
  }
  coding.color = CodedColor(
    primaries: primaries, transfer: transfer, matrix: matrix, isFullRange: format & 1 != 0)
  coding.interlaced = false
  return coding
}

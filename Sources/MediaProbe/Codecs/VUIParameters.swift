/// The start of the VUI parameters, which H.264 and H.265 share (ISO/IEC 14496-10, E.1.1; ISO/IEC 23008-2, E.2.1):
/// sample aspect ratio, range and color.
struct VUIParameters {
  private(set) var sampleAspectRatio: Ratio?
  private(set) var color = ColorCodePoints()

  init(_ bits: inout BitReader) {
    if bits.flag() {  // aspect_ratio_info_present_flag
      let number = bits.bits(8)
      if number == 255 {
        let (width, height) = (bits.bits(16), bits.bits(16))
        sampleAspectRatio = width > 0 ? Ratio(Int64(width), Int64(height)) : nil
      } else {
        sampleAspectRatio = numberedAspect(number)
      }
    }
    if bits.flag() { bits.skip(1) }  // overscan_info
    if bits.flag() {  // video_signal_type_present_flag
      bits.skip(3)  // video_format
      color.isFullRange = bits.flag()
      if bits.flag() {  // colour_description_present_flag
        color.primaries = bits.bits(8)
        color.transfer = bits.bits(8)
        color.matrix = bits.bits(8)
      }
    }
    if bits.flag() {  // chroma_loc_info_present_flag
      _ = bits.unsigned()
      _ = bits.unsigned()
    }
  }
}

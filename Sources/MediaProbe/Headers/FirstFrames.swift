// What the first frame of a track tells where no record does.

/// A frame of VP8 (RFC 6386, 9.1); nil when it is no key frame.
func vp8Frame(_ frame: Fields) -> VideoCoding? {
  guard let tag = frame.u8(0), tag & 1 == 0, frame.u24(3) == 0x9D_012A else { return nil }
  let size = Fields(frame.bytes, .little)
  guard let width = size.u16(6).map({ $0 & 0x3FFF }), let height = size.u16(8).map({ $0 & 0x3FFF }), width > 0,
    height > 0
  else { return nil }
  var coding = VideoCoding()
  (coding.width, coding.height) = (width, height)
  (coding.chroma, coding.bitDepth, coding.interlaced) = (.quarter, 8, false)
  coding.isComplete = true
  return coding
}

/// A frame of VP9 (VP9 Bitstream Specification 0.6, 6.2); nil when it is no key frame.
func vp9Frame(_ frame: Fields) -> VideoCoding? {
  var bits = CodedBits(frame.bytes)
  guard bits.bits(2) == 2 else { return nil }  // frame_marker
  let low = bits.bits(1)
  let profile = bits.bits(1) << 1 | low
  if profile == 3 { bits.skip(1) }
  guard !bits.flag() else { return nil }  // show_existing_frame
  guard !bits.flag() else { return nil }  // frame_type: 0 is a key frame
  bits.skip(2)  // show_frame, error_resilient_mode
  guard bits.bits(24) == 0x49_8342 else { return nil }  // frame_sync_code
  var coding = VideoCoding()
  coding.profile = "Profile \(profile)"
  coding.bitDepth = profile >= 2 ? (bits.flag() ? 12 : 10) : 8
  // 7.2.2, color_space, as H.273 numbers it.
  let space = bits.bits(3)
  let matrices: [Int?] = [nil, 5, 1, 6, 7, 9, nil, 0]
  coding.color.matrix = matrices[space & 7]
  if space == 7 {
    coding.color.isFullRange = true
    coding.chroma = .full
    if profile & 1 != 0 { bits.skip(1) }
  } else {
    coding.color.isFullRange = bits.flag()
    if profile & 1 != 0 {
      let (x, y) = (bits.bits(1), bits.bits(1))
      bits.skip(1)
      coding.chroma = x == 1 ? (y == 1 ? .quarter : .half) : y == 1 ? .vertical : .full
    } else {
      coding.chroma = .quarter
    }
  }
  coding.width = bits.bits(16) + 1
  coding.height = bits.bits(16) + 1
  guard !bits.isExhausted else { return nil }
  coding.interlaced = false
  coding.isComplete = true
  return coding
}

/// A frame of AC-3 (ETSI TS 102 366, 4.3.1 and 4.3.2); nil when it is of another coding.
func ac3Frame(_ frame: Fields) -> AudioCoding? {
  var bits = CodedBits(frame.bytes)
  guard bits.bits(16) == 0x0B77 else { return nil }
  bits.skip(16)  // crc1
  let rate = bits.bits(2)
  let size = bits.bits(6)
  let identification = bits.bits(5)
  let serviceMode = bits.bits(3)
  let mode = bits.bits(3)
  // 4.4.2.4 to 4.4.2.6: mix levels stand between only where there is something to mix.
  if mode & 1 != 0, mode != 1 { bits.skip(2) }
  if mode & 4 != 0 { bits.skip(2) }
  if mode == 2 { bits.skip(2) }
  let lowFrequency = bits.bits(1)
  guard !bits.isExhausted, identification <= 8 else { return nil }
  // The record of ISO media holds the same fields side by side.
  let record =
    rate << 22 | identification << 17 | serviceMode << 14 | mode << 11 | lowFrequency << 10 | (size >> 1) << 5
  return ac3Configuration(Fields([UInt8(record >> 16 & 0xFF), UInt8(record >> 8 & 0xFF), UInt8(record & 0xFF)]))
}

// These functions read the first frame of a track that has no codec record.

/// Reads a frame of VP8 (RFC 6386, 9.1); nil if it is not a key frame.
func vp8Frame(_ frame: Fields) -> VideoCodecDetails? {
  guard let tag = frame.u8(0), tag & 1 == 0, frame.u24(3) == 0x9D_012A else { return nil }
  let size = Fields(frame.bytes, .little)
  guard let width = size.u16(6).map({ $0 & 0x3FFF }), let height = size.u16(8).map({ $0 & 0x3FFF }), width > 0,
    height > 0
  else { return nil }
  var details = VideoCodecDetails()
  (details.width, details.height) = (width, height)
  (details.chroma, details.bitDepth, details.interlaced) = (.quarter, 8, false)
  details.isComplete = true
  return details
}

/// Reads a frame of VP9 (VP9 Bitstream Specification 0.6, 6.2); nil if it is not a key frame.
func vp9Frame(_ frame: Fields) -> VideoCodecDetails? {
  var bits = BitReader(frame.bytes)
  guard bits.bits(2) == 2 else { return nil }  // frame_marker
  let low = bits.bits(1)
  let profile = bits.bits(1) << 1 | low
  if profile == 3 { bits.skip(1) }
  guard !bits.flag() else { return nil }  // show_existing_frame
  guard !bits.flag() else { return nil }  // frame_type: 0 is a key frame
  bits.skip(2)  // show_frame, error_resilient_mode
  guard bits.bits(24) == 0x49_8342 else { return nil }  // frame_sync_code
  var details = VideoCodecDetails()
  details.profile = "Profile \(profile)"
  details.bitDepth = profile >= 2 ? (bits.flag() ? 12 : 10) : 8
  // 7.2.2: color_space, converted to the numbers of H.273.
  let space = bits.bits(3)
  let matrices: [Int?] = [nil, 5, 1, 6, 7, 9, nil, 0]
  details.color.matrix = matrices[space & 7]
  if space == 7 {
    details.color.isFullRange = true
    details.chroma = .full
    if profile & 1 != 0 { bits.skip(1) }
  } else {
    details.color.isFullRange = bits.flag()
    if profile & 1 != 0 {
      let (x, y) = (bits.bits(1), bits.bits(1))
      bits.skip(1)
      details.chroma = x == 1 ? (y == 1 ? .quarter : .half) : y == 1 ? .vertical : .full
    } else {
      details.chroma = .quarter
    }
  }
  details.width = bits.bits(16) + 1
  details.height = bits.bits(16) + 1
  guard !bits.isExhausted else { return nil }
  details.interlaced = false
  details.isComplete = true
  return details
}

/// Reads a frame of AC-3 (ETSI TS 102 366, 4.3.1 and 4.3.2); nil if it has another codec.
func ac3Frame(_ frame: Fields) -> AudioCodecDetails? {
  var bits = BitReader(frame.bytes)
  guard bits.bits(16) == 0x0B77 else { return nil }
  bits.skip(16)  // crc1
  let rate = bits.bits(2)
  let size = bits.bits(6)
  let identification = bits.bits(5)
  let serviceMode = bits.bits(3)
  let mode = bits.bits(3)
  // 4.4.2.4 to 4.4.2.6: mix levels are only present for channels that are mixed.
  if mode & 1 != 0, mode != 1 { bits.skip(2) }
  if mode & 4 != 0 { bits.skip(2) }
  if mode == 2 { bits.skip(2) }
  let lowFrequency = bits.bits(1)
  guard !bits.isExhausted, identification <= 8 else { return nil }
  // The record of ISO BMFF contains the same fields in a row.
  let record =
    rate << 22 | identification << 17 | serviceMode << 14 | mode << 11 | lowFrequency << 10 | (size >> 1) << 5
  return ac3Configuration(Fields([UInt8(record >> 16 & 0xFF), UInt8(record >> 8 & 0xFF), UInt8(record & 0xFF)]))
}

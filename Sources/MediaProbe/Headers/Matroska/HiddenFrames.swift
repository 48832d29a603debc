/// Returns true if a frame of VP8 or VP9 is never shown, so that no rate includes it. Encoders write such frames as references
/// for others; they have blocks, samples and times of their own.
///
/// - Parameters:
///   - first: The first byte of the frame.
///   - last: Its last byte.
package func isHidden(_ codec: String?, first: UInt8, last: UInt8) -> Bool {
  switch codec {
  // RFC 6386, 9.1: three bits follow the lowest one, and then show_frame.
  case "vp8": first & 0x10 == 0
  case "vp9": !isSuperframe(last) && isHiddenVP9(first)
  default: false
  }
}

/// Returns true if a frame of this codec can be hidden.
package func mayHide(_ codec: String?) -> Bool { codec == "vp8" || codec == "vp9" }

/// VP9 Bitstream, annex B: a superframe ends with a marker of three bits. One of its frames is shown.
private func isSuperframe(_ last: UInt8) -> Bool { last & 0xE0 == 0xC0 }

/// VP9 Bitstream, 6.2: frame_marker (2), the profile (2, and a reserved bit for profile 3), show_existing_frame,
/// frame_type, show_frame.
private func isHiddenVP9(_ first: UInt8) -> Bool {
  guard first >> 6 == 2 else { return false }
  let isProfile3 = first & 0x30 == 0x30
  let flags = isProfile3 ? first & 0x07 : first >> 1 & 0x07
  return flags & 0x04 == 0 && flags & 0x01 == 0
}

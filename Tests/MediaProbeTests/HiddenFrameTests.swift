import MediaProbe
import Testing

/// First bytes are put together by hand from RFC 6386, 9.1, and VP9 Bitstream, 6.2.
@Suite struct HiddenFrameTests {
  @Test func `It recognizes hidden frames of VP8`() {
    // From the lowest bit: 0 for a key frame, three bits of version, show_frame.
    #expect(!isHidden("vp8", first: 0b0001_0000, last: 0))
    #expect(!isHidden("vp8", first: 0b0001_0001, last: 0))
    #expect(isHidden("vp8", first: 0b0000_0001, last: 0))
    #expect(isHidden("vp8", first: 0b1110_0111, last: 0))
  }

  @Test func `It recognizes hidden frames of VP9`() {
    // Marker 10, profile 00, show_existing_frame, frame_type, show_frame, error_resilient_mode.
    #expect(isHidden("vp9", first: 0b1000_0100, last: 0))
    #expect(!isHidden("vp9", first: 0b1000_0110, last: 0))
    #expect(!isHidden("vp9", first: 0b1000_1000, last: 0))
    // Profile 3 has a reserved bit before these.
    #expect(isHidden("vp9", first: 0b1011_0010, last: 0))
    #expect(!isHidden("vp9", first: 0b1011_0011, last: 0))
    #expect(!isHidden("vp9", first: 0b1011_0100, last: 0))
    // A superframe (annex B) ends with 110.
    #expect(!isHidden("vp9", first: 0b1000_0100, last: 0b1100_0001))
  }

  @Test func `Other codecs have no hidden frames`() {
    for codec in ["h264", "av1", nil] { #expect(!isHidden(codec, first: 0, last: 0) && !mayHide(codec)) }
    #expect(mayHide("vp8") && mayHide("vp9"))
  }
}

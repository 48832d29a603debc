// The first packets of Xiph's codings, as Ogg and Matroska carry them.

/// Samples a second: whatever the rate of the input was, Opus plays at this one (RFC 7845, 5.1).
let opusSampleRate = 48_000

/// OpusHead (RFC 7845, 5.1).
func opusHead(_ packet: Fields) -> AudioCoding? {
  guard packet.has("OpusHead", at: 0), let version = packet.u8(8), version < 16, let channels = packet.u8(9),
    channels > 0,
    let family = packet.u8(18)
  else { return nil }
  var coding = AudioCoding()
  coding.sampleRate = opusSampleRate
  coding.channels = channels
  coding.layout = family <= 1 ? vorbisLayoutName(channels) : nil
  return coding
}

/// Seconds that a packet of Opus lasts (RFC 6716, 3.1 and 3.2), by its first one or two bytes.
func opusDuration(_ packet: Fields) -> Double? {
  guard let first = packet.u8(0) else { return nil }
  let configuration = first >> 3
  // In units of 2.5 ms: SILK 10 to 60 ms, hybrid 10 and 20 ms, CELT 2.5 to 20 ms.
  let units: Int
  switch configuration {
  case 0..<12: units = [4, 8, 16, 24][configuration & 3]
  case 12..<16: units = [4, 8][configuration & 1]
  default: units = [1, 2, 4, 8][configuration & 3]
  }
  let frames: Int
  switch first & 3 {
  case 0: frames = 1
  case 1, 2: frames = 2
  default: frames = (packet.u8(1) ?? 0) & 0x3F
  }
  return Double(units * frames) / 400
}

/// The identification header of Vorbis (Vorbis I, 4.2.2).
func vorbisIdentification(_ packet: Fields) -> AudioCoding? {
  let packet = Fields(packet.bytes, .little)
  guard packet.has("\u{1}vorbis", at: 0), let channels = packet.u8(11), channels > 0, let rate = packet.u32(12),
    rate > 0
  else { return nil }
  var coding = AudioCoding()
  coding.sampleRate = rate
  coding.channels = channels
  coding.layout = vorbisLayoutName(channels)
  // What it states as bit rates is what the encoder aimed at, and no measure.
  return coding
}

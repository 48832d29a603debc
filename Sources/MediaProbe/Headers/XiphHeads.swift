// These functions read the first packets of Xiph's codecs, in Ogg and Matroska.

/// Sample rate of Opus in hertz: it is played at this rate, whatever the rate of the input was (RFC 7845, 5.1).
let opusSampleRate = 48_000

/// Reads OpusHead (RFC 7845, 5.1).
func opusHead(_ packet: Fields) -> AudioCodecDetails? {
  guard packet.has("OpusHead", at: 0), let version = packet.u8(8), version < 16, let channels = packet.u8(9),
    channels > 0,
    let family = packet.u8(18)
  else { return nil }
  var details = AudioCodecDetails()
  details.sampleRate = opusSampleRate
  details.channels = channels
  details.layout = family <= 1 ? vorbisLayoutName(channels) : nil
  return details
}

/// Returns the duration in seconds of an Opus packet (RFC 6716, 3.1 and 3.2), from its first one or two bytes.
func opusDuration(_ packet: Fields) -> Double? {
  guard let first = packet.u8(0) else { return nil }
  let configuration = first >> 3
  // Units of 2.5 ms: SILK 10 to 60 ms, hybrid 10 and 20 ms, CELT 2.5 to 20 ms.
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

/// Reads the identification header of Vorbis (Vorbis I, 4.2.2).
func vorbisIdentification(_ packet: Fields) -> AudioCodecDetails? {
  let packet = Fields(packet.bytes, .little)
  guard packet.has("\u{1}vorbis", at: 0), let channels = packet.u8(11), channels > 0, let rate = packet.u32(12),
    rate > 0
  else { return nil }
  var details = AudioCodecDetails()
  details.sampleRate = Int(clamping: rate)
  details.channels = channels
  details.layout = vorbisLayoutName(channels)
  // The bit rates in this header are the encoder's targets and not measured, so they are not used.
  return details
}

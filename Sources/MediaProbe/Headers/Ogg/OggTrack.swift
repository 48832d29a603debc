/// A logical stream of an Ogg file, described by its first packet.
struct OggTrack {
  let serial: Int64
  let kind: StreamFacts.Kind
  let codec: String?
  var audio: AudioCodecDetails?
  var video: VideoCodecDetails?
  var frameRate: Ratio?
  /// Number of packets before the media: RFC 7845, 3; Vorbis I, 4.2; Theora Specification, 6.1; RFC 9639, 10.1; the Speex Manual,
  /// "Ogg file format".
  let headers: Int
  /// The conversion from granule positions to seconds.
  private let clock: Clock
  /// Media types of the pictures in its comments.
  var pictures: [String] = []

  private enum Clock {
    case samples(rate: Int)
    /// Theora: the frames up to the last key frame, and those since.
    case frames(Ratio, shift: Int64, countsFromOne: Bool)
    case none
  }

  /// Reads the first packet; nil for a stream that is not a track (the skeleton), or of unknown codec.
  init?(serial: Int64, packet: Fields) {
    self.serial = serial
    let little = Fields(packet.bytes, .little)
    if let details = opusHead(packet) {
      (kind, codec, audio, headers) = (.audio, "opus", details, 2)
      // RFC 7845, 4: granules have this rate. The pre-skip is included, as in the durations that players show.
      clock = .samples(rate: opusSampleRate)
    } else if let details = vorbisIdentification(packet), let rate = details.sampleRate {
      (kind, codec, audio, headers) = (.audio, "vorbis", details, 3)
      clock = .samples(rate: rate)
    } else if packet.has("\u{7F}FLAC", at: 0), let native = packet.part(9), let details = flacConfiguration(native),
      let rate = details.sampleRate
    {
      // Ogg FLAC mapping 1.0 (RFC 9639, 10.1): version and number of packets, then the native header.
      (kind, codec, audio) = (.audio, "flac", details)
      // The number of header packets after the first; 0 means that it is not known.
      headers = 1 + (packet.u16(7) ?? 0)
      clock = .samples(rate: rate)
    } else if packet.has("Speex   ", at: 0), let rate = little.u32(36), let channels = little.u32(48), rate > 0 {
      (kind, codec, headers) = (.audio, "speex", 2)
      var details = AudioCodecDetails()
      (details.sampleRate, details.channels) = (Int(clamping: rate), Int(clamping: channels))
      audio = details
      clock = .samples(rate: Int(clamping: rate))
    } else if let theora = TheoraHeader(packet) {
      (kind, codec, video, headers) = (.video, "theora", theora.details, 3)
      frameRate = theora.frameRate
      clock =
        theora.frameRate.map {
          .frames($0, shift: Int64(theora.granuleShift), countsFromOne: theora.countsFromOne)
        } ?? .none
    } else {
      return nil
    }
  }

  /// Converts a granule position to seconds; nil if that is impossible.
  func seconds(_ granule: Int64) -> Double? {
    // The limit is a few thousand years at any common rate; beyond it sums would overflow.
    guard (0..<Int64.max / 4).contains(granule) else { return nil }
    switch clock {
    case .samples(let rate): return Double(granule) / Double(rate)
    case .frames(let rate, let shift, let countsFromOne):
      let frames = (granule >> shift) + (granule & ((1 << shift) - 1)) + (countsFromOne ? 0 : 1)
      return Double(frames) * Double(rate.denominator) / Double(rate.numerator)
    case .none: return nil
    }
  }
}

/// The identification header of Theora (Theora Specification, 6.2).
private struct TheoraHeader {
  let details: VideoCodecDetails
  let frameRate: Ratio?
  let granuleShift: Int
  /// True if granules count frames, as since 3.2.1; before they number frames from 0.
  let countsFromOne: Bool

  init?(_ packet: Fields) {
    guard packet.u8(0) == 0x80, packet.has("theora", at: 1), let version = packet.u24(7), version >> 16 == 3,
      let width = packet.u24(14), let height = packet.u24(17), let frames = packet.u32(22),
      let seconds = packet.u32(26),
      let aspectWidth = packet.u24(30), let aspectHeight = packet.u24(33), let space = packet.u8(36),
      let bits = packet.u16(40)
    else { return nil }
    countsFromOne = version >= 0x03_0201
    var details = VideoCodecDetails()
    (details.width, details.height) = (width > 0 ? width : nil, height > 0 ? height : nil)
    if aspectWidth > 0, aspectHeight > 0 { details.sampleAspectRatio = Ratio(Int64(aspectWidth), Int64(aspectHeight)) }
    frameRate = frames > 0 && seconds > 0 ? Ratio(Int64(frames), Int64(seconds)) : nil
    // Six bits of quality, five of the shift, two of the pixel format.
    granuleShift = bits >> 5 & 0x1F
    details.chroma = [0: .quarter, 2: .half, 3: .full][bits >> 3 & 3]
    details.bitDepth = 8
    // Table 6.4: 1 is the color space of NTSC, 2 that of PAL.
    if space == 1 { details.color = ColorCodePoints(primaries: 4, transfer: 1, matrix: 5) }
    if space == 2 { details.color = ColorCodePoints(primaries: 5, transfer: 1, matrix: 5) }
    details.isComplete = true
    self.details = details
  }
}

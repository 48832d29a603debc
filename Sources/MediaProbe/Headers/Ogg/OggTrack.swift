/// A logical stream of an Ogg file by its first packet.
struct OggTrack {
  let serial: Int
  let kind: StreamFacts.Kind
  let codec: String?
  var audio: AudioCoding?
  var video: VideoCoding?
  var frameRate: Ratio?
  /// What turns a granule position into seconds.
  private let clock: Clock
  /// Pictures among its comments.
  var pictures: [String] = []

  private enum Clock {
    case samples(rate: Int)
    /// Theora: frames to the last key frame, and since.
    case frames(Ratio, shift: Int64, countsFromOne: Bool)
    case none
  }

  /// Nil for one that is no track: the skeleton, and what is not known.
  init?(serial: Int, packet: Fields) {
    self.serial = serial
    let little = Fields(packet.bytes, .little)
    if let coding = opusHead(packet) {
      (kind, codec, audio) = (.audio, "opus", coding)
      // RFC 7845, 4: granules count at this rate. What is skipped at the start counts too, as players count it.
      clock = .samples(rate: opusSampleRate)
    } else if let coding = vorbisIdentification(packet), let rate = coding.sampleRate {
      (kind, codec, audio) = (.audio, "vorbis", coding)
      clock = .samples(rate: rate)
    } else if packet.has("\u{7F}FLAC", at: 0), let native = packet.part(9), let coding = flacConfiguration(native),
      let rate = coding.sampleRate
    {
      // Ogg FLAC mapping 1.0 (RFC 9639, 10.1): version and number of packets, then the native header.
      (kind, codec, audio) = (.audio, "flac", coding)
      clock = .samples(rate: rate)
    } else if packet.has("Speex   ", at: 0), let rate = little.u32(36), let channels = little.u32(48), rate > 0 {
      (kind, codec) = (.audio, "speex")
      var coding = AudioCoding()
      (coding.sampleRate, coding.channels) = (rate, channels)
      audio = coding
      clock = .samples(rate: rate)
    } else if let theora = TheoraHeader(packet) {
      (kind, codec, video) = (.video, "theora", theora.coding)
      frameRate = theora.frameRate
      clock =
        theora.frameRate.map {
          .frames($0, shift: Int64(theora.granuleShift), countsFromOne: theora.countsFromOne)
        } ?? .none
    } else {
      return nil
    }
  }

  /// Where on the time line a granule position lies, in seconds; nil when that is not known.
  func seconds(_ granule: Int64) -> Double? {
    // A few thousand years at any rate in use; beyond, sums would not fit.
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
  let coding: VideoCoding
  let frameRate: Ratio?
  let granuleShift: Int
  /// Since 3.2.1 granules count frames rather than number them.
  let countsFromOne: Bool

  init?(_ packet: Fields) {
    guard packet.u8(0) == 0x80, packet.has("theora", at: 1), let version = packet.u24(7), version >> 16 == 3,
      let width = packet.u24(14), let height = packet.u24(17), let frames = packet.u32(22),
      let seconds = packet.u32(26),
      let aspectWidth = packet.u24(30), let aspectHeight = packet.u24(33), let space = packet.u8(36),
      let bits = packet.u16(40)
    else { return nil }
    countsFromOne = version >= 0x03_0201
    var coding = VideoCoding()
    (coding.width, coding.height) = (width > 0 ? width : nil, height > 0 ? height : nil)
    if aspectWidth > 0, aspectHeight > 0 { coding.sampleAspectRatio = Ratio(Int64(aspectWidth), Int64(aspectHeight)) }
    frameRate = frames > 0 && seconds > 0 ? Ratio(Int64(frames), Int64(seconds)) : nil
    // Six bits of quality, five of the shift, two of the pixel format.
    granuleShift = bits >> 5 & 0x1F
    coding.chroma = [0: .quarter, 2: .half, 3: .full][bits >> 3 & 3]
    coding.bitDepth = 8
    // Table 6.4: 1 as on NTSC, 2 as on PAL.
    if space == 1 { coding.color = CodedColor(primaries: 4, transfer: 1, matrix: 5) }
    if space == 2 { coding.color = CodedColor(primaries: 5, transfer: 1, matrix: 5) }
    coding.isComplete = true
    self.coding = coding
  }
}

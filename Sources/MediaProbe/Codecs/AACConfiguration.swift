/// Reads an AudioSpecificConfig (ISO/IEC 14496-3, 1.6.2.1), with spectral band replication and parametric stereo if they are
/// signaled; nil if it is damaged.
///
/// AAC of at most 24 kHz can contain the replication without signaling it (1.6.5, implicit signaling), which doubles the rate.
/// With one channel it can also contain parametric stereo. Only the samples show this, so `mayBeExtended` is set and the
/// dependent values are left out.
package func aacConfiguration(_ record: Fields) -> AudioCodecDetails? {
  var bits = BitReader(record.bytes)
  var type = objectType(&bits)
  guard var rate = samplingFrequency(&bits) else { return nil }
  let configuration = bits.bits(4)
  let coreRate = rate
  var replication: Bool?
  var stereo: Bool?
  if type == 5 || type == 29 {
    replication = true
    if type == 29 { stereo = true }
    guard let extended = samplingFrequency(&bits) else { return nil }
    rate = extended
    type = objectType(&bits)
    if type == 22 { bits.skip(4) }
  }
  guard !bits.isExhausted else { return nil }
  var channels = mpeg4Channels(configuration)
  // These object types share GASpecificConfig (4.4.1).
  if [1, 2, 3, 4, 6, 7, 17, 19, 20, 21, 22, 23].contains(type) {
    bits.skip(1)  // frameLengthFlag
    if bits.flag() { bits.skip(14) }  // dependsOnCoreCoder
    let isExtended = bits.flag()
    if configuration == 0 { channels = programChannels(&bits) }
    if type == 6 || type == 20 { bits.skip(3) }
    if isExtended {
      if type == 22 { bits.skip(16) }
      if type == 17 || type == 19 || type == 20 || type == 23 { bits.skip(3) }
      bits.skip(1)
    }
    // 1.6.5.3: explicit signalling that older decoders ignore.
    if replication == nil, bits.remaining >= 16, bits.bits(11) == 0x2B7, objectType(&bits) == 5 {
      replication = bits.flag()
      if replication == true, let extended = samplingFrequency(&bits) {
        rate = extended
        if bits.remaining >= 12, bits.bits(11) == 0x548 { stereo = bits.flag() }
      }
    }
  }
  var details = AudioCodecDetails()
  let isAAC = [1, 2, 3, 4].contains(type)
  let mayReplicate = replication == nil && isAAC && coreRate <= 24000
  let mayBeStereo = stereo == nil && isAAC && channels == 1 && (replication == true || mayReplicate)
  details.mayBeExtended = mayReplicate || mayBeStereo
  if stereo == true, channels == 1 { channels = 2 }
  if !mayReplicate {
    details.sampleRate = rate
    if !mayBeStereo { details.profile = profileName(type, replication == true, stereo == true) }
  }
  if !mayBeStereo {
    details.channels = channels
    details.layout = stereo == true && configuration == 1 ? "stereo" : mpeg4LayoutName(configuration)
  }
  return details
}

/// Reads GetAudioObjectType (1.6.2.1).
private func objectType(_ bits: inout BitReader) -> Int {
  let type = bits.bits(5)
  return type == 31 ? 32 + bits.bits(6) : type
}

/// Reads samplingFrequencyIndex (table 1.18); 15 precedes an explicit rate. Nil for reserved values.
private func samplingFrequency(_ bits: inout BitReader) -> Int? {
  let index = bits.bits(4)
  if index == 15 {
    let rate = bits.bits(24)
    return rate > 0 ? rate : nil
  }
  let rates = [96000, 88200, 64000, 48000, 44100, 32000, 24000, 22050, 16000, 12000, 11025, 8000, 7350]
  return index < rates.count ? rates[index] : nil
}

/// Returns the number of channels of a channel configuration (table 1.19).
private func mpeg4Channels(_ configuration: Int) -> Int? {
  switch configuration {
  case 1...6: configuration
  case 7, 12, 14: 8
  case 11: 7
  default: nil
  }
}

/// Reads a program_config_element (4.4.1.1) and returns its number of channels.
private func programChannels(_ bits: inout BitReader) -> Int? {
  bits.skip(10)  // tag, object type, sampling frequency
  let (front, side, back, low) = (bits.bits(4), bits.bits(4), bits.bits(4), bits.bits(2))
  let (data, coupling) = (bits.bits(3), bits.bits(4))
  if bits.flag() { bits.skip(4) }  // mono mixdown
  if bits.flag() { bits.skip(4) }  // stereo mixdown
  if bits.flag() { bits.skip(3) }  // matrix mixdown
  var channels = low
  for _ in 0..<front + side + back {
    // An element is a pair of channels or a single channel.
    channels += bits.flag() ? 2 : 1
    bits.skip(4)
  }
  bits.skip(4 * low + 4 * data + 5 * coupling)
  bits.align()
  bits.skip(8 * bits.bits(8))  // comment
  return bits.isExhausted || channels == 0 ? nil : channels
}

/// Returns FFmpeg's name of a profile (table 1.17).
private func profileName(_ type: Int, _ hasReplication: Bool, _ hasParametricStereo: Bool) -> String? {
  if hasParametricStereo { return "HE-AACv2" }
  if hasReplication { return "HE-AAC" }
  switch type {
  case 1: return "Main"
  case 2: return "LC"
  case 3: return "SSR"
  case 4: return "LTP"
  case 23: return "LD"
  case 39: return "ELD"
  case 42: return "xHE-AAC"
  default: return nil
  }
}

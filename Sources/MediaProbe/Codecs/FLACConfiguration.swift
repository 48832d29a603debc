/// Reads a FLACSpecificBox (Encapsulation of FLAC in ISO Base Media File Format 0.0.4, 3.3.2), the `dfLa` box of FLAC.
/// The STREAMINFO block (RFC 9639, 8.2) must come first.
package func flacConfiguration(_ record: Fields) -> AudioCodecDetails? {
  guard record.u8(4).map({ $0 & 0x7F }) == 0 else { return nil }
  var bits = BitReader(record.bytes.dropFirst(8 + 10))
  let rate = bits.bits(20)
  let channels = bits.bits(3) + 1
  guard !bits.isExhausted, rate > 0 else { return nil }
  var details = AudioCodecDetails()
  details.sampleRate = rate
  details.channels = channels
  details.layout = flacLayoutName(channels)
  return details
}

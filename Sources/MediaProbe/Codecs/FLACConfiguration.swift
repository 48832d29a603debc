/// FLACSpecificBox (Encapsulation of FLAC in ISO Base Media File Format 0.0.4, 3.3.2): the `dfLa` of FLAC, by the STREAMINFO
/// block (RFC 9639, 8.2) that must come first.
func flacConfiguration(_ record: Fields) -> AudioCoding? {
  guard record.u8(4).map({ $0 & 0x7F }) == 0 else { return nil }
  var bits = CodedBits(record.bytes.dropFirst(8 + 10))
  let rate = bits.bits(20)
  let channels = bits.bits(3) + 1
  guard !bits.isExhausted, rate > 0 else { return nil }
  var coding = AudioCoding()
  coding.sampleRate = rate
  coding.channels = channels
  coding.layout = flacLayoutName(channels)
  return coding
}

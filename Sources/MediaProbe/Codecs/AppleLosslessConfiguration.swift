/// ALACSpecificConfig (Apple Lossless Format, "magic cookie"), behind version and flags of its box.
func appleLosslessConfiguration(_ record: Fields) -> AudioCoding? {
  guard let channels = record.u8(13), let rate = record.u32(24), channels > 0, rate > 0 else { return nil }
  var coding = AudioCoding()
  coding.sampleRate = rate
  coding.channels = channels
  coding.layout = appleLosslessLayoutName(channels)
  return coding
}

/// OpusSpecificBox (Encapsulation of Opus in ISO Base Media File Format 0.8.1, 4.3.2): the `dOps` of Opus.
func opusConfiguration(_ record: Fields) -> AudioCoding? {
  guard record.u8(0) == 0, let channels = record.u8(1), channels > 0, let family = record.u8(10) else { return nil }
  var coding = AudioCoding()
  coding.sampleRate = opusSampleRate
  coding.channels = channels
  coding.layout = family <= 1 ? vorbisLayoutName(channels) : nil
  return coding
}

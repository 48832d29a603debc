/// Reads an OpusSpecificBox (Encapsulation of Opus in ISO Base Media File Format 0.8.1, 4.3.2), the `dOps` box of Opus.
package func opusConfiguration(_ record: Fields) -> AudioCodecDetails? {
  guard record.u8(0) == 0, let channels = record.u8(1), channels > 0, let family = record.u8(10) else { return nil }
  var details = AudioCodecDetails()
  details.sampleRate = opusSampleRate
  details.channels = channels
  details.layout = family <= 1 ? vorbisLayoutName(channels) : nil
  return details
}

/// Reads an ALACSpecificConfig (Apple Lossless Format, "magic cookie") after version and flags of its box.
package func appleLosslessConfiguration(_ record: Fields) -> AudioCodecDetails? {
  guard let channels = record.u8(13), let rate = record.u32(24), channels > 0, rate > 0 else { return nil }
  var details = AudioCodecDetails()
  details.sampleRate = Int(clamping: rate)
  details.channels = channels
  details.layout = appleLosslessLayoutName(channels)
  return details
}

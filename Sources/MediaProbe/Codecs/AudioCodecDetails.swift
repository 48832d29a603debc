/// The audio properties in a codec configuration record; nil if it does not state them.
package struct AudioCodecDetails {
  package var profile: String?
  /// Sample rate in hertz as played.
  package var sampleRate: Int?
  package var channels: Int?
  /// FFmpeg's name of the channel layout: `stereo`, `5.1` …
  package var layout: String?
  /// Bit rate in bits per second, for codecs with a constant rate.
  package var bitRate: Int64?
  /// True if samples can contain an extension layer that changes rate, channels and profile; only the samples show it.
  package var mayBeExtended = false
}

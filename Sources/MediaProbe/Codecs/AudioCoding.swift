/// What a codec configuration record tells of the sound; nil for what it does not.
struct AudioCoding {
  var profile: String?
  /// Hertz as played.
  var sampleRate: Int?
  var channels: Int?
  /// FFmpeg's name: `stereo`, `5.1` …
  var layout: String?
  /// Bits per second, for codings of one rate.
  var bitRate: Int64?
  /// Samples may carry a second layer that changes rate, channels and profile, and only they tell.
  var mayBeExtended = false
}

// swift-format-ignore-file
// Made by script/tools/generate from Sources/MediaProbe/Facts/facts.tsv.

/// The main audio track: default or enabled, with the most channels and the lowest index.
public struct AudioFacts: Sendable, Hashable {
  /// The codec by FFmpeg's name: `aac`, `mp3`, `opus` …
  public var codec: String?
  /// The profile by FFmpeg's name: `LC`, `HE-AAC` … It does not apply to codecs without profiles.
  public var profile: String?
  /// The sample rate in hertz as played, with implicit spectral band replication included.
  public var sampleRate: Int?
  /// The number of channels.
  public var channels: Int?
  /// The channel layout by FFmpeg's name: `mono`, `stereo`, `5.1` …
  public var channelLayout: String?
  /// The bit rate of the track in bits per second.
  public var bitRate: Int64?
  /// `constant` or `variable`: the Xing, Info or VBRI header of an MP3 says it. In other tracks it is `constant` if no
  /// second deviates from the mean bit rate by more than a tenth.
  public var bitRateMode: String?
  /// The duration of the track in seconds.
  public var duration: Double?

  public init() {}
}

extension AudioFacts {
  /// Writes the known facts, and `null` for those that are unknown.
  func writeFacts(to out: inout MemberWriter) {
    out.put(.audioCodec, "codec", codec)
    out.put(.audioProfile, "profile", profile)
    out.put(.audioSampleRate, "sample_rate", sampleRate)
    out.put(.audioChannels, "channels", channels)
    out.put(.audioChannelLayout, "channel_layout", channelLayout)
    out.put(.audioBitRate, "bit_rate", bitRate)
    out.put(.audioBitRateMode, "bit_rate_mode", bitRateMode)
    out.put(.audioDuration, "duration", duration)
  }

  /// Reads the facts from a record that this version wrote.
  mutating func readFacts(written json: inout JSONScanner) throws(JSONDamage) {
    try json.read("codec", &codec)
    try json.read("profile", &profile)
    try json.read("sample_rate", &sampleRate)
    try json.read("channels", &channels)
    try json.read("channel_layout", &channelLayout)
    try json.read("bit_rate", &bitRate)
    try json.read("bit_rate_mode", &bitRateMode)
    try json.read("duration", &duration)
  }

  /// Lists the missing facts that the stream tier can read in every file with this part.
  func listMissing(_ missing: inout [Fact]) {
    if codec == nil { missing.append(.audioCodec) }
    if sampleRate == nil { missing.append(.audioSampleRate) }
    if channels == nil { missing.append(.audioChannels) }
    if channelLayout == nil { missing.append(.audioChannelLayout) }
    if bitRate == nil { missing.append(.audioBitRate) }
    if bitRateMode == nil { missing.append(.audioBitRateMode) }
    if duration == nil { missing.append(.audioDuration) }
  }

  /// Fills missing facts with those of another tier. Some others need more than that.
  mutating func fill(from other: AudioFacts) {
    profile = profile ?? other.profile
    sampleRate = sampleRate ?? other.sampleRate
    channels = channels ?? other.channels
    channelLayout = channelLayout ?? other.channelLayout
    duration = duration ?? other.duration
  }

  /// Removes values of 0 and lists their facts.
  mutating func dropZeros(_ zeros: inout [Fact]) {
    if bitRate == 0 {
      bitRate = nil
      zeros.append(.audioBitRate)
    }
    if duration == 0 {
      duration = nil
      zeros.append(.audioDuration)
    }
  }
}

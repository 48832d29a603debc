import MediaProbe

extension VideoFacts {
  /// Creates facts from the description of a track by libavformat and libavcodec.
  init(_ stream: NativeStream) {
    self.init()
    codec = stream.codec
    codecTag = stream.tag
    profile = stream.profile
    level = stream.levelNumber
    duration = stream.duration.flatMap(stream.seconds)
    bitRate = stream.bitRate
    frameCount = stream.frameCount
    guard let native = stream.video else { return }
    (storedWidth, storedHeight) = (native.width, native.height)
    // Pixels are square unless stated otherwise.
    sampleAspectRatio = native.sampleAspectRatio ?? Ratio(1, 1)
    rotation = native.matrix.map(\.rotation) ?? 0
    isMirrored = native.matrix?.mirrored ?? false
    deriveShownSize()
    averageFrameRate = native.averageRate
    pixelFormat = native.pixelFormat
    bitDepth = native.bitDepth
    chromaSubsampling = native.chromaSubsampling
    (colorPrimaries, colorTransfer) = (native.primaries, native.transfer)
    (colorSpace, colorRange) = (native.space, native.range)
    isInterlaced = native.isInterlaced ?? codec.flatMap { VideoFacts.alwaysProgressive.contains($0) ? false : nil }
    projection = native.projection == "rectangular" ? nil : native.projection
    hdr = native.hdr
    hasClosedGOP = codec.flatMap { VideoFacts.alwaysClosed.contains($0) ? true : nil }
    hasBFrames = codec.flatMap { VideoFacts.alwaysClosed.contains($0) ? false : nil }
  }

  /// Codecs without fields, or in which each frame announces its fields (HEVC: D.3.3, field_seq_flag). Without an
  /// announcement they are progressive.
  private static let alwaysProgressive: Set<String> = [
    "hevc", "vvc", "vp6", "vp6f", "vp6a", "vp8", "vp9", "av1", "h263", "flv1", "theora", "mpeg1video", "mjpeg", "png",
    "msmpeg4v1", "msmpeg4v2", "msmpeg4v3", "wmv1", "wmv2",
  ]

  /// Codecs whose key frames reset all state (VP8: RFC 6386, 9.1; VP9: 7.2; AV1: 7.20), or that only have key frames. All of
  /// them store frames in the order in which they are shown.
  private static let alwaysClosed: Set<String> = [
    "vp8", "vp9", "av1", "mjpeg", "png", "prores", "dnxhd", "h263", "theora",
  ]

  /// Adds the facts that the packets show.
  ///
  /// - Parameter mayLoseFrames: True for a container whose frames have a constant rate.
  mutating func add(_ walk: PacketWalk, _ stream: NativeStream, declaredRate: Ratio?, mayLoseFrames: Bool) {
    guard let track = walk.tracks[stream.index], let timeBase = stream.timeBase else { return }
    let timing = FrameTiming(
      frames: track.frames, untimed: track.count - Int64(track.frames.count), end: track.lastEnd, timeBase: timeBase,
      declaredRate: declaredRate, estimatedRate: averageFrameRate, mayLoseFrames: mayLoseFrames)
    // A raw stream has no times; its only source is its parameter sets.
    let hasTimes = !track.frames.isEmpty
    // The rate of a single frame comes from its container, then from its duration, then from its sequence header.
    let loneRate = walk.isComplete && track.count == 1 ? track.loneRate(timeBase, declared: averageFrameRate) : nil
    averageFrameRate = timing.averageRate ?? declaredRate ?? loneRate ?? (hasTimes ? nil : averageFrameRate)
    hasVariableFrameRate = timing.isVariable
    if walk.isComplete {
      (maxKeyframeInterval, minKeyframeInterval) = (timing.maxKeyframeInterval, timing.minKeyframeInterval)
      bitRateMode = track.rates?.mode(isVideo: true)
    }
    // A count of 0 only means that all frames are hidden.
    frameCount = walk.isComplete ? (track.count > 0 ? track.count : nil) : frameCount
    hasClosedGOP = hasClosedGOP ?? walk.hasClosedGOP
    hasBFrames = hasBFrames ?? walk.hasBFrames(stream, timing)
    if hdr == .pq, walk.hasStaticMetadata { hdr = .hdr10 }
    if !hasTimes, walk.isComplete, track.count > 0, duration == nil, let rate = frameRate, rate > 0 {
      duration = Double(track.count) / rate
    }
  }
}

extension PacketWalk.Track {
  /// Returns the rate of the only frame. It is the declared rate if that fits the frame's duration, which is rounded to
  /// ticks. Otherwise it follows from the duration.
  fileprivate func loneRate(_ timeBase: Ratio, declared: Ratio?) -> Ratio? {
    guard let start = firstShown, let end = lastEnd, end > start else { return declared }
    let ticks = end - start
    if let declared, abs(1 / (declared.value * timeBase.value) - Double(ticks)) <= 1 { return declared }
    return Ratio(1, ticks).flatMap { rate in timeBase.inverted.flatMap { rate.multiplied(by: $0) } }
  }
}

extension AudioFacts {
  /// Creates facts from the description of a track by libavformat and libavcodec.
  init(_ stream: NativeStream) {
    self.init()
    codec = stream.codec
    profile = stream.profile
    sampleRate = stream.audio?.sampleRate
    channels = stream.audio?.channels
    // By default one channel is mono and two channels are stereo.
    channelLayout = stream.audio?.layout ?? [1: "mono", 2: "stereo"][channels ?? 0]
    bitRate = stream.bitRate
    duration = stream.duration.flatMap(stream.seconds)
    if codec?.hasPrefix("pcm_") == true { bitRateMode = "constant" }
  }
}

extension NativeStream {
  /// The level as a number (4.1 for level 4.1), from each codec's own units; nil if the codec has no levels.
  var levelNumber: Double? {
    guard let level, level > 0 || codec == "av1" else { return nil }
    switch codec {
    // ISO/IEC 14496-10, A.3: ten times the level; 9 means 1b, which lies between 1 and 1.1.
    case "h264": return level == 9 ? 1 : Double(level) / 10
    // ISO/IEC 23008-2, A.4.1: thirty times the level.
    case "hevc": return Double(level * 10 / 30) / 10
    // AV1, A.3: seq_level_idx has four minor levels for each major level, from 2.0 on.
    case "av1": return Double(2 + level >> 2) + Double(level & 3) / 10
    case "vp9": return Double(level) / 10
    default: return Double(level)
    }
  }
}

extension NativeStream.Video {
  /// The dynamic range. HDR is always signaled, so a track without a signal is SDR.
  var hdr: VideoFacts.HDR {
    if hasDolbyVision { return .dolbyVision }
    switch transfer {
    // HDR10 is PQ with static metadata (CTA-861.3): mastering display or content light level.
    case "smpte2084": return hasMastering || hasLightLevel ? .hdr10 : .pq
    case "arib-std-b67": return .hlg
    default: return .sdr
    }
  }
}

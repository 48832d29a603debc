extension MediaFacts {
  /// Adds a reason for every missing fact that only the fragments of a movie contain; no other tier can read it.
  package mutating func nameFactsMissingWithoutFragments(_ reason: Message.ID) {
    for fact in Fact.statedByFragments where self[fact] == .absent { unknown[fact] = .init(reason) }
  }

  /// Adds a reason for every missing fact that applies to this file, with the tier that can read it.
  mutating func nameUnknownToHeader() {
    if let video, isEncrypted != true { unknown.add(MediaFacts.unstated(in: video), .init(.notInFile)) }
    var missing: [Fact] = []
    missing.reserveCapacity(16)
    if kind == .video, let video { MediaFacts.noteMissing(in: video, &missing) }
    if kind == .video || kind == .audio {
      if duration == nil { missing.append(.duration) }
      if bitRate == nil { missing.append(.bitRate) }
    }
    if let audio { MediaFacts.noteMissing(in: audio, &missing) }
    unknown.add(
      missing,
      isEncrypted == true
        ? .init(.samplesEncrypted) : .init(.notInHeader, tier: .stream))
  }

  /// Returns the missing facts that no tier can read.
  private static func unstated(in video: VideoFacts) -> [Fact] {
    var unstated: [Fact] = []
    if video.hasClosedGOP == nil, !KeyFrames.areParsed(of: video.codec) { unstated.append(.videoClosedGOP) }
    // A single frame has no distance to another.
    guard video.frameCount == 1 else { return unstated }
    if video.hasVariableFrameRate == nil { unstated.append(.videoVariableFrameRate) }
    if video.maxKeyframeInterval == nil { unstated.append(.videoMaxKeyframeInterval) }
    return unstated
  }

  private static func noteMissing(in audio: AudioFacts, _ missing: inout [Fact]) {
    if audio.codec == nil { missing.append(.audioCodec) }
    if audio.profile == nil && (audio.codec == "aac" || audio.codec == "dts") { missing.append(.audioProfile) }
    if audio.sampleRate == nil { missing.append(.audioSampleRate) }
    if audio.channels == nil { missing.append(.audioChannels) }
    if audio.channelLayout == nil { missing.append(.audioChannelLayout) }
    if audio.bitRate == nil { missing.append(.audioBitRate) }
    if audio.duration == nil { missing.append(.audioDuration) }
  }

  private static func noteMissing(in video: VideoFacts, _ missing: inout [Fact]) {
    if video.codec == nil { missing.append(.videoCodec) }
    if video.profile == nil && hasProfiles(video.codec) { missing.append(.videoProfile) }
    if video.level == nil && hasLevels(video.codec) { missing.append(.videoLevel) }
    if video.width == nil { missing.append(.videoWidth) }
    if video.height == nil { missing.append(.videoHeight) }
    if video.averageFrameRate == nil { missing.append(.videoAverageFrameRate) }
    if video.averageFrameRate == nil { missing.append(.videoFrameRate) }
    if video.hasVariableFrameRate == nil { missing.append(.videoVariableFrameRate) }
    if video.frameCount == nil { missing.append(.videoFrameCount) }
    if video.maxKeyframeInterval == nil { missing.append(.videoMaxKeyframeInterval) }
    if video.hasClosedGOP == nil { missing.append(.videoClosedGOP) }
    if video.pixelFormat == nil { missing.append(.videoPixelFormat) }
    if video.bitDepth == nil { missing.append(.videoBitDepth) }
    if video.chromaSubsampling == nil { missing.append(.videoChromaSubsampling) }
    if video.colorPrimaries == nil { missing.append(.videoColorPrimaries) }
    if video.colorTransfer == nil { missing.append(.videoColorTransfer) }
    if video.colorSpace == nil { missing.append(.videoColorSpace) }
    if video.colorRange == nil { missing.append(.videoColorRange) }
    if video.isInterlaced == nil { missing.append(.videoInterlaced) }
    if video.hdr == nil { missing.append(.videoHDR) }
    if video.duration == nil { missing.append(.videoDuration) }
    if video.bitRate == nil { missing.append(.videoBitRate) }
  }
}

/// Returns true for codecs of which every stream has a profile and a level; for other codecs these are often undefined.
private func hasLevels(_ codec: String?) -> Bool {
  codec == "h264" || codec == "hevc" || codec == "av1" || codec == "mpeg2video"
}

/// Returns true for codecs of which some streams have a profile.
private func hasProfiles(_ codec: String?) -> Bool {
  switch codec {
  case "mjpeg", "dnxhd", "vp9", "mpeg4", "vc1", "jpeg2000", nil: true
  default: hasLevels(codec)
  }
}

extension Fact {
  fileprivate static let statedByFragments: [Fact] = [
    .duration, .bitRate, .videoDuration, .videoBitRate, .videoFrameCount, .videoAverageFrameRate, .videoFrameRate,
    .videoVariableFrameRate, .videoMaxKeyframeInterval, .videoClosedGOP, .audioDuration, .audioBitRate,
  ]
}

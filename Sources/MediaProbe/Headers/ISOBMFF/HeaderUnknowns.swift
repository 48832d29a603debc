extension MediaFacts {
  /// Gives a reason to every fact that only fragments of a movie tell, and that is missing; no other tier could tell it.
  package mutating func nameUntoldByFragments(_ reason: String) {
    for fact in Fact.toldByFragments where self[fact] == .absent { unknown[fact] = .init(reason) }
  }

  /// Gives a reason to every fact that applies to this file and is missing, with the tier that can tell it.
  mutating func nameUnknownToHeader() {
    var missing: [Fact] = []
    func note(_ fact: Fact, _ isMissing: Bool) { if isMissing { missing.append(fact) } }
    if kind == .video, let video { MediaFacts.noteMissing(in: video, note) }
    if kind == .video || kind == .audio {
      note(.duration, duration == nil)
      note(.bitRate, bitRate == nil)
    }
    if let audio {
      note(.audioCodec, audio.codec == nil)
      note(.audioProfile, audio.profile == nil && (audio.codec == "aac" || audio.codec == "dts"))
      note(.audioSampleRate, audio.sampleRate == nil)
      note(.audioChannels, audio.channels == nil)
      note(.audioChannelLayout, audio.channelLayout == nil)
      note(.audioBitRate, audio.bitRate == nil)
      note(.audioDuration, audio.duration == nil)
    }
    for fact in missing where !unknown.contains(fact) {
      unknown[fact] =
        encrypted == true
        ? .init("the samples are encrypted") : .init("the header does not tell", tier: .stream)
    }
  }

  private static func noteMissing(in video: VideoFacts, _ note: (Fact, _ isMissing: Bool) -> Void) {
    note(.videoCodec, video.codec == nil)
    note(.videoProfile, video.profile == nil && hasProfiles(video.codec))
    note(.videoLevel, video.level == nil && hasLevels(video.codec))
    note(.videoWidth, video.width == nil)
    note(.videoHeight, video.height == nil)
    note(.videoAverageFrameRate, video.averageFrameRate == nil)
    note(.videoFrameRate, video.averageFrameRate == nil)
    note(.videoVariableFrameRate, video.variableFrameRate == nil)
    note(.videoFrameCount, video.frameCount == nil)
    note(.videoMaxKeyframeInterval, video.maxKeyframeInterval == nil)
    note(.videoClosedGOP, video.closedGOP == nil)
    note(.videoPixelFormat, video.pixelFormat == nil)
    note(.videoBitDepth, video.bitDepth == nil)
    note(.videoChromaSubsampling, video.chromaSubsampling == nil)
    note(.videoColorPrimaries, video.colorPrimaries == nil)
    note(.videoColorTransfer, video.colorTransfer == nil)
    note(.videoColorSpace, video.colorSpace == nil)
    note(.videoColorRange, video.colorRange == nil)
    note(.videoInterlaced, video.interlaced == nil)
    note(.videoHDR, video.hdr == nil)
    note(.videoDuration, video.duration == nil)
    note(.videoBitRate, video.bitRate == nil)
  }
}

/// Codings of which every stream is of a profile and a level; elsewhere these are often not defined.
private func hasLevels(_ codec: String?) -> Bool {
  codec == "h264" || codec == "hevc" || codec == "av1" || codec == "mpeg2video"
}

/// Codings of which some streams have a profile.
private func hasProfiles(_ codec: String?) -> Bool {
  switch codec {
  case "mjpeg", "dnxhd", "vp9", "mpeg4", "vc1", "jpeg2000", nil: true
  default: hasLevels(codec)
  }
}

extension Fact {
  fileprivate static let toldByFragments: [Fact] = [
    .duration, .bitRate, .videoDuration, .videoBitRate, .videoFrameCount, .videoAverageFrameRate, .videoFrameRate,
    .videoVariableFrameRate, .videoMaxKeyframeInterval, .videoClosedGOP, .audioDuration, .audioBitRate,
  ]
}

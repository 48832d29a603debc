extension MediaFacts {
  /// Gives a reason to every fact that only fragments of a movie tell, and that is missing; no other tier could tell it.
  package mutating func nameUntoldByFragments(_ reason: String) {
    for fact in Fact.toldByFragments where self[fact] == .absent { unknown[fact] = .init(reason) }
  }

  /// Gives a reason to every fact that applies to this file and is missing, with the tier that can tell it.
  mutating func nameUnknownToHeader() {
    if kind == .video, let video {
      for fact in Fact.tellsOfVideo where unknown[fact] == nil { nameIfMissing(fact, in: video) }
    }
    if kind == .video || kind == .audio {
      nameMissing(.duration, duration == nil)
      nameMissing(.bitRate, bitRate == nil)
    }
    if let audio {
      nameMissing(.audioCodec, audio.codec == nil)
      if audio.codec == "aac" || audio.codec == "dts" { nameMissing(.audioProfile, audio.profile == nil) }
      nameMissing(.audioSampleRate, audio.sampleRate == nil)
      nameMissing(.audioChannels, audio.channels == nil)
      nameMissing(.audioChannelLayout, audio.channelLayout == nil)
      nameMissing(.audioBitRate, audio.bitRate == nil)
      nameMissing(.audioDuration, audio.duration == nil)
    }
  }

  private mutating func nameMissing(_ fact: Fact, _ isMissing: Bool) {
    guard isMissing, unknown[fact] == nil else { return }
    unknown[fact] =
      encrypted == true
      ? .init("the samples are encrypted") : .init("the header does not tell", tier: .stream)
  }

  private mutating func nameIfMissing(_ fact: Fact, in video: VideoFacts) {
    let isMissing =
      switch fact {
      case .videoCodec: video.codec == nil
      case .videoProfile: video.profile == nil && hasProfiles(video.codec)
      case .videoLevel: video.level == nil && hasLevels(video.codec)
      case .videoWidth: video.width == nil
      case .videoHeight: video.height == nil
      case .videoAverageFrameRate, .videoFrameRate: video.averageFrameRate == nil
      case .videoVariableFrameRate: video.variableFrameRate == nil
      case .videoFrameCount: video.frameCount == nil
      case .videoMaxKeyframeInterval: video.maxKeyframeInterval == nil
      case .videoClosedGOP: video.closedGOP == nil
      case .videoPixelFormat: video.pixelFormat == nil
      case .videoBitDepth: video.bitDepth == nil
      case .videoChromaSubsampling: video.chromaSubsampling == nil
      case .videoColorPrimaries: video.colorPrimaries == nil
      case .videoColorTransfer: video.colorTransfer == nil
      case .videoColorSpace: video.colorSpace == nil
      case .videoColorRange: video.colorRange == nil
      case .videoInterlaced: video.interlaced == nil
      case .videoHDR: video.hdr == nil
      case .videoDuration: video.duration == nil
      case .videoBitRate: video.bitRate == nil
      default: false
      }
    nameMissing(fact, isMissing)
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
  fileprivate static let tellsOfVideo: [Fact] = [
    .videoCodec, .videoProfile, .videoLevel, .videoWidth, .videoHeight, .videoAverageFrameRate, .videoFrameRate,
    .videoVariableFrameRate, .videoFrameCount, .videoMaxKeyframeInterval, .videoClosedGOP, .videoPixelFormat,
    .videoBitDepth, .videoChromaSubsampling, .videoColorPrimaries, .videoColorTransfer, .videoColorSpace,
    .videoColorRange, .videoInterlaced, .videoHDR, .videoDuration, .videoBitRate,
  ]
}

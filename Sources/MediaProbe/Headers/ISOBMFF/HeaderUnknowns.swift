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
    if kind == .video || kind == .audio { listMissing(&missing) }
    if let audio { MediaFacts.noteMissing(in: audio, &missing) }
    if isEncrypted == true {
      // Encryption keeps the sizes and times of samples, which show if the rate is constant.
      let counted = missing.filter { $0 == .videoBitRateMode || $0 == .audioBitRateMode }
      unknown.add(counted, .init(.notInHeader, tier: .stream))
      unknown.add(missing, .init(.samplesEncrypted))
    } else {
      unknown.add(missing, .init(.notInHeader, tier: .stream))
    }
  }

  /// Returns the missing facts that no tier can read.
  private static func unstated(in video: VideoFacts) -> [Fact] {
    var unstated: [Fact] = []
    if video.hasClosedGOP == nil, !KeyFrames.areParsed(of: video.codec) { unstated.append(.videoClosedGOP) }
    // A single frame has no distance to another.
    guard video.frameCount == 1 else { return unstated }
    if video.hasVariableFrameRate == nil { unstated.append(.videoVariableFrameRate) }
    if video.maxKeyframeInterval == nil {
      unstated.append(.videoMaxKeyframeInterval)
      unstated.append(.videoMinKeyframeInterval)
    }
    return unstated
  }

  private static func noteMissing(in audio: AudioFacts, _ missing: inout [Fact]) {
    audio.listMissing(&missing)
    if audio.profile == nil && (audio.codec == "aac" || audio.codec == "dts") { missing.append(.audioProfile) }
  }

  private static func noteMissing(in video: VideoFacts, _ missing: inout [Fact]) {
    video.listMissing(&missing)
    // A video with one key frame has no distance between two.
    if video.maxKeyframeInterval == nil { missing.append(.videoMinKeyframeInterval) }
    if video.profile == nil && hasProfiles(video.codec) { missing.append(.videoProfile) }
    if video.level == nil && hasLevels(video.codec) { missing.append(.videoLevel) }
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

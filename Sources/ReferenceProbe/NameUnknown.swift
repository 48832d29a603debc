import MediaProbe

extension MediaFacts {
  /// Removes the tiers from the reasons: facts of the header tier become those of this tier, and no deeper tier can add
  /// more.
  mutating func forgetDeeperTiers() {
    for fact in unknown.facts { unknown[fact]?.tier = nil }
  }

  /// Adds a reason for every missing fact that applies to this file.
  mutating func nameUnknown() {
    dropReasonsOfMissingParts()
    func missing(_ facts: [Fact], _ reason: Message.ID) {
      for fact in facts where self[fact] == .absent { unknown[fact] = .init(reason) }
    }
    if let video, video.maxKeyframeInterval == nil { missing([.videoMinKeyframeInterval], .notInFile) }
    if video != nil { missing([.videoBitRateMode], .tooShortForRates) }
    if audio != nil { missing([.audioBitRateMode], .tooShortForRates) }
    switch kind {
    case .video: missing(Fact.ofEveryFile + [.encrypted] + Fact.ofEveryVideo, .notInFile)
    case .audio: missing(Fact.ofEveryFile, .notInFile)
    case .image: missing(Fact.ofEveryImage, .notInFile)
    case .other, nil: break
    }
    if let audio {
      missing(Fact.ofEveryAudio, .notInFile)
      if audio.codec == "aac" { missing([.audioProfile], .notInFile) }
    }
    if let codec = video?.codec, Fact.codecsWithLevels.contains(codec) {
      missing([.videoProfile, .videoLevel], .notInFile)
    }
  }
}

extension Fact {
  /// Codecs of which every stream has a profile and a level; for other codecs these are often undefined.
  fileprivate static let codecsWithLevels: Set<String> = ["h264", "hevc", "av1", "mpeg2video"]
}

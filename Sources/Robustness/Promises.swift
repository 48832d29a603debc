public import MediaProbe

extension MediaFacts {
  /// The promises of the facts contract that these facts break, one per line. Numbers must be valid, and an unknown value must
  /// not be 0, which only measured content can be. A fact must not be both known and unknown, or missing without a reason.
  public var brokenPromises: [String] {
    var broken: [String] = []
    for fact in Fact.allCases {
      guard case .known(let value) = self[fact] else { continue }
      if unknown[fact] != nil { broken.append("\(fact.rawValue) is known, and unknown too") }
      if !fact.allows(value) { broken.append("\(fact.rawValue) is \(value)") }
    }
    for stream in streams {
      if let duration = stream.duration, !(duration.isFinite && duration > 0) {
        broken.append("track \(stream.index) lasts \(duration) s")
      }
    }
    if streams.count > 2 * 64 { broken.append("\(streams.count) tracks are listed") }
    return broken
  }

  /// The broken promises of the facts of a whole file.
  public var brokenPromisesOfFile: [String] {
    var broken = brokenPromises
    var expected: [Fact] = [.kind, .container]
    switch kind {
    case .video: expected += [.duration, .bitRate, .videoCodec, .videoWidth, .videoHeight, .videoDuration]
    case .audio: expected += [.duration, .bitRate, .audioCodec, .audioSampleRate, .audioChannels]
    case .image: expected += [.imageFormat, .imageWidth, .imageHeight, .imageStoredWidth, .imageAnimated]
    case .other, nil: break
    }
    if image?.isAnimated == true { expected += [.duration, .imageFrameCount] }
    for fact in expected where self[fact] == .absent { broken.append("\(fact.rawValue) is missing without a reason") }
    return broken
  }
}

extension Fact {
  /// Returns true if the contract allows a value.
  fileprivate func allows(_ value: FactValue) -> Bool {
    switch value {
    case .integer(let number):
      switch self {
      case .videoRotation, .imageRotation: [0, 90, 180, 270].contains(number)
      case .imageOrientation: (1...8).contains(number)
      case .fileSize, .audioTracks, .imageLoopCount, .documentPages, .archiveFiles, .archiveHtmlFiles,
        .archiveOtherFiles,
        .archiveUnpackedSize, .captionsCues:
        number >= 0
      default: part == .content ? number >= 0 : number > 0
      }
    case .number(let number):
      // A measured share or level can be 0, and levels in decibels are negative.
      if part == .content {
        number.isFinite
      } else {
        // Two key frames may have the same presentation time.
        switch self {
        case .videoMaxKeyframeInterval, .videoMinKeyframeInterval, .captionsFirstCue, .captionsLastCueEnd:
          number.isFinite && number >= 0
        default: number.isFinite && number > 0
        }
      }
    case .ratio(let ratio): ratio.numerator > 0
    case .size(let size): size.width > 0 && size.height > 0
    case .text, .flag: true
    // These come from documents, not from files.
    case .list, .message, .messages: false
    }
  }
}

import MediaProbe
import PreflightJudging
import PreflightRules

extension HeadlineWords {
  static let english = HeadlineWords(
    title: { title($0) },
    unreadable: { code in
      let reason =
        switch code {
        case .notFound: "not found"
        case .permissionDenied: "no permission"
        case .notAFile: "not a file"
        case .empty: "file empty"
        case .notMedia: "not a media file"
        case .truncated: "file incomplete"
        case .corrupt: "file damaged"
        case .unsupported: "format not supported"
        case .playlistRefused: "a playlist"
        case .icloudPlaceholder: "file still in iCloud"
        case .lfsPointer: "Git LFS pointer"
        case .tooLarge: "far too large"
        case .tooManyTracks: "too many tracks"
        case .changedWhileReading: "file changed"
        case .ioError: "disk error"
        case .timedOut: "reading took too long"
        case .crashed: "reader crashed"
        case .internal: "failure of this machine"
        }
      return "Not readable, \(reason)"
    },
    undecided: { $0 ? "Not decided, a value is missing" : "Not decided, a fact is unknown" },
    group: { "\($0): \($1) \($1 == 1 ? "file" : "files")" },
    andMore: { "\($0) and \($1) more" },
    moreGroups: { "and \($0) more \($0 == 1 ? "kind" : "kinds") of problems" },
    moreDestinations: { "and \($0) more \($0 == 1 ? "destination" : "destinations")" },
    howToSeeAll: "--all shows every file and every problem.",
    howToSeeFacts: "--all shows all facts of each file.",
    column: { outcome in
      switch outcome {
      case .pass: "✓ pass"
      case .warn: "! warn"
      case .fail, .unreadable: "✗ fail"
      case .unknown: "? open"
      case .notApplicable: "– other kind"
      case .accepted: "~ accepted"
      case .notJudged: "○ not judged"
      }
    },
    sign: { outcome in
      switch outcome {
      case .pass: "✓ passes"
      case .warn: "! passes with warnings"
      case .fail, .unreadable: "✗ fails"
      case .unknown: "? is not decided"
      case .notApplicable: "– is a kind of file that the destination does not accept"
      case .accepted: "~ has problems that your team accepts"
      case .notJudged: "○ is not judged, because the destination has no rule for it"
      }
    })

  private static func title(_ title: ProblemTitle) -> String {
    let isAdvice = title.force != .demanded
    // A remark on something that is larger than it is used does not advise anything.
    let measure = title.force == .noted && title.breach == .above ? "needed" : "recommended"
    switch title.topic {
    case .problem(let code): return text(code)
    case .form(let rule): return text(rule)
    case .fieldsTogether: return title.breach == .below ? "Required field missing" : "Fields not accepted together"
    case .flag(let fact, let wanted): return content(fact) ?? text(fact, wanted)
    case .count(let kind):
      let files = name(kind, isPlural: true)
      switch title.breach {
      case .above: return isAdvice ? "More \(files) than recommended" : "Too many \(files)"
      case .below: return isAdvice ? "Fewer \(files) than recommended" : "Too few \(files)"
      default: return "Number of \(files) not accepted"
      }
    case .textCount(let count):
      let things =
        switch count {
        case .topicTags: "topic tags"
        case .bareLinks: "bare addresses"
        case .cashtags: "cashtags"
        case .unescapedMarks: "reserved characters"
        case .tagCharacters: "tag characters"
        case .hashtags, .mentions, .links: count.rawValue
        }
      return (isAdvice ? "More " : "Too many ") + things
        + (isAdvice ? " than recommended" : "")
    case .audioTracks:
      switch title.breach {
      case .above: return isAdvice ? "More audio tracks than recommended" : "Too many audio tracks"
      case .below: return isAdvice ? "No audio track" : "Audio track missing"
      default: return "Number of audio tracks not accepted"
      }
    default: break
    }
    if case .fact(let fact) = title.topic, let text = content(fact) { return text }
    guard let noun = noun(title.topic) else { return "Not accepted" }
    // A field keeps the spelling that the document has.
    let isField = if case .field = title.topic { true } else { false }
    let subject = isField ? noun : noun.prefix(1).uppercased() + noun.dropFirst()
    let (more, less) = grades(title.topic)
    switch title.breach {
    case .above, .longer:
      let grade = title.breach == .longer ? ("too long", "longer") : more
      return subject + " " + (isAdvice ? "\(grade.1) than \(measure)" : grade.0)
    case .below, .shorter:
      let grade = title.breach == .shorter ? ("too short", "shorter") : less
      return subject + " " + (isAdvice ? "\(grade.1) than \(measure)" : grade.0)
    case .missing: return "\(subject) missing"
    case .unwanted: return isAdvice ? "\(subject) not needed here" : "\(subject) not allowed here"
    case .outside, .other:
      let what = isLength(title.topic) ? "\(subject) length" : subject
      return what + (isAdvice ? " not recommended" : " not accepted")
    }
  }

  /// What is seen or heard in a file that breaks a rule; nil for a fact with a limit that the title has to name.
  private static func content(_ fact: Fact) -> String? {
    switch fact {
    case .contentLongestBlack: "Black picture"
    case .contentBlackShare: "Black from start to end"
    case .contentFirstFrameBlack: "First frame black"
    case .contentLastFrameBlack: "Last frame black"
    case .contentFadesIn: "Fades in from black"
    case .contentLongestSingleColor: "Picture of a single color"
    case .contentLongestFreeze: "Frozen picture"
    case .contentStillShare: "Frozen from start to end"
    case .contentRepeatedFrameShare: "Repeated frames"
    case .contentLongestBars, .contentBarShare: "Black bars"
    case .contentFlashes: "Flashes"
    case .contentRedFlashes: "Red flashes"
    case .contentBlur: "Blurred picture"
    case .contentBlockiness: "Blocks of compression"
    case .contentOutOfRangeShare: "Levels out of range"
    case .contentCombedShare: "Interlace combs"
    case .contentLongestSilence: "Silence"
    case .contentSilentShare: "Silent sound track"
    case .contentSilentChannels: "Silent channel"
    case .contentDualMono: "Same sound on both channels"
    case .contentPhaseCorrelation: "Channels in opposite phase"
    case .contentLongestClipping: "Clipped sound"
    case .contentDcOffset: "DC offset"
    case .contentSoundEndsEarly: "Sound ends early"
    case .contentPictureBeginsLate: "Picture begins late"
    case .contentLongestTestCard: "Test card"
    case .contentLoudness: "Unusual loudness"
    case .contentSingleColor: "Image of a single color"
    case .contentAlpha: "Alpha channel without effect"
    default: nil
    }
  }

  private static func isLength(_ topic: ProblemTitle.Topic) -> Bool {
    if case .duration = topic { true } else { false }
  }

  /// Words for too much and too little of a property, and their comparatives.
  private static func grades(_ topic: ProblemTitle.Topic) -> (more: (String, String), less: (String, String)) {
    switch topic {
    case .duration, .totalDuration, .fact(.videoMaxKeyframeInterval): (("too long", "longer"), ("too short", "shorter"))
    case .fileSize, .totalFileSize, .pixels(.image), .totalPixels: (("too large", "larger"), ("too small", "smaller"))
    case .width: (("too wide", "wider"), ("too narrow", "narrower"))
    case .height: (("too tall", "taller"), ("too low", "lower"))
    case .aspectRatio: (("too wide", "wider"), ("too tall", "taller"))
    case .field: (("too large", "larger"), ("too small", "smaller"))
    default: (("too high", "higher"), ("too low", "lower"))
    }
  }

  private static func noun(_ topic: ProblemTitle.Topic) -> String? {
    switch topic {
    case .duration(let kind): kind == nil || kind == .other ? "duration" : name(kind, isPlural: false)
    case .totalDuration: "total duration"
    case .fileSize: "file"
    case .totalFileSize: "total of all files"
    case .pixels(.video): "resolution"
    case .pixels(.image): "image size"
    case .width(let part), .height(let part): part == .video ? "video" : "image"
    case .aspectRatio: "aspect ratio"
    case .totalPixels: "total of all pixels"
    case .audioTracks: "audio tracks"
    case .fact(let fact), .flag(let fact, _): name(fact)
    case .field(let name): name
    case .count, .textCount, .fieldsTogether, .problem, .form: nil
    }
  }

  private static func name(_ kind: MediaFacts.Kind?, isPlural: Bool) -> String {
    switch kind {
    case .video: isPlural ? "videos" : "video"
    case .image: isPlural ? "images" : "image"
    case .audio: isPlural ? "audio files" : "audio"
    case .other, nil: isPlural ? "files" : "file"
    }
  }

  private static func name(_ fact: Fact) -> String {
    switch fact {
    case .videoAverageFrameRate, .videoFrameRate: "frame rate"
    case .videoSampleAspectRatio: "sample aspect ratio"
    case .videoMaxKeyframeInterval: "key frame interval"
    case .videoHDR: "HDR format"
    case .imageICCProfile: "color profile"
    case .colorSpace: "color space"
    case .mimeType: "file type"
    case .kind: "kind of file"
    default:
      PageWords.en.partOf(fact.part?.rawValue ?? "", fact.englishName)
    }
  }

  private static func text(_ fact: Fact, _ wanted: Bool) -> String {
    switch (fact, wanted) {
    case (.fastStart, true): "Index not at the front"
    case (.videoInterlaced, false): "Interlaced video"
    case (.videoClosedGOP, true): "Open groups of pictures"
    case (.videoBFrames, false): "B frames"
    case (.editList, false): "Edit list in the file"
    case (.videoVariableFrameRate, false): "Variable frame rate"
    case (.extensionMatches, true): "Extension of another file type"
    case (.encrypted, false): "Encrypted file"
    case (.fragmented, false): "Fragmented file"
    case (.imageMultiPicture, false): "Several pictures in one file"
    case (.imageAnimated, true): "Image without animation"
    case (.imageAnimated, false): "Animated image"
    case (.imageHasAlpha, true): "No transparency"
    case (.imageHasAlpha, false): "Transparency"
    default:
      name(fact).prefix(1).uppercased() + name(fact).dropFirst() + (wanted ? " missing" : " not accepted")
    }
  }

  private static func text(_ rule: FormRule) -> String {
    switch rule {
    case .deprecated: "Destination deprecated"
    case .mediaUnseen: "Media not judged"
    case .fieldUnknown: "Unknown field"
    case .fieldType: "Wrong type of a field"
    case .fieldCut: "Text cut by YAML"
    case .fieldText: "Broken character in a field"
    case .fieldWord: "Unknown word in a field"
    case .contextValue: "Context value not valid"
    case .contextUnreadable: "App file not readable"
    case .mediaUnreadable: "Media not readable"
    case .mediaKind: "Wrong kind of media"
    }
  }

  private static func text(_ code: Problem.Code) -> String {
    switch code {
    case .truncated: "File incomplete"
    case .zeroFilled: "Zeros instead of media data"
    case .damaged: "Media data damaged"
    case .corrupt: "Part of the file damaged"
    case .unsupported: "Track with an unknown codec"
    case .extensionMismatch: "Extension of another file type"
    case .oddRotation: "Odd rotation"
    case .impossibleSize: "Impossible size"
    case .trailingData: "Extra bytes after the end"
    case .leadingGarbage: "Extra bytes before the start"
    case .sizeChange: "Frame size changes"
    case .externalReference: "Media data in another file"
    case .unplayable: "Nothing to show or play"
    case .encrypted: "Encrypted media"
    case .disabled: "Main track disabled"
    case .cleanAperture: "Clean aperture differs"
    case .timeGap: "Gap in the time stamps"
    case .durationDiffers: "Wrong stated duration"
    case .limitReached: "File read only in part"
    case .decodeError: "Errors in video or audio"
    }
  }
}

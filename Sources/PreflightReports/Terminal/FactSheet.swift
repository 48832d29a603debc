import MediaProbe
import PreflightBatch
import PreflightLanguage
import PreflightPresenting
import PreflightRules

/// All facts of one file for people, grouped by file, video, audio, picture and track.
struct FactSheet {
  private let asset: CheckedAsset
  private let run: RunInfo
  private var facts: MediaFacts { asset.facts }
  private var words: FactSheetWords { run.words.factSheet }

  /// The largest numbers of listed tracks and of listed reasons.
  private static let mostTracks = 16
  private static let mostReasons = 8

  init(_ asset: CheckedAsset, _ run: RunInfo) {
    self.asset = asset
    self.run = run
  }

  func lines(_ palette: Palette) -> [String] {
    var lines = ["  " + palette.bold(TerminalText.shortened(asset.path.display, to: run.width - 2))]
    let labels = FactSheetWords.Section.allCases.map { TerminalText.width(words.section($0)) }
    let width = (labels.max() ?? 0) + 2
    func add(_ section: FactSheetWords.Section, _ rows: [[String?]]) {
      let wrapped = rows.flatMap { Self.lines($0.compactMap { $0 }, to: run.width - 4 - width) }
      for (index, text) in wrapped.enumerated() {
        let label = index == 0 ? words.section(section) : ""
        lines.append("    " + palette.dim(TerminalText.fitted(label, to: width)) + text)
      }
    }
    add(.file, file)
    if let video = facts.video { add(.video, rows(video)) }
    if let audio = facts.audio { add(.audio, [row(audio)]) }
    if let image = facts.image { add(.picture, rows(image)) }
    if let content = facts.content { add(.content, rows(content)) }
    // A single track would repeat the facts above.
    if facts.streams.count > 1 { add(.track, tracks) }
    add(.unknown, unknown)
    return lines + [""]
  }

  /// Returns values with dots between them, in lines that end between two values.
  private static func lines(_ values: [String], to width: Int) -> [String] {
    var lines: [String] = []
    for value in values {
      if let last = lines.last, TerminalText.width(last) + 3 + TerminalText.width(value) <= width {
        lines[lines.count - 1] = last + " · " + value
      } else {
        lines += TerminalText.wrapped(value, to: width)
      }
    }
    return lines
  }

  private var file: [[String?]] {
    [
      [
        shown(facts.container), shown(facts.mimeType), facts.fileSize.map { humanBytes($0) },
        facts.duration.map { humanDuration($0) }, facts.bitRate.map(bitRate),
      ],
      [
        facts.isFastStart.map(words.isFastStart), facts.isFragmented == true ? words.fragmented : nil,
        facts.hasEditList == true ? words.editList : nil, facts.isEncrypted == true ? words.encrypted : nil,
        facts.extensionMatches == false ? words.otherExtension : nil,
      ],
      document,
    ]
  }

  /// The facts of a document, an archive or captions.
  private var document: [String?] {
    guard facts.refusal != nil else { return [] }
    return Fact.allCases.map { fact in
      guard [.document, .archive, .captions].contains(fact.part), case .known(let value) = facts[fact] else {
        return nil
      }
      return run.words.facts.name(fact) + " " + Phrase.of(value, unit: Measure.fact(fact).unit, in: run.language)
    }
  }

  private func rows(_ video: VideoFacts) -> [[String?]] {
    let isSquare = video.sampleAspectRatio.map { $0.numerator == $0.denominator } ?? true
    let isTurned = video.rotation.map { $0 != 0 } ?? false
    let stored = size(video.storedWidth, video.storedHeight)
    return [
      [
        codec(video.codec, video.codecTag), shown(video.profile),
        video.level.map { words.level(Phrase.decimal($0, digits: 1, in: run.language)) }, video.bitRate.map(bitRate),
      ],
      [
        size(video.width, video.height), video.aspectRatio.map { Phrase.of(.ratio($0), unit: nil) },
        isSquare && !isTurned ? nil : stored.map(words.storedAs), isTurned ? video.rotation.map(words.turned) : nil,
        video.isMirrored == true ? words.mirrored : nil, shown(video.projection),
      ],
      [
        video.averageFrameRate.map {
          words.framesPerSecond(
            Phrase.decimal($0.value, digits: 3, in: run.language), video.hasVariableFrameRate == true)
        },
        video.frameCount.map(words.frames), video.isInterlaced.map(words.isInterlaced),
        video.maxKeyframeInterval.map { words.keyFrames(humanDuration($0)) }, video.hasClosedGOP.map(words.isClosedGOP),
      ],
      [
        shown(video.pixelFormat), video.bitDepth.map(words.bits), shown(video.chromaSubsampling),
        video.hdr.map(Self.name),
      ],
      [
        names([
          (.videoColorPrimaries, video.colorPrimaries), (.videoColorTransfer, video.colorTransfer),
          (.videoColorSpace, video.colorSpace), (.videoColorRange, video.colorRange),
        ])
      ],
    ]
  }

  private func row(_ audio: AudioFacts) -> [String?] {
    [
      shown(audio.codec), shown(audio.profile), audio.sampleRate.map { "\($0) Hz" },
      audio.channels.map { words.channels($0, shown(audio.channelLayout)) }, audio.bitRate.map(bitRate),
      audio.duration.map { humanDuration($0) },
    ]
  }

  private func rows(_ image: ImageFacts) -> [[String?]] {
    let isTurned = image.orientation.map { $0 > 1 } ?? (image.rotation.map { $0 != 0 } ?? false)
    return [
      [
        shown(image.format), size(image.width, image.height),
        image.aspectRatio.map { Phrase.of(.ratio($0), unit: nil) },
        isTurned ? size(image.storedWidth, image.storedHeight).map(words.storedAs) : nil,
        isTurned ? image.orientation.map(words.orientation) : nil,
      ],
      [
        image.colorType?.rawValue, image.bitDepth.map(words.bits), image.hasAlpha == true ? words.alpha : nil,
        image.isAnimated == true ? words.animated : nil,
        image.isAnimated == true ? image.frameCount.map(words.frames) : nil,
        image.isProgressive == true ? words.progressive : nil, image.isMotionPhoto == true ? words.motionPhoto : nil,
        shown(image.iccProfile).map(words.colorProfile),
      ],
    ]
  }

  /// The largest number of parts of the time line that are listed for each kind.
  private static let mostParts = 3

  private func rows(_ content: ContentFacts) -> [[String?]] {
    let parts = ContentInterval.Kind.allCases.map { kind -> [String?] in
      let all = content.intervals(of: kind)
      let listed = all.prefix(Self.mostParts).map(\.timecodes).joined(separator: run.words.terms.comma)
      let left = all.count > Self.mostParts ? " " + run.words.verdicts.more(all.count - Self.mostParts) : ""
      return all.isEmpty ? [] : [run.words.page.interval(kind) + " " + listed + left]
    }
    let figures = [
      Fact.contentActiveArea, .contentCadence, .contentBlur, .contentBlockiness, .contentLoudness,
      .contentLoudnessRange,
      .contentTruePeak, .contentAlpha,
    ].map { fact -> String? in
      guard case .known(let value) = facts[fact] else { return nil }
      return run.words.facts.name(fact) + " "
        + Phrase.of(value, unit: Measure.fact(fact).unit, in: run.language)
    }
    return parts.filter { !$0.isEmpty } + [figures]
  }

  private var tracks: [[String?]] {
    let listed = facts.streams.prefix(Self.mostTracks).map { track -> [String?] in
      [
        "\(track.index) " + words.trackKind(track.type), shown(track.codec), shown(track.language),
        track.duration.map { humanDuration($0) }, track.isDefault ? words.defaultTrack : nil,
        track.isAttachedPicture ? words.attachedPicture : nil,
      ]
    }
    let left = facts.streams.count - listed.count
    return listed + (left > 0 ? [[run.words.verdicts.more(left)]] : [])
  }

  /// The facts without a value, by reason.
  private var unknown: [[String?]] {
    let reasons = Fact.allCases.compactMap { fact in
      facts.unknown[fact].map {
        (TerminalText.escaped($0.message.text(in: run.language)), run.words.name(of: fact))
      }
    }
    return Grouped.members(reasons).prefix(Self.mostReasons).map { reason, facts in
      [facts.joined(separator: run.words.terms.comma) + run.words.terms.colon + reason]
    }
  }

  // MARK: Values

  private func shown(_ text: String?) -> String? { text.map(TerminalText.escaped) }

  private func codec(_ codec: String?, _ tag: String?) -> String? {
    guard let codec = shown(codec) else { return nil }
    return codec + (shown(tag).map(run.words.terms.inParentheses) ?? "")
  }

  private func size(_ width: Int?, _ height: Int?) -> String? {
    if let width, let height { "\(width)×\(height)" } else { nil }
  }

  private func bitRate(_ value: Int64) -> String {
    Phrase.of(.integer(value), unit: .bitsPerSecond, in: run.language)
  }

  /// Returns `color primaries bt709, color transfer bt709`, with equal values only once.
  private func names(_ values: [(fact: Fact, value: String?)]) -> String? {
    let known = values.compactMap { entry in shown(entry.value).map { (run.words.facts.name(entry.fact), $0) } }
    return known.isEmpty ? nil : known.map { "\($0) \($1)" }.joined(separator: run.words.terms.comma)
  }

  private static func name(_ hdr: VideoFacts.HDR) -> String {
    switch hdr {
    case .sdr: "SDR"
    case .pq: "HDR (PQ)"
    case .hdr10: "HDR10"
    case .hlg: "HDR (HLG)"
    case .dolbyVision: "Dolby Vision"
    }
  }
}

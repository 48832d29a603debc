import MediaProbe
package import PreflightJudging
package import PreflightRules

/// The counts of a run of `preflight fix`.
package struct RepairCounts: Sendable, Equatable {
  package var files = 0
  /// The files that were repaired, or would be.
  package var written = 0
  /// The files that need no change.
  package var sound = 0
  /// The files that are not for any of the chosen destinations.
  package var unmeant = 0
  /// The files that still have problems.
  package var left = 0
  /// True if nothing is written.
  package var isDry: Bool

  package init(isDry: Bool) { self.isDry = isDry }
}

extension Repair {
  /// The text of an argument; nil if the argument is missing.
  package func text(_ name: String) -> String? {
    guard let argument = arguments.first(where: { $0.name == name }) else { return nil }
    return switch argument.value {
    case .text(let text): text
    case .texts(let texts): texts.joined(separator: ", ")
    case .number(let number): Phrase.number(number)
    }
  }

  /// The text of a number with its unit; nil if the number is missing.
  package func text(_ name: String, unit: Unit, in language: Language) -> String? {
    guard let argument = arguments.first(where: { $0.name == name }), case .number(let number) = argument.value else {
      return nil
    }
    return Phrase.of(.integer(number.numerator / number.denominator), unit: unit, in: language)
  }
}

#if !hasFeature(Embedded) || PAGE
  extension RepairWords {
    /// Returns a description of a change, such as “keeps the first 59.9 s”.
    package func change(_ repair: Repair, in language: Language) -> String {
      func rate(_ name: String) -> String? { repair.text(name, unit: .bitsPerSecond, in: language) }
      func value(_ name: String) -> String { repair.text(name) ?? "?" }
      return switch repair.id {
      case .moveIndexToStart: moveIndexToStart
      case .remux: remux(value("container"))
      case .retag: retag(value("codec_tag"))
      case .rename: rename
      case .trim: trim(value("max"))
      case .dropAudioTracks: dropAudioTracks
      case .transcodeVideo: transcodeVideo(value("codec"))
      case .scale: scale(value("width"), value("height"))
      case .reshape where value("by") == "pad": pad(value("color"), value("width"), value("height"))
      case .reshape: crop(value("width"), value("height"))
      case .changeFrameRate: changeFrameRate(value("frame_rate"))
      case .setKeyframeInterval: setKeyframeInterval(value("max"))
      case .deinterlace: deinterlace
      case .limitBitRate: rate("max").map(limitBitRate) ?? useBitRate(rate("bit_rate") ?? "?")
      case .reduceFileSize: reduceFileSize(repair.text("max", unit: .bytes, in: language) ?? "?")
      case .transcodeAudio: transcodeAudio(value("codec"))
      case .convertImage: convertImage(value("format"))
      case .compressImage: compressImage
      case .stripPicture: stripPicture
      case .fillBackground: fillBackground(value("color"))
      case .stripLocation: stripLocation
      case .retime: retime(value("frame_rate"))
      }
    }

    /// Returns the sentence at the end of a run.
    package func summary(_ counts: RepairCounts) -> String {
      let others = counts.unmeant == 0 ? [] : [unmeant(counts.unmeant)]
      return total(
        counts.files, [repaired(counts.written, counts.isDry), sound(counts.sound)] + others + [left(counts.left)])
    }
  }
#endif

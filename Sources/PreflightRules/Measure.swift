package import MediaProbe

/// A property of one file that a rule can be about: a measured fact, or one that is derived from facts.
package enum Measure: Sendable, Hashable {
  case fact(Fact)
  case derived(DerivedFact)
  /// The messages of the problems with one code that were found in the file; absent if it has no such problem.
  case problems(Problem.Code)

  package var name: String {
    switch self {
    case .fact(let fact): fact.rawValue
    case .derived(let derived): derived.rawValue
    case .problems(let code): Self.problemPrefix + code.rawValue
    }
  }

  /// The default step of a rule.
  var step: Step {
    switch self {
    case .fact(.duration), .fact(.videoDuration), .fact(.audioDuration): .duration
    case .fact(.videoAspectRatio), .fact(.videoSampleAspectRatio), .derived(.imageAspectRatio): .resolution
    default: unit == .pixels || unit == .points ? .resolution : .format
    }
  }

  private static let problemPrefix = "problems."

  /// Creates the measure with this name; nil for an unknown name.
  package init?(_ name: String) {
    guard let index = Self.names.index(of: name) else { return nil }
    self = Self.named[index]
  }

  /// All measures, in the order of `allNames`.
  static let named: [Measure] =
    Fact.allCases.map { .fact($0) } + DerivedFact.allCases.map { .derived($0) }
    + Problem.Code.allCases.map { .problems($0) }

  private static let names = NameTable(allNames)

  package static var allNames: [String] { named.map { $0.name } }
}

/// A property that is derived from facts and has no member of its own in a facts record.
package enum DerivedFact: String, Sendable, Hashable, CaseIterable {
  /// Width and height as shown.
  case videoSize = "video.size"
  /// Width and height as stored, for limits that apply before rotation.
  case videoStoredSize = "video.stored_size"
  case imageSize = "image.size"
  case imageStoredSize = "image.stored_size"
  /// Width over height as shown, exact.
  case imageAspectRatio = "image.aspect_ratio"
  /// Width × height × frames.
  case imageTotalPixels = "image.total_pixels"
  /// The number of frames in the longest distance between two key frames, at the average rate.
  case videoMaxKeyframeFrames = "video.max_keyframe_frames"
  /// The number of audio tracks.
  case audioTracks = "audio.tracks"
}

/// The type of a value, which decides the constraints that can be used on it.
package enum ValueType: Sendable, Hashable {
  case integer
  /// Compared in millionths, so that 600.1 is exactly 0.1 above 600.
  case number
  case ratio
  case text
  case flag
  case size
  /// A field of a request, whose type is known only for a given request.
  case any
}

/// The unit of a value, as in findings.
@nonexhaustive public enum Unit: String, Sendable, Hashable, CaseIterable {
  case seconds = "s"
  case bytes
  case bitsPerSecond = "bit/s"
  case pixels = "px"
  case framesPerSecond = "fps"
  case hertz = "Hz"
  case degrees
  case bits
  case frames
  case loudnessUnitsFullScale = "LUFS"
  case loudnessUnits = "LU"
  case decibelsTruePeak = "dBTP"
  case dotsPerInch = "dpi"
  case points = "pt"
  case utf16 = "utf16_units"
  case characters
  case graphemes
  case utf8 = "utf8_bytes"
  case weighted = "weighted_characters"
  case emojiBytes = "characters_with_emoji_bytes"
  case halfASCII = "characters_with_half_ascii"
}

extension Measure {
  package var type: ValueType {
    switch self {
    case .fact(let fact): fact.valueType
    case .derived(let derived):
      switch derived {
      case .videoSize, .videoStoredSize, .imageSize, .imageStoredSize: .size
      case .imageAspectRatio: .ratio
      case .imageTotalPixels, .audioTracks, .videoMaxKeyframeFrames: .integer
      }
    case .problems: .text
    }
  }

  /// The unit; nil for a word, a count or an aspect ratio.
  package var unit: Unit? {
    switch self {
    case .fact(let fact): fact.unit
    case .derived(let derived):
      switch derived {
      case .videoSize, .videoStoredSize, .imageSize, .imageStoredSize, .imageTotalPixels: .pixels
      case .videoMaxKeyframeFrames: .frames
      case .imageAspectRatio, .audioTracks: nil
      }
    case .problems: nil
    }
  }
}

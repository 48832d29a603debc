/// A part of the time line that shows or lacks something.
public struct ContentInterval: Sendable, Hashable {
  /// The kinds of interval. The raw value is the `kind` in records.
  @nonexhaustive public enum Kind: String, Sendable, Hashable, CaseIterable {
    case black
    /// The whole picture has a single color other than black.
    case singleColor = "single_color"
    /// A moving picture stops.
    case freeze
    /// A picture that does not move between two cuts, or at the start or the end of the file.
    case still
    /// Black bars at an edge of the picture.
    case bars
    /// More general flashes within a second than WCAG 2.2 and ITU-R BT.1702 allow.
    case flashes
    case redFlashes = "red_flashes"
    case silence
    case clipping
    /// The picture goes on after the end of the sound.
    case missingSound = "missing_sound"
    /// Color bars with a steady tone.
    case testCard = "test_card"
  }

  /// The kind of picture or sound that the part shows or lacks.
  public var kind: Kind
  /// Seconds from the start of the file.
  public var start: Double
  /// Seconds from the start of the file to the end of the part.
  public var end: Double
  /// The number of the first frame of the video, counted from 0; nil for sound.
  public var firstFrame: Int64?
  /// The number of the frame after the last one; nil for sound.
  public var endFrame: Int64?

  /// Creates an interval. Times are in seconds; the numbers of frames are nil for sound.
  public init(
    _ kind: Kind, start: Double, end: Double, firstFrame: Int64? = nil, endFrame: Int64? = nil
  ) {
    self.kind = kind
    self.start = start
    self.end = end
    self.firstFrame = firstFrame
    self.endFrame = endFrame
  }

  /// The length in seconds.
  public var length: Double { end - start }

  /// The start and the end as on a clock: `00:00:03.200–00:00:05.240`.
  public var timecodes: String { "\(Self.timecode(start))–\(Self.timecode(end))" }

  /// Returns a time as hours, minutes, seconds and milliseconds: `00:00:03.200`.
  package static func timecode(_ seconds: Double) -> String {
    // A time beyond a million hours has more digits than a clock.
    let thousandths = Int64((min(max(seconds, 0), 3.6e9) * 1000).rounded())
    func digits(_ number: Int64, _ count: Int) -> String {
      let text = "\(number)"
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return digits(thousandths / 3_600_000, 2) + ":" + digits(thousandths / 60_000 % 60, 2) + ":"
      + digits(thousandths / 1000 % 60, 2) + "." + digits(thousandths % 1000, 3)
  }
}

/// The course of a value over the time line. Each point is the largest value of its step.
public struct ContentCurve: Sendable, Hashable {
  /// Seconds from the start of the file to the first point.
  public var start: Double
  /// Seconds from one point to the next.
  public var step: Double
  /// Momentary loudness in LUFS, at least -120, or brightness from 0 to 1.
  public var points: [Double]

  /// Creates a curve. `start` and `step` are in seconds.
  public init(start: Double, step: Double, points: [Double]) {
    self.start = start
    self.step = step
    self.points = points
  }
}

extension ContentFacts {
  /// The content of an alpha channel: only opaque pixels, only fully transparent ones, or a mixture.
  public enum Alpha: String, Sendable, Hashable, CaseIterable {
    case opaque, transparent, mixed
  }

  /// Returns the intervals of a kind, in the order of time.
  public func intervals(of kind: ContentInterval.Kind) -> [ContentInterval] { intervals.filter { $0.kind == kind } }
}

extension Fact {
  /// The facts of what can be seen in a video that rules need.
  package static let ofPicture: [Fact] = [
    .contentLongestBlack, .contentBlackShare, .contentLongestSingleColor, .contentLongestFreeze, .contentLongestBars,
    .contentFlashes, .contentRedFlashes,
  ]
  /// The facts of what can be heard that rules need.
  package static let ofSound: [Fact] = [
    .contentLongestSilence, .contentSilentShare, .contentSilentChannels, .contentLoudness, .contentLoudnessRange,
    .contentMaxMomentaryLoudness, .contentMaxShortTermLoudness, .contentTruePeak, .contentLongestClipping,
    .contentDcOffset,
  ]
}

extension ContentInterval.Kind {
  /// True for a part of the picture, and false for a part of the sound.
  package var isOfPicture: Bool {
    switch self {
    case .black, .singleColor, .freeze, .still, .bars, .flashes, .redFlashes, .testCard: true
    case .silence, .clipping, .missingSound: false
    }
  }

  /// The kind of the intervals that a fact measures; nil for a fact without intervals.
  package init?(measuredBy fact: Fact) {
    switch fact {
    case .contentLongestBlack, .contentBlackShare, .contentFirstFrameBlack, .contentLastFrameBlack: self = .black
    case .contentLongestSingleColor, .contentFirstFrameSingleColor, .contentLastFrameSingleColor: self = .singleColor
    case .contentLongestFreeze: self = .freeze
    case .contentStillShare: self = .still
    case .contentLongestBars, .contentBarShare: self = .bars
    case .contentFlashes, .contentFlashArea: self = .flashes
    case .contentRedFlashes: self = .redFlashes
    case .contentLongestSilence, .contentSilentShare: self = .silence
    case .contentLongestClipping, .contentClippedShare: self = .clipping
    case .contentSoundEndsEarly: self = .missingSound
    case .contentLongestTestCard: self = .testCard
    default: return nil
    }
  }
}

/// Holds the facts of the content outside of `MediaFacts`, which is copied often and rarely has them.
final class ContentBox: Sendable, Hashable {
  let facts: ContentFacts

  init(_ facts: ContentFacts) { self.facts = facts }

  static func == (left: ContentBox, right: ContentBox) -> Bool { left === right || left.facts == right.facts }

  func hash(into hasher: inout Hasher) { hasher.combine(facts) }
}

/// The facts of a file that is not media, in their own storage: few files have them.
final class DocumentBox: Sendable, Hashable {
  let document: DocumentFacts?
  let archive: ArchiveFacts?
  let captions: CaptionFacts?

  /// Returns nil without any of the facts, so that such files are equal.
  init?(_ document: DocumentFacts?, _ archive: ArchiveFacts?, _ captions: CaptionFacts?) {
    if document == nil, archive == nil, captions == nil { return nil }
    (self.document, self.archive, self.captions) = (document, archive, captions)
  }

  static func == (left: DocumentBox, right: DocumentBox) -> Bool {
    left === right
      || left.document == right.document && left.archive == right.archive && left.captions == right.captions
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(document)
    hasher.combine(archive)
    hasher.combine(captions)
  }
}

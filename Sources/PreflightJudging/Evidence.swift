public import MediaProbe
package import PreflightRules

/// The value of a subject, as far as it is known.
package enum Reading: Sendable, Equatable {
  case known(FactValue)
  /// Unknown, but within these bounds: whole numbers, or millionths if the value is a number.
  case between(Int64, Int64, UnknownFacts.Reason)
  case unknown(UnknownFacts.Reason)
  /// The subject does not apply.
  case absent
}

/// Provides the values that rules are applied to: one file, a request with all its files, or an example.
package protocol Evidence {
  func reading(of subject: Subject) -> Reading
  /// Returns false for a value that is only a default, so that it is not present.
  func isGiven(_ subject: Subject) -> Bool
  /// False if the file has no problems, so that it cannot break a rule on problems.
  var hasProblems: Bool { get }
  /// False if no value has intervals, as in most files.
  var hasIntervals: Bool { get }
  /// The parts of the time line for which a subject does not meet a constraint; empty for a value without intervals.
  func intervals(of subject: Subject, breaking constraint: Constraint) -> [ContentInterval]
  /// Applies a constraint to the value of each file separately.
  func each(_ aggregate: Aggregate, _ answer: (Reading) -> Answer) -> Answer
  /// Returns the place of a value in a document; nil for media and if the place is unknown.
  func place(of subject: Subject) -> DocumentPlace?
  /// Returns the found and the expected type if a value has another type than the constraint requires; nil otherwise,
  /// and for media.
  func mismatch(of subject: Subject, under constraint: Constraint) -> TypeMismatch?
}

extension Evidence {
  package func isGiven(_ subject: Subject) -> Bool { true }
  package var hasProblems: Bool { true }
  package var hasIntervals: Bool { false }
  package func intervals(of subject: Subject, breaking constraint: Constraint) -> [ContentInterval] { [] }
  package func place(of subject: Subject) -> DocumentPlace? { nil }
  package func mismatch(of subject: Subject, under constraint: Constraint) -> TypeMismatch? { nil }
}

/// Two types of values, in the words of the document that has the value: `<integer>`, `<string>`.
package struct TypeMismatch: Sendable, Equatable {
  package let found: String
  package let expected: String

  package init(found: String, expected: String) {
    self.found = found
    self.expected = expected
  }
}

extension MediaFacts: Evidence {
  package var hasProblems: Bool { !problems.isEmpty }
  package var hasIntervals: Bool { hasContent }

  package func intervals(of subject: Subject, breaking constraint: Constraint) -> [ContentInterval] {
    guard hasContent, case .measure(.fact(let fact)) = subject, let kind = ContentInterval.Kind(measuredBy: fact),
      let content
    else {
      return []
    }
    let all = content.intervals(of: kind)
    switch fact {
    case .contentFirstFrameBlack, .contentFirstFrameSingleColor: return Array(all.prefix(1))
    case .contentLastFrameBlack, .contentLastFrameSingleColor: return Array(all.suffix(1))
    case .contentSoundEndsEarly: return all
    default:
      // A limit on the longest interval holds for each of them.
      guard fact.unit == .seconds, case .number(let bound) = constraint.demand, let most = bound.figures?.max else {
        return all
      }
      return all.filter { $0.length > most.value }
    }
  }
  package func reading(of subject: Subject) -> Reading {
    switch subject {
    case .measure(let measure): reading(of: measure)
    // A single file is judged like a request with one file.
    case .aggregate(let aggregate): aggregate.measure.map { reading(of: $0) } ?? .absent
    case .field, .count, .together, .given, .app: .absent
    }
  }

  package func each(_ aggregate: Aggregate, _ answer: (Reading) -> Answer) -> Answer {
    answer(reading(of: .aggregate(aggregate)))
  }

  package func reading(of measure: Measure) -> Reading {
    switch measure {
    case .fact(let fact): reading(of: fact)
    case .derived(let derived): reading(of: derived)
    case .problems(let code):
      // Avoids an array in the common case: most files have no problems, and each file is checked for each code.
      problems.contains { $0.code == code }
        ? .known(.messages(problems.filter { $0.code == code }.map { $0.message })) : .absent
    }
  }

  // Inlined, because a reading that is returned twice is copied at once after it was written in parts, and the processor
  // waits for that.
  #if hasFeature(Embedded)
    @inline(never)
  #else
    @inline(__always)
  #endif
  private func reading(of fact: Fact) -> Reading {
    if fact == .videoWidth || fact == .videoHeight || fact == .videoAspectRatio, let square = sizeInSquarePixels {
      return Self.reading(of: fact, of: square)
    }
    if let value = value(of: fact) {
      // The aspect ratio follows from size, sample aspect ratio and rotation. If one of them is unknown, the ratio is a
      // guess.
      if fact == .videoAspectRatio, !unknown.isEmpty, let reason = reason(Fact.makingVideoAspectRatio) {
        return .unknown(reason)
      }
      return .known(value)
    }
    if !hasContent, case .content? = fact.part, kind != .other {
      return .unknown(UnknownFacts.Reason(.contentNotMeasured, tier: .content))
    }
    guard !unknown.isEmpty else { return .absent }
    if let reason = unknown[fact] {
      // A track has no higher bit rate than the file that contains it.
      if fact == .videoBitRate || fact == .audioBitRate, let bitRate { return .between(0, bitRate, reason) }
      return .unknown(reason)
    }
    let reason =
      switch fact {
      case .videoAspectRatio: reason(Fact.givingVideoSize)
      case .videoFrameRate: unknown[.videoAverageFrameRate]
      default: nil as UnknownFacts.Reason?
      }
    return reason.map { .unknown($0) } ?? .absent
  }

  /// The size of the video without its sample aspect ratio, if its pixels are square within one pixel; nil for any other video.
  private var sizeInSquarePixels: PixelSize? {
    // Avoids a copy of the video, since nearly all videos have square pixels.
    guard let shape = video?.sampleAspectRatio, shape != .one, let width = video?.storedWidth,
      let height = video?.storedHeight, NominalTolerance.isNominallySquare(shape, side: width)
    else { return nil }
    return video?.rotation == 90 || video?.rotation == 270
      ? PixelSize(width: height, height: width) : PixelSize(width: width, height: height)
  }

  /// The reading of the width, the height or the aspect ratio of a picture in square pixels.
  private static func reading(of fact: Fact, of size: PixelSize) -> Reading {
    let (width, height) = (Int64(clamping: size.width), Int64(clamping: size.height))
    return switch fact {
    case .videoWidth: .known(.integer(width))
    case .videoHeight: .known(.integer(height))
    default: Ratio(width, height).map { .known(.ratio($0)) } ?? .absent
    }
  }

  #if hasFeature(Embedded)
    @inline(never)
  #else
    @inline(__always)
  #endif
  private func reading(of derived: DerivedFact) -> Reading {
    switch derived {
    case .videoSize:
      if let square = sizeInSquarePixels { .known(.size(square)) } else { size(video?.width, video?.height, derived) }
    case .videoStoredSize: size(video?.storedWidth, video?.storedHeight, derived)
    case .imageSize: size(image?.width, image?.height, derived)
    case .imageStoredSize: size(image?.storedWidth, image?.storedHeight, derived)
    case .imageAspectRatio:
      if let ratio = image?.aspectRatio { .known(.ratio(ratio)) } else { missing(derived) }
    case .imageTotalPixels:
      if let width = image?.width, let height = image?.height, let frames = image?.frameCount {
        .known(.integer(Int64(clamping: width).saturatingProduct(Int64(clamping: height)).saturatingProduct(frames)))
      } else {
        missing(derived)
      }
    case .videoMaxKeyframeFrames:
      if let interval = video?.maxKeyframeInterval, let rate = video?.averageFrameRate {
        .known(.integer(Int64(millionthsOf: interval * rate.value / 1_000_000)))
      } else {
        missing(derived)
      }
    case .audioTracks: .known(.integer(Int64(streams.count { $0.type == .audio })))
    }
  }

  private func size(_ width: Int?, _ height: Int?, _ derived: DerivedFact) -> Reading {
    if let width, let height { return .known(.size(PixelSize(width: width, height: height))) }
    return missing(derived)
  }

  private func missing(_ derived: DerivedFact) -> Reading { reason(derived.facts).map { .unknown($0) } ?? .absent }

  private func reason(_ facts: [Fact]) -> UnknownFacts.Reason? {
    for fact in facts { if let reason = unknown[fact] { return reason } }
    return nil
  }
}

extension Subject {
  /// The facts of one file from which the subject is read.
  package var facts: [Fact] { ofOneFile?.facts ?? [] }
}

extension Measure {
  /// The facts from which the property is read. It is known if all of these are known.
  package var facts: [Fact] {
    switch self {
    case .fact(.videoAspectRatio): [.videoAspectRatio] + Fact.makingVideoAspectRatio + Fact.givingVideoSize
    case .fact(.videoFrameRate): [.videoFrameRate, .videoAverageFrameRate]
    case .fact(let fact): [fact]
    case .derived(let derived): derived.facts
    case .problems: []
    }
  }
}

extension DerivedFact {
  fileprivate var facts: [Fact] {
    switch self {
    case .videoSize: [.videoWidth, .videoHeight]
    case .videoStoredSize: [.videoStoredWidth, .videoStoredHeight]
    case .imageSize, .imageAspectRatio: [.imageWidth, .imageHeight]
    case .imageStoredSize: [.imageStoredWidth, .imageStoredHeight]
    case .imageTotalPixels: [.imageWidth, .imageHeight, .imageFrameCount]
    case .videoMaxKeyframeFrames: [.videoMaxKeyframeInterval, .videoAverageFrameRate]
    case .audioTracks: []
    }
  }
}

extension Fact {
  fileprivate static let makingVideoAspectRatio = [videoSampleAspectRatio, videoRotation]
  fileprivate static let givingVideoSize = [videoStoredWidth, videoStoredHeight, videoWidth, videoHeight]
}

extension Int64 {
  /// Creates a number of millionths. It is rounded, and limited to the range of the type.
  init(millionthsOf value: Double) {
    let scaled = (value * 1_000_000).rounded()
    // 2^63 is the first Double beyond the range.
    self = scaled >= 0x1p63 ? .max : scaled < -0x1p63 ? .min : scaled.isNaN ? 0 : Int64(scaled)
  }
}

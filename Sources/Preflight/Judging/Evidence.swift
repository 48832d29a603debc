import MediaProbe

/// What is known of something that a rule speaks of.
enum Reading: Sendable, Equatable {
  case known(FactValue)
  /// Not known, but it lies within these: whole numbers, or millionths where the value is a number.
  case between(Int64, Int64, UnknownFacts.Reason)
  case unknown(UnknownFacts.Reason)
  /// It does not apply.
  case absent
}

/// What is judged: one file, a request with all its files, or an example.
protocol Evidence {
  func reading(of subject: Subject) -> Reading
  /// Puts a constraint to the value that each file has by itself.
  func each(_ aggregate: Aggregate, _ answer: (Reading) -> Answer) -> Answer
  /// Where something stands that somebody wrote; nil when that is not known, and for media.
  func place(of subject: Subject) -> DocumentPlace?
  /// What is of another type than a constraint asks for; nil for what is of that type, and for media.
  func mismatch(of subject: Subject, under constraint: Constraint) -> TypeMismatch?
}

extension Evidence {
  func place(of subject: Subject) -> DocumentPlace? { nil }
  func mismatch(of subject: Subject, under constraint: Constraint) -> TypeMismatch? { nil }
}

/// Two types of values, as the document names them in which the value stands: `<integer>`, `<string>`.
struct TypeMismatch: Sendable, Equatable {
  let found: String
  let expected: String
}

extension MediaFacts: Evidence {
  func reading(of subject: Subject) -> Reading {
    switch subject {
    case .measure(let measure): reading(of: measure)
    // One file is a request of one file.
    case .aggregate(let aggregate): aggregate.measure.map { reading(of: $0) } ?? .absent
    case .field, .app: .absent
    }
  }

  func each(_ aggregate: Aggregate, _ answer: (Reading) -> Answer) -> Answer {
    answer(reading(of: .aggregate(aggregate)))
  }

  func reading(of measure: Measure) -> Reading {
    switch measure {
    case .fact(let fact): reading(of: fact)
    case .derived(let derived): reading(of: derived)
    case .problems(let code):
      // Most files have none, and every file is asked for each code.
      problems.contains { $0.code == code }
        ? .known(.messages(problems.filter { $0.code == code }.map(\.message))) : .absent
    }
  }

  private func reading(of fact: Fact) -> Reading {
    switch self[fact] {
    case .known(let value):
      // The shape follows from size, pixel aspect and turn: where one of these is not known, it is a guess.
      if fact == .videoAspectRatio, !unknown.isEmpty, let reason = reason(Fact.makingVideoAspectRatio) {
        return .unknown(reason)
      }
      return .known(value)
    case .unknown(let reason):
      // A track has no more bits than the file that carries it.
      if fact == .videoBitRate || fact == .audioBitRate, let bitRate { return .between(0, bitRate, reason) }
      return .unknown(reason)
    case .absent:
      guard !unknown.isEmpty else { return .absent }
      let reason =
        switch fact {
        case .videoAspectRatio: reason(Fact.givingVideoSize)
        case .videoFrameRate: unknown[.videoAverageFrameRate]
        default: nil as UnknownFacts.Reason?
        }
      return reason.map { .unknown($0) } ?? .absent
    }
  }

  private func reading(of derived: DerivedFact) -> Reading {
    switch derived {
    case .videoSize: size(video?.width, video?.height, derived)
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
  /// The facts on which a reading of it from one file rests.
  var facts: [Fact] { ofOneFile?.facts ?? [] }
}

extension Measure {
  /// The facts on which a reading of it rests: while all of these are known, it is known.
  var facts: [Fact] {
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
    case .audioTracks: []
    }
  }
}

extension Fact {
  fileprivate static let makingVideoAspectRatio = [videoSampleAspectRatio, videoRotation]
  fileprivate static let givingVideoSize = [videoStoredWidth, videoStoredHeight, videoWidth, videoHeight]
}

extension Int64 {
  /// A number in millionths, rounded; what is out of range becomes the nearest end.
  init(millionthsOf value: Double) {
    let scaled = (value * 1_000_000).rounded()
    // 2^63 is the first Double beyond the range.
    self = scaled >= 0x1p63 ? .max : scaled < -0x1p63 ? .min : scaled.isNaN ? 0 : Int64(scaled)
  }
}

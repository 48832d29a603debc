package import MediaProbe
package import PreflightRules

/// The headline of a rule: its subject, and the way in which a file breaks it. It has no figures, so rules of several
/// destinations can share a headline: “Video too long”.
package struct ProblemTitle: Hashable, Sendable {
  package enum Topic: Hashable, Sendable {
    /// The duration of one file, whose kind is nil if it is not known.
    case duration(MediaFacts.Kind?)
    case totalDuration
    case fileSize, totalFileSize
    /// Width and height together.
    case pixels(Part)
    case width(Part)
    case height(Part)
    case aspectRatio
    case audioTracks
    case totalPixels
    case fact(Fact)
    /// A flag, with the required value.
    case flag(Fact, wanted: Bool)
    /// The number of files of a kind; nil for all kinds.
    case count(MediaFacts.Kind?)
    case textCount(TextCount)
    /// A field of a request, or a key of an app's file, by the last part of its name.
    case field(String)
    /// Several fields of a request that exclude each other.
    case fieldsTogether
    case problem(Problem.Code)
    /// The form of a request, or the media and files that it names.
    case form(FormRule)
  }

  package enum Part: Hashable, Sendable {
    case video, image
  }

  package enum Breach: Hashable, Sendable {
    case above, below
    /// Above or below a range.
    case outside
    /// A text with too many or too few characters.
    case longer, shorter
    case missing, unwanted
    case other
  }

  package enum Force: Hashable, Sendable {
    case demanded, advised, noted
  }

  package let topic: Topic
  package let breach: Breach
  package let force: Force

  /// - Parameters:
  ///   - rule: The rule that was broken.
  ///   - measured: The value that breaks it; nil if it is not known, so that the headline of a range has no direction.
  ///   - kind: The kind of the file; nil if it is not known.
  package init(_ rule: Rule, measured: FactValue? = nil, kind: MediaFacts.Kind? = nil) {
    // A finding on the form of a request belongs to no rule of the destination.
    topic = FormRule(rawValue: String(rule.shortID)).map { .form($0) } ?? Topic(rule.subject, rule.constraint, kind)
    breach = Breach(rule.constraint, measured)
    force =
      switch rule.strength {
      case .hard, .unstated: .demanded
      case .advice, .changed: .advised
      case .remark: .noted
      }
  }

  /// Creates the headline of a problem that was found in the file without a rule that was judged.
  package init(_ code: Problem.Code) { (topic, breach, force) = (.problem(code), .unwanted, .noted) }

  #if !hasFeature(Embedded) || PAGE
    /// Returns the title in a language.
    package func text(in language: Language) -> String {
      let words = language.words.headlines
      let isAdvice = force != .demanded
      switch topic {
      case .problem(let code): return words.problem(code)
      case .form(let rule): return words.form(rule)
      case .fieldsTogether: return words.fieldsTogether(breach == .below)
      case .count(let kind): return words.number(words.kinds(kind ?? .other), breach, isAdvice)
      case .textCount(let count): return words.number(words.things(count), .above, isAdvice)
      case .audioTracks: return words.audioTracks(breach, isAdvice)
      case .fact(let fact), .flag(let fact, _):
        let content = words.content(fact)
        if !content.isEmpty { return content }
      default: break
      }
      let subject = subject(in: language)
      if case .flag(let fact, let wanted) = topic { return words.flag(fact, subject, wanted) }
      // A remark on something that is larger than it is used does not advise anything.
      if let grade { return words.graded(subject, grade, isAdvice, force == .noted && breach == .above) }
      switch breach {
      case .missing: return words.missing(subject)
      case .unwanted: return words.unwanted(subject, isAdvice)
      default: return words.otherwise(subject, topic.isDuration, isAdvice, topic.isWord)
      }
    }

    /// Returns the subject of the title. A field keeps the spelling of its document.
    private func subject(in language: Language) -> String {
      let words = language.words.headlines
      let subject: String
      switch topic {
      case .field(let name): return name
      case .duration(let kind): subject = words.noun(.duration, kind ?? .other)
      case .totalDuration: subject = words.noun(.totalDuration, .other)
      case .fileSize: subject = words.noun(.fileSize, .other)
      case .totalFileSize: subject = words.noun(.totalFileSize, .other)
      case .pixels(let part): subject = words.noun(part == .video ? .videoPixels : .imagePixels, .other)
      case .width(let part), .height(let part):
        subject = words.noun(part == .video ? .videoSide : .imageSide, .other)
      case .aspectRatio: subject = words.noun(.aspectRatio, .other)
      case .totalPixels: subject = words.noun(.totalPixels, .other)
      case .fact(let fact), .flag(let fact, _): subject = words.fact(fact, language.words.name(of: fact))
      case .audioTracks, .count, .textCount, .fieldsTogether, .problem, .form: subject = ""
      }
      return subject.prefix(1).uppercased() + subject.dropFirst()
    }

    /// The direction in which a value is beyond its limit; nil for other violations.
    private var grade: Grade? {
      switch (breach, topic) {
      case (.longer, _): .long
      case (.shorter, _): .short
      case (.above, .duration), (.above, .totalDuration), (.above, .fact(.videoMaxKeyframeInterval)),
        (.above, .fact(.videoMinKeyframeInterval)):
        .long
      case (.below, .duration), (.below, .totalDuration), (.below, .fact(.videoMaxKeyframeInterval)),
        (.below, .fact(.videoMinKeyframeInterval)):
        .short
      case (.above, .fileSize), (.above, .totalFileSize), (.above, .pixels(.image)), (.above, .totalPixels),
        (.above, .field):
        .large
      case (.below, .fileSize), (.below, .totalFileSize), (.below, .pixels(.image)), (.below, .totalPixels),
        (.below, .field):
        .small
      case (.above, .fact(.documentPageWidth)), (.above, .fact(.documentPageHeight)),
        (.above, .fact(.archiveUnpackedSize)):
        .large
      case (.below, .fact(.documentPageWidth)), (.below, .fact(.documentPageHeight)): .small
      case (.above, .width): .wide
      case (.below, .width): .narrow
      case (.above, .height): .tall
      case (.below, .height): .flat
      case (.above, .aspectRatio): .wideShape
      case (.below, .aspectRatio): .tallShape
      case (.above, _): .high
      case (.below, _): .low
      default: nil
      }
    }
  #endif

  /// The subjects of titles that are neither facts nor fields.
  package enum Noun: Sendable {
    case duration, totalDuration, fileSize, totalFileSize, videoPixels, imagePixels, videoSide, imageSide, aspectRatio
    case totalPixels
  }

  /// The direction in which a value is beyond its limit. Languages have other words for each kind of value.
  package enum Grade: Sendable {
    case long, short, large, small, wide, narrow, tall, flat, wideShape, tallShape, high, low
  }
}

extension ProblemTitle.Topic {
  fileprivate var isDuration: Bool { if case .duration = self { true } else { false } }

  /// True for a property that is a word rather than a number.
  fileprivate var isWord: Bool {
    switch self {
    case .fact, .aspectRatio: true
    default: false
    }
  }
}

extension ProblemTitle.Topic {
  fileprivate init(_ subject: Subject, _ constraint: Constraint, _ kind: MediaFacts.Kind?) {
    switch subject {
    case .measure(let measure): self.init(measure, constraint, kind)
    case .aggregate(let aggregate):
      switch (aggregate.function, aggregate.measure) {
      case (.count, _), (_, nil): self = .count(aggregate.kind)
      case (.sum, .fact(.duration)): self = .totalDuration
      case (.sum, .fact(.fileSize)): self = .totalFileSize
      case (_, let measure?): self.init(measure, constraint, aggregate.kind ?? kind)
      }
    case .field(let name): self = .field(Self.lastPart(of: name))
    case .together(let names): self = .field(Self.lastPart(of: names.first ?? ""))
    case .given: self = .fieldsTogether
    case .count(let count, _): self = .textCount(count)
    case .app(.word(let word)): self = .field(word.rawValue.split(separator: "_").joined(separator: " "))
    case .app(let fact): self = .field(Self.lastPart(of: fact.name))
    }
  }

  private init(_ measure: Measure, _ constraint: Constraint, _ kind: MediaFacts.Kind?) {
    switch measure {
    case .fact(.duration): self = .duration(kind)
    case .fact(.videoDuration): self = .duration(.video)
    case .fact(.audioDuration): self = .duration(.audio)
    case .fact(.fileSize): self = .fileSize
    case .fact(.videoWidth), .fact(.videoStoredWidth): self = .width(.video)
    case .fact(.imageWidth), .fact(.imageStoredWidth): self = .width(.image)
    case .fact(.videoHeight), .fact(.videoStoredHeight): self = .height(.video)
    case .fact(.imageHeight), .fact(.imageStoredHeight): self = .height(.image)
    case .fact(.videoAspectRatio): self = .aspectRatio
    case .fact(.audioTracks): self = .audioTracks
    case .fact(let fact):
      if case .equals(.flag(let wanted)) = constraint { self = .flag(fact, wanted: wanted) } else { self = .fact(fact) }
    case .derived(let derived):
      switch derived {
      case .videoSize, .videoStoredSize: self = .pixels(.video)
      case .imageSize, .imageStoredSize: self = .pixels(.image)
      case .imageAspectRatio: self = .aspectRatio
      case .imageTotalPixels: self = .totalPixels
      case .videoMaxKeyframeFrames: self = .fact(.videoMaxKeyframeInterval)
      case .audioTracks: self = .audioTracks
      }
    case .problems(let code): self = .problem(code)
    }
  }

  /// The longest name, so that a headline stays short.
  private static let longestName = 24

  /// Returns `backgroundVideo` for `com.facebook.sharedSticker.backgroundVideo`.
  private static func lastPart(of name: String) -> String {
    let last = name.split(whereSeparator: { $0 == "." || $0 == "/" || $0 == "*" }).last.map(String.init) ?? name
    return TerminalText.shortened(TerminalText.escaped(last), to: longestName)
  }
}

extension ProblemTitle.Breach {
  fileprivate init(_ constraint: Constraint, _ measured: FactValue?) {
    switch constraint.demand {
    case .number(let bound): self = Self(bound, measured?.amount)
    case .length(let bound, _):
      switch Self(bound, measured?.amount) {
      case .above: self = .longer
      case .below: self = .shorter
      default: self = .other
      }
    case .sides(let sides):
      let breaches = Set(sides.compactMap { Self.broken($0, measured) })
      self = breaches.count == 1 ? breaches.first ?? .other : breaches.isEmpty ? .other : .outside
    case .sizeOfParameter: self = .above
    case .presence(let wanted): self = wanted ? .missing : .unwanted
    case .entries: self = .missing
    case .value, .oneOf, .noneOf, .text, .clauses, .other: self = .other
    }
  }

  private init(_ bound: Bound, _ amount: Double?) {
    switch bound {
    case .max, .below: self = .above
    case .min, .above: self = .below
    case .range(let min, let max):
      guard let amount else {
        self = .outside
        return
      }
      self = min.least.map { amount < $0 } == true ? .below : max.most.map { amount > $0 } == true ? .above : .outside
    }
  }

  /// Returns the violation of one side; nil if a known size meets its bound.
  private static func broken(_ side: SideBound, _ measured: FactValue?) -> Self? {
    guard case .size(let size)? = measured else { return Self(side.bound, nil) }
    let (width, height) = (Double(size.width), Double(size.height))
    let amount =
      switch side.side {
      case .width: width
      case .height: height
      case .short: min(width, height)
      case .long: max(width, height)
      case .sum: width + height
      case .pixels: width * height
      }
    let isMet =
      switch side.bound {
      case .max(let limit): limit.most.map { amount <= $0 } ?? false
      case .below(let limit): limit.most.map { amount < $0 } ?? false
      case .min(let limit): limit.least.map { amount >= $0 } ?? false
      case .above(let limit): limit.least.map { amount > $0 } ?? false
      case .range(let min, let max):
        (min.least.map { amount >= $0 } ?? false) && (max.most.map { amount <= $0 } ?? false)
      }
    return isMet ? nil : Self(side.bound, amount)
  }
}

extension FactValue {
  /// The value as a number; nil for other values.
  fileprivate var amount: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .ratio(let value): value.value
    default: nil
    }
  }
}

extension Limit {
  fileprivate var least: Double? {
    switch self {
    case .fixed(let number): number.value
    case .parameter(_, let from, _, _): from.value
    }
  }

  fileprivate var most: Double? {
    switch self {
    case .fixed(let number): number.value
    case .parameter(_, _, let to, _): to.value
    }
  }
}

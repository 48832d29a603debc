public import MediaProbe

/// How far a broken rule carries: what the document says happens.
public enum Strength: String, Sendable, Hashable, CaseIterable {
  /// The document says that the destination refuses, fails or cuts.
  case hard
  /// The document gives the limit and not what follows from breaking it.
  case unstated
  case advice
  /// Worth knowing; breaking it changes no outcome.
  case remark
}

/// How sure a figure is.
public enum Certainty: String, Sendable, Hashable, CaseIterable {
  case official
  /// An official figure as somebody else quotes it.
  case officialQuoted = "official_quoted"
  /// Official, but old, archived or contradicted by something newer.
  case officialOlder = "official_older"
  case thirdParty = "third_party"
  /// It follows from the file or the system itself; no document states it.
  case derived
}

/// What a finding means for the outcome, from harmless to grave.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  /// It is listed, and the outcome stays what it is.
  case note
  case warning, error

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}

/// The part of a hand-over in which a destination meets a rule.
///
/// A destination lists its steps in the order in which it is taken to go through them.
public enum Step: String, Sendable, Hashable, CaseIterable {
  /// What was handed over: which media, how many, which parameters.
  case request
  /// The app that shares: registration, permissions, set-up.
  case context
  /// Getting hold of the media.
  case fetch
  /// Container, coding, weight.
  case format
  case duration
  /// Size and shape.
  case resolution
}

/// One figure of a destination: what it speaks of, what it demands, how sure that is, and what follows when it is broken.
public struct Rule: Sendable, Equatable {
  /// `tiktok-share-kit-ios/video-duration-max`; permanent once released.
  public let id: String
  public let subject: Subject
  public let constraint: Constraint
  public let strength: Strength
  public let certainty: Certainty
  public let step: Step
  /// The outcome code that the broken rule predicts; nil if none is documented.
  public let shareState: Int?
  /// Codes that may come instead, by the kind of the file; empty for most rules.
  public let mayAnswer: [MediaFacts.Kind: Int]
  public let source: Source
  /// Other documents that give the same figure.
  public let furtherSources: [Source]
  /// Values of parameters for which the rule holds; all of them have to.
  public let when: [Condition]
  /// What has to be true of the file for the rule to hold; all of them have to.
  public let appliesIf: [Clause]
  /// The system whose page gives the figure, when it is not the destination's own: `Android`.
  public let system: String?
  /// The rule with the looser of two figures that contradict each other; this one is then the pass line, and that one
  /// the fail line.
  public let looser: String?
  /// The first day on which the rule held; nil when it always did.
  public let validFrom: CivilDate?
  /// The last day on which the rule held; nil while it does.
  public let validUntil: CivilDate?
  var texts: OnDemand<RuleTexts>

  public init(
    id: String, subject: Subject, constraint: Constraint, strength: Strength, certainty: Certainty, step: Step,
    shareState: Int? = nil, mayAnswer: [MediaFacts.Kind: Int] = [:], message: MessageTemplate,
    fix: MessageTemplate? = nil, source: Source,
    furtherSources: [Source] = [], when: [Condition] = [], appliesIf: [Clause] = [], system: String? = nil,
    looser: String? = nil, validFrom: CivilDate? = nil, validUntil: CivilDate? = nil, examples: Examples = Examples()
  ) {
    self.id = id
    self.subject = subject
    self.constraint = constraint
    self.strength = strength
    self.certainty = certainty
    self.step = step
    self.shareState = shareState
    self.mayAnswer = mayAnswer
    self.source = source
    self.furtherSources = furtherSources
    self.when = when
    self.appliesIf = appliesIf
    self.system = system
    self.looser = looser
    self.validFrom = validFrom
    self.validUntil = validUntil
    texts = .made(RuleTexts(message: message, fix: fix, examples: .made(examples)))
  }

  /// What is wrong, with places for the measured value and the limit.
  public internal(set) var message: MessageTemplate {
    get { texts.value.message }
    set { changeTexts { $0.message = newValue } }
  }
  /// What to do about it; nil when there is nothing to do to the file.
  public internal(set) var fix: MessageTemplate? {
    get { texts.value.fix }
    set { changeTexts { $0.fix = newValue } }
  }
  public var examples: Examples { texts.value.examples.value }

  private mutating func changeTexts(_ change: (inout RuleTexts) -> Void) {
    var changed = texts.value
    change(&changed)
    texts = .made(changed)
  }

  /// What breaking it means. Never written down, it follows from certainty and strength: an error needs a figure that is
  /// official now or follows from the file, that is no mere advice, and that is not the stricter of two that contradict
  /// each other.
  public var severity: Severity {
    if strength == .remark { return .note }
    return [.official, .derived].contains(certainty) && strength != .advice && looser == nil ? .error : .warning
  }

  /// Whether the rule held on a day.
  public func holds(on day: CivilDate) -> Bool {
    (validFrom.map { day >= $0 } ?? true) && (validUntil.map { day <= $0 } ?? true)
  }

  /// The subject as it is of a request that holds a single file; nil when one file says nothing about it, or not whether
  /// the rule applies.
  var subjectOfOneFile: Measure? {
    appliesIf.allSatisfy { $0.subject.ofOneFile != nil } ? subject.ofOneFile : nil
  }

  /// The last part of the id, unique within its destination.
  public var shortID: Substring { id.drop { $0 != "/" }.dropFirst() }
}

/// What a rule says. No rule is judged by it, so of a compiled destination it is read when somebody asks for it.
struct RuleTexts: Sendable, Equatable {
  var message: MessageTemplate
  var fix: MessageTemplate?
  var examples: OnDemand<Examples>
}

/// Values on and around the limits of a rule, which tests judge and documentation prints.
public struct Examples: Sendable, Equatable {
  public let pass: [Example]
  public let warn: [Example]
  public let fail: [Example]

  public init(pass: [Example] = [], warn: [Example] = [], fail: [Example] = []) {
    self.pass = pass
    self.warn = warn
    self.fail = fail
  }
}

/// Values of the subjects that a rule speaks of, and of the parameters it depends on.
public struct Example: Sendable, Equatable {
  public struct Value: Sendable, Equatable {
    public let subject: Subject
    public let value: FactValue

    public init(_ subject: Subject, _ value: FactValue) {
      self.subject = subject
      self.value = value
    }
  }

  public let values: [Value]
  /// Parameter and value, as on the command line.
  public let assuming: [Assumptions.Entry]

  public init(_ values: [Value], assuming: [Assumptions.Entry] = []) {
    self.values = values
    self.assuming = assuming
  }
}

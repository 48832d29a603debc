public import MediaProbe

/// The consequence of a violation, as far as the document states it.
public enum Strength: String, Sendable, Hashable, CaseIterable {
  /// The document says that the destination refuses the file, fails or cuts it.
  case hard
  /// The document states the limit, but no consequence.
  case unstated
  case advice
  /// The destination accepts the file, but shows something else than the file. The message says what it shows.
  case changed
  /// A remark; a violation changes no outcome.
  case remark
}

/// The reliability of a limit.
@nonexhaustive public enum Certainty: String, Sendable, Hashable, CaseIterable {
  case official
  /// An official figure as quoted by somebody else.
  case officialQuoted = "official_quoted"
  /// An official figure that is old, archived or contradicted by a newer source.
  case officialOlder = "official_older"
  case thirdParty = "third_party"
  /// An answer of the destination that a person saw and recorded, with its link and its day.
  case observed
  /// Derived from the file or the system itself; no document states it.
  case derived
  /// A team's own rule, which needs no document.
  case house
}

/// The effect of a finding on the outcome, from harmless to severe.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Listed without effect on the outcome.
  case note
  case warning, error

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  /// Returns true if the left severity is less severe.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}

/// The stage of a share in which a destination applies a rule.
///
/// A destination lists its steps in the order in which it is assumed to apply them.
@nonexhaustive public enum Step: String, Sendable, Hashable, CaseIterable {
  /// The request itself: its media, their number, its parameters.
  case request
  /// The app that shares: registration, permissions, configuration.
  case context
  /// Opening or downloading the media.
  case fetch
  /// Container, codec and file size.
  case format
  case duration
  /// Dimensions and aspect ratio.
  case resolution
}

/// One limit of a destination: its subject, its constraint, its certainty, and the consequence of a breach.
public struct Rule: Sendable, Equatable {
  /// All members except the texts. Their order leaves few gaps: a destination has many rules, and allocating memory takes time.
  struct Definition: Sendable, Equatable {
    let id: String
    let subject: Subject
    var constraint: Constraint
    let citation: Citation
    let furtherSources: [Source]
    var mayAnswer: [MediaFacts.Kind: Int]
    let when: [Condition]
    let appliesIf: [Clause]
    let system: String?
    let looser: String?
    var shareState: Int?
    var nativeCodes: [String]
    let strength: Strength
    let certainty: Certainty
    let step: Step
    let validFrom: CivilDate?
    let validUntil: CivilDate?
    let isOnlyIfKnown: Bool
    /// The severity that a team chose; nil for the severity that follows from certainty and strength.
    var chosenSeverity: Severity?
    /// A second limit that a team chose: between the limit of the constraint and this one a violation is a warning, and beyond it
    /// an error. Nil for one limit.
    var failLimit: Ratio?
  }

  /// A source in a list that all rules of a destination share.
  struct Citation: Sendable, Equatable {
    private let sources: [Source]
    private let index: Int

    init(_ index: Int, of sources: [Source]) { (self.sources, self.index) = (sources, index) }
    init(_ source: Source) { self.init(0, of: [source]) }

    var source: Source { sources[index] }

    static func == (left: Citation, right: Citation) -> Bool { left.source == right.source }
  }

  // The definition is in an object, since rules are copied often and a definition refers to many others.
  let shared: Shared<Definition>
  var texts: OnDemand<RuleTexts>

  init(_ definition: Definition, texts: OnDemand<RuleTexts>) {
    shared = Shared(definition)
    self.texts = texts
  }

  package init(
    id: String, subject: Subject, constraint: Constraint, strength: Strength, certainty: Certainty, step: Step,
    shareState: Int? = nil, nativeCodes: [String] = [], mayAnswer: [MediaFacts.Kind: Int] = [:],
    message: MessageTemplate,
    fix: MessageTemplate? = nil, source: Source,
    furtherSources: [Source] = [], when: [Condition] = [], appliesIf: [Clause] = [], system: String? = nil,
    looser: String? = nil, validFrom: CivilDate? = nil, validUntil: CivilDate? = nil, isOnlyIfKnown: Bool = false,
    examples: Examples = Examples(), place: String? = nil, written: String? = nil
  ) {
    self.init(
      Definition(
        id: id, subject: subject, constraint: constraint, citation: Citation(source), furtherSources: furtherSources,
        mayAnswer: mayAnswer, when: when, appliesIf: appliesIf, system: system, looser: looser, shareState: shareState,
        nativeCodes: nativeCodes, strength: strength, certainty: certainty, step: step, validFrom: validFrom,
        validUntil: validUntil, isOnlyIfKnown: isOnlyIfKnown),
      texts: .made(RuleTexts(message: message, fix: fix, place: place, written: written, examples: .made(examples))))
  }

  /// Returns the same rule with other codes. Its texts are not decoded for this.
  ///
  /// - Parameter constraint: Another constraint; nil to keep the rule's own.
  package func answering(
    _ shareState: Int?, mayAnswer: [MediaFacts.Kind: Int] = [:], constraint: Constraint? = nil
  ) -> Rule {
    var definition = shared.value
    (definition.shareState, definition.mayAnswer) = (shareState, mayAnswer)
    if let constraint { definition.constraint = constraint }
    return Rule(definition, texts: texts)
  }

  /// Returns the same rule with other native codes. Its texts are not decoded for this.
  package func answering(nativeCodes: [String]) -> Rule {
    var definition = shared.value
    definition.nativeCodes = nativeCodes
    return Rule(definition, texts: texts)
  }

  /// The id, such as `tiktok-share-kit-ios/video-duration-max`; permanent once released.
  public var id: String { shared.value.id }
  package var subject: Subject { shared.value.subject }
  package var constraint: Constraint { shared.value.constraint }
  /// The consequence of a violation, as far as the source states it.
  public var strength: Strength { shared.value.strength }
  /// The reliability of the limit.
  public var certainty: Certainty { shared.value.certainty }
  /// The stage of a share in which the destination applies the rule.
  public var step: Step { shared.value.step }
  /// The share state that a violation predicts; nil if no state is documented.
  public var shareState: Int? { shared.value.shareState }
  /// The native codes that a violation predicts; empty if no code is documented.
  public var nativeCodes: [String] { shared.value.nativeCodes }
  /// The codes that can be returned instead, by the kind of the file; empty for most rules.
  public var mayAnswer: [MediaFacts.Kind: Int] { shared.value.mayAnswer }
  /// The document that states the limit.
  public var source: Source { shared.value.citation.source }
  /// Other documents with the same limit.
  public var furtherSources: [Source] { shared.value.furtherSources }
  /// Conditions on parameters under which the rule applies; all of them must hold.
  package var when: [Condition] { shared.value.when }
  /// Conditions on the file under which the rule applies; all of them must hold.
  package var appliesIf: [Clause] { shared.value.appliesIf }
  /// The system whose page states the limit, if it is not the destination's own: `Android`.
  public var system: String? { shared.value.system }
  /// The rule with the looser of two contradicting limits. A file passes if it meets this rule, and fails if it breaks
  /// the looser one.
  package var looser: String? { shared.value.looser }
  /// The first day on which the rule applied; nil if it always applied.
  public var validFrom: CivilDate? { shared.value.validFrom }
  /// The last day on which the rule applied; nil if it still applies.
  public var validUntil: CivilDate? { shared.value.validUntil }

  /// True if the rule is judged only if its fact is known. The rule alone is not a reason to read a file further, and a verdict
  /// does not stay open because of it.
  public var isOnlyIfKnown: Bool { shared.value.isOnlyIfKnown }

  /// The problem as a sentence, with placeholders for the measured value and the limit.
  package var message: MessageTemplate {
    get { texts.value.message }
    set { changeTexts { $0.message = newValue } }
  }
  /// The recommended fix; nil if the file cannot be fixed.
  package var fix: MessageTemplate? {
    get { texts.value.fix }
    set { changeTexts { $0.fix = newValue } }
  }
  package var examples: Examples { texts.value.examples.value }
  /// The place of the figure in the source: a heading, a row of a table, a header and its line. Nil if it was not recorded.
  public var place: String? { texts.value.place }
  /// The figure with its unit, as the source writes it: `140 seconds`. Nil if it was not recorded.
  public var written: String? { texts.value.written }

  private mutating func changeTexts(_ change: (inout RuleTexts) -> Void) {
    var changed = texts.value
    change(&changed)
    texts = .made(changed)
  }

  /// The severity of a violation: the one that a team chose, or the one that follows from certainty and strength.
  ///
  /// An error requires a limit that is currently official, follows from the file or is a team's own, and is more than a
  /// recommendation. A limit that is quoted from an official page, or an observed outcome, must be hard. The stricter of two
  /// contradicting limits is only a warning.
  public var severity: Severity {
    if let chosen = shared.value.chosenSeverity { return chosen }
    if failLimit != nil { return .error }
    if strength == .remark { return .note }
    guard looser == nil, strength != .changed else { return .warning }
    switch certainty {
    case .official, .derived, .house: return strength == .advice ? .warning : .error
    case .officialQuoted, .observed: return strength == .hard ? .error : .warning
    case .officialOlder, .thirdParty: return .warning
    }
  }

  /// A second limit that a team chose, beyond which a warning becomes an error; nil for one limit.
  package var failLimit: Ratio? { shared.value.failLimit }

  /// Returns true if the rule applied on a day.
  package func holds(on day: CivilDate) -> Bool {
    (validFrom.map { day >= $0 } ?? true) && (validUntil.map { day <= $0 } ?? true)
  }

  /// The subject for a request with a single file; nil if one file cannot decide it, or cannot decide whether the rule
  /// applies.
  package var subjectOfOneFile: Measure? {
    appliesIf.allSatisfy { $0.subject.ofOneFile != nil } ? subject.ofOneFile : nil
  }

  /// The last part of the id, unique within its destination.
  package var shortID: Substring { id.drop { $0 != "/" }.dropFirst() }
}

/// The texts of a rule. Judging does not need them, so a compiled destination reads them on first use.
struct RuleTexts: Sendable, Equatable {
  var message: MessageTemplate
  var fix: MessageTemplate?
  var place: String?
  var written: String?
  var examples: OnDemand<Examples>
}

/// Values at and near the limits of a rule, which tests judge and documentation prints.
package struct Examples: Sendable, Equatable {
  package let pass: [Example]
  package let warn: [Example]
  package let fail: [Example]

  package init(pass: [Example] = [], warn: [Example] = [], fail: [Example] = []) {
    self.pass = pass
    self.warn = warn
    self.fail = fail
  }
}

/// Values of the subjects of a rule, and of the parameters that it depends on.
package struct Example: Sendable, Equatable {
  package struct Value: Sendable, Equatable {
    package let subject: Subject
    package let value: FactValue

    package init(_ subject: Subject, _ value: FactValue) {
      self.subject = subject
      self.value = value
    }
  }

  package let values: [Value]
  /// Parameters and values, as on the command line.
  package let assuming: [Assumptions.Entry]

  package init(_ values: [Value], assuming: [Assumptions.Entry] = []) {
    self.values = values
    self.assuming = assuming
  }
}

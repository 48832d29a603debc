public import MediaProbe

/// An error in the form of a request, such as an unknown field. It is not covered by the rules of a destination.
public struct FormMistake: Sendable, Equatable {
  public enum Kind: Sendable, Equatable {
    /// An unknown field. `expected` has similar names, or all fields if there are none.
    case unknownField(expected: [String], isNear: Bool)
    case wrongType(FieldType.Name)
    case wrongList
    /// A text with a lone surrogate.
    case halfCharacter
    case unknownWord(expected: [String])
    /// An invalid value for a parameter of the destination.
    case badParameter(expectation: Message)
    /// A file of the app that the context names and that cannot be read, with the error code.
    case unreadableAppFile(AppContext.File, ReadError.Code)
  }

  public let kind: Kind
  /// The field, such as `shareFormat` or `localIdentifiers[3]`.
  public let field: String
  /// The found value, for people.
  public let found: Message
  public let place: DocumentPlace

  public init(_ kind: Kind, field: String, found: Message, place: DocumentPlace) {
    self.kind = kind
    self.field = field
    self.found = found
    self.place = place
  }
}

/// A rule that applies to the requests of every destination: to their form, and to the files that they name.
enum FormRule: String, CaseIterable {
  case fieldUnknown = "request-field-unknown"
  case fieldType = "request-field-type"
  case fieldText = "request-field-text"
  case fieldWord = "request-field-word"
  case contextValue = "request-context-value"
  case contextUnreadable = "request-context-unreadable"
  case mediaUnreadable = "request-media-unreadable"
  case mediaKind = "request-media-kind"

  func id(at destination: Destination) -> String { "\(destination.id)/\(rawValue)" }
}

extension Destination {
  /// The short ids of the rules on the form of requests; empty if the requests have no document form.
  public var formRules: [String] { requestForm == nil ? [] : FormRule.allCases.map(\.rawValue) }
}

extension FormRule {
  /// Returns the states that a breach may predict, each once, in the order of their codes.
  func states(at destination: Destination, _ form: RequestForm) -> [ShareState] {
    let codes: [Int?] =
      switch self {
      case .fieldUnknown, .contextValue: []
      case .fieldType, .fieldText: [form.malformed]
      case .fieldWord, .mediaKind: [form.unusable]
      case .contextUnreadable: destination.appFiles.map { destination.rule(missing: $0)?.shareState }
      case .mediaUnreadable: destination.unreadable.flatMap { [$0.state] + $0.byKind.values.map { $0 } }
      }
    return Set(codes.compactMap { $0 }).sorted().compactMap { destination.shareState($0) }
  }
}

// MARK: - Findings

/// Findings of the rules that apply to every request: on its form, and on the media that it names. Their texts are in
/// `FormWords`.
extension RequestForm {
  /// Returns the finding for a mistake in a request of this form.
  func finding(_ mistake: FormMistake, at destination: Destination) -> Finding {
    let found = FactValue.message(mistake.found)
    let words = destination.language.words.forms
    var finding = finding(mistake, found, words, at: destination)
    finding.measuredWords = mistake.found.text(in: destination.language)
    return finding
  }

  private func finding(
    _ mistake: FormMistake, _ found: FactValue, _ words: FormWords, at destination: Destination
  ) -> Finding {
    switch mistake.kind {
    case .unknownField(let expected, let isNear):
      return finding(
        .fieldUnknown, destination, mistake.field, mistake.place, found, .oneOf(expected.map { .text($0) }),
        words.unknownField(isNear), fix: words.unknownFieldFix, state: nil)
    case .wrongType(let type):
      return finding(
        .fieldType, destination, mistake.field, mistake.place, found, .equals(.text(type.rawValue)),
        words.wrongType(type), state: malformed)
    case .wrongList:
      return finding(
        .fieldType, destination, mistake.field, mistake.place, found, .equals(.text("list")), words.wrongList,
        state: malformed)
    case .halfCharacter:
      return finding(
        .fieldText, destination, mistake.field, mistake.place, found, .present(true), words.halfCharacter,
        state: malformed)
    case .unknownWord(let expected):
      return finding(
        .fieldWord, destination, mistake.field, mistake.place, found, .oneOf(expected.map { .text($0) }),
        words.unknownWord, state: unusable)
    case .badParameter(let expectation):
      return finding(
        .contextValue, destination, mistake.field, mistake.place, found, .equals(.text(expectation.english)),
        words.badParameter(expectation.text(in: destination.language)), state: nil)
    case .unreadableAppFile(let file, let code):
      // An error in the path of a file says nothing about the app.
      let rule = code.isOfFetching ? nil : destination.rule(missing: file)
      return finding(
        .contextUnreadable, destination, mistake.field, mistake.place, found, .present(true), words.unreadable,
        step: rule?.step ?? .context, state: rule?.shareState)
    }
  }

  /// Returns the finding for a file of the request that cannot be read.
  func finding(_ error: ReadError, of medium: ShareRequest.Medium, at destination: Destination) -> Finding {
    let kind = medium.kinds.count == 1 ? medium.kinds.first : medium.path.promisedKind
    let entry = destination.unreadable.first { $0.code == error.code }
    var finding = finding(
      .mediaUnreadable, destination, medium.field, medium.place, .message(error.message), .present(true),
      destination.language.words.forms.unreadable, step: error.code.isOfFetching ? .fetch : .format,
      state: kind.flatMap { entry?.byKind[$0] } ?? entry?.state)
    finding.measuredWords = error.text(in: destination.language)
    return finding
  }

  /// Returns the finding for a file of another kind than its field takes.
  func finding(_ kind: MediaFacts.Kind, of medium: ShareRequest.Medium, at destination: Destination) -> Finding {
    let words = destination.language.words
    var finding = finding(
      .mediaKind, destination, medium.field, medium.place, .text(kind.rawValue),
      .oneOf(medium.kinds.map { .text($0.rawValue) }), words.forms.wrongKind(kind, medium.kinds), state: unusable)
    finding.measuredWords = words.terms.kind(kind)
    return finding
  }

  private func finding(
    _ formRule: FormRule, _ destination: Destination, _ field: String, _ place: DocumentPlace, _ measured: FactValue,
    _ limit: Constraint, _ message: MessageTemplate, fix: MessageTemplate? = nil, step: Step = .request, state: Int?
  ) -> Finding {
    let rule = Rule(
      id: formRule.id(at: destination), subject: .field(field), constraint: limit, strength: .hard,
      certainty: .official,
      step: step, shareState: state, message: message, fix: fix, source: source)
    return Finding(
      judged: JudgedRule(rule, on: rule.subject, limit, in: destination.language), severity: .error,
      measured: measured, atLimit: false, circumstances: [],
      sourceIsDue: false, field: field, place: place)
  }
}

import MediaProbe

/// Something that a document says and no request of its destination can: no rule of the destination speaks of it.
public struct FormMistake: Sendable, Equatable {
  public enum Kind: Sendable, Equatable {
    /// There is no such field; these are near, or all there are.
    case unknownField(expected: [String], isNear: Bool)
    case wrongType(FieldType.Name)
    case wrongList
    /// A text with a lone surrogate.
    case halfCharacter
    case unknownWord(expected: [String])
    /// The value of a parameter of the destination.
    case badParameter(expectation: String)
    /// A file of the app that the context names and that cannot be read.
    case unreadableAppFile(AppContext.File)
  }

  public let kind: Kind
  /// `shareFormat`, `localIdentifiers[3]`.
  public let field: String
  /// What stands there, for people.
  public let found: String
  public let place: DocumentPlace

  public init(_ kind: Kind, field: String, found: String, place: DocumentPlace) {
    self.kind = kind
    self.field = field
    self.found = found
    self.place = place
  }
}

/// A rule that holds for the requests of every destination: for their form, and for the files that they name.
enum FormRule: String, CaseIterable {
  case fieldUnknown = "request-field-unknown"
  case fieldType = "request-field-type"
  case fieldText = "request-field-text"
  case fieldWord = "request-field-word"
  case contextValue = "request-context-value"
  case contextUnreadable = "request-context-unreadable"
  case mediaUnreadable = "request-media-unreadable"
  case mediaKind = "request-media-kind"

  /// What it demands, in one sentence.
  var demand: String {
    switch self {
    case .fieldUnknown: "A request has no fields but those of the SDK."
    case .fieldType: "The value of a field is of the type that the SDK gives it."
    case .fieldText: "A text has no half characters."
    case .fieldWord: "The value of a field is one of the SDK's words."
    case .contextValue: "A value of the context is of the kind that its parameter has."
    case .contextUnreadable: "The files of the app that the context names can be read."
    case .mediaUnreadable: "The media that a request names can be read."
    case .mediaKind: "A file is of a kind that its field takes."
    }
  }

  func id(at destination: Destination) -> String { "\(destination.id)/\(rawValue)" }
}

// MARK: - Findings

/// Rules that hold for every request: its form, and the media that it names. Their texts stand here, together, as those of
/// a destination's own rules stand in its file.
extension RequestForm {
  /// What a mistake means for a request of this form.
  func finding(_ mistake: FormMistake, at destination: Destination) -> Finding {
    let found = FactValue.text(mistake.found)
    switch mistake.kind {
    case .unknownField(let expected, let isNear):
      return finding(
        .fieldUnknown, destination, mistake.field, mistake.place, found, .oneOf(expected.map { .text($0) }),
        isNear ? "there is no such field; did you mean {limit}?" : "there is no such field; expected {limit}",
        fix: "Use the names of the SDK.", state: nil)
    case .wrongType(let type):
      return finding(
        .fieldType, destination, mistake.field, mistake.place, found, .equals(.text(type.rawValue)),
        type.expectation, state: malformed)
    case .wrongList:
      return finding(
        .fieldType, destination, mistake.field, mistake.place, found, .equals(.text("list")),
        "found {measured}, expected a list", state: malformed)
    case .halfCharacter:
      return finding(
        .fieldText, destination, mistake.field, mistake.place, found, .present(true),
        "holds half of a character (a lone surrogate), expected the pair of escapes", state: malformed)
    case .unknownWord(let expected):
      return finding(
        .fieldWord, destination, mistake.field, mistake.place, found, .oneOf(expected.map { .text($0) }),
        "found {measured}, expected {limit}", state: unusable)
    case .badParameter(let expectation):
      return finding(
        .contextValue, destination, mistake.field, mistake.place, found, .equals(.text(expectation)),
        "found {measured}, expected {limit}", state: nil)
    case .unreadableAppFile(let file):
      let rule = destination.rule(missing: file)
      return finding(
        .contextUnreadable, destination, mistake.field, mistake.place, found, .present(true),
        "cannot be read: {measured}", step: rule?.step ?? .context, state: rule?.shareState)
    }
  }

  /// What it means that a file which the request names cannot be read.
  func finding(_ error: ReadError, of medium: ShareRequest.Medium, at destination: Destination) -> Finding {
    let kind = medium.kinds.count == 1 ? medium.kinds.first : medium.path.promisedKind
    let entry = destination.unreadable.first { $0.code == error.code }
    return finding(
      .mediaUnreadable, destination, medium.field, medium.place, .text(error.message), .present(true),
      "cannot be read: {measured}", step: error.code.isOfFetching ? .fetch : .format,
      state: kind.flatMap { entry?.byKind[$0] } ?? entry?.state)
  }

  /// What it means that a file is of another kind than its field takes.
  func finding(_ kind: MediaFacts.Kind, of medium: ShareRequest.Medium, at destination: Destination) -> Finding {
    finding(
      .mediaKind, destination, medium.field, medium.place, .text(kind.rawValue),
      .oneOf(medium.kinds.map { .text($0.rawValue) }), "is of the kind {measured}, expected {limit}", state: unusable)
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
      judged: JudgedRule(rule, on: rule.subject, limit), severity: .error, measured: measured, atLimit: false, when: [],
      sourceIsDue: false, field: field, place: place)
  }
}

extension FieldType.Name {
  fileprivate var expectation: MessageTemplate {
    switch self {
    case .text, .identifier: "found {measured}, expected a text"
    case .integer: "found {measured}, expected a whole number"
    case .number: "found {measured}, expected a number"
    case .flag: "found {measured}, expected true or false"
    case .choice: "found {measured}, expected a word"
    case .media, .attachment: "found {measured}, expected the path of a file"
    case .group: "found {measured}, expected a mapping of fields"
    }
  }
}

extension ReadError.Code {
  /// Nothing was got hold of, so nothing is known of the content.
  fileprivate var isOfFetching: Bool {
    switch self {
    case .notFound, .permissionDenied, .notAFile, .ioError, .icloudPlaceholder: true
    default: false
    }
  }
}

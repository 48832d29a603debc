package import MediaProbe
package import PreflightJudging
import PreflightLanguage
package import PreflightRules

/// An error in the form of a request, such as an unknown field. It is not covered by the rules of a destination.
package struct FormMistake: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// An unknown field. `expected` has similar names, or all fields if no name is similar.
    case unknownField(expected: [String], isNear: Bool)
    /// An unknown key of the document itself, or of its context. No destination has ever had it.
    case unknownKey(expected: [String], isNear: Bool)
    case wrongType(FieldType.Name)
    case wrongList
    /// A text that goes on after `#`, where a comment of YAML begins.
    case cutText
    /// A file that the destination has or fetches, so that it is not judged.
    case unseenMedia
    /// A text with a lone surrogate.
    case halfCharacter
    case unknownWord(expected: [String])
    /// An invalid value for a parameter of the destination.
    case badParameter(expectation: Message)
    /// A file of the app that the context names and that cannot be read, with the error code.
    case unreadableAppFile(AppFileKind, ReadError.Code)
  }

  package let kind: Kind
  /// The field, such as `shareFormat` or `localIdentifiers[3]`.
  package let field: String
  /// The value that was found, for messages.
  package let found: Message
  package let place: DocumentPlace

  package init(_ kind: Kind, field: String, found: Message, place: DocumentPlace) {
    self.kind = kind
    self.field = field
    self.found = found
    self.place = place
  }
}

// MARK: - Findings

/// Findings of the rules that apply to every request: on its form, and on the media that it names. Their texts are in
/// `FormWords`.
extension RequestForm {
  /// Returns the finding for a mistake in a request of this form.
  package func finding(_ mistake: FormMistake, at destination: Destination) -> Finding {
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
    case .unknownField(let expected, let isNear), .unknownKey(let expected, let isNear):
      // A public API may have fields that are newer than this list. The fields of an SDK are those of its version.
      let isKey = if case .unknownKey = mistake.kind { true } else { false }
      return finding(
        .fieldUnknown, destination, mistake.field, mistake.place, found, .oneOf(expected.map { .text($0) }),
        words.unknownField(isNear), fix: isPost ? nil : words.unknownFieldFix,
        strength: isPost && !isKey ? .advice : .hard, state: nil)
    case .cutText:
      return finding(
        .fieldCut, destination, mistake.field, mistake.place, found, .present(true), words.cutText,
        fix: words.cutTextFix, strength: .advice, state: nil)
    case .wrongType(let type):
      return finding(
        .fieldType, destination, mistake.field, mistake.place, found, .equals(.text(type.rawValue)),
        words.wrongType(type), state: nil)
    case .wrongList:
      return finding(
        .fieldType, destination, mistake.field, mistake.place, found, .equals(.text("list")), words.wrongList,
        state: nil)
    case .unseenMedia:
      return finding(
        .mediaUnseen, destination, mistake.field, mistake.place, found, .present(true), words.unseenMedia,
        fix: words.unseenMediaFix, strength: .remark, state: nil)
    case .halfCharacter:
      return finding(
        .fieldText, destination, mistake.field, mistake.place, found, .present(true), words.halfCharacter,
        state: malformed)
    case .unknownWord(let expected):
      return finding(
        .fieldWord, destination, mistake.field, mistake.place, found, .oneOf(expected.map { .text($0) }),
        words.unknownWord, state: nil)
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

  /// Returns the finding for a request to a destination that its publisher will remove.
  func deprecation(of destination: Destination, at place: DocumentPlace) -> Finding {
    let words = destination.language.words.forms
    return finding(
      .deprecated, destination, "destination", place, .text(destination.shortName), .present(false), words.deprecated,
      fix: words.deprecatedFix(destination.shortName), strength: .advice, state: nil)
  }

  /// Returns the finding for a file of the request that cannot be read.
  package func finding(_ error: ReadError, of medium: ShareRequest.Medium, at destination: Destination) -> Finding {
    let kind = medium.kinds.count == 1 ? medium.kinds.first : medium.path.promisedKind
    let entry = destination.unreadable.first { $0.code == error.code }
    var finding = finding(
      .mediaUnreadable, destination, medium.field, medium.place, .message(error.message), .present(true),
      destination.language.words.forms.unreadable, step: error.code.isOfFetching ? .fetch : .format,
      state: kind.flatMap { entry?.byKind[$0] } ?? entry?.state)
    finding.measuredWords = error.text(in: destination.language)
    return finding
  }

  /// Returns the finding for a file whose kind differs from the kinds that its field accepts.
  package func finding(_ kind: MediaFacts.Kind, of medium: ShareRequest.Medium, at destination: Destination) -> Finding
  {
    let words = destination.language.words
    var finding = finding(
      .mediaKind, destination, medium.field, medium.place, .text(kind.rawValue),
      .oneOf(medium.kinds.map { .text($0.rawValue) }),
      words.forms.wrongKind(words.terms.kind(kind), medium.kinds.map(words.terms.kind)), state: unusable)
    finding.measuredWords = words.terms.kind(kind)
    return finding
  }

  private func finding(
    _ formRule: FormRule, _ destination: Destination, _ field: String, _ place: DocumentPlace, _ measured: FactValue,
    _ limit: Constraint, _ message: String, fix: String? = nil, step: Step = .request,
    strength: Strength = .hard, state: Int?
  ) -> Finding {
    let rule = Rule(
      id: formRule.id(at: destination), subject: .field(field), constraint: limit, strength: strength,
      certainty: .official,
      step: step, shareState: state, message: MessageTemplate(message), fix: fix.map { MessageTemplate($0) },
      source: source)
    return Finding(
      judged: JudgedRule(rule, on: rule.subject, limit, in: destination.language), severity: rule.severity,
      measured: measured, isAtLimit: false, circumstances: [],
      sourceIsDue: false, field: field, place: place)
  }
}

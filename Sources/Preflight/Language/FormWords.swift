import MediaProbe

/// Texts of the rules that apply to every request: to its form, and to the media that it names.
struct FormWords: Sendable {
  let unknownField: @Sendable (_ isNear: Bool) -> MessageTemplate
  let unknownFieldFix: MessageTemplate
  let wrongType: @Sendable (FieldType.Name) -> MessageTemplate
  let wrongList: MessageTemplate
  let halfCharacter: MessageTemplate
  let unknownWord: MessageTemplate
  let badParameter: @Sendable (_ expectation: String) -> MessageTemplate
  let unreadable: MessageTemplate
  let wrongKind: @Sendable (_ found: MediaFacts.Kind, _ expected: [MediaFacts.Kind]) -> MessageTemplate
  /// The requirement of each rule, in one sentence.
  let demand: @Sendable (FormRule) -> String
}

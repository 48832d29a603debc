package import MediaProbe
package import PreflightRules

/// Texts of the rules that apply to every request: to its form, and to the media that it names.
package struct FormWords: Sendable {
  package let deprecated: MessageTemplate
  package let deprecatedFix: @Sendable (_ shortName: String) -> MessageTemplate
  package let unknownField: @Sendable (_ isNear: Bool) -> MessageTemplate
  package let unknownFieldFix: MessageTemplate
  package let wrongType: @Sendable (FieldType.Name) -> MessageTemplate
  package let wrongList: MessageTemplate
  package let cutText: MessageTemplate
  package let cutTextFix: MessageTemplate
  package let unseenMedia: MessageTemplate
  package let unseenMediaFix: MessageTemplate
  package let halfCharacter: MessageTemplate
  package let unknownWord: MessageTemplate
  package let badParameter: @Sendable (_ expectation: String) -> MessageTemplate
  package let unreadable: MessageTemplate
  package let wrongKind: @Sendable (_ found: MediaFacts.Kind, _ expected: [MediaFacts.Kind]) -> MessageTemplate
  /// The requirement of each rule, in one sentence.
  package let demand: @Sendable (FormRule) -> String
}

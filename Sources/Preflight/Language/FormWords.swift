import MediaProbe

/// Texts of the rules that hold for every request: its form, and the media that it names.
struct FormWords: Sendable {
  let unknownField: @Sendable (_ isNear: Bool) -> MessageTemplate
  let unknownFieldFix: MessageTemplate
  let wrongType: @Sendable (FieldType.Name) -> MessageTemplate
  let wrongList: MessageTemplate
  let unknownWord: MessageTemplate
  let badParameter: @Sendable (_ expectation: String) -> MessageTemplate
  let unreadable: MessageTemplate
  let wrongKind: @Sendable (_ found: MediaFacts.Kind, _ expected: [MediaFacts.Kind]) -> MessageTemplate
  /// What stands in a document in place of a value, when it is no text.
  let found: @Sendable (String) -> String
}

extension FormWords {
  static let english = FormWords(
    unknownField: {
      $0 ? "there is no such field; did you mean {limit}?" : "there is no such field; expected {limit}"
    },
    unknownFieldFix: "Use the names of the SDK.",
    wrongType: { type in
      switch type {
      case .text, .identifier: "found {measured}, expected a text"
      case .integer: "found {measured}, expected a whole number"
      case .number: "found {measured}, expected a number"
      case .flag: "found {measured}, expected true or false"
      case .choice: "found {measured}, expected a word"
      case .media, .attachment: "found {measured}, expected the path of a file"
      case .group: "found {measured}, expected a mapping of fields"
      }
    },
    wrongList: "found {measured}, expected a list",
    unknownWord: "found {measured}, expected {limit}",
    badParameter: { _ in "found {measured}, expected {limit}" },
    unreadable: "cannot be read: {measured}",
    wrongKind: { _, _ in "is of the kind {measured}, expected {limit}" },
    found: { $0 })

  static let simplifiedChinese = FormWords(
    unknownField: { $0 ? "没有这个字段；是否想写 {limit}？" : "没有这个字段；可用的字段有 {limit}" },
    unknownFieldFix: "请使用 SDK 中的字段名。",
    wrongType: { type in
      switch type {
      case .text, .identifier: "当前为{measured}，应为字符串"
      case .integer: "当前为{measured}，应为整数"
      case .number: "当前为{measured}，应为数值"
      case .flag: "当前为{measured}，应为 true 或 false"
      case .choice: "当前为{measured}，应为枚举值"
      case .media, .attachment: "当前为{measured}，应为文件路径"
      case .group: "当前为{measured}，应为由字段组成的对象"
      }
    },
    wrongList: "当前为{measured}，应为列表",
    unknownWord: "当前为{measured}，应为 {limit}",
    badParameter: { MessageTemplate("当前为{measured}，应为\(MeasuredWords.simplifiedChinese.text($0))") },
    unreadable: "{measured}",
    wrongKind: { found, expected in
      MessageTemplate(
        "文件类型为\(TermWords.simplifiedChinese.kind(found))，应为"
          + expected.map(TermWords.simplifiedChinese.kind).joined(separator: "或"))
    },
    found: { MeasuredWords.simplifiedChinese.text($0) })
}

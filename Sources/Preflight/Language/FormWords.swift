import MediaProbe

/// Texts of the rules that hold for every request: its form, and the media that it names.
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
  /// What each rule demands, in one sentence.
  let demand: @Sendable (FormRule) -> String
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
    halfCharacter: "holds half of a character (a lone surrogate), expected the pair of escapes",
    unknownWord: "found {measured}, expected {limit}",
    badParameter: { _ in "found {measured}, expected {limit}" },
    unreadable: "cannot be read: {measured}",
    wrongKind: { _, _ in "is of the kind {measured}, expected {limit}" },
    demand: { rule in
      switch rule {
      case .fieldUnknown: "A request has no fields but those of the SDK."
      case .fieldType: "The value of a field is of the type that the SDK gives it."
      case .fieldText: "A text has no half characters."
      case .fieldWord: "The value of a field is one of the SDK's words."
      case .contextValue: "A value of the context is of the kind that its parameter has."
      case .contextUnreadable: "The files of the app that the context names can be read."
      case .mediaUnreadable: "The media that a request names can be read."
      case .mediaKind: "A file is of a kind that its field takes."
      }
    })

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
    halfCharacter: "含有不成对的代理项（surrogate），应写成成对的转义序列",
    unknownWord: "当前为{measured}，应为 {limit}",
    badParameter: { MessageTemplate("当前为{measured}，应为\($0)") },
    unreadable: "{measured}",
    wrongKind: { found, expected in
      MessageTemplate(
        "文件类型为\(TermWords.simplifiedChinese.kind(found))，应为"
          + expected.map(TermWords.simplifiedChinese.kind).joined(separator: "或"))
    },
    demand: { rule in
      switch rule {
      case .fieldUnknown: "请求只能包含 SDK 中的字段。"
      case .fieldType: "字段值的类型应与 SDK 一致。"
      case .fieldText: "文本中不能有不成对的代理项（surrogate）。"
      case .fieldWord: "字段值应为 SDK 定义的枚举值之一。"
      case .contextValue: "context 中的值应符合对应参数的类型。"
      case .contextUnreadable: "context 中指定的应用文件应能读取。"
      case .mediaUnreadable: "请求中指定的媒体文件应能读取。"
      case .mediaKind: "文件类型应为该字段所接受的类型。"
      }
    })
}

import MediaProbe
import PreflightRules

extension FormWords {
  static let simplifiedChinese = FormWords(
    deprecated: "该分享渠道已弃用",
    deprecatedFix: { MessageTemplate("请改用渠道说明中给出的方式，见 preflight destinations show \($0)。") },
    unknownField: { $0 ? "没有这个字段；是否想写 {limit}？" : "没有这个字段，请改用 {limit}" },
    unknownFieldFix: "请使用 SDK 中的字段名。",
    wrongType: { type in
      switch type {
      case .text, .identifier: "当前为{measured}，应为字符串"
      case .integer: "当前为{measured}，应为整数"
      case .digits: "当前为{measured}，应为整数或由数字组成的字符串"
      case .number: "当前为{measured}，应为数值"
      case .flag: "当前为{measured}，应为 true 或 false"
      case .choice: "当前为{measured}，应为枚举值"
      case .media, .attachment: "当前为{measured}，应为文件路径"
      case .group: "当前为{measured}，应为由字段组成的对象"
      case .anything: "当前为{measured}，应为一个值"
      }
    },
    wrongList: "当前为{measured}，应为列表",
    cutText: "YAML 把 {measured} 当作注释，文字到此之前就结束了",
    cutTextFix: "请给整段文字加上引号。",
    unseenMedia: "媒体以 ID 或网址给出，这里不检查其文件",
    unseenMediaFix: "请用 preflight scan 检查这些文件。",
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
      case .deprecated: "请求不应使用已弃用的分享渠道。"
      case .fieldUnknown: "请求只能包含 SDK 中的字段。"
      case .fieldType: "字段值的类型应与 SDK 一致。"
      case .fieldCut: "字段的文字不应被 YAML 当作注释截断。"
      case .fieldText: "文本中不能有不成对的代理项（surrogate）。"
      case .fieldWord: "字段值应为 SDK 定义的枚举值之一。"
      case .contextValue: "context 中的值应符合对应参数的类型。"
      case .contextUnreadable: "context 中指定的应用文件应能读取。"
      case .mediaUnreadable: "请求中指定的媒体文件应能读取。"
      case .mediaUnseen: "请求应给出媒体文件的路径，以便检查。"
      case .mediaKind: "文件类型应为该字段所接受的类型。"
      }
    })
}

import MediaProbe

/// What is said of a destination and of its share states apart from any file.
struct DestinationWords: Sendable {
  let rules: @Sendable (_ count: Int, _ checked: CivilDate?) -> String
  let takes: @Sendable (_ kinds: [String]) -> String
  let fields: String
  let fieldsNote: String
  let field: @Sendable (_ name: String, _ value: String) -> String
  let fieldValue: @Sendable (FieldType) -> String
  let standard: @Sendable (_ value: String) -> String
  let request: String
  let requestNote: String
  let app: String
  let appNote: String
  let parameters: String
  let parametersNote: String
  let parameter: @Sendable (_ name: String, _ meaning: String, _ expectation: String) -> String
  let shareStates: String
  let borrowed: @Sendable (_ owner: String) -> String
  let own: String
  let code: @Sendable (_ code: Int, _ name: String, _ meaning: String) -> String
  let errorCodesNote: String
  let undocumented: String
  let undocumentedNote: String
  let noted: @Sendable (_ subject: String, _ note: String) -> String
  let deprecated: String
  let borrowedNumber: @Sendable (_ owner: String) -> String
  let rulesBehind: String
  let unreadableFiles: String
  let foresees: String
  let foreseenBy: @Sendable ([ShareState.Evidence]) -> String
  let order: @Sendable (_ steps: [String]) -> String
  let isThis: @Sendable (_ code: Int) -> String
  let isOther: @Sendable (_ predicted: Int?, _ code: Int) -> String
  let noneBroken: @Sendable (_ code: Int) -> String
  let firstMet: @Sendable (_ state: String) -> String
}

extension DestinationWords {
  static let english = DestinationWords(
    rules: { count, checked in
      "\(count) \(count == 1 ? "rule" : "rules")" + (checked.map { ", checked \($0)" } ?? "")
    },
    takes: { "takes \($0.joined(separator: ", "))" },
    fields: "fields of a request",
    fieldsNote: "for preflight request",
    field: { "\($0): \($1)" },
    fieldValue: { type in
      switch type {
      case .text, .identifier: "text"
      case .integer: "whole number"
      case .number: "number"
      case .flag: "true or false"
      case .choice(let words): words.joined(separator: ", ")
      case .media(let slots): "file for \(slots.joined(separator: ", "))"
      case .attachment(let kinds): "file, \(kinds.map(\.rawValue).joined(separator: ", "))"
      case .group: ""
      }
    },
    standard: { ", by default \($0)" },
    request: "request",
    requestNote: "what holds for a share as a whole",
    app: "app",
    appNote: "what its files have to say",
    parameters: "parameters",
    parametersNote: "given with --assume",
    parameter: { "\($0): \($1) Takes \($2)." },
    shareStates: "share states",
    borrowed: { "borrowed from \($0)" },
    own: "its own",
    code: { "\($0) \($1): \($2)" },
    errorCodesNote: "set beside the share state",
    undocumented: "not documented",
    undocumentedNote: "so no rule stands for it",
    noted: { "\($0): \($1)" },
    deprecated: "deprecated",
    borrowedNumber: { "This destination publishes no codes; the number is borrowed from \($0)." },
    rulesBehind: "rules behind it",
    unreadableFiles: "files that cannot be read",
    foresees: "what can foresee it",
    foreseenBy: { evidence in
      let isAlsoRunTime = evidence.contains(.runTime)
      let words = evidence.filter { $0 != .runTime }.map { evidence in
        switch evidence {
        case .media: "the file"
        case .request: "the request (which media, which parameters)"
        case .context: "the app (property list, entitlements, registration)"
        case .runTime: ""
        }
      }
      if words.isEmpty {
        return isAlsoRunTime
          ? "Only what happens then: login, network, the user. No file tells." : "Nothing foretells it."
      }
      return "It can be foreseen from \(words.joined(separator: " and "))."
        + (isAlsoRunTime ? " It may also come from what only happens then." : "")
    },
    order: {
      "Of several things that are wrong the first met decides; that the order is "
        + "\($0.joined(separator: ", ")) is an assumption, no document states one."
    },
    isThis: { "This is what \($0) stands for." },
    isOther: { "This points to \($0 ?? 0), not \($1)." },
    noneBroken: { "No rule behind \($0) is broken by this file." },
    firstMet: { "The first thing met is \($0)." })

  static let simplifiedChinese = DestinationWords(
    rules: { count, checked in "\(count) 条规则" + (checked.map { "，核对于 \($0)" } ?? "") },
    takes: { "可放置\($0.joined(separator: "、"))" },
    fields: "请求字段",
    fieldsNote: "用于 preflight request",
    field: { "\($0)：\($1)" },
    fieldValue: { type in
      switch type {
      case .text, .identifier: "字符串"
      case .integer: "整数"
      case .number: "数值"
      case .flag: "true 或 false"
      case .choice(let words): words.joined(separator: "、")
      case .media(let slots): "文件（素材位 \(slots.joined(separator: "、"))）"
      case .attachment(let kinds):
        "文件（\(kinds.map(TermWords.simplifiedChinese.kind).joined(separator: "、"))）"
      case .group: ""
      }
    },
    standard: { "，默认 \($0)" },
    request: "分享请求",
    requestNote: "针对整个分享请求的规则",
    app: "应用",
    appNote: "对应用配置文件的要求",
    parameters: "参数",
    parametersNote: "用 --assume 指定",
    parameter: { "\($0)：\($1)取值：\($2)。" },
    shareStates: "分享状态码",
    borrowed: { HanText.joined(["借用 ", $0, " 的状态码"]) },
    own: "渠道自有",
    code: { "\($0) \($1)：\($2)" },
    errorCodesNote: "与分享状态码一同返回",
    undocumented: "文档未说明",
    undocumentedNote: "因此没有对应的规则",
    noted: { "\($0)：\($1)" },
    deprecated: "已弃用",
    borrowedNumber: { "该渠道没有公开状态码，此编号借用自 \($0)。" },
    rulesBehind: "相关规则",
    unreadableFiles: "无法读取的文件",
    foresees: "可依据什么预判",
    foreseenBy: { evidence in
      let isAlsoRunTime = evidence.contains(.runTime)
      let words = evidence.filter { $0 != .runTime }.map { evidence in
        switch evidence {
        case .media: "文件"
        case .request: "分享请求（媒体、参数）"
        case .context: "应用（属性列表、权限声明、注册信息）"
        case .runTime: ""
        }
      }
      if words.isEmpty {
        return isAlsoRunTime ? "只取决于运行时的情况：登录状态、网络、用户操作，无法从文件中判断。" : "无法预判。"
      }
      return "可根据\(words.joined(separator: "和"))预判。" + (isAlsoRunTime ? "也可能由运行时的情况引起。" : "")
    },
    order: { "多处有问题时，以最先遇到的为准。检查顺序假定为\($0.joined(separator: "、"))，文档并未说明实际顺序。" },
    isThis: { "这正是 \($0) 所指的情况。" },
    isOther: { predicted, code in
      predicted.map { "该情况对应 \($0)，而不是 \(code)。" } ?? "该情况不对应 \(code)。"
    },
    noneBroken: { "该文件未违反 \($0) 的任何相关规则。" },
    firstMet: { "最先遇到的问题是 \($0)。" })
}

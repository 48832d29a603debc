/// What is said of one verdict, wherever it is reported.
struct VerdictWords: Sendable {
  let mayAnswer: @Sendable (_ codes: [String]) -> String
  let undecided: String
  let factUnknown: String
  let undecidedSince: @Sendable (_ dependence: String) -> String
  let dependsOn: @Sendable (_ names: [String]) -> String
  /// How what the answer depends on is given: by options, by fields of the request, by another file.
  let give: @Sendable (_ options: [String]) -> String
  let nameInContext: @Sendable (_ count: Int) -> String
  let buildSetting: String
  /// Between what it depends on and how that is given: where it explains itself, and on a line of its own.
  let dependenceJoint: String
  let warning: String
  let note: String
  let foretold: String
  let wouldBeAnswered: @Sendable (_ state: String) -> String
  let noSlot: @Sendable (_ destination: String) -> String
  let slot: @Sendable (_ name: String) -> String
  /// Behind the name of a destination.
  let inSlot: @Sendable (_ name: String) -> String
  let more: @Sendable (_ count: Int) -> String
  let moreAssets: @Sendable (_ count: Int, Noun) -> String
  let warningsAndUndecided: String
  let destination: String
  let moreAnnotations: @Sendable (_ count: Int, _ errors: Int) -> String
  let moreResults: @Sendable (_ left: Int, _ shown: Int, _ all: Int) -> String
  /// The suite of a run that judges nothing.
  let readable: String
}

extension VerdictWords {
  static let english = VerdictWords(
    mayAnswer: { "may answer " + $0.joined(separator: ", ") },
    undecided: "not decided",
    factUnknown: "not decided: a fact that the rules ask for is not known",
    undecidedSince: { "not decided: \($0)" },
    dependsOn: { "depends on \($0.joined(separator: ", "))" },
    give: { "give \($0.count == 1 ? "it" : "them") with \($0.joined(separator: " "))" },
    nameInContext: { "name \($0 == 1 ? "it" : "them") in the request" },
    buildSetting: "a build setting: take the property list of the built app",
    dependenceJoint: ": ",
    warning: "warning: ",
    note: "note: ",
    foretold: "foretold: ",
    wouldBeAnswered: { "would be answered with \($0)" },
    noSlot: { "no slot of \($0) takes this kind of file" },
    slot: { "slot: \($0)" },
    inSlot: { " (\($0))" },
    more: { "… and \($0) more" },
    moreAssets: {
      "… and \($0) more \($1.rawValue)\($0 == 1 ? "" : "s"): the html and ndjson reports list all of them."
    },
    warningsAndUndecided: "Warnings, and what is not decided",
    destination: "destination",
    moreAnnotations: { count, errors in
      let kinds = errors > 0 ? ", \(errors) of them \(errors == 1 ? "an error" : "errors")" : ""
      return "and \(count) more\(kinds): GitHub shows ten annotations of a step, its summary lists more"
    },
    moreResults: { left, shown, all in
      "\(left) more results are not listed: these are the \(shown) gravest of \(all), as many as "
        + "GitHub shows. The ndjson report lists all of them."
    },
    readable: "readable")

  static let simplifiedChinese = VerdictWords(
    mayAnswer: { "可能返回 " + $0.joined(separator: "、") },
    undecided: "未判定",
    factUnknown: "未判定：规则所需的某项信息无法从文件中得知",
    undecidedSince: { "未判定：\($0)" },
    dependsOn: { "结果取决于 \($0.joined(separator: "、"))" },
    give: { "请用 \($0.joined(separator: " ")) 指定" },
    nameInContext: { _ in "请在请求文档中写明" },
    buildSetting: "这是构建设置，请改用构建后 App 中的属性列表",
    dependenceJoint: "，",
    warning: "警告：",
    note: "提示：",
    foretold: "预计返回：",
    wouldBeAnswered: { "预计返回 \($0)" },
    noSlot: { "\($0)没有可放置此类文件的素材位" },
    slot: { "素材位：\($0)" },
    inSlot: { " · \($0)" },
    more: { "…… 另有 \($0) 项" },
    moreAssets: { "…… 另有 \($0) 个\(TermWords.simplifiedChinese.noun($1))，完整列表见 html 和 ndjson 报告。" },
    warningsAndUndecided: "警告及未判定的项目",
    destination: "分享渠道",
    moreAnnotations: { count, errors in
      "另有 \(count) 项" + (errors > 0 ? "（其中 \(errors) 项为错误）" : "") + "：GitHub 每个步骤只显示 10 条注释，更多内容见该步骤的摘要"
    },
    moreResults: { left, shown, all in
      "另有 \(left) 条结果未列出：此处为全部 \(all) 条中最严重的 \(shown) 条，即 GitHub 的显示上限。完整列表见 ndjson 报告。"
    },
    readable: "可读取")
}

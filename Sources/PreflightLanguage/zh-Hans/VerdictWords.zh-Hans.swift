extension VerdictWords {
  static let simplifiedChinese = VerdictWords(
    mayAnswer: { "可能返回 " + $0.joined(separator: "、") },
    undecided: "未判定",
    factUnknown: "未判定：规则所需的某项信息无法从文件中得知",
    readBy: { "可用 --depth \($0) 读取" },
    neededBy: { "相关规则：\($0.joined(separator: "、"))" },
    undecidedSince: { "未判定：\($0)" },
    dependsOn: { "结果取决于 \($0.joined(separator: "、"))" },
    give: { "请用 \($0.joined(separator: " ")) 指定" },
    nameInContext: { _ in "请在请求文档中写明" },
    buildSetting: "这是构建设置，请改用构建后 App 中的属性列表",
    dependenceJoint: "，",
    warning: "警告：",
    note: "提示：",
    predicted: "预计返回：",
    wouldBeAnswered: { "预计返回 \($0)" },
    notJudged: "没有文档说明对此类文件的限制，因此未作判定",
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

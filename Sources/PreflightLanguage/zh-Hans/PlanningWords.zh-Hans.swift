import MediaProbe
import PreflightRules

extension PlanningWords {
  static let simplifiedChinese = PlanningWords(
    compared: { "对比 \($0) 个渠道" },
    differing: { "\($1) 行中有 \($0) 行不同，以 ≠ 标出" },
    nothingToCompare: "这些渠道没有针对文件或分享请求的规则。",
    warning: "仅警告",
    noLimit: "–",
    master: { "适用于 \($1) 个渠道的\($0)母版" },
    noMaster: { "没有适用于其中任何渠道的\($0)母版。" },
    size: "分辨率",
    shape: { width, height in "\(width):\(height)" },
    chosen: { "选用 \($0)" },
    longest: { "命令最多生成 \($0)" },
    command: "命令",
    commandNote: "请替换 INPUT 和 OUTPUT",
    leftOut: "未包含",
    leftOutNote: "母版不适用于这些渠道",
    takesNone: { "以下渠道没有可用于\($0)的素材位：\($1.joined(separator: "、"))。" },
    excludeEachOther: { "以下规则互相排斥（\($0)）：" },
    impossible: { "该命令能规划的文件都不满足以下规则（\($0)）：" },
    unmet: "未满足",
    unmetNote: "与其他规则不一致的警告和建议",
    changes: { "\($0) 至 \($1) 的变化" },
    noChange: { "\($0) 至 \($1) 没有规则变化。" },
    changesTo: { "\($0) → \($1)" },
    begins: { "新增：\($0)" },
    ends: { "取消：\($0)" },
    from: { "自 \($0) 起" },
    until: { "至 \($0) 为止" },
    due: { count, day in "\(day) 有 \(count) 个来源需要重新核对" },
    noneDue: { "\($0) 没有需要重新核对的来源。" },
    dueSource: { checked, reviewAfter, rules in
      "核对于 \(checked)，应在 \(reviewAfter) 之后重新核对，涉及 \(rules) 条规则"
    })
}

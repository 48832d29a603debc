import PreflightJudging

extension FindingWords {
  static let simplifiedChinese = FindingWords(
    nothing: "空",
    holding: { $1 ? "文件只有声音（\($0)）" : "类型为 \($0)" },
    ofField: { "\($0)：" },
    atLimit: "；处于临界值：超出部分在 0.1 秒以内，可能只是封装格式造成的时长误差",
    nominalRate: "；与限值相差不到千分之一，如同 23.976 通常称为 24",
    nominalShape: "；与限值相差不到 1 个像素",
    mismatch: { "；类型为 \($0.found)，应为 \($0.expected)" },
    lookalikes: { entries, inOtherCase in
      "；现有条目为" + entries.map { "“\($0)”" }.joined(separator: "、") + (inOtherCase ? "，大小写不一致" : "，写法有误")
    },
    system: { "；该数值出自 \($0) 端文档" },
    circumstances: { "；适用条件：" + $0.joined(separator: "，") },
    sourceIsDue: { "；来源文档应在 \($0) 前重新核对" },
    intervals: { "（" + $0.joined(separator: "、") + ($1 > 0 ? "，另有 \($1) 处" : "") + "）" })
}

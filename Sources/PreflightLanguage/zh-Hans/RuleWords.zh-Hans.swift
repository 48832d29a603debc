import MediaProbe
import PreflightJudging
import PreflightRules

extension RuleWords {
  static let simplifiedChinese = RuleWords(
    unreadableTitle: "文件无法读取",
    unreadableHelp: "未能从文件中读取任何信息，因此没有检查任何规则。具体原因和处理办法见消息内容。",
    undecidedTitle: "结果未判定",
    undecidedHelp: "文件的某项信息或渠道的某个参数未知，而结果取决于它。参数可用 --assume NAME=VALUE 指定。",
    title: { "\($0)：\($1.map { "\($0) " } ?? "")\($2)" },
    sentence: { destination, subject, limit, strength in
      let breach =
        switch strength {
        case .hard: "文档说明违反时会被拒绝或截断。"
        case .unstated: "文档未说明违反的后果。"
        case .advice: "这是文档的建议。"
        case .changed: "违反时仍会被接受，但呈现的内容会改变。"
        case .remark: "不影响判定结果。"
        }
      return "\(destination)的文档\(subject.map { "对 \($0) 的" } ?? "")要求：\(limit)。\(breach)"
    },
    certainty: { "可信度：\($0)。" },
    predicted: { "预计返回：\($0)。" },
    holdsFor: { "适用条件：\($0.joined(separator: "，"))。" },
    checkedOn: { "\($0)（核对于 \($1)）" },
    source: "来源：",
    appliesWhere: { "（条件：\($0.joined(separator: "，且 "))）" },
    breach: { strength in
      switch strength {
      case .hard: "来源文档说明违反时会被拒绝。"
      case .unstated: "来源文档只给出限制，未说明违反的后果。"
      case .advice: "这是来源文档的建议。"
      case .changed: "违反时仍会被接受，但渠道呈现的内容会改变。"
      case .remark: "仅供参考，不影响判定结果。"
      }
    },
    standing: { strength, certainty, system in
      "\(strength)可信度：\(certainty)。" + (system.map { "该数值出自 \($0) 端文档。" } ?? "")
    },
    derived: "由文件本身得出，没有平台文档说明。",
    examples: "示例",
    exampleOutcome: { $0 == .pass ? "通过" : $0 == .warn ? "警告" : "不通过" },
    breachPredicts: "违反时预计返回",
    sources: "来源",
    checked: { "\($0)（核对于 \($1)）" },
    pageDate: { $0.day.map { "，页面日期 \($0)" } ?? "，页面未注明日期" },
    due: { "，应在 \($0) 前重新核对" },
    notJudged: { "未检查：\($0)" },
    speaksOfOthers: "这条规则不适用于该文件：它属于其他素材位，或针对整个分享请求。",
    breaksLooser: "该文件连两个数值中较宽松的一个也不满足：",
    isMet: "该文件未违反这条规则。",
    described: { "\($0)：\($1)（\($2)）" })
}

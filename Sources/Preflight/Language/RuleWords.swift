import MediaProbe

/// What is said of a rule apart from any file: in explanations, and in the help of code scanning.
struct RuleWords: Sendable {
  // MARK: In code scanning

  let unreadableTitle: String
  let unreadableHelp: String
  let undecidedTitle: String
  let undecidedHelp: String
  /// The subject is nil where the limit names what it speaks of.
  let title: @Sendable (_ destination: String, _ subject: String?, _ limit: String) -> String
  let sentence: @Sendable (_ destination: String, _ subject: String?, _ limit: String, _ strength: Strength) -> String
  let certainty: @Sendable (_ words: String) -> String
  let foretold: @Sendable (_ state: String) -> String
  let holdsFor: @Sendable (_ conditions: [String]) -> String
  let checkedOn: @Sendable (_ title: String, _ day: CivilDate) -> String
  let source: String

  // MARK: In explanations

  let whereTold: @Sendable (_ conditions: [String]) -> String
  let breach: @Sendable (Strength) -> String
  let standing: @Sendable (_ strength: String, _ certainty: String, _ system: String?) -> String
  let derived: String
  let examples: String
  let exampleOutcome: @Sendable (Outcome) -> String
  let foretells: String
  let sources: String
  let checked: @Sendable (_ title: String, _ day: CivilDate) -> String
  let notJudged: @Sendable (_ reason: String) -> String
  let speaksOfOthers: String
  let breaksLooser: String
  let isMet: String
  let described: @Sendable (_ severity: String, _ message: String, _ rule: Substring) -> String
}

extension RuleWords {
  static let english = RuleWords(
    unreadableTitle: "The file cannot be read",
    unreadableHelp:
      "Nothing could be read from the file, so no rule was judged. The message says what was found and what to do.",
    undecidedTitle: "The answer is not decided",
    undecidedHelp:
      "A fact of the file or a parameter of the destination is not known, and the answer depends on it. Give "
      + "parameters with --assume NAME=VALUE.",
    title: { "\($0): \($1.map { "\($0): " } ?? "")\($2)" },
    sentence: { destination, subject, limit, strength in
      let breach =
        switch strength {
        case .hard: "The document says that what breaks it is refused or cut."
        case .unstated: "The document does not say what follows from breaking it."
        case .advice: "The document advises it."
        case .remark: "It changes no outcome."
        }
      return "\(destination) documents\(subject.map { " for \($0)" } ?? ""): \(limit). \(breach)"
    },
    certainty: { "Certainty: \($0)." },
    foretold: { "Foretold answer: \($0)." },
    holdsFor: { "Holds for \($0.joined(separator: ", "))." },
    checkedOn: { "\($0), checked on \($1)" },
    source: "Source: ",
    whereTold: { " (where \($0.joined(separator: " and ")))" },
    breach: { strength in
      switch strength {
      case .hard: "The source says that a breach is refused."
      case .unstated: "The source gives the limit and not what follows from a breach."
      case .advice: "The source recommends it."
      case .remark: "It is worth knowing, and a breach changes no outcome."
      }
    },
    standing: { strength, certainty, system in
      "\(strength) Certainty: \(certainty)." + (system.map { " The figure is from the page for \($0)." } ?? "")
    },
    derived: "It follows from the file itself; no document of a platform states it.",
    examples: "examples",
    exampleOutcome: { $0 == .pass ? "passes" : $0 == .warn ? "warns" : "fails" },
    foretells: "broken, it foretells",
    sources: "sources",
    checked: { "\($0), checked \($1)" },
    notJudged: { "not judged: \($0)" },
    speaksOfOthers: "The rule does not speak of this file: it stands in another slot, or of a whole request.",
    breaksLooser: "The file breaks even the looser of two figures:",
    isMet: "The file does not break it.",
    described: { "\($0): \($1) (\($2))" })

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
        case .remark: "不影响判定结果。"
        }
      return "\(destination)的文档\(subject.map { "对 \($0) 的" } ?? "")要求：\(limit)。\(breach)"
    },
    certainty: { "可信度：\($0)。" },
    foretold: { "预计返回：\($0)。" },
    holdsFor: { "适用条件：\($0.joined(separator: "，"))。" },
    checkedOn: { "\($0)（核对于 \($1)）" },
    source: "来源：",
    whereTold: { "（条件：\($0.joined(separator: "，且 "))）" },
    breach: { strength in
      switch strength {
      case .hard: "来源文档说明违反时会被拒绝。"
      case .unstated: "来源文档只给出限制，未说明违反的后果。"
      case .advice: "这是来源文档的建议。"
      case .remark: "仅供参考，不影响判定结果。"
      }
    },
    standing: { strength, certainty, system in
      "\(strength)可信度：\(certainty)。" + (system.map { "该数值出自 \($0) 端文档。" } ?? "")
    },
    derived: "由文件本身得出，没有平台文档说明。",
    examples: "示例",
    exampleOutcome: { $0 == .pass ? "通过" : $0 == .warn ? "警告" : "不通过" },
    foretells: "违反时预计返回",
    sources: "来源",
    checked: { "\($0)（核对于 \($1)）" },
    notJudged: { "未检查：\($0)" },
    speaksOfOthers: "这条规则不适用于该文件：它属于其他素材位，或针对整个分享请求。",
    breaksLooser: "该文件连两个数值中较宽松的一个也不满足：",
    isMet: "该文件未违反这条规则。",
    described: { "\($0)：\($1)（\($2)）" })
}

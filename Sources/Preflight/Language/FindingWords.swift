/// What is added to the message of a finding.
struct FindingWords: Sendable {
  /// Stands for a measured value that is empty.
  let nothing: String
  let ofField: @Sendable (_ field: String) -> String
  let atLimit: String
  let mismatch: @Sendable (TypeMismatch) -> String
  let lookalikes: @Sendable (_ entries: [String], _ inOtherCase: Bool) -> String
  let system: @Sendable (String) -> String
  let circumstances: @Sendable ([String]) -> String
  let sourceIsDue: @Sendable (CivilDate) -> String
}

extension FindingWords {
  static let english = FindingWords(
    nothing: "nothing",
    ofField: { "\($0): " },
    atLimit: "; at the limit: up to 0.1 s may be padding of the container",
    mismatch: { "; found \($0.found), expected \($0.expected)" },
    lookalikes: { entries, inOtherCase in
      "; it has " + entries.map { "“\($0)”" }.joined(separator: ", ") + (inOtherCase ? ", in other case" : " instead")
    },
    system: { "; the figure is from the page for \($0)" },
    circumstances: { "; holds for " + $0.joined(separator: ", ") },
    sourceIsDue: { "; its source was last checked on \($0)" })

  static let simplifiedChinese = FindingWords(
    nothing: "空",
    ofField: { "\($0)：" },
    atLimit: "；处于临界值：超出部分在 0.1 s 以内，可能只是封装格式造成的时长误差",
    mismatch: { "；类型为 \($0.found)，应为 \($0.expected)" },
    lookalikes: { entries, inOtherCase in
      "；现有条目为" + entries.map { "“\($0)”" }.joined(separator: "、") + (inOtherCase ? "，大小写不一致" : "，写法有误")
    },
    system: { "；该数值出自 \($0) 端文档" },
    circumstances: { "；适用条件：" + $0.joined(separator: "，") },
    sourceIsDue: { "；来源文档上次核对是在 \($0)" })
}

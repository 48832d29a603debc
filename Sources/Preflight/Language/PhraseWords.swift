/// Words of values and of limits.
struct PhraseWords: Sendable {
  let yes: String
  let no: String
  let emptyList: String
  let bytes: String
  /// A unit behind a number, where it is a word.
  let unit: @Sendable (Unit) -> String
  let or: @Sendable (_ words: [String]) -> String
  let and: @Sendable (_ words: [String]) -> String
  let noneOf: @Sendable (_ values: [String]) -> String
  let sizeOf: @Sendable (_ parameter: String) -> String
  let positionIn: @Sendable (_ field: String, _ unit: Unit) -> String
  let form: @Sendable (TextForm) -> String
  let present: @Sendable (_ wanted: Bool) -> String
  let valueOf: @Sendable (_ key: String) -> String
  let side: @Sendable (Side, _ bound: String) -> String
  let sides: @Sendable (_ bounds: [String]) -> String
  let box: @Sendable (_ short: Int64, _ long: Int64) -> String
  /// What a demand says in front of a value that is the only one, and around two ends.
  let being: @Sendable (String) -> String
  let within: @Sendable (String) -> String
  let atMost: @Sendable (String) -> String
  let atLeast: @Sendable (String) -> String
  let above: @Sendable (String) -> String
  let below: @Sendable (String) -> String
  let range: @Sendable (_ min: String, _ max: String) -> String
  let parameter: @Sendable (_ name: String, _ range: String) -> String
  let has: @Sendable (_ entries: String) -> String
  let shortened: @Sendable (_ beginning: Substring, _ characters: Int) -> String
  let condition: @Sendable (Condition) -> String
  let expectation: @Sendable (Parameter.Values) -> String
}

extension PhraseWords {
  static let english = PhraseWords(
    yes: "yes",
    no: "no",
    emptyList: "an empty list",
    bytes: "bytes",
    unit: { englishWords(for: $0) },
    or: { enumerated($0, last: "or") },
    and: { enumerated($0, last: "and") },
    noneOf: { "none of " + enumerated($0, last: "and") },
    sizeOf: { "the size of \($0)" },
    positionIn: { "0 to the length of \($0) in \(englishWords(for: $1))" },
    form: { form in
      switch form {
      case .hexColor: "a colour such as #444444"
      case .httpsURL: "an https URL"
      case .webURL: "a web address"
      case .plainText: "text without control characters and marks of direction"
      case .filled: "to be filled in"
      }
    },
    present: { $0 ? "to be there" : "not to be there" },
    valueOf: { "the value of \($0)" },
    side: { side, bound in
      let name =
        switch side {
        case .width, .height: side.rawValue
        case .short: "short side"
        case .long: "long side"
        case .sum: "width + height"
        case .pixels: "width × height"
        }
      return "\(name) \(bound)"
    },
    sides: { enumerated($0, last: "and") },
    box: { "short side \($0) px, long side \($1) px" },
    being: { $0 },
    within: { $0 },
    atMost: { "at most \($0)" },
    atLeast: { "at least \($0)" },
    above: { "above \($0)" },
    below: { "below \($0)" },
    range: { "\($0) to \($1)" },
    parameter: { "\($0) (\($1))" },
    has: { "has \($0)" },
    shortened: { "\($0)… (\($1) characters)" },
    condition: { $0.description },
    expectation: { values in
      switch values {
      case .version: "a version such as 17.4.0"
      case .choice(let words): "one of " + words.joined(separator: ", ")
      case .number(let from, let to): "a number from \(ParameterValue.number(from)) to \(ParameterValue.number(to))"
      case .size: "a size such as 1170x2532"
      case .words: "words separated by commas"
      }
    })

  static let simplifiedChinese = PhraseWords(
    yes: "是",
    no: "否",
    emptyList: "空列表",
    bytes: "字节",
    unit: { unit in
      switch unit {
      case .bytes: "字节"
      case .bits: "位"
      case .frames: "帧"
      case .utf16: "个 UTF-16 码元"
      case .characters: "个字符"
      case .graphemes: "个可见字符"
      case .utf8: "字节（UTF-8）"
      case .weighted: "个加权字符"
      case .seconds, .bitsPerSecond, .pixels, .framesPerSecond, .hertz, .degrees: unit.rawValue
      }
    },
    or: { listed($0, last: "或") },
    and: { listed($0, last: "和") },
    noneOf: { HanText.joined(["不能是 ", listed($0, last: "或")]) },
    sizeOf: { "\($0) 的尺寸" },
    positionIn: { field, unit in
      let counted = unit == .utf16 ? "UTF-16 码元" : unit == .utf8 ? "UTF-8 字节" : "字符"
      return "0 到 \(field) 的长度（按 \(counted)计）"
    },
    form: { form in
      switch form {
      case .hexColor: "形如 #444444 的颜色值"
      case .httpsURL: "HTTPS 链接"
      case .webURL: "网页地址（http 或 https）"
      case .plainText: "不含控制字符和文字方向标记的文本"
      case .filled: "必须填写"
      }
    },
    present: { $0 ? "必须填写" : "不应填写" },
    valueOf: { "\($0) 的值" },
    side: { side, bound in
      let name =
        switch side {
        case .width: "宽"
        case .height: "高"
        case .short: "短边"
        case .long: "长边"
        case .sum: "宽高之和"
        case .pixels: "总像素"
        }
      return HanText.joined([name, " ", bound])
    },
    sides: { $0.joined(separator: "、") },
    box: { "短边 \($0) px、长边 \($1) px" },
    being: { HanText.joined(["为 ", $0]) },
    within: { HanText.joined(["在 ", $0, " 之间"]) },
    atMost: { "不超过 \($0)" },
    atLeast: { "不小于 \($0)" },
    above: { "大于 \($0)" },
    below: { "小于 \($0)" },
    range: { "\($0) 到 \($1)" },
    parameter: { "\($0)（\($1)）" },
    has: { HanText.joined(["包含 ", $0]) },
    shortened: { "\($0)…（共 \($1) 个字符）" },
    condition: { condition in
      switch condition.test {
      case .version(let from, let below):
        let ends = [from.map { "不低于 \($0)" }, below.map { "低于 \($0)" }].compactMap { $0 }
        return "\(condition.parameter) \(ends.joined(separator: " 且"))"
      case .oneOf(let words): return "\(condition.parameter) 为 \(listed(words, last: "或"))"
      }
    },
    expectation: { values in
      switch values {
      case .version: "版本号，例如 17.4.0"
      case .choice(let words): listed(words, last: "或")
      case .number(let from, let to): "\(ParameterValue.number(from)) 到 \(ParameterValue.number(to)) 之间的数值"
      case .size: "尺寸，例如 1170x2532"
      case .words: "以逗号分隔的词"
      }
    })

  private static func englishWords(for unit: Unit) -> String {
    switch unit {
    case .utf16: "UTF-16 units"
    case .utf8: "bytes of UTF-8"
    case .weighted: "weighted characters"
    default: unit.rawValue
    }
  }

  /// `a, b or c`.
  private static func enumerated(_ words: [String], last: String) -> String {
    guard words.count > 1, let final = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(last) " + final
  }

  /// `a、b 或 c`.
  private static func listed(_ words: [String], last: String) -> String {
    guard words.count > 1, let final = words.last else { return words.first ?? "" }
    return HanText.joined([words.dropLast().joined(separator: "、"), " \(last) ", final])
  }
}

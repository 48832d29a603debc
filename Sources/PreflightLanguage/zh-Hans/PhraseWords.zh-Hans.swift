import MediaProbe
import PreflightRules

extension PhraseWords {
  static let simplifiedChinese = PhraseWords(
    yes: "是",
    no: "否",
    emptyList: "空列表",
    quoted: { "“\($0)”" },
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
      case .emojiBytes, .halfASCII: "个字符"
      case .seconds: "秒"
      case .bitsPerSecond, .pixels, .framesPerSecond, .hertz, .degrees, .loudnessUnitsFullScale, .loudnessUnits,
        .decibelsTruePeak:
        unit.rawValue
      }
    },
    or: { oneFilled($0) ?? listed($0, last: "或") },
    and: { allHolding($0) ?? listed($0, last: "和") },
    limit: { limit in
      switch limit {
      case .noneOf(let values): return HanText.joined(["不能是 ", listed(values, last: "或")])
      case .sizeOf(let parameter): return "\(parameter) 的尺寸"
      case .positionIn(let field, let unit):
        let counted = unit == .utf16 ? "UTF-16 码元" : unit == .utf8 ? "UTF-8 字节" : "字符"
        return HanText.joined(["0 到 ", field, " 的长度（按 ", counted, "计）"])
      case .form(.hexColor): return "形如 #444444 的颜色值"
      case .form(.httpsURL): return "HTTPS 链接"
      case .form(.webURL): return "网页地址（http 或 https）"
      case .form(.plainText): return "不含控制字符和方向标记的文本"
      case .form(.digits): return "纯数字"
      case .form(.filled): return "不能为空"
      case .present(let wanted): return wanted ? "必须填写" : "不应填写"
      case .versions(let from?, let below?): return "\(from) 及以上且低于 \(below)"
      case .versions(let from?, nil): return "\(from) 及以上"
      case .versions(nil, let below): return "低于 \(below ?? "")"
      }
    },
    hexDigits: { "\($0) 加 \($1) 位十六进制数字" },
    isPresent: { $0 ? "已填写" : "未填写" },
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
    boxAtMost: { "短边不超过 \($0) px、长边不超过 \($1) px" },
    being: { HanText.joined(["为 ", $0]) },
    within: { HanText.joined(["在 ", $0, " 之间"]) },
    atMost: { "不超过 \($0)" },
    atLeast: { limit, isCount in "\(isCount ? "不少于" : "不小于") \(limit)" },
    above: { "大于 \($0)" },
    below: { "小于 \($0)" },
    range: { "\($0) 到 \($1)" },
    parameter: { "\($0)（\($1)）" },
    has: { HanText.joined(["包含 ", $0]) },
    without: { HanText.joined(["不含 ", $0]) },
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
      case .number(_, let to) where to.isUnbounded: "数值"
      case .number(let from, let to): "\(ParameterValue.number(from)) 到 \(ParameterValue.number(to)) 之间的数值"
      case .size: "尺寸，例如 1170x2532"
      case .words: "以逗号分隔的词"
      case .text: "文本"
      }
    },
    unlessGiven: { "\($0)，未指定时为 \($1)" })

  /// Returns `a、b 或 c 至少填写一项`, for clauses of which one is enough. Nil for other words.
  private static func oneFilled(_ clauses: [String]) -> String? {
    let demand = " 必须填写"
    guard clauses.count > 1, clauses.allSatisfy({ $0.hasSuffix(demand) }) else { return nil }
    return HanText.joined([listed(clauses.map { String($0.dropLast(demand.count)) }, last: "或"), " 至少填写一项"])
  }

  /// Returns `a 必须填写，且不能为空` or `a 不能是 b，且 c 不应填写`, for clauses that must all hold. Nil for words that are not clauses.
  private static func allHolding(_ words: [String]) -> String? {
    let clauses = words.compactMap { parts(of: $0) }
    guard words.count > 1, clauses.count == words.count else { return nil }
    var text = words[0]
    for (last, next) in zip(clauses, clauses.dropFirst()) {
      text += next.subject == last.subject ? "，且\(next.demand)" : "，且 \(next.subject) \(next.demand)"
    }
    return text
  }

  /// Returns the subject of a clause, and the requirement of the clause; nil for a word that is not a clause.
  private static func parts(of clause: String) -> (subject: Substring, demand: Substring)? {
    let starts = [" 必须", " 不应", " 不能"].compactMap { clause.firstRange(ofText: $0)?.lowerBound }
    return starts.min().map { (subject: clause[..<$0], demand: clause[$0...].dropFirst()) }
  }

  /// Returns `a、b 或 c`.
  private static func listed(_ words: [String], last: String) -> String {
    guard words.count > 1, let final = words.last else { return words.first ?? "" }
    return HanText.joined([words.dropLast().joined(separator: "、"), " \(last) ", final])
  }
}

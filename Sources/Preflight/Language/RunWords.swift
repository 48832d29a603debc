/// What is said of a run as a whole: its headline, its counts, how far it is.
struct RunWords: Sendable {
  let assets: @Sendable (_ count: Int, Noun) -> String
  /// The same, always of many.
  let counted: @Sendable (_ count: Int, Noun) -> String
  let noAssets: @Sendable (Noun) -> String
  let unreadable: @Sendable (_ count: Int, _ of: String) -> String
  let probed: @Sendable (_ assets: String) -> String
  let failing: @Sendable (_ count: Int, _ of: String) -> String
  let undecided: @Sendable (_ count: Int, _ of: String) -> String
  let withWarnings: @Sendable (_ count: Int, _ of: String) -> String
  let clean: @Sendable (_ count: Int, _ assets: String) -> String
  /// `5 assets judged in 3 ms`; what was done is left out where the run is not over for the reader.
  let done: @Sendable (_ assets: String, _ isProbe: Bool, _ time: String) -> String
  let count: @Sendable (_ outcome: Outcome, _ count: Int) -> String
  let unreadableAmong: @Sendable (_ failed: Int, _ unreadable: Int) -> String
  /// A sentence of counts: what it counts, and the counts.
  let counts: @Sendable (_ assets: String, _ parts: [String]) -> String
  let skipped: @Sendable (_ count: Int) -> String
  let interrupted: String
  /// What a pass means, and what it cannot mean.
  let promise: String
  let rulesOf: @Sendable (_ date: String) -> String
  let moreAssets: @Sendable (_ count: Int, Noun) -> String
  let mostOften: String
  let files: @Sendable (_ done: String, _ total: String?, Noun) -> String
  let failures: @Sendable (_ count: String) -> String
  let timeLeft: @Sendable (_ time: String) -> String
  let minutes: @Sendable (_ minutes: Int64, _ seconds: Int64) -> String
  let hours: @Sendable (_ hours: Int64, _ minutes: Int64) -> String
}

extension RunWords {
  static let english = RunWords(
    assets: { count, noun in
      "\(count) \(noun.rawValue)\(count == 1 ? "" : "s")"
    },
    counted: { "\($0) \($1.rawValue)s" },
    noAssets: { "no \($0.rawValue)s" },
    unreadable: { "\($0) of \($1) unreadable" },
    probed: { "\($0) probed" },
    failing: { "\($0) of \($1) \($0 == 1 ? "fails" : "fail")" },
    undecided: { "\($0) of \($1) not decided" },
    withWarnings: { "\($0) of \($1) with warnings" },
    clean: { "\($1) \($0 == 1 ? "breaks" : "break") no documented rule" },
    done: { assets, isProbe, time in
      assets + (isProbe ? " probed" : " judged") + (time.isEmpty ? "" : " in \(time)")
    },
    count: { outcome, count in
      outcome == .notApplicable
        ? "\(count) not for any of these destinations" : "\(count) \(TermWords.english.outcome(outcome))"
    },
    unreadableAmong: { failed, unreadable in
      "\(failed) fail" + (unreadable > 0 ? " (\(unreadable) of them unreadable)" : "")
    },
    counts: { assets, parts in assets + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")) + "." },
    skipped: { " \($0) other \($0 == 1 ? "file" : "files") skipped." },
    interrupted: " Interrupted: what is missing was not looked at.",
    promise: "✓ means that no documented rule is broken; "
      + "what only shows at run time (login, network, review) no file can tell.",
    rulesOf: { "rules of \($0)" },
    moreAssets: { "… and \($0) more \($1.rawValue)s with problems: --format ndjson lists all of them" },
    mostOften: "most often",
    files: { done, total, noun in (total.map { "\(done) of \($0)" } ?? done) + " \(noun.rawValue)s" },
    failures: { "\($0) fail" },
    timeLeft: { "\($0) left" },
    minutes: { "\($0) min \($1) s" },
    hours: { "\($0) h \($1) min" })

  static let simplifiedChinese = RunWords(
    assets: { "\($0) 个\(TermWords.simplifiedChinese.noun($1))" },
    counted: { "\($0) 个\(TermWords.simplifiedChinese.noun($1))" },
    noAssets: { "没有\(TermWords.simplifiedChinese.noun($0))" },
    unreadable: { "\($1)中有 \($0) 个无法读取" },
    probed: { "已读取 \($0)" },
    // All of them: “1 个素材不通过”, “3 个素材全部不通过”.
    failing: { count, assets in
      let isAll = assets.hasPrefix("\(count) ")
      return isAll ? assets + (count == 1 ? "" : "全部") + "不通过" : "\(assets)中有 \(count) 个不通过"
    },
    undecided: { "\($1)中有 \($0) 个未判定" },
    withWarnings: { "\($1)中有 \($0) 个有警告" },
    clean: { count, assets in "\(assets)\(count == 1 ? "" : "均")未违反已公开的规则" },
    done: { assets, isProbe, time in
      (isProbe ? "已读取 \(assets)" : "已检查 \(assets)") + (time.isEmpty ? "" : "，用时 \(time)")
    },
    count: { outcome, count in
      outcome == .notApplicable ? "\(count) 个不适用于所选渠道" : "\(count) 个\(TermWords.simplifiedChinese.outcome(outcome))"
    },
    unreadableAmong: { failed, unreadable in
      "\(failed) 个不通过" + (unreadable > 0 ? "（其中 \(unreadable) 个无法读取）" : "")
    },
    counts: { assets, parts in assets + (parts.isEmpty ? "" : "：" + parts.joined(separator: "，")) + "。" },
    skipped: { "另有 \($0) 个文件被跳过。" },
    interrupted: "运行被中断，其余文件未检查。",
    promise: "✓ 表示未违反任何已公开的规则；登录状态、网络、审核等只有运行时才能知道，无法从文件中判断。",
    rulesOf: { "规则日期 \($0)" },
    moreAssets: { "…… 另有 \($0) 个\(TermWords.simplifiedChinese.noun($1))存在问题，使用 --format ndjson 可查看全部" },
    mostOften: "最常见的问题",
    files: { done, total, noun in
      (total.map { "\(done) / \($0)" } ?? done) + " 个\(TermWords.simplifiedChinese.noun(noun))"
    },
    failures: { "\($0) 个不通过" },
    timeLeft: { "剩余 \($0)" },
    minutes: { "\($0) 分 \($1) 秒" },
    hours: { "\($0) 小时 \($1) 分" })
}

import PreflightJudging

extension RunWords {
  static let simplifiedChinese = RunWords(
    assets: { "\($0) 个\(TermWords.simplifiedChinese.noun($1))" },
    counted: { "\($0) 个\(TermWords.simplifiedChinese.noun($1))" },
    noAssets: { "没有\(TermWords.simplifiedChinese.noun($0))" },
    unreadable: { "\($1)中有 \($0) 个无法读取" },
    probed: { "已读取 \($0)" },
    clean: { count, assets in "\(assets)\(count == 1 ? "" : "均")未违反已公开的规则" },
    done: { assets, isProbe, time in
      (isProbe ? "已读取 \(assets)" : "已检查 \(assets)") + (time.isEmpty ? "" : "，用时 \(time)")
    },
    count: { outcome, count in
      switch outcome {
      case .notApplicable: "\(count) 个不适用于所选渠道"
      case .warn: "\(count) 个有警告"
      case .notJudged: "\(count) 个无适用规则"
      default: "\(count) 个\(TermWords.simplifiedChinese.outcome(outcome))"
      }
    },
    changedAmong: { "（其中 \($0) 个呈现有变）" },
    unreadableAmong: { failed, unreadable in
      "\(failed) 个不通过" + (unreadable > 0 ? "（其中 \(unreadable) 个无法读取）" : "")
    },
    counts: { assets, parts in assets + (parts.isEmpty ? "" : "：" + parts.joined(separator: "，")) + "。" },
    skipped: { "另有 \($0) 个文件被跳过。" },
    interrupted: "运行被中断，其余文件未检查。",
    next: "下一步：",
    promise: "✓ 表示未违反任何已公开的规则；登录状态、网络、审核等只有运行时才能知道，无法从文件中判断。",
    rulesOf: { "规则日期 \($0)" },
    asOf: { "，按 \($0) 当日的规则判定" },
    moreAssets: { "…… 另有 \($0) 个\(TermWords.simplifiedChinese.noun($1))存在问题，使用 --format ndjson 可查看全部" },
    mostOften: "最常见的问题",
    skippedFiles: "已跳过",
    files: { done, total, noun in
      (total.map { "\(done) / \($0)" } ?? done) + " 个\(TermWords.simplifiedChinese.noun(noun))"
    },
    failures: { "\($0) 个不通过" },
    timeLeft: { "剩余 \($0)" },
    media: { "媒体时长 \($0)" },
    minutes: { "\($0) 分 \($1) 秒" },
    hours: { "\($0) 小时 \($1) 分" })
}

extension OverviewWords {
  static let simplifiedChinese = OverviewWords(
    destinations: { "\($0) 个渠道" },
    usual: { count, areWithOwn in "\(count) 个渠道（默认组 default\(areWithOwn ? "及自定义渠道" : "")）" },
    howToChoose: "可用 --to 选择其他渠道，例如 --to meta 或 --to all；preflight destinations 列出全部渠道。",
    section: { section in
      switch section {
      case .videos: "视频"
      case .pictures: "图片"
      case .others: "其他文件"
      case .unreadable: "无法读取的文件"
      }
    },
    taking: { $0 == $1 ? "\($1) 个渠道" : "\($1) 个渠道中的 \($0) 个" },
    troubled: { "\($1) 个渠道中有 \($0) 个存在问题" },
    length: { "\($0)/\($1)" },
    cut: { "\($0)：\($3 ? "首先显示到" : "上限到")“\($1)”为止，不含“\($2)”" },
    unlisted: { count, noun in "另有 \(count) 个\(TermWords.simplifiedChinese.noun(noun))没有问题，未列出。" },
    everyDestination: { "全部 \($0) 个渠道" },
    onlyProblems: "仅看问题",
    onlyProblemsHint: { "隐藏没有问题的\(TermWords.simplifiedChinese.noun($0))和渠道" },
    ready: { count, withWarnings, all in
      if all == 0 { return "不接受这些文件" }
      if count + withWarnings == 0 { return "\(all) 个文件均不能发布" }
      return "\(all) 个文件中有 \(count) 个可以发布" + (withWarnings > 0 ? "，另有 \(withWarnings) 个有警告但可以发布" : "")
    },
    warnings: { "\($0) 项警告" },
    readyFor: { count, all in
      if count == 0 { return "\(all) 个渠道均不能发布" }
      return count == all ? "\(all) 个渠道均可发布" : "可发布到 \(all) 个渠道中的 \(count) 个"
    },
    notFor: { "不能发布到 \($0)" },
    otherOrientation: { "画面方向不同的渠道：\($0)" },
    noPlace: "默认组中没有接受此类文件的渠道",
    postable: { "\($1)中有 \($0) 个可以发布" },
    readiness: { everywhere, somewhere, nowhere in
      [(everywhere, "均可发布"), (somewhere, "可发布到部分渠道"), (nowhere, "均不能发布")]
        .filter { $0.0 > 0 }.map { "\($0.0) 个\($0.1)" }
    })
}

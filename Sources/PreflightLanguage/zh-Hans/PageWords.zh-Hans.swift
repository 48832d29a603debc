import MediaProbe

extension PageWords {
  static let simplifiedChinese = PageWords(
    skip: { "跳到\(TermWords.simplifiedChinese.noun($0))列表" },
    report: "Preflight 报告",
    cards: { "\(TermWords.simplifiedChinese.noun($0))详情" },
    sums: "各渠道结果",
    destination: "分享渠道",
    verdicts: "结果",
    share: "占比",
    filters: { "筛选\(TermWords.simplifiedChinese.noun($0))" },
    searchLabel: "搜索文件名、问题和规则",
    search: "搜索",
    searchHint: "按 / 键搜索",
    outcome: "结果",
    unreadable: "无法读取",
    readable: "可读取",
    allDestinations: "全部渠道",
    folder: "文件夹",
    allFolders: "全部文件夹",
    copyHint: { "复制当前显示的\(TermWords.simplifiedChinese.noun($0))路径" },
    copy: "复制路径",
    copyCommand: "复制",
    part: "画面或声音",
    allParts: "全部",
    openAll: "全部展开",
    table: { "\(TermWords.simplifiedChinese.noun($0))与渠道" },
    caption: { "各渠道对每个\(TermWords.simplifiedChinese.noun($0))的预计结果" },
    asset: { TermWords.simplifiedChinese.noun($0) },
    length: "时长",
    size: "尺寸",
    codec: "编码格式",
    weight: "大小",
    noneShown: { "没有符合条件的\(TermWords.simplifiedChinese.noun($0))。" },
    cut: { shown, all, noun in
      "共 \(all) 个\(TermWords.simplifiedChinese.noun(noun))，本页只显示其中最严重的 \(shown) 个。统计数字包含全部；"
        + "使用 --report ndjson=FILE 或 csv=FILE 可列出全部。"
    },
    problems: "问题（最常见的在前）",
    problemsOfContent: "问题（画面和声音在前）",
    moreProblems: { "另有 \($0) 项" },
    counted: { _, noun in " 个\(TermWords.simplifiedChinese.noun(noun))：" },
    example: { "例如：\($0)" },
    cannotRead: "无法读取",
    accepted: { "已接受的问题：\($0) 项" },
    inBaseline: "已列入基线",
    until: { "有效期至 \($0)" },
    unbroken: "未违反任何已公开的规则：",
    takesNone: "不接受此类文件：",
    fix: "修改建议：",
    warning: "警告",
    note: "提示",
    checked: { "，核对于 \($0)" },
    content: "画面与声音",
    picture: "画面",
    sound: "声音",
    interval: { interval($0) },
    frame: { "\($0) 处的画面" },
    facts: "文件信息",
    group: { group($0) },
    fact: { group($0.part?.rawValue ?? "") + FactWords.simplifiedChinese.name($0) },
    factInGroup: FactWords.simplifiedChinese.name,
    notKnown: { "以下信息未知（\($0)）：\($1.joined(separator: "、"))" },
    ready: "可以发布",
    readyHint: { "仅显示可以发布的\(TermWords.simplifiedChinese.noun($0))，有警告的排在最后" },
    readyWithWarnings: "可以发布，但有警告",
    readyCount: { "\($0) 个可发布" },
    readyWarned: { "，\($0) 个有警告" },
    sortHint: { "按\($0)排序" },
    name: "名称",
    clear: "清除筛选",
    clearProblem: "同时显示其他问题",
    moreInRow: { "另有 \($0) 项问题" },
    script: ScriptWords(
      allShown: { "共 \($0) 个\(TermWords.simplifiedChinese.noun($1))" },
      someShown: { "{shown} / \($0) 个\(TermWords.simplifiedChinese.noun($1))" },
      copiedOne: "已复制 1 条路径",
      copied: "已复制 {count} 条路径",
      notCopied: "浏览器不允许复制",
      ready: "所示 {shown} 个中有 {ready} 个可以发布", taken: "已复制", closeAll: "全部收起"))

  private static func interval(_ kind: ContentInterval.Kind) -> String {
    switch kind {
    case .black: "黑场"
    case .singleColor: "纯色画面"
    case .freeze: "静帧"
    case .still: "静止画面"
    case .bars: "黑边"
    case .flashes: "闪烁"
    case .redFlashes: "红色闪烁"
    case .silence: "静音"
    case .clipping: "削波"
    case .missingSound: "声音缺失"
    case .testCard: "测试卡"
    }
  }

  private static func group(_ key: String) -> String {
    switch key {
    case "video": "视频"
    case "audio": "音频"
    case "image": "图片"
    case "content": "内容"
    case "file": "文件"
    default: ""
    }
  }
}

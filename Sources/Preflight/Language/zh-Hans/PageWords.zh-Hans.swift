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
    facts: "文件信息",
    group: { group($0) },
    fact: { group($0.rawValue.contains(".") ? String($0.rawValue.prefix { $0 != "." }) : "") + label($0) },
    factInGroup: { label($0) },
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
      closeAll: "全部收起"))

  private static func group(_ key: String) -> String {
    switch key {
    case "video": "视频"
    case "audio": "音频"
    case "image": "图片"
    case "file": "文件"
    default: ""
    }
  }

  private static func label(_ fact: Fact) -> String {
    switch fact {
    case .fileSize: "文件大小"
    case .kind: "类型"
    case .container: "封装格式"
    case .mimeType: "MIME 类型"
    case .extensionMatches: "扩展名相符"
    case .duration, .videoDuration, .audioDuration: "时长"
    case .bitRate, .videoBitRate, .audioBitRate: "码率"
    case .fastStart: "索引前置（faststart）"
    case .fragmented: "分片封装"
    case .editList: "编辑列表"
    case .encrypted: "已加密"
    case .videoCodec, .audioCodec: "编码格式"
    case .videoCodecTag: "编码标识"
    case .videoProfile, .audioProfile: "编码档次（profile）"
    case .videoLevel: "编码级别（level）"
    case .videoWidth, .imageWidth: "宽度"
    case .videoHeight, .imageHeight: "高度"
    case .videoStoredWidth, .imageStoredWidth: "存储宽度"
    case .videoStoredHeight, .imageStoredHeight: "存储高度"
    case .videoCleanAperture: "裁切区域"
    case .videoRotation, .imageRotation: "旋转角度"
    case .videoMirrored, .imageMirrored: "镜像"
    case .videoSampleAspectRatio: "像素宽高比"
    case .videoAspectRatio: "宽高比"
    case .videoAverageFrameRate: "平均帧率"
    case .videoFrameRate: "帧率"
    case .videoVariableFrameRate: "可变帧率"
    case .videoFrameCount, .imageFrameCount: "帧数"
    case .videoMaxKeyframeInterval: "最大关键帧间隔"
    case .videoClosedGOP: "闭合 GOP"
    case .videoPixelFormat: "像素格式"
    case .videoBitDepth, .imageBitDepth: "位深"
    case .videoChromaSubsampling: "色度采样"
    case .videoColorPrimaries: "色域"
    case .videoColorTransfer: "传递函数"
    case .videoColorSpace: "色彩空间"
    case .videoColorRange: "色彩范围"
    case .videoInterlaced: "隔行扫描"
    case .videoProjection: "投影方式"
    case .videoHDR: "HDR"
    case .audioSampleRate: "采样率"
    case .audioChannels: "声道数"
    case .audioChannelLayout: "声道布局"
    case .imageFormat: "格式"
    case .imageOrientation: "EXIF 方向"
    case .imageColorType: "颜色类型"
    case .imageHasAlpha: "透明通道"
    case .imageAnimated: "动图"
    case .imageProgressive: "渐进式"
    case .imageICCProfile: "ICC 色彩描述文件"
    case .imageMotionPhoto: "动态照片"
    }
  }
}

import MediaProbe
import PreflightJudging
import PreflightRules

extension HeadlineWords {
  static let simplifiedChinese = HeadlineWords(
    title: { title($0) },
    unreadable: { code in
      let reason =
        switch code {
        case .notFound: "找不到文件"
        case .permissionDenied: "没有读取权限"
        case .notAFile: "不是文件"
        case .empty: "文件为空"
        case .notMedia: "不是媒体文件"
        case .truncated: "文件不完整"
        case .corrupt: "文件已损坏"
        case .unsupported: "格式不受支持"
        case .playlistRefused: "是播放列表而非媒体"
        case .icloudPlaceholder: "文件仍在 iCloud 中"
        case .lfsPointer: "仅为 Git LFS 指针"
        case .tooLarge: "过大"
        case .tooManyTracks: "轨道过多"
        case .changedWhileReading: "读取时文件有变"
        case .ioError: "磁盘读取错误"
        case .timedOut: "读取超时"
        case .crashed: "读取程序崩溃"
        case .internal: "本机故障"
        }
      return "无法读取，\(reason)"
    },
    undecided: { $0 ? "未判定，缺少参数" : "未判定，有信息未知" },
    group: { "\($0)：\($1) 个文件" },
    andMore: { "\($0) 等，另有 \($1) 个" },
    moreGroups: { "另有 \($0) 类问题" },
    moreDestinations: { "另有 \($0) 个渠道" },
    howToSeeAll: "使用 --all 可查看所有文件和问题。",
    howToSeeFacts: "使用 --all 可查看每个文件的全部信息。",
    column: { outcome in
      switch outcome {
      case .pass: "✓ 通过"
      case .warn: "! 警告"
      case .fail, .unreadable: "✗ 不通过"
      case .unknown: "? 未判定"
      case .notApplicable: "– 不适用"
      case .accepted: "~ 已接受"
      case .notJudged: "○ 无规则"
      }
    },
    sign: { outcome in
      switch outcome {
      case .pass: "✓ 通过"
      case .warn: "! 通过但有警告"
      case .fail, .unreadable: "✗ 不通过"
      case .unknown: "? 未判定"
      case .notApplicable: "– 该渠道不接受此类文件"
      case .accepted: "~ 有问题，但你的团队已接受"
      case .notJudged: "○ 未判定，该渠道没有适用的规则"
      }
    })

  private static func title(_ title: ProblemTitle) -> String {
    let isAdvice = title.force != .demanded
    // A remark on something that is larger than it is used does not advise anything.
    let measure = title.force == .noted && title.breach == .above ? "所需" : "建议值"
    switch title.topic {
    case .problem(let code): return text(code)
    case .form(let rule): return text(rule)
    case .fieldsTogether: return title.breach == .below ? "缺少必要字段" : "字段不能同时使用"
    case .flag(let fact, let wanted): return content(fact) ?? text(fact, wanted)
    case .count(let kind):
      let files = name(kind)
      switch title.breach {
      case .above: return isAdvice ? "\(files)数量多于建议" : "\(files)过多"
      case .below: return isAdvice ? "\(files)数量少于建议" : "\(files)过少"
      default: return "\(files)数量不符合要求"
      }
    case .textCount(let count):
      let things =
        switch count {
        case .hashtags: "话题标签"
        case .topicTags: "主题标签"
        case .bareLinks: "不带协议的网址"
        case .cashtags: "股票标签"
        case .unescapedMarks: "保留字符"
        case .mentions: "提及"
        case .links: "链接"
        case .tagCharacters: "标签字符"
        }
      return isAdvice ? "\(things)数量多于建议" : "\(things)过多"
    case .audioTracks:
      switch title.breach {
      case .above: return isAdvice ? "音轨多于建议" : "音轨过多"
      case .below: return isAdvice ? "没有音轨" : "缺少音轨"
      default: return "音轨数量不符合要求"
      }
    case .aspectRatio where title.breach == .above: return isAdvice ? "画面宽于建议比例" : "画面过宽"
    case .aspectRatio where title.breach == .below: return isAdvice ? "画面高于建议比例" : "画面过高"
    default: break
    }
    if case .fact(let fact) = title.topic, let text = content(fact) { return text }
    guard let noun = noun(title.topic) else { return "不受支持" }
    // A name that ends in a letter is followed by a space.
    let subject = noun.last.map { $0.isASCII } == true ? noun + " " : noun
    let (more, less) = grades(title.topic)
    switch title.breach {
    case .above, .longer:
      let grade = title.breach == .longer ? "长" : more
      return isAdvice ? "\(subject)\(grade)于\(measure)" : "\(subject)过\(grade)"
    case .below, .shorter:
      let grade = title.breach == .shorter ? "短" : less
      return isAdvice ? "\(subject)\(grade)于\(measure)" : "\(subject)过\(grade)"
    case .missing:
      return noun.first.map { $0.isASCII } == true ? "缺少 \(noun)" : "缺少\(noun)"
    case .unwanted: return isAdvice ? "\(subject)在此不需要" : "\(subject)在此不允许"
    case .outside, .other:
      let what = if case .duration = title.topic { "\(subject)时长" } else { subject }
      return what + (isAdvice ? "不符合建议" : isWord(title.topic) ? "不受支持" : "不符合要求")
    }
  }

  private static func content(_ fact: Fact) -> String? {
    switch fact {
    case .contentLongestBlack: "黑场"
    case .contentBlackShare: "从头到尾黑场"
    case .contentFirstFrameBlack: "首帧为黑"
    case .contentLastFrameBlack: "末帧为黑"
    case .contentFadesIn: "从黑场淡入"
    case .contentLongestSingleColor: "纯色画面"
    case .contentLongestFreeze: "静帧"
    case .contentStillShare: "从头到尾静帧"
    case .contentRepeatedFrameShare: "重复帧"
    case .contentLongestBars, .contentBarShare: "黑边"
    case .contentFlashes: "闪烁"
    case .contentRedFlashes: "红色闪烁"
    case .contentBlur: "画面模糊"
    case .contentBlockiness: "块效应"
    case .contentOutOfRangeShare: "电平超出范围"
    case .contentCombedShare: "隔行梳齿"
    case .contentLongestSilence: "静音"
    case .contentSilentShare: "声音轨道静音"
    case .contentSilentChannels: "声道静音"
    case .contentDualMono: "两个声道的声音相同"
    case .contentPhaseCorrelation: "声道反相"
    case .contentLongestClipping: "声音削波"
    case .contentDcOffset: "直流偏移"
    case .contentSoundEndsEarly: "声音提前结束"
    case .contentPictureBeginsLate: "画面延迟开始"
    case .contentLongestTestCard: "测试卡"
    case .contentLoudness: "响度异常"
    case .contentSingleColor: "纯色图片"
    case .contentAlpha: "透明通道无效果"
    default: nil
    }
  }

  /// True for a property that is a word rather than a number.
  private static func isWord(_ topic: ProblemTitle.Topic) -> Bool {
    switch topic {
    case .fact, .aspectRatio: true
    default: false
    }
  }

  private static func grades(_ topic: ProblemTitle.Topic) -> (more: String, less: String) {
    switch topic {
    case .duration, .totalDuration, .fact(.videoMaxKeyframeInterval): ("长", "短")
    case .fileSize, .totalFileSize, .pixels(.image), .totalPixels, .field: ("大", "小")
    case .width: ("宽", "窄")
    case .height: ("高", "矮")
    default: ("高", "低")
    }
  }

  private static func noun(_ topic: ProblemTitle.Topic) -> String? {
    switch topic {
    case .duration(let kind): kind == nil || kind == .other ? "播放时间" : name(kind)
    case .totalDuration: "总时长"
    case .fileSize: "文件"
    case .totalFileSize: "所有文件之和"
    case .pixels(.video): "视频分辨率"
    case .pixels(.image): "图片尺寸"
    case .width(let part), .height(let part): part == .video ? "视频" : "图片"
    case .aspectRatio: "宽高比"
    case .totalPixels: "总像素数"
    case .audioTracks: "音轨"
    case .fact(let fact), .flag(let fact, _): name(fact)
    case .field(let name): name
    case .count, .textCount, .fieldsTogether, .problem, .form: nil
    }
  }

  private static func name(_ kind: MediaFacts.Kind?) -> String {
    switch kind {
    case .video: "视频"
    case .image: "图片"
    case .audio: "音频"
    case .other, nil: "文件"
    }
  }

  private static func name(_ fact: Fact) -> String {
    switch fact {
    case .imageICCProfile: "ICC 色彩描述文件"
    case .colorSpace: "色彩空间"
    case .imageGIFVersion: "GIF 版本"
    case .videoHDR: "HDR 格式"
    default: PageWords.zhHans.partOf(fact.part?.rawValue ?? "", fact.simplifiedChineseName)
    }
  }

  private static func text(_ fact: Fact, _ wanted: Bool) -> String {
    switch (fact, wanted) {
    case (.fastStart, true): "索引未前置"
    case (.videoInterlaced, false): "隔行扫描视频"
    case (.videoClosedGOP, true): "开放式 GOP"
    case (.videoBFrames, false): "含 B 帧"
    case (.editList, false): "文件含编辑列表"
    case (.videoVariableFrameRate, false): "帧率可变"
    case (.extensionMatches, true): "扩展名与内容不符"
    case (.encrypted, false): "文件已加密"
    case (.fragmented, false): "分片封装"
    case (.imageMultiPicture, false): "文件含有多幅图片"
    case (.imageAnimated, true): "图片没有动画"
    case (.imageAnimated, false): "动图"
    case (.imageHasAlpha, true): "没有透明通道"
    case (.imageHasAlpha, false): "含透明通道"
    default: wanted ? "缺少\(name(fact))" : "\(name(fact))不受支持"
    }
  }

  private static func text(_ rule: FormRule) -> String {
    switch rule {
    case .deprecated: "渠道已弃用"
    case .mediaUnseen: "未检查媒体"
    case .fieldUnknown: "未知字段"
    case .fieldType: "字段类型不符"
    case .fieldCut: "文字被 YAML 截断"
    case .fieldText: "字段中有不完整的字符"
    case .fieldWord: "字段取值未知"
    case .contextValue: "context 的值无效"
    case .contextUnreadable: "App 文件无法读取"
    case .mediaUnreadable: "媒体文件无法读取"
    case .mediaKind: "媒体类型不符"
    }
  }

  private static func text(_ code: Problem.Code) -> String {
    switch code {
    case .truncated: "文件不完整"
    case .zeroFilled: "媒体数据为空白"
    case .damaged: "媒体数据损坏"
    case .corrupt: "文件部分损坏"
    case .unsupported: "有轨道的编码格式未知"
    case .extensionMismatch: "扩展名与内容不符"
    case .oddRotation: "旋转角度异常"
    case .impossibleSize: "尺寸异常"
    case .trailingData: "文件末尾有多余数据"
    case .leadingGarbage: "文件开头有多余数据"
    case .sizeChange: "画面尺寸变化"
    case .externalReference: "媒体数据在另一个文件中"
    case .unplayable: "没有可显示或播放的内容"
    case .encrypted: "媒体已加密"
    case .disabled: "主轨道被禁用"
    case .cleanAperture: "裁切区域与画面不同"
    case .timeGap: "时间戳不连续"
    case .durationDiffers: "声明的时长有误"
    case .limitReached: "文件只读取了一部分"
    case .decodeError: "画面或声音数据损坏"
    }
  }
}

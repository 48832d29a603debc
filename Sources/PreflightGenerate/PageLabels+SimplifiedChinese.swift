import MediaProbe
import Preflight

extension PageLabels {
  static let simplifiedChinese = PageLabels(
    language: .simplifiedChinese,
    destinations: "分享渠道",
    table: TableLabels(
      introduction: { top in
        """
        下表列出最常查询的限制。超出限制的文件会被渠道拒绝。*斜体*的限制只是建议，或出自非官方来源，超出时只给出警告。单元格为空表示没有这类限制。

        - 渠道名称链接到它的规则，其中注明每个数值的来源。下方是 `--to` 可用的短名称。
        - `preflight destinations show 名称` 列出渠道的全部规则，包括只在特殊情况下适用的规则。
        - 取决于格式或 `--assume` 参数的限制，会在括号中注明。
        - Σ 表示一次分享中所有文件的总和。1 MB 为 1,000,000 字节，1 MiB 为 1,048,576 字节。
        - 最后一列中的名称是[分享请求](\(top)docs/requests.md)的字段。
        - [针对文件本身的规则](\(top)Destinations/file/rules.yml)和[针对画面与声音的规则](\(top)Destinations/content/rules.yml)\
        适用于所有渠道。
        """
      },
      columns: ["渠道", "素材位", "格式", "时长", "文件大小", "画面", "分享内容"],
      files: { count, kind in
        switch kind {
        case .video: "\(count) 个视频"
        case .image: "\(count) 张图片"
        case .audio: "\(count) 个音频"
        case .other, nil: "\(count) 个文件"
        }
      },
      side: { side in
        switch side {
        case .width: "宽"
        case .height: "高"
        case .short: "短边"
        case .long: "长边"
        case .sum: "宽高之和"
        case .pixels: "总像素"
        }
      },
      without: { "不支持 \($0)" },
      duration: { number, unit in
        switch unit {
        case .hours: "\(number) 小时"
        case .minutes: "\(number) 分钟"
        case .seconds: "\(number) 秒"
        }
      }),
    names: { "`\($0)`，短名称 `\($1)`，发布方：\($2)。" },
    parameters: "影响判定结果的参数",
    parameter: { "`--assume \($0)=…`：\($2)取值：\($1)。" },
    slot: { "素材位 `\($0)`" },
    takes: { "可用于\($0.joined(separator: "、"))。" },
    noRule: "没有规则。",
    ruleColumns: ["规则", "限制", "违反时", "状态码", "来源"],
    breach: { "\($0)（\($1)，\($2)）" },
    message: "提示信息", fix: "处理办法",
    looser: { "两个数值中较严格的一个；较宽松的是 `\($0)`" },
    valid: { from, until in
      "有效期：" + (from.map { "\($0) 起" } ?? "") + (until.map { "至 \($0)" } ?? "")
    },
    fields: "请求字段",
    fieldsNote: "用于 `preflight request`；文件路径以请求文档所在的文件夹为准。",
    fieldColumns: ["字段", "取值"],
    requestRules: "针对整个分享请求的规则",
    appRules: "针对应用的规则",
    appNote: "用 `preflight app Info.plist` 检查。",
    shareStates: "分享状态码",
    borrowed: { "以下状态码借用自 \($0)，报告中以 ≈ 标出。" },
    order: { "检查顺序为假定：\($0.joined(separator: "、"))。" },
    stateColumns: ["状态码", "名称", "含义", "预判依据"],
    evidence: { evidence, isOnly in
      switch evidence {
      case .media: "文件"
      case .request: "分享请求"
      case .context: "应用"
      case .runTime: isOnly ? "只有运行时才能知道" : "运行时"
      }
    },
    nativeCodes: { "错误码：`\($0)`" },
    codeColumns: ["错误码", "名称", "含义"],
    unreadable: "无法读取的文件",
    unreadableColumns: ["错误", "状态码"],
    noState: "无",
    stateOfKind: { "应为\(Language.simplifiedChinese.words.terms.kind($1))时：\($0)" },
    undocumented: "文档未说明",
    undocumentedNote: "没有文档说明以下内容，因此没有对应的规则。",
    sourcesTitle: "来源",
    sourceColumns: ["来源", "核对日期", "页面日期", "下次核对"],
    neverDue: "不再变更",
    undated: "未注明日期",
    written: { place, figure in "来源中的位置：\(place)" + (figure.map { "，写作“\($0)”" } ?? "") },
    rulePage: RuleLabels(
      place: { "\($0)，\($1)。" },
      request: "针对整个分享请求的规则", app: "针对应用的规则", form: "针对请求格式的规则",
      limit: "限制", condition: "适用条件", breach: "违反时", certainty: "可信度",
      shareState: "分享状态码", nativeCodes: "错误码",
      examples: "示例", exampleColumns: ["结果", "数值"],
      commandLine: "命令行",
      source: { "规则写在 \($0) 中。" },
      index: "规则",
      indexNote: "每条规则都有单独的页面，说明限制、来源、可信度和处理办法。"),
    statesPage: StateLabels(
      title: "各分享状态码的预判依据",
      introduction: """
        分享状态码可根据文件、分享请求的字段，或发起分享的应用来预判。对分享请求，即使没有发现问题，也会把运行时可能出现的状态码列在 \
        `at_run_time` 中。请求没有给出的应用文件列在 `not_given` 中，不会据此预判任何状态码。

        多处有问题时，以渠道最先遇到的步骤为准；同一步骤内，以渠道文件中靠前的规则为准。没有渠道公开检查顺序，这里假定为：先检查不看媒体就能\
        知道的内容，再检查应用，然后是媒体能否读取，最后是文件头。`Destinations/` 中各文件的 `steps` 写有这个顺序。

        只有文档把错误码与状态码对应起来时，才会报告错误码。
        """,
      borrowed: { "以下借用自 \($0)。" },
      steps: { "检查顺序：\($0.joined(separator: "、"))。" },
      predictor: { predictor in
        switch predictor {
        case .rule(let id): "`\(id)`"
        case .unreadableFile(let errors): "文件错误 " + codes(errors).joined(separator: "、")
        case .unreadableAppFile(let kinds): "应用文件无法读取：" + codes(kinds.map(\.rawValue)).joined(separator: "、")
        case .malformedText: "文本中有不完整的字符"
        case .mediaOfOtherKind: "媒体类型不符"
        }
      },
      columns: ["状态码", "名称", "预判依据", "相关规则", "错误码"]),
    errorsPage: ErrorLabels(
      title: "错误码",
      introduction: """
        无法读取的文件没有测量结果，只有错误码。它是记录中的 `error.code`，旁边的消息说明发现了什么、应如何处理。错误码所属的类别决定渠道会返回\
        哪个分享状态码，见各渠道页面的“无法读取的文件”。
        """,
      columns: ["错误码", "类别", "含义"],
      ids: "报告中不属于规则的 ID"),
    factsPage: FactLabels(
      title: "文件信息",
      introduction: """
        文件信息是从文件测得的属性。每一项是 `preflight probe` 记录中的一个键，规则也用这个键来引用它。本应有但无法读取的信息，值为 `null`，原因见 \
        `unknown`。不适用于该文件的信息没有对应的键。`preflight explain video.codec` 列出使用某项信息的规则。

        header 层级只读取描述文件的几 KB 数据。属于 stream 层级的信息，如果文件头没有写明，则由该层级读取数据包得出。
        """,
      columns: ["键", "名称", "类型", "单位", "读取层级", "含义"],
      part: { part in
        switch part {
        case nil: "文件"
        case .video: "主视频轨道"
        case .audio: "主音频轨道"
        case .image: "图片"
        case .color: "图片或主视频轨道的颜色"
        case .content: "画面和声音（仅 `--depth content`）"
        }
      }))
}

import MediaProbe
import Preflight

extension PageLabels {
  static let simplifiedChinese = PageLabels(
    language: .simplifiedChinese,
    destinations: "分享渠道",
    destinationColumns: ["ID", "短名称", "名称", "规则数", "来源核对日期"],
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
    system: { "该数值出自 \($0) 端文档" },
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
    borrowed: { "该渠道没有公开状态码。以下状态码借用自 \($0)，报告中以 ≈ 标出。" },
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
      borrowed: { "该渠道没有公开状态码，以下借用自 \($0)。" },
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
      group: { group in
        switch group {
        case .unreachable: "路径没有指向可以打开并读取的文件。"
        case .notDownloaded: "内容在云端，不在本机。"
        case .wrongFormat: "内容完整，但不是可读取格式的媒体。"
        case .damaged: "内容是媒体，但数据缺失、有误或过多。"
        case .machine: "本程序或本机无法读取该文件，或未能及时读完，与文件本身无关。"
        }
      },
      meaning: { code in
        switch code {
        case .notFound: "文件不存在。"
        case .permissionDenied: "当前用户没有读取权限。"
        case .notAFile: "路径是文件夹、命名管道、套接字或设备。"
        case .empty: "文件为空。"
        case .notMedia: "内容不是媒体文件，例如文本、HTML 或随机数据。"
        case .truncated: "文件不完整。"
        case .corrupt: "内容不符合格式规范。"
        case .unsupported: "暂不支持读取这种格式。"
        case .playlistRefused: "这是播放列表，其中引用的内容均未打开。"
        case .icloudPlaceholder: "文件还在 iCloud 中，尚未下载到本机。"
        case .lfsPointer: "这是 Git LFS 指针文件，不是实际内容。"
        case .tooLarge: "文件头超出可读取的大小。"
        case .tooManyTracks: "轨道数量超出可读取的上限。"
        case .changedWhileReading: "读取过程中文件发生了变化。"
        case .ioError: "系统读取文件失败。"
        case .timedOut: "读取时间超过 `--timeout`。"
        case .crashed: "读取该文件的进程异常退出。"
        case .internal: "程序内部错误，或本机缺少某种资源。退出码为 2。"
        }
      },
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
        case .content: "画面和声音（仅 `--depth content`）"
        }
      }))
}

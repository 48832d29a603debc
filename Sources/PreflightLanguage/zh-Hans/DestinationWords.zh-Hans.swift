import MediaProbe
import PreflightRules

extension DestinationWords {
  static let simplifiedChinese = DestinationWords(
    rules: { count, checked in "\(count) 条规则" + (checked.map { "，核对于 \($0)" } ?? "") },
    takes: { "可用于\($0.joined(separator: "、"))" },
    fields: "请求字段",
    fieldsNote: "用于 preflight request",
    field: { "\($0)：\($1)" },
    fieldValue: { type in
      switch type {
      case .text, .identifier: "字符串"
      case .integer: "整数"
      case .digits: "整数，也可以是字符串"
      case .number: "数值"
      case .flag: "true 或 false"
      case .choice(let words, _): words.joined(separator: "、")
      case .media(let slots): "文件（素材位 \(slots.joined(separator: "、"))）"
      case .attachment(let kinds):
        "文件（\(kinds.map(TermWords.simplifiedChinese.kind).joined(separator: "、"))）"
      case .group: ""
      case .anything: "任意值"
      }
    },
    standard: { "，默认 \($0)" },
    request: "分享请求",
    requestNote: "针对整个分享请求的规则",
    app: "应用",
    appNote: "对应用配置文件的要求",
    parameters: "参数",
    parametersNote: "用 --assume 指定",
    parameter: { "\($0)：\($1)取值：\($2)。" },
    shareStates: "分享状态码",
    borrowed: { HanText.joined(["借用 ", $0, " 的状态码"]) },
    own: "渠道自有",
    code: { "\($0) \($1)：\($2)" },
    nativeCodesNote: "与分享状态码一同返回",
    documented: "文档列出",
    observed: "见于有记录的响应",
    undocumented: "文档未说明",
    undocumentedNote: "因此没有对应的规则",
    readAsWhole: { "已通读：\($0.joined(separator: "；"))。" },
    noted: { "\($0)：\($1)" },
    deprecated: "已弃用",
    borrowedNumber: { "此编号借用自 \($0)；该渠道没有自己的分享状态码。" },
    predictingRules: "相关规则",
    unreadableFiles: "无法读取的文件",
    predictableFrom: "可依据什么预判",
    predictable: { evidence in
      let isAlsoRunTime = evidence.contains(.runTime)
      let words = evidence.filter { $0 != .runTime }.map { evidence in
        switch evidence {
        case .media: "文件"
        case .request: "分享请求（媒体、参数）"
        case .context: "应用（属性列表、权限声明、注册信息）"
        case .runTime: ""
        }
      }
      if words.isEmpty {
        return isAlsoRunTime ? "只取决于运行时的情况：登录状态、网络、用户操作，无法从文件中判断。" : "无法预判。"
      }
      return "可根据\(words.joined(separator: "和"))预判。" + (isAlsoRunTime ? "也可能由运行时的情况引起。" : "")
    },
    neverAnswered: "此类请求不会返回该状态码。",
    comesWith: "同时返回的分享状态码",
    tiedToNone: "文档没有把它与任何分享状态码对应起来。",
    order: { "多处有问题时，以最先遇到的为准。检查顺序假定为\($0.joined(separator: "、"))，文档并未说明实际顺序。" },
    isThis: { "这正是 \($0) 所指的情况。" },
    isOther: { predicted, code in
      predicted.map { "该情况对应 \($0)，而不是 \(code)。" } ?? "该情况不对应 \(code)。"
    },
    breaksNone: { "该文件未违反 \($0) 的任何相关规则。" },
    firstMet: { "最先遇到的问题是 \($0)。" },
    errorGroup: { group in
      switch group {
      case .unreachable: "路径没有指向可以打开并读取的文件。"
      case .notDownloaded: "内容在云端，不在本机。"
      case .wrongFormat: "内容完整，但不是可读取格式的媒体。"
      case .damaged: "内容是媒体，但数据缺失、有误或过多。"
      case .machine: "本程序或本机无法读取该文件，或未能及时读完，与文件本身无关。"
      }
    },
    errorMeaning: { code in
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
    isReadable: "该文件可以读取。")
}

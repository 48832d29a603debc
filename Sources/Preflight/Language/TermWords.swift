import MediaProbe

/// Words that stand for one case each of what records spell in a machine's way.
struct TermWords: Sendable {
  let outcome: @Sendable (Outcome) -> String
  let severity: @Sendable (Severity) -> String
  let certainty: @Sendable (Certainty) -> String
  let strength: @Sendable (Strength) -> String
  let step: @Sendable (Step) -> String
  let kind: @Sendable (MediaFacts.Kind) -> String
  let noun: @Sendable (Noun) -> String
  /// A comma between items of one line.
  let comma: String
  /// Between sentences that belong together.
  let semicolon: String
  /// Behind what introduces something.
  let colon: String
  /// Ends a sentence; what follows comes behind `gap`.
  let stop: String
  let gap: String
  /// What breaks a clause off its sentence, where only its beginning has room.
  let clauseEnds: String
  let inParentheses: @Sendable (String) -> String
}

extension TermWords {
  static let english = TermWords(
    outcome: { outcome in
      switch outcome {
      case .pass: "pass"
      case .warn: "warn"
      case .fail: "fail"
      case .unknown: "not decided"
      case .unreadable: "unreadable"
      case .notApplicable: "not applicable"
      }
    },
    severity: { $0.rawValue },
    certainty: { certainty in
      switch certainty {
      case .official: "official"
      case .officialQuoted: "official, quoted"
      case .officialOlder: "official, older"
      case .thirdParty: "third party"
      case .derived: "derived from the file"
      }
    },
    strength: { $0.rawValue },
    step: { $0.rawValue },
    kind: { $0.rawValue },
    noun: { $0.rawValue },
    comma: ", ",
    semicolon: "; ",
    colon: ": ",
    stop: ".",
    gap: " ",
    clauseEnds: ",:",
    inParentheses: { " (\($0))" })

  static let simplifiedChinese = TermWords(
    outcome: { outcome in
      switch outcome {
      case .pass: "通过"
      case .warn: "警告"
      case .fail: "不通过"
      case .unknown: "未判定"
      case .unreadable: "无法读取"
      case .notApplicable: "不适用"
      }
    },
    severity: { severity in
      switch severity {
      case .error: "错误"
      case .warning: "警告"
      case .note: "提示"
      }
    },
    certainty: { certainty in
      switch certainty {
      case .official: "官方"
      case .officialQuoted: "官方（转引）"
      case .officialOlder: "官方（旧版）"
      case .thirdParty: "第三方"
      case .derived: "由文件本身得出"
      }
    },
    strength: { strength in
      switch strength {
      case .hard: "强制"
      case .unstated: "后果未说明"
      case .advice: "建议"
      case .remark: "说明"
      }
    },
    step: { step in
      switch step {
      case .request: "请求参数"
      case .context: "应用配置"
      case .fetch: "获取媒体"
      case .format: "格式"
      case .duration: "时长"
      case .resolution: "分辨率"
      }
    },
    kind: { kind in
      switch kind {
      case .video: "视频"
      case .image: "图片"
      case .audio: "音频"
      case .other: "其他文件"
      }
    },
    noun: { noun in
      switch noun {
      case .asset: "素材"
      case .request: "分享请求"
      case .file: "文件"
      }
    },
    comma: "，",
    semicolon: "；",
    colon: "：",
    stop: "。",
    gap: "",
    clauseEnds: "，：；。",
    inParentheses: { "（\($0)）" })
}

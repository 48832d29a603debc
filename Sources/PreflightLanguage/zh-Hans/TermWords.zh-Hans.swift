import MediaProbe
import PreflightJudging
import PreflightRules

extension TermWords {
  static let simplifiedChinese = TermWords(
    outcome: { outcome in
      switch outcome {
      case .pass: "通过"
      case .warn: "警告"
      case .fail: "不通过"
      case .unknown: "未判定"
      case .unreadable: "无法读取"
      case .notApplicable: "不适用"
      case .accepted: "已接受"
      case .notJudged: "无规则"
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
      case .observed: "实际观察"
      case .derived: "由文件本身得出"
      case .house: "团队自定规则"
      }
    },
    strength: { strength in
      switch strength {
      case .hard: "强制"
      case .unstated: "后果未说明"
      case .advice: "建议"
      case .changed: "呈现有变"
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
      case .app: "应用"
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

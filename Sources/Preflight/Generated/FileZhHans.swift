// swift-format-ignore-file
// Made by script/generate from Destinations/zh-Hans/file.yml: edit that file.

enum FileZhHans {
  static let texts = DestinationTexts(
    name: "文件本身",
    summary: "如果文件缺少其自身声明的数据，无论发送到哪里都无法播放或显示。这些规则由文件本身得出，没有平台文档说明。",
    notes: notes,
    borrowedFrom: "TikTok 和抖音",
    shareStates: shareStates,
    errorCodesNote: nil,
    errorCodes: errorCodes,
    parameters: parameters,
    rules: rules,
    undocumented: undocumented)

  private static let notes: [String] = [
    "如果目标平台有表示媒体无法处理的状态码，结果中会给出该状态码。",
    "仅供参考的内容作为提示列出，不影响判定结果。",
  ]

  private static let shareStates: [DestinationTexts.CodeTexts] = [
    DestinationTexts.CodeTexts(20000, "分享成功", "分享完成。工具只能判断未违反已公开的规则，不能保证成功。"),
    DestinationTexts.CodeTexts(20010, "媒体处理失败", "文件已损坏或不完整。"),
    DestinationTexts.CodeTexts(20012, "视频格式不支持", "损坏的视频也可能被当作不支持的格式。"),
  ]

  private static let errorCodes: [DestinationTexts.CodeTexts] = []

  private static let parameters: [String: String] = [:]

  private static let rules: [DestinationTexts.RuleTexts] = [
    DestinationTexts.RuleTexts(
      "truncated",
      "{measured}"),
    DestinationTexts.RuleTexts(
      "zero-filled",
      "{measured}"),
    DestinationTexts.RuleTexts(
      "decode-error",
      "{measured}",
      fix: "请重新导出、复制或下载该文件。"),
    DestinationTexts.RuleTexts(
      "external-reference",
      "{measured}",
      fix: "请将媒体导出为一个独立完整的文件。"),
    DestinationTexts.RuleTexts(
      "corrupt",
      "{measured}"),
    DestinationTexts.RuleTexts(
      "unsupported",
      "{measured}"),
    DestinationTexts.RuleTexts(
      "extension-mismatch",
      "{measured}"),
    DestinationTexts.RuleTexts(
      "odd-rotation",
      "{measured}"),
    DestinationTexts.RuleTexts(
      "impossible-size",
      "{measured}"),
    DestinationTexts.RuleTexts(
      "trailing-data",
      "{measured}"),
    DestinationTexts.RuleTexts(
      "leading-garbage",
      "{measured}"),
    DestinationTexts.RuleTexts(
      "limit-reached",
      "{measured}"),
  ]

  private static let undocumented: [Undocumented] = []

}

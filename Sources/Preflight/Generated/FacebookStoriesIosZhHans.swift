// swift-format-ignore-file
// Made by script/generate from Destinations/zh-Hans/facebook-stories-ios.yml: edit that file.

enum FacebookStoriesIosZhHans {
  static let texts = DestinationTexts(
    name: "Facebook 快拍（iOS）",
    summary: "应用把背景图片或背景视频、贴纸（或两者）放到剪贴板，再打开 Facebook，由用户添加到快拍。",
    notes: notes,
    borrowedFrom: "TikTok 和抖音",
    shareStates: shareStates,
    errorCodesNote: nil,
    errorCodes: errorCodes,
    parameters: parameters,
    rules: rules,
    undocumented: undocumented)

  private static let notes: [String] = [
    "Facebook 不返回结果，也没有状态码。这里的分享状态码借用 TikTok 和抖音中含义相同的编号。",
    "通过公共主页的快拍 API 发布时，同一视频最长可达 60 s；从应用内分享的限制更严格。",
    "官方示例代码会把图片重新编码为 PNG，文件可能增大数倍。",
  ]

  private static let shareStates: [DestinationTexts.CodeTexts] = [
    DestinationTexts.CodeTexts(20000, "分享成功", "分享完成。工具只能判断未违反已公开的规则，不能保证成功。"),
    DestinationTexts.CodeTexts(20002, "参数错误", "缺少 App ID，没有任何媒体，或颜色值无效。"),
    DestinationTexts.CodeTexts(20003, "应用没有分享权限", "App ID 不属于已注册的应用。"),
    DestinationTexts.CodeTexts(20007, "视频时长不符合要求", "背景视频过长。"),
    DestinationTexts.CodeTexts(20008, "图片不符合要求", "图片的尺寸或宽高比不符合建议。"),
    DestinationTexts.CodeTexts(20010, "媒体处理失败", "图片或视频已损坏，或图片格式不受支持。"),
    DestinationTexts.CodeTexts(20011, "视频分辨率不符合要求", "背景视频的分辨率超过 1080p。"),
    DestinationTexts.CodeTexts(20012, "视频格式不支持", "背景视频的编码格式或封装格式不受支持。"),
    DestinationTexts.CodeTexts(20019, "未安装 Facebook", "未安装 Facebook，或属性列表缺少 facebook-stories 这个查询 scheme。"),
    DestinationTexts.CodeTexts(21001, "iCloud 下载失败", "媒体在 iCloud 中而不在本机。"),
    DestinationTexts.CodeTexts(21003, "媒体资源不存在", "没有对应的媒体。"),
  ]

  private static let errorCodes: [DestinationTexts.CodeTexts] = []

  private static let parameters: [String: String] = [
    "screen": "制作快拍所用设备的竖屏分辨率，单位为像素。",
  ]

  private static let rules: [DestinationTexts.RuleTexts] = [
    DestinationTexts.RuleTexts(
      "background-video-codec",
      "视频编码格式为 {measured}；支持 H.264、H.265 和 WebM",
      fix: "转换为 H.264 编码的 MP4。"),
    DestinationTexts.RuleTexts(
      "background-video-file-size",
      "文件大小为 {measured}，建议小于 {limit}（按 50,000,000 字节计；文档未说明 MB 是十进制还是二进制）",
      fix: "降低码率，使文件小于 {limit}。"),
    DestinationTexts.RuleTexts(
      "background-video-duration-max",
      "视频时长为 {measured}，不能超过 {limit}",
      fix: "将视频剪辑到 {limit} 以内。"),
    DestinationTexts.RuleTexts(
      "background-video-size",
      "视频分辨率为 {measured}，不能超过 1080p，这里按 {limit} 计",
      fix: "缩小到 1080×1920 或 1920×1080 以内。"),
    DestinationTexts.RuleTexts(
      "background-image-format",
      "图片格式为 {measured}；支持 JPEG 和 PNG",
      fix: "转换为 JPEG 或 PNG。"),
    DestinationTexts.RuleTexts(
      "background-image-aspect-ratio",
      "图片宽高比为 {measured}，建议为 {limit}",
      fix: "裁剪为 9:16，例如 1080×1920。"),
    DestinationTexts.RuleTexts(
      "background-image-screen",
      "图片尺寸为 {measured}，建议不超过屏幕分辨率，即 {limit}",
      fix: "缩小到 {limit} 以内。"),
    DestinationTexts.RuleTexts(
      "sticker-format",
      "贴纸格式为 {measured}；支持 JPEG 和 PNG",
      fix: "转换为 JPEG 或 PNG。"),
    DestinationTexts.RuleTexts(
      "sticker-size",
      "贴纸尺寸为 {measured}，建议为 640×480，这里按不超过 {limit} 计",
      fix: "缩小到 640×480 以内。"),
    DestinationTexts.RuleTexts(
      "request-app-id-present",
      "未填写，Facebook 会拒绝添加快拍",
      fix: "填写 developers.facebook.com 上该应用的 App ID。"),
    DestinationTexts.RuleTexts(
      "request-app-id",
      "值为空，Facebook 会拒绝添加快拍",
      fix: "填写 developers.facebook.com 上该应用的 App ID。"),
    DestinationTexts.RuleTexts(
      "request-asset-present",
      "既没有背景也没有贴纸，至少需要其中一项",
      fix: "添加背景图片、背景视频或贴纸。"),
    DestinationTexts.RuleTexts(
      "request-top-color",
      "当前为{measured}，应为{limit}",
      fix: "写成“#”加六位十六进制数字。"),
    DestinationTexts.RuleTexts(
      "request-bottom-color",
      "当前为{measured}，应为{limit}",
      fix: "写成“#”加六位十六进制数字。"),
    DestinationTexts.RuleTexts(
      "request-expiration",
      "当前为 {measured} s；官方示例在 {max} s 后从剪贴板移除内容",
      fix: "把 UIPasteboard.OptionsKey.expirationDate 设为五分钟之后。"),
    DestinationTexts.RuleTexts(
      "request-expiration-present",
      "未填写，分享的内容会一直留在剪贴板中",
      fix: "把 UIPasteboard.OptionsKey.expirationDate 设为五分钟之后。"),
    DestinationTexts.RuleTexts(
      "app-query-schemes",
      "LSApplicationQueriesSchemes 缺少 {limit}，应用会认为未安装 Facebook",
      fix: "在 Info.plist 的 LSApplicationQueriesSchemes 中添加 {limit}，只写 scheme 本身，不带“://”。"),
    DestinationTexts.RuleTexts(
      "app-query-schemes-count",
      "LSApplicationQueriesSchemes 共有 {measured} 项；使用 iOS 15 及以上 SDK 构建的应用最多 {limit} 项",
      fix: "删除不再需要查询的 scheme。"),
    DestinationTexts.RuleTexts(
      "app-id",
      "FacebookAppID 的值为{measured}；快拍必须以已注册应用的名义分享",
      fix: "在 Info.plist 中把 FacebookAppID 设为 Meta 开发者后台中该应用的 App ID。"),
  ]

  private static let undocumented: [Undocumented] = [
    Undocumented("时长恰好为 20 s 时是否允许", note: "这里按允许处理。"),
    Undocumented("竖屏视频的 1080p 指什么", note: "这里按短边不超过 1080 px、长边不超过 1920 px 计。"),
    Undocumented("H.264 和 H.265 视频的封装格式", note: "官方示例代码使用 .mp4。"),
    Undocumented("WebM 内的编码格式"),
    Undocumented("视频的帧率、码率和音频"),
    Undocumented("视频的宽高比"),
    Undocumented("图片文件的大小上限"),
    Undocumented("背景图片和背景视频能否同时使用"),
    Undocumented("使用背景时颜色值是否生效", note: "Android 文档说明会被忽略。"),
    Undocumented("建议的 50 MB 是十进制还是二进制", note: "这里按更严格的 50,000,000 字节计。"),
  ]

}

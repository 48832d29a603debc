// swift-format-ignore-file
// Made by script/generate from Destinations/zh-Hans/apple-shared-with-you.yml: edit that file.

enum AppleSharedWithYouZhHans {
  static let texts = DestinationTexts(
    name: "Apple 与你共享",
    summary: "用户在“信息”中分享链接；通过 Universal Link 声明该链接的应用会把它显示为“与你共享”的内容。“信息”根据网页指定的图片、视频和图标生成链接预览。",
    notes: notes,
    borrowedFrom: "TikTok 和抖音",
    shareStates: shareStates,
    errorCodesNote: "应用请求 highlight 时框架返回的错误码，与预览无关。",
    errorCodes: errorCodes,
    parameters: parameters,
    rules: rules,
    undocumented: undocumented)

  private static let notes: [String] = [
    "这里按网页所指定的内容检查文件：og:image（preview-image）、og:video（preview-video），以及 apple-touch-icon、favicon 或其他链接的图标（icon）。",
    "“信息”不会为预览返回状态码。这里的分享状态码借用 TikTok 和抖音中含义相同的编号。",
    "一个网页的图片、视频和图标合计不能超过 10 MB。单独检查一个文件时，视为网页只有这一个文件。",
    "网页本身不能超过 1 MB。网页不是媒体文件，可用 preflight app 检查保存下来的网页及其引用文件的总大小；图片和视频是否适合预览，扫描这些文件即可得知。",
    "og:title 应简短且不含网站名称，网站名称用 og:site_name。预览显示文字的效果优于带文字的图片。",
    "可直接从地址下载的视频（例如 MPEG-4）会在预览中自动播放；流媒体（HLS）需要轻点才会播放，嵌入网页的播放器无法播放。",
    "网页必须无需 JavaScript、也无需网页自身的刷新跳转即可访问；服务器端的重定向会被跟随。所有 User-Agent 都应得到相同的元数据。",
    "应用需要 com.apple.developer.shared-with-you 权限声明和该域名的 Universal Link，并要求 iOS 16、macOS 13 或 tvOS 16。会显示哪些链接取决于联系人和用户的授权。",
  ]

  private static let shareStates: [DestinationTexts.CodeTexts] = [
    DestinationTexts.CodeTexts(20000, "分享成功", "分享完成。工具只能判断未违反已公开的规则，不能保证成功。"),
    DestinationTexts.CodeTexts(20002, "参数错误", "没有填写链接，或不是网页地址。"),
    DestinationTexts.CodeTexts(20003, "应用没有权限", "应用缺少权限声明或 Universal Link，或用户没有授权。"),
    DestinationTexts.CodeTexts(20008, "图片不符合要求", "图片或图标小于建议尺寸，或过小而可能被忽略。"),
    DestinationTexts.CodeTexts(20010, "媒体处理失败", "文件已损坏、与网页的说明不符，或使网页总大小超限。"),
    DestinationTexts.CodeTexts(20012, "视频格式不支持", "网页指定的视频无法下载并播放。"),
    DestinationTexts.CodeTexts(21001, "iCloud 下载失败", "媒体在 iCloud 中，不在可供访问的位置。"),
    DestinationTexts.CodeTexts(21003, "媒体资源不存在", "文件不存在。"),
  ]

  private static let errorCodes: [DestinationTexts.CodeTexts] = [
    DestinationTexts.CodeTexts(0, "无错误", "请求完成。"),
    DestinationTexts.CodeTexts(1, "内部错误", "框架内部出现错误。"),
    DestinationTexts.CodeTexts(2, "URL 无效", "该地址不可能是系统提供给应用的链接。"),
    DestinationTexts.CodeTexts(3, "拒绝访问", "应用无权访问：缺少权限声明，或用户不允许。"),
  ]

  private static let parameters: [String: String] = [:]

  private static let rules: [DestinationTexts.RuleTexts] = [
    DestinationTexts.RuleTexts(
      "preview-image-width-advised",
      "图片宽度为 {measured}，建议不小于 {limit}",
      fix: "使用宽度不小于 {limit} 的图片。"),
    DestinationTexts.RuleTexts(
      "preview-image-width-min",
      "图片宽度为 {measured}；小于 {limit} 时可能被忽略，或被当作图标显示",
      fix: "使用宽度不小于 900 px 的图片。"),
    DestinationTexts.RuleTexts(
      "icon-shape",
      "图标宽高比为 {measured}，建议使用正方形",
      fix: "裁剪为正方形。"),
    DestinationTexts.RuleTexts(
      "icon-size",
      "图标尺寸为 {measured}，建议不小于 108×108",
      fix: "使用不小于 108×108 的图标，例如 180×180。"),
    DestinationTexts.RuleTexts(
      "request-url-present",
      "未填写；分享的内容是链接",
      fix: "把 url 设为该链接。"),
    DestinationTexts.RuleTexts(
      "request-url",
      "当前为{measured}，应为{limit}；只有 Universal Link 能以这种方式到达应用",
      fix: "分享以 https:// 开头的链接。"),
    DestinationTexts.RuleTexts(
      "resources-file-size-decimal",
      "文件大小为 {measured}；一个网页的图片、视频和图标合计不能超过 {limit}，如果文档中的 MB 为二进制则是 {looser}",
      fix: "压缩文件，使合计小于 {limit}。"),
    DestinationTexts.RuleTexts(
      "resources-file-size",
      "文件大小为 {measured}；一个网页的图片、视频和图标合计不能超过 {limit}（10 MiB）",
      fix: "压缩文件，使合计小于 10 MB。"),
    DestinationTexts.RuleTexts(
      "app-entitlement",
      "权限声明 com.apple.developer.shared-with-you 不为 true",
      fix: "添加 Shared with You 能力，它会把 com.apple.developer.shared-with-you 设为 true。"),
    DestinationTexts.RuleTexts(
      "app-associated-domain",
      "关联域名缺少 {limit}；系统只会向应用提供它以 Universal Link 声明的链接",
      fix: "在 com.apple.developer.associated-domains 中添加“applinks:”加上链接的域名。"),
    DestinationTexts.RuleTexts(
      "app-universal-link",
      "该链接{measured}；系统只会向应用提供其 Universal Link",
      fix: "在链接所属域名的 apple-app-site-association 中列出该应用和匹配的路径规则，并在权限声明中加入该域名。"),
    DestinationTexts.RuleTexts(
      "app-site-association-size",
      "apple-app-site-association 大小为 {measured}，不能超过 {limit}（128 KiB）",
      fix: "用通配符合并路径规则，使文件不超过 128 KiB。"),
    DestinationTexts.RuleTexts(
      "app-page-size-decimal",
      "网页大小为 {measured}；上限为 {limit}，如果 Apple 文档中的 MB 为二进制则是 {looser}",
      fix: "使网页小于 {limit}，例如把样式和脚本移到单独的文件。"),
    DestinationTexts.RuleTexts(
      "app-page-size",
      "网页大小为 {measured}，不能超过 {limit}（1 MiB）",
      fix: "使网页小于 1 MB，例如把样式和脚本移到单独的文件。"),
    DestinationTexts.RuleTexts(
      "app-page-resources-size-decimal",
      "网页引用的文件合计 {measured}；上限为 {limit}，如果 Apple 文档中的 MB 为二进制则是 {looser}",
      fix: "压缩图片和视频，使合计小于 {limit}。"),
    DestinationTexts.RuleTexts(
      "app-page-resources-size",
      "网页引用的文件合计 {measured}，不能超过 {limit}（10 MiB）",
      fix: "压缩图片和视频，使合计小于 10 MB。"),
    DestinationTexts.RuleTexts(
      "app-page-title",
      "og:title 的值为{measured}；预览会显示它",
      fix: "添加 <meta property=\"og:title\" content=\"…\">，标题应简短且不含网站名称。"),
    DestinationTexts.RuleTexts(
      "app-page-image",
      "网页没有指定 og:image；预览会显示该图片",
      fix: "添加 <meta property=\"og:image\" content=\"…\">，图片宽度应不小于 900 px。"),
    DestinationTexts.RuleTexts(
      "app-page-refresh",
      "网页会自行跳转（meta refresh），预览不会跟随",
      fix: "改用服务器端重定向。"),
  ]

  private static let undocumented: [Undocumented] = [
    Undocumented("图片和图标的格式"),
    Undocumented("视频的封装格式和编码格式", note: "文档只以 MPEG-4 为例，说明它可以下载。"),
    Undocumented("视频的时长、尺寸和宽高比"),
    Undocumented("预览图片的高度和宽高比", note: "文档只提到宽度。"),
    Undocumented("10 MB 是十进制还是二进制", note: "介于两者之间的按警告处理。"),
    Undocumented("合计超过上限时的后果", note: "文档称这些限制是可能变化的指导值。"),
    Undocumented("信息附件的大小和格式"),
  ]

}

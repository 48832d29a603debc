// swift-format-ignore-file
// Made by script/generate from Destinations/zh-Hans/wechat-share-xd-ios.yml: edit that file.

enum WechatShareXdIosZhHans {
  static let texts = DestinationTexts(
    name: "微信分享（XD SDK，iOS）",
    summary: "应用通过 XD SDK（iOS）的 XDWXShare 把图片或带缩略图的链接交给微信，由 XD SDK 转交给微信 OpenSDK。",
    notes: notes,
    borrowedFrom: "TikTok 和抖音",
    shareStates: shareStates,
    errorCodesNote: "微信 OpenSDK 返回这些错误码。XD 最多转达一段文字，应用不一定能拿到错误码。",
    errorCodes: errorCodes,
    parameters: parameters,
    rules: rules,
    undocumented: undocumented)

  private static let notes: [String] = [
    "该模块已废弃：XD 说明后续版本的 SDK 会将其移除，应用应改用微信 OpenSDK。这里的限制来自微信 OpenSDK，会继续有效。",
    "音乐、视频和网页只能以链接形式分享（musicUrl、videoUrl、webpageUrl），不能传文件；只有图片和缩略图以数据形式传入。因此这里不检查视频文件。",
    "XD 只返回成功，或带有文字说明的失败，没有状态码。这里的分享状态码借用 TikTok 和抖音中含义相同的编号。",
    "用户留在微信时不会有任何回调，因此没有收到结果并不代表分享失败。",
    "thumbImage、thumbPath、thumbData 依次取第一个已设置的值；都没有设置时没有缩略图。",
    "文本长度按 UTF-8 字节计算，512 字节约为 170 个汉字。",
    "bText 表示消息为纯文本，此时 type 为 0。分享图片必须填写 imageData；imageUrl 是旧版 SDK 的字段。",
  ]

  private static let shareStates: [DestinationTexts.CodeTexts] = [
    DestinationTexts.CodeTexts(20000, "分享成功", "分享完成。工具只能判断未违反已公开的规则，不能保证成功。"),
    DestinationTexts.CodeTexts(20002, "参数错误", "消息的某个字段超出上限，或缺少该类型必需的字段。具体后果文档没有说明，这里按该状态码处理。"),
    DestinationTexts.CodeTexts(20010, "媒体处理失败", "图片或缩略图已损坏，或根本不是图片。"),
    DestinationTexts.CodeTexts(20013, "用户取消", "用户取消了分享。"),
    DestinationTexts.CodeTexts(20019, "未安装微信", "未安装微信，或属性列表缺少 weixin 和 wechat 这两个查询 scheme；XD SDK 4.1.0 及以上还需要 weixinULAPI。"),
    DestinationTexts.CodeTexts(21001, "iCloud 下载失败", "媒体在 iCloud 中而不在本机。"),
    DestinationTexts.CodeTexts(21003, "媒体资源不存在", "文件不存在，对应字段为空。"),
  ]

  private static let errorCodes: [DestinationTexts.CodeTexts] = [
    DestinationTexts.CodeTexts(0, "成功", "分享完成。"),
    DestinationTexts.CodeTexts(-1, "通用错误", "出现错误。"),
    DestinationTexts.CodeTexts(-2, "用户取消", "用户取消了分享。"),
    DestinationTexts.CodeTexts(-3, "发送失败", "消息发送失败。"),
    DestinationTexts.CodeTexts(-4, "授权失败", "应用没有获得授权。"),
    DestinationTexts.CodeTexts(-5, "不支持", "已安装的微信不支持所请求的功能。"),
  ]

  private static let parameters: [String: String] = [
    "sdk_version": "应用所集成的 XD SDK 的版本号。",
  ]

  private static let rules: [DestinationTexts.RuleTexts] = [
    DestinationTexts.RuleTexts(
      "image-file-size-older",
      "图片大小为 {measured}；微信官方文档和旧版 SDK 的上限为 {limit}（10 MiB），新版 SDK 为 {looser}（25 MiB）",
      fix: "压缩到 10 MiB 以内。"),
    DestinationTexts.RuleTexts(
      "image-file-size",
      "图片大小为 {measured}，不能超过 {limit}（25 MiB）",
      fix: "压缩到 10 MiB 以内，旧版本也能支持。"),
    DestinationTexts.RuleTexts(
      "thumbnail-file-size-older",
      "缩略图大小为 {measured}；微信官方文档和旧版 SDK 的上限为 {limit}（32 KiB），新版 SDK 为 {looser}（64 KiB）",
      fix: "缩小尺寸或压缩到 32 KiB 以内。"),
    DestinationTexts.RuleTexts(
      "thumbnail-file-size",
      "缩略图大小为 {measured}，不能超过 {limit}（64 KiB）",
      fix: "缩小尺寸或压缩到 32 KiB 以内，旧版本也能支持。"),
    DestinationTexts.RuleTexts(
      "request-deprecated",
      "XDWXShareObject 已废弃，后续版本的 XD SDK 会将其移除",
      fix: "改用微信 OpenSDK 的 WXMediaMessage 和 SendMessageToWXReq。"),
    DestinationTexts.RuleTexts(
      "request-btext-present",
      "未填写；该字段表示消息是否为纯文本",
      fix: "分享纯文本时设为 true，其他情况设为 false。"),
    DestinationTexts.RuleTexts(
      "request-scene-present",
      "未填写",
      fix: "0 为聊天，1 为朋友圈，2 为收藏。"),
    DestinationTexts.RuleTexts(
      "request-scene-xd",
      "当前为 {measured}：XD 文档中的取值为 {limit}，微信头文件中为 {looser}",
      fix: "0 为聊天，1 为朋友圈，2 为收藏。"),
    DestinationTexts.RuleTexts(
      "request-scene",
      "当前为 {measured}，应为 {limit}",
      fix: "0 为聊天，1 为朋友圈，2 为收藏。"),
    DestinationTexts.RuleTexts(
      "request-type-present",
      "未填写",
      fix: "0 为文本，1 为图片，2 为音乐，3 为视频，4 为网页。"),
    DestinationTexts.RuleTexts(
      "request-type",
      "当前为 {measured}，应为 {limit}",
      fix: "0 为文本，1 为图片，2 为音乐，3 为视频，4 为网页。"),
    DestinationTexts.RuleTexts(
      "request-type-of-text",
      "当前为 {measured}，而 bText 表示消息为纯文本",
      fix: "把 type 设为 0，或把 bText 设为 false。"),
    DestinationTexts.RuleTexts(
      "request-type-of-media",
      "当前为 0（文本），而 bText 表示消息不是纯文本",
      fix: "把 bText 设为 true，或把 type 设为实际分享的类型。"),
    DestinationTexts.RuleTexts(
      "request-text-present",
      "未填写，而 bText 表示消息为纯文本",
      fix: "把 text 设为要分享的文本。"),
    DestinationTexts.RuleTexts(
      "request-text-length",
      "长度为 {measured}，不能为空，且应小于 10 KB",
      fix: "缩短到 10,240 字节（UTF-8）以内，约 3,400 个汉字。"),
    DestinationTexts.RuleTexts(
      "request-title-length",
      "长度为 {measured}，不能超过 {limit}",
      fix: "缩短到 512 字节（UTF-8）以内，约 170 个汉字。"),
    DestinationTexts.RuleTexts(
      "request-description-length",
      "长度为 {measured}，不能超过 {limit}",
      fix: "缩短到 1,024 字节（UTF-8）以内，约 340 个汉字。"),
    DestinationTexts.RuleTexts(
      "request-tag-length",
      "长度为 {measured}，不能超过 {limit}",
      fix: "缩短到 64 字节（UTF-8）以内。"),
    DestinationTexts.RuleTexts(
      "request-message-length",
      "长度为 {measured}，不能超过 {limit}",
      fix: "缩短到 2,048 字节（UTF-8）以内。"),
    DestinationTexts.RuleTexts(
      "request-action-length",
      "长度为 {measured}，不能超过 {limit}",
      fix: "缩短到 2,048 字节（UTF-8）以内。"),
    DestinationTexts.RuleTexts(
      "request-url-length",
      "长度为 {measured}，应为 {limit}",
      fix: "把链接缩短到 10,240 字节以内。"),
    DestinationTexts.RuleTexts(
      "request-url",
      "当前为{measured}，应为{limit}；微信只接受音乐、视频和网页的链接，不接受文件",
      fix: "把文件放到服务器上，并填写其链接。"),
    DestinationTexts.RuleTexts(
      "request-image-present",
      "未填写，而 type 表示分享图片",
      fix: "把 imageData 设为该图片。"),
    DestinationTexts.RuleTexts(
      "request-image-url",
      "这是旧版微信 SDK 的字段，新版只接受 imageData",
      fix: "把 imageData 设为该图片。"),
    DestinationTexts.RuleTexts(
      "request-music-present",
      "未填写，而 type 表示分享音乐",
      fix: "把 musicUrl 设为音乐网页的链接。"),
    DestinationTexts.RuleTexts(
      "request-video-present",
      "未填写，而 type 表示分享视频",
      fix: "把 videoUrl 设为视频网页的链接。"),
    DestinationTexts.RuleTexts(
      "request-webpage-present",
      "未填写，而 type 表示分享网页",
      fix: "把 webpageUrl 设为网页的链接。"),
    DestinationTexts.RuleTexts(
      "request-thumb-path",
      "已设置 thumbImage，该字段不会生效",
      fix: "不要填写该字段。"),
    DestinationTexts.RuleTexts(
      "request-thumb-data",
      "已设置 thumbImage，该字段不会生效",
      fix: "不要填写该字段。"),
    DestinationTexts.RuleTexts(
      "request-thumb-data-beside-path",
      "已设置 thumbPath，该字段不会生效",
      fix: "不要填写该字段。"),
    DestinationTexts.RuleTexts(
      "app-query-schemes-wechat",
      "LSApplicationQueriesSchemes 缺少 {limit}，应用会认为未安装微信",
      fix: "在 Info.plist 的 LSApplicationQueriesSchemes 中添加 {limit}，只写 scheme 本身，不带“://”。"),
    DestinationTexts.RuleTexts(
      "app-query-schemes-universal-link",
      "LSApplicationQueriesSchemes 缺少 XD SDK 4.1.0 及以上所需的 {limit}",
      fix: "在 Info.plist 的 LSApplicationQueriesSchemes 中添加 {limit}，只写 scheme 本身，不带“://”。"),
    DestinationTexts.RuleTexts(
      "app-query-schemes-others",
      "LSApplicationQueriesSchemes 缺少 XD 文档为整个 SDK 列出的 {limit}",
      fix: "在 Info.plist 的 LSApplicationQueriesSchemes 中添加 {limit}，只写 scheme 本身，不带“://”。"),
    DestinationTexts.RuleTexts(
      "app-query-schemes-count",
      "LSApplicationQueriesSchemes 共有 {measured} 项；使用 iOS 15 及以上 SDK 构建的应用最多 {limit} 项",
      fix: "删除不再需要查询的 scheme。"),
    DestinationTexts.RuleTexts(
      "app-url-schemes",
      "CFBundleURLSchemes 缺少 {limit}，微信无法跳转回应用",
      fix: "在 Info.plist 中 CFBundleURLTypes 各项的 CFBundleURLSchemes 里添加 {limit}，即“XD-”加上 XD 应用 ID，以及以 wx 开头的微信 AppID。"),
    DestinationTexts.RuleTexts(
      "app-url-schemes-taptap",
      "CFBundleURLSchemes 缺少 XD 文档为整个 SDK 列出的 {limit}",
      fix: "在 Info.plist 中 CFBundleURLTypes 某一项的 CFBundleURLSchemes 里添加 tt 加上 TapTap 应用 ID。"),
    DestinationTexts.RuleTexts(
      "app-tracking-usage",
      "NSUserTrackingUsageDescription 的值为{measured}；XD SDK 4.3.12 及以上会请求跟踪权限",
      fix: "在 Info.plist 的 NSUserTrackingUsageDescription 中说明请求跟踪权限的目的。"),
    DestinationTexts.RuleTexts(
      "app-arbitrary-loads",
      "NSAllowsArbitraryLoads 不为 true，而 XD 文档要求开启；开启后应用可以不加密地访问任何主机",
      fix: "请权衡利弊，如果 SDK 确实需要，再把 Info.plist 中 NSAppTransportSecurity 的 NSAllowsArbitraryLoads 设为 true。"),
    DestinationTexts.RuleTexts(
      "app-associated-domain",
      "关联域名缺少 {limit}，XD SDK 4.1.0 及以上需要它才能从微信跳转回应用",
      fix: "在 com.apple.developer.associated-domains 中添加“applinks:”加上为该应用登记的域名。"),
  ]

  private static let undocumented: [Undocumented] = [
    Undocumented("图片和缩略图的格式"),
    Undocumented("图片和缩略图的宽度与高度"),
    Undocumented("从哪个版本的微信开始采用更大的上限", note: "官方文档中仍是较小的上限，因此介于两者之间的按警告处理。"),
    Undocumented("图片过大时的后果", note: "这里按 20002（参数错误）处理。"),
    Undocumented("iOS 上 messageExt 和 messageAction 的上限", note: "微信官方文档中 messageExt 为 2 KB，Android 端常量为 2048。"),
    Undocumented("表情、文件和小程序", note: "微信 OpenSDK 支持，XD 的模块没有对应的字段。"),
  ]

}

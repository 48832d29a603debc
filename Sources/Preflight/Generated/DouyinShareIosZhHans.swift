// swift-format-ignore-file
// Made by script/generate from Destinations/zh-Hans/douyin-share-ios.yml: edit that file.

enum DouyinShareIosZhHans {
  static let texts = DestinationTexts(
    name: "抖音分享（iOS）",
    summary: "应用通过抖音 OpenSDK（iOS）把相册中的图片或视频交给抖音，由用户在抖音中发布，或发到 24 小时内可见的日常。",
    notes: notes,
    borrowedFrom: nil,
    shareStates: shareStates,
    errorCodesNote: "SDK 会在返回分享状态码的同时设置该值。iOS 文档中的类型名是 BDOpenPlatformErrorCode，分享状态码也用同样的前缀；SDK 头文件中的前缀则是 DouyinOpenSDK，编号一致。",
    errorCodes: errorCodes,
    parameters: parameters,
    rules: rules,
    undocumented: undocumented)

  private static let notes: [String] = [
    "iOS 文档没有给出时长、尺寸和格式的数值。这里的数值出自 Android 文档并会注明；出自旧版文档、SDK 注释和第三方的数值只作为警告。",
    "各版本抖音支持的内容不同，版本号以 Android 文档为准。SDK 注释中仍是最早的限制：最多 12 张图片或 12 个视频，图片宽高比范围也更窄。",
    "按 Android 文档，分享到编辑页要求抖音 7.5.0 及以上。发布页只接受单个视频，要求抖音 14.7 及以上，Android 文档写的是 14.8.0。",
    "权限：抖音 30.5.0 以下，aweme.share 同时用于投稿和日常；从 30.5.0 开始，投稿需要 aweme.share，日常需要 aweme.forward。",
    "标题连同话题和 @好友最多 500 字，文档没有说明计数单位。@好友显示的是用户昵称，请求中无从得知，因此不计入。",
    "返回分享状态码需要 SDK 2.0.8 及以上。用户留在抖音时不会有回调，这不代表分享失败。",
    "对相册来说，实况照片（Live Photo）和 GIF 都是图片，mediaType 也按图片处理。",
    "2019 至 2021 年的文档要求视频短边不超过 1100 像素，名单内的机型除外。Android 文档放宽了限制，因此没有对应的规则。",
    "带有其他应用品牌标识的内容可能被降权或下架，无法从文件中判断。",
  ]

  private static let shareStates: [DestinationTexts.CodeTexts] = [
    DestinationTexts.CodeTexts(20000, "分享成功", "分享完成。工具只能判断未违反已公开的规则，不能保证成功。"),
    DestinationTexts.CodeTexts(20001, "未知错误", "当前版本的 SDK 没有为这种错误命名。"),
    DestinationTexts.CodeTexts(20002, "参数错误", "媒体与声明的类型不符。图片或视频数量过多时返回哪个状态码，文档没有说明；这里按该状态码处理，旧版抖音不支持的参数也一样。"),
    DestinationTexts.CodeTexts(20003, "应用没有分享权限", "应用没有分享权限：Client Key 或 Bundle ID 与注册信息不一致，或没有开通该分享方式所需的权限。"),
    DestinationTexts.CodeTexts(20004, "用户未登录", "用户没有登录抖音。"),
    DestinationTexts.CodeTexts(20005, "抖音没有相册权限", "抖音自身没有相册访问权限，发起分享的应用无法得知。"),
    DestinationTexts.CodeTexts(20006, "网络错误", "抖音无法连接网络。"),
    DestinationTexts.CodeTexts(20007, "视频时长不符合要求", "单个视频或全部视频的总时长过长或过短。"),
    DestinationTexts.CodeTexts(20008, "图片不符合要求", "图片的尺寸或宽高比不符合要求。允许的宽高比取决于抖音版本。"),
    DestinationTexts.CodeTexts(20009, "时间戳校验失败", "设备时间不准确。"),
    DestinationTexts.CodeTexts(20010, "媒体处理失败", "抖音无法处理该媒体，例如文件已损坏。"),
    DestinationTexts.CodeTexts(20011, "视频分辨率不符合要求", "视频的尺寸或宽高比不符合要求。"),
    DestinationTexts.CodeTexts(20012, "视频格式不支持", "不支持该视频格式。只有 Android 文档写明了格式，即 MP4。"),
    DestinationTexts.CodeTexts(20013, "用户取消", "用户取消了分享。"),
    DestinationTexts.CodeTexts(20014, "存在未完成的编辑", "抖音中有尚未完成的编辑；SDK 注释则说是有其他视频正在上传。"),
    DestinationTexts.CodeTexts(20015, "已存为草稿", "用户把内容存为草稿，或该账号不能发布视频。"),
    DestinationTexts.CodeTexts(20016, "发布失败", "发布失败。"),
    DestinationTexts.CodeTexts(20017, "登录账号不一致", "仅见于 SDK 源码。抖音中登录的账号与预期不一致。"),
    DestinationTexts.CodeTexts(21001, "iCloud 下载失败", "媒体在 iCloud 中而不在本机，且下载失败。"),
    DestinationTexts.CodeTexts(21002, "内部参数解析失败", "无法解析传入的内容，例如 identifier 格式错误、贴纸超出画面、标题过长。"),
    DestinationTexts.CodeTexts(21003, "媒体资源不存在", "相册中没有该 identifier 对应的媒体。identifier 会随相册变化，建议在分享前再获取。"),
  ]

  private static let errorCodes: [DestinationTexts.CodeTexts] = [
    DestinationTexts.CodeTexts(0, "成功", "分享完成。"),
    DestinationTexts.CodeTexts(-1, "通用错误", "出现错误，包括没有网络；具体原因见分享状态码。"),
    DestinationTexts.CodeTexts(-2, "用户取消", "用户取消了分享。"),
    DestinationTexts.CodeTexts(-3, "发送失败", "请求发送失败。"),
    DestinationTexts.CodeTexts(-4, "权限错误", "应用缺少权限。"),
    DestinationTexts.CodeTexts(-5, "不支持", "已安装的抖音不支持所请求的功能。"),
  ]

  private static let parameters: [String: String] = [
    "app_version": "接收分享的抖音 App 的版本号。",
    "scopes": "应用在抖音开放平台获得的权限，例如 aweme.share 和 aweme.forward。",
    "sdk_version": "发起分享的应用所集成的抖音 OpenSDK 的版本号。",
  ]

  private static let rules: [DestinationTexts.RuleTexts] = [
    DestinationTexts.RuleTexts(
      "video-container",
      "视频封装格式为 {measured}；要求使用 {limit}，不过没有文档说明 iOS 也有此要求",
      fix: "转换为 MP4；H.264 和 AAC 只需重新封装，无需转码。"),
    DestinationTexts.RuleTexts(
      "video-size",
      "视频分辨率为 {measured}；同一文档的一个版本要求 {limit}，另一个版本说没有限制",
      fix: "缩小分辨率，例如缩小到 1080×1920 以内。"),
    DestinationTexts.RuleTexts(
      "video-aspect-ratio",
      "视频宽高比为 {measured}；旧版文档要求在 {min} 到 {max} 之间，当前文档没有要求",
      fix: "裁剪画面或添加黑边，使宽高比在 {min} 到 {max} 之间；9:16 可铺满手机屏幕。"),
    DestinationTexts.RuleTexts(
      "image-size-min",
      "图片尺寸为 {measured}；据第三方资料，宽和高都不能小于 360 px",
      fix: "使用不小于 360×360 的图片。"),
    DestinationTexts.RuleTexts(
      "image-aspect-ratio-below-17-4-0",
      "图片宽高比为 {measured}；抖音 17.4.0 以下要求在 {min} 到 {max} 之间",
      fix: "裁剪图片或添加边框，使宽高比在 {min} 到 {max} 之间；9:16 可铺满手机屏幕。"),
    DestinationTexts.RuleTexts(
      "image-aspect-ratio-below-21-2-0",
      "图片宽高比为 {measured}；抖音 17.4.0 及以上、21.2.0 以下要求在 {min} 到 {max} 之间",
      fix: "裁剪图片或添加边框，使宽高比在 {min} 到 {max} 之间；9:16 可铺满手机屏幕。"),
    DestinationTexts.RuleTexts(
      "request-media-present",
      "没有指定任何媒体",
      fix: "请至少指定一张图片或一个视频。"),
    DestinationTexts.RuleTexts(
      "request-images-as-video",
      "媒体中有 {measured} 张图片，而 mediaType 为 video",
      fix: "只分享视频，或把 mediaType 设为 mix（抖音 17.4.0 及以上支持）。"),
    DestinationTexts.RuleTexts(
      "request-videos-as-image",
      "媒体中有 {measured} 个视频，而 mediaType 为 image（默认值）",
      fix: "把 mediaType 设为 video 或 mix（抖音 17.4.0 及以上支持 mix）。"),
    DestinationTexts.RuleTexts(
      "request-mix-without-video",
      "媒体全部是图片，而 mediaType 为 mix",
      fix: "把 mediaType 设为 image，或同时分享视频。"),
    DestinationTexts.RuleTexts(
      "request-mix-without-image",
      "媒体全部是视频，而 mediaType 为 mix",
      fix: "把 mediaType 设为 video，或同时分享图片。"),
    DestinationTexts.RuleTexts(
      "request-publish-single",
      "共有 {measured} 个文件，而发布页只接受单个视频",
      fix: "只分享一个视频，或把 landedPageType 设为 edit。"),
    DestinationTexts.RuleTexts(
      "request-publish-video",
      "媒体中有 {measured} 张图片，而发布页只接受单个视频",
      fix: "只分享一个视频，或把 landedPageType 设为 edit。"),
    DestinationTexts.RuleTexts(
      "request-edit-version",
      "当前为 edit，要求抖音 7.5.0 及以上",
      fix: "对旧版本把 landedPageType 设为 clip。"),
    DestinationTexts.RuleTexts(
      "request-publish-version",
      "当前为 publish，要求抖音 14.7 及以上",
      fix: "对旧版本把 landedPageType 设为 edit。"),
    DestinationTexts.RuleTexts(
      "request-landing",
      "当前为 clip（也是默认值），SDK 注明该页面已废弃",
      fix: "把 landedPageType 设为 edit 或 publish。"),
    DestinationTexts.RuleTexts(
      "request-title-version",
      "设置标题要求抖音 21.3.0 及以上",
      fix: "对旧版本不要填写该字段。"),
    DestinationTexts.RuleTexts(
      "request-sticker-version",
      "使用贴纸要求抖音 21.3.0 及以上",
      fix: "对旧版本不要填写该字段。"),
    DestinationTexts.RuleTexts(
      "request-feature-version",
      "要求抖音 30.3 及以上",
      fix: "对旧版本不要填写该字段。"),
    DestinationTexts.RuleTexts(
      "request-task-version",
      "要求抖音版本高于 26.5",
      fix: "对旧版本不要填写该字段。"),
    DestinationTexts.RuleTexts(
      "request-sticker-deletable-version",
      "要求 SDK 4.1.8 及以上",
      fix: "请升级 SDK。"),
    DestinationTexts.RuleTexts(
      "request-sticker-editable-version",
      "要求 SDK 4.1.8 及以上",
      fix: "请升级 SDK。"),
    DestinationTexts.RuleTexts(
      "request-state-version",
      "SDK 2.0.8 及以上才会返回分享状态码",
      fix: "请升级 SDK，以便得知分享失败的原因。"),
    DestinationTexts.RuleTexts(
      "request-title-posting",
      "仅用于投稿，日常不支持标题",
      fix: "不要填写该字段，或把 publishStory 设为 false。"),
    DestinationTexts.RuleTexts(
      "request-poi-posting",
      "仅用于投稿，日常不支持 POI",
      fix: "不要填写该字段，或把 publishStory 设为 false。"),
    DestinationTexts.RuleTexts(
      "request-feature-posting",
      "仅用于投稿，不能用于日常",
      fix: "不要填写该字段，或把 publishStory 设为 false。"),
    DestinationTexts.RuleTexts(
      "request-background-daily",
      "仅用于日常",
      fix: "不要填写该字段，或把 publishStory 设为 true。"),
    DestinationTexts.RuleTexts(
      "request-scale-daily",
      "仅用于日常",
      fix: "不要填写该字段，或把 publishStory 设为 true。"),
    DestinationTexts.RuleTexts(
      "request-title-length-utf16",
      "共 {measured}，上限为 {looser}；文档没有说明 500 指字符数，还是 NSString 所用的 UTF-16 码元数",
      fix: "将正文、短标题和话题缩短到合计不超过 500 个 UTF-16 码元；一个表情符号占两个或更多。"),
    DestinationTexts.RuleTexts(
      "request-title-length",
      "共 {measured}，不能超过 {limit}；正文、短标题和话题合并计算，文档没有说明单位，这里按 Unicode 字符计",
      fix: "将正文、短标题和话题缩短到合计不超过 500 个字符。"),
    DestinationTexts.RuleTexts(
      "request-title-text-plain",
      "含有隐藏文字或改变文字顺序的字符；{limit} 才会原样显示",
      fix: "删除控制字符和文字方向标记。"),
    DestinationTexts.RuleTexts(
      "request-title-shorttitle-plain",
      "含有隐藏文字或改变文字顺序的字符；{limit} 才会原样显示",
      fix: "删除控制字符和文字方向标记。"),
    DestinationTexts.RuleTexts(
      "request-hashtag-position",
      "当前为 {measured}，应为 {limit}",
      fix: "按 NSString 的方式计算在 title.text 中的位置，从 0 到其长度。"),
    DestinationTexts.RuleTexts(
      "request-mention-position",
      "当前为 {measured}，应为 {limit}",
      fix: "按 NSString 的方式计算在 title.text 中的位置，从 0 到其长度。"),
    DestinationTexts.RuleTexts(
      "request-hashtag-text",
      "未填写；话题由其文本构成",
      fix: "把 text 设为话题文本，不带“#”。"),
    DestinationTexts.RuleTexts(
      "request-mention-user",
      "未填写；@好友需要用 openID 指定用户，话题应放在 hashtags 中",
      fix: "把 openID 设为该用户的 openID，或把话题移到 title.hashtags。"),
    DestinationTexts.RuleTexts(
      "request-sticker-x",
      "当前为 {measured}，应在 {min} 到 {max} 之间：取值是相对画面的比例，而不是像素",
      fix: "用位置除以画面尺寸。"),
    DestinationTexts.RuleTexts(
      "request-sticker-y",
      "当前为 {measured}，应在 {min} 到 {max} 之间：取值是相对画面的比例，而不是像素",
      fix: "用位置除以画面尺寸。"),
    DestinationTexts.RuleTexts(
      "request-sticker-image",
      "未填写；图片贴纸需要指定相册中的图片",
      fix: "把 localIdentifier 设为该图片。"),
    DestinationTexts.RuleTexts(
      "request-scope-posting",
      "投稿需要 {limit} 权限",
      fix: "在抖音开放平台控制台申请 aweme.share，并在 context 的 scopes 中写明。"),
    DestinationTexts.RuleTexts(
      "request-scope-daily-below-30-5-0",
      "抖音 30.5.0 以下，发布日常需要 {limit} 权限",
      fix: "在抖音开放平台控制台申请 aweme.share，并在 context 的 scopes 中写明。"),
    DestinationTexts.RuleTexts(
      "request-scope-daily",
      "抖音 30.5.0 及以上，发布日常需要 {limit} 权限",
      fix: "在抖音开放平台控制台申请 aweme.forward，并在 context 的 scopes 中写明。"),
    DestinationTexts.RuleTexts(
      "request-images-max-below-12-3-0",
      "共有 {measured} 张图片，抖音 12.3.0 以下最多 {limit} 张",
      fix: "每次最多分享 {limit} 张图片。"),
    DestinationTexts.RuleTexts(
      "request-images-max",
      "共有 {measured} 张图片，最多 {limit} 张",
      fix: "每次最多分享 {limit} 张图片。"),
    DestinationTexts.RuleTexts(
      "request-videos-max-below-18-0-0",
      "共有 {measured} 个视频，抖音 18.0.0 以下最多 {limit} 个",
      fix: "每次最多分享 {limit} 个视频。"),
    DestinationTexts.RuleTexts(
      "request-videos-max",
      "共有 {measured} 个视频，最多 {limit} 个",
      fix: "每次最多分享 {limit} 个视频。"),
    DestinationTexts.RuleTexts(
      "request-mixed-below-17-4-0",
      "同时包含图片（{measured} 张）和视频，要求抖音 17.4.0 及以上",
      fix: "只分享图片，或只分享视频。"),
    DestinationTexts.RuleTexts(
      "video-duration-max",
      "视频时长为 {measured}；单个视频和一次分享的全部视频都不能超过 {limit}",
      fix: "将视频剪辑到 {limit} 以内。"),
    DestinationTexts.RuleTexts(
      "video-duration-min",
      "视频总时长为 {measured}；按 SDK 注释，一次分享的视频总时长应大于 {limit}，按旧版文档应大于 {looser}",
      fix: "使视频总时长大于 {limit}。"),
    DestinationTexts.RuleTexts(
      "video-duration-min-older",
      "视频总时长为 {measured}；一次分享的视频总时长应大于 {limit}",
      fix: "使视频总时长大于 3 s。"),
    DestinationTexts.RuleTexts(
      "app-query-schemes",
      "LSApplicationQueriesSchemes 没有任何条目，应用无法查询是否安装了抖音",
      fix: "在 Info.plist 中添加 LSApplicationQueriesSchemes；第三方资料列出的有 douyinopensdk、douyinsharesdk 和 snssdk1128。"),
    DestinationTexts.RuleTexts(
      "app-query-schemes-listed",
      "LSApplicationQueriesSchemes 缺少第三方资料列出的 {limit}",
      fix: "在 Info.plist 的 LSApplicationQueriesSchemes 中添加 {limit}，只写 scheme 本身，不带“://”。"),
    DestinationTexts.RuleTexts(
      "app-query-schemes-count",
      "LSApplicationQueriesSchemes 共有 {measured} 项；使用 iOS 15 及以上 SDK 构建的应用最多 {limit} 项",
      fix: "删除不再需要查询的 scheme。"),
    DestinationTexts.RuleTexts(
      "app-url-scheme",
      "CFBundleURLSchemes 没有任何条目，抖音无法跳转回应用",
      fix: "在 Info.plist 中 CFBundleURLTypes 某一项的 CFBundleURLSchemes 里添加应用的 Client Key。"),
    DestinationTexts.RuleTexts(
      "app-photo-library-usage",
      "NSPhotoLibraryUsageDescription 的值为{measured}；要分享的内容来自相册",
      fix: "在 Info.plist 的 NSPhotoLibraryUsageDescription 中说明应用使用相册的目的。"),
    DestinationTexts.RuleTexts(
      "app-photo-library-add-usage",
      "NSPhotoLibraryAddUsageDescription 的值为{measured}；分享前先存入相册的应用需要填写",
      fix: "如果应用会向相册写入内容，请在 Info.plist 的 NSPhotoLibraryAddUsageDescription 中说明目的。"),
  ]

  private static let undocumented: [Undocumented] = [
    Undocumented("iOS 的时长、尺寸和格式的具体数值", note: "这里采用 Android 文档的数值。"),
    Undocumented("抖音 21.2.0 及以上的图片宽高比", note: "Android 文档只对更早的版本给出限制。"),
    Undocumented("图片的格式、文件大小和最大尺寸"),
    Undocumented("视频的帧率、码率、编码格式和色彩"),
    Undocumented("视频的文件大小", note: "抖音服务端 API 的 4 GB 针对另一种发布方式。"),
    Undocumented("当前版本抖音的最短视频时长", note: "SDK 注释和旧版文档分别为 3 s 和 1 s，第三方资料说由抖音决定。"),
    Undocumented("抖音版本过低、不支持某个字段时返回哪个状态码", note: "这里按 20002（参数错误）处理。"),
    Undocumented("在日常中设置投稿专用字段（或相反）的后果"),
    Undocumented("贴纸尺寸 maxEdge 的单位"),
    Undocumented("标题 500 字上限的计数单位", note: "这里按字符计；超过 500 个 UTF-16 码元时给出警告。"),
  ]

}

// swift-format-ignore-file
// Made by script/generate from Destinations/zh-Hans/tiktok-share-kit-ios.yml: edit that file.

enum TiktokShareKitIosZhHans {
  static let texts = DestinationTexts(
    name: "TikTok Share Kit（iOS）",
    summary: "应用通过 TikTok OpenSDK（iOS）把相册中的图片或视频交给 TikTok，由用户在 TikTok 中编辑并发布。",
    notes: notes,
    borrowedFrom: nil,
    shareStates: shareStates,
    errorCodesNote: "SDK 会在返回分享状态码的同时设置该值。回调没有带错误码时它也是 0，因此 0 并不代表分享成功。",
    errorCodes: errorCodes,
    parameters: parameters,
    rules: rules,
    undocumented: undocumented)

  private static let notes: [String] = [
    "在回调写入其他值之前，SDK 对象的默认状态就是成功，因此没有收到分享状态码并不代表分享成功。",
    "使用 TikTok 的品牌标识需要授权，带水印的内容可能被删除。这些无法从文件中判断。",
    "部分地区的视频时长上限可能更低，官方没有公布按地区划分的表格。",
  ]

  private static let shareStates: [DestinationTexts.CodeTexts] = [
    DestinationTexts.CodeTexts(20000, "分享成功", "分享完成。工具只能判断未违反已公开的规则，不能保证成功。"),
    DestinationTexts.CodeTexts(20001, "未知错误", "当前版本的 SDK 没有为这种错误命名。"),
    DestinationTexts.CodeTexts(20002, "参数错误", "分享请求的参数不可用：声明的媒体类型与实际不符、列表为空或过长、混用了图片和视频。数量超限具体返回哪个状态码，文档没有说明。"),
    DestinationTexts.CodeTexts(20003, "应用没有分享权限", "应用没有分享权限：Client Key、Bundle ID 或在开发者后台开通的产品不匹配。"),
    DestinationTexts.CodeTexts(20004, "用户未登录", "用户没有登录 TikTok。"),
    DestinationTexts.CodeTexts(20005, "TikTok 没有相册权限", "TikTok 自身没有相册访问权限，发起分享的应用无法得知。"),
    DestinationTexts.CodeTexts(20006, "网络错误", "TikTok 无法连接网络。"),
    DestinationTexts.CodeTexts(20007, "视频时长不符合要求", "单个视频或全部视频的总时长过长或过短。部分地区的上限可能更低。"),
    DestinationTexts.CodeTexts(20008, "图片不符合要求", "图片被拒绝。SDK 中的名称指分辨率，但公开的数值只有宽高比。"),
    DestinationTexts.CodeTexts(20009, "时间戳校验失败", "设备时间不准确。"),
    DestinationTexts.CodeTexts(20010, "媒体处理失败", "TikTok 无法处理该媒体，例如文件已损坏。"),
    DestinationTexts.CodeTexts(20011, "视频分辨率不符合要求", "视频因尺寸或宽高比被拒绝。公开的数值只有宽高比。"),
    DestinationTexts.CodeTexts(20012, "视频格式不支持", "不支持该视频格式。Share Kit 没有公布支持的格式列表。"),
    DestinationTexts.CodeTexts(20013, "用户取消", "用户取消了分享。Universal Link 打不开时，SDK 也会返回这个状态码。"),
    DestinationTexts.CodeTexts(20014, "有其他上传任务", "TikTok 正在上传其他内容。"),
    DestinationTexts.CodeTexts(20015, "已存为草稿", "用户把内容存为草稿。旧版文档还提到，也可能是该账号不能发布视频。"),
    DestinationTexts.CodeTexts(20016, "发布失败", "发布失败。在 Android SDK 中，这个编号表示已存为草稿。"),
    DestinationTexts.CodeTexts(20019, "未安装 TikTok", "仅见于 SDK 源码。应用的属性列表缺少 snssdk1233 和 snssdk1180 这两个查询 scheme 时，SDK 也会认为未安装。"),
    DestinationTexts.CodeTexts(21001, "iCloud 下载失败", "媒体在 iCloud 中而不在本机，且下载失败。"),
    DestinationTexts.CodeTexts(21002, "内部参数解析失败", "无法解析 SDK 根据请求生成的内容，例如 identifier 格式错误。"),
    DestinationTexts.CodeTexts(21003, "媒体资源不存在", "相册中没有该 identifier 对应的媒体。"),
    DestinationTexts.CodeTexts(22000, "TikTok 版本过低", "仅见于 SDK 源码。已安装的 TikTok 不支持所请求的功能。"),
    DestinationTexts.CodeTexts(22001, "登录账号不一致", "仅见于 SDK 源码：当前登录的是另一个账号。旧版 Android 文档中，这个编号表示分辨率不支持。"),
    DestinationTexts.CodeTexts(22002, "没有私信权限", "仅见于 SDK 源码，用于分享到私信。"),
    DestinationTexts.CodeTexts(22003, "私信发送失败", "仅见于 SDK 源码，用于分享到私信。"),
    DestinationTexts.CodeTexts(22004, "缺少私信参数", "仅见于 SDK 源码，用于分享到私信，其参数没有文档说明。"),
    DestinationTexts.CodeTexts(22005, "私信 schema 无效", "仅见于 SDK 源码，用于分享到私信，其参数没有文档说明。"),
  ]

  private static let errorCodes: [DestinationTexts.CodeTexts] = [
    DestinationTexts.CodeTexts(0, "无错误", "分享成功，或没有返回错误码。"),
    DestinationTexts.CodeTexts(-1, "通用错误", "出现错误，例如网络错误；具体原因见分享状态码。"),
    DestinationTexts.CodeTexts(-2, "用户取消", "用户在 TikTok 中取消。TikTok 链接打不开时，SDK 也会返回这个错误码。"),
    DestinationTexts.CodeTexts(-3, "失败", "发布失败。"),
    DestinationTexts.CodeTexts(-4, "被拒绝", "应用缺少权限。"),
    DestinationTexts.CodeTexts(-5, "不支持", "已安装的 TikTok 不支持所请求的功能。"),
    DestinationTexts.CodeTexts(10005, "缺少参数", "请求缺少参数。仅见于 SDK 源码。"),
    DestinationTexts.CodeTexts(100000, "未知", "当前版本的 SDK 不认识的错误码。仅见于 SDK 源码。"),
  ]

  private static let parameters: [String: String] = [:]

  private static let rules: [DestinationTexts.RuleTexts] = [
    DestinationTexts.RuleTexts(
      "video-duration-max",
      "视频时长为 {measured}，不能超过 {limit}",
      fix: "将视频剪辑到 {limit} 以内。"),
    DestinationTexts.RuleTexts(
      "video-aspect-ratio",
      "视频宽高比为 {measured}，应在 {min} 到 {max} 之间",
      fix: "裁剪画面或添加黑边，使宽高比在 {min} 到 {max} 之间；9:16 可铺满手机屏幕。"),
    DestinationTexts.RuleTexts(
      "image-aspect-ratio",
      "图片宽高比为 {measured}，应在 {min} 到 {max} 之间",
      fix: "裁剪图片或添加边框，使宽高比在 {min} 到 {max} 之间；9:16 可铺满手机屏幕。"),
    DestinationTexts.RuleTexts(
      "request-media-present",
      "没有指定任何媒体，SDK 不会发出分享请求",
      fix: "请至少指定一张图片或一个视频。"),
    DestinationTexts.RuleTexts(
      "request-images-as-video",
      "媒体中有 {measured} 张图片，而 mediaType 为 video",
      fix: "只分享视频，或把 mediaType 设为 image 并只分享图片。"),
    DestinationTexts.RuleTexts(
      "request-videos-as-image",
      "媒体中有 {measured} 个视频，而 mediaType 为 image（默认值）",
      fix: "把 mediaType 设为 video，并只分享视频。"),
    DestinationTexts.RuleTexts(
      "request-green-screen",
      "共有 {measured} 个文件，而绿幕模式只接受一个",
      fix: "只分享一张图片或一个视频，或把 shareFormat 设为 normal。"),
    DestinationTexts.RuleTexts(
      "request-redirect-present",
      "未填写，TikTok 无法跳转回应用",
      fix: "把 redirectURI 设为在开发者后台登记过的应用 Universal Link。"),
    DestinationTexts.RuleTexts(
      "request-redirect-https",
      "当前为{measured}，应为 {limit}",
      fix: "把 redirectURI 设为以 https:// 开头的 Universal Link。"),
    DestinationTexts.RuleTexts(
      "request-client-key",
      "值为空，TikTok 无法识别应用",
      fix: "填写开发者后台的 Client Key，或不填 customConfig，改在 Info.plist 中设置 TikTokClientKey。"),
    DestinationTexts.RuleTexts(
      "request-images-max",
      "共有 {measured} 张图片，最多 {limit} 张",
      fix: "每次最多分享 {limit} 张图片。"),
    DestinationTexts.RuleTexts(
      "request-images-max-sdk",
      "共有 {measured} 张图片：当前文档允许 {looser} 张，SDK 注释中为 {limit} 张",
      fix: "为兼容旧版本，每次最多分享 {limit} 张图片。"),
    DestinationTexts.RuleTexts(
      "request-videos-max",
      "共有 {measured} 个视频，最多 {limit} 个",
      fix: "每次最多分享 {limit} 个视频。"),
    DestinationTexts.RuleTexts(
      "video-duration-max-total",
      "视频总时长为 {measured}；{limit} 可能指一次分享的视频总时长，SDK 注释即按总时长计算",
      fix: "每次分享的视频总时长不超过 {limit}。"),
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
      "LSApplicationQueriesSchemes 缺少 Share Kit 所需的 {limit}",
      fix: "在 Info.plist 的 LSApplicationQueriesSchemes 中添加 {limit}，只写 scheme 本身，不带“://”。"),
    DestinationTexts.RuleTexts(
      "app-query-schemes-installed",
      "LSApplicationQueriesSchemes 缺少 {limit}，SDK 依靠它们判断是否安装了 TikTok",
      fix: "在 Info.plist 的 LSApplicationQueriesSchemes 中添加 {limit}，只写 scheme 本身，不带“://”。"),
    DestinationTexts.RuleTexts(
      "app-query-schemes-count",
      "LSApplicationQueriesSchemes 共有 {measured} 项；使用 iOS 15 及以上 SDK 构建的应用最多 {limit} 项",
      fix: "删除不再需要查询的 scheme。"),
    DestinationTexts.RuleTexts(
      "app-client-key",
      "TikTokClientKey 的值为{measured}；没有 Client Key，TikTok 无法识别应用",
      fix: "在 Info.plist 中把 TikTokClientKey 设为 TikTok 开发者后台中该应用的 Client Key。"),
    DestinationTexts.RuleTexts(
      "app-url-scheme",
      "CFBundleURLSchemes 缺少 Client Key {limit}，TikTok 无法跳转回应用",
      fix: "在 Info.plist 中 CFBundleURLTypes 某一项的 CFBundleURLSchemes 里添加 {limit}。"),
    DestinationTexts.RuleTexts(
      "app-photo-library-usage",
      "NSPhotoLibraryUsageDescription 的值为{measured}；要分享的内容来自相册",
      fix: "在 Info.plist 的 NSPhotoLibraryUsageDescription 中说明应用使用相册的目的。"),
    DestinationTexts.RuleTexts(
      "app-associated-domain",
      "关联域名缺少 {limit}；TikTok 通过 redirectURI 这个 Universal Link 回调应用",
      fix: "在 com.apple.developer.associated-domains 中添加“applinks:”加上 redirectURI 的域名。"),
    DestinationTexts.RuleTexts(
      "app-redirect-domain",
      "redirectURI {measured}",
      fix: "在 com.apple.developer.associated-domains 中添加“applinks:”加上 redirectURI 的域名。"),
  ]

  private static let undocumented: [Undocumented] = [
    Undocumented("以像素计的宽度和高度", note: "TikTok 的 Content Posting API 另有限制，但没有说明适用于 Share Kit。"),
    Undocumented("封装格式和编码格式", note: "既然有对应的状态码，应用内应当存在一份列表。"),
    Undocumented("文件大小、帧率和码率"),
    Undocumented("时长上限按单个视频还是按总时长计算", note: "这里按单个视频判断。"),
    Undocumented("各地区的时长上限"),
    Undocumented("图片或视频数量过多时返回哪个状态码", note: "这里按 20002（参数错误）处理。"),
    Undocumented("redirectURI 缺失或不是 HTTPS 链接时返回哪个状态码", note: "这里按 20002（参数错误）处理。"),
    Undocumented("state 的长度上限"),
  ]

}

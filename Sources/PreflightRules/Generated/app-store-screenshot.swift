// swift-format-ignore-file
// Made by script/tools/generate from Destinations/app-store-screenshot/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_app_store_screenshot = Destinations.Entry(
    "app-store-screenshot", "app-store-screenshot", groups: ["stores"],
    fingerprint: "388e98c0", checked: "2026-11-30",
    [##"""
{"preflight_destination":1,
"id":"app-store-screenshot",
"short_name":"app-store-screenshot",
"name":"App Store screenshot",
"groups":["stores"],
"sources":[{"id":"specs","title":"App Store Connect help, screenshot specifications, as quoted by others in September and October 2026","url":"https://developer.apple.com/help/app-store-connect/reference/app-information/screenshot-specifications","checked":[2026,11,30],"page_as_of":[2026,10,1],"review_after":[2027,1,31]},{"id":"refusal","title":"fastlane, issue 14919, recorded refusals of App Store Connect","url":"https://github.com/fastlane/fastlane/issues/14919","checked":[2026,11,30],"page_as_of":[2019,6,20]}],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_amazon_listing, ##"""
"slots":[
{"name":"screenshot","takes":["image"],
"rules":[
{"id":"app-store-screenshot/image-format","fact":"image.format","constraint":{"one_of":["jpeg","png"]},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20010,"source":"specs","message":"is {measured}; App Store Connect accepts {limit}","fix":"Convert it to JPEG or PNG.","where":"Screenshot specifications","written":".jpeg, .jpg, .png","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"png"}]}],"fail":[{"values":[{"fact":"image.format","value":"webp"}]},{"values":[{"fact":"image.format","value":"gif"}]},{"values":[{"fact":"image.format","value":"heif"}]}]}},
{"id":"app-store-screenshot/image-alpha","fact":"image.has_alpha","constraint":{"equals":false},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20008,"source":"specs","native_codes":["IMAGE_ALPHA_NOT_ALLOWED"],"message":"has an alpha channel; App Store Connect accepts none","fix":"Save it without an alpha channel.","where":"Screenshot specifications","written":"alpha channels or transparencies","examples":{"pass":[{"values":[{"fact":"image.has_alpha","value":false}]}],"fail":[{"values":[{"fact":"image.has_alpha","value":true}]}]}},
{"id":"app-store-screenshot/image-color-model","fact":"image.color_type","constraint":{"none_of":["cmyk","ycck"]},"strength":"unstated","certainty":"observed","step":"format","share_state":20008,"source":"refusal","message":"has the color type {measured}; App Store Connect asked for RGB","fix":"Convert it to RGB.","where":"the refusals","written":"in the RGB color space","examples":{"pass":[{"values":[{"fact":"image.color_type","value":"rgb"}]},{"values":[{"fact":"image.color_type","value":"palette"}]},{"values":[{"fact":"image.color_type","value":"ycbcr"}]}],"warn":[{"values":[{"fact":"image.color_type","value":"cmyk"}]},{"values":[{"fact":"image.color_type","value":"ycck"}]}]}},
{"id":"app-store-screenshot/image-size","fact":"image.size","constraint":{"one_of":[{"size":[1260,2736]},{"size":[2736,1260]},{"size":[1290,2796]},{"size":[2796,1290]},{"size":[1320,2868]},{"size":[2868,1320]},{"size":[1284,2778]},{"size":[2778,1284]},{"size":[1242,2688]},{"size":[2688,1242]},{"size":[1179,2556]},{"size":[2556,1179]},{"size":[1206,2622]},{"size":[2622,1206]},{"size":[1170,2532]},{"size":[2532,1170]},{"size":[1125,2436]},{"size":[2436,1125]},{"size":[1080,2340]},{"size":[2340,1080]},{"size":[1242,2208]},{"size":[2208,1242]},{"size":[750,1334]},{"size":[1334,750]},{"size":[640,1136]},{"size":[1136,640]},{"size":[640,960]},{"size":[960,640]},{"size":[2064,2752]},{"size":[2752,2064]},{"size":[2048,2732]},{"size":[2732,2048]},{"size":[1488,2266]},{"size":[2266,1488]},{"size":[1668,2420]},{"size":[2420,1668]},{"size":[1668,2388]},{"size":[2388,1668]},{"size":[1640,2360]},{"size":[2360,1640]},{"size":[1668,2224]},{"size":[2224,1668]},{"size":[1536,2048]},{"size":[2048,1536]},{"size":[768,1024]},{"size":[1024,768]},{"size":[640,1096]},{"size":[1136,600]},{"size":[640,920]},{"size":[960,600]},{"size":[1536,2008]},{"size":[2048,1496]},{"size":[768,1004]},{"size":[1024,748]},{"size":[1280,800]},{"size":[1440,900]},{"size":[2560,1600]},{"size":[2880,1800]},{"size":[1920,1080]},{"size":[3840,2160]},{"size":[422,514]},{"size":[410,502]},{"size":[416,496]},{"size":[396,484]},{"size":[368,448]},{"size":[312,390]}]},"strength":"hard","certainty":"official_quoted","step":"resolution","share_state":20008,"source":"specs","native_codes":["IMAGE_INCORRECT_DIMENSIONS"],"message":"is {measured}; App Store Connect accepts only the exact sizes of its device classes","fix":"Take or scale it at the exact size of its device class, such as 1320×2868 for iPhone or 2064×2752 for iPad.","where":"Screenshot sizes","written":"1260 x 2736, 1290 x 2796, 1320 x 2868, 1284 x 2778, 1242 x 2688, 1179 x 2556, 1206 x 2622, 1170 x 2532, 1125 x 2436, 1080 x 2340, 1242 x 2208, 750 x 1334, 640 x 1136, 640 x 960, 2064 x 2752, 2048 x 2732, 1488 x 2266, 1668 x 2420, 1668 x 2388, 1640 x 2360, 1668 x 2224, 1536 x 2048, 768 x 1024, 640 x 1096, 1136 x 600, 640 x 920, 960 x 600, 1536 x 2008, 2048 x 1496, 768 x 1004, 1024 x 748, 1280 x 800, 1440 x 900, 2560 x 1600, 2880 x 1800, 1920 x 1080, 3840 x 2160, 422 x 514, 410 x 502, 416 x 496, 396 x 484, 368 x 448, 312 x 390","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[1320,2868]}}]},{"values":[{"fact":"image.size","value":{"size":[2868,1320]}}]},{"values":[{"fact":"image.size","value":{"size":[1242,2208]}}]},{"values":[{"fact":"image.size","value":{"size":[2064,2752]}}]},{"values":[{"fact":"image.size","value":{"size":[2880,1800]}}]},{"values":[{"fact":"image.size","value":{"size":[3840,2160]}}]},{"values":[{"fact":"image.size","value":{"size":[410,502]}}]}],"fail":[{"values":[{"fact":"image.size","value":{"size":[1080,1920]}}]},{"values":[{"fact":"image.size","value":{"size":[1321,2868]}}]},{"values":[{"fact":"image.size","value":{"size":[1024,500]}}]},{"values":[{"fact":"image.size","value":{"size":[2160,3840]}}]}]}}
]}],
"publisher":"Apple",
"summary":"A screenshot of an app for its page in the App Store, uploaded in App Store Connect.",
"notes":[
"An app has one to ten screenshots for each device size and language.",
"An iPhone app requires screenshots for the 6.9-inch or the 6.5-inch display, an iPad app for the 13-inch display.",
"App Store Connect has a place for each device class. Each place accepts only the sizes of its own class.",
"Apple lists sizes for iPhone Duo too, but App Store Connect did not accept them in September 2026."
],
"native_codes":{"name":"code","note":"App Store Connect states these codes in assetDeliveryState, after it has processed a screenshot.","codes":[{"code":"IMAGE_INCORRECT_DIMENSIONS","name":"wrong size","meaning":"The device class of the screenshot does not have this size.","share_state":20008,"predictable_from":["media"],"observed":true},{"code":"IMAGE_ALPHA_NOT_ALLOWED","name":"alpha channel","meaning":"The screenshot has an alpha channel.","share_state":20008,"predictable_from":["media"],"observed":true}]},
"""##, SharedParts.unreadable_amazon_listing, ##"""
"not_documented":[
{"subject":"Which device class a screenshot is for","note":"The rule accepts the sizes of all of them, since a file does not say for which one it is."},
{"subject":"The file size"}
],
"translations":{
"zh-Hans":{"name":"App Store 截屏","summary":"在 App Store Connect 中上传、展示在 App Store 产品页上的 App 截屏。","notes":["每种设备尺寸和每种语言需要一到十张截屏。","iPhone App 需要 6.9 英寸或 6.5 英寸显示屏的截屏，iPad App 需要 13 英寸显示屏的截屏。","App Store Connect 中每种设备类型的位置只接受该类型的尺寸。","Apple 也列出了 iPhone Duo 的尺寸，但 2026 年 9 月 App Store Connect 尚不接受。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20008","name":"图片不符合要求","meaning":"图片的尺寸、宽高比或文件大小不符合要求。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"native_codes_note":"App Store Connect 处理截屏之后，在 assetDeliveryState 中返回这些代码。","native_codes":[{"code":"IMAGE_INCORRECT_DIMENSIONS","name":"尺寸不正确","meaning":"截屏的设备类型没有这个尺寸。"},{"code":"IMAGE_ALPHA_NOT_ALLOWED","name":"含有透明通道","meaning":"截屏含有透明通道。"}],"rules":[
{"id":"image-format","message":"图片格式为 {measured}；App Store Connect 接受 {limit}","fix":"转换为 JPEG 或 PNG。"},
{"id":"image-alpha","message":"图片含有透明通道；App Store Connect 不接受","fix":"去除透明通道后保存。"},
{"id":"image-color-model","message":"颜色类型为 {measured}；App Store Connect 曾要求 RGB","fix":"转换为 RGB。"},
{"id":"image-size","message":"图片尺寸为 {measured}；App Store Connect 只接受各设备类型规定的尺寸","fix":"按对应设备类型的尺寸截取或缩放，例如 iPhone 为 1320×2868，iPad 为 2064×2752。"}
],"not_documented":[{"subject":"截屏用于哪种设备类型","note":"文件本身不能说明用于哪种设备，因此接受所有设备类型的尺寸。"},{"subject":"文件大小"}]}}}
"""##])
}

// swift-format-ignore-file
// Made by script/tools/generate from Destinations/x-card/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_x_card = Destinations.Entry(
    "x-card", "x-card", groups: "link-preview",
    [##"""
{"preflight_destination":1,
"id":"x-card",
"short_name":"x-card",
"name":"X card",
"groups":["link-preview"],
"sources":[{"id":"large-card","title":"Summary card with large image, X developer platform","url":"https://developer.x.com/en/docs/x-for-websites/cards/overview/summary-card-with-large-image","checked":[2026,11,30],"page_as_of":"unknown","review_after":[2027,2,28]},{"id":"summary-card","title":"Summary card, X developer platform","url":"https://developer.x.com/en/docs/x-for-websites/cards/overview/summary","checked":[2026,11,30],"page_as_of":"unknown","review_after":[2027,2,28]}],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_amazon_listing, ##"""
"slots":[
{"name":"large","takes":["image"],
"rules":[
{"id":"x-card/large-format","fact":"image.format","constraint":{"one_of":["jpeg","png","webp","gif"]},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20010,"source":"large-card","message":"is {measured}; X accepts JPEG, PNG, WebP and GIF for a card","fix":"Convert it to JPEG or PNG.","where":"twitter:image","written":"JPG, PNG, WEBP and GIF","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"png"}]},{"values":[{"fact":"image.format","value":"webp"}]},{"values":[{"fact":"image.format","value":"gif"}]}],"fail":[{"values":[{"fact":"image.format","value":"tiff"}]},{"values":[{"fact":"image.format","value":"avif"}]}]}},
{"id":"x-card/large-animated","fact":"image.animated","constraint":{"equals":false},"strength":"changed","certainty":"official_quoted","step":"format","share_state":20008,"source":"large-card","message":"is animated; a card shows only the first frame","fix":"Use a still image.","where":"twitter:image","written":"Only the first frame of an animated GIF","examples":{"pass":[{"values":[{"fact":"image.animated","value":false}]}],"warn":[{"values":[{"fact":"image.animated","value":true}]}]}},
{"id":"x-card/large-file-size-decimal","fact":"file_size","constraint":{"below":5000000},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20008,"source":"large-card","looser":"x-card/large-file-size","message":"is {measured}; it must be less than 5 MB, which can mean {limit} or {looser} (5 MiB)","fix":"Compress it to less than 5 MB.","where":"twitter:image","written":"less than 5MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":4999999}]}],"warn":[{"values":[{"fact":"file_size","value":5000000}]},{"values":[{"fact":"file_size","value":5242879}]}]}},
{"id":"x-card/large-file-size","fact":"file_size","constraint":{"below":5242880},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20008,"source":"large-card","message":"is {measured}; it must be less than {limit} (5 MiB)","fix":"Compress it to less than 5 MiB.","where":"twitter:image","written":"less than 5MB","examples":{"pass":[{"values":[{"fact":"file_size","value":5000000}]},{"values":[{"fact":"file_size","value":5242879}]}],"fail":[{"values":[{"fact":"file_size","value":5242880}]}]}},
{"id":"x-card/large-size","fact":"image.size","constraint":{"sides":[{"side":"width","min":300},{"side":"height","min":157}]},"strength":"hard","certainty":"official_quoted","step":"resolution","share_state":20008,"source":"large-card","message":"is {measured}; the minimum is 300×157","fix":"Use an image of at least 300×157, for example 1200×600.","where":"twitter:image","written":"minimum dimensions of 300x157","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[300,157]}}]},{"values":[{"fact":"image.size","value":{"size":[1200,600]}}]}],"fail":[{"values":[{"fact":"image.size","value":{"size":[299,157]}}]},{"values":[{"fact":"image.size","value":{"size":[300,156]}}]}]}},
{"id":"x-card/large-size-max","fact":"image.size","constraint":{"sides":[{"side":"width","max":4096},{"side":"height","max":4096}]},"strength":"hard","certainty":"official_quoted","step":"resolution","share_state":20008,"source":"large-card","message":"is {measured}; the maximum is 4096×4096","fix":"Scale it down to fit 4096×4096.","where":"twitter:image","written":"maximum of 4096x4096","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[4096,4096]}}]},{"values":[{"fact":"image.size","value":{"size":[1200,600]}}]}],"fail":[{"values":[{"fact":"image.size","value":{"size":[4097,4096]}}]},{"values":[{"fact":"image.size","value":{"size":[4096,4097]}}]}]}},
{"id":"x-card/large-aspect-ratio","fact":"image.aspect_ratio","constraint":{"equals":{"ratio":2}},"strength":"remark","certainty":"official_quoted","step":"resolution","source":"large-card","message":"has the aspect ratio {measured}; the page names 2:1 for a large card","fix":"Crop it to 2:1, for example 1200×600.","where":"twitter:image","written":"2:1","examples":{"pass":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":2}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[40,21]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":1}}]}]}}
]},
{"name":"summary","takes":["image"],
"rules":[
{"id":"x-card/summary-format","fact":"image.format","constraint":{"one_of":["jpeg","png","webp","gif"]},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20010,"source":"summary-card","message":"is {measured}; X accepts JPEG, PNG, WebP and GIF for a card","fix":"Convert it to JPEG or PNG.","where":"twitter:image","written":"JPG, PNG, WEBP and GIF","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"png"}]},{"values":[{"fact":"image.format","value":"webp"}]},{"values":[{"fact":"image.format","value":"gif"}]}],"fail":[{"values":[{"fact":"image.format","value":"tiff"}]},{"values":[{"fact":"image.format","value":"avif"}]}]}},
{"id":"x-card/summary-animated","fact":"image.animated","constraint":{"equals":false},"strength":"changed","certainty":"official_quoted","step":"format","share_state":20008,"source":"summary-card","message":"is animated; a card shows only the first frame","fix":"Use a still image.","where":"twitter:image","written":"Only the first frame of an animated GIF","examples":{"pass":[{"values":[{"fact":"image.animated","value":false}]}],"warn":[{"values":[{"fact":"image.animated","value":true}]}]}},
{"id":"x-card/summary-file-size-decimal","fact":"file_size","constraint":{"below":5000000},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20008,"source":"summary-card","looser":"x-card/summary-file-size","message":"is {measured}; it must be less than 5 MB, which can mean {limit} or {looser} (5 MiB)","fix":"Compress it to less than 5 MB.","where":"twitter:image","written":"less than 5MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":4999999}]}],"warn":[{"values":[{"fact":"file_size","value":5000000}]},{"values":[{"fact":"file_size","value":5242879}]}]}},
{"id":"x-card/summary-file-size","fact":"file_size","constraint":{"below":5242880},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20008,"source":"summary-card","message":"is {measured}; it must be less than {limit} (5 MiB)","fix":"Compress it to less than 5 MiB.","where":"twitter:image","written":"less than 5MB","examples":{"pass":[{"values":[{"fact":"file_size","value":5000000}]},{"values":[{"fact":"file_size","value":5242879}]}],"fail":[{"values":[{"fact":"file_size","value":5242880}]}]}},
{"id":"x-card/summary-size","fact":"image.size","constraint":{"sides":[{"side":"width","min":144},{"side":"height","min":144}]},"strength":"hard","certainty":"official_quoted","step":"resolution","share_state":20008,"source":"summary-card","message":"is {measured}; the minimum is 144×144","fix":"Use an image of at least 144×144.","where":"twitter:image","written":"minimum dimensions of 144x144","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[144,144]}}]},{"values":[{"fact":"image.size","value":{"size":[1200,600]}}]}],"fail":[{"values":[{"fact":"image.size","value":{"size":[143,144]}}]},{"values":[{"fact":"image.size","value":{"size":[144,143]}}]}]}},
{"id":"x-card/summary-size-max","fact":"image.size","constraint":{"sides":[{"side":"width","max":4096},{"side":"height","max":4096}]},"strength":"hard","certainty":"official_quoted","step":"resolution","share_state":20008,"source":"summary-card","message":"is {measured}; the maximum is 4096×4096","fix":"Scale it down to fit 4096×4096.","where":"twitter:image","written":"maximum of 4096x4096","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[4096,4096]}}]},{"values":[{"fact":"image.size","value":{"size":[1200,600]}}]}],"fail":[{"values":[{"fact":"image.size","value":{"size":[4097,4096]}}]},{"values":[{"fact":"image.size","value":{"size":[4096,4097]}}]}]}},
{"id":"x-card/summary-aspect-ratio","fact":"image.aspect_ratio","constraint":{"equals":{"ratio":1}},"strength":"changed","certainty":"official_quoted","step":"resolution","share_state":20008,"source":"summary-card","message":"has the aspect ratio {measured}; X crops it to a square","fix":"Crop it to a square.","where":"twitter:image","written":"1:1","examples":{"pass":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":1}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":1}}]}],"warn":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":2}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[3,4]}}]}]}}
]}],
"publisher":"X",
"summary":"The image of a page (twitter:image or og:image) that X shows when someone posts the link.",
"notes":[
"The page names the kind of card in the tag twitter:card. X uses og:image if twitter:image is missing.",
"The figures are those of X's page as others quote it.",
"X names no codes for a card. The share states are those of TikTok and Douyin with the same meaning."
],
"""##, SharedParts.unreadable_amazon_listing, ##"""
"not_documented":[
{"subject":"Whether MB is decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."}
],
"translations":{
"zh-Hans":{"name":"X 卡片","summary":"发布链接时 X 显示的网页图片（twitter:image 或 og:image）。","notes":["网页通过 twitter:card 标签指定卡片类型；没有 twitter:image 时，X 使用 og:image。","数值来自他人对 X 文档的引用。","X 没有公布卡片的代码；分享状态采用 TikTok 和抖音中含义相同的代码。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20008","name":"图片不符合要求","meaning":"图片的尺寸、宽高比或文件大小不符合要求。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"rules":[
{"id":"large-format","message":"图片格式为 {measured}；卡片接受 JPEG、PNG、WebP 和 GIF","fix":"转换为 JPEG 或 PNG。"},
{"id":"large-animated","message":"图片为动图；卡片只显示第一帧","fix":"使用静态图片。"},
{"id":"large-file-size-decimal","message":"文件大小为 {measured}；须小于 5 MB，可能指 {limit}，也可能指 {looser}（5 MiB）","fix":"压缩到小于 5 MB。"},
{"id":"large-file-size","message":"文件大小为 {measured}，须小于 {limit}（5 MiB）","fix":"压缩到小于 5 MiB。"},
{"id":"large-size","message":"图片尺寸为 {measured}，不能小于 300×157","fix":"使用 300×157 以上的图片，例如 1200×600。"},
{"id":"large-size-max","message":"图片尺寸为 {measured}，不能超过 4096×4096","fix":"缩小到 4096×4096 以内。"},
{"id":"large-aspect-ratio","message":"图片宽高比为 {measured}；大图卡片的文档写明 2:1","fix":"裁剪为 2:1，例如 1200×600。"},
{"id":"summary-format","message":"图片格式为 {measured}；卡片接受 JPEG、PNG、WebP 和 GIF","fix":"转换为 JPEG 或 PNG。"},
{"id":"summary-animated","message":"图片为动图；卡片只显示第一帧","fix":"使用静态图片。"},
{"id":"summary-file-size-decimal","message":"文件大小为 {measured}；须小于 5 MB，可能指 {limit}，也可能指 {looser}（5 MiB）","fix":"压缩到小于 5 MB。"},
{"id":"summary-file-size","message":"文件大小为 {measured}，须小于 {limit}（5 MiB）","fix":"压缩到小于 5 MiB。"},
{"id":"summary-size","message":"图片尺寸为 {measured}，不能小于 144×144","fix":"使用 144×144 以上的图片。"},
{"id":"summary-size-max","message":"图片尺寸为 {measured}，不能超过 4096×4096","fix":"缩小到 4096×4096 以内。"},
{"id":"summary-aspect-ratio","message":"图片宽高比为 {measured}；X 会将其裁剪为正方形","fix":"裁剪为正方形。"}
],"not_documented":[{"subject":"MB 是十进制还是二进制","note":"单位可能是十进制或二进制；文件大小介于两个上限之间时，按警告处理。"}]}}}
"""##])
}

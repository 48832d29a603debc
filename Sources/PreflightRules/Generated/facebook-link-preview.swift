// swift-format-ignore-file
// Made by script/tools/generate from Destinations/facebook-link-preview/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_facebook_link_preview = Destinations.Entry(
    "facebook-link-preview", "facebook-link", groups: "link-preview",
    [##"""
{"preflight_destination":1,
"id":"facebook-link-preview",
"short_name":"facebook-link",
"name":"Facebook link preview",
"groups":["link-preview"],
"sources":[{"id":"link-images","title":"Images in Link Shares, Meta for Developers","url":"https://developers.facebook.com/docs/sharing/webmasters/images","checked":[2026,11,30],"page_as_of":"unknown","review_after":[2027,2,28]}],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_amazon_listing, ##"""
"slots":[
{"name":"image","takes":["image"],
"rules":[
{"id":"facebook-link-preview/image-file-size-decimal","fact":"file_size","constraint":{"max":8000000},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"link-images","looser":"facebook-link-preview/image-file-size","message":"is {measured}; the limit is 8 MB, which can mean {limit} or {looser} (8 MiB)","fix":"Compress it to 8 MB or less.","where":"Requirements","written":"8 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":8000000}]}],"warn":[{"values":[{"fact":"file_size","value":8000001}]},{"values":[{"fact":"file_size","value":8388608}]}]}},
{"id":"facebook-link-preview/image-file-size","fact":"file_size","constraint":{"max":8388608},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"link-images","message":"is {measured}; the limit is {limit} (8 MiB)","fix":"Compress it to 8 MiB or less.","where":"Requirements","written":"8 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":8000001}]},{"values":[{"fact":"file_size","value":8388608}]}],"fail":[{"values":[{"fact":"file_size","value":8388609}]}]}},
{"id":"facebook-link-preview/image-size-min","fact":"image.size","constraint":{"sides":[{"side":"width","min":200},{"side":"height","min":200}]},"strength":"hard","certainty":"official","step":"resolution","share_state":20008,"source":"link-images","message":"is {measured}; the minimum is 200×200","fix":"Use an image of at least 200×200, for example 1200×630.","where":"Requirements","written":"200 x 200 pixels","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[200,200]}}]},{"values":[{"fact":"image.size","value":{"size":[1200,630]}}]}],"fail":[{"values":[{"fact":"image.size","value":{"size":[199,200]}}]},{"values":[{"fact":"image.size","value":{"size":[200,199]}}]}]}},
{"id":"facebook-link-preview/image-size-large","fact":"image.size","constraint":{"sides":[{"side":"width","min":600},{"side":"height","min":315}]},"strength":"changed","certainty":"official","step":"resolution","share_state":20008,"source":"link-images","message":"is {measured}; Facebook shows an image below 600×315 much smaller","fix":"Use an image of at least 600×315, for example 1200×630.","where":"Requirements","written":"600 x 315 pixels","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[600,315]}}]},{"values":[{"fact":"image.size","value":{"size":[1200,630]}}]}],"warn":[{"values":[{"fact":"image.size","value":{"size":[599,315]}}]},{"values":[{"fact":"image.size","value":{"size":[600,314]}}]}]}},
{"id":"facebook-link-preview/image-size-advised","fact":"image.size","constraint":{"sides":[{"side":"width","min":1200},{"side":"height","min":630}]},"strength":"advice","certainty":"official","step":"resolution","share_state":20008,"source":"link-images","message":"is {measured}; Facebook recommends at least 1200×630","fix":"Use an image of at least 1200×630.","where":"Requirements","written":"1200 x 630 pixels","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[1200,630]}}]},{"values":[{"fact":"image.size","value":{"size":[1910,1000]}}]}],"warn":[{"values":[{"fact":"image.size","value":{"size":[1199,630]}}]},{"values":[{"fact":"image.size","value":{"size":[600,315]}}]}]}},
{"id":"facebook-link-preview/image-aspect-ratio","fact":"image.aspect_ratio","constraint":{"range":{"min":[19,10],"max":[48,25]}},"strength":"changed","certainty":"official","step":"resolution","share_state":20008,"source":"link-images","message":"has the aspect ratio {measured}; Facebook crops an image that is not close to 1.91:1","fix":"Crop it to 1.91:1, for example 1200×630.","where":"Requirements","examples":{"pass":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[40,21]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[300,157]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[191,100]}}]}],"warn":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":1}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[16,9]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":2}}]}]}}
]}],
"publisher":"Meta",
"summary":"The image of a page (og:image) that Facebook shows when someone shares the link.",
"notes":[
"The page names the image in the tag og:image. Facebook shows it only after its crawler has seen it once.",
"Facebook names no codes for a preview. The share states are those of TikTok and Douyin with the same meaning."
],
"""##, SharedParts.unreadable_amazon_listing, ##"""
"not_documented":[
{"subject":"The image formats"},
{"subject":"The maximum width and height"},
{"subject":"Whether MB is decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."}
],
"translations":{
"zh-Hans":{"name":"Facebook 链接预览","summary":"分享链接时 Facebook 显示的网页图片（og:image）。","notes":["网页通过 og:image 标签指定图片；Facebook 的爬虫抓取过一次之后才会显示。","Facebook 没有公布预览的代码；分享状态采用 TikTok 和抖音中含义相同的代码。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20008","name":"图片不符合要求","meaning":"图片的尺寸、宽高比或文件大小不符合要求。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"rules":[
{"id":"image-file-size-decimal","message":"文件大小为 {measured}；上限 8 MB 可能指 {limit}，也可能指 {looser}（8 MiB）","fix":"压缩到 8 MB 以内。"},
{"id":"image-file-size","message":"文件大小为 {measured}，不能超过 {limit}（8 MiB）","fix":"压缩到 8 MiB 以内。"},
{"id":"image-size-min","message":"图片尺寸为 {measured}，不能小于 200×200","fix":"使用 200×200 以上的图片，例如 1200×630。"},
{"id":"image-size-large","message":"图片尺寸为 {measured}；小于 600×315 的图片会显示得小得多","fix":"使用 600×315 以上的图片，例如 1200×630。"},
{"id":"image-size-advised","message":"图片尺寸为 {measured}；建议不小于 1200×630","fix":"使用 1200×630 以上的图片。"},
{"id":"image-aspect-ratio","message":"图片宽高比为 {measured}；与 1.91:1 相差较大的图片会被裁剪","fix":"裁剪为 1.91:1，例如 1200×630。"}
],"not_documented":[{"subject":"图片格式"},{"subject":"最大的宽和高"},{"subject":"MB 是十进制还是二进制","note":"单位可能是十进制或二进制；文件大小介于两个上限之间时，按警告处理。"}]}}}
"""##])
}

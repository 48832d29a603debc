// swift-format-ignore-file
// Made by script/tools/generate from Destinations/linkedin-link-preview/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_linkedin_link_preview = Destinations.Entry(
    "linkedin-link-preview", "linkedin-link", groups: "link-preview",
    [##"""
{"preflight_destination":1,
"id":"linkedin-link-preview",
"short_name":"linkedin-link",
"name":"LinkedIn link preview",
"groups":["link-preview"],
"sources":[{"id":"shareable","title":"Making your website shareable on LinkedIn, LinkedIn help","url":"https://www.linkedin.com/help/linkedin/answer/a521928","checked":[2026,11,30],"page_as_of":"unknown","review_after":[2027,2,28]}],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_amazon_listing, ##"""
"slots":[
{"name":"image","takes":["image"],
"rules":[
{"id":"linkedin-link-preview/image-file-size-decimal","fact":"file_size","constraint":{"max":5000000},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20008,"source":"shareable","looser":"linkedin-link-preview/image-file-size","message":"is {measured}; the limit is 5 MB, which can mean {limit} or {looser} (5 MiB)","fix":"Compress it to 5 MB or less.","where":"the image requirements","written":"Max file size: 5 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":5000000}]}],"warn":[{"values":[{"fact":"file_size","value":5000001}]},{"values":[{"fact":"file_size","value":5242880}]}]}},
{"id":"linkedin-link-preview/image-file-size","fact":"file_size","constraint":{"max":5242880},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20008,"source":"shareable","message":"is {measured}; the limit is {limit} (5 MiB)","fix":"Compress it to 5 MiB or less.","where":"the image requirements","written":"Max file size: 5 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":5000001}]},{"values":[{"fact":"file_size","value":5242880}]}],"fail":[{"values":[{"fact":"file_size","value":5242881}]}]}},
{"id":"linkedin-link-preview/image-size-min","fact":"image.size","constraint":{"sides":[{"side":"width","min":1200},{"side":"height","min":627}]},"strength":"unstated","certainty":"official_quoted","step":"resolution","share_state":20008,"source":"shareable","message":"is {measured}; the minimum is 1200×627","fix":"Use an image of at least 1200×627.","where":"the image requirements","written":"1200 x 627 pixels","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[1200,627]}}]},{"values":[{"fact":"image.size","value":{"size":[1200,630]}}]}],"warn":[{"values":[{"fact":"image.size","value":{"size":[1199,627]}}]},{"values":[{"fact":"image.size","value":{"size":[1200,626]}}]}]}},
{"id":"linkedin-link-preview/image-aspect-ratio","fact":"image.aspect_ratio","constraint":{"range":{"min":[19,10],"max":[48,25]}},"strength":"advice","certainty":"official_quoted","step":"resolution","share_state":20008,"source":"shareable","message":"has the aspect ratio {measured}; LinkedIn recommends 1.91:1","fix":"Crop it to 1.91:1, for example 1200×627.","where":"the image requirements","examples":{"pass":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[400,209]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[40,21]}}]}],"warn":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[16,9]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":1}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":2}}]}]}}
]}],
"publisher":"LinkedIn",
"summary":"The image of a page (og:image) that LinkedIn shows when someone shares the link.",
"notes":[
"The page names the image in the tag og:image. LinkedIn reads no tags of its own.",
"The figures are those of LinkedIn's help as others quote it.",
"LinkedIn names no codes for a preview. The share states are those of TikTok and Douyin with the same meaning."
],
"""##, SharedParts.unreadable_amazon_listing, ##"""
"not_documented":[
{"subject":"The image formats"},
{"subject":"How LinkedIn shows an image below the minimum","note":"Third parties report a small thumbnail."},
{"subject":"Whether MB is decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."}
],
"translations":{
"zh-Hans":{"name":"领英链接预览","summary":"分享链接时领英显示的网页图片（og:image）。","notes":["网页通过 og:image 标签指定图片；领英没有自己的标签。","数值来自他人对领英帮助文档的引用。","领英没有公布预览的代码；分享状态采用 TikTok 和抖音中含义相同的代码。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20008","name":"图片不符合要求","meaning":"图片的尺寸、宽高比或文件大小不符合要求。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"rules":[
{"id":"image-file-size-decimal","message":"文件大小为 {measured}；上限 5 MB 可能指 {limit}，也可能指 {looser}（5 MiB）","fix":"压缩到 5 MB 以内。"},
{"id":"image-file-size","message":"文件大小为 {measured}，不能超过 {limit}（5 MiB）","fix":"压缩到 5 MiB 以内。"},
{"id":"image-size-min","message":"图片尺寸为 {measured}，不能小于 1200×627","fix":"使用 1200×627 以上的图片。"},
{"id":"image-aspect-ratio","message":"图片宽高比为 {measured}；建议为 1.91:1","fix":"裁剪为 1.91:1，例如 1200×627。"}
],"not_documented":[{"subject":"图片格式"},{"subject":"小于下限的图片如何显示","note":"第三方称显示为小缩略图。"},{"subject":"MB 是十进制还是二进制","note":"单位可能是十进制或二进制；文件大小介于两个上限之间时，按警告处理。"}]}}}
"""##])
}

// swift-format-ignore-file
// Made by script/tools/generate from Destinations/youtube-thumbnail/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_youtube_thumbnail = Destinations.Entry(
    "youtube-thumbnail", "youtube-thumbnail", groups: "",
    [##"""
{"preflight_destination":1,
"id":"youtube-thumbnail",
"short_name":"youtube-thumbnail",
"name":"YouTube thumbnail",
"sources":[{"id":"thumbnails","title":"Thumbnails: set, YouTube Data API reference","url":"https://developers.google.com/youtube/v3/docs/thumbnails/set","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,1,21]},{"id":"thumbnails-help","title":"News You Can Use, on thumbnails of 50 MB, a third party's article that quotes YouTube Help","url":"https://newsycanuse.com/?p=904703","checked":[2026,11,26],"page_as_of":"unknown","review_after":[2027,1,25]}],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_amazon_listing, ##"""
"slots":[
{"name":"thumbnail","takes":["image"],
"rules":[
{"id":"youtube-thumbnail/cover-format","fact":"image.format","constraint":{"one_of":["jpeg","png"]},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"thumbnails","native_codes":["invalidImage"],"message":"is {measured}; YouTube accepts JPEG and PNG for a thumbnail","fix":"Convert it to JPEG or PNG.","where":"head of the method","written":"image/jpeg, image/png","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"png"}]}],"fail":[{"values":[{"fact":"image.format","value":"webp"}]},{"values":[{"fact":"image.format","value":"heic"}]},{"values":[{"fact":"image.format","value":"gif"}]}]}},
{"id":"youtube-thumbnail/cover-file-size-decimal","fact":"file_size","constraint":{"max":50000000},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"thumbnails","looser":"youtube-thumbnail/cover-file-size","message":"is {measured}; the limit is {limit}, or {looser} if the page means binary megabytes","fix":"Compress it to 50 MB or less.","where":"head of the method","written":"50MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":50000000}]}],"warn":[{"values":[{"fact":"file_size","value":50000001}]},{"values":[{"fact":"file_size","value":52428800}]}]}},
{"id":"youtube-thumbnail/cover-file-size","fact":"file_size","constraint":{"max":52428800},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"thumbnails","message":"is {measured}; the limit is {limit} (50 MiB)","fix":"Compress it to 50 MiB or less.","where":"head of the method","written":"50MB","examples":{"pass":[{"values":[{"fact":"file_size","value":50000001}]},{"values":[{"fact":"file_size","value":52428800}]}],"fail":[{"values":[{"fact":"file_size","value":52428801}]}]}},
{"id":"youtube-thumbnail/cover-file-size-mobile","fact":"file_size","constraint":{"max":2000000},"strength":"remark","certainty":"third_party","step":"format","source":"thumbnails-help","message":"is {measured}; reports say that YouTube Studio on a phone allows {limit}, which was the limit everywhere until 2026","fix":"Compress it to 2 MB or less to set it on a phone.","where":"the list of limits by device","written":"2 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":2000000}]},{"values":[{"fact":"file_size","value":2000001}]}]}}
]}],
"publisher":"Google",
"summary":"A custom thumbnail of a YouTube video, set through the Data API or by hand.",
"notes":[
"The rules are those of the cover in youtube-video.",
"A custom thumbnail requires a verified account.",
"YouTube scales a thumbnail to its sizes, and adds black bars to another shape."
],
"native_codes":{"name":"reason","note":"The Data API returns this code in an error object when a thumbnail is set (YouTube Data API, Errors, read on 2026-11-30).","codes":[{"code":"invalidImage","name":"image not valid","meaning":"The content of the thumbnail is not a valid image.","share_state":20010,"predictable_from":["media"]}]},
"""##, SharedParts.unreadable_amazon_listing, ##"""
"not_documented":[
{"subject":"The width, the height and the aspect ratio through the API","note":"Third parties report 1280×720 and 16:9."},
{"subject":"Whether 50 MB is decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."}
],
"translations":{
"zh-Hans":{"name":"YouTube 缩略图","summary":"通过 Data API 或手动为 YouTube 视频设置的自定义缩略图。","notes":["规则与 youtube-video 的封面相同。","自定义缩略图需要已验证的账号。","YouTube 会按所需尺寸缩放缩略图；形状不同时添加黑边。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20008","name":"图片不符合要求","meaning":"图片的尺寸、宽高比或文件大小不符合要求。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"native_codes_note":"设置缩略图时，Data API 在错误对象中返回该代码（YouTube Data API 的错误页面，2026-11-30 查阅）。","native_codes":[{"code":"invalidImage","name":"图片无效","meaning":"缩略图的内容不是有效的图片。"}],"rules":[
{"id":"cover-format","message":"图片格式为 {measured}；缩略图接受 JPEG 和 PNG","fix":"转换为 JPEG 或 PNG。"},
{"id":"cover-file-size-decimal","message":"文件大小为 {measured}，不能超过 {limit}；如果官方文档的 MB 按二进制计，则为 {looser}","fix":"压缩到 50 MB 以内。"},
{"id":"cover-file-size","message":"文件大小为 {measured}，不能超过 {limit}（50 MiB）","fix":"压缩到 50 MiB 以内。"},
{"id":"cover-file-size-mobile","message":"文件大小为 {measured}；有报告称，手机上的 YouTube 工作室的上限为 {limit}；2026 年之前，所有方式的上限都是如此","fix":"如需在手机上设置，请压缩到 2 MB 以内。"}
],"not_documented":[{"subject":"通过 API 上传时的宽、高和宽高比","note":"第三方称为 1280×720 和 16:9。"},{"subject":"50 MB 是十进制还是二进制","note":"单位可能是十进制或二进制；文件大小介于两个上限之间时，按警告处理。"}]}}}
"""##])
}

// swift-format-ignore-file
// Made by script/tools/generate from Destinations/facebook-photo/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_facebook_photo = Destinations.Entry(
    "facebook-photo", "facebook-photo", groups: ["default", "meta", "facebook"],
    fingerprint: "f604e3df", checked: "2026-11-22",
    [##"""
{"preflight_destination":1,
"id":"facebook-photo",
"short_name":"facebook-photo",
"name":"Facebook Page photo (API)",
"groups":["default","meta","facebook"],
"sources":[{"id":"specs","title":"Page photos, Graph API reference","url":"https://developers.facebook.com/docs/graph-api/reference/page/photos/","checked":[2026,11,22],"page_as_of":[2026,9,11],"review_after":[2027,5,22]}],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_facebook_photo, ##"""
"slots":[
{"name":"image","takes":["image"],
"rules":[
{"id":"facebook-photo/image-format","fact":"image.format","constraint":{"one_of":["jpeg","bmp","png","gif","tiff"]},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"specs","native_codes":["1366046"],"message":"is {measured}; Facebook accepts JPEG, BMP, PNG, GIF and TIFF","fix":"Convert it to JPEG.","where":"Photo specifications, File type","written":".jpeg, .bmp, .png, .gif, .tiff","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"bmp"}]},{"values":[{"fact":"image.format","value":"png"}]},{"values":[{"fact":"image.format","value":"gif"}]},{"values":[{"fact":"image.format","value":"tiff"}]}],"fail":[{"values":[{"fact":"image.format","value":"heic"}]},{"values":[{"fact":"image.format","value":"webp"}]},{"values":[{"fact":"image.format","value":"avif"}]}]}},
{"id":"facebook-photo/image-file-size-older","fact":"file_size","constraint":{"max":4000000},"strength":"hard","certainty":"official_older","step":"format","share_state":20008,"source":"specs","looser":"facebook-photo/image-file-size-decimal","native_codes":["1366046"],"message":"is {measured}; the limit is {looser} on the current page and {limit} in an older version of it","fix":"Compress it to 4 MB or less.","where":"an older version of the page, File Size","written":"4MB or smaller","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":3999999}]},{"values":[{"fact":"file_size","value":4000000}]}],"warn":[{"values":[{"fact":"file_size","value":4000001}]},{"values":[{"fact":"file_size","value":10000000}]}]}},
{"id":"facebook-photo/image-file-size-decimal","fact":"file_size","constraint":{"max":10000000},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"specs","looser":"facebook-photo/image-file-size","native_codes":["1366046"],"message":"is {measured}; the limit is 10 MB, which can mean {limit} or {looser} (10 MiB)","fix":"Compress it to 10 MB or less.","where":"Photo specifications, File size","written":"10MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":10000000}]}],"warn":[{"values":[{"fact":"file_size","value":10000001}]},{"values":[{"fact":"file_size","value":10485760}]}]}},
{"id":"facebook-photo/image-file-size","fact":"file_size","constraint":{"max":10485760},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"specs","native_codes":["1366046"],"message":"is {measured}; the limit is {limit} (10 MiB)","fix":"Compress it to 10 MiB or less.","where":"Photo specifications, File size","written":"10MB","examples":{"pass":[{"values":[{"fact":"file_size","value":10000001}]},{"values":[{"fact":"file_size","value":10485760}]}],"fail":[{"values":[{"fact":"file_size","value":10485761}]}]}},
{"id":"facebook-photo/image-png-file-size","fact":"file_size","constraint":{"max":1000000},"strength":"changed","certainty":"official","step":"format","share_state":20008,"source":"specs","applies_if":[{"fact":"image.format","constraint":{"equals":"png"}}],"message":"is {measured}; a PNG above {limit} may look pixelated","fix":"Convert it to JPEG, or compress the PNG to 1 MB or less.","where":"Photo specifications, File size","written":"1MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1000000},{"fact":"image.format","value":"png"}]},{"values":[{"fact":"file_size","value":999999},{"fact":"image.format","value":"png"}]},{"values":[{"fact":"file_size","value":1000001},{"fact":"image.format","value":"jpeg"}]}],"warn":[{"values":[{"fact":"file_size","value":1000001},{"fact":"image.format","value":"png"}]}]}}
]}],
"request_rules":[
{"id":"facebook-photo/request-media-present","fact":{"count":"image"},"constraint":{"min":1},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"specs","native_codes":["324"],"message":"has no image; a photo post requires one","fix":"Add an image.","where":"Single Photo Page Post","written":"single photo","examples":{"pass":[{"values":[{"fact":{"count":"image"},"value":1}]},{"values":[{"fact":{"count":"image"},"value":2}]}],"fail":[{"values":[{"fact":{"count":"image"},"value":0}]}]}}
],
"publisher":"Meta",
"summary":"A server posts images to a Facebook Page.",
"notes":[
"A PNG of more than 1 MB may look pixelated."
],
"native_codes":{"name":"code or error_subcode","note":"The Graph API returns these codes in an error object: 324 as code, and 1366046 as error_subcode.","codes":[{"code":"324","name":"image missing or invalid","meaning":"The image file is missing or invalid.","share_state":20002,"predictable_from":["request"]},{"code":"1366046","name":"photo not usable","meaning":"The image is too large, or Facebook does not accept its format.","share_state":20010,"predictable_from":["media"]}]},
"request":{"source":"specs","malformed":20002,"unusable":20002,"is_post":true,"fields":[{"name":"media","type":"media","slots":["image"],"is_list":true},{"name":"text","type":"text"},{"name":"title","type":"text"},{"name":"description","type":"text"},{"name":"link","type":"identifier"},{"name":"cover","type":"attachment","kinds":["image"]},{"name":"alt_text","type":"text"},{"name":"tags","type":"text","is_list":true}]},
"""##, SharedParts.unreadable_bluesky_image, ##"""
"not_documented":[
{"subject":"The maximum number of images in a post","note":"Tools use 10, 12 and 80."},
{"subject":"The size in pixels and the aspect ratio of an image"},
{"subject":"Whether 10 MB are decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."},
{"subject":"The maximum length of the text of a post","note":"Tools use 5,000 and 63,206 characters."}
],
"translations":{
"zh-Hans":{"name":"Facebook 公共主页图片（API）","summary":"服务器向 Facebook 公共主页发布图片。","notes":["超过 1 MB 的 PNG 可能出现像素化。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20002","name":"参数错误","meaning":"帖子没有媒体、媒体过多、媒体类型不受支持，或文字过长。"},{"code":"20008","name":"图片不符合要求","meaning":"图片的尺寸、宽高比或文件大小不符合要求。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"native_codes_note":"Graph API 在 error 对象中返回这些代码：324 为 code，1366046 为 error_subcode。","native_codes":[{"code":"324","name":"图片缺失或无效","meaning":"图片文件缺失或无效。"},{"code":"1366046","name":"照片不可用","meaning":"图片过大，或 Facebook 不接受该格式。"}],"rules":[
{"id":"image-format","message":"图片格式为 {measured}；Facebook 接受 JPEG、BMP、PNG、GIF 和 TIFF","fix":"转换为 JPEG。"},
{"id":"image-file-size-older","message":"文件大小为 {measured}；现行文档的上限为 {looser}，旧版为 {limit}","fix":"压缩到 4 MB 以内。"},
{"id":"image-file-size-decimal","message":"文件大小为 {measured}；上限 10 MB 可能指 {limit}，也可能指 {looser}（10 MiB）","fix":"压缩到 10 MB 以内。"},
{"id":"image-file-size","message":"文件大小为 {measured}，不能超过 {limit}（10 MiB）","fix":"压缩到 10 MiB 以内。"},
{"id":"image-png-file-size","message":"文件大小为 {measured}；超过 {limit} 的 PNG 可能出现像素化","fix":"转换为 JPEG，或将 PNG 压缩到 1 MB 以内。"},
{"id":"request-media-present","message":"没有指定图片，图片帖子至少需要一张","fix":"请指定至少一张图片。"}
],"not_documented":[{"subject":"一条帖子的图片数量上限","note":"第三方工具分别采用 10、12 和 80 张。"},{"subject":"图片的像素尺寸和宽高比"},{"subject":"10 MB 是十进制还是二进制","note":"单位可能是十进制或二进制，介于两个数值之间的文件给出警告。"},{"subject":"帖子文字的长度上限","note":"第三方工具分别采用 5,000 和 63,206 个字符。"}]}}}
"""##])
}

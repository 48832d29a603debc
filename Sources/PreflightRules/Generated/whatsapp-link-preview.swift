// swift-format-ignore-file
// Made by script/tools/generate from Destinations/whatsapp-link-preview/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_whatsapp_link_preview = Destinations.Entry(
    "whatsapp-link-preview", "whatsapp-link", groups: "link-preview",
    [##"""
{"preflight_destination":1,
"id":"whatsapp-link-preview",
"short_name":"whatsapp-link",
"name":"WhatsApp link preview",
"groups":["link-preview"],
"sources":[{"id":"link-previews","title":"Link Previews, WhatsApp Business Platform","url":"https://developers.facebook.com/documentation/business-messaging/whatsapp/link-previews/","checked":[2026,11,30],"page_as_of":[2026,5,21],"review_after":[2027,2,28]},{"id":"reported","title":"WhatsApp link previews, TechCompare, a third party's article","url":"https://www.techcompare.app/open-graph-viewer/whatsapp-link-previews","checked":[2026,11,30],"page_as_of":"unknown","review_after":[2027,5,30]}],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_amazon_listing, ##"""
"slots":[
{"name":"image","takes":["image"],
"rules":[
{"id":"whatsapp-link-preview/image-file-size","fact":"file_size","constraint":{"below":600000},"strength":"advice","certainty":"official_quoted","step":"format","share_state":20008,"source":"link-previews","message":"is {measured}; WhatsApp recommends less than 600 KB","fix":"Compress it to less than 600 KB, if possible to 300 KB.","where":"Get started, og:image","written":"under 600KB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":599999}]}],"warn":[{"values":[{"fact":"file_size","value":600000}]},{"values":[{"fact":"file_size","value":5000000}]}]}},
{"id":"whatsapp-link-preview/image-file-size-reported","fact":"file_size","constraint":{"max":300000},"strength":"unstated","certainty":"third_party","step":"format","share_state":20008,"source":"reported","looser":"whatsapp-link-preview/image-file-size","message":"is {measured}; third parties report that WhatsApp shows no image of more than {limit}","fix":"Compress it to 300 KB or less.","where":"head of the article","written":"300 KB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":300000}]}],"warn":[{"values":[{"fact":"file_size","value":300001}]},{"values":[{"fact":"file_size","value":599999}]}]}},
{"id":"whatsapp-link-preview/image-width","fact":"image.width","constraint":{"min":300},"strength":"advice","certainty":"official_quoted","step":"resolution","share_state":20008,"source":"link-previews","message":"is {measured} wide; WhatsApp recommends {limit} or more","fix":"Use an image with a width of at least 300 px, for example 1200×630.","where":"Get started, og:image","written":"300px or more","examples":{"pass":[{"values":[{"fact":"image.width","value":300}]},{"values":[{"fact":"image.width","value":1200}]}],"warn":[{"values":[{"fact":"image.width","value":299}]},{"values":[{"fact":"image.width","value":32}]}]}},
{"id":"whatsapp-link-preview/image-aspect-ratio","fact":"image.aspect_ratio","constraint":{"max":4},"strength":"advice","certainty":"official_quoted","step":"resolution","share_state":20008,"source":"link-previews","message":"has the aspect ratio {measured}; WhatsApp recommends at most 4:1","fix":"Crop it to 4:1 or narrower, for example 1200×630.","where":"Get started, og:image","written":"4:1 width/height or less","examples":{"pass":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":4}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[40,21]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":1}}]}],"warn":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[301,75]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":5}}]}]}}
]}],
"publisher":"WhatsApp",
"summary":"The image of a page (og:image) that WhatsApp shows when someone sends the link in a chat or shares it in a status.",
"notes":[
"A link whose page does not meet the requirements may have no preview. WhatsApp does not refuse the message.",
"The tags must be in the first 300 KB of the page. A media file does not show this."
],
"""##, SharedParts.unreadable_amazon_listing, ##"""
"not_documented":[
{"subject":"The image formats"},
{"subject":"Whether KB is decimal or binary","note":"The figures are read as decimal, the stricter reading, because they only warn."}
],
"translations":{
"zh-Hans":{"name":"WhatsApp 链接预览","summary":"在聊天或动态中分享链接时 WhatsApp 显示的网页图片（og:image）。","notes":["网页不符合要求时，链接可能没有预览；WhatsApp 不会拒绝消息。","标签必须位于网页的前 300 KB 之内，这无法从媒体文件中判断。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20008","name":"图片不符合要求","meaning":"图片的尺寸、宽高比或文件大小不符合要求。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"rules":[
{"id":"image-file-size","message":"文件大小为 {measured}；建议小于 600 KB","fix":"压缩到小于 600 KB，最好小于 300 KB。"},
{"id":"image-file-size-reported","message":"文件大小为 {measured}；第三方称 WhatsApp 不显示超过 {limit} 的图片","fix":"压缩到 300 KB 以内。"},
{"id":"image-width","message":"图片宽度为 {measured}；建议不小于 {limit}","fix":"使用宽度不小于 300 像素的图片，例如 1200×630。"},
{"id":"image-aspect-ratio","message":"图片宽高比为 {measured}；建议不超过 4:1","fix":"裁剪到 4:1 以内，例如 1200×630。"}
],"not_documented":[{"subject":"图片格式"},{"subject":"KB 是十进制还是二进制","note":"按更严格的十进制处理，因为这些数值只产生警告。"}]}}}
"""##])
}

// swift-format-ignore-file
// Made by script/tools/generate from Destinations/whatsapp-sticker/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_whatsapp_sticker = Destinations.Entry(
    "whatsapp-sticker", "whatsapp-sticker", groups: ["meta", "whatsapp"],
    fingerprint: "58801480", checked: "2026-11-26",
    [##"""
{"preflight_destination":1,
"id":"whatsapp-sticker",
"short_name":"whatsapp-sticker",
"name":"WhatsApp sticker",
"groups":["meta","whatsapp"],
"sources":[
{"id":"media","title":"WhatsApp Cloud API, media","url":"https://developers.facebook.com/docs/whatsapp/cloud-api/reference/media","checked":[2026,11,22],"page_as_of":[2026,9,11],"review_after":[2027,1,21]},
{"id":"wrong-type","title":"OpenLivery, pull request 30, a recorded refusal of OGG that was named .mp4","url":"https://github.com/sarrazola/openlivery/pull/30","checked":[2026,11,26],"page_as_of":[2026,8,27]},
{"id":"partner","title":"Picky Assist, a partner's help page on WhatsApp","url":"https://help.pickyassist.com/general-guidelines/character-limits-whatsapp","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,1,21]},
{"id":"packs","title":"WhatsApp, sample apps for sticker packs","url":"https://github.com/WhatsApp/stickers","checked":[2026,11,26],"page_as_of":[2025,11,7],"review_after":[2027,5,26]},
{"id":"heavy-sticker","title":"WhatsApp/stickers, issue 742, a recorded refusal of an animated sticker of 506,190 bytes","url":"https://github.com/WhatsApp/stickers/issues/742","checked":[2026,11,26],"page_as_of":[2021,2,19]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_facebook_photo, ##"""
"slots":[
{"name":"sticker","takes":["image"],"formats":["webp"],
"rules":[
{"id":"whatsapp-sticker/sticker-format","fact":"image.format","constraint":{"one_of":["webp"]},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"media","native_codes":["131053"],"message":"is {measured}; WhatsApp accepts only WebP","fix":"Convert it to WebP.","where":"Supported media types, Sticker, MIME Type","written":"image/webp","examples":{"pass":[{"values":[{"fact":"image.format","value":"webp"}]}],"fail":[{"values":[{"fact":"image.format","value":"png"}]},{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"gif"}]}]}},
{"id":"whatsapp-sticker/media-type-mismatch","fact":"extension_matches","constraint":{"equals":true},"strength":"hard","certainty":"observed","step":"format","share_state":20010,"source":"wrong-type","further_sources":["media"],"native_codes":["131053"],"message":"has a name that does not match its content; WhatsApp refuses media whose declared type differs","fix":"Name it and declare its type according to its content.","where":"Supported media types, note below the table of video","written":"131053","examples":{"pass":[{"values":[{"fact":"extension_matches","value":true}]}],"fail":[{"values":[{"fact":"extension_matches","value":false}]}]}},
{"id":"whatsapp-sticker/sticker-file-size-still-decimal","fact":"file_size","constraint":{"max":100000},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"media","applies_if":[{"fact":"image.animated","constraint":{"equals":false}}],"looser":"whatsapp-sticker/sticker-file-size-still","message":"is {measured}; the limit for still stickers is 100 KB, which can mean {limit} or {looser} (100 KiB)","fix":"Compress it to 100 KB or less.","where":"Supported media types, Sticker, row Static sticker","written":"100 KB","examples":{"pass":[{"values":[{"fact":"file_size","value":1},{"fact":"image.animated","value":false}]},{"values":[{"fact":"file_size","value":100000},{"fact":"image.animated","value":false}]}],"warn":[{"values":[{"fact":"file_size","value":100001},{"fact":"image.animated","value":false}]},{"values":[{"fact":"file_size","value":102400},{"fact":"image.animated","value":false}]}]}},
{"id":"whatsapp-sticker/sticker-file-size-still","fact":"file_size","constraint":{"max":102400},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"media","applies_if":[{"fact":"image.animated","constraint":{"equals":false}}],"message":"is {measured}; the limit for still stickers is {limit} (100 KiB)","fix":"Compress it to 100 KiB or less.","where":"Supported media types, Sticker, row Static sticker","written":"100 KB","examples":{"pass":[{"values":[{"fact":"file_size","value":100001},{"fact":"image.animated","value":false}]},{"values":[{"fact":"file_size","value":102400},{"fact":"image.animated","value":false}]}],"fail":[{"values":[{"fact":"file_size","value":102401},{"fact":"image.animated","value":false}]}]}},
{"id":"whatsapp-sticker/sticker-file-size-animated-decimal","fact":"file_size","constraint":{"max":500000},"strength":"remark","certainty":"official","step":"format","share_state":20008,"source":"media","applies_if":[{"fact":"image.animated","constraint":{"equals":true}}],"looser":"whatsapp-sticker/sticker-file-size-animated","message":"is {measured}; the page means decimal kilobytes","fix":"Compress it to 500 KB or less.","where":"Supported media types, Sticker, row Animated sticker","written":"500 KB","examples":{"pass":[{"values":[{"fact":"file_size","value":1},{"fact":"image.animated","value":true}]},{"values":[{"fact":"file_size","value":500001},{"fact":"image.animated","value":true}]}]}},
{"id":"whatsapp-sticker/sticker-file-size-animated","fact":"file_size","constraint":{"max":500000},"strength":"hard","certainty":"observed","step":"format","share_state":20008,"source":"heavy-sticker","further_sources":["media"],"applies_if":[{"fact":"image.animated","constraint":{"equals":true}}],"message":"is {measured}; the limit for animated stickers is {limit}","fix":"Compress it to 500 KB or less.","where":"the report","written":"500KB","examples":{"pass":[{"values":[{"fact":"file_size","value":1},{"fact":"image.animated","value":true}]},{"values":[{"fact":"file_size","value":500000},{"fact":"image.animated","value":true}]}],"fail":[{"values":[{"fact":"file_size","value":500001},{"fact":"image.animated","value":true}]},{"values":[{"fact":"file_size","value":512000},{"fact":"image.animated","value":true}]}]}},
{"id":"whatsapp-sticker/sticker-size","fact":"image.size","constraint":{"equals":{"size":[512,512]}},"strength":"advice","certainty":"official","step":"resolution","share_state":20008,"source":"packs","further_sources":["partner"],"message":"is {measured}; a sticker in a pack must be exactly {limit}","fix":"Scale it to 512×512, with a transparent margin if it is not square.","where":"Sticker art requirements of the Android sample","written":"512 x 512 pixels","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[512,512]}}]}],"warn":[{"values":[{"fact":"image.size","value":{"size":[511,512]}}]},{"values":[{"fact":"image.size","value":{"size":[512,513]}}]},{"values":[{"fact":"image.size","value":{"size":[256,256]}}]}]}},
{"id":"whatsapp-sticker/sticker-duration-max","fact":"duration","constraint":{"max":10},"strength":"advice","certainty":"official","step":"duration","source":"packs","message":"is {measured} long; the limit for an animation in a pack is {limit}","fix":"Trim the animation to 10 s or less.","where":"Sticker art requirements of the Android sample","written":"10 seconds","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":1}}]},{"values":[{"fact":"duration","value":{"number":10}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":10.1}}]},{"values":[{"fact":"duration","value":{"number":10.2}}]},{"values":[{"fact":"duration","value":{"number":12}}]}]}}
]}],
"request_rules":[
{"id":"whatsapp-sticker/request-media-present","fact":{"count":"media"},"constraint":{"min":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"media","message":"has no sticker","fix":"Add the sticker that the post shows.","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":0}]}]}}
],
"publisher":"WhatsApp",
"summary":"A sticker, still or animated, sent through the WhatsApp Cloud API.",
"notes":[
"The Cloud API has one code of its own for the type of media, 131053. The share states here are those of TikTok and Douyin with the same meaning.",
"A sticker has no caption."
],
"""##, SharedParts.native_codes_whatsapp_audio, ##"""
"request":{"source":"media","malformed":20002,"unusable":20002,"is_post":true,"aliases":[{"name":"caption","field":"text"},{"name":"image.id","field":"media"},{"name":"image.link","field":"media"},{"name":"video.id","field":"media"},{"name":"video.link","field":"media"},{"name":"audio.id","field":"media"},{"name":"audio.link","field":"media"},{"name":"sticker.id","field":"media"},{"name":"sticker.link","field":"media"}],"unwrapped":["audio","image","sticker","video"],"fields":[{"name":"media","type":"media","slots":["sticker"],"is_list":true},{"name":"text","type":"text"},{"name":"title","type":"text"},{"name":"description","type":"text"},{"name":"link","type":"identifier"},{"name":"cover","type":"attachment","kinds":["image"]},{"name":"alt_text","type":"text"},{"name":"tags","type":"text","is_list":true},{"name":"biz_opaque_callback_data","type":"anything"},{"name":"context","type":"anything"},{"name":"filename","type":"anything"},{"name":"messaging_product","type":"anything"},{"name":"recipient","type":"anything"},{"name":"recipient_type","type":"anything"},{"name":"template","type":"anything"},{"name":"to","type":"anything"},{"name":"type","type":"anything"},{"name":"voice","type":"anything"}]},
"""##, SharedParts.unreadable_bluesky_image, ##"""
"not_documented":[
{"subject":"What Status and Channels accept","note":"No official document was found; reports say 60 s or 90 s for Status."},
{"subject":"Whether KB is decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."}
],
"translations":{
"zh-Hans":{"name":"WhatsApp 贴纸","summary":"通过 WhatsApp Cloud API 发送静态或动态贴纸。","notes":["Cloud API 只有一个与媒体类型有关的错误码 131053。这里的分享状态码借用 TikTok 和抖音中含义相同的编号。","贴纸没有说明文字。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20002","name":"参数错误","meaning":"帖子没有媒体、媒体过多、媒体类型不受支持，或文字过长。"},{"code":"20008","name":"图片不符合要求","meaning":"图片的尺寸、宽高比或文件大小不符合要求。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"native_codes_note":"Cloud API 在状态通知中返回该代码（Cloud API 的错误代码页面，2026-11-30 查阅）。","native_codes":[{"code":"131053","name":"媒体上传错误","meaning":"WhatsApp 不支持该媒体类型，或声明的类型与内容不一致。"}],"rules":[
{"id":"sticker-format","message":"贴纸格式为 {measured}；只接受 WebP","fix":"转换为 WebP。"},
{"id":"media-type-mismatch","message":"扩展名与内容的类型不符；声明的类型与内容不符的媒体会被 WhatsApp 拒绝","fix":"按实际内容命名，并声明相应的类型。"},
{"id":"sticker-file-size-still-decimal","message":"文件大小为 {measured}；静态贴纸上限 100 KB 可能指 {limit}，也可能指 {looser}（100 KiB）","fix":"压缩到 100 KB 以内。"},
{"id":"sticker-file-size-still","message":"文件大小为 {measured}，静态贴纸不能超过 {limit}（100 KiB）","fix":"压缩到 100 KiB 以内。"},
{"id":"sticker-file-size-animated-decimal","message":"文件大小为 {measured}；官方文档中的 KB 为十进制","fix":"压缩到 500 KB 以内。"},
{"id":"sticker-file-size-animated","message":"文件大小为 {measured}，动态贴纸不能超过 {limit}","fix":"压缩到 500 KB 以内。"},
{"id":"sticker-size","message":"尺寸为 {measured}；表情包中的贴纸必须为 {limit}","fix":"缩放到 512×512，不是正方形时用透明边缘补齐。"},
{"id":"sticker-duration-max","message":"时长为 {measured}；表情包中的动画最长 {limit}","fix":"将动画剪辑到 10 秒以内。"},
{"id":"request-media-present","message":"没有指定贴纸","fix":"请指定要发送的贴纸。"}
],"not_documented":[{"subject":"动态和频道的媒体要求","note":"没有找到官方说明；有报告称动态的时长上限为 60 秒或 90 秒。"},{"subject":"KB 是十进制还是二进制","note":"单位可能是十进制或二进制；文件大小介于两个上限之间时，按警告处理。"}]}}}
"""##])
}

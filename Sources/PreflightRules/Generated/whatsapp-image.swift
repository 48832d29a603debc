// swift-format-ignore-file
// Made by script/tools/generate from Destinations/whatsapp-image/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_whatsapp_image = Destinations.Entry(
    "whatsapp-image", "whatsapp-image", groups: ["meta", "whatsapp"],
    fingerprint: "de9cf387", checked: "2026-11-26",
    [##"""
{"preflight_destination":1,
"id":"whatsapp-image",
"short_name":"whatsapp-image",
"name":"WhatsApp image message",
"groups":["meta","whatsapp"],
"sources":[{"id":"media","title":"WhatsApp Cloud API, media","url":"https://developers.facebook.com/docs/whatsapp/cloud-api/reference/media","checked":[2026,11,22],"page_as_of":[2026,9,11],"review_after":[2027,1,21]},{"id":"wrong-type","title":"OpenLivery, pull request 30, a recorded refusal of OGG that was named .mp4","url":"https://github.com/sarrazola/openlivery/pull/30","checked":[2026,11,26],"page_as_of":[2026,8,27]},{"id":"image-messages","title":"WhatsApp Business Platform, image messages","url":"https://developers.facebook.com/documentation/business-messaging/whatsapp/messages/image-messages","checked":[2026,11,22],"page_as_of":[2026,6,24],"review_after":[2027,1,21]}],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_facebook_photo, ##"""
"slots":[
{"name":"image","takes":["image"],
"rules":[
{"id":"whatsapp-image/image-format","fact":"image.format","constraint":{"one_of":["jpeg","png"]},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"media","native_codes":["131053"],"message":"is {measured}; WhatsApp accepts JPEG and PNG","fix":"Convert it to JPEG or PNG.","where":"Supported media types, Image, Image Type","written":"JPEG, PNG","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"png"}]}],"fail":[{"values":[{"fact":"image.format","value":"webp"}]},{"values":[{"fact":"image.format","value":"heic"}]},{"values":[{"fact":"image.format","value":"gif"}]}]}},
{"id":"whatsapp-image/media-type-mismatch","fact":"extension_matches","constraint":{"equals":true},"strength":"hard","certainty":"observed","step":"format","share_state":20010,"source":"wrong-type","further_sources":["media"],"native_codes":["131053"],"message":"has a name that does not match its content; WhatsApp refuses media whose declared type differs","fix":"Name it and declare its type according to its content.","where":"Supported media types, note below the table of video","written":"131053","examples":{"pass":[{"values":[{"fact":"extension_matches","value":true}]}],"fail":[{"values":[{"fact":"extension_matches","value":false}]}]}},
{"id":"whatsapp-image/image-file-size-decimal","fact":"file_size","constraint":{"max":5000000},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"media","looser":"whatsapp-image/image-file-size","message":"is {measured}; the limit is 5 MB, which can mean {limit} or {looser} (5 MiB)","fix":"Compress it to 5 MB or less.","where":"Supported media types, Image, Max Size","written":"5 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":5000000}]}],"warn":[{"values":[{"fact":"file_size","value":5000001}]},{"values":[{"fact":"file_size","value":5242880}]}]}},
{"id":"whatsapp-image/image-file-size","fact":"file_size","constraint":{"max":5242880},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"media","message":"is {measured}; the limit is {limit} (5 MiB)","fix":"Compress it to 5 MiB or less.","where":"Supported media types, Image, Max Size","written":"5 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":5000001}]},{"values":[{"fact":"file_size","value":5242880}]}],"fail":[{"values":[{"fact":"file_size","value":5242881}]}]}},
{"id":"whatsapp-image/image-bit-depth","fact":"image.bit_depth","constraint":{"max":8},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"media","message":"has {measured} per channel; the limit is {limit}","fix":"Convert it to 8 bits per channel.","where":"Supported media types, Image","written":"8-bit","examples":{"pass":[{"values":[{"fact":"image.bit_depth","value":1}]},{"values":[{"fact":"image.bit_depth","value":8}]}],"fail":[{"values":[{"fact":"image.bit_depth","value":9}]},{"values":[{"fact":"image.bit_depth","value":16}]}]}},
{"id":"whatsapp-image/image-color-type-rgb","fact":"image.color_type","constraint":{"none_of":["gray","gray_alpha","palette","bilevel","cmyk","ycck","lab"]},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"media","looser":"whatsapp-image/image-color-type","message":"has the color model {measured}; WhatsApp accepts RGB and RGBA, but gray and palette images reportedly pass","fix":"Convert it to RGB.","where":"Supported media types, Image","written":"RGB or RGBA","examples":{"pass":[{"values":[{"fact":"image.color_type","value":"rgb"}]},{"values":[{"fact":"image.color_type","value":"rgba"}]},{"values":[{"fact":"image.color_type","value":"ycbcr"}]}],"warn":[{"values":[{"fact":"image.color_type","value":"gray"}]},{"values":[{"fact":"image.color_type","value":"gray_alpha"}]},{"values":[{"fact":"image.color_type","value":"palette"}]},{"values":[{"fact":"image.color_type","value":"bilevel"}]}]}},
{"id":"whatsapp-image/image-color-type","fact":"image.color_type","constraint":{"none_of":["cmyk","ycck","lab"]},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"media","message":"has the color model {measured}; WhatsApp accepts RGB and RGBA","fix":"Convert it to RGB.","where":"Supported media types, Image","written":"RGB or RGBA","examples":{"pass":[{"values":[{"fact":"image.color_type","value":"rgb"}]},{"values":[{"fact":"image.color_type","value":"gray"}]},{"values":[{"fact":"image.color_type","value":"palette"}]}],"fail":[{"values":[{"fact":"image.color_type","value":"cmyk"}]},{"values":[{"fact":"image.color_type","value":"ycck"}]},{"values":[{"fact":"image.color_type","value":"lab"}]}]}}
]}],
"request_rules":[
{"id":"whatsapp-image/request-media-present","fact":{"count":"media"},"constraint":{"min":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"media","message":"has no image","fix":"Add the image that the post shows.","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":0}]}]}},
{"id":"whatsapp-image/request-media-max","fact":{"count":"media"},"constraint":{"max":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"media","message":"has {measured} files; a message has {limit}","fix":"Send each file as a message of its own.","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":2}]}]}},
{"id":"whatsapp-image/request-text-length","fact":{"field":"text"},"constraint":{"length":{"unit":"characters","max":1024}},"strength":"unstated","certainty":"official","step":"request","share_state":20002,"source":"image-messages","message":"has {measured}; WhatsApp accepts a caption of at most {limit}","fix":"Shorten it to 1,024 characters or less.","where":"parameter caption","written":"Maximum 1024 characters","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":1024}]}}]}],"fail":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":1025}]}}]}]}}
],
"publisher":"WhatsApp",
"summary":"A message with an image, sent through the WhatsApp Cloud API.",
"notes":[
"The Cloud API has one code of its own for the type of media, 131053. The share states here are those of TikTok and Douyin with the same meaning.",
"The page names 8-bit images, RGB or RGBA. Implementers report that 8-bit gray and palette images are accepted and 16-bit images are refused."
],
"""##, SharedParts.native_codes_whatsapp_audio, ##"""
"request":{"source":"media","malformed":20002,"unusable":20002,"is_post":true,"aliases":[{"name":"caption","field":"text"},{"name":"image.id","field":"media"},{"name":"image.link","field":"media"},{"name":"video.id","field":"media"},{"name":"video.link","field":"media"},{"name":"audio.id","field":"media"},{"name":"audio.link","field":"media"},{"name":"sticker.id","field":"media"},{"name":"sticker.link","field":"media"}],"unwrapped":["audio","image","sticker","video"],"fields":[{"name":"media","type":"media","slots":["image"],"is_list":true},{"name":"text","type":"text"},{"name":"title","type":"text"},{"name":"description","type":"text"},{"name":"link","type":"identifier"},{"name":"cover","type":"attachment","kinds":["image"]},{"name":"alt_text","type":"text"},{"name":"tags","type":"text","is_list":true},{"name":"biz_opaque_callback_data","type":"anything"},{"name":"context","type":"anything"},{"name":"filename","type":"anything"},{"name":"messaging_product","type":"anything"},{"name":"recipient","type":"anything"},{"name":"recipient_type","type":"anything"},{"name":"template","type":"anything"},{"name":"to","type":"anything"},{"name":"type","type":"anything"},{"name":"voice","type":"anything"}]},
"""##, SharedParts.unreadable_bluesky_image, ##"""
"not_documented":[
{"subject":"The width and height of an image in pixels"},
{"subject":"How many images one message accepts"},
{"subject":"The unit in which a caption is counted","note":"The figure is read as Unicode characters."},
{"subject":"What Status and Channels accept","note":"No official document was found; reports say 60 s or 90 s for Status."},
{"subject":"Whether MB is decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."}
],
"translations":{
"zh-Hans":{"name":"WhatsApp 图片消息","summary":"通过 WhatsApp Cloud API 发送图片消息。","notes":["Cloud API 只有一个与媒体类型有关的错误码 131053。这里的分享状态码借用 TikTok 和抖音中含义相同的编号。","文档要求 8 位的 RGB 或 RGBA 图片。有开发者反馈，8 位的灰度图和调色板图片可以通过，16 位的会被拒绝。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20002","name":"参数错误","meaning":"帖子没有媒体、媒体过多、媒体类型不受支持，或文字过长。"},{"code":"20008","name":"图片不符合要求","meaning":"图片的尺寸、宽高比或文件大小不符合要求。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"native_codes_note":"Cloud API 在状态通知中返回该代码（Cloud API 错误代码页面，2026-11-30 查阅）。100 见于 2026-08-21 有记录的视频上传拒绝。","native_codes":[{"code":"131053","name":"媒体上传错误","meaning":"WhatsApp 不支持该媒体类型，或声明的类型与内容不一致。"},{"code":"100","name":"文件过大","meaning":"上传的视频超过 16 MB。HTTP 状态码为 400。"}],"rules":[
{"id":"image-format","message":"图片格式为 {measured}；接受 JPEG 和 PNG","fix":"转换为 JPEG 或 PNG。"},
{"id":"media-type-mismatch","message":"扩展名与内容的类型不符；声明的类型与内容不符的媒体会被 WhatsApp 拒绝","fix":"按实际内容命名，并声明相应的类型。"},
{"id":"image-file-size-decimal","message":"文件大小为 {measured}；上限 5 MB 可能指 {limit}，也可能指 {looser}（5 MiB）","fix":"压缩到 5 MB 以内。"},
{"id":"image-file-size","message":"文件大小为 {measured}，不能超过 {limit}（5 MiB）","fix":"压缩到 5 MiB 以内。"},
{"id":"image-bit-depth","message":"位深为每通道 {measured}，不能超过 {limit}","fix":"转换为每通道 8 位。"},
{"id":"image-color-type-rgb","message":"颜色模型为 {measured}；接受 RGB 和 RGBA，有报告称灰度和调色板图片也能通过","fix":"转换为 RGB。"},
{"id":"image-color-type","message":"颜色模型为 {measured}；接受 RGB 和 RGBA","fix":"转换为 RGB。"},
{"id":"request-media-present","message":"没有指定图片","fix":"请指定要发送的图片。"},
{"id":"request-media-max","message":"共有 {measured} 个文件，一条消息只能有 {limit} 个","fix":"每个文件单独作为一条消息发送。"},
{"id":"request-text-length","message":"长度为 {measured}；说明文字不能超过 {limit}","fix":"缩短到 1,024 个字符以内。"}
],"not_documented":[{"subject":"图片的像素宽高"},{"subject":"一条消息的图片数量"},{"subject":"说明文字的计数单位","note":"这里按 Unicode 字符计。"},{"subject":"动态和频道的媒体要求","note":"没有找到官方说明；有报告称动态的时长上限为 60 秒或 90 秒。"},{"subject":"MB 是十进制还是二进制","note":"单位可能是十进制或二进制；文件大小介于两个上限之间时，按警告处理。"}]}}}
"""##])
}

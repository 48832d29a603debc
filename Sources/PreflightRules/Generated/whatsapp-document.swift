// swift-format-ignore-file
// Made by script/tools/generate from Destinations/whatsapp-document/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_whatsapp_document = Destinations.Entry(
    "whatsapp-document", "whatsapp-document", groups: ["whatsapp", "messengers"],
    fingerprint: "b08a4e52", checked: "2026-11-30",
    [##"""
{"preflight_destination":1,
"id":"whatsapp-document",
"short_name":"whatsapp-document",
"name":"WhatsApp document message",
"groups":["whatsapp","messengers"],
"sources":[{"id":"media","title":"WhatsApp Cloud API, media","url":"https://developers.facebook.com/docs/whatsapp/cloud-api/reference/media","checked":[2026,11,22],"page_as_of":[2026,9,11],"review_after":[2027,1,21]},{"id":"wrong-type","title":"OpenLivery, pull request 30, a recorded refusal of OGG that was named .mp4","url":"https://github.com/sarrazola/openlivery/pull/30","checked":[2026,11,26],"page_as_of":[2026,8,27]},{"id":"document-messages","title":"WhatsApp Business Platform, document messages","url":"https://developers.facebook.com/documentation/business-messaging/whatsapp/messages/document-messages","checked":[2026,11,30],"page_as_of":[2026,5,21],"review_after":[2027,1,29]}],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_bluesky_image, ##"""
"slots":[
{"name":"document","takes":["other"],"formats":["pdf"],
"rules":[
{"id":"whatsapp-document/media-type-mismatch","fact":"extension_matches","constraint":{"equals":true},"strength":"hard","certainty":"observed","step":"format","share_state":20010,"source":"wrong-type","further_sources":["media"],"native_codes":["131053"],"message":"has a name that does not match its content; WhatsApp refuses media whose declared type differs","fix":"Name it and declare its type according to its content.","where":"Supported media types, note below the table of video","written":"131053","examples":{"pass":[{"values":[{"fact":"extension_matches","value":true}]}],"fail":[{"values":[{"fact":"extension_matches","value":false}]}]}},
{"id":"whatsapp-document/document-file-size-decimal","fact":"file_size","constraint":{"max":100000000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"document-messages","looser":"whatsapp-document/document-file-size","message":"is {measured}; the limit is 100 MB, which can mean {limit} or {looser} (100 MiB)","fix":"Compress it to 100 MB or less.","where":"Supported document types, PDF, Max Size","written":"100 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":100000000}]}],"warn":[{"values":[{"fact":"file_size","value":100000001}]},{"values":[{"fact":"file_size","value":104857600}]}]}},
{"id":"whatsapp-document/document-file-size","fact":"file_size","constraint":{"max":104857600},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"document-messages","message":"is {measured}; the limit is {limit} (100 MiB)","fix":"Compress it to 100 MiB or less.","where":"Supported document types, PDF, Max Size","written":"100 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":100000001}]},{"values":[{"fact":"file_size","value":104857600}]}],"fail":[{"values":[{"fact":"file_size","value":104857601}]}]}},
{"id":"whatsapp-document/document-encrypted","fact":"encrypted","constraint":{"equals":false},"strength":"advice","certainty":"derived","step":"format","source":"document-messages","message":"is encrypted, so the recipient needs its password","fix":"Export it without a password.","examples":{"pass":[{"values":[{"fact":"encrypted","value":false}]}],"warn":[{"values":[{"fact":"encrypted","value":true}]}]}}
]}],
"request_rules":[
{"id":"whatsapp-document/request-media-present","fact":{"given":["media","template","components"]},"constraint":{"min":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"media","message":"has no document","fix":"Add the document that the message sends.","examples":{"pass":[{"values":[{"fact":{"given":["media","template","components"]},"value":1}]}],"fail":[{"values":[{"fact":{"given":["media","template","components"]},"value":0}]}]}},
{"id":"whatsapp-document/request-media-max","fact":{"count":"media"},"constraint":{"max":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"media","message":"has {measured} files; a message has {limit}","fix":"Send each file as a message of its own.","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":2}]}]}},
{"id":"whatsapp-document/request-text-length","fact":{"field":"text"},"constraint":{"length":{"unit":"characters","max":1024}},"strength":"unstated","certainty":"official","step":"request","share_state":20002,"source":"document-messages","message":"has {measured}; WhatsApp accepts a caption of at most {limit}","fix":"Shorten it to 1,024 characters or less.","where":"MEDIA_CAPTION_TEXT","written":"Maximum 1024 characters","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":1024}]}}]}],"fail":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":1025}]}}]}]}}
],
"publisher":"WhatsApp",
"summary":"A PDF as a document message, sent through the WhatsApp Cloud API.",
"notes":[
"The Cloud API has one code of its own for the type of media, 131053. The share states here are those of TikTok and Douyin with the same meaning.",
"WhatsApp also supports text, Word, Excel and PowerPoint files of up to 100 MB. Preflight cannot read them.",
"Other types can be sent, but WhatsApp does not support them."
],
"""##, SharedParts.native_codes_whatsapp_audio, ##"""
"request":{"source":"document-messages","malformed":20002,"unusable":20002,"is_post":true,"aliases":[{"name":"caption","field":"text"},{"name":"image.id","field":"media"},{"name":"image.link","field":"media"},{"name":"video.id","field":"media"},{"name":"video.link","field":"media"},{"name":"audio.id","field":"media"},{"name":"audio.link","field":"media"},{"name":"sticker.id","field":"media"},{"name":"sticker.link","field":"media"},{"name":"document.id","field":"media"},{"name":"document.link","field":"media"}],"unwrapped":["document"],"fields":[{"name":"media","type":"media","slots":["document"],"is_list":true},{"name":"text","type":"text"},{"name":"title","type":"text"},{"name":"description","type":"text"},{"name":"link","type":"identifier"},{"name":"cover","type":"attachment","kinds":["image"]},{"name":"alt_text","type":"text"},{"name":"tags","type":"text","is_list":true},{"name":"template","type":"group","fields":[{"name":"name","type":"identifier"},{"name":"namespace","type":"identifier"},{"name":"language","type":"anything"},{"name":"components","type":"group","fields":[{"name":"type","type":"identifier"},{"name":"sub_type","type":"identifier"},{"name":"index","type":"anything"},{"name":"cards","type":"anything"},{"name":"parameters","type":"group","fields":[{"name":"type","type":"identifier"},{"name":"parameter_name","type":"identifier"},{"name":"text","type":"text"},{"name":"image","type":"anything"},{"name":"video","type":"anything"},{"name":"document","type":"anything"},{"name":"location","type":"anything"},{"name":"product","type":"anything"},{"name":"currency","type":"anything"},{"name":"date_time","type":"anything"},{"name":"payload","type":"identifier"},{"name":"coupon_code","type":"identifier"},{"name":"limited_time_offer","type":"anything"},{"name":"action","type":"anything"}],"is_list":true}],"is_list":true}]},{"name":"components","type":"group","fields":[{"name":"type","type":"identifier"},{"name":"format","type":"choice","words":["TEXT","IMAGE","VIDEO","GIF","DOCUMENT","LOCATION","PRODUCT","text","image","video","gif","document","location","product"]},{"name":"text","type":"text"},{"name":"example","type":"anything"},{"name":"buttons","type":"group","fields":[{"name":"type","type":"identifier"},{"name":"text","type":"text"},{"name":"url","type":"identifier"},{"name":"phone_number","type":"identifier"},{"name":"example","type":"anything"},{"name":"otp_type","type":"identifier"},{"name":"flow_id","type":"identifier"}],"is_list":true},{"name":"cards","type":"anything"},{"name":"limited_time_offer","type":"anything"},{"name":"add_security_recommendation","type":"flag"},{"name":"code_expiration_minutes","type":"integer"}],"is_list":true},{"name":"biz_opaque_callback_data","type":"anything"},{"name":"category","type":"anything"},{"name":"context","type":"anything"},{"name":"filename","type":"anything"},{"name":"language","type":"anything"},{"name":"messaging_product","type":"anything"},{"name":"name","type":"anything"},{"name":"parameter_format","type":"anything"},{"name":"recipient","type":"anything"},{"name":"recipient_type","type":"anything"},{"name":"to","type":"anything"},{"name":"type","type":"anything"},{"name":"voice","type":"anything"}]},
"""##, SharedParts.unreadable_amazon_listing, ##"""
"not_documented":[
{"subject":"The number of pages"},
{"subject":"What WhatsApp makes of a longer caption"},
{"subject":"Whether MB is decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."}
],
"translations":{
"zh-Hans":{"name":"WhatsApp 文件消息","summary":"通过 WhatsApp Cloud API 以文件消息发送 PDF。","notes":["Cloud API 只有一个与媒体类型有关的错误码 131053。这里的分享状态码借用 TikTok 和抖音中含义相同的编号。","WhatsApp 还支持 100 MB 以内的文本、Word、Excel 和 PowerPoint 文件，但 Preflight 无法读取。","其他类型也可以发送，但 WhatsApp 不提供支持。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20002","name":"参数错误","meaning":"帖子没有媒体、媒体过多、媒体类型不受支持，或文字过长。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"native_codes_note":"Cloud API 在状态通知中返回该代码（Cloud API 错误代码页面，2026-11-30 查阅）。100 见于 2026-08-21 有记录的视频上传拒绝。","native_codes":[{"code":"131053","name":"媒体上传错误","meaning":"WhatsApp 不支持该媒体类型，或声明的类型与内容不一致。"},{"code":"100","name":"文件过大","meaning":"上传的视频超过 16 MB。HTTP 状态码为 400。"}],"rules":[
{"id":"media-type-mismatch","message":"扩展名与内容的类型不符；声明的类型与内容不符的媒体会被 WhatsApp 拒绝","fix":"按实际内容命名，并声明相应的类型。"},
{"id":"document-file-size-decimal","message":"文件大小为 {measured}；上限 100 MB 可能指 {limit}，也可能指 {looser}（100 MiB）","fix":"压缩到 100 MB 以内。"},
{"id":"document-file-size","message":"文件大小为 {measured}，不能超过 {limit}（100 MiB）","fix":"压缩到 100 MiB 以内。"},
{"id":"document-encrypted","message":"文件已加密，接收者需要密码才能打开","fix":"导出时不设密码。"},
{"id":"request-media-present","message":"没有指定文件","fix":"请指定要发送的文件。"},
{"id":"request-media-max","message":"共有 {measured} 个文件，一条消息只能有 {limit} 个","fix":"每个文件单独作为一条消息发送。"},
{"id":"request-text-length","message":"长度为 {measured}；WhatsApp 的说明文字最多 {limit}","fix":"缩短到 1,024 个字符以内。"}
],"not_documented":[{"subject":"页数"},{"subject":"说明文字过长时如何处理"},{"subject":"MB 是十进制还是二进制","note":"单位可能是十进制或二进制；文件大小介于两个上限之间时，按警告处理。"}]}}}
"""##])
}

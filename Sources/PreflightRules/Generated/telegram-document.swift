// swift-format-ignore-file
// Made by script/tools/generate from Destinations/telegram-document/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_telegram_document = Destinations.Entry(
    "telegram-document", "telegram-document", groups: ["telegram"],
    fingerprint: "1047702f", checked: "2026-11-22",
    [##"""
{"preflight_destination":1,
"id":"telegram-document",
"short_name":"telegram-document",
"name":"Telegram document (bot)",
"groups":["telegram"],
"sources":[
{"id":"bot-api","title":"Telegram Bot API","url":"https://core.telegram.org/bots/api","checked":[2026,11,22],"page_as_of":[2026,6,11],"review_after":[2027,5,22]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"parameters":[
{"name":"upload_by","choice":["file","url"],"default":"file","meaning":"How the bot sends media: as a file that it uploads (file), or as an address (url)."}
],
"""##, SharedParts.share_states_telegram_animation, ##"""
"slots":[
{"name":"document","takes":["video","image","audio"],
"rules":[
{"id":"telegram-document/document-type-url","fact":"container","constraint":{"one_of":["pdf","zip"]},"strength":"unstated","certainty":"official_quoted","step":"format","share_state":20012,"source":"bot-api","when":[{"parameter":"upload_by","one_of":["url"]}],"message":"is {measured}; Telegram documents only PDF and ZIP for a document sent by address","fix":"Upload it as a file.","where":"Sending files, Sending by URL","written":".PDF and .ZIP","examples":{"pass":[{"values":[{"fact":"container","value":"pdf"}],"assuming":[{"parameter":"upload_by","value":"url"}]},{"values":[{"fact":"container","value":"mp4"}],"assuming":[{"parameter":"upload_by","value":"file"}]}],"warn":[{"values":[{"fact":"container","value":"mp4"}],"assuming":[{"parameter":"upload_by","value":"url"}]},{"values":[{"fact":"container","value":"gif"}],"assuming":[{"parameter":"upload_by","value":"url"}]}]}},
{"id":"telegram-document/document-file-size-decimal","fact":"file_size","constraint":{"max":50000000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"bot-api","when":[{"parameter":"upload_by","one_of":["file"]}],"looser":"telegram-document/document-file-size","message":"is {measured}; the limit for an upload is 50 MB, which can mean {limit} or {looser} (50 MiB)","fix":"Compress it to 50 MB or less.","where":"sendDocument","written":"50 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}],"assuming":[{"parameter":"upload_by","value":"file"}]},{"values":[{"fact":"file_size","value":50000000}],"assuming":[{"parameter":"upload_by","value":"file"}]}],"warn":[{"values":[{"fact":"file_size","value":50000001}],"assuming":[{"parameter":"upload_by","value":"file"}]},{"values":[{"fact":"file_size","value":52428800}],"assuming":[{"parameter":"upload_by","value":"file"}]}]}},
{"id":"telegram-document/document-file-size","fact":"file_size","constraint":{"max":52428800},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"bot-api","when":[{"parameter":"upload_by","one_of":["file"]}],"native_codes":["Request Entity Too Large"],"message":"is {measured}; the limit for an upload is {limit} (50 MiB)","fix":"Compress it to 50 MiB or less.","where":"sendDocument","written":"50 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":50000001}],"assuming":[{"parameter":"upload_by","value":"file"}]},{"values":[{"fact":"file_size","value":52428800}],"assuming":[{"parameter":"upload_by","value":"file"}]}],"fail":[{"values":[{"fact":"file_size","value":52428801}],"assuming":[{"parameter":"upload_by","value":"file"}]}]}},
{"id":"telegram-document/document-file-size-url-decimal","fact":"file_size","constraint":{"max":20000000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"bot-api","when":[{"parameter":"upload_by","one_of":["url"]}],"looser":"telegram-document/document-file-size-url","message":"is {measured}; the limit for media sent by address is 20 MB, which can mean {limit} or {looser} (20 MiB)","fix":"Compress it to 20 MB or less.","where":"Sending files","written":"20 MB max for other types of content","examples":{"pass":[{"values":[{"fact":"file_size","value":1}],"assuming":[{"parameter":"upload_by","value":"url"}]},{"values":[{"fact":"file_size","value":20000000}],"assuming":[{"parameter":"upload_by","value":"url"}]}],"warn":[{"values":[{"fact":"file_size","value":20000001}],"assuming":[{"parameter":"upload_by","value":"url"}]},{"values":[{"fact":"file_size","value":20971520}],"assuming":[{"parameter":"upload_by","value":"url"}]}]}},
{"id":"telegram-document/document-file-size-url","fact":"file_size","constraint":{"max":20971520},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"bot-api","when":[{"parameter":"upload_by","one_of":["url"]}],"message":"is {measured}; the limit for media sent by address is {limit} (20 MiB)","fix":"Compress it to 20 MiB or less.","where":"Sending files","written":"20 MB max for other types of content","examples":{"pass":[{"values":[{"fact":"file_size","value":20000001}],"assuming":[{"parameter":"upload_by","value":"url"}]},{"values":[{"fact":"file_size","value":20971520}],"assuming":[{"parameter":"upload_by","value":"url"}]}],"fail":[{"values":[{"fact":"file_size","value":20971521}],"assuming":[{"parameter":"upload_by","value":"url"}]}]}}
]}],
"request_rules":[
{"id":"telegram-document/request-media-present","fact":{"count":"media"},"constraint":{"min":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"bot-api","message":"has no file","fix":"Add the file that the post shows.","where":"sendDocument, document","written":"File to send","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":0}]}]}},
{"id":"telegram-document/request-media-max","fact":{"count":"media"},"constraint":{"max":10},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"bot-api","message":"has {measured} files; the limit for an album is {limit}","fix":"Post at most 10 at a time.","where":"sendMediaGroup, media","written":"2-10 items","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]},{"values":[{"fact":{"count":"media"},"value":10}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":11}]}]}},
{"id":"telegram-document/request-text-length-parsed","fact":{"field":"text"},"constraint":{"length":{"unit":"characters","max":1024}},"strength":"advice","certainty":"official","step":"request","source":"bot-api","applies_if":[{"fact":{"field":"parse_mode"},"constraint":{"present":true}}],"message":"has {measured} with its marks; the limit for a caption is {limit} without them","fix":"Shorten it to 1,024 characters or fewer without the marks of its format.","where":"sendDocument, caption","written":"0-1024 characters","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":1024}]}},{"fact":{"field":"parse_mode"},"value":"HTML"}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":1025}]}}]}],"warn":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":1025}]}},{"fact":{"field":"parse_mode"},"value":"HTML"}]}]}},
{"id":"telegram-document/request-text-length-utf16","fact":{"field":"text"},"constraint":{"length":{"unit":"utf16","max":1024}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"bot-api","applies_if":[{"fact":{"field":"parse_mode"},"constraint":{"present":false}}],"looser":"telegram-document/request-text-length","message":"has {measured}; the limit for a caption is {looser}, and the page does not say how it counts","fix":"Shorten it to 1,024 UTF-16 units or fewer; an emoji counts as two or more.","where":"sendDocument, caption","written":"0-1024 characters","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":1024}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"🙂","times":512}]}}]}],"warn":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":1025}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"🙂","times":513}]}}]}]}},
{"id":"telegram-document/request-text-length","fact":{"field":"text"},"constraint":{"length":{"unit":"characters","max":1024}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"bot-api","applies_if":[{"fact":{"field":"parse_mode"},"constraint":{"present":false}}],"native_codes":["message caption is too long"],"message":"has {measured}; the limit for a caption is {limit}","fix":"Shorten it to 1,024 characters or fewer.","where":"sendDocument, caption","written":"0-1024 characters","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":1023}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":1024}]}}]}],"fail":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":1025}]}}]}]}}
],
"publisher":"Telegram",
"summary":"A video, image or audio file, or an album of up to ten, that a bot posts as a document through Telegram's Bot API.",
"notes":[
"Few result codes of Telegram for media are known. The share states are those of TikTok and Douyin with the same meaning.",
"Telegram counts a caption without its formatting marks. The limit for a message of text only is 4,096 characters.",
"A Bot API server of your own accepts larger files. Telegram's apps accept 2 GB, or 4 GB with Premium.",
"Telegram accepts documents of any type. Preflight judges only media, so it does not judge a PDF, for example.",
"Telegram's servers detect the type of an uploaded document unless the request sets disable_content_type_detection. In an album, they never do.",
"An album of documents contains nothing else."
],
"""##, SharedParts.native_codes_telegram_animation, ##"""
"request":{"source":"bot-api","malformed":20002,"unusable":20002,"is_post":true,"aliases":[{"name":"caption","field":"text"}],"fields":[{"name":"media","type":"media","slots":["document"],"is_list":true},{"name":"text","type":"text"},{"name":"title","type":"text"},{"name":"description","type":"text"},{"name":"link","type":"identifier"},{"name":"cover","type":"attachment","kinds":["image"]},{"name":"alt_text","type":"text"},{"name":"tags","type":"text","is_list":true},{"name":"parse_mode","type":"choice","words":["HTML","Markdown","MarkdownV2"]},{"name":"caption_entities","type":"anything"},{"name":"chat_id","type":"anything"},{"name":"message_thread_id","type":"integer"},{"name":"message_effect_id","type":"digits"},{"name":"business_connection_id","type":"identifier"},{"name":"direct_messages_topic_id","type":"integer"},{"name":"show_caption_above_media","type":"flag"},{"name":"has_spoiler","type":"flag"},{"name":"disable_notification","type":"flag"},{"name":"protect_content","type":"flag"},{"name":"allow_paid_broadcast","type":"flag"},{"name":"suggested_post_parameters","type":"anything"},{"name":"reply_parameters","type":"anything"},{"name":"reply_markup","type":"anything"},{"name":"disable_content_type_detection","type":"flag"}]},
"""##, SharedParts.unreadable_discord, ##"""
"not_documented":[
{"subject":"What Telegram makes of a document whose type it detects"},
{"subject":"The codecs, the duration and the width and height of media"},
{"subject":"The unit in which a caption is counted","note":"A caption that is too long only in UTF-16 units, or only with its Markdown or HTML marks, gets a warning."},
{"subject":"Whether MB is decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."}
],
"translations":{
"zh-Hans":{"name":"Telegram 文件（机器人）","summary":"机器人通过 Telegram Bot API 将视频、图片或音频作为文件发布，一次一个，或最多十个的相册。","notes":[
"Telegram 与媒体相关的返回码很少。这里的分享状态码借用 TikTok 和抖音中含义相同的编号。",
"说明文字去除格式标记后再计数。纯文本消息的上限为 4,096 个字符。",
"自建的 Bot API 服务器支持更大的文件；Telegram 应用的上限为 2 GB，Premium 用户为 4 GB。",
"Telegram 接受任何类型的文件；Preflight 只检查媒体，例如不检查 PDF。",
"除非请求中设置 disable_content_type_detection，Telegram 服务器会识别所上传文件的类型；在相册中不识别。",
"文件相册不能包含其他类型的消息。"
"""##, SharedParts.borrowed_from_telegram_animation, SharedParts.native_codes_note_telegram_animation, ##"""
],"parameters":{"upload_by":"机器人发送媒体的方式：上传文件（file）或提供链接（url）。"},"rules":[
{"id":"document-type-url","message":"封装格式为 {measured}；文档中可以通过链接发送的文件只有 PDF 和 ZIP","fix":"改为上传文件。"},
{"id":"document-file-size-decimal","message":"文件大小为 {measured}；上传文件时上限 50 MB 可能指 {limit}，也可能指 {looser}（50 MiB）","fix":"压缩到 50 MB 以内。"},
{"id":"document-file-size","message":"文件大小为 {measured}，上传文件时不能超过 {limit}（50 MiB）","fix":"压缩到 50 MiB 以内。"},
{"id":"document-file-size-url-decimal","message":"文件大小为 {measured}；通过链接发送时上限 20 MB 可能指 {limit}，也可能指 {looser}（20 MiB）","fix":"压缩到 20 MB 以内。"},
{"id":"document-file-size-url","message":"文件大小为 {measured}，通过链接发送时不能超过 {limit}（20 MiB）","fix":"压缩到 20 MiB 以内。"},
{"id":"request-media-present","message":"没有指定文件","fix":"请指定要发布的文件。"},
{"id":"request-media-max","message":"相册共有 {measured} 个文件，最多 {limit} 个","fix":"每次最多发布 10 个。"},
{"id":"request-text-length-parsed","message":"长度为 {measured}（含格式标记）；去掉标记后，说明文字不能超过 {limit}","fix":"将去掉格式标记后的文字缩短到 1,024 个字符以内。"},
{"id":"request-text-length-utf16","message":"长度为 {measured}；说明文字不能超过 {looser}，官方文档没有说明计数单位","fix":"缩短到 1,024 个 UTF-16 码元以内；一个表情符号至少计为两个码元。"},
{"id":"request-text-length","message":"长度为 {measured}；说明文字不能超过 {limit}","fix":"缩短到 1,024 个字符以内。"}
],"not_documented":[
{"subject":"识别类型后文件如何显示"},
{"subject":"媒体的编码格式、时长、宽和高"},
{"subject":"说明文字的计数单位","note":"仅按 UTF-16 码元计或仅计入 Markdown 和 HTML 标记时超出上限的说明文字，按警告处理。"},
{"subject":"MB 是十进制还是二进制","note":"单位可能是十进制或二进制；文件大小介于两个上限之间时，按警告处理。"}
]}}}
"""##])
}

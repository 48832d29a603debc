// swift-format-ignore-file
// Made by script/tools/generate from Destinations/telegram-photo/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_telegram_photo = Destinations.Entry(
    "telegram-photo", "telegram-photo", groups: ["telegram"],
    fingerprint: "44f70812", checked: "2026-11-30",
    [##"""
{"preflight_destination":1,
"id":"telegram-photo",
"short_name":"telegram-photo",
"name":"Telegram photo (bot)",
"groups":["telegram"],
"sources":[
{"id":"bot-api","title":"Telegram Bot API","url":"https://core.telegram.org/bots/api","checked":[2026,11,22],"page_as_of":[2026,6,11],"review_after":[2027,5,22]},
{"id":"refused-photo","title":"typst-telegram-bot, issue 3, a recorded refusal of a photo that broke the limits of its size","url":"https://github.com/daskol/typst-telegram-bot/issues/3","checked":[2026,11,30],"page_as_of":[2023,12,16]},
{"id":"refused-caption","title":"100eyes, issue 1594, a recorded refusal of a long caption","url":"https://github.com/tactilenews/100eyes/issues/1594","checked":[2026,11,30],"page_as_of":[2023,1,16]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"parameters":[
{"name":"upload_by","choice":["file","url"],"default":"file","meaning":"How the bot sends media: as a file that it uploads (file), or as an address (url)."}
],
"""##, SharedParts.share_states_facebook_photo, ##"""
"slots":[
{"name":"image","takes":["image"],
"rules":[
{"id":"telegram-photo/image-file-size-decimal","fact":"file_size","constraint":{"max":10000000},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"bot-api","when":[{"parameter":"upload_by","one_of":["file"]}],"looser":"telegram-photo/image-file-size","message":"is {measured}; the limit for an upload is 10 MB, which can mean {limit} or {looser} (10 MiB)","fix":"Compress it to 10 MB or less.","where":"sendPhoto, photo","written":"10 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}],"assuming":[{"parameter":"upload_by","value":"file"}]},{"values":[{"fact":"file_size","value":10000000}],"assuming":[{"parameter":"upload_by","value":"file"}]}],"warn":[{"values":[{"fact":"file_size","value":10000001}],"assuming":[{"parameter":"upload_by","value":"file"}]},{"values":[{"fact":"file_size","value":10485760}],"assuming":[{"parameter":"upload_by","value":"file"}]}]}},
{"id":"telegram-photo/image-file-size","fact":"file_size","constraint":{"max":10485760},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"bot-api","when":[{"parameter":"upload_by","one_of":["file"]}],"message":"is {measured}; the limit for an upload is {limit} (10 MiB)","fix":"Compress it to 10 MiB or less.","where":"sendPhoto, photo","written":"10 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":10000001}],"assuming":[{"parameter":"upload_by","value":"file"}]},{"values":[{"fact":"file_size","value":10485760}],"assuming":[{"parameter":"upload_by","value":"file"}]}],"fail":[{"values":[{"fact":"file_size","value":10485761}],"assuming":[{"parameter":"upload_by","value":"file"}]}]}},
{"id":"telegram-photo/image-file-size-url-decimal","fact":"file_size","constraint":{"max":5000000},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"bot-api","when":[{"parameter":"upload_by","one_of":["url"]}],"looser":"telegram-photo/image-file-size-url","message":"is {measured}; the limit for media sent by address is 5 MB, which can mean {limit} or {looser} (5 MiB)","fix":"Compress it to 5 MB or less.","where":"Sending files","written":"5 MB max size for photos","examples":{"pass":[{"values":[{"fact":"file_size","value":1}],"assuming":[{"parameter":"upload_by","value":"url"}]},{"values":[{"fact":"file_size","value":5000000}],"assuming":[{"parameter":"upload_by","value":"url"}]}],"warn":[{"values":[{"fact":"file_size","value":5000001}],"assuming":[{"parameter":"upload_by","value":"url"}]},{"values":[{"fact":"file_size","value":5242880}],"assuming":[{"parameter":"upload_by","value":"url"}]}]}},
{"id":"telegram-photo/image-file-size-url","fact":"file_size","constraint":{"max":5242880},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"bot-api","when":[{"parameter":"upload_by","one_of":["url"]}],"message":"is {measured}; the limit for media sent by address is {limit} (5 MiB)","fix":"Compress it to 5 MiB or less.","where":"Sending files","written":"5 MB max size for photos","examples":{"pass":[{"values":[{"fact":"file_size","value":5000001}],"assuming":[{"parameter":"upload_by","value":"url"}]},{"values":[{"fact":"file_size","value":5242880}],"assuming":[{"parameter":"upload_by","value":"url"}]}],"fail":[{"values":[{"fact":"file_size","value":5242881}],"assuming":[{"parameter":"upload_by","value":"url"}]}]}},
{"id":"telegram-photo/image-size","fact":"image.size","constraint":{"sides":[{"side":"sum","max":10000}]},"strength":"hard","certainty":"official","step":"resolution","share_state":20008,"source":"bot-api","native_codes":["PHOTO_INVALID_DIMENSIONS"],"message":"is {measured}; the limit for width plus height is 10,000 px","fix":"Scale it down until width plus height is 10,000 px or less.","where":"sendPhoto, photo","written":"10000 in total","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[1080,1920]}}]},{"values":[{"fact":"image.size","value":{"size":[6000,4000]}}]},{"values":[{"fact":"image.size","value":{"size":[5000,5000]}}]}],"fail":[{"values":[{"fact":"image.size","value":{"size":[6000,4001]}}]},{"values":[{"fact":"image.size","value":{"size":[5001,5000]}}]},{"values":[{"fact":"image.size","value":{"size":[8000,6000]}}]}]}},
{"id":"telegram-photo/image-aspect-ratio","fact":"image.aspect_ratio","constraint":{"range":{"min":[1,20],"max":20}},"strength":"hard","certainty":"official","step":"resolution","share_state":20008,"source":"bot-api","native_codes":["PHOTO_INVALID_DIMENSIONS"],"message":"aspect ratio {measured} is outside {min} to {max}","fix":"Crop it, or add bars, until no side is more than 20 times the other.","where":"sendPhoto, photo","written":"Width and height ratio must be at most 20","examples":{"pass":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[1,20]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":20}}]}],"fail":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[99,2000]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[2001,100]}}]}]}}
]}],
"request_rules":[
{"id":"telegram-photo/request-media-present","fact":{"count":"media"},"constraint":{"min":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"bot-api","message":"has no photo","fix":"Add the photo that the post shows.","where":"sendPhoto, photo","written":"Photo to send","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":0}]}]}},
{"id":"telegram-photo/request-media-max","fact":{"count":"media"},"constraint":{"max":10},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"bot-api","message":"has {measured} photos; the limit for an album is {limit}","fix":"Post at most 10 at a time.","where":"sendMediaGroup, media","written":"2-10 items","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]},{"values":[{"fact":{"count":"media"},"value":10}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":11}]}]}},
{"id":"telegram-photo/request-text-length-parsed","fact":{"field":"text"},"constraint":{"length":{"unit":"characters","max":1024}},"strength":"advice","certainty":"official","step":"request","source":"bot-api","applies_if":[{"fact":{"field":"parse_mode"},"constraint":{"present":true}}],"message":"has {measured} with its marks; the limit for a caption is {limit} without them","fix":"Shorten it to 1,024 characters or fewer without the marks of its format.","where":"sendPhoto, caption","written":"0-1024 characters after entities parsing","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":1024}]}},{"fact":{"field":"parse_mode"},"value":"HTML"}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":1025}]}}]}],"warn":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":1025}]}},{"fact":{"field":"parse_mode"},"value":"HTML"}]}]}},
{"id":"telegram-photo/request-text-length-utf16","fact":{"field":"text"},"constraint":{"length":{"unit":"utf16","max":1024}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"bot-api","applies_if":[{"fact":{"field":"parse_mode"},"constraint":{"present":false}}],"looser":"telegram-photo/request-text-length","message":"has {measured}; the limit for a caption is {looser}, and the page does not say how it counts","fix":"Shorten it to 1,024 UTF-16 units or fewer; an emoji counts as two or more.","where":"sendPhoto, caption","written":"0-1024 characters","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":1024}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"🙂","times":512}]}}]}],"warn":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":1025}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"🙂","times":513}]}}]}]}},
{"id":"telegram-photo/request-text-length","fact":{"field":"text"},"constraint":{"length":{"unit":"characters","max":1024}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"bot-api","applies_if":[{"fact":{"field":"parse_mode"},"constraint":{"present":false}}],"native_codes":["message caption is too long"],"message":"has {measured}; the limit for a caption is {limit}","fix":"Shorten it to 1,024 characters or fewer.","where":"sendPhoto, caption","written":"0-1024 characters","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":1023}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":1024}]}}]}],"fail":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":1025}]}}]}]}}
],
"publisher":"Telegram",
"summary":"A photo, or an album of up to ten, that a bot posts in a chat or a channel through Telegram's Bot API.",
"notes":[
"Telegram has few result codes for media. The share states are those of TikTok and Douyin with the same meaning.",
"Telegram counts a caption without its formatting marks. The limit for a message of text only is 4,096 characters.",
"An album can contain both photos and videos. A post with both names this destination and telegram-video.",
"A Bot API server of your own accepts larger files. Telegram's apps accept 2 GB, or 4 GB with Premium."
],
"native_codes":{"name":"description","note":"The Bot API returns this text behind “Bad Request:”. It documents none of them; they were seen in recorded refusals (typst-telegram-bot, issue 3, of 2023-12-16; 100eyes, issue 1594, of 2023-01-16).","codes":[
{"code":"Request Entity Too Large","name":"file too large","meaning":"An uploaded file is larger than 50 MB. The HTTP status is 413.","messages":["Request Entity Too Large"],"share_state":20010,"predictable_from":["media"],"observed":true},
{"code":"message caption is too long","name":"caption too long","meaning":"The caption is longer than 1,024 characters.","messages":["Bad Request: message caption is too long"],"share_state":20002,"predictable_from":["request"],"observed":true},
{"code":"PHOTO_INVALID_DIMENSIONS","name":"photo dimensions not valid","meaning":"The sides of the photo are too long together, or one is more than 20 times as long as the other.","messages":["Bad Request: PHOTO_INVALID_DIMENSIONS"],"share_state":20008,"predictable_from":["media"],"observed":true}
]},
"request":{"source":"bot-api","malformed":20002,"unusable":20002,"is_post":true,"aliases":[{"name":"caption","field":"text"}],"fields":[{"name":"media","type":"media","slots":["image"],"is_list":true},{"name":"text","type":"text"},{"name":"title","type":"text"},{"name":"description","type":"text"},{"name":"link","type":"identifier"},{"name":"cover","type":"attachment","kinds":["image"]},{"name":"alt_text","type":"text"},{"name":"tags","type":"text","is_list":true},{"name":"parse_mode","type":"choice","words":["HTML","Markdown","MarkdownV2"]},{"name":"caption_entities","type":"anything"},{"name":"chat_id","type":"anything"},{"name":"message_thread_id","type":"integer"},{"name":"message_effect_id","type":"digits"},{"name":"business_connection_id","type":"identifier"},{"name":"direct_messages_topic_id","type":"integer"},{"name":"show_caption_above_media","type":"flag"},{"name":"has_spoiler","type":"flag"},{"name":"disable_notification","type":"flag"},{"name":"protect_content","type":"flag"},{"name":"allow_paid_broadcast","type":"flag"},{"name":"suggested_post_parameters","type":"anything"},{"name":"reply_parameters","type":"anything"},{"name":"reply_markup","type":"anything"}]},
"""##, SharedParts.unreadable_bluesky_image, ##"""
"not_documented":[
{"subject":"Which image formats are accepted as photos"},
{"subject":"The unit in which a caption is counted","note":"A caption that is too long only in UTF-16 units, or only with its Markdown or HTML marks, gets a warning."},
{"subject":"Whether MB is decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."}
],
"translations":{
"zh-Hans":{"name":"Telegram 图片（机器人）","summary":"机器人通过 Telegram Bot API 在聊天或频道中发布一张图片，或最多十张图片的相册。","notes":[
"Telegram 与媒体相关的返回码很少。这里的分享状态码借用 TikTok 和抖音中含义相同的编号。",
"说明文字去除格式标记后再计数。纯文本消息的上限为 4,096 个字符。",
"相册可以同时包含图片和视频；同时包含两者的帖子应指定本渠道和 telegram-video。",
"自建的 Bot API 服务器支持更大的文件；Telegram 应用的上限为 2 GB，Premium 用户为 4 GB。"
"""##, SharedParts.borrowed_from_facebook_photo, ##"""
],"native_codes_note":"Bot API 返回该文字。文档没有列出；见于 2023-12-16 和 2023-01-16 有记录的拒绝。","native_codes":[
{"code":"Request Entity Too Large","name":"文件过大","meaning":"上传的文件超过 50 MB。HTTP 状态码为 413。"},
{"code":"message caption is too long","name":"说明文字过长","meaning":"说明文字超过 1024 个字符。"},
{"code":"PHOTO_INVALID_DIMENSIONS","name":"图片尺寸无效","meaning":"图片的宽高之和过大，或一边超过另一边的 20 倍。"}
],"parameters":{"upload_by":"机器人发送媒体的方式：上传文件（file）或提供链接（url）。"},"rules":[
{"id":"image-file-size-decimal","message":"文件大小为 {measured}；上传文件时上限 10 MB 可能指 {limit}，也可能指 {looser}（10 MiB）","fix":"压缩到 10 MB 以内。"},
{"id":"image-file-size","message":"文件大小为 {measured}，上传文件时不能超过 {limit}（10 MiB）","fix":"压缩到 10 MiB 以内。"},
{"id":"image-file-size-url-decimal","message":"文件大小为 {measured}；通过链接发送时上限 5 MB 可能指 {limit}，也可能指 {looser}（5 MiB）","fix":"压缩到 5 MB 以内。"},
{"id":"image-file-size-url","message":"文件大小为 {measured}，通过链接发送时不能超过 {limit}（5 MiB）","fix":"压缩到 5 MiB 以内。"},
{"id":"image-size","message":"图片尺寸为 {measured}；宽高之和不能超过 10,000 px","fix":"缩小到宽高之和不超过 10,000 px。"},
{"id":"image-aspect-ratio","message":"图片宽高比为 {measured}，应在 {min} 到 {max} 之间","fix":"裁剪图片或添加边框，使长边不超过短边的 20 倍。"},
{"id":"request-media-present","message":"没有指定图片","fix":"请指定要发布的图片。"},
{"id":"request-media-max","message":"相册共有 {measured} 张图片，最多 {limit} 张","fix":"每次最多发布 10 张。"},
{"id":"request-text-length-parsed","message":"长度为 {measured}（含格式标记）；去掉标记后，说明文字不能超过 {limit}","fix":"将去掉格式标记后的文字缩短到 1,024 个字符以内。"},
{"id":"request-text-length-utf16","message":"长度为 {measured}；说明文字不能超过 {looser}，官方文档没有说明计数单位","fix":"缩短到 1,024 个 UTF-16 码元以内；一个表情符号至少计为两个码元。"},
{"id":"request-text-length","message":"长度为 {measured}；说明文字不能超过 {limit}","fix":"缩短到 1,024 个字符以内。"}
],"not_documented":[
{"subject":"哪些图片格式可以作为照片发送"},
{"subject":"说明文字的计数单位","note":"仅按 UTF-16 码元计或仅计入 Markdown 和 HTML 标记时超出上限的说明文字，按警告处理。"},
{"subject":"MB 是十进制还是二进制","note":"单位可能是十进制或二进制；文件大小介于两个上限之间时，按警告处理。"}
]}}}
"""##])
}

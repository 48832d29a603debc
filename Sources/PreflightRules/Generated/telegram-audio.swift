// swift-format-ignore-file
// Made by script/tools/generate from Destinations/telegram-audio/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_telegram_audio = Destinations.Entry(
    "telegram-audio", "telegram-audio", groups: ["telegram"],
    fingerprint: "a089e21d", checked: "2026-11-22",
    [##"""
{"preflight_destination":1,
"id":"telegram-audio",
"short_name":"telegram-audio",
"name":"Telegram audio file (bot)",
"groups":["telegram"],
"sources":[
{"id":"bot-api","title":"Telegram Bot API","url":"https://core.telegram.org/bots/api","checked":[2026,11,22],"page_as_of":[2026,6,11],"review_after":[2027,5,22]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"parameters":[
{"name":"upload_by","choice":["file","url"],"default":"file","meaning":"How the bot sends media: as a file that it uploads (file), or as an address (url)."}
],
"""##, SharedParts.share_states_telegram_audio, ##"""
"slots":[
{"name":"audio","takes":["audio"],
"rules":[
{"id":"telegram-audio/audio-container","fact":"container","constraint":{"one_of":["mp3","m4a","mp4"]},"strength":"unstated","certainty":"official","step":"format","share_state":20010,"source":"bot-api","message":"is {measured}; Telegram accepts MP3 and M4A for its music player","fix":"Convert it to MP3 or M4A.","where":"sendAudio","written":".MP3 or .M4A","examples":{"pass":[{"values":[{"fact":"container","value":"mp3"}]},{"values":[{"fact":"container","value":"m4a"}]},{"values":[{"fact":"container","value":"mp4"}]}],"fail":[{"values":[{"fact":"container","value":"ogg"}]},{"values":[{"fact":"container","value":"wav"}]},{"values":[{"fact":"container","value":"flac"}]},{"values":[{"fact":"container","value":"aac"}]}]}},
{"id":"telegram-audio/audio-file-size-decimal","fact":"file_size","constraint":{"max":50000000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"bot-api","when":[{"parameter":"upload_by","one_of":["file"]}],"looser":"telegram-audio/audio-file-size","message":"is {measured}; the limit for an upload is 50 MB, which can mean {limit} or {looser} (50 MiB)","fix":"Compress it to 50 MB or less.","where":"sendAudio","written":"50 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}],"assuming":[{"parameter":"upload_by","value":"file"}]},{"values":[{"fact":"file_size","value":50000000}],"assuming":[{"parameter":"upload_by","value":"file"}]}],"warn":[{"values":[{"fact":"file_size","value":50000001}],"assuming":[{"parameter":"upload_by","value":"file"}]},{"values":[{"fact":"file_size","value":52428800}],"assuming":[{"parameter":"upload_by","value":"file"}]}]}},
{"id":"telegram-audio/audio-file-size","fact":"file_size","constraint":{"max":52428800},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"bot-api","when":[{"parameter":"upload_by","one_of":["file"]}],"native_codes":["Request Entity Too Large"],"message":"is {measured}; the limit for an upload is {limit} (50 MiB)","fix":"Compress it to 50 MiB or less.","where":"sendAudio","written":"50 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":50000001}],"assuming":[{"parameter":"upload_by","value":"file"}]},{"values":[{"fact":"file_size","value":52428800}],"assuming":[{"parameter":"upload_by","value":"file"}]}],"fail":[{"values":[{"fact":"file_size","value":52428801}],"assuming":[{"parameter":"upload_by","value":"file"}]}]}},
{"id":"telegram-audio/audio-file-size-url-decimal","fact":"file_size","constraint":{"max":20000000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"bot-api","when":[{"parameter":"upload_by","one_of":["url"]}],"looser":"telegram-audio/audio-file-size-url","message":"is {measured}; the limit for media sent by address is 20 MB, which can mean {limit} or {looser} (20 MiB)","fix":"Compress it to 20 MB or less.","where":"Sending files","written":"20 MB max for other types of content","examples":{"pass":[{"values":[{"fact":"file_size","value":1}],"assuming":[{"parameter":"upload_by","value":"url"}]},{"values":[{"fact":"file_size","value":20000000}],"assuming":[{"parameter":"upload_by","value":"url"}]}],"warn":[{"values":[{"fact":"file_size","value":20000001}],"assuming":[{"parameter":"upload_by","value":"url"}]},{"values":[{"fact":"file_size","value":20971520}],"assuming":[{"parameter":"upload_by","value":"url"}]}]}},
{"id":"telegram-audio/audio-file-size-url","fact":"file_size","constraint":{"max":20971520},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"bot-api","when":[{"parameter":"upload_by","one_of":["url"]}],"message":"is {measured}; the limit for media sent by address is {limit} (20 MiB)","fix":"Compress it to 20 MiB or less.","where":"Sending files","written":"20 MB max for other types of content","examples":{"pass":[{"values":[{"fact":"file_size","value":20000001}],"assuming":[{"parameter":"upload_by","value":"url"}]},{"values":[{"fact":"file_size","value":20971520}],"assuming":[{"parameter":"upload_by","value":"url"}]}],"fail":[{"values":[{"fact":"file_size","value":20971521}],"assuming":[{"parameter":"upload_by","value":"url"}]}]}}
]}],
"request_rules":[
{"id":"telegram-audio/request-media-present","fact":{"count":"media"},"constraint":{"min":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"bot-api","message":"has no audio file","fix":"Add the audio file that the post shows.","where":"sendAudio, audio","written":"Audio file to send","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":0}]}]}},
{"id":"telegram-audio/request-media-max","fact":{"count":"media"},"constraint":{"max":10},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"bot-api","message":"has {measured} audio files; the limit for an album is {limit}","fix":"Post at most 10 at a time.","where":"sendMediaGroup, media","written":"2-10 items","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]},{"values":[{"fact":{"count":"media"},"value":10}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":11}]}]}},
{"id":"telegram-audio/request-text-length-parsed","fact":{"field":"text"},"constraint":{"length":{"unit":"characters","max":1024}},"strength":"advice","certainty":"official","step":"request","source":"bot-api","applies_if":[{"fact":{"field":"parse_mode"},"constraint":{"present":true}}],"message":"has {measured} with its marks; the limit for a caption is {limit} without them","fix":"Shorten it to 1,024 characters or fewer without the marks of its format.","where":"sendAudio, caption","written":"0-1024 characters","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":1024}]}},{"fact":{"field":"parse_mode"},"value":"HTML"}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":1025}]}}]}],"warn":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":1025}]}},{"fact":{"field":"parse_mode"},"value":"HTML"}]}]}},
{"id":"telegram-audio/request-text-length-utf16","fact":{"field":"text"},"constraint":{"length":{"unit":"utf16","max":1024}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"bot-api","applies_if":[{"fact":{"field":"parse_mode"},"constraint":{"present":false}}],"looser":"telegram-audio/request-text-length","message":"has {measured}; the limit for a caption is {looser}, and the page does not say how it counts","fix":"Shorten it to 1,024 UTF-16 units or fewer; an emoji counts as two or more.","where":"sendAudio, caption","written":"0-1024 characters","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":1024}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"🙂","times":512}]}}]}],"warn":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":1025}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"🙂","times":513}]}}]}]}},
{"id":"telegram-audio/request-text-length","fact":{"field":"text"},"constraint":{"length":{"unit":"characters","max":1024}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"bot-api","applies_if":[{"fact":{"field":"parse_mode"},"constraint":{"present":false}}],"native_codes":["message caption is too long"],"message":"has {measured}; the limit for a caption is {limit}","fix":"Shorten it to 1,024 characters or fewer.","where":"sendAudio, caption","written":"0-1024 characters","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":1023}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":1024}]}}]}],"fail":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":1025}]}}]}]}}
],
"publisher":"Telegram",
"summary":"An audio file, or an album of up to ten, that a bot posts through Telegram's Bot API. Telegram shows it in its music player.",
"notes":[
"Few result codes of Telegram for media are known. The share states are those of TikTok and Douyin with the same meaning.",
"Telegram counts a caption without its formatting marks. The limit for a message of text only is 4,096 characters.",
"A Bot API server of your own accepts larger files. Telegram's apps accept 2 GB, or 4 GB with Premium.",
"An album of audio files contains nothing else.",
"A server that offers a file by address must state its MIME type correctly."
],
"""##, SharedParts.native_codes_telegram_animation, SharedParts.request_telegram_audio, SharedParts.unreadable_bluesky_image, ##"""
"not_documented":[
{"subject":"What Telegram makes of an audio file of another format"},
{"subject":"Which codecs M4A can contain"},
{"subject":"The duration"},
{"subject":"The sample rate, the channels and the bit rate"},
{"subject":"The unit in which a caption is counted","note":"A caption that is too long only in UTF-16 units, or only with its Markdown or HTML marks, gets a warning."},
{"subject":"Whether MB is decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."}
],
"translations":{
"zh-Hans":{"name":"Telegram 音频（机器人）","summary":"机器人通过 Telegram Bot API 发布一个音频文件，或最多十个音频的相册；Telegram 在音乐播放器中显示。","notes":["Telegram 与媒体相关的返回码很少。这里的分享状态码借用 TikTok 和抖音中含义相同的编号。","说明文字去除格式标记后再计数。纯文本消息的上限为 4,096 个字符。","自建的 Bot API 服务器支持更大的文件；Telegram 应用的上限为 2 GB，Premium 用户为 4 GB。","音频相册不能包含其他类型的文件。","通过链接发送时，服务器返回的 MIME 类型必须正确。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20002","name":"参数错误","meaning":"帖子没有媒体、媒体过多、媒体类型不受支持，或文字过长。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏、超过大小上限，或格式不受支持。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"native_codes_note":"Bot API 在错误的描述中返回该文字。文档没有列出；见于 2020-02-18、2020-12-25 和 2023-01-16 有记录的拒绝。","native_codes":[{"code":"Request Entity Too Large","name":"文件过大","meaning":"上传的文件超过 50 MB。HTTP 状态码为 413。"},{"code":"message caption is too long","name":"说明文字过长","meaning":"说明文字超过 1024 个字符。"}],"parameters":{"upload_by":"机器人发送媒体的方式：上传文件（file）或提供链接（url）。"},"rules":[
{"id":"audio-container","message":"封装格式为 {measured}；音乐播放器接受 MP3 和 M4A","fix":"转换为 MP3 或 M4A。"},
{"id":"audio-file-size-decimal","message":"文件大小为 {measured}；上传文件时上限 50 MB 可能指 {limit}，也可能指 {looser}（50 MiB）","fix":"压缩到 50 MB 以内。"},
{"id":"audio-file-size","message":"文件大小为 {measured}，上传文件时不能超过 {limit}（50 MiB）","fix":"压缩到 50 MiB 以内。"},
{"id":"audio-file-size-url-decimal","message":"文件大小为 {measured}；通过链接发送时上限 20 MB 可能指 {limit}，也可能指 {looser}（20 MiB）","fix":"压缩到 20 MB 以内。"},
{"id":"audio-file-size-url","message":"文件大小为 {measured}，通过链接发送时不能超过 {limit}（20 MiB）","fix":"压缩到 20 MiB 以内。"},
{"id":"request-media-present","message":"没有指定音频文件","fix":"请指定要发布的音频文件。"},
{"id":"request-media-max","message":"相册共有 {measured} 个音频文件，最多 {limit} 个","fix":"每次最多发布 10 个。"},
{"id":"request-text-length-parsed","message":"长度为 {measured}（含格式标记）；去掉标记后，说明文字不能超过 {limit}","fix":"将去掉格式标记后的文字缩短到 1,024 个字符以内。"},
{"id":"request-text-length-utf16","message":"长度为 {measured}；说明文字不能超过 {looser}，官方文档没有说明计数单位","fix":"缩短到 1,024 个 UTF-16 码元以内；一个表情符号至少计为两个码元。"},
{"id":"request-text-length","message":"长度为 {measured}；说明文字不能超过 {limit}","fix":"缩短到 1,024 个字符以内。"}
],"not_documented":[{"subject":"其他格式的音频文件如何发送"},{"subject":"M4A 内的编码格式"},{"subject":"时长"},{"subject":"采样率、声道和码率"},{"subject":"说明文字的计数单位","note":"仅按 UTF-16 码元计或仅计入 Markdown 和 HTML 标记时超出上限的说明文字，按警告处理。"},{"subject":"MB 是十进制还是二进制","note":"单位可能是十进制或二进制；文件大小介于两个上限之间时，按警告处理。"}]}}}
"""##])
}

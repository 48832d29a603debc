// swift-format-ignore-file
// Made by script/tools/generate from Destinations/whatsapp-audio/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_whatsapp_audio = Destinations.Entry(
    "whatsapp-audio", "whatsapp-audio", groups: ["meta", "whatsapp"],
    fingerprint: "01fe3cdb", checked: "2026-11-26",
    [##"""
{"preflight_destination":1,
"id":"whatsapp-audio",
"short_name":"whatsapp-audio",
"name":"WhatsApp audio message",
"groups":["meta","whatsapp"],
"sources":[{"id":"media","title":"WhatsApp Cloud API, media","url":"https://developers.facebook.com/docs/whatsapp/cloud-api/reference/media","checked":[2026,11,22],"page_as_of":[2026,9,11],"review_after":[2027,1,21]},{"id":"wrong-type","title":"OpenLivery, pull request 30, a recorded refusal of OGG that was named .mp4","url":"https://github.com/sarrazola/openlivery/pull/30","checked":[2026,11,26],"page_as_of":[2026,8,27]}],
"steps":["request","context","fetch","format","duration","resolution"],
"share_states":{"success":20000,"borrowed_from":"TikTok and Douyin","states":[
{"code":20000,"name":"shared","meaning":"The share succeeded. A tool can only say that no documented rule is broken."},
{"code":20002,"name":"parameters not usable","predictable_from":["request"],"meaning":"The post has no media, too many files or files of another kind, or a text that is too long."},
{"code":20010,"name":"media could not be processed","predictable_from":["media"],"meaning":"The file is damaged or too large, or WhatsApp does not accept its format."},
{"code":21001,"name":"download from iCloud failed","predictable_from":["context","run_time"],"meaning":"The media is in iCloud and not on the device."},
{"code":21003,"name":"media does not exist","predictable_from":["request","run_time"],"meaning":"The media does not exist."}
]},
"slots":[
{"name":"audio","takes":["audio"],
"rules":[
{"id":"whatsapp-audio/audio-container","fact":"container","constraint":{"one_of":["aac","amr","mp3","m4a","mp4","ogg"]},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"media","native_codes":["131053"],"message":"is {measured}; WhatsApp accepts AAC, AMR, MP3, M4A and OGG","fix":"Convert it to M4A or MP3, or to Opus in OGG with one channel.","where":"Supported media types, Audio, Audio Type","written":"AAC, AMR, MP3, MP4 Audio, OGG Audio","examples":{"pass":[{"values":[{"fact":"container","value":"aac"}]},{"values":[{"fact":"container","value":"amr"}]},{"values":[{"fact":"container","value":"mp3"}]},{"values":[{"fact":"container","value":"m4a"}]},{"values":[{"fact":"container","value":"mp4"}]},{"values":[{"fact":"container","value":"ogg"}]}],"fail":[{"values":[{"fact":"container","value":"wav"}]},{"values":[{"fact":"container","value":"flac"}]},{"values":[{"fact":"container","value":"webm"}]}]}},
{"id":"whatsapp-audio/media-type-mismatch","fact":"extension_matches","constraint":{"equals":true},"strength":"hard","certainty":"observed","step":"format","share_state":20010,"source":"wrong-type","further_sources":["media"],"native_codes":["131053"],"message":"has a name that does not match its content; WhatsApp refuses media whose declared type differs","fix":"Name it and declare its type according to its content.","where":"Supported media types, note below the table of video","written":"131053","examples":{"pass":[{"values":[{"fact":"extension_matches","value":true}]}],"fail":[{"values":[{"fact":"extension_matches","value":false}]}]}},
{"id":"whatsapp-audio/audio-ogg-codec","fact":"audio.codec","constraint":{"equals":"opus"},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"media","applies_if":[{"fact":"container","constraint":{"equals":"ogg"}}],"message":"is OGG with the audio codec {measured}; WhatsApp accepts only Opus in OGG","fix":"Encode it as Opus with one channel, or as M4A.","where":"Supported media types, Audio, row OGG Audio","written":"OPUS codecs only","examples":{"pass":[{"values":[{"fact":"audio.codec","value":"opus"},{"fact":"container","value":"ogg"}]},{"values":[{"fact":"audio.codec","value":"aac"},{"fact":"container","value":"m4a"}]}],"fail":[{"values":[{"fact":"audio.codec","value":"vorbis"},{"fact":"container","value":"ogg"}]},{"values":[{"fact":"audio.codec","value":"flac"},{"fact":"container","value":"ogg"}]}]}},
{"id":"whatsapp-audio/audio-ogg-channels","fact":"audio.channels","constraint":{"equals":1},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"media","applies_if":[{"fact":"container","constraint":{"equals":"ogg"}}],"message":"is OGG with {measured} audio channels; WhatsApp accepts only one channel in OGG","fix":"Mix it down to one channel, or convert it to M4A.","where":"Supported media types, Audio, row OGG Audio","written":"mono input only","examples":{"pass":[{"values":[{"fact":"audio.channels","value":1},{"fact":"container","value":"ogg"}]},{"values":[{"fact":"audio.channels","value":2},{"fact":"container","value":"m4a"}]}],"fail":[{"values":[{"fact":"audio.channels","value":2},{"fact":"container","value":"ogg"}]}]}},
{"id":"whatsapp-audio/audio-file-size-decimal","fact":"file_size","constraint":{"max":16000000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"media","looser":"whatsapp-audio/audio-file-size","message":"is {measured}; the limit is 16 MB, which can mean {limit} or {looser} (16 MiB)","fix":"Compress it to 16 MB or less.","where":"Supported media types, Audio, Max Size","written":"16 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":16000000}]}],"warn":[{"values":[{"fact":"file_size","value":16000001}]},{"values":[{"fact":"file_size","value":16777216}]}]}},
{"id":"whatsapp-audio/audio-file-size","fact":"file_size","constraint":{"max":16777216},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"media","message":"is {measured}; the limit is {limit} (16 MiB)","fix":"Compress it to 16 MiB or less.","where":"Supported media types, Audio, Max Size","written":"16 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":16000001}]},{"values":[{"fact":"file_size","value":16777216}]}],"fail":[{"values":[{"fact":"file_size","value":16777217}]}]}}
]}],
"request_rules":[
{"id":"whatsapp-audio/request-media-present","fact":{"count":"media"},"constraint":{"min":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"media","message":"has no audio file","fix":"Add the audio file that the post shows.","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":0}]}]}},
{"id":"whatsapp-audio/request-media-max","fact":{"count":"media"},"constraint":{"max":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"media","message":"has {measured} files; a message has {limit}","fix":"Send each file as a message of its own.","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":2}]}]}}
],
"publisher":"WhatsApp",
"summary":"An audio message, sent through the WhatsApp Cloud API.",
"notes":[
"The Cloud API has one code of its own for the type of media, 131053. The share states here are those of TikTok and Douyin with the same meaning.",
"An audio message has no caption."
],
"""##, SharedParts.native_codes_whatsapp_audio, ##"""
"request":{"source":"media","malformed":20002,"unusable":20002,"is_post":true,"aliases":[{"name":"caption","field":"text"},{"name":"image.id","field":"media"},{"name":"image.link","field":"media"},{"name":"video.id","field":"media"},{"name":"video.link","field":"media"},{"name":"audio.id","field":"media"},{"name":"audio.link","field":"media"},{"name":"sticker.id","field":"media"},{"name":"sticker.link","field":"media"}],"unwrapped":["audio","image","sticker","video"],"fields":[{"name":"media","type":"media","slots":["audio"],"is_list":true},{"name":"text","type":"text"},{"name":"title","type":"text"},{"name":"description","type":"text"},{"name":"link","type":"identifier"},{"name":"cover","type":"attachment","kinds":["image"]},{"name":"alt_text","type":"text"},{"name":"tags","type":"text","is_list":true},{"name":"biz_opaque_callback_data","type":"anything"},{"name":"context","type":"anything"},{"name":"filename","type":"anything"},{"name":"messaging_product","type":"anything"},{"name":"recipient","type":"anything"},{"name":"recipient_type","type":"anything"},{"name":"template","type":"anything"},{"name":"to","type":"anything"},{"name":"type","type":"anything"},{"name":"voice","type":"anything"}]},
"""##, SharedParts.unreadable_bluesky_image, ##"""
"not_documented":[
{"subject":"The duration"},
{"subject":"The sample rate and the bit rate"},
{"subject":"Which codecs M4A can contain"},
{"subject":"What Status and Channels accept","note":"No official document was found; reports say 60 s or 90 s for Status."},
{"subject":"Whether MB is decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."}
],
"translations":{
"zh-Hans":{"name":"WhatsApp 音频消息","summary":"通过 WhatsApp Cloud API 发送音频消息。","notes":["Cloud API 只有一个与媒体类型有关的错误码 131053。这里的分享状态码借用 TikTok 和抖音中含义相同的编号。","音频消息没有说明文字。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20002","name":"参数错误","meaning":"帖子没有媒体、媒体过多、媒体类型不受支持，或文字过长。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏、超过大小上限，或格式不受支持。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"native_codes_note":"Cloud API 在状态通知中返回该代码（Cloud API 错误代码页面，2026-11-30 查阅）。100 见于 2026-08-21 有记录的视频上传拒绝。","native_codes":[{"code":"131053","name":"媒体上传错误","meaning":"WhatsApp 不支持该媒体类型，或声明的类型与内容不一致。"},{"code":"100","name":"文件过大","meaning":"上传的视频超过 16 MB。HTTP 状态码为 400。"}],"rules":[
{"id":"audio-container","message":"封装格式为 {measured}；接受 AAC、AMR、MP3、M4A 和 OGG","fix":"转换为 M4A、MP3，或单声道 Opus 编码的 OGG。"},
{"id":"media-type-mismatch","message":"扩展名与内容的类型不符；声明的类型与内容不符的媒体会被 WhatsApp 拒绝","fix":"按实际内容命名，并声明相应的类型。"},
{"id":"audio-ogg-codec","message":"OGG 的音频编码格式为 {measured}；OGG 只接受 Opus","fix":"编码为单声道 Opus，或转换为 M4A。"},
{"id":"audio-ogg-channels","message":"OGG 有 {measured} 个声道；OGG 只接受单声道","fix":"缩混为单声道，或转换为 M4A。"},
{"id":"audio-file-size-decimal","message":"文件大小为 {measured}；上限 16 MB 可能指 {limit}，也可能指 {looser}（16 MiB）","fix":"压缩到 16 MB 以内。"},
{"id":"audio-file-size","message":"文件大小为 {measured}，不能超过 {limit}（16 MiB）","fix":"压缩到 16 MiB 以内。"},
{"id":"request-media-present","message":"没有指定音频文件","fix":"请指定要发送的音频文件。"},
{"id":"request-media-max","message":"共有 {measured} 个文件，一条消息只能有 {limit} 个","fix":"每个文件单独作为一条消息发送。"}
],"not_documented":[{"subject":"时长"},{"subject":"采样率和码率"},{"subject":"M4A 内的编码格式"},{"subject":"动态和频道的媒体要求","note":"没有找到官方说明；有报告称动态的时长上限为 60 秒或 90 秒。"},{"subject":"MB 是十进制还是二进制","note":"单位可能是十进制或二进制；文件大小介于两个上限之间时，按警告处理。"}]}}}
"""##])
}

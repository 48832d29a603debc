// swift-format-ignore-file
// Made by script/tools/generate from Destinations/telegram-story/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_telegram_story = Destinations.Entry(
    "telegram-story", "telegram-story", groups: ["telegram"],
    fingerprint: "6570fae2", checked: "2026-11-22",
    [##"""
{"preflight_destination":1,
"id":"telegram-story",
"short_name":"telegram-story",
"name":"Telegram story (bot)",
"groups":["telegram"],
"sources":[
{"id":"bot-api","title":"Telegram Bot API","url":"https://core.telegram.org/bots/api","checked":[2026,11,22],"page_as_of":[2026,6,11],"review_after":[2027,5,22]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_bilibili, ##"""
"slots":[
{"name":"image","takes":["image"],
"rules":[
{"id":"telegram-story/image-file-size-decimal","fact":"file_size","constraint":{"max":10000000},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"bot-api","looser":"telegram-story/image-file-size","message":"is {measured}; the limit is 10 MB, which can mean {limit} or {looser} (10 MiB)","fix":"Compress it to 10 MB or less.","where":"InputStoryContentPhoto, photo","written":"10 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":10000000}]}],"warn":[{"values":[{"fact":"file_size","value":10000001}]},{"values":[{"fact":"file_size","value":10485760}]}]}},
{"id":"telegram-story/image-file-size","fact":"file_size","constraint":{"max":10485760},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"bot-api","message":"is {measured}; the limit is {limit} (10 MiB)","fix":"Compress it to 10 MiB or less.","where":"InputStoryContentPhoto, photo","written":"10 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":10000001}]},{"values":[{"fact":"file_size","value":10485760}]}],"fail":[{"values":[{"fact":"file_size","value":10485761}]}]}},
{"id":"telegram-story/image-size","fact":"image.size","constraint":{"equals":{"size":[1080,1920]}},"strength":"hard","certainty":"official","step":"resolution","share_state":20008,"source":"bot-api","message":"is {measured}; Telegram requires {limit}","fix":"Crop and scale it to 1080×1920.","where":"InputStoryContentPhoto, photo","written":"1080x1920","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[1080,1920]}}]}],"fail":[{"values":[{"fact":"image.size","value":{"size":[1079,1920]}}]},{"values":[{"fact":"image.size","value":{"size":[1080,1921]}}]},{"values":[{"fact":"image.size","value":{"size":[1920,1080]}}]},{"values":[{"fact":"image.size","value":{"size":[720,1280]}}]}]}}
]},
{"name":"video","takes":["video"],
"rules":[
{"id":"telegram-story/video-container","fact":"container","constraint":{"one_of":["mp4"]},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"bot-api","message":"is {measured}; Telegram accepts MP4","fix":"Convert it to MP4; remuxing is enough if Telegram accepts the codecs.","where":"InputStoryContentVideo, video","written":"MPEG4","examples":{"pass":[{"values":[{"fact":"container","value":"mp4"}]}],"fail":[{"values":[{"fact":"container","value":"mov"}]},{"values":[{"fact":"container","value":"webm"}]}]}},
{"id":"telegram-story/video-codec","fact":"video.codec","constraint":{"equals":"hevc"},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"bot-api","message":"has the video codec {measured}; Telegram requires H.265","fix":"Convert it to H.265 in MP4.","where":"InputStoryContentVideo","written":"H.265","examples":{"pass":[{"values":[{"fact":"video.codec","value":"hevc"}]}],"fail":[{"values":[{"fact":"video.codec","value":"h264"}]},{"values":[{"fact":"video.codec","value":"vp9"}]}]}},
{"id":"telegram-story/video-keyframes","fact":"video.max_keyframe_interval","constraint":{"max":1},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"bot-api","message":"has key frames up to {measured} apart; the limit is {limit}","fix":"Encode it with a key frame every second.","where":"InputStoryContentVideo, video","written":"each second","examples":{"pass":[{"values":[{"fact":"video.max_keyframe_interval","value":{"number":0.5}}]},{"values":[{"fact":"video.max_keyframe_interval","value":{"number":1}}]}],"warn":[{"values":[{"fact":"video.max_keyframe_interval","value":{"number":1.001}}]},{"values":[{"fact":"video.max_keyframe_interval","value":{"number":1.1}}]}],"fail":[{"values":[{"fact":"video.max_keyframe_interval","value":{"number":1.100001}}]},{"values":[{"fact":"video.max_keyframe_interval","value":{"number":2}}]}]}},
{"id":"telegram-story/video-fast-start","fact":"fast_start","constraint":{"equals":true},"strength":"unstated","certainty":"official","step":"format","share_state":20012,"source":"bot-api","message":"has its index (moov) after the media data, so it cannot be streamed","fix":"Move the index to the front, for example with ffmpeg -c copy -movflags +faststart.","where":"InputStoryContentVideo, video","written":"streamable","examples":{"pass":[{"values":[{"fact":"fast_start","value":true}]}],"fail":[{"values":[{"fact":"fast_start","value":false}]}]}},
{"id":"telegram-story/video-file-size-decimal","fact":"file_size","constraint":{"max":30000000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"bot-api","looser":"telegram-story/video-file-size","message":"is {measured}; the limit is 30 MB, which can mean {limit} or {looser} (30 MiB)","fix":"Compress it to 30 MB or less.","where":"InputStoryContentVideo","written":"30 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":30000000}]}],"warn":[{"values":[{"fact":"file_size","value":30000001}]},{"values":[{"fact":"file_size","value":31457280}]}]}},
{"id":"telegram-story/video-file-size","fact":"file_size","constraint":{"max":31457280},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"bot-api","message":"is {measured}; the limit is {limit} (30 MiB)","fix":"Compress it to 30 MiB or less.","where":"InputStoryContentVideo","written":"30 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":30000001}]},{"values":[{"fact":"file_size","value":31457280}]}],"fail":[{"values":[{"fact":"file_size","value":31457281}]}]}},
{"id":"telegram-story/video-duration-max","fact":"duration","constraint":{"max":60},"strength":"hard","certainty":"official","step":"duration","share_state":20007,"source":"bot-api","message":"is {measured} long; the limit is {limit}","fix":"Trim it to 60 s or less.","where":"InputStoryContentVideo","written":"0-60","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":59}}]},{"values":[{"fact":"duration","value":{"number":60}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":60.1}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":60.100001}}]},{"values":[{"fact":"duration","value":{"number":120}}]}]}},
{"id":"telegram-story/video-size","fact":"video.size","constraint":{"equals":{"size":[720,1280]}},"strength":"hard","certainty":"official","step":"resolution","share_state":20011,"source":"bot-api","message":"is {measured}; Telegram requires {limit}","fix":"Crop and scale it to 720×1280.","where":"InputStoryContentVideo","written":"720x1280","examples":{"pass":[{"values":[{"fact":"video.size","value":{"size":[720,1280]}}]}],"fail":[{"values":[{"fact":"video.size","value":{"size":[719,1280]}}]},{"values":[{"fact":"video.size","value":{"size":[720,1281]}}]},{"values":[{"fact":"video.size","value":{"size":[1280,720]}}]},{"values":[{"fact":"video.size","value":{"size":[1080,1920]}}]}]}}
]}],
"request_rules":[
{"id":"telegram-story/request-media-present","fact":{"count":"media"},"constraint":{"min":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"bot-api","message":"has no image or video","fix":"Add the image or video that the post shows.","where":"postStory, content","written":"Content of the story","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":0}]}]}},
{"id":"telegram-story/request-text-length","fact":{"field":"text"},"constraint":{"length":{"unit":"characters","max":2048}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"bot-api","applies_if":[{"fact":{"field":"parse_mode"},"constraint":{"present":false}}],"message":"has {measured}; Telegram accepts a caption of at most {limit}","fix":"Shorten it to 2,048 characters or less.","where":"postStory, caption","written":"0-2048 characters","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":2048}]}}]}],"fail":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":2049}]}}]}]}}
],
"publisher":"Telegram",
"summary":"A story that a bot posts for a business account through Telegram's Bot API.",
"notes":[
"Few result codes of Telegram for media are known. The share states are those of TikTok and Douyin with the same meaning.",
"An image must be exactly 1080×1920, a video exactly 720×1280.",
"Only the packets show how far apart key frames are. So for this destination, Preflight may read a video beyond its header."
],
"""##, SharedParts.native_codes_telegram_animation, ##"""
"request":{"source":"bot-api","malformed":20002,"unusable":20002,"is_post":true,"aliases":[{"name":"caption","field":"text"},{"name":"photo","field":"media"},{"name":"video","field":"media"},{"name":"animation","field":"media"},{"name":"audio","field":"media"},{"name":"document","field":"media"},{"name":"voice","field":"media"}],"unwrapped":["content"],"fields":[{"name":"media","type":"media","slots":["image","video"],"is_list":true},{"name":"text","type":"text"},{"name":"title","type":"text"},{"name":"description","type":"text"},{"name":"link","type":"identifier"},{"name":"cover","type":"attachment","kinds":["image"]},{"name":"alt_text","type":"text"},{"name":"tags","type":"text","is_list":true},{"name":"parse_mode","type":"choice","words":["HTML","Markdown","MarkdownV2"]},{"name":"message_thread_id","type":"integer"},{"name":"message_effect_id","type":"digits"},{"name":"business_connection_id","type":"identifier"},{"name":"direct_messages_topic_id","type":"integer"},{"name":"show_caption_above_media","type":"flag"},{"name":"has_spoiler","type":"flag"},{"name":"disable_notification","type":"flag"},{"name":"protect_content","type":"flag"},{"name":"allow_paid_broadcast","type":"flag"},{"name":"duration","type":"number"},{"name":"width","type":"integer"},{"name":"height","type":"integer"},{"name":"start_timestamp","type":"integer"},{"name":"supports_streaming","type":"flag"},{"name":"performer","type":"text"},{"name":"disable_content_type_detection","type":"flag"},{"name":"active_period","type":"integer"},{"name":"post_to_chat_page","type":"flag"},{"name":"areas","type":"anything"},{"name":"caption_entities","type":"anything"},{"name":"chat_id","type":"anything"},{"name":"cover_frame_timestamp","type":"anything"},{"name":"entities","type":"anything"},{"name":"is_animation","type":"anything"},{"name":"link_preview_options","type":"anything"},{"name":"reply_markup","type":"anything"},{"name":"reply_parameters","type":"anything"},{"name":"suggested_post_parameters","type":"anything"},{"name":"thumbnail","type":"anything"},{"name":"type","type":"anything"}]},
"""##, SharedParts.unreadable_bilibili, ##"""
"not_documented":[
{"subject":"The format of an image"},
{"subject":"How many files one story accepts"},
{"subject":"The unit in which a caption is counted","note":"The figure is read as Unicode characters. Telegram does not count Markdown and HTML marks, but the rule does."},
{"subject":"What streamable means","note":"The rule requires the index before the media data."},
{"subject":"Whether MB is decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."}
],
"translations":{
"zh-Hans":{"name":"Telegram 快拍（机器人）","summary":"机器人通过 Telegram Bot API 为商业账号发布快拍。","notes":["Telegram 与媒体相关的返回码很少。这里的分享状态码借用 TikTok 和抖音中含义相同的编号。","图片必须正好为 1080×1920，视频必须正好为 720×1280。","关键帧间隔要读取数据包才能得知，因此检查该渠道时，视频可能需要读到文件头之后。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20002","name":"参数错误","meaning":"帖子没有媒体、媒体过多、媒体类型不受支持，或文字过长。"},{"code":"20007","name":"视频时长不符合要求","meaning":"视频过长或过短。"},{"code":"20008","name":"图片不符合要求","meaning":"图片的尺寸、宽高比或文件大小不符合要求。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},{"code":"20011","name":"视频分辨率不符合要求","meaning":"视频的分辨率或宽高比不符合要求。"},{"code":"20012","name":"视频格式不支持","meaning":"视频的封装格式、编码格式或编码参数不符合要求。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"native_codes_note":"Bot API 在错误的描述中返回该文字。文档没有列出；见于 2020-02-18、2020-12-25 和 2023-01-16 有记录的拒绝。","native_codes":[{"code":"Request Entity Too Large","name":"文件过大","meaning":"上传的文件超过 50 MB。HTTP 状态码为 413。"},{"code":"message caption is too long","name":"说明文字过长","meaning":"说明文字超过 1024 个字符。"}],"rules":[
{"id":"image-file-size-decimal","message":"文件大小为 {measured}；上限 10 MB 可能指 {limit}，也可能指 {looser}（10 MiB）","fix":"压缩到 10 MB 以内。"},
{"id":"image-file-size","message":"文件大小为 {measured}，不能超过 {limit}（10 MiB）","fix":"压缩到 10 MiB 以内。"},
{"id":"image-size","message":"图片尺寸为 {measured}，必须为 {limit}","fix":"裁剪并缩放到 1080×1920。"},
{"id":"video-container","message":"封装格式为 {measured}；接受 MP4","fix":"转换为 MP4；编码格式受支持时只需重新封装。"},
{"id":"video-codec","message":"视频编码格式为 {measured}；要求使用 H.265","fix":"转换为 H.265 编码的 MP4。"},
{"id":"video-keyframes","message":"关键帧间隔最大为 {measured}，不能超过 {limit}","fix":"编码时至少每秒设置一个关键帧。"},
{"id":"video-fast-start","message":"索引（moov）位于媒体数据之后，无法流式播放","fix":"将索引移到文件开头，例如使用 ffmpeg 的 -c copy -movflags +faststart。"},
{"id":"video-file-size-decimal","message":"文件大小为 {measured}；上限 30 MB 可能指 {limit}，也可能指 {looser}（30 MiB）","fix":"压缩到 30 MB 以内。"},
{"id":"video-file-size","message":"文件大小为 {measured}，不能超过 {limit}（30 MiB）","fix":"压缩到 30 MiB 以内。"},
{"id":"video-duration-max","message":"视频时长为 {measured}，不能超过 {limit}","fix":"将视频剪辑到 60 秒以内。"},
{"id":"video-size","message":"视频分辨率为 {measured}，必须为 {limit}","fix":"裁剪并缩放到 720×1280。"},
{"id":"request-media-present","message":"没有指定图片或视频","fix":"请指定要发布的图片或视频。"},
{"id":"request-text-length","message":"长度为 {measured}；说明文字不能超过 {limit}","fix":"缩短到 2,048 个字符以内。"}
],"not_documented":[{"subject":"图片格式"},{"subject":"一条快拍的媒体数量"},{"subject":"说明文字的计数单位","note":"这里按 Unicode 字符计。Telegram 不计 Markdown 和 HTML 标记，这里会计入。"},{"subject":"“可流式播放”（streamable）的含义","note":"这里按索引位于媒体数据之前处理。"},{"subject":"MB 是十进制还是二进制","note":"单位可能是十进制或二进制；文件大小介于两个上限之间时，按警告处理。"}]}}}
"""##])
}

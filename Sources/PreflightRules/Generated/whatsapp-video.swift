// swift-format-ignore-file
// Made by script/tools/generate from Destinations/whatsapp-video/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_whatsapp_video = Destinations.Entry(
    "whatsapp-video", "whatsapp-video", groups: ["meta", "whatsapp"],
    fingerprint: "b7c866c6", checked: "2026-11-26",
    [##"""
{"preflight_destination":1,
"id":"whatsapp-video",
"short_name":"whatsapp-video",
"name":"WhatsApp video message",
"groups":["meta","whatsapp"],
"sources":[
{"id":"media","title":"WhatsApp Cloud API, media","url":"https://developers.facebook.com/docs/whatsapp/cloud-api/reference/media","checked":[2026,11,22],"page_as_of":[2026,9,11],"review_after":[2027,1,21]},
{"id":"wrong-type","title":"OpenLivery, pull request 30, a recorded refusal of OGG that was named .mp4","url":"https://github.com/sarrazola/openlivery/pull/30","checked":[2026,11,26],"page_as_of":[2026,8,27]},
{"id":"video-messages","title":"WhatsApp Business Platform, video messages","url":"https://developers.facebook.com/documentation/business-messaging/whatsapp/messages/video-messages","checked":[2026,11,26],"page_as_of":[2026,5,21],"review_after":[2027,1,25]},
{"id":"chroma","title":"ScreenRec, issue 14, a recorded video with 4:4:4 that did not play","url":"https://github.com/dr-Styki/ScreenRec/issues/14","checked":[2026,11,26],"page_as_of":[2020,7,10]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_telegram_animation, ##"""
"slots":[
{"name":"video","takes":["video"],
"rules":[
{"id":"whatsapp-video/video-container","fact":"container","constraint":{"one_of":["mp4","3gp"]},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"media","native_codes":["131053"],"message":"is {measured}; WhatsApp accepts MP4 and 3GPP","fix":"Convert it to MP4; remuxing is enough if WhatsApp accepts the codecs.","where":"Supported media types, Video, Video Type","written":"3GPP, MP4 Video","examples":{"pass":[{"values":[{"fact":"container","value":"mp4"}]},{"values":[{"fact":"container","value":"3gp"}]}],"fail":[{"values":[{"fact":"container","value":"mov"}]},{"values":[{"fact":"container","value":"webm"}]},{"values":[{"fact":"container","value":"matroska"}]}]}},
{"id":"whatsapp-video/media-type-mismatch","fact":"extension_matches","constraint":{"equals":true},"strength":"hard","certainty":"observed","step":"format","share_state":20010,"source":"wrong-type","further_sources":["media"],"native_codes":["131053"],"message":"has a name that does not match its content; WhatsApp refuses media whose declared type differs","fix":"Name it and declare its type according to its content.","where":"Supported media types, note below the table of video","written":"131053","examples":{"pass":[{"values":[{"fact":"extension_matches","value":true}]}],"fail":[{"values":[{"fact":"extension_matches","value":false}]}]}},
{"id":"whatsapp-video/video-codec","fact":"video.codec","constraint":{"equals":"h264"},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"media","message":"has the video codec {measured}; WhatsApp accepts only H.264","fix":"Convert it to H.264 and AAC in MP4.","where":"Supported media types, Video","written":"H.264 video codec","examples":{"pass":[{"values":[{"fact":"video.codec","value":"h264"}]}],"fail":[{"values":[{"fact":"video.codec","value":"hevc"}]},{"values":[{"fact":"video.codec","value":"mpeg4"}]},{"values":[{"fact":"video.codec","value":"vp9"}]}]}},
{"id":"whatsapp-video/video-b-frames","fact":"video.b_frames","constraint":{"equals":false},"strength":"advice","certainty":"official","step":"format","source":"video-messages","applies_if":[{"fact":"video.codec","constraint":{"equals":"h264"}},{"fact":"video.profile","constraint":{"equals":"High"}}],"message":"has B-frames and the H.264 profile High; WhatsApp for Android does not play such a video","fix":"Encode it with the Main profile without B-frames, or with the Baseline profile.","where":"Supported video formats","written":"H.264 \"High\" profile and B-frames","examples":{"pass":[{"values":[{"fact":"video.b_frames","value":true},{"fact":"video.profile","value":"Main"},{"fact":"video.codec","value":"h264"}]},{"values":[{"fact":"video.b_frames","value":false},{"fact":"video.profile","value":"High"},{"fact":"video.codec","value":"h264"}]}],"warn":[{"values":[{"fact":"video.b_frames","value":true},{"fact":"video.profile","value":"High"},{"fact":"video.codec","value":"h264"}]}]}},
{"id":"whatsapp-video/video-chroma","fact":"video.chroma_subsampling","constraint":{"equals":"4:2:0"},"strength":"unstated","certainty":"observed","step":"format","source":"chroma","message":"has chroma subsampling {measured}; a video with 4:4:4 did not play","fix":"Encode it as YUV 4:2:0.","examples":{"pass":[{"values":[{"fact":"video.chroma_subsampling","value":"4:2:0"}]}],"warn":[{"values":[{"fact":"video.chroma_subsampling","value":"4:2:2"}]},{"values":[{"fact":"video.chroma_subsampling","value":"4:4:4"}]}]}},
{"id":"whatsapp-video/video-fast-start","fact":"fast_start","constraint":{"equals":true},"strength":"advice","certainty":"official","step":"format","source":"video-messages","message":"has its index (moov) after the media data; WhatsApp recommends it at the front, so that more clients play it","fix":"Remux it with the index at the front, for example with ffmpeg -c copy -movflags +faststart.","where":"Supported video formats","written":"moov boxes before mdat boxes","examples":{"pass":[{"values":[{"fact":"fast_start","value":true}]}],"warn":[{"values":[{"fact":"fast_start","value":false}]}]}},
{"id":"whatsapp-video/audio-codec","fact":"audio.codec","constraint":{"equals":"aac"},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"media","message":"has the audio codec {measured}; WhatsApp accepts only AAC","fix":"Convert the audio to AAC, or leave it out.","where":"Supported media types, Video","written":"AAC audio codec","examples":{"pass":[{"values":[{"fact":"audio.codec","value":"aac"}]}],"fail":[{"values":[{"fact":"audio.codec","value":"mp3"}]},{"values":[{"fact":"audio.codec","value":"opus"}]},{"values":[{"fact":"audio.codec","value":"amr_nb"}]}]}},
{"id":"whatsapp-video/audio-tracks","fact":"audio.tracks","constraint":{"max":1},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"media","message":"has {measured} audio tracks; the limit is {limit}","fix":"Keep only one audio track.","where":"Supported media types, Video","written":"Single audio stream or no audio stream only","examples":{"pass":[{"values":[{"fact":"audio.tracks","value":0}]},{"values":[{"fact":"audio.tracks","value":1}]}],"fail":[{"values":[{"fact":"audio.tracks","value":2}]}]}},
{"id":"whatsapp-video/video-file-size-decimal","fact":"file_size","constraint":{"max":16000000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"media","looser":"whatsapp-video/video-file-size","message":"is {measured}; the limit is 16 MB, which can mean {limit} or {looser} (16 MiB)","fix":"Compress it to 16 MB or less.","where":"Supported media types, Video, Max Size","written":"16 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":16000000}]}],"warn":[{"values":[{"fact":"file_size","value":16000001}]},{"values":[{"fact":"file_size","value":16777216}]}]}},
{"id":"whatsapp-video/video-file-size","fact":"file_size","constraint":{"max":16777216},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"media","message":"is {measured}; the limit is {limit} (16 MiB)","fix":"Compress it to 16 MiB or less.","where":"Supported media types, Video, Max Size","written":"16 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":16000001}]},{"values":[{"fact":"file_size","value":16777216}]}],"fail":[{"values":[{"fact":"file_size","value":16777217}]}]}}
]}],
"request_rules":[
{"id":"whatsapp-video/request-media-present","fact":{"count":"media"},"constraint":{"min":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"media","message":"has no video","fix":"Add the video that the post shows.","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":0}]}]}},
{"id":"whatsapp-video/request-text-length","fact":{"field":"text"},"constraint":{"length":{"unit":"characters","max":1024}},"strength":"unstated","certainty":"official","step":"request","share_state":20002,"source":"video-messages","message":"has {measured}; WhatsApp accepts a caption of at most {limit}","fix":"Shorten it to 1,024 characters or less.","where":"Post body parameters, VIDEO_CAPTION_TEXT","written":"Maximum 1024 characters","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":1024}]}}]}],"fail":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":1025}]}}]}]}}
],
"publisher":"WhatsApp",
"summary":"A message with a video, sent through the WhatsApp Cloud API.",
"notes":[
"The Cloud API has one code of its own for the type of media, 131053. The share states here are those of TikTok and Douyin with the same meaning.",
"WhatsApp accepts a video without audio."
],
"""##, SharedParts.native_codes_whatsapp_audio, ##"""
"request":{"source":"media","malformed":20002,"unusable":20002,"is_post":true,"aliases":[{"name":"caption","field":"text"},{"name":"image.id","field":"media"},{"name":"image.link","field":"media"},{"name":"video.id","field":"media"},{"name":"video.link","field":"media"},{"name":"audio.id","field":"media"},{"name":"audio.link","field":"media"},{"name":"sticker.id","field":"media"},{"name":"sticker.link","field":"media"}],"unwrapped":["audio","image","sticker","video"],"fields":[{"name":"media","type":"media","slots":["video"],"is_list":true},{"name":"text","type":"text"},{"name":"title","type":"text"},{"name":"description","type":"text"},{"name":"link","type":"identifier"},{"name":"cover","type":"attachment","kinds":["image"]},{"name":"alt_text","type":"text"},{"name":"tags","type":"text","is_list":true},{"name":"biz_opaque_callback_data","type":"anything"},{"name":"context","type":"anything"},{"name":"filename","type":"anything"},{"name":"messaging_product","type":"anything"},{"name":"recipient","type":"anything"},{"name":"recipient_type","type":"anything"},{"name":"template","type":"anything"},{"name":"to","type":"anything"},{"name":"type","type":"anything"},{"name":"voice","type":"anything"}]},
"""##, SharedParts.unreadable_bluesky_video, ##"""
"not_documented":[
{"subject":"The duration"},
{"subject":"The width, the height and the aspect ratio of a video"},
{"subject":"The frame rate and the bit rate"},
{"subject":"The unit in which a caption is counted","note":"The figure is read as Unicode characters."},
{"subject":"What Status and Channels accept","note":"No official document was found; reports say 60 s or 90 s for Status."},
{"subject":"Whether MB is decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."}
],
"translations":{
"zh-Hans":{"name":"WhatsApp 视频消息","summary":"通过 WhatsApp Cloud API 发送视频消息。","notes":["Cloud API 只有一个与媒体类型有关的错误码 131053。这里的分享状态码借用 TikTok 和抖音中含义相同的编号。","WhatsApp 支持没有音频的视频。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20002","name":"参数错误","meaning":"帖子没有媒体、媒体过多、媒体类型不受支持，或文字过长。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},{"code":"20012","name":"视频格式不支持","meaning":"视频的封装格式、编码格式或编码参数不符合要求。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"native_codes_note":"Cloud API 在状态通知中返回该代码（Cloud API 的错误代码页面，2026-11-30 查阅）。","native_codes":[{"code":"131053","name":"媒体上传错误","meaning":"WhatsApp 不支持该媒体类型，或声明的类型与内容不一致。"}],"rules":[
{"id":"video-container","message":"封装格式为 {measured}；接受 MP4 和 3GPP","fix":"转换为 MP4；编码格式受支持时只需重新封装。"},
{"id":"media-type-mismatch","message":"扩展名与内容的类型不符；声明的类型与内容不符的媒体会被 WhatsApp 拒绝","fix":"按实际内容命名，并声明相应的类型。"},
{"id":"video-codec","message":"视频编码格式为 {measured}；只接受 H.264","fix":"转换为 H.264 和 AAC 编码的 MP4。"},
{"id":"video-b-frames","message":"含 B 帧，且 H.264 的 profile 为 High；安卓版 WhatsApp 无法播放","fix":"编码为不含 B 帧的 Main profile，或编码为 Baseline profile。"},
{"id":"video-chroma","message":"色度采样为 {measured}；有记录表明 4:4:4 的视频无法播放","fix":"编码为 YUV 4:2:0。"},
{"id":"video-fast-start","message":"索引（moov）位于媒体数据之后；建议放在文件开头，以便更多客户端播放","fix":"重新封装并把索引放到文件开头，例如使用 ffmpeg 的 -c copy -movflags +faststart。"},
{"id":"audio-codec","message":"音频编码格式为 {measured}；只接受 AAC","fix":"将音频转换为 AAC，或去掉音频。"},
{"id":"audio-tracks","message":"共有 {measured} 条音轨，最多 {limit} 条","fix":"只保留一条音轨。"},
{"id":"video-file-size-decimal","message":"文件大小为 {measured}；上限 16 MB 可能指 {limit}，也可能指 {looser}（16 MiB）","fix":"压缩到 16 MB 以内。"},
{"id":"video-file-size","message":"文件大小为 {measured}，不能超过 {limit}（16 MiB）","fix":"压缩到 16 MiB 以内。"},
{"id":"request-media-present","message":"没有指定视频","fix":"请指定要发送的视频。"},
{"id":"request-text-length","message":"长度为 {measured}；说明文字不能超过 {limit}","fix":"缩短到 1,024 个字符以内。"}
],"not_documented":[{"subject":"时长"},{"subject":"视频的宽、高和宽高比"},{"subject":"帧率和码率"},{"subject":"说明文字的计数单位","note":"这里按 Unicode 字符计。"},{"subject":"动态和频道的媒体要求","note":"没有找到官方说明；有报告称动态的时长上限为 60 秒或 90 秒。"},{"subject":"MB 是十进制还是二进制","note":"单位可能是十进制或二进制；文件大小介于两个上限之间时，按警告处理。"}]}}}
"""##])
}

// swift-format-ignore-file
// Made by script/tools/generate from Destinations/facebook-reel/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_facebook_reel = Destinations.Entry(
    "facebook-reel", "facebook-reel", groups: ["default", "meta", "facebook", "shortform"],
    fingerprint: "ffeb0a7b", checked: "2026-11-22",
    [##"""
{"preflight_destination":1,
"id":"facebook-reel",
"short_name":"facebook-reel",
"name":"Facebook Reel (API)",
"groups":["default","meta","facebook","shortform"],
"sources":[
{"id":"ayrshare","title":"Ayrshare, media guidelines for Facebook Pages, a third party's page","url":"https://www.ayrshare.com/docs/media-guidelines/facebook-pages","checked":[2026,11,22],"page_as_of":"unknown"},
{"id":"specs","title":"Reels publishing, Facebook video API guide","url":"https://developers.facebook.com/docs/video-api/guides/reels-publishing","checked":[2026,11,22],"page_as_of":[2026,7,30],"review_after":[2027,1,21]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_bluesky_video, ##"""
"slots":[
{"name":"video","takes":["video"],
"rules":[
{"id":"facebook-reel/video-container","fact":"container","constraint":{"equals":"mp4"},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"specs","message":"is {measured}; Facebook recommends MP4","fix":"Convert it to MP4; remuxing is enough for H.264 and AAC.","where":"Video specifications, File Type","written":".mp4 (recommended)","examples":{"pass":[{"values":[{"fact":"container","value":"mp4"}]}],"warn":[{"values":[{"fact":"container","value":"mov"}]},{"values":[{"fact":"container","value":"webm"}]}]}},
{"id":"facebook-reel/video-frame-rate","fact":"video.frame_rate","constraint":{"range":{"min":24,"max":60}},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"specs","native_codes":["1363129"],"message":"has {measured}; Facebook accepts {min} to {max}","fix":"Convert it to 24 to 60 fps.","where":"Video specifications, Frame Rate","written":"24 to 60 frames per second","examples":{"pass":[{"values":[{"fact":"video.frame_rate","value":{"ratio":24}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":[30000,1001]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":[60000,1001]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":60}}]}],"warn":[{"values":[{"fact":"video.frame_rate","value":{"ratio":[23999,1000]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":[24000,1001]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":[60001,1000]}}]}],"fail":[{"values":[{"fact":"video.frame_rate","value":{"ratio":[239,10]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":22}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":[601,10]}}]}]}},
{"id":"facebook-reel/video-frame-rate-fixed","fact":"video.variable_frame_rate","constraint":{"equals":false},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"specs","message":"has a variable frame rate; Facebook requires a constant one","fix":"Convert it to a constant frame rate.","where":"Video specifications, Video Settings","written":"Fixed frame rate","examples":{"pass":[{"values":[{"fact":"video.variable_frame_rate","value":false}]}],"warn":[{"values":[{"fact":"video.variable_frame_rate","value":true}]}]}},
{"id":"facebook-reel/video-codec","fact":"video.codec","constraint":{"one_of":["h264","hevc","vp9","av1"]},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"specs","message":"has the video codec {measured}; Facebook accepts H.264, H.265, VP9 and AV1","fix":"Convert it to H.264 in MP4.","where":"Video specifications, Video Settings","written":"H.264, H.265 (VP9, AV1 are also supported)","examples":{"pass":[{"values":[{"fact":"video.codec","value":"h264"}]},{"values":[{"fact":"video.codec","value":"hevc"}]},{"values":[{"fact":"video.codec","value":"vp9"}]},{"values":[{"fact":"video.codec","value":"av1"}]}],"warn":[{"values":[{"fact":"video.codec","value":"mpeg4"}]},{"values":[{"fact":"video.codec","value":"prores"}]}]}},
{"id":"facebook-reel/video-scan","fact":"video.interlaced","constraint":{"equals":false},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"specs","message":"is interlaced; Facebook requires progressive video","fix":"Deinterlace it.","where":"Video specifications, Video Settings","written":"Progressive scan","examples":{"pass":[{"values":[{"fact":"video.interlaced","value":false}]}],"warn":[{"values":[{"fact":"video.interlaced","value":true}]}]}},
{"id":"facebook-reel/video-chroma","fact":"video.chroma_subsampling","constraint":{"equals":"4:2:0"},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"specs","message":"has chroma subsampling {measured}; Facebook accepts {limit}","fix":"Convert it to 4:2:0 (yuv420p).","where":"Video specifications, Video Settings","written":"Chroma subsampling 4:2:0","examples":{"pass":[{"values":[{"fact":"video.chroma_subsampling","value":"4:2:0"}]}],"warn":[{"values":[{"fact":"video.chroma_subsampling","value":"4:2:2"}]},{"values":[{"fact":"video.chroma_subsampling","value":"4:4:4"}]}]}},
{"id":"facebook-reel/video-keyframe-interval","fact":"video.max_keyframe_interval","constraint":{"max":5},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"specs","message":"has {measured} between key frames; the limit is {limit}","fix":"Encode it with a key frame every 2 to 5 s.","where":"Video specifications, Video Settings","written":"Closed GOP (2-5 seconds)","examples":{"pass":[{"values":[{"fact":"video.max_keyframe_interval","value":{"number":2}}]},{"values":[{"fact":"video.max_keyframe_interval","value":{"number":4.999999}}]},{"values":[{"fact":"video.max_keyframe_interval","value":{"number":5}}]}],"warn":[{"values":[{"fact":"video.max_keyframe_interval","value":{"number":5.000001}}]},{"values":[{"fact":"video.max_keyframe_interval","value":{"number":8.3}}]}]}},
{"id":"facebook-reel/video-closed-gop","fact":"video.closed_gop","constraint":{"equals":true},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"specs","if_known":true,"message":"has open groups of pictures; Facebook requires closed ones","fix":"Encode it with closed groups of pictures.","where":"Video specifications, Video Settings","written":"Closed GOP (2-5 seconds)","examples":{"pass":[{"values":[{"fact":"video.closed_gop","value":true}]}],"warn":[{"values":[{"fact":"video.closed_gop","value":false}]}]}},
{"id":"facebook-reel/audio-codec","fact":"audio.codec","constraint":{"equals":"aac"},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"specs","message":"has the audio codec {measured}; Facebook accepts AAC","fix":"Convert the audio to AAC-LC.","where":"Video specifications, Audio Settings","written":"AAC Low Complexity","examples":{"pass":[{"values":[{"fact":"audio.codec","value":"aac"}]}],"warn":[{"values":[{"fact":"audio.codec","value":"mp3"}]},{"values":[{"fact":"audio.codec","value":"opus"}]}]}},
{"id":"facebook-reel/audio-profile","fact":"audio.profile","constraint":{"equals":"LC"},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"specs","message":"has the AAC profile {measured}; Facebook requires {limit}","fix":"Convert the audio to AAC-LC.","where":"Video specifications, Audio Settings","written":"AAC Low Complexity","examples":{"pass":[{"values":[{"fact":"audio.profile","value":"LC"}]}],"warn":[{"values":[{"fact":"audio.profile","value":"HE-AAC"}]}]}},
{"id":"facebook-reel/audio-sample-rate","fact":"audio.sample_rate","constraint":{"equals":48000},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"specs","message":"has an audio sample rate of {measured}; Facebook requires {limit}","fix":"Resample the audio to 48 kHz.","where":"Video specifications, Audio Settings","written":"48kHz","examples":{"pass":[{"values":[{"fact":"audio.sample_rate","value":48000}]}],"warn":[{"values":[{"fact":"audio.sample_rate","value":44100}]},{"values":[{"fact":"audio.sample_rate","value":47999}]},{"values":[{"fact":"audio.sample_rate","value":48001}]}]}},
{"id":"facebook-reel/audio-channels","fact":"audio.channels","constraint":{"equals":2},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"specs","message":"has {measured} audio channels; Facebook requires stereo","fix":"Mix the audio to stereo.","where":"Video specifications, Audio Settings","written":"Stereo","examples":{"pass":[{"values":[{"fact":"audio.channels","value":2}]}],"warn":[{"values":[{"fact":"audio.channels","value":1}]},{"values":[{"fact":"audio.channels","value":3}]},{"values":[{"fact":"audio.channels","value":6}]}]}},
{"id":"facebook-reel/video-file-size","fact":"file_size","constraint":{"max":2000000000},"strength":"unstated","certainty":"third_party","step":"format","share_state":20010,"source":"ayrshare","message":"is {measured}; a third party reports a limit of {limit}, and Meta documents none","fix":"Compress it to 2 GB or less.","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":1999999999}]},{"values":[{"fact":"file_size","value":2000000000}]}],"warn":[{"values":[{"fact":"file_size","value":2000000001}]}]}},
{"id":"facebook-reel/video-duration-min","fact":"duration","constraint":{"min":3},"strength":"hard","certainty":"official","step":"duration","share_state":20007,"source":"specs","native_codes":["1363128"],"message":"is {measured} long; the minimum is {limit}","fix":"Make it 3 s or longer.","where":"Video specifications, Duration","written":"3 to 90 seconds","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":3}}]},{"values":[{"fact":"duration","value":{"number":3.000001}}]},{"values":[{"fact":"duration","value":{"number":15}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":2.999999}}]},{"values":[{"fact":"duration","value":{"number":0.5}}]}]}},
{"id":"facebook-reel/video-duration-max","fact":"duration","constraint":{"max":90},"strength":"hard","certainty":"official","step":"duration","share_state":20007,"source":"specs","native_codes":["1363128"],"message":"is {measured} long; the limit is {limit}","fix":"Trim it to 90 s or less.","where":"Video specifications, Duration","written":"3 to 90 seconds","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":1}}]},{"values":[{"fact":"duration","value":{"number":89.999999}}]},{"values":[{"fact":"duration","value":{"number":90}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":90.000001}}]},{"values":[{"fact":"duration","value":{"number":90.1}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":90.100001}}]},{"values":[{"fact":"duration","value":{"number":90.2}}]}]}},
{"id":"facebook-reel/video-size-advised","fact":"video.size","constraint":{"sides":[{"side":"width","min":1080},{"side":"height","min":1920}]},"strength":"advice","certainty":"official","step":"resolution","share_state":20011,"source":"specs","looser":"facebook-reel/video-size-min","message":"is {measured}; Facebook recommends at least 1080 px in width and 1920 px in height","fix":"Export it at 1080×1920.","where":"Video specifications, Resolution","written":"1080 x 1920 pixels (recommended)","examples":{"pass":[{"values":[{"fact":"video.size","value":{"size":[1080,1920]}}]},{"values":[{"fact":"video.size","value":{"size":[1081,1921]}}]}],"warn":[{"values":[{"fact":"video.size","value":{"size":[1079,1920]}}]},{"values":[{"fact":"video.size","value":{"size":[1080,1919]}}]},{"values":[{"fact":"video.size","value":{"size":[720,1280]}}]}]}},
{"id":"facebook-reel/video-size-min","fact":"video.size","constraint":{"sides":[{"side":"width","min":540},{"side":"height","min":960}]},"strength":"hard","certainty":"official","step":"resolution","share_state":20011,"source":"specs","native_codes":["1363127"],"message":"is {measured}; the minimum is 540 px wide and 960 px high","fix":"Export it at 1080×1920.","where":"Video specifications, Resolution","written":"Minimum is 540 x 960 pixels","examples":{"pass":[{"values":[{"fact":"video.size","value":{"size":[540,960]}}]},{"values":[{"fact":"video.size","value":{"size":[541,961]}}]},{"values":[{"fact":"video.size","value":{"size":[1080,1920]}}]}],"fail":[{"values":[{"fact":"video.size","value":{"size":[539,960]}}]},{"values":[{"fact":"video.size","value":{"size":[540,959]}}]},{"values":[{"fact":"video.size","value":{"size":[960,540]}}]}]}},
{"id":"facebook-reel/video-aspect-ratio","fact":"video.aspect_ratio","constraint":{"range":{"min":[9,16],"max":[16,9]}},"strength":"hard","certainty":"official","step":"resolution","share_state":20011,"source":"specs","native_codes":["1363040"],"message":"aspect ratio {measured} is outside {min} to {max}","fix":"Crop it, or add bars, to an aspect ratio of {min} to {max}.","where":"Error Codes, 1363040","written":"between 16x9 and 9x16","examples":{"pass":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":1}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[16,9]}}]}],"fail":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1079,1920]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1921,1080]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[7,3]}}]}]}},
{"id":"facebook-reel/video-aspect-ratio-advised","fact":"video.aspect_ratio","constraint":{"equals":{"ratio":[9,16]}},"strength":"advice","certainty":"official","step":"resolution","share_state":20011,"source":"specs","message":"has the aspect ratio {measured}; Facebook recommends {limit}","fix":"Crop it to 9:16, for example 1080×1920.","where":"Video specifications, Aspect Ratio","written":"9 x 16","examples":{"pass":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]}],"warn":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1081,1920]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1080,1921]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":1}}]}]}}
]}],
"request_rules":[
{"id":"facebook-reel/request-video-present","fact":{"count":"video"},"constraint":{"min":1},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"specs","message":"has no video; a Reel requires one","fix":"Add a video.","where":"Before You Start","written":"A video file","examples":{"pass":[{"values":[{"fact":{"count":"video"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"video"},"value":0}]}]}},
{"id":"facebook-reel/request-videos-max","fact":{"count":"video"},"constraint":{"max":1},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"specs","message":"has {measured} videos; the limit is {limit}","fix":"Post one video at a time.","where":"Before You Start","written":"A video file","examples":{"pass":[{"values":[{"fact":{"count":"video"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"video"},"value":2}]},{"values":[{"fact":{"count":"video"},"value":10}]}]}}
],
"publisher":"Meta",
"summary":"A server posts a video as a Reel of a Facebook Page.",
"notes":[
"Since June 2025, the app turns every video into a Reel, regardless of its duration. The API keeps its limits.",
"Facebook requires closed groups of pictures. This is judged only if enough of the file was read to show it.",
"Facebook requires at least 128 kbit/s for audio. No rule checks this, because encoders set to 128 kbit/s often end just below it.",
"A Page may post 30 Reels through the API in 24 hours."
],
"native_codes":{"name":"error code","note":"The Graph API returns these codes when a Reel is published.","codes":[
{"code":"1363040","name":"aspect ratio not supported","meaning":"The aspect ratio is not between 16:9 and 9:16.","share_state":20011,"predictable_from":["media"]},
{"code":"1363127","name":"resolution too low","meaning":"The video is smaller than 540×960.","share_state":20011,"predictable_from":["media"]},
{"code":"1363128","name":"duration not supported","meaning":"The duration is not between 3 and 90 seconds.","share_state":20007,"predictable_from":["media"]},
{"code":"1363129","name":"frame rate not supported","meaning":"The frame rate is not between 24 and 60 fps.","share_state":20012,"predictable_from":["media"]}
]},
"request":{"source":"specs","malformed":20002,"unusable":20002,"is_post":true,"fields":[{"name":"media","type":"media","slots":["video"],"is_list":true},{"name":"text","type":"text"},{"name":"title","type":"text"},{"name":"description","type":"text"},{"name":"link","type":"identifier"},{"name":"cover","type":"attachment","kinds":["image"]},{"name":"alt_text","type":"text"},{"name":"tags","type":"text","is_list":true}]},
"""##, SharedParts.unreadable_bluesky_video, ##"""
"not_documented":[
{"subject":"The maximum file size of a Reel","note":"A third party reports 2 GB."},
{"subject":"The treatment of a video between 9:16 and 16:9","note":"The rule treats 9:16 as a recommendation."},
{"subject":"The maximum length of the text of a post","note":"Tools use 5,000 and 63,206 characters."}
],
"translations":{
"zh-Hans":{"name":"Facebook Reels 视频（API）","summary":"服务器向 Facebook 公共主页发布 Reels 视频。","notes":[
"自 2025 年 6 月起，在应用内发布的视频无论时长都会成为 Reels；API 的限制不变。",
"Facebook 要求闭合 GOP。只有读取到足够的文件内容时才会判断。",
"Facebook 要求音频码率不低于 128 kbit/s。没有规则检查这一点，因为按 128 kbit/s 编码的文件，实际码率往往略低于该值。",
"每个公共主页 24 小时内最多通过 API 发布 30 条 Reels。"
"""##, SharedParts.borrowed_from_bluesky_video, ##"""
],"native_codes_note":"Graph API 在发布 Reels 视频时返回这些代码。","native_codes":[
{"code":"1363040","name":"宽高比不符合要求","meaning":"宽高比不在 16:9 和 9:16 之间。"},
{"code":"1363127","name":"分辨率过低","meaning":"视频小于 540×960。"},
{"code":"1363128","name":"时长不符合要求","meaning":"时长不在 3 秒到 90 秒之间。"},
{"code":"1363129","name":"帧率不符合要求","meaning":"帧率不在 24 到 60 fps 之间。"}
],"rules":[
{"id":"video-container","message":"封装格式为 {measured}；Facebook 建议使用 MP4","fix":"转换为 MP4；H.264 和 AAC 只需重新封装。"},
{"id":"video-frame-rate","message":"帧率为 {measured}，应在 {min} 到 {max} 之间","fix":"转换为 24 到 60 fps。"},
{"id":"video-frame-rate-fixed","message":"视频为可变帧率；Facebook 要求固定帧率","fix":"转换为固定帧率。"},
{"id":"video-codec","message":"视频编码格式为 {measured}；Facebook 接受 H.264、H.265、VP9 和 AV1","fix":"转换为 H.264 编码的 MP4。"},
{"id":"video-scan","message":"视频为隔行扫描；Facebook 要求逐行扫描","fix":"去隔行处理后重新导出。"},
{"id":"video-chroma","message":"色度采样为 {measured}；Facebook 接受 {limit}","fix":"转换为 4:2:0（yuv420p）。"},
{"id":"video-keyframe-interval","message":"关键帧间隔为 {measured}，不能超过 {limit}","fix":"重新编码，每 2 到 5 秒设置一个关键帧。"},
{"id":"video-closed-gop","message":"使用开放 GOP；Facebook 要求闭合 GOP","fix":"以闭合 GOP 重新编码。"},
{"id":"audio-codec","message":"音频编码格式为 {measured}；Facebook 接受 AAC","fix":"将音频转换为 AAC-LC。"},
{"id":"audio-profile","message":"AAC 的 profile 为 {measured}；Facebook 要求使用 {limit}","fix":"将音频转换为 AAC-LC。"},
{"id":"audio-sample-rate","message":"音频采样率为 {measured}；Facebook 要求 {limit}","fix":"将音频重采样为 48 kHz。"},
{"id":"audio-channels","message":"音频有 {measured} 个声道；Facebook 要求立体声","fix":"将音频转换为立体声。"},
{"id":"video-file-size","message":"文件大小为 {measured}；第三方称上限为 {limit}，Meta 没有公布","fix":"压缩到 2 GB 以内。"},
{"id":"video-duration-min","message":"视频时长为 {measured}，不能短于 {limit}","fix":"使视频时长不短于 3 秒。"},
{"id":"video-duration-max","message":"视频时长为 {measured}，不能超过 {limit}","fix":"将视频剪辑到 90 秒以内。"},
{"id":"video-size-advised","message":"视频分辨率为 {measured}；Facebook 建议宽度不小于 1080 px，高度不小于 1920 px","fix":"以 1080×1920 导出。"},
{"id":"video-size-min","message":"视频分辨率为 {measured}，宽度不能小于 540 px，高度不能小于 960 px","fix":"以 1080×1920 导出。"},
{"id":"video-aspect-ratio","message":"视频宽高比为 {measured}，应在 {min} 到 {max} 之间","fix":"裁剪画面或添加黑边，使宽高比在 {min} 到 {max} 之间。"},
{"id":"video-aspect-ratio-advised","message":"视频宽高比为 {measured}；Facebook 建议为 {limit}","fix":"裁剪为 9:16，例如 1080×1920。"},
{"id":"request-video-present","message":"没有指定视频，Reels 需要一个视频","fix":"请指定一个视频。"},
{"id":"request-videos-max","message":"共有 {measured} 个视频，最多 {limit} 个","fix":"每次只发布一个视频。"}
],"not_documented":[
{"subject":"Reels 的文件大小上限","note":"第三方称上限为 2 GB。"},
{"subject":"宽高比在 9:16 和 16:9 之间的视频会如何处理","note":"9:16 在这里按建议处理。"},
{"subject":"帖子文字的长度上限","note":"第三方工具分别采用 5,000 和 63,206 个字符。"}
]}}}
"""##])
}

// swift-format-ignore-file
// Made by script/tools/generate from Destinations/facebook-page-story/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_facebook_page_story = Destinations.Entry(
    "facebook-page-story", "facebook-page-story", groups: ["meta", "facebook"],
    fingerprint: "78b6bbdd", checked: "2026-11-28",
    [##"""
{"preflight_destination":1,
"id":"facebook-page-story",
"short_name":"facebook-page-story",
"name":"Facebook Page story (API)",
"groups":["meta","facebook"],
"sources":[
{"id":"specs","title":"Facebook Stories API, guide","url":"https://developers.facebook.com/docs/page-stories-api","checked":[2026,11,28],"page_as_of":[2026,9,11],"review_after":[2027,1,27]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_bilibili, ##"""
"slots":[
{"name":"image","takes":["image"],
"rules":[
{"id":"facebook-page-story/image-format","fact":"image.format","constraint":{"one_of":["jpeg","bmp","png","gif","tiff"]},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"specs","message":"is {measured}; Facebook accepts JPEG, BMP, PNG, GIF and TIFF","fix":"Convert it to JPEG.","where":"Photo specifications, File type","written":".jpeg, .bmp, .png, .gif, .tiff","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"bmp"}]},{"values":[{"fact":"image.format","value":"png"}]},{"values":[{"fact":"image.format","value":"gif"}]},{"values":[{"fact":"image.format","value":"tiff"}]}],"fail":[{"values":[{"fact":"image.format","value":"heic"}]},{"values":[{"fact":"image.format","value":"webp"}]},{"values":[{"fact":"image.format","value":"avif"}]}]}},
{"id":"facebook-page-story/image-file-size-decimal","fact":"file_size","constraint":{"max":10000000},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"specs","looser":"facebook-page-story/image-file-size","message":"is {measured}; the limit is 10 MB, which can mean {limit} or {looser} (10 MiB)","fix":"Compress it to 10 MB or less.","where":"Photo specifications, File size","written":"10MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":10000000}]}],"warn":[{"values":[{"fact":"file_size","value":10000001}]},{"values":[{"fact":"file_size","value":10485760}]}]}},
{"id":"facebook-page-story/image-file-size","fact":"file_size","constraint":{"max":10485760},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"specs","message":"is {measured}; the limit is {limit} (10 MiB)","fix":"Compress it to 10 MiB or less.","where":"Photo specifications, File size","written":"10MB","examples":{"pass":[{"values":[{"fact":"file_size","value":10000001}]},{"values":[{"fact":"file_size","value":10485760}]}],"fail":[{"values":[{"fact":"file_size","value":10485761}]}]}},
{"id":"facebook-page-story/image-png-file-size","fact":"file_size","constraint":{"max":1000000},"strength":"advice","certainty":"official","step":"format","share_state":20008,"source":"specs","applies_if":[{"fact":"image.format","constraint":{"equals":"png"}}],"message":"is {measured}; a PNG above {limit} may look pixelated","fix":"Convert it to JPEG, or compress the PNG to 1 MB or less.","where":"Photo specifications, File size","written":"1MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1000000},{"fact":"image.format","value":"png"}]},{"values":[{"fact":"file_size","value":999999},{"fact":"image.format","value":"png"}]},{"values":[{"fact":"file_size","value":1000001},{"fact":"image.format","value":"jpeg"}]}],"warn":[{"values":[{"fact":"file_size","value":1000001},{"fact":"image.format","value":"png"}]}]}}
]},
{"name":"video","takes":["video"],
"rules":[
{"id":"facebook-page-story/video-container","fact":"container","constraint":{"equals":"mp4"},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"specs","message":"is {measured}; Facebook recommends MP4","fix":"Convert it to MP4; remuxing is enough for H.264 and AAC.","where":"Video specifications, File Type","written":".mp4 (recommended)","examples":{"pass":[{"values":[{"fact":"container","value":"mp4"}]}],"warn":[{"values":[{"fact":"container","value":"mov"}]},{"values":[{"fact":"container","value":"webm"}]}]}},
{"id":"facebook-page-story/video-frame-rate","fact":"video.frame_rate","constraint":{"range":{"min":24,"max":60}},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"specs","message":"has {measured}; Facebook accepts {min} to {max}","fix":"Convert it to 24 to 60 fps.","where":"Video specifications, Frame Rate","written":"24 to 60 frames per second","examples":{"pass":[{"values":[{"fact":"video.frame_rate","value":{"ratio":24}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":[30000,1001]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":[60000,1001]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":60}}]}],"warn":[{"values":[{"fact":"video.frame_rate","value":{"ratio":[23999,1000]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":[24000,1001]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":[60001,1000]}}]}],"fail":[{"values":[{"fact":"video.frame_rate","value":{"ratio":[239,10]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":22}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":[601,10]}}]}]}},
{"id":"facebook-page-story/video-frame-rate-fixed","fact":"video.variable_frame_rate","constraint":{"equals":false},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"specs","message":"has a variable frame rate; Facebook requires a constant one","fix":"Convert it to a constant frame rate.","where":"Video specifications, Video Settings","written":"Fixed frame rate","examples":{"pass":[{"values":[{"fact":"video.variable_frame_rate","value":false}]}],"warn":[{"values":[{"fact":"video.variable_frame_rate","value":true}]}]}},
{"id":"facebook-page-story/video-codec","fact":"video.codec","constraint":{"one_of":["h264","hevc","vp9","av1"]},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"specs","message":"has the video codec {measured}; Facebook accepts H.264, H.265, VP9 and AV1","fix":"Convert it to H.264 in MP4.","where":"Video specifications, Video Settings","written":"H.264, H.265 (VP9, AV1 are also supported)","examples":{"pass":[{"values":[{"fact":"video.codec","value":"h264"}]},{"values":[{"fact":"video.codec","value":"hevc"}]},{"values":[{"fact":"video.codec","value":"vp9"}]},{"values":[{"fact":"video.codec","value":"av1"}]}],"warn":[{"values":[{"fact":"video.codec","value":"mpeg4"}]},{"values":[{"fact":"video.codec","value":"prores"}]}]}},
{"id":"facebook-page-story/video-scan","fact":"video.interlaced","constraint":{"equals":false},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"specs","message":"is interlaced; Facebook requires progressive video","fix":"Deinterlace it.","where":"Video specifications, Video Settings","written":"Progressive scan","examples":{"pass":[{"values":[{"fact":"video.interlaced","value":false}]}],"warn":[{"values":[{"fact":"video.interlaced","value":true}]}]}},
{"id":"facebook-page-story/video-chroma","fact":"video.chroma_subsampling","constraint":{"equals":"4:2:0"},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"specs","message":"has chroma subsampling {measured}; Facebook accepts {limit}","fix":"Convert it to 4:2:0 (yuv420p).","where":"Video specifications, Video Settings","written":"Chroma subsampling 4:2:0","examples":{"pass":[{"values":[{"fact":"video.chroma_subsampling","value":"4:2:0"}]}],"warn":[{"values":[{"fact":"video.chroma_subsampling","value":"4:2:2"}]},{"values":[{"fact":"video.chroma_subsampling","value":"4:4:4"}]}]}},
{"id":"facebook-page-story/video-keyframe-interval","fact":"video.max_keyframe_interval","constraint":{"max":5},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"specs","message":"has {measured} between key frames; the limit is {limit}","fix":"Encode it with a key frame every 2 to 5 s.","where":"Video specifications, Video Settings","written":"Closed GOP (2-5 seconds)","examples":{"pass":[{"values":[{"fact":"video.max_keyframe_interval","value":{"number":2}}]},{"values":[{"fact":"video.max_keyframe_interval","value":{"number":4.999999}}]},{"values":[{"fact":"video.max_keyframe_interval","value":{"number":5}}]}],"warn":[{"values":[{"fact":"video.max_keyframe_interval","value":{"number":5.000001}}]},{"values":[{"fact":"video.max_keyframe_interval","value":{"number":8.3}}]}]}},
{"id":"facebook-page-story/video-closed-gop","fact":"video.closed_gop","constraint":{"equals":true},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"specs","if_known":true,"message":"has open groups of pictures; Facebook requires closed ones","fix":"Encode it with closed groups of pictures.","where":"Video specifications, Video Settings","written":"Closed GOP (2-5 seconds)","examples":{"pass":[{"values":[{"fact":"video.closed_gop","value":true}]}],"warn":[{"values":[{"fact":"video.closed_gop","value":false}]}]}},
{"id":"facebook-page-story/audio-codec","fact":"audio.codec","constraint":{"equals":"aac"},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"specs","message":"has the audio codec {measured}; Facebook accepts AAC","fix":"Convert the audio to AAC-LC.","where":"Video specifications, Audio Settings","written":"AAC Low Complexity","examples":{"pass":[{"values":[{"fact":"audio.codec","value":"aac"}]}],"warn":[{"values":[{"fact":"audio.codec","value":"mp3"}]},{"values":[{"fact":"audio.codec","value":"opus"}]}]}},
{"id":"facebook-page-story/audio-profile","fact":"audio.profile","constraint":{"equals":"LC"},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"specs","message":"has the AAC profile {measured}; Facebook requires {limit}","fix":"Convert the audio to AAC-LC.","where":"Video specifications, Audio Settings","written":"AAC Low Complexity","examples":{"pass":[{"values":[{"fact":"audio.profile","value":"LC"}]}],"warn":[{"values":[{"fact":"audio.profile","value":"HE-AAC"}]}]}},
{"id":"facebook-page-story/audio-sample-rate","fact":"audio.sample_rate","constraint":{"equals":48000},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"specs","message":"has an audio sample rate of {measured}; Facebook requires {limit}","fix":"Resample the audio to 48 kHz.","where":"Video specifications, Audio Settings","written":"48kHz","examples":{"pass":[{"values":[{"fact":"audio.sample_rate","value":48000}]}],"warn":[{"values":[{"fact":"audio.sample_rate","value":44100}]},{"values":[{"fact":"audio.sample_rate","value":47999}]},{"values":[{"fact":"audio.sample_rate","value":48001}]}]}},
{"id":"facebook-page-story/audio-channels","fact":"audio.channels","constraint":{"equals":2},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"specs","message":"has {measured} audio channels; Facebook requires stereo","fix":"Mix the audio to stereo.","where":"Video specifications, Audio Settings","written":"Stereo","examples":{"pass":[{"values":[{"fact":"audio.channels","value":2}]}],"warn":[{"values":[{"fact":"audio.channels","value":1}]},{"values":[{"fact":"audio.channels","value":3}]},{"values":[{"fact":"audio.channels","value":6}]}]}},
{"id":"facebook-page-story/video-duration-min","fact":"duration","constraint":{"min":3},"strength":"hard","certainty":"official","step":"duration","share_state":20007,"source":"specs","message":"is {measured} long; the minimum is {limit}","fix":"Make it 3 s or longer.","where":"Video specifications, Duration","written":"3 to 90 seconds","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":3}}]},{"values":[{"fact":"duration","value":{"number":3.000001}}]},{"values":[{"fact":"duration","value":{"number":15}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":2.999999}}]},{"values":[{"fact":"duration","value":{"number":0.5}}]}]}},
{"id":"facebook-page-story/video-duration-max","fact":"duration","constraint":{"max":60},"strength":"hard","certainty":"official","step":"duration","share_state":20007,"source":"specs","message":"is {measured} long; the limit is {limit}","fix":"Trim it to 60 s or less.","where":"Limitations","written":"60 seconds","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":1}}]},{"values":[{"fact":"duration","value":{"number":59.999999}}]},{"values":[{"fact":"duration","value":{"number":60}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":60.000001}}]},{"values":[{"fact":"duration","value":{"number":60.1}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":60.100001}}]},{"values":[{"fact":"duration","value":{"number":60.2}}]}]}},
{"id":"facebook-page-story/video-size-advised","fact":"video.size","constraint":{"sides":[{"side":"width","min":1080},{"side":"height","min":1920}]},"strength":"advice","certainty":"official","step":"resolution","share_state":20011,"source":"specs","looser":"facebook-page-story/video-size-min","message":"is {measured}; Facebook recommends at least 1080 px in width and 1920 px in height","fix":"Export it at 1080×1920.","where":"Video specifications, Resolution","written":"1080 x 1920 pixels (recommended)","examples":{"pass":[{"values":[{"fact":"video.size","value":{"size":[1080,1920]}}]},{"values":[{"fact":"video.size","value":{"size":[1081,1921]}}]}],"warn":[{"values":[{"fact":"video.size","value":{"size":[1079,1920]}}]},{"values":[{"fact":"video.size","value":{"size":[1080,1919]}}]},{"values":[{"fact":"video.size","value":{"size":[720,1280]}}]}]}},
{"id":"facebook-page-story/video-size-min","fact":"video.size","constraint":{"sides":[{"side":"width","min":540},{"side":"height","min":960}]},"strength":"hard","certainty":"official","step":"resolution","share_state":20011,"source":"specs","message":"is {measured}; the minimum is 540 px wide and 960 px high","fix":"Export it at 1080×1920.","where":"Video specifications, Resolution","written":"Minimum is 540 x 960 pixels","examples":{"pass":[{"values":[{"fact":"video.size","value":{"size":[540,960]}}]},{"values":[{"fact":"video.size","value":{"size":[541,961]}}]},{"values":[{"fact":"video.size","value":{"size":[1080,1920]}}]}],"fail":[{"values":[{"fact":"video.size","value":{"size":[539,960]}}]},{"values":[{"fact":"video.size","value":{"size":[540,959]}}]},{"values":[{"fact":"video.size","value":{"size":[960,540]}}]}]}},
{"id":"facebook-page-story/video-aspect-ratio-advised","fact":"video.aspect_ratio","constraint":{"equals":{"ratio":[9,16]}},"strength":"advice","certainty":"official","step":"resolution","share_state":20011,"source":"specs","message":"has the aspect ratio {measured}; Facebook recommends {limit}","fix":"Crop it to 9:16, for example 1080×1920.","where":"Video specifications, Aspect Ratio","written":"9 x 16","examples":{"pass":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]}],"warn":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1081,1920]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1080,1921]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":1}}]}]}}
]}],
"request_rules":[
{"id":"facebook-page-story/request-media-present","fact":{"count":"media"},"constraint":{"min":1},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"specs","message":"has no media; a post requires at least one file","fix":"Add an image or a video.","where":"Media requirements","written":"a photo or video","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]},{"values":[{"fact":{"count":"media"},"value":2}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":0}]}]}},
{"id":"facebook-page-story/request-media-max","fact":{"count":"media"},"constraint":{"max":1},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"specs","message":"has {measured} files; the limit is {limit}","fix":"Post each file as a separate story.","where":"Media requirements","written":"a photo or video","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":2}]},{"values":[{"fact":{"count":"media"},"value":10}]}]}}
],
"publisher":"Meta",
"summary":"A server posts an image or a video as a story of a Facebook Page.",
"notes":[
"Sharing through the Facebook app has other limits: see facebook-stories-ios.",
"Facebook requires closed groups of pictures. This is judged only if enough of the file was read to show it.",
"Facebook requires at least 128 kbit/s for audio. No rule checks this, because encoders set to 128 kbit/s often end just below it."
],
"request":{"source":"specs","malformed":20002,"unusable":20002,"is_post":true,"fields":[
{"name":"media","type":"media","slots":["image","video"],"is_list":true},
{"name":"text","type":"text"},
{"name":"title","type":"text"},
{"name":"description","type":"text"},
{"name":"link","type":"identifier"},
{"name":"cover","type":"attachment","kinds":["image"]},
{"name":"alt_text","type":"text"},
{"name":"tags","type":"text","is_list":true}
]},
"""##, SharedParts.unreadable_bilibili, ##"""
"not_documented":[
{"subject":"The maximum file size of a video"},
{"subject":"Whether 10 MB are decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."},
{"subject":"The treatment of a video whose aspect ratio is not 9:16","note":"The rule treats 9:16 as a recommendation."}
],
"translations":{
"zh-Hans":{"name":"Facebook 公共主页快拍（API）","summary":"服务器以公共主页的名义发布图片或视频快拍。","notes":[
"也可以从应用分享到 Facebook 快拍，限制不同，见 facebook-stories-ios。",
"Facebook 要求闭合 GOP。只有读取到足够的文件内容时才会判断。",
"Facebook 要求音频码率不低于 128 kbit/s。没有规则检查这一点，因为按 128 kbit/s 编码的文件，实际码率往往略低于该值。"
"""##, SharedParts.borrowed_from_bilibili, ##"""
],"rules":[
{"id":"image-format","message":"图片格式为 {measured}；Facebook 接受 JPEG、BMP、PNG、GIF 和 TIFF","fix":"转换为 JPEG。"},
{"id":"image-file-size-decimal","message":"文件大小为 {measured}；上限 10 MB 可能指 {limit}，也可能指 {looser}（10 MiB）","fix":"压缩到 10 MB 以内。"},
{"id":"image-file-size","message":"文件大小为 {measured}，不能超过 {limit}（10 MiB）","fix":"压缩到 10 MiB 以内。"},
{"id":"image-png-file-size","message":"文件大小为 {measured}；超过 {limit} 的 PNG 可能出现像素化","fix":"转换为 JPEG，或将 PNG 压缩到 1 MB 以内。"},
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
{"id":"video-duration-min","message":"视频时长为 {measured}，不能短于 {limit}","fix":"使视频时长不短于 3 秒。"},
{"id":"video-duration-max","message":"视频时长为 {measured}，不能超过 {limit}","fix":"将视频剪辑到 60 秒以内。"},
{"id":"video-size-advised","message":"视频分辨率为 {measured}；Facebook 建议宽度不小于 1080 px，高度不小于 1920 px","fix":"以 1080×1920 导出。"},
{"id":"video-size-min","message":"视频分辨率为 {measured}，宽度不能小于 540 px，高度不能小于 960 px","fix":"以 1080×1920 导出。"},
{"id":"video-aspect-ratio-advised","message":"视频宽高比为 {measured}；Facebook 建议为 {limit}","fix":"裁剪为 9:16，例如 1080×1920。"},
{"id":"request-media-present","message":"没有指定任何媒体，至少需要一个文件","fix":"请指定一张图片或一个视频。"},
{"id":"request-media-max","message":"共有 {measured} 个文件，最多 {limit} 个","fix":"将每个文件分别发布为一条快拍。"}
],"not_documented":[
{"subject":"视频的文件大小上限"},
{"subject":"10 MB 是十进制还是二进制","note":"单位可能是十进制或二进制，介于两个数值之间的文件给出警告。"},
{"subject":"宽高比不是 9:16 的视频会如何处理","note":"这里按建议处理。"}
]}}}
"""##])
}

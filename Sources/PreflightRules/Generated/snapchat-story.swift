// swift-format-ignore-file
// Made by script/tools/generate from Destinations/snapchat-story/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_snapchat_story = Destinations.Entry(
    "snapchat-story", "snapchat-story", groups: "snapchat",
    [##"""
{"preflight_destination":1,
"id":"snapchat-story",
"short_name":"snapchat-story",
"name":"Snapchat Story (API)",
"groups":["snapchat"],
"""##, SharedParts.sources_snapchat_spotlight, ##"""
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_bilibili, ##"""
"slots":[
{"name":"image","takes":["image"],
"rules":[
{"id":"snapchat-story/image-format","fact":"image.format","constraint":{"one_of":["jpeg","png"]},"strength":"unstated","certainty":"third_party","step":"format","share_state":20010,"source":"ayrshare","message":"is {measured}; Snapchat accepts JPEG and PNG","fix":"Convert it to JPEG or PNG.","where":"Story and Spotlight, Image, Supported formats","written":"JPEG and PNG","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"png"}]}],"warn":[{"values":[{"fact":"image.format","value":"heic"}]},{"values":[{"fact":"image.format","value":"webp"}]},{"values":[{"fact":"image.format","value":"gif"}]}]}},
{"id":"snapchat-story/image-file-size","fact":"file_size","constraint":{"max":20000000},"strength":"unstated","certainty":"third_party","step":"format","share_state":20008,"source":"ayrshare","message":"is {measured}; the limit is {limit} (read as 20,000,000 bytes)","fix":"Compress it to 20 MB or less.","where":"Story and Spotlight, Image, Max image size","written":"20 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":20000000}]}],"warn":[{"values":[{"fact":"file_size","value":20000001}]},{"values":[{"fact":"file_size","value":20971520}]}]}},
{"id":"snapchat-story/image-size","fact":"image.size","constraint":{"sides":[{"side":"width","min":1080},{"side":"height","min":1920}]},"strength":"advice","certainty":"third_party","step":"resolution","share_state":20008,"source":"ayrshare","message":"is {measured}; Snapchat recommends 1080×1920","fix":"Use an image of 1080×1920.","where":"Story and Spotlight, Image, Recommended dimensions","written":"1080 x 1920 px","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[1080,1920]}}]},{"values":[{"fact":"image.size","value":{"size":[2160,3840]}}]}],"warn":[{"values":[{"fact":"image.size","value":{"size":[1079,1920]}}]},{"values":[{"fact":"image.size","value":{"size":[1080,1919]}}]},{"values":[{"fact":"image.size","value":{"size":[1920,1080]}}]}]}}
]},
{"name":"video","takes":["video"],
"rules":[
{"id":"snapchat-story/video-container","fact":"container","constraint":{"one_of":["mp4"]},"strength":"unstated","certainty":"third_party","step":"format","share_state":20012,"source":"ayrshare","message":"is {measured}; Snapchat accepts MP4","fix":"Convert it to MP4; remuxing is enough if Snapchat accepts the codecs.","where":"Story and Spotlight, Video, Supported formats","written":"MP4","examples":{"pass":[{"values":[{"fact":"container","value":"mp4"}]}],"warn":[{"values":[{"fact":"container","value":"mov"}]},{"values":[{"fact":"container","value":"webm"}]},{"values":[{"fact":"container","value":"matroska"}]}]}},
{"id":"snapchat-story/video-file-size","fact":"file_size","constraint":{"max":500000000},"strength":"unstated","certainty":"third_party","step":"format","share_state":20010,"source":"ayrshare","further_sources":["late"],"message":"is {measured}; the limit is {limit} (read as 500,000,000 bytes)","fix":"Compress it to 500 MB or less.","where":"Story and Spotlight, Video, Max video size","written":"500 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":500000000}]}],"warn":[{"values":[{"fact":"file_size","value":500000001}]},{"values":[{"fact":"file_size","value":1073741824}]}]}},
{"id":"snapchat-story/video-duration-min","fact":"duration","constraint":{"min":5},"strength":"unstated","certainty":"third_party","step":"duration","share_state":20007,"source":"ayrshare","message":"is {measured} long; the minimum is {limit}","fix":"Use a video of 5 s or more.","where":"Story and Spotlight, Video, Duration max","written":"5-60 seconds","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":5}}]},{"values":[{"fact":"duration","value":{"number":6}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":4.999999}}]},{"values":[{"fact":"duration","value":{"number":0.2}}]}]}},
{"id":"snapchat-story/video-duration-max","fact":"duration","constraint":{"max":60},"strength":"unstated","certainty":"third_party","step":"duration","share_state":20007,"source":"ayrshare","message":"is {measured} long; the limit is {limit}","fix":"Trim it to 60 s or less.","where":"Story and Spotlight, Video, Duration max","written":"5-60 seconds","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":59}}]},{"values":[{"fact":"duration","value":{"number":60}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":60.1}}]},{"values":[{"fact":"duration","value":{"number":60.100001}}]},{"values":[{"fact":"duration","value":{"number":120}}]}]}},
{"id":"snapchat-story/video-size","fact":"video.size","constraint":{"sides":[{"side":"width","min":540},{"side":"height","min":960}]},"strength":"advice","certainty":"third_party","step":"resolution","share_state":20011,"source":"ayrshare","message":"is {measured}; Snapchat recommends at least 540×960","fix":"Use a video of 1080×1920, or at least 540×960.","where":"Story and Spotlight, Video, Recommended video dimensions","written":"540x960 px","examples":{"pass":[{"values":[{"fact":"video.size","value":{"size":[540,960]}}]},{"values":[{"fact":"video.size","value":{"size":[1080,1920]}}]}],"warn":[{"values":[{"fact":"video.size","value":{"size":[539,960]}}]},{"values":[{"fact":"video.size","value":{"size":[540,959]}}]},{"values":[{"fact":"video.size","value":{"size":[960,540]}}]}]}},
{"id":"snapchat-story/video-aspect-ratio","fact":"video.aspect_ratio","constraint":{"equals":{"ratio":[9,16]}},"strength":"unstated","certainty":"third_party","step":"resolution","share_state":20011,"source":"ayrshare","message":"has the aspect ratio {measured}; Snapchat requires {limit}","fix":"Crop it to 9:16, for example 1080×1920.","where":"Story and Spotlight, Video, Portrait aspect ratio","written":"9:16","examples":{"pass":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]}],"warn":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1081,1920]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1080,1921]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[16,9]}}]}]}}
]}],
"request_rules":[
{"id":"snapchat-story/request-media-present","fact":{"count":"media"},"constraint":{"min":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"late","message":"has no image or video","fix":"Add the image or video that the post shows.","where":"Quick Reference, Media per post","written":"1 (single image or video only)","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":0}]}]}},
{"id":"snapchat-story/request-media-max","fact":{"count":"media"},"constraint":{"max":1},"strength":"unstated","certainty":"third_party","step":"request","share_state":20002,"source":"late","message":"has {measured} files; third parties report a limit of {limit} for a post","fix":"Post one at a time.","where":"Quick Reference, Media per post","written":"1 (single image or video only)","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]}],"warn":[{"values":[{"fact":{"count":"media"},"value":2}]}]}}
],
"publisher":"Snap",
"summary":"A Story of a public profile on Snapchat, posted through an API.",
"""##, SharedParts.notes_snapchat_spotlight, SharedParts.request_snapchat_spotlight, SharedParts.unreadable_amazon_streaming_tv, ##"""
"not_documented":[
{"subject":"The codecs, the frame rate and the bit rate of a video"},
{"subject":"The length of a text"},
{"subject":"Whether MB and GB are decimal or binary","note":"The figures are read as decimal, the stricter reading, because they only warn."}
],
"translations":{
"zh-Hans":{"name":"Snapchat 快拍（API）","summary":"通过 API 在 Snapchat 公开主页发布快拍。","notes":["Snap 关于发布的页面（2026-11-26 查阅）没有列出媒体的返回码。分享状态码借用 TikTok 和抖音中含义相同的编号。","Snap 关于公开主页素材的文档另有快拍的限制。这里只读到了其中关于上传的部分；此处的数值来自第三方，只用于警告。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20002","name":"参数错误","meaning":"帖子没有媒体、媒体过多、媒体类型不受支持，或文字过长。"},{"code":"20007","name":"视频时长不符合要求","meaning":"视频过长或过短。"},{"code":"20008","name":"图片不符合要求","meaning":"图片的尺寸、宽高比或文件大小不符合要求。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},{"code":"20011","name":"视频分辨率不符合要求","meaning":"视频的分辨率或宽高比不符合要求。"},{"code":"20012","name":"视频格式不支持","meaning":"视频的封装格式、编码格式或编码参数不符合要求。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"rules":[
{"id":"image-format","message":"图片格式为 {measured}；Snapchat 接受 JPEG 和 PNG","fix":"转换为 JPEG 或 PNG。"},
{"id":"image-file-size","message":"文件大小为 {measured}，不能超过 {limit}（按 20,000,000 字节计）","fix":"压缩到 20 MB 以内。"},
{"id":"image-size","message":"图片尺寸为 {measured}；Snapchat 建议为 1080×1920","fix":"使用 1080×1920 的图片。"},
{"id":"video-container","message":"封装格式为 {measured}；Snapchat 接受 MP4","fix":"转换为 MP4；编码格式被接受时只需重新封装。"},
{"id":"video-file-size","message":"文件大小为 {measured}，不能超过 {limit}（按 500,000,000 字节计）","fix":"压缩到 500 MB 以内。"},
{"id":"video-duration-min","message":"视频时长为 {measured}，不能短于 {limit}","fix":"使用 5 秒以上的视频。"},
{"id":"video-duration-max","message":"视频时长为 {measured}，不能超过 {limit}","fix":"将视频剪辑到 60 秒以内。"},
{"id":"video-size","message":"视频分辨率为 {measured}；Snapchat 建议不小于 540×960","fix":"使用 1080×1920 或至少 540×960 的视频。"},
{"id":"video-aspect-ratio","message":"视频宽高比为 {measured}；Snapchat 要求 {limit}","fix":"裁剪为 9:16，例如 1080×1920。"},
{"id":"request-media-present","message":"没有指定图片或视频","fix":"请指定要发布的图片或视频。"},
{"id":"request-media-max","message":"共有 {measured} 个文件；第三方称每个帖子只能有 {limit} 个","fix":"每次只发布一个。"}
],"not_documented":[{"subject":"视频的编码格式、帧率和码率"},{"subject":"文字的长度上限"},{"subject":"MB 和 GB 是十进制还是二进制","note":"这里按更严格的十进制计，因为这些数值只用于警告。"}]}}}
"""##])
}

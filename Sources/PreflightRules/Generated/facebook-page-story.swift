// swift-format-ignore-file
// Made by script/tools/generate from Destinations/facebook-page-story/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_facebook_page_story = Destinations.Entry(
    "facebook-page-story", "facebook-page-story", groups: ["meta", "facebook"],
    ##"""
{"preflight_destination":1,
"id":"facebook-page-story",
"short_name":"facebook-page-story",
"name":"Facebook Page story (API)",
"groups":["meta","facebook"],
"sources":[
{"id":"ayrshare","title":"Ayrshare, media guidelines for Facebook Pages, a third party's page","url":"https://www.ayrshare.com/docs/media-guidelines/facebook-pages","checked":[2026,11,22],"page_as_of":"unknown"},
{"id":"reels-guide","title":"Reels publishing, Facebook video API guide","url":"https://developers.facebook.com/docs/video-api/guides/reels-publishing","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,5,22]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"share_states":{"success":20000,"borrowed_from":"TikTok and Douyin","states":[
{"code":20000,"name":"shared","meaning":"The share succeeded. A tool can only say that no documented rule is broken."},
{"code":20002,"name":"parameters not usable","predictable_from":["request"],"meaning":"The post has no media, too many files or files of another kind, or a text that is too long."},
{"code":20007,"name":"video length doesn't meet requirements","predictable_from":["media"],"meaning":"The video is too long or too short."},
{"code":20008,"name":"photo doesn't meet requirements","predictable_from":["media"],"meaning":"The size, aspect ratio or file size of an image does not meet the requirements."},
{"code":20010,"name":"media could not be processed","predictable_from":["media"],"meaning":"The file is damaged or too large, or an image has a format that is not accepted."},
{"code":20011,"name":"video resolution doesn't meet requirements","predictable_from":["media"],"meaning":"The size or aspect ratio of a video does not meet the requirements."},
{"code":20012,"name":"video format not supported","predictable_from":["media"],"meaning":"The container, the codec or a setting of a video does not meet the requirements."},
{"code":21001,"name":"download from iCloud failed","predictable_from":["context","run_time"],"meaning":"The media is in iCloud and not on the device."},
{"code":21003,"name":"media does not exist","predictable_from":["request","run_time"],"meaning":"The media does not exist."}
]},
"slots":[
{"name":"image","takes":["image"],
"rules":[
{"id":"facebook-page-story/image-format","fact":"image.format","constraint":{"one_of":["jpeg","bmp","png","gif","tiff"]},"strength":"unstated","certainty":"third_party","step":"format","share_state":20010,"source":"ayrshare","message":"is {measured}; Facebook accepts JPEG, BMP, PNG, GIF and TIFF","fix":"Convert it to JPEG.","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"bmp"}]},{"values":[{"fact":"image.format","value":"png"}]},{"values":[{"fact":"image.format","value":"gif"}]},{"values":[{"fact":"image.format","value":"tiff"}]}],"warn":[{"values":[{"fact":"image.format","value":"heic"}]},{"values":[{"fact":"image.format","value":"webp"}]},{"values":[{"fact":"image.format","value":"avif"}]}]}},
{"id":"facebook-page-story/image-file-size","fact":"file_size","constraint":{"max":4000000},"strength":"unstated","certainty":"third_party","step":"format","share_state":20008,"source":"ayrshare","message":"is {measured}; a third party reports a limit of {limit}","fix":"Compress it to 4 MB or less.","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":3999999}]},{"values":[{"fact":"file_size","value":4000000}]}],"warn":[{"values":[{"fact":"file_size","value":4000001}]}]}}
]},
{"name":"video","takes":["video"],
"rules":[
{"id":"facebook-page-story/video-duration-max","fact":"duration","constraint":{"max":60},"strength":"hard","certainty":"official","step":"duration","share_state":20007,"source":"reels-guide","message":"is {measured} long; the limit is {limit}","fix":"Trim it to 60 s or less.","where":"video specifications","written":"60 seconds","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":1}}]},{"values":[{"fact":"duration","value":{"number":59.999999}}]},{"values":[{"fact":"duration","value":{"number":60}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":60.000001}}]},{"values":[{"fact":"duration","value":{"number":60.1}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":60.100001}}]},{"values":[{"fact":"duration","value":{"number":60.2}}]}]}},
{"id":"facebook-page-story/video-size-min","fact":"video.size","constraint":{"sides":[{"side":"width","min":540},{"side":"height","min":960}]},"strength":"unstated","certainty":"third_party","step":"resolution","share_state":20011,"source":"ayrshare","further_sources":["reels-guide"],"message":"is {measured}; the minimum is 540 px wide and 960 px high","fix":"Export it at 1080×1920.","examples":{"pass":[{"values":[{"fact":"video.size","value":{"size":[540,960]}}]},{"values":[{"fact":"video.size","value":{"size":[541,961]}}]},{"values":[{"fact":"video.size","value":{"size":[1080,1920]}}]}],"warn":[{"values":[{"fact":"video.size","value":{"size":[539,960]}}]},{"values":[{"fact":"video.size","value":{"size":[540,959]}}]},{"values":[{"fact":"video.size","value":{"size":[960,540]}}]}]}},
{"id":"facebook-page-story/video-aspect-ratio-advised","fact":"video.aspect_ratio","constraint":{"equals":{"ratio":[9,16]}},"strength":"advice","certainty":"third_party","step":"resolution","share_state":20011,"source":"ayrshare","further_sources":["reels-guide"],"message":"has the aspect ratio {measured}; Facebook recommends {limit}","fix":"Crop it to 9:16, for example 1080×1920.","examples":{"pass":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]}],"warn":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1081,1920]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1080,1921]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":1}}]}]}}
]}],
"request_rules":[
{"id":"facebook-page-story/request-media-present","fact":{"count":"media"},"constraint":{"min":1},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"reels-guide","message":"has no media; a post requires at least one file","fix":"Add an image or a video.","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]},{"values":[{"fact":{"count":"media"},"value":2}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":0}]}]}},
{"id":"facebook-page-story/request-media-max","fact":{"count":"media"},"constraint":{"max":1},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"reels-guide","message":"has {measured} files; the limit is {limit}","fix":"Post each file as a separate story.","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":2}]},{"values":[{"fact":{"count":"media"},"value":10}]}]}}
],
"publisher":"Meta",
"summary":"A server posts an image or a video as a story of a Facebook Page.",
"notes":[
"Sharing through the Facebook app has other limits: see facebook-stories-ios."
],
"request":{"source":"reels-guide","malformed":20002,"unusable":20002,"is_post":true,"fields":[
{"name":"media","type":"media","slots":["image","video"],"is_list":true},
{"name":"text","type":"text"},
{"name":"title","type":"text"},
{"name":"description","type":"text"},
{"name":"link","type":"identifier"},
{"name":"cover","type":"attachment","kinds":["image"]},
{"name":"alt_text","type":"text"},
{"name":"tags","type":"text","is_list":true}
]},
"unreadable":[
{"code":"not_found","state":21003},
{"code":"permission_denied"},
{"code":"not_a_file"},
{"code":"empty","state":20012,"by_kind":{"image":20010}},
{"code":"not_media","state":20012,"by_kind":{"image":20010}},
{"code":"truncated","state":20010},
{"code":"corrupt","state":20010},
{"code":"unsupported","state":20012,"by_kind":{"image":20010}},
{"code":"playlist_refused","state":20012,"by_kind":{"image":20010}},
{"code":"icloud_placeholder","state":21001},
{"code":"lfs_pointer","state":20012,"by_kind":{"image":20010}},
{"code":"too_large","state":20010},
{"code":"too_many_tracks","state":20010},
{"code":"changed_while_reading","state":20010},
{"code":"io_error"},
{"code":"timed_out"},
{"code":"crashed","state":20010},
{"code":"internal"}
],
"not_documented":[
{"subject":"The minimum duration of a video","note":"The API for Reels accepts 3 s or more."},
{"subject":"The codec, the frame rate and the file size of a video"},
{"subject":"The formats and the file size of an image","note":"Meta documents none. Breaking a third party's figures gives a warning."}
],
"translations":{
"zh-Hans":{"name":"Facebook 公共主页快拍（API）","summary":"服务器以公共主页的名义发布图片或视频快拍。","notes":[
"也可以从应用分享到 Facebook 快拍，限制不同，见 facebook-stories-ios。"
],"borrowed_from":"TikTok 和抖音","share_states":[
{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},
{"code":"20002","name":"参数错误","meaning":"帖子没有媒体、媒体过多、媒体类型不受支持，或文字过长。"},
{"code":"20007","name":"视频时长不符合要求","meaning":"视频过长或过短。"},
{"code":"20008","name":"图片不符合要求","meaning":"图片的尺寸、宽高比或文件大小不符合要求。"},
{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},
{"code":"20011","name":"视频分辨率不符合要求","meaning":"视频的分辨率或宽高比不符合要求。"},
{"code":"20012","name":"视频格式不支持","meaning":"视频的封装格式、编码格式或编码参数不符合要求。"},
{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},
{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}
],"rules":[
{"id":"image-format","message":"图片格式为 {measured}；Facebook 接受 JPEG、BMP、PNG、GIF 和 TIFF","fix":"转换为 JPEG。"},
{"id":"image-file-size","message":"文件大小为 {measured}；第三方称上限为 {limit}","fix":"压缩到 4 MB 以内。"},
{"id":"video-duration-max","message":"视频时长为 {measured}，不能超过 {limit}","fix":"将视频剪辑到 60 秒以内。"},
{"id":"video-size-min","message":"视频分辨率为 {measured}，宽度不能小于 540 px，高度不能小于 960 px","fix":"以 1080×1920 导出。"},
{"id":"video-aspect-ratio-advised","message":"视频宽高比为 {measured}；Facebook 建议为 {limit}","fix":"裁剪为 9:16，例如 1080×1920。"},
{"id":"request-media-present","message":"没有指定任何媒体，至少需要一个文件","fix":"请指定一张图片或一个视频。"},
{"id":"request-media-max","message":"共有 {measured} 个文件，最多 {limit} 个","fix":"将每个文件分别发布为一条快拍。"}
],"not_documented":[
{"subject":"视频的最短时长","note":"Reels 的 API 要求至少 3 秒。"},
{"subject":"视频的编码格式、帧率和文件大小"},
{"subject":"图片的格式和文件大小","note":"Meta 没有公布；第三方的数值只作为警告。"}
]}}}
"""##)
}

// swift-format-ignore-file
// Made by script/tools/generate from Destinations/google-ads-video/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_google_ads_video = Destinations.Entry(
    "google-ads-video", "google-ads-video", groups: "ads",
    [##"""
{"preflight_destination":1,
"id":"google-ads-video",
"short_name":"google-ads-video",
"name":"Google Ads videos",
"groups":["ads"],
"sources":[{"id":"responsive-display","title":"Responsive display ads specs and format requirements, Google Ads Help","url":"https://support.google.com/google-ads/answer/17090561","checked":[2026,11,30],"page_as_of":"unknown","review_after":[2027,2,28]},{"id":"video-specs","title":"Video ads specs and format requirements, Google Ads Help","url":"https://support.google.com/google-ads/answer/17091270","checked":[2026,11,30],"page_as_of":"unknown","review_after":[2027,2,28]},{"id":"demand-gen-videos","title":"About video assets specifications and ad format guidelines for Demand Gen campaigns, Google Ads Help","url":"https://support.google.com/google-ads/answer/17141078","checked":[2026,11,30],"page_as_of":"unknown","review_after":[2027,2,28]}],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_amazon_streaming_tv, ##"""
"slots":[
{"name":"video","takes":["video"],
"rules":[
{"id":"google-ads-video/video-container","fact":"container","constraint":{"one_of":["mpegps","mp4","asf","avi","mov","flv","3gp","webm"]},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"video-specs","message":"is {measured}; Google Ads lists MPG, MP4, WMV, AVI, MOV, FLV, 3GPP and WebM","fix":"Convert it to H.264 in MP4.","where":"Video asset specifications, Note","written":".MPG (MPEG-2 or MPEG-4), .WMV, .AVI, .MOV and .FLV .MPEG-1, .MP4, .MPEGPS, 3GPP, WebM","examples":{"pass":[{"values":[{"fact":"container","value":"mpegps"}]},{"values":[{"fact":"container","value":"mp4"}]},{"values":[{"fact":"container","value":"asf"}]},{"values":[{"fact":"container","value":"avi"}]},{"values":[{"fact":"container","value":"mov"}]},{"values":[{"fact":"container","value":"flv"}]},{"values":[{"fact":"container","value":"3gp"}]},{"values":[{"fact":"container","value":"webm"}]}],"warn":[{"values":[{"fact":"container","value":"matroska"}]},{"values":[{"fact":"container","value":"mpegts"}]},{"values":[{"fact":"container","value":"ogg"}]}]}},
{"id":"google-ads-video/video-file-size-decimal","fact":"file_size","constraint":{"max":256000000000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"demand-gen-videos","further_sources":["video-specs"],"looser":"google-ads-video/video-file-size","message":"is {measured}; the limit is 256 GB, which can mean {limit} or {looser} (256 GiB)","fix":"Compress it to 256 GB or less.","where":"the note on videos below the table","written":"256 GB max. file size for video","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":256000000000}]}],"warn":[{"values":[{"fact":"file_size","value":256000000001}]},{"values":[{"fact":"file_size","value":274877906944}]}]}},
{"id":"google-ads-video/video-file-size","fact":"file_size","constraint":{"max":274877906944},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"demand-gen-videos","further_sources":["video-specs"],"message":"is {measured}; the limit is {limit} (256 GiB)","fix":"Compress it to 256 GiB or less.","where":"the note on videos below the table","written":"256 GB max. file size for video","examples":{"pass":[{"values":[{"fact":"file_size","value":256000000001}]},{"values":[{"fact":"file_size","value":274877906944}]}],"fail":[{"values":[{"fact":"file_size","value":274877906945}]}]}},
{"id":"google-ads-video/video-duration-min","fact":"duration","constraint":{"min":5},"strength":"advice","certainty":"official","step":"duration","share_state":20007,"source":"demand-gen-videos","message":"is {measured} long; Demand Gen accepts {limit} or more","fix":"Use a video of 5 s or more.","where":"Asset specifications, Video, Guidance","written":"Min. 5 seconds","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":5}}]},{"values":[{"fact":"duration","value":{"number":15}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":4.9}}]}]}},
{"id":"google-ads-video/video-duration-in-stream","fact":"duration","constraint":{"min":10},"strength":"advice","certainty":"official","step":"duration","share_state":20007,"source":"demand-gen-videos","message":"is {measured} long; YouTube in-stream only shows videos of {limit} or more","fix":"Use a video of 10 s or more.","where":"Asset specifications, Video, Guidance","written":"less than 10 seconds","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":10}}]},{"values":[{"fact":"duration","value":{"number":15}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":5}}]},{"values":[{"fact":"duration","value":{"number":9.9}}]}]}},
{"id":"google-ads-video/video-aspect-ratio","fact":"video.aspect_ratio","constraint":{"one_of":[{"ratio":[16,9]},{"ratio":1},{"ratio":[4,5]},{"ratio":[9,16]},{"ratio":[2,3]}]},"strength":"advice","certainty":"official","step":"resolution","share_state":20011,"source":"demand-gen-videos","further_sources":["responsive-display"],"message":"has the aspect ratio {measured}; Google Ads lists 16:9, 1:1, 4:5, 9:16 and 2:3","fix":"Crop it, or add bars, to 16:9, 1:1, 4:5 or 9:16.","where":"Asset specifications, Video, and Video asset specifications (responsive display)","written":"16:9, 1:1, 4:5, 9:16, 2:3","examples":{"pass":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[16,9]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":1}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[4,5]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[2,3]}}]}],"warn":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[4,3]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1080,1921]}}]}]}},
{"id":"google-ads-video/video-size-advised","fact":"video.size","constraint":{"sides":[{"side":"short","min":1080}]},"strength":"advice","certainty":"official","step":"resolution","share_state":20011,"source":"demand-gen-videos","message":"is {measured}; Google Ads recommends 1920×1080, 1080×1080, 1080×1350 and 1080×1920","fix":"Export it with a short side of at least 1080 px.","where":"Asset specifications, Video, Recommended pixels for HD","written":"1080x1080, 1920x1080, 1080x1350, 1080x1920","examples":{"pass":[{"values":[{"fact":"video.size","value":{"size":[1920,1080]}}]},{"values":[{"fact":"video.size","value":{"size":[1080,1350]}}]}],"warn":[{"values":[{"fact":"video.size","value":{"size":[1280,720]}}]},{"values":[{"fact":"video.size","value":{"size":[1079,1920]}}]}]}}
]}],
"publisher":"Google",
"summary":"A video of a Demand Gen campaign, a Performance Max campaign or a responsive display ad.",
"notes":[
"The video must be on YouTube first, so see also youtube-video. The video ads of YouTube are in youtube-ad.",
"Responsive display ads list 16:9, 1:1 and 2:3, and prefer 30 s. Demand Gen lists 16:9, 1:1, 4:5 and 9:16."
],
"""##, SharedParts.unreadable_app_store_preview, ##"""
"not_documented":[
{"subject":"The minimum duration in Performance Max","note":"Third parties report more than 10 s. The figure here is that of Demand Gen. A responsive display ad accepts any length."},
{"subject":"The maximum duration"},
{"subject":"The frame rate and the bit rate of a video"},
{"subject":"Which codecs each container may hold","note":"The help names DNxHR, ProRes, CineForm and HEVC among the formats it accepts."},
{"subject":"Whether GB is decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."}
],
"translations":{
"zh-Hans":{"name":"Google Ads 视频","summary":"需求开发广告系列、效果最大化广告系列或自适应展示广告的视频。","notes":["视频须先上传到 YouTube，另见 youtube-video；YouTube 的视频广告见 youtube-ad。","自适应展示广告列出 16:9、1:1 和 2:3，首选 30 秒；需求开发广告系列列出 16:9、1:1、4:5 和 9:16。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20007","name":"视频时长不符合要求","meaning":"视频过长或过短。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},{"code":"20011","name":"视频分辨率不符合要求","meaning":"视频的分辨率或宽高比不符合要求。"},{"code":"20012","name":"视频格式不支持","meaning":"视频的封装格式、编码格式或编码参数不符合要求。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"rules":[
{"id":"video-container","message":"封装格式为 {measured}；Google Ads 列出 MPG、MP4、WMV、AVI、MOV、FLV、3GPP 和 WebM","fix":"转换为 H.264 编码的 MP4。"},
{"id":"video-file-size-decimal","message":"文件大小为 {measured}；上限 256 GB 可能指 {limit}，也可能指 {looser}（256 GiB）","fix":"压缩到 256 GB 以内。"},
{"id":"video-file-size","message":"文件大小为 {measured}，不能超过 {limit}（256 GiB）","fix":"压缩到 256 GiB 以内。"},
{"id":"video-duration-min","message":"视频时长为 {measured}；需求开发广告系列要求不短于 {limit}","fix":"使用 5 秒以上的视频。"},
{"id":"video-duration-in-stream","message":"视频时长为 {measured}；YouTube 插播广告只展示 {limit}以上的视频","fix":"使用 10 秒以上的视频。"},
{"id":"video-aspect-ratio","message":"视频宽高比为 {measured}；Google Ads 列出 16:9、1:1、4:5、9:16 和 2:3","fix":"裁剪画面或添加黑边，使宽高比为 16:9、1:1、4:5 或 9:16。"},
{"id":"video-size-advised","message":"视频分辨率为 {measured}；建议使用 1920×1080、1080×1080、1080×1350 或 1080×1920","fix":"导出短边不小于 1080 像素的视频。"}
],"not_documented":[{"subject":"效果最大化广告系列的最短时长","note":"第三方称须超过 10 秒；这里采用需求开发广告系列的数值；自适应展示广告不限时长。"},{"subject":"最长时长"},{"subject":"视频的帧率和码率"},{"subject":"各封装格式可用的编码格式","note":"帮助文档列出 DNxHR、ProRes、CineForm 和 HEVC。"},{"subject":"GB 是十进制还是二进制","note":"单位可能是十进制或二进制；文件大小介于两个上限之间时，按警告处理。"}]}}}
"""##])
}

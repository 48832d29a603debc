// swift-format-ignore-file
// Made by script/tools/generate from Destinations/youtube-short/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_youtube_short = Destinations.Entry(
    "youtube-short", "youtube-short", groups: ["default", "google", "youtube", "shortform"],
    fingerprint: "0c854799", checked: "2026-11-28",
    [##"""
{"preflight_destination":1,
"id":"youtube-short",
"short_name":"youtube-short",
"name":"YouTube Short",
"groups":["default","google","youtube","shortform"],
"sources":[
{"id":"videos","title":"Videos, YouTube Data API reference","url":"https://developers.google.com/youtube/v3/docs/videos","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,1,21]},
{"id":"insert","title":"Videos: insert, YouTube Data API reference","url":"https://developers.google.com/youtube/v3/docs/videos/insert","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,1,21]},
{"id":"formats","title":"Supported file formats, YouTube Help","url":"https://support.google.com/youtube/troubleshooter/2888402","checked":[2026,11,28],"page_as_of":"unknown","review_after":[2027,1,27]},
{"id":"hashtags","title":"Use hashtags, YouTube Help","url":"https://support.google.com/youtube/answer/6390658","checked":[2026,11,28],"page_as_of":"unknown","review_after":[2027,1,27]},
{"id":"unipost","title":"UniPost, guide for YouTube, a third party's page","url":"https://unipost.dev/docs/platforms/youtube","checked":[2026,11,28],"page_as_of":"unknown","review_after":[2027,1,27]},
{"id":"shorts","title":"Three-minute Shorts, YouTube Help","url":"https://support.google.com/youtube/answer/15424877","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,1,21]},
{"id":"shorts-start","title":"Get started with Shorts, YouTube Help","url":"https://support.google.com/youtube/answer/10059070","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,1,21]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"share_states":{"success":20000,"borrowed_from":"TikTok and Douyin","states":[
{"code":20000,"name":"shared","meaning":"The share succeeded. A tool can only say that no documented rule is broken."},
{"code":20002,"name":"parameters not usable","predictable_from":["request"],"meaning":"The post has no media, too many files or files of another kind, or a text that is too long."},
{"code":20010,"name":"media could not be processed","predictable_from":["media"],"meaning":"The file is damaged or too large, or an image has a format that is not accepted."},
{"code":20011,"name":"video resolution doesn't meet requirements","predictable_from":["media"],"meaning":"The size or aspect ratio of a video does not meet the requirements."},
{"code":20012,"name":"video format not supported","predictable_from":["media"],"meaning":"The container, the codec or a setting of a video does not meet the requirements."},
{"code":21001,"name":"download from iCloud failed","predictable_from":["context","run_time"],"meaning":"The media is in iCloud and not on the device."},
{"code":21003,"name":"media does not exist","predictable_from":["request","run_time"],"meaning":"The media does not exist."}
]},
"slots":[
{"name":"video","takes":["video"],
"rules":[
{"id":"youtube-short/video-container","fact":"container","constraint":{"one_of":["mp4","mov","mpegps","avi","asf","flv","3gp","webm"]},"strength":"unstated","certainty":"official_quoted","step":"format","share_state":20012,"source":"formats","message":"is {measured}; YouTube lists MP4, MOV, MPEG, AVI, WMV, FLV, 3GPP and WebM","fix":"Convert it to H.264 in MP4.","where":"the list","written":".MOV, .MPEG-1, .MPEG-2, .MPEG4, .MP4, .MPG, .AVI, .WMV, .MPEGPS, .FLV, 3GPP, WebM","examples":{"pass":[{"values":[{"fact":"container","value":"mp4"}]},{"values":[{"fact":"container","value":"mov"}]},{"values":[{"fact":"container","value":"mpegps"}]},{"values":[{"fact":"container","value":"avi"}]},{"values":[{"fact":"container","value":"asf"}]},{"values":[{"fact":"container","value":"flv"}]},{"values":[{"fact":"container","value":"3gp"}]},{"values":[{"fact":"container","value":"webm"}]}],"warn":[{"values":[{"fact":"container","value":"matroska"}]},{"values":[{"fact":"container","value":"mpegts"}]},{"values":[{"fact":"container","value":"ogg"}]}]}},
{"id":"youtube-short/video-file-size-decimal","fact":"file_size","constraint":{"max":256000000000},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20010,"source":"insert","looser":"youtube-short/video-file-size","message":"is {measured}; the limit is 256 GB, which can mean {limit} or {looser} (256 GiB)","fix":"Compress it to 256 GB or less.","where":"head of the method, Maximum file size","written":"256GB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":256000000000}]}],"warn":[{"values":[{"fact":"file_size","value":256000000001}]},{"values":[{"fact":"file_size","value":274877906944}]}]}},
{"id":"youtube-short/video-file-size","fact":"file_size","constraint":{"max":274877906944},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20010,"source":"insert","message":"is {measured}; the limit is {limit} (256 GiB)","fix":"Compress it to 256 GiB or less.","where":"head of the method, Maximum file size","written":"256GB","examples":{"pass":[{"values":[{"fact":"file_size","value":256000000001}]},{"values":[{"fact":"file_size","value":274877906944}]}],"fail":[{"values":[{"fact":"file_size","value":274877906945}]}]}},
{"id":"youtube-short/video-short-duration-until-2024-10-14","fact":"duration","constraint":{"max":60},"strength":"advice","certainty":"official_quoted","step":"duration","source":"shorts","valid_until":[2024,10,14],"message":"is {measured} long; until 14 October 2024, the limit for a Short was {limit}; this would be a normal video","fix":"Trim it to 60 s or less to make it a Short.","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":1}}]},{"values":[{"fact":"duration","value":{"number":59.999999}}]},{"values":[{"fact":"duration","value":{"number":60}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":60.000001}}]},{"values":[{"fact":"duration","value":{"number":60.2}}]}]}},
{"id":"youtube-short/video-short-duration","fact":"duration","constraint":{"max":180},"strength":"advice","certainty":"official_quoted","step":"duration","source":"shorts-start","further_sources":["shorts"],"valid_from":[2024,10,15],"message":"is {measured} long; the limit for a Short is {limit}, so this would be a normal video","fix":"Trim it to 180 s or less to make it a Short.","where":"head of the page, Get started with Shorts","written":"up to 3 minutes","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":1}}]},{"values":[{"fact":"duration","value":{"number":179.999999}}]},{"values":[{"fact":"duration","value":{"number":180}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":180.000001}}]},{"values":[{"fact":"duration","value":{"number":180.2}}]}]}},
{"id":"youtube-short/video-short-shape","fact":"video.aspect_ratio","constraint":{"max":1},"strength":"advice","certainty":"official_quoted","step":"resolution","source":"shorts","message":"has the aspect ratio {measured}; the limit for a Short is {limit}, so this would be a normal video","fix":"Crop it to a square or upright aspect ratio, for instance 1080×1920.","examples":{"pass":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1079,1080]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":1}}]}],"warn":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1081,1080]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[16,9]}}]}]}},
{"id":"youtube-short/video-size","fact":"video.size","constraint":{"sides":[{"side":"short","max":1080},{"side":"long","max":1920}]},"strength":"remark","certainty":"official_quoted","step":"resolution","source":"shorts-start","message":"is {measured}; YouTube scales down Shorts that are larger than 1080p","fix":"Scale it down to fit 1080×1920 to control the result.","examples":{"pass":[{"values":[{"fact":"video.size","value":{"size":[1080,1920]}}]},{"values":[{"fact":"video.size","value":{"size":[1079,1919]}}]},{"values":[{"fact":"video.size","value":{"size":[1080,1080]}}]},{"values":[{"fact":"video.size","value":{"size":[1081,1920]}}]},{"values":[{"fact":"video.size","value":{"size":[2160,3840]}}]}]}}
]}],
"request_rules":[
{"id":"youtube-short/request-video-present","fact":{"count":"video"},"constraint":{"min":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"insert","further_sources":["unipost"],"message":"has no video; an upload requires one","fix":"Add a video.","examples":{"pass":[{"values":[{"fact":{"count":"video"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"video"},"value":0}]}]}},
{"id":"youtube-short/request-videos-max","fact":{"count":"video"},"constraint":{"max":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"insert","further_sources":["unipost"],"message":"has {measured} videos; the limit is {limit}","fix":"Upload one video at a time.","examples":{"pass":[{"values":[{"fact":{"count":"video"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"video"},"value":2}]},{"values":[{"fact":{"count":"video"},"value":10}]}]}},
{"id":"youtube-short/request-title-filled","fact":{"field":"title"},"constraint":{"form":"filled"},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"insert","native_codes":["invalidTitle"],"message":"is {measured}; YouTube requires a title","fix":"Write a title.","where":"Errors, invalidTitle","written":"invalid or empty video title","examples":{"pass":[{"values":[{"fact":{"field":"title"},"value":"A film"}]}],"fail":[{"values":[{"fact":{"field":"title"},"value":""}]},{"values":[{"fact":{"field":"title"},"value":" "}]}]}},
{"id":"youtube-short/request-publish-at-private","fact":{"field":"privacyStatus"},"constraint":{"equals":"private"},"strength":"hard","certainty":"official_quoted","step":"request","share_state":20002,"source":"videos","applies_if":[{"fact":{"field":"publishAt"},"constraint":{"present":true}}],"message":"is {measured}; YouTube accepts publishAt only for a private video","fix":"Set privacyStatus to private, or remove publishAt.","where":"status.publishAt","written":"only if the privacy status of the video is private","examples":{"pass":[{"values":[{"fact":{"field":"privacyStatus"},"value":"private"},{"fact":{"field":"publishAt"},"value":"2027-01-01T00:00:00Z"}]},{"values":[{"fact":{"field":"privacyStatus"},"value":"public"}]}],"fail":[{"values":[{"fact":{"field":"privacyStatus"},"value":"public"},{"fact":{"field":"publishAt"},"value":"2027-01-01T00:00:00Z"}]}]}},
{"id":"youtube-short/request-title-length-utf16","fact":{"field":"title"},"constraint":{"length":{"unit":"utf16","max":100}},"strength":"hard","certainty":"official_quoted","step":"request","share_state":20002,"source":"videos","looser":"youtube-short/request-title-length","message":"has {measured}; the limit is 100 characters, and the page does not say how it counts them","fix":"Shorten the title to 100 UTF-16 units; an emoji counts as two or more.","where":"snippet.title","written":"100 characters","examples":{"pass":[{"values":[{"fact":{"field":"title"},"value":"😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀"}]}],"warn":[{"values":[{"fact":{"field":"title"},"value":"😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀a"}]}]}},
{"id":"youtube-short/request-title-length","fact":{"field":"title"},"constraint":{"length":{"unit":"graphemes","max":100}},"strength":"hard","certainty":"official_quoted","step":"request","share_state":20002,"source":"videos","native_codes":["invalidTitle"],"message":"has {measured}; the limit is {limit}","fix":"Shorten the title to 100 characters.","where":"snippet.title","written":"100 characters","examples":{"pass":[{"values":[{"fact":{"field":"title"},"value":{"runs":[{"text":"😀","times":100}]}}]}],"fail":[{"values":[{"fact":{"field":"title"},"value":{"runs":[{"text":"a","times":101}]}}]}]}},
{"id":"youtube-short/request-title-characters","fact":{"field":"title"},"constraint":{"lacks":[{"prefix":"","containing":"<"},{"prefix":"","containing":">"}]},"strength":"hard","certainty":"official_quoted","step":"request","share_state":20002,"source":"videos","native_codes":["invalidTitle"],"message":"is {measured}; YouTube does not accept < and >","fix":"Remove < and >.","where":"snippet.title","written":"except < and >","examples":{"pass":[{"values":[{"fact":{"field":"title"},"value":"A film"}]}],"fail":[{"values":[{"fact":{"field":"title"},"value":"A <film>"}]},{"values":[{"fact":{"field":"title"},"value":"1 < 2"}]},{"values":[{"fact":{"field":"title"},"value":"2 > 1"}]}]}},
{"id":"youtube-short/request-description-length","fact":{"field":"description"},"constraint":{"length":{"unit":"utf8_bytes","max":5000}},"strength":"hard","certainty":"official_quoted","step":"request","share_state":20002,"source":"videos","native_codes":["invalidDescription"],"message":"has {measured}; the limit is {limit}","fix":"Shorten the description; a Chinese character has 3 bytes, and an emoji has at least 3.","where":"snippet.description","written":"5000 bytes","examples":{"pass":[{"values":[{"fact":{"field":"description"},"value":{"runs":[{"text":"😀","times":1250}]}}]}],"fail":[{"values":[{"fact":{"field":"description"},"value":{"runs":[{"text":"😀","times":1250},{"text":"a","times":1}]}}]}]}},
{"id":"youtube-short/request-description-characters","fact":{"field":"description"},"constraint":{"lacks":[{"prefix":"","containing":"<"},{"prefix":"","containing":">"}]},"strength":"hard","certainty":"official_quoted","step":"request","share_state":20002,"source":"videos","native_codes":["invalidDescription"],"message":"is {measured}; YouTube does not accept < and >","fix":"Remove < and >.","where":"snippet.description","written":"except < and >","examples":{"pass":[{"values":[{"fact":{"field":"description"},"value":"A film"}]}],"fail":[{"values":[{"fact":{"field":"description"},"value":"A <film>"}]},{"values":[{"fact":{"field":"description"},"value":"1 < 2"}]},{"values":[{"fact":{"field":"description"},"value":"2 > 1"}]}]}},
{"id":"youtube-short/request-tags-length","fact":{"text_count":"tag_characters","in":"tags"},"constraint":{"max":500},"strength":"hard","certainty":"official_quoted","step":"request","share_state":20002,"source":"videos","native_codes":["invalidTags"],"message":"has {measured}, including commas and quotation marks; the limit is {limit}","fix":"Remove tags until the rest has {limit} or fewer.","where":"snippet.tags[]","written":"500 characters","examples":{"pass":[{"values":[{"fact":{"text_count":"tag_characters","in":"tags"},"value":499}]},{"values":[{"fact":{"text_count":"tag_characters","in":"tags"},"value":500}]}],"fail":[{"values":[{"fact":{"text_count":"tag_characters","in":"tags"},"value":501}]}]}},
{"id":"youtube-short/request-hashtags-max","fact":{"text_count":"hashtags","in":"description"},"constraint":{"max":60},"strength":"advice","certainty":"official_quoted","step":"request","source":"hashtags","message":"has {measured} hashtags; above {limit}, YouTube ignores all of them","fix":"Keep at most {limit} hashtags.","where":"the sentence on too many hashtags","written":"more than 60 hashtags","examples":{"pass":[{"values":[{"fact":{"text_count":"hashtags","in":"description"},"value":59}]},{"values":[{"fact":{"text_count":"hashtags","in":"description"},"value":60}]}],"warn":[{"values":[{"fact":{"text_count":"hashtags","in":"description"},"value":61}]}]}}
],
"publisher":"Google",
"summary":"A video is uploaded to a YouTube channel and becomes a Short because of its aspect ratio and its duration.",
"notes":[
"YouTube does not refuse a video that is not a Short. It accepts it as a normal video. See youtube-video.",
"YouTube blocks a Short above 60 seconds everywhere if its music has an active Content ID claim. A file does not show this.",
"Most figures are Google's figures as others quote them."
],
"native_codes":{"name":"reason","note":"The Data API returns this code in an error object (YouTube Data API, Errors, read on 2026-11-30).","codes":[
{"code":"invalidTitle","name":"title not valid","meaning":"The title is empty or not valid.","share_state":20002,"predictable_from":["request"]},
{"code":"invalidDescription","name":"description not valid","meaning":"The description is not valid.","share_state":20002,"predictable_from":["request"]},
{"code":"invalidTags","name":"tags not valid","meaning":"The keywords are not valid.","share_state":20002,"predictable_from":["request"]}
]},
"request":{"source":"insert","malformed":20002,"unusable":20002,"is_post":true,"aliases":[{"name":"text","field":"description"}],"fields":[{"name":"media","type":"media","slots":["video"],"is_list":true},{"name":"text","type":"text"},{"name":"title","type":"text"},{"name":"description","type":"text"},{"name":"link","type":"identifier"},{"name":"cover","type":"attachment","kinds":["image"]},{"name":"alt_text","type":"text"},{"name":"tags","type":"text","is_list":true},{"name":"categoryId","type":"digits"},{"name":"defaultLanguage","type":"identifier"},{"name":"defaultAudioLanguage","type":"identifier"},{"name":"localizations","type":"anything"},{"name":"privacyStatus","type":"choice","words":["private","public","unlisted"]},{"name":"publishAt","type":"identifier"},{"name":"license","type":"choice","words":["youtube","creativeCommon"]},{"name":"embeddable","type":"flag"},{"name":"publicStatsViewable","type":"flag"},{"name":"selfDeclaredMadeForKids","type":"flag"},{"name":"containsSyntheticMedia","type":"flag"},{"name":"paidProductPlacementDetails","type":"anything"},{"name":"recordingDetails","type":"anything"},{"name":"notifySubscribers","type":"flag"}]},
"""##, SharedParts.unreadable_bluesky_video, ##"""
"not_documented":[
{"subject":"The minimum duration of a video"},
{"subject":"The frame rate"},
{"subject":"Whether 256 GB is decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."},
{"subject":"The unit of the limit of 100 characters","note":"A text of up to 100 UTF-16 units passes. A text of more than 100 characters, as readers count them, fails."},
{"subject":"What 1080p means for an upright video","note":"It is read as a short side of at most 1080 and a long side of at most 1920 pixels."},
{"subject":"Thumbnails of Shorts"}
],
"translations":{
"zh-Hans":{"name":"YouTube Shorts 短视频","summary":"视频上传到 YouTube 频道后，宽高比和时长符合条件的会成为 Shorts。","notes":[
"不符合 Shorts 条件的视频不会被拒绝，而会成为普通视频，见 youtube-video。",
"超过 60 秒的 Shorts 如果使用了存在有效 Content ID 版权主张的音乐，会在全球范围内被屏蔽。这无法从文件中判断。",
"大多数数值来自他人对 Google 文档的引用。"
],"borrowed_from":"TikTok 和抖音","share_states":[
{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},
{"code":"20002","name":"参数错误","meaning":"帖子没有媒体、媒体过多、媒体类型不受支持，或文字过长。"},
{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},
{"code":"20011","name":"视频分辨率不符合要求","meaning":"视频的分辨率或宽高比不符合要求。"},
{"code":"20012","name":"视频格式不支持","meaning":"视频的封装格式、编码格式或编码参数不符合要求。"},
{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},
{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}
],"native_codes_note":"Data API 在错误对象中返回该代码（YouTube Data API 的错误页面，2026-11-30 查阅）。","native_codes":[
{"code":"invalidTitle","name":"标题无效","meaning":"标题为空或无效。"},
{"code":"invalidDescription","name":"说明无效","meaning":"说明无效。"},
{"code":"invalidTags","name":"标签无效","meaning":"关键词无效。"}
],"rules":[
{"id":"video-container","message":"封装格式为 {measured}；YouTube 列出 MP4、MOV、MPEG、AVI、WMV、FLV、3GPP 和 WebM","fix":"转换为 H.264 编码的 MP4。"},
{"id":"video-file-size-decimal","message":"文件大小为 {measured}；上限 256 GB 可能指 {limit}，也可能指 {looser}（256 GiB）","fix":"压缩到 256 GB 以内。"},
{"id":"video-file-size","message":"文件大小为 {measured}，不能超过 {limit}（256 GiB）","fix":"压缩到 256 GiB 以内。"},
{"id":"video-short-duration-until-2024-10-14","message":"视频时长为 {measured}；2024 年 10 月 14 日以前（含当日）Shorts 不能超过 {limit}；该视频会成为普通视频","fix":"如需成为 Shorts，请剪辑到 60 秒以内。"},
{"id":"video-short-duration","message":"视频时长为 {measured}，Shorts 不能超过 {limit}；该视频会成为普通视频，而不是 Shorts","fix":"如需成为 Shorts，请剪辑到 180 秒以内。"},
{"id":"video-short-shape","message":"视频宽高比为 {measured}，Shorts 不能超过 {limit}；该视频会成为普通视频，而不是 Shorts","fix":"裁剪为正方形或竖屏，例如 1080×1920。"},
{"id":"video-size","message":"视频分辨率为 {measured}；超过 1080p 的 Shorts 会被缩小","fix":"自行缩小到 1080×1920 以内，以控制缩放效果。"},
{"id":"request-video-present","message":"没有指定视频，上传需要一个视频","fix":"请指定一个视频。"},
{"id":"request-videos-max","message":"共有 {measured} 个视频，最多 {limit} 个","fix":"每次只上传一个视频。"},
{"id":"request-title-filled","message":"标题为{measured}；YouTube 要求填写标题","fix":"请填写标题。"},
{"id":"request-publish-at-private","message":"为 {measured}；只有私享视频才能设置 publishAt","fix":"将 privacyStatus 设为私享，或去掉 publishAt。"},
{"id":"request-title-length-utf16","message":"标题长度为 {measured}；上限为 100 个字符，文档没有说明如何计数","fix":"缩短到 100 个 UTF-16 码元以内；一个表情符号至少计两个。"},
{"id":"request-title-length","message":"标题长度为 {measured}，不能超过 {limit}","fix":"缩短到 100 个字符以内。"},
{"id":"request-title-characters","message":"标题为 {measured}；YouTube 不接受 < 和 >","fix":"删除 < 和 >。"},
{"id":"request-description-length","message":"长度为 {measured}，不能超过 {limit}","fix":"缩短说明；一个汉字占 3 个字节，一个表情符号至少占 3 个字节。"},
{"id":"request-description-characters","message":"简介为 {measured}；YouTube 不接受 < 和 >","fix":"删除 < 和 >。"},
{"id":"request-tags-length","message":"标签连同逗号和引号长度为 {measured}，不能超过 {limit}","fix":"删减标签，使长度不超过 {limit}。"},
{"id":"request-hashtags-max","message":"简介中有 {measured} 个话题标签；超过 {limit} 个时，YouTube 会忽略全部标签","fix":"最多保留 {limit} 个话题标签。"}
],"not_documented":[
{"subject":"视频的最短时长"},
{"subject":"帧率"},
{"subject":"256 GB 是十进制还是二进制","note":"单位可能是十进制或二进制；文件大小介于两个上限之间时，按警告处理。"},
{"subject":"100 个字符的计数单位","note":"文字不超过 100 个 UTF-16 码元时通过；按可见字符计，超过 100 个字符时不通过。"},
{"subject":"竖屏视频的 1080p 指什么","note":"这里按短边不超过 1080 px、长边不超过 1920 px 计。"},
{"subject":"Shorts 的缩略图"}
]}}}
"""##])
}

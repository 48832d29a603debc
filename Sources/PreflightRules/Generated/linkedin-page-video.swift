// swift-format-ignore-file
// Made by script/tools/generate from Destinations/linkedin-page-video/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_linkedin_page_video = Destinations.Entry(
    "linkedin-page-video", "linkedin-page-video", groups: ["linkedin"],
    ##"""
{"preflight_destination":1,
"id":"linkedin-page-video",
"short_name":"linkedin-page-video",
"name":"LinkedIn video (Page)",
"groups":["linkedin"],
"sources":[
{"id":"text-help","title":"LinkedIn help, posts","url":"https://www.linkedin.com/help/linkedin/answer/a528176","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,1,21]},
{"id":"page-help","title":"LinkedIn help, videos of pages","url":"https://www.linkedin.com/help/linkedin/answer/a1311816","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,1,21]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"share_states":{"success":20000,"borrowed_from":"TikTok and Douyin","states":[
{"code":20000,"name":"shared","meaning":"The share succeeded. A tool can only say that no documented rule is broken."},
{"code":20002,"name":"parameters not usable","predictable_from":["request"],"meaning":"The post has no media, too many files or files of another kind, or a text that is too long."},
{"code":20007,"name":"video length doesn't meet requirements","predictable_from":["media"],"meaning":"The video is too long or too short."},
{"code":20010,"name":"media could not be processed","predictable_from":["media"],"meaning":"The file is damaged or too large, or an image has a format that is not accepted."},
{"code":20012,"name":"video format not supported","predictable_from":["media"],"meaning":"The container, the codec or a setting of a video does not meet the requirements."},
{"code":21001,"name":"download from iCloud failed","predictable_from":["context","run_time"],"meaning":"The media is in iCloud and not on the device."},
{"code":21003,"name":"media does not exist","predictable_from":["request","run_time"],"meaning":"The media does not exist."}
]},
"slots":[
{"name":"video","takes":["video"],
"rules":[
{"id":"linkedin-page-video/video-file-size-decimal","fact":"file_size","constraint":{"max":5000000000},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20010,"source":"page-help","looser":"linkedin-page-video/video-file-size","message":"is {measured}; the limit is 5 GB, which can mean {limit} or {looser} (5 GiB)","fix":"Compress it to 5 GB or less.","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":5000000000}]}],"warn":[{"values":[{"fact":"file_size","value":5000000001}]},{"values":[{"fact":"file_size","value":5368709120}]}]}},
{"id":"linkedin-page-video/video-file-size","fact":"file_size","constraint":{"max":5368709120},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20010,"source":"page-help","message":"is {measured}; the limit is {limit} (5 GiB)","fix":"Compress it to 5 GiB or less.","examples":{"pass":[{"values":[{"fact":"file_size","value":5000000001}]},{"values":[{"fact":"file_size","value":5368709120}]}],"fail":[{"values":[{"fact":"file_size","value":5368709121}]}]}},
{"id":"linkedin-page-video/video-duration-max","fact":"duration","constraint":{"max":600},"strength":"hard","certainty":"official_quoted","step":"duration","share_state":20007,"source":"page-help","message":"is {measured} long; the limit is {limit}","fix":"Trim it to 10 min or less.","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":599}}]},{"values":[{"fact":"duration","value":{"number":600}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":600.1}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":600.100001}}]},{"values":[{"fact":"duration","value":{"number":1200}}]}]}}
]}],
"request_rules":[
{"id":"linkedin-page-video/request-media-present","fact":{"count":"media"},"constraint":{"min":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"page-help","message":"has no video","fix":"Add the video that the post shows.","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":0}]}]}},
{"id":"linkedin-page-video/request-text-length","fact":{"field":"text"},"constraint":{"length":{"unit":"characters","max":3000}},"strength":"hard","certainty":"official_quoted","step":"request","share_state":20002,"source":"text-help","message":"has {measured}; the limit is {limit}","fix":"Shorten it to 3,000 characters or fewer.","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":2999}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":3000}]}}]}],"fail":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":3001}]}}]}]}}
],
"publisher":"LinkedIn",
"summary":"An administrator of a LinkedIn Page posts a video on the website.",
"notes":[
"No codes that LinkedIn publishes for media are known. The share states are those of TikTok and Douyin with the same meaning.",
"These figures come from quotations of LinkedIn's pages.",
"The API has other limits: see linkedin-video."
],
"request":{"source":"page-help","malformed":20002,"unusable":20002,"is_post":true,"fields":[
{"name":"media","type":"media","slots":["video"],"is_list":true},
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
{"code":"empty","state":20012},
{"code":"not_media","state":20012},
{"code":"truncated","state":20010},
{"code":"corrupt","state":20010},
{"code":"unsupported","state":20012},
{"code":"playlist_refused","state":20012},
{"code":"icloud_placeholder","state":21001},
{"code":"lfs_pointer","state":20012},
{"code":"too_large","state":20010},
{"code":"too_many_tracks","state":20010},
{"code":"changed_while_reading","state":20010},
{"code":"io_error"},
{"code":"timed_out"},
{"code":"crashed","state":20010},
{"code":"internal"}
],
"not_documented":[
{"subject":"The container and the codecs"},
{"subject":"The minimum duration of a video"},
{"subject":"The width, the height and the aspect ratio of a video"},
{"subject":"The frame rate and the bit rate"},
{"subject":"The unit of text lengths","note":"The figure is read as Unicode characters."},
{"subject":"Whether GB is decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."},
{"subject":"The length of an alternative text"}
],
"translations":{
"zh-Hans":{"name":"领英视频（公司主页）","summary":"管理员在领英网站的公司主页上发布视频。","notes":[
"未见领英公布媒体相关的状态码。这里的分享状态码借用 TikTok 和抖音中含义相同的编号。",
"这些数值来自他人对领英页面的引用。",
"API 的要求不同，见 linkedin-video。"
],"borrowed_from":"TikTok 和抖音","share_states":[
{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},
{"code":"20002","name":"参数错误","meaning":"帖子没有媒体、媒体过多、媒体类型不受支持，或文字过长。"},
{"code":"20007","name":"视频时长不符合要求","meaning":"视频过长或过短。"},
{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},
{"code":"20012","name":"视频格式不支持","meaning":"视频的封装格式、编码格式或编码参数不符合要求。"},
{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},
{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}
],"rules":[
{"id":"video-file-size-decimal","message":"文件大小为 {measured}；上限 5 GB 可能指 {limit}，也可能指 {looser}（5 GiB）","fix":"压缩到 5 GB 以内。"},
{"id":"video-file-size","message":"文件大小为 {measured}，不能超过 {limit}（5 GiB）","fix":"压缩到 5 GiB 以内。"},
{"id":"video-duration-max","message":"视频时长为 {measured}，不能超过 {limit}","fix":"将视频剪辑到 10 分钟以内。"},
{"id":"request-media-present","message":"没有指定视频","fix":"请指定要发布的视频。"},
{"id":"request-text-length","message":"长度为 {measured}，不能超过 {limit}","fix":"缩短到 3,000 个字符以内。"}
],"not_documented":[
{"subject":"封装格式和编码格式"},
{"subject":"视频时长下限"},
{"subject":"视频的宽、高和宽高比"},
{"subject":"帧率和码率"},
{"subject":"文字长度的计数单位","note":"这里按 Unicode 字符计。"},
{"subject":"GB 是十进制还是二进制","note":"单位可能是十进制或二进制，介于两个数值之间的文件给出警告。"},
{"subject":"替代文本的长度上限"}
]}}}
"""##)
}

// swift-format-ignore-file
// Made by script/tools/generate from Destinations/linkedin-page-video/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_linkedin_page_video = Destinations.Entry(
    "linkedin-page-video", "linkedin-page-video", groups: ["linkedin"],
    fingerprint: "b6b06c51", checked: "2026-11-28",
    [##"""
{"preflight_destination":1,
"id":"linkedin-page-video",
"short_name":"linkedin-page-video",
"name":"LinkedIn video (Page)",
"groups":["linkedin"],
"sources":[
{"id":"text-help","title":"LinkedIn help, posts","url":"https://www.linkedin.com/help/linkedin/answer/a528176","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,1,21]},
{"id":"long-text","title":"n8n, issue 22899, a recorded refusal of a text of 8694 characters","url":"https://github.com/n8n-io/n8n/issues/22899","checked":[2026,11,28],"page_as_of":[2025,12,7]},
{"id":"page-help","title":"LinkedIn help, video specifications for Pages and Career Pages","url":"https://www.linkedin.com/help/linkedin/answer/a1311816","checked":[2026,11,28],"page_as_of":"unknown","review_after":[2027,1,27]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_bluesky_video, ##"""
"slots":[
{"name":"video","takes":["video"],
"rules":[
{"id":"linkedin-page-video/video-file-size-min-binary","fact":"file_size","constraint":{"min":76800},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20010,"source":"page-help","looser":"linkedin-page-video/video-file-size-min","message":"is {measured}; the minimum is 75 KB, which can mean {looser} or {limit} (75 KiB)","fix":"Use a video of at least 75 KiB, with a longer duration or a higher bit rate.","where":"the list of specifications","written":"75 KB","examples":{"pass":[{"values":[{"fact":"file_size","value":76800}]},{"values":[{"fact":"file_size","value":500000}]}],"warn":[{"values":[{"fact":"file_size","value":76799}]},{"values":[{"fact":"file_size","value":75000}]}]}},
{"id":"linkedin-page-video/video-file-size-min","fact":"file_size","constraint":{"min":75000},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20010,"source":"page-help","message":"is {measured}; the minimum is {limit} (75 KB)","fix":"Use a video of at least 75 KiB, with a longer duration or a higher bit rate.","where":"the list of specifications","written":"75 KB","examples":{"pass":[{"values":[{"fact":"file_size","value":75000}]},{"values":[{"fact":"file_size","value":76799}]},{"values":[{"fact":"file_size","value":500000}]}],"fail":[{"values":[{"fact":"file_size","value":74999}]},{"values":[{"fact":"file_size","value":1}]}]}},
{"id":"linkedin-page-video/video-file-size-decimal","fact":"file_size","constraint":{"max":5000000000},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20010,"source":"page-help","looser":"linkedin-page-video/video-file-size","message":"is {measured}; the limit is 5 GB, which can mean {limit} or {looser} (5 GiB)","fix":"Compress it to 5 GB or less.","where":"the list of specifications","written":"5 GB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":5000000000}]}],"warn":[{"values":[{"fact":"file_size","value":5000000001}]},{"values":[{"fact":"file_size","value":5368709120}]}]}},
{"id":"linkedin-page-video/video-file-size","fact":"file_size","constraint":{"max":5368709120},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20010,"source":"page-help","message":"is {measured}; the limit is {limit} (5 GiB)","fix":"Compress it to 5 GiB or less.","where":"the list of specifications","written":"5 GB","examples":{"pass":[{"values":[{"fact":"file_size","value":5000000001}]},{"values":[{"fact":"file_size","value":5368709120}]}],"fail":[{"values":[{"fact":"file_size","value":5368709121}]}]}},
{"id":"linkedin-page-video/video-frame-rate","fact":"video.avg_frame_rate","constraint":{"range":{"min":10,"max":60}},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20012,"source":"page-help","message":"has {measured}; LinkedIn accepts {min} to {max}","fix":"Encode it at 10 to 60 frames a second.","where":"the list of specifications","written":"10 FPS – 60 FPS","examples":{"pass":[{"values":[{"fact":"video.avg_frame_rate","value":{"ratio":10}}]},{"values":[{"fact":"video.avg_frame_rate","value":{"ratio":[2997,100]}}]},{"values":[{"fact":"video.avg_frame_rate","value":{"ratio":60}}]}],"warn":[{"values":[{"fact":"video.avg_frame_rate","value":{"ratio":[9999,1000]}}]},{"values":[{"fact":"video.avg_frame_rate","value":{"ratio":[60001,1000]}}]}],"fail":[{"values":[{"fact":"video.avg_frame_rate","value":{"ratio":[99,10]}}]},{"values":[{"fact":"video.avg_frame_rate","value":{"ratio":[601,10]}}]},{"values":[{"fact":"video.avg_frame_rate","value":{"ratio":120}}]}]}},
{"id":"linkedin-page-video/video-bit-rate","fact":"bit_rate","constraint":{"range":{"min":192000,"max":30000000}},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20012,"source":"page-help","message":"has a bit rate of {measured}; LinkedIn accepts {min} to {max}","fix":"Encode it at {min} to {max}.","where":"the list of specifications","written":"192 KBPS – 30 MBPS","examples":{"pass":[{"values":[{"fact":"bit_rate","value":192000}]},{"values":[{"fact":"bit_rate","value":8000000}]},{"values":[{"fact":"bit_rate","value":30000000}]}],"fail":[{"values":[{"fact":"bit_rate","value":191999}]},{"values":[{"fact":"bit_rate","value":30000001}]}]}},
{"id":"linkedin-page-video/video-duration-min","fact":"duration","constraint":{"min":3},"strength":"hard","certainty":"official_quoted","step":"duration","share_state":20007,"source":"page-help","message":"is {measured} long; the minimum is {limit}","fix":"Use a video of 3 s or more.","where":"the list of specifications","written":"3 seconds","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":3}}]},{"values":[{"fact":"duration","value":{"number":4}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":2.999999}}]},{"values":[{"fact":"duration","value":{"number":0.2}}]}]}},
{"id":"linkedin-page-video/video-duration-max","fact":"duration","constraint":{"max":600},"strength":"hard","certainty":"official_quoted","step":"duration","share_state":20007,"source":"page-help","message":"is {measured} long; the limit is {limit}","fix":"Trim it to 10 min or less.","where":"the list of specifications","written":"10 minutes","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":599}}]},{"values":[{"fact":"duration","value":{"number":600}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":600.1}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":600.100001}}]},{"values":[{"fact":"duration","value":{"number":1200}}]}]}},
{"id":"linkedin-page-video/video-size","fact":"video.size","constraint":{"sides":[{"side":"short","range":{"min":144,"max":2304}},{"side":"long","range":{"min":256,"max":4096}}]},"strength":"hard","certainty":"official_quoted","step":"resolution","share_state":20011,"source":"page-help","message":"is {measured}; LinkedIn accepts 256×144 to 4096×2304 in either orientation","fix":"Scale it to a size from 256×144 to 4096×2304.","where":"the list of specifications","written":"256x144 – 4096x2304","examples":{"pass":[{"values":[{"fact":"video.size","value":{"size":[256,144]}}]},{"values":[{"fact":"video.size","value":{"size":[144,256]}}]},{"values":[{"fact":"video.size","value":{"size":[1080,1920]}}]},{"values":[{"fact":"video.size","value":{"size":[4096,2304]}}]}],"fail":[{"values":[{"fact":"video.size","value":{"size":[255,144]}}]},{"values":[{"fact":"video.size","value":{"size":[256,143]}}]},{"values":[{"fact":"video.size","value":{"size":[4097,2304]}}]},{"values":[{"fact":"video.size","value":{"size":[4096,2305]}}]}]}},
{"id":"linkedin-page-video/video-aspect-ratio","fact":"video.aspect_ratio","constraint":{"range":{"min":[5,12],"max":[12,5]}},"strength":"hard","certainty":"official_quoted","step":"resolution","share_state":20011,"source":"page-help","message":"aspect ratio {measured} is outside {min} to {max}","fix":"Crop it, or add bars, to an aspect ratio of {min} to {max}.","where":"the list of specifications","written":"1:2.4 – 2.4:1","examples":{"pass":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[5,12]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[12,5]}}]}],"fail":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[499,1200]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1201,500]}}]}]}}
]}],
"request_rules":[
{"id":"linkedin-page-video/request-media-present","fact":{"count":"media"},"constraint":{"min":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"page-help","message":"has no video","fix":"Add the video that the post shows.","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":0}]}]}},
{"id":"linkedin-page-video/request-text-length","fact":{"field":"text"},"constraint":{"length":{"unit":"characters","max":3000}},"strength":"hard","certainty":"official_quoted","step":"request","share_state":20002,"source":"text-help","further_sources":["long-text"],"message":"has {measured}; the limit is {limit}","fix":"Shorten it to 3,000 characters or fewer.","where":"the sentence on the character limit","written":"3,000 characters","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":2999}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":3000}]}}]}],"fail":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":3001}]}}]}]}}
],
"publisher":"LinkedIn",
"summary":"An administrator of a LinkedIn Page posts a video on the website.",
"""##, SharedParts.notes_linkedin_member_video, ##"""
"request":{"source":"page-help","malformed":20002,"unusable":20002,"is_post":true,"fields":[{"name":"media","type":"media","slots":["video"],"is_list":true},{"name":"text","type":"text"},{"name":"title","type":"text"},{"name":"description","type":"text"},{"name":"link","type":"identifier"},{"name":"cover","type":"attachment","kinds":["image"]},{"name":"alt_text","type":"text"},{"name":"tags","type":"text","is_list":true}]},
"""##, SharedParts.unreadable_bluesky_video, ##"""
"not_documented":[
{"subject":"The container and the codecs","note":"The page refuses AVI and MOV, but a newer page of LinkedIn's help accepts MOV."},
{"subject":"Whether width and height can be swapped","note":"The rule allows it, because LinkedIn accepts portrait aspect ratios."},
{"subject":"The unit of text lengths","note":"The figure is read as Unicode characters."},
{"subject":"Whether 75 KB is decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."},
{"subject":"Whether GB is decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."},
{"subject":"The length of an alternative text"}
],
"translations":{
"zh-Hans":{"name":"领英视频（公司主页）","summary":"管理员在领英网站的公司主页上发布视频。","notes":[
"未见领英公布媒体相关的状态码。这里的分享状态码借用 TikTok 和抖音中含义相同的编号。",
"这些数值来自他人对领英页面的引用。",
"API 的要求不同，见 linkedin-video。"
"""##, SharedParts.borrowed_from_bluesky_video, ##"""
],"rules":[
{"id":"video-file-size-min-binary","message":"文件大小为 {measured}；下限 75 KB 可能指 {looser}，也可能指 {limit}（75 KiB）","fix":"使用不小于 75 KiB 的视频：提高码率，或增加时长。"},
{"id":"video-file-size-min","message":"文件大小为 {measured}，不能小于 {limit}（75 KB）","fix":"使用不小于 75 KiB 的视频：提高码率，或增加时长。"},
{"id":"video-file-size-decimal","message":"文件大小为 {measured}；上限 5 GB 可能指 {limit}，也可能指 {looser}（5 GiB）","fix":"压缩到 5 GB 以内。"},
{"id":"video-file-size","message":"文件大小为 {measured}，不能超过 {limit}（5 GiB）","fix":"压缩到 5 GiB 以内。"},
{"id":"video-frame-rate","message":"帧率为 {measured}，应在 {min} 到 {max} 之间","fix":"将帧率转换为 10 到 60 fps。"},
{"id":"video-bit-rate","message":"码率为 {measured}，应在 {min} 到 {max} 之间","fix":"将码率调整到 {min} 至 {max} 之间。"},
{"id":"video-duration-min","message":"视频时长为 {measured}，不能短于 {limit}","fix":"使用 3 秒以上的视频。"},
{"id":"video-duration-max","message":"视频时长为 {measured}，不能超过 {limit}","fix":"将视频剪辑到 10 分钟以内。"},
{"id":"video-size","message":"视频分辨率为 {measured}；领英接受 256×144 到 4096×2304（宽高可对调）","fix":"缩放到 256×144 至 4096×2304 之间。"},
{"id":"video-aspect-ratio","message":"视频宽高比为 {measured}，应在 {min} 到 {max} 之间","fix":"裁剪画面或添加黑边，使宽高比在 {min} 到 {max} 之间。"},
{"id":"request-media-present","message":"没有指定视频","fix":"请指定要发布的视频。"},
{"id":"request-text-length","message":"长度为 {measured}，不能超过 {limit}","fix":"缩短到 3,000 个字符以内。"}
],"not_documented":[
{"subject":"封装格式和编码格式","note":"该页面不接受 AVI 和 MOV，但领英较新的帮助页面接受 MOV。"},
{"subject":"分辨率的宽高能否对调","note":"因为领英接受竖屏宽高比，这里按可以对调处理。"},
{"subject":"文字长度的计数单位","note":"这里按 Unicode 字符计。"},
{"subject":"75 KB 是十进制还是二进制","note":"单位可能是十进制或二进制，介于两个数值之间的文件给出警告。"},
{"subject":"GB 是十进制还是二进制","note":"单位可能是十进制或二进制，介于两个数值之间的文件给出警告。"},
{"subject":"替代文本的长度上限"}
]}}}
"""##])
}

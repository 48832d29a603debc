// swift-format-ignore-file
// Made by script/tools/generate from Destinations/pinterest-video/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_pinterest_video = Destinations.Entry(
    "pinterest-video", "pinterest-video", groups: ["default", "pinterest"],
    fingerprint: "76a0b5e6", checked: "2026-11-28",
    [##"""
{"preflight_destination":1,
"id":"pinterest-video",
"short_name":"pinterest-video",
"name":"Pinterest video Pin",
"groups":["default","pinterest"],
"sources":[
{"id":"api","title":"Pinterest API v5, OpenAPI description","url":"https://github.com/pinterest/api-description","checked":[2026,11,22],"page_as_of":[2025,12,11],"review_after":[2027,1,21]},
{"id":"specs","title":"Pinterest Business help, product specifications","url":"https://help.pinterest.com/en/business/article/pinterest-product-specs","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,1,21]},
{"id":"review","title":"Pinterest help, review Pin specifications","url":"https://help.pinterest.com/en/article/review-pin-specs","checked":[2026,11,28],"page_as_of":"unknown","review_after":[2027,1,27]},
{"id":"late","title":"Late, media guidelines for Pinterest, a third party's guide","url":"https://docs.getlate.dev/resources/media-guidelines/pinterest","checked":[2026,11,28],"page_as_of":"unknown","review_after":[2027,1,27]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_bluesky_video, ##"""
"slots":[
{"name":"video","takes":["video"],
"rules":[
{"id":"pinterest-video/video-container","fact":"container","constraint":{"one_of":["mp4","mov"]},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"specs","message":"is {measured}; Pinterest accepts MP4, MOV and M4V","fix":"Convert it to MP4; remuxing is enough for H.264 and H.265.","where":"Standard width video Pins and ads, File type","written":".mp4, .mov or .m4v","examples":{"pass":[{"values":[{"fact":"container","value":"mp4"}]},{"values":[{"fact":"container","value":"mov"}]}],"fail":[{"values":[{"fact":"container","value":"webm"}]},{"values":[{"fact":"container","value":"matroska"}]},{"values":[{"fact":"container","value":"avi"}]}]}},
{"id":"pinterest-video/video-codec","fact":"video.codec","constraint":{"one_of":["h264","hevc"]},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"specs","message":"has the video codec {measured}; Pinterest accepts H.264 and H.265","fix":"Convert it to H.264 in MP4.","where":"Standard width video Pins and ads, Encoding","written":"H.264 or H.265","examples":{"pass":[{"values":[{"fact":"video.codec","value":"h264"}]},{"values":[{"fact":"video.codec","value":"hevc"}]}],"fail":[{"values":[{"fact":"video.codec","value":"vp9"}]},{"values":[{"fact":"video.codec","value":"prores"}]},{"values":[{"fact":"video.codec","value":"mpeg4"}]}]}},
{"id":"pinterest-video/video-file-size-decimal","fact":"file_size","constraint":{"max":2000000000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"specs","looser":"pinterest-video/video-file-size","message":"is {measured}; the limit is 2 GB, which can mean {limit} or {looser} (2 GiB)","fix":"Compress it to 2 GB or less.","where":"Standard width video Pins and ads, Max file size","written":"Up to 2GB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":2000000000}]}],"warn":[{"values":[{"fact":"file_size","value":2000000001}]},{"values":[{"fact":"file_size","value":2147483648}]}]}},
{"id":"pinterest-video/video-file-size","fact":"file_size","constraint":{"max":2147483648},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"specs","message":"is {measured}; the limit is {limit} (2 GiB)","fix":"Compress it to 2 GiB or less.","where":"Standard width video Pins and ads, Max file size","written":"Up to 2GB","examples":{"pass":[{"values":[{"fact":"file_size","value":2000000001}]},{"values":[{"fact":"file_size","value":2147483648}]}],"fail":[{"values":[{"fact":"file_size","value":2147483649}]}]}},
{"id":"pinterest-video/video-duration-min","fact":"duration","constraint":{"min":4},"strength":"hard","certainty":"official","step":"duration","share_state":20007,"source":"specs","further_sources":["review"],"message":"is {measured} long; the minimum is {limit}","fix":"Use a video of 4 s or more.","where":"Standard width video Pins and ads, Video length","written":"Minimum 4 seconds","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":4}}]},{"values":[{"fact":"duration","value":{"number":5}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":3.999999}}]},{"values":[{"fact":"duration","value":{"number":0.2}}]}]}},
{"id":"pinterest-video/video-duration-max-review","fact":"duration","constraint":{"max":300},"strength":"hard","certainty":"official","step":"duration","share_state":20007,"source":"review","looser":"pinterest-video/video-duration-max","message":"is {measured} long; one page allows {limit} for Pins that are not ads, another {looser}","fix":"Trim it to 5 min or less.","where":"Video Pin specs, Video length","written":"maximum 5 minutes","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":4}}]},{"values":[{"fact":"duration","value":{"number":300}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":300.1}}]},{"values":[{"fact":"duration","value":{"number":300.100001}}]},{"values":[{"fact":"duration","value":{"number":900}}]}]}},
{"id":"pinterest-video/video-duration-max","fact":"duration","constraint":{"max":900},"strength":"hard","certainty":"official","step":"duration","share_state":20007,"source":"specs","message":"is {measured} long; the limit is {limit}","fix":"Trim it to 15 min or less.","where":"Standard width video Pins and ads, Video length","written":"maximum 15 minutes","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":899}}]},{"values":[{"fact":"duration","value":{"number":900}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":900.1}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":900.100001}}]},{"values":[{"fact":"duration","value":{"number":1800}}]}]}},
{"id":"pinterest-video/video-aspect-ratio","fact":"video.aspect_ratio","constraint":{"range":{"min":[1,2],"max":[191,100]}},"strength":"hard","certainty":"official","step":"resolution","share_state":20011,"source":"specs","message":"aspect ratio {measured} is outside {min} to {max}","fix":"Crop it, or add bars, to an aspect ratio of {min} to {max}.","where":"Standard width video Pins and ads, Aspect ratio","written":"Shorter than 1:2 (width:height), taller than 1.91:1","examples":{"pass":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1,2]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[191,100]}}]}],"fail":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[499,1000]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[48,25]}}]}]}},
{"id":"pinterest-video/video-aspect-ratio-advised","fact":"video.aspect_ratio","constraint":{"one_of":[{"ratio":1},{"ratio":[2,3]},{"ratio":[4,5]},{"ratio":[9,16]}]},"strength":"advice","certainty":"official","step":"resolution","share_state":20011,"source":"specs","message":"has the aspect ratio {measured}; Pinterest recommends 1:1, 2:3, 4:5 or 9:16","fix":"Crop it to 1:1, 2:3, 4:5 or 9:16.","where":"Standard width video Pins and ads, Aspect ratio","written":"square (1:1) or vertical (2:3, 4:5 or 9:16)","examples":{"pass":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":1}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[2,3]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[4,5]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]}],"warn":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1081,1080]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[16,9]}}]}]}}
]},
{"name":"cover","takes":["image"],"only_named":true,
"rules":[
{"id":"pinterest-video/cover-format","fact":"image.format","constraint":{"one_of":["jpeg","png"]},"strength":"advice","certainty":"official","step":"format","share_state":20010,"source":"api","message":"is {measured}; the API accepts {limit} for a cover that is sent as data","fix":"Convert it to JPEG or PNG.","where":"PinMediaSourceVideoID, cover_image_content_type","written":"image/jpeg, image/png","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"png"}]}],"warn":[{"values":[{"fact":"image.format","value":"webp"}]},{"values":[{"fact":"image.format","value":"gif"}]},{"values":[{"fact":"image.format","value":"bmp"}]}]}}
]}],
"request_rules":[
{"id":"pinterest-video/request-media-present","fact":{"count":"video"},"constraint":{"min":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"api","further_sources":["late"],"message":"has no video","fix":"Add the video that the post shows.","where":"Overview (Late)","written":"one video per Pin","examples":{"pass":[{"values":[{"fact":{"count":"video"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"video"},"value":0}]}]}},
{"id":"pinterest-video/request-media-max","fact":{"count":"video"},"constraint":{"max":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"api","further_sources":["late"],"message":"has {measured} videos; the limit for a Pin is {limit}","fix":"Post one at a time.","where":"Video Requirements, Max Videos (Late)","written":"1 per Pin","examples":{"pass":[{"values":[{"fact":{"count":"video"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"video"},"value":2}]}]}},
{"id":"pinterest-video/request-cover-present","fact":{"field":"cover"},"constraint":{"present":true},"strength":"advice","certainty":"official","step":"request","share_state":20002,"source":"api","message":"is missing; the API requires an image, or the time of a key frame in seconds","fix":"Add an image as the cover, or give the time of a key frame in seconds when you post.","where":"PinMediaSourceVideoID","written":"cover_image_url, cover_image_data, cover_image_key_frame_time","examples":{"pass":[{"values":[{"fact":{"field":"cover"},"value":"cover.jpg"}]}],"warn":[{}]}},
{"id":"pinterest-video/request-title-length","fact":{"field":"title"},"constraint":{"length":{"unit":"characters","max":100}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"api","message":"has {measured}; the limit is {limit}","fix":"Shorten it to 100 characters or fewer.","where":"PinCreate, title, maxLength","written":"100","examples":{"pass":[{"values":[{"fact":{"field":"title"},"value":{"runs":[{"text":"a","times":99}]}}]},{"values":[{"fact":{"field":"title"},"value":{"runs":[{"text":"a","times":100}]}}]}],"fail":[{"values":[{"fact":{"field":"title"},"value":{"runs":[{"text":"a","times":101}]}}]}]}},
{"id":"pinterest-video/request-description-length-specs","fact":{"field":"description"},"constraint":{"length":{"unit":"characters","max":500}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"specs","looser":"pinterest-video/request-description-length","message":"has {measured}; the limit is {limit} on one page and {looser} in the API","fix":"Shorten it to 500 characters or fewer.","where":"Static Pins and ads, Description","written":"up to 500 characters","examples":{"pass":[{"values":[{"fact":{"field":"description"},"value":{"runs":[{"text":"a","times":499}]}}]},{"values":[{"fact":{"field":"description"},"value":{"runs":[{"text":"a","times":500}]}}]}],"warn":[{"values":[{"fact":{"field":"description"},"value":{"runs":[{"text":"a","times":501}]}}]}]}},
{"id":"pinterest-video/request-description-length","fact":{"field":"description"},"constraint":{"length":{"unit":"characters","max":800}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"api","further_sources":["specs"],"message":"has {measured}; the limit is {limit}","fix":"Shorten it to 800 characters or fewer.","where":"PinCreate, description, maxLength","written":"800","examples":{"pass":[{"values":[{"fact":{"field":"description"},"value":{"runs":[{"text":"a","times":799}]}}]},{"values":[{"fact":{"field":"description"},"value":{"runs":[{"text":"a","times":800}]}}]}],"fail":[{"values":[{"fact":{"field":"description"},"value":{"runs":[{"text":"a","times":801}]}}]}]}},
{"id":"pinterest-video/request-text-length-specs","fact":{"field":"text"},"constraint":{"length":{"unit":"characters","max":500}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"specs","applies_if":[{"fact":{"field":"description"},"constraint":{"present":false}}],"looser":"pinterest-video/request-text-length","message":"has {measured}; the limit is {limit} on one page and {looser} in the API","fix":"Shorten it to 500 characters or fewer.","where":"Static Pins and ads, Description","written":"up to 500 characters","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":499}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":500}]}}]}],"warn":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":501}]}}]}]}},
{"id":"pinterest-video/request-text-length","fact":{"field":"text"},"constraint":{"length":{"unit":"characters","max":800}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"api","further_sources":["specs"],"applies_if":[{"fact":{"field":"description"},"constraint":{"present":false}}],"message":"has {measured}; the limit for a description is {limit}","fix":"Shorten it to 800 characters or fewer.","where":"PinCreate, description, maxLength","written":"800","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":799}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":800}]}}]}],"fail":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":801}]}}]}]}},
{"id":"pinterest-video/request-link-length","fact":{"field":"link"},"constraint":{"length":{"unit":"characters","max":2048}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"api","message":"has {measured}; the limit is {limit}","fix":"Shorten it to 2,048 characters or fewer.","where":"PinCreate, link, maxLength","written":"2048","examples":{"pass":[{"values":[{"fact":{"field":"link"},"value":"https://example.com/"}]},{"values":[{"fact":{"field":"link"},"value":{"runs":[{"text":"https://example.com/","times":1},{"text":"b","times":2028}]}}]}],"fail":[{"values":[{"fact":{"field":"link"},"value":{"runs":[{"text":"https://example.com/","times":1},{"text":"b","times":2029}]}}]}]}},
{"id":"pinterest-video/request-alt-text-length","fact":{"field":"alt_text"},"constraint":{"length":{"unit":"characters","max":500}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"api","message":"has {measured}; the limit is {limit}","fix":"Shorten it to 500 characters or fewer.","where":"PinCreate, alt_text, maxLength","written":"500","examples":{"pass":[{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":499}]}}]},{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":500}]}}]}],"fail":[{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":501}]}}]}]}}
],
"publisher":"Pinterest",
"summary":"A Pin with one video.",
"notes":[
"No result codes of Pinterest for media are known. The share states are those of TikTok and Douyin with the same meaning.",
"A Pin has a title and a description. If a post has no description, its text is used as the description.",
"A link must not redirect. A file does not show this.",
"The API requires a cover: the address or the data of an image, or the time of a key frame in seconds. For a time beyond the end, the last frame is used."
],
"request":{"source":"api","malformed":20002,"unusable":20002,"is_post":true,"fields":[{"name":"media","type":"media","slots":["video"],"is_list":true},{"name":"text","type":"text"},{"name":"title","type":"text"},{"name":"description","type":"text"},{"name":"link","type":"identifier"},{"name":"cover","type":"media","slots":["cover"]},{"name":"alt_text","type":"text"},{"name":"tags","type":"text","is_list":true}]},
"""##, SharedParts.unreadable_bluesky_video, ##"""
"not_documented":[
{"subject":"The frame rate"},
{"subject":"The size of a cover"},
{"subject":"The meaning of the limits for the aspect ratio","note":"The page writes “shorter than 1:2, taller than 1.91:1”. The rule reads this as an aspect ratio between the two."},
{"subject":"The unit in which the length of a text is counted","note":"The figure is read as Unicode characters."},
{"subject":"Whether MB and GB are decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."}
],
"translations":{
"zh-Hans":{"name":"Pinterest 视频 Pin 图","summary":"包含一个视频的 Pin 图。","notes":[
"未见 Pinterest 公布媒体相关的状态码。这里的分享状态码借用 TikTok 和抖音中含义相同的编号。",
"Pin 图有标题和说明。帖子没有说明（description）时，以正文（text）作为说明。",
"链接不能跳转到其他地址，这无法从文件中判断。",
"API 需要封面：图片的地址或数据，或关键帧所在的时间（秒）；超出视频时长时取最后一帧。"
"""##, SharedParts.borrowed_from_bluesky_video, ##"""
],"rules":[
{"id":"video-container","message":"封装格式为 {measured}；接受 MP4、MOV 和 M4V","fix":"转换为 MP4；H.264 和 H.265 只需重新封装。"},
{"id":"video-codec","message":"视频编码格式为 {measured}；接受 H.264 和 H.265","fix":"转换为 H.264 编码的 MP4。"},
{"id":"video-file-size-decimal","message":"文件大小为 {measured}；上限 2 GB 可能指 {limit}，也可能指 {looser}（2 GiB）","fix":"压缩到 2 GB 以内。"},
{"id":"video-file-size","message":"文件大小为 {measured}，不能超过 {limit}（2 GiB）","fix":"压缩到 2 GiB 以内。"},
{"id":"video-duration-min","message":"视频时长为 {measured}，不能短于 {limit}","fix":"使用 4 秒以上的视频。"},
{"id":"video-duration-max-review","message":"视频时长为 {measured}；对非广告 Pin 图，一份文档的上限为 {limit}，另一份为 {looser}","fix":"将视频剪辑到 5 分钟以内。"},
{"id":"video-duration-max","message":"视频时长为 {measured}，不能超过 {limit}","fix":"将视频剪辑到 15 分钟以内。"},
{"id":"video-aspect-ratio","message":"视频宽高比为 {measured}，应在 {min} 到 {max} 之间","fix":"裁剪画面或添加黑边，使宽高比在 {min} 到 {max} 之间。"},
{"id":"video-aspect-ratio-advised","message":"视频宽高比为 {measured}；建议为 1:1、2:3、4:5 或 9:16","fix":"裁剪为 1:1、2:3、4:5 或 9:16。"},
{"id":"cover-format","message":"封面的图片格式为 {measured}；以数据发送的封面，API 接受 {limit}","fix":"转换为 JPEG 或 PNG。"},
{"id":"request-media-present","message":"没有指定视频","fix":"请指定要发布的视频。"},
{"id":"request-media-max","message":"共有 {measured} 个视频，一个 Pin 图最多 {limit} 个","fix":"每次只发布一个。"},
{"id":"request-cover-present","message":"未填写；API 需要一张封面图片，或以关键帧所在的时间（秒）代替","fix":"指定一张图片作为封面，或在发布时填写关键帧所在的时间（秒）。"},
{"id":"request-title-length","message":"长度为 {measured}，不能超过 {limit}","fix":"缩短到 100 个字符以内。"},
{"id":"request-description-length-specs","message":"长度为 {measured}；一份文档的上限为 {limit}，API 的上限为 {looser}","fix":"缩短到 500 个字符以内。"},
{"id":"request-description-length","message":"长度为 {measured}，不能超过 {limit}","fix":"缩短到 800 个字符以内。"},
{"id":"request-text-length-specs","message":"长度为 {measured}；一份文档的上限为 {limit}，API 的上限为 {looser}","fix":"缩短到 500 个字符以内。"},
{"id":"request-text-length","message":"长度为 {measured}，用作说明时不能超过 {limit}","fix":"缩短到 800 个字符以内。"},
{"id":"request-link-length","message":"长度为 {measured}，不能超过 {limit}","fix":"缩短到 2,048 个字符以内。"},
{"id":"request-alt-text-length","message":"长度为 {measured}，不能超过 {limit}","fix":"缩短到 500 个字符以内。"}
],"not_documented":[
{"subject":"帧率"},
{"subject":"封面的尺寸"},
{"subject":"宽高比限制的含义","note":"文档原文意为“短于 1:2、高于 1.91:1”，这里按宽高比介于两者之间处理。"},
{"subject":"文字长度的计数单位","note":"这里按 Unicode 字符计。"},
{"subject":"MB 和 GB 是十进制还是二进制","note":"单位可能是十进制或二进制；文件大小介于两个上限之间时，按警告处理。"}
]}}}
"""##])
}

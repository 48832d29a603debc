// swift-format-ignore-file
// Made by script/tools/generate from Destinations/reddit-video/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_reddit_video = Destinations.Entry(
    "reddit-video", "reddit-video", groups: ["reddit"],
    fingerprint: "4561d9f5", checked: "2026-11-30",
    [##"""
{"preflight_destination":1,
"id":"reddit-video",
"short_name":"reddit-video",
"name":"Reddit, video",
"groups":["reddit"],
"sources":[
{"id":"ads-help","title":"Reddit Ads help, Video Ad Specifications (a mirror)","url":"https://papaya-kheer-4b8a70.netlify.app/advertise/ad-types/unit-specs/video-specs","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,5,22]},
{"id":"postiz","title":"Postiz, source of a third party's scheduling tool","url":"https://github.com/gitroomhq/postiz-app","checked":[2026,11,22],"page_as_of":[2026,8,21],"review_after":[2027,5,22]},
{"id":"api","title":"Reddit, API documentation, POST /api/submit","url":"https://www.reddit.com/dev/api#POST_api_submit","checked":[2026,11,30],"page_as_of":"unknown","review_after":[2027,5,22]},
{"id":"news","title":"International Business Times, Reddit rolls out native video, an article","url":"http://ibtimes.com/reddit-rolls-out-native-video-support-desktop-mobile-apps-2580038","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,5,22]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"parameters":[
{"name":"post_type","choice":["organic","ad"],"default":"organic","meaning":"The kind of the post, either ordinary (organic) or paid (ad)."}
],
"""##, SharedParts.share_states_bluesky_video, ##"""
"slots":[
{"name":"video","takes":["video"],
"rules":[
{"id":"reddit-video/video-container","fact":"container","constraint":{"one_of":["mp4","mov"]},"strength":"unstated","certainty":"third_party","step":"format","share_state":20012,"source":"news","message":"is {measured}; third parties report {limit}","fix":"Convert it to MP4.","where":"the sentence on formats","written":"MP4 and MOV","examples":{"pass":[{"values":[{"fact":"container","value":"mp4"}]},{"values":[{"fact":"container","value":"mov"}]}],"warn":[{"values":[{"fact":"container","value":"webm"}]},{"values":[{"fact":"container","value":"matroska"}]},{"values":[{"fact":"container","value":"avi"}]}]}},
{"id":"reddit-video/video-file-size","fact":"file_size","constraint":{"max":1000000000},"strength":"unstated","certainty":"third_party","step":"format","share_state":20010,"source":"ads-help","message":"is {measured}; third parties report a limit of {limit}, the figure for ads","fix":"Lower the bit rate until the file is {limit} or less.","where":"Video, Maximum file size","written":"1 GB","examples":{"pass":[{"values":[{"fact":"file_size","value":999999999}]},{"values":[{"fact":"file_size","value":1000000000}]}],"warn":[{"values":[{"fact":"file_size","value":1000000001}]},{"values":[{"fact":"file_size","value":2000000000}]}]}},
{"id":"reddit-video/video-duration-max","fact":"duration","constraint":{"max":900},"strength":"unstated","certainty":"third_party","step":"duration","share_state":20007,"source":"news","message":"is {measured} long; third parties report a limit of {limit}","fix":"Trim it to {limit} or less.","where":"the sentence on the maximum length","written":"15 minutes","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":1}}]},{"values":[{"fact":"duration","value":{"number":899.999999}}]},{"values":[{"fact":"duration","value":{"number":900}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":900.000001}}]},{"values":[{"fact":"duration","value":{"number":900.2}}]},{"values":[{"fact":"duration","value":{"number":1200}}]}]}}
]},
{"name":"ad-video","takes":["video"],
"rules":[
{"id":"reddit-video/ad-video-container","fact":"container","constraint":{"one_of":["mp4","mov"]},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20012,"source":"ads-help","message":"is {measured}; Reddit accepts {limit} for ads","fix":"Convert it to MP4.","where":"Video, File type","written":"MP4 or MOV","examples":{"pass":[{"values":[{"fact":"container","value":"mp4"}]},{"values":[{"fact":"container","value":"mov"}]}],"fail":[{"values":[{"fact":"container","value":"webm"}]},{"values":[{"fact":"container","value":"matroska"}]},{"values":[{"fact":"container","value":"avi"}]}]}},
{"id":"reddit-video/ad-video-codec","fact":"video.codec","constraint":{"none_of":["prores"]},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20012,"source":"ads-help","message":"has the video codec ProRes, which Reddit does not accept for ads","fix":"Convert it to H.264 in MP4.","where":"Video, File type","written":"ProRes not supported","examples":{"pass":[{"values":[{"fact":"video.codec","value":"h264"}]},{"values":[{"fact":"video.codec","value":"hevc"}]}],"fail":[{"values":[{"fact":"video.codec","value":"prores"}]}]}},
{"id":"reddit-video/ad-video-file-size-decimal","fact":"file_size","constraint":{"max":1000000000},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20010,"source":"ads-help","looser":"reddit-video/ad-video-file-size","message":"is {measured}; the limit for an ad is 1 GB, which can mean {limit} or {looser} (1 GiB)","fix":"Lower the bit rate until the file is {limit} or less.","where":"Video, Maximum file size","written":"1 GB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":1000000000}]}],"warn":[{"values":[{"fact":"file_size","value":1000000001}]},{"values":[{"fact":"file_size","value":1073741824}]}]}},
{"id":"reddit-video/ad-video-file-size","fact":"file_size","constraint":{"max":1073741824},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20010,"source":"ads-help","message":"is {measured}; the limit for an ad is {limit} (1 GiB)","fix":"Lower the bit rate until the file is {limit} or less.","where":"Video, Maximum file size","written":"1 GB","examples":{"pass":[{"values":[{"fact":"file_size","value":1000000001}]},{"values":[{"fact":"file_size","value":1073741824}]}],"fail":[{"values":[{"fact":"file_size","value":1073741825}]}]}},
{"id":"reddit-video/ad-video-duration","fact":"duration","constraint":{"range":{"min":2,"max":900}},"strength":"hard","certainty":"official_quoted","step":"duration","share_state":20007,"source":"ads-help","message":"is {measured} long; Reddit accepts {min} to {max} for ads","fix":"Make it {min} to {max} long.","where":"Video, Length","written":"2 seconds to 15 minutes","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":2}}]},{"values":[{"fact":"duration","value":{"number":15}}]},{"values":[{"fact":"duration","value":{"number":900}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":900.000001}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":1.999999}}]},{"values":[{"fact":"duration","value":{"number":900.2}}]}]}},
{"id":"reddit-video/ad-video-duration-advised","fact":"duration","constraint":{"range":{"min":5,"max":30}},"strength":"advice","certainty":"official_quoted","step":"duration","source":"ads-help","looser":"reddit-video/ad-video-duration","message":"is {measured} long; Reddit recommends {min} to {max} for ads","fix":"Make it {min} to {max} long.","where":"Video, Length","written":"5–30 seconds","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":5}}]},{"values":[{"fact":"duration","value":{"number":15}}]},{"values":[{"fact":"duration","value":{"number":30}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":4.999999}}]},{"values":[{"fact":"duration","value":{"number":30.000001}}]},{"values":[{"fact":"duration","value":{"number":60}}]}]}},
{"id":"reddit-video/ad-video-frame-rate","fact":"video.frame_rate","constraint":{"max":30},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20012,"source":"ads-help","message":"has {measured}; the limit for an ad is {limit}","fix":"Convert it to {limit} or less.","where":"Video, Maximum frame rate","written":"30 FPS","examples":{"pass":[{"values":[{"fact":"video.frame_rate","value":{"ratio":[2997,125]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":[2997,100]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":30}}]}],"warn":[{"values":[{"fact":"video.frame_rate","value":{"ratio":[30001,1000]}}]}],"fail":[{"values":[{"fact":"video.frame_rate","value":{"ratio":50}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":60}}]}]}},
{"id":"reddit-video/ad-video-aspect-ratio","fact":"video.aspect_ratio","constraint":{"one_of":[{"ratio":1},{"ratio":[4,5]},{"ratio":[4,3]},{"ratio":[16,9]}]},"strength":"advice","certainty":"official_quoted","step":"resolution","share_state":20011,"source":"ads-help","message":"has the aspect ratio {measured}; Reddit recommends 1:1, 4:5, 4:3 or 16:9 for ads","fix":"Crop it, or add bars, to 1:1, 4:5, 4:3 or 16:9.","where":"Mobile, Ratio","written":"Square 1:1, Portrait 4:5, Landscape 4:3, Landscape 16:9","examples":{"pass":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":1}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[4,5]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[4,3]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[16,9]}}]}],"warn":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1081,1080]}}]}]}}
]}],
"request_rules":[
{"id":"reddit-video/request-media-present","fact":{"count":"media"},"constraint":{"min":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"postiz","message":"has no video","fix":"Add the video that the post shows.","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]},{"values":[{"fact":{"count":"media"},"value":2}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":0}]}]}},
{"id":"reddit-video/request-title-present","fact":{"field":"title"},"constraint":{"present":true},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"api","native_codes":["NO_TEXT"],"message":"is missing; a post requires a title","fix":"Write a title.","where":"title","written":"title of the submission","examples":{"pass":[{"values":[{"fact":{"field":"title"},"value":"A harbor"}]}],"fail":[{}]}},
{"id":"reddit-video/request-title-filled","fact":{"field":"title"},"constraint":{"form":"filled"},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"api","native_codes":["NO_TEXT"],"message":"is {measured}; a post requires a title","fix":"Write a title.","where":"title","written":"title of the submission","examples":{"pass":[{"values":[{"fact":{"field":"title"},"value":"A harbor"}]}],"fail":[{"values":[{"fact":{"field":"title"},"value":""}]},{"values":[{"fact":{"field":"title"},"value":" "}]}]}},
{"id":"reddit-video/request-title-length","fact":{"field":"title"},"constraint":{"length":{"unit":"characters","max":300}},"strength":"hard","certainty":"official_quoted","step":"request","share_state":20002,"source":"ads-help","native_codes":["TOO_LONG"],"message":"has {measured}; the limit in Reddit's help for ads is {limit}","fix":"Shorten the title to {limit} or fewer.","where":"Text, Headline","written":"300 characters","examples":{"pass":[{"values":[{"fact":{"field":"title"},"value":{"runs":[{"text":"a","times":299}]}}]},{"values":[{"fact":{"field":"title"},"value":{"runs":[{"text":"a","times":300}]}}]}],"fail":[{"values":[{"fact":{"field":"title"},"value":{"runs":[{"text":"a","times":301}]}}]}]}},
{"id":"reddit-video/request-title-length-advised","fact":{"field":"title"},"constraint":{"length":{"unit":"characters","max":100}},"strength":"advice","certainty":"official_quoted","step":"request","source":"ads-help","when":[{"parameter":"post_type","one_of":["ad"]}],"looser":"reddit-video/request-title-length","message":"has {measured}; for ads, Reddit recommends {limit} and accepts {looser}","fix":"Shorten the title to {limit} or fewer.","where":"Text, Headline","written":"≤ 100 characters","examples":{"pass":[{"values":[{"fact":{"field":"title"},"value":{"runs":[{"text":"a","times":99}]}}],"assuming":[{"parameter":"post_type","value":"ad"}]},{"values":[{"fact":{"field":"title"},"value":{"runs":[{"text":"a","times":100}]}}],"assuming":[{"parameter":"post_type","value":"ad"}]},{"values":[{"fact":{"field":"title"},"value":{"runs":[{"text":"a","times":101}]}}],"assuming":[{"parameter":"post_type","value":"organic"}]}],"warn":[{"values":[{"fact":{"field":"title"},"value":{"runs":[{"text":"a","times":101}]}}],"assuming":[{"parameter":"post_type","value":"ad"}]}]}},
{"id":"reddit-video/request-link-length","fact":{"field":"link"},"constraint":{"length":{"unit":"characters","max":268}},"strength":"hard","certainty":"official_quoted","step":"request","share_state":20002,"source":"ads-help","when":[{"parameter":"post_type","one_of":["ad"]}],"message":"has {measured}; the limit for the address of an ad is {limit}","fix":"Shorten the address to {limit} or fewer.","where":"Text, Destination URL","written":"268 characters","examples":{"pass":[{"values":[{"fact":{"field":"link"},"value":{"runs":[{"text":"a","times":267}]}}],"assuming":[{"parameter":"post_type","value":"ad"}]},{"values":[{"fact":{"field":"link"},"value":{"runs":[{"text":"a","times":268}]}}],"assuming":[{"parameter":"post_type","value":"ad"}]},{"values":[{"fact":{"field":"link"},"value":{"runs":[{"text":"a","times":269}]}}],"assuming":[{"parameter":"post_type","value":"organic"}]}],"fail":[{"values":[{"fact":{"field":"link"},"value":{"runs":[{"text":"a","times":269}]}}],"assuming":[{"parameter":"post_type","value":"ad"}]}]}},
{"id":"reddit-video/request-text-length","fact":{"field":"text"},"constraint":{"length":{"unit":"characters","max":10000}},"strength":"unstated","certainty":"third_party","step":"request","share_state":20002,"source":"postiz","native_codes":["TOO_LONG"],"message":"has {measured}; the limit of a third party's tool is {limit}","fix":"Shorten the text to {limit} or fewer.","where":"reddit.provider.ts, maxLength","written":"10000","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":9999}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":10000}]}}]}],"warn":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":10001}]}}]}]}}
],
"publisher":"Reddit",
"summary":"A post with a video on Reddit; also a video ad.",
"notes":[
"Reddit publishes no limits for posts. Figures that third parties report can only lead to warnings.",
"Third parties disagree on posting videos through the API. One says that the API has no upload of videos. Another uploads them and requires a thumbnail.",
"Reddit's help for ads was read from a mirror. Its figures are those of ads."
],
"""##, SharedParts.native_codes_reddit_image, ##"""
"request":{"source":"postiz","malformed":20002,"unusable":20002,"is_post":true,"fields":[{"name":"media","type":"media","slots":["video","ad-video"],"is_list":true},{"name":"text","type":"text"},{"name":"title","type":"text"},{"name":"description","type":"text"},{"name":"link","type":"identifier"},{"name":"cover","type":"identifier"},{"name":"alt_text","type":"text"},{"name":"tags","type":"text","is_list":true},{"name":"sr","type":"identifier"},{"name":"kind","type":"choice","words":["link","self","image","video","videogif","poll"]},{"name":"url","type":"identifier"},{"name":"flair_id","type":"identifier"},{"name":"flair_text","type":"text"},{"name":"nsfw","type":"flag"},{"name":"spoiler","type":"flag"},{"name":"sendreplies","type":"flag"},{"name":"resubmit","type":"flag"},{"name":"collection_id","type":"identifier"}]},
"""##, SharedParts.unreadable_bluesky_video, ##"""
"not_documented":[
{"subject":"Any limit of Reddit itself for posts"},
{"subject":"Whether the API accepts videos for posts","note":"Third parties disagree."},
{"subject":"Whether a video in a post needs a thumbnail","note":"One tool requires it."},
{"subject":"The frame rate, codec, audio, size and aspect ratio of a video in a post"},
{"subject":"How many videos a post can contain"},
{"subject":"The unit in which the length of a text is counted","note":"The figure is read as Unicode characters."}
],
"translations":{
"zh-Hans":{"name":"Reddit（视频）","summary":"在 Reddit 发布视频帖子，也包括视频广告。","notes":[
"Reddit 没有公布帖子的限制。第三方给出的数值最多只会产生警告。",
"能否通过 API 发布视频，第三方资料说法不一：一种说法是 API 不支持上传视频，另一种说法是可以上传，但必须提供缩略图。",
"这里依据的是 Reddit 广告帮助文档的镜像，其中的数值针对广告。"
"""##, SharedParts.borrowed_from_bluesky_video, SharedParts.native_codes_note_reddit_image, ##"""
],"parameters":{"post_type":"帖子的类型：普通帖子（organic）或付费广告（ad）。"},"rules":[
{"id":"video-container","message":"视频封装格式为 {measured}；据第三方资料，接受 {limit}","fix":"转换为 MP4。"},
{"id":"video-file-size","message":"视频大小为 {measured}；据第三方资料，不能超过 {limit}，与广告的上限相同","fix":"降低码率，使文件不超过 {limit}。"},
{"id":"video-duration-max","message":"视频时长为 {measured}；据第三方资料，不能超过 {limit}","fix":"将视频剪辑到 {limit} 以内。"},
{"id":"ad-video-container","message":"视频封装格式为 {measured}；Reddit 广告接受 {limit}","fix":"转换为 MP4。"},
{"id":"ad-video-codec","message":"视频编码格式为 ProRes，Reddit 广告不接受","fix":"转换为 H.264 编码的 MP4。"},
{"id":"ad-video-file-size-decimal","message":"文件大小为 {measured}；广告视频的上限 1 GB 可能指 {limit}，也可能指 {looser}（1 GiB）","fix":"降低码率，使文件不超过 {limit}。"},
{"id":"ad-video-file-size","message":"文件大小为 {measured}；广告视频不能超过 {limit}（1 GiB）","fix":"降低码率，使文件不超过 {limit}。"},
{"id":"ad-video-duration","message":"视频时长为 {measured}；广告视频的时长应在 {min} 到 {max} 之间","fix":"使视频时长在 {min} 到 {max} 之间。"},
{"id":"ad-video-duration-advised","message":"视频时长为 {measured}；广告视频的时长建议在 {min} 到 {max} 之间","fix":"使视频时长在 {min} 到 {max} 之间。"},
{"id":"ad-video-frame-rate","message":"帧率为 {measured}；广告视频的帧率不能超过 {limit}","fix":"将帧率降到 {limit} 以内。"},
{"id":"ad-video-aspect-ratio","message":"视频宽高比为 {measured}；广告视频建议为 1:1、4:5、4:3 或 16:9","fix":"裁剪画面或添加黑边，使宽高比为 1:1、4:5、4:3 或 16:9。"},
{"id":"request-media-present","message":"没有指定视频","fix":"请指定要发布的视频。"},
{"id":"request-title-present","message":"没有填写标题；发帖必须有标题","fix":"请填写标题。"},
{"id":"request-title-filled","message":"标题为{measured}；发帖必须有标题","fix":"请填写标题。"},
{"id":"request-title-length","message":"长度为 {measured}；Reddit 广告帮助文档规定的上限为 {limit}","fix":"将标题缩短到 {limit}以内。"},
{"id":"request-title-length-advised","message":"长度为 {measured}；广告标题建议不超过 {limit}，上限为 {looser}","fix":"将标题缩短到 {limit}以内。"},
{"id":"request-link-length","message":"长度为 {measured}；广告链接不能超过 {limit}","fix":"将链接缩短到 {limit}以内。"},
{"id":"request-text-length","message":"长度为 {measured}；第三方工具的上限为 {limit}","fix":"将正文缩短到 {limit}以内。"}
],"not_documented":[
{"subject":"Reddit 官方对帖子的任何限制"},
{"subject":"API 是否支持发布视频帖子","note":"第三方资料说法不一。"},
{"subject":"视频帖子是否需要缩略图","note":"有一种工具要求提供缩略图。"},
{"subject":"视频帖子的帧率、编码格式、音频、尺寸和宽高比"},
{"subject":"一条帖子最多可以包含几个视频"},
{"subject":"文字长度的计数单位","note":"这里按 Unicode 字符计。"}
]}}}
"""##])
}

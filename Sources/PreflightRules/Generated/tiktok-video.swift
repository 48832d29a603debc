// swift-format-ignore-file
// Made by script/tools/generate from Destinations/tiktok-video/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_tiktok_video = Destinations.Entry(
    "tiktok-video", "tiktok-video", groups: ["default", "shortform"],
    fingerprint: "0da73b69", checked: "2026-11-22",
    [##"""
{"preflight_destination":1,
"id":"tiktok-video",
"short_name":"tiktok-video",
"name":"TikTok video (Content Posting API)",
"groups":["default","shortform"],
"sources":[
{"id":"media-guide","title":"Content Posting API, media transfer guide","url":"https://developers.tiktok.com/doc/content-posting-api-media-transfer-guide","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,1,21]},
{"id":"status","title":"Content Posting API, get post status reference","url":"https://developers.tiktok.com/doc/content-posting-api-reference-get-video-status","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,1,21]},
{"id":"direct-post","title":"Content Posting API, direct post reference","url":"https://developers.tiktok.com/doc/content-posting-api-reference-direct-post","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,1,21]},
{"id":"ayrshare","title":"Ayrshare, media guidelines for TikTok, a third party's page","url":"https://www.ayrshare.com/docs/media-guidelines/tiktok","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,1,21]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"parameters":[
{"name":"max_duration","from":180,"to":600,"meaning":"The longest video in seconds that the account may post (max_video_post_duration_sec of creator_info)."}
],
"""##, SharedParts.share_states_bluesky_video, ##"""
"slots":[
{"name":"video","takes":["video"],
"rules":[
{"id":"tiktok-video/video-container","fact":"container","constraint":{"one_of":["mp4","mov","webm"]},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"media-guide","native_codes":["file_format_check_failed"],"message":"is {measured}; TikTok accepts MP4, MOV and WebM","fix":"Convert it to H.264 in MP4.","where":"Video restrictions, Supported media formats","written":"MP4, WebM, MOV","examples":{"pass":[{"values":[{"fact":"container","value":"mp4"}]},{"values":[{"fact":"container","value":"mov"}]},{"values":[{"fact":"container","value":"webm"}]}],"fail":[{"values":[{"fact":"container","value":"avi"}]},{"values":[{"fact":"container","value":"matroska"}]},{"values":[{"fact":"container","value":"mpegts"}]}]}},
{"id":"tiktok-video/video-codec","fact":"video.codec","constraint":{"one_of":["h264","hevc","vp8","vp9"]},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"media-guide","native_codes":["file_format_check_failed"],"message":"has the video codec {measured}; TikTok accepts H.264, H.265, VP8 and VP9","fix":"Convert it to H.264 in MP4.","where":"Video restrictions, Supported codecs","written":"H.264, H.265, VP8, VP9","examples":{"pass":[{"values":[{"fact":"video.codec","value":"h264"}]},{"values":[{"fact":"video.codec","value":"hevc"}]},{"values":[{"fact":"video.codec","value":"vp8"}]},{"values":[{"fact":"video.codec","value":"vp9"}]}],"fail":[{"values":[{"fact":"video.codec","value":"av1"}]},{"values":[{"fact":"video.codec","value":"mpeg4"}]},{"values":[{"fact":"video.codec","value":"prores"}]}]}},
{"id":"tiktok-video/video-frame-rate","fact":"video.frame_rate","constraint":{"range":{"min":23,"max":60}},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"media-guide","native_codes":["frame_rate_check_failed"],"message":"has {measured}; TikTok accepts {min} to {max}","fix":"Convert it to a frame rate of 23 to 60 fps.","where":"Video restrictions, Framerate restrictions","written":"23 FPS, 60 FPS","examples":{"pass":[{"values":[{"fact":"video.frame_rate","value":{"ratio":23}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":[24000,1001]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":[60000,1001]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":60}}]}],"warn":[{"values":[{"fact":"video.frame_rate","value":{"ratio":[22999,1000]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":[60001,1000]}}]}],"fail":[{"values":[{"fact":"video.frame_rate","value":{"ratio":[229,10]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":[601,10]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":120}}]}]}},
{"id":"tiktok-video/video-file-size-decimal","fact":"file_size","constraint":{"max":4000000000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"media-guide","looser":"tiktok-video/video-file-size","message":"is {measured}; the limit is {limit}, or {looser} if the page means binary gigabytes","fix":"Compress it to 4 GB or less.","where":"Video restrictions, Size restrictions","written":"Maximum of 4GB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":3999999999}]},{"values":[{"fact":"file_size","value":4000000000}]}],"warn":[{"values":[{"fact":"file_size","value":4000000001}]},{"values":[{"fact":"file_size","value":4294967296}]}]}},
{"id":"tiktok-video/video-file-size","fact":"file_size","constraint":{"max":4294967296},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"media-guide","message":"is {measured}; the limit is {limit} (4 GiB)","fix":"Compress it to 4 GiB or less.","where":"Video restrictions, Size restrictions","written":"Maximum of 4GB","examples":{"pass":[{"values":[{"fact":"file_size","value":4000000001}]},{"values":[{"fact":"file_size","value":4294967295}]},{"values":[{"fact":"file_size","value":4294967296}]}],"fail":[{"values":[{"fact":"file_size","value":4294967297}]}]}},
{"id":"tiktok-video/video-duration-min","fact":"duration","constraint":{"min":3},"strength":"unstated","certainty":"third_party","step":"duration","share_state":20007,"source":"ayrshare","native_codes":["duration_check_failed"],"message":"is {measured} long; tools require at least {limit}, but TikTok documents no minimum","fix":"Make it 3 s or longer.","where":"Video","written":"3 seconds","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":3}}]},{"values":[{"fact":"duration","value":{"number":3.000001}}]},{"values":[{"fact":"duration","value":{"number":15}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":2.999999}}]},{"values":[{"fact":"duration","value":{"number":0.5}}]}]}},
{"id":"tiktok-video/video-duration-max","fact":"duration","constraint":{"max":{"parameter":"max_duration","from":180,"to":600}},"strength":"hard","certainty":"official","step":"duration","share_state":20007,"source":"direct-post","further_sources":["media-guide"],"native_codes":["duration_check_failed"],"message":"is {measured} long; the limit of the account is {limit}","fix":"Trim it to {limit} or less; every account may post up to 180 s.","where":"Video restrictions, Duration restrictions","written":"3-minute, 5-minute or 10-minute videos","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":180}}],"assuming":[{"parameter":"max_duration","value":"180"}]},{"values":[{"fact":"duration","value":{"number":300}}],"assuming":[{"parameter":"max_duration","value":"300"}]},{"values":[{"fact":"duration","value":{"number":599.999999}}],"assuming":[{"parameter":"max_duration","value":"600"}]},{"values":[{"fact":"duration","value":{"number":600}}],"assuming":[{"parameter":"max_duration","value":"600"}]}],"warn":[{"values":[{"fact":"duration","value":{"number":180.1}}],"assuming":[{"parameter":"max_duration","value":"180"}]}],"fail":[{"values":[{"fact":"duration","value":{"number":180.2}}],"assuming":[{"parameter":"max_duration","value":"180"}]},{"values":[{"fact":"duration","value":{"number":300.2}}],"assuming":[{"parameter":"max_duration","value":"300"}]},{"values":[{"fact":"duration","value":{"number":600.2}}],"assuming":[{"parameter":"max_duration","value":"600"}]}]}},
{"id":"tiktok-video/video-size","fact":"video.size","constraint":{"sides":[{"side":"short","min":360},{"side":"long","max":4096}]},"strength":"hard","certainty":"official","step":"resolution","share_state":20011,"source":"media-guide","native_codes":["picture_size_check_failed"],"message":"is {measured}; TikTok requires a width and a height of 360 to 4096 px","fix":"Scale it, for instance to 1080×1920.","where":"Video restrictions, Picture size restrictions","written":"360 pixels, 4096 pixels","examples":{"pass":[{"values":[{"fact":"video.size","value":{"size":[360,360]}}]},{"values":[{"fact":"video.size","value":{"size":[1080,1920]}}]},{"values":[{"fact":"video.size","value":{"size":[4095,2160]}}]},{"values":[{"fact":"video.size","value":{"size":[4096,4096]}}]}],"fail":[{"values":[{"fact":"video.size","value":{"size":[359,640]}}]},{"values":[{"fact":"video.size","value":{"size":[640,359]}}]},{"values":[{"fact":"video.size","value":{"size":[4097,2160]}}]},{"values":[{"fact":"video.size","value":{"size":[2160,4097]}}]}]}}
]}],
"request_rules":[
{"id":"tiktok-video/request-media-present","fact":{"count":"media"},"constraint":{"min":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"direct-post","message":"has no media; a post requires at least one file","fix":"Add a video.","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]},{"values":[{"fact":{"count":"media"},"value":2}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":0}]}]}},
{"id":"tiktok-video/request-videos-max","fact":{"count":"video"},"constraint":{"max":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"direct-post","message":"has {measured} videos; the limit is {limit}","fix":"Post one video at a time.","examples":{"pass":[{"values":[{"fact":{"count":"video"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"video"},"value":2}]},{"values":[{"fact":{"count":"video"},"value":10}]}]}},
{"id":"tiktok-video/request-text-length","fact":{"field":"text"},"constraint":{"length":{"unit":"utf16","max":2200}},"strength":"hard","certainty":"official_quoted","step":"request","share_state":20002,"source":"direct-post","message":"has {measured}; the limit is {limit}","fix":"Shorten the caption to 2200 UTF-16 units; an emoji counts as two or more.","where":"Body, post_info, title","written":"2200 in UTF-16 runes","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"😀","times":1100}]}}]}],"fail":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"😀","times":1100},{"text":"a","times":1}]}}]}]}}
],
"publisher":"TikTok",
"summary":"A server uploads a video through TikTok's Content Posting API, to the account itself or to the inbox of its owner.",
"notes":[
"Every account may post videos of up to 3 minutes, some of up to 5 or 10. The limit of an account is max_video_post_duration_sec of creator_info.",
"At most 5 posts may be pending within 24 hours. An app that TikTok has not audited can only post privately.",
"A file that TikTok fetches needs an https address on a verified domain. The address must not redirect, and must work for up to one hour.",
"A video above 64 MB is uploaded in at most 1000 parts of 5 to 64 MB. The last part may have 128 MB."
],
"native_codes":{"name":"fail_reason or error.code","note":"TikTok returns fail_reason when a server asks for the status of a post. It returns error.code in its answer to the request: url_ownership_unverified, spam_risk_too_many_pending_share, and the last four. Both have spam_risk_too_many_posts and spam_risk_user_banned_from_posting.","codes":[
{"code":"file_format_check_failed","name":"file format not supported","meaning":"TikTok does not accept the format of the file.","share_state":20012,"predictable_from":["media"]},
{"code":"duration_check_failed","name":"duration not supported","meaning":"The video is too long or too short.","share_state":20007,"predictable_from":["media","context"]},
{"code":"frame_rate_check_failed","name":"frame rate not supported","meaning":"TikTok does not accept the frame rate.","share_state":20012,"predictable_from":["media"]},
{"code":"picture_size_check_failed","name":"width or height not supported","meaning":"TikTok does not accept the width or the height.","share_state":20011,"predictable_from":["media"]},
{"code":"internal","name":"internal error","meaning":"TikTok had an internal error.","predictable_from":["run_time"]},
{"code":"video_pull_failed","name":"video could not be fetched","meaning":"TikTok could not fetch the video from its URL.","share_state":21003,"predictable_from":["run_time"]},
{"code":"photo_pull_failed","name":"photo could not be fetched","meaning":"TikTok could not fetch a photo from its URL.","share_state":21003,"predictable_from":["run_time"]},
{"code":"publish_cancelled","name":"post canceled","meaning":"The post was canceled.","predictable_from":["run_time"]},
{"code":"auth_removed","name":"permission withdrawn","meaning":"The user withdrew the permission.","predictable_from":["run_time"]},
{"code":"spam_risk_too_many_posts","name":"too many posts","meaning":"The account posted too often.","predictable_from":["run_time"]},
{"code":"spam_risk_user_banned_from_posting","name":"account may not post","meaning":"TikTok does not allow the account to post.","predictable_from":["run_time"]},
{"code":"spam_risk_too_many_pending_share","name":"too many pending posts","meaning":"More than 5 posts are pending within 24 h.","predictable_from":["run_time"]},
{"code":"url_ownership_unverified","name":"domain not verified","meaning":"The domain of the URL is not verified.","predictable_from":["context"]},
{"code":"spam_risk_text","name":"text taken for spam","meaning":"TikTok takes the text for spam.","predictable_from":["run_time"]},
{"code":"spam_risk","name":"post taken for spam","meaning":"TikTok takes the post for spam.","predictable_from":["run_time"]},
{"code":"reached_active_user_cap","name":"too many users","meaning":"The app has reached its number of posting users within 24 h.","predictable_from":["run_time"]},
{"code":"unaudited_client_can_only_post_to_private_accounts","name":"app not audited","meaning":"TikTok has not audited the app, so it can only post to private accounts.","predictable_from":["context"]},
{"code":"privacy_level_option_mismatch","name":"privacy level not offered","meaning":"The account does not offer the privacy level of the post.","predictable_from":["run_time"]},
{"code":"invalid_param","name":"parameter not valid","meaning":"A parameter of the request is not valid.","predictable_from":["run_time"]}
]},
"request":{"source":"direct-post","malformed":20002,"unusable":20002,"is_post":true,"fields":[{"name":"media","type":"media","slots":["video"],"is_list":true},{"name":"text","type":"text"},{"name":"title","type":"text"},{"name":"description","type":"text"},{"name":"link","type":"identifier"},{"name":"cover","type":"attachment","kinds":["image"]},{"name":"alt_text","type":"text"},{"name":"tags","type":"text","is_list":true}]},
"""##, SharedParts.unreadable_bluesky_video, ##"""
"not_documented":[
{"subject":"The minimum duration of a video","note":"Tools report three seconds."},
{"subject":"The aspect ratio of a video"},
{"subject":"The bit rate, the audio and the colors","note":"A vendor reports a limit of 10 Mbit/s for the bit rate."},
{"subject":"Whether 4 GB is decimal or binary","note":"A file up to the decimal limit passes. A file above the binary limit fails."},
{"subject":"Which fail_reason follows from a file that is too large"}
],
"translations":{
"zh-Hans":{"name":"TikTok 视频（Content Posting API）","summary":"服务器通过 TikTok 的 Content Posting API 上传视频，直接发布到账号，或发送到账号的收件箱。","notes":[
"所有账号都可以发布最长 3 分钟的视频，部分账号可达 5 或 10 分钟。账号的上限见 creator_info 的 max_video_post_duration_sec。",
"24 小时内最多可以有 5 个待处理的发布任务；未通过 TikTok 审核的应用只能发布仅自己可见的内容。",
"通过 URL 拉取的文件必须使用已验证域名的 HTTPS 地址，不能重定向，并在一小时内保持可访问。",
"超过 64 MB 的视频需分片上传，每片 5 到 64 MB，最多 1000 片；最后一片最大可达 128 MB。"
"""##, SharedParts.borrowed_from_bluesky_video, ##"""
],"native_codes_note":"服务器查询发布状态时，TikTok 返回 fail_reason。请求的响应中返回 error.code：url_ownership_unverified、spam_risk_too_many_pending_share 以及最后四个代码。spam_risk_too_many_posts 和 spam_risk_user_banned_from_posting 在两处都有。","native_codes":[
{"code":"file_format_check_failed","name":"文件格式不支持","meaning":"TikTok 不支持该文件格式。"},
{"code":"duration_check_failed","name":"时长不符合要求","meaning":"视频过长或过短。"},
{"code":"frame_rate_check_failed","name":"帧率不符合要求","meaning":"TikTok 不支持该帧率。"},
{"code":"picture_size_check_failed","name":"宽度或高度不符合要求","meaning":"TikTok 不支持该宽度或高度。"},
{"code":"internal","name":"内部错误","meaning":"TikTok 内部出错。"},
{"code":"video_pull_failed","name":"无法获取视频","meaning":"TikTok 无法从网址获取视频。"},
{"code":"photo_pull_failed","name":"无法获取照片","meaning":"TikTok 无法从网址获取照片。"},
{"code":"publish_cancelled","name":"发布已取消","meaning":"发布被取消。"},
{"code":"auth_removed","name":"授权已撤销","meaning":"用户撤销了授权。"},
{"code":"spam_risk_too_many_posts","name":"发布过于频繁","meaning":"该账号发布过于频繁。"},
{"code":"spam_risk_user_banned_from_posting","name":"账号被禁止发布","meaning":"TikTok 不允许该账号发布。"},
{"code":"spam_risk_too_many_pending_share","name":"待处理的发布过多","meaning":"24 小时内有超过 5 个待处理的发布。"},
{"code":"url_ownership_unverified","name":"域名未验证","meaning":"网址的域名未经验证。"},
{"code":"spam_risk_text","name":"文字疑似垃圾信息","meaning":"TikTok 判定文字为垃圾信息。"},
{"code":"spam_risk","name":"发布疑似垃圾信息","meaning":"TikTok 判定此次发布为垃圾信息。"},
{"code":"reached_active_user_cap","name":"发布用户过多","meaning":"应用在 24 小时内的发布用户数已达上限。"},
{"code":"unaudited_client_can_only_post_to_private_accounts","name":"应用未经审核","meaning":"应用未通过 TikTok 审核，只能发布到私密账号。"},
{"code":"privacy_level_option_mismatch","name":"隐私级别不可用","meaning":"该账号不提供所选的隐私级别。"},
{"code":"invalid_param","name":"参数无效","meaning":"请求中有无效的参数。"}
],"parameters":{"max_duration":"账号可发布的最长时长（秒），即 creator_info 的 max_video_post_duration_sec。"},"rules":[
{"id":"video-container","message":"封装格式为 {measured}；接受 MP4、MOV 和 WebM","fix":"转换为 H.264 编码的 MP4。"},
{"id":"video-codec","message":"视频编码格式为 {measured}；接受 H.264、H.265、VP8 和 VP9","fix":"转换为 H.264 编码的 MP4。"},
{"id":"video-frame-rate","message":"帧率为 {measured}，应在 {min} 到 {max} 之间","fix":"转换为 23 到 60 fps。"},
{"id":"video-file-size-decimal","message":"文件大小为 {measured}，不能超过 {limit}；如果官方文档的 GB 按二进制计，则为 {looser}","fix":"压缩到 4 GB 以内。"},
{"id":"video-file-size","message":"文件大小为 {measured}，不能超过 {limit}（4 GiB）","fix":"压缩到 4 GiB 以内。"},
{"id":"video-duration-min","message":"视频时长为 {measured}；第三方工具要求不短于 {limit}，TikTok 没有公布下限","fix":"使视频时长不短于 3 秒。"},
{"id":"video-duration-max","message":"视频时长为 {measured}，不能超过该账号的上限 {limit}","fix":"将视频剪辑到 {limit} 以内；所有账号都可以发布最长 180 秒的视频。"},
{"id":"video-size","message":"视频分辨率为 {measured}；宽度和高度都应在 360 到 4096 px 之间","fix":"缩放画面，例如缩放到 1080×1920。"},
{"id":"request-media-present","message":"没有指定任何媒体，至少需要一个文件","fix":"请指定一个视频。"},
{"id":"request-videos-max","message":"共有 {measured} 个视频，最多 {limit} 个","fix":"每次只发布一个视频。"},
{"id":"request-text-length","message":"长度为 {measured}，不能超过 {limit}","fix":"将视频文案缩短到 2200 个 UTF-16 码元以内；一个表情符号至少计为两个码元。"}
],"not_documented":[
{"subject":"视频的最短时长","note":"第三方工具要求 3 秒。"},
{"subject":"视频的宽高比"},
{"subject":"码率、音频和色彩","note":"有供应商称码率上限为 10 Mbit/s。"},
{"subject":"4 GB 是十进制还是二进制","note":"文件大小不超过十进制上限时通过，超过二进制上限时不通过。"},
{"subject":"文件过大时返回哪个 fail_reason"}
]}}}
"""##])
}

// swift-format-ignore-file
// Made by script/tools/generate from Destinations/linkedin-video/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_linkedin_video = Destinations.Entry(
    "linkedin-video", "linkedin-video", groups: ["default", "linkedin"],
    fingerprint: "af802173", checked: "2026-11-30",
    [##"""
{"preflight_destination":1,
"id":"linkedin-video",
"short_name":"linkedin-video",
"name":"LinkedIn video (API)",
"groups":["default","linkedin"],
"sources":[
{"id":"little","title":"LinkedIn, little text format","url":"https://learn.microsoft.com/en-us/linkedin/marketing/community-management/shares/little-text-format","checked":[2026,11,30],"page_as_of":"unknown","review_after":[2027,1,29]},
{"id":"text-help","title":"LinkedIn help, posts","url":"https://www.linkedin.com/help/linkedin/answer/a528176","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,1,21]},
{"id":"long-text","title":"n8n, issue 22899, a recorded refusal of a text of 8694 characters","url":"https://github.com/n8n-io/n8n/issues/22899","checked":[2026,11,28],"page_as_of":[2025,12,7]},
{"id":"video-api","title":"LinkedIn Marketing API, videos","url":"https://learn.microsoft.com/en-us/linkedin/marketing/community-management/shares/videos-api","checked":[2026,11,28],"page_as_of":[2026,2,12],"review_after":[2027,1,27]},
{"id":"ayrshare","title":"Ayrshare, media guidelines for LinkedIn, a third party's page","url":"https://www.ayrshare.com/docs/media-guidelines/linkedin","checked":[2026,11,26],"page_as_of":"unknown","review_after":[2027,1,25]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_bluesky_video, ##"""
"slots":[
{"name":"video","takes":["video"],
"rules":[
{"id":"linkedin-video/video-container","fact":"container","constraint":{"one_of":["mp4"]},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20012,"source":"video-api","message":"is {measured}; LinkedIn accepts MP4","fix":"Convert it to MP4; remuxing is enough if LinkedIn accepts the codecs.","where":"Video File Size Specifications","written":"MP4","examples":{"pass":[{"values":[{"fact":"container","value":"mp4"}]}],"fail":[{"values":[{"fact":"container","value":"mov"}]},{"values":[{"fact":"container","value":"webm"}]},{"values":[{"fact":"container","value":"matroska"}]}]}},
{"id":"linkedin-video/video-file-size-min-binary","fact":"file_size","constraint":{"min":76800},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20010,"source":"video-api","looser":"linkedin-video/video-file-size-min","message":"is {measured}; the minimum is 75 KB, which can mean {looser} or {limit} (75 KiB)","fix":"Use a video of at least 75 KiB, with a longer duration or a higher bit rate.","where":"Video File Size Specifications","written":"75KB to 500MB","examples":{"pass":[{"values":[{"fact":"file_size","value":76800}]},{"values":[{"fact":"file_size","value":500000}]}],"warn":[{"values":[{"fact":"file_size","value":76799}]},{"values":[{"fact":"file_size","value":75000}]}]}},
{"id":"linkedin-video/video-file-size-min","fact":"file_size","constraint":{"min":75000},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20010,"source":"video-api","message":"is {measured}; the minimum is {limit} (75 KB)","fix":"Use a video of at least 75 KiB, with a longer duration or a higher bit rate.","where":"Video File Size Specifications","written":"75KB to 500MB","examples":{"pass":[{"values":[{"fact":"file_size","value":75000}]},{"values":[{"fact":"file_size","value":76799}]},{"values":[{"fact":"file_size","value":500000}]}],"fail":[{"values":[{"fact":"file_size","value":74999}]},{"values":[{"fact":"file_size","value":1}]}]}},
{"id":"linkedin-video/video-file-size-specs","fact":"file_size","constraint":{"max":500000000},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20010,"source":"video-api","looser":"linkedin-video/video-file-size-decimal","message":"is {measured}; the limit is {limit} in LinkedIn's specifications of a video, and {looser} at fileSizeBytes of the upload","fix":"Compress it to 500 MB or less.","where":"Video File Size Specifications","written":"75KB to 500MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":500000000}]}],"warn":[{"values":[{"fact":"file_size","value":500000001}]},{"values":[{"fact":"file_size","value":524288001}]},{"values":[{"fact":"file_size","value":5000000000}]}]}},
{"id":"linkedin-video/video-file-size-decimal","fact":"file_size","constraint":{"max":5000000000},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20010,"source":"video-api","looser":"linkedin-video/video-file-size","message":"is {measured}; the limit is 5 GB, which can mean {limit} or {looser} (5 GiB)","fix":"Compress it to 5 GB or less.","where":"Initialize Video Upload, fileSizeBytes","written":"Maximum allowed Videos size is 5GB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":5000000000}]}],"warn":[{"values":[{"fact":"file_size","value":5000000001}]},{"values":[{"fact":"file_size","value":5368709120}]}]}},
{"id":"linkedin-video/video-file-size","fact":"file_size","constraint":{"max":5368709120},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20010,"source":"video-api","message":"is {measured}; the limit is {limit} (5 GiB)","fix":"Compress it to 5 GiB or less.","where":"Initialize Video Upload, fileSizeBytes","written":"Maximum allowed Videos size is 5GB","examples":{"pass":[{"values":[{"fact":"file_size","value":5000000001}]},{"values":[{"fact":"file_size","value":5368709120}]}],"fail":[{"values":[{"fact":"file_size","value":5368709121}]}]}},
{"id":"linkedin-video/video-duration-min","fact":"duration","constraint":{"min":3},"strength":"hard","certainty":"official_quoted","step":"duration","share_state":20007,"source":"video-api","message":"is {measured} long; the minimum is {limit}","fix":"Use a video of 3 s or more.","where":"Video File Size Specifications","written":"3 seconds to 30 minutes","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":3}}]},{"values":[{"fact":"duration","value":{"number":4}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":2.999999}}]},{"values":[{"fact":"duration","value":{"number":0.2}}]}]}},
{"id":"linkedin-video/video-duration-max","fact":"duration","constraint":{"max":1800},"strength":"hard","certainty":"official_quoted","step":"duration","share_state":20007,"source":"video-api","message":"is {measured} long; the limit is {limit}","fix":"Trim it to 30 min or less.","where":"Video File Size Specifications","written":"3 seconds to 30 minutes","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":1799}}]},{"values":[{"fact":"duration","value":{"number":1800}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":1800.1}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":1800.100001}}]},{"values":[{"fact":"duration","value":{"number":3600}}]}]}},
{"id":"linkedin-video/video-aspect-ratio","fact":"video.aspect_ratio","constraint":{"range":{"min":[5,12],"max":[12,5]}},"strength":"unstated","certainty":"third_party","step":"resolution","share_state":20011,"source":"ayrshare","message":"has the aspect ratio {measured}; a third party reports {min} to {max}","fix":"Crop it, or add bars, to an aspect ratio of {min} to {max}.","where":"Video","written":"between 1:2.4 and 2.4:1","examples":{"pass":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[5,12]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[12,5]}}]}],"warn":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[2,5]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[5,2]}}]}]}}
]}],
"request_rules":[
{"id":"linkedin-video/request-media-present","fact":{"given":["media","text"]},"constraint":{"min":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"video-api","message":"has no video and no text","fix":"Add the video that the post shows.","examples":{"pass":[{"values":[{"fact":{"given":["media","text"]},"value":1}]}],"fail":[{"values":[{"fact":{"given":["media","text"]},"value":0}]}]}},
{"id":"linkedin-video/request-text-length","fact":{"field":"text"},"constraint":{"length":{"unit":"characters","max":3000}},"strength":"hard","certainty":"official_quoted","step":"request","share_state":20002,"source":"text-help","further_sources":["long-text"],"native_codes":["FIELD_LENGTH_TOO_LONG","FIELD_ARRAY_SIZE_TOO_HIGH"],"message":"has {measured}; the limit is {limit}","fix":"Shorten it to 3,000 characters or fewer.","where":"the sentence on the character limit","written":"3,000 characters","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":2999}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":3000}]}}]}],"fail":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":3001}]}}]}]}},
{"id":"linkedin-video/request-commentary-escaped","fact":{"text_count":"unescaped_marks","in":"commentary"},"constraint":{"max":0},"strength":"advice","certainty":"official","step":"request","share_state":20002,"source":"little","message":"has {measured} reserved characters without a backslash; LinkedIn can end the text at the first one","fix":"Write a backslash before brackets of all kinds and before | @ < > # * _ ~ and backslashes.","where":"head of the page, Note","written":"must be escaped","examples":{"pass":[{"values":[{"fact":{"text_count":"unescaped_marks","in":"commentary"},"value":0}]}],"warn":[{"values":[{"fact":{"text_count":"unescaped_marks","in":"commentary"},"value":1}]},{"values":[{"fact":{"text_count":"unescaped_marks","in":"commentary"},"value":5}]}]}}
],
"publisher":"LinkedIn",
"summary":"A video is posted to LinkedIn through its Marketing API for a member or a Page.",
"notes":[
"The share states are those of TikTok and Douyin with the same meaning.",
"These figures come from quotations of LinkedIn's pages.",
"LinkedIn's page has two limits for the file size: 500 MB in its specifications of a video, and 5 GB at fileSizeBytes of the upload.",
"The website has other limits: see linkedin-member-video and linkedin-page-video."
],
"native_codes":{"name":"code","note":"LinkedIn returns these codes in its answer to an upload or a post. FIELD_ARRAY_SIZE_TOO_HIGH stands among its input errors.","codes":[
{"code":"FIELD_LENGTH_TOO_LONG","name":"text too long","meaning":"The text is longer than LinkedIn accepts. The documentation of the Posts API names no figure.","share_state":20002,"predictable_from":["request"]},
{"code":"FIELD_ARRAY_SIZE_TOO_HIGH","name":"text too long","meaning":"The text is longer than 3,000 characters.","share_state":20002,"predictable_from":["request"],"observed":true},
{"code":"MEDIA_ASSET_PROCESSING_FAILED","name":"video could not be processed","meaning":"LinkedIn could not process the video.","predictable_from":["run_time"]},
{"code":"MEDIA_ASSET_WAITING_UPLOAD","name":"upload not complete","meaning":"The upload of the video is not complete.","predictable_from":["run_time"]},
{"code":"EXPIRED_UPLOAD_URL","name":"upload address expired","meaning":"The address for the upload of the video has expired.","predictable_from":["run_time"]}
]},
"request":{"source":"video-api","malformed":20002,"unusable":20002,"is_post":true,"aliases":[{"name":"commentary","field":"text"},{"name":"images","field":"media"},{"name":"media.id","field":"media"},{"name":"images.id","field":"media"},{"name":"altText","field":"alt_text"}],"unwrapped":["content","multiImage"],"fields":[{"name":"media","type":"media","slots":["video"],"is_list":true},{"name":"text","type":"text"},{"name":"title","type":"text"},{"name":"description","type":"text"},{"name":"link","type":"identifier"},{"name":"cover","type":"attachment","kinds":["image"]},{"name":"alt_text","type":"text"},{"name":"tags","type":"text","is_list":true},{"name":"commentary","type":"text"},{"name":"adContext","type":"anything"},{"name":"article","type":"anything"},{"name":"author","type":"anything"},{"name":"carousel","type":"anything"},{"name":"celebration","type":"anything"},{"name":"container","type":"anything"},{"name":"contentCallToActionLabel","type":"anything"},{"name":"contentLandingPage","type":"anything"},{"name":"distribution","type":"anything"},{"name":"document","type":"anything"},{"name":"id","type":"anything"},{"name":"isReshareDisabledByAuthor","type":"anything"},{"name":"lifecycleState","type":"anything"},{"name":"poll","type":"anything"},{"name":"publishedAt","type":"anything"},{"name":"reference","type":"anything"},{"name":"reshareContext","type":"anything"},{"name":"visibility","type":"anything"}]},
"""##, SharedParts.unreadable_bluesky_video, ##"""
"not_documented":[
{"subject":"The codecs"},
{"subject":"The width and the height of a video"},
{"subject":"The frame rate and the bit rate"},
{"subject":"The unit of text lengths","note":"The figure is read as Unicode characters."},
{"subject":"Whether 75 KB is decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."},
{"subject":"Whether MB and GB are decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."},
{"subject":"The length of an alternative text"}
],
"translations":{
"zh-Hans":{"name":"领英视频（API）","summary":"通过领英 Marketing API，以个人或公司主页的身份发布视频。","notes":["这里的分享状态码借用 TikTok 和抖音中含义相同的编号。","这些数值来自他人对领英页面的引用。","领英的页面有两个文件大小上限：视频规格中为 500 MB，上传参数 fileSizeBytes 处为 5 GB。","网页端的要求不同，见 linkedin-member-video 和 linkedin-page-video。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20002","name":"参数错误","meaning":"帖子没有媒体、媒体过多、媒体类型不受支持，或文字过长。"},{"code":"20007","name":"视频时长不符合要求","meaning":"视频过长或过短。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},{"code":"20011","name":"视频分辨率不符合要求","meaning":"视频的分辨率或宽高比不符合要求。"},{"code":"20012","name":"视频格式不支持","meaning":"视频的封装格式、编码格式或编码参数不符合要求。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"native_codes_note":"领英在上传或发布的响应中返回这些代码；FIELD_ARRAY_SIZE_TOO_HIGH 位于响应的输入错误中。","native_codes":[{"code":"FIELD_LENGTH_TOO_LONG","name":"文字过长","meaning":"文字超过领英接受的长度。帖子 API 的文档没有给出数值。"},{"code":"FIELD_ARRAY_SIZE_TOO_HIGH","name":"文字过长","meaning":"文字超过 3,000 个字符。"},{"code":"MEDIA_ASSET_PROCESSING_FAILED","name":"视频处理失败","meaning":"领英无法处理该视频。"},{"code":"MEDIA_ASSET_WAITING_UPLOAD","name":"上传未完成","meaning":"视频尚未上传完成。"},{"code":"EXPIRED_UPLOAD_URL","name":"上传地址已过期","meaning":"视频的上传地址已过期。"}],"rules":[
{"id":"video-container","message":"封装格式为 {measured}；领英接受 MP4","fix":"转换为 MP4；编码格式被接受时只需重新封装。"},
{"id":"video-file-size-min-binary","message":"文件大小为 {measured}；下限 75 KB 可能指 {looser}，也可能指 {limit}（75 KiB）","fix":"使用不小于 75 KiB 的视频：提高码率，或增加时长。"},
{"id":"video-file-size-min","message":"文件大小为 {measured}，不能小于 {limit}（75 KB）","fix":"使用不小于 75 KiB 的视频：提高码率，或增加时长。"},
{"id":"video-file-size-specs","message":"文件大小为 {measured}；领英视频规格中的上限为 {limit}，上传参数 fileSizeBytes 处的上限为 {looser}","fix":"压缩到 500 MB 以内。"},
{"id":"video-file-size-decimal","message":"文件大小为 {measured}；上限 5 GB 可能指 {limit}，也可能指 {looser}（5 GiB）","fix":"压缩到 5 GB 以内。"},
{"id":"video-file-size","message":"文件大小为 {measured}，不能超过 {limit}（5 GiB）","fix":"压缩到 5 GiB 以内。"},
{"id":"video-duration-min","message":"视频时长为 {measured}，不能短于 {limit}","fix":"使用 3 秒以上的视频。"},
{"id":"video-duration-max","message":"视频时长为 {measured}，不能超过 {limit}","fix":"将视频剪辑到 30 分钟以内。"},
{"id":"video-aspect-ratio","message":"视频宽高比为 {measured}；第三方称应在 {min} 到 {max} 之间","fix":"裁剪画面或添加黑边，使宽高比在 {min} 到 {max} 之间。"},
{"id":"request-media-present","message":"没有指定视频，也没有正文","fix":"请指定要发布的视频。"},
{"id":"request-text-length","message":"长度为 {measured}，不能超过 {limit}","fix":"缩短到 3,000 个字符以内。"},
{"id":"request-commentary-escaped","message":"有 {measured} 个保留字符前没有反斜杠；LinkedIn 可能从第一个处截断正文","fix":"请在各种括号、反斜杠以及 | @ < > # * _ ~ 前加反斜杠。"}
],"not_documented":[{"subject":"编码格式"},{"subject":"视频的宽和高"},{"subject":"帧率和码率"},{"subject":"文字长度的计数单位","note":"这里按 Unicode 字符计。"},{"subject":"75 KB 是十进制还是二进制","note":"单位可能是十进制或二进制，介于两个数值之间的文件给出警告。"},{"subject":"MB 和 GB 是十进制还是二进制","note":"单位可能是十进制或二进制，介于两个数值之间的文件给出警告。"},{"subject":"替代文本的长度上限"}]}}}
"""##])
}

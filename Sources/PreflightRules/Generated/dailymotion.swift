// swift-format-ignore-file
// Made by script/tools/generate from Destinations/dailymotion/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_dailymotion = Destinations.Entry(
    "dailymotion", "dailymotion", groups: "",
    [##"""
{"preflight_destination":1,
"id":"dailymotion",
"short_name":"dailymotion",
"name":"Dailymotion",
"sources":[{"id":"limits","title":"Dailymotion for developers, API v2, rate limiting","url":"https://developers.dailymotion.com/v2/reference/rate-limiting","checked":[2026,11,30],"page_as_of":"unknown","review_after":[2027,3,31]}],
"steps":["request","context","fetch","format","duration","resolution"],
"parameters":[
{"name":"account","choice":["standard","premium"],"default":"standard","meaning":"The type of the account: premium for Premium Creators and Pro Enterprise, standard for all others."}
],
"share_states":{"success":20000,"borrowed_from":"TikTok and Douyin","states":[
{"code":20000,"name":"shared","meaning":"The share succeeded. A tool can only say that no documented rule is broken."},
{"code":20007,"name":"video length doesn't meet requirements","predictable_from":["media"],"meaning":"The video is too long or too short."},
{"code":20010,"name":"media could not be processed","predictable_from":["media"],"meaning":"The file is damaged or too large, or an image has a format that is not accepted."},
{"code":20012,"name":"video format not supported","predictable_from":["media"],"meaning":"The container, the codec or a setting of a video does not meet the requirements."},
{"code":21001,"name":"download from iCloud failed","predictable_from":["context","run_time"],"meaning":"The media is in iCloud and not on the device."},
{"code":21003,"name":"media does not exist","predictable_from":["request","run_time"],"meaning":"The media does not exist."}
]},
"slots":[
{"name":"video","takes":["video"],
"rules":[
{"id":"dailymotion/video-duration-max","fact":"duration","constraint":{"max":7200},"strength":"hard","certainty":"official","step":"duration","share_state":20007,"source":"limits","when":[{"parameter":"account","one_of":["standard"]}],"message":"is {measured} long; the limit is {limit}, except for premium accounts","fix":"Split or trim it to 2 h or less.","where":"Per video","written":"Up to 2 hours duration","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":7200}}],"assuming":[{"parameter":"account","value":"standard"}]},{"values":[{"fact":"duration","value":{"number":9000}}],"assuming":[{"parameter":"account","value":"premium"}]}],"warn":[{"values":[{"fact":"duration","value":{"number":7200.1}}],"assuming":[{"parameter":"account","value":"standard"}]}],"fail":[{"values":[{"fact":"duration","value":{"number":7200.2}}],"assuming":[{"parameter":"account","value":"standard"}]}]}},
{"id":"dailymotion/video-file-size-decimal","fact":"file_size","constraint":{"max":4000000000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"limits","when":[{"parameter":"account","one_of":["standard"]}],"looser":"dailymotion/video-file-size","message":"is {measured}; the limit is 4 GB, which can mean {limit} or {looser} (4 GiB)","fix":"Compress it to 4 GB or less.","where":"Per video","written":"4 GB max","examples":{"pass":[{"values":[{"fact":"file_size","value":4000000000}],"assuming":[{"parameter":"account","value":"standard"}]},{"values":[{"fact":"file_size","value":4000000001}],"assuming":[{"parameter":"account","value":"premium"}]}],"warn":[{"values":[{"fact":"file_size","value":4000000001}],"assuming":[{"parameter":"account","value":"standard"}]},{"values":[{"fact":"file_size","value":4294967296}],"assuming":[{"parameter":"account","value":"standard"}]}]}},
{"id":"dailymotion/video-file-size","fact":"file_size","constraint":{"max":4294967296},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"limits","when":[{"parameter":"account","one_of":["standard"]}],"message":"is {measured}; the limit is {limit} (4 GiB)","fix":"Compress it to 4 GiB or less.","where":"Per video","written":"4 GB max","examples":{"pass":[{"values":[{"fact":"file_size","value":4294967296}],"assuming":[{"parameter":"account","value":"standard"}]},{"values":[{"fact":"file_size","value":4294967297}],"assuming":[{"parameter":"account","value":"premium"}]}],"fail":[{"values":[{"fact":"file_size","value":4294967297}],"assuming":[{"parameter":"account","value":"standard"}]}]}},
{"id":"dailymotion/video-file-size-premium-decimal","fact":"file_size","constraint":{"max":64000000000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"limits","when":[{"parameter":"account","one_of":["premium"]}],"looser":"dailymotion/video-file-size-premium","message":"is {measured}; the limit is 64 GB, which can mean {limit} or {looser} (64 GiB)","fix":"Compress it to 64 GB or less.","where":"Per video","written":"64 Gb max","examples":{"pass":[{"values":[{"fact":"file_size","value":64000000000}],"assuming":[{"parameter":"account","value":"premium"}]}],"warn":[{"values":[{"fact":"file_size","value":64000000001}],"assuming":[{"parameter":"account","value":"premium"}]},{"values":[{"fact":"file_size","value":68719476736}],"assuming":[{"parameter":"account","value":"premium"}]}]}},
{"id":"dailymotion/video-file-size-premium","fact":"file_size","constraint":{"max":68719476736},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"limits","when":[{"parameter":"account","one_of":["premium"]}],"message":"is {measured}; the limit is {limit} (64 GiB)","fix":"Compress it to 64 GiB or less.","where":"Per video","written":"64 Gb max","examples":{"pass":[{"values":[{"fact":"file_size","value":68719476736}],"assuming":[{"parameter":"account","value":"premium"}]}],"fail":[{"values":[{"fact":"file_size","value":68719476737}],"assuming":[{"parameter":"account","value":"premium"}]}]}}
]}],
"publisher":"Dailymotion",
"summary":"A video is uploaded to Dailymotion through its API.",
"notes":[
"An account may upload 15 videos of 10 hours together within 24 hours. Premium creators and Pro Enterprise may upload 96 videos."
],
"""##, SharedParts.unreadable_app_store_preview, ##"""
"not_documented":[
{"subject":"The container and the codecs"},
{"subject":"The width, the height and the frame rate"},
{"subject":"Whether GB is decimal or binary","note":"The page writes GB and Gb. A file between the two limits gets a warning."}
],
"translations":{
"zh-Hans":{"name":"Dailymotion","summary":"通过 Dailymotion 的 API 上传视频。","notes":["每个账号 24 小时内最多上传 15 个视频，总时长不超过 10 小时；Premium Creators 和 Pro Enterprise 最多 96 个。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20007","name":"视频时长不符合要求","meaning":"视频过长或过短。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},{"code":"20012","name":"视频格式不支持","meaning":"视频的封装格式、编码格式或编码参数不符合要求。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"parameters":{"account":"账号类型：Premium Creators 和 Pro Enterprise 为 premium，其他账号为 standard。"},"rules":[
{"id":"video-duration-max","message":"视频时长为 {measured}；除高级账号外，不能超过 {limit}","fix":"拆分或剪辑到 2 小时以内。"},
{"id":"video-file-size-decimal","message":"文件大小为 {measured}；上限 4 GB 可能指 {limit}，也可能指 {looser}（4 GiB）","fix":"压缩到 4 GB 以内。"},
{"id":"video-file-size","message":"文件大小为 {measured}，不能超过 {limit}（4 GiB）","fix":"压缩到 4 GiB 以内。"},
{"id":"video-file-size-premium-decimal","message":"文件大小为 {measured}；上限 64 GB 可能指 {limit}，也可能指 {looser}（64 GiB）","fix":"压缩到 64 GB 以内。"},
{"id":"video-file-size-premium","message":"文件大小为 {measured}，不能超过 {limit}（64 GiB）","fix":"压缩到 64 GiB 以内。"}
],"not_documented":[{"subject":"封装格式和编码格式"},{"subject":"宽、高和帧率"},{"subject":"GB 是十进制还是二进制","note":"页面写作 GB 和 Gb；文件大小介于两个上限之间时，按警告处理。"}]}}}
"""##])
}

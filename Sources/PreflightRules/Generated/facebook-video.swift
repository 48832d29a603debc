// swift-format-ignore-file
// Made by script/tools/generate from Destinations/facebook-video/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_facebook_video = Destinations.Entry(
    "facebook-video", "facebook-video", groups: ["default", "meta", "facebook"],
    fingerprint: "b16718e5", checked: "2026-11-30",
    [##"""
{"preflight_destination":1,
"id":"facebook-video",
"short_name":"facebook-video",
"name":"Facebook Page video (API)",
"groups":["default","meta","facebook"],
"sources":[{"id":"video-guide","title":"Video uploads, Graph API, older guide","url":"https://developers.facebook.com/docs/graph-api/video-uploads","checked":[2026,11,22],"page_as_of":"unknown"},{"id":"draft","title":"Postiz, pull request 1740, a recorded upright video that stayed a draft","url":"https://github.com/gitroomhq/postiz-app/pull/1740","checked":[2026,11,30],"page_as_of":[2026,7,17]}],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_bluesky_video, ##"""
"slots":[
{"name":"video","takes":["video"],
"rules":[
{"id":"facebook-video/video-file-size-one-request","fact":"file_size","constraint":{"max":1000000000},"strength":"remark","certainty":"official_older","step":"format","source":"video-guide","message":"is {measured}; above {limit}, Facebook accepts only a resumable upload","fix":"Upload it in parts with a resumable upload.","where":"Non-Resumable Upload, Limitations","written":"1GB","examples":{"pass":[{"values":[{"fact":"file_size","value":999999999}]},{"values":[{"fact":"file_size","value":1000000000}]},{"values":[{"fact":"file_size","value":1000000001}]}]}},
{"id":"facebook-video/video-file-size","fact":"file_size","constraint":{"max":10000000000},"strength":"hard","certainty":"official_older","step":"format","share_state":20010,"source":"video-guide","native_codes":["1363023"],"message":"is {measured}; the limit is {limit}","fix":"Compress it to 10 GB or less.","where":"Resumable Uploading, Limitations","written":"10GB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":9999999999}]},{"values":[{"fact":"file_size","value":10000000000}]}],"warn":[{"values":[{"fact":"file_size","value":10000000001}]}]}},
{"id":"facebook-video/video-duration-one-request","fact":"duration","constraint":{"max":1200},"strength":"remark","certainty":"official_older","step":"duration","source":"video-guide","message":"is {measured} long; above {limit}, Facebook accepts only a resumable upload","fix":"Upload it in parts with a resumable upload.","where":"Non-Resumable Upload, Limitations","written":"20 minutes","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":1199.999999}}]},{"values":[{"fact":"duration","value":{"number":1200}}]},{"values":[{"fact":"duration","value":{"number":1200.2}}]}]}},
{"id":"facebook-video/video-duration-max","fact":"duration","constraint":{"max":14400},"strength":"hard","certainty":"official_older","step":"duration","share_state":20007,"source":"video-guide","message":"is {measured} long; the limit is {limit}","fix":"Trim it to 14400 s (4 h) or less.","where":"Resumable Uploading, Limitations","written":"4 hours","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":1}}]},{"values":[{"fact":"duration","value":{"number":14399.999999}}]},{"values":[{"fact":"duration","value":{"number":14400}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":14400.000001}}]},{"values":[{"fact":"duration","value":{"number":14400.2}}]}]}},
{"id":"facebook-video/video-aspect-ratio","fact":"video.aspect_ratio","constraint":{"range":{"min":[9,16],"max":[16,9]}},"strength":"unstated","certainty":"official_older","step":"resolution","share_state":20011,"source":"video-guide","message":"aspect ratio {measured} is outside {min} to {max}","fix":"Crop it, or add bars, to an aspect ratio of {min} to {max}.","where":"Supported Formats","written":"between 9x16 and 16x9","examples":{"pass":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":1}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[16,9]}}]}],"warn":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1079,1920]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1921,1080]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[7,3]}}]}]}},
{"id":"facebook-video/video-upright","fact":"video.aspect_ratio","constraint":{"min":1},"strength":"changed","certainty":"observed","step":"resolution","source":"draft","message":"is upright; Facebook has kept such a video as a draft and not published it","fix":"Post it as a Reel.","examples":{"pass":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":1}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[16,9]}}]}],"warn":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]}]}}
]}],
"request_rules":[
{"id":"facebook-video/request-video-present","fact":{"count":"video"},"constraint":{"min":1},"strength":"hard","certainty":"official_older","step":"request","share_state":20002,"source":"video-guide","message":"has no video; the post requires one","fix":"Add a video.","where":"Before You Start","written":"A video file","examples":{"pass":[{"values":[{"fact":{"count":"video"},"value":1}]}],"warn":[{"values":[{"fact":{"count":"video"},"value":0}]}]}},
{"id":"facebook-video/request-videos-max","fact":{"count":"video"},"constraint":{"max":1},"strength":"hard","certainty":"official_older","step":"request","share_state":20002,"source":"video-guide","message":"has {measured} videos; the limit is {limit}","fix":"Post one video at a time.","where":"Before You Start","written":"A video file","examples":{"pass":[{"values":[{"fact":{"count":"video"},"value":1}]}],"warn":[{"values":[{"fact":{"count":"video"},"value":2}]},{"values":[{"fact":{"count":"video"},"value":10}]}]}}
],
"publisher":"Meta",
"summary":"A server posts a video to a Facebook Page.",
"notes":[
"All figures are from an older guide, so breaking them gives at most a warning.",
"Facebook accepts many containers, from 3G2 to WMV. The list is not repeated here, and no container gets a warning.",
"Since June 2025, the app turns every video that is posted in it into a Reel."
],
"native_codes":{"name":"error code","note":"The Graph API returns this code or subcode for an upload (Video API, Error Codes, of 2020-10-27). 352 was seen in recorded refusals (RestFB, issue 242, of 2015-06-02).","codes":[{"code":"352","name":"format not supported","meaning":"Facebook does not support the format of the video, or its name has no extension of a video.","messages":["Sorry, the video file you selected is in a format that we don't support."],"share_state":20012,"predictable_from":["media"],"observed":true},{"code":"1363022","name":"video too small","meaning":"The file is smaller than 1 KB.","share_state":20010,"predictable_from":["media"]},{"code":"1363023","name":"video too large","meaning":"The file is larger than the limit. The page that lists the code names 2 GB, and the guide names 10 GB.","share_state":20010,"predictable_from":["media"]},{"code":"1363031","name":"no video found","meaning":"The uploaded file is not a video.","share_state":20012,"predictable_from":["media"]}]},
"request":{"source":"video-guide","malformed":20002,"unusable":20002,"is_post":true,"fields":[{"name":"media","type":"media","slots":["video"],"is_list":true},{"name":"text","type":"text"},{"name":"title","type":"text"},{"name":"description","type":"text"},{"name":"link","type":"identifier"},{"name":"cover","type":"attachment","kinds":["image"]},{"name":"alt_text","type":"text"},{"name":"tags","type":"text","is_list":true}]},
"""##, SharedParts.unreadable_bluesky_video, ##"""
"not_documented":[
{"subject":"The codec, the bit rate and the frame rate"},
{"subject":"Whether 10 GB are decimal or binary","note":"The rule uses 10,000,000,000 bytes."},
{"subject":"The maximum length of the text of a post","note":"Tools use 5,000 and 63,206 characters."}
],
"translations":{
"zh-Hans":{"name":"Facebook 公共主页视频（API）","summary":"服务器向 Facebook 公共主页发布视频。","notes":["所有数值都来自旧版指南，因此最多给出警告。","Facebook 接受从 3G2 到 WMV 的多种封装格式。这里不列出清单，也不对封装格式给出警告。","自 2025 年 6 月起，在应用内发布的视频都会成为 Reels。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20002","name":"参数错误","meaning":"帖子没有媒体、媒体过多、媒体类型不受支持，或文字过长。"},{"code":"20007","name":"视频时长不符合要求","meaning":"视频过长或过短。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},{"code":"20011","name":"视频分辨率不符合要求","meaning":"视频的分辨率或宽高比不符合要求。"},{"code":"20012","name":"视频格式不支持","meaning":"视频的封装格式、编码格式或编码参数不符合要求。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"native_codes_note":"Graph API 对上传返回该代码或子代码（视频 API 的错误代码页面，2020-10-27）。352 见于 2015-06-02 有记录的拒绝。","native_codes":[{"code":"352","name":"格式不支持","meaning":"Facebook 不支持该视频格式，或文件名没有视频扩展名。"},{"code":"1363022","name":"视频过小","meaning":"文件小于 1 KB。"},{"code":"1363023","name":"视频过大","meaning":"文件超过上限。列出该代码的页面写 2 GB，指南写 10 GB。"},{"code":"1363031","name":"未发现视频","meaning":"上传的文件不是视频。"}],"rules":[
{"id":"video-file-size-one-request","message":"文件大小为 {measured}；超过 {limit} 时只能使用断点续传","fix":"使用断点续传分片上传。"},
{"id":"video-file-size","message":"文件大小为 {measured}，不能超过 {limit}","fix":"压缩到 10 GB 以内。"},
{"id":"video-duration-one-request","message":"视频时长为 {measured}；超过 {limit} 时只能使用断点续传","fix":"使用断点续传分片上传。"},
{"id":"video-duration-max","message":"视频时长为 {measured}，不能超过 {limit}","fix":"将视频剪辑到 14400 秒（4 小时）以内。"},
{"id":"video-aspect-ratio","message":"视频宽高比为 {measured}，应在 {min} 到 {max} 之间","fix":"裁剪画面或添加黑边，使宽高比在 {min} 到 {max} 之间。"},
{"id":"video-upright","message":"是竖屏视频；Facebook 曾将此类视频保留为草稿而不发布","fix":"改为发布 Reels。"},
{"id":"request-video-present","message":"没有指定视频，帖子需要一个视频","fix":"请指定一个视频。"},
{"id":"request-videos-max","message":"共有 {measured} 个视频，最多 {limit} 个","fix":"每次只发布一个视频。"}
],"not_documented":[{"subject":"编码格式、码率和帧率"},{"subject":"10 GB 是十进制还是二进制","note":"这里按 10,000,000,000 字节计。"},{"subject":"帖子文字的长度上限","note":"第三方工具分别采用 5,000 和 63,206 个字符。"}]}}}
"""##])
}

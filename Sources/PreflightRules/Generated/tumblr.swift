// swift-format-ignore-file
// Made by script/tools/generate from Destinations/tumblr/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_tumblr = Destinations.Entry(
    "tumblr", "tumblr", groups: "",
    [##"""
{"preflight_destination":1,
"id":"tumblr",
"short_name":"tumblr",
"name":"Tumblr (API)",
"sources":[{"id":"npf","title":"Tumblr documentation, Neue Post Format","url":"https://github.com/tumblr/docs/blob/master/npf-spec.md","checked":[2026,11,30],"page_as_of":[2024,8,28],"review_after":[2027,5,30]},{"id":"api","title":"Tumblr documentation, API","url":"https://github.com/tumblr/docs/blob/master/api.md","checked":[2026,11,30],"page_as_of":[2024,10,18],"review_after":[2027,5,30]},{"id":"help","title":"Tumblr help, image and GIF troubleshooting, as quoted by others in July 2026","url":"https://help.tumblr.com/knowledge-base/image-gif-troubleshooting/","checked":[2026,11,30],"page_as_of":[2026,7,24],"review_after":[2027,3,31]}],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_reddit_ad, ##"""
"slots":[
{"name":"image","takes":["image"],
"rules":[
{"id":"tumblr/image-file-size-api","fact":"file_size","constraint":{"max":10000000},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"api","looser":"tumblr/image-file-size","message":"is {measured}; the limit is {limit} in the API's documentation, and 20 MB on the help page","fix":"Compress it to 10 MB or less.","where":"Photo posts, data","written":"limit 10MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":10000000}]}],"warn":[{"values":[{"fact":"file_size","value":10000001}]},{"values":[{"fact":"file_size","value":20000000}]},{"values":[{"fact":"file_size","value":20971520}]}]}},
{"id":"tumblr/image-file-size","fact":"file_size","constraint":{"max":20971520},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20008,"source":"help","message":"is {measured}; the limit is {limit} (20 MiB)","fix":"Compress it to 20 MiB or less, if possible to 10 MB.","where":"Post images","written":"20MB per image","examples":{"pass":[{"values":[{"fact":"file_size","value":10000001}]},{"values":[{"fact":"file_size","value":20971520}]}],"fail":[{"values":[{"fact":"file_size","value":20971521}]}]}}
]},
{"name":"video","takes":["video"],
"rules":[
{"id":"tumblr/video-file-size-decimal","fact":"file_size","constraint":{"max":500000000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"api","looser":"tumblr/video-file-size","message":"is {measured}; the limit is 500 MB, which can mean {limit} or {looser} (500 MiB)","fix":"Compress it to 500 MB or less.","where":"Video posts, data","written":"500MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":500000000}]}],"warn":[{"values":[{"fact":"file_size","value":500000001}]},{"values":[{"fact":"file_size","value":524288000}]}]}},
{"id":"tumblr/video-file-size","fact":"file_size","constraint":{"max":524288000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"api","message":"is {measured}; the limit is {limit} (500 MiB)","fix":"Compress it to 500 MiB or less.","where":"Video posts, data","written":"500MB","examples":{"pass":[{"values":[{"fact":"file_size","value":500000001}]},{"values":[{"fact":"file_size","value":524288000}]}],"fail":[{"values":[{"fact":"file_size","value":524288001}]}]}},
{"id":"tumblr/video-duration-max","fact":"duration","constraint":{"max":600},"strength":"hard","certainty":"official","step":"duration","share_state":20007,"source":"api","message":"is {measured} long; the limit is {limit}","fix":"Trim it to 10 min or less.","where":"Video posts, data","written":"10 minutes","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":599}}]},{"values":[{"fact":"duration","value":{"number":600}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":600.1}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":600.2}}]},{"values":[{"fact":"duration","value":{"number":900}}]}]}}
]},
{"name":"audio","takes":["audio"],
"rules":[
{"id":"tumblr/audio-file-size-decimal","fact":"file_size","constraint":{"max":10000000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"api","looser":"tumblr/audio-file-size","message":"is {measured}; the limit is 10 MB, which can mean {limit} or {looser} (10 MiB)","fix":"Compress it to 10 MB or less.","where":"Audio posts, data","written":"limit 10MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":10000000}]}],"warn":[{"values":[{"fact":"file_size","value":10000001}]},{"values":[{"fact":"file_size","value":10485760}]}]}},
{"id":"tumblr/audio-file-size","fact":"file_size","constraint":{"max":10485760},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"api","message":"is {measured}; the limit is {limit} (10 MiB)","fix":"Compress it to 10 MiB or less.","where":"Audio posts, data","written":"limit 10MB","examples":{"pass":[{"values":[{"fact":"file_size","value":10000001}]},{"values":[{"fact":"file_size","value":10485760}]}],"fail":[{"values":[{"fact":"file_size","value":10485761}]}]}}
]}],
"request_rules":[
{"id":"tumblr/request-media-present","fact":{"given":["media","text"]},"constraint":{"min":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"npf","message":"has no media and no text","fix":"Write a text, or add a file.","where":"Content Blocks","examples":{"pass":[{"values":[{"fact":{"given":["media","text"]},"value":1}]},{"values":[{"fact":{"given":["media","text"]},"value":2}]}],"fail":[{"values":[{"fact":{"given":["media","text"]},"value":0}]}]}},
{"id":"tumblr/request-images-max","fact":{"count":"image"},"constraint":{"max":30},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"npf","native_codes":["8001"],"message":"has {measured} images; the limit is {limit}","fix":"Post {limit} images or fewer.","where":"Post Content Limits, Image Blocks","written":"30","examples":{"pass":[{"values":[{"fact":{"count":"image"},"value":1}]},{"values":[{"fact":{"count":"image"},"value":30}]}],"fail":[{"values":[{"fact":{"count":"image"},"value":31}]}]}},
{"id":"tumblr/request-videos-max","fact":{"count":"video"},"constraint":{"max":1},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"npf","native_codes":["8001"],"message":"has {measured} videos; the limit for uploaded videos is {limit}","fix":"Post one video at a time.","where":"Post Content Limits, Native Tumblr Videos","written":"1","examples":{"pass":[{"values":[{"fact":{"count":"video"},"value":0}]},{"values":[{"fact":{"count":"video"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"video"},"value":2}]}]}},
{"id":"tumblr/request-audios-max","fact":{"count":"audio"},"constraint":{"max":10},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"npf","native_codes":["8001"],"message":"has {measured} audio files; the limit is {limit}","fix":"Post {limit} audio files or fewer.","where":"Post Content Limits, Audio Blocks","written":"10","examples":{"pass":[{"values":[{"fact":{"count":"audio"},"value":1}]},{"values":[{"fact":{"count":"audio"},"value":10}]}],"fail":[{"values":[{"fact":{"count":"audio"},"value":11}]}]}},
{"id":"tumblr/request-text-length","fact":{"field":"text"},"constraint":{"length":{"unit":"characters","max":4096}},"strength":"advice","certainty":"official","step":"request","share_state":20002,"source":"npf","native_codes":["8001"],"message":"has {measured}; a text block has at most {limit}","fix":"Divide it into paragraphs of at most 4,096 characters.","where":"Post Content Limits, Text Block Length","written":"4,096 characters","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":4096}]}}]}],"warn":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":4097}]}}]}]}},
{"id":"tumblr/request-alt-text-length","fact":{"field":"alt_text"},"constraint":{"length":{"unit":"characters","max":4096}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"npf","native_codes":["8001"],"message":"has {measured}; the limit is {limit}","fix":"Shorten it to 4,096 characters or fewer.","where":"Content Block Type: Image, alt_text","written":"4096 character maximum","examples":{"pass":[{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":4096}]}}]}],"fail":[{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":4097}]}}]}]}},
{"id":"tumblr/request-mentions-max","fact":{"text_count":"mentions","in":"text"},"constraint":{"max":50},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"npf","native_codes":["8001"],"message":"has mentions ({measured}); the limit is {limit}","fix":"Keep at most {limit} mentions.","where":"Post Content Limits, Inline Mentions","written":"50","examples":{"pass":[{"values":[{"fact":{"text_count":"mentions","in":"text"},"value":49}]},{"values":[{"fact":{"text_count":"mentions","in":"text"},"value":50}]}],"fail":[{"values":[{"fact":{"text_count":"mentions","in":"text"},"value":51}]}]}},
{"id":"tumblr/request-links-max","fact":{"text_count":"links","in":"text"},"constraint":{"max":100},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"npf","native_codes":["8001"],"message":"has links ({measured}); the limit is {limit}","fix":"Keep at most {limit} links.","where":"Post Content Limits, Inline links","written":"100","examples":{"pass":[{"values":[{"fact":{"text_count":"links","in":"text"},"value":99}]},{"values":[{"fact":{"text_count":"links","in":"text"},"value":100}]}],"fail":[{"values":[{"fact":{"text_count":"links","in":"text"},"value":101}]}]}}
],
"publisher":"Automattic",
"summary":"A post with images, a video, an audio file or text, made through Tumblr's API.",
"notes":[
"A user may upload 250 images, and 20 videos of 60 minutes together, each day.",
"A post has at most 1,000 blocks and 1 MB without its media."
],
"native_codes":{"name":"error subcode","note":"The API returns these codes with the HTTP status, such as 400.8005.","codes":[{"code":"8001","name":"parameter invalid","meaning":"A parameter of the post is invalid.","share_state":20002,"predictable_from":["request"]},{"code":"8005","name":"media format not accepted","meaning":"Tumblr does not accept the format of the media. The documentation lists no formats.","predictable_from":["run_time"]},{"code":"8010","name":"video still transcoding","meaning":"Another video of the account is still being transcoded.","predictable_from":["run_time"]}]},
"request":{"source":"npf","malformed":20002,"unusable":20002,"is_post":true,"fields":[{"name":"media","type":"media","slots":["image","video","audio"],"is_list":true},{"name":"text","type":"text"},{"name":"title","type":"text"},{"name":"description","type":"text"},{"name":"link","type":"identifier"},{"name":"cover","type":"attachment","kinds":["image"]},{"name":"alt_text","type":"text"},{"name":"tags","type":"text","is_list":true}]},
"""##, SharedParts.unreadable_mastodon, ##"""
"not_documented":[
{"subject":"The formats of images, videos and audio files","note":"The API's examples have JPEG and MP4."},
{"subject":"The width and the height"},
{"subject":"Whether MB is decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."}
],
"translations":{
"zh-Hans":{"name":"Tumblr（API）","summary":"通过 Tumblr 的 API 发布图片、视频、音频或文字。","notes":["每个用户每天最多上传 250 张图片，以及 20 个总时长不超过 60 分钟的视频。","每篇帖子最多 1,000 个内容块；不计媒体，大小不超过 1 MB。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20002","name":"参数错误","meaning":"帖子没有媒体、媒体过多、媒体类型不受支持，或文字过长。"},{"code":"20007","name":"视频时长不符合要求","meaning":"视频过长或过短。"},{"code":"20008","name":"图片不符合要求","meaning":"图片的尺寸、宽高比或文件大小不符合要求。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},{"code":"20012","name":"视频格式不支持","meaning":"视频的封装格式、编码格式或编码参数不符合要求。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"native_codes_note":"API 将这些代码与 HTTP 状态码一起返回，例如 400.8005。","native_codes":[{"code":"8001","name":"参数无效","meaning":"帖子的某个参数无效。"},{"code":"8005","name":"不支持的媒体格式","meaning":"Tumblr 不接受该媒体格式。文档没有列出支持的格式。"},{"code":"8010","name":"视频仍在转码","meaning":"该账号的另一个视频仍在转码。"}],"rules":[
{"id":"image-file-size-api","message":"文件大小为 {measured}；API 文档中的上限为 {limit}，帮助页面中为 20 MB","fix":"压缩到 10 MB 以内。"},
{"id":"image-file-size","message":"文件大小为 {measured}，不能超过 {limit}（20 MiB）","fix":"压缩到 20 MiB 以内，最好在 10 MB 以内。"},
{"id":"video-file-size-decimal","message":"文件大小为 {measured}；上限 500 MB 可能指 {limit}，也可能指 {looser}（500 MiB）","fix":"压缩到 500 MB 以内。"},
{"id":"video-file-size","message":"文件大小为 {measured}，不能超过 {limit}（500 MiB）","fix":"压缩到 500 MiB 以内。"},
{"id":"video-duration-max","message":"视频时长为 {measured}，不能超过 {limit}","fix":"将视频剪辑到 10 分钟以内。"},
{"id":"audio-file-size-decimal","message":"文件大小为 {measured}；上限 10 MB 可能指 {limit}，也可能指 {looser}（10 MiB）","fix":"压缩到 10 MB 以内。"},
{"id":"audio-file-size","message":"文件大小为 {measured}，不能超过 {limit}（10 MiB）","fix":"压缩到 10 MiB 以内。"},
{"id":"request-media-present","message":"没有媒体，也没有文字","fix":"填写文字，或添加文件。"},
{"id":"request-images-max","message":"共有 {measured} 张图片，最多 {limit} 张","fix":"最多发布 {limit} 张图片。"},
{"id":"request-videos-max","message":"共有 {measured} 个视频，最多上传 {limit} 个","fix":"每次发布一个视频。"},
{"id":"request-audios-max","message":"共有 {measured} 个音频文件，最多 {limit} 个","fix":"最多发布 {limit} 个音频文件。"},
{"id":"request-text-length","message":"长度为 {measured}；每个文字块最多 {limit}","fix":"拆分为不超过 4,096 个字符的段落。"},
{"id":"request-alt-text-length","message":"长度为 {measured}，不能超过 {limit}","fix":"缩短到 4,096 个字符以内。"},
{"id":"request-mentions-max","message":"共提及 {measured} 个账号，最多 {limit} 个","fix":"最多保留 {limit} 个提及。"},
{"id":"request-links-max","message":"共有 {measured} 个链接，最多 {limit} 个","fix":"最多保留 {limit} 个链接。"}
],"not_documented":[{"subject":"图片、视频和音频的格式","note":"API 的示例使用 JPEG 和 MP4。"},{"subject":"宽和高"},{"subject":"MB 是十进制还是二进制","note":"单位可能是十进制或二进制；文件大小介于两个上限之间时，按警告处理。"}]}}}
"""##])
}

// swift-format-ignore-file
// Made by script/tools/generate from Destinations/bluesky-video/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_bluesky_video = Destinations.Entry(
    "bluesky-video", "bluesky-video", groups: ["bluesky"],
    fingerprint: "8768670d", checked: "2026-11-28",
    [##"""
{"preflight_destination":1,
"id":"bluesky-video",
"short_name":"bluesky-video",
"name":"Bluesky, video",
"groups":["bluesky"],
"sources":[
{"id":"lexicons","title":"AT Protocol, lexicons","url":"https://github.com/bluesky-social/atproto","checked":[2026,11,22],"page_as_of":[2026,8,20],"review_after":[2027,5,22]},
{"id":"app","title":"Bluesky's app, src/lib/constants.ts","url":"https://github.com/bluesky-social/social-app","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,5,22]},
{"id":"ayrshare","title":"Ayrshare, media guidelines for Bluesky, a third party's guide","url":"https://www.ayrshare.com/docs/media-guidelines/bluesky","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,5,22]},
{"id":"irregular","title":"rsky, pull request 218, a recorded refusal of a video with irregular time stamps","url":"https://github.com/blacksky-algorithms/rsky/pull/218","checked":[2026,11,26],"page_as_of":[2026,7,31]},
{"id":"matroska","title":"SimpleScreenRecorder, issue 1050, a recorded upload of Matroska","url":"https://github.com/MaartenBaert/ssr/issues/1050","checked":[2026,11,26],"page_as_of":[2024,12,8]},
{"id":"old-gif","title":"Bluesky, issue 10141, a recorded refusal of a GIF87a","url":"https://github.com/bluesky-social/social-app/issues/10141","checked":[2026,11,28],"page_as_of":[2026,3,27]},
{"id":"hevc","title":"Bluesky, issue 5753, a recorded refusal of HEVC in a browser","url":"https://github.com/bluesky-social/social-app/issues/5753","checked":[2026,11,26],"page_as_of":[2024,10,29]},
{"id":"gifs","title":"PostyBirb, pull request 423, recorded posts of GIFs as videos","url":"https://github.com/mvdicarlo/postybirb-plus/pull/423","checked":[2026,11,26],"page_as_of":[2025,4,3]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_bluesky_video, ##"""
"slots":[
{"name":"video","takes":["video"],
"rules":[
{"id":"bluesky-video/video-container","fact":"container","constraint":{"one_of":["mp4"]},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"lexicons","looser":"bluesky-video/video-container-app","message":"is {measured}; the lexicons accept {limit}, and the official app accepts {looser}","fix":"Convert it to MP4.","where":"app.bsky.embed.video, video, accept","written":"video/mp4","examples":{"pass":[{"values":[{"fact":"container","value":"mp4"}]}],"warn":[{"values":[{"fact":"container","value":"mov"}]},{"values":[{"fact":"container","value":"webm"}]},{"values":[{"fact":"container","value":"mpegps"}]}]}},
{"id":"bluesky-video/video-container-app","fact":"container","constraint":{"one_of":["mp4","mov","webm","mpegps"]},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"app","looser":"bluesky-video/video-container-seen","message":"is {measured}; the official app lists {limit}, but a report says that it accepts {looser}","fix":"Convert it to MP4.","where":"SUPPORTED_MIME_TYPES","written":"video/mp4, video/mpeg, video/webm, video/quicktime","examples":{"pass":[{"values":[{"fact":"container","value":"mp4"}]},{"values":[{"fact":"container","value":"mov"}]},{"values":[{"fact":"container","value":"webm"}]},{"values":[{"fact":"container","value":"mpegps"}]}],"warn":[{"values":[{"fact":"container","value":"matroska"}]},{"values":[{"fact":"container","value":"avi"}]},{"values":[{"fact":"container","value":"flv"}]}]}},
{"id":"bluesky-video/video-container-seen","fact":"container","constraint":{"one_of":["mp4","mov","webm","mpegps","matroska"]},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"app","further_sources":["matroska"],"native_codes":["UnsupportedContentType"],"message":"is {measured}; Bluesky accepts {limit}","fix":"Convert it to MP4.","where":"SUPPORTED_MIME_TYPES; issue 1050","written":"video/mp4, video/mpeg, video/webm, video/quicktime; Matroska (MKV)","examples":{"pass":[{"values":[{"fact":"container","value":"mp4"}]},{"values":[{"fact":"container","value":"mov"}]},{"values":[{"fact":"container","value":"webm"}]},{"values":[{"fact":"container","value":"mpegps"}]},{"values":[{"fact":"container","value":"matroska"}]}],"fail":[{"values":[{"fact":"container","value":"avi"}]},{"values":[{"fact":"container","value":"flv"}]}]}},
{"id":"bluesky-video/video-codec-browser","fact":"video.codec","constraint":{"none_of":["hevc"]},"strength":"unstated","certainty":"observed","step":"format","share_state":20012,"source":"hevc","message":"has the video codec {measured}; an upload was refused in a browser that cannot decode it","fix":"Convert it to H.264 in MP4.","examples":{"pass":[{"values":[{"fact":"video.codec","value":"h264"}]},{"values":[{"fact":"video.codec","value":"vp9"}]}],"warn":[{"values":[{"fact":"video.codec","value":"hevc"}]}]}},
{"id":"bluesky-video/video-file-size-until-2026-08","fact":"file_size","constraint":{"max":100000000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"lexicons","valid_until":[2026,8,31],"message":"is {measured}; the limit until August 2026 was {limit}","fix":"Lower the bit rate until the file is {limit} or less.","where":"app.bsky.embed.video, video, description","written":"formerly limited to 100mb","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":99999999}]},{"values":[{"fact":"file_size","value":100000000}]}],"fail":[{"values":[{"fact":"file_size","value":100000001}]},{"values":[{"fact":"file_size","value":400000000}]}]}},
{"id":"bluesky-video/video-file-size","fact":"file_size","constraint":{"max":300000000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"lexicons","valid_from":[2026,9,1],"native_codes":["VideoTooLarge"],"message":"is {measured}; the limit is {limit}","fix":"Lower the bit rate until the file is {limit} or less.","where":"app.bsky.embed.video, video, maxSize","written":"300000000","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":299999999}]},{"values":[{"fact":"file_size","value":300000000}]}],"fail":[{"values":[{"fact":"file_size","value":300000001}]},{"values":[{"fact":"file_size","value":400000000}]}]}},
{"id":"bluesky-video/video-duration-max","fact":"duration","constraint":{"max":600},"strength":"unstated","certainty":"official","step":"duration","share_state":20007,"source":"app","native_codes":["VideoTooLong"],"message":"is {measured} long; the limit of the official app is {limit}","fix":"Trim it to {limit} or less.","where":"VIDEO_MAX_DURATION_MS","written":"10 minutes","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":1}}]},{"values":[{"fact":"duration","value":{"number":599.999999}}]},{"values":[{"fact":"duration","value":{"number":600}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":600.000001}}]},{"values":[{"fact":"duration","value":{"number":600.1}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":600.100001}}]},{"values":[{"fact":"duration","value":{"number":600.2}}]},{"values":[{"fact":"duration","value":{"number":1200}}]}]}},
{"id":"bluesky-video/video-duration-min","fact":"duration","constraint":{"min":1},"strength":"unstated","certainty":"third_party","step":"duration","share_state":20007,"source":"ayrshare","message":"is {measured} long; a third party's guide requires at least {limit}","fix":"Make it {limit} or longer.","where":"Video","written":"1 second","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":1}}]},{"values":[{"fact":"duration","value":{"number":1.000001}}]},{"values":[{"fact":"duration","value":{"number":15}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":0.999999}}]},{"values":[{"fact":"duration","value":{"number":0.5}}]}]}},
{"id":"bluesky-video/video-frame-timing","fact":"video.variable_frame_rate","constraint":{"equals":false},"strength":"unstated","certainty":"observed","step":"format","share_state":20012,"source":"irregular","if_known":true,"message":"has a variable frame rate; a video with irregular timestamps was refused","fix":"Encode it at a constant frame rate.","where":"the report","written":"irregular frame timestamps","examples":{"pass":[{"values":[{"fact":"video.variable_frame_rate","value":false}]}],"warn":[{"values":[{"fact":"video.variable_frame_rate","value":true}]}]}},
{"id":"bluesky-video/video-aspect-ratio","fact":"video.aspect_ratio","constraint":{"range":{"min":[1,3],"max":3}},"strength":"unstated","certainty":"third_party","step":"resolution","share_state":20011,"source":"ayrshare","native_codes":["BadAspectRatio"],"message":"has the aspect ratio {measured}; a third party's guide requires {min} to {max}","fix":"Crop it, or add bars, to an aspect ratio of {min} to {max}.","where":"Video","written":"between 1:3 and 3:1","examples":{"pass":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1,3]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":3}}]}],"warn":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1000,3001]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[3001,1000]}}]}]}}
]},
{"name":"gif","takes":["image"],"formats":["gif"],
"rules":[
{"id":"bluesky-video/gif-format","fact":"image.format","constraint":{"one_of":["gif"]},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"app","further_sources":["gifs"],"message":"is {measured}; the only image format that becomes a video is GIF","fix":"Post it as an image.","where":"SUPPORTED_MIME_TYPES","written":"image/gif","examples":{"pass":[{"values":[{"fact":"image.format","value":"gif"}]}],"fail":[{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"png"}]},{"values":[{"fact":"image.format","value":"webp"}]}]}},
{"id":"bluesky-video/gif-version","fact":"image.gif_version","constraint":{"none_of":["87a"]},"strength":"hard","certainty":"observed","step":"format","share_state":20012,"source":"old-gif","message":"is a GIF of the version {measured}; the app failed to get the duration of such a file","fix":"Save it as GIF89a, or post it as a PNG.","where":"the report","written":"GIF87a","examples":{"pass":[{"values":[{"fact":"image.gif_version","value":"89a"}]}],"fail":[{"values":[{"fact":"image.gif_version","value":"87a"}]}]}},
{"id":"bluesky-video/gif-file-size","fact":"file_size","constraint":{"max":300000000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"lexicons","message":"is {measured}; the limit is {limit}","fix":"Shorten it or scale it down to {limit} or less.","where":"app.bsky.embed.video, video, maxSize","written":"300000000","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":300000000}]}],"fail":[{"values":[{"fact":"file_size","value":300000001}]}]}}
]}],
"request_rules":[
{"id":"bluesky-video/request-media-present","fact":{"count":"media"},"constraint":{"min":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"lexicons","message":"has no video","fix":"Add the video that the post shows.","where":"app.bsky.embed.video, required","written":"video","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]},{"values":[{"fact":{"count":"media"},"value":2}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":0}]}]}},
{"id":"bluesky-video/request-videos-max","fact":{"field":"media"},"constraint":{"max":1},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"lexicons","message":"has {measured} videos; the limit for a post is {limit}","fix":"Post one video at a time.","where":"app.bsky.embed.video, required","written":"video","examples":{"pass":[{"values":[{"fact":{"field":"media"},"value":1}]}],"fail":[{"values":[{"fact":{"field":"media"},"value":2}]},{"values":[{"fact":{"field":"media"},"value":3}]}]}},
{"id":"bluesky-video/request-captions-max","fact":{"field":"captions"},"constraint":{"max":20},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"lexicons","message":"has {measured} files; the limit is {limit}","fix":"Keep {limit} caption files or fewer.","where":"app.bsky.embed.video, captions","written":"20","examples":{"pass":[{"values":[{"fact":{"field":"captions"},"value":0}]},{"values":[{"fact":{"field":"captions"},"value":19}]},{"values":[{"fact":{"field":"captions"},"value":20}]}],"fail":[{"values":[{"fact":{"field":"captions"},"value":21}]}]}},
{"id":"bluesky-video/request-text-length","fact":{"field":"text"},"constraint":{"length":{"unit":"graphemes","max":300}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"lexicons","native_codes":["InvalidRequest"],"message":"has {measured}; the limit is {limit}","fix":"Shorten the text to {limit} or fewer.","where":"app.bsky.feed.post, text, maxGraphemes","written":"300","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":299}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"好","times":300}]}}]}],"fail":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":301}]}}]}]}},
{"id":"bluesky-video/request-text-bytes","fact":{"field":"text"},"constraint":{"length":{"unit":"utf8_bytes","max":3000}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"lexicons","native_codes":["InvalidRequest"],"message":"has {measured}; the limit is {limit}, and one emoji can have many bytes","fix":"Shorten the text to {limit} or fewer.","where":"app.bsky.feed.post, text, maxLength","written":"3000","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":2999}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"好","times":1000}]}}]}],"fail":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"好","times":1001}]}}]}]}},
{"id":"bluesky-video/request-tags-max","fact":{"field":"tags"},"constraint":{"max":8},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"lexicons","message":"has {measured} entries; the limit is {limit}","fix":"Keep {limit} tags or fewer.","where":"app.bsky.feed.post, tags, maxLength","written":"8","examples":{"pass":[{"values":[{"fact":{"field":"tags"},"value":0}]},{"values":[{"fact":{"field":"tags"},"value":7}]},{"values":[{"fact":{"field":"tags"},"value":8}]}],"fail":[{"values":[{"fact":{"field":"tags"},"value":9}]}]}},
{"id":"bluesky-video/request-tag-length","fact":{"field":"tags[]"},"constraint":{"length":{"unit":"graphemes","max":64}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"lexicons","message":"has {measured}; the limit is {limit}","fix":"Shorten the tag to {limit} or fewer.","where":"app.bsky.feed.post, tags, items, maxGraphemes","written":"64","examples":{"pass":[{"values":[{"fact":{"field":"tags[]"},"value":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}]},{"values":[{"fact":{"field":"tags[]"},"value":{"runs":[{"text":"a","times":64}]}}]}],"fail":[{"values":[{"fact":{"field":"tags[]"},"value":{"runs":[{"text":"a","times":65}]}}]}]}},
{"id":"bluesky-video/request-tag-bytes","fact":{"field":"tags[]"},"constraint":{"length":{"unit":"utf8_bytes","max":640}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"lexicons","message":"has {measured}; the limit is {limit}","fix":"Shorten the tag to {limit} or fewer.","where":"app.bsky.feed.post, tags, items, maxLength","written":"640","examples":{"pass":[{"values":[{"fact":{"field":"tags[]"},"value":{"runs":[{"text":"a","times":639}]}}]},{"values":[{"fact":{"field":"tags[]"},"value":{"runs":[{"text":"a","times":640}]}}]}],"fail":[{"values":[{"fact":{"field":"tags[]"},"value":{"runs":[{"text":"a","times":641}]}}]}]}},
{"id":"bluesky-video/request-langs-max","fact":{"field":"langs"},"constraint":{"max":3},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"lexicons","message":"has {measured} languages; the limit is {limit}","fix":"Keep {limit} languages or fewer.","where":"app.bsky.feed.post, langs, maxLength","written":"3","examples":{"pass":[{"values":[{"fact":{"field":"langs"},"value":0}]},{"values":[{"fact":{"field":"langs"},"value":2}]},{"values":[{"fact":{"field":"langs"},"value":3}]}],"fail":[{"values":[{"fact":{"field":"langs"},"value":4}]}]}},
{"id":"bluesky-video/request-alt-text-length","fact":{"field":"alt_text"},"constraint":{"length":{"unit":"characters","max":2000}},"strength":"advice","certainty":"official","step":"request","source":"app","message":"has {measured}; the limit of the official app is {limit}","fix":"Shorten the alternative text to {limit} or fewer.","where":"MAX_ALT_TEXT","written":"2000","examples":{"pass":[{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":1999}]}}]},{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":2000}]}}]}],"warn":[{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":2001}]}}]}]}}
],
"publisher":"Bluesky",
"summary":"A post with a video is published on Bluesky through the AT Protocol.",
"notes":[
"The limits are those of the lexicons in August 2026. A server that somebody else runs may still have older limits.",
"The maximum duration is that of the official app. The lexicons have none. Earlier versions of the app allowed 3 min, and the first ones allowed 60 s.",
"The official app also accepts a GIF and converts it to a video."
],
"native_codes":{"name":"error","note":"The video service returns this name when an upload begins (lexicon app.bsky.video.startUpload of 2026-08-12). A server returned InvalidRequest for a post in recorded refusals (NeoDB, issue 916, of 2025-02-09; Bluesky's app, issue 4952, of 2024-08-17).","codes":[
{"code":"InvalidRequest","name":"record not valid","meaning":"A field of the record is too long, or it has a wrong type. The message names the field and the limit.","messages":["Invalid app.bsky.feed.post record: Record/text must not be longer than 300 graphemes","Invalid app.bsky.feed.post record: Record/text must not be longer than 3000 characters"],"share_state":20002,"predictable_from":["request"],"observed":true},
{"code":"UnsupportedContentType","name":"type not supported","meaning":"The service does not support the declared type of the video.","share_state":20012,"predictable_from":["media"]},
{"code":"VideoTooLarge","name":"video too large","meaning":"The file is larger than the limit for a file, or than what is left of the day's allowance.","share_state":20010,"predictable_from":["media"]},
{"code":"VideoTooLong","name":"video too long","meaning":"The declared duration is above the limit.","share_state":20007,"predictable_from":["media"]},
{"code":"BadAspectRatio","name":"aspect ratio not supported","meaning":"The service does not support the aspect ratio of the declared size.","share_state":20011,"predictable_from":["media"]},
{"code":"DailyLimitExceeded","name":"daily limit reached","meaning":"The account has used up its videos or bytes of the day.","predictable_from":["run_time"]},
{"code":"TooManyOpenUploads","name":"too many uploads","meaning":"The account has too many uploads that are not finished.","predictable_from":["run_time"]},
{"code":"UploadForbidden","name":"upload not allowed","meaning":"The account may not upload videos.","predictable_from":["run_time"]},
{"code":"ServiceOverloaded","name":"service not available","meaning":"The service cannot take an upload for now.","predictable_from":["run_time"]}
]},
"request":{"source":"lexicons","malformed":20002,"unusable":20002,"is_post":true,"fields":[{"name":"media","type":"media","slots":["video","gif"],"is_list":true},{"name":"text","type":"text"},{"name":"title","type":"text"},{"name":"description","type":"text"},{"name":"link","type":"identifier"},{"name":"cover","type":"identifier"},{"name":"alt_text","type":"text"},{"name":"tags","type":"text","is_list":true},{"name":"langs","type":"identifier","is_list":true},{"name":"facets","type":"anything"},{"name":"embed","type":"anything"},{"name":"reply","type":"anything"},{"name":"labels","type":"anything"},{"name":"entities","type":"anything"},{"name":"createdAt","type":"identifier"},{"name":"captions","type":"identifier","is_list":true}]},
"""##, SharedParts.unreadable_bluesky_video, ##"""
"not_documented":[
{"subject":"The codec, the frame rate, the bit rate and the audio of a video"},
{"subject":"The width and the height of a video"},
{"subject":"Bluesky's own minimum duration and aspect ratio for a video","note":"Only a third party gives figures, and breaking them gives a warning."},
{"subject":"The container that “mpeg” means","note":"The rules read it as an MPEG program stream."},
{"subject":"The unit of the limit of 2000 for an alternative text","note":"The figure is read as Unicode characters."}
],
"translations":{
"zh-Hans":{"name":"Bluesky（视频）","summary":"通过 AT Protocol 在 Bluesky 发布带视频的帖子。","notes":[
"这里的限制来自 2026 年 8 月的 Lexicon（AT Protocol 的数据定义）。第三方架设的服务器可能仍在使用旧的限制。",
"时长上限来自官方应用，Lexicon 中没有规定；官方应用此前的上限为 3 分钟，最初为 60 秒。",
"官方应用也接受 GIF，并将其转换为视频。"
"""##, SharedParts.borrowed_from_bluesky_video, ##"""
],"native_codes_note":"开始上传时，视频服务返回该名称（2026-08-12 版的词典 app.bsky.video.startUpload）。对于帖子，服务器返回 InvalidRequest，见于 2024-08-17 和 2025-02-09 有记录的拒绝。","native_codes":[
{"code":"InvalidRequest","name":"记录无效","meaning":"记录的某个字段过长或类型错误；消息会指出该字段及其上限。"},
{"code":"UnsupportedContentType","name":"类型不支持","meaning":"服务不支持所声明的视频类型。"},
{"code":"VideoTooLarge","name":"视频过大","meaning":"文件超过单个文件的上限，或超过当天剩余的额度。"},
{"code":"VideoTooLong","name":"视频过长","meaning":"所声明的时长超过上限。"},
{"code":"BadAspectRatio","name":"宽高比不支持","meaning":"服务不支持所声明尺寸的宽高比。"},
{"code":"DailyLimitExceeded","name":"达到当日上限","meaning":"账号当天的视频数或字节数已用完。"},
{"code":"TooManyOpenUploads","name":"上传过多","meaning":"账号未完成的上传过多。"},
{"code":"UploadForbidden","name":"不允许上传","meaning":"账号不能上传视频。"},
{"code":"ServiceOverloaded","name":"服务不可用","meaning":"服务暂时无法接收上传。"}
],"rules":[
{"id":"video-container","message":"视频封装格式为 {measured}；Lexicon 只接受 {limit}，官方应用接受 {looser}","fix":"转换为 MP4。"},
{"id":"video-container-app","message":"封装格式为 {measured}；官方应用列出 {limit}，但有报告称它接受 {looser}","fix":"转换为 MP4。"},
{"id":"video-container-seen","message":"封装格式为 {measured}；Bluesky 接受 {limit}","fix":"转换为 MP4。"},
{"id":"video-codec-browser","message":"视频编码格式为 {measured}；在无法解码的浏览器中，上传曾被拒绝","fix":"转换为 H.264 编码的 MP4。"},
{"id":"video-file-size-until-2026-08","message":"文件大小为 {measured}；2026 年 8 月底以前不能超过 {limit}","fix":"降低码率，使文件不超过 {limit}。"},
{"id":"video-file-size","message":"文件大小为 {measured}，不能超过 {limit}","fix":"降低码率，使文件不超过 {limit}。"},
{"id":"video-duration-max","message":"视频时长为 {measured}；官方应用的上限为 {limit}","fix":"将视频剪辑到 {limit} 以内。"},
{"id":"video-duration-min","message":"视频时长为 {measured}；据第三方资料，不能短于 {limit}","fix":"使视频时长不短于 {limit}。"},
{"id":"video-frame-timing","message":"视频为可变帧率；有记录表明时间戳不规则的视频被拒绝","fix":"以固定帧率编码。"},
{"id":"video-aspect-ratio","message":"视频宽高比为 {measured}；据第三方资料，应在 {min} 到 {max} 之间","fix":"裁剪画面或添加黑边，使宽高比在 {min} 到 {max} 之间。"},
{"id":"gif-format","message":"格式为 {measured}；图片中只有 GIF 会成为视频","fix":"作为图片发布。"},
{"id":"gif-version","message":"GIF 版本为 {measured}；应用无法读取这类文件的时长","fix":"另存为 GIF89a，或作为 PNG 发布。"},
{"id":"gif-file-size","message":"文件大小为 {measured}，不能超过 {limit}","fix":"缩短或缩小，直到不超过 {limit}。"},
{"id":"request-media-present","message":"没有指定视频","fix":"请指定要发布的视频。"},
{"id":"request-videos-max","message":"共有 {measured} 个视频，一条帖子最多 {limit} 个","fix":"每次只发布一个视频。"},
{"id":"request-captions-max","message":"共有 {measured} 个字幕文件，最多 {limit} 个","fix":"最多保留 {limit} 个字幕文件。"},
{"id":"request-text-length","message":"长度为 {measured}，不能超过 {limit}","fix":"将正文缩短到 {limit}以内。"},
{"id":"request-text-bytes","message":"长度为 {measured}，不能超过 {limit}；一个表情符号可能占用多个字节","fix":"将正文缩短到 {limit}以内。"},
{"id":"request-tags-max","message":"共有 {measured} 个标签，最多 {limit} 个","fix":"最多保留 {limit} 个标签。"},
{"id":"request-tag-length","message":"长度为 {measured}，不能超过 {limit}","fix":"将标签缩短到 {limit}以内。"},
{"id":"request-tag-bytes","message":"长度为 {measured}，不能超过 {limit}","fix":"将标签缩短到 {limit}以内。"},
{"id":"request-langs-max","message":"指定了 {measured} 种语言，最多 {limit} 种","fix":"最多指定 {limit} 种语言。"},
{"id":"request-alt-text-length","message":"长度为 {measured}；官方应用的上限为 {limit}","fix":"将替代文本缩短到 {limit}以内。"}
],"not_documented":[
{"subject":"视频的编码格式、帧率、码率和音频"},
{"subject":"视频的宽度和高度"},
{"subject":"Bluesky 官方对最短时长和宽高比的要求","note":"只有第三方资料给出数值，这里按警告处理。"},
{"subject":"“mpeg”指哪种封装格式","note":"这里按 MPEG 节目流处理。"},
{"subject":"替代文本 2000 的计数单位","note":"这里按 Unicode 字符计。"}
]}}}
"""##])
}

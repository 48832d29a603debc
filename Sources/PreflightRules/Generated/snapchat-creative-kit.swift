// swift-format-ignore-file
// Made by script/tools/generate from Destinations/snapchat-creative-kit/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_snapchat_creative_kit = Destinations.Entry(
    "snapchat-creative-kit", "snapchat-creative-kit", groups: ["share-sdk", "snapchat"],
    fingerprint: "d4136c55", checked: "2026-11-28",
    [##"""
{"preflight_destination":1,
"id":"snapchat-creative-kit",
"short_name":"snapchat-creative-kit",
"name":"Snapchat Creative Kit",
"groups":["share-sdk","snapchat"],
"sources":[
{"id":"kit","title":"Snap, Creative Kit","url":"https://developers.snap.com/creative-kit","checked":[2026,11,28],"page_as_of":"unknown","review_after":[2027,1,27]},
{"id":"kit-exceptions","title":"Snap, Creative Kit for Android, exceptions","url":"https://developers.snap.com/reference/CreativeKit/android/com/snap/creativekit/exceptions/package-summary.html","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,1,21]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_bilibili, ##"""
"slots":[
{"name":"image","takes":["image"],
"rules":[
{"id":"snapchat-creative-kit/image-format","fact":"image.format","constraint":{"one_of":["png","jpeg"]},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"kit","message":"is {measured}; Snapchat accepts PNG and JPEG","fix":"Convert it to PNG or JPEG.","where":"Media Specifications, Photos and videos","written":"PNG or JPEG","examples":{"pass":[{"values":[{"fact":"image.format","value":"png"}]},{"values":[{"fact":"image.format","value":"jpeg"}]}],"fail":[{"values":[{"fact":"image.format","value":"heic"}]},{"values":[{"fact":"image.format","value":"webp"}]},{"values":[{"fact":"image.format","value":"gif"}]}]}},
{"id":"snapchat-creative-kit/image-file-size-android","fact":"file_size","constraint":{"max":100000000},"strength":"hard","certainty":"official_older","step":"format","share_state":20008,"source":"kit-exceptions","system":"Android","looser":"snapchat-creative-kit/image-file-size-decimal","message":"is {measured}; the limit is {limit} in the reference for Android, and {looser} in the guide","fix":"Compress it to 100 MB or less.","where":"SnapMediaSizeException","written":"100MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":100000000}]}],"warn":[{"values":[{"fact":"file_size","value":100000001}]},{"values":[{"fact":"file_size","value":300000000}]}]}},
{"id":"snapchat-creative-kit/image-file-size-decimal","fact":"file_size","constraint":{"max":300000000},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"kit","looser":"snapchat-creative-kit/image-file-size","message":"is {measured}; the limit is 300 MB, which can mean {limit} or {looser} (300 MiB)","fix":"Compress it to 100 MB or less, which the reference for Android also allows.","where":"Media Specifications, Photos and videos","written":"300 MB or smaller","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":300000000}]}],"warn":[{"values":[{"fact":"file_size","value":300000001}]},{"values":[{"fact":"file_size","value":314572800}]}]}},
{"id":"snapchat-creative-kit/image-file-size","fact":"file_size","constraint":{"max":314572800},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"kit","message":"is {measured}; the limit is {limit} (300 MiB)","fix":"Compress it to 100 MB or less, which the reference for Android also allows.","where":"Media Specifications, Photos and videos","written":"300 MB or smaller","examples":{"pass":[{"values":[{"fact":"file_size","value":300000001}]},{"values":[{"fact":"file_size","value":314572800}]}],"fail":[{"values":[{"fact":"file_size","value":314572801}]}]}},
{"id":"snapchat-creative-kit/image-aspect-ratio","fact":"image.aspect_ratio","constraint":{"equals":{"ratio":[9,16]}},"strength":"advice","certainty":"official","step":"resolution","share_state":20008,"source":"kit","message":"has the aspect ratio {measured}; Snapchat recommends {limit}","fix":"Crop it to 9:16, for instance 1080×1920.","where":"Media Specifications, Photos and videos","written":"Suggested aspect ratio 9:16","examples":{"pass":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[9,16]}}]}],"warn":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[1081,1920]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[1080,1921]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[16,9]}}]}]}}
]},
{"name":"video","takes":["video"],
"rules":[
{"id":"snapchat-creative-kit/video-container","fact":"container","constraint":{"one_of":["mp4","mov"]},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"kit","message":"is {measured}; Snapchat accepts MP4 and MOV","fix":"Convert it to MP4; remuxing is enough if Snapchat accepts the codecs.","where":"Media Specifications, Photos and videos","written":"MP4 or MOV","examples":{"pass":[{"values":[{"fact":"container","value":"mp4"}]},{"values":[{"fact":"container","value":"mov"}]}],"fail":[{"values":[{"fact":"container","value":"webm"}]},{"values":[{"fact":"container","value":"matroska"}]}]}},
{"id":"snapchat-creative-kit/video-file-size-android","fact":"file_size","constraint":{"max":100000000},"strength":"hard","certainty":"official_older","step":"format","share_state":20010,"source":"kit-exceptions","system":"Android","looser":"snapchat-creative-kit/video-file-size-decimal","message":"is {measured}; the limit is {limit} in the reference for Android, and {looser} in the guide","fix":"Compress it to 100 MB or less.","where":"SnapMediaSizeException","written":"100MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":100000000}]}],"warn":[{"values":[{"fact":"file_size","value":100000001}]},{"values":[{"fact":"file_size","value":300000000}]}]}},
{"id":"snapchat-creative-kit/video-file-size-decimal","fact":"file_size","constraint":{"max":300000000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"kit","looser":"snapchat-creative-kit/video-file-size","message":"is {measured}; the limit is 300 MB, which can mean {limit} or {looser} (300 MiB)","fix":"Compress it to 100 MB or less, which the reference for Android also allows.","where":"Media Specifications, Photos and videos","written":"300 MB or smaller","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":300000000}]}],"warn":[{"values":[{"fact":"file_size","value":300000001}]},{"values":[{"fact":"file_size","value":314572800}]}]}},
{"id":"snapchat-creative-kit/video-file-size","fact":"file_size","constraint":{"max":314572800},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"kit","message":"is {measured}; the limit is {limit} (300 MiB)","fix":"Compress it to 100 MB or less, which the reference for Android also allows.","where":"Media Specifications, Photos and videos","written":"300 MB or smaller","examples":{"pass":[{"values":[{"fact":"file_size","value":300000001}]},{"values":[{"fact":"file_size","value":314572800}]}],"fail":[{"values":[{"fact":"file_size","value":314572801}]}]}},
{"id":"snapchat-creative-kit/video-duration-max-android","fact":"duration","constraint":{"max":60},"strength":"hard","certainty":"official_older","step":"duration","share_state":20007,"source":"kit-exceptions","system":"Android","looser":"snapchat-creative-kit/video-duration-max","message":"is {measured} long; the limit is {limit} in the reference for Android, and {looser} in the guide","fix":"Trim it to 60 s or less.","where":"SnapVideoLengthException","written":"60 seconds","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":59}}]},{"values":[{"fact":"duration","value":{"number":60}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":60.1}}]},{"values":[{"fact":"duration","value":{"number":60.100001}}]},{"values":[{"fact":"duration","value":{"number":120}}]}]}},
{"id":"snapchat-creative-kit/video-duration-max","fact":"duration","constraint":{"max":300},"strength":"hard","certainty":"official","step":"duration","share_state":20007,"source":"kit","message":"is {measured} long; the limit is {limit}","fix":"Trim it to 5 min or less.","where":"Media Specifications, Photos and videos","written":"no more than 5 minutes","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":120}}]},{"values":[{"fact":"duration","value":{"number":300}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":300.1}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":300.100001}}]},{"values":[{"fact":"duration","value":{"number":600}}]}]}},
{"id":"snapchat-creative-kit/video-duration-split","fact":"duration","constraint":{"max":10},"strength":"remark","certainty":"official","step":"duration","source":"kit","message":"is {measured} long; Snapchat splits videos longer than {limit} into snaps of 10 s","fix":"Trim it to 10 s or less to keep it in one piece.","where":"Media Specifications, Photos and videos","written":"longer than 10 seconds","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":1}}]},{"values":[{"fact":"duration","value":{"number":10}}]},{"values":[{"fact":"duration","value":{"number":10.2}}]},{"values":[{"fact":"duration","value":{"number":60}}]}]}},
{"id":"snapchat-creative-kit/video-aspect-ratio","fact":"video.aspect_ratio","constraint":{"equals":{"ratio":[9,16]}},"strength":"advice","certainty":"official","step":"resolution","share_state":20011,"source":"kit","message":"has the aspect ratio {measured}; Snapchat recommends {limit}","fix":"Crop it to 9:16, for instance 1080×1920.","where":"Media Specifications, Photos and videos","written":"Suggested aspect ratio 9:16","examples":{"pass":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]}],"warn":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1081,1920]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1080,1921]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[16,9]}}]}]}}
]},
{"name":"sticker","takes":["image"],"only_named":true,
"rules":[
{"id":"snapchat-creative-kit/sticker-format","fact":"image.format","constraint":{"one_of":["png","jpeg","webp","gif"]},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"kit","message":"is {measured}; Snapchat accepts PNG and JPEG for a sticker, and WebP and GIF for an animated one","fix":"Convert it to PNG or JPEG.","where":"Media Specifications, Stickers","written":"PNG or JPEG; WebP (preferred) or GIF","examples":{"pass":[{"values":[{"fact":"image.format","value":"png"}]},{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"webp"}]},{"values":[{"fact":"image.format","value":"gif"}]}],"fail":[{"values":[{"fact":"image.format","value":"heic"}]},{"values":[{"fact":"image.format","value":"tiff"}]}]}},
{"id":"snapchat-creative-kit/sticker-file-size-decimal","fact":"file_size","constraint":{"max":1000000},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"kit","further_sources":["kit-exceptions"],"looser":"snapchat-creative-kit/sticker-file-size","message":"is {measured}; the limit is 1 MB, which can mean {limit} or {looser} (1 MiB)","fix":"Compress it to 1 MB or less.","where":"Media Specifications, Stickers","written":"1 MB or smaller","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":1000000}]}],"warn":[{"values":[{"fact":"file_size","value":1000001}]},{"values":[{"fact":"file_size","value":1048576}]}]}},
{"id":"snapchat-creative-kit/sticker-file-size","fact":"file_size","constraint":{"max":1048576},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"kit","further_sources":["kit-exceptions"],"message":"is {measured}; the limit is {limit} (1 MiB)","fix":"Compress it to 1 MiB or less.","where":"Media Specifications, Stickers","written":"1 MB or smaller","examples":{"pass":[{"values":[{"fact":"file_size","value":1000001}]},{"values":[{"fact":"file_size","value":1048576}]}],"fail":[{"values":[{"fact":"file_size","value":1048577}]}]}}
]}],
"request_rules":[
{"id":"snapchat-creative-kit/request-media-present","fact":{"count":"media"},"constraint":{"min":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"kit","message":"has no media","fix":"Add an image, a video or a sticker.","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]},{"values":[{"fact":{"count":"media"},"value":2}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":0}]}]}},
{"id":"snapchat-creative-kit/request-text-length","fact":{"field":"text"},"constraint":{"length":{"unit":"characters","max":250}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"kit","message":"has {measured}; the limit of a caption is {limit}","fix":"Shorten it to 250 characters or fewer.","where":"Media Specifications, Photos and videos","written":"250 characters","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":249}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":250}]}}]}],"fail":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":251}]}}]}]}}
],
"publisher":"Snap",
"summary":"An app hands an image or a video, optionally with a sticker on it, to the Snapchat app through Snap's Creative Kit.",
"notes":[
"No result codes of Snapchat for media are known. The share states are those of TikTok and Douyin with the same meaning.",
"Snap suggests a bit rate of 8 Mbit/s at 1080p, or 5 Mbit/s at 720p.",
"Integration guides of third parties require SCSDKClientId and the query scheme snapchat in Info.plist."
],
"request":{"source":"kit","malformed":20002,"unusable":20002,"is_post":true,"fields":[{"name":"media","type":"media","slots":["image","video"],"is_list":true},{"name":"text","type":"text"},{"name":"title","type":"text"},{"name":"description","type":"text"},{"name":"link","type":"identifier"},{"name":"cover","type":"attachment","kinds":["image"]},{"name":"alt_text","type":"text"},{"name":"tags","type":"text","is_list":true},{"name":"sticker","type":"media","slots":["sticker"]}]},
"""##, SharedParts.unreadable_bilibili, ##"""
"not_documented":[
{"subject":"The unit in which the length of a caption is counted","note":"The figure is read as Unicode characters."},
{"subject":"The codecs and the frame rate of a video"},
{"subject":"Width and height in pixels","note":"Snap suggests 1080×1920."},
{"subject":"How many images or videos one share accepts"},
{"subject":"Whether 300 MB is decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."},
{"subject":"Whether 1 MB of a sticker is decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."}
],
"translations":{
"zh-Hans":{"name":"Snapchat Creative Kit","summary":"应用通过 Snap 的 Creative Kit 把图片或视频（可附带贴纸）交给 Snapchat 应用。","notes":[
"未见 Snapchat 公布媒体相关的状态码。这里的分享状态码借用 TikTok 和抖音中含义相同的编号。",
"Snap 建议的码率：1080p 为 8 Mbit/s，720p 为 5 Mbit/s。",
"第三方集成指南要求在 Info.plist 中设置 SCSDKClientId，并添加查询 scheme snapchat。"
"""##, SharedParts.borrowed_from_bilibili, ##"""
],"rules":[
{"id":"image-format","message":"图片格式为 {measured}；接受 PNG 和 JPEG","fix":"转换为 PNG 或 JPEG。"},
{"id":"image-file-size-android","message":"文件大小为 {measured}；Android 参考文档的上限为 {limit}，指南中的上限为 {looser}","fix":"压缩到 100 MB 以内。"},
{"id":"image-file-size-decimal","message":"文件大小为 {measured}；上限 300 MB 可能指 {limit}，也可能指 {looser}（300 MiB）","fix":"压缩到 100 MB 以内，这样也符合 Android 参考文档的上限。"},
{"id":"image-file-size","message":"文件大小为 {measured}，不能超过 {limit}（300 MiB）","fix":"压缩到 100 MB 以内，这样也符合 Android 参考文档的上限。"},
{"id":"image-aspect-ratio","message":"图片宽高比为 {measured}，建议为 {limit}","fix":"裁剪为 9:16，例如 1080×1920。"},
{"id":"video-container","message":"封装格式为 {measured}；接受 MP4 和 MOV","fix":"转换为 MP4；编码格式被接受时只需重新封装。"},
{"id":"video-file-size-android","message":"文件大小为 {measured}；Android 参考文档的上限为 {limit}，指南中的上限为 {looser}","fix":"压缩到 100 MB 以内。"},
{"id":"video-file-size-decimal","message":"文件大小为 {measured}；上限 300 MB 可能指 {limit}，也可能指 {looser}（300 MiB）","fix":"压缩到 100 MB 以内，这样也符合 Android 参考文档的上限。"},
{"id":"video-file-size","message":"文件大小为 {measured}，不能超过 {limit}（300 MiB）","fix":"压缩到 100 MB 以内，这样也符合 Android 参考文档的上限。"},
{"id":"video-duration-max-android","message":"视频时长为 {measured}；Android 参考文档的上限为 {limit}，指南中的上限为 {looser}","fix":"将视频剪辑到 60 秒以内。"},
{"id":"video-duration-max","message":"视频时长为 {measured}，不能超过 {limit}","fix":"将视频剪辑到 5 分钟以内。"},
{"id":"video-duration-split","message":"视频时长为 {measured}；超过 {limit} 的视频会被拆分为多段 10 秒的 Snap","fix":"如需保持完整，将视频剪辑到 10 秒以内。"},
{"id":"video-aspect-ratio","message":"视频宽高比为 {measured}，建议为 {limit}","fix":"裁剪为 9:16，例如 1080×1920。"},
{"id":"sticker-format","message":"贴纸格式为 {measured}；Snapchat 接受 PNG 和 JPEG，动态贴纸接受 WebP 和 GIF","fix":"转换为 PNG 或 JPEG。"},
{"id":"sticker-file-size-decimal","message":"文件大小为 {measured}；上限 1 MB 可能指 {limit}，也可能指 {looser}（1 MiB）","fix":"压缩到 1 MB 以内。"},
{"id":"sticker-file-size","message":"文件大小为 {measured}，不能超过 {limit}（1 MiB）","fix":"压缩到 1 MiB 以内。"},
{"id":"request-media-present","message":"没有指定媒体","fix":"请指定图片、视频或贴纸。"},
{"id":"request-text-length","message":"长度为 {measured}，说明文字不能超过 {limit}","fix":"缩短到 250 个字符以内。"}
],"not_documented":[
{"subject":"说明文字长度的计数单位","note":"这里按 Unicode 字符计。"},
{"subject":"视频的编码格式和帧率"},
{"subject":"像素宽高","note":"Snap 建议 1080×1920。"},
{"subject":"一次分享的图片或视频数量"},
{"subject":"300 MB 是十进制还是二进制","note":"单位可能是十进制或二进制；文件大小介于两个上限之间时，按警告处理。"},
{"subject":"贴纸的 1 MB 是十进制还是二进制","note":"单位可能是十进制或二进制；文件大小介于两个上限之间时，按警告处理。"}
]}}}
"""##])
}

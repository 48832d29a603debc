// swift-format-ignore-file
// Made by script/tools/generate from Destinations/bluesky-image/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_bluesky_image = Destinations.Entry(
    "bluesky-image", "bluesky-image", groups: ["bluesky"],
    fingerprint: "22e7298a", checked: "2026-11-26",
    [##"""
{"preflight_destination":1,
"id":"bluesky-image",
"short_name":"bluesky-image",
"name":"Bluesky, image",
"groups":["bluesky"],
"sources":[
{"id":"lexicons","title":"AT Protocol, lexicons","url":"https://github.com/bluesky-social/atproto","checked":[2026,11,22],"page_as_of":[2026,8,20],"review_after":[2027,5,22]},
{"id":"app","title":"Bluesky's app, src/lib/constants.ts","url":"https://github.com/bluesky-social/social-app","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,5,22]},
{"id":"gifs","title":"PostyBirb, pull request 423, recorded refusals of posts with a GIF and other media","url":"https://github.com/mvdicarlo/postybirb-plus/pull/423","checked":[2026,11,26],"page_as_of":[2025,4,3]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"share_states":{"success":20000,"borrowed_from":"TikTok and Douyin","states":[
{"code":20000,"name":"shared","meaning":"The share succeeded. A tool can only say that no documented rule is broken."},
{"code":20002,"name":"parameters not usable","predictable_from":["request"],"meaning":"The post has no media, too many files or files of another kind, or a text that is too long."},
{"code":20010,"name":"media could not be processed","predictable_from":["media"],"meaning":"The file is damaged or too large, or an image has a format that is not accepted."},
{"code":21001,"name":"download from iCloud failed","predictable_from":["context","run_time"],"meaning":"The media is in iCloud and not on the device."},
{"code":21003,"name":"media does not exist","predictable_from":["request","run_time"],"meaning":"The media does not exist."}
]},
"slots":[
{"name":"image","takes":["image"],
"rules":[
{"id":"bluesky-image/image-file-size-until-2026-04","fact":"file_size","constraint":{"max":1000000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"lexicons","valid_until":[2026,4,30],"native_codes":["BlobTooLarge"],"message":"is {measured}; the limit until April 2026 was {limit}","fix":"Compress it to {limit} or less.","where":"app.bsky.embed.images, image, description","written":"formerly limited to 1 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":999999}]},{"values":[{"fact":"file_size","value":1000000}]}],"fail":[{"values":[{"fact":"file_size","value":1000001}]},{"values":[{"fact":"file_size","value":8000000}]}]}},
{"id":"bluesky-image/image-file-size","fact":"file_size","constraint":{"max":2000000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"lexicons","valid_from":[2026,5,1],"message":"is {measured}; the limit is {limit}","fix":"Compress it to {limit} or less.","where":"app.bsky.embed.images, image, maxSize","written":"2000000","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":1999999}]},{"values":[{"fact":"file_size","value":2000000}]}],"fail":[{"values":[{"fact":"file_size","value":2000001}]},{"values":[{"fact":"file_size","value":8000000}]}]}}
]},
{"name":"link-thumbnail","takes":["image"],"only_named":true,
"rules":[
{"id":"bluesky-image/link-thumbnail-file-size","fact":"file_size","constraint":{"max":1000000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"lexicons","native_codes":["BlobTooLarge"],"message":"is {measured}; the limit for the image of a link card is {limit}","fix":"Compress it to {limit} or less.","where":"app.bsky.embed.external, thumb, maxSize","written":"1000000","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":999999}]},{"values":[{"fact":"file_size","value":1000000}]}],"fail":[{"values":[{"fact":"file_size","value":1000001}]},{"values":[{"fact":"file_size","value":2000000}]}]}}
]}],
"request_rules":[
{"id":"bluesky-image/request-media-present","fact":{"count":"media"},"constraint":{"min":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"lexicons","message":"has no image","fix":"Add the image that the post shows.","where":"app.bsky.embed.images, required","written":"images","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]},{"values":[{"fact":{"count":"media"},"value":2}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":0}]}]}},
{"id":"bluesky-image/request-images-max","fact":{"field":"media"},"constraint":{"max":20},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"lexicons","message":"has {measured} images; the limit is {limit}","fix":"Post {limit} images or fewer.","where":"app.bsky.embed.gallery, items, maxLength","written":"20","examples":{"pass":[{"values":[{"fact":{"field":"media"},"value":1}]},{"values":[{"fact":{"field":"media"},"value":19}]},{"values":[{"fact":{"field":"media"},"value":20}]}],"fail":[{"values":[{"fact":{"field":"media"},"value":21}]}]}},
{"id":"bluesky-image/request-gif-alone","fact":{"count":"image","where":"image.format","is":"gif"},"constraint":{"max":0},"strength":"hard","certainty":"observed","step":"request","share_state":20002,"source":"gifs","applies_if":[{"fact":{"count":"media"},"constraint":{"min":2}}],"message":"has a GIF and other media; a GIF becomes a video, and a post accepts either images or one video","fix":"Post the GIF by itself.","examples":{"pass":[{"values":[{"fact":{"count":"image","where":"image.format","is":"gif"},"value":0},{"fact":{"count":"media"},"value":3}]},{"values":[{"fact":{"count":"image","where":"image.format","is":"gif"},"value":1},{"fact":{"count":"media"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"image","where":"image.format","is":"gif"},"value":1},{"fact":{"count":"media"},"value":2}]}]}},
{"id":"bluesky-image/request-images-max-embed","fact":{"field":"media"},"constraint":{"max":4},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"lexicons","looser":"bluesky-image/request-images-max","message":"has {measured} images; the limit is {limit} in embed.images and {looser} in embed.gallery","fix":"Post {limit} images or fewer, or use embed.gallery.","where":"app.bsky.embed.images, images, maxLength","written":"4","examples":{"pass":[{"values":[{"fact":{"field":"media"},"value":1}]},{"values":[{"fact":{"field":"media"},"value":3}]},{"values":[{"fact":{"field":"media"},"value":4}]}],"warn":[{"values":[{"fact":{"field":"media"},"value":5}]},{"values":[{"fact":{"field":"media"},"value":20}]}]}},
{"id":"bluesky-image/request-images-max-advised","fact":{"field":"media"},"constraint":{"max":10},"strength":"advice","certainty":"official","step":"request","source":"lexicons","looser":"bluesky-image/request-images-max","message":"has {measured} images; Bluesky recommends that apps allow at most {limit} in a gallery","fix":"Post {limit} images or fewer.","where":"app.bsky.embed.gallery, items, description","written":"soft limit of 10","examples":{"pass":[{"values":[{"fact":{"field":"media"},"value":1}]},{"values":[{"fact":{"field":"media"},"value":9}]},{"values":[{"fact":{"field":"media"},"value":10}]}],"warn":[{"values":[{"fact":{"field":"media"},"value":11}]},{"values":[{"fact":{"field":"media"},"value":20}]}]}},
{"id":"bluesky-image/request-text-length","fact":{"field":"text"},"constraint":{"length":{"unit":"graphemes","max":300}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"lexicons","native_codes":["InvalidRequest"],"message":"has {measured}; the limit is {limit}","fix":"Shorten the text to {limit} or fewer.","where":"app.bsky.feed.post, text, maxGraphemes","written":"300","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":299}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"好","times":300}]}}]}],"fail":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":301}]}}]}]}},
{"id":"bluesky-image/request-text-bytes","fact":{"field":"text"},"constraint":{"length":{"unit":"utf8_bytes","max":3000}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"lexicons","native_codes":["InvalidRequest"],"message":"has {measured}; the limit is {limit}, and one emoji can have many bytes","fix":"Shorten the text to {limit} or fewer.","where":"app.bsky.feed.post, text, maxLength","written":"3000","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":2999}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"好","times":1000}]}}]}],"fail":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"好","times":1001}]}}]}]}},
{"id":"bluesky-image/request-tags-max","fact":{"field":"tags"},"constraint":{"max":8},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"lexicons","message":"has {measured} entries; the limit is {limit}","fix":"Keep {limit} tags or fewer.","where":"app.bsky.feed.post, tags, maxLength","written":"8","examples":{"pass":[{"values":[{"fact":{"field":"tags"},"value":0}]},{"values":[{"fact":{"field":"tags"},"value":7}]},{"values":[{"fact":{"field":"tags"},"value":8}]}],"fail":[{"values":[{"fact":{"field":"tags"},"value":9}]}]}},
{"id":"bluesky-image/request-tag-length","fact":{"field":"tags[]"},"constraint":{"length":{"unit":"graphemes","max":64}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"lexicons","message":"has {measured}; the limit is {limit}","fix":"Shorten the tag to {limit} or fewer.","where":"app.bsky.feed.post, tags, items, maxGraphemes","written":"64","examples":{"pass":[{"values":[{"fact":{"field":"tags[]"},"value":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}]},{"values":[{"fact":{"field":"tags[]"},"value":{"runs":[{"text":"a","times":64}]}}]}],"fail":[{"values":[{"fact":{"field":"tags[]"},"value":{"runs":[{"text":"a","times":65}]}}]}]}},
{"id":"bluesky-image/request-tag-bytes","fact":{"field":"tags[]"},"constraint":{"length":{"unit":"utf8_bytes","max":640}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"lexicons","message":"has {measured}; the limit is {limit}","fix":"Shorten the tag to {limit} or fewer.","where":"app.bsky.feed.post, tags, items, maxLength","written":"640","examples":{"pass":[{"values":[{"fact":{"field":"tags[]"},"value":{"runs":[{"text":"a","times":639}]}}]},{"values":[{"fact":{"field":"tags[]"},"value":{"runs":[{"text":"a","times":640}]}}]}],"fail":[{"values":[{"fact":{"field":"tags[]"},"value":{"runs":[{"text":"a","times":641}]}}]}]}},
{"id":"bluesky-image/request-langs-max","fact":{"field":"langs"},"constraint":{"max":3},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"lexicons","message":"has {measured} languages; the limit is {limit}","fix":"Keep {limit} languages or fewer.","where":"app.bsky.feed.post, langs, maxLength","written":"3","examples":{"pass":[{"values":[{"fact":{"field":"langs"},"value":0}]},{"values":[{"fact":{"field":"langs"},"value":2}]},{"values":[{"fact":{"field":"langs"},"value":3}]}],"fail":[{"values":[{"fact":{"field":"langs"},"value":4}]}]}},
{"id":"bluesky-image/request-alt-text-length","fact":{"field":"alt_text"},"constraint":{"length":{"unit":"characters","max":2000}},"strength":"advice","certainty":"official","step":"request","source":"app","message":"has {measured}; the limit of the official app is {limit}","fix":"Shorten the alternative text to {limit} or fewer.","where":"MAX_ALT_TEXT","written":"2000","examples":{"pass":[{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":1999}]}}]},{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":2000}]}}]}],"warn":[{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":2001}]}}]}]}}
],
"publisher":"Bluesky",
"summary":"A post with images is published on Bluesky through the AT Protocol.",
"notes":[
"The limits are those of the lexicons in August 2026. A server that somebody else runs may still have older limits.",
"The official app re-encodes images to at most 4000 px a side and 2,000,000 bytes. Other apps must do this themselves.",
"An image in a gallery requires aspectRatio, which is two whole numbers of at least 1 and may be approximate."
],
"native_codes":{"name":"error","note":"A server returns this name with a message. The names were seen in recorded refusals (NeoDB, issue 916, of 2025-02-09; Bluesky's app, issue 4952, of 2024-08-17; skyware-js, issue 27, of 2025-03-11).","codes":[
{"code":"BlobTooLarge","name":"file too large","meaning":"The file is larger than the server accepts. The HTTP status is 400.","messages":["This file is too large."],"share_state":20010,"predictable_from":["media"],"observed":true},
{"code":"InvalidRequest","name":"record not valid","meaning":"A field of the record is too long, or it has a wrong type. The message names the field and the limit.","messages":["Invalid app.bsky.feed.post record: Record/text must not be longer than 300 graphemes","Invalid app.bsky.feed.post record: Record/text must not be longer than 3000 characters"],"share_state":20002,"predictable_from":["request"],"observed":true}
]},
"request":{"source":"lexicons","malformed":20002,"unusable":20002,"is_post":true,"fields":[{"name":"media","type":"media","slots":["image"],"is_list":true},{"name":"text","type":"text"},{"name":"title","type":"text"},{"name":"description","type":"text"},{"name":"link","type":"identifier"},{"name":"cover","type":"identifier"},{"name":"alt_text","type":"text"},{"name":"tags","type":"text","is_list":true},{"name":"langs","type":"identifier","is_list":true},{"name":"facets","type":"anything"},{"name":"embed","type":"anything"},{"name":"reply","type":"anything"},{"name":"labels","type":"anything"},{"name":"entities","type":"anything"},{"name":"createdAt","type":"identifier"},{"name":"thumb","type":"media","slots":["link-thumbnail"]}]},
"""##, SharedParts.unreadable_bluesky_image, ##"""
"not_documented":[
{"subject":"The format of an image","note":"The lexicons require only an image/* type."},
{"subject":"The width, the height and the aspect ratio of an image"},
{"subject":"The unit of the limit of 2000 for an alternative text","note":"The figure is read as Unicode characters."}
],
"translations":{
"zh-Hans":{"name":"Bluesky（图片）","summary":"通过 AT Protocol 在 Bluesky 发布带图片的帖子。","notes":["这里的限制来自 2026 年 8 月的 Lexicon（AT Protocol 的数据定义）。第三方架设的服务器可能仍在使用旧的限制。","官方应用会重新编码图片，使每边不超过 4000 px、文件不超过 2,000,000 字节；其他应用需要自行处理。","使用 embed.gallery 时，每张图片必须提供 aspectRatio，即两个不小于 1 的整数，可以取近似值。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20002","name":"参数错误","meaning":"帖子没有媒体、媒体过多、媒体类型不受支持，或文字过长。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"native_codes_note":"服务器返回该名称和一条消息。这些名称见于 2024-08-17、2025-02-09 和 2025-03-11 有记录的拒绝。","native_codes":[{"code":"BlobTooLarge","name":"文件过大","meaning":"文件超过服务器接受的上限。HTTP 状态码为 400。"},{"code":"InvalidRequest","name":"记录无效","meaning":"记录的某个字段过长或类型错误；消息会指出该字段及其上限。"}],"rules":[
{"id":"image-file-size-until-2026-04","message":"文件大小为 {measured}；2026 年 4 月底以前不能超过 {limit}","fix":"压缩到 {limit} 以内。"},
{"id":"image-file-size","message":"文件大小为 {measured}，不能超过 {limit}","fix":"压缩到 {limit} 以内。"},
{"id":"link-thumbnail-file-size","message":"文件大小为 {measured}；链接卡片的缩略图不能超过 {limit}","fix":"压缩到 {limit} 以内。"},
{"id":"request-media-present","message":"没有指定图片","fix":"请指定要发布的图片。"},
{"id":"request-images-max","message":"共有 {measured} 张图片，最多 {limit} 张","fix":"最多发布 {limit} 张图片。"},
{"id":"request-gif-alone","message":"GIF 与其他媒体同时出现；GIF 会成为视频，而一条帖子只能包含图片或一个视频","fix":"单独发布 GIF。"},
{"id":"request-images-max-embed","message":"共有 {measured} 张图片；embed.images 最多 {limit} 张，embed.gallery 最多 {looser} 张","fix":"最多发布 {limit} 张图片，或改用 embed.gallery。"},
{"id":"request-images-max-advised","message":"共有 {measured} 张图片；官方建议客户端在一个 embed.gallery 中最多放 {limit} 张","fix":"最多发布 {limit} 张图片。"},
{"id":"request-text-length","message":"长度为 {measured}，不能超过 {limit}","fix":"将正文缩短到 {limit}以内。"},
{"id":"request-text-bytes","message":"长度为 {measured}，不能超过 {limit}；一个表情符号可能占用多个字节","fix":"将正文缩短到 {limit}以内。"},
{"id":"request-tags-max","message":"共有 {measured} 个标签，最多 {limit} 个","fix":"最多保留 {limit} 个标签。"},
{"id":"request-tag-length","message":"长度为 {measured}，不能超过 {limit}","fix":"将标签缩短到 {limit}以内。"},
{"id":"request-tag-bytes","message":"长度为 {measured}，不能超过 {limit}","fix":"将标签缩短到 {limit}以内。"},
{"id":"request-langs-max","message":"指定了 {measured} 种语言，最多 {limit} 种","fix":"最多指定 {limit} 种语言。"},
{"id":"request-alt-text-length","message":"长度为 {measured}；官方应用的上限为 {limit}","fix":"将替代文本缩短到 {limit}以内。"}
],"not_documented":[{"subject":"图片格式","note":"Lexicon 只要求 image/* 类型。"},{"subject":"图片的宽度、高度和宽高比"},{"subject":"替代文本 2000 的计数单位","note":"这里按 Unicode 字符计。"}]}}}
"""##])
}

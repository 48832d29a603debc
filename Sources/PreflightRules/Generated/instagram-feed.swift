// swift-format-ignore-file
// Made by script/tools/generate from Destinations/instagram-feed/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_instagram_feed = Destinations.Entry(
    "instagram-feed", "instagram-feed", groups: ["default", "meta", "instagram"],
    fingerprint: "f5fe45bf", checked: "2026-11-26",
    [##"""
{"preflight_destination":1,
"id":"instagram-feed",
"short_name":"instagram-feed",
"name":"Instagram feed image (API)",
"groups":["default","meta","instagram"],
"""##, SharedParts.sources_instagram_carousel, ##"""
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_facebook_photo, ##"""
"slots":[
{"name":"image","takes":["image"],
"rules":[
{"id":"instagram-feed/image-format","fact":"image.format","constraint":{"one_of":["jpeg"]},"strength":"unstated","certainty":"official","step":"format","share_state":20010,"source":"media-reference","native_codes":["2207005"],"message":"is {measured}; Instagram accepts only JPEG","fix":"Convert it to JPEG.","where":"Image Specifications and Story Image Specifications, Format","written":"JPEG","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}]}],"fail":[{"values":[{"fact":"image.format","value":"png"}]},{"values":[{"fact":"image.format","value":"webp"}]},{"values":[{"fact":"image.format","value":"heic"}]}]}},
{"id":"instagram-feed/image-multi-picture","fact":"image.multi_picture","constraint":{"equals":false},"strength":"unstated","certainty":"official","step":"format","share_state":20008,"source":"publish-guide","native_codes":["2207005"],"message":"is a JPEG with several pictures (MPO); Instagram accepts only plain JPEG","fix":"Save one picture as a plain JPEG.","where":"Limitations","written":"MPO and JPS","examples":{"pass":[{"values":[{"fact":"image.multi_picture","value":false}]}],"fail":[{"values":[{"fact":"image.multi_picture","value":true}]}]}},
{"id":"instagram-feed/image-file-size-decimal","fact":"file_size","constraint":{"max":8000000},"strength":"remark","certainty":"official","step":"format","share_state":20008,"source":"media-reference","looser":"instagram-feed/image-file-size","native_codes":["2207004"],"message":"is {measured}; the reference says 8 MB, and the table of error codes says less than {looser}","fix":"Compress it to 8 MB or less.","where":"Image Specifications and Story Image Specifications, File size","written":"8 MB maximum","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":8000000}]},{"values":[{"fact":"file_size","value":8000001}]},{"values":[{"fact":"file_size","value":8388607}]}]}},
{"id":"instagram-feed/image-file-size","fact":"file_size","constraint":{"below":8388608},"strength":"unstated","certainty":"official","step":"format","share_state":20008,"source":"error-codes","further_sources":["media-reference"],"native_codes":["2207004"],"message":"is {measured}; Instagram accepts less than {limit} (8 MiB)","fix":"Compress it to less than 8 MiB.","where":"Sample Response, error_user_msg","written":"less than 8 MiB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":8000001}]},{"values":[{"fact":"file_size","value":8388607}]}],"fail":[{"values":[{"fact":"file_size","value":8388608}]},{"values":[{"fact":"file_size","value":8388609}]}]}},
{"id":"instagram-feed/image-aspect-ratio","fact":"image.aspect_ratio","constraint":{"range":{"min":[4,5],"max":[191,100]}},"strength":"hard","certainty":"official","step":"resolution","share_state":20008,"source":"media-reference","looser":"instagram-feed/image-aspect-ratio-seen","native_codes":["2207009"],"message":"aspect ratio {measured} is outside {min} to {max}; a report says that Instagram accepts 3:4","fix":"Crop it to an aspect ratio of 4:5 to 1.91:1, for example 1080×1350.","where":"Image Specifications, Aspect ratio","written":"4:5 to 1.91:1","examples":{"pass":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[4,5]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[4,5]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":1}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[191,100]}}]}],"warn":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[1079,1350]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[1080,1351]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[3,4]}}]}]}},
{"id":"instagram-feed/image-aspect-ratio-seen","fact":"image.aspect_ratio","constraint":{"range":{"min":[3,4],"max":[191,100]}},"strength":"hard","certainty":"official","step":"resolution","share_state":20008,"source":"media-reference","further_sources":["tall-pictures"],"native_codes":["2207009"],"message":"aspect ratio {measured} is outside {min} to {max}","fix":"Crop it to an aspect ratio of 4:5 to 1.91:1, for example 1080×1350.","where":"pull request 762 of PostyBirb, description","written":"between 3:4 and 1.91:1","examples":{"pass":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[3,4]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[4,5]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":1}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[191,100]}}]}],"fail":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[1079,1440]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[48,25]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[9,16]}}]}]}},
{"id":"instagram-feed/image-width-min","fact":"image.width","constraint":{"min":320},"strength":"advice","certainty":"official","step":"resolution","share_state":20008,"source":"media-reference","message":"is {measured} wide; Instagram scales images up to {limit}","fix":"Use an image that is at least {limit} wide.","where":"Image Specifications, Minimum width","written":"320","examples":{"pass":[{"values":[{"fact":"image.width","value":320}]},{"values":[{"fact":"image.width","value":321}]},{"values":[{"fact":"image.width","value":1080}]}],"warn":[{"values":[{"fact":"image.width","value":319}]},{"values":[{"fact":"image.width","value":100}]}]}},
{"id":"instagram-feed/image-width-max","fact":"image.width","constraint":{"max":1440},"strength":"remark","certainty":"official","step":"resolution","source":"media-reference","message":"is {measured} wide; Instagram scales images down to {limit}","where":"Image Specifications, Maximum width","written":"1440","examples":{"pass":[{"values":[{"fact":"image.width","value":1439}]},{"values":[{"fact":"image.width","value":1440}]},{"values":[{"fact":"image.width","value":1441}]},{"values":[{"fact":"image.width","value":4032}]}]}},
{"id":"instagram-feed/image-color","fact":"color.space","constraint":{"equals":"sRGB"},"strength":"advice","certainty":"official","step":"format","share_state":20008,"source":"media-reference","message":"has the color space {measured}; Instagram requires sRGB and converts other colors","fix":"Export it in sRGB to keep its colors.","where":"Image Specifications and Story Image Specifications, Color Space","written":"sRGB","examples":{"pass":[{"values":[{"fact":"color.space","value":"sRGB"}]}],"warn":[{"values":[{"fact":"color.space","value":"Display P3"}]},{"values":[{"fact":"color.space","value":"Adobe RGB (1998)"}]},{"values":[{"fact":"color.space","value":"eciRGB v2"}]},{"values":[{"fact":"color.space","value":"custom"}]}]}},
{"id":"instagram-feed/image-color-model","fact":"image.color_type","constraint":{"none_of":["cmyk","ycck","lab"]},"strength":"advice","certainty":"official","step":"format","share_state":20008,"source":"media-reference","message":"has the color model {measured}; Instagram requires sRGB and converts other colors","fix":"Export it in sRGB to keep its colors.","where":"Image Specifications and Story Image Specifications, Color Space","written":"sRGB","examples":{"pass":[{"values":[{"fact":"image.color_type","value":"rgb"}]},{"values":[{"fact":"image.color_type","value":"ycbcr"}]},{"values":[{"fact":"image.color_type","value":"gray"}]}],"warn":[{"values":[{"fact":"image.color_type","value":"cmyk"}]},{"values":[{"fact":"image.color_type","value":"ycck"}]},{"values":[{"fact":"image.color_type","value":"lab"}]}]}}
]}],
"request_rules":[
{"id":"instagram-feed/request-media-present","fact":{"count":"media"},"constraint":{"min":1},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"media-reference","message":"has no media; a post requires at least one file","fix":"Add an image.","where":"Query String Parameters, image_url","written":"required for images","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]},{"values":[{"fact":{"count":"media"},"value":2}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":0}]}]}},
{"id":"instagram-feed/request-media-max","fact":{"count":"media"},"constraint":{"max":1},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"publish-guide","message":"has {measured} files; the limit is {limit}","fix":"Post one file, or post several as a carousel.","where":"first paragraph","written":"single media posts","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":2}]},{"values":[{"fact":{"count":"media"},"value":10}]}]}},
{"id":"instagram-feed/request-text-length-utf16","fact":{"field":"text"},"constraint":{"length":{"unit":"utf16","max":2200}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"media-reference","looser":"instagram-feed/request-text-length","native_codes":["2207010"],"message":"has {measured}; the limit is 2200 characters, and the page does not say how it counts them","fix":"Shorten the caption to 2200 UTF-16 units; an emoji counts as two or more.","where":"Query String Parameters, caption","written":"2200 characters","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"😀","times":1100}]}}]}],"warn":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":2199},{"text":"😀","times":1}]}}]}]}},
{"id":"instagram-feed/request-text-length","fact":{"field":"text"},"constraint":{"length":{"unit":"graphemes","max":2200}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"media-reference","native_codes":["2207010"],"message":"has {measured}; the limit is {limit}","fix":"Shorten the caption to 2200 characters.","where":"Query String Parameters, caption","written":"2200 characters","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":2199},{"text":"😀","times":1}]}}]}],"fail":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":2201}]}}]}]}},
{"id":"instagram-feed/request-hashtags-max-announced","fact":{"text_count":"hashtags","in":"text"},"constraint":{"max":5},"strength":"hard","certainty":"official_quoted","step":"request","share_state":20002,"source":"hashtags","looser":"instagram-feed/request-hashtags-max","message":"has {measured} hashtags; Instagram announced a limit of {limit}, but the reference still says {looser}","fix":"Keep at most {limit} hashtags.","where":"the article","written":"5","examples":{"pass":[{"values":[{"fact":{"text_count":"hashtags","in":"text"},"value":0}]},{"values":[{"fact":{"text_count":"hashtags","in":"text"},"value":4}]},{"values":[{"fact":{"text_count":"hashtags","in":"text"},"value":5}]}],"warn":[{"values":[{"fact":{"text_count":"hashtags","in":"text"},"value":6}]},{"values":[{"fact":{"text_count":"hashtags","in":"text"},"value":30}]}]}},
{"id":"instagram-feed/request-hashtags-max","fact":{"text_count":"hashtags","in":"text"},"constraint":{"max":30},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"media-reference","native_codes":["2207010"],"message":"has {measured} hashtags; the limit is {limit}","fix":"Keep at most {limit} hashtags.","where":"Query String Parameters, caption","written":"30 hashtags","examples":{"pass":[{"values":[{"fact":{"text_count":"hashtags","in":"text"},"value":29}]},{"values":[{"fact":{"text_count":"hashtags","in":"text"},"value":30}]}],"fail":[{"values":[{"fact":{"text_count":"hashtags","in":"text"},"value":31}]}]}},
{"id":"instagram-feed/request-collaborators-max","fact":{"field":"collaborators"},"constraint":{"max":3},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"media-reference","message":"has {measured} collaborators; the limit is {limit}","fix":"Keep {limit} collaborators or fewer.","where":"Query String Parameters, collaborators","written":"up to 3","examples":{"pass":[{"values":[{"fact":{"field":"collaborators"},"value":0}]},{"values":[{"fact":{"field":"collaborators"},"value":3}]}],"fail":[{"values":[{"fact":{"field":"collaborators"},"value":4}]}]}},
{"id":"instagram-feed/request-product-tags-max","fact":{"field":"product_tags"},"constraint":{"max":5},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"media-reference","message":"has {measured} product tags; the limit is {limit}","fix":"Keep {limit} product tags or fewer.","where":"Query String Parameters, product_tags","written":"up to 5","examples":{"pass":[{"values":[{"fact":{"field":"product_tags"},"value":0}]},{"values":[{"fact":{"field":"product_tags"},"value":5}]}],"fail":[{"values":[{"fact":{"field":"product_tags"},"value":6}]}]}},
{"id":"instagram-feed/request-mentions-max","fact":{"text_count":"mentions","in":"text"},"constraint":{"max":20},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"media-reference","native_codes":["2207040"],"message":"tags {measured} accounts; the limit is {limit}","fix":"Tag at most {limit} accounts.","where":"Query String Parameters, caption","written":"20 @ tags","examples":{"pass":[{"values":[{"fact":{"text_count":"mentions","in":"text"},"value":19}]},{"values":[{"fact":{"text_count":"mentions","in":"text"},"value":20}]}],"fail":[{"values":[{"fact":{"text_count":"mentions","in":"text"},"value":21}]}]}},
{"id":"instagram-feed/request-alt-text-length-utf16","fact":{"field":"alt_text"},"constraint":{"length":{"unit":"utf16","max":1000}},"strength":"unstated","certainty":"official","step":"request","share_state":20002,"source":"media-reference","looser":"instagram-feed/request-alt-text-length","message":"has {measured}; the limit is 1000 characters, and the page does not say how it counts them","fix":"Shorten the alternative text to 1000 UTF-16 units; an emoji counts as two or more.","where":"Query String Parameters, alt_text","written":"up to 1000 character","examples":{"pass":[{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"😀","times":500}]}}]}],"warn":[{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"😀","times":500},{"text":"a","times":1}]}}]}]}},
{"id":"instagram-feed/request-alt-text-length","fact":{"field":"alt_text"},"constraint":{"length":{"unit":"graphemes","max":1000}},"strength":"unstated","certainty":"official","step":"request","share_state":20002,"source":"media-reference","message":"has {measured}; the limit is {limit}","fix":"Shorten the alternative text to 1000 characters.","where":"Query String Parameters, alt_text","written":"up to 1000 character","examples":{"pass":[{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"😀","times":500},{"text":"a","times":1}]}}]}],"fail":[{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":1001}]}}]}]}}
],
"publisher":"Meta",
"summary":"A server posts one image to the feed of an Instagram account.",
"notes":[
"A video that is posted by itself becomes a Reel: see instagram-reel. Several files become a carousel: see instagram-carousel.",
"The feed does not accept a portrait image of 9:16. Some tools say that it does.",
"The guide allows 100 posts in 24 hours, and the reference allows 50. A file does not show how many were posted.",
"Meta fetches the media from a public address, and the fetched media expire after 24 hours."
],
"""##, SharedParts.native_codes_instagram_carousel, ##"""
"request":{"source":"media-reference","malformed":20002,"unusable":20002,"is_post":true,"aliases":[{"name":"caption","field":"text"}],"fields":[
{"name":"media","type":"media","slots":["image"],"is_list":true},
{"name":"text","type":"text"},
{"name":"title","type":"text"},
{"name":"description","type":"text"},
{"name":"link","type":"identifier"},
{"name":"cover","type":"attachment","kinds":["image"]},
{"name":"alt_text","type":"text"},
{"name":"tags","type":"text","is_list":true},
{"name":"collaborators","type":"identifier","is_list":true},
{"name":"user_tags","type":"anything"},
{"name":"product_tags","type":"anything","is_list":true},
{"name":"location_id","type":"digits"},
{"name":"share_to_feed","type":"flag"},
{"name":"thumb_offset","type":"integer"},
{"name":"audio_name","type":"text"},
{"name":"trial_params","type":"anything"},
{"name":"media_type","type":"choice","words":["IMAGE","VIDEO","REELS","STORIES","CAROUSEL"]}
]},
"""##, SharedParts.unreadable_bluesky_image, ##"""
"not_documented":[
{"subject":"The unit of the limits of 2200 and 1000 characters","note":"Up to 2200 UTF-16 units pass. More than 2200 characters as readers count them fail."},
{"subject":"Animated images","note":"Instagram shows a still image."}
],
"translations":{
"zh-Hans":{"name":"Instagram 帖子图片（API）","summary":"服务器向 Instagram 账号发布单张图片帖子。","notes":[
"单独发布的视频会成为 Reels，见 instagram-reel；多个文件会成为轮播，见 instagram-carousel。",
"9:16 的竖图不能作为帖子发布，尽管有些工具称 Instagram 接受。",
"指南规定 24 小时内最多发布 100 条，接口参考则为 50 条；无法从文件判断已发布的数量。",
"Meta 从公开地址拉取媒体，由此生成的媒体容器 24 小时后失效。"
"""##, SharedParts.borrowed_from_facebook_photo, SharedParts.native_codes_note_instagram_carousel, ##"""
],"rules":[
{"id":"image-format","message":"图片格式为 {measured}；Instagram 只接受 JPEG","fix":"转换为 JPEG。"},
{"id":"image-multi-picture","message":"是含有多幅图片的 JPEG（MPO）；Instagram 只接受普通 JPEG","fix":"将其中一幅图片另存为普通 JPEG。"},
{"id":"image-file-size-decimal","message":"文件大小为 {measured}；文档写明 8 MB，错误码表写明小于 {looser}","fix":"压缩到 8 MB 以内。"},
{"id":"image-file-size","message":"文件大小为 {measured}；Instagram 只接受小于 {limit}（8 MiB）的文件","fix":"压缩到 8 MiB 以下。"},
{"id":"image-aspect-ratio","message":"图片宽高比为 {measured}，应在 {min} 到 {max} 之间；有报告称 3:4 也被接受","fix":"裁剪到 4:5 至 1.91:1 之间，例如 1080×1350。"},
{"id":"image-aspect-ratio-seen","message":"图片宽高比为 {measured}，应在 {min} 到 {max} 之间","fix":"裁剪到 4:5 至 1.91:1 之间，例如 1080×1350。"},
{"id":"image-width-min","message":"图片宽度为 {measured}；Instagram 会将图片放大到 {limit} 宽","fix":"使用宽度不小于 {limit} 的图片。"},
{"id":"image-width-max","message":"图片宽度为 {measured}；Instagram 会将图片缩小到 {limit} 宽"},
{"id":"image-color","message":"色彩空间为 {measured}；Instagram 要求使用 sRGB，其他颜色会被转换","fix":"以 sRGB 导出，以保持颜色不变。"},
{"id":"image-color-model","message":"颜色模型为 {measured}；Instagram 要求使用 sRGB，其他颜色会被转换","fix":"以 sRGB 导出，以保持颜色不变。"},
{"id":"request-media-present","message":"没有指定任何媒体，至少需要一个文件","fix":"请指定一张图片。"},
{"id":"request-media-max","message":"共有 {measured} 个文件，最多 {limit} 个","fix":"只发布一个文件，或使用轮播发布多个文件。"},
{"id":"request-text-length-utf16","message":"长度为 {measured}；上限为 2200 个字符，文档没有说明如何计数","fix":"将文案缩短到 2200 个 UTF-16 码元以内；一个表情符号至少计为两个码元。"},
{"id":"request-text-length","message":"长度为 {measured}，不能超过 {limit}","fix":"将文案缩短到 2200 个字符以内。"},
{"id":"request-hashtags-max-announced","message":"有 {measured} 个话题标签；Instagram 宣布上限为 {limit} 个，而文档仍为 {looser} 个","fix":"最多保留 {limit} 个话题标签。"},
{"id":"request-hashtags-max","message":"文案中有 {measured} 个话题标签，最多 {limit} 个","fix":"最多保留 {limit} 个话题标签。"},
{"id":"request-collaborators-max","message":"共有 {measured} 位合作者，最多 {limit} 位","fix":"最多保留 {limit} 位合作者。"},
{"id":"request-product-tags-max","message":"共有 {measured} 个商品标签，最多 {limit} 个","fix":"最多保留 {limit} 个商品标签。"},
{"id":"request-mentions-max","message":"文案中 @ 了 {measured} 个账号，最多 {limit} 个","fix":"最多 @ {limit} 个账号。"},
{"id":"request-alt-text-length-utf16","message":"长度为 {measured}；上限为 1000 个字符，文档没有说明如何计数","fix":"将替代文本缩短到 1000 个 UTF-16 码元以内；一个表情符号至少计为两个码元。"},
{"id":"request-alt-text-length","message":"长度为 {measured}，不能超过 {limit}","fix":"将替代文本缩短到 1000 个字符以内。"}
],"not_documented":[
{"subject":"2200 和 1000 个字符的计数单位","note":"不超过 2200 个 UTF-16 码元为通过；按可见字符计超过 2200 个为不通过。"},
{"subject":"动图","note":"Instagram 只显示静态画面。"}
]}}}
"""##])
}

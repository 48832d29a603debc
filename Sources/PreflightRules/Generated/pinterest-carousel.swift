// swift-format-ignore-file
// Made by script/tools/generate from Destinations/pinterest-carousel/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_pinterest_carousel = Destinations.Entry(
    "pinterest-carousel", "pinterest-carousel", groups: ["pinterest"],
    fingerprint: "dbc50829", checked: "2026-11-28",
    [##"""
{"preflight_destination":1,
"id":"pinterest-carousel",
"short_name":"pinterest-carousel",
"name":"Pinterest carousel",
"groups":["pinterest"],
"sources":[
{"id":"api","title":"Pinterest API v5, OpenAPI description","url":"https://github.com/pinterest/api-description","checked":[2026,11,22],"page_as_of":[2025,12,11],"review_after":[2027,1,21]},
{"id":"specs","title":"Pinterest Business help, product specifications","url":"https://help.pinterest.com/en/business/article/pinterest-product-specs","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,1,21]},
{"id":"review","title":"Pinterest help, review Pin specifications","url":"https://help.pinterest.com/en/article/review-pin-specs","checked":[2026,11,28],"page_as_of":"unknown","review_after":[2027,1,27]},
{"id":"postiz","title":"Postiz, source of a third party's scheduling tool","url":"https://github.com/gitroomhq/postiz-app","checked":[2026,8,21],"page_as_of":[2026,8,21]},
{"id":"cadslist","title":"Cadslist, image sizes for Pinterest, a third party's article","url":"https://cadslist.com/pinterest-image-sizes/","checked":[2026,11,28],"page_as_of":"unknown","review_after":[2027,5,28]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_facebook_photo, ##"""
"slots":[
{"name":"image","takes":["image"],
"rules":[
{"id":"pinterest-carousel/image-format-specs","fact":"image.format","constraint":{"one_of":["jpeg","png"]},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"specs","further_sources":["api"],"looser":"pinterest-carousel/image-format","message":"is {measured}; one page and the API accept {limit}, and another page accepts {looser}","fix":"Convert it to JPEG or PNG.","where":"Static Pins and ads, File type","written":"PNG or JPEG","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"png"}]}],"warn":[{"values":[{"fact":"image.format","value":"bmp"}]},{"values":[{"fact":"image.format","value":"tiff"}]},{"values":[{"fact":"image.format","value":"webp"}]}]}},
{"id":"pinterest-carousel/image-format","fact":"image.format","constraint":{"one_of":["jpeg","png","bmp","tiff","webp"]},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"specs","further_sources":["review"],"message":"is {measured}; Pinterest accepts JPEG, PNG, BMP, TIFF and WebP","fix":"Convert it to JPEG or PNG.","where":"Review Pin specs, Image Pin specs, File type","written":"BMP, .JPEG, .PNG, .TIFF, .WEBP","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"png"}]},{"values":[{"fact":"image.format","value":"bmp"}]},{"values":[{"fact":"image.format","value":"tiff"}]},{"values":[{"fact":"image.format","value":"webp"}]}],"fail":[{"values":[{"fact":"image.format","value":"gif"}]},{"values":[{"fact":"image.format","value":"heic"}]},{"values":[{"fact":"image.format","value":"avif"}]}]}},
{"id":"pinterest-carousel/image-file-size-website","fact":"file_size","constraint":{"max":20000000},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"specs","looser":"pinterest-carousel/image-file-size","message":"is {measured}; the limit is {limit} on the website and {looser} in the app","fix":"Compress it to 20 MB or less.","where":"Static Pins and ads, Max file size","written":"Desktop 20 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":20000000}]}],"warn":[{"values":[{"fact":"file_size","value":20000001}]},{"values":[{"fact":"file_size","value":33554432}]}]}},
{"id":"pinterest-carousel/image-file-size","fact":"file_size","constraint":{"max":33554432},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"specs","message":"is {measured}; the limit in the app is {limit} (32 MiB)","fix":"Compress it to 20 MB or less, which the website accepts too.","where":"Static Pins and ads, Max file size","written":"In-app 32 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":20000001}]},{"values":[{"fact":"file_size","value":33554432}]}],"fail":[{"values":[{"fact":"file_size","value":33554433}]}]}},
{"id":"pinterest-carousel/image-aspect-ratio","fact":"image.aspect_ratio","constraint":{"one_of":[{"ratio":1},{"ratio":[2,3]}]},"strength":"advice","certainty":"third_party","step":"resolution","share_state":20008,"source":"cadslist","message":"has the aspect ratio {measured}; a third party reports 1:1 or 2:3 for carousels","fix":"Crop it to 2:3 or 1:1, for example 1000×1500.","where":"Pinterest Ads and Carousels Images","written":"1:1 or 2:3","examples":{"pass":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[2,3]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[2,3]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":1}}]}],"warn":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[1001,1500]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[1000,1501]}}]}]}}
]}],
"request_rules":[
{"id":"pinterest-carousel/request-images-min","fact":{"count":"image"},"constraint":{"min":2},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"api","message":"number of images: {measured}; the minimum is {limit}","fix":"Add images until there are 2 to 5, or post a Pin with one image.","where":"PinMediaSourceImagesURL, items, minItems","written":"2","examples":{"pass":[{"values":[{"fact":{"count":"image"},"value":2}]},{"values":[{"fact":{"count":"image"},"value":5}]}],"fail":[{"values":[{"fact":{"count":"image"},"value":0}]},{"values":[{"fact":{"count":"image"},"value":1}]}]}},
{"id":"pinterest-carousel/request-images-max","fact":{"count":"image"},"constraint":{"max":5},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"api","message":"has {measured} images; the limit is {limit}","fix":"Post at most 5 images at a time.","where":"PinMediaSourceImagesURL, items, maxItems","written":"5","examples":{"pass":[{"values":[{"fact":{"count":"image"},"value":1}]},{"values":[{"fact":{"count":"image"},"value":5}]}],"fail":[{"values":[{"fact":{"count":"image"},"value":6}]}]}},
{"id":"pinterest-carousel/request-image-size","fact":{"function":"each","fact":"image.size","of":"image"},"constraint":{"same_as":{"function":"first","fact":"image.size"}},"strength":"unstated","certainty":"third_party","step":"resolution","share_state":20008,"source":"postiz","message":"is {measured}, but the first image is {limit}; a third party's tool refuses images of different sizes","fix":"Give all images the size of the first one.","where":"pinterest.provider.ts","written":"same width and height","examples":{"pass":[{"values":[{"fact":{"function":"each","fact":"image.size","of":"image"},"value":{"size":[1000,1500]}},{"fact":{"function":"first","fact":"image.size"},"value":{"size":[1000,1500]}}]}],"warn":[{"values":[{"fact":{"function":"each","fact":"image.size","of":"image"},"value":{"size":[1000,1000]}},{"fact":{"function":"first","fact":"image.size"},"value":{"size":[1000,1500]}}]}]}},
{"id":"pinterest-carousel/request-title-length","fact":{"field":"title"},"constraint":{"length":{"unit":"characters","max":100}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"api","message":"has {measured}; the limit is {limit}","fix":"Shorten it to 100 characters or fewer.","where":"PinCreate, title, maxLength","written":"100","examples":{"pass":[{"values":[{"fact":{"field":"title"},"value":{"runs":[{"text":"a","times":99}]}}]},{"values":[{"fact":{"field":"title"},"value":{"runs":[{"text":"a","times":100}]}}]}],"fail":[{"values":[{"fact":{"field":"title"},"value":{"runs":[{"text":"a","times":101}]}}]}]}},
{"id":"pinterest-carousel/request-description-length-specs","fact":{"field":"description"},"constraint":{"length":{"unit":"characters","max":500}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"specs","looser":"pinterest-carousel/request-description-length","message":"has {measured}; the limit is {limit} on one page and {looser} in the API","fix":"Shorten it to 500 characters or fewer.","where":"Static Pins and ads, Description","written":"up to 500 characters","examples":{"pass":[{"values":[{"fact":{"field":"description"},"value":{"runs":[{"text":"a","times":499}]}}]},{"values":[{"fact":{"field":"description"},"value":{"runs":[{"text":"a","times":500}]}}]}],"warn":[{"values":[{"fact":{"field":"description"},"value":{"runs":[{"text":"a","times":501}]}}]}]}},
{"id":"pinterest-carousel/request-description-length","fact":{"field":"description"},"constraint":{"length":{"unit":"characters","max":800}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"api","further_sources":["specs"],"message":"has {measured}; the limit is {limit}","fix":"Shorten it to 800 characters or fewer.","where":"PinCreate, description, maxLength","written":"800","examples":{"pass":[{"values":[{"fact":{"field":"description"},"value":{"runs":[{"text":"a","times":799}]}}]},{"values":[{"fact":{"field":"description"},"value":{"runs":[{"text":"a","times":800}]}}]}],"fail":[{"values":[{"fact":{"field":"description"},"value":{"runs":[{"text":"a","times":801}]}}]}]}},
{"id":"pinterest-carousel/request-text-length-specs","fact":{"field":"text"},"constraint":{"length":{"unit":"characters","max":500}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"specs","applies_if":[{"fact":{"field":"description"},"constraint":{"present":false}}],"looser":"pinterest-carousel/request-text-length","message":"has {measured}; the limit is {limit} on one page and {looser} in the API","fix":"Shorten it to 500 characters or fewer.","where":"Static Pins and ads, Description","written":"up to 500 characters","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":499}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":500}]}}]}],"warn":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":501}]}}]}]}},
{"id":"pinterest-carousel/request-text-length","fact":{"field":"text"},"constraint":{"length":{"unit":"characters","max":800}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"api","further_sources":["specs"],"applies_if":[{"fact":{"field":"description"},"constraint":{"present":false}}],"message":"has {measured}; the limit for a description is {limit}","fix":"Shorten it to 800 characters or fewer.","where":"PinCreate, description, maxLength","written":"800","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":799}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":800}]}}]}],"fail":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":801}]}}]}]}},
{"id":"pinterest-carousel/request-link-length","fact":{"field":"link"},"constraint":{"length":{"unit":"characters","max":2048}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"api","message":"has {measured}; the limit is {limit}","fix":"Shorten it to 2,048 characters or fewer.","where":"PinCreate, link, maxLength","written":"2048","examples":{"pass":[{"values":[{"fact":{"field":"link"},"value":"https://example.com/"}]},{"values":[{"fact":{"field":"link"},"value":{"runs":[{"text":"https://example.com/","times":1},{"text":"b","times":2028}]}}]}],"fail":[{"values":[{"fact":{"field":"link"},"value":{"runs":[{"text":"https://example.com/","times":1},{"text":"b","times":2029}]}}]}]}},
{"id":"pinterest-carousel/request-alt-text-length","fact":{"field":"alt_text"},"constraint":{"length":{"unit":"characters","max":500}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"api","message":"has {measured}; the limit is {limit}","fix":"Shorten it to 500 characters or fewer.","where":"PinCreate, alt_text, maxLength","written":"500","examples":{"pass":[{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":499}]}}]},{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":500}]}}]}],"fail":[{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":501}]}}]}]}}
],
"publisher":"Pinterest",
"summary":"A Pin with two to five images.",
"notes":[
"No result codes of Pinterest for media are known. The share states are those of TikTok and Douyin with the same meaning.",
"A Pin has a title and a description. If a post has no description, its text is used as the description.",
"A link must not redirect. A file does not show this.",
"Third parties report that all images of a carousel should have the same width and height."
],
"""##, SharedParts.request_pinterest_carousel, SharedParts.unreadable_bluesky_image, SharedParts.not_documented_pinterest_carousel, ##"""
"translations":{
"zh-Hans":{"name":"Pinterest 轮播 Pin 图","summary":"包含两到五张图片的 Pin 图。","notes":[
"未见 Pinterest 公布媒体相关的状态码。这里的分享状态码借用 TikTok 和抖音中含义相同的编号。",
"Pin 图有标题和说明。帖子没有说明（description）时，以正文（text）作为说明。",
"链接不能跳转到其他地址，这无法从文件中判断。",
"据第三方资料，轮播中所有图片的宽高应相同。"
"""##, SharedParts.borrowed_from_facebook_photo, ##"""
],"rules":[
{"id":"image-format-specs","message":"图片格式为 {measured}；一份文档和 API 接受 {limit}，另一份文档接受 {looser}","fix":"转换为 JPEG 或 PNG。"},
{"id":"image-format","message":"图片格式为 {measured}；Pinterest 接受 JPEG、PNG、BMP、TIFF 和 WebP","fix":"转换为 JPEG 或 PNG。"},
{"id":"image-file-size-website","message":"文件大小为 {measured}；网页端上限为 {limit}，应用中的上限为 {looser}","fix":"压缩到 20 MB 以内。"},
{"id":"image-file-size","message":"文件大小为 {measured}，应用中不能超过 {limit}（32 MiB）","fix":"压缩到 20 MB 以内，网页端也接受。"},
{"id":"image-aspect-ratio","message":"图片宽高比为 {measured}；据第三方资料，轮播为 1:1 或 2:3","fix":"裁剪为 2:3 或 1:1，例如 1000×1500。"},
{"id":"request-images-min","message":"共有 {measured} 张图片，至少 {limit} 张","fix":"增加到 2 至 5 张图片，或发布单图 Pin 图。"},
{"id":"request-images-max","message":"共有 {measured} 张图片，最多 {limit} 张","fix":"每次最多发布 5 张。"},
{"id":"request-image-size","message":"尺寸为 {measured}，第一张图片为 {limit}；第三方工具会拒绝尺寸不一致的图片","fix":"让所有图片与第一张尺寸一致。"},
{"id":"request-title-length","message":"长度为 {measured}，不能超过 {limit}","fix":"缩短到 100 个字符以内。"},
{"id":"request-description-length-specs","message":"长度为 {measured}；一份文档的上限为 {limit}，API 的上限为 {looser}","fix":"缩短到 500 个字符以内。"},
{"id":"request-description-length","message":"长度为 {measured}，不能超过 {limit}","fix":"缩短到 800 个字符以内。"},
{"id":"request-text-length-specs","message":"长度为 {measured}；一份文档的上限为 {limit}，API 的上限为 {looser}","fix":"缩短到 500 个字符以内。"},
{"id":"request-text-length","message":"长度为 {measured}，用作说明时不能超过 {limit}","fix":"缩短到 800 个字符以内。"},
{"id":"request-link-length","message":"长度为 {measured}，不能超过 {limit}","fix":"缩短到 2,048 个字符以内。"},
{"id":"request-alt-text-length","message":"长度为 {measured}，不能超过 {limit}","fix":"缩短到 500 个字符以内。"}
"""##, SharedParts.not_documented_pinterest_carousel_2])
}

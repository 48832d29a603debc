// swift-format-ignore-file
// Made by script/tools/generate from Destinations/pinterest-image/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_pinterest_image = Destinations.Entry(
    "pinterest-image", "pinterest-image", groups: ["default", "pinterest"],
    fingerprint: "23c15581", checked: "2026-11-28",
    [##"""
{"preflight_destination":1,
"id":"pinterest-image",
"short_name":"pinterest-image",
"name":"Pinterest image Pin",
"groups":["default","pinterest"],
"sources":[
{"id":"api","title":"Pinterest API v5, OpenAPI description","url":"https://github.com/pinterest/api-description","checked":[2026,11,22],"page_as_of":[2025,12,11],"review_after":[2027,1,21]},
{"id":"specs","title":"Pinterest Business help, product specifications","url":"https://help.pinterest.com/en/business/article/pinterest-product-specs","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,1,21]},
{"id":"review","title":"Pinterest help, review Pin specifications","url":"https://help.pinterest.com/en/article/review-pin-specs","checked":[2026,11,28],"page_as_of":"unknown","review_after":[2027,1,27]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_facebook_photo, ##"""
"slots":[
{"name":"image","takes":["image"],
"rules":[
{"id":"pinterest-image/image-format-specs","fact":"image.format","constraint":{"one_of":["jpeg","png"]},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"specs","further_sources":["api"],"looser":"pinterest-image/image-format","message":"is {measured}; one page and the API accept {limit}, and another page accepts {looser}","fix":"Convert it to JPEG or PNG.","where":"Static Pins and ads, File type","written":"PNG or JPEG","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"png"}]}],"warn":[{"values":[{"fact":"image.format","value":"bmp"}]},{"values":[{"fact":"image.format","value":"tiff"}]},{"values":[{"fact":"image.format","value":"webp"}]}]}},
{"id":"pinterest-image/image-format","fact":"image.format","constraint":{"one_of":["jpeg","png","bmp","tiff","webp"]},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"specs","further_sources":["review"],"message":"is {measured}; Pinterest accepts JPEG, PNG, BMP, TIFF and WebP","fix":"Convert it to JPEG or PNG.","where":"Review Pin specs, Image Pin specs, File type","written":"BMP, .JPEG, .PNG, .TIFF, .WEBP","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"png"}]},{"values":[{"fact":"image.format","value":"bmp"}]},{"values":[{"fact":"image.format","value":"tiff"}]},{"values":[{"fact":"image.format","value":"webp"}]}],"fail":[{"values":[{"fact":"image.format","value":"gif"}]},{"values":[{"fact":"image.format","value":"heic"}]},{"values":[{"fact":"image.format","value":"avif"}]}]}},
{"id":"pinterest-image/image-file-size-website","fact":"file_size","constraint":{"max":20000000},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"specs","looser":"pinterest-image/image-file-size","message":"is {measured}; the limit is {limit} on the website and {looser} in the app","fix":"Compress it to 20 MB or less.","where":"Static Pins and ads, Max file size","written":"Desktop 20 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":20000000}]}],"warn":[{"values":[{"fact":"file_size","value":20000001}]},{"values":[{"fact":"file_size","value":33554432}]}]}},
{"id":"pinterest-image/image-file-size","fact":"file_size","constraint":{"max":33554432},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"specs","message":"is {measured}; the limit in the app is {limit} (32 MiB)","fix":"Compress it to 20 MB or less, which the website accepts too.","where":"Static Pins and ads, Max file size","written":"In-app 32 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":20000001}]},{"values":[{"fact":"file_size","value":33554432}]}],"fail":[{"values":[{"fact":"file_size","value":33554433}]}]}},
{"id":"pinterest-image/image-aspect-ratio","fact":"image.aspect_ratio","constraint":{"equals":{"ratio":[2,3]}},"strength":"advice","certainty":"official","step":"resolution","share_state":20008,"source":"specs","message":"has the aspect ratio {measured}; Pinterest recommends {limit}, and feeds may crop a taller image","fix":"Crop it to 2:3, for example 1000×1500.","where":"Static Pins and ads, Aspect ratio","written":"2:3 aspect ratio","examples":{"pass":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[2,3]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[2,3]}}]}],"warn":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[1001,1500]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[1000,1501]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":1}}]}]}}
]}],
"request_rules":[
{"id":"pinterest-image/request-media-present","fact":{"count":"media"},"constraint":{"min":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"specs","message":"has no image","fix":"Add the image that the post shows.","where":"Static Pins and ads","written":"only one image","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":0}]}]}},
{"id":"pinterest-image/request-media-max","fact":{"count":"media"},"constraint":{"max":1},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"specs","message":"has {measured} images; the limit for this kind of Pin is {limit}, and pinterest-carousel accepts several","fix":"Post one at a time.","where":"Static Pins and ads","written":"only one image","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":2}]}]}},
{"id":"pinterest-image/request-title-length","fact":{"field":"title"},"constraint":{"length":{"unit":"characters","max":100}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"api","message":"has {measured}; the limit is {limit}","fix":"Shorten it to 100 characters or fewer.","where":"PinCreate, title, maxLength","written":"100","examples":{"pass":[{"values":[{"fact":{"field":"title"},"value":{"runs":[{"text":"a","times":99}]}}]},{"values":[{"fact":{"field":"title"},"value":{"runs":[{"text":"a","times":100}]}}]}],"fail":[{"values":[{"fact":{"field":"title"},"value":{"runs":[{"text":"a","times":101}]}}]}]}},
{"id":"pinterest-image/request-description-length-specs","fact":{"field":"description"},"constraint":{"length":{"unit":"characters","max":500}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"specs","looser":"pinterest-image/request-description-length","message":"has {measured}; the limit is {limit} on one page and {looser} in the API","fix":"Shorten it to 500 characters or fewer.","where":"Static Pins and ads, Description","written":"up to 500 characters","examples":{"pass":[{"values":[{"fact":{"field":"description"},"value":{"runs":[{"text":"a","times":499}]}}]},{"values":[{"fact":{"field":"description"},"value":{"runs":[{"text":"a","times":500}]}}]}],"warn":[{"values":[{"fact":{"field":"description"},"value":{"runs":[{"text":"a","times":501}]}}]}]}},
{"id":"pinterest-image/request-description-length","fact":{"field":"description"},"constraint":{"length":{"unit":"characters","max":800}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"api","further_sources":["specs"],"message":"has {measured}; the limit is {limit}","fix":"Shorten it to 800 characters or fewer.","where":"PinCreate, description, maxLength","written":"800","examples":{"pass":[{"values":[{"fact":{"field":"description"},"value":{"runs":[{"text":"a","times":799}]}}]},{"values":[{"fact":{"field":"description"},"value":{"runs":[{"text":"a","times":800}]}}]}],"fail":[{"values":[{"fact":{"field":"description"},"value":{"runs":[{"text":"a","times":801}]}}]}]}},
{"id":"pinterest-image/request-text-length-specs","fact":{"field":"text"},"constraint":{"length":{"unit":"characters","max":500}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"specs","applies_if":[{"fact":{"field":"description"},"constraint":{"present":false}}],"looser":"pinterest-image/request-text-length","message":"has {measured}; the limit is {limit} on one page and {looser} in the API","fix":"Shorten it to 500 characters or fewer.","where":"Static Pins and ads, Description","written":"up to 500 characters","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":499}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":500}]}}]}],"warn":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":501}]}}]}]}},
{"id":"pinterest-image/request-text-length","fact":{"field":"text"},"constraint":{"length":{"unit":"characters","max":800}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"api","further_sources":["specs"],"applies_if":[{"fact":{"field":"description"},"constraint":{"present":false}}],"message":"has {measured}; the limit for a description is {limit}","fix":"Shorten it to 800 characters or fewer.","where":"PinCreate, description, maxLength","written":"800","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":799}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":800}]}}]}],"fail":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":801}]}}]}]}},
{"id":"pinterest-image/request-link-length","fact":{"field":"link"},"constraint":{"length":{"unit":"characters","max":2048}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"api","message":"has {measured}; the limit is {limit}","fix":"Shorten it to 2,048 characters or fewer.","where":"PinCreate, link, maxLength","written":"2048","examples":{"pass":[{"values":[{"fact":{"field":"link"},"value":"https://example.com/"}]},{"values":[{"fact":{"field":"link"},"value":{"runs":[{"text":"https://example.com/","times":1},{"text":"b","times":2028}]}}]}],"fail":[{"values":[{"fact":{"field":"link"},"value":{"runs":[{"text":"https://example.com/","times":1},{"text":"b","times":2029}]}}]}]}},
{"id":"pinterest-image/request-alt-text-length","fact":{"field":"alt_text"},"constraint":{"length":{"unit":"characters","max":500}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"api","message":"has {measured}; the limit is {limit}","fix":"Shorten it to 500 characters or fewer.","where":"PinCreate, alt_text, maxLength","written":"500","examples":{"pass":[{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":499}]}}]},{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":500}]}}]}],"fail":[{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":501}]}}]}]}}
],
"publisher":"Pinterest",
"summary":"A Pin with one image.",
"notes":[
"No result codes of Pinterest for media are known. The share states are those of TikTok and Douyin with the same meaning.",
"A Pin has a title and a description. If a post has no description, its text is used as the description.",
"A link must not redirect. A file does not show this."
],
"""##, SharedParts.request_pinterest_carousel, SharedParts.unreadable_bluesky_image, SharedParts.not_documented_pinterest_carousel, ##"""
"translations":{
"zh-Hans":{"name":"Pinterest 图片 Pin 图","summary":"包含一张图片的 Pin 图。","notes":[
"未见 Pinterest 公布媒体相关的状态码。这里的分享状态码借用 TikTok 和抖音中含义相同的编号。",
"Pin 图有标题和说明。帖子没有说明（description）时，以正文（text）作为说明。",
"链接不能跳转到其他地址，这无法从文件中判断。"
"""##, SharedParts.borrowed_from_facebook_photo, ##"""
],"rules":[
{"id":"image-format-specs","message":"图片格式为 {measured}；一份文档和 API 接受 {limit}，另一份文档接受 {looser}","fix":"转换为 JPEG 或 PNG。"},
{"id":"image-format","message":"图片格式为 {measured}；Pinterest 接受 JPEG、PNG、BMP、TIFF 和 WebP","fix":"转换为 JPEG 或 PNG。"},
{"id":"image-file-size-website","message":"文件大小为 {measured}；网页端上限为 {limit}，应用中的上限为 {looser}","fix":"压缩到 20 MB 以内。"},
{"id":"image-file-size","message":"文件大小为 {measured}，应用中不能超过 {limit}（32 MiB）","fix":"压缩到 20 MB 以内，网页端也接受。"},
{"id":"image-aspect-ratio","message":"图片宽高比为 {measured}；Pinterest 建议为 {limit}；更高的图片在信息流中可能被裁切","fix":"裁剪为 2:3，例如 1000×1500。"},
{"id":"request-media-present","message":"没有指定图片","fix":"请指定要发布的图片。"},
{"id":"request-media-max","message":"共有 {measured} 张图片，最多 {limit} 张；多张图片请用 pinterest-carousel","fix":"每次只发布一张。"},
{"id":"request-title-length","message":"长度为 {measured}，不能超过 {limit}","fix":"缩短到 100 个字符以内。"},
{"id":"request-description-length-specs","message":"长度为 {measured}；一份文档的上限为 {limit}，API 的上限为 {looser}","fix":"缩短到 500 个字符以内。"},
{"id":"request-description-length","message":"长度为 {measured}，不能超过 {limit}","fix":"缩短到 800 个字符以内。"},
{"id":"request-text-length-specs","message":"长度为 {measured}；一份文档的上限为 {limit}，API 的上限为 {looser}","fix":"缩短到 500 个字符以内。"},
{"id":"request-text-length","message":"长度为 {measured}，用作说明时不能超过 {limit}","fix":"缩短到 800 个字符以内。"},
{"id":"request-link-length","message":"长度为 {measured}，不能超过 {limit}","fix":"缩短到 2,048 个字符以内。"},
{"id":"request-alt-text-length","message":"长度为 {measured}，不能超过 {limit}","fix":"缩短到 500 个字符以内。"}
"""##, SharedParts.not_documented_pinterest_carousel_2])
}

// swift-format-ignore-file
// Made by script/tools/generate from Destinations/pinterest-image/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_pinterest_image = Destinations.Entry(
    "pinterest-image", "pinterest-image", groups: ["default", "pinterest"],
    ##"""
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
"share_states":{"success":20000,"borrowed_from":"TikTok and Douyin","states":[
{"code":20000,"name":"shared","meaning":"The share succeeded. A tool can only say that no documented rule is broken."},
{"code":20002,"name":"parameters not usable","predictable_from":["request"],"meaning":"The post has no media, too many files or files of another kind, or a text that is too long."},
{"code":20008,"name":"photo doesn't meet requirements","predictable_from":["media"],"meaning":"The size, aspect ratio or file size of an image does not meet the requirements."},
{"code":20010,"name":"media could not be processed","predictable_from":["media"],"meaning":"The file is damaged or too large, or an image has a format that is not accepted."},
{"code":21001,"name":"download from iCloud failed","predictable_from":["context","run_time"],"meaning":"The media is in iCloud and not on the device."},
{"code":21003,"name":"media does not exist","predictable_from":["request","run_time"],"meaning":"The media does not exist."}
]},
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
"request":{"source":"api","malformed":20002,"unusable":20002,"is_post":true,"fields":[
{"name":"media","type":"media","slots":["image"],"is_list":true},
{"name":"text","type":"text"},
{"name":"title","type":"text"},
{"name":"description","type":"text"},
{"name":"link","type":"identifier"},
{"name":"cover","type":"attachment","kinds":["image"]},
{"name":"alt_text","type":"text"},
{"name":"tags","type":"text","is_list":true}
]},
"unreadable":[
{"code":"not_found","state":21003},
{"code":"permission_denied"},
{"code":"not_a_file"},
{"code":"empty","state":20010},
{"code":"not_media","state":20010},
{"code":"truncated","state":20010},
{"code":"corrupt","state":20010},
{"code":"unsupported","state":20010},
{"code":"playlist_refused","state":20010},
{"code":"icloud_placeholder","state":21001},
{"code":"lfs_pointer","state":20010},
{"code":"too_large","state":20010},
{"code":"too_many_tracks","state":20010},
{"code":"changed_while_reading","state":20010},
{"code":"io_error"},
{"code":"timed_out"},
{"code":"crashed","state":20010},
{"code":"internal"}
],
"not_documented":[
{"subject":"The width and height of an image in pixels","note":"Pinterest recommends 1000×1500; a scheduling tool accepts 600×900 to 2000×3000."},
{"subject":"The file size limit for an image through the API","note":"The figures are those of the website and the app; an older text says 10 MB."},
{"subject":"The unit in which the length of a text is counted","note":"The figure is read as Unicode characters."},
{"subject":"Whether MB is decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."}
],
"translations":{
"zh-Hans":{"name":"Pinterest 图片 Pin 图","summary":"包含一张图片的 Pin 图。","notes":[
"未见 Pinterest 公布媒体相关的状态码。这里的分享状态码借用 TikTok 和抖音中含义相同的编号。",
"Pin 图有标题和说明。帖子没有说明（description）时，以正文（text）作为说明。",
"链接不能跳转到其他地址，这无法从文件中判断。"
],"borrowed_from":"TikTok 和抖音","share_states":[
{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},
{"code":"20002","name":"参数错误","meaning":"帖子没有媒体、媒体过多、媒体类型不受支持，或文字过长。"},
{"code":"20008","name":"图片不符合要求","meaning":"图片的尺寸、宽高比或文件大小不符合要求。"},
{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},
{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},
{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}
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
],"not_documented":[
{"subject":"图片的像素宽高","note":"Pinterest 建议 1000×1500；某定时发布工具支持 600×900 到 2000×3000。"},
{"subject":"通过 API 上传的图片大小上限","note":"数值为网页端和应用的上限；旧版说明为 10 MB。"},
{"subject":"文字长度的计数单位","note":"这里按 Unicode 字符计。"},
{"subject":"MB 是十进制还是二进制","note":"单位可能是十进制或二进制；文件大小介于两个上限之间时，按警告处理。"}
]}}}
"""##)
}

// swift-format-ignore-file
// Made by script/tools/generate from Destinations/linkedin-image/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_linkedin_image = Destinations.Entry(
    "linkedin-image", "linkedin-image", groups: ["default", "linkedin"],
    fingerprint: "2dd6ab29", checked: "2026-11-28",
    [##"""
{"preflight_destination":1,
"id":"linkedin-image",
"short_name":"linkedin-image",
"name":"LinkedIn images (API)",
"groups":["default","linkedin"],
"sources":[
{"id":"text-help","title":"LinkedIn help, posts","url":"https://www.linkedin.com/help/linkedin/answer/a528176","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,1,21]},
{"id":"long-text","title":"n8n, issue 22899, a recorded refusal of a text of 8694 characters","url":"https://github.com/n8n-io/n8n/issues/22899","checked":[2026,11,28],"page_as_of":[2025,12,7]},
{"id":"image-api","title":"LinkedIn Marketing API, images","url":"https://learn.microsoft.com/en-us/linkedin/marketing/community-management/shares/images-api","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,1,21]},
{"id":"multi-image-api","title":"LinkedIn Marketing API, posts of several images","url":"https://learn.microsoft.com/en-us/linkedin/marketing/community-management/shares/multiimage-post-api","checked":[2026,11,28],"page_as_of":"unknown","review_after":[2027,1,27]},
{"id":"image-help","title":"LinkedIn help, sharing images","url":"https://www.linkedin.com/help/linkedin/answer/a564109","checked":[2026,11,28],"page_as_of":"unknown","review_after":[2027,1,27]},
{"id":"photo-help","title":"LinkedIn help, sharing photos on the website","url":"https://www.linkedin.com/help/linkedin/answer/a527229","checked":[2026,11,28],"page_as_of":"unknown","review_after":[2027,1,27]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_facebook_photo, ##"""
"slots":[
{"name":"image","takes":["image"],
"rules":[
{"id":"linkedin-image/image-format","fact":"image.format","constraint":{"one_of":["jpeg","png","gif"]},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20010,"source":"image-api","message":"is {measured}; the API accepts JPEG, PNG and GIF","fix":"Convert it to JPEG or PNG.","where":"the supported pixel count and formats","written":"JPG, GIF, and PNG","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"png"}]},{"values":[{"fact":"image.format","value":"gif"}]}],"fail":[{"values":[{"fact":"image.format","value":"heic"}]},{"values":[{"fact":"image.format","value":"webp"}]},{"values":[{"fact":"image.format","value":"tiff"}]}]}},
{"id":"linkedin-image/image-frames","fact":"image.frame_count","constraint":{"max":250},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20008,"source":"image-api","message":"has {measured}; the limit is {limit}","fix":"Reduce it to 250 frames or fewer.","where":"the supported pixel count and formats","written":"up to 250 frames","examples":{"pass":[{"values":[{"fact":"image.frame_count","value":1}]},{"values":[{"fact":"image.frame_count","value":250}]}],"fail":[{"values":[{"fact":"image.frame_count","value":251}]},{"values":[{"fact":"image.frame_count","value":600}]}]}},
{"id":"linkedin-image/image-pixels","fact":"image.size","constraint":{"sides":[{"side":"pixels","below":36152320}]},"strength":"hard","certainty":"official_quoted","step":"resolution","share_state":20008,"source":"image-api","message":"is {measured}; width × height must be below 36,152,320 px","fix":"Scale it down, for example to fit 6000×6000.","where":"the supported pixel count and formats","written":"less than 36,152,320 pixels","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[1200,627]}}]},{"values":[{"fact":"image.size","value":{"size":[6000,6000]}}]},{"values":[{"fact":"image.size","value":{"size":[36152319,1]}}]}],"fail":[{"values":[{"fact":"image.size","value":{"size":[36152320,1]}}]},{"values":[{"fact":"image.size","value":{"size":[8000,4520]}}]}]}},
{"id":"linkedin-image/image-file-size","fact":"file_size","constraint":{"max":5000000},"strength":"advice","certainty":"official_quoted","step":"format","share_state":20008,"source":"photo-help","message":"is {measured}; the limit of the website is {limit}, and the API documents none","fix":"Compress it to 5 MB or less.","where":"the list of photo specifications","written":"5 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":5000000}]}],"warn":[{"values":[{"fact":"file_size","value":5000001}]}]}},
{"id":"linkedin-image/image-size-min","fact":"image.size","constraint":{"sides":[{"side":"width","min":552},{"side":"height","min":276}]},"strength":"advice","certainty":"official_quoted","step":"resolution","share_state":20008,"source":"photo-help","message":"is {measured}; LinkedIn's help asks for at least 552 px in width and 276 px in height","fix":"Use an image of at least 552×276, for example 1080 px wide.","where":"the list of photo specifications","written":"552 x 276","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[552,276]}}]},{"values":[{"fact":"image.size","value":{"size":[1200,627]}}]}],"warn":[{"values":[{"fact":"image.size","value":{"size":[551,276]}}]},{"values":[{"fact":"image.size","value":{"size":[552,275]}}]},{"values":[{"fact":"image.size","value":{"size":[276,552]}}]}]}},
{"id":"linkedin-image/image-aspect-ratio","fact":"image.aspect_ratio","constraint":{"range":{"min":[4,5],"max":3}},"strength":"advice","certainty":"official_quoted","step":"resolution","share_state":20008,"source":"photo-help","message":"aspect ratio {measured} is outside {min} to {max}; LinkedIn crops such an image around its center","fix":"Crop it, or add bars, to an aspect ratio of {min} to {max}.","where":"the list of photo specifications","written":"3:1 to 4:5","examples":{"pass":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[4,5]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":1}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":3}}]}],"warn":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[1079,1350]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[1201,400]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[9,16]}}]}]}}
]}],
"request_rules":[
{"id":"linkedin-image/request-media-present","fact":{"count":"media"},"constraint":{"min":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"image-api","message":"has no image","fix":"Add the image that the post shows.","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":0}]}]}},
{"id":"linkedin-image/request-images-max","fact":{"count":"image"},"constraint":{"max":20},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"multi-image-api","message":"has {measured} images; the limit is {limit}","fix":"Post at most 20 at a time.","where":"head of the page","written":"minimum of 2 images and maximum of 20 images","examples":{"pass":[{"values":[{"fact":{"count":"image"},"value":1}]},{"values":[{"fact":{"count":"image"},"value":20}]}],"fail":[{"values":[{"fact":{"count":"image"},"value":21}]}]}},
{"id":"linkedin-image/request-text-length","fact":{"field":"text"},"constraint":{"length":{"unit":"characters","max":3000}},"strength":"hard","certainty":"official_quoted","step":"request","share_state":20002,"source":"text-help","further_sources":["long-text"],"native_codes":["FIELD_LENGTH_TOO_LONG","FIELD_ARRAY_SIZE_TOO_HIGH"],"message":"has {measured}; the limit is {limit}","fix":"Shorten it to 3,000 characters or fewer.","where":"the sentence on the character limit","written":"3,000 characters","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":2999}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":3000}]}}]}],"fail":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":3001}]}}]}]}},
{"id":"linkedin-image/request-alt-text-length","fact":{"field":"alt_text"},"constraint":{"length":{"unit":"characters","max":4086}},"strength":"hard","certainty":"official_quoted","step":"request","share_state":20002,"source":"image-api","message":"has {measured}; the limit is {limit}","fix":"Shorten it to 4,086 characters or fewer.","where":"altText","written":"4,086 characters","examples":{"pass":[{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":4085}]}}]},{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":4086}]}}]}],"fail":[{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":4087}]}}]}]}},
{"id":"linkedin-image/request-alt-text-length-advised","fact":{"field":"alt_text"},"constraint":{"length":{"unit":"characters","below":120}},"strength":"remark","certainty":"official_quoted","step":"request","source":"image-api","message":"has {measured}; LinkedIn recommends fewer than 120","fix":"Shorten it to fewer than 120 characters.","where":"altText","written":"recommended length is less than 120","examples":{"pass":[{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":119}]}}]},{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":120}]}}]}]}}
],
"publisher":"LinkedIn",
"summary":"One image, or 2 to 20 images together, are posted to LinkedIn through its Marketing API.",
"notes":[
"The share states are those of TikTok and Douyin with the same meaning.",
"Figures for a single image come from quotations of LinkedIn's pages.",
"The website accepts GIF, JPEG, PNG and WebP, up to 36 megapixels and 500 frames in a GIF. LinkedIn recommends 1200×627 for the image of a link."
],
"native_codes":{"name":"code","note":"LinkedIn returns this code among the input errors of its answer.","codes":[
{"code":"FIELD_LENGTH_TOO_LONG","name":"text too long","meaning":"The text is longer than LinkedIn accepts. The documentation of the Posts API names no figure.","share_state":20002,"predictable_from":["request"]},
{"code":"FIELD_ARRAY_SIZE_TOO_HIGH","name":"text too long","meaning":"The text is longer than 3,000 characters.","share_state":20002,"predictable_from":["request"],"observed":true}
]},
"request":{"source":"image-api","malformed":20002,"unusable":20002,"is_post":true,"fields":[{"name":"media","type":"media","slots":["image"],"is_list":true},{"name":"text","type":"text"},{"name":"title","type":"text"},{"name":"description","type":"text"},{"name":"link","type":"identifier"},{"name":"cover","type":"attachment","kinds":["image"]},{"name":"alt_text","type":"text"},{"name":"tags","type":"text","is_list":true}]},
"""##, SharedParts.unreadable_bluesky_image, ##"""
"not_documented":[
{"subject":"The file size of an image through the API","note":"The limit of the website is 5 MB. A file above it gets a warning."},
{"subject":"The minimum width and height, and the aspect ratio, through the API","note":"The figures of the website give a warning."},
{"subject":"The unit of text lengths","note":"The figure is read as Unicode characters."}
],
"translations":{
"zh-Hans":{"name":"领英图片（API）","summary":"通过领英 Marketing API 发布一张图片，或一次发布 2 到 20 张图片。","notes":["这里的分享状态码借用 TikTok 和抖音中含义相同的编号。","单张图片的数值来自他人对领英页面的引用。","网页端接受 GIF、JPEG、PNG 和 WebP，最大 3600 万像素，GIF 最多 500 帧。领英建议链接配图为 1200×627。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20002","name":"参数错误","meaning":"帖子没有媒体、媒体过多、媒体类型不受支持，或文字过长。"},{"code":"20008","name":"图片不符合要求","meaning":"图片的尺寸、宽高比或文件大小不符合要求。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"native_codes_note":"领英在响应的输入错误中返回该代码。","native_codes":[{"code":"FIELD_LENGTH_TOO_LONG","name":"文字过长","meaning":"文字超过领英接受的长度。帖子 API 的文档没有给出数值。"},{"code":"FIELD_ARRAY_SIZE_TOO_HIGH","name":"文字过长","meaning":"文字超过 3,000 个字符。"}],"rules":[
{"id":"image-format","message":"图片格式为 {measured}；API 接受 JPEG、PNG 和 GIF","fix":"转换为 JPEG 或 PNG。"},
{"id":"image-frames","message":"动图共 {measured}，不能超过 {limit}","fix":"减少到 250 帧以内。"},
{"id":"image-pixels","message":"图片尺寸为 {measured}；宽×高必须小于 36,152,320 px","fix":"缩小图片，例如缩小到 6000×6000 以内。"},
{"id":"image-file-size","message":"文件大小为 {measured}；网页端的上限为 {limit}，API 文档没有给出上限","fix":"压缩到 5 MB 以内。"},
{"id":"image-size-min","message":"图片尺寸为 {measured}；领英帮助页面要求宽度不小于 552 px、高度不小于 276 px","fix":"使用不小于 552×276 的图片，例如宽度为 1080 px。"},
{"id":"image-aspect-ratio","message":"图片宽高比为 {measured}，不在 {min} 到 {max} 之间；领英会居中裁剪这样的图片","fix":"裁剪画面或添加黑边，使宽高比在 {min} 到 {max} 之间。"},
{"id":"request-media-present","message":"没有指定图片","fix":"请指定要发布的图片。"},
{"id":"request-images-max","message":"共有 {measured} 张图片，最多 {limit} 张","fix":"每次最多发布 20 张。"},
{"id":"request-text-length","message":"长度为 {measured}，不能超过 {limit}","fix":"缩短到 3,000 个字符以内。"},
{"id":"request-alt-text-length","message":"长度为 {measured}，不能超过 {limit}","fix":"缩短到 4,086 个字符以内。"},
{"id":"request-alt-text-length-advised","message":"长度为 {measured}；领英建议少于 120 个字符","fix":"缩短到 120 个字符以下。"}
],"not_documented":[{"subject":"通过 API 发布时图片文件的大小上限","note":"网页端的上限为 5 MB，超过时给出警告。"},{"subject":"通过 API 发布时图片宽高的下限和宽高比","note":"不符合网页端的数值时给出警告。"},{"subject":"文字长度的计数单位","note":"这里按 Unicode 字符计。"}]}}}
"""##])
}

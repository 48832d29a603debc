// swift-format-ignore-file
// Made by script/tools/generate from Destinations/reddit-image/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_reddit_image = Destinations.Entry(
    "reddit-image", "reddit-image", groups: ["reddit"],
    fingerprint: "18c1999f", checked: "2026-11-30",
    [##"""
{"preflight_destination":1,
"id":"reddit-image",
"short_name":"reddit-image",
"name":"Reddit, image",
"groups":["reddit"],
"sources":[
{"id":"ads-help","title":"Reddit Ads help, Video Ad Specifications (a mirror)","url":"https://papaya-kheer-4b8a70.netlify.app/advertise/ad-types/unit-specs/video-specs","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,5,22]},
{"id":"postiz","title":"Postiz, source of a third party's scheduling tool","url":"https://github.com/gitroomhq/postiz-app","checked":[2026,11,22],"page_as_of":[2026,8,21],"review_after":[2027,5,22]},
{"id":"api","title":"Reddit, API documentation, POST /api/submit","url":"https://www.reddit.com/dev/api#POST_api_submit","checked":[2026,11,30],"page_as_of":"unknown","review_after":[2027,5,22]},
{"id":"picovert","title":"Picovert, image sizes for Reddit, a third party's article","url":"https://www.picovert.com/en/blog/image-size-for-reddit","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,5,22]},
{"id":"late","title":"Late, media guidelines for Reddit, a third party's guide","url":"https://docs.getlate.dev/resources/media-guidelines/reddit","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,5,22]},
{"id":"ads-image","title":"Reddit Ads help, Image Ad Specifications (a mirror)","url":"https://papaya-kheer-4b8a70.netlify.app/advertise/ad-types/unit-specs/image-specs","checked":[2026,11,28],"page_as_of":"unknown","review_after":[2027,5,28]},
{"id":"stackmatix","title":"Stackmatix, Reddit ad specs, a third party's article","url":"https://www.stackmatix.com/blog/reddit-ad-specs","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,5,22]},
{"id":"ayrshare","title":"Ayrshare, media guidelines for Reddit, a third party's page","url":"https://www.ayrshare.com/docs/media-guidelines/reddit","checked":[2026,11,26],"page_as_of":"unknown","review_after":[2027,1,25]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"parameters":[
{"name":"post_type","choice":["organic","ad"],"default":"organic","meaning":"The kind of the post, either ordinary (organic) or paid (ad)."}
],
"""##, SharedParts.share_states_facebook_photo, ##"""
"slots":[
{"name":"image","takes":["image"],
"rules":[
{"id":"reddit-image/image-format","fact":"image.format","constraint":{"one_of":["jpeg","png","gif"]},"strength":"unstated","certainty":"third_party","step":"format","share_state":20010,"source":"picovert","further_sources":["late"],"message":"is {measured}; third parties report JPEG, PNG and GIF, and some also WebP","fix":"Convert it to JPEG or PNG.","where":"Image Requirements, Formats (Late)","written":"JPEG, PNG, GIF","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"png"}]},{"values":[{"fact":"image.format","value":"gif"}]}],"warn":[{"values":[{"fact":"image.format","value":"webp"}]},{"values":[{"fact":"image.format","value":"heic"}]},{"values":[{"fact":"image.format","value":"avif"}]}]}},
{"id":"reddit-image/image-file-size-stricter","fact":"file_size","constraint":{"max":10000000},"strength":"unstated","certainty":"third_party","step":"format","share_state":20010,"source":"ayrshare","looser":"reddit-image/image-file-size","message":"is {measured}; one third party reports a limit of {limit}, others {looser}","fix":"Compress it to {limit} or less.","where":"Images","written":"10 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":9999999}]},{"values":[{"fact":"file_size","value":10000000}]}],"warn":[{"values":[{"fact":"file_size","value":10000001}]},{"values":[{"fact":"file_size","value":20000000}]}]}},
{"id":"reddit-image/image-file-size","fact":"file_size","constraint":{"max":20000000},"strength":"unstated","certainty":"third_party","step":"format","share_state":20010,"source":"picovert","further_sources":["late"],"message":"is {measured}; third parties report a limit of {limit}","fix":"Compress it to {limit} or less.","where":"Reddit Post Images, Maximum file size (Picovert)","written":"20 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":19999999}]},{"values":[{"fact":"file_size","value":20000000}]}],"warn":[{"values":[{"fact":"file_size","value":20000001}]},{"values":[{"fact":"file_size","value":30000000}]}]}}
]},
{"name":"ad-image","takes":["image"],
"rules":[
{"id":"reddit-image/ad-image-format","fact":"image.format","constraint":{"one_of":["jpeg","png","gif"]},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20010,"source":"ads-image","message":"is {measured}; Reddit accepts {limit} for ads","fix":"Convert it to JPEG or PNG.","where":"Image, File type","written":"JPG, PNG, or GIF","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"png"}]},{"values":[{"fact":"image.format","value":"gif"}]}],"fail":[{"values":[{"fact":"image.format","value":"webp"}]},{"values":[{"fact":"image.format","value":"heic"}]}]}},
{"id":"reddit-image/ad-image-file-size-decimal","fact":"file_size","constraint":{"max":3000000},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20010,"source":"ads-image","further_sources":["stackmatix"],"looser":"reddit-image/ad-image-file-size","message":"is {measured}; the limit for an ad is 3 MB, which can mean {limit} or {looser} (3 MiB)","fix":"Compress it to {limit} or less.","where":"Image, Maximum file size","written":"3 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":2999999}]},{"values":[{"fact":"file_size","value":3000000}]}],"warn":[{"values":[{"fact":"file_size","value":3000001}]},{"values":[{"fact":"file_size","value":3145728}]}]}},
{"id":"reddit-image/ad-image-file-size","fact":"file_size","constraint":{"max":3145728},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20010,"source":"ads-image","further_sources":["stackmatix"],"message":"is {measured}; the limit for an ad is {limit} (3 MiB)","fix":"Compress it to {limit} or less.","where":"Image, Maximum file size","written":"3 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":3000001}]},{"values":[{"fact":"file_size","value":3145728}]}],"fail":[{"values":[{"fact":"file_size","value":3145729}]},{"values":[{"fact":"file_size","value":20000000}]}]}},
{"id":"reddit-image/ad-image-size-min","fact":"image.size","constraint":{"sides":[{"side":"width","min":300},{"side":"height","min":300}]},"strength":"hard","certainty":"third_party","step":"resolution","share_state":20008,"source":"stackmatix","message":"is {measured}; third parties report a minimum of 300×300 for ads","fix":"Use an image of at least 300×300.","where":"Image File Requirements, Minimum Resolution","written":"300 × 300 px","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[300,300]}}]},{"values":[{"fact":"image.size","value":{"size":[301,300]}}]},{"values":[{"fact":"image.size","value":{"size":[1080,1080]}}]}],"warn":[{"values":[{"fact":"image.size","value":{"size":[299,300]}}]},{"values":[{"fact":"image.size","value":{"size":[300,299]}}]}]}}
]}],
"request_rules":[
{"id":"reddit-image/request-media-present","fact":{"count":"media"},"constraint":{"min":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"late","message":"has no image","fix":"Add the image that the post shows.","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]},{"values":[{"fact":{"count":"media"},"value":2}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":0}]}]}},
{"id":"reddit-image/request-images-max","fact":{"field":"media"},"constraint":{"max":20},"strength":"unstated","certainty":"third_party","step":"request","share_state":20002,"source":"picovert","message":"has {measured} images; third parties report a limit of {limit} for a gallery","fix":"Post {limit} images or fewer.","where":"Reddit Post Images, Gallery posts","written":"up to 20 images","examples":{"pass":[{"values":[{"fact":{"field":"media"},"value":1}]},{"values":[{"fact":{"field":"media"},"value":19}]},{"values":[{"fact":{"field":"media"},"value":20}]}],"warn":[{"values":[{"fact":{"field":"media"},"value":21}]}]}},
{"id":"reddit-image/request-title-present","fact":{"field":"title"},"constraint":{"present":true},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"api","native_codes":["NO_TEXT"],"message":"is missing; a post requires a title","fix":"Write a title.","where":"title","written":"title of the submission","examples":{"pass":[{"values":[{"fact":{"field":"title"},"value":"A harbor"}]}],"fail":[{}]}},
{"id":"reddit-image/request-title-filled","fact":{"field":"title"},"constraint":{"form":"filled"},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"api","native_codes":["NO_TEXT"],"message":"is {measured}; a post requires a title","fix":"Write a title.","where":"title","written":"title of the submission","examples":{"pass":[{"values":[{"fact":{"field":"title"},"value":"A harbor"}]}],"fail":[{"values":[{"fact":{"field":"title"},"value":""}]},{"values":[{"fact":{"field":"title"},"value":" "}]}]}},
{"id":"reddit-image/request-title-length","fact":{"field":"title"},"constraint":{"length":{"unit":"characters","max":300}},"strength":"hard","certainty":"official_quoted","step":"request","share_state":20002,"source":"ads-help","native_codes":["TOO_LONG"],"message":"has {measured}; the limit in Reddit's help for ads is {limit}","fix":"Shorten the title to {limit} or fewer.","where":"Text, Headline","written":"300 characters","examples":{"pass":[{"values":[{"fact":{"field":"title"},"value":{"runs":[{"text":"a","times":299}]}}]},{"values":[{"fact":{"field":"title"},"value":{"runs":[{"text":"a","times":300}]}}]}],"fail":[{"values":[{"fact":{"field":"title"},"value":{"runs":[{"text":"a","times":301}]}}]}]}},
{"id":"reddit-image/request-title-length-advised","fact":{"field":"title"},"constraint":{"length":{"unit":"characters","max":100}},"strength":"advice","certainty":"official_quoted","step":"request","source":"ads-help","when":[{"parameter":"post_type","one_of":["ad"]}],"looser":"reddit-image/request-title-length","message":"has {measured}; for ads, Reddit recommends {limit} and accepts {looser}","fix":"Shorten the title to {limit} or fewer.","where":"Text, Headline","written":"≤ 100 characters","examples":{"pass":[{"values":[{"fact":{"field":"title"},"value":{"runs":[{"text":"a","times":99}]}}],"assuming":[{"parameter":"post_type","value":"ad"}]},{"values":[{"fact":{"field":"title"},"value":{"runs":[{"text":"a","times":100}]}}],"assuming":[{"parameter":"post_type","value":"ad"}]},{"values":[{"fact":{"field":"title"},"value":{"runs":[{"text":"a","times":101}]}}],"assuming":[{"parameter":"post_type","value":"organic"}]}],"warn":[{"values":[{"fact":{"field":"title"},"value":{"runs":[{"text":"a","times":101}]}}],"assuming":[{"parameter":"post_type","value":"ad"}]}]}},
{"id":"reddit-image/request-link-length","fact":{"field":"link"},"constraint":{"length":{"unit":"characters","max":268}},"strength":"hard","certainty":"official_quoted","step":"request","share_state":20002,"source":"ads-help","when":[{"parameter":"post_type","one_of":["ad"]}],"message":"has {measured}; the limit for the address of an ad is {limit}","fix":"Shorten the address to {limit} or fewer.","where":"Text, Destination URL","written":"268 characters","examples":{"pass":[{"values":[{"fact":{"field":"link"},"value":{"runs":[{"text":"a","times":267}]}}],"assuming":[{"parameter":"post_type","value":"ad"}]},{"values":[{"fact":{"field":"link"},"value":{"runs":[{"text":"a","times":268}]}}],"assuming":[{"parameter":"post_type","value":"ad"}]},{"values":[{"fact":{"field":"link"},"value":{"runs":[{"text":"a","times":269}]}}],"assuming":[{"parameter":"post_type","value":"organic"}]}],"fail":[{"values":[{"fact":{"field":"link"},"value":{"runs":[{"text":"a","times":269}]}}],"assuming":[{"parameter":"post_type","value":"ad"}]}]}},
{"id":"reddit-image/request-text-length","fact":{"field":"text"},"constraint":{"length":{"unit":"characters","max":10000}},"strength":"unstated","certainty":"third_party","step":"request","share_state":20002,"source":"postiz","native_codes":["TOO_LONG"],"message":"has {measured}; the limit of a third party's tool is {limit}","fix":"Shorten the text to {limit} or fewer.","where":"reddit.provider.ts, maxLength","written":"10000","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":9999}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":10000}]}}]}],"warn":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":10001}]}}]}]}}
],
"publisher":"Reddit",
"summary":"A post with one image, or a gallery of several, on Reddit; also an image ad.",
"notes":[
"Reddit publishes no limits for posts. Figures that third parties report can only lead to warnings.",
"Reddit's help for ads was read from a mirror. Its limits for headlines and addresses are those of ads."
],
"""##, SharedParts.native_codes_reddit_image, ##"""
"request":{"source":"late","malformed":20002,"unusable":20002,"is_post":true,"fields":[{"name":"media","type":"media","slots":["image","ad-image"],"is_list":true},{"name":"text","type":"text"},{"name":"title","type":"text"},{"name":"description","type":"text"},{"name":"link","type":"identifier"},{"name":"cover","type":"identifier"},{"name":"alt_text","type":"text"},{"name":"tags","type":"text","is_list":true},{"name":"sr","type":"identifier"},{"name":"kind","type":"choice","words":["link","self","image","video","videogif","poll"]},{"name":"url","type":"identifier"},{"name":"flair_id","type":"identifier"},{"name":"flair_text","type":"text"},{"name":"nsfw","type":"flag"},{"name":"spoiler","type":"flag"},{"name":"sendreplies","type":"flag"},{"name":"resubmit","type":"flag"},{"name":"collection_id","type":"identifier"}]},
"""##, SharedParts.unreadable_bluesky_image, ##"""
"not_documented":[
{"subject":"Any limit of Reddit itself for posts"},
{"subject":"Whether a post can contain a WebP image","note":"Third parties disagree, so such an image gets a warning."},
{"subject":"Whether 3 MB is decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."},
{"subject":"The width, the height and the aspect ratio of an image"},
{"subject":"The unit in which the length of a text is counted","note":"The figure is read as Unicode characters."}
],
"translations":{
"zh-Hans":{"name":"Reddit（图片）","summary":"在 Reddit 发布一张图片或多图图集，也包括图片广告。","notes":[
"Reddit 没有公布帖子的限制。第三方给出的数值最多只会产生警告。",
"这里依据的是 Reddit 广告帮助文档的镜像，其中标题和链接的长度针对广告。"
"""##, SharedParts.borrowed_from_facebook_photo, SharedParts.native_codes_note_reddit_image, ##"""
],"parameters":{"post_type":"帖子的类型：普通帖子（organic）或付费广告（ad）。"},"rules":[
{"id":"image-format","message":"图片格式为 {measured}；据第三方资料，接受 JPEG、PNG 和 GIF，也有资料称接受 WebP","fix":"转换为 JPEG 或 PNG。"},
{"id":"image-file-size-stricter","message":"文件大小为 {measured}；一种第三方资料称不能超过 {limit}，其他资料为 {looser}","fix":"压缩到 {limit} 以内。"},
{"id":"image-file-size","message":"图片大小为 {measured}；据第三方资料，不能超过 {limit}","fix":"压缩到 {limit} 以内。"},
{"id":"ad-image-format","message":"图片格式为 {measured}；Reddit 广告接受 {limit}","fix":"转换为 JPEG 或 PNG。"},
{"id":"ad-image-file-size-decimal","message":"图片大小为 {measured}；广告图片上限 3 MB 可能指 {limit}，也可能指 {looser}（3 MiB）","fix":"压缩到 {limit} 以内。"},
{"id":"ad-image-file-size","message":"图片大小为 {measured}；广告图片不能超过 {limit}（3 MiB）","fix":"压缩到 {limit} 以内。"},
{"id":"ad-image-size-min","message":"图片尺寸为 {measured}；据第三方资料，广告图片不能小于 300×300","fix":"使用不小于 300×300 的图片。"},
{"id":"request-media-present","message":"没有指定图片","fix":"请指定要发布的图片。"},
{"id":"request-images-max","message":"共有 {measured} 张图片；据第三方资料，一个图集最多 {limit} 张","fix":"最多发布 {limit} 张图片。"},
{"id":"request-title-present","message":"没有填写标题；发帖必须有标题","fix":"请填写标题。"},
{"id":"request-title-filled","message":"标题为{measured}；发帖必须有标题","fix":"请填写标题。"},
{"id":"request-title-length","message":"长度为 {measured}；Reddit 广告帮助文档规定的上限为 {limit}","fix":"将标题缩短到 {limit}以内。"},
{"id":"request-title-length-advised","message":"长度为 {measured}；广告标题建议不超过 {limit}，上限为 {looser}","fix":"将标题缩短到 {limit}以内。"},
{"id":"request-link-length","message":"长度为 {measured}；广告链接不能超过 {limit}","fix":"将链接缩短到 {limit}以内。"},
{"id":"request-text-length","message":"长度为 {measured}；第三方工具的上限为 {limit}","fix":"将正文缩短到 {limit}以内。"}
],"not_documented":[
{"subject":"Reddit 官方对帖子的任何限制"},
{"subject":"帖子能否使用 WebP 图片","note":"第三方资料说法不一，这里按警告处理。"},
{"subject":"3 MB 是十进制还是二进制","note":"单位可能是十进制或二进制，介于两个数值之间的文件给出警告。"},
{"subject":"图片的宽度、高度和宽高比"},
{"subject":"文字长度的计数单位","note":"这里按 Unicode 字符计。"}
]}}}
"""##])
}

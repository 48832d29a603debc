// swift-format-ignore-file
// Made by script/tools/generate from Destinations/tiktok-photo/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_tiktok_photo = Destinations.Entry(
    "tiktok-photo", "tiktok-photo", groups: ["shortform"],
    fingerprint: "2b243368", checked: "2026-11-28",
    [##"""
{"preflight_destination":1,
"id":"tiktok-photo",
"short_name":"tiktok-photo",
"name":"TikTok photos (Content Posting API)",
"groups":["shortform"],
"sources":[
{"id":"media-guide","title":"Content Posting API, media transfer guide","url":"https://developers.tiktok.com/doc/content-posting-api-media-transfer-guide","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,1,21]},
{"id":"status","title":"Content Posting API, get post status reference","url":"https://developers.tiktok.com/doc/content-posting-api-reference-get-video-status","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,1,21]},
{"id":"photo-post","title":"Content Posting API, photo post reference","url":"https://developers.tiktok.com/doc/content-posting-api-reference-photo-post","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,1,21]},
{"id":"wide-photo","title":"TryPost, pull request 120, a recorded refusal of a photo of 1254×1254","url":"https://github.com/trypostit/trypost/pull/120","checked":[2026,11,28],"page_as_of":[2026,6,26]},
{"id":"tall-photo","title":"Postiz, pull request 1875, a recorded refusal of photos of 1086×1448","url":"https://github.com/gitroomhq/postiz-app/pull/1875","checked":[2026,11,28],"page_as_of":[2026,8,11]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_facebook_photo, ##"""
"slots":[
{"name":"image","takes":["image"],
"rules":[
{"id":"tiktok-photo/image-format","fact":"image.format","constraint":{"one_of":["jpeg","webp"]},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"media-guide","native_codes":["file_format_check_failed"],"message":"is {measured}; TikTok accepts JPEG and WebP, but not PNG","fix":"Convert it to JPEG.","where":"Image restrictions, Supported media formats","written":"WebP, JPEG","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"webp"}]}],"fail":[{"values":[{"fact":"image.format","value":"png"}]},{"values":[{"fact":"image.format","value":"heic"}]},{"values":[{"fact":"image.format","value":"gif"}]}]}},
{"id":"tiktok-photo/image-file-size-decimal","fact":"file_size","constraint":{"max":20000000},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"media-guide","looser":"tiktok-photo/image-file-size","message":"is {measured}; the limit is {limit}, or {looser} if the page means binary megabytes","fix":"Compress it to 20 MB or less.","where":"Image restrictions, Size restrictions","written":"Maximum of 20MB for each image","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":19999999}]},{"values":[{"fact":"file_size","value":20000000}]}],"warn":[{"values":[{"fact":"file_size","value":20000001}]},{"values":[{"fact":"file_size","value":20971520}]}]}},
{"id":"tiktok-photo/image-file-size","fact":"file_size","constraint":{"max":20971520},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"media-guide","message":"is {measured}; the limit is {limit} (20 MiB)","fix":"Compress it to 20 MiB or less.","where":"Image restrictions, Size restrictions","written":"Maximum of 20MB for each image","examples":{"pass":[{"values":[{"fact":"file_size","value":20000001}]},{"values":[{"fact":"file_size","value":20971519}]},{"values":[{"fact":"file_size","value":20971520}]}],"fail":[{"values":[{"fact":"file_size","value":20971521}]}]}},
{"id":"tiktok-photo/image-size","fact":"image.size","constraint":{"sides":[{"side":"short","max":1080},{"side":"long","max":1920}]},"strength":"hard","certainty":"official","step":"resolution","share_state":20008,"source":"media-guide","further_sources":["wide-photo","tall-photo"],"native_codes":["picture_size_check_failed"],"message":"is {measured}; the limit is 1080p, which is read as {limit}","fix":"Scale it down to fit 1080×1920 or 1920×1080.","where":"Image restrictions, Picture size restrictions","written":"Maximum 1080p","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[1080,1920]}}]},{"values":[{"fact":"image.size","value":{"size":[1920,1080]}}]},{"values":[{"fact":"image.size","value":{"size":[1079,1919]}}]},{"values":[{"fact":"image.size","value":{"size":[1080,1080]}}]}],"fail":[{"values":[{"fact":"image.size","value":{"size":[1081,1920]}}]},{"values":[{"fact":"image.size","value":{"size":[1080,1921]}}]},{"values":[{"fact":"image.size","value":{"size":[1921,1080]}}]},{"values":[{"fact":"image.size","value":{"size":[1440,1800]}}]}]}}
]}],
"request_rules":[
{"id":"tiktok-photo/request-media-present","fact":{"count":"media"},"constraint":{"min":1},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"photo-post","message":"has no media; a post requires at least one file","fix":"Add a photo.","where":"Source Info Object, photo_images","written":"required","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]},{"values":[{"fact":{"count":"media"},"value":2}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":0}]}]}},
{"id":"tiktok-photo/request-images-max","fact":{"count":"image"},"constraint":{"max":35},"strength":"hard","certainty":"official_quoted","step":"request","share_state":20002,"source":"photo-post","message":"has {measured} photos; the limit is {limit}","fix":"Post at most {limit} photos at a time.","where":"Source Info Object, photo_images","written":"up to 35","examples":{"pass":[{"values":[{"fact":{"count":"image"},"value":1}]},{"values":[{"fact":{"count":"image"},"value":34}]},{"values":[{"fact":{"count":"image"},"value":35}]}],"fail":[{"values":[{"fact":{"count":"image"},"value":36}]}]}},
{"id":"tiktok-photo/request-cover-index","fact":{"field":"photo_cover_index"},"constraint":{"min":0},"strength":"unstated","certainty":"official_quoted","step":"request","share_state":20002,"source":"photo-post","message":"is {measured}; the index of the first photo is {limit}","fix":"Give the index of the photo that is the cover, beginning with 0.","where":"Source Info Object, photo_cover_index","written":"starting from 0","examples":{"pass":[{"values":[{"fact":{"field":"photo_cover_index"},"value":0}]},{"values":[{"fact":{"field":"photo_cover_index"},"value":34}]}],"warn":[{"values":[{"fact":{"field":"photo_cover_index"},"value":-1}]}]}},
{"id":"tiktok-photo/request-title-length","fact":{"field":"title"},"constraint":{"length":{"unit":"utf16","max":90}},"strength":"hard","certainty":"official_quoted","step":"request","share_state":20002,"source":"photo-post","message":"has {measured}; the limit is {limit}","fix":"Shorten the title to 90 UTF-16 units; an emoji counts as two or more.","where":"Post Info Object, title","written":"90 in UTF-16 runes","examples":{"pass":[{"values":[{"fact":{"field":"title"},"value":"😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀"}]}],"fail":[{"values":[{"fact":{"field":"title"},"value":"😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀a"}]}]}},
{"id":"tiktok-photo/request-description-length","fact":{"field":"description"},"constraint":{"length":{"unit":"utf16","max":4000}},"strength":"hard","certainty":"official_quoted","step":"request","share_state":20002,"source":"photo-post","message":"has {measured}; the limit is {limit}","fix":"Shorten the description to 4000 UTF-16 units; an emoji counts as two or more.","where":"Post Info Object, description","written":"4000 in UTF-16 runes","examples":{"pass":[{"values":[{"fact":{"field":"description"},"value":{"runs":[{"text":"😀","times":2000}]}}]}],"fail":[{"values":[{"fact":{"field":"description"},"value":{"runs":[{"text":"😀","times":2000},{"text":"a","times":1}]}}]}]}}
],
"publisher":"TikTok",
"summary":"A server posts one or more photos through TikTok's Content Posting API; TikTok fetches them from their addresses.",
"notes":[
"At most 5 posts may be pending within 24 hours. An app that TikTok has not audited can only post privately.",
"A file that TikTok fetches needs an https address on a verified domain. The address must not redirect, and must work for up to one hour."
],
"native_codes":{"name":"fail_reason or error.code","note":"TikTok returns fail_reason when a server asks for the status of a post. It returns error.code in its answer to the request: url_ownership_unverified, spam_risk_too_many_pending_share, and the last four. Both have spam_risk_too_many_posts and spam_risk_user_banned_from_posting.","codes":[
{"code":"file_format_check_failed","name":"file format not supported","meaning":"TikTok does not accept the format of the file.","share_state":20010,"predictable_from":["media"]},
{"code":"picture_size_check_failed","name":"width or height not supported","meaning":"TikTok does not accept the width or the height.","share_state":20008,"predictable_from":["media"]},
{"code":"internal","name":"internal error","meaning":"TikTok had an internal error.","predictable_from":["run_time"]},
{"code":"photo_pull_failed","name":"photo could not be fetched","meaning":"TikTok could not fetch a photo from its URL.","share_state":21003,"predictable_from":["run_time"]},
{"code":"publish_cancelled","name":"post canceled","meaning":"The post was canceled.","predictable_from":["run_time"]},
{"code":"auth_removed","name":"permission withdrawn","meaning":"The user withdrew the permission.","predictable_from":["run_time"]},
{"code":"spam_risk_too_many_posts","name":"too many posts","meaning":"The account posted too often.","predictable_from":["run_time"]},
{"code":"spam_risk_user_banned_from_posting","name":"account may not post","meaning":"TikTok does not allow the account to post.","predictable_from":["run_time"]},
{"code":"spam_risk_too_many_pending_share","name":"too many pending posts","meaning":"More than 5 posts are pending within 24 h.","predictable_from":["run_time"]},
{"code":"url_ownership_unverified","name":"domain not verified","meaning":"The domain of the URL is not verified.","predictable_from":["context"]},
{"code":"spam_risk_text","name":"text taken for spam","meaning":"TikTok takes the text for spam.","predictable_from":["run_time"]},
{"code":"spam_risk","name":"post taken for spam","meaning":"TikTok takes the post for spam.","predictable_from":["run_time"]},
{"code":"reached_active_user_cap","name":"too many users","meaning":"The app has reached its number of posting users within 24 h.","predictable_from":["run_time"]},
{"code":"unaudited_client_can_only_post_to_private_accounts","name":"app not audited","meaning":"TikTok has not audited the app, so it can only post to private accounts.","predictable_from":["context"]},
{"code":"privacy_level_option_mismatch","name":"privacy level not offered","meaning":"The account does not offer the privacy level of the post.","predictable_from":["run_time"]},
{"code":"invalid_param","name":"parameter not valid","meaning":"A parameter of the request is not valid.","predictable_from":["run_time"]}
]},
"request":{"source":"photo-post","malformed":20002,"unusable":20002,"is_post":true,"aliases":[{"name":"text","field":"description"},{"name":"photo_images","field":"media"}],"unwrapped":["post_info","source_info"],"fields":[{"name":"media","type":"media","slots":["image"],"is_list":true},{"name":"text","type":"text"},{"name":"title","type":"text"},{"name":"description","type":"text"},{"name":"link","type":"identifier"},{"name":"cover","type":"attachment","kinds":["image"]},{"name":"alt_text","type":"text"},{"name":"tags","type":"text","is_list":true},{"name":"privacy_level","type":"choice","words":["PUBLIC_TO_EVERYONE","MUTUAL_FOLLOW_FRIENDS","FOLLOWER_OF_CREATOR","SELF_ONLY"]},{"name":"photo_cover_index","type":"integer"},{"name":"auto_add_music","type":"anything"},{"name":"brand_content_toggle","type":"anything"},{"name":"brand_organic_toggle","type":"anything"},{"name":"chunk_size","type":"anything"},{"name":"disable_comment","type":"anything"},{"name":"disable_duet","type":"anything"},{"name":"disable_stitch","type":"anything"},{"name":"is_aigc","type":"anything"},{"name":"media_type","type":"anything"},{"name":"post_mode","type":"anything"},{"name":"source","type":"anything"},{"name":"total_chunk_count","type":"anything"},{"name":"video_cover_timestamp_ms","type":"anything"},{"name":"video_size","type":"anything"}]},
"""##, SharedParts.unreadable_bluesky_image, ##"""
"not_documented":[
{"subject":"What 1080p means for an upright photo","note":"It is read as a short side of at most 1080 and a long side of at most 1920 pixels."},
{"subject":"The minimum size of a photo, and its aspect ratio"},
{"subject":"Whether 20 MB is decimal or binary","note":"A file up to the decimal limit passes. A file above the binary limit fails."}
],
"translations":{
"zh-Hans":{"name":"TikTok 图文（Content Posting API）","summary":"服务器通过 TikTok 的 Content Posting API 发布一张或多张图片，由 TikTok 从图片地址拉取。","notes":["24 小时内最多可以有 5 个待处理的发布任务；未通过 TikTok 审核的应用只能发布仅自己可见的内容。","通过 URL 拉取的文件必须使用已验证域名的 HTTPS 地址，不能重定向，并在一小时内保持可访问。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20002","name":"参数错误","meaning":"帖子没有媒体、媒体过多、媒体类型不受支持，或文字过长。"},{"code":"20008","name":"图片不符合要求","meaning":"图片的尺寸、宽高比或文件大小不符合要求。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"native_codes_note":"服务器查询发布状态时，TikTok 返回 fail_reason。请求的响应中返回 error.code：url_ownership_unverified、spam_risk_too_many_pending_share 以及最后四个代码。spam_risk_too_many_posts 和 spam_risk_user_banned_from_posting 在两处都有。","native_codes":[{"code":"file_format_check_failed","name":"文件格式不支持","meaning":"TikTok 不支持该文件格式。"},{"code":"picture_size_check_failed","name":"宽度或高度不符合要求","meaning":"TikTok 不支持该宽度或高度。"},{"code":"internal","name":"内部错误","meaning":"TikTok 内部出错。"},{"code":"photo_pull_failed","name":"无法获取照片","meaning":"TikTok 无法从网址获取照片。"},{"code":"publish_cancelled","name":"发布已取消","meaning":"发布被取消。"},{"code":"auth_removed","name":"授权已撤销","meaning":"用户撤销了授权。"},{"code":"spam_risk_too_many_posts","name":"发布过于频繁","meaning":"该账号发布过于频繁。"},{"code":"spam_risk_user_banned_from_posting","name":"账号被禁止发布","meaning":"TikTok 不允许该账号发布。"},{"code":"spam_risk_too_many_pending_share","name":"待处理的发布过多","meaning":"24 小时内有超过 5 个待处理的发布。"},{"code":"url_ownership_unverified","name":"域名未验证","meaning":"网址的域名未经验证。"},{"code":"spam_risk_text","name":"文字疑似垃圾信息","meaning":"TikTok 判定文字为垃圾信息。"},{"code":"spam_risk","name":"发布疑似垃圾信息","meaning":"TikTok 判定此次发布为垃圾信息。"},{"code":"reached_active_user_cap","name":"发布用户过多","meaning":"应用在 24 小时内的发布用户数已达上限。"},{"code":"unaudited_client_can_only_post_to_private_accounts","name":"应用未经审核","meaning":"应用未通过 TikTok 审核，只能发布到私密账号。"},{"code":"privacy_level_option_mismatch","name":"隐私级别不可用","meaning":"该账号不提供所选的隐私级别。"},{"code":"invalid_param","name":"参数无效","meaning":"请求中有无效的参数。"}],"rules":[
{"id":"image-format","message":"图片格式为 {measured}；接受 JPEG 和 WebP，不接受 PNG","fix":"转换为 JPEG。"},
{"id":"image-file-size-decimal","message":"文件大小为 {measured}，不能超过 {limit}；如果官方文档的 MB 按二进制计，则为 {looser}","fix":"压缩到 20 MB 以内。"},
{"id":"image-file-size","message":"文件大小为 {measured}，不能超过 {limit}（20 MiB）","fix":"压缩到 20 MiB 以内。"},
{"id":"image-size","message":"图片尺寸为 {measured}，不能超过 1080p，这里按 {limit} 计","fix":"缩小到 1080×1920 或 1920×1080 以内。"},
{"id":"request-media-present","message":"没有指定任何媒体，至少需要一个文件","fix":"请指定至少一张图片。"},
{"id":"request-images-max","message":"共有 {measured} 张图片，最多 {limit} 张","fix":"每次最多发布 {limit} 张图片。"},
{"id":"request-cover-index","message":"当前为 {measured}；第一张图片的序号为 {limit}","fix":"请给出封面图片的序号，从 0 开始。"},
{"id":"request-title-length","message":"长度为 {measured}，不能超过 {limit}","fix":"将标题缩短到 90 个 UTF-16 码元以内；一个表情符号至少计为两个码元。"},
{"id":"request-description-length","message":"长度为 {measured}，不能超过 {limit}","fix":"将描述缩短到 4000 个 UTF-16 码元以内；一个表情符号至少计为两个码元。"}
],"not_documented":[{"subject":"竖图的 1080p 指什么","note":"这里按短边不超过 1080 px、长边不超过 1920 px 计。"},{"subject":"图片的最小尺寸和宽高比"},{"subject":"20 MB 是十进制还是二进制","note":"文件大小不超过十进制上限时通过，超过二进制上限时不通过。"}]}}}
"""##])
}

// swift-format-ignore-file
// Made by script/tools/generate from Destinations/x-image/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_x_image = Destinations.Entry(
    "x-image", "x-image", groups: ["default", "x"],
    fingerprint: "96645ae0", checked: "2026-11-28",
    [##"""
{"preflight_destination":1,
"id":"x-image",
"short_name":"x-image",
"name":"X image post",
"groups":["default","x"],
"sources":[
{"id":"media-guide","title":"X API, media best practices","url":"https://docs.x.com/x-api/media/quickstart/best-practices","checked":[2026,11,22],"page_as_of":[2026,9,1],"review_after":[2027,1,21]},
{"id":"counting","title":"X, counting characters","url":"https://docs.x.com/fundamentals/counting-characters","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,1,21]},
{"id":"openapi","title":"X API, OpenAPI description","url":"https://docs.x.com/openapi.json","checked":[2026,11,28],"page_as_of":[2026,8,22],"review_after":[2027,1,27]},
{"id":"premium-help","title":"X help center, about different types of posts","url":"https://help.x.com/en/using-x/types-of-posts","checked":[2026,11,28],"page_as_of":[2026,7,26],"review_after":[2027,1,27]},
{"id":"two-gifs","title":"Mastodon Twitter Poster, issue 34, a recorded refusal of a post with two GIFs","url":"https://github.com/renatolond/mastodon-twitter-poster/issues/34","checked":[2026,11,28],"page_as_of":[2017,11,13]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"parameters":[
{"name":"subscription","choice":["none","premium"],"default":"none","meaning":"The subscription of the account that posts. The limits of a post depend on it."}
],
"""##, SharedParts.share_states_facebook_photo, ##"""
"slots":[
{"name":"image","takes":["image"],
"rules":[
{"id":"x-image/image-format","fact":"image.format","constraint":{"one_of":["jpeg","png","gif","webp"]},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"media-guide","message":"is {measured}; X accepts JPEG, PNG, GIF and WebP","fix":"Convert it to JPEG or PNG.","where":"Image specifications and recommendations","written":"JPG, PNG, GIF, WEBP","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"png"}]},{"values":[{"fact":"image.format","value":"gif"}]},{"values":[{"fact":"image.format","value":"webp"}]}],"fail":[{"values":[{"fact":"image.format","value":"heic"}]},{"values":[{"fact":"image.format","value":"tiff"}]},{"values":[{"fact":"image.format","value":"bmp"}]}]}},
{"id":"x-image/image-file-size-decimal","fact":"file_size","constraint":{"max":5000000},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"media-guide","looser":"x-image/image-file-size","message":"is {measured}; the limit is 5 MB, which can mean {limit} or {looser} (5 MiB)","fix":"Compress it to 5 MB or less.","where":"Image specifications and recommendations","written":"<= 5 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":5000000}]}],"warn":[{"values":[{"fact":"file_size","value":5000001}]},{"values":[{"fact":"file_size","value":5242880}]}]}},
{"id":"x-image/image-file-size","fact":"file_size","constraint":{"max":5242880},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"media-guide","native_codes":["File size exceeds 5242880 bytes."],"message":"is {measured}; the limit is {limit} (5 MiB)","fix":"Compress it to 5 MiB or less.","where":"Image specifications and recommendations","written":"<= 5 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":5000001}]},{"values":[{"fact":"file_size","value":5242880}]}],"fail":[{"values":[{"fact":"file_size","value":5242881}]}]}}
]}],
"request_rules":[
{"id":"x-image/request-media-present","fact":{"count":"media"},"constraint":{"min":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"openapi","message":"has no image","fix":"Add the image that the post shows.","where":"CreatePostsMedia, media_ids, minItems","written":"1","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":0}]}]}},
{"id":"x-image/request-media-max","fact":{"count":"media"},"constraint":{"max":4},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"media-guide","message":"has {measured} images; the limit is {limit}","fix":"Post at most 4 images at a time.","where":"Keep in mind","written":"up to 4 photos","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]},{"values":[{"fact":{"count":"media"},"value":4}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":5}]}]}},
{"id":"x-image/request-gif-alone","fact":{"count":"media"},"constraint":{"max":1},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"media-guide","further_sources":["two-gifs"],"applies_if":[{"fact":{"count":"image","where":"image.format","is":"gif"},"constraint":{"min":1}}],"message":"has {measured} files; a GIF must be the only file in a post","fix":"Post the GIF by itself.","where":"Keep in mind","written":"1 animated GIF","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1},{"fact":{"count":"image","where":"image.format","is":"gif"},"value":1}]},{"values":[{"fact":{"count":"media"},"value":4},{"fact":{"count":"image","where":"image.format","is":"gif"},"value":0}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":2},{"fact":{"count":"image","where":"image.format","is":"gif"},"value":1}]}]}},
{"id":"x-image/request-media-alone","fact":{"given":["media","poll","quote_tweet_id","card_uri"]},"constraint":{"max":1},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"openapi","message":"has {measured} of media, a poll, a quoted post and a card; X accepts only one of them","fix":"Keep one of them.","where":"TweetCreateRequest, media, poll, quote_tweet_id and card_uri","written":"mutually exclusive","examples":{"pass":[{"values":[{"fact":{"given":["media","poll","quote_tweet_id","card_uri"]},"value":0}]},{"values":[{"fact":{"given":["media","poll","quote_tweet_id","card_uri"]},"value":1}]}],"fail":[{"values":[{"fact":{"given":["media","poll","quote_tweet_id","card_uri"]},"value":2}]},{"values":[{"fact":{"given":["media","poll","quote_tweet_id","card_uri"]},"value":4}]}]}},
{"id":"x-image/request-alt-text-length","fact":{"field":"alt_text"},"constraint":{"length":{"unit":"utf16","max":1000}},"strength":"unstated","certainty":"official","step":"request","share_state":20002,"source":"openapi","message":"has {measured}; the limit is {limit}","fix":"Shorten the alternative text to 1,000 characters or fewer; an emoji counts as two or more.","where":"MediaMetadata, alt_text, maxLength","written":"1000","examples":{"pass":[{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":1000}]}}]}],"fail":[{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":1001}]}}]}]}},
{"id":"x-image/request-text-length","fact":{"field":"text"},"constraint":{"length":{"unit":"weighted","max":280}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"counting","when":[{"parameter":"subscription","one_of":["none"]}],"message":"has {measured}; the limit is {limit} without a subscription","fix":"Shorten it to 280 or less; a Chinese character or an emoji counts as 2, and a link counts as 23.","where":"head of the page","written":"280 characters","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":280}]}}],"assuming":[{"parameter":"subscription","value":"none"}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"字","times":140}]}}],"assuming":[{"parameter":"subscription","value":"none"}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"https://example.com/","times":1},{"text":"b","times":300},{"text":" ","times":1},{"text":"a","times":256}]}}],"assuming":[{"parameter":"subscription","value":"none"}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":281}]}}],"assuming":[{"parameter":"subscription","value":"premium"}]}],"fail":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":281}]}}],"assuming":[{"parameter":"subscription","value":"none"}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"字","times":140},{"text":"a","times":1}]}}],"assuming":[{"parameter":"subscription","value":"none"}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"https://example.com/","times":1},{"text":"b","times":300},{"text":" ","times":1},{"text":"a","times":257}]}}],"assuming":[{"parameter":"subscription","value":"none"}]}]}},
{"id":"x-image/request-text-length-premium","fact":{"field":"text"},"constraint":{"length":{"unit":"weighted","max":25000}},"strength":"hard","certainty":"official_quoted","step":"request","share_state":20002,"source":"premium-help","when":[{"parameter":"subscription","one_of":["premium"]}],"message":"has {measured}; the limit is {limit} with X Premium","fix":"Shorten it to 25,000 or less; a Chinese character or an emoji counts as 2, and a link counts as 23.","where":"Longer posts","written":"25,000 characters","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":24999}]}}],"assuming":[{"parameter":"subscription","value":"premium"}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":25000}]}}],"assuming":[{"parameter":"subscription","value":"premium"}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"字","times":12500}]}}],"assuming":[{"parameter":"subscription","value":"premium"}]}],"fail":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":25001}]}}],"assuming":[{"parameter":"subscription","value":"premium"}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"字","times":12501}]}}],"assuming":[{"parameter":"subscription","value":"premium"}]}]}}
],
"publisher":"X",
"summary":"A post on X with one to four images, made through the X API or an app that uses it.",
"notes":[
"Few codes of X for media are known. The share states here are those of TikTok and Douyin with the same meaning.",
"X counts most letters as 1, a Chinese character or an emoji as 2, and any link as 23.",
"A post can have up to four images, or one animated GIF, or one video, but not a mix."
],
"native_codes":{"name":"error","note":"The API returns this text as the error of an upload. It documents none of them; they were seen in recorded refusals (Tweepy, issue 2002, of 2022-11-05; python-twitter, issue 662, of 2020-05-06).","codes":[
{"code":"File size exceeds 5242880 bytes.","name":"file too large","meaning":"The file is larger than 5 MiB.","messages":["File size exceeds 5242880 bytes."],"share_state":20010,"predictable_from":["media"],"observed":true}
]},
"request":{"source":"media-guide","malformed":20002,"unusable":20002,"is_post":true,"fields":[{"name":"media","type":"media","slots":["image"],"is_list":true},{"name":"text","type":"text"},{"name":"title","type":"text"},{"name":"description","type":"text"},{"name":"link","type":"identifier"},{"name":"cover","type":"attachment","kinds":["image"]},{"name":"alt_text","type":"text"},{"name":"tags","type":"text","is_list":true},{"name":"card_uri","type":"identifier"},{"name":"community_id","type":"digits"},{"name":"direct_message_deep_link","type":"identifier"},{"name":"edit_options","type":"anything"},{"name":"for_super_followers_only","type":"flag"},{"name":"geo","type":"group","fields":[{"name":"place_id","type":"identifier"}]},{"name":"made_with_ai","type":"flag"},{"name":"nullcast","type":"flag"},{"name":"paid_partnership","type":"flag"},{"name":"poll","type":"anything"},{"name":"quote_tweet_id","type":"digits"},{"name":"reply","type":"anything"},{"name":"reply_settings","type":"choice","words":["following","mentionedUsers","subscribers","verified"]},{"name":"share_with_followers","type":"flag"},{"name":"tagged_user_ids","type":"digits","is_list":true}]},
"""##, SharedParts.unreadable_bluesky_image, ##"""
"not_documented":[
{"subject":"The width and height of an image in pixels"},
{"subject":"Whether MB is decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."},
{"subject":"The unit of the limit of 25,000 with X Premium","note":"The rule counts characters in the same way as for the other limit."}
],
"translations":{
"zh-Hans":{"name":"X 图片帖","summary":"通过 X API 或使用该 API 的应用发布带一到四张图片的帖子。","notes":[
"X 与媒体相关的返回码很少。这里的分享状态码借用 TikTok 和抖音中含义相同的编号。",
"文字按 X 的加权方式计数：多数字母计 1，汉字和表情符号计 2，任何链接计 23。",
"一条帖子可以带最多四张图片、一张动图或一个视频，不能混用。"
"""##, SharedParts.borrowed_from_facebook_photo, ##"""
],"native_codes_note":"上传接口在错误中返回该文字。文档没有列出；见于有记录的拒绝（2020-05-06 和 2022-11-05）。","native_codes":[
{"code":"File size exceeds 5242880 bytes.","name":"文件过大","meaning":"文件超过 5 MiB。"}
],"parameters":{"subscription":"发布账号的订阅类型，决定帖子的各项上限。"},"rules":[
{"id":"image-format","message":"图片格式为 {measured}；接受 JPEG、PNG、GIF 和 WebP","fix":"转换为 JPEG 或 PNG。"},
{"id":"image-file-size-decimal","message":"文件大小为 {measured}；上限 5 MB 可能指 {limit}，也可能指 {looser}（5 MiB）","fix":"压缩到 5 MB 以内。"},
{"id":"image-file-size","message":"文件大小为 {measured}，不能超过 {limit}（5 MiB）","fix":"压缩到 5 MiB 以内。"},
{"id":"request-media-present","message":"没有指定图片","fix":"请指定要发布的图片。"},
{"id":"request-media-max","message":"共有 {measured} 张图片，最多 {limit} 张","fix":"每次最多发布 4 张。"},
{"id":"request-gif-alone","message":"共有 {measured} 个文件；包含 GIF 的帖子不能再有其他媒体","fix":"单独发布该 GIF。"},
{"id":"request-media-alone","message":"媒体、投票、引用和卡片中有 {measured} 种；一条帖子只能有一种","fix":"只保留其中一种。"},
{"id":"request-alt-text-length","message":"长度为 {measured}，不能超过 {limit}","fix":"将替代文本缩短到 1,000 个字符以内；一个表情符号至少计为两个字符。"},
{"id":"request-text-length","message":"长度为 {measured}，未订阅时不能超过 {limit}","fix":"缩短到 280 个加权字符以内；一个汉字或表情符号计 2，一个链接计 23。"},
{"id":"request-text-length-premium","message":"长度为 {measured}，订阅 X Premium 时不能超过 {limit}","fix":"缩短到 25,000 个加权字符以内；一个汉字或表情符号计 2，一个链接计 23。"}
],"not_documented":[
{"subject":"图片的像素宽高"},
{"subject":"MB 是十进制还是二进制","note":"单位可能是十进制或二进制；文件大小介于两个上限之间时，按警告处理。"},
{"subject":"X Premium 的 25,000 按什么单位计数","note":"这里按相同的加权方式计。"}
]}}}
"""##])
}

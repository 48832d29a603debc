// swift-format-ignore-file
// Made by script/tools/generate from Destinations/x-gif/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_x_gif = Destinations.Entry(
    "x-gif", "x-gif", groups: ["x"],
    fingerprint: "ae8ba7c9", checked: "2026-11-28",
    [##"""
{"preflight_destination":1,
"id":"x-gif",
"short_name":"x-gif",
"name":"X animated GIF post",
"groups":["x"],
"sources":[
{"id":"media-guide","title":"X API, media best practices","url":"https://docs.x.com/x-api/media/quickstart/best-practices","checked":[2026,11,22],"page_as_of":[2026,9,1],"review_after":[2027,1,21]},
{"id":"counting","title":"X, counting characters","url":"https://docs.x.com/fundamentals/counting-characters","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,1,21]},
{"id":"openapi","title":"X API, OpenAPI description","url":"https://docs.x.com/openapi.json","checked":[2026,11,28],"page_as_of":[2026,8,22],"review_after":[2027,1,27]},
{"id":"premium-help","title":"X help center, about different types of posts","url":"https://help.x.com/en/using-x/types-of-posts","checked":[2026,11,28],"page_as_of":[2026,7,26],"review_after":[2027,1,27]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"parameters":[
{"name":"subscription","choice":["none","premium"],"default":"none","meaning":"The subscription of the account that posts. The limits of a post depend on it."}
],
"""##, SharedParts.share_states_facebook_photo, ##"""
"slots":[
{"name":"gif","takes":["image"],"formats":["gif"],
"rules":[
{"id":"x-gif/gif-format","fact":"image.format","constraint":{"one_of":["gif"]},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"media-guide","message":"is {measured}; a GIF post accepts only GIF","fix":"Convert it to GIF, or post it as an image.","where":"Keep in mind","written":"1 animated GIF","examples":{"pass":[{"values":[{"fact":"image.format","value":"gif"}]}],"fail":[{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"png"}]},{"values":[{"fact":"image.format","value":"webp"}]}]}},
{"id":"x-gif/gif-file-size-decimal","fact":"file_size","constraint":{"max":15000000},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"media-guide","looser":"x-gif/gif-file-size","message":"is {measured}; the limit is 15 MB, which can mean {limit} or {looser} (15 MiB)","fix":"Compress it to 15 MB or less.","where":"Animated GIF recommendations","written":"<= 15 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":15000000}]}],"warn":[{"values":[{"fact":"file_size","value":15000001}]},{"values":[{"fact":"file_size","value":15728640}]}]}},
{"id":"x-gif/gif-file-size","fact":"file_size","constraint":{"max":15728640},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"media-guide","native_codes":["File size exceeds 15728640 bytes."],"message":"is {measured}; the limit is {limit} (15 MiB)","fix":"Compress it to 15 MiB or less.","where":"Animated GIF recommendations","written":"<= 15 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":15000001}]},{"values":[{"fact":"file_size","value":15728640}]}],"fail":[{"values":[{"fact":"file_size","value":15728641}]}]}},
{"id":"x-gif/gif-size","fact":"image.size","constraint":{"sides":[{"side":"width","max":1280},{"side":"height","max":1080}]},"strength":"advice","certainty":"official","step":"resolution","share_state":20008,"source":"media-guide","message":"is {measured}; X recommends at most {limit}, and a larger GIF may fail when it is posted","fix":"Scale it down to fit 1280×1080.","where":"Animated GIF recommendations","written":"<= 1280x1080","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[1280,1080]}}]},{"values":[{"fact":"image.size","value":{"size":[640,480]}}]}],"warn":[{"values":[{"fact":"image.size","value":{"size":[1281,1080]}}]},{"values":[{"fact":"image.size","value":{"size":[1280,1081]}}]},{"values":[{"fact":"image.size","value":{"size":[1080,1280]}}]}]}},
{"id":"x-gif/gif-frames","fact":"image.frame_count","constraint":{"max":350},"strength":"advice","certainty":"official","step":"resolution","share_state":20008,"source":"media-guide","message":"has {measured}; X recommends at most {limit}, and a longer GIF may fail when it is posted","fix":"Remove frames until it has 350 or fewer, or post it as a video.","where":"Animated GIF recommendations","written":"<= 350","examples":{"pass":[{"values":[{"fact":"image.frame_count","value":1}]},{"values":[{"fact":"image.frame_count","value":350}]}],"warn":[{"values":[{"fact":"image.frame_count","value":351}]},{"values":[{"fact":"image.frame_count","value":600}]}]}},
{"id":"x-gif/gif-pixels","fact":"image.total_pixels","constraint":{"max":300000000},"strength":"advice","certainty":"official","step":"resolution","share_state":20008,"source":"media-guide","message":"has {measured} over all frames; X recommends at most {limit}, and a GIF with more may fail when it is posted","fix":"Scale it down, or remove frames, until width × height × frames is 300,000,000 or less.","where":"Animated GIF recommendations","written":"<= 300 million","examples":{"pass":[{"values":[{"fact":"image.total_pixels","value":1}]},{"values":[{"fact":"image.total_pixels","value":300000000}]}],"warn":[{"values":[{"fact":"image.total_pixels","value":300000001}]},{"values":[{"fact":"image.total_pixels","value":483840000}]}]}}
]}],
"request_rules":[
{"id":"x-gif/request-media-present","fact":{"count":"media"},"constraint":{"min":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"openapi","message":"has no GIF","fix":"Add the GIF that the post shows.","where":"CreatePostsMedia, media_ids, minItems","written":"1","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":0}]}]}},
{"id":"x-gif/request-media-max","fact":{"count":"media"},"constraint":{"max":1},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"media-guide","message":"has {measured} files; the limit for a post with a GIF is {limit}","fix":"Post one at a time.","where":"Keep in mind","written":"1 animated GIF","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":2}]}]}},
{"id":"x-gif/request-media-alone","fact":{"given":["media","poll","quote_tweet_id","card_uri"]},"constraint":{"max":1},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"openapi","message":"has {measured} of media, a poll, a quoted post and a card; X accepts only one of them","fix":"Keep one of them.","where":"TweetCreateRequest, media, poll, quote_tweet_id and card_uri","written":"mutually exclusive","examples":{"pass":[{"values":[{"fact":{"given":["media","poll","quote_tweet_id","card_uri"]},"value":0}]},{"values":[{"fact":{"given":["media","poll","quote_tweet_id","card_uri"]},"value":1}]}],"fail":[{"values":[{"fact":{"given":["media","poll","quote_tweet_id","card_uri"]},"value":2}]},{"values":[{"fact":{"given":["media","poll","quote_tweet_id","card_uri"]},"value":4}]}]}},
{"id":"x-gif/request-alt-text-length","fact":{"field":"alt_text"},"constraint":{"length":{"unit":"utf16","max":1000}},"strength":"unstated","certainty":"official","step":"request","share_state":20002,"source":"openapi","message":"has {measured}; the limit is {limit}","fix":"Shorten the alternative text to 1,000 characters or fewer; an emoji counts as two or more.","where":"MediaMetadata, alt_text, maxLength","written":"1000","examples":{"pass":[{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":1000}]}}]}],"fail":[{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":1001}]}}]}]}},
{"id":"x-gif/request-text-length","fact":{"field":"text"},"constraint":{"length":{"unit":"weighted","max":280}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"counting","when":[{"parameter":"subscription","one_of":["none"]}],"message":"has {measured}; the limit is {limit} without a subscription","fix":"Shorten it to 280 or less; a Chinese character or an emoji counts as 2, and a link counts as 23.","where":"head of the page","written":"280 characters","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":280}]}}],"assuming":[{"parameter":"subscription","value":"none"}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"字","times":140}]}}],"assuming":[{"parameter":"subscription","value":"none"}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"https://example.com/","times":1},{"text":"b","times":300},{"text":" ","times":1},{"text":"a","times":256}]}}],"assuming":[{"parameter":"subscription","value":"none"}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":281}]}}],"assuming":[{"parameter":"subscription","value":"premium"}]}],"fail":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":281}]}}],"assuming":[{"parameter":"subscription","value":"none"}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"字","times":140},{"text":"a","times":1}]}}],"assuming":[{"parameter":"subscription","value":"none"}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"https://example.com/","times":1},{"text":"b","times":300},{"text":" ","times":1},{"text":"a","times":257}]}}],"assuming":[{"parameter":"subscription","value":"none"}]}]}},
{"id":"x-gif/request-text-length-premium","fact":{"field":"text"},"constraint":{"length":{"unit":"weighted","max":25000}},"strength":"hard","certainty":"official_quoted","step":"request","share_state":20002,"source":"premium-help","when":[{"parameter":"subscription","one_of":["premium"]}],"message":"has {measured}; the limit is {limit} with X Premium","fix":"Shorten it to 25,000 or less; a Chinese character or an emoji counts as 2, and a link counts as 23.","where":"Longer posts","written":"25,000 characters","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":24999}]}}],"assuming":[{"parameter":"subscription","value":"premium"}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":25000}]}}],"assuming":[{"parameter":"subscription","value":"premium"}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"字","times":12500}]}}],"assuming":[{"parameter":"subscription","value":"premium"}]}],"fail":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":25001}]}}],"assuming":[{"parameter":"subscription","value":"premium"}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"字","times":12501}]}}],"assuming":[{"parameter":"subscription","value":"premium"}]}]}}
],
"publisher":"X",
"summary":"A post on X with one animated GIF, made through the X API or an app that uses it.",
"notes":[
"Few codes of X for media are known. The share states here are those of TikTok and Douyin with the same meaning.",
"X counts most letters as 1, a Chinese character or an emoji as 2, and any link as 23.",
"X may accept the upload of a GIF and still refuse it when the post is made. The figures for its size, frames and pixels are recommendations to avoid this."
],
"native_codes":{"name":"error","note":"The API returns this text as the error of an upload. It documents none of them; they were seen in recorded refusals (BattBot, issue 62, of 2021-08-12).","codes":[
{"code":"File size exceeds 15728640 bytes.","name":"file too large","meaning":"The file is larger than 15 MiB.","messages":["File size exceeds 15728640 bytes."],"share_state":20010,"predictable_from":["media"],"observed":true}
]},
"request":{"source":"media-guide","malformed":20002,"unusable":20002,"is_post":true,"fields":[{"name":"media","type":"media","slots":["gif"],"is_list":true},{"name":"text","type":"text"},{"name":"title","type":"text"},{"name":"description","type":"text"},{"name":"link","type":"identifier"},{"name":"cover","type":"attachment","kinds":["image"]},{"name":"alt_text","type":"text"},{"name":"tags","type":"text","is_list":true},{"name":"card_uri","type":"identifier"},{"name":"community_id","type":"digits"},{"name":"direct_message_deep_link","type":"identifier"},{"name":"edit_options","type":"anything"},{"name":"for_super_followers_only","type":"flag"},{"name":"geo","type":"group","fields":[{"name":"place_id","type":"identifier"}]},{"name":"made_with_ai","type":"flag"},{"name":"nullcast","type":"flag"},{"name":"paid_partnership","type":"flag"},{"name":"poll","type":"anything"},{"name":"quote_tweet_id","type":"digits"},{"name":"reply","type":"anything"},{"name":"reply_settings","type":"choice","words":["following","mentionedUsers","subscribers","verified"]},{"name":"share_with_followers","type":"flag"},{"name":"tagged_user_ids","type":"digits","is_list":true}]},
"""##, SharedParts.unreadable_bluesky_image, ##"""
"not_documented":[
{"subject":"Whether MB is decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."},
{"subject":"Whether the recommended size applies in either orientation","note":"It is read as width × height, as the page writes it."},
{"subject":"A GIF of a single frame"}
],
"translations":{
"zh-Hans":{"name":"X 动图帖","summary":"通过 X API 或使用该 API 的应用发布带一张 GIF 动图的帖子。","notes":[
"X 与媒体相关的返回码很少。这里的分享状态码借用 TikTok 和抖音中含义相同的编号。",
"文字按 X 的加权方式计数：多数字母计 1，汉字和表情符号计 2，任何链接计 23。",
"已上传的动图在发布时仍可能被拒绝；尺寸、帧数和像素数的数值是为避免这种情况给出的建议。"
"""##, SharedParts.borrowed_from_facebook_photo, ##"""
],"native_codes_note":"上传接口在错误中返回该文字。文档没有列出；见于有记录的拒绝（2021-08-12）。","native_codes":[
{"code":"File size exceeds 15728640 bytes.","name":"文件过大","meaning":"文件超过 15 MiB。"}
],"parameters":{"subscription":"发布账号的订阅类型，决定帖子的各项上限。"},"rules":[
{"id":"gif-format","message":"图片格式为 {measured}；动图帖只接受 GIF","fix":"转换为 GIF，或作为图片发布。"},
{"id":"gif-file-size-decimal","message":"文件大小为 {measured}；上限 15 MB 可能指 {limit}，也可能指 {looser}（15 MiB）","fix":"压缩到 15 MB 以内。"},
{"id":"gif-file-size","message":"文件大小为 {measured}，不能超过 {limit}（15 MiB）","fix":"压缩到 15 MiB 以内。"},
{"id":"gif-size","message":"动图尺寸为 {measured}，建议不超过 {limit}；更大的动图可能发布失败","fix":"缩小到 1280×1080 以内。"},
{"id":"gif-frames","message":"动图共 {measured}，建议不超过 {limit}；更长的动图可能发布失败","fix":"减少到 350 帧以内，或作为视频发布。"},
{"id":"gif-pixels","message":"所有帧的像素总数为 {measured}，建议不超过 {limit}；超过时可能发布失败","fix":"缩小尺寸或减少帧数，使宽×高×帧数不超过 300,000,000。"},
{"id":"request-media-present","message":"没有指定 GIF 动图","fix":"请指定要发布的 GIF 动图。"},
{"id":"request-media-max","message":"共有 {measured} 个文件，带动图的帖子最多 {limit} 个","fix":"每次只发布一个。"},
{"id":"request-media-alone","message":"媒体、投票、引用和卡片中有 {measured} 种；一条帖子只能有一种","fix":"只保留其中一种。"},
{"id":"request-alt-text-length","message":"长度为 {measured}，不能超过 {limit}","fix":"将替代文本缩短到 1,000 个字符以内；一个表情符号至少计为两个字符。"},
{"id":"request-text-length","message":"长度为 {measured}，未订阅时不能超过 {limit}","fix":"缩短到 280 个加权字符以内；一个汉字或表情符号计 2，一个链接计 23。"},
{"id":"request-text-length-premium","message":"长度为 {measured}，订阅 X Premium 时不能超过 {limit}","fix":"缩短到 25,000 个加权字符以内；一个汉字或表情符号计 2，一个链接计 23。"}
],"not_documented":[
{"subject":"MB 是十进制还是二进制","note":"单位可能是十进制或二进制；文件大小介于两个上限之间时，按警告处理。"},
{"subject":"建议尺寸的宽高能否对调","note":"这里按文档的写法，即宽×高。"},
{"subject":"只有一帧的 GIF"}
]}}}
"""##])
}

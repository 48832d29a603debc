// swift-format-ignore-file
// Made by script/tools/generate from Destinations/linkedin-document/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_linkedin_document = Destinations.Entry(
    "linkedin-document", "linkedin-document", groups: "ads",
    [##"""
{"preflight_destination":1,
"id":"linkedin-document",
"short_name":"linkedin-document",
"name":"LinkedIn document (API)",
"groups":["ads"],
"sources":[{"id":"little","title":"LinkedIn, little text format","url":"https://learn.microsoft.com/en-us/linkedin/marketing/community-management/shares/little-text-format","checked":[2026,11,30],"page_as_of":"unknown","review_after":[2027,1,29]},{"id":"text-help","title":"LinkedIn help, posts","url":"https://www.linkedin.com/help/linkedin/answer/a528176","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,1,21]},{"id":"long-text","title":"n8n, issue 22899, a recorded refusal of a text of 8694 characters","url":"https://github.com/n8n-io/n8n/issues/22899","checked":[2026,11,28],"page_as_of":[2025,12,7]},{"id":"documents-api","title":"LinkedIn Marketing API, documents","url":"https://learn.microsoft.com/en-us/linkedin/marketing/community-management/shares/documents-api","checked":[2026,11,30],"page_as_of":"unknown","review_after":[2027,1,29]}],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_bluesky_image, ##"""
"slots":[
{"name":"document","takes":["other"],"formats":["pdf"],
"rules":[
{"id":"linkedin-document/document-pages","fact":"document.pages","constraint":{"max":300},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"documents-api","message":"has {measured} pages; the limit is {limit}","fix":"Split it, or remove pages until there are at most 300.","where":"Permissions, Important","written":"cannot exceed 100MB and 300 pages","examples":{"pass":[{"values":[{"fact":"document.pages","value":1}]},{"values":[{"fact":"document.pages","value":300}]}],"fail":[{"values":[{"fact":"document.pages","value":301}]}]}},
{"id":"linkedin-document/document-file-size-decimal","fact":"file_size","constraint":{"max":100000000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"documents-api","looser":"linkedin-document/document-file-size","message":"is {measured}; the limit is 100 MB, which can mean {limit} or {looser} (100 MiB)","fix":"Compress it to 100 MB or less.","where":"Permissions, Important","written":"cannot exceed 100MB and 300 pages","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":100000000}]}],"warn":[{"values":[{"fact":"file_size","value":100000001}]},{"values":[{"fact":"file_size","value":104857600}]}]}},
{"id":"linkedin-document/document-file-size","fact":"file_size","constraint":{"max":104857600},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"documents-api","message":"is {measured}; the limit is {limit} (100 MiB)","fix":"Compress it to 100 MiB or less.","where":"Permissions, Important","written":"cannot exceed 100MB and 300 pages","examples":{"pass":[{"values":[{"fact":"file_size","value":100000001}]},{"values":[{"fact":"file_size","value":104857600}]}],"fail":[{"values":[{"fact":"file_size","value":104857601}]}]}}
]}],
"request_rules":[
{"id":"linkedin-document/request-media-present","fact":{"given":["media","text"]},"constraint":{"min":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"documents-api","message":"has no document and no text","fix":"Add the PDF that the post shows.","examples":{"pass":[{"values":[{"fact":{"given":["media","text"]},"value":1}]}],"fail":[{"values":[{"fact":{"given":["media","text"]},"value":0}]}]}},
{"id":"linkedin-document/request-text-length","fact":{"field":"text"},"constraint":{"length":{"unit":"characters","max":3000}},"strength":"hard","certainty":"official_quoted","step":"request","share_state":20002,"source":"text-help","further_sources":["long-text"],"message":"has {measured}; the limit is {limit}","fix":"Shorten it to 3,000 characters or fewer.","where":"the sentence on the character limit","written":"3,000 characters","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":2999}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":3000}]}}]}],"fail":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":3001}]}}]}]}},
{"id":"linkedin-document/request-commentary-escaped","fact":{"text_count":"unescaped_marks","in":"commentary"},"constraint":{"max":0},"strength":"advice","certainty":"official","step":"request","share_state":20002,"source":"little","message":"has {measured} reserved characters without a backslash; LinkedIn can end the text at the first one","fix":"Write a backslash before brackets of all kinds and before | @ < > # * _ ~ and backslashes.","where":"head of the page, Note","written":"must be escaped","examples":{"pass":[{"values":[{"fact":{"text_count":"unescaped_marks","in":"commentary"},"value":0}]}],"warn":[{"values":[{"fact":{"text_count":"unescaped_marks","in":"commentary"},"value":1}]},{"values":[{"fact":{"text_count":"unescaped_marks","in":"commentary"},"value":5}]}]}}
],
"publisher":"LinkedIn",
"summary":"A PDF whose pages LinkedIn shows one after the other, in a post or as a document ad.",
"notes":[
"LinkedIn also accepts PPT, PPTX, DOC and DOCX. Preflight does not read these formats, so it does not judge them."
],
"request":{"source":"documents-api","malformed":20002,"unusable":20002,"is_post":true,"aliases":[{"name":"commentary","field":"text"},{"name":"images","field":"media"},{"name":"media.id","field":"media"},{"name":"images.id","field":"media"},{"name":"altText","field":"alt_text"}],"unwrapped":["content","multiImage"],"fields":[{"name":"media","type":"media","slots":["document"],"is_list":true},{"name":"text","type":"text"},{"name":"title","type":"text"},{"name":"description","type":"text"},{"name":"link","type":"identifier"},{"name":"cover","type":"attachment","kinds":["image"]},{"name":"alt_text","type":"text"},{"name":"tags","type":"text","is_list":true},{"name":"commentary","type":"text"},{"name":"adContext","type":"anything"},{"name":"article","type":"anything"},{"name":"author","type":"anything"},{"name":"carousel","type":"anything"},{"name":"celebration","type":"anything"},{"name":"container","type":"anything"},{"name":"contentCallToActionLabel","type":"anything"},{"name":"contentLandingPage","type":"anything"},{"name":"distribution","type":"anything"},{"name":"document","type":"anything"},{"name":"id","type":"anything"},{"name":"isReshareDisabledByAuthor","type":"anything"},{"name":"lifecycleState","type":"anything"},{"name":"poll","type":"anything"},{"name":"publishedAt","type":"anything"},{"name":"reference","type":"anything"},{"name":"reshareContext","type":"anything"},{"name":"visibility","type":"anything"}]},
"""##, SharedParts.unreadable_amazon_listing, ##"""
"not_documented":[
{"subject":"The size of a page","note":"LinkedIn's help says that all pages must have the same size. No rule checks this."},
{"subject":"Whether an encrypted PDF is accepted"},
{"subject":"Whether 100 MB is decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."}
],
"translations":{
"zh-Hans":{"name":"领英文档（API）","summary":"领英在帖子或文档广告中逐页展示的 PDF。","notes":["领英还接受 PPT、PPTX、DOC 和 DOCX。Preflight 无法读取这些格式，因此不作判断。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20002","name":"参数错误","meaning":"帖子没有媒体、媒体过多、媒体类型不受支持，或文字过长。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"rules":[
{"id":"document-pages","message":"共 {measured} 页，不能超过 {limit} 页","fix":"拆分文档，或删减到 300 页以内。"},
{"id":"document-file-size-decimal","message":"文件大小为 {measured}；上限 100 MB 可能指 {limit}，也可能指 {looser}（100 MiB）","fix":"压缩到 100 MB 以内。"},
{"id":"document-file-size","message":"文件大小为 {measured}，不能超过 {limit}（100 MiB）","fix":"压缩到 100 MiB 以内。"},
{"id":"request-media-present","message":"没有指定文档，也没有正文","fix":"请指定要发布的 PDF。"},
{"id":"request-text-length","message":"长度为 {measured}，不能超过 {limit}","fix":"缩短到 3,000 个字符以内。"},
{"id":"request-commentary-escaped","message":"有 {measured} 个保留字符前没有反斜杠；LinkedIn 可能从第一个处截断正文","fix":"请在各种括号、反斜杠以及 | @ < > # * _ ~ 前加反斜杠。"}
],"not_documented":[{"subject":"页面尺寸","note":"领英帮助文档要求所有页面尺寸相同；没有规则检查这一点。"},{"subject":"是否接受加密的 PDF"},{"subject":"100 MB 是十进制还是二进制","note":"单位可能是十进制或二进制；文件大小介于两个上限之间时，按警告处理。"}]}}}
"""##])
}

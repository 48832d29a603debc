// swift-format-ignore-file
// Made by script/tools/generate from Destinations/etsy-listing/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_etsy_listing = Destinations.Entry(
    "etsy-listing", "etsy-listing", groups: "stores",
    [##"""
{"preflight_destination":1,
"id":"etsy-listing",
"short_name":"etsy-listing",
"name":"Etsy listing",
"groups":["stores"],
"sources":[{"id":"images","title":"Etsy help, requirements and best practices for images, as quoted by others in October 2026","url":"https://help.etsy.com/hc/en-us/articles/115015663347-Requirements-and-Best-Practices-for-Images-in-Your-Etsy-Shop","checked":[2026,11,30],"page_as_of":[2026,5,4],"review_after":[2027,3,31]},{"id":"create","title":"Etsy help, how to create a listing, as quoted by others in October 2026","url":"https://help.etsy.com/hc/en-us/articles/115015628707-How-to-Create-a-Listing","checked":[2026,11,30],"page_as_of":[2026,6,29],"review_after":[2027,3,31]},{"id":"videos","title":"Etsy help, how to add listing videos, as quoted by others in 2026","url":"https://help.etsy.com/hc/en-us/articles/360053206073-How-to-Add-Listing-Videos","checked":[2026,11,30],"page_as_of":"unknown","review_after":[2027,3,31]}],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_etsy_listing, ##"""
"slots":[
{"name":"photo","takes":["image"],
"rules":[
{"id":"etsy-listing/photo-format","fact":"image.format","constraint":{"one_of":["jpeg","gif","png","svg","heic"]},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20010,"source":"images","message":"is {measured}; Etsy accepts {limit}","fix":"Convert it to JPEG.","where":"File types","written":".jpg, .gif, .png, .svg, or .heic","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"gif"}]},{"values":[{"fact":"image.format","value":"png"}]},{"values":[{"fact":"image.format","value":"heic"}]}],"fail":[{"values":[{"fact":"image.format","value":"webp"}]},{"values":[{"fact":"image.format","value":"tiff"}]},{"values":[{"fact":"image.format","value":"avif"}]}]}},
{"id":"etsy-listing/photo-animated","fact":"image.animated","constraint":{"equals":false},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20008,"source":"images","message":"is animated; Etsy supports no animation","fix":"Export one frame as JPEG.","where":"File types","written":"Animated .gif files","examples":{"pass":[{"values":[{"fact":"image.animated","value":false}]}],"fail":[{"values":[{"fact":"image.animated","value":true}]}]}},
{"id":"etsy-listing/photo-alpha","fact":"image.has_alpha","constraint":{"equals":false},"strength":"changed","certainty":"official_quoted","step":"format","share_state":20008,"source":"images","message":"has an alpha channel; transparent parts become black on Etsy","fix":"Put it on a background, and save it without an alpha channel.","where":"File types","written":"transparent parts of the image will appear black","examples":{"pass":[{"values":[{"fact":"image.has_alpha","value":false}]}],"warn":[{"values":[{"fact":"image.has_alpha","value":true}]}]}},
{"id":"etsy-listing/photo-size-advised","fact":"image.size","constraint":{"sides":[{"side":"width","min":2000},{"side":"height","min":2000}]},"strength":"advice","certainty":"official_quoted","step":"resolution","share_state":20008,"source":"images","message":"is {measured}; Etsy recommends at least 2000 px a side","fix":"Export it again from a larger original, at least 2000 px a side.","where":"Listing photos","written":"at least 2000 pixels","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[2000,2000]}}]},{"values":[{"fact":"image.size","value":{"size":[3000,2000]}}]}],"warn":[{"values":[{"fact":"image.size","value":{"size":[1999,2500]}}]}]}},
{"id":"etsy-listing/photo-size-first","fact":"image.size","constraint":{"sides":[{"side":"width","min":635},{"side":"height","min":635}]},"strength":"advice","certainty":"official_quoted","step":"resolution","share_state":20008,"source":"images","message":"is {measured}; a first photo below 635 px a side lowers a listing in the search","fix":"Export it again from a larger original, at least 2000 px a side.","where":"Listing photos","written":"at least 635 pixels","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[635,635]}}]}],"warn":[{"values":[{"fact":"image.size","value":{"size":[634,700]}}]}]}},
{"id":"etsy-listing/photo-file-size","fact":"file_size","constraint":{"max":1000000},"strength":"advice","certainty":"official_quoted","step":"format","share_state":20008,"source":"images","message":"is {measured}; an upload above {limit} may not finish on a slow connection","fix":"Compress it to 1 MB or less.","where":"File size","written":"larger than 1MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1000000}]}],"warn":[{"values":[{"fact":"file_size","value":1000001}]}]}},
{"id":"etsy-listing/photo-color","fact":"color.space","constraint":{"equals":"sRGB"},"strength":"changed","certainty":"official_quoted","step":"format","share_state":20008,"source":"images","message":"has the color space {measured}; Etsy converts all photos to sRGB","fix":"Export it in sRGB to keep its colors.","where":"Color","written":"sRGB color profile","examples":{"pass":[{"values":[{"fact":"color.space","value":"sRGB"}]}],"warn":[{"values":[{"fact":"color.space","value":"Display P3"}]},{"values":[{"fact":"color.space","value":"Adobe RGB (1998)"}]}]}}
]},
{"name":"video","takes":["video"],
"rules":[
{"id":"etsy-listing/video-duration-min-create","fact":"duration","constraint":{"min":5},"strength":"hard","certainty":"official_quoted","step":"duration","share_state":20007,"source":"create","looser":"etsy-listing/video-duration-min","message":"is {measured} long; one page of Etsy's help has a minimum of {limit}, another {looser}","fix":"Use a video of 5 s or more.","where":"Photos and videos","written":"5-15 seconds in length","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":5}}]},{"values":[{"fact":"duration","value":{"number":15}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":4.9}}]},{"values":[{"fact":"duration","value":{"number":3}}]}]}},
{"id":"etsy-listing/video-duration-min","fact":"duration","constraint":{"min":3},"strength":"hard","certainty":"official_quoted","step":"duration","share_state":20007,"source":"videos","message":"is {measured} long; the minimum is {limit}","fix":"Use a video of 3 s or more, if possible of 5 s.","where":"Requirements","written":"3–15 seconds","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":3}}]},{"values":[{"fact":"duration","value":{"number":5}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":2.9}}]}]}},
{"id":"etsy-listing/video-duration-max","fact":"duration","constraint":{"max":15},"strength":"hard","certainty":"official_quoted","step":"duration","share_state":20007,"source":"create","further_sources":["videos"],"message":"is {measured} long; the limit is {limit}","fix":"Trim it to 15 s or less.","where":"Photos and videos","written":"5-15 seconds in length","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":15}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":15.1}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":15.2}}]},{"values":[{"fact":"duration","value":{"number":30}}]}]}},
{"id":"etsy-listing/video-file-size-decimal","fact":"file_size","constraint":{"max":100000000},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20010,"source":"videos","looser":"etsy-listing/video-file-size","message":"is {measured}; the limit is 100 MB, which can mean {limit} or {looser} (100 MiB)","fix":"Compress it to 100 MB or less.","where":"Requirements","written":"at most 100 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":100000000}]}],"warn":[{"values":[{"fact":"file_size","value":100000001}]},{"values":[{"fact":"file_size","value":104857600}]}]}},
{"id":"etsy-listing/video-file-size","fact":"file_size","constraint":{"max":104857600},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20010,"source":"videos","message":"is {measured}; the limit is {limit} (100 MiB)","fix":"Compress it to 100 MiB or less.","where":"Requirements","written":"at most 100 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":100000001}]},{"values":[{"fact":"file_size","value":104857600}]}],"fail":[{"values":[{"fact":"file_size","value":104857601}]}]}},
{"id":"etsy-listing/video-size","fact":"video.size","constraint":{"sides":[{"side":"short","min":500}]},"strength":"hard","certainty":"official_quoted","step":"resolution","share_state":20011,"source":"videos","message":"is {measured}; the minimum for the shorter side is 500 px","fix":"Export it again from a larger original.","where":"Requirements","written":"shorter side of at least 500 px","examples":{"pass":[{"values":[{"fact":"video.size","value":{"size":[500,500]}}]},{"values":[{"fact":"video.size","value":{"size":[1920,1080]}}]}],"fail":[{"values":[{"fact":"video.size","value":{"size":[498,600]}}]}]}}
]}],
"publisher":"Etsy",
"summary":"A photo or a video of an item that is for sale on Etsy.",
"notes":[
"A listing has at most 20 photos and 2 videos. An alternative text has at most 500 characters in the API.",
"Etsy cuts square, portrait and landscape thumbnails from the first photo, which should be landscape or square.",
"Etsy converts all photos to sRGB."
],
"""##, SharedParts.unreadable_amazon_streaming_tv, ##"""
"not_documented":[
{"subject":"The maximum file size of a photo","note":"Third parties report 10 MB. Etsy's page only says that an upload above 1 MB may not finish."},
{"subject":"The containers of a video","note":"The page lists seven types, of which the quotation names MP4 and MOV."},
{"subject":"Whether MB is decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."}
],
"translations":{
"zh-Hans":{"name":"Etsy 商品","summary":"在 Etsy 上出售的商品的照片或视频。","notes":["每个商品最多有 20 张照片和 2 个视频。通过 API 填写的替代文本最多 500 个字符。","Etsy 会从第一张照片裁剪出正方形、竖向和横向的缩略图，因此第一张照片应为横向或正方形。","Etsy 会将所有照片转换为 sRGB。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20007","name":"视频时长不符合要求","meaning":"视频过长或过短。"},{"code":"20008","name":"图片不符合要求","meaning":"图片的尺寸、宽高比或文件大小不符合要求。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},{"code":"20011","name":"视频分辨率不符合要求","meaning":"视频的分辨率或宽高比不符合要求。"},{"code":"20012","name":"视频格式不支持","meaning":"视频的封装格式、编码格式或编码参数不符合要求。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"rules":[
{"id":"photo-format","message":"图片格式为 {measured}；Etsy 接受 {limit}","fix":"转换为 JPEG。"},
{"id":"photo-animated","message":"图片为动图；Etsy 不支持动图","fix":"导出其中一帧为 JPEG。"},
{"id":"photo-alpha","message":"图片含有透明通道；透明部分在 Etsy 上会变成黑色","fix":"添加背景，去除透明通道后保存。"},
{"id":"photo-size-advised","message":"图片尺寸为 {measured}；Etsy 建议每条边至少 2000 像素","fix":"用更大的原图重新导出，每条边至少 2000 像素。"},
{"id":"photo-size-first","message":"图片尺寸为 {measured}；第一张照片的边小于 635 像素会降低商品的搜索排名","fix":"用更大的原图重新导出，每条边至少 2000 像素。"},
{"id":"photo-file-size","message":"文件大小为 {measured}；超过 {limit} 时，网速较慢可能无法完成上传","fix":"压缩到 1 MB 以内。"},
{"id":"photo-color","message":"色彩空间为 {measured}；Etsy 会将所有照片转换为 sRGB","fix":"以 sRGB 导出，以保持颜色。"},
{"id":"video-duration-min-create","message":"视频时长为 {measured}；Etsy 的一个帮助页面要求至少 {limit}，另一个要求至少 {looser}","fix":"使用 5 秒或更长的视频。"},
{"id":"video-duration-min","message":"视频时长为 {measured}，至少为 {limit}","fix":"使用不短于 3 秒的视频，最好不短于 5 秒。"},
{"id":"video-duration-max","message":"视频时长为 {measured}，不能超过 {limit}","fix":"剪辑到 15 秒以内。"},
{"id":"video-file-size-decimal","message":"文件大小为 {measured}；上限 100 MB 可能指 {limit}，也可能指 {looser}（100 MiB）","fix":"压缩到 100 MB 以内。"},
{"id":"video-file-size","message":"文件大小为 {measured}，不能超过 {limit}（100 MiB）","fix":"压缩到 100 MiB 以内。"},
{"id":"video-size","message":"视频尺寸为 {measured}；短边至少 500 像素","fix":"用更大的原视频重新导出。"}
],"not_documented":[{"subject":"照片文件大小的上限","note":"第三方称为 10 MB；Etsy 的页面只说超过 1 MB 可能无法完成上传。"},{"subject":"视频的封装格式","note":"页面列出七种类型，引文只提到 MP4 和 MOV。"},{"subject":"MB 是十进制还是二进制","note":"单位可能是十进制或二进制；文件大小介于两个上限之间时，按警告处理。"}]}}}
"""##])
}

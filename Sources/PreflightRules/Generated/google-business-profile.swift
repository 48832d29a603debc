// swift-format-ignore-file
// Made by script/tools/generate from Destinations/google-business-profile/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_google_business_profile = Destinations.Entry(
    "google-business-profile", "google-business-profile", groups: "stores",
    [##"""
{"preflight_destination":1,
"id":"google-business-profile",
"short_name":"google-business-profile",
"name":"Google Business Profile media",
"groups":["stores"],
"sources":[{"id":"help","title":"Google Business Profile help, manage photos and videos, as quoted by others in October 2026","url":"https://support.google.com/business/answer/6103862","checked":[2026,11,30],"page_as_of":[2026,10,2],"review_after":[2027,3,31]},{"id":"api","title":"Google My Business API, accounts.locations.media","url":"https://developers.google.com/my-business/reference/rest/v4/accounts.locations.media","checked":[2026,11,30],"page_as_of":"unknown","review_after":[2027,3,31]}],
"steps":["request","context","fetch","format","duration","resolution"],
"parameters":[
{"name":"category","choice":["other","profile","cover"],"default":"other","meaning":"The category of a photo: the profile photo or logo (profile), the cover (cover) or any other (other)."}
],
"""##, SharedParts.share_states_etsy_listing, ##"""
"slots":[
{"name":"photo","takes":["image"],
"rules":[
{"id":"google-business-profile/photo-format","fact":"image.format","constraint":{"one_of":["jpeg","png"]},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20010,"source":"help","message":"is {measured}; Google accepts {limit}","fix":"Convert it to JPEG or PNG.","where":"Photo guidelines, Format","written":"JPG or PNG","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"png"}]}],"fail":[{"values":[{"fact":"image.format","value":"webp"}]},{"values":[{"fact":"image.format","value":"gif"}]}]}},
{"id":"google-business-profile/photo-file-size-min","fact":"file_size","constraint":{"min":10240},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20008,"source":"api","further_sources":["help"],"when":[{"parameter":"category","one_of":["other"]}],"message":"is {measured}; the minimum is {limit} (10,240 bytes)","fix":"Export it again, larger or with less compression.","where":"MediaItem, data","written":"file size of at least 10240 bytes","examples":{"pass":[{"values":[{"fact":"file_size","value":10240}],"assuming":[{"parameter":"category","value":"other"}]},{"values":[{"fact":"file_size","value":5000000}],"assuming":[{"parameter":"category","value":"other"}]},{"values":[{"fact":"file_size","value":8000}],"assuming":[{"parameter":"category","value":"profile"}]}],"fail":[{"values":[{"fact":"file_size","value":10239}],"assuming":[{"parameter":"category","value":"other"}]}]}},
{"id":"google-business-profile/photo-file-size-min-profile","fact":"file_size","constraint":{"min":10000},"strength":"advice","certainty":"official_quoted","step":"format","share_state":20008,"source":"help","when":[{"parameter":"category","one_of":["profile","cover"]}],"message":"is {measured}; the help page asks for at least {limit}","fix":"Export it again, larger or with less compression.","where":"Photo guidelines, Size","written":"Between 10 KB and 5 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":10000}],"assuming":[{"parameter":"category","value":"profile"}]},{"values":[{"fact":"file_size","value":8000}],"assuming":[{"parameter":"category","value":"other"}]}],"warn":[{"values":[{"fact":"file_size","value":9999}],"assuming":[{"parameter":"category","value":"cover"}]}]}},
{"id":"google-business-profile/photo-file-size-decimal","fact":"file_size","constraint":{"max":5000000},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20008,"source":"help","looser":"google-business-profile/photo-file-size","message":"is {measured}; the limit is 5 MB, which can mean {limit} or {looser} (5 MiB)","fix":"Compress it to 5 MB or less.","where":"Photo guidelines, Size","written":"Between 10 KB and 5 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":20000}]},{"values":[{"fact":"file_size","value":5000000}]}],"warn":[{"values":[{"fact":"file_size","value":5000001}]},{"values":[{"fact":"file_size","value":5242880}]}]}},
{"id":"google-business-profile/photo-file-size","fact":"file_size","constraint":{"max":5242880},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20008,"source":"help","message":"is {measured}; the limit is {limit} (5 MiB)","fix":"Compress it to 5 MiB or less.","where":"Photo guidelines, Size","written":"Between 10 KB and 5 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":5000001}]},{"values":[{"fact":"file_size","value":5242880}]}],"fail":[{"values":[{"fact":"file_size","value":5242881}]}]}},
{"id":"google-business-profile/photo-size","fact":"image.size","constraint":{"sides":[{"side":"short","min":250}]},"strength":"hard","certainty":"official_quoted","step":"resolution","share_state":20008,"source":"api","further_sources":["help"],"message":"is {measured}; the minimum for the shorter side is 250 px","fix":"Export it again, at least 720×720.","where":"MediaItem, data","written":"250px on the short edge","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[250,250]}}]},{"values":[{"fact":"image.size","value":{"size":[250,400]}}]}],"fail":[{"values":[{"fact":"image.size","value":{"size":[249,400]}}]}]}},
{"id":"google-business-profile/photo-size-advised","fact":"image.size","constraint":{"sides":[{"side":"width","min":720},{"side":"height","min":720}]},"strength":"advice","certainty":"official_quoted","step":"resolution","share_state":20008,"source":"help","message":"is {measured}; Google recommends at least 720×720","fix":"Export it again, at least 720×720.","where":"Photo guidelines, Recommended resolution","written":"720 px tall, 720 px wide","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[720,720]}}]},{"values":[{"fact":"image.size","value":{"size":[1280,720]}}]}],"warn":[{"values":[{"fact":"image.size","value":{"size":[719,720]}}]},{"values":[{"fact":"image.size","value":{"size":[720,719]}}]}]}}
]},
{"name":"video","takes":["video"],
"rules":[
{"id":"google-business-profile/video-duration-max","fact":"duration","constraint":{"max":30},"strength":"hard","certainty":"official_quoted","step":"duration","share_state":20007,"source":"help","message":"is {measured} long; the limit is {limit}","fix":"Trim it to 30 s or less.","where":"Video guidelines, Duration","written":"Up to 30 seconds long","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":1}}]},{"values":[{"fact":"duration","value":{"number":30}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":30.1}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":30.2}}]},{"values":[{"fact":"duration","value":{"number":45}}]}]}},
{"id":"google-business-profile/video-file-size-decimal","fact":"file_size","constraint":{"max":75000000},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20010,"source":"help","looser":"google-business-profile/video-file-size","message":"is {measured}; the limit is 75 MB, which can mean {limit} or {looser} (75 MiB)","fix":"Compress it to 75 MB or less.","where":"Video guidelines, File size","written":"Up to 75 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":75000000}]}],"warn":[{"values":[{"fact":"file_size","value":75000001}]},{"values":[{"fact":"file_size","value":78643200}]}]}},
{"id":"google-business-profile/video-file-size","fact":"file_size","constraint":{"max":78643200},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20010,"source":"help","message":"is {measured}; the limit is {limit} (75 MiB)","fix":"Compress it to 75 MiB or less.","where":"Video guidelines, File size","written":"Up to 75 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":75000001}]},{"values":[{"fact":"file_size","value":78643200}]}],"fail":[{"values":[{"fact":"file_size","value":78643201}]}]}},
{"id":"google-business-profile/video-size","fact":"video.size","constraint":{"sides":[{"side":"short","min":720}]},"strength":"hard","certainty":"official_quoted","step":"resolution","share_state":20011,"source":"help","message":"is {measured}; the minimum for the shorter side is 720 px","fix":"Export it again from a larger original, at 720p or higher.","where":"Video guidelines, Resolution","written":"720p or higher","examples":{"pass":[{"values":[{"fact":"video.size","value":{"size":[1280,720]}}]},{"values":[{"fact":"video.size","value":{"size":[720,1280]}}]}],"fail":[{"values":[{"fact":"video.size","value":{"size":[1278,719]}}]},{"values":[{"fact":"video.size","value":{"size":[640,360]}}]}]}}
]}],
"publisher":"Google",
"summary":"A photo or video in the profile of a business on Google Search and Maps, added by its owner or through the API.",
"notes":[
"The help page has one set of requirements for the logo, the cover photo and all other photos. The API exempts the profile photo and the cover photo from its two minimums.",
"The API takes media from an address or as bytes; media in a post only from an address."
],
"""##, SharedParts.unreadable_amazon_streaming_tv, ##"""
"not_documented":[
{"subject":"The container and the codecs of a video"},
{"subject":"Whether posts accept videos","note":"A developer's tests in July 2026 had no success. Third parties name 26 MB for them."},
{"subject":"Whether MB is decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."}
],
"translations":{
"zh-Hans":{"name":"Google 商家资料照片和视频","summary":"由商家自己或通过 API 添加、展示在 Google 搜索和地图商家资料中的照片或视频。","notes":["帮助页面对徽标、封面照片和其他照片的要求相同；API 的两个最小值不适用于资料照片和封面照片。","API 可通过链接或字节上传媒体；帖子中的媒体只能通过链接上传。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20007","name":"视频时长不符合要求","meaning":"视频过长或过短。"},{"code":"20008","name":"图片不符合要求","meaning":"图片的尺寸、宽高比或文件大小不符合要求。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},{"code":"20011","name":"视频分辨率不符合要求","meaning":"视频的分辨率或宽高比不符合要求。"},{"code":"20012","name":"视频格式不支持","meaning":"视频的封装格式、编码格式或编码参数不符合要求。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"parameters":{"category":"照片的类别：资料照片或徽标为 profile，封面照片为 cover，其他照片为 other。"},"rules":[
{"id":"photo-format","message":"图片格式为 {measured}；Google 接受 {limit}","fix":"转换为 JPEG 或 PNG。"},
{"id":"photo-file-size-min","message":"文件大小为 {measured}，至少需要 {limit}（10,240 字节）","fix":"以更大的尺寸或更低的压缩率重新导出。"},
{"id":"photo-file-size-min-profile","message":"文件大小为 {measured}；帮助页面要求至少 {limit}","fix":"以更大的尺寸或更低的压缩率重新导出。"},
{"id":"photo-file-size-decimal","message":"文件大小为 {measured}；上限 5 MB 可能指 {limit}，也可能指 {looser}（5 MiB）","fix":"压缩到 5 MB 以内。"},
{"id":"photo-file-size","message":"文件大小为 {measured}，不能超过 {limit}（5 MiB）","fix":"压缩到 5 MiB 以内。"},
{"id":"photo-size","message":"图片尺寸为 {measured}；短边至少 250 像素","fix":"重新导出，尺寸至少 720×720。"},
{"id":"photo-size-advised","message":"图片尺寸为 {measured}；Google 建议至少 720×720","fix":"重新导出，尺寸至少 720×720。"},
{"id":"video-duration-max","message":"视频时长为 {measured}，不能超过 {limit}","fix":"将视频剪辑到 30 秒以内。"},
{"id":"video-file-size-decimal","message":"文件大小为 {measured}；上限 75 MB 可能指 {limit}，也可能指 {looser}（75 MiB）","fix":"压缩到 75 MB 以内。"},
{"id":"video-file-size","message":"文件大小为 {measured}，不能超过 {limit}（75 MiB）","fix":"压缩到 75 MiB 以内。"},
{"id":"video-size","message":"视频尺寸为 {measured}；短边至少 720 像素","fix":"用更大的原片重新导出，分辨率至少 720p。"}
],"not_documented":[{"subject":"视频的封装格式和编码格式"},{"subject":"帖子是否支持视频","note":"有开发者在 2026 年 7 月测试未成功；第三方称上限为 26 MB。"},{"subject":"MB 是十进制还是二进制","note":"单位可能是十进制或二进制；文件大小介于两个上限之间时，按警告处理。"}]}}}
"""##])
}

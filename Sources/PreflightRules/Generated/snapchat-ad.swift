// swift-format-ignore-file
// Made by script/tools/generate from Destinations/snapchat-ad/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_snapchat_ad = Destinations.Entry(
    "snapchat-ad", "snapchat-ad", groups: "ads",
    [##"""
{"preflight_destination":1,
"id":"snapchat-ad",
"short_name":"snapchat-ad",
"name":"Snapchat ad",
"groups":["ads"],
"sources":[{"id":"ad-specs","title":"Snapchat for Business, ad specs","url":"https://forbusiness.snapchat.com/resources/advertising-guides/ad-specs","checked":[2026,11,30],"page_as_of":"unknown","review_after":[2027,1,29]},{"id":"ads-api","title":"Snap Marketing API, Ads API, media","url":"https://developers.snap.com/api/marketing-api/Ads-API/media","checked":[2026,11,30],"page_as_of":"unknown","review_after":[2027,1,29]},{"id":"commercials","title":"Snap Marketing API, Ads API, commercials","url":"https://developers.snap.com/api/marketing-api/Ads-API/commercials","checked":[2026,11,30],"page_as_of":"unknown","review_after":[2027,1,29]},{"id":"audiencex","title":"AudienceX, creative specifications of Snapchat, an agency's page","url":"https://audiencex.com/creative-specifications/snapchat/","checked":[2026,11,30],"page_as_of":"unknown","review_after":[2027,1,29]}],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_etsy_listing, ##"""
"slots":[
{"name":"image","takes":["image"],
"rules":[
{"id":"snapchat-ad/image-format","fact":"image.format","constraint":{"one_of":["jpeg","png"]},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"ad-specs","message":"is {measured}; Snapchat accepts JPEG and PNG","fix":"Convert it to JPEG or PNG.","where":"Single Image or Video Ads, File type","written":".jpg, or .png","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"png"}]}],"fail":[{"values":[{"fact":"image.format","value":"webp"}]},{"values":[{"fact":"image.format","value":"gif"}]},{"values":[{"fact":"image.format","value":"heic"}]}]}},
{"id":"snapchat-ad/image-file-size","fact":"file_size","constraint":{"max":5000000},"strength":"unstated","certainty":"third_party","step":"format","share_state":20008,"source":"audiencex","message":"is {measured}; an agency reports a limit of {limit}","fix":"Compress it to 5 MB or less.","where":"Single Image or Video, File Size","written":"5MB or less","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":5000000}]}],"warn":[{"values":[{"fact":"file_size","value":5000001}]}]}},
{"id":"snapchat-ad/image-size","fact":"image.size","constraint":{"sides":[{"side":"width","min":1080},{"side":"height","min":1920}]},"strength":"advice","certainty":"official","step":"resolution","share_state":20008,"source":"ad-specs","message":"is {measured}; the resolution of an ad is 1080×1920","fix":"Use an image of 1080×1920.","where":"Single Image or Video Ads, Resolution","written":"1080px x 1920px","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[1080,1920]}}]},{"values":[{"fact":"image.size","value":{"size":[2160,3840]}}]}],"warn":[{"values":[{"fact":"image.size","value":{"size":[1079,1920]}}]},{"values":[{"fact":"image.size","value":{"size":[1920,1080]}}]}]}},
{"id":"snapchat-ad/image-aspect-ratio","fact":"image.aspect_ratio","constraint":{"equals":{"ratio":[9,16]}},"strength":"advice","certainty":"official","step":"resolution","share_state":20008,"source":"ad-specs","message":"has the aspect ratio {measured}; the aspect ratio of an ad is {limit}","fix":"Crop it to 9:16, for example 1080×1920.","where":"Single Image or Video Ads, Aspect ratio","written":"9:16","examples":{"pass":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[9,16]}}]}],"warn":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[1081,1920]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":1}}]}]}}
]},
{"name":"video","takes":["video"],
"rules":[
{"id":"snapchat-ad/video-container","fact":"container","constraint":{"one_of":["mp4","mov"]},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"ad-specs","further_sources":["ads-api"],"message":"is {measured}; Snapchat accepts {limit}","fix":"Convert it to H.264 in MP4.","where":"Single Image or Video Ads, File type","written":".mp4, .mov","examples":{"pass":[{"values":[{"fact":"container","value":"mp4"}]},{"values":[{"fact":"container","value":"mov"}]}],"fail":[{"values":[{"fact":"container","value":"webm"}]},{"values":[{"fact":"container","value":"matroska"}]},{"values":[{"fact":"container","value":"avi"}]}]}},
{"id":"snapchat-ad/video-codec","fact":"video.codec","constraint":{"equals":"h264"},"strength":"unstated","certainty":"third_party","step":"format","share_state":20012,"source":"audiencex","message":"has the video codec {measured}; an agency reports H.264","fix":"Convert it to H.264 in MP4.","where":"Single Image or Video, File Type/Format","written":"H.264","examples":{"pass":[{"values":[{"fact":"video.codec","value":"h264"}]}],"warn":[{"values":[{"fact":"video.codec","value":"hevc"}]},{"values":[{"fact":"video.codec","value":"prores"}]}]}},
{"id":"snapchat-ad/video-file-size-decimal","fact":"file_size","constraint":{"max":1000000000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"ads-api","looser":"snapchat-ad/video-file-size","message":"is {measured}; the limit is 1 GB, which can mean {limit} or {looser} (1 GiB)","fix":"Compress it to 1 GB or less.","where":"Upload Media - Video, Top Snap, File size","written":"up to 1 GB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":1000000000}]}],"warn":[{"values":[{"fact":"file_size","value":1000000001}]},{"values":[{"fact":"file_size","value":1073741824}]}]}},
{"id":"snapchat-ad/video-file-size","fact":"file_size","constraint":{"max":1073741824},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"ads-api","message":"is {measured}; the limit is {limit} (1 GiB)","fix":"Compress it to 1 GiB or less.","where":"Upload Media - Video, Top Snap, File size","written":"up to 1 GB","examples":{"pass":[{"values":[{"fact":"file_size","value":1000000001}]},{"values":[{"fact":"file_size","value":1073741824}]}],"fail":[{"values":[{"fact":"file_size","value":1073741825}]}]}},
{"id":"snapchat-ad/video-duration","fact":"duration","constraint":{"range":{"min":3,"max":180}},"strength":"hard","certainty":"official","step":"duration","share_state":20007,"source":"ad-specs","further_sources":["ads-api"],"message":"is {measured} long; Snapchat accepts {min} to {max}","fix":"Make it {min} to {max} long.","where":"Single Image or Video Ads, Length","written":"3-180 seconds","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":3}}]},{"values":[{"fact":"duration","value":{"number":6}}]},{"values":[{"fact":"duration","value":{"number":180}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":180.1}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":2.999999}}]},{"values":[{"fact":"duration","value":{"number":180.2}}]}]}},
{"id":"snapchat-ad/video-size","fact":"video.size","constraint":{"sides":[{"side":"width","min":1080},{"side":"height","min":1920}]},"strength":"advice","certainty":"official","step":"resolution","share_state":20011,"source":"ad-specs","further_sources":["ads-api"],"message":"is {measured}; the resolution of an ad is 1080×1920","fix":"Export it at 1080×1920.","where":"Single Image or Video Ads, Resolution","written":"1080px x 1920px","examples":{"pass":[{"values":[{"fact":"video.size","value":{"size":[1080,1920]}}]},{"values":[{"fact":"video.size","value":{"size":[2160,3840]}}]}],"warn":[{"values":[{"fact":"video.size","value":{"size":[1079,1920]}}]},{"values":[{"fact":"video.size","value":{"size":[720,1280]}}]}]}},
{"id":"snapchat-ad/video-aspect-ratio","fact":"video.aspect_ratio","constraint":{"equals":{"ratio":[9,16]}},"strength":"advice","certainty":"official","step":"resolution","share_state":20011,"source":"ad-specs","message":"has the aspect ratio {measured}; the aspect ratio of an ad is {limit}","fix":"Crop it to 9:16, for example 1080×1920.","where":"Single Image or Video Ads, Aspect ratio","written":"9:16","examples":{"pass":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]}],"warn":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1081,1920]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":1}}]}]}}
]},
{"name":"commercial","takes":["video"],"only_named":true,
"rules":[
{"id":"snapchat-ad/commercial-container","fact":"container","constraint":{"one_of":["mp4","mov"]},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"ads-api","message":"is {measured}; Snapchat accepts {limit}","fix":"Convert it to H.264 in MP4.","where":"Upload Media - Video, Top Snap, File type","written":"mp4, mov","examples":{"pass":[{"values":[{"fact":"container","value":"mp4"}]},{"values":[{"fact":"container","value":"mov"}]}],"fail":[{"values":[{"fact":"container","value":"webm"}]},{"values":[{"fact":"container","value":"matroska"}]}]}},
{"id":"snapchat-ad/commercial-file-size","fact":"file_size","constraint":{"max":1000000000},"strength":"advice","certainty":"official","step":"format","share_state":20010,"source":"ads-api","message":"is {measured}; the limit is {limit} (read as 1,000,000,000 bytes)","fix":"Compress it to 1 GB or less.","where":"Upload Media - Video, Top Snap, File size","written":"up to 1 GB","examples":{"pass":[{"values":[{"fact":"file_size","value":1000000000}]}],"warn":[{"values":[{"fact":"file_size","value":1000000001}]}]}},
{"id":"snapchat-ad/commercial-duration-min","fact":"duration","constraint":{"min":3},"strength":"hard","certainty":"official","step":"duration","share_state":20007,"source":"commercials","message":"is {measured} long; a commercial is at least {limit} long","fix":"Make it 3 s or longer.","where":"Media requirements","written":"3 second minimum","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":3}}]},{"values":[{"fact":"duration","value":{"number":6}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":2.999999}}]}]}},
{"id":"snapchat-ad/commercial-duration-standard","fact":"duration","constraint":{"max":6},"strength":"remark","certainty":"third_party","step":"duration","source":"audiencex","message":"is {measured} long; an agency reports that only the first {limit} cannot be skipped","where":"Commercial, Length","written":"3 to 6 seconds, 7 to 180 seconds extended play","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":3}}]},{"values":[{"fact":"duration","value":{"number":6}}]},{"values":[{"fact":"duration","value":{"number":6.5}}]},{"values":[{"fact":"duration","value":{"number":180}}]}]}}
]}],
"publisher":"Snap",
"summary":"A single image or video ad on Snapchat, or a commercial.",
"notes":[
"A file of more than 32 MB is uploaded in chunks."
],
"""##, SharedParts.unreadable_amazon_streaming_tv, ##"""
"not_documented":[
{"subject":"The file size of an image","note":"An agency's figure only warns."},
{"subject":"The frame rate and the bit rate of a video"},
{"subject":"The treatment of other shapes","note":"The API has a setting for the part of a file that is shown, so other shapes only get a warning."},
{"subject":"Whether MB and GB are decimal or binary","note":"The unit can be decimal or binary: a video between the two limits gets a warning."}
],
"translations":{
"zh-Hans":{"name":"Snapchat 广告","summary":"Snapchat 单图或单视频广告，或不可跳过的 Commercials 广告。","notes":["大于 32 MB 的文件需要分块上传。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20007","name":"视频时长不符合要求","meaning":"视频过长或过短。"},{"code":"20008","name":"图片不符合要求","meaning":"图片的尺寸、宽高比或文件大小不符合要求。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},{"code":"20011","name":"视频分辨率不符合要求","meaning":"视频的分辨率或宽高比不符合要求。"},{"code":"20012","name":"视频格式不支持","meaning":"视频的封装格式、编码格式或编码参数不符合要求。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"rules":[
{"id":"image-format","message":"图片格式为 {measured}；Snapchat 接受 JPEG 和 PNG","fix":"转换为 JPEG 或 PNG。"},
{"id":"image-file-size","message":"文件大小为 {measured}；一家代理机构称上限为 {limit}","fix":"压缩到 5 MB 以内。"},
{"id":"image-size","message":"图片尺寸为 {measured}；广告的分辨率为 1080×1920","fix":"使用 1080×1920 的图片。"},
{"id":"image-aspect-ratio","message":"图片宽高比为 {measured}；广告的宽高比为 {limit}","fix":"裁剪为 9:16，例如 1080×1920。"},
{"id":"video-container","message":"封装格式为 {measured}；Snapchat 接受 {limit}","fix":"转换为 H.264 编码的 MP4。"},
{"id":"video-codec","message":"视频编码格式为 {measured}；一家代理机构称应为 H.264","fix":"转换为 H.264 编码的 MP4。"},
{"id":"video-file-size-decimal","message":"文件大小为 {measured}；上限 1 GB 可能指 {limit}，也可能指 {looser}（1 GiB）","fix":"压缩到 1 GB 以内。"},
{"id":"video-file-size","message":"文件大小为 {measured}，不能超过 {limit}（1 GiB）","fix":"压缩到 1 GiB 以内。"},
{"id":"video-duration","message":"视频时长为 {measured}，应在 {min} 到 {max} 之间","fix":"使视频时长在 {min} 到 {max} 之间。"},
{"id":"video-size","message":"视频分辨率为 {measured}；广告的分辨率为 1080×1920","fix":"以 1080×1920 导出。"},
{"id":"video-aspect-ratio","message":"视频宽高比为 {measured}；广告的宽高比为 {limit}","fix":"裁剪为 9:16，例如 1080×1920。"},
{"id":"commercial-container","message":"封装格式为 {measured}；Snapchat 接受 {limit}","fix":"转换为 H.264 编码的 MP4。"},
{"id":"commercial-file-size","message":"文件大小为 {measured}，不能超过 {limit}（按 1,000,000,000 字节计）","fix":"压缩到 1 GB 以内。"},
{"id":"commercial-duration-min","message":"视频时长为 {measured}；Commercials 广告不能短于 {limit}","fix":"使视频时长不短于 3 秒。"},
{"id":"commercial-duration-standard","message":"视频时长为 {measured}；一家代理机构称只有前 {limit} 不可跳过"}
],"not_documented":[{"subject":"图片的文件大小","note":"代理机构的数值只用于警告。"},{"subject":"视频的帧率和码率"},{"subject":"其他宽高比会如何处理","note":"API 可以设置文件显示的部分，因此其他宽高比只给出警告。"},{"subject":"MB 和 GB 是十进制还是二进制","note":"单位可能是十进制或二进制；视频大小介于两个上限之间时，按警告处理。"}]}}}
"""##])
}

// swift-format-ignore-file
// Made by script/tools/generate from Destinations/steam-store/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_steam_store = Destinations.Entry(
    "steam-store", "steam-store", groups: "stores",
    [##"""
{"preflight_destination":1,
"id":"steam-store",
"short_name":"steam-store",
"name":"Steam store page",
"groups":["stores"],
"sources":[{"id":"assets","title":"Steamworks documentation, store and library assets, as quoted by others in September 2026","url":"https://partner.steamgames.com/doc/store/assets","checked":[2026,11,30],"page_as_of":[2026,9,2],"review_after":[2027,3,31]},{"id":"trailer","title":"Steamworks documentation, trailers, as quoted by others in September 2026","url":"https://partner.steamgames.com/doc/store/trailer","checked":[2026,11,30],"page_as_of":[2026,9,2],"review_after":[2027,3,31]}],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_apple_podcast, ##"""
"slots":[
{"name":"screenshot","takes":["image"],
"rules":[
{"id":"steam-store/screenshot-size","fact":"image.size","constraint":{"sides":[{"side":"width","min":1920},{"side":"height","min":1080}]},"strength":"unstated","certainty":"official_quoted","step":"resolution","share_state":20008,"source":"assets","message":"is {measured}; the minimum for a screenshot is 1920×1080","fix":"Take it again at 1920×1080 or more.","where":"Screenshots","written":"1920 x 1080 minimum","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[1920,1080]}}]},{"values":[{"fact":"image.size","value":{"size":[3840,2160]}}]}],"warn":[{"values":[{"fact":"image.size","value":{"size":[1280,720]}}]}]}},
{"id":"steam-store/screenshot-aspect-ratio","fact":"image.aspect_ratio","constraint":{"equals":{"ratio":[16,9]}},"strength":"unstated","certainty":"official_quoted","step":"resolution","share_state":20008,"source":"assets","message":"has the aspect ratio {measured}; Steam asks for {limit}","fix":"Take it again in 16:9.","where":"Screenshots","written":"16:9","examples":{"pass":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[16,9]}}]}],"warn":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[8,5]}}]}]}},
{"id":"steam-store/screenshot-file-size","fact":"file_size","constraint":{"below":5000000},"strength":"unstated","certainty":"official_quoted","step":"format","share_state":20008,"source":"assets","message":"is {measured}; it should be below {limit}","fix":"Compress it to less than 5 MB.","where":"Screenshots","written":"Under 5MB each","examples":{"pass":[{"values":[{"fact":"file_size","value":4999999}]}],"warn":[{"values":[{"fact":"file_size","value":5000000}]}]}}
]},
{"name":"artwork","takes":["image"],
"rules":[
{"id":"steam-store/artwork-format","fact":"image.format","constraint":{"one_of":["png","jpeg"]},"strength":"unstated","certainty":"official_quoted","step":"format","share_state":20010,"source":"assets","message":"is {measured}; Steam asks for {limit}","fix":"Convert it to PNG or JPEG.","where":"Capsules and library assets","written":"PNG/JPG","examples":{"pass":[{"values":[{"fact":"image.format","value":"png"}]},{"values":[{"fact":"image.format","value":"jpeg"}]}],"warn":[{"values":[{"fact":"image.format","value":"webp"}]},{"values":[{"fact":"image.format","value":"gif"}]}]}},
{"id":"steam-store/artwork-size","fact":"image.size","constraint":{"any_of":[{"fact":"image.size","constraint":{"one_of":[{"size":[920,430]},{"size":[462,174]},{"size":[1232,706]},{"size":[748,896]},{"size":[600,900]},{"size":[3840,1240]},{"size":[1438,810]},{"size":[707,232]},{"size":[184,184]},{"size":[256,256]}]}},{"fact":"image.size","constraint":{"sides":[{"side":"width","range":{"min":1280,"max":1280}},{"side":"height","max":720}]}},{"fact":"image.size","constraint":{"sides":[{"side":"width","max":1280},{"side":"height","range":{"min":720,"max":720}}]}}]},"strength":"hard","certainty":"official_quoted","step":"resolution","share_state":20008,"source":"assets","message":"is {measured}; Steam accepts only the exact sizes of its capsules, library artwork, icons and backgrounds","fix":"Export it at its exact size, such as 920×430 for the header capsule.","where":"Header, small, main and vertical capsule, library capsule, hero and logo, page background, bundle header, app icon, shortcut icon","written":"920 x 430, 462 x 174, 1232 x 706, 748 x 896, 600 x 900, 3840 x 1240, 1438 x 810, 707 x 232, 184 x 184, 256 x 256, 1280 wide or 720 tall","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[920,430]}}]},{"values":[{"fact":"image.size","value":{"size":[1232,706]}}]},{"values":[{"fact":"image.size","value":{"size":[3840,1240]}}]},{"values":[{"fact":"image.size","value":{"size":[184,184]}}]},{"values":[{"fact":"image.size","value":{"size":[256,256]}}]},{"values":[{"fact":"image.size","value":{"size":[1280,352]}}]},{"values":[{"fact":"image.size","value":{"size":[700,720]}}]}],"fail":[{"values":[{"fact":"image.size","value":{"size":[460,215]}}]},{"values":[{"fact":"image.size","value":{"size":[921,430]}}]},{"values":[{"fact":"image.size","value":{"size":[430,920]}}]},{"values":[{"fact":"image.size","value":{"size":[1280,721]}}]}]}}
]},
{"name":"trailer","takes":["video"],
"rules":[
{"id":"steam-store/trailer-container","fact":"container","constraint":{"one_of":["mov","mp4","asf"]},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20012,"source":"trailer","message":"is {measured}; Steam accepts MOV, WMV and MP4","fix":"Convert it to MP4.","where":"Recommended settings","written":".mov, .wmv (asf), .mp4","examples":{"pass":[{"values":[{"fact":"container","value":"mov"}]},{"values":[{"fact":"container","value":"mp4"}]}],"fail":[{"values":[{"fact":"container","value":"webm"}]},{"values":[{"fact":"container","value":"matroska"}]}]}},
{"id":"steam-store/trailer-codec","fact":"video.codec","constraint":{"equals":"h264"},"strength":"advice","certainty":"official_quoted","step":"format","share_state":20012,"source":"trailer","message":"has the video codec {measured}; Steam prefers H.264","fix":"Convert it to H.264 in MP4.","where":"Recommended settings","written":"H.264","examples":{"pass":[{"values":[{"fact":"video.codec","value":"h264"}]}],"warn":[{"values":[{"fact":"video.codec","value":"hevc"}]},{"values":[{"fact":"video.codec","value":"vp9"}]}]}},
{"id":"steam-store/trailer-size","fact":"video.size","constraint":{"sides":[{"side":"width","max":1920},{"side":"height","max":1080}]},"strength":"unstated","certainty":"official_quoted","step":"resolution","share_state":20011,"source":"trailer","message":"is {measured}; the limit is {limit}","fix":"Scale it down to 1920×1080.","where":"Recommended settings","written":"up to 1920 x 1080","examples":{"pass":[{"values":[{"fact":"video.size","value":{"size":[1920,1080]}}]},{"values":[{"fact":"video.size","value":{"size":[1280,720]}}]}],"warn":[{"values":[{"fact":"video.size","value":{"size":[3840,2160]}}]}]}},
{"id":"steam-store/trailer-frame-rate","fact":"video.frame_rate","constraint":{"any_of":[{"fact":"video.frame_rate","constraint":{"range":{"min":[2997,100],"max":30}}},{"fact":"video.frame_rate","constraint":{"range":{"min":[2997,50],"max":60}}}]},"strength":"unstated","certainty":"official_quoted","step":"format","share_state":20012,"source":"trailer","message":"has {measured}; Steam asks for 30 or 60 fps","fix":"Convert it to 30 or 60 fps.","where":"Recommended settings","written":"30/29.97 or 60/59.94 fps","examples":{"pass":[{"values":[{"fact":"video.frame_rate","value":{"ratio":30}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":[30000,1001]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":60}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":[60000,1001]}}]}],"warn":[{"values":[{"fact":"video.frame_rate","value":{"ratio":24}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":25}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":50}}]}]}},
{"id":"steam-store/trailer-bit-rate","fact":"bit_rate","constraint":{"min":5000000},"strength":"unstated","certainty":"official_quoted","step":"format","share_state":20012,"source":"trailer","message":"has {measured}; Steam asks for at least {limit}","fix":"Encode it again with at least 5,000 kbit/s, from the original.","where":"Recommended settings","written":"5,000+ Kbps","examples":{"pass":[{"values":[{"fact":"bit_rate","value":5000000}]},{"values":[{"fact":"bit_rate","value":20000000}]}],"warn":[{"values":[{"fact":"bit_rate","value":4999999}]}]}},
{"id":"steam-store/trailer-audio-codec","fact":"audio.codec","constraint":{"one_of":["aac"]},"strength":"advice","certainty":"official_quoted","step":"format","share_state":20012,"source":"trailer","message":"has the audio codec {measured}; Steam prefers AAC","fix":"Convert the sound to AAC.","where":"Recommended settings","written":"AAC audio","examples":{"pass":[{"values":[{"fact":"audio.codec","value":"aac"}]}],"warn":[{"values":[{"fact":"audio.codec","value":"mp3"}]},{"values":[{"fact":"audio.codec","value":"opus"}]}]}},
{"id":"steam-store/trailer-sample-rate","fact":"audio.sample_rate","constraint":{"one_of":[44100,48000]},"strength":"unstated","certainty":"official_quoted","step":"format","share_state":20012,"source":"trailer","message":"has a sample rate of {measured}; Steam asks for {limit}","fix":"Convert the sound to 48 kHz.","where":"Recommended settings","written":"44.1 kHz or 48 kHz","examples":{"pass":[{"values":[{"fact":"audio.sample_rate","value":44100}]},{"values":[{"fact":"audio.sample_rate","value":48000}]}],"warn":[{"values":[{"fact":"audio.sample_rate","value":32000}]},{"values":[{"fact":"audio.sample_rate","value":96000}]}]}}
]}],
"publisher":"Valve",
"summary":"The artwork, screenshots and trailers of a game's page on Steam, uploaded in Steamworks.",
"notes":[
"A page requires four capsules, five screenshots and library artwork. A capsule shows only artwork, the name and a subtitle.",
"Steam makes the smaller sizes of a capsule itself.",
"At least four screenshots must be marked as suitable for all ages."
],
"""##, SharedParts.unreadable_amazon_streaming_tv, ##"""
"not_documented":[
{"subject":"The length of a trailer"},
{"subject":"Which capsule an image is for","note":"The rule accepts the sizes of all of them."}
],
"translations":{
"zh-Hans":{"name":"Steam 商店页面","summary":"在 Steamworks 上传、展示在 Steam 游戏页面上的宣传图、屏幕截图和预告片。","notes":["页面必须有四张胶囊图、五张屏幕截图和游戏库素材。胶囊图只能包含画面、游戏名称和副标题。","Steam 会自动生成较小尺寸的胶囊图。","至少四张屏幕截图必须标记为适合所有年龄。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20008","name":"图片不符合要求","meaning":"图片的尺寸、宽高比或文件大小不符合要求。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},{"code":"20011","name":"视频分辨率不符合要求","meaning":"视频的分辨率或宽高比不符合要求。"},{"code":"20012","name":"视频格式不支持","meaning":"视频的封装格式、编码格式或编码参数不符合要求。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"rules":[
{"id":"screenshot-size","message":"图片尺寸为 {measured}；屏幕截图至少为 1920×1080","fix":"以 1920×1080 或更大的尺寸重新截图。"},
{"id":"screenshot-aspect-ratio","message":"图片宽高比为 {measured}；Steam 要求 {limit}","fix":"以 16:9 重新截图。"},
{"id":"screenshot-file-size","message":"文件大小为 {measured}，应小于 {limit}","fix":"压缩到小于 5 MB。"},
{"id":"artwork-format","message":"图片格式为 {measured}；Steam 要求 {limit}","fix":"转换为 PNG 或 JPEG。"},
{"id":"artwork-size","message":"图片尺寸为 {measured}；Steam 只接受胶囊图、游戏库素材、图标和背景图的准确尺寸","fix":"按准确尺寸导出，例如页眉胶囊图为 920×430。"},
{"id":"trailer-container","message":"封装格式为 {measured}；Steam 接受 MOV、WMV 和 MP4","fix":"转换为 MP4。"},
{"id":"trailer-codec","message":"视频编码为 {measured}；Steam 建议使用 H.264","fix":"转换为 H.264 编码的 MP4。"},
{"id":"trailer-size","message":"视频尺寸为 {measured}，不能超过 {limit}","fix":"缩小到 1920×1080。"},
{"id":"trailer-frame-rate","message":"帧率为 {measured}；Steam 要求 30 或 60 fps","fix":"转换为 30 或 60 fps。"},
{"id":"trailer-bit-rate","message":"码率为 {measured}；Steam 要求至少 {limit}","fix":"用原始文件重新编码，码率至少 5,000 kbit/s。"},
{"id":"trailer-audio-codec","message":"音频编码为 {measured}；Steam 建议使用 AAC","fix":"将音频转换为 AAC。"},
{"id":"trailer-sample-rate","message":"采样率为 {measured}；Steam 要求 {limit}","fix":"将音频转换为 48 kHz。"}
],"not_documented":[{"subject":"预告片的时长"},{"subject":"图片用作哪种胶囊图","note":"规则接受所有胶囊图的尺寸。"}]}}}
"""##])
}

// swift-format-ignore-file
// Made by script/tools/generate from Destinations/spotify-canvas/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_spotify_canvas = Destinations.Entry(
    "spotify-canvas", "spotify-canvas", groups: "",
    [##"""
{"preflight_destination":1,
"id":"spotify-canvas",
"short_name":"spotify-canvas",
"name":"Spotify Canvas",
"sources":[{"id":"guidelines","title":"Spotify for Artists help, Canvas guidelines","url":"https://support.spotify.com/us/artists/article/canvas-guidelines/","checked":[2026,11,30],"page_as_of":"unknown","review_after":[2027,3,30]}],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_etsy_listing, ##"""
"slots":[
{"name":"video","takes":["video"],
"rules":[
{"id":"spotify-canvas/video-container","fact":"container","constraint":{"equals":"mp4"},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"guidelines","message":"is {measured}; Spotify accepts MP4","fix":"Convert it to MP4; remuxing is enough for H.264.","where":"Your Canvas needs to be","written":"MP4","examples":{"pass":[{"values":[{"fact":"container","value":"mp4"}]}],"fail":[{"values":[{"fact":"container","value":"mov"}]},{"values":[{"fact":"container","value":"webm"}]}]}},
{"id":"spotify-canvas/video-duration","fact":"duration","constraint":{"range":{"min":3,"max":8}},"strength":"hard","certainty":"official","step":"duration","share_state":20007,"source":"guidelines","message":"is {measured} long; Spotify requires {min} to {max}","fix":"Cut it to {min} to {max}.","where":"Your Canvas needs to be","written":"3-8 seconds","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":3}}]},{"values":[{"fact":"duration","value":{"number":8}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":8.1}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":2.99}}]},{"values":[{"fact":"duration","value":{"number":8.2}}]}]}},
{"id":"spotify-canvas/video-aspect-ratio","fact":"video.aspect_ratio","constraint":{"equals":{"ratio":[9,16]}},"strength":"hard","certainty":"official","step":"resolution","share_state":20011,"source":"guidelines","message":"has the aspect ratio {measured}; Spotify requires 9:16","fix":"Crop it to 9:16.","where":"Your Canvas needs to be","written":"9:16","examples":{"pass":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]}],"fail":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":1}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[16,9]}}]}]}},
{"id":"spotify-canvas/video-height-min","fact":"video.height","constraint":{"min":720},"strength":"hard","certainty":"official","step":"resolution","share_state":20011,"source":"guidelines","message":"is {measured} high; the minimum is {limit}","fix":"Export it with a height of 720 px or more.","where":"Your Canvas needs to be","written":"720px","examples":{"pass":[{"values":[{"fact":"video.height","value":720}]},{"values":[{"fact":"video.height","value":1920}]}],"fail":[{"values":[{"fact":"video.height","value":719}]}]}},
{"id":"spotify-canvas/video-width-max","fact":"video.width","constraint":{"max":1080},"strength":"advice","certainty":"official","step":"resolution","share_state":20011,"source":"guidelines","message":"is {measured} wide; the guidelines name {limit} as the largest size","fix":"Scale it down to 1080×1920.","where":"Your Canvas needs to be","written":"1080px","examples":{"pass":[{"values":[{"fact":"video.width","value":720}]},{"values":[{"fact":"video.width","value":1080}]}],"warn":[{"values":[{"fact":"video.width","value":1081}]},{"values":[{"fact":"video.width","value":2160}]}]}}
]},
{"name":"image","takes":["image"],
"rules":[
{"id":"spotify-canvas/image-format","fact":"image.format","constraint":{"equals":"jpeg"},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"guidelines","message":"is {measured}; Spotify accepts JPEG","fix":"Convert it to JPEG.","where":"Your Canvas needs to be","written":"JPG","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}]}],"fail":[{"values":[{"fact":"image.format","value":"png"}]},{"values":[{"fact":"image.format","value":"webp"}]}]}},
{"id":"spotify-canvas/image-aspect-ratio","fact":"image.aspect_ratio","constraint":{"equals":{"ratio":[9,16]}},"strength":"hard","certainty":"official","step":"resolution","share_state":20008,"source":"guidelines","message":"has the aspect ratio {measured}; Spotify requires 9:16","fix":"Crop it to 9:16.","where":"Your Canvas needs to be","written":"9:16","examples":{"pass":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[9,16]}}]}],"fail":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":1}}]}]}},
{"id":"spotify-canvas/image-height-min","fact":"image.height","constraint":{"min":720},"strength":"hard","certainty":"official","step":"resolution","share_state":20008,"source":"guidelines","message":"is {measured} high; the minimum is {limit}","fix":"Export it with a height of 720 px or more.","where":"Your Canvas needs to be","written":"720px","examples":{"pass":[{"values":[{"fact":"image.height","value":720}]},{"values":[{"fact":"image.height","value":1920}]}],"fail":[{"values":[{"fact":"image.height","value":719}]}]}},
{"id":"spotify-canvas/image-width-max","fact":"image.width","constraint":{"max":1080},"strength":"advice","certainty":"official","step":"resolution","share_state":20008,"source":"guidelines","message":"is {measured} wide; the guidelines name {limit} as the largest size","fix":"Scale it down to 1080×1920.","where":"Your Canvas needs to be","written":"1080px","examples":{"pass":[{"values":[{"fact":"image.width","value":720}]},{"values":[{"fact":"image.width","value":1080}]}],"warn":[{"values":[{"fact":"image.width","value":1081}]}]}}
]}],
"publisher":"Spotify",
"summary":"The loop or the picture that Spotify shows while a track plays.",
"notes":[
"A Canvas has no sound of its own, because the track plays.",
"Spotify advises against talking, singing, rapid cuts and flashing. The edges can be cut off on some phones."
],
"""##, SharedParts.unreadable_amazon_streaming_tv, ##"""
"not_documented":[
{"subject":"Which side may have 720 px to 1080 px","note":"The page writes “tall”. Many guides give 1080×1920, so the minimum is read as the height, and the maximum as the width, which only warns."},
{"subject":"The file size"},
{"subject":"The codec and the frame rate"}
],
"translations":{
"zh-Hans":{"name":"Spotify Canvas","summary":"播放歌曲时 Spotify 显示的循环短片或图片。","notes":["Canvas 没有自己的声音，因为正在播放歌曲。","Spotify 不建议使用说话、唱歌、快速剪切和闪烁的画面；部分手机会裁掉边缘。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20007","name":"视频时长不符合要求","meaning":"视频过长或过短。"},{"code":"20008","name":"图片不符合要求","meaning":"图片的尺寸、宽高比或文件大小不符合要求。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},{"code":"20011","name":"视频分辨率不符合要求","meaning":"视频的分辨率或宽高比不符合要求。"},{"code":"20012","name":"视频格式不支持","meaning":"视频的封装格式、编码格式或编码参数不符合要求。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"rules":[
{"id":"video-container","message":"封装格式为 {measured}；Spotify 接受 MP4","fix":"转换为 MP4；H.264 只需重新封装。"},
{"id":"video-duration","message":"视频时长为 {measured}；Spotify 要求 {min} 到 {max}","fix":"剪辑到 {min} 到 {max}。"},
{"id":"video-aspect-ratio","message":"视频宽高比为 {measured}；Spotify 要求 9:16","fix":"裁剪为 9:16。"},
{"id":"video-height-min","message":"视频高度为 {measured}，不能小于 {limit}","fix":"以 720 像素以上的高度导出。"},
{"id":"video-width-max","message":"视频宽度为 {measured}；指南中的最大值为 {limit}","fix":"缩小到 1080×1920。"},
{"id":"image-format","message":"图片格式为 {measured}；Spotify 接受 JPEG","fix":"转换为 JPEG。"},
{"id":"image-aspect-ratio","message":"图片宽高比为 {measured}；Spotify 要求 9:16","fix":"裁剪为 9:16。"},
{"id":"image-height-min","message":"图片高度为 {measured}，不能小于 {limit}","fix":"以 720 像素以上的高度导出。"},
{"id":"image-width-max","message":"图片宽度为 {measured}；指南中的最大值为 {limit}","fix":"缩小到 1080×1920。"}
],"not_documented":[{"subject":"720 到 1080 像素指哪一边","note":"文档写的是“高”。许多指南给出 1080×1920，因此最小值按高度处理；最大值按宽度处理，只给出警告。"},{"subject":"文件大小"},{"subject":"编码格式和帧率"}]}}}
"""##])
}

// swift-format-ignore-file
// Made by script/tools/generate from Destinations/meta-ad-in-stream/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_meta_ad_in_stream = Destinations.Entry(
    "meta-ad-in-stream", "meta-ad-in-stream", groups: "ads",
    [##"""
{"preflight_destination":1,
"id":"meta-ad-in-stream",
"short_name":"meta-ad-in-stream",
"name":"Meta ad, in-stream video",
"groups":["ads"],
"sources":[{"id":"ads-guide","title":"Meta, Facebook Ads Guide, as agencies and mirrors quote it","url":"https://www.facebook.com/business/ads-guide/update","checked":[2026,11,30],"page_as_of":"unknown","review_after":[2027,1,29]},{"id":"help-older","title":"Meta Business Help, in-stream video ad specifications (a copy)","url":"https://brandee.edu.vn/glossary/1199881793491951-facebook-en","checked":[2026,11,30],"page_as_of":"unknown","review_after":[2027,1,29]}],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_amazon_streaming_tv, ##"""
"slots":[
{"name":"video","takes":["video"],
"rules":[
{"id":"meta-ad-in-stream/video-container","fact":"container","constraint":{"one_of":["mp4","mov"]},"strength":"advice","certainty":"official_quoted","step":"format","share_state":20012,"source":"ads-guide","message":"is {measured}; Meta recommends MP4 and MOV for the video of an ad","fix":"Convert it to H.264 in MP4.","where":"Design Recommendations, File Type","written":"MP4, MOV or GIF","examples":{"pass":[{"values":[{"fact":"container","value":"mp4"}]},{"values":[{"fact":"container","value":"mov"}]}],"warn":[{"values":[{"fact":"container","value":"webm"}]},{"values":[{"fact":"container","value":"matroska"}]},{"values":[{"fact":"container","value":"avi"}]}]}},
{"id":"meta-ad-in-stream/video-codec","fact":"video.codec","constraint":{"equals":"h264"},"strength":"advice","certainty":"official_quoted","step":"format","share_state":20012,"source":"ads-guide","message":"has the video codec {measured}; Meta recommends H.264","fix":"Convert it to H.264 in MP4.","where":"Design Recommendations, Video Settings","written":"H.264 compression","examples":{"pass":[{"values":[{"fact":"video.codec","value":"h264"}]}],"warn":[{"values":[{"fact":"video.codec","value":"hevc"}]},{"values":[{"fact":"video.codec","value":"vp9"}]},{"values":[{"fact":"video.codec","value":"prores"}]}]}},
{"id":"meta-ad-in-stream/video-pixels","fact":"video.sample_aspect_ratio","constraint":{"equals":{"ratio":1}},"strength":"advice","certainty":"official_quoted","step":"resolution","share_state":20011,"source":"ads-guide","message":"has pixels of the shape {measured}; Meta recommends square pixels","fix":"Scale it to square pixels.","where":"Design Recommendations, Video Settings","written":"square pixels","examples":{"pass":[{"values":[{"fact":"video.sample_aspect_ratio","value":{"ratio":1}}]}],"warn":[{"values":[{"fact":"video.sample_aspect_ratio","value":{"ratio":[4,3]}}]}]}},
{"id":"meta-ad-in-stream/video-frame-rate-fixed","fact":"video.variable_frame_rate","constraint":{"equals":false},"strength":"advice","certainty":"official_quoted","step":"format","share_state":20012,"source":"ads-guide","message":"has a variable frame rate; Meta recommends a constant one","fix":"Convert it to a constant frame rate.","where":"Design Recommendations, Video Settings","written":"fixed frame rate","examples":{"pass":[{"values":[{"fact":"video.variable_frame_rate","value":false}]}],"warn":[{"values":[{"fact":"video.variable_frame_rate","value":true}]}]}},
{"id":"meta-ad-in-stream/video-scan","fact":"video.interlaced","constraint":{"equals":false},"strength":"advice","certainty":"official_quoted","step":"format","share_state":20012,"source":"ads-guide","message":"is interlaced; Meta recommends progressive video","fix":"Deinterlace it.","where":"Design Recommendations, Video Settings","written":"progressive scan","examples":{"pass":[{"values":[{"fact":"video.interlaced","value":false}]}],"warn":[{"values":[{"fact":"video.interlaced","value":true}]}]}},
{"id":"meta-ad-in-stream/audio-codec","fact":"audio.codec","constraint":{"equals":"aac"},"strength":"advice","certainty":"official_quoted","step":"format","share_state":20012,"source":"ads-guide","message":"has the audio codec {measured}; Meta recommends AAC","fix":"Convert the audio to AAC.","where":"Design Recommendations, Video Settings","written":"stereo AAC audio compression","examples":{"pass":[{"values":[{"fact":"audio.codec","value":"aac"}]}],"warn":[{"values":[{"fact":"audio.codec","value":"mp3"}]},{"values":[{"fact":"audio.codec","value":"opus"}]}]}},
{"id":"meta-ad-in-stream/audio-channels","fact":"audio.channels","constraint":{"equals":2},"strength":"advice","certainty":"official_quoted","step":"format","share_state":20012,"source":"ads-guide","message":"has {measured} audio channels; Meta recommends stereo","fix":"Mix the audio to stereo.","where":"Design Recommendations, Video Settings","written":"stereo AAC audio compression","examples":{"pass":[{"values":[{"fact":"audio.channels","value":2}]}],"warn":[{"values":[{"fact":"audio.channels","value":1}]},{"values":[{"fact":"audio.channels","value":6}]}]}},
{"id":"meta-ad-in-stream/video-sound","fact":"audio.tracks","constraint":{"min":1},"strength":"advice","certainty":"official_older","step":"format","share_state":20012,"source":"help-older","message":"has no sound; Meta says that all in-stream video ads should include sound","fix":"Add sound.","where":"Specifications for Facebook and Audience Network","written":"should include sound","examples":{"pass":[{"values":[{"fact":"audio.tracks","value":1}]},{"values":[{"fact":"audio.tracks","value":2}]}],"warn":[{"values":[{"fact":"audio.tracks","value":0}]}]}},
{"id":"meta-ad-in-stream/video-file-size-decimal","fact":"file_size","constraint":{"max":4000000000},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20010,"source":"ads-guide","looser":"meta-ad-in-stream/video-file-size","message":"is {measured}; the limit is 4 GB, which can mean {limit} or {looser} (4 GiB)","fix":"Compress it to 4 GB or less.","where":"Technical Requirements, Maximum File Size","written":"4 GB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":4000000000}]}],"warn":[{"values":[{"fact":"file_size","value":4000000001}]},{"values":[{"fact":"file_size","value":4294967296}]}]}},
{"id":"meta-ad-in-stream/video-file-size","fact":"file_size","constraint":{"max":4294967296},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20010,"source":"ads-guide","message":"is {measured}; the limit is {limit} (4 GiB)","fix":"Compress it to 4 GiB or less.","where":"Technical Requirements, Maximum File Size","written":"4 GB","examples":{"pass":[{"values":[{"fact":"file_size","value":4000000001}]},{"values":[{"fact":"file_size","value":4294967296}]}],"fail":[{"values":[{"fact":"file_size","value":4294967297}]}]}},
{"id":"meta-ad-in-stream/video-duration","fact":"duration","constraint":{"range":{"min":5,"max":600}},"strength":"hard","certainty":"official_quoted","step":"duration","share_state":20007,"source":"ads-guide","message":"is {measured} long; Meta accepts {min} to {max}","fix":"Make it {min} to {max} long.","where":"Facebook In-Stream Video, Technical Requirements, Video Duration","written":"5 seconds to 10 minutes","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":5}}]},{"values":[{"fact":"duration","value":{"number":15}}]},{"values":[{"fact":"duration","value":{"number":600}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":600.1}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":4.999999}}]},{"values":[{"fact":"duration","value":{"number":600.2}}]}]}},
{"id":"meta-ad-in-stream/video-aspect-ratio","fact":"video.aspect_ratio","constraint":{"one_of":[{"ratio":[16,9]},{"ratio":1}]},"strength":"advice","certainty":"official_quoted","step":"resolution","share_state":20011,"source":"ads-guide","message":"has the aspect ratio {measured}; Meta recommends 16:9 or 1:1","fix":"Crop it to 16:9 or 1:1.","where":"Facebook In-Stream Video, Ratio","written":"16:9 or 1:1","examples":{"pass":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[16,9]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":1}}]}],"warn":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1921,1080]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]}]}},
{"id":"meta-ad-in-stream/video-size-advised","fact":"video.size","constraint":{"sides":[{"side":"width","min":1080},{"side":"height","min":1080}]},"strength":"remark","certainty":"official_quoted","step":"resolution","source":"ads-guide","message":"is {measured}; Meta recommends at least 1080×1080","where":"Facebook In-Stream Video, Resolution","written":"At least 1080 x 1080 pixels","examples":{"pass":[{"values":[{"fact":"video.size","value":{"size":[1920,1080]}}]},{"values":[{"fact":"video.size","value":{"size":[1080,1080]}}]},{"values":[{"fact":"video.size","value":{"size":[1079,1080]}}]}]}}
]}],
"publisher":"Meta",
"summary":"A video ad that Facebook shows before or within a longer video.",
"notes":[
"An older page of Meta's help limits a video for Facebook to 15 s, and for the Audience Network to 120 s."
],
"""##, SharedParts.unreadable_amazon_streaming_tv, ##"""
"not_documented":[
{"subject":"The frame rate and the bit rate of a video"},
{"subject":"The minimum width"},
{"subject":"Whether GB is decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."}
],
"translations":{
"zh-Hans":{"name":"Meta 广告（插播视频）","summary":"在 Facebook 较长的视频开始前或播放中插播的视频广告。","notes":["Meta 较旧的帮助文档把 Facebook 的视频限制在 15 秒以内，Audience Network 的视频限制在 120 秒以内。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20007","name":"视频时长不符合要求","meaning":"视频过长或过短。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},{"code":"20011","name":"视频分辨率不符合要求","meaning":"视频的分辨率或宽高比不符合要求。"},{"code":"20012","name":"视频格式不支持","meaning":"视频的封装格式、编码格式或编码参数不符合要求。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"rules":[
{"id":"video-container","message":"封装格式为 {measured}；Meta 建议广告视频使用 MP4 或 MOV","fix":"转换为 H.264 编码的 MP4。"},
{"id":"video-codec","message":"视频编码格式为 {measured}；Meta 建议使用 H.264","fix":"转换为 H.264 编码的 MP4。"},
{"id":"video-pixels","message":"像素宽高比为 {measured}；Meta 建议使用方形像素","fix":"缩放为方形像素。"},
{"id":"video-frame-rate-fixed","message":"视频为可变帧率；Meta 建议使用固定帧率","fix":"转换为固定帧率。"},
{"id":"video-scan","message":"视频为隔行扫描；Meta 建议使用逐行扫描","fix":"去隔行处理后重新导出。"},
{"id":"audio-codec","message":"音频编码格式为 {measured}；Meta 建议使用 AAC","fix":"将音频转换为 AAC。"},
{"id":"audio-channels","message":"音频有 {measured} 个声道；Meta 建议使用立体声","fix":"将音频转换为立体声。"},
{"id":"video-sound","message":"视频没有声音；Meta 称所有插播视频广告都应有声音","fix":"添加声音。"},
{"id":"video-file-size-decimal","message":"文件大小为 {measured}；上限 4 GB 可能指 {limit}，也可能指 {looser}（4 GiB）","fix":"压缩到 4 GB 以内。"},
{"id":"video-file-size","message":"文件大小为 {measured}，不能超过 {limit}（4 GiB）","fix":"压缩到 4 GiB 以内。"},
{"id":"video-duration","message":"视频时长为 {measured}，应在 {min} 到 {max} 之间","fix":"使视频时长在 {min} 到 {max} 之间。"},
{"id":"video-aspect-ratio","message":"视频宽高比为 {measured}；Meta 建议为 16:9 或 1:1","fix":"裁剪为 16:9 或 1:1。"},
{"id":"video-size-advised","message":"视频分辨率为 {measured}；Meta 建议不小于 1080×1080"}
],"not_documented":[{"subject":"视频的帧率和码率"},{"subject":"最小宽度"},{"subject":"GB 是十进制还是二进制","note":"单位可能是十进制或二进制；文件大小介于两个上限之间时，按警告处理。"}]}}}
"""##])
}

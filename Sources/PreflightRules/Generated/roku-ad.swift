// swift-format-ignore-file
// Made by script/tools/generate from Destinations/roku-ad/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_roku_ad = Destinations.Entry(
    "roku-ad", "roku-ad", groups: "tv",
    [##"""
{"preflight_destination":1,
"id":"roku-ad",
"short_name":"roku-ad",
"name":"Roku ads",
"groups":["tv"],
"sources":[{"id":"specs","title":"Roku Ads Manager help, creative technical requirements","url":"https://help.ads.roku.com/en/articles/7193013","checked":[2026,11,30],"page_as_of":"unknown","review_after":[2027,1,29]},{"id":"guidelines","title":"Roku Ads Manager help, creative guidelines","url":"https://help.ads.roku.com/en/articles/7154647-creative-guidelines","checked":[2026,11,30],"page_as_of":"unknown","review_after":[2027,1,29]}],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_etsy_listing, ##"""
"slots":[
{"name":"video","takes":["video"],
"rules":[
{"id":"roku-ad/video-container","fact":"container","constraint":{"one_of":["mov","mp4"]},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"specs","message":"is {measured}; Roku accepts {limit}","fix":"Convert it to MP4; remuxing is enough for H.264 with AAC.","where":"File format","written":".mov or .mp4","examples":{"pass":[{"values":[{"fact":"container","value":"mov"}]},{"values":[{"fact":"container","value":"mp4"}]}],"fail":[{"values":[{"fact":"container","value":"webm"}]},{"values":[{"fact":"container","value":"mpegts"}]}]}},
{"id":"roku-ad/video-codec","fact":"video.codec","constraint":{"one_of":["h264","prores"]},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"specs","message":"has the video codec {measured}; Roku accepts H.264 and ProRes 422 HQ","fix":"Convert it to H.264 in MP4.","where":"Codec compression","written":"AVC or ProRes 422 HQ","examples":{"pass":[{"values":[{"fact":"video.codec","value":"h264"}]},{"values":[{"fact":"video.codec","value":"prores"}]}],"fail":[{"values":[{"fact":"video.codec","value":"hevc"}]},{"values":[{"fact":"video.codec","value":"mpeg2video"}]}]}},
{"id":"roku-ad/video-file-size-decimal","fact":"file_size","constraint":{"max":200000000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"specs","looser":"roku-ad/video-file-size","message":"is {measured}; the limit is 200 MB, which can mean {limit} or {looser} (200 MiB)","fix":"Compress it to 200 MB or less.","where":"File size","written":"Maximum 200 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":200000000}]}],"warn":[{"values":[{"fact":"file_size","value":200000001}]},{"values":[{"fact":"file_size","value":209715200}]}]}},
{"id":"roku-ad/video-file-size","fact":"file_size","constraint":{"max":209715200},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"specs","message":"is {measured}; the limit is {limit} (200 MiB)","fix":"Compress it to 200 MiB or less.","where":"File size","written":"Maximum 200 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":200000001}]},{"values":[{"fact":"file_size","value":209715200}]}],"fail":[{"values":[{"fact":"file_size","value":209715201}]}]}},
{"id":"roku-ad/video-duration","fact":"duration","constraint":{"range":{"min":6,"max":92}},"strength":"hard","certainty":"official","step":"duration","share_state":20007,"source":"specs","message":"is {measured} long; Roku accepts {min} to {max}","fix":"Cut it to 15 or 30 s.","where":"Video length","written":"6-92s","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":6}}]},{"values":[{"fact":"duration","value":{"number":30}}]},{"values":[{"fact":"duration","value":{"number":92}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":92.1}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":5.99}}]},{"values":[{"fact":"duration","value":{"number":92.2}}]}]}},
{"id":"roku-ad/video-duration-guidelines","fact":"duration","constraint":{"any_of":[{"fact":"duration","constraint":{"range":{"min":13,"max":17}}},{"fact":"duration","constraint":{"range":{"min":28,"max":31}}}]},"strength":"remark","certainty":"official","step":"duration","share_state":20007,"source":"guidelines","message":"is {measured} long; another page of Roku has only 13 to 17 s and 28 to 31 s","fix":"Cut it to 15 or 30 s.","where":"Video length","written":"13-17 seconds or 28-31 seconds","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":15}}]},{"values":[{"fact":"duration","value":{"number":30}}]},{"values":[{"fact":"duration","value":{"number":60}}]}]}},
{"id":"roku-ad/video-aspect-ratio","fact":"video.aspect_ratio","constraint":{"equals":{"ratio":[16,9]}},"strength":"hard","certainty":"official","step":"resolution","share_state":20011,"source":"specs","message":"has the aspect ratio {measured}; it must be 16:9","fix":"Export it as 16:9.","where":"Aspect ratio","written":"Must be 16:9","examples":{"pass":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[16,9]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[16,9]}}]}],"fail":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[4,3]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]}]}},
{"id":"roku-ad/video-bit-rate-min","fact":"video.bit_rate","constraint":{"min":6000000},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"specs","message":"has a video bit rate of {measured}; the minimum is {limit}","fix":"Export it again from the master at {limit} or more.","where":"Bit rate, Video","written":"Minimum 6 Mbps","examples":{"pass":[{"values":[{"fact":"video.bit_rate","value":6000000}]}],"fail":[{"values":[{"fact":"video.bit_rate","value":5999999}]}]}},
{"id":"roku-ad/video-frame-rate","fact":"video.frame_rate","constraint":{"any_of":[{"fact":"video.frame_rate","constraint":{"range":{"min":[2397,100],"max":[2399,100]}}},{"fact":"video.frame_rate","constraint":{"range":{"min":[2499,100],"max":[2501,100]}}},{"fact":"video.frame_rate","constraint":{"range":{"min":[749,25],"max":[1499,50]}}}]},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"specs","message":"has {measured}; Roku accepts 23.98, 25 and 29.97 fps","fix":"Export it at its native frame rate, such as 23.976, 25 or 29.97 fps.","where":"Frame rate","written":"23.98, 25.00, 29.97 FPS","examples":{"pass":[{"values":[{"fact":"video.frame_rate","value":{"ratio":[24000,1001]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":25}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":[30000,1001]}}]}],"warn":[{"values":[{"fact":"video.frame_rate","value":{"ratio":24}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":30}}]}],"fail":[{"values":[{"fact":"video.frame_rate","value":{"ratio":50}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":60}}]}]}},
{"id":"roku-ad/audio-codec","fact":"audio.codec","constraint":{"one_of":["aac","pcm_s16le","pcm_s16be","pcm_s24le","pcm_s24be"]},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"specs","message":"has the audio codec {measured}; only AAC and PCM with 16 or 24 bits are accepted","fix":"Convert the sound to AAC or PCM.","where":"File format, Audio; Bit depth","written":"PCM preferred, AAC accepted; 16- or 24-bit","examples":{"pass":[{"values":[{"fact":"audio.codec","value":"aac"}]},{"values":[{"fact":"audio.codec","value":"pcm_s16le"}]},{"values":[{"fact":"audio.codec","value":"pcm_s24be"}]}],"fail":[{"values":[{"fact":"audio.codec","value":"mp3"}]},{"values":[{"fact":"audio.codec","value":"ac3"}]},{"values":[{"fact":"audio.codec","value":"pcm_s32le"}]}]}},
{"id":"roku-ad/audio-bit-rate-min","fact":"audio.bit_rate","constraint":{"min":96000},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"specs","message":"has an audio bit rate of {measured}; the minimum is {limit}","fix":"Encode the sound at {limit} or more.","where":"Bit rate, Audio","written":"Minimum 96 kbps","examples":{"pass":[{"values":[{"fact":"audio.bit_rate","value":96000}]}],"warn":[{"values":[{"fact":"audio.bit_rate","value":95999}]}]}},
{"id":"roku-ad/audio-sample-rate","fact":"audio.sample_rate","constraint":{"one_of":[48000]},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"specs","message":"has a sample rate of {measured}; {limit} is accepted","fix":"Resample the sound to 48 kHz.","where":"Sampling rate","written":"48 kHz","examples":{"pass":[{"values":[{"fact":"audio.sample_rate","value":48000}]}],"fail":[{"values":[{"fact":"audio.sample_rate","value":44100}]},{"values":[{"fact":"audio.sample_rate","value":96000}]}]}},
{"id":"roku-ad/audio-channels","fact":"audio.channels","constraint":{"equals":2},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"specs","message":"has {measured} audio channels; it must be stereo","fix":"Mix the sound to two channels.","where":"Channel","written":"2-channel stereo","examples":{"pass":[{"values":[{"fact":"audio.channels","value":2}]}],"fail":[{"values":[{"fact":"audio.channels","value":1}]},{"values":[{"fact":"audio.channels","value":6}]}]}}
]},
{"name":"logo","takes":["image"],
"rules":[
{"id":"roku-ad/logo-format","fact":"image.format","constraint":{"equals":"png"},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"specs","message":"is {measured}; Roku accepts only PNG for the logo","fix":"Convert it to PNG.","where":"Overlay Logo, Image","written":"PNG only","examples":{"pass":[{"values":[{"fact":"image.format","value":"png"}]}],"fail":[{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"webp"}]}]}},
{"id":"roku-ad/logo-file-size-decimal","fact":"file_size","constraint":{"max":150000},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"specs","looser":"roku-ad/logo-file-size","message":"is {measured}; the limit is 150 KB, which can mean {limit} or {looser} (150 KiB)","fix":"Compress it to 150 KB or less.","where":"Overlay Logo, Image","written":"150kb max","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":150000}]}],"warn":[{"values":[{"fact":"file_size","value":150001}]},{"values":[{"fact":"file_size","value":153600}]}]}},
{"id":"roku-ad/logo-file-size","fact":"file_size","constraint":{"max":153600},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"specs","message":"is {measured}; the limit is {limit} (150 KiB)","fix":"Compress it to 150 KiB or less.","where":"Overlay Logo, Image","written":"150kb max","examples":{"pass":[{"values":[{"fact":"file_size","value":150001}]},{"values":[{"fact":"file_size","value":153600}]}],"fail":[{"values":[{"fact":"file_size","value":153601}]}]}}
]}],
"publisher":"Roku",
"summary":"A video ad on Roku, booked in Roku Ads Manager, with the logo of an action ad.",
"notes":[
"A creative must meet the requirements to pass Roku's technical review.",
"Another page of Roku's help has lengths of 13 to 17 s and 28 to 31 s only.",
"The audio must be as long as the video, with 16 or 24 bits.",
"The message of an action ad has at most 40 characters, and its text message at most 236."
],
"""##, SharedParts.unreadable_amazon_streaming_tv, ##"""
"not_documented":[
{"subject":"The width and the height"},
{"subject":"Whether an ad without sound is accepted"},
{"subject":"Whether MB and kb are decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."}
],
"translations":{
"zh-Hans":{"name":"Roku 广告","summary":"通过 Roku Ads Manager 投放的视频广告，以及互动广告的徽标。","notes":["素材须符合这些要求才能通过 Roku 的技术审核。","Roku 的另一份文档只有 13 到 17 秒和 28 到 31 秒。","音频须与视频等长，位深为 16 或 24 位。","互动广告的文案最多 40 个字符，短信最多 236 个字符。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20007","name":"视频时长不符合要求","meaning":"视频过长或过短。"},{"code":"20008","name":"图片不符合要求","meaning":"图片的尺寸、宽高比或文件大小不符合要求。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},{"code":"20011","name":"视频分辨率不符合要求","meaning":"视频的分辨率或宽高比不符合要求。"},{"code":"20012","name":"视频格式不支持","meaning":"视频的封装格式、编码格式或编码参数不符合要求。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"rules":[
{"id":"video-container","message":"封装格式为 {measured}；Roku 接受 {limit}","fix":"转换为 MP4；H.264 视频和 AAC 音频只需重新封装。"},
{"id":"video-codec","message":"视频编码格式为 {measured}；Roku 接受 H.264 和 ProRes 422 HQ","fix":"转换为 H.264 编码的 MP4。"},
{"id":"video-file-size-decimal","message":"文件大小为 {measured}；上限 200 MB 可能指 {limit}，也可能指 {looser}（200 MiB）","fix":"压缩到 200 MB 以内。"},
{"id":"video-file-size","message":"文件大小为 {measured}，不能超过 {limit}（200 MiB）","fix":"压缩到 200 MiB 以内。"},
{"id":"video-duration","message":"视频时长为 {measured}；Roku 接受 {min} 到 {max}","fix":"剪辑为 15 秒或 30 秒。"},
{"id":"video-duration-guidelines","message":"视频时长为 {measured}；Roku 的另一份文档只有 13 到 17 秒和 28 到 31 秒","fix":"剪辑为 15 秒或 30 秒。"},
{"id":"video-aspect-ratio","message":"视频宽高比为 {measured}，应为 16:9","fix":"以 16:9 导出。"},
{"id":"video-bit-rate-min","message":"视频码率为 {measured}，不能低于 {limit}","fix":"用母版重新导出，码率不低于 {limit}。"},
{"id":"video-frame-rate","message":"帧率为 {measured}；Roku 接受 23.98、25 和 29.97 fps","fix":"以素材原始帧率导出，例如 23.976、25 或 29.97 fps。"},
{"id":"audio-codec","message":"音频编码格式为 {measured}；只接受 AAC 和 16 位或 24 位 PCM","fix":"将音频转换为 AAC 或 PCM。"},
{"id":"audio-bit-rate-min","message":"音频码率为 {measured}，不能低于 {limit}","fix":"以不低于 {limit} 的码率编码音频。"},
{"id":"audio-sample-rate","message":"采样率为 {measured}；接受 {limit}","fix":"将音频重采样为 48 kHz。"},
{"id":"audio-channels","message":"音频有 {measured} 个声道，应为立体声","fix":"将音频混为双声道。"},
{"id":"logo-format","message":"图片格式为 {measured}；徽标只接受 PNG","fix":"转换为 PNG。"},
{"id":"logo-file-size-decimal","message":"文件大小为 {measured}；上限 150 KB 可能指 {limit}，也可能指 {looser}（150 KiB）","fix":"压缩到 150 KB 以内。"},
{"id":"logo-file-size","message":"文件大小为 {measured}，不能超过 {limit}（150 KiB）","fix":"压缩到 150 KiB 以内。"}
],"not_documented":[{"subject":"宽和高"},{"subject":"是否接受没有声音的广告"},{"subject":"MB 和 kb 是十进制还是二进制","note":"单位可能是十进制或二进制；文件大小介于两个上限之间时，按警告处理。"}]}}}
"""##])
}

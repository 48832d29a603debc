// swift-format-ignore-file
// Made by script/tools/generate from Destinations/spotify-podcast/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_spotify_podcast = Destinations.Entry(
    "spotify-podcast", "spotify-podcast", groups: "podcast",
    [##"""
{"preflight_destination":1,
"id":"spotify-podcast",
"short_name":"spotify-podcast",
"name":"Spotify podcasts",
"groups":["podcast"],
"sources":[{"id":"video","title":"Spotify for Creators help, video specs","url":"https://support.spotify.com/al/podcasters/article/video-specs/","checked":[2026,11,30],"page_as_of":"unknown","review_after":[2027,3,30]},{"id":"audio","title":"Spotify for Creators help, creating an audio episode","url":"https://support.spotify.com/cv-pt/podcasters/article/creating-an-audio-episode/","checked":[2026,11,30],"page_as_of":"unknown","review_after":[2027,3,30]},{"id":"cover","title":"Spotify for Podcasters help, creating your podcast cover art","url":"https://help.spotifyforpodcasters.com/hc/en-us/articles/13183700772763-Creating-your-podcast-cover-art","checked":[2026,11,30],"page_as_of":"unknown","review_after":[2027,3,30]}],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_etsy_listing, ##"""
"slots":[
{"name":"audio","takes":["audio"],
"rules":[
{"id":"spotify-podcast/audio-container","fact":"container","constraint":{"one_of":["mp3","m4a","wav"]},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"audio","message":"is {measured}; Spotify accepts MP3, M4A and WAV","fix":"Convert it to MP3.","where":"Supported file types","written":"MP3, M4A, and WAV","examples":{"pass":[{"values":[{"fact":"container","value":"mp3"}]},{"values":[{"fact":"container","value":"m4a"}]},{"values":[{"fact":"container","value":"wav"}]}],"fail":[{"values":[{"fact":"container","value":"ogg"}]},{"values":[{"fact":"container","value":"flac"}]}]}}
]},
{"name":"video","takes":["video"],
"rules":[
{"id":"spotify-podcast/video-container","fact":"container","constraint":{"one_of":["mp4","mov"]},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"video","message":"is {measured}; Spotify accepts MP4 and MOV","fix":"Convert it to MP4; remuxing is enough for H.264 with AAC.","where":"the list on the container","written":".MP4 or .MOV","examples":{"pass":[{"values":[{"fact":"container","value":"mp4"}]},{"values":[{"fact":"container","value":"mov"}]}],"fail":[{"values":[{"fact":"container","value":"webm"}]},{"values":[{"fact":"container","value":"matroska"}]}]}},
{"id":"spotify-podcast/video-sound","fact":"audio.tracks","constraint":{"equals":1},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"video","message":"has {measured} audio tracks; Spotify requires one video track and one audio track","fix":"Export it with exactly one audio track.","where":"the list on the container","written":"two tracks: one video and one audio","examples":{"pass":[{"values":[{"fact":"audio.tracks","value":1}]}],"fail":[{"values":[{"fact":"audio.tracks","value":0}]},{"values":[{"fact":"audio.tracks","value":2}]}]}},
{"id":"spotify-podcast/video-duration-max","fact":"duration","constraint":{"max":43200},"strength":"hard","certainty":"official","step":"duration","share_state":20007,"source":"video","message":"is {measured} long; the limit is {limit}","fix":"Split it into episodes of 12 hours or less.","where":"the list on the video","written":"12 hours","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":43200}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":43200.1}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":43201}}]}]}},
{"id":"spotify-podcast/video-codec","fact":"video.codec","constraint":{"one_of":["h264","hevc"]},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"video","message":"has the video codec {measured}; Spotify recommends H.264 or H.265","fix":"Convert it to H.264 in MP4.","where":"the list on the video","written":"H.264 high profile or H.265 (HEVC)","examples":{"pass":[{"values":[{"fact":"video.codec","value":"h264"}]},{"values":[{"fact":"video.codec","value":"hevc"}]}],"warn":[{"values":[{"fact":"video.codec","value":"prores"}]},{"values":[{"fact":"video.codec","value":"vp9"}]}]}},
{"id":"spotify-podcast/video-aspect-ratio","fact":"video.aspect_ratio","constraint":{"equals":{"ratio":[16,9]}},"strength":"advice","certainty":"official","step":"resolution","share_state":20011,"source":"video","message":"has the aspect ratio {measured}; Spotify recommends 16:9","fix":"Export it as 16:9.","where":"the list on the video","written":"16:9","examples":{"pass":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[16,9]}}]}],"warn":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[4,3]}}]}]}},
{"id":"spotify-podcast/video-bit-rate-max","fact":"video.bit_rate","constraint":{"max":25000000},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"video","applies_if":[{"fact":"video.height","constraint":{"max":1080}}],"message":"has a video bit rate of {measured}; Spotify's limit at 1080p is {limit}","fix":"Encode it at 25 Mbit/s or less.","where":"the list on the video","written":"25 Mbps","examples":{"pass":[{"values":[{"fact":"video.bit_rate","value":25000000},{"fact":"video.height","value":1080}]},{"values":[{"fact":"video.bit_rate","value":35000000},{"fact":"video.height","value":2160}]}],"warn":[{"values":[{"fact":"video.bit_rate","value":25000001},{"fact":"video.height","value":1080}]}]}},
{"id":"spotify-podcast/video-bit-rate-max-4k","fact":"video.bit_rate","constraint":{"max":35000000},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"video","message":"has a video bit rate of {measured}; Spotify's limit for 4K is {limit}","fix":"Encode it at 35 Mbit/s or less.","where":"the list on the video","written":"35 Mbps","examples":{"pass":[{"values":[{"fact":"video.bit_rate","value":35000000}]}],"warn":[{"values":[{"fact":"video.bit_rate","value":35000001}]}]}},
{"id":"spotify-podcast/video-frame-rate","fact":"video.frame_rate","constraint":{"range":{"min":24,"max":60}},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"video","message":"has {measured}; Spotify recommends {min} to {max}","fix":"Convert it to 24 to 60 fps.","where":"the list on the video","written":"24 to 60 frames per second","examples":{"pass":[{"values":[{"fact":"video.frame_rate","value":{"ratio":24}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":60}}]}],"warn":[{"values":[{"fact":"video.frame_rate","value":{"ratio":[24000,1001]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":15}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":120}}]}]}},
{"id":"spotify-podcast/video-frame-rate-fixed","fact":"video.variable_frame_rate","constraint":{"equals":false},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"video","if_known":true,"message":"has a variable frame rate; Spotify recommends a fixed one","fix":"Export it with a constant frame rate.","where":"the list on the video","written":"fixed frame rate","examples":{"pass":[{"values":[{"fact":"video.variable_frame_rate","value":false}]}],"warn":[{"values":[{"fact":"video.variable_frame_rate","value":true}]}]}},
{"id":"spotify-podcast/video-bit-depth","fact":"video.bit_depth","constraint":{"equals":8},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"video","message":"has a bit depth of {measured}; Spotify recommends 8 bits","fix":"Encode it with 8 bits, for example with -pix_fmt yuv420p.","where":"the list on the video","written":"8-bit","examples":{"pass":[{"values":[{"fact":"video.bit_depth","value":8}]}],"warn":[{"values":[{"fact":"video.bit_depth","value":10}]}]}},
{"id":"spotify-podcast/video-chroma","fact":"video.chroma_subsampling","constraint":{"equals":"4:2:0"},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"video","message":"has the chroma subsampling {measured}; Spotify recommends 4:2:0","fix":"Encode it with 4:2:0, for example with -pix_fmt yuv420p.","where":"the list on the video","written":"4:2:0","examples":{"pass":[{"values":[{"fact":"video.chroma_subsampling","value":"4:2:0"}]}],"warn":[{"values":[{"fact":"video.chroma_subsampling","value":"4:2:2"}]}]}},
{"id":"spotify-podcast/audio-channels","fact":"audio.channels","constraint":{"max":2},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"video","message":"has {measured} audio channels; Spotify does not accept surround sound","fix":"Mix the sound to two channels.","where":"the list on the audio","written":"Stereo","examples":{"pass":[{"values":[{"fact":"audio.channels","value":1}]},{"values":[{"fact":"audio.channels","value":2}]}],"fail":[{"values":[{"fact":"audio.channels","value":3}]},{"values":[{"fact":"audio.channels","value":6}]}]}},
{"id":"spotify-podcast/audio-bit-rate","fact":"audio.bit_rate","constraint":{"min":192000},"strength":"remark","certainty":"official","step":"format","share_state":20012,"source":"video","message":"has an audio bit rate of {measured}; Spotify recommends {limit} or more","fix":"Encode the sound at 192 kbit/s or more.","where":"the list on the audio","written":"192 Kbps","examples":{"pass":[{"values":[{"fact":"audio.bit_rate","value":192000}]},{"values":[{"fact":"audio.bit_rate","value":128000}]}]}}
]},
{"name":"cover","takes":["image"],
"rules":[
{"id":"spotify-podcast/cover-format","fact":"image.format","constraint":{"one_of":["jpeg","png"]},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"cover","message":"is {measured}; Spotify accepts JPEG and PNG","fix":"Convert it to JPEG or PNG.","where":"Uploading your own artwork","written":"PNG, JPG, or JPEG","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"png"}]}],"fail":[{"values":[{"fact":"image.format","value":"webp"}]},{"values":[{"fact":"image.format","value":"tiff"}]}]}},
{"id":"spotify-podcast/cover-file-size-decimal","fact":"file_size","constraint":{"max":30000000},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"cover","looser":"spotify-podcast/cover-file-size","message":"is {measured}; the limit is 30 MB, which can mean {limit} or {looser} (30 MiB)","fix":"Compress it to 30 MB or less.","where":"Uploading your own artwork","written":"30MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":30000000}]}],"warn":[{"values":[{"fact":"file_size","value":30000001}]},{"values":[{"fact":"file_size","value":31457280}]}]}},
{"id":"spotify-podcast/cover-file-size","fact":"file_size","constraint":{"max":31457280},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"cover","message":"is {measured}; the limit is {limit} (30 MiB)","fix":"Compress it to 30 MiB or less.","where":"Uploading your own artwork","written":"30MB","examples":{"pass":[{"values":[{"fact":"file_size","value":30000001}]},{"values":[{"fact":"file_size","value":31457280}]}],"fail":[{"values":[{"fact":"file_size","value":31457281}]}]}},
{"id":"spotify-podcast/cover-size","fact":"image.size","constraint":{"equals":{"size":[3000,3000]}},"strength":"remark","certainty":"official","step":"resolution","share_state":20008,"source":"cover","message":"is {measured}; Spotify recommends {limit}","fix":"Export it again with 3000×3000.","where":"Uploading your own artwork","written":"3000x3000","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[3000,3000]}}]},{"values":[{"fact":"image.size","value":{"size":[1400,1400]}}]}]}}
]}],
"publisher":"Spotify",
"summary":"An episode and the cover art of a podcast that is uploaded to Spotify for Creators.",
"notes":[
"Spotify has no limit for the file size of an episode. Large files need time and can fail.",
"A podcast that comes from an RSS feed has other requirements, which Spotify gives in its delivery specification.",
"The video and the audio of a video episode must have the same duration."
],
"""##, SharedParts.unreadable_amazon_streaming_tv, ##"""
"not_documented":[
{"subject":"The size that a cover needs at least"},
{"subject":"The loudness of an episode"},
{"subject":"Whether MB is decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."}
],
"translations":{
"zh-Hans":{"name":"Spotify 播客","summary":"上传到 Spotify for Creators 的播客单集和封面。","notes":["Spotify 不限制单集的文件大小；大文件需要更长时间，也可能失败。","来自 RSS 订阅源的播客另有要求，见 Spotify 的投递规范。","视频单集的视频和音频须等长。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20007","name":"视频时长不符合要求","meaning":"视频过长或过短。"},{"code":"20008","name":"图片不符合要求","meaning":"图片的尺寸、宽高比或文件大小不符合要求。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},{"code":"20011","name":"视频分辨率不符合要求","meaning":"视频的分辨率或宽高比不符合要求。"},{"code":"20012","name":"视频格式不支持","meaning":"视频的封装格式、编码格式或编码参数不符合要求。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"rules":[
{"id":"audio-container","message":"封装格式为 {measured}；Spotify 接受 MP3、M4A 和 WAV","fix":"转换为 MP3。"},
{"id":"video-container","message":"封装格式为 {measured}；Spotify 接受 MP4 和 MOV","fix":"转换为 MP4；H.264 视频和 AAC 音频只需重新封装。"},
{"id":"video-sound","message":"有 {measured} 条音轨；Spotify 要求一条视频轨和一条音轨","fix":"导出时只保留一条音轨。"},
{"id":"video-duration-max","message":"视频时长为 {measured}，不能超过 {limit}","fix":"拆分为 12 小时以内的单集。"},
{"id":"video-codec","message":"视频编码格式为 {measured}；Spotify 建议 H.264 或 H.265","fix":"转换为 H.264 编码的 MP4。"},
{"id":"video-aspect-ratio","message":"视频宽高比为 {measured}；Spotify 建议 16:9","fix":"以 16:9 导出。"},
{"id":"video-bit-rate-max","message":"视频码率为 {measured}；1080p 时 Spotify 的上限为 {limit}","fix":"以 25 Mbit/s 以内的码率编码。"},
{"id":"video-bit-rate-max-4k","message":"视频码率为 {measured}；4K 时 Spotify 的上限为 {limit}","fix":"以 35 Mbit/s 以内的码率编码。"},
{"id":"video-frame-rate","message":"帧率为 {measured}；Spotify 建议 {min} 到 {max}","fix":"转换为 24 到 60 fps。"},
{"id":"video-frame-rate-fixed","message":"视频为可变帧率；Spotify 建议恒定帧率","fix":"以恒定帧率导出。"},
{"id":"video-bit-depth","message":"位深为 {measured}；Spotify 建议 8 位","fix":"以 8 位编码，例如使用 -pix_fmt yuv420p。"},
{"id":"video-chroma","message":"色度抽样为 {measured}；Spotify 建议 4:2:0","fix":"以 4:2:0 编码，例如使用 -pix_fmt yuv420p。"},
{"id":"audio-channels","message":"音频有 {measured} 个声道；Spotify 不接受环绕声","fix":"将音频混为双声道。"},
{"id":"audio-bit-rate","message":"音频码率为 {measured}；Spotify 建议不低于 {limit}","fix":"以不低于 192 kbit/s 的码率编码音频。"},
{"id":"cover-format","message":"图片格式为 {measured}；Spotify 接受 JPEG 和 PNG","fix":"转换为 JPEG 或 PNG。"},
{"id":"cover-file-size-decimal","message":"文件大小为 {measured}；上限 30 MB 可能指 {limit}，也可能指 {looser}（30 MiB）","fix":"压缩到 30 MB 以内。"},
{"id":"cover-file-size","message":"文件大小为 {measured}，不能超过 {limit}（30 MiB）","fix":"压缩到 30 MiB 以内。"},
{"id":"cover-size","message":"图片尺寸为 {measured}；Spotify 建议 {limit}","fix":"重新导出为 3000×3000。"}
],"not_documented":[{"subject":"封面的最小尺寸"},{"subject":"单集的响度"},{"subject":"MB 是十进制还是二进制","note":"单位可能是十进制或二进制；文件大小介于两个上限之间时，按警告处理。"}]}}}
"""##])
}

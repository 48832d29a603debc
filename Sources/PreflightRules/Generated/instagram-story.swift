// swift-format-ignore-file
// Made by script/tools/generate from Destinations/instagram-story/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_instagram_story = Destinations.Entry(
    "instagram-story", "instagram-story", groups: ["default", "meta", "instagram"],
    ##"""
{"preflight_destination":1,
"id":"instagram-story",
"short_name":"instagram-story",
"name":"Instagram story (API)",
"groups":["default","meta","instagram"],
"sources":[
{"id":"media-reference","title":"IG User Media, Instagram API reference","url":"https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media","checked":[2026,11,22],"review_after":[2027,5,22]},
{"id":"publish-guide","title":"Publish content, Instagram platform guide","url":"https://developers.facebook.com/docs/instagram-platform/content-publishing","checked":[2026,11,22],"review_after":[2027,5,22]},
{"id":"error-codes","title":"Error codes, Instagram API reference","url":"https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/error-codes","checked":[2026,11,22],"review_after":[2027,5,22]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"share_states":{"success":20000,"borrowed_from":"TikTok and Douyin","states":[
{"code":20000,"name":"shared","meaning":"Done. A tool can only say that no documented rule is broken."},
{"code":20002,"name":"parameters not usable","predictable_from":["request"],"meaning":"The post has too many files, files of a kind that is not taken, or a text that is too long."},
{"code":20007,"name":"video length doesn't meet requirements","predictable_from":["media"],"meaning":"The video is too long or too short."},
{"code":20008,"name":"photo doesn't meet requirements","predictable_from":["media"],"meaning":"The size, the shape or the weight of a picture is not what is asked for."},
{"code":20010,"name":"media could not be processed","predictable_from":["media"],"meaning":"The file is damaged or too large, or a picture has a format that is not taken."},
{"code":20011,"name":"video resolution doesn't meet requirements","predictable_from":["media"],"meaning":"The size or the shape of the video is not what is asked for."},
{"code":20012,"name":"video format not supported","predictable_from":["media"],"meaning":"The container, the codec or a setting of the codec is not what is asked for."},
{"code":21001,"name":"download from iCloud failed","predictable_from":["context","run_time"],"meaning":"The media is in iCloud and not on the device."},
{"code":21003,"name":"media does not exist","predictable_from":["request","run_time"],"meaning":"There is no such media."}
]},
"slots":[
{"name":"image","takes":["image"],
"rules":[
{"id":"instagram-story/image-format","fact":"image.format","constraint":{"one_of":["jpeg"]},"strength":"unstated","certainty":"official","step":"format","share_state":20010,"source":"media-reference","native_codes":["2207005"],"message":"is {measured}; JPEG alone is taken","fix":"Convert it to JPEG.","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}]}],"fail":[{"values":[{"fact":"image.format","value":"png"}]},{"values":[{"fact":"image.format","value":"webp"}]},{"values":[{"fact":"image.format","value":"heic"}]}]}},
{"id":"instagram-story/image-file-size-decimal","fact":"file_size","constraint":{"max":8000000},"strength":"unstated","certainty":"official","step":"format","share_state":20008,"source":"media-reference","looser":"instagram-story/image-file-size","native_codes":["2207004"],"message":"weighs {measured}; {limit} are taken, or {looser} if the MB of the page are binary","fix":"Compress it until it weighs at most 8 MB.","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":7999999}]},{"values":[{"fact":"file_size","value":8000000}]}],"warn":[{"values":[{"fact":"file_size","value":8000001}]},{"values":[{"fact":"file_size","value":8388608}]}]}},
{"id":"instagram-story/image-file-size","fact":"file_size","constraint":{"max":8388608},"strength":"unstated","certainty":"official","step":"format","share_state":20008,"source":"media-reference","native_codes":["2207004"],"message":"weighs {measured}, at most {limit} (8 MiB)","fix":"Compress it until it weighs at most 8 MiB.","examples":{"pass":[{"values":[{"fact":"file_size","value":8000001}]},{"values":[{"fact":"file_size","value":8388607}]},{"values":[{"fact":"file_size","value":8388608}]}],"fail":[{"values":[{"fact":"file_size","value":8388609}]}]}},
{"id":"instagram-story/image-color","fact":"image.icc_profile","constraint":{"none_of":["Display P3","Adobe RGB (1998)","ProPhoto RGB","eciRGB v2"]},"strength":"advice","certainty":"official","step":"format","share_state":20008,"source":"media-reference","message":"has the colour profile {measured}; sRGB is asked for, and other colours are converted","fix":"Export it in sRGB to keep its colours.","examples":{"pass":[{"values":[{"fact":"image.icc_profile","value":"sRGB IEC61966-2.1"}]}],"warn":[{"values":[{"fact":"image.icc_profile","value":"Display P3"}]},{"values":[{"fact":"image.icc_profile","value":"Adobe RGB (1998)"}]}]}},
{"id":"instagram-story/image-aspect-ratio-advised","fact":"image.aspect_ratio","constraint":{"equals":{"ratio":[9,16]}},"strength":"advice","certainty":"official","step":"resolution","share_state":20008,"source":"media-reference","message":"width to height is {measured}, {limit} is advised","fix":"Crop it to 9:16, for instance 1080×1920.","examples":{"pass":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[9,16]}}]}],"warn":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[1081,1920]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[1080,1921]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":1}}]}]}}
]},
{"name":"video","takes":["video"],
"rules":[
{"id":"instagram-story/video-container","fact":"container","constraint":{"one_of":["mov","mp4"]},"strength":"unstated","certainty":"official","step":"format","share_state":20012,"source":"media-reference","native_codes":["2207026"],"message":"is {measured}; MOV and MP4 are taken","fix":"Convert it to MP4; rewrapping is enough for H.264 and AAC.","examples":{"pass":[{"values":[{"fact":"container","value":"mov"}]},{"values":[{"fact":"container","value":"mp4"}]}],"fail":[{"values":[{"fact":"container","value":"webm"}]},{"values":[{"fact":"container","value":"matroska"}]},{"values":[{"fact":"container","value":"avi"}]}]}},
{"id":"instagram-story/video-codec","fact":"video.codec","constraint":{"one_of":["h264","hevc"]},"strength":"unstated","certainty":"official","step":"format","share_state":20012,"source":"media-reference","native_codes":["2207026"],"message":"is coded as {measured}; H.264 and HEVC are taken","fix":"Convert it to H.264 in MP4.","examples":{"pass":[{"values":[{"fact":"video.codec","value":"h264"}]},{"values":[{"fact":"video.codec","value":"hevc"}]}],"fail":[{"values":[{"fact":"video.codec","value":"vp9"}]},{"values":[{"fact":"video.codec","value":"av1"}]},{"values":[{"fact":"video.codec","value":"prores"}]}]}},
{"id":"instagram-story/video-scan","fact":"video.interlaced","constraint":{"equals":false},"strength":"unstated","certainty":"official","step":"format","share_state":20012,"source":"media-reference","native_codes":["2207026"],"message":"is interlaced; progressive video is asked for","fix":"Deinterlace it.","examples":{"pass":[{"values":[{"fact":"video.interlaced","value":false}]}],"fail":[{"values":[{"fact":"video.interlaced","value":true}]}]}},
{"id":"instagram-story/video-chroma","fact":"video.chroma_subsampling","constraint":{"equals":"4:2:0"},"strength":"unstated","certainty":"official","step":"format","share_state":20012,"source":"media-reference","native_codes":["2207026"],"message":"has chroma subsampling {measured}; {limit} is taken","fix":"Convert it to 4:2:0 (yuv420p).","examples":{"pass":[{"values":[{"fact":"video.chroma_subsampling","value":"4:2:0"}]}],"fail":[{"values":[{"fact":"video.chroma_subsampling","value":"4:2:2"}]},{"values":[{"fact":"video.chroma_subsampling","value":"4:4:4"}]}]}},
{"id":"instagram-story/video-fast-start","fact":"fast_start","constraint":{"equals":true},"strength":"unstated","certainty":"official","step":"format","share_state":20012,"source":"media-reference","native_codes":["2207026"],"message":"has its index (moov) behind the media; it is asked for at the front","fix":"Rewrap it with the index in front, as ffmpeg does with -c copy -movflags +faststart.","examples":{"pass":[{"values":[{"fact":"fast_start","value":true}]}],"fail":[{"values":[{"fact":"fast_start","value":false}]}]}},
{"id":"instagram-story/video-edit-list","fact":"edit_list","constraint":{"equals":false},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"media-reference","native_codes":["2207026"],"message":"has an edit list, which the page rules out; uploads with one often work","fix":"Export it again, or render the trim, so that nothing is skipped.","examples":{"pass":[{"values":[{"fact":"edit_list","value":false}]}],"warn":[{"values":[{"fact":"edit_list","value":true}]}]}},
{"id":"instagram-story/video-frame-rate","fact":"video.frame_rate","constraint":{"range":{"min":23,"max":60}},"strength":"unstated","certainty":"official","step":"format","share_state":20012,"source":"media-reference","native_codes":["2207026"],"message":"has {measured}, at least {min} and at most {max}","fix":"Convert it to between 23 and 60 fps.","examples":{"pass":[{"values":[{"fact":"video.frame_rate","value":{"ratio":23}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":[24000,1001]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":[60000,1001]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":60}}]}],"fail":[{"values":[{"fact":"video.frame_rate","value":{"ratio":[22999,1000]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":[60001,1000]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":120}}]}]}},
{"id":"instagram-story/video-bit-rate","fact":"video.bit_rate","constraint":{"max":25000000},"strength":"unstated","certainty":"official","step":"format","share_state":20012,"source":"media-reference","native_codes":["2207026"],"message":"has {measured}, at most {limit}","fix":"Encode it with at most 25 Mbit/s.","examples":{"pass":[{"values":[{"fact":"video.bit_rate","value":1}]},{"values":[{"fact":"video.bit_rate","value":24999999}]},{"values":[{"fact":"video.bit_rate","value":25000000}]}],"fail":[{"values":[{"fact":"video.bit_rate","value":25000001}]}]}},
{"id":"instagram-story/video-width","fact":"video.width","constraint":{"max":1920},"strength":"unstated","certainty":"official","step":"resolution","share_state":20011,"source":"media-reference","native_codes":["2207026"],"message":"is {measured} wide, at most {limit}; the height is not limited","fix":"Scale it down to a width of 1920 px or less, for instance 1080×1920.","examples":{"pass":[{"values":[{"fact":"video.width","value":1080}]},{"values":[{"fact":"video.width","value":1919}]},{"values":[{"fact":"video.width","value":1920}]}],"fail":[{"values":[{"fact":"video.width","value":1921}]},{"values":[{"fact":"video.width","value":2160}]},{"values":[{"fact":"video.width","value":3840}]}]}},
{"id":"instagram-story/audio-codec","fact":"audio.codec","constraint":{"equals":"aac"},"strength":"unstated","certainty":"official","step":"format","share_state":20012,"source":"media-reference","native_codes":["2207026"],"message":"has audio coded as {measured}; AAC is taken","fix":"Convert the audio to AAC.","examples":{"pass":[{"values":[{"fact":"audio.codec","value":"aac"}]}],"fail":[{"values":[{"fact":"audio.codec","value":"mp3"}]},{"values":[{"fact":"audio.codec","value":"opus"}]},{"values":[{"fact":"audio.codec","value":"pcm_s16le"}]}]}},
{"id":"instagram-story/audio-sample-rate","fact":"audio.sample_rate","constraint":{"max":48000},"strength":"unstated","certainty":"official","step":"format","share_state":20012,"source":"media-reference","native_codes":["2207026"],"message":"has audio at {measured}, at most {limit}","fix":"Resample the audio to 48 kHz.","examples":{"pass":[{"values":[{"fact":"audio.sample_rate","value":44100}]},{"values":[{"fact":"audio.sample_rate","value":47999}]},{"values":[{"fact":"audio.sample_rate","value":48000}]}],"fail":[{"values":[{"fact":"audio.sample_rate","value":48001}]},{"values":[{"fact":"audio.sample_rate","value":96000}]}]}},
{"id":"instagram-story/audio-channels","fact":"audio.channels","constraint":{"max":2},"strength":"unstated","certainty":"official","step":"format","share_state":20012,"source":"media-reference","native_codes":["2207026"],"message":"has {measured} channels of audio, at most {limit}","fix":"Mix the audio down to stereo.","examples":{"pass":[{"values":[{"fact":"audio.channels","value":1}]},{"values":[{"fact":"audio.channels","value":2}]}],"fail":[{"values":[{"fact":"audio.channels","value":3}]},{"values":[{"fact":"audio.channels","value":6}]}]}},
{"id":"instagram-story/video-closed-gop","fact":"video.closed_gop","constraint":{"equals":true},"strength":"unstated","certainty":"official","step":"format","share_state":20012,"source":"media-reference","native_codes":["2207026"],"if_known":true,"message":"has open groups of pictures; closed ones are asked for","fix":"Encode it with closed groups of pictures.","examples":{"pass":[{"values":[{"fact":"video.closed_gop","value":true}]}],"fail":[{"values":[{"fact":"video.closed_gop","value":false}]}]}},
{"id":"instagram-story/video-file-size-decimal","fact":"file_size","constraint":{"max":100000000},"strength":"unstated","certainty":"official","step":"format","share_state":20010,"source":"media-reference","looser":"instagram-story/video-file-size","message":"weighs {measured}; {limit} are taken, or {looser} if the MB of the page are binary","fix":"Compress it until it weighs at most 100 MB.","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":99999999}]},{"values":[{"fact":"file_size","value":100000000}]}],"warn":[{"values":[{"fact":"file_size","value":100000001}]},{"values":[{"fact":"file_size","value":104857600}]}]}},
{"id":"instagram-story/video-file-size","fact":"file_size","constraint":{"max":104857600},"strength":"unstated","certainty":"official","step":"format","share_state":20010,"source":"media-reference","message":"weighs {measured}, at most {limit} (100 MiB)","fix":"Compress it until it weighs at most 100 MiB.","examples":{"pass":[{"values":[{"fact":"file_size","value":100000001}]},{"values":[{"fact":"file_size","value":104857599}]},{"values":[{"fact":"file_size","value":104857600}]}],"fail":[{"values":[{"fact":"file_size","value":104857601}]}]}},
{"id":"instagram-story/video-duration-min","fact":"duration","constraint":{"min":3},"strength":"unstated","certainty":"official","step":"duration","share_state":20007,"source":"media-reference","native_codes":["2207026"],"message":"runs {measured}, at least {limit}","fix":"Make it 3 s or longer.","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":3}}]},{"values":[{"fact":"duration","value":{"number":3.000001}}]},{"values":[{"fact":"duration","value":{"number":15}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":2.999999}}]},{"values":[{"fact":"duration","value":{"number":0.5}}]}]}},
{"id":"instagram-story/video-duration-max","fact":"duration","constraint":{"max":60},"strength":"unstated","certainty":"official","step":"duration","share_state":20007,"source":"media-reference","native_codes":["2207026"],"message":"runs {measured}, at most {limit}","fix":"Trim it to 60 s or less.","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":1}}]},{"values":[{"fact":"duration","value":{"number":59.999999}}]},{"values":[{"fact":"duration","value":{"number":60}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":60.000001}}]},{"values":[{"fact":"duration","value":{"number":60.1}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":60.100001}}]},{"values":[{"fact":"duration","value":{"number":60.2}}]}]}},
{"id":"instagram-story/video-aspect-ratio","fact":"video.aspect_ratio","constraint":{"range":{"min":[1,10],"max":10}},"strength":"hard","certainty":"official","step":"resolution","share_state":20011,"source":"media-reference","native_codes":["2207026"],"message":"width to height is {measured}, at least {min} and at most {max}","fix":"Crop it, or add bars, until width to height is {min} to {max}.","examples":{"pass":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1,10]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":10}}]}],"fail":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[99,1000]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1001,100]}}]}]}},
{"id":"instagram-story/video-aspect-ratio-advised","fact":"video.aspect_ratio","constraint":{"equals":{"ratio":[9,16]}},"strength":"advice","certainty":"official","step":"resolution","share_state":20011,"source":"media-reference","message":"width to height is {measured}, {limit} is advised","fix":"Crop it to 9:16, for instance 1080×1920.","examples":{"pass":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]}],"warn":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1081,1920]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1080,1921]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":1}}]}]}}
]}],
"request_rules":[
{"id":"instagram-story/request-media-present","fact":{"count":"media"},"constraint":{"min":1},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"media-reference","message":"names no media; a post needs some","fix":"Name a picture or a video.","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]},{"values":[{"fact":{"count":"media"},"value":2}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":0}]}]}},
{"id":"instagram-story/request-media-max","fact":{"count":"media"},"constraint":{"max":1},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"media-reference","message":"has {measured} files, at most {limit}","fix":"Post each file as a story of its own.","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":2}]},{"values":[{"fact":{"count":"media"},"value":10}]}]}}
],
"publisher":"Meta",
"summary":"A server posts a picture or a video as a story of an Instagram account.",
"notes":[
"Handing media over to the Instagram app is another way, with JPEG and PNG, H.264, H.265 and WebM as for Facebook Stories.",
"Closed groups of pictures are asked for. That is judged only where the file was read far enough to show it.",
"The page names 128 kbit/s for audio. It is not judged, since the page does not say whether more is refused.",
"The guide allows 100 posts in 24 hours, the reference 50; no file tells how many were posted.",
"Meta fetches the media from a public address, and what it fetched expires after 24 hours."
],
"native_codes":{"name":"error_subcode","note":"The Graph API answers with these, within an error object.","codes":[
{"code":"2207004","name":"image too large","meaning":"The picture is too large.","share_state":20008,"predictable_from":["media"]},
{"code":"2207005","name":"image format not supported","meaning":"The format of the picture is not taken.","share_state":20010,"predictable_from":["media"]},
{"code":"2207009","name":"aspect ratio not supported","meaning":"The shape of the picture is not taken.","share_state":20008,"predictable_from":["media"]},
{"code":"2207010","name":"caption too long","meaning":"The caption is too long.","share_state":20002,"predictable_from":["request"]},
{"code":"2207026","name":"video format not supported","meaning":"The format of the video is not taken.","messages":["The video file you selected is in an unsupported format"],"share_state":20012,"predictable_from":["media"]},
{"code":"2207027","name":"media not ready","meaning":"The media is not ready to be published yet.","predictable_from":["run_time"]},
{"code":"2207028","name":"wrong number of carousel items","meaning":"The carousel has too few or too many items.","share_state":20002,"predictable_from":["request"]},
{"code":"2207040","name":"too many tags","meaning":"The caption tags too many accounts.","share_state":20002,"predictable_from":["request"]},
{"code":"2207042","name":"publishing limit reached","meaning":"The account has posted as often as it may.","predictable_from":["run_time"]},
{"code":"2207052","name":"media could not be fetched","meaning":"The media could not be fetched from its URL.","share_state":21003,"predictable_from":["run_time"]}
]},
"request":{"source":"media-reference","malformed":20002,"unusable":20002,"is_post":true,"fields":[
{"name":"media","type":"media","slots":["image","video"],"is_list":true},
{"name":"text","type":"text"},
{"name":"title","type":"text"},
{"name":"description","type":"text"},
{"name":"link","type":"identifier"},
{"name":"cover","type":"attachment","kinds":["image"]},
{"name":"alt_text","type":"text"},
{"name":"tags","type":"text","is_list":true}
]},
"unreadable":[
{"code":"not_found","state":21003},
{"code":"permission_denied","state":21003},
{"code":"not_a_file","state":21003},
{"code":"empty","state":20012,"by_kind":{"image":20010}},
{"code":"not_media","state":20012,"by_kind":{"image":20010}},
{"code":"truncated","state":20010},
{"code":"corrupt","state":20010},
{"code":"unsupported","state":20012,"by_kind":{"image":20010}},
{"code":"playlist_refused","state":20012,"by_kind":{"image":20010}},
{"code":"icloud_placeholder","state":21001},
{"code":"lfs_pointer","state":20012,"by_kind":{"image":20010}},
{"code":"too_large","state":20010},
{"code":"too_many_tracks","state":20010},
{"code":"changed_while_reading","state":20010},
{"code":"io_error","state":21003},
{"code":"timed_out"},
{"code":"crashed","state":20010},
{"code":"internal"}
],
"not_documented":[
{"subject":"Whether 8 MB and 100 MB are decimal or binary","note":"Below the decimal figure passes, above the binary one fails."},
{"subject":"10-bit colour and HDR","note":"Only 4:2:0 is named."},
{"subject":"Video without audio","note":"Taken to be allowed."},
{"subject":"Animated pictures","note":"Instagram shows a still picture."}
],
"translations":{
"zh-Hans":{"name":"Instagram 快拍（API）","summary":"服务器向 Instagram 账号发布图片或视频快拍。","notes":[
"也可以从应用分享到 Instagram 快拍，与 Facebook 快拍一样支持 JPEG、PNG、H.264、H.265 和 WebM。",
"官方文档要求闭合 GOP。只有在读取到足够的文件内容时才会判断。",
"官方文档给出的音频码率为 128 kbit/s。这里不作判断，因为文档没有说明更高的码率是否会被拒绝。",
"指南规定 24 小时内最多发布 100 条，接口参考则为 50 条；无法从文件判断已发布的数量。",
"Meta 从公开地址拉取媒体，由此生成的媒体容器 24 小时后失效。"
],"borrowed_from":"TikTok 和抖音","share_states":[
{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},
{"code":"20002","name":"参数错误","meaning":"文件数量过多、媒体类型不受支持，或文字过长。"},
{"code":"20007","name":"视频时长不符合要求","meaning":"视频过长或过短。"},
{"code":"20008","name":"图片不符合要求","meaning":"图片的尺寸、宽高比或文件大小不符合要求。"},
{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不受支持。"},
{"code":"20011","name":"视频分辨率不符合要求","meaning":"视频的分辨率或宽高比不符合要求。"},
{"code":"20012","name":"视频格式不支持","meaning":"视频的封装格式、编码格式或编码参数不符合要求。"},
{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},
{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}
],"native_codes_note":"Graph API 在 error 对象中返回这些代码。","native_codes":[
{"code":"2207004","name":"图片过大","meaning":"图片文件过大。"},
{"code":"2207005","name":"图片格式不支持","meaning":"不接受该图片格式。"},
{"code":"2207009","name":"宽高比不支持","meaning":"不接受该图片的宽高比。"},
{"code":"2207010","name":"文案过长","meaning":"文案过长。"},
{"code":"2207026","name":"视频格式不支持","meaning":"不接受该视频格式。"},
{"code":"2207027","name":"媒体尚未就绪","meaning":"媒体尚不能发布。"},
{"code":"2207028","name":"轮播项目数量不符","meaning":"轮播的项目过少或过多。"},
{"code":"2207040","name":"标签过多","meaning":"文案中 @ 的账号过多。"},
{"code":"2207042","name":"达到发布上限","meaning":"该账号的发布次数已达上限。"},
{"code":"2207052","name":"无法获取媒体","meaning":"无法从网址获取媒体。"}
],"rules":[
{"id":"image-format","message":"图片格式为 {measured}；仅支持 JPEG","fix":"转换为 JPEG。"},
{"id":"image-file-size-decimal","message":"文件大小为 {measured}，不能超过 {limit}；如果官方文档的 MB 按二进制计，则为 {looser}","fix":"压缩到 8 MB 以内。"},
{"id":"image-file-size","message":"文件大小为 {measured}，不能超过 {limit}（8 MiB）","fix":"压缩到 8 MiB 以内。"},
{"id":"image-color","message":"色彩描述文件为 {measured}；要求使用 sRGB，其他色彩空间会被转换","fix":"导出为 sRGB，避免颜色变化。"},
{"id":"image-aspect-ratio-advised","message":"图片宽高比为 {measured}，建议为 {limit}","fix":"裁剪为 9:16，例如 1080×1920。"},
{"id":"video-container","message":"封装格式为 {measured}；支持 MOV 和 MP4","fix":"转换为 MP4；H.264 和 AAC 只需重新封装。"},
{"id":"video-codec","message":"视频编码格式为 {measured}；支持 H.264 和 HEVC","fix":"转换为 H.264 编码的 MP4。"},
{"id":"video-scan","message":"视频为隔行扫描；要求逐行扫描","fix":"去隔行处理后重新导出。"},
{"id":"video-chroma","message":"色度采样为 {measured}；支持 {limit}","fix":"转换为 4:2:0（yuv420p）。"},
{"id":"video-fast-start","message":"索引（moov）位于文件末尾；要求位于文件开头","fix":"重新封装并把索引放到文件开头（faststart）。"},
{"id":"video-edit-list","message":"包含编辑列表，官方文档不允许；但这类文件往往也能上传成功","fix":"重新导出，让剪辑结果直接写入视频，而不依赖编辑列表。"},
{"id":"video-frame-rate","message":"帧率为 {measured}，应在 {min} 到 {max} 之间","fix":"转换为 23 到 60 fps。"},
{"id":"video-bit-rate","message":"视频码率为 {measured}，不能超过 {limit}","fix":"以不超过 25 Mbit/s 的码率重新编码。"},
{"id":"video-width","message":"视频宽度为 {measured}，不能超过 {limit}；高度没有限制","fix":"缩小到宽度不超过 1920 px，例如 1080×1920。"},
{"id":"audio-codec","message":"音频编码格式为 {measured}；支持 AAC","fix":"将音频转换为 AAC。"},
{"id":"audio-sample-rate","message":"音频采样率为 {measured}，不能超过 {limit}","fix":"将音频重采样为 48 kHz。"},
{"id":"audio-channels","message":"音频有 {measured} 个声道，最多 {limit} 个","fix":"将音频缩混为立体声。"},
{"id":"video-closed-gop","message":"使用开放 GOP；要求闭合 GOP","fix":"以闭合 GOP 重新编码。"},
{"id":"video-file-size-decimal","message":"文件大小为 {measured}，不能超过 {limit}；如果官方文档的 MB 按二进制计，则为 {looser}","fix":"压缩到 100 MB 以内。"},
{"id":"video-file-size","message":"文件大小为 {measured}，不能超过 {limit}（100 MiB）","fix":"压缩到 100 MiB 以内。"},
{"id":"video-duration-min","message":"视频时长为 {measured}，不能短于 {limit}","fix":"使视频时长不短于 3 秒。"},
{"id":"video-duration-max","message":"视频时长为 {measured}，不能超过 {limit}","fix":"将视频剪辑到 60 秒以内。"},
{"id":"video-aspect-ratio","message":"视频宽高比为 {measured}，应在 {min} 到 {max} 之间","fix":"裁剪画面或添加黑边，使宽高比在 {min} 到 {max} 之间。"},
{"id":"video-aspect-ratio-advised","message":"视频宽高比为 {measured}，建议为 {limit}","fix":"裁剪为 9:16，例如 1080×1920。"},
{"id":"request-media-present","message":"没有指定任何媒体，至少需要一个文件","fix":"请指定一张图片或一个视频。"},
{"id":"request-media-max","message":"共有 {measured} 个文件，最多 {limit} 个","fix":"将每个文件分别发布为一条快拍。"}
],"not_documented":[
{"subject":"8 MB 和 100 MB 是十进制还是二进制","note":"低于十进制数值为通过，高于二进制数值为不通过。"},
{"subject":"10 位色深和 HDR","note":"文档只提到 4:2:0。"},
{"subject":"没有音频的视频","note":"这里按允许处理。"},
{"subject":"动图","note":"Instagram 只显示静态画面。"}
]}}}
"""##)
}

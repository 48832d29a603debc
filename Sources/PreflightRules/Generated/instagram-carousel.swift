// swift-format-ignore-file
// Made by script/tools/generate from Destinations/instagram-carousel/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_instagram_carousel = Destinations.Entry(
    "instagram-carousel", "instagram-carousel", groups: ["meta", "instagram"],
    ##"""
{"preflight_destination":1,
"id":"instagram-carousel",
"short_name":"instagram-carousel",
"name":"Instagram carousel (API)",
"groups":["meta","instagram"],
"sources":[
{"id":"media-reference","title":"IG User Media, Instagram API reference","url":"https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media","checked":[2026,11,22],"review_after":[2027,5,22]},
{"id":"publish-guide","title":"Publish content, Instagram platform guide","url":"https://developers.facebook.com/docs/instagram-platform/content-publishing","checked":[2026,11,22],"review_after":[2027,5,22]},
{"id":"error-codes","title":"Error codes, Instagram API reference","url":"https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/error-codes","checked":[2026,11,22],"review_after":[2027,5,22]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"share_states":{"success":20000,"borrowed_from":"TikTok and Douyin","states":[
{"code":20000,"name":"shared","meaning":"Done. A tool can only say that no documented rule is broken."},
{"code":20002,"name":"parameters not usable","predictable_from":["request"],"meaning":"The post has too many files, files of a kind that is not taken, or a text that is too long."},
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
{"id":"instagram-carousel/image-format","fact":"image.format","constraint":{"one_of":["jpeg"]},"strength":"unstated","certainty":"official","step":"format","share_state":20010,"source":"media-reference","native_codes":["2207005"],"message":"is {measured}; JPEG alone is taken","fix":"Convert it to JPEG.","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}]}],"fail":[{"values":[{"fact":"image.format","value":"png"}]},{"values":[{"fact":"image.format","value":"webp"}]},{"values":[{"fact":"image.format","value":"heic"}]}]}},
{"id":"instagram-carousel/image-file-size-decimal","fact":"file_size","constraint":{"max":8000000},"strength":"unstated","certainty":"official","step":"format","share_state":20008,"source":"media-reference","looser":"instagram-carousel/image-file-size","native_codes":["2207004"],"message":"weighs {measured}; {limit} are taken, or {looser} if the MB of the page are binary","fix":"Compress it until it weighs at most 8 MB.","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":7999999}]},{"values":[{"fact":"file_size","value":8000000}]}],"warn":[{"values":[{"fact":"file_size","value":8000001}]},{"values":[{"fact":"file_size","value":8388608}]}]}},
{"id":"instagram-carousel/image-file-size","fact":"file_size","constraint":{"max":8388608},"strength":"unstated","certainty":"official","step":"format","share_state":20008,"source":"media-reference","native_codes":["2207004"],"message":"weighs {measured}, at most {limit} (8 MiB)","fix":"Compress it until it weighs at most 8 MiB.","examples":{"pass":[{"values":[{"fact":"file_size","value":8000001}]},{"values":[{"fact":"file_size","value":8388607}]},{"values":[{"fact":"file_size","value":8388608}]}],"fail":[{"values":[{"fact":"file_size","value":8388609}]}]}},
{"id":"instagram-carousel/image-aspect-ratio","fact":"image.aspect_ratio","constraint":{"range":{"min":[4,5],"max":[191,100]}},"strength":"hard","certainty":"official","step":"resolution","share_state":20008,"source":"media-reference","native_codes":["2207009"],"message":"width to height is {measured}, at least {min} and at most {max}","fix":"Crop it to between 4:5 and 1.91:1, for instance 1080×1350.","examples":{"pass":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[4,5]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[4,5]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":1}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[191,100]}}]}],"fail":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[1079,1350]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[1080,1351]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[48,25]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[9,16]}}]}]}},
{"id":"instagram-carousel/image-width-min","fact":"image.width","constraint":{"min":320},"strength":"advice","certainty":"official","step":"resolution","share_state":20008,"source":"media-reference","message":"is {measured} wide; Instagram scales pictures up to {limit}","fix":"Take a picture that is at least {limit} wide.","examples":{"pass":[{"values":[{"fact":"image.width","value":320}]},{"values":[{"fact":"image.width","value":321}]},{"values":[{"fact":"image.width","value":1080}]}],"warn":[{"values":[{"fact":"image.width","value":319}]},{"values":[{"fact":"image.width","value":100}]}]}},
{"id":"instagram-carousel/image-width-max","fact":"image.width","constraint":{"max":1440},"strength":"remark","certainty":"official","step":"resolution","source":"media-reference","message":"is {measured} wide; Instagram scales pictures down to {limit}","examples":{"pass":[{"values":[{"fact":"image.width","value":1439}]},{"values":[{"fact":"image.width","value":1440}]},{"values":[{"fact":"image.width","value":1441}]},{"values":[{"fact":"image.width","value":4032}]}]}},
{"id":"instagram-carousel/image-color","fact":"image.icc_profile","constraint":{"none_of":["Display P3","Adobe RGB (1998)","ProPhoto RGB","eciRGB v2"]},"strength":"advice","certainty":"official","step":"format","share_state":20008,"source":"media-reference","message":"has the colour profile {measured}; sRGB is asked for, and other colours are converted","fix":"Export it in sRGB to keep its colours.","examples":{"pass":[{"values":[{"fact":"image.icc_profile","value":"sRGB IEC61966-2.1"}]}],"warn":[{"values":[{"fact":"image.icc_profile","value":"Display P3"}]},{"values":[{"fact":"image.icc_profile","value":"Adobe RGB (1998)"}]}]}}
]},
{"name":"video","takes":["video"],
"rules":[
{"id":"instagram-carousel/video-container","fact":"container","constraint":{"one_of":["mov","mp4"]},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"media-reference","native_codes":["2207026"],"message":"is {measured}; MOV and MP4 are taken","fix":"Convert it to MP4; rewrapping is enough for H.264 and AAC.","examples":{"pass":[{"values":[{"fact":"container","value":"mov"}]},{"values":[{"fact":"container","value":"mp4"}]}],"warn":[{"values":[{"fact":"container","value":"webm"}]},{"values":[{"fact":"container","value":"matroska"}]},{"values":[{"fact":"container","value":"avi"}]}]}},
{"id":"instagram-carousel/video-codec","fact":"video.codec","constraint":{"one_of":["h264","hevc"]},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"media-reference","native_codes":["2207026"],"message":"is coded as {measured}; H.264 and HEVC are taken","fix":"Convert it to H.264 in MP4.","examples":{"pass":[{"values":[{"fact":"video.codec","value":"h264"}]},{"values":[{"fact":"video.codec","value":"hevc"}]}],"warn":[{"values":[{"fact":"video.codec","value":"vp9"}]},{"values":[{"fact":"video.codec","value":"av1"}]},{"values":[{"fact":"video.codec","value":"prores"}]}]}},
{"id":"instagram-carousel/video-scan","fact":"video.interlaced","constraint":{"equals":false},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"media-reference","native_codes":["2207026"],"message":"is interlaced; progressive video is asked for","fix":"Deinterlace it.","examples":{"pass":[{"values":[{"fact":"video.interlaced","value":false}]}],"warn":[{"values":[{"fact":"video.interlaced","value":true}]}]}},
{"id":"instagram-carousel/video-chroma","fact":"video.chroma_subsampling","constraint":{"equals":"4:2:0"},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"media-reference","native_codes":["2207026"],"message":"has chroma subsampling {measured}; {limit} is taken","fix":"Convert it to 4:2:0 (yuv420p).","examples":{"pass":[{"values":[{"fact":"video.chroma_subsampling","value":"4:2:0"}]}],"warn":[{"values":[{"fact":"video.chroma_subsampling","value":"4:2:2"}]},{"values":[{"fact":"video.chroma_subsampling","value":"4:4:4"}]}]}},
{"id":"instagram-carousel/video-fast-start","fact":"fast_start","constraint":{"equals":true},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"media-reference","native_codes":["2207026"],"message":"has its index (moov) behind the media; it is asked for at the front","fix":"Rewrap it with the index in front, as ffmpeg does with -c copy -movflags +faststart.","examples":{"pass":[{"values":[{"fact":"fast_start","value":true}]}],"warn":[{"values":[{"fact":"fast_start","value":false}]}]}},
{"id":"instagram-carousel/video-edit-list","fact":"edit_list","constraint":{"equals":false},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"media-reference","native_codes":["2207026"],"message":"has an edit list, which the page rules out; uploads with one often work","fix":"Export it again, or render the trim, so that nothing is skipped.","examples":{"pass":[{"values":[{"fact":"edit_list","value":false}]}],"warn":[{"values":[{"fact":"edit_list","value":true}]}]}},
{"id":"instagram-carousel/video-frame-rate","fact":"video.frame_rate","constraint":{"range":{"min":23,"max":60}},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"media-reference","native_codes":["2207026"],"message":"has {measured}, at least {min} and at most {max}","fix":"Convert it to between 23 and 60 fps.","examples":{"pass":[{"values":[{"fact":"video.frame_rate","value":{"ratio":23}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":[24000,1001]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":[60000,1001]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":60}}]}],"warn":[{"values":[{"fact":"video.frame_rate","value":{"ratio":[22999,1000]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":[60001,1000]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":120}}]}]}},
{"id":"instagram-carousel/video-bit-rate","fact":"video.bit_rate","constraint":{"max":25000000},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"media-reference","native_codes":["2207026"],"message":"has {measured}, at most {limit}","fix":"Encode it with at most 25 Mbit/s.","examples":{"pass":[{"values":[{"fact":"video.bit_rate","value":1}]},{"values":[{"fact":"video.bit_rate","value":24999999}]},{"values":[{"fact":"video.bit_rate","value":25000000}]}],"warn":[{"values":[{"fact":"video.bit_rate","value":25000001}]}]}},
{"id":"instagram-carousel/video-width","fact":"video.width","constraint":{"max":1920},"strength":"advice","certainty":"official","step":"resolution","share_state":20011,"source":"media-reference","native_codes":["2207026"],"message":"is {measured} wide, at most {limit}; the height is not limited","fix":"Scale it down to a width of 1920 px or less, for instance 1080×1920.","examples":{"pass":[{"values":[{"fact":"video.width","value":1080}]},{"values":[{"fact":"video.width","value":1919}]},{"values":[{"fact":"video.width","value":1920}]}],"warn":[{"values":[{"fact":"video.width","value":1921}]},{"values":[{"fact":"video.width","value":2160}]},{"values":[{"fact":"video.width","value":3840}]}]}},
{"id":"instagram-carousel/audio-codec","fact":"audio.codec","constraint":{"equals":"aac"},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"media-reference","native_codes":["2207026"],"message":"has audio coded as {measured}; AAC is taken","fix":"Convert the audio to AAC.","examples":{"pass":[{"values":[{"fact":"audio.codec","value":"aac"}]}],"warn":[{"values":[{"fact":"audio.codec","value":"mp3"}]},{"values":[{"fact":"audio.codec","value":"opus"}]},{"values":[{"fact":"audio.codec","value":"pcm_s16le"}]}]}},
{"id":"instagram-carousel/audio-sample-rate","fact":"audio.sample_rate","constraint":{"max":48000},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"media-reference","native_codes":["2207026"],"message":"has audio at {measured}, at most {limit}","fix":"Resample the audio to 48 kHz.","examples":{"pass":[{"values":[{"fact":"audio.sample_rate","value":44100}]},{"values":[{"fact":"audio.sample_rate","value":47999}]},{"values":[{"fact":"audio.sample_rate","value":48000}]}],"warn":[{"values":[{"fact":"audio.sample_rate","value":48001}]},{"values":[{"fact":"audio.sample_rate","value":96000}]}]}},
{"id":"instagram-carousel/audio-channels","fact":"audio.channels","constraint":{"max":2},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"media-reference","native_codes":["2207026"],"message":"has {measured} channels of audio, at most {limit}","fix":"Mix the audio down to stereo.","examples":{"pass":[{"values":[{"fact":"audio.channels","value":1}]},{"values":[{"fact":"audio.channels","value":2}]}],"warn":[{"values":[{"fact":"audio.channels","value":3}]},{"values":[{"fact":"audio.channels","value":6}]}]}}
]}],
"request_rules":[
{"id":"instagram-carousel/request-items-min","fact":{"count":"media"},"constraint":{"min":2},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"publish-guide","further_sources":["media-reference"],"native_codes":["2207028"],"message":"{measured} items, at least {limit}","fix":"Add an item, or post the one by itself.","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":2}]},{"values":[{"fact":{"count":"media"},"value":3}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":0}]},{"values":[{"fact":{"count":"media"},"value":1}]}]}},
{"id":"instagram-carousel/request-items-max","fact":{"count":"media"},"constraint":{"max":10},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"publish-guide","further_sources":["media-reference"],"native_codes":["2207028"],"message":"{measured} items, at most {limit} through the API; the app takes 20","fix":"Leave out items until {limit} are left, or post in the app.","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":9}]},{"values":[{"fact":{"count":"media"},"value":10}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":11}]},{"values":[{"fact":{"count":"media"},"value":20}]}]}},
{"id":"instagram-carousel/request-image-shape","fact":{"function":"each","fact":"image.aspect_ratio","of":"image"},"constraint":{"same_as":{"function":"first","fact":"image.aspect_ratio"}},"strength":"advice","certainty":"official","step":"resolution","share_state":20008,"source":"publish-guide","message":"width to height is {measured}, and that of the first item is {limit}; every item is cropped to the shape of the first","fix":"Give all items the shape of the first.","examples":{"pass":[{"values":[{"fact":{"function":"each","fact":"image.aspect_ratio","of":"image"},"value":{"ratio":[4,5]}},{"fact":{"function":"first","fact":"image.aspect_ratio"},"value":{"ratio":[4,5]}}]}],"warn":[{"values":[{"fact":{"function":"each","fact":"image.aspect_ratio","of":"image"},"value":{"ratio":1}},{"fact":{"function":"first","fact":"image.aspect_ratio"},"value":{"ratio":[4,5]}}]}]}},
{"id":"instagram-carousel/request-video-shape","fact":{"function":"each","fact":"video.aspect_ratio","of":"video"},"constraint":{"same_as":{"function":"first","fact":"video.aspect_ratio"}},"strength":"advice","certainty":"official","step":"resolution","share_state":20011,"source":"publish-guide","message":"width to height is {measured}, and that of the first item is {limit}; every item is cropped to the shape of the first","fix":"Give all items the shape of the first.","examples":{"pass":[{"values":[{"fact":{"function":"each","fact":"video.aspect_ratio","of":"video"},"value":{"ratio":[4,5]}},{"fact":{"function":"first","fact":"video.aspect_ratio"},"value":{"ratio":[4,5]}}]}],"warn":[{"values":[{"fact":{"function":"each","fact":"video.aspect_ratio","of":"video"},"value":{"ratio":[9,16]}},{"fact":{"function":"first","fact":"video.aspect_ratio"},"value":{"ratio":[4,5]}}]}]}},
{"id":"instagram-carousel/request-text-length-utf16","fact":{"field":"text"},"constraint":{"length":{"unit":"utf16","max":2200}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"media-reference","looser":"instagram-carousel/request-text-length","native_codes":["2207010"],"message":"has {measured}; the page takes 2200 characters and does not say how it counts them","fix":"Shorten the caption to 2200 UTF-16 units; an emoji counts two or more.","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"😀","times":1100}]}}]}],"warn":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":2199},{"text":"😀","times":1}]}}]}]}},
{"id":"instagram-carousel/request-text-length","fact":{"field":"text"},"constraint":{"length":{"unit":"graphemes","max":2200}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"media-reference","native_codes":["2207010"],"message":"has {measured}, at most {limit}","fix":"Shorten the caption to 2200 characters.","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":2199},{"text":"😀","times":1}]}}]}],"fail":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":2201}]}}]}]}},
{"id":"instagram-carousel/request-hashtags-max","fact":{"text_count":"hashtags","in":"text"},"constraint":{"max":30},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"media-reference","message":"has {measured} hashtags, at most {limit}","fix":"Keep at most {limit} hashtags.","examples":{"pass":[{"values":[{"fact":{"text_count":"hashtags","in":"text"},"value":29}]},{"values":[{"fact":{"text_count":"hashtags","in":"text"},"value":30}]}],"fail":[{"values":[{"fact":{"text_count":"hashtags","in":"text"},"value":31}]}]}},
{"id":"instagram-carousel/request-mentions-max","fact":{"text_count":"mentions","in":"text"},"constraint":{"max":20},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"media-reference","native_codes":["2207040"],"message":"tags {measured} accounts, at most {limit}","fix":"Tag at most {limit} accounts.","examples":{"pass":[{"values":[{"fact":{"text_count":"mentions","in":"text"},"value":19}]},{"values":[{"fact":{"text_count":"mentions","in":"text"},"value":20}]}],"fail":[{"values":[{"fact":{"text_count":"mentions","in":"text"},"value":21}]}]}},
{"id":"instagram-carousel/request-alt-text-length","fact":{"field":"alt_text"},"constraint":{"length":{"unit":"utf16","max":1000}},"strength":"hard","certainty":"official_quoted","step":"request","share_state":20002,"source":"media-reference","message":"has {measured}, at most {limit}; the unit is not documented","fix":"Shorten the alternative text to 1000 UTF-16 units; an emoji counts two or more.","examples":{"pass":[{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"😀","times":500}]}}]}],"warn":[{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"😀","times":500},{"text":"a","times":1}]}}]}]}}
],
"publisher":"Meta",
"summary":"A server posts pictures and videos together as one carousel of an Instagram account.",
"notes":[
"The API takes 10 items, the app 20. A carousel takes no Reels.",
"Every item is cropped to the shape of the first, which is a square unless it says otherwise.",
"No page gives figures for a video inside a carousel. Those that Reels and stories share are warnings here.",
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
{"subject":"The duration, the weight and the shape of a video in a carousel"},
{"subject":"Whether 8 MB are decimal or binary","note":"Below the decimal figure passes, above the binary one fails."},
{"subject":"The unit of 2200 and of 1000 characters","note":"2200 UTF-16 units pass, more than 2200 characters as readers count them fail."}
],
"translations":{
"zh-Hans":{"name":"Instagram 轮播（API）","summary":"服务器向 Instagram 账号发布由多张图片和视频组成的轮播。","notes":[
"API 最多支持 10 项，应用内最多 20 项。轮播中不能包含 Reels。",
"所有图片和视频都会按第一项的宽高比裁剪；不另行指定时为 1:1。",
"官方文档没有给出轮播中视频的数值。这里采用 Reels 和快拍共同的要求，并只给出警告。",
"指南规定 24 小时内最多发布 100 条，接口参考则为 50 条；无法从文件判断已发布的数量。",
"Meta 从公开地址拉取媒体，由此生成的媒体容器 24 小时后失效。"
],"borrowed_from":"TikTok 和抖音","share_states":[
{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},
{"code":"20002","name":"参数错误","meaning":"文件数量过多、媒体类型不受支持，或文字过长。"},
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
{"id":"image-aspect-ratio","message":"图片宽高比为 {measured}，应在 {min} 到 {max} 之间","fix":"裁剪到 4:5 至 1.91:1 之间，例如 1080×1350。"},
{"id":"image-width-min","message":"图片宽度为 {measured}；Instagram 会将图片放大到 {limit} 宽","fix":"使用宽度不小于 {limit} 的图片。"},
{"id":"image-width-max","message":"图片宽度为 {measured}；Instagram 会将图片缩小到 {limit} 宽"},
{"id":"image-color","message":"色彩描述文件为 {measured}；要求使用 sRGB，其他色彩空间会被转换","fix":"导出为 sRGB，避免颜色变化。"},
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
{"id":"request-items-min","message":"共有 {measured} 项，至少 {limit} 项","fix":"增加图片或视频，或将该项单独发布。"},
{"id":"request-items-max","message":"共有 {measured} 项，通过 API 最多 {limit} 项；应用内最多 20 项","fix":"减少到 {limit} 项，或在应用内发布。"},
{"id":"request-image-shape","message":"图片宽高比为 {measured}，第一项为 {limit}；所有项目都会按第一项的宽高比裁剪","fix":"让所有项目与第一项的宽高比一致。"},
{"id":"request-video-shape","message":"视频宽高比为 {measured}，第一项为 {limit}；所有项目都会按第一项的宽高比裁剪","fix":"让所有项目与第一项的宽高比一致。"},
{"id":"request-text-length-utf16","message":"长度为 {measured}；官方文档规定最多 2200 个字符，但没有说明如何计数","fix":"将文案缩短到 2200 个 UTF-16 码元以内；一个表情符号至少计为两个码元。"},
{"id":"request-text-length","message":"长度为 {measured}，不能超过 {limit}","fix":"将文案缩短到 2200 个字符以内。"},
{"id":"request-hashtags-max","message":"文案中有 {measured} 个话题标签，最多 {limit} 个","fix":"最多保留 {limit} 个话题标签。"},
{"id":"request-mentions-max","message":"文案中 @ 了 {measured} 个账号，最多 {limit} 个","fix":"最多 @ {limit} 个账号。"},
{"id":"request-alt-text-length","message":"长度为 {measured}，不能超过 {limit}；文档未说明计数单位","fix":"将替代文本缩短到 1000 个 UTF-16 码元以内；一个表情符号至少计为两个码元。"}
],"not_documented":[
{"subject":"轮播中视频的时长、文件大小和宽高比"},
{"subject":"8 MB 是十进制还是二进制","note":"低于十进制数值为通过，高于二进制数值为不通过。"},
{"subject":"2200 和 1000 个字符的计数单位","note":"不超过 2200 个 UTF-16 码元为通过；按可见字符计超过 2200 个为不通过。"}
]}}}
"""##)
}

// swift-format-ignore-file
// Made by script/tools/generate from Destinations/threads/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_threads = Destinations.Entry(
    "threads", "threads", groups: ["default", "meta"],
    ##"""
{"preflight_destination":1,
"id":"threads",
"short_name":"threads",
"name":"Threads (API)",
"groups":["default","meta"],
"sources":[
{"id":"overview","title":"Threads API, overview","url":"https://developers.facebook.com/docs/threads/overview","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,1,21]},
{"id":"ayrshare","title":"Ayrshare, media guidelines for Threads, a third party's page","url":"https://www.ayrshare.com/docs/media-guidelines/threads","checked":[2026,11,22],"page_as_of":"unknown"},
{"id":"posts","title":"Threads API, posts","url":"https://developers.facebook.com/docs/threads/posts","checked":[2026,11,26],"page_as_of":[2026,10,10],"review_after":[2027,1,25]},
{"id":"publishing","title":"Threads API, reference of publishing","url":"https://developers.facebook.com/docs/threads/reference/publishing","checked":[2026,11,28],"page_as_of":"unknown","review_after":[2027,1,27]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"share_states":{"success":20000,"borrowed_from":"TikTok and Douyin","states":[
{"code":20000,"name":"shared","meaning":"The share succeeded. A tool can only say that no documented rule is broken."},
{"code":20002,"name":"parameters not usable","predictable_from":["request"],"meaning":"The post has no media, too many files or files of another kind, or a text that is too long."},
{"code":20007,"name":"video length doesn't meet requirements","predictable_from":["media"],"meaning":"The video is too long or too short."},
{"code":20008,"name":"photo doesn't meet requirements","predictable_from":["media"],"meaning":"The size, aspect ratio or file size of an image does not meet the requirements."},
{"code":20010,"name":"media could not be processed","predictable_from":["media"],"meaning":"The file is damaged or too large, or an image has a format that is not accepted."},
{"code":20011,"name":"video resolution doesn't meet requirements","predictable_from":["media"],"meaning":"The size or aspect ratio of a video does not meet the requirements."},
{"code":20012,"name":"video format not supported","predictable_from":["media"],"meaning":"The container, the codec or a setting of a video does not meet the requirements."},
{"code":21001,"name":"download from iCloud failed","predictable_from":["context","run_time"],"meaning":"The media is in iCloud and not on the device."},
{"code":21003,"name":"media does not exist","predictable_from":["request","run_time"],"meaning":"The media does not exist."}
]},
"slots":[
{"name":"image","takes":["image"],
"rules":[
{"id":"threads/image-format","fact":"image.format","constraint":{"one_of":["jpeg","png"]},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"overview","message":"is {measured}; Threads accepts JPEG and PNG","fix":"Convert it to JPEG or PNG.","where":"Image Specifications, Format","written":"JPEG and PNG","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"png"}]}],"fail":[{"values":[{"fact":"image.format","value":"webp"}]},{"values":[{"fact":"image.format","value":"heic"}]},{"values":[{"fact":"image.format","value":"gif"}]}]}},
{"id":"threads/image-file-size-decimal","fact":"file_size","constraint":{"max":8000000},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"overview","looser":"threads/image-file-size","message":"is {measured}; the limit is {limit}, or {looser} if the page means binary megabytes","fix":"Compress it to 8 MB or less.","where":"Image Specifications, File Size","written":"8 MB maximum","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":7999999}]},{"values":[{"fact":"file_size","value":8000000}]}],"warn":[{"values":[{"fact":"file_size","value":8000001}]},{"values":[{"fact":"file_size","value":8388608}]}]}},
{"id":"threads/image-file-size","fact":"file_size","constraint":{"max":8388608},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"overview","message":"is {measured}; the limit is {limit} (8 MiB)","fix":"Compress it to 8 MiB or less.","where":"Image Specifications, File Size","written":"8 MB maximum","examples":{"pass":[{"values":[{"fact":"file_size","value":8000001}]},{"values":[{"fact":"file_size","value":8388607}]},{"values":[{"fact":"file_size","value":8388608}]}],"fail":[{"values":[{"fact":"file_size","value":8388609}]}]}},
{"id":"threads/image-aspect-ratio","fact":"image.aspect_ratio","constraint":{"max":10},"strength":"hard","certainty":"official","step":"resolution","share_state":20008,"source":"overview","message":"aspect ratio {measured} is above {limit}","fix":"Crop it, or add bars, to an aspect ratio of {limit} or less.","where":"Image Specifications, Aspect Ratio Limit","written":"10:1","examples":{"pass":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":10}}]}],"fail":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[1001,100]}}]}]}},
{"id":"threads/image-aspect-ratio-tall","fact":"image.aspect_ratio","constraint":{"min":[1,10]},"strength":"advice","certainty":"official","step":"resolution","share_state":20008,"source":"overview","message":"aspect ratio {measured} is below {limit}; the page limits the aspect ratio to 10:1, perhaps in both orientations","fix":"Crop it, or add bars, to an aspect ratio of {limit} or more.","examples":{"pass":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[1,10]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[9,16]}}]}],"warn":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[99,1000]}}]}]}},
{"id":"threads/image-width-min","fact":"image.width","constraint":{"min":320},"strength":"advice","certainty":"official","step":"resolution","share_state":20008,"source":"overview","message":"is {measured} wide; Threads scales narrower images up to {limit}","fix":"Use an image that is at least {limit} wide.","where":"Image Specifications, Minimum Width","written":"320","examples":{"pass":[{"values":[{"fact":"image.width","value":320}]},{"values":[{"fact":"image.width","value":321}]},{"values":[{"fact":"image.width","value":1080}]}],"warn":[{"values":[{"fact":"image.width","value":319}]},{"values":[{"fact":"image.width","value":100}]}]}},
{"id":"threads/image-width-max","fact":"image.width","constraint":{"max":1440},"strength":"remark","certainty":"official","step":"resolution","source":"overview","message":"is {measured} wide; Threads scales wider images down to {limit}","where":"Image Specifications, Maximum Width","written":"1440","examples":{"pass":[{"values":[{"fact":"image.width","value":1439}]},{"values":[{"fact":"image.width","value":1440}]},{"values":[{"fact":"image.width","value":1441}]},{"values":[{"fact":"image.width","value":4032}]}]}},
{"id":"threads/image-color","fact":"image.icc_profile","constraint":{"none_of":["Display P3","Adobe RGB (1998)","ProPhoto RGB","eciRGB v2"]},"strength":"advice","certainty":"official","step":"format","share_state":20008,"source":"overview","message":"has the color profile {measured}; Threads requires sRGB and converts other colors","fix":"Export it in sRGB to keep its colors.","where":"Image Specifications, Color Space","written":"sRGB","examples":{"pass":[{"values":[{"fact":"image.icc_profile","value":"sRGB IEC61966-2.1"}]}],"warn":[{"values":[{"fact":"image.icc_profile","value":"Display P3"}]},{"values":[{"fact":"image.icc_profile","value":"Adobe RGB (1998)"}]}]}},
{"id":"threads/image-color-model","fact":"image.color_type","constraint":{"none_of":["cmyk","ycck","lab"]},"strength":"advice","certainty":"official","step":"format","share_state":20008,"source":"overview","message":"has the color model {measured}; Threads requires sRGB and converts other colors","fix":"Export it in sRGB to keep its colors.","where":"Image Specifications, Color Space","written":"sRGB","examples":{"pass":[{"values":[{"fact":"image.color_type","value":"rgb"}]},{"values":[{"fact":"image.color_type","value":"ycbcr"}]},{"values":[{"fact":"image.color_type","value":"gray"}]}],"warn":[{"values":[{"fact":"image.color_type","value":"cmyk"}]},{"values":[{"fact":"image.color_type","value":"ycck"}]},{"values":[{"fact":"image.color_type","value":"lab"}]}]}}
]},
{"name":"video","takes":["video"],
"rules":[
{"id":"threads/video-container","fact":"container","constraint":{"one_of":["mov","mp4"]},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"overview","message":"is {measured}; Threads accepts MOV and MP4","fix":"Convert it to MP4; remuxing is enough for H.264 and AAC.","where":"Video Specifications, Container","written":"MOV or MP4 (MPEG-4 Part 14)","examples":{"pass":[{"values":[{"fact":"container","value":"mov"}]},{"values":[{"fact":"container","value":"mp4"}]}],"fail":[{"values":[{"fact":"container","value":"webm"}]},{"values":[{"fact":"container","value":"matroska"}]},{"values":[{"fact":"container","value":"avi"}]}]}},
{"id":"threads/video-codec","fact":"video.codec","constraint":{"one_of":["h264","hevc"]},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"overview","message":"has the video codec {measured}; Threads accepts H.264 and HEVC","fix":"Convert it to H.264 in MP4.","where":"Video Specifications, Video Codec","written":"HEVC or H264","examples":{"pass":[{"values":[{"fact":"video.codec","value":"h264"}]},{"values":[{"fact":"video.codec","value":"hevc"}]}],"fail":[{"values":[{"fact":"video.codec","value":"vp9"}]},{"values":[{"fact":"video.codec","value":"av1"}]},{"values":[{"fact":"video.codec","value":"prores"}]}]}},
{"id":"threads/video-scan","fact":"video.interlaced","constraint":{"equals":false},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"overview","message":"is interlaced; Threads requires progressive video","fix":"Deinterlace it.","where":"Video Specifications, Video Codec","written":"progressive scan","examples":{"pass":[{"values":[{"fact":"video.interlaced","value":false}]}],"fail":[{"values":[{"fact":"video.interlaced","value":true}]}]}},
{"id":"threads/video-chroma","fact":"video.chroma_subsampling","constraint":{"equals":"4:2:0"},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"overview","message":"has chroma subsampling {measured}; Threads accepts {limit}","fix":"Convert it to 4:2:0 (yuv420p).","where":"Video Specifications, Video Codec","written":"4:2:0 chroma subsampling","examples":{"pass":[{"values":[{"fact":"video.chroma_subsampling","value":"4:2:0"}]}],"fail":[{"values":[{"fact":"video.chroma_subsampling","value":"4:2:2"}]},{"values":[{"fact":"video.chroma_subsampling","value":"4:4:4"}]}]}},
{"id":"threads/video-fast-start","fact":"fast_start","constraint":{"equals":true},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"overview","message":"has its index (moov) after the media data; Threads recommends it at the front","fix":"Remux it with the index at the front, for example with ffmpeg -c copy -movflags +faststart.","where":"Video Specifications, Container","written":"moov atom at the front of the file","examples":{"pass":[{"values":[{"fact":"fast_start","value":true}]}],"warn":[{"values":[{"fact":"fast_start","value":false}]}]}},
{"id":"threads/video-edit-list","fact":"edit_list","constraint":{"equals":false},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"overview","message":"has an edit list; the page does not allow one, but uploads with one often work","fix":"Export it again, or render the trim, so that the file needs no edit list.","where":"Video Specifications, Container","written":"no edit lists","examples":{"pass":[{"values":[{"fact":"edit_list","value":false}]}],"warn":[{"values":[{"fact":"edit_list","value":true}]}]}},
{"id":"threads/video-frame-rate","fact":"video.frame_rate","constraint":{"range":{"min":23,"max":60}},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"overview","message":"has {measured}; Threads accepts {min} to {max}","fix":"Convert it to a frame rate of 23 to 60 fps.","where":"Video Specifications, Frame Rate","written":"23-60 FPS","examples":{"pass":[{"values":[{"fact":"video.frame_rate","value":{"ratio":23}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":[24000,1001]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":[60000,1001]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":60}}]}],"warn":[{"values":[{"fact":"video.frame_rate","value":{"ratio":[22999,1000]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":[60001,1000]}}]}],"fail":[{"values":[{"fact":"video.frame_rate","value":{"ratio":[229,10]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":[601,10]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":120}}]}]}},
{"id":"threads/video-bit-rate","fact":"video.bit_rate","constraint":{"max":100000000},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"overview","message":"has {measured}; the limit is {limit}","fix":"Encode it at 100 Mbit/s or less.","where":"Video Specifications, Video Bitrate","written":"100 Mbps maximum","examples":{"pass":[{"values":[{"fact":"video.bit_rate","value":1}]},{"values":[{"fact":"video.bit_rate","value":99999999}]},{"values":[{"fact":"video.bit_rate","value":100000000}]}],"fail":[{"values":[{"fact":"video.bit_rate","value":100000001}]}]}},
{"id":"threads/video-bit-rate-older","fact":"video.bit_rate","constraint":{"max":25000000},"strength":"remark","certainty":"third_party","step":"format","source":"ayrshare","message":"has {measured}; tools still allow only {limit}, but the current page allows 100 Mbit/s","fix":"Encode it at 25 Mbit/s or less if a tool refuses it.","where":"Video, Video Bitrate","written":"25 Mbps maximum","examples":{"pass":[{"values":[{"fact":"video.bit_rate","value":24999999}]},{"values":[{"fact":"video.bit_rate","value":25000000}]},{"values":[{"fact":"video.bit_rate","value":25000001}]}]}},
{"id":"threads/video-width","fact":"video.width","constraint":{"max":1920},"strength":"hard","certainty":"official","step":"resolution","share_state":20011,"source":"overview","message":"is {measured} wide; the limit is {limit}, and there is no limit for the height","fix":"Scale it down to a width of 1920 px or less, for instance 1080×1920.","where":"Video Specifications, Picture Size, Maximum Columns (horizontal pixels)","written":"1920","examples":{"pass":[{"values":[{"fact":"video.width","value":1080}]},{"values":[{"fact":"video.width","value":1919}]},{"values":[{"fact":"video.width","value":1920}]}],"fail":[{"values":[{"fact":"video.width","value":1921}]},{"values":[{"fact":"video.width","value":2160}]},{"values":[{"fact":"video.width","value":3840}]}]}},
{"id":"threads/audio-codec","fact":"audio.codec","constraint":{"equals":"aac"},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"overview","message":"has the audio codec {measured}; Threads accepts AAC","fix":"Convert the audio to AAC.","where":"Video Specifications, Audio Codec","written":"AAC","examples":{"pass":[{"values":[{"fact":"audio.codec","value":"aac"}]}],"fail":[{"values":[{"fact":"audio.codec","value":"mp3"}]},{"values":[{"fact":"audio.codec","value":"opus"}]},{"values":[{"fact":"audio.codec","value":"pcm_s16le"}]}]}},
{"id":"threads/audio-sample-rate","fact":"audio.sample_rate","constraint":{"max":48000},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"overview","message":"has an audio sample rate of {measured}; the limit is {limit}","fix":"Resample the audio to 48 kHz.","where":"Video Specifications, Audio Codec","written":"48khz sample rate maximum","examples":{"pass":[{"values":[{"fact":"audio.sample_rate","value":44100}]},{"values":[{"fact":"audio.sample_rate","value":47999}]},{"values":[{"fact":"audio.sample_rate","value":48000}]}],"fail":[{"values":[{"fact":"audio.sample_rate","value":48001}]},{"values":[{"fact":"audio.sample_rate","value":96000}]}]}},
{"id":"threads/audio-channels","fact":"audio.channels","constraint":{"max":2},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"overview","message":"has {measured} audio channels; the limit is {limit}","fix":"Mix the audio down to stereo.","where":"Video Specifications, Audio Codec","written":"1 or 2 channels","examples":{"pass":[{"values":[{"fact":"audio.channels","value":1}]},{"values":[{"fact":"audio.channels","value":2}]}],"fail":[{"values":[{"fact":"audio.channels","value":3}]},{"values":[{"fact":"audio.channels","value":6}]}]}},
{"id":"threads/video-closed-gop","fact":"video.closed_gop","constraint":{"equals":true},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"overview","if_known":true,"message":"has open groups of pictures; Threads requires closed ones","fix":"Encode it with closed groups of pictures.","where":"Video Specifications, Video Codec","written":"closed GOP","examples":{"pass":[{"values":[{"fact":"video.closed_gop","value":true}]}],"fail":[{"values":[{"fact":"video.closed_gop","value":false}]}]}},
{"id":"threads/video-file-size-decimal","fact":"file_size","constraint":{"max":1000000000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"overview","looser":"threads/video-file-size","message":"is {measured}; the limit is {limit}, or {looser} if the page means binary gigabytes","fix":"Compress it to 1 GB or less.","where":"Video Specifications, File Size","written":"1 GB maximum","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":999999999}]},{"values":[{"fact":"file_size","value":1000000000}]}],"warn":[{"values":[{"fact":"file_size","value":1000000001}]},{"values":[{"fact":"file_size","value":1073741824}]}]}},
{"id":"threads/video-file-size","fact":"file_size","constraint":{"max":1073741824},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"overview","message":"is {measured}; the limit is {limit} (1 GiB)","fix":"Compress it to 1 GiB or less.","where":"Video Specifications, File Size","written":"1 GB maximum","examples":{"pass":[{"values":[{"fact":"file_size","value":1000000001}]},{"values":[{"fact":"file_size","value":1073741823}]},{"values":[{"fact":"file_size","value":1073741824}]}],"fail":[{"values":[{"fact":"file_size","value":1073741825}]}]}},
{"id":"threads/video-duration-max","fact":"duration","constraint":{"max":300},"strength":"hard","certainty":"official","step":"duration","share_state":20007,"source":"overview","message":"is {measured} long; the limit is {limit}","fix":"Trim it to 300 s or less.","where":"Video Specifications, Duration","written":"300 seconds (5 minutes) maximum","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":1}}]},{"values":[{"fact":"duration","value":{"number":299.999999}}]},{"values":[{"fact":"duration","value":{"number":300}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":300.000001}}]},{"values":[{"fact":"duration","value":{"number":300.1}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":300.100001}}]},{"values":[{"fact":"duration","value":{"number":300.2}}]}]}},
{"id":"threads/video-aspect-ratio","fact":"video.aspect_ratio","constraint":{"range":{"min":[1,100],"max":10}},"strength":"hard","certainty":"official","step":"resolution","share_state":20011,"source":"overview","message":"aspect ratio {measured} is outside {min} to {max}","fix":"Crop it, or add bars, to an aspect ratio of {min} to {max}.","where":"Video Specifications, Picture Size","written":"between 0.01:1 and 10:1","examples":{"pass":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1,100]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":10}}]}],"fail":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1,101]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1001,100]}}]}]}},
{"id":"threads/video-aspect-ratio-advised","fact":"video.aspect_ratio","constraint":{"equals":{"ratio":[9,16]}},"strength":"advice","certainty":"official","step":"resolution","share_state":20011,"source":"overview","message":"has the aspect ratio {measured}; Threads recommends {limit}","fix":"Crop it to 9:16, for instance 1080×1920.","where":"Video Specifications, Picture Size","written":"9:16","examples":{"pass":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]}],"warn":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1081,1920]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1080,1921]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":1}}]}]}}
]}],
"request_rules":[
{"id":"threads/request-media-max","fact":{"count":"media"},"constraint":{"max":20},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"overview","message":"has {measured} files; the limit is {limit}","fix":"Post at most {limit} files at a time.","where":"Other Limitations","written":"maximum of 20 children","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":0}]},{"values":[{"fact":{"count":"media"},"value":1}]},{"values":[{"fact":{"count":"media"},"value":2}]},{"values":[{"fact":{"count":"media"},"value":19}]},{"values":[{"fact":{"count":"media"},"value":20}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":21}]}]}},
{"id":"threads/request-text-present","fact":{"field":"text"},"constraint":{"present":true},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"posts","further_sources":["publishing"],"applies_if":[{"fact":{"count":"media"},"constraint":{"max":0}}],"message":"is missing; a post without media requires a text","fix":"Write a text, or add an image or a video.","where":"Single Thread Posts, Parameters, text","written":"Required for media_type=TEXT","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":"Hello"},{"fact":{"count":"media"},"value":0}]},{"values":[{"fact":{"field":"text"},"value":"Hello"},{"fact":{"count":"media"},"value":1}]},{"values":[{"fact":{"count":"media"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":0}]}]}},
{"id":"threads/request-text-length-utf16","fact":{"field":"text"},"constraint":{"length":{"unit":"utf16","max":500}},"strength":"remark","certainty":"official","step":"request","share_state":20002,"source":"overview","looser":"threads/request-text-length","message":"has {measured}; a tool that counts UTF-16 units would refuse it","fix":"Shorten the text to 500 UTF-16 units; an emoji counts as two or more.","where":"Other Limitations","written":"500 characters","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"😀","times":250}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"😀","times":250},{"text":"a","times":1}]}}]}]}},
{"id":"threads/request-text-length","fact":{"field":"text"},"constraint":{"length":{"unit":"emoji_bytes","max":500}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"posts","further_sources":["overview"],"message":"has {measured}; the limit is {limit}, and an emoji counts as many characters as it has bytes","fix":"Shorten the text to 500 characters; an emoji counts as 4 or more.","where":"Single Thread Posts, Limitations","written":"500 characters","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":500}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"字","times":500}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"😀","times":125}]}}]}],"fail":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":501}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"😀","times":125},{"text":"a","times":1}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"😀","times":200}]}}]}]}},
{"id":"threads/request-topic-tags-max","fact":{"text_count":"topic_tags","in":"text"},"constraint":{"max":1},"strength":"remark","certainty":"official","step":"request","source":"posts","message":"has {measured} hashtags; a post can have one topic, and the others stay plain text","fix":"Keep only the hashtag that names the topic.","where":"Topic Tags, Links, and GIFs, Topic Tags","written":"one topic tag","examples":{"pass":[{"values":[{"fact":{"text_count":"topic_tags","in":"text"},"value":0}]},{"values":[{"fact":{"text_count":"topic_tags","in":"text"},"value":1}]},{"values":[{"fact":{"text_count":"topic_tags","in":"text"},"value":2}]}]}},
{"id":"threads/request-alt-text-length","fact":{"field":"alt_text"},"constraint":{"length":{"unit":"graphemes","max":1000}},"strength":"unstated","certainty":"official","step":"request","share_state":20002,"source":"publishing","message":"has {measured}; the limit is {limit}","fix":"Shorten the alternative text to 1000 characters.","where":"POST /{threads-user-id}/threads, Parameters, alt_text","written":"1,000 characters","examples":{"pass":[{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":1000}]}}]}],"fail":[{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":1001}]}}]}]}},
{"id":"threads/request-links-max","fact":{"text_count":"links","in":"text"},"constraint":{"max":5},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"posts","native_codes":["THREADS_API__LINK_LIMIT_EXCEEDED"],"message":"has {measured} different links; the limit is {limit}","fix":"Keep at most {limit} different links.","where":"Topic Tags, Links, and GIFs, Links, Limitations","written":"5 or less","examples":{"pass":[{"values":[{"fact":{"text_count":"links","in":"text"},"value":4}]},{"values":[{"fact":{"text_count":"links","in":"text"},"value":5}]}],"fail":[{"values":[{"fact":{"text_count":"links","in":"text"},"value":6}]}]}}
],
"publisher":"Meta",
"summary":"A server posts a text, images and videos to a Threads account.",
"notes":[
"A post may have up to 20 images and videos, in any mix. A longer text of 10,000 characters can be attached.",
"An account may post 250 times and reply 1000 times in 24 hours.",
"Threads requires closed groups of pictures. The rule applies only if enough of the file was read to show them.",
"The page names 128 kbit/s for audio. No rule checks this, because the page does not say if more is refused.",
"Meta fetches the media from a public address. The fetched media expires after 24 hours."
],
"native_codes":{"name":"error code","note":"The Threads API returns this code when it creates the container of a post.","codes":[
{"code":"THREADS_API__LINK_LIMIT_EXCEEDED","name":"too many links","meaning":"The post has more than 5 different links.","share_state":20002,"predictable_from":["request"]}
]},
"request":{"source":"overview","malformed":20002,"unusable":20002,"is_post":true,"fields":[
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
{"code":"permission_denied"},
{"code":"not_a_file"},
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
{"code":"io_error"},
{"code":"timed_out"},
{"code":"crashed","state":20010},
{"code":"internal"}
],
"not_documented":[
{"subject":"Whether 8 MB and 1 GB are decimal or binary","note":"A file up to the decimal limit passes. A file above the binary limit fails."},
{"subject":"How characters other than emoji are counted","note":"The rule counts them as readers do."},
{"subject":"10-bit color and HDR","note":"The page names only 4:2:0."},
{"subject":"Video without audio","note":"The rules allow it."},
{"subject":"The codes of other refusals"}
],
"translations":{
"zh-Hans":{"name":"Threads 帖子（API）","summary":"服务器向 Threads 账号发布文字、图片和视频。","notes":[
"一条帖子最多可包含 20 个图片或视频，可以混合。还可附加最长 10,000 个字符的长文。",
"每个账号 24 小时内最多发布 250 条帖子、1000 条回复。",
"官方文档要求闭合 GOP。只有在读取到足够的文件内容时才会判断。",
"官方文档给出的音频码率为 128 kbit/s。这里不作判断，因为文档没有说明更高的码率是否会被拒绝。",
"Meta 从公开地址拉取媒体，由此生成的媒体容器 24 小时后失效。"
],"borrowed_from":"TikTok 和抖音","share_states":[
{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},
{"code":"20002","name":"参数错误","meaning":"帖子没有媒体、媒体过多、媒体类型不受支持，或文字过长。"},
{"code":"20007","name":"视频时长不符合要求","meaning":"视频过长或过短。"},
{"code":"20008","name":"图片不符合要求","meaning":"图片的尺寸、宽高比或文件大小不符合要求。"},
{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},
{"code":"20011","name":"视频分辨率不符合要求","meaning":"视频的分辨率或宽高比不符合要求。"},
{"code":"20012","name":"视频格式不支持","meaning":"视频的封装格式、编码格式或编码参数不符合要求。"},
{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},
{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}
],"native_codes_note":"Threads API 在创建帖子的媒体容器时返回该代码。","native_codes":[
{"code":"THREADS_API__LINK_LIMIT_EXCEEDED","name":"链接过多","meaning":"帖子中有 5 个以上不同的链接。"}
],"rules":[
{"id":"image-format","message":"图片格式为 {measured}；接受 JPEG 和 PNG","fix":"转换为 JPEG 或 PNG。"},
{"id":"image-file-size-decimal","message":"文件大小为 {measured}，不能超过 {limit}；如果官方文档的 MB 按二进制计，则为 {looser}","fix":"压缩到 8 MB 以内。"},
{"id":"image-file-size","message":"文件大小为 {measured}，不能超过 {limit}（8 MiB）","fix":"压缩到 8 MiB 以内。"},
{"id":"image-aspect-ratio","message":"图片宽高比为 {measured}，不能超过 {limit}","fix":"裁剪画面或添加黑边，使宽高比不超过 {limit}。"},
{"id":"image-aspect-ratio-tall","message":"图片宽高比为 {measured}，小于 {limit}；官方文档的上限为 10:1，可能对横图和竖图都适用","fix":"裁剪画面或添加黑边，使宽高比不小于 {limit}。"},
{"id":"image-width-min","message":"图片宽度为 {measured}；Threads 会将更窄的图片放大到 {limit} 宽","fix":"使用宽度不小于 {limit} 的图片。"},
{"id":"image-width-max","message":"图片宽度为 {measured}；Threads 会将更宽的图片缩小到 {limit} 宽"},
{"id":"image-color","message":"色彩描述文件为 {measured}；要求使用 sRGB，其他颜色会被转换","fix":"导出为 sRGB，以保持颜色不变。"},
{"id":"image-color-model","message":"颜色模型为 {measured}；要求使用 sRGB，其他颜色会被转换","fix":"导出为 sRGB，以保持颜色不变。"},
{"id":"video-container","message":"封装格式为 {measured}；接受 MOV 和 MP4","fix":"转换为 MP4；H.264 和 AAC 只需重新封装。"},
{"id":"video-codec","message":"视频编码格式为 {measured}；接受 H.264 和 HEVC","fix":"转换为 H.264 编码的 MP4。"},
{"id":"video-scan","message":"视频为隔行扫描；要求逐行扫描","fix":"去隔行处理后重新导出。"},
{"id":"video-chroma","message":"色度采样为 {measured}；接受 {limit}","fix":"转换为 4:2:0（yuv420p）。"},
{"id":"video-fast-start","message":"索引（moov）位于媒体数据之后；建议放在文件开头","fix":"重新封装并把索引放到文件开头，例如使用 ffmpeg 的 -c copy -movflags +faststart。"},
{"id":"video-edit-list","message":"包含编辑列表，官方文档不允许；但这类文件往往也能上传成功","fix":"重新导出，让剪辑结果直接写入视频，而不依赖编辑列表。"},
{"id":"video-frame-rate","message":"帧率为 {measured}，应在 {min} 到 {max} 之间","fix":"转换为 23 到 60 fps。"},
{"id":"video-bit-rate","message":"视频码率为 {measured}，不能超过 {limit}","fix":"以不超过 100 Mbit/s 的码率重新编码。"},
{"id":"video-bit-rate-older","message":"视频码率为 {measured}；第三方工具仍要求不超过 {limit}，现行文档允许 100 Mbit/s","fix":"如果工具拒绝，请以不超过 25 Mbit/s 的码率重新编码。"},
{"id":"video-width","message":"视频宽度为 {measured}，不能超过 {limit}；高度没有限制","fix":"缩小到宽度不超过 1920 px，例如 1080×1920。"},
{"id":"audio-codec","message":"音频编码格式为 {measured}；接受 AAC","fix":"将音频转换为 AAC。"},
{"id":"audio-sample-rate","message":"音频采样率为 {measured}，不能超过 {limit}","fix":"将音频重采样为 48 kHz。"},
{"id":"audio-channels","message":"音频有 {measured} 个声道，最多 {limit} 个","fix":"将音频缩混为立体声。"},
{"id":"video-closed-gop","message":"使用开放 GOP；要求闭合 GOP","fix":"以闭合 GOP 重新编码。"},
{"id":"video-file-size-decimal","message":"文件大小为 {measured}，不能超过 {limit}；如果官方文档的 GB 按二进制计，则为 {looser}","fix":"压缩到 1 GB 以内。"},
{"id":"video-file-size","message":"文件大小为 {measured}，不能超过 {limit}（1 GiB）","fix":"压缩到 1 GiB 以内。"},
{"id":"video-duration-max","message":"视频时长为 {measured}，不能超过 {limit}","fix":"将视频剪辑到 300 秒以内。"},
{"id":"video-aspect-ratio","message":"视频宽高比为 {measured}，应在 {min} 到 {max} 之间","fix":"裁剪画面或添加黑边，使宽高比在 {min} 到 {max} 之间。"},
{"id":"video-aspect-ratio-advised","message":"视频宽高比为 {measured}，建议为 {limit}","fix":"裁剪为 9:16，例如 1080×1920。"},
{"id":"request-media-max","message":"共有 {measured} 个文件，最多 {limit} 个","fix":"每次最多发布 {limit} 个文件。"},
{"id":"request-text-present","message":"缺少文字；没有媒体的帖子必须有文字","fix":"请输入文字，或添加图片、视频。"},
{"id":"request-text-length-utf16","message":"长度为 {measured}；按 UTF-16 码元计数的工具会拒绝","fix":"将文字缩短到 500 个 UTF-16 码元以内；一个表情符号至少计为两个码元。"},
{"id":"request-text-length","message":"长度为 {measured}，不能超过 {limit}；一个表情符号有几个字节就计为几个字符","fix":"缩短到 500 个字符以内；一个表情符号至少计为 4 个字符。"},
{"id":"request-topic-tags-max","message":"有 {measured} 个话题标签；一条帖子只有一个主题，其余按普通文字显示","fix":"只保留表示主题的话题标签。"},
{"id":"request-alt-text-length","message":"替代文本长度为 {measured}，不能超过 {limit}","fix":"缩短到 1000 个字符以内。"},
{"id":"request-links-max","message":"文字中有 {measured} 个不同的链接，最多 {limit} 个","fix":"最多保留 {limit} 个不同的链接。"}
],"not_documented":[
{"subject":"8 MB 和 1 GB 是十进制还是二进制","note":"文件大小不超过十进制上限时通过，超过二进制上限时不通过。"},
{"subject":"表情符号以外的字符如何计数","note":"这里按可见字符计。"},
{"subject":"10 位色深和 HDR","note":"文档只提到 4:2:0。"},
{"subject":"没有音频的视频","note":"这里视为允许。"},
{"subject":"其他拒绝的错误码"}
]}}}
"""##)
}

// swift-format-ignore-file
// Made by script/tools/generate from Destinations/x-video/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_x_video = Destinations.Entry(
    "x-video", "x-video", groups: ["default", "x"],
    ##"""
{"preflight_destination":1,
"id":"x-video",
"short_name":"x-video",
"name":"X video post",
"groups":["default","x"],
"sources":[
{"id":"media-guide","title":"X API, media best practices","url":"https://docs.x.com/x-api/media/quickstart/best-practices","checked":[2026,11,22],"page_as_of":[2026,9,1],"review_after":[2027,1,21]},
{"id":"counting","title":"X, counting characters","url":"https://docs.x.com/fundamentals/counting-characters","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,1,21]},
{"id":"premium-help","title":"X help center, about X Premium","url":"https://help.x.com","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,1,21]},
{"id":"openapi","title":"X API, OpenAPI description","url":"https://docs.x.com/openapi.json","checked":[2026,11,22],"page_as_of":[2026,8,22],"review_after":[2027,1,21]},
{"id":"webm","title":"Peek, issue 621, a recorded refusal of WebM","url":"https://github.com/phw/peek/issues/621","checked":[2026,11,26],"page_as_of":[2020,7,11]},
{"id":"webm-again","title":"Previews, issue 65, a recorded refusal of WebM","url":"https://github.com/MarkM-dev/Previews-client/issues/65","checked":[2026,11,26],"page_as_of":[2022,6,4]},
{"id":"long-gop","title":"Tweetinvi, issue 1026, a recorded refusal of a group of pictures above 512 frames","url":"https://github.com/linvi/tweetinvi/issues/1026","checked":[2026,11,26],"page_as_of":[2020,3,29]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"parameters":[
{"name":"subscription","choice":["none","premium"],"default":"none","meaning":"The subscription of the account that posts. The limits of a post depend on it."}
],
"share_states":{"success":20000,"borrowed_from":"TikTok and Douyin","states":[
{"code":20000,"name":"shared","meaning":"The share succeeded. A tool can only say that no documented rule is broken."},
{"code":20002,"name":"parameters not usable","predictable_from":["request"],"meaning":"The post has no media, too many files or files of another kind, or a text that is too long."},
{"code":20007,"name":"video length doesn't meet requirements","predictable_from":["media"],"meaning":"The video is too long or too short."},
{"code":20010,"name":"media could not be processed","predictable_from":["media"],"meaning":"The file is damaged or too large, or an image has a format that is not accepted."},
{"code":20011,"name":"video resolution doesn't meet requirements","predictable_from":["media"],"meaning":"The size or aspect ratio of a video does not meet the requirements."},
{"code":20012,"name":"video format not supported","predictable_from":["media"],"meaning":"The container, the codec or a setting of a video does not meet the requirements."},
{"code":21001,"name":"download from iCloud failed","predictable_from":["context","run_time"],"meaning":"The media is in iCloud and not on the device."},
{"code":21003,"name":"media does not exist","predictable_from":["request","run_time"],"meaning":"The media does not exist."}
]},
"slots":[
{"name":"video","takes":["video"],
"rules":[
{"id":"x-video/video-container","fact":"container","constraint":{"one_of":["mp4","mov","mpegts","webm"]},"strength":"unstated","certainty":"official","step":"format","share_state":20012,"source":"openapi","message":"is {measured}; an upload can declare MP4, MOV, MPEG-TS and WebM","fix":"Convert it to MP4; remuxing is enough for H.264 and AAC.","where":"MediaUploadConfigRequest, media_type","written":"video/mp4, video/webm, video/mp2t, video/quicktime","examples":{"pass":[{"values":[{"fact":"container","value":"mp4"}]},{"values":[{"fact":"container","value":"mov"}]},{"values":[{"fact":"container","value":"mpegts"}]},{"values":[{"fact":"container","value":"webm"}]}],"fail":[{"values":[{"fact":"container","value":"matroska"}]},{"values":[{"fact":"container","value":"avi"}]},{"values":[{"fact":"container","value":"3gp"}]}]}},
{"id":"x-video/video-container-webm","fact":"container","constraint":{"none_of":["webm"]},"strength":"hard","certainty":"observed","step":"format","share_state":20012,"source":"webm","further_sources":["webm-again"],"message":"is {measured}; X lists the type, but has refused such files","fix":"Convert it to H.264 and AAC in MP4.","examples":{"pass":[{"values":[{"fact":"container","value":"mp4"}]},{"values":[{"fact":"container","value":"mov"}]}],"fail":[{"values":[{"fact":"container","value":"webm"}]}]}},
{"id":"x-video/video-codec","fact":"video.codec","constraint":{"equals":"h264"},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"media-guide","message":"has the video codec {measured}; X recommends H.264","fix":"Convert it to H.264 in MP4.","where":"Video specifications and recommendations, Recommended","written":"H264 High Profile","examples":{"pass":[{"values":[{"fact":"video.codec","value":"h264"}]}],"warn":[{"values":[{"fact":"video.codec","value":"hevc"}]},{"values":[{"fact":"video.codec","value":"vp9"}]}]}},
{"id":"x-video/video-profile","fact":"video.profile","constraint":{"equals":"High"},"strength":"advice","certainty":"official","step":"format","share_state":20012,"source":"media-guide","applies_if":[{"fact":"video.codec","constraint":{"equals":"h264"}}],"message":"has the H.264 profile {measured}; X recommends {limit}","fix":"Encode it with the High profile.","where":"Video specifications and recommendations, Recommended","written":"H264 High Profile","examples":{"pass":[{"values":[{"fact":"video.profile","value":"High"},{"fact":"video.codec","value":"h264"}]},{"values":[{"fact":"video.profile","value":"Main"},{"fact":"video.codec","value":"hevc"}]}],"warn":[{"values":[{"fact":"video.profile","value":"Main"},{"fact":"video.codec","value":"h264"}]}]}},
{"id":"x-video/video-chroma","fact":"video.chroma_subsampling","constraint":{"equals":"4:2:0"},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"media-guide","message":"has chroma subsampling {measured}; X accepts only {limit}","fix":"Encode it as YUV 4:2:0.","where":"Video specifications and recommendations, Advanced","written":"YUV 4:2:0","examples":{"pass":[{"values":[{"fact":"video.chroma_subsampling","value":"4:2:0"}]}],"fail":[{"values":[{"fact":"video.chroma_subsampling","value":"4:2:2"}]},{"values":[{"fact":"video.chroma_subsampling","value":"4:4:4"}]}]}},
{"id":"x-video/video-interlaced","fact":"video.interlaced","constraint":{"equals":false},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"media-guide","message":"is interlaced; X accepts only progressive video","fix":"Deinterlace it.","where":"Video specifications and recommendations, Advanced","written":"progressive scan","examples":{"pass":[{"values":[{"fact":"video.interlaced","value":false}]}],"fail":[{"values":[{"fact":"video.interlaced","value":true}]}]}},
{"id":"x-video/video-closed-gop","fact":"video.closed_gop","constraint":{"equals":true},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"media-guide","if_known":true,"message":"has open groups of pictures; X accepts only closed ones","fix":"Encode it with closed groups of pictures.","where":"Video specifications and recommendations, Advanced","written":"open GOP","examples":{"pass":[{"values":[{"fact":"video.closed_gop","value":true}]}],"fail":[{"values":[{"fact":"video.closed_gop","value":false}]}]}},
{"id":"x-video/video-keyframe-frames","fact":"video.max_keyframe_frames","constraint":{"max":512},"strength":"hard","certainty":"observed","step":"format","share_state":20012,"source":"long-gop","if_known":true,"message":"has {measured} frames between two key frames; X has refused more than {limit}","fix":"Encode it with a key frame every {limit} or more often.","where":"the report","written":"512","examples":{"pass":[{"values":[{"fact":"video.max_keyframe_frames","value":60}]},{"values":[{"fact":"video.max_keyframe_frames","value":512}]}],"fail":[{"values":[{"fact":"video.max_keyframe_frames","value":513}]},{"values":[{"fact":"video.max_keyframe_frames","value":600}]}]}},
{"id":"x-video/video-frame-rate","fact":"video.avg_frame_rate","constraint":{"max":60},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"media-guide","message":"has {measured}; the limit is {limit}","fix":"Encode it at 60 fps or less.","where":"Video specifications and recommendations, Advanced","written":"60 FPS","examples":{"pass":[{"values":[{"fact":"video.avg_frame_rate","value":{"ratio":[2997,100]}}]},{"values":[{"fact":"video.avg_frame_rate","value":{"ratio":60}}]}],"warn":[{"values":[{"fact":"video.avg_frame_rate","value":{"ratio":[60001,1000]}}]}],"fail":[{"values":[{"fact":"video.avg_frame_rate","value":{"ratio":[601,10]}}]},{"values":[{"fact":"video.avg_frame_rate","value":{"ratio":120}}]}]}},
{"id":"x-video/audio-codec","fact":"audio.codec","constraint":{"equals":"aac"},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"media-guide","message":"has the audio codec {measured}; X accepts only AAC","fix":"Encode the audio as AAC-LC.","where":"Video specifications and recommendations, Recommended","written":"AAC LC","examples":{"pass":[{"values":[{"fact":"audio.codec","value":"aac"}]}],"fail":[{"values":[{"fact":"audio.codec","value":"mp3"}]},{"values":[{"fact":"audio.codec","value":"opus"}]}]}},
{"id":"x-video/audio-profile","fact":"audio.profile","constraint":{"equals":"LC"},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"media-guide","applies_if":[{"fact":"audio.codec","constraint":{"equals":"aac"}}],"message":"has the AAC profile {measured}; X accepts only LC","fix":"Encode the audio as AAC-LC.","where":"Video specifications and recommendations, Advanced","written":"AAC with Low Complexity profile","examples":{"pass":[{"values":[{"fact":"audio.profile","value":"LC"},{"fact":"audio.codec","value":"aac"}]}],"fail":[{"values":[{"fact":"audio.profile","value":"HE-AAC"},{"fact":"audio.codec","value":"aac"}]}]}},
{"id":"x-video/audio-channels","fact":"audio.channels","constraint":{"max":2},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"media-guide","message":"has {measured} audio channels; the limit is {limit}","fix":"Mix the audio down to stereo.","where":"Video specifications and recommendations, Advanced","written":"mono or stereo","examples":{"pass":[{"values":[{"fact":"audio.channels","value":1}]},{"values":[{"fact":"audio.channels","value":2}]}],"fail":[{"values":[{"fact":"audio.channels","value":3}]},{"values":[{"fact":"audio.channels","value":6}]}]}},
{"id":"x-video/video-file-size-decimal","fact":"file_size","constraint":{"max":8000000000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"media-guide","when":[{"parameter":"subscription","one_of":["none"]}],"looser":"x-video/video-file-size","message":"is {measured}; the limit without a subscription is 8 GB, which can mean {limit} or {looser} (8 GiB)","fix":"Compress it to 8 GB or less.","where":"table Default accounts, row Video on a Post","written":"8 GB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}],"assuming":[{"parameter":"subscription","value":"none"}]},{"values":[{"fact":"file_size","value":8000000000}],"assuming":[{"parameter":"subscription","value":"none"}]}],"warn":[{"values":[{"fact":"file_size","value":8000000001}],"assuming":[{"parameter":"subscription","value":"none"}]},{"values":[{"fact":"file_size","value":8589934592}],"assuming":[{"parameter":"subscription","value":"none"}]}]}},
{"id":"x-video/video-file-size","fact":"file_size","constraint":{"max":8589934592},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"media-guide","when":[{"parameter":"subscription","one_of":["none"]}],"message":"is {measured}; the limit without a subscription is {limit} (8 GiB)","fix":"Compress it to 8 GiB or less.","where":"table Default accounts, row Video on a Post","written":"8 GB","examples":{"pass":[{"values":[{"fact":"file_size","value":8000000001}],"assuming":[{"parameter":"subscription","value":"none"}]},{"values":[{"fact":"file_size","value":8589934592}],"assuming":[{"parameter":"subscription","value":"none"}]}],"fail":[{"values":[{"fact":"file_size","value":8589934593}],"assuming":[{"parameter":"subscription","value":"none"}]}]}},
{"id":"x-video/video-file-size-premium-decimal","fact":"file_size","constraint":{"max":16000000000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"media-guide","when":[{"parameter":"subscription","one_of":["premium"]}],"looser":"x-video/video-file-size-premium","message":"is {measured}; the limit with X Premium is 16 GB, which can mean {limit} or {looser} (16 GiB)","fix":"Compress it to 16 GB or less.","where":"table X Premium / verified accounts, row Video on a Post","written":"16 GB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}],"assuming":[{"parameter":"subscription","value":"premium"}]},{"values":[{"fact":"file_size","value":16000000000}],"assuming":[{"parameter":"subscription","value":"premium"}]}],"warn":[{"values":[{"fact":"file_size","value":16000000001}],"assuming":[{"parameter":"subscription","value":"premium"}]},{"values":[{"fact":"file_size","value":17179869184}],"assuming":[{"parameter":"subscription","value":"premium"}]}]}},
{"id":"x-video/video-file-size-premium","fact":"file_size","constraint":{"max":17179869184},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"media-guide","when":[{"parameter":"subscription","one_of":["premium"]}],"message":"is {measured}; the limit with X Premium is {limit} (16 GiB)","fix":"Compress it to 16 GiB or less.","where":"table X Premium / verified accounts, row Video on a Post","written":"16 GB","examples":{"pass":[{"values":[{"fact":"file_size","value":16000000001}],"assuming":[{"parameter":"subscription","value":"premium"}]},{"values":[{"fact":"file_size","value":17179869184}],"assuming":[{"parameter":"subscription","value":"premium"}]}],"fail":[{"values":[{"fact":"file_size","value":17179869185}],"assuming":[{"parameter":"subscription","value":"premium"}]}]}},
{"id":"x-video/video-bit-rate","fact":"video.bit_rate","constraint":{"min":5000000},"strength":"remark","certainty":"official","step":"format","share_state":20012,"source":"media-guide","message":"has a bit rate of {measured}; X recommends {limit} or more, but a table of the page suggests 2 Mbit/s at 720p","fix":"Encode the video at 5 Mbit/s or more.","where":"Video specifications and recommendations, Recommended","written":"5,000 kbps","examples":{"pass":[{"values":[{"fact":"video.bit_rate","value":5000000}]},{"values":[{"fact":"video.bit_rate","value":8000000}]},{"values":[{"fact":"video.bit_rate","value":4999999}]},{"values":[{"fact":"video.bit_rate","value":768000}]}]}},
{"id":"x-video/audio-bit-rate","fact":"audio.bit_rate","constraint":{"min":128000},"strength":"remark","certainty":"official","step":"format","share_state":20012,"source":"media-guide","message":"has an audio bit rate of {measured}; X recommends {limit} or more","fix":"Encode the audio at 128 kbit/s or more.","where":"Video specifications and recommendations, Recommended","written":"128 kbps","examples":{"pass":[{"values":[{"fact":"audio.bit_rate","value":128000}]},{"values":[{"fact":"audio.bit_rate","value":192000}]},{"values":[{"fact":"audio.bit_rate","value":127999}]},{"values":[{"fact":"audio.bit_rate","value":64000}]}]}},
{"id":"x-video/video-duration-min","fact":"duration","constraint":{"min":[1,2]},"strength":"hard","certainty":"official","step":"duration","share_state":20007,"source":"media-guide","message":"is {measured} long; the minimum is {limit}","fix":"Use a video of 0.5 s or more.","where":"table Default accounts, row Video on a Post","written":"0.5 seconds–20 minutes","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":0.5}}]},{"values":[{"fact":"duration","value":{"number":1.5}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":0.499999}}]},{"values":[{"fact":"duration","value":{"number":0.2}}]}]}},
{"id":"x-video/video-duration-max-until-2026-08-31","fact":"duration","constraint":{"max":140},"strength":"hard","certainty":"official","step":"duration","share_state":20007,"source":"media-guide","when":[{"parameter":"subscription","one_of":["none"]}],"valid_until":[2026,8,31],"message":"is {measured} long; until 31 August 2026, the limit without a subscription was {limit}","fix":"Trim it to 140 s or less.","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":139}}],"assuming":[{"parameter":"subscription","value":"none"}]},{"values":[{"fact":"duration","value":{"number":140}}],"assuming":[{"parameter":"subscription","value":"none"}]}],"warn":[{"values":[{"fact":"duration","value":{"number":140.1}}],"assuming":[{"parameter":"subscription","value":"none"}]}],"fail":[{"values":[{"fact":"duration","value":{"number":140.100001}}],"assuming":[{"parameter":"subscription","value":"none"}]},{"values":[{"fact":"duration","value":{"number":280}}],"assuming":[{"parameter":"subscription","value":"none"}]}]}},
{"id":"x-video/video-duration-max","fact":"duration","constraint":{"max":1200},"strength":"hard","certainty":"official","step":"duration","share_state":20007,"source":"media-guide","when":[{"parameter":"subscription","one_of":["none"]}],"valid_from":[2026,9,1],"native_codes":["403"],"message":"is {measured} long; the limit without a subscription is {limit}","fix":"Trim it to 20 min or less.","where":"table Default accounts, row Video on a Post","written":"0.5 seconds–20 minutes","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":141}}],"assuming":[{"parameter":"subscription","value":"none"}]},{"values":[{"fact":"duration","value":{"number":1200}}],"assuming":[{"parameter":"subscription","value":"none"}]}],"warn":[{"values":[{"fact":"duration","value":{"number":1200.1}}],"assuming":[{"parameter":"subscription","value":"none"}]}],"fail":[{"values":[{"fact":"duration","value":{"number":1200.100001}}],"assuming":[{"parameter":"subscription","value":"none"}]},{"values":[{"fact":"duration","value":{"number":7500}}],"assuming":[{"parameter":"subscription","value":"none"}]}]}},
{"id":"x-video/video-duration-max-premium","fact":"duration","constraint":{"max":7500},"strength":"hard","certainty":"official","step":"duration","share_state":20007,"source":"media-guide","when":[{"parameter":"subscription","one_of":["premium"]}],"native_codes":["403"],"message":"is {measured} long; the limit with X Premium is {limit}","fix":"Trim it to 125 min or less.","where":"table X Premium / verified accounts, row Video on a Post","written":"0.5 seconds–125 minutes","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":1201}}],"assuming":[{"parameter":"subscription","value":"premium"}]},{"values":[{"fact":"duration","value":{"number":7500}}],"assuming":[{"parameter":"subscription","value":"premium"}]}],"warn":[{"values":[{"fact":"duration","value":{"number":7500.1}}],"assuming":[{"parameter":"subscription","value":"premium"}]}],"fail":[{"values":[{"fact":"duration","value":{"number":7500.100001}}],"assuming":[{"parameter":"subscription","value":"premium"}]},{"values":[{"fact":"duration","value":{"number":9000}}],"assuming":[{"parameter":"subscription","value":"premium"}]}]}},
{"id":"x-video/video-size-min","fact":"video.size","constraint":{"sides":[{"side":"width","min":32},{"side":"height","min":32}]},"strength":"hard","certainty":"official","step":"resolution","share_state":20011,"source":"media-guide","message":"is {measured}; X requires a width and a height of 32 px or more","fix":"Use a video of at least 32×32.","where":"Video specifications and recommendations, Advanced","written":"between 32x32 and 1280x1024","examples":{"pass":[{"values":[{"fact":"video.size","value":{"size":[32,32]}}]},{"values":[{"fact":"video.size","value":{"size":[720,1280]}}]}],"fail":[{"values":[{"fact":"video.size","value":{"size":[31,32]}}]},{"values":[{"fact":"video.size","value":{"size":[32,31]}}]}]}},
{"id":"x-video/video-size","fact":"video.size","constraint":{"sides":[{"side":"short","max":1024},{"side":"long","max":1280}]},"strength":"hard","certainty":"official","step":"resolution","share_state":20011,"source":"media-guide","when":[{"parameter":"subscription","one_of":["none"]}],"looser":"x-video/video-size-premium","message":"is {measured}; the limit is 1280×1024 in either orientation, and 1080p with a subscription","fix":"Scale it down, for instance to 720×1280 or 1280×720.","where":"Video specifications and recommendations, Advanced","written":"between 32x32 and 1280x1024","examples":{"pass":[{"values":[{"fact":"video.size","value":{"size":[1280,1024]}}],"assuming":[{"parameter":"subscription","value":"none"}]},{"values":[{"fact":"video.size","value":{"size":[720,1280]}}],"assuming":[{"parameter":"subscription","value":"none"}]},{"values":[{"fact":"video.size","value":{"size":[1080,1920]}}],"assuming":[{"parameter":"subscription","value":"premium"}]}],"warn":[{"values":[{"fact":"video.size","value":{"size":[1281,1024]}}],"assuming":[{"parameter":"subscription","value":"none"}]},{"values":[{"fact":"video.size","value":{"size":[1280,1025]}}],"assuming":[{"parameter":"subscription","value":"none"}]},{"values":[{"fact":"video.size","value":{"size":[1080,1920]}}],"assuming":[{"parameter":"subscription","value":"none"}]}]}},
{"id":"x-video/video-size-premium","fact":"video.size","constraint":{"sides":[{"side":"short","max":1080},{"side":"long","max":1920}]},"strength":"unstated","certainty":"official","step":"resolution","share_state":20011,"source":"media-guide","message":"is {measured}; the limit is 1080p, which is read as {limit}","fix":"Scale it down to fit 1080×1920 or 1920×1080.","examples":{"pass":[{"values":[{"fact":"video.size","value":{"size":[1080,1920]}}]},{"values":[{"fact":"video.size","value":{"size":[1920,1080]}}]}],"fail":[{"values":[{"fact":"video.size","value":{"size":[1081,1920]}}]},{"values":[{"fact":"video.size","value":{"size":[1080,1921]}}]}]}},
{"id":"x-video/video-aspect-ratio","fact":"video.aspect_ratio","constraint":{"range":{"min":[1,3],"max":3}},"strength":"hard","certainty":"official","step":"resolution","share_state":20011,"source":"media-guide","message":"aspect ratio {measured} is outside {min} to {max}","fix":"Crop it, or add bars, to an aspect ratio of {min} to {max}.","where":"Video specifications and recommendations, Advanced","written":"between 1:3 and 3:1","examples":{"pass":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1,3]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":3}}]}],"fail":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[333,1000]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[3001,1000]}}]}]}},
{"id":"x-video/video-pixel-aspect","fact":"video.sample_aspect_ratio","constraint":{"equals":{"ratio":1}},"strength":"hard","certainty":"official","step":"resolution","share_state":20011,"source":"media-guide","message":"has the sample aspect ratio {measured}; X accepts only square pixels","fix":"Scale it to square pixels.","where":"Video specifications and recommendations, Advanced","written":"1:1","examples":{"pass":[{"values":[{"fact":"video.sample_aspect_ratio","value":{"ratio":1}}]}],"fail":[{"values":[{"fact":"video.sample_aspect_ratio","value":{"ratio":[4,3]}}]},{"values":[{"fact":"video.sample_aspect_ratio","value":{"ratio":[10,11]}}]}]}}
]}],
"request_rules":[
{"id":"x-video/request-media-present","fact":{"count":"media"},"constraint":{"min":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"media-guide","message":"has no video","fix":"Add the video that the post shows.","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":0}]}]}},
{"id":"x-video/request-media-max","fact":{"count":"media"},"constraint":{"max":1},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"media-guide","message":"has {measured} files; the limit for a post with a video is {limit}","fix":"Post one at a time.","where":"Keep in mind","written":"1 video","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":2}]}]}},
{"id":"x-video/request-text-length","fact":{"field":"text"},"constraint":{"length":{"unit":"weighted","max":280}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"counting","when":[{"parameter":"subscription","one_of":["none"]}],"message":"has {measured}; the limit is {limit} without a subscription","fix":"Shorten it to 280 or less; a Chinese character or an emoji counts as 2, and a link counts as 23.","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":280}]}}],"assuming":[{"parameter":"subscription","value":"none"}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"字","times":140}]}}],"assuming":[{"parameter":"subscription","value":"none"}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"https://example.com/","times":1},{"text":"b","times":300},{"text":" ","times":1},{"text":"a","times":256}]}}],"assuming":[{"parameter":"subscription","value":"none"}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":281}]}}],"assuming":[{"parameter":"subscription","value":"premium"}]}],"fail":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":281}]}}],"assuming":[{"parameter":"subscription","value":"none"}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"字","times":140},{"text":"a","times":1}]}}],"assuming":[{"parameter":"subscription","value":"none"}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"https://example.com/","times":1},{"text":"b","times":300},{"text":" ","times":1},{"text":"a","times":257}]}}],"assuming":[{"parameter":"subscription","value":"none"}]}]}},
{"id":"x-video/request-text-length-premium","fact":{"field":"text"},"constraint":{"length":{"unit":"weighted","max":25000}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"premium-help","when":[{"parameter":"subscription","one_of":["premium"]}],"message":"has {measured}; the limit is {limit} with X Premium","fix":"Shorten it to 25,000 or less; a Chinese character or an emoji counts as 2, and a link counts as 23.","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":24999}]}}],"assuming":[{"parameter":"subscription","value":"premium"}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":25000}]}}],"assuming":[{"parameter":"subscription","value":"premium"}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"字","times":12500}]}}],"assuming":[{"parameter":"subscription","value":"premium"}]}],"fail":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":25001}]}}],"assuming":[{"parameter":"subscription","value":"premium"}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"字","times":12501}]}}],"assuming":[{"parameter":"subscription","value":"premium"}]}]}}
],
"publisher":"X",
"summary":"A post on X with one video, made through the X API or an app that uses it.",
"notes":[
"X returns 403 for a video that is too long for the account, and publishes no other codes for media. The share states here are those of TikTok and Douyin with the same meaning.",
"X counts most letters as 1, a Chinese character or an emoji as 2, and any link as 23.",
"The limits depend on the subscription of the account that posts. Until 31 August 2026, they were 140 s and 512 MB, which are now the limits of direct messages.",
"X refuses open groups of pictures. The rule applies only if enough of the file was read to show them."
],
"native_codes":{"name":"HTTP status","note":"X returns this status when the post is made, even if the upload was completed.","codes":[
{"code":"403","name":"video too long for the account","meaning":"The video is longer than the account may post.","share_state":20007,"predictable_from":["media"]}
]},
"request":{"source":"media-guide","malformed":20002,"unusable":20002,"is_post":true,"fields":[
{"name":"media","type":"media","slots":["video"],"is_list":true},
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
{"code":"empty","state":20012},
{"code":"not_media","state":20012},
{"code":"truncated","state":20010},
{"code":"corrupt","state":20010},
{"code":"unsupported","state":20012},
{"code":"playlist_refused","state":20012},
{"code":"icloud_placeholder","state":21001},
{"code":"lfs_pointer","state":20012},
{"code":"too_large","state":20010},
{"code":"too_many_tracks","state":20010},
{"code":"changed_while_reading","state":20010},
{"code":"io_error"},
{"code":"timed_out"},
{"code":"crashed","state":20010},
{"code":"internal"}
],
"not_documented":[
{"subject":"The length of an alternative text"},
{"subject":"Whether MB is decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."},
{"subject":"HDR and 10-bit color"}
],
"translations":{
"zh-Hans":{"name":"X 视频帖","summary":"通过 X API 或使用该 API 的应用发布带一个视频的帖子。","notes":[
"视频超过账号可发布的时长时，X 返回 403；除此之外没有公布媒体相关的状态码。这里的分享状态码借用 TikTok 和抖音中含义相同的编号。",
"文字按 X 的加权方式计数：多数字母计 1，汉字和表情符号计 2，任何链接计 23。",
"各项上限取决于发布账号的订阅类型。2026 年 8 月 31 日之前的上限是 140 秒和 512 MB，现在这两个数值只用于私信。",
"X 不支持开放 GOP。只有在读取到足够的文件内容时才会判断。"
],"borrowed_from":"TikTok 和抖音","share_states":[
{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},
{"code":"20002","name":"参数错误","meaning":"帖子没有媒体、媒体过多、媒体类型不受支持，或文字过长。"},
{"code":"20007","name":"视频时长不符合要求","meaning":"视频过长或过短。"},
{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},
{"code":"20011","name":"视频分辨率不符合要求","meaning":"视频的分辨率或宽高比不符合要求。"},
{"code":"20012","name":"视频格式不支持","meaning":"视频的封装格式、编码格式或编码参数不符合要求。"},
{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},
{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}
],"native_codes_note":"X 在发布帖子时返回该状态码，即使上传已经完成也可能返回。","native_codes":[
{"code":"403","name":"视频超过账号可发布的时长","meaning":"视频超过该账号可发布的时长。"}
],"parameters":{"subscription":"发布账号的订阅类型，决定帖子的各项上限。"},"rules":[
{"id":"video-container","message":"封装格式为 {measured}；上传时可以声明 MP4、MOV、MPEG-TS 和 WebM","fix":"转换为 MP4；H.264 和 AAC 只需重新封装。"},
{"id":"video-container-webm","message":"封装格式为 {measured}；X 列出了该类型，但有记录表明此类文件被拒绝","fix":"转换为 H.264 和 AAC 编码的 MP4。"},
{"id":"video-codec","message":"视频编码格式为 {measured}；建议使用 H.264","fix":"转换为 H.264 编码的 MP4。"},
{"id":"video-profile","message":"H.264 的 profile 为 {measured}，建议为 {limit}","fix":"使用 High profile 编码。"},
{"id":"video-chroma","message":"色度采样为 {measured}；只接受 {limit}","fix":"编码为 YUV 4:2:0。"},
{"id":"video-interlaced","message":"视频为隔行扫描；只接受逐行扫描","fix":"去隔行处理后重新导出。"},
{"id":"video-closed-gop","message":"视频使用开放 GOP；只接受闭合 GOP","fix":"使用闭合 GOP 编码。"},
{"id":"video-keyframe-frames","message":"两个关键帧之间有 {measured} 帧；有记录表明超过 {limit} 帧的视频被拒绝","fix":"编码时至少每 {limit}设置一个关键帧。"},
{"id":"video-frame-rate","message":"帧率为 {measured}，不能超过 {limit}","fix":"将帧率降到 60 fps 以内。"},
{"id":"audio-codec","message":"音频编码格式为 {measured}；只接受 AAC","fix":"将音频编码为 AAC-LC。"},
{"id":"audio-profile","message":"AAC 的 profile 为 {measured}；只接受 LC","fix":"将音频编码为 AAC-LC。"},
{"id":"audio-channels","message":"音频有 {measured} 个声道，最多 {limit} 个","fix":"将音频缩混为立体声。"},
{"id":"video-file-size-decimal","message":"文件大小为 {measured}；未订阅时上限 8 GB 可能指 {limit}，也可能指 {looser}（8 GiB）","fix":"压缩到 8 GB 以内。"},
{"id":"video-file-size","message":"文件大小为 {measured}，未订阅时不能超过 {limit}（8 GiB）","fix":"压缩到 8 GiB 以内。"},
{"id":"video-file-size-premium-decimal","message":"文件大小为 {measured}；订阅 X Premium 时上限 16 GB 可能指 {limit}，也可能指 {looser}（16 GiB）","fix":"压缩到 16 GB 以内。"},
{"id":"video-file-size-premium","message":"文件大小为 {measured}，订阅 X Premium 时不能超过 {limit}（16 GiB）","fix":"压缩到 16 GiB 以内。"},
{"id":"video-bit-rate","message":"视频码率为 {measured}，建议不低于 {limit}；同一页的表格对 720p 建议 2 Mbit/s","fix":"将视频码率提高到 5 Mbit/s 以上。"},
{"id":"audio-bit-rate","message":"音频码率为 {measured}，建议不低于 {limit}","fix":"将音频码率提高到 128 kbit/s 以上。"},
{"id":"video-duration-min","message":"视频时长为 {measured}，不能短于 {limit}","fix":"使用 0.5 秒以上的视频。"},
{"id":"video-duration-max-until-2026-08-31","message":"视频时长为 {measured}；2026 年 8 月 31 日之前，未订阅的帖子不能超过 {limit}","fix":"将视频剪辑到 140 秒以内。"},
{"id":"video-duration-max","message":"视频时长为 {measured}，未订阅时不能超过 {limit}","fix":"将视频剪辑到 20 分钟以内。"},
{"id":"video-duration-max-premium","message":"视频时长为 {measured}，订阅 X Premium 时不能超过 {limit}","fix":"将视频剪辑到 125 分钟以内。"},
{"id":"video-size-min","message":"视频分辨率为 {measured}；宽和高都不能小于 32 px","fix":"使用不小于 32×32 的视频。"},
{"id":"video-size","message":"视频分辨率为 {measured}；未订阅时接受 1280×1024（宽高可对调），订阅后接受 1080p","fix":"缩小画面，例如缩小到 720×1280 或 1280×720。"},
{"id":"video-size-premium","message":"视频分辨率为 {measured}，不能超过 1080p，这里按 {limit} 计","fix":"缩小到 1080×1920 或 1920×1080 以内。"},
{"id":"video-aspect-ratio","message":"视频宽高比为 {measured}，应在 {min} 到 {max} 之间","fix":"裁剪画面或添加黑边，使宽高比在 {min} 到 {max} 之间。"},
{"id":"video-pixel-aspect","message":"像素宽高比为 {measured}；只接受方形像素","fix":"转换为方形像素。"},
{"id":"request-media-present","message":"没有指定视频","fix":"请指定要发布的视频。"},
{"id":"request-media-max","message":"共有 {measured} 个文件，带视频的帖子最多 {limit} 个","fix":"每次只发布一个。"},
{"id":"request-text-length","message":"长度为 {measured}，未订阅时不能超过 {limit}","fix":"缩短到 280 个加权字符以内；一个汉字或表情符号计 2，一个链接计 23。"},
{"id":"request-text-length-premium","message":"长度为 {measured}，订阅 X Premium 时不能超过 {limit}","fix":"缩短到 25,000 个加权字符以内；一个汉字或表情符号计 2，一个链接计 23。"}
],"not_documented":[
{"subject":"替代文本的长度上限"},
{"subject":"MB 是十进制还是二进制","note":"单位可能是十进制或二进制；文件大小介于两个上限之间时，按警告处理。"},
{"subject":"HDR 和 10 位色深"}
]}}}
"""##)
}

// swift-format-ignore-file
// Made by script/tools/generate from Destinations/bilibili/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_bilibili = Destinations.Entry(
    "bilibili", "bilibili", groups: ["cn"],
    fingerprint: "887a6dfd", checked: "2026-11-26",
    [##"""
{"preflight_destination":1,
"id":"bilibili",
"short_name":"bilibili",
"name":"Bilibili open API",
"groups":["cn"],
"sources":[
{"id":"guide","title":"Bilibili open platform, video upload (a mirror)","url":"https://apifox.com/apidoc/docs-site/1106400/doc-885734","checked":[2026,11,22],"page_as_of":[2022,6,10],"review_after":[2027,5,22]},
{"id":"cover-guide","title":"Bilibili open platform, cover upload (a mirror)","url":"https://apifox.com/apidoc/docs-site/1106400/api-23705555","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,5,22]},
{"id":"long-video","title":"biliup, issue 611, a recorded refusal of a video above 10 h","url":"https://github.com/biliup/biliup/issues/611","checked":[2026,11,26],"page_as_of":[2023,8,14]},
{"id":"heavy-video","title":"bililive-go, issue 249, a recorded refusal of a video above 32 GB","url":"https://github.com/bililive-go/bililive-go/issues/249","checked":[2026,11,26],"page_as_of":[2022,10,6]},
{"id":"long-title","title":"YoutubeToBilibili, issue 2, a recorded refusal of a title above 80 characters","url":"https://github.com/HarukaKinen/YoutubeToBilibili/issues/2","checked":[2026,11,26],"page_as_of":[2021,1,30]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_bilibili, ##"""
"slots":[
{"name":"video","takes":["video"],
"rules":[
{"id":"bilibili/video-container","fact":"container","constraint":{"one_of":["mp4","flv"]},"strength":"advice","certainty":"official_older","step":"format","share_state":20012,"source":"guide","message":"is {measured}; Bilibili recommends {limit}","fix":"Convert it to MP4.","where":"接口概述, 注意事项","written":"mp4及flv","examples":{"pass":[{"values":[{"fact":"container","value":"mp4"}]},{"values":[{"fact":"container","value":"flv"}]}],"warn":[{"values":[{"fact":"container","value":"mov"}]},{"values":[{"fact":"container","value":"matroska"}]},{"values":[{"fact":"container","value":"avi"}]}]}},
{"id":"bilibili/video-file-size","fact":"file_size","constraint":{"max":4000000000},"strength":"hard","certainty":"official_older","step":"format","share_state":20010,"source":"guide","looser":"bilibili/video-file-size-observed","message":"is {measured}; the limit is {limit}","fix":"Lower the bit rate until the file is {limit} or less.","where":"接口概述, 注意事项","written":"4GB","examples":{"pass":[{"values":[{"fact":"file_size","value":3999999999}]},{"values":[{"fact":"file_size","value":4000000000}]}],"warn":[{"values":[{"fact":"file_size","value":4000000001}]},{"values":[{"fact":"file_size","value":34359738368}]}]}},
{"id":"bilibili/video-file-size-observed","fact":"file_size","constraint":{"max":34359738368},"strength":"hard","certainty":"observed","step":"format","share_state":20010,"source":"heavy-video","message":"is {measured}; a video above {limit} (32 GiB) was refused during transcoding","fix":"Lower the bit rate until the file is {limit} or less.","where":"the report","written":"32G","examples":{"pass":[{"values":[{"fact":"file_size","value":4000000001}]},{"values":[{"fact":"file_size","value":34359738368}]}],"fail":[{"values":[{"fact":"file_size","value":34359738369}]},{"values":[{"fact":"file_size","value":34500000000}]}]}},
{"id":"bilibili/video-chroma","fact":"video.chroma_subsampling","constraint":{"equals":"4:2:0"},"strength":"hard","certainty":"official_older","step":"format","share_state":20012,"source":"guide","message":"has chroma subsampling {measured}; Bilibili accepts {limit}","fix":"Convert it to yuv420p.","where":"接口概述, 注意事项","written":"yuv420","examples":{"pass":[{"values":[{"fact":"video.chroma_subsampling","value":"4:2:0"}]}],"warn":[{"values":[{"fact":"video.chroma_subsampling","value":"4:2:2"}]},{"values":[{"fact":"video.chroma_subsampling","value":"4:4:4"}]}]}},
{"id":"bilibili/video-bit-depth-sdr","fact":"video.bit_depth","constraint":{"equals":8},"strength":"hard","certainty":"official_older","step":"format","share_state":20012,"source":"guide","applies_if":[{"fact":"video.hdr","constraint":{"equals":"sdr"}}],"message":"has a bit depth of {measured}; Bilibili accepts {limit} for a video without HDR","fix":"Convert it to 8 bits.","where":"接口概述, 注意事项","written":"SDR位深8bit","examples":{"pass":[{"values":[{"fact":"video.bit_depth","value":8},{"fact":"video.hdr","value":"sdr"}]},{"values":[{"fact":"video.bit_depth","value":10},{"fact":"video.hdr","value":"hlg"}]}],"warn":[{"values":[{"fact":"video.bit_depth","value":10},{"fact":"video.hdr","value":"sdr"}]},{"values":[{"fact":"video.bit_depth","value":12},{"fact":"video.hdr","value":"sdr"}]}]}},
{"id":"bilibili/video-bit-depth-hdr","fact":"video.bit_depth","constraint":{"equals":10},"strength":"hard","certainty":"official_older","step":"format","share_state":20012,"source":"guide","applies_if":[{"fact":"video.hdr","constraint":{"none_of":["sdr"]}}],"message":"has a bit depth of {measured}; Bilibili accepts {limit} for a video with HDR","fix":"Convert it to 10 bits.","where":"接口概述, 注意事项","written":"HDR位深10bit","examples":{"pass":[{"values":[{"fact":"video.bit_depth","value":10},{"fact":"video.hdr","value":"hlg"}]},{"values":[{"fact":"video.bit_depth","value":10},{"fact":"video.hdr","value":"dolby_vision"}]}],"warn":[{"values":[{"fact":"video.bit_depth","value":8},{"fact":"video.hdr","value":"hlg"}]},{"values":[{"fact":"video.bit_depth","value":12},{"fact":"video.hdr","value":"pq"}]}]}},
{"id":"bilibili/video-progressive","fact":"video.interlaced","constraint":{"equals":false},"strength":"advice","certainty":"official_older","step":"format","share_state":20012,"source":"guide","message":"is interlaced; Bilibili recommends progressive video","fix":"Deinterlace it.","where":"接口概述, 注意事项","written":"逐行扫描","examples":{"pass":[{"values":[{"fact":"video.interlaced","value":false}]}],"warn":[{"values":[{"fact":"video.interlaced","value":true}]}]}},
{"id":"bilibili/audio-bit-rate","fact":"audio.bit_rate","constraint":{"max":320000},"strength":"hard","certainty":"official_older","step":"format","share_state":20012,"source":"guide","message":"has an audio bit rate of {measured}; the limit is {limit}","fix":"Lower the bit rate of the audio to {limit} or less.","where":"接口概述, 注意事项","written":"320Kbps","examples":{"pass":[{"values":[{"fact":"audio.bit_rate","value":128000}]},{"values":[{"fact":"audio.bit_rate","value":319999}]},{"values":[{"fact":"audio.bit_rate","value":320000}]}],"warn":[{"values":[{"fact":"audio.bit_rate","value":320001}]},{"values":[{"fact":"audio.bit_rate","value":512000}]}]}},
{"id":"bilibili/audio-channels","fact":"audio.channels","constraint":{"max":2},"strength":"hard","certainty":"official_older","step":"format","share_state":20012,"source":"guide","message":"has {measured} audio channels; the limit is {limit}","fix":"Mix the audio down to stereo.","where":"接口概述, 注意事项","written":"2个","examples":{"pass":[{"values":[{"fact":"audio.channels","value":1}]},{"values":[{"fact":"audio.channels","value":2}]}],"warn":[{"values":[{"fact":"audio.channels","value":3}]},{"values":[{"fact":"audio.channels","value":6}]}]}},
{"id":"bilibili/audio-sample-rate","fact":"audio.sample_rate","constraint":{"max":48000},"strength":"hard","certainty":"official_older","step":"format","share_state":20012,"source":"guide","message":"has an audio sample rate of {measured}; the limit is {limit}","fix":"Resample the audio to {limit} or less.","where":"接口概述, 注意事项","written":"48KHz","examples":{"pass":[{"values":[{"fact":"audio.sample_rate","value":44100}]},{"values":[{"fact":"audio.sample_rate","value":47999}]},{"values":[{"fact":"audio.sample_rate","value":48000}]}],"warn":[{"values":[{"fact":"audio.sample_rate","value":48001}]},{"values":[{"fact":"audio.sample_rate","value":96000}]}]}},
{"id":"bilibili/video-duration-max","fact":"duration","constraint":{"below":18000},"strength":"hard","certainty":"official_older","step":"duration","share_state":20007,"source":"guide","looser":"bilibili/video-duration-max-observed","message":"is {measured} long; Bilibili accepts less than {limit}","fix":"Trim it to less than {limit}.","where":"接口概述, 注意事项","written":"小于5小时","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":1}}]},{"values":[{"fact":"duration","value":{"number":17999.999999}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":18000}}]},{"values":[{"fact":"duration","value":{"number":18000.1}}]},{"values":[{"fact":"duration","value":{"number":18000.2}}]},{"values":[{"fact":"duration","value":{"number":36000}}]}]}},
{"id":"bilibili/video-duration-max-observed","fact":"duration","constraint":{"max":36000},"strength":"hard","certainty":"observed","step":"duration","share_state":20007,"source":"long-video","message":"is {measured} long; a video longer than {limit} was refused during transcoding","fix":"Trim it to {limit} or less.","where":"the report","written":"超过10小时","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":18000}}]},{"values":[{"fact":"duration","value":{"number":36000}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":36000.1}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":36000.100001}}]},{"values":[{"fact":"duration","value":{"number":36100}}]}]}},
{"id":"bilibili/video-size","fact":"video.size","constraint":{"sides":[{"side":"width","max":4096},{"side":"height","max":4096}]},"strength":"hard","certainty":"official_older","step":"resolution","share_state":20011,"source":"guide","message":"is {measured}; the limit is {limit}","fix":"Scale it down to fit {limit}.","where":"接口概述, 注意事项","written":"4096x4096","examples":{"pass":[{"values":[{"fact":"video.size","value":{"size":[1920,1080]}}]},{"values":[{"fact":"video.size","value":{"size":[4096,4096]}}]},{"values":[{"fact":"video.size","value":{"size":[4095,4096]}}]}],"warn":[{"values":[{"fact":"video.size","value":{"size":[4097,4096]}}]},{"values":[{"fact":"video.size","value":{"size":[4096,4097]}}]},{"values":[{"fact":"video.size","value":{"size":[7680,4320]}}]}]}},
{"id":"bilibili/video-frame-rate","fact":"video.frame_rate","constraint":{"max":120},"strength":"hard","certainty":"official_older","step":"format","share_state":20012,"source":"guide","message":"has {measured}; the limit is {limit}","fix":"Convert it to {limit} or less.","where":"接口概述, 注意事项","written":"120fps","examples":{"pass":[{"values":[{"fact":"video.frame_rate","value":{"ratio":60}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":[2997,25]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":120}}]}],"warn":[{"values":[{"fact":"video.frame_rate","value":{"ratio":[120001,1000]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":240}}]}]}},
{"id":"bilibili/video-bit-rate","fact":"video.bit_rate","constraint":{"max":60000000},"strength":"hard","certainty":"official_older","step":"format","share_state":20012,"source":"guide","message":"has {measured} on average; the limit even for its peak is {limit}","fix":"Lower the bit rate until its peak is {limit} or less.","where":"接口概述, 注意事项","written":"60Mbps","examples":{"pass":[{"values":[{"fact":"video.bit_rate","value":8000000}]},{"values":[{"fact":"video.bit_rate","value":59999999}]},{"values":[{"fact":"video.bit_rate","value":60000000}]}],"warn":[{"values":[{"fact":"video.bit_rate","value":60000001}]},{"values":[{"fact":"video.bit_rate","value":100000000}]}]}},
{"id":"bilibili/video-keyframe-interval","fact":"video.max_keyframe_interval","constraint":{"max":10},"strength":"hard","certainty":"official_older","step":"format","share_state":20012,"source":"guide","message":"has {measured} between key frames; the limit is {limit}","fix":"Encode it with a key frame at least every {limit}.","where":"接口概述, 注意事项","written":"至少10秒一个","examples":{"pass":[{"values":[{"fact":"video.max_keyframe_interval","value":{"number":2}}]},{"values":[{"fact":"video.max_keyframe_interval","value":{"number":9.999999}}]},{"values":[{"fact":"video.max_keyframe_interval","value":{"number":10}}]}],"warn":[{"values":[{"fact":"video.max_keyframe_interval","value":{"number":10.000001}}]},{"values":[{"fact":"video.max_keyframe_interval","value":{"number":10.2}}]}]}}
]},
{"name":"cover","takes":["image"],
"rules":[
{"id":"bilibili/cover-format","fact":"image.format","constraint":{"one_of":["jpeg","png"]},"strength":"hard","certainty":"official_older","step":"format","share_state":20010,"source":"cover-guide","message":"is {measured}; Bilibili accepts {limit}","fix":"Convert it to JPEG or PNG.","where":"封面上传","written":"jpeg、png","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"png"}]}],"warn":[{"values":[{"fact":"image.format","value":"webp"}]},{"values":[{"fact":"image.format","value":"gif"}]},{"values":[{"fact":"image.format","value":"heic"}]}]}},
{"id":"bilibili/cover-file-size","fact":"file_size","constraint":{"max":5000000},"strength":"hard","certainty":"official_older","step":"format","share_state":20010,"source":"cover-guide","message":"is {measured}; the limit is {limit}","fix":"Compress it to {limit} or less.","where":"封面上传","written":"≤5MB","examples":{"pass":[{"values":[{"fact":"file_size","value":4999999}]},{"values":[{"fact":"file_size","value":5000000}]}],"warn":[{"values":[{"fact":"file_size","value":5000001}]},{"values":[{"fact":"file_size","value":6000000}]}]}},
{"id":"bilibili/cover-size-min","fact":"image.size","constraint":{"sides":[{"side":"width","min":960},{"side":"height","min":600}]},"strength":"hard","certainty":"official_older","step":"resolution","share_state":20008,"source":"cover-guide","message":"is {measured}; Bilibili requires at least 960×600","fix":"Use a cover of at least 1146×717.","where":"封面上传","written":"≥960x600","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[960,600]}}]},{"values":[{"fact":"image.size","value":{"size":[961,600]}}]},{"values":[{"fact":"image.size","value":{"size":[1146,717]}}]}],"warn":[{"values":[{"fact":"image.size","value":{"size":[959,600]}}]},{"values":[{"fact":"image.size","value":{"size":[960,599]}}]}]}},
{"id":"bilibili/cover-size-advised","fact":"image.size","constraint":{"sides":[{"side":"width","min":1146},{"side":"height","min":717}]},"strength":"advice","certainty":"official_older","step":"resolution","share_state":20008,"source":"cover-guide","looser":"bilibili/cover-size-min","message":"is {measured}; Bilibili recommends at least 1146×717","fix":"Use a cover of at least 1146×717.","where":"封面上传","written":"≥1146x717","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[1146,717]}}]},{"values":[{"fact":"image.size","value":{"size":[1147,717]}}]}],"warn":[{"values":[{"fact":"image.size","value":{"size":[1145,717]}}]},{"values":[{"fact":"image.size","value":{"size":[1146,716]}}]},{"values":[{"fact":"image.size","value":{"size":[960,600]}}]}]}}
]}],
"request_rules":[
{"id":"bilibili/request-media-present","fact":{"count":"media"},"constraint":{"min":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"guide","message":"has no video","fix":"Add the video to upload.","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]},{"values":[{"fact":{"count":"media"},"value":2}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":0}]}]}},
{"id":"bilibili/request-title-length","fact":{"field":"title"},"constraint":{"length":{"unit":"characters","max":80}},"strength":"hard","certainty":"observed","step":"request","share_state":20002,"source":"long-title","native_codes":["21103"],"message":"has {measured}; a title of more than {limit} was refused","fix":"Shorten the title to 80 characters.","examples":{"pass":[{"values":[{"fact":{"field":"title"},"value":{"runs":[{"text":"字","times":80}]}}]}],"fail":[{"values":[{"fact":{"field":"title"},"value":{"runs":[{"text":"字","times":81}]}}]}]}}
],
"publisher":"Bilibili",
"summary":"A video is uploaded with its cover through the API of Bilibili's open platform.",
"notes":[
"The documents were read from a mirror of 2022, so breaking their figures gives at most a warning. Recorded refusals give errors.",
"A single call uploads a video of up to 100 MB. A larger video is uploaded in chunks.",
"Only the average bit rate is measured. If the average is above the limit of the peak, the peak is too. Otherwise, the peak is unknown."
],
"native_codes":{"name":"code","codes":[
{"code":"21103","name":"title too long","meaning":"The title is too long.","share_state":20002,"predictable_from":["request"]}
]},
"request":{"source":"guide","malformed":20002,"unusable":20002,"is_post":true,"fields":[{"name":"media","type":"media","slots":["video"],"is_list":true},{"name":"text","type":"text"},{"name":"title","type":"text"},{"name":"description","type":"text"},{"name":"link","type":"identifier"},{"name":"cover","type":"media","slots":["cover"]},{"name":"alt_text","type":"text"},{"name":"tags","type":"text","is_list":true}]},
"""##, SharedParts.unreadable_bilibili, ##"""
"not_documented":[
{"subject":"The length of the description"},
{"subject":"The codecs of the video and the audio"},
{"subject":"The minimum duration and the aspect ratio of a video"},
{"subject":"Whether the 4 GB and the 5 MB are decimal or binary","note":"The rules use decimal units, which are stricter."},
{"subject":"The number of videos in a post"}
],
"translations":{
"zh-Hans":{"name":"哔哩哔哩开放平台 API","summary":"通过哔哩哔哩开放平台 API 上传视频及其封面。","notes":[
"这里依据的是 2022 年的文档镜像，因此其数值最多给出警告。有记录的拒绝结果判为不通过。",
"不超过 100 MB 的视频可以一次上传，更大的需要分片上传。",
"这里只测量平均码率。平均码率超过峰值上限时，峰值必然也超过；否则峰值未知。"
"""##, SharedParts.borrowed_from_bilibili, ##"""
],"native_codes":[
{"code":"21103","name":"标题过长","meaning":"标题过长。"}
],"rules":[
{"id":"video-container","message":"视频封装格式为 {measured}；哔哩哔哩建议使用 {limit}","fix":"转换为 MP4。"},
{"id":"video-file-size","message":"文件大小为 {measured}，不能超过 {limit}","fix":"降低码率，使文件不超过 {limit}。"},
{"id":"video-file-size-observed","message":"文件大小为 {measured}；有记录表明超过 {limit}（32 GiB）的视频转码失败","fix":"降低码率，使文件不超过 {limit}。"},
{"id":"video-chroma","message":"色度采样为 {measured}；哔哩哔哩接受 {limit}","fix":"转换为 yuv420p。"},
{"id":"video-bit-depth-sdr","message":"位深为 {measured}；对 SDR 视频，哔哩哔哩接受 {limit}","fix":"转换为 8 位。"},
{"id":"video-bit-depth-hdr","message":"位深为 {measured}；对 HDR 视频，哔哩哔哩接受 {limit}","fix":"转换为 10 位。"},
{"id":"video-progressive","message":"视频为隔行扫描；哔哩哔哩建议使用逐行扫描","fix":"去隔行处理后重新导出。"},
{"id":"audio-bit-rate","message":"音频码率为 {measured}，不能超过 {limit}","fix":"将音频码率降到 {limit} 以内。"},
{"id":"audio-channels","message":"音频有 {measured} 个声道，最多 {limit} 个","fix":"将音频缩混为立体声。"},
{"id":"audio-sample-rate","message":"音频采样率为 {measured}，不能超过 {limit}","fix":"将音频重采样到 {limit} 以内。"},
{"id":"video-duration-max","message":"视频时长为 {measured}；哔哩哔哩只接受短于 {limit} 的视频","fix":"将视频剪辑到短于 {limit}。"},
{"id":"video-duration-max-observed","message":"时长为 {measured}；有记录表明超过 {limit} 的视频转码失败","fix":"剪辑到 {limit} 以内。"},
{"id":"video-size","message":"视频分辨率为 {measured}，不能超过 {limit}","fix":"缩小到 {limit} 以内。"},
{"id":"video-frame-rate","message":"帧率为 {measured}，不能超过 {limit}","fix":"将帧率降到 {limit} 以内。"},
{"id":"video-bit-rate","message":"视频平均码率为 {measured}，而码率的峰值也不能超过 {limit}","fix":"降低码率，使峰值不超过 {limit}。"},
{"id":"video-keyframe-interval","message":"关键帧间隔为 {measured}，不能超过 {limit}","fix":"编码时至少每 {limit}设置一个关键帧。"},
{"id":"cover-format","message":"封面格式为 {measured}；哔哩哔哩接受 {limit}","fix":"转换为 JPEG 或 PNG。"},
{"id":"cover-file-size","message":"封面文件大小为 {measured}，不能超过 {limit}","fix":"压缩到 {limit} 以内。"},
{"id":"cover-size-min","message":"封面尺寸为 {measured}；哔哩哔哩要求不小于 960×600","fix":"使用不小于 1146×717 的封面。"},
{"id":"cover-size-advised","message":"封面尺寸为 {measured}；哔哩哔哩建议不小于 1146×717","fix":"使用不小于 1146×717 的封面。"},
{"id":"request-media-present","message":"没有指定视频","fix":"请指定要上传的视频。"},
{"id":"request-title-length","message":"标题长度为 {measured}；有记录表明超过 {limit} 的标题被拒绝","fix":"将标题缩短到 80 个字符以内。"}
],"not_documented":[
{"subject":"简介的长度"},
{"subject":"视频和音频的编码格式"},
{"subject":"视频的最短时长和宽高比"},
{"subject":"4 GB 和 5 MB 是十进制还是二进制","note":"这里按更严格的十进制计。"},
{"subject":"一个稿件可以包含几个视频"}
]}}}
"""##])
}

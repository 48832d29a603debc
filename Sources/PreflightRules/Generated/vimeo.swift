// swift-format-ignore-file
// Made by script/tools/generate from Destinations/vimeo/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_vimeo = Destinations.Entry(
    "vimeo", "vimeo", groups: "",
    [##"""
{"preflight_destination":1,
"id":"vimeo",
"short_name":"vimeo",
"name":"Vimeo",
"sources":[{"id":"guidelines","title":"Vimeo help, video and audio compression guidelines, as quoted by others in 2026","url":"https://help.vimeo.com/hc/en-us/articles/12426043233169-Video-and-audio-compression-guidelines","checked":[2026,11,30],"page_as_of":"unknown","review_after":[2027,3,31]}],
"steps":["request","context","fetch","format","duration","resolution"],
"share_states":{"success":20000,"borrowed_from":"TikTok and Douyin","states":[
{"code":20000,"name":"shared","meaning":"The share succeeded. A tool can only say that no documented rule is broken."},
{"code":20010,"name":"media could not be processed","predictable_from":["media"],"meaning":"The file is damaged or too large, or an image has a format that is not accepted."},
{"code":20012,"name":"video format not supported","predictable_from":["media"],"meaning":"The container, the codec or a setting of a video does not meet the requirements."},
{"code":21001,"name":"download from iCloud failed","predictable_from":["context","run_time"],"meaning":"The media is in iCloud and not on the device."},
{"code":21003,"name":"media does not exist","predictable_from":["request","run_time"],"meaning":"The media does not exist."}
]},
"slots":[
{"name":"video","takes":["video"],
"rules":[
{"id":"vimeo/video-file-size-decimal","fact":"file_size","constraint":{"below":200000000000},"strength":"unstated","certainty":"official_quoted","step":"format","share_state":20010,"source":"guidelines","looser":"vimeo/video-file-size","message":"is {measured}; it should be below 200 GB, which can mean {limit} or {looser} (200 GiB)","fix":"Compress it to less than 200 GB.","where":"Files","written":"under 200 GB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":199999999999}]}],"warn":[{"values":[{"fact":"file_size","value":200000000000}]}]}},
{"id":"vimeo/video-file-size","fact":"file_size","constraint":{"below":214748364800},"strength":"unstated","certainty":"official_quoted","step":"format","share_state":20010,"source":"guidelines","message":"is {measured}; it should be below {limit} (200 GiB)","fix":"Compress it to less than 200 GiB.","where":"Files","written":"under 200 GB","examples":{"pass":[{"values":[{"fact":"file_size","value":200000000000}]},{"values":[{"fact":"file_size","value":214748364799}]}],"warn":[{"values":[{"fact":"file_size","value":214748364800}]}]}},
{"id":"vimeo/video-frame-rate-constant","fact":"video.variable_frame_rate","constraint":{"equals":false},"strength":"advice","certainty":"official_quoted","step":"format","share_state":20012,"source":"guidelines","message":"has a variable frame rate; Vimeo recommends a constant one","fix":"Encode it again with a constant frame rate.","where":"Frame rate","written":"constant frame rate rather than a variable frame rate","examples":{"pass":[{"values":[{"fact":"video.variable_frame_rate","value":false}]}],"warn":[{"values":[{"fact":"video.variable_frame_rate","value":true}]}]}},
{"id":"vimeo/video-bit-rate-1080p","fact":"video.bit_rate","constraint":{"range":{"min":10000000,"max":20000000}},"strength":"advice","certainty":"official_quoted","step":"format","share_state":20012,"source":"guidelines","applies_if":[{"fact":"video.codec","constraint":{"equals":"h264"}},{"fact":"video.size","constraint":{"one_of":[{"size":[1920,1080]},{"size":[1080,1920]}]}}],"message":"has {measured}; Vimeo recommends {min} to {max} for 1080p","fix":"Encode it again with 10 to 20 Mbit/s, from the original.","where":"Bit rate","written":"10 Mbps to 20 Mbps at 1080p","examples":{"pass":[{"values":[{"fact":"video.bit_rate","value":10000000},{"fact":"video.codec","value":"h264"},{"fact":"video.size","value":{"size":[1920,1080]}}]},{"values":[{"fact":"video.bit_rate","value":20000000},{"fact":"video.codec","value":"h264"},{"fact":"video.size","value":{"size":[1920,1080]}}]},{"values":[{"fact":"video.bit_rate","value":5000000},{"fact":"video.codec","value":"h264"},{"fact":"video.size","value":{"size":[1280,720]}}]}],"warn":[{"values":[{"fact":"video.bit_rate","value":9999999},{"fact":"video.codec","value":"h264"},{"fact":"video.size","value":{"size":[1920,1080]}}]},{"values":[{"fact":"video.bit_rate","value":20000001},{"fact":"video.codec","value":"h264"},{"fact":"video.size","value":{"size":[1080,1920]}}]}]}},
{"id":"vimeo/audio-codec","fact":"audio.codec","constraint":{"one_of":["aac"]},"strength":"advice","certainty":"official_quoted","step":"format","share_state":20012,"source":"guidelines","message":"has the audio codec {measured}; Vimeo recommends AAC-LC","fix":"Convert the sound to AAC.","where":"Audio","written":"AAC-LC","examples":{"pass":[{"values":[{"fact":"audio.codec","value":"aac"}]}],"warn":[{"values":[{"fact":"audio.codec","value":"mp3"}]},{"values":[{"fact":"audio.codec","value":"opus"}]}]}},
{"id":"vimeo/audio-sample-rate","fact":"audio.sample_rate","constraint":{"equals":48000},"strength":"advice","certainty":"official_quoted","step":"format","share_state":20012,"source":"guidelines","message":"has a sample rate of {measured}; Vimeo recommends {limit}","fix":"Convert the sound to 48 kHz.","where":"Audio","written":"48 kHz","examples":{"pass":[{"values":[{"fact":"audio.sample_rate","value":48000}]}],"warn":[{"values":[{"fact":"audio.sample_rate","value":44100}]}]}}
]}],
"publisher":"Vimeo",
"summary":"A video is uploaded to Vimeo.",
"notes":[
"Vimeo states that its guidelines are recommendations. It accepts most formats and encodes all videos again.",
"The number of videos, the weekly quota and the storage depend on the plan.",
"Vimeo recommends 320 kbit/s for AAC. No rule compares the bit rate, because encoders vary around their target."
],
"""##, SharedParts.unreadable_app_store_preview, ##"""
"not_documented":[
{"subject":"The limits of width, height and duration"},
{"subject":"Whether GB is decimal or binary","note":"The unit can be decimal or binary: each limit gets a warning of its own."}
],
"translations":{
"zh-Hans":{"name":"Vimeo","summary":"向 Vimeo 上传视频。","notes":["Vimeo 说明这些参数只是建议；它接受大多数格式，并会重新编码所有视频。","视频数量、每周配额和存储空间取决于套餐。","Vimeo 建议 AAC 的码率为 320 kbit/s；编码器的实际码率会有偏差，因此不比较。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},{"code":"20012","name":"视频格式不支持","meaning":"视频的封装格式、编码格式或编码参数不符合要求。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"rules":[
{"id":"video-file-size-decimal","message":"文件大小为 {measured}；应小于 200 GB，可能指 {limit}，也可能指 {looser}（200 GiB）","fix":"压缩到小于 200 GB。"},
{"id":"video-file-size","message":"文件大小为 {measured}；应小于 {limit}（200 GiB）","fix":"压缩到小于 200 GiB。"},
{"id":"video-frame-rate-constant","message":"视频为可变帧率；Vimeo 建议使用恒定帧率","fix":"以恒定帧率重新编码。"},
{"id":"video-bit-rate-1080p","message":"视频码率为 {measured}；Vimeo 建议 1080p 使用 {min} 到 {max}","fix":"用原片以 10 到 20 Mbit/s 重新编码。"},
{"id":"audio-codec","message":"音频编码格式为 {measured}；Vimeo 建议使用 AAC-LC","fix":"将音频转换为 AAC。"},
{"id":"audio-sample-rate","message":"采样率为 {measured}；Vimeo 建议 {limit}","fix":"将采样率转换为 48 kHz。"}
],"not_documented":[{"subject":"宽、高和时长的上限"},{"subject":"GB 是十进制还是二进制","note":"单位可能是十进制或二进制，两个上限各有一个警告。"}]}}}
"""##])
}

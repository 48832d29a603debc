// swift-format-ignore-file
// Made by script/tools/generate from Destinations/youtube-captions/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_youtube_captions = Destinations.Entry(
    "youtube-captions", "youtube-captions", groups: "",
    [##"""
{"preflight_destination":1,
"id":"youtube-captions",
"short_name":"youtube-captions",
"name":"YouTube captions",
"sources":[{"id":"insert","title":"Captions: insert, YouTube Data API reference","url":"https://developers.google.com/youtube/v3/docs/captions/insert","checked":[2026,11,30],"page_as_of":"unknown","review_after":[2027,1,29]},{"id":"formats","title":"Supported subtitle and closed caption files, YouTube Help","url":"https://support.google.com/youtube/answer/2734698","checked":[2026,11,30],"page_as_of":"unknown","review_after":[2027,1,29]}],
"steps":["request","context","fetch","format","duration","resolution"],
"parameters":[
{"name":"film_duration","from":1,"to":43200,"default":"43200","meaning":"The duration in seconds of the video that the captions belong to. YouTube's longest video has 12 hours."}
],
"share_states":{"success":20000,"borrowed_from":"TikTok and Douyin","states":[
{"code":20000,"name":"shared","meaning":"The share succeeded. A tool can only say that no documented rule is broken."},
{"code":20010,"name":"media could not be processed","predictable_from":["media"],"meaning":"The file is damaged or too large, or an image has a format that is not accepted."},
{"code":21001,"name":"download from iCloud failed","predictable_from":["context","run_time"],"meaning":"The media is in iCloud and not on the device."},
{"code":21003,"name":"media does not exist","predictable_from":["request","run_time"],"meaning":"The media does not exist."}
]},
"slots":[
{"name":"captions","takes":["other"],"formats":["srt","webvtt"],
"rules":[
{"id":"youtube-captions/captions-format","fact":"container","constraint":{"equals":"srt"},"strength":"remark","certainty":"official","step":"format","share_state":20010,"source":"formats","message":"is {measured}; YouTube recommends SubRip (SRT) as a basic format","fix":"Convert it to SRT.","where":"Basic file formats","written":".srt","examples":{"pass":[{"values":[{"fact":"container","value":"srt"}]},{"values":[{"fact":"container","value":"webvtt"}]}]}},
{"id":"youtube-captions/captions-file-size-decimal","fact":"file_size","constraint":{"max":100000000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"insert","looser":"youtube-captions/captions-file-size","message":"is {measured}; the limit is 100 MB, which can mean {limit} or {looser} (100 MiB)","fix":"Keep it to 100 MB or less.","where":"Maximum file size","written":"100MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":100000000}]}],"warn":[{"values":[{"fact":"file_size","value":100000001}]},{"values":[{"fact":"file_size","value":104857600}]}]}},
{"id":"youtube-captions/captions-file-size","fact":"file_size","constraint":{"max":104857600},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"insert","message":"is {measured}; the limit is {limit} (100 MiB)","fix":"Keep it to 100 MiB or less.","where":"Maximum file size","written":"100MB","examples":{"pass":[{"values":[{"fact":"file_size","value":100000001}]},{"values":[{"fact":"file_size","value":104857600}]}],"fail":[{"values":[{"fact":"file_size","value":104857601}]}]}},
{"id":"youtube-captions/captions-present","fact":"captions.cues","constraint":{"min":1},"strength":"advice","certainty":"derived","step":"format","share_state":20010,"source":"formats","message":"has no cues, so it shows nothing","fix":"Export the captions again.","examples":{"pass":[{"values":[{"fact":"captions.cues","value":1}]},{"values":[{"fact":"captions.cues","value":300}]}],"warn":[{"values":[{"fact":"captions.cues","value":0}]}]}},
{"id":"youtube-captions/captions-end","fact":"captions.last_cue_end","constraint":{"max":{"parameter":"film_duration","from":1,"to":43200,"default":43200}},"strength":"advice","certainty":"derived","step":"format","share_state":20010,"source":"insert","message":"end at {measured}; the video ends at {limit}","fix":"Export the captions again for this cut of the video.","examples":{"pass":[{"values":[{"fact":"captions.last_cue_end","value":{"number":29.5}}],"assuming":[{"parameter":"film_duration","value":"30"}]},{"values":[{"fact":"captions.last_cue_end","value":{"number":30}}],"assuming":[{"parameter":"film_duration","value":"30"}]}],"warn":[{"values":[{"fact":"captions.last_cue_end","value":{"number":30.2}}],"assuming":[{"parameter":"film_duration","value":"30"}]},{"values":[{"fact":"captions.last_cue_end","value":{"number":90}}],"assuming":[{"parameter":"film_duration","value":"60"}]}]}}
]}],
"publisher":"Google",
"summary":"A file with subtitles or captions that is uploaded to a video on YouTube.",
"notes":[
"YouTube reads only basic SubRip files without styles, and they must be in UTF-8.",
"YouTube also supports SubViewer, MPsub, LRC and Videotron Lambda files. Preflight reads only SubRip and WebVTT."
],
"""##, SharedParts.unreadable_amazon_listing, ##"""
"not_documented":[
{"subject":"Which parts of WebVTT are read","note":"The page as it was read lacks the table of advanced formats."},
{"subject":"Whether cues may overlap"},
{"subject":"Whether MB is decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."}
],
"translations":{
"zh-Hans":{"name":"YouTube 字幕","summary":"上传到 YouTube 视频的字幕文件。","notes":["YouTube 只读取不带样式的基本 SubRip 文件，且必须为 UTF-8。","YouTube 还支持 SubViewer、MPsub、LRC 和 Videotron Lambda 文件；Preflight 只读取 SubRip 和 WebVTT。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"parameters":{"film_duration":"字幕所属视频的时长（秒）；YouTube 视频最长 12 小时。"},"rules":[
{"id":"captions-format","message":"格式为 {measured}；YouTube 推荐的基本格式包括 SubRip（SRT）","fix":"转换为 SRT。"},
{"id":"captions-file-size-decimal","message":"文件大小为 {measured}；上限 100 MB 可能指 {limit}，也可能指 {looser}（100 MiB）","fix":"减小到 100 MB 以内。"},
{"id":"captions-file-size","message":"文件大小为 {measured}，不能超过 {limit}（100 MiB）","fix":"减小到 100 MiB 以内。"},
{"id":"captions-present","message":"没有任何字幕，不会显示内容","fix":"重新导出字幕。"},
{"id":"captions-end","message":"字幕结束于 {measured}；视频结束于 {limit}","fix":"按这一版视频重新导出字幕。"}
],"not_documented":[{"subject":"支持 WebVTT 的哪些部分","note":"读到的页面缺少高级格式的表格。"},{"subject":"字幕时间能否重叠"},{"subject":"MB 是十进制还是二进制","note":"单位可能是十进制或二进制；文件大小介于两个上限之间时，按警告处理。"}]}}}
"""##])
}

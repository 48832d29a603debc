// swift-format-ignore-file
// Made by script/tools/generate from Destinations/file/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_file = Destinations.Entry(
    "file", "file", groups: "",
    [##"""
{"preflight_destination":1,
"id":"file",
"short_name":"file",
"name":"The file itself",
"sources":[{"id":"file","title":"The file's own statements","checked":[2026,11,22]}],
"steps":["format"],
"share_states":{"success":20000,"borrowed_from":"TikTok and Douyin","states":[
{"code":20000,"name":"shared","meaning":"The share succeeded. A tool can only say that no documented rule is broken."},
{"code":20010,"name":"media could not be processed","predictable_from":["media"],"meaning":"The file is damaged or incomplete."},
{"code":20012,"name":"video format not supported","predictable_from":["media"],"meaning":"The destination may report a damaged video as an unsupported format."}
]},
"slots":[
{"name":"any","takes":["video","image","audio","other"],
"rules":[
{"id":"file/kind","fact":"kind","constraint":{"one_of":["video","image","audio"]},"strength":"hard","certainty":"derived","step":"format","share_state":20012,"source":"file","message":"{measured}; the destination accepts only {limit}","fix":"Use another file, or convert this one to an accepted kind.","examples":{"pass":[{"values":[{"fact":"kind","value":"video"}]},{"values":[{"fact":"kind","value":"image"}]}],"fail":[{"values":[{"fact":"kind","value":"other"}]}]}},
{"id":"file/truncated","fact":"problems.truncated","constraint":{"present":false},"strength":"unstated","certainty":"derived","step":"format","share_state":20010,"may_answer":{"video":20012},"source":"file","message":"{measured}","examples":{"fail":[{"values":[{"fact":"problems.truncated","value":"the file ends 3000 bytes before the end of its media data"}]}]}},
{"id":"file/zero-filled","fact":"problems.zero_filled","constraint":{"present":false},"strength":"unstated","certainty":"derived","step":"format","share_state":20010,"may_answer":{"video":20012},"source":"file","message":"{measured}","examples":{"fail":[{"values":[{"fact":"problems.zero_filled","value":"the middle and last samples of the video are zeros"}]}]}},
{"id":"file/damaged","fact":"problems.damaged","constraint":{"present":false},"strength":"unstated","certainty":"derived","step":"format","share_state":20010,"may_answer":{"video":20012},"source":"file","message":"{measured}","fix":"Export, copy or download the file again.","examples":{"fail":[{"values":[{"fact":"problems.damaged","value":"the index leads to bytes that are no frames"}]}]}},
{"id":"file/decode-error","fact":"problems.decode_error","constraint":{"present":false},"strength":"unstated","certainty":"derived","step":"format","share_state":20010,"may_answer":{"video":20012},"source":"file","message":"{measured}","fix":"Export, copy or download the file again.","examples":{"fail":[{"values":[{"fact":"problems.decode_error","value":"decoding met damage 3 times"}]}]}},
{"id":"file/external-reference","fact":"problems.external_reference","constraint":{"present":false},"strength":"unstated","certainty":"derived","step":"format","share_state":20010,"may_answer":{"video":20012},"source":"file","message":"{measured}","fix":"Export the media as one self-contained file.","examples":{"fail":[{"values":[{"fact":"problems.external_reference","value":"the media data lies in another file"}]}]}},
{"id":"file/unplayable","fact":"problems.unplayable","constraint":{"present":false},"strength":"unstated","certainty":"derived","step":"format","share_state":20010,"may_answer":{"video":20012},"source":"file","message":"{measured}","fix":"Export the file again, and play it before you share it.","examples":{"fail":[{"values":[{"fact":"problems.unplayable","value":"the edit list shows no part of the media"}]}]}},
{"id":"file/encrypted","fact":"problems.encrypted","constraint":{"present":false},"strength":"unstated","certainty":"derived","step":"format","share_state":20010,"may_answer":{"video":20012},"source":"file","message":"{measured}","fix":"Export the media without encryption or copy protection.","examples":{"fail":[{"values":[{"fact":"problems.encrypted","value":"the media is encrypted"}]}]}},
{"id":"file/disabled","fact":"problems.disabled","constraint":{"present":false},"strength":"advice","certainty":"derived","step":"format","source":"file","message":"{measured}","fix":"Enable the track, or export the file again.","examples":{"warn":[{"values":[{"fact":"problems.disabled","value":"the main track is marked as disabled"}]}]}},
{"id":"file/time-gap","fact":"problems.time_gap","constraint":{"present":false},"strength":"advice","certainty":"derived","step":"format","source":"file","message":"{measured}","fix":"Join the parts without the gap, or export the recording again.","examples":{"warn":[{"values":[{"fact":"problems.time_gap","value":"the time stamps leap by 3600 s at about 3 s"}]}]}},
{"id":"file/duration-differs","fact":"problems.duration_differs","constraint":{"present":false},"strength":"advice","certainty":"derived","step":"format","source":"file","message":"{measured}","fix":"Export the file again, so that its header is written anew.","examples":{"warn":[{"values":[{"fact":"problems.duration_differs","value":"the file states a duration of 3 s, but its media lasts 6 s"}]}]}},
{"id":"file/clean-aperture","fact":"problems.clean_aperture","constraint":{"present":false},"strength":"remark","certainty":"derived","step":"format","source":"file","message":"{measured}"},
{"id":"file/corrupt","fact":"problems.corrupt","constraint":{"present":false},"strength":"remark","certainty":"derived","step":"format","source":"file","message":"{measured}"},
{"id":"file/unsupported","fact":"problems.unsupported","constraint":{"present":false},"strength":"remark","certainty":"derived","step":"format","source":"file","message":"{measured}"},
{"id":"file/size-change","fact":"problems.size_change","constraint":{"present":false},"strength":"remark","certainty":"derived","step":"format","source":"file","message":"{measured}"},
{"id":"file/extension-mismatch","fact":"problems.extension_mismatch","constraint":{"present":false},"strength":"remark","certainty":"derived","step":"format","source":"file","message":"{measured}"},
{"id":"file/odd-rotation","fact":"problems.odd_rotation","constraint":{"present":false},"strength":"remark","certainty":"derived","step":"format","source":"file","message":"{measured}"},
{"id":"file/impossible-size","fact":"problems.impossible_size","constraint":{"present":false},"strength":"remark","certainty":"derived","step":"format","source":"file","message":"{measured}"},
{"id":"file/trailing-data","fact":"problems.trailing_data","constraint":{"present":false},"strength":"remark","certainty":"derived","step":"format","source":"file","message":"{measured}"},
{"id":"file/leading-garbage","fact":"problems.leading_garbage","constraint":{"present":false},"strength":"remark","certainty":"derived","step":"format","source":"file","message":"{measured}"},
{"id":"file/limit-reached","fact":"problems.limit_reached","constraint":{"present":false},"strength":"remark","certainty":"derived","step":"format","source":"file","message":"{measured}"},
{"id":"file/cmyk-picture","fact":"image.color_type","constraint":{"none_of":["cmyk","ycck"]},"strength":"remark","certainty":"derived","step":"format","source":"file","if_known":true,"message":"has the color model {measured}, which is for print; viewers convert it, and the colors change","fix":"Export it in sRGB.","examples":{"pass":[{"values":[{"fact":"image.color_type","value":"rgb"}]},{"values":[{"fact":"image.color_type","value":"ycbcr"}]},{"values":[{"fact":"image.color_type","value":"cmyk"}]}]}},
{"id":"file/high-dynamic-range","fact":"video.hdr","constraint":{"equals":"sdr"},"strength":"remark","certainty":"derived","step":"format","source":"file","if_known":true,"message":"is HDR ({measured}); a destination that does not mention HDR may show it in SDR with different colors","fix":"Export it in SDR if its look must not change.","examples":{"pass":[{"values":[{"fact":"video.hdr","value":"sdr"}]},{"values":[{"fact":"video.hdr","value":"hlg"}]},{"values":[{"fact":"video.hdr","value":"pq"}]}]}}
]}],
"publisher":"Preflight",
"summary":"A file that lacks bytes, or has nothing that a player can show, is accepted nowhere. These rules follow from the file itself. No platform document states them.",
"notes":[
"A finding has the destination's share state for media that cannot be processed, if the destination has one.",
"A finding that is only for information is a note. It is listed, but it does not change the outcome.",
"A file of a kind that no chosen destination accepts fails if it was named directly. In a folder, it is not applicable."
],
"translations":{
"zh-Hans":{"name":"文件本身","summary":"如果文件缺少自身声明的数据，无论发送到哪里都无法播放或显示。这些规则由文件本身得出，没有平台文档说明。","notes":["如果分享渠道有表示媒体无法处理的状态码，结果中会给出该状态码。","仅供参考的内容作为提示列出，不影响判定结果。","如果直接指定的文件不属于任何所选渠道接受的类型，则判定为不通过；在文件夹中则视为不适用。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或不完整。"},{"code":"20012","name":"视频格式不支持","meaning":"损坏的视频也可能被当作不支持的格式。"}],"rules":[
{"id":"kind","message":"{measured}；该渠道只接受 {limit}","fix":"请改用其他文件，或转换为可接受的类型。"},
{"id":"truncated","message":"{measured}"},
{"id":"zero-filled","message":"{measured}"},
{"id":"damaged","message":"{measured}","fix":"请重新导出、复制或下载该文件。"},
{"id":"decode-error","message":"{measured}","fix":"请重新导出、复制或下载该文件。"},
{"id":"external-reference","message":"{measured}","fix":"请将媒体导出为一个独立完整的文件。"},
{"id":"unplayable","message":"{measured}","fix":"请重新导出该文件，分享前先播放确认。"},
{"id":"encrypted","message":"{measured}","fix":"请导出没有加密或版权保护的文件。"},
{"id":"disabled","message":"{measured}","fix":"请启用该轨道，或重新导出。"},
{"id":"time-gap","message":"{measured}","fix":"请去掉间隔后重新合并，或重新导出录制内容。"},
{"id":"duration-differs","message":"{measured}","fix":"请重新导出该文件，以便重写文件头。"},
{"id":"clean-aperture","message":"{measured}"},
{"id":"corrupt","message":"{measured}"},
{"id":"unsupported","message":"{measured}"},
{"id":"size-change","message":"{measured}"},
{"id":"extension-mismatch","message":"{measured}"},
{"id":"odd-rotation","message":"{measured}"},
{"id":"impossible-size","message":"{measured}"},
{"id":"trailing-data","message":"{measured}"},
{"id":"leading-garbage","message":"{measured}"},
{"id":"limit-reached","message":"{measured}"},
{"id":"cmyk-picture","message":"颜色模型为 {measured}，用于印刷；显示时会被转换，颜色会改变","fix":"以 sRGB 导出。"},
{"id":"high-dynamic-range","message":"HDR 视频（{measured}）；未提及 HDR 的渠道可能以 SDR 显示，颜色会改变","fix":"如果观感不能改变，请以 SDR 导出。"}
]}}}
"""##])
}

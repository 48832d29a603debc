// swift-format-ignore-file
// Made by script/tools/generate from Destinations/mastodon/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_mastodon = Destinations.Entry(
    "mastodon", "mastodon", groups: [],
    fingerprint: "fea9b896", checked: "2026-11-26",
    [##"""
{"preflight_destination":1,
"id":"mastodon",
"short_name":"mastodon",
"name":"Mastodon",
"sources":[
{"id":"posting","title":"Mastodon documentation, Posting to your profile","url":"https://docs.joinmastodon.org/user/posting/","checked":[2026,11,22],"page_as_of":[2025,11,21],"review_after":[2027,5,22]},
{"id":"instance","title":"Mastodon documentation, Instance","url":"https://docs.joinmastodon.org/entities/Instance/","checked":[2026,11,22],"page_as_of":[2026,6,11],"review_after":[2027,5,22]},
{"id":"three-gp","title":"Mastodon, issue 3680, recorded uploads of 3GP","url":"https://github.com/mastodon/mastodon/issues/3680","checked":[2026,11,26],"page_as_of":[2022,11,20]},
{"id":"hevc","title":"mulukhiya-toot-proxy, issue 4171, a recorded refusal of HEVC","url":"https://github.com/pooza/mulukhiya-toot-proxy/issues/4171","checked":[2026,11,26],"page_as_of":[2026,3,21]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"parameters":[
{"name":"server_limits","choice":["documented","other"],"default":"documented","meaning":"The limits of the server, either those of Mastodon's documentation (documented) or its own (other)."},
{"name":"max_characters","from":0,"to":9223372036854775807,"default":"500","meaning":"The maximum length of a text on this server.","from_document":"configuration.statuses.max_characters"},
{"name":"max_media_attachments","from":0,"to":9223372036854775807,"default":"4","meaning":"The maximum number of files in a post on this server.","from_document":"configuration.statuses.max_media_attachments"},
{"name":"description_limit","from":0,"to":9223372036854775807,"default":"1500","meaning":"The maximum length of an alternative text on this server.","from_document":"configuration.media_attachments.description_limit"},
{"name":"image_size_limit","from":0,"to":9223372036854775807,"default":"16777216","meaning":"The maximum file size of an image on this server in bytes.","from_document":"configuration.media_attachments.image_size_limit"},
{"name":"image_matrix_limit","from":0,"to":9223372036854775807,"default":"33177600","meaning":"The maximum number of pixels of an image on this server.","from_document":"configuration.media_attachments.image_matrix_limit"},
{"name":"video_size_limit","from":0,"to":9223372036854775807,"default":"103809024","meaning":"The maximum file size of a video or audio file on this server in bytes.","from_document":"configuration.media_attachments.video_size_limit"},
{"name":"video_matrix_limit","from":0,"to":9223372036854775807,"default":"8294400","meaning":"The maximum number of pixels of a video on this server.","from_document":"configuration.media_attachments.video_matrix_limit"},
{"name":"video_frame_rate_limit","from":0,"to":9223372036854775807,"default":"120","meaning":"The maximum frame rate of a video on this server.","from_document":"configuration.media_attachments.video_frame_rate_limit"}
],
"""##, SharedParts.share_states_instagram_carousel, ##"""
"slots":[
{"name":"image","takes":["image"],
"rules":[
{"id":"mastodon/image-format","fact":"image.format","constraint":{"one_of":["png","jpeg","heic","webp","avif","gif"]},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"posting","when":[{"parameter":"server_limits","one_of":["documented"]}],"message":"is {measured}; Mastodon accepts {limit}","fix":"Convert it to JPEG or PNG.","where":"Attachments, Files, Images and Animated GIFs","written":"PNG, JPG, HEIF, WEBP, AVIF; GIFs","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}],"assuming":[{"parameter":"server_limits","value":"documented"}]},{"values":[{"fact":"image.format","value":"gif"}],"assuming":[{"parameter":"server_limits","value":"documented"}]},{"values":[{"fact":"image.format","value":"tiff"}],"assuming":[{"parameter":"server_limits","value":"other"}]}],"fail":[{"values":[{"fact":"image.format","value":"tiff"}],"assuming":[{"parameter":"server_limits","value":"documented"}]},{"values":[{"fact":"image.format","value":"bmp"}],"assuming":[{"parameter":"server_limits","value":"documented"}]}]}},
{"id":"mastodon/image-file-size","fact":"file_size","constraint":{"max":{"parameter":"image_size_limit","from":0,"to":9223372036854775807,"default":16777216}},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"instance","further_sources":["posting"],"message":"is {measured}; the limit is {limit}","fix":"Compress it to {limit} or less.","where":"configuration[media_attachments][image_size_limit]","written":"16777216","examples":{"pass":[{"values":[{"fact":"file_size","value":16777215}]},{"values":[{"fact":"file_size","value":16777216}]},{"values":[{"fact":"file_size","value":16777217}],"assuming":[{"parameter":"image_size_limit","value":"33554432"}]}],"fail":[{"values":[{"fact":"file_size","value":16777217}]}]}},
{"id":"mastodon/image-pixels","fact":"image.size","constraint":{"sides":[{"side":"pixels","max":{"parameter":"image_matrix_limit","from":0,"to":9223372036854775807,"default":33177600}}]},"strength":"hard","certainty":"official","step":"resolution","share_state":20008,"source":"instance","message":"is {measured}; Mastodon requires {limit}","fix":"Scale it down, for instance to fit 7680×4320.","where":"configuration[media_attachments][image_matrix_limit]","written":"33177600","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[7680,4320]}}]},{"values":[{"fact":"image.size","value":{"size":[7680,4319]}}]},{"values":[{"fact":"image.size","value":{"size":[7681,4320]}}],"assuming":[{"parameter":"image_matrix_limit","value":"66355200"}]}],"fail":[{"values":[{"fact":"image.size","value":{"size":[7681,4320]}}]}]}},
{"id":"mastodon/gif-pixels-stricter","fact":"image.size","constraint":{"sides":[{"side":"pixels","max":921600}]},"strength":"hard","certainty":"official","step":"resolution","share_state":20008,"source":"posting","when":[{"parameter":"server_limits","one_of":["documented"]}],"applies_if":[{"fact":"image.format","constraint":{"equals":"gif"}}],"looser":"mastodon/gif-pixels","message":"is {measured}; the limit for a GIF is 1280×720, or less than 1 megapixel","fix":"Scale the GIF down to fit 1280×720.","where":"Attachments, Files, Animated GIFs","written":"less than 1MP (1280x720)","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[1280,720]}},{"fact":"image.format","value":"gif"}],"assuming":[{"parameter":"server_limits","value":"documented"}]},{"values":[{"fact":"image.size","value":{"size":[1280,719]}},{"fact":"image.format","value":"gif"}],"assuming":[{"parameter":"server_limits","value":"documented"}]},{"values":[{"fact":"image.size","value":{"size":[1280,721]}},{"fact":"image.format","value":"png"}],"assuming":[{"parameter":"server_limits","value":"documented"}]}],"warn":[{"values":[{"fact":"image.size","value":{"size":[1280,721]}},{"fact":"image.format","value":"gif"}],"assuming":[{"parameter":"server_limits","value":"documented"}]},{"values":[{"fact":"image.size","value":{"size":[1000,1000]}},{"fact":"image.format","value":"gif"}],"assuming":[{"parameter":"server_limits","value":"documented"}]}]}},
{"id":"mastodon/gif-pixels","fact":"image.size","constraint":{"sides":[{"side":"pixels","below":1000000}]},"strength":"hard","certainty":"official","step":"resolution","share_state":20008,"source":"posting","when":[{"parameter":"server_limits","one_of":["documented"]}],"applies_if":[{"fact":"image.format","constraint":{"equals":"gif"}}],"message":"is {measured}; a GIF must have less than 1 megapixel","fix":"Scale the GIF down to fit 1280×720.","where":"Attachments, Files, Animated GIFs","written":"less than 1MP (1280x720)","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[1000,999]}},{"fact":"image.format","value":"gif"}],"assuming":[{"parameter":"server_limits","value":"documented"}]},{"values":[{"fact":"image.size","value":{"size":[1000,1000]}},{"fact":"image.format","value":"png"}],"assuming":[{"parameter":"server_limits","value":"documented"}]}],"fail":[{"values":[{"fact":"image.size","value":{"size":[1000,1000]}},{"fact":"image.format","value":"gif"}],"assuming":[{"parameter":"server_limits","value":"documented"}]},{"values":[{"fact":"image.size","value":{"size":[1000,1001]}},{"fact":"image.format","value":"gif"}],"assuming":[{"parameter":"server_limits","value":"documented"}]}]}}
]},
{"name":"video","takes":["video"],
"rules":[
{"id":"mastodon/video-container","fact":"container","constraint":{"one_of":["mp4","mov","webm","3gp"]},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"posting","further_sources":["three-gp"],"when":[{"parameter":"server_limits","one_of":["documented"]}],"message":"is {measured}; Mastodon accepts MP4, MOV, WebM and 3GP","fix":"Convert it to MP4.","where":"Attachments, Files, Videos; issue 3680","written":"MP4, M4V, MOV, WebM; 3GP","examples":{"pass":[{"values":[{"fact":"container","value":"mp4"}],"assuming":[{"parameter":"server_limits","value":"documented"}]},{"values":[{"fact":"container","value":"mov"}],"assuming":[{"parameter":"server_limits","value":"documented"}]},{"values":[{"fact":"container","value":"webm"}],"assuming":[{"parameter":"server_limits","value":"documented"}]},{"values":[{"fact":"container","value":"3gp"}],"assuming":[{"parameter":"server_limits","value":"documented"}]},{"values":[{"fact":"container","value":"avi"}],"assuming":[{"parameter":"server_limits","value":"other"}]}],"fail":[{"values":[{"fact":"container","value":"matroska"}],"assuming":[{"parameter":"server_limits","value":"documented"}]},{"values":[{"fact":"container","value":"avi"}],"assuming":[{"parameter":"server_limits","value":"documented"}]}]}},
{"id":"mastodon/video-codec","fact":"video.codec","constraint":{"none_of":["hevc"]},"strength":"unstated","certainty":"observed","step":"format","share_state":20012,"source":"hevc","message":"has the video codec {measured}; a server has refused it","fix":"Convert it to H.264 in MP4.","where":"the report","written":"H.265 (HEVC), 422","examples":{"pass":[{"values":[{"fact":"video.codec","value":"h264"}]},{"values":[{"fact":"video.codec","value":"vp9"}]}],"warn":[{"values":[{"fact":"video.codec","value":"hevc"}]}]}},
{"id":"mastodon/video-file-size","fact":"file_size","constraint":{"max":{"parameter":"video_size_limit","from":0,"to":9223372036854775807,"default":103809024}},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"instance","further_sources":["posting"],"message":"is {measured}; the limit is {limit}","fix":"Lower the bit rate until the file is {limit} or less.","where":"configuration[media_attachments][video_size_limit]","written":"103809024","examples":{"pass":[{"values":[{"fact":"file_size","value":103809023}]},{"values":[{"fact":"file_size","value":103809024}]},{"values":[{"fact":"file_size","value":103809025}],"assuming":[{"parameter":"video_size_limit","value":"209715200"}]}],"fail":[{"values":[{"fact":"file_size","value":103809025}]}]}},
{"id":"mastodon/video-pixels","fact":"video.size","constraint":{"sides":[{"side":"pixels","max":{"parameter":"video_matrix_limit","from":0,"to":9223372036854775807,"default":8294400}}]},"strength":"hard","certainty":"official","step":"resolution","share_state":20011,"source":"instance","message":"is {measured}; Mastodon requires {limit}","fix":"Scale it down to fit 3840×2160.","where":"configuration[media_attachments][video_matrix_limit]","written":"8294400","examples":{"pass":[{"values":[{"fact":"video.size","value":{"size":[3840,2160]}}]},{"values":[{"fact":"video.size","value":{"size":[2160,3838]}}]},{"values":[{"fact":"video.size","value":{"size":[4096,2160]}}],"assuming":[{"parameter":"video_matrix_limit","value":"33177600"}]}],"fail":[{"values":[{"fact":"video.size","value":{"size":[3842,2160]}}]},{"values":[{"fact":"video.size","value":{"size":[4096,2160]}}]}]}},
{"id":"mastodon/video-frame-rate","fact":"video.frame_rate","constraint":{"max":{"parameter":"video_frame_rate_limit","from":0,"to":9223372036854775807,"default":120}},"strength":"hard","certainty":"official","step":"format","share_state":20012,"source":"instance","message":"has {measured}; the limit is {limit}","fix":"Convert it to {limit} or less.","where":"configuration[media_attachments][video_frame_rate_limit]","written":"120","examples":{"pass":[{"values":[{"fact":"video.frame_rate","value":{"ratio":[2997,25]}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":120}}]},{"values":[{"fact":"video.frame_rate","value":{"ratio":240}}],"assuming":[{"parameter":"video_frame_rate_limit","value":"240"}]}],"warn":[{"values":[{"fact":"video.frame_rate","value":{"ratio":[120001,1000]}}]}],"fail":[{"values":[{"fact":"video.frame_rate","value":{"ratio":240}}]}]}}
]},
{"name":"audio","takes":["audio"],
"rules":[
{"id":"mastodon/audio-container","fact":"container","constraint":{"one_of":["mp3","ogg","wav","flac","aac","m4a","mp4","3gp"]},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"posting","when":[{"parameter":"server_limits","one_of":["documented"]}],"message":"is {measured}; Mastodon accepts {limit}","fix":"Convert it to MP3 or M4A.","where":"Attachments, Files, Audio","written":"MP3, OGG, WAV, FLAC, OPUS, AAC, M4A, 3GP","examples":{"pass":[{"values":[{"fact":"container","value":"mp3"}],"assuming":[{"parameter":"server_limits","value":"documented"}]},{"values":[{"fact":"container","value":"m4a"}],"assuming":[{"parameter":"server_limits","value":"documented"}]},{"values":[{"fact":"container","value":"avi"}],"assuming":[{"parameter":"server_limits","value":"other"}]}],"fail":[{"values":[{"fact":"container","value":"avi"}],"assuming":[{"parameter":"server_limits","value":"documented"}]}]}},
{"id":"mastodon/audio-file-size","fact":"file_size","constraint":{"max":{"parameter":"video_size_limit","from":0,"to":9223372036854775807,"default":103809024}},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"instance","further_sources":["posting"],"message":"is {measured}; the limit is {limit}","fix":"Lower the bit rate until the file is {limit} or less.","where":"configuration[media_attachments][video_size_limit]","written":"103809024","examples":{"pass":[{"values":[{"fact":"file_size","value":103809023}]},{"values":[{"fact":"file_size","value":103809024}]},{"values":[{"fact":"file_size","value":103809025}],"assuming":[{"parameter":"video_size_limit","value":"209715200"}]}],"fail":[{"values":[{"fact":"file_size","value":103809025}]}]}}
]}],
"request_rules":[
{"id":"mastodon/request-media-max","fact":{"field":"media"},"constraint":{"max":{"parameter":"max_media_attachments","from":0,"to":9223372036854775807,"default":4}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"posting","native_codes":["too_many"],"message":"has {measured} files; the limit is {limit}","fix":"Post {limit} images or fewer.","where":"Attachments, Files, Images","written":"Up to 4 images","examples":{"pass":[{"values":[{"fact":{"field":"media"},"value":3}]},{"values":[{"fact":{"field":"media"},"value":4}]},{"values":[{"fact":{"field":"media"},"value":5}],"assuming":[{"parameter":"max_media_attachments","value":"8"}]}],"fail":[{"values":[{"fact":{"field":"media"},"value":5}]}]}},
{"id":"mastodon/request-video-alone","fact":{"field":"media"},"constraint":{"max":1},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"posting","applies_if":[{"fact":{"count":"video"},"constraint":{"min":1}}],"native_codes":["images_and_video"],"message":"has {measured} files; a video must be the only file in a post","fix":"Post the video by itself.","where":"Attachments, Files, Videos","written":"Only one video","examples":{"pass":[{"values":[{"fact":{"field":"media"},"value":1},{"fact":{"count":"video"},"value":1}]},{"values":[{"fact":{"field":"media"},"value":2},{"fact":{"count":"video"},"value":0}]}],"fail":[{"values":[{"fact":{"field":"media"},"value":2},{"fact":{"count":"video"},"value":1}]},{"values":[{"fact":{"field":"media"},"value":2},{"fact":{"count":"video"},"value":2}]}]}},
{"id":"mastodon/request-audio-alone","fact":{"field":"media"},"constraint":{"max":1},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"posting","applies_if":[{"fact":{"count":"audio"},"constraint":{"min":1}}],"native_codes":["images_and_video"],"message":"has {measured} files; an audio file must be the only file in a post","fix":"Post the audio file by itself.","where":"Attachments, Files, Audio","written":"Only one audio file","examples":{"pass":[{"values":[{"fact":{"field":"media"},"value":1},{"fact":{"count":"audio"},"value":1}]},{"values":[{"fact":{"field":"media"},"value":2},{"fact":{"count":"audio"},"value":0}]}],"fail":[{"values":[{"fact":{"field":"media"},"value":2},{"fact":{"count":"audio"},"value":1}]},{"values":[{"fact":{"field":"media"},"value":2},{"fact":{"count":"audio"},"value":2}]}]}},
{"id":"mastodon/request-gif-alone","fact":{"count":"media"},"constraint":{"max":1},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"posting","applies_if":[{"fact":{"count":"image","where":"image.format","is":"gif"},"constraint":{"min":1}}],"message":"has {measured} files; a GIF must be the only file in a post","fix":"Post the GIF by itself.","where":"Attachments, Files, Animated GIFs","written":"Only one animated GIF","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1},{"fact":{"count":"image","where":"image.format","is":"gif"},"value":1}]},{"values":[{"fact":{"count":"media"},"value":4},{"fact":{"count":"image","where":"image.format","is":"gif"},"value":0}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":2},{"fact":{"count":"image","where":"image.format","is":"gif"},"value":1}]}]}},
{"id":"mastodon/request-text-length","fact":{"field":"text"},"constraint":{"length":{"unit":"characters","link":23,"max":{"parameter":"max_characters","from":0,"to":9223372036854775807,"default":500}}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"posting","native_codes":["over_character_limit"],"message":"has {measured}; the limit is {limit}, and a link counts as 23","fix":"Shorten the text to {limit} or fewer.","where":"Text; Links","written":"500 characters; 23 characters","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":499}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":500}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":476},{"text":" https://example.com/","times":1},{"text":"b","times":200}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":501}]}}],"assuming":[{"parameter":"max_characters","value":"1000"}]}],"fail":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":501}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":477},{"text":" https://example.com/","times":1},{"text":"b","times":200}]}}]}]}},
{"id":"mastodon/request-alt-text-length-utf16","fact":{"field":"alt_text"},"constraint":{"length":{"unit":"utf16","max":{"parameter":"description_limit","from":0,"to":9223372036854775807,"default":1500}}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"instance","looser":"mastodon/request-alt-text-length","message":"has {measured}; the limit is {looser}, and the page does not say how it counts characters","fix":"Shorten the alternative text to {limit} or fewer; an emoji counts as two or more.","where":"configuration[media_attachments][description_limit]","written":"1500","examples":{"pass":[{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":1499}]}}]},{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":1500}]}}]},{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":1501}]}}],"assuming":[{"parameter":"description_limit","value":"3000"}]}],"warn":[{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":1501}]}}]},{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"🙂","times":751}]}}]}]}},
{"id":"mastodon/request-alt-text-length","fact":{"field":"alt_text"},"constraint":{"length":{"unit":"graphemes","max":{"parameter":"description_limit","from":0,"to":9223372036854775807,"default":1500}}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"instance","message":"has {measured}; the limit is {limit}","fix":"Shorten the alternative text to {limit} or fewer.","where":"configuration[media_attachments][description_limit]","written":"1500","examples":{"pass":[{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":1499}]}}]},{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"🙂","times":1500}]}}]},{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":1501}]}}],"assuming":[{"parameter":"description_limit","value":"3000"}]}],"fail":[{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":1501}]}}]}]}}
],
"publisher":"Mastodon",
"summary":"A post with media on a Mastodon server, through its API.",
"notes":[
"Every server has its own limits, in the configuration that GET /api/v2/instance returns. The figures here are those of Mastodon's documentation.",
"Mastodon scales images down to 8.3 megapixels and re-encodes videos as H.264 at 1300 kbit/s.",
"A GIF becomes a silent MP4."
],
"native_codes":{"name":"error","note":"The server returns this text with status 422, in the language of the account. Recorded refusals have it (feediverse, issue 13, of 2020-06-15; iembot, issue 150, of 2026-02-07), and Mastodon's source.","codes":[
{"code":"over_character_limit","name":"text too long","meaning":"The text is longer than the server allows.","messages":["Validation failed: Text character limit of 500 exceeded"],"share_state":20002,"predictable_from":["request"]},
{"code":"images_and_video","name":"video with images","meaning":"A post cannot have a video or a sound beside other files.","messages":["Cannot attach a video to a post that already contains images"],"share_state":20002,"predictable_from":["request"]},
{"code":"too_many","name":"too many files","meaning":"The post has more files than the server allows.","messages":["Cannot attach more than 4 files"],"share_state":20002,"predictable_from":["request"]},
{"code":"not_ready","name":"file not processed","meaning":"The server has not finished with the file. Try again.","messages":["Cannot attach files that have not finished processing. Try again in a moment!"],"predictable_from":["run_time"]}
]},
"request":{"source":"posting","malformed":20002,"unusable":20002,"is_post":true,"fields":[
{"name":"media","type":"media","slots":["image","video","audio"],"is_list":true},
{"name":"text","type":"text"},
{"name":"title","type":"text"},
{"name":"description","type":"text"},
{"name":"link","type":"identifier"},
{"name":"cover","type":"identifier"},
{"name":"alt_text","type":"text"},
{"name":"tags","type":"text","is_list":true}
]},
"unreadable":[
{"code":"not_found","state":21003},
{"code":"permission_denied"},
{"code":"not_a_file"},
{"code":"empty","state":20012,"by_kind":{"image":20010,"audio":20010}},
{"code":"not_media","state":20012,"by_kind":{"image":20010,"audio":20010}},
{"code":"truncated","state":20010},
{"code":"corrupt","state":20010},
{"code":"unsupported","state":20012,"by_kind":{"image":20010,"audio":20010}},
{"code":"playlist_refused","state":20012,"by_kind":{"image":20010,"audio":20010}},
{"code":"icloud_placeholder","state":21001},
{"code":"lfs_pointer","state":20012,"by_kind":{"image":20010,"audio":20010}},
{"code":"too_large","state":20010},
{"code":"too_many_tracks","state":20010},
{"code":"changed_while_reading","state":20010},
{"code":"io_error"},
{"code":"timed_out"},
{"code":"crashed","state":20010},
{"code":"internal"}
],
"not_documented":[
{"subject":"The duration of videos and audio"},
{"subject":"The codec of videos","note":"Mastodon re-encodes them as H.264."},
{"subject":"The aspect ratio of images and videos"},
{"subject":"Whether a GIF between 1280×720 and 1 megapixel is accepted","note":"The page gives both figures, so a GIF between the two gets a warning."},
{"subject":"The unit of the limit of 1500 for an alternative text","note":"A text between the two readings gets a warning."}
],
"translations":{
"zh-Hans":{"name":"Mastodon","summary":"通过 API 在 Mastodon 服务器上发布带媒体的嘟文。","notes":[
"每个服务器都有自己的限制，见 GET /api/v2/instance 返回的 configuration。这里的数值来自 Mastodon 官方文档。",
"图片会缩小到 830 万像素，视频会重新编码为 1300 kbit/s 的 H.264。",
"GIF 会转换为无声的 MP4。"
"""##, SharedParts.borrowed_from_instagram_carousel, ##"""
],"native_codes_note":"服务器以账号的语言返回该文字，状态为 422。见于 2020-06-15 和 2026-02-07 有记录的拒绝，以及 Mastodon 的源代码。","native_codes":[
{"code":"over_character_limit","name":"正文过长","meaning":"正文超过服务器允许的长度。"},
{"code":"images_and_video","name":"视频与图片并存","meaning":"视频或音频不能与其他文件同时出现在帖子中。"},
{"code":"too_many","name":"文件过多","meaning":"帖子的文件多于服务器允许的数量。"},
{"code":"not_ready","name":"文件未处理完","meaning":"服务器尚未处理完该文件，请稍后再试。"}
],"parameters":{"description_limit":"该服务器上替代文本的长度上限。","image_matrix_limit":"该服务器上图片的像素总数上限。","image_size_limit":"该服务器上图片文件的大小上限，以字节为单位。","max_characters":"该服务器上一条嘟文的文字长度上限。","max_media_attachments":"该服务器上一条嘟文的文件数量上限。","server_limits":"服务器采用 Mastodon 官方文档中的限制（documented），还是自行设定的限制（other）。","video_frame_rate_limit":"该服务器上视频的帧率上限。","video_matrix_limit":"该服务器上视频的像素总数上限。","video_size_limit":"该服务器上视频或音频文件的大小上限，以字节为单位。"},"rules":[
{"id":"image-format","message":"图片格式为 {measured}；接受 {limit}","fix":"转换为 JPEG 或 PNG。"},
{"id":"image-file-size","message":"图片大小为 {measured}，不能超过 {limit}","fix":"压缩到 {limit} 以内。"},
{"id":"image-pixels","message":"图片尺寸为 {measured}，要求{limit}","fix":"缩小图片，例如缩小到 7680×4320 以内。"},
{"id":"gif-pixels-stricter","message":"GIF 尺寸为 {measured}；文档给出两个上限：1280×720，以及小于 100 万像素","fix":"将 GIF 缩小到 1280×720 以内。"},
{"id":"gif-pixels","message":"GIF 尺寸为 {measured}，必须小于 100 万像素","fix":"将 GIF 缩小到 1280×720 以内。"},
{"id":"video-container","message":"视频封装格式为 {measured}；接受 MP4、MOV、WebM 和 3GP","fix":"转换为 MP4。"},
{"id":"video-codec","message":"视频编码格式为 {measured}；有记录表明服务器拒绝了此类视频","fix":"转换为 H.264 编码的 MP4。"},
{"id":"video-file-size","message":"视频大小为 {measured}，不能超过 {limit}","fix":"降低码率，使文件不超过 {limit}。"},
{"id":"video-pixels","message":"视频分辨率为 {measured}，要求{limit}","fix":"缩小到 3840×2160 以内。"},
{"id":"video-frame-rate","message":"帧率为 {measured}，不能超过 {limit}","fix":"将帧率降到 {limit} 以内。"},
{"id":"audio-container","message":"音频格式为 {measured}；接受 {limit}","fix":"转换为 MP3 或 M4A。"},
{"id":"audio-file-size","message":"音频大小为 {measured}，不能超过 {limit}","fix":"降低码率，使文件不超过 {limit}。"},
{"id":"request-media-max","message":"共有 {measured} 个文件，最多 {limit} 个","fix":"每条嘟文最多发布 {limit} 张图片。"},
{"id":"request-video-alone","message":"共有 {measured} 个文件；包含视频的嘟文不能再有其他媒体","fix":"单独发布该视频。"},
{"id":"request-audio-alone","message":"共有 {measured} 个文件；包含音频的嘟文不能再有其他媒体","fix":"单独发布该音频。"},
{"id":"request-gif-alone","message":"共有 {measured} 个文件；包含 GIF 的嘟文不能再有其他媒体","fix":"单独发布该 GIF。"},
{"id":"request-text-length","message":"长度为 {measured}，不能超过 {limit}；每个链接计 23 个字符","fix":"将文字缩短到 {limit}以内。"},
{"id":"request-alt-text-length-utf16","message":"长度为 {measured}；上限为 {looser}，文档没有说明字符如何计数","fix":"将替代文本缩短到 {limit}以内；一个表情符号至少计为两个码元。"},
{"id":"request-alt-text-length","message":"长度为 {measured}，不能超过 {limit}","fix":"将替代文本缩短到 {limit}以内。"}
],"not_documented":[
{"subject":"视频和音频的时长"},
{"subject":"视频的编码格式","note":"服务器会重新编码为 H.264。"},
{"subject":"图片和视频的宽高比"},
{"subject":"是否支持介于 1280×720 和 100 万像素之间的 GIF","note":"文档同时给出这两个数值，因此介于两者之间的 GIF 按警告处理。"},
{"subject":"替代文本上限 1500 的计数单位","note":"替代文本的长度介于两种理解之间时，按警告处理。"}
]}}}
"""##])
}

// swift-format-ignore-file
// Made by script/tools/generate from Destinations/youtube-video/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_youtube_video = Destinations.Entry(
    "youtube-video", "youtube-video", groups: ["default", "google", "youtube"],
    fingerprint: "ceffac3a", checked: "2026-11-28",
    [##"""
{"preflight_destination":1,
"id":"youtube-video",
"short_name":"youtube-video",
"name":"YouTube video",
"groups":["default","google","youtube"],
"sources":[
{"id":"videos","title":"Videos, YouTube Data API reference","url":"https://developers.google.com/youtube/v3/docs/videos","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,1,21]},
{"id":"insert","title":"Videos: insert, YouTube Data API reference","url":"https://developers.google.com/youtube/v3/docs/videos/insert","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,1,21]},
{"id":"formats","title":"Supported file formats, YouTube Help","url":"https://support.google.com/youtube/troubleshooter/2888402","checked":[2026,11,28],"page_as_of":"unknown","review_after":[2027,1,27]},
{"id":"hashtags","title":"Use hashtags, YouTube Help","url":"https://support.google.com/youtube/answer/6390658","checked":[2026,11,28],"page_as_of":"unknown","review_after":[2027,1,27]},
{"id":"unipost","title":"UniPost, guide for YouTube, a third party's page","url":"https://unipost.dev/docs/platforms/youtube","checked":[2026,11,28],"page_as_of":"unknown","review_after":[2027,1,27]},
{"id":"thumbnails","title":"Thumbnails: set, YouTube Data API reference","url":"https://developers.google.com/youtube/v3/docs/thumbnails/set","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,1,21]},
{"id":"lengths","title":"Upload videos longer than 15 minutes, YouTube Help","url":"https://support.google.com/youtube/answer/71673","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,1,21]},
{"id":"encoding","title":"Recommended upload encoding settings, YouTube Help","url":"https://support.google.com/youtube/answer/1722171","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,1,21]},
{"id":"thumbnails-help","title":"News You Can Use, on thumbnails of 50 MB, a third party's article that quotes YouTube Help","url":"https://newsycanuse.com/?p=904703","checked":[2026,11,26],"page_as_of":"unknown","review_after":[2027,1,25]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"parameters":[
{"name":"account","choice":["verified","unverified"],"meaning":"The state of the account; thumbnails and videos above 15 minutes require a verified one."}
],
"share_states":{"success":20000,"borrowed_from":"TikTok and Douyin","states":[
{"code":20000,"name":"shared","meaning":"The share succeeded. A tool can only say that no documented rule is broken."},
{"code":20002,"name":"parameters not usable","predictable_from":["request"],"meaning":"The post has no media, too many files or files of another kind, or a text that is too long."},
{"code":20007,"name":"video length doesn't meet requirements","predictable_from":["media"],"meaning":"The video is too long or too short."},
{"code":20008,"name":"photo doesn't meet requirements","predictable_from":["media"],"meaning":"The size, aspect ratio or file size of an image does not meet the requirements."},
{"code":20010,"name":"media could not be processed","predictable_from":["media"],"meaning":"The file is damaged or too large, or an image has a format that is not accepted."},
{"code":20012,"name":"video format not supported","predictable_from":["media"],"meaning":"The container, the codec or a setting of a video does not meet the requirements."},
{"code":21001,"name":"download from iCloud failed","predictable_from":["context","run_time"],"meaning":"The media is in iCloud and not on the device."},
{"code":21003,"name":"media does not exist","predictable_from":["request","run_time"],"meaning":"The media does not exist."}
]},
"slots":[
{"name":"video","takes":["video"],
"rules":[
{"id":"youtube-video/video-container","fact":"container","constraint":{"one_of":["mp4","mov","mpegps","avi","asf","flv","3gp","webm"]},"strength":"unstated","certainty":"official_quoted","step":"format","share_state":20012,"source":"formats","message":"is {measured}; YouTube lists MP4, MOV, MPEG, AVI, WMV, FLV, 3GPP and WebM","fix":"Convert it to H.264 in MP4.","where":"the list","written":".MOV, .MPEG-1, .MPEG-2, .MPEG4, .MP4, .MPG, .AVI, .WMV, .MPEGPS, .FLV, 3GPP, WebM","examples":{"pass":[{"values":[{"fact":"container","value":"mp4"}]},{"values":[{"fact":"container","value":"mov"}]},{"values":[{"fact":"container","value":"mpegps"}]},{"values":[{"fact":"container","value":"avi"}]},{"values":[{"fact":"container","value":"asf"}]},{"values":[{"fact":"container","value":"flv"}]},{"values":[{"fact":"container","value":"3gp"}]},{"values":[{"fact":"container","value":"webm"}]}],"warn":[{"values":[{"fact":"container","value":"matroska"}]},{"values":[{"fact":"container","value":"mpegts"}]},{"values":[{"fact":"container","value":"ogg"}]}]}},
{"id":"youtube-video/video-file-size-decimal","fact":"file_size","constraint":{"max":256000000000},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20010,"source":"insert","looser":"youtube-video/video-file-size","message":"is {measured}; the limit is 256 GB, which can mean {limit} or {looser} (256 GiB)","fix":"Compress it to 256 GB or less.","where":"head of the method, Maximum file size","written":"256GB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":256000000000}]}],"warn":[{"values":[{"fact":"file_size","value":256000000001}]},{"values":[{"fact":"file_size","value":274877906944}]}]}},
{"id":"youtube-video/video-file-size","fact":"file_size","constraint":{"max":274877906944},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20010,"source":"insert","message":"is {measured}; the limit is {limit} (256 GiB)","fix":"Compress it to 256 GiB or less.","where":"head of the method, Maximum file size","written":"256GB","examples":{"pass":[{"values":[{"fact":"file_size","value":256000000001}]},{"values":[{"fact":"file_size","value":274877906944}]}],"fail":[{"values":[{"fact":"file_size","value":274877906945}]}]}},
{"id":"youtube-video/video-duration-unverified","fact":"duration","constraint":{"max":900},"strength":"hard","certainty":"official_quoted","step":"duration","share_state":20007,"source":"lengths","when":[{"parameter":"account","one_of":["unverified"]}],"message":"is {measured} long; the limit for an unverified account is {limit}","fix":"Verify the account, or trim it to 900 s or less.","where":"head of the page","written":"15 minutes","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":899.999999}}],"assuming":[{"parameter":"account","value":"unverified"}]},{"values":[{"fact":"duration","value":{"number":900}}],"assuming":[{"parameter":"account","value":"unverified"}]},{"values":[{"fact":"duration","value":{"number":901}}],"assuming":[{"parameter":"account","value":"verified"}]}],"warn":[{"values":[{"fact":"duration","value":{"number":900.000001}}],"assuming":[{"parameter":"account","value":"unverified"}]}],"fail":[{"values":[{"fact":"duration","value":{"number":900.2}}],"assuming":[{"parameter":"account","value":"unverified"}]}]}},
{"id":"youtube-video/video-duration-max","fact":"duration","constraint":{"max":43200},"strength":"hard","certainty":"official_quoted","step":"duration","share_state":20007,"source":"lengths","message":"is {measured} long; the limit is {limit}","fix":"Trim it to 43200 s or less.","where":"the sentence on the maximum file size","written":"256 GB or 12 hours","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":1}}]},{"values":[{"fact":"duration","value":{"number":43199.999999}}]},{"values":[{"fact":"duration","value":{"number":43200}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":43200.000001}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":43200.2}}]}]}},
{"id":"youtube-video/video-container-advised","fact":"container","constraint":{"equals":"mp4"},"strength":"advice","certainty":"official_quoted","step":"format","share_state":20012,"source":"encoding","message":"is {measured}; YouTube recommends MP4","fix":"Convert it to MP4; remuxing is enough for H.264 and AAC.","where":"Container","written":"MP4","examples":{"pass":[{"values":[{"fact":"container","value":"mp4"}]}],"warn":[{"values":[{"fact":"container","value":"mov"}]},{"values":[{"fact":"container","value":"webm"}]}]}},
{"id":"youtube-video/video-fast-start","fact":"fast_start","constraint":{"equals":true},"strength":"advice","certainty":"official_quoted","step":"format","share_state":20012,"source":"encoding","message":"has its index (moov) after the media data; YouTube recommends it at the front","fix":"Remux it with the index at the front, for example with ffmpeg -c copy -movflags +faststart.","where":"Container","written":"moov atom at the front of the file (Fast Start)","examples":{"pass":[{"values":[{"fact":"fast_start","value":true}]}],"warn":[{"values":[{"fact":"fast_start","value":false}]}]}},
{"id":"youtube-video/video-edit-list","fact":"edit_list","constraint":{"equals":false},"strength":"advice","certainty":"official_quoted","step":"format","share_state":20012,"source":"encoding","message":"has an edit list; YouTube recommends none, because it might not process the video correctly","fix":"Export it again, or render the trim, so that the file needs no edit list.","where":"Container","written":"No Edit Lists (or the video might not be processed correctly)","examples":{"pass":[{"values":[{"fact":"edit_list","value":false}]}],"warn":[{"values":[{"fact":"edit_list","value":true}]}]}},
{"id":"youtube-video/video-codec-advised","fact":"video.codec","constraint":{"equals":"h264"},"strength":"advice","certainty":"official_quoted","step":"format","share_state":20012,"source":"encoding","message":"has the video codec {measured}; YouTube recommends H.264","fix":"Convert it to H.264, High profile, unless it is a master of higher quality.","where":"Video codec","written":"H.264","examples":{"pass":[{"values":[{"fact":"video.codec","value":"h264"}]}],"warn":[{"values":[{"fact":"video.codec","value":"hevc"}]},{"values":[{"fact":"video.codec","value":"prores"}]},{"values":[{"fact":"video.codec","value":"vp9"}]}]}},
{"id":"youtube-video/video-profile-advised","fact":"video.profile","constraint":{"equals":"High"},"strength":"advice","certainty":"official_quoted","step":"format","share_state":20012,"source":"encoding","applies_if":[{"fact":"video.codec","constraint":{"equals":"h264"}}],"message":"has the H.264 profile {measured}; YouTube recommends High","fix":"Encode it in the High profile.","where":"Video codec","written":"High Profile","examples":{"pass":[{"values":[{"fact":"video.profile","value":"High"},{"fact":"video.codec","value":"h264"}]},{"values":[{"fact":"video.profile","value":"Main"},{"fact":"video.codec","value":"hevc"}]}],"warn":[{"values":[{"fact":"video.profile","value":"Baseline"},{"fact":"video.codec","value":"h264"}]},{"values":[{"fact":"video.profile","value":"Main"},{"fact":"video.codec","value":"h264"}]}]}},
{"id":"youtube-video/video-scan-advised","fact":"video.interlaced","constraint":{"equals":false},"strength":"advice","certainty":"official_quoted","step":"format","share_state":20012,"source":"encoding","message":"is interlaced; YouTube recommends progressive video","fix":"Deinterlace it.","where":"Video codec","written":"Progressive scan (no interlacing)","examples":{"pass":[{"values":[{"fact":"video.interlaced","value":false}]}],"warn":[{"values":[{"fact":"video.interlaced","value":true}]}]}},
{"id":"youtube-video/video-closed-gop-advised","fact":"video.closed_gop","constraint":{"equals":true},"strength":"advice","certainty":"official_quoted","step":"format","share_state":20012,"source":"encoding","if_known":true,"message":"has open groups of pictures; YouTube recommends closed ones","fix":"Encode it with closed groups of pictures.","where":"Video codec","written":"Closed GOP","examples":{"pass":[{"values":[{"fact":"video.closed_gop","value":true}]}],"warn":[{"values":[{"fact":"video.closed_gop","value":false}]}]}},
{"id":"youtube-video/video-chroma-advised","fact":"video.chroma_subsampling","constraint":{"equals":"4:2:0"},"strength":"advice","certainty":"official_quoted","step":"format","share_state":20012,"source":"encoding","message":"has chroma subsampling {measured}; YouTube recommends {limit}","fix":"Convert it to 4:2:0 (yuv420p).","where":"Video codec","written":"Chroma subsampling: 4:2:0","examples":{"pass":[{"values":[{"fact":"video.chroma_subsampling","value":"4:2:0"}]}],"warn":[{"values":[{"fact":"video.chroma_subsampling","value":"4:2:2"}]},{"values":[{"fact":"video.chroma_subsampling","value":"4:4:4"}]}]}},
{"id":"youtube-video/audio-codec-advised","fact":"audio.codec","constraint":{"one_of":["aac","opus"]},"strength":"advice","certainty":"official_quoted","step":"format","share_state":20012,"source":"encoding","message":"has the audio codec {measured}; YouTube recommends AAC-LC and Opus","fix":"Convert the audio to AAC-LC.","where":"Audio codec","written":"AAC-LC or Opus or Eclipsa Audio","examples":{"pass":[{"values":[{"fact":"audio.codec","value":"aac"}]},{"values":[{"fact":"audio.codec","value":"opus"}]}],"warn":[{"values":[{"fact":"audio.codec","value":"mp3"}]},{"values":[{"fact":"audio.codec","value":"pcm_s16le"}]}]}},
{"id":"youtube-video/audio-profile-advised","fact":"audio.profile","constraint":{"equals":"LC"},"strength":"advice","certainty":"official_quoted","step":"format","share_state":20012,"source":"encoding","applies_if":[{"fact":"audio.codec","constraint":{"equals":"aac"}}],"message":"has the AAC profile {measured}; YouTube recommends AAC-LC","fix":"Convert the audio to AAC-LC.","where":"Audio codec","written":"AAC-LC","examples":{"pass":[{"values":[{"fact":"audio.profile","value":"LC"},{"fact":"audio.codec","value":"aac"}]}],"warn":[{"values":[{"fact":"audio.profile","value":"HE-AAC"},{"fact":"audio.codec","value":"aac"}]}]}},
{"id":"youtube-video/audio-channels-advised","fact":"audio.channels","constraint":{"one_of":[2,6]},"strength":"remark","certainty":"official_quoted","step":"format","source":"encoding","message":"has {measured} audio channels; YouTube recommends stereo or 5.1","fix":"Mix the audio to stereo or 5.1.","where":"Audio codec, Channels","examples":{"pass":[{"values":[{"fact":"audio.channels","value":2}]},{"values":[{"fact":"audio.channels","value":6}]},{"values":[{"fact":"audio.channels","value":1}]},{"values":[{"fact":"audio.channels","value":8}]}]}},
{"id":"youtube-video/audio-sample-rate-advised","fact":"audio.sample_rate","constraint":{"equals":48000},"strength":"advice","certainty":"official_quoted","step":"format","share_state":20012,"source":"encoding","message":"has an audio sample rate of {measured}; YouTube recommends 48 kHz","fix":"Resample the audio to 48 kHz.","where":"Audio codec, Sample rate","written":"48kHz","examples":{"pass":[{"values":[{"fact":"audio.sample_rate","value":48000}]}],"warn":[{"values":[{"fact":"audio.sample_rate","value":44100}]},{"values":[{"fact":"audio.sample_rate","value":47999}]},{"values":[{"fact":"audio.sample_rate","value":48001}]}]}},
{"id":"youtube-video/video-color-space-advised","fact":"video.color_space","constraint":{"equals":"bt709"},"strength":"advice","certainty":"official_quoted","step":"format","share_state":20012,"source":"encoding","applies_if":[{"fact":"video.hdr","constraint":{"equals":"sdr"}}],"message":"has the color space {measured}; YouTube recommends BT.709 for SDR","fix":"Convert its colors to BT.709.","where":"Color space","examples":{"pass":[{"values":[{"fact":"video.color_space","value":"bt709"},{"fact":"video.hdr","value":"sdr"}]},{"values":[{"fact":"video.color_space","value":"bt2020nc"},{"fact":"video.hdr","value":"hlg"}]}],"warn":[{"values":[{"fact":"video.color_space","value":"bt470bg"},{"fact":"video.hdr","value":"sdr"}]},{"values":[{"fact":"video.color_space","value":"smpte170m"},{"fact":"video.hdr","value":"sdr"}]}]}}
]},
{"name":"cover","takes":["image"],"only_named":true,
"rules":[
{"id":"youtube-video/cover-format","fact":"image.format","constraint":{"one_of":["jpeg","png"]},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"thumbnails","native_codes":["invalidImage"],"message":"is {measured}; YouTube accepts JPEG and PNG for a thumbnail","fix":"Convert it to JPEG or PNG.","where":"head of the method","written":"image/jpeg, image/png","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"png"}]}],"fail":[{"values":[{"fact":"image.format","value":"webp"}]},{"values":[{"fact":"image.format","value":"heic"}]},{"values":[{"fact":"image.format","value":"gif"}]}]}},
{"id":"youtube-video/cover-file-size-decimal","fact":"file_size","constraint":{"max":50000000},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"thumbnails","looser":"youtube-video/cover-file-size","message":"is {measured}; the limit is {limit}, or {looser} if the page means binary megabytes","fix":"Compress it to 50 MB or less.","where":"head of the method","written":"50MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":50000000}]}],"warn":[{"values":[{"fact":"file_size","value":50000001}]},{"values":[{"fact":"file_size","value":52428800}]}]}},
{"id":"youtube-video/cover-file-size","fact":"file_size","constraint":{"max":52428800},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"thumbnails","message":"is {measured}; the limit is {limit} (50 MiB)","fix":"Compress it to 50 MiB or less.","where":"head of the method","written":"50MB","examples":{"pass":[{"values":[{"fact":"file_size","value":50000001}]},{"values":[{"fact":"file_size","value":52428800}]}],"fail":[{"values":[{"fact":"file_size","value":52428801}]}]}},
{"id":"youtube-video/cover-file-size-mobile","fact":"file_size","constraint":{"max":2000000},"strength":"remark","certainty":"third_party","step":"format","source":"thumbnails-help","message":"is {measured}; reports say that YouTube Studio on a phone allows {limit}, which was the limit everywhere until 2026","fix":"Compress it to 2 MB or less to set it on a phone.","where":"the list of limits by device","written":"2 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":2000000}]},{"values":[{"fact":"file_size","value":2000001}]}]}}
]}],
"request_rules":[
{"id":"youtube-video/request-video-present","fact":{"count":"video"},"constraint":{"min":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"insert","further_sources":["unipost"],"message":"has no video; an upload requires one","fix":"Add a video.","examples":{"pass":[{"values":[{"fact":{"count":"video"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"video"},"value":0}]}]}},
{"id":"youtube-video/request-videos-max","fact":{"count":"video"},"constraint":{"max":1},"strength":"hard","certainty":"derived","step":"request","share_state":20002,"source":"insert","further_sources":["unipost"],"message":"has {measured} videos; the limit is {limit}","fix":"Upload one video at a time.","examples":{"pass":[{"values":[{"fact":{"count":"video"},"value":1}]}],"fail":[{"values":[{"fact":{"count":"video"},"value":2}]},{"values":[{"fact":{"count":"video"},"value":10}]}]}},
{"id":"youtube-video/request-title-filled","fact":{"field":"title"},"constraint":{"form":"filled"},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"insert","native_codes":["invalidTitle"],"message":"is {measured}; YouTube requires a title","fix":"Write a title.","where":"Errors, invalidTitle","written":"invalid or empty video title","examples":{"pass":[{"values":[{"fact":{"field":"title"},"value":"A film"}]}],"fail":[{"values":[{"fact":{"field":"title"},"value":""}]},{"values":[{"fact":{"field":"title"},"value":" "}]}]}},
{"id":"youtube-video/request-publish-at-private","fact":{"field":"privacyStatus"},"constraint":{"equals":"private"},"strength":"hard","certainty":"official_quoted","step":"request","share_state":20002,"source":"videos","applies_if":[{"fact":{"field":"publishAt"},"constraint":{"present":true}}],"message":"is {measured}; YouTube accepts publishAt only for a private video","fix":"Set privacyStatus to private, or remove publishAt.","where":"status.publishAt","written":"only if the privacy status of the video is private","examples":{"pass":[{"values":[{"fact":{"field":"privacyStatus"},"value":"private"},{"fact":{"field":"publishAt"},"value":"2027-01-01T00:00:00Z"}]},{"values":[{"fact":{"field":"privacyStatus"},"value":"public"}]}],"fail":[{"values":[{"fact":{"field":"privacyStatus"},"value":"public"},{"fact":{"field":"publishAt"},"value":"2027-01-01T00:00:00Z"}]}]}},
{"id":"youtube-video/request-title-length-utf16","fact":{"field":"title"},"constraint":{"length":{"unit":"utf16","max":100}},"strength":"hard","certainty":"official_quoted","step":"request","share_state":20002,"source":"videos","looser":"youtube-video/request-title-length","message":"has {measured}; the limit is 100 characters, and the page does not say how it counts them","fix":"Shorten the title to 100 UTF-16 units; an emoji counts as two or more.","where":"snippet.title","written":"100 characters","examples":{"pass":[{"values":[{"fact":{"field":"title"},"value":"😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀"}]}],"warn":[{"values":[{"fact":{"field":"title"},"value":"😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀a"}]}]}},
{"id":"youtube-video/request-title-length","fact":{"field":"title"},"constraint":{"length":{"unit":"graphemes","max":100}},"strength":"hard","certainty":"official_quoted","step":"request","share_state":20002,"source":"videos","native_codes":["invalidTitle"],"message":"has {measured}; the limit is {limit}","fix":"Shorten the title to 100 characters.","where":"snippet.title","written":"100 characters","examples":{"pass":[{"values":[{"fact":{"field":"title"},"value":{"runs":[{"text":"😀","times":100}]}}]}],"fail":[{"values":[{"fact":{"field":"title"},"value":{"runs":[{"text":"a","times":101}]}}]}]}},
{"id":"youtube-video/request-title-characters","fact":{"field":"title"},"constraint":{"lacks":[{"prefix":"","containing":"<"},{"prefix":"","containing":">"}]},"strength":"hard","certainty":"official_quoted","step":"request","share_state":20002,"source":"videos","native_codes":["invalidTitle"],"message":"is {measured}; YouTube does not accept < and >","fix":"Remove < and >.","where":"snippet.title","written":"except < and >","examples":{"pass":[{"values":[{"fact":{"field":"title"},"value":"A film"}]}],"fail":[{"values":[{"fact":{"field":"title"},"value":"A <film>"}]},{"values":[{"fact":{"field":"title"},"value":"1 < 2"}]},{"values":[{"fact":{"field":"title"},"value":"2 > 1"}]}]}},
{"id":"youtube-video/request-description-length","fact":{"field":"description"},"constraint":{"length":{"unit":"utf8_bytes","max":5000}},"strength":"hard","certainty":"official_quoted","step":"request","share_state":20002,"source":"videos","native_codes":["invalidDescription"],"message":"has {measured}; the limit is {limit}","fix":"Shorten the description; a Chinese character has 3 bytes, and an emoji has at least 3.","where":"snippet.description","written":"5000 bytes","examples":{"pass":[{"values":[{"fact":{"field":"description"},"value":{"runs":[{"text":"😀","times":1250}]}}]}],"fail":[{"values":[{"fact":{"field":"description"},"value":{"runs":[{"text":"😀","times":1250},{"text":"a","times":1}]}}]}]}},
{"id":"youtube-video/request-description-characters","fact":{"field":"description"},"constraint":{"lacks":[{"prefix":"","containing":"<"},{"prefix":"","containing":">"}]},"strength":"hard","certainty":"official_quoted","step":"request","share_state":20002,"source":"videos","native_codes":["invalidDescription"],"message":"is {measured}; YouTube does not accept < and >","fix":"Remove < and >.","where":"snippet.description","written":"except < and >","examples":{"pass":[{"values":[{"fact":{"field":"description"},"value":"A film"}]}],"fail":[{"values":[{"fact":{"field":"description"},"value":"A <film>"}]},{"values":[{"fact":{"field":"description"},"value":"1 < 2"}]},{"values":[{"fact":{"field":"description"},"value":"2 > 1"}]}]}},
{"id":"youtube-video/request-tags-length","fact":{"text_count":"tag_characters","in":"tags"},"constraint":{"max":500},"strength":"hard","certainty":"official_quoted","step":"request","share_state":20002,"source":"videos","native_codes":["invalidTags"],"message":"has {measured}, including commas and quotation marks; the limit is {limit}","fix":"Remove tags until the rest has {limit} or fewer.","where":"snippet.tags[]","written":"500 characters","examples":{"pass":[{"values":[{"fact":{"text_count":"tag_characters","in":"tags"},"value":499}]},{"values":[{"fact":{"text_count":"tag_characters","in":"tags"},"value":500}]}],"fail":[{"values":[{"fact":{"text_count":"tag_characters","in":"tags"},"value":501}]}]}},
{"id":"youtube-video/request-hashtags-max","fact":{"text_count":"hashtags","in":"description"},"constraint":{"max":60},"strength":"advice","certainty":"official_quoted","step":"request","source":"hashtags","message":"has {measured} hashtags; above {limit}, YouTube ignores all of them","fix":"Keep at most {limit} hashtags.","where":"the sentence on too many hashtags","written":"more than 60 hashtags","examples":{"pass":[{"values":[{"fact":{"text_count":"hashtags","in":"description"},"value":59}]},{"values":[{"fact":{"text_count":"hashtags","in":"description"},"value":60}]}],"warn":[{"values":[{"fact":{"text_count":"hashtags","in":"description"},"value":61}]}]}}
],
"publisher":"Google",
"summary":"A video is uploaded to a YouTube channel, through the Data API or by hand.",
"notes":[
"Most figures are Google's figures as others quote them.",
"YouTube recommends about 8 Mbit/s for 1080p at 30 fps and 12 Mbit/s at 60 fps. No rule checks this.",
"A square or upright video of up to 3 minutes becomes a Short: see youtube-short.",
"A custom thumbnail requires a verified account."
],
"native_codes":{"name":"reason","note":"The Data API returns this code in an error object, when a video is inserted or a thumbnail is set (YouTube Data API, Errors, read on 2026-11-30).","codes":[
{"code":"invalidTitle","name":"title not valid","meaning":"The title is empty or not valid.","share_state":20002,"predictable_from":["request"]},
{"code":"invalidDescription","name":"description not valid","meaning":"The description is not valid.","share_state":20002,"predictable_from":["request"]},
{"code":"invalidTags","name":"tags not valid","meaning":"The keywords are not valid.","share_state":20002,"predictable_from":["request"]},
{"code":"invalidImage","name":"image not valid","meaning":"The content of the thumbnail is not a valid image.","share_state":20010,"predictable_from":["media"]}
]},
"request":{"source":"insert","malformed":20002,"unusable":20002,"is_post":true,"aliases":[{"name":"text","field":"description"}],"fields":[
{"name":"media","type":"media","slots":["video"],"is_list":true},
{"name":"text","type":"text"},
{"name":"title","type":"text"},
{"name":"description","type":"text"},
{"name":"link","type":"identifier"},
{"name":"cover","type":"media","slots":["cover"]},
{"name":"alt_text","type":"text"},
{"name":"tags","type":"text","is_list":true},
{"name":"categoryId","type":"digits"},
{"name":"defaultLanguage","type":"identifier"},
{"name":"defaultAudioLanguage","type":"identifier"},
{"name":"localizations","type":"anything"},
{"name":"privacyStatus","type":"choice","words":["private","public","unlisted"]},
{"name":"publishAt","type":"identifier"},
{"name":"license","type":"choice","words":["youtube","creativeCommon"]},
{"name":"embeddable","type":"flag"},
{"name":"publicStatsViewable","type":"flag"},
{"name":"selfDeclaredMadeForKids","type":"flag"},
{"name":"containsSyntheticMedia","type":"flag"},
{"name":"paidProductPlacementDetails","type":"anything"},
{"name":"recordingDetails","type":"anything"},
{"name":"notifySubscribers","type":"flag"}
]},
"""##, SharedParts.unreadable_bilibili, ##"""
"not_documented":[
{"subject":"The minimum duration of a video"},
{"subject":"The frame rate, the size and the aspect ratio of a video"},
{"subject":"Whether 256 GB is decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."},
{"subject":"The unit of the limit of 100 characters","note":"A text of up to 100 UTF-16 units passes. A text of more than 100 characters, as readers count them, fails."}
],
"translations":{
"zh-Hans":{"name":"YouTube 视频","summary":"通过 Data API 或手动将视频上传到 YouTube 频道。","notes":[
"大多数数值来自他人对 Google 文档的引用。",
"YouTube 建议的码率：1080p 30 fps 约 8 Mbit/s，60 fps 约 12 Mbit/s。没有规则检查码率。",
"不超过 3 分钟的正方形或竖屏视频会成为 Shorts，见 youtube-short。",
"自定义缩略图需要已验证的账号。"
],"borrowed_from":"TikTok 和抖音","share_states":[
{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},
{"code":"20002","name":"参数错误","meaning":"帖子没有媒体、媒体过多、媒体类型不受支持，或文字过长。"},
{"code":"20007","name":"视频时长不符合要求","meaning":"视频过长或过短。"},
{"code":"20008","name":"图片不符合要求","meaning":"图片的尺寸、宽高比或文件大小不符合要求。"},
{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},
{"code":"20012","name":"视频格式不支持","meaning":"视频的封装格式、编码格式或编码参数不符合要求。"},
{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},
{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}
],"native_codes_note":"插入视频或设置缩略图时，Data API 在错误对象中返回该代码（YouTube Data API 的错误页面，2026-11-30 查阅）。","native_codes":[
{"code":"invalidTitle","name":"标题无效","meaning":"标题为空或无效。"},
{"code":"invalidDescription","name":"说明无效","meaning":"说明无效。"},
{"code":"invalidTags","name":"标签无效","meaning":"关键词无效。"},
{"code":"invalidImage","name":"图片无效","meaning":"缩略图的内容不是有效的图片。"}
],"parameters":{"account":"账号的验证状态；自定义缩略图和超过 15 分钟的视频需要已验证的账号。"},"rules":[
{"id":"video-container","message":"封装格式为 {measured}；YouTube 列出 MP4、MOV、MPEG、AVI、WMV、FLV、3GPP 和 WebM","fix":"转换为 H.264 编码的 MP4。"},
{"id":"video-file-size-decimal","message":"文件大小为 {measured}；上限 256 GB 可能指 {limit}，也可能指 {looser}（256 GiB）","fix":"压缩到 256 GB 以内。"},
{"id":"video-file-size","message":"文件大小为 {measured}，不能超过 {limit}（256 GiB）","fix":"压缩到 256 GiB 以内。"},
{"id":"video-duration-unverified","message":"视频时长为 {measured}；未验证的账号最长可上传 {limit}的视频","fix":"验证账号，或将视频剪辑到 900 秒（15 分钟）以内。"},
{"id":"video-duration-max","message":"视频时长为 {measured}，不能超过 {limit}","fix":"将视频剪辑到 43200 秒（12 小时）以内。"},
{"id":"video-container-advised","message":"封装格式为 {measured}；建议使用 MP4","fix":"转换为 MP4；H.264 和 AAC 只需重新封装。"},
{"id":"video-fast-start","message":"索引（moov）位于媒体数据之后；建议放在文件开头","fix":"重新封装并把索引放到文件开头，例如使用 ffmpeg 的 -c copy -movflags +faststart。"},
{"id":"video-edit-list","message":"包含编辑列表；建议不使用，否则 YouTube 可能无法正确处理视频","fix":"重新导出，让剪辑结果直接写入视频，而不依赖编辑列表。"},
{"id":"video-codec-advised","message":"视频编码格式为 {measured}；建议使用 H.264","fix":"转换为 H.264 High profile，除非它是更高质量的母版。"},
{"id":"video-profile-advised","message":"H.264 profile 为 {measured}；建议使用 High","fix":"以 High profile 重新编码。"},
{"id":"video-scan-advised","message":"视频为隔行扫描；建议使用逐行扫描","fix":"去隔行处理后重新导出。"},
{"id":"video-closed-gop-advised","message":"使用开放 GOP；建议使用闭合 GOP","fix":"以闭合 GOP 重新编码。"},
{"id":"video-chroma-advised","message":"色度采样为 {measured}；建议使用 {limit}","fix":"转换为 4:2:0（yuv420p）。"},
{"id":"audio-codec-advised","message":"音频编码格式为 {measured}；建议使用 AAC-LC 或 Opus","fix":"将音频转换为 AAC-LC。"},
{"id":"audio-profile-advised","message":"AAC profile 为 {measured}；建议使用 AAC-LC","fix":"将音频转换为 AAC-LC。"},
{"id":"audio-channels-advised","message":"音频有 {measured} 个声道；建议使用立体声或 5.1 声道","fix":"将音频混为立体声或 5.1 声道。"},
{"id":"audio-sample-rate-advised","message":"音频采样率为 {measured}；建议使用 48 kHz","fix":"将音频重采样为 48 kHz。"},
{"id":"video-color-space-advised","message":"色彩空间为 {measured}；SDR 视频建议使用 BT.709","fix":"将颜色转换为 BT.709。"},
{"id":"cover-format","message":"图片格式为 {measured}；缩略图接受 JPEG 和 PNG","fix":"转换为 JPEG 或 PNG。"},
{"id":"cover-file-size-decimal","message":"文件大小为 {measured}，不能超过 {limit}；如果官方文档的 MB 按二进制计，则为 {looser}","fix":"压缩到 50 MB 以内。"},
{"id":"cover-file-size","message":"文件大小为 {measured}，不能超过 {limit}（50 MiB）","fix":"压缩到 50 MiB 以内。"},
{"id":"cover-file-size-mobile","message":"文件大小为 {measured}；有报告称，手机上的 YouTube 工作室的上限为 {limit}；2026 年之前，所有方式的上限都是如此","fix":"如需在手机上设置，请压缩到 2 MB 以内。"},
{"id":"request-video-present","message":"没有指定视频，上传需要一个视频","fix":"请指定一个视频。"},
{"id":"request-videos-max","message":"共有 {measured} 个视频，最多 {limit} 个","fix":"每次只上传一个视频。"},
{"id":"request-title-filled","message":"标题为{measured}；YouTube 要求填写标题","fix":"请填写标题。"},
{"id":"request-publish-at-private","message":"为 {measured}；只有私享视频才能设置 publishAt","fix":"将 privacyStatus 设为私享，或去掉 publishAt。"},
{"id":"request-title-length-utf16","message":"标题长度为 {measured}；上限为 100 个字符，文档没有说明如何计数","fix":"缩短到 100 个 UTF-16 码元以内；一个表情符号至少计两个。"},
{"id":"request-title-length","message":"标题长度为 {measured}，不能超过 {limit}","fix":"缩短到 100 个字符以内。"},
{"id":"request-title-characters","message":"标题为 {measured}；YouTube 不接受 < 和 >","fix":"删除 < 和 >。"},
{"id":"request-description-length","message":"长度为 {measured}，不能超过 {limit}","fix":"缩短说明；一个汉字占 3 个字节，一个表情符号至少占 3 个字节。"},
{"id":"request-description-characters","message":"简介为 {measured}；YouTube 不接受 < 和 >","fix":"删除 < 和 >。"},
{"id":"request-tags-length","message":"标签连同逗号和引号长度为 {measured}，不能超过 {limit}","fix":"删减标签，使长度不超过 {limit}。"},
{"id":"request-hashtags-max","message":"简介中有 {measured} 个话题标签；超过 {limit} 个时，YouTube 会忽略全部标签","fix":"最多保留 {limit} 个话题标签。"}
],"not_documented":[
{"subject":"视频的最短时长"},
{"subject":"视频的帧率、分辨率和宽高比"},
{"subject":"256 GB 是十进制还是二进制","note":"单位可能是十进制或二进制；文件大小介于两个上限之间时，按警告处理。"},
{"subject":"100 个字符的计数单位","note":"文字不超过 100 个 UTF-16 码元时通过；按可见字符计，超过 100 个字符时不通过。"}
]}}}
"""##])
}

// swift-format-ignore-file
// Made by script/tools/generate from Destinations/discord/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_discord = Destinations.Entry(
    "discord", "discord", groups: [],
    fingerprint: "4904cf4b", checked: "2026-11-26",
    [##"""
{"preflight_destination":1,
"id":"discord",
"short_name":"discord",
"name":"Discord",
"sources":[
{"id":"reference","title":"Discord API documentation, Uploading Files, and the resources message, sticker, emoji and soundboard","url":"https://github.com/discord/discord-api-docs","checked":[2026,11,22],"page_as_of":[2026,8,6],"review_after":[2027,5,22]},
{"id":"emoji","title":"Discord API documentation, emoji resource","url":"https://github.com/discord/discord-api-docs","checked":[2026,11,26],"page_as_of":[2026,8,6],"review_after":[2027,5,26]},
{"id":"no-playback","title":"com.discordapp.Discord, issue 565, a recorded case of AV1 and HEVC that showed the first frame only","url":"https://github.com/flathub/com.discordapp.Discord/issues/565","checked":[2026,11,26],"page_as_of":[2025,9,29]},
{"id":"no-player","title":"BetterDiscordPlugins, issue 28, a recorded case of Matroska without a player","url":"https://github.com/TheGreenPig/BetterDiscordPlugins/issues/28","checked":[2026,11,26],"page_as_of":[2023,5,11]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"parameters":[
{"name":"upload_limit","choice":["standard","raised"],"default":"standard","meaning":"The file size limit, either the standard one (standard) or a higher one through Nitro or a boosted server (raised)."}
],
"share_states":{"success":20000,"borrowed_from":"TikTok and Douyin","states":[
{"code":20000,"name":"shared","meaning":"The share succeeded. A tool can only say that no documented rule is broken."},
{"code":20002,"name":"parameters not usable","predictable_from":["request"],"meaning":"The post has no media, too many files or files of another kind, or a text that is too long."},
{"code":20007,"name":"video length doesn't meet requirements","predictable_from":["media"],"meaning":"The sound or the animated sticker is too long."},
{"code":20008,"name":"photo doesn't meet requirements","predictable_from":["media"],"meaning":"The size, aspect ratio or file size of an image does not meet the requirements."},
{"code":20010,"name":"media could not be processed","predictable_from":["media"],"meaning":"The file is damaged or too large, or an image has a format that is not accepted."},
{"code":21001,"name":"download from iCloud failed","predictable_from":["context","run_time"],"meaning":"The media is in iCloud and not on the device."},
{"code":21003,"name":"media does not exist","predictable_from":["request","run_time"],"meaning":"The media does not exist."}
]},
"slots":[
{"name":"attachment","takes":["video","image","audio","other"],
"rules":[
{"id":"discord/attachment-file-size-until-2025-01-15","fact":"file_size","constraint":{"max":26214400},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"reference","when":[{"parameter":"upload_limit","one_of":["standard"]}],"valid_until":[2025,1,15],"message":"is {measured}; the limit until January 15, 2025 was {limit} (25 MiB)","fix":"Compress it to 25 MiB or less.","where":"Change Log, Default File Upload Limit Change","written":"from 25 MiB to 10 MiB","examples":{"pass":[{"values":[{"fact":"file_size","value":26214399}],"assuming":[{"parameter":"upload_limit","value":"standard"}]},{"values":[{"fact":"file_size","value":26214400}],"assuming":[{"parameter":"upload_limit","value":"standard"}]},{"values":[{"fact":"file_size","value":26214401}],"assuming":[{"parameter":"upload_limit","value":"raised"}]}],"fail":[{"values":[{"fact":"file_size","value":26214401}],"assuming":[{"parameter":"upload_limit","value":"standard"}]}]}},
{"id":"discord/attachment-file-size","fact":"file_size","constraint":{"max":10485760},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"reference","when":[{"parameter":"upload_limit","one_of":["standard"]}],"valid_from":[2025,1,16],"native_codes":["40005"],"message":"is {measured}; the limit is {limit} (10 MiB)","fix":"Compress it to 10 MiB or less.","where":"Uploading Files","written":"10 MiB","examples":{"pass":[{"values":[{"fact":"file_size","value":10485759}],"assuming":[{"parameter":"upload_limit","value":"standard"}]},{"values":[{"fact":"file_size","value":10485760}],"assuming":[{"parameter":"upload_limit","value":"standard"}]},{"values":[{"fact":"file_size","value":10485761}],"assuming":[{"parameter":"upload_limit","value":"raised"}]}],"fail":[{"values":[{"fact":"file_size","value":10485761}],"assuming":[{"parameter":"upload_limit","value":"standard"}]}]}},
{"id":"discord/attachment-video-codec","fact":"video.codec","constraint":{"none_of":["av1","hevc"]},"strength":"unstated","certainty":"observed","step":"format","source":"no-playback","message":"has the video codec {measured}; a report says that the desktop app shows only the first frame","fix":"Convert it to H.264 in MP4 so that it plays everywhere.","where":"the report","written":"AV1 or H.265","examples":{"pass":[{"values":[{"fact":"video.codec","value":"h264"}]},{"values":[{"fact":"video.codec","value":"vp9"}]}],"warn":[{"values":[{"fact":"video.codec","value":"av1"}]},{"values":[{"fact":"video.codec","value":"hevc"}]}]}},
{"id":"discord/attachment-video-container","fact":"container","constraint":{"none_of":["matroska"]},"strength":"unstated","certainty":"observed","step":"format","source":"no-player","message":"is {measured}; a report says that Discord shows no player for it, only a download","fix":"Convert it to MP4; remuxing is enough for H.264 and AAC.","where":"the report","written":".mkv containers","examples":{"pass":[{"values":[{"fact":"container","value":"mp4"}]},{"values":[{"fact":"container","value":"webm"}]}],"warn":[{"values":[{"fact":"container","value":"matroska"}]}]}}
]},
{"name":"sticker","takes":["image"],
"rules":[
{"id":"discord/sticker-format","fact":"image.format","constraint":{"one_of":["png","gif"]},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"reference","native_codes":["50046"],"message":"is {measured}; Discord accepts PNG, APNG, GIF and Lottie for a sticker","fix":"Convert it to PNG, or to APNG if it is animated.","where":"Create Guild Sticker, file","written":"PNG, APNG, GIF, or Lottie JSON","examples":{"pass":[{"values":[{"fact":"image.format","value":"png"}]},{"values":[{"fact":"image.format","value":"gif"}]}],"fail":[{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"webp"}]}]}},
{"id":"discord/sticker-file-size","fact":"file_size","constraint":{"max":524288},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"reference","native_codes":["50045"],"message":"is {measured}; the limit for a sticker is {limit} (512 KiB)","fix":"Compress it to 512 KiB or less.","where":"Create Guild Sticker","written":"512 KiB","examples":{"pass":[{"values":[{"fact":"file_size","value":524287}]},{"values":[{"fact":"file_size","value":524288}]}],"fail":[{"values":[{"fact":"file_size","value":524289}]}]}},
{"id":"discord/sticker-size","fact":"image.size","constraint":{"equals":{"size":[320,320]}},"strength":"hard","certainty":"official","step":"resolution","share_state":20008,"source":"reference","message":"is {measured}; Discord requires {limit} for a sticker","fix":"Scale it to 320×320.","where":"Create Guild Sticker","written":"320 x 320","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[320,320]}}]}],"fail":[{"values":[{"fact":"image.size","value":{"size":[319,320]}}]},{"values":[{"fact":"image.size","value":{"size":[321,320]}}]},{"values":[{"fact":"image.size","value":{"size":[512,512]}}]}]}},
{"id":"discord/sticker-duration-max","fact":"duration","constraint":{"max":5},"strength":"hard","certainty":"official","step":"duration","share_state":20007,"source":"reference","native_codes":["170007"],"message":"is {measured} long; the limit for a sticker is {limit}","fix":"Trim the animation to {limit} or less.","where":"Create Guild Sticker","written":"5 seconds","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":4.999999}}]},{"values":[{"fact":"duration","value":{"number":5}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":5.000001}}]},{"values":[{"fact":"duration","value":{"number":5.1}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":5.100001}}]},{"values":[{"fact":"duration","value":{"number":6}}]}]}}
]},
{"name":"emoji","takes":["image"],
"rules":[
{"id":"discord/emoji-format","fact":"image.format","constraint":{"one_of":["jpeg","png","gif","webp","avif"]},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"emoji","native_codes":["50046"],"message":"is {measured}; Discord accepts JPEG, PNG, GIF, WebP and AVIF for an emoji","fix":"Convert it to PNG, or to GIF or WebP if it is animated.","where":"Emoji resource","written":"JPEG, PNG, GIF, WebP, AVIF","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"png"}]},{"values":[{"fact":"image.format","value":"gif"}]},{"values":[{"fact":"image.format","value":"webp"}]},{"values":[{"fact":"image.format","value":"avif"}]}],"fail":[{"values":[{"fact":"image.format","value":"heic"}]},{"values":[{"fact":"image.format","value":"bmp"}]},{"values":[{"fact":"image.format","value":"tiff"}]}]}},
{"id":"discord/emoji-file-size","fact":"file_size","constraint":{"max":262144},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"reference","native_codes":["50138"],"message":"is {measured}; the limit for an emoji is {limit} (256 KiB)","fix":"Compress it to 256 KiB or less.","where":"Emoji resource","written":"256 KiB","examples":{"pass":[{"values":[{"fact":"file_size","value":262143}]},{"values":[{"fact":"file_size","value":262144}]}],"fail":[{"values":[{"fact":"file_size","value":262145}]}]}}
]},
{"name":"soundboard","takes":["audio"],
"rules":[
{"id":"discord/sound-file-size-decimal","fact":"file_size","constraint":{"max":512000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"reference","looser":"discord/sound-file-size","message":"is {measured}; the limit for a sound is {limit}, or {looser} if the page means binary kilobytes","fix":"Compress it to {limit} or less.","where":"Create Guild Soundboard Sound","written":"512kb","examples":{"pass":[{"values":[{"fact":"file_size","value":511999}]},{"values":[{"fact":"file_size","value":512000}]}],"warn":[{"values":[{"fact":"file_size","value":512001}]},{"values":[{"fact":"file_size","value":524288}]}]}},
{"id":"discord/sound-file-size","fact":"file_size","constraint":{"max":524288},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"reference","native_codes":["50045"],"message":"is {measured}; the limit for a sound is {limit} (512 KiB)","fix":"Compress it to 512 KiB or less.","where":"Create Guild Soundboard Sound","written":"512kb","examples":{"pass":[{"values":[{"fact":"file_size","value":512001}]},{"values":[{"fact":"file_size","value":524287}]},{"values":[{"fact":"file_size","value":524288}]}],"fail":[{"values":[{"fact":"file_size","value":524289}]}]}},
{"id":"discord/sound-duration-max","fact":"duration","constraint":{"max":[26,5]},"strength":"hard","certainty":"official","step":"duration","share_state":20007,"source":"reference","message":"is {measured} long; the limit for a sound is {limit}","fix":"Trim it to {limit} or less.","where":"Create Guild Soundboard Sound","written":"5.2 seconds","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":5.199999}}]},{"values":[{"fact":"duration","value":{"number":5.2}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":5.200001}}]},{"values":[{"fact":"duration","value":{"number":5.3}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":5.300001}}]},{"values":[{"fact":"duration","value":{"number":6}}]}]}}
]}],
"request_rules":[
{"id":"discord/request-file-size","fact":{"function":"sum","fact":"file_size"},"constraint":{"max":26214400},"strength":"hard","certainty":"official","step":"format","share_state":20002,"source":"reference","when":[{"parameter":"upload_limit","one_of":["standard"]}],"native_codes":["40005"],"message":"is {measured}; the limit for all files of a message together is {limit} (25 MiB)","fix":"Send the files in several messages.","where":"Create Message, Limitations","written":"25 MiB","examples":{"pass":[{"values":[{"fact":{"function":"sum","fact":"file_size"},"value":26214399}],"assuming":[{"parameter":"upload_limit","value":"standard"}]},{"values":[{"fact":{"function":"sum","fact":"file_size"},"value":26214400}],"assuming":[{"parameter":"upload_limit","value":"standard"}]},{"values":[{"fact":{"function":"sum","fact":"file_size"},"value":26214401}],"assuming":[{"parameter":"upload_limit","value":"raised"}]}],"fail":[{"values":[{"fact":{"function":"sum","fact":"file_size"},"value":26214401}],"assuming":[{"parameter":"upload_limit","value":"standard"}]}]}},
{"id":"discord/request-attachments-max","fact":{"field":"media"},"constraint":{"max":10},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"reference","native_codes":["30015"],"message":"has {measured} files; the limit is {limit}","fix":"Send {limit} files or fewer in a message.","where":"JSON Error Codes, 30015","written":"Maximum number of attachments in a message reached (10)","examples":{"pass":[{"values":[{"fact":{"field":"media"},"value":1}]},{"values":[{"fact":{"field":"media"},"value":9}]},{"values":[{"fact":{"field":"media"},"value":10}]}],"fail":[{"values":[{"fact":{"field":"media"},"value":11}]}]}},
{"id":"discord/request-alt-text-length-utf16","fact":{"field":"alt_text"},"constraint":{"length":{"unit":"utf16","max":1024}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"reference","looser":"discord/request-alt-text-length","message":"has {measured}; the limit is {looser}, and the page does not say how it counts","fix":"Shorten the alternative text to {limit} or fewer; an emoji counts as two or more.","where":"Attachment Structure, description","written":"max 1024 characters","examples":{"pass":[{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":1023}]}}]},{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":1024}]}}]}],"warn":[{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":1025}]}}]},{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"🙂","times":513}]}}]}]}},
{"id":"discord/request-alt-text-length","fact":{"field":"alt_text"},"constraint":{"length":{"unit":"graphemes","max":1024}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"reference","native_codes":["50035"],"message":"has {measured}; the limit is {limit}","fix":"Shorten the alternative text to {limit} or fewer.","where":"Attachment Structure, description","written":"max 1024 characters","examples":{"pass":[{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":1023}]}}]},{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"🙂","times":1024}]}}]}],"fail":[{"values":[{"fact":{"field":"alt_text"},"value":{"runs":[{"text":"a","times":1025}]}}]}]}},
{"id":"discord/request-text-length-utf16","fact":{"field":"text"},"constraint":{"length":{"unit":"utf16","max":2000}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"reference","looser":"discord/request-text-length","message":"has {measured}; the limit is {looser}, and the page does not say how it counts","fix":"Shorten the text to {limit} or fewer; an emoji counts as two or more.","where":"Create Message, content","written":"up to 2000 characters","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":1999}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":2000}]}}]}],"warn":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":2001}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"🙂","times":1001}]}}]}]}},
{"id":"discord/request-text-length","fact":{"field":"text"},"constraint":{"length":{"unit":"graphemes","max":2000}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"reference","native_codes":["50035"],"message":"has {measured}; the limit is {limit}","fix":"Shorten the text to {limit} or fewer.","where":"Create Message, content","written":"up to 2000 characters","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":1999}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"🙂","times":2000}]}}]}],"fail":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":2001}]}}]}]}},
{"id":"discord/request-embeds-max","fact":{"field":"embeds"},"constraint":{"max":10},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"reference","native_codes":["50035"],"message":"has {measured} embeds; the limit is {limit}","fix":"Keep {limit} embeds or fewer.","where":"Create Message, embeds","written":"Up to 10","examples":{"pass":[{"values":[{"fact":{"field":"embeds"},"value":0}]},{"values":[{"fact":{"field":"embeds"},"value":9}]},{"values":[{"fact":{"field":"embeds"},"value":10}]}],"fail":[{"values":[{"fact":{"field":"embeds"},"value":11}]}]}},
{"id":"discord/request-embed-title-length","fact":{"field":"embeds[].title"},"constraint":{"length":{"unit":"characters","max":256}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"reference","native_codes":["50035"],"message":"has {measured}; the limit is {limit}","fix":"Shorten the title to {limit} or fewer.","where":"Embed Limits, title","written":"256 characters","examples":{"pass":[{"values":[{"fact":{"field":"embeds[].title"},"value":{"runs":[{"text":"a","times":255}]}}]},{"values":[{"fact":{"field":"embeds[].title"},"value":{"runs":[{"text":"a","times":256}]}}]}],"fail":[{"values":[{"fact":{"field":"embeds[].title"},"value":{"runs":[{"text":"a","times":257}]}}]}]}},
{"id":"discord/request-embed-description-length","fact":{"field":"embeds[].description"},"constraint":{"length":{"unit":"characters","max":4096}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"reference","native_codes":["50035"],"message":"has {measured}; the limit is {limit}","fix":"Shorten the description to {limit} or fewer.","where":"Embed Limits, description","written":"4096 characters","examples":{"pass":[{"values":[{"fact":{"field":"embeds[].description"},"value":{"runs":[{"text":"a","times":4095}]}}]},{"values":[{"fact":{"field":"embeds[].description"},"value":{"runs":[{"text":"a","times":4096}]}}]}],"fail":[{"values":[{"fact":{"field":"embeds[].description"},"value":{"runs":[{"text":"a","times":4097}]}}]}]}},
{"id":"discord/request-embed-fields-max","fact":{"field":"embeds[].fields"},"constraint":{"max":25},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"reference","native_codes":["50035"],"message":"has {measured} fields; the limit is {limit}","fix":"Keep {limit} fields or fewer in an embed.","where":"Embed Limits, fields","written":"Up to 25","examples":{"pass":[{"values":[{"fact":{"field":"embeds[].fields"},"value":0}]},{"values":[{"fact":{"field":"embeds[].fields"},"value":24}]},{"values":[{"fact":{"field":"embeds[].fields"},"value":25}]}],"fail":[{"values":[{"fact":{"field":"embeds[].fields"},"value":26}]}]}},
{"id":"discord/request-embed-footer-length","fact":{"field":"embeds[].footer.text"},"constraint":{"length":{"unit":"characters","max":2048}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"reference","native_codes":["50035"],"message":"has {measured}; the limit is {limit}","fix":"Shorten the footer to {limit} or fewer.","where":"Embed Limits, footer.text","written":"2048 characters","examples":{"pass":[{"values":[{"fact":{"field":"embeds[].footer.text"},"value":{"runs":[{"text":"a","times":2048}]}}]}],"fail":[{"values":[{"fact":{"field":"embeds[].footer.text"},"value":{"runs":[{"text":"a","times":2049}]}}]}]}},
{"id":"discord/request-embed-author-length","fact":{"field":"embeds[].author.name"},"constraint":{"length":{"unit":"characters","max":256}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"reference","native_codes":["50035"],"message":"has {measured}; the limit is {limit}","fix":"Shorten the name of the author to {limit} or fewer.","where":"Embed Limits, author.name","written":"256 characters","examples":{"pass":[{"values":[{"fact":{"field":"embeds[].author.name"},"value":{"runs":[{"text":"a","times":256}]}}]}],"fail":[{"values":[{"fact":{"field":"embeds[].author.name"},"value":{"runs":[{"text":"a","times":257}]}}]}]}},
{"id":"discord/request-embed-field-name-length","fact":{"field":"embeds[].fields[].name"},"constraint":{"length":{"unit":"characters","max":256}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"reference","native_codes":["50035"],"message":"has {measured}; the limit is {limit}","fix":"Shorten the name of the field to {limit} or fewer.","where":"Embed Limits, field.name","written":"256 characters","examples":{"pass":[{"values":[{"fact":{"field":"embeds[].fields[].name"},"value":{"runs":[{"text":"a","times":256}]}}]}],"fail":[{"values":[{"fact":{"field":"embeds[].fields[].name"},"value":{"runs":[{"text":"a","times":257}]}}]}]}},
{"id":"discord/request-embed-field-value-length","fact":{"field":"embeds[].fields[].value"},"constraint":{"length":{"unit":"characters","max":1024}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"reference","native_codes":["50035"],"message":"has {measured}; the limit is {limit}","fix":"Shorten the value of the field to {limit} or fewer.","where":"Embed Limits, field.value","written":"1024 characters","examples":{"pass":[{"values":[{"fact":{"field":"embeds[].fields[].value"},"value":{"runs":[{"text":"a","times":1024}]}}]}],"fail":[{"values":[{"fact":{"field":"embeds[].fields[].value"},"value":{"runs":[{"text":"a","times":1025}]}}]}]}},
{"id":"discord/request-embeds-length","fact":{"together":["embeds[]"]},"constraint":{"length":{"unit":"characters","max":6000}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"reference","native_codes":["50035"],"message":"has {measured}; the limit for all embeds together is {limit}","fix":"Shorten all embeds together to {limit} or fewer.","where":"Embed Limits","written":"6000 characters","examples":{"pass":[{"values":[{"fact":{"together":["embeds[]"]},"value":{"runs":[{"text":"a","times":5999}]}}]},{"values":[{"fact":{"together":["embeds[]"]},"value":{"runs":[{"text":"a","times":6000}]}}]}],"fail":[{"values":[{"fact":{"together":["embeds[]"]},"value":{"runs":[{"text":"a","times":6001}]}}]}]}},
{"id":"discord/request-poll-question-length","fact":{"field":"poll.question.text"},"constraint":{"length":{"unit":"characters","max":300}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"reference","native_codes":["50035"],"message":"has {measured}; the limit is {limit}","fix":"Shorten the question to {limit} or fewer.","where":"Poll Create Request Object, question","written":"300 characters","examples":{"pass":[{"values":[{"fact":{"field":"poll.question.text"},"value":{"runs":[{"text":"a","times":300}]}}]}],"fail":[{"values":[{"fact":{"field":"poll.question.text"},"value":{"runs":[{"text":"a","times":301}]}}]}]}},
{"id":"discord/request-poll-answer-length","fact":{"field":"poll.answers[].poll_media.text"},"constraint":{"length":{"unit":"characters","max":55}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"reference","native_codes":["50035"],"message":"has {measured}; the limit is {limit}","fix":"Shorten the answer to {limit} or fewer.","where":"Poll Create Request Object, answers","written":"55 characters","examples":{"pass":[{"values":[{"fact":{"field":"poll.answers[].poll_media.text"},"value":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}]}],"fail":[{"values":[{"fact":{"field":"poll.answers[].poll_media.text"},"value":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}]}]}},
{"id":"discord/request-poll-answers-max","fact":{"field":"poll.answers"},"constraint":{"max":10},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"reference","native_codes":["50035"],"message":"has {measured} answers; the limit is {limit}","fix":"Keep {limit} answers or fewer.","where":"Poll Create Request Object, answers","written":"up to 10","examples":{"pass":[{"values":[{"fact":{"field":"poll.answers"},"value":9}]},{"values":[{"fact":{"field":"poll.answers"},"value":10}]}],"fail":[{"values":[{"fact":{"field":"poll.answers"},"value":11}]}]}}
],
"publisher":"Discord",
"summary":"A message with attachments is sent through Discord's API, or stickers, emoji or soundboard sounds are added to a server.",
"notes":[
"Discord never refuses a file for its format. A file that cannot be played inline is shown as a download.",
"Nitro and boosted servers allow larger files. The limit is in attachment_size_limit of an interaction.",
"Lottie stickers are JSON and not media, so no rule judges them."
],
"native_codes":{"name":"code","note":"The API returns this code in the JSON body of an error (Discord API documentation, JSON Error Codes, of 2026-08-06).","codes":[
{"code":"30015","name":"too many attachments","meaning":"The message has more than 10 attachments.","messages":["Maximum number of attachments in a message reached (10)"],"share_state":20002,"predictable_from":["request"]},
{"code":"40005","name":"request too large","meaning":"The request with its files is larger than the server or the account allows.","messages":["Request entity too large. Try sending something smaller in size"],"share_state":20010,"predictable_from":["media"]},
{"code":"50035","name":"form not valid","meaning":"A field of the request is too long, or it has a wrong type. The member errors of the answer names the field.","messages":["Invalid form body"],"share_state":20002,"predictable_from":["request"]},
{"code":"50045","name":"file too large","meaning":"The file of a sticker, emoji or sound is larger than the limit.","messages":["File uploaded exceeds the maximum size"],"share_state":20010,"predictable_from":["media"]},
{"code":"50046","name":"file not valid","meaning":"The file of a sticker, emoji or sound has a format that is not accepted.","messages":["Invalid file uploaded"],"share_state":20010,"predictable_from":["media"]},
{"code":"50138","name":"emoji too large","meaning":"Discord could not scale the emoji down to 262,144 bytes.","messages":["Failed to resize asset below the maximum size: 262144"],"share_state":20010,"predictable_from":["media"]},
{"code":"170007","name":"animated sticker too long","meaning":"The animation of the sticker is longer than 5 seconds.","messages":["Sticker animation duration exceeds maximum of 5 seconds"],"share_state":20007,"predictable_from":["media"]}
]},
"request":{"source":"reference","malformed":20002,"unusable":20002,"is_post":true,"aliases":[{"name":"content","field":"text"}],"fields":[
{"name":"media","type":"media","slots":["attachment"],"is_list":true},
{"name":"text","type":"text"},
{"name":"title","type":"text"},
{"name":"description","type":"text"},
{"name":"link","type":"identifier"},
{"name":"cover","type":"identifier"},
{"name":"alt_text","type":"text"},
{"name":"tags","type":"text","is_list":true},
{"name":"embeds","type":"group","fields":[{"name":"title","type":"text"},{"name":"type","type":"identifier"},{"name":"description","type":"text"},{"name":"url","type":"identifier"},{"name":"timestamp","type":"identifier"},{"name":"color","type":"integer"},{"name":"footer","type":"group","fields":[{"name":"text","type":"text"},{"name":"icon_url","type":"identifier"},{"name":"proxy_icon_url","type":"identifier"}]},{"name":"image","type":"anything"},{"name":"thumbnail","type":"anything"},{"name":"video","type":"anything"},{"name":"provider","type":"anything"},{"name":"author","type":"group","fields":[{"name":"name","type":"text"},{"name":"url","type":"identifier"},{"name":"icon_url","type":"identifier"},{"name":"proxy_icon_url","type":"identifier"}]},{"name":"fields","type":"group","fields":[{"name":"name","type":"text"},{"name":"value","type":"text"},{"name":"inline","type":"flag"}],"is_list":true},{"name":"flags","type":"integer"}],"is_list":true},
{"name":"username","type":"text"},
{"name":"avatar_url","type":"identifier"},
{"name":"thread_name","type":"text"},
{"name":"applied_tags","type":"digits","is_list":true},
{"name":"nonce","type":"digits"},
{"name":"enforce_nonce","type":"flag"},
{"name":"tts","type":"flag"},
{"name":"flags","type":"integer"},
{"name":"allowed_mentions","type":"anything"},
{"name":"message_reference","type":"anything"},
{"name":"components","type":"anything"},
{"name":"sticker_ids","type":"digits","is_list":true},
{"name":"attachments","type":"anything"},
{"name":"payload_json","type":"text"},
{"name":"shared_client_theme","type":"anything"},
{"name":"poll","type":"group","fields":[{"name":"question","type":"group","fields":[{"name":"text","type":"text"}]},{"name":"answers","type":"group","fields":[{"name":"answer_id","type":"integer"},{"name":"poll_media","type":"group","fields":[{"name":"text","type":"text"},{"name":"emoji","type":"anything"}]}],"is_list":true},{"name":"duration","type":"integer"},{"name":"allow_multiselect","type":"flag"},{"name":"layout_type","type":"integer"}]}
]},
"""##, SharedParts.unreadable_discord, ##"""
"not_documented":[
{"subject":"The codec, the aspect ratio and the duration of videos","note":"Discord never refuses an upload for them. They only affect inline playback."},
{"subject":"The file size limit with Nitro or on a boosted server"},
{"subject":"Whether the limit of 25 MiB for a request applies if files may be larger","note":"The rules assume that it does not."},
{"subject":"Whether the 512 kb of a sound are decimal or binary","note":"A file between the two limits gets a warning."},
{"subject":"Whether a sticker must be 320×320 or may be smaller","note":"The rule requires exactly 320×320."},
{"subject":"The unit of text lengths","note":"Texts of an embed are counted in Unicode characters. For other texts, a length between the two limits gets a warning."}
],
"translations":{
"zh-Hans":{"name":"Discord","summary":"通过 API 在 Discord 发送带附件的消息，也包括服务器的贴纸、表情和音效。","notes":[
"文件不会因格式而被拒绝，无法内嵌播放的文件会显示为下载链接。",
"订阅 Nitro 的用户和获得助力的服务器可以上传更大的文件，具体上限见交互（interaction）中的 attachment_size_limit。",
"Lottie 贴纸是 JSON，不是媒体文件，因此没有规则。"
],"borrowed_from":"TikTok 和抖音","share_states":[
{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},
{"code":"20002","name":"参数错误","meaning":"帖子没有媒体、媒体过多、媒体类型不受支持，或文字过长。"},
{"code":"20007","name":"视频时长不符合要求","meaning":"音效或动态贴纸过长。"},
{"code":"20008","name":"图片不符合要求","meaning":"图片的尺寸、宽高比或文件大小不符合要求。"},
{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},
{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},
{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}
],"native_codes_note":"API 在错误的 JSON 正文中返回该代码（Discord API 文档的错误代码表，2026-08-06 版）。","native_codes":[
{"code":"30015","name":"附件过多","meaning":"消息的附件多于 10 个。"},
{"code":"40005","name":"请求过大","meaning":"请求及其文件超过服务器或账号允许的大小。"},
{"code":"50035","name":"表单无效","meaning":"请求的某个字段过长或类型不对；响应中的 errors 指出该字段。"},
{"code":"50045","name":"文件过大","meaning":"贴纸、表情或音效的文件超过上限。"},
{"code":"50046","name":"文件无效","meaning":"贴纸、表情或音效的文件格式不被接受。"},
{"code":"50138","name":"表情过大","meaning":"Discord 无法把表情缩小到 262,144 字节以内。"},
{"code":"170007","name":"动态贴纸过长","meaning":"贴纸的动画超过 5 秒。"}
],"parameters":{"upload_limit":"文件大小的上限：标准值（standard），或因 Nitro 或服务器助力而提高的值（raised）。"},"rules":[
{"id":"attachment-file-size-until-2025-01-15","message":"文件大小为 {measured}；2025 年 1 月 15 日以前（含当日）不能超过 {limit}（25 MiB）","fix":"压缩到 25 MiB 以内。"},
{"id":"attachment-file-size","message":"文件大小为 {measured}，不能超过 {limit}（10 MiB）","fix":"压缩到 10 MiB 以内。"},
{"id":"attachment-video-codec","message":"视频编码格式为 {measured}；有记录表明桌面端只显示第一帧","fix":"转换为 H.264 编码的 MP4，以便在各处都能播放。"},
{"id":"attachment-video-container","message":"封装格式为 {measured}；有记录表明 Discord 不显示播放器，只能下载","fix":"转换为 MP4；H.264 和 AAC 只需重新封装。"},
{"id":"sticker-format","message":"贴纸格式为 {measured}；Discord 接受 PNG、APNG、GIF 和 Lottie","fix":"转换为 PNG；动态贴纸转换为 APNG。"},
{"id":"sticker-file-size","message":"贴纸文件大小为 {measured}，不能超过 {limit}（512 KiB）","fix":"压缩到 512 KiB 以内。"},
{"id":"sticker-size","message":"贴纸尺寸为 {measured}；Discord 要求 {limit}","fix":"缩放到 320×320。"},
{"id":"sticker-duration-max","message":"动态贴纸的时长为 {measured}，不能超过 {limit}","fix":"将动画缩短到 {limit} 以内。"},
{"id":"emoji-format","message":"表情格式为 {measured}；Discord 接受 JPEG、PNG、GIF、WebP 和 AVIF","fix":"转换为 PNG；动态表情转换为 GIF 或 WebP。"},
{"id":"emoji-file-size","message":"表情文件大小为 {measured}，不能超过 {limit}（256 KiB）","fix":"压缩到 256 KiB 以内。"},
{"id":"sound-file-size-decimal","message":"音效文件大小为 {measured}；上限为 {limit}，如果文档的 kb 按二进制计，则为 {looser}","fix":"压缩到 {limit} 以内。"},
{"id":"sound-file-size","message":"音效文件大小为 {measured}，不能超过 {limit}（512 KiB）","fix":"压缩到 512 KiB 以内。"},
{"id":"sound-duration-max","message":"音效时长为 {measured}，不能超过 {limit}","fix":"剪辑到 {limit} 以内。"},
{"id":"request-file-size","message":"文件总大小为 {measured}；一条消息的所有文件合计不能超过 {limit}（25 MiB）","fix":"分多条消息发送。"},
{"id":"request-attachments-max","message":"共有 {measured} 个文件，最多 {limit} 个","fix":"每条消息最多发送 {limit} 个文件。"},
{"id":"request-alt-text-length-utf16","message":"长度为 {measured}；上限为 {looser}，文档没有说明如何计数","fix":"将替代文本缩短到 {limit}以内；一个表情符号至少计为两个码元。"},
{"id":"request-alt-text-length","message":"长度为 {measured}，不能超过 {limit}","fix":"将替代文本缩短到 {limit}以内。"},
{"id":"request-text-length-utf16","message":"长度为 {measured}；上限为 {looser}，文档没有说明如何计数","fix":"将正文缩短到 {limit}以内；一个表情符号至少计为两个码元。"},
{"id":"request-text-length","message":"长度为 {measured}，不能超过 {limit}","fix":"将正文缩短到 {limit}以内。"},
{"id":"request-embeds-max","message":"共有 {measured} 个嵌入内容，最多 {limit} 个","fix":"最多保留 {limit} 个嵌入内容。"},
{"id":"request-embed-title-length","message":"长度为 {measured}，不能超过 {limit}","fix":"将标题缩短到 {limit}以内。"},
{"id":"request-embed-description-length","message":"长度为 {measured}，不能超过 {limit}","fix":"将描述缩短到 {limit}以内。"},
{"id":"request-embed-fields-max","message":"共有 {measured} 个字段，最多 {limit} 个","fix":"每个嵌入内容最多保留 {limit} 个字段。"},
{"id":"request-embed-footer-length","message":"长度为 {measured}，不能超过 {limit}","fix":"将页脚缩短到 {limit}以内。"},
{"id":"request-embed-author-length","message":"长度为 {measured}，不能超过 {limit}","fix":"将作者名缩短到 {limit}以内。"},
{"id":"request-embed-field-name-length","message":"长度为 {measured}，不能超过 {limit}","fix":"将字段名称缩短到 {limit}以内。"},
{"id":"request-embed-field-value-length","message":"长度为 {measured}，不能超过 {limit}","fix":"将字段内容缩短到 {limit}以内。"},
{"id":"request-embeds-length","message":"长度为 {measured}；所有嵌入内容合计不能超过 {limit}","fix":"将嵌入内容合计缩短到 {limit}以内。"},
{"id":"request-poll-question-length","message":"长度为 {measured}，不能超过 {limit}","fix":"将投票问题缩短到 {limit}以内。"},
{"id":"request-poll-answer-length","message":"长度为 {measured}，不能超过 {limit}","fix":"将投票选项缩短到 {limit}以内。"},
{"id":"request-poll-answers-max","message":"投票共有 {measured} 个选项，最多 {limit} 个","fix":"最多保留 {limit} 个选项。"}
],"not_documented":[
{"subject":"视频的编码格式、宽高比和时长","note":"不会因此拒绝上传，只影响能否内嵌播放。"},
{"subject":"订阅 Nitro 或服务器获得助力后，文件大小的上限"},
{"subject":"文件上限提高后，单次请求的 25 MiB 上限是否仍然有效","note":"这里按不再有效处理。"},
{"subject":"音效的 512 kb 是十进制还是二进制","note":"介于两个数值之间的文件给出警告。"},
{"subject":"贴纸必须是 320×320 还是可以更小","note":"这里按必须是 320×320 处理。"},
{"subject":"文本长度的计数单位","note":"嵌入内容按 Unicode 字符计；其他文本的长度介于两个上限之间时给出警告。"}
]}}}
"""##])
}

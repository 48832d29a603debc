// swift-format-ignore-file
// Made by script/tools/generate from Destinations/facebook-stories-ios/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_facebook_stories_ios = Destinations.Entry(
    "facebook-stories-ios", "facebook-stories", groups: ["share-sdk", "meta", "facebook"],
    ##"""
{"preflight_destination":1,
"id":"facebook-stories-ios",
"short_name":"facebook-stories",
"name":"Facebook Stories (iOS)",
"groups":["share-sdk","meta","facebook"],
"sources":[
{"id":"query-schemes","title":"canOpenURL(_:), UIKit reference","url":"https://developer.apple.com/documentation/uikit/uiapplication/canopenurl(_:)","checked":[2026,11,21],"page_as_of":"unknown","review_after":[2027,5,21]},
{"id":"stories-guide","title":"Sharing to Stories, iOS","url":"https://developers.facebook.com/documentation/sharing/sharing-to-stories/ios-developers","checked":[2026,11,21],"page_as_of":"unknown","review_after":[2027,5,21]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"parameters":[
{"name":"screen","kind":"size","meaning":"The size in pixels of the screen on which the story is made, in portrait orientation."},
{"name":"facebook_app_id","kind":"text","meaning":"The ID of the app in Meta's developer portal."}
],
"share_states":{"success":20000,"borrowed_from":"TikTok and Douyin","states":[
{"code":20000,"name":"shared","meaning":"The share succeeded. A tool can only say that no documented rule is broken."},
{"code":20002,"name":"parameters not usable","predictable_from":["request"],"meaning":"The app ID is missing, there are no media, or a value is not valid."},
{"code":20003,"name":"app lacks permission","predictable_from":["context"],"meaning":"The app ID is not the ID of a registered app."},
{"code":20007,"name":"video length doesn't meet requirements","predictable_from":["media"],"meaning":"The video is too long or too short."},
{"code":20008,"name":"photo doesn't meet requirements","predictable_from":["media"],"meaning":"The size, aspect ratio or file size of an image does not meet the requirements."},
{"code":20010,"name":"media could not be processed","predictable_from":["media"],"meaning":"The file is damaged or too large, or an image has a format that is not accepted."},
{"code":20011,"name":"video resolution doesn't meet requirements","predictable_from":["media"],"meaning":"The size or aspect ratio of a video does not meet the requirements."},
{"code":20012,"name":"video format not supported","predictable_from":["media"],"meaning":"The container, the codec or a setting of a video does not meet the requirements."},
{"code":20019,"name":"app not installed","predictable_from":["context","run_time"],"meaning":"Facebook is not installed or too old, or the property list lacks the query scheme facebook-stories."},
{"code":21001,"name":"download from iCloud failed","predictable_from":["context","run_time"],"meaning":"The media is in iCloud and not on the device."},
{"code":21003,"name":"media does not exist","predictable_from":["request","run_time"],"meaning":"The media does not exist."}
]},
"slots":[
{"name":"background-video","takes":["video"],
"rules":[
{"id":"facebook-stories-ios/background-video-codec","fact":"video.codec","constraint":{"any_of":[{"fact":"video.codec","constraint":{"one_of":["h264","hevc"]}},{"fact":"container","constraint":{"equals":"webm"}}]},"strength":"unstated","certainty":"official","step":"format","share_state":20012,"source":"stories-guide","message":"has the video codec {measured}; Facebook accepts H.264, H.265 and WebM","fix":"Convert it to H.264 in MP4.","examples":{"pass":[{"values":[{"fact":"video.codec","value":"h264"},{"fact":"container","value":"mp4"}]},{"values":[{"fact":"video.codec","value":"hevc"},{"fact":"container","value":"mov"}]},{"values":[{"fact":"video.codec","value":"vp9"},{"fact":"container","value":"webm"}]}],"fail":[{"values":[{"fact":"video.codec","value":"vp9"},{"fact":"container","value":"mp4"}]},{"values":[{"fact":"video.codec","value":"mpeg4"},{"fact":"container","value":"avi"}]}]}},
{"id":"facebook-stories-ios/background-video-file-size","fact":"file_size","constraint":{"below":50000000},"strength":"advice","certainty":"official","step":"format","source":"stories-guide","message":"is {measured}; Facebook recommends less than {limit}, which is read as 50,000,000 bytes because the page does not say whether its MB are decimal or binary","fix":"Lower the bit rate until the file is smaller than {limit}.","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":49999999}]}],"warn":[{"values":[{"fact":"file_size","value":50000000}]},{"values":[{"fact":"file_size","value":52428800}]},{"values":[{"fact":"file_size","value":61300000}]}]}},
{"id":"facebook-stories-ios/background-video-duration-max","fact":"duration","constraint":{"max":20},"strength":"unstated","certainty":"official","step":"duration","share_state":20007,"source":"stories-guide","message":"is {measured} long; the limit is {limit}","fix":"Trim it to {limit} or less.","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":1}}]},{"values":[{"fact":"duration","value":{"number":20}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":20.000001}}]},{"values":[{"fact":"duration","value":{"number":20.1}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":20.100001}}]},{"values":[{"fact":"duration","value":{"number":20.2}}]},{"values":[{"fact":"duration","value":{"number":754.2}}]}]}},
{"id":"facebook-stories-ios/background-video-long-side","fact":"video.size","constraint":{"sides":[{"side":"short","max":1080},{"side":"long","max":1920}]},"strength":"unstated","certainty":"official","step":"resolution","share_state":20011,"source":"stories-guide","looser":"facebook-stories-ios/background-video-size","message":"is {measured}; 1080p usually means {limit}, and the page gives no limit for the long side","fix":"Scale it down to fit 1080×1920 or 1920×1080.","examples":{"pass":[{"values":[{"fact":"video.size","value":{"size":[1080,1920]}}]},{"values":[{"fact":"video.size","value":{"size":[1920,1080]}}]},{"values":[{"fact":"video.size","value":{"size":[1080,1080]}}]},{"values":[{"fact":"video.size","value":{"size":[720,1280]}}]}],"warn":[{"values":[{"fact":"video.size","value":{"size":[1080,1921]}}]},{"values":[{"fact":"video.size","value":{"size":[1921,1080]}}]},{"values":[{"fact":"video.size","value":{"size":[2560,1080]}}]}]}},
{"id":"facebook-stories-ios/background-video-size","fact":"video.size","constraint":{"sides":[{"side":"short","max":1080}]},"strength":"unstated","certainty":"official","step":"resolution","share_state":20011,"source":"stories-guide","message":"is {measured}; Facebook accepts at most 1080p, which is read as a short side of at most 1080 px","fix":"Scale it down to fit 1080×1920 or 1920×1080.","examples":{"pass":[{"values":[{"fact":"video.size","value":{"size":[1080,1920]}}]},{"values":[{"fact":"video.size","value":{"size":[1920,1080]}}]},{"values":[{"fact":"video.size","value":{"size":[1080,1080]}}]},{"values":[{"fact":"video.size","value":{"size":[2560,1080]}}]}],"fail":[{"values":[{"fact":"video.size","value":{"size":[1081,1920]}}]},{"values":[{"fact":"video.size","value":{"size":[1920,1081]}}]},{"values":[{"fact":"video.size","value":{"size":[2160,3840]}}]}]}}
]},
{"name":"background-image","takes":["image"],
"rules":[
{"id":"facebook-stories-ios/background-image-format","fact":"image.format","constraint":{"one_of":["jpeg","png"]},"strength":"unstated","certainty":"official","step":"format","share_state":20010,"source":"stories-guide","message":"is {measured}; Facebook accepts JPEG and PNG","fix":"Convert it to JPEG or PNG.","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"png"}]}],"fail":[{"values":[{"fact":"image.format","value":"heic"}]},{"values":[{"fact":"image.format","value":"webp"}]},{"values":[{"fact":"image.format","value":"gif"}]}]}},
{"id":"facebook-stories-ios/background-image-aspect-ratio","fact":"image.aspect_ratio","constraint":{"range":{"min":[281,500],"max":[563,1000]}},"strength":"advice","certainty":"official","step":"resolution","share_state":20008,"source":"stories-guide","message":"has the aspect ratio {measured}; Facebook recommends 9:16","fix":"Crop it to 9:16, for example 1080×1920.","examples":{"pass":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[375,667]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[9,16]}}]}],"warn":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[1079,1920]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[1081,1920]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[16,9]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":1}}]}]}},
{"id":"facebook-stories-ios/background-image-screen","fact":"image.size","constraint":{"fits":"screen"},"strength":"advice","certainty":"official","step":"resolution","share_state":20008,"source":"stories-guide","message":"is {measured}; Facebook recommends at most the size of the screen, which is {limit}","fix":"Scale it down to fit {limit}.","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[1170,2532]}}],"assuming":[{"parameter":"screen","value":"1170x2532"}]},{"values":[{"fact":"image.size","value":{"size":[1080,1920]}}],"assuming":[{"parameter":"screen","value":"1170x2532"}]}],"warn":[{"values":[{"fact":"image.size","value":{"size":[1171,2532]}}],"assuming":[{"parameter":"screen","value":"1170x2532"}]},{"values":[{"fact":"image.size","value":{"size":[1170,2533]}}],"assuming":[{"parameter":"screen","value":"1170x2532"}]}]}}
]},
{"name":"sticker","takes":["image"],
"rules":[
{"id":"facebook-stories-ios/sticker-format","fact":"image.format","constraint":{"one_of":["jpeg","png"]},"strength":"unstated","certainty":"official","step":"format","share_state":20010,"source":"stories-guide","message":"is {measured}; Facebook accepts JPEG and PNG","fix":"Convert it to JPEG or PNG.","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"png"}]}],"fail":[{"values":[{"fact":"image.format","value":"heic"}]},{"values":[{"fact":"image.format","value":"webp"}]},{"values":[{"fact":"image.format","value":"gif"}]}]}},
{"id":"facebook-stories-ios/sticker-size","fact":"image.size","constraint":{"sides":[{"side":"short","max":480},{"side":"long","max":640}]},"strength":"advice","certainty":"official","step":"resolution","share_state":20008,"source":"stories-guide","message":"is {measured}; Facebook recommends 640×480, which is read as {limit}","fix":"Scale it down to fit 640×480.","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[640,480]}}]},{"values":[{"fact":"image.size","value":{"size":[480,640]}}]},{"values":[{"fact":"image.size","value":{"size":[320,240]}}]}],"warn":[{"values":[{"fact":"image.size","value":{"size":[641,480]}}]},{"values":[{"fact":"image.size","value":{"size":[640,481]}}]},{"values":[{"fact":"image.size","value":{"size":[1080,1920]}}]}]}}
]}],
"request_rules":[
{"id":"facebook-stories-ios/request-app-id-present","fact":{"field":"com.facebook.sharedSticker.appID"},"constraint":{"present":true},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"stories-guide","message":"is missing; the page requires it","fix":"Set it to the ID of the app at developers.facebook.com.","examples":{"pass":[{"values":[{"fact":{"field":"com.facebook.sharedSticker.appID"},"value":"1234567890"}]}],"fail":[{}]}},
{"id":"facebook-stories-ios/request-app-id","fact":{"field":"com.facebook.sharedSticker.appID"},"constraint":{"length":{"unit":"characters","min":1}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"stories-guide","message":"is empty; the page requires the ID of the app","fix":"Set it to the ID of the app at developers.facebook.com.","examples":{"pass":[{"values":[{"fact":{"field":"com.facebook.sharedSticker.appID"},"value":"1234567890"}]}],"fail":[{"values":[{"fact":{"field":"com.facebook.sharedSticker.appID"},"value":""}]}]}},
{"id":"facebook-stories-ios/request-app-id-placeholder","fact":{"field":"com.facebook.sharedSticker.appID"},"constraint":{"form":"filled"},"strength":"hard","certainty":"official","step":"context","share_state":20003,"source":"stories-guide","applies_if":[{"fact":{"field":"com.facebook.sharedSticker.appID"},"constraint":{"length":{"unit":"characters","min":1}}}],"message":"is {measured}, which is the placeholder for the ID in the sample code","fix":"Set it to the ID of the app at developers.facebook.com.","examples":{"pass":[{"values":[{"fact":{"field":"com.facebook.sharedSticker.appID"},"value":"1234567890"}]},{"values":[{"fact":{"field":"com.facebook.sharedSticker.appID"},"value":""}]}],"fail":[{"values":[{"fact":{"field":"com.facebook.sharedSticker.appID"},"value":"your-app-id"}]},{"values":[{"fact":{"field":"com.facebook.sharedSticker.appID"},"value":"{your-app-id}"}]},{"values":[{"fact":{"field":"com.facebook.sharedSticker.appID"},"value":"YOUR_APP_ID"}]}]}},
{"id":"facebook-stories-ios/request-asset-present","fact":{"count":"media"},"constraint":{"min":1},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"stories-guide","message":"has neither a background nor a sticker; Facebook requires at least one of them","fix":"Add a background image, a background video or a sticker.","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]},{"values":[{"fact":{"count":"media"},"value":2}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":0}]}]}},
{"id":"facebook-stories-ios/request-top-color","fact":{"field":"com.facebook.sharedSticker.backgroundTopColor"},"constraint":{"form":"hex_color"},"strength":"advice","certainty":"official","step":"request","share_state":20002,"source":"stories-guide","message":"is {measured}, expected {limit}; the page does not describe the effect of other values","fix":"Write it as a number sign and six hexadecimal digits.","examples":{"pass":[{"values":[{"fact":{"field":"com.facebook.sharedSticker.backgroundTopColor"},"value":"#222222"}]},{"values":[{"fact":{"field":"com.facebook.sharedSticker.backgroundTopColor"},"value":"#fF00aA"}]}],"warn":[{"values":[{"fact":{"field":"com.facebook.sharedSticker.backgroundTopColor"},"value":"#12345"}]},{"values":[{"fact":{"field":"com.facebook.sharedSticker.backgroundTopColor"},"value":"222222"}]},{"values":[{"fact":{"field":"com.facebook.sharedSticker.backgroundTopColor"},"value":"#22222g"}]},{"values":[{"fact":{"field":"com.facebook.sharedSticker.backgroundTopColor"},"value":"red"}]}]}},
{"id":"facebook-stories-ios/request-bottom-color","fact":{"field":"com.facebook.sharedSticker.backgroundBottomColor"},"constraint":{"form":"hex_color"},"strength":"advice","certainty":"official","step":"request","share_state":20002,"source":"stories-guide","message":"is {measured}, expected {limit}; the page does not describe the effect of other values","fix":"Write it as a number sign and six hexadecimal digits.","examples":{"pass":[{"values":[{"fact":{"field":"com.facebook.sharedSticker.backgroundBottomColor"},"value":"#222222"}]},{"values":[{"fact":{"field":"com.facebook.sharedSticker.backgroundBottomColor"},"value":"#fF00aA"}]}],"warn":[{"values":[{"fact":{"field":"com.facebook.sharedSticker.backgroundBottomColor"},"value":"#12345"}]},{"values":[{"fact":{"field":"com.facebook.sharedSticker.backgroundBottomColor"},"value":"222222"}]},{"values":[{"fact":{"field":"com.facebook.sharedSticker.backgroundBottomColor"},"value":"#22222g"}]},{"values":[{"fact":{"field":"com.facebook.sharedSticker.backgroundBottomColor"},"value":"red"}]}]}},
{"id":"facebook-stories-ios/request-top-color-alone","fact":{"field":"com.facebook.sharedSticker.backgroundBottomColor"},"constraint":{"present":true},"strength":"advice","certainty":"official","step":"request","source":"stories-guide","applies_if":[{"fact":{"field":"com.facebook.sharedSticker.backgroundTopColor"},"constraint":{"present":true}}],"message":"is missing; Facebook uses it together with the top color","fix":"Set both colors; two equal colors give a solid background.","examples":{"pass":[{"values":[{"fact":{"field":"com.facebook.sharedSticker.backgroundBottomColor"},"value":"#333333"},{"fact":{"field":"com.facebook.sharedSticker.backgroundTopColor"},"value":"#444444"}]},{}],"warn":[{"values":[{"fact":{"field":"com.facebook.sharedSticker.backgroundTopColor"},"value":"#444444"}]}]}},
{"id":"facebook-stories-ios/request-bottom-color-alone","fact":{"field":"com.facebook.sharedSticker.backgroundTopColor"},"constraint":{"present":true},"strength":"advice","certainty":"official","step":"request","source":"stories-guide","applies_if":[{"fact":{"field":"com.facebook.sharedSticker.backgroundBottomColor"},"constraint":{"present":true}}],"message":"is missing; Facebook uses it together with the bottom color","fix":"Set both colors; two equal colors give a solid background.","examples":{"pass":[{"values":[{"fact":{"field":"com.facebook.sharedSticker.backgroundTopColor"},"value":"#444444"},{"fact":{"field":"com.facebook.sharedSticker.backgroundBottomColor"},"value":"#333333"}]},{}],"warn":[{"values":[{"fact":{"field":"com.facebook.sharedSticker.backgroundBottomColor"},"value":"#333333"}]}]}},
{"id":"facebook-stories-ios/request-background-single","fact":{"field":"com.facebook.sharedSticker.backgroundVideo"},"constraint":{"present":false},"strength":"advice","certainty":"official","step":"request","source":"stories-guide","applies_if":[{"fact":{"field":"com.facebook.sharedSticker.backgroundImage"},"constraint":{"present":true}}],"message":"is set together with backgroundImage; a background is either an image or a video","fix":"Remove one of them.","examples":{"pass":[{"values":[{"fact":{"field":"com.facebook.sharedSticker.backgroundVideo"},"value":"clip.mp4"}]},{"values":[{"fact":{"field":"com.facebook.sharedSticker.backgroundImage"},"value":"poster.jpg"}]}],"warn":[{"values":[{"fact":{"field":"com.facebook.sharedSticker.backgroundVideo"},"value":"clip.mp4"},{"fact":{"field":"com.facebook.sharedSticker.backgroundImage"},"value":"poster.jpg"}]}]}},
{"id":"facebook-stories-ios/request-expiration","fact":{"field":"expirationDate"},"constraint":{"range":{"min":1,"max":300}},"strength":"advice","certainty":"official","step":"request","source":"stories-guide","message":"is {measured} seconds; in the sample code, the items expire after {max} seconds","fix":"Set UIPasteboard.OptionsKey.expirationDate to five minutes from now.","examples":{"pass":[{"values":[{"fact":{"field":"expirationDate"},"value":1}]},{"values":[{"fact":{"field":"expirationDate"},"value":300}]}],"warn":[{"values":[{"fact":{"field":"expirationDate"},"value":0}]},{"values":[{"fact":{"field":"expirationDate"},"value":301}]},{"values":[{"fact":{"field":"expirationDate"},"value":86400}]}]}},
{"id":"facebook-stories-ios/request-expiration-present","fact":{"field":"expirationDate"},"constraint":{"present":true},"strength":"advice","certainty":"official","step":"request","source":"stories-guide","message":"is missing; without it, the shared items stay on the pasteboard","fix":"Set UIPasteboard.OptionsKey.expirationDate to five minutes from now.","examples":{"pass":[{"values":[{"fact":{"field":"expirationDate"},"value":300}]}],"warn":[{}]}},
{"id":"facebook-stories-ios/request-app-id-digits","fact":{"field":"com.facebook.sharedSticker.appID"},"constraint":{"form":"digits"},"strength":"unstated","certainty":"derived","step":"context","share_state":20003,"source":"stories-guide","applies_if":[{"fact":{"field":"com.facebook.sharedSticker.appID"},"constraint":{"form":"filled"}}],"message":"is {measured}; the ID of a Facebook app has {limit}","fix":"Set it to the ID of the app at developers.facebook.com.","examples":{"pass":[{"values":[{"fact":{"field":"com.facebook.sharedSticker.appID"},"value":"1234567890"}]},{"values":[{"fact":{"field":"com.facebook.sharedSticker.appID"},"value":""}]},{"values":[{"fact":{"field":"com.facebook.sharedSticker.appID"},"value":"your-app-id"}]}],"fail":[{"values":[{"fact":{"field":"com.facebook.sharedSticker.appID"},"value":"fb1234567890"}]},{"values":[{"fact":{"field":"com.facebook.sharedSticker.appID"},"value":"12 34"}]}]}},
{"id":"facebook-stories-ios/request-app-id-registered","fact":{"field":"com.facebook.sharedSticker.appID"},"constraint":{"equals_parameter":{"name":"facebook_app_id"}},"strength":"unstated","certainty":"official","step":"context","share_state":20003,"source":"stories-guide","applies_if":[{"fact":{"field":"com.facebook.sharedSticker.appID"},"constraint":{"form":"filled"}}],"message":"is {measured}, but the developer portal has {limit}","fix":"Set it to the ID of the app at developers.facebook.com.","examples":{"pass":[{"values":[{"fact":{"field":"com.facebook.sharedSticker.appID"},"value":"12"}],"assuming":[{"parameter":"facebook_app_id","value":"12"}]},{"values":[{"fact":{"field":"com.facebook.sharedSticker.appID"},"value":"12"}]}],"fail":[{"values":[{"fact":{"field":"com.facebook.sharedSticker.appID"},"value":"34"}],"assuming":[{"parameter":"facebook_app_id","value":"12"}]}]}},
{"id":"facebook-stories-ios/request-app-id-info-plist","fact":{"field":"com.facebook.sharedSticker.appID"},"constraint":{"equals_value_of":"FacebookAppID"},"strength":"unstated","certainty":"official","step":"context","share_state":20003,"source":"stories-guide","applies_if":[{"fact":{"field":"com.facebook.sharedSticker.appID"},"constraint":{"form":"filled"}}],"message":"is {measured}, which is not {limit} in Info.plist","fix":"Set both to the ID of the app at developers.facebook.com.","examples":{"pass":[{"values":[{"fact":{"field":"com.facebook.sharedSticker.appID"},"value":"12"},{"fact":{"info_plist":"FacebookAppID"},"value":"12"}]},{"values":[{"fact":{"field":"com.facebook.sharedSticker.appID"},"value":"12"},{"fact":{"info_plist":"FacebookAppID"},"value":"your-app-id"}]},{"values":[{"fact":{"field":"com.facebook.sharedSticker.appID"},"value":"12"}]}],"fail":[{"values":[{"fact":{"field":"com.facebook.sharedSticker.appID"},"value":"9999"},{"fact":{"info_plist":"FacebookAppID"},"value":"12"}]}]}}
],
"publisher":"Meta",
"summary":"An app puts a background image or video, a sticker, or both on the pasteboard and opens the Facebook app. There the user adds them to a story.",
"notes":[
"Facebook returns no result and publishes no codes. The share states are those of TikTok and Douyin with the same meaning.",
"The API for stories of pages allows 60 s for a video. Sharing from an app is stricter.",
"The sample code of the page re-encodes images as PNG, which can multiply their size.",
"Without colors, Facebook uses #222222 for the top and the bottom of the background."
],
"request":{"source":"stories-guide","malformed":20002,"unusable":20002,"fields":[
{"name":"com.facebook.sharedSticker.appID","type":"identifier"},
{"name":"com.facebook.sharedSticker.backgroundImage","type":"media","slots":["background-image"]},
{"name":"com.facebook.sharedSticker.backgroundVideo","type":"media","slots":["background-video"]},
{"name":"com.facebook.sharedSticker.stickerImage","type":"media","slots":["sticker"]},
{"name":"com.facebook.sharedSticker.backgroundTopColor","type":"identifier","default":"#222222"},
{"name":"com.facebook.sharedSticker.backgroundBottomColor","type":"identifier","default":"#222222"},
{"name":"expirationDate","type":"number"}
]},
"app":[
{"id":"facebook-stories-ios/app-query-schemes","fact":{"info_plist":"LSApplicationQueriesSchemes"},"constraint":{"contains":["facebook-stories"]},"strength":"unstated","certainty":"official","step":"context","share_state":20019,"source":"stories-guide","message":"LSApplicationQueriesSchemes lacks {limit}, so the app cannot detect that Facebook is installed","fix":"Add {limit} to LSApplicationQueriesSchemes in Info.plist, as the bare scheme without “://”.","examples":{"pass":[{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["facebook-stories"]}]},{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["fb","facebook-stories"]}]}],"warn":[{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["Facebook-Stories"]}]}],"fail":[{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["facebook-stories://"]}]},{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["facebook"]}]},{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":[]}]}]}},
{"id":"facebook-stories-ios/app-query-schemes-count","fact":{"entries":"LSApplicationQueriesSchemes"},"constraint":{"max":50},"strength":"unstated","certainty":"official_quoted","step":"context","source":"query-schemes","message":"LSApplicationQueriesSchemes has {measured} entries; the limit for an app that is built for iOS 15 or later is {limit}","fix":"Remove the schemes of apps that this app no longer looks for.","examples":{"pass":[{"values":[{"fact":{"entries":"LSApplicationQueriesSchemes"},"value":1}]},{"values":[{"fact":{"entries":"LSApplicationQueriesSchemes"},"value":50}]}],"warn":[{"values":[{"fact":{"entries":"LSApplicationQueriesSchemes"},"value":51}]}]}},
{"id":"facebook-stories-ios/app-id","fact":{"info_plist":"FacebookAppID"},"constraint":{"form":"filled"},"strength":"unstated","certainty":"official","step":"context","share_state":20003,"source":"stories-guide","message":"FacebookAppID contains {measured}; a story requires the ID of a registered app","fix":"Set FacebookAppID in Info.plist to the ID of the app in Meta's developer portal.","examples":{"pass":[{"values":[{"fact":{"info_plist":"FacebookAppID"},"value":"1234567890"}]}],"fail":[{"values":[{"fact":{"info_plist":"FacebookAppID"},"value":""}]},{"values":[{"fact":{"info_plist":"FacebookAppID"},"value":"your-app-id"}]},{"values":[{"fact":{"info_plist":"FacebookAppID"},"value":"{your-app-id}"}]},{"values":[{"fact":{"info_plist":"FacebookAppID"},"value":"YOUR_APP_ID"}]}]}},
{"id":"facebook-stories-ios/app-id-digits","fact":{"info_plist":"FacebookAppID"},"constraint":{"form":"digits"},"strength":"unstated","certainty":"derived","step":"context","share_state":20003,"source":"stories-guide","applies_if":[{"fact":{"info_plist":"FacebookAppID"},"constraint":{"form":"filled"}}],"message":"FacebookAppID contains {measured}; the ID of a Facebook app has {limit}","fix":"Set FacebookAppID in Info.plist to the ID of the app in Meta's developer portal.","examples":{"pass":[{"values":[{"fact":{"info_plist":"FacebookAppID"},"value":"1234567890"}]},{"values":[{"fact":{"info_plist":"FacebookAppID"},"value":""}]},{"values":[{"fact":{"info_plist":"FacebookAppID"},"value":"your-app-id"}]}],"fail":[{"values":[{"fact":{"info_plist":"FacebookAppID"},"value":"fb1234567890"}]},{"values":[{"fact":{"info_plist":"FacebookAppID"},"value":"12 34"}]}]}},
{"id":"facebook-stories-ios/app-id-registered","fact":{"info_plist":"FacebookAppID"},"constraint":{"equals_parameter":{"name":"facebook_app_id"}},"strength":"unstated","certainty":"official","step":"context","share_state":20003,"source":"stories-guide","applies_if":[{"fact":{"info_plist":"FacebookAppID"},"constraint":{"form":"filled"}}],"message":"FacebookAppID contains {measured}, but the developer portal has {limit}","fix":"Set FacebookAppID in Info.plist to the ID of the app in Meta's developer portal.","examples":{"pass":[{"values":[{"fact":{"info_plist":"FacebookAppID"},"value":"12"}],"assuming":[{"parameter":"facebook_app_id","value":"12"}]},{"values":[{"fact":{"info_plist":"FacebookAppID"},"value":"12"}]}],"fail":[{"values":[{"fact":{"info_plist":"FacebookAppID"},"value":"34"}],"assuming":[{"parameter":"facebook_app_id","value":"12"}]}]}},
{"id":"facebook-stories-ios/app-minimum-system","fact":{"info_plist":"MinimumOSVersion"},"constraint":{"version":{"from":[10,0]}},"strength":"advice","certainty":"official","step":"context","source":"stories-guide","applies_if":[{"fact":{"info_plist":"MinimumOSVersion"},"constraint":{"present":true}},{"fact":{"field":"expirationDate"},"constraint":{"present":true}}],"message":"MinimumOSVersion is {measured}; items with an expiration date require iOS 10 or later","fix":"Set the deployment target to 10.0 or later, or set the items without options on older systems.","examples":{"pass":[{"values":[{"fact":{"info_plist":"MinimumOSVersion"},"value":"10.0"},{"fact":{"field":"expirationDate"},"value":300}]},{"values":[{"fact":{"info_plist":"MinimumOSVersion"},"value":"9.0"}]},{"values":[{"fact":{"field":"expirationDate"},"value":300}]}],"warn":[{"values":[{"fact":{"info_plist":"MinimumOSVersion"},"value":"9.3"},{"fact":{"field":"expirationDate"},"value":300}]}]}},
{"id":"facebook-stories-ios/app-source-can-open","fact":{"source_text":["canOpenURL"]},"constraint":{"present":true},"strength":"advice","certainty":"official","step":"context","source":"stories-guide","message":"“canOpenURL” was not found in the sources; the samples check whether Facebook is installed before they share","fix":"Call canOpenURL with facebook-stories://share before the story is shared.","examples":{"pass":[{"values":[{"fact":{"source_text":["canOpenURL"]},"value":["canOpenURL"]}]}],"warn":[{}]}},
{"id":"facebook-stories-ios/app-source-share-url","fact":{"source_text":["facebook-stories://share"]},"constraint":{"present":true},"strength":"advice","certainty":"official","step":"context","source":"stories-guide","message":"“facebook-stories://share” was not found in the sources","fix":"Open the URL facebook-stories://share after the items are on the pasteboard.","examples":{"pass":[{"values":[{"fact":{"source_text":["facebook-stories://share"]},"value":["facebook-stories://share"]}]}],"warn":[{}]}}
],
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
{"subject":"Whether exactly 20 s is allowed","note":"The rules allow it."},
{"subject":"The meaning of 1080p for a portrait or landscape video","note":"A short side above 1080 pixels gives an error, and a long side above 1920 pixels gives a warning."},
{"subject":"The container of H.264 and H.265","note":"The sample code uses .mp4."},
{"subject":"The codecs inside WebM"},
{"subject":"The frame rate, the bit rate and the audio of a video"},
{"subject":"The aspect ratio of a video"},
{"subject":"The maximum file size of an image"},
{"subject":"The effect of a background image and a background video together"},
{"subject":"Whether colors have an effect together with a background","note":"The page for Android says that they are ignored."},
{"subject":"The effect of a color that is not written as a number sign and six digits","note":"The rule gives a warning."},
{"subject":"Whether the recommended 50 MB are decimal or binary","note":"The rule uses 50,000,000 bytes, the stricter reading."}
],
"translations":{
"zh-Hans":{"name":"Facebook 快拍（iOS）","summary":"应用把背景图片或背景视频、贴纸（或两者）放到剪贴板，再打开 Facebook，由用户添加到快拍。","notes":[
"Facebook 不返回结果，也没有公布状态码。这里的分享状态码借用 TikTok 和抖音中含义相同的编号。",
"通过公共主页的快拍 API 发布时，视频最长可达 60 秒；从应用内分享的限制更严格。",
"官方示例代码会把图片重新编码为 PNG，文件可能增大数倍。",
"没有设置颜色时，Facebook 会把背景的顶部和底部都设为"
],"borrowed_from":"TikTok 和抖音","share_states":[
{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},
{"code":"20002","name":"参数错误","meaning":"缺少 App ID，没有指定任何媒体，或参数的值无效。"},
{"code":"20003","name":"应用没有分享权限","meaning":"App ID 不属于已注册的应用。"},
{"code":"20007","name":"视频时长不符合要求","meaning":"视频过长或过短。"},
{"code":"20008","name":"图片不符合要求","meaning":"图片的尺寸、宽高比或文件大小不符合要求。"},
{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},
{"code":"20011","name":"视频分辨率不符合要求","meaning":"视频的分辨率或宽高比不符合要求。"},
{"code":"20012","name":"视频格式不支持","meaning":"视频的封装格式、编码格式或编码参数不符合要求。"},
{"code":"20019","name":"未安装 Facebook","meaning":"未安装 Facebook 或版本过低，或属性列表缺少 facebook-stories 这个查询 scheme。"},
{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},
{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}
],"parameters":{"facebook_app_id":"Meta 开发者后台中该应用的 App ID。","screen":"制作快拍所用设备的竖屏分辨率，单位为像素。"},"rules":[
{"id":"background-video-codec","message":"视频编码格式为 {measured}；Facebook 接受 H.264、H.265 和 WebM","fix":"转换为 H.264 编码的 MP4。"},
{"id":"background-video-file-size","message":"文件大小为 {measured}；Facebook 建议小于 {limit}（按 50,000,000 字节计；文档未说明 MB 是十进制还是二进制）","fix":"降低码率，使文件小于 {limit}。"},
{"id":"background-video-duration-max","message":"视频时长为 {measured}，不能超过 {limit}","fix":"将视频剪辑到 {limit} 以内。"},
{"id":"background-video-long-side","message":"视频分辨率为 {measured}；1080p 通常指 {limit}，文档没有给出长边的上限","fix":"缩小到 1080×1920 或 1920×1080 以内。"},
{"id":"background-video-size","message":"视频分辨率为 {measured}；Facebook 最高接受 1080p，这里按短边不超过 1080 px 判断","fix":"缩小到 1080×1920 或 1920×1080 以内。"},
{"id":"background-image-format","message":"图片格式为 {measured}；Facebook 接受 JPEG 和 PNG","fix":"转换为 JPEG 或 PNG。"},
{"id":"background-image-aspect-ratio","message":"图片宽高比为 {measured}；Facebook 建议为 9:16","fix":"裁剪为 9:16，例如 1080×1920。"},
{"id":"background-image-screen","message":"图片尺寸为 {measured}；Facebook 建议不超过屏幕分辨率，即 {limit}","fix":"缩小到 {limit} 以内。"},
{"id":"sticker-format","message":"贴纸格式为 {measured}；Facebook 接受 JPEG 和 PNG","fix":"转换为 JPEG 或 PNG。"},
{"id":"sticker-size","message":"贴纸尺寸为 {measured}；Facebook 建议为 640×480，这里按{limit}判断","fix":"缩小到 640×480 以内。"},
{"id":"request-app-id-present","message":"未填写；文档要求填写","fix":"填写 developers.facebook.com 上该应用的 App ID。"},
{"id":"request-app-id","message":"值为空；文档要求填写应用的 App ID","fix":"填写 developers.facebook.com 上该应用的 App ID。"},
{"id":"request-app-id-placeholder","message":"当前为 {measured}，这是示例代码中的占位符，不是真正的 App ID","fix":"填写 developers.facebook.com 上该应用的 App ID。"},
{"id":"request-asset-present","message":"既没有背景也没有贴纸，至少需要其中一项","fix":"添加背景图片、背景视频或贴纸。"},
{"id":"request-top-color","message":"当前为{measured}，应为{limit}；文档没有说明其他值的效果","fix":"写成“#”加六位十六进制数字。"},
{"id":"request-bottom-color","message":"当前为{measured}，应为{limit}；文档没有说明其他值的效果","fix":"写成“#”加六位十六进制数字。"},
{"id":"request-top-color-alone","message":"未填写；顶部颜色需要与底部颜色一起使用","fix":"同时设置顶部和底部的颜色；两种颜色相同时背景为纯色。"},
{"id":"request-bottom-color-alone","message":"未填写；底部颜色需要与顶部颜色一起使用","fix":"同时设置顶部和底部的颜色；两种颜色相同时背景为纯色。"},
{"id":"request-background-single","message":"已设置 backgroundImage；背景只能是图片或视频中的一种","fix":"只保留其中一个。"},
{"id":"request-expiration","message":"当前为 {measured} 秒；官方示例代码中，剪贴板的内容在 {max} 秒后过期","fix":"把 UIPasteboard.OptionsKey.expirationDate 设为五分钟之后。"},
{"id":"request-expiration-present","message":"未填写，分享的内容会一直留在剪贴板中","fix":"把 UIPasteboard.OptionsKey.expirationDate 设为五分钟之后。"},
{"id":"request-app-id-digits","message":"当前为 {measured}；Facebook 应用的 App ID 为{limit}","fix":"填写 developers.facebook.com 上该应用的 App ID。"},
{"id":"request-app-id-registered","message":"当前为 {measured}，而开发者后台中是 {limit}","fix":"填写 developers.facebook.com 上该应用的 App ID。"},
{"id":"request-app-id-info-plist","message":"当前为 {measured}，与 Info.plist 中 {limit}不同","fix":"两处都填写 developers.facebook.com 上该应用的 App ID。"},
{"id":"app-query-schemes","message":"LSApplicationQueriesSchemes 缺少 {limit}，应用无法检测到已安装的 Facebook","fix":"在 Info.plist 的 LSApplicationQueriesSchemes 中添加 {limit}，只写 scheme 本身，不带“://”。"},
{"id":"app-query-schemes-count","message":"LSApplicationQueriesSchemes 共有 {measured} 项；使用 iOS 15 及以上 SDK 构建的应用最多 {limit} 项","fix":"删除不再需要查询的 scheme。"},
{"id":"app-id","message":"FacebookAppID 的值为{measured}；快拍要求使用已注册应用的 App ID","fix":"在 Info.plist 中把 FacebookAppID 设为 Meta 开发者后台中该应用的 App ID。"},
{"id":"app-id-digits","message":"FacebookAppID 的值为 {measured}；Facebook 应用的 App ID 为{limit}","fix":"在 Info.plist 中把 FacebookAppID 设为 Meta 开发者后台中该应用的 App ID。"},
{"id":"app-id-registered","message":"FacebookAppID 的值为 {measured}，而开发者后台中是 {limit}","fix":"在 Info.plist 中把 FacebookAppID 设为 Meta 开发者后台中该应用的 App ID。"},
{"id":"app-minimum-system","message":"MinimumOSVersion 为{measured}；为剪贴板内容设置过期时间需要 iOS 10 或更高的系统","fix":"把部署目标设为 10.0 或更高，或在更早的系统上写入剪贴板时不设置选项。"},
{"id":"app-source-can-open","message":"源代码中未找到“canOpenURL”；官方示例代码在分享前会检查是否安装了 Facebook","fix":"分享前用 canOpenURL 检查 facebook-stories://share。"},
{"id":"app-source-share-url","message":"源代码中未找到“facebook-stories://share”","fix":"把内容放到剪贴板后，打开 facebook-stories://share。"}
],"not_documented":[
{"subject":"时长恰好为 20 秒时是否允许","note":"这里按允许处理。"},
{"subject":"竖屏或横屏视频的 1080p 指什么","note":"短边超过 1080 px 按错误处理，长边超过 1920 px 按警告处理。"},
{"subject":"H.264 和 H.265 视频的封装格式","note":"官方示例代码使用 .mp4。"},
{"subject":"WebM 内的编码格式"},
{"subject":"视频的帧率、码率和音频"},
{"subject":"视频的宽高比"},
{"subject":"图片文件的大小上限"},
{"subject":"同时设置背景图片和背景视频的效果"},
{"subject":"使用背景时颜色值是否生效","note":"Android 文档说明会被忽略。"},
{"subject":"颜色值不是“#”加六位十六进制数字时的效果","note":"这里按警告处理。"},
{"subject":"建议的 50 MB 是十进制还是二进制","note":"这里按更严格的 50,000,000 字节计。"}
]}}}
"""##)
}

// swift-format-ignore-file
// Made by script/tools/generate from Destinations/weibo/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_weibo = Destinations.Entry(
    "weibo", "weibo", groups: ["share-sdk", "cn"],
    fingerprint: "549db016", checked: "2026-11-28",
    [##"""
{"preflight_destination":1,
"id":"weibo",
"short_name":"weibo",
"name":"Weibo SDK (iOS)",
"groups":["share-sdk","cn"],
"sources":[
{"id":"query-schemes","title":"canOpenURL(_:), UIKit reference","url":"https://developer.apple.com/documentation/uikit/uiapplication/canopenurl(_:)","checked":[2026,11,28],"page_as_of":"unknown","review_after":[2027,5,21]},
{"id":"wechat-xcode-27","title":"WeChat, notice on Xcode 27 and iOS 27","url":"https://developers.weixin.qq.com/doc/oplatform/Mobile_App/announcement/xcode_27.html","checked":[2026,11,28],"page_as_of":"unknown"},
{"id":"sdk","title":"WeiboSDK for iOS, WeiboSDK.h, Info.plist and README","url":"https://github.com/sinaweibosdk/weibo_ios_sdk","checked":[2026,11,22],"page_as_of":[2025,4,9],"review_after":[2027,5,22]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"parameters":[
{"name":"sdk_version","kind":"version","meaning":"The version of WeiboSDK that the app is built with."}
],
"share_states":{"success":20000,"borrowed_from":"TikTok and Douyin","states":[
{"code":20000,"name":"shared","meaning":"The share succeeded. A tool can only say that no documented rule is broken."},
{"code":20002,"name":"parameters not usable","predictable_from":["request"],"meaning":"The message combines things that it must not combine, is empty, or has a text that is too long."},
{"code":20010,"name":"media could not be processed","predictable_from":["media"],"meaning":"The file is damaged or too large, or an image has a format that is not accepted."},
{"code":20012,"name":"video format not supported","predictable_from":["media"],"meaning":"The container, the codec or a setting of a video does not meet the requirements."},
{"code":20019,"name":"app not installed","predictable_from":["context"],"meaning":"Weibo is not installed, or the property list lacks its query schemes."},
{"code":21001,"name":"download from iCloud failed","predictable_from":["context","run_time"],"meaning":"The media is in iCloud and not on the device."},
{"code":21003,"name":"media does not exist","predictable_from":["request","run_time"],"meaning":"The media does not exist."}
]},
"slots":[
{"name":"image","takes":["image"],
"rules":[
{"id":"weibo/image-file-size-decimal","fact":"file_size","constraint":{"max":10000000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"sdk","looser":"weibo/image-file-size","message":"is {measured}; the limit for a single image is {limit}, or {looser} if the 10M of the header is binary","fix":"Compress it to {limit} or less.","where":"WBImageObject","written":"10M","examples":{"pass":[{"values":[{"fact":"file_size","value":9999999}]},{"values":[{"fact":"file_size","value":10000000}]}],"warn":[{"values":[{"fact":"file_size","value":10000001}]},{"values":[{"fact":"file_size","value":10485760}]}]}},
{"id":"weibo/image-file-size","fact":"file_size","constraint":{"max":10485760},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"sdk","message":"is {measured}; the limit for a single image is {limit} (10 MiB)","fix":"Compress it to 10 MiB or less.","where":"WBImageObject","written":"10M","examples":{"pass":[{"values":[{"fact":"file_size","value":10000001}]},{"values":[{"fact":"file_size","value":10485759}]},{"values":[{"fact":"file_size","value":10485760}]}],"fail":[{"values":[{"fact":"file_size","value":10485761}]}]}}
]},
{"name":"array-image","takes":["image"]},
{"name":"video","takes":["video"],
"rules":[
{"id":"weibo/video-file-size-decimal","fact":"file_size","constraint":{"max":50000000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"sdk","looser":"weibo/video-file-size","message":"is {measured}; the limit for a video is {limit}, or {looser} if the 50MB of the header is binary","fix":"Lower the bit rate until the file is {limit} or less.","where":"WBNewVideoObject","written":"50MB","examples":{"pass":[{"values":[{"fact":"file_size","value":49999999}]},{"values":[{"fact":"file_size","value":50000000}]}],"warn":[{"values":[{"fact":"file_size","value":50000001}]},{"values":[{"fact":"file_size","value":52428800}]}]}},
{"id":"weibo/video-file-size","fact":"file_size","constraint":{"max":52428800},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"sdk","message":"is {measured}; the limit for a video is {limit} (50 MiB)","fix":"Lower the bit rate until the file is 50 MiB or less.","where":"WBNewVideoObject","written":"50MB","examples":{"pass":[{"values":[{"fact":"file_size","value":50000001}]},{"values":[{"fact":"file_size","value":52428799}]},{"values":[{"fact":"file_size","value":52428800}]}],"fail":[{"values":[{"fact":"file_size","value":52428801}]}]}}
]},
{"name":"link-thumbnail","takes":["image"],"only_named":true,
"rules":[
{"id":"weibo/link-thumbnail-file-size","fact":"file_size","constraint":{"below":32768},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"sdk","message":"is {measured}; the thumbnail of a link card must be smaller than {limit} (32 KiB)","fix":"Scale it down, or compress it, to less than 32 KiB.","where":"WBBaseMediaObject, thumbnailData","written":"小于32k","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":32767}]}],"fail":[{"values":[{"fact":"file_size","value":32768}]},{"values":[{"fact":"file_size","value":32769}]}]}}
]}],
"request_rules":[
{"id":"weibo/request-empty","fact":{"count":"media"},"constraint":{"any_of":[{"fact":{"count":"media"},"constraint":{"min":1}},{"fact":{"field":"text"},"constraint":{"length":{"unit":"characters","min":1}}},{"fact":{"field":"link"},"constraint":{"length":{"unit":"characters","min":1}}}]},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"sdk","message":"the message has neither a text nor media; Weibo requires at least one of them","fix":"Add a text, images or a video.","where":"WBMessageObject","written":"文字、图片和多媒体数据","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]},{"values":[{"fact":{"count":"media"},"value":0},{"fact":{"field":"text"},"value":"a"}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":0}]},{"values":[{"fact":{"count":"media"},"value":0},{"fact":{"field":"text"},"value":""}]}]}},
{"id":"weibo/request-mixed","fact":{"count":"image"},"constraint":{"max":0},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"sdk","applies_if":[{"fact":{"count":"video"},"constraint":{"min":1}},{"fact":{"field":"thumbnailData"},"constraint":{"present":false}}],"message":"images and videos are mixed ({measured} are images); a message can have only one of the two","fix":"Share either images or a video.","where":"WBMessageObject","written":"图片和视频也不能共存","examples":{"pass":[{"values":[{"fact":{"count":"image"},"value":0},{"fact":{"count":"video"},"value":1}]},{"values":[{"fact":{"count":"image"},"value":9},{"fact":{"count":"video"},"value":0}]}],"fail":[{"values":[{"fact":{"count":"image"},"value":1},{"fact":{"count":"video"},"value":1}]}]}},
{"id":"weibo/request-card-with-media","fact":{"field":"media"},"constraint":{"max":0},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"sdk","applies_if":[{"fact":{"field":"objectID"},"constraint":{"present":true}}],"message":"has {measured} files and a link card; a message can have only one of the two","fix":"Share either media or a link card.","where":"WBMessageObject","written":"图片和多媒体数据不能共存","examples":{"pass":[{"values":[{"fact":{"field":"media"},"value":1}]},{"values":[{"fact":{"field":"media"},"value":0},{"fact":{"field":"objectID"},"value":"a"}]}],"fail":[{"values":[{"fact":{"field":"media"},"value":1},{"fact":{"field":"objectID"},"value":"a"}]}]}},
{"id":"weibo/request-card-deprecated","fact":{"field":"objectID"},"constraint":{"present":false},"strength":"advice","certainty":"official","step":"request","source":"sdk","message":"belongs to a link card; link cards are deprecated and shown as plain links","fix":"Put the address into the text.","where":"WBBaseMediaObject","written":"已经弃用","examples":{"pass":[{}],"warn":[{"values":[{"fact":{"field":"objectID"},"value":"a"}]}]}},
{"id":"weibo/request-single-image-file-size-decimal","fact":{"function":"sum","fact":"file_size","of":"image"},"constraint":{"max":10000000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"sdk","applies_if":[{"fact":{"count":"image"},"constraint":{"max":1}}],"looser":"weibo/request-single-image-file-size","message":"is {measured}; the limit for a single image is {limit}, or {looser} if the 10M of the header is binary","fix":"Compress it to {limit} or less.","where":"WBImageObject, imageData","written":"10M","examples":{"pass":[{"values":[{"fact":{"function":"sum","fact":"file_size","of":"image"},"value":10000000},{"fact":{"count":"image"},"value":1}]},{"values":[{"fact":{"function":"sum","fact":"file_size","of":"image"},"value":10000001},{"fact":{"count":"image"},"value":2}]}],"warn":[{"values":[{"fact":{"function":"sum","fact":"file_size","of":"image"},"value":10000001},{"fact":{"count":"image"},"value":1}]}]}},
{"id":"weibo/request-single-image-file-size","fact":{"function":"sum","fact":"file_size","of":"image"},"constraint":{"max":10485760},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"sdk","applies_if":[{"fact":{"count":"image"},"constraint":{"max":1}}],"message":"is {measured}; the limit for a single image is {limit} (10 MiB)","fix":"Compress it to 10 MiB or less.","where":"WBImageObject, imageData","written":"10M","examples":{"pass":[{"values":[{"fact":{"function":"sum","fact":"file_size","of":"image"},"value":10485760},{"fact":{"count":"image"},"value":1}]},{"values":[{"fact":{"function":"sum","fact":"file_size","of":"image"},"value":10485761},{"fact":{"count":"image"},"value":2}]}],"fail":[{"values":[{"fact":{"function":"sum","fact":"file_size","of":"image"},"value":10485761},{"fact":{"count":"image"},"value":1}]}]}},
{"id":"weibo/request-images-file-size-decimal","fact":{"function":"sum","fact":"file_size","of":"image"},"constraint":{"max":30000000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"sdk","looser":"weibo/request-images-file-size","message":"is {measured}; the limit for all images together is {limit}, or {looser} if the 30MB of the header is binary","fix":"Compress the images to {limit} or less in total.","where":"WBImageObject, addImages","written":"30MB","examples":{"pass":[{"values":[{"fact":{"function":"sum","fact":"file_size","of":"image"},"value":29999999}]},{"values":[{"fact":{"function":"sum","fact":"file_size","of":"image"},"value":30000000}]}],"warn":[{"values":[{"fact":{"function":"sum","fact":"file_size","of":"image"},"value":30000001}]},{"values":[{"fact":{"function":"sum","fact":"file_size","of":"image"},"value":31457280}]}]}},
{"id":"weibo/request-images-file-size","fact":{"function":"sum","fact":"file_size","of":"image"},"constraint":{"max":31457280},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"sdk","message":"is {measured}; the limit for all images together is {limit} (30 MiB)","fix":"Compress the images to 30 MiB or less in total.","where":"WBImageObject, addImages","written":"30MB","examples":{"pass":[{"values":[{"fact":{"function":"sum","fact":"file_size","of":"image"},"value":30000001}]},{"values":[{"fact":{"function":"sum","fact":"file_size","of":"image"},"value":31457279}]},{"values":[{"fact":{"function":"sum","fact":"file_size","of":"image"},"value":31457280}]}],"fail":[{"values":[{"fact":{"function":"sum","fact":"file_size","of":"image"},"value":31457281}]}]}},
{"id":"weibo/request-text-length-stricter","fact":{"field":"text"},"constraint":{"length":{"unit":"characters","below":2000}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"sdk","looser":"weibo/request-text-length","message":"has {measured}; the limit is less than 2000 Chinese characters, and the header does not say how other characters count","fix":"Shorten the text to less than 2000 characters.","where":"WBMessageObject, text","written":"小于2000个汉字","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"好","times":1999}]}}]}],"warn":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":2000}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":2001}]}}]}]}},
{"id":"weibo/request-text-length","fact":{"field":"text"},"constraint":{"length":{"unit":"utf8_bytes","below":6000}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"sdk","message":"has {measured}; the limit is less than 2000 Chinese characters, which are 6000 bytes of UTF-8","fix":"Shorten the text to less than 2000 characters.","where":"WBMessageObject, text","written":"小于2000个汉字","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"好","times":1999}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"a","times":2001}]}}]}],"fail":[{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"好","times":2000}]}}]},{"values":[{"fact":{"field":"text"},"value":{"runs":[{"text":"好","times":2001}]}}]}]}},
{"id":"weibo/request-object-id-length","fact":{"field":"objectID"},"constraint":{"length":{"unit":"characters","range":{"min":1,"max":254}}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"sdk","message":"has {measured}; it must not be empty and must have less than 255","fix":"Set it to a text of 1 to 254 characters.","where":"WBBaseMediaObject, objectID","written":"不能为空，长度小于255","examples":{"pass":[{"values":[{"fact":{"field":"objectID"},"value":"a"}]},{"values":[{"fact":{"field":"objectID"},"value":{"runs":[{"text":"a","times":254}]}}]}],"fail":[{"values":[{"fact":{"field":"objectID"},"value":""}]},{"values":[{"fact":{"field":"objectID"},"value":{"runs":[{"text":"a","times":255}]}}]}]}},
{"id":"weibo/request-card-title-length","fact":{"field":"title"},"constraint":{"length":{"unit":"utf8_bytes","below":1024}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"sdk","applies_if":[{"fact":{"field":"objectID"},"constraint":{"present":true}}],"message":"has {measured}; the title of a link card must have less than 1024","fix":"Shorten the title to less than 1,024 bytes of UTF-8, about 340 Chinese characters.","where":"WBBaseMediaObject, title","written":"小于1k","examples":{"pass":[{"values":[{"fact":{"field":"title"},"value":{"runs":[{"text":"a","times":1023}]}},{"fact":{"field":"objectID"},"value":"a"}]},{"values":[{"fact":{"field":"title"},"value":{"runs":[{"text":"a","times":1024}]}}]}],"fail":[{"values":[{"fact":{"field":"title"},"value":{"runs":[{"text":"a","times":1024}]}},{"fact":{"field":"objectID"},"value":"a"}]}]}},
{"id":"weibo/request-card-description-length","fact":{"field":"description"},"constraint":{"length":{"unit":"utf8_bytes","below":1024}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"sdk","applies_if":[{"fact":{"field":"objectID"},"constraint":{"present":true}}],"message":"has {measured}; the description of a link card must have less than 1024","fix":"Shorten the description to less than 1,024 bytes of UTF-8, about 340 Chinese characters.","where":"WBBaseMediaObject, description","written":"小于1k","examples":{"pass":[{"values":[{"fact":{"field":"description"},"value":{"runs":[{"text":"a","times":1023}]}},{"fact":{"field":"objectID"},"value":"a"}]},{"values":[{"fact":{"field":"description"},"value":{"runs":[{"text":"a","times":1024}]}}]}],"fail":[{"values":[{"fact":{"field":"description"},"value":{"runs":[{"text":"a","times":1024}]}},{"fact":{"field":"objectID"},"value":"a"}]}]}},
{"id":"weibo/request-card-link-length","fact":{"field":"link"},"constraint":{"length":{"unit":"characters","max":255}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"sdk","applies_if":[{"fact":{"field":"objectID"},"constraint":{"present":true}}],"message":"has {measured}; the limit for the address of a link card is {limit}","fix":"Shorten the address to {limit} or fewer.","where":"WBWebpageObject","written":"255","examples":{"pass":[{"values":[{"fact":{"field":"link"},"value":{"runs":[{"text":"a","times":254}]}},{"fact":{"field":"objectID"},"value":"a"}]},{"values":[{"fact":{"field":"link"},"value":{"runs":[{"text":"a","times":255}]}},{"fact":{"field":"objectID"},"value":"a"}]},{"values":[{"fact":{"field":"link"},"value":{"runs":[{"text":"a","times":256}]}}]}],"fail":[{"values":[{"fact":{"field":"link"},"value":{"runs":[{"text":"a","times":256}]}},{"fact":{"field":"objectID"},"value":"a"}]}]}},
{"id":"weibo/request-super-group-length","fact":{"field":"superGroup"},"constraint":{"length":{"unit":"characters","max":150}},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"sdk","message":"has {measured}; the limit for the name of a super topic is {limit}","fix":"Shorten the name to {limit} or fewer.","where":"WBMessageObject","written":"150","examples":{"pass":[{"values":[{"fact":{"field":"superGroup"},"value":{"runs":[{"text":"好","times":149}]}}]},{"values":[{"fact":{"field":"superGroup"},"value":{"runs":[{"text":"好","times":150}]}}]}],"fail":[{"values":[{"fact":{"field":"superGroup"},"value":{"runs":[{"text":"好","times":151}]}}]}]}}
],
"publisher":"Weibo",
"summary":"An app hands a text with images or with a video to the Weibo app through WeiboSDK for iOS.",
"notes":[
"The header does not say if M and k are decimal or binary. A file between the two limits gets a warning.",
"A single image is sent as data, several images as an array. A message has only one of the two.",
"The limit for a Live Photo from the library is 40 MB. If it is sent by addresses, the limit is 10 MB for its image and 30 MB for its video.",
"Link cards are deprecated. Weibo shows them as plain links."
],
"native_codes":{"name":"WeiboSDKResponseStatusCode","note":"WeiboSDK returns these codes. It has no share states.","codes":[
{"code":"0","name":"success","meaning":"The operation succeeded.","constants":["WeiboSDKResponseStatusCodeSuccess"],"share_state":20000},
{"code":"-1","name":"canceled","meaning":"The user canceled.","constants":["WeiboSDKResponseStatusCodeUserCancel"],"share_state":20013,"predictable_from":["run_time"]},
{"code":"-2","name":"sending failed","meaning":"The message could not be sent.","constants":["WeiboSDKResponseStatusCodeSentFail"],"share_state":20016,"predictable_from":["run_time"]},
{"code":"-3","name":"not authorized","meaning":"The app is not authorized.","constants":["WeiboSDKResponseStatusCodeAuthDeny"],"share_state":20003,"predictable_from":["context"]},
{"code":"-4","name":"installation canceled","meaning":"The user canceled the installation of Weibo.","constants":["WeiboSDKResponseStatusCodeUserCancelInstall"],"share_state":20019,"predictable_from":["run_time"]},
{"code":"-6","name":"no access to the pasteboard","meaning":"The app may not use the pasteboard.","constants":["WeiboSDKResponseStatusCodePasteboardUnenable"],"predictable_from":["run_time"]},
{"code":"-8","name":"sharing failed in the SDK","meaning":"Sharing failed; the userInfo of the response says more.","constants":["WeiboSDKResponseStatusCodeShareInSDKFailed"],"share_state":20016,"predictable_from":["run_time"]},
{"code":"-99","name":"unsupported","meaning":"The request is not supported.","constants":["WeiboSDKResponseStatusCodeUnsupport"],"share_state":20002,"predictable_from":["request"]},
{"code":"-100","name":"unknown error","meaning":"Another error occurred.","constants":["WeiboSDKResponseStatusCodeUnknown"],"share_state":20001,"predictable_from":["run_time"]},
{"code":"transfer-0","name":"no access to photos","meaning":"The app may not use the photo library.","predictable_from":["run_time"]},
{"code":"transfer-1","name":"photo library not writable","meaning":"Writing to the photo library failed.","predictable_from":["run_time"]},
{"code":"transfer-2","name":"asset type not supported","meaning":"Weibo does not accept the type of an asset.","share_state":20010,"predictable_from":["media"]}
]},
"request":{"source":"sdk","malformed":20002,"unusable":20002,"is_post":true,"fields":[{"name":"media","type":"media","slots":["array-image","image","video"],"is_list":true},{"name":"text","type":"text"},{"name":"title","type":"text"},{"name":"description","type":"text"},{"name":"link","type":"identifier"},{"name":"cover","type":"identifier"},{"name":"alt_text","type":"text"},{"name":"tags","type":"text","is_list":true},{"name":"objectID","type":"identifier"},{"name":"thumbnailData","type":"media","slots":["link-thumbnail"]},{"name":"superGroup","type":"identifier"},{"name":"universalLink","type":"identifier","tells":"redirect_uri"}]},
"app":[
{"id":"weibo/app-query-schemes","fact":{"info_plist":"LSApplicationQueriesSchemes"},"constraint":{"contains":["sinaweibo","sinaweibohd","weibosdk","weibosdk2.5"]},"strength":"hard","certainty":"official","step":"context","share_state":20019,"source":"sdk","message":"LSApplicationQueriesSchemes lacks {limit}, so the app cannot detect Weibo","fix":"Add {limit} to LSApplicationQueriesSchemes in Info.plist, each as the bare scheme without “://”.","where":"README, LSApplicationQueriesSchemes","written":"sinaweibohd, sinaweibo, weibosdk, weibosdk2.5","examples":{"pass":[{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["sinaweibo","sinaweibohd","weibosdk","weibosdk2.5"]}]}],"warn":[{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["SinaWeibo","sinaweibohd","weibosdk","weibosdk2.5"]}]}],"fail":[{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["sinaweibo","weibosdk"]}]},{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["sinaweibo://"]}]},{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":[]}]}]}},
{"id":"weibo/app-query-schemes-3-3","fact":{"info_plist":"LSApplicationQueriesSchemes"},"constraint":{"contains":["weibosdk3.3"]},"strength":"hard","certainty":"official","step":"context","share_state":20019,"source":"sdk","when":[{"parameter":"sdk_version","from":[3,3,0]}],"message":"LSApplicationQueriesSchemes lacks {limit}, which WeiboSDK 3.3.0 and later require","fix":"Add {limit} to LSApplicationQueriesSchemes in Info.plist, as the bare scheme without “://”.","where":"README, 3.3.0版本更新","written":"weibosdk3.3","examples":{"pass":[{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["weibosdk3.3"]}]},{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["weibosdk2.5"]}],"assuming":[{"parameter":"sdk_version","value":"3.2.9"}]}],"warn":[{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["WeiboSDK3.3"]}],"assuming":[{"parameter":"sdk_version","value":"3.3.0"}]}],"fail":[{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["weibosdk2.5"]}],"assuming":[{"parameter":"sdk_version","value":"3.3.0"}]}]}},
{"id":"weibo/app-query-schemes-count","fact":{"entries":"LSApplicationQueriesSchemes"},"constraint":{"max":25},"strength":"unstated","certainty":"official_quoted","step":"context","source":"query-schemes","further_sources":["wechat-xcode-27"],"message":"LSApplicationQueriesSchemes has {measured} entries; the limit for an app that is linked on or after iOS 27 is {limit}, and 50 from iOS 15","fix":"Remove the schemes of apps that this app no longer looks for.","where":"Discussion, Important","written":"a maximum of 25 entries","examples":{"pass":[{"values":[{"fact":{"entries":"LSApplicationQueriesSchemes"},"value":1}]},{"values":[{"fact":{"entries":"LSApplicationQueriesSchemes"},"value":25}]}],"warn":[{"values":[{"fact":{"entries":"LSApplicationQueriesSchemes"},"value":26}]},{"values":[{"fact":{"entries":"LSApplicationQueriesSchemes"},"value":50}]},{"values":[{"fact":{"entries":"LSApplicationQueriesSchemes"},"value":51}]}]}},
{"id":"weibo/app-associated-domain","fact":{"entitlement":"com.apple.developer.associated-domains"},"constraint":{"contains":[{"prefix":"applinks:"}]},"strength":"unstated","certainty":"official","step":"context","source":"sdk","message":"the associated domains lack {limit}; an app registers with WeiboSDK through its universal link","fix":"Add applinks: and the host of the universal link to com.apple.developer.associated-domains.","where":"WeiboSDK, registerApp:universalLink:","written":"universalLink","examples":{"pass":[{"values":[{"fact":{"entitlement":"com.apple.developer.associated-domains"},"value":["applinks:example.com"]}]}],"fail":[{"values":[{"fact":{"entitlement":"com.apple.developer.associated-domains"},"value":["webcredentials:example.com"]}]},{"values":[{"fact":{"entitlement":"com.apple.developer.associated-domains"},"value":["applinks:"]}]},{"values":[{"fact":{"entitlement":"com.apple.developer.associated-domains"},"value":[]}]}]}},
{"id":"weibo/app-redirect-domain","fact":"redirect_domain","constraint":{"equals":"claimed"},"strength":"unstated","certainty":"official","step":"context","source":"sdk","message":"the universal link {measured}","fix":"Add applinks: and the host of universalLink to com.apple.developer.associated-domains.","where":"WeiboSDK, registerApp:universalLink:","written":"universalLink","examples":{"pass":[{"values":[{"fact":"redirect_domain","value":"claimed"}]}],"fail":[{"values":[{"fact":"redirect_domain","value":"is no http or https URL"}]}]}}
],
"""##, SharedParts.unreadable_bilibili, ##"""
"not_documented":[
{"subject":"The duration, the format, the size and the aspect ratio of a video"},
{"subject":"The format, the size and the aspect ratio of an image"},
{"subject":"How many images an array can contain"},
{"subject":"The file size limit for a single image of an array"},
{"subject":"Whether M is decimal or binary","note":"A file between the two limits gets a warning."},
{"subject":"How a letter counts toward the 2000 Chinese characters of a text","note":"A text of 6000 bytes of UTF-8 or more gets an error, a shorter one of 2000 characters or more a warning."},
{"subject":"The unit of the limits of 255 for an objectID and an address, and of 150 for a super topic","note":"The figure is read as Unicode characters."},
{"subject":"Which code follows if a limit is exceeded","note":"The rules use 20010 for file sizes and 20002 for everything else."}
],
"translations":{
"zh-Hans":{"name":"微博 SDK（iOS）","summary":"应用通过微博 SDK（iOS）把文字连同图片或视频交给微博。","notes":[
"头文件没有说明 M 和 k 是十进制还是二进制；文件大小介于两个上限之间时，按警告处理。",
"单张图片以数据形式传入，多张图片以数组形式传入，一条消息只能使用其中一种。",
"相册中的实况照片（Live Photo）不能超过 40 MB；以地址传入时，图片不能超过 10 MB，视频不能超过 30 MB。",
"链接卡片已弃用，微博只将其显示为普通链接。"
],"borrowed_from":"TikTok 和抖音","share_states":[
{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},
{"code":"20002","name":"参数错误","meaning":"消息包含不能同时出现的内容、没有任何内容，或文本过长。"},
{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},
{"code":"20012","name":"视频格式不支持","meaning":"视频的封装格式、编码格式或编码参数不符合要求。"},
{"code":"20019","name":"未安装微博","meaning":"未安装微博，或属性列表缺少微博的查询 scheme。"},
{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},
{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}
],"native_codes_note":"微博 SDK 返回这些错误码，没有分享状态码。","native_codes":[
{"code":"0","name":"成功","meaning":"操作完成。"},
{"code":"-1","name":"用户取消","meaning":"用户取消发送。"},
{"code":"-2","name":"发送失败","meaning":"消息发送失败。"},
{"code":"-3","name":"授权失败","meaning":"应用没有获得授权。"},
{"code":"-4","name":"取消安装","meaning":"用户取消安装微博客户端。"},
{"code":"-6","name":"无法访问剪贴板","meaning":"应用没有使用剪贴板的权限。"},
{"code":"-8","name":"SDK 内分享失败","meaning":"分享失败，详情见 response 的 userInfo。"},
{"code":"-99","name":"不支持的请求","meaning":"不支持该请求。"},
{"code":"-100","name":"未知错误","meaning":"出现其他错误。"},
{"code":"transfer-0","name":"无法访问照片","meaning":"应用无权使用相册。"},
{"code":"transfer-1","name":"无法写入相册","meaning":"写入相册失败。"},
{"code":"transfer-2","name":"资源类型不支持","meaning":"微博不支持该资源类型。"}
],"parameters":{"sdk_version":"应用所集成的微博 SDK 的版本号。"},"rules":[
{"id":"image-file-size-decimal","message":"图片大小为 {measured}；单张图片的上限为 {limit}，若头文件中的 10M 为二进制则为 {looser}","fix":"压缩到 {limit} 以内。"},
{"id":"image-file-size","message":"图片大小为 {measured}；单张图片不能超过 {limit}（10 MiB）","fix":"压缩到 10 MiB 以内。"},
{"id":"video-file-size-decimal","message":"视频大小为 {measured}；上限为 {limit}，若头文件中的 50MB 为二进制则为 {looser}","fix":"降低码率，使文件不超过 {limit}。"},
{"id":"video-file-size","message":"视频大小为 {measured}，不能超过 {limit}（50 MiB）","fix":"降低码率，使文件不超过 50 MiB。"},
{"id":"link-thumbnail-file-size","message":"缩略图大小为 {measured}；链接卡片的缩略图必须小于 {limit}（32 KiB）","fix":"缩小尺寸或压缩到小于 32 KiB。"},
{"id":"request-empty","message":"消息既没有文字也没有媒体，至少需要其中一项","fix":"添加文字、图片或视频。"},
{"id":"request-mixed","message":"同时包含图片和视频（其中 {measured} 张图片），一条消息只能包含其中一种","fix":"只分享图片，或只分享视频。"},
{"id":"request-card-with-media","message":"除链接卡片外还有 {measured} 个文件，一条消息只能包含其中一种","fix":"只分享媒体，或只分享链接卡片。"},
{"id":"request-card-deprecated","message":"该字段属于链接卡片；链接卡片已弃用，只显示为普通链接","fix":"把链接写进正文。"},
{"id":"request-single-image-file-size-decimal","message":"图片大小为 {measured}；单张图片的上限为 {limit}，若头文件中的 10M 为二进制则为 {looser}","fix":"压缩到 {limit} 以内。"},
{"id":"request-single-image-file-size","message":"图片大小为 {measured}；单张图片不能超过 {limit}（10 MiB）","fix":"压缩到 10 MiB 以内。"},
{"id":"request-images-file-size-decimal","message":"图片总大小为 {measured}；上限为 {limit}，若头文件中的 30MB 为二进制则为 {looser}","fix":"压缩图片，使总大小不超过 {limit}。"},
{"id":"request-images-file-size","message":"图片总大小为 {measured}，不能超过 {limit}（30 MiB）","fix":"压缩图片，使总大小不超过 30 MiB。"},
{"id":"request-text-length-stricter","message":"长度为 {measured}；应少于 2000 个汉字，文档没有说明其他字符如何计数","fix":"将正文缩短到 2000 个字符以下。"},
{"id":"request-text-length","message":"长度为 {measured}；应少于 2000 个汉字，即 6000 字节（UTF-8）","fix":"将正文缩短到 2000 个字符以下。"},
{"id":"request-object-id-length","message":"长度为 {measured}；不能为空，且长度必须小于 255","fix":"设为 1 到 254 个字符的文本。"},
{"id":"request-card-title-length","message":"长度为 {measured}；链接卡片标题的长度必须小于 1024","fix":"将标题缩短到 1,024 字节（UTF-8）以下，约 340 个汉字。"},
{"id":"request-card-description-length","message":"长度为 {measured}；链接卡片描述的长度必须小于 1024","fix":"将描述缩短到 1,024 字节（UTF-8）以下，约 340 个汉字。"},
{"id":"request-card-link-length","message":"长度为 {measured}；链接卡片的链接不能超过 {limit}","fix":"将链接缩短到 {limit}以内。"},
{"id":"request-super-group-length","message":"长度为 {measured}；超话名称不能超过 {limit}","fix":"将名称缩短到 {limit}以内。"},
{"id":"app-query-schemes","message":"LSApplicationQueriesSchemes 缺少 {limit}，应用会认为未安装微博","fix":"在 Info.plist 的 LSApplicationQueriesSchemes 中添加 {limit}，只写 scheme 本身，不带“://”。"},
{"id":"app-query-schemes-3-3","message":"LSApplicationQueriesSchemes 缺少微博 SDK 3.3.0 及以上所需的 {limit}","fix":"在 Info.plist 的 LSApplicationQueriesSchemes 中添加 {limit}，只写 scheme 本身，不带“://”。"},
{"id":"app-query-schemes-count","message":"LSApplicationQueriesSchemes 共有 {measured} 项；使用 iOS 27 及以上 SDK 构建的应用最多 {limit} 项，使用 iOS 15 至 26 SDK 构建的应用最多 50 项","fix":"删除不再需要查询的 scheme。"},
{"id":"app-associated-domain","message":"关联域名缺少 {limit}；应用向微博 SDK 注册时需要提供通用链接","fix":"在 com.apple.developer.associated-domains 中添加“applinks:”加上通用链接的域名。"},
{"id":"app-redirect-domain","message":"通用链接{measured}","fix":"在 com.apple.developer.associated-domains 中添加“applinks:”加上 universalLink 的域名。"}
],"not_documented":[
{"subject":"视频的时长、格式、尺寸和宽高比"},
{"subject":"图片的格式、尺寸和宽高比"},
{"subject":"图片数组最多可以有多少张"},
{"subject":"图片数组中单张图片的大小上限"},
{"subject":"M 是十进制还是二进制","note":"文件大小介于两个上限之间时，按警告处理。"},
{"subject":"正文的 2000 个汉字中，一个字母如何计数","note":"达到 6000 字节（UTF-8）时按错误处理；达到 2000 个字符但不足 6000 字节时按警告处理。"},
{"subject":"objectID 和链接的上限 255、超话名称的上限 150 的计数单位","note":"这里按 Unicode 字符计。"},
{"subject":"超出限制时返回哪个状态码","note":"文件大小按 20010（媒体处理失败）处理，其他按 20002（参数错误）处理。"}
]}}}
"""##])
}

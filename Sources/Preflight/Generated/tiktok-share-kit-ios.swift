// swift-format-ignore-file
// Made by script/generate from Destinations/tiktok-share-kit-ios.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_tiktok_share_kit_ios = Destinations.Entry(
    "tiktok-share-kit-ios", "tiktok",
    ##"""
{"preflight_destination":1,
"id":"tiktok-share-kit-ios",
"short_name":"tiktok",
"name":"TikTok Share Kit (iOS)",
"sources":[
{"id":"share-guide","title":"Share Kit for iOS, quickstart","url":"https://developers.tiktok.com/doc/share-kit-ios-quickstart-v2","checked":[2026,11,21],"review_after":[2027,5,21]},
{"id":"sdk","title":"TikTok OpenSDK for iOS 2.5.0, source","url":"https://github.com/tiktok/tiktok-opensdk-ios","checked":[2026,11,21],"review_after":[2027,5,21]},
{"id":"query-schemes","title":"canOpenURL(_:), UIKit reference","url":"https://developer.apple.com/documentation/uikit/uiapplication/canopenurl(_:)","checked":[2026,11,21],"review_after":[2027,5,21]},
{"id":"older-guide","title":"Share to TikTok on iOS, older page","url":"https://developers.tiktok.com/doc/ios-share","checked":[2026,11,21]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"share_states":{"success":20000,"states":[
{"code":20000,"name":"shared","error_code":0,"meaning":"Done. A tool can only say that no documented rule is broken.","constant":"success"},
{"code":20001,"name":"unknown error","predictable_from":["run_time"],"meaning":"Something that this version of the SDK has no name for.","constant":"unknownError"},
{"code":20002,"name":"parameters not usable","predictable_from":["request","media"],"meaning":"The parameters of the request could not be used: the declared media type differs from the media, the list is empty or too long, kinds are mixed. Which breach of a count ends here is not documented.","constant":"paramInvalid"},
{"code":20003,"name":"app lacks permission","predictable_from":["context"],"meaning":"The app is not permitted to share. Client key, bundle id or the product in the developer portal do not match.","constant":"sharePermissionDenied"},
{"code":20004,"name":"user not logged in","predictable_from":["run_time"],"meaning":"Nobody is logged in to TikTok.","constant":"userNotLogin"},
{"code":20005,"name":"TikTok may not read photos","predictable_from":["run_time"],"meaning":"TikTok itself has no access to the photo library; the sharing app cannot see that.","constant":"noPhotoLibraryPermission"},
{"code":20006,"name":"network error","predictable_from":["run_time"],"meaning":"TikTok has no network.","constant":"networkError"},
{"code":20007,"name":"video length doesn't meet requirements","predictable_from":["media","request"],"meaning":"A video, or all of them together, is too long or too short. Some regions may allow less.","constant":"videoTimeLimitError"},
{"code":20008,"name":"photo doesn't meet requirements","predictable_from":["media"],"meaning":"A photo is refused. The SDK's name for it speaks of resolution; the only published figure is the shape.","constant":"photoResolutionError"},
{"code":20009,"name":"time stamp check failed","predictable_from":["run_time"],"meaning":"The clock of the device is off.","constant":"timeStampError"},
{"code":20010,"name":"media could not be processed","predictable_from":["media"],"meaning":"TikTok could not process the media, for instance because it is damaged.","constant":"handleMediaError"},
{"code":20011,"name":"video resolution doesn't meet requirements","predictable_from":["media"],"meaning":"A video is refused for its size or shape. The only published figure is the shape.","constant":"videoResolutionError"},
{"code":20012,"name":"video format not supported","predictable_from":["media"],"meaning":"The format of a video is not supported. The list of formats is not published for Share Kit.","constant":"videoFormatError"},
{"code":20013,"name":"cancelled","predictable_from":["run_time"],"error_code":-2,"meaning":"The user cancelled. The SDK also answers this when the universal link could not be opened.","constant":"cancelled"},
{"code":20014,"name":"another upload is running","predictable_from":["run_time"],"meaning":"TikTok is still uploading something else.","constant":"haveUploadedTask"},
{"code":20015,"name":"saved as draft","predictable_from":["run_time"],"meaning":"The user saved it as a draft. Older text adds that the account may not post videos.","constant":"saveAsDraft"},
{"code":20016,"name":"posting failed","predictable_from":["run_time"],"meaning":"Posting failed. In the Android SDK this number stands for a saved draft.","constant":"publishFaild"},
{"code":20019,"name":"TikTok not installed","predictable_from":["context"],"error_code":-1,"meaning":"Named in the SDK's source alone. The SDK also believes it when the app's property list lacks the query schemes snssdk1233 and snssdk1180.","constant":"tiktokIsNotInstalled"},
{"code":21001,"name":"download from iCloud failed","predictable_from":["context","run_time"],"meaning":"The media is in iCloud and not on the device, and fetching it failed.","constant":"mediaInICloudError"},
{"code":21002,"name":"internal parameters not usable","predictable_from":["request"],"meaning":"What the SDK made of the request could not be read, for instance malformed identifiers.","constant":"paramsParsingError"},
{"code":21003,"name":"media does not exist","predictable_from":["request","run_time"],"meaning":"The photo library has no media of that identifier.","constant":"getMediaError"},
{"code":22000,"name":"TikTok too old","predictable_from":["run_time"],"meaning":"Named in the SDK's source alone. The installed TikTok does not know what was asked for."},
{"code":22001,"name":"another account is logged in","predictable_from":["run_time"],"meaning":"Named in the SDK's source alone: another account is logged in. Older text for Android gives the number to a resolution that is not supported."},
{"code":22002,"name":"no permission for direct messages","predictable_from":["run_time"],"meaning":"Named in the SDK's source alone, for sharing into a direct message."},
{"code":22003,"name":"direct message failed","predictable_from":["run_time"],"meaning":"Named in the SDK's source alone, for sharing into a direct message."},
{"code":22004,"name":"parameter of the direct message missing","predictable_from":["run_time"],"meaning":"Named in the SDK's source alone, for sharing into a direct message, whose parameters no document names."},
{"code":22005,"name":"schema of the direct message not valid","predictable_from":["run_time"],"meaning":"Named in the SDK's source alone, for sharing into a direct message, whose parameters no document names."}
]},
"slots":[
{"name":"video","takes":["video"],
"rules":[
{"id":"tiktok-share-kit-ios/video-duration-max","fact":"duration","constraint":{"max":600},"strength":"unstated","certainty":"official","step":"duration","share_state":20007,"source":"share-guide","message":"runs {measured}, at most {limit}","fix":"Trim it to {limit}.","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":1}}]},{"values":[{"fact":"duration","value":{"number":599.999999}}]},{"values":[{"fact":"duration","value":{"number":600}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":600.000001}}]},{"values":[{"fact":"duration","value":{"number":600.1}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":600.100001}}]},{"values":[{"fact":"duration","value":{"number":600.2}}]},{"values":[{"fact":"duration","value":{"number":754.2}}]}]}},
{"id":"tiktok-share-kit-ios/video-aspect-ratio","fact":"video.aspect_ratio","constraint":{"range":{"min":[5,11],"max":[11,5]}},"strength":"unstated","certainty":"official","step":"resolution","share_state":20011,"source":"share-guide","further_sources":["sdk"],"message":"width to height is {measured}, at least {min} and at most {max}","fix":"Crop it, or add bars, until width to height is {min} to {max}; 9:16 fills a phone.","examples":{"pass":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[16,9]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":1}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[5,11]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[11,5]}}]}],"fail":[{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[499,1100]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[1101,500]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[3,7]}}]},{"values":[{"fact":"video.aspect_ratio","value":{"ratio":[7,3]}}]}]}}
]},
{"name":"image","takes":["image"],
"rules":[
{"id":"tiktok-share-kit-ios/image-aspect-ratio","fact":"image.aspect_ratio","constraint":{"range":{"min":[5,11],"max":[11,5]}},"strength":"unstated","certainty":"official","step":"resolution","share_state":20008,"source":"share-guide","further_sources":["sdk"],"message":"width to height is {measured}, at least {min} and at most {max}","fix":"Crop it, or add bars, until width to height is {min} to {max}; 9:16 fills a phone.","examples":{"pass":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[9,16]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[16,9]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":1}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[5,11]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[11,5]}}]}],"fail":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[499,1100]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[1101,500]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[23,10]}}]}]}}
]}],
"request_rules":[
{"id":"tiktok-share-kit-ios/request-media-present","fact":{"count":"media"},"constraint":{"min":1},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"sdk","message":"names no media; the SDK then sends nothing at all","fix":"Name at least one image or video.","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1}]},{"values":[{"fact":{"count":"media"},"value":35}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":0}]}]}},
{"id":"tiktok-share-kit-ios/request-images-as-video","fact":{"count":"image"},"constraint":{"max":0},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"sdk","further_sources":["share-guide"],"applies_if":[{"fact":{"field":"mediaType"},"constraint":{"equals":"video"}}],"message":"{measured} of the media are images, and mediaType says video","fix":"Share videos alone, or set mediaType to image and share images alone.","examples":{"pass":[{"values":[{"fact":{"count":"image"},"value":0},{"fact":{"field":"mediaType"},"value":"video"}]},{"values":[{"fact":{"count":"image"},"value":2},{"fact":{"field":"mediaType"},"value":"image"}]}],"fail":[{"values":[{"fact":{"count":"image"},"value":1},{"fact":{"field":"mediaType"},"value":"video"}]}]}},
{"id":"tiktok-share-kit-ios/request-videos-as-image","fact":{"count":"video"},"constraint":{"max":0},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"sdk","further_sources":["share-guide"],"applies_if":[{"fact":{"field":"mediaType"},"constraint":{"equals":"image"}}],"message":"{measured} of the media are videos, and mediaType says image, which is its default","fix":"Set mediaType to video and share videos alone.","examples":{"pass":[{"values":[{"fact":{"count":"video"},"value":0},{"fact":{"field":"mediaType"},"value":"image"}]},{"values":[{"fact":{"count":"video"},"value":2},{"fact":{"field":"mediaType"},"value":"video"}]}],"fail":[{"values":[{"fact":{"count":"video"},"value":1},{"fact":{"field":"mediaType"},"value":"image"}]}]}},
{"id":"tiktok-share-kit-ios/request-green-screen","fact":{"count":"media"},"constraint":{"max":1},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"sdk","further_sources":["share-guide"],"applies_if":[{"fact":{"field":"shareFormat"},"constraint":{"equals":"greenScreen"}}],"message":"{measured} files; a green screen takes exactly one","fix":"Share one image or video, or set shareFormat to normal.","examples":{"pass":[{"values":[{"fact":{"count":"media"},"value":1},{"fact":{"field":"shareFormat"},"value":"greenScreen"}]},{"values":[{"fact":{"count":"media"},"value":2},{"fact":{"field":"shareFormat"},"value":"normal"}]}],"fail":[{"values":[{"fact":{"count":"media"},"value":2},{"fact":{"field":"shareFormat"},"value":"greenScreen"}]}]}},
{"id":"tiktok-share-kit-ios/request-redirect-present","fact":{"field":"redirectURI"},"constraint":{"present":true},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"share-guide","message":"is missing; TikTok has no way back to the app without it","fix":"Set redirectURI to a universal link of the app that the developer portal knows.","examples":{"pass":[{"values":[{"fact":{"field":"redirectURI"},"value":"https://www.example.com/tiktok"}]}],"fail":[{}]}},
{"id":"tiktok-share-kit-ios/request-redirect-https","fact":{"field":"redirectURI"},"constraint":{"form":"https_url"},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"share-guide","message":"is {measured}, expected {limit}","fix":"Set redirectURI to a universal link, which begins with https://.","examples":{"pass":[{"values":[{"fact":{"field":"redirectURI"},"value":"https://www.example.com/tiktok"}]}],"fail":[{"values":[{"fact":{"field":"redirectURI"},"value":"http://www.example.com/tiktok"}]},{"values":[{"fact":{"field":"redirectURI"},"value":"myapp://tiktok"}]}]}},
{"id":"tiktok-share-kit-ios/request-client-key","fact":{"field":"customConfig.clientKey"},"constraint":{"length":{"unit":"characters","min":1}},"strength":"hard","certainty":"official","step":"context","share_state":20003,"source":"sdk","further_sources":["share-guide"],"message":"is empty, so TikTok does not know the app","fix":"Set it to the client key of the developer portal, or leave customConfig out and put TikTokClientKey into Info.plist.","examples":{"pass":[{"values":[{"fact":{"field":"customConfig.clientKey"},"value":"aw1234567890"}]}],"fail":[{"values":[{"fact":{"field":"customConfig.clientKey"},"value":""}]}]}},
{"id":"tiktok-share-kit-ios/request-images-max","fact":{"count":"image"},"constraint":{"max":35},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"share-guide","message":"{measured} images, at most {limit}","fix":"Share at most {limit} images at a time.","examples":{"pass":[{"values":[{"fact":{"count":"image"},"value":1}]},{"values":[{"fact":{"count":"image"},"value":35}]}],"fail":[{"values":[{"fact":{"count":"image"},"value":36}]}]}},
{"id":"tiktok-share-kit-ios/request-images-max-sdk","fact":{"count":"image"},"constraint":{"max":12},"strength":"unstated","certainty":"official_older","step":"request","share_state":20002,"source":"sdk","further_sources":["older-guide"],"looser":"tiktok-share-kit-ios/request-images-max","message":"{measured} images: the current page allows {looser}, a comment in the SDK {limit}","fix":"Share at most {limit} images to be safe with older versions.","examples":{"pass":[{"values":[{"fact":{"count":"image"},"value":1}]},{"values":[{"fact":{"count":"image"},"value":12}]}],"warn":[{"values":[{"fact":{"count":"image"},"value":13}]},{"values":[{"fact":{"count":"image"},"value":35}]}]}},
{"id":"tiktok-share-kit-ios/request-videos-max","fact":{"count":"video"},"constraint":{"max":12},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"share-guide","further_sources":["sdk"],"message":"{measured} videos, at most {limit}","fix":"Share at most {limit} videos at a time.","examples":{"pass":[{"values":[{"fact":{"count":"video"},"value":1}]},{"values":[{"fact":{"count":"video"},"value":12}]}],"fail":[{"values":[{"fact":{"count":"video"},"value":13}]}]}},
{"id":"tiktok-share-kit-ios/video-duration-max-total","fact":{"function":"sum","fact":"duration","of":"video"},"constraint":{"max":600},"strength":"unstated","certainty":"official_older","step":"duration","share_state":20007,"source":"sdk","further_sources":["share-guide"],"applies_if":[{"fact":{"count":"video"},"constraint":{"min":2}}],"message":"the videos run {measured} together; the maximum, {limit}, may count all of a share, as a comment in the SDK does","fix":"Share at most {limit} of video at a time.","examples":{"pass":[{"values":[{"fact":{"function":"sum","fact":"duration","of":"video"},"value":{"number":600}},{"fact":{"count":"video"},"value":2}]},{"values":[{"fact":{"function":"sum","fact":"duration","of":"video"},"value":{"number":754.2}},{"fact":{"count":"video"},"value":1}]}],"warn":[{"values":[{"fact":{"function":"sum","fact":"duration","of":"video"},"value":{"number":600.2}},{"fact":{"count":"video"},"value":2}]}]}},
{"id":"tiktok-share-kit-ios/video-duration-min","fact":{"function":"sum","fact":"duration","of":"video"},"constraint":{"above":3},"strength":"unstated","certainty":"official_older","step":"duration","share_state":20007,"source":"sdk","looser":"tiktok-share-kit-ios/video-duration-min-older","message":"runs {measured}; all videos of a share together have to run longer than {limit} by a comment in the SDK, longer than {looser} by an older page","fix":"Share more than {limit} of video.","examples":{"pass":[{"values":[{"fact":{"function":"sum","fact":"duration","of":"video"},"value":{"number":3.000001}}]},{"values":[{"fact":{"function":"sum","fact":"duration","of":"video"},"value":{"number":15}}]}],"warn":[{"values":[{"fact":{"function":"sum","fact":"duration","of":"video"},"value":{"number":3}}]},{"values":[{"fact":{"function":"sum","fact":"duration","of":"video"},"value":{"number":2.5}}]},{"values":[{"fact":{"function":"sum","fact":"duration","of":"video"},"value":{"number":0.5}}]}]}},
{"id":"tiktok-share-kit-ios/video-duration-min-older","fact":{"function":"sum","fact":"duration","of":"video"},"constraint":{"above":1},"strength":"unstated","certainty":"official_older","step":"duration","share_state":20007,"source":"older-guide","message":"runs {measured}; all videos of a share together have to run longer than {limit}","fix":"Share more than 3 s of video.","examples":{"pass":[{"values":[{"fact":{"function":"sum","fact":"duration","of":"video"},"value":{"number":1.000001}}]},{"values":[{"fact":{"function":"sum","fact":"duration","of":"video"},"value":{"number":3}}]}],"warn":[{"values":[{"fact":{"function":"sum","fact":"duration","of":"video"},"value":{"number":1}}]},{"values":[{"fact":{"function":"sum","fact":"duration","of":"video"},"value":{"number":0.5}}]}]}}
],
"publisher":"TikTok",
"summary":"An app hands photos or videos of the photo library to the TikTok app through TikTok's OpenSDK for iOS; the user edits and posts them there.",
"notes":[
"The SDK object says success until a callback sets something else, so a missing share state is no proof of success.",
"Brand marks of TikTok need an authorisation, and content with a watermark may be removed. No file tells that.",
"The maximum duration may be lower in some regions; no table of regions is published."
],
"error_codes":{"name":"errorCode","note":"The SDK sets it beside the share state. 0 is also what stands there when the callback brings no code, so it is no proof of success.","codes":[
{"code":0,"name":"no error","meaning":"Shared, or nothing was said.","constant":"noError"},
{"code":-1,"name":"common error","meaning":"Something went wrong, the network for one; the share state says more.","constant":"common"},
{"code":-2,"name":"cancelled","meaning":"The user cancelled in TikTok. The SDK also says so when opening TikTok's link fails.","constant":"cancelled"},
{"code":-3,"name":"failed","meaning":"Publishing failed.","constant":"failed"},
{"code":-4,"name":"denied","meaning":"The app lacks a permission.","constant":"denied"},
{"code":-5,"name":"unsupported","meaning":"The installed TikTok does not know what was asked for.","constant":"unsupported"},
{"code":10005,"name":"parameters missing","meaning":"The request lacks a parameter. Only the SDK's source names it.","constant":"missingParams"},
{"code":100000,"name":"unknown","meaning":"A number that this version of the SDK does not know. Only its source names it.","constant":"unknown"}
]},
"request":{"source":"sdk","malformed":21002,"unusable":20002,"fields":[
{"name":"localIdentifiers","type":"media","slots":["video","image"],"is_list":true},
{"name":"mediaType","type":"choice","words":["image","video"],"default":"image"},
{"name":"shareFormat","type":"choice","words":["normal","greenScreen"],"default":"normal"},
{"name":"redirectURI","type":"identifier","tells":"redirect_uri"},
{"name":"state","type":"identifier"},
{"name":"customConfig","type":"group","fields":[{"name":"clientKey","type":"identifier","tells":{"info_plist":"TikTokClientKey"}},{"name":"callerUrlScheme","type":"identifier"}]}
]},
"app":[
{"id":"tiktok-share-kit-ios/app-query-schemes","fact":{"info_plist":"LSApplicationQueriesSchemes"},"constraint":{"contains":["tiktoksharesdk"]},"strength":"unstated","certainty":"official","step":"context","source":"share-guide","message":"LSApplicationQueriesSchemes lacks {limit}, which Share Kit asks for","fix":"Add {limit} to LSApplicationQueriesSchemes in Info.plist, as the bare scheme without “://”.","examples":{"pass":[{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["tiktoksharesdk"]}]},{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["tiktokopensdk","tiktoksharesdk"]}]}],"warn":[{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["TikTokShareSDK"]}]}],"fail":[{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["tiktoksharesdk://"]}]},{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":[]}]}]}},
{"id":"tiktok-share-kit-ios/app-query-schemes-installed","fact":{"info_plist":"LSApplicationQueriesSchemes"},"constraint":{"contains":["snssdk1233","snssdk1180"]},"strength":"unstated","certainty":"official","step":"context","share_state":20019,"source":"share-guide","further_sources":["sdk"],"message":"LSApplicationQueriesSchemes lacks {limit}, by which the SDK sees that TikTok is installed","fix":"Add {limit} to LSApplicationQueriesSchemes in Info.plist, each as the bare scheme without “://”.","examples":{"pass":[{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["snssdk1233","snssdk1180"]}]}],"warn":[{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["SNSSDK1233","snssdk1180"]}]}],"fail":[{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["snssdk1233"]}]},{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["snssdk1233://","snssdk1180"]}]},{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":[]}]}]}},
{"id":"tiktok-share-kit-ios/app-query-schemes-count","fact":{"entries":"LSApplicationQueriesSchemes"},"constraint":{"max":50},"strength":"hard","certainty":"official_quoted","step":"context","source":"query-schemes","message":"LSApplicationQueriesSchemes has {measured} entries; an app built for iOS 15 or later may have {limit}","fix":"Take out the schemes of apps that this one no longer asks about.","examples":{"pass":[{"values":[{"fact":{"entries":"LSApplicationQueriesSchemes"},"value":1}]},{"values":[{"fact":{"entries":"LSApplicationQueriesSchemes"},"value":50}]}],"warn":[{"values":[{"fact":{"entries":"LSApplicationQueriesSchemes"},"value":51}]}]}},
{"id":"tiktok-share-kit-ios/app-client-key","fact":{"info_plist":"TikTokClientKey"},"constraint":{"form":"filled"},"strength":"unstated","certainty":"official","step":"context","share_state":20003,"source":"share-guide","further_sources":["sdk"],"message":"TikTokClientKey holds {measured}; without the client key TikTok cannot tell which app asks","fix":"Set TikTokClientKey in Info.plist to the client key of the app in TikTok's developer portal.","examples":{"pass":[{"values":[{"fact":{"info_plist":"TikTokClientKey"},"value":"aw1234567890abcd"}]}],"fail":[{"values":[{"fact":{"info_plist":"TikTokClientKey"},"value":""}]},{"values":[{"fact":{"info_plist":"TikTokClientKey"},"value":"{your client key}"}]},{"values":[{"fact":{"info_plist":"TikTokClientKey"},"value":"YOUR_CLIENT_KEY"}]}]}},
{"id":"tiktok-share-kit-ios/app-url-scheme","fact":{"info_plist":"CFBundleURLTypes/CFBundleURLSchemes"},"constraint":{"contains":[{"value_of":"TikTokClientKey"}]},"strength":"unstated","certainty":"official","step":"context","source":"share-guide","message":"CFBundleURLSchemes lacks the client key {limit}, so TikTok has no way back to the app","fix":"Add {limit} to CFBundleURLSchemes of an entry of CFBundleURLTypes in Info.plist.","examples":{"pass":[{"values":[{"fact":{"info_plist":"CFBundleURLTypes/CFBundleURLSchemes"},"value":["aw1"]},{"fact":{"info_plist":"TikTokClientKey"},"value":"aw1"}]}],"fail":[{"values":[{"fact":{"info_plist":"CFBundleURLTypes/CFBundleURLSchemes"},"value":["other"]},{"fact":{"info_plist":"TikTokClientKey"},"value":"aw1"}]}]}},
{"id":"tiktok-share-kit-ios/app-photo-library-usage","fact":{"info_plist":"NSPhotoLibraryUsageDescription"},"constraint":{"form":"filled"},"strength":"unstated","certainty":"official","step":"context","source":"share-guide","message":"NSPhotoLibraryUsageDescription holds {measured}; what is shared comes from the photo library","fix":"Say in NSPhotoLibraryUsageDescription of Info.plist what the app does with photos.","examples":{"pass":[{"values":[{"fact":{"info_plist":"NSPhotoLibraryUsageDescription"},"value":"Photos are shared to TikTok."}]}],"fail":[{"values":[{"fact":{"info_plist":"NSPhotoLibraryUsageDescription"},"value":""}]},{"values":[{"fact":{"info_plist":"NSPhotoLibraryUsageDescription"},"value":" "}]}]}},
{"id":"tiktok-share-kit-ios/app-associated-domain","fact":{"entitlement":"com.apple.developer.associated-domains"},"constraint":{"contains":[{"prefix":"applinks:"}]},"strength":"unstated","certainty":"official","step":"context","source":"share-guide","message":"the associated domains lack {limit}; TikTok answers to the redirect address, a universal link","fix":"Add applinks: and the host of the redirect address to com.apple.developer.associated-domains.","examples":{"pass":[{"values":[{"fact":{"entitlement":"com.apple.developer.associated-domains"},"value":["applinks:example.com"]}]}],"fail":[{"values":[{"fact":{"entitlement":"com.apple.developer.associated-domains"},"value":["webcredentials:example.com"]}]},{"values":[{"fact":{"entitlement":"com.apple.developer.associated-domains"},"value":["applinks:"]}]},{"values":[{"fact":{"entitlement":"com.apple.developer.associated-domains"},"value":[]}]}]}},
{"id":"tiktok-share-kit-ios/app-redirect-domain","fact":"redirect_domain","constraint":{"equals":"claimed"},"strength":"unstated","certainty":"official","step":"context","source":"share-guide","message":"the redirect address {measured}","fix":"Add applinks: and the host of redirectURI to com.apple.developer.associated-domains.","examples":{"pass":[{"values":[{"fact":"redirect_domain","value":"claimed"}]}],"fail":[{"values":[{"fact":"redirect_domain","value":"is no http or https URL"}]}]}}
],
"unreadable":[
{"code":"not_found","state":21003},
{"code":"permission_denied","state":21003},
{"code":"not_a_file","state":21003},
{"code":"io_error","state":21003},
{"code":"icloud_placeholder","state":21001},
{"code":"empty","state":20012,"by_kind":{"image":20010}},
{"code":"not_media","state":20012,"by_kind":{"image":20010}},
{"code":"unsupported","state":20012,"by_kind":{"image":20010}},
{"code":"playlist_refused","state":20012,"by_kind":{"image":20010}},
{"code":"lfs_pointer","state":20012,"by_kind":{"image":20010}},
{"code":"truncated","state":20010},
{"code":"corrupt","state":20010},
{"code":"too_large","state":20010},
{"code":"too_many_tracks","state":20010},
{"code":"changed_while_reading","state":20010},
{"code":"crashed","state":20010},
{"code":"timed_out"},
{"code":"internal"}
],
"not_documented":[
{"subject":"Width and height in pixels","note":"TikTok's Content Posting API has limits of its own, which are not stated for Share Kit."},
{"subject":"Container and codec","note":"A list has to exist inside the app, since a code for it does."},
{"subject":"File size, frame rate, bit rate"},
{"subject":"Whether the maximum duration counts each video or all together","note":"Judged for each video."},
{"subject":"The maximum duration by region"},
{"subject":"Which code follows when there are too many images or videos","note":"Taken to be 20002, parameters not usable."},
{"subject":"Which code follows when redirectURI is missing or no https link","note":"Taken to be 20002, parameters not usable."},
{"subject":"How long state may be"}
],
"translations":{
"zh-Hans":{"name":"TikTok Share Kit（iOS）","summary":"应用通过 TikTok OpenSDK（iOS）把相册中的图片或视频交给 TikTok，由用户在 TikTok 中编辑并发布。","notes":[
"在回调写入其他值之前，SDK 对象的默认状态就是成功，因此没有收到分享状态码并不代表分享成功。",
"使用 TikTok 的品牌标识需要授权，带水印的内容可能被删除。这些无法从文件中判断。",
"部分地区的视频时长上限可能更低，官方没有公布按地区划分的表格。"
],"share_states":[
{"code":20000,"name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},
{"code":20001,"name":"未知错误","meaning":"当前版本的 SDK 没有为这种错误命名。"},
{"code":20002,"name":"参数错误","meaning":"分享请求的参数不可用：声明的媒体类型与实际不符、列表为空或过长、混用了图片和视频。数量超限具体返回哪个状态码，文档没有说明。"},
{"code":20003,"name":"应用没有分享权限","meaning":"应用没有分享权限：Client Key、Bundle ID 或在开发者后台开通的产品不匹配。"},
{"code":20004,"name":"用户未登录","meaning":"用户没有登录 TikTok。"},
{"code":20005,"name":"TikTok 没有相册权限","meaning":"TikTok 自身没有相册访问权限，发起分享的应用无法得知。"},
{"code":20006,"name":"网络错误","meaning":"TikTok 无法连接网络。"},
{"code":20007,"name":"视频时长不符合要求","meaning":"单个视频或全部视频的总时长过长或过短。部分地区的上限可能更低。"},
{"code":20008,"name":"图片不符合要求","meaning":"图片被拒绝。SDK 中的名称指分辨率，但公开的数值只有宽高比。"},
{"code":20009,"name":"时间戳校验失败","meaning":"设备时间不准确。"},
{"code":20010,"name":"媒体处理失败","meaning":"TikTok 无法处理该媒体，例如文件已损坏。"},
{"code":20011,"name":"视频分辨率不符合要求","meaning":"视频因尺寸或宽高比被拒绝。公开的数值只有宽高比。"},
{"code":20012,"name":"视频格式不支持","meaning":"不支持该视频格式。Share Kit 没有公布支持的格式列表。"},
{"code":20013,"name":"用户取消","meaning":"用户取消了分享。Universal Link 打不开时，SDK 也会返回这个状态码。"},
{"code":20014,"name":"有其他上传任务","meaning":"TikTok 正在上传其他内容。"},
{"code":20015,"name":"已存为草稿","meaning":"用户把内容存为草稿。旧版文档还提到，也可能是该账号不能发布视频。"},
{"code":20016,"name":"发布失败","meaning":"发布失败。在 Android SDK 中，这个编号表示已存为草稿。"},
{"code":20019,"name":"未安装 TikTok","meaning":"仅见于 SDK 源码。应用的属性列表缺少 snssdk1233 和 snssdk1180 这两个查询 scheme 时，SDK 也会认为未安装。"},
{"code":21001,"name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机，且下载失败。"},
{"code":21002,"name":"内部参数解析失败","meaning":"无法解析 SDK 根据请求生成的内容，例如 identifier 格式错误。"},
{"code":21003,"name":"媒体资源不存在","meaning":"相册中没有该 identifier 对应的媒体。"},
{"code":22000,"name":"TikTok 版本过低","meaning":"仅见于 SDK 源码。已安装的 TikTok 不支持所请求的功能。"},
{"code":22001,"name":"登录账号不一致","meaning":"仅见于 SDK 源码：当前登录的是另一个账号。旧版 Android 文档中，这个编号表示分辨率不支持。"},
{"code":22002,"name":"没有私信权限","meaning":"仅见于 SDK 源码，用于分享到私信。"},
{"code":22003,"name":"私信发送失败","meaning":"仅见于 SDK 源码，用于分享到私信。"},
{"code":22004,"name":"缺少私信参数","meaning":"仅见于 SDK 源码，用于分享到私信，其参数没有文档说明。"},
{"code":22005,"name":"私信 schema 无效","meaning":"仅见于 SDK 源码，用于分享到私信，其参数没有文档说明。"}
],"error_codes_note":"SDK 会在返回分享状态码的同时设置该值。回调没有带错误码时它也是 0，因此 0 并不代表分享成功。","error_codes":[
{"code":0,"name":"无错误","meaning":"分享成功，或没有返回错误码。"},
{"code":-1,"name":"通用错误","meaning":"出现错误，例如网络错误；具体原因见分享状态码。"},
{"code":-2,"name":"用户取消","meaning":"用户在 TikTok 中取消。TikTok 链接打不开时，SDK 也会返回这个错误码。"},
{"code":-3,"name":"失败","meaning":"发布失败。"},
{"code":-4,"name":"被拒绝","meaning":"应用缺少权限。"},
{"code":-5,"name":"不支持","meaning":"已安装的 TikTok 不支持所请求的功能。"},
{"code":10005,"name":"缺少参数","meaning":"请求缺少参数。仅见于 SDK 源码。"},
{"code":100000,"name":"未知","meaning":"当前版本的 SDK 不认识的错误码。仅见于 SDK 源码。"}
],"rules":[
{"id":"video-duration-max","message":"视频时长为 {measured}，不能超过 {limit}","fix":"将视频剪辑到 {limit} 以内。"},
{"id":"video-aspect-ratio","message":"视频宽高比为 {measured}，应在 {min} 到 {max} 之间","fix":"裁剪画面或添加黑边，使宽高比在 {min} 到 {max} 之间；9:16 可铺满手机屏幕。"},
{"id":"image-aspect-ratio","message":"图片宽高比为 {measured}，应在 {min} 到 {max} 之间","fix":"裁剪图片或添加边框，使宽高比在 {min} 到 {max} 之间；9:16 可铺满手机屏幕。"},
{"id":"request-media-present","message":"没有指定任何媒体，SDK 不会发出分享请求","fix":"请至少指定一张图片或一个视频。"},
{"id":"request-images-as-video","message":"媒体中有 {measured} 张图片，而 mediaType 为 video","fix":"只分享视频，或把 mediaType 设为 image 并只分享图片。"},
{"id":"request-videos-as-image","message":"媒体中有 {measured} 个视频，而 mediaType 为 image（默认值）","fix":"把 mediaType 设为 video，并只分享视频。"},
{"id":"request-green-screen","message":"共有 {measured} 个文件，而绿幕模式只接受一个","fix":"只分享一张图片或一个视频，或把 shareFormat 设为 normal。"},
{"id":"request-redirect-present","message":"未填写，TikTok 无法跳转回应用","fix":"把 redirectURI 设为在开发者后台登记过的应用 Universal Link。"},
{"id":"request-redirect-https","message":"当前为{measured}，应为 {limit}","fix":"把 redirectURI 设为以 https:// 开头的 Universal Link。"},
{"id":"request-client-key","message":"值为空，TikTok 无法识别应用","fix":"填写开发者后台的 Client Key，或不填 customConfig，改在 Info.plist 中设置 TikTokClientKey。"},
{"id":"request-images-max","message":"共有 {measured} 张图片，最多 {limit} 张","fix":"每次最多分享 {limit} 张图片。"},
{"id":"request-images-max-sdk","message":"共有 {measured} 张图片：当前文档允许 {looser} 张，SDK 注释中为 {limit} 张","fix":"为兼容旧版本，每次最多分享 {limit} 张图片。"},
{"id":"request-videos-max","message":"共有 {measured} 个视频，最多 {limit} 个","fix":"每次最多分享 {limit} 个视频。"},
{"id":"video-duration-max-total","message":"视频总时长为 {measured}；{limit} 可能指一次分享的视频总时长，SDK 注释即按总时长计算","fix":"每次分享的视频总时长不超过 {limit}。"},
{"id":"video-duration-min","message":"视频总时长为 {measured}；按 SDK 注释，一次分享的视频总时长应大于 {limit}，按旧版文档应大于 {looser}","fix":"使视频总时长大于 {limit}。"},
{"id":"video-duration-min-older","message":"视频总时长为 {measured}；一次分享的视频总时长应大于 {limit}","fix":"使视频总时长大于 3 s。"},
{"id":"app-query-schemes","message":"LSApplicationQueriesSchemes 缺少 Share Kit 所需的 {limit}","fix":"在 Info.plist 的 LSApplicationQueriesSchemes 中添加 {limit}，只写 scheme 本身，不带“://”。"},
{"id":"app-query-schemes-installed","message":"LSApplicationQueriesSchemes 缺少 {limit}，SDK 依靠它们判断是否安装了 TikTok","fix":"在 Info.plist 的 LSApplicationQueriesSchemes 中添加 {limit}，只写 scheme 本身，不带“://”。"},
{"id":"app-query-schemes-count","message":"LSApplicationQueriesSchemes 共有 {measured} 项；使用 iOS 15 及以上 SDK 构建的应用最多 {limit} 项","fix":"删除不再需要查询的 scheme。"},
{"id":"app-client-key","message":"TikTokClientKey 的值为{measured}；没有 Client Key，TikTok 无法识别应用","fix":"在 Info.plist 中把 TikTokClientKey 设为 TikTok 开发者后台中该应用的 Client Key。"},
{"id":"app-url-scheme","message":"CFBundleURLSchemes 缺少 Client Key {limit}，TikTok 无法跳转回应用","fix":"在 Info.plist 中 CFBundleURLTypes 某一项的 CFBundleURLSchemes 里添加 {limit}。"},
{"id":"app-photo-library-usage","message":"NSPhotoLibraryUsageDescription 的值为{measured}；要分享的内容来自相册","fix":"在 Info.plist 的 NSPhotoLibraryUsageDescription 中说明应用使用相册的目的。"},
{"id":"app-associated-domain","message":"关联域名缺少 {limit}；TikTok 通过 redirectURI 这个 Universal Link 回调应用","fix":"在 com.apple.developer.associated-domains 中添加“applinks:”加上 redirectURI 的域名。"},
{"id":"app-redirect-domain","message":"redirectURI {measured}","fix":"在 com.apple.developer.associated-domains 中添加“applinks:”加上 redirectURI 的域名。"}
],"not_documented":[
{"subject":"以像素计的宽度和高度","note":"TikTok 的 Content Posting API 另有限制，但没有说明适用于 Share Kit。"},
{"subject":"封装格式和编码格式","note":"既然有对应的状态码，应用内应当存在一份列表。"},
{"subject":"文件大小、帧率和码率"},
{"subject":"时长上限按单个视频还是按总时长计算","note":"这里按单个视频判断。"},
{"subject":"各地区的时长上限"},
{"subject":"图片或视频数量过多时返回哪个状态码","note":"这里按 20002（参数错误）处理。"},
{"subject":"redirectURI 缺失或不是 HTTPS 链接时返回哪个状态码","note":"这里按 20002（参数错误）处理。"},
{"subject":"state 的长度上限"}
]}}}
"""##)
}

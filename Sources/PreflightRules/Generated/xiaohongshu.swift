// swift-format-ignore-file
// Made by script/tools/generate from Destinations/xiaohongshu/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_xiaohongshu = Destinations.Entry(
    "xiaohongshu", "xiaohongshu", groups: ["share-sdk", "cn"],
    fingerprint: "3d1f0a3e", checked: "2026-11-28",
    [##"""
{"preflight_destination":1,
"id":"xiaohongshu",
"short_name":"xiaohongshu",
"name":"Xiaohongshu share SDK (iOS)",
"groups":["share-sdk","cn"],
"sources":[
{"id":"query-schemes","title":"canOpenURL(_:), UIKit reference","url":"https://developer.apple.com/documentation/uikit/uiapplication/canopenurl(_:)","checked":[2026,11,28],"page_as_of":"unknown","review_after":[2027,5,21]},
{"id":"wechat-xcode-27","title":"WeChat, notice on Xcode 27 and iOS 27","url":"https://developers.weixin.qq.com/doc/oplatform/Mobile_App/announcement/xcode_27.html","checked":[2026,11,28],"page_as_of":"unknown"},
{"id":"sdk","title":"XHSApiObject.h of Xiaohongshu's SDK for iOS, as redistributed","url":"https://github.com/liusanhong/react-native-xhs","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,5,22]},
{"id":"mobtech","title":"MobTech ShareSDK, set-up of Xiaohongshu, a third party's guide","url":"https://segmentfault.com/a/1190000045094280","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,5,22]},
{"id":"title-guide","title":"xiaohongshu-mcp-skills, post-to-xhs, a third party's guide","url":"https://skills.sh/autoclaw-cc/xiaohongshu-mcp-skills/post-to-xhs","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,5,22]},
{"id":"long-title","title":"xiaohongshu-mcp, issues 24 and 185, recorded refusals of titles above 20","url":"https://github.com/xpzouying/xiaohongshu-mcp/issues/24","checked":[2026,11,26],"page_as_of":[2025,9,4]},
{"id":"mixed-title","title":"xiaohongshu-mcp, issue 401, a recorded title of 21 characters that counted 15","url":"https://github.com/xpzouying/xiaohongshu-mcp/issues/401","checked":[2026,11,26],"page_as_of":[2026,2,10]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"share_states":{"success":20000,"borrowed_from":"TikTok and Douyin","states":[
{"code":20000,"name":"shared","meaning":"The share succeeded. A tool can only say that no documented rule is broken."},
{"code":20002,"name":"parameters not usable","predictable_from":["request"],"meaning":"The media is not of the declared kind, or the title is too long."},
{"code":20010,"name":"media could not be processed","predictable_from":["media"],"meaning":"The file is damaged or too large, or an image has a format that is not accepted."},
{"code":20012,"name":"video format not supported","predictable_from":["media"],"meaning":"The container, the codec or a setting of a video does not meet the requirements."},
{"code":20019,"name":"app not installed","predictable_from":["context"],"meaning":"Xiaohongshu is not installed, or the property list lacks its query scheme."},
{"code":21001,"name":"download from iCloud failed","predictable_from":["context","run_time"],"meaning":"The media is in iCloud and not on the device."},
{"code":21003,"name":"media does not exist","predictable_from":["request","run_time"],"meaning":"The media does not exist."}
]},
"slots":[
{"name":"video","takes":["video"]},
{"name":"image","takes":["image"]},
{"name":"cover","takes":["image"],"only_named":true}],
"request_rules":[
{"id":"xiaohongshu/request-videos-max","fact":{"count":"video"},"constraint":{"max":1},"strength":"hard","certainty":"official_older","step":"request","share_state":20002,"source":"sdk","native_codes":["-10000004"],"message":"has {measured} videos; the SDK accepts only {limit}","fix":"Share one video at a time.","where":"XHSApiObject.h, videoInofoItems","written":"单个视频","examples":{"pass":[{"values":[{"fact":{"count":"video"},"value":0}]},{"values":[{"fact":{"count":"video"},"value":1}]}],"warn":[{"values":[{"fact":{"count":"video"},"value":2}]},{"values":[{"fact":{"count":"video"},"value":3}]}]}},
{"id":"xiaohongshu/request-mixed","fact":{"count":"image"},"constraint":{"max":0},"strength":"hard","certainty":"official_older","step":"request","share_state":20002,"source":"sdk","applies_if":[{"fact":{"count":"video"},"constraint":{"min":1}},{"fact":{"field":"cover"},"constraint":{"present":false}}],"native_codes":["-10000004"],"message":"images and videos are mixed ({measured} are images); the SDK currently accepts only one kind","fix":"Share either images or a video.","where":"XHSApiObject.h, mediaType","written":"目前只支持图片或视频","examples":{"pass":[{"values":[{"fact":{"count":"image"},"value":0},{"fact":{"count":"video"},"value":1}]},{"values":[{"fact":{"count":"image"},"value":9},{"fact":{"count":"video"},"value":0}]},{"values":[{"fact":{"count":"image"},"value":1},{"fact":{"count":"video"},"value":1},{"fact":{"field":"cover"},"value":"a.jpg"}]}],"warn":[{"values":[{"fact":{"count":"image"},"value":1},{"fact":{"count":"video"},"value":1}]}]}},
{"id":"xiaohongshu/request-images-as-video","fact":{"count":"video"},"constraint":{"min":1},"strength":"hard","certainty":"official_older","step":"request","share_state":20002,"source":"sdk","applies_if":[{"fact":{"field":"mediaType"},"constraint":{"equals":"video"}}],"native_codes":["-10000004"],"message":"the media includes no video, but mediaType says video","fix":"Share a video, or set mediaType to image.","where":"XHSApiObject.h, XHSOpenSDKShareMediaType","written":"XHSOpenSDKShareMediaTypeVideo","examples":{"pass":[{"values":[{"fact":{"count":"video"},"value":1},{"fact":{"field":"mediaType"},"value":"video"}]},{"values":[{"fact":{"count":"video"},"value":0},{"fact":{"field":"mediaType"},"value":"image"}]}],"warn":[{"values":[{"fact":{"count":"video"},"value":0},{"fact":{"field":"mediaType"},"value":"video"}]}]}},
{"id":"xiaohongshu/request-videos-as-image","fact":{"count":"video"},"constraint":{"max":0},"strength":"hard","certainty":"official_older","step":"request","share_state":20002,"source":"sdk","applies_if":[{"fact":{"field":"mediaType"},"constraint":{"equals":"image"}}],"native_codes":["-10000004"],"message":"{measured} of the media are videos, but mediaType says image","fix":"Share only images, or set mediaType to video.","where":"XHSApiObject.h, XHSOpenSDKShareMediaType","written":"XHSOpenSDKShareMediaTypeImage","examples":{"pass":[{"values":[{"fact":{"count":"video"},"value":0},{"fact":{"field":"mediaType"},"value":"image"}]},{"values":[{"fact":{"count":"video"},"value":1},{"fact":{"field":"mediaType"},"value":"video"}]}],"warn":[{"values":[{"fact":{"count":"video"},"value":1},{"fact":{"field":"mediaType"},"value":"image"}]}]}},
{"id":"xiaohongshu/request-mix","fact":{"field":"mediaType"},"constraint":{"none_of":["mix"]},"strength":"hard","certainty":"official_older","step":"request","share_state":20002,"source":"sdk","native_codes":["-10000004"],"message":"is mix; the SDK currently accepts either images or a video","fix":"Set mediaType to image or video, or leave it out.","where":"XHSApiObject.h, mediaType","written":"目前只支持图片或视频","examples":{"pass":[{"values":[{"fact":{"field":"mediaType"},"value":"default"}]},{"values":[{"fact":{"field":"mediaType"},"value":"image"}]},{"values":[{"fact":{"field":"mediaType"},"value":"video"}]}],"warn":[{"values":[{"fact":{"field":"mediaType"},"value":"mix"}]}]}},
{"id":"xiaohongshu/request-title-length","fact":{"field":"title"},"constraint":{"length":{"unit":"half_ascii","max":20}},"strength":"hard","certainty":"observed","step":"request","share_state":20002,"source":"long-title","further_sources":["mixed-title","title-guide"],"message":"has {measured}; titles of more than {limit} were refused; two ASCII characters count as one","fix":"Shorten the title to 20; a Chinese character counts as 1, an ASCII character as one half.","where":"issue 24, the report","written":"20个字","examples":{"pass":[{"values":[{"fact":{"field":"title"},"value":"好好好好好好好好好好好好好好好好好好好好"}]},{"values":[{"fact":{"field":"title"},"value":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}]}],"fail":[{"values":[{"fact":{"field":"title"},"value":"好好好好好好好好好好好好好好好好好好好好好"}]},{"values":[{"fact":{"field":"title"},"value":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}]}]}},
{"id":"xiaohongshu/request-universal-link","fact":{"field":"universalLink"},"constraint":{"form":"https_url"},"strength":"hard","certainty":"third_party","step":"context","share_state":20002,"source":"mobtech","message":"is {measured}, expected {limit}","fix":"Register a universal link, which begins with https:// and ends with “/”.","where":"配置Universal link","written":"HTTPS","examples":{"pass":[{"values":[{"fact":{"field":"universalLink"},"value":"https://www.example.com/xhs/"}]}],"warn":[{"values":[{"fact":{"field":"universalLink"},"value":"http://www.example.com/xhs/"}]},{"values":[{"fact":{"field":"universalLink"},"value":"myapp://xhs/"}]}]}}
],
"publisher":"Xiaohongshu",
"summary":"An app hands images or a video to the Xiaohongshu app (RED) through its share SDK for iOS, with a title and a text.",
"notes":[
"Xiaohongshu publishes no limits for media. The rules come from a redistributed header of its SDK of 2022 and from third parties, so they can only warn. Recorded refusals are errors.",
"If an image has both data and an address, its data is used.",
"Xiaohongshu has its own share states, which start at -10000000. The share states here are those of TikTok and Douyin with the same meaning."
],
"native_codes":{"name":"XHSOpenSDKErrorCode","note":"The SDK sets this code together with its own share state.","codes":[
{"code":"0","name":"success","meaning":"The operation succeeded.","constants":["XHSOpenSDKErrorCodeSuccess"]},
{"code":"-1","name":"general error","meaning":"An error occurred; the share state gives the cause.","constants":["XHSOpenSDKErrorCodeCodeCommon"]},
{"code":"-2","name":"canceled","meaning":"The user canceled.","constants":["XHSOpenSDKErrorCodeUserCanceled"]},
{"code":"-3","name":"not authorized","meaning":"The app is not authorized.","constants":["XHSOpenSDKErrorCodeAuthDenied"]},
{"code":"-4","name":"unsupported","meaning":"The request is not supported.","constants":["XHSOpenSDKErrorCodeUnsupported"]},
{"code":"-5","name":"bad response","meaning":"The response from the network cannot be read.","constants":["XHSOpenSDKErrorCodeNetDataError"]},
{"code":"-6","name":"app not installed","meaning":"Xiaohongshu is not installed.","constants":["XHSOpenSDKErrorCodeAppNotInstalled"]},
{"code":"-10000000","name":"success","meaning":"The share succeeded.","share_state":20000},
{"code":"-10000001","name":"unknown error","meaning":"An error that this version of the SDK does not name.","share_state":20001,"predictable_from":["run_time"]},
{"code":"-10000002","name":"previous share still running","meaning":"The previous share is still running.","share_state":20014,"predictable_from":["run_time"]},
{"code":"-10000003","name":"version mismatch","meaning":"The SDK or Xiaohongshu is too old or too new.","predictable_from":["run_time"]},
{"code":"-10000004","name":"wrong parameter","meaning":"A parameter cannot be read, or the media is not of the declared kind.","share_state":20002,"predictable_from":["request","media"]},
{"code":"-10000005","name":"not logged in","meaning":"Nobody is logged in.","share_state":20004,"predictable_from":["run_time"]},
{"code":"-10000014","name":"no permission","meaning":"The app lacks the permission.","share_state":20003,"predictable_from":["context"]},
{"code":"-10000015","name":"no access to the pasteboard","meaning":"Xiaohongshu may not read the pasteboard.","predictable_from":["run_time"]},
{"code":"-10000016","name":"no access to photos","meaning":"Xiaohongshu may not read photos.","share_state":20005,"predictable_from":["run_time"]},
{"code":"-10000017","name":"no network","meaning":"Xiaohongshu has no network connection.","share_state":20006,"predictable_from":["run_time"]},
{"code":"-10000018","name":"duration not supported","meaning":"Xiaohongshu does not accept the duration of the video.","share_state":20007,"predictable_from":["media"]},
{"code":"-10000019","name":"media could not be processed","meaning":"Xiaohongshu could not process the media.","share_state":20010,"predictable_from":["media"]},
{"code":"-10000020","name":"canceled","meaning":"The user canceled.","share_state":20013,"predictable_from":["run_time"]},
{"code":"-10000021","name":"unfinished post","meaning":"The user has an unfinished post.","share_state":20014,"predictable_from":["run_time"]}
]},
"request":{"source":"sdk","malformed":20002,"unusable":20002,"is_post":true,"fields":[{"name":"media","type":"media","slots":["video","image"],"is_list":true},{"name":"text","type":"text"},{"name":"title","type":"text"},{"name":"description","type":"text"},{"name":"link","type":"identifier"},{"name":"cover","type":"media","slots":["cover"]},{"name":"alt_text","type":"text"},{"name":"tags","type":"text","is_list":true},{"name":"mediaType","type":"choice","words":["default","image","video","mix"],"default":"default"},{"name":"universalLink","type":"identifier","tells":"redirect_uri"}]},
"app":[
{"id":"xiaohongshu/app-query-schemes","fact":{"info_plist":"LSApplicationQueriesSchemes"},"constraint":{"contains":["xhsdiscover"]},"strength":"hard","certainty":"third_party","step":"context","share_state":20019,"source":"mobtech","native_codes":["-6"],"message":"LSApplicationQueriesSchemes lacks {limit}, so the app cannot detect Xiaohongshu","fix":"Add {limit} to LSApplicationQueriesSchemes in Info.plist, as the bare scheme without “://”.","where":"配置白名单","written":"xhsdiscover","examples":{"pass":[{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["xhsdiscover"]}]}],"warn":[{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["XHSDiscover"]}]},{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["xhsdiscover://"]}]},{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":[]}]}]}},
{"id":"xiaohongshu/app-query-schemes-count","fact":{"entries":"LSApplicationQueriesSchemes"},"constraint":{"max":25},"strength":"unstated","certainty":"official_quoted","step":"context","source":"query-schemes","further_sources":["wechat-xcode-27"],"message":"LSApplicationQueriesSchemes has {measured} entries; the limit for an app that is linked on or after iOS 27 is {limit}, and 50 from iOS 15","fix":"Remove the schemes of apps that this app no longer looks for.","where":"Discussion, Important","written":"a maximum of 25 entries","examples":{"pass":[{"values":[{"fact":{"entries":"LSApplicationQueriesSchemes"},"value":1}]},{"values":[{"fact":{"entries":"LSApplicationQueriesSchemes"},"value":25}]}],"warn":[{"values":[{"fact":{"entries":"LSApplicationQueriesSchemes"},"value":26}]},{"values":[{"fact":{"entries":"LSApplicationQueriesSchemes"},"value":50}]},{"values":[{"fact":{"entries":"LSApplicationQueriesSchemes"},"value":51}]}]}},
{"id":"xiaohongshu/app-url-scheme","fact":{"info_plist":"CFBundleURLTypes/CFBundleURLSchemes"},"constraint":{"contains":[{"prefix":"xhs"}]},"strength":"hard","certainty":"third_party","step":"context","source":"mobtech","message":"CFBundleURLSchemes lacks {limit}, so Xiaohongshu cannot return to the app","fix":"Add xhs and the app key to CFBundleURLSchemes of an entry of CFBundleURLTypes in Info.plist.","where":"配置URL Scheme","written":"xhs+appid","examples":{"pass":[{"values":[{"fact":{"info_plist":"CFBundleURLTypes/CFBundleURLSchemes"},"value":["xhs0123456789abcdef"]}]}],"warn":[{"values":[{"fact":{"info_plist":"CFBundleURLTypes/CFBundleURLSchemes"},"value":["xhs"]}]},{"values":[{"fact":{"info_plist":"CFBundleURLTypes/CFBundleURLSchemes"},"value":["other"]}]},{"values":[{"fact":{"info_plist":"CFBundleURLTypes/CFBundleURLSchemes"},"value":[]}]}]}},
{"id":"xiaohongshu/app-photo-library-usage","fact":{"info_plist":"NSPhotoLibraryUsageDescription"},"constraint":{"form":"filled"},"strength":"hard","certainty":"third_party","step":"context","source":"mobtech","message":"NSPhotoLibraryUsageDescription contains {measured}; sharing needs access to the photo library","fix":"Say in NSPhotoLibraryUsageDescription of Info.plist what the app does with photos.","where":"配置相册使用权限","written":"Privacy - Photo Library Usage Description","examples":{"pass":[{"values":[{"fact":{"info_plist":"NSPhotoLibraryUsageDescription"},"value":"Photos are shared to Xiaohongshu."}]}],"warn":[{"values":[{"fact":{"info_plist":"NSPhotoLibraryUsageDescription"},"value":""}]},{"values":[{"fact":{"info_plist":"NSPhotoLibraryUsageDescription"},"value":" "}]}]}},
{"id":"xiaohongshu/app-associated-domain","fact":{"entitlement":"com.apple.developer.associated-domains"},"constraint":{"contains":[{"prefix":"applinks:"}]},"strength":"hard","certainty":"third_party","step":"context","source":"mobtech","message":"the associated domains lack {limit}; Xiaohongshu returns to the app through a universal link","fix":"Add applinks: and the host of the universal link to com.apple.developer.associated-domains.","where":"配置Universal link","written":"Associated Domains","examples":{"pass":[{"values":[{"fact":{"entitlement":"com.apple.developer.associated-domains"},"value":["applinks:example.com"]}]}],"warn":[{"values":[{"fact":{"entitlement":"com.apple.developer.associated-domains"},"value":["webcredentials:example.com"]}]},{"values":[{"fact":{"entitlement":"com.apple.developer.associated-domains"},"value":["applinks:"]}]},{"values":[{"fact":{"entitlement":"com.apple.developer.associated-domains"},"value":[]}]}]}},
{"id":"xiaohongshu/app-redirect-domain","fact":"redirect_domain","constraint":{"equals":"claimed"},"strength":"hard","certainty":"third_party","step":"context","source":"mobtech","message":"the universal link {measured}","fix":"Add applinks: and the host of universalLink to com.apple.developer.associated-domains.","where":"配置Universal link","written":"Universal Links域名","examples":{"pass":[{"values":[{"fact":"redirect_domain","value":"claimed"}]}],"warn":[{"values":[{"fact":"redirect_domain","value":"is no http or https URL"}]}]}}
],
"""##, SharedParts.unreadable_bilibili, ##"""
"not_documented":[
{"subject":"The duration of a video","note":"A limit exists, because there is a share state for it."},
{"subject":"The size, the aspect ratio, the file size and the format of media"},
{"subject":"How many images can be shared"},
{"subject":"The limits of Xiaohongshu itself for the title and the text","note":"Third parties give 20 characters for the title."},
{"subject":"What Xiaohongshu itself requires of the app","note":"Third parties list the requirements."}
],
"translations":{
"zh-Hans":{"name":"小红书分享 SDK（iOS）","summary":"应用通过小红书分享 SDK（iOS）把图片或视频连同标题和正文交给小红书。","notes":[
"小红书没有公布媒体的限制。这里的规则来自他人转载的 2022 年 SDK 头文件和第三方资料，最多只会产生警告；有拒绝记录时判为不通过。",
"同时提供图片数据和图片地址时，以图片数据为准。",
"小红书有自己的分享状态码，从 -10000000 开始。这里的分享状态码借用 TikTok 和抖音中含义相同的编号。"
],"borrowed_from":"TikTok 和抖音","share_states":[
{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},
{"code":"20002","name":"参数错误","meaning":"媒体与声明的类型不符，或标题过长。"},
{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},
{"code":"20012","name":"视频格式不支持","meaning":"视频的封装格式、编码格式或编码参数不符合要求。"},
{"code":"20019","name":"未安装小红书","meaning":"未安装小红书，或属性列表缺少小红书的查询 scheme。"},
{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},
{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}
],"native_codes_note":"SDK 会在返回自己的分享状态码的同时设置该值。","native_codes":[
{"code":"0","name":"成功","meaning":"操作完成。"},
{"code":"-1","name":"通用错误","meaning":"出现错误；具体原因见分享状态码。"},
{"code":"-2","name":"用户取消","meaning":"用户取消并返回。"},
{"code":"-3","name":"授权失败","meaning":"应用没有获得授权。"},
{"code":"-4","name":"不支持","meaning":"不支持所请求的功能。"},
{"code":"-5","name":"网络数据错误","meaning":"网络返回的数据无法解析。"},
{"code":"-6","name":"未安装小红书","meaning":"小红书 App 未安装。"},
{"code":"-10000000","name":"成功","meaning":"分享成功。"},
{"code":"-10000001","name":"未知错误","meaning":"该版本的 SDK 没有对应名称的错误。"},
{"code":"-10000002","name":"上一次分享尚未结束","meaning":"上一次分享仍在进行。"},
{"code":"-10000003","name":"版本不匹配","meaning":"SDK 或小红书的版本过旧或过新。"},
{"code":"-10000004","name":"参数错误","meaning":"无法读取参数，或媒体与声明的类型不符。"},
{"code":"-10000005","name":"未登录","meaning":"用户未登录。"},
{"code":"-10000014","name":"无权限","meaning":"应用没有该权限。"},
{"code":"-10000015","name":"无法访问剪贴板","meaning":"小红书无权读取剪贴板。"},
{"code":"-10000016","name":"无法访问照片","meaning":"小红书无权读取照片。"},
{"code":"-10000017","name":"无网络","meaning":"小红书没有网络连接。"},
{"code":"-10000018","name":"视频时长不符合要求","meaning":"小红书不支持该视频时长。"},
{"code":"-10000019","name":"媒体无法处理","meaning":"小红书无法处理该媒体。"},
{"code":"-10000020","name":"已取消","meaning":"用户已取消。"},
{"code":"-10000021","name":"有未完成的笔记","meaning":"用户有未完成的笔记。"}
],"rules":[
{"id":"request-videos-max","message":"共有 {measured} 个视频，SDK 只接受 {limit} 个","fix":"每次只分享一个视频。"},
{"id":"request-mixed","message":"同时包含图片和视频（其中 {measured} 张图片），SDK 目前只接受其中一种","fix":"只分享图片，或只分享视频。"},
{"id":"request-images-as-video","message":"媒体中没有视频，而 mediaType 为 video","fix":"分享视频，或把 mediaType 设为 image。"},
{"id":"request-videos-as-image","message":"媒体中有 {measured} 个视频，而 mediaType 为 image","fix":"只分享图片，或把 mediaType 设为 video。"},
{"id":"request-mix","message":"当前为 mix，而 SDK 目前只接受图片或视频中的一种","fix":"把 mediaType 设为 image 或 video，或不填写。"},
{"id":"request-title-length","message":"标题长度为 {measured}；有记录表明超过 {limit} 的标题被拒绝；两个 ASCII 字符计为 1","fix":"缩短到 20 以内；一个汉字计 1，一个 ASCII 字符计半个。"},
{"id":"request-universal-link","message":"当前为{measured}，应为 {limit}","fix":"登记以 https:// 开头、以“/”结尾的通用链接。"},
{"id":"app-query-schemes","message":"LSApplicationQueriesSchemes 缺少 {limit}，应用会认为未安装小红书","fix":"在 Info.plist 的 LSApplicationQueriesSchemes 中添加 {limit}，只写 scheme 本身，不带“://”。"},
{"id":"app-query-schemes-count","message":"LSApplicationQueriesSchemes 共有 {measured} 项；使用 iOS 27 及以上 SDK 构建的应用最多 {limit} 项，使用 iOS 15 至 26 SDK 构建的应用最多 50 项","fix":"删除不再需要查询的 scheme。"},
{"id":"app-url-scheme","message":"CFBundleURLSchemes 缺少 {limit}，小红书无法跳转回应用","fix":"在 Info.plist 中 CFBundleURLTypes 某一项的 CFBundleURLSchemes 里添加“xhs”加上应用的 AppKey。"},
{"id":"app-photo-library-usage","message":"NSPhotoLibraryUsageDescription 的值为{measured}；分享需要访问相册","fix":"在 Info.plist 的 NSPhotoLibraryUsageDescription 中说明应用使用相册的目的。"},
{"id":"app-associated-domain","message":"关联域名缺少 {limit}；小红书通过通用链接跳转回应用","fix":"在 com.apple.developer.associated-domains 中添加“applinks:”加上通用链接的域名。"},
{"id":"app-redirect-domain","message":"通用链接{measured}","fix":"在 com.apple.developer.associated-domains 中添加“applinks:”加上 universalLink 的域名。"}
],"not_documented":[
{"subject":"视频的时长","note":"既然有对应的分享状态码，应当存在限制。"},
{"subject":"媒体的尺寸、宽高比、文件大小和格式"},
{"subject":"最多可以分享多少张图片"},
{"subject":"小红书官方对标题和正文长度的要求","note":"据第三方资料，标题最多 20 个字符。"},
{"subject":"小红书官方对应用配置的要求","note":"第三方资料列出了这些配置。"}
]}}}
"""##])
}

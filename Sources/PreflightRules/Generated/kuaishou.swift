// swift-format-ignore-file
// Made by script/tools/generate from Destinations/kuaishou/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_kuaishou = Destinations.Entry(
    "kuaishou", "kuaishou", groups: ["share-sdk", "cn"],
    fingerprint: "cb0b1a5e", checked: "2026-11-28",
    [##"""
{"preflight_destination":1,
"id":"kuaishou",
"short_name":"kuaishou",
"name":"Kuaishou share SDK (iOS)",
"groups":["share-sdk","cn"],
"sources":[
{"id":"query-schemes","title":"canOpenURL(_:), UIKit reference","url":"https://developer.apple.com/documentation/uikit/uiapplication/canopenurl(_:)","checked":[2026,11,28],"page_as_of":"unknown","review_after":[2027,5,21]},
{"id":"wechat-xcode-27","title":"WeChat, notice on Xcode 27 and iOS 27","url":"https://developers.weixin.qq.com/doc/oplatform/Mobile_App/announcement/xcode_27.html","checked":[2026,11,28],"page_as_of":"unknown"},
{"id":"ios-guide","title":"Kuaishou open platform, mobile apps, iOS","url":"https://mp.kuaishou.com/platformDocs/develop/mobile-app/ios.html","checked":[2026,11,22],"page_as_of":[2024,10,14],"review_after":[2027,5,22]},
{"id":"sdk","title":"KwaiSDK for iOS, headers and demo","url":"https://github.com/KwaiSocial/KwaiSDK-iOS","checked":[2026,11,22],"page_as_of":[2024,9,24],"review_after":[2027,5,22]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"parameters":[
{"name":"permissions","kind":"words","meaning":"The features that Kuaishou has granted to the app, such as videoEdit and videoPublish."}
],
"share_states":{"success":20000,"borrowed_from":"TikTok and Douyin","states":[
{"code":20000,"name":"shared","meaning":"The share succeeded. A tool can only say that no documented rule is broken."},
{"code":20002,"name":"parameters not usable","predictable_from":["request"],"meaning":"The media does not fit the feature, or Kuaishou does not accept a parameter."},
{"code":20003,"name":"app lacks permission","predictable_from":["context"],"meaning":"Kuaishou has not granted the feature to the app."},
{"code":20010,"name":"media could not be processed","predictable_from":["media"],"meaning":"The file is damaged, or a thumbnail is too large or not a JPEG."},
{"code":20012,"name":"video format not supported","predictable_from":["media"],"meaning":"The container, the codec or a setting of a video does not meet the requirements."},
{"code":20019,"name":"app not installed","predictable_from":["context"],"meaning":"Kuaishou is not installed, or the property list lacks its query schemes."},
{"code":21001,"name":"download from iCloud failed","predictable_from":["context","run_time"],"meaning":"The media is in iCloud and not on the device."},
{"code":21003,"name":"media does not exist","predictable_from":["request","run_time"],"meaning":"The media does not exist."}
]},
"slots":[
{"name":"video","takes":["video"]},
{"name":"image","takes":["image"]},
{"name":"cover","takes":["image"],"only_named":true},
{"name":"link-thumbnail","takes":["image"],"only_named":true,
"rules":[
{"id":"kuaishou/link-thumbnail-format","fact":"image.format","constraint":{"equals":"jpeg"},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"sdk","message":"is {measured}; Kuaishou accepts only JPEG for the thumbnail of a link","fix":"Convert it to JPEG.","where":"KSApiObject.h","written":"JPEG","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}]}],"fail":[{"values":[{"fact":"image.format","value":"png"}]},{"values":[{"fact":"image.format","value":"webp"}]},{"values":[{"fact":"image.format","value":"heic"}]}]}},
{"id":"kuaishou/link-thumbnail-file-size-decimal","fact":"file_size","constraint":{"max":1000000},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"sdk","looser":"kuaishou/link-thumbnail-file-size","message":"is {measured}; the limit for a thumbnail is {limit}, or {looser} if the 1M of the header is binary","fix":"Compress it to {limit} or less.","where":"KSApiObject.h, KSShareWebPageObject, thumbImage","written":"1M","examples":{"pass":[{"values":[{"fact":"file_size","value":999999}]},{"values":[{"fact":"file_size","value":1000000}]}],"warn":[{"values":[{"fact":"file_size","value":1000001}]},{"values":[{"fact":"file_size","value":1048576}]}]}},
{"id":"kuaishou/link-thumbnail-file-size","fact":"file_size","constraint":{"max":1048576},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"sdk","message":"is {measured}; the limit for the thumbnail of a link is {limit} (1 MiB)","fix":"Compress it to 1 MiB or less.","where":"KSApiObject.h, KSShareWebPageObject, thumbImage","written":"1M","examples":{"pass":[{"values":[{"fact":"file_size","value":1000001}]},{"values":[{"fact":"file_size","value":1048575}]},{"values":[{"fact":"file_size","value":1048576}]}],"fail":[{"values":[{"fact":"file_size","value":1048577}]}]}}
]}],
"request_rules":[
{"id":"kuaishou/request-images-for-video-edit","fact":{"count":"image"},"constraint":{"max":0},"strength":"unstated","certainty":"official","step":"request","share_state":20002,"source":"ios-guide","further_sources":["sdk"],"applies_if":[{"fact":{"field":"mediaFeature"},"constraint":{"equals":"videoEdit"}},{"fact":{"field":"cover"},"constraint":{"present":false}},{"fact":{"field":"thumbImage"},"constraint":{"present":false}}],"native_codes":["-1010"],"message":"has images ({measured}), but mediaFeature is videoEdit","fix":"Share a video, or set mediaFeature to pictureEdit.","where":"一、设计目标, 生产功能","written":"单视频编辑","examples":{"pass":[{"values":[{"fact":{"count":"image"},"value":0},{"fact":{"field":"mediaFeature"},"value":"videoEdit"}]},{"values":[{"fact":{"count":"image"},"value":1},{"fact":{"field":"mediaFeature"},"value":"pictureEdit"}]}],"fail":[{"values":[{"fact":{"count":"image"},"value":1},{"fact":{"field":"mediaFeature"},"value":"videoEdit"}]}]}},
{"id":"kuaishou/request-videos-for-picture-edit","fact":{"count":"video"},"constraint":{"max":0},"strength":"unstated","certainty":"official","step":"request","share_state":20002,"source":"ios-guide","further_sources":["sdk"],"applies_if":[{"fact":{"field":"mediaFeature"},"constraint":{"equals":"pictureEdit"}}],"native_codes":["-1010"],"message":"has videos ({measured}), but mediaFeature is pictureEdit","fix":"Share images, or set mediaFeature to videoEdit.","where":"一、设计目标, 生产功能","written":"单图编辑, 多图编辑","examples":{"pass":[{"values":[{"fact":{"count":"video"},"value":0},{"fact":{"field":"mediaFeature"},"value":"pictureEdit"}]},{"values":[{"fact":{"count":"video"},"value":1},{"fact":{"field":"mediaFeature"},"value":"videoEdit"}]}],"fail":[{"values":[{"fact":{"count":"video"},"value":1},{"fact":{"field":"mediaFeature"},"value":"pictureEdit"}]}]}},
{"id":"kuaishou/request-single","fact":{"field":"media"},"constraint":{"max":1},"strength":"advice","certainty":"official","step":"request","share_state":20002,"source":"ios-guide","applies_if":[{"fact":{"field":"mediaFeature"},"constraint":{"one_of":["videoEdit","videoPublish"]}}],"native_codes":["-1010"],"message":"has {measured} files; Kuaishou describes editing and publishing for a single file","fix":"Share one file, or set mediaFeature to preprocess or aiCut.","where":"一、设计目标, 生产功能","written":"单视频编辑, 单视频发布","examples":{"pass":[{"values":[{"fact":{"field":"media"},"value":1},{"fact":{"field":"mediaFeature"},"value":"videoPublish"}]},{"values":[{"fact":{"field":"media"},"value":2},{"fact":{"field":"mediaFeature"},"value":"aiCut"}]}],"warn":[{"values":[{"fact":{"field":"media"},"value":2},{"fact":{"field":"mediaFeature"},"value":"videoPublish"}]},{"values":[{"fact":{"field":"media"},"value":2},{"fact":{"field":"mediaFeature"},"value":"videoEdit"}]}]}},
{"id":"kuaishou/request-video-edit-permission","fact":{"field":"mediaFeature"},"constraint":{"granted":{"word":"videoEdit","by":"permissions"}},"strength":"hard","certainty":"official","step":"context","share_state":20003,"source":"ios-guide","further_sources":["sdk"],"applies_if":[{"fact":{"field":"mediaFeature"},"constraint":{"equals":"videoEdit"}},{"fact":{"field":"disableFallback"},"constraint":{"equals":true}}],"message":"is videoEdit, which Kuaishou must grant to the app","fix":"Apply for videoEdit in Kuaishou's console, and list it in the permissions of the context.","where":"一、设计目标, 生产功能; KSShareMediaFeature_VideoEdit","written":"单视频编辑; 该能力需要申请权限","examples":{"pass":[{"values":[{"fact":{"field":"mediaFeature"},"value":"videoEdit"},{"fact":{"field":"disableFallback"},"value":true}],"assuming":[{"parameter":"permissions","value":"videoEdit"}]},{"values":[{"fact":{"field":"mediaFeature"},"value":"preprocess"},{"fact":{"field":"disableFallback"},"value":true}],"assuming":[{"parameter":"permissions","value":"videoPublish"}]}],"fail":[{"values":[{"fact":{"field":"mediaFeature"},"value":"videoEdit"},{"fact":{"field":"disableFallback"},"value":true}],"assuming":[{"parameter":"permissions","value":"videoPublish"}]}]}},
{"id":"kuaishou/request-video-publish-permission","fact":{"field":"mediaFeature"},"constraint":{"granted":{"word":"videoPublish","by":"permissions"}},"strength":"hard","certainty":"official","step":"context","share_state":20003,"source":"ios-guide","further_sources":["sdk"],"applies_if":[{"fact":{"field":"mediaFeature"},"constraint":{"equals":"videoPublish"}},{"fact":{"field":"disableFallback"},"constraint":{"equals":true}}],"message":"is videoPublish, which Kuaishou must grant to the app","fix":"Apply for videoPublish in Kuaishou's console, and list it in the permissions of the context.","where":"一、设计目标, 生产功能; KSShareMediaFeature_VideoPublish","written":"单视频发布; 该能力需要申请权限","examples":{"pass":[{"values":[{"fact":{"field":"mediaFeature"},"value":"videoPublish"},{"fact":{"field":"disableFallback"},"value":true}],"assuming":[{"parameter":"permissions","value":"videoPublish"}]},{"values":[{"fact":{"field":"mediaFeature"},"value":"preprocess"},{"fact":{"field":"disableFallback"},"value":true}],"assuming":[{"parameter":"permissions","value":"videoEdit"}]}],"fail":[{"values":[{"fact":{"field":"mediaFeature"},"value":"videoPublish"},{"fact":{"field":"disableFallback"},"value":true}],"assuming":[{"parameter":"permissions","value":"videoEdit"}]}]}},
{"id":"kuaishou/request-video-edit-fallback","fact":{"field":"mediaFeature"},"constraint":{"granted":{"word":"videoEdit","by":"permissions"}},"strength":"advice","certainty":"official","step":"context","source":"ios-guide","further_sources":["sdk"],"applies_if":[{"fact":{"field":"mediaFeature"},"constraint":{"equals":"videoEdit"}},{"fact":{"field":"disableFallback"},"constraint":{"equals":false}}],"message":"is videoEdit, which Kuaishou has not granted to the app; the crop page opens instead","fix":"Apply for videoEdit in Kuaishou's console, and list it in the permissions of the context.","where":"一、设计目标, 生产功能; KSShareMediaFeature_VideoEdit","written":"单视频编辑; 该能力需要申请权限","examples":{"pass":[{"values":[{"fact":{"field":"mediaFeature"},"value":"videoEdit"},{"fact":{"field":"disableFallback"},"value":false}],"assuming":[{"parameter":"permissions","value":"videoEdit"}]}],"warn":[{"values":[{"fact":{"field":"mediaFeature"},"value":"videoEdit"},{"fact":{"field":"disableFallback"},"value":false}],"assuming":[{"parameter":"permissions","value":"videoPublish"}]}]}},
{"id":"kuaishou/request-video-publish-fallback","fact":{"field":"mediaFeature"},"constraint":{"granted":{"word":"videoPublish","by":"permissions"}},"strength":"advice","certainty":"official","step":"context","source":"ios-guide","further_sources":["sdk"],"applies_if":[{"fact":{"field":"mediaFeature"},"constraint":{"equals":"videoPublish"}},{"fact":{"field":"disableFallback"},"constraint":{"equals":false}}],"message":"is videoPublish, which Kuaishou has not granted to the app; the crop page opens instead","fix":"Apply for videoPublish in Kuaishou's console, and list it in the permissions of the context.","where":"一、设计目标, 生产功能; KSShareMediaFeature_VideoPublish","written":"单视频发布; 该能力需要申请权限","examples":{"pass":[{"values":[{"fact":{"field":"mediaFeature"},"value":"videoPublish"},{"fact":{"field":"disableFallback"},"value":false}],"assuming":[{"parameter":"permissions","value":"videoPublish"}]}],"warn":[{"values":[{"fact":{"field":"mediaFeature"},"value":"videoPublish"},{"fact":{"field":"disableFallback"},"value":false}],"assuming":[{"parameter":"permissions","value":"videoEdit"}]}]}},
{"id":"kuaishou/request-universal-link","fact":{"field":"universalLink"},"constraint":{"form":"https_url"},"strength":"hard","certainty":"official","step":"context","share_state":20002,"source":"ios-guide","message":"is {measured}, expected {limit}","fix":"Register a universal link, which begins with https:// and ends with “/”.","where":"1.配置您应用的UniversalLinks, (1)","written":"HTTPS","examples":{"pass":[{"values":[{"fact":{"field":"universalLink"},"value":"https://www.example.com/kuaishou/"}]}],"fail":[{"values":[{"fact":{"field":"universalLink"},"value":"http://www.example.com/kuaishou/"}]},{"values":[{"fact":{"field":"universalLink"},"value":"myapp://kuaishou/"}]}]}}
],
"publisher":"Kuaishou",
"summary":"An app hands photos or videos from the photo library to the Kuaishou app through KwaiSDK for iOS. It can also send a link with a thumbnail to a chat.",
"notes":[
"Kuaishou publishes no limits for the duration, the dimensions or the file size of media. A pass says nothing about them.",
"Editing and publishing a video require a permission that Kuaishou grants to the app. Without it, the crop page opens instead, unless disableFallback prevents this.",
"Kuaishou ignores a cover whose dimensions differ from those of the media.",
"Kuaishou describes editing, cropping and publishing for a single video, editing for several images, and cropping for a mix of both."
],
"native_codes":{"name":"KSErrorCode","note":"KwaiSDK returns these codes. It has no share states.","codes":[
{"code":"1","name":"success","meaning":"The operation succeeded.","constants":["KSErrorCodeSuccess"],"share_state":20000},
{"code":"-1","name":"canceled","meaning":"The user canceled.","constants":["KSErrorCodeCancelled"]},
{"code":"-1005","name":"app not installed","meaning":"Kuaishou is not installed.","constants":["KSErrorCodeKwaiAppNotInstalled"],"share_state":20019,"predictable_from":["context"]},
{"code":"-1006","name":"feature not supported","meaning":"The installed Kuaishou does not know the feature.","constants":["KSErrorCodeFeatureNotSupportedByKwaiApp"],"share_state":20002,"predictable_from":["run_time"]},
{"code":"-1010","name":"bad parameter","meaning":"A parameter is not valid.","constants":["KSErrorCodeBadParameter"],"share_state":20002,"predictable_from":["request"]},
{"code":"20088","name":"command not authorized","meaning":"Kuaishou has not granted the command to the app.","constants":["KSErrorCodeUnauthorizedCMD"],"share_state":20003,"predictable_from":["context"]},
{"code":"20089","name":"invalid open id","meaning":"The openID is not valid.","constants":["KSErrorCodeInvalidOpenID"]},
{"code":"20090","name":"invalid command","meaning":"The command is not valid.","constants":["KSErrorCodeInvalidCMD"]},
{"code":"20091","name":"another account is logged in","meaning":"The account that authorized the app is not the one that is logged in to Kuaishou.","constants":["KSErrorCodeUnmatchedUser"]},
{"code":"20092","name":"not allowed between these users","meaning":"The users are not allowed to do this, for example to send messages without following each other.","constants":["KSErrorCodeActionBlockedForUserRelation"]},
{"code":"20094","name":"invalid target","meaning":"The openID of the target is not valid.","constants":["KSErrorCodeInvalidTargetOpenID"]},
{"code":"100200100","name":"parameter missing","meaning":"The request lacks a parameter that the server requires.","constants":["KSErrorCodeInvalidParam"]},
{"code":"100200101","name":"app not authorized","meaning":"The app or its developer does not exist or has the wrong status.","constants":["KSErrorCodeUnauthorizedApp"],"share_state":20003,"predictable_from":["context"]},
{"code":"100200102","name":"denied","meaning":"The request was refused.","constants":["KSErrorCodeDenied"]},
{"code":"100200103","name":"wrong response type","meaning":"The responseType is wrong.","constants":["KSErrorCodeUnsupportedResponseType"]},
{"code":"100200104","name":"wrong grant type","meaning":"The grantType for an access token is wrong.","constants":["KSErrorCodeUnsupportedGrantType"]},
{"code":"100200105","name":"wrong code","meaning":"The code for an access token is wrong.","constants":["KSErrorCodeInvalidGrant"]},
{"code":"100200106","name":"invalid scope","meaning":"The scope is not valid.","constants":["KSErrorCodeInvalidScope"]},
{"code":"100200107","name":"invalid user","meaning":"The openId of the user is not valid.","constants":["KSErrorCodeInvalidOpenId"]},
{"code":"100200108","name":"token expired","meaning":"The access or refresh token has expired.","constants":["KSErrorCodeTokenExpried"]},
{"code":"100200109","name":"authorization canceled","meaning":"The user canceled the authorization.","constants":["KSErrorCodeAuthorizationCanceled"]},
{"code":"100200110","name":"authorization expired","meaning":"The authorization has expired.","constants":["KSErrorCodeAuthorizationExpried"]},
{"code":"100200111","name":"scope not authorized","meaning":"The user never granted the scope.","constants":["KSErrorCodeUnauthorizedScope"]},
{"code":"100200500","name":"server error","meaning":"The server of Kuaishou had an error.","constants":["KSErrorCodeServerError"]}
]},
"request":{"source":"sdk","malformed":20002,"unusable":20002,"is_post":true,"fields":[{"name":"media","type":"media","slots":["video","image"],"is_list":true},{"name":"text","type":"text"},{"name":"title","type":"text"},{"name":"description","type":"text"},{"name":"link","type":"identifier"},{"name":"cover","type":"media","slots":["cover"]},{"name":"alt_text","type":"text"},{"name":"tags","type":"text","is_list":true},{"name":"mediaFeature","type":"choice","words":["preprocess","videoEdit","pictureEdit","videoPublish","aiCut"],"default":"preprocess"},{"name":"disableFallback","type":"flag","default":false},{"name":"thumbImage","type":"media","slots":["link-thumbnail"]},{"name":"universalLink","type":"identifier","tells":"redirect_uri"}]},
"app":[
{"id":"kuaishou/app-query-schemes","fact":{"info_plist":"LSApplicationQueriesSchemes"},"constraint":{"contains":["kwai","ksnebula","kwaiAuth2","kwai.clip.multi","kwaiSDKMediaV2"]},"strength":"hard","certainty":"official","step":"context","share_state":20019,"source":"sdk","native_codes":["-1005"],"message":"LSApplicationQueriesSchemes lacks {limit}, which KwaiSDK's demo lists","fix":"Add {limit} to LSApplicationQueriesSchemes in Info.plist, each as the bare scheme without “://”.","where":"Example/KwaiOpenSDKDemo/Info.plist, LSApplicationQueriesSchemes","written":"ksnebula, kwai, kwaiAuth2, kwai.clip.multi, kwaiSDKMediaV2","examples":{"pass":[{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["kwai","ksnebula","kwaiAuth2","kwai.clip.multi","kwaiSDKMediaV2"]}]}],"warn":[{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["Kwai","ksnebula","kwaiAuth2","kwai.clip.multi","kwaiSDKMediaV2"]}]}],"fail":[{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["kwai","ksnebula"]}]},{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["kwai://"]}]},{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":[]}]}]}},
{"id":"kuaishou/app-query-schemes-count","fact":{"entries":"LSApplicationQueriesSchemes"},"constraint":{"max":25},"strength":"unstated","certainty":"official_quoted","step":"context","source":"query-schemes","further_sources":["wechat-xcode-27"],"message":"LSApplicationQueriesSchemes has {measured} entries; the limit for an app that is linked on or after iOS 27 is {limit}, and 50 from iOS 15","fix":"Remove the schemes of apps that this app no longer looks for.","where":"Discussion, Important","written":"a maximum of 25 entries","examples":{"pass":[{"values":[{"fact":{"entries":"LSApplicationQueriesSchemes"},"value":1}]},{"values":[{"fact":{"entries":"LSApplicationQueriesSchemes"},"value":25}]}],"warn":[{"values":[{"fact":{"entries":"LSApplicationQueriesSchemes"},"value":26}]},{"values":[{"fact":{"entries":"LSApplicationQueriesSchemes"},"value":50}]},{"values":[{"fact":{"entries":"LSApplicationQueriesSchemes"},"value":51}]}]}},
{"id":"kuaishou/app-photo-library-usage","fact":{"info_plist":"NSPhotoLibraryUsageDescription"},"constraint":{"form":"filled"},"strength":"hard","certainty":"official","step":"context","source":"sdk","message":"NSPhotoLibraryUsageDescription contains {measured}; the shared media come from the photo library","fix":"Describe in NSPhotoLibraryUsageDescription of Info.plist what the app does with photos.","where":"Example/KwaiOpenSDKDemo/KSMediaViewController.h","written":"NSPhotoLibraryUsageDescription","examples":{"pass":[{"values":[{"fact":{"info_plist":"NSPhotoLibraryUsageDescription"},"value":"Photos are shared to Kuaishou."}]}],"fail":[{"values":[{"fact":{"info_plist":"NSPhotoLibraryUsageDescription"},"value":""}]},{"values":[{"fact":{"info_plist":"NSPhotoLibraryUsageDescription"},"value":" "}]}]}},
{"id":"kuaishou/app-associated-domain","fact":{"entitlement":"com.apple.developer.associated-domains"},"constraint":{"contains":[{"prefix":"applinks:"}]},"strength":"hard","certainty":"official","step":"context","source":"ios-guide","message":"the associated domains lack {limit}; Kuaishou answers through a universal link","fix":"Add applinks: followed by the host of the universal link to com.apple.developer.associated-domains.","where":"1.配置您应用的UniversalLinks, (2)","written":"Associated Domains","examples":{"pass":[{"values":[{"fact":{"entitlement":"com.apple.developer.associated-domains"},"value":["applinks:example.com"]}]}],"fail":[{"values":[{"fact":{"entitlement":"com.apple.developer.associated-domains"},"value":["webcredentials:example.com"]}]},{"values":[{"fact":{"entitlement":"com.apple.developer.associated-domains"},"value":["applinks:"]}]},{"values":[{"fact":{"entitlement":"com.apple.developer.associated-domains"},"value":[]}]}]}},
{"id":"kuaishou/app-redirect-domain","fact":"redirect_domain","constraint":{"equals":"claimed"},"strength":"hard","certainty":"official","step":"context","source":"ios-guide","message":"the universal link {measured}","fix":"Add applinks: followed by the host of universalLink to com.apple.developer.associated-domains.","where":"1.配置您应用的UniversalLinks, (2)","written":"Universal Links域名","examples":{"pass":[{"values":[{"fact":"redirect_domain","value":"claimed"}]}],"fail":[{"values":[{"fact":"redirect_domain","value":"is no http or https URL"}]}]}}
],
"""##, SharedParts.unreadable_bilibili, ##"""
"not_documented":[
{"subject":"The duration, the dimensions, the aspect ratio and the file size of media"},
{"subject":"The format of videos and images"},
{"subject":"The number of files that a feature accepts","note":"Kuaishou describes features for one file and for several files, but gives no numbers."},
{"subject":"Whether the 1M of a thumbnail is decimal or binary","note":"A file between the two limits gets a warning."},
{"subject":"The lengths of titles, descriptions and tags"},
{"subject":"The code for media that does not fit the feature","note":"The rules use 20002, parameters not usable."}
],
"translations":{
"zh-Hans":{"name":"快手分享 SDK（iOS）","summary":"应用通过 KwaiSDK（iOS）把相册中的图片或视频交给快手，或把带缩略图的链接分享到私信。","notes":[
"快手没有公布媒体的时长、尺寸和文件大小限制，通过检查并不代表这些方面符合要求。",
"视频编辑和视频发布需要快手授予权限。没有权限时会改为打开裁剪页，除非 disableFallback 另有设置。",
"封面尺寸与媒体不一致时不会生效。",
"按快手的功能说明，单个视频可以编辑、裁剪和发布，多张图片可以编辑，图片和视频混合时可以裁剪。"
],"borrowed_from":"TikTok 和抖音","share_states":[
{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},
{"code":"20002","name":"参数错误","meaning":"媒体与所选功能不匹配，或快手不接受某个参数。"},
{"code":"20003","name":"应用没有分享权限","meaning":"应用没有该功能的权限。"},
{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏，或缩略图过大或不是 JPEG。"},
{"code":"20012","name":"视频格式不支持","meaning":"视频的封装格式、编码格式或编码参数不符合要求。"},
{"code":"20019","name":"未安装快手","meaning":"未安装快手，或属性列表缺少快手的查询 scheme。"},
{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},
{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}
],"native_codes_note":"KwaiSDK 返回这些错误码，没有分享状态码。","native_codes":[
{"code":"1","name":"成功","meaning":"操作完成。"},
{"code":"-1","name":"用户取消","meaning":"用户取消了操作。"},
{"code":"-1005","name":"未安装快手","meaning":"快手 App 未安装。"},
{"code":"-1006","name":"不支持该功能","meaning":"快手 App 当前版本不支持该功能。"},
{"code":"-1010","name":"参数不合法","meaning":"参数不合法。"},
{"code":"20088","name":"未授权的 cmd","meaning":"应用没有获得该 cmd 的授权。"},
{"code":"20089","name":"无效的 openID","meaning":"openID 无效。"},
{"code":"20090","name":"无效的 cmd","meaning":"cmd 无效。"},
{"code":"20091","name":"账号不一致","meaning":"授权登录的快手账号与快手 App 当前登录的账号不一致。"},
{"code":"20092","name":"用户关系不支持该操作","meaning":"当前用户关系不支持该操作，例如未互相关注的用户之间不能发私信。"},
{"code":"20094","name":"非法的目标 openID","meaning":"目标用户的 openID 非法。"},
{"code":"100200100","name":"缺少参数","meaning":"缺少必要的请求参数；该错误由服务器返回。"},
{"code":"100200101","name":"应用非法","meaning":"应用非法，例如开发者或应用不存在，或状态不正确。"},
{"code":"100200102","name":"请求被拒绝","meaning":"请求被拒绝。"},
{"code":"100200103","name":"responseType 错误","meaning":"responseType 错误。"},
{"code":"100200104","name":"grantType 错误","meaning":"换取 accessToken 使用的 grantType 错误。"},
{"code":"100200105","name":"code 错误","meaning":"换取 accessToken 使用的 code 错误。"},
{"code":"100200106","name":"无效的 scope","meaning":"scope 无效。"},
{"code":"100200107","name":"用户 openId 无效","meaning":"用户的 openId 无效。"},
{"code":"100200108","name":"token 过期","meaning":"access_token 或 refresh_token 已过期。"},
{"code":"100200109","name":"用户取消授权","meaning":"用户取消了授权。"},
{"code":"100200110","name":"授权过期","meaning":"用户的授权已过期。"},
{"code":"100200111","name":"scope 未授权","meaning":"用户未授权过所需的 scope。"},
{"code":"100200500","name":"服务器错误","meaning":"快手服务器内部错误。"}
],"parameters":{"permissions":"快手授予应用的功能权限，例如 videoEdit 和 videoPublish。"},"rules":[
{"id":"link-thumbnail-format","message":"缩略图格式为 {measured}；快手只接受 JPEG 的链接缩略图","fix":"转换为 JPEG。"},
{"id":"link-thumbnail-file-size-decimal","message":"缩略图文件大小为 {measured}；上限为 {limit}，如果头文件的 1M 按二进制计，则为 {looser}","fix":"压缩到 {limit} 以内。"},
{"id":"link-thumbnail-file-size","message":"缩略图文件大小为 {measured}，不能超过 {limit}（1 MiB）","fix":"压缩到 1 MiB 以内。"},
{"id":"request-images-for-video-edit","message":"媒体中有 {measured} 张图片，而 mediaFeature 为 videoEdit","fix":"分享视频，或把 mediaFeature 设为 pictureEdit。"},
{"id":"request-videos-for-picture-edit","message":"媒体中有 {measured} 个视频，而 mediaFeature 为 pictureEdit","fix":"分享图片，或把 mediaFeature 设为 videoEdit。"},
{"id":"request-single","message":"共有 {measured} 个文件；快手的编辑和发布功能针对单个文件","fix":"只分享一个文件，或把 mediaFeature 设为 preprocess 或 aiCut。"},
{"id":"request-video-edit-permission","message":"当前为 videoEdit，应用须先获得快手对该功能的授权","fix":"在快手开放平台申请 videoEdit 权限，并在 context 的 permissions 中列出。"},
{"id":"request-video-publish-permission","message":"当前为 videoPublish，应用须先获得快手对该功能的授权","fix":"在快手开放平台申请 videoPublish 权限，并在 context 的 permissions 中列出。"},
{"id":"request-video-edit-fallback","message":"当前为 videoEdit，而应用没有该权限，会改为打开裁剪页","fix":"在快手开放平台申请 videoEdit 权限，并在 context 的 permissions 中列出。"},
{"id":"request-video-publish-fallback","message":"当前为 videoPublish，而应用没有该权限，会改为打开裁剪页","fix":"在快手开放平台申请 videoPublish 权限，并在 context 的 permissions 中列出。"},
{"id":"request-universal-link","message":"当前为{measured}，应为 {limit}","fix":"登记以 https:// 开头、以“/”结尾的通用链接。"},
{"id":"app-query-schemes","message":"LSApplicationQueriesSchemes 缺少 KwaiSDK 示例中列出的 {limit}","fix":"在 Info.plist 的 LSApplicationQueriesSchemes 中添加 {limit}，只写 scheme 本身，不带“://”。"},
{"id":"app-query-schemes-count","message":"LSApplicationQueriesSchemes 共有 {measured} 项；使用 iOS 27 及以上 SDK 构建的应用最多 {limit} 项，使用 iOS 15 至 26 SDK 构建的应用最多 50 项","fix":"删除不再需要查询的 scheme。"},
{"id":"app-photo-library-usage","message":"NSPhotoLibraryUsageDescription 的值为{measured}；分享的内容来自相册","fix":"在 Info.plist 的 NSPhotoLibraryUsageDescription 中说明应用使用相册的目的。"},
{"id":"app-associated-domain","message":"关联域名缺少 {limit}；快手通过通用链接跳转回应用","fix":"在 com.apple.developer.associated-domains 中添加“applinks:”加上通用链接的域名。"},
{"id":"app-redirect-domain","message":"通用链接{measured}","fix":"在 com.apple.developer.associated-domains 中添加“applinks:”加上 universalLink 的域名。"}
],"not_documented":[
{"subject":"媒体的时长、尺寸、宽高比和文件大小"},
{"subject":"视频和图片的格式"},
{"subject":"各功能接受的文件数量","note":"快手的功能说明区分单个和多个文件，但没有给出数量。"},
{"subject":"缩略图的 1M 是十进制还是二进制","note":"介于两个数值之间的文件给出警告。"},
{"subject":"标题、描述和标签的长度"},
{"subject":"媒体与功能不匹配时返回哪个错误码","note":"这里按 20002（参数错误）处理。"}
]}}}
"""##])
}

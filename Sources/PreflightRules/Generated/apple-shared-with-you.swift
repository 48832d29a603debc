// swift-format-ignore-file
// Made by script/tools/generate from Destinations/apple-shared-with-you/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_apple_shared_with_you = Destinations.Entry(
    "apple-shared-with-you", "shared-with-you", groups: ["link-preview"],
    fingerprint: "dce129d6", checked: "2026-11-21",
    [##"""
{"preflight_destination":1,
"id":"apple-shared-with-you",
"short_name":"shared-with-you",
"name":"Apple Shared with You",
"groups":["link-preview"],
"sources":[
{"id":"session","title":"Add Shared with You to your app, session 10094 of WWDC 2022","url":"https://developer.apple.com/videos/play/wwdc2022/10094","checked":[2026,11,21],"page_as_of":"unknown"},
{"id":"previews","title":"TN3156: Create rich previews for Messages","url":"https://developer.apple.com/documentation/technotes/tn3156-create-rich-previews-for-messages","checked":[2026,11,21],"page_as_of":[2024,4,30],"review_after":[2027,5,21]},
{"id":"framework","title":"Shared with You, framework reference","url":"https://developer.apple.com/documentation/sharedwithyou","checked":[2026,11,21],"page_as_of":"unknown","review_after":[2027,5,21]},
{"id":"associated-domains","title":"Supporting associated domains","url":"https://developer.apple.com/documentation/xcode/supporting-associated-domains","checked":[2026,11,21],"page_as_of":"unknown","review_after":[2027,5,21]},
{"id":"url-components","title":"applinks.Details.Components, bundle resources reference","url":"https://developer.apple.com/documentation/bundleresources/applinks/details-swift.dictionary/components-swift.dictionary","checked":[2026,11,21],"page_as_of":"unknown","review_after":[2027,5,21]},
{"id":"universal-links","title":"What's New in Universal Links, sessions 717 of WWDC 2019 and 10098 of WWDC 2020","url":"https://developer.apple.com/videos/play/wwdc2020/10098","checked":[2026,11,21],"page_as_of":"unknown"},
{"id":"app-search","title":"App Search Programming Guide, Support Universal Links and revision history","url":"https://developer.apple.com/library/content/documentation/General/Conceptual/AppSearch/UniversalLinks.html","checked":[2026,11,21],"page_as_of":"unknown"}
],
"steps":["request","context","fetch","format","duration","resolution"],
"share_states":{"success":20000,"borrowed_from":"TikTok and Douyin","states":[
{"code":20000,"name":"shared","meaning":"The share succeeded. A tool can only say that no documented rule is broken."},
{"code":20002,"name":"parameters not usable","predictable_from":["request"],"meaning":"The link is missing, or it is not a web address."},
{"code":20003,"name":"app lacks permission","predictable_from":["context","run_time"],"meaning":"The app lacks the entitlement or universal links, or the user does not allow sharing."},
{"code":20008,"name":"photo doesn't meet requirements","predictable_from":["media"],"meaning":"The image or the icon is smaller than recommended, or so small that it may be ignored."},
{"code":20010,"name":"media could not be processed","predictable_from":["media"],"meaning":"The file is damaged, does not match what the page says, or makes the page too large."},
{"code":20012,"name":"video format not supported","predictable_from":["media"],"meaning":"The file that the page names as a video cannot be downloaded and played."},
{"code":21001,"name":"download from iCloud failed","predictable_from":["context","run_time"],"meaning":"The media is in iCloud and cannot be served."},
{"code":21003,"name":"media does not exist","predictable_from":["request","run_time"],"meaning":"The media does not exist."}
]},
"slots":[
{"name":"preview-image","takes":["image"],
"rules":[
{"id":"apple-shared-with-you/preview-image-width-advised","fact":"image.width","constraint":{"min":900},"strength":"advice","certainty":"official","step":"resolution","share_state":20008,"source":"previews","looser":"apple-shared-with-you/preview-image-width-min","message":"is {measured} wide; Apple recommends at least {limit}","fix":"Use an image that is at least {limit} wide.","where":"Respect resource usage guidelines","written":"at least 900 pixels","examples":{"pass":[{"values":[{"fact":"image.width","value":900}]},{"values":[{"fact":"image.width","value":1200}]}],"warn":[{"values":[{"fact":"image.width","value":899}]},{"values":[{"fact":"image.width","value":640}]},{"values":[{"fact":"image.width","value":150}]},{"values":[{"fact":"image.width","value":149}]}]}},
{"id":"apple-shared-with-you/preview-image-width-min","fact":"image.width","constraint":{"min":150},"strength":"unstated","certainty":"official","step":"resolution","share_state":20008,"source":"previews","message":"is {measured} wide; an image below {limit} may be ignored or shown as an icon","fix":"Use an image that is at least 900 px wide.","where":"Respect resource usage guidelines","written":"less than 150 pixels","examples":{"pass":[{"values":[{"fact":"image.width","value":150}]},{"values":[{"fact":"image.width","value":900}]}],"fail":[{"values":[{"fact":"image.width","value":149}]},{"values":[{"fact":"image.width","value":48}]}]}}
]},
{"name":"preview-video","takes":["video"]},
{"name":"icon","takes":["image"],
"rules":[
{"id":"apple-shared-with-you/icon-shape","fact":"image.aspect_ratio","constraint":{"equals":{"ratio":1}},"strength":"advice","certainty":"official","step":"resolution","share_state":20008,"source":"previews","message":"has the aspect ratio {measured}; Apple recommends a square","fix":"Crop it to a square.","where":"Respect resource usage guidelines","written":"square","examples":{"pass":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":1}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":1}}]}],"warn":[{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[180,181]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[181,180]}}]},{"values":[{"fact":"image.aspect_ratio","value":{"ratio":[16,9]}}]}]}},
{"id":"apple-shared-with-you/icon-size","fact":"image.size","constraint":{"sides":[{"side":"width","min":108},{"side":"height","min":108}]},"strength":"advice","certainty":"official","step":"resolution","share_state":20008,"source":"previews","message":"is {measured}; Apple recommends at least 108×108","fix":"Use an icon of at least 108×108, for example 180×180.","where":"Respect resource usage guidelines","written":"at least 108 pixels per side","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[108,108]}}]},{"values":[{"fact":"image.size","value":{"size":[180,180]}}]}],"warn":[{"values":[{"fact":"image.size","value":{"size":[107,108]}}]},{"values":[{"fact":"image.size","value":{"size":[108,107]}}]},{"values":[{"fact":"image.size","value":{"size":[32,32]}}]}]}}
]}],
"request_rules":[
{"id":"apple-shared-with-you/request-url-present","fact":{"field":"url"},"constraint":{"present":true},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"session","further_sources":["framework"],"message":"is missing; Shared with You requires a link","fix":"Set url to the link.","where":"Transcript, SWHighlight","written":"内容的 URL","examples":{"pass":[{"values":[{"fact":{"field":"url"},"value":"https://www.example.com/story"}]}],"fail":[{}]}},
{"id":"apple-shared-with-you/request-url","fact":{"field":"url"},"constraint":{"form":"web_url"},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"session","further_sources":["framework"],"message":"is {measured}, expected {limit}; Shared with You accepts only universal links","fix":"Share a link that begins with https://.","where":"Transcript, 通用链接","written":"通用链接","examples":{"pass":[{"values":[{"fact":{"field":"url"},"value":"https://www.example.com/story"}]}],"fail":[{"values":[{"fact":{"field":"url"},"value":"myapp://story"}]},{"values":[{"fact":{"field":"url"},"value":"www.example.com"}]}]}},
{"id":"apple-shared-with-you/resources-file-size-decimal","fact":{"function":"sum","fact":"file_size"},"constraint":{"max":10000000},"strength":"unstated","certainty":"official","step":"format","share_state":20010,"source":"previews","looser":"apple-shared-with-you/resources-file-size","message":"is {measured}; the limit for all images, videos and icons of a page together is {limit}, or {looser} if the source means binary megabytes","fix":"Compress the files to {limit} or less in total.","where":"Respect resource usage guidelines","written":"10 MB","examples":{"pass":[{"values":[{"fact":{"function":"sum","fact":"file_size"},"value":1}]},{"values":[{"fact":{"function":"sum","fact":"file_size"},"value":10000000}]}],"warn":[{"values":[{"fact":{"function":"sum","fact":"file_size"},"value":10000001}]},{"values":[{"fact":{"function":"sum","fact":"file_size"},"value":10485760}]},{"values":[{"fact":{"function":"sum","fact":"file_size"},"value":10485761}]}]}},
{"id":"apple-shared-with-you/resources-file-size","fact":{"function":"sum","fact":"file_size"},"constraint":{"max":10485760},"strength":"unstated","certainty":"official","step":"format","share_state":20010,"source":"previews","message":"is {measured}; the limit for all images, videos and icons of a page together is {limit} (10 MiB)","fix":"Compress the files to 10 MiB or less in total.","where":"Respect resource usage guidelines","written":"10 MB","examples":{"pass":[{"values":[{"fact":{"function":"sum","fact":"file_size"},"value":1}]},{"values":[{"fact":{"function":"sum","fact":"file_size"},"value":10000001}]},{"values":[{"fact":{"function":"sum","fact":"file_size"},"value":10485760}]}],"fail":[{"values":[{"fact":{"function":"sum","fact":"file_size"},"value":10485761}]},{"values":[{"fact":{"function":"sum","fact":"file_size"},"value":61300000}]}]}}
],
"publisher":"Apple",
"summary":"A user shares a link in Messages, and an app that claims it as a universal link shows it in Shared with You. Messages makes the preview of the link from an image, a video and an icon that the page names.",
"notes":[
"A file is judged by its role in the page of a link: og:image (preview-image), og:video (preview-video), or apple-touch-icon, favicon or another linked icon (icon).",
"Messages returns no codes for a preview. The share states are those of TikTok and Douyin with the same meaning.",
"The limit for all images, videos and icons of a page together is 10 MB. A file that is judged alone counts as the only file of its page.",
"The limit for the page itself is 1 MB. It is not a media file. preflight app judges a saved page and the size of all files that it names. Scan these files to see whether the images and videos suit a preview.",
"og:title should be short and should not contain the site name, which belongs in og:site_name. A preview shows text better than an image that contains text.",
"A video that can be downloaded from its address, such as MPEG-4, plays automatically in the preview. A stream (HLS) plays after a tap, and an embedded player does not play.",
"The page must be reachable without JavaScript and without a refresh that the page itself requests. Previews follow redirects of the server. All user agents should get the same metadata.",
"The app requires the entitlement com.apple.developer.shared-with-you, universal links for the domain, and iOS 16, macOS 13 or tvOS 16. The links that it receives depend on the contacts and permissions of the user."
],
"native_codes":{"name":"SWHighlightCenterErrorCode","note":"The framework returns these codes to an app that requests a highlight. They say nothing about the preview.","codes":[
{"code":"0","name":"no error","meaning":"The request succeeded."},
{"code":"1","name":"internal error","meaning":"The framework had an internal error."},
{"code":"2","name":"invalid URL","meaning":"The system cannot have given this address to the app."},
{"code":"3","name":"access denied","meaning":"The app has no access to the content. The entitlement is missing, or the user does not allow it."}
]},
"request":{"source":"framework","malformed":20002,"unusable":20002,"fields":[{"name":"url","type":"identifier","tells":"link"},{"name":"images","type":"media","slots":["preview-image"],"is_list":true},{"name":"videos","type":"media","slots":["preview-video"],"is_list":true},{"name":"icons","type":"media","slots":["icon"],"is_list":true}]},
"app":[
{"id":"apple-shared-with-you/app-entitlement","fact":{"entitlement":"com.apple.developer.shared-with-you"},"constraint":{"equals":true},"strength":"unstated","certainty":"official","step":"context","share_state":20003,"source":"session","further_sources":["framework"],"message":"the entitlement com.apple.developer.shared-with-you is not true","fix":"Add the capability Shared with You, which sets com.apple.developer.shared-with-you to true.","where":"Transcript, Capabilities","written":"“与您共享”功能","examples":{"pass":[{"values":[{"fact":{"entitlement":"com.apple.developer.shared-with-you"},"value":true}]}],"fail":[{"values":[{"fact":{"entitlement":"com.apple.developer.shared-with-you"},"value":false}]}]}},
{"id":"apple-shared-with-you/app-associated-domain","fact":{"entitlement":"com.apple.developer.associated-domains"},"constraint":{"contains":[{"prefix":"applinks:"}]},"strength":"unstated","certainty":"official","step":"context","share_state":20003,"source":"session","further_sources":["associated-domains"],"message":"the associated domains lack {limit}; the app receives only links that it claims as universal links","fix":"Add applinks: followed by the domain of the links to com.apple.developer.associated-domains.","where":"Transcript, 通用链接; the format of a domain","written":"关联的域权限; <service>:<fully qualified domain>","examples":{"pass":[{"values":[{"fact":{"entitlement":"com.apple.developer.associated-domains"},"value":["applinks:example.com"]}]}],"fail":[{"values":[{"fact":{"entitlement":"com.apple.developer.associated-domains"},"value":["webcredentials:example.com"]}]},{"values":[{"fact":{"entitlement":"com.apple.developer.associated-domains"},"value":["applinks:"]}]},{"values":[{"fact":{"entitlement":"com.apple.developer.associated-domains"},"value":[]}]}]}},
{"id":"apple-shared-with-you/app-associated-domain-form","fact":{"entitlement":"com.apple.developer.associated-domains"},"constraint":{"lacks":[{"prefix":"applinks:","containing":"/"}]},"strength":"unstated","certainty":"official","step":"context","share_state":20003,"source":"associated-domains","further_sources":["session"],"message":"the associated domains have {measured}; an entry is applinks: followed by the domain, without a scheme or a slash","fix":"Write the entry of com.apple.developer.associated-domains as applinks: followed by the domain.","where":"the format of a domain","written":"<service>:<fully qualified domain>","examples":{"pass":[{"values":[{"fact":{"entitlement":"com.apple.developer.associated-domains"},"value":["applinks:example.com","applinks:*.example.com?mode=developer"]}]},{"values":[{"fact":{"entitlement":"com.apple.developer.associated-domains"},"value":[]}]}],"fail":[{"values":[{"fact":{"entitlement":"com.apple.developer.associated-domains"},"value":["applinks:https://www.example.com"]}]},{"values":[{"fact":{"entitlement":"com.apple.developer.associated-domains"},"value":["applinks:example.com","applinks:example.com/"]}]}]}},
{"id":"apple-shared-with-you/app-universal-link","fact":"universal_link","constraint":{"equals":"claimed"},"strength":"unstated","certainty":"official","step":"context","share_state":20003,"source":"session","further_sources":["associated-domains","universal-links","url-components"],"message":"the link {measured}; the app receives only its universal links","fix":"Add the app with a matching pattern to the site association of the link's host, and add the host to the entitlements.","where":"Transcript, 通用链接","written":"指定 App 处理的 URL","examples":{"pass":[{"values":[{"fact":"universal_link","value":"claimed"}]}],"fail":[{"values":[{"fact":"universal_link","value":"is excluded by “/a/*”"}]},{"values":[{"fact":"universal_link","value":"is no http or https URL"}]}]}},
{"id":"apple-shared-with-you/app-site-association-size","fact":"site_association_size","constraint":{"max":131072},"strength":"hard","certainty":"official_older","step":"context","share_state":20003,"source":"app-search","message":"the site association is {measured}; the limit is {limit} (128 KiB)","fix":"Combine patterns with wildcards to reduce the file to 128 KiB or less.","where":"Document Revision History, 2016-04-01","written":"128 KB","examples":{"pass":[{"values":[{"fact":"site_association_size","value":1}]},{"values":[{"fact":"site_association_size","value":131072}]}],"warn":[{"values":[{"fact":"site_association_size","value":131073}]}]}},
{"id":"apple-shared-with-you/app-page-size-decimal","fact":"page_size","constraint":{"max":1000000},"strength":"unstated","certainty":"official","step":"format","share_state":20010,"source":"previews","looser":"apple-shared-with-you/app-page-size","message":"the page is {measured}; the limit is {limit}, or {looser} if Apple means binary megabytes","fix":"Make the page smaller than {limit}, for example by moving styles and scripts to separate files.","where":"Respect resource usage guidelines","written":"1 MB","examples":{"pass":[{"values":[{"fact":"page_size","value":1}]},{"values":[{"fact":"page_size","value":1000000}]}],"warn":[{"values":[{"fact":"page_size","value":1000001}]},{"values":[{"fact":"page_size","value":1048576}]},{"values":[{"fact":"page_size","value":1048577}]}]}},
{"id":"apple-shared-with-you/app-page-size","fact":"page_size","constraint":{"max":1048576},"strength":"unstated","certainty":"official","step":"format","share_state":20010,"source":"previews","message":"the page is {measured}; the limit is {limit} (1 MiB)","fix":"Make the page smaller than 1 MiB, for example by moving styles and scripts to separate files.","where":"Respect resource usage guidelines","written":"1 MB","examples":{"pass":[{"values":[{"fact":"page_size","value":1}]},{"values":[{"fact":"page_size","value":1048576}]}],"fail":[{"values":[{"fact":"page_size","value":1048577}]}]}},
{"id":"apple-shared-with-you/app-page-resources-size-decimal","fact":"page_resources_size","constraint":{"max":10000000},"strength":"unstated","certainty":"official","step":"format","share_state":20010,"source":"previews","looser":"apple-shared-with-you/app-page-resources-size","message":"the files that the page names are {measured} in total; the limit is {limit}, or {looser} if Apple means binary megabytes","fix":"Compress images and videos until all files together are smaller than {limit}.","where":"Respect resource usage guidelines","written":"10 MB","examples":{"pass":[{"values":[{"fact":"page_resources_size","value":0}]},{"values":[{"fact":"page_resources_size","value":10000000}]}],"warn":[{"values":[{"fact":"page_resources_size","value":10000001}]},{"values":[{"fact":"page_resources_size","value":10485760}]},{"values":[{"fact":"page_resources_size","value":10485761}]}]}},
{"id":"apple-shared-with-you/app-page-resources-size","fact":"page_resources_size","constraint":{"max":10485760},"strength":"unstated","certainty":"official","step":"format","share_state":20010,"source":"previews","message":"the files that the page names are {measured} in total; the limit is {limit} (10 MiB)","fix":"Compress images and videos until all files together are smaller than 10 MiB.","where":"Respect resource usage guidelines","written":"10 MB","examples":{"pass":[{"values":[{"fact":"page_resources_size","value":0}]},{"values":[{"fact":"page_resources_size","value":10485760}]}],"fail":[{"values":[{"fact":"page_resources_size","value":10485761}]}]}},
{"id":"apple-shared-with-you/app-page-title","fact":"page_title","constraint":{"form":"filled"},"strength":"advice","certainty":"official","step":"request","source":"previews","message":"og:title is {measured}; the preview shows it","fix":"Add <meta property=\"og:title\" content=\"…\"> with a short title that does not contain the site name.","where":"Customize titles in link previews","written":"og:title","examples":{"pass":[{"values":[{"fact":"page_title","value":"Harbour at dawn"}]}],"warn":[{"values":[{"fact":"page_title","value":""}]},{"values":[{"fact":"page_title","value":" "}]}]}},
{"id":"apple-shared-with-you/app-page-image","fact":"page_images","constraint":{"min":1},"strength":"advice","certainty":"official","step":"request","source":"previews","message":"the page has no og:image, which the preview would show","fix":"Add <meta property=\"og:image\" content=\"…\"> with an image that is at least 900 px wide.","where":"Add images to link previews","written":"og:image","examples":{"pass":[{"values":[{"fact":"page_images","value":1}]},{"values":[{"fact":"page_images","value":2}]}],"warn":[{"values":[{"fact":"page_images","value":0}]}]}},
{"id":"apple-shared-with-you/app-page-refresh","fact":"page_refresh","constraint":{"equals":false},"strength":"hard","certainty":"official","step":"fetch","share_state":20010,"source":"previews","message":"the page redirects by itself (meta refresh), which previews do not follow","fix":"Redirect on the server instead.","where":"Ensure your metadata is reachable","written":"meta redirects","examples":{"pass":[{"values":[{"fact":"page_refresh","value":false}]}],"fail":[{"values":[{"fact":"page_refresh","value":true}]}]}},
{"id":"apple-shared-with-you/app-minimum-system","fact":{"info_plist":"MinimumOSVersion"},"constraint":{"version":{"from":[16,0]}},"strength":"advice","certainty":"official","step":"context","source":"framework","further_sources":["session"],"applies_if":[{"fact":{"info_plist":"MinimumOSVersion"},"constraint":{"present":true}}],"message":"MinimumOSVersion is {measured}; the framework requires iOS 16, and older systems show nothing from the app","fix":"Set the deployment target to 16.0 or later, or use the framework only where it is available.","where":"Availability","written":"iOS: 16.0.0 -","examples":{"pass":[{"values":[{"fact":{"info_plist":"MinimumOSVersion"},"value":"16.0"}]},{"values":[{"fact":{"info_plist":"MinimumOSVersion"},"value":"16"}]},{"values":[{"fact":{"info_plist":"MinimumOSVersion"},"value":"17.2"}]},{}],"warn":[{"values":[{"fact":{"info_plist":"MinimumOSVersion"},"value":"15.0"}]},{"values":[{"fact":{"info_plist":"MinimumOSVersion"},"value":"15.8.3"}]},{"values":[{"fact":{"info_plist":"MinimumOSVersion"},"value":""}]}]}},
{"id":"apple-shared-with-you/app-source-import","fact":{"source_text":["import SharedWithYou","<SharedWithYou/"]},"constraint":{"present":true},"strength":"advice","certainty":"official","step":"context","source":"session","applies_if":[{"fact":{"entitlement":"com.apple.developer.shared-with-you"},"constraint":{"equals":true}}],"message":"“import SharedWithYou” was not found in the sources, although the entitlement is set","fix":"Import SharedWithYou where its classes are used.","where":"Transcript, Shared with You 框架","written":"Shared with You","examples":{"pass":[{"values":[{"fact":{"source_text":["import SharedWithYou","<SharedWithYou/"]},"value":["import SharedWithYou"]}]},{}],"warn":[{"values":[{"fact":{"entitlement":"com.apple.developer.shared-with-you"},"value":true}]}]}},
{"id":"apple-shared-with-you/app-source-shelf","fact":{"source_text":["SWHighlightCenter","SWAttributionView"]},"constraint":{"present":true},"strength":"advice","certainty":"official","step":"context","source":"session","message":"neither “SWHighlightCenter” nor “SWAttributionView” was found in the sources, so the app shows nothing from Shared with You","fix":"Show a shelf with SWHighlightCenter, and show an SWAttributionView for each item.","where":"Transcript, Shared with You 框架","written":"SWHighlightCenter SWHighlight 和 SWAttributionView","examples":{"pass":[{"values":[{"fact":{"source_text":["SWHighlightCenter","SWAttributionView"]},"value":["SWHighlightCenter"]}]}],"warn":[{}]}},
{"id":"apple-shared-with-you/app-source-attribution","fact":{"source_text":["SWAttributionView"]},"constraint":{"present":true},"strength":"advice","certainty":"official","step":"context","source":"session","message":"“SWAttributionView” was not found in the sources; each item should have an attribution view","fix":"Show an SWAttributionView for each item.","where":"Transcript, SWAttributionView","written":"SWAttributionView","examples":{"pass":[{"values":[{"fact":{"source_text":["SWAttributionView"]},"value":["SWAttributionView"]}]}],"warn":[{}]}},
{"id":"apple-shared-with-you/app-source-user-activity","fact":{"source_text":["continue userActivity","continueUserActivity",".onOpenURL",".onContinueUserActivity"]},"constraint":{"present":true},"strength":"advice","certainty":"official","step":"context","source":"session","message":"neither “continue userActivity” nor “continueUserActivity” was found in the sources, so the app handles no universal links","fix":"Add application(_:continue:restorationHandler:) to the app delegate, or scene(_:continue:) to the scene delegate.","where":"Transcript, 通用链接","written":"用户活动对象","examples":{"pass":[{"values":[{"fact":{"source_text":["continue userActivity","continueUserActivity",".onOpenURL",".onContinueUserActivity"]},"value":["continue userActivity"]}]}],"warn":[{}]}},
{"id":"apple-shared-with-you/app-source-center-delegate","fact":{"source_text":[".delegate =","setDelegate:"]},"constraint":{"present":true},"strength":"advice","certainty":"official","step":"context","source":"session","applies_if":[{"fact":{"source_text":["SWHighlightCenter"]},"constraint":{"present":true}}],"message":"“.delegate =” was not found in the sources, although they use SWHighlightCenter","fix":"Set the delegate of the highlight center.","where":"12:06, Enumerate Shared with You shelf","written":"highlightCenter.delegate = self","examples":{"pass":[{"values":[{"fact":{"source_text":["SWHighlightCenter"]},"value":["SWHighlightCenter"]},{"fact":{"source_text":[".delegate =","setDelegate:"]},"value":[".delegate ="]}]},{}],"warn":[{"values":[{"fact":{"source_text":["SWHighlightCenter"]},"value":["SWHighlightCenter"]}]}]}},
{"id":"apple-shared-with-you/app-source-center-changes","fact":{"source_text":["highlightCenterHighlightsDidChange"]},"constraint":{"present":true},"strength":"advice","certainty":"official","step":"context","source":"session","applies_if":[{"fact":{"source_text":["SWHighlightCenter"]},"constraint":{"present":true}}],"message":"“highlightCenterHighlightsDidChange” was not found in the sources, so the app is not told about new content","fix":"Add highlightCenterHighlightsDidChange(_:) to the delegate of the highlight center.","where":"12:06, Enumerate Shared with You shelf","written":"highlightCenterHighlightsDidChange(_ highlightCenter: SWHighlightCenter)","examples":{"pass":[{"values":[{"fact":{"source_text":["SWHighlightCenter"]},"value":["SWHighlightCenter"]},{"fact":{"source_text":["highlightCenterHighlightsDidChange"]},"value":["highlightCenterHighlightsDidChange"]}]},{}],"warn":[{"values":[{"fact":{"source_text":["SWHighlightCenter"]},"value":["SWHighlightCenter"]}]}]}},
{"id":"apple-shared-with-you/app-source-attribution-highlight","fact":{"source_text":[".highlight =","setHighlight:"]},"constraint":{"present":true},"strength":"advice","certainty":"official","step":"context","source":"session","applies_if":[{"fact":{"source_text":["SWAttributionView"]},"constraint":{"present":true}}],"message":"“.highlight =” was not found in the sources, and an attribution view without a highlight stays empty","fix":"Set the highlight of each attribution view.","where":"13:42, Setting appearance of Attribution View","written":"attributionView.highlight","examples":{"pass":[{"values":[{"fact":{"source_text":["SWAttributionView"]},"value":["SWAttributionView"]},{"fact":{"source_text":[".highlight =","setHighlight:"]},"value":[".highlight ="]}]},{}],"warn":[{"values":[{"fact":{"source_text":["SWAttributionView"]},"value":["SWAttributionView"]}]}]}},
{"id":"apple-shared-with-you/app-source-hide-title","fact":{"source_text":["menuTitleForHideAction = \"Remove","menuTitleForHideAction = @\"Remove","menuTitleForHideAction = \"移除","menuTitleForHideAction = @\"移除"]},"constraint":{"present":true},"strength":"advice","certainty":"official","step":"context","source":"session","applies_if":[{"fact":{"source_text":["menuTitleForHideAction = \"","menuTitleForHideAction = @\""]},"constraint":{"present":true}}],"message":"no title that begins with “Remove” was found after “menuTitleForHideAction =” in the sources","fix":"Use a title that contains the word Remove in the language of the app.","where":"17:12, Add Shared with You Content Menu","written":"attributionView.menuTitleForHideAction = \"Remove Item\"","examples":{"pass":[{"values":[{"fact":{"source_text":["menuTitleForHideAction = \"","menuTitleForHideAction = @\""]},"value":["menuTitleForHideAction = \""]},{"fact":{"source_text":["menuTitleForHideAction = \"Remove","menuTitleForHideAction = @\"Remove","menuTitleForHideAction = \"移除","menuTitleForHideAction = @\"移除"]},"value":["menuTitleForHideAction = \"Remove"]}]},{}],"warn":[{"values":[{"fact":{"source_text":["menuTitleForHideAction = \"","menuTitleForHideAction = @\""]},"value":["menuTitleForHideAction = \""]}]}]}}
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
{"code":"playlist_refused","by_kind":{"image":20010}},
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
{"subject":"The formats of images and icons"},
{"subject":"The containers and codecs of a video","note":"The source names MPEG-4 as an example of a video that can be downloaded."},
{"subject":"The duration, the size and the aspect ratio of a video"},
{"subject":"The height and the aspect ratio of a preview image","note":"The source only gives its width."},
{"subject":"Whether the 10 MB are decimal or binary","note":"A size between the two limits gets a warning."},
{"subject":"The consequence if the files together are too large","note":"The source calls its limits a guideline that may change."},
{"subject":"The size and the format of a file that is attached to a message"}
],
"translations":{
"zh-Hans":{"name":"Apple “与您共享”","summary":"用户在“信息”中共享链接后，把它声明为通用链接的应用会在“与您共享”中显示该链接。“信息”会根据网页指定的图片、视频和图标生成链接预览。","notes":[
"文件按网页指定的用途检查：og:image（preview-image）、og:video（preview-video），以及 apple-touch-icon、favicon 或网页链接的其他图标（icon）。",
"“信息”不会为预览返回状态码。这里的分享状态码借用 TikTok 和抖音中含义相同的编号。",
"一个网页的图片、视频和图标合计不能超过 10 MB。单独检查一个文件时，视为网页只有这一个文件。",
"网页本身不能超过 1 MB。网页不是媒体文件，可用 preflight app 检查保存下来的网页及其引用文件的总大小；要了解图片和视频是否适合预览，请扫描这些文件。",
"og:title 应简短且不含网站名称，网站名称应放在 og:site_name 中。预览显示文字的效果优于带文字的图片。",
"可从其地址直接下载的视频（例如 MPEG-4）会在预览中自动播放；流媒体（HLS）需要轻点后才会播放，嵌入网页的播放器无法播放。",
"网页必须在不执行 JavaScript、不依赖自身刷新跳转的情况下也能访问；预览会跟随服务器端的重定向。所有 User-Agent 都应得到相同的元数据。",
"应用需要权限声明 com.apple.developer.shared-with-you 和该域名的通用链接，并要求 iOS 16、macOS 13 或 tvOS 16。应用会收到哪些链接，取决于用户的联系人和授权。"
],"borrowed_from":"TikTok 和抖音","share_states":[
{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},
{"code":"20002","name":"参数错误","meaning":"没有填写链接，或不是网页地址。"},
{"code":"20003","name":"应用没有权限","meaning":"应用缺少权限声明或通用链接，或用户没有授权。"},
{"code":"20008","name":"图片不符合要求","meaning":"图片或图标小于建议尺寸，或过小而可能被忽略。"},
{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏、与网页声明的类型不符，或导致网页引用的文件总大小超限。"},
{"code":"20012","name":"视频格式不支持","meaning":"网页指定为视频的文件无法下载并播放。"},
{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中，服务器无法提供该文件。"},
{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}
],"native_codes_note":"应用请求 highlight 时框架返回的错误码，与预览无关。","native_codes":[
{"code":"0","name":"无错误","meaning":"请求完成。"},
{"code":"1","name":"内部错误","meaning":"框架内部出现错误。"},
{"code":"2","name":"URL 无效","meaning":"该地址不可能是系统提供给应用的链接。"},
{"code":"3","name":"拒绝访问","meaning":"应用无权访问该内容：缺少权限声明，或用户不允许。"}
],"rules":[
{"id":"preview-image-width-advised","message":"图片宽度为 {measured}；Apple 建议不小于 {limit}","fix":"使用宽度不小于 {limit} 的图片。"},
{"id":"preview-image-width-min","message":"图片宽度为 {measured}；小于 {limit} 时可能被忽略，或被当作图标显示","fix":"使用宽度不小于 900 px 的图片。"},
{"id":"icon-shape","message":"图标宽高比为 {measured}；Apple 建议使用正方形","fix":"裁剪为正方形。"},
{"id":"icon-size","message":"图标尺寸为 {measured}；Apple 建议不小于 108×108","fix":"使用不小于 108×108 的图标，例如 180×180。"},
{"id":"request-url-present","message":"未填写；“与您共享”要求提供链接","fix":"把 url 设为该链接。"},
{"id":"request-url","message":"当前为{measured}，应为{limit}；“与您共享”只接受通用链接","fix":"填写以 https:// 开头的链接。"},
{"id":"resources-file-size-decimal","message":"文件大小为 {measured}；一个网页的图片、视频和图标合计不能超过 {limit}，如果文档的 MB 按二进制计，则为 {looser}","fix":"压缩文件，使合计不超过 {limit}。"},
{"id":"resources-file-size","message":"文件大小为 {measured}；一个网页的图片、视频和图标合计不能超过 {limit}（10 MiB）","fix":"压缩文件，使合计不超过 10 MiB。"},
{"id":"app-entitlement","message":"权限声明 com.apple.developer.shared-with-you 不为 true","fix":"在 Xcode 中添加“与您共享”（Shared with You）功能，它会把 com.apple.developer.shared-with-you 设为 true。"},
{"id":"app-associated-domain","message":"关联域名缺少 {limit}；应用只会收到自己声明的通用链接","fix":"在 com.apple.developer.associated-domains 中添加“applinks:”加上链接的域名。"},
{"id":"app-associated-domain-form","message":"关联域名中有 {measured}；每一项应为“applinks:”加上域名，不带协议，也不带斜杠","fix":"把 com.apple.developer.associated-domains 中的这一项写成“applinks:”加上域名。"},
{"id":"app-universal-link","message":"该链接{measured}；应用只会收到自己的通用链接","fix":"在链接所属域名的 apple-app-site-association 中列出该应用和匹配的路径规则，并在权限声明中加入该域名。"},
{"id":"app-site-association-size","message":"apple-app-site-association 大小为 {measured}，不能超过 {limit}（128 KiB）","fix":"用通配符合并路径规则，使文件不超过 128 KiB。"},
{"id":"app-page-size-decimal","message":"网页大小为 {measured}；上限为 {limit}，如果 Apple 文档的 MB 按二进制计，则为 {looser}","fix":"使网页不超过 {limit}，例如把样式和脚本移到单独的文件。"},
{"id":"app-page-size","message":"网页大小为 {measured}，不能超过 {limit}（1 MiB）","fix":"使网页不超过 1 MiB，例如把样式和脚本移到单独的文件。"},
{"id":"app-page-resources-size-decimal","message":"网页引用的文件合计 {measured}；上限为 {limit}，如果 Apple 文档的 MB 按二进制计，则为 {looser}","fix":"压缩图片和视频，使合计不超过 {limit}。"},
{"id":"app-page-resources-size","message":"网页引用的文件合计 {measured}，不能超过 {limit}（10 MiB）","fix":"压缩图片和视频，使合计不超过 10 MiB。"},
{"id":"app-page-title","message":"og:title 的值为{measured}；预览会显示它","fix":"添加 <meta property=\"og:title\" content=\"…\">，标题应简短且不含网站名称。"},
{"id":"app-page-image","message":"网页没有指定 og:image，而预览会显示该图片","fix":"添加 <meta property=\"og:image\" content=\"…\">，图片宽度应不小于 900 px。"},
{"id":"app-page-refresh","message":"网页会自行跳转（meta refresh），预览不会跟随","fix":"改用服务器端重定向。"},
{"id":"app-minimum-system","message":"MinimumOSVersion 为{measured}；该框架从 iOS 16 开始提供，更早的系统不会显示应用的任何内容","fix":"把部署目标设为 16.0 或更高，或只在该框架可用时使用它。"},
{"id":"app-source-import","message":"源代码中未找到“import SharedWithYou”，但已设置“与您共享”的权限声明","fix":"在使用该框架的文件中导入 SharedWithYou。"},
{"id":"app-source-shelf","message":"源代码中未找到“SWHighlightCenter”或“SWAttributionView”，应用不会显示任何“与您共享”内容","fix":"用 SWHighlightCenter 显示“与您共享”内容，并为每一项显示 SWAttributionView。"},
{"id":"app-source-attribution","message":"源代码中未找到“SWAttributionView”；每一项都应显示来源标注视图","fix":"为每一项显示 SWAttributionView。"},
{"id":"app-source-user-activity","message":"源代码中未找到“continue userActivity”或“continueUserActivity”，应用没有处理通用链接","fix":"在 AppDelegate 中实现 application(_:continue:restorationHandler:)，或在 SceneDelegate 中实现 scene(_:continue:)。"},
{"id":"app-source-center-delegate","message":"源代码中有 SWHighlightCenter，但未找到“.delegate =”","fix":"设置 SWHighlightCenter 的 delegate。"},
{"id":"app-source-center-changes","message":"源代码中未找到“highlightCenterHighlightsDidChange”，应用得不到内容变化的通知","fix":"在 SWHighlightCenter 的 delegate 中实现 highlightCenterHighlightsDidChange(_:)。"},
{"id":"app-source-attribution-highlight","message":"源代码中未找到“.highlight =”；没有设置 highlight 的来源标注视图不会显示内容","fix":"为每个来源标注视图设置 highlight。"},
{"id":"app-source-hide-title","message":"源代码中“menuTitleForHideAction =”之后未找到以“移除”开头的标题","fix":"使用含“移除”一词的标题，并按应用的语言本地化。"}
],"not_documented":[
{"subject":"图片和图标的格式"},
{"subject":"视频的封装格式和编码格式","note":"文档只以 MPEG-4 作为可直接下载的视频的例子。"},
{"subject":"视频的时长、尺寸和宽高比"},
{"subject":"预览图片的高度和宽高比","note":"文档只提到宽度。"},
{"subject":"10 MB 是十进制还是二进制","note":"介于两个数值之间的文件给出警告。"},
{"subject":"合计超过上限时的后果","note":"文档称这些上限只是参考值，可能会变化。"},
{"subject":"作为附件发送的文件的大小和格式"}
]}}}
"""##])
}

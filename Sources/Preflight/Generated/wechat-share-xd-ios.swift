// swift-format-ignore-file
// Made by script/generate from Destinations/wechat-share-xd-ios.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_wechat_share_xd_ios = Destinations.Entry(
    "wechat-share-xd-ios", "wechat",
    ##"""
{"preflight_destination":1,
"id":"wechat-share-xd-ios",
"short_name":"wechat",
"name":"WeChat through the XD SDK (iOS)",
"deprecated":true,
"sources":[
{"id":"xd-guide","title":"XD SDK, documentation (the guide for iOS, section 5.11)","url":"https://github.com/xindong/XDSDK-Doc","checked":[2026,11,21]},
{"id":"query-schemes","title":"canOpenURL(_:), UIKit reference","url":"https://developer.apple.com/documentation/uikit/uiapplication/canopenurl(_:)","checked":[2026,11,21],"review_after":[2027,5,21]},
{"id":"wechat-header","title":"WXApiObject.h of WeChat's OpenSDK for iOS, as redistributed","url":"https://github.com/wzy911229/WechatOpenSDK_Tms","checked":[2026,11,21],"review_after":[2027,5,21]},
{"id":"wechat-guide","title":"WeChat, share and favourites, iOS","url":"https://developers.weixin.qq.com/doc/oplatform/Mobile_App/Share_and_Favorites/iOS.html","checked":[2026,11,21],"review_after":[2027,5,21]}
],
"steps":["request","context","fetch","format","duration","resolution"],
"parameters":[
{"name":"sdk_version","kind":"version","meaning":"The version of XD's SDK that the app is built with."}
],
"share_states":{"success":20000,"borrowed_from":"TikTok and Douyin","states":[
{"code":20000,"name":"shared","meaning":"Done. A tool can only say that no documented rule is broken."},
{"code":20002,"name":"parameters not usable","predictable_from":["media","request"],"meaning":"A field of the message holds more than it may, or what its type asks for is missing. What follows is not documented; taken to be this."},
{"code":20010,"name":"media could not be processed","predictable_from":["media"],"meaning":"The picture or the thumbnail is damaged, or is none."},
{"code":20013,"name":"cancelled","predictable_from":["run_time"],"meaning":"The user cancelled."},
{"code":20019,"name":"app not installed","predictable_from":["context"],"meaning":"WeChat is not installed, or the property list lacks the query schemes weixin, wechat and, from XD SDK 4.1.0 on, weixinULAPI."},
{"code":21001,"name":"download from iCloud failed","predictable_from":["context","run_time"],"meaning":"The media is in iCloud and not on the device."},
{"code":21003,"name":"media does not exist","predictable_from":["request","run_time"],"meaning":"There is no such file, so the field stays empty."}
]},
"slots":[
{"name":"image","takes":["image"],
"rules":[
{"id":"wechat-share-xd-ios/image-file-size-older","fact":"file_size","constraint":{"max":10485760},"strength":"unstated","certainty":"official","step":"format","share_state":20002,"source":"wechat-guide","looser":"wechat-share-xd-ios/image-file-size","message":"weighs {measured}; WeChat's page and older SDKs take {limit} (10 MiB), newer SDKs {looser} (25 MiB)","fix":"Compress it until it weighs at most 10 MiB.","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":10485760}]}],"warn":[{"values":[{"fact":"file_size","value":10485761}]},{"values":[{"fact":"file_size","value":26214400}]}]}},
{"id":"wechat-share-xd-ios/image-file-size","fact":"file_size","constraint":{"max":26214400},"strength":"unstated","certainty":"official","step":"format","share_state":20002,"source":"wechat-header","message":"weighs {measured}, at most {limit} (25 MiB)","fix":"Compress it until it weighs at most 10 MiB, which older versions take too.","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":10485761}]},{"values":[{"fact":"file_size","value":26214400}]}],"fail":[{"values":[{"fact":"file_size","value":26214401}]},{"values":[{"fact":"file_size","value":30000000}]}]}}
]},
{"name":"thumbnail","takes":["image"],
"rules":[
{"id":"wechat-share-xd-ios/thumbnail-file-size-older","fact":"file_size","constraint":{"max":32768},"strength":"unstated","certainty":"official","step":"format","share_state":20002,"source":"wechat-guide","looser":"wechat-share-xd-ios/thumbnail-file-size","message":"weighs {measured}; WeChat's page and older SDKs take {limit} (32 KiB), newer SDKs {looser} (64 KiB)","fix":"Scale it down, or compress it, until it weighs at most 32 KiB.","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":32768}]}],"warn":[{"values":[{"fact":"file_size","value":32769}]},{"values":[{"fact":"file_size","value":65536}]}]}},
{"id":"wechat-share-xd-ios/thumbnail-file-size","fact":"file_size","constraint":{"max":65536},"strength":"unstated","certainty":"official","step":"format","share_state":20002,"source":"wechat-header","message":"weighs {measured}, at most {limit} (64 KiB)","fix":"Scale it down, or compress it, until it weighs at most 32 KiB, which older versions take too.","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":32769}]},{"values":[{"fact":"file_size","value":65536}]}],"fail":[{"values":[{"fact":"file_size","value":65537}]},{"values":[{"fact":"file_size","value":240000}]}]}}
]}],
"request_rules":[
{"id":"wechat-share-xd-ios/request-deprecated","fact":{"field":"bText"},"constraint":{"present":false},"strength":"advice","certainty":"official","step":"request","source":"xd-guide","message":"XDWXShareObject is deprecated: a later version of the XD SDK removes it","fix":"Use WeChat's own SDK, WXMediaMessage and SendMessageToWXReq.","examples":{"pass":[{}],"warn":[{"values":[{"fact":{"field":"bText"},"value":true}]},{"values":[{"fact":{"field":"bText"},"value":false}]}]}},
{"id":"wechat-share-xd-ios/request-btext-present","fact":{"field":"bText"},"constraint":{"present":true},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"xd-guide","message":"is missing; it says whether the message is text alone","fix":"Set it to true for a text, to false for anything else.","examples":{"pass":[{"values":[{"fact":{"field":"bText"},"value":true}]},{"values":[{"fact":{"field":"bText"},"value":false}]}],"fail":[{}]}},
{"id":"wechat-share-xd-ios/request-scene-present","fact":{"field":"scene"},"constraint":{"present":true},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"xd-guide","message":"is missing","fix":"Set it to 0 for a chat, 1 for Moments, 2 for favourites.","examples":{"pass":[{"values":[{"fact":{"field":"scene"},"value":0}]}],"fail":[{}]}},
{"id":"wechat-share-xd-ios/request-scene-xd","fact":{"field":"scene"},"constraint":{"one_of":[0,1,2]},"strength":"unstated","certainty":"official","step":"request","share_state":20002,"source":"xd-guide","looser":"wechat-share-xd-ios/request-scene","message":"is {measured}: the XD guide knows {limit}, WeChat's header {looser}","fix":"Set it to 0 for a chat, 1 for Moments, 2 for favourites.","examples":{"pass":[{"values":[{"fact":{"field":"scene"},"value":0}]},{"values":[{"fact":{"field":"scene"},"value":1}]},{"values":[{"fact":{"field":"scene"},"value":2}]}],"warn":[{"values":[{"fact":{"field":"scene"},"value":3}]},{"values":[{"fact":{"field":"scene"},"value":4}]},{"values":[{"fact":{"field":"scene"},"value":5}]}]}},
{"id":"wechat-share-xd-ios/request-scene","fact":{"field":"scene"},"constraint":{"one_of":[0,1,2,3,4]},"strength":"unstated","certainty":"official","step":"request","share_state":20002,"source":"wechat-header","message":"is {measured}, expected {limit}","fix":"Set it to 0 for a chat, 1 for Moments, 2 for favourites.","examples":{"pass":[{"values":[{"fact":{"field":"scene"},"value":0}]},{"values":[{"fact":{"field":"scene"},"value":3}]},{"values":[{"fact":{"field":"scene"},"value":4}]}],"fail":[{"values":[{"fact":{"field":"scene"},"value":5}]},{"values":[{"fact":{"field":"scene"},"value":-1}]}]}},
{"id":"wechat-share-xd-ios/request-type-present","fact":{"field":"type"},"constraint":{"present":true},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"xd-guide","message":"is missing","fix":"Set it to 0 for text, 1 for an image, 2 for music, 3 for a video, 4 for a web page.","examples":{"pass":[{"values":[{"fact":{"field":"type"},"value":0}]}],"fail":[{}]}},
{"id":"wechat-share-xd-ios/request-type","fact":{"field":"type"},"constraint":{"one_of":[0,1,2,3,4]},"strength":"unstated","certainty":"official","step":"request","share_state":20002,"source":"xd-guide","message":"is {measured}, expected {limit}","fix":"Set it to 0 for text, 1 for an image, 2 for music, 3 for a video, 4 for a web page.","examples":{"pass":[{"values":[{"fact":{"field":"type"},"value":0}]},{"values":[{"fact":{"field":"type"},"value":4}]}],"fail":[{"values":[{"fact":{"field":"type"},"value":5}]},{"values":[{"fact":{"field":"type"},"value":-1}]}]}},
{"id":"wechat-share-xd-ios/request-type-of-text","fact":{"field":"type"},"constraint":{"equals":0},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"xd-guide","further_sources":["wechat-header"],"applies_if":[{"fact":{"field":"bText"},"constraint":{"equals":true}}],"message":"is {measured}, and bText says that the message is text alone","fix":"Set type to 0, or bText to false.","examples":{"pass":[{"values":[{"fact":{"field":"type"},"value":0},{"fact":{"field":"bText"},"value":true}]},{"values":[{"fact":{"field":"type"},"value":1},{"fact":{"field":"bText"},"value":false}]}],"fail":[{"values":[{"fact":{"field":"type"},"value":1},{"fact":{"field":"bText"},"value":true}]}]}},
{"id":"wechat-share-xd-ios/request-type-of-media","fact":{"field":"type"},"constraint":{"none_of":[0]},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"xd-guide","further_sources":["wechat-header"],"applies_if":[{"fact":{"field":"bText"},"constraint":{"equals":false}}],"message":"is 0, text, and bText says that the message is none","fix":"Set bText to true, or type to what is shared.","examples":{"pass":[{"values":[{"fact":{"field":"type"},"value":1},{"fact":{"field":"bText"},"value":false}]},{"values":[{"fact":{"field":"type"},"value":0},{"fact":{"field":"bText"},"value":true}]}],"fail":[{"values":[{"fact":{"field":"type"},"value":0},{"fact":{"field":"bText"},"value":false}]}]}},
{"id":"wechat-share-xd-ios/request-text-present","fact":{"field":"text"},"constraint":{"present":true},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"wechat-header","further_sources":["xd-guide"],"applies_if":[{"fact":{"field":"bText"},"constraint":{"equals":true}}],"message":"is missing, and bText says that the message is text alone","fix":"Set text to what is shared.","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":"hello"},{"fact":{"field":"bText"},"value":true}]},{"values":[{"fact":{"field":"bText"},"value":false}]}],"fail":[{"values":[{"fact":{"field":"bText"},"value":true}]}]}},
{"id":"wechat-share-xd-ios/request-text-length","fact":{"field":"text"},"constraint":{"length":{"unit":"utf8_bytes","range":{"min":1,"max":10239}}},"strength":"unstated","certainty":"official","step":"request","share_state":20002,"source":"wechat-header","message":"has {measured}, more than none and less than 10 KB are taken","fix":"Shorten it to less than 10,240 bytes of UTF-8, about 3,400 Chinese characters.","examples":{"pass":[{"values":[{"fact":{"field":"text"},"value":"hello"}]},{"values":[{"fact":{"field":"text"},"value":"你好"}]}],"fail":[{"values":[{"fact":{"field":"text"},"value":""}]}]}},
{"id":"wechat-share-xd-ios/request-title-length","fact":{"field":"title"},"constraint":{"length":{"unit":"utf8_bytes","max":512}},"strength":"unstated","certainty":"official","step":"request","share_state":20002,"source":"wechat-header","message":"has {measured}, at most {limit}","fix":"Shorten it to 512 bytes of UTF-8, about 170 Chinese characters.","examples":{"pass":[{"values":[{"fact":{"field":"title"},"value":"hello"}]}],"fail":[{"values":[{"fact":{"field":"title"},"value":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}]}]}},
{"id":"wechat-share-xd-ios/request-description-length","fact":{"field":"descriptionStr"},"constraint":{"length":{"unit":"utf8_bytes","max":1024}},"strength":"unstated","certainty":"official","step":"request","share_state":20002,"source":"wechat-header","message":"has {measured}, at most {limit}","fix":"Shorten it to 1,024 bytes of UTF-8, about 340 Chinese characters.","examples":{"pass":[{"values":[{"fact":{"field":"descriptionStr"},"value":"hello"}]}],"fail":[{"values":[{"fact":{"field":"descriptionStr"},"value":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}]}]}},
{"id":"wechat-share-xd-ios/request-tag-length","fact":{"field":"meidaTagName"},"constraint":{"length":{"unit":"utf8_bytes","max":64}},"strength":"unstated","certainty":"official","step":"request","share_state":20002,"source":"wechat-header","message":"has {measured}, at most {limit}","fix":"Shorten it to 64 bytes of UTF-8.","examples":{"pass":[{"values":[{"fact":{"field":"meidaTagName"},"value":"campaign"}]}],"fail":[{"values":[{"fact":{"field":"meidaTagName"},"value":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}]}]}},
{"id":"wechat-share-xd-ios/request-message-length","fact":{"field":"*messageExt"},"constraint":{"length":{"unit":"utf8_bytes","max":2048}},"strength":"unstated","certainty":"official","step":"request","share_state":20002,"source":"wechat-guide","system":"Android","message":"has {measured}, at most {limit}","fix":"Shorten it to 2,048 bytes of UTF-8.","examples":{"pass":[{"values":[{"fact":{"field":"*messageExt"},"value":"campaign"}]}],"fail":[{"values":[{"fact":{"field":"*messageExt"},"value":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}]}]}},
{"id":"wechat-share-xd-ios/request-action-length","fact":{"field":"*messageAction"},"constraint":{"length":{"unit":"utf8_bytes","max":2048}},"strength":"unstated","certainty":"official","step":"request","share_state":20002,"source":"wechat-guide","system":"Android","message":"has {measured}, at most {limit}","fix":"Shorten it to 2,048 bytes of UTF-8.","examples":{"pass":[{"values":[{"fact":{"field":"*messageAction"},"value":"campaign"}]}],"fail":[{"values":[{"fact":{"field":"*messageAction"},"value":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}]}]}},
{"id":"wechat-share-xd-ios/request-url-length","fact":{"field":"*Url"},"constraint":{"length":{"unit":"utf8_bytes","range":{"min":1,"max":10240}}},"strength":"unstated","certainty":"official","step":"request","share_state":20002,"source":"wechat-header","message":"has {measured}, {limit} are taken","fix":"Shorten the address to at most 10,240 bytes.","examples":{"pass":[{"values":[{"fact":{"field":"*Url"},"value":"https://example.com"}]}],"fail":[{"values":[{"fact":{"field":"*Url"},"value":""}]}]}},
{"id":"wechat-share-xd-ios/request-url","fact":{"field":"*Url"},"constraint":{"form":"web_url"},"strength":"unstated","certainty":"official","step":"request","share_state":20002,"source":"xd-guide","further_sources":["wechat-header"],"message":"is {measured}, expected {limit}; WeChat takes music, videos and pages by their address, never as a file","fix":"Put the file on a server and give its address.","examples":{"pass":[{"values":[{"fact":{"field":"*Url"},"value":"https://example.com/film"}]},{"values":[{"fact":{"field":"*Url"},"value":"http://example.com"}]}],"fail":[{"values":[{"fact":{"field":"*Url"},"value":"media/clip.mp4"}]},{"values":[{"fact":{"field":"*Url"},"value":"file:///clip.mp4"}]}]}},
{"id":"wechat-share-xd-ios/request-image-present","fact":{"field":"imageData"},"constraint":{"present":true},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"xd-guide","further_sources":["wechat-header"],"applies_if":[{"fact":{"field":"type"},"constraint":{"equals":1}},{"fact":{"field":"imageUrl"},"constraint":{"present":false}}],"message":"is missing, and type says that an image is shared","fix":"Set imageData to the image.","examples":{"pass":[{"values":[{"fact":{"field":"type"},"value":1},{"fact":{"field":"imageData"},"value":"a.jpg"}]},{"values":[{"fact":{"field":"type"},"value":1},{"fact":{"field":"imageUrl"},"value":"https://example.com/a.jpg"}]},{"values":[{"fact":{"field":"type"},"value":4}]}],"fail":[{"values":[{"fact":{"field":"type"},"value":1}]}]}},
{"id":"wechat-share-xd-ios/request-image-url","fact":{"field":"imageUrl"},"constraint":{"present":false},"strength":"advice","certainty":"official","step":"request","source":"wechat-header","message":"is a field of older SDKs of WeChat; newer ones take imageData alone","fix":"Set imageData to the image.","examples":{"pass":[{}],"warn":[{"values":[{"fact":{"field":"imageUrl"},"value":"https://example.com/a.jpg"}]}]}},
{"id":"wechat-share-xd-ios/request-music-present","fact":{"field":"musicUrl"},"constraint":{"present":true},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"xd-guide","applies_if":[{"fact":{"field":"type"},"constraint":{"equals":2}}],"message":"is missing, and type says that music is shared","fix":"Set musicUrl to the address of the page of the music.","examples":{"pass":[{"values":[{"fact":{"field":"type"},"value":2},{"fact":{"field":"musicUrl"},"value":"https://example.com/song"}]},{"values":[{"fact":{"field":"type"},"value":4}]}],"fail":[{"values":[{"fact":{"field":"type"},"value":2}]}]}},
{"id":"wechat-share-xd-ios/request-video-present","fact":{"field":"videoUrl"},"constraint":{"present":true},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"xd-guide","applies_if":[{"fact":{"field":"type"},"constraint":{"equals":3}}],"message":"is missing, and type says that a video is shared","fix":"Set videoUrl to the address of the page of the video.","examples":{"pass":[{"values":[{"fact":{"field":"type"},"value":3},{"fact":{"field":"videoUrl"},"value":"https://example.com/film"}]},{"values":[{"fact":{"field":"type"},"value":4}]}],"fail":[{"values":[{"fact":{"field":"type"},"value":3}]}]}},
{"id":"wechat-share-xd-ios/request-webpage-present","fact":{"field":"webpageUrl"},"constraint":{"present":true},"strength":"hard","certainty":"official","step":"request","share_state":20002,"source":"xd-guide","applies_if":[{"fact":{"field":"type"},"constraint":{"equals":4}}],"message":"is missing, and type says that a web page is shared","fix":"Set webpageUrl to the address of the page.","examples":{"pass":[{"values":[{"fact":{"field":"type"},"value":4},{"fact":{"field":"webpageUrl"},"value":"https://example.com"}]},{"values":[{"fact":{"field":"type"},"value":1}]}],"fail":[{"values":[{"fact":{"field":"type"},"value":4}]}]}},
{"id":"wechat-share-xd-ios/request-thumb-path","fact":{"field":"thumbPath"},"constraint":{"present":false},"strength":"advice","certainty":"official","step":"request","source":"xd-guide","applies_if":[{"fact":{"field":"thumbImage"},"constraint":{"present":true}}],"message":"is not used beside thumbImage","fix":"Leave it out.","examples":{"pass":[{"values":[{"fact":{"field":"thumbImage"},"value":"a.png"}]}],"warn":[{"values":[{"fact":{"field":"thumbPath"},"value":"b.png"},{"fact":{"field":"thumbImage"},"value":"a.png"}]}]}},
{"id":"wechat-share-xd-ios/request-thumb-data","fact":{"field":"thumbData"},"constraint":{"present":false},"strength":"advice","certainty":"official","step":"request","source":"xd-guide","applies_if":[{"fact":{"field":"thumbImage"},"constraint":{"present":true}}],"message":"is not used beside thumbImage","fix":"Leave it out.","examples":{"pass":[{"values":[{"fact":{"field":"thumbImage"},"value":"a.png"}]}],"warn":[{"values":[{"fact":{"field":"thumbData"},"value":"b.png"},{"fact":{"field":"thumbImage"},"value":"a.png"}]}]}},
{"id":"wechat-share-xd-ios/request-thumb-data-beside-path","fact":{"field":"thumbData"},"constraint":{"present":false},"strength":"advice","certainty":"official","step":"request","source":"xd-guide","applies_if":[{"fact":{"field":"thumbPath"},"constraint":{"present":true}}],"message":"is not used beside thumbPath","fix":"Leave it out.","examples":{"pass":[{"values":[{"fact":{"field":"thumbPath"},"value":"a.png"}]}],"warn":[{"values":[{"fact":{"field":"thumbData"},"value":"b.png"},{"fact":{"field":"thumbPath"},"value":"a.png"}]}]}}
],
"publisher":"XD",
"summary":"An app hands a picture, or a link with a thumbnail, to WeChat through XDWXShare of the XD SDK for iOS, which passes it on to WeChat's own SDK.",
"notes":[
"Deprecated: XD says that a later version of its SDK removes this module, and that apps should use WeChat's own SDK. The limits here are those of WeChat's SDK, and stay.",
"Music, videos and web pages go by their addresses (musicUrl, videoUrl, webpageUrl), never as files; only a picture and a thumbnail are bytes. So no video file is judged here.",
"XD answers success, or failure with a text; there are no codes. The share states here are those that TikTok and Douyin have for the same thing.",
"There is no callback at all when the user stays in WeChat, so a missing answer is no failure.",
"Of thumbImage, thumbPath and thumbData the first that is set counts, in this order; without one there is no thumbnail.",
"Lengths of texts count bytes of UTF-8, so 512 of them are about 170 Chinese characters.",
"bText says that a message is text alone, and then type is 0. A picture needs imageData; imageUrl is a field of older SDKs."
],
"error_codes":{"name":"WXErrCode","note":"WeChat's SDK answers with these. XD hands on a text at most, so an app does not get to see the number for certain.","codes":[
{"code":0,"name":"success","meaning":"Done.","constant":"WXSuccess"},
{"code":-1,"name":"general error","meaning":"Something went wrong.","constant":"WXErrCodeCommon"},
{"code":-2,"name":"cancelled","meaning":"The user cancelled.","constant":"WXErrCodeUserCancel"},
{"code":-3,"name":"sending failed","meaning":"The message could not be sent.","constant":"WXErrCodeSentFail"},
{"code":-4,"name":"not authorised","meaning":"The app is not authorised.","constant":"WXErrCodeAuthDeny"},
{"code":-5,"name":"unsupported","meaning":"The installed WeChat does not know what was asked for.","constant":"WXErrCodeUnsupport"}
]},
"request":{"source":"xd-guide","malformed":20002,"unusable":20002,"fields":[
{"name":"bText","type":"flag"},
{"name":"scene","type":"integer"},
{"name":"type","type":"integer"},
{"name":"text","type":"text"},
{"name":"title","type":"identifier"},
{"name":"descriptionStr","type":"identifier"},
{"name":"thumbImage","type":"media","slots":["thumbnail"]},
{"name":"thumbPath","type":"media","slots":["thumbnail"],"overridden_by":["thumbImage"]},
{"name":"thumbData","type":"media","slots":["thumbnail"],"overridden_by":["thumbImage","thumbPath"]},
{"name":"meidaTagName","type":"identifier"},
{"name":"messageExt","type":"identifier"},
{"name":"messageAction","type":"identifier"},
{"name":"imageData","type":"media","slots":["image"]},
{"name":"imageUrl","type":"identifier"},
{"name":"musicUrl","type":"identifier"},
{"name":"musicLowBandUrl","type":"identifier"},
{"name":"musicDataUrl","type":"identifier"},
{"name":"musicLowBandDataUrl","type":"identifier"},
{"name":"videoUrl","type":"identifier"},
{"name":"videoLowBandUrl","type":"identifier"},
{"name":"webpageUrl","type":"identifier"}
]},
"app":[
{"id":"wechat-share-xd-ios/app-query-schemes-wechat","fact":{"info_plist":"LSApplicationQueriesSchemes"},"constraint":{"contains":["weixin","wechat"]},"strength":"unstated","certainty":"official","step":"context","share_state":20019,"source":"xd-guide","message":"LSApplicationQueriesSchemes lacks {limit}, so the app takes WeChat for not installed","fix":"Add {limit} to LSApplicationQueriesSchemes in Info.plist, each as the bare scheme without “://”.","examples":{"pass":[{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["weixin","wechat"]}]}],"warn":[{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["WeiXin","wechat"]}]}],"fail":[{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["weixin"]}]},{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["weixin://","wechat://"]}]},{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":[]}]}]}},
{"id":"wechat-share-xd-ios/app-query-schemes-universal-link","fact":{"info_plist":"LSApplicationQueriesSchemes"},"constraint":{"contains":["weixinULAPI"]},"strength":"unstated","certainty":"official","step":"context","share_state":20019,"source":"xd-guide","when":[{"parameter":"sdk_version","from":[4,1,0]}],"message":"LSApplicationQueriesSchemes lacks {limit}, which XD SDK 4.1.0 and later ask for","fix":"Add {limit} to LSApplicationQueriesSchemes in Info.plist, as the bare scheme without “://”.","examples":{"pass":[{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["weixinULAPI"]}]},{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["weixin"]}],"assuming":[{"parameter":"sdk_version","value":"4.0.9"}]}],"warn":[{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["weixinulapi"]}],"assuming":[{"parameter":"sdk_version","value":"4.1.0"}]}],"fail":[{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["weixin"]}],"assuming":[{"parameter":"sdk_version","value":"4.1.0"}]}]}},
{"id":"wechat-share-xd-ios/app-query-schemes-others","fact":{"info_plist":"LSApplicationQueriesSchemes"},"constraint":{"contains":["tapsdk","mqq","mqqapi","wtloginmqq2","mqqopensdkapiV4","mqqopensdkapiV3","mqqopensdkapiV2","mqqwpa","mqqOpensdkSSoLogin","mqqgamebindinggroup","mqqopensdkfriend","mqzone"]},"strength":"advice","certainty":"official","step":"context","source":"xd-guide","message":"LSApplicationQueriesSchemes lacks {limit}, which XD's guide lists for its whole SDK","fix":"Add {limit} to LSApplicationQueriesSchemes in Info.plist, each as the bare scheme without “://”.","examples":{"pass":[{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["tapsdk","mqq","mqqapi","wtloginmqq2","mqqopensdkapiV4","mqqopensdkapiV3","mqqopensdkapiV2","mqqwpa","mqqOpensdkSSoLogin","mqqgamebindinggroup","mqqopensdkfriend","mqzone"]}]}],"warn":[{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":["tapsdk","mqq"]}]},{"values":[{"fact":{"info_plist":"LSApplicationQueriesSchemes"},"value":[]}]}]}},
{"id":"wechat-share-xd-ios/app-query-schemes-count","fact":{"entries":"LSApplicationQueriesSchemes"},"constraint":{"max":50},"strength":"hard","certainty":"official_quoted","step":"context","source":"query-schemes","message":"LSApplicationQueriesSchemes has {measured} entries; an app built for iOS 15 or later may have {limit}","fix":"Take out the schemes of apps that this one no longer asks about.","examples":{"pass":[{"values":[{"fact":{"entries":"LSApplicationQueriesSchemes"},"value":1}]},{"values":[{"fact":{"entries":"LSApplicationQueriesSchemes"},"value":50}]}],"warn":[{"values":[{"fact":{"entries":"LSApplicationQueriesSchemes"},"value":51}]}]}},
{"id":"wechat-share-xd-ios/app-url-schemes","fact":{"info_plist":"CFBundleURLTypes/CFBundleURLSchemes"},"constraint":{"contains":[{"prefix":"XD-"},{"prefix":"wx"}]},"strength":"unstated","certainty":"official","step":"context","source":"xd-guide","message":"CFBundleURLSchemes lacks {limit}, so WeChat has no way back to the app","fix":"Add {limit} to CFBundleURLSchemes of entries of CFBundleURLTypes in Info.plist: XD- and the XD app id, and the WeChat app id, which begins with wx.","examples":{"pass":[{"values":[{"fact":{"info_plist":"CFBundleURLTypes/CFBundleURLSchemes"},"value":["XD-12345","wx1234567890abcdef"]}]}],"fail":[{"values":[{"fact":{"info_plist":"CFBundleURLTypes/CFBundleURLSchemes"},"value":["XD-12345"]}]},{"values":[{"fact":{"info_plist":"CFBundleURLTypes/CFBundleURLSchemes"},"value":["XD-","wx1"]}]},{"values":[{"fact":{"info_plist":"CFBundleURLTypes/CFBundleURLSchemes"},"value":[]}]}]}},
{"id":"wechat-share-xd-ios/app-url-schemes-taptap","fact":{"info_plist":"CFBundleURLTypes/CFBundleURLSchemes"},"constraint":{"contains":[{"prefix":"tt"}]},"strength":"advice","certainty":"official","step":"context","source":"xd-guide","message":"CFBundleURLSchemes lacks {limit}, which XD's guide lists for its whole SDK","fix":"Add tt and the TapTap app id to CFBundleURLSchemes of an entry of CFBundleURLTypes in Info.plist.","examples":{"pass":[{"values":[{"fact":{"info_plist":"CFBundleURLTypes/CFBundleURLSchemes"},"value":["tt123"]}]}],"warn":[{"values":[{"fact":{"info_plist":"CFBundleURLTypes/CFBundleURLSchemes"},"value":["XD-1"]}]},{"values":[{"fact":{"info_plist":"CFBundleURLTypes/CFBundleURLSchemes"},"value":["tt"]}]}]}},
{"id":"wechat-share-xd-ios/app-tracking-usage","fact":{"info_plist":"NSUserTrackingUsageDescription"},"constraint":{"form":"filled"},"strength":"advice","certainty":"official","step":"context","source":"xd-guide","when":[{"parameter":"sdk_version","from":[4,3,12]}],"message":"NSUserTrackingUsageDescription holds {measured}; XD SDK 4.3.12 and later ask for permission to track","fix":"Say in NSUserTrackingUsageDescription of Info.plist why the app wants to track.","examples":{"pass":[{"values":[{"fact":{"info_plist":"NSUserTrackingUsageDescription"},"value":"Advertising stays fitting."}]},{"values":[{"fact":{"info_plist":"NSUserTrackingUsageDescription"},"value":""}],"assuming":[{"parameter":"sdk_version","value":"4.3.11"}]}],"warn":[{"values":[{"fact":{"info_plist":"NSUserTrackingUsageDescription"},"value":""}],"assuming":[{"parameter":"sdk_version","value":"4.3.12"}]}]}},
{"id":"wechat-share-xd-ios/app-arbitrary-loads","fact":{"info_plist":"NSAppTransportSecurity/NSAllowsArbitraryLoads"},"constraint":{"equals":true},"strength":"advice","certainty":"official","step":"context","source":"xd-guide","message":"NSAllowsArbitraryLoads is not true, which XD's guide asks for; it also lets the app speak to any host without encryption","fix":"Weigh it, and set NSAllowsArbitraryLoads in NSAppTransportSecurity of Info.plist to true if the SDK needs it.","examples":{"pass":[{"values":[{"fact":{"info_plist":"NSAppTransportSecurity/NSAllowsArbitraryLoads"},"value":true}]}],"warn":[{"values":[{"fact":{"info_plist":"NSAppTransportSecurity/NSAllowsArbitraryLoads"},"value":false}]}]}},
{"id":"wechat-share-xd-ios/app-associated-domain","fact":{"entitlement":"com.apple.developer.associated-domains"},"constraint":{"contains":[{"prefix":"applinks:"}]},"strength":"unstated","certainty":"official","step":"context","source":"xd-guide","when":[{"parameter":"sdk_version","from":[4,1,0]}],"message":"the associated domains lack {limit}, which XD SDK 4.1.0 and later need for the way back from WeChat","fix":"Add applinks: and the domain registered for the app to com.apple.developer.associated-domains.","examples":{"pass":[{"values":[{"fact":{"entitlement":"com.apple.developer.associated-domains"},"value":["applinks:example.com"]}]}],"fail":[{"values":[{"fact":{"entitlement":"com.apple.developer.associated-domains"},"value":[]}],"assuming":[{"parameter":"sdk_version","value":"4.1.0"}]}]}}
],
"unreadable":[
{"code":"not_found","state":21003},
{"code":"permission_denied","state":21003},
{"code":"not_a_file","state":21003},
{"code":"io_error","state":21003},
{"code":"icloud_placeholder","state":21001},
{"code":"empty","state":20002},
{"code":"not_media","state":20010},
{"code":"unsupported","state":20010},
{"code":"playlist_refused","state":20010},
{"code":"lfs_pointer","state":20010},
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
{"subject":"The format of a picture or a thumbnail"},
{"subject":"The width and height of a picture or a thumbnail"},
{"subject":"From which version of WeChat the larger limits hold","note":"The page still has the smaller ones, so what lies between is a warning."},
{"subject":"What follows when a picture is too large","note":"Taken to be 20002, parameters not usable."},
{"subject":"Limits of messageExt and messageAction on iOS","note":"WeChat's page gives messageExt 2 KB, constants for Android 2048."},
{"subject":"Emoticons, files and mini programs","note":"WeChat's SDK takes them; XD's module has no field for them."}
],
"translations":{
"zh-Hans":{"name":"微信分享（XD SDK，iOS）","summary":"应用通过 XD SDK（iOS）的 XDWXShare 把图片或带缩略图的链接交给微信，由 XD SDK 转交给微信 OpenSDK。","notes":[
"该模块已废弃：XD 说明后续版本的 SDK 会将其移除，应用应改用微信 OpenSDK。这里的限制来自微信 OpenSDK，会继续有效。",
"音乐、视频和网页只能以链接形式分享（musicUrl、videoUrl、webpageUrl），不能传文件；只有图片和缩略图以数据形式传入。因此这里不检查视频文件。",
"XD 只返回成功，或带有文字说明的失败，没有状态码。这里的分享状态码借用 TikTok 和抖音中含义相同的编号。",
"用户留在微信时不会有任何回调，因此没有收到结果并不代表分享失败。",
"thumbImage、thumbPath、thumbData 依次取第一个已设置的值；都没有设置时没有缩略图。",
"文本长度按 UTF-8 字节计算，512 字节约为 170 个汉字。",
"bText 表示消息为纯文本，此时 type 为 0。分享图片必须填写 imageData；imageUrl 是旧版 SDK 的字段。"
],"borrowed_from":"TikTok 和抖音","share_states":[
{"code":20000,"name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},
{"code":20002,"name":"参数错误","meaning":"消息的某个字段超出上限，或缺少该类型必需的字段。具体后果文档没有说明，这里按该状态码处理。"},
{"code":20010,"name":"媒体处理失败","meaning":"图片或缩略图已损坏，或根本不是图片。"},
{"code":20013,"name":"用户取消","meaning":"用户取消了分享。"},
{"code":20019,"name":"未安装微信","meaning":"未安装微信，或属性列表缺少 weixin 和 wechat 这两个查询 scheme；XD SDK 4.1.0 及以上还需要 weixinULAPI。"},
{"code":21001,"name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},
{"code":21003,"name":"媒体资源不存在","meaning":"文件不存在，对应字段为空。"}
],"error_codes_note":"微信 OpenSDK 返回这些错误码。XD 最多转达一段文字，应用不一定能拿到错误码。","error_codes":[
{"code":0,"name":"成功","meaning":"分享完成。"},
{"code":-1,"name":"通用错误","meaning":"出现错误。"},
{"code":-2,"name":"用户取消","meaning":"用户取消了分享。"},
{"code":-3,"name":"发送失败","meaning":"消息发送失败。"},
{"code":-4,"name":"授权失败","meaning":"应用没有获得授权。"},
{"code":-5,"name":"不支持","meaning":"已安装的微信不支持所请求的功能。"}
],"parameters":{"sdk_version":"应用所集成的 XD SDK 的版本号。"},"rules":[
{"id":"image-file-size-older","message":"图片大小为 {measured}；微信官方文档和旧版 SDK 的上限为 {limit}（10 MiB），新版 SDK 为 {looser}（25 MiB）","fix":"压缩到 10 MiB 以内。"},
{"id":"image-file-size","message":"图片大小为 {measured}，不能超过 {limit}（25 MiB）","fix":"压缩到 10 MiB 以内，旧版本也能支持。"},
{"id":"thumbnail-file-size-older","message":"缩略图大小为 {measured}；微信官方文档和旧版 SDK 的上限为 {limit}（32 KiB），新版 SDK 为 {looser}（64 KiB）","fix":"缩小尺寸或压缩到 32 KiB 以内。"},
{"id":"thumbnail-file-size","message":"缩略图大小为 {measured}，不能超过 {limit}（64 KiB）","fix":"缩小尺寸或压缩到 32 KiB 以内，旧版本也能支持。"},
{"id":"request-deprecated","message":"XDWXShareObject 已废弃，后续版本的 XD SDK 会将其移除","fix":"改用微信 OpenSDK 的 WXMediaMessage 和 SendMessageToWXReq。"},
{"id":"request-btext-present","message":"未填写；该字段表示消息是否为纯文本","fix":"分享纯文本时设为 true，其他情况设为 false。"},
{"id":"request-scene-present","message":"未填写","fix":"0 为聊天，1 为朋友圈，2 为收藏。"},
{"id":"request-scene-xd","message":"当前为 {measured}：XD 文档中的取值为 {limit}，微信头文件中为 {looser}","fix":"0 为聊天，1 为朋友圈，2 为收藏。"},
{"id":"request-scene","message":"当前为 {measured}，应为 {limit}","fix":"0 为聊天，1 为朋友圈，2 为收藏。"},
{"id":"request-type-present","message":"未填写","fix":"0 为文本，1 为图片，2 为音乐，3 为视频，4 为网页。"},
{"id":"request-type","message":"当前为 {measured}，应为 {limit}","fix":"0 为文本，1 为图片，2 为音乐，3 为视频，4 为网页。"},
{"id":"request-type-of-text","message":"当前为 {measured}，而 bText 表示消息为纯文本","fix":"把 type 设为 0，或把 bText 设为 false。"},
{"id":"request-type-of-media","message":"当前为 0（文本），而 bText 表示消息不是纯文本","fix":"把 bText 设为 true，或把 type 设为实际分享的类型。"},
{"id":"request-text-present","message":"未填写，而 bText 表示消息为纯文本","fix":"把 text 设为要分享的文本。"},
{"id":"request-text-length","message":"长度为 {measured}，不能为空，且应小于 10 KB","fix":"缩短到 10,240 字节（UTF-8）以内，约 3,400 个汉字。"},
{"id":"request-title-length","message":"长度为 {measured}，不能超过 {limit}","fix":"缩短到 512 字节（UTF-8）以内，约 170 个汉字。"},
{"id":"request-description-length","message":"长度为 {measured}，不能超过 {limit}","fix":"缩短到 1,024 字节（UTF-8）以内，约 340 个汉字。"},
{"id":"request-tag-length","message":"长度为 {measured}，不能超过 {limit}","fix":"缩短到 64 字节（UTF-8）以内。"},
{"id":"request-message-length","message":"长度为 {measured}，不能超过 {limit}","fix":"缩短到 2,048 字节（UTF-8）以内。"},
{"id":"request-action-length","message":"长度为 {measured}，不能超过 {limit}","fix":"缩短到 2,048 字节（UTF-8）以内。"},
{"id":"request-url-length","message":"长度为 {measured}，应为 {limit}","fix":"把链接缩短到 10,240 字节以内。"},
{"id":"request-url","message":"当前为{measured}，应为{limit}；微信只接受音乐、视频和网页的链接，不接受文件","fix":"把文件放到服务器上，并填写其链接。"},
{"id":"request-image-present","message":"未填写，而 type 表示分享图片","fix":"把 imageData 设为该图片。"},
{"id":"request-image-url","message":"这是旧版微信 SDK 的字段，新版只接受 imageData","fix":"把 imageData 设为该图片。"},
{"id":"request-music-present","message":"未填写，而 type 表示分享音乐","fix":"把 musicUrl 设为音乐网页的链接。"},
{"id":"request-video-present","message":"未填写，而 type 表示分享视频","fix":"把 videoUrl 设为视频网页的链接。"},
{"id":"request-webpage-present","message":"未填写，而 type 表示分享网页","fix":"把 webpageUrl 设为网页的链接。"},
{"id":"request-thumb-path","message":"已设置 thumbImage，该字段不会生效","fix":"不要填写该字段。"},
{"id":"request-thumb-data","message":"已设置 thumbImage，该字段不会生效","fix":"不要填写该字段。"},
{"id":"request-thumb-data-beside-path","message":"已设置 thumbPath，该字段不会生效","fix":"不要填写该字段。"},
{"id":"app-query-schemes-wechat","message":"LSApplicationQueriesSchemes 缺少 {limit}，应用会认为未安装微信","fix":"在 Info.plist 的 LSApplicationQueriesSchemes 中添加 {limit}，只写 scheme 本身，不带“://”。"},
{"id":"app-query-schemes-universal-link","message":"LSApplicationQueriesSchemes 缺少 XD SDK 4.1.0 及以上所需的 {limit}","fix":"在 Info.plist 的 LSApplicationQueriesSchemes 中添加 {limit}，只写 scheme 本身，不带“://”。"},
{"id":"app-query-schemes-others","message":"LSApplicationQueriesSchemes 缺少 XD 文档为整个 SDK 列出的 {limit}","fix":"在 Info.plist 的 LSApplicationQueriesSchemes 中添加 {limit}，只写 scheme 本身，不带“://”。"},
{"id":"app-query-schemes-count","message":"LSApplicationQueriesSchemes 共有 {measured} 项；使用 iOS 15 及以上 SDK 构建的应用最多 {limit} 项","fix":"删除不再需要查询的 scheme。"},
{"id":"app-url-schemes","message":"CFBundleURLSchemes 缺少 {limit}，微信无法跳转回应用","fix":"在 Info.plist 中 CFBundleURLTypes 各项的 CFBundleURLSchemes 里添加 {limit}，即“XD-”加上 XD 应用 ID，以及以 wx 开头的微信 AppID。"},
{"id":"app-url-schemes-taptap","message":"CFBundleURLSchemes 缺少 XD 文档为整个 SDK 列出的 {limit}","fix":"在 Info.plist 中 CFBundleURLTypes 某一项的 CFBundleURLSchemes 里添加 tt 加上 TapTap 应用 ID。"},
{"id":"app-tracking-usage","message":"NSUserTrackingUsageDescription 的值为{measured}；XD SDK 4.3.12 及以上会请求跟踪权限","fix":"在 Info.plist 的 NSUserTrackingUsageDescription 中说明请求跟踪权限的目的。"},
{"id":"app-arbitrary-loads","message":"NSAllowsArbitraryLoads 不为 true，而 XD 文档要求开启；开启后应用可以不加密地访问任何主机","fix":"请权衡利弊，如果 SDK 确实需要，再把 Info.plist 中 NSAppTransportSecurity 的 NSAllowsArbitraryLoads 设为 true。"},
{"id":"app-associated-domain","message":"关联域名缺少 {limit}，XD SDK 4.1.0 及以上需要它才能从微信跳转回应用","fix":"在 com.apple.developer.associated-domains 中添加“applinks:”加上为该应用登记的域名。"}
],"not_documented":[
{"subject":"图片和缩略图的格式"},
{"subject":"图片和缩略图的宽度与高度"},
{"subject":"从哪个版本的微信开始采用更大的上限","note":"官方文档中仍是较小的上限，因此介于两者之间的按警告处理。"},
{"subject":"图片过大时的后果","note":"这里按 20002（参数错误）处理。"},
{"subject":"iOS 上 messageExt 和 messageAction 的上限","note":"微信官方文档中 messageExt 为 2 KB，Android 端常量为 2048。"},
{"subject":"表情、文件和小程序","note":"微信 OpenSDK 支持，XD 的模块没有对应的字段。"}
]}}}
"""##)
}

// swift-format-ignore-file
// Made by script/tools/generate from Destinations/wechat-channels/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_wechat_channels = Destinations.Entry(
    "wechat-channels", "wechat-channels", groups: "cn",
    [##"""
{"preflight_destination":1,
"id":"wechat-channels",
"short_name":"wechat-channels",
"name":"WeChat Channels (视频号)",
"groups":["cn"],
"sources":[],
"steps":["request","context","fetch","format","duration","resolution"],
"slots":[
{"name":"video","takes":["video"]},
{"name":"image","takes":["image"]}],
"publisher":"Tencent",
"summary":"Videos and images in WeChat Channels. There are no rules, because no official document with limits was found and third parties contradict each other.",
"notes":[
"A pass means only that the file itself is intact. It does not mean that WeChat Channels accepts the file.",
"For videos, third parties report 1 min, 10 min and longer, and 30 MB or 2 GB. For images, they report 9 per post, and an early guide mentions a crop to 1080×1230. None of these figures is reliable.",
"The destination for sharing to chats, Moments and favorites of WeChat is wechat-share-xd-ios."
],
"not_documented":[
{"subject":"Every limit","note":"No official document was found, so there are no rules."}
],
"translations":{
"zh-Hans":{"name":"微信视频号","summary":"微信视频号中的视频和图片。这里没有任何规则，因为没有找到说明限制的官方文档，第三方资料又互相矛盾。","notes":["这里的“通过”只表示文件本身完整，不代表符合视频号的要求。","第三方资料中，视频时长有 1 分钟、10 分钟和更长的说法，文件大小有 30 MB 和 2 GB 的说法，另有最多 9 张图片、早期文档中裁剪为 1080×1230 的说法，均不可靠。","分享到微信的聊天、朋友圈和收藏，见 wechat-share-xd-ios。"],"not_documented":[{"subject":"所有限制","note":"没有找到官方文档，因此没有规则。"}]}}}
"""##])
}

// swift-format-ignore-file
// Made by script/generate from Destinations/.

extension Destinations {
  static let entries: [Entry] = [
    Entry(id: "apple-shared-with-you", shortName: "shared-with-you") { AppleSharedWithYou.destination },
    Entry(id: "douyin-share-ios", shortName: "douyin") { DouyinShareIos.destination },
    Entry(id: "facebook-stories-ios", shortName: "facebook-stories") { FacebookStoriesIos.destination },
    Entry(id: "tiktok-share-kit-ios", shortName: "tiktok") { TiktokShareKitIos.destination },
    Entry(id: "wechat-share-xd-ios", shortName: "wechat") { WechatShareXdIos.destination },
  ]

  static let fileEntry = Entry(id: "file", shortName: "file") { File.destination }
}

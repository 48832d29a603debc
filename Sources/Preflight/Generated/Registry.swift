// swift-format-ignore-file
// Made by script/generate from Destinations/.

extension Destinations {
  package static let entries: [Entry] = [
    .entry_apple_shared_with_you,
    .entry_douyin_share_ios,
    .entry_facebook_stories_ios,
    .entry_tiktok_share_kit_ios,
    .entry_wechat_share_xd_ios,
  ]

  static let fileEntry = Entry.entry_file
}

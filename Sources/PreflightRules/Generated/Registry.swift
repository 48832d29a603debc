// swift-format-ignore-file
// Made by script/tools/generate from Destinations/.

extension Destinations {
  package static let entries: [Entry] = [
    .entry_apple_shared_with_you,
    .entry_bilibili,
    .entry_bluesky_image,
    .entry_bluesky_video,
    .entry_discord,
    .entry_douyin_share_ios,
    .entry_facebook_page_story,
    .entry_facebook_photo,
    .entry_facebook_reel,
    .entry_facebook_stories_ios,
    .entry_facebook_video,
    .entry_instagram_carousel,
    .entry_instagram_feed,
    .entry_instagram_reel,
    .entry_instagram_story,
    .entry_kuaishou,
    .entry_linkedin_image,
    .entry_linkedin_member_video,
    .entry_linkedin_page_video,
    .entry_linkedin_video,
    .entry_mastodon,
    .entry_pinterest_carousel,
    .entry_pinterest_image,
    .entry_pinterest_video,
    .entry_reddit_image,
    .entry_reddit_video,
    .entry_snapchat_creative_kit,
    .entry_snapchat_spotlight,
    .entry_snapchat_story,
    .entry_telegram_animation,
    .entry_telegram_audio,
    .entry_telegram_document,
    .entry_telegram_photo,
    .entry_telegram_story,
    .entry_telegram_video,
    .entry_telegram_voice,
    .entry_threads,
    .entry_tiktok_photo,
    .entry_tiktok_share_kit_ios,
    .entry_tiktok_video,
    .entry_wechat_channels,
    .entry_wechat_share_xd_ios,
    .entry_weibo,
    .entry_whatsapp_audio,
    .entry_whatsapp_image,
    .entry_whatsapp_sticker,
    .entry_whatsapp_video,
    .entry_x_gif,
    .entry_x_image,
    .entry_x_video,
    .entry_xiaohongshu,
    .entry_youtube_short,
    .entry_youtube_video,
  ]

  static let contentEntry = Entry.entry_content
  static let fileEntry = Entry.entry_file

  /// Identifies the set of built-in rules; a change of any of them changes it.
  public static let fingerprint = "1ee285db"
}

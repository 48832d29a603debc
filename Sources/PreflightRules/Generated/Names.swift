// swift-format-ignore-file
// Made by script/tools/generate from Destinations/.

extension Destination {
  /// Amazon product image: `amazon-listing`.
  public static var amazonListing: Destination { Destinations.Entry.entry_amazon_listing.destination }
  /// Amazon Streaming TV ads: `amazon-streaming-tv`.
  public static var amazonTV: Destination { Destinations.Entry.entry_amazon_streaming_tv.destination }
  /// App Store app preview: `app-store-preview`.
  public static var appStorePreview: Destination { Destinations.Entry.entry_app_store_preview.destination }
  /// App Store screenshot: `app-store-screenshot`.
  public static var appStoreScreenshot: Destination { Destinations.Entry.entry_app_store_screenshot.destination }
  /// Apple Podcasts: `apple-podcast`.
  public static var applePodcast: Destination { Destinations.Entry.entry_apple_podcast.destination }
  /// Apple Shared with You: `apple-shared-with-you`.
  public static var sharedWithYou: Destination { Destinations.Entry.entry_apple_shared_with_you.destination }
  /// Bilibili open API: `bilibili`.
  public static var bilibili: Destination { Destinations.Entry.entry_bilibili.destination }
  /// Bluesky, image: `bluesky-image`.
  public static var blueskyImage: Destination { Destinations.Entry.entry_bluesky_image.destination }
  /// Bluesky, video: `bluesky-video`.
  public static var blueskyVideo: Destination { Destinations.Entry.entry_bluesky_video.destination }
  /// Dailymotion: `dailymotion`.
  public static var dailymotion: Destination { Destinations.Entry.entry_dailymotion.destination }
  /// Discord: `discord`.
  public static var discord: Destination { Destinations.Entry.entry_discord.destination }
  /// Douyin share (iOS): `douyin-share-ios`.
  public static var douyin: Destination { Destinations.Entry.entry_douyin_share_ios.destination }
  /// Etsy listing: `etsy-listing`.
  public static var etsyListing: Destination { Destinations.Entry.entry_etsy_listing.destination }
  /// Facebook link preview: `facebook-link-preview`.
  public static var facebookLink: Destination { Destinations.Entry.entry_facebook_link_preview.destination }
  /// Facebook Page story (API): `facebook-page-story`.
  public static var facebookPageStory: Destination { Destinations.Entry.entry_facebook_page_story.destination }
  /// Facebook Page photo (API): `facebook-photo`.
  public static var facebookPhoto: Destination { Destinations.Entry.entry_facebook_photo.destination }
  /// Facebook Reel (API): `facebook-reel`.
  public static var facebookReel: Destination { Destinations.Entry.entry_facebook_reel.destination }
  /// Facebook Stories (iOS): `facebook-stories-ios`.
  public static var facebookStories: Destination { Destinations.Entry.entry_facebook_stories_ios.destination }
  /// Facebook Page video (API): `facebook-video`.
  public static var facebookVideo: Destination { Destinations.Entry.entry_facebook_video.destination }
  /// Google Ads images: `google-ads-image`.
  public static var googleAdsImage: Destination { Destinations.Entry.entry_google_ads_image.destination }
  /// Google Ads videos: `google-ads-video`.
  public static var googleAdsVideo: Destination { Destinations.Entry.entry_google_ads_video.destination }
  /// Google Business Profile media: `google-business-profile`.
  public static var googleBusinessProfile: Destination { Destinations.Entry.entry_google_business_profile.destination }
  /// Google Ads uploaded display ads: `google-display-ad`.
  public static var googleDisplay: Destination { Destinations.Entry.entry_google_display_ad.destination }
  /// Google Play store listing: `google-play`.
  public static var googlePlay: Destination { Destinations.Entry.entry_google_play.destination }
  /// Instagram carousel (API): `instagram-carousel`.
  public static var instagramCarousel: Destination { Destinations.Entry.entry_instagram_carousel.destination }
  /// Instagram feed image (API): `instagram-feed`.
  public static var instagramFeed: Destination { Destinations.Entry.entry_instagram_feed.destination }
  /// Instagram Reel (API): `instagram-reel`.
  public static var instagramReel: Destination { Destinations.Entry.entry_instagram_reel.destination }
  /// Instagram story (API): `instagram-story`.
  public static var instagramStory: Destination { Destinations.Entry.entry_instagram_story.destination }
  /// Kuaishou share SDK (iOS): `kuaishou`.
  public static var kuaishou: Destination { Destinations.Entry.entry_kuaishou.destination }
  /// LinkedIn ad: `linkedin-ad`.
  public static var linkedInAd: Destination { Destinations.Entry.entry_linkedin_ad.destination }
  /// LinkedIn CTV ads: `linkedin-ctv-ad`.
  public static var linkedInCTV: Destination { Destinations.Entry.entry_linkedin_ctv_ad.destination }
  /// LinkedIn document (API): `linkedin-document`.
  public static var linkedInDocument: Destination { Destinations.Entry.entry_linkedin_document.destination }
  /// LinkedIn images (API): `linkedin-image`.
  public static var linkedInImage: Destination { Destinations.Entry.entry_linkedin_image.destination }
  /// LinkedIn link preview: `linkedin-link-preview`.
  public static var linkedInLink: Destination { Destinations.Entry.entry_linkedin_link_preview.destination }
  /// LinkedIn video (member): `linkedin-member-video`.
  public static var linkedInMemberVideo: Destination { Destinations.Entry.entry_linkedin_member_video.destination }
  /// LinkedIn video (Page): `linkedin-page-video`.
  public static var linkedInPageVideo: Destination { Destinations.Entry.entry_linkedin_page_video.destination }
  /// LinkedIn video (API): `linkedin-video`.
  public static var linkedInVideo: Destination { Destinations.Entry.entry_linkedin_video.destination }
  /// Mastodon: `mastodon`.
  public static var mastodon: Destination { Destinations.Entry.entry_mastodon.destination }
  /// Meta ad, carousel: `meta-ad-carousel`.
  public static var metaAdCarousel: Destination { Destinations.Entry.entry_meta_ad_carousel.destination }
  /// Meta ad, feed: `meta-ad-feed`.
  public static var metaAdFeed: Destination { Destinations.Entry.entry_meta_ad_feed.destination }
  /// Meta ad, in-stream video: `meta-ad-in-stream`.
  public static var metaAdInStream: Destination { Destinations.Entry.entry_meta_ad_in_stream.destination }
  /// Meta ad, Reels: `meta-ad-reel`.
  public static var metaAdReel: Destination { Destinations.Entry.entry_meta_ad_reel.destination }
  /// Meta ad, stories: `meta-ad-story`.
  public static var metaAdStory: Destination { Destinations.Entry.entry_meta_ad_story.destination }
  /// Pinterest ads: `pinterest-ad`.
  public static var pinterestAd: Destination { Destinations.Entry.entry_pinterest_ad.destination }
  /// Pinterest carousel: `pinterest-carousel`.
  public static var pinterestCarousel: Destination { Destinations.Entry.entry_pinterest_carousel.destination }
  /// Pinterest image Pin: `pinterest-image`.
  public static var pinterestImage: Destination { Destinations.Entry.entry_pinterest_image.destination }
  /// Pinterest video Pin: `pinterest-video`.
  public static var pinterestVideo: Destination { Destinations.Entry.entry_pinterest_video.destination }
  /// Reddit ad, carousel: `reddit-ad`.
  public static var redditAd: Destination { Destinations.Entry.entry_reddit_ad.destination }
  /// Reddit, image: `reddit-image`.
  public static var redditImage: Destination { Destinations.Entry.entry_reddit_image.destination }
  /// Reddit, video: `reddit-video`.
  public static var redditVideo: Destination { Destinations.Entry.entry_reddit_video.destination }
  /// Roku ads: `roku-ad`.
  public static var rokuAd: Destination { Destinations.Entry.entry_roku_ad.destination }
  /// Shopify product media: `shopify-product`.
  public static var shopifyProduct: Destination { Destinations.Entry.entry_shopify_product.destination }
  /// Snapchat ad: `snapchat-ad`.
  public static var snapchatAd: Destination { Destinations.Entry.entry_snapchat_ad.destination }
  /// Snapchat Creative Kit: `snapchat-creative-kit`.
  public static var snapchatCreativeKit: Destination { Destinations.Entry.entry_snapchat_creative_kit.destination }
  /// Snapchat Spotlight (API): `snapchat-spotlight`.
  public static var snapchatSpotlight: Destination { Destinations.Entry.entry_snapchat_spotlight.destination }
  /// Snapchat Story (API): `snapchat-story`.
  public static var snapchatStory: Destination { Destinations.Entry.entry_snapchat_story.destination }
  /// Spotify audio ads: `spotify-audio-ad`.
  public static var spotifyAd: Destination { Destinations.Entry.entry_spotify_audio_ad.destination }
  /// Spotify Canvas: `spotify-canvas`.
  public static var spotifyCanvas: Destination { Destinations.Entry.entry_spotify_canvas.destination }
  /// Spotify podcasts: `spotify-podcast`.
  public static var spotifyPodcast: Destination { Destinations.Entry.entry_spotify_podcast.destination }
  /// Steam store page: `steam-store`.
  public static var steamStore: Destination { Destinations.Entry.entry_steam_store.destination }
  /// Streaming TV ads (IAB): `streaming-tv`.
  public static var streamingTV: Destination { Destinations.Entry.entry_streaming_tv.destination }
  /// Telegram animation (bot): `telegram-animation`.
  public static var telegramAnimation: Destination { Destinations.Entry.entry_telegram_animation.destination }
  /// Telegram audio file (bot): `telegram-audio`.
  public static var telegramAudio: Destination { Destinations.Entry.entry_telegram_audio.destination }
  /// Telegram document (bot): `telegram-document`.
  public static var telegramDocument: Destination { Destinations.Entry.entry_telegram_document.destination }
  /// Telegram photo (bot): `telegram-photo`.
  public static var telegramPhoto: Destination { Destinations.Entry.entry_telegram_photo.destination }
  /// Telegram story (bot): `telegram-story`.
  public static var telegramStory: Destination { Destinations.Entry.entry_telegram_story.destination }
  /// Telegram video (bot): `telegram-video`.
  public static var telegramVideo: Destination { Destinations.Entry.entry_telegram_video.destination }
  /// Telegram video message (bot): `telegram-video-note`.
  public static var telegramVideoNote: Destination { Destinations.Entry.entry_telegram_video_note.destination }
  /// Telegram voice message (bot): `telegram-voice`.
  public static var telegramVoice: Destination { Destinations.Entry.entry_telegram_voice.destination }
  /// Threads (API): `threads`.
  public static var threads: Destination { Destinations.Entry.entry_threads.destination }
  /// TikTok ad: `tiktok-ad`.
  public static var tikTokAd: Destination { Destinations.Entry.entry_tiktok_ad.destination }
  /// TikTok photos (Content Posting API): `tiktok-photo`.
  public static var tikTokPhoto: Destination { Destinations.Entry.entry_tiktok_photo.destination }
  /// TikTok Share Kit (iOS): `tiktok-share-kit-ios`.
  public static var tikTokShareKit: Destination { Destinations.Entry.entry_tiktok_share_kit_ios.destination }
  /// TikTok video (Content Posting API): `tiktok-video`.
  public static var tikTokVideo: Destination { Destinations.Entry.entry_tiktok_video.destination }
  /// Tumblr (API): `tumblr`.
  public static var tumblr: Destination { Destinations.Entry.entry_tumblr.destination }
  /// Twitch: `twitch`.
  public static var twitch: Destination { Destinations.Entry.entry_twitch.destination }
  /// Vimeo: `vimeo`.
  public static var vimeo: Destination { Destinations.Entry.entry_vimeo.destination }
  /// WeChat Channels (视频号): `wechat-channels`.
  public static var weChatChannels: Destination { Destinations.Entry.entry_wechat_channels.destination }
  /// WeChat through the XD SDK (iOS): `wechat-share-xd-ios`.
  public static var weChat: Destination { Destinations.Entry.entry_wechat_share_xd_ios.destination }
  /// Weibo SDK (iOS): `weibo`.
  public static var weibo: Destination { Destinations.Entry.entry_weibo.destination }
  /// WhatsApp audio message: `whatsapp-audio`.
  public static var whatsAppAudio: Destination { Destinations.Entry.entry_whatsapp_audio.destination }
  /// WhatsApp document message: `whatsapp-document`.
  public static var whatsAppDocument: Destination { Destinations.Entry.entry_whatsapp_document.destination }
  /// WhatsApp image message: `whatsapp-image`.
  public static var whatsAppImage: Destination { Destinations.Entry.entry_whatsapp_image.destination }
  /// WhatsApp link preview: `whatsapp-link-preview`.
  public static var whatsAppLink: Destination { Destinations.Entry.entry_whatsapp_link_preview.destination }
  /// WhatsApp sticker: `whatsapp-sticker`.
  public static var whatsAppSticker: Destination { Destinations.Entry.entry_whatsapp_sticker.destination }
  /// WhatsApp video message: `whatsapp-video`.
  public static var whatsAppVideo: Destination { Destinations.Entry.entry_whatsapp_video.destination }
  /// X ads: `x-ad`.
  public static var xAd: Destination { Destinations.Entry.entry_x_ad.destination }
  /// X card: `x-card`.
  public static var xCard: Destination { Destinations.Entry.entry_x_card.destination }
  /// X direct message: `x-direct-message`.
  public static var xDm: Destination { Destinations.Entry.entry_x_direct_message.destination }
  /// X animated GIF post: `x-gif`.
  public static var xGIF: Destination { Destinations.Entry.entry_x_gif.destination }
  /// X image post: `x-image`.
  public static var xImage: Destination { Destinations.Entry.entry_x_image.destination }
  /// X video post: `x-video`.
  public static var xVideo: Destination { Destinations.Entry.entry_x_video.destination }
  /// Xiaohongshu share SDK (iOS): `xiaohongshu`.
  public static var xiaohongshu: Destination { Destinations.Entry.entry_xiaohongshu.destination }
  /// YouTube ads: `youtube-ad`.
  public static var youTubeAd: Destination { Destinations.Entry.entry_youtube_ad.destination }
  /// YouTube captions: `youtube-captions`.
  public static var youTubeCaptions: Destination { Destinations.Entry.entry_youtube_captions.destination }
  /// YouTube Short: `youtube-short`.
  public static var youTubeShort: Destination { Destinations.Entry.entry_youtube_short.destination }
  /// YouTube thumbnail: `youtube-thumbnail`.
  public static var youTubeThumbnail: Destination { Destinations.Entry.entry_youtube_thumbnail.destination }
  /// YouTube video: `youtube-video`.
  public static var youTubeVideo: Destination { Destinations.Entry.entry_youtube_video.destination }
}

import Foundation
import Testing

/// Checks texts for readers of Chinese.
enum Chinese {
  /// Names, and words of formats and interfaces that Chinese texts use too.
  private static let names: Set<String> = [
    "App", "TikTok", "Facebook", "Apple", "Android", "Share", "Kit", "Shared", "with", "You", "Meta", "Finder", "Live",
    "Photo",
    "Content", "Posting", "Client", "Key", "Bundle", "Universal", "Link", "User", "Agent", "Matroska", "Segment",
    "Unicode", "Preflight", "Xcode", "Sign", "Git", "Photoshop", "Ogg", "TapTap", "GitHub", "JavaScript", "Info",
    "Icon",
    // Commands, options, keys and words of an SDK.
    "git", "lfs", "pull", "brctl", "download", "preflight", "request", "app", "assume", "format", "ndjson", "html",
    "scheme", "schema", "identifier", "index", "text", "type", "state", "scopes", "context", "image", "video", "mix",
    "edit", "publish", "clip", "normal", "icon", "icons", "url", "hashtags", "true", "false", "http", "https", "title",
    "feature", "desc", "highlight", "favicon", "meta", "property", "content", "refresh", "preview", "touch", "apple",
    "site",
    "association", "developers", "facebook", "stories", "com", "weixin", "wechat", "moov", "box", "cmov", "ispe",
    "clean",
    "aperture", "profile", "level", "faststart", "copy", "Main", "Baseline", "gitignore", "tiktok-share-kit", "max",
    "slot",
    "rule", "rules", "errors", "plist", "open", "fps", "applinks", "douyinopensdk",
    "douyinliteopensdk",
    "douyinsharesdk",
    "deeper", "Checker", "name", "value",
    "details", "components", "paths", "surrogate", "plutil", "-convert", "bit", "errno", "screen", "stat", "realpath",
    "failed", "script", "install",
    "photometric", "interpretation",
    // Settings of Xcode, and methods of delegates, as projects and sources write them.
    "Swift", "Embed", "Resources", "Version", "Standard", "Sources", "Search", "Runpath", "Paths", "Other", "Linker",
    "Libraries", "Language", "Frameworks", "Flags", "Copy", "Always", "swift", "continue", "application", "target",
    "share", "delegate", "scene", "init", "import", "annotation", "version", "send", "orientation", "options", "libs",
    "entitlement", "channel",
    // Places to upload to, with names of their features and of formats.
    "Bluesky", "Discord", "Google", "Instagram", "Mastodon", "Pinterest", "Reddit", "Snapchat", "Telegram", "Threads",
    "Bot", "Cloud", "Graph", "Creative", "Data", "Lexicon", "Lottie", "Markdown", "Marketing", "Nitro", "Opus", "Pin",
    "Premium",
    "Protocol", "Reels", "Shorts", "Snap", "Spotlight", "High", "kbit", "Mbit", "mpeg",
    // Fields, values and commands that texts on them name.
    "api", "cmd", "code", "configuration", "description", "desktop", "documented", "ffmpeg", "file", "instance",
    "interaction", "-movflags", "organic", "other", "permissions", "preprocess", "raised", "response", "scope",
    "account", "error", "flv", "jpeg", "mpegps", "unverified", "snapchat", "standard", "streamable", "token", "xhs",
    // Networks of advertisers, shops and stations, with names of their products, and values that texts on them name.
    "Ads", "Amazon", "Audience", "Canvas", "Channels", "Chromebook", "Commercials", "Connect", "Creators",
    "Dailymotion", "Display", "Duo", "Enterprise", "Etsy", "Excel", "Exchange", "Fire", "Idea", "Lab", "Lambda",
    "Mac", "Manager", "Network", "Pangle", "Play", "Podcasts", "Premiere", "Prime", "Pro", "Roku", "Shopify", "Spark",
    "Spotify", "Steam", "Steamworks", "Store", "Tech", "Tumblr", "Twitch", "Video", "Videotron", "Vimeo", "Wear",
    "Word", "apps", "bars", "card", "cover", "direct", "dpi", "exchange", "for", "mezzanine", "premium",
    "programmatic", "twitter",
  ]

  /// Returns the objections to a text; empty if it is acceptable.
  static func complaints(about text: String) -> [String] {
    // A name that its owner writes without a space.
    let text = text.replacing("心动AppID", with: "心动 AppID")
    var complaints: [String] = []
    if !text.contains(where: isHan) { complaints.append("has no Han character") }
    let parts = text.split { !$0.isASCII || !($0.isLetter || $0.isNumber || "._-".contains($0)) }
    for word in parts.map({ String($0).trimmingCharacters(in: ["."]) })
    where word.count > 2 && word.contains(where: \.isLetter) {
      // Abbreviations, and joined words of interfaces: NSString, redirectURI, snssdk1128, aweme.share.
      let isName =
        word.dropFirst().contains { !$0.isLetter || $0.isUppercase } || names.contains(word)
      if !isName { complaints.append("has “\(word)”") }
    }
    let characters = Array(text)
    for (left, right) in zip(characters, characters.dropFirst()) {
      if isHan(left), right.isASCII, right.isLetter || right.isNumber {
        complaints.append("no space in “\(left)\(right)”")
      }
      if left.isASCII, left.isLetter || left.isNumber, isHan(right) {
        complaints.append("no space in “\(left)\(right)”")
      }
      if isHan(left), ",;:!?()".contains(right) { complaints.append("half-width mark in “\(left)\(right)”") }
    }
    for (index, space) in characters.enumerated() where space == " " && index > 0 && index + 1 < characters.count {
      if isHan(characters[index - 1]), isHan(characters[index + 1]) {
        complaints.append("a space in “\(characters[index - 1]) \(characters[index + 1])”")
      }
    }
    return complaints
  }

  static func isHan(_ character: Character) -> Bool {
    ("\u{4E00}"..."\u{9FFF}").contains(character)
  }
}

import Foundation
import MediaProbe
import Preflight
import TestSupport
import Testing

@Suite struct ExplainTests {
  @Test func `It explains a share state of one destination`() throws {
    let outcome = try Product.preflight("explain", "tiktok-share-kit/20007")
    #expect(outcome.status == 0, "\(outcome)")
    for words in [
      "videoTimeLimitError", "video-duration-max", "at most max_duration (1 to 600 s, 600 s if it is not given)",
      "official", "assumed",
    ] {
      #expect(outcome.stdout.contains(words), "\(words): \(outcome)")
    }
    #expect(!outcome.stdout.contains("Facebook"), "\(outcome)")
  }

  /// Reports put the sign ≈ before borrowed codes.
  @Test func `It explains a share state with an approximation sign`() throws {
    let plain = try Product.preflight("explain", "tiktok-share-kit/20007")
    #expect(try Product.preflight("explain", "tiktok-share-kit/≈20007").out == plain.out)
    #expect(try Product.preflight("explain", "≈20007").status == 0)
  }

  @Test func `It explains a pasted answer of one destination`() throws {
    let outcome = try Product.preflight("explain", "telegram-video/Bad Request: message caption is too long")
    #expect(outcome.stdout.contains("Telegram video") && outcome.stdout.contains("seen in recorded answers"))
    #expect(!outcome.stdout.contains("Telegram photo"), "\(outcome)")
  }

  @Test func `It explains a share state of all destinations`() throws {
    let outcome = try Product.preflight("explain", "20011")
    #expect(outcome.stdout.contains("TikTok Share Kit (iOS)") && outcome.stdout.contains("Facebook Stories (iOS)"))
    #expect(outcome.stdout.contains("borrowed"), "\(outcome)")
  }

  @Test func `It explains an error code`() throws {
    let outcome = try Product.preflight("explain", "tiktok-share-kit/-4")
    #expect(outcome.status == 0, "\(outcome)")
    for words in ["-4 denied", "(denied)", "lacks a permission", "name no share state"] {
      #expect(outcome.stdout.contains(words), "\(words): \(outcome)")
    }
    let canceled = try Product.preflight("explain", "tiktok-share-kit/-2")
    #expect(canceled.stdout.contains("20013 "), "\(canceled)")
    let everywhere = try Product.preflight("explain", "--lang", "zh-Hans", "--", "-4")
    #expect(everywhere.stdout.contains("WXErrCodeAuthDeny"), "\(everywhere)")
    #expect(everywhere.stdout.contains("BDOpenPlatformErrorCodeAuthDenied"), "\(everywhere)")
  }

  /// Every error code is explained in both languages, with the states that destinations return for it.
  @Test(arguments: ReadError.Code.allCases)
  func `It explains the code of an unreadable file`(code: ReadError.Code) throws {
    let english = try Product.preflight("explain", code.rawValue)
    #expect(english.status == 0 && english.stdout.hasPrefix("\(code.rawValue)\n"), "\(english)")
    #expect(english.stdout.contains("\n\(code.group.rawValue): "), "\(english)")
    #expect(english.stdout.contains("≈20010: ") == (code.group == .damaged || code.group == .wrongFormat), "\(english)")
    let chinese = try Product.preflight("explain", code.rawValue, "--lang", "zh-Hans")
    #expect(chinese.status == 0 && chinese.stdout.contains("\n\(code.group.rawValue)："), "\(chinese)")
  }

  /// Sizes and other properties that follow from facts are explained like facts, since rules name them.
  @Test(arguments: DerivedFact.allCases)
  func `It explains a property that follows from facts`(derived: DerivedFact) throws {
    let outcome = try Product.preflight("explain", derived.rawValue)
    #expect(outcome.status == 0 && outcome.stdout.hasPrefix("\(derived.rawValue)\n\nThe "), "\(outcome)")
    let chinese = try Product.preflight("explain", derived.rawValue, "--lang", "zh-Hans")
    #expect(chinese.status == 0 && !chinese.stdout.contains("The "), "\(chinese)")
  }

  @Test func `A size is shown for a file`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.png", Picture.png(width: 50, height: 10))
    let outcome = try Product.preflight("explain", "image.size", "a.png", in: folder.url)
    #expect(outcome.status == 0 && outcome.stdout.contains("50×10"), "\(outcome)")
    #expect(outcome.stdout.contains("google-ads-image/"), "\(outcome)")
  }

  @Test func `It says if a file has an error code`() throws {
    let folder = try TemporaryFolder()
    try folder.write("page.png", "<html></html>")
    try folder.write("whole.png", Picture.png(width: 50, height: 10))
    let text = try Product.preflight("explain", "not_media", "page.png", in: folder.url)
    #expect(text.stdout.contains("  not_media: found a web page"), "\(text)")
    let whole = try Product.preflight("explain", "not_media", "whole.png", in: folder.url)
    #expect(whole.stdout.contains("This file can be read."), "\(whole)")
    let both = try Product.preflight("explain", "unsupported")
    #expect(both.stdout.contains("(unsupported)"), "\(both)")
  }

  /// A code may be given by any of its names in the SDK, also with the dot that code writes before it.
  @Test(arguments: [
    ("videoTimeLimitError", "20007 "), ("tiktok-share-kit/noError", "0 no error"), (".noError", "0 no error"),
    ("BDOpenPlatformShareRespStateVideoTimeLimitError", "20007 "),
    ("DouyinOpenSDKShareRespStateVideoTimeLimitError", "20007 "), ("douyin/BDOpenPlatformErrorCodeCommon", "-1 "),
  ])
  func `It finds a code by its name`(subject: String, shown: String) throws {
    let outcome = try Product.preflight("explain", subject)
    #expect(outcome.status == 0 && outcome.stdout.hasPrefix(shown), "\(outcome)")
  }

  /// Texts as people paste them from logs and apps, with the destinations that answer so; no other destination is named.
  @Test(arguments: [
    (#"{"status":"ERROR","error_message":"INVALID_FRAME_RATE"}"#, ["Threads"]),
    ("Bad Request: message caption is too long", ["Telegram"]),
    (#"{"ok":false,"error_code":400,"description":"Bad Request: PHOTO_INVALID_DIMENSIONS"}"#, ["Telegram"]),
    (#"{"message": "File uploaded exceeds the maximum size", "code": 50045}"#, ["Discord"]),
    ("DiscordAPIError[40005]: Request entity too large", ["Discord"]),
    ("XRPCError: VideoTooLong", ["Bluesky"]),
    (#"googleapi: Error 400: The request metadata specifies an invalid video title., invalidTitle"#, ["YouTube"]),
    ("422 Unprocessable Entity: Validation failed: Text character limit of 500 exceeded", ["Mastodon"]),
    ("The video format is not supported. Please check spec for supported {video} format", ["Instagram"]),
    (#"{"code":131053,"title":"Media upload error"}"#, ["WhatsApp"]),
    (#"{"code":1,"name":"InvalidMedia","message":"Unsupported video format"}"#, ["X"]),
    ("telegram.error.BadRequest: There is no video in the request", ["Telegram"]),
    (
      "Bad Request: file of size 12402839 bytes is too big for a photo; the maximum size is 10485760 bytes",
      ["Telegram"]
    ),
    ("rpc error 400: MEDIA_CAPTION_TOO_LONG (caused by SendMediaRequest)", ["Telegram"]),
    (#"{"error":{"message":"The image size is too large.","code":36000,"error_subcode":2207004}}"#, ["Instagram"]),
    ("Param text must be at most 500 characters long.", ["Threads"]),
    (
      "DiscordAPIError[50035]: Invalid Form Body content[BASE_TYPE_MAX_LENGTH]: Must be 2000 or fewer in length.",
      ["Discord"]
    ),
    (#"{"message":"The provided file duration exceeds maximum of 5.2 seconds.","code":50124}"#, ["Discord"]),
    (#"{"error":"BlobTooLarge","message":"This file is too large. It is 1.2MB"}"#, ["Bluesky"]),
    (#"{"error":"2160x3840 videos are not supported"}"#, ["Mastodon"]),
    ("Validation failed: Options can't contain more than 4 items", ["Mastodon"]),
    (#"{"status":{"uploadStatus":"rejected","rejectionReason":"length"}}"#, ["YouTube"]),
    (#"[{"message":"Image dimensions must be >= 4x4 and <= 8192x8192","code":324}]"#, ["X"]),
    ("tweepy.errors.Forbidden: 403 Forbidden - This user is not allowed to post a video longer than 2 minutes.", ["X"]),
    (#"TwitterAPIException: "media type unrecognized.""#, ["X"]),
    (#"{"json":{"errors":[["TOO_LONG","this is too long (max: 300)","title"]]}}"#, ["Reddit"]),
    (#"{"data":{"status":"FAILED","fail_reason":"picture_size_check_failed"}}"#, ["TikTok"]),
    ("thrown: com.snap.creativekit.exceptions.SnapVideoLengthException", ["Snapchat"]),
    ("分享失败：视频时长不符合要求", ["TikTok", "抖音", "Douyin"]),
    (#"{"inputErrors":[{"code":"FIELD_LENGTH_TOO_LONG"}]}"#, ["LinkedIn"]),
    ("Error (#1363128): video duration not supported for reels", ["Facebook"]),
    ("SendFile [400] Bad Request: failed to get HTTP URL content", ["Telegram"]),
    (#"{"detail":"Posts are limited to a maximum of one cashtag","status":403}"#, ["X"]),
    (#"{"code":21058,"message":"当前单次操作添加的视频数已经超过限制,当前最大值为100个","ttl":1}"#, ["Bilibili"]),
    ("<Error><Code>EntityTooLarge</Code><ProposedSize>20971528</ProposedSize></Error>", ["Reddit"]),
    (#"{"error":"Validation failed: Description is too long (maximum is 1500 characters)"}"#, ["Mastodon"]),
    (#"{"message": "Cannot send an empty message", "code": 50006}"#, ["Discord"]),
    ("errCode: -3", ["WeChat", "Douyin"]), ("WeChat resp.errCode = -3", ["WeChat"]),
    ("(400, 'mediaBodyRequired', 'the request does not include the video content')", ["YouTube"]),
  ])
  func `It finds the destination of a pasted answer`(answer: String, names: [String]) throws {
    let outcome = try Product.preflight("explain", answer)
    #expect(outcome.status == 0, "\(outcome)")
    // The names of a code in an SDK stand behind that of the destination.
    let lines = outcome.stdout.split(separator: "\n")
    let named = Destinations.all.map(\.name).filter { name in lines.contains { $0 == name || $0.hasPrefix(name + " (") }
    }
    #expect(!named.isEmpty && named.allSatisfy { name in names.contains { name.hasPrefix($0) } }, "\(named)")
  }

  /// An answer of another platform is not known, rather than taken for a similar one.
  @Test(arguments: ["INVALID_DURATION", #"{"error":"BlobTooLarge"}"#])
  func `It knows no answer of another destination`(answer: String) throws {
    let outcome = try Product.preflight("explain", answer, "--to", "telegram-video")
    #expect(outcome.status == 64 && outcome.stderr.contains("is not known for telegram-video"), "\(outcome)")
  }

  @Test func `It says if a file causes an error code`() throws {
    let folder = try TemporaryFolder()
    try folder.write("wide.png", Picture.png(width: 50, height: 10))
    let other = try Product.preflight("explain", "tiktok-share-kit/-2", "wide.png", in: folder.url)
    #expect(other.stdout.contains("breaks no rule that predicts -2"), "\(other)")
    #expect(other.stdout.contains("would report this first: 20008"), "\(other)")
  }

  @Test func `It explains a share state that requests never get`() throws {
    let outcome = try Product.preflight("explain", "tiktok-share-kit/22002")
    #expect(outcome.stdout.contains("No request of this kind gets this code."), "\(outcome)")
    #expect(!outcome.stdout.contains("the first one that is met"), "\(outcome)")
    let success = try Product.preflight("explain", "tiktok-share-kit/20000")
    #expect(!success.stdout.contains("No request of this kind"), "\(success)")
  }

  @Test func `It says if a file causes a share state`() throws {
    let folder = try TemporaryFolder()
    try folder.write("wide.png", Picture.png(width: 50, height: 10))
    try folder.write("page.png", "<html></html>")
    let shows = try Product.preflight("explain", "tiktok-share-kit/20008", "wide.png", in: folder.url)
    #expect(shows.stdout.contains("error: ") && shows.stdout.contains("image-aspect-ratio"), "\(shows)")
    let other = try Product.preflight("explain", "tiktok-share-kit/20007", "wide.png", in: folder.url)
    #expect(other.stdout.contains("breaks no rule that predicts 20007"), "\(other)")
    #expect(other.stdout.contains("would report this first: 20008"), "\(other)")
    let unreadable = try Product.preflight("explain", "tiktok-share-kit/20010", "page.png", in: folder.url)
    #expect(unreadable.stdout.contains("This predicts 20010."), "\(unreadable)")
  }

  @Test func `It explains report entries that are not rules`() throws {
    let folder = try TemporaryFolder()
    try folder.write("page.png", "<html></html>")
    try folder.write("whole.png", Picture.png(width: 50, height: 10))
    let unreadable = try Product.preflight("explain", "preflight/unreadable", "page.png", in: folder.url)
    #expect(
      unreadable.stdout.contains("no rule was judged")
        && unreadable.stdout.contains("found a web page (HTML), expected"))
    let whole = try Product.preflight("explain", "preflight/unreadable", "whole.png", in: folder.url)
    #expect(whole.stdout.contains("does not break the rule"), "\(whole)")
    let undecided = try Product.preflight("explain", "preflight/undecided", "--lang", "zh-Hans")
    #expect(undecided.status == 0 && undecided.stdout.contains("--assume"), "\(undecided)")
    let wrong = try Product.preflight("explain", "preflight/unreadible")
    #expect(wrong.status == 64 && wrong.stderr.contains("expected preflight/unreadable"), "\(wrong)")
  }

  @Test func `It explains the rules on the state of a file`() throws {
    let folder = try TemporaryFolder()
    try folder.write("whole.png", Picture.png(width: 50, height: 50))
    try folder.write("jpeg.png", try Data(contentsOf: Product.root.appending(path: Self.photo)))
    let rule = try Product.preflight("explain", "file/truncated", "whole.png", in: folder.url)
    #expect(
      rule.stdout.contains("follows from the file itself") && rule.stdout.contains("does not break the rule"), "\(rule)"
    )
    let note = try Product.preflight("explain", "file/extension-mismatch", "jpeg.png", in: folder.url)
    #expect(note.stdout.contains("note: ") && note.stdout.contains("changes no outcome"), "\(note)")
    let wrong = try Product.preflight("explain", "file/truncatd")
    #expect(wrong.status == 64 && wrong.stderr.contains("did you mean “truncated”"), "\(wrong)")
  }

  private static let photo = "SampleMedia/ok/facebook-stories-ios/sticker/sticker-format.photo.jpg"

  @Test func `It explains a rule with examples and a file`() throws {
    let folder = try TemporaryFolder()
    try folder.write("large.png", Picture.png(width: 700, height: 500))
    let outcome = try Product.preflight("explain", "facebook-stories-ios/sticker-size", "large.png", in: folder.url)
    for words in ["developers.facebook.com", "2026-11-21", "passes: ", "warning: is 700×500", "recommends"] {
      #expect(outcome.stdout.contains(words), "\(words): \(outcome)")
    }
  }

  /// A rule with the stricter of two figures is explained as broken, even if a scan only lists the looser one. A rule on all
  /// media of a request applies to a single file.
  @Test(arguments: [
    ("tiktok-share-kit/video-duration-min", "long.mov", "does not break the rule"),
    ("tiktok-share-kit/video-duration-min", "wide.png", "does not apply to this file"),
    ("facebook-stories/background-video-duration-max", "wide.png", "does not apply to this file"),
    ("facebook-stories/background-video-duration-max", "long.mov", "does not break the rule"),
    ("wechat/image-file-size-older", "wide.png", "does not break the rule"),
    ("wechat/image-file-size-older", "heavy.png", "breaks even the looser of the two limits:\n  error: "),
  ])
  func `It says if a file breaks a rule`(rule: String, file: String, told: String) throws {
    let folder = try TemporaryFolder()
    let movie = "ok/tiktok-share-kit-ios/video/video-duration-max.15s-with-sound.mov"
    try folder.write("long.mov", Data(contentsOf: Product.root.appendingPathComponent("SampleMedia/\(movie)")))
    try folder.write("wide.png", Picture.png(width: 50, height: 10))
    #expect(try Product.shell("cp wide.png heavy.png; truncate -s 26214401 heavy.png", in: folder.url).status == 0)
    let outcome = try Product.preflight("explain", rule, file, in: folder.url)
    #expect(outcome.stdout.contains(told), "\(outcome)")
  }

  @Test func `It explains a rule of form with its prediction`() throws {
    let type = try Product.preflight("explain", "tiktok-share-kit/request-field-text")
    #expect(type.status == 0, "\(type)")
    for words in ["tiktok-share-kit-ios/request-field-text", "no half of a character", "21002", "http"] {
      #expect(type.stdout.contains(words), "\(words): \(type)")
    }
    let word = try Product.preflight("explain", "tiktok-share-kit/request-field-word")
    #expect(word.status == 0 && !word.stdout.contains("20002"), "\(word)")
    let unknown = try Product.preflight("explain", "douyin/request-field-unknown", "a.png", "--lang", "zh-Hans")
    #expect(unknown.status == 0, "\(unknown)")
    #expect(unknown.stdout.contains("请求只能包含 SDK 中的字段"), "\(unknown)")
    #expect(unknown.stdout.contains("不适用于该文件"), "\(unknown)")
    let app = try Product.preflight("explain", "facebook-stories/request-context-unreadable")
    #expect(app.stdout.contains("20019"), "\(app)")
  }

  /// A code of a destination's own is found by its group, by the text of its message, and within a sentence.
  @Test(arguments: [
    "instagram/2207026", "The video file you selected is in an unsupported format", "Error code 2207026 for my video",
  ])
  func `It finds a native code of a destination`(subject: String) throws {
    let outcome = try Product.preflight("explain", subject)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.stdout.contains("2207026 video format not supported"), "\(outcome)")
    #expect(outcome.stdout.contains("video-codec"), "\(outcome)")
    #expect(outcome.stdout.contains("Instagram Reel (API)") && outcome.stdout.contains("Instagram story"), "\(outcome)")
  }

  @Test(arguments: [
    ("tiktok-share-kit/request-field-unknwon", "request-field-unknown"), ("99", " 20000, 20001, "),
    ("tiktok-share-kit/99", " 20000, 20001, "),
    ("file/no-such-rule", "extension-mismatch"),
    ("tiktok-share-kit/no-such-rule", "; 'preflight destinations show tiktok-share-kit' lists all rules"),
    ("tiktok-share-kit/aspect-limits", "; similar rules are image-aspect-ratio, video-aspect-ratio; "),
    ("wechat/title-max", "; a similar rule is request-title-length; "),
    ("nowhere/20007", "preflight destinations"), ("videoTimeLimitEror", "videoTimeLimitError"),
    ("tiktok-share-kit/videoTimeLimitEror", "videoTimeLimitError"), ("nonsense", "expected a file, a share state"),
  ])
  func `An unknown subject is a usage error`(subject: String, hint: String) throws {
    let outcome = try Product.preflight("explain", subject)
    #expect(outcome.status == 64, "\(outcome)")
    #expect(outcome.stderr.contains(hint), "\(outcome)")
  }
}

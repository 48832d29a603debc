// swift-format-ignore-file
// Made by script/generate from Destinations/wechat-share-xd-ios.yml: edit that file.

import MediaProbe

enum WechatShareXdIos {
  static let destination = Destination(
    id: "wechat-share-xd-ios",
    shortName: "wechat",
    name: "WeChat through the XD SDK (iOS)",
    publisher: "XD",
    summary: "An app hands a picture, or a link with a thumbnail, to WeChat through XDWXShare of the XD SDK for iOS, which passes it on to WeChat's own SDK.",
    notes: notes,
    sources: sources,
    shareStates: shareStates,
  errorCodes: errorCodes,
    steps: [.request, .context, .fetch, .format, .duration, .resolution],
    parameters: parameters,
    slots: slots,
    requestRules: requestRules,
    requestForm: requestForm,
    unreadable: unreadable,
    undocumented: undocumented)

  private static let sources: [Source] = [source0, source1, source2]

  private static let source0: Source = Source(
      id: "xd-guide", title: "XD SDK, documentation (the guide for iOS, section 5.11)",
      url: "https://github.com/xindong/XDSDK-Doc",
      checked: .day(2026, 11, 21))

  private static let source1: Source = Source(
      id: "wechat-header", title: "WXApiObject.h of WeChat's OpenSDK for iOS, as redistributed",
      url: "https://github.com/wzy911229/WechatOpenSDK_Tms",
      checked: .day(2026, 11, 21), reviewAfter: .day(2027, 5, 21))

  private static let source2: Source = Source(
      id: "wechat-guide", title: "WeChat, share and favourites, iOS",
      url: "https://developers.weixin.qq.com/doc/oplatform/Mobile_App/Share_and_Favorites/iOS.html",
      checked: .day(2026, 11, 21), reviewAfter: .day(2027, 5, 21))

  private static let notes: [String] = [
    "Deprecated: XD says that a later version of its SDK removes this module, and that apps should use WeChat's own SDK. The limits here are those of WeChat's SDK, and stay.",
    "Music, videos and web pages go by their addresses (musicUrl, videoUrl, webpageUrl), never as files; only a picture and a thumbnail are bytes. So no video file is judged here.",
    "XD answers success, or failure with a text; there are no codes. The share states here are those that TikTok and Douyin have for the same thing.",
    "There is no callback at all when the user stays in WeChat, so a missing answer is no failure.",
    "Of thumbImage, thumbPath and thumbData the first that is set counts, in this order; without one there is no thumbnail.",
    "Fields of a request that no file shows: a title has at most 512 bytes, a description 1 KB, mediaTagName 64 bytes, a text less than 10 KB, an address 10 KB. Bytes are those of UTF-8, so 512 of them are about 170 Chinese characters.",
    "bText says that a message is text alone, and then type is 0. A picture needs imageData; imageUrl is a field of older SDKs.",
  ]

  private static let shareStates: ShareStateTable? = ShareStateTable(success: 20000, borrowedFrom: "TikTok and Douyin", states: states)

  private static let states: [ShareState] = [
    ShareState(
        code: 20000, name: "shared",
        meaning: "Done. A tool can only say that no documented rule is broken."),
    ShareState(
        code: 20002, name: "parameters not usable",
        meaning: "A field of the message holds more than it may, or what its type asks for is missing. What follows is not documented; taken to be this.",
        predictableFrom: [.media, .request]),
    ShareState(
        code: 20010, name: "media could not be processed",
        meaning: "The picture or the thumbnail is damaged, or is none.",
        predictableFrom: [.media]),
    ShareState(
        code: 20013, name: "cancelled",
        meaning: "The user cancelled.",
        predictableFrom: [.runTime]),
    ShareState(
        code: 20019, name: "app not installed",
        meaning: "WeChat is not installed, or the property list lacks the query schemes weixin, wechat and, from XD SDK 4.1.0 on, weixinULAPI.",
        predictableFrom: [.context]),
    ShareState(
        code: 21001, name: "download from iCloud failed",
        meaning: "The media is in iCloud and not on the device.",
        predictableFrom: [.context, .runTime]),
    ShareState(
        code: 21003, name: "media does not exist",
        meaning: "There is no such file, so the field stays empty.",
        predictableFrom: [.request, .runTime]),
  ]

  private static let errorCodes: ErrorCodeTable? = ErrorCodeTable(
    name: "WXErrCode",
    note: "WeChat's SDK answers with these. XD hands on a text at most, so an app does not get to see the number for certain.",
    codes: errors)

  private static let errors: [ErrorCode] = [
    ErrorCode(
        code: 0, name: "success",
        meaning: "Done.",
        constant: "WXSuccess"),
    ErrorCode(
        code: -1, name: "general error",
        meaning: "Something went wrong.",
        constant: "WXErrCodeCommon"),
    ErrorCode(
        code: -2, name: "cancelled",
        meaning: "The user cancelled.",
        constant: "WXErrCodeUserCancel"),
    ErrorCode(
        code: -3, name: "sending failed",
        meaning: "The message could not be sent.",
        constant: "WXErrCodeSentFail"),
    ErrorCode(
        code: -4, name: "not authorised",
        meaning: "The app is not authorised.",
        constant: "WXErrCodeAuthDeny"),
    ErrorCode(
        code: -5, name: "unsupported",
        meaning: "The installed WeChat does not know what was asked for.",
        constant: "WXErrCodeUnsupport"),
  ]

  private static let parameters: [Parameter] = []

  private static let unreadable: [UnreadableState] = [
    UnreadableState(.notFound, 21003),
    UnreadableState(.permissionDenied, 21003),
    UnreadableState(.notAFile, 21003),
    UnreadableState(.ioError, 21003),
    UnreadableState(.icloudPlaceholder, 21001),
    UnreadableState(.empty, 20002),
    UnreadableState(.notMedia, 20010),
    UnreadableState(.unsupported, 20010),
    UnreadableState(.playlistRefused, 20010),
    UnreadableState(.lfsPointer, 20010),
    UnreadableState(.truncated, 20010),
    UnreadableState(.corrupt, 20010),
    UnreadableState(.tooLarge, 20010),
    UnreadableState(.tooManyTracks, 20010),
    UnreadableState(.changedWhileReading, 20010),
    UnreadableState(.crashed, 20010),
    UnreadableState(.timedOut, nil),
    UnreadableState(.`internal`, nil),
  ]

  private static let undocumented: [Undocumented] = [
    Undocumented("The format of a picture or a thumbnail"),
    Undocumented("The width and height of a picture or a thumbnail"),
    Undocumented("From which version of WeChat the larger limits hold", note: "The page still has the smaller ones, so what lies between is a warning."),
    Undocumented("What follows when a picture is too large", note: "Taken to be 20002, parameters not usable."),
    Undocumented("Limits of messageExt and messageAction on iOS", note: "WeChat's page gives messageExt 2 KB, constants for Android 2048."),
    Undocumented("Emoticons, files and mini programs", note: "WeChat's SDK takes them; XD's module has no field for them."),
  ]

  private static let slots: [Slot] = [
    Slot("image", takes: [.image], rules: [rule0, rule1]),
    Slot("thumbnail", takes: [.image], rules: [rule2, rule3]),
  ]

  private static let requestRules: [Rule] = []

  private static let requestForm: RequestForm? = nil

  private static let rule0: Rule = Rule(
    id: "wechat-share-xd-ios/image-file-size-older",
    subject: .measure(.fact(.fileSize)),
    constraint: rule0Constraint,
    strength: .unstated, certainty: .official, step: .format,
    shareState: 20002,
    message: "weighs {measured}; WeChat's page and older SDKs take {limit} (10 MiB), newer SDKs {looser} (25 MiB)",
    fix: "Compress it until it weighs at most 10 MiB.",
    source: source2,
    looser: "wechat-share-xd-ios/image-file-size",
    examples: rule0Examples)

  private static let rule0Constraint: Constraint = .within(.max(.figure(10485760)))

  private static let rule0Examples: Examples = Examples(
    pass: [Example([Example.Value(.measure(.fact(.fileSize)), .integer(1))]), Example([Example.Value(.measure(.fact(.fileSize)), .integer(10485760))])],
    warn: [Example([Example.Value(.measure(.fact(.fileSize)), .integer(10485761))]), Example([Example.Value(.measure(.fact(.fileSize)), .integer(26214400))])],
    fail: [])

  private static let rule1: Rule = Rule(
    id: "wechat-share-xd-ios/image-file-size",
    subject: .measure(.fact(.fileSize)),
    constraint: rule1Constraint,
    strength: .unstated, certainty: .official, step: .format,
    shareState: 20002,
    message: "weighs {measured}, at most {limit} (25 MiB)",
    fix: "Compress it until it weighs at most 10 MiB, which older versions take too.",
    source: source1,
    examples: rule1Examples)

  private static let rule1Constraint: Constraint = .within(.max(.figure(26214400)))

  private static let rule1Examples: Examples = Examples(
    pass: [Example([Example.Value(.measure(.fact(.fileSize)), .integer(1))]), Example([Example.Value(.measure(.fact(.fileSize)), .integer(10485761))]), Example([Example.Value(.measure(.fact(.fileSize)), .integer(26214400))])],
    warn: [],
    fail: [Example([Example.Value(.measure(.fact(.fileSize)), .integer(26214401))]), Example([Example.Value(.measure(.fact(.fileSize)), .integer(30000000))])])

  private static let rule2: Rule = Rule(
    id: "wechat-share-xd-ios/thumbnail-file-size-older",
    subject: .measure(.fact(.fileSize)),
    constraint: rule2Constraint,
    strength: .unstated, certainty: .official, step: .format,
    shareState: 20002,
    message: "weighs {measured}; WeChat's page and older SDKs take {limit} (32 KiB), newer SDKs {looser} (64 KiB)",
    fix: "Scale it down, or compress it, until it weighs at most 32 KiB.",
    source: source2,
    looser: "wechat-share-xd-ios/thumbnail-file-size",
    examples: rule2Examples)

  private static let rule2Constraint: Constraint = .within(.max(.figure(32768)))

  private static let rule2Examples: Examples = Examples(
    pass: [Example([Example.Value(.measure(.fact(.fileSize)), .integer(1))]), Example([Example.Value(.measure(.fact(.fileSize)), .integer(32768))])],
    warn: [Example([Example.Value(.measure(.fact(.fileSize)), .integer(32769))]), Example([Example.Value(.measure(.fact(.fileSize)), .integer(65536))])],
    fail: [])

  private static let rule3: Rule = Rule(
    id: "wechat-share-xd-ios/thumbnail-file-size",
    subject: .measure(.fact(.fileSize)),
    constraint: rule3Constraint,
    strength: .unstated, certainty: .official, step: .format,
    shareState: 20002,
    message: "weighs {measured}, at most {limit} (64 KiB)",
    fix: "Scale it down, or compress it, until it weighs at most 32 KiB, which older versions take too.",
    source: source1,
    examples: rule3Examples)

  private static let rule3Constraint: Constraint = .within(.max(.figure(65536)))

  private static let rule3Examples: Examples = Examples(
    pass: [Example([Example.Value(.measure(.fact(.fileSize)), .integer(1))]), Example([Example.Value(.measure(.fact(.fileSize)), .integer(32769))]), Example([Example.Value(.measure(.fact(.fileSize)), .integer(65536))])],
    warn: [],
    fail: [Example([Example.Value(.measure(.fact(.fileSize)), .integer(65537))]), Example([Example.Value(.measure(.fact(.fileSize)), .integer(240000))])])

}

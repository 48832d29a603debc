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
    isDeprecated: true,
    sources: sources,
    shareStates: shareStates,
    errorCodes: errorCodes,
    steps: [.request, .context, .fetch, .format, .duration, .resolution],
    parameters: parameters,
    slots: slots,
    requestRules: requestRules,
    requestForm: requestForm,
    appRules: appRules,
    unreadable: unreadable,
    undocumented: undocumented,
    translations: translations)

  private static let sources: [Source] = [source0, source1, source2, source3]

  private static let source0: Source = Source(
      id: "xd-guide", title: "XD SDK, documentation (the guide for iOS, section 5.11)",
      url: "https://github.com/xindong/XDSDK-Doc",
      checked: .day(2026, 11, 21))

  private static let source1: Source = Source(
      id: "query-schemes", title: "canOpenURL(_:), UIKit reference",
      url: "https://developer.apple.com/documentation/uikit/uiapplication/canopenurl(_:)",
      checked: .day(2026, 11, 21), reviewAfter: .day(2027, 5, 21))

  private static let source2: Source = Source(
      id: "wechat-header", title: "WXApiObject.h of WeChat's OpenSDK for iOS, as redistributed",
      url: "https://github.com/wzy911229/WechatOpenSDK_Tms",
      checked: .day(2026, 11, 21), reviewAfter: .day(2027, 5, 21))

  private static let source3: Source = Source(
      id: "wechat-guide", title: "WeChat, share and favourites, iOS",
      url: "https://developers.weixin.qq.com/doc/oplatform/Mobile_App/Share_and_Favorites/iOS.html",
      checked: .day(2026, 11, 21), reviewAfter: .day(2027, 5, 21))

  private static let notes: [String] = [
    "Deprecated: XD says that a later version of its SDK removes this module, and that apps should use WeChat's own SDK. The limits here are those of WeChat's SDK, and stay.",
    "Music, videos and web pages go by their addresses (musicUrl, videoUrl, webpageUrl), never as files; only a picture and a thumbnail are bytes. So no video file is judged here.",
    "XD answers success, or failure with a text; there are no codes. The share states here are those that TikTok and Douyin have for the same thing.",
    "There is no callback at all when the user stays in WeChat, so a missing answer is no failure.",
    "Of thumbImage, thumbPath and thumbData the first that is set counts, in this order; without one there is no thumbnail.",
    "Lengths of texts count bytes of UTF-8, so 512 of them are about 170 Chinese characters.",
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

  private static let parameters: [Parameter] = [
    Parameter("sdk_version", .version, meaning: "The version of XD's SDK that the app is built with."),
  ]

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

  private static let translations: @Sendable (Language) -> DestinationTexts? = { language in
    switch language {
    case .english: nil
    case .simplifiedChinese: WechatShareXdIosZhHans.texts
    }
  }

  private static let slots: [Slot] = [
    Slot("image", takes: [.image], rules: [rule0, rule1]),
    Slot("thumbnail", takes: [.image], rules: [rule2, rule3]),
  ]

  private static let requestRules: [Rule] = [
    rule4,
    rule5,
    rule6,
    rule7,
    rule8,
    rule9,
    rule10,
    rule11,
    rule12,
    rule13,
    rule14,
    rule15,
    rule16,
    rule17,
    rule18,
    rule19,
    rule20,
    rule21,
    rule22,
    rule23,
    rule24,
    rule25,
    rule26,
    rule27,
    rule28,
    rule29,
  ]

  private static let requestForm: RequestForm? = RequestForm(source: source0, fields: fields, malformed: 20002, unusable: 20002)

  private static let fields: [FieldForm] = [
    FieldForm("bText", .flag),
    FieldForm("scene", .integer),
    FieldForm("type", .integer),
    FieldForm("text", .text),
    FieldForm("title", .identifier),
    FieldForm("descriptionStr", .identifier),
    FieldForm("thumbImage", .media(slots: ["thumbnail"])),
    FieldForm("thumbPath", .media(slots: ["thumbnail"]), overriddenBy: ["thumbImage"]),
    FieldForm("thumbData", .media(slots: ["thumbnail"]), overriddenBy: ["thumbImage", "thumbPath"]),
    FieldForm("meidaTagName", .identifier),
    FieldForm("messageExt", .identifier),
    FieldForm("messageAction", .identifier),
    FieldForm("imageData", .media(slots: ["image"])),
    FieldForm("imageUrl", .identifier),
    FieldForm("musicUrl", .identifier),
    FieldForm("musicLowBandUrl", .identifier),
    FieldForm("musicDataUrl", .identifier),
    FieldForm("musicLowBandDataUrl", .identifier),
    FieldForm("videoUrl", .identifier),
    FieldForm("videoLowBandUrl", .identifier),
    FieldForm("webpageUrl", .identifier),
  ]

  private static let appRules: [Rule] = [
    rule30,
    rule31,
    rule32,
    rule33,
    rule34,
    rule35,
    rule36,
    rule37,
    rule38,
  ]

  private static let rule0: Rule = Rule(
    id: "wechat-share-xd-ios/image-file-size-older",
    subject: .measure(.fact(.fileSize)),
    constraint: rule0Constraint,
    strength: .unstated, certainty: .official, step: .format,
    shareState: 20002,
    message: "weighs {measured}; WeChat's page and older SDKs take {limit} (10 MiB), newer SDKs {looser} (25 MiB)",
    fix: "Compress it until it weighs at most 10 MiB.",
    source: source3,
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
    source: source2,
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
    source: source3,
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
    source: source2,
    examples: rule3Examples)

  private static let rule3Constraint: Constraint = .within(.max(.figure(65536)))

  private static let rule3Examples: Examples = Examples(
    pass: [Example([Example.Value(.measure(.fact(.fileSize)), .integer(1))]), Example([Example.Value(.measure(.fact(.fileSize)), .integer(32769))]), Example([Example.Value(.measure(.fact(.fileSize)), .integer(65536))])],
    warn: [],
    fail: [Example([Example.Value(.measure(.fact(.fileSize)), .integer(65537))]), Example([Example.Value(.measure(.fact(.fileSize)), .integer(240000))])])

  private static let rule4: Rule = Rule(
    id: "wechat-share-xd-ios/request-deprecated",
    subject: .field("bText"),
    constraint: rule4Constraint,
    strength: .advice, certainty: .official, step: .request,
    message: "XDWXShareObject is deprecated: a later version of the XD SDK removes it",
    fix: "Use WeChat's own SDK, WXMediaMessage and SendMessageToWXReq.",
    source: source0,
    examples: rule4Examples)

  private static let rule4Constraint: Constraint = .present(false)

  private static let rule4Examples: Examples = Examples(
    pass: [Example([])],
    warn: [Example([Example.Value(.field("bText"), .flag(true))]), Example([Example.Value(.field("bText"), .flag(false))])],
    fail: [])

  private static let rule5: Rule = Rule(
    id: "wechat-share-xd-ios/request-btext-present",
    subject: .field("bText"),
    constraint: rule5Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "is missing; it says whether the message is text alone",
    fix: "Set it to true for a text, to false for anything else.",
    source: source0,
    examples: rule5Examples)

  private static let rule5Constraint: Constraint = .present(true)

  private static let rule5Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("bText"), .flag(true))]), Example([Example.Value(.field("bText"), .flag(false))])],
    warn: [],
    fail: [Example([])])

  private static let rule6: Rule = Rule(
    id: "wechat-share-xd-ios/request-scene-present",
    subject: .field("scene"),
    constraint: rule6Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "is missing",
    fix: "Set it to 0 for a chat, 1 for Moments, 2 for favourites.",
    source: source0,
    examples: rule6Examples)

  private static let rule6Constraint: Constraint = .present(true)

  private static let rule6Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("scene"), .integer(0))])],
    warn: [],
    fail: [Example([])])

  private static let rule7: Rule = Rule(
    id: "wechat-share-xd-ios/request-scene-xd",
    subject: .field("scene"),
    constraint: rule7Constraint,
    strength: .unstated, certainty: .official, step: .request,
    shareState: 20002,
    message: "is {measured}: the XD guide knows {limit}, WeChat's header {looser}",
    fix: "Set it to 0 for a chat, 1 for Moments, 2 for favourites.",
    source: source0,
    looser: "wechat-share-xd-ios/request-scene",
    examples: rule7Examples)

  private static let rule7Constraint: Constraint = .oneOf([.integer(0), .integer(1), .integer(2)])

  private static let rule7Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("scene"), .integer(0))]), Example([Example.Value(.field("scene"), .integer(1))]), Example([Example.Value(.field("scene"), .integer(2))])],
    warn: [Example([Example.Value(.field("scene"), .integer(3))]), Example([Example.Value(.field("scene"), .integer(4))]), Example([Example.Value(.field("scene"), .integer(5))])],
    fail: [])

  private static let rule8: Rule = Rule(
    id: "wechat-share-xd-ios/request-scene",
    subject: .field("scene"),
    constraint: rule8Constraint,
    strength: .unstated, certainty: .official, step: .request,
    shareState: 20002,
    message: "is {measured}, expected {limit}",
    fix: "Set it to 0 for a chat, 1 for Moments, 2 for favourites.",
    source: source2,
    examples: rule8Examples)

  private static let rule8Constraint: Constraint = .oneOf([.integer(0), .integer(1), .integer(2), .integer(3), .integer(4)])

  private static let rule8Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("scene"), .integer(0))]), Example([Example.Value(.field("scene"), .integer(3))]), Example([Example.Value(.field("scene"), .integer(4))])],
    warn: [],
    fail: [Example([Example.Value(.field("scene"), .integer(5))]), Example([Example.Value(.field("scene"), .integer(-1))])])

  private static let rule9: Rule = Rule(
    id: "wechat-share-xd-ios/request-type-present",
    subject: .field("type"),
    constraint: rule9Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "is missing",
    fix: "Set it to 0 for text, 1 for an image, 2 for music, 3 for a video, 4 for a web page.",
    source: source0,
    examples: rule9Examples)

  private static let rule9Constraint: Constraint = .present(true)

  private static let rule9Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("type"), .integer(0))])],
    warn: [],
    fail: [Example([])])

  private static let rule10: Rule = Rule(
    id: "wechat-share-xd-ios/request-type",
    subject: .field("type"),
    constraint: rule10Constraint,
    strength: .unstated, certainty: .official, step: .request,
    shareState: 20002,
    message: "is {measured}, expected {limit}",
    fix: "Set it to 0 for text, 1 for an image, 2 for music, 3 for a video, 4 for a web page.",
    source: source0,
    examples: rule10Examples)

  private static let rule10Constraint: Constraint = .oneOf([.integer(0), .integer(1), .integer(2), .integer(3), .integer(4)])

  private static let rule10Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("type"), .integer(0))]), Example([Example.Value(.field("type"), .integer(4))])],
    warn: [],
    fail: [Example([Example.Value(.field("type"), .integer(5))]), Example([Example.Value(.field("type"), .integer(-1))])])

  private static let rule11: Rule = Rule(
    id: "wechat-share-xd-ios/request-type-of-text",
    subject: .field("type"),
    constraint: rule11Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "is {measured}, and bText says that the message is text alone",
    fix: "Set type to 0, or bText to false.",
    source: source0,
    furtherSources: [source2],
    appliesIf: [Clause(.field("bText"), .equals(.flag(true)))],
    examples: rule11Examples)

  private static let rule11Constraint: Constraint = .equals(.integer(0))

  private static let rule11Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("type"), .integer(0)), Example.Value(.field("bText"), .flag(true))]), Example([Example.Value(.field("type"), .integer(1)), Example.Value(.field("bText"), .flag(false))])],
    warn: [],
    fail: [Example([Example.Value(.field("type"), .integer(1)), Example.Value(.field("bText"), .flag(true))])])

  private static let rule12: Rule = Rule(
    id: "wechat-share-xd-ios/request-type-of-media",
    subject: .field("type"),
    constraint: rule12Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "is 0, text, and bText says that the message is none",
    fix: "Set bText to true, or type to what is shared.",
    source: source0,
    furtherSources: [source2],
    appliesIf: [Clause(.field("bText"), .equals(.flag(false)))],
    examples: rule12Examples)

  private static let rule12Constraint: Constraint = .noneOf([.integer(0)])

  private static let rule12Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("type"), .integer(1)), Example.Value(.field("bText"), .flag(false))]), Example([Example.Value(.field("type"), .integer(0)), Example.Value(.field("bText"), .flag(true))])],
    warn: [],
    fail: [Example([Example.Value(.field("type"), .integer(0)), Example.Value(.field("bText"), .flag(false))])])

  private static let rule13: Rule = Rule(
    id: "wechat-share-xd-ios/request-text-present",
    subject: .field("text"),
    constraint: rule13Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "is missing, and bText says that the message is text alone",
    fix: "Set text to what is shared.",
    source: source2,
    furtherSources: [source0],
    appliesIf: [Clause(.field("bText"), .equals(.flag(true)))],
    examples: rule13Examples)

  private static let rule13Constraint: Constraint = .present(true)

  private static let rule13Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("text"), .text("hello")), Example.Value(.field("bText"), .flag(true))]), Example([Example.Value(.field("bText"), .flag(false))])],
    warn: [],
    fail: [Example([Example.Value(.field("bText"), .flag(true))])])

  private static let rule14: Rule = Rule(
    id: "wechat-share-xd-ios/request-text-length",
    subject: .field("text"),
    constraint: rule14Constraint,
    strength: .unstated, certainty: .official, step: .request,
    shareState: 20002,
    message: "has {measured}, more than none and less than 10 KB are taken",
    fix: "Shorten it to less than 10,240 bytes of UTF-8, about 3,400 Chinese characters.",
    source: source2,
    examples: rule14Examples)

  private static let rule14Constraint: Constraint = .length(.range(min: .figure(1), max: .figure(10239)), .utf8Bytes)

  private static let rule14Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("text"), .text("hello"))]), Example([Example.Value(.field("text"), .text("你好"))])],
    warn: [],
    fail: [Example([Example.Value(.field("text"), .text(""))])])

  private static let rule15: Rule = Rule(
    id: "wechat-share-xd-ios/request-title-length",
    subject: .field("title"),
    constraint: rule15Constraint,
    strength: .unstated, certainty: .official, step: .request,
    shareState: 20002,
    message: "has {measured}, at most {limit}",
    fix: "Shorten it to 512 bytes of UTF-8, about 170 Chinese characters.",
    source: source2,
    examples: rule15Examples)

  private static let rule15Constraint: Constraint = .length(.max(.figure(512)), .utf8Bytes)

  private static let rule15Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("title"), .text("hello"))])],
    warn: [],
    fail: [Example([Example.Value(.field("title"), .text("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"))])])

  private static let rule16: Rule = Rule(
    id: "wechat-share-xd-ios/request-description-length",
    subject: .field("descriptionStr"),
    constraint: rule16Constraint,
    strength: .unstated, certainty: .official, step: .request,
    shareState: 20002,
    message: "has {measured}, at most {limit}",
    fix: "Shorten it to 1,024 bytes of UTF-8, about 340 Chinese characters.",
    source: source2,
    examples: rule16Examples)

  private static let rule16Constraint: Constraint = .length(.max(.figure(1024)), .utf8Bytes)

  private static let rule16Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("descriptionStr"), .text("hello"))])],
    warn: [],
    fail: [Example([Example.Value(.field("descriptionStr"), .text("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"))])])

  private static let rule17: Rule = Rule(
    id: "wechat-share-xd-ios/request-tag-length",
    subject: .field("meidaTagName"),
    constraint: rule17Constraint,
    strength: .unstated, certainty: .official, step: .request,
    shareState: 20002,
    message: "has {measured}, at most {limit}",
    fix: "Shorten it to 64 bytes of UTF-8.",
    source: source2,
    examples: rule17Examples)

  private static let rule17Constraint: Constraint = .length(.max(.figure(64)), .utf8Bytes)

  private static let rule17Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("meidaTagName"), .text("campaign"))])],
    warn: [],
    fail: [Example([Example.Value(.field("meidaTagName"), .text("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"))])])

  private static let rule18: Rule = Rule(
    id: "wechat-share-xd-ios/request-message-length",
    subject: .field("*messageExt"),
    constraint: rule18Constraint,
    strength: .unstated, certainty: .official, step: .request,
    shareState: 20002,
    message: "has {measured}, at most {limit}",
    fix: "Shorten it to 2,048 bytes of UTF-8.",
    source: source3,
    system: "Android",
    examples: rule18Examples)

  private static let rule18Constraint: Constraint = .length(.max(.figure(2048)), .utf8Bytes)

  private static let rule18Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("*messageExt"), .text("campaign"))])],
    warn: [],
    fail: [Example([Example.Value(.field("*messageExt"), .text("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"))])])

  private static let rule19: Rule = Rule(
    id: "wechat-share-xd-ios/request-action-length",
    subject: .field("*messageAction"),
    constraint: rule19Constraint,
    strength: .unstated, certainty: .official, step: .request,
    shareState: 20002,
    message: "has {measured}, at most {limit}",
    fix: "Shorten it to 2,048 bytes of UTF-8.",
    source: source3,
    system: "Android",
    examples: rule19Examples)

  private static let rule19Constraint: Constraint = .length(.max(.figure(2048)), .utf8Bytes)

  private static let rule19Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("*messageAction"), .text("campaign"))])],
    warn: [],
    fail: [Example([Example.Value(.field("*messageAction"), .text("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"))])])

  private static let rule20: Rule = Rule(
    id: "wechat-share-xd-ios/request-url-length",
    subject: .field("*Url"),
    constraint: rule20Constraint,
    strength: .unstated, certainty: .official, step: .request,
    shareState: 20002,
    message: "has {measured}, {limit} are taken",
    fix: "Shorten the address to at most 10,240 bytes.",
    source: source2,
    examples: rule20Examples)

  private static let rule20Constraint: Constraint = .length(.range(min: .figure(1), max: .figure(10240)), .utf8Bytes)

  private static let rule20Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("*Url"), .text("https://example.com"))])],
    warn: [],
    fail: [Example([Example.Value(.field("*Url"), .text(""))])])

  private static let rule21: Rule = Rule(
    id: "wechat-share-xd-ios/request-url",
    subject: .field("*Url"),
    constraint: rule21Constraint,
    strength: .unstated, certainty: .official, step: .request,
    shareState: 20002,
    message: "is {measured}, expected {limit}; WeChat takes music, videos and pages by their address, never as a file",
    fix: "Put the file on a server and give its address.",
    source: source0,
    furtherSources: [source2],
    examples: rule21Examples)

  private static let rule21Constraint: Constraint = .form(.webURL)

  private static let rule21Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("*Url"), .text("https://example.com/film"))]), Example([Example.Value(.field("*Url"), .text("http://example.com"))])],
    warn: [],
    fail: [Example([Example.Value(.field("*Url"), .text("media/clip.mp4"))]), Example([Example.Value(.field("*Url"), .text("file:///clip.mp4"))])])

  private static let rule22: Rule = Rule(
    id: "wechat-share-xd-ios/request-image-present",
    subject: .field("imageData"),
    constraint: rule22Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "is missing, and type says that an image is shared",
    fix: "Set imageData to the image.",
    source: source0,
    furtherSources: [source2],
    appliesIf: [Clause(.field("type"), .equals(.integer(1))), Clause(.field("imageUrl"), .present(false))],
    examples: rule22Examples)

  private static let rule22Constraint: Constraint = .present(true)

  private static let rule22Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("type"), .integer(1)), Example.Value(.field("imageData"), .text("a.jpg"))]), Example([Example.Value(.field("type"), .integer(1)), Example.Value(.field("imageUrl"), .text("https://example.com/a.jpg"))]), Example([Example.Value(.field("type"), .integer(4))])],
    warn: [],
    fail: [Example([Example.Value(.field("type"), .integer(1))])])

  private static let rule23: Rule = Rule(
    id: "wechat-share-xd-ios/request-image-url",
    subject: .field("imageUrl"),
    constraint: rule23Constraint,
    strength: .advice, certainty: .official, step: .request,
    message: "is a field of older SDKs of WeChat; newer ones take imageData alone",
    fix: "Set imageData to the image.",
    source: source2,
    examples: rule23Examples)

  private static let rule23Constraint: Constraint = .present(false)

  private static let rule23Examples: Examples = Examples(
    pass: [Example([])],
    warn: [Example([Example.Value(.field("imageUrl"), .text("https://example.com/a.jpg"))])],
    fail: [])

  private static let rule24: Rule = Rule(
    id: "wechat-share-xd-ios/request-music-present",
    subject: .field("musicUrl"),
    constraint: rule24Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "is missing, and type says that music is shared",
    fix: "Set musicUrl to the address of the page of the music.",
    source: source0,
    appliesIf: [Clause(.field("type"), .equals(.integer(2)))],
    examples: rule24Examples)

  private static let rule24Constraint: Constraint = .present(true)

  private static let rule24Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("type"), .integer(2)), Example.Value(.field("musicUrl"), .text("https://example.com/song"))]), Example([Example.Value(.field("type"), .integer(4))])],
    warn: [],
    fail: [Example([Example.Value(.field("type"), .integer(2))])])

  private static let rule25: Rule = Rule(
    id: "wechat-share-xd-ios/request-video-present",
    subject: .field("videoUrl"),
    constraint: rule25Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "is missing, and type says that a video is shared",
    fix: "Set videoUrl to the address of the page of the video.",
    source: source0,
    appliesIf: [Clause(.field("type"), .equals(.integer(3)))],
    examples: rule25Examples)

  private static let rule25Constraint: Constraint = .present(true)

  private static let rule25Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("type"), .integer(3)), Example.Value(.field("videoUrl"), .text("https://example.com/film"))]), Example([Example.Value(.field("type"), .integer(4))])],
    warn: [],
    fail: [Example([Example.Value(.field("type"), .integer(3))])])

  private static let rule26: Rule = Rule(
    id: "wechat-share-xd-ios/request-webpage-present",
    subject: .field("webpageUrl"),
    constraint: rule26Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "is missing, and type says that a web page is shared",
    fix: "Set webpageUrl to the address of the page.",
    source: source0,
    appliesIf: [Clause(.field("type"), .equals(.integer(4)))],
    examples: rule26Examples)

  private static let rule26Constraint: Constraint = .present(true)

  private static let rule26Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("type"), .integer(4)), Example.Value(.field("webpageUrl"), .text("https://example.com"))]), Example([Example.Value(.field("type"), .integer(1))])],
    warn: [],
    fail: [Example([Example.Value(.field("type"), .integer(4))])])

  private static let rule27: Rule = Rule(
    id: "wechat-share-xd-ios/request-thumb-path",
    subject: .field("thumbPath"),
    constraint: rule27Constraint,
    strength: .advice, certainty: .official, step: .request,
    message: "is not used beside thumbImage",
    fix: "Leave it out.",
    source: source0,
    appliesIf: [Clause(.field("thumbImage"), .present(true))],
    examples: rule27Examples)

  private static let rule27Constraint: Constraint = .present(false)

  private static let rule27Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("thumbImage"), .text("a.png"))])],
    warn: [Example([Example.Value(.field("thumbPath"), .text("b.png")), Example.Value(.field("thumbImage"), .text("a.png"))])],
    fail: [])

  private static let rule28: Rule = Rule(
    id: "wechat-share-xd-ios/request-thumb-data",
    subject: .field("thumbData"),
    constraint: rule28Constraint,
    strength: .advice, certainty: .official, step: .request,
    message: "is not used beside thumbImage",
    fix: "Leave it out.",
    source: source0,
    appliesIf: [Clause(.field("thumbImage"), .present(true))],
    examples: rule28Examples)

  private static let rule28Constraint: Constraint = .present(false)

  private static let rule28Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("thumbImage"), .text("a.png"))])],
    warn: [Example([Example.Value(.field("thumbData"), .text("b.png")), Example.Value(.field("thumbImage"), .text("a.png"))])],
    fail: [])

  private static let rule29: Rule = Rule(
    id: "wechat-share-xd-ios/request-thumb-data-beside-path",
    subject: .field("thumbData"),
    constraint: rule29Constraint,
    strength: .advice, certainty: .official, step: .request,
    message: "is not used beside thumbPath",
    fix: "Leave it out.",
    source: source0,
    appliesIf: [Clause(.field("thumbPath"), .present(true))],
    examples: rule29Examples)

  private static let rule29Constraint: Constraint = .present(false)

  private static let rule29Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("thumbPath"), .text("a.png"))])],
    warn: [Example([Example.Value(.field("thumbData"), .text("b.png")), Example.Value(.field("thumbPath"), .text("a.png"))])],
    fail: [])

  private static let rule30: Rule = Rule(
    id: "wechat-share-xd-ios/app-query-schemes-wechat",
    subject: .app(.infoPlist("LSApplicationQueriesSchemes")),
    constraint: rule30Constraint,
    strength: .unstated, certainty: .official, step: .context,
    shareState: 20019,
    message: "LSApplicationQueriesSchemes lacks {limit}, so the app takes WeChat for not installed",
    fix: "Add {limit} to LSApplicationQueriesSchemes in Info.plist, each as the bare scheme without “://”.",
    source: source0,
    examples: rule30Examples)

  private static let rule30Constraint: Constraint = .contains([.text("weixin"), .text("wechat")])

  private static let rule30Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.infoPlist("LSApplicationQueriesSchemes")), .list(["weixin", "wechat"]))])],
    warn: [Example([Example.Value(.app(.infoPlist("LSApplicationQueriesSchemes")), .list(["WeiXin", "wechat"]))])],
    fail: [Example([Example.Value(.app(.infoPlist("LSApplicationQueriesSchemes")), .list(["weixin"]))]), Example([Example.Value(.app(.infoPlist("LSApplicationQueriesSchemes")), .list(["weixin://", "wechat://"]))]), Example([Example.Value(.app(.infoPlist("LSApplicationQueriesSchemes")), .list([]))])])

  private static let rule31: Rule = Rule(
    id: "wechat-share-xd-ios/app-query-schemes-universal-link",
    subject: .app(.infoPlist("LSApplicationQueriesSchemes")),
    constraint: rule31Constraint,
    strength: .unstated, certainty: .official, step: .context,
    shareState: 20019,
    message: "LSApplicationQueriesSchemes lacks {limit}, which XD SDK 4.1.0 and later ask for",
    fix: "Add {limit} to LSApplicationQueriesSchemes in Info.plist, as the bare scheme without “://”.",
    source: source0,
    when: [Condition("sdk_version", .version(from: .number("4.1.0"), below: nil))],
    examples: rule31Examples)

  private static let rule31Constraint: Constraint = .contains([.text("weixinULAPI")])

  private static let rule31Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.infoPlist("LSApplicationQueriesSchemes")), .list(["weixinULAPI"]))]), Example([Example.Value(.app(.infoPlist("LSApplicationQueriesSchemes")), .list(["weixin"]))], assuming: [Assumptions.Entry("sdk_version", "4.0.9")])],
    warn: [Example([Example.Value(.app(.infoPlist("LSApplicationQueriesSchemes")), .list(["weixinulapi"]))], assuming: [Assumptions.Entry("sdk_version", "4.1.0")])],
    fail: [Example([Example.Value(.app(.infoPlist("LSApplicationQueriesSchemes")), .list(["weixin"]))], assuming: [Assumptions.Entry("sdk_version", "4.1.0")])])

  private static let rule32: Rule = Rule(
    id: "wechat-share-xd-ios/app-query-schemes-others",
    subject: .app(.infoPlist("LSApplicationQueriesSchemes")),
    constraint: rule32Constraint,
    strength: .advice, certainty: .official, step: .context,
    message: "LSApplicationQueriesSchemes lacks {limit}, which XD's guide lists for its whole SDK",
    fix: "Add {limit} to LSApplicationQueriesSchemes in Info.plist, each as the bare scheme without “://”.",
    source: source0,
    examples: rule32Examples)

  private static let rule32Constraint: Constraint = .contains([.text("tapsdk"), .text("mqq"), .text("mqqapi"), .text("wtloginmqq2"), .text("mqqopensdkapiV4"), .text("mqqopensdkapiV3"), .text("mqqopensdkapiV2"), .text("mqqwpa"), .text("mqqOpensdkSSoLogin"), .text("mqqgamebindinggroup"), .text("mqqopensdkfriend"), .text("mqzone")])

  private static let rule32Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.infoPlist("LSApplicationQueriesSchemes")), .list(["tapsdk", "mqq", "mqqapi", "wtloginmqq2", "mqqopensdkapiV4", "mqqopensdkapiV3", "mqqopensdkapiV2", "mqqwpa", "mqqOpensdkSSoLogin", "mqqgamebindinggroup", "mqqopensdkfriend", "mqzone"]))])],
    warn: [Example([Example.Value(.app(.infoPlist("LSApplicationQueriesSchemes")), .list(["tapsdk", "mqq"]))]), Example([Example.Value(.app(.infoPlist("LSApplicationQueriesSchemes")), .list([]))])],
    fail: [])

  private static let rule33: Rule = Rule(
    id: "wechat-share-xd-ios/app-query-schemes-count",
    subject: .app(.entries("LSApplicationQueriesSchemes")),
    constraint: rule33Constraint,
    strength: .hard, certainty: .officialQuoted, step: .context,
    message: "LSApplicationQueriesSchemes has {measured} entries; an app built for iOS 15 or later may have {limit}",
    fix: "Take out the schemes of apps that this one no longer asks about.",
    source: source1,
    examples: rule33Examples)

  private static let rule33Constraint: Constraint = .within(.max(.figure(50)))

  private static let rule33Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.entries("LSApplicationQueriesSchemes")), .integer(1))]), Example([Example.Value(.app(.entries("LSApplicationQueriesSchemes")), .integer(50))])],
    warn: [Example([Example.Value(.app(.entries("LSApplicationQueriesSchemes")), .integer(51))])],
    fail: [])

  private static let rule34: Rule = Rule(
    id: "wechat-share-xd-ios/app-url-schemes",
    subject: .app(.infoPlist("CFBundleURLTypes/CFBundleURLSchemes")),
    constraint: rule34Constraint,
    strength: .unstated, certainty: .official, step: .context,
    message: "CFBundleURLSchemes lacks {limit}, so WeChat has no way back to the app",
    fix: "Add {limit} to CFBundleURLSchemes of entries of CFBundleURLTypes in Info.plist: XD- and the XD app id, and the WeChat app id, which begins with wx.",
    source: source0,
    examples: rule34Examples)

  private static let rule34Constraint: Constraint = .contains([.prefix("XD-"), .prefix("wx")])

  private static let rule34Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.infoPlist("CFBundleURLTypes/CFBundleURLSchemes")), .list(["XD-12345", "wx1234567890abcdef"]))])],
    warn: [],
    fail: [Example([Example.Value(.app(.infoPlist("CFBundleURLTypes/CFBundleURLSchemes")), .list(["XD-12345"]))]), Example([Example.Value(.app(.infoPlist("CFBundleURLTypes/CFBundleURLSchemes")), .list(["XD-", "wx1"]))]), Example([Example.Value(.app(.infoPlist("CFBundleURLTypes/CFBundleURLSchemes")), .list([]))])])

  private static let rule35: Rule = Rule(
    id: "wechat-share-xd-ios/app-url-schemes-taptap",
    subject: .app(.infoPlist("CFBundleURLTypes/CFBundleURLSchemes")),
    constraint: rule35Constraint,
    strength: .advice, certainty: .official, step: .context,
    message: "CFBundleURLSchemes lacks {limit}, which XD's guide lists for its whole SDK",
    fix: "Add tt and the TapTap app id to CFBundleURLSchemes of an entry of CFBundleURLTypes in Info.plist.",
    source: source0,
    examples: rule35Examples)

  private static let rule35Constraint: Constraint = .contains([.prefix("tt")])

  private static let rule35Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.infoPlist("CFBundleURLTypes/CFBundleURLSchemes")), .list(["tt123"]))])],
    warn: [Example([Example.Value(.app(.infoPlist("CFBundleURLTypes/CFBundleURLSchemes")), .list(["XD-1"]))]), Example([Example.Value(.app(.infoPlist("CFBundleURLTypes/CFBundleURLSchemes")), .list(["tt"]))])],
    fail: [])

  private static let rule36: Rule = Rule(
    id: "wechat-share-xd-ios/app-tracking-usage",
    subject: .app(.infoPlist("NSUserTrackingUsageDescription")),
    constraint: rule36Constraint,
    strength: .advice, certainty: .official, step: .context,
    message: "NSUserTrackingUsageDescription holds {measured}; XD SDK 4.3.12 and later ask for permission to track",
    fix: "Say in NSUserTrackingUsageDescription of Info.plist why the app wants to track.",
    source: source0,
    when: [Condition("sdk_version", .version(from: .number("4.3.12"), below: nil))],
    examples: rule36Examples)

  private static let rule36Constraint: Constraint = .form(.filled)

  private static let rule36Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.infoPlist("NSUserTrackingUsageDescription")), .text("Advertising stays fitting."))]), Example([Example.Value(.app(.infoPlist("NSUserTrackingUsageDescription")), .text(""))], assuming: [Assumptions.Entry("sdk_version", "4.3.11")])],
    warn: [Example([Example.Value(.app(.infoPlist("NSUserTrackingUsageDescription")), .text(""))], assuming: [Assumptions.Entry("sdk_version", "4.3.12")])],
    fail: [])

  private static let rule37: Rule = Rule(
    id: "wechat-share-xd-ios/app-arbitrary-loads",
    subject: .app(.infoPlist("NSAppTransportSecurity/NSAllowsArbitraryLoads")),
    constraint: rule37Constraint,
    strength: .advice, certainty: .official, step: .context,
    message: "NSAllowsArbitraryLoads is not true, which XD's guide asks for; it also lets the app speak to any host without encryption",
    fix: "Weigh it, and set NSAllowsArbitraryLoads in NSAppTransportSecurity of Info.plist to true if the SDK needs it.",
    source: source0,
    examples: rule37Examples)

  private static let rule37Constraint: Constraint = .equals(.flag(true))

  private static let rule37Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.infoPlist("NSAppTransportSecurity/NSAllowsArbitraryLoads")), .flag(true))])],
    warn: [Example([Example.Value(.app(.infoPlist("NSAppTransportSecurity/NSAllowsArbitraryLoads")), .flag(false))])],
    fail: [])

  private static let rule38: Rule = Rule(
    id: "wechat-share-xd-ios/app-associated-domain",
    subject: .app(.entitlement("com.apple.developer.associated-domains")),
    constraint: rule38Constraint,
    strength: .unstated, certainty: .official, step: .context,
    message: "the associated domains lack {limit}, which XD SDK 4.1.0 and later need for the way back from WeChat",
    fix: "Add applinks: and the domain registered for the app to com.apple.developer.associated-domains.",
    source: source0,
    when: [Condition("sdk_version", .version(from: .number("4.1.0"), below: nil))],
    examples: rule38Examples)

  private static let rule38Constraint: Constraint = .contains([.prefix("applinks:")])

  private static let rule38Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.entitlement("com.apple.developer.associated-domains")), .list(["applinks:example.com"]))])],
    warn: [],
    fail: [Example([Example.Value(.app(.entitlement("com.apple.developer.associated-domains")), .list([]))], assuming: [Assumptions.Entry("sdk_version", "4.1.0")])])

}

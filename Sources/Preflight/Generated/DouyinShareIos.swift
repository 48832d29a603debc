// swift-format-ignore-file
// Made by script/generate from Destinations/douyin-share-ios.yml: edit that file.

import MediaProbe

enum DouyinShareIos {
  static let destination = Destination(
    id: "douyin-share-ios",
    shortName: "douyin",
    name: "Douyin share (iOS)",
    publisher: "Douyin",
    summary: "An app hands photos or videos of the photo library to the Douyin app through Douyin's OpenSDK for iOS; the user posts them there, or passes them on to Daily, which shows them for a day.",
    notes: notes,
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

  private static let sources: [Source] = [source0, source1, source2, source3, source4, source5, source6, source7]

  private static let source0: Source = Source(
      id: "ios-guide", title: "Douyin, publish from iOS",
      url: "https://developer.open-douyin.com/docs/resource/zh-CN/dop/develop/sdk/mobile-app/share/ios",
      checked: .day(2026, 11, 21), reviewAfter: .day(2027, 5, 21))

  private static let source1: Source = Source(
      id: "android-guide", title: "Douyin, publish from Android",
      url: "https://developer.open-douyin.com/docs/resource/zh-CN/dop/develop/sdk/mobile-app/share/android",
      checked: .day(2026, 11, 21), reviewAfter: .day(2027, 5, 21))

  private static let source2: Source = Source(
      id: "sdk", title: "DouyinOpenSDKShare.h of Douyin's OpenSDK for iOS, as redistributed",
      url: "https://github.com/wuzkun/DouyinOpenSDK",
      checked: .day(2026, 11, 21), reviewAfter: .day(2027, 5, 21))

  private static let source3: Source = Source(
      id: "query-schemes", title: "canOpenURL(_:), UIKit reference",
      url: "https://developer.apple.com/documentation/uikit/uiapplication/canopenurl(_:)",
      checked: .day(2026, 11, 21), reviewAfter: .day(2027, 5, 21))

  private static let source4: Source = Source(
      id: "older-guide", title: "Douyin, share from iOS, older page",
      url: "https://open.douyin.com/platform/resource/docs/develop/share/ios",
      checked: .day(2026, 11, 21))

  private static let source5: Source = Source(
      id: "unicode-bidi", title: "Unicode Standard Annex #9, Unicode Bidirectional Algorithm",
      url: "https://www.unicode.org/reports/tr9/",
      checked: .day(2026, 11, 21))

  private static let source6: Source = Source(
      id: "module", title: "APICloud module DouYinPlatform, a third party's guide",
      url: "https://bookstack.cn/read/apicloud/86817a79725684b7.md",
      checked: .day(2026, 11, 21))

  private static let source7: Source = Source(
      id: "sharesdk", title: "ShareSDK and Douyin, a third party's article of 2019",
      url: "https://juejin.cn/post/6844903812616945678",
      checked: .day(2026, 11, 21))

  private static let notes: [String] = [
    "The page for iOS gives no figure for duration, size or format. Figures come from the page for Android and say so; those of older pages, of comments in the SDK and of third parties are warnings.",
    "What a version of Douyin takes differs. Versions are those of the page for Android. Comments in the SDK still give the limits of the oldest: 12 images or videos, and the narrower shape for images.",
    "Handing over to the editing page needs Douyin 7.5.0 by the page for Android. The publishing page takes a single video, from Douyin 14.7 on; the page for Android says 14.8.0.",
    "Permissions: below Douyin 30.5.0 aweme.share covers posting and Daily; from 30.5.0 on posting needs aweme.share and Daily aweme.forward.",
    "A title with its hashtags and mentions has at most 500 characters, in a unit that is not said. What a mention shows is the name of its user, which no request tells, so mentions are not counted.",
    "The share state needs SDK 2.0.8 or newer. There is no callback when the user stays in Douyin, which is no failure.",
    "Live Photos and GIFs are images to the photo library, and so to mediaType.",
    "Guides of 2019 to 2021 allow videos a short side of at most 1100 pixels unless the phone is on a list. The page for Android allows more, so no rule says this.",
    "Content with the brand mark of another app may be ranked down or removed. No file tells that.",
  ]

  private static let shareStates: ShareStateTable? = ShareStateTable(success: 20000, states: states)

  private static let states: [ShareState] = [
    ShareState(
        code: 20000, name: "shared",
        meaning: "Done. A tool can only say that no documented rule is broken.",
        constant: "DouyinOpenSDKShareRespStateSuccess", errorCode: 0),
    ShareState(
        code: 20001, name: "unknown error",
        meaning: "Something that this version of the SDK has no name for.",
        constant: "DouyinOpenSDKShareRespStateUnknownError",
        predictableFrom: [.runTime]),
    ShareState(
        code: 20002, name: "parameters not usable",
        meaning: "The media is not of the declared kind. Which code answers too many images or videos is not documented; taken to be this one, and to answer what an older Douyin does not know.",
        constant: "DouyinOpenSDKShareRespStateParamValidError",
        predictableFrom: [.request, .media]),
    ShareState(
        code: 20003, name: "app lacks permission",
        meaning: "The app is not permitted to share: the client key or the bundle id is not the registered one, or the permission for this way of sharing is missing.",
        constant: "DouyinOpenSDKShareRespStateSharePermissionDenied",
        predictableFrom: [.context]),
    ShareState(
        code: 20004, name: "user not logged in",
        meaning: "Nobody is logged in to Douyin.",
        constant: "DouyinOpenSDKShareRespStateUserNotLogin",
        predictableFrom: [.runTime]),
    ShareState(
        code: 20005, name: "Douyin may not read photos",
        meaning: "Douyin itself has no access to the photo library; the sharing app cannot see that.",
        constant: "DouyinOpenSDKShareRespStateNotHavePhotoLibraryPermission",
        predictableFrom: [.runTime]),
    ShareState(
        code: 20006, name: "network error",
        meaning: "Douyin has no network.",
        constant: "DouyinOpenSDKShareRespStateNetworkError",
        predictableFrom: [.runTime]),
    ShareState(
        code: 20007, name: "video length doesn't meet requirements",
        meaning: "A video, or all of them together, is too long or too short.",
        constant: "DouyinOpenSDKShareRespStateVideoTimeLimitError",
        predictableFrom: [.media, .request]),
    ShareState(
        code: 20008, name: "photo doesn't meet requirements",
        meaning: "The size or the shape of a photo is not taken. The shape that is depends on the version of Douyin.",
        constant: "DouyinOpenSDKShareRespStatePhotoResolutionError",
        predictableFrom: [.media]),
    ShareState(
        code: 20009, name: "time stamp check failed",
        meaning: "The clock of the device is off.",
        constant: "DouyinOpenSDKShareRespTimeStampError",
        predictableFrom: [.runTime]),
    ShareState(
        code: 20010, name: "media could not be processed",
        meaning: "Douyin could not process the media, for instance because it is damaged.",
        constant: "DouyinOpenSDKShareRespStateHandleMediaError",
        predictableFrom: [.media]),
    ShareState(
        code: 20011, name: "video resolution doesn't meet requirements",
        meaning: "The size or the shape of a video is not taken.",
        constant: "DouyinOpenSDKShareRespStateVideoResolutionError",
        predictableFrom: [.media]),
    ShareState(
        code: 20012, name: "video format not supported",
        meaning: "The format of a video is not taken. Only the page for Android names one, MP4.",
        constant: "DouyinOpenSDKShareRespStateVideoFormatError",
        predictableFrom: [.media]),
    ShareState(
        code: 20013, name: "cancelled",
        meaning: "The user cancelled.",
        constant: "DouyinOpenSDKShareRespStateCancel",
        predictableFrom: [.runTime]),
    ShareState(
        code: 20014, name: "unfinished edit",
        meaning: "Something in Douyin is still being edited; a comment in the SDK says that another video is being uploaded.",
        constant: "DouyinOpenSDKShareRespStateHaveUploadingTask",
        predictableFrom: [.runTime]),
    ShareState(
        code: 20015, name: "saved as draft",
        meaning: "The user saved it as a draft, or the account may not post videos.",
        constant: "DouyinOpenSDKShareRespStateSaveAsDraft",
        predictableFrom: [.runTime]),
    ShareState(
        code: 20016, name: "posting failed",
        meaning: "Posting failed.",
        constant: "DouyinOpenSDKShareRespStatePublishFailed",
        predictableFrom: [.runTime]),
    ShareState(
        code: 20017, name: "another account is logged in",
        meaning: "Named in the SDK's source alone. Another account than the expected one is logged in to Douyin.",
        constant: "DouyinOpenSDKShareRespStateAccMismatched",
        predictableFrom: [.runTime]),
    ShareState(
        code: 21001, name: "download from iCloud failed",
        meaning: "The media is in iCloud and not on the device, and fetching it failed.",
        constant: "DouyinOpenSDKShareRespStateMediaInIcloudError",
        predictableFrom: [.context, .runTime]),
    ShareState(
        code: 21002, name: "internal parameters not usable",
        meaning: "What was passed could not be read, for instance malformed identifiers, a sticker outside of the picture, a title that is too long.",
        constant: "DouyinOpenSDKShareRespStateParamsParsingError",
        predictableFrom: [.request]),
    ShareState(
        code: 21003, name: "media does not exist",
        meaning: "The photo library has no media of that identifier. Identifiers change with the library, so they are best looked up right before sharing.",
        constant: "DouyinOpenSDKShareRespStateGetMediaError",
        predictableFrom: [.request, .runTime]),
  ]

  private static let errorCodes: ErrorCodeTable? = ErrorCodeTable(
    name: "errCode",
    note: "The SDK sets it beside the share state. The page for iOS calls the type BDOpenPlatformErrorCode, and those of the share state by the same prefix; headers of the SDK say DouyinOpenSDK in its place. The numbers agree.",
    codes: errors)

  private static let errors: [ErrorCode] = [
    ErrorCode(
        code: 0, name: "success",
        meaning: "Done."),
    ErrorCode(
        code: -1, name: "general error",
        meaning: "Something went wrong, a missing network included; the share state says more."),
    ErrorCode(
        code: -2, name: "cancelled",
        meaning: "The user cancelled."),
    ErrorCode(
        code: -3, name: "sending failed",
        meaning: "The request could not be sent."),
    ErrorCode(
        code: -4, name: "permission error",
        meaning: "The app lacks a permission."),
    ErrorCode(
        code: -5, name: "unsupported",
        meaning: "The installed Douyin does not know what was asked for."),
  ]

  private static let parameters: [Parameter] = [
    Parameter("app_version", .version, meaning: "The version of the Douyin app that receives the share."),
    Parameter("sdk_version", .version, meaning: "The version of Douyin's OpenSDK in the app that shares."),
    Parameter("scopes", .words, meaning: "The permissions that the app was granted in Douyin's console, aweme.share and aweme.forward among them."),
  ]

  private static let unreadable: [UnreadableState] = [
    UnreadableState(.notFound, 21003),
    UnreadableState(.permissionDenied, 21003),
    UnreadableState(.notAFile, 21003),
    UnreadableState(.ioError, 21003),
    UnreadableState(.icloudPlaceholder, 21001),
    UnreadableState(.empty, 20012, byKind: [.image: 20010]),
    UnreadableState(.notMedia, 20012, byKind: [.image: 20010]),
    UnreadableState(.unsupported, 20012, byKind: [.image: 20010]),
    UnreadableState(.playlistRefused, 20012, byKind: [.image: 20010]),
    UnreadableState(.lfsPointer, 20012, byKind: [.image: 20010]),
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
    Undocumented("Any figure for duration, size or format on iOS", note: "Taken from the page for Android."),
    Undocumented("The shape of an image from Douyin 21.2.0 on", note: "The page for Android limits it for older versions alone."),
    Undocumented("The format of an image, its weight, its largest size"),
    Undocumented("The frame rate, the bit rate, the codec and the colours of a video"),
    Undocumented("The weight of a video", note: "The 4 GB of Douyin's server API are for another way of publishing."),
    Undocumented("The least duration of the current app", note: "Comments and older pages give 3 s and 1 s, third parties say that the app decides."),
    Undocumented("Which code follows when Douyin is too old for a field", note: "Taken to be 20002, parameters not usable."),
    Undocumented("What follows when a field of posting is set for Daily, or the other way round"),
    Undocumented("The unit of maxEdge, the size of a sticker"),
    Undocumented("The unit of the 500 that a title may have", note: "Taken as characters, with a warning from 500 UTF-16 units."),
  ]

  private static let translations: @Sendable (Language) -> DestinationTexts? = { language in
    switch language {
    case .english: nil
    case .simplifiedChinese: DouyinShareIosZhHans.texts
    }
  }

  private static let slots: [Slot] = [
    Slot("video", takes: [.video], rules: [rule0, rule1, rule2]),
    Slot("image", takes: [.image], rules: [rule3, rule4, rule5]),
  ]

  private static let requestRules: [Rule] = [
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
    rule30,
    rule31,
    rule32,
    rule33,
    rule34,
    rule35,
    rule36,
    rule37,
    rule38,
    rule39,
    rule40,
    rule41,
    rule42,
    rule43,
    rule44,
    rule45,
    rule46,
    rule47,
    rule48,
    rule49,
  ]

  private static let requestForm: RequestForm? = RequestForm(source: source0, fields: fields, malformed: 21002, unusable: 20002)

  private static let fields: [FieldForm] = [
    FieldForm("shareAction", .choice(["publishMedia", "shareContentToIM", "capture", "jump", "addGroup"]), standard: .text("publishMedia")),
    FieldForm("localIdentifiers", .media(slots: ["video", "image"]), isList: true),
    FieldForm("mediaType", .choice(["image", "video", "mix", "text", "audio"]), standard: .text("image")),
    FieldForm("landedPageType", .choice(["clip", "edit", "publish", "profile", "contact", "album"]), standard: .text("clip")),
    FieldForm("publishStory", .flag, standard: .flag(false)),
    FieldForm("state", .identifier),
    FieldForm("title", .group([FieldForm("text", .text), FieldForm("shortTitle", .text), FieldForm("hashtags", .group([FieldForm("text", .text), FieldForm("index", .integer)]), isList: true), FieldForm("mentions", .group([FieldForm("openID", .identifier), FieldForm("index", .integer)]), isList: true)])),
    FieldForm("imageStickers", .group([FieldForm("localIdentifier", .attachment([.image])), FieldForm("locationX", .number), FieldForm("locationY", .number), FieldForm("maxEdge", .number), FieldForm("minimumScale", .number), FieldForm("deleteable", .flag), FieldForm("editable", .flag)]), isList: true),
    FieldForm("hashtagStickers", .group([FieldForm("text", .identifier), FieldForm("locationX", .number), FieldForm("locationY", .number)]), isList: true),
    FieldForm("mentionStickers", .group([FieldForm("openID", .identifier), FieldForm("locationX", .number), FieldForm("locationY", .number)]), isList: true),
    FieldForm("poiStickers", .group([FieldForm("poiID", .identifier), FieldForm("locationX", .number), FieldForm("locationY", .number)])),
    FieldForm("quickFlashSticker", .group([FieldForm("textInfo", .identifier), FieldForm("stickerId", .identifier), FieldForm("locationX", .number), FieldForm("locationY", .number)])),
    FieldForm("backgroundModel", .group([FieldForm("topColor", .identifier), FieldForm("bottomColor", .identifier), FieldForm("webImageURL", .identifier)])),
    FieldForm("daliyScale", .number),
    FieldForm("poiID", .identifier),
    FieldForm("dailyContentType", .choice(["unknown", "imageText", "video", "music", "text"]), standard: .text("unknown")),
    FieldForm("privateStatus", .choice(["undefined", "public", "private", "friends"]), standard: .text("undefined")),
    FieldForm("downloadType", .choice(["undefined", "allow", "deny"]), standard: .text("undefined")),
    FieldForm("feature", .identifier),
    FieldForm("extraInfo", .group([FieldForm("mpInfo", .group([FieldForm("identifier", .identifier), FieldForm("title", .identifier), FieldForm("desc", .identifier), FieldForm("startPageURL", .identifier)])), FieldForm("micro_app_task_id", .identifier), FieldForm("agent_client_key", .identifier)])),
  ]

  private static let appRules: [Rule] = [
    rule50,
    rule51,
    rule52,
    rule53,
    rule54,
    rule55,
  ]

  private static let rule0: Rule = Rule(
    id: "douyin-share-ios/video-container",
    subject: .measure(.fact(.container)),
    constraint: rule0Constraint,
    strength: .advice, certainty: .official, step: .format,
    shareState: 20012,
    message: "is {measured}; {limit} is asked for, though no document says so for iOS",
    fix: "Convert it to MP4; rewrapping is enough for H.264 and AAC.",
    source: source1,
    system: "Android",
    examples: rule0Examples)

  private static let rule0Constraint: Constraint = .oneOf([.text("mp4")])

  private static let rule0Examples: Examples = Examples(
    pass: [Example([Example.Value(.measure(.fact(.container)), .text("mp4"))])],
    warn: [Example([Example.Value(.measure(.fact(.container)), .text("mov"))]), Example([Example.Value(.measure(.fact(.container)), .text("webm"))]), Example([Example.Value(.measure(.fact(.container)), .text("matroska"))])],
    fail: [])

  private static let rule1: Rule = Rule(
    id: "douyin-share-ios/video-size",
    subject: .measure(.derived(.videoSize)),
    constraint: rule1Constraint,
    strength: .hard, certainty: .officialOlder, step: .resolution,
    shareState: 20011,
    message: "is {measured}; one state of the page asks for {limit}, another says that there is no limit",
    fix: "Scale it down, for instance to fit 1080×1920.",
    source: source1,
    system: "Android",
    examples: rule1Examples)

  private static let rule1Constraint: Constraint = .sides([SideBound(.short, .below(.figure(2160))), SideBound(.long, .below(.figure(4096)))])

  private static let rule1Examples: Examples = Examples(
    pass: [Example([Example.Value(.measure(.derived(.videoSize)), .size(PixelSize(width: 1080, height: 1920)))]), Example([Example.Value(.measure(.derived(.videoSize)), .size(PixelSize(width: 2158, height: 3838)))]), Example([Example.Value(.measure(.derived(.videoSize)), .size(PixelSize(width: 4094, height: 2158)))]), Example([Example.Value(.measure(.derived(.videoSize)), .size(PixelSize(width: 2159, height: 4095)))])],
    warn: [Example([Example.Value(.measure(.derived(.videoSize)), .size(PixelSize(width: 2160, height: 3840)))]), Example([Example.Value(.measure(.derived(.videoSize)), .size(PixelSize(width: 3840, height: 2160)))]), Example([Example.Value(.measure(.derived(.videoSize)), .size(PixelSize(width: 1080, height: 4096)))])],
    fail: [])

  private static let rule2: Rule = Rule(
    id: "douyin-share-ios/video-aspect-ratio",
    subject: .measure(.fact(.videoAspectRatio)),
    constraint: rule2Constraint,
    strength: .unstated, certainty: .officialOlder, step: .resolution,
    shareState: 20011,
    message: "width to height is {measured}; older documents ask for {min} to {max}, the current ones for nothing",
    fix: "Crop it, or add bars, until width to height is {min} to {max}; 9:16 fills a phone.",
    source: source4,
    furtherSources: [source2],
    examples: rule2Examples)

  private static let rule2Constraint: Constraint = .within(.range(min: .figure(5, 11), max: .figure(11, 5)))

  private static let rule2Examples: Examples = Examples(
    pass: [Example([Example.Value(.measure(.fact(.videoAspectRatio)), .ratio(.figure(9, 16)))]), Example([Example.Value(.measure(.fact(.videoAspectRatio)), .ratio(.figure(16, 9)))]), Example([Example.Value(.measure(.fact(.videoAspectRatio)), .ratio(.figure(1)))]), Example([Example.Value(.measure(.fact(.videoAspectRatio)), .ratio(.figure(5, 11)))]), Example([Example.Value(.measure(.fact(.videoAspectRatio)), .ratio(.figure(11, 5)))])],
    warn: [Example([Example.Value(.measure(.fact(.videoAspectRatio)), .ratio(.figure(499, 1100)))]), Example([Example.Value(.measure(.fact(.videoAspectRatio)), .ratio(.figure(1101, 500)))]), Example([Example.Value(.measure(.fact(.videoAspectRatio)), .ratio(.figure(3, 7)))]), Example([Example.Value(.measure(.fact(.videoAspectRatio)), .ratio(.figure(7, 3)))])],
    fail: [])

  private static let rule3: Rule = Rule(
    id: "douyin-share-ios/image-size-min",
    subject: .measure(.derived(.imageSize)),
    constraint: rule3Constraint,
    strength: .hard, certainty: .thirdParty, step: .resolution,
    shareState: 20008,
    message: "is {measured}; third parties report that width and height have to be 360 px or more",
    fix: "Take a picture of at least 360×360.",
    source: source7,
    furtherSources: [source6],
    examples: rule3Examples)

  private static let rule3Constraint: Constraint = .sides([SideBound(.width, .min(.figure(360))), SideBound(.height, .min(.figure(360)))])

  private static let rule3Examples: Examples = Examples(
    pass: [Example([Example.Value(.measure(.derived(.imageSize)), .size(PixelSize(width: 360, height: 360)))]), Example([Example.Value(.measure(.derived(.imageSize)), .size(PixelSize(width: 1080, height: 1920)))])],
    warn: [Example([Example.Value(.measure(.derived(.imageSize)), .size(PixelSize(width: 359, height: 360)))]), Example([Example.Value(.measure(.derived(.imageSize)), .size(PixelSize(width: 360, height: 359)))]), Example([Example.Value(.measure(.derived(.imageSize)), .size(PixelSize(width: 48, height: 48)))])],
    fail: [])

  private static let rule4: Rule = Rule(
    id: "douyin-share-ios/image-aspect-ratio-below-17-4-0",
    subject: .measure(.derived(.imageAspectRatio)),
    constraint: rule4Constraint,
    strength: .hard, certainty: .official, step: .resolution,
    shareState: 20008,
    message: "width to height is {measured}, at least {min} and at most {max} below Douyin 17.4.0",
    fix: "Crop it, or add bars, until width to height is {min} to {max}; 9:16 fills a phone.",
    source: source1,
    when: [Condition("app_version", .version(from: nil, below: .number("17.4.0")))],
    system: "Android",
    examples: rule4Examples)

  private static let rule4Constraint: Constraint = .within(.range(min: .figure(5, 11), max: .figure(11, 5)))

  private static let rule4Examples: Examples = Examples(
    pass: [Example([Example.Value(.measure(.derived(.imageAspectRatio)), .ratio(.figure(5, 11)))], assuming: [Assumptions.Entry("app_version", "17.3.9")]), Example([Example.Value(.measure(.derived(.imageAspectRatio)), .ratio(.figure(11, 5)))], assuming: [Assumptions.Entry("app_version", "12")]), Example([Example.Value(.measure(.derived(.imageAspectRatio)), .ratio(.figure(1101, 500)))], assuming: [Assumptions.Entry("app_version", "17.4.0")])],
    warn: [],
    fail: [Example([Example.Value(.measure(.derived(.imageAspectRatio)), .ratio(.figure(499, 1100)))], assuming: [Assumptions.Entry("app_version", "17.3.9")]), Example([Example.Value(.measure(.derived(.imageAspectRatio)), .ratio(.figure(1101, 500)))], assuming: [Assumptions.Entry("app_version", "12")])])

  private static let rule5: Rule = Rule(
    id: "douyin-share-ios/image-aspect-ratio-below-21-2-0",
    subject: .measure(.derived(.imageAspectRatio)),
    constraint: rule5Constraint,
    strength: .hard, certainty: .official, step: .resolution,
    shareState: 20008,
    message: "width to height is {measured}, at least {min} and at most {max} from Douyin 17.4.0 to below 21.2.0",
    fix: "Crop it, or add bars, until width to height is {min} to {max}; 9:16 fills a phone.",
    source: source1,
    when: [Condition("app_version", .version(from: .number("17.4.0"), below: .number("21.2.0")))],
    system: "Android",
    examples: rule5Examples)

  private static let rule5Constraint: Constraint = .within(.range(min: .figure(1, 3), max: .figure(3)))

  private static let rule5Examples: Examples = Examples(
    pass: [Example([Example.Value(.measure(.derived(.imageAspectRatio)), .ratio(.figure(1, 3)))], assuming: [Assumptions.Entry("app_version", "17.4.0")]), Example([Example.Value(.measure(.derived(.imageAspectRatio)), .ratio(.figure(3)))], assuming: [Assumptions.Entry("app_version", "21.1.9")]), Example([Example.Value(.measure(.derived(.imageAspectRatio)), .ratio(.figure(3001, 1000)))], assuming: [Assumptions.Entry("app_version", "21.2.0")])],
    warn: [],
    fail: [Example([Example.Value(.measure(.derived(.imageAspectRatio)), .ratio(.figure(1000, 3001)))], assuming: [Assumptions.Entry("app_version", "17.4.0")]), Example([Example.Value(.measure(.derived(.imageAspectRatio)), .ratio(.figure(3001, 1000)))], assuming: [Assumptions.Entry("app_version", "21.1.9")])])

  private static let rule6: Rule = Rule(
    id: "douyin-share-ios/request-media-present",
    subject: .aggregate(.count(nil)),
    constraint: rule6Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "names no media",
    fix: "Name at least one image or video.",
    source: source0,
    examples: rule6Examples)

  private static let rule6Constraint: Constraint = .within(.min(.figure(1)))

  private static let rule6Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.count(nil)), .integer(1))]), Example([Example.Value(.aggregate(.count(nil)), .integer(35))])],
    warn: [],
    fail: [Example([Example.Value(.aggregate(.count(nil)), .integer(0))])])

  private static let rule7: Rule = Rule(
    id: "douyin-share-ios/request-images-as-video",
    subject: .aggregate(.count(.image)),
    constraint: rule7Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "{measured} of the media are images, and mediaType says video",
    fix: "Share videos alone, or set mediaType to mix, which Douyin takes from 17.4.0 on.",
    source: source0,
    furtherSources: [source2],
    appliesIf: [Clause(.field("mediaType"), .equals(.text("video")))],
    examples: rule7Examples)

  private static let rule7Constraint: Constraint = .within(.max(.figure(0)))

  private static let rule7Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.count(.image)), .integer(0)), Example.Value(.field("mediaType"), .text("video"))]), Example([Example.Value(.aggregate(.count(.image)), .integer(2)), Example.Value(.field("mediaType"), .text("mix"))])],
    warn: [],
    fail: [Example([Example.Value(.aggregate(.count(.image)), .integer(1)), Example.Value(.field("mediaType"), .text("video"))])])

  private static let rule8: Rule = Rule(
    id: "douyin-share-ios/request-videos-as-image",
    subject: .aggregate(.count(.video)),
    constraint: rule8Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "{measured} of the media are videos, and mediaType says image, which is its default",
    fix: "Set mediaType to video, or to mix, which Douyin takes from 17.4.0 on.",
    source: source0,
    furtherSources: [source2],
    appliesIf: [Clause(.field("mediaType"), .equals(.text("image")))],
    examples: rule8Examples)

  private static let rule8Constraint: Constraint = .within(.max(.figure(0)))

  private static let rule8Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.count(.video)), .integer(0)), Example.Value(.field("mediaType"), .text("image"))]), Example([Example.Value(.aggregate(.count(.video)), .integer(2)), Example.Value(.field("mediaType"), .text("mix"))])],
    warn: [],
    fail: [Example([Example.Value(.aggregate(.count(.video)), .integer(1)), Example.Value(.field("mediaType"), .text("image"))])])

  private static let rule9: Rule = Rule(
    id: "douyin-share-ios/request-mix-without-video",
    subject: .aggregate(.count(.video)),
    constraint: rule9Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "the media are images alone, and mediaType says mix",
    fix: "Set mediaType to image, or share videos as well.",
    source: source0,
    furtherSources: [source2],
    appliesIf: [Clause(.field("mediaType"), .equals(.text("mix"))), Clause(.aggregate(.count(.image)), .within(.min(.figure(1))))],
    examples: rule9Examples)

  private static let rule9Constraint: Constraint = .within(.min(.figure(1)))

  private static let rule9Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.count(.video)), .integer(1)), Example.Value(.aggregate(.count(.image)), .integer(1)), Example.Value(.field("mediaType"), .text("mix"))]), Example([Example.Value(.aggregate(.count(.video)), .integer(0)), Example.Value(.aggregate(.count(.image)), .integer(1)), Example.Value(.field("mediaType"), .text("image"))])],
    warn: [],
    fail: [Example([Example.Value(.aggregate(.count(.video)), .integer(0)), Example.Value(.aggregate(.count(.image)), .integer(1)), Example.Value(.field("mediaType"), .text("mix"))])])

  private static let rule10: Rule = Rule(
    id: "douyin-share-ios/request-mix-without-image",
    subject: .aggregate(.count(.image)),
    constraint: rule10Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "the media are videos alone, and mediaType says mix",
    fix: "Set mediaType to video, or share images as well.",
    source: source0,
    furtherSources: [source2],
    appliesIf: [Clause(.field("mediaType"), .equals(.text("mix"))), Clause(.aggregate(.count(.video)), .within(.min(.figure(1))))],
    examples: rule10Examples)

  private static let rule10Constraint: Constraint = .within(.min(.figure(1)))

  private static let rule10Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.count(.image)), .integer(1)), Example.Value(.aggregate(.count(.video)), .integer(1)), Example.Value(.field("mediaType"), .text("mix"))]), Example([Example.Value(.aggregate(.count(.image)), .integer(0)), Example.Value(.aggregate(.count(.video)), .integer(1)), Example.Value(.field("mediaType"), .text("video"))])],
    warn: [],
    fail: [Example([Example.Value(.aggregate(.count(.image)), .integer(0)), Example.Value(.aggregate(.count(.video)), .integer(1)), Example.Value(.field("mediaType"), .text("mix"))])])

  private static let rule11: Rule = Rule(
    id: "douyin-share-ios/request-publish-single",
    subject: .aggregate(.count(nil)),
    constraint: rule11Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "{measured} files; the publishing page takes a single video",
    fix: "Share one video, or set landedPageType to edit.",
    source: source0,
    appliesIf: [Clause(.field("landedPageType"), .equals(.text("publish")))],
    examples: rule11Examples)

  private static let rule11Constraint: Constraint = .within(.max(.figure(1)))

  private static let rule11Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.count(nil)), .integer(1)), Example.Value(.field("landedPageType"), .text("publish"))]), Example([Example.Value(.aggregate(.count(nil)), .integer(2)), Example.Value(.field("landedPageType"), .text("edit"))])],
    warn: [],
    fail: [Example([Example.Value(.aggregate(.count(nil)), .integer(2)), Example.Value(.field("landedPageType"), .text("publish"))])])

  private static let rule12: Rule = Rule(
    id: "douyin-share-ios/request-publish-video",
    subject: .aggregate(.count(.image)),
    constraint: rule12Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "{measured} of the media are images; the publishing page takes a single video",
    fix: "Share one video, or set landedPageType to edit.",
    source: source0,
    appliesIf: [Clause(.field("landedPageType"), .equals(.text("publish")))],
    examples: rule12Examples)

  private static let rule12Constraint: Constraint = .within(.max(.figure(0)))

  private static let rule12Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.count(.image)), .integer(0)), Example.Value(.field("landedPageType"), .text("publish"))]), Example([Example.Value(.aggregate(.count(.image)), .integer(1)), Example.Value(.field("landedPageType"), .text("edit"))])],
    warn: [],
    fail: [Example([Example.Value(.aggregate(.count(.image)), .integer(1)), Example.Value(.field("landedPageType"), .text("publish"))])])

  private static let rule13: Rule = Rule(
    id: "douyin-share-ios/request-edit-version",
    subject: .field("landedPageType"),
    constraint: rule13Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "is edit, which needs Douyin 7.5.0",
    fix: "Set landedPageType to clip for older versions.",
    source: source1,
    when: [Condition("app_version", .version(from: nil, below: .number("7.5.0")))],
    system: "Android",
    examples: rule13Examples)

  private static let rule13Constraint: Constraint = .noneOf([.text("edit")])

  private static let rule13Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("landedPageType"), .text("edit"))], assuming: [Assumptions.Entry("app_version", "7.5.0")])],
    warn: [],
    fail: [Example([Example.Value(.field("landedPageType"), .text("edit"))], assuming: [Assumptions.Entry("app_version", "7.4.9")])])

  private static let rule14: Rule = Rule(
    id: "douyin-share-ios/request-publish-version",
    subject: .field("landedPageType"),
    constraint: rule14Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "is publish, which needs Douyin 14.7",
    fix: "Set landedPageType to edit for older versions.",
    source: source0,
    when: [Condition("app_version", .version(from: nil, below: .number("14.7")))],
    examples: rule14Examples)

  private static let rule14Constraint: Constraint = .noneOf([.text("publish")])

  private static let rule14Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("landedPageType"), .text("publish"))], assuming: [Assumptions.Entry("app_version", "14.7")])],
    warn: [],
    fail: [Example([Example.Value(.field("landedPageType"), .text("publish"))], assuming: [Assumptions.Entry("app_version", "14.6.9")])])

  private static let rule15: Rule = Rule(
    id: "douyin-share-ios/request-landing",
    subject: .field("landedPageType"),
    constraint: rule15Constraint,
    strength: .advice, certainty: .officialOlder, step: .request,
    message: "is clip, also by default, and the SDK calls that page abandoned",
    fix: "Set landedPageType to edit or publish.",
    source: source2,
    examples: rule15Examples)

  private static let rule15Constraint: Constraint = .noneOf([.text("clip")])

  private static let rule15Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("landedPageType"), .text("edit"))]), Example([Example.Value(.field("landedPageType"), .text("publish"))])],
    warn: [Example([Example.Value(.field("landedPageType"), .text("clip"))])],
    fail: [])

  private static let rule16: Rule = Rule(
    id: "douyin-share-ios/request-title-version",
    subject: .field("title"),
    constraint: rule16Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "a title needs Douyin 21.3.0",
    fix: "Leave it out for older versions.",
    source: source0,
    when: [Condition("app_version", .version(from: nil, below: .number("21.3.0")))],
    examples: rule16Examples)

  private static let rule16Constraint: Constraint = .present(false)

  private static let rule16Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("title"), .text("hello"))], assuming: [Assumptions.Entry("app_version", "21.3.0")])],
    warn: [],
    fail: [Example([Example.Value(.field("title"), .text("hello"))], assuming: [Assumptions.Entry("app_version", "21.2.9")])])

  private static let rule17: Rule = Rule(
    id: "douyin-share-ios/request-sticker-version",
    subject: .field("*Stickers"),
    constraint: rule17Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "stickers need Douyin 21.3.0",
    fix: "Leave it out for older versions.",
    source: source0,
    when: [Condition("app_version", .version(from: nil, below: .number("21.3.0")))],
    examples: rule17Examples)

  private static let rule17Constraint: Constraint = .present(false)

  private static let rule17Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("*Stickers"), .integer(1))], assuming: [Assumptions.Entry("app_version", "21.3.0")])],
    warn: [],
    fail: [Example([Example.Value(.field("*Stickers"), .integer(1))], assuming: [Assumptions.Entry("app_version", "21.2.9")])])

  private static let rule18: Rule = Rule(
    id: "douyin-share-ios/request-feature-version",
    subject: .field("feature"),
    constraint: rule18Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "needs Douyin 30.3",
    fix: "Leave it out for older versions.",
    source: source0,
    when: [Condition("app_version", .version(from: nil, below: .number("30.3")))],
    examples: rule18Examples)

  private static let rule18Constraint: Constraint = .present(false)

  private static let rule18Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("feature"), .text("note"))], assuming: [Assumptions.Entry("app_version", "30.3")])],
    warn: [],
    fail: [Example([Example.Value(.field("feature"), .text("note"))], assuming: [Assumptions.Entry("app_version", "30.2.9")])])

  private static let rule19: Rule = Rule(
    id: "douyin-share-ios/request-task-version",
    subject: .field("extraInfo.micro_app_task_id"),
    constraint: rule19Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "needs a Douyin above 26.5",
    fix: "Leave it out for older versions.",
    source: source0,
    when: [Condition("app_version", .version(from: nil, below: .number("26.5.1")))],
    examples: rule19Examples)

  private static let rule19Constraint: Constraint = .present(false)

  private static let rule19Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("extraInfo.micro_app_task_id"), .text("7"))], assuming: [Assumptions.Entry("app_version", "26.5.1")])],
    warn: [],
    fail: [Example([Example.Value(.field("extraInfo.micro_app_task_id"), .text("7"))], assuming: [Assumptions.Entry("app_version", "26.5.0")])])

  private static let rule20: Rule = Rule(
    id: "douyin-share-ios/request-sticker-deletable-version",
    subject: .field("imageStickers[].deleteable"),
    constraint: rule20Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "needs SDK 4.1.8",
    fix: "Update the SDK.",
    source: source0,
    when: [Condition("sdk_version", .version(from: nil, below: .number("4.1.8")))],
    examples: rule20Examples)

  private static let rule20Constraint: Constraint = .present(false)

  private static let rule20Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("imageStickers[].deleteable"), .flag(true))], assuming: [Assumptions.Entry("sdk_version", "4.1.8")])],
    warn: [],
    fail: [Example([Example.Value(.field("imageStickers[].deleteable"), .flag(true))], assuming: [Assumptions.Entry("sdk_version", "4.1.7")])])

  private static let rule21: Rule = Rule(
    id: "douyin-share-ios/request-sticker-editable-version",
    subject: .field("imageStickers[].editable"),
    constraint: rule21Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "needs SDK 4.1.8",
    fix: "Update the SDK.",
    source: source0,
    when: [Condition("sdk_version", .version(from: nil, below: .number("4.1.8")))],
    examples: rule21Examples)

  private static let rule21Constraint: Constraint = .present(false)

  private static let rule21Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("imageStickers[].editable"), .flag(true))], assuming: [Assumptions.Entry("sdk_version", "4.1.8")])],
    warn: [],
    fail: [Example([Example.Value(.field("imageStickers[].editable"), .flag(true))], assuming: [Assumptions.Entry("sdk_version", "4.1.7")])])

  private static let rule22: Rule = Rule(
    id: "douyin-share-ios/request-state-version",
    subject: .field("localIdentifiers"),
    constraint: rule22Constraint,
    strength: .advice, certainty: .official, step: .request,
    message: "the share state is answered by SDK 2.0.8 and newer",
    fix: "Update the SDK to be told why a share failed.",
    source: source0,
    when: [Condition("sdk_version", .version(from: nil, below: .number("2.0.8")))],
    examples: rule22Examples)

  private static let rule22Constraint: Constraint = .present(false)

  private static let rule22Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("localIdentifiers"), .integer(1))], assuming: [Assumptions.Entry("sdk_version", "2.0.8")])],
    warn: [Example([Example.Value(.field("localIdentifiers"), .integer(1))], assuming: [Assumptions.Entry("sdk_version", "2.0.7")])],
    fail: [])

  private static let rule23: Rule = Rule(
    id: "douyin-share-ios/request-title-posting",
    subject: .field("title"),
    constraint: rule23Constraint,
    strength: .advice, certainty: .official, step: .request,
    message: "is for posting alone; Daily takes no title",
    fix: "Leave it out, or set publishStory to false.",
    source: source0,
    appliesIf: [Clause(.field("publishStory"), .equals(.flag(true)))],
    examples: rule23Examples)

  private static let rule23Constraint: Constraint = .present(false)

  private static let rule23Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("title"), .text("hello")), Example.Value(.field("publishStory"), .flag(false))])],
    warn: [Example([Example.Value(.field("title"), .text("hello")), Example.Value(.field("publishStory"), .flag(true))])],
    fail: [])

  private static let rule24: Rule = Rule(
    id: "douyin-share-ios/request-poi-posting",
    subject: .field("poiID"),
    constraint: rule24Constraint,
    strength: .advice, certainty: .official, step: .request,
    message: "is for posting alone; Daily takes no place",
    fix: "Leave it out, or set publishStory to false.",
    source: source0,
    appliesIf: [Clause(.field("publishStory"), .equals(.flag(true)))],
    examples: rule24Examples)

  private static let rule24Constraint: Constraint = .present(false)

  private static let rule24Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("poiID"), .text("p1")), Example.Value(.field("publishStory"), .flag(false))])],
    warn: [Example([Example.Value(.field("poiID"), .text("p1")), Example.Value(.field("publishStory"), .flag(true))])],
    fail: [])

  private static let rule25: Rule = Rule(
    id: "douyin-share-ios/request-feature-posting",
    subject: .field("feature"),
    constraint: rule25Constraint,
    strength: .advice, certainty: .official, step: .request,
    message: "is for posting alone, not for Daily",
    fix: "Leave it out, or set publishStory to false.",
    source: source0,
    appliesIf: [Clause(.field("publishStory"), .equals(.flag(true)))],
    examples: rule25Examples)

  private static let rule25Constraint: Constraint = .present(false)

  private static let rule25Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("feature"), .text("note")), Example.Value(.field("publishStory"), .flag(false))])],
    warn: [Example([Example.Value(.field("feature"), .text("note")), Example.Value(.field("publishStory"), .flag(true))])],
    fail: [])

  private static let rule26: Rule = Rule(
    id: "douyin-share-ios/request-background-daily",
    subject: .field("backgroundModel"),
    constraint: rule26Constraint,
    strength: .advice, certainty: .official, step: .request,
    message: "is for Daily alone",
    fix: "Leave it out, or set publishStory to true.",
    source: source0,
    appliesIf: [Clause(.field("publishStory"), .equals(.flag(false)))],
    examples: rule26Examples)

  private static let rule26Constraint: Constraint = .present(false)

  private static let rule26Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("backgroundModel"), .flag(true)), Example.Value(.field("publishStory"), .flag(true))])],
    warn: [Example([Example.Value(.field("backgroundModel"), .flag(true)), Example.Value(.field("publishStory"), .flag(false))])],
    fail: [])

  private static let rule27: Rule = Rule(
    id: "douyin-share-ios/request-scale-daily",
    subject: .field("daliyScale"),
    constraint: rule27Constraint,
    strength: .advice, certainty: .official, step: .request,
    message: "is for Daily alone",
    fix: "Leave it out, or set publishStory to true.",
    source: source0,
    appliesIf: [Clause(.field("publishStory"), .equals(.flag(false)))],
    examples: rule27Examples)

  private static let rule27Constraint: Constraint = .present(false)

  private static let rule27Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("daliyScale"), .text("0.5")), Example.Value(.field("publishStory"), .flag(true))])],
    warn: [Example([Example.Value(.field("daliyScale"), .text("0.5")), Example.Value(.field("publishStory"), .flag(false))])],
    fail: [])

  private static let rule28: Rule = Rule(
    id: "douyin-share-ios/request-title-length-utf16",
    subject: .field("title"),
    constraint: rule28Constraint,
    strength: .unstated, certainty: .official, step: .request,
    shareState: 21002,
    message: "has {measured}; {looser} are taken, and the page does not say whether its 500 are characters or UTF-16 units, as NSString counts",
    fix: "Shorten text, short title and hashtags to 500 UTF-16 units together; an emoji counts two or more.",
    source: source0,
    looser: "douyin-share-ios/request-title-length",
    examples: rule28Examples)

  private static let rule28Constraint: Constraint = .length(.max(.figure(500)), .utf16)

  private static let rule28Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("title"), .text("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"))])],
    warn: [Example([Example.Value(.field("title"), .text("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa😀"))])],
    fail: [])

  private static let rule29: Rule = Rule(
    id: "douyin-share-ios/request-title-length",
    subject: .field("title"),
    constraint: rule29Constraint,
    strength: .unstated, certainty: .official, step: .request,
    shareState: 21002,
    message: "has {measured}, at most {limit}; text, short title and hashtags count together, as Unicode characters since no unit is documented",
    fix: "Shorten text, short title and hashtags to 500 characters together.",
    source: source0,
    examples: rule29Examples)

  private static let rule29Constraint: Constraint = .length(.max(.figure(500)), .characters)

  private static let rule29Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("title"), .text("字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字"))])],
    warn: [],
    fail: [Example([Example.Value(.field("title"), .text("字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字字"))])])

  private static let rule30: Rule = Rule(
    id: "douyin-share-ios/request-title-text-plain",
    subject: .field("title.text"),
    constraint: rule30Constraint,
    strength: .advice, certainty: .official, step: .request,
    shareState: 21002,
    message: "holds characters that hide or reorder text; {limit} is shown as it is written",
    fix: "Remove the control characters and marks of direction.",
    source: source5,
    examples: rule30Examples)

  private static let rule30Constraint: Constraint = .form(.plainText)

  private static let rule30Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("title.text"), .text("夏天 ☀️"))]), Example([Example.Value(.field("title.text"), .text("a\nb"))])],
    warn: [Example([Example.Value(.field("title.text"), .text("a\u{202e}b"))]), Example([Example.Value(.field("title.text"), .text("a\u{2066}b"))]), Example([Example.Value(.field("title.text"), .text("a\u{7}b"))])],
    fail: [])

  private static let rule31: Rule = Rule(
    id: "douyin-share-ios/request-title-shorttitle-plain",
    subject: .field("title.shortTitle"),
    constraint: rule31Constraint,
    strength: .advice, certainty: .official, step: .request,
    shareState: 21002,
    message: "holds characters that hide or reorder text; {limit} is shown as it is written",
    fix: "Remove the control characters and marks of direction.",
    source: source5,
    examples: rule31Examples)

  private static let rule31Constraint: Constraint = .form(.plainText)

  private static let rule31Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("title.shortTitle"), .text("夏天 ☀️"))]), Example([Example.Value(.field("title.shortTitle"), .text("a\nb"))])],
    warn: [Example([Example.Value(.field("title.shortTitle"), .text("a\u{202e}b"))]), Example([Example.Value(.field("title.shortTitle"), .text("a\u{2066}b"))]), Example([Example.Value(.field("title.shortTitle"), .text("a\u{7}b"))])],
    fail: [])

  private static let rule32: Rule = Rule(
    id: "douyin-share-ios/request-hashtag-position",
    subject: .field("title.hashtags[].index"),
    constraint: rule32Constraint,
    strength: .unstated, certainty: .official, step: .request,
    shareState: 21002,
    message: "is {measured}, expected {limit}",
    fix: "Count the position in title.text as NSString does, from 0 to its length.",
    source: source0,
    appliesIf: [Clause(.field("title.text"), .present(true))],
    examples: rule32Examples)

  private static let rule32Constraint: Constraint = .positionIn(field: "title.text", .utf16)

  private static let rule32Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("title.hashtags[].index"), .integer(5)), Example.Value(.field("title.text"), .text("hello"))]), Example([Example.Value(.field("title.hashtags[].index"), .integer(0)), Example.Value(.field("title.text"), .text("hello"))])],
    warn: [],
    fail: [Example([Example.Value(.field("title.hashtags[].index"), .integer(6)), Example.Value(.field("title.text"), .text("hello"))]), Example([Example.Value(.field("title.hashtags[].index"), .integer(-1)), Example.Value(.field("title.text"), .text("hello"))])])

  private static let rule33: Rule = Rule(
    id: "douyin-share-ios/request-mention-position",
    subject: .field("title.mentions[].index"),
    constraint: rule33Constraint,
    strength: .unstated, certainty: .official, step: .request,
    shareState: 21002,
    message: "is {measured}, expected {limit}",
    fix: "Count the position in title.text as NSString does, from 0 to its length.",
    source: source0,
    appliesIf: [Clause(.field("title.text"), .present(true))],
    examples: rule33Examples)

  private static let rule33Constraint: Constraint = .positionIn(field: "title.text", .utf16)

  private static let rule33Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("title.mentions[].index"), .integer(5)), Example.Value(.field("title.text"), .text("hello"))]), Example([Example.Value(.field("title.mentions[].index"), .integer(0)), Example.Value(.field("title.text"), .text("hello"))])],
    warn: [],
    fail: [Example([Example.Value(.field("title.mentions[].index"), .integer(6)), Example.Value(.field("title.text"), .text("hello"))]), Example([Example.Value(.field("title.mentions[].index"), .integer(-1)), Example.Value(.field("title.text"), .text("hello"))])])

  private static let rule34: Rule = Rule(
    id: "douyin-share-ios/request-hashtag-text",
    subject: .field("title.hashtags[].text"),
    constraint: rule34Constraint,
    strength: .unstated, certainty: .official, step: .request,
    shareState: 21002,
    message: "is missing; a hashtag is its text",
    fix: "Set text to the hashtag without its number sign.",
    source: source2,
    examples: rule34Examples)

  private static let rule34Constraint: Constraint = .present(true)

  private static let rule34Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("title.hashtags[].text"), .text("summer"))])],
    warn: [],
    fail: [Example([])])

  private static let rule35: Rule = Rule(
    id: "douyin-share-ios/request-mention-user",
    subject: .field("title.mentions[].openID"),
    constraint: rule35Constraint,
    strength: .unstated, certainty: .official, step: .request,
    shareState: 21002,
    message: "is missing; a mention names a user by openID, and a hashtag belongs among the hashtags",
    fix: "Set openID to that of the user, or move the hashtag to title.hashtags.",
    source: source2,
    furtherSources: [source0],
    examples: rule35Examples)

  private static let rule35Constraint: Constraint = .present(true)

  private static let rule35Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("title.mentions[].openID"), .text("user"))])],
    warn: [],
    fail: [Example([])])

  private static let rule36: Rule = Rule(
    id: "douyin-share-ios/request-sticker-x",
    subject: .field("*.locationX"),
    constraint: rule36Constraint,
    strength: .unstated, certainty: .official, step: .request,
    shareState: 21002,
    message: "is {measured}, expected {min} to {max}: a share of the picture, and not pixels",
    fix: "Divide the position by the size of the picture.",
    source: source0,
    examples: rule36Examples)

  private static let rule36Constraint: Constraint = .within(.range(min: .figure(0), max: .figure(1)))

  private static let rule36Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("*.locationX"), .integer(0))]), Example([Example.Value(.field("*.locationX"), .integer(1))])],
    warn: [],
    fail: [Example([Example.Value(.field("*.locationX"), .integer(-1))]), Example([Example.Value(.field("*.locationX"), .integer(2))]), Example([Example.Value(.field("*.locationX"), .integer(540))])])

  private static let rule37: Rule = Rule(
    id: "douyin-share-ios/request-sticker-y",
    subject: .field("*.locationY"),
    constraint: rule37Constraint,
    strength: .unstated, certainty: .official, step: .request,
    shareState: 21002,
    message: "is {measured}, expected {min} to {max}: a share of the picture, and not pixels",
    fix: "Divide the position by the size of the picture.",
    source: source0,
    examples: rule37Examples)

  private static let rule37Constraint: Constraint = .within(.range(min: .figure(0), max: .figure(1)))

  private static let rule37Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("*.locationY"), .integer(0))]), Example([Example.Value(.field("*.locationY"), .integer(1))])],
    warn: [],
    fail: [Example([Example.Value(.field("*.locationY"), .integer(-1))]), Example([Example.Value(.field("*.locationY"), .integer(2))]), Example([Example.Value(.field("*.locationY"), .integer(540))])])

  private static let rule38: Rule = Rule(
    id: "douyin-share-ios/request-sticker-image",
    subject: .field("imageStickers[].localIdentifier"),
    constraint: rule38Constraint,
    strength: .unstated, certainty: .official, step: .request,
    shareState: 21002,
    message: "is missing; an image sticker is an image of the photo library",
    fix: "Set localIdentifier to the image.",
    source: source2,
    furtherSources: [source0],
    examples: rule38Examples)

  private static let rule38Constraint: Constraint = .present(true)

  private static let rule38Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("imageStickers[].localIdentifier"), .text("logo.png"))])],
    warn: [],
    fail: [Example([])])

  private static let rule39: Rule = Rule(
    id: "douyin-share-ios/request-scope-posting",
    subject: .field("publishStory"),
    constraint: rule39Constraint,
    strength: .hard, certainty: .official, step: .context,
    shareState: 20003,
    message: "posting needs the permission {limit}",
    fix: "Apply for aweme.share in the console of Douyin, and name it in the scopes of the context.",
    source: source0,
    appliesIf: [Clause(.field("publishStory"), .equals(.flag(false)))],
    examples: rule39Examples)

  private static let rule39Constraint: Constraint = .granted("aweme.share", parameter: "scopes", among: nil)

  private static let rule39Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("publishStory"), .flag(false))], assuming: [Assumptions.Entry("scopes", "aweme.share")]), Example([Example.Value(.field("publishStory"), .flag(true))], assuming: [Assumptions.Entry("scopes", "aweme.forward")])],
    warn: [],
    fail: [Example([Example.Value(.field("publishStory"), .flag(false))], assuming: [Assumptions.Entry("scopes", "aweme.forward")])])

  private static let rule40: Rule = Rule(
    id: "douyin-share-ios/request-scope-daily-below-30-5-0",
    subject: .field("publishStory"),
    constraint: rule40Constraint,
    strength: .hard, certainty: .official, step: .context,
    shareState: 20003,
    message: "Daily needs the permission {limit} below Douyin 30.5.0",
    fix: "Apply for aweme.share in the console of Douyin, and name it in the scopes of the context.",
    source: source0,
    when: [Condition("app_version", .version(from: nil, below: .number("30.5.0")))],
    appliesIf: [Clause(.field("publishStory"), .equals(.flag(true)))],
    examples: rule40Examples)

  private static let rule40Constraint: Constraint = .granted("aweme.share", parameter: "scopes", among: nil)

  private static let rule40Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("publishStory"), .flag(true))], assuming: [Assumptions.Entry("scopes", "aweme.share"), Assumptions.Entry("app_version", "30.4.9")]), Example([Example.Value(.field("publishStory"), .flag(true))], assuming: [Assumptions.Entry("scopes", "aweme.forward"), Assumptions.Entry("app_version", "30.5.0")])],
    warn: [],
    fail: [Example([Example.Value(.field("publishStory"), .flag(true))], assuming: [Assumptions.Entry("scopes", "aweme.forward"), Assumptions.Entry("app_version", "30.4.9")])])

  private static let rule41: Rule = Rule(
    id: "douyin-share-ios/request-scope-daily",
    subject: .field("publishStory"),
    constraint: rule41Constraint,
    strength: .hard, certainty: .official, step: .context,
    shareState: 20003,
    message: "Daily needs the permission {limit} from Douyin 30.5.0 on",
    fix: "Apply for aweme.forward in the console of Douyin, and name it in the scopes of the context.",
    source: source0,
    when: [Condition("app_version", .version(from: .number("30.5.0"), below: nil))],
    appliesIf: [Clause(.field("publishStory"), .equals(.flag(true)))],
    examples: rule41Examples)

  private static let rule41Constraint: Constraint = .granted("aweme.forward", parameter: "scopes", among: nil)

  private static let rule41Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("publishStory"), .flag(true))], assuming: [Assumptions.Entry("scopes", "aweme.forward"), Assumptions.Entry("app_version", "30.5.0")]), Example([Example.Value(.field("publishStory"), .flag(true))], assuming: [Assumptions.Entry("scopes", "aweme.share"), Assumptions.Entry("app_version", "30.4.9")])],
    warn: [],
    fail: [Example([Example.Value(.field("publishStory"), .flag(true))], assuming: [Assumptions.Entry("scopes", "aweme.share"), Assumptions.Entry("app_version", "30.5.0")])])

  private static let rule42: Rule = Rule(
    id: "douyin-share-ios/request-images-max-below-12-3-0",
    subject: .aggregate(.count(.image)),
    constraint: rule42Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "{measured} images, at most {limit} below Douyin 12.3.0",
    fix: "Share at most {limit} images at a time.",
    source: source1,
    when: [Condition("app_version", .version(from: nil, below: .number("12.3.0")))],
    system: "Android",
    examples: rule42Examples)

  private static let rule42Constraint: Constraint = .within(.max(.figure(12)))

  private static let rule42Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.count(.image)), .integer(12))], assuming: [Assumptions.Entry("app_version", "12.2.9")]), Example([Example.Value(.aggregate(.count(.image)), .integer(13))], assuming: [Assumptions.Entry("app_version", "12.3.0")])],
    warn: [],
    fail: [Example([Example.Value(.aggregate(.count(.image)), .integer(13))], assuming: [Assumptions.Entry("app_version", "12.2.9")])])

  private static let rule43: Rule = Rule(
    id: "douyin-share-ios/request-images-max",
    subject: .aggregate(.count(.image)),
    constraint: rule43Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "{measured} images, at most {limit}",
    fix: "Share at most {limit} images at a time.",
    source: source1,
    when: [Condition("app_version", .version(from: .number("12.3.0"), below: nil))],
    system: "Android",
    examples: rule43Examples)

  private static let rule43Constraint: Constraint = .within(.max(.figure(35)))

  private static let rule43Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.count(.image)), .integer(35))], assuming: [Assumptions.Entry("app_version", "12.3.0")])],
    warn: [],
    fail: [Example([Example.Value(.aggregate(.count(.image)), .integer(36))], assuming: [Assumptions.Entry("app_version", "12.3.0")])])

  private static let rule44: Rule = Rule(
    id: "douyin-share-ios/request-videos-max-below-18-0-0",
    subject: .aggregate(.count(.video)),
    constraint: rule44Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "{measured} videos, at most {limit} below Douyin 18.0.0",
    fix: "Share at most {limit} videos at a time.",
    source: source1,
    when: [Condition("app_version", .version(from: nil, below: .number("18.0.0")))],
    system: "Android",
    examples: rule44Examples)

  private static let rule44Constraint: Constraint = .within(.max(.figure(12)))

  private static let rule44Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.count(.video)), .integer(12))], assuming: [Assumptions.Entry("app_version", "17.9.9")]), Example([Example.Value(.aggregate(.count(.video)), .integer(13))], assuming: [Assumptions.Entry("app_version", "18.0.0")])],
    warn: [],
    fail: [Example([Example.Value(.aggregate(.count(.video)), .integer(13))], assuming: [Assumptions.Entry("app_version", "17.9.9")])])

  private static let rule45: Rule = Rule(
    id: "douyin-share-ios/request-videos-max",
    subject: .aggregate(.count(.video)),
    constraint: rule45Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "{measured} videos, at most {limit}",
    fix: "Share at most {limit} videos at a time.",
    source: source1,
    when: [Condition("app_version", .version(from: .number("18.0.0"), below: nil))],
    system: "Android",
    examples: rule45Examples)

  private static let rule45Constraint: Constraint = .within(.max(.figure(35)))

  private static let rule45Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.count(.video)), .integer(35))], assuming: [Assumptions.Entry("app_version", "18.0.0")])],
    warn: [],
    fail: [Example([Example.Value(.aggregate(.count(.video)), .integer(36))], assuming: [Assumptions.Entry("app_version", "18.0.0")])])

  private static let rule46: Rule = Rule(
    id: "douyin-share-ios/request-mixed-below-17-4-0",
    subject: .aggregate(.count(.image)),
    constraint: rule46Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "images and videos together, which needs Douyin 17.4.0 ({measured} of them are images)",
    fix: "Share either images or videos.",
    source: source1,
    when: [Condition("app_version", .version(from: nil, below: .number("17.4.0")))],
    appliesIf: [Clause(.aggregate(.count(.video)), .within(.min(.figure(1))))],
    system: "Android",
    examples: rule46Examples)

  private static let rule46Constraint: Constraint = .within(.max(.figure(0)))

  private static let rule46Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.count(.image)), .integer(0)), Example.Value(.aggregate(.count(.video)), .integer(2))], assuming: [Assumptions.Entry("app_version", "17.3.9")]), Example([Example.Value(.aggregate(.count(.image)), .integer(2)), Example.Value(.aggregate(.count(.video)), .integer(0))], assuming: [Assumptions.Entry("app_version", "17.3.9")]), Example([Example.Value(.aggregate(.count(.image)), .integer(1)), Example.Value(.aggregate(.count(.video)), .integer(1))], assuming: [Assumptions.Entry("app_version", "17.4.0")])],
    warn: [],
    fail: [Example([Example.Value(.aggregate(.count(.image)), .integer(1)), Example.Value(.aggregate(.count(.video)), .integer(1))], assuming: [Assumptions.Entry("app_version", "17.3.9")])])

  private static let rule47: Rule = Rule(
    id: "douyin-share-ios/video-duration-max",
    subject: .aggregate(.of(.sum, .fact(.duration), kind: .video)),
    constraint: rule47Constraint,
    strength: .hard, certainty: .official, step: .duration,
    shareState: 20007,
    message: "runs {measured}; a video, and all videos of a share together, may run {limit}",
    fix: "Trim it to {limit}.",
    source: source1,
    system: "Android",
    examples: rule47Examples)

  private static let rule47Constraint: Constraint = .within(.max(.figure(3600)))

  private static let rule47Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(1.0))]), Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(3600.0))])],
    warn: [Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(3600.000001))]), Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(3600.1))])],
    fail: [Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(3600.100001))]), Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(3600.2))]), Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(7200.0))])])

  private static let rule48: Rule = Rule(
    id: "douyin-share-ios/video-duration-min",
    subject: .aggregate(.of(.sum, .fact(.duration), kind: .video)),
    constraint: rule48Constraint,
    strength: .unstated, certainty: .officialOlder, step: .duration,
    shareState: 20007,
    message: "runs {measured}; all videos of a share together have to run longer than {limit} by a comment in the SDK, longer than {looser} by an older page",
    fix: "Share more than {limit} of video.",
    source: source2,
    looser: "douyin-share-ios/video-duration-min-older",
    examples: rule48Examples)

  private static let rule48Constraint: Constraint = .within(.above(.figure(3)))

  private static let rule48Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(3.000001))]), Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(15.0))])],
    warn: [Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(3.0))]), Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(2.5))]), Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(0.5))])],
    fail: [])

  private static let rule49: Rule = Rule(
    id: "douyin-share-ios/video-duration-min-older",
    subject: .aggregate(.of(.sum, .fact(.duration), kind: .video)),
    constraint: rule49Constraint,
    strength: .unstated, certainty: .officialOlder, step: .duration,
    shareState: 20007,
    message: "runs {measured}; all videos of a share together have to run longer than {limit}",
    fix: "Share more than 3 s of video.",
    source: source4,
    examples: rule49Examples)

  private static let rule49Constraint: Constraint = .within(.above(.figure(1)))

  private static let rule49Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(1.000001))]), Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(3.0))])],
    warn: [Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(1.0))]), Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(0.5))])],
    fail: [])

  private static let rule50: Rule = Rule(
    id: "douyin-share-ios/app-query-schemes",
    subject: .app(.entries("LSApplicationQueriesSchemes")),
    constraint: rule50Constraint,
    strength: .unstated, certainty: .official, step: .context,
    message: "LSApplicationQueriesSchemes has no entry, so the app cannot ask whether Douyin is installed",
    fix: "Add LSApplicationQueriesSchemes to Info.plist; guides of third parties list douyinopensdk, douyinsharesdk and snssdk1128.",
    source: source0,
    examples: rule50Examples)

  private static let rule50Constraint: Constraint = .within(.min(.figure(1)))

  private static let rule50Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.entries("LSApplicationQueriesSchemes")), .integer(1))])],
    warn: [],
    fail: [Example([Example.Value(.app(.entries("LSApplicationQueriesSchemes")), .integer(0))])])

  private static let rule51: Rule = Rule(
    id: "douyin-share-ios/app-query-schemes-listed",
    subject: .app(.infoPlist("LSApplicationQueriesSchemes")),
    constraint: rule51Constraint,
    strength: .unstated, certainty: .thirdParty, step: .context,
    message: "LSApplicationQueriesSchemes lacks {limit}, which guides of third parties list",
    fix: "Add {limit} to LSApplicationQueriesSchemes in Info.plist, each as the bare scheme without “://”.",
    source: source6,
    looser: "douyin-share-ios/app-query-schemes",
    examples: rule51Examples)

  private static let rule51Constraint: Constraint = .contains([.text("douyinopensdk"), .text("douyinliteopensdk"), .text("douyinsharesdk"), .text("snssdk1128")])

  private static let rule51Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.infoPlist("LSApplicationQueriesSchemes")), .list(["douyinopensdk", "douyinliteopensdk", "douyinsharesdk", "snssdk1128"]))])],
    warn: [Example([Example.Value(.app(.infoPlist("LSApplicationQueriesSchemes")), .list(["douyinopensdk", "douyinsharesdk", "snssdk1128"]))]), Example([Example.Value(.app(.infoPlist("LSApplicationQueriesSchemes")), .list(["douyinopensdk://"]))])],
    fail: [])

  private static let rule52: Rule = Rule(
    id: "douyin-share-ios/app-query-schemes-count",
    subject: .app(.entries("LSApplicationQueriesSchemes")),
    constraint: rule52Constraint,
    strength: .hard, certainty: .officialQuoted, step: .context,
    message: "LSApplicationQueriesSchemes has {measured} entries; an app built for iOS 15 or later may have {limit}",
    fix: "Take out the schemes of apps that this one no longer asks about.",
    source: source3,
    examples: rule52Examples)

  private static let rule52Constraint: Constraint = .within(.max(.figure(50)))

  private static let rule52Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.entries("LSApplicationQueriesSchemes")), .integer(1))]), Example([Example.Value(.app(.entries("LSApplicationQueriesSchemes")), .integer(50))])],
    warn: [Example([Example.Value(.app(.entries("LSApplicationQueriesSchemes")), .integer(51))])],
    fail: [])

  private static let rule53: Rule = Rule(
    id: "douyin-share-ios/app-url-scheme",
    subject: .app(.entries("CFBundleURLTypes/CFBundleURLSchemes")),
    constraint: rule53Constraint,
    strength: .unstated, certainty: .official, step: .context,
    message: "CFBundleURLSchemes has no entry, so Douyin has no way back to the app",
    fix: "Add the client key of the app to CFBundleURLSchemes of an entry of CFBundleURLTypes in Info.plist.",
    source: source0,
    examples: rule53Examples)

  private static let rule53Constraint: Constraint = .within(.min(.figure(1)))

  private static let rule53Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.entries("CFBundleURLTypes/CFBundleURLSchemes")), .integer(1))])],
    warn: [],
    fail: [Example([Example.Value(.app(.entries("CFBundleURLTypes/CFBundleURLSchemes")), .integer(0))])])

  private static let rule54: Rule = Rule(
    id: "douyin-share-ios/app-photo-library-usage",
    subject: .app(.infoPlist("NSPhotoLibraryUsageDescription")),
    constraint: rule54Constraint,
    strength: .unstated, certainty: .official, step: .context,
    message: "NSPhotoLibraryUsageDescription holds {measured}; what is shared comes from the photo library",
    fix: "Say in NSPhotoLibraryUsageDescription of Info.plist what the app does with photos.",
    source: source0,
    examples: rule54Examples)

  private static let rule54Constraint: Constraint = .form(.filled)

  private static let rule54Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.infoPlist("NSPhotoLibraryUsageDescription")), .text("Photos are shared to Douyin."))])],
    warn: [],
    fail: [Example([Example.Value(.app(.infoPlist("NSPhotoLibraryUsageDescription")), .text(""))]), Example([Example.Value(.app(.infoPlist("NSPhotoLibraryUsageDescription")), .text(" "))])])

  private static let rule55: Rule = Rule(
    id: "douyin-share-ios/app-photo-library-add-usage",
    subject: .app(.infoPlist("NSPhotoLibraryAddUsageDescription")),
    constraint: rule55Constraint,
    strength: .advice, certainty: .thirdParty, step: .context,
    message: "NSPhotoLibraryAddUsageDescription holds {measured}; an app that saves to the photo library before it shares needs it",
    fix: "Say in NSPhotoLibraryAddUsageDescription of Info.plist what the app saves, if it saves anything.",
    source: source6,
    examples: rule55Examples)

  private static let rule55Constraint: Constraint = .form(.filled)

  private static let rule55Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.infoPlist("NSPhotoLibraryAddUsageDescription")), .text("Pictures are saved before they are shared."))])],
    warn: [Example([Example.Value(.app(.infoPlist("NSPhotoLibraryAddUsageDescription")), .text(""))])],
    fail: [])

}

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
    unreadable: unreadable,
    undocumented: undocumented)

  private static let sources: [Source] = [source0, source1, source2, source3, source4, source5]

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
      id: "older-guide", title: "Douyin, share from iOS, older page",
      url: "https://open.douyin.com/platform/resource/docs/develop/share/ios",
      checked: .day(2026, 11, 21))

  private static let source4: Source = Source(
      id: "module", title: "APICloud module DouYinPlatform, a third party's guide",
      url: "https://bookstack.cn/read/apicloud/86817a79725684b7.md",
      checked: .day(2026, 11, 21))

  private static let source5: Source = Source(
      id: "sharesdk", title: "ShareSDK and Douyin, a third party's article of 2019",
      url: "https://juejin.cn/post/6844903812616945678",
      checked: .day(2026, 11, 21))

  private static let notes: [String] = [
    "The page for iOS gives no figure for duration, size or format. Figures come from the page for Android and say so; those of older pages, of comments in the SDK and of third parties are warnings.",
    "What a version of Douyin takes differs. Versions are those of the page for Android. Comments in the SDK still give the limits of the oldest: 12 images or videos, and the narrower shape for images.",
    "Handing over to the editing page needs Douyin 7.5.0 by the page for Android. The publishing page takes a single video, from Douyin 14.7 on; the page for Android says 14.8.0.",
    "Permissions: below Douyin 30.5.0 aweme.share covers posting and Daily; from 30.5.0 on posting needs aweme.share and Daily aweme.forward.",
    "A title with its hashtags and mentions has at most 500 characters, in a unit that is not said, and needs Douyin 21.3.0, as stickers do. Such fields of a request are not in a file, and no rule here speaks of them.",
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
        constant: "DouyinOpenSDKShareRespStateSuccess"),
    ShareState(
        code: 20001, name: "unknown error",
        meaning: "Something that this version of the SDK has no name for.",
        constant: "DouyinOpenSDKShareRespStateUnknownError",
        predictableFrom: [.runTime]),
    ShareState(
        code: 20002, name: "parameters not usable",
        meaning: "The media is not of the declared kind. Which code answers too many images or videos is not documented; taken to be this one.",
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
    Undocumented("The unit of maxEdge, the size of a sticker"),
    Undocumented("The unit of the 500 that a title may have"),
  ]

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
  ]

  private static let requestForm: RequestForm? = nil

  private static let rule0: Rule = Rule(
    id: "douyin-share-ios/video-container",
    subject: .measure(.fact(.container)),
    constraint: rule0Constraint,
    strength: .advice, certainty: .official, step: .format,
    shareState: 20012,
    message: "is {measured}; {limit} is asked for, though no document says so for iOS",
    fix: "Convert it to MP4; rewrapping is enough for H.264 and AAC.",
    source: source1,
    system: "android",
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
    system: "android",
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
    source: source3,
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
    source: source5,
    furtherSources: [source4],
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
    system: "android",
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
    system: "android",
    examples: rule5Examples)

  private static let rule5Constraint: Constraint = .within(.range(min: .figure(1, 3), max: .figure(3)))

  private static let rule5Examples: Examples = Examples(
    pass: [Example([Example.Value(.measure(.derived(.imageAspectRatio)), .ratio(.figure(1, 3)))], assuming: [Assumptions.Entry("app_version", "17.4.0")]), Example([Example.Value(.measure(.derived(.imageAspectRatio)), .ratio(.figure(3)))], assuming: [Assumptions.Entry("app_version", "21.1.9")]), Example([Example.Value(.measure(.derived(.imageAspectRatio)), .ratio(.figure(3001, 1000)))], assuming: [Assumptions.Entry("app_version", "21.2.0")])],
    warn: [],
    fail: [Example([Example.Value(.measure(.derived(.imageAspectRatio)), .ratio(.figure(1000, 3001)))], assuming: [Assumptions.Entry("app_version", "17.4.0")]), Example([Example.Value(.measure(.derived(.imageAspectRatio)), .ratio(.figure(3001, 1000)))], assuming: [Assumptions.Entry("app_version", "21.1.9")])])

  private static let rule6: Rule = Rule(
    id: "douyin-share-ios/request-images-max-below-12-3-0",
    subject: .aggregate(.count(.image)),
    constraint: rule6Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "{measured} images, at most {limit} below Douyin 12.3.0",
    fix: "Share at most {limit} images at a time.",
    source: source1,
    when: [Condition("app_version", .version(from: nil, below: .number("12.3.0")))],
    system: "android",
    examples: rule6Examples)

  private static let rule6Constraint: Constraint = .within(.max(.figure(12)))

  private static let rule6Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.count(.image)), .integer(12))], assuming: [Assumptions.Entry("app_version", "12.2.9")]), Example([Example.Value(.aggregate(.count(.image)), .integer(13))], assuming: [Assumptions.Entry("app_version", "12.3.0")])],
    warn: [],
    fail: [Example([Example.Value(.aggregate(.count(.image)), .integer(13))], assuming: [Assumptions.Entry("app_version", "12.2.9")])])

  private static let rule7: Rule = Rule(
    id: "douyin-share-ios/request-images-max",
    subject: .aggregate(.count(.image)),
    constraint: rule7Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "{measured} images, at most {limit}",
    fix: "Share at most {limit} images at a time.",
    source: source1,
    when: [Condition("app_version", .version(from: .number("12.3.0"), below: nil))],
    system: "android",
    examples: rule7Examples)

  private static let rule7Constraint: Constraint = .within(.max(.figure(35)))

  private static let rule7Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.count(.image)), .integer(35))], assuming: [Assumptions.Entry("app_version", "12.3.0")])],
    warn: [],
    fail: [Example([Example.Value(.aggregate(.count(.image)), .integer(36))], assuming: [Assumptions.Entry("app_version", "12.3.0")])])

  private static let rule8: Rule = Rule(
    id: "douyin-share-ios/request-videos-max-below-18-0-0",
    subject: .aggregate(.count(.video)),
    constraint: rule8Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "{measured} videos, at most {limit} below Douyin 18.0.0",
    fix: "Share at most {limit} videos at a time.",
    source: source1,
    when: [Condition("app_version", .version(from: nil, below: .number("18.0.0")))],
    system: "android",
    examples: rule8Examples)

  private static let rule8Constraint: Constraint = .within(.max(.figure(12)))

  private static let rule8Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.count(.video)), .integer(12))], assuming: [Assumptions.Entry("app_version", "17.9.9")]), Example([Example.Value(.aggregate(.count(.video)), .integer(13))], assuming: [Assumptions.Entry("app_version", "18.0.0")])],
    warn: [],
    fail: [Example([Example.Value(.aggregate(.count(.video)), .integer(13))], assuming: [Assumptions.Entry("app_version", "17.9.9")])])

  private static let rule9: Rule = Rule(
    id: "douyin-share-ios/request-videos-max",
    subject: .aggregate(.count(.video)),
    constraint: rule9Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "{measured} videos, at most {limit}",
    fix: "Share at most {limit} videos at a time.",
    source: source1,
    when: [Condition("app_version", .version(from: .number("18.0.0"), below: nil))],
    system: "android",
    examples: rule9Examples)

  private static let rule9Constraint: Constraint = .within(.max(.figure(35)))

  private static let rule9Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.count(.video)), .integer(35))], assuming: [Assumptions.Entry("app_version", "18.0.0")])],
    warn: [],
    fail: [Example([Example.Value(.aggregate(.count(.video)), .integer(36))], assuming: [Assumptions.Entry("app_version", "18.0.0")])])

  private static let rule10: Rule = Rule(
    id: "douyin-share-ios/request-mixed-below-17-4-0",
    subject: .aggregate(.count(.image)),
    constraint: rule10Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "images and videos together, which needs Douyin 17.4.0 ({measured} of them are images)",
    fix: "Share either images or videos.",
    source: source1,
    when: [Condition("app_version", .version(from: nil, below: .number("17.4.0")))],
    appliesIf: [Clause(.aggregate(.count(.video)), .within(.min(.figure(1))))],
    system: "android",
    examples: rule10Examples)

  private static let rule10Constraint: Constraint = .within(.max(.figure(0)))

  private static let rule10Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.count(.image)), .integer(0)), Example.Value(.aggregate(.count(.video)), .integer(2))], assuming: [Assumptions.Entry("app_version", "17.3.9")]), Example([Example.Value(.aggregate(.count(.image)), .integer(2)), Example.Value(.aggregate(.count(.video)), .integer(0))], assuming: [Assumptions.Entry("app_version", "17.3.9")]), Example([Example.Value(.aggregate(.count(.image)), .integer(1)), Example.Value(.aggregate(.count(.video)), .integer(1))], assuming: [Assumptions.Entry("app_version", "17.4.0")])],
    warn: [],
    fail: [Example([Example.Value(.aggregate(.count(.image)), .integer(1)), Example.Value(.aggregate(.count(.video)), .integer(1))], assuming: [Assumptions.Entry("app_version", "17.3.9")])])

  private static let rule11: Rule = Rule(
    id: "douyin-share-ios/video-duration-max",
    subject: .aggregate(.of(.sum, .fact(.duration), kind: .video)),
    constraint: rule11Constraint,
    strength: .hard, certainty: .official, step: .duration,
    shareState: 20007,
    message: "runs {measured}; a video, and all videos of a share together, may run {limit}",
    fix: "Trim it to {limit}.",
    source: source1,
    system: "android",
    examples: rule11Examples)

  private static let rule11Constraint: Constraint = .within(.max(.figure(3600)))

  private static let rule11Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(1.0))]), Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(3600.0))])],
    warn: [Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(3600.000001))]), Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(3600.1))])],
    fail: [Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(3600.100001))]), Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(3600.2))]), Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(7200.0))])])

  private static let rule12: Rule = Rule(
    id: "douyin-share-ios/video-duration-min",
    subject: .aggregate(.of(.sum, .fact(.duration), kind: .video)),
    constraint: rule12Constraint,
    strength: .unstated, certainty: .officialOlder, step: .duration,
    shareState: 20007,
    message: "runs {measured}; all videos of a share together have to run longer than {limit} by a comment in the SDK, longer than {looser} by an older page",
    fix: "Share more than {limit} of video.",
    source: source2,
    looser: "douyin-share-ios/video-duration-min-older",
    examples: rule12Examples)

  private static let rule12Constraint: Constraint = .within(.above(.figure(3)))

  private static let rule12Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(3.000001))]), Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(15.0))])],
    warn: [Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(3.0))]), Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(2.5))]), Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(0.5))])],
    fail: [])

  private static let rule13: Rule = Rule(
    id: "douyin-share-ios/video-duration-min-older",
    subject: .aggregate(.of(.sum, .fact(.duration), kind: .video)),
    constraint: rule13Constraint,
    strength: .unstated, certainty: .officialOlder, step: .duration,
    shareState: 20007,
    message: "runs {measured}; all videos of a share together have to run longer than {limit}",
    fix: "Share more than 3 s of video.",
    source: source3,
    examples: rule13Examples)

  private static let rule13Constraint: Constraint = .within(.above(.figure(1)))

  private static let rule13Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(1.000001))]), Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(3.0))])],
    warn: [Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(1.0))]), Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(0.5))])],
    fail: [])

}

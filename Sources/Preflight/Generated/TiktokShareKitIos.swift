// swift-format-ignore-file
// Made by script/generate from Destinations/tiktok-share-kit-ios.yml: edit that file.

import MediaProbe

enum TiktokShareKitIos {
  static let destination = Destination(
    id: "tiktok-share-kit-ios",
    shortName: "tiktok",
    name: "TikTok Share Kit (iOS)",
    publisher: "TikTok",
    summary: "An app hands photos or videos of the photo library to the TikTok app through TikTok's OpenSDK for iOS; the user edits and posts them there.",
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

  private static let sources: [Source] = [source0, source1, source2, source3]

  private static let source0: Source = Source(
      id: "share-guide", title: "Share Kit for iOS, quickstart",
      url: "https://developers.tiktok.com/doc/share-kit-ios-quickstart-v2",
      checked: .day(2026, 11, 21), reviewAfter: .day(2027, 5, 21))

  private static let source1: Source = Source(
      id: "sdk", title: "TikTok OpenSDK for iOS 2.5.0, source",
      url: "https://github.com/tiktok/tiktok-opensdk-ios",
      checked: .day(2026, 11, 21), reviewAfter: .day(2027, 5, 21))

  private static let source2: Source = Source(
      id: "query-schemes", title: "canOpenURL(_:), UIKit reference",
      url: "https://developer.apple.com/documentation/uikit/uiapplication/canopenurl(_:)",
      checked: .day(2026, 11, 21), reviewAfter: .day(2027, 5, 21))

  private static let source3: Source = Source(
      id: "older-guide", title: "Share to TikTok on iOS, older page",
      url: "https://developers.tiktok.com/doc/ios-share",
      checked: .day(2026, 11, 21))

  private static let notes: [String] = [
    "The SDK object says success until a callback sets something else, so a missing share state is no proof of success.",
    "Brand marks of TikTok need an authorisation, and content with a watermark may be removed. No file tells that.",
    "The maximum duration may be lower in some regions; no table of regions is published.",
  ]

  private static let shareStates: ShareStateTable? = ShareStateTable(success: 20000, states: states)

  private static let states: [ShareState] = [
    ShareState(
        code: 20000, name: "shared",
        meaning: "Done. A tool can only say that no documented rule is broken.",
        constant: "success", errorCode: 0),
    ShareState(
        code: 20001, name: "unknown error",
        meaning: "Something that this version of the SDK has no name for.",
        constant: "unknownError",
        predictableFrom: [.runTime]),
    ShareState(
        code: 20002, name: "parameters not usable",
        meaning: "The parameters of the request could not be used: the declared media type differs from the media, the list is empty or too long, kinds are mixed. Which breach of a count ends here is not documented.",
        constant: "paramInvalid",
        predictableFrom: [.request, .media]),
    ShareState(
        code: 20003, name: "app lacks permission",
        meaning: "The app is not permitted to share. Client key, bundle id or the product in the developer portal do not match.",
        constant: "sharePermissionDenied",
        predictableFrom: [.context]),
    ShareState(
        code: 20004, name: "user not logged in",
        meaning: "Nobody is logged in to TikTok.",
        constant: "userNotLogin",
        predictableFrom: [.runTime]),
    ShareState(
        code: 20005, name: "TikTok may not read photos",
        meaning: "TikTok itself has no access to the photo library; the sharing app cannot see that.",
        constant: "noPhotoLibraryPermission",
        predictableFrom: [.runTime]),
    ShareState(
        code: 20006, name: "network error",
        meaning: "TikTok has no network.",
        constant: "networkError",
        predictableFrom: [.runTime]),
    ShareState(
        code: 20007, name: "video length doesn't meet requirements",
        meaning: "A video, or all of them together, is too long or too short. Some regions may allow less.",
        constant: "videoTimeLimitError",
        predictableFrom: [.media, .request]),
    ShareState(
        code: 20008, name: "photo doesn't meet requirements",
        meaning: "A photo is refused. The SDK's name for it speaks of resolution; the only published figure is the shape.",
        constant: "photoResolutionError",
        predictableFrom: [.media]),
    ShareState(
        code: 20009, name: "time stamp check failed",
        meaning: "The clock of the device is off.",
        constant: "timeStampError",
        predictableFrom: [.runTime]),
    ShareState(
        code: 20010, name: "media could not be processed",
        meaning: "TikTok could not process the media, for instance because it is damaged.",
        constant: "handleMediaError",
        predictableFrom: [.media]),
    ShareState(
        code: 20011, name: "video resolution doesn't meet requirements",
        meaning: "A video is refused for its size or shape. The only published figure is the shape.",
        constant: "videoResolutionError",
        predictableFrom: [.media]),
    ShareState(
        code: 20012, name: "video format not supported",
        meaning: "The format of a video is not supported. The list of formats is not published for Share Kit.",
        constant: "videoFormatError",
        predictableFrom: [.media]),
    ShareState(
        code: 20013, name: "cancelled",
        meaning: "The user cancelled. The SDK also answers this when the universal link could not be opened.",
        constant: "cancelled",
        predictableFrom: [.runTime], errorCode: -2),
    ShareState(
        code: 20014, name: "another upload is running",
        meaning: "TikTok is still uploading something else.",
        constant: "haveUploadedTask",
        predictableFrom: [.runTime]),
    ShareState(
        code: 20015, name: "saved as draft",
        meaning: "The user saved it as a draft. Older text adds that the account may not post videos.",
        constant: "saveAsDraft",
        predictableFrom: [.runTime]),
    ShareState(
        code: 20016, name: "posting failed",
        meaning: "Posting failed. In the Android SDK this number stands for a saved draft.",
        constant: "publishFaild",
        predictableFrom: [.runTime]),
    ShareState(
        code: 20019, name: "TikTok not installed",
        meaning: "Named in the SDK's source alone. The SDK also believes it when the app's property list lacks the query schemes snssdk1233 and snssdk1180.",
        constant: "tiktokIsNotInstalled",
        predictableFrom: [.context], errorCode: -1),
    ShareState(
        code: 21001, name: "download from iCloud failed",
        meaning: "The media is in iCloud and not on the device, and fetching it failed.",
        constant: "mediaInICloudError",
        predictableFrom: [.context, .runTime]),
    ShareState(
        code: 21002, name: "internal parameters not usable",
        meaning: "What the SDK made of the request could not be read, for instance malformed identifiers.",
        constant: "paramsParsingError",
        predictableFrom: [.request]),
    ShareState(
        code: 21003, name: "media does not exist",
        meaning: "The photo library has no media of that identifier.",
        constant: "getMediaError",
        predictableFrom: [.request, .runTime]),
    ShareState(
        code: 22000, name: "TikTok too old",
        meaning: "Named in the SDK's source alone. The installed TikTok does not know what was asked for.",
        predictableFrom: [.runTime]),
    ShareState(
        code: 22001, name: "another account is logged in",
        meaning: "Named in the SDK's source alone: another account is logged in. Older text for Android gives the number to a resolution that is not supported.",
        predictableFrom: [.runTime]),
    ShareState(
        code: 22002, name: "no permission for direct messages",
        meaning: "Named in the SDK's source alone, for sharing into a direct message.",
        predictableFrom: [.runTime]),
    ShareState(
        code: 22003, name: "direct message failed",
        meaning: "Named in the SDK's source alone, for sharing into a direct message.",
        predictableFrom: [.runTime]),
    ShareState(
        code: 22004, name: "parameter of the direct message missing",
        meaning: "Named in the SDK's source alone, for sharing into a direct message, whose parameters no document names.",
        predictableFrom: [.runTime]),
    ShareState(
        code: 22005, name: "schema of the direct message not valid",
        meaning: "Named in the SDK's source alone, for sharing into a direct message, whose parameters no document names.",
        predictableFrom: [.runTime]),
  ]

  private static let errorCodes: ErrorCodeTable? = ErrorCodeTable(
    name: "errorCode",
    note: "The SDK sets it beside the share state. 0 is also what stands there when the callback brings no code, so it is no proof of success.",
    codes: errors)

  private static let errors: [ErrorCode] = [
    ErrorCode(
        code: 0, name: "no error",
        meaning: "Shared, or nothing was said.",
        constant: "noError"),
    ErrorCode(
        code: -1, name: "common error",
        meaning: "Something went wrong, the network for one; the share state says more.",
        constant: "common"),
    ErrorCode(
        code: -2, name: "cancelled",
        meaning: "The user cancelled in TikTok. The SDK also says so when opening TikTok's link fails.",
        constant: "cancelled"),
    ErrorCode(
        code: -3, name: "failed",
        meaning: "Publishing failed.",
        constant: "failed"),
    ErrorCode(
        code: -4, name: "denied",
        meaning: "The app lacks a permission.",
        constant: "denied"),
    ErrorCode(
        code: -5, name: "unsupported",
        meaning: "The installed TikTok does not know what was asked for.",
        constant: "unsupported"),
    ErrorCode(
        code: 10005, name: "parameters missing",
        meaning: "The request lacks a parameter. Only the SDK's source names it.",
        constant: "missingParams"),
    ErrorCode(
        code: 100000, name: "unknown",
        meaning: "A number that this version of the SDK does not know. Only its source names it.",
        constant: "unknown"),
  ]

  private static let parameters: [Parameter] = []

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
    Undocumented("Width and height in pixels", note: "TikTok's Content Posting API has limits of its own, which are not stated for Share Kit."),
    Undocumented("Container and codec", note: "A list has to exist inside the app, since a code for it does."),
    Undocumented("File size, frame rate, bit rate"),
    Undocumented("Whether the maximum duration counts each video or all together", note: "Judged for each video."),
    Undocumented("The maximum duration by region"),
    Undocumented("Which code follows when there are too many images or videos", note: "Taken to be 20002, parameters not usable."),
    Undocumented("Which code follows when redirectURI is missing or no https link", note: "Taken to be 20002, parameters not usable."),
    Undocumented("How long state may be"),
  ]

  private static let translations: @Sendable (Language) -> DestinationTexts? = { language in
    switch language {
    case .english: nil
    case .simplifiedChinese: TiktokShareKitIosZhHans.texts
    }
  }

  private static let slots: [Slot] = [
    Slot("video", takes: [.video], rules: [rule0, rule1]),
    Slot("image", takes: [.image], rules: [rule2]),
  ]

  private static let requestRules: [Rule] = [
    rule3,
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
  ]

  private static let requestForm: RequestForm? = RequestForm(source: source1, fields: fields, malformed: 21002, unusable: 20002)

  private static let fields: [FieldForm] = [
    FieldForm("localIdentifiers", .media(slots: ["video", "image"]), isList: true),
    FieldForm("mediaType", .choice(["image", "video"]), standard: .text("image")),
    FieldForm("shareFormat", .choice(["normal", "greenScreen"]), standard: .text("normal")),
    FieldForm("redirectURI", .identifier, tells: .redirectURI),
    FieldForm("state", .identifier),
    FieldForm("customConfig", .group([FieldForm("clientKey", .identifier, tells: .infoPlist("TikTokClientKey")), FieldForm("callerUrlScheme", .identifier)])),
  ]

  private static let appRules: [Rule] = [
    rule16,
    rule17,
    rule18,
    rule19,
    rule20,
    rule21,
    rule22,
    rule23,
  ]

  private static let rule0: Rule = Rule(
    id: "tiktok-share-kit-ios/video-duration-max",
    subject: .measure(.fact(.duration)),
    constraint: rule0Constraint,
    strength: .unstated, certainty: .official, step: .duration,
    shareState: 20007,
    message: "runs {measured}, at most {limit}",
    fix: "Trim it to {limit}.",
    source: source0,
    examples: rule0Examples)

  private static let rule0Constraint: Constraint = .within(.max(.figure(600)))

  private static let rule0Examples: Examples = Examples(
    pass: [Example([Example.Value(.measure(.fact(.duration)), .number(1.0))]), Example([Example.Value(.measure(.fact(.duration)), .number(599.999999))]), Example([Example.Value(.measure(.fact(.duration)), .number(600.0))])],
    warn: [Example([Example.Value(.measure(.fact(.duration)), .number(600.000001))]), Example([Example.Value(.measure(.fact(.duration)), .number(600.1))])],
    fail: [Example([Example.Value(.measure(.fact(.duration)), .number(600.100001))]), Example([Example.Value(.measure(.fact(.duration)), .number(600.2))]), Example([Example.Value(.measure(.fact(.duration)), .number(754.2))])])

  private static let rule1: Rule = Rule(
    id: "tiktok-share-kit-ios/video-aspect-ratio",
    subject: .measure(.fact(.videoAspectRatio)),
    constraint: rule1Constraint,
    strength: .unstated, certainty: .official, step: .resolution,
    shareState: 20011,
    message: "width to height is {measured}, at least {min} and at most {max}",
    fix: "Crop it, or add bars, until width to height is {min} to {max}; 9:16 fills a phone.",
    source: source0,
    furtherSources: [source1],
    examples: rule1Examples)

  private static let rule1Constraint: Constraint = .within(.range(min: .figure(5, 11), max: .figure(11, 5)))

  private static let rule1Examples: Examples = Examples(
    pass: [Example([Example.Value(.measure(.fact(.videoAspectRatio)), .ratio(.figure(9, 16)))]), Example([Example.Value(.measure(.fact(.videoAspectRatio)), .ratio(.figure(16, 9)))]), Example([Example.Value(.measure(.fact(.videoAspectRatio)), .ratio(.figure(1)))]), Example([Example.Value(.measure(.fact(.videoAspectRatio)), .ratio(.figure(5, 11)))]), Example([Example.Value(.measure(.fact(.videoAspectRatio)), .ratio(.figure(11, 5)))])],
    warn: [],
    fail: [Example([Example.Value(.measure(.fact(.videoAspectRatio)), .ratio(.figure(499, 1100)))]), Example([Example.Value(.measure(.fact(.videoAspectRatio)), .ratio(.figure(1101, 500)))]), Example([Example.Value(.measure(.fact(.videoAspectRatio)), .ratio(.figure(3, 7)))]), Example([Example.Value(.measure(.fact(.videoAspectRatio)), .ratio(.figure(7, 3)))])])

  private static let rule2: Rule = Rule(
    id: "tiktok-share-kit-ios/image-aspect-ratio",
    subject: .measure(.derived(.imageAspectRatio)),
    constraint: rule2Constraint,
    strength: .unstated, certainty: .official, step: .resolution,
    shareState: 20008,
    message: "width to height is {measured}, at least {min} and at most {max}",
    fix: "Crop it, or add bars, until width to height is {min} to {max}; 9:16 fills a phone.",
    source: source0,
    furtherSources: [source1],
    examples: rule2Examples)

  private static let rule2Constraint: Constraint = .within(.range(min: .figure(5, 11), max: .figure(11, 5)))

  private static let rule2Examples: Examples = Examples(
    pass: [Example([Example.Value(.measure(.derived(.imageAspectRatio)), .ratio(.figure(9, 16)))]), Example([Example.Value(.measure(.derived(.imageAspectRatio)), .ratio(.figure(16, 9)))]), Example([Example.Value(.measure(.derived(.imageAspectRatio)), .ratio(.figure(1)))]), Example([Example.Value(.measure(.derived(.imageAspectRatio)), .ratio(.figure(5, 11)))]), Example([Example.Value(.measure(.derived(.imageAspectRatio)), .ratio(.figure(11, 5)))])],
    warn: [],
    fail: [Example([Example.Value(.measure(.derived(.imageAspectRatio)), .ratio(.figure(499, 1100)))]), Example([Example.Value(.measure(.derived(.imageAspectRatio)), .ratio(.figure(1101, 500)))]), Example([Example.Value(.measure(.derived(.imageAspectRatio)), .ratio(.figure(23, 10)))])])

  private static let rule3: Rule = Rule(
    id: "tiktok-share-kit-ios/request-media-present",
    subject: .aggregate(.count(nil)),
    constraint: rule3Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "names no media; the SDK then sends nothing at all",
    fix: "Name at least one image or video.",
    source: source1,
    examples: rule3Examples)

  private static let rule3Constraint: Constraint = .within(.min(.figure(1)))

  private static let rule3Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.count(nil)), .integer(1))]), Example([Example.Value(.aggregate(.count(nil)), .integer(35))])],
    warn: [],
    fail: [Example([Example.Value(.aggregate(.count(nil)), .integer(0))])])

  private static let rule4: Rule = Rule(
    id: "tiktok-share-kit-ios/request-images-as-video",
    subject: .aggregate(.count(.image)),
    constraint: rule4Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "{measured} of the media are images, and mediaType says video",
    fix: "Share videos alone, or set mediaType to image and share images alone.",
    source: source1,
    furtherSources: [source0],
    appliesIf: [Clause(.field("mediaType"), .equals(.text("video")))],
    examples: rule4Examples)

  private static let rule4Constraint: Constraint = .within(.max(.figure(0)))

  private static let rule4Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.count(.image)), .integer(0)), Example.Value(.field("mediaType"), .text("video"))]), Example([Example.Value(.aggregate(.count(.image)), .integer(2)), Example.Value(.field("mediaType"), .text("image"))])],
    warn: [],
    fail: [Example([Example.Value(.aggregate(.count(.image)), .integer(1)), Example.Value(.field("mediaType"), .text("video"))])])

  private static let rule5: Rule = Rule(
    id: "tiktok-share-kit-ios/request-videos-as-image",
    subject: .aggregate(.count(.video)),
    constraint: rule5Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "{measured} of the media are videos, and mediaType says image, which is its default",
    fix: "Set mediaType to video and share videos alone.",
    source: source1,
    furtherSources: [source0],
    appliesIf: [Clause(.field("mediaType"), .equals(.text("image")))],
    examples: rule5Examples)

  private static let rule5Constraint: Constraint = .within(.max(.figure(0)))

  private static let rule5Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.count(.video)), .integer(0)), Example.Value(.field("mediaType"), .text("image"))]), Example([Example.Value(.aggregate(.count(.video)), .integer(2)), Example.Value(.field("mediaType"), .text("video"))])],
    warn: [],
    fail: [Example([Example.Value(.aggregate(.count(.video)), .integer(1)), Example.Value(.field("mediaType"), .text("image"))])])

  private static let rule6: Rule = Rule(
    id: "tiktok-share-kit-ios/request-green-screen",
    subject: .aggregate(.count(nil)),
    constraint: rule6Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "{measured} files; a green screen takes exactly one",
    fix: "Share one image or video, or set shareFormat to normal.",
    source: source1,
    furtherSources: [source0],
    appliesIf: [Clause(.field("shareFormat"), .equals(.text("greenScreen")))],
    examples: rule6Examples)

  private static let rule6Constraint: Constraint = .within(.max(.figure(1)))

  private static let rule6Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.count(nil)), .integer(1)), Example.Value(.field("shareFormat"), .text("greenScreen"))]), Example([Example.Value(.aggregate(.count(nil)), .integer(2)), Example.Value(.field("shareFormat"), .text("normal"))])],
    warn: [],
    fail: [Example([Example.Value(.aggregate(.count(nil)), .integer(2)), Example.Value(.field("shareFormat"), .text("greenScreen"))])])

  private static let rule7: Rule = Rule(
    id: "tiktok-share-kit-ios/request-redirect-present",
    subject: .field("redirectURI"),
    constraint: rule7Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "is missing; TikTok has no way back to the app without it",
    fix: "Set redirectURI to a universal link of the app that the developer portal knows.",
    source: source0,
    examples: rule7Examples)

  private static let rule7Constraint: Constraint = .present(true)

  private static let rule7Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("redirectURI"), .text("https://www.example.com/tiktok"))])],
    warn: [],
    fail: [Example([])])

  private static let rule8: Rule = Rule(
    id: "tiktok-share-kit-ios/request-redirect-https",
    subject: .field("redirectURI"),
    constraint: rule8Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "is {measured}, expected {limit}",
    fix: "Set redirectURI to a universal link, which begins with https://.",
    source: source0,
    examples: rule8Examples)

  private static let rule8Constraint: Constraint = .form(.httpsURL)

  private static let rule8Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("redirectURI"), .text("https://www.example.com/tiktok"))])],
    warn: [],
    fail: [Example([Example.Value(.field("redirectURI"), .text("http://www.example.com/tiktok"))]), Example([Example.Value(.field("redirectURI"), .text("myapp://tiktok"))])])

  private static let rule9: Rule = Rule(
    id: "tiktok-share-kit-ios/request-client-key",
    subject: .field("customConfig.clientKey"),
    constraint: rule9Constraint,
    strength: .hard, certainty: .official, step: .context,
    shareState: 20003,
    message: "is empty, so TikTok does not know the app",
    fix: "Set it to the client key of the developer portal, or leave customConfig out and put TikTokClientKey into Info.plist.",
    source: source1,
    furtherSources: [source0],
    examples: rule9Examples)

  private static let rule9Constraint: Constraint = .length(.min(.figure(1)), .characters)

  private static let rule9Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("customConfig.clientKey"), .text("aw1234567890"))])],
    warn: [],
    fail: [Example([Example.Value(.field("customConfig.clientKey"), .text(""))])])

  private static let rule10: Rule = Rule(
    id: "tiktok-share-kit-ios/request-images-max",
    subject: .aggregate(.count(.image)),
    constraint: rule10Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "{measured} images, at most {limit}",
    fix: "Share at most {limit} images at a time.",
    source: source0,
    examples: rule10Examples)

  private static let rule10Constraint: Constraint = .within(.max(.figure(35)))

  private static let rule10Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.count(.image)), .integer(1))]), Example([Example.Value(.aggregate(.count(.image)), .integer(35))])],
    warn: [],
    fail: [Example([Example.Value(.aggregate(.count(.image)), .integer(36))])])

  private static let rule11: Rule = Rule(
    id: "tiktok-share-kit-ios/request-images-max-sdk",
    subject: .aggregate(.count(.image)),
    constraint: rule11Constraint,
    strength: .unstated, certainty: .officialOlder, step: .request,
    shareState: 20002,
    message: "{measured} images: the current page allows {looser}, a comment in the SDK {limit}",
    fix: "Share at most {limit} images to be safe with older versions.",
    source: source1,
    furtherSources: [source3],
    looser: "tiktok-share-kit-ios/request-images-max",
    examples: rule11Examples)

  private static let rule11Constraint: Constraint = .within(.max(.figure(12)))

  private static let rule11Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.count(.image)), .integer(1))]), Example([Example.Value(.aggregate(.count(.image)), .integer(12))])],
    warn: [Example([Example.Value(.aggregate(.count(.image)), .integer(13))]), Example([Example.Value(.aggregate(.count(.image)), .integer(35))])],
    fail: [])

  private static let rule12: Rule = Rule(
    id: "tiktok-share-kit-ios/request-videos-max",
    subject: .aggregate(.count(.video)),
    constraint: rule12Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "{measured} videos, at most {limit}",
    fix: "Share at most {limit} videos at a time.",
    source: source0,
    furtherSources: [source1],
    examples: rule12Examples)

  private static let rule12Constraint: Constraint = .within(.max(.figure(12)))

  private static let rule12Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.count(.video)), .integer(1))]), Example([Example.Value(.aggregate(.count(.video)), .integer(12))])],
    warn: [],
    fail: [Example([Example.Value(.aggregate(.count(.video)), .integer(13))])])

  private static let rule13: Rule = Rule(
    id: "tiktok-share-kit-ios/video-duration-max-total",
    subject: .aggregate(.of(.sum, .fact(.duration), kind: .video)),
    constraint: rule13Constraint,
    strength: .unstated, certainty: .officialOlder, step: .duration,
    shareState: 20007,
    message: "the videos run {measured} together; the maximum, {limit}, may count all of a share, as a comment in the SDK does",
    fix: "Share at most {limit} of video at a time.",
    source: source1,
    furtherSources: [source0],
    appliesIf: [Clause(.aggregate(.count(.video)), .within(.min(.figure(2))))],
    examples: rule13Examples)

  private static let rule13Constraint: Constraint = .within(.max(.figure(600)))

  private static let rule13Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(600.0)), Example.Value(.aggregate(.count(.video)), .integer(2))]), Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(754.2)), Example.Value(.aggregate(.count(.video)), .integer(1))])],
    warn: [Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(600.2)), Example.Value(.aggregate(.count(.video)), .integer(2))])],
    fail: [])

  private static let rule14: Rule = Rule(
    id: "tiktok-share-kit-ios/video-duration-min",
    subject: .aggregate(.of(.sum, .fact(.duration), kind: .video)),
    constraint: rule14Constraint,
    strength: .unstated, certainty: .officialOlder, step: .duration,
    shareState: 20007,
    message: "runs {measured}; all videos of a share together have to run longer than {limit} by a comment in the SDK, longer than {looser} by an older page",
    fix: "Share more than {limit} of video.",
    source: source1,
    looser: "tiktok-share-kit-ios/video-duration-min-older",
    examples: rule14Examples)

  private static let rule14Constraint: Constraint = .within(.above(.figure(3)))

  private static let rule14Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(3.000001))]), Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(15.0))])],
    warn: [Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(3.0))]), Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(2.5))]), Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(0.5))])],
    fail: [])

  private static let rule15: Rule = Rule(
    id: "tiktok-share-kit-ios/video-duration-min-older",
    subject: .aggregate(.of(.sum, .fact(.duration), kind: .video)),
    constraint: rule15Constraint,
    strength: .unstated, certainty: .officialOlder, step: .duration,
    shareState: 20007,
    message: "runs {measured}; all videos of a share together have to run longer than {limit}",
    fix: "Share more than 3 s of video.",
    source: source3,
    examples: rule15Examples)

  private static let rule15Constraint: Constraint = .within(.above(.figure(1)))

  private static let rule15Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(1.000001))]), Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(3.0))])],
    warn: [Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(1.0))]), Example([Example.Value(.aggregate(.of(.sum, .fact(.duration), kind: .video)), .number(0.5))])],
    fail: [])

  private static let rule16: Rule = Rule(
    id: "tiktok-share-kit-ios/app-query-schemes",
    subject: .app(.infoPlist("LSApplicationQueriesSchemes")),
    constraint: rule16Constraint,
    strength: .unstated, certainty: .official, step: .context,
    message: "LSApplicationQueriesSchemes lacks {limit}, which Share Kit asks for",
    fix: "Add {limit} to LSApplicationQueriesSchemes in Info.plist, as the bare scheme without “://”.",
    source: source0,
    examples: rule16Examples)

  private static let rule16Constraint: Constraint = .contains([.text("tiktoksharesdk")])

  private static let rule16Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.infoPlist("LSApplicationQueriesSchemes")), .list(["tiktoksharesdk"]))]), Example([Example.Value(.app(.infoPlist("LSApplicationQueriesSchemes")), .list(["tiktokopensdk", "tiktoksharesdk"]))])],
    warn: [Example([Example.Value(.app(.infoPlist("LSApplicationQueriesSchemes")), .list(["TikTokShareSDK"]))])],
    fail: [Example([Example.Value(.app(.infoPlist("LSApplicationQueriesSchemes")), .list(["tiktoksharesdk://"]))]), Example([Example.Value(.app(.infoPlist("LSApplicationQueriesSchemes")), .list([]))])])

  private static let rule17: Rule = Rule(
    id: "tiktok-share-kit-ios/app-query-schemes-installed",
    subject: .app(.infoPlist("LSApplicationQueriesSchemes")),
    constraint: rule17Constraint,
    strength: .unstated, certainty: .official, step: .context,
    shareState: 20019,
    message: "LSApplicationQueriesSchemes lacks {limit}, by which the SDK sees that TikTok is installed",
    fix: "Add {limit} to LSApplicationQueriesSchemes in Info.plist, each as the bare scheme without “://”.",
    source: source0,
    furtherSources: [source1],
    examples: rule17Examples)

  private static let rule17Constraint: Constraint = .contains([.text("snssdk1233"), .text("snssdk1180")])

  private static let rule17Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.infoPlist("LSApplicationQueriesSchemes")), .list(["snssdk1233", "snssdk1180"]))])],
    warn: [Example([Example.Value(.app(.infoPlist("LSApplicationQueriesSchemes")), .list(["SNSSDK1233", "snssdk1180"]))])],
    fail: [Example([Example.Value(.app(.infoPlist("LSApplicationQueriesSchemes")), .list(["snssdk1233"]))]), Example([Example.Value(.app(.infoPlist("LSApplicationQueriesSchemes")), .list(["snssdk1233://", "snssdk1180"]))]), Example([Example.Value(.app(.infoPlist("LSApplicationQueriesSchemes")), .list([]))])])

  private static let rule18: Rule = Rule(
    id: "tiktok-share-kit-ios/app-query-schemes-count",
    subject: .app(.entries("LSApplicationQueriesSchemes")),
    constraint: rule18Constraint,
    strength: .hard, certainty: .officialQuoted, step: .context,
    message: "LSApplicationQueriesSchemes has {measured} entries; an app built for iOS 15 or later may have {limit}",
    fix: "Take out the schemes of apps that this one no longer asks about.",
    source: source2,
    examples: rule18Examples)

  private static let rule18Constraint: Constraint = .within(.max(.figure(50)))

  private static let rule18Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.entries("LSApplicationQueriesSchemes")), .integer(1))]), Example([Example.Value(.app(.entries("LSApplicationQueriesSchemes")), .integer(50))])],
    warn: [Example([Example.Value(.app(.entries("LSApplicationQueriesSchemes")), .integer(51))])],
    fail: [])

  private static let rule19: Rule = Rule(
    id: "tiktok-share-kit-ios/app-client-key",
    subject: .app(.infoPlist("TikTokClientKey")),
    constraint: rule19Constraint,
    strength: .unstated, certainty: .official, step: .context,
    shareState: 20003,
    message: "TikTokClientKey holds {measured}; without the client key TikTok cannot tell which app asks",
    fix: "Set TikTokClientKey in Info.plist to the client key of the app in TikTok's developer portal.",
    source: source0,
    furtherSources: [source1],
    examples: rule19Examples)

  private static let rule19Constraint: Constraint = .form(.filled)

  private static let rule19Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.infoPlist("TikTokClientKey")), .text("aw1234567890abcd"))])],
    warn: [],
    fail: [Example([Example.Value(.app(.infoPlist("TikTokClientKey")), .text(""))]), Example([Example.Value(.app(.infoPlist("TikTokClientKey")), .text("{your client key}"))]), Example([Example.Value(.app(.infoPlist("TikTokClientKey")), .text("YOUR_CLIENT_KEY"))])])

  private static let rule20: Rule = Rule(
    id: "tiktok-share-kit-ios/app-url-scheme",
    subject: .app(.infoPlist("CFBundleURLTypes/CFBundleURLSchemes")),
    constraint: rule20Constraint,
    strength: .unstated, certainty: .official, step: .context,
    message: "CFBundleURLSchemes lacks the client key {limit}, so TikTok has no way back to the app",
    fix: "Add {limit} to CFBundleURLSchemes of an entry of CFBundleURLTypes in Info.plist.",
    source: source0,
    examples: rule20Examples)

  private static let rule20Constraint: Constraint = .contains([.valueOf("TikTokClientKey")])

  private static let rule20Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.infoPlist("CFBundleURLTypes/CFBundleURLSchemes")), .list(["aw1"])), Example.Value(.app(.infoPlist("TikTokClientKey")), .text("aw1"))])],
    warn: [],
    fail: [Example([Example.Value(.app(.infoPlist("CFBundleURLTypes/CFBundleURLSchemes")), .list(["other"])), Example.Value(.app(.infoPlist("TikTokClientKey")), .text("aw1"))])])

  private static let rule21: Rule = Rule(
    id: "tiktok-share-kit-ios/app-photo-library-usage",
    subject: .app(.infoPlist("NSPhotoLibraryUsageDescription")),
    constraint: rule21Constraint,
    strength: .unstated, certainty: .official, step: .context,
    message: "NSPhotoLibraryUsageDescription holds {measured}; what is shared comes from the photo library",
    fix: "Say in NSPhotoLibraryUsageDescription of Info.plist what the app does with photos.",
    source: source0,
    examples: rule21Examples)

  private static let rule21Constraint: Constraint = .form(.filled)

  private static let rule21Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.infoPlist("NSPhotoLibraryUsageDescription")), .text("Photos are shared to TikTok."))])],
    warn: [],
    fail: [Example([Example.Value(.app(.infoPlist("NSPhotoLibraryUsageDescription")), .text(""))]), Example([Example.Value(.app(.infoPlist("NSPhotoLibraryUsageDescription")), .text(" "))])])

  private static let rule22: Rule = Rule(
    id: "tiktok-share-kit-ios/app-associated-domain",
    subject: .app(.entitlement("com.apple.developer.associated-domains")),
    constraint: rule22Constraint,
    strength: .unstated, certainty: .official, step: .context,
    message: "the associated domains lack {limit}; TikTok answers to the redirect address, a universal link",
    fix: "Add applinks: and the host of the redirect address to com.apple.developer.associated-domains.",
    source: source0,
    examples: rule22Examples)

  private static let rule22Constraint: Constraint = .contains([.prefix("applinks:")])

  private static let rule22Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.entitlement("com.apple.developer.associated-domains")), .list(["applinks:example.com"]))])],
    warn: [],
    fail: [Example([Example.Value(.app(.entitlement("com.apple.developer.associated-domains")), .list(["webcredentials:example.com"]))]), Example([Example.Value(.app(.entitlement("com.apple.developer.associated-domains")), .list(["applinks:"]))]), Example([Example.Value(.app(.entitlement("com.apple.developer.associated-domains")), .list([]))])])

  private static let rule23: Rule = Rule(
    id: "tiktok-share-kit-ios/app-redirect-domain",
    subject: .app(.word(.redirectDomain)),
    constraint: rule23Constraint,
    strength: .unstated, certainty: .official, step: .context,
    message: "the redirect address {measured}",
    fix: "Add applinks: and the host of redirectURI to com.apple.developer.associated-domains.",
    source: source0,
    examples: rule23Examples)

  private static let rule23Constraint: Constraint = .equals(.text("claimed"))

  private static let rule23Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.word(.redirectDomain)), .text("claimed"))])],
    warn: [],
    fail: [Example([Example.Value(.app(.word(.redirectDomain)), .text("is no http or https URL"))])])

}

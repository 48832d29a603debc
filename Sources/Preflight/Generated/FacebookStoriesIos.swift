// swift-format-ignore-file
// Made by script/generate from Destinations/facebook-stories-ios.yml: edit that file.

import MediaProbe

enum FacebookStoriesIos {
  static let destination = Destination(
    id: "facebook-stories-ios",
    shortName: "facebook-stories",
    name: "Facebook Stories (iOS)",
    publisher: "Meta",
    summary: "An app puts a background picture or video, a sticker, or both on the pasteboard and opens the Facebook app, where the user adds them to a story.",
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

  private static let sources: [Source] = [source0, source1]

  private static let source0: Source = Source(
      id: "stories-guide", title: "Sharing to Stories, iOS",
      url: "https://developers.facebook.com/documentation/sharing/sharing-to-stories/ios-developers",
      checked: .day(2026, 11, 21), reviewAfter: .day(2027, 5, 21))

  private static let source1: Source = Source(
      id: "query-schemes", title: "canOpenURL(_:), UIKit reference",
      url: "https://developer.apple.com/documentation/uikit/uiapplication/canopenurl(_:)",
      checked: .day(2026, 11, 21), reviewAfter: .day(2027, 5, 21))

  private static let notes: [String] = [
    "Facebook gives no answer and no codes. The share states here are those that TikTok and Douyin have for the same thing.",
    "The same clip may run 60 s when it is sent through the API for stories of pages; handing it over in the app is stricter.",
    "Sample code of the page encodes pictures as PNG again, which can multiply their size.",
  ]

  private static let shareStates: ShareStateTable? = ShareStateTable(success: 20000, borrowedFrom: "TikTok and Douyin", states: states)

  private static let states: [ShareState] = [
    ShareState(
        code: 20000, name: "shared",
        meaning: "Done. A tool can only say that no documented rule is broken."),
    ShareState(
        code: 20002, name: "parameters not usable",
        meaning: "The app id or all of the media is missing, or a colour is none.",
        predictableFrom: [.request]),
    ShareState(
        code: 20003, name: "app lacks permission",
        meaning: "The app id is not that of a registered app.",
        predictableFrom: [.context]),
    ShareState(
        code: 20007, name: "video length doesn't meet requirements",
        meaning: "The background video is too long.",
        predictableFrom: [.media]),
    ShareState(
        code: 20008, name: "photo doesn't meet requirements",
        meaning: "The size or the shape of a picture is not what is advised.",
        predictableFrom: [.media]),
    ShareState(
        code: 20010, name: "media could not be processed",
        meaning: "The picture or video is damaged, or a picture has a format that is not taken.",
        predictableFrom: [.media]),
    ShareState(
        code: 20011, name: "video resolution doesn't meet requirements",
        meaning: "The background video has more pixels than 1080p.",
        predictableFrom: [.media]),
    ShareState(
        code: 20012, name: "video format not supported",
        meaning: "The background video has a codec or container that is not taken.",
        predictableFrom: [.media]),
    ShareState(
        code: 20019, name: "app not installed",
        meaning: "Facebook is not installed, or the property list lacks the query scheme facebook-stories.",
        predictableFrom: [.context]),
    ShareState(
        code: 21001, name: "download from iCloud failed",
        meaning: "The media is in iCloud and not on the device.",
        predictableFrom: [.context, .runTime]),
    ShareState(
        code: 21003, name: "media does not exist",
        meaning: "There is no such media.",
        predictableFrom: [.request, .runTime]),
  ]

  private static let errorCodes: ErrorCodeTable? = nil

  private static let parameters: [Parameter] = [
    Parameter("screen", .size, meaning: "The screen on which the story is made, in pixels, upright."),
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
    Undocumented("Whether 20 s itself is allowed", note: "Taken to be."),
    Undocumented("What 1080p means for an upright video", note: "Taken as a short side of at most 1080 and a long side of at most 1920 pixels."),
    Undocumented("The container of H.264 and H.265", note: "Sample code uses .mp4."),
    Undocumented("The codecs inside WebM"),
    Undocumented("The frame rate, the bit rate and the sound of a video"),
    Undocumented("The shape of a video"),
    Undocumented("The largest picture in bytes"),
    Undocumented("A background picture and a background video together"),
    Undocumented("What becomes of the colours beside a background", note: "The page for Android says that they are ignored."),
    Undocumented("Whether the 50 MB advised are decimal or binary", note: "Taken as 50,000,000 bytes, the stricter reading."),
  ]

  private static let translations: @Sendable (Language) -> DestinationTexts? = { language in
    switch language {
    case .english: nil
    case .simplifiedChinese: FacebookStoriesIosZhHans.texts
    }
  }

  private static let slots: [Slot] = [
    Slot("background-video", takes: [.video], rules: [rule0, rule1, rule2, rule3]),
    Slot("background-image", takes: [.image], rules: [rule4, rule5, rule6]),
    Slot("sticker", takes: [.image], rules: [rule7, rule8]),
  ]

  private static let requestRules: [Rule] = [
    rule9,
    rule10,
    rule11,
    rule12,
    rule13,
    rule14,
    rule15,
  ]

  private static let requestForm: RequestForm? = RequestForm(source: source0, fields: fields, malformed: 20002, unusable: 20002)

  private static let fields: [FieldForm] = [
    FieldForm("com.facebook.sharedSticker.appID", .identifier),
    FieldForm("com.facebook.sharedSticker.backgroundImage", .media(slots: ["background-image"])),
    FieldForm("com.facebook.sharedSticker.backgroundVideo", .media(slots: ["background-video"])),
    FieldForm("com.facebook.sharedSticker.stickerImage", .media(slots: ["sticker"])),
    FieldForm("com.facebook.sharedSticker.backgroundTopColor", .identifier, standard: .text("#222222")),
    FieldForm("com.facebook.sharedSticker.backgroundBottomColor", .identifier, standard: .text("#222222")),
    FieldForm("expirationDate", .number),
  ]

  private static let appRules: [Rule] = [
    rule16,
    rule17,
    rule18,
  ]

  private static let rule0: Rule = Rule(
    id: "facebook-stories-ios/background-video-codec",
    subject: .measure(.fact(.videoCodec)),
    constraint: rule0Constraint,
    strength: .unstated, certainty: .official, step: .format,
    shareState: 20012,
    message: "is coded as {measured}; H.264, H.265 and WebM are taken",
    fix: "Convert it to H.264 in MP4.",
    source: source0,
    examples: rule0Examples)

  private static let rule0Constraint: Constraint = .anyOf([Clause(.measure(.fact(.videoCodec)), .oneOf([.text("h264"), .text("hevc")])), Clause(.measure(.fact(.container)), .equals(.text("webm")))])

  private static let rule0Examples: Examples = Examples(
    pass: [Example([Example.Value(.measure(.fact(.videoCodec)), .text("h264")), Example.Value(.measure(.fact(.container)), .text("mp4"))]), Example([Example.Value(.measure(.fact(.videoCodec)), .text("hevc")), Example.Value(.measure(.fact(.container)), .text("mov"))]), Example([Example.Value(.measure(.fact(.videoCodec)), .text("vp9")), Example.Value(.measure(.fact(.container)), .text("webm"))])],
    warn: [],
    fail: [Example([Example.Value(.measure(.fact(.videoCodec)), .text("vp9")), Example.Value(.measure(.fact(.container)), .text("mp4"))]), Example([Example.Value(.measure(.fact(.videoCodec)), .text("mpeg4")), Example.Value(.measure(.fact(.container)), .text("avi"))])])

  private static let rule1: Rule = Rule(
    id: "facebook-stories-ios/background-video-file-size",
    subject: .measure(.fact(.fileSize)),
    constraint: rule1Constraint,
    strength: .advice, certainty: .official, step: .format,
    message: "weighs {measured}, less than {limit} is advised (taken as 50,000,000 bytes; the page does not say whether its MB are decimal or binary)",
    fix: "Lower the bit rate until it weighs less than {limit}.",
    source: source0,
    examples: rule1Examples)

  private static let rule1Constraint: Constraint = .within(.below(.figure(50000000)))

  private static let rule1Examples: Examples = Examples(
    pass: [Example([Example.Value(.measure(.fact(.fileSize)), .integer(1))]), Example([Example.Value(.measure(.fact(.fileSize)), .integer(49999999))])],
    warn: [Example([Example.Value(.measure(.fact(.fileSize)), .integer(50000000))]), Example([Example.Value(.measure(.fact(.fileSize)), .integer(52428800))]), Example([Example.Value(.measure(.fact(.fileSize)), .integer(61300000))])],
    fail: [])

  private static let rule2: Rule = Rule(
    id: "facebook-stories-ios/background-video-duration-max",
    subject: .measure(.fact(.duration)),
    constraint: rule2Constraint,
    strength: .unstated, certainty: .official, step: .duration,
    shareState: 20007,
    message: "runs {measured}, at most {limit}",
    fix: "Trim it to {limit}.",
    source: source0,
    examples: rule2Examples)

  private static let rule2Constraint: Constraint = .within(.max(.figure(20)))

  private static let rule2Examples: Examples = Examples(
    pass: [Example([Example.Value(.measure(.fact(.duration)), .number(1.0))]), Example([Example.Value(.measure(.fact(.duration)), .number(20.0))])],
    warn: [Example([Example.Value(.measure(.fact(.duration)), .number(20.000001))]), Example([Example.Value(.measure(.fact(.duration)), .number(20.1))])],
    fail: [Example([Example.Value(.measure(.fact(.duration)), .number(20.100001))]), Example([Example.Value(.measure(.fact(.duration)), .number(20.2))]), Example([Example.Value(.measure(.fact(.duration)), .number(754.2))])])

  private static let rule3: Rule = Rule(
    id: "facebook-stories-ios/background-video-size",
    subject: .measure(.derived(.videoSize)),
    constraint: rule3Constraint,
    strength: .unstated, certainty: .official, step: .resolution,
    shareState: 20011,
    message: "is {measured}, at most 1080p, which is taken as {limit}",
    fix: "Scale it down to fit 1080×1920 or 1920×1080.",
    source: source0,
    examples: rule3Examples)

  private static let rule3Constraint: Constraint = .sides([SideBound(.short, .max(.figure(1080))), SideBound(.long, .max(.figure(1920)))])

  private static let rule3Examples: Examples = Examples(
    pass: [Example([Example.Value(.measure(.derived(.videoSize)), .size(PixelSize(width: 1080, height: 1920)))]), Example([Example.Value(.measure(.derived(.videoSize)), .size(PixelSize(width: 1920, height: 1080)))]), Example([Example.Value(.measure(.derived(.videoSize)), .size(PixelSize(width: 1080, height: 1080)))]), Example([Example.Value(.measure(.derived(.videoSize)), .size(PixelSize(width: 720, height: 1280)))])],
    warn: [],
    fail: [Example([Example.Value(.measure(.derived(.videoSize)), .size(PixelSize(width: 1081, height: 1920)))]), Example([Example.Value(.measure(.derived(.videoSize)), .size(PixelSize(width: 1080, height: 1921)))]), Example([Example.Value(.measure(.derived(.videoSize)), .size(PixelSize(width: 1921, height: 1080)))]), Example([Example.Value(.measure(.derived(.videoSize)), .size(PixelSize(width: 2160, height: 3840)))])])

  private static let rule4: Rule = Rule(
    id: "facebook-stories-ios/background-image-format",
    subject: .measure(.fact(.imageFormat)),
    constraint: rule4Constraint,
    strength: .unstated, certainty: .official, step: .format,
    shareState: 20010,
    message: "is {measured}; JPEG and PNG are taken",
    fix: "Convert it to JPEG or PNG.",
    source: source0,
    examples: rule4Examples)

  private static let rule4Constraint: Constraint = .oneOf([.text("jpeg"), .text("png")])

  private static let rule4Examples: Examples = Examples(
    pass: [Example([Example.Value(.measure(.fact(.imageFormat)), .text("jpeg"))]), Example([Example.Value(.measure(.fact(.imageFormat)), .text("png"))])],
    warn: [],
    fail: [Example([Example.Value(.measure(.fact(.imageFormat)), .text("heic"))]), Example([Example.Value(.measure(.fact(.imageFormat)), .text("webp"))]), Example([Example.Value(.measure(.fact(.imageFormat)), .text("gif"))])])

  private static let rule5: Rule = Rule(
    id: "facebook-stories-ios/background-image-aspect-ratio",
    subject: .measure(.derived(.imageAspectRatio)),
    constraint: rule5Constraint,
    strength: .advice, certainty: .official, step: .resolution,
    shareState: 20008,
    message: "width to height is {measured}, {limit} is advised",
    fix: "Crop it to 9:16, for instance 1080×1920.",
    source: source0,
    examples: rule5Examples)

  private static let rule5Constraint: Constraint = .equals(.ratio(.figure(9, 16)))

  private static let rule5Examples: Examples = Examples(
    pass: [Example([Example.Value(.measure(.derived(.imageAspectRatio)), .ratio(.figure(9, 16)))]), Example([Example.Value(.measure(.derived(.imageAspectRatio)), .ratio(.figure(9, 16)))]), Example([Example.Value(.measure(.derived(.imageAspectRatio)), .ratio(.figure(9, 16)))])],
    warn: [Example([Example.Value(.measure(.derived(.imageAspectRatio)), .ratio(.figure(1081, 1920)))]), Example([Example.Value(.measure(.derived(.imageAspectRatio)), .ratio(.figure(16, 9)))]), Example([Example.Value(.measure(.derived(.imageAspectRatio)), .ratio(.figure(1)))])],
    fail: [])

  private static let rule6: Rule = Rule(
    id: "facebook-stories-ios/background-image-screen",
    subject: .measure(.derived(.imageSize)),
    constraint: rule6Constraint,
    strength: .advice, certainty: .official, step: .resolution,
    shareState: 20008,
    message: "is {measured}, the size of the screen or less is advised, {limit}",
    fix: "Scale it down to fit {limit}.",
    source: source0,
    examples: rule6Examples)

  private static let rule6Constraint: Constraint = .fits(parameter: "screen")

  private static let rule6Examples: Examples = Examples(
    pass: [Example([Example.Value(.measure(.derived(.imageSize)), .size(PixelSize(width: 1170, height: 2532)))], assuming: [Assumptions.Entry("screen", "1170x2532")]), Example([Example.Value(.measure(.derived(.imageSize)), .size(PixelSize(width: 1080, height: 1920)))], assuming: [Assumptions.Entry("screen", "1170x2532")])],
    warn: [Example([Example.Value(.measure(.derived(.imageSize)), .size(PixelSize(width: 1171, height: 2532)))], assuming: [Assumptions.Entry("screen", "1170x2532")]), Example([Example.Value(.measure(.derived(.imageSize)), .size(PixelSize(width: 1170, height: 2533)))], assuming: [Assumptions.Entry("screen", "1170x2532")])],
    fail: [])

  private static let rule7: Rule = Rule(
    id: "facebook-stories-ios/sticker-format",
    subject: .measure(.fact(.imageFormat)),
    constraint: rule7Constraint,
    strength: .unstated, certainty: .official, step: .format,
    shareState: 20010,
    message: "is {measured}; JPEG and PNG are taken",
    fix: "Convert it to JPEG or PNG.",
    source: source0,
    examples: rule7Examples)

  private static let rule7Constraint: Constraint = .oneOf([.text("jpeg"), .text("png")])

  private static let rule7Examples: Examples = Examples(
    pass: [Example([Example.Value(.measure(.fact(.imageFormat)), .text("jpeg"))]), Example([Example.Value(.measure(.fact(.imageFormat)), .text("png"))])],
    warn: [],
    fail: [Example([Example.Value(.measure(.fact(.imageFormat)), .text("heic"))]), Example([Example.Value(.measure(.fact(.imageFormat)), .text("webp"))]), Example([Example.Value(.measure(.fact(.imageFormat)), .text("gif"))])])

  private static let rule8: Rule = Rule(
    id: "facebook-stories-ios/sticker-size",
    subject: .measure(.derived(.imageSize)),
    constraint: rule8Constraint,
    strength: .advice, certainty: .official, step: .resolution,
    shareState: 20008,
    message: "is {measured}, 640×480 is advised, which is taken as {limit} at most",
    fix: "Scale it down to fit 640×480.",
    source: source0,
    examples: rule8Examples)

  private static let rule8Constraint: Constraint = .sides([SideBound(.short, .max(.figure(480))), SideBound(.long, .max(.figure(640)))])

  private static let rule8Examples: Examples = Examples(
    pass: [Example([Example.Value(.measure(.derived(.imageSize)), .size(PixelSize(width: 640, height: 480)))]), Example([Example.Value(.measure(.derived(.imageSize)), .size(PixelSize(width: 480, height: 640)))]), Example([Example.Value(.measure(.derived(.imageSize)), .size(PixelSize(width: 320, height: 240)))])],
    warn: [Example([Example.Value(.measure(.derived(.imageSize)), .size(PixelSize(width: 641, height: 480)))]), Example([Example.Value(.measure(.derived(.imageSize)), .size(PixelSize(width: 640, height: 481)))]), Example([Example.Value(.measure(.derived(.imageSize)), .size(PixelSize(width: 1080, height: 1920)))])],
    fail: [])

  private static let rule9: Rule = Rule(
    id: "facebook-stories-ios/request-app-id-present",
    subject: .field("com.facebook.sharedSticker.appID"),
    constraint: rule9Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "is missing; Facebook refuses a story without it",
    fix: "Set it to the id of your app at developers.facebook.com.",
    source: source0,
    examples: rule9Examples)

  private static let rule9Constraint: Constraint = .present(true)

  private static let rule9Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("com.facebook.sharedSticker.appID"), .text("1234567890"))])],
    warn: [],
    fail: [Example([])])

  private static let rule10: Rule = Rule(
    id: "facebook-stories-ios/request-app-id",
    subject: .field("com.facebook.sharedSticker.appID"),
    constraint: rule10Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "is empty; Facebook refuses a story without it",
    fix: "Set it to the id of your app at developers.facebook.com.",
    source: source0,
    examples: rule10Examples)

  private static let rule10Constraint: Constraint = .length(.min(.figure(1)), .characters)

  private static let rule10Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("com.facebook.sharedSticker.appID"), .text("1234567890"))])],
    warn: [],
    fail: [Example([Example.Value(.field("com.facebook.sharedSticker.appID"), .text(""))])])

  private static let rule11: Rule = Rule(
    id: "facebook-stories-ios/request-asset-present",
    subject: .aggregate(.count(nil)),
    constraint: rule11Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "names neither a background nor a sticker; at least one is needed",
    fix: "Add a background image, a background video or a sticker.",
    source: source0,
    examples: rule11Examples)

  private static let rule11Constraint: Constraint = .within(.min(.figure(1)))

  private static let rule11Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.count(nil)), .integer(1))]), Example([Example.Value(.aggregate(.count(nil)), .integer(2))])],
    warn: [],
    fail: [Example([Example.Value(.aggregate(.count(nil)), .integer(0))])])

  private static let rule12: Rule = Rule(
    id: "facebook-stories-ios/request-top-color",
    subject: .field("com.facebook.sharedSticker.backgroundTopColor"),
    constraint: rule12Constraint,
    strength: .unstated, certainty: .official, step: .request,
    shareState: 20002,
    message: "is {measured}, expected {limit}",
    fix: "Write it as a number sign and six hexadecimal digits.",
    source: source0,
    examples: rule12Examples)

  private static let rule12Constraint: Constraint = .form(.hexColor)

  private static let rule12Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("com.facebook.sharedSticker.backgroundTopColor"), .text("#222222"))]), Example([Example.Value(.field("com.facebook.sharedSticker.backgroundTopColor"), .text("#fF00aA"))])],
    warn: [],
    fail: [Example([Example.Value(.field("com.facebook.sharedSticker.backgroundTopColor"), .text("#12345"))]), Example([Example.Value(.field("com.facebook.sharedSticker.backgroundTopColor"), .text("222222"))]), Example([Example.Value(.field("com.facebook.sharedSticker.backgroundTopColor"), .text("#22222g"))]), Example([Example.Value(.field("com.facebook.sharedSticker.backgroundTopColor"), .text("red"))])])

  private static let rule13: Rule = Rule(
    id: "facebook-stories-ios/request-bottom-color",
    subject: .field("com.facebook.sharedSticker.backgroundBottomColor"),
    constraint: rule13Constraint,
    strength: .unstated, certainty: .official, step: .request,
    shareState: 20002,
    message: "is {measured}, expected {limit}",
    fix: "Write it as a number sign and six hexadecimal digits.",
    source: source0,
    examples: rule13Examples)

  private static let rule13Constraint: Constraint = .form(.hexColor)

  private static let rule13Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("com.facebook.sharedSticker.backgroundBottomColor"), .text("#222222"))]), Example([Example.Value(.field("com.facebook.sharedSticker.backgroundBottomColor"), .text("#fF00aA"))])],
    warn: [],
    fail: [Example([Example.Value(.field("com.facebook.sharedSticker.backgroundBottomColor"), .text("#12345"))]), Example([Example.Value(.field("com.facebook.sharedSticker.backgroundBottomColor"), .text("222222"))]), Example([Example.Value(.field("com.facebook.sharedSticker.backgroundBottomColor"), .text("#22222g"))]), Example([Example.Value(.field("com.facebook.sharedSticker.backgroundBottomColor"), .text("red"))])])

  private static let rule14: Rule = Rule(
    id: "facebook-stories-ios/request-expiration",
    subject: .field("expirationDate"),
    constraint: rule14Constraint,
    strength: .advice, certainty: .official, step: .request,
    message: "is {measured} seconds; the samples take the items off the pasteboard after {max}",
    fix: "Set UIPasteboard.OptionsKey.expirationDate to five minutes from now.",
    source: source0,
    examples: rule14Examples)

  private static let rule14Constraint: Constraint = .within(.range(min: .figure(1), max: .figure(300)))

  private static let rule14Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("expirationDate"), .integer(1))]), Example([Example.Value(.field("expirationDate"), .integer(300))])],
    warn: [Example([Example.Value(.field("expirationDate"), .integer(0))]), Example([Example.Value(.field("expirationDate"), .integer(301))]), Example([Example.Value(.field("expirationDate"), .integer(86400))])],
    fail: [])

  private static let rule15: Rule = Rule(
    id: "facebook-stories-ios/request-expiration-present",
    subject: .field("expirationDate"),
    constraint: rule15Constraint,
    strength: .advice, certainty: .official, step: .request,
    message: "is missing; without it what was shared stays on the pasteboard",
    fix: "Set UIPasteboard.OptionsKey.expirationDate to five minutes from now.",
    source: source0,
    examples: rule15Examples)

  private static let rule15Constraint: Constraint = .present(true)

  private static let rule15Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("expirationDate"), .integer(300))])],
    warn: [Example([])],
    fail: [])

  private static let rule16: Rule = Rule(
    id: "facebook-stories-ios/app-query-schemes",
    subject: .app(.infoPlist("LSApplicationQueriesSchemes")),
    constraint: rule16Constraint,
    strength: .unstated, certainty: .official, step: .context,
    shareState: 20019,
    message: "LSApplicationQueriesSchemes lacks {limit}, so the app takes Facebook for not installed",
    fix: "Add {limit} to LSApplicationQueriesSchemes in Info.plist, as the bare scheme without “://”.",
    source: source0,
    examples: rule16Examples)

  private static let rule16Constraint: Constraint = .contains([.text("facebook-stories")])

  private static let rule16Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.infoPlist("LSApplicationQueriesSchemes")), .list(["facebook-stories"]))]), Example([Example.Value(.app(.infoPlist("LSApplicationQueriesSchemes")), .list(["fb", "facebook-stories"]))])],
    warn: [Example([Example.Value(.app(.infoPlist("LSApplicationQueriesSchemes")), .list(["Facebook-Stories"]))])],
    fail: [Example([Example.Value(.app(.infoPlist("LSApplicationQueriesSchemes")), .list(["facebook-stories://"]))]), Example([Example.Value(.app(.infoPlist("LSApplicationQueriesSchemes")), .list(["facebook"]))]), Example([Example.Value(.app(.infoPlist("LSApplicationQueriesSchemes")), .list([]))])])

  private static let rule17: Rule = Rule(
    id: "facebook-stories-ios/app-query-schemes-count",
    subject: .app(.entries("LSApplicationQueriesSchemes")),
    constraint: rule17Constraint,
    strength: .hard, certainty: .officialQuoted, step: .context,
    message: "LSApplicationQueriesSchemes has {measured} entries; an app built for iOS 15 or later may have {limit}",
    fix: "Take out the schemes of apps that this one no longer asks about.",
    source: source1,
    examples: rule17Examples)

  private static let rule17Constraint: Constraint = .within(.max(.figure(50)))

  private static let rule17Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.entries("LSApplicationQueriesSchemes")), .integer(1))]), Example([Example.Value(.app(.entries("LSApplicationQueriesSchemes")), .integer(50))])],
    warn: [Example([Example.Value(.app(.entries("LSApplicationQueriesSchemes")), .integer(51))])],
    fail: [])

  private static let rule18: Rule = Rule(
    id: "facebook-stories-ios/app-id",
    subject: .app(.infoPlist("FacebookAppID")),
    constraint: rule18Constraint,
    strength: .unstated, certainty: .official, step: .context,
    shareState: 20003,
    message: "FacebookAppID holds {measured}; a story is shared in the name of a registered app",
    fix: "Set FacebookAppID in Info.plist to the id of the app in Meta's developer portal.",
    source: source0,
    examples: rule18Examples)

  private static let rule18Constraint: Constraint = .form(.filled)

  private static let rule18Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.infoPlist("FacebookAppID")), .text("1234567890"))])],
    warn: [],
    fail: [Example([Example.Value(.app(.infoPlist("FacebookAppID")), .text(""))]), Example([Example.Value(.app(.infoPlist("FacebookAppID")), .text("{your-app-id}"))]), Example([Example.Value(.app(.infoPlist("FacebookAppID")), .text("YOUR_APP_ID"))])])

}

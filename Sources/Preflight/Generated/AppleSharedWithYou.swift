// swift-format-ignore-file
// Made by script/generate from Destinations/apple-shared-with-you.yml: edit that file.

import MediaProbe

enum AppleSharedWithYou {
  static let destination = Destination(
    id: "apple-shared-with-you",
    shortName: "shared-with-you",
    name: "Apple Shared with You",
    publisher: "Apple",
    summary: "A link is shared in Messages; an app that claims it by universal links shows it as shared with the user. Messages makes the preview of the link from a picture, a video and an icon that its page names.",
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

  private static let sources: [Source] = [source0, source1, source2, source3, source4, source5]

  private static let source0: Source = Source(
      id: "previews", title: "TN3156: Create rich previews for Messages",
      url: "https://developer.apple.com/documentation/technotes/tn3156-create-rich-previews-for-messages",
      checked: .day(2026, 11, 21), reviewAfter: .day(2027, 5, 21))

  private static let source1: Source = Source(
      id: "framework", title: "Shared with You, framework reference",
      url: "https://developer.apple.com/documentation/sharedwithyou",
      checked: .day(2026, 11, 21), reviewAfter: .day(2027, 5, 21))

  private static let source2: Source = Source(
      id: "associated-domains", title: "Supporting associated domains",
      url: "https://developer.apple.com/documentation/xcode/supporting-associated-domains",
      checked: .day(2026, 11, 21), reviewAfter: .day(2027, 5, 21))

  private static let source3: Source = Source(
      id: "url-components", title: "applinks.Details.Components, bundle resources reference",
      url: "https://developer.apple.com/documentation/bundleresources/applinks/details-swift.dictionary/components-swift.dictionary",
      checked: .day(2026, 11, 21), reviewAfter: .day(2027, 5, 21))

  private static let source4: Source = Source(
      id: "universal-links", title: "What's New in Universal Links, sessions 717 of WWDC 2019 and 10098 of WWDC 2020",
      url: "https://developer.apple.com/videos/play/wwdc2020/10098",
      checked: .day(2026, 11, 21))

  private static let source5: Source = Source(
      id: "app-search", title: "App Search Programming Guide, Support Universal Links and revision history",
      url: "https://developer.apple.com/library/content/documentation/General/Conceptual/AppSearch/UniversalLinks.html",
      checked: .day(2026, 11, 21))

  private static let notes: [String] = [
    "Files are judged here as what the page of a link names: og:image (preview-image), og:video (preview-video), and apple-touch-icon, favicon or another linked icon (icon).",
    "Messages answers no codes for a preview. The share states here are those that TikTok and Douyin have for the same thing.",
    "All pictures, videos and icons of a page together may weigh 10 MB. A file that is judged by itself counts as all of them.",
    "The page itself may weigh 1 MB. It is no media: preflight app judges a saved page, and what all that it names weighs. Whether the pictures and the video suit a preview a scan of these files tells.",
    "og:title is best short and without the name of the site, which og:site_name is for. A preview shows text better than a picture with text in it.",
    "A video that can be downloaded from its address, such as MPEG-4, plays by itself in the preview; a stream (HLS) waits for a tap, and a player embedded in a page does not play there.",
    "Pages have to be reachable without JavaScript and without a refresh that the page itself asks for; redirects of the server are followed. All user agents have to get the same metadata.",
    "The app needs the entitlement com.apple.developer.shared-with-you, universal links for the domain, and iOS 16, macOS 13 or tvOS 16. Which links it is shown depends on contacts and on what the user allows.",
  ]

  private static let shareStates: ShareStateTable? = ShareStateTable(success: 20000, borrowedFrom: "TikTok and Douyin", states: states)

  private static let states: [ShareState] = [
    ShareState(
        code: 20000, name: "shared",
        meaning: "Done. A tool can only say that no documented rule is broken."),
    ShareState(
        code: 20002, name: "parameters not usable",
        meaning: "The link is missing, or is no web address.",
        predictableFrom: [.request]),
    ShareState(
        code: 20003, name: "app lacks permission",
        meaning: "The entitlement or the universal links of the app are missing, or the user does not allow it.",
        predictableFrom: [.context, .runTime]),
    ShareState(
        code: 20008, name: "photo doesn't meet requirements",
        meaning: "The picture or the icon is smaller than advised, or so small that it may be ignored.",
        predictableFrom: [.media]),
    ShareState(
        code: 20010, name: "media could not be processed",
        meaning: "The file is damaged, is not what the page says, or makes the page weigh too much.",
        predictableFrom: [.media]),
    ShareState(
        code: 20012, name: "video format not supported",
        meaning: "What the page names as video is none that could be downloaded and played.",
        predictableFrom: [.media]),
    ShareState(
        code: 21001, name: "download from iCloud failed",
        meaning: "The media is in iCloud and not where it could be served from.",
        predictableFrom: [.context, .runTime]),
    ShareState(
        code: 21003, name: "media does not exist",
        meaning: "There is no such file.",
        predictableFrom: [.request, .runTime]),
  ]

  private static let errorCodes: ErrorCodeTable? = ErrorCodeTable(
    name: "SWHighlightCenterErrorCode",
    note: "What the framework answers to an app that asks for a highlight. It says nothing of the preview.",
    codes: errors)

  private static let errors: [ErrorCode] = [
    ErrorCode(
        code: 0, name: "no error",
        meaning: "Done."),
    ErrorCode(
        code: 1, name: "internal error",
        meaning: "Something went wrong inside."),
    ErrorCode(
        code: 2, name: "invalid URL",
        meaning: "The address is none that the app could have been shown."),
    ErrorCode(
        code: 3, name: "access denied",
        meaning: "The app may not see it: the entitlement is missing, or the user forbids it."),
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
    UnreadableState(.playlistRefused, nil, byKind: [.image: 20010]),
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
    Undocumented("The formats of pictures and icons"),
    Undocumented("The containers and codecs of a video", note: "MPEG-4 is named as an example of what can be downloaded."),
    Undocumented("The duration, the size and the shape of a video"),
    Undocumented("The height and the shape of a preview picture", note: "Its width alone is spoken of."),
    Undocumented("Whether the 10 MB are decimal or binary", note: "What lies between is a warning."),
    Undocumented("What follows when all together weigh too much", note: "The page calls its limits a guideline that may change."),
    Undocumented("The weight and the format of what is attached to a message"),
  ]

  private static let translations: @Sendable (Language) -> DestinationTexts? = { language in
    switch language {
    case .english: nil
    case .simplifiedChinese: AppleSharedWithYouZhHans.texts
    }
  }

  private static let slots: [Slot] = [
    Slot("preview-image", takes: [.image], rules: [rule0, rule1]),
    Slot("preview-video", takes: [.video], rules: []),
    Slot("icon", takes: [.image], rules: [rule2, rule3]),
  ]

  private static let requestRules: [Rule] = [
    rule4,
    rule5,
    rule6,
    rule7,
  ]

  private static let requestForm: RequestForm? = RequestForm(source: source1, fields: fields, malformed: 20002, unusable: 20002)

  private static let fields: [FieldForm] = [
    FieldForm("url", .identifier, tells: .link),
    FieldForm("images", .media(slots: ["preview-image"]), isList: true),
    FieldForm("videos", .media(slots: ["preview-video"]), isList: true),
    FieldForm("icons", .media(slots: ["icon"]), isList: true),
  ]

  private static let appRules: [Rule] = [
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
  ]

  private static let rule0: Rule = Rule(
    id: "apple-shared-with-you/preview-image-width-advised",
    subject: .measure(.fact(.imageWidth)),
    constraint: rule0Constraint,
    strength: .advice, certainty: .official, step: .resolution,
    shareState: 20008,
    message: "is {measured} wide, at least {limit} is advised",
    fix: "Take a picture that is at least {limit} wide.",
    source: source0,
    looser: "apple-shared-with-you/preview-image-width-min",
    examples: rule0Examples)

  private static let rule0Constraint: Constraint = .within(.min(.figure(900)))

  private static let rule0Examples: Examples = Examples(
    pass: [Example([Example.Value(.measure(.fact(.imageWidth)), .integer(900))]), Example([Example.Value(.measure(.fact(.imageWidth)), .integer(1200))])],
    warn: [Example([Example.Value(.measure(.fact(.imageWidth)), .integer(899))]), Example([Example.Value(.measure(.fact(.imageWidth)), .integer(640))]), Example([Example.Value(.measure(.fact(.imageWidth)), .integer(150))]), Example([Example.Value(.measure(.fact(.imageWidth)), .integer(149))])],
    fail: [])

  private static let rule1: Rule = Rule(
    id: "apple-shared-with-you/preview-image-width-min",
    subject: .measure(.fact(.imageWidth)),
    constraint: rule1Constraint,
    strength: .unstated, certainty: .official, step: .resolution,
    shareState: 20008,
    message: "is {measured} wide; below {limit} it may be ignored or shown as an icon",
    fix: "Take a picture that is at least 900 px wide.",
    source: source0,
    examples: rule1Examples)

  private static let rule1Constraint: Constraint = .within(.min(.figure(150)))

  private static let rule1Examples: Examples = Examples(
    pass: [Example([Example.Value(.measure(.fact(.imageWidth)), .integer(150))]), Example([Example.Value(.measure(.fact(.imageWidth)), .integer(900))])],
    warn: [],
    fail: [Example([Example.Value(.measure(.fact(.imageWidth)), .integer(149))]), Example([Example.Value(.measure(.fact(.imageWidth)), .integer(48))])])

  private static let rule2: Rule = Rule(
    id: "apple-shared-with-you/icon-shape",
    subject: .measure(.derived(.imageAspectRatio)),
    constraint: rule2Constraint,
    strength: .advice, certainty: .official, step: .resolution,
    shareState: 20008,
    message: "width to height is {measured}, a square is advised",
    fix: "Crop it to a square.",
    source: source0,
    examples: rule2Examples)

  private static let rule2Constraint: Constraint = .equals(.ratio(.figure(1)))

  private static let rule2Examples: Examples = Examples(
    pass: [Example([Example.Value(.measure(.derived(.imageAspectRatio)), .ratio(.figure(1)))]), Example([Example.Value(.measure(.derived(.imageAspectRatio)), .ratio(.figure(1)))])],
    warn: [Example([Example.Value(.measure(.derived(.imageAspectRatio)), .ratio(.figure(180, 181)))]), Example([Example.Value(.measure(.derived(.imageAspectRatio)), .ratio(.figure(181, 180)))]), Example([Example.Value(.measure(.derived(.imageAspectRatio)), .ratio(.figure(16, 9)))])],
    fail: [])

  private static let rule3: Rule = Rule(
    id: "apple-shared-with-you/icon-size",
    subject: .measure(.derived(.imageSize)),
    constraint: rule3Constraint,
    strength: .advice, certainty: .official, step: .resolution,
    shareState: 20008,
    message: "is {measured}, at least 108×108 is advised",
    fix: "Take an icon of at least 108×108, for instance 180×180.",
    source: source0,
    examples: rule3Examples)

  private static let rule3Constraint: Constraint = .sides([SideBound(.width, .min(.figure(108))), SideBound(.height, .min(.figure(108)))])

  private static let rule3Examples: Examples = Examples(
    pass: [Example([Example.Value(.measure(.derived(.imageSize)), .size(PixelSize(width: 108, height: 108)))]), Example([Example.Value(.measure(.derived(.imageSize)), .size(PixelSize(width: 180, height: 180)))])],
    warn: [Example([Example.Value(.measure(.derived(.imageSize)), .size(PixelSize(width: 107, height: 108)))]), Example([Example.Value(.measure(.derived(.imageSize)), .size(PixelSize(width: 108, height: 107)))]), Example([Example.Value(.measure(.derived(.imageSize)), .size(PixelSize(width: 32, height: 32)))])],
    fail: [])

  private static let rule4: Rule = Rule(
    id: "apple-shared-with-you/request-url-present",
    subject: .field("url"),
    constraint: rule4Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "is missing; what is shared is a link",
    fix: "Set url to the link.",
    source: source1,
    examples: rule4Examples)

  private static let rule4Constraint: Constraint = .present(true)

  private static let rule4Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("url"), .text("https://www.example.com/story"))])],
    warn: [],
    fail: [Example([])])

  private static let rule5: Rule = Rule(
    id: "apple-shared-with-you/request-url",
    subject: .field("url"),
    constraint: rule5Constraint,
    strength: .hard, certainty: .official, step: .request,
    shareState: 20002,
    message: "is {measured}, expected {limit}; only universal links reach an app this way",
    fix: "Share a link that begins with https://.",
    source: source1,
    examples: rule5Examples)

  private static let rule5Constraint: Constraint = .form(.webURL)

  private static let rule5Examples: Examples = Examples(
    pass: [Example([Example.Value(.field("url"), .text("https://www.example.com/story"))])],
    warn: [],
    fail: [Example([Example.Value(.field("url"), .text("myapp://story"))]), Example([Example.Value(.field("url"), .text("www.example.com"))])])

  private static let rule6: Rule = Rule(
    id: "apple-shared-with-you/resources-file-size-decimal",
    subject: .aggregate(.of(.sum, .fact(.fileSize), kind: nil)),
    constraint: rule6Constraint,
    strength: .unstated, certainty: .official, step: .format,
    shareState: 20010,
    message: "weighs {measured}; all pictures, videos and icons of a page together may weigh {limit}, or {looser} if the MB of the page are binary",
    fix: "Compress it until all of them together weigh less than {limit}.",
    source: source0,
    looser: "apple-shared-with-you/resources-file-size",
    examples: rule6Examples)

  private static let rule6Constraint: Constraint = .within(.max(.figure(10000000)))

  private static let rule6Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.of(.sum, .fact(.fileSize), kind: nil)), .integer(1))]), Example([Example.Value(.aggregate(.of(.sum, .fact(.fileSize), kind: nil)), .integer(10000000))])],
    warn: [Example([Example.Value(.aggregate(.of(.sum, .fact(.fileSize), kind: nil)), .integer(10000001))]), Example([Example.Value(.aggregate(.of(.sum, .fact(.fileSize), kind: nil)), .integer(10485760))]), Example([Example.Value(.aggregate(.of(.sum, .fact(.fileSize), kind: nil)), .integer(10485761))])],
    fail: [])

  private static let rule7: Rule = Rule(
    id: "apple-shared-with-you/resources-file-size",
    subject: .aggregate(.of(.sum, .fact(.fileSize), kind: nil)),
    constraint: rule7Constraint,
    strength: .unstated, certainty: .official, step: .format,
    shareState: 20010,
    message: "weighs {measured}; all pictures, videos and icons of a page together may weigh {limit} at most, which is 10 MiB",
    fix: "Compress it until all of them together weigh less than 10 MB.",
    source: source0,
    examples: rule7Examples)

  private static let rule7Constraint: Constraint = .within(.max(.figure(10485760)))

  private static let rule7Examples: Examples = Examples(
    pass: [Example([Example.Value(.aggregate(.of(.sum, .fact(.fileSize), kind: nil)), .integer(1))]), Example([Example.Value(.aggregate(.of(.sum, .fact(.fileSize), kind: nil)), .integer(10000001))]), Example([Example.Value(.aggregate(.of(.sum, .fact(.fileSize), kind: nil)), .integer(10485760))])],
    warn: [],
    fail: [Example([Example.Value(.aggregate(.of(.sum, .fact(.fileSize), kind: nil)), .integer(10485761))]), Example([Example.Value(.aggregate(.of(.sum, .fact(.fileSize), kind: nil)), .integer(61300000))])])

  private static let rule8: Rule = Rule(
    id: "apple-shared-with-you/app-entitlement",
    subject: .app(.entitlement("com.apple.developer.shared-with-you")),
    constraint: rule8Constraint,
    strength: .unstated, certainty: .official, step: .context,
    shareState: 20003,
    message: "the entitlement com.apple.developer.shared-with-you is not true",
    fix: "Add the capability Shared with You, which sets com.apple.developer.shared-with-you to true.",
    source: source1,
    examples: rule8Examples)

  private static let rule8Constraint: Constraint = .equals(.flag(true))

  private static let rule8Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.entitlement("com.apple.developer.shared-with-you")), .flag(true))])],
    warn: [],
    fail: [Example([Example.Value(.app(.entitlement("com.apple.developer.shared-with-you")), .flag(false))])])

  private static let rule9: Rule = Rule(
    id: "apple-shared-with-you/app-associated-domain",
    subject: .app(.entitlement("com.apple.developer.associated-domains")),
    constraint: rule9Constraint,
    strength: .unstated, certainty: .official, step: .context,
    shareState: 20003,
    message: "the associated domains lack {limit}; only links that the app claims by universal links are shown to it",
    fix: "Add applinks: and the domain of the links to com.apple.developer.associated-domains.",
    source: source2,
    examples: rule9Examples)

  private static let rule9Constraint: Constraint = .contains([.prefix("applinks:")])

  private static let rule9Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.entitlement("com.apple.developer.associated-domains")), .list(["applinks:example.com"]))])],
    warn: [],
    fail: [Example([Example.Value(.app(.entitlement("com.apple.developer.associated-domains")), .list(["webcredentials:example.com"]))]), Example([Example.Value(.app(.entitlement("com.apple.developer.associated-domains")), .list(["applinks:"]))]), Example([Example.Value(.app(.entitlement("com.apple.developer.associated-domains")), .list([]))])])

  private static let rule10: Rule = Rule(
    id: "apple-shared-with-you/app-universal-link",
    subject: .app(.word(.universalLink)),
    constraint: rule10Constraint,
    strength: .unstated, certainty: .official, step: .context,
    shareState: 20003,
    message: "the link {measured}; only universal links of the app are shown to it",
    fix: "Let the site association of the link's host name the app with a pattern that fits, and the entitlements name the host.",
    source: source1,
    furtherSources: [source2, source4, source3],
    examples: rule10Examples)

  private static let rule10Constraint: Constraint = .equals(.text("claimed"))

  private static let rule10Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.word(.universalLink)), .text("claimed"))])],
    warn: [],
    fail: [Example([Example.Value(.app(.word(.universalLink)), .text("is excluded by “/a/*”"))]), Example([Example.Value(.app(.word(.universalLink)), .text("is no http or https URL"))])])

  private static let rule11: Rule = Rule(
    id: "apple-shared-with-you/app-site-association-size",
    subject: .app(.word(.siteAssociationSize)),
    constraint: rule11Constraint,
    strength: .hard, certainty: .officialOlder, step: .context,
    shareState: 20003,
    message: "the site association has {measured}, at most {limit} (128 KiB) are taken",
    fix: "Join patterns by wildcards until the file has at most 128 KiB.",
    source: source5,
    examples: rule11Examples)

  private static let rule11Constraint: Constraint = .within(.max(.figure(131072)))

  private static let rule11Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.word(.siteAssociationSize)), .integer(1))]), Example([Example.Value(.app(.word(.siteAssociationSize)), .integer(131072))])],
    warn: [Example([Example.Value(.app(.word(.siteAssociationSize)), .integer(131073))])],
    fail: [])

  private static let rule12: Rule = Rule(
    id: "apple-shared-with-you/app-page-size-decimal",
    subject: .app(.word(.pageSize)),
    constraint: rule12Constraint,
    strength: .unstated, certainty: .official, step: .format,
    shareState: 20010,
    message: "the page has {measured}; {limit} are taken, or {looser} if the MB of Apple's page are binary",
    fix: "Make the page smaller than {limit}, for instance by moving styles and scripts into files.",
    source: source0,
    looser: "apple-shared-with-you/app-page-size",
    examples: rule12Examples)

  private static let rule12Constraint: Constraint = .within(.max(.figure(1000000)))

  private static let rule12Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.word(.pageSize)), .integer(1))]), Example([Example.Value(.app(.word(.pageSize)), .integer(1000000))])],
    warn: [Example([Example.Value(.app(.word(.pageSize)), .integer(1000001))]), Example([Example.Value(.app(.word(.pageSize)), .integer(1048576))]), Example([Example.Value(.app(.word(.pageSize)), .integer(1048577))])],
    fail: [])

  private static let rule13: Rule = Rule(
    id: "apple-shared-with-you/app-page-size",
    subject: .app(.word(.pageSize)),
    constraint: rule13Constraint,
    strength: .unstated, certainty: .official, step: .format,
    shareState: 20010,
    message: "the page has {measured}, at most {limit} (1 MiB) are taken",
    fix: "Make the page smaller than 1 MB, for instance by moving styles and scripts into files.",
    source: source0,
    examples: rule13Examples)

  private static let rule13Constraint: Constraint = .within(.max(.figure(1048576)))

  private static let rule13Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.word(.pageSize)), .integer(1))]), Example([Example.Value(.app(.word(.pageSize)), .integer(1048576))])],
    warn: [],
    fail: [Example([Example.Value(.app(.word(.pageSize)), .integer(1048577))])])

  private static let rule14: Rule = Rule(
    id: "apple-shared-with-you/app-page-resources-size-decimal",
    subject: .app(.word(.pageResourcesSize)),
    constraint: rule14Constraint,
    strength: .unstated, certainty: .official, step: .format,
    shareState: 20010,
    message: "all that the page names weighs {measured}; {limit} are taken, or {looser} if the MB of Apple's page are binary",
    fix: "Compress pictures and videos until all of them together weigh less than {limit}.",
    source: source0,
    looser: "apple-shared-with-you/app-page-resources-size",
    examples: rule14Examples)

  private static let rule14Constraint: Constraint = .within(.max(.figure(10000000)))

  private static let rule14Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.word(.pageResourcesSize)), .integer(0))]), Example([Example.Value(.app(.word(.pageResourcesSize)), .integer(10000000))])],
    warn: [Example([Example.Value(.app(.word(.pageResourcesSize)), .integer(10000001))]), Example([Example.Value(.app(.word(.pageResourcesSize)), .integer(10485760))]), Example([Example.Value(.app(.word(.pageResourcesSize)), .integer(10485761))])],
    fail: [])

  private static let rule15: Rule = Rule(
    id: "apple-shared-with-you/app-page-resources-size",
    subject: .app(.word(.pageResourcesSize)),
    constraint: rule15Constraint,
    strength: .unstated, certainty: .official, step: .format,
    shareState: 20010,
    message: "all that the page names weighs {measured}, at most {limit} (10 MiB) are taken",
    fix: "Compress pictures and videos until all of them together weigh less than 10 MB.",
    source: source0,
    examples: rule15Examples)

  private static let rule15Constraint: Constraint = .within(.max(.figure(10485760)))

  private static let rule15Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.word(.pageResourcesSize)), .integer(0))]), Example([Example.Value(.app(.word(.pageResourcesSize)), .integer(10485760))])],
    warn: [],
    fail: [Example([Example.Value(.app(.word(.pageResourcesSize)), .integer(10485761))])])

  private static let rule16: Rule = Rule(
    id: "apple-shared-with-you/app-page-title",
    subject: .app(.word(.pageTitle)),
    constraint: rule16Constraint,
    strength: .advice, certainty: .official, step: .request,
    message: "og:title holds {measured}; the preview shows it",
    fix: "Add <meta property=\"og:title\" content=\"…\"> with a short title that leaves out the name of the site.",
    source: source0,
    examples: rule16Examples)

  private static let rule16Constraint: Constraint = .form(.filled)

  private static let rule16Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.word(.pageTitle)), .text("Harbour at dawn"))])],
    warn: [Example([Example.Value(.app(.word(.pageTitle)), .text(""))]), Example([Example.Value(.app(.word(.pageTitle)), .text(" "))])],
    fail: [])

  private static let rule17: Rule = Rule(
    id: "apple-shared-with-you/app-page-image",
    subject: .app(.word(.pageImages)),
    constraint: rule17Constraint,
    strength: .advice, certainty: .official, step: .request,
    message: "the page names no og:image; the preview shows one",
    fix: "Add <meta property=\"og:image\" content=\"…\"> with a picture that is at least 900 px wide.",
    source: source0,
    examples: rule17Examples)

  private static let rule17Constraint: Constraint = .within(.min(.figure(1)))

  private static let rule17Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.word(.pageImages)), .integer(1))]), Example([Example.Value(.app(.word(.pageImages)), .integer(2))])],
    warn: [Example([Example.Value(.app(.word(.pageImages)), .integer(0))])],
    fail: [])

  private static let rule18: Rule = Rule(
    id: "apple-shared-with-you/app-page-refresh",
    subject: .app(.word(.pageRefresh)),
    constraint: rule18Constraint,
    strength: .hard, certainty: .official, step: .fetch,
    shareState: 20010,
    message: "the page sends its reader on by itself (meta refresh), which previews do not follow",
    fix: "Redirect on the server instead.",
    source: source0,
    examples: rule18Examples)

  private static let rule18Constraint: Constraint = .equals(.flag(false))

  private static let rule18Examples: Examples = Examples(
    pass: [Example([Example.Value(.app(.word(.pageRefresh)), .flag(false))])],
    warn: [],
    fail: [Example([Example.Value(.app(.word(.pageRefresh)), .flag(true))])])

}

// swift-format-ignore-file
// Made by script/generate from Destinations/file.yml: edit that file.

import MediaProbe

enum File {
  static let destination = Destination(
    id: "file",
    shortName: "file",
    name: "The file itself",
    publisher: "Preflight",
    summary: "A file that lacks bytes it says it has cannot be played or shown, wherever it is sent. These rules follow from the file; no platform document states them.",
    notes: notes,
    sources: sources,
    shareStates: shareStates,
    errorCodes: errorCodes,
    steps: [.format],
    parameters: parameters,
    slots: slots,
    requestRules: requestRules,
    requestForm: requestForm,
    appRules: appRules,
    unreadable: unreadable,
    undocumented: undocumented,
    translations: translations)

  private static let sources: [Source] = [source0]

  private static let source0: Source = Source(
      id: "file", title: "The file's own statements",
      url: nil,
      checked: .day(2026, 11, 22))

  private static let notes: [String] = [
    "A finding has the share state of the destination for media that cannot be processed, where it has one.",
    "What is only worth knowing is a note. It is listed, and the outcome stays what it is.",
  ]

  private static let shareStates: ShareStateTable? = ShareStateTable(success: 20000, borrowedFrom: "TikTok and Douyin", states: states)

  private static let states: [ShareState] = [
    ShareState(
        code: 20000, name: "shared",
        meaning: "Done. A tool can only say that no documented rule is broken."),
    ShareState(
        code: 20010, name: "media could not be processed",
        meaning: "The file is damaged or incomplete.",
        predictableFrom: [.media]),
    ShareState(
        code: 20012, name: "video format not supported",
        meaning: "A damaged video may be answered as one of an unknown format.",
        predictableFrom: [.media]),
  ]

  private static let errorCodes: ErrorCodeTable? = nil

  private static let parameters: [Parameter] = []

  private static let unreadable: [UnreadableState] = []

  private static let undocumented: [Undocumented] = []

  private static let translations: @Sendable (Language) -> DestinationTexts? = { language in
    switch language {
    case .english: nil
    case .simplifiedChinese: FileZhHans.texts
    }
  }

  private static let slots: [Slot] = [
    Slot("any", takes: [.video, .image, .audio, .other], rules: [rule0, rule1, rule2, rule3, rule4, rule5, rule6, rule7, rule8, rule9, rule10, rule11]),
  ]

  private static let requestRules: [Rule] = []

  private static let requestForm: RequestForm? = nil

  private static let appRules: [Rule] = []

  private static let rule0: Rule = Rule(
    id: "file/truncated",
    subject: .measure(.problems(.truncated)),
    constraint: rule0Constraint,
    strength: .unstated, certainty: .derived, step: .format,
    shareState: 20010,
    mayAnswer: [.video: 20012],
    message: "{measured}",
    source: source0,
    examples: rule0Examples)

  private static let rule0Constraint: Constraint = .present(false)

  private static let rule0Examples: Examples = Examples(
    pass: [],
    warn: [],
    fail: [Example([Example.Value(.measure(.problems(.truncated)), .text("the file ends 3000 bytes before the end of its media data"))])])

  private static let rule1: Rule = Rule(
    id: "file/zero-filled",
    subject: .measure(.problems(.zeroFilled)),
    constraint: rule1Constraint,
    strength: .unstated, certainty: .derived, step: .format,
    shareState: 20010,
    mayAnswer: [.video: 20012],
    message: "{measured}",
    source: source0,
    examples: rule1Examples)

  private static let rule1Constraint: Constraint = .present(false)

  private static let rule1Examples: Examples = Examples(
    pass: [],
    warn: [],
    fail: [Example([Example.Value(.measure(.problems(.zeroFilled)), .text("the middle and last samples of the video are zeros"))])])

  private static let rule2: Rule = Rule(
    id: "file/decode-error",
    subject: .measure(.problems(.decodeError)),
    constraint: rule2Constraint,
    strength: .unstated, certainty: .derived, step: .format,
    shareState: 20010,
    mayAnswer: [.video: 20012],
    message: "{measured}",
    fix: "Export, copy or download the file again.",
    source: source0,
    examples: rule2Examples)

  private static let rule2Constraint: Constraint = .present(false)

  private static let rule2Examples: Examples = Examples(
    pass: [],
    warn: [],
    fail: [Example([Example.Value(.measure(.problems(.decodeError)), .text("decoding met damage 3 times"))])])

  private static let rule3: Rule = Rule(
    id: "file/external-reference",
    subject: .measure(.problems(.externalReference)),
    constraint: rule3Constraint,
    strength: .unstated, certainty: .derived, step: .format,
    shareState: 20010,
    mayAnswer: [.video: 20012],
    message: "{measured}",
    fix: "Export the media as one self-contained file.",
    source: source0,
    examples: rule3Examples)

  private static let rule3Constraint: Constraint = .present(false)

  private static let rule3Examples: Examples = Examples(
    pass: [],
    warn: [],
    fail: [Example([Example.Value(.measure(.problems(.externalReference)), .text("the media data lies in another file"))])])

  private static let rule4: Rule = Rule(
    id: "file/corrupt",
    subject: .measure(.problems(.corrupt)),
    constraint: rule4Constraint,
    strength: .remark, certainty: .derived, step: .format,
    message: "{measured}",
    source: source0,
    examples: rule4Examples)

  private static let rule4Constraint: Constraint = .present(false)

  private static let rule4Examples: Examples = Examples(
    pass: [],
    warn: [],
    fail: [])

  private static let rule5: Rule = Rule(
    id: "file/unsupported",
    subject: .measure(.problems(.unsupported)),
    constraint: rule5Constraint,
    strength: .remark, certainty: .derived, step: .format,
    message: "{measured}",
    source: source0,
    examples: rule5Examples)

  private static let rule5Constraint: Constraint = .present(false)

  private static let rule5Examples: Examples = Examples(
    pass: [],
    warn: [],
    fail: [])

  private static let rule6: Rule = Rule(
    id: "file/extension-mismatch",
    subject: .measure(.problems(.extensionMismatch)),
    constraint: rule6Constraint,
    strength: .remark, certainty: .derived, step: .format,
    message: "{measured}",
    source: source0,
    examples: rule6Examples)

  private static let rule6Constraint: Constraint = .present(false)

  private static let rule6Examples: Examples = Examples(
    pass: [],
    warn: [],
    fail: [])

  private static let rule7: Rule = Rule(
    id: "file/odd-rotation",
    subject: .measure(.problems(.oddRotation)),
    constraint: rule7Constraint,
    strength: .remark, certainty: .derived, step: .format,
    message: "{measured}",
    source: source0,
    examples: rule7Examples)

  private static let rule7Constraint: Constraint = .present(false)

  private static let rule7Examples: Examples = Examples(
    pass: [],
    warn: [],
    fail: [])

  private static let rule8: Rule = Rule(
    id: "file/impossible-size",
    subject: .measure(.problems(.impossibleSize)),
    constraint: rule8Constraint,
    strength: .remark, certainty: .derived, step: .format,
    message: "{measured}",
    source: source0,
    examples: rule8Examples)

  private static let rule8Constraint: Constraint = .present(false)

  private static let rule8Examples: Examples = Examples(
    pass: [],
    warn: [],
    fail: [])

  private static let rule9: Rule = Rule(
    id: "file/trailing-data",
    subject: .measure(.problems(.trailingData)),
    constraint: rule9Constraint,
    strength: .remark, certainty: .derived, step: .format,
    message: "{measured}",
    source: source0,
    examples: rule9Examples)

  private static let rule9Constraint: Constraint = .present(false)

  private static let rule9Examples: Examples = Examples(
    pass: [],
    warn: [],
    fail: [])

  private static let rule10: Rule = Rule(
    id: "file/leading-garbage",
    subject: .measure(.problems(.leadingGarbage)),
    constraint: rule10Constraint,
    strength: .remark, certainty: .derived, step: .format,
    message: "{measured}",
    source: source0,
    examples: rule10Examples)

  private static let rule10Constraint: Constraint = .present(false)

  private static let rule10Examples: Examples = Examples(
    pass: [],
    warn: [],
    fail: [])

  private static let rule11: Rule = Rule(
    id: "file/limit-reached",
    subject: .measure(.problems(.limitReached)),
    constraint: rule11Constraint,
    strength: .remark, certainty: .derived, step: .format,
    message: "{measured}",
    source: source0,
    examples: rule11Examples)

  private static let rule11Constraint: Constraint = .present(false)

  private static let rule11Examples: Examples = Examples(
    pass: [],
    warn: [],
    fail: [])

}

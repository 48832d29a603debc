import Foundation
import MediaProbe
import Preflight
import PreflightReports

/// An awkward run for every report: names and texts that affect terminals, spreadsheets, markup, logs and pages; every
/// outcome; errors and warnings; destinations with codes of their own, with borrowed ones and without codes.
enum AwkwardRun {
  static let info = RunInfo(
    toolVersion: "1.2.3", destinations: [share, stories, hostile], width: 100, color: false)

  static let items: [BatchItem] =
    assets.map { .asset($0) } + [.skip("notes <b>.txt", reason: Message(asWritten: "not media"))]

  static let summary = RunSummary(tally(items), libraries: ["libavformat": "59.27.100"])

  /// Returns the report of a run.
  static func report(
    _ reporter: any Reporter.Type, _ info: RunInfo = info, _ items: [BatchItem] = items, interrupted: Bool = false
  ) -> [UInt8] {
    var reporter = reporter.init(info)
    var out: [UInt8] = []
    var tally = tally(items)
    tally.interrupted = interrupted
    reporter.begin(into: &out)
    for item in items { reporter.add(item, into: &out) }
    reporter.end(RunSummary(tally, libraries: summary.libraries), into: &out)
    return out
  }

  static func presented(_ asset: CheckedAsset, in language: Language = .english) -> PresentedAsset {
    var info = info
    info.language = language
    return PresentedAsset(asset, in: info)
  }

  static func tally(_ items: [BatchItem]) -> Tally {
    var tally = Tally()
    for item in items { tally.add(item) }
    return tally
  }

  // MARK: Assets

  /// Valid file names that could break formats.
  static let names: [AssetPath] = [
    "quotes \"double\" 'single' `back`.mp4", "new\nline\r\ttab.mp4", "escape\u{1B}[31m\u{7}\u{9B}.mp4",
    "bidi\u{202E}4pm.\u{2066}exe\u{200B}.mp4",
    AssetPath(bytes: Array("bytes-".utf8) + [0xFF, 0xC3, 0x28] + Array(".mp4".utf8)),
    "::error::file=x,line=1::injected.mp4", "</script><script>alert(1)</script><!--.mp4", "]]><x>&amp;&#0;.mp4",
    "=cmd|' /C calc'!A1.mp4", "@x #1 GH-1 www.example.com https://example.com/a.mp4", "a|b[c](d)*e*_f_~~g~~$h$.mp4",
    "%25%0A%2C,;:.mp4", "日本語/絵文字 👩‍👩‍👧‍👦 e\u{301}.mp4",
    AssetPath("long/" + String(repeating: "0123456789", count: 60) + ".mp4"),
    "\u{FFFE}\u{FFFF}\u{FFFD}.mp4", "./dot/-dash.mp4", "/absolute/c:/path name.mp4",
    "##[error]##vso[task.complete]injected.mp4",
  ]

  static let assets: [CheckedAsset] =
    [
      checked("ok/teaser.mp4", video(duration: 15, width: 1080, height: 1920)),
      checked("ok/poster.jpg", image("jpeg", 1080, 1920)),
      checked("fail/brand-film.mp4", video(duration: 754.2, width: 1920, height: 1080, bytes: 98_100_000)),
      checked("fail/banner.png", image("png", 1150, 500)),
      checked("warn/heavy.mp4", video(duration: 20, width: 1080, height: 1920, bytes: 61_300_000)),
      checked("warn/region.mp4", video(duration: 190, width: 1080, height: 1920)),
      checked("unknown/frames.mp4", undecided()),
      checked("voice.m4a", audio()),
      checked(
        "broken/cut.mp4",
        MediaFacts(error: ReadError(.truncated, Message(asWritten: "the index is missing: export the file again")))),
      checked(
        "broken/<b>.mp4",
        MediaFacts(
          error: ReadError(.corrupt, Message(asWritten: "box 'm\u{1B}]0;x\u{7}' \"]]></script>::error::\" ends early")))
      ),
    ]
    + names.enumerated().map { index, name in
      checked(
        name, video(duration: index.isMultiple(of: 2) ? 700 : 10, width: 640, height: 480, codec: codecs[index % 4]))
    } + unready

  /// Findings that a team accepts, and a file without a rule.
  private static let unready: [CheckedAsset] = [
    CheckedAsset(
      path: "accepted/long.mp4", facts: video(duration: 754.2, width: 1080, height: 1920),
      verdicts: judges.map { judge in
        let facts = video(duration: 754.2, width: 1080, height: 1920)
        return judge.verdict(for: facts, expecting: nil, accepting: Acceptor(), in: .anyFormat)
      }),
    CheckedAsset(
      path: "accepted/cut.mp4", facts: MediaFacts(error: cut),
      verdicts: judges.map { judge in
        judge.verdict(for: MediaFacts(error: cut), expecting: nil, accepting: Acceptor(), in: .anyFormat)
      }),
    CheckedAsset(
      path: "unjudged/clip.mp4", facts: video(duration: 15, width: 1080, height: 1920),
      verdicts: info.destinations.map { Verdict(destination: $0, slot: $0.slots.first?.name, outcome: .notJudged) }),
  ]

  private static let cut = ReadError(.truncated, Message(asWritten: "the index is missing: export the file again"))

  private final class Acceptor: FindingAcceptor {
    func acceptance(of rule: Rule, measured: FactValue?, at intervals: [ContentInterval]) -> Acceptance? {
      Acceptance(.allowance, reason: "Legal wants the long version.", until: .day(2999, 12, 31))
    }
    func acceptance(of error: ReadError.Code) -> Acceptance? { Acceptance(.baseline) }
  }

  private static let codecs = ["h264", "\u{202E}=@x</b>", "`|`", "mp4v"]

  private static func checked(_ path: AssetPath, _ facts: MediaFacts) -> CheckedAsset {
    CheckedAsset(
      path: path, facts: facts, verdicts: judges.map { $0.verdict(for: facts) },
      thumbnail: pictured.contains(path) ? thumbnail() : nil)
  }

  /// Assets with a thumbnail, one of them with a malicious name.
  private static let pictured: Set<AssetPath> = ["ok/teaser.mp4", "fail/banner.png", names[6]]

  /// A JPEG of 90 × 160 pixels: a square before a gradient. A comment adds this many bytes (ITU-T T.81, B.2.4.5).
  static func thumbnail(padding: Int = 0) -> Thumbnail? {
    let jpeg = [UInt8](Data(base64Encoded: picture) ?? Data())
    let comment = [0xFF, 0xFE, UInt8(truncatingIfNeeded: (padding + 2) >> 8), UInt8(truncatingIfNeeded: padding + 2)]
    return Thumbnail(
      jpeg: jpeg.prefix(2) + (padding > 0 ? comment + [UInt8](repeating: 0x55, count: padding) : [])
        + jpeg.dropFirst(2),
      width: 90, height: 160)
  }

  private static let picture =
    "/9j/4AAQSkZJRgABAgAAAQABAAD//gAQTGF2YzU5LjM3LjEwMAD/2wBDAAgYGBwYHCEhISEhISckJygoKCcnJycoKCgrKyszMzMrKyso"
    + "KCsrMDAzMzc5NzQ0MzQ5OTw8PEhIRUVUVFdnZ3z/xAB8AAEBAQEBAQAAAAAAAAAAAAAAAgcEBQYBAQACAwEBAAAAAAAAAAAAAAAEAwYB"
    + "BQcCEAEAAQIGAgIDAQEAAAAAAAAAAgMBUnKxM9EUoiGhEQRxMUGBEQEAAgECAwgDAQAAAAAAAAAAARECA1FxBCGSU5Ey0RMUsRIiQTH/"
    + "wAARCACgAFoDASIAAhEAAxEA/9oADAMBAAIRAxEAPwD4gUPQXOpIoCkigKSKApIoCkigKWLFNpVIFhZSBYWUgWFlIFhZSBYWUoWKEukC"
    + "wKQLApAsCkCwKQLApYoUWl0lpNL8SjKnC94e7xje/uX+2/bOGwUdqnkjoxTns8sccPxynHrP+TS/GHD06GDylydOhg8pcvcGD+9q95n2"
    + "pSqjaHh9Ohg8pcnToYPKXL3A97V7zPtSVG0MZqxtGpO1v5aUrW/5dyvQrbtTPLVwvXcJ/XHhDn0kULrapYsUpVIa9R2qeSOjJGt0dqnk"
    + "joxDn/Lhxn6WQ7QGBrgAGQ1t2pnlq4noVt2pnlq4nsmHlx4R9I1IFi9qlAKl41mjtU8sdGTPWt+TWja1rS9Wt9W9R4cPmdHLWjGMZjpP"
    + "9bagMz7dfH8R4O3Xx/EeGN/B1d8PGfRtpgzPt18fxHg7dfH8R4Pg6u+HjPoOKtu1M0tXEu97yve9/wC3v93QzzGKiI2h8gCwAAAAAAAA"
    + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAf//Z"

  private static func video(
    duration: Double, width: Int, height: Int, bytes: Int64 = 7_700_000, codec: String = "h264"
  ) -> MediaFacts {
    var facts = MediaFacts()
    facts.kind = .video
    facts.container = "mp4"
    facts.mimeType = "video/mp4"
    facts.fileSize = bytes
    facts.duration = duration
    var video = VideoFacts()
    video.codec = codec
    (video.storedWidth, video.storedHeight) = (width, height)
    video.deriveShownSize()
    video.averageFrameRate = Ratio(30000, 1001)
    facts.video = video
    facts.audio = AudioFacts()
    facts.audio?.codec = "aac"
    return facts
  }

  private static func image(_ format: String, _ width: Int, _ height: Int) -> MediaFacts {
    var facts = MediaFacts()
    facts.kind = .image
    facts.container = format
    facts.fileSize = 240_000
    var image = ImageFacts()
    image.format = format
    (image.width, image.height) = (width, height)
    facts.image = image
    facts.problems = [Problem(.trailingData, Message(asWritten: "12 bytes behind the end </details>"))]
    return facts
  }

  private static func undecided() -> MediaFacts {
    var facts = video(duration: 15, width: 1080, height: 1920)
    facts.video?.averageFrameRate = nil
    facts.unknown[.videoAverageFrameRate] = UnknownFacts.Reason(
      Message(asWritten: "the \"header\" does not count <frames>"), tier: .stream)
    facts.unknown[.videoFrameRate] = UnknownFacts.Reason(
      Message(asWritten: "the \"header\" does not count <frames>"), tier: .stream)
    return facts
  }

  private static func audio() -> MediaFacts {
    var facts = MediaFacts()
    facts.kind = .audio
    facts.container = "m4a"
    facts.duration = 3
    facts.audio = AudioFacts()
    facts.audio?.codec = "aac"
    return facts
  }

  // MARK: Destinations

  private static let judges = [share, stories, hostile].compactMap { try? Judge($0) }

  private static let guide = Source(
    id: "guide", title: "Share guide", url: "https://developers.example.com/share?a=1&b=2#limits",
    checked: .day(2026, 11, 21))

  private static let states = [
    ShareState(code: 20000, name: "shared", meaning: "Done."),
    ShareState(code: 20007, name: "video length doesn't meet requirements", meaning: "Too long or too short."),
    ShareState(code: 20008, name: "photo resolution doesn't meet requirements", meaning: "Too small."),
    ShareState(code: 20010, name: "media could not be processed", meaning: "Damaged."),
    ShareState(code: 20012, name: "video format not supported", meaning: "Another codec."),
  ]

  /// A destination with codes of its own, and with a parameter on which an answer depends.
  private static let share = Destination(
    id: "example-share-ios", shortName: "share", name: "Example Share Kit (iOS)", publisher: "Example",
    summary: "An app hands over videos and photos.", sources: [guide],
    shareStates: ShareStateTable(success: 20000, states: states),
    parameters: [Parameter("region", .choice(["eu", "us"]), meaning: "Where the account is registered.")],
    slots: [
      Slot(
        "video", takes: [.video],
        rules: [
          rule(
            "example-share-ios/video-duration-max", .fact(.duration), .within(.max(.figure(600))), .duration, 20007,
            "runs {measured}, at most {limit}", fix: "Trim it to {limit}."),
          rule(
            "example-share-ios/video-duration-us", .fact(.duration), .within(.max(.figure(180))), .duration, 20007,
            "runs {measured}, at most {limit}", when: [Condition("region", .oneOf(["us"]))]),
          rule(
            "example-share-ios/video-codec", .fact(.videoCodec), .oneOf([.text("h264"), .text("hevc")]), .format, 20012,
            "is coded as {measured}; {limit} are taken", fix: "Convert it to H.264 in MP4."),
          rule(
            "example-share-ios/video-frame-rate", .fact(.videoFrameRate), .within(.max(.figure(60))), .format, 20012,
            "has {measured}, at most {limit}"),
          rule(
            "example-share-ios/video-file-size", .fact(.fileSize), .within(.below(.figure(50_000_000))), .format, nil,
            "weighs {measured}, less than {limit} is advised", strength: .advice),
        ]),
      Slot(
        "image", takes: [.image],
        rules: [
          rule(
            "example-share-ios/image-size", .derived(.imageSize),
            .sides([SideBound(.short, .min(.figure(720)))]), .resolution, 20008, "is {measured}, {limit} is asked for",
            fix: "Export it larger.")
        ]),
    ],
    unreadable: [UnreadableState(.truncated, 20010), UnreadableState(.corrupt, 20010)])

  /// A destination with borrowed codes and several slots.
  private static let stories = Destination(
    id: "example-stories-ios", shortName: "stories", name: "Example Stories (iOS)", publisher: "Example",
    summary: "An app hands over a background and a sticker.", sources: [guide],
    shareStates: ShareStateTable(success: 20000, borrowedFrom: "Example Share Kit", states: states),
    slots: [
      Slot(
        "background-video", takes: [.video],
        rules: [
          rule(
            "example-stories-ios/background-video-duration-max", .fact(.duration), .within(.max(.figure(20))),
            .duration,
            20007, "runs {measured}, at most {limit}", fix: "Cut it into parts of {limit}.")
        ]),
      Slot(
        "background-image", takes: [.image],
        rules: [
          rule(
            "example-stories-ios/background-image-size", .derived(.imageSize),
            .sides([SideBound(.width, .min(.figure(720))), SideBound(.height, .min(.figure(1280)))]), .resolution,
            20008,
            "is {measured}, {limit} is asked for")
        ]),
      Slot(
        "sticker", takes: [.image],
        rules: [
          rule(
            "example-stories-ios/sticker-size", .derived(.imageSize),
            .sides([SideBound(.width, .max(.figure(640)))]), .resolution, nil, "is {measured}, {limit} is advised",
            strength: .advice)
        ]),
    ],
    unreadable: [UnreadableState(.truncated, 20010)])

  /// A malicious destination without codes.
  private static let hostile = Destination(
    id: "=own", shortName: "<own>|", name: "Own <b>|</script>]]>,\"x\" @x\u{202E}\u{1B}[1m", publisher: "?",
    summary: "", sources: [script],
    slots: [
      Slot(
        "+slot\"<", takes: [.video, .image],
        rules: [
          rule(
            "=own/size\"><img src=x>", .fact(.fileSize), .within(.max(.figure(50_000_000))), .format, nil,
            "=weighs {measured} </script> ]]> ::error:: @x | `{limit}`\n::warning::", fix: "-- ![x](y) <b>\r\n",
            certainty: .thirdParty, source: script)
        ])
    ])

  private static let script = Source(
    id: "script", title: "](x) <script>\"", url: "javascript:alert(1)//\"><b>", checked: .day(2026, 11, 20))

  private static func rule(
    _ id: String, _ measure: Measure, _ constraint: Constraint, _ step: Step, _ state: Int?, _ message: MessageTemplate,
    fix: MessageTemplate? = nil, strength: Strength = .unstated, certainty: Certainty = .official,
    source: Source = guide, when: [Condition] = []
  ) -> Rule {
    Rule(
      id: id, subject: .measure(measure), constraint: constraint, strength: strength, certainty: certainty, step: step,
      shareState: state, message: message, fix: fix, source: source, when: when)
  }
}

/// A part of the awkward run whose reports are recorded in files of their own.
enum ReportCase: String, CaseIterable {
  /// Assets with nothing wrong, of which the whole report says so.
  case passes
  /// Every other outcome, and what is skipped.
  case outcomes
  /// Names with markup, commands, control characters and unusual Unicode.
  case names

  /// The places of its assets in `AwkwardRun.assets`.
  var places: [Int] {
    switch self {
    case .passes: [0, 1, 7]
    case .outcomes: Array(2...6) + [8, 9] + Array(28...30)
    case .names: Array(10...27)
    }
  }

  var items: [BatchItem] {
    let assets = places.map { BatchItem.asset(AwkwardRun.assets[$0]) }
    let others = AwkwardRun.items.filter { if case .asset = $0 { false } else { true } }
    return self == .outcomes ? assets + others : assets
  }
}

import MediaProbe
import Preflight
import PreflightLanguage
import PreflightReports
import PreflightRules
import Testing

/// Tests that every rule has a short headline that names the direction of the breach.
@Suite struct HeadlineTests {
  private static let destinations = [Destinations.file] + Destinations.all
  private static let kinds: [MediaFacts.Kind?] = [nil, .video, .image, .audio]

  @Test(arguments: Language.allCases) func `Every rule has a short headline`(language: Language) {
    for destination in Self.destinations {
      for rule in destination.rules {
        for kind in Self.kinds {
          let text = ProblemTitle(rule, kind: kind).text(in: language)
          #expect(!text.isEmpty && TerminalText.width(text) <= 44, "\(rule.id): \(text)")
          #expect(text.first.map { $0.isLowercase } == false || Self.namesAField(rule), "\(rule.id): \(text)")
          #expect(text != "Not accepted" && text != "不受支持", "\(rule.id)")
        }
      }
    }
  }

  /// A field keeps its own spelling.
  private static func namesAField(_ rule: Rule) -> Bool {
    switch rule.subject {
    case .field, .together, .given, .app, .count: true
    case .measure, .aggregate: false
    }
  }

  @Test func `Chinese headlines are in Chinese`() {
    var complaints: Set<String> = []
    for destination in Self.destinations {
      for rule in destination.rules where !Self.namesAField(rule) {
        let text = ProblemTitle(rule, kind: .video).text(in: .simplifiedChinese)
        complaints.formUnion(Chinese.complaints(about: text).map { "\(text): \($0)" })
      }
    }
    for code in ReadError.Code.allCases {
      let text = ProblemHeadline.unreadable(code).text(in: .simplifiedChinese)
      complaints.formUnion(Chinese.complaints(about: text).map { "\(text): \($0)" })
    }
    #expect(complaints.isEmpty)
  }

  /// Too much and too little of a property never have the same headline.
  @Test(arguments: Language.allCases) func `Opposite breaches have different headlines`(language: Language) {
    var texts: [String: Set<ProblemTitle.Breach>] = [:]
    for destination in Self.destinations {
      for rule in destination.rules {
        for measured in [nil, FactValue.number(-1), .number(1e15), .size(PixelSize(width: 1, height: 1))] {
          let title = ProblemTitle(rule, measured: measured, kind: .video)
          guard [.above, .below, .longer, .shorter].contains(title.breach) else { continue }
          texts[title.text(in: language), default: []].insert(title.breach)
        }
      }
    }
    for (text, breaches) in texts { #expect(breaches.count == 1, "\(text): \(breaches)") }
    #expect(texts.count > 30)
  }

  @Test func `A range names its direction if the value is known`() throws {
    let reel = try #require(Destinations.named("facebook-reel"))
    let rule = try #require(reel.rules.first { $0.id.hasSuffix("/video-frame-rate") })
    #expect(ProblemTitle(rule).text(in: .english) == "Frame rate not accepted")
    #expect(ProblemTitle(rule, measured: .number(5)).text(in: .english) == "Frame rate too low")
    #expect(ProblemTitle(rule, measured: .number(120)).text(in: .english) == "Frame rate too high")
    #expect(ProblemTitle(rule, measured: .number(5)).text(in: .simplifiedChinese) == "视频帧率过低")
  }

  @Test(
    arguments: [
      ("runs 754.2 s, at most 600 s", "runs 12:34.2, at most 10:00"), ("at least 3 s", "at least 3 s"),
      ("3 to 600 s are taken", "3 to 600 s are taken"), ("7200 s; at most 3600 s.", "2:00:00; at most 1:00:00."),
      ("600 stations, 75 Mbit/s", "600 stations, 75 Mbit/s"), ("59.9 s", "59.9 s"), ("", ""),
    ])
  func `Long durations are written as clock times`(text: String, told: String) {
    #expect(ClockText.told(text, in: .english) == told)
  }

  @Test func `Long durations are written as clock times in Chinese`() {
    #expect(ClockText.told("时长为 754.2 秒，不能超过 600 秒。", in: .simplifiedChinese) == "时长为 12:34.2，不能超过 10:00。")
    #expect(ClockText.told("剪辑到 600 秒以内；", in: .simplifiedChinese) == "剪辑到 10:00 以内；")
    #expect(ClockText.told("应在 3 到 600 秒之间", in: .simplifiedChinese) == "应在 3 到 600 秒之间")
  }
}

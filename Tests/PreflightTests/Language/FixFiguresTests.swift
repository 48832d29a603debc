import Foundation
import MediaProbe
import PreflightJudging
import PreflightLanguage
import PreflightPlanning
import PreflightRules
import Testing

/// Tests that a fix names the limit of its rule: value, unit and comparison.
@Suite struct FixFiguresTests {
  /// Figures that name no limit, with the rule that has them.
  private static let explained = [
    "facebook-reel/video-frame-rate": ["23.976 fps"],
    "linkedin-ad/audio-sample-rate": ["48 kHz"],
    "roku-ad/video-duration": ["30 s", "15 秒", "30 秒"],
    "spotify-audio-ad/audio-file-size": ["192 kbit/s"],
    "spotify-audio-ad/audio-file-size-ads-manager": ["192 kbit/s"],
    "spotify-audio-ad/audio-file-size-decimal": ["192 kbit/s"],
    "x-ad/video-duration-ads-api": ["15 s", "15 秒"],
    "x-ad/video-duration-specs": ["15 s", "15 秒"],
    "x-ad/video-file-size-ads-api": ["30 MB"],
  ]
  private static let units: [(String, Double)] = [
    ("KiB", 1024), ("MiB", 1_048_576), ("GiB", 1_073_741_824), ("KB", 1e3), ("MB", 1e6), ("GB", 1e9),
    ("kbit/s", 1e3), ("Mbit/s", 1e6), ("fps", 1), ("kHz", 1e3), ("Hz", 1), ("min", 60), ("s", 1), ("h", 3600),
    ("分钟", 60), ("秒", 1), ("小时", 3600),
  ]

  private static func figures(_ text: String) -> [(text: String, value: Double)] {
    text.matches(of: /([0-9][0-9,.]*[0-9]|[0-9]) ?([A-Za-z\/]+|分钟|秒|小时)/).compactMap { match in
      guard let unit = units.first(where: { $0.0 == match.output.2 }),
        let value = Double(match.output.1.replacing(",", with: ""))
      else { return nil }
      return (String(match.output.0), value * unit.1)
    }
  }

  private static func limits(_ rule: Rule) -> [Double] {
    switch rule.constraint {
    case .within(let bound): [bound.figures?.min, bound.figures?.max].compactMap { $0?.value }
    case .equals(let value): [value.exact?.value].compactMap { $0 }
    default: []
    }
  }

  @Test(arguments: [Language.english, .simplifiedChinese]) func `Fixes name the limit`(_ language: Language) throws {
    var count = 0
    for id in Destinations.ids {
      let destination = try #require(Destinations.named(id)).translated(to: language)
      for rule in destination.rules {
        guard let fix = rule.fix?.text, case .within(let bound) = rule.constraint, let own = bound.figures else {
          continue
        }
        // Another rule on the same property can say what is safer, such as the limit of an older version.
        let others = destination.rules.filter { $0.subject == rule.subject && $0.id != rule.id }.flatMap(Self.limits)
        for figure in Self.figures(fix) where Self.explained[rule.id]?.contains(figure.text) != true {
          count += 1
          let isOwn = Self.limits(rule).contains { abs($0 - figure.value) < 1e-6 }
          let isSaid = fix.contains(",") || fix.contains("，") || fix.contains(";") || fix.contains("；")
          let isOther = others.contains { abs($0 - figure.value) < 1e-6 }
          #expect(isOwn || isOther && isSaid, "\(rule.id): \(fix), the limit is \(Self.limits(rule))")
        }
        let isStrict = !own.minIsAllowed || !own.maxIsAllowed
        if !isStrict {
          #expect(
            fix.contains("no side is more than") || !fix.contains(/\b(less|fewer|more|longer|shorter) than\b/),
            "\(rule.id): \(fix)")
          #expect(!fix.contains(/(^|[^不])(小于|短于|少于|大于|长于|多于)/), "\(rule.id): \(fix)")
        } else {
          #expect(!fix.contains(/at most|at least|or (less|more)|不超过|不少于|以内|至少/), "\(rule.id): \(fix)")
        }
      }
    }
    #expect(count > 50, "the texts have figures")
  }
}

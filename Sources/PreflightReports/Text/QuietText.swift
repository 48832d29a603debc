import MediaProbe
import PreflightBatch
import PreflightJudging
import PreflightLanguage
import PreflightRules

/// One line for each file that makes the exit status 1, and the counts below them. Without such a file, it is empty.
struct QuietText {
  private let run: RunInfo
  private let palette: Palette
  private var failed = 0

  init(_ run: RunInfo) {
    self.run = run
    palette = Palette(isOn: run.color)
  }

  mutating func add(_ asset: CheckedAsset, into out: inout [UInt8]) {
    guard asset.isRed(in: run) else { return }
    failed += 1
    let issues = Issue.all(of: asset, in: run.language).filter { $0.grade >= run.failOn.leastGrade }
    var titles: [String] = []
    for issue in issues where !titles.contains(issue.headline) { titles.append(issue.headline) }
    let sign = asset.worstOutcome ?? .unreadable
    let path = CommandGuard.shown((asset.culprit ?? asset.path).display + asset.suffix)
    let room = run.width - 2 - TerminalText.width(path) - TerminalText.width(run.words.terms.colon)
    let text = Self.fitted(titles, to: room, run)
    appendLine(
      sign.painted(sign.symbol, palette) + " " + path + (text.isEmpty ? "" : run.words.terms.colon + text), to: &out)
  }

  mutating func end(_ summary: RunSummary, into out: inout [UInt8]) {
    guard failed > 0 else { return }
    for line in TerminalText.wrapped(Headline(run: run, tally: summary.tally).counts, to: run.width) {
      appendLine(line, to: &out)
    }
  }

  /// Returns as many headlines as fit, at least one, with the number of the others: `Video too long +2`.
  private static func fitted(_ titles: [String], to width: Int, _ run: RunInfo) -> String {
    for count in stride(from: titles.count, to: 0, by: -1) {
      let rest = count < titles.count ? " +\(titles.count - count)" : ""
      let text = titles.prefix(count).joined(separator: run.words.terms.comma) + rest
      if count == 1 || TerminalText.width(text) <= width { return text }
    }
    return ""
  }
}

extension CheckedAsset {
  /// True if the asset makes the exit status 1.
  func isRed(in run: RunInfo) -> Bool {
    if isUnreadableRequest { return run.failOn.isReached(by: .unreadable) }
    return verdicts.isEmpty ? facts.error != nil : verdicts.contains { run.failOn.isReached(by: $0.outcome) }
  }
}

extension FailureThreshold {
  /// The lowest grade of an issue that makes the exit status 1.
  fileprivate var leastGrade: Issue.Grade {
    switch self {
    case .error, .never: .error
    case .unknown: .undecided
    case .warning: .warning
    }
  }
}

import PreflightBatch
import PreflightJudging
import PreflightLanguage
import PreflightPresenting
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

  mutating func add(_ asset: PresentedAsset, into out: inout [UInt8]) {
    guard asset.isRed else { return }
    failed += 1
    let problems = asset.problems.filter { $0.outcome >= run.failOn.mildest ?? .fail }
    let titles = Grouped.members(problems.map { ($0.headline, $0.briefRule) }).map { headline, rules in
      headline + run.words.terms.inParentheses(rules.joined(separator: ", "))
    }
    let path = CommandGuard.shown(asset.culprit.display + asset.asset.suffix)
    let room = run.width - 2 - TerminalText.width(path) - TerminalText.width(run.words.terms.colon)
    let text = Self.fitted(titles, to: room, run)
    let sign = asset.outcome.painted(asset.outcome.symbol, palette)
    appendLine(sign + " " + path + (text.isEmpty ? "" : run.words.terms.colon + text), to: &out)
  }

  mutating func end(_ summary: RunSummary, into out: inout [UInt8]) {
    guard failed > 0 else { return }
    for line in TerminalText.wrapped(Headline(run: run, tally: summary.tally).counts, to: run.width) {
      appendLine(line, to: &out)
    }
  }

  /// Returns as many headlines as fit, at least one, with the number of other headlines: `Video too long +2`.
  private static func fitted(_ titles: [String], to width: Int, _ run: RunInfo) -> String {
    for count in stride(from: titles.count, to: 0, by: -1) {
      let rest = count < titles.count ? " +\(titles.count - count)" : ""
      let text = titles.prefix(count).joined(separator: run.words.terms.comma) + rest
      if count == 1 || TerminalText.width(text) <= width { return text }
    }
    return ""
  }
}
